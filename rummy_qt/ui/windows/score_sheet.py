"""The score sheet: the points of every round by where they come from, and how the match stands.

Before that of a match that the person has won, their cards rise into a wheel around the fox.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QBoxLayout, QHeaderView, QPushButton, QSpacerItem, QWidget

from rummy_qt.engine import Card
from rummy_qt.engine.scoring import Tally
from rummy_qt.play.company import Face, Occasion
from rummy_qt.play.ladder import rung_of
from rummy_qt.play.score_lines import ScoreLines
from rummy_qt.ui.actions import SPECS
from rummy_qt.ui.drawings import clear_pixmap, cloth, smooth_painter
from rummy_qt.ui.models.rows import Cell
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.portraits import portrait
from rummy_qt.ui.table import RATIO
from rummy_qt.ui.table.arrangement import Spot
from rummy_qt.ui.table.art import CardArt, Lift, Picture, Style, Wear
from rummy_qt.ui.table.sprites import BOLD
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.theme import Theme, font_factor, text_font
from rummy_qt.ui.windows.chart import LineChart, Series
from rummy_qt.ui.windows.look import GAP, NEAR, primary, quiet_label, worn
from rummy_qt.ui.windows.page_dialog import BROAD, PAGE, SLIM, TALL, PageDialog, Paper
from rummy_qt.ui.windows.parts import Spring, across, down, fill, push_button, put
from rummy_qt.ui.windows.tables import LARGE, PAD, USUAL, PaperTable, choose_row
from rummy_qt.ui.words.cards import Letters
from rummy_qt.ui.words.company import remark_text
from rummy_qt.ui.words.language import in_context, number_text, retold, translate
from rummy_qt.ui.words.numbers import joined
from rummy_qt.ui.words.records import assisted_text

tr = in_context("ScoreSheet")
_PARTS = len(Tally._fields)
"""The first columns, where points may be lost: those are red, but no sum."""
_WIDEST = "−9,999"
"""What every column has room for, as bold as the best of a row."""
_WIDEST_NAME = 190
_ON_A_PAGE = 5
"""Players whose columns are read on a page of the usual breadth."""
_ROUNDS_SEEN = 6
_FACE = 48.0
"""Points of the ring of the winner's face."""
_LAUREL = 44.0
"""Pixels of the width of a card in the head of a sheet that tells of a victory."""


class ScoreSheet(PageDialog):
    """Shown after every round, and whenever one asks for it."""

    def __init__(self, standing: ScoreLines, parent: QWidget | None = None) -> None:
        wide = BROAD if len(standing.names) > _ON_A_PAGE else PAGE
        wanted = (wide, TALL) if standing.rounds else (SLIM, 0)
        super().__init__("score_sheet", parent, *wanted, NEAR)
        self.standing = standing
        self.signs = plain_label("", self)
        """What a victory looks like where nothing moves: the cards that won."""
        self.signs.hide()
        self.subline = quiet_label("", self)
        self.face = plain_label("", self)
        """Of the winner."""
        self.face.hide()
        self.remark = quiet_label("", self)
        """What an opponent of the ladder says to the end of a match."""
        self.remark.hide()
        self.paper = Paper(self)
        only = len(standing.rounds) == 1
        self.breakdown = self._make_table("breakdown", chooses=only)
        if not only:  # of one round it is all that is read, with keys, too
            self.breakdown.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.breakdown.most_rows = len(standing.names)
        self.star_note = quiet_label("", self.paper, objectName="star_note")
        self.star_note.setVisible(any(score.assisted for score in standing.rounds))
        self._next: dict[str, QPushButton] = {}
        """What may be done next, the likeliest last."""
        self.totals = self._make_table("totals", chooses=True)
        self.chart = LineChart(self.paper)
        self._lay_out()
        retold(self, self._say)
        self.totals.selectionModel().currentRowChanged.connect(
            lambda index: self._on_round(index.row())
        )
        self.paper.setVisible(bool(standing.rounds))
        self.totals.setHidden(only)
        if standing.rounds:
            choose_row(self.totals, len(standing.rounds) - 1)
            self.totals.scrollToBottom()

    def fit(self) -> None:
        """Written large where there is room, the cards that won beside the head's words."""
        self.signs.setHidden(self.signs.pixmap().isNull())
        few = len(self.standing.names) <= _ON_A_PAGE
        roomy = self.room.height() >= TALL * font_factor()
        self.breakdown.writing = LARGE if few and roomy else USUAL
        rows = self.breakdown.verticalHeader()
        rows.setDefaultSectionSize(max(self.breakdown.writing.row, rows.defaultSectionSize()))
        self._on_round(self.totals.currentIndex().row())
        self._gap.changeSize(0, NEAR)
        self._sheet.invalidate()
        super().fit()
        if self.head.direction() == QBoxLayout.Direction.TopToBottom:
            self.signs.hide()
            super().fit()
        self._keep_whole()

    def _keep_whole(self) -> None:
        """Rounds and chart are seen whole at first, or begin below what is seen of the page."""
        self._whole.invalidate()
        self._whole.activate()
        notes, inner = 0, self.inner
        wide = self.area.width() - self.area.verticalScrollBar().sizeHint().width()
        if self.star_note.isVisibleTo(self):
            notes = NEAR + self.star_note.heightForWidth(self._below.geometry().width())
        whole = max(inner.heightForWidth(wide), inner.minimumSizeHint().height())
        end = whole - notes - GAP - self.paper.contentsMargins().bottom()
        begin = end - self._below.sizeHint().height()
        if begin < self.area.height() < end:
            self._gap.changeSize(0, NEAR + self.area.height() - begin)
            self._sheet.invalidate()

    def _say(self) -> None:
        self.chart.setAccessibleName(tr("Totals over the rounds"))
        self.totals.setAccessibleName(tr("Points of every round"))
        self.star_note.setText(f"* {assisted_text()}")
        for name, button in self._next.items():
            button.setText(translate("Actions", SPECS[name].text))
        row = self.totals.currentIndex().row()
        self._write_head()
        self._write_totals()
        choose_row(self.totals, row)
        self._on_round(row)

    # ------------------------------------------------------------------ building

    def _make_table(self, name: str, *, chooses: bool = False) -> PaperTable:
        table = PaperTable(name, self.paper, chooses=chooses)
        bold = QFont(table.font())
        bold.setBold(True)
        needed = QFontMetrics(bold).horizontalAdvance(_WIDEST) + 2 * PAD
        table.horizontalHeader().setMinimumSectionSize(needed)
        table.most_rows = _ROUNDS_SEEN
        return table

    def _lay_out(self) -> None:
        totals = self.totals, len(self.standing.names), Qt.AlignmentFlag.AlignTop
        self._below = across(totals, (self.chart, 4), gap=GAP)
        self._gap = QSpacerItem(0, 0)
        """Above it."""
        self._sheet = down(self.breakdown)
        self._sheet.addSpacerItem(self._gap)
        fill(self.paper, put(self._sheet, (self._below, 1), self.star_note), GAP)
        self.head.insertWidget(0, self.face)
        put(self.head, Spring(), self.signs)
        put(self.body, self.subline, self.remark, (self.paper, 1))
        self._make_buttons()

    def _make_buttons(self) -> None:
        self.replay = self._round_button("replay_round", "replay_round")
        self.review = self._round_button("review_round", "review_round")
        self.again = self._round_button("round_again", "deal_again")
        offers = self._offers()
        close = self.add_close(self.replay, self.review, self.again, main=not offers)
        for name in offers:
            self._next[name] = push_button(self, name, partial(self.leave_for, name))
            self.foot.addWidget(self._next[name])
        main = primary(list(self._next.values())[-1]) if self._next else close
        main.setFocus()  # never on what begins a practice, which lies first

    def _offers(self) -> tuple[str, ...]:
        """The actions that may come next, the likeliest last."""
        standing = self.standing
        if standing.round_open or not standing.rounds:
            return ()
        if standing.winner is not None:
            beaten = standing.winner == standing.person and rung_of(standing.seats) is not None
            return ("rematch", "ladder") if beaten else ("same_deals", "rematch")
        return ("next_round",) if standing.may_deal else ()

    def _round_button(self, name: str, deed: str) -> QPushButton:
        button = push_button(self, name, lambda: self._leave_with_round(deed))
        button.setVisible(bool(self.standing.rounds))
        return button

    def _leave_with_round(self, deed: str) -> None:
        self.leave_for(deed, self.standing.rounds[self.totals.currentIndex().row()].n)

    # ------------------------------------------------------------------- writing

    def _write_head(self) -> None:
        standing = self.standing
        winner = standing.winner
        if winner is None:
            self.setWindowTitle(tr("How the match stands"))
            self.subline.setText(self._goal())
        else:
            if winner == standing.person:
                self.setWindowTitle(tr("You have won the match"))
                self.signs.setVisible(bool(standing.winning))
                if standing.winning:
                    self.signs.setPixmap(self._laurels())
            else:
                name = standing.names[winner]
                self.setWindowTitle(tr("{name} has won the match", name=name))
            self.subline.setText(self._settlement(winner))
            self._show_winner(winner)
        self.subline.setVisible(bool(self.subline.text()))

    def _show_winner(self, winner: int) -> None:
        """The winner's face; and what the other says, where it was a match of the ladder."""
        standing = self.standing
        who = standing.face(winner, standing.totals)
        self.face.setPixmap(portrait(who, _FACE, worn(), self.devicePixelRatioF()))
        self.face.show()
        rung = rung_of(standing.seats) if standing.remarks else None
        if rung is not None:
            said: Occasion = "beaten" if winner == standing.person else "winning"
            self.remark.setText(remark_text(rung.name, said))
        self.remark.setVisible(rung is not None)

    def _laurels(self) -> QPixmap:
        """The cards that won, as the wheel of the celebration lays them down."""
        style = Style(letters=Letters.now(), ratio=self.devicePixelRatioF())
        return row_of_cards(self.standing.winning[:MOST], _LAUREL, style, worn())

    def _goal(self) -> str:
        standing = self.standing
        if not standing.rounds:
            words = tr("The first round is still being played. Its points will be shown here.")
        else:
            best = max(standing.totals)
            leaders = [n for n, t in zip(standing.names, standing.totals, strict=True) if t == best]
            words = tr("In the lead with %n point(s): {names}.", best, names=joined(leaders))
        if standing.target is None:
            return words
        return f"{words} {tr('The match goes to {target}.', target=standing.target)}"

    def _settlement(self, winner: int) -> str:
        standing = self.standing
        if not standing.settlement or not any(standing.settlement):
            return ""
        paid = [
            tr("{points} from {name}", points=-sum_, name=name)
            for seat, (name, sum_) in enumerate(
                zip(standing.names, standing.settlement, strict=True)
            )
            if seat != winner
        ]
        all_in_all = standing.settlement[winner]
        return tr(
            "{name} collects %n point(s) in all: {sums}.",
            all_in_all,
            name=standing.names[winner],
            sums=joined(paid),
        )

    def _write_totals(self) -> None:
        standing, lines = self.standing, self.standing.lines
        faces = [standing.face(seat, standing.totals) for seat in range(len(lines))]
        rows = []
        for at, score in enumerate(standing.rounds, 1):
            label = f"{score.n}*" if score.assisted else str(score.n)
            first = Cell(label, number=False, tip=assisted_text() if score.assisted else "")
            totals = [line[at] for line in lines]
            each = zip(totals, faces, strict=True)
            rows.append([first, *(figure(total, totals, who) for total, who in each)])
        self.totals.write((tr("Round"), *standing.names), rows)
        self.totals.rows_changed()
        self.totals.share_width()
        series = [
            Series(name, who.colour, line, face=who)
            for name, who, line in zip(standing.names, faces, lines, strict=True)
        ]
        self.chart.show_series(series, standing.target)

    def _on_round(self, row: int) -> None:
        if not 0 <= row < len(self.standing.rounds):
            return
        standing, score = self.standing, self.standing.rounds[row]
        self.replay.setText(tr("Re&play round {number}", number=score.n))
        self.review.setText(tr("Re&view it"))
        self.review.setToolTip(translate("Replay", "What each decision cost, and why"))
        self.again.setText(tr("Pla&y it again"))
        self.again.setToolTip(
            tr("Play round {number} again for practice, in a copy of the match", number=score.n)
        )
        self.chart.mark(row + 1)
        values = [
            (*tally, tally.total, standing.lines[seat][row + 1])
            for seat, tally in enumerate(score.tallies)
        ]
        columns = list(zip(*values, strict=True))
        rows = []
        for seat, line in enumerate(values):
            name = standing.names[seat]
            face = standing.face(seat, [tally.total for tally in score.tallies])
            cells = [Cell(name, number=False, tip=name, face=face)]
            for at, value in enumerate(line, 1):
                cell = figure(value, columns[at - 1], face if at > _PARTS else None)
                paid = at <= _PARTS and value < 0
                cells.append(cell._replace(price=paid, strong=cell.strong and not paid))
            rows.append(cells)
        label = tr("Round {number}", number=f"{score.n}*" if score.assisted else score.n)
        self.breakdown.setAccessibleName(label)
        self.breakdown.write((label, *self._columns()), rows)
        header = self.breakdown.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        title, names = header.sectionSizeFromContents(0), self.breakdown.sizeHintForColumn(0)
        header.resizeSection(0, min(_WIDEST_NAME, max(title.width(), names + 8)))
        self.breakdown.share_width(first=1)
        self.breakdown.rows_changed()

    def _columns(self) -> list[str]:
        return [
            tr("Melds"),
            tr("Lay-offs"),
            tr("Hand"),
            tr("Bonus"),
            tr("Penalties"),
            tr("Round"),
            tr("Total"),
        ]


def figure(value: int, among: Sequence[int], who: Face | None = None) -> Cell:
    """A number of points: none is a dash, the best one that differs from another is stronger.

    A sum is that of ``who``, whose yarn marks the best.
    """
    best = value > 0 and value == max(among) and value > min(among)
    yarn = who.colour if who is not None and best else None
    words, sum_ = number_text(value) if value else "–", bool(value and who)
    return Cell(words, strong=best, sum=sum_, yarn=yarn)


LENGTH_MS: Final = 2_600
UP, ROUND, DOWN = 0.26, 0.66, 0.88
"""When the wheel stands, when it lies down again, and when it lies; the whole goes from 0 to 1."""
TURNS: Final = 0.16
"""Of a full turn, while the wheel stands."""
MOST: Final = 20
LYING_STEP: Final = 0.62
"""From one card to the next where the wheel lies down, in card widths."""
FOX: Final = Card.parse("*2")


class Spoke(NamedTuple):
    """One card of the wheel."""

    picture: Picture
    start: Spot
    """Where it lies on the table."""
    angle: float
    """Where in the wheel it goes, in degrees from the top."""
    row: QPointF
    """Where it lies down in the end."""


_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class Celebration(QWidget):
    """Lies over the table for a moment; a click or a key ends it at once."""

    ended = Signal()

    def __init__(self, table: TableView, words: str) -> None:
        super().__init__(table)
        self._table = table
        self.setObjectName("celebration")
        self.setAccessibleName(words)
        self._words = words
        scene = table.scene_
        self._theme, self._t = scene.theme, scene.arrangement.t
        # The table lies still below: a picture of it is cheaper than painting it anew.
        self._ground = QPixmap.fromImage(table.grab_picture())
        self._bare = cloth(table.width(), table.height(), scene.theme, scene.art.style.ratio)
        self._width = min(0.13 * table.height(), 0.085 * table.width())
        self._spokes = self._wheel(table)
        lying = Wear(lift=Lift.RAISED)
        self._fox = scene.art.card(FOX, 1.3 * self._width, "classic", lying)
        self._ease = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self.animation = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=LENGTH_MS)
        self.animation.valueChanged.connect(self.update)
        self.animation.finished.connect(self.end)
        table.installEventFilter(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _wheel(self, table: TableView) -> list[Spoke]:
        """The cards that score for the person, and where each of them goes."""
        scene = table.scene_
        mine = [
            place
            for place in scene.arrangement.places.values()
            if place.home == "meld" and place.owner == 0
        ][:MOST]
        wear = Wear(lift=Lift.RAISED)
        step = min(LYING_STEP * self._width, 0.8 * table.width() / max(1, len(mine)))
        left = (table.width() - step * (len(mine) - 1)) / 2
        return [
            Spoke(
                scene.art.card(place.card, self._width, place.face, wear),
                place.spot,
                360 * nth / len(mine),
                QPointF(left + nth * step, 0.2 * table.height()),
            )
            for nth, place in enumerate(mine)
        ]

    def begin(self) -> None:
        self.resize(self._table.size())
        self.show()
        self.raise_()
        self.setFocus()
        self.animation.start()

    def end(self) -> None:
        if self.isHidden():
            return
        self.animation.stop()
        self.hide()
        self._table.removeEventFilter(self)
        self.ended.emit()
        self.deleteLater()

    # ----------------------------------------------------------------- ending it

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _MODIFIERS:  # which are the beginning of a shortcut
            self.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.end()
        return False

    # ----------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        now = float(self.animation.currentValue() or 0.0)
        painter = smooth_painter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        shown = min(1.0, 8 * now, (1 - now) / (1 - DOWN))
        if shown < 1:
            painter.drawPixmap(0, 0, self._ground)
        painter.setOpacity(shown)
        painter.drawPixmap(0, 0, self._bare)
        for spoke in self._spokes:
            self._paint_spoke(painter, spoke, now)
        self._paint_fox(painter, now)
        self._paint_words(painter)

    def _paint_spoke(self, painter: QPainter, spoke: Spoke, now: float) -> None:
        rise = self._ease.valueForProgress(min(1.0, now / UP))
        fall = self._ease.valueForProgress(min(1.0, max(0.0, (now - ROUND) / (DOWN - ROUND))))
        angle = spoke.angle + 360 * TURNS * min(1.0, now / ROUND)
        reach = 0.27 * self.height()
        turn = math.radians(angle)
        wheel = QPointF(
            self.width() / 2 + reach * math.sin(turn), 0.47 * self.height() - reach * math.cos(turn)
        )
        start = QPointF(spoke.start.x, spoke.start.y)
        at = start + (wheel - start) * rise
        at += (spoke.row - at) * fall
        small = spoke.start.w / self._width
        painter.save()
        painter.translate(at)
        shorter = (angle + 180) % 360 - 180  # the same direction by the shorter turn
        painter.rotate(shorter * rise * (1 - fall))
        scale = small + (1 - small) * rise
        painter.scale(scale, scale)
        painter.drawPixmap(spoke.picture.corner, spoke.picture.pixmap)
        painter.restore()

    def _paint_fox(self, painter: QPainter, now: float) -> None:
        part = min(1.0, max(0.0, (now - 0.5 * UP) / (0.5 * UP)))
        part *= 1 - min(1.0, max(0.0, (now - ROUND) / (DOWN - ROUND)))
        if part <= 0:
            return
        painter.save()
        painter.translate(self.width() / 2, 0.47 * self.height())
        painter.scale(part, part)
        painter.drawPixmap(self._fox.corner, self._fox.pixmap)
        painter.restore()

    def _paint_words(self, painter: QPainter) -> None:
        font = text_font(34 * self._t, BOLD)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.text))
        area = QRectF(0, 0.86 * self.height(), self.width(), 1.3 * metrics.height())
        painter.drawText(
            area, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, self._words
        )


def row_of_cards(cards: Sequence[Card], width: float, style: Style, theme: Theme) -> QPixmap:
    """These cards side by side, half covering each other, as the wheel lies down."""
    art = CardArt(style, theme)
    step = LYING_STEP * width
    wide, high = width + step * (len(cards) - 1), RATIO * width
    row = clear_pixmap(math.ceil(wide) + 8, math.ceil(high) + 8, style.ratio)
    painter = QPainter(row)
    for nth, card in enumerate(cards):
        picture = art.card(card, width, "large")
        middle = QPointF(round(4 + width / 2 + nth * step), round(3 + RATIO * width / 2))
        painter.drawPixmap(middle + picture.corner, picture.pixmap)
    painter.end()
    return row

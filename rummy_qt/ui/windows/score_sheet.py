"""The score sheet: the points of every round; and before that of a match won, a celebration."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from itertools import accumulate, pairwise
from typing import Annotated, Final

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QShortcut
from PySide6.QtWidgets import QBoxLayout, QPushButton, QScrollBar, QWidget

from rummy_qt.engine import Card
from rummy_qt.play.company import Face
from rummy_qt.play.ladder import rung_of
from rummy_qt.play.score_lines import ScoreLines
from rummy_qt.records.texts import Said
from rummy_qt.ui.actions import SPECS
from rummy_qt.ui.drawings import clear_pixmap, cloth, smooth_painter, write_figures
from rummy_qt.ui.fonts import font_factor, text_font, windows_factor
from rummy_qt.ui.models.rows import Cell
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.portraits import ABOVE, YarnLine, draw_yarn
from rummy_qt.ui.table import RATIO
from rummy_qt.ui.table.arrangement import Box
from rummy_qt.ui.table.art import LEVELS, CardArt, Lift, Style, Wear, cast_down
from rummy_qt.ui.table.motion import Roll
from rummy_qt.ui.table.plates import FaceLook, draw_face
from rummy_qt.ui.table.sizes import LOW
from rummy_qt.ui.table.sprites import BOLD
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.theme import Theme, set_styled
from rummy_qt.ui.words.cards import Letters
from rummy_qt.ui.words.company import remark_text
from rummy_qt.ui.words.language import in_context, joined, number_text, translate
from rummy_qt.ui.words.log import assisted_text
from rummy_qt.ui.words.names import seat_name

from .chart import LineChart, Series
from .labels import quiet_label, tell, well_ended
from .look import worn
from .page_dialog import PAGE, SLIP, TALL, EmptyPage, PageDialog
from .parts import GAP, NEAR, Spring, across, down, fill, primary, push_button, put
from .portraits import show_faces
from .tables import PaperTable, Writing, choose_row

tr = in_context("ScoreSheet")
_ON_A_PAGE = 5
"""Players whose columns are read on a page of the usual breadth."""
_ROUNDS_SEEN = 2
_WRITINGS: Final = (
    (Writing(14.0, 22), Writing(20.0, 30), Writing(12.0, 22), 38.0),
    (Writing(14.0, 23), Writing(26.0, 46), Writing(12.0, 22), 38.0),
    (Writing(17.0, 30), Writing(26.0, 46), Writing(13.0, 26), 52.0),
    (Writing(20.0, 32), Writing(32.0, 58), Writing(14.0, 28), 72.0),
    (Writing(28.0, 60), Writing(32.0, 58), Writing(17.0, 50), 84.0),
)
"""Of rounds, total and a round's points, and points of the ring of a face over its column: the last
that has room; the larger ones, of few columns, the largest, of one round."""
_LOW_RING: Final = 24.0
"""In a low window, where the round's points are to be seen below the total."""
_HEADS: Final = (96.0, 76.0), (64.0, 64.0), (40.0, 30.0)
"""Points of the winner's ring, and of a card of those that won: the lower a window, the less."""
_SIGNS: Final = 420
"""Points of a window's height, with the usual font, from which on those cards have room."""
_FROM: Final[dict[bool, Said]] = {False: "{points} from {name}", True: "{points} from you"}
"""What is paid by one of several; whether by the person."""


class ScoreSheet(PageDialog):
    """Shown after every round, and whenever one asks for it."""

    def __init__(self, standing: ScoreLines, parent: QWidget | None = None) -> None:
        only = len(standing.rounds) == 1
        super().__init__("score_sheet", "", parent, NEAR)
        if only:  # it ends with its paper
            self.format = QSize(PAGE.width(), 0)
        self.standing, self.names = standing, list(map(seat_name, standing.seats))
        at_the_right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self.signs = plain_label("", self, alignment=at_the_right, visible=False)
        """What a victory looks like where nothing moves: the melds that won."""
        self.subline = quiet_label("", self)
        self.face = plain_label("", self, visible=False)
        open_yet = tr("The round is still being played. Its points will be shown here.")
        self.empty = EmptyPage(self, open_yet)
        for part in (self.area, *self.area.findChildren(QScrollBar)):
            set_styled(part, "paper", bool(standing.rounds))
        self.paper = QWidget(self)
        self.remark = quiet_label("", self.paper, visible=False)
        """What an opponent of the ladder says to the end of a match."""
        middle = Qt.AlignmentFlag.AlignHCenter
        self.rounds, self.total, self.breakdown = (
            PaperTable(name, self.paper, numbers_at=middle)
            for name in ("rounds", "total", "breakdown")
        )
        self.rounds.lead(self.total, self.breakdown)
        self.total.setHidden(only)
        self.breakdown.highest = 60  # of one round, where there is much room
        for table in (self.total, self.breakdown):
            table.heads.hide()  # its columns are those of the rounds
        self.rounds.rows, self.total.rows = (_ROUNDS_SEEN, len(standing.rounds)), (1, 1)
        self.breakdown.chosen = not only  # as the round is that it tells of
        helped = {kind for score in standing.rounds for kind in score.help}
        note, starred = f"* {assisted_text(helped)}", bool(helped)
        self.star_note = quiet_label(note, self.paper, objectName="star_note", visible=starred)
        self.chart = LineChart(self.paper, accessibleName=tr("Totals over the rounds"))
        self.rounds.setAccessibleName(tr("Points of every round"))
        self.total.setAccessibleName(tr("Total"))
        self._lay_out()
        self._write_head()
        self._write_rounds()
        choose_row(self.rounds, len(standing.rounds) - 1)
        self._on_round(len(standing.rounds) - 1)
        self.rounds.selectionModel().currentRowChanged.connect(
            lambda index: self._on_round(index.row())
        )
        for table in (self.rounds, self.total, self.breakdown):
            self.area.follow(table)
        self.empty.setHidden(bool(standing.rounds))
        self.paper.setVisible(bool(standing.rounds))

    def fit(self) -> None:
        """Written large where there is room, the melds that won beside the head's words."""
        few, rounds = len(self.standing.seats) <= _ON_A_PAGE, len(self.standing.rounds)
        roomy, low = not self.lower_than(TALL), self.lower_than(LOW)
        parts = max((len(self._parts_of(row)) for row in range(rounds)), default=0)
        self.breakdown.rows = parts, parts + (rounds == 1)  # of one they share what room there is
        wide_enough = self.room.width() >= (SLIP if few else PAGE).width() * font_factor()
        drawn = rounds > 1 and wide_enough  # one alone has no course
        self.chart.setVisible(drawn)
        self._beside.setStretch(1, (3 + few) * drawn)
        self._show_winner(*_HEADS[low + (not roomy)])
        margin = GAP if roomy else NEAR // (1 + low)
        self._sheet.setContentsMargins(GAP, margin, GAP, margin)
        box, nth = (self._sheet, 0) if low and rounds else (self.titled, 2)
        box.insertWidget(nth, self.subline)  # in a low window it is scrolled
        tell(self.subline, self.subline.text())  # for it is hidden once it has another parent
        missing = 0
        for size in range((3 + (rounds == 1)) * few, -1, -1):
            self._write_as(size)
            wanted = (self.rounds, rounds), (self.breakdown, parts)
            more = sum(table.high_with(rows) - table.minimumHeight() for table, rows in wanted)
            missing = self.inner.minimumSizeHint().height() + more
            missing -= self.area.contentsRect().height()
            if missing <= 0:
                break
        high = min(self.height() + missing, self.room.height())  # before anything is scrolled
        self.resize(self.width(), max(high, self.height()))
        self.breakdown.setMinimumHeight(self.breakdown.high_with(parts))  # whichever is chosen
        for layout in (self._sheet, self.body):
            layout.activate()
        QCoreApplication.sendEvent(self.area, QEvent(QEvent.Type.LayoutRequest))
        self.rounds.setFixedHeight(self.rounds.height())  # they stay, whichever round is chosen
        self.breakdown.write_as(self.breakdown.writing)

    def _write_as(self, size: int) -> None:
        """Write it so large, and fit the page to that."""
        *writings, ring = _WRITINGS[size]
        self.rounds.highest = writings[1].row  # no more than the total has
        for table, writing in zip((self.rounds, self.total, self.breakdown), writings, strict=True):
            table.heads.ring = windows_factor() * (_LOW_RING if self.lower_than(LOW) else ring)
            table.write_as(writing)
        self._sheet.activate()  # else it is asked for a size that it had
        self.area.setMaximumHeight(self._sheet.maximumSize().height())
        super().fit()
        if self.head.direction() == QBoxLayout.Direction.TopToBottom:
            self.signs.hide()
            self.face.hide()
            super().fit()
        self._whole.activate()

    # ------------------------------------------------------------------ building

    def _lay_out(self) -> None:
        players, rounds = len(self.standing.seats), len(self.standing.rounds)
        only = rounds == 1
        rest = () if only else (Spring(0),)  # one round’s paper ends below its table
        shares = zip((self.rounds, self.total, self.breakdown), (rounds, 2, int(only)), strict=True)
        tables = down(*shares, *rest, gap=0)
        drawing = down((self.chart, 1), *rest)
        self._beside = across((tables, players + 2), (drawing, 4), gap=2 * GAP)
        self._sheet = down((self._beside, 1), self.remark, self.star_note)
        fill(self.paper, self._sheet, GAP)
        self._whole.insertStretch(2)  # where the paper ends the cloth goes on
        self.titled = down(Spring(0), self.heading, self.subline, Spring(0), gap=0)
        put(self.head, self.face, (self.titled, 1), self.signs)
        put(self.body, (self.empty, 1), (self.paper, 1))
        self._make_buttons()

    def _make_buttons(self) -> None:
        self.replay = self._round_button("replay_round", "replay")
        self.review = self._round_button("review_round", "review")
        self.again = self._round_button("round_again", "deal_again")
        main = self.add_close(self.replay, self.review, self.again)
        for name in self._offers():
            words = translate("Actions", SPECS[name].text)
            main = push_button(self, name, partial(self.leave_for, name), words)
            self.foot.addWidget(main)
        primary(main).setFocus()  # never on what begins a practice, which lies first
        deal = QShortcut(SPECS["next_round"].keys, self)  # else it pressed what has the focus
        if main.objectName() == "next_round":
            deal.activated.connect(main.click)

    def _offers(self) -> tuple[str, ...]:
        """The actions that may come next, the likeliest last."""
        standing = self.standing
        if standing.round_open or not standing.rounds:
            return ()
        if standing.winner is not None:
            beaten = standing.winner == standing.person and standing.on_ladder
            return ("rematch", "ladder") if beaten else ("same_deals", "rematch")
        return ("next_round",) if standing.may_deal else ()

    def _round_button(self, name: str, deed: str) -> QPushButton:
        rounds = self.standing.rounds
        chosen = self.rounds.currentIndex
        button = push_button(self, name, lambda: self.leave_for(deed, rounds[chosen().row()].n))
        button.setVisible(bool(rounds))
        return button

    # ------------------------------------------------------------------- writing

    def _write_head(self) -> None:
        standing = self.standing
        winner = standing.winner
        if winner is None:
            over = self.parentWidget() if standing.apart else None
            self.setWindowTitle(over.windowTitle() if over else tr("How the match stands"))
            tell(self.subline, self._goal())
            return
        mine, name = winner == standing.person, self.names[winner]
        won = tr("{name} has won the match", name=name)
        self.setWindowTitle(tr("You have won the match") if mine else won)
        tell(self.subline, well_ended(" ".join((self._why(winner), self._paid(winner))).strip()))
        rung = rung_of(standing.seats) if standing.remarks else None
        if rung is not None:
            tell(self.remark, remark_text(rung.name, "beaten" if mine else "winning"))

    def _show_winner(self, wide: float, card: float) -> None:
        """The winner's face, its ring so wide, and the melds that won, of cards so wide."""
        standing, winner, ratio = self.standing, self.standing.winner, self.devicePixelRatioF()
        if winner is None:
            return
        who = standing.faces[winner]
        show_faces(self.face, [who], wide, worn())
        small = self.lower_than(_SIGNS)
        low = self.lower_than(LOW) and not small  # then both lines stand beside the face
        above = 0 if low else round(ABOVE * windows_factor() * wide)  # at its ring's middle
        self.hats = above
        for part in (self.titled, self.signs):
            part.setContentsMargins(0, above, 0, 0)
        self.face.show()
        melds = standing.winning if winner == standing.person and not small else ()
        ends = list(accumulate(1 + HEAD_STEP * (len(cards) - 1) + MELDS_APART for cards in melds))
        melds = tuple(cards for cards, end in zip(melds, ends, strict=True) if end <= MOST_BROAD)
        self.signs.setVisible(bool(melds))
        if not melds:
            return
        card = min(card, 400.0 / ends[len(melds) - 1])
        style = Style(letters=Letters.now(), ratio=ratio)
        self.signs.setPixmap(row_of_melds(melds, card, style, (worn(), who.colour)))

    def _goal(self) -> str:
        """Where the match ends, unless the chart says so; or why it has not ended there."""
        standing = self.standing
        played, agreed, target = len(standing.rounds), standing.agreed_rounds, standing.target
        if agreed is not None and played < agreed:
            words: Annotated[Said, "Handbook"] = "A match has %n round(s)."
            return translate("Handbook", words, agreed)
        if standing.may_deal and (target is None or max(standing.totals) >= target):
            return self._clause("tie_break")
        if target is None or (played > 1 and self._near):
            return ""
        return tr("The match goes to {target}.", target=target)

    @property
    def _near(self) -> bool:
        """Whether the chart shows the goal: it would be empty above those who are far from it."""
        target = self.standing.target
        return target is not None and 2 * max(self.standing.totals) >= target

    def _clause(self, option: str) -> str:
        """What the handbook says of an option of the rules."""
        from rummy_qt.ui.words.handbook.chapters import CLAUSES  # no start needs it

        clauses = (clause for clause in CLAUSES if option in clause.options)
        return " ".join(clause.text(self.standing.rules) for clause in clauses)

    def _why(self, winner: int) -> str:
        """Why that one has won, where the totals do not show it."""
        merits = self.standing.merits
        if merits.count(merits[winner]) > 1:
            return self._clause("tie_break")
        return "" if merits == self.standing.totals else self._clause("winner")

    def _paid(self, winner: int) -> str:
        """What the winner gets."""
        standing = self.standing
        if standing.settlement is None or not any(standing.settlement):
            return ""
        all_in_all, name = standing.settlement[winner], self.names[winner]
        mine = winner == standing.person
        if len(self.names) == 2 and standing.person is not None:
            if mine:
                other = self.names[1 - winner]
                return tr("You collect %n point(s) from {name}.", all_in_all, name=other)
            return tr("{name} collects %n point(s) from you.", all_in_all, name=name)
        paid = [
            tr(_FROM[seat == standing.person], points=-sum_, name=payer)
            for seat, (payer, sum_) in enumerate(zip(self.names, standing.settlement, strict=True))
            if seat != winner
        ]
        sums = joined([words.replace(" ", "\u00a0") for words in paid])  # no sum without its name
        if mine:
            return tr("You collect %n point(s) in all: {sums}.", all_in_all, sums=sums)
        return tr("{name} collects %n point(s) in all: {sums}.", all_in_all, name=name, sums=sums)

    def _write_rounds(self) -> None:
        standing, names, faces = self.standing, self.names, self.standing.faces
        rows = []
        for row, score in enumerate(standing.rounds):
            made = [tally.total for tally in score.tallies]
            name = self._name_of(row)
            first = Cell(name, number=False, tip=assisted_text(score.help) if score.help else name)
            rows.append([first, *figures(made, faces)])
        self.rounds.heads.faces = faces
        self.rounds.write(("", *names), rows)
        total = Cell(tr("Total"), number=False, strong=True)
        self.total.write(("", *names), [[total, *figures(standing.totals, faces, standing.merits)]])
        own = [seat == standing.person for seat in range(len(names))]
        lines = zip(names, faces, standing.lines, own, strict=True)
        series = [Series(name, who.colour, line, 0, who, so) for name, who, line, so in lines]
        self.chart.show_series(series, standing.target if self._near else None)

    def _on_round(self, row: int) -> None:
        if not 0 <= row < len(self.standing.rounds):
            return
        score = self.standing.rounds[row]
        self.replay.setText(tr("Re&play round {number}", number=score.n))
        self.review.setText(tr("Re&view it"))
        self.review.setToolTip(translate("Replay", "What each decision cost, and why"))
        self.again.setText(tr("Pla&y it again"))
        self.again.setToolTip(
            tr("Play round {number} again for practice, in a copy of the match", number=score.n)
        )
        self.chart.mark(row + 1 if row + 1 < len(self.standing.rounds) else None)
        label = self._name_of(row)
        self.breakdown.setAccessibleName(label)
        self.breakdown.write((label, *self.names), self._parts_of(row))

    def _name_of(self, row: int) -> str:
        score = self.standing.rounds[row]
        return tr("Round {number}", number=f"{score.n}*" if score.assisted else score.n)

    def _parts_of(self, row: int) -> list[list[Cell]]:
        names = tr("Melds"), tr("Lay-offs"), tr("Hand"), tr("Bonus"), tr("Penalties")
        points = zip(*self.standing.rounds[row].tallies, strict=True)
        parts = [(name, made) for name, made in zip(names, points, strict=True) if any(made)]
        return [[Cell(name, number=False, tip=name), *figures(made)] for name, made in parts]


def figures(
    values: Sequence[int], faces: Sequence[Face] = (), merits: Sequence[int] = ()
) -> list[Cell]:
    """Points of all seats, or a dash; the best of several stronger, with the yarn of its face.

    ``merits``: by what they are compared, if not by themselves.
    """
    merits = merits or values
    best = max(merits) if max(merits) > max(0, min(merits)) else None
    return [
        Cell(
            number_text(value) if value else "–",
            strong=merit == best,
            yarn=faces[seat].colour if faces and merit == best else None,
        )
        for seat, (value, merit) in enumerate(zip(values, merits, strict=True))
    ]


LENGTH_MS: Final = 2_600
UP, ROUND, DOWN = 0.26, 0.66, 0.88
"""When the wheel stands, when it lies down again, and when it lies; the whole goes from 0 to 1."""
HUB, ROW = 0.44, 0.2
"""Where the wheel's middle is, and its cards lie in the end, by the height of the table."""
TURNS: Final = 0.16
"""Of a full turn, while the wheel stands."""
MOST: Final = 20
LYING_STEP: Final = 0.62
"""From one card to the next where the wheel lies down, in card widths."""
HEAD_STEP, MELDS_APART, MOST_BROAD = 0.36, 0.4, 7.4
"""Likewise in the head of the sheet; there from one meld to the next, and all that are shown."""
RAISED_LEVEL: Final = 3
"""How high its cards are, of ``LEVELS``."""
SHOWN: Final = (0.4, 0.5)
"""From when to when the fox is turned over, to show who won."""
FACE: Final = 0.8
"""Who won takes so much of the room below the cards as they lie."""


_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class Celebration(QWidget):
    """Lies over the table for a moment; a click or a key ends it at once."""

    ended = Signal()

    def __init__(self, table: TableView, total: int) -> None:
        super().__init__(table)
        words = translate("RoundEnd", "You have won the match")
        self._table = table
        self.setObjectName("celebration")
        self._words = f"{words}  {number_text(total)}"
        self.setAccessibleName(self._words)
        scene = table.scene_
        self._theme, self._t = scene.art.theme, scene.arrangement.t
        self._bare = cloth(table.width(), table.height(), scene.art.theme, scene.art.style.ratio)
        self._width = min(0.13 * table.height(), 0.085 * table.width())
        places = scene.arrangement.places.values()
        mine = [p for p in places if p.home == "meld" and p.owner == 0][:MOST]
        wear = Wear(lift=Lift.NONE)
        self._spokes = [(scene.art.card(p.card, self._width, p.face, wear), p.spot) for p in mine]
        """The cards that score for the person, and where each lies on the table."""
        steps = [LYING_STEP + (a.number != b.number) for a, b in pairwise(mine)]
        self._row = list(accumulate(steps, initial=0.0))
        """Where each lies in the end, melds apart, in card widths from the first."""
        # The table lies still below: a picture of it, without what rises, is cheaper to paint.
        rising = [scene.cards.sprites[place.card.index] for place in mine]
        for sprite in rising:
            sprite.setVisible(False)
        self._ground = QPixmap.fromImage(table.grab_picture())
        for sprite in rising:
            sprite.setVisible(True)
        lying = Wear(lift=Lift.RAISED)
        # However a card is turned, its shadow falls straight down.
        self._shadow = scene.art.shade(self._width, RAISED_LEVEL)
        self._cast = cast_down(RAISED_LEVEL / LEVELS, self._width)
        self._fox = scene.art.card(Card.parse("*2"), 1.3 * self._width, "classic", lying)
        room = 2 * (HUB - ROW) * table.height() - RATIO * self._width
        state, wide = scene.state, FACE * room
        who = Face(state.faces[state.person], "glad", state.threads[state.person])
        middle = Box(-wide / 2, -wide / 2, wide, wide)
        self._face = draw_face(FaceLook(who, middle, True, False, None), scene.art)
        self._ease = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._part = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def begin(self) -> None:
        self.resize(self._table.size())
        self.show()
        self.raise_()
        self.setFocus()
        self._table.scene_.motion.roll([Roll(self._go_on, LENGTH_MS)])

    def end(self) -> None:
        self._table.scene_.finish()

    def _go_on(self, part: float) -> None:
        self._part = part
        self.update()
        if part >= 1:
            self.ended.emit()
            self.hide()  # what lies there does so until it is covered
            self.deleteLater()

    # ----------------------------------------------------------------- ending it

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _MODIFIERS:  # which are the beginning of a shortcut
            self.end()

    # ----------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        bare = min(1.0, self._part / 0.18)
        if bare < 1:
            painter.drawPixmap(0, 0, self._ground)
        painter.setOpacity(bare)
        painter.drawPixmap(0, 0, self._bare)
        painter.setOpacity(1.0)
        for nth in range(len(self._spokes)):
            self._paint_spoke(painter, nth)
        self._paint_middle(painter)
        painter.setOpacity(self._eased(UP / 2, UP))  # they come as the wheel stands
        self._paint_words(painter)

    def _eased(self, start: float, end: float) -> float:
        """How far that is which goes on from ``start`` to ``end``: from 0 to 1."""
        return self._ease.valueForProgress((self._part - start) / (end - start))

    def _paint_spoke(self, painter: QPainter, nth: int) -> None:
        (picture, lies), count = self._spokes[nth], len(self._spokes)
        rise, fall = self._eased(0, UP), self._eased(ROUND, DOWN)
        angle = 360 * (nth / count + TURNS * self._eased(0, ROUND))
        wide, high, turn = self.width(), self.height(), math.radians(angle)
        step = min(self._width, 0.9 * wide / (self._row[-1] + 1))
        start = QPointF(lies.x, lies.y)
        wheel = QPointF(math.sin(turn), -math.cos(turn)) * 0.26 * high
        at = start + (QPointF(wide / 2, HUB * high) + wheel - start) * rise
        aside = (self._row[nth] - self._row[-1] / 2) * step
        at += (QPointF(wide / 2 + aside, ROW * high) - at) * fall
        small, aloft = lies.w / self._width, rise * (1 - fall)
        shorter = (angle + 180) % 360 - 180  # the same direction by the shorter turn
        scale = small + (1 - small) * rise
        card = picture.pixmap, picture.corner
        for (pixmap, corner), cast in ((self._shadow, self._cast), (card, 0.0)):
            painter.save()
            painter.translate(at + QPointF(0, scale * cast * aloft))
            painter.rotate(shorter * aloft)
            painter.scale(scale, scale)
            painter.drawPixmap(corner, pixmap)
            painter.restore()

    def _paint_middle(self, painter: QPainter) -> None:
        """The fox is turned up as the wheel stands, and then over, to show who won."""
        over = self._eased(*SHOWN)
        fox = self._fox.pixmap, self._fox.corner
        picture, corner = fox if over < 0.5 else self._face
        painter.save()
        sunk = 0.08 * self._eased(ROUND, DOWN)
        painter.translate(self.width() / 2, (HUB + sunk) * self.height())
        painter.scale(self._eased(UP / 2, UP) * abs(1 - 2 * over), 1.0)
        painter.drawPixmap(corner, picture)
        painter.restore()

    def _paint_words(self, painter: QPainter) -> None:
        painter.setFont(text_font(34 * self._t, BOLD))
        painter.setPen(QColor(self._theme.text))
        high = 42 * self._t
        area = QRectF(0, 0.9 * self.height() - high, self.width(), high)  # clear of the border
        write_figures(painter, self._words, area, high, Qt.AlignmentFlag.AlignHCenter)


def row_of_melds(
    melds: Sequence[Sequence[Card]], width: float, style: Style, look: tuple[Theme, int]
) -> QPixmap:
    """Melds side by side, with their owner's yarn; ``look``: the theme, and that yarn's number."""
    theme, yarn = look
    art, step, high = CardArt(style, theme), HEAD_STEP * width, RATIO * width
    widths = [width + step * (len(cards) - 1) for cards in melds]
    wide = sum(widths) + MELDS_APART * width * (len(melds) - 1)
    row = clear_pixmap(math.ceil(wide) + 8, math.ceil(high) + 14, style.ratio)
    with QPainter(row) as painter:
        left = 4.0
        for cards, long in zip(melds, widths, strict=True):
            for nth, card in enumerate(cards):
                picture = art.card(card, width, "large")
                middle = QPointF(round(left + width / 2 + nth * step), round(3 + high / 2))
                painter.drawPixmap(middle + picture.corner, picture.pixmap)
            draw_yarn(painter, YarnLine(left, left + long, high + 9, 2.5), theme, yarn)
            left += long + MELDS_APART * width
    return row

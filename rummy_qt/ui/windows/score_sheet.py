"""The score sheet: the points of every round; and before that of a match won, a celebration."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from itertools import accumulate, pairwise
from typing import Annotated, Final

from PySide6.QtCore import (
    QEasingCurve,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPixmap, QShortcut, QTransform
from PySide6.QtWidgets import (
    QBoxLayout,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
    QPushButton,
    QScrollBar,
    QWidget,
)

from rummy_qt.engine import Card
from rummy_qt.play.company import Face
from rummy_qt.play.ladder import rung_of
from rummy_qt.play.score_lines import ScoreLines
from rummy_qt.records.texts import Said
from rummy_qt.ui.actions import SPECS
from rummy_qt.ui.drawings import clear_pixmap, cloth, write_figures
from rummy_qt.ui.fonts import font_factor, text_font, windows_factor
from rummy_qt.ui.models.rows import Cell
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.portraits import ABOVE, YarnLine, draw_yarn
from rummy_qt.ui.table import RATIO
from rummy_qt.ui.table.arrangement import Box, Place, Spot
from rummy_qt.ui.table.art import CardArt, Drawn, Lift, Style, Wear
from rummy_qt.ui.table.motion import Roll
from rummy_qt.ui.table.plates import FaceLook, draw_face
from rummy_qt.ui.table.sizes import LOW
from rummy_qt.ui.table.sprites import BOLD, Canvas, CardSprite
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.theme import set_styled
from rummy_qt.ui.words.cards import Letters
from rummy_qt.ui.words.company import remark_text
from rummy_qt.ui.words.language import in_context, joined, number_text, translate
from rummy_qt.ui.words.log import assisted_text
from rummy_qt.ui.words.names import seat_name

from .chart import LineChart, Series
from .labels import quiet_label, tell, well_ended
from .look import current_theme
from .page_dialog import BOOKLET, PAGE, SLIP, TALL, EmptyPage, PageDialog
from .parts import GAP, NEAR, Spring, across, down, fill, primary, push_button, put
from .portraits import show_faces
from .tables import PaperTable, Writing, choose_row

tr = in_context("ScoreSheet")
_ON_A_PAGE = 5
"""Players whose columns are read on a page of the usual breadth."""
_ROUNDS_SEEN, _CHART = 2, 230
"""At the least; and points of breadth of the course of the match."""
_WRITINGS: Final = (
    (Writing(28.0, 60), Writing(32.0, 58), Writing(17.0, 50), 84.0),
    (Writing(20.0, 32), Writing(32.0, 58), Writing(14.0, 28), 72.0),
    (Writing(17.0, 30), Writing(26.0, 46), Writing(13.0, 26), 52.0),
    (Writing(14.0, 23), Writing(26.0, 46), Writing(12.0, 22), 38.0),
    (Writing(14.0, 22), Writing(20.0, 30), Writing(12.0, 22), 38.0),
    (Writing(14.0, 22), Writing(20.0, 30), Writing(12.0, 22), 24.0),
)
"""Of rounds, total and a round's points, and points of the ring of a face over its column: the
first that has room; the very first, of one round."""
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
        for table in (self.total, self.breakdown):
            table.heads.hide()  # its columns are those of the rounds
        rows = range(len(standing.rounds))
        self.breakdown.kept = max((len(self._parts_of(row)) for row in rows), default=0)
        self.breakdown.chosen = not only  # as the round is that it tells of
        helped = {kind for score in standing.rounds for kind in score.help}
        note, starred = f"* {assisted_text(helped)}", bool(helped)
        self.star_note = quiet_label(note, self.paper, objectName="star_note", visible=starred)
        self.chart = LineChart(self.paper, accessibleName=tr("Totals over the rounds"))
        self.chart.setMinimumWidth(_CHART)
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
        """Written as large as has room; the melds that won beside the head's words."""
        many, rounds = len(self.standing.seats) > _ON_A_PAGE, len(self.standing.rounds)
        roomy, low = not self.lower_than(TALL), self.lower_than(LOW)
        wide_enough = self.room.width() >= (PAGE if many else SLIP).width() * font_factor()
        drawn = rounds > 1 and wide_enough  # one alone has no course
        self.chart.setVisible(drawn)
        if rounds:  # it ends with its paper
            self.format = QSize((BOOKLET if many and drawn else PAGE).width(), 0)
        self._show_winner(*_HEADS[low + (not roomy)])
        margin = GAP if roomy else NEAR // (1 + low)
        self._sheet.setContentsMargins(GAP, margin, GAP, margin)
        box, nth = (self._sheet, 0) if low and rounds else (self.titled, 2)
        box.insertWidget(nth, self.subline)  # in a low window it is scrolled
        tell(self.subline, self.subline.text())  # for it is hidden once it has another parent
        self.rounds.least = rounds
        if not any(map(self._has_room, _WRITINGS[rounds > 1 :])):
            self.rounds.least = _ROUNDS_SEEN
            self.format.setHeight(self.room.height())
            self._has_room(_WRITINGS[-1 if low else -2])

    def _has_room(self, size: tuple[Writing, Writing, Writing, float]) -> bool:
        """Write it so large, and fit the page to that; whether it is whole, and so its window."""
        *writings, ring = size
        tables = self.rounds, self.total, self.breakdown
        for table, writing in zip(tables, writings, strict=True):
            table.heads.ring = windows_factor() * ring
            table.write_as(writing)
        self.chart.setMaximumHeight(sum(t.maximumHeight() for t in tables if not t.isHidden()))
        self._sheet.activate()  # else it is asked for a size that it had
        around = self.area.height() - self.area.contentsRect().height()
        self.area.setMaximumHeight(self._sheet.maximumSize().height() + around)
        super().fit()
        if self.head.direction() == QBoxLayout.Direction.TopToBottom:
            self.signs.hide()
            self.face.hide()
            super().fit()
        self._whole.activate()
        wanted, room = self.inner.minimumSizeHint(), self.area.contentsRect().size()
        fills = self.height() >= self.room.height() and not self.lower_than(TALL)
        return wanted == wanted.boundedTo(room) and not fills

    # ------------------------------------------------------------------ building

    def _lay_out(self) -> None:
        tables = down((self.rounds, 1), self.total, self.breakdown, gap=0)
        shares = (tables, len(self.standing.seats) + 2), (self.chart, 4)
        self._beside = across(*shares, gap=2 * GAP)
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
        standing, winner = self.standing, self.standing.winner
        if winner is None:
            return
        who = standing.faces[winner]
        show_faces(self.face, [who], wide, current_theme())
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
        style = Style(letters=Letters.now(), ratio=self.devicePixelRatioF())
        self.signs.setPixmap(row_of_melds(melds, card, CardArt(style, current_theme()), who.colour))

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
BARE: Final = 0.18
"""From when on nothing else is seen of the table."""
TURNS: Final = 0.16
"""Of a full turn, while the wheel stands."""
MOST: Final = 20
LYING_STEP: Final = 0.62
"""From one card to the next where the wheel lies down, in card widths."""
HEAD_STEP, MELDS_APART, MOST_BROAD = 0.36, 0.4, 7.4
"""Likewise in the head of the sheet; there from one meld to the next, and all that are shown."""
SHOWN: Final = (0.4, 0.5)
"""From when to when the fox is turned over, to show who won."""
FACE: Final = 0.8
"""Who won takes so much of the room below the cards as they lie."""
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class Celebration(QGraphicsView):
    """Lies over the table for a moment; a click or a key ends it at once."""

    ended = Signal()

    def __init__(self, table: TableView, total: int) -> None:
        super().__init__(QGraphicsScene(QRectF(table.rect()), table), table)
        words = translate("RoundEnd", "You have won the match")
        self.setObjectName("celebration")
        self.setAccessibleName(f"{words}  {number_text(total)}")
        self.setFrameShape(self.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.resize(table.size())
        self._table, self._art, scene = table, table.scene_.art, table.scene_
        self._wide, self._high = table.width(), table.height()
        self._width = min(0.13 * self._high, 0.085 * self._wide)
        self._ease = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._part = 0.0
        theme, ratio = self._art.theme, self._art.style.ratio
        self.setBackgroundBrush(cloth(self._wide, self._high, theme, ratio))
        places = scene.arrangement.places.values()
        mine = [p for p in places if p.home == "meld" and p.owner == 0][:MOST]
        steps = [LYING_STEP + (a.number != b.number) for a, b in pairwise(mine)]
        self._row = list(accumulate(steps, initial=0.0))
        """Where each lies in the end, melds apart, in card widths from the first."""
        rising = [scene.cards.sprites[place.card.index] for place in mine]
        for sprite in rising:
            sprite.setVisible(False)
        self._seen = self._lay(QPixmap.fromImage(table.grab_picture()), QPointF())
        for sprite in rising:
            sprite.setVisible(True)
        self._spokes = [(self._spoke(place), place.spot) for place in mine]
        """The cards that score for the person, and where each lies on the table."""
        raised, large = Wear(lift=Lift.RAISED), 1.3 * self._width
        self._fox = self._lay(*self._art.card(Card.parse("*2"), large, "classic", raised)[:2])
        state, room = scene.state, 2 * (HUB - ROW) * self._high - RATIO * self._width
        who = Face(state.faces[state.person], "glad", state.threads[state.person])
        box = Box(-FACE * room / 2, -FACE * room / 2, FACE * room, FACE * room)
        self.face = self._lay(*draw_face(FaceLook(who, box, True, False, None), self._art))
        self._words = self._lay(*self._drawn_words(scene.arrangement.t))

    def begin(self) -> None:
        self.show()
        self.raise_()
        self.setFocus()
        self._table.scene_.motion.roll([Roll(self.go_on, LENGTH_MS)])

    def end(self) -> None:
        self._table.scene_.finish()

    # ----------------------------------------------------------------- ending it

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _MODIFIERS:  # which are the beginning of a shortcut
            self.end()

    # ----------------------------------------------------------------- what is seen

    def _lay(self, picture: QPixmap, corner: QPointF) -> QGraphicsPixmapItem:
        item = self.scene().addPixmap(picture)
        item.setOffset(corner)
        return item

    def _spoke(self, place: Place) -> CardSprite:
        large = place._replace(spot=place.spot._replace(w=self._width))
        sprite = CardSprite(large, self._art)
        sprite.dress(Wear(lift=Lift.NONE))
        self.scene().addItem(sprite)
        return sprite

    def _drawn_words(self, t: float) -> Drawn:
        canvas = Canvas(Box(0, 0.9 * self._high - 42 * t, self._wide, 42 * t), self._art)
        painter, middle = canvas.painter, Qt.AlignmentFlag.AlignHCenter
        painter.setFont(text_font(34 * t, BOLD))
        painter.setPen(QColor(self._art.theme.text))
        area = QRectF(0, 0.9 * self._high - 42 * t, self._wide, 42 * t)  # clear of the border
        write_figures(painter, self.accessibleName(), area, 42 * t, middle)
        return canvas.done()

    def go_on(self, part: float) -> None:
        """Show it after this part of its time, from 0 to 1, with which it ends."""
        self._part = part
        self._seen.setOpacity(1 - min(1.0, part / BARE))
        for nth in range(len(self._spokes)):
            self._turn_spoke(nth)
        over = self._eased(*SHOWN)  # the fox is turned up as the wheel stands, and then over
        middle = QPointF(0.5 * self._wide, (HUB + 0.08 * self._eased(ROUND, DOWN)) * self._high)
        narrow = QTransform.fromScale(self._eased(UP / 2, UP) * abs(1 - 2 * over), 1.0)
        for item, shown in (self._fox, over < 0.5), (self.face, over >= 0.5):
            item.setVisible(shown)
            item.setPos(middle)
            item.setTransform(narrow)
        self._words.setOpacity(self._eased(UP / 2, UP))  # they come as the wheel stands
        if part >= 1:
            self.ended.emit()
            self.hide()  # what lies there does so until it is covered
            self.deleteLater()

    def _eased(self, start: float, end: float) -> float:
        """How far that is which goes on from ``start`` to ``end``: from 0 to 1."""
        return self._ease.valueForProgress((self._part - start) / (end - start))

    def _turn_spoke(self, nth: int) -> None:
        (sprite, lies), count = self._spokes[nth], len(self._spokes)
        rise, fall = self._eased(0, UP), self._eased(ROUND, DOWN)
        angle = 360 * (nth / count + TURNS * self._eased(0, ROUND))
        wide, high, turn = self._wide, self._high, math.radians(angle)
        step = min(self._width, 0.9 * wide / (self._row[-1] + 1))
        start = QPointF(lies.x, lies.y)
        wheel = QPointF(math.sin(turn), -math.cos(turn)) * 0.26 * high
        at = start + (QPointF(wide / 2, HUB * high) + wheel - start) * rise
        aside = (self._row[nth] - self._row[-1] / 2) * step
        at += (QPointF(wide / 2 + aside, ROW * high) - at) * fall
        aloft = rise * (1 - fall)
        shorter = (angle + 180) % 360 - 180  # the same direction by the shorter turn
        broad = lies.w + (self._width - lies.w) * rise
        sprite.put(Spot(at.x(), at.y(), broad, shorter * aloft))
        sprite.rise(aloft)


def row_of_melds(melds: Sequence[Sequence[Card]], width: float, art: CardArt, yarn: int) -> QPixmap:
    """Melds side by side, with their owner's yarn by its number."""
    step, high, left = HEAD_STEP * width, RATIO * width, 4.0
    cards = sum(map(len, melds)) - len(melds)
    wide = (len(melds) * (1 + MELDS_APART) - MELDS_APART) * width + cards * step
    row = clear_pixmap(math.ceil(wide) + 8, math.ceil(high) + 14, art.style.ratio)
    with QPainter(row) as painter:
        for meld in melds:
            for nth, card in enumerate(meld):
                picture = art.card(card, width, "large")
                middle = QPointF(round(left + width / 2 + nth * step), round(3 + high / 2))
                painter.drawPixmap(middle + picture.corner, picture.pixmap)
            ends = left + width + step * (len(meld) - 1)
            draw_yarn(painter, YarnLine(left, ends, high + 9, 2.5), art.theme, yarn)
            left = ends + MELDS_APART * width
    return row

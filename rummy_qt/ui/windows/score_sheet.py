"""The score sheet: the points of every round; and the celebration shown before it after a win."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from itertools import accumulate, pairwise
from typing import Annotated, Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, Signal
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
from rummy_qt.records.texts import English
from rummy_qt.ui.actions import SPECS
from rummy_qt.ui.drawings import clear_pixmap, cloth, write_figures
from rummy_qt.ui.fonts import font_factor, text_font, windows_factor
from rummy_qt.ui.models.rows import Cell
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.portraits import ABOVE, YarnLine, draw_yarn
from rummy_qt.ui.table import RATIO
from rummy_qt.ui.table.arrangement import Box, CardPlace, Spot
from rummy_qt.ui.table.art import CardArt, CardLook, Drawn, Lift, Style
from rummy_qt.ui.table.motion import Effect
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
from .labels import quiet_label, show_text, without_orphan
from .look import current_theme
from .page_dialog import BOOKLET, PAGE, SLIP, TALL, EmptyPage, PageDialog
from .parts import GAP, NEAR, Spring, across, down, fill, primary, push_button, put
from .portraits import show_faces
from .tables import Heights, PaperTable, choose_row

tr = in_context("ScoreSheet")
_MAX_ON_PAGE = 5
"""The most players whose columns fit on a page of the usual width."""
_MIN_ROUNDS, _MIN_CHART_WIDTH = 2, 230
"""Rows of rounds that stay visible, and points of width of the chart."""
_SIZES: Final = (
    (Heights(28.0, 60), Heights(32.0, 58), Heights(17.0, 50), 84.0),
    (Heights(20.0, 32), Heights(32.0, 58), Heights(14.0, 28), 72.0),
    (Heights(17.0, 30), Heights(26.0, 46), Heights(13.0, 26), 52.0),
    (Heights(14.0, 23), Heights(26.0, 46), Heights(12.0, 22), 38.0),
    (Heights(14.0, 22), Heights(20.0, 30), Heights(12.0, 22), 38.0),
    (Heights(14.0, 22), Heights(20.0, 30), Heights(12.0, 22), 24.0),
)
"""Sizes of the rounds, the total and the breakdown, and the diameter in points of a face's ring
over its column. The first that fits is used; the very first only for a single round."""
_WINNER_SIZES: Final = (96.0, 76.0), (64.0, 64.0), (40.0, 30.0)
"""Diameter of the winner's ring and width of a card of the winning melds, in points, for a tall,
a lower and a low window."""
_MIN_MELDS_HEIGHT: Final = 420
"""Window height in points, with the usual font, from which those cards have room."""
_PAYMENTS: Final[dict[bool, English]] = {False: "{points} from {name}", True: "{points} from you"}
"""What one of several losers pays, by whether that is the player."""


class ScoreSheet(PageDialog):
    """Shown after every round and on request."""

    def __init__(self, standing: ScoreLines, parent: QWidget | None = None) -> None:
        single = len(standing.rounds) == 1
        super().__init__("score_sheet", "", parent, NEAR)
        self.standing, self.names = standing, list(map(seat_name, standing.seats))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self.melds = plain_label("", self, alignment=right, visible=False)
        """A picture of the player's winning melds."""
        self.subline = quiet_label("", self)
        self.face = plain_label("", self, visible=False)
        not_over = tr("The round is still being played. Its points will be shown here.")
        self.empty = EmptyPage(self, not_over)
        for part in (self.area, *self.area.findChildren(QScrollBar)):
            set_styled(part, "paper", bool(standing.rounds))
        self.paper = QWidget(self)
        self.remark = quiet_label("", self.paper, visible=False)
        """What an opponent of the ladder says at the end of a match."""
        middle = Qt.AlignmentFlag.AlignHCenter
        self.rounds, self.total, self.breakdown = (
            PaperTable(name, self.paper, numbers_at=middle)
            for name in ("rounds", "total", "breakdown")
        )
        self.rounds.share_columns(self.total, self.breakdown)
        self.total.setHidden(single)
        for table in (self.total, self.breakdown):
            table.heads.hide()  # the columns are those of the rounds
        rows = range(len(standing.rounds))
        self.breakdown.reserved_rows = max((len(self._parts_of(row)) for row in rows), default=0)
        self.breakdown.all_marked = not single  # like the row of its round
        help_used = {kind for score in standing.rounds for kind in score.help}
        note, starred = f"* {assisted_text(help_used)}", bool(help_used)
        self.star_note = quiet_label(note, self.paper, objectName="star_note", visible=starred)
        self.chart = LineChart(self.paper, accessibleName=tr("Totals over the rounds"))
        self.chart.setMinimumWidth(_MIN_CHART_WIDTH)
        self.rounds.setAccessibleName(tr("Points of every round"))
        self.total.setAccessibleName(tr("Total"))
        self._lay_out()
        self._write_head()
        self._write_rounds()
        self.rounds.selectionModel().currentRowChanged.connect(
            lambda index: self._on_round(index.row())
        )
        choose_row(self.rounds, len(standing.rounds) - 1)
        for table in (self.rounds, self.total, self.breakdown):
            self.area.follow(table)
        self.empty.setHidden(bool(standing.rounds))
        self.paper.setVisible(bool(standing.rounds))

    def fit(self) -> None:
        """Use the largest sizes that fit; the winning melds are beside the heading."""
        many, rounds = len(self.standing.seats) > _MAX_ON_PAGE, len(self.standing.rounds)
        roomy, low = not self.lower_than(TALL), self.lower_than(LOW)
        wide_enough = self.room.width() >= (PAGE if many else SLIP).width() * font_factor()
        with_chart = rounds > 1 and wide_enough  # a single round has no course
        self.chart.setVisible(with_chart)
        if rounds:  # the page is as high as its paper
            self.format = QSize((BOOKLET if many and with_chart else PAGE).width(), 0)
        self._show_winner(*_WINNER_SIZES[low + (not roomy)])
        margin = GAP if roomy else NEAR // (1 + low)
        self._sheet.setContentsMargins(GAP, margin, GAP, margin)
        box, nth = (self._sheet, 0) if low and rounds else (self._headings, 2)
        box.insertWidget(nth, self.subline)  # in a low window it scrolls
        show_text(self.subline, self.subline.text())  # a new parent has hidden it
        self.rounds.min_rows = rounds
        if not any(map(self._apply_sizes, _SIZES[rounds > 1 :])):
            self.rounds.min_rows = _MIN_ROUNDS
            self.format.setHeight(self.room.height())
            self._apply_sizes(_SIZES[-1 if low else -2])

    def _apply_sizes(self, sizes: tuple[Heights, Heights, Heights, float]) -> bool:
        """Apply these sizes, fit the page, and return whether all is visible without scrolling.

        A page that fills a tall window does not count: smaller sizes leave the window visible.
        """
        *heights, ring = sizes
        tables = self.rounds, self.total, self.breakdown
        for table, each in zip(tables, heights, strict=True):
            table.heads.ring = windows_factor() * ring
            table.set_heights(each)
        self.chart.setMaximumHeight(sum(t.maximumHeight() for t in tables if not t.isHidden()))
        self._sheet.activate()  # else it reports its former size
        around = self.area.height() - self.area.contentsRect().height()
        self.area.setMaximumHeight(self._sheet.maximumSize().height() + around)
        super().fit()
        if self.head.direction() == QBoxLayout.Direction.TopToBottom:
            self.melds.hide()
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
        columns = across(*shares, gap=2 * GAP)
        self._sheet = down((columns, 1), self.remark, self.star_note)
        fill(self.paper, self._sheet, GAP)
        self._whole.insertStretch(2)  # the cloth goes on below the paper
        self._headings = down(Spring(0), self.heading, self.subline, Spring(0), gap=0)
        put(self.head, self.face, (self._headings, 1), self.melds)
        put(self.body, (self.empty, 1), (self.paper, 1))
        self.replay = self._round_button("replay_round", "replay")
        self.review = self._round_button("review_round", "review")
        self.again = self._round_button("round_again", "deal_again")
        main = self.add_close(self.replay, self.review, self.again)
        for name in self._next_actions():
            text = translate("Actions", SPECS[name].text)
            main = push_button(self, name, partial(self.leave_for, name), text)
            self.foot.addWidget(main)
        primary(main).setFocus()  # not the first button, which starts a practice
        deal = QShortcut(SPECS["next_round"].keys, self)  # else it would press the focused button
        if main.objectName() == "next_round":
            deal.activated.connect(main.click)

    def _next_actions(self) -> tuple[str, ...]:
        """Names of the actions that may come next, the likeliest last."""
        standing = self.standing
        if standing.round_open or not standing.rounds:
            return ()
        if standing.winner is not None:
            beaten = standing.winner == standing.person and standing.on_ladder
            return ("rematch", "ladder") if beaten else ("same_deals", "rematch")
        return ("next_round",) if standing.may_deal else ()

    def _round_button(self, name: str, command: str) -> QPushButton:
        rounds = self.standing.rounds
        chosen = self.rounds.currentIndex
        button = push_button(self, name, lambda: self.leave_for(command, rounds[chosen().row()].n))
        button.setVisible(bool(rounds))
        return button

    # ------------------------------------------------------------------- writing

    def _write_head(self) -> None:
        standing = self.standing
        winner = standing.winner
        if winner is None:
            parent = self.parentWidget() if standing.single_round else None
            self.setWindowTitle(parent.windowTitle() if parent else tr("How the match stands"))
            show_text(self.subline, self._end_text())
            return
        mine, name = winner == standing.person, self.names[winner]
        won = tr("{name} has won the match", name=name)
        self.setWindowTitle(tr("You have won the match") if mine else won)
        more = f"{self._reason(winner)} {self._payment(winner)}"
        show_text(self.subline, without_orphan(more.strip()))
        rung = rung_of(standing.seats) if standing.remarks else None
        if rung is not None:
            show_text(self.remark, remark_text(rung.name, "beaten" if mine else "winning"))

    def _show_winner(self, ring: float, width: float) -> None:
        """Show the winner's face and melds; ``ring`` and ``width`` (of a card) are in points."""
        standing, winner = self.standing, self.standing.winner
        if winner is None:
            return
        face = standing.faces[winner]
        show_faces(self.face, [face], ring, current_theme())
        small = self.lower_than(_MIN_MELDS_HEIGHT)
        low = self.lower_than(LOW) and not small  # both lines are then beside the face
        top = 0 if low else round(ABOVE * windows_factor() * ring)  # at the ring's middle
        self.hats = top
        for part in (self._headings, self.melds):
            part.setContentsMargins(0, top, 0, 0)
        self.face.show()
        melds = standing.winning if winner == standing.person and not small else ()
        ends = list(accumulate(1 + HEAD_STEP * (len(cards) - 1) + MELDS_APART for cards in melds))
        melds = tuple(cards for cards, end in zip(melds, ends, strict=True) if end <= MAX_WIDTH)
        self.melds.setVisible(bool(melds))
        if not melds:
            return
        width = min(width, 400.0 / ends[len(melds) - 1])
        style = Style(letters=Letters.now(), ratio=self.devicePixelRatioF())
        art = CardArt(style, current_theme())
        self.melds.setPixmap(row_of_melds(melds, width, art, face.colour))

    def _end_text(self) -> str:
        """Where the match ends, unless the chart shows it; or why it has not ended there."""
        standing = self.standing
        played, agreed, target = len(standing.rounds), standing.agreed_rounds, standing.target
        if agreed is not None and played < agreed:
            text: Annotated[English, "Handbook"] = "A match has %n round(s)."
            return translate("Handbook", text, agreed)
        if agreed is not None or (target is not None and max(standing.totals) >= target):
            return self._clause("tie_break")  # before the extra round and during it
        if target is None or (played > 1 and self._is_target_near):
            return ""
        return tr("The match goes to {target}.", target=target)

    @property
    def _is_target_near(self) -> bool:
        """Whether somebody is near the target; else the chart would be empty below it."""
        target = self.standing.target
        return target is not None and 2 * max(self.standing.totals) >= target

    def _clause(self, option: str) -> str:
        """The handbook's text on an option of the rules."""
        from rummy_qt.ui.words.handbook.chapters import CLAUSES  # not needed to start

        clauses = (clause for clause in CLAUSES if option in clause.options)
        return " ".join(clause.text(self.standing.rules) for clause in clauses)

    def _reason(self, winner: int) -> str:
        """Why this seat has won, if the totals do not show it."""
        merits = self.standing.merits
        if merits.count(merits[winner]) > 1:
            return self._clause("tie_break")
        return "" if merits == self.standing.totals else self._clause("winner")

    def _payment(self, winner: int) -> str:
        """What the losers pay the winner."""
        standing = self.standing
        if standing.settlement is None or not any(standing.settlement):
            return ""
        total, name = standing.settlement[winner], self.names[winner]
        mine = winner == standing.person
        if len(self.names) == 2 and standing.person is not None:
            if mine:
                other = self.names[1 - winner]
                return tr("You collect %n point(s) from {name}.", total, name=other)
            return tr("{name} collects %n point(s) from you.", total, name=name)
        payments = [
            tr(_PAYMENTS[seat == standing.person], points=-sum_, name=payer)
            for seat, (payer, sum_) in enumerate(zip(self.names, standing.settlement, strict=True))
            if seat != winner
        ]
        sums = joined([text.replace(" ", "\u00a0") for text in payments])  # keeps sum and name
        if mine:
            return tr("You collect %n point(s) in all: {sums}.", total, sums=sums)
        return tr("{name} collects %n point(s) in all: {sums}.", total, name=name, sums=sums)

    def _write_rounds(self) -> None:
        standing, names, faces = self.standing, self.names, self.standing.faces
        rows = []
        for row, score in enumerate(standing.rounds):
            made = [tally.total for tally in score.tallies]
            name = self._round_name(row)
            first = Cell(name, number=False, tip=assisted_text(score.help) if score.help else name)
            rows.append([first, *figures(made, faces)])
        self.rounds.heads.faces = faces
        self.rounds.write(("", *names), rows)
        total = Cell(tr("Total"), number=False, strong=True)
        self.total.write(("", *names), [[total, *figures(standing.totals, faces, standing.merits)]])
        own = [seat == standing.person for seat in range(len(names))]
        lines = zip(names, faces, standing.lines, own, strict=True)
        series = [Series(name, who.colour, line, 0, who, mine) for name, who, line, mine in lines]
        self.chart.show_series(series, standing.target if self._is_target_near else None)

    def _on_round(self, row: int) -> None:
        score = self.standing.rounds[row]
        self.replay.setText(tr("Re&play round {number}", number=score.n))
        self.review.setText(tr("Re&view it"))
        self.review.setToolTip(translate("Replay", "What each decision cost, and why"))
        self.again.setText(tr("Pla&y it again"))
        self.again.setToolTip(
            tr("Play round {number} again for practice, in a copy of the match", number=score.n)
        )
        self.chart.mark(row + 1 if row + 1 < len(self.standing.rounds) else None)
        label = self._round_name(row)
        self.breakdown.setAccessibleName(label)
        self.breakdown.write((label, *self.names), self._parts_of(row))

    def _round_name(self, row: int) -> str:
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
    """Cells with the points of all seats, or a dash; the best is bold, with its face's yarn.

    ``merits``: the values that are compared, if not the points.
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
"""When the cards have formed a wheel, begin to leave it, and lie in a row: from 0 to 1 as all the
times below."""
HUB, ROW = 0.44, 0.2
"""The y of the wheel's middle and of the final row, as shares of the table's height."""
TABLE_GONE: Final = 0.18
"""When the rest of the table has faded out."""
TURNS: Final = 0.16
"""The part of a full turn that the wheel makes."""
MOST_CARDS: Final = 20
ROW_STEP: Final = 0.62
"""Distance of the cards in the final row, in card widths."""
HEAD_STEP, MELDS_APART, MAX_WIDTH = 0.36, 0.4, 7.4
"""Likewise in the head of the sheet; the gap between melds there, and the width of all shown."""
FOX_TURNS: Final = (0.4, 0.5)
"""When the fox begins and ends to turn over, which shows the winner."""
FACE: Final = 0.8
"""The winner's share of the height below the final row."""
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class Celebration(QGraphicsView):
    """An animation over the table; a click or a key ends it at once."""

    ended = Signal()

    def __init__(self, table: TableView, total: int) -> None:
        super().__init__(QGraphicsScene(QRectF(table.rect()), table), table)
        text = translate("RoundEnd", "You have won the match")
        self.setObjectName("celebration")
        self.setAccessibleName(f"{text}  {number_text(total)}")
        self.setFrameShape(self.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.resize(table.size())
        self._table, self._art, scene = table, table.scene_.art, table.scene_
        self._card_width = min(0.13 * self.height(), 0.085 * self.width())
        self._ease = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._progress = 0.0
        theme, ratio = self._art.theme, self._art.style.ratio
        self.setBackgroundBrush(cloth(self.width(), self.height(), theme, ratio))
        places = scene.arrangement.places.values()
        own = [p for p in places if p.home == "meld" and p.owner == 0][:MOST_CARDS]
        steps = [ROW_STEP + (a.number != b.number) for a, b in pairwise(own)]
        self._row = list(accumulate(steps, initial=0.0))
        """The x of each card in the final row, melds apart, in card widths from the first."""
        sprites = [scene.cards.sprites[place.card.index] for place in own]
        for sprite in sprites:
            sprite.setVisible(False)
        self._snapshot = self._add_picture(QPixmap.fromImage(table.grab_picture()), QPointF())
        for sprite in sprites:
            sprite.setVisible(True)
        self._spokes = [(self._spoke(place), place.spot) for place in own]
        """The sprites of the player's melded cards, and where each lies on the table."""
        fox, width = Card.parse("*2"), 1.3 * self._card_width
        picture = self._art.card(fox, width, "classic", CardLook(lift=Lift.RAISED))
        self._fox = self._add_picture(picture.pixmap, picture.corner)
        state, room = scene.state, 2 * (HUB - ROW) * self.height() - RATIO * self._card_width
        face = Face(state.faces[state.person], "glad", state.threads[state.person])
        box = Box(-FACE * room / 2, -FACE * room / 2, FACE * room, FACE * room)
        self.face = self._add_picture(*draw_face(FaceLook(face, box, True, False, None), self._art))
        self._text = self._add_picture(*self._draw_text(scene.arrangement.t))

    def begin(self) -> None:
        self.show()
        self.raise_()
        self.setFocus()
        self._table.scene_.motion.run([Effect(self.go_on, LENGTH_MS)])

    def end(self) -> None:
        self._table.scene_.finish()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _MODIFIERS:  # these begin a shortcut
            self.end()

    def _add_picture(self, picture: QPixmap, corner: QPointF) -> QGraphicsPixmapItem:
        item = self.scene().addPixmap(picture)
        item.setOffset(corner)
        return item

    def _spoke(self, place: CardPlace) -> CardSprite:
        large = place._replace(spot=place.spot._replace(w=self._card_width))
        sprite = CardSprite(large, self._art)
        sprite.dress(CardLook(lift=Lift.NONE))
        self.scene().addItem(sprite)
        return sprite

    def _draw_text(self, t: float) -> Drawn:
        box = Box(0, 0.9 * self.height() - 42 * t, self.width(), 42 * t)  # clear of the border
        canvas = Canvas(box, self._art)
        painter, middle = canvas.painter, Qt.AlignmentFlag.AlignHCenter
        painter.setFont(text_font(34 * t, BOLD))
        painter.setPen(QColor(self._art.theme.text))
        write_figures(painter, self.accessibleName(), QRectF(*box), 42 * t, middle)
        return canvas.done()

    def go_on(self, part: float) -> None:
        """Show the frame at this part of the time, from 0 to 1; at 1 it ends."""
        self._progress = part
        self._snapshot.setOpacity(1 - min(1.0, part / TABLE_GONE))
        for nth in range(len(self._spokes)):
            self._place_spoke(nth)
        over = self._eased(*FOX_TURNS)  # the fox appears with the wheel, and then turns over
        hub = HUB + 0.08 * self._eased(ROUND, DOWN)
        middle = QPointF(0.5 * self.width(), hub * self.height())
        narrow = QTransform.fromScale(self._eased(UP / 2, UP) * abs(1 - 2 * over), 1.0)
        for item, shown in (self._fox, over < 0.5), (self.face, over >= 0.5):
            item.setVisible(shown)
            item.setPos(middle)
            item.setTransform(narrow)
        self._text.setOpacity(self._eased(UP / 2, UP))  # appears with the wheel
        if part >= 1:
            self.ended.emit()
            self.hide()  # only now: the score sheet already covers it
            self.deleteLater()

    def _eased(self, start: float, end: float) -> float:
        """The eased progress, from 0 to 1, of what lasts from ``start`` to ``end``."""
        return self._ease.valueForProgress((self._progress - start) / (end - start))

    def _place_spoke(self, nth: int) -> None:
        (sprite, spot), count = self._spokes[nth], len(self._spokes)
        rise, fall = self._eased(0, UP), self._eased(ROUND, DOWN)
        angle = 360 * (nth / count + TURNS * self._eased(0, ROUND))
        width, height, turn = self.width(), self.height(), math.radians(angle)
        step = min(self._card_width, 0.9 * width / (self._row[-1] + 1))
        start = QPointF(spot.x, spot.y)
        wheel = QPointF(math.sin(turn), -math.cos(turn)) * 0.26 * height
        pos = start + (QPointF(width / 2, HUB * height) + wheel - start) * rise
        x = (self._row[nth] - self._row[-1] / 2) * step
        pos += (QPointF(width / 2 + x, ROW * height) - pos) * fall
        aloft = rise * (1 - fall)
        tilt = (angle + 180) % 360 - 180  # the same direction by the shorter turn
        card_width = spot.w + (self._card_width - spot.w) * rise
        sprite.put(Spot(pos.x(), pos.y(), card_width, tilt * aloft))
        sprite.rise(aloft)


def row_of_melds(melds: Sequence[Sequence[Card]], width: float, art: CardArt, yarn: int) -> QPixmap:
    """A picture of melds side by side; ``width`` of a card in points; ``yarn``: its number."""
    step, height, left = HEAD_STEP * width, RATIO * width, 4.0
    cards = sum(map(len, melds)) - len(melds)
    total_width = (len(melds) * (1 + MELDS_APART) - MELDS_APART) * width + cards * step
    row = clear_pixmap(math.ceil(total_width) + 8, math.ceil(height) + 14, art.style.ratio)
    with QPainter(row) as painter:
        for meld in melds:
            for nth, card in enumerate(meld):
                picture = art.card(card, width, "large")
                middle = QPointF(round(left + width / 2 + nth * step), round(3 + height / 2))
                painter.drawPixmap(middle + picture.corner, picture.pixmap)
            ends = left + width + step * (len(meld) - 1)
            draw_yarn(painter, YarnLine(left, ends, height + 9, 2.5), art.theme, yarn)
            left = ends + MELDS_APART * width
    return row

"""The New match page: six cards of rules to choose from, the people around a table, Play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QIcon,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import (
    QGridLayout,
    QListWidgetItem,
    QMenu,
    QSizePolicy,
    QStyleOptionComboBox,
    QToolButton,
    QWidget,
    QWidgetAction,
)

from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.opponents.programs import box, called
from rummy_qt.opponents.supervisor import Failure
from rummy_qt.play.company import FACES, PEOPLE, PERSON, Face, faces_of, seat_numbers
from rummy_qt.play.ladder import step_of
from rummy_qt.records.header import HUMAN, PROGRAM, SeatInfo, seed_of_deal
from rummy_qt.records.library import Library
from rummy_qt.records.sentences import RecordError
from rummy_qt.records.texts import Said
from rummy_qt.ui import background
from rummy_qt.ui.drawings import clear_pixmap, smooth_painter, write_figures
from rummy_qt.ui.fonts import font_factor, windows_factor
from rummy_qt.ui.match_choice import (
    LIKE_PROGRAM,
    LONGEST_NAME,
    MOST_PROGRAMS,
    MatchChoice,
    as_name,
    key_of,
    offered,
    stepped,
    told_apart,
)
from rummy_qt.ui.plain_text import as_typed, plain_label
from rummy_qt.ui.portraits import ABOVE, YarnLine, draw_yarn
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.reader import announce
from rummy_qt.ui.theme import set_styled
from rummy_qt.ui.words.language import in_context, translate
from rummy_qt.ui.words.names import (
    colour_name,
    face_name,
    leaning_about,
    level_about,
    level_name,
    program_about,
    program_name,
    program_trouble_text,
)
from rummy_qt.ui.words.notices import sentence_text

from .fields import ComboBox, LineEdit, SpinBox, settle
from .labels import quiet_label, well_ended
from .look import cast_shadow, current_theme, mixed
from .page_dialog import BOOKLET, PageDialog
from .parts import GAP, NEAR, Spring, across, down, fill, make, primary, push_button, put
from .portraits import row_of_faces, row_size, shade_below
from .questions import file_dialog
from .rule_cards import Pictures, RuleCards, about_rules, put_card

tr = in_context("NewMatchDialog")
_TOLD = 2
"""Changes of house rules that are told below the cards; the handbook tells all."""
_TARGET_WIDTH, _DEAL_WIDTH = 84, 106


class NewMatchDialog(PageDialog):
    """Offers the last choice again, perhaps with one opponent at another level."""

    def __init__(self, preferences: Preferences, library: Library, parent: QWidget) -> None:
        super().__init__("new_match_dialog", tr("New match"), parent)
        self.format = BOOKLET
        self._preferences = preferences
        programs = preferences.programs
        names = list(dict.fromkeys(map(called, programs)))
        self._last = last = offered(preferences.last_match, preferences.player_name, names)
        self.target = SpinBox(self, objectName="target", singleStep=50, minimumWidth=_TARGET_WIDTH)
        self.target.setRange(1, 1_000_000)
        self.target.lineEdit().setTextMargins(6, 0, 0, 0)
        self.deal_number = make(LineEdit, self, "deal_number", minimumWidth=_DEAL_WIDTH)
        self.deal_number.setPlaceholderText(tr("random"))
        self.deal_number.setToolTip(
            tr("The same number and the same moves give the same match again.")
        )
        self.rulebooks = RuleCards(self, "rulebooks", 3, 2)
        self.house_rules = push_button(
            self, "own_rules", lambda: self.wanted.emit("house_rules", (self,)), tr("House &rules…")
        )
        self.house_rules.setToolTip(tr("Copy a rulebook and change what you like"))
        differ = translate("LessonStrip", "What di&ffers…")
        self.differences = push_button(
            self, "differences", lambda: self.wanted.emit("differences", (self,)), differ
        )
        self.differences.setToolTip(translate("LessonStrip", "The six rulebooks, side by side"))
        top, told = Qt.AlignmentFlag.AlignTop, 4 * (self.fontMetrics().lineSpacing() + 1)
        self.about = quiet_label("", self, alignment=top, minimumHeight=told)
        self._trial = background.LatestTask(self)
        self._trying = False
        self._told_of_program = ""
        """What is to be said of the program that was chosen last."""
        self.finished.connect(self._trial.leave)
        self.seats = SeatsAtTable(names, preferences.card_back, self)
        self.opponents, self.rows = self.seats.opponents, self.seats.rows
        side = top | Qt.AlignmentFlag.AlignHCenter
        self.level_line = quiet_label("", self, alignment=side, minimumHeight=told)
        self.level_line.setObjectName("level_line")
        self.trouble = plain_label("", self, objectName="trouble", wordWrap=True)
        """Why this cannot be played."""
        self.play = primary(push_button(self, "play", self._play, tr("&Play")))
        like, sitting = last.seats[-1]._replace(colour=None), len(last.seats)
        spare = (like._replace(name=name) for name in OFFERED[sitting:])
        people = told_apart([*last.seats, *spare])
        for chair, seat, colour in zip(self.rows, people, seat_numbers(people), strict=True):
            chair.fill(seat._replace(colour=colour))
            self._follow(chair)
        self._lay_out()
        self.offer_rules()
        self._fill(last)
        self.deal_number.textChanged.connect(lambda _: self._check())
        self.rulebooks.currentRowChanged.connect(self._on_rulebook)
        self.rulebooks.doubleClicked.connect(lambda _: self.play.click())
        self.opponents.valueChanged.connect(self._on_opponents)
        self.rulebooks.setFocus()
        kinds = [seat.kind for seat in last.seats[1:]]
        background.start_task(self, lambda _: step_of(library.entries(), kinds), self.suggest)
        background.start_task(
            self, lambda _: [path for path in programs if not Path(path).is_file()], self._miss
        )

    def _follow(self, chair: Chair) -> None:
        def told() -> None:
            self._explain(chair.seat.kind, chair)
            self._check()

        chair.changed.connect(told)
        chair.wants_program.connect(lambda: self._ask_for_program(chair))
        chair.level.highlighted.connect(  # by the pointer, while the list is open
            lambda row: self._explain(_kind_of(chair.level.itemData(row)), chair)
        )

    @property
    def choice(self) -> MatchChoice:
        entry = self.rulebooks.chosen
        seats = tuple(chair.choice for chair in self.seats.seated)
        return MatchChoice(
            entry.rulebook,
            entry.rules.replace(target=self.target.value()),
            seats,
            entry.name or None,
            self.deal_number.text().strip(),
        )

    # ------------------------------------------------------------------ building

    def offer_rules(self, wanted: str = "") -> None:
        """List the rulebooks and the house rules; those named ``wanted`` are chosen."""
        known = {house.name: house for house in self._preferences.house_rules}
        chosen = known.get(wanted) or (self.rulebooks.chosen if self.rulebooks.count() else None)
        self.rulebooks.offer(house for house in known.values() if house.rules.clash is None)
        if chosen is not None:
            self._choose(chosen.rulebook, chosen.name)

    def _lay_out(self) -> None:
        put(self.head, Spring())
        for text, field in ((tr("Play &to"), self.target), (tr("&Deal number"), self.deal_number)):
            label = plain_label(text, self)
            label.setBuddy(field)
            put(self.head, label, field)
        self.about.setContentsMargins(0, 0, GAP, 0)  # as broad as the cards
        left = down((self.rulebooks, 1), self.about)
        right = down((self.seats, 1), self.level_line)
        self.halves = across((left, 15), (right, 17), gap=0)
        put(self.body, (self.halves, 1))
        cancel = push_button(self, "cancel", self.reject, tr("Cancel"))
        put(self.foot, self.house_rules, self.differences, NEAR, (self.trouble, 1))
        put(self.foot, cancel, self.play)

    # ------------------------------------------------------------------- filling

    def _fill(self, last: MatchChoice) -> None:
        self._choose(last.rulebook, last.house or "")
        self._on_rulebook()
        self.target.setValue(last.rules.target)
        self.opponents.setValue(len(last.seats) - 1)
        self._on_opponents()
        self._explain(self.rows[1].seat.kind, self.rows[1])

    def _choose(self, rulebook: str, name: str) -> None:
        """Choose these rules; where they are not there any more, the first ones."""
        self.rulebooks.choose(rulebook, name)
        if self.rulebooks.currentRow() < 0:
            self.rulebooks.setCurrentRow(0)

    def _on_rulebook(self) -> None:
        entry = self.rulebooks.chosen
        rules = entry.rules
        self.about.setText(well_ended(about_rules(entry, _TOLD)))
        self.opponents.setRange(max(1, rules.min_players - 1), rules.max_players - 1)
        self.target.setValue(rules.target)
        self._check()

    def _on_opponents(self) -> None:
        self.seats.place()
        self._check()

    def _check(self) -> None:
        """Say what cannot be played, and mark the fields that it is about."""
        seated, deal = self.seats.seated, self._deal_trouble()
        keys = [key_of(chair.called) for chair in seated]
        names = [chair for chair, key in zip(seated, keys, strict=True) if keys.count(key) > 1]
        for chair in self.rows:
            set_styled(chair.name, "wrong", chair in names)
        set_styled(self.deal_number, "wrong", bool(deal))
        same: Said = "Two players are called {name}: give one of them another name."
        told = tr(same, name=names[0].called) if names else deal
        trouble = told or self._told_of_program
        if trouble and trouble != self.trouble.text():
            announce(self.trouble, trouble)
        self.trouble.setText(trouble)
        self.play.setEnabled(not told and not self._trying)

    def _deal_trouble(self) -> str:
        """Why the deal number is none; empty where it is one, or none is given."""
        typed = self.deal_number.text().strip()
        try:
            if typed:
                seed_of_deal(typed)
        except RecordError as error:
            return sentence_text(error.sentence)
        if typed and any(chair.seat.program for chair in self.seats.seated):
            return tr("A program could find the cards by a deal number: leave it empty.")
        return ""

    # ------------------------------------------------------------------ programs

    def _ask_for_program(self, chair: Chair) -> None:
        folder = "".join(str(Path(path).parent) for path in self._preferences.programs[:1])
        title = tr("A program that speaks the opponent protocol")
        kind = tr("Python programs (*.py)")
        then = partial(self._try, chair)
        file_dialog(self, "program_file", title, then, kind, folder=folder).open()

    def _try(self, chair: Chair, chosen: Path) -> None:
        """Has a program play a few rounds; then it sits down, or it is said why not."""
        from rummy_qt.play.trial import trouble_with

        self._trying = True
        choice, path = self.choice, str(chosen)
        self._told_of_program = tr("{program} plays three rounds first…", program=called(path))
        self._trial.start(
            partial(trouble_with, path, choice.rulebook, choice.rules, len(choice.seats)),
            lambda wrong: self._tried(chair, path, wrong),
        )
        self._check()

    def _tried(self, chair: Chair, path: str, wrong: Failure | None) -> None:
        self._trying, name = False, called(path)
        if wrong is None:
            self._told_of_program = ""
            known = dict.fromkeys((path, *self._preferences.programs))
            self._preferences.programs = tuple(known)[:MOST_PROGRAMS]
            for each in self.rows:
                each.offer(name)
            chair.sit(offer_of(name))
        else:
            self._told_of_program = program_trouble_text(name, wrong.cause)
        self._check()
        self.trouble.setToolTip("" if wrong is None else str(wrong))

    def _miss(self, paths: Sequence[str]) -> None:
        """Have Clubs in the places of programs that are not there any more, and say so."""
        kept = tuple(path for path in self._preferences.programs if path not in paths)
        self._preferences.programs = kept
        for program in {*map(called, paths)}.difference(map(called, kept)):
            for chair in reversed(self.rows):  # what is said last is of one that is seen
                if chair.seat.program == program:
                    chair.sit(LIKE_PROGRAM)
                    words: Said = "{program} is not there any more: {name} plays as Club."
                    self._told_of_program = tr(words, program=program, name=chair.called)
                chair.level.removeItem(chair.level.findData(offer_of(program)))
        self._check()

    def _explain(self, level: str, chair: Chair) -> None:
        """Say how somebody plays at this level, and leans."""
        if chair is self.rows[0]:
            return
        about, name = _kind_about(level), chair.called
        told = tr("{name}, {level}. {about}", name=name, level=level_name(level), about=about)
        leans = leaning_about(SeatInfo(name, level))
        words = f"{told}\n{leans}".strip()
        self.level_line.setText(well_ended(words.replace("-", "-\u2060")))  # no word is broken

    def suggest(self, step: int) -> None:
        """Move one opponent a level up or down, unless somebody else was chosen meanwhile."""
        if self.choice.seats != self._last.seats:
            return
        found = stepped(self._last.seats, step)
        if found is None:
            return
        chair, level = self.rows[found[0]], found[1]
        chair.sit(level)
        words: Said = (
            "You won twice against these: {name} plays as {level} now."
            if step > 0
            else "You lost twice against these: {name} plays as {level} now."
        )
        self.level_line.setText(tr(words, name=chair.called, level=level_name(level)))
        background.later(self, 0, partial(self.area.ensureWidgetVisible, self.level_line))

    def _play(self) -> None:
        settle(self)
        self.leave_for("begin", self.choice)


OFFERED: Final = ("", *PEOPLE)
"""The name of each chair where none is typed; the person's own is said in every language."""
_SMALLEST, _LARGEST, _CHOICE = 40, 84, 48
"""Points of the ring of a face at the table, and of one to choose from."""
_OVER: Final = 0.35
"""How far the ring is over the table, by the ring."""
_STEPPER: Final = 112
"""Points of the number of opponents with its signs, and of words at least."""
_HAT, _LINE, _ROW = 10, 24, 94
"""Points of a hat that may stand before the words above it, of these, and of a face with them."""
_PLACES: Final = {
    2: "S N",
    3: "S NW NE",
    4: "S W N E",
    5: "S W NW NE E",
    6: "S W NW N NE E",
    7: "S SW W NW NE E SE",
    8: "S SW W NW N NE E SE",
}
"""By the number of players where they sit, as on a compass, clockwise from the person."""
_RIM: Final = 11.0
_DARKER: Final = 0.25
"""So much of the shadow is in the table's cloth by day, else it is that of the page."""
_CARD: Final = 30
"""Points of a card on the table."""


class Level(ComboBox):
    """Its words stand in the middle, as the name above it does."""

    def initStyleOption(self, look: QStyleOptionComboBox) -> None:
        super().initStyleOption(look)
        look.textAlignment = Qt.AlignmentFlag.AlignCenter

    def showPopup(self) -> None:
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * view.frameWidth())
        super().showPopup()


class FaceGrid(Pictures):
    """The faces to choose from, in two rows of a menu."""

    def __init__(self, menu: QMenu, wear: Callable[[str], None]) -> None:
        super().__init__(menu, "faces")
        for name in FACES:
            item = QListWidgetItem(self)
            item.setToolTip(face_name(name))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, face_name(name))

        def choose(item: QListWidgetItem) -> None:
            menu.close()
            wear(FACES[self.row(item)])

        self.itemClicked.connect(choose)
        self.itemActivated.connect(choose)
        self.show_in(Face(PERSON))

    def show_in(self, chosen: Face) -> None:
        """All of them in rings of the colour of the one that is chosen."""
        ratio = self.devicePixelRatioF()
        for row, name in enumerate(FACES):
            face = chosen._replace(name=name)
            self.show_picture(row, row_of_faces([face], _CHOICE, current_theme(), ratio))
        self.setCurrentRow(FACES.index(chosen.name))
        cell = self.sizeHintForIndex(self.currentIndex())
        self.setFixedSize(len(FACES) // 2 * cell.width() + 2, 2 * cell.height() + 2)


class Chair(QToolButton):
    """A face over its name and level; pressed, it offers colours, and to the person faces, too."""

    changed = Signal()
    """Somebody else sits there, or is called otherwise."""
    wants_program = Signal()
    """One that is still to be chosen."""

    def __init__(self, place: int, yarns: Sequence[QIcon], parent: SeatsAtTable) -> None:
        """``place``: 0 for the person's."""
        super().__init__(parent)
        self.setObjectName(f"colour_{place}")
        self.place, self._around = place, parent
        self.seat = SeatInfo("", HUMAN, place)
        """Who sits there, as was chosen."""
        self._shown = Face(PERSON)
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Maximum, policy.Maximum)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(self)
        if not place:
            grid, shown = FaceGrid(menu, self._wear), QWidgetAction(menu)
            shown.setDefaultWidget(grid)
            menu.addAction(shown)
            menu.addSeparator()
            menu.aboutToShow.connect(lambda: grid.show_in(self._shown))
        for number, icon in enumerate(yarns):
            action = menu.addAction(icon, colour_name(number, current_theme().dark))
            action.triggered.connect(lambda _=False, wanted=number: parent.swap(self, wanted))
        self.setMenu(menu)
        centred = Qt.AlignmentFlag.AlignHCenter
        self.name = make(
            LineEdit, parent, f"name_{place}", maxLength=LONGEST_NAME, alignment=centred
        )
        self.name.setSizePolicy(policy.Ignored, policy.Fixed)
        self.name.textChanged.connect(self._on_name)
        self.level = Level(parent, f"level_{place}", parent.offers)
        self.level.say(_offer_text)
        self.level.setVisible(place > 0)  # the person has none
        self.level.currentIndexChanged.connect(self._on_level)
        self.changed.connect(parent.show_faces)
        below = (self.level, 0, centred) if place else _LINE
        self.column = down(-_HAT, (self, 0, centred), self.name, below, gap=0)
        number = place + 1
        self.name.setAccessibleName(translate("Chair", "Name of player {number}", number=number))
        self.level.setAccessibleName(translate("Chair", "Level of player {number}", number=number))

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        return (self, self.name, self.level)[: 3 if self.place else 2]

    @property
    def ring(self) -> int:
        """Points of the ring of its face: as many as there is room for."""
        return min(_largest(), round(min(self.width(), self.height()) / (1 + ABOVE)))

    @property
    def middle(self) -> QPointF:
        """Of the ring, at the table."""
        return QPointF(self.x() + self.width() / 2, self.y() + self.height() - self.ring / 2)

    def sizeHint(self) -> QSize:
        return row_size(1, _largest())

    def minimumSizeHint(self) -> QSize:
        return row_size(1, _SMALLEST)

    def show_as(self, face: str) -> None:
        kind, number = self.seat.kind, self.seat.colour or 0
        self._shown, called = Face(face, colour=number), colour_name(number, current_theme().dark)
        self.setToolTip(translate("Chair", "Colour: {name}", name=called))
        words: Annotated[Said, "Chair"] = "Colour of player {number}: {name}"
        self.setAccessibleName(translate("Chair", words, number=self.place + 1, name=called))
        about, leans = _kind_about(kind), leaning_about(SeatInfo(self.called, kind))
        self.level.setToolTip(as_typed(f"{about}\n{leans}".strip()))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        mirrored = self.middle.x() - self._around.width() / 2 > 1  # a profile looks to the middle
        who, ring, ratio = [self._shown], self.ring, self.devicePixelRatioF()
        foot = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter
        with smooth_painter(self) as painter:
            if self.hasFocus() or self.underMouse():  # a frame around all of it would cut words
                painter.setPen(QPen(QColor(current_theme().text), 2))
                painter.drawEllipse(self.middle - self.pos(), ring / 2 + 3, ring / 2 + 3)
            face = row_of_faces(who, ring, current_theme(), ratio, mirrored=mirrored)
            self.style().drawItemPixmap(painter, self.rect(), foot, face)

    def _wear(self, face: str) -> None:
        self.seat = self.seat._replace(face=face)
        self.changed.emit()

    def _on_name(self, typed: str) -> None:
        self.seat = self.seat._replace(name=as_name(typed))
        self.changed.emit()

    def _on_level(self) -> None:
        """Have whoever is chosen sit here; a program is nobody of the seven, and not called so."""
        offer, former = self.level.currentData(), self.seat
        if offer == offer_of(""):
            self.sit(offer_of(former.program) if former.program else former.kind)
            self.wants_program.emit()
            return
        program = offer.partition(" ")[2]
        self.seat = former._replace(kind=_kind_of(offer), program=program)
        self.name.setPlaceholderText(as_name(program) or OFFERED[self.place])
        if program != former.program:
            self.name.clear()
        self.changed.emit()

    def fill(self, seat: SeatInfo) -> None:
        """Have this one sit here."""
        self.seat = seat
        usual = OFFERED[self.place] or level_name(HUMAN)
        self.name.setPlaceholderText(as_name(seat.program) or usual)
        self.name.setText(seat.name)
        self.name.home(False)
        self.sit(offer_of(seat.program) if seat.program else seat.kind)

    def sit(self, offer: str) -> None:
        self.level.setCurrentIndex(max(0, self.level.findData(offer)))

    def offer(self, program: str) -> None:
        """Have this one be among those who may sit here."""
        offer, last = offer_of(program), self.level.count() - 1
        if self.level.findData(offer) < 0:
            self.level.insertItem(last, _offer_text(offer), offer)

    @property
    def called(self) -> str:
        return self.seat.name or self.name.placeholderText()

    @property
    def choice(self) -> SeatInfo:
        name = self.called if self.place else self.seat.name  # "You" is nobody's name
        own = None if self.seat.colour == self.place else self.seat.colour
        return self.seat._replace(name=name, colour=own)


def _largest() -> int:
    """Points of the ring of a face where there is room."""
    return round(windows_factor() * _LARGEST)


def offer_of(program: str) -> str:
    """What a list of levels holds for a program; for none: that one is to be chosen."""
    return f"{PROGRAM} {program}".strip()


def _kind_of(offer: str) -> str:
    return offer.partition(" ")[0]


def _offer_text(offer: str) -> str:
    program = _kind_of(offer) == PROGRAM
    return program_name(offer.partition(" ")[2]) if program else level_name(offer)


def _kind_about(kind: str) -> str:
    return program_about(boxed=box() is not None) if kind == PROGRAM else level_about(kind)


_YARN: Final = QSize(24, 14)
"""Points of a piece of yarn that shows whose a seat is."""


def _yarn_sample(number: int, ratio: float) -> QPixmap:
    picture = clear_pixmap(_YARN.width(), _YARN.height(), ratio)
    with QPainter(picture) as painter:
        high = _YARN.height() / 2
        draw_yarn(painter, YarnLine(1, _YARN.width() - 1, high, 4), current_theme(), number)
    return picture


class SeatsAtTable(QWidget):
    """The table with its chairs; in its middle, the number of opponents."""

    def __init__(self, programs: Sequence[str], back: str, parent: QWidget) -> None:
        super().__init__(parent)
        policy = QSizePolicy.Policy  # as high as the cards beside it
        self.setSizePolicy(policy.Expanding, policy.Preferred)
        ratio = self.devicePixelRatioF()
        self.offers = *TABLE_LEVELS, *map(offer_of, programs), offer_of("")
        """The levels, the programs, and that one is to be chosen."""
        yarns = [
            QIcon(_yarn_sample(number, ratio)) for number in range(len(current_theme().threads))
        ]
        side = Qt.AlignmentFlag
        self.opponents = SpinBox(self, objectName="opponents", alignment=side.AlignCenter)
        self.opponents.setProperty("stepper", True)
        self.opponents.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # else + leaves a cursor there
        self.opponents.lineEdit().textChanged.connect(self.update)
        counted = translate("SeatsAtTable", "&Opponents")
        self.counted = quiet_label(counted, self, alignment=side.AlignHCenter, wraps=False)
        self.counted.setBuddy(self.opponents)
        self._back = f"backs/{back}"
        self.rows = [Chair(place, yarns, self) for place in range(len(OFFERED))]
        """The person's first; those that are needed are seen."""
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        for at in range(3):
            self._grid.setColumnMinimumWidth(at, _STEPPER)
            self._grid.setRowMinimumHeight(at, _ROW)
        self._grid.setColumnStretch(1, 1)
        self._grid.addLayout(down(self.opponents, self.counted, gap=0), 1, 1, side.AlignCenter)
        fill(self, self._grid, 0, _HAT, 0, 0)

    @property
    def seated(self) -> list[Chair]:
        return self.rows[: self.opponents.value() + 1]

    def place(self) -> None:
        """Have those who play sit around the table."""
        seated = self.seated
        sides = _PLACES[len(seated)].split()
        for chair in self.rows:
            self._grid.removeItem(chair.column)
            for widget in chair.widgets:
                widget.setVisible(chair in seated)
        for chair, side in zip(seated, sides, strict=True):
            row, column = (1 + (b in side) - (a in side) for a, b in ("NS", "WE"))
            level = Qt.AlignmentFlag.AlignVCenter if row == 1 else Qt.AlignmentFlag(0)
            self._grid.addLayout(chair.column, row, column, level)
        for row, letter in enumerate(("N", "W", "S")):
            self._grid.setRowStretch(row, any(letter in side for side in sides))
        self.show_faces()

    def swap(self, chair: Chair, wanted: int) -> None:
        """Each seat has a colour of its own: whoever has this one takes the other."""
        other = next(one for one in self.rows if one.seat.colour == wanted)
        for one, colour in ((other, chair.seat.colour), (chair, wanted)):
            one.seat = one.seat._replace(colour=colour)
        self.show_faces()

    def show_faces(self) -> None:
        """Each of the seven by the own face, whoever else is called otherwise by another."""
        chairs = self.seated
        faces = faces_of([chair.seat._replace(name=chair.called) for chair in chairs])
        for chair, face in zip(chairs, faces, strict=True):
            chair.show_as(face)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table seen from above: felt in the light of the lamp, its rim, stock and pile."""
        painter, theme = smooth_painter(self), current_theme()
        chairs = self.seated
        heights, over = [chair.middle.y() for chair in chairs], round(_OVER * chairs[0].ring)
        top = QRectF(self._grid.cellRect(1, 1))  # words stand clear of the rim
        top.setTop(min(heights) + over)
        top.setBottom(max(heights) - over)
        round_ = top.height() / 2
        cast_shadow(painter, top, round_, 4, 9)
        painter.setBrush(QColor("#8e5d3f"))
        painter.drawRoundedRect(top, round_, round_)
        light = QRadialGradient(top.center(), 0.6 * top.width())
        for at, colour in enumerate((theme.felt, theme.felt_edge)):
            light.setColorAt(at, mixed(colour, theme.shadow, 0.0 if theme.dark else _DARKER))
        painter.setBrush(light)
        cloth = top.adjusted(_RIM, _RIM, -_RIM, -_RIM)
        painter.drawRoundedRect(cloth, round_ - _RIM, round_ - _RIM)
        for chair in chairs:
            shade_below(painter, chair.middle, chair.ring)
        painter.setPen(QColor(theme.text))
        middle, place = Qt.AlignmentFlag.AlignHCenter, QRectF(self.opponents.geometry())
        write_figures(painter, self.opponents.text(), place, 22 * font_factor(), middle)
        aside = QPointF((_STEPPER + _CARD + NEAR) / 2, 0)
        if aside.x() + _CARD / 2 + NEAR < cloth.width() / 2:
            put_card(painter, self._back, _CARD, place.center() - aside)
            put_card(painter, "large/6c", _CARD, place.center() + aside)

"""The New match page: a choice of rulebooks, the players around a table, and Play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen, QRadialGradient
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
from rummy_qt.play.company import FACES, PEOPLE, PERSON, Face, faces_of, seat_colours
from rummy_qt.play.ladder import level_step
from rummy_qt.records.header import HUMAN, PROGRAM, SeatInfo, seed_of_deal
from rummy_qt.records.library import Library
from rummy_qt.records.sentences import RecordError
from rummy_qt.records.texts import English
from rummy_qt.ui import background
from rummy_qt.ui.drawings import clear_pixmap, smooth_painter, write_figures
from rummy_qt.ui.fonts import font_factor, windows_factor
from rummy_qt.ui.match_choice import (
    LONGEST_NAME,
    MOST_PROGRAMS,
    SUBSTITUTE_LEVEL,
    MatchChoice,
    as_name,
    key_of,
    next_level,
    offered,
    with_unique_names,
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
from .labels import quiet_label, without_orphan
from .look import cast_shadow, current_theme, mixed
from .page_dialog import BOOKLET, PageDialog
from .parts import GAP, NEAR, Spring, across, down, fill, make, primary, push_button, put
from .portraits import row_of_faces, row_size, shade_below
from .questions import file_dialog
from .rule_cards import Pictures, RuleCards, about_rules, put_card

tr = in_context("NewMatchDialog")
_TARGET_WIDTH, _DEAL_WIDTH = 84, 106


class NewMatchDialog(PageDialog):
    """Starts from the last choice, perhaps with one opponent moved to another level."""

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
        self._target_label = plain_label(tr("Play &to"), self)
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
        top, four_lines = Qt.AlignmentFlag.AlignTop, 4 * (self.fontMetrics().lineSpacing() + 1)
        self.about = quiet_label("", self, alignment=top, minimumHeight=four_lines)
        self._trial = background.LatestTask(self)
        self._trying = False
        self._program_message = ""
        """The message about the opponent program chosen last; empty for none."""
        self.finished.connect(self._trial.cancel)
        self.seats = SeatsAtTable(names, preferences.card_back, self)
        self.opponents, self.chairs = self.seats.opponents, self.seats.chairs
        top_center = top | Qt.AlignmentFlag.AlignHCenter
        self.level_line = quiet_label("", self, alignment=top_center, minimumHeight=four_lines)
        self.level_line.setObjectName("level_line")
        self.trouble = plain_label("", self, objectName="trouble", wordWrap=True)
        """Why the match cannot start, or a message about a program."""
        self.play = primary(push_button(self, "play", self._play, tr("&Play")))
        template, count = last.seats[-1]._replace(colour=None), len(last.seats)
        spare = (template._replace(name=name) for name in DEFAULT_NAMES[count:])
        seats = with_unique_names([*last.seats, *spare])
        for chair, seat, colour in zip(self.chairs, seats, seat_colours(seats), strict=True):
            chair.set_seat(seat._replace(colour=colour))
            self._connect_chair(chair)
        self._lay_out()
        self.offer_rules()
        self._fill(last)
        self.deal_number.textChanged.connect(self._check)
        self.rulebooks.currentRowChanged.connect(self._on_rulebook)
        self.rulebooks.doubleClicked.connect(lambda _: self.play.click())
        self.opponents.valueChanged.connect(self._on_opponents)
        self.rulebooks.setFocus()
        kinds = [seat.kind for seat in last.seats[1:]]
        background.start_task(self, lambda _: level_step(library.entries(), kinds), self.suggest)
        background.start_task(
            self,
            lambda _: [path for path in programs if not Path(path).is_file()],
            self._drop_missing,
        )

    def _connect_chair(self, chair: Chair) -> None:
        def on_changed() -> None:
            self._describe_level(chair.seat.kind, chair)
            self._check()

        chair.changed.connect(on_changed)
        chair.wants_program.connect(lambda: self._ask_for_program(chair))
        chair.level.highlighted.connect(  # an item of the open list, by pointer or key
            lambda row: self._describe_level(_kind_of(chair.level.itemData(row)), chair)
        )

    @property
    def choice(self) -> MatchChoice:
        entry = self.rulebooks.chosen
        seats = tuple(chair.choice for chair in self.seats.seated)
        rules = entry.rules
        if rules.aim is not None:
            rules = rules.replace(target=self.target.value())
        deal = self.deal_number.text().strip()
        return MatchChoice(entry.rulebook, rules, seats, entry.name or None, deal)

    # ------------------------------------------------------------------ building

    def offer_rules(self, wanted: str = "") -> None:
        """Lists the rulebooks and house rules, and selects the house rules named ``wanted``."""
        known = {house.name: house for house in self._preferences.house_rules}
        chosen = known.get(wanted) or (self.rulebooks.chosen if self.rulebooks.count() else None)
        self.rulebooks.offer(house for house in known.values() if house.rules.clash is None)
        if chosen is not None:
            self._choose(chosen.rulebook, chosen.name)

    def _lay_out(self) -> None:
        put(self.head, Spring())
        deal_label = plain_label(tr("&Deal number"), self)
        for label, field in ((self._target_label, self.target), (deal_label, self.deal_number)):
            label.setBuddy(field)
            put(self.head, label, field)
        self.about.setContentsMargins(0, 0, GAP, 0)  # as wide as the cards
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
        if self.rulebooks.chosen[:2] == (last.house or "", last.rulebook):
            self.target.setValue(last.rules.target)
        self.opponents.setValue(len(last.seats) - 1)
        self._on_opponents()
        self._describe_level(self.chairs[1].seat.kind, self.chairs[1])

    def _choose(self, rulebook: str, name: str) -> None:
        """Selects these rules, or the first card if they no longer exist."""
        self.rulebooks.choose(rulebook, name)
        if self.rulebooks.currentRow() < 0:
            self.rulebooks.setCurrentRow(0)

    def _on_rulebook(self) -> None:
        entry = self.rulebooks.chosen
        rules = entry.rules
        about = about_rules(entry, 2)  # changes of house rules; the handbook lists all
        self.about.setText(without_orphan(about))
        self.opponents.setRange(max(1, rules.min_players - 1), rules.max_players - 1)
        self.target.setValue(rules.target)
        for part in (self._target_label, self.target):
            part.setHidden(rules.aim is None)  # the match ends after a number of rounds
        self._check()

    def _on_opponents(self) -> None:
        self.seats.arrange()
        self._check()

    def _check(self) -> None:
        """Shows why the match cannot start, and marks the fields at fault."""
        seated, deal_error = self.seats.seated, self._deal_number_error()
        keys = [key_of(chair.shown_name) for chair in seated]
        same_name = [chair for chair, key in zip(seated, keys, strict=True) if keys.count(key) > 1]
        for chair in self.chairs:
            set_styled(chair.name, "wrong", chair in same_name)
        set_styled(self.deal_number, "wrong", bool(deal_error))
        text: English = "Two players are called {name}: give one of them another name."
        error = tr(text, name=same_name[0].shown_name) if same_name else deal_error
        message = error or self._program_message
        if message and message != self.trouble.text():
            announce(self.trouble, message)
        self.trouble.setText(message)
        self.play.setEnabled(not error and not self._trying)

    def _deal_number_error(self) -> str:
        """Why the deal number typed cannot be used; empty if it can, or if none is given."""
        typed = self.deal_number.text().strip()
        try:
            if typed:
                seed_of_deal(typed)
        except RecordError as error:
            return sentence_text(error.sentence)
        if typed and any(chair.seat.program for chair in self.seats.seated):
            return tr("A program could work out the cards from a deal number: leave it empty.")
        return ""

    # ------------------------------------------------------------------ programs

    def _ask_for_program(self, chair: Chair) -> None:
        folder = "".join(str(Path(path).parent) for path in self._preferences.programs[:1])
        title = tr("A program that speaks the opponent protocol")
        kind = tr("Python programs (*.py)")
        then = partial(self._try_program, chair)
        file_dialog(self, "program_file", title, then, kind, folder=folder).open()

    def _try_program(self, chair: Chair, chosen: Path) -> None:
        """Has a program play a few rounds, then seats it or shows why it failed."""
        from rummy_qt.play.trial import trouble_with

        self._trying = True
        choice, path = self.choice, str(chosen)
        self._program_message = tr("{program} plays three rounds first…", program=called(path))
        self._trial.start(
            partial(trouble_with, path, choice.rulebook, choice.rules, len(choice.seats)),
            lambda failure: self._on_trial_over(chair, path, failure),
        )
        self._check()

    def _on_trial_over(self, chair: Chair, path: str, failure: Failure | None) -> None:
        self._trying, name = False, called(path)
        if failure is None:
            self._program_message = ""
            known = dict.fromkeys((path, *self._preferences.programs))
            self._preferences.programs = tuple(known)[:MOST_PROGRAMS]
            for each in self.chairs:
                each.add_program(name)
            chair.select(program_offer(name))
        else:
            self._program_message = program_trouble_text(name, failure.cause)
        self._check()
        self.trouble.setToolTip("" if failure is None else str(failure))

    def _drop_missing(self, paths: Sequence[str]) -> None:
        """Replaces programs whose files are gone by Clubs, and says so."""
        kept = tuple(path for path in self._preferences.programs if path not in paths)
        self._preferences.programs = kept
        for program in {*map(called, paths)}.difference(map(called, kept)):
            for chair in reversed(self.chairs):  # the last message is about a visible chair
                if chair.seat.program == program:
                    chair.select(SUBSTITUTE_LEVEL)
                    words: English = "{program} is no longer there: {name} plays as Club."
                    self._program_message = tr(words, program=program, name=chair.shown_name)
                chair.level.removeItem(chair.level.findData(program_offer(program)))
        self._check()

    def _describe_level(self, level: str, chair: Chair) -> None:
        """Shows how an opponent of this level plays, and its leaning."""
        if chair is self.chairs[0]:
            return
        about, name = _about_kind(level), chair.shown_name
        text = tr("{name}, {level}. {about}", name=name, level=level_name(level), about=about)
        leans = leaning_about(SeatInfo(name, level))
        words = f"{text}\n{leans}".strip()
        self.level_line.setText(
            without_orphan(words.replace("-", "-\u2060"))
        )  # no break at hyphens

    def suggest(self, step: int) -> None:
        """Moves one opponent a level up or down, unless the seats were changed meanwhile."""
        if self.choice.seats != self._last.seats:
            return
        change = next_level(self._last.seats, step)
        if change is None:
            return
        chair, level = self.chairs[change[0]], change[1]
        chair.select(level)
        won: English = "You won twice against these: {name} plays as {level} now."
        lost: English = "You lost twice against these: {name} plays as {level} now."
        text = won if step > 0 else lost
        self.level_line.setText(tr(text, name=chair.shown_name, level=level_name(level)))
        background.later(self, 0, partial(self.area.ensureWidgetVisible, self.level_line))

    def _play(self) -> None:
        settle(self)
        self.leave_for("begin", self.choice)


DEFAULT_NAMES: Final = ("", *PEOPLE)
"""By chair, the name used where none is typed; the person's is translated instead."""
_MIN_RING, _MAX_RING, _CHOICE_RING = 40, 84, 48
"""Diameters in points of a face's ring: at the table, and in the menu of faces."""
_OVERLAP: Final = 0.35
"""How much of a ring's diameter overlaps the table."""
_STEPPER_WIDTH: Final = 112
"""Width in points of the number of opponents, and at least of a column of chairs."""
_HAT, _LINE, _ROW = 10, 24, 94
"""Heights in points: of a hat that may overlap the words above it, of a line of words, and of a
face with its words."""
_SIDES: Final = {
    2: "S N",
    3: "S NW NE",
    4: "S W N E",
    5: "S W NW NE E",
    6: "S W NW N NE E",
    7: "S SW W NW NE E SE",
    8: "S SW W NW N NE E SE",
}
"""By the number of players, their compass points around the table, clockwise from the person."""
_RIM: Final = 11.0
"""Width in points of the table's rim."""
_DAY_SHADOW: Final = 0.25
"""Share of shadow mixed into the cloth in the light theme, where it would look like the page."""
_CARD_WIDTH: Final = 30
"""Width in points of a card on the table."""


class Level(ComboBox):
    """A choice of levels, its text centred like the name above it."""

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        option.textAlignment = Qt.AlignmentFlag.AlignCenter

    def showPopup(self) -> None:
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * view.frameWidth())
        super().showPopup()


class FaceGrid(Pictures):
    """The faces to choose from, in two rows, for a menu."""

    def __init__(self, menu: QMenu, on_choice: Callable[[str], None]) -> None:
        super().__init__(menu, "faces")
        for name in FACES:
            item = QListWidgetItem(self)
            item.setToolTip(face_name(name))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, face_name(name))

        def choose(item: QListWidgetItem) -> None:
            menu.close()
            on_choice(FACES[self.row(item)])

        self.itemClicked.connect(choose)
        self.itemActivated.connect(choose)
        self.show_rings(Face(PERSON))

    def show_rings(self, chosen: Face) -> None:
        """Draws all faces with rings in the colour of the ``chosen`` one."""
        ratio = self.devicePixelRatioF()
        for row, name in enumerate(FACES):
            face = chosen._replace(name=name)
            self.show_picture(row, row_of_faces([face], _CHOICE_RING, current_theme(), ratio))
        self.setCurrentRow(FACES.index(chosen.name))
        cell = self.sizeHintForIndex(self.currentIndex())
        self.setFixedSize(len(FACES) // 2 * cell.width() + 2, 2 * cell.height() + 2)


class Chair(QToolButton):
    """A button with a player's face, which opens a menu of colours (for the person, faces too).

    ``column`` holds it with the fields of name and level below it.
    """

    changed = Signal()
    """The player, name or face of this seat changed."""
    wants_program = Signal()
    """The user wants to choose a program for this seat."""

    def __init__(self, place: int, yarns: Sequence[QIcon], parent: SeatsAtTable) -> None:
        """``place``: index of the chair; 0 is the person's."""
        super().__init__(parent)
        self.setObjectName(f"colour_{place}")
        self.place, self._table = place, parent
        self.seat = SeatInfo("", HUMAN, place)
        """Who sits there, as chosen; an empty name stands for the placeholder."""
        self._face = Face(PERSON)
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Maximum, policy.Maximum)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(self)
        if not place:
            grid, faces = FaceGrid(menu, self._set_face), QWidgetAction(menu)
            faces.setDefaultWidget(grid)
            menu.addAction(faces)
            menu.addSeparator()
            menu.aboutToShow.connect(lambda: grid.show_rings(self._face))
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
        self.level.set_texts(_offer_text)
        self.level.setVisible(place > 0)  # the person has no level
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
        """Diameter in points of the face's ring, as large as there is room for."""
        return min(_max_ring(), round(min(self.width(), self.height()) / (1 + ABOVE)))

    @property
    def middle(self) -> QPointF:
        """The ring's centre, in the parent's coordinates."""
        return QPointF(self.x() + self.width() / 2, self.y() + self.height() - self.ring / 2)

    def sizeHint(self) -> QSize:
        return row_size(1, _max_ring())

    def minimumSizeHint(self) -> QSize:
        return row_size(1, _MIN_RING)

    def show_face(self, face: str) -> None:
        kind, number = self.seat.kind, self.seat.colour or 0
        self._face, colour = Face(face, colour=number), colour_name(number, current_theme().dark)
        self.setToolTip(translate("Chair", "Colour: {name}", name=colour))
        words: Annotated[English, "Chair"] = "Colour of player {number}: {name}"
        self.setAccessibleName(translate("Chair", words, number=self.place + 1, name=colour))
        about, leans = _about_kind(kind), leaning_about(SeatInfo(self.shown_name, kind))
        self.level.setToolTip(as_typed(f"{about}\n{leans}".strip()))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        mirrored = self.middle.x() - self._table.width() / 2 > 1  # a profile faces the middle
        who, ring, ratio = [self._face], self.ring, self.devicePixelRatioF()
        foot = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter
        with smooth_painter(self) as painter:
            if self.hasFocus() or self.underMouse():  # a frame would cross the words
                painter.setPen(QPen(QColor(current_theme().text), 2))
                painter.drawEllipse(self.middle - self.pos(), ring / 2 + 3, ring / 2 + 3)
            face = row_of_faces(who, ring, current_theme(), ratio, mirrored=mirrored)
            self.style().drawItemPixmap(painter, self.rect(), foot, face)

    def _set_face(self, face: str) -> None:
        self.seat = self.seat._replace(face=face)
        self.changed.emit()

    def _on_name(self, typed: str) -> None:
        self.seat = self.seat._replace(name=as_name(typed))
        self.changed.emit()

    def _on_level(self) -> None:
        """Seats the chosen opponent; a program does not take the name of one of the seven."""
        offer, former = self.level.currentData(), self.seat
        if offer == program_offer(""):
            self.select(program_offer(former.program) if former.program else former.kind)
            self.wants_program.emit()
            return
        program = offer.partition(" ")[2]
        self.seat = former._replace(kind=_kind_of(offer), program=program)
        self.name.setPlaceholderText(as_name(program) or DEFAULT_NAMES[self.place])
        if program != former.program:
            self.name.clear()
        self.changed.emit()

    def set_seat(self, seat: SeatInfo) -> None:
        """Shows this seat in the fields."""
        self.seat = seat
        usual = DEFAULT_NAMES[self.place] or level_name(HUMAN)
        self.name.setPlaceholderText(as_name(seat.program) or usual)
        self.name.setText(seat.name)
        self.name.home(False)
        self.select(program_offer(seat.program) if seat.program else seat.kind)

    def select(self, offer: str) -> None:
        self.level.setCurrentIndex(max(0, self.level.findData(offer)))

    def add_program(self, program: str) -> None:
        """Adds a program to the opponents offered, unless it is there."""
        offer, last = program_offer(program), self.level.count() - 1
        if self.level.findData(offer) < 0:
            self.level.insertItem(last, _offer_text(offer), offer)

    @property
    def shown_name(self) -> str:
        return self.seat.name or self.name.placeholderText()

    @property
    def choice(self) -> SeatInfo:
        name = self.shown_name if self.place else self.seat.name  # "You" is not a name to save
        colour = None if self.seat.colour == self.place else self.seat.colour
        return self.seat._replace(name=name, colour=colour)


def _max_ring() -> int:
    """Largest diameter in points of a ring, which grows with the window's font."""
    return round(windows_factor() * _MAX_RING)


def program_offer(program: str) -> str:
    """The item data of a program in a list of levels; without a name, of "choose a program"."""
    return f"{PROGRAM} {program}".strip()


def _kind_of(offer: str) -> str:
    return offer.partition(" ")[0]


def _offer_text(offer: str) -> str:
    program = _kind_of(offer) == PROGRAM
    return program_name(offer.partition(" ")[2]) if program else level_name(offer)


def _about_kind(kind: str) -> str:
    return program_about(boxed=box() is not None) if kind == PROGRAM else level_about(kind)


_YARN: Final = QSize(24, 14)
"""Size in points of an icon that shows a seat's colour of yarn."""


def _yarn_icon(number: int, ratio: float) -> QIcon:
    picture = clear_pixmap(_YARN.width(), _YARN.height(), ratio)
    with QPainter(picture) as painter:
        height = _YARN.height() / 2
        draw_yarn(painter, YarnLine(1, _YARN.width() - 1, height, 4), current_theme(), number)
    return QIcon(picture)


class SeatsAtTable(QWidget):
    """The table with its chairs, and the number of opponents in its middle."""

    def __init__(self, programs: Sequence[str], back: str, parent: QWidget) -> None:
        super().__init__(parent)
        policy = QSizePolicy.Policy  # as high as the cards beside it
        self.setSizePolicy(policy.Expanding, policy.Preferred)
        ratio = self.devicePixelRatioF()
        self.offers = *TABLE_LEVELS, *map(program_offer, programs), program_offer("")
        """Item data of each level box: the levels, the programs, and "choose a program"."""
        yarns = [_yarn_icon(number, ratio) for number in range(len(current_theme().threads))]
        align = Qt.AlignmentFlag
        self.opponents = SpinBox(self, objectName="opponents", alignment=align.AlignCenter)
        self.opponents.setProperty("stepper", True)
        self.opponents.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click on + leaves no cursor
        self.opponents.lineEdit().textChanged.connect(self.update)
        counted = translate("SeatsAtTable", "&Opponents")
        label = quiet_label(counted, self, alignment=align.AlignHCenter, wraps=False)
        label.setBuddy(self.opponents)
        self._back = f"backs/{back}"
        self.chairs = [Chair(place, yarns, self) for place in range(len(DEFAULT_NAMES))]
        """All chairs, the person's first; those beyond the number of players are hidden."""
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        for at in range(3):
            self._grid.setColumnMinimumWidth(at, _STEPPER_WIDTH)
            self._grid.setRowMinimumHeight(at, _ROW)
        self._grid.setColumnStretch(1, 1)
        self._grid.addLayout(down(self.opponents, label, gap=0), 1, 1, align.AlignCenter)
        fill(self, self._grid, 0, _HAT, 0, 0)

    @property
    def seated(self) -> list[Chair]:
        return self.chairs[: self.opponents.value() + 1]

    def arrange(self) -> None:
        """Lays out the chairs in use around the table, and hides the others."""
        seated = self.seated
        sides = _SIDES[len(seated)].split()
        for chair in self.chairs:
            self._grid.removeItem(chair.column)
            for widget in chair.widgets:
                widget.setVisible(chair in seated)
        for chair, side in zip(seated, sides, strict=True):
            row, column = (1 + (b in side) - (a in side) for a, b in ("NS", "WE"))
            align = Qt.AlignmentFlag.AlignVCenter if row == 1 else Qt.AlignmentFlag(0)
            self._grid.addLayout(chair.column, row, column, align)
        for row, letter in enumerate(("N", "W", "S")):
            self._grid.setRowStretch(row, any(letter in side for side in sides))
        self.show_faces()

    def swap(self, chair: Chair, wanted: int) -> None:
        """Gives ``chair`` the colour ``wanted``, and its former colour to the chair that had it."""
        other = next(each for each in self.chairs if each.seat.colour == wanted)
        for each, colour in ((other, chair.seat.colour), (chair, wanted)):
            each.seat = each.seat._replace(colour=colour)
        self.show_faces()

    def show_faces(self) -> None:
        """Draws the faces: the seven opponents keep their own, other names get one of the rest."""
        chairs = self.seated
        faces = faces_of([chair.seat._replace(name=chair.shown_name) for chair in chairs])
        for chair, face in zip(chairs, faces, strict=True):
            chair.show_face(face)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the table from above: rim, felt in lamplight, a stock and a discard pile."""
        painter, theme = smooth_painter(self), current_theme()
        chairs = self.seated
        heights, overlap = [chair.middle.y() for chair in chairs], round(_OVERLAP * chairs[0].ring)
        top = QRectF(self._grid.cellRect(1, 1))  # words keep clear of the rim
        top.setTop(min(heights) + overlap)
        top.setBottom(max(heights) - overlap)
        radius = top.height() / 2
        cast_shadow(painter, top, radius, 4, 9)
        painter.setBrush(QColor("#8e5d3f"))
        painter.drawRoundedRect(top, radius, radius)
        light = QRadialGradient(top.center(), 0.6 * top.width())
        for at, colour in enumerate((theme.felt, theme.felt_edge)):
            light.setColorAt(at, mixed(colour, theme.shadow, 0.0 if theme.dark else _DAY_SHADOW))
        painter.setBrush(light)
        cloth = top.adjusted(_RIM, _RIM, -_RIM, -_RIM)
        painter.drawRoundedRect(cloth, radius - _RIM, radius - _RIM)
        for chair in chairs:
            shade_below(painter, chair.middle, chair.ring)
        painter.setPen(QColor(theme.text))
        middle, place = Qt.AlignmentFlag.AlignHCenter, QRectF(self.opponents.geometry())
        write_figures(painter, self.opponents.text(), place, 22 * font_factor(), middle)
        offset = QPointF((_STEPPER_WIDTH + _CARD_WIDTH + NEAR) / 2, 0)
        if offset.x() + _CARD_WIDTH / 2 + NEAR < cloth.width() / 2:
            put_card(painter, self._back, _CARD_WIDTH, place.center() - offset)
            put_card(painter, "large/6c", _CARD_WIDTH, place.center() + offset)

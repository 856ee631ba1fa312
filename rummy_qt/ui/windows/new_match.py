"""The New match page: six cards of rules to choose from, the people around a table, Play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import (
    QListWidgetItem,
    QMenu,
    QSizePolicy,
    QToolButton,
    QWidget,
    QWidgetAction,
)

from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.opponents.programs import box, called
from rummy_qt.opponents.protocol import Reply
from rummy_qt.play.company import FACES, PEOPLE, PERSON, Face, faces_of, seat_numbers
from rummy_qt.play.ladder import step_of
from rummy_qt.records.header import HUMAN, PROGRAM, SeatInfo, seed_of_deal
from rummy_qt.records.library import Library
from rummy_qt.records.sentences import RecordError
from rummy_qt.records.texts import Said
from rummy_qt.ui import background
from rummy_qt.ui.drawings import clear_pixmap, smooth_painter, with_alpha, write_figures
from rummy_qt.ui.fonts import beside_letters, font_factor, windows_factor
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
from .labels import SMALL, quiet_label, sized, well_ended
from .look import mixed, worn
from .page_dialog import BOOKLET, PageDialog
from .parts import GAP, NEAR, Spring, across, down, make, primary, push_button, put
from .portraits import row_of_faces, row_size, shade_below
from .questions import Files, file_dialog
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
        last = offered(preferences.last_match, preferences.player_name, names)
        self._last = last
        self.target = SpinBox(self, objectName="target", singleStep=50, minimumWidth=_TARGET_WIDTH)
        self.target.setRange(1, 1_000_000)
        self.target.lineEdit().setTextMargins(6, 0, 0, 0)
        self.deal_number = make(LineEdit, self, "deal_number", minimumWidth=_DEAL_WIDTH)
        self.deal_number.setPlaceholderText(tr("random"))
        self.deal_number.setToolTip(
            tr("The same number and the same moves give the same match again.")
        )
        self.rulebooks = RuleCards(self, "rulebooks", 3, 2)
        self.house_rules = push_button(self, "own_rules", None, tr("House &rules…"))
        self.house_rules.setToolTip(tr("Copy a rulebook and change what you like"))
        differ = translate("LessonStrip", "What di&ffers…")
        self.differences = push_button(self, "differences", None, differ)
        self.differences.setToolTip(translate("LessonStrip", "The six rulebooks, side by side"))
        top, told = Qt.AlignmentFlag.AlignTop, 4 * (self.fontMetrics().lineSpacing() + 1)
        self.about = quiet_label("", self, alignment=top, minimumHeight=told)
        self._trial = background.LatestTask(self)
        self._trying = False
        self._told_of_program = ""
        """What is to be said of the program that was chosen last."""
        self.finished.connect(self._trial.leave)
        self.seats = SeatsAtTable(names, preferences.card_back, self)
        self.opponents = self.seats.opponents
        self.rows = self.seats.rows
        side = top | Qt.AlignmentFlag.AlignHCenter
        self.level_line = quiet_label("", self, alignment=side, minimumHeight=told)
        self.level_line.setObjectName("level_line")
        self.trouble = plain_label("", self, objectName="trouble", wordWrap=True)
        """Why this cannot be played."""
        self.play = primary(push_button(self, "play", self._play, tr("&Play")))
        like, sitting = last.seats[-1]._replace(colour=None), len(last.seats)
        spare = (like._replace(name=name) for name in OFFERED[sitting:])
        self._people = told_apart([*last.seats, *spare])
        """Who sits down on each chair when it is fetched."""
        self.seats.colours = seat_numbers(self._people)
        self.seats.fetched.connect(self._seat_somebody)
        self._lay_out()
        self.offer_rules()
        self._fill(last)
        self._connect()
        self.rulebooks.setFocus()
        kinds = [seat.kind for seat in last.seats[1:]]
        background.start_task(self, lambda _: step_of(library.entries(), kinds), self.suggest)
        background.start_task(
            self, lambda _: [path for path in programs if not Path(path).is_file()], self._miss
        )

    def _seat_somebody(self, chair: Chair) -> None:
        chair.fill(self._people[chair.place])
        chair.level.currentIndexChanged.connect(lambda: self._on_level(chair))
        chair.level.highlighted.connect(  # by the pointer, while the list is open
            lambda row: self._explain(str(chair.level.itemData(row)), chair)
        )
        chair.name.textChanged.connect(lambda: self._explain(chair.kind, chair))
        chair.name.textChanged.connect(lambda _: self._check())

    def _connect(self) -> None:
        self.house_rules.clicked.connect(lambda: self.wanted.emit("house_rules", (self,)))
        self.differences.clicked.connect(lambda: self.wanted.emit("differences", (self,)))
        self.deal_number.textChanged.connect(lambda _: self._check())
        self.rulebooks.currentRowChanged.connect(self._on_rulebook)
        self.rulebooks.doubleClicked.connect(lambda _: self.play.click())
        self.opponents.valueChanged.connect(self._on_opponents)

    @property
    def choice(self) -> MatchChoice:
        entry = self.rulebooks.chosen
        seats = tuple(row.choice for row in self.rows[: self.opponents.value() + 1])
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
        with QSignalBlocker(self.rulebooks):
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
        self._on_opponents(self.opponents.value())
        self._explain(self.rows[1].kind, self.rows[1])

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

    def _on_opponents(self, count: int) -> None:
        self.seats.seat(count + 1)
        self.order_foot()  # new chairs come after all that there was
        self._check()

    def _check(self) -> None:
        """Say what cannot be played, and mark the fields that it is about."""
        names = self._namesakes()
        deal = self._deal_trouble()
        for row in self.rows:
            set_styled(row.name, "wrong", row in names)
        set_styled(self.deal_number, "wrong", bool(deal))
        same: Said = "Two players are called {name}: give one of them another name."
        told = tr(same, name=names[0].called) if names else deal
        trouble = told or self._told_of_program
        if trouble and trouble != self.trouble.text():
            announce(self.trouble, trouble)
        self.trouble.setText(trouble)
        self.play.setEnabled(not told and not self._trying)

    def _namesakes(self) -> list[Chair]:
        seated = self.rows[: self.opponents.value() + 1]
        keys = [key_of(row.called) for row in seated]
        return [row for row, key in zip(seated, keys, strict=True) if keys.count(key) > 1]

    def _deal_trouble(self) -> str:
        """Why the deal number is none; empty where it is one, or none is given."""
        typed = self.deal_number.text().strip()
        try:
            if typed:
                seed_of_deal(typed)
        except RecordError as error:
            return sentence_text(error.sentence)
        if typed and any(seat.kind == PROGRAM for seat in self.choice.seats):
            return tr("A program could find the cards by a deal number: leave it empty.")
        return ""

    # ------------------------------------------------------------------ programs

    def _on_level(self, chair: Chair) -> None:
        """Somebody else sits down; where it is to be a program, it is asked for."""
        if chair.kind == PROGRAM and not chair.program:
            chair.sit(chair.sitting)
            self._ask_for_program(chair)
            return
        former = chair.sitting.partition(" ")[2]
        chair.sitting = str(chair.level.currentData())
        if chair.program:  # it is called by its file, so that nobody takes it for one of the seven
            chair.name.setText(as_name(chair.program))
        elif former and chair.called == as_name(former):
            chair.name.clear()
        self._explain(chair.kind, chair)
        self._check()

    def _ask_for_program(self, chair: Chair) -> None:
        folder = "".join(str(Path(path).parent) for path in self._preferences.programs[:1])
        title = tr("A program that speaks the opponent protocol")
        files = Files(lambda: tr("Python programs (*.py)"), ".py")
        then = partial(self._try, chair)
        file_dialog(self, "program_file", title, then, files, folder=folder).open()

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

    def _tried(self, chair: Chair, path: str, wrong: Reply | None) -> None:
        self._trying, name = False, called(path)
        if wrong is None:
            self._told_of_program = ""
            known = dict.fromkeys((path, *self._preferences.programs))
            self._preferences.programs = tuple(known)[:MOST_PROGRAMS]
            self.seats.offer(name)
            chair.sit(offer_of(name))
        else:
            self._told_of_program = program_trouble_text(name, wrong.cause)
        self._check()
        self.trouble.setToolTip("" if wrong is None else wrong.trouble)

    def _miss(self, paths: Sequence[str]) -> None:
        """Have Clubs in the places of programs that are not there any more, and say so."""
        kept = (path for path in self._preferences.programs if path not in paths)
        self._preferences.programs = tuple(kept)
        gone = set(map(called, paths)) - set(map(called, self._preferences.programs))
        for chair in self.rows[1 : self.opponents.value() + 1]:
            if chair.program in gone:
                words: Said = "{program} is not there any more: {name} plays as Club."
                self._told_of_program = tr(words, program=chair.program, name=chair.called)
                chair.sit(LIKE_PROGRAM)
        for program in gone:
            self.seats.withdraw(program)
        self._check()

    def _explain(self, level: str, chair: Chair) -> None:
        """Say how somebody plays at this level, and leans."""
        if chair is self.rows[0]:
            return
        about, name = _kind_about(level), chair.called
        told = tr("{name}, {level}. {about}", name=name, level=level_name(level), about=about)
        leans = leaning_about(SeatInfo(name, level))[1]
        words = f"{told}\n{leans}".strip()
        self.level_line.setText(well_ended(words.replace("-", "-\u2060")))  # no word is broken

    def suggest(self, step: int) -> None:
        """Move one opponent a level up or down, unless somebody else was chosen meanwhile."""
        if self.choice.seats != self._last.seats:
            return
        moved, place = stepped(self._last, step)
        if not place:
            return
        seat = moved.seats[place]
        self.rows[place].level.setCurrentIndex(TABLE_LEVELS.index(seat.kind))
        words: Said = (
            "You won twice against these: {name} plays as {level} now."
            if step > 0
            else "You lost twice against these: {name} plays as {level} now."
        )
        level = level_name(seat.kind)
        self.level_line.setText(tr(words, name=seat.name, level=level))
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
_EDGE, _HAT = 4, 10
"""Points above all, and of a hat that may stand before the words above it."""
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
_TARGET: Final = 24
"""Points of what is pressed, at least."""
_FEW: Final = 4
"""So many players sit in no corner below or above another."""
_READY: Final = 0.9
"""A ring so large, by the largest, leaves a third line below it its room."""


class Level(ComboBox):
    """As broad as what it shows; its list is as broad as it needs."""

    def sizeHint(self) -> QSize:
        return QSize(self._wide(self.currentText()), super().sizeHint().height())

    def showPopup(self) -> None:
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * view.frameWidth())
        super().showPopup()

    @property
    def widest(self) -> int:
        """Points of the longest that it may show: all but the last, which asks for a file."""
        return max(self._wide(self.itemText(row)) for row in range(max(1, self.count() - 1)))

    def _wide(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text) + 11 + beside_letters(14)  # its sign


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
            self.show_picture(row, row_of_faces([face], _CHOICE, worn(), ratio))
        self.setCurrentRow(FACES.index(chosen.name))
        cell = self.sizeHintForIndex(self.currentIndex())
        self.setFixedSize(len(FACES) // 2 * cell.width() + 2, 2 * cell.height() + 2)


class Chair(QToolButton):
    """A face, its name and level; pressed, it offers colours, and to the person faces, too."""

    def __init__(
        self, place: int, offers: Sequence[str], yarns: Sequence[QIcon], parent: SeatsAtTable
    ) -> None:
        """``place``: 0 for the person's; ``offers``: levels, and programs by ``offer_of``."""
        super().__init__(parent)
        self.setObjectName(f"colour_{place}")
        self.place, self._around = place, parent
        self.colour, self._ring = 0, _SMALLEST
        self.face = ""
        """The one that was chosen; empty: the usual one."""
        self._shown = Face(PERSON)
        self.sitting = ""
        """Who has sat down, as the list of levels offers it."""
        self.middle = QPointF()
        """Of the ring."""
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(self)
        for number, icon in enumerate(yarns):
            action = menu.addAction(icon, colour_name(number, worn().dark))
            action.triggered.connect(lambda _=False, wanted=number: parent.swap(self, wanted))
        if not place:
            grid, shown = FaceGrid(menu, self._wear), QWidgetAction(menu)
            shown.setDefaultWidget(grid)
            menu.insertAction(menu.actions()[0], shown)
            menu.insertSeparator(menu.actions()[1])
            menu.aboutToShow.connect(lambda: grid.show_in(self._shown))
        self.setMenu(menu)
        centred = Qt.AlignmentFlag.AlignHCenter
        self.name = make(
            LineEdit, parent, f"name_{place}", maxLength=LONGEST_NAME, alignment=centred
        )
        self.name.textChanged.connect(lambda _: parent.show_faces())
        self.level = Level(parent, f"level_{place}", offers if place else (HUMAN,))
        self.level.setVisible(place > 0)  # the person has none
        self.level.currentIndexChanged.connect(parent.set_round)
        self.leans = sized(quiet_label("", parent, wraps=False, alignment=centred), SMALL)
        number = place + 1
        self.name.setPlaceholderText(OFFERED[place] or level_name(HUMAN))
        self.name.setAccessibleName(translate("Chair", "Name of player {number}", number=number))
        self.level.setAccessibleName(translate("Chair", "Level of player {number}", number=number))
        self.level.say(_offer_name)

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        return (self, self.name, self.level)[: 3 if self.place else 2]

    def show_as(self, name: str, colour: int) -> None:
        """With this face and colour."""
        self._shown, self.colour = Face(name, colour=colour), colour
        called = colour_name(colour, worn().dark)
        self.setToolTip(translate("Chair", "Colour: {name}", name=called))
        words: Annotated[Said, "Chair"] = "Colour of player {number}: {name}"
        self.setAccessibleName(translate("Chair", words, number=self.place + 1, name=called))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        mirrored = self.middle.x() - self._around.width() / 2 > 1  # a profile looks to the middle
        who, ring, ratio = [self._shown], self._ring, self.devicePixelRatioF()
        with smooth_painter(self) as painter:
            if self.hasFocus() or self.underMouse():  # a frame around all of it would cut words
                painter.setPen(QPen(QColor(worn().text), 2))
                painter.drawEllipse(self.middle - self.pos(), ring / 2 + 3, ring / 2 + 3)
            face = row_of_faces(who, ring, worn(), ratio, mirrored=mirrored)
            painter.drawPixmap(0, 0, face)

    def stand(self, middle: QPointF, ring: int, words: QSize, *, leaning: bool) -> None:
        """Have the ring's middle there, and below it lines of words so large at the most."""
        self.middle, self._ring, size = middle, ring, row_size(1, ring)
        foot = QPointF(size.width() / 2, size.height() - ring / 2)
        self.setGeometry(QRect((middle - foot).toPoint(), size))
        word, sentence = leaning_about(SeatInfo(self.called, self.kind))
        self.leans.setText(word if leaning else "")
        self.level.setToolTip(as_typed(f"{_kind_about(self.kind)}\n{sentence}".strip()))
        corner = QPoint(int(middle.x() - words.width() / 2), int(middle.y() + ring / 2))
        line = QRect(corner, words)
        for part in (self.name, self.level, self.leans):
            inset = max(0, words.width() - part.sizeHint().width()) // 2
            part.setGeometry(line if part is self.name else line.adjusted(inset, 0, -inset, 0))
            line.translate(0, words.height())

    def _wear(self, face: str) -> None:
        self.face = face
        self._around.show_faces()

    def fill(self, seat: SeatInfo) -> None:
        self.face = seat.face
        self.name.setText(seat.name)
        self.name.home(False)
        self.sit(offer_of(seat.program) if seat.program else seat.kind)
        self.sitting = str(self.level.currentData())

    def sit(self, offer: str) -> None:
        self.level.setCurrentIndex(max(0, self.level.findData(offer)))

    @property
    def called(self) -> str:
        return as_name(self.name.text()) or self.name.placeholderText()

    @property
    def choice(self) -> SeatInfo:
        name = self.called if self.place else as_name(self.name.text())  # "You" is nobody's name
        own = None if self.colour == self.place else self.colour
        return SeatInfo(name, self.kind, own, self.program, self.face)

    @property
    def kind(self) -> str:
        return str(self.level.currentData()).partition(" ")[0]

    @property
    def program(self) -> str:
        """The file of a program; empty for a level, and where one is still to be chosen."""
        return str(self.level.currentData()).partition(" ")[2]


def offer_of(program: str) -> str:
    """What a list of levels holds for a program; for none: that one is to be chosen."""
    return f"{PROGRAM} {program}".strip()


def _kind_about(kind: str) -> str:
    return program_about(boxed=box() is not None) if kind == PROGRAM else level_about(kind)


def _offer_name(offer: str) -> str:
    kind, _, program = offer.partition(" ")
    return program_name(program) if kind == PROGRAM else level_name(kind)


_YARN: Final = QSize(24, 14)
"""Points of a piece of yarn that shows whose a seat is."""


def _yarn_sample(number: int, ratio: float) -> QPixmap:
    picture = clear_pixmap(_YARN.width(), _YARN.height(), ratio)
    with QPainter(picture) as painter:
        high = _YARN.height() / 2
        draw_yarn(painter, YarnLine(1, _YARN.width() - 1, high, 4), worn(), number)
    return picture


class SeatsAtTable(QWidget):
    """The table with its chairs; in its middle, the number of opponents."""

    fetched = Signal(object)
    """A ``Chair`` that was not needed before: nobody's yet."""

    def __init__(self, programs: Sequence[str], back: str, parent: QWidget) -> None:
        super().__init__(parent)
        policy = QSizePolicy.Policy  # as high as the cards beside it
        self.setSizePolicy(policy.Expanding, policy.Preferred)
        ratio = self.devicePixelRatioF()
        self._offers = [*TABLE_LEVELS, *map(offer_of, programs), offer_of("")]
        self._yarns = [QIcon(_yarn_sample(number, ratio)) for number in range(len(worn().threads))]
        self.rows: list[Chair] = []
        """Those that were needed so far, the person's first."""
        self.colours: list[int] = []
        """The number of each chair's."""
        side = Qt.AlignmentFlag
        self.opponents = SpinBox(self, objectName="opponents", alignment=side.AlignCenter)
        self.opponents.setProperty("stepper", True)
        self.opponents.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # else + leaves a cursor there
        self.opponents.lineEdit().textChanged.connect(self.update)
        counted = translate("SeatsAtTable", "&Opponents")
        self.counted = quiet_label(counted, self, alignment=side.AlignHCenter, wraps=False)
        self.counted.setBuddy(self.opponents)
        self._seated = 0
        self._back = f"backs/{back}"
        self._ring, self._top = 0, QRectF()

    def seat(self, count: int) -> None:
        self._seated = count
        for place in range(len(self.rows), count):
            chair = Chair(place, self._offers, self._yarns, self)
            self.rows.append(chair)
            self.fetched.emit(chair)
        for place, chair in enumerate(self.rows):
            for widget in (*chair.widgets, chair.leans):
                widget.setVisible(place < count)
        self.updateGeometry()
        self.show_faces()

    def swap(self, chair: Chair, wanted: int) -> None:
        """Each seat has a colour of its own: whoever has this one takes the other."""
        colours, place = self.colours, chair.place
        other = colours.index(wanted)
        colours[place], colours[other] = wanted, colours[place]
        self.show_faces()

    def offer(self, program: str) -> None:
        if offer_of(program) in self._offers:
            return
        self._offers.insert(-1, offer_of(program))
        for chair in self.rows[1:]:
            offer = offer_of(program)
            chair.level.insertItem(chair.level.count() - 1, _offer_name(offer), offer)

    def withdraw(self, program: str) -> None:
        self._offers.remove(offer_of(program))
        for chair in self.rows[1:]:
            chair.level.removeItem(chair.level.findData(offer_of(program)))

    def show_faces(self) -> None:
        """Each of the seven by the own face, whoever else is called otherwise by another."""
        chairs = self.rows[: self._seated]
        faces = faces_of([SeatInfo(c.called, c.kind, face=c.face) for c in chairs])
        for chair, face in zip(chairs, faces, strict=True):
            chair.show_as(face, self.colours[chair.place])
        self.set_round()

    def minimumSizeHint(self) -> QSize:
        """Of three faces with their words beside and below each other."""
        words = self._words
        high = 3 * (1 + ABOVE) * _SMALLEST + 6 * words.height() + _EDGE - 2 * _HAT
        return QSize(3 * words.width(), round(high))

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.set_round()
        return super().event(event)

    @property
    def _words(self) -> QSize:
        """Points of a line below a face: of the broadest level, and high enough to be hit."""
        wide = max([_STEPPER, *(chair.level.widest for chair in self.rows)])
        return QSize(wide, max(_TARGET, self.fontMetrics().height() + 4))

    def _ring_above(self, lines: float, inner: float) -> int:
        """Points of a ring above so many points of words, and ``inner`` in the table's middle."""
        high = self.height() - _EDGE
        if self._seated > _FEW:  # three below each other
            ring = (high - 3 * lines + 2 * _HAT) / (3 + 3 * ABOVE)
        else:
            ring = (high - 2 * lines - inner - NEAR) / (2 + 2 * ABOVE)
        return round(max(_SMALLEST, min(windows_factor() * _LARGEST, ring)))

    def set_round(self) -> None:
        """Put everything where it stands: people around the table, the number in its middle."""
        if not self._seated:
            return
        words, centre = self._words, QPointF(self.width() / 2, self.height() / 2)
        step, said = max(30, self.opponents.minimumSizeHint().height()), self.counted.sizeHint()
        inner = step + said.height()
        leaning = self._ring_above(3 * words.height(), inner) > _READY * _LARGEST * windows_factor()
        below = (3 if leaning else 2) * words.height()
        ring = self._ring_above(below, inner)
        across = (self.width() - NEAR - max(words.width(), row_size(1, ring).width())) / 2
        down = (self.height() - _EDGE - below - (1 + ABOVE) * ring) / 2
        middle = QPointF(centre.x(), _EDGE + (0.5 + ABOVE) * ring + down)
        for chair, place in zip(self.rows, _PLACES[self._seated].split(), strict=False):
            x, y = ("E" in place) - ("W" in place), ("S" in place) - ("N" in place)
            chair.stand(middle + QPointF(x * across, y * down), ring, words, leaning=leaning)
        beside = max(_OVER * ring, words.width() / 2)  # words stand clear of the rim
        reach = QPointF(across - beside, down - _OVER * ring)
        self._ring, self._top = ring, QRectF(middle - reach, middle + reach)
        left, top = round(centre.x()), round(centre.y() - inner / 2)
        self.opponents.setGeometry(left - _STEPPER // 2, top, _STEPPER, step)
        self.counted.setGeometry(left - said.width(), top + step, 2 * said.width(), said.height())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table seen from above: felt in the light of the lamp, its rim, stock and pile."""
        painter, theme, top = smooth_painter(self), worn(), self._top
        round_ = top.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        for drop in (8, 5, 2):
            painter.setBrush(with_alpha(theme.shadow, 0.18))
            painter.drawRoundedRect(top.translated(0, drop), round_, round_)
        painter.setBrush(QColor("#8e5d3f"))
        painter.drawRoundedRect(top, round_, round_)
        light = QRadialGradient(top.center(), 0.6 * top.width())
        for at, colour in enumerate((theme.felt, theme.felt_edge)):
            light.setColorAt(at, mixed(colour, theme.shadow, 0.0 if theme.dark else _DARKER))
        painter.setBrush(light)
        cloth = top.adjusted(_RIM, _RIM, -_RIM, -_RIM)
        painter.drawRoundedRect(cloth, round_ - _RIM, round_ - _RIM)
        for chair in self.rows[: self._seated]:
            shade_below(painter, chair.middle, self._ring)
        painter.setPen(QColor(theme.text))
        middle, place = Qt.AlignmentFlag.AlignHCenter, QRectF(self.opponents.geometry())
        write_figures(painter, self.opponents.text(), place, 22 * font_factor(), middle)
        aside = QPointF((_STEPPER + _CARD + NEAR) / 2, 0)
        if aside.x() + _CARD / 2 + NEAR < cloth.width() / 2:
            put_card(painter, self._back, _CARD, place.center() - aside)
            put_card(painter, "large/6c", _CARD, place.center() + aside)

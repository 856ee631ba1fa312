"""The people of a match around a small table, seen from above: yarn, name and level of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPaintEvent, QPen, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from rummy_qt.play.company import FACES, PERSON, Face, faces_of
from rummy_qt.records.header import HUMAN, PROGRAM, SeatInfo
from rummy_qt.ui.drawings import smooth_painter, with_alpha
from rummy_qt.ui.match_choice import LONGEST_NAME, as_name
from rummy_qt.ui.portraits import portrait
from rummy_qt.ui.theme import ON_PAPER
from rummy_qt.ui.windows.fields import ComboBox, LineEdit, SpinBox
from rummy_qt.ui.windows.look import NEAR, drop_shadow, quiet_label, worn, yarn_sample
from rummy_qt.ui.windows.page_dialog import Paper
from rummy_qt.ui.windows.parts import across, down, fill
from rummy_qt.ui.windows.portraits import row_size
from rummy_qt.ui.words.language import QT_TRANSLATE_NOOP, translate
from rummy_qt.ui.words.names import colour_name, face_name, level_about, level_name, program_name

MOST_SEATS: Final = 8
_PLACES: Final = {
    2: "s n", 3: "s nw ne", 4: "s w n e", 5: "s w nw ne e", 6: "s w nw n ne e",
    7: "s sw w nw ne e se", 8: "s sw w nw n ne e se",
}  # fmt: skip
"""By the number of players, where each sits: the person below, the others clockwise."""
_ACROSS: Final = {"w": 0, "e": 2}
_DOWN: Final = {"n": 0, "s": 2}
_CHAIR: Final = QSize(140, 60)
_WIDEST_CHAIR: Final = 176
_STEPPER: Final = 112
_RING: Final = 36
"""Points of the ring of a face."""


class ColourButton(QToolButton):
    """Shows who sits there in a ring of the seat's colour; pressed, it offers all colours.

    To the person it offers all faces, too.
    """

    picked = Signal(int)
    """The number of the colour that is wanted."""
    face_picked = Signal(str)
    """The name of the face that is wanted."""

    def __init__(self, place: int, yarns: Sequence[QIcon], parent: QWidget) -> None:
        """``place``: the chair, 0 for the person's; ``yarns``: the colours, as all chairs show."""
        super().__init__(parent)
        self._place, self._yarns = place, yarns
        self.setProperty("swatch", True)
        self.setIconSize(row_size(1, _RING))
        self._face = PERSON
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.colour = 0
        menu = QMenu(self)
        for number, icon in enumerate(yarns):
            action = menu.addAction(icon, "")
            action.triggered.connect(lambda _=False, wanted=number: self.picked.emit(wanted))
        menu.addSeparator()
        self._faces = {} if place else {name: menu.addAction("") for name in FACES}
        for name, action in self._faces.items():
            action.triggered.connect(lambda _=False, wanted=name: self.face_picked.emit(wanted))
        self.setMenu(menu)

    def show_colour(self, number: int) -> None:
        self.colour = number
        self.show_face(self._face)
        self.say()

    def show_face(self, name: str) -> None:
        """Show who sits there, in a ring of the colour."""
        self._face = name
        self.setIcon(self._portrait(name))
        for other, action in self._faces.items():
            action.setIcon(self._portrait(other))

    def _portrait(self, name: str) -> QIcon:
        who = Face(name, colour=self.colour)
        return QIcon(portrait(who, _RING, ON_PAPER, self.devicePixelRatioF()))

    def say(self) -> None:
        for number, action in enumerate(self.menu().actions()[: len(self._yarns)]):
            action.setText(colour_name(number, worn().dark))
        for face, action in self._faces.items():
            action.setText(face_name(face))
        name = colour_name(self.colour, worn().dark)
        self.setToolTip(translate("ColourButton", "Colour: {name}", name=name))
        words = QT_TRANSLATE_NOOP("ColourButton", "Colour of player {number}: {name}")
        number = self._place + 1
        self.setAccessibleName(translate("ColourButton", words, number=number, name=name))


class Chair(Paper):
    """A place card: a face in a ring of its colour, the name beside it, the level below."""

    def __init__(
        self, place: int, offers: Sequence[str], yarns: Sequence[QIcon], parent: SeatsAtTable
    ) -> None:
        """``offers``: the levels, and the programs as ``offer_of`` writes them."""
        super().__init__(parent)
        self.place, self._around = place, parent
        self.setProperty("chair", True)
        self.colour = ColourButton(place, yarns, self)
        self.colour.setObjectName(f"colour_{place}")
        self.face = ""
        """The one that was chosen; empty: the usual one."""
        self.colour.face_picked.connect(self._wear)
        self.name = LineEdit(self, objectName=f"name_{place}", maxLength=LONGEST_NAME)
        self.name.textChanged.connect(lambda _: parent.show_faces())
        self.level = ComboBox(self, f"level_{place}", offers if place else (HUMAN,))
        self.level.setVisible(place > 0)  # the person has none
        fill(self, down(across(self.colour, (self.name, 1), gap=2), self.level, gap=0), 4)
        self.say()

    def say(self) -> None:
        number = self.place + 1
        self.name.setAccessibleName(translate("Chair", "Name of player {number}", number=number))
        self.level.setAccessibleName(translate("Chair", "Level of player {number}", number=number))
        self.level.say(_offer_name)
        for row in range(self.level.count()):
            about = level_about(self.level.itemData(row))
            self.level.setItemData(row, about, Qt.ItemDataRole.ToolTipRole)
        self.colour.say()

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        return self.colour, self.name, self.level

    def _wear(self, face: str) -> None:
        self.face = face
        self._around.show_faces()

    def fill(self, seat: SeatInfo, colour: int) -> None:
        self.face = seat.face
        self.name.setText(seat.name)
        self.sit(offer_of(seat.program) if seat.program else seat.kind)
        self.colour.show_colour(colour)

    def sit(self, offer: str) -> None:
        self.level.setCurrentIndex(max(0, self.level.findData(offer)))

    @property
    def called(self) -> str:
        """The name that was typed, or else the one that is offered."""
        return as_name(self.name.text()) or self.name.placeholderText()

    @property
    def choice(self) -> SeatInfo:
        colour = self.colour.colour
        name = self.called if self.place else as_name(self.name.text())  # "You" is nobody's name
        own = None if colour == self.place else colour
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


def _offer_name(offer: str) -> str:
    kind, _, program = offer.partition(" ")
    return program_name(program) if kind == PROGRAM else level_name(kind)


class SeatsAtTable(QWidget):
    """The table with its chairs; in its middle, the number of opponents."""

    fetched = Signal(object)
    """A ``Chair`` that was not needed before: nobody's yet."""

    def __init__(
        self, levels: Sequence[str], programs: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        ratio = self.devicePixelRatioF()
        self._offers = [*levels, *map(offer_of, programs), offer_of("")]
        self._yarns = [QIcon(yarn_sample(number, ratio)) for number in range(len(worn().threads))]
        self.rows: list[Chair] = []
        """Those that were needed so far, the person's first."""
        side = Qt.AlignmentFlag
        self.opponents = SpinBox(self, objectName="opponents", alignment=side.AlignCenter)
        self.opponents.setProperty("stepper", True)
        self.counted = quiet_label("", self, alignment=side.AlignHCenter | side.AlignBottom)
        self.counted.setBuddy(self.opponents)
        self._seated = 0

    def say(self) -> None:
        self.counted.setText(translate("SeatsAtTable", "&Opponents"))
        for chair in self.rows:
            chair.say()

    def seat(self, count: int) -> None:
        """Have so many chairs, the person's among them."""
        self._seated = count
        for place in range(len(self.rows), count):
            chair = Chair(place, self._offers, self._yarns, self)
            self.rows.append(chair)
            self.fetched.emit(chair)
        for place, chair in enumerate(self.rows):
            chair.setVisible(place < count)
        self.show_faces()
        self._set_round()
        self.update()

    def offer(self, program: str) -> None:
        """Have one more program, which every chair may choose."""
        if offer_of(program) in self._offers:
            return
        self._offers.insert(-1, offer_of(program))
        for chair in self.rows[1:]:
            chair.level.insertItem(chair.level.count() - 1, "", offer_of(program))
            chair.say()

    def withdraw(self, program: str) -> None:
        """Have a program no more that is not there."""
        self._offers.remove(offer_of(program))
        for chair in self.rows[1:]:
            chair.level.removeItem(chair.level.findData(offer_of(program)))

    def show_faces(self) -> None:
        """Each of the seven by the own face, whoever else is called otherwise by another."""
        chairs = self.rows[: self._seated]
        faces = faces_of([SeatInfo(c.called, c.kind, face=c.face) for c in chairs])
        for chair, face in zip(chairs, faces, strict=True):
            chair.colour.show_face(face)

    def minimumSizeHint(self) -> QSize:
        chair = self._chair_size()
        high = 3 * chair.height() + NEAR // 2  # each has room for its shadow
        return QSize(3 * chair.width() + 2 * NEAR, high)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._set_round()
        super().resizeEvent(event)

    def _chair_size(self) -> QSize:
        return self.rows[1].minimumSizeHint().expandedTo(_CHAIR)

    def _ring(self) -> QRect:
        """What the table takes with its chairs: never higher than a table looks."""
        high = min(self.height(), max(self.minimumSizeHint().height(), round(0.74 * self.width())))
        return QRect(0, (self.height() - high) // 2, self.width(), high)

    def _set_round(self) -> None:
        """Put the chairs where they stand around the table."""
        least = self._chair_size()
        wide = max(least.width(), min(_WIDEST_CHAIR, (self.width() - 2 * NEAR) // 3))
        ring = self._ring()
        places = _PLACES.get(self._seated, _PLACES[MOST_SEATS]).split()
        for chair, place in zip(self.rows, places, strict=False):
            column = next((n for sign, n in _ACROSS.items() if sign in place), 1)
            row = next((n for sign, n in _DOWN.items() if sign in place), 1)
            high = chair.minimumSizeHint().height()
            left = (ring.width() - wide) * column // 2
            chair.setGeometry(left, ring.top() + (ring.height() - high) * row // 2, wide, high)
        high = max(30, self.opponents.minimumSizeHint().height())
        middle = ring.center()
        self.opponents.setGeometry(
            middle.x() - _STEPPER // 2, middle.y() - high // 2, _STEPPER, high
        )
        above = self.counted.sizeHint().height()
        self.counted.setGeometry(
            middle.x() - wide // 2, self.opponents.y() - above - 4, wide, above
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table seen from above: felt in the light of the lamp, a stitched line."""
        painter = smooth_painter(self)
        theme, chair = worn(), self._chair_size()
        top = QRectF(self._ring()).adjusted(
            0.42 * chair.width(), 0.55 * chair.height(), -0.42 * chair.width(),
            -0.55 * chair.height(),
        )  # fmt: skip
        radius = 0.5 * min(top.width(), top.height())
        drop_shadow(painter, top, radius, (7.0, 0.12), (4.0, 0.16), (2.0, 0.18))
        light = QRadialGradient(top.center(), 0.6 * top.width())
        light.setColorAt(0, QColor(theme.felt))
        light.setColorAt(1, QColor(theme.felt_edge))
        painter.setBrush(light)
        painter.drawRoundedRect(top, radius, radius)
        pen = QPen(with_alpha(theme.accent, 0.5), 1.4)
        pen.setDashPattern([5.0, 3.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(top.adjusted(6, 6, -6, -6), radius - 6, radius - 6)

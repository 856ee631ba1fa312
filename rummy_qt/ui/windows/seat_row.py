"""One chair of the New match dialog: colour, name and level of whoever sits there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLineEdit, QMenu, QToolButton, QWidget

from rummy_qt.ui.match_choice import LONGEST_NAME, SeatChoice, as_name
from rummy_qt.ui.theme import SEAT_COLOURS, seat_colour
from rummy_qt.ui.windows.fields import ComboBox
from rummy_qt.ui.windows.look import swatch
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.names import colour_name, level_about, level_name


class ColourButton(QToolButton):
    """Shows a seat's colour; pressed, it offers all of them."""

    picked = Signal(int)
    """The number of the colour that is wanted."""

    def __init__(self, place: int, parent: QWidget) -> None:
        """``place``: the chair, 0 for the person's."""
        super().__init__(parent)
        self._place = place
        self.setProperty("swatch", True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.colour = 0
        menu = QMenu(self)
        for number, colour in enumerate(SEAT_COLOURS):
            icon = QIcon(swatch(colour, self.devicePixelRatioF()))
            action = menu.addAction(icon, colour_name(number))
            action.triggered.connect(lambda _=False, wanted=number: self.picked.emit(wanted))
        self.setMenu(menu)

    def show_colour(self, number: int) -> None:
        """Have this colour."""
        self.colour = number
        self.setIcon(QIcon(swatch(seat_colour(number), self.devicePixelRatioF())))
        name = colour_name(number)
        self.setToolTip(translate("ColourButton", "Colour: {name}", name=name))
        words = translate("ColourButton", "Colour of player {number}: {name}")
        self.setAccessibleName(words.format(number=self._place + 1, name=name))


class SeatRow:
    """The widgets of one chair."""

    def __init__(self, place: int, levels: Sequence[str], parent: QWidget) -> None:
        self.place = place
        self.colour = ColourButton(place, parent)
        self.name = QLineEdit(parent)
        self.name.setMaxLength(LONGEST_NAME)
        self.level = ComboBox(parent)
        for level in levels if place else ("human",):
            self.level.addItem(level_name(level), level)
            row = self.level.count() - 1
            self.level.setItemData(row, level_about(level), Qt.ItemDataRole.ToolTipRole)
        self.level.setEnabled(place > 0)

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        return self.colour, self.name, self.level

    def show_only_if(self, wanted: bool) -> None:
        for widget in self.widgets:
            widget.setVisible(wanted)

    def fill(self, seat: SeatChoice, colour: int) -> None:
        self.name.setText(seat.name)
        self.level.setCurrentIndex(max(0, self.level.findData(seat.kind)))
        self.colour.show_colour(colour)

    @property
    def called(self) -> str:
        """The name that was typed, or else the one that is offered."""
        return as_name(self.name.text()) or self.name.placeholderText()

    @property
    def choice(self) -> SeatChoice:
        colour = self.colour.colour
        return SeatChoice(self.called, self.kind, None if colour == self.place else colour)

    @property
    def kind(self) -> str:
        return str(self.level.currentData())

"""Widgets that change one option of the rules each, made from the engine's option table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from rummy_qt.engine.options import NONE, YES_NO, Choice, Number, Numbers, Option, Value
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.theme import set_styled
from rummy_qt.ui.windows.fields import CheckSentence, ComboBox, SpinBox
from rummy_qt.ui.windows.look import NEAR, quiet_label
from rummy_qt.ui.windows.parts import across, down, fill, make, push_button, put
from rummy_qt.ui.words.language import translate

_PLAYERS = range(2, 9)
_NUMBER_WIDTH, _CHOICE_WIDTH, _SMALL_WIDTH = 160, 320, 46


class _Clash(QWidget):
    """Why an answer does not fit with another one, and the button that ``leads`` there."""

    def __init__(self, parent: QWidget, leads: Callable[[], object]) -> None:
        super().__init__(parent)
        self.why = plain_label("", self, wordWrap=True)
        lead = push_button(self, "", leads, lambda: translate("OptionEditor", "Show the other"))
        fill(self, across((self.why, 1), (lead, 0, Qt.AlignmentFlag.AlignBottom)), 0)


class OptionEditor(QFrame):
    """One option: its sentence, its value, and what that value means at the table."""

    edited = Signal(str)
    """The name of the option that has another value."""
    out_of_range = Signal(str)
    """Why a number that was typed cannot be; empty once it can."""
    left = Signal()
    """Whatever was typed counts now, or has given way to the number before."""
    other_wanted = Signal(str)
    """The name of the option with which this one does not fit together."""

    sentence: QLabel
    field: QWidget
    """What takes the answer."""
    _read: Callable[[], Value]
    _write: Callable[[Any], object]
    """Asks the field for the answer, and puts one there."""

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self._other = ""
        self.effect = quiet_label("", self)
        self._clash: _Clash | None = None
        """Made when it is first wanted: most options never clash."""
        self._column = column = down(gap=3)
        fill(self, column, NEAR, 4, NEAR, 6)
        self._build(column)
        column.addWidget(self.effect)

    def _build(self, column: QVBoxLayout) -> None:
        raise NotImplementedError

    def _add_sentence(self, column: QVBoxLayout) -> None:
        self.sentence = plain_label("", self, wordWrap=True)
        column.addWidget(self.sentence)

    def say(self) -> None:
        sentence = translate("Options", self.option.sentence)
        if self.option.values != YES_NO and sentence.find(".") == len(sentence) - 1:
            sentence = sentence[:-1]  # over a field it is a title
        self.sentence.setText(sentence)
        self.field.setAccessibleName(sentence)

    def tell_effect(self, text: str) -> None:
        """Say below the answer what it means at the table; empty: nothing."""
        self.effect.setText(text)
        self.effect.setVisible(bool(text))

    def show_clash(self, why: str, other: str) -> None:
        """Say beside the answer why it does not fit with the ``other`` option; empty: it does."""
        self._other = other
        if why and self._clash is None:
            self._clash = _Clash(self, lambda: self.other_wanted.emit(self._other))
            self._column.addWidget(self._clash)
        if self._clash is not None:
            self._clash.why.setText(why)
            self._clash.setVisible(bool(why))
        self.effect.setVisible(not why and bool(self.effect.text()))
        self.field.setAccessibleDescription(why)
        set_styled(self, "clash", bool(why))

    @property
    def value(self) -> Value:
        return self._read()

    @value.setter
    def value(self, value: Value) -> None:
        self._write(value)

    def _follow(self, box: SpinBox) -> None:
        box.valueChanged.connect(self._changed)
        box.out_of_range.connect(self.out_of_range)
        box.editingFinished.connect(self.left)

    def _changed(self) -> None:
        self.edited.emit(self.option.name)


class SwitchEditor(OptionEditor):
    """Yes or no."""

    def _build(self, column: QVBoxLayout) -> None:
        self.field = self.box = make(QCheckBox, self, self.option.name)
        self.box.toggled.connect(self._changed)
        self._read, self._write = self.box.isChecked, self.box.setChecked
        self.sentence = CheckSentence(self.box, self)
        put(column, across((self.box, 0, Qt.AlignmentFlag.AlignTop), (self.sentence, 1)))


class ChoiceEditor(OptionEditor):
    """One of a few."""

    def _build(self, column: QVBoxLayout) -> None:
        self._add_sentence(column)
        assert isinstance(self.option.values, Choice)
        self._words = self.option.values.words
        self.field = self.box = ComboBox(self, self.option.name, self._words)
        self.box.currentIndexChanged.connect(self._changed)
        answers = [str(value) for value in self._words]
        self._read = self.box.currentData
        self._write = lambda value: self.box.setCurrentIndex(answers.index(str(value)))
        column.addWidget(self.box)

    def say(self) -> None:
        super().say()
        self.box.say(lambda value: translate("Options", self._words[value]))
        self.box.setMaximumWidth(max(_CHOICE_WIDTH, self.box.sizeHint().width()))


class NumberEditor(OptionEditor):
    """A number, perhaps none."""

    def _build(self, column: QVBoxLayout) -> None:
        self._add_sentence(column)
        values = self.option.values
        assert isinstance(values, Number)
        self._optional, none = values.optional, values.low - 1
        name = self.option.name
        self.field = self.box = SpinBox(self, objectName=name, maximumWidth=_NUMBER_WIDTH)
        self.box.counted = values.counted
        self.box.setRange(none if values.optional else values.low, values.high)
        self._read = lambda: None if (number := self.box.value()) == none else number
        self._write = lambda value: self.box.setValue(none if value is None else value)
        self.box.lineEdit().setTextMargins(6, 0, 0, 0)
        self._follow(self.box)
        column.addWidget(self.box)

    def say(self) -> None:
        super().say()
        if self._optional:
            self.box.setSpecialValueText(translate("Options", NONE))
        self.box.setValue(self.box.value())


class NumbersEditor(OptionEditor):
    """A number for each number of players."""

    def _build(self, column: QVBoxLayout) -> None:
        self._add_sentence(column)
        values = self.option.values
        assert isinstance(values, Numbers)
        grid = QGridLayout()
        grid.setHorizontalSpacing(6)
        self.boxes, middle = [], Qt.AlignmentFlag.AlignHCenter
        for place, players in enumerate(_PLAYERS):
            box = SpinBox(self, objectName=f"{self.option.name}_{players}", alignment=middle)
            box.setRange(values.low, values.high)
            box.setProperty("plain", True)  # the style sheet leaves its arrows out
            box.setFixedWidth(_SMALL_WIDTH)
            self._follow(box)
            self.boxes.append(box)
            grid.addWidget(quiet_label(str(players), self, alignment=middle), 0, place)
            grid.addWidget(box, 1, place)
        self.field = self.boxes[0]
        self._read = lambda: tuple(box.value() for box in self.boxes)
        self._write = self._write_all
        grid.setColumnStretch(len(_PLAYERS), 1)
        column.addLayout(grid)

    def _write_all(self, numbers: tuple[int, ...]) -> None:
        for box, number in zip(self.boxes, numbers, strict=True):
            box.setValue(number)

    def say(self) -> None:
        super().say()
        for box, players in zip(self.boxes, _PLAYERS, strict=True):
            box.setAccessibleName(translate("Options", "%n player(s)", players))


def editor_for(option: Option, parent: QWidget) -> OptionEditor:
    """The widget that fits the option's values."""
    if option.values == YES_NO:
        return SwitchEditor(option, parent)
    kinds = {Choice: ChoiceEditor, Number: NumberEditor, Numbers: NumbersEditor}
    return kinds[type(option.values)](option, parent)

"""The House rules dialog, which edits, saves, opens and shares rules of one's own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QWidget

from rummy_qt.engine import OPTIONS, Rules
from rummy_qt.engine.rules import YES_NO, Choice, Number, Numbers, OptionsClash, RulesError, Value
from rummy_qt.records.sentences import RecordError
from rummy_qt.records.texts import English
from rummy_qt.ui import houses
from rummy_qt.ui.houses import House
from rummy_qt.ui.match_choice import first_choice, with_rules
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.theme import set_styled
from rummy_qt.ui.words.handbook.chapters import CLAUSES
from rummy_qt.ui.words.handbook.page import GROUP_WORDS, group_title, value_text
from rummy_qt.ui.words.language import in_context, translate
from rummy_qt.ui.words.names import RULEBOOK_WORDS
from rummy_qt.ui.words.notices import sentence_text
from rummy_qt.ui.words.prompts import option_text, reason_text

from .fields import CheckSentence, ComboBox, LineEdit, SpinBox, settle
from .labels import SECTION, quiet_label, show_text, title_label
from .page_dialog import PageArea, PageDialog
from .parts import GAP, NEAR, Spring, across, down, fill, make, primary, push_button, put
from .questions import QuestionBox, file_dialog
from .rule_cards import RuleCards

tr = in_context("HouseRulesDialog")
_OPTIONS_BY_GROUP: Final = {
    group: [name for name, option in OPTIONS.items() if option.group == group]
    for group in GROUP_WORDS
}


class HouseRulesDialog(PageDialog):
    """Cards of rules, and beside them the options of the rules being edited."""

    saved = Signal(str)
    """Emitted with the name of the rules that were saved."""

    def __init__(
        self, preferences: Preferences, parent: QWidget | None = None, chosen: House | None = None
    ) -> None:
        """Starts with the rules ``chosen``, or with the first house rules."""
        super().__init__("house_rules", tr("House rules"), parent)
        self._preferences = preferences
        self._houses = {house.name: house for house in preferences.house_rules}
        self._filling = False
        self._files = tr("House rules (*.rummy-rules)")
        self.name = make(LineEdit, self.inner, "house_name", maxLength=houses.LONGEST_NAME)
        self.name.setPlaceholderText(tr("Name of these rules"))
        self.name.setAccessibleName(tr("Name of these rules"))
        self.cards = RuleCards(self.inner, "houses", 2)
        self.editors: dict[str, OptionEditor] = {}
        self._effects: dict[str, str] = {}
        """By option, its effect at the table, for the last values that fit together."""
        self.message = plain_label(" ", self, objectName="house_message", wordWrap=True)
        self.buttons = {
            name: push_button(self, f"house_{name}", does, words)
            for name, does, words in (
                ("delete", self._delete, tr("&Delete")),
                ("import", self._choose_import, tr("&Open a file…")),
                ("export", self._choose_export, tr("S&hare as a file…")),
                ("close", self.reject, tr("Close")),
                ("save", self._save, tr("&Save")),
            )
        }
        primary(self.buttons["save"])
        self._lay_out()
        self.cards.offer(self._houses.values())
        self._edit(chosen or next(iter(self._houses.values()), self.cards.chosen))
        self.cards.currentRowChanged.connect(
            lambda _: self._leave_then(partial(self._edit, self.cards.chosen))
        )
        self.name.textChanged.connect(self._check)

    # -------------------------------------------------------------------- building

    def _lay_out(self) -> None:
        buttons = self.buttons
        left = down((self.cards, 1), (buttons["delete"], 0, Qt.AlignmentFlag.AlignLeft))
        self.head.setStretch(0, 3)  # aligns the name with the options below it
        self.head.addWidget(self.name, 7)
        put(self.body, (across((left, 3), (self._make_option_area(), 7), gap=GAP), 1))
        put(self.foot, buttons["import"], buttons["export"], NEAR, (self.message, 1))
        put(self.foot, buttons["close"], buttons["save"])

    def _make_option_area(self) -> PageArea:
        self.questions = PageArea(self.inner)
        self.questions.setProperty("paper", True)
        set_styled(self.questions.verticalScrollBar(), "paper", True)  # it was polished before
        column, inner = down(gap=6), self.questions.inner
        for group, options in _OPTIONS_BY_GROUP.items():
            title = title_label(group_title(group), inner, SECTION)
            title.setContentsMargins(NEAR, 0, 0, 0)
            editors = {name: OptionEditor(name, inner, self._check) for name in options}
            put(column, NEAR, title, *editors.values())
            self.editors |= editors
        fill(inner, put(column, Spring()), NEAR, 0, NEAR, 0)
        return self.questions

    # ------------------------------------------------------------------- the rules

    def rules(self) -> Rules:
        """The rules entered; raises ``RulesError``, of which ``OptionsClash`` names two options."""
        return Rules(**self._values)

    @property
    def _values(self) -> dict[str, Any]:
        return {name: editor.value for name, editor in self.editors.items()}

    def _load(self, house: House) -> None:
        self._filling, self._loaded = True, house
        self.name.setText(house.name)
        for name, editor in self.editors.items():
            editor.value = getattr(house.rules, name)
        self._filling = False
        self._check()

    @property
    def _changed(self) -> bool:
        """Whether the page differs from the rules last shown or saved."""
        saved = {name: getattr(self._loaded.rules, name) for name in self.editors}
        return (self.name.text().strip(), self._values) != (self._loaded.name, saved)

    def _edit(self, card: House) -> None:
        """Edits the rules of a card; those of a rulebook as a copy with a new name."""
        self._card = card
        self._select_card()
        self._load(card if card.name else self._copy_of(card))

    def _select_card(self) -> None:
        """Selects the card whose rules are being edited."""
        with QSignalBlocker(self.cards):
            self.cards.choose(self._card.rulebook, self._card.name)

    def _copy_of(self, book: House) -> House:
        base = tr("My {rules}", rules=RULEBOOK_WORDS[book.rulebook].name)
        return self._named(book, base)

    def _named(self, house: House, base: str, *, known: bool = False) -> House:
        """The rules by this name, with a number if others have it; ``known``: unless alike."""
        named, number = house._replace(name=base), 2
        while named.name in self._houses and not (known and self._houses[named.name] == named):
            ending = f" {number}"
            name = base[: houses.LONGEST_NAME - len(ending)] + ending
            named, number = house._replace(name=name), number + 1
        return named

    def _check(self) -> None:
        """Shows what every option means, and which values do not fit together."""
        if self._filling:
            return
        name = self.name.text().strip()
        trouble = "" if name else tr("The rules need a name.")
        if name in self._houses and name != self._loaded.name:  # these would be lost
            trouble = tr("Other rules of yours have this name.")
        clashes = dict[str, str]()
        try:
            rules = self.rules()
        except OptionsClash as clash:
            one, other = clash.pair
            clashes = {one: self._clash_text(clash, other), other: self._clash_text(clash, one)}
            trouble = tr("Two of these answers do not fit together. Both are marked.")
        except RulesError as error:
            trouble = reason_text(error.reason)
        else:
            self._effects = _effects_of(rules)
            # An empty name would make it a rulebook's card.
            self.cards.show_draft(House(name or " ", self._loaded.rulebook, rules))
        for option, editor in self.editors.items():
            editor.show_effect(self._effects.get(option, ""), clashes.get(option, ""))
        self.message.setText(trouble or " ")
        for button in ("save", "export"):
            self.buttons[button].setEnabled(not trouble)
        self.buttons["delete"].setVisible(bool(self._houses))  # so selecting a card moves no others
        self.buttons["delete"].setEnabled(self._loaded.name in self._houses)

    def _clash_text(self, clash: OptionsClash, other: str) -> str:
        """Says that an option's value does not fit with that of the option ``other``."""
        named, option = option_text(other), OPTIONS[other]
        if isinstance(option.values, Choice) and option.values != YES_NO:
            # The value is clear enough, and shorter.
            value = value_text(option, self.editors[other].value)
            named = translate("Options", "“{option}”", option=value)
        text, advice = tr("This does not fit with {option}.", option=named), clash.reason.advice
        return text if advice is None else f"{text} {reason_text(advice)}"

    # --------------------------------------------------------------------- actions

    def reject(self) -> None:
        """Closes the dialog, unless unsaved changes are to be kept."""
        self._leave_then(super().reject)

    def _leave_then(self, proceed: Callable[[], None]) -> None:
        """Calls ``proceed``, which leaves these rules; asks first if there are unsaved changes."""
        if not self._changed:
            proceed()
            return
        question = tr("Save the changes to “{name}”?", name=self.name.text().strip())
        box = QuestionBox("leave_draft", self, question, self.message.text().strip())
        valid = self.buttons["save"].isEnabled()
        box.answer(tr("&Keep editing"), main=not valid)  # Enter discards nothing
        box.answer(tr("&Discard"), does=proceed)
        save = box.answer(tr("&Save"), does=self._save, main=valid)
        save.setEnabled(valid)
        save.clicked.connect(proceed)
        box.rejected.connect(self._select_card)
        box.open()

    def _save(self) -> None:
        self._add(self._entered())

    def _entered(self) -> House:
        settle(self)
        return House(self.name.text().strip(), self._loaded.rulebook, self.rules())

    def _add(self, house: House) -> None:
        self._houses[house.name] = house
        self._preferences.house_rules = tuple(self._houses.values())
        last = self._preferences.last_match or first_choice(self._preferences.player_name)
        chosen = with_rules(last, house.rulebook, house.rules, house.name)
        self._preferences.last_match = chosen  # the next match starts with these rules
        self.cards.offer(self._houses.values())
        self._edit(house)
        self.message.setText(tr("“{name}” is now one of your house rules.", name=house.name))
        self.saved.emit(house.name)

    def _delete(self) -> None:
        deleted = self._houses.pop(self._loaded.name)
        self._preferences.house_rules = tuple(self._houses.values())
        self.cards.offer(self._houses.values())
        self._check()
        text: English = "“{name}” was deleted. Press Save to bring it back."
        self.message.setText(tr(text, name=deleted.name))

    def _choose_import(self) -> None:
        name, title = "house_import", tr("Open house rules")
        file_dialog(self, name, title, self.import_file, self._files).open()

    def _choose_export(self) -> None:
        name, title = "house_export", tr("Share house rules")
        file = self.name.text().strip() + houses.SUFFIX
        file_dialog(self, name, title, self.export_file, self._files, save_as=file).open()

    def import_file(self, path: Path) -> None:
        try:
            house = houses.read_file(path)
        except RecordError as error:
            self.message.setText(sentence_text(error.sentence))
            return

        self._leave_then(lambda: self._add(self._named(house, house.name, known=True)))

    def export_file(self, path: Path) -> None:
        try:
            houses.write_file(self._entered(), path)
            self.message.setText(tr("The rules are in {path}.", path=path))
        except RecordError as error:
            self.message.setText(sentence_text(error.sentence))


def _effects_of(rules: Rules) -> dict[str, str]:
    """By option, its effect at the table; one shared by several is given for the last of them."""
    texts = {option: clause.text(rules) for clause in CLAUSES for option in clause.options}
    shown = (option for options in _OPTIONS_BY_GROUP.values() for option in options)
    last = {texts.get(option, ""): option for option in shown}
    return {option: text for text, option in last.items() if text}


_PLAYERS = range(2, 9)
_ANSWER_WIDTH, _NUMBER_WIDTH = 310, 38
"""Widths in points: least of an option's field, and of one of several numbers."""


class OptionEditor(QFrame):
    """Edits one option: its sentence, a field for its value, and what the value means."""

    sentence: QLabel
    field: QWidget
    _read: Callable[[], Value]
    _write: Callable[[Any], object]
    """Get and set the field's value."""

    def __init__(self, name: str, parent: QWidget, on_edit: Callable[[], object]) -> None:
        super().__init__(parent)
        self._on_edit = on_edit
        self.effect = quiet_label("", self)
        values, words = OPTIONS[name].values, translate("Options", OPTIONS[name].sentence)
        if values == YES_NO:
            row = self._make_check_box(name, words)
        else:
            if words.find(".") == len(words) - 1:
                words = words[:-1]  # a title has no full stop
            self.sentence = plain_label(words, self, wordWrap=True)
            if isinstance(values, Choice):
                answer: QWidget = self._make_choice(name, values)
            elif isinstance(values, Number):
                answer = self._make_number(name, values)
            else:
                answer = self._make_numbers(name, values)
            answer.setMinimumWidth(_ANSWER_WIDTH)
            row = across((self.sentence, 1), (answer, 0, Qt.AlignmentFlag.AlignLeft))
        if not self.field.accessibleName():  # each of several has its own
            self.field.setAccessibleName(words)
        fill(self, down(row, self.effect, gap=3), NEAR, 4, NEAR, 6)

    def _make_check_box(self, name: str, words: str) -> QHBoxLayout:
        self.field = box = make(QCheckBox, self, name)
        box.toggled.connect(self._on_edit)
        self._read, self._write = box.isChecked, box.setChecked
        self.sentence = CheckSentence(words, box, self)
        return across((box, 0, Qt.AlignmentFlag.AlignTop), (self.sentence, 1))

    def _make_choice(self, name: str, values: Choice) -> ComboBox:
        words = values.words
        self.field = box = ComboBox(self, name, words)
        box.set_texts(lambda value: translate("Options", words[value]))
        box.currentIndexChanged.connect(self._on_edit)
        keys = [str(value) for value in words]
        self._read = box.currentData
        self._write = lambda value: box.setCurrentIndex(keys.index(str(value)))
        return box

    def _make_number(self, name: str, values: Number) -> SpinBox:
        no_limit = values.low - 1  # shown as text
        self.field = box = SpinBox(self, objectName=name)
        box.setRange(no_limit if values.without else values.low, values.high)
        if values.without:
            box.setSpecialValueText(value_text(OPTIONS[name], None))
        self._read = lambda: None if (number := box.value()) == no_limit else number
        self._write = lambda value: box.setValue(no_limit if value is None else value)
        box.lineEdit().setTextMargins(6, 0, 0, 0)
        box.valueChanged.connect(self._on_edit)
        return box

    def _make_numbers(self, name: str, values: Numbers) -> QWidget:
        holder, grid = QWidget(self), QGridLayout()
        grid.setHorizontalSpacing(5)
        boxes, middle = [], Qt.AlignmentFlag.AlignHCenter
        for place, players in enumerate(_PLAYERS):
            box = SpinBox(self, objectName=f"{name}_{players}", alignment=middle)
            box.setRange(values.low, values.high)
            box.setAccessibleName(translate("Options", "%n player(s)", players))
            box.setProperty("plain", True)  # without arrows, by the style sheet
            box.setFixedWidth(_NUMBER_WIDTH)
            box.valueChanged.connect(self._on_edit)
            boxes.append(box)
            grid.addWidget(quiet_label(str(players), self, alignment=middle), 0, place)
            grid.addWidget(box, 1, place)
        self.field = boxes[0]
        self._read = lambda: tuple(box.value() for box in boxes)
        self._write = lambda numbers: list(map(SpinBox.setValue, boxes, numbers))
        grid.setColumnStretch(len(_PLAYERS), 1)
        fill(holder, grid, 0)
        return holder

    def show_effect(self, effect: str, clash: str) -> None:
        """Shows the effect of the value, or the text of a ``clash`` with another option."""
        show_text(self.effect, clash or effect)
        set_styled(self.effect, "quiet", not clash)
        self.field.setAccessibleDescription(clash)
        set_styled(self, "clash", bool(clash))

    @property
    def value(self) -> Value:
        return self._read()

    @value.setter
    def value(self, value: Value) -> None:
        self._write(value)

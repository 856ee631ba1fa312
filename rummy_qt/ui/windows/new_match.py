"""The New match dialog: rules on the left, the people at the table on the right, Play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from rummy_qt.engine import RULEBOOKS, Rules
from rummy_qt.records.header import seed_of_deal
from rummy_qt.records.sentences import RecordError
from rummy_qt.ui.match_choice import (
    MatchChoice,
    SeatChoice,
    colours_of,
    default_level,
    key_of,
    told_apart,
)
from rummy_qt.ui.plain_text import as_typed, plain_label
from rummy_qt.ui.styled import set_styled
from rummy_qt.ui.windows.fields import SpinBox, settle
from rummy_qt.ui.windows.look import add_row, quiet_label, title_label
from rummy_qt.ui.windows.seat_row import SeatRow
from rummy_qt.ui.words.handbook.chapters import SECTIONS
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.names import (
    OPPONENT_NAMES,
    RULEBOOK_WORDS,
    level_about,
    level_name,
    rulebook_about,
    rulebook_name,
    sentence_text,
)

MOST_SEATS = 8
_TOLD = 3
"""Changes of house rules that fit below the list."""
_ITEM_EDGES = 60
"""Pixels beside the longest name of a rulebook; longer names of house rules are cut."""


class RulesEntry(NamedTuple):
    """A rulebook, or house rules made from one, as the list offers it."""

    rulebook: str
    rules: Rules
    house: str | None = None


def about_rules(entry: RulesEntry, most: int | None = None) -> str:
    """What the rules are like; of house rules, what they say otherwise than their rulebook.

    Of more than ``most`` changes, only those that come first.
    """
    if entry.house is None:
        return rulebook_about(entry.rulebook)
    changes = list(changed_sentences(entry.rules, RULEBOOKS[entry.rulebook]))
    book = rulebook_name(entry.rulebook)
    if not changes:
        return translate("NewMatch", "Your own rules, made from {rules}.", rules=book)
    head = translate("NewMatch", "Your own rules, made from {rules}, but:", rules=book)
    told = changes if most is None else changes[:most]
    lines = [head, *(f"• {sentence}" for sentence in told)]
    if len(told) < len(changes):
        lines.append(translate("NewMatch", "• and more: see the handbook."))
    return "\n".join(lines)


def changed_sentences(rules: Rules, base: Rules) -> Iterator[str]:
    """What the handbook of the rules says and that of ``base`` does not."""
    for section in SECTIONS:
        for clause in section.clauses:
            known = {said.text for said in clause.sentences(base)}
            yield from (said.text for said in clause.sentences(rules) if said.text not in known)


class NewMatchDialog(QDialog):
    """Offers the last choice again; ``chosen`` carries the new one when Play is pressed."""

    chosen = Signal(object)
    """A ``MatchChoice``."""
    house_rules_wanted = Signal()

    def __init__(
        self,
        last: MatchChoice,
        levels: Sequence[str],
        houses: Mapping[str, RulesEntry] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("NewMatchDialog", "New match"))
        self.setObjectName("new_match_dialog")
        self._entries: list[RulesEntry] = []
        self.rulebooks = self._make_rulebook_list()
        self.house_rules = QPushButton(translate("NewMatchDialog", "House &rules…"), self)
        self.house_rules.setObjectName("own_rules")
        self.house_rules.setToolTip(
            translate("NewMatchDialog", "Copy a rulebook and change what you like")
        )
        self.house_rules.setAutoDefault(False)
        self.house_rules.clicked.connect(self.house_rules_wanted)
        self.about = quiet_label("", self)
        self.about.setMinimumHeight(self.fontMetrics().lineSpacing() * 4)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.opponents = SpinBox(self)
        self.opponents.setObjectName("opponents")
        self.target = SpinBox(self)
        self.target.setObjectName("target")
        self.target.setRange(1, 1_000_000)
        self.target.setSingleStep(50)
        for box in (self.opponents, self.target):
            box.lineEdit().setTextMargins(6, 0, 0, 0)
        self.deal_number = self._make_deal_number()
        self.rows = [SeatRow(place, levels, self) for place in range(MOST_SEATS)]
        self.level_line = quiet_label("", self)
        self.level_line.setObjectName("level_line")
        self.level_line.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        self.level_line.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.trouble = plain_label("", self)
        self.trouble.setWordWrap(True)
        self.trouble.setObjectName("trouble")
        self.play = QPushButton(translate("NewMatchDialog", "&Play"), self)
        self._lay_out()
        self._order_tabs()
        self.offer_rules(houses or {})
        self._fill(last, levels)
        self._check()
        self._connect()

    def _connect(self) -> None:
        for row in self.rows:
            row.level.currentIndexChanged.connect(lambda _, row=row: self._explain(row.kind))
            row.level.textHighlighted.connect(self._explain_text)
            row.colour.picked.connect(lambda wanted, row=row: self._give_colour(row, wanted))
            row.name.textChanged.connect(self._check)
        self.deal_number.textChanged.connect(self._check)
        self.rulebooks.currentRowChanged.connect(self._on_rulebook)
        self.opponents.valueChanged.connect(self._on_opponents)
        for box in (self.opponents, self.target):
            box.out_of_range.connect(self._tell)
            box.editingFinished.connect(self._allow)

    @property
    def entry(self) -> RulesEntry:
        """The rules that are selected."""
        return self._entries[max(0, self.rulebooks.currentRow())]

    @property
    def choice(self) -> MatchChoice:
        """What the dialog says now."""
        entry = self.entry
        seats = tuple(row.choice for row in self.rows[: self.opponents.value() + 1])
        return MatchChoice(
            entry.rulebook,
            entry.rules.replace(target=self.target.value()),
            seats,
            entry.house,
            self.deal_number.text().strip(),
        )

    # ------------------------------------------------------------------ building

    def _make_rulebook_list(self) -> QListWidget:
        rulebooks = QListWidget(self)
        rulebooks.setObjectName("rulebooks")
        rulebooks.setAccessibleName(translate("NewMatchDialog", "Rules"))
        names = [rulebook_name(name) for name in RULEBOOK_WORDS]
        widest = max(rulebooks.fontMetrics().horizontalAdvance(name) for name in names)
        rulebooks.setMinimumWidth(widest + _ITEM_EDGES)
        rulebooks.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rulebooks.setSpacing(2)
        return rulebooks

    def offer_rules(self, houses: Mapping[str, RulesEntry], wanted: str = "") -> None:
        """List the rulebooks and these house rules; those named ``wanted`` are selected."""
        before = self.entry if self._entries else None
        self._entries = [RulesEntry(name, RULEBOOKS[name]) for name in RULEBOOK_WORDS]
        self._entries += list(houses.values())
        with QSignalBlocker(self.rulebooks):
            self.rulebooks.clear()
            for entry in self._entries:
                name = rulebook_name(entry.rulebook, entry.house)
                item = QListWidgetItem(name, self.rulebooks)
                item.setToolTip(as_typed(f"{name}\n{about_rules(entry)}"))
        chosen = houses.get(wanted, before)
        if chosen is not None:
            names = [(entry.rulebook, entry.house) for entry in self._entries]
            key = (chosen.rulebook, chosen.house)
            self.rulebooks.setCurrentRow(names.index(key) if key in names else 0)

    def _make_deal_number(self) -> QLineEdit:
        field = QLineEdit(self)
        field.setObjectName("deal_number")
        field.setPlaceholderText(translate("NewMatchDialog", "random"))
        field.setToolTip(
            translate(
                "NewMatchDialog", "The same number and the same moves give the same match again."
            )
        )
        return field

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.addWidget(title_label(translate("NewMatchDialog", "Rules"), self, 1.2))
        left.addWidget(self.rulebooks, 1)
        left.addWidget(self.about)
        left.addWidget(self.house_rules, 0, Qt.AlignmentFlag.AlignLeft)
        right = QVBoxLayout()
        right.addWidget(title_label(translate("NewMatchDialog", "At the table"), self, 1.2))
        right.addLayout(self._count_row())
        right.addWidget(self._seat_area(), 1)
        right.addWidget(self.level_line)
        right.addLayout(self._details())
        columns = QHBoxLayout()
        columns.setSpacing(24)
        columns.addLayout(left, 1)
        columns.addLayout(right, 1)
        buttons = QDialogButtonBox(self)
        self.play.setObjectName("play")
        self.play.setProperty("primary", True)
        self.play.setDefault(True)
        buttons.addButton(self.play, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 16, 20, 16)
        whole.setSpacing(16)
        whole.addLayout(columns, 1)
        last = QHBoxLayout()
        last.addWidget(self.trouble, 1)
        last.addWidget(buttons)
        whole.addLayout(last)
        self.resize(740, 600)

    def _order_tabs(self) -> None:
        """From field to field as the dialog is read."""
        chairs = [widget for row in self.rows for widget in row.widgets]
        fields = [self.rulebooks, self.opponents, *chairs, self.target, self.deal_number]
        for one, other in pairwise(fields):
            QWidget.setTabOrder(one, other)

    def _count_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        label = plain_label(translate("NewMatchDialog", "&Opponents"), self)
        label.setBuddy(self.opponents)
        row.addWidget(label)
        row.addWidget(self.opponents)
        row.addStretch(1)
        return row

    def _seat_area(self) -> QScrollArea:
        """The chairs; seven opponents need to scroll in a small window."""
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        chairs = QWidget(area)
        grid = QGridLayout(chairs)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(1, 1)
        for place, row in enumerate(self.rows):
            for column, widget in enumerate(row.widgets):
                grid.addWidget(widget, place, column)
            row.colour.setObjectName(f"colour_{place}")
            row.name.setObjectName(f"name_{place}")
            row.level.setObjectName(f"level_{place}")
            row.name.setAccessibleName(
                translate("NewMatchDialog", "Name of player {number}", number=place + 1)
            )
            row.level.setAccessibleName(
                translate("NewMatchDialog", "Level of player {number}", number=place + 1)
            )
        grid.setRowStretch(MOST_SEATS, 1)
        area.setWidget(chairs)
        return area

    def _details(self) -> QFormLayout:
        form = QFormLayout()
        form.setVerticalSpacing(8)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        add_row(form, translate("NewMatchDialog", "Play &to"), self.target)
        add_row(form, translate("NewMatchDialog", "&Deal number"), self.deal_number)
        return form

    # ------------------------------------------------------------------- filling

    def _fill(self, last: MatchChoice, levels: Sequence[str]) -> None:
        known = [(entry.rulebook, entry.house) for entry in self._entries]
        wanted = (last.rulebook, last.house)
        self.rulebooks.setCurrentRow(known.index(wanted) if wanted in known else 0)
        spare = [SeatChoice("", "human")]
        spare += [SeatChoice(name, default_level(levels)) for name in OPPONENT_NAMES]
        seats = told_apart([*last.seats, *spare[len(last.seats) :]])
        for row, seat, colour, other in zip(
            self.rows, seats, colours_of(seats), spare, strict=True
        ):
            row.name.setPlaceholderText(other.name or translate("NewMatchDialog", "You"))
            row.fill(seat, colour)
        self._on_rulebook()
        self.target.setValue(last.rules.target)
        self.opponents.setValue(len(last.seats) - 1)
        self._on_opponents(self.opponents.value())
        self._explain(self.rows[1].kind)

    def _on_rulebook(self) -> None:
        entry = self.entry
        rules = entry.rules
        self.about.setText(about_rules(entry, _TOLD))
        self.opponents.setRange(max(1, rules.min_players - 1), rules.max_players - 1)
        self.target.setValue(rules.target)

    def _on_opponents(self, count: int) -> None:
        for place, row in enumerate(self.rows):
            row.show_only_if(place <= count)
        self._check()

    def _check(self) -> None:
        """Say what cannot be played, and mark the fields that it is about."""
        names = self._namesakes()
        deal = self._deal_trouble()
        for row in self.rows:
            set_styled(row.name, "wrong", row in names)
        set_styled(self.deal_number, "wrong", bool(deal))
        same = translate(
            "NewMatchDialog", "Two players are called {name}: give one of them another name."
        )
        self.trouble.setText(same.format(name=names[0].called) if names else deal)
        self._allow()

    def _allow(self) -> None:
        self.play.setEnabled(not self._namesakes() and not self._deal_trouble())

    def _tell(self, trouble: str) -> None:
        """Say what is wrong with a number that is being typed; else with all of the page."""
        self._check()
        if trouble:
            self.trouble.setText(trouble)
            self.play.setEnabled(False)

    def _namesakes(self) -> list[SeatRow]:
        """The chairs at the table whose names are alike."""
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
        return ""

    def _explain(self, level: str) -> None:
        words = translate("NewMatchDialog", "{level}: {about}")
        self.level_line.setText(words.format(level=level_name(level), about=level_about(level)))

    def _explain_text(self, text: str) -> None:
        """Explain the level that the pointer is over while a list is open."""
        levels = self.rows[1].level
        self._explain(str(levels.itemData(levels.findText(text))))

    def _give_colour(self, row: SeatRow, wanted: int) -> None:
        """Each seat has a colour of its own: whoever has this one takes the other."""
        holder = next(other for other in self.rows if other.colour.colour == wanted)
        holder.colour.show_colour(row.colour.colour)
        row.colour.show_colour(wanted)

    def accept(self) -> None:
        """Play: hand the choice on."""
        settle(self)
        choice = self.choice
        super().accept()
        self.chosen.emit(choice)

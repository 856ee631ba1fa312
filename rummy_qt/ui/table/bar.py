"""The bar between the person's melds and hand: what goes on, what may be done, how to sort."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from rummy_qt.engine import Move
from rummy_qt.ui.models import SORT_MODES, TableState
from rummy_qt.ui.models.words import translate

from .caption import Caption
from .intents import melds_of
from .previews import drop_text, preview_text


class ActionBar(QWidget):
    """Buttons that show only while they do something."""

    wanted = Signal(object)
    """A tuple of moves; several want a question."""
    sort_wanted = Signal(str)
    next_round_wanted = Signal()

    def __init__(self, state: TableState, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._state = state
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 2, 4, 2)
        row.setSpacing(6)
        self.caption = Caption(self)
        row.addWidget(self.caption, 1)
        self.call = self._button(row, self._call_moves)
        self.let_pass = QPushButton(self)
        self.let_pass.setObjectName("quiet")
        self.let_pass.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.let_pass.hide()
        row.addWidget(self.let_pass)
        self.meld = self._button(row, self._meld_moves)
        self.whole_pile = self._button(row, self._whole_pile_moves)
        self.peek = self._button(row, lambda: _some(state.targets.peek))
        self.concede = self._button(row, lambda: _some(state.targets.concede))
        for quiet in (self.call, self.whole_pile):
            quiet.setObjectName("quiet")
        for costly in (self.peek, self.concede):
            costly.setObjectName("price")
        self.pass_ = self._button(row, lambda: _some(state.targets.pass_))
        self.next_round = QPushButton(self)
        self.next_round.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.next_round.clicked.connect(lambda _checked: self.next_round_wanted.emit())
        row.addWidget(self.next_round)
        self.sorts = self._sort_buttons(row)
        state.hand.sort_mode_changed.connect(self._show_sort)
        self.retranslate()
        self._show_sort(state.hand.sort_mode)
        self.refresh()

    def _button(self, row: QHBoxLayout, moves: Callable[[], tuple[Move, ...]]) -> QPushButton:
        button = QPushButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _checked: self.wanted.emit(moves()))
        button.hide()
        row.addWidget(button)
        return button

    def _sort_buttons(self, row: QHBoxLayout) -> dict[str, QPushButton]:
        group = QButtonGroup(self)
        buttons: dict[str, QPushButton] = {}
        row.addSpacing(8)
        for mode in SORT_MODES:
            button = QPushButton(self)
            button.setObjectName("sort")
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked, m=mode: self.sort_wanted.emit(m))
            group.addButton(button)
            row.addWidget(button)
            buttons[mode] = button
        return buttons

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        rules = self._state.view.rules
        self.call.setText(translate("Table", "Rommy!"))
        false = translate("Table", "Call the last discard; a false call costs {price} points")
        self.call.setToolTip(false.format(price=rules.false_claim_price))
        self.let_pass.setText(translate("Table", "Let it pass"))
        self.pass_.setText(translate("Table", "Pass"))
        self.next_round.setText(translate("Table", "Next round"))
        pay = translate("Table", "Pay {price} points")
        self.concede.setText(pay.format(price=rules.duty_price))
        look = translate("Table", "Look into the pile ({price} points)")
        self.peek.setText(look.format(price=rules.peek_price))
        words = {
            "suit": (translate("Table", "Suit"), translate("Table", "Sort the hand by suit")),
            "rank": (translate("Table", "Rank"), translate("Table", "Sort the hand by rank")),
            "melds": (translate("Table", "Melds"), translate("Table", "Sort melds side by side")),
            "mine": (translate("Table", "Mine"), translate("Table", "Leave the hand as it is")),
        }
        for mode, (text, tip) in words.items():
            self.sorts[mode].setText(text)
            self.sorts[mode].setToolTip(tip)
            self.sorts[mode].setAccessibleName(tip)

    def refresh(self) -> None:
        """Show the buttons that do something in this position, with this selection."""
        targets = self._state.targets
        self._offer_meld(self._meld_moves())
        self.call.setVisible(self._state.may_call)
        whole_pile = self._whole_pile_moves()
        self.whole_pile.setVisible(bool(whole_pile))
        self.whole_pile.setToolTip(drop_text(whole_pile, self._state.view))
        words = translate("Table", "Take the whole pile ({count})")
        self.whole_pile.setText(words.format(count=self._state.view.discard_count))
        self.peek.setVisible(targets.peek is not None)
        self.concede.setVisible(targets.concede is not None)
        self.pass_.setVisible(targets.pass_ is not None)
        self.next_round.setVisible(self._state.view.over and not self._state.last_round)

    def _offer_meld(self, moves: tuple[Move, ...]) -> None:
        """The button for a new meld says what it would score, where that is certain."""
        self.meld.setVisible(bool(moves))
        text = translate("Table", "Meld")
        if len(moves) == 1:
            text = f"{text}  {preview_text(moves[0], self._state.view)}"
        self.meld.setText(text)

    def _show_sort(self, mode: str) -> None:
        self.sorts[mode].setChecked(True)

    def _meld_moves(self) -> tuple[Move, ...]:
        return melds_of(self._state.hand.selection, self._state.targets)

    def _call_moves(self) -> tuple[Move, ...]:
        return self._state.targets.claims

    def _whole_pile_moves(self) -> tuple[Move, ...]:
        """Of a stacked pile: taking it whole, which no card that lies open stands for."""
        if self._state.view.rules.discard_pile != "stacked":
            return ()
        shown = self._state.discards.values
        take = self._state.targets.take
        return tuple(move for card, move in take.items() if card not in shown)


def _some(move: Move | None) -> tuple[Move, ...]:
    return () if move is None else (move,)

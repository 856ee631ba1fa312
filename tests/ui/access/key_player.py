"""A player who uses only the keyboard, as a person without a mouse would."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QPushButton

from rummy_qt.engine import Move
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Situation
from rummy_qt.ui.models.table_state import HeldCard
from rummy_qt.ui.table.areas import Area
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.words.previews import choice_text
from tests.ui.keyboard import PLAIN, SHIFT, Key, focus, press

CALM = Situation((0, 0), 1, 1)
MOST = 12
"""The most key presses on any way around the table."""


class KeyPlayer:
    """Decides as a simple opponent would, and carries out the move with keys."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._mind = new_player("plain")
        bar = view.bar
        self._deeds: dict[str, Callable[[Move], None]] = {
            "draw": lambda _: self._enter(view.areas.stock),
            "take": self._take,
            "meld": self._meld,
            "lay": self._lay,
            "swap": self._lay,
            "discard": self._discard,
            "pass": lambda _: self._press(bar.pass_),
            "concede": lambda _: self._press(bar.concede),
            "peek": lambda _: self._press(bar.peek),
        }

    def play(self, rather: Iterable[str] = ()) -> Move:
        """Make one move in the person's turn, of one of the kinds in ``rather`` if possible.

        ``whole`` means taking the whole of a stacked pile.
        """
        view = self._view.state.view
        wanted = [move for kind in rather for move in view.legal_moves if self._is(move, kind)]
        move = wanted[0] if wanted else self._mind.choose(view, CALM)
        self._deeds[move.kind](move)
        self._answer(move)
        return move

    def _is(self, move: Move, kind: str) -> bool:
        covered = move.kind == "take" and move.cards[0] not in self._view.state.discards.values
        return covered if kind == "whole" else move.kind == kind

    # -------------------------------------------------------------------- kinds of moves

    def _take(self, move: Move) -> None:
        open_ = self._view.state.discards.values
        if move.cards[0] in open_:
            self._to_row(self._view.areas.pile, open_.index(move.cards[0]))
            press(Key.Key_Return)
        else:
            self._press(self._view.bar.whole_pile)

    def _meld(self, move: Move) -> None:
        self._select(move)
        press(Key.Key_Return)

    def _lay(self, move: Move) -> None:
        self._select(move)
        melds = self._view.areas.melds
        numbers = [laid.number for laid in self._view.state.melds.values]
        self._to_row(melds, numbers.index(move.meld or 0))
        press(Key.Key_Return)

    def _discard(self, move: Move) -> None:
        """Select the card and press Enter on the pile: on the card, Enter might lay it off."""
        self._select(move)
        self._enter(self._view.areas.pile)

    def _press(self, button: QPushButton) -> None:
        bar = self._view.bar
        for _ in range(MOST):
            if focus() in bar.buttons:
                break
            press(Key.Key_Tab)
        press(Key.Key_Home)
        for _ in bar.buttons:
            if focus() is button:
                press(Key.Key_Return)
                return
            press(Key.Key_Right)
        raise AssertionError(f"no way to {button.text()}")

    def _answer(self, move: Move) -> None:
        """Choose the move if the table asks which is meant, or whether its price is accepted."""
        chooser = self._view.chooser
        if chooser.isVisible():
            wanted = choice_text(move, self._view.state.view)
            assert wanted in [button.text() for button in chooser.buttons]
            while focus().property("text") != wanted:
                press(Key.Key_Down)
            press(Key.Key_Return)
        if chooser.isVisible():  # the cards of a pile that was looked into
            press(Key.Key_Return)

    # -------------------------------------------------------------------- navigation

    def go_to(self, area: Area) -> None:
        for _ in range(MOST):
            if focus() is area:
                return
            back = area is self._view.areas.stock
            press(Key.Key_Tab, modifier=SHIFT if back else PLAIN)
        raise AssertionError(f"no way to {area.accessibleName()}")

    def _enter(self, area: Area) -> None:
        self.go_to(area)
        press(Key.Key_Return)

    def _to_row(self, area: Area, row: int) -> None:
        self.go_to(area)
        while (here := area.currentIndex().row()) != row:
            press(Key.Key_Right if here < row else Key.Key_Left)

    def _select(self, move: Move) -> None:
        """Select exactly the cards of the move with Space."""
        hand = self._view.state.hand
        wanted = {card.bare for card in move.cards}
        for card in set(hand.selection) ^ wanted:
            self._to_row(self._view.areas.hand, hand.cards.index(card))
            current = self._view.areas.hand.current
            assert isinstance(current, HeldCard)
            assert current.card == card
            press(Key.Key_Space)
        self.go_to(self._view.areas.hand)
        assert set(hand.selection) == wanted

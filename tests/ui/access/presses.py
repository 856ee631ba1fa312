"""How many key presses a turn needs: turns of whole rounds, played with real key events.

``python -m tests.ui.access.presses [TURNS [SEED]]`` counts that many turns of each kind.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from PySide6.QtWidgets import QApplication

from rummy_qt.engine import RULEBOOKS, Card, Move, Round, View
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Situation
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.words.cards import Letters
from rummy_qt.ui.words.previews import choice_text
from tests.ui.keyboard import SHIFT, Key, focus, press
from tests.ui.table.conftest import Wishes
from tests.ui.tables import TableGame

CALM = Situation((0, 0), 1, 1)
MOST = {"draw, discard": 4, "draw, meld, discard": 9, "top, meld": 7}
"""The most keys that each kind may need: two whole turns, and the top discard with its meld."""


class Turn(NamedTuple):
    """One turn of the person, and the number of keys it needed."""

    kind: str
    keys: int


class Hands:
    """A player who knows the keys, and takes the shortest way to a visible card."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.pressed = 0
        self.asked = False
        """Whether the table asked a question."""

    def press(self, *keys: Key, shift: bool = False) -> None:
        for key in keys:
            press(key, modifier=SHIFT) if shift else press(key)
            self.pressed += 1

    def play(self, move: Move) -> None:
        areas = self.view.areas
        if move.kind == "draw":
            assert focus() is areas.stock, "the turn begins where the next act is"
            self.press(Key.Key_Return)
        elif move.kind == "take":
            self.press(Key.Key_Tab)
            assert focus() is areas.pile
            for _ in range(len(areas.pile.rows) - 1 - areas.pile.rows.index(move.cards[0])):
                self.press(Key.Key_Left)
            self.press(Key.Key_Return)
        elif move.kind == "meld":
            self.meld({card.bare for card in move.cards})
        else:
            self.discard(move.cards[0])
        if self.view.chooser.isVisible():
            self.asked = True
            wanted = choice_text(move, self.view.state.view)
            while focus().property("text") != wanted:
                self.press(Key.Key_Down)
            self.press(Key.Key_Return)

    def meld(self, cards: set[Card]) -> None:
        """Use the key that selects a whole meld if it can, otherwise select card by card."""
        hand = self.view.state.hand
        here = self.view.areas.hand.current.card
        self.way_to(here if here in cards else min(cards, key=lambda card: len(self.way(card))))
        self.press(Key.Key_Space, shift=True)
        for _ in range(2):
            if set(hand.selection) != cards:
                self.press(Key.Key_Space, shift=True)
        for card in set(hand.selection) ^ cards:
            self.way_to(card)
            self.press(Key.Key_Space)
        self.press(Key.Key_Return)

    def discard(self, card: Card) -> None:
        """With Shift, Enter does not lay the card off."""
        self.way_to(card)
        self.press(Key.Key_Return, shift=True)

    def way_to(self, card: Card) -> None:
        self.press(*self.way(card))

    def way(self, card: Card) -> list[Key]:
        """The fewest keys from the card with the focus to this one."""
        cards = self.view.state.hand.cards
        here, there = self.view.areas.hand.row, cards.index(card)
        sign = Letters.sign(card)[-1].upper()
        by_rank = 0
        order = [*range(here + 1, len(cards)), *range(here + 1)]
        for at in order:
            by_rank += cards[at].rank == card.rank and not cards[at].is_joker
            if at == there:
                break
        ways = [
            [Key.Key_Right if there > here else Key.Key_Left] * abs(there - here),
            [Key.Key_Home, *[Key.Key_Right] * there],
            [Key.Key_End, *[Key.Key_Left] * (len(cards) - 1 - there)],
        ]
        if not card.is_joker:
            ways.append([Key(ord(sign))] * by_rank)
        return min(ways, key=len)


def chosen(view: View) -> Move:
    """A simple player's move; it keeps cards for melds instead of laying them off."""
    move = new_player("plain").choose(view, CALM)
    if move.kind == "lay":
        return next(move for move in view.legal_moves if move.kind == "discard")
    return move


def turns(seed: int) -> Iterator[Turn]:
    """The turns of a round of two, with the person's played by keys."""
    rules = RULEBOOKS["500-rum-de"]
    game, mind = TableGame(["", ""], rules=rules), new_player("plain")
    deck = rules.deck(2)
    Random(seed).shuffle(deck)
    game.round = Round.deal(rules, 2, 1, deck, seed=seed)
    view = TableView(game, Wishes())
    view.setUpdatesEnabled(False)
    view.resize(1280, 760)
    view.show()
    view.activateWindow()
    view.setFocus()
    QApplication.processEvents()
    hands = Hands(view)
    press(Key.Key_Home)  # a player who uses keys has pressed one before
    while not game.round.over:
        if game.round.seat != 0:
            game.play(str(mind.choose(game.round.view(1), CALM)))
            continue
        hands.pressed, hands.asked, kinds = 0, False, []
        while game.round.seat == 0 and not game.round.over:
            seen = game.view()
            move = chosen(seen)
            hands.play(move)
            top = move.kind == "take" and move.cards[0] == seen.discards[-1]
            kinds.append("top" if top else move.kind)
            if kinds == ["top", "meld"] and not hands.asked:
                yield Turn("top, meld", hands.pressed)
        kind = ", ".join(kinds)
        yield Turn(f"{kind}, asked" if hands.asked else kind, hands.pressed)
    view.close()
    view.deleteLater()


def counted(most: int, seed: int = 1) -> list[Turn]:
    """That many turns of the person, over several rounds."""
    found: list[Turn] = []
    while len(found) < most:
        found += turns(seed)
        seed += 1
    return found[:most]


def too_long(found: list[Turn]) -> Iterator[Turn]:
    """The turns that needed more keys than their kind may."""
    return (turn for turn in found if turn.keys > MOST.get(turn.kind, turn.keys))


def main() -> int:
    from rummy_qt.ui.application import make_application

    _app = make_application()

    found = counted(int(sys.argv[1]) if len(sys.argv) > 1 else 200, *map(int, sys.argv[2:]))
    for kind in sorted({turn.kind for turn in found}):
        keys = sorted(turn.keys for turn in found if turn.kind == kind)
        sys.stdout.write(f"{kind}: {len(keys)} turns, keys {keys}\n")
    return bool(list(too_long(found)))


if __name__ == "__main__":
    sys.exit(main())

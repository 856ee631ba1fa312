"""A game with a scripted deal for tests of models and table: no process, no record, no clock."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from rummy_qt.engine import RULEBOOKS, Card, Move, Round, Rules, View
from rummy_qt.engine.events import seen_by
from rummy_qt.play.covered import hidden_cards
from rummy_qt.play.game import Change, Hook
from rummy_qt.records.header import SeatInfo
from rummy_qt.records.life import HelpMark
from rummy_qt.ui.bridge import TableSource
from rummy_qt.ui.table.arrangement import Spot
from rummy_qt.ui.table.hint import HintView, ghost_width

NAMES = ("You", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gry", "Hal")


def cards(text: str) -> list[Card]:
    return [Card.parse(word) for word in text.split()]


def ghosts(hint: HintView) -> list[tuple[Card, Spot]]:
    """The small cards that a hint shows, each with its place."""
    found = []
    for ghost in hint.ghosts._cards:
        if ghost.isVisible():
            _, (card, slot, _face), _ = cast("Any", ghost._key)
            spot = slot._replace(x=ghost.x(), y=ghost.y(), w=ghost_width(slot.w))
            found.append((card, spot))
    return found


def stacked_deck(rules: Rules, hands: list[str], upcard: str, stock: str = "") -> list[Card]:
    """A deck that deals these hands to seats 0, 1, …; the last seat deals.

    Short hands are filled up with cards not named here, from the back of the deck.
    """
    players, size = len(hands), rules.hand_size(len(hands))
    named = [cards(hand) for hand in hands]
    top = cards(stock)
    used = {c for hand in named for c in hand} | {Card.parse(upcard), *top}
    spare = [card for card in rules.deck(players) if card not in used]
    for hand in named:
        while len(hand) < size:
            hand.append(spare.pop())
    dealt = [named[seat][at] for at in range(size) for seat in range(players)]
    return [*dealt, Card.parse(upcard), *top, *spare]


class TableGame(TableSource):
    """The parts of ``GameBridge`` that the table needs, for one round."""

    game: Any

    def __init__(
        self,
        hands: list[str],
        upcard: str = "2c",
        stock: str = "",
        rulebook: str = "500-rum-de",
        rules: Rules | None = None,
    ) -> None:
        rules = rules or RULEBOOKS[rulebook]
        deck = stacked_deck(rules, hands, upcard, stock)
        players = len(hands)
        self.round = Round.deal(rules, players, players - 1, deck)
        self.submitted: list[str] = []
        kinds = ["human"] + ["club"] * (players - 1)
        seats = tuple(map(SeatInfo, NAMES[:players], kinds))
        match = SimpleNamespace(
            totals=[0] * players,
            scores=[],
            round=self.round,
            over=False,
            winner=None,
            round_number=2,
            agreed_rounds=rules.rounds,
        )
        self.stood_in: list[HelpMark] = []
        game: Any = SimpleNamespace(
            seats=seats,
            person=0,
            match=match,
            last_round=False,
            life=SimpleNamespace(one_round=False, match=match),
            header=SimpleNamespace(named=None, rules=rules),
            changed=Hook(),
            view=lambda: self.round.view(0),
            covered=lambda: hidden_cards(self.round.view(0)),
            open_hands=lambda: self.round.left_hands(0),
            stand_ins=lambda: self.stood_in,
        )
        super().__init__(game)
        self.let_passes = 0

    def view(self) -> View:
        return self.round.view(0)

    def submit(self, move: Move) -> bool:
        reason = self.round.refusal(move, 0)
        if reason:
            self.refused.emit(reason)
            return False
        self.submitted.append(str(move))
        self.play(str(move), 0)
        return True

    def play(self, text: str, seat: int | None = None) -> None:
        """Plays a move of the seat to move, or of ``seat``."""
        mover = self.round.seat if seat is None else seat
        move = Move.parse(text)
        events = self.round.play(move, mover)
        seen = tuple(seen_by(0, event) for event in events)
        self.changed.emit(Change("played", mover, move, seen))

    def let_pass(self) -> None:
        self.let_passes += 1

    def undo(self) -> None:
        self.round.undo()
        self.changed.emit(Change("undone"))

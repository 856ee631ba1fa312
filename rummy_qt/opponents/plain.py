"""The benchmark players: random moves, and a simple greedy player that never changes.

``Plain`` keeps pairs and neighbours, discards the highest deadwood, and takes a discard only to
meld it at once. As it never changes, results against it are comparable between versions.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from random import Random

from rummy_qt.engine.cards import Card, hand_of
from rummy_qt.engine.moves import LAYING, Kind, Move
from rummy_qt.engine.rules import Rules
from rummy_qt.engine.view import View

from .player import Claim, Situation

_CALL_DELAY_MS = 700


def own_chance(view: View, situation: Situation) -> Random:
    """Random numbers determined by the seat and the point of the match."""
    label = f"{situation.seed}|{situation.round}|{view.seat}|{len(view.history)}"
    return Random(hashlib.sha256(label.encode()).digest())


class AnyMove:
    """Plays random legal moves, and claims at random, but never falsely."""

    def choose(self, view: View, situation: Situation) -> Move:
        sensible = [move for move in view.legal_moves if str(move) != "claim"]
        return own_chance(view, situation).choice(sensible)

    def claim(self, view: View, situation: Situation) -> Claim | None:
        calls = true_claims(view)
        chance = own_chance(view, situation)
        if not calls or chance.random() < 0.5:
            return None
        return Claim(chance.choice(calls), chance.randrange(300, 3000))


class Plain:
    """The simple greedy player; ``depth``: how many discards it considers, None for all."""

    def __init__(self, depth: int | None = None) -> None:
        self._depth = depth

    def choose(self, view: View, situation: Situation) -> Move:
        if view.phase == "closed":
            return of_kind(view, "pass")[0]
        if view.phase == "draw":
            return self._draw(view)
        plays = [m for m in view.legal_moves if m.kind in LAYING]
        if plays:
            return max(plays, key=lambda move: self._play_order(view, move))
        return self._discard(view) if view.phase == "play" else of_kind(view, "concede")[0]

    def claim(self, view: View, situation: Situation) -> Claim | None:
        calls = true_claims(view)
        return Claim(calls[0], _CALL_DELAY_MS) if calls else None

    def _draw(self, view: View) -> Move:
        looked_at = view.discards[::-1][: self._depth]
        for take in of_kind(view, "take"):
            if take.cards[0] in looked_at and _melds_at_once(view, take.cards[0]):
                return take
        return (of_kind(view, "draw") or of_kind(view, "pass"))[0]

    @staticmethod
    def _play_order(view: View, move: Move) -> tuple[bool, int, int, str]:
        points = view.position.cost_of(view.seat, move.cards)
        return move.kind == "meld", points, len(move.cards), str(move)

    @staticmethod
    def _discard(view: View) -> Move:
        kept = {card.index for card in paired(view.hand, view.rules)}
        discards = of_kind(view, "discard")

        def merit(move: Move) -> tuple[bool, bool, int, int]:
            card = move.cards[0]
            points = view.position.cost_of(view.seat, [card])
            return not card.is_joker, card.index not in kept, points, card.index

        return max(discards, key=merit)


def _melds_at_once(view: View, card: Card) -> bool:
    """Whether this discard, with the hand and the cards above it, makes a new meld."""
    if view.position.laying_closed:
        return False
    if card not in view.discards:
        return False  # a covered card of a stacked pile
    taken = view.discards[view.discards.index(card) :]
    hand = hand_of([*view.hand, *taken])
    melds = view.position.combinations.melds(hand, 1 << card.face)
    return any(move.faces >> card.face & 1 for move in melds)


def paired(cards: Iterable[Card], rules: Rules) -> list[Card]:
    """The cards that have a card of their rank, or one at most two ranks away, among these."""
    held = [card for card in cards if not card.is_joker]
    return [card for card in held if any(_near(card, other, rules) for other in held)]


def _near(one: Card, other: Card, rules: Rules) -> bool:
    if one.role == other.role:
        return False
    if one.rank == other.rank:
        return rules.meld_kinds != "runs"
    if one.suit != other.suit or rules.meld_kinds == "sets":
        return False
    gap = abs(one.rank - other.rank)
    return min(gap, 13 - gap if 0 in (one.rank, other.rank) or rules.ring_runs else gap) <= 2


def of_kind(view: View, kind: Kind) -> list[Move]:
    """The legal moves of this kind."""
    return [move for move in view.legal_moves if move.kind == kind]


def true_claims(view: View) -> list[Move]:
    """The legal claims that name a meld."""
    return [move for move in view.legal_moves if move.kind == "claim" and move.meld]

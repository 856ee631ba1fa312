"""A sensible player that answers at once: the net under every other opponent.

It lays what it can for the most points, takes discards that bring more than a card of the
stock, and throws what is of least use to it and to others.
"""

from __future__ import annotations

from collections.abc import Sequence

from rummy_qt.engine.cards import CARDS, JOKER_FACE, Card, cards_of, hand_of
from rummy_qt.engine.combinations import Combinations
from rummy_qt.engine.events import Claimed, Dealt, Discarded, Rebuilt, Took
from rummy_qt.engine.melds import Meld
from rummy_qt.engine.moves import Move
from rummy_qt.engine.rules import Rules
from rummy_qt.engine.scoring import held_points, table_points
from rummy_qt.engine.view import View

from .plain import of_kind, true_calls
from .player import Call, Situation

_STOCK_WORTH = 6.0
"""What a card of the stock is worth, in points: a take must bring more."""
_HELD_COST = 0.35
"""The part of its points that a taken card costs while it stays in the hand."""
_CALL_DELAY_MS = 700


class Greedy:
    """Plays by points at hand, without looking ahead."""

    def choose(self, view: View, situation: Situation) -> Move:
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        if view.phase == "closed":
            return of_kind(view, "pass")[0]
        if view.phase == "draw":
            return self._draw(view)
        return self._play(view)

    def call(self, view: View, situation: Situation) -> Call | None:
        calls = true_calls(view)
        return Call(calls[0], _CALL_DELAY_MS) if calls else None

    # -------------------------------------------------------------------- drawing

    def _draw(self, view: View) -> Move:
        best = (of_kind(view, "draw") or of_kind(view, "pass"))[0]
        worth = _STOCK_WORTH if best.kind == "draw" else 0.0
        hand = hand_of(view.hand)
        before = laid_points(view, hand)
        pile = remembered_pile(view)
        for take in of_kind(view, "take"):
            taken = pile[pile.index(take.cards[0]) :]
            gain = self._worth_of_taking(view, hand, before, taken)
            if gain > worth:
                best, worth = take, gain
        return best

    @staticmethod
    def _worth_of_taking(view: View, hand: int, before: int, taken: Sequence[Card]) -> float:
        rules = view.rules
        after = laid_points(view, hand | hand_of(taken))
        gain = after - before
        if not gain:
            return 0.0
        left = sum(held_points(rules, card) for card in taken)
        return gain - _HELD_COST * max(0.0, left - gain)

    # -------------------------------------------------------------------- playing

    def _play(self, view: View) -> Move:
        plays = [move for move in view.legal_moves if move.kind in ("meld", "lay")]
        if plays:
            return max(plays, key=lambda move: _play_order(view, move))
        swaps = of_kind(view, "swap")
        if swaps:
            return swaps[0]
        throws = of_kind(view, "discard")
        return self._throw(view, throws) if throws else of_kind(view, "concede")[0]

    def _throw(self, view: View, throws: Sequence[Move]) -> Move:
        unseen = unseen_cards(view)
        hand = hand_of(view.hand)

        def merit(move: Move) -> tuple[float, int]:
            card = move.cards[0]
            if card.is_joker:
                return -1000.0, 0
            points = held_points(view.rules, card)
            use = connection(view.rules, card, hand, unseen)
            danger = 1.5 * points if _fits_table(view, card) else 0.0
            return 0.5 * points - 1.6 * use * (5 + points) / 10 - danger, card.index

        return max(throws, key=merit)


def remembered_pile(view: View) -> list[Card]:
    """The discard pile, bottom first, as everybody has seen it grow."""
    pile: list[Card] = []
    for event in view.history:
        match event:
            case Dealt(upcard=card) | Discarded(card=Card() as card):
                pile.append(card)
            case Took(cards=cards):
                del pile[len(pile) - len(cards) :]
            case Claimed():
                pile.pop()
            case Rebuilt():
                del pile[:-1]
    return pile


def _play_order(view: View, move: Move) -> tuple[bool, int, int, str]:
    return move.kind == "meld", move_points(view, move), len(move.cards), str(move)


def move_points(view: View, move: Move) -> int:
    """What the cards of this meld or lay-off score as they come to lie."""
    if move.kind == "meld":
        row: tuple[Card, ...] = move.cards
    else:
        there = view.melds[(move.meld or 1) - 1]
        row = there.with_cards(move.cards, move.end, view.seat).cards
    kind = Combinations.of(view.rules).judge(row)
    points = table_points(view.rules, Meld("set" if kind == "set" else "run", row, (), ()))
    return sum(p for card, p in zip(row, points, strict=True) if card in move.cards)


def laid_points(view: View, hand: int) -> int:
    """About how many points the hand could lay now: most valuable plays first."""
    combinations = Combinations.of(view.rules)
    points = 0
    worths = [
        (sum(held_points(view.rules, card.bare) for card in meld.cards), meld)
        for meld in combinations.melds(hand)
    ]
    for worth, meld in sorted(worths, key=lambda pair: (-pair[0], len(pair[1].cards))):
        bits = hand_of(meld.cards)
        if bits & hand == bits:
            hand &= ~bits
            points += worth
    if not view.rules.lay_off_needs_meld or view.melders[view.seat] or points:
        fits = {c.index for m in combinations.lay_offs(hand, view.melds) for c in m.cards}
        points += sum(held_points(view.rules, CARDS[index]) for index in fits)
    return points


def _fits_table(view: View, card: Card) -> bool:
    return bool(Combinations.of(view.rules).claim_places(card, view.melds))


def unseen_cards(view: View) -> int:
    """The cards that this seat has not seen lie open and does not hold, as a hand."""
    seen = hand_of(view.hand) | hand_of(view.discards)
    for meld in view.melds:
        seen |= hand_of(meld.cards)
    return hand_of(view.rules.deck(view.players)) & ~seen


def connection(rules: Rules, card: Card, hand: int, unseen: int) -> float:
    """How many unseen cards would complete a meld of this card with two of the hand."""
    combinations = Combinations.of(rules)
    wanted = 0
    for other in cards_of(unseen):
        if other.face == JOKER_FACE or not _close(card, other):
            continue
        if combinations.can_meld(card.face, _near_part(hand, card) | card.bit | other.bit):
            wanted += 1
    return wanted


def _close(card: Card, other: Card) -> bool:
    if card.rank == other.rank:
        return True
    gap = abs(card.rank - other.rank)
    return card.suit == other.suit and min(gap, 13 - gap) <= 2


def _near_part(hand: int, card: Card) -> int:
    """The naturals of the hand that could stand in one meld with this card."""
    return hand_of(c for c in cards_of(hand) if not c.is_joker and _close(card, c))

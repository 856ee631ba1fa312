"""What a person could do now: the move that the lesson points at, found among the legal ones."""

from __future__ import annotations

from typing import NamedTuple

from rummy_qt.engine import Card, Move, View
from rummy_qt.engine.cards import face_text
from rummy_qt.engine.melds import Meld
from rummy_qt.engine.scoring import held_points
from rummy_qt.play.targets import DISCARD, HAND, NEW_MELD, Zone
from rummy_qt.ui.models.table_rows import lane_of
from rummy_qt.ui.models.words import cards_text


class Offer(NamedTuple):
    """A move to point at."""

    cards: tuple[Card, ...] = ()
    """Cards to light, wherever they lie."""
    zones: tuple[Zone, ...] = ()
    """Where they go."""
    stock: bool = False
    """Whether the stock is lit."""
    meld: Meld | None = None
    """The meld that they join."""

    @property
    def words(self) -> dict[str, str]:
        """What a sentence can name."""
        meld = cards_text(self.meld.cards) if self.meld is not None else ""
        return {"cards": cards_text(self.cards), "meld": meld}


NOTHING = Offer()
"""Nothing to point at."""


def drawing(view: View) -> Offer | None:
    """A card from the stock."""
    draws = _of_kind(view, "draw")
    return Offer(stock=True, zones=(HAND,)) if draws else None


def taking(view: View) -> Offer | None:
    """A discard, of those that others lie on the uppermost."""
    order = {card: at for at, card in enumerate(view.discards)}
    takes = [move.cards[0] for move in _of_kind(view, "take") if move.cards[0] in order]
    deep = [card for card in takes if card is not view.discards[-1]]
    chosen = max(deep or takes, key=order.__getitem__, default=None)
    return None if chosen is None else Offer((chosen,), (HAND,))


def melding(view: View) -> Offer | None:
    """The largest meld in the hand."""
    if view.phase != "play":
        return None
    largest = max(_of_kind(view, "meld"), key=lambda move: len(move.cards), default=None)
    return None if largest is None else _play(view, largest)


def laying_off(view: View) -> Offer | None:
    """A single card for a meld on the table, rather for one of another player's."""
    if view.phase != "play":
        return None
    single = [move for move in _of_kind(view, "lay") if len(move.cards) == 1]
    theirs = [move for move in single if lane_of(view.melds[(move.meld or 1) - 1]) != view.seat]
    chosen = next(iter(theirs or single), None)
    return None if chosen is None else _play(view, chosen)


def using(view: View) -> Offer | None:
    """The play that a taken discard obliges to."""
    if view.phase != "duty":
        return None
    plays = _of_kind(view, "meld") + _of_kind(view, "lay")
    useful = [
        move for move in plays if any(face_text(card.bare.face) in view.duty for card in move.cards)
    ]
    largest = max(useful, key=lambda move: len(move.cards), default=None)
    return None if largest is None else _play(view, largest)


def discarding(view: View) -> Offer | None:
    """The card that goes least with the others."""
    cards = [move.cards[0] for move in _of_kind(view, "discard")]
    if not cards:
        return None
    lonely = min(cards, key=lambda card: (_company(card, view), -held_points(view.rules, card)))
    return Offer((lonely,), (DISCARD,))


def waiting(view: View) -> Offer | None:
    """Nothing: somebody else is to move."""
    return NOTHING if view.to_move != view.seat and not view.over else None


def anything(view: View) -> Offer | None:
    """No particular move: the rules leave hardly a choice here."""
    return NOTHING


def _of_kind(view: View, kind: str) -> list[Move]:
    if view.to_move != view.seat:
        return []
    return [move for move in view.legal_moves if move.kind == kind]


def _play(view: View, move: Move) -> Offer:
    cards = tuple(card.bare for card in move.cards)
    if move.meld is None:
        return Offer(cards, (NEW_MELD,))
    return Offer(cards, (Zone("meld", move.meld),), meld=view.melds[move.meld - 1])


def _company(card: Card, view: View) -> int:
    """How many cards in sight a card goes with: in the hand, and on the table twice as much."""
    mates = sum(_near(card, other) for other in view.hand if other is not card)
    fitting = [move for move in _of_kind(view, "lay") if move.cards[0].bare is card]
    return mates + 2 * len(fitting)


def _near(card: Card, other: Card) -> bool:
    if card.is_joker or other.is_joker:
        return True
    same_suit = card.suit == other.suit and abs(card.rank - other.rank) <= 2
    return same_suit or card.rank == other.rank

"""The same round with other hidden cards: what a seat could not know by then is dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from rummy_qt.engine import Card, IllegalMove, View

from .life import Life

_TRIES: Final = 200
"""After so many orders that cannot be, the cards stay as they lie."""


def redealt_deck(
    life: Life, n: int, at: int, seat: int, shuffle: Callable[[list[Any]], object]
) -> list[Card]:
    """A dealing order in which the first ``at`` moves of round ``n`` look the same to a seat.

    Every card that it had not seen by then, in other hands and in the stock, may lie elsewhere, as
    far as what the others did remains legal. What a rebuilt stock holds was seen before, and stays.
    """
    deck = list(life.deck_of(n))
    now = life.round_at(n, at).view(seat)
    known = {*_seen(life.round_at(n, 0).view(seat)), *_seen(now)}
    known.update(card.index for _, move in life.rounds[n - 1].moves[:at] for card in move.cards)
    places = [place for place, card in enumerate(deck) if card.index not in known]
    cards = [deck[place] for place in places]
    for _ in range(_TRIES):
        shuffle(cards)
        other = list(deck)
        for place, card in zip(places, cards, strict=True):
            other[place] = card
        try:
            if life.round_at(n, at, other).view(seat) == now:
                return other
        except IllegalMove:  # somebody held what made it legal, and has not shown it
            continue
    return deck


def _seen(view: View) -> Iterator[int]:
    """The cards that a seat has had before its eyes."""
    for card in view.hand:
        yield card.index
    for event in view.history:
        for datum in event:
            for card in datum if isinstance(datum, tuple) else (datum,):
                if isinstance(card, Card):
                    yield card.index

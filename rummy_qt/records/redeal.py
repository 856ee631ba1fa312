"""The same round with other hidden cards: what a seat could not know by then is dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from rummy_qt.engine import Card, IllegalMove, Round, View
from rummy_qt.engine.match import round_deck

from .header import Header
from .life import PlayedRound

_TRIES: Final = 200
"""After so many orders that cannot be, the cards stay as they lie."""


def redealt_deck(
    header: Header,
    played: PlayedRound,
    at: int,
    seat: int,
    shuffle: Callable[[list[Any]], object],
) -> list[Card]:
    """A dealing order in which the first ``at`` moves of a round look the same to a seat.

    Every card that it had not seen by then, in other hands and in the stock, may lie elsewhere, as
    far as what the others did remains legal. What a rebuilt stock holds was seen before, and stays.
    """
    deck = list(played.deck or round_deck(header.rules, len(header.seats), header.seed, played.n))
    now = _view(header, played, at, seat, deck)
    known = {*_seen(_view(header, played, 0, seat, deck)), *_seen(now)}
    known.update(card.index for _, move in played.moves[:at] for card in move.cards)
    places = [place for place, card in enumerate(deck) if card.index not in known]
    cards = [deck[place] for place in places]
    for _ in range(_TRIES):
        shuffle(cards)
        other = list(deck)
        for place, card in zip(places, cards, strict=True):
            other[place] = card
        try:
            if _view(header, played, at, seat, other) == now:
                return other
        except IllegalMove:  # somebody held what made it legal, and has not shown it
            continue
    return deck


def _view(header: Header, played: PlayedRound, at: int, seat: int, deck: Sequence[Card]) -> View:
    """What a seat sees after so many moves; ``IllegalMove`` where they cannot be with this deck."""
    players = len(header.seats)
    rnd = Round.deal(header.rules, players, played.dealer, deck, header.seed, number=played.n)
    for mover, move in played.moves[:at]:
        rnd.play(move, mover)
    return rnd.view(seat)


def _seen(view: View) -> Iterator[int]:
    """The cards that a seat has had before its eyes."""
    for card in view.hand:
        yield card.index
    for event in view.history:
        for datum in event:
            for card in datum if isinstance(datum, tuple) else (datum,):
                if isinstance(card, Card):
                    yield card.index

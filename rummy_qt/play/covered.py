"""What a stacked discard pile hides from the person while the round runs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rummy_qt.engine import Card, Move, View, events
from rummy_qt.engine.bits import DECK
from rummy_qt.engine.cards import CARDS, FIRST_JOKER
from rummy_qt.engine.events import Event
from rummy_qt.engine.position import Position
from rummy_qt.engine.view import known_position
from rummy_qt.opponents.player import Way


@dataclass(frozen=True, slots=True)
class Covered:
    """An event without the identity of its cards."""

    event: events.Dealt | events.Discarded | events.Took

    @property
    def seat(self) -> int:
        return self.event.dealer if isinstance(self.event, events.Dealt) else self.event.seat

    @property
    def size(self) -> int:
        """The number of its cards; for a deal, the size of a hand."""
        match self.event:
            case events.Dealt(hand_size=size):
                return size
            case events.Took(cards=cards):
                return len(cards)
        return 1


def hidden_cards(view: View) -> set[int]:
    """The indices of cards that were covered in a stacked pile and are there or in other hands.

    Without cards that have been visible since, or that the person has paid to see.
    """
    if not view.is_stacked or view.over or not view.history:
        return set()
    piles: list[list[int]] = []
    position = known_position(view, before_event=lambda before, _: piles.append(_pile(before)))
    under: set[int] = set()
    paid: set[int] = set()
    for event, pile in zip(view.history, [*piles[1:], _pile(position)], strict=True):
        if isinstance(event, events.Peeked):
            paid |= _indices(event.cards or ())
        under = (under | {*pile[:-1]}) - {*pile[-1:]} - _seen(event, view.seat)
    return under - paid


def without_memory(view: View) -> View:
    """The view of a player who does not remember the ``hidden_cards`` cards.

    They still count, in the pile and in hands.
    """
    unseen = hidden_cards(view)
    if not unseen:
        return view
    position, kept = view.position.copy(), ~sum(CARDS[index].bit for index in unseen)
    for at in range(position.pile_size):
        if position.pile[at] in unseen:
            position.pile[at] = -1
    for seat in range(view.players):
        position.first[seat] &= kept & DECK
        position.second[seat] &= kept >> 52 & DECK
        position.jokers[seat] &= kept >> FIRST_JOKER & DECK
        position.known_first[seat] &= kept & DECK
        position.known_second[seat] &= kept >> 52 & DECK
    return view.with_position(position)


def takes_unseen(way: Way, view: View) -> bool:
    """Whether a way takes the pile from a covered card on."""
    move = next(iter(way.moves), None)
    return move is not None and move.kind == "take" and move.cards[0] not in view.discards


def showable_ways(ways: Iterable[Way], view: View) -> tuple[Way, ...]:
    """The ways that may be shown; of those that then look the same, the first.

    A way that takes covered cards is cut after the take: the rest would reveal what the person has
    to pay for.
    """
    shown: dict[tuple[Move, ...], Way] = {}
    for way in ways:
        moves = way.moves[:1] if takes_unseen(way, view) else way.moves
        shown.setdefault(moves, way._replace(moves=moves))
    return tuple(shown.values())


def _pile(position: Position) -> list[int]:
    return [int(position.pile[at]) for at in range(position.pile_size)]


def _seen(event: Event, person: int) -> set[int]:
    """The indices of cards that the event puts on the table or into the person's hand."""
    match event:
        case events.Melded(cards=cards) | events.LaidOff(cards=cards):
            return _indices(cards)
        case (
            events.Swapped(card=card) | events.Claimed(card=card) | events.Drew(card=Card() as card)
        ):
            return {card.index}
        case events.Took(seat=seat, cards=cards) if seat == person:
            return _indices(cards)
    return set()


def _indices(cards: tuple[Card, ...]) -> set[int]:
    return {card.index for card in cards}


def as_seen(event: Event, person: int, unseen: set[int]) -> Event | Covered:
    """The event; ``Covered`` if it has an ``unseen`` card and is not the person's own move."""
    match event:
        case events.Dealt(upcard=card) if card.index in unseen:
            return Covered(event)
        case events.Discarded(seat=seat, card=Card(index=index)) if seat != person:
            return Covered(event) if index in unseen else event
        case events.Took(seat=seat, cards=cards) if seat != person and _indices(cards) & unseen:
            return Covered(event)
    return event

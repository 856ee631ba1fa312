"""What a grab of cards could mean, wherever it is dropped: the targets table read for the scene."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from rummy_qt.engine import Card, Move, View
from rummy_qt.engine.legal import legal_moves
from rummy_qt.engine.moves import DRAW
from rummy_qt.play.laying import dearest_first, found_melds
from rummy_qt.play.targets import DISCARD, HAND, NEW_MELD, Targets, Zone


class Grab(NamedTuple):
    """Cards held by the pointer or the keyboard."""

    source: Literal["hand", "pile", "stock"]
    cards: tuple[Card, ...] = ()
    """From the pile: the chosen card and those above it."""


def places_for(grab: Grab, targets: Targets) -> dict[Zone, tuple[Move, ...]]:
    """Where the grab may be dropped and the moves it could mean; zones of melds without an end.

    What makes no new meld but fits melds of the table may be dropped on the own lane, too: there
    it will lie before, and score for, the person.
    """
    if grab.source == "stock":
        return {HAND: (targets.draw,)} if targets.draw else {}
    found: dict[Zone, list[Move]] = defaultdict(list)
    if grab.source == "hand":
        for zone, moves in targets.for_cards(grab.cards).items():
            found[_whole(zone)] += moves
        if NEW_MELD not in found:
            found[NEW_MELD] += _lay_offs(found)
    else:
        if grab.cards[0] in targets.take:
            found[HAND].append(targets.take[grab.cards[0]])
        if len(grab.cards) == 1:
            for claim in targets.claims:
                if claim.meld is not None:
                    found[Zone("meld", claim.meld)].append(claim)
    return {zone: tuple(moves) for zone, moves in found.items() if moves}


def _lay_offs(found: Mapping[Zone, Sequence[Move]]) -> list[Move]:
    return [move for moves in found.values() for move in moves if move.kind == "lay"]


def _whole(zone: Zone) -> Zone:
    return Zone("meld", zone.meld) if zone.kind in ("meld", "joker") else zone


def meant(grab: Grab, zone: Zone, targets: Targets) -> Move | None:
    """The move that a refused drop would have been, so that the rules can say why not.

    None where the drop means nothing at all, as hand cards put back into the hand, or several
    of them put on the discard pile.
    """
    if grab.source == "stock":
        return DRAW if zone == HAND else None
    if grab.source == "hand":
        nothing = zone == HAND or (zone == DISCARD and len(grab.cards) > 1)
        return None if nothing else targets.intended(grab.cards, zone)
    if zone == HAND:
        return Move("take", grab.cards[:1])
    if zone.kind == "meld" and len(grab.cards) == 1:
        return Move("claim", (), zone.meld)
    return None if zone == DISCARD else targets.intended(grab.cards, zone)


def obvious(card: Card, targets: Targets) -> tuple[Move, ...]:
    """What a double click on a card of the hand means: to lay it off, else to discard it.

    Several moves want a question; none: see ``meant`` with the discard pile.
    """
    places = places_for(Grab("hand", (card,)), targets)
    lay_offs = tuple(
        move for zone, moves in places.items() if zone.kind == "meld" for move in moves
    )
    return lay_offs or places.get(DISCARD, ())


def meld_with(cards: Sequence[Card], view: View) -> Move | None:
    """A new meld of the hand with the first of these discards, once they are taken: the dearest.

    None where that one is covered: whether it makes a meld is what a look costs points for.
    """
    if cards[0] not in view.discards:
        return None
    after, _ = view.played(Move("take", (cards[0],)))
    melds = [move for move in legal_moves(after, view.seat) if move.kind == "meld"]
    fitting = [move for move in melds if any(card.index == cards[0].index for card in move.cards)]
    found = [move for move in found_melds(view.rules, (*view.hand, *cards)) if move in fitting]
    return next(iter(found or dearest_first(view.rules, fitting)), None)


def melds_with(card: Card, moves: Sequence[Move]) -> list[set[Card]]:
    """The hand's cards of each new meld that this card is part of, those of most cards first.

    Melds without jokers come before those with; of equal cards it is this one.
    """
    found: list[set[Card]] = []
    fitting = [move for move in moves if move.kind == "meld" and _copy_of(card, move) is not None]
    for move in sorted(fitting, key=lambda move: (_jokers(move), -len(move.cards))):
        cards = {laid.bare for laid in move.cards} - {_copy_of(card, move)} | {card}
        if cards not in found:
            found.append(cards)
    return found


def _copy_of(card: Card, move: Move) -> Card | None:
    """The card itself among those of a move, else one of the same face."""
    bare = [laid.bare for laid in move.cards]
    same = [laid for laid in bare if laid.face == card.face]
    return card if card in bare else next(iter(same), None)


def _jokers(move: Move) -> int:
    return sum(card.is_joker for card in move.cards)

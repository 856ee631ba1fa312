"""Where cards may go: one table for each position, made from a seat's view alone.

Drag, click, keyboard and hints all read this table; nobody else asks what is legal.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from typing import Literal, NamedTuple

from rummy_qt.engine import Card, Move, View
from rummy_qt.engine.moves import End

ZoneKind = Literal["hand", "new_meld", "meld", "joker", "discard"]
Faces = tuple[int, ...]


class Zone(NamedTuple):
    """A place on the table where cards can be dropped."""

    kind: ZoneKind
    """The own hand, the place for a new meld, a meld, the joker of a meld, the discard pile."""
    meld: int | None = None
    """Of a meld or joker: the number of the meld, 1 for ``m1``."""
    end: End = ""
    """Of a run: its high (``+``) or low (``-``) end."""


HAND, NEW_MELD, DISCARD = Zone("hand"), Zone("new_meld"), Zone("discard")


class Targets:
    """The moves that a seat has, by what a hand at the table would do."""

    def __init__(self, view: View) -> None:
        self._melds = view.melds
        self._plays: dict[Faces, dict[Zone, list[Move]]] = defaultdict(lambda: defaultdict(list))
        bare = {move.kind: move for move in view.legal_moves if not move.cards}
        self.draw: Move | None = bare.get("draw")
        self.pass_: Move | None = bare.get("pass")
        self.concede: Move | None = bare.get("concede")
        self.peek: Move | None = bare.get("peek")
        self.take: Mapping[Card, Move] = {
            move.cards[0]: move for move in view.legal_moves if move.kind == "take"
        }
        """What picking up each open discard would be."""
        self.claims: tuple[Move, ...] = tuple(m for m in view.legal_moves if m.kind == "claim")
        """The calls on the last discard; without a target when it fits nowhere."""
        for move in view.legal_moves:
            if move.kind in _ZONE_OF and move.cards:
                self._plays[_faces(move.cards)][_zone(move)].append(move)

    def for_cards(self, cards: Collection[Card]) -> dict[Zone, tuple[Move, ...]]:
        """Where these cards of the hand may be dropped together, and what that would mean.

        Several moves for one zone (a joker that could stand for several cards) want a
        question. The moves name the very cards given, not other copies of them.
        """
        found = self._plays.get(_faces(cards), {})
        return {
            zone: tuple(_with_copies(move, cards) for move in moves)
            for zone, moves in found.items()
        }

    def moves_to(self, cards: Collection[Card], zone: Zone) -> tuple[Move, ...]:
        """The moves of these cards to this zone; for a run without an end, to either end."""
        found = self.for_cards(cards)
        if zone.kind != "meld" or zone.end:
            return found.get(zone, ())
        return tuple(
            move
            for other, moves in found.items()
            if other.kind == "meld" and other.meld == zone.meld
            for move in moves
        )

    def intended(self, cards: Iterable[Card], zone: Zone) -> Move:
        """The move that dropping these cards there would have been: its refusal says why not.

        Jokers have no role here: a refused play with jokers is judged by its naturals' fit.
        """
        laid = tuple(sorted(cards, key=_table_order))
        if zone.kind == "discard":
            return Move("discard", laid[:1])
        if zone.kind == "joker":
            return Move("swap", laid[:1], zone.meld)
        if zone.kind == "meld":
            return Move("lay", laid, zone.meld, zone.end or self._likely_end(laid, zone.meld or 0))
        return Move("meld", laid)

    def _likely_end(self, cards: tuple[Card, ...], number: int) -> End:
        meld = self._melds[number - 1]
        if meld.kind == "set":
            return ""
        return "-" if cards[0].rank < meld.low else "+"


_ZONE_OF: dict[str, ZoneKind] = {
    "meld": "new_meld",
    "lay": "meld",
    "swap": "joker",
    "discard": "discard",
}


def _zone(move: Move) -> Zone:
    return Zone(_ZONE_OF[move.kind], move.meld, move.end)


def _faces(cards: Iterable[Card]) -> Faces:
    return tuple(sorted([card.face for card in cards]))


def _table_order(card: Card) -> tuple[int, int]:
    return card.suit, card.rank


def _with_copies(move: Move, cards: Iterable[Card]) -> Move:
    """The same play with exactly these physical cards (S-04)."""
    held: dict[int, list[Card]] = defaultdict(list)
    for card in sorted(cards, key=lambda card: card.index):
        held[card.face].append(card)
    swapped = tuple(_in_role(held[card.face].pop(0), card) for card in move.cards)
    return move if swapped == move.cards else Move(move.kind, swapped, move.meld, move.end)


def _in_role(card: Card, like: Card) -> Card:
    return card.standing_for(like.role) if card.is_joker and like.role != card.role else card

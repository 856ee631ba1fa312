"""Where cards may go: one table for each position, made from a seat's view alone.

Drag, click, keyboard and hints all read this table; nobody else asks what is legal.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Final, Literal, NamedTuple

from rummy_qt.engine import Card, Move, View
from rummy_qt.engine.cards import hand_of
from rummy_qt.engine.legal import legal_moves
from rummy_qt.engine.moves import DRAW, End
from rummy_qt.play.laying import best_meld

ZoneKind = Literal["hand", "new_meld", "meld", "discard"]
Faces = tuple[int, ...]


class Zone(NamedTuple):
    """A place on the table where cards can be dropped."""

    kind: ZoneKind
    """The own hand, the place for a new meld, a meld, the discard pile."""
    meld: int | None = None
    """The number of the meld, 1 for ``m1``."""


HAND, NEW_MELD, DISCARD = Zone("hand"), Zone("new_meld"), Zone("discard")
_GOES_TO: Final[dict[str, ZoneKind]] = {
    "meld": "new_meld",
    "lay": "meld",
    "swap": "meld",
    "discard": "discard",
}
"""By the kind of a move, where the cards of the hand go that it puts down."""


class Targets:
    """The moves that a seat has, by what a hand at the table would do."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.meld_with = cache(partial(meld_with, view))
        """Asked for the same discards once more, it is known."""
        self._plays: dict[Faces, dict[Zone, list[Move]]] = defaultdict(lambda: defaultdict(list))
        self.bare: dict[str, tuple[Move, ...]]
        """By its kind, a move that needs no card: to draw, to pass, to pay, to look."""
        self.bare = {move.kind: (move,) for move in view.legal_moves if not move.cards}
        self.take: Mapping[Card, Move] = {
            move.cards[0]: move for move in view.legal_moves if move.kind == "take"
        }
        """What picking up each open discard would be."""
        self.claims: tuple[Move, ...] = tuple(m for m in view.legal_moves if m.kind == "claim")
        """The calls on the last discard; without a target when it fits nowhere."""
        for move in view.legal_moves:
            if move.kind in _GOES_TO:
                zone = Zone(_GOES_TO[move.kind], move.meld)
                self._plays[_faces(move.cards)][zone].append(move)

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

    def intended(self, cards: Iterable[Card], zone: Zone) -> Move:
        """The move that dropping these cards there would have been: its refusal says why not.

        Where they make no meld jokers have no role: it is judged by its naturals' fit.
        """
        laid = tuple(sorted(cards, key=lambda card: (card.suit < 0, card.suit, card.rank)))
        if zone.kind == "discard":
            return Move("discard", laid[:1])
        if zone.meld is None:
            melds = self.view.position.combinations.melds(hand_of(laid))
            return next((m for m in melds if len(m.cards) == len(laid)), Move("meld", laid))
        meld = self.view.melds[zone.meld - 1]
        end: End = "" if meld.kind == "set" else "-" if laid[0].rank < meld.low else "+"
        misfit = self.view.position.combinations.judge_lay_off(meld, laid, end)
        swaps = misfit and len(laid) == 1 and meld.joker_at(laid[0].face) >= 0
        return Move("swap" if swaps else "lay", laid, zone.meld, "" if swaps else end)


def _faces(cards: Iterable[Card]) -> Faces:
    return tuple(sorted([card.face for card in cards]))


def _with_copies(move: Move, cards: Iterable[Card]) -> Move:
    """The same play with exactly these physical cards (S-04)."""
    held: dict[int, list[Card]] = defaultdict(list)
    for card in sorted(cards, key=lambda card: card.index):
        held[card.face].append(card)
    swapped = tuple(_in_role(held[card.face].pop(0), card) for card in move.cards)
    return move if swapped == move.cards else Move(move.kind, swapped, move.meld, move.end)


def _in_role(card: Card, like: Card) -> Card:
    return card.standing_for(like.role) if card.is_joker and like.role != card.role else card


# ------------------------------------------------- what a grab could mean, wherever it is dropped


class Grab(NamedTuple):
    """Cards held by the pointer or the keyboard."""

    source: Literal["hand", "pile", "stock"]
    cards: tuple[Card, ...] = ()
    """From the pile: the chosen card and those above it."""


def places_for(grab: Grab, targets: Targets) -> dict[Zone, tuple[Move, ...]]:
    """Where the grab may be dropped, and the moves it could mean.

    What makes no new meld but fits melds of the table may be dropped on the own lane, too: there
    it will lie before, and score for, the person. A discard dropped there is taken and melded:
    see ``takes_and_melds``.
    """
    if grab.source == "stock":
        return {HAND: targets.bare["draw"]} if "draw" in targets.bare else {}
    if grab.source == "hand":
        places = targets.for_cards(grab.cards)
        offs = tuple(move for moves in places.values() for move in moves if move.kind == "lay")
        return {**places, NEW_MELD: offs} if offs and NEW_MELD not in places else places
    found: dict[Zone, tuple[Move, ...]] = {}
    if take := targets.take.get(grab.cards[0]):
        found[HAND] = (take,)
        if meld := targets.meld_with(grab.cards):
            found[NEW_MELD] = (take, meld)
    if len(grab.cards) == 1:
        calls = [claim for claim in targets.claims if claim.meld is not None]
        found |= {Zone("meld", call.meld): (call,) for call in calls}
    return found


def takes_and_melds(moves: Sequence[Move]) -> bool:
    """Whether these are one after the other, and not a choice."""
    return len(moves) == 2 and moves[0].kind == "take"


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
    if zone.kind == "meld" and len(grab.cards) == 1 and targets.view.false_call_price:
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


def meld_with(view: View, cards: tuple[Card, ...]) -> Move | None:
    """A new meld of the hand with the first of these discards, once they are taken: the dearest.

    None where that one is covered: whether it makes a meld is what a look costs points for.
    """
    if cards[0] not in view.discards:
        return None
    after, _ = view.played(Move("take", (cards[0],)))
    melds = [move for move in legal_moves(after, view.seat) if move.kind == "meld"]
    fitting = [move for move in melds if any(card.index == cards[0].index for card in move.cards)]
    return best_meld(view.rules, (*view.hand, *cards), fitting)


def melds_with(card: Card, moves: Sequence[Move]) -> list[set[Card]]:
    """The hand's cards of each new meld that this card is part of, those of most cards first.

    Melds without jokers come before those with; of equal cards it is this one.
    """
    found: list[set[Card]] = []
    fitting = [move for move in moves if move.kind == "meld" and _copy_of(card, move) is not None]

    def order(move: Move) -> tuple[int, int]:
        return sum(card.is_joker for card in move.cards), -len(move.cards)

    for move in sorted(fitting, key=order):
        cards = {laid.bare for laid in move.cards} - {_copy_of(card, move)} | {card}
        if cards not in found:
            found.append(cards)
    return found


def _copy_of(card: Card, move: Move) -> Card | None:
    """The card itself among those of a move, else one of the same face."""
    bare = [laid.bare for laid in move.cards]
    same = [laid for laid in bare if laid.face == card.face]
    return card if card in bare else next(iter(same), None)

"""Drop targets: the legal moves of a position, by the cards that are moved and where to.

They follow from a seat's view alone. Dragging, clicking, the keyboard and hints all use this table.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
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
    meld: int | None = None
    """The number of the meld, from 1; None for other zones."""


HAND, NEW_MELD, DISCARD = Zone("hand"), Zone("new_meld"), Zone("discard")
_GOES_TO: Final[dict[str, ZoneKind]] = {
    "meld": "new_meld",
    "lay": "meld",
    "swap": "meld",
    "discard": "discard",
}
"""By kind of move, the zone where its cards from the hand go."""


class Targets:
    """The legal moves of a seat, grouped by how they are made at the table."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.plays_with = cache(partial(plays_with, view))
        """``plays_with`` of this view, cached by the discards."""
        self._plays: dict[Faces, dict[Zone, list[Move]]] = defaultdict(lambda: defaultdict(list))
        self.basic = {move.kind: (move,) for move in view.legal_moves if not move.cards}
        """By kind, the move without cards: to draw, to pass, to pay or to look."""
        self.take = {move.cards[0]: move for move in view.legal_moves if move.kind == "take"}
        """The take for each open discard."""
        self.calls = tuple(move for move in view.legal_moves if move.kind == "claim")
        """The calls of the last discard; one without a meld if it fits none."""
        for move in view.legal_moves:
            if move.kind in _GOES_TO:
                zone = Zone(_GOES_TO[move.kind], move.meld)
                self._plays[_faces(move.cards)][zone].append(move)

    def for_cards(self, cards: Collection[Card]) -> dict[Zone, tuple[Move, ...]]:
        """The zones where these cards of the hand can be dropped together, with their moves.

        With several moves for a zone (a joker that could stand for several cards) the person has to
        choose. The moves contain exactly the given cards, not other copies of them.
        """
        zones = self._plays.get(_faces(cards), {})
        return {
            zone: tuple(_with_copies(move, cards) for move in moves)
            for zone, moves in zones.items()
        }

    def intended(self, cards: Iterable[Card], zone: Zone) -> Move:
        """The illegal move that dropping these cards there would be; its refusal gives the reason.

        If the cards make no meld, the jokers have no role, and only the other cards are judged.
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
    """The same move with exactly these physical cards (S-04)."""
    held: dict[int, list[Card]] = defaultdict(list)
    for card in sorted(cards, key=lambda card: card.index):
        held[card.face].append(card)
    copies = tuple(_in_role(held[card.face].pop(0), card) for card in move.cards)
    return move if copies == move.cards else Move(move.kind, copies, move.meld, move.end)


def _in_role(card: Card, like: Card) -> Card:
    return card.standing_for(like.role) if card.is_joker and like.role != card.role else card


# ----------------------------------------------------------- what dropping a grab would mean


class Grab(NamedTuple):
    """Cards being dragged with the pointer or picked up with the keyboard."""

    source: Literal["hand", "pile", "stock"]
    cards: tuple[Card, ...] = ()
    """From the pile: the grabbed card and those above it."""


def drop_zones(grab: Grab, targets: Targets) -> dict[Zone, tuple[Move, ...]]:
    """The zones where the grab can be dropped, with their moves.

    Cards that make no new meld but fit melds on the table can be dropped on the person's own lane,
    too: they will be shown there and score for the person. A discard dropped there or on a meld is
    taken and laid: see ``takes_and_lays``.
    """
    if grab.source == "stock":
        return {HAND: targets.basic["draw"]} if "draw" in targets.basic else {}
    if grab.source == "hand":
        places = targets.for_cards(grab.cards)
        offs = tuple(move for moves in places.values() for move in moves if move.kind == "lay")
        return {**places, NEW_MELD: offs} if offs and NEW_MELD not in places else places
    zones: dict[Zone, tuple[Move, ...]] = {}
    if take := targets.take.get(grab.cards[0]):
        plays = targets.plays_with(grab.cards)
        zones = {HAND: (take,), **{zone: (take, *plays[zone]) for zone in plays}}
    if len(grab.cards) == 1:
        calls = [call for call in targets.calls if call.meld is not None]
        zones |= {Zone("meld", call.meld): (call,) for call in calls}
    return zones


def takes_and_lays(moves: Sequence[Move]) -> bool:
    """Whether the first of these moves takes discards, and one of the others is to follow it."""
    return len(moves) > 1 and moves[0].kind == "take"


def refused_moves(grab: Grab, zone: Zone, targets: Targets) -> tuple[Move, ...]:
    """What a refused drop would be: an illegal move, whose refusal gives the reason.

    Before it stands the legal take of a discard that cannot be laid there. Empty if the drop has no
    meaning, like hand cards put back into the hand, or several of them put on the discard pile.
    """
    if grab.source == "stock":
        return (DRAW,) if zone == HAND else ()
    if grab.source == "hand":
        meaningless = zone == HAND or (zone == DISCARD and len(grab.cards) > 1)
        return () if meaningless else (targets.intended(grab.cards, zone),)
    if zone == DISCARD:
        return ()
    if zone != HAND and (take := targets.take.get(grab.cards[0])):
        return take, targets.intended(grab.cards[:1], zone)
    if zone.kind == "meld" and len(grab.cards) == 1 and targets.view.false_call_price:
        return (Move("claim", (), zone.meld),)
    return (Move("take", grab.cards[:1]),)


def double_click_moves(card: Card, targets: Targets) -> tuple[Move, ...]:
    """The moves that a double click on a card of the hand offers: to lay it off, else discard it.

    With several moves the person has to choose; with none, see ``refused_moves``.
    """
    places = drop_zones(Grab("hand", (card,)), targets)
    lay_offs = tuple(
        move for zone, moves in places.items() if zone.kind == "meld" for move in moves
    )
    return lay_offs or places.get(DISCARD, ())


def plays_with(view: View, cards: tuple[Card, ...]) -> dict[Zone, tuple[Move, ...]]:
    """What the first of these discards can be laid in after taking all of them.

    By zone: the best new meld of the hand with it, or else every lay-off; its lay-offs on each
    meld. Empty if that card is covered: to know what it is, the person has to pay for a look.
    """
    card = cards[0]
    if card not in view.discards:
        return {}
    after, _ = view.played(Move("take", (card,)))
    moves = legal_moves(after, view.seat)
    melds = [move for move in moves if move.kind == "meld"]
    fitting = [move for move in melds if any(each.index == card.index for each in move.cards)]
    best = best_meld(view.rules, (*view.hand, *cards), fitting)
    lays = [move for move in moves if move.kind == "lay" and _faces(move.cards) == (card.face,)]
    offs = tuple(_with_copies(move, (card,)) for move in lays)
    plays = {Zone("meld", off.meld): tuple(o for o in offs if o.meld == off.meld) for off in offs}
    return {**plays, NEW_MELD: (best,) if best else offs} if best or offs else {}


def melds_with(card: Card, moves: Sequence[Move]) -> list[set[Card]]:
    """The hand's cards of each new meld with this card: fewest jokers first, then longest.

    Each contains exactly this card rather than another copy of it.
    """
    result: list[set[Card]] = []

    def order(move: Move) -> tuple[int, int]:
        return sum(card.is_joker for card in move.cards), -len(move.cards)

    for move in sorted((move for move in moves if move.kind == "meld"), key=order):
        cards = [laid.bare for laid in move.cards]
        copies = [laid for laid in cards if laid.face == card.face]
        if copies:
            with_card = {*cards} - {card if card in cards else copies[0]} | {card}
            if with_card not in result:
                result.append(with_card)
    return result

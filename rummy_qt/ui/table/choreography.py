"""What is seen between two positions, as values: which cards fly where, when, and which way up.

``choreograph`` reads it from the events of a move, ``deal`` from a round that begins. A flight says
which event it belongs to, and that is all the table's teller needs: an event is told when no
flight of it, or of one before it, is in the air. No Qt here, no sprite, no closure.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple

from rummy_qt.engine import Card
from rummy_qt.engine.events import (
    Claimed,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Rebuilt,
    RoundEnded,
    Swapped,
    Took,
)

from . import RATIO
from .arrangement import Layer, Place, Spot, badge_on
from .layout import Arrangement

FLIGHT_MS: Final = 230.0
BEAT_MS: Final = 45.0
"""From one card to the next: so few are in the air at once that each is seen to fly; ..."""
SHOWN_MS: Final = 75.0
"""The same for what an opponent lays, which is large and comes from one point; ..."""
LONGEST_MS: Final = 1_500.0
"""... less where that would be longer for all."""
HOLD_MS: Final = 350.0
"""How long an opponent's meld is held up before it settles."""
RISE_MS: Final = 260.0
SETTLE_MS: Final = 200.0
HELD_UP: Final = 1.25
HELD_UP_LAYER: Final = 400
LANDING_MS: Final = 40.0
LANDING: Final = 1.03
"""By so much a card is larger as it touches the cloth; then it settles."""
SLIP_MS: Final = 90.0
"""For a card that touches the cloth beside those that lie over it, to slip under them; ..."""
BESIDE: Final = 0.3
"""... at most by so much of its width."""
ARC_HEIGHT: Final = 0.08
"""Of the way."""
TILT: Final = 5.0
"""Degrees that a card is turned in the middle of its flight; ..."""
FULL_ARC: Final = 16.0
"""... less on a way that bends by fewer pixels than these."""
SLOWER: Final = 1.6
"""By how much a turn that ends the round is slower."""
QUIET_MS: Final = 250.0
"""After the last card of a round has landed, before anything is said of its end."""
ENDING_MS: Final = 1_150.0
"""From then on: it is seen who won, and what stayed in the hands, before the sums are told."""
SUMS_MS: Final = 400.0
"""While numbers roll on; how the match stands by them is said when they have."""
TURN_UP_MS: Final = 25.0
SORT_MS: Final = 200.0
LATER_MS: Final = 110.0
"""After what goes to the ends of a hand that is sorted leaves what goes to its middle."""
BEFORE_SORTING_MS: Final = 120.0

OPENLY: Final = 0.8
"""After so much of its time a card has half turned over that another player takes."""

End = Literal["stock", "pile", "hand", "seat", "meld"]
HIDDEN: Final = frozenset({"stock", "seat"})
"""Where a card lies with its back up."""


class Key(NamedTuple):
    """Where a card is at a moment of its way, in milliseconds from when it leaves."""

    ms: float
    spot: Spot
    layer: float = Layer.FLIGHT
    """What it flies over from then on; the last one's from a little before it is there."""
    gently: bool = False
    """Whether it sets out for there as softly as it comes there."""


class Journey(NamedTuple):
    """One card's way through an event."""

    card: Card | None
    """None: a card whose face nobody here sees; a back flies."""
    start: End
    end: End
    place: int = 0
    """Whose doing it was: at a ``seat`` end, there."""
    face_down: bool = False
    """Whether it lies so though what lies there lies open."""
    cards: int = 1
    """How many it stands for: a back may be that of a whole covered pile."""

    @property
    def ends_down(self) -> bool:
        return self.face_down or self.end in HIDDEN


class Flight(NamedTuple):
    """The same in time and space."""

    journey: Journey
    keys: tuple[Key, ...]
    """At least two, the first at 0; the last is where it lies then."""
    event: int | None
    """Which of the round's events it belongs to, the first is 0; None: it is only put away."""
    begins: float = 0.0
    turns: float = 0.55
    """When it has half turned over, by the time until its second key, if it does turn over."""

    @property
    def ends(self) -> float:
        return self.begins + self.keys[-1].ms


Seating = Callable[[int], int]
"""The place of a seat."""


# ------------------------------------------------------------------------------- what moved


def journeys(event: Event, place: Seating) -> Iterator[Journey]:
    """The ways of all cards that an event moved, in their order."""
    at = place(getattr(event, "seat", 0))
    hand: End = "seat" if at else "hand"
    match event:
        case Drew():
            yield Journey(None if at else event.card, "stock", hand, at)
        case Took():
            for card in event.cards[::-1]:  # the topmost first: none leaves through another
                yield Journey(card, "pile", hand, at)
        case Melded() | LaidOff():
            for card in event.cards:
                yield Journey(card.bare, hand, "meld", at)
        case Swapped():
            yield Journey(event.card, hand, "meld", at)
            yield Journey(event.joker.bare, "meld", hand, at)
        case Claimed():
            yield Journey(event.card, "pile", "meld", at)
        case Discarded():
            yield Journey(event.card, hand, "pile", at, not event.face_up)


def ends_round(events: Iterable[Event]) -> bool:
    """Whether the round is over by these events."""
    return RoundEnded in map(type, events)


# ------------------------------------------------------------------------------- how it flies


def choreograph(
    before: Arrangement,
    after: Arrangement,
    events: Sequence[Event],
    first: int,
    place: Seating,
) -> list[Flight]:
    """The flights of one move; ``first``: which of the round's events its first one is."""
    slow = SLOWER if ends_round(events) else 1.0
    flights, ways, begins = list[Flight](), list[tuple[int, float, Journey]](), 0.0
    for number, event in enumerate(events, first):
        if isinstance(event, Rebuilt):
            flights += to_stock(before, after, number)
            begins = FLIGHT_MS  # nothing leaves a stock that is not there yet
        ways += [(number, begins, journey) for journey in journeys(event, place)]
    shown = any((each.start, each.end) == ("seat", "meld") for _, _, each in ways)
    step = slow * beat(len(ways), SHOWN_MS if shown else BEAT_MS)
    for nth, (number, begins, journey) in enumerate(ways):
        touches, lies_there = _landing(FLIGHT_MS * slow, spot_of(after, journey, journey.end))
        to_seat = journey.end == "seat"  # it is small there: the eye is given time to follow
        leaves = Key(0, spot_of(before, journey, journey.start))
        keys: tuple[Key, ...] = leaves, touches._replace(gently=to_seat), lies_there
        shown_off = (journey.start, journey.end) == ("seat", "meld")
        if shown_off:
            keys = _held_up(after, keys, slow, step * (len(ways) - 1 - nth))
        layer = _in_hand(after, journey, journey.end)
        keys = _over(keys, layer or Layer.FLIGHT + shown_off * HELD_UP_LAYER + nth)
        lies = after.places.get(journey.card.index) if journey.card is not None else None
        if lies is not None and journey.end == "meld":
            keys = (*keys[:-2], *_touching(before, after, lies, *keys[-2:]))
        flight = Flight(journey, keys, number, begins + step * nth)
        flights.append(flight._replace(turns=OPENLY) if to_seat else flight)
    return flights


def take_back(
    before: Arrangement, after: Arrangement, events: Sequence[Event], told: int, place: Seating
) -> list[Flight]:
    """The flights of moves that are taken back, to where they came from.

    ``told``: the event with which they are told.
    """
    ways: dict[object, tuple[Journey, Journey]] = {}
    for each in [journey for event in events for journey in journeys(event, place)][::-1]:
        back = each._replace(start=each.end, end=each.start, face_down=False)
        who = len(ways) if each.card is None else each.card
        ways[who] = ways.get(who, (back, back))[0], back  # the last of its ways, and the first
    flights = []
    for nth, (first, last) in enumerate(ways.values()):
        start, end = spot_of(before, first, first.start), spot_of(after, last, last.end)
        layer = _in_hand(after, last, last.end)
        if last.end in HIDDEN:  # else what flies together keeps the order in which it will lie
            layer = _in_hand(before, first, first.start)
        if first.start != last.end:
            back = last._replace(start=first.start)
            way = Key(0, start), *_landing(FLIGHT_MS, end)
            keys = _over(way, layer or Layer.FLIGHT + nth)
            flights.append(Flight(back, keys, told, nth * beat(len(ways))))
    return flights


def beat(count: int, most: float = BEAT_MS) -> float:
    """How long after each of so many cards the next leaves."""
    return min(most, LONGEST_MS / max(1, count))


def _over(keys: tuple[Key, ...], layer: int) -> tuple[Key, ...]:
    return tuple(key._replace(layer=layer) for key in keys)


def _in_hand(arrangement: Arrangement, journey: Journey, end: End) -> int:
    """The layer of the card between its neighbours; 0 elsewhere."""
    if end != "hand" or journey.card is None or journey.card.index not in arrangement.places:
        return 0
    return arrangement.places[journey.card.index].layer


def spot_of(arrangement: Arrangement, journey: Journey, end: End) -> Spot:
    """Where a journey begins or ends."""
    if journey.card is not None and end not in HIDDEN:
        lying = arrangement.places.get(journey.card.index)
        if lying is not None:
            return lying.spot
    if end == "stock":
        return arrangement.stock
    if end in ("seat", "hand"):  # an unseen hand is the small back that stands for it
        if not journey.place:
            return Spot(arrangement.size.axis, arrangement.look.height, arrangement.fan.w)
        badge = badge_on(arrangement.seats[journey.place - 1].face)
        return Spot(*badge.centre, badge.w)
    return arrangement.pile_spots[-1] if arrangement.pile_spots else arrangement.next_discard


def _landing(ms: float, end: Spot) -> tuple[Key, Key]:
    """It touches the cloth a little before, and settles."""
    return Key(ms - LANDING_MS, end._replace(w=LANDING * end.w)), Key(ms, end)


def _touching(
    before: Arrangement, after: Arrangement, lies: Place, key: Key, last: Key
) -> tuple[Key, ...]:
    """A card touches the cloth in its meld's layer, and beside cards that lay there above it."""
    spot = lies.spot
    over = [
        place.spot.box.x
        for index, place in after.places.items()
        if (place.home, place.number, place.spot.y) == ("meld", lies.number, spot.y)
        and place.layer > lies.layer
        and index in before.places
        and before.places[index].home == "meld"
    ]
    if over:
        x = max(spot.w / 2, spot.x - BESIDE * spot.w, min(over) - spot.w / 2)
        key = Key(last.ms - SLIP_MS, key.spot._replace(x=min(x, spot.x)), gently=True)
        last = last._replace(gently=True)
    return _over((key, last), lies.layer)


def _held_up(
    after: Arrangement, keys: tuple[Key, ...], slow: float, longer: float
) -> tuple[Key, ...]:
    """Large for a moment over where it lies, and below it, then down.

    ``longer``: until the last one is up, too, for all are let go together.
    """
    start, end = keys[0].spot, keys[-1].spot
    lies = (meld.box for meld in after.melds if meld.box.holds(end.x, end.y))
    box, look = next(lies, end.box), after.look
    w = HELD_UP * max(end.w, 0.9 * after.size.own.w)
    x, y = box.centre[0], box.y
    x, y = x + (end.x - x) * w / end.w, y + (end.y - y) * w / end.w
    up = Spot(min(max(x, w / 2), look.width - w / 2), min(y, look.height - RATIO * w / 2), w)
    rise, hold = RISE_MS * slow, HOLD_MS * slow + longer
    touches, settled = _landing(rise + hold + SETTLE_MS, end)
    held = Key(0, start), Key(rise, up), Key(rise + hold, up)
    return *held, touches._replace(gently=True), settled


def to_stock(
    before: Arrangement, after: Arrangement, event: int | None, *, all_open: bool = False
) -> Iterator[Flight]:
    """The discards, those that are covered as one, go to the stock and turn over on their way.

    ``all_open``: and all else that lay open, what lies before the person first, then each seat's.
    """
    seats = {meld.number: meld.place for meld in before.melds}
    for index, (card, spot, layer, home, number, *_) in before.places.items():
        if all_open or (home == "pile" and index not in after.places):
            keys = Key(0, spot, layer), Key(FLIGHT_MS, after.stock, layer, gently=True)
            begins = BEAT_MS * (home == "meld" and seats[number])
            yield Flight(Journey(card, home, "stock"), keys, event, begins)
    if covered := before.sight.covered - after.sight.covered:
        below = Layer.PILE - 1
        keys = Key(0, before.next_discard, below), Key(FLIGHT_MS, after.stock, below, gently=True)
        yield Flight(Journey(None, "pile", "stock", cards=covered), keys, event)


# ------------------------------------------------------------------------------- the deal


def deal(after: Arrangement, dealer: int, sizes: Sequence[int]) -> list[Flight]:
    """Round by round from the dealer's left, face down; then the hand turns over and sorts.

    The first discard comes last. ``dealer``: the place; ``sizes``: cards by place.
    """
    stock, hand = after.stock, after.hand
    order = [(dealer + 1 + nth) % len(sizes) for nth in range(len(sizes))]
    turns = [(nth, place) for nth in range(max(sizes, default=0)) for place in order]
    turns = [(nth, place) for nth, place in turns if nth < sizes[place]]
    step = beat(len(turns))
    as_dealt = sorted(hand, key=lambda lying: (lying.card.index * 37 + 11) % 101)
    dealt = len(turns) * step + FLIGHT_MS
    sort = dealt + len(hand) * TURN_UP_MS + BEFORE_SORTING_MS
    flights: list[Flight] = []
    for at, (nth, place) in enumerate(turns):
        begins = at * step
        if place == 0:
            slot, lies = hand[nth], as_dealt[nth]
            leaves = sort + sorted_later(lies.number, len(hand)) - begins
            keys = (
                Key(0, stock, slot.layer), Key(FLIGHT_MS, slot.spot, slot.layer),
                Key(leaves, slot.spot, slot.layer),
                Key(leaves + SORT_MS, lies.spot, lies.layer, gently=True),
            )  # fmt: skip
            journey = Journey(lies.card, "stock", "hand")
            turned = dealt - begins + nth * TURN_UP_MS
            flights.append(Flight(journey, keys, 0, begins, turned / FLIGHT_MS))
            continue
        journey = Journey(None, "stock", "seat", place)
        away = Key(0, stock), Key(FLIGHT_MS, spot_of(after, journey, "seat"))
        flights.append(Flight(journey, away, 0, begins))
    for lying in after.places.values():
        if lying.home == "pile":
            journey = Journey(lying.card, "stock", "pile")
            up = Key(0, stock), *_landing(FLIGHT_MS, lying.spot)
            flights.append(Flight(journey, up, 0, len(turns) * step))
    return flights


def sorted_later(nth: int, count: int) -> float:
    """How much later this one of a hand that is sorted sets out: so the fan stays broad."""
    return 2 * LATER_MS * min(nth, count - 1 - nth) / max(1, count - 1)


def arc_of(start: Spot, end: Spot) -> tuple[float, float]:
    """How far a way bends, upwards, in pixels, and its card turns, in degrees: long ways more."""
    arc = min(44.0, ARC_HEIGHT * math.hypot(end.x - start.x, end.y - start.y))
    return arc, math.copysign(TILT * min(1.0, arc / FULL_ARC), end.x - start.x)

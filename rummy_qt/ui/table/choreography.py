"""The animation between two positions as data: which cards fly where, when, and which way up.

``choreograph`` makes it from the events of a move, ``deal`` from the start of a round. Each flight
has the number of its event: the table's texts show an event once no flight of it, or of an earlier
one, is in the air. There is no Qt here.
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
from .arrangement import CardPlace, Layer, Spot, badge_on
from .layout import Arrangement

FLIGHT_MS: Final = 230.0
BEAT_MS: Final = 45.0
"""Between the starts of two cards, so that few enough fly at once for the eye to follow."""
SHOWN_MS: Final = 75.0
"""The same for cards that an opponent lays, which are large and come from one point."""
LONGEST_MS: Final = 1_500.0
"""The longest time from the first start to the last; the intervals become shorter to fit."""
HOLD_MS: Final = 350.0
"""How long an opponent's meld is held up before it settles."""
RISE_MS: Final = 260.0
SETTLE_MS: Final = 200.0
HELD_UP: Final = 1.25
"""Its size then, relative to its final size."""
HELD_UP_LAYER: Final = 400
LANDING_MS: Final = 40.0
"""From when a card touches the cloth until it has settled."""
LANDING: Final = 1.03
"""Its size as it touches the cloth, relative to its final size."""
SLIP_MS: Final = 90.0
"""For a card that lands beside the cards that lie over it to slip under them."""
BESIDE: Final = 0.3
"""How far beside it lands at most, in card widths."""
ARC_HEIGHT: Final = 0.08
"""The height of a flight's arc, as a fraction of its length."""
TILT: Final = 5.0
"""Degrees by which a card is turned in the middle of its flight."""
FULL_ARC: Final = 16.0
"""The height in pixels from which an arc tilts the card fully; lower arcs tilt it less."""
SLOWER: Final = 1.6
"""The factor on the duration of flights in a move that ends the round."""
QUIET_MS: Final = 250.0
"""From the last landing of a round until its end is announced."""
ENDING_MS: Final = 1_150.0
"""From then, while winner and left-over cards are shown, until the sums are."""
SUMS_MS: Final = 400.0
"""While the numbers count up, until the standing of the match is announced."""
TURN_UP_MS: Final = 25.0
SORT_MS: Final = 200.0
LATER_MS: Final = 110.0
"""When sorting a hand: the delay of cards that go to its middle after those to its ends."""
BEFORE_SORTING_MS: Final = 120.0

OPENLY: Final = 0.8
"""When a card that an opponent takes has half turned over, as a fraction of its flight."""

End = Literal["stock", "pile", "hand", "seat", "meld"]
HIDDEN: Final = frozenset({"stock", "seat"})
"""Where cards lie face down."""


class KeyFrame(NamedTuple):
    """A keyframe of a card's flight; ``ms`` counts from the start of the flight."""

    ms: float
    spot: Spot
    layer: float = Layer.FLIGHT
    """The z value from then on; that of the last key, from shortly before it."""
    gently: bool = False
    """Whether the way to this key starts as slowly as it ends."""


class Journey(NamedTuple):
    """From where to where an event moves a card."""

    card: Card | None
    """None for a card that the person does not see: its back flies."""
    start: End
    end: End
    chair: int = 0
    """The chair of the player who moved it, and so of a ``seat`` at either end."""
    face_down: bool = False
    """Whether it ends face down where cards usually lie face up."""
    cards: int = 1
    """How many cards it stands for: several for a covered pile."""


class Flight(NamedTuple):
    """A journey with its times and keyframes."""

    journey: Journey
    keys: tuple[KeyFrame, ...]
    """At least two, the first at 0 ms; the last is where the card stays."""
    event: int | None
    """The index of its event in the round; None if it belongs to no event."""
    begins: float = 0.0
    """Its start, in ms from the start of the animation."""
    turns: float = 0.55
    """When it has half turned over, if it does, as a part of the time until the second key."""

    @property
    def ends(self) -> float:
        return self.begins + self.keys[-1].ms


Seating = Callable[[int], int]
"""The chair of a seat."""


# ------------------------------------------------------------------------------- what moved


def journeys(event: Event, chair_of: Seating) -> Iterator[Journey]:
    """The journeys of all cards that an event moved, in order."""
    at = chair_of(getattr(event, "seat", 0))
    hand: End = "seat" if at else "hand"
    match event:
        case Drew():
            yield Journey(None if at else event.card, "stock", hand, at)
        case Took():
            for card in event.cards[::-1]:  # the topmost first, so that no card passes another
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
    """Whether these events end the round."""
    return RoundEnded in map(type, events)


# ------------------------------------------------------------------------------- how it flies


def choreograph(
    before: Arrangement,
    after: Arrangement,
    events: Sequence[Event],
    first: int,
    chair_of: Seating,
) -> list[Flight]:
    """The flights of one move; ``first``: the index in the round of its first event."""
    slow = SLOWER if ends_round(events) else 1.0
    flights, ways, begins = list[Flight](), list[tuple[int, float, Journey]](), 0.0
    for number, event in enumerate(events, first):
        if isinstance(event, Rebuilt):
            flights += to_stock(before, after, number)
            begins = FLIGHT_MS  # nothing can be drawn before the new stock is there
        ways += [(number, begins, journey) for journey in journeys(event, chair_of)]
    shown = any((each.start, each.end) == ("seat", "meld") for _, _, each in ways)
    step = slow * interval(len(ways), SHOWN_MS if shown else BEAT_MS)
    for nth, (number, begins, journey) in enumerate(ways):
        touches, lies_there = _landing(FLIGHT_MS * slow, spot_of(after, journey, journey.end))
        to_seat = journey.end == "seat"  # it becomes small there, and starts slowly to be seen
        leaves = KeyFrame(0, spot_of(before, journey, journey.start))
        keys: tuple[KeyFrame, ...] = leaves, touches._replace(gently=to_seat), lies_there
        shown_off = (journey.start, journey.end) == ("seat", "meld")
        if shown_off:
            keys = _hold_up(after, keys, slow, step * (len(ways) - 1 - nth))
        layer = _hand_layer(after, journey, journey.end)
        keys = _at_layer(keys, layer or Layer.FLIGHT + shown_off * HELD_UP_LAYER + nth)
        lies = after.places.get(journey.card.index) if journey.card is not None else None
        if lies is not None and journey.end == "meld":
            keys = (*keys[:-2], *_land_at_meld(before, after, lies, *keys[-2:]))
        flight = Flight(journey, keys, number, begins + step * nth)
        flights.append(flight._replace(turns=OPENLY) if to_seat else flight)
    return flights


def take_back(
    before: Arrangement, after: Arrangement, events: Sequence[Event], told: int, chair_of: Seating
) -> list[Flight]:
    """The flights of undone moves, back to where cards came from; ``told``: their event."""
    ways: dict[object, tuple[Journey, Journey]] = {}
    for each in [journey for event in events for journey in journeys(event, chair_of)][::-1]:
        back = each._replace(start=each.end, end=each.start, face_down=False)
        who = len(ways) if each.card is None else each.card
        ways[who] = ways.get(who, (back, back))[0], back  # the card's last journey and its first
    flights = []
    for nth, (first, last) in enumerate(ways.values()):
        start, end = spot_of(before, first, first.start), spot_of(after, last, last.end)
        layer = _hand_layer(after, last, last.end)
        if last.end in HIDDEN:  # else the layers are those of where they will lie
            layer = _hand_layer(before, first, first.start)
        if first.start != last.end:
            back = last._replace(start=first.start)
            way = KeyFrame(0, start), *_landing(FLIGHT_MS, end)
            keys = _at_layer(way, layer or Layer.FLIGHT + nth)
            flights.append(Flight(back, keys, told, nth * interval(len(ways))))
    return flights


def interval(count: int, most: float = BEAT_MS) -> float:
    """The time in ms between the starts of so many cards, ``most`` at most."""
    return min(most, LONGEST_MS / max(1, count))


def _at_layer(keys: tuple[KeyFrame, ...], layer: int) -> tuple[KeyFrame, ...]:
    return tuple(key._replace(layer=layer) for key in keys)


def _hand_layer(arrangement: Arrangement, journey: Journey, end: End) -> int:
    """The layer of a card in the hand, between its neighbours; 0 for other cards."""
    if end != "hand" or journey.card is None or journey.card.index not in arrangement.places:
        return 0
    return arrangement.places[journey.card.index].layer


def spot_of(arrangement: Arrangement, journey: Journey, end: End) -> Spot:
    """Where this end of a journey is."""
    if journey.card is not None and end not in HIDDEN:
        lying = arrangement.places.get(journey.card.index)
        if lying is not None:
            return lying.spot
    if end == "stock":
        return arrangement.stock
    if end in ("seat", "hand"):  # an opponent's hand is the small back with its card count
        if not journey.chair:
            return Spot(arrangement.size.axis, arrangement.space.height, arrangement.fan.w)
        badge = badge_on(arrangement.seats[journey.chair - 1].face)
        return Spot(*badge.centre, badge.w)
    return arrangement.pile_spots[-1] if arrangement.pile_spots else arrangement.next_discard


def _landing(ms: float, end: Spot) -> tuple[KeyFrame, KeyFrame]:
    """The keys for touching the cloth shortly before ``ms``, and settling then."""
    return KeyFrame(ms - LANDING_MS, end._replace(w=LANDING * end.w)), KeyFrame(ms, end)


def _land_at_meld(
    before: Arrangement, after: Arrangement, lies: CardPlace, key: KeyFrame, last: KeyFrame
) -> tuple[KeyFrame, ...]:
    """The landing at a meld, in its layer, and beside cards that already lie over this place."""
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
        key = KeyFrame(last.ms - SLIP_MS, key.spot._replace(x=min(x, spot.x)), gently=True)
        last = last._replace(gently=True)
    return _at_layer((key, last), lies.layer)


def _hold_up(
    after: Arrangement, keys: tuple[KeyFrame, ...], slow: float, longer: float
) -> tuple[KeyFrame, ...]:
    """Keys that hold the card up for a moment, enlarged over its place, before it lands.

    ``longer``: extra ms, until the last card of the meld is up, as all come down together.
    """
    start, end = keys[0].spot, keys[-1].spot
    lies = (meld.box for meld in after.melds if meld.box.holds(end.x, end.y))
    box, space = next(lies, end.box), after.space
    w = HELD_UP * max(end.w, 0.9 * after.size.own.w)
    x, y = box.centre[0], box.y
    x, y = x + (end.x - x) * w / end.w, y + (end.y - y) * w / end.w
    up = Spot(min(max(x, w / 2), space.width - w / 2), min(y, space.height - RATIO * w / 2), w)
    rise, hold = RISE_MS * slow, HOLD_MS * slow + longer
    touches, settled = _landing(rise + hold + SETTLE_MS, end)
    held = KeyFrame(0, start), KeyFrame(rise, up), KeyFrame(rise + hold, up)
    return *held, touches._replace(gently=True), settled


def to_stock(
    before: Arrangement, after: Arrangement, event: int | None, *, all_open: bool = False
) -> Iterator[Flight]:
    """The flights of the discards to the stock; the covered ones fly as one.

    ``all_open``: with all other open cards, those of the person first, then seat by seat.
    """
    seats = {meld.number: meld.chair for meld in before.melds}
    for index, (card, spot, layer, home, number, *_) in before.places.items():
        if all_open or (home == "pile" and index not in after.places):
            keys = KeyFrame(0, spot, layer), KeyFrame(FLIGHT_MS, after.stock, layer, gently=True)
            begins = BEAT_MS * (home == "meld" and seats[number])
            yield Flight(Journey(card, home, "stock"), keys, event, begins)
    if covered := before.contents.covered - after.contents.covered:
        below = Layer.PILE - 1
        keys = (
            KeyFrame(0, before.next_discard, below),
            KeyFrame(FLIGHT_MS, after.stock, below, gently=True),
        )
        yield Flight(Journey(None, "pile", "stock", cards=covered), keys, event)


# ------------------------------------------------------------------------------- the deal


def deal(after: Arrangement, dealer: int, sizes: Sequence[int]) -> list[Flight]:
    """The flights of the deal: card by card from the dealer's left, the first discard last.

    Then the person's hand turns up and is sorted. ``dealer``: a chair; ``sizes``: cards by chair.
    """
    stock, hand = after.stock, after.hand
    order = [(dealer + 1 + nth) % len(sizes) for nth in range(len(sizes))]
    turns = [(nth, chair) for nth in range(max(sizes)) for chair in order if nth < sizes[chair]]
    step = interval(len(turns))
    as_dealt = sorted(hand, key=lambda lying: (lying.card.index * 37 + 11) % 101)
    dealt = len(turns) * step + FLIGHT_MS
    sort = dealt + len(hand) * TURN_UP_MS + BEFORE_SORTING_MS
    flights: list[Flight] = []
    for at, (nth, chair) in enumerate(turns):
        begins = at * step
        if chair == 0:
            slot, lies = hand[nth], as_dealt[nth]
            leaves = sort + sorting_delay(lies.number, len(hand)) - begins
            keys = (
                KeyFrame(0, stock, slot.layer), KeyFrame(FLIGHT_MS, slot.spot, slot.layer),
                KeyFrame(leaves, slot.spot, slot.layer),
                KeyFrame(leaves + SORT_MS, lies.spot, lies.layer, gently=True),
            )  # fmt: skip
            journey = Journey(lies.card, "stock", "hand")
            turned = dealt - begins + nth * TURN_UP_MS
            flights.append(Flight(journey, keys, 0, begins, turned / FLIGHT_MS))
            continue
        journey = Journey(None, "stock", "seat", chair)
        away = KeyFrame(0, stock), KeyFrame(FLIGHT_MS, spot_of(after, journey, "seat"))
        flights.append(Flight(journey, away, 0, begins))
    for lying in after.places.values():
        if lying.home == "pile":
            journey = Journey(lying.card, "stock", "pile")
            up = KeyFrame(0, stock), *_landing(FLIGHT_MS, lying.spot)
            flights.append(Flight(journey, up, 0, len(turns) * step))
    return flights


def sorting_delay(nth: int, count: int) -> float:
    """The delay in ms of this card as a hand is sorted, which keeps the fan wide."""
    return 2 * LATER_MS * min(nth, count - 1 - nth) / max(1, count - 1)


def arc_of(start: Spot, end: Spot) -> tuple[float, float]:
    """The height of a flight's arc in pixels and its card's tilt in degrees."""
    arc = min(44.0, ARC_HEIGHT * math.hypot(end.x - start.x, end.y - start.y))
    return arc, math.copysign(TILT * min(1.0, arc / FULL_ARC), end.x - start.x)

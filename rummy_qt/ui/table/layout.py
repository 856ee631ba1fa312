"""Where everything lies on the table: a pure function of the window and the cards.

From above: the opponents' lanes, stock and discard pile, the person's own lane, a bar for
captions and buttons, the hand. A card's size depends on the window and the number of players
only, so that it never changes during a round; room that a hand or a lane needs comes from the
lanes that need it less.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from .fans import ARC, STACK_EDGES, STACK_STEP, Rows, hand_fan, hand_rows, pile_fan, stacked_pile
from .geometry import RATIO, Box, Slot, card_slot
from .lanes import Pack, open_hand, pack_lane

CLASSIC_PITCH: Final = 0.41
"""What must show of a covered row, in card widths: the index of the classic face."""
LARGE_PITCH: Final = 0.52
LIFT: Final = 0.14
"""How far a selected card rises, in card widths."""
SMALLEST: Final = (960, 500)
"""The smallest table, in pixels: that of the smallest window with the lesson below it."""
NARROWEST_LANE: Final = 225.0
WIDEST_CARD: Final = 250.0


@dataclass(frozen=True, slots=True)
class Spec:
    """What the layout depends on."""

    width: float
    height: float
    hand: int
    """Cards in the person's hand."""
    pile: int
    """Discards that lie open or, in a stacked pile, all of them."""
    stacked: bool
    lanes: tuple[tuple[int, ...], ...]
    """The sizes of each player's melds: the person's first, then clockwise."""
    line: float = 13.0
    """Height of a line of text."""
    pitch: float = CLASSIC_PITCH
    scale: float = 1.0
    """Card size, as a factor of what the window suggests."""
    log: bool = True
    open_hands: tuple[int, ...] = ()
    """The sizes of the hands that lie open, in the order of ``lanes``; empty: none does."""

    @property
    def opponents(self) -> int:
        return len(self.lanes) - 1

    def open_hand(self, place: int) -> int:
        """How many cards lie open in the lane of this place."""
        return self.open_hands[place] if self.open_hands else 0


class Lane(NamedTuple):
    """One player's part of the table."""

    plate: Box
    body: Box
    """Where the melds lie, without the plate."""
    pack: Pack
    hand: tuple[Slot, ...] = ()
    """The player's open cards, above the melds."""

    @property
    def box(self) -> Box:
        return Box(self.plate.x, self.plate.y, self.plate.w, self.body.bottom - self.plate.y)


class TableLayout(NamedTuple):
    """Every place on the table."""

    card: float
    """The width of a card in the hand, the stock and a short discard pile."""
    stock: Slot
    pile: tuple[Slot, ...]
    """One slot a card; of a stacked pile only the top card."""
    pile_box: Box
    hand: tuple[Slot, ...]
    hand_box: Box
    lanes: tuple[Lane, ...]
    bar: Box
    """Captions and buttons, between the person's lane and hand."""
    log: Box
    """Empty when the log is hidden."""


class _Frame(NamedTuple):
    """The sizes that do not depend on the cards."""

    margin: float
    gap: float
    plate: float
    bar: float
    rows: tuple[int, ...]
    """How many opponents sit in each row of lanes."""
    card: float
    log: float


@lru_cache(maxsize=64)
def table_layout(spec: Spec) -> TableLayout:
    """The places of everything for this window and these cards."""
    frame = _frame(spec)
    card, margin, gap = frame.card, frame.margin, frame.gap
    inner = spec.width - 2 * margin
    rows = hand_rows(spec.hand, inner, card, spec.pitch)
    hand_height = rows.height(card) + (LIFT + ARC) * card
    hand_box = Box(margin, spec.height - margin - hand_height, inner, hand_height)
    bar = Box(margin, hand_box.y - frame.bar, inner, frame.bar)
    free = bar.y - margin - RATIO * card - 3 * gap - frame.plate * (1 + len(frame.rows))
    free -= gap * max(0, len(frame.rows) - 1)
    lanes = _lanes(spec, frame, free, bar.y - gap)
    above = max((lane.body.bottom for lane in lanes[1:]), default=margin)
    centre = Box(margin, above + gap, inner - frame.log, RATIO * card)
    log = Box(centre.right + gap, centre.y, frame.log - gap, lanes[0].body.bottom - centre.y)
    stock_x = centre.x + 0.06 * centre.w
    stock = card_slot(stock_x, centre.y, card)
    pile_x = stock_x + 1.28 * card
    pile_box = Box(pile_x, centre.y, centre.right - pile_x, centre.h)
    return TableLayout(
        card=card,
        stock=stock,
        pile=_pile(spec, pile_box, card),
        pile_box=_pile_zone(spec, pile_box, card),
        hand=hand_fan(spec.hand, hand_box, card, rows),
        hand_box=hand_box,
        lanes=lanes,
        bar=bar,
        log=log if spec.log else Box(0, 0, 0, 0),
    )


def _frame(spec: Spec) -> _Frame:
    margin = max(8.0, 0.012 * spec.height)
    gap = max(10.0, 0.013 * spec.height)
    plate, bar = round(1.95 * spec.line), max(34.0, round(2.7 * spec.line))
    inner = spec.width - 2 * margin
    rows = opponent_rows(spec.opponents, inner)
    fixed = 2 * margin + (3 + len(rows)) * gap + plate * (1 + len(rows)) + bar
    share = 0.6 if len(rows) < 2 else 0.5
    by_height = share * (spec.height - fixed) / (2 * RATIO + LIFT + ARC)
    suggested = min(by_height, inner / 9.4, WIDEST_CARD)
    log = min(360.0, max(190.0, 0.21 * spec.width)) if spec.log else 0.0
    card = min(max(0.7, spec.scale) * suggested, 1.18 * by_height)
    return _Frame(margin, gap, plate, bar, rows, card, log)


def opponent_rows(opponents: int, width: float) -> tuple[int, ...]:
    """How many opponents sit in each row: one row while the lanes stay wide enough, else two."""
    if opponents == 0:
        return ()
    if width / opponents >= NARROWEST_LANE:
        return (opponents,)
    return (-(-opponents // 2), opponents // 2)


# ------------------------------------------------------------------------------- lanes

SHARES: Final = (0.48, 0.38, 0.58, 0.28, 0.68)
"""The person's part of the lanes' height, in the order in which they are tried."""
GOOD: Final = 0.55
"""Melds of this quality need no more room."""


def _lanes(spec: Spec, frame: _Frame, free: float, floor: float) -> tuple[Lane, ...]:
    """Divide ``free`` pixels of height among the lanes; the person's ends at ``floor``."""
    best: tuple[Lane, ...] = ()
    shares = SHARES if len(frame.rows) < 2 else tuple(0.72 * share for share in SHARES)
    for share in shares if spec.opponents else (1.0,):
        lanes = _lanes_shared(spec, frame, free, share, floor)
        if not best or _worst(lanes) > _worst(best):
            best = lanes
        if _worst(best) >= GOOD:
            break
    return best


def _worst(lanes: Sequence[Lane]) -> float:
    return min((lane.pack.quality for lane in lanes if lane.pack.melds), default=1.0)


def _lanes_shared(
    spec: Spec, frame: _Frame, free: float, share: float, floor: float
) -> tuple[Lane, ...]:
    own_height = share * free
    own = Box(
        frame.margin,
        floor - own_height - frame.plate,
        spec.width - 2 * frame.margin - frame.log,
        own_height + frame.plate,
    )
    lanes = [_lane(spec, frame, own, 0, 0.8)]
    each = (free - own_height) / max(1, len(frame.rows)) + frame.plate
    first, y = 1, frame.margin
    for number in frame.rows:
        row = Box(frame.margin, y, spec.width - 2 * frame.margin, each)
        lanes += _row_of_lanes(spec, frame, row, range(first, first + number))
        first += number
        y += each + frame.gap
    return tuple(lanes)


def _row_of_lanes(spec: Spec, frame: _Frame, row: Box, places: Sequence[int]) -> list[Lane]:
    """Lanes side by side: equally wide, or by need where equal ones are too narrow for some."""
    equal = _side_by_side(spec, frame, row, places, [1.0] * len(places))
    if _worst(equal) >= GOOD or len(places) < 2:
        return equal
    needs = [4.0 + sum(lane) + len(lane) for lane in (spec.lanes[place] for place in places)]
    weighted = _side_by_side(spec, frame, row, places, needs)
    return weighted if _worst(weighted) > _worst(equal) else equal


def _side_by_side(
    spec: Spec,
    frame: _Frame,
    row: Box,
    places: Sequence[int],
    weights: Sequence[float],
) -> list[Lane]:
    usable = row.w - frame.gap * (len(places) - 1)
    least = min(180.0, usable / len(places))
    spare = usable - least * len(places)
    lanes, x = [], row.x
    for place, weight in zip(places, weights, strict=True):
        width = least + spare * weight / sum(weights)
        lanes.append(_lane(spec, frame, Box(x, row.y, width, row.h), place, 0.72))
        x += width + frame.gap
    return lanes


def _lane(spec: Spec, frame: _Frame, box: Box, place: int, largest: float) -> Lane:
    plate = Box(box.x, box.y, box.w, frame.plate)
    body = Box(box.x, plate.bottom, box.w, box.h - frame.plate)
    hand, room = open_hand(spec.open_hand(place), body.inset(9, 4))
    return Lane(
        plate, body, pack_lane(spec.lanes[place], room, largest * frame.card, spec.pitch), hand
    )


# -------------------------------------------------------------------------------- pile


def _pile(spec: Spec, box: Box, card: float) -> tuple[Slot, ...]:
    if spec.stacked:
        return stacked_pile(spec.pile, box.x, box.y, card)
    return pile_fan(spec.pile, box, card, spec.pitch)


def _pile_zone(spec: Spec, box: Box, card: float) -> Box:
    """Where a discard may be dropped: at least a card's place, as far as the pile goes, and on."""
    if spec.stacked:
        return Box(box.x, box.y, (1 + STACK_EDGES * STACK_STEP) * card, box.h)
    return box


__all__ = ["CLASSIC_PITCH", "LARGE_PITCH", "Lane", "Rows", "Spec", "TableLayout", "table_layout"]

"""Which card lies where: the models' state and the layout put together, for the scene to show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from rummy_qt.engine import Card
from rummy_qt.ui.models import TableState

from .geometry import Box, Slot
from .layout import LIFT, Spec, TableLayout, table_layout

Home = Literal["hand", "pile", "meld", "stock", "open_hand"]

PILE_LAYER: Final = 200.0
OPEN_HAND_LAYER: Final = 800.0
MELD_LAYER: Final = 1_000.0
HAND_LAYER: Final = 5_000.0
FLIGHT_LAYER: Final = 8_000.0
DRAG_LAYER: Final = 10_000.0


class Place(NamedTuple):
    """Where one card lies."""

    card: Card
    """A laid joker with its role."""
    slot: Slot
    layer: float
    home: Home
    number: int
    """The meld's number; in hands and pile the place in the row, 0 first."""
    owner: int | None = None
    """The seat that the card scores for; None off the melds."""
    selected: bool = False
    new: bool = False
    shown: float | None = None
    """How much of its width the next card of the row leaves free; None: all."""


class Look(NamedTuple):
    """What the arrangement needs to know of the window and the preferences."""

    width: float
    height: float
    line: float
    pitch: float
    scale: float
    log: bool


class Arrangement(NamedTuple):
    """Where everything lies now."""

    layout: TableLayout
    places: dict[int, Place]
    """By ``Card.index``: every card that is seen face up."""
    meld_boxes: dict[int, Box]
    """By the meld's number."""


def arrange(state: TableState, look: Look) -> Arrangement:
    """The places of all open cards."""
    view = state.view
    lanes: list[list[int]] = [[] for _ in range(view.players)]
    rows = state.melds.values
    for row in rows:
        lanes[state.place(row.lane)].append(len(row.meld.cards))
    layout = table_layout(_spec(state, look, lanes))
    places: dict[int, Place] = {}
    _place_pile(state, layout, places)
    _place_open_hands(state, layout, places)
    boxes = _place_melds(state, layout, places)
    _place_hand(state, layout, places)
    return Arrangement(layout, places, boxes)


def _spec(state: TableState, look: Look, lanes: list[list[int]]) -> Spec:
    stacked = state.view.rules.discard_pile == "stacked"
    return Spec(
        width=look.width,
        height=look.height,
        hand=len(state.hand.cards),
        pile=state.view.discard_count if stacked else len(state.view.discards),
        stacked=stacked,
        lanes=tuple(tuple(lane) for lane in lanes),
        line=look.line,
        pitch=look.pitch,
        scale=look.scale,
        log=look.log,
        open_hands=_open_hands(state),
    )


def _open_hands(state: TableState) -> tuple[int, ...]:
    if not state.open_hands:
        return ()
    seats = map(state.seat_at, range(state.view.players))
    return tuple(len(state.open_hands.get(seat, ())) for seat in seats)


def _place_pile(state: TableState, layout: TableLayout, places: dict[int, Place]) -> None:
    cards = state.discards.values
    slots = layout.pile[-len(cards) :] if cards else ()
    for at, (card, slot) in enumerate(zip(cards, slots, strict=True)):
        shown = _left_free(slots, at)
        places[card.index] = Place(card, slot, PILE_LAYER + at, "pile", at, shown=shown)


def _place_open_hands(state: TableState, layout: TableLayout, places: dict[int, Place]) -> None:
    for seat, cards in state.open_hands.items():
        slots = layout.lanes[state.place(seat)].hand
        for at, (card, slot) in enumerate(zip(cards, slots, strict=True)):
            shown = _left_free(slots, at)
            layer = OPEN_HAND_LAYER + at
            places[card.index] = Place(card, slot, layer, "open_hand", at, shown=shown)


def _place_melds(
    state: TableState, layout: TableLayout, places: dict[int, Place]
) -> dict[int, Box]:
    taken = [0] * state.view.players
    boxes: dict[int, Box] = {}
    for row in state.melds.values:
        place = state.place(row.lane)
        pack = layout.lanes[place].pack
        at = taken[place]
        taken[place] += 1
        boxes[row.number] = pack.boxes()[at]
        cards = zip(row.meld.cards, row.meld.owners, pack.melds[at], strict=True)
        for n, (card, owner, slot) in enumerate(cards):
            layer = MELD_LAYER + 20 * at + n
            shown = _left_free(pack.melds[at], n)
            places[card.index] = Place(card, slot, layer, "meld", row.number, owner, shown=shown)
    return boxes


def _left_free(slots: Sequence[Slot], at: int) -> float | None:
    """What shows of a card in a row of cards of one size."""
    step = slots[at + 1].x - slots[at].x if at + 1 < len(slots) else 0.0
    return step if 0.0 < step < slots[at].w else None


def _place_hand(state: TableState, layout: TableLayout, places: dict[int, Place]) -> None:
    for at, (row, slot) in enumerate(zip(state.hand.values, layout.hand, strict=True)):
        lifted = slot._replace(y=slot.y - LIFT * slot.w) if row.selected else slot
        places[row.card.index] = Place(
            row.card, lifted, HAND_LAYER + at, "hand", at, None, row.selected, row.new
        )

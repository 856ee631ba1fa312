"""Fans: many cards in a row, or rows, so that every index shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from .geometry import RATIO, Box, Slot, card_slot

WIDEST_STEP: Final = 0.56
"""From one card to the next, as a part of the card's width, where there is room."""
EASY_STEP: Final = 0.30
"""Below this a second row is better."""
MOST_ROWS: Final = 2
ARC: Final = 0.07
"""How much lower the ends of a hand lie than its middle, as a part of the card's width."""


class Rows(NamedTuple):
    """How a fan is broken: rows of at most ``length`` cards, ``pitch`` card widths apart."""

    number: int
    length: int
    pitch: float

    def height(self, card: float) -> float:
        return (RATIO + (self.number - 1) * self.pitch) * card


def step_for(count: int, width: float, card: float) -> float:
    """The step, in card widths, with which ``count`` cards just fit ``width``."""
    if count < 2:
        return WIDEST_STEP
    return min(WIDEST_STEP, (width / card - 1) / (count - 1))


def hand_rows(count: int, width: float, card: float, pitch: float) -> Rows:
    """One row while it reads easily, then two."""
    rows = 1
    while rows < MOST_ROWS and step_for(-(-count // rows), width, card) < EASY_STEP:
        rows += 1
    return Rows(rows, -(-count // rows) if count else 0, pitch)


def hand_fan(count: int, box: Box, card: float, rows: Rows) -> tuple[Slot, ...]:
    """The hand, centred on the floor of ``box``, on an easy arc, the first row at the back."""
    slots: list[Slot] = []
    top = box.bottom - rows.height(card) - ARC * card
    for row in range(rows.number):
        length = min(rows.length, count - len(slots))
        step = step_for(length, box.w, card) * card
        left = box.x + (box.w - card - step * (length - 1)) / 2
        y = top + row * rows.pitch * card
        slots += [
            card_slot(left + at * step, y + _sag(at, length) * card, card) for at in range(length)
        ]
    return tuple(slots)


def _sag(at: int, length: int) -> float:
    if length < 3:
        return 0.0
    off_centre = 2 * at / (length - 1) - 1
    return ARC * min(1.0, length / 10) * off_centre * off_centre


PILE_BREAKS: Final = (1, 2, 3, 4)
PILE_EASY_STEP: Final = 0.24


def pile_fan(count: int, box: Box, card: float, pitch: float) -> tuple[Slot, ...]:
    """The fanned discard pile, from the left, oldest first; smaller and in rows when it is long.

    No taller than one card: what a second row needs, smaller cards give.
    """
    if not count:
        return ()
    for rows in PILE_BREAKS:
        size = card * RATIO / (RATIO + pitch * (rows - 1))
        length = -(-count // rows)
        step = step_for(length, box.w, size)
        if step >= PILE_EASY_STEP or rows == PILE_BREAKS[-1]:
            return _grid(count, length, box, size, step, pitch)
    raise AssertionError("the last break always returns")


def _grid(
    count: int, length: int, box: Box, card: float, step: float, pitch: float
) -> tuple[Slot, ...]:
    return tuple(
        card_slot(box.x + (at % length) * step * card, box.y + (at // length) * pitch * card, card)
        for at in range(count)
    )


def stacked_pile(count: int, x: float, y: float, card: float) -> tuple[Slot, ...]:
    """A stacked pile: up to six edges to the left of the top card say that more lies below."""
    edges = min(max(0, count - 1), STACK_EDGES)
    return (card_slot(x + edges * STACK_STEP * card, y, card),) if count else ()


STACK_EDGES: Final = 6
STACK_STEP: Final = 0.045


def nearest_gap(slots: Sequence[Slot], x: float, y: float) -> int:
    """Between which cards of a hand one dropped with its middle at (x, y) goes.

    0 is before the first card, the number of cards after the last.
    """
    rows = rows_of(slots)
    if not rows:
        return 0
    row = min(rows, key=lambda numbers: abs(_middle(slots, numbers) - y))
    return row[0] + sum(slots[number].x + slots[number].w / 2 < x for number in row)


def rows_of(slots: Sequence[Slot]) -> list[list[int]]:
    """The numbers of the slots in each row of a fan: a row begins where x goes back."""
    rows: list[list[int]] = []
    for number, slot in enumerate(slots):
        if not rows or slot.x < slots[number - 1].x:
            rows.append([])
        rows[-1].append(number)
    return rows


def _middle(slots: Sequence[Slot], numbers: Sequence[int]) -> float:
    return sum(slots[n].y + slots[n].h / 2 for n in numbers) / len(numbers)

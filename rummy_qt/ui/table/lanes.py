"""Lanes: a player's melds, whole and readable, in the room that there is.

Melds lie as overlapping cards while those can be large enough. In a crowded lane rows of
cards overlap too; then the cards shrink; at last only their indices stand there, as tiles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from .geometry import RATIO, TILE_RATIO, Box, Slot, around, card_slot

SMALLEST_CARD: Final = 40.0
"""Pixels of width below which a card is shown as a tile."""
STEPS: Final = (0.42, 0.32, 0.24)
"""From one card of a meld to the next, in card widths: as loose as the fewest rows allow."""
SIZES: Final = (1.0, 0.92, 0.84, 0.77, 0.7, 0.64, 0.58, 0.53, 0.48, 0.44, 0.4, 0.36)
"""Card widths that are tried, as parts of the largest: few, so that few sizes are drawn."""
TILE_HEIGHTS: Final = (46.0, 40.0, 34.0, 30.0, 26.0, 24.0)
TAB: Final = 6.0
"""Pixels that the colour tab of a seat stands out above its card."""
GAP: Final = 0.34
"""Between two melds, in card widths."""


class Pack(NamedTuple):
    """How the melds of one lane lie."""

    melds: tuple[tuple[Slot, ...], ...]
    """One slot a card, one tuple a meld."""
    size: float
    """The width of a card, or of a tile."""
    quality: float
    """1 for the largest cards; tiles are below 0.36."""

    def boxes(self) -> tuple[Box, ...]:
        """What each meld covers, tabs included."""
        return tuple(_with_tab(around(slot.box for slot in meld)) for meld in self.melds)


def _with_tab(box: Box) -> Box:
    return Box(box.x, box.y - TAB, box.w, box.h + TAB)


def pack_lane(sizes: Sequence[int], box: Box, largest: float, pitch: float) -> Pack:
    """Lay melds of these sizes into ``box``, from the left, row after row.

    ``largest`` is the widest a card may be, ``pitch`` what must show of a covered row, in card
    widths.
    """
    for styles in _styles(largest, pitch):
        fits = [fit for style in styles if (fit := _fit(sizes, box, style)) is not None]
        if fits:
            best = min(fits, key=lambda fit: len(fit.rows))
            return Pack(_place(best, sizes, box), best.style.width, best.style.quality)
    return _squeezed(sizes, box)


class _Style(NamedTuple):
    width: float
    height: float
    step: float
    gap: float
    least_pitch: float
    tile: bool
    quality: float

    def meld_width(self, size: int) -> float:
        return self.width + self.step * (size - 1)


class _Fit(NamedTuple):
    """Melds by number, row by row, that lie in a lane in this style."""

    style: _Style
    rows: list[list[int]]
    row_height: float


def _styles(largest: float, pitch: float) -> Iterator[list[_Style]]:
    """From large to small; of each size from loose to tight."""
    for size in SIZES:
        card = size * largest
        if card < SMALLEST_CARD:
            break
        yield [
            _Style(card, RATIO * card, step * card, GAP * card, pitch * card, False, size)
            for step in STEPS
        ]
    for height in TILE_HEIGHTS:
        width = TILE_RATIO * height
        quality = 0.35 * height / TILE_HEIGHTS[0]
        yield [_Style(width, height, width + 1, 0.5 * width, height, True, quality)]


def _fit(sizes: Sequence[int], box: Box, style: _Style) -> _Fit | None:
    rows = _flow(sizes, box.w, style)
    row_height = None if rows is None else _row_height(len(rows), box.h, style)
    return None if rows is None or row_height is None else _Fit(style, rows, row_height)


def _flow(sizes: Sequence[int], width: float, style: _Style) -> list[list[int]] | None:
    """The numbers of the melds in each row; None when one is wider than the lane."""
    rows: list[list[int]] = [[]]
    used = 0.0
    for number, size in enumerate(sizes):
        wide = style.meld_width(size)
        if wide > width:
            return None
        if rows[-1] and used + style.gap + wide > width:
            rows.append([])
            used = 0.0
        used += wide + (style.gap if rows[-1] else 0.0)
        rows[-1].append(number)
    return rows


def _row_height(rows: int, height: float, style: _Style) -> float | None:
    """From one row to the next; None when the rows do not fit."""
    free = height - TAB - style.height
    if rows == 1:
        return 0.0 if free >= 0 else None
    each = min(style.height + TAB + 4, free / (rows - 1))
    return each if each >= style.least_pitch + TAB + 2 else None


def _place(fit: _Fit, sizes: Sequence[int], box: Box) -> tuple[tuple[Slot, ...], ...]:
    places: dict[int, tuple[Slot, ...]] = {}
    style = fit.style
    for at, row in enumerate(fit.rows):
        x, y = box.x, box.y + TAB + at * fit.row_height
        for number in row:
            places[number] = tuple(
                _slot(x + n * style.step, y, style) for n in range(sizes[number])
            )
            x += style.meld_width(sizes[number]) + style.gap
    return tuple(places[number] for number in range(len(sizes)))


def _slot(x: float, y: float, style: _Style) -> Slot:
    if style.tile:
        return Slot(x, y, style.width, style.height, True)
    return card_slot(x, y, style.width)


OPEN_HAND_SHARE: Final = 0.36
"""Of a lane's height, at most, for a hand that lies open in it."""


def open_hand(count: int, box: Box) -> tuple[tuple[Slot, ...], Box]:
    """Indices of ``count`` cards along the top of ``box``, and what remains of it below them.

    The largest tiles whose row is not too high nor too long; the smallest close up to fit.
    """
    if not count:
        return (), box
    fits = (
        height
        for height in TILE_HEIGHTS
        if height <= OPEN_HAND_SHARE * box.h and count * (TILE_RATIO * height + 1) <= box.w
    )
    height = next(fits, TILE_HEIGHTS[-1])
    width = TILE_RATIO * height
    step = min(width + 1, (box.w - width) / max(1, count - 1))
    slots = tuple(Slot(box.x + n * step, box.y, width, height, True) for n in range(count))
    used = height + TAB
    return slots, Box(box.x, box.y + used, box.w, max(0.0, box.h - used))


def _squeezed(sizes: Sequence[int], box: Box) -> Pack:
    """The last resort: the smallest tiles, one meld after the other, closed up until they fit."""
    height = TILE_HEIGHTS[-1]
    width = TILE_RATIO * height
    lines = max(1, int(box.h // (height + TAB)))
    total = sum(sizes) + 0.5 * len(sizes)
    step = min(width, lines * (box.w - width) / max(1.0, total))
    melds: list[tuple[Slot, ...]] = []
    x, line = 0.0, 0
    for size in sizes:
        if x + step * (size - 1) + width > box.w and line + 1 < lines:
            x, line = 0.0, line + 1
        y = box.y + TAB + line * (height + TAB)
        melds.append(tuple(Slot(box.x + x + n * step, y, width, height, True) for n in range(size)))
        x += step * (size + 0.5)
    return Pack(tuple(melds), width, 0.1)

"""Which cards go together: for each face, the pairs that make a meld of three with it."""

from __future__ import annotations

from collections.abc import Iterator

from .sheet import Sheet

Pair = tuple[int, int]
"""The bits of two faces."""


def pairs_of(sheet: Sheet, face: int) -> tuple[Pair, ...]:
    """The pairs of faces that make a run or set of three with this face."""
    return tuple(_sets(sheet, face)) + tuple(_runs(sheet, face))


def near_of(sheet: Sheet, face: int) -> int:
    """All faces of these pairs, as bits."""
    near = 0
    for one, other in pairs_of(sheet, face):
        near |= one | other
    return near


def neighbours_of(sheet: Sheet, face: int) -> int:
    """The faces next to this one in its suit, as bits."""
    suit, rank = divmod(face, 13)
    ranks = {place % 13 for place in (rank - 1, rank + 1) if _on_row(sheet, place)}
    if rank == 0:
        ranks |= {12}
    return sum(1 << 13 * suit + near for near in ranks) if sheet.runs else 0


def _sets(sheet: Sheet, face: int) -> Iterator[Pair]:
    if not sheet.sets:
        return
    suit, rank = divmod(face, 13)
    others = [1 << 13 * other + rank for other in range(4) if other != suit]
    yield others[0], others[1]
    yield others[0], others[2]
    yield others[1], others[2]


def _runs(sheet: Sheet, face: int) -> Iterator[Pair]:
    if not sheet.runs:
        return
    suit, rank = divmod(face, 13)
    for place in (rank, 13) if rank == 0 else (rank,):
        for start in (place - 2, place - 1, place):
            row = [p for p in range(start, start + 3) if p != place]
            if sheet.ring and rank == 0 and place == 13:
                continue  # the ring has no second place for the ace
            if sheet.ring or all(_on_row(sheet, p) for p in row):
                one, other = (1 << 13 * suit + p % 13 for p in row)
                yield one, other


def _on_row(sheet: Sheet, place: int) -> bool:
    return sheet.ring or 0 <= place <= 13

"""The cloth of each suit: spades chevrons, hearts scales, diamonds lozenges, clubs trefoils."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from deck.geometry import CENTRE, Shape, clipped, ellipse, outline, polygon

Motif = Sequence[Shape]
"""Convex outlines, so that each can be cut at the edge of a garment."""


def _chevron(x: float, y: float) -> Motif:
    left = polygon((x - 8, y + 3), (x, y - 6), (x, y - 1.5), (x - 8, y + 7.5))
    return left, left.mirrored(x)


def _scale(x: float, y: float) -> Motif:
    return (
        outline(
            f"M{x - 8} {y - 6} H{x + 8} C{x + 8} {y + 2} {x + 4} {y + 7} {x} {y + 7} "
            f"C{x - 4} {y + 7} {x - 8} {y + 2} {x - 8} {y - 6} Z"
        ),
    )


def _lozenge(x: float, y: float) -> Motif:
    return (polygon((x, y - 8), (x + 6, y), (x, y + 8), (x - 6, y)),)


def _trefoil(x: float, y: float) -> Motif:
    return ellipse(x, y - 4, 3.6), ellipse(x - 4.2, y + 3, 3.6), ellipse(x + 4.2, y + 3, 3.6)


@dataclass(frozen=True)
class Weave:
    """A motif and the lattice it repeats on; every second row is shifted by half a step."""

    motif: Callable[[float, float], Motif]
    across: float
    down: float

    def over(self, region: Shape, size: float = 1.0) -> Iterator[Shape]:
        """Give the motifs within a region of one outline, cut off at its edge.

        They are symmetric about the card's axis. `size` makes the whole cloth finer or coarser.
        """
        for row in range(-14, 15):
            y = self.down * (row + 0.5)
            shift = self.across / 2 if row % 2 else 0.0
            for column in range(-14, 15):
                for part in self.motif(shift + self.across * column, y):
                    piece = clipped(part.scaled(size).moved(*CENTRE), region)
                    if piece.segments:
                        yield piece


WEAVES = {
    "s": Weave(_chevron, 20, 13),
    "h": Weave(_scale, 19, 15),
    "d": Weave(_lozenge, 16, 11),
    "c": Weave(_trefoil, 21, 13),
}

"""Plane shapes made of straight lines and cubic curves, and how to move, turn and print them.

All lengths are card units: a card is 250 wide and 350 high, y grows downward.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

Point = tuple[float, float]
Segment = tuple[str, tuple[Point, ...]]

WIDTH = 250.0
HEIGHT = 350.0
CENTRE: Point = (WIDTH / 2, HEIGHT / 2)

#: Length of the handles that make a cubic curve follow a quarter circle of radius 1.
QUARTER = 4 / 3 * (math.sqrt(2) - 1)

_TOKEN = re.compile(r"[MLHVCSQZ]|-?\d*\.?\d+")
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "Z": 0}


@dataclass(frozen=True)
class Shape:
    """One or more outlines; the segments are M, L, C (absolute points) and Z."""

    segments: tuple[Segment, ...]

    def __add__(self, other: Shape) -> Shape:
        return Shape(self.segments + other.segments)

    def mapped(self, change: Callable[[Point], Point]) -> Shape:
        """Send every point through an affine `change`."""
        return Shape(tuple((op, tuple(change(p) for p in pts)) for op, pts in self.segments))

    def moved(self, dx: float, dy: float) -> Shape:
        """Shift the shape."""
        return self.mapped(lambda p: (p[0] + dx, p[1] + dy))

    def scaled(self, sx: float, sy: float | None = None) -> Shape:
        """Scaled about the origin; one factor serves both axes when the second is left out."""
        vertical = sx if sy is None else sy
        return self.mapped(lambda p: (p[0] * sx, p[1] * vertical))

    def turned(self, degrees: float, about: Point = (0.0, 0.0)) -> Shape:
        """Turn clockwise on the screen about a point."""
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        ax, ay = about
        return self.mapped(
            lambda p: (
                ax + (p[0] - ax) * c - (p[1] - ay) * s,
                ay + (p[0] - ax) * s + (p[1] - ay) * c,
            )
        )

    def mirrored(self, axis: float = 0.0) -> Shape:
        """Left and right exchanged about the vertical line x = axis."""
        return self.mapped(lambda p: (2 * axis - p[0], p[1]))

    def opposite(self) -> Shape:
        """Give the shape half a turn about the card's centre."""
        return self.mapped(lambda p: (WIDTH - p[0], HEIGHT - p[1]))

    def path_data(self) -> str:
        """Give the `d` attribute, with at most one decimal and no needless character."""
        return "".join(op + _pairs(pts) for op, pts in self.segments)


def _pairs(points: Iterable[Point]) -> str:
    text = ""
    for value in (v for point in points for v in point):
        number = _number(value)
        text += number if not text or number.startswith("-") else " " + number
    return text


def _number(value: float) -> str:
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


def combined(shapes: Iterable[Shape]) -> Shape:
    """All outlines in one shape."""
    return Shape(tuple(segment for shape in shapes for segment in shape.segments))


def outline(data: str) -> Shape:
    """Read absolute SVG path data with the commands M L H V C S Q Z."""
    tokens: list[str] = _TOKEN.findall(data)
    segments: list[Segment] = []
    here: Point = (0.0, 0.0)
    handle: Point = here
    command = "M"
    i = 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        count = _ARITY[command]
        values = [float(t) for t in tokens[i : i + count]]
        i += count
        segment = _absolute(command, values, here, handle)
        segments.append(segment)
        op, points = segment
        if points:
            here = points[-1]
            handle = points[1] if op == "C" else here
    return Shape(tuple(segments))


def _absolute(command: str, v: Sequence[float], here: Point, handle: Point) -> Segment:
    if command == "Z":
        return "Z", ()
    if command in "ML":
        return command, ((v[0], v[1]),)
    if command == "H":
        return "L", ((v[0], here[1]),)
    if command == "V":
        return "L", ((here[0], v[0]),)
    if command == "C":
        return "C", ((v[0], v[1]), (v[2], v[3]), (v[4], v[5]))
    if command == "S":
        reflected = (2 * here[0] - handle[0], 2 * here[1] - handle[1])
        return "C", (reflected, (v[0], v[1]), (v[2], v[3]))
    control, end = (v[0], v[1]), (v[2], v[3])
    return "C", (_towards(here, control, 2 / 3), _towards(end, control, 2 / 3), end)


def _towards(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def polygon(*points: Point) -> Shape:
    first, *rest = points
    return Shape((("M", (first,)), *(("L", (p,)) for p in rest), ("Z", ())))


def rectangle(x: float, y: float, width: float, height: float) -> Shape:
    return polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> Shape:
    """Four cubic quarters; one radius makes a circle."""
    ry = rx if ry is None else ry
    kx, ky = rx * QUARTER, ry * QUARTER
    return Shape(
        (
            ("M", ((cx, cy - ry),)),
            ("C", ((cx + kx, cy - ry), (cx + rx, cy - ky), (cx + rx, cy))),
            ("C", ((cx + rx, cy + ky), (cx + kx, cy + ry), (cx, cy + ry))),
            ("C", ((cx - kx, cy + ry), (cx - rx, cy + ky), (cx - rx, cy))),
            ("C", ((cx - rx, cy - ky), (cx - kx, cy - ry), (cx, cy - ry))),
            ("Z", ()),
        )
    )


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Shape:
    """Give a rectangle with quarter-circle corners."""
    r, k = radius, radius * (1 - QUARTER)
    x2, y2 = x + width, y + height
    return Shape(
        (
            ("M", ((x + r, y),)),
            ("L", ((x2 - r, y),)),
            ("C", ((x2 - k, y), (x2, y + k), (x2, y + r))),
            ("L", ((x2, y2 - r),)),
            ("C", ((x2, y2 - k), (x2 - k, y2), (x2 - r, y2))),
            ("L", ((x + r, y2),)),
            ("C", ((x + k, y2), (x, y2 - k), (x, y2 - r))),
            ("L", ((x, y + r),)),
            ("C", ((x, y + k), (x + k, y), (x + r, y))),
            ("Z", ()),
        )
    )


def star(cx: float, cy: float, outer: float, inner: float) -> Shape:
    """Give a star of five points standing on its feet, first point upward."""
    corners: list[Point] = []
    for step in range(10):
        radius = inner if step % 2 else outer
        angle = math.pi * step / 5
        corners.append((cx + radius * math.sin(angle), cy - radius * math.cos(angle)))
    return polygon(*corners)


def flattened(shape: Shape, steps: int = 12) -> list[list[Point]]:
    """Each outline as a polygon; curves become `steps` chords."""
    outlines: list[list[Point]] = []
    for op, points in shape.segments:
        if op == "M":
            outlines.append([points[0]])
        elif op == "L":
            outlines[-1].append(points[0])
        elif op == "C":
            (x0, y0), ((x1, y1), (x2, y2), (x3, y3)) = outlines[-1][-1], points
            outlines[-1] += [
                (w0 * x0 + w1 * x1 + w2 * x2 + w3 * x3, w0 * y0 + w1 * y1 + w2 * y2 + w3 * y3)
                for w0, w1, w2, w3 in _weights(steps)
            ]
    return outlines


@cache
def _weights(steps: int) -> list[tuple[float, float, float, float]]:
    """How much each corner of a curve pulls at the end of each of its chords."""
    ends = [(k / steps, 1 - k / steps) for k in range(1, steps + 1)]
    return [(u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t) for t, u in ends]


def contains(shape: Shape, point: Point) -> bool:
    """Whether a point lies inside, by the even-odd rule."""
    return _surround(flattened(shape), point)


def _surround(outlines: list[list[Point]], point: Point) -> bool:
    x, y = point
    inside = False
    for corners in outlines:
        x1, y1 = corners[-1]
        for x2, y2 in corners:
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
                inside = not inside
            x1, y1 = x2, y2
    return inside


def covers(region: Shape, piece: Shape) -> bool:
    """Whether every corner of `piece` lies inside `region`."""
    around = flattened(region)
    return all(_surround(around, p) for corners in flattened(piece, 4) for p in corners)


def trimmed(shape: Shape, a: Point, b: Point) -> Shape:
    """Give the part of a single outline to the right of the line from a to b, maybe nothing."""
    kept = _halved(flattened(shape)[0], a, b)
    return polygon(*kept) if kept else Shape(())


def _halved(corners: list[Point], a: Point, b: Point) -> list[Point]:
    """Give the corners that are left to the right of the line from a to b."""
    (ax, ay), (bx, by) = a, b
    wide, high = bx - ax, by - ay
    kept: list[Point] = []
    p = corners[0]
    sp = wide * (p[1] - ay) - high * (p[0] - ax)
    for q in corners[1:] + corners[:1]:
        if sp >= 0:
            kept.append(p)
        sq = wide * (q[1] - ay) - high * (q[0] - ax)
        if sp * sq < 0:
            kept.append(_towards(p, q, sp / (sp - sq)))
        p, sp = q, sq
    return kept


def clipped(piece: Shape, region: Shape) -> Shape:
    """Give the part of a convex outline that lies within a region of one outline, maybe nothing.

    The region is cut back to the piece, one edge of the piece at a time (Sutherland and Hodgman);
    a piece that lies wholly within keeps its curves.
    """
    if covers(region, piece):
        return piece
    edges = flattened(piece, 3)[0]
    if edges[0] == edges[-1]:
        edges = edges[:-1]
    if _area(edges) < 0:
        edges.reverse()
    corners = flattened(region)[0]
    for a, b in zip(edges, edges[1:] + edges[:1], strict=True):
        corners = _halved(corners, a, b)
        if not corners:
            return Shape(())
    return polygon(*corners) if abs(_area(corners)) > 1 else Shape(())


def _area(corners: list[Point]) -> float:
    """Give the area of a polygon, negative if it runs against the clock on the screen."""
    pairs = zip(corners, corners[1:] + corners[:1], strict=True)
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs) / 2

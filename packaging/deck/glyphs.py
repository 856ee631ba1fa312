"""Figures and letters of the deck, built of strokes of one weight in a box of any proportion."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from deck.geometry import (
    QUARTER,
    Shape,
    combined,
    ellipse,
    flattened,
    outline,
    polygon,
    rectangle,
)

_K = 1 - QUARTER


@dataclass(frozen=True)
class Box:
    """Where a figure's middle line may run: half a line's weight inside the printed box."""

    left: float
    top: float
    right: float
    bottom: float
    weight: float

    @property
    def head(self) -> float:
        """Upper edge of the printed box."""
        return self.top - self.weight / 2

    @property
    def foot(self) -> float:
        """Lower edge of the printed box."""
        return self.bottom + self.weight / 2

    @property
    def middle(self) -> float:
        """Halfway between left and right."""
        return (self.left + self.right) / 2

    def at(self, share: float) -> float:
        """Height at a share of the way from top to bottom."""
        return self.top + (self.bottom - self.top) * share


NOTHING = Shape(())


@dataclass(frozen=True)
class Figure:
    """Lines to be drawn with the weight of the face, and solid parts."""

    lines: Shape
    solid: Shape = NOTHING

    def reach(self, weight: float) -> tuple[float, float]:
        """Give how far the figure goes to the left and the right, `weight` being its lines'."""
        lines = [x for ring in flattened(self.lines) for x, _ in ring]
        solid = [x for ring in flattened(self.solid) for x, _ in ring]
        lefts = [x - weight / 2 for x in lines] + solid
        rights = [x + weight / 2 for x in lines] + solid
        return min(lefts), max(rights)

    def only_solid(self) -> Figure:
        """Give the figure without its lines."""
        return Figure(NOTHING, self.solid)


def _oval(left: float, top: float, right: float, bottom: float) -> Shape:
    return ellipse((left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2)


def _stadium(b: Box, left: float, right: float) -> Shape:
    """Give a narrow nought: straight flanks between two half ovals."""
    r = (right - left) / 2
    y1, y2 = b.top + r * 1.05, b.bottom - r * 1.05
    k = r * _K
    mid = left + r
    return outline(
        f"M{left} {y1} C{left} {b.top + k} {left + k} {b.top} {mid} {b.top} "
        f"C{right - k} {b.top} {right} {b.top + k} {right} {y1} V{y2} "
        f"C{right} {b.bottom - k} {right - k} {b.bottom} {mid} {b.bottom} "
        f"C{left + k} {b.bottom} {left} {b.bottom - k} {left} {y2} Z"
    )


def _diagonal(x: float, y: float, x2: float, y2: float, weight: float) -> Shape:
    """A straight stroke whose ends are cut level; (x, y) and (x2, y2) are its ends' middles."""
    half = weight / 2 * math.hypot(x2 - x, y2 - y) / abs(y2 - y)
    return polygon((x - half, y), (x + half, y), (x2 + half, y2), (x2 - half, y2))


def _upright(b: Box, x: float) -> Shape:
    half = b.weight / 2
    return rectangle(x - half, b.head, b.weight, b.foot - b.head)


def _ace(b: Box) -> Figure:
    lean = b.weight * 0.1
    legs = [
        _diagonal(b.middle + side * lean, b.head, end, b.foot, b.weight)
        for side, end in ((-1, b.left + 0.4), (1, b.right - 0.4))
    ]
    bar = outline(f"M{b.left + 4} {b.at(0.7)} H{b.right - 4}")
    return Figure(lines=bar, solid=combined(legs))


def _two(b: Box) -> Shape:
    turn = b.at(0.29)
    return outline(
        f"M{b.left} {turn} "
        f"C{b.left} {b.top + (turn - b.top) * 0.3} {b.left + 4} {b.top} {b.middle} {b.top} "
        f"C{b.right - 4} {b.top} {b.right} {b.at(0.1)} {b.right} {b.at(0.26)} "
        f"C{b.right} {b.at(0.5)} {b.left + 1} {b.at(0.68)} {b.left + 1} {b.bottom} "
        f"H{b.right + b.weight / 2}"
    )


def _three(b: Box) -> Shape:
    waist = b.at(0.46)
    inner = b.middle - b.weight * 0.35
    return outline(
        f"M{b.left} {b.at(0.2)} C{b.left + 2} {b.at(0.06)} {b.left + 6} {b.top} "
        f"{b.middle} {b.top} C{b.right - 3} {b.top} {b.right - 1} {b.at(0.1)} "
        f"{b.right - 1} {b.at(0.22)} C{b.right - 1} {b.at(0.36)} {b.right - 5} {waist} "
        f"{b.middle} {waist} H{inner} M{b.middle - 1} {waist} C{b.right - 3} {waist} "
        f"{b.right} {b.at(0.58)} "
        f"{b.right} {b.at(0.73)} C{b.right} {b.at(0.9)} {b.right - 4} {b.bottom} "
        f"{b.middle} {b.bottom} C{b.left + 5} {b.bottom} {b.left + 1} {b.at(0.93)} "
        f"{b.left} {b.at(0.79)}"
    )


def _four(b: Box) -> Shape:
    post = b.right - b.weight * 0.75
    bar = b.at(0.72)
    return outline(
        f"M{post} {b.foot} V{b.top} H{post - b.weight * 0.2} L{b.left + 1} {bar} "
        f"H{b.right + b.weight / 2}"
    )


def _five(b: Box) -> Shape:
    left, arch = b.left + 1, b.at(0.41)
    return outline(
        f"M{b.right + b.weight * 0.3} {b.top} H{left} V{b.at(0.56)} "
        f"M{left} {b.at(0.54)} C{left + 2} {b.at(0.45)} {b.middle - 4} {arch} "
        f"{b.middle + 0.5} {arch} "
        f"C{b.right - 3} {arch} {b.right} {b.at(0.52)} {b.right} {b.at(0.7)} "
        f"C{b.right} {b.at(0.88)} {b.right - 4} {b.bottom} {b.middle} {b.bottom} "
        f"C{b.left + 5} {b.bottom} {b.left + 1} {b.at(0.93)} {b.left} {b.at(0.81)}"
    )


def _six(b: Box) -> Shape:
    ring = b.at(0.4)
    return _oval(b.left, ring, b.right, b.bottom) + outline(
        f"M{b.right - 1} {b.at(0.16)} C{b.right - 3} {b.at(0.05)} {b.right - 7} {b.top} "
        f"{b.middle} {b.top} C{b.left + 4} {b.top} {b.left} {b.at(0.2)} {b.left} {b.at(0.5)} "
        f"V{b.at(0.7)}"
    )


def _seven(b: Box) -> Shape:
    return outline(
        f"M{b.left - b.weight / 2} {b.top} H{b.right - 1} V{b.top + b.weight * 0.25} "
        f"C{b.middle + 4} {b.at(0.45)} {b.middle - 3} {b.at(0.7)} {b.middle - 3} {b.foot}"
    )


def _eight(b: Box) -> Shape:
    waist = b.at(0.455)
    return _oval(b.left + 1.2, b.top, b.right - 1.2, waist) + _oval(
        b.left, waist, b.right, b.bottom
    )


def _nine(b: Box) -> Shape:
    return _six(b).turned(180, (b.middle, (b.top + b.bottom) / 2))


def _ten(b: Box) -> Figure:
    one = b.left + b.weight * 0.8
    nought = one + b.weight * 1.5
    flag = polygon(
        (one - b.weight / 2, b.head),
        (one + b.weight / 2, b.head),
        (one, b.at(0.18)),
        (b.left - b.weight / 2, b.at(0.3)),
        (b.left - b.weight / 2, b.at(0.15)),
    )
    return Figure(lines=_stadium(b, nought, b.right), solid=flag + _upright(b, one))


def _jack(b: Box) -> Shape:
    r = (b.right - b.left) / 2
    turn = b.bottom - r
    post = b.right - 1
    return outline(
        f"M{post} {b.head} V{turn} C{post} {b.bottom - r * _K} {post - r * _K} {b.bottom} "
        f"{b.middle - 1} {b.bottom} C{b.left + 3} {b.bottom} {b.left} {b.at(0.9)} "
        f"{b.left} {b.at(0.74)}"
    )


def _queen(b: Box) -> Shape:
    r = b.weight
    return _stadium(b, b.left, b.right) + outline(
        f"M{b.middle + r * 0.1} {b.at(0.66)} L{b.right + r * 0.35} {b.bottom + r * 0.42}"
    )


def _king(b: Box) -> Figure:
    arm = _diagonal(b.right - b.weight * 0.3, b.head, b.left + b.weight * 0.1, b.at(0.64), b.weight)
    leg = _diagonal(b.left + b.weight * 0.85, b.at(0.38), b.right, b.foot, b.weight)
    return Figure(lines=NOTHING, solid=_upright(b, b.left) + arm + leg)


def _b(b: Box) -> Shape:
    waist = b.at(0.47)
    return (
        _bowl(b, b.top, waist, b.right - 1.2)
        + _bowl(b, waist, b.bottom, b.right)
        + outline(f"M{b.left} {b.top} V{b.bottom}")
    )


def _bowl(b: Box, top: float, bottom: float, right: float) -> Shape:
    """Give the bow of a letter, from its post and back."""
    r = min((bottom - top) / 2, (right - b.left) * 0.8)
    k = r * _K
    return outline(
        f"M{b.left - b.weight / 2} {top} H{right - r} C{right - k} {top} {right} {top + k} "
        f"{right} {top + r} V{bottom - r} C{right} {bottom - k} {right - k} {bottom} "
        f"{right - r} {bottom} H{b.left - b.weight / 2}"
    )


def _d(b: Box) -> Shape:
    return _bowl(b, b.top, b.bottom, b.right) + outline(f"M{b.left} {b.top} V{b.bottom}")


def _e(b: Box) -> Figure:
    bars = outline(
        f"M{b.left} {b.top} H{b.right + b.weight * 0.3} M{b.left} {b.at(0.48)} "
        f"H{b.right - b.weight * 0.2} M{b.left} {b.bottom} H{b.right + b.weight * 0.3}"
    )
    return Figure(lines=bars, solid=_upright(b, b.left))


def _h(b: Box) -> Figure:
    bar = outline(f"M{b.left} {b.at(0.48)} H{b.right}")
    return Figure(lines=bar, solid=_upright(b, b.left) + _upright(b, b.right))


def _m(b: Box) -> Figure:
    down = [
        _diagonal(end, b.head, b.middle, b.at(0.72), b.weight * 0.9)
        for end in (b.left + b.weight * 0.1, b.right - b.weight * 0.1)
    ]
    return Figure(NOTHING, combined([_upright(b, b.left), _upright(b, b.right), *down]))


def _r(b: Box) -> Figure:
    leg = _diagonal(b.middle - b.weight * 0.1, b.at(0.5), b.right + 0.2, b.foot, b.weight)
    return Figure(_bowl(b, b.top, b.at(0.52), b.right), _upright(b, b.left) + leg)


def _t(b: Box) -> Figure:
    bar = outline(f"M{b.left - b.weight / 2} {b.top} H{b.right + b.weight / 2}")
    return Figure(bar, _upright(b, b.middle))


def _u(b: Box) -> Shape:
    r = (b.right - b.left) / 2
    turn, k = b.bottom - r, r * _K
    return outline(
        f"M{b.left} {b.head} V{turn} C{b.left} {b.bottom - k} {b.left + k} {b.bottom} "
        f"{b.middle} {b.bottom} C{b.right - k} {b.bottom} {b.right} {b.bottom - k} "
        f"{b.right} {turn} V{b.head}"
    )


def _v(b: Box) -> Figure:
    lean = b.weight * 0.1
    legs = [
        _diagonal(end, b.head, b.middle + side * lean, b.foot, b.weight)
        for side, end in ((-1, b.left + 0.4), (1, b.right - 0.4))
    ]
    return Figure(NOTHING, combined(legs))


def _w(b: Box) -> Figure:
    quarter = (b.right - b.left) / 4
    thin = b.weight * 0.86
    strokes = [
        _diagonal(b.left, b.head, b.left + quarter, b.foot, thin),
        _diagonal(b.middle, b.at(0.22), b.left + quarter, b.foot, thin),
        _diagonal(b.middle, b.at(0.22), b.right - quarter, b.foot, thin),
        _diagonal(b.right, b.head, b.right - quarter, b.foot, thin),
    ]
    return Figure(NOTHING, combined(strokes))


def _y(b: Box) -> Figure:
    arms = [
        _diagonal(end, b.head, b.middle, b.at(0.58), b.weight)
        for end in (b.left + 0.4, b.right - 0.4)
    ]
    foot = rectangle(b.middle - b.weight / 2, b.at(0.5), b.weight, b.foot - b.at(0.5))
    return Figure(NOTHING, combined([*arms, foot]))


def _knave(b: Box) -> Figure:
    """Give a K and a small n, as Swedish and Danish packs have it."""
    middle = b.left + (b.right - b.left) * 0.5
    king = _king(replace(b, right=middle - b.weight * 0.35))
    left, top = middle + b.weight * 0.75, b.at(0.44)
    r = (b.right - left) / 2
    arch = outline(
        f"M{left} {top + r} C{left} {top + r * _K} {left + r * _K} {top} {left + r} {top} "
        f"C{b.right - r * _K} {top} {b.right} {top + r * _K} {b.right} {top + r} V{b.foot}"
    )
    post = rectangle(left - b.weight / 2, top - b.weight / 2, b.weight, b.foot - top + b.weight / 2)
    return Figure(king.lines + arch, king.solid + post)


def _minus(b: Box) -> Shape:
    return outline(f"M{b.left - b.weight * 0.3} {b.at(0.54)} H{b.right + b.weight * 0.3}")


def _plus(b: Box) -> Shape:
    reach = (b.right - b.left + b.weight * 0.6) / 2
    return _minus(b) + outline(f"M{b.middle} {b.at(0.54) - reach} V{b.at(0.54) + reach}")


_FIGURES: dict[str, Callable[[Box], Shape | Figure]] = {
    "A": _ace,
    "2": _two,
    "3": _three,
    "4": _four,
    "5": _five,
    "6": _six,
    "7": _seven,
    "8": _eight,
    "9": _nine,
    "T": _ten,
    "J": _jack,
    "Q": _queen,
    "K": _king,
    "0": lambda b: _stadium(b, b.left, b.right),
    "1": lambda b: _ten(replace(b, right=b.left + b.weight * 5)).only_solid(),
    "+": _plus,
    "−": _minus,
    # What other countries print on their court cards and aces, and what the program's name needs.
    "B": _b,
    "D": _d,
    "E": _e,
    "H": _h,
    "Kn": _knave,
    "M": _m,
    "R": _r,
    "TEE": _t,
    "U": _u,
    "V": _v,
    "W": _w,
    "Y": _y,
}
#: Width of a figure's box as a share of the ordinary one.
_SHARE = {
    "A": 1.1, "J": 0.86, "T": 1.32, "K": 1.06, "Q": 1.1, "4": 1.08, "7": 0.98, "Kn": 1.42,
    "W": 1.38, "V": 1.08, "H": 1.02, "E": 0.9, "1": 0.62, "M": 1.3, "Y": 1.1, "TEE": 0.98,
    "+": 0.9, "−": 0.9,
}  # fmt: skip


#: A figure that takes two signs is drawn a little lighter.
_LIGHTER = {"T": 0.86, "Kn": 0.8, "W": 0.9, "M": 0.95}


def figure(
    rank: str, centre: float, top: float, width: float, height: float, weight: float
) -> tuple[Figure, float]:
    """Give a rank's figure and the weight of its lines.

    `width` is the box of an ordinary figure; some ranks take a little more or less.
    """
    weight *= _LIGHTER.get(rank, 1.0)
    wide, half = width * _SHARE.get(rank, 1.0), weight / 2
    left, right = centre - wide / 2, centre + wide / 2
    box = Box(left + half, top + half, right - half, top + height - half, weight)
    drawn = _FIGURES[rank](box)
    return (drawn if isinstance(drawn, Figure) else Figure(drawn)), weight

"""The index figures, built as lines of one weight in a box of any proportion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from deck.geometry import QUARTER, Shape, combined, ellipse, outline

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
    def middle(self) -> float:
        """Halfway between left and right."""
        return (self.left + self.right) / 2

    def at(self, share: float) -> float:
        """Height at a share of the way from top to bottom."""
        return self.top + (self.bottom - self.top) * share


def _bowl(x: float, x2: float, y: float, y2: float) -> str:
    """Curves from (x, middle) over the top to (x2, middle) of an oval, to follow an M or L."""
    rx, ry = (x2 - x) / 2, (y2 - y) / 2
    cx, cy = x + rx, y + ry
    return (
        f"C{x} {cy - ry * QUARTER} {x + rx * _K} {y} {cx} {y} "
        f"C{x2 - rx * _K} {y} {x2} {cy - ry * QUARTER} {x2} {cy} "
    )


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


def _ace(b: Box) -> Shape:
    out = b.weight * 0.06
    tip = b.weight * 0.12
    foot, head = b.bottom + b.weight / 2, b.top
    bar = b.at(0.68)
    return outline(
        f"M{b.left + out} {foot} L{b.middle - tip} {head} H{b.middle + tip} "
        f"L{b.right - out} {foot} M{b.left + 2} {bar} H{b.right - 2}"
    )


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
    foot, head = b.bottom + b.weight / 2, b.top
    return outline(
        f"M{post} {foot} V{head} H{post - b.weight * 0.2} L{b.left + 1} {bar} "
        f"H{b.right + b.weight / 2}"
    )


def _five(b: Box) -> Shape:
    left = b.left + 1
    waist = b.at(0.44)
    return outline(
        f"M{b.right + b.weight * 0.3} {b.top} H{left} V{waist + b.weight * 0.35} "
        f"C{left + 3} {waist - 2} {b.middle - 2} {waist - 2} {b.middle} {waist - 2} "
        f"C{b.right - 3} {waist - 2} {b.right} {b.at(0.53)} {b.right} {b.at(0.7)} "
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
    foot = b.bottom + b.weight / 2
    return outline(
        f"M{b.left - b.weight / 2} {b.top} H{b.right - 1} V{b.top + b.weight * 0.25} "
        f"C{b.middle + 4} {b.at(0.45)} {b.middle - 3} {b.at(0.7)} {b.middle - 3} {foot}"
    )


def _eight(b: Box) -> Shape:
    waist = b.at(0.455)
    return _oval(b.left + 1.2, b.top, b.right - 1.2, waist) + _oval(
        b.left, waist, b.right, b.bottom
    )


def _nine(b: Box) -> Shape:
    return _six(b).turned(180, (b.middle, (b.top + b.bottom) / 2))


def _ten(b: Box) -> Shape:
    one = b.left + b.weight * 0.62
    nought = one + b.weight * 1.42
    foot, head = b.bottom + b.weight / 2, b.top - b.weight / 2
    flag = outline(f"M{one - b.weight * 1.05} {b.at(0.2)} L{one} {b.at(0.04)}")
    stem = outline(f"M{one} {foot} V{head}")
    return stem + flag + _stadium(b, nought, b.right)


def _jack(b: Box) -> Shape:
    r = (b.right - b.left) / 2
    turn = b.bottom - r
    post = b.right - 1
    head = b.top - b.weight / 2
    return outline(
        f"M{post} {head} V{turn} C{post} {b.bottom - r * _K} {post - r * _K} {b.bottom} "
        f"{b.middle - 1} {b.bottom} C{b.left + 3} {b.bottom} {b.left} {b.at(0.9)} "
        f"{b.left} {b.at(0.74)}"
    )


def _queen(b: Box) -> Shape:
    r = b.weight
    return _stadium(b, b.left, b.right) + outline(
        f"M{b.middle + r * 0.1} {b.at(0.66)} L{b.right + r * 0.35} {b.bottom + r * 0.42}"
    )


def _king(b: Box) -> Shape:
    foot, head = b.bottom + b.weight / 2, b.top - b.weight / 2
    fork = b.left + b.weight * 0.9
    return outline(
        f"M{b.left} {head} V{foot} M{b.right - b.weight * 0.25} {head} "
        f"L{b.left + b.weight * 0.2} {b.at(0.6)} "
        f"M{fork} {b.at(0.46)} L{b.right + b.weight * 0.05} {foot}"
    )


_FIGURES: dict[str, Callable[[Box], Shape]] = {
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
}
#: Width of a figure's box as a share of the ordinary one.
_SHARE = {"A": 1.1, "J": 0.86, "T": 1.32, "K": 1.06, "Q": 1.1, "4": 1.08, "7": 0.98}


def figure(
    rank: str, centre: float, top: float, width: float, height: float, weight: float
) -> Shape:
    """Give the middle line of a rank's figure, to be drawn `weight` wide.

    `width` is the box of an ordinary figure; some ranks take a little more or less.
    """
    wide = width * _SHARE.get(rank, 1.0)
    half = weight / 2
    box = Box(
        centre - wide / 2 + half,
        top + half,
        centre + wide / 2 - half,
        top + height - half,
        weight,
    )
    return combined([_FIGURES[rank](box)])

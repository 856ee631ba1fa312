"""The suit colours: told apart by everyone, and the README tells them right."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from deck.palette import FOUR_COLOURS, INK, IVORY, JOKER

Colour = tuple[float, float, float]

#: Linear RGB as seen without one kind of cone: Machado, Oliveira and Fernandes 2009, table 1.
SIGHTS: dict[str, tuple[Colour, Colour, Colour]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
#: CIE 1976 difference; 2 is just noticed side by side, 20 is another colour.
APART = 20.0


def weighed(weights: Colour, colour: Colour) -> float:
    return sum(w * c for w, c in zip(weights, colour, strict=True))


def linear(code: str) -> Colour:
    def channel(place: int) -> float:
        value = int(code[place : place + 2], 16) / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return channel(1), channel(3), channel(5)


def lab(colour: Colour) -> Colour:
    def root(value: float) -> float:
        value = max(value, 0.0)
        return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116

    x = root(weighed((0.4124, 0.3576, 0.1805), colour) / 0.9505)
    y = root(weighed((0.2126, 0.7152, 0.0722), colour))
    z = root(weighed((0.0193, 0.1192, 0.9505), colour) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(a: Colour, b: Colour) -> float:
    return sum((p - q) ** 2 for p, q in zip(lab(a), lab(b), strict=True)) ** 0.5


def contrast(a: str, b: str) -> float:
    light = sorted(weighed((0.2126, 0.7152, 0.0722), linear(code)) for code in (a, b))
    return (light[1] + 0.05) / (light[0] + 0.05)


@pytest.mark.parametrize("sight", SIGHTS)
def test_four_colours_and_the_jokers_stay_apart(sight: str) -> None:
    def seen(code: str) -> Colour:
        red, green, blue = (weighed(row, linear(code)) for row in SIGHTS[sight])
        return red, green, blue

    for a, b in combinations([*FOUR_COLOURS.values(), JOKER], 2):
        assert distance(seen(a), seen(b)) >= APART, (a, b)


@pytest.mark.parametrize("ink", sorted({*INK.values(), *FOUR_COLOURS.values(), JOKER}))
def test_every_index_stands_out_from_the_ivory(ink: str) -> None:
    assert contrast(ink, IVORY) >= 4


def test_the_readme_gives_the_colours_to_replace() -> None:
    readme = (Path(__file__).resolve().parents[2] / "assets/README.md").read_text("utf-8")
    for name, word in zip("cdhs", ("clubs", "diamonds", "hearts", "spades"), strict=True):
        assert f"| {word} | `{INK[name]}` | `{FOUR_COLOURS[name]}` " in readme
    assert JOKER in readme

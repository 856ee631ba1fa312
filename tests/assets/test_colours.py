"""The suit colours: told apart by everyone, and the README tells them right."""

from __future__ import annotations

import math
from itertools import combinations
from pathlib import Path

import pytest
from deck.palette import FOUR_COLOURS, INK, IVORY, JOKER

from tests.ui.colours import SIGHTS, contrast, lab, seen_as

ANOTHER_COLOUR = 20.0
"""CIE 1976 difference; 2 is just noticeable side by side, 20 is another colour."""


@pytest.mark.parametrize("sight", SIGHTS)
def test_four_suit_colours_and_jokers_differ_for_every_kind_of_sight(sight: str) -> None:
    for a, b in combinations([*FOUR_COLOURS.values(), JOKER], 2):
        assert math.dist(lab(seen_as(a, sight)), lab(seen_as(b, sight))) >= ANOTHER_COLOUR, (a, b)


@pytest.mark.parametrize("ink", sorted({*INK.values(), *FOUR_COLOURS.values(), JOKER}))
def test_every_index_has_enough_contrast_on_ivory(ink: str) -> None:
    assert contrast(ink, IVORY) >= 4


def test_the_readme_gives_the_colours_to_replace() -> None:
    readme = (Path(__file__).resolve().parents[2] / "assets/README.md").read_text("utf-8")
    for name, word in zip("cdhs", ("clubs", "diamonds", "hearts", "spades"), strict=True):
        assert f"| {word} | `{INK[name]}` | `{FOUR_COLOURS[name]}` " in readme
    assert JOKER in readme

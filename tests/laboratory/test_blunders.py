"""Planted blunders: bad moves in positions of real games, which the teacher must recognise.

Here one of each kind; ``python -m tests.laboratory.planting judge 5000 20`` judges them all.
"""

import pytest

from rummy_qt.engine import RULEBOOKS
from tests.laboratory.planting import KINDS, all_planted, is_found

PLAYOUTS = 5_000
"""Fewer playouts than a hint has in the end."""
CHANCE = 20
"""A different seed from that of the search that chose the blunders."""


def test_blunders_of_every_kind_are_planted_in_every_rulebook() -> None:
    planted = all_planted()
    assert len(planted) >= 40
    assert {one.rulebook for one in planted} == set(RULEBOOKS)
    assert {one.kind for one in planted} == set(KINDS)
    for one in planted:
        assert one.view().legal_moves


@pytest.mark.parametrize("kind", KINDS)
def test_a_planted_blunder_is_found_and_explained(kind: str) -> None:
    one = next(one for one in all_planted() if one.kind == kind)
    assert is_found(one, PLAYOUTS, CHANCE)

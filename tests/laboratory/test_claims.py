"""The costs that a review claims are confirmed by playing on."""

import pytest

from tests.laboratory.claims import claims


@pytest.mark.timeout(1200)  # on plain Python; compiled some 8 seconds
def test_claimed_costs_are_confirmed_by_playing_on() -> None:
    """`make claims-test` holds six rulebooks against four levels; taken for Clubs: 0.1."""
    rounds = claims("500-rum-pl", "casual", "beginner", range(11_000, 11_006), times=2)
    found = [claim for one in rounds for claim in one]
    said, was = sum(claim.said for claim in found), sum(claim.was for claim in found)
    assert said > 100
    assert 0.5 < was / said < 2.0

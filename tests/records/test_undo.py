"""Which moves can be undone without counting as help; the person has seat 0."""

import pytest

from rummy_qt.engine import RULEBOOKS, Card
from rummy_qt.engine.events import (
    CalledFalsely,
    Claimed,
    Conceded,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Passed,
    Peeked,
    Rebuilt,
    RoundEnded,
    Swapped,
    Took,
)
from rummy_qt.records.life import reveals

FANNED, STACKED = RULEBOOKS["500-rum-de"], RULEBOOKS["rommy-dk"]
C, D, E = (Card.parse(text) for text in ("7c", "8c", "9c"))


@pytest.mark.parametrize(
    ("event", "fanned", "stacked"),
    [
        (Drew(0, C), True, True),
        (Drew(1, C), False, False),
        (Peeked(0, 25, (C, D)), True, True),
        (Peeked(1, 25, (C, D)), False, False),
        (Took(0, (C,)), False, True),
        (Took(1, (C, D)), False, True),
        (Melded(0, 1, (C, D, E)), False, False),
        (Melded(1, 1, (C, D, E)), True, True),
        (LaidOff(0, 1, "+", (C,)), False, False),
        (LaidOff(2, 1, "+", (C,)), True, True),
        (Swapped(0, 1, C, Card.parse("*1")), False, False),
        (Swapped(1, 1, C, Card.parse("*1")), True, True),
        (Discarded(0, C, True), False, False),
        (Discarded(1, C, True), True, True),
        (Discarded(1, C, False), False, False),
        (Claimed(0, 1, "+", C), False, True),
        (CalledFalsely(0, 50), False, False),
        (Conceded(0, 50), False, False),
        (Passed(1), False, False),
        (Rebuilt(2, (C, D)), False, False),
        (RoundEnded("went_out", 0, (10, -5)), True, True),
    ],
    ids=lambda value: type(value).__name__,
)
def test_events_that_reveal_a_hidden_card(event: Event, fanned: bool, stacked: bool) -> None:
    assert reveals(event, 0, FANNED) == fanned
    assert reveals(event, 0, STACKED) == stacked

"""How the company looks: at what everybody saw, and at nothing else."""

import random

import pytest

from rummy_qt.engine import RULEBOOKS, Card, Round
from rummy_qt.engine.events import (
    CalledFalsely,
    Claimed,
    Conceded,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    RoundEnded,
    Took,
)
from rummy_qt.play.company import mood_of
from tests.engine.worlds import Recorded

C, D, E = (Card.parse(text) for text in ("7c", "8c", "9c"))
MELD, DISCARD = Melded(0, 1, (C, D, E)), Discarded(0, E, True)
OTHER = [Drew(1, None), Discarded(1, C, True)]


@pytest.mark.parametrize(
    ("events", "mood"),
    [
        ([], "calm"),
        ([Drew(0, None), DISCARD], "calm"),
        ([Drew(0, None), LaidOff(0, 1, "+", (C,)), DISCARD], "calm"),
        ([Drew(0, None), MELD, DISCARD], "glad"),
        ([Drew(0, None), MELD, DISCARD, *OTHER], "glad"),
        ([Drew(0, None), MELD, DISCARD, *OTHER, Drew(0, None), DISCARD], "calm"),
        ([Took(0, (C,)), DISCARD], "calm"),
        ([Took(0, (C, D)), DISCARD], "glad"),
        ([Took(0, (C, D)), Conceded(0, 50)], "sorry"),
        ([*OTHER, CalledFalsely(0, 50)], "sorry"),
        ([*OTHER, Claimed(0, 1, "+", C)], "glad"),
        ([Drew(0, None), DISCARD, Claimed(1, 1, "+", E)], "sorry"),
        ([Drew(0, None), DISCARD, Claimed(1, 1, "+", E), *OTHER], "calm"),
        ([MELD, RoundEnded("went_out", 0, (30, -5))], "glad"),
        ([MELD, RoundEnded("went_out", 1, (-20, 15))], "sorry"),
        ([MELD, RoundEnded("declined", None, (5, 5))], "calm"),
        ([MELD, RoundEnded("went_out", 1, (0, 15))], "calm"),
    ],
)
def test_moods(events: list[Event], mood: str) -> None:
    assert mood_of(events, 0) == mood


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_everybody_at_the_table_sees_the_same_face(rulebook: str) -> None:
    """What one seat knows of hidden cards, and another does not, changes nothing."""
    chance = random.Random(7)
    seen = set()
    for _ in range(12):
        world = Recorded(RULEBOOKS[rulebook], chance)
        for _ in range(12):
            world.play_on(5, chance, 0.7)
            rnd: Round = world.round
            for seat in range(rnd.players):
                moods = {mood_of(rnd.view(eye).history, seat) for eye in range(rnd.players)}
                assert len(moods) == 1
                seen |= moods
    assert {"calm", "glad"} <= seen

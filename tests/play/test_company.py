"""The opponents' expressions depend only on what everybody saw."""

import random
from typing import get_args

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
from rummy_qt.lab.fair import redealt
from rummy_qt.play.company import PEOPLE, Occasion
from rummy_qt.play.moods import Remark, mood_of, remark_at_end
from rummy_qt.records.header import SeatInfo
from rummy_qt.ui.words.company import remark_text
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
def test_the_mood_follows_from_the_last_events(events: list[Event], mood: str) -> None:
    assert mood_of(events, 0) == mood


@pytest.mark.parametrize(
    ("scores", "mood"), [((24, 52), "sorry"), ((-5, -30), "glad"), ((-5, -5), "sorry")]
)
def test_paying_for_cards_left_in_hand_makes_sorry_except_the_winner(
    scores: tuple[int, ...], mood: str
) -> None:
    ended: list[Event] = [MELD, RoundEnded("declined", None, scores)]
    assert mood_of(ended, 0, price=18) == mood
    assert mood_of([MELD], 0, price=0) == "glad"


SEVEN = [SeatInfo("Anna", "human"), SeatInfo("Bo", "club"), SeatInfo("Zoë", "club")]


@pytest.mark.parametrize(
    ("end", "remark"),
    [
        (RoundEnded("went_out", 1, (-5, 30, -20)), Remark(1, "out")),
        (RoundEnded("went_out", 0, (30, -20, -5)), Remark(1, "caught")),
        (RoundEnded("declined", None, (0, -20, -5)), Remark(1, "caught")),
        (RoundEnded("declined", None, (-20, 0, 5)), None),
        (RoundEnded("went_out", 0, (30, 5, 0)), None),
        (RoundEnded("went_out", 2, (30, -5, 0)), None),
        (RoundEnded("went_out", 0, (30, -5, -10)), None),
        (Discarded(1, C, True), None),
    ],
)
def test_at_the_end_one_opponent_makes_a_remark(end: Event, remark: Remark | None) -> None:
    assert remark_at_end([DISCARD, end], SEVEN) == remark
    assert remark_at_end([], SEVEN) is None


def test_no_two_opponents_make_the_same_remark() -> None:
    occasions = get_args(Occasion)
    said = {remark_text(name, occasion) for name in PEOPLE for occasion in occasions}
    assert len(said) == len(PEOPLE) * len(occasions)


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_seat_hears_the_same_remark_and_only_at_the_end(rulebook: str) -> None:
    """They depend neither on a seat's knowledge of hidden cards nor, during a round, on those."""
    chance, heard = random.Random(3), 0
    for _ in range(12):
        world = Recorded(RULEBOOKS[rulebook], chance)
        others = [SeatInfo(name, "club") for name in PEOPLE]
        seats = [SeatInfo("Anna", "human"), *others][: world.round.players]
        eyes = range(world.round.players)
        while not world.round.over:
            views = [redealt(world.round, eye, chance) for eye in eyes]
            assert {remark_at_end(view.history, seats) for view in views} == {None}
            world.play_on(9, chance, 0.7)
        last = {remark_at_end(world.round.view(eye).history, seats) for eye in eyes}
        assert len(last) == 1
        heard += last != {None}
    assert heard


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_seat_sees_the_same_mood(rulebook: str) -> None:
    """They do not depend on what one seat knows of hidden cards and another does not."""
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

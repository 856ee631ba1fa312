"""The ladder follows from the saved matches: who is offered, and how often each was beaten."""

from __future__ import annotations

from pathlib import Path

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.play.company import PEOPLE, PERSON, faces_of
from rummy_qt.play.ladder import LADDER, Rung, Score, counts, rung_of, scores_of, unlocked
from rummy_qt.records.entry import Entry
from rummy_qt.records.header import SeatInfo
from rummy_qt.records.lines import Status

BO, CLEO, DAG = LADDER[:3]


def match(rung: Rung = BO, *, won: bool = True, **about: object) -> Entry:
    told: dict[str, object] = {
        "rulebook": "femhundra",
        "target": RULEBOOKS["femhundra"].target,
        "seats": (SeatInfo("Anna", "human"), SeatInfo(*rung)),
        "status": Status.WON,
        "winner": 0 if won else 1,
    }
    return Entry(Path("a"), 0.0, **told | about)  # type: ignore[arg-type]  # rows of a table


def test_the_ladder_goes_from_newcomer_to_master() -> None:
    assert [rung.name for rung in LADDER] == list(PEOPLE)
    assert (LADDER[0].level, LADDER[-1].level) == ("newcomer", "master")


def test_beating_an_opponent_unlocks_the_next() -> None:
    assert unlocked(scores_of([])) == 1
    assert unlocked(scores_of([match(BO, won=False)])) == 1
    assert unlocked(scores_of([match(BO)])) == 2
    assert unlocked(scores_of([match(CLEO)])) == 1, "one after the other"
    assert unlocked(scores_of([match(BO), match(CLEO)])) == 3
    assert unlocked(scores_of(map(match, LADDER))) == len(LADDER)


def test_each_opponent_has_a_score() -> None:
    scores = scores_of([match(), match(won=False), match(CLEO), match()])
    assert scores[BO] == Score(2, 1)
    assert scores[CLEO] == Score(1, 0)
    assert scores[DAG] == Score()


def test_a_resigned_match_is_lost() -> None:
    given_up = match(status=Status.RESIGNED, winner=None)
    assert scores_of([given_up])[BO] == Score(0, 1)


@pytest.mark.parametrize(
    "about",
    [
        {"assisted": True},
        {"house": "At the cabin"},
        {"target": 100},
        {"target": None},
        {"practice": True},
        {"status": Status.RUNNING},
        {"unread": True},
        {"rulebook": "whist"},
        {"seats": (SeatInfo("Anna", "human"), SeatInfo("Bo", "club"))},
        {"seats": (SeatInfo("Anna", "human"), SeatInfo("Zoë", "newcomer"))},
        {"seats": (SeatInfo("Anna", "human"), SeatInfo(*BO), SeatInfo(*CLEO))},
        {"seats": (SeatInfo("Bo", "newcomer"), SeatInfo("Cleo", "beginner"))},
    ],
)
def test_other_matches_do_not_count(about: dict[str, object]) -> None:
    assert counts(match())
    assert not counts(match(**about))  # type: ignore[arg-type]  # rows of a table


def test_a_match_between_two_people_is_not_on_the_ladder() -> None:
    assert rung_of([SeatInfo("Anna", "human"), SeatInfo("Bo", "human")]) is None


def test_opponents_keep_their_faces_in_any_seat() -> None:
    seats = [SeatInfo("Hugo", "club"), SeatInfo("Bo", "human"), SeatInfo("Cleo", "beginner")]
    assert faces_of(seats) == (PEOPLE["Hugo"].face, PERSON, PEOPLE["Cleo"].face)
    strangers = [SeatInfo("Anna", "human"), *(SeatInfo(f"S{n}", "club") for n in range(7))]
    assert len(set(faces_of(strangers))) == 8
    simulated = [SeatInfo("club", "club") for _ in range(8)]
    assert len(set(faces_of(simulated))) == 8
    twice = [SeatInfo("Anna", "human"), SeatInfo("Bo", "club"), SeatInfo("Bo", "club")]
    assert len(set(faces_of(twice))) == 3

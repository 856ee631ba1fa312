"""Practice: which decisions are practised, in which order, and on which day they return."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from laboratory.review import Here
from rummy_qt.opponents.player import Situation
from rummy_qt.opponents.process import advice_request
from rummy_qt.play.concepts import CONCEPTS, whys
from rummy_qt.play.practice import (
    PERSON,
    Exercise,
    due_days,
    due_exercises,
    exercises,
    own_positions,
    week_of,
)
from rummy_qt.play.review import ReviewResult, review_to_json
from rummy_qt.play.true_hands import company_of
from rummy_qt.records.answers import GivenAnswer
from rummy_qt.records.entry import entry_of
from rummy_qt.records.reading import read_record
from tests.play.concept_judge import Pair, played, untrue
from tests.records.played import saved_match

SHIPPED = Path("assets/practice/positions.jsonl").read_text("utf-8").splitlines()
TODAY = date(2026, 11, 24)


@pytest.fixture(scope="module")
def shipped() -> list[Exercise]:
    return exercises([], SHIPPED)


def day(after: int) -> date:
    return TODAY + timedelta(days=after)


def answered(*right: bool) -> list[GivenAnswer]:
    """Answers, each given on the day when the position returned."""
    given: list[GivenAnswer] = []
    for one in right:
        when = due_days(given, day(99)).get("x") or TODAY
        given.append(GivenAnswer("x", when, one))
    return given


def test_a_right_answer_returns_after_1_3_and_9_days_then_is_learned() -> None:
    assert due_days(answered(True), day(99)) == {"x": day(1)}
    assert due_days(answered(True, True), day(99)) == {"x": day(1 + 3)}
    assert due_days(answered(True, True, True), day(99)) == {"x": day(1 + 3 + 9)}
    assert due_days(answered(True, True, True, True), day(99)) == {"x": None}


def test_a_wrong_answer_starts_the_schedule_again() -> None:
    assert due_days(answered(False), day(99)) == {"x": day(1)}
    assert due_days(answered(True, True, False), day(99)) == {"x": day(1 + 3 + 1)}
    assert due_days(answered(True, False, True, True), day(99)) == {"x": day(1 + 1 + 1 + 3)}


def test_the_longest_due_exercise_comes_first_new_ones_last(shipped: list[Exercise]) -> None:
    first, second, third, fourth, fifth, *_ = shipped
    given = [
        GivenAnswer(second.key, day(-1), right=True),
        GivenAnswer(fourth.key, day(-9), right=False),
        GivenAnswer(fifth.key, TODAY, right=True),
    ]
    found = due_exercises([first, second, third, fourth, fifth], given, TODAY)
    assert found == [fourth, second, first, third]


def test_answers_dated_in_the_future_are_due_today(
    shipped: list[Exercise],
) -> None:
    first, second, *_ = shipped
    given = [
        GivenAnswer(first.key, day(3650), right=True),
        GivenAnswer(second.key, date.max, right=False),
    ]
    assert due_exercises([first, second], given, TODAY) == [first, second]


def reviewed(shipped: list[Exercise]) -> ReviewResult:
    return ReviewResult(1, PERSON, tuple(one.made for one in shipped), -20.0, by_match=False)


def test_own_exercises_are_the_persons_costliest_decisions(
    shipped: list[Exercise],
) -> None:
    review = review_to_json(reviewed(shipped[:4]))
    told = {"round": "0" * 16 + "-0", "rulebook": "femhundra", "created": "2026-11-20T18:30:00Z"}
    mine = told | {"person": True, "review": review}
    others = [told | {"person": False, "review": review}, {**mine, "review": "rubbish"}]
    found = own_positions([*others, mine])
    assert [one.made.loss for one in found] == sorted(
        (one.made.loss for one in shipped[:4]), reverse=True
    )
    assert {one.rulebook for one in found} == {"femhundra"}
    assert len({one.key for one in found}) == 4


def test_decisions_that_no_review_could_contain_are_left_out(
    shipped: list[Exercise], tmp_path: Path
) -> None:
    """A review is saved without a checksum."""
    first, made = shipped[0], shipped[0].made._replace(why="discard 6c")
    review = review_to_json(reviewed([first._replace(made=made), shipped[1]]))
    (left,) = own_positions([{"round": "0" * 16 + "-0", "person": True, "review": review}])
    assert left.made == shipped[1].made
    path = saved_match(tmp_path / "a.rummy")
    life = read_record(path).replayed
    last = len(life.rounds[0].moves) - 1
    about = life.header.rulebook, life.header.created
    for at in last, last + 1:
        key = f"{life.rounds[0].chain}-{PERSON}-{at}"
        one = Exercise(key, made._replace(at=at), 1, PERSON, *about)
        assert (one.life([entry_of(path)], lambda: None) is not None) == (at == last)


def test_the_week_names_the_reason_that_cost_most(shipped: list[Exercise]) -> None:
    """The sum of the whole points that the reviews show."""
    costs = {"go_out": (12.4, 10.4), "feeds_meld": (10.4,), "": (8.4,)}
    lost = [
        shipped[0]._replace(
            created="2026-11-20T18:30:00Z",
            made=shipped[0].made._replace(why=why, cost=cost, error=0.1),
        )
        for why, all_of_it in costs.items()
        for cost in all_of_it
    ]
    long_ago = lost[2]._replace(created="2026-11-02T18:30:00Z")
    week = week_of([*lost, long_ago, *shipped], TODAY)
    assert week is not None
    assert week == (40, "go_out", 22)
    assert week_of([long_ago, *shipped], TODAY) is None
    bound = (TODAY - timedelta(days=7)).isoformat()
    assert week_of([lost[2]._replace(created=bound)], TODAY) == (10, "feeds_meld", 10)


# ------------------------------------------------------------- those shipped with the program


def test_sixty_shipped_exercises_cover_every_rulebook(shipped: list[Exercise]) -> None:
    assert len(shipped) == 60
    assert len({one.key for one in shipped}) == 60
    assert len({one.rulebook for one in shipped}) == 6
    named = [one.made.why for one in shipped]
    assert set(named) <= set(CONCEPTS)
    assert len(set(named)) > 12
    assert max(map(named.count, named)) <= 10


def test_shipped_exercises_replay_and_their_reasons_are_true(shipped: list[Exercise]) -> None:
    """Checked by the slow judge, which shares no code with the concepts."""
    for one in shipped:
        made = one.made
        life = one.life([], lambda: None)
        assert life is not None
        assert life.rounds[0].scores is not None
        rnd = life.round_at(1, made.at)
        view, move = rnd.view(PERSON), life.rounds[0].moves[made.at]
        assert move == (PERSON, made.played[0])
        assert made.loss >= 8.0
        against = whys(view, made.played, made.best, made.parts).against
        assert against[0] == made.why
        ways = made.played, made.best
        ends = [played(rnd, PERSON, way) for way in ways]
        assert not list(untrue(Pair(rnd, view, ends[0], ends[1], *ways), against))


def test_the_teacher_confirms_a_shipped_exercise(shipped: list[Exercise]) -> None:
    """Checks a costly one with other deals; for all: ``python -m laboratory practice --check``."""
    one = Random(1).choice([one for one in shipped if one.made.loss > 30.0])
    life = one.life([], lambda: None)
    assert life is not None
    view = life.round_at(1, one.made.at).view(PERSON)
    situation = Situation((0,) * view.players, 1, 77_000, company_of(life, 1, PERSON))
    ways = one.made.best, one.made.played
    counsel = Here().advise(advice_request(view, situation, ways, 400, only=True)).result()
    best, played_way = counsel.ways
    assert best.moves == one.made.best, one.key
    assert best.mean > played_way.mean

"""The review of a round: what is judged, what it is based on, and sums that agree."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from random import Random
from typing import Any, NamedTuple, cast

import pytest

from laboratory.review import Here
from rummy_qt.engine import Move, View
from rummy_qt.lab.fair import redealt
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Parts, Situation, Way
from rummy_qt.opponents.process import Adviser, advice_request
from rummy_qt.opponents.protocol import Cause, Counsel, Request, request_line
from rummy_qt.play.review import (
    FULL,
    Decision,
    DecisionKind,
    Effort,
    Question,
    Review,
    ReviewResult,
    _common_moves,
    questions,
    review_from_json,
    review_to_json,
    run_review,
    same_choice,
)
from rummy_qt.records.life import Life
from rummy_qt.records.pauses import Cancelled
from rummy_qt.records.record import MatchRecord
from rummy_qt.records.sentences import RecordError
from tests.play.staging import Teacher, done, new_game
from tests.records.played import Scribe, header_for

QUICK = Effort(look=4, check=4, most_checks=1)


class Asked(NamedTuple):
    """A search that was requested."""

    place: int
    """Of the question."""
    seed: int
    only: bool


Mean = Callable[[Asked, tuple[Move, ...]], float]


class Scripted(Teacher):
    """Values each way by a function of its moves, and records the requests."""

    def __init__(self, life: Life, mean: Mean, error: float = 0.5) -> None:
        self.views = [question.view for question in questions(life, 1, 0)]
        self.mean = mean
        self.error = error
        self.asked: list[Asked] = []
        self.fails = False

    def advise(self, asked: Request) -> Future[Counsel]:
        said = Asked(self.views.index(asked.view), asked.situation.seed, asked.only)
        self.asked.append(said)
        rows = dict.fromkeys(asked.others)
        if not asked.only:
            rows |= dict.fromkeys((move,) for move in asked.view.legal_moves)
        ways = [Way(row, self.mean(said, row), self.error, 100) for row in rows]
        ways.sort(key=lambda way: -way.mean)
        return done(Counsel(cause=Cause.LATE) if self.fails else Counsel(tuple(ways)))

    def close(self) -> None:
        """There is no process to close."""


class Several(Scripted):
    """Answers in another order than the requests, as several processes would."""

    def advise(self, asked: Request) -> Future[Counsel]:
        answer, future = super().advise(asked).result(), Future[Counsel]()
        late = 0.001 * (len(self.asked) % 3)
        threading.Timer(late, lambda: future.set_result(answer)).start()
        return future


def lost(review: ReviewResult) -> float:
    return sum(decision.loss for decision in review.decisions)


def round_of(rulebook: str, players: int, chance: int = 1, **options: Any) -> Life:
    """A finished round of random play."""
    header = header_for(rulebook, players, **options)
    scribe = Scribe(MatchRecord.create(header, None), chance=chance)
    scribe.step()
    while not scribe.match.round.over:
        scribe.step()
    return scribe.life


def reviewed(review: Review, searcher: Adviser) -> ReviewResult:
    return run_review(review, searcher, lambda: None, lambda _: None)


def test_a_review_of_a_round_adds_up() -> None:
    life = Life(header_for("500-rum-de", 2))
    life.catch_up()
    while not life.match.round.over:
        rnd = life.match.round
        life.play(new_player("club").choose(rnd.view(rnd.seat), Situation((0, 0), 1, 7)), rnd.seat)
    found = reviewed(Review(life, 1, 1, QUICK), Here())
    assert found.over
    assert found.decisions
    scores = life.rounds[0].scores or []
    others = [score for seat, score in enumerate(scores) if seat != 1]
    assert found.result == pytest.approx(scores[1] - sum(others) / len(others))


def test_every_question_carries_the_level_of_each_seat() -> None:
    life = round_of("500-rum-pl", 3)
    company = tuple(seat.kind for seat in life.header.seats)
    for stage in Review(life, 1, 0, QUICK).stages():
        assert stage
        assert {piece.request.situation.company for piece in stage} == {company}
        break


def test_a_review_does_not_depend_on_the_number_of_processes() -> None:
    life = round_of("rommy-dk", 3)

    def mean(asked_for: Asked, moves: tuple[Move, ...]) -> float:
        worth = Random(f"{asked_for.place} {moves}").uniform(0, 20)
        return worth + Random(f"{asked_for.seed} {moves}").uniform(0, 2)

    alone = reviewed(Review(life, 1, 0), Scripted(life, mean))
    assert alone.costly
    assert reviewed(Review(life, 1, 0), Several(life, mean)) == alone


def test_a_question_depends_only_on_what_the_seat_saw() -> None:
    """All other cards may be elsewhere: the search receives the same bytes."""
    life, chance = round_of("rommy-dk", 3), Random(3)
    asked = questions(life, 1, 0)
    assert len(asked) > 5
    for question in asked:
        other = redealt(life.round_at(1, question.at), 0, chance)
        totals = Situation((0, 0, 0), 1, 7)
        lines = [
            request_line(advice_request(view, totals, question.others))
            for view in (question.view, other)
        ]
        assert lines[0] == lines[1]


def test_every_judged_decision_was_a_choice_and_is_asked_once() -> None:
    life = round_of("rommy-dk", 3, chance=2)
    for seat in range(3):
        asked = questions(life, 1, seat)
        assert len({(question.at, question.played) for question in asked}) == len(asked)
        for question in asked:
            if question.drawing:
                assert len(question.view.legal_moves) > 1
            own = [move for mover, move in life.rounds[0].moves[question.at :] if mover == seat]
            assert tuple(own[: len(question.played)]) == question.played


FACE_UP: dict[str, Any] = {
    "hand_sizes": (3,) * 7,
    "closed_first_lap": False,
    "closing_card_face_up": True,
    "closing_card_claimable": True,
}


def test_every_open_call_is_judged() -> None:
    kinds = set()
    for chance in (6, 17, 179):
        life = round_of("rommy-dk", 3, chance, **FACE_UP)
        for seat in range(3):
            asked = {question.at: question for question in questions(life, 1, seat)}
            rnd = life.round_at(1, 0)
            for at, (mover, move) in enumerate(life.rounds[0].moves):
                calls = [m for m in rnd.legal_moves(seat) if m.kind == "claim" and m.meld]
                if calls and mover == seat:
                    kinds.add((rnd.phase, move.kind))
                    called = (move,) if move.kind == "claim" else ()
                    assert {(call,) for call in calls} <= {*asked[at].others}
                    assert rnd.phase == "draw" or asked[at].played == called
                rnd.play(move, mover)
    assert kinds == {("draw", "claim"), ("draw", "take"), ("closed", "claim")}


def test_calls_made_and_missed_in_others_turns_are_judged() -> None:
    """But not what a seat would have done where another was faster."""
    found = Counter[str]()
    for chance in range(4):
        life = round_of("rommy-dk", 3, chance, closed_first_lap=False)
        for seat in range(3):
            asked, thrown = {one.at: one for one in questions(life, 1, seat)}, False
            rnd = life.round_at(1, 0)
            for at, (mover, move) in enumerate(life.rounds[0].moves):
                calls = [m for m in rnd.legal_moves(seat) if m.kind == "claim" and m.meld]
                if calls and rnd.seat != seat:
                    one = asked.get(at)
                    if mover == seat:
                        found["called"] += 1
                        assert one is not None
                        assert one.played == (move,)
                    elif move.kind == "claim":
                        found["too late"] += 1
                        assert one is None
                    elif thrown:
                        found["let lie"] += 1
                        assert one is not None
                        assert one.played == ()
                        assert {(call,) for call in calls} <= {*one.others}
                thrown = move.kind == "discard"
                rnd.play(move, mover)
    assert min(found["called"], found["too late"], found["let lie"]) > 0


def test_undone_moves_are_not_judged() -> None:
    scribe = Scribe(MatchRecord.create(header_for("500-rum-de", 2), None), chance=5)
    scribe.steps(9)
    scribe.undo(3)
    while not scribe.match.round.over:
        scribe.step()
    fresh = Life(scribe.life.header)
    fresh.catch_up()
    for seat, move in scribe.life.rounds[0].moves:
        fresh.play(move, seat)
    assert questions(scribe.life, 1, 0) == questions(fresh, 1, 0)


def test_the_round_that_is_being_played_is_not_reviewed() -> None:
    game = new_game()
    with pytest.raises(RecordError, match="it can be reviewed once it is over"):
        questions(game.life, 1, 0)
    with pytest.raises(RecordError):  # a damaged record may lack it
        questions(game.life, 2, 0)
    with pytest.raises(ValueError, match="no seat 7"):
        questions(round_of("500-rum-de", 2), 1, 7)


def test_a_clear_loss_is_named_at_the_decision_that_made_it() -> None:
    """The way played is worth 10, and all others with another discard are worth 25."""
    life = round_of("500-rum-de", 2)
    asked = questions(life, 1, 0)
    first = next(q for q in asked if not q.drawing and len(q.played) > 1)

    def mean(asked_for: Asked, moves: tuple[Move, ...]) -> float:
        return 10.0 if asked[asked_for.place] is not first or moves == first.played else 25.0

    found = reviewed(Review(life, 1, 0), Scripted(life, mean))
    [costly] = found.costly
    assert (costly.at, costly.loss) == (first.at, 15.0)
    assert 10 < costly.interval[0] < 15 < costly.interval[1]
    assert costly.at <= costly.fault_at < costly.at + len(first.played)
    assert lost(found) == 15.0


@pytest.mark.parametrize(("apart", "error"), [(2.9, 0.1), (19.0, 100.0)])
def test_ways_that_are_about_equal_are_no_loss(apart: float, error: float) -> None:
    life = round_of("500-rum-de", 2)
    played = [question.played for question in questions(life, 1, 0)]

    def mean(asked_for: Asked, moves: tuple[Move, ...]) -> float:
        return -apart if moves[:1] == played[asked_for.place][:1] else 0.0

    found = reviewed(Review(life, 1, 0), Scripted(life, mean, error))
    assert not found.costly
    assert lost(found) == 0


@pytest.mark.parametrize(
    ("points", "error", "lost", "perhaps"),
    [
        (2.9, 0.1, 0.0, 0.0),
        (-40.0, 1.0, 0.0, 0.0),
        (3.0, 0.0, 3.0, 0.0),
        (3.75, 1.0, 0.0, 3.75),
        (4.0, 1.0, 4.0, 0.0),
        (15.0, 5.0, 15.0, 0.0),
        (15.0, 7.6, 0.0, 15.0),
    ],
)
def test_a_loss_is_clear_only_beyond_its_error(
    points: float, error: float, lost: float, perhaps: float
) -> None:
    """Two standard errors where other deals were used, three for one of a search's many ways."""
    way = Way((Move.parse("draw"),), 0.0, error, 100, Parts(laid=-points - 4.0, others=4.0))
    made = Decision(0, 0, DecisionKind.DRAW, way.moves, way.moves, cost=points, error=error)
    assert (way.loss, way.possible_loss) == (made.loss, made.possible_loss) == (lost, perhaps)
    between = 2.5 * error
    assert made._replace(cost=max(4.0 + error, between)).loss
    assert not error or not way._replace(parts=Parts(laid=-between)).loss


def test_a_better_way_must_be_better_in_other_deals_too() -> None:
    """The first look overrates every way but the one played; the deals that check it do not."""
    life = round_of("500-rum-de", 2)
    played = [question.played for question in questions(life, 1, 0)]

    def mean(asked_for: Asked, moves: tuple[Move, ...]) -> float:
        return 0.0 if asked_for.only or moves[:1] == played[asked_for.place][:1] else 30.0

    searcher = Scripted(life, mean)
    assert not reviewed(Review(life, 1, 0), searcher).costly
    assert any(one.only for one in searcher.asked)
    seeds = {(one.place, one.seed) for one in searcher.asked}
    assert len(seeds) == len(searcher.asked), "no deals are used twice"


def test_searches_that_disagree_make_a_loss_unclear() -> None:
    """Each search is certain, but no two agree, so nothing is certain."""
    life = round_of("500-rum-de", 2)
    played = [question.played for question in questions(life, 1, 0)]

    def mean(asked_for: Asked, moves: tuple[Move, ...]) -> float:
        apart = 90.0 if asked_for.seed % 2 else -60.0
        return 0.0 if moves[:1] == played[asked_for.place][:1] else apart + 15.0

    assert not reviewed(Review(life, 1, 0), Scripted(life, mean, error=0.01)).costly


def test_the_same_turn_in_another_order_is_one_choice() -> None:
    rows = [
        tuple(map(Move.parse, row))
        for row in (
            ("meld 3c 4c 5c", "meld 9d 9h 9s", "discard Kc"),
            ("meld 9h 9s 9d", "meld 5c 4c 3c", "discard Kc"),
            ("meld 3c 4c 5c", "meld 9d 9h 9s", "discard Qc"),
            ("meld 3c 4c 5c", "discard Kc"),
        )
    ]
    life = round_of("500-rum-de", 2)
    asked = next(question for question in questions(life, 1, 0) if not question.drawing)
    first, *others = rows
    assert [same_choice(asked.view, first, other) for other in others] == [True, False, False]


def test_the_decision_that_seems_costliest_is_measured_first() -> None:
    life = round_of("500-rum-de", 2)
    asked = questions(life, 1, 0)

    def mean(asked_for: Asked, moves: tuple[Move, ...]) -> float:
        liked = moves[:1] == asked[asked_for.place].played[:1]
        return -5.0 - 2 * asked_for.place if liked else 0.0

    searcher = Scripted(life, mean, error=30.0)
    reviewed(Review(life, 1, 0), searcher)
    checked = [one.place for one in searcher.asked if 0 < one.seed <= FULL.most_checks]
    doubtful = sorted(set(checked))
    assert len(doubtful) > 6
    first = checked[: len(doubtful) * FULL.least_checks]
    assert {first.count(place) for place in doubtful} == {FULL.least_checks}
    assert checked.count(doubtful[-1]) == FULL.most_checks
    counts = [checked.count(place) for place in doubtful]
    assert counts == sorted(counts), "the costliest most"
    assert FULL.all_checks - len(doubtful) < len(checked) <= FULL.all_checks


def test_a_decision_that_looks_harmless_is_not_measured() -> None:
    life = round_of("500-rum-de", 2)
    asked = questions(life, 1, 0)

    def mean(asked_for: Asked, moves: tuple[Move, ...]) -> float:
        return -1.0 if moves[:1] == asked[asked_for.place].played[:1] else 0.0

    searcher = Scripted(life, mean, error=0.1)
    reviewed(Review(life, 1, 0), searcher)
    assert not any(one.only for one in searcher.asked)


def test_the_costliest_decision_is_measured_before_all_are_seen() -> None:
    life = round_of("500-rum-de", 2)
    asked = questions(life, 1, 0)
    costly = len(asked) - 2

    def mean(asked_for: Asked, moves: tuple[Move, ...]) -> float:
        liked = moves[:1] == asked[asked_for.place].played[:1]
        return -30.0 if liked and asked_for.place == costly else 0.0

    told: list[ReviewResult] = []
    found = run_review(Review(life, 1, 0), Scripted(life, mean), lambda: None, told.append)
    assert [decision.at for decision in found.costly] == [asked[costly].at]
    first = next(one for one in told if one.costly and one.costly[0].measured)
    assert first.costly == found.costly
    assert len(first.judged) <= 3 < len(asked)


def test_a_search_without_an_answer_is_marked_and_no_loss() -> None:
    life = round_of("500-rum-de", 2)
    searcher = Scripted(life, lambda asked_for, moves: Random(str(moves)).uniform(-50, 50))
    searcher.fails = True
    found = reviewed(Review(life, 1, 0), searcher)
    assert all(decision.gap is Cause.LATE for decision in found.decisions)
    assert not found.costly


def test_a_review_reports_partial_results_and_can_be_cancelled() -> None:
    life = round_of("500-rum-de", 2)
    searcher = Scripted(life, lambda asked_for, moves: 0.0)
    told: list[ReviewResult] = []
    glances = len(questions(life, 1, 0))

    def pause() -> None:
        if len(told) == glances + 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        run_review(Review(life, 1, 0), searcher, pause, told.append)
    judged = [sum(d.judged for d in review.decisions) for review in told]
    assert judged == [0] * glances + [1, 2, 3]
    assert not told[-1].over


def test_a_review_is_marked_over_only_at_its_end() -> None:
    life = round_of("500-rum-de", 2)
    told: list[ReviewResult] = []
    costly = Scripted(life, lambda asked_for, moves: Random(str(moves)).uniform(-50, 50))
    found = run_review(Review(life, 1, 0), costly, lambda: None, told.append)
    assert found.over
    assert lost(found) > 0
    assert not any(review.over for review in told)


def test_a_seat_without_choices_has_an_empty_review() -> None:
    life = round_of("500-rum-de", 2)
    life.rounds[0].moves.clear()
    found = reviewed(Review(life, 1, 0), Scripted(life, lambda asked_for, moves: 0.0))
    assert found.over
    assert not found.decisions
    assert lost(found) == 0


def test_every_kind_of_decision_occurs() -> None:
    kinds = set()
    for chance in (1, 2):
        life = round_of("rommy-dk", 3, chance)
        found = reviewed(Review(life, 1, 0), Scripted(life, lambda asked_for, moves: 0.0))
        kinds |= {decision.kind for decision in found.decisions}
    assert kinds == set(DecisionKind)


def test_a_check_that_omits_a_way_leaves_a_gap() -> None:
    """It gives the reason, but not the cost of the decision."""
    life = round_of("500-rum-de", 2)
    played = [question.played for question in questions(life, 1, 0)]

    def mean(asked: Asked, moves: tuple[Move, ...]) -> float:
        return 0.0 if moves[:1] == played[asked.place][:1] else 40.0

    class Forgetful(Scripted):
        def advise(self, asked: Request) -> Future[Counsel]:
            counsel = super().advise(asked).result()
            return done(counsel._replace(ways=counsel.ways[:1]) if asked.only else counsel)

    found = reviewed(Review(life, 1, 0), Forgetful(life, mean))
    assert found.gaps
    assert set(found.gaps) == {Cause.UNUSABLE}
    assert len(found.gaps) == sum(decision.gap is not None for decision in found.decisions)
    assert not found.costly


def test_a_decision_is_shown_where_play_left_the_best_way() -> None:
    draw, meld, discard = map(Move.parse, ("draw", "meld 7c 8c 9c", "discard Kd"))
    for played, best, left in (
        ((draw,), (draw,), 0),
        ((meld, discard), (meld, discard), 1),
        ((meld, discard), (discard,), 0),
        ((meld, discard), (meld,), 1),
        ((), (draw,), 0),
    ):
        question = Question(5, cast(View, None), (played,))
        assert _common_moves(question, best) == left


def test_a_round_number_too_large_for_qt_is_no_review() -> None:
    told = review_to_json(ReviewResult((1 << 31) - 1, 0, (), 0.0, False))
    assert review_from_json(told) is not None
    assert review_from_json(told | {"number": 1 << 31}) is None

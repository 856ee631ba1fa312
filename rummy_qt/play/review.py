"""The review of a finished round: what each decision of a seat cost.

Every decision is judged from the seat's own view at that moment, by the opponents' search. A first
look at all ways finds the best one. How much better it is than the played one is then measured on
deals that were not used to choose it, so that the estimate is unbiased. The decisions that seem to
have cost most are measured most. The result depends on the record alone, not on time or chance.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, Any, Final, NamedTuple

from rummy_qt import __version__
from rummy_qt.engine import Move, Round, View
from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.opponents.candidates import greedy
from rummy_qt.opponents.codec import Codec, Within
from rummy_qt.opponents.plain import true_claims
from rummy_qt.opponents.player import LEAST_LOSS, Parts, Points, Situation, Way, loss_of
from rummy_qt.opponents.policy import Policy
from rummy_qt.opponents.process import Adviser, advice_request
from rummy_qt.opponents.protocol import Cause, Counsel, Request
from rummy_qt.opponents.thinker import match_value
from rummy_qt.records.life import Life, PlayedRound
from rummy_qt.records.pauses import Pause
from rummy_qt.records.sentences import RecordError, Sentence

from .game import leanings_of
from .measuring import Difference, difference, mean_difference, way_of
from .same_deal import Spread
from .true_hands import (
    WAYS,
    DrawnCard,
    company_of,
    drawn_cards,
    level_means,
    playout_seed,
    table_with,
)

_MIN_KEPT: Final = 6
"""Each pass of measurements keeps the costlier half of the decisions, but at least this many."""
_EARLY: Final = 3
"""Decisions measured before all others are looked at, so that a first result appears soon."""
_POLL_SECONDS: Final = 0.05
"""How often a running review checks whether it has been cancelled."""
_MIN_SHARE: Final = 0.5
"""The share of the most tried way's playouts that a way needs for its mean to be compared."""

Whole = Annotated[int, Within(0, (1 << 31) - 1)]


class Effort(NamedTuple):
    """How much a review searches."""

    sweep: int = 160
    """Playouts of a glance at a decision, which only determines the order of the looks."""
    look: int = 2_000
    """Playouts of the first look at all ways of a decision."""
    check: int = 400
    """Playouts of one measurement of the best way against the played one.

    They share their likely hands, so the error follows from the spread of whole searches.
    """
    least_checks: int = 8
    most_checks: int = 32
    all_checks: int = 360
    """Measurements in one review after which no decision gets more than ``least_checks``."""
    fine: float = 1.0
    """Measuring stops below this standard error, in points …"""
    near: float = 0.05
    """… or below this fraction of the cost."""


FULL: Final = Effort()


class DecisionKind(StrEnum):
    """What a decision is about."""

    DRAW = "draw"
    """Where to draw from, and how deep."""
    TURN = "turn"
    """After the draw: what to lay and what to discard."""
    CALL = "call"
    """Whether to call another's discard."""


class Question(NamedTuple):
    """A moment at which a seat had a choice, and what it chose."""

    at: int
    """The number of the round's moves before it."""
    view: View
    """What the seat saw then; the judgement is based on nothing else."""
    others: tuple[tuple[Move, ...], ...]
    """Ways to try besides those that the search finds; the played one comes first."""

    @property
    def played(self) -> tuple[Move, ...]:
        """The draw, or the rest of the turn after it, or the claim; empty if there was none."""
        return self.others[0]

    @property
    def drawing(self) -> bool:
        """Whether only the next move is judged, since the rest depends on the card it reveals."""
        return self.view.phase == "draw" and self.view.to_move == self.view.seat


def same_choice(view: View, one: Sequence[Move], other: Sequence[Move]) -> bool:
    """Whether two ways are equivalent: the same draw, or the same position in any order."""
    if view.phase == "draw" or view.to_move != view.seat:
        return one[:1] == other[:1]
    return one == other or _reached(view, one) == _reached(view, other)


def _reached(view: View, moves: Sequence[Move]) -> tuple[frozenset[frozenset[str]], frozenset[str]]:
    """The cards of each meld after these moves, and the moves that change no meld."""
    melds = [{str(card) for card in meld.cards} for meld in view.melds]
    other_moves = set()
    for move in moves:
        cards = {str(card) for card in move.cards}
        if move.kind == "meld":
            melds.append(cards)
        elif move.kind == "lay" and move.meld is not None and move.meld <= len(melds):
            melds[move.meld - 1] |= cards
        else:
            other_moves.add(str(move))
    return frozenset(map(frozenset, melds)), frozenset(other_moves)


class Decision(NamedTuple):
    """The judgement of one decision."""

    at: Whole
    """The number of the round's moves before it."""
    fault_at: Whole
    """The number of the round's moves before the played way departs from the best one."""
    kind: DecisionKind
    played: tuple[Move, ...]
    best: tuple[Move, ...]
    """The same choice as ``played`` if nothing better was found."""
    worth: Points = 0.0
    """The expected result of the round with the best way, in points."""
    cost: Points = 0.0
    """The measured difference of the two ways in points, however large its error."""
    error: Points = 0.0
    """The standard error of ``cost``."""
    playouts: Whole = 0
    parts: Parts = Parts()
    """The parts of the difference, played way minus best way, so their sum is 0 or less."""
    gap: Cause | None = None
    """Why the decision could not be judged; None if it could."""
    measured: bool = False
    """Whether ``cost`` comes from deals that were not used to choose the best way."""
    why: str = ""
    """The strongest concept against it (``practice.with_whys``); empty if there is none."""

    @property
    def loss(self) -> float:
        """Points lost; 0 if that is not certain."""
        return 0.0 if self.gap else loss_of(self.cost, self.error).certain

    @property
    def possible_loss(self) -> float:
        """Points that may have been lost, if that is not certain; else 0."""
        return 0.0 if self.gap else loss_of(self.cost, self.error).possible

    @property
    def interval(self) -> tuple[float, float]:
        """The cost plus and minus two standard errors, in points."""
        return self.cost - 2.0 * self.error, self.cost + 2.0 * self.error

    @property
    def judged(self) -> bool:
        """Whether there is a usable result."""
        return self.playouts > 0 and self.gap is None


@dataclass(frozen=True)
class ReviewResult:
    """The results of a review so far."""

    number: Whole
    """The number of the round."""
    seat: Whole
    decisions: tuple[Decision, ...]
    """In the order in which they were made."""
    result: Points
    """The result of the round: points minus the mean of the others."""
    by_match: bool
    """Near the target: all values are the chance to win the match, on the scale of points."""
    over: bool = True
    """Whether all searches are done."""
    same_deal: tuple[tuple[str, Spread], ...] = ()
    """For each level, its points with the same deal in this seat; the best level first."""
    levels: tuple[Points, ...] = ()
    """The mean result of each level of ``FAST`` in this seat at this table; empty if unknown."""
    own: Points | None = None
    """What all decisions together gained compared with a Club's ways, from the true hands.

    Differences from one player's way add up (the performance difference lemma); losses against
    the best way do not, since the best way is chosen anew at each step.
    """
    drawn: tuple[DrawnCard, ...] = ()
    """The cards from the stock that mattered most, the luckiest first."""

    @property
    def judged(self) -> list[Decision]:
        return [decision for decision in self.decisions if decision.judged]

    @property
    def expected(self) -> float | None:
        """The mean result of a Club in this seat at this table; None if unknown."""
        return self.levels[-1] if self.levels else None

    @property
    def luck(self) -> float | None:
        """The rest of the result, due to the cards and the other players; 0 on average.

        None if unknown, or near the target, where the result is not in points.
        """
        if self.own is None or self.expected is None or self.by_match:
            return None
        return self.result - self.expected - self.own

    @property
    def gaps(self) -> list[Cause]:
        """The cause of each decision that could not be judged."""
        return [decision.gap for decision in self.decisions if decision.gap is not None]

    @property
    def costly(self) -> list[Decision]:
        """The decisions with a loss, the costliest first."""
        losing = [decision for decision in self.decisions if decision.loss]
        return sorted(losing, key=lambda decision: (-decision.loss, decision.at))


SearchKey = tuple[int, int, tuple[tuple[Move, ...], ...]]
"""Identifies a search within its review: the moment, the seed and the ways to try."""


# ------------------------------------------------------------------------- the decisions


def questions(life: Life, number: int, seat: int) -> list[Question]:
    """The moments of a finished round at which a seat had a choice.

    Moves that were undone do not count. Raises ``RecordError`` if the round is missing or not over,
    ``ValueError`` for a seat that does not exist.
    """
    played = finished(life, number)
    if not 0 <= seat < len(life.header.seats):
        raise ValueError(f"there is no seat {seat}")
    rnd = life.round_at(number, 0)
    result = []
    for at, (mover, move) in enumerate(played.moves):
        question = _question(rnd, played, at, seat)
        if question is not None:
            result.append(question)
        rnd.play(move, mover)
    return result


def finished(life: Life, number: int) -> PlayedRound:
    """A round that can be reviewed; raises ``RecordError`` if it is missing or not over."""
    for played in life.rounds[number - 1 : number]:
        if played.scores is not None:
            return played
    raise RecordError(Sentence("review_too_early"))


def _question(rnd: Round, played: PlayedRound, at: int, seat: int) -> Question | None:
    """The question that the seat faces in this position; None if it has no choice."""
    mover, move = played.moves[at]
    if mover == seat and rnd.seat == seat and rnd.phase in ("draw", "closed"):
        return _draw_question(rnd.view(seat), at, move)
    if rnd.seat == seat and mover == seat:
        began = played.moves[at - 1].move.kind in ("draw", "take")
        return _turn_question(rnd, played, at) if began else None
    if rnd.may_claim(seat) and (mover == seat or played.moves[at - 1].move.kind == "discard"):
        return _call_question(rnd.view(seat), at, mover, move)
    return None


def _draw_question(view: View, at: int, move: Move) -> Question | None:
    """The choice of a draw, or of a call of the last discard instead."""
    if view.phase == "closed":  # no more draws: the seat calls, or the round ends
        return _call_question(view, at, view.seat, move)
    calls = [(call,) for call in true_claims(view)]
    draws = [other for other in view.legal_moves if other.kind in ("draw", "take", "pass")]
    if len(draws) + len(calls) < 2 and move in draws:
        return None
    return Question(at, view, ((move,), *calls))


def _turn_question(rnd: Round, played: PlayedRound, at: int) -> Question | None:
    """The choice after the draw: what to lay and what to discard."""
    seat, rest = rnd.seat, []
    copy, had_choice = rnd.copy(), False
    for mover, move in played.moves[at:]:
        if mover != seat:
            break
        had_choice = had_choice or len(copy.legal_moves()) > 1
        rest.append(move)
        copy.play(move)
        if move.kind == "discard":
            break
    return Question(at, rnd.view(seat), (tuple(rest),)) if had_choice else None


def _call_question(view: View, at: int, mover: int, move: Move) -> Question | None:
    """The choice whether to call a discard of another seat."""
    called = move.kind == "claim"
    if called and mover != view.seat:
        return None  # another seat was faster: what this one would have done is unknown
    played = (move,) if called else ()
    calls = [(call,) for call in true_claims(view)]
    return Question(at, view, (played, *calls)) if calls or called else None


# ------------------------------------------------------------------------------- measuring


class _Judgement:
    """The search results on one question so far."""

    def __init__(self, question: Question, effort: Effort) -> None:
        self.question = question
        self._effort = effort
        self.glance_cost = -math.inf
        """The cost in points by the glance."""
        self.ways: tuple[Way, ...] = ()
        """The ways that the first look compared, the best first; empty before it."""
        self.played: Way | None = None
        """The played way in the first look; None before it."""
        self.checks: dict[int, Difference] = {}
        """By seed, the measured differences on deals that did not choose the best way."""
        self.playouts = 0
        self.gap: Cause | None = None

    @property
    def doubtful(self) -> bool:
        """Whether another way than the played one looks best."""
        played = self.played
        if played is None or self.gap:
            return False
        return not same_choice(self.question.view, self.ways[0].moves, played.moves)

    @property
    def pair(self) -> tuple[Way, Way]:
        """The best way and the played one; only if ``doubtful``."""
        assert self.played is not None
        return self.ways[0], self.played

    @property
    def settled(self) -> bool:
        """Whether more measurements are unnecessary."""
        effort, count = self._effort, len(self.checks)
        if not self.doubtful or count >= effort.most_checks:
            return True
        measure = self.measure
        if measure.cost + 2.0 * measure.error < LEAST_LOSS:
            return True  # holds for the first look, too, which overrates the best way
        enough = max(effort.fine, effort.near * measure.cost)
        return count >= effort.least_checks and measure.error < enough

    @property
    def measure(self) -> Difference:
        """The difference of ``pair`` by the checks, or by the first look before any check."""
        checks = [self.checks[seed] for seed in sorted(self.checks)]
        return mean_difference(checks or [difference(*self.pair)])

    @property
    def suspicion(self) -> float:
        """What the decision may have cost, in points: the cost plus one standard error."""
        return self.measure.cost + self.measure.error

    def note(self, seed: int, counsel: Counsel) -> bool:
        """Stores a look (seed 0) or a check; returns whether it contains the ways it is about."""
        if seed == 0:
            ways, played = self._read(counsel)
            if played is not None:
                self.ways, self.played = ways, played
            return played is not None
        best, played = (way_of(counsel.ways, way.moves) for way in self.pair)
        if best is None or played is None:
            return False
        self.checks[seed] = difference(best, played)
        return True

    def note_glance(self, counsel: Counsel) -> None:
        (best, *_), played = self._read(counsel)
        if played is not None:
            self.glance_cost = best.mean - played.mean

    def _read(self, counsel: Counsel) -> tuple[tuple[Way, ...], Way | None]:
        """The ways with enough playouts to compare, the best first, and the played way."""
        question = self.question
        most = max(way.playouts for way in counsel.ways)
        ways = [way for way in counsel.ways if way.playouts >= _MIN_SHARE * most]
        ways.sort(key=lambda way: -way.mean)
        same = [way for way in ways if same_choice(question.view, way.moves, question.played)]
        return tuple(ways), same[0] if same else way_of(counsel.ways, question.played)

    def next_checks(self, number: int) -> range:
        """The seeds of up to ``number`` more checks; seed 0 is that of the first look."""
        count = len(self.checks)
        return range(count + 1, min(count + number, self._effort.most_checks) + 1)

    def decision(self) -> Decision:
        question, chosen = self.question, self.question.played
        measure = Difference(self.played.mean if self.played else 0.0)
        if self.doubtful:
            chosen, measure = self.ways[0].moves, self.measure
        at = question.at + _common_moves(question, chosen)
        kind = _kind(question, chosen)
        return Decision(
            question.at, at, kind, question.played, chosen,
            measure.best, measure.cost, measure.error, self.playouts, measure.parts,
            self.gap, len(self.checks) >= self._effort.least_checks,
        )  # fmt: skip


class Piece(NamedTuple):
    """One search to run."""

    judgement: _Judgement
    """The judgement that receives the result."""
    request: Request

    @property
    def seed(self) -> int:
        """0 for a look, from 1 for the checks, ``most_checks + 1`` for a glance."""
        return self.request.situation.seed

    @property
    def search(self) -> SearchKey:
        return self.judgement.question.at, self.seed, self.request.others


def _common_moves(question: Question, best: Sequence[Move]) -> int:
    """The number of leading moves of the played way that are also in the best way."""
    best_moves = {str(move) for move in best}
    others = (n for n, move in enumerate(question.played) if str(move) not in best_moves)
    return next(others, max(0, len(question.played) - 1))


def _kind(question: Question, best: Sequence[Move]) -> DecisionKind:
    calls = any(move.kind == "claim" for move in (*question.played[:1], *best[:1]))
    if calls or not (question.drawing or question.view.to_move == question.view.seat):
        return DecisionKind.CALL
    return DecisionKind.DRAW if question.drawing else DecisionKind.TURN


class Review:
    """The review of one seat in one round, from the first search to the last."""

    def __init__(
        self,
        life: Life,
        number: int,
        seat: int,
        effort: Effort = FULL,
        only: Sequence[Question] | None = None,
        known: Mapping[SearchKey, Counsel] | None = None,
    ) -> None:
        """Arguments and errors as of ``questions``.

        ``only``: reviews just these questions. ``known``: results of an earlier review of the same
        round and seat; these searches are not run again.
        """
        asked = questions(life, number, seat) if only is None else only
        self._judgements = [_Judgement(question, effort) for question in asked]
        self._effort = effort
        self._glance = effort.most_checks + 1
        """The seed of a glance."""
        played = finished(life, number)
        company, leanings = company_of(life, number, seat), leanings_of(life.header)
        self._situation = Situation(tuple(played.totals_before), number, 0, company, leanings)
        self._blank = ReviewResult(number, seat, (), *result_of(life, number, seat))
        """The review without decisions."""
        self.known = dict(known or {})
        """The usable results by search, including those that were passed in."""
        self._over = False

    def stages(self) -> Iterator[list[Piece]]:
        """The searches to run, stage by stage; each stage depends on the results of the last.

        A sweep finds the decisions that may have cost most, which are looked at and measured first.
        """
        every, fewest = self._judgements, self._effort.least_checks
        yield [self._piece(judgement, self._glance) for judgement in every]
        first = sorted(every, key=lambda judgement: -judgement.glance_cost)[:_EARLY]
        yield self._looks(first)
        yield self._checks(self._suspects(_EARLY), fewest)
        yield self._looks([judgement for judgement in every if judgement not in first])
        keep = max(_MIN_KEPT, sum(judgement.doubtful for judgement in every) // 2)
        suspects = self._suspects(len(every))
        yield self._checks([judgement for judgement in suspects if not judgement.checks], fewest)
        checks = fewest
        while unsettled := self._suspects(keep):
            done = sum(len(judgement.checks) for judgement in every)
            checks = min(checks, (self._effort.all_checks - done) // len(unsettled))
            if checks < 1:
                break
            yield self._checks(unsettled, checks)
            checks = len(unsettled[0].checks) or 1
            keep = max(_MIN_KEPT, len(unsettled) // 2)
        self._over = True

    def note(self, piece: Piece, counsel: Counsel) -> None:
        """Stores the result of a search. The order within a stage does not matter."""
        judgement = piece.judgement
        if piece.seed == self._glance:
            if counsel.ways:
                judgement.note_glance(counsel)
            return
        if not counsel.ways:
            judgement.gap = counsel.cause
            return
        judgement.playouts += sum(way.playouts for way in counsel.ways)
        if judgement.note(piece.seed, counsel):
            self.known[piece.search] = counsel
        else:
            judgement.gap = Cause.UNUSABLE

    def so_far(self) -> ReviewResult:
        decisions = tuple(judgement.decision() for judgement in self._judgements)
        return replace(self._blank, decisions=decisions, over=self._over)

    def _suspects(self, most: int) -> list[_Judgement]:
        """Up to ``most`` unsettled questions, those that may have cost most first."""
        unsettled = [judgement for judgement in self._judgements if not judgement.settled]
        return sorted(unsettled, key=lambda judgement: -judgement.suspicion)[:most]

    def _looks(self, judgements: Iterable[_Judgement]) -> list[Piece]:
        """A first look at each of these questions, on deals that no check uses."""
        return [self._piece(judgement, 0) for judgement in judgements]

    def _checks(self, judgements: Iterable[_Judgement], number: int) -> list[Piece]:
        """Up to ``number`` more measurements of each of these questions."""
        return [self._piece(one, seed) for one in judgements for seed in one.next_checks(number)]

    def _piece(self, judgement: _Judgement, seed: int) -> Piece:
        """The look, check or glance with this seed; only a check is limited to ``pair``."""
        situation, question = self._situation._replace(seed=seed), judgement.question
        if seed in (0, self._glance):
            playouts = self._effort.sweep if seed else self._effort.look
            return Piece(
                judgement, advice_request(question.view, situation, question.others, playouts)
            )
        ways = tuple(way.moves for way in judgement.pair)
        return Piece(
            judgement, advice_request(question.view, situation, ways, self._effort.check, True)
        )


def club_choice(policy: Policy, question: Question) -> tuple[Move, ...]:
    """The choice of a Club, which makes every true call."""
    view = question.view
    if calls := true_claims(view):
        return tuple(calls[:1])
    if view.to_move != view.seat or view.phase == "closed":
        return ()
    moves = greedy(policy, view.position).moves
    return tuple(moves[:1] if question.drawing else moves)


def with_luck(life: Life, review: ReviewResult, pause: Pause) -> ReviewResult:
    """The review with ``levels``, ``own`` and ``drawn``, computed from the true hands."""
    number, seat = review.number, review.seat
    levels = level_means(life, number, seat, pause)
    own = gain_over_club(life, number, seat, pause, WAYS)
    drawn = tuple(drawn_cards(life, number, seat, pause))
    return replace(review, levels=levels, own=own, drawn=drawn)


def gain_over_club(life: Life, number: int, seat: int, pause: Pause, playouts: int) -> float:
    """The points that all decisions of a seat gained over a Club's ways; ``playouts`` for each."""
    table, total = table_with(life, number, seat), 0.0
    for question in questions(life, number, seat):
        club = club_choice(table.policies[seat], question)
        if not same_choice(question.view, club, question.played):
            start = life.round_at(number, question.at).position
            ways = question.played, club
            seed = playout_seed(life, number, question.at)
            total += table.gain(start, seat, ways, seed, pause, playouts)
    return total


def review_instead(
    life: Life, number: int, seat: int, decision: Decision, moves: tuple[Move, ...]
) -> Review:
    """The review of one decision as if the seat had played these moves instead."""
    question = next(one for one in questions(life, number, seat) if one.at == decision.at)
    return Review(life, number, seat, only=[question._replace(others=(moves, decision.best))])


def result_of(life: Life, number: int, seat: int) -> tuple[float, bool]:
    """The result of a finished round for a seat, as the search values it.

    And whether that is the chance to win the match (on the scale of points) rather than points.
    """
    played = finished(life, number)
    scores = played.scores or []
    others = [score for other, score in enumerate(scores) if other != seat]
    points = scores[seat] - sum(others) / len(others)
    end = life.round_at(number, len(played.moves)).position
    worth = match_value(life.header.rules, played.totals_before, seat).of(end)
    return worth, abs(worth - points) > 1e-9


def run_review(
    review: Review, searcher: Adviser, pause: Pause, tell: Callable[[ReviewResult], None]
) -> ReviewResult:
    """Runs all searches; calls ``tell`` with the results so far after each."""
    for stage in review.stages():
        known = [piece for piece in stage if piece.search in review.known]
        for piece in known:
            review.note(piece, review.known[piece.search])
        pending = {searcher.advise(piece.request): piece for piece in stage if piece not in known}
        while pending:
            pause()
            future = next(filter(Future.done, pending), None)
            if future is None:
                wait(pending, _POLL_SECONDS, FIRST_COMPLETED)
            else:
                review.note(pending.pop(future), future.result())
                tell(review.so_far())
    return review.so_far()


# --------------------------------------------------------------------------------- storage

VERSION: Final = f"{__version__} 25"
"""Stored with each review; change it when the same round would be judged differently."""
_CODEC: Final = Codec()


def review_to_json(review: ReviewResult) -> dict[str, Any]:
    """A review as a JSON object."""
    data: dict[str, Any] = _CODEC.write(review)
    return data


def review_from_json(data: Any) -> ReviewResult | None:
    """The inverse of ``review_to_json``; None if the data is not a review."""
    try:
        review: ReviewResult = _CODEC.read(ReviewResult, data)
    except (KeyError, ValueError, RecursionError):
        return None
    return review if all(level in TABLE_LEVELS for level, _ in review.same_deal) else None


def fits_round(review: ReviewResult, life: Life, number: int, seat: int) -> bool:
    """Whether a review read from a file is consistent with this round and seat."""
    moves, seats = len(life.rounds[number - 1].moves), len(life.header.seats)
    return (
        (review.number, review.seat) == (number, seat)
        and all(0 <= one.at <= one.fault_at <= moves for one in review.decisions)
        and all(one.at < moves and 0 <= one.seat < seats for one in review.drawn)
    )

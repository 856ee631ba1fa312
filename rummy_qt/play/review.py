"""The review of a finished round: what each decision of a seat cost, by somebody who saw no more.

Every decision is judged from the seat's own view at that moment, by the search of the opponents.
A first look at all ways names the best one; how much better it is than what was played is then
measured in deals that had no say in choosing it, so the measure leans to no side. What seems to
have cost most is measured most. All follows from the record: no clock, no chance.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Annotated, Any, Final, NamedTuple

from rummy_qt import __version__
from rummy_qt.engine import Move, Round, View
from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.opponents.candidates import greedy
from rummy_qt.opponents.codec import Codec, Within
from rummy_qt.opponents.plain import true_claims
from rummy_qt.opponents.player import LEAST_LOSS, Parts, Points, Situation, Way, lost
from rummy_qt.opponents.policy import Policy
from rummy_qt.opponents.process import Adviser, about
from rummy_qt.opponents.protocol import Cause, Counsel, Request
from rummy_qt.opponents.thinker import match_value
from rummy_qt.records.life import Life, PlayedRound
from rummy_qt.records.pauses import Breath
from rummy_qt.records.sentences import RecordError, Sentence

from .game import leanings_of
from .measuring import Difference, difference, measured, way_of
from .same_deal import Spread
from .true_hands import WAYS, DrawnCard, company_of, drawn_cards, levels_at, lot_of, table_with

_FIRST: Final = 6
"""Decisions that are measured to the end before the others, at least; else half of them."""
_SAID: Final = 3
"""Decisions that are measured before all others are looked at, so that something can be said."""
_MOMENT: Final = 0.05
"""Seconds between two looks whether the review is still wanted."""
_FEWEST: Final = 0.5
"""A way was tried in earnest that was tried in at least this share of the deals of the best."""

Whole = Annotated[int, Within(0, (1 << 31) - 1)]


class Effort(NamedTuple):
    """How much is tried."""

    sweep: int = 160
    """Playouts of a glance at a decision: it tells which to look at first, and nothing else."""
    look: int = 2_000
    """Playouts of the first look at all ways of a decision."""
    check: int = 400
    """Playouts of one measurement of the best way against the one that was played."""
    """They share likely hands: only how far whole searches are apart tells how sure they are."""
    least_checks: int = 8
    most_checks: int = 32
    all_checks: int = 360
    """Measurements of one review, beyond which no more is added to those of a decision."""
    fine: float = 1.0
    """A standard error, in points, that is small enough …"""
    near: float = 0.05
    """… or such a part of the cost."""


FULL: Final = Effort()


class DecisionKind(StrEnum):
    """What was decided."""

    DRAW = "draw"
    """Where to draw from, and how deep."""
    TURN = "turn"
    """After the draw: what to lay, and what to discard."""
    CALL = "call"
    """Whether to call another's discard."""


class Question(NamedTuple):
    """A moment at which a seat had a choice, and what it did."""

    at: int
    """After so many of the round's moves."""
    view: View
    """What the seat saw then: all that the judgement is given."""
    others: tuple[tuple[Move, ...], ...]
    """Ways to try beside those that a search finds, the one that was played first."""

    @property
    def played(self) -> tuple[Move, ...]:
        """A draw; or all that followed it in the turn; or a claim; nothing where none was made."""
        return self.others[0]

    @property
    def drawing(self) -> bool:
        """Whether it is about the next move alone, since more depends on what that shows."""
        return self.view.phase == "draw" and self.view.to_move == self.view.seat


def same_choice(view: View, one: Sequence[Move], other: Sequence[Move]) -> bool:
    """Whether two ways decide alike: draw alike, or reach one position in whatever order."""
    if view.phase == "draw" or view.to_move != view.seat:
        return one[:1] == other[:1]
    return one == other or _reached(view, one) == _reached(view, other)


def _reached(view: View, moves: Sequence[Move]) -> tuple[frozenset[frozenset[str]], frozenset[str]]:
    """What lies in each meld after these moves, and all else that they do."""
    melds = [{str(card) for card in meld.cards} for meld in view.melds]
    else_done = set()
    for move in moves:
        cards = {str(card) for card in move.cards}
        if move.kind == "meld":
            melds.append(cards)
        elif move.kind == "lay" and move.meld is not None and move.meld <= len(melds):
            melds[move.meld - 1] |= cards
        else:
            else_done.add(str(move))
    return frozenset(map(frozenset, melds)), frozenset(else_done)


class Decision(NamedTuple):
    """What is thought of one decision."""

    at: Whole
    """It was made after so many of the round's moves."""
    fault_at: Whole
    """After so many moves the played way left the best one."""
    kind: DecisionKind
    played: tuple[Move, ...]
    best: tuple[Move, ...]
    """The same choice as ``played`` where nothing better was found."""
    worth: Points = 0.0
    """What the seat could expect of the round then with the best way, in points."""
    cost: Points = 0.0
    """The measured difference of the two ways in points, whatever its error."""
    error: Points = 0.0
    """Its standard error."""
    playouts: Whole = 0
    parts: Parts = Parts()
    """What the difference is made of: of the played way to the best, so 0 or less together."""
    gap: Cause | None = None
    """Why it could not be judged, where it could not: then nothing is claimed."""
    measured: bool = False
    """Whether it was in deals that had no say in choosing the best way."""
    why: str = ""
    """The concept that speaks most against it (``practice.with_whys``); empty where none does."""

    @property
    def loss(self) -> float:
        """Points lost; 0 where that is not sure."""
        return 0.0 if self.gap else lost(self.cost, self.error)[0]

    @property
    def perhaps(self) -> float:
        """Points that may be lost, though that is not sure."""
        return 0.0 if self.gap else lost(self.cost, self.error)[1]

    @property
    def between(self) -> tuple[float, float]:
        """Where the cost very likely lies: two standard errors to either side, in points."""
        return self.cost - 2.0 * self.error, self.cost + 2.0 * self.error

    @property
    def judged(self) -> bool:
        """Whether anything has been found out that holds."""
        return self.playouts > 0 and self.gap is None


@dataclass(frozen=True)
class Reviewed:
    """A review as far as it has come."""

    number: Whole
    """The round's."""
    seat: Whole
    decisions: tuple[Decision, ...]
    """In the order in which they were made."""
    result: Points
    """What the round brought: points against the mean of the others."""
    by_match: bool
    """Near the target: all numbers are the chance to win the match, on the scale of points."""
    over: bool = True
    """Whether nothing is searched any more."""
    same_deal: tuple[tuple[str, Spread], ...] = ()
    """Levels, and the points that each made of the same deal in this seat, the best level first."""
    levels: tuple[Points, ...] = ()
    """What each of ``FAST`` makes in this seat at this table on average; none while unknown."""
    own: Points | None = None
    """What all decisions together brought more than a Club's ways, from the true hands.

    Differences from one player's way add up (the performance difference lemma); losses against
    the best way do not, since what is best is chosen anew at each step.
    """
    drawn: tuple[DrawnCard, ...] = ()
    """The cards from the stock that meant most, the luckiest first."""

    @property
    def judged(self) -> list[Decision]:
        return [decision for decision in self.decisions if decision.judged]

    @property
    def expected(self) -> float | None:
        """What a Club makes in this seat at this table on average; None while unknown."""
        return self.levels[-1] if self.levels else None

    @property
    def luck(self) -> float | None:
        """What the cards and the others brought: what is left of the result; 0 on average.

        None while that is not known, and near the target, where the result is of another kind.
        """
        if self.own is None or self.expected is None or self.by_match:
            return None
        return self.result - self.expected - self.own

    @property
    def gaps(self) -> list[Cause]:
        """Why each decision that could not be judged could not be."""
        return [decision.gap for decision in self.decisions if decision.gap is not None]

    @property
    def costly(self) -> list[Decision]:
        """The decisions that cost something, the costliest first."""
        lost = [decision for decision in self.decisions if decision.loss]
        return sorted(lost, key=lambda decision: (-decision.loss, decision.at))


SearchKey = tuple[int, int, tuple[tuple[Move, ...], ...]]
"""What tells a search from all others of its review: its moment, its seed, the ways to try."""


# ------------------------------------------------------------------------- what was decided


def questions(life: Life, number: int, seat: int) -> list[Question]:
    """The decisions of a seat in a finished round at which it had a choice.

    ``RecordError`` while the round is being played, ``ValueError`` for a round or seat that is
    none. Moves that were taken back are not among the moves.
    """
    played = finished(life, number)
    if not 0 <= seat < len(life.header.seats):
        raise ValueError(f"there is no seat {seat}")
    rnd = life.round_at(number, 0)
    found = []
    for at, (mover, move) in enumerate(played.moves):
        question = _question(rnd, played, at, seat)
        if question is not None:
            found.append(question)
        rnd.play(move, mover)
    return found


def finished(life: Life, number: int) -> PlayedRound:
    """A round that may be reviewed; ``RecordError`` while it is being played, or is not there."""
    for played in life.rounds[number - 1 : number]:
        if played.scores is not None:
            return played
    raise RecordError(Sentence("review_too_early"))


def _question(rnd: Round, played: PlayedRound, at: int, seat: int) -> Question | None:
    """What the seat decides in this position, as it then went on."""
    mover, move = played.moves[at]
    if mover == seat and rnd.seat == seat and rnd.phase in ("draw", "closed"):
        return _to_draw(rnd.view(seat), at, move)
    if rnd.seat == seat and mover == seat:
        began = played.moves[at - 1].move.kind in ("draw", "take")
        return _to_play(rnd, played, at) if began else None
    if rnd.may_claim(seat) and (mover == seat or played.moves[at - 1].move.kind == "discard"):
        return _to_call(rnd.view(seat), at, mover, move)
    return None


def _to_draw(view: View, at: int, move: Move) -> Question | None:
    """Before a draw; a call of the last discard is possible, too."""
    if view.phase == "closed":  # it draws no more: it calls, or the round is over
        return _to_call(view, at, view.seat, move)
    calls = [(call,) for call in true_claims(view)]
    draws = [other for other in view.legal_moves if other.kind in ("draw", "take", "pass")]
    if len(draws) + len(calls) < 2 and move in draws:
        return None
    return Question(at, view, ((move,), *calls))


def _to_play(rnd: Round, played: PlayedRound, at: int) -> Question | None:
    """After the draw: all that is laid, and the discard."""
    seat, rest = rnd.seat, []
    twin, choice = rnd.copy(), False
    for mover, move in played.moves[at:]:
        if mover != seat:
            break
        choice = choice or len(twin.legal_moves()) > 1
        rest.append(move)
        twin.play(move)
        if move.kind == "discard":
            break
    return Question(at, rnd.view(seat), (tuple(rest),)) if choice else None


def _to_call(view: View, at: int, mover: int, move: Move) -> Question | None:
    """Another seat has thrown a card, and it is not this one's turn."""
    called = move.kind == "claim"
    if called and mover != view.seat:
        return None  # somebody else was faster: what this seat would have done is not known
    row = (move,) if called else ()
    calls = [(call,) for call in true_claims(view)]
    return Question(at, view, (row, *calls)) if calls or called else None


# ------------------------------------------------------------------------------- measuring


class _Judgement:
    """What has been found out about one question."""

    def __init__(self, question: Question, effort: Effort) -> None:
        self.question = question
        self._effort = effort
        self.hunch = -math.inf
        """Points that it may have cost, at a glance."""
        self.looked: tuple[Way, ...] = ()
        """The ways that the first look tried, the best first; none before."""
        self.played: Way | None = None
        self.checks: dict[int, Difference] = {}
        """The difference in deals that did not choose the best way, by their seeds."""
        self.playouts = 0
        self.gap: Cause | None = None

    @property
    def doubtful(self) -> bool:
        """Whether another way than the played one looks better."""
        played = self.played
        if played is None or self.gap:
            return False
        return not same_choice(self.question.view, self.looked[0].moves, played.moves)

    @property
    def pair(self) -> tuple[Way, Way]:
        """The best way and the played one, of what is ``doubtful``."""
        assert self.played is not None
        return self.looked[0], self.played

    @property
    def settled(self) -> bool:
        """Whether more deals would tell nothing that matters."""
        effort, made = self._effort, len(self.checks)
        if not self.doubtful or made >= effort.most_checks:
            return True
        measure = self.measure
        if measure.cost + 2.0 * measure.error < LEAST_LOSS:
            return True  # by the first look, too, which flatters the best way
        enough = max(effort.fine, effort.near * measure.cost)
        return made >= effort.least_checks and measure.error < enough

    @property
    def measure(self) -> Difference:
        """Of what is ``doubtful``: by the checks, or by the first look while there are none."""
        checks = [self.checks[seed] for seed in sorted(self.checks)]
        return measured(checks or [difference(*self.pair)])

    @property
    def suspicion(self) -> float:
        """Points that it may have cost."""
        return self.measure.cost + self.measure.error

    def note_look(self, counsel: Counsel) -> bool:
        """The first look at all ways; whether the played one is among them."""
        looked, played = self._read(counsel)
        if played is not None:
            self.looked, self.played = looked, played
        return played is not None

    def note_glance(self, counsel: Counsel) -> None:
        (best, *_), played = self._read(counsel)
        if played is not None:
            self.hunch = best.mean - played.mean

    def _read(self, counsel: Counsel) -> tuple[tuple[Way, ...], Way | None]:
        """The ways that were tried in earnest, the best first, and the one that was played."""
        question = self.question
        most = max(way.playouts for way in counsel.ways)
        earnest = [way for way in counsel.ways if way.playouts >= _FEWEST * most]
        earnest.sort(key=lambda way: -way.mean)
        like = [w for w in earnest if same_choice(question.view, w.moves, question.played)]
        return tuple(earnest), like[0] if like else way_of(counsel.ways, question.played)

    def note_check(self, seed: int, counsel: Counsel) -> bool:
        """The two ways in other deals; whether both were tried."""
        best, played = (way_of(counsel.ways, way.moves) for way in self.pair)
        if best is None or played is None:
            return False
        self.checks[seed] = difference(best, played)
        return True

    def next_checks(self, number: int) -> range:
        """The seeds of so many more checks; 0 is that of the first look."""
        had = len(self.checks)
        return range(had + 1, min(had + number, self._effort.most_checks) + 1)

    def decision(self) -> Decision:
        question, chosen = self.question, self.question.played
        measure = Difference(self.played.mean if self.played else 0.0)
        if self.doubtful:
            chosen, measure = self.looked[0].moves, self.measure
        at = question.at + _left_at(question, chosen)
        kind = _kind(question, chosen)
        return Decision(
            question.at, at, kind, question.played, chosen,
            measure.best, measure.cost, measure.error, self.playouts, measure.parts,
            self.gap, len(self.checks) >= self._effort.least_checks,
        )  # fmt: skip


class Piece(NamedTuple):
    """One search to be made."""

    judged: _Judgement
    """What is to be found out by it."""
    request: Request

    @property
    def seed(self) -> int:
        """What it is for: 0 for a look, then one for each check, and the last for a glance."""
        return self.request.situation.seed

    @property
    def search(self) -> SearchKey:
        return self.judged.question.at, self.seed, self.request.others


def _left_at(question: Question, best: Sequence[Move]) -> int:
    """How many of the played moves belong to the best way, too."""
    wanted = {str(move) for move in best}
    for number, move in enumerate(question.played):
        if str(move) not in wanted:
            return number
    return max(0, len(question.played) - 1)


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
        asked: Sequence[Question] | None = None,
        known: Mapping[SearchKey, Counsel] = MappingProxyType({}),
    ) -> None:
        """As ``questions``; of these alone where they are ``asked``.

        ``known``: what an earlier review of the same found, which is not asked for again.
        """
        asked = questions(life, number, seat) if asked is None else asked
        self._judged = [_Judgement(question, effort) for question in asked]
        self._effort = effort
        self._glance = effort.most_checks + 1
        """The seed of a glance."""
        played = finished(life, number)
        self._number, self._seat = number, seat
        company, leanings = company_of(life, number, seat), leanings_of(life.header)
        self._situation = Situation(tuple(played.totals_before), number, 0, company, leanings)
        self._result, self._by_match = result_of(life, number, seat)
        self.known = dict(known)
        """What was found: all that a review of what is missing needs beside its own searches."""
        self._over = False

    def stages(self) -> Iterator[list[Piece]]:
        """The searches to be made, stage by stage; each follows from what the last ones found.

        A sweep tells what may have cost most: that is looked at and measured before all others.
        """
        every, least = self._judged, self._effort.least_checks
        yield [self._piece(judged, self._glance, self._effort.sweep) for judged in every]
        first = sorted(every, key=lambda judged: -judged.hunch)[:_SAID]
        yield self._looks(first)
        yield self._checks(self._suspects(_SAID), least)
        yield self._looks([judged for judged in every if judged not in first])
        keep = max(_FIRST, sum(judged.doubtful for judged in every) // 2)
        suspects = self._suspects(len(every))
        yield self._checks([judged for judged in suspects if not judged.checks], least)
        checks = least
        while open_ones := self._suspects(keep):
            made = sum(len(judged.checks) for judged in every)
            checks = min(checks, (self._effort.all_checks - made) // len(open_ones))
            if checks < 1:
                break
            yield self._checks(open_ones, checks)
            checks = len(open_ones[0].checks) or 1
            keep = max(_FIRST, len(open_ones) // 2)
        self._over = True

    def note(self, piece: Piece, counsel: Counsel) -> None:
        """What came of a search. The order in which they come does not matter."""
        judged = piece.judged
        if piece.seed == self._glance:
            if counsel.ways and not counsel.braked:
                judged.note_glance(counsel)
            return
        if counsel.braked or not counsel.ways:
            judged.gap = Cause.CLOCK if counsel.braked else counsel.cause
            return
        judged.playouts += sum(way.playouts for way in counsel.ways)
        if judged.note_check(piece.seed, counsel) if piece.seed else judged.note_look(counsel):
            self.known[piece.search] = counsel
        else:
            judged.gap = Cause.UNUSABLE

    def so_far(self) -> Reviewed:
        return Reviewed(
            self._number,
            self._seat,
            tuple(judged.decision() for judged in self._judged),
            self._result,
            self._by_match,
            self._over,
        )

    def _suspects(self, most: int) -> list[_Judgement]:
        """The questions to measure on, what may have cost most first."""
        open_ones = [judged for judged in self._judged if not judged.settled]
        return sorted(open_ones, key=lambda judged: -judged.suspicion)[:most]

    def _looks(self, asked: Iterable[_Judgement]) -> list[Piece]:
        """At all ways of these questions, in deals that no check has."""
        return [self._piece(judged, 0, self._effort.look) for judged in asked]

    def _checks(self, asked: Iterable[_Judgement], number: int) -> list[Piece]:
        """So many more measurements of each of these."""
        return [
            self._check(judged, seed) for judged in asked for seed in judged.next_checks(number)
        ]

    def _check(self, judged: _Judgement, seed: int) -> Piece:
        best, played = judged.pair
        return self._piece(judged, seed, self._effort.check, (best.moves, played.moves))

    def _piece(
        self, judged: _Judgement, seed: int, playouts: int, only: tuple[tuple[Move, ...], ...] = ()
    ) -> Piece:
        """A search over all ways, or over these ``only``."""
        situation, question = self._situation._replace(seed=seed), judged.question
        others = only or question.others
        return Piece(judged, about(question.view, situation, others, playouts, bool(only)))


def as_club(policy: Policy, question: Question) -> tuple[Move, ...]:
    """What a Club would have decided, who calls whatever is true."""
    view = question.view
    if calls := true_claims(view):
        return tuple(calls[:1])
    if view.to_move != view.seat or view.phase == "closed":
        return ()
    moves = greedy(policy, view.position).moves
    return tuple(moves[:1] if question.drawing else moves)


def looked_back(life: Life, found: Reviewed, breathe: Breath) -> Reviewed:
    """The review with what its decisions and the cards were worth, from the true hands."""
    number, seat = found.number, found.seat
    levels = levels_at(life, number, seat, breathe)
    own = beyond_club(life, number, seat, breathe, WAYS)
    drawn = tuple(drawn_cards(life, number, seat, breathe))
    return replace(found, levels=levels, own=own, drawn=drawn)


def beyond_club(life: Life, number: int, seat: int, breathe: Breath, playings: int) -> float:
    """What all decisions of a seat brought more than a Club's ways, by so many playings each."""
    table, total = table_with(life, number, seat), 0.0
    for question in questions(life, number, seat):
        club = as_club(table.policies[seat], question)
        if not same_choice(question.view, club, question.played):
            start = life.round_at(number, question.at).position
            ways = question.played, club
            lot = lot_of(life, number, question.at)
            total += table.gain(start, seat, ways, lot, breathe, playings)
    return total


def as_if(life: Life, number: int, seat: int, made: Decision, moves: tuple[Move, ...]) -> Review:
    """The review of one decision, had the seat played these moves."""
    question = next(one for one in questions(life, number, seat) if one.at == made.at)
    other = question._replace(others=(moves, made.best))
    return Review(life, number, seat, asked=[other])


def result_of(life: Life, number: int, seat: int) -> tuple[float, bool]:
    """What a finished round brought a seat, as the search counts it.

    And whether that is the chance to win the match rather than points.
    """
    played = finished(life, number)
    scores = played.scores or []
    others = [score for other, score in enumerate(scores) if other != seat]
    points = scores[seat] - sum(others) / len(others)
    end = life.round_at(number, len(played.moves)).position
    worth = match_value(life.header.rules, played.totals_before, seat).of(end)
    return worth, abs(worth - points) > 1e-9


def work_off(
    review: Review, searcher: Adviser, breathe: Breath, tell: Callable[[Reviewed], None]
) -> Reviewed:
    """Has all searches made; ``tell`` hears what is known after each."""
    for stage in review.stages():
        known = [piece for piece in stage if piece.search in review.known]
        for piece in known:
            review.note(piece, review.known[piece.search])
        asked = {searcher.advise(piece.request): piece for piece in stage if piece not in known}
        while asked:
            breathe()
            future = next(filter(Future.done, asked), None)
            if future is None:
                wait(asked, _MOMENT, FIRST_COMPLETED)
            else:
                review.note(asked.pop(future), future.result())
                tell(review.so_far())
    return review.so_far()


# --------------------------------------------------------------------------------- keeping

VERSION: Final = f"{__version__} 25"
"""To be changed when the same round would be judged in another way."""


_CODEC: Final = Codec()


def review_to_json(review: Reviewed) -> dict[str, Any]:
    """A review as JSON has it."""
    told: dict[str, Any] = _CODEC.write(review)
    return told


def review_from_json(told: Any) -> Reviewed | None:
    """The inverse of ``review_to_json``; None for what is none."""
    try:
        review: Reviewed = _CODEC.read(Reviewed, told)
    except (KeyError, ValueError, RecursionError):
        return None
    return review if all(level in TABLE_LEVELS for level, _ in review.same_deal) else None


def speaks_of(review: Reviewed, life: Life, number: int, seat: int) -> bool:
    """Whether a review that was read from a file can be one of this round and seat."""
    moves, seats = len(life.rounds[number - 1].moves), len(life.header.seats)
    return (
        (review.number, review.seat) == (number, seat)
        and all(0 <= made.at <= made.fault_at <= moves for made in review.decisions)
        and all(one.at < moves and 0 <= one.seat < seats for one in review.drawn)
    )

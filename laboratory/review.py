"""``python -m laboratory review``: whether the numbers of a review can be trusted.

Levels play rounds, and their decisions are reviewed: better levels must lose less. Some of the
measurements are repeated, sixteen times as long: the intervals must contain the results. Mistakes
that reviews show must be mistakes in other deals, too, and longer reviews must find no great one
that is missing.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing
from typing import Any, Final, NamedTuple

from rummy_qt.engine import Move
from rummy_qt.lab.arguments import add_seed, positive
from rummy_qt.lab.estimates import estimate
from rummy_qt.lab.matches import completed
from rummy_qt.lab.simulate import simulated_header
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import LEAST_LOSS, Player, Situation
from rummy_qt.opponents.process import TEACHER, OpponentProcess
from rummy_qt.opponents.protocol import Counsel, Request, advice_of
from rummy_qt.play.game import leanings_of
from rummy_qt.play.review import (
    FULL,
    Effort,
    Piece,
    Review,
    ReviewResult,
    questions,
    run_review,
)
from rummy_qt.play.same_deal import new_life
from rummy_qt.records.header import Header
from rummy_qt.records.life import Life

GAMES: Final = (
    ("500-rum-de", 2), ("rommy-dk", 3), ("femhundra", 2),
    ("500-rum-pl", 3), ("rummy-500", 2), ("500-rum-nl", 4),
)  # fmt: skip
RANKED: Final = ("beginner", "casual", "club", "expert", "master")
_OTHER_DEALS: Final = 1_000_000
"""Seeds from here on are not used by reviews."""
_MUCH: Final = 10.0
"""Points that Master, judged by its own search, should hardly ever lose."""
_GREAT: Final = 15.0
"""From so many points on, a mistake may not be missing in a review."""
_LONG: Final = Effort(look=8_000, check=400, least_checks=32, most_checks=128, fine=0.7)
"""Four times a review's work, and with other deals."""
_JUDGED: Final = 96
"""Searches per mistake: three times a review's maximum."""
_MANY: Final = 60
"""The number of decisions that make a round long."""


class Measured(NamedTuple):
    """A comparison of the best way with the one played."""

    piece: Piece
    """How they are measured; another seed gives other deals."""
    searches: int
    cost: float
    error: float


class Open(Review):
    """A review that exposes its measurements."""

    def measured(self) -> list[Measured]:
        """Every pair of ways that was measured, with the result."""
        found = []
        for judged in self._judgements:
            if judged.checks and judged.doubtful:
                pair, measure = self._piece(judged, 1), judged.measure
                found.append(Measured(pair, len(judged.checks), measure.cost, measure.error))
        return found


class Here:
    """The search, in this process."""

    def __init__(self, seeds: int = 0) -> None:
        """``seeds`` is added to the seed of each search, for other deals than a review's."""
        self._player = new_player(TEACHER)
        self._seeds = seeds

    def advise(self, request: Request) -> Future[Counsel]:
        anew = _dealt_anew(request, self._seeds + request.situation.seed)
        return completed(advice_of(self._player, anew))

    def close(self) -> None:
        """Does nothing, as no process was started."""


def _dealt_anew(request: Request, seed: int) -> Request:
    """The same piece, to be measured in the deals of this seed."""
    return request._replace(situation=request.situation._replace(seed=seed))


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "review",
        help="hold the review of a round against what is known of it",
        description="Plays rounds in all games and reviews them: the losses of the levels must"
        " fall in their order, reported intervals must hold the value of a search sixteen times as"
        " long, and Master must seldom seem to lose much.",
    )
    parser.add_argument("--rounds", type=_whole, default=6, help="for each level; 0 for none")
    parser.add_argument("--checked", type=_whole, default=20, help="decisions measured again")
    parser.add_argument("--turns", type=_whole, default=0, help="of Master against itself")
    parser.add_argument(
        "--mistakes", type=_whole, default=0, help="rounds reviewed twice, once longer"
    )
    parser.add_argument(
        "--timed",
        type=_whole,
        default=0,
        help=f"rounds of {_MANY} decisions timed, in two processes as in the window",
    )
    parser.add_argument("--longer", type=positive, default=16, help="so many times as long")
    add_seed(parser)
    parser.set_defaults(run=run)


def _whole(text: str) -> int:
    return 0 if text == "0" else positive(text)


def run(args: argparse.Namespace) -> int:
    """Prints the results; returns 1 if a check fails, else 0."""
    held = []
    if args.rounds:
        held.append(_levels(args.rounds, args.seed))
    if args.checked:
        held.append(_calibration(args.checked, args.seed, args.longer))
    if args.turns:
        held.append(_against_itself(args.turns, args.seed))
    if args.mistakes:
        held.append(_mistakes(args.mistakes, args.seed))
    if args.timed:
        held.append(_timed(args.timed, args.seed))
    return 0 if all(held) else 1


# -------------------------------------------------------------------------------- levels


def _levels(rounds: int, seed: int) -> bool:
    """Whether better levels lose less by their decisions in the same deals."""
    losses: dict[str, list[float]] = {level: [] for level in RANKED}
    for number in range(rounds):
        rulebook, players = GAMES[number % len(GAMES)]
        for level in RANKED:
            life = played(rulebook, [level, *["club"] * (players - 1)], f"{seed} {number}")
            losses[level] += [decision.loss for decision in reviewed(life, 0).decisions]
        if (number + 1) % 10 == 0 or number + 1 == rounds:
            print(f"after {number + 1} rounds, points lost a decision:")
            for level in RANKED:
                mean, half = estimate(losses[level])
                print(f"  {level}: {mean:.2f} ± {half:.2f} in {len(losses[level])} decisions")
            sys.stdout.flush()
    means = [estimate(losses[level]).mean for level in RANKED]
    return means == sorted(means, reverse=True)


def played(rulebook: str, levels: Sequence[str], seed: str) -> Life:
    """A finished round of these levels."""
    return played_out(simulated_header(rulebook, list(levels), seed, "0" * 32), levels)


def played_out(header: Header, levels: Sequence[str]) -> Life:
    """The first round of a match, finished by players of these levels."""
    life, players = new_life(header), [new_player(level) for level in levels]
    rnd, leanings = life.match.round, leanings_of(header)
    while not rnd.over:
        told = Situation((0,) * rnd.players, 1, len(rnd.history), leanings=leanings)
        call = _call(life, players, told)
        if call is None:
            life.play(players[rnd.seat].choose(rnd.view(rnd.seat), told), rnd.seat)
        else:
            life.play(call[1], call[0])
    return life


def _call(life: Life, players: Sequence[Player], told: Situation) -> tuple[int, Move] | None:
    """The first seat, clockwise from the one to move, that calls the last discard, if any."""
    rnd = life.match.round
    for step in range(rnd.players):
        seat = (rnd.seat + step) % rnd.players
        if rnd.may_claim(seat):
            claim = players[seat].claim(rnd.view(seat), told)
            if claim is not None:
                return seat, claim.move
    return None


def reviewed(life: Life, seat: int, effort: Effort = FULL, seeds: int = 0) -> ReviewResult:
    """The review of a seat in the first round, by searches with these seeds and higher ones."""
    review = Review(life, 1, seat, effort)
    return run_review(review, Here(seeds), lambda: None, lambda _: None)


# ---------------------------------------------------------------------------- calibration


def _calibration(wanted: int, seed: int, longer: int) -> bool:
    """Whether the intervals contain the value of a search so many times as long.

    That value has an error, too, which is larger for a shorter search: both are combined.
    """
    held = number = 0
    for cost, error, value in _measured_twice(wanted, seed, longer):
        number += 1
        held += abs(cost - value) <= 2.0 * error
        if number % 10 == 0 or number == wanted:
            share = 100.0 * held / number
            print(f"{number} decisions measured again: {held} intervals hold it ({share:.1f} %)")
            sys.stdout.flush()
    return 0.92 * number <= held <= 0.98 * number


def _measured_twice(wanted: int, seed: int, longer: int) -> Iterator[tuple[float, float, float]]:
    """Reported costs, errors of the difference to, and the mean of, as many more searches."""
    made = number = 0
    while made < wanted and number < wanted:
        rulebook, players = GAMES[number % len(GAMES)]
        life = played(rulebook, [RANKED[number % 4]] * players, f"twice {seed} {number}")
        number += 1
        review = Open(life, 1, 0)
        run_review(review, Here(), lambda: None, lambda _: None)
        for measured in review.measured()[: wanted - made]:
            made += 1
            costs = _elsewhere(measured.piece.request, longer * measured.searches)
            again = statistics.stdev(costs) / math.sqrt(len(costs))
            yield measured.cost, math.hypot(measured.error, again), statistics.fmean(costs)


# ------------------------------------------------------------------ Master against itself


def _against_itself(turns: int, seed: int) -> bool:
    """Whether Master's own decisions seldom seem to lose much."""
    rounds = judged = costly = 0
    lost = 0.0
    while judged < turns:
        rulebook, players = GAMES[rounds % len(GAMES)]
        life = played(rulebook, [TEACHER] * players, f"itself {seed} {rounds}")
        rounds += 1
        for decision in reviewed(life, 0).decisions:
            judged += 1
            costly += decision.loss > _MUCH
            lost += decision.loss
    print(
        f"{TEACHER} against itself: {judged} decisions in {rounds} rounds, {costly} lose more than"
        f" {_MUCH:.0f} points ({100.0 * costly / judged:.1f} %), {lost / judged:.2f} on average"
    )
    return costly <= 0.03 * judged


# ------------------------------------------------------------- what is shown and missing


def _mistakes(rounds: int, seed: int) -> bool:
    """Whether shown mistakes are real, and no great one is missing.

    The two ways of a mistake are measured in other deals. A longer review finds what is missing; it
    could not judge what is shown, as it reports no cost for what its own first look has missed.
    """
    shown = right = whole = 0
    for number in range(rounds):
        rulebook, players = GAMES[number % len(GAMES)]
        life = played(rulebook, [RANKED[number % 4]] * players, f"mistakes {seed} {number}")
        review = Open(life, 1, 0)
        short = run_review(review, Here(), lambda: None, lambda _: None)
        long = reviewed(life, 0, _LONG, _OTHER_DEALS)
        pieces = (pair.piece for pair in review.measured())
        pairs = {piece.judgement.question.at: piece.request for piece in pieces}
        missing = []
        for one, other in zip(short.decisions, long.decisions, strict=True):
            if one.loss:
                shown += 1
                right += statistics.fmean(_elsewhere(pairs[one.at], _JUDGED)) >= LEAST_LOSS
            elif other.loss > _GREAT:
                missing.append(f"{other.loss:.0f} at {other.at}")
        whole += not missing
        print(
            f"{number + 1} rounds: {right} of {shown} mistakes shown lose at least"
            f" {LEAST_LOSS:.0f} points in other deals, too; {whole} rounds without one of"
            f" more than {_GREAT:.0f} that is missing {', '.join(missing)}".rstrip(),
            flush=True,
        )
    return right >= 0.9 * shown and whole >= 0.9 * rounds


def _elsewhere(request: Request, searches: int) -> list[float]:
    """By how much its first way is better than its second, in other deals than a review's."""
    searcher, (best, mine) = Here(), request.others
    costs = []
    for more in range(searches):
        ways = searcher.advise(_dealt_anew(request, _OTHER_DEALS + more)).result().ways
        means = {way.moves: way.mean for way in ways}
        costs.append(means[best] - means[mine])
    return costs


# ---------------------------------------------------------------------------------- time


def _timed(rounds: int, seed: int) -> bool:
    """Whether long rounds are reviewed soon enough, in wall-clock time on this machine."""
    held = True
    for life in _long_rounds(rounds, seed):
        begun, first = time.perf_counter(), 0.0

        def tell(review: ReviewResult) -> None:
            nonlocal first
            if not first and any(decision.judged for decision in review.decisions):
                first = time.perf_counter() - begun  # noqa: B023 - called before the next round

        with closing(OpponentProcess(processes=2)) as searcher:
            found = run_review(Review(life, 1, 0), searcher, lambda: None, tell)
        took = time.perf_counter() - begun
        held = held and first <= 3.0 and took <= 60.0
        print(
            f"{life.header.rulebook}: {len(found.decisions)} decisions, first results after"
            f" {first:.1f} s, all after {took:.1f} s of the clock",
            flush=True,
        )
    return held


def _long_rounds(wanted: int, seed: int) -> Iterator[Life]:
    """Rounds with at least so many decisions, by beginners and similar levels."""
    number = 0
    while wanted:
        rulebook, players = GAMES[number % len(GAMES)]
        level = ("newcomer", "beginner")[number // len(GAMES) % 2]
        life = played(rulebook, [level] * players, f"long {seed} {number}")
        number += 1
        if len(questions(life, 1, 0)) >= _MANY:
            wanted -= 1
            yield life

"""``rummy-lab review``: whether the numbers of a review can be trusted.

Levels play rounds, and each one's decisions are reviewed: the better player loses less. Some of the
measurements are made again, sixteen times as long: the intervals must hold what they come to.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from typing import Any, Final

from rummy_qt.engine import Move, View
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Player, Situation
from rummy_qt.opponents.process import Counsel
from rummy_qt.opponents.thinker import Thinker
from rummy_qt.play.review import FULL, LEVEL, Decision, Effort, Review, Reviewed, work_off
from rummy_qt.records.life import Life

from .arguments import add_seed, counted
from .simulate import simulated_header

GAMES: Final = (
    ("500-rum-de", 2), ("rommy-dk", 3), ("femhundra", 2),
    ("500-rum-pl", 3), ("rummy-500", 2), ("500-rum-nl", 4),
)  # fmt: skip
RANKED: Final = ("beginner", "casual", "club", "expert")
_LONGER: Final = FULL._replace(most_checks=16 * FULL.most_checks, fine=FULL.fine / 4)


class Here:
    """The search, in this process."""

    def __init__(self) -> None:
        player = new_player(LEVEL, timed=False)
        assert isinstance(player, Thinker)
        self._player = player

    def advise(
        self,
        view: View,
        situation: Situation,
        others: Sequence[Sequence[Move]] = (),
        playouts: int | None = None,
        level: str = LEVEL,
        *,
        only: bool = False,
    ) -> Future[Counsel]:
        future: Future[Counsel] = Future()
        ways = self._player.ways(view, situation, others, playouts, only=only)
        future.set_result(Counsel(tuple(ways)))
        return future

    def close(self) -> None:
        """Nothing was started."""


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "review",
        help="hold the review of a round against what is known of it",
        description="Plays rounds in all games and reviews them: the losses of the levels must"
        " fall in their order, and reported intervals must hold the value of a search sixteen"
        " times as long.",
    )
    parser.add_argument(
        "--rounds", type=_whole, default=6, metavar="N", help="for each level; 0 for none"
    )
    parser.add_argument(
        "--checked", type=_whole, default=20, metavar="N", help="decisions measured again"
    )
    add_seed(parser)
    parser.set_defaults(run=run)


def _whole(text: str) -> int:
    return 0 if text == "0" else counted(text)


def run(args: argparse.Namespace) -> int:
    """Prints what it finds; 0, or 1 where something does not hold."""
    held = [
        sweep(number, args.seed)
        for sweep, number in (
            (_levels, args.rounds), (_calibration, args.checked),
        )
        if number
    ]  # fmt: skip
    return 0 if all(held) else 1


# -------------------------------------------------------------------------------- levels


def _levels(rounds: int, seed: int) -> bool:
    """Whether a better level loses less at its decisions."""
    means = []
    for level in RANKED:
        losses: list[float] = []
        seconds = time.process_time()
        for number in range(rounds):
            rulebook, players = GAMES[number % len(GAMES)]
            life = played(rulebook, [level, *["club"] * (players - 1)], f"{seed} {number}")
            losses += [decision.loss for decision in reviewed(life, 0).decisions]
        seconds = time.process_time() - seconds
        mean, half = mean_of(losses)
        means.append(mean)
        print(
            f"{level}: {mean:.2f} ± {half:.2f} points lost a decision, {len(losses)} decisions in"
            f" {rounds} rounds, {seconds / rounds:.1f} s of the processor a round"
        )
    return means == sorted(means, reverse=True)


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    if len(values) < 2:
        return (values[0] if values else 0.0), math.inf
    return statistics.fmean(values), 1.96 * statistics.stdev(values) / math.sqrt(len(values))


def played(rulebook: str, levels: Sequence[str], seed: str) -> Life:
    """A finished round of these levels."""
    header = simulated_header(rulebook, list(levels), seed, "0" * 32)
    life, players = Life(header), [new_player(level, timed=False) for level in levels]
    life.catch_up()
    rnd = life.match.round
    while not rnd.over:
        told = Situation((0,) * rnd.players, 1, len(rnd.history))
        call = _call(life, players, told)
        if call is None:
            life.play(players[rnd.seat].choose(rnd.view(rnd.seat), told), rnd.seat)
        else:
            life.play(call[1], call[0])
    life.catch_up()
    return life


def _call(life: Life, players: Sequence[Player], told: Situation) -> tuple[int, Move] | None:
    """Who calls the last discard, clockwise from the seat to move, if anybody does."""
    rnd = life.match.round
    for step in range(rnd.players):
        seat = (rnd.seat + step) % rnd.players
        if rnd.may_claim(seat):
            claim = players[seat].claim(rnd.view(seat), told)
            if claim is not None:
                return seat, claim.move
    return None


def reviewed(life: Life, seat: int, effort: Effort = FULL) -> Reviewed:
    """The review of a seat in the first round."""
    review = Review(life, 1, seat, effort)
    return work_off(review, [Here()], lambda: None, lambda _: None)


# ---------------------------------------------------------------------------- calibration


def _calibration(wanted: int, seed: int) -> bool:
    """Whether two standard errors hold the value of a search sixteen times as long."""
    held, number = 0, 0
    for usual, long in _measured_twice(wanted, seed):
        number += 1
        error = 2.0 * math.hypot(usual.error, long.error)
        held += abs(usual.cost - long.cost) <= error
    print(f"{number} decisions measured again: {held} within two standard errors")
    return held >= 0.92 * number


def _measured_twice(wanted: int, seed: int) -> Iterator[tuple[Decision, Decision]]:
    made, number = 0, 0
    while made < wanted and number < 4 * wanted:
        rulebook, players = GAMES[number % len(GAMES)]
        life = played(rulebook, ["casual"] * players, f"twice {seed} {number}")
        number += 1
        long = {decision.at: decision for decision in reviewed(life, 0, _LONGER).decisions}
        for usual in reviewed(life, 0).decisions:
            again = long[usual.at]
            if usual.error and again.error and usual.best == again.best and made < wanted:
                made += 1
                yield usual, again

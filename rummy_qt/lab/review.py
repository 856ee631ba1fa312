"""``rummy-lab review``: whether the numbers of a review can be trusted.

Levels play rounds, and each one's decisions are reviewed: the better player loses less. Some of the
measurements are made again, sixteen times as long: the intervals must hold what they come to.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from typing import Any, Final

from rummy_qt.engine import Move, View
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Player, Situation
from rummy_qt.opponents.process import Counsel
from rummy_qt.opponents.thinker import Thinker
from rummy_qt.play.review import FULL, LEVEL, Effort, Review, Reviewed, work_off
from rummy_qt.records.life import Life

from .arguments import add_seed, counted
from .simulate import simulated_header

GAMES: Final = (
    ("500-rum-de", 2), ("rommy-dk", 3), ("femhundra", 2),
    ("500-rum-pl", 3), ("rummy-500", 2), ("500-rum-nl", 4),
)  # fmt: skip
RANKED: Final = ("beginner", "casual", "club", "expert", "master")
_OTHER_DEALS: Final = 1_000_000
"""Seeds from here on are those of no review."""
_MUCH: Final = 10.0
"""Points that Master, judged by its own search, should hardly ever lose."""


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
        " fall in their order, reported intervals must hold the value of a search sixteen times as"
        " long, and Master must seldom seem to lose much.",
    )
    parser.add_argument(
        "--rounds", type=_whole, default=6, metavar="N", help="for each level; 0 for none"
    )
    parser.add_argument(
        "--checked", type=_whole, default=20, metavar="N", help="decisions measured again"
    )
    parser.add_argument(
        "--turns", type=_whole, default=0, metavar="N", help="of Master against itself"
    )
    parser.add_argument(
        "--longer", type=counted, default=16, metavar="N", help="so many times as long"
    )
    add_seed(parser)
    parser.set_defaults(run=run)


def _whole(text: str) -> int:
    return 0 if text == "0" else counted(text)


def run(args: argparse.Namespace) -> int:
    """Prints what it finds; 0, or 1 where something does not hold."""
    held = []
    if args.rounds:
        held.append(_levels(args.rounds, args.seed))
    if args.checked:
        held.append(_calibration(args.checked, args.seed, args.longer))
    if args.turns:
        held.append(_against_itself(args.turns, args.seed))
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
            f" {rounds} rounds, {seconds / rounds:.1f} s of the processor a round",
            flush=True,
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


def _calibration(wanted: int, seed: int, longer: int) -> bool:
    """Whether the intervals hold the value of a search so many times as long.

    That is unsure itself, the more so the shorter it is: the two errors together count.
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
    made, number, searcher = 0, 0, Here()
    while made < wanted and number < wanted:
        rulebook, players = GAMES[number % len(GAMES)]
        life = played(rulebook, [RANKED[number % 4]] * players, f"twice {seed} {number}")
        number += 1
        review = Review(life, 1, 0)
        work_off(review, [searcher], lambda: None, lambda _: None)
        for measured in review.measured()[: wanted - made]:
            made += 1
            piece, costs = measured.piece, []
            for more in range(longer * measured.searches):
                situation = piece.situation._replace(seed=_OTHER_DEALS + more)
                ways = searcher.advise(
                    piece.view, situation, piece.others, piece.playouts, only=True
                ).result()
                means = {way.moves: way.mean for way in ways.ways}
                best, mine = piece.others
                costs.append(means[best] - means[mine])
            again = statistics.stdev(costs) / math.sqrt(len(costs))
            yield measured.cost, math.hypot(measured.error, again), statistics.fmean(costs)


# ------------------------------------------------------------------ Master against itself


def _against_itself(turns: int, seed: int) -> bool:
    """Whether Master's own decisions seldom seem to lose much."""
    rounds = judged = costly = 0
    lost = 0.0
    while judged < turns:
        rulebook, players = GAMES[rounds % len(GAMES)]
        life = played(rulebook, [LEVEL] * players, f"itself {seed} {rounds}")
        rounds += 1
        for decision in reviewed(life, 0).decisions:
            judged += 1
            costly += decision.loss > _MUCH
            lost += decision.loss
    print(
        f"{LEVEL} against itself: {judged} decisions in {rounds} rounds, {costly} lose more than"
        f" {_MUCH:.0f} points ({100.0 * costly / judged:.1f} %), {lost / judged:.2f} on average"
    )
    return costly <= 0.03 * judged

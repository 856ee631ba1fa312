"""``rummy-lab review``: whether the review of a round finds what it should, and no more.

Levels play rounds, and each one's decisions are reviewed: the better player loses less. Into other
rounds one bad move is planted, and the review has to rank it first. Some of the measurements are
made again, sixteen times as long.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from random import Random
from typing import Any, Final, NamedTuple

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


class Planted(NamedTuple):
    """One bad move."""

    kind: str
    at: int
    """After so many moves of the round."""
    seat: int


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "review",
        help="hold the review of a round against what is known of it",
        description="Plays rounds in all games and reviews them: the losses of the levels must"
        " fall in their order, planted blunders must be ranked first, and reported intervals must"
        " hold the value of a search sixteen times as long.",
    )
    parser.add_argument(
        "--rounds", type=_whole, default=6, metavar="N", help="for each level; 0 for none"
    )
    parser.add_argument("--blunders", type=_whole, default=12, metavar="N", help="planted")
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
            (_levels, args.rounds), (_blunders, args.blunders), (_calibration, args.checked),
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


def played(
    rulebook: str,
    levels: Sequence[str],
    seed: str,
    plant: Callable[[View], Move | None] = lambda view: None,
    most: int = 0,
) -> Life:
    """A finished round of these levels; the searching ones search little.

    Where ``plant`` has a move for the seat to move, it is played instead, so many times.
    """
    header = simulated_header(rulebook, list(levels), seed, "0" * 32)
    life, players = Life(header), [new_player(level, timed=False) for level in levels]
    life.catch_up()
    rnd = life.match.round
    while not rnd.over:
        told = Situation((0,) * rnd.players, 1, len(rnd.history))
        view = rnd.view(rnd.seat)
        bad = plant(view) if most else None
        if bad is not None:
            most -= 1
            life.play(bad, rnd.seat)
            continue
        call = _call(life, players, told)
        if call is None:
            life.play(players[rnd.seat].choose(view, told), rnd.seat)
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


# ------------------------------------------------------------------------------- blunders


def _given(view: View) -> Move | None:
    """A card that fits a meld on the table is thrown, and another one would not have."""
    if view.phase != "play" or not view.melds:
        return None
    lays = {move.cards[0].face for move in view.legal_moves if move.kind == "lay"}
    throws = [move for move in view.legal_moves if move.kind == "discard"]
    bad = [move for move in throws if move.cards[0].face in lays]
    own = all(view.seat in meld.owners for meld in view.melds)
    return bad[0] if bad and len(bad) < len(throws) and not own else None


def _broken(view: View) -> Move | None:
    """A card of a made meld is thrown."""
    if view.phase != "play":
        return None
    made = [move for move in view.legal_moves if move.kind == "meld" and len(move.cards) == 3]
    throws = {move.cards[0].face: move for move in view.legal_moves if move.kind == "discard"}
    faces = [card.face for move in made for card in move.cards if not card.is_joker]
    rest = [face for face in throws if face not in faces]
    return next((throws[face] for face in faces if face in throws), None) if len(rest) > 1 else None


def _joker(view: View) -> Move | None:
    """A joker is thrown."""
    throws = [move for move in view.legal_moves if move.kind == "discard"]
    bad = [move for move in throws if move.cards[0].is_joker]
    return bad[0] if bad and len(throws) > 2 else None


def _false_call(view: View) -> Move | None:
    """A call although nothing fits."""
    calls = [move for move in view.legal_moves if move.kind == "claim"]
    return calls[0] if calls and all(move.meld is None for move in calls) else None


def _greed(view: View) -> Move | None:
    """A long pile is taken whose duty cannot be met but for its price."""
    if not view.rules.duty_price or view.phase != "draw" or len(view.hand) > 6:
        return None
    takes = [move for move in view.legal_moves if move.kind == "take"]
    concede = [move for move in takes if view.after(move).price and view.after(move).number > 4]
    held = {card.face for card in view.hand}
    near = [move for move in concede if move.cards[0].face in held]
    return concede[-1] if concede and not near else None


BLUNDERS: Final[dict[str, Callable[[View], Move | None]]] = {
    "given away": _given,
    "broken meld": _broken,
    "thrown joker": _joker,
    "false call": _false_call,
    "ruinous pile": _greed,
}


def _blunders(wanted: int, seed: int) -> bool:
    """Whether planted blunders are found and ranked first, in 95 % of the rounds."""
    found, first, number = 0, 0, 0
    for kind, life, planted in _planted(wanted, seed):
        number += 1
        review = reviewed(life, planted.seat)
        costly = review.costly
        places = [d.at <= planted.at < d.at + max(1, len(d.played)) for d in costly]
        found += any(places)
        first += bool(places and places[0])
        if not (places and places[0]):
            moves = life.rounds[0].moves
            worst = "nothing" if not costly else f"{costly[0].loss:.0f} at {costly[0].fault_at}"
            print(f"  not first: {kind}, {life.header.rulebook} {life.header.seed!r}, move"
                  f" {planted.at} ({moves[planted.at].move}); worst is {worst}")  # fmt: skip
    print(f"{number} planted blunders: {found} found, {first} ranked first")
    return first >= 0.95 * number


def _planted(wanted: int, seed: int) -> Iterator[tuple[str, Life, Planted]]:
    """Rounds of Club with one bad move each, the kinds and games by turns."""
    kinds, made, tries = list(BLUNDERS), 0, 0
    while made < wanted and tries < 40 * wanted:
        kind = kinds[tries % len(kinds)]
        rulebook, players = GAMES[(tries // len(kinds)) % len(GAMES)]
        name = f"blunder {seed} {tries}"
        tries += 1
        chance = Random(name)
        wait = chance.randrange(2, 14)

        def plant(view: View, kind: str = kind, wait: int = wait) -> Move | None:
            return BLUNDERS[kind](view) if view.turns >= wait else None

        life = played(rulebook, ["club"] * players, name, plant, most=1)
        same = played(rulebook, ["club"] * players, name)
        pairs = zip(life.rounds[0].moves, same.rounds[0].moves, strict=False)
        at = next((n for n, (bad, good) in enumerate(pairs) if bad != good), None)
        if at is not None:
            made += 1
            yield kind, life, Planted(kind, at, life.rounds[0].moves[at].seat)


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

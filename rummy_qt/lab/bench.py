"""``rummy-lab bench``: measures random legal play through the engine's public API.

In each pass every game runs for a short slice of time, so that noise on the machine affects all
games alike. Figures are medians over the passes.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import Any, NamedTuple

from rummy_qt.engine import RULEBOOKS, Round, Rules
from rummy_qt.engine.bits import row_of
from rummy_qt.engine.position import OVER, Position
from rummy_qt.opponents.chance import Chance
from rummy_qt.opponents.hands import Hands
from rummy_qt.opponents.judge import hands_of, policy_for
from rummy_qt.opponents.policy import Policy

from .arguments import add_rulebook, add_seed, duration, positive

SEATS = (2, 4, 8)
PLAYOUTS = "playouts, 500-rum-de, 2 players"
"""The name of the benchmark of whole greedy rounds, as in the opponents' search."""

PlayRound = Callable[[], int]
"""Plays one round and returns the number of moves."""


class Rate(NamedTuple):
    """Rounds and moves per second in one slice of time."""

    rounds: float
    moves: float


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "bench",
        help="measure random legal play, per rulebook",
        description="Plays whole rounds at random through the engine's public functions, and prints"
        " rounds and moves a second for each rulebook and number of players.",
    )
    add_rulebook(parser, "only this; may be given again", action="append")
    parser.add_argument(
        "--players", type=positive, action="append", help="only this number; may be repeated"
    )
    parser.add_argument("--passes", type=positive, default=7, help="slices of time for each game")
    parser.add_argument(
        "--slice", type=duration, default=0.25, metavar="SECONDS", help="length of one slice"
    )
    add_seed(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measures and prints a table; returns 0."""
    games = dict(own_games(args.rulebook or list(RULEBOOKS), args.players or SEATS, args.seed))
    if not games:
        raise ValueError("no rulebook allows these numbers of players")
    if args.rulebook is None and args.players is None:
        games[PLAYOUTS] = playout_player(args.seed)
    for line in report(measure(games, args.passes, args.slice)):
        print(line)
    return 0


def measure(games: dict[str, PlayRound], passes: int, seconds: float) -> dict[str, list[Rate]]:
    """The rates of each game, one per pass; ``seconds`` is the length of a slice."""
    rates: dict[str, list[Rate]] = {name: [] for name in games}
    for play in games.values():
        play()  # the first round fills caches that later rounds share
    for _ in range(passes):
        for name, play in games.items():
            rounds = moves = 0
            start = time.perf_counter()
            while (spent := time.perf_counter() - start) < seconds or not rounds:
                moves += play()
                rounds += 1
            rates[name].append(Rate(rounds / spent, moves / spent))
    return rates


def report(rates: dict[str, list[Rate]]) -> Iterator[str]:
    """The lines of the table."""
    yield f"{'':36}{'rounds/s':>10}{'moves/s':>10}"
    for name, passes in rates.items():
        rounds, moves = median(r.rounds for r in passes), median(r.moves for r in passes)
        yield f"{name:36}{rounds:10.0f}{moves:10.0f}"


def own_games(
    rulebooks: Sequence[str], seats: Sequence[int], seed: int
) -> Iterator[tuple[str, PlayRound]]:
    """Random play of each rulebook with each number of players that it allows, by name."""
    for name in rulebooks:
        rules = RULEBOOKS[name]
        for players in seats:
            if rules.min_players <= players <= rules.max_players:
                yield f"{name}, {players} players", own_player(rules, players, seed)


def own_player(rules: Rules, players: int, seed: int) -> PlayRound:
    """A function that plays whole rounds at random, using ``legal_moves`` and ``play``."""
    rng = random.Random(seed)
    deck = rules.deck(players)

    def play() -> int:
        rng.shuffle(deck)
        rnd = Round.deal(rules, players, 0, deck)
        moves = 0
        while not rnd.over:
            legal = rnd.legal_moves()
            rnd.play(legal[int(rng.random() * len(legal))])
            moves += 1
        return moves

    return play


def playout_player(seed: int) -> PlayRound:
    """A function that plays whole rounds with the greedy policy, each positive as one move."""
    rules = RULEBOOKS["500-rum-de"]
    played = rounds(hands_of(rules, 2), [policy_for(rules, 2)] * 2, seed)

    def play() -> int:
        next(played)
        return 1

    return play


def play_round(position: Position, policies: Sequence[Policy], chance: Chance) -> list[int]:
    """Plays to the end, each seat with its own policy; returns the score of each seat."""
    while position.due != OVER:
        policies[position.seat].play_turn(position, chance)
    return [int(position.score(seat)) for seat in range(position.players)]


def rounds(hands: Hands, policies: Sequence[Policy], seed: int) -> Iterator[list[int]]:
    """Endless scores of random deals, one policy per seat."""
    sheet = hands.sheet
    cards = [card.index for card in sheet.rules.deck(int(sheet.players))]
    rng = random.Random(seed)
    while True:
        rng.shuffle(cards)
        position = Position(sheet, 0)
        position.deal(row_of(cards))
        yield play_round(position, policies, Chance(seed, rng.getrandbits(32), 1))

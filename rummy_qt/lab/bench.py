"""``rummy-lab bench``: how fast random legal play runs through the engine's public API.

Every game of a pass gets a short slice of time, one after the other, and the passes repeat:
so a noisy machine is noisy for all alike. Figures are medians over the passes.
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

from .arguments import add_rulebook, add_seed, counted, lasting

SEATS = (2, 4, 8)
PLAYOUTS = "playouts, 500-rum-de, 2 players"
"""Whole rounds of the greedy player, as the opponents' search plays them."""

PlayRound = Callable[[], int]
"""Plays one round at random and returns the number of moves."""


class Rate(NamedTuple):
    """One slice of time."""

    rounds: float
    """Rounds a second."""
    moves: float
    """Moves a second."""


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
        "--players", type=counted, action="append", help="only this number; may be given again"
    )
    parser.add_argument("--passes", type=counted, default=7, help="slices of time for each game")
    parser.add_argument(
        "--slice", type=lasting, default=0.25, metavar="SECONDS", help="length of one slice"
    )
    add_seed(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measures and prints a table; 0."""
    games = dict(own_games(args.rulebook or list(RULEBOOKS), args.players or SEATS, args.seed))
    if not games:
        raise ValueError("no rulebook allows these numbers of players")
    if args.rulebook is None and args.players is None:
        games[PLAYOUTS] = playout_player(args.seed)
    for line in report(measure(games, args.passes, args.slice)):
        print(line)
    return 0


def measure(games: dict[str, PlayRound], passes: int, seconds: float) -> dict[str, list[Rate]]:
    """The rates of each game, one a pass; ``seconds`` is the length of a slice."""
    rates: dict[str, list[Rate]] = {name: [] for name in games}
    for play in games.values():
        play()  # the first round fills tables that later rounds share
    for _ in range(passes):
        for name, play in games.items():
            rates[name].append(_slice(play, seconds))
    return rates


def report(rates: dict[str, list[Rate]]) -> Iterator[str]:
    """The table, line by line."""
    yield f"{'':36}{'rounds/s':>10}{'moves/s':>10}"
    for name, own in rates.items():
        rounds, moves = median(r.rounds for r in own), median(r.moves for r in own)
        yield f"{name:36}{rounds:10.0f}{moves:10.0f}"


def _slice(play: PlayRound, seconds: float) -> Rate:
    rounds = moves = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds or not rounds:
        moves += play()
        rounds += 1
    return Rate(rounds / spent, moves / spent)


def own_games(
    rulebooks: Sequence[str], seats: Sequence[int], seed: int
) -> Iterator[tuple[str, PlayRound]]:
    """Random play of each of these rulebooks with each of these numbers, where it allows them."""
    for name in rulebooks:
        rules = RULEBOOKS[name]
        for players in seats:
            if rules.min_players <= players <= rules.max_players:
                yield f"{name}, {players} players", own_player(rules, players, seed)


def own_player(rules: Rules, players: int, seed: int) -> PlayRound:
    """Random legal play of the seat to move, in whole rounds, by ``legal_moves`` and ``play``."""
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
    """Greedy play by the opponents' judgement, in whole rounds, which count as one move each."""
    rules = RULEBOOKS["500-rum-de"]
    played = rounds(hands_of(rules, 2), [policy_for(rules, 2)] * 2, seed)

    def play() -> int:
        next(played)
        return 1

    return play


def play_round(position: Position, policies: Sequence[Policy], chance: Chance) -> list[int]:
    """Plays to the end, each seat by its own policy; the score of each seat."""
    while position.due != OVER:
        policies[position.seat].play_turn(position, chance)
    return [int(position.score(seat)) for seat in range(position.players)]


def rounds(hands: Hands, policies: Sequence[Policy], seed: int) -> Iterator[list[int]]:
    """The scores of one deal after another, by these policies in their seats."""
    sheet = hands.sheet
    cards = [card.index for card in sheet.rules.deck(int(sheet.players))]
    shuffling = random.Random(seed)
    while True:
        shuffling.shuffle(cards)
        position = Position(sheet, 0)
        position.deal(row_of(cards))
        yield play_round(position, policies, Chance(seed, shuffling.getrandbits(32), 1))

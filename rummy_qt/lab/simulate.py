"""``rummy-lab simulate``: opponents play a match, or random play tries all of the rules."""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rummy_qt.engine import RULEBOOKS
from rummy_qt.opponents.levels import LEVELS, new_player
from rummy_qt.play.game import Game
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.record import MatchRecord

from .fuzz import fuzz
from .selfplay import play_round

_CREATED = "1970-01-01T00:00:00Z"
"""The date of every simulated match: the same arguments give the same record."""


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "simulate", help="play a match without a screen; or try all of the rules, with --fuzz"
    )
    parser.add_argument("--rulebook", choices=list(RULEBOOKS))
    parser.add_argument("--players", type=int, help="how many play")
    parser.add_argument("--rounds", type=int, required=True, help="the most rounds played")
    parser.add_argument("--seed", required=True, help="what the deals follow from")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the match here")
    parser.add_argument(
        "--opponents",
        metavar="A,B,…",
        help=f"one a seat, or one for all, of {', '.join(LEVELS)}; random unless given",
    )
    parser.add_argument(
        "--fuzz", action="store_true", help="random play over all rulebooks and house rules"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays and prints; 0, or 1 where something did not hold."""
    if args.rounds < 1:
        raise ValueError("--rounds must be at least 1")
    return _run_fuzz(args) if args.fuzz else _run_match(args)


def _run_fuzz(args: argparse.Namespace) -> int:
    given = [n for n in ("rulebook", "players", "record", "opponents") if getattr(args, n)]
    if given:
        raise ValueError(f"--{given[0]} does not go with --fuzz")
    return fuzz(args.rounds, args.seed)


def _run_match(args: argparse.Namespace) -> int:
    if args.rulebook is None or args.players is None:
        raise ValueError("--rulebook and --players are needed, or --fuzz")
    rules = RULEBOOKS[args.rulebook]
    if not rules.min_players <= args.players <= rules.max_players:
        raise ValueError(
            f"{args.rulebook} is for {rules.min_players} to {rules.max_players} players"
        )
    levels = _levels(args.opponents, args.players)
    header = simulated_header(args.rulebook, levels, args.seed)
    record = MatchRecord.create(header, args.record)
    troubles: list[str] = []
    record.trouble = troubles.append
    try:
        _play_match(Game.start(header, record), levels, args.rounds)
    finally:
        record.close()
    for trouble in troubles:
        print(f"rummy-lab: {trouble}", file=sys.stderr)
    return 1 if troubles else 0


def _levels(names: str | None, players: int) -> list[str]:
    levels = (names or "random").split(",")
    if len(levels) == 1:
        levels *= players
    if len(levels) != players:
        raise ValueError(f"--opponents names {len(levels)} opponents for {players} seats")
    return levels


def simulated_header(rulebook: str, levels: Sequence[str], seed: str) -> Header:
    """The header of a simulated match: it follows from the arguments alone."""
    name = f"simulated-{rulebook}-{len(levels)}-{seed}"
    nonce = hashlib.sha256(f"rummy-qt|nonce|{name}".encode()).hexdigest()[:32]
    return Header.new(
        rulebook,
        RULEBOOKS[rulebook],
        [SeatInfo(f"{level} {seat}", level) for seat, level in enumerate(levels, 1)],
        seed,
        nonce=nonce,
        id=name,
        created=_CREATED,
    )


def _play_match(game: Game, levels: Sequence[str], rounds: int) -> None:
    players = [new_player(level) for level in levels]
    match = game.match
    while True:
        play_round(game, players)
        ending, scores = match.round.ending, match.scores[-1]
        print(f"round {match.round_number}: {ending}, {scores}, totals {match.totals}")
        if match.over:
            print(f"winner: seat {match.winner} ({game.seats[match.winner or 0].name})")
            print(f"settlement: {match.settlement}")
            return
        if match.round_number == rounds:
            print("not over")
            return
        game.next_round()

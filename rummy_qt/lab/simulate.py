"""``rummy-lab simulate``: plays a match among opponents, or tests all rules with random play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from rummy_qt.engine import RULEBOOKS
from rummy_qt.engine.round import checked_players
from rummy_qt.opponents.levels import LEVELS
from rummy_qt.play.game import Game
from rummy_qt.records.header import LONGEST, PROGRAM, Header, SeatInfo, fingerprint
from rummy_qt.records.texts import escaped

from .arguments import add_rulebook, positive
from .deals import add_nonce, match_secrets, new_nonce
from .fuzz import fuzz
from .matches import MatchSeat, kind_of, play_match, seat_for, shown_name
from .output import quantity, write_private

_CREATED = "1970-01-01T00:00:00Z"
"""The date of every simulated match: the same arguments and nonce give the same record."""


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "simulate",
        help="play a match without a screen; or try all of the rules, with --fuzz",
        description="Plays one match among opponents, to its end or for --rounds rounds, and prints"
        " the standing. The same seed and nonce give the same match; the deals follow from the seed"
        " alone, unless a program plays. With --fuzz, plays that many rounds at random over all"
        " rulebooks and house rules and checks the engine against itself.",
    )
    add_rulebook(parser, "whose rules (required without --fuzz)")
    parser.add_argument("--players", type=positive, help="how many (required without --fuzz)")
    parser.add_argument("--rounds", type=positive, required=True, help="the most rounds to play")
    parser.add_argument(
        "--seed",
        required=True,
        type=_seed,
        metavar="TEXT",
        help="any text, from which the deals follow",
    )
    add_nonce(parser)
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the match here")
    parser.add_argument(
        "--opponents",
        metavar="A,B,…",
        help=f"one per seat, or one for all: {', '.join(LEVELS)} or a program; random unless given",
    )
    parser.add_argument(
        "--fuzz", action="store_true", help="random play over all rulebooks and house rules"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays and prints; returns 0, or 1 if a check failed."""
    if not args.fuzz:
        return _run_match(args)
    for name in ("rulebook", "players", "record", "opponents", "nonce"):
        if getattr(args, name) is not None:
            raise ValueError(f"--{name} does not go with --fuzz")
    return fuzz(args.rounds, args.seed)


def _run_match(args: argparse.Namespace) -> int:
    if args.rulebook is None or args.players is None:
        raise ValueError("give --rulebook and --players, or --fuzz")
    checked_players(RULEBOOKS[args.rulebook], args.players)
    names = _opponents(args.opponents, args.players)
    nonce = args.nonce or new_nonce()
    lines: list[bytes] = []
    with ExitStack() as stack:
        seats = [stack.enter_context(closing(seat_for(name))) for name in names]
        header = simulated_header(args.rulebook, names, args.seed, nonce)
        if args.record:  # fail before the match if the record cannot be written
            write_private(args.record, "xb", lines)
            args.record.unlink()  # so that a killed run leaves no file
        try:
            match = play_match(header, seats, lines, args.rounds, _print_round)
        finally:
            if args.record:
                write_private(args.record, "xb", lines)
    _print_refusals(names, seats)
    if match.winner is None:
        print("not over")
    else:
        print(f"winner: seat {match.winner} ({header.seats[match.winner].name})")
        print(f"settlement: {match.settlement}")
    print(f"nonce: {nonce}")
    return 0


def _seed(text: str) -> str:
    """Parses a seed: text that a record can store."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError("the seed is not text in UTF-8") from None
    if not 0 < len(text) <= LONGEST:
        raise argparse.ArgumentTypeError(f"the seed must be 1 to {LONGEST} characters")
    return text


def _print_refusals(names: Sequence[str], seats: Sequence[MatchSeat]) -> None:
    for number, (name, seat) in enumerate(zip(names, seats, strict=True)):
        if refused := seat.work.refused:
            message = f"{quantity(len(refused), 'answer')} refused, the first: {refused[0]}"
            who = escaped(shown_name(name))
            print(f"rummy-lab: seat {number} ({who}): {message}", file=sys.stderr)


def _print_round(game: Game) -> None:
    match = game.match
    ending, scores = match.round.ending, match.scores[-1]
    print(f"round {match.round_number}: {ending}, {scores}, totals {match.totals}")


def _opponents(text: str | None, players: int) -> list[str]:
    names = ["random"] if text is None else text.split(",")
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise ValueError(f"--opponents names {len(names)} opponents for {players} seats")
    return names


def simulated_header(rulebook: str, names: Sequence[str], seed: str, nonce: str) -> Header:
    """The header of a simulated match, determined by the arguments alone.

    The deals follow from the seed as typed or, if a program plays, from the seed and the nonce.
    """
    kinds = [kind_of(name) for name in names]
    mark = fingerprint(seed, nonce)[:12]
    return Header.new(
        rulebook,
        RULEBOOKS[rulebook],
        [
            SeatInfo(f"{shown_name(name)} {seat}", kind)
            for seat, (name, kind) in enumerate(zip(names, kinds, strict=True), 1)
        ],
        match_secrets(seed, 0, nonce).seed if PROGRAM in kinds else seed,
        nonce=nonce,
        id=f"simulated-{rulebook}-{len(names)}-{mark}",
        created=_CREATED,
    )

"""``rummy-lab simulate``: opponents play a match, or random play tries all of the rules."""

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

from .arguments import add_rulebook, counted
from .deals import add_nonce, hidden, new_nonce
from .fuzz import fuzz
from .matches import Answering, kind_of, play_match, seat_for, shown_name
from .output import so_many, write_private

_CREATED = "1970-01-01T00:00:00Z"
"""The date of every simulated match: the same arguments and nonce give the same record."""


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "simulate",
        help="play a match without a screen; or try all of the rules, with --fuzz",
        description="Plays one match among opponents, to its end or for so many rounds, and prints"
        " the standing. The same seed and nonce give the same match; the deals follow from the seed"
        " alone, unless a program plays. With --fuzz, plays that many rounds at random over all"
        " rulebooks and house rules and checks the engine against itself.",
    )
    add_rulebook(parser, "whose rules (without --fuzz, needed)")
    parser.add_argument("--players", type=counted, help="how many play (without --fuzz, needed)")
    parser.add_argument("--rounds", type=counted, required=True, help="the most rounds played")
    parser.add_argument(
        "--seed",
        required=True,
        type=_seed,
        metavar="TEXT",
        help="what the deals follow from; any text",
    )
    add_nonce(parser)
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the match here")
    parser.add_argument(
        "--opponents",
        metavar="A,B,…",
        help=f"one a seat, or one for all: {', '.join(LEVELS)} or a program; random unless given",
    )
    parser.add_argument(
        "--fuzz", action="store_true", help="random play over all rulebooks and house rules"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays and prints; 0, or 1 where something did not hold."""
    return _run_fuzz(args) if args.fuzz else _run_match(args)


def _run_fuzz(args: argparse.Namespace) -> int:
    for name in ("rulebook", "players", "record", "opponents", "nonce"):
        if getattr(args, name) is not None:
            raise ValueError(f"--{name} does not go with --fuzz")
    return fuzz(args.rounds, args.seed)


def _run_match(args: argparse.Namespace) -> int:
    if args.rulebook is None or args.players is None:
        raise ValueError("--rulebook and --players are needed, or --fuzz")
    checked_players(RULEBOOKS[args.rulebook], args.players)
    names = _opponents(args.opponents, args.players)
    nonce = args.nonce or new_nonce()
    lines: list[bytes] = []
    with ExitStack() as seated:
        seats = [seated.enter_context(closing(seat_for(name))) for name in names]
        header = simulated_header(args.rulebook, names, args.seed, nonce)
        if args.record:  # what cannot be kept is told before anybody plays
            write_private(args.record, "xb", lines)
            args.record.unlink()  # who is killed leaves no file that is in the way the next time
        try:
            match = play_match(header, seats, lines, args.rounds, _tell_round)
        finally:
            if args.record:
                write_private(args.record, "xb", lines)
    _tell_refused(names, seats)
    if match.winner is None:
        print("not over")
    else:
        print(f"winner: seat {match.winner} ({header.seats[match.winner].name})")
        print(f"settlement: {match.settlement}")
    print(f"nonce: {nonce}")
    return 0


def _seed(text: str) -> str:
    """A seed that a record can hold."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError("the seed is not text in UTF-8") from None
    if not 0 < len(text) <= LONGEST:
        raise argparse.ArgumentTypeError(f"the seed must be 1 to {LONGEST} characters")
    return text


def _tell_refused(names: Sequence[str], seats: Sequence[Answering]) -> None:
    for number, (name, seat) in enumerate(zip(names, seats, strict=True)):
        if refused := seat.work.refused:
            told = f"{so_many(len(refused), 'answer')} refused, the first: {refused[0]}"
            who = escaped(shown_name(name))
            print(f"rummy-lab: seat {number} ({who}): {told}", file=sys.stderr)


def _tell_round(game: Game) -> None:
    match = game.match
    ending, scores = match.round.ending, match.scores[-1]
    print(f"round {match.round_number}: {ending}, {scores}, totals {match.totals}")


def _opponents(given: str | None, players: int) -> list[str]:
    names = ["random"] if given is None else given.split(",")
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise ValueError(f"--opponents names {len(names)} opponents for {players} seats")
    return names


def simulated_header(rulebook: str, names: Sequence[str], seed: str, nonce: str) -> Header:
    """The header of a simulated match: it follows from the arguments alone.

    The deals follow from the seed as it was typed; where a program plays, from the nonce too.
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
        hidden(seed, 0, nonce).seed if PROGRAM in kinds else seed,
        nonce=nonce,
        id=f"simulated-{rulebook}-{len(names)}-{mark}",
        created=_CREATED,
    )

"""``rummy-lab verify FILE…``: checks match records."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from rummy_qt.opponents.levels import OPPONENTS
from rummy_qt.records.lines import Status
from rummy_qt.records.reading import verify
from rummy_qt.records.sentences import RecordError
from rummy_qt.records.texts import escaped

from .output import quantity

_NO_FILE_NAMES = {"missing", "not_a_file", "unreadable"}
_GOOD, _WRONG, _NO_FILE = 0, 1, 2


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "verify",
        help="replay match records and check every line",
        description="Replays each record and checks that the deals follow from the seed, every"
        " move, every score and the checksums; names the first line that is wrong.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a .rummy record")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Returns 0 if all records are good, 1 if one is wrong, 2 if one could not be read.

    Names the first wrong line of each wrong record.
    """
    results = set(map(_check, args.files))
    return next((status for status in (_WRONG, _NO_FILE) if status in results), _GOOD)


def _check(path: Path) -> int:
    try:
        reading = verify(path, OPPONENTS)
    except RecordError as error:
        print(f"rummy-lab: {escaped(str(error))}", file=sys.stderr)
        return _NO_FILE if error.sentence.name in _NO_FILE_NAMES else _WRONG
    if reading.fault is not None:
        print(f"rummy-lab: {escaped(f'{path}: {reading.fault}')}", file=sys.stderr)
        return _WRONG
    running = reading.replayed.status is Status.RUNNING
    state = "the match goes on" if running else "the match is over"
    counts = f"{quantity(reading.rounds, 'round')}, {quantity(reading.moves, 'move')}"
    print(f"{escaped(str(path))}: good: {counts}, {state}")
    return _GOOD

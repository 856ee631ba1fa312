"""``rummy-lab rebuild``: rebuilds the statistics from the records."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from rummy_qt.records.catalogue import Catalogue, is_ours
from rummy_qt.records.library import Library
from rummy_qt.records.texts import escaped

from .output import quantity


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "rebuild",
        help="rebuild the statistics from the records",
        description="Reads every saved match, rewrites the statistics and prints a line of"
        " totals. Nothing is lost: statistics follow from the records.",
    )
    parser.add_argument(
        "--matches", type=Path, metavar="DIR", help="read these records, not the user's own"
    )
    parser.add_argument(
        "--database",
        type=Path,
        metavar="FILE",
        help="write this file, not the user's own; without it, records that --matches names are"
        " only counted",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Prints a summary, and to stderr a line for each file that is no record or had to be repaired.

    Returns 0, or 2 if the statistics could not be written.
    """
    if args.matches is not None and not args.matches.is_dir():
        raise ValueError(f"{args.matches} is not a folder")
    if args.database is not None and not is_ours(args.database):
        raise ValueError(f"{args.database} holds no statistics of Rummy Qt, and is left as it is")
    library = Library(args.matches)
    default = args.matches is None and args.database is None
    catalogue = library.catalogue if default else Catalogue(args.database)
    records = library.record_files()
    catalogue.forget_all()
    problems = [entry.problem for entry in catalogue.entries(records) if entry.problem is not None]
    catalogue.count(records)
    summary = catalogue.summary()
    for note in (*problems, *catalogue.notes):
        print(f"rummy-lab: {escaped(str(note))}", file=sys.stderr)
    print(
        f"{quantity(len(records) - len(problems), 'record')} read:"
        f" {quantity(summary.matches, 'match', 'es')}, {summary.won} won;"
        f" {quantity(summary.rounds, 'round')}, {summary.points:.1f} points a round"
    )
    return 2 if catalogue.notes else 0

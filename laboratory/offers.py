"""``python -m laboratory offers``: the opponents that New match offers to winners and losers."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rummy_qt.play.ladder import level_step
from rummy_qt.records.entry import Entry
from rummy_qt.records.header import SeatInfo
from rummy_qt.records.lines import Status
from rummy_qt.ui.match_choice import first_choice, next_level

SHOWN: Final = (1, 4, 10)


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "offers",
        help="show which opponents New match offers as time goes by",
        description="Somebody who takes what New match offers wins every match, loses every match,"
        " or wins each second one: whom the first, the fourth and the tenth match offers.",
    )
    parser.set_defaults(run=run)


def run(_: argparse.Namespace) -> int:
    """Prints a table; returns 0."""
    print("| who | " + " | ".join(f"match {n}" for n in SHOWN) + " |")
    print("| --- |" + " --- |" * len(SHOWN))
    people = {"wins all": (True,), "wins each second one": (True, False), "loses all": (False,)}
    for who, wins in people.items():
        offers = offered(wins)
        print(f"| {who} | " + " | ".join(", ".join(offers[n - 1]) for n in SHOWN) + " |")
    return 0


def offered(wins: tuple[bool, ...]) -> list[list[str]]:
    """The levels offered for each match to a person whose matches always end like this."""
    seats, played, found = list(first_choice("").seats), list[Entry](), []
    for number in range(max(SHOWN)):
        step = level_step(played, [seat.kind for seat in seats[1:]])
        if moved := next_level(seats, step):
            place, level = moved
            seats[place] = seats[place]._replace(kind=level)
        played.insert(0, _ended(seats, won=wins[number % len(wins)]))
        found.append([seat.kind for seat in seats[1:]])
    return found


def _ended(seats: Sequence[SeatInfo], *, won: bool) -> Entry:
    winner = 0 if won else 1
    return Entry(Path(), 0.0, seats=tuple(seats), status=Status.WON, winner=winner)

"""``python -m laboratory tables``: draws the tables of the pages from ``docs/measurements``.

A page names a file in a comment, ``<!-- measurements/review.csv -->``, perhaps with the columns
to show, ``<!-- measurements/duels.csv: who, deals -->``. The file's rows are written below it.
"""

from __future__ import annotations

import argparse
import csv
import re
from pathlib import Path
from typing import Any, Final

DOCS: Final = Path(__file__).resolve().parents[1] / "docs"
_TABLE: Final = re.compile(r"<!-- (measurements/\w+\.csv)(?:: ([^>]*))? -->\n(?:\|.*\n)*")


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "tables",
        help="draw the tables of the documentation",
        description="Writes the tables of the pages in docs/ anew from the files of measurements.",
    )
    parser.set_defaults(run=run)


def run(_: argparse.Namespace) -> int:
    """Updates the tables, and prints the pages that have changed; returns 0."""
    for page in sorted(DOCS.glob("*.md")):
        before = page.read_text(encoding="utf-8")
        after = drawn(before)
        if after != before:
            page.write_text(after, encoding="utf-8")
            print(page)
    return 0


def drawn(page: str) -> str:
    """The page with its tables taken from the measurements."""
    return _TABLE.sub(_table, page)


def _table(found: re.Match[str]) -> str:
    comment = found[0].partition("\n")[0]
    with (DOCS / found[1]).open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    places = [head.index(name) for name in (found[2].split(", ") if found[2] else head)]
    title, *told = (f"| {' | '.join(row[at] for at in places)} |" for row in (head, *rows))
    return "\n".join([comment, title, f"|{'---|' * len(places)}", *told, ""])

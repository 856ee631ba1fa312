"""``python -m laboratory``, from a checkout: the commands of ``rummy-lab``, and more."""

import sys
from collections.abc import Sequence
from pathlib import Path

from rummy_qt.lab import cli
from rummy_qt.uncompiled import is_compiled

from . import (
    calls,
    course,
    duel,
    house,
    leanings,
    offers,
    practice,
    review,
    strength,
    tables,
    teacher,
    tune,
    yardstick,
)

COMMANDS = (
    *cli.COMMANDS, duel, leanings, teacher, review, tune, tables, course, offers, practice, calls,
    strength, yardstick, house,
)  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """Like ``rummy-lab``, but refuses to measure with machine code older than its source."""
    sys.path.append(str(Path(__file__).parents[1] / "packaging"))
    import native  # the compiler that set-up uses

    if is_compiled() and not native.is_fresh():
        print("Run make setup first: something changed after compiling.", file=sys.stderr)
        return 2
    return cli.main(argv, COMMANDS)


if __name__ == "__main__":
    sys.exit(main())

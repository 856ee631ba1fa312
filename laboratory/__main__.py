"""``python -m laboratory``, from a checkout: the commands of ``rummy-lab``, and more."""

import sys
from collections.abc import Sequence

from rummy_qt.lab import cli

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
)

COMMANDS = (
    *cli.COMMANDS, duel, leanings, teacher, review, tune, tables, course, offers, practice, calls,
    strength, house,
)  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """As ``rummy-lab``."""
    return cli.main(argv, COMMANDS)


if __name__ == "__main__":
    sys.exit(main())

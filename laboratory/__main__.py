"""``python -m laboratory``, from a checkout: the commands of ``rummy-lab``, and eight more."""

import sys
from collections.abc import Sequence

from rummy_qt.lab import cli

from . import course, duel, leanings, offers, review, tables, teacher, tune

COMMANDS = (*cli.COMMANDS, duel, leanings, teacher, review, tune, tables, course, offers)


def main(argv: Sequence[str] | None = None) -> int:
    """As ``rummy-lab``."""
    return cli.main(argv, COMMANDS)


if __name__ == "__main__":
    sys.exit(main())

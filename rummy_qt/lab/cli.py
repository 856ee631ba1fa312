"""``rummy-lab``: one subcommand a module, each with ``register(subparsers)``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NoReturn

from . import arena, bench, fair, parity, rebuild, simulate, tune, verify

COMMANDS: tuple[ModuleType, ...] = (
    simulate,
    verify,
    rebuild,
    arena,
    fair,
    parity,
    tune,
    bench,
)


class Parser(argparse.ArgumentParser):
    """Tells a wrong argument in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command. 0: success; 1: a check failed; 2: bad arguments."""
    parser = Parser(prog="rummy-lab", description="500 Rum without a screen.")
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.register(subparsers)
    args = parser.parse_args(argv)
    try:
        status: int = args.run(args)
    except (ValueError, OSError) as error:
        print(f"rummy-lab: {error}", file=sys.stderr)
        return 2
    return status

"""Argument parsing for ``rummy-lab``: one-line errors, and help that shows every default."""

from __future__ import annotations

import argparse
import math
import re
from contextlib import suppress
from typing import Any, NoReturn

from rummy_qt.engine import RULEBOOKS

_NO_DEFAULT = (None, False, argparse.SUPPRESS)


class _Help(argparse.ArgumentDefaultsHelpFormatter):
    """Shows meaningful defaults, and ``N`` as the placeholder of a number."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        no_default = any(action.default is value for value in _NO_DEFAULT)
        return action.help if no_default else super()._get_help_string(action)

    def _get_default_metavar_for_optional(self, action: argparse.Action) -> str:
        return super()._get_default_metavar_for_optional(action) if action.type is None else "N"


class Parser(argparse.ArgumentParser):
    """Reports a wrong argument in one line."""

    def __init__(self, **settings: Any) -> None:
        settings.setdefault("formatter_class", _Help)
        super().__init__(**settings, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def positive(text: str) -> int:
    """Parses a whole number from 1, in plain digits."""
    return _whole_number(text, 1)


def non_negative(text: str) -> int:
    """Parses a whole number from 0, in plain digits."""
    return _whole_number(text, 0)


def _whole_number(text: str, minimum: int) -> int:
    number = int(text) if re.fullmatch(r"\+?[0-9]{1,30}", text) else -1
    if number < minimum:
        raise argparse.ArgumentTypeError(f"must be {minimum} or more, not {text}")
    return number


def duration(text: str) -> float:
    """Parses a length of time, finite and above 0."""
    number = math.nan
    with suppress(ValueError):
        number = float(text)
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"must be a length of time, not {text}")
    return number


def add_rulebook(parser: argparse.ArgumentParser, about: str, **settings: Any) -> None:
    """Adds ``--rulebook``; ``settings`` are those of ``add_argument``."""
    text = f"{about}: {', '.join(RULEBOOKS)}"
    parser.add_argument(
        "--rulebook", choices=list(RULEBOOKS), metavar="RULEBOOK", help=text, **settings
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Adds ``--seed``, a number."""
    parser.add_argument("--seed", type=int, default=1, help="the same number repeats the run")

"""How ``rummy-lab`` reads its arguments: one sentence for a wrong one, help with every default."""

from __future__ import annotations

import argparse
import math
import re
from contextlib import suppress
from typing import Any, NoReturn

from rummy_qt.engine import RULEBOOKS

_NO_DEFAULT = (None, False, argparse.SUPPRESS)


class _Help(argparse.ArgumentDefaultsHelpFormatter):
    """Names the defaults that say something, and calls a number ``N``."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        plain = any(action.default is nothing for nothing in _NO_DEFAULT)
        return action.help if plain else super()._get_help_string(action)

    def _get_default_metavar_for_optional(self, action: argparse.Action) -> str:
        return super()._get_default_metavar_for_optional(action) if action.type is None else "N"


class Parser(argparse.ArgumentParser):
    """Tells a wrong argument in one line."""

    def __init__(self, **settings: Any) -> None:
        settings.setdefault("formatter_class", _Help)
        super().__init__(**settings, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def counted(text: str) -> int:
    """A whole number from 1, in plain digits."""
    return _whole(text, 1)


def some(text: str) -> int:
    """The same, or 0."""
    return _whole(text, 0)


def _whole(text: str, least: int) -> int:
    number = int(text) if re.fullmatch(r"\+?[0-9]{1,30}", text) else -1
    if number < least:
        raise argparse.ArgumentTypeError(f"must be {least} or more, not {text}")
    return number


def lasting(text: str) -> float:
    """A length of time, above 0."""
    number = math.nan
    with suppress(ValueError):
        number = float(text)
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"must be a length of time, not {text}")
    return number


def add_rulebook(parser: argparse.ArgumentParser, about: str, **settings: Any) -> None:
    """Adds ``--rulebook``; the settings are argparse's."""
    told = f"{about}: {', '.join(RULEBOOKS)}"
    parser.add_argument(
        "--rulebook", choices=list(RULEBOOKS), metavar="RULEBOOK", help=told, **settings
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Adds ``--seed``, a number."""
    parser.add_argument("--seed", type=int, default=1, help="the same number gives the same again")

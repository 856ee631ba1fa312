"""Seeds and nonces of lab matches, which no player can find out during a match.

Every run draws a nonce of 128 bits and prints it at its end. If an outside program plays, each
match's seed follows from ``--seed``, the number of the match and the nonce together, so that a
program cannot find the deal by trying seeds until they match its hand.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import secrets
import sys
from pathlib import Path
from typing import NamedTuple

_NONCE = re.compile(r"[0-9a-f]{32}")
_MAX_LENGTH = 200
"""The number of characters read of a nonce, including white space around it."""


class Secrets(NamedTuple):
    """The source of one match's deals (``seed``) and of its opponents' random seeds (``nonce``)."""

    seed: str
    nonce: str


def match_secrets(seed: int | str, number: int, nonce: str) -> Secrets:
    """Seed and nonce of match ``number`` of a run, 32 hexadecimal digits each.

    ``seed`` is the one typed, ``nonce`` that of the run. The secrets of one match reveal nothing
    about those of the next.
    """

    def derive(purpose: str) -> str:
        label = f"rummy-qt|{purpose}|{seed}|{number}|{nonce}"
        return hashlib.sha256(label.encode()).hexdigest()[:32]

    return Secrets(derive("match seed"), derive("match nonce"))


def add_nonce(parser: argparse.ArgumentParser) -> None:
    """Adds ``--nonce``; its default is None."""
    parser.add_argument(
        "--nonce",
        type=_nonce,
        metavar="HEX",
        help="the nonce that a run printed at its end; with the same seed it repeats that run;"
        " @FILE reads it from a file and - from standard input, as every user may read command"
        " lines; drawn unless given",
    )


def new_nonce() -> str:
    """A random nonce of 128 bits, as 32 hexadecimal digits."""
    return secrets.token_hex(16)


def is_nonce(value: object) -> bool:
    """Whether this has the form of a nonce."""
    return isinstance(value, str) and _NONCE.fullmatch(value) is not None


def _nonce(text: str) -> str:
    nonce = _read(text).strip().lower()
    if not is_nonce(nonce):
        raise argparse.ArgumentTypeError(f"must be 32 hexadecimal digits, not {nonce!r:.40}")
    return nonce


def _read(text: str) -> str:
    """The text itself, or the content of the file or standard input that it names."""
    try:
        if text == "-":
            return sys.stdin.read(_MAX_LENGTH) if sys.stdin is not None else ""
        if text.startswith("@"):
            with Path(text[1:]).open(encoding="utf-8") as file:
                return file.read(_MAX_LENGTH)
    except (OSError, ValueError) as error:
        cause = error.strerror if isinstance(error, OSError) else "no text"
        raise argparse.ArgumentTypeError(f"cannot be read from {text!r:.80}: {cause}") from None
    return text

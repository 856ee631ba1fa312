"""Which deals a match of the lab has, so that nobody who plays in it can find them.

A nonce of 128 bits is drawn for every run, and told at its end. Where a program of others plays,
each match's seed follows from ``--seed``, the number of the match and the nonce together: trying
seeds on a hand that was dealt, or on the number that came with it, finds nothing.
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
_LONGEST = 200
"""Signs that are read of a nonce, with what stands around it."""


class Secrets(NamedTuple):
    """What the deals and the opponents' own seeds of one match follow from."""

    seed: str
    nonce: str


def hidden(seed: int | str, number: int, nonce: str) -> Secrets:
    """Seed and nonce of one match of a run, 32 hexadecimal digits each.

    ``seed`` is what was typed, ``nonce`` the run's. Whoever learns the secrets of a match that is
    over learns nothing of the next one's.
    """

    def follows(what: str) -> str:
        label = f"rummy-qt|{what}|{seed}|{number}|{nonce}"
        return hashlib.sha256(label.encode()).hexdigest()[:32]

    return Secrets(follows("match seed"), follows("match nonce"))


def add_nonce(parser: argparse.ArgumentParser) -> None:
    """Adds ``--nonce``; None where it is not given."""
    parser.add_argument(
        "--nonce",
        type=_nonce,
        metavar="HEX",
        help="with the same seed, the nonce that a run told at its end gives the same again;"
        " @FILE reads it from a file and - from standard input, as every user may read command"
        " lines; drawn unless given",
    )


def new_nonce() -> str:
    """128 bits from the system, as 32 hexadecimal digits."""
    return secrets.token_hex(16)


def is_nonce(value: object) -> bool:
    """Whether this is a nonce as ``new_nonce`` draws it."""
    return isinstance(value, str) and _NONCE.fullmatch(value) is not None


def _nonce(text: str) -> str:
    given = _read(text).strip().lower()
    if not is_nonce(given):
        raise argparse.ArgumentTypeError(f"must be 32 hexadecimal digits, not {given!r:.40}")
    return given


def _read(text: str) -> str:
    """What was given: itself, or what is in the file or on standard input that it names."""
    try:
        if text == "-":
            return sys.stdin.read(_LONGEST) if sys.stdin is not None else ""
        if text.startswith("@"):
            with Path(text[1:]).open(encoding="utf-8") as file:
                return file.read(_LONGEST)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "no text"
        raise argparse.ArgumentTypeError(f"cannot be read from {text!r:.80}: {why}") from None
    return text

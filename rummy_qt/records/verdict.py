"""Judging a record: every line is played again, however long the file is."""

from __future__ import annotations

import os
from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

from .header import HUMAN
from .lines import BadLine, Line, Values, read_lines
from .reading import open_file, refuse_newer, start
from .replay import Replayed
from .sentences import Fault, RecordError, Sentence
from .texts import escaped

Said = set[tuple[str, str]]
"""The statements of a record: for each kind of line, the keys that stand in one, and "" for it."""
SUM: Final = "sum"


class Worth(StrEnum):
    """What a statement of a record is worth, once its whole match was played again."""

    PROVED = "proved"
    """It follows from seed, fingerprint and moves: no other value would have been let pass."""
    STATED = "stated"
    """Somebody says so who wrote the file."""
    UNKNOWN = "unknown"
    """No file can say it."""


class RecordClaim(NamedTuple):
    """What one or more keys of a line say."""

    keys: tuple[str, ...]
    worth: Worth
    sentence: str
    unless: str = ""
    """A key of the line beside which it is worth nothing."""


_PROVED, _STATED, _UNKNOWN = Worth
CLAIMS: Final[dict[str, tuple[RecordClaim, ...]]] = {
    "match": (
        RecordClaim(("format",), _PROVED,
            "Every line has the form that the record's format asks for."),
        RecordClaim(("seed", "nonce", "fingerprint"), _PROVED,
            "The fingerprint is that of the seed and the nonce."),
        RecordClaim(("first_dealer",), _PROVED, "The first dealer follows from the seed."),
        RecordClaim(("rulebook", "rules"), _PROVED,
            "The rules are exactly those of the rulebook, save for the target.", unless="house"),
        RecordClaim(("house",), _STATED,
            "The rules are a house rule of this name, made from the rulebook."),
        RecordClaim(("seats",), _STATED, "Who sat there: names, kinds of players, and colours."),
        RecordClaim(("app", "id", "created"), _STATED, "Which program began the record, and when."),
        RecordClaim(("named",), _PROVED,
            "The seed and the nonce follow from the name of the deal."),
        RecordClaim(("known",), _STATED, "How many of its deals the person had had before."),
    ),
    "round": (
        RecordClaim(("n", "dealer", "deck"), _PROVED,
            "Each deal and each dealer follow from the seed."),
    ),
    "move": (
        RecordClaim(("seat", "m"), _PROVED,
            "Each move was legal for its seat, at its place in the match."),
    ),
    "stock": (RecordClaim(("cards",), _PROVED, "Each rebuilt stock follows from the seed."),),
    "undo": (
        RecordClaim(("moves",), _STATED, "Which moves were taken back."),
        RecordClaim(("assisted",), _PROVED, "Whether a move taken back had shown a hidden card."),
    ),
    "score": (
        RecordClaim(("n", "scores", "totals"), _PROVED,
            "The points and totals follow from the moves."),
        RecordClaim(("assisted",), _PROVED, "No round hides help of which the record tells."),
        RecordClaim(("title",), _PROVED, "The title beside the points is the one given before."),
    ),
    "title": (RecordClaim(("title",), _STATED, "The name of the match."),),
    "practice": (
        RecordClaim(("alone", "deck"), _STATED, "It is a practice of a deal that was known."),
    ),
    "copied": (RecordClaim((), _STATED, "The match was copied, and is played on in two files."),),
    "hint": (RecordClaim(("seat",), _STATED, "When the person was told what to play."),),
    "standin": (RecordClaim(("seat",), _STATED, "When a simple player answered for an opponent."),),
    "end": (
        RecordClaim(("winner", "totals", "settlement"), _PROVED,
            "The winner and the settlement follow from the totals."),
    ),
    "resign": (RecordClaim(("seat",), _STATED, "The person gave the match up."),),
    "stop": (RecordClaim((), _PROVED, "A match of one round ended with it."),),
}  # fmt: skip
"""Every statement that the format knows, by the kind of its line. A test holds that what is called
proved is refused when it is changed, and what is called stated is not."""

_KNOWN: Final = {
    (kind, key) for kind, claims in CLAIMS.items() for claim in claims for key in ("", *claim.keys)
}
_MOST: Final = 200

NEVER_SAID: Final = (
    "Whether anybody had help from outside of the record: a person, a program, a look into it.",
    "Whether the seed was drawn by chance, and its fingerprint shown before the match.",
    "Whether this match was played on from a copy of the record, or others were begun and dropped.",
)


def note(said: Said, values: Values) -> None:
    """Notes what a line says; of what nobody here reads only the first few."""
    kind = values["t"]
    for key in {"", *values} - {"t"} if kind in CLAIMS else ("",):
        if (kind, key) in _KNOWN or key == SUM or len(said) < _MOST:
            said.add((kind, key))


def explained(said: Said) -> list[tuple[Worth, str]]:
    """Each statement of a good record in a sentence: what is proved first."""
    return sorted(_explained(said), key=lambda one: list(Worth).index(one[0]))


def _explained(said: Said) -> Iterator[tuple[Worth, str]]:
    for kind, claims in CLAIMS.items():
        for claim in claims:
            stands = any((kind, key) in said for key in claim.keys or ("",))
            if stands and not (claim.unless and (kind, claim.unless) in said):
                yield claim.worth, claim.sentence
    if any(key == SUM for _, key in said):
        yield _PROVED, "No line was damaged since its checksum was written; anyone can write one."
    strange = {key or kind for kind, key in said - _KNOWN if key != SUM}
    if strange:
        names = ", ".join(escaped(repr(name[:30])) for name in sorted(strange)[:9])
        yield _UNKNOWN, f"What was added to the format, and is not read here: {names}."
    for sentence in NEVER_SAID:
        yield _UNKNOWN, sentence


@dataclass
class Verdict:
    """What was found out about a record; ``fault`` is its first wrong line."""

    path: Path
    replayed: Replayed | None = None
    moves: int = 0
    """Lines "move", those taken back later included."""
    fault: BadLine | None = None
    said: Said = field(default_factory=set)
    """What the record states."""

    @property
    def rounds(self) -> int:
        """Finished rounds."""
        return len(self.replayed.match.scores) if self.replayed else 0


def verify(path: Path, opponents: Container[str] | None = None) -> Verdict:
    """Replays a whole record; ``RecordError`` for a file that cannot be read as one at all.

    ``opponents``: the kinds that there are beside a person; None: any.
    """
    verdict = Verdict(path)
    with open_file(path) as file:
        if not os.fstat(file.fileno()).st_size:
            raise RecordError(Sentence("empty", path=path))
        try:
            refuse_newer(path, file)
            _play(verdict, read_lines(file), opponents)
        except BadLine as fault:
            verdict.fault = fault
    return verdict


def _play(verdict: Verdict, lines: Iterator[Line], opponents: Container[str] | None) -> None:
    for line in lines:
        note(verdict.said, line.values)
        if verdict.replayed is None:
            verdict.replayed = start(line.values)
            for kind in (seat.kind for seat in verdict.replayed.header.seats):
                if kind != HUMAN and opponents is not None and kind not in opponents:
                    raise BadLine(line.number, Fault("unknown_opponent", written=repr(kind)))
            continue
        verdict.replayed.read(line)
        verdict.moves += line.values["t"] == "move"
    if verdict.replayed is not None and verdict.replayed.stock is not None:
        raise BadLine(verdict.replayed.stock.number, Fault("draw_missing"))

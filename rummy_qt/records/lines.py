"""The lines of a record: JSON objects, each with a checksum chained to the line before.

A line's *body* is the line without its checksum, which is written last:
``{"t":"move","seat":1,"m":"draw"}`` becomes ``{"t":"move","seat":1,"m":"draw","sum":"…"}``.
The checksum is the first 16 hexadecimal digits of SHA-256 over the checksum of the line
before (nothing, for the first line) followed by the body's bytes. It is computed for lines
without one, too, so that lines added to another program's record cover all lines before them.
"""

from __future__ import annotations

import enum
import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, BinaryIO, Final, NamedTuple, TypeVar

from rummy_qt.engine import Card

from .sentences import Fault, Sentence, expect

MAX_LINE: Final = 1 << 16
"""Bytes: many times the longest line of a match."""
LONGEST_TITLE: Final = 200
"""Characters."""
MAX_IDLE: Final = 10_000
"""How many lines without play (blank, unknown, titles, marks) may exceed moves and deals."""
_PLAYING: Final = {"move", "round"}
_SUM = re.compile(rb',"sum":"([0-9a-f]{16})"\}\Z')
_SUM_KEY = b',"sum":"'
_SUM_LENGTH = len(b',"sum":"0123456789abcdef"}')

Values = dict[str, Any]
T = TypeVar("T")


class Status(enum.Enum):
    """The status of a match. For all but ``RUNNING`` its record has its last line."""

    RUNNING = "running"
    WON = "won"
    RESIGNED = "resigned"
    """The person resigned, which counts as a loss."""
    PRACTICE_OVER = "practice_over"
    """A match of one round that has its score."""


COPIED: Final[Values] = {"t": "copied"}
"""The line that marks a match as continued in a copy."""

ENDS: Final = {"end": Status.WON, "resign": Status.RESIGNED, "stop": Status.PRACTICE_OVER}
"""The lines that end a record, with the status of the match after them."""


def practice_line(deck: Sequence[Card] = ()) -> Values:
    """The line, after a deal, of a copy that ends with this round."""
    alone: Values = {"t": "practice", "alone": True}
    return alone | {"deck": [str(card) for card in deck]} if deck else alone


class BadLine(ValueError):
    """A line that a record may not hold: its ``number`` (from 1) and ``why``."""

    def __init__(self, number: int, fault: Fault, *, torn: bool = False) -> None:
        super().__init__(f"line {number}: {fault}")
        self.number = number
        self.why = fault.why
        self.unfair = fault.unfair
        self.torn = torn
        """Whether it may be a last line that a power cut left incomplete."""

    def sentence(self, name: str, **values: Any) -> Sentence:
        """The sentence of this name with the line's number, the cause and other values."""
        return Sentence(name, **{"line": self.number, "why": self.why} | values)


class Line(NamedTuple):
    """One good line of a file."""

    number: int
    """1 for the first line of the file."""
    values: Values
    chain: str
    """Its checksum, stated or not."""
    raw: bytes
    """Its bytes without the line break."""
    end: int
    """Bytes from the start of the file to the end of the line, including its line break."""
    summed: bool
    """Whether it states its checksum."""
    unended: bool
    """Whether it has no line break."""


def seal(previous: str, values: Mapping[str, Any]) -> tuple[bytes, str]:
    """The bytes of a line, without line break, and its checksum.

    ``previous`` is the checksum of the line before, empty for the first line.
    """
    text = json.dumps(values, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    body = text.encode("utf-8", "replace")
    total = chained(previous, body)
    return body[:-1] + _SUM_KEY + total.encode() + b'"}', total


def extended(lines: Sequence[bytes], *new: Values) -> list[bytes]:
    """The lines of a record, and new ones with their checksums; all without line breaks."""
    chain, result = "", list(lines)
    for line in lines:
        chain = chained(chain, _split(line)[0])
    for values in new:
        line, chain = seal(chain, values)
        result.append(line)
    return result


def chained(previous: str, body: bytes) -> str:
    """The checksum of a line after one with the checksum ``previous``."""
    return hashlib.sha256(previous.encode() + body).hexdigest()[:16]


def joined(lines: Iterable[bytes]) -> bytes:
    """The bytes of a record with these lines."""
    return b"".join(line + b"\n" for line in lines)


def read_lines(file: BinaryIO) -> Iterator[Line]:
    """The lines of a record, skipping blank ones; ``BadLine`` if form or checksum is wrong."""
    chain, summed, number, end = "", False, 0, 0
    idle = 0
    while raw := file.readline(MAX_LINE + 1):
        number += 1
        end += len(raw)
        if len(raw) > MAX_LINE:
            raise BadLine(number, Fault("line_too_long"))
        idle += 1
        if idle > MAX_IDLE:
            raise BadLine(number, Fault("lines_idle", unfair=True))
        text = raw.rstrip(b"\r\n")
        if not text.strip():
            continue
        unended = not raw.endswith(b"\n")
        try:
            values = parse(text)
            body, total = _split(text)
            chain = chained(chain, body)
            expect(total is not None or not summed, "sum_missing")
            expect("sum" not in values if total is None else total == chain, "sum_wrong")
        except Fault as fault:
            raise BadLine(number, fault, torn=unended) from None
        summed = total is not None
        if values["t"] in _PLAYING:
            idle -= 2
        yield Line(number, values, chain, text, end, summed, unended)


def _split(text: bytes) -> tuple[bytes, str | None]:
    """The body of a line, and its stated checksum."""
    match = _SUM.search(text, max(0, len(text) - _SUM_LENGTH))
    if match is None:
        return text, None
    return text[: match.start()] + b"}", match[1].decode()


def states_sums(file: BinaryIO, start: int) -> bool:
    """Whether the file has a checksum, right or wrong, after byte ``start``."""
    file.seek(start)
    before = b""
    while part := file.read(MAX_LINE):
        if _SUM_KEY in before + part:
            return True
        before = part[-len(_SUM_KEY) :]
    return False


def parse(raw: bytes) -> Values:
    """The JSON object of a line; ``Fault`` if it is none, or one that a record may not hold."""
    try:
        text = raw.decode("utf-8")
        values = _DECODER.decode(text)
        if "\\u" in text:
            json.dumps(values, ensure_ascii=False).encode("utf-8")
    except Fault:
        raise
    except (ValueError, RecursionError):
        raise Fault("not_an_object") from None
    if not isinstance(values, dict):
        raise Fault("not_an_object")
    expect(isinstance(values.get("t"), str), "bad_value", key="t")
    return values


def stated(values: Values, key: str, kind: type[T]) -> T:
    """The value of a key; ``Fault`` if it is missing or not of this very type."""
    value = values.get(key)
    if type(value) is not kind:
        raise Fault("bad_value", key=key)
    return value


def _object(pairs: list[tuple[str, Any]]) -> Values:
    values = dict(pairs)
    if len(values) != len(pairs):
        raise Fault("key_twice")
    return values


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=int)  # NaN is no int

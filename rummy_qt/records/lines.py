"""The lines of a record: JSON objects, each with a checksum chained to the line before.

A line's *body* is the line without its checksum, which is written last:
``{"t":"move","seat":1,"m":"draw"}`` becomes ``{"t":"move","seat":1,"m":"draw","sum":"…"}``.
The checksum is the first 16 hexadecimal digits of SHA-256 over the checksum of the line
before (nothing, for the first line) followed by the body's bytes. It is reckoned for lines
without one, too, so that lines added to a record from elsewhere vouch for all before them.
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
"""Lines that play nothing (blank, unknown, titles, marks) beyond as many as were played."""
_PLAYING: Final = {"move", "round"}
_SUM = re.compile(rb',"sum":"([0-9a-f]{16})"\}\Z')
_SUM_KEY = b',"sum":"'
_SUM_LENGTH = len(b',"sum":"0123456789abcdef"}')

Values = dict[str, Any]
T = TypeVar("T")


class Status(enum.Enum):
    """What a match is now. After all but the first its record has its last line."""

    RUNNING = "running"
    WON = "won"
    RESIGNED = "resigned"
    """The person gave it up: it counts as lost."""
    PRACTICE_OVER = "practice_over"
    """It was one round, which has its score."""


COPIED: Final[Values] = {"t": "copied"}
"""The line by which a copy says, after a running match, what it is."""

ENDS: Final = {"end": Status.WON, "resign": Status.RESIGNED, "stop": Status.PRACTICE_OVER}
"""What a match is after the lines behind which nothing follows."""


def practice_line(deck: Sequence[Card] = ()) -> Values:
    """The line by which a copy that ends with its round says so, after the deal."""
    alone: Values = {"t": "practice", "alone": True}
    return alone | {"deck": [str(card) for card in deck]} if deck else alone


class BadLine(ValueError):
    """A line that is not what a record may hold: its ``number`` (from 1) and ``why``."""

    def __init__(self, number: int, fault: Fault, *, torn: bool = False) -> None:
        super().__init__(f"line {number}: {fault}")
        self.number = number
        self.why = fault.why
        self.unfair = fault.unfair
        self.torn = torn
        """The line is what a power cut may have left of the last one."""

    def told(self, name: str, **values: Any) -> Sentence:
        """The sentence of this name, which tells of the line, and why."""
        return Sentence(name, **{"line": self.number, "why": self.why} | values)


class Line(NamedTuple):
    """One good line of a file."""

    number: int
    """1 for the first line of the file."""
    values: Values
    chain: str
    """The checksum that the line has, or would have."""
    raw: bytes
    """As it stands in the file, without the line break."""
    end: int
    """Bytes from the start of the file to the end of the line, its break included."""
    summed: bool
    """Whether it states its checksum."""
    broken_off: bool
    """There is no line break behind it."""


def seal(previous: str, values: Mapping[str, Any]) -> tuple[bytes, str]:
    """The bytes of a line, without line break, and its checksum.

    ``previous`` is the checksum of the line before, empty for the first line.
    """
    text = json.dumps(values, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    body = text.encode("utf-8", "replace")
    total = chained(previous, body)
    return body[:-1] + b',"sum":"' + total.encode() + b'"}', total


def sealed(chain: str, *lines: Mapping[str, Any]) -> Iterator[bytes]:
    """The bytes of lines that follow one with this checksum, without line breaks."""
    for values in lines:
        line, chain = seal(chain, values)
        yield line


def chained(previous: str, body: bytes) -> str:
    """The checksum of a line."""
    return hashlib.sha256(previous.encode() + body).hexdigest()[:16]


def chain_of(lines: Iterable[bytes]) -> str:
    """The checksum that the last of these lines has, or would have."""
    chain = ""
    for line in lines:
        chain = chained(chain, _split(line)[0])
    return chain


def whole(lines: Iterable[bytes]) -> bytes:
    """The bytes of a record with these lines."""
    return b"".join(line + b"\n" for line in lines)


def read_lines(file: BinaryIO) -> Iterator[Line]:
    """The lines of a record, checked one by one as far as their form goes; ``BadLine`` ends it.

    Blank lines are passed over.
    """
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
        broken_off = not raw.endswith(b"\n")
        try:
            values = parse(text)
            chain, stated = _judge_sum(text, values, chain, summed)
        except Fault as fault:
            raise BadLine(number, fault, torn=broken_off) from None
        summed = summed or stated
        if values["t"] in _PLAYING:
            idle -= 2
        yield Line(number, values, chain, text, end, stated, broken_off)


def _judge_sum(text: bytes, values: Values, before: str, summed: bool) -> tuple[str, bool]:
    """The checksum of the line, and whether it states it; ``Fault`` where it is wrong."""
    body, stated = _split(text)
    chain = chained(before, body)
    if stated is None:
        expect(not summed, "sum_missing")
        expect("sum" not in values, "sum_wrong")
    else:
        expect(stated == chain, "sum_wrong")
    return chain, stated is not None


def _split(text: bytes) -> tuple[bytes, str | None]:
    """The body of a line, and the checksum that it states."""
    found = _SUM.search(text, max(0, len(text) - _SUM_LENGTH))
    if found is None:
        return text, None
    return text[: found.start()] + b"}", found[1].decode()


def states_sums(file: BinaryIO, start: int) -> bool:
    """Whether a line from byte ``start`` of the file on has a checksum, right or wrong."""
    file.seek(start)
    before = b""
    while part := file.read(MAX_LINE):
        if _SUM_KEY in before + part:
            return True
        before = part[-len(_SUM_KEY) :]
    return False


def parse(raw: bytes) -> Values:
    """The object of a line; ``Fault`` where it is none, or a bad one."""
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
    """What an object says under this key; ``Fault`` where that is nothing of this kind."""
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

"""The one way between values and what JSON holds: written and read by their types.

A named tuple or a data class is an object of its fields, a row a list, an enumeration its value,
and whatever has ``parse`` (a card, a move) its text. An object's keys that are no fields are passed
over, and a field with a default may be missing; a named tuple may also be a list of its fields.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, Union, get_args, get_origin
from typing import get_type_hints as hints_of

Write = Callable[[Any], Any]
Read = Callable[[Any], Any]
_SORTS: Final = {int: "a whole number", float: "a number", str: "a text", bool: "true or false"}


class Within(NamedTuple):
    """The least and the largest of a number, for ``Annotated``."""

    least: float
    most: float


class Own(NamedTuple):
    """How a kind is written and read that is more than its fields."""

    write: Write
    read: Read


class Codec:
    """Writes and reads; how a type is written or read is found when it is first asked for."""

    def __init__(self, own: Mapping[Any, Own] | None = None) -> None:
        """``own``: by type, whatever is not written or read by the rules above."""
        self._own = own or {}
        self._writers: dict[Any, Write] = {}
        self._readers: dict[Any, Read] = {}

    def write(self, value: Any) -> Any:
        """The value as ``json.dumps`` takes it."""
        kind = type(value)
        if kind not in self._writers:
            self._writers[kind] = self._writer(kind)
        return self._writers[kind](value)

    def _writer(self, kind: Any) -> Write:
        if kind in _SORTS or kind is NoneType:
            return lambda value: value
        if kind in self._own:
            return self._own[kind].write
        if issubclass(kind, Enum):
            return lambda value: value.value
        if hasattr(kind, "parse"):
            return str
        if is_dataclass(kind) or hasattr(kind, "_fields"):
            names = tuple(_defaults_of(kind))
            return lambda value: {name: self.write(getattr(value, name)) for name in names}
        return lambda value: [self.write(one) for one in value]

    def read(self, kind: Any, told: Any) -> Any:
        """The inverse, for a value of this type.

        ``ValueError`` where something else was told, ``KeyError`` names a field that is missing.
        """
        return self._reading(kind)(told)

    def _reading(self, kind: Any) -> Read:
        if kind not in self._readers:
            self._readers[kind] = self._reader(kind)
        return self._readers[kind]

    def _reader(self, kind: Any) -> Read:
        origin, of = get_origin(kind), get_args(kind)
        if kind in self._own:
            return self._own[kind].read
        if origin is Annotated:
            return self._within(*of)
        if origin in (Union, UnionType):
            (some,) = (self._reading(one) for one in of if one is not NoneType)
            return lambda told: None if told is None else some(told)
        if origin is Literal:
            return lambda told: _one_of(of, told)
        if origin is not None:
            return self._row(origin, of)
        if kind in _SORTS:
            return lambda told: _plain(kind, told)
        if issubclass(kind, Enum):
            made: Read = kind  # called with a value, it gives its member
            return made
        if hasattr(kind, "parse"):
            return lambda told: kind.parse(_plain(str, told))
        return self._object(kind)

    def _within(self, kind: Any, bounds: Within) -> Read:
        read = self._reading(kind)

        def judge(told: Any) -> Any:
            value = read(told)
            if not bounds.least <= value <= bounds.most:
                raise ValueError(f"a number from {bounds.least:g} to {bounds.most:g} is wanted")
            return value

        return judge

    def _row(self, origin: Any, of: Sequence[Any]) -> Read:
        """All of one kind; or a tuple of kinds, which has as many."""
        made = list if origin is list else tuple
        reads = [self._reading(kind) for kind in of if kind is not Ellipsis]
        if origin is tuple and of[-1] is not Ellipsis:
            return lambda told: made(
                [read(one) for read, one in zip(reads, _list(told), strict=True)]
            )
        (read,) = reads
        return lambda told: made([read(one) for one in _list(told)])

    def _object(self, kind: Any) -> Read:
        kinds, defaults = hints_of(kind, include_extras=True), _defaults_of(kind)
        parts = [
            (name, self._reading(kinds[name]), default is MISSING)
            for name, default in defaults.items()
        ]

        def read(told: Any) -> Any:
            if isinstance(told, list | tuple) and issubclass(kind, tuple):
                told = dict(zip(defaults, told, strict=False))
            if not isinstance(told, dict):
                raise ValueError("an object is wanted")
            values = {}
            for name, part, needed in parts:
                if name in told:
                    values[name] = _named(name, part, told[name])
                elif needed:
                    raise KeyError(name)
            return kind(**values)

        return read


def _defaults_of(kind: Any) -> dict[str, Any]:
    """The fields of a kind and what each is where nothing is told; ``MISSING`` for nothing."""
    if hasattr(kind, "_fields"):
        return {name: kind._field_defaults.get(name, MISSING) for name in kind._fields}
    return {
        field.name: field.default if field.default_factory is MISSING else field.default_factory
        for field in fields(kind)
        if field.init
    }


def _named(name: str, read: Read, told: Any) -> Any:
    """A field that is read; whatever is wrong with it is said of its name."""
    try:
        return read(told)
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None


def _plain(kind: Any, told: Any) -> Any:
    if kind is float and type(told) is int:
        with suppress(OverflowError):  # it has more digits than any number has
            told = float(told)
    if type(told) is not kind or (kind is float and not math.isfinite(told)):
        raise ValueError(f"{_SORTS[kind]} is wanted")
    return told


def _one_of(words: Sequence[Any], told: Any) -> Any:
    if not isinstance(told, str) or told not in words:
        raise ValueError(f"one of {', '.join(map(str, words))} is wanted")
    return told


def _list(told: Any) -> Sequence[Any]:
    if not isinstance(told, list | tuple):
        raise ValueError("a list is wanted")
    return told

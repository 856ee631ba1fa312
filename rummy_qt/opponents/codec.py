"""Converts values to and from JSON by their type annotations.

A named tuple or data class becomes an object of its fields, a sequence a list, an enum member its
value, and a type with ``parse`` (a card, a move) its text. When reading, unknown keys are ignored,
a field with a default may be missing, and a named tuple may also be a list of its fields.
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
_SCALARS: Final = {int: "a whole number", float: "a number", str: "a text", bool: "true or false"}


class Within(NamedTuple):
    """The limits of a number, both inclusive; for ``Annotated``."""

    least: float
    most: float


class Own(NamedTuple):
    """How to write and read a type that the rules above do not cover."""

    write: Write
    read: Read


class Codec:
    """Writes and reads values; builds the converter of a type at its first use."""

    def __init__(self, own: Mapping[Any, Own] | None = None) -> None:
        """``own``: by type, the exceptions to the rules above."""
        self._own = own or {}
        self._writers: dict[Any, Write] = {}
        self._readers: dict[Any, Read] = {}

    def write(self, value: Any) -> Any:
        """The value in a form that ``json.dumps`` accepts."""
        kind = type(value)
        if kind not in self._writers:
            self._writers[kind] = self._writer(kind)
        return self._writers[kind](value)

    def _writer(self, kind: Any) -> Write:
        if kind in _SCALARS or kind is NoneType:
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

    def read(self, kind: Any, data: Any) -> Any:
        """The inverse, for a value of this type.

        ``ValueError`` for a value of another type; ``KeyError`` names a missing field.
        """
        return self._reading(kind)(data)

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
            return lambda data: None if data is None else some(data)
        if origin is Literal:
            return lambda data: _one_of(of, data)
        if origin is not None:
            return self._row(origin, of)
        if kind in _SCALARS:
            return lambda data: _plain(kind, data)
        if issubclass(kind, Enum):
            member: Read = kind  # calling an enum with a value returns the member
            return member
        if hasattr(kind, "parse"):
            return lambda data: kind.parse(_plain(str, data))
        return self._object(kind)

    def _within(self, kind: Any, bounds: Within) -> Read:
        read = self._reading(kind)

        def judge(data: Any) -> Any:
            value = read(data)
            if not bounds.least <= value <= bounds.most:
                raise ValueError(f"a number from {bounds.least:g} to {bounds.most:g} is wanted")
            return value

        return judge

    def _row(self, origin: Any, of: Sequence[Any]) -> Read:
        """Reads a sequence of one type, or a tuple with a type for each place."""
        made = list if origin is list else tuple
        reads = [self._reading(kind) for kind in of if kind is not Ellipsis]
        if origin is tuple and of[-1] is not Ellipsis:
            return lambda data: made(
                [read(one) for read, one in zip(reads, _list(data), strict=True)]
            )
        (read,) = reads
        return lambda data: made([read(one) for one in _list(data)])

    def _object(self, kind: Any) -> Read:
        kinds, defaults = hints_of(kind, include_extras=True), _defaults_of(kind)
        parts = [
            (name, self._reading(kinds[name]), default is MISSING)
            for name, default in defaults.items()
        ]

        def read(data: Any) -> Any:
            if isinstance(data, list | tuple) and issubclass(kind, tuple):
                data = dict(zip(defaults, data, strict=False))
            if not isinstance(data, dict):
                raise ValueError("an object is wanted")
            values = {}
            for name, part, needed in parts:
                if name in data:
                    values[name] = _read_field(name, part, data[name])
                elif needed:
                    raise KeyError(name)
            return kind(**values)

        return read


def _defaults_of(kind: Any) -> dict[str, Any]:
    """The fields of a type with their defaults, ``MISSING`` for none."""
    if hasattr(kind, "_fields"):
        return {name: kind._field_defaults.get(name, MISSING) for name in kind._fields}
    return {
        field.name: field.default if field.default_factory is MISSING else field.default_factory
        for field in fields(kind)
        if field.init
    }


def _read_field(name: str, read: Read, data: Any) -> Any:
    """Reads a field; an error's message begins with its name."""
    try:
        return read(data)
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None


def _plain(kind: Any, data: Any) -> Any:
    if kind is float and type(data) is int:
        with suppress(OverflowError):  # too large for a float
            data = float(data)
    if type(data) is not kind or (kind is float and not math.isfinite(data)):
        raise ValueError(f"{_SCALARS[kind]} is wanted")
    return data


def _one_of(words: Sequence[Any], data: Any) -> Any:
    if not isinstance(data, str) or data not in words:
        raise ValueError(f"one of {', '.join(map(str, words))} is wanted")
    return data


def _list(data: Any) -> Sequence[Any]:
    if not isinstance(data, list | tuple):
        raise ValueError("a list is wanted")
    return data

"""The player's settings: one small JSON file, judged value by value, replaced whole.

Which settings there are, and what each may be, is described by whoever keeps them (the window's
preferences); here stand the kinds of values, and the file.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from . import files
from .paths import settings_file
from .sentences import Fault, Sentence, reason
from .texts import Said

_LARGEST: Final = 1 << 20
"""Bytes of the file: far more than any player's."""
_LONGEST_NUMBER: Final = 25
"""Digits; a whole number with more is infinite here, as no setting is that large."""
_FORMAT: Final = 1
"""Of the file; one that names none is of this format."""


class _Later(Exception):
    """The file is of a format that only a later version knows."""


class PartlyUnfit(ValueError):
    """A value of which only ``left`` makes sense."""

    def __init__(self, left: Any) -> None:
        super().__init__("some of it is not understood")
        self.left = left


class SettingKind(Protocol):
    """Which values a setting may have, and how JSON holds them."""

    def read(self, kept: Any) -> Any:
        """The value of what JSON holds.

        ``ValueError`` where it is none, ``PartlyUnfit`` where only a part of it makes sense.
        """

    def write(self, value: Any) -> Any:
        """The inverse of ``read``: without more, JSON holds the value as it is."""
        return value


@dataclass(frozen=True)
class OneOf(SettingKind):
    """One of a few words, each with what it means in English."""

    words: Mapping[str, Said]
    pictures: str = ""
    """The path of a value's picture, with ``{}`` for the value; empty for none."""

    def read(self, kept: Any) -> str:
        if isinstance(kept, str) and kept in self.words:
            return kept
        raise ValueError("one of a few words is wanted")


class Flag(SettingKind):
    """On or off."""

    def read(self, kept: Any) -> bool:
        if isinstance(kept, bool):
            return kept
        raise ValueError("true or false is wanted")


@dataclass(frozen=True)
class NumberIn(SettingKind):
    """A number from ``low`` to ``high``, or also 0 where ``or_zero``."""

    low: float
    high: float
    or_zero: bool = False
    whole: bool = False
    words: Mapping[float, Said] = field(default_factory=dict)
    """Those that a page offers, each with what it means in English; empty: the whole range."""

    def read(self, kept: Any) -> float:
        """``int`` where ``whole``."""
        if type(kept) not in ((int,) if self.whole else (int, float)):
            raise ValueError("a number is wanted")
        if self.low <= kept <= self.high or (self.or_zero and kept == 0):
            return kept  # type: ignore[no-any-return]  # its type was looked at
        raise ValueError(f"a number from {self.low} to {self.high} is wanted")


@dataclass(frozen=True)
class Text(SettingKind):
    """A short text on one line, without control characters; all of it matches ``pattern``."""

    longest: int
    pattern: str = ".*"

    def read(self, kept: Any) -> str:
        if not isinstance(kept, str) or len(kept) > self.longest or not kept.isprintable():
            raise ValueError("a short text is wanted")
        if not re.fullmatch(self.pattern, kept):
            raise ValueError("another kind of text is wanted")
        return kept


class Made(NamedTuple):
    """Something that is made from JSON: see ``SettingKind`` for what the two functions do."""

    read: Callable[[Any], Any]
    write: Callable[[Any], Any]


class Settings:
    """The file of the settings."""

    def __init__(self, path: Path | None = None) -> None:
        """Reads the file; a broken one is kept aside, and taken for an empty one."""
        self.path = settings_file() if path is None else path
        self.notes: list[Sentence] = []
        """Why the whole file was not understood."""
        self.found: dict[str, Any] = {}
        """What the file holds, not judged yet."""
        self.refused: list[str] = []
        """The names of the settings that were not understood, in full or in part."""
        self.copy = self.path
        """Where a file that was not understood is kept."""
        try:
            self.found = _read(self.path)
        except _Later:
            self.notes.append(Sentence("settings_later"))
        except FileNotFoundError:
            pass  # the first start
        except OSError as error:
            self.notes.append(Sentence("settings_unread", why=reason(error)))
        except (ValueError, RecursionError) as error:
            why = error.why if isinstance(error, Fault) else Sentence("not_json")
            self.copy = files.keep_aside(self.path, _LARGEST) or self.path
            self.notes.append(Sentence("settings_broken", why=why, copy=self.copy))

    def take(self, kinds: Mapping[str, SettingKind]) -> dict[str, Any]:
        """The values of the settings of these kinds, as far as they are understood.

        What else is there is a later version's, and stays in the file.
        """
        values: dict[str, Any] = {}
        for name in [name for name in kinds if name in self.found]:
            try:
                values[name] = kinds[name].read(self.found[name])
            except PartlyUnfit as fault:
                values[name] = fault.left
                self.refused.append(name)
            except (ValueError, RecursionError):
                self.refused.append(name)
        if self.refused:
            self.copy = files.keep_aside(self.path, _LARGEST) or self.path
        return values

    def save(self, values: Mapping[str, Any]) -> Sentence | None:
        """Replaces the file, at once or not at all; what went wrong, if anything did.

        ``values`` are as JSON holds them; what else the file holds by now stays in it. Waits for
        the disk.
        """
        try:
            there = _read(self.path)
        except FileNotFoundError:
            there = {}
        except _Later:  # it is not touched
            return None
        except (OSError, ValueError, RecursionError):
            copy = files.keep_aside(self.path, _LARGEST) or files.lay_aside(self.path)
            there, self.copy = {}, copy or self.path
        left = {name: kept for name, kept in there.items() if name not in self.refused}
        content = json.dumps(left | dict(values), ensure_ascii=True, indent=2, sort_keys=True)
        try:
            files.replace(self.path, content.encode() + b"\n")
        except OSError as error:
            return Sentence("settings_unsaved", why=reason(error))
        files.clear_old_drafts(self.path.parent)
        return None


def _read(path: Path) -> dict[str, Any]:
    """The object in the file; ``ValueError`` where there is none, ``_Later`` of a later format."""
    raw = files.read_regular(path, _LARGEST)
    values = json.loads(raw.decode("utf-8"), parse_int=_whole_number)
    if not isinstance(values, dict):
        raise Fault("not_an_object")
    if isinstance(written := values.get("format"), int) and written > _FORMAT:
        raise _Later
    return values


def _whole_number(digits: str) -> int | float:
    """One endless number must not make the whole file unreadable."""
    return int(digits) if len(digits) <= _LONGEST_NUMBER else math.inf

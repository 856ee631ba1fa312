"""The player's settings: one small JSON file, validated value by value and replaced atomically.

This module has the kinds of values and the file; ``ui/preferences`` defines the settings.
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
from .texts import English

_LARGEST: Final = 1 << 20
"""Bytes of the file: far more than any player needs."""
_FORMAT: Final = 1
"""The file's format, also of a file that does not state one."""


class _NewerFormat(Exception):
    """The file was written by a later version."""


class PartlyInvalid(ValueError):
    """A value of which only the part ``valid`` is usable."""

    def __init__(self, valid: Any) -> None:
        super().__init__("some of it is not understood")
        self.valid = valid


class SettingKind(Protocol):
    """The valid values of a setting, and their representation in JSON."""

    def read(self, raw: Any) -> Any:
        """The value of ``raw``, which came from JSON.

        ``ValueError`` if it is invalid, ``PartlyInvalid`` if a part of it is.
        """

    def write(self, value: Any) -> Any:
        """The inverse of ``read``."""
        return value


@dataclass(frozen=True)
class OneOf(SettingKind):
    """One of a few words, each with its English label."""

    words: Mapping[str, English]
    pictures: str = ""
    """The path of a value's picture, with ``{}`` for the value; empty for none."""

    def read(self, raw: Any) -> str:
        if isinstance(raw, str) and raw in self.words:
            return raw
        raise ValueError("one of a few words is wanted")


class Flag(SettingKind):
    """On or off."""

    def read(self, raw: Any) -> bool:
        if isinstance(raw, bool):
            return raw
        raise ValueError("true or false is wanted")


@dataclass(frozen=True)
class NumberIn(SettingKind):
    """A number from ``low`` to ``high``; with ``or_zero`` also 0."""

    low: float
    high: float
    or_zero: bool = False
    whole: bool = False
    words: Mapping[float, English] = field(default_factory=dict)
    """The values that a page offers, each with its English label; empty for the whole range."""

    def read(self, raw: Any) -> float:
        """An ``int`` if ``whole``."""
        if type(raw) not in ((int,) if self.whole else (int, float)):
            raise ValueError("a number is wanted")
        if self.low <= raw <= self.high or (self.or_zero and raw == 0):
            return raw  # type: ignore[no-any-return]  # its type was checked
        raise ValueError(f"a number from {self.low} to {self.high} is wanted")


@dataclass(frozen=True)
class Text(SettingKind):
    """One line of at most ``longest`` printable characters that matches ``pattern`` in full."""

    longest: int
    pattern: str = ".*"

    def read(self, raw: Any) -> str:
        if not isinstance(raw, str) or len(raw) > self.longest or not raw.isprintable():
            raise ValueError("a short text is wanted")
        if not re.fullmatch(self.pattern, raw):
            raise ValueError("another kind of text is wanted")
        return raw


class Made(NamedTuple):
    """A ``SettingKind`` from two functions."""

    read: Callable[[Any], Any]
    write: Callable[[Any], Any]


class Settings:
    """The file of the settings."""

    def __init__(self, path: Path | None = None) -> None:
        """Reads the file; a damaged one is copied aside and counts as empty."""
        self.path = settings_file() if path is None else path
        self.notes: list[Sentence] = []
        """Why the file as a whole could not be read."""
        self._content: dict[str, Any] = {}
        """The content of the file, not validated."""
        self.refused: list[str] = []
        """The names of the settings that are invalid, in full or in part."""
        self.copy = self.path
        """The copy of a file that is invalid, in full or in part."""
        try:
            self._content = _read(self.path)
        except _NewerFormat:
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
        """The valid values of the settings of these kinds.

        Other settings may be a later version's and stay in the file.
        """
        values: dict[str, Any] = {}
        for name in [name for name in kinds if name in self._content]:
            try:
                values[name] = kinds[name].read(self._content[name])
            except PartlyInvalid as fault:
                values[name] = fault.valid
                self.refused.append(name)
            except (ValueError, RecursionError):
                self.refused.append(name)
        if self.refused:
            self.copy = files.keep_aside(self.path, _LARGEST) or self.path
        return values

    def save(self, values: Mapping[str, Any]) -> Sentence | None:
        """Replaces the file atomically and waits for the disk; returns the error, if any.

        ``values`` are in their JSON representation; other settings in the file stay.
        """
        try:
            present = _read(self.path)
        except FileNotFoundError:
            present = {}
        except _NewerFormat:  # such a file is never changed
            return None
        except (OSError, ValueError, RecursionError):
            copy = files.keep_aside(self.path, _LARGEST) or files.rename_damaged(self.path)
            present, self.copy = {}, copy or self.path
        others = {name: raw for name, raw in present.items() if name not in self.refused}
        content = json.dumps(others | dict(values), ensure_ascii=True, indent=2, sort_keys=True)
        try:
            files.replace(self.path, content.encode() + b"\n")
        except OSError as error:
            return Sentence("settings_unsaved", why=reason(error))
        files.clear_old_drafts(self.path.parent)
        return None


def _read(path: Path) -> dict[str, Any]:
    """The object in the file; ``ValueError`` if there is none, ``_NewerFormat``."""
    raw = files.read_regular(path, _LARGEST)
    values = json.loads(raw.decode("utf-8"), parse_int=_whole_number)
    if not isinstance(values, dict):
        raise Fault("not_an_object")
    if isinstance(written := values.get("format"), int) and written > _FORMAT:
        raise _NewerFormat
    return values


def _whole_number(digits: str) -> int | float:
    """Infinity for a number so long that ``int`` would refuse it, and with it the whole file."""
    return int(digits) if len(digits) <= 25 else math.inf

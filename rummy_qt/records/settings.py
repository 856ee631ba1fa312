"""The player's preferences: one small JSON file, judged when it is read, replaced whole."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from . import files
from .paths import settings_file
from .sentences import Sentence, reason

_LARGEST = 1 << 20
"""Bytes of the file: far more than any player's."""
_LARGEST_DATA = 1 << 16
_LONGEST_TEXT = 200


class Setting(NamedTuple):
    """One preference: what it is at first, and which values it may have."""

    default: Any
    admits: Callable[[Any], bool]


def choice(*values: str) -> Setting:
    """One of a few words; the first is the default."""
    return Setting(values[0], lambda value: isinstance(value, str) and value in values)


def flag(default: bool) -> Setting:
    """On or off."""
    return Setting(default, lambda value: isinstance(value, bool))


def number(default: float, low: float, high: float) -> Setting:
    """A number from ``low`` to ``high``."""
    return Setting(default, lambda value: type(value) in (int, float) and low <= value <= high)


def text(default: str = "") -> Setting:
    """A short text."""
    return Setting(default, lambda value: isinstance(value, str) and _is_short(value))


def _is_short(value: str) -> bool:
    return len(value) <= _LONGEST_TEXT and value.isprintable()


def data(default: Any = None) -> Setting:
    """Anything that JSON holds, of a bounded size; whoever reads it judges it."""
    return Setting(default, lambda value: len(json.dumps(value)) <= _LARGEST_DATA)


SETTINGS: Final[dict[str, Setting]] = {
    "language": text(),
    "theme": choice("system", "light", "dark"),
    "table_colour": text("spruce"),
    "card_face": choice("classic", "large"),
    "card_back": text("selbu"),
    "card_scale": number(1.0, 0.6, 1.6),
    "four_colour": flag(False),
    "animation_speed": number(1.0, 0.0, 10.0),
    "pace_ms": number(700, 0, 10_000),
    "call_ms": number(6_000, 0, 60_000),
    "highlights": flag(True),
    "previews": flag(True),
    "confirmations": flag(True),
    "log_shown": flag(True),
    "sound": flag(True),
    "volume": number(0.7, 0.0, 1.0),
    "player_name": text(),
    "last_match": data(),
    "house_rules": data(),
    "window": data(),
    "keys": data(),
    "crash_seen": text(),
    "statistics_since": text(),
}
"""Every preference by name. ``data`` holds what a window keeps for itself."""


class Settings:
    """The preferences as they are now. ``notes`` says what was wrong with the file."""

    def __init__(self, path: Path | None = None) -> None:
        """Reads the file; a broken one is kept aside, and the defaults are used."""
        self.path = settings_file() if path is None else path
        self.notes: list[Sentence] = []
        self._values: dict[str, Any] = {}
        self._strange: dict[str, Any] = {}
        try:
            self._take(_read(self.path))
        except FileNotFoundError:
            pass  # the first start
        except OSError as error:
            self._note("settings_broken", why=reason(error))
        except (ValueError, RecursionError) as error:
            self._note("settings_broken", why=_why(error))

    def get(self, name: str) -> Any:
        """The value of a preference, or its default; ``KeyError`` for a name that is none."""
        default = SETTINGS[name].default
        return self._values.get(name, default)

    def set(self, name: str, value: Any) -> None:
        """Changes a preference; ``ValueError`` for a value that it may not have."""
        if not _admits(name, value):
            raise ValueError(f"{name} cannot be {value!r:.60}")
        self._values[name] = value

    def save(self) -> Sentence | None:
        """Replaces the file, at once or not at all; what went wrong, if anything did."""
        values = self._strange | self._values
        content = json.dumps(values, ensure_ascii=True, indent=2, sort_keys=True) + "\n"
        try:
            files.replace(self.path, content.encode())
        except OSError as error:
            return Sentence("settings_unsaved", why=reason(error))
        return None

    def _take(self, values: dict[str, Any]) -> None:
        refused = []
        for name, value in values.items():
            if name not in SETTINGS:
                self._strange[name] = value  # a later version's: kept for it
            elif _admits(name, value):
                self._values[name] = value
            else:
                refused.append(name)
        if refused:
            self._note("settings_partly", names=", ".join(sorted(refused)))

    def _note(self, name: str, **values: str) -> None:
        copy = files.keep_aside(self.path)
        self.notes.append(Sentence(name, copy=copy or self.path, **values))


def _admits(name: str, value: Any) -> bool:
    try:
        return SETTINGS[name].admits(value)
    except (TypeError, ValueError, RecursionError):
        return False  # what JSON cannot hold


def _read(path: Path) -> dict[str, Any]:
    """The object in the file; ``ValueError`` where there is none."""
    with path.open("rb") as file:
        raw = file.read(_LARGEST + 1)
    if len(raw) > _LARGEST:
        raise ValueError("it is too large")
    values = json.loads(raw.decode("utf-8"))
    if not isinstance(values, dict):
        raise ValueError("it is not a JSON object")
    return values


def _why(error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "it is nested too deep"
    if isinstance(error, UnicodeDecodeError):
        return "it is not text"
    if isinstance(error, json.JSONDecodeError):
        return f"it is not JSON, line {error.lineno}"
    return str(error)[:100]

"""What a person has chosen: each preference by name, checked, kept, and told to listeners."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar, overload

from PySide6.QtCore import QObject, Signal

T = TypeVar("T")

CARD_FACES = ("classic", "large")
THEMES = ("system", "light", "dark")
SPEEDS = (0.0, 0.5, 1.0, 2.0)
"""Animation speeds as factors; 0 is none."""
PACES = (200, 600, 1100, 2000)
"""Milliseconds that an opponent takes over one action."""


class Store(Protocol):
    """Where preferences are kept: plain JSON values by name."""

    def get(self, name: str, default: Any = None) -> Any: ...
    def set(self, name: str, value: Any) -> None: ...


class MemoryStore:
    """Keeps preferences for as long as the program runs."""

    def __init__(self) -> None:
        self._values: dict[str, Any] = {}

    def get(self, name: str, default: Any = None) -> Any:
        return self._values.get(name, default)

    def set(self, name: str, value: Any) -> None:
        self._values[name] = value


def one_of(*values: object) -> Callable[[object], bool]:
    """Admit only these values."""
    return lambda value: any(value == v and type(value) is type(v) for v in values)


def number(low: float, high: float) -> Callable[[object], bool]:
    """Admit numbers from ``low`` to ``high``."""
    return lambda value: (
        isinstance(value, (int, float)) and not isinstance(value, bool) and low <= value <= high
    )


def of_type(kind: type) -> Callable[[object], bool]:
    """Admit values of exactly this type."""
    return lambda value: type(value) is kind


class Kept(Generic[T]):
    """One preference as an attribute: a stored value that is not admitted reads as the default."""

    def __init__(self, default: T, admits: Callable[[object], bool]) -> None:
        self.default = default
        self.admits = admits

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, preferences: None, owner: type) -> Kept[T]: ...
    @overload
    def __get__(self, preferences: Preferences, owner: type) -> T: ...

    def __get__(self, preferences: Preferences | None, owner: type) -> Kept[T] | T:
        if preferences is None:
            return self
        value = preferences.store.get(self.name, self.default)
        return value if self.admits(value) else self.default

    def __set__(self, preferences: Preferences, value: T) -> None:
        if not self.admits(value):
            raise ValueError(f"{self.name} cannot be {value!r:.60}")
        if value != self.__get__(preferences, type(preferences)):
            preferences.store.set(self.name, value)
            preferences.changed.emit(self.name)


class Preferences(QObject):
    """The preferences of this person. Assigning one keeps it and emits ``changed``."""

    changed = Signal(str)
    """The name of the preference that has a new value."""

    theme = Kept("system", one_of(*THEMES))
    table_colour = Kept("spruce", of_type(str))
    card_face = Kept("classic", one_of(*CARD_FACES))
    card_back = Kept("selbu", of_type(str))
    """A back of the deck, by name."""
    card_scale = Kept(1.0, number(0.6, 1.6))
    """Card size as a factor of what the window allows."""
    four_colour = Kept(False, of_type(bool))
    animation_speed = Kept(1.0, number(0, 4))
    pace_ms = Kept(600, number(0, 5000))
    call_ms = Kept(3_000, number(0, 60_000))
    """How long a discard stays open for the person's call; 0: without limit."""
    highlights = Kept(True, of_type(bool))
    """Where the cards in hand may go lights up."""
    previews = Kept(True, of_type(bool))
    """The points of a meld are told before it is laid."""
    confirmations = Kept(True, of_type(bool))
    """Costly moves ask first."""
    sound = Kept(True, of_type(bool))
    volume = Kept(60, number(0, 100))
    language = Kept("", of_type(str))
    """A language by its code; empty for the system's."""

    player_name = Kept("", of_type(str))
    last_match: Kept[dict[str, Any]] = Kept({}, of_type(dict))
    """The last choice of the New match dialog."""
    house_rules: Kept[list[dict[str, Any]]] = Kept([], of_type(list))
    """The house rules: each a name, the rulebook they come from, and every option."""
    geometry = Kept("", of_type(str))
    """The window's place and state, as Qt writes it, in base64."""
    log_shown = Kept(True, of_type(bool))
    crash_seen = Kept("", of_type(str))
    """The crash that has been mentioned: the time of its log."""
    keys: Kept[dict[str, str]] = Kept({}, of_type(dict))
    """Keys that differ from the usual ones, by action."""

    def __init__(self, store: Store | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store: Store = MemoryStore() if store is None else store

    def reset(self, *names: str) -> None:
        """Give the preferences their first values again."""
        for name in names:
            setattr(self, name, getattr(type(self), name).default)

"""What a person has chosen: the settings as typed attributes that tell whoever listens."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, overload

from PySide6.QtCore import QObject, QTimer, Signal

from rummy_qt.records.sentences import Sentence
from rummy_qt.records.settings import Settings

T = TypeVar("T")

SAVE_AFTER_MS = 400
"""Milliseconds after the last change when the settings are written."""


class Kept(Generic[T]):
    """One setting as an attribute; which values it may have is said in ``SETTINGS``."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, preferences: None, owner: type) -> Kept[T]: ...
    @overload
    def __get__(self, preferences: Preferences, owner: type) -> T: ...

    def __get__(self, preferences: Preferences | None, owner: type) -> Kept[T] | T:
        if preferences is None:
            return self
        value: T = preferences.settings.get(self.name)
        return value

    def __set__(self, preferences: Preferences, value: T) -> None:
        if value != preferences.settings.get(self.name):
            preferences.settings.set(self.name, value)
            preferences.noted(self.name)


class Preferences(QObject):
    """The preferences of this person. Assigning one keeps it and emits ``changed``."""

    changed = Signal(str)
    """The name of the preference that has a new value."""
    trouble = Signal(object)
    """A ``Sentence``: why the settings cannot be saved."""
    saved = Signal()
    """Everything is kept."""

    theme = Kept[str]()
    table_colour = Kept[str]()
    card_face = Kept[str]()
    card_back = Kept[str]()
    card_scale = Kept[float]()
    """Card size as a factor of what the window allows."""
    four_colour = Kept[bool]()
    animation_speed = Kept[float]()
    """0 is none, 1 normal; larger is quicker."""
    pace_ms = Kept[int]()
    """How long an opponent takes over one action."""
    call_ms = Kept[int]()
    """How long a discard stays open for the person's call; 0: without limit."""
    highlights = Kept[bool]()
    """Where the cards in hand may go lights up."""
    previews = Kept[bool]()
    """The points of a meld are told before it is laid."""
    confirmations = Kept[bool]()
    """Costly moves ask first."""
    log_shown = Kept[bool]()
    sound = Kept[bool]()
    volume = Kept[float]()
    language = Kept[str]()
    """A language by its code; empty for the system's."""

    player_name = Kept[str]()
    last_match = Kept[dict[str, Any] | None]()
    """The last choice of the New match dialog."""
    house_rules = Kept[list[Any] | None]()
    """The house rules: each a name, the rulebook they come from, and every option."""
    window = Kept[str | None]()
    """The window's place and state, as Qt writes it, in base64."""
    keys = Kept[dict[str, str] | None]()
    """Keys that differ from the usual ones, by action."""
    crash_seen = Kept[str]()
    """The crash that has been mentioned: the time of its log."""
    statistics_since = Kept[str]()
    """Matches from before this moment are not counted any more; empty: all are."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self._timer = QTimer(self, singleShot=True, interval=SAVE_AFTER_MS)
        self._timer.timeout.connect(self.save)

    def noted(self, name: str) -> None:
        """A preference has a new value: tell, and save soon."""
        self._timer.start()
        self.changed.emit(name)

    def save(self) -> None:
        """Write what has changed now."""
        self._timer.stop()
        trouble: Sentence | None = self.settings.save()
        if trouble is not None:
            self.trouble.emit(trouble)
        else:
            self.saved.emit()

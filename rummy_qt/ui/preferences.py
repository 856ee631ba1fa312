"""The preferences: their values, and one description of each.

A preference is an attribute of ``Preferences``. Its description defines the allowed values, its tab
in the dialog and its texts; settings, dialog and table read these.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, TypeVar, overload

from PySide6.QtCore import QObject, QTimer, Signal

from rummy_qt.records.sentences import Sentence
from rummy_qt.records.settings import Flag, Made, NumberIn, OneOf, SettingKind, Settings, Text
from rummy_qt.records.texts import English
from rummy_qt.ui import background, houses, match_choice
from rummy_qt.ui.actions import keys_by_action, keys_from_json
from rummy_qt.ui.houses import House
from rummy_qt.ui.match_choice import LONGEST_NAME, MatchChoice
from rummy_qt.ui.theme import TABLE_COLOURS, USUAL_COLOUR
from rummy_qt.ui.words.language import Language, in_context
from rummy_qt.ui.words.notices import SETTINGS, notice_of

tr = in_context("Preferences")
T = TypeVar("T")

SAVE_AFTER_MS: Final = 400
"""Delay from the last change until the settings are written."""

Group = Literal["look", "cards", "pace", "help", "sound", "kept"]
GROUPS: Final[dict[Group, English]] = {
    "look": "&Look",
    "cards": "C&ards",
    "pace": "&Pace",
    "help": "&Help",
    "sound": "S&ound",
}
"""The tabs of the Preferences dialog; preferences of the group ``kept`` are set elsewhere."""


@dataclass(eq=False)
class Preference(Generic[T]):
    """A descriptor: the preference's description on the class, its value on an instance."""

    default: T
    kind: SettingKind
    group: Group
    label: English
    """The letter after ``&`` is its mnemonic."""
    sentence: English = ""
    name: str = field(default="", init=False)

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, preferences: None, owner: type) -> Preference[T]: ...
    @overload
    def __get__(self, preferences: Preferences, owner: type) -> T: ...

    def __get__(self, preferences: Preferences | None, owner: type) -> Preference[T] | T:
        if preferences is None:
            return self
        value: T = preferences.values.get(self.name, self.default)
        return value

    def __set__(self, preferences: Preferences, value: T) -> None:
        """Raises ``ValueError`` for a value that is not allowed."""
        if value != preferences.values.get(self.name, self.default):
            self.kind.read(self.kind.write(value))
            preferences.values[self.name] = value
            preferences.note(self.name)


class Preferences(QObject):
    """The person's preferences. Assigning one saves it and emits ``changed``."""

    changed = Signal(str)
    """The name of the preference that has a new value."""
    notice = Signal(object)
    """A ``Notice``: why the settings cannot be saved."""
    notice_expired = Signal(str)
    """Everything is saved: notices with this subject no longer apply."""

    # fmt: off
    language = Preference("", Language(), "look", "Lan&guage")
    """A language code; empty for the system's language."""
    theme = Preference("system", OneOf({
        "system": "Follow the desktop",
        "light": "Light",
        "dark": "Dark",
    }), "look", "&Theme")
    table_colour = Preference(USUAL_COLOUR, OneOf({
        name: colour.words for name, colour in TABLE_COLOURS.items()
    }, pictures="{}"), "look", "Table &colour")
    own_letters = Preference(False, Flag(), "look", "L&etters of my language",
        "On ace, king, queen and jack, instead of A, K, Q and J")
    desktop_font = Preference(False, Flag(), "look", "The &desktop’s font",
        "For all words, instead of the game’s own")
    card_face = Preference("classic", OneOf({
        "classic": "Classic",
        "large": "Large print",
    }, pictures="{}/Qs"), "cards", "Card &faces")
    card_back = Preference("selbu", OneOf({
        "selbu": "Knitted stars",
        "herringbone": "Herringbone",
        "basket": "Basket weave",
        "petals": "Petals",
    }, pictures="backs/{}"), "cards", "Card &backs")
    card_scale = Preference[float](1.0, NumberIn(0.6, 2.0, words={
        0.8: "Small",
        1.0: "Normal",
        1.18: "Large",
        1.5: "A very large hand",
        1.93: "A hand half as high as the window",
    }), "cards", "Card si&ze")
    """A factor of the size that fits the window."""
    four_colour = Preference(False, Flag(), "cards", "Four &suit colours",
        "Clubs green, diamonds blue")
    animation_speed = Preference[float](1.0, NumberIn(0.1, 10.0, or_zero=True, words={
        0.0: "At once, without motion",
        2.0: "Briskly",
        1.0: "At an easy pace",
        0.5: "Slowly",
    }), "pace", "Cards &move")
    """A factor of the usual speed; 0: no animation."""
    pace_ms = Preference(700, NumberIn(0, 10_000, whole=True, words={
        250: "Quickly",
        700: "At an easy pace",
        1300: "Slowly",
        2500: "Very slowly",
    }), "pace", "Opponents pla&y")
    """The time in ms that an opponent takes for one move."""
    remarks = Preference(True, Flag(), "pace", "Hear a &word now and then",
        "From whoever went out, or lost, once the round is over")
    calls = Preference("fits", OneOf({
        "fits": "Only when the discard fits",
        "3s": "Always, for 3 seconds",
        "6s": "Always, for 6 seconds",
        "12s": "Always, for 12 seconds",
        "30s": "Always, for 30 seconds",
        "open": "Always, until somebody calls",
        "never": "Never: I am quick enough",
    }), "pace", "S&top for a call")
    """When the game waits for the person's call; ``never`` only shows a button for a while."""
    highlights = Preference(True, Flag(), "help", "Show where &cards may go",
        "Places light up while cards are chosen or dragged")
    previews = Preference(True, Flag(), "help", "Show the points of a meld &before it is laid",
        "What a move brings is shown while you hold the cards")
    confirmations = Preference(True, Flag(), "help", "Ask before a &move that costs points",
        "Paying your way out of a duty, looking into the pile")
    tutor = Preference(0, NumberIn(1, 1_000, or_zero=True, whole=True, words={
        0: "Never",
        5: "5 points or more",
        10: "10 points or more",
        20: "20 points or more",
    }), "help", "&Tutor: speak before a move that costs",
        "A round with the tutor on counts as assisted")
    """The loss in points from which on to warn; 0: never."""
    log_shown = Preference(False, Flag(), "help", "L&ist of moves",
        "The moves of the round, in a drawer over the table")
    list_remembers = Preference(False, Flag(), "help",
        "The list of moves &remembers a covered pile",
        "A round in which it names a covered card counts as assisted")
    sound = Preference(True, Flag(), "sound", "Sou&nds",
        "Short and quiet; one key turns them all off and on")
    sound_cards = Preference(True, Flag(), "sound", "The &cards",
        "Each one as it lands, and the end of a round")
    sound_turn = Preference(True, Flag(), "sound", "Your &turn", "One soft note")
    sound_call = Preference(True, Flag(), "sound", "You &may call", "Two fingertips on wood")
    volume = Preference[float](0.7, NumberIn(0.01, 1.0, or_zero=True), "sound", "&Volume")

    player_name = Preference("", Text(LONGEST_NAME), "kept", "Your name")
    last_match = Preference[MatchChoice | None](None,
        Made(match_choice.from_json, match_choice.to_json), "kept", "Last match")
    """The last choice in the New match dialog."""
    programs = Preference[tuple[str, ...]]((), Made(match_choice.programs_from_json, list), "kept",
        "Programs at the table")
    """Paths of programs that may play, the latest first."""
    house_rules = Preference[tuple[House, ...]]((), Made(houses.all_from_json,
        lambda kept: list(map(houses.to_json, kept))), "kept", "House rules")
    """Names are unique."""
    window = Preference("", Text(10_000, "[A-Za-z0-9+/=]*"), "kept", "Position of the window")
    """The window's geometry and state as saved by Qt, in base64."""
    keys = Preference[dict[str, str]]({}, Made(keys_from_json, dict), "kept", "Keys")
    """By action, keys that differ from the defaults."""
    letter_keys = Preference(True, Flag(), "kept", "Letters, numbers and signs alone are keys")
    """Whether they trigger actions at the table; set on the page of keys."""
    statistics_since = Preference("", Text(20, r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)?"), "kept",
        "Where the statistics begin")
    """Matches from before this time (UTC) are not counted; empty: all are."""
    # fmt: on

    def __init__(self, settings: Settings | None = None, parent: QObject | None = None) -> None:
        """Reads from and saves to ``settings``; without them nothing is saved."""
        super().__init__(parent)
        self._settings = settings
        self.values: dict[str, Any] = {} if settings is None else settings.take(KINDS)
        """By name, the values that differ from the defaults or were set once."""
        self._less_motion = False
        """Whether the desktop asks for less motion."""
        self._timer = QTimer(self, singleShot=True, interval=SAVE_AFTER_MS)
        self._timer.timeout.connect(self.save)
        self._save_task = background.LatestTask(self)
        self._write_lock = threading.Lock()

    @property
    def notes(self) -> list[Sentence]:
        """What was wrong with the saved settings: at most one sentence."""
        settings = self._settings
        if settings is None or not settings.refused:
            return [] if settings is None else settings.notes
        names = ", ".join(tr(PREFERENCES[name].label).replace("&", "") for name in settings.refused)
        return [Sentence("settings_partly", names=names, copy=settings.copy)]

    @property
    def active_keys(self) -> dict[str, str]:
        """By action, its current keys; see ``keys_by_action``."""
        return keys_by_action(self.keys, letters=self.letter_keys)

    @property
    def speed(self) -> float:
        """The speed of animation, as a factor; 0 also if the desktop asks for less motion."""
        return 0.0 if self._less_motion else self.animation_speed

    def set_less_motion(self, less_motion: bool) -> None:
        """Apply the desktop's setting, which is not saved."""
        if less_motion != self._less_motion:
            self._less_motion = less_motion
            self.changed.emit("animation_speed")

    def note(self, name: str) -> None:
        """Emit ``changed`` for a preference with a new value, and save soon."""
        self._timer.start()
        self.changed.emit(name)

    def save(self) -> None:
        """Start writing the settings on another thread."""
        self._timer.stop()
        settings, values, lock = self._settings, self.values, self._write_lock
        if settings is None:
            return

        def work(_: object) -> Sentence | None:
            with lock:  # reads the values once it is its turn, so that the last task writes them
                current = list(values.items())
                return settings.save({name: KINDS[name].write(value) for name, value in current})

        def on_written(trouble: Sentence | None) -> None:
            if trouble is not None:
                self.notice.emit(notice_of(trouble, SETTINGS))
            else:
                self.notice_expired.emit(SETTINGS)

        self._save_task.start(work, on_written, lasting=True)


PREFERENCES: Final[dict[str, Preference[Any]]] = {
    name: value for name, value in vars(Preferences).items() if isinstance(value, Preference)
}
"""Every preference by name, in the order of the dialog."""
KINDS: Final = {name: preference.kind for name, preference in PREFERENCES.items()}


def of_group(group: Group) -> list[Preference[Any]]:
    """The preferences of one group, in order."""
    return [preference for preference in PREFERENCES.values() if preference.group == group]

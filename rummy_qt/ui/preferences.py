"""What a person has chosen, and all there is to know about each preference, said once.

A preference is an attribute of ``Preferences``; its description says which values it may have,
on which page it is changed, and in which words. Settings, pages and table read that.
"""

from __future__ import annotations

from typing import Any, Final, Generic, Literal, TypeVar, overload

from PySide6.QtCore import QObject, QTimer, Signal

from rummy_qt.records.sentences import Sentence
from rummy_qt.records.settings import (
    Flag,
    Made,
    NumberIn,
    OneOf,
    SettingKind,
    Settings,
    SettingsWriter,
    Text,
)
from rummy_qt.ui import background, houses, match_choice
from rummy_qt.ui.actions import keys_by_action, keys_from_json
from rummy_qt.ui.houses import House
from rummy_qt.ui.match_choice import LONGEST_NAME, MatchChoice
from rummy_qt.ui.theme import TABLE_COLOURS, USUAL_COLOUR
from rummy_qt.ui.words.language import QT_TR_NOOP, Language, in_context
from rummy_qt.ui.words.notices import SETTINGS, notice_of

tr = in_context("Preferences")
T = TypeVar("T")

SAVE_AFTER_MS: Final = 400
"""Milliseconds after the last change when the settings are written."""

Group = Literal["look", "pace", "help", "sound", "kept"]
GROUPS: Final[dict[Group, str]] = {
    "look": QT_TR_NOOP("&Look"),
    "pace": QT_TR_NOOP("&Pace"),
    "help": QT_TR_NOOP("&Help"),
    "sound": QT_TR_NOOP("S&ound"),
}
"""The tabs of the Preferences dialog; what is ``kept`` is changed elsewhere in the window."""


class Preference(Generic[T]):
    """One preference: its description on the class, its value on an instance."""

    name: str

    def __init__(
        self, default: T, kind: SettingKind, group: Group, label: str, sentence: str = ""
    ) -> None:
        """``label`` and ``sentence`` are English; the label's letter behind ``&`` is its key."""
        self.default = default
        self.kind = kind
        self.group = group
        self.label = label
        self.sentence = sentence

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
        """``ValueError`` for what it may not be."""
        if value != preferences.values.get(self.name, self.default):
            self.kind.read(self.kind.write(value))
            preferences.values[self.name] = value
            preferences.note(self.name)


class Preferences(QObject):
    """The preferences of this person. Assigning one keeps it and emits ``changed``."""

    changed = Signal(str)
    """The name of the preference that has a new value."""
    notice = Signal(object)
    """A ``Notice``: why the settings cannot be saved."""
    settled = Signal(str)
    """Everything is kept: notices about this are old news."""

    # fmt: off
    language = Preference("", Language(), "look", QT_TR_NOOP("Lan&guage"))
    """A language by its code; empty for the system's."""
    card_face = Preference("classic", OneOf({
        "classic": QT_TR_NOOP("Classic"),
        "large": QT_TR_NOOP("Large print"),
    }, pictures="{}/Qs"), "look", QT_TR_NOOP("Card &faces"))
    card_back = Preference("selbu", OneOf({
        "selbu": QT_TR_NOOP("Knitted stars"),
        "herringbone": QT_TR_NOOP("Herringbone"),
        "basket": QT_TR_NOOP("Basket weave"),
        "petals": QT_TR_NOOP("Petals"),
    }, pictures="backs/{}"), "look", QT_TR_NOOP("Card &backs"))
    theme = Preference("system", OneOf({
        "system": QT_TR_NOOP("Follow the desktop"),
        "light": QT_TR_NOOP("Light"),
        "dark": QT_TR_NOOP("Dark"),
    }), "look", QT_TR_NOOP("&Theme"))
    table_colour = Preference(USUAL_COLOUR, OneOf({
        name: colour.words for name, colour in TABLE_COLOURS.items()
    }), "look", QT_TR_NOOP("Table &colour"))
    card_scale = Preference[float](1.0, NumberIn(0.6, 2.0, words={
        0.8: QT_TR_NOOP("Small"),
        1.0: QT_TR_NOOP("Normal"),
        1.18: QT_TR_NOOP("Large"),
        1.5: QT_TR_NOOP("A very large hand"),
        1.93: QT_TR_NOOP("A hand half as high as the window"),
    }), "look", QT_TR_NOOP("Card si&ze"))
    """A factor of what the window allows."""
    four_colour = Preference(False, Flag(), "look", QT_TR_NOOP("Four &suit colours"),
        QT_TR_NOOP("Clubs green, diamonds blue"))
    own_letters = Preference(False, Flag(), "look", QT_TR_NOOP("L&etters of my language"),
        QT_TR_NOOP("On ace, king, queen and jack, instead of A, K, Q and J"))
    desktop_font = Preference(False, Flag(), "look", QT_TR_NOOP("The &desktop’s font"),
        QT_TR_NOOP("For all words, instead of the game’s own"))
    log_shown = Preference(False, Flag(), "look", QT_TR_NOOP("List of &moves"),
        QT_TR_NOOP("The moves of the round, in a drawer over the table"))
    animation_speed = Preference[float](1.0, NumberIn(0.1, 10.0, or_zero=True, words={
        0.0: QT_TR_NOOP("At once, without motion"),
        2.0: QT_TR_NOOP("Briskly"),
        1.0: QT_TR_NOOP("At ease"),
        0.5: QT_TR_NOOP("Slowly"),
    }), "pace", QT_TR_NOOP("Cards &move"))
    """A factor; 0: nothing moves."""
    pace_ms = Preference(700, NumberIn(0, 10_000, whole=True, words={
        250: QT_TR_NOOP("Quickly"),
        700: QT_TR_NOOP("At ease"),
        1300: QT_TR_NOOP("Slowly"),
        2500: QT_TR_NOOP("Very slowly"),
    }), "pace", QT_TR_NOOP("Opponents pla&y"))
    """How long an opponent takes over one action."""
    remarks = Preference(True, Flag(), "pace", QT_TR_NOOP("Hear a &word now and then"),
        QT_TR_NOOP("From whoever went out, or lost, once the round is over"))
    calls = Preference("fits", OneOf({
        "fits": QT_TR_NOOP("Only when the discard fits"),
        "3s": QT_TR_NOOP("Always, for 3 seconds"),
        "6s": QT_TR_NOOP("Always, for 6 seconds"),
        "12s": QT_TR_NOOP("Always, for 12 seconds"),
        "30s": QT_TR_NOOP("Always, for 30 seconds"),
        "open": QT_TR_NOOP("Always, as long as I like"),
        "never": QT_TR_NOOP("Never: I am quick enough"),
    }), "pace", QT_TR_NOOP("S&top for a call"))
    """When the game waits for the person's call; with ``never`` a button stands meanwhile."""
    highlights = Preference(True, Flag(), "help", QT_TR_NOOP("Show where &cards may go"),
        QT_TR_NOOP("Places light up while cards are chosen or dragged"))
    previews = Preference(True, Flag(), "help",
        QT_TR_NOOP("Show the points of a meld &before it is laid"),
        QT_TR_NOOP("What a move brings is shown while you hold the cards"))
    confirmations = Preference(True, Flag(), "help",
        QT_TR_NOOP("Ask before a &move that costs points"),
        QT_TR_NOOP("Paying your way out of a duty, looking into the pile"))
    tutor = Preference(0, NumberIn(1, 1_000, or_zero=True, whole=True, words={
        0: QT_TR_NOOP("Never"),
        5: QT_TR_NOOP("5 points or more"),
        10: QT_TR_NOOP("10 points or more"),
        20: QT_TR_NOOP("20 points or more"),
    }), "help", QT_TR_NOOP("&Tutor: speak before a move that costs"),
        QT_TR_NOOP("A round in which it listens counts as assisted"))
    """From so many points on; 0: never."""
    list_remembers = Preference(False, Flag(), "help",
        QT_TR_NOOP("The list of moves &remembers a covered pile"),
        QT_TR_NOOP("A round in which it names one counts as assisted"))
    sound = Preference(True, Flag(), "sound", QT_TR_NOOP("Sou&nds"),
        QT_TR_NOOP("Short and quiet; a key turns all of them off and on"))
    sound_cards = Preference(True, Flag(), "sound", QT_TR_NOOP("The &cards"),
        QT_TR_NOOP("Each one as it lands, and the end of a round"))
    sound_turn = Preference(True, Flag(), "sound", QT_TR_NOOP("Your &turn"),
        QT_TR_NOOP("One soft note"))
    sound_call = Preference(True, Flag(), "sound", QT_TR_NOOP("You &may call"),
        QT_TR_NOOP("Two fingertips on wood"))
    volume = Preference[float](0.7, NumberIn(0.01, 1.0, or_zero=True), "sound",
        QT_TR_NOOP("&Volume"))

    player_name = Preference("", Text(LONGEST_NAME), "kept", QT_TR_NOOP("Your name"))
    last_match = Preference[MatchChoice | None](None,
        Made(match_choice.from_json, match_choice.to_json), "kept", QT_TR_NOOP("Last match"))
    """The last choice of the New match dialog."""
    programs = Preference[tuple[str, ...]]((), Made(match_choice.programs_from_json, list), "kept",
        QT_TR_NOOP("Programs at the table"))
    """Paths of programs that may sit down, the last one first."""
    house_rules = Preference[tuple[House, ...]]((), Made(houses.all_from_json,
        lambda kept: list(map(houses.to_json, kept))), "kept", QT_TR_NOOP("House rules"))
    """No two of one name."""
    window = Preference("", Text(10_000, "[A-Za-z0-9+/=]*"), "kept",
        QT_TR_NOOP("Place of the window"))
    """The window's place and state, as Qt writes it, in base64."""
    keys = Preference[dict[str, str]]({}, Made(keys_from_json, dict), "kept", QT_TR_NOOP("Keys"))
    """Keys that differ from the usual ones, by action."""
    letter_keys = Preference(True, Flag(), "kept",
        QT_TR_NOOP("Letters, numbers and signs alone are keys"))
    """Whether they do something at the table; the page of keys turns them on and off."""
    crash_seen = Preference("", Text(200), "kept", QT_TR_NOOP("Last crash seen"))
    """The crash that has been mentioned: the time of its log."""
    statistics_since = Preference("", Text(20, r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)?"), "kept",
        QT_TR_NOOP("Where the statistics begin"))
    """Matches from before this moment are not counted any more; empty: all are."""
    # fmt: on

    def __init__(self, settings: Settings | None = None, parent: QObject | None = None) -> None:
        """Takes what ``settings`` hold, and keeps changes there; without, nothing is kept."""
        super().__init__(parent)
        self._settings = settings
        self.values: dict[str, Any] = {}
        """By name, those that were chosen."""
        if settings is not None:
            kinds = {name: preference.kind for name, preference in PREFERENCES.items()}
            self.values = settings.take(kinds)
        self._less_motion = False
        """Whether the desktop asks for it."""
        self._timer = QTimer(self, singleShot=True, interval=SAVE_AFTER_MS)
        self._timer.timeout.connect(self.save)
        told = background.from_other_threads(self, Preferences._on_written)
        self._writer = None if settings is None else SettingsWriter(settings, told)

    @property
    def notes(self) -> list[Sentence]:
        """What was wrong with the settings, for a person: at most one sentence."""
        settings = self._settings
        if settings is None or not settings.refused:
            return [] if settings is None else settings.notes
        names = ", ".join(tr(PREFERENCES[name].label).replace("&", "") for name in settings.refused)
        return [Sentence("settings_partly", names=names, copy=settings.copy)]

    @property
    def active_keys(self) -> dict[str, str]:
        """By action, the keys that do it now."""
        return keys_by_action(self.keys, letters=self.letter_keys)

    @property
    def speed(self) -> float:
        """How fast cards move: as it was chosen, but not at all where the desktop wishes so."""
        return 0.0 if self._less_motion else self.animation_speed

    def heed_desktop(self, less_motion: bool) -> None:
        """Follow what the desktop asks for; nothing of it is kept."""
        if less_motion != self._less_motion:
            self._less_motion = less_motion
            self.changed.emit("animation_speed")

    def note(self, name: str) -> None:
        """A preference has a new value: tell, and save soon."""
        self._timer.start()
        self.changed.emit(name)

    def save(self) -> None:
        """Begin to write what has changed; a thread waits for the disk."""
        self._timer.stop()
        if self._writer is not None:
            self._writer.save(
                {name: PREFERENCES[name].kind.write(value) for name, value in self.values.items()}
            )

    def wait(self) -> None:
        """Wait until everything that was to be saved is."""
        if self._writer is not None:
            self._writer.wait()

    def _on_written(self, trouble: Sentence | None) -> None:
        if trouble is not None:
            self.notice.emit(notice_of(trouble, SETTINGS))
        else:
            self.settled.emit(SETTINGS)


PREFERENCES: Final[dict[str, Preference[Any]]] = {
    name: value for name, value in vars(Preferences).items() if isinstance(value, Preference)
}
"""Every preference by name, in the order of the pages."""


def of_group(group: Group) -> list[Preference[Any]]:
    """The preferences of one page, in order."""
    return [preference for preference in PREFERENCES.values() if preference.group == group]

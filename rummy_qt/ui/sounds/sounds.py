"""Plays the sounds of a match: that of a card at the moment it lands."""

from __future__ import annotations

import os
import sys
from array import array
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject

from rummy_qt.ui.background import later
from rummy_qt.ui.drawings import resource
from rummy_qt.ui.preferences import Preferences

if TYPE_CHECKING:
    from rummy_qt.engine.events import RoundEnded
    from rummy_qt.play.game import Change
    from rummy_qt.ui.bridge import GameBridge
    from rummy_qt.ui.session import Session
    from rummy_qt.ui.table.choreography import Journey
    from rummy_qt.ui.table.table_view import TableView

    from .devices import Clip, Stream

FOLDER: Final = ":/assets/sounds"
VARIANTS: Final = 5
"""The number of recordings of each card sound; those in ``ENDS`` have one."""
ENDS: Final = frozenset({"won", "lost"})
_HEADER_SIZE: Final = 44
"""Bytes before the samples in the files that ``packaging/make_sounds.py`` writes."""

PREFERENCE_OF: Final = {"turn": "sound_turn", "call": "sound_call"}
"""By sound, the preference that turns it off; ``sound_cards`` for all others."""
SAMPLE_OF: Final = dict.fromkeys(("sound", "sound_cards", "volume"), "lay") | {
    preference: sound for sound, preference in PREFERENCE_OF.items()
}
"""By preference, the sound to play when it changes."""

MIN_LOUDNESS: Final = 0.5
"""The loudness of a card that lands at speed 0; 1 is full loudness, …"""
FULL_LOUDNESS_SPEED: Final = 0.03
"""… reached at this landing speed, in card widths per ms."""
TOGETHER_MS: Final = 4.0
"""Cards that land within this time make one sound."""
PAINT_FIRST_MS: Final = 600
"""The delay before a device is opened for a new match, as that slows the first paint."""
AFTER_MS: Final = 120.0
"""From a move's last card to the sound that announces the player's turn."""


class Sounds(QObject):
    """Plays the sounds of the current match; opens no device before the first one."""

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        parent: QObject | None = None,
        table: Callable[[], TableView | None] = lambda: None,
        make_stream: Callable[[], Stream] | None = None,
    ) -> None:
        """``table`` returns the view of a match just opened; None if there is no animation."""
        super().__init__(parent)
        self._preferences = preferences
        self._table = table
        self.make_stream = make_stream or system_stream
        self._stream: Stream | None = None
        self._last: dict[str, int] = {}
        """By sound, the variant played last."""
        self._landings: list[Clip] = []
        """The sounds of cards in flight."""
        session.opened.connect(self._connect)
        preferences.changed.connect(self._on_preference)

    def play(self, name: str, in_ms: float = 0.0, loudness: float = 1.0) -> list[Clip]:
        """Schedules a sound, unless it is turned off, so that its peak is heard after ``in_ms``.

        ``loudness``: 0 to 1. Returns the clips scheduled.
        """
        preferences = self._preferences
        volume = preferences.volume
        chosen = getattr(preferences, PREFERENCE_OF.get(name, "sound_cards"))
        if not (volume and preferences.sound and chosen):
            return []
        try:
            from .devices import RATE, Clip  # not loaded before the first match
        except (ImportError, MemoryError):  # e.g. out of memory while loading
            return []

        stream, samples = self._open_stream(), self._samples(name)
        start = in_ms / 1000 - samples.index(max(samples, key=abs)) / RATE
        clip = Clip(
            stream.clock() + max(0.0, start),
            samples,
            loudness * volume * volume,  # half the volume sounds half as loud
        )
        stream.add([clip])
        return [clip]

    def _open_stream(self) -> Stream:
        if self._stream is None:
            self._stream = self.make_stream()
            app = QCoreApplication.instance()
            if app is not None:
                app.aboutToQuit.connect(self._stream.close)
        return self._stream

    def _samples(self, name: str) -> array[int]:
        """A random variant of a sound other than the last one."""
        variant = 1
        if name not in ENDS:
            step = 1 + os.urandom(1)[0] % (VARIANTS - 1)
            variant = (self._last.get(name, 0) + step) % VARIANTS + 1
            self._last[name] = variant - 1
        return read(f"{name}-{variant}")

    # -------------------------------------------------------------------------- signals

    def _connect(self, bridge: GameBridge) -> None:
        table = self._table()
        if table is not None:
            motion = table.scene_.motion
            motion.legs_changed.connect(lambda: self._schedule_landings(bridge, table))
            table.calling.changed.connect(lambda: self._on_calling(table))
        bridge.changed.connect(lambda change: self._on_change(bridge, table, change))
        bridge.refused.connect(lambda _: self.play("refused"))
        if self._preferences.sound and self._preferences.volume:
            later(self, PAINT_FIRST_MS, lambda: self._open_stream().add(()))

    def _schedule_landings(self, bridge: GameBridge, table: TableView) -> None:
        """Schedules the sounds of the cards in flight, in place of those scheduled before."""
        waiting = self._stream.cancel(self._landings) if self._stream is not None else []
        touches = table.scene_.motion.touches
        self._landings = []
        if not touches:
            if waiting:
                self.play("lay")  # the animation was skipped
            return
        dealt = False
        last: dict[str, float] = {}
        for ms, leg in sorted(touches, key=lambda touch: touch[0]):
            assert leg.flight is not None
            dealt = leg.flight.event == 0 and leg.flight.journey.start == "stock"
            name = sound_of(leg.flight.journey, dealt=dealt)
            if ms - last.get(name, -TOGETHER_MS) >= TOGETHER_MS:
                last[name] = ms
                loudness = MIN_LOUDNESS + (1 - MIN_LOUDNESS) * min(
                    1.0, leg.landing_speed / FULL_LOUDNESS_SPEED
                )
                self._landings += self.play(name, ms, loudness)
        if dealt and is_persons_turn(bridge):
            self._landings += self.play("turn", self._ms_until_still(table) + AFTER_MS)

    def _on_change(self, bridge: GameBridge, table: TableView | None, change: Change) -> None:
        # not needed at start
        from rummy_qt.engine.events import CalledFalsely, RoundEnded
        from rummy_qt.ui.table.choreography import QUIET_MS

        landing_ms = self._ms_until_still(table)
        speed = self._preferences.speed
        if change.kind == "dealt" and not landing_ms:  # otherwise the animation plays it
            self.play("deal")
            if is_persons_turn(bridge):
                self.play("turn", AFTER_MS)
        if change.kind != "played":
            return
        if not landing_ms and not (table is not None and speed):
            for name in sounds_in(change):  # no animation: all sounds at once
                self.play(name)
        for event in change.events:
            if isinstance(event, CalledFalsely):
                self.play("refused", landing_ms)
            elif isinstance(event, RoundEnded):
                self.play(sound_of_end(event, bridge), landing_ms + QUIET_MS / (speed or 1.0))
        if change.seat != bridge.game.person and is_persons_turn(bridge):
            self.play("turn", landing_ms + AFTER_MS)

    def _ms_until_still(self, table: TableView | None) -> float:
        """The time in ms until the last card in flight lies still."""
        touches = [] if table is None else table.scene_.motion.touches
        return max((ms + leg.end - leg.touches for ms, leg in touches), default=0.0)

    def _on_calling(self, table: TableView) -> None:
        if table.calling.may_let_pass:
            self.play("call", self._ms_until_still(table) + AFTER_MS)

    def _on_preference(self, name: str) -> None:
        if name in SAMPLE_OF:
            self.play(SAMPLE_OF[name])


def system_stream() -> Stream:
    """A stream to the devices of this system."""
    from .devices import Stream, on_screen_devices

    return Stream(on_screen_devices)


@cache
def read(name: str) -> array[int]:
    """The samples of a sound file of the program."""
    samples = array("h", resource(f"{FOLDER}/{name}.wav")[_HEADER_SIZE:])
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def sound_of(journey: Journey, *, dealt: bool) -> str:
    """The name of the sound of a card that ends this journey."""
    if dealt or journey.end == "stock":
        return "deal"
    return {"meld": "lay", "pile": "discard"}.get(journey.end, "draw")


def sounds_in(change: Change) -> set[str]:
    """The names of the sounds of a move's cards."""
    from rummy_qt.ui.table.choreography import journeys

    each = (journey for event in change.events for journey in journeys(event, lambda seat: seat))
    return {sound_of(journey, dealt=False) for journey in each}


def sound_of_end(event: RoundEnded, bridge: GameBridge) -> str:
    """``won`` if the player won the match, or has the most points of the round; else ``lost``."""
    game = bridge.game
    person = 0 if game.person is None else game.person
    if game.match.over:
        return "won" if game.match.winner == person else "lost"
    return "won" if event.scores[person] == max(event.scores) else "lost"


def is_persons_turn(bridge: GameBridge) -> bool:
    """Whether it is the player's turn."""
    rnd = bridge.game.match.round
    return not rnd.over and rnd.seat == bridge.game.person

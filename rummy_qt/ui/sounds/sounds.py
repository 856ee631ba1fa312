"""Follows the match by ear: each card is heard when it touches what it lands on."""

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

    from .devices import Blow, Stream

FOLDER: Final = ":/assets/sounds"
VARIANTS: Final = 5
"""Of each gesture of a hand; the end of a round has one."""
ENDS: Final = frozenset({"won", "lost"})
_HEADER: Final = 44
"""Bytes before the samples in the files that ``packaging/make_sounds.py`` writes."""

PREFERENCE_OF: Final = {"turn": "sound_turn", "call": "sound_call"}
"""By sound, the preference that turns it off; all others belong to the cards."""
HEARD_AT: Final = dict.fromkeys(("sound", "sound_cards", "volume"), "lay") | {
    preference: sound for sound, preference in PREFERENCE_OF.items()
}
"""By preference, what is heard when it changes."""

SOFTEST: Final = 0.5
"""The loudness of a card that comes to a halt by itself, as a part of ..."""
BRISK: Final = 0.03
"""... that of one which lands at so many of its widths a millisecond."""
TOGETHER_MS: Final = 4.0
"""Cards that land within so much are heard as one."""
PAINT_FIRST_MS: Final = 600
"""How long a match lies there until the device is opened, which takes others a while."""
AFTER_MS: Final = 120.0
"""From the last card of a move to the word that it is the person's turn."""


class Sounds(QObject):
    """Lets the match on the table be heard; before the first one no device or thread is there."""

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        parent: QObject | None = None,
        table: Callable[[], TableView | None] = lambda: None,
        make_stream: Callable[[], Stream] | None = None,
    ) -> None:
        """``table`` is that on which a match has just been laid; without, nothing moves there."""
        super().__init__(parent)
        self._preferences = preferences
        self._table = table
        self.make_stream = make_stream or stream_of_the_system
        self._stream: Stream | None = None
        self._last: dict[str, int] = {}
        """By sound, the variant that was heard last."""
        self._landings: list[Blow] = []
        """Of cards that are in the air."""
        session.opened.connect(self._follow)
        preferences.changed.connect(self._on_preference)

    def play(self, name: str, in_ms: float = 0.0, loudness: float = 1.0) -> list[Blow]:
        """Let a sound be at its loudest after so long; nothing where it is not wanted."""
        preferences = self._preferences
        volume = preferences.volume
        chosen = getattr(preferences, PREFERENCE_OF.get(name, "sound_cards"))
        if not (volume and preferences.sound and chosen):
            return []
        try:
            from .devices import RATE, Blow  # nothing of it before the first match
        except (ImportError, MemoryError):  # their machine code finds no memory now
            return []

        stream, samples = self._ready(), self._samples(name)
        struck = in_ms / 1000 - samples.index(max(samples, key=abs)) / RATE
        blow = Blow(
            stream.clock() + max(0.0, struck),
            samples,
            loudness * volume * volume,  # half the volume is heard as half as loud
        )
        stream.lay([blow])
        return [blow]

    def _ready(self) -> Stream:
        if self._stream is None:
            self._stream = self.make_stream()
            app = QCoreApplication.instance()
            if app is not None:
                app.aboutToQuit.connect(self._stream.close)
        return self._stream

    def _samples(self, name: str) -> array[int]:
        """Another variant than the last one."""
        variant = 1
        if name not in ENDS:
            step = 1 + os.urandom(1)[0] % (VARIANTS - 1)
            variant = (self._last.get(name, 0) + step) % VARIANTS + 1
            self._last[name] = variant - 1
        return read(f"{name}-{variant}")

    # ------------------------------------------------------------------- following

    def _follow(self, bridge: GameBridge) -> None:
        table = self._table()
        if table is not None:
            motion = table.scene_.motion
            motion.legs_changed.connect(lambda: self._set_out(bridge, table))
            table.calling.changed.connect(lambda: self._may_call(table))
        bridge.changed.connect(lambda change: self._on_change(bridge, table, change))
        bridge.refused.connect(lambda _: self.play("refused"))
        if self._preferences.sound and self._preferences.volume:
            later(self, PAINT_FIRST_MS, lambda: self._ready().lay(()))

    def _set_out(self, bridge: GameBridge, table: TableView) -> None:
        """Other cards are on their way than before, or all have been put in their places."""
        waiting = self._stream.forget(self._landings) if self._stream is not None else []
        touches = table.scene_.motion.touches
        self._landings = []
        if not touches:
            if waiting:
                self.play("lay")  # they land together
            return
        dealt = False
        last: dict[str, float] = {}
        for ms, leg in sorted(touches, key=lambda touch: touch[0]):
            assert leg.flight is not None
            dealt = leg.flight.event == 0 and leg.flight.journey.start == "stock"
            name = sound_of(leg.flight.journey, dealt=dealt)
            if ms - last.get(name, -TOGETHER_MS) >= TOGETHER_MS:
                last[name] = ms
                loudness = SOFTEST + (1 - SOFTEST) * min(1.0, leg.landing_speed / BRISK)
                self._landings += self.play(name, ms, loudness)
        if dealt and is_persons_turn(bridge):
            self._landings += self.play("turn", self._landed(table) + AFTER_MS)

    def _on_change(self, bridge: GameBridge, table: TableView | None, change: Change) -> None:
        from rummy_qt.engine.events import CalledFalsely, RoundEnded  # no start needs them

        landed = self._landed(table)
        speed = self._preferences.speed
        if change.kind == "dealt" and not landed:  # else it is heard as it is seen
            self.play("deal")
            if is_persons_turn(bridge):
                self.play("turn", AFTER_MS)
        if change.kind != "played":
            return
        if not landed and not (table is not None and speed):
            for name in sounds_in(change):  # nothing moves: all is heard at once
                self.play(name)
        for event in change.events:
            if isinstance(event, CalledFalsely):
                self.play("refused", landed)
            elif isinstance(event, RoundEnded):
                self.play(sound_of_end(event, bridge), landed + quiet_ms(speed))
        if change.seat != bridge.game.person and is_persons_turn(bridge):
            self.play("turn", landed + AFTER_MS)

    def _landed(self, table: TableView | None) -> float:
        """In how many milliseconds the last card in the air will lie."""
        touches = [] if table is None else table.scene_.motion.touches
        return max((ms + leg.end - leg.touches for ms, leg in touches), default=0.0)

    def _may_call(self, table: TableView) -> None:
        if table.calling.may_let_pass:
            self.play("call", self._landed(table) + AFTER_MS)

    def _on_preference(self, name: str) -> None:
        if name in HEARD_AT:
            self.play(HEARD_AT[name])


def stream_of_the_system() -> Stream:
    """What a person before a screen hears."""
    from .devices import Stream, for_a_person

    return Stream(for_a_person)


@cache
def read(name: str) -> array[int]:
    """The samples of a sound that the program carries."""
    samples = array("h", resource(f"{FOLDER}/{name}.wav")[_HEADER:])
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def sound_of(journey: Journey, *, dealt: bool) -> str:
    """The name of the sound with which a card ends its way."""
    if dealt or journey.end == "stock":
        return "deal"
    return {"meld": "lay", "pile": "discard"}.get(journey.end, "draw")


def sounds_in(change: Change) -> set[str]:
    """Those of the cards of a move, each once."""
    from rummy_qt.ui.table.choreography import journeys

    ways = (way for event in change.events for way in journeys(event, lambda seat: seat))
    return {sound_of(way, dealt=False) for way in ways}


def sound_of_end(event: RoundEnded, bridge: GameBridge) -> str:
    """Whether the person has won the match, or the most points of the round."""
    game = bridge.game
    person = 0 if game.person is None else game.person
    if game.match.over:
        return "won" if game.match.winner == person else "lost"
    return "won" if event.scores[person] == max(event.scores) else "lost"


def quiet_ms(speed: float) -> float:
    """After the last card of a round, before anything is heard of its end."""
    from rummy_qt.ui.table.choreography import QUIET_MS

    return QUIET_MS / speed if speed else QUIET_MS


def is_persons_turn(bridge: GameBridge) -> bool:
    """Whether the game waits for the person to begin a turn."""
    rnd = bridge.game.match.round
    return not rnd.over and rnd.seat == bridge.game.person

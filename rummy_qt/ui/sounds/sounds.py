"""Follows the match by ear: what the table moves, this sounds."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject

from rummy_qt.engine.events import (
    CalledFalsely,
    Claimed,
    Dealt,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Rebuilt,
    RoundEnded,
    Swapped,
    Took,
)
from rummy_qt.records.paths import sounds_dir
from rummy_qt.ui.later import later
from rummy_qt.ui.preferences import Preferences

if TYPE_CHECKING:
    from rummy_qt.play.game import Played
    from rummy_qt.ui.bridge import GameBridge
    from rummy_qt.ui.session import Session

    from .players import SoundPlayer
    from .wav_files import SoundFiles

SOUND_OF: Final[dict[type, str]] = {
    Dealt: "deal",
    Rebuilt: "deal",
    Drew: "draw",
    Took: "draw",
    Melded: "lay",
    LaidOff: "lay",
    Swapped: "lay",
    Discarded: "discard",
    Claimed: "call",
    CalledFalsely: "refused",
}
"""What happened, and the sound of it; the end of a round depends on who won."""

PAINT_FIRST_MS: Final = 250
"""How long the deal's sound waits: to look for a player must not hold up the first picture."""

SAMPLE: Final = "lay"
"""What is heard when the volume changes."""


class Sounds(QObject):
    """Plays the sounds of the match on the table, if the person wants any.

    Until the first sound nothing is looked for, loaded or written.
    """

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        parent: QObject | None = None,
        find_player: Callable[[QObject], SoundPlayer | None] | None = None,
        folder: Callable[[], Path] = sounds_dir,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._find_player = find_player
        self._folder = folder
        self._player: SoundPlayer | None = None
        self._files: SoundFiles | None = None
        self._searched = False
        session.opened.connect(self._follow)
        preferences.changed.connect(self._on_preference)

    def play(self, name: str) -> None:
        """Let a sound be heard, without waiting for it."""
        volume = self._preferences.volume
        if not self._preferences.sound or not volume or not self._ready():
            return
        assert self._files is not None
        assert self._player is not None
        try:
            self._player.play(self._files.file(name, volume))
        except OSError as error:
            logging.getLogger(__name__).info("no sound: %s", error)

    def _ready(self) -> bool:
        if not self._searched:
            self._searched = True
            self._set_up()
        return self._player is not None

    def _set_up(self) -> None:
        from .players import player_for_a_person
        from .wav_files import SoundFiles

        self._player = (self._find_player or player_for_a_person)(self)
        self._files = SoundFiles(self._folder())
        app = QCoreApplication.instance()
        if self._player is not None and app is not None:
            app.aboutToQuit.connect(self._player.close)

    # ------------------------------------------------------------------- following

    def _follow(self, bridge: GameBridge) -> None:
        bridge.played.connect(lambda played: self._played(bridge, played))
        bridge.dealt.connect(lambda _: self.play("deal"))
        bridge.refused.connect(lambda _: self.play("refused"))
        if len(bridge.view().history) == 1:
            later(self, PAINT_FIRST_MS, lambda: self.play("deal"))

    def _played(self, bridge: GameBridge, played: Played) -> None:
        names = [sound_of(event, bridge) for event in played.events]
        heard = [name for name in names if name]
        if not heard:
            return
        shown_off = played.seat != bridge.game.person
        wait = lands_in(played.events, shown_off=shown_off)
        speed = self._preferences.speed
        if wait and speed:
            later(self, round(wait / speed), lambda: self.play(heard[-1]))
        else:
            self.play(heard[-1])

    def _on_preference(self, name: str) -> None:
        if name in ("sound", "volume"):
            self.play(SAMPLE)


def lands_in(events: Iterable[Event], *, shown_off: bool) -> float:
    """Milliseconds from a move until its sound is due, at the usual speed.

    Cards touch the table then; of a round's end nothing is heard before it is told. ``shown_off``:
    an opponent's, whose melds are held up before they lie.
    """
    from rummy_qt.ui.table.choreography import (  # a table is there by then
        FLIGHT_MS,
        HELD_UP_MS,
        QUIET_MS,
        SLOWER,
    )

    kinds = set(map(type, events))
    wait = FLIGHT_MS if kinds & {Discarded, Claimed} else 0.0
    if kinds & {Melded, LaidOff, Swapped}:
        wait = HELD_UP_MS if shown_off else FLIGHT_MS
    return SLOWER * wait + QUIET_MS if RoundEnded in kinds and wait else wait


def sound_of(event: Event, bridge: GameBridge) -> str:
    """The name of the sound of an event; empty for none."""
    if isinstance(event, RoundEnded):
        return sound_of_end(event, bridge)
    return SOUND_OF.get(type(event), "")


def sound_of_end(event: RoundEnded, bridge: GameBridge) -> str:
    """Whether the person has won the match, or the most points of the round."""
    game = bridge.game
    person = 0 if game.person is None else game.person
    if game.match.over:
        return "match_won" if game.match.winner == person else "lost"
    return "won" if event.scores[person] == max(event.scores) else "lost"

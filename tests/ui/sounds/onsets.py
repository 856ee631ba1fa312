"""How far sounds are from what they belong to: ``python -m tests.ui.sounds.onsets [ROUNDS]``.

Plays whole rounds at normal speed, in real time, with a device that behaves like a real one: what
is written waits until everything written before has been played. Exits with status 1 if more than
one card in twenty is heard more than 20 ms before or after it lands, or if more than one device was
opened.
"""

from __future__ import annotations

import sys
import time
from array import array
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QEventLoop

from rummy_qt.engine import Move
from rummy_qt.ui.application import make_application
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.sounds.devices import RATE, Stream
from rummy_qt.ui.sounds.sounds import Sounds
from rummy_qt.ui.start import build_window
from rummy_qt.ui.table.choreography import LANDING_MS
from rummy_qt.ui.table.motion import Leg

BAR_MS = 20.0
PART = 0.95
LOUD = 700
"""Minimum level of a sample of a clip, above the reverberation that follows one."""
REACH = round(0.008 * RATE)
"""A clip is the loudest sample within this many on both sides."""
HOLDS = 0.03
"""Latency of the device, in seconds."""


class Card:
    """A sound card: it plays without a gap, or starts again after it had nothing to play."""

    opened = 0

    def __init__(self) -> None:
        Card.opened += 1
        self.ends = 0.0
        self.heard: list[tuple[float, bytes]] = []

    def write(self, block: bytes) -> None:
        begins = max(self.ends, time.monotonic() + HOLDS)
        self.heard.append((begins, block))
        self.ends = begins + len(block) / 2 / RATE

    def close(self) -> None:
        pass

    def clips(self) -> list[float]:
        """The times of all clips, in seconds."""
        sizes, moments = [], []
        for begins, block in self.heard:
            samples = array("h", block)
            sizes += list(map(abs, samples))
            moments += [begins + at / RATE for at in range(len(samples))]
        found, at = [], REACH
        while at < len(sizes) - REACH:
            if sizes[at] > LOUD and sizes[at] == max(sizes[at - REACH : at + REACH]):
                found.append(moments[at])
                at += REACH
            at += 1
        return found


def first_of(moves: Iterable[Move]) -> Move:
    """A quick choice, preferably a meld: thinking here would block the window."""
    kinds = ("meld", "lay", "draw", "take", "discard")
    return min(moves, key=lambda move: kinds.index(move.kind) if move.kind in kinds else 9)


def main(rounds: int) -> int:
    """Play, and compare the times."""
    app = make_application()
    preferences = Preferences()
    preferences.pace_ms, preferences.sound_turn, preferences.sound_call = 300, False, False
    session = Session(preferences)
    card = Card()

    def devices() -> Iterator[Card]:
        yield card

    window = build_window(app, preferences, session)
    (sounds,) = window.findChildren(Sounds)
    sounds.make_stream = lambda: Stream(devices)
    window.resize(1280, 800)
    window.show()
    landings: list[float] = []
    chosen = first_choice("Anna", ["club", "club"])
    session.start(chosen._replace(seed="7", seats=chosen.seats[:2]))
    assert session.bridge is not None
    assert window.pages.table is not None
    bridge = session.bridge

    def land(legs: list[Leg]) -> None:
        for leg in legs:
            if leg.flight and leg.flight.event:  # those of a deal land before they are sorted
                landings.append(time.monotonic() - LANDING_MS / 1000)

    window.pages.table.scene_.motion.arrived.connect(land)
    until = time.monotonic() + 600
    while len(bridge.game.match.scores) < rounds and time.monotonic() < until:
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        rnd, motion = bridge.game.match.round, window.pages.table.scene_.motion
        if rnd.over and bridge.game.may_deal:
            bridge.game.next_round()
        elif rnd.seat == 0 and not rnd.over and not motion.busy:
            bridge.submit(first_of(bridge.game.view().legal_moves))
    clips = card.clips()
    apart = sorted(1000 * min((b - landed for b in clips), key=abs) for landed in landings)
    near = sum(abs(ms) <= BAR_MS for ms in apart) / len(apart)
    twentieth = len(apart) // 20
    sys.stdout.write(
        f"{len(landings)} landings, {len(clips)} clips; within {BAR_MS:.0f} ms: {100 * near:.1f} %;"
        f" median {apart[len(apart) // 2]:+.1f} ms, 5 to 95 %: {apart[twentieth]:+.1f} to"
        f" {apart[-1 - twentieth]:+.1f} ms; devices opened: {Card.opened}\n"
    )
    window.close()
    session.close()
    return 0 if near >= PART and Card.opened == 1 else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1))

"""One open stream of sound for as long as the program runs, into which blows are laid in time.

A thread writes it, a little ahead of what is heard, while there is something to hear and a moment
longer; then it sleeps. So neither a busy window nor a slow device moves a sound.
"""

from __future__ import annotations

import sys
import threading
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from .devices import BLOCK, RATE, Device

AHEAD: Final = 0.05
"""Seconds that the stream is written before its time: so long the thread may be kept waiting."""
DELAY: Final = 0.03
"""Seconds from writing a stream's first sample to its being heard, as a rule."""
LINGERS: Final = 0.5
"""Seconds of silence that follow the last sound: then a device has played all it holds back."""
TOO_LATE: Final = 0.25
"""Seconds after its moment when a sound had better not be heard at all."""
_LOUDEST: Final = 32_767


class Blow(NamedTuple):
    """Something to be heard."""

    at: float
    """When its first sample is heard, on the stream's clock, in seconds."""
    samples: Sequence[int]
    loudness: float
    """A factor."""


class _Voice:
    """A blow that is heard, or about to be."""

    def __init__(self, blow: Blow) -> None:
        self.blow = blow
        self.done = 0
        """Samples that are written."""


class Stream:
    """Mixes blows and writes them. It opens nothing before the first one."""

    def __init__(
        self,
        devices: Callable[[], Iterator[Device]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``devices`` are tried one after the other, on the stream's thread."""
        self._devices = devices
        self.clock = clock
        self._changed = threading.Condition()
        self._voices: list[_Voice] = []
        self._thread: threading.Thread | None = None
        self._closed = False

    def lay(self, blows: Sequence[Blow]) -> None:
        """Let these be heard, beside all that is. With none a device is opened, and waits."""
        with self._changed:
            if self._closed:
                return
            self._voices += map(_Voice, blows)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
                self._thread.start()
            self._changed.notify()

    def forget(self, blows: Sequence[Blow]) -> list[Blow]:
        """Those of these that have not begun, which will not be heard now."""
        with self._changed:
            waiting = [v for v in self._voices if not v.done and v.blow in blows]
            self._voices = [voice for voice in self._voices if voice not in waiting]
        return [voice.blow for voice in waiting]

    def close(self) -> None:
        """Be silent for good."""
        with self._changed:
            self._closed = True
            self._voices = []
            self._changed.notify()
        if self._thread is not None:
            self._thread.join(1)

    # ------------------------------------------------------------------- on its own thread

    def _run(self) -> None:
        for device in self._devices():
            try:
                self._feed(device)
            except OSError:
                continue  # it ended by itself: perhaps the next one plays
            finally:
                device.close()
            return
        with self._changed:
            self._closed = True

    def _feed(self, device: Device) -> None:
        """Write as long as something is heard; until it is closed."""
        while True:
            with self._changed:
                while not self._voices and not self._closed:
                    self._changed.wait()
            start, written, silent = self.clock(), 0, 0
            while silent * BLOCK < LINGERS * RATE:
                begins = start + written / RATE
                block = self.mix(begins)
                if block is None:
                    return
                silent = 0 if block or self._voices else silent + 1
                device.write(block or _SILENCE)
                written += BLOCK
                ahead = start + written / RATE - AHEAD - self.clock()
                if ahead > 0:
                    time.sleep(ahead)
                elif ahead < -AHEAD:  # the device had nothing to play, and is later from now on
                    start -= ahead + AHEAD

    def mix(self, begins: float) -> bytes | None:
        """The block that begins at that moment; empty where it is silent, None at the end."""
        with self._changed:
            if self._closed:
                return None
            ends = begins + BLOCK / RATE
            due = [v for v in self._voices if v.done or v.blow.at - DELAY < ends]
            if not due:
                return b""
            total = [0.0] * BLOCK
            for voice in due:
                _, samples, loudness = voice.blow
                first = 0
                if not voice.done:
                    late = begins - (voice.blow.at - DELAY)
                    if late > TOO_LATE:
                        voice.done = len(samples)
                    first = max(0, round(-late * RATE))
                part = samples[voice.done : voice.done + BLOCK - first]
                for at, sample in enumerate(part, first):
                    total[at] += sample * loudness
                voice.done += len(part)
            self._voices = [v for v in self._voices if v.done < len(v.blow.samples)]
        mixed = array("h", [max(-_LOUDEST, min(_LOUDEST, round(sample))) for sample in total])
        if sys.byteorder == "big":
            mixed.byteswap()
        return mixed.tobytes()


_SILENCE: Final = bytes(2 * BLOCK)

"""Where sound goes: samples are written, and soon heard. A program of the system, or the system.

Qt's own way comes with a package larger than the whole game; every desktop has a small program
that plays what it is sent, and Windows and macOS take samples themselves. What is written is
48,000 samples a second of 16 bits, little end first, one channel.

Into one open stream blows are laid in time, for as long as the program runs. A thread writes it, a
little ahead of what is heard, while there is something to hear and a moment longer; then it sleeps.
So neither a busy window nor a slow device moves a sound.
"""

from __future__ import annotations

import os
import struct
import sys
import threading
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle
from subprocess import PIPE, TimeoutExpired
from typing import Any, Final, Protocol

from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QGuiApplication

from rummy_qt.opponents.keeper import outer_environment
from rummy_qt.opponents.supervisor import start

RATE: Final = 48_000
BLOCK: Final = RATE // 100
"""Samples that are written at once."""


class Device(Protocol):
    """Plays blocks of ``BLOCK`` samples, one after the other."""

    def write(self, block: bytes) -> None:
        """Play this next; ``OSError`` when nothing is played any more."""

    def close(self) -> None:
        """Be silent at once."""


COMMANDS: Final = (
    ("paplay", "--raw", "--rate=48000", "--format=s16le", "--channels=1", "--latency-msec=20"),
    ("pw-cat", "-p", "-a", "--rate=48000", "--format=s16", "--channels=1", "--latency=20ms", "-"),
    ("aplay", "-q", "-t", "raw", "-r", "48000", "-f", "S16_LE", "-c", "1", "-B", "50000"),
)
"""Of a Linux and its like, the best first: programs that play what they are sent, with options."""


def is_there_one() -> bool:
    """Whether this system can play sounds, as far as is known."""
    names = [name for name, *_ in COMMANDS]
    return sys.platform in ("win32", "darwin") or any(map(QStandardPaths.findExecutable, names))


def for_a_person() -> Iterator[Device]:
    """The devices of this system, the best first; none without a screen, where nobody sits."""
    if QGuiApplication.platformName() not in ("offscreen", "minimal"):
        yield from devices()


def devices() -> Iterator[Device]:
    """Open one after the other, for whoever finds that one does not play."""
    if sys.platform in ("win32", "darwin"):
        with suppress(OSError, AttributeError):
            yield WaveOut() if sys.platform == "win32" else AudioQueue()
        return
    for name, *options in COMMANDS:
        if program := QStandardPaths.findExecutable(name):
            with suppress(OSError):
                yield Pipe([program, *options])


_PIPE_SIZE: Final = 8_192
"""Bytes that wait in a pipe, at most; what waits is heard late."""
_CLOSING_S: Final = 0.2


class Pipe:
    """A program of the system that reads samples; it ends when nobody writes any more."""

    def __init__(self, command: list[str]) -> None:
        self.process = start(command, reads=PIPE, environment=outer_environment(os.environ))
        assert self.process.stdin is not None
        self._way = self.process.stdin.fileno()
        os.set_blocking(self._way, False)
        if sys.platform == "linux":
            import fcntl

            with suppress(OSError):
                fcntl.fcntl(self._way, fcntl.F_SETPIPE_SZ, _PIPE_SIZE)

    def write(self, block: bytes) -> None:
        with suppress(BlockingIOError):  # it is behind: this block, whole, is not heard
            os.write(self._way, block)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.kill()
        with suppress(TimeoutExpired):
            self.process.wait(_CLOSING_S)


# ------------------------------------------------------------------------------- by the system

_BUFFERS: Final = 16
"""Blocks that may wait: far more than are ever written ahead of what is heard."""


class WaveOut:
    """Windows' own way: ``waveOutWrite`` of mmeapi.h."""

    def __init__(self) -> None:
        """``OSError`` where there is nothing that plays."""
        import ctypes

        pointer = ctypes.c_void_p

        class _Header(ctypes.Structure):
            _fields_ = (
                ("data", pointer), ("length", ctypes.c_uint32), ("recorded", ctypes.c_uint32),
                ("user", pointer), ("flags", ctypes.c_uint32), ("loops", ctypes.c_uint32),
                ("next", pointer), ("reserved", pointer),
            )  # fmt: skip

        self._winmm: Any = getattr(ctypes, "windll").winmm  # noqa: B009 - known on Windows alone
        self._handle = pointer()
        self._copy: Callable[..., object] = ctypes.memmove
        pcm = struct.pack("<HHIIHHH", 1, 1, RATE, 2 * RATE, 2, 16, 0)
        self._asked("waveOutOpen", ctypes.byref(self._handle), _ANY_DEVICE, pcm, None, None, 0)
        headers = []
        for _ in range(_BUFFERS):
            room = ctypes.create_string_buffer(2 * BLOCK)
            header = _Header(ctypes.cast(room, pointer), 2 * BLOCK)
            at, size = ctypes.byref(header), ctypes.sizeof(header)
            self._asked("waveOutPrepareHeader", self._handle, at, size)
            headers.append((header, room, at, size))
        self._headers = cycle(headers)

    def _asked(self, name: str, *arguments: object) -> None:
        if code := getattr(self._winmm, name)(*arguments):
            raise OSError(f"{name}: {code}")

    def write(self, block: bytes) -> None:
        header, room, at, size = next(self._headers)
        if not header.flags & _IN_QUEUE:  # else Windows is behind: this block is not heard
            self._copy(room, block, len(block))
            self._asked("waveOutWrite", self._handle, at, size)

    def close(self) -> None:
        self._winmm.waveOutReset(self._handle)
        self._winmm.waveOutClose(self._handle)


_ANY_DEVICE: Final = 0xFFFFFFFF
_IN_QUEUE: Final = 0x10


class AudioQueue:
    """macOS' own way: ``AudioQueueEnqueueBuffer`` of AudioToolbox."""

    def __init__(self) -> None:
        """``OSError`` where there is nothing that plays."""
        import ctypes

        pointer = ctypes.c_void_p

        class _Buffer(ctypes.Structure):
            _fields_ = (("room", ctypes.c_uint32), ("data", pointer), ("length", ctypes.c_uint32))

        self._toolbox: Any = ctypes.CDLL(
            "/System/Library/Frameworks/AudioToolbox.framework/AudioToolbox"
        )
        self._copy: Callable[..., object] = ctypes.memmove
        self._heard = ctypes.CFUNCTYPE(None, pointer, pointer, pointer)(lambda *_: None)
        self._queue = pointer()
        pcm = struct.pack("<d8I", RATE, _LINEAR, _SIGNED_PACKED, 2, 1, 2, 1, 16, 0)
        new = ctypes.byref(self._queue)
        self._asked("AudioQueueNewOutput", pcm, self._heard, None, None, None, 0, new)
        buffers = []
        for _ in range(_BUFFERS):
            buffer = ctypes.POINTER(_Buffer)()
            self._asked("AudioQueueAllocateBuffer", self._queue, 2 * BLOCK, ctypes.byref(buffer))
            buffers.append(buffer)
        self._buffers = cycle(buffers)
        self._asked("AudioQueueStart", self._queue, None)

    def _asked(self, name: str, *arguments: object) -> None:
        if code := getattr(self._toolbox, name)(*arguments):
            raise OSError(f"{name}: {code}")

    def write(self, block: bytes) -> None:
        buffer = next(self._buffers)  # the one that was written longest ago has been heard
        self._copy(buffer.contents.data, block, len(block))
        buffer.contents.length = len(block)
        self._asked("AudioQueueEnqueueBuffer", self._queue, buffer, 0, None)

    def close(self) -> None:
        self._toolbox.AudioQueueDispose(self._queue, True)


_LINEAR: Final = int.from_bytes(b"lpcm", "big")
_SIGNED_PACKED: Final = 4 | 8


AHEAD: Final = 0.05
"""Seconds that the stream is written before its time: so long the thread may be kept waiting."""
DELAY: Final = 0.03
"""Seconds from writing a stream's first sample to its being heard, as a rule."""
LINGERS: Final = 0.5
"""Seconds of silence that follow the last sound: then a device has played all it holds back."""
TOO_LATE: Final = 0.25
"""Seconds after its moment when a sound had better not be heard at all."""
_LOUDEST: Final = 32_767


@dataclass(eq=False)
class Blow:
    """Something to be heard."""

    at: float
    """When its first sample is heard, on the stream's clock, in seconds."""
    samples: Sequence[int]
    loudness: float
    """A factor."""
    done: int = 0
    """Samples that are written."""


class Stream:
    """Mixes blows and writes them. It opens nothing before the first one."""

    def __init__(self, devices: Callable[[], Iterator[Device]]) -> None:
        """``devices`` are tried one after the other, on the stream's thread."""
        self._devices = devices
        self.clock: Callable[[], float] = time.monotonic
        self._changed = threading.Condition()
        self._blows: list[Blow] = []
        """Those that are heard, or about to be."""
        self._thread: threading.Thread | None = None
        self._closed = False

    def lay(self, blows: Sequence[Blow]) -> None:
        """Let these be heard, beside all that is. With none a device is opened, and waits."""
        with self._changed:
            if self._closed:
                return
            self._blows += blows
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
                self._thread.start()
            self._changed.notify()

    def forget(self, blows: Sequence[Blow]) -> list[Blow]:
        """Those of these that have not begun, which will not be heard now."""
        with self._changed:
            waiting = [blow for blow in self._blows if not blow.done and blow in blows]
            self._blows = [blow for blow in self._blows if blow not in waiting]
        return waiting

    def close(self) -> None:
        """Be silent for good."""
        with self._changed:
            self._closed = True
            self._blows = []
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
                while not self._blows and not self._closed:
                    self._changed.wait()
            start, written, silent = self.clock(), 0, 0
            while silent * BLOCK < LINGERS * RATE:
                begins = start + written / RATE
                block = self.mix(begins)
                if block is None:
                    return
                silent = 0 if block or self._blows else silent + 1
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
            due = [blow for blow in self._blows if blow.done or blow.at - DELAY < ends]
            if not due:
                return b""
            total = [0.0] * BLOCK
            for blow in due:
                first = 0
                if not blow.done:
                    late = begins - (blow.at - DELAY)
                    if late > TOO_LATE:
                        blow.done = len(blow.samples)
                    first = max(0, round(-late * RATE))
                part = blow.samples[blow.done : blow.done + BLOCK - first]
                for at, sample in enumerate(part, first):
                    total[at] += sample * blow.loudness
                blow.done += len(part)
            self._blows = [blow for blow in self._blows if blow.done < len(blow.samples)]
        mixed = array("h", [max(-_LOUDEST, min(_LOUDEST, round(sample))) for sample in total])
        if sys.byteorder == "big":
            mixed.byteswap()
        return mixed.tobytes()


_SILENCE: Final = bytes(2 * BLOCK)

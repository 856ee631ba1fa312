"""Audio output: low-latency playback through a system program or the system's own API.

Qt Multimedia would be larger than the whole game. Linux desktops have a small program that plays
its standard input, and Windows and macOS accept samples directly. The format is 48,000 samples a
second, 16 bits, little-endian, mono.

``Stream`` mixes clips at exact times into one stream that stays open while the program runs. A
thread writes it slightly ahead of playback while there is something to play and a moment longer,
and then sleeps. So neither a busy window nor a slow device shifts a sound.
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
"""Samples per write."""


class Device(Protocol):
    """Plays blocks of ``BLOCK`` samples, one after the other."""

    def write(self, block: bytes) -> None:
        """Plays this block next; ``OSError`` if the device no longer works."""

    def close(self) -> None:
        """Stops at once."""


COMMANDS: Final = (
    ("paplay", "--raw", "--rate=48000", "--format=s16le", "--channels=1", "--latency-msec=20"),
    ("pw-cat", "-p", "-a", "--rate=48000", "--format=s16", "--channels=1", "--latency=20ms", "-"),
    ("aplay", "-q", "-t", "raw", "-r", "48000", "-f", "S16_LE", "-c", "1", "-B", "50000"),
)
"""On Linux and similar systems: programs that play their input, with options, the best first."""


def can_play() -> bool:
    """Whether this system has a known way to play sounds."""
    names = [name for name, *_ in COMMANDS]
    return sys.platform in ("win32", "darwin") or any(map(QStandardPaths.findExecutable, names))


def on_screen_devices() -> Iterator[Device]:
    """As ``devices``; none without a screen, where nobody listens."""
    if QGuiApplication.platformName() not in ("offscreen", "minimal"):
        yield from devices()


def devices() -> Iterator[Device]:
    """Opens the devices of this system one by one, the best first, until one of them plays."""
    if sys.platform in ("win32", "darwin"):
        with suppress(OSError, AttributeError):
            yield WaveOut() if sys.platform == "win32" else AudioQueue()
        return
    for name, *options in COMMANDS:
        if program := QStandardPaths.findExecutable(name):
            with suppress(OSError):
                yield Pipe([program, *options])


_PIPE_SIZE: Final = 8_192
"""Bytes that the pipe buffers at most, as buffering delays sound."""
_CLOSE_TIMEOUT: Final = 0.2
"""Seconds."""


class Pipe:
    """A system program that plays its standard input and ends with it."""

    def __init__(self, command: list[str]) -> None:
        self.process = start(command, stdin=PIPE, environment=outer_environment(os.environ))
        assert self.process.stdin is not None
        self._pipe = self.process.stdin.fileno()
        os.set_blocking(self._pipe, False)
        if sys.platform == "linux":
            import fcntl

            with suppress(OSError):
                fcntl.fcntl(self._pipe, fcntl.F_SETPIPE_SZ, _PIPE_SIZE)

    def write(self, block: bytes) -> None:
        with suppress(BlockingIOError):  # the program is behind: drop this block
            os.write(self._pipe, block)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.kill()
        with suppress(TimeoutExpired):
            self.process.wait(_CLOSE_TIMEOUT)


# ---------------------------------------------------------------------------- system APIs

_BUFFERS: Final = 16
"""The length of the queue in blocks, far more than are ever written ahead."""


class WaveOut:
    """Windows: ``waveOutWrite`` of mmeapi.h."""

    def __init__(self) -> None:
        """``OSError`` if there is no audio output."""
        import ctypes

        pointer = ctypes.c_void_p

        class _Header(ctypes.Structure):
            _fields_ = (
                ("data", pointer), ("length", ctypes.c_uint32), ("recorded", ctypes.c_uint32),
                ("user", pointer), ("flags", ctypes.c_uint32), ("loops", ctypes.c_uint32),
                ("next", pointer), ("reserved", pointer),
            )  # fmt: skip

        self._winmm: Any = getattr(ctypes, "windll").winmm  # noqa: B009 - exists on Windows only
        self._handle = pointer()
        self._copy: Callable[..., object] = ctypes.memmove
        pcm = struct.pack("<HHIIHHH", 1, 1, RATE, 2 * RATE, 2, 16, 0)
        self._call("waveOutOpen", ctypes.byref(self._handle), _ANY_DEVICE, pcm, None, None, 0)
        headers = []
        for _ in range(_BUFFERS):
            data = ctypes.create_string_buffer(2 * BLOCK)
            header = _Header(ctypes.cast(data, pointer), 2 * BLOCK)
            address, size = ctypes.byref(header), ctypes.sizeof(header)
            self._call("waveOutPrepareHeader", self._handle, address, size)
            headers.append((header, data, address, size))
        self._headers = cycle(headers)

    def _call(self, name: str, *arguments: object) -> None:
        if code := getattr(self._winmm, name)(*arguments):
            raise OSError(f"{name}: {code}")

    def write(self, block: bytes) -> None:
        header, data, address, size = next(self._headers)
        if not header.flags & _IN_QUEUE:  # otherwise Windows is behind: drop this block
            self._copy(data, block, len(block))
            self._call("waveOutWrite", self._handle, address, size)

    def close(self) -> None:
        self._winmm.waveOutReset(self._handle)
        self._winmm.waveOutClose(self._handle)


_ANY_DEVICE: Final = 0xFFFFFFFF
_IN_QUEUE: Final = 0x10


class AudioQueue:
    """macOS: ``AudioQueueEnqueueBuffer`` of AudioToolbox."""

    def __init__(self) -> None:
        """``OSError`` if there is no audio output."""
        import ctypes

        pointer = ctypes.c_void_p

        class _Buffer(ctypes.Structure):
            _fields_ = (("size", ctypes.c_uint32), ("data", pointer), ("length", ctypes.c_uint32))

        self._toolbox: Any = ctypes.CDLL(
            "/System/Library/Frameworks/AudioToolbox.framework/AudioToolbox"
        )
        self._copy: Callable[..., object] = ctypes.memmove
        self._callback = ctypes.CFUNCTYPE(None, pointer, pointer, pointer)(lambda *_: None)
        self._queue = pointer()
        pcm = struct.pack("<d8I", RATE, _LINEAR, _SIGNED_PACKED, 2, 1, 2, 1, 16, 0)
        new = ctypes.byref(self._queue)
        self._call("AudioQueueNewOutput", pcm, self._callback, None, None, None, 0, new)
        buffers = []
        for _ in range(_BUFFERS):
            buffer = ctypes.POINTER(_Buffer)()
            self._call("AudioQueueAllocateBuffer", self._queue, 2 * BLOCK, ctypes.byref(buffer))
            buffers.append(buffer)
        self._buffers = cycle(buffers)
        self._call("AudioQueueStart", self._queue, None)

    def _call(self, name: str, *arguments: object) -> None:
        if code := getattr(self._toolbox, name)(*arguments):
            raise OSError(f"{name}: {code}")

    def write(self, block: bytes) -> None:
        buffer = next(self._buffers)  # the oldest buffer has been played
        self._copy(buffer.contents.data, block, len(block))
        buffer.contents.length = len(block)
        self._call("AudioQueueEnqueueBuffer", self._queue, buffer, 0, None)

    def close(self) -> None:
        self._toolbox.AudioQueueDispose(self._queue, True)


_LINEAR: Final = int.from_bytes(b"lpcm", "big")
_SIGNED_PACKED: Final = 4 | 8


WRITE_AHEAD: Final = 0.05
"""Seconds that the stream is written ahead of playback, for which its thread may be delayed."""
LATENCY: Final = 0.03
"""Typical seconds from writing a sample to its playback."""
TRAILING_SILENCE: Final = 0.5
"""Seconds of silence after the last clip, so that a device plays all that it has buffered."""
TOO_LATE: Final = 0.25
"""Seconds of delay after which a clip is dropped."""
_MAX_SAMPLE: Final = 32_767


@dataclass(eq=False)
class Clip:
    """A sound scheduled on a ``Stream``."""

    at: float
    """When its first sample plays, in seconds of the stream's clock."""
    samples: Sequence[int]
    loudness: float
    """A factor on the samples."""
    done: int = 0
    """The number of samples already written."""


class Stream:
    """Mixes clips and writes them to a device, which is opened with the first call of ``add``."""

    def __init__(self, devices: Callable[[], Iterator[Device]]) -> None:
        """``devices`` are tried one by one, on the stream's thread."""
        self._devices = devices
        self.clock: Callable[[], float] = time.monotonic
        self._changed = threading.Condition()
        self._clips: list[Clip] = []
        """Clips that are playing or scheduled."""
        self._thread: threading.Thread | None = None
        self._closed = False

    def add(self, clips: Sequence[Clip]) -> None:
        """Schedules clips, possibly none, and opens a device if none is open."""
        with self._changed:
            if self._closed:
                return
            self._clips += clips
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
                self._thread.start()
            self._changed.notify()

    def cancel(self, clips: Sequence[Clip]) -> list[Clip]:
        """Cancels those of these clips that have not begun, and returns them."""
        with self._changed:
            waiting = [clip for clip in self._clips if not clip.done and clip in clips]
            self._clips = [clip for clip in self._clips if clip not in waiting]
        return waiting

    def close(self) -> None:
        """Stops for good."""
        with self._changed:
            self._closed = True
            self._clips = []
            self._changed.notify()
        if self._thread is not None:
            self._thread.join(1)

    # ----------------------------------------------------------------- on the sound thread

    def _run(self) -> None:
        for device in self._devices():
            try:
                self._write_clips(device)
            except OSError:
                continue  # this one failed: try the next
            finally:
                device.close()
            return
        with self._changed:
            self._closed = True

    def _write_clips(self, device: Device) -> None:
        """Writes to the device whenever there are clips, until the stream is closed."""
        while True:
            with self._changed:
                while not self._clips and not self._closed:
                    self._changed.wait()
            start, written, silent = self.clock(), 0, 0
            while silent * BLOCK < TRAILING_SILENCE * RATE:
                begins = start + written / RATE
                block = self.mix(begins)
                if block is None:
                    return
                silent = 0 if block or self._clips else silent + 1
                device.write(block or _SILENCE)
                written += BLOCK
                ahead = start + written / RATE - WRITE_AHEAD - self.clock()
                if ahead > 0:
                    time.sleep(ahead)
                elif ahead < -WRITE_AHEAD:  # the device ran dry, and is late from now on
                    start -= ahead + WRITE_AHEAD

    def mix(self, begins: float) -> bytes | None:
        """The block that begins at that time; empty for silence, None once closed."""
        with self._changed:
            if self._closed:
                return None
            ends = begins + BLOCK / RATE
            due = [clip for clip in self._clips if clip.done or clip.at - LATENCY < ends]
            if not due:
                return b""
            total = [0.0] * BLOCK
            for clip in due:
                first = 0
                if not clip.done:
                    late = begins - (clip.at - LATENCY)
                    if late > TOO_LATE:
                        clip.done = len(clip.samples)
                    first = max(0, round(-late * RATE))
                part = clip.samples[clip.done : clip.done + BLOCK - first]
                for at, sample in enumerate(part, first):
                    total[at] += sample * clip.loudness
                clip.done += len(part)
            self._clips = [clip for clip in self._clips if clip.done < len(clip.samples)]
        mixed = array("h", [max(-_MAX_SAMPLE, min(_MAX_SAMPLE, round(sample))) for sample in total])
        if sys.byteorder == "big":
            mixed.byteswap()
        return mixed.tobytes()


_SILENCE: Final = bytes(2 * BLOCK)

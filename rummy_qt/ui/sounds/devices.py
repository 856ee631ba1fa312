"""Where sound goes: samples are written, and soon heard. A program of the system, or the system.

Qt's own way comes with a package larger than the whole game; every desktop has a small program
that plays what it is sent, and Windows and macOS take samples themselves. What is written is
48,000 samples a second of 16 bits, little end first, one channel.
"""

from __future__ import annotations

import os
import shutil
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import cycle
from subprocess import TimeoutExpired
from typing import Any, Final, Protocol

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
"""For a Linux and its like, the best first: a program that plays what it is sent, and its options.

One that cannot do it ends, and the next is tried."""


def is_there_one() -> bool:
    """Whether this system can play sounds, as far as is known."""
    return sys.platform in ("win32", "darwin") or any(shutil.which(name) for name, *_ in COMMANDS)


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
        program = shutil.which(name)
        if program is not None:
            with suppress(OSError):
                yield Pipe([program, *options])


_PIPE_SIZE: Final = 8_192
"""Bytes that wait in a pipe, at most; what waits is heard late."""
_CLOSING_S: Final = 0.2


class Pipe:
    """A program of the system that reads samples; it ends when nobody writes any more."""

    def __init__(self, command: list[str]) -> None:
        read, self._way = os.pipe()
        try:
            self.process = start(command, reads=read, environment=outer_environment(os.environ))
        except OSError:
            os.close(self._way)
            raise
        finally:
            os.close(read)
        os.set_blocking(self._way, False)
        if sys.platform == "linux":
            import fcntl

            with suppress(OSError):
                fcntl.fcntl(self._way, fcntl.F_SETPIPE_SZ, _PIPE_SIZE)

    def write(self, block: bytes) -> None:
        with suppress(BlockingIOError):  # it is behind: this block, whole, is not heard
            os.write(self._way, block)

    def close(self) -> None:
        os.close(self._way)
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

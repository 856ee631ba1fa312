"""How a sound file is played: by a program of the system, or by Windows itself.

Qt's own player comes with a package larger than the whole game; every desktop has a small one.
"""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment
from PySide6.QtGui import QGuiApplication


class SoundPlayer(Protocol):
    """Plays files and returns at once; what cannot be played is not heard."""

    def play(self, file: Path) -> None: ...
    def close(self) -> None: ...


class Command(NamedTuple):
    """A program that plays a WAV file, given as its last argument, and ends."""

    name: str
    options: tuple[str, ...] = ()


COMMANDS: Final[dict[str, tuple[Command, ...]]] = {
    "darwin": (Command("afplay"),),
    "linux": (Command("pw-play"), Command("paplay"), Command("aplay", ("-q",))),
}
"""By system, the best first; other systems are taken for a Linux."""

MOST_AT_ONCE: Final = 3
"""Sounds at the same time; what would come on top of them is not heard."""
CLOSING_MS: Final = 200


def find_player(parent: QObject) -> SoundPlayer | None:
    """The player of this system; None where it has none that is known."""
    if sys.platform == "win32":
        return WindowsPlayer()
    for command in commands():
        program = shutil.which(command.name)
        if program is not None:
            return CommandPlayer(program, command.options, parent)
    return None


def is_there_one() -> bool:
    """Whether this system can play sounds, as far as is known."""
    return sys.platform == "win32" or any(shutil.which(one.name) for one in commands())


def player_for_a_person(parent: QObject) -> SoundPlayer | None:
    """As ``find_player``; None without a screen, where nobody sits."""
    screenless = QGuiApplication.platformName() in ("offscreen", "minimal")
    return None if screenless else find_player(parent)


def commands() -> tuple[Command, ...]:
    """The programs that can play on this system."""
    return COMMANDS.get(sys.platform, COMMANDS["linux"])


class CommandPlayer(QObject):
    """Starts one process a sound; Qt takes it away when it has ended."""

    def __init__(self, program: str, options: tuple[str, ...], parent: QObject) -> None:
        super().__init__(parent)
        self.program = program
        self._options = list(options)
        self._environment = outer_environment()

    @property
    def running(self) -> list[QProcess]:
        """The sounds that are heard now."""
        processes = self.findChildren(QProcess)
        return [p for p in processes if p.state() != QProcess.ProcessState.NotRunning]

    def play(self, file: Path) -> None:
        if len(self.running) >= MOST_AT_ONCE:
            return
        process = QProcess(self)
        process.setProcessEnvironment(self._environment)
        process.setUnixProcessParameters(QProcess.UnixProcessFlag.UseVFork)  # 0.1 ms, not 0.3
        process.setStandardInputFile(QProcess.nullDevice())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(process.deleteLater)
        process.errorOccurred.connect(process.deleteLater)
        process.start(self.program, [*self._options, str(file)])

    def close(self) -> None:
        for process in self.running:
            process.kill()
            process.waitForFinished(CLOSING_MS)


def outer_environment() -> QProcessEnvironment:
    """What programs of the system expect: the bundle's own libraries are none of theirs."""
    environment = QProcessEnvironment.systemEnvironment()
    if getattr(sys, "frozen", False):
        for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
            environment.remove(name)
            if f"{name}_ORIG" in os.environ:
                environment.insert(name, os.environ[f"{name}_ORIG"])
    return environment


_FILE_IN_BACKGROUND: Final = 0x20000 | 0x1 | 0x2
"""For ``PlaySound``: the name of a file, do not wait, no other sound instead."""


class WindowsPlayer:
    """Windows plays by itself, one sound at a time; a newer one takes its place."""

    def play(self, file: Path) -> None:
        self._play(str(file), _FILE_IN_BACKGROUND)

    def close(self) -> None:
        self._play(None, 0)

    def _play(self, file: str | None, how: int) -> None:
        import winsound

        with suppress(RuntimeError):  # there is no sound device
            winsound.PlaySound(file, how)  # type: ignore[attr-defined,unused-ignore]  # Windows only

"""How each system plays a stream, as far as this system allows tests."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from rummy_qt.ui.sounds import devices
from rummy_qt.ui.sounds.devices import BLOCK, Clip, Pipe, Stream, can_play
from tests.patience import until

CLIP = [8_000, -8_000] * BLOCK


def a_program(folder: Path, name: str, script: str = "exit 1") -> None:
    """Create an executable with this name."""
    program = folder / name
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder with programs, as on Linux."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(sys, "platform", "linux")
    return folder


def test_the_first_program_that_plays_is_started_once(
    path: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    """A program that cannot play exits, and the next one receives all that follows."""
    note, heard = tmp_path / "started", tmp_path / "heard"
    a_program(path, "paplay")
    a_program(path, "pw-cat", f"echo $$ >> {note}; exec /bin/cat > {heard}")
    a_program(path, "aplay", f"echo $$ >> {note}")
    stream = Stream(devices.devices)

    def is_heard() -> bool:
        stream.add([Clip(stream.clock(), CLIP, 1.0)])
        return heard.exists() and heard.stat().st_size > 10 * 2 * BLOCK

    qtbot.waitUntil(is_heard)
    stream.close()
    assert len(note.read_text().split()) == 1
    assert can_play()


def test_without_a_sound_program_there_is_silence(path: Path) -> None:
    assert not list(devices.devices())
    assert not can_play()
    stream = Stream(devices.devices)
    stream.add([Clip(stream.clock(), CLIP, 1.0)])
    stream.close()


def test_a_sound_program_that_hangs_blocks_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_program(path, "paplay", "exec /bin/sleep 3600")
    write, written = Pipe.write, list[bytes]()

    def note(pipe: Pipe, block: bytes) -> None:
        write(pipe, block)
        written.append(block)

    monkeypatch.setattr(Pipe, "write", note)
    stream = Stream(devices.devices)
    stream.add([Clip(stream.clock(), CLIP * 200, 1.0)])
    until(lambda: sum(map(len, written)) > 2 * devices._PIPE_SIZE)  # more than the pipe holds
    stream.close()
    until(lambda: stream._thread is None or not stream._thread.is_alive())


def test_without_a_screen_no_sound_device_is_opened(qtbot: QtBot) -> None:
    assert not list(devices.on_screen_devices())


class System:
    """Functions of a system library that record calls, and return ``code``."""

    def __init__(self, code: int = 0) -> None:
        self.called: list[str] = []
        self._code = code

    def __getattr__(self, name: str) -> Callable[..., int]:
        def call(*_: object) -> int:
            self.called.append(name)
            return self._code

        return call


@pytest.mark.parametrize("code", [0, 2])
def test_windows_gets_one_stream_of_sound(code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Checks which functions are called in which order, and that a missing device is silent."""
    winmm = System(code)
    monkeypatch.setattr("ctypes.windll", SimpleNamespace(winmm=winmm), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    found = list(devices.devices())
    if code:
        assert (found, winmm.called) == ([], ["waveOutOpen"])
        return
    (device,) = found
    device.write(bytes(2 * BLOCK))
    device.close()
    opened = ["waveOutOpen", *16 * ["waveOutPrepareHeader"]]
    assert winmm.called == [*opened, "waveOutWrite", "waveOutReset", "waveOutClose"]


def test_writing_to_a_sound_program_that_ended_is_an_error(path: Path, qtbot: QtBot) -> None:
    a_program(path, "paplay")
    pipe = Pipe([str(path / "paplay")])
    pipe.process.wait()
    with pytest.raises(BrokenPipeError):
        pipe.write(bytes(2 * BLOCK))
    pipe.close()

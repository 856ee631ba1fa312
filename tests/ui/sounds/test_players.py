"""How each system plays a file, as far as can be tried on this one."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rummy_qt.ui.sounds import players
from rummy_qt.ui.sounds.players import CommandPlayer, WindowsPlayer, find_player, is_there_one


def a_program(folder: Path, name: str) -> None:
    """Something that can be run under this name."""
    program = folder / name
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)


@pytest.mark.parametrize(
    ("system", "there", "chosen"),
    [
        ("linux", ["aplay", "paplay", "pw-play"], "pw-play"),
        ("linux", ["aplay", "paplay"], "paplay"),
        ("freebsd14", ["aplay"], "aplay"),
        ("darwin", ["aplay", "afplay"], "afplay"),
    ],
)
def test_the_best_program_of_a_system_plays(
    system: str, there: list[str], chosen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in there:
        a_program(tmp_path, name)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "platform", system)
    parent = QObject()
    player = find_player(parent)
    assert isinstance(player, CommandPlayer)
    assert Path(player.program).name == chosen
    assert is_there_one()


def test_without_a_program_there_is_no_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    assert find_player(QObject()) is None
    assert not is_there_one()


def test_programs_of_the_system_are_not_given_the_bundles_libraries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/their/own")
    assert players.outer_environment().value("LD_LIBRARY_PATH") == "/their/own"
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG")
    assert not players.outer_environment().contains("LD_LIBRARY_PATH")


def test_windows_is_asked_to_play_a_file_and_to_be_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str | None, int]] = []

    def play(file: str | None, how: int) -> None:
        asked.append((file, how))
        raise RuntimeError("there is no sound device")

    monkeypatch.setitem(sys.modules, "winsound", SimpleNamespace(PlaySound=play))
    monkeypatch.setattr(sys, "platform", "win32")
    player = find_player(QObject())
    assert isinstance(player, WindowsPlayer)
    player.play(Path("lay.wav"))
    player.close()
    assert asked == [("lay.wav", 0x20003), (None, 0)]


def test_nobody_sits_before_a_program_without_a_screen(qtbot: QtBot) -> None:
    assert players.player_for_a_person(QObject()) is None

"""The program from outside: its arguments, its first picture, and how it ends."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from smoke_test import ANNOUNCE, RIG

from rummy_qt import __version__
from rummy_qt.ui.app import Arguments, parse
from tests.patience import PATIENCE


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "rummy_qt", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--frobnicate"], "no option --frobnicate"),
        (["one.rummy", "two.rummy"], "one match"),
        (["/"], "/ is a folder, not a saved match"),
        (["nowhere.rummy"], "no file nowhere.rummy"),
        (["no\nwhere.rummy"], "no file no where.rummy"),
        (["--no\nwhere"], "no option --no where"),
        ([""], "there is no file ''"),
        (["--", "--nowhere.rummy"], "no file --nowhere.rummy"),
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(arguments: Sequence[str], words: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_an_unreadable_file_is_reported_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refused(path: Path) -> bool:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "is_dir", refused)
    assert parse(["match.rummy"]).fault == "match.rummy cannot be read: Permission denied"


def test_an_argument_after_two_dashes_is_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("--version").touch()
    assert parse(["--", "--version"]).file == tmp_path / "--version"
    assert parse(["--"]) == Arguments()


def test_version_and_help_need_no_window() -> None:
    assert run("--version").stdout == f"rummy-qt {__version__}\n"
    assert run("--help").stdout.startswith("usage: rummy-qt [FILE]\n")


def test_a_file_is_opened_by_its_full_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("match.rummy").touch()
    assert parse(["match.rummy"]).file == tmp_path / "match.rummy"


IN_A_BOX = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from rummy_qt.ui import app

console = sys.stdout

def read() -> None:
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    console.write(box.text())
    box.accept()

made = app.make_application
def make():
    application = made()
    QTimer.singleShot(0, read)
    return application

app.make_application = make
sys.stdout = sys.stderr = None
status = app.main(sys.argv[1:])
console.flush()
sys.exit(status)
"""
"""A Windows program without a console; it prints the text of its message box here."""


@pytest.mark.parametrize(
    ("arguments", "words", "status"),
    [
        ("--version", f"rummy-qt {__version__}", 0),
        ("--help", "usage: rummy-qt [FILE]", 0),
        ("nowhere.rummy", "rummy-qt: there is no file nowhere.rummy", 2),
        ("/", "rummy-qt: / is a folder, not a saved match", 2),
    ],
)
def test_without_a_console_a_message_box_is_shown(arguments: str, words: str, status: int) -> None:
    command = [sys.executable, "-c", IN_A_BOX, arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.stdout.startswith(words)
    assert done.returncode == status, done.stderr


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_a_signal_that_was_ignored_stays_ignored() -> None:
    """As with ``nohup``: the terminal is closed, and the program continues."""
    command = f"trap '' HUP; exec {shlex.quote(sys.executable)} -m rummy_qt"
    with subprocess.Popen(
        ["/bin/sh", "-c", command],
        env={**os.environ, ANNOUNCE: str(RIG)},
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        program.send_signal(signal.SIGHUP)
        with pytest.raises(subprocess.TimeoutExpired):
            program.wait(1.0)
        program.send_signal(signal.SIGTERM)
        program.communicate(timeout=PATIENCE)
    assert program.returncode == 0


HEEDS_SIGNALS = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)  # the tests may be run in the background
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_program_ends_cleanly_on_a_signal(number: signal.Signals) -> None:
    environment = {**os.environ, ANNOUNCE: str(RIG)}
    command = [sys.executable, "-c", HEEDS_SIGNALS, "-m", "rummy_qt"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        program.send_signal(number)
        _, errors = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0
    assert errors == ""


IN_A_TERMINAL = """
import fcntl, os, signal, sys, termios
signal.signal(signal.SIGHUP, signal.SIG_DFL)  # the tests may be run by `nohup`
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.dup2(0, 2)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
"""Makes its standard input the controlling terminal, then runs a program in its place."""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")
def test_the_program_ends_cleanly_when_its_terminal_closes() -> None:
    ours, its = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", IN_A_TERMINAL, "-m", "rummy_qt"],
        env={**os.environ, ANNOUNCE: str(RIG)},
        stdin=its,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as program:
        os.close(its)
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        os.close(ours)
        program.communicate(timeout=PATIENCE)
    assert program.returncode == 0

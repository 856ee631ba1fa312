"""The judge of the frozen program judges: small scripts stand in for good and bad programs."""

import sys
from pathlib import Path

import pytest
import smoke_test

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")

GOOD = "echo ready; exec sleep 60"


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(smoke_test, "PATIENCE", 1.0)
    monkeypatch.setattr(smoke_test, "LIFE", 0.1)


def judge(folder: Path, script: str) -> float:
    program = folder / "program"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    return smoke_test.live_once(program, smoke_test.environment(folder, {}))


def test_a_program_that_lives_passes(tmp_path: Path) -> None:
    assert judge(tmp_path, GOOD) < smoke_test.PATIENCE


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("echo Traceback >&2; exit 1", "ended with status 1 unready\nTraceback"),
        ("exit 3", "ended with status 3 unready"),
        ("exec sleep 60", "not ready after 1 seconds"),
        ("echo ready; exit 0", "ended by itself with status 0"),
        ("echo QPainter::begin >&2; " + GOOD, "complained:\nQPainter::begin"),
        ("echo ready; echo QObject::connect; exec sleep 60", "complained:\nQObject::connect"),
    ],
)
def test_a_program_that_fails_is_told_apart(tmp_path: Path, script: str, reason: str) -> None:
    with pytest.raises(RuntimeError, match=reason):
        judge(tmp_path, script)


def test_the_program_gets_a_home_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere/else")
    monkeypatch.setenv("PYTHONPATH", "/somewhere/else")
    monkeypatch.setenv("QT_PLUGIN_PATH", "/somewhere/else")
    environ = smoke_test.environment(tmp_path, {"DISPLAY": ":5"})
    assert "/somewhere/else" not in environ.values()
    assert environ["HOME"] == str(tmp_path)
    assert environ["DISPLAY"] == ":5"

"""The judge of the frozen program judges: small scripts stand in for good and bad programs."""

import os
import sys
from pathlib import Path

import mouse
import pytest
import smoke_test

from tests.patience import PATIENCE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")

GOOD = "echo ready; exec sleep 3600"
SILENT = "exec sleep 3600"


@pytest.fixture(autouse=True)
def fast_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripts do at once what they do."""
    monkeypatch.setattr(smoke_test, "LIFE", 0.1)
    monkeypatch.setattr(mouse, "PAUSE", 0.0)


def judge(folder: Path, script: str) -> smoke_test.Program:
    program = folder / "program"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    with smoke_test.started(program, smoke_test.environment(folder, {})) as running:
        pass
    return running


def test_a_program_that_keeps_running_passes(tmp_path: Path) -> None:
    table = '{"buttons": {"play": [3, 4]}, "table": null}'
    assert judge(tmp_path, f"echo '{table}'; {GOOD}").seen["buttons"] == {"play": [3, 4]}


@pytest.mark.parametrize(
    ("mine", "phase", "answered"),
    [("true", "draw", True), ("false", "play", False), ("false", "over", True)],
)
def test_a_discard_is_answered_by_the_next_turn_or_the_rounds_end(
    tmp_path: Path, mine: str, phase: str, answered: bool
) -> None:
    table = f'{{"buttons": {{}}, "table": {{"mine": {mine}, "phase": "{phase}"}}}}'
    assert smoke_test.is_answered(judge(tmp_path, f"echo '{table}'; {GOOD}")) is answered


@pytest.mark.parametrize(
    ("script", "error", "reason"),
    [
        (
            "echo Traceback >&2; exit 1",
            RuntimeError,
            "to be ready, and ended with status 1\nTraceback",
        ),
        ("exit 3", RuntimeError, "to be ready, and ended with status 3"),
        (SILENT, TimeoutError, "was to be ready, and did not"),
        ("echo ready; exit 0", RuntimeError, "ended by itself with status 0"),
        ("echo QPainter::begin >&2; " + GOOD, RuntimeError, "complained:\nQPainter::begin"),
        (f"printf 'ready\\nQObject::x\\n'; {SILENT}", RuntimeError, "complained:\nQObject::x"),
    ],
)
def test_each_failure_of_a_program_is_recognized(
    tmp_path: Path,
    script: str,
    error: type[Exception],
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if script == SILENT:
        monkeypatch.setattr(smoke_test, "PATIENCE", 0.5)
    elif "exit" in script:
        monkeypatch.setattr(smoke_test, "LIFE", PATIENCE)
    with pytest.raises(error, match=reason):
        judge(tmp_path, script)


def test_a_program_that_rewrites_an_old_match_fails(tmp_path: Path) -> None:
    match = tmp_path / "old.rummy"
    match.write_text("as it was left")
    table = '{"buttons": {}, "table": {"lines": 1, "cards": {}}}'
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\necho anew > {match}; echo '{table}'; {GOOD}\n")
    program.chmod(0o755)
    environ = smoke_test.environment(tmp_path, {})
    with pytest.raises(RuntimeError, match="changed its file"):
        smoke_test.go_on(program, environ, mouse.X11Mouse(environ), match)


def test_the_match_played_last_is_continued(tmp_path: Path) -> None:
    assert smoke_test.last_played(tmp_path) is None
    for name, moment in (("a", 1), ("b", 3), ("c", 2)):
        match = tmp_path / name / "one.rummy"
        match.parent.mkdir()
        match.touch()
        os.utime(match, (moment, moment))
    assert smoke_test.last_played(tmp_path) == tmp_path / "b" / "one.rummy"


def test_a_drag_moves_in_steps() -> None:
    class Hand:
        def __init__(self) -> None:
            self.deeds: list[object] = []

        def move(self, point: mouse.Point) -> None:
            self.deeds.append(point)

        def press(self) -> None:
            self.deeds.append("press")

        def release(self) -> None:
            self.deeds.append("release")

    hand = Hand()
    mouse.drag(hand, (10, 20), (70, 80))
    assert hand.deeds[:2] == [(10, 20), "press"]
    assert hand.deeds[-2:] == [(70, 80), "release"]
    assert len(hand.deeds) > 5


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


@pytest.mark.parametrize(
    "script", ["exit 1", 'LD_LIBRARY_PATH=$(dirname "$0")/lib; export LD_LIBRARY_PATH; exec env']
)
def test_a_bundle_that_cannot_start_system_programs_fails(tmp_path: Path, script: str) -> None:
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    with pytest.raises(RuntimeError, match="keeps no program"):
        smoke_test.keep(program, smoke_test.environment(tmp_path, {}))


def test_a_bundle_that_can_start_system_programs_passes(tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.write_text("#!/bin/sh\nexec env\n")
    program.chmod(0o755)
    smoke_test.keep(program, smoke_test.environment(tmp_path, {}))

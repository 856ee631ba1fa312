"""Short runs of the commands in ``tests/ui/torture``."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest

from tests.ui.torture import locales, packaged, slow_disk
from tests.ui.torture.evening import ROOT


def test_the_window_never_waits_for_the_disk() -> None:
    """The names of threads show which of them waited; the command measures how long."""
    pauses = slow_disk.measured(0.3)
    assert set(pauses) >= {"start", "new match", "preference", "statistics", "leaving", "closing"}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="each evening is a process split off")
def test_a_disk_fault_loses_nothing_and_is_reported() -> None:
    """At a few of some 360 operations; `make fault-test` tries all of them."""
    options = ["--faults", "EIO", "part", "before", "--first", "7", "--every", "300"]
    assert "none of them lost" in said_by("faults", *options)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="each evening is a process split off")
def test_a_data_folder_that_vanishes_and_returns_loses_nothing() -> None:
    """Without mounts, which not every machine allows; `make outage-test` removes those, too."""
    options = ["--kinds", "renamed", "injected", "--longest", "0.6", "--patience", "20"]
    assert "0 of them failed" in said_by("outages", "--outages", "1", *options)
    assert "0 of them failed" in said_by("outages", "--kills", "1", *options)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere files in use stay")
def test_a_program_replaced_while_it_runs_plays_on_and_says_so() -> None:
    """`make replace-test` replaces it in four ways."""
    assert ": 0 faults" in said_by("replaced", "--ways", "failing")


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")
@pytest.mark.parametrize("script", ["exit 3", "echo broken; kill -KILL $$"])
def test_the_kill_test_notices_a_program_that_ends_by_itself(
    script: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`make kill-test ARGS='--program PROGRAM'` plays a real one with a real mouse."""
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    monkeypatch.setattr(packaged, "virtual_screen", lambda: nullcontext({}))
    monkeypatch.setattr(packaged, "real_mouse", lambda _: object())
    with pytest.raises(AssertionError, match=r"by itself|broken"):
        packaged.killed(program, 1, 1)


def test_changing_pages_leaves_no_text_of_practice_behind() -> None:
    """`make wander-test` changes the page 500 times."""
    assert ": 0 faults" in said_by("wander", "--steps", "60", "--seed", "3")


def test_random_input_causes_no_error() -> None:
    """`make monkey-test` judges durations, on an idle machine."""
    said = said_by("monkey", "--events", "100", "--seed", "5", "--untimed")
    assert "0 uncaught errors, 0 warnings of Qt's" in said


def test_a_window_keeps_no_objects_of_finished_rounds() -> None:
    """`make soak-test` judges memory, over 200 rounds."""
    assert "3 rounds" in said_by("soak", "--rounds", "3", "--unweighed")


def test_an_evening_can_be_played_in_turkish() -> None:
    """In Turkish, I in lower case is not i; `make locale-test` tries fourteen locales."""
    assert locales.run(["tr_TR.UTF-8"])


def said_by(torture: str, *options: str) -> str:
    """The output of the command, which must succeed."""
    done = subprocess.run(
        [sys.executable, "-m", f"tests.ui.torture.{torture}", *options],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout

"""Small runs of what the commands in ``tests/ui/torture`` do at length."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.ui.torture import slow_disk
from tests.ui.torture.evening import ROOT


def test_the_window_waits_for_no_disk() -> None:
    """Whether a thread waited is told by its name; how long, is measured by the command."""
    pauses = slow_disk.measured(1.5)
    assert set(pauses) >= {"start", "new match", "preference", "statistics", "leaving", "closing"}
    assert max(pauses.values()) < 1.5


@pytest.mark.skipif(not hasattr(os, "fork"), reason="each evening is a process split off")
def test_a_fault_of_the_disk_loses_nothing_and_is_told() -> None:
    """At a few of some 360 places; `make fault-test` tries each of them."""
    options = ["--faults", "EIO", "part", "before", "--first", "7", "--every", "180"]
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.torture.faults", *options],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "none of them lost" in done.stdout

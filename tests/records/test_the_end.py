"""When a program that writes files ends, it waits for the disk, but not for ever."""

import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from rummy_qt.records.pauses import start_thread, wait_for_lasting
from tests.patience import PATIENCE

SYNCS_A_RECORD = """
import os
from pathlib import Path
from rummy_qt.records.journal import Journal
os.fsync = slow
journal = Journal(Path("a.rummy"))
journal.write([b"{}"])
journal.close()
"""
SAVES_SETTINGS = """
from pathlib import Path
from rummy_qt.records import files
from rummy_qt.records.pauses import start_thread
from rummy_qt.records.settings import Settings
files.replace = slow
start_thread(lambda: Settings(Path("settings.json")).save({}), "settings", lasting=True)
"""
DISK_THAT_HANGS = """
import threading
from rummy_qt.records import pauses
pauses.AT_THE_END = 0.5
def slow(*_):
    threading.Event().wait()
"""
DISK_THAT_IS_LATE = """
import threading
def slow(*_):
    threading.main_thread().join()
    print("done", flush=True)
"""


def run_to_its_end(folder: Path, program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", "-c", program],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )


@pytest.mark.parametrize("program", [SYNCS_A_RECORD, SAVES_SETTINGS])
def test_a_hanging_folder_does_not_keep_a_program_from_ending(tmp_path: Path, program: str) -> None:
    assert run_to_its_end(tmp_path, DISK_THAT_HANGS + program).stderr == ""


@pytest.mark.parametrize("program", [SYNCS_A_RECORD, SAVES_SETTINGS])
def test_a_program_ends_only_after_its_last_write(tmp_path: Path, program: str) -> None:
    assert run_to_its_end(tmp_path, DISK_THAT_IS_LATE + program).stdout.startswith("done\n")


def test_writes_that_begin_at_the_end_are_waited_for() -> None:
    """When a task creates or moves a match, the journal has a separate thread."""
    done: list[int] = []

    def work(left: int) -> None:
        done.append(left)
        if left:
            start_thread(partial(work, left - 1), "next", lasting=True)

    work(200)
    wait_for_lasting()
    assert done == [*range(200, -1, -1)]

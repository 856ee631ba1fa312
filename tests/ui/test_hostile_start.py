"""Whatever is in the data folder, the window opens, is usable, and closes properly."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable

import pytest
from smoke_test import ANNOUNCE, RIG

from rummy_qt.records.paths import data_dir, matches_dir
from tests.patience import PATIENCE
from tests.records.played import header_for, saved_match

pytestmark = pytest.mark.skipif(os.name == "nt", reason="pipes and devices with names")


def million_lines_match(line: bytes, size: int) -> None:
    """The match played last, with a million lines of garbage at its end."""
    path = saved_match(matches_dir() / "bomb.rummy", header_for("500-rum-de", 2), steps=5)
    with path.open("ab") as file:
        file.write(line * (size // len(line)))
    later = time.time() + 60
    os.utime(path, (later, later))


def many_bad_matches(number: int) -> None:
    saved_match(matches_dir() / "good.rummy", header_for("500-rum-de", 2), steps=5)
    for n in range(number):
        (matches_dir() / f"{n}.rummy").write_bytes(b'{"t":"match"' * (n % 7))


def link_loop() -> None:
    (matches_dir() / "loop.rummy").symlink_to("loop.rummy")
    (data_dir() / "settings.json").symlink_to("settings.json")


def folders() -> None:
    for name in ("settings.json", "catalogue.jsonl", "crash.log"):
        (data_dir() / name).mkdir(parents=True)
    (matches_dir() / "a.rummy").mkdir()


def pipes() -> None:
    for name in ("settings.json", "catalogue.jsonl", "crash.log"):
        os.mkfifo(data_dir() / name)
    os.mkfifo(matches_dir() / "a.rummy")


def devices(path: str) -> Callable[[], None]:
    def make() -> None:
        for name in ("settings.json", "catalogue.jsonl", "matches/a.rummy"):
            file = data_dir() / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.symlink_to(path)

    return make


def no_folder() -> None:
    folder = data_dir()
    shutil.rmtree(folder)
    folder.write_bytes(b"")


HOSTILE: dict[str, Callable[[], object]] = {
    "a million unknown lines": lambda: million_lines_match(b'{"t":""}\n', 9 << 20),
    "a million titles": lambda: million_lines_match(b'{"t":"title","title":"x"}\n', 26 << 20),
    "60 MB of blank lines": lambda: (matches_dir() / "a.rummy").write_bytes(b"\n" * (60 << 20)),
    "one line of 60 MB": lambda: million_lines_match(b"x" * (1 << 20), 60 << 20),
    "two thousand bad records": lambda: many_bad_matches(2000),
    "links in a circle": link_loop,
    "folders for files": folders,
    "pipes for files": pipes,
    "endless devices for files": devices("/dev/zero"),
    "full devices for files": devices("/dev/full"),
    "a file for the folder": no_folder,
    "settings nested too deep": lambda: (data_dir() / "settings.json").write_bytes(b"[" * 100_000),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_the_window_opens_and_closes_whatever_is_in_the_data_folder(what: str) -> None:
    HOSTILE[what]()
    with subprocess.Popen(
        [sys.executable, "-m", "rummy_qt"],
        env=os.environ | {ANNOUNCE: str(RIG)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        try:
            assert program.stdout is not None
            assert program.stdout.readline() == "ready\n"
            for line in program.stdout:
                said = json.loads(line)
                if said["table"] or "welcome_new_match" in said["buttons"]:
                    break
            program.send_signal(signal.SIGTERM)
            _, errors = program.communicate(timeout=PATIENCE)
        finally:
            program.kill()
    assert "Traceback" not in errors
    assert program.returncode == 0

"""Plays an evening again and again, and each time another operation of the disk goes wrong.

It fails once with an error, or the program is killed before it, after it, or half way through a
write. Then nothing that was shown may be lost, nothing uncaught may come up, and where moves
were not saved at once the person must have been told so. When the fault is gone, all are saved.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import signal
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from rummy_qt.records.reading import read_record
from rummy_qt.records.sentences import RecordError
from tests.ui.torture.disk import FAULTS, KILLS, Disk
from tests.ui.torture.evening import Evening, in_home, prepare

LONGEST = 180.0
"""Seconds of an evening; one that takes longer hangs."""


class Seen(NamedTuple):
    """What a person had seen of a match."""

    match: str
    lines: int
    unsaved: int
    """How many of them were not with the operating system."""
    digest: str
    """Of all of the lines."""


@dataclass
class Outcome:
    """What came of one evening."""

    seen: list[Seen] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    befell: str = ""
    operations: int = 0
    ended: bool = False
    """Whether it came to its end, by itself."""


@dataclass
class Report:
    """What came of all of them."""

    befell: Counter[str] = field(default_factory=Counter)
    """By fault, how many evenings it came in."""
    spared: int = 0
    """Evenings that had fewer operations."""
    seen: int = 0
    told: int = 0
    """Evenings in which the window said something of it."""

    def __str__(self) -> str:
        parts = ", ".join(f"{name} {n}" for name, n in self.befell.items())
        return (
            f"{self.befell.total()} faults ({parts}): {self.seen} times lines were seen, none of"
            f" them lost, no uncaught error; {self.told} times the window said something"
            f" ({self.spared} evenings ended before the fault)"
        )


# ------------------------------------------------------------------------ one evening


def play(home: Path, at: int, fault: str, diary: Path) -> None:
    """The evening, in this process and for good: everything is written into the diary."""
    write, number = os.write, os.open(diary, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def note(**what: Any) -> None:
        write(number, json.dumps(what).encode() + b"\n")

    def failed(
        kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        note(error="".join(traceback.format_exception(kind, error, trace)))

    sys.excepthook = failed
    threading.excepthook = lambda args: failed(args.exc_type, args.exc_value, args.exc_traceback)
    os.environ.update(in_home(home))
    disk = Disk(home, at, fault)
    disk.put_in()
    evening = Evening(lambda record: note(seen=_seen(record)))
    try:
        evening.play()
    except Exception:  # noqa: BLE001 - whatever it is, it is what is looked for
        note(error=traceback.format_exc())
    for thread in threading.enumerate():
        if thread.name == "last sync":
            thread.join()
    note(end=disk.operations, befell=disk.befell, told=evening.told)


def _seen(record: Any) -> Seen:
    lines = record.lines
    return Seen(record.header.id, len(lines), record.unsaved, digest(lines))


def digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


@contextmanager
def evening_of(template: Path, at: int, fault: str) -> Iterator[tuple[Path, Outcome]]:
    """Plays one in a process of its own; its home is there meanwhile."""
    with tempfile.TemporaryDirectory() as place:
        home, diary = Path(place) / "home", Path(place) / "diary"
        shutil.copytree(template, home, symlinks=True)
        child = os.fork()
        if not child:
            silence()
            try:
                play(home, at, fault, diary)
            finally:
                os._exit(0)
        outcome = Outcome(ended=waited(child))
        for line in diary.read_text().splitlines() if diary.exists() else ():
            said = json.loads(line)
            if "seen" in said:
                outcome.seen.append(Seen(*said["seen"]))
            elif "error" in said:
                outcome.errors.append(said["error"])
            else:
                outcome.operations, outcome.befell = said["end"], said["befell"]
                outcome.told = said["told"]
        yield home, outcome


def silence() -> None:
    """Qt's offscreen screen complains of what it cannot do."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)


def waited(child: int) -> bool:
    """Waits for the end of a process; whether it came by itself."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.WIFEXITED(status)
        time.sleep(0.01)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    raise AssertionError("the program hangs")


# --------------------------------------------------------------------------- judgement


def judge(home: Path, outcome: Outcome, fault: str) -> None:
    """``AssertionError`` where something is lost, uncaught or untold."""
    assert not outcome.errors, outcome.errors[0]
    killed = fault in KILLS and not outcome.ended
    assert killed or outcome.operations, "the program ended without a word"
    records = lines_of(home)
    for seen in outcome.seen:
        there = records.get(seen.match, ())
        needed = seen.lines - (seen.unsaved if killed else 0)
        assert len(there) >= needed, f"lost: {seen} of {len(there)}"
        if needed == seen.lines:
            assert digest(there[:needed]) == seen.digest, f"another match: {seen}"
    if not killed and any(seen.unsaved for seen in outcome.seen):
        assert outcome.told, "moves could not be saved, and nobody said so"
    if not killed:
        settings = json.loads((home / "rummy-qt/settings.json").read_bytes())
        assert settings["volume"] == 0.3, "a preference is lost"


def lines_of(home: Path) -> dict[str, tuple[str, ...]]:
    """By its id, the lines of each match, the longest where several files hold it."""
    found: dict[str, tuple[str, ...]] = {}
    for path in (home / "rummy-qt/matches").glob("*.rummy"):
        try:
            reading = read_record(path)
        except RecordError as error:
            if error.sentence.name != "empty":
                raise AssertionError(str(error)) from None
            continue
        assert reading.fault is None or reading.fault.torn, f"{path}: {reading.fault}"
        lines = tuple(line.decode() for line in reading.lines)
        name = reading.replayed.header.id
        found[name] = max(found.get(name, ()), lines, key=len)
    return found


@contextmanager
def template() -> Iterator[Path]:
    """A home before the evening."""
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        child = os.fork()
        if not child:
            silence()
            os.environ.update(in_home(home))
            prepare()
            os._exit(0)
        assert waited(child)
        yield home


def run(faults: Sequence[str], first: int, every: int, last: int | None) -> Report:
    """Plays with each of the faults at every so many-th operation."""
    report = Report()
    with template() as before:
        with evening_of(before, 0, "") as (home, quiet):
            judge(home, quiet, "")
            length = quiet.operations
        for fault in faults:
            for at in range(first, (last or length) + 1, every):
                with evening_of(before, at, fault) as (home, outcome):
                    try:
                        judge(home, outcome, fault)
                    except AssertionError as error:
                        raise AssertionError(
                            f"{fault} at operation {at} ({outcome.befell}): {error}"
                        ) from None
                    count(report, outcome, fault)
    return report


def count(report: Report, outcome: Outcome, fault: str) -> None:
    if outcome.ended and not outcome.befell:
        report.spared += 1
        return
    report.befell[fault] += 1
    report.seen += len(outcome.seen)
    report.told += bool(outcome.told)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--faults", nargs="+", default=[*FAULTS, *KILLS])
    parser.add_argument("--first", type=int, default=1, help="the first operation")
    parser.add_argument("--last", type=int, help="the last one")
    parser.add_argument("--every", type=int, default=1, help="1: each of them")
    args = parser.parse_args()
    sys.stdout.write(f"{run(args.faults, args.first, args.every, args.last)}\n")


if __name__ == "__main__":
    main()

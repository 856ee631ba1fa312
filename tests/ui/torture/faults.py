"""Plays the same evening repeatedly, with a different disk operation going wrong each time.

The operation fails with an error, at once or after half of a write, or the program is killed before
it or half-way through a write. Then nothing that was shown may be lost, no error may be uncaught,
and where the fault changed anything, the person must have been told. When the fault is gone,
everything is saved.
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
from tests.ui.torture.disk import FAULTS, KILLS, PART, WRITES, Disk
from tests.ui.torture.evening import KEPT, Evening, in_home, prepare

LONGEST = 180.0
"""Time limit of an evening, in seconds; a longer one hangs."""


class Seen(NamedTuple):
    """What a person saw of a match."""

    match: str
    lines: int
    unsaved: int
    """How many of the lines the operating system had not received."""
    digest: str
    """A hash of all of the lines."""


@dataclass
class Outcome:
    """The result of one evening."""

    seen: list[Seen] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    figures: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    befell: str = ""
    operations: list[str] = field(default_factory=list)
    ended: bool = False
    """Whether it ended normally."""


@dataclass
class Report:
    """The results of all evenings."""

    befell: Counter[str] = field(default_factory=Counter)
    """By fault, the number of evenings in which it happened."""
    spared: int = 0
    """Evenings that had too few operations to reach the fault."""
    seen: int = 0
    told: int = 0
    """Evenings in which the window said something about the fault."""
    failures: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        parts = ", ".join(f"{name} {n}" for name, n in self.befell.items())
        if self.failures:
            return f"{len(self.failures)} of {parts} failed"
        return (
            f"{self.befell.total()} faults ({parts}): {self.seen} times lines were seen, none of"
            f" them lost, no uncaught error, nothing changed in silence; {self.told} times the"
            f" window said something ({self.spared} evenings ended before the fault)"
        )


# ------------------------------------------------------------------------ one evening


def play(home: Path, disk: Disk, diary: Path) -> None:
    """Play the evening in this process, once, and write everything to the diary."""
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
    disk.put_in()
    try:
        evening = Evening(lambda record: note(seen=_seen(record)), linger=0.01)
    except Exception:  # noqa: BLE001 - there is no window: it is told, and that is all
        note(error=traceback.format_exc())
        return
    try:
        evening.play()
    except Exception:  # noqa: BLE001 - whatever it is, it is what is looked for
        note(error=traceback.format_exc())
    for thread in threading.enumerate():
        if thread.name == "sync":
            thread.join()
    note(end=disk.operations, befell=disk.befell, told=evening.told, figures=evening.figures)


def _seen(record: Any) -> Seen:
    lines = record.lines
    return Seen(record.header.id, len(lines), record.unsaved, digest(lines))


def digest(lines: Sequence[bytes]) -> str:
    return hashlib.sha256(b"\n".join(lines)).hexdigest()[:16]


@contextmanager
def evening_of(
    template: Path, at: int = 0, fault: str = "", lasting: int = 1
) -> Iterator[tuple[Path, Outcome]]:
    """Play an evening in a process of its own, in its own home."""
    with tempfile.TemporaryDirectory() as place:
        home, diary = Path(place) / "home", Path(place) / "diary"
        shutil.copytree(template, home, symlinks=True)
        child = os.fork()
        if not child:
            silence()
            try:
                play(home, Disk(home, at, fault, lasting), diary)
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
                outcome.told, outcome.figures = said["told"], said["figures"]
        yield home, outcome


def silence() -> None:
    """Ignore what Qt's offscreen platform prints about missing features."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)


def waited(child: int) -> bool:
    """Wait for a process to end; returns whether it ended normally."""
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


def judge(home: Path, outcome: Outcome, fault: str, quiet: Outcome) -> None:
    """Raise ``AssertionError`` where something is lost, uncaught or unreported.

    ``quiet`` is the result of an evening without a fault.
    """
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
    if killed:
        return
    settings = json.loads((home / "rummy-qt/settings.json").read_bytes())
    assert settings.get("volume") == 0.3, "a preference is lost"
    assert settings.get("card_back") == KEPT["card_back"], "a preference of before is lost"
    assert any(
        b'"An evening"' in lines[-1] or b'"An evening"' in lines[-2] for lines in records.values()
    )
    if not outcome.told:
        assert not any(seen.unsaved for seen in outcome.seen), "moves were not saved, in silence"
        assert outcome.figures == quiet.figures, "the statistics were wrong, in silence"


def lines_of(home: Path) -> dict[str, tuple[bytes, ...]]:
    """By match id, its lines, from the longest of the files that hold it."""
    found: dict[str, tuple[bytes, ...]] = {}
    for path in (home / "rummy-qt/matches").glob("*.rummy"):
        try:
            reading = read_record(path)
        except RecordError as error:
            if error.sentence.name != "empty":
                raise AssertionError(str(error)) from None
            continue
        assert reading.fault is None or reading.fault.torn, f"{path}: {reading.fault}"
        lines = tuple(reading.lines)
        name = reading.replayed.header.id
        found[name] = max(found.get(name, ()), lines, key=len)
    return found


@contextmanager
def template() -> Iterator[Path]:
    """A home as it is before the evening."""
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


def run(
    faults: Sequence[str], first: int = 1, every: int = 1, last: int | None = None, lasting: int = 1
) -> Report:
    """Play with each of the faults at every nth operation."""
    report = Report()
    with template() as before:
        with evening_of(before) as (home, quiet):
            judge(home, quiet, "", quiet)
        for fault in faults:
            for at in places(quiet.operations, fault)[first - 1 : last : every]:
                with evening_of(before, at, fault, lasting) as (home, outcome):
                    try:
                        judge(home, outcome, fault, quiet)
                    except AssertionError as error:
                        where = f"{fault} at operation {at} ({outcome.befell})"
                        report.failures.append(f"{where}: {error}")
                        sys.stderr.write(f"{report.failures[-1]}\n")
                    count(report, outcome, fault)
    return report


def places(operations: Sequence[str], fault: str) -> list[int]:
    """The operations to which the fault applies; a few more, as evenings differ slightly."""
    if fault in (PART, "half"):
        return [at for at, name in enumerate(operations, 1) if name in WRITES]
    return list(range(1, len(operations) + 6))


def count(report: Report, outcome: Outcome, fault: str) -> None:
    if outcome.ended and not outcome.befell:
        report.spared += 1
        return
    report.befell[fault] += 1
    report.seen += len(outcome.seen)
    report.told += bool(outcome.told)


def main() -> None:
    parser = argparse.ArgumentParser()
    everything = [*FAULTS, PART, *KILLS]
    parser.add_argument("--faults", nargs="+", default=everything, choices=everything)
    parser.add_argument("--first", type=int, default=1, help="the first of the operations")
    parser.add_argument("--last", type=int, help="the last one")
    parser.add_argument("--every", type=int, default=1, help="1: each of them")
    parser.add_argument("--lasting", type=int, default=1, help="how many fail, one after another")
    args = parser.parse_args()
    report = run(args.faults, args.first, args.every, args.last, args.lasting)
    sys.stdout.write(f"{report}\n")
    sys.exit(bool(report.failures))


if __name__ == "__main__":
    main()

"""Damages records, settings and the catalogue in every way, and opens them.

Only ``RecordError`` may be raised, nothing may be accepted as valid except the match as it was
played, and the damaged file must remain unchanged.
"""

from __future__ import annotations

import argparse
import json
import resource
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.records.catalogue import Catalogue
from rummy_qt.records.entry import Entry, entry_of, record_files_in
from rummy_qt.records.figures import Summary
from rummy_qt.records.library import Library
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import open_record
from rummy_qt.records.sentences import RecordError
from rummy_qt.records.settings import Settings
from rummy_qt.ui.preferences import PREFERENCES
from tests.records.played import header_for, saved_match, sealed
from tests.records.torture.forgery import Lines, bare

Mutation = Callable[[Random, bytes], bytes]
HUGE = 100 << 20
STRANGE: tuple[object, ...] = (
    None, True, -1, 2**64, 10**400, 1.5, 1e308, "", "draw", "\ud800", "x" * 70_000,
    [], {}, [[[]]], {"a": {"b": []}}, ["7c"] * 200,
)  # fmt: skip


@dataclass
class Report:
    """The results of a run."""

    outcomes: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    """Seconds for all actions with one damaged file."""

    def __str__(self) -> str:
        total = self.outcomes.total()
        parts = ", ".join(f"{name} {n}" for name, n in sorted(self.outcomes.items()))
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10
        return (
            f"{total} mutations, no uncaught exception, no wrong match accepted: {parts};"
            f" slowest {self.slowest:.2f} s, most memory {peak} MB"
        )


# ------------------------------------------------------------------------- mutations


def flip_bits(chance: Random, data: bytes) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 2, 20))):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def cut(chance: Random, data: bytes) -> bytes:
    return data[: chance.randrange(len(data))]


def cut_out(chance: Random, data: bytes) -> bytes:
    start, end = sorted(chance.sample(range(len(data) + 1), 2))
    return data[:start] + data[end:]


def zeros_at_the_end(chance: Random, data: bytes) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + bytes(len(data) - at)


def swap_lines(chance: Random, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def repeat_lines(chance: Random, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    at = chance.randrange(len(lines))
    end = at + chance.randrange(1, 4)
    return b"".join(lines[:end] + lines[at:end] * chance.choice((1, 1, 5)) + lines[end:])


def nest(chance: Random, data: bytes) -> bytes:
    at = chance.randrange(len(data))
    return (
        data[:at] + chance.choice((b"[", b'{"a":', b"[{")) * chance.choice((50, 5000)) + data[at:]
    )


def grow_number(chance: Random, data: bytes) -> bytes:
    digits = [at for at, byte in enumerate(data) if byte in b"0123456789"]
    if not digits:
        return data + b"9" * 5000
    at = chance.choice(digits)
    return data[:at] + b"9" * chance.choice((3, 20, 400, 5000)) + data[at:]


def garbage(chance: Random, data: bytes) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + chance.randbytes(chance.choice((1, 10, 1000))) + data[at:]


def replace_all(chance: Random, data: bytes) -> bytes:
    return chance.choice((b"", b"\n", b"{}\n", b"null", b"\xef\xbb\xbf" + data, data[::-1]))


BLIND: tuple[Mutation, ...] = (
    flip_bits, cut, cut_out, zeros_at_the_end, swap_lines, repeat_lines, nest, grow_number,
    garbage, replace_all,
)  # fmt: skip


def strange_values(chance: Random, data: bytes) -> bytes:
    """A record with a value of the wrong type, and correct checksums."""
    lines = read_lines(data)
    values = chance.choice([*lines, lines[0], lines[1]])
    if values is lines[0] and chance.random() < 0.5:
        values = chance.choice([values["rules"], *values["seats"]])
    values[chance.choice(list(values))] = chance.choice(STRANGE)
    return sealed(lines)


def read_lines(data: bytes) -> Lines:
    """The lines of a record, without their checksums."""
    lines = [json.loads(line) for line in data.splitlines()]
    for line in lines:
        line.pop("sum", None)
    return lines


# -------------------------------------------------------------------------- judgement


KINDS = {name: preference.kind for name, preference in PREFERENCES.items()}


class Workshop:
    """A folder of intact files, and the actions with damaged ones."""

    def __init__(self, folder: Path, chance: Random) -> None:
        self.folder = folder
        self.chance = chance
        self.report = Report()
        self.records: list[bytes] = []
        matches = folder / "matches"
        matches.mkdir()
        for n, rulebook in enumerate(RULEBOOKS):
            for steps in (3, 60, 0):
                header = header_for(rulebook, 2 + n % 3, str(n), rounds=1)
                path = saved_match(matches / f"{n}-{steps}.rummy", header, steps)
                self.records.append(path.read_bytes())
        settings = Settings(folder / "settings.json")
        settings.save({name: p.kind.write(p.default) for name, p in PREFERENCES.items()})
        self.settings = settings.path.read_bytes()
        catalogue = Catalogue(folder / "catalogue.jsonl")
        self.told = told_by(catalogue, matches)
        self.catalogue = (folder / "catalogue.jsonl").read_bytes()
        self.matches = matches

    def work(self, treat: Callable[[Path], str]) -> None:
        """Treat one damaged file in a new folder, and count the outcome and the time."""
        place = self.folder / "place"
        place.mkdir()
        start = time.monotonic()
        outcome = treat(place)
        self.report.slowest = max(self.report.slowest, time.monotonic() - start)
        self.report.outcomes[outcome] += 1
        shutil.rmtree(place)

    def record(self, place: Path) -> str:
        whole = self.chance.choice(self.records)
        path = place / "a.rummy"
        kind = self.chance.random()
        if kind < 0.8:
            path.write_bytes(self.chance.choice(BLIND)(self.chance, whole))
            return "record " + self.judge_record(path, whole)
        if kind < 0.9:
            path.write_bytes(strange_values(self.chance, whole))
            return "re-sealed record " + self.judge_record(path, b"")
        path.write_bytes(self.chance.choice(BLIND)(self.chance, bare(read_lines(whole))))
        return "record without checksums " + self.judge_record(path, b"")

    def judge_record(self, path: Path, whole: bytes) -> str:
        """Open it in every way; without ``whole`` it may contain another match."""
        damaged = path.read_bytes()
        entry_of(path)
        try:
            good = read_record(path).fault is None
        except RecordError:
            good = False
        try:
            copied = Library(path.parent / "library").add(path).path
            assert read_record(copied).fault is None, "what was taken in is not good"
            opened = open_record(path)
        except RecordError as error:
            return self.refused(path, damaged, str(error))
        opened.record.close()
        kept = path.read_bytes()
        lines = b"".join(line + b"\n" for line in opened.record.lines)
        if whole:
            assert whole.startswith(lines), "a match that was not played was taken for good"
        if any(note.name == "damaged" for note in opened.notes):
            assert kept == damaged, "the damaged file was changed"
            assert opened.record.path is not None
            opened.record.path.unlink()
            return "opened as a copy"
        if opened.notes:
            assert kept == damaged or lines.startswith(kept), "more than the torn line was lost"
            return "opened without the torn line"
        assert good
        return "opened whole"

    def refused(self, path: Path, damaged: bytes, told: str) -> str:
        assert "\n" not in told
        assert path.read_bytes() == damaged
        return "refused"

    def broken_settings(self, place: Path) -> str:
        path = place / "settings.json"
        damaged = self.chance.choice(BLIND)(self.chance, self.settings)
        path.write_bytes(damaged)
        settings = Settings(path)
        taken = settings.take(KINDS)
        for name, value in taken.items():
            KINDS[name].read(KINDS[name].write(value))
        assert path.read_bytes() == damaged
        assert settings.save({"theme": "light"}) is None
        told = settings.notes or settings.refused
        if told:
            assert (place / "settings.damaged.json").read_bytes() == damaged
        again = Settings(path)
        assert again.take(KINDS) == taken | {"theme": "light"}
        assert not again.notes
        assert not again.refused
        return "settings " + ("with a note" if told else "understood")

    def broken_catalogue(self, place: Path) -> str:
        path = place / "catalogue.jsonl"
        path.write_bytes(self.chance.choice(BLIND)(self.chance, self.catalogue))
        catalogue = Catalogue(path)
        listed, _ = told_by(catalogue, self.matches)
        assert listed == self.told[0], "a damaged catalogue was believed"
        catalogue = Catalogue(path)
        assert told_by(catalogue, self.matches)[0] == self.told[0]
        return "catalogue " + ("kept in memory" if catalogue.notes else "made good")

    def huge(self, place: Path) -> str:
        """Files of 100 MB: of zeros, of one line, and of one line repeated."""
        whole = self.chance.choice(self.records)
        path = place / "a.rummy"
        kind = self.report.outcomes["huge"] % 3
        with path.open("wb") as file:
            file.write(whole)
            if kind == 0:
                file.truncate(HUGE)
            else:
                line = b" " * (1 << 20) if kind == 1 else whole.splitlines(keepends=True)[-1] * 9000
                while file.tell() < HUGE:
                    file.write(line)
        entry_of(path)
        with pytest.raises(RecordError, match="larger than any match"):
            open_record(path)
        (place / "settings.json").symlink_to(path)
        assert Settings(place / "settings.json").notes
        (place / "catalogue.jsonl").symlink_to(path)
        assert told_by(Catalogue(place / "catalogue.jsonl"), self.matches) == self.told
        return "huge"


def told_by(catalogue: Catalogue, matches: Path) -> tuple[list[Entry], Summary]:
    """The list and the statistics of a folder."""
    found = record_files_in(matches)
    catalogue.entries(found)
    catalogue.count(found)
    return catalogue.known_entries(found), catalogue.summary()


def run(folder: Path, mutations: int, seed: int) -> Report:
    """Damage that many files; ``AssertionError``, or any other error, is a failure."""
    workshop = Workshop(folder, Random(seed))
    with patch("os.fsync"):  # this damage does not include power cuts
        _damage(workshop, mutations)
    return workshop.report


def _damage(workshop: Workshop, mutations: int) -> None:
    treatments = [workshop.record] * 8 + [workshop.broken_settings, workshop.broken_catalogue]
    for number in range(mutations):
        if number % 2000 in range(1000, 1003):
            workshop.work(workshop.huge)
        else:
            workshop.work(treatments[number % len(treatments)])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--mutations", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sys.stdout.write(f"{run(Path(folder), args.mutations, args.seed)}\n")


if __name__ == "__main__":
    main()

"""Statistics over all records, in SQLite: a derived index that can always be made again."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import astuple
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from . import files
from .figures import MatchFigures, figures_of
from .paths import matches_dir, statistics_file
from .sentences import RecordError, Sentence

T = TypeVar("T")

_BATCH = 50
"""Records that are stored together: each time costs a sync."""

STEPS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE matches (
        file TEXT PRIMARY KEY, size INTEGER NOT NULL, modified INTEGER NOT NULL,
        chain TEXT NOT NULL, created TEXT NOT NULL, rulebook TEXT NOT NULL, house TEXT,
        players INTEGER NOT NULL, opponents TEXT NOT NULL, ended INTEGER NOT NULL,
        won INTEGER NOT NULL, assisted INTEGER NOT NULL, rounds INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE rounds (
        file TEXT NOT NULL REFERENCES matches ON DELETE CASCADE, n INTEGER NOT NULL,
        chain TEXT NOT NULL, points INTEGER NOT NULL, best INTEGER NOT NULL,
        assisted INTEGER NOT NULL, moves INTEGER NOT NULL, went_out INTEGER NOT NULL,
        piles_taken INTEGER NOT NULL, piles_refused INTEGER NOT NULL,
        piles_failed INTEGER NOT NULL, claims_won INTEGER NOT NULL,
        claims_missed INTEGER NOT NULL, false_calls INTEGER NOT NULL,
        PRIMARY KEY (file, n)
    ) STRICT;
    """,
    # Files that hold no match of a person's are not read again and again.
    "CREATE TABLE passed_over (file TEXT PRIMARY KEY, size INTEGER, modified INTEGER) STRICT;",
)
"""What makes schema version 1, 2, … of the one before."""

_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""The second one comes when SQLite's own complaint quotes damaged text."""
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR}
_DAMAGED |= {sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_FORMAT}


class Filter(NamedTuple):
    """Which matches to count; None: all."""

    rulebook: str | None = None
    opponents: str | None = None
    players: int | None = None
    assisted: bool | None = None
    since: str | None = None
    """Those created at this time (as in a header) or later: what a reset leaves."""


EVERYTHING: Final = Filter()


class Summary(NamedTuple):
    """Figures of the person's own seat. A copy of a match counts once."""

    matches: int = 0
    """Matches played to the end."""
    won: int = 0
    longest_match: int = 0
    """In rounds."""
    streak: int = 0
    """Matches won in a row, up to the last one."""
    longest_streak: int = 0
    rounds: int = 0
    """Finished rounds, those of matches that still go on included."""
    points: float = 0.0
    """Points a round, on average."""
    best_round: int | None = None
    rounds_best: int = 0
    """Rounds in which nobody scored more."""
    went_out: int = 0
    piles_taken: int = 0
    piles_refused: int = 0
    piles_failed: int = 0
    claims_won: int = 0
    claims_missed: int = 0
    false_calls: int = 0


class Group(NamedTuple):
    """Matches of one rulebook against the same opponents."""

    rulebook: str
    opponents: str
    players: int
    matches: int
    won: int


class Statistics:
    """The database. ``notes`` says what had to be mended; it never keeps a match from anyone."""

    def __init__(self, path: Path | None = None, steps: tuple[str, ...] = STEPS) -> None:
        """Opens it, brings its schema up to date, or begins it anew if it is broken."""
        self.path = statistics_file() if path is None else path
        self.notes: list[Sentence] = []
        self._steps = steps
        self._database = self._open()

    def close(self) -> None:
        self._database.close()

    # ----------------------------------------------------------------------- filling

    def refresh(self, folder: Path | None = None) -> int:
        """Reads what is new or changed in a folder, drops what is gone; how many were read."""
        folder = matches_dir() if folder is None else folder
        present = {_key(path): path for path in sorted(folder.glob("*.rummy"))}
        known = self._tried(self._known)
        gone = [file for file in known if file not in present]
        self._tried(lambda: self._forget(gone))
        changed = [path for file, path in present.items() if known.get(file) != _stamp(path)]
        mended = len(self.notes)
        self.update(changed)
        if len(self.notes) > mended:  # the database was begun anew under way
            self.update(present.values())
        return len(changed)

    def rebuild(self, folder: Path | None = None) -> int:
        """Makes everything again from the records of a folder; how many there were."""
        self._tried(lambda: self._forget(list(self._known())))
        return self.refresh(folder)

    def update(self, paths: Iterable[Path]) -> None:
        """Takes records in as they are now; a file without a match counts for nothing."""
        waiting = iter(paths)
        while batch := [_read(path) for path in islice(waiting, _BATCH)]:
            self._tried(partial(self._store, batch))

    def _known(self) -> dict[str, tuple[int, int]]:
        rows = self._database.execute(
            "SELECT file, size, modified FROM matches"
            " UNION ALL SELECT file, size, modified FROM passed_over"
        )
        return {file: (size, modified) for file, size, modified in rows}

    def _forget(self, gone: Iterable[str]) -> None:
        with self._database:
            self._delete(gone)

    def _delete(self, gone: Iterable[str]) -> None:
        keys = [(file,) for file in gone]
        for table in ("rounds", "matches", "passed_over"):
            self._database.executemany(f"DELETE FROM {table} WHERE file = ?", keys)

    def _store(self, batch: Sequence[_Read]) -> None:
        with self._database:  # all of them or none
            self._delete(read.key for read in batch)
            for read in batch:
                self._store_one(*read)

    def _store_one(self, key: str, stamp: tuple[int, int], figures: MatchFigures | None) -> None:
        if figures is None:
            self._insert("passed_over", (key, *stamp))
            return
        self._insert("matches", (key, *stamp, *_match_row(figures)))
        for counted in figures.rounds:
            self._insert("rounds", (key, *astuple(counted)))

    def _insert(self, table: str, row: tuple[Any, ...]) -> None:
        blanks = ", ".join("?" * len(row))
        self._database.execute(f"INSERT INTO {table} VALUES ({blanks})", row)

    # ------------------------------------------------------------------------ asking

    def summary(self, chosen: Filter = EVERYTHING) -> Summary:
        """The figures of the matches chosen; rounds are chosen as assisted by themselves."""
        return self._tried(lambda: self._summary(chosen))

    def groups(self, chosen: Filter = EVERYTHING) -> list[Group]:
        """Matches played to the end and won, by rulebook, opponents and number of players."""
        where, values = _condition(chosen, "assisted")
        question = f"""
            SELECT rulebook, opponents, players, count(*), sum(won) FROM
                (SELECT * FROM matches WHERE ended AND {where} GROUP BY chain)
            GROUP BY rulebook, opponents, players ORDER BY rulebook, opponents, players
            """
        rows = self._tried(lambda: self._database.execute(question, values).fetchall())
        return [Group(*row) for row in rows]

    def results(self, chosen: Filter = EVERYTHING) -> list[tuple[str, bool]]:
        """When each match was begun and whether it was won, in order of time."""
        where, values = _condition(chosen, "assisted")
        question = f"""
            SELECT created, won FROM matches WHERE ended AND {where}
            GROUP BY chain ORDER BY created, file
            """
        rows = self._tried(lambda: self._database.execute(question, values).fetchall())
        return [(created, bool(won)) for created, won in rows]

    def _summary(self, chosen: Filter) -> Summary:
        where, values = _condition(chosen, "assisted")
        matches, won, longest = self._database.execute(
            f"""
            SELECT count(*), coalesce(sum(won), 0), coalesce(max(rounds), 0) FROM
                (SELECT * FROM matches WHERE ended AND {where} GROUP BY chain)
            """,
            values,
        ).fetchone()
        where, values = _condition(chosen, "r.assisted")
        rounds = self._database.execute(
            f"""
            SELECT count(*), coalesce(avg(points), 0.0), max(points), coalesce(sum(best), 0),
                coalesce(sum(went_out), 0), coalesce(sum(piles_taken), 0),
                coalesce(sum(piles_refused), 0), coalesce(sum(piles_failed), 0),
                coalesce(sum(claims_won), 0), coalesce(sum(claims_missed), 0),
                coalesce(sum(false_calls), 0)
            FROM (SELECT r.* FROM rounds r JOIN matches USING (file)
                  WHERE {where} GROUP BY r.chain)
            """,
            values,
        ).fetchone()
        streaks = _streaks([won for _, won in self.results(chosen)])
        return Summary(matches, won, longest, *streaks, *rounds)

    # ----------------------------------------------------------------------- opening

    def _open(self) -> sqlite3.Connection:
        try:
            return self._connect()
        except _ERRORS as error:
            if not _is_damage(error):
                return self._in_memory(error)
            return self._begin_anew("statistics_broken", str(error))

    def _connect(self) -> sqlite3.Connection:
        database = sqlite3.connect(self.path, timeout=5)
        database.text_factory = lambda raw: raw.decode("utf-8", "replace")
        try:
            database.execute("PRAGMA foreign_keys = ON")
            database.execute("PRAGMA cell_size_check = ON")
            database.execute("PRAGMA trusted_schema = OFF")
            # A power cut may cost this file, which can be made again; nobody waits for the disk.
            database.execute("PRAGMA synchronous = OFF")
            health = database.execute("PRAGMA quick_check(1)").fetchone()[0]
            version = database.execute("PRAGMA user_version").fetchone()[0]
            if health != "ok":
                raise sqlite3.DatabaseError(health)
            if version > len(self._steps):
                raise _Newer
            self._migrate(database, version)
            self._check_columns(database)
        except _Newer:
            database.close()
            return self._begin_anew("statistics_newer", "")
        except _ERRORS:
            database.close()
            raise
        return database

    def _migrate(self, database: sqlite3.Connection, version: int) -> None:
        if 0 < version < len(self._steps):
            with suppress(OSError):
                shutil.copyfile(self.path, self.path.with_suffix(f".version-{version}.sqlite"))
        for number, step in enumerate(self._steps[version:], version + 1):
            database.executescript(
                f"BEGIN IMMEDIATE; {step} PRAGMA user_version = {number}; COMMIT;"
            )

    def _check_columns(self, database: sqlite3.Connection) -> None:
        """An older or damaged schema under the right number shows itself here."""
        database.execute("SELECT chain, house, rounds FROM matches LIMIT 1").fetchone()
        database.execute("SELECT chain, false_calls FROM rounds LIMIT 1").fetchone()

    def _begin_anew(self, name: str, why: str) -> sqlite3.Connection:
        copy = files.keep_aside(self.path)
        self.notes.append(Sentence(name, why=why[:100], copy=copy or self.path))
        try:
            if copy is not None:
                for suffix in ("", "-journal", "-wal", "-shm"):
                    Path(f"{self.path}{suffix}").unlink(missing_ok=True)
            return self._connect()
        except (OSError, *_ERRORS) as error:
            return self._in_memory(error)

    def _in_memory(self, error: Exception) -> sqlite3.Connection:
        """Where there can be no file, the statistics last as long as the window."""
        self.notes.append(Sentence("statistics_unsaved", why=str(error)[:100]))
        database = sqlite3.connect(":memory:")
        self._migrate(database, 0)
        return database

    def _tried(self, work: Callable[[], T]) -> T:
        """Does the work; once more on a new database if the old one turns out broken."""
        try:
            return work()
        except _ERRORS as error:
            self._database.close()
            if _is_damage(error):
                self._database = self._begin_anew("statistics_broken", str(error))
            else:
                self._database = self._in_memory(error)
            return work()


class _Newer(Exception):
    """The schema is of a later version."""


def _is_damage(error: Exception) -> bool:
    """Whether the file is at fault, not the disk or another window that is using it."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return code is None or code & 0xFF in _DAMAGED


class _Read(NamedTuple):
    """A record file as it was found."""

    key: str
    stamp: tuple[int, int]
    figures: MatchFigures | None


def _read(path: Path) -> _Read:
    stamp = _stamp(path)
    try:
        return _Read(_key(path), stamp, figures_of(path))
    except RecordError:
        return _Read(_key(path), stamp, None)


def _key(path: Path) -> str:
    """The name of a file as the database can keep it, whatever bytes are in it."""
    return str(path).encode("utf-8", "backslashreplace").decode()


def _stamp(path: Path) -> tuple[int, int]:
    try:
        about = path.stat()
    except OSError:
        return -1, -1
    return about.st_size, about.st_mtime_ns


def _match_row(figures: MatchFigures) -> tuple[Any, ...]:
    header, rounds = figures.header, figures.rounds
    return (
        rounds[-1].chain if rounds else "",
        header.created,
        header.rulebook,
        header.house,
        len(header.seats),
        figures.opponents,
        figures.ended,
        figures.won,
        any(counted.assisted for counted in rounds),
        len(rounds),
    )


def _condition(chosen: Filter, assisted: str) -> tuple[str, list[Any]]:
    columns = ("rulebook = ?", "opponents = ?", "players = ?", f"{assisted} = ?", "created >= ?")
    asked = [(column, v) for column, v in zip(columns, chosen, strict=True) if v is not None]
    return " AND ".join(["1", *(column for column, _ in asked)]), [value for _, value in asked]


def _streaks(won: Iterable[bool]) -> tuple[int, int]:
    """Victories in a row up to the last match, and the most there ever were."""
    streak = longest = 0
    for victory in won:
        streak = streak + 1 if victory else 0
        longest = max(longest, streak)
    return streak, longest

"""The catalogue of the saved matches, in SQLite: for the list, the match to continue, statistics.

It is derived from the records: whatever is wrong with it, it is thrown away and made again.
A ``Catalogue`` may be used by several threads; no call of the window's thread should wait for it.
"""

from __future__ import annotations

import json
import sqlite3
import threading
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import astuple, fields
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from . import files
from .entry import Entry, Found, entry_of
from .figures import MatchFigures, figures_of
from .header import SeatInfo
from .lines import Status
from .pauses import Breath, no_hurry
from .sentences import RecordError, Sentence, reason

T = TypeVar("T")

NAME: Final = "catalogue.sqlite"

_SCHEMA: Final = """
    CREATE TABLE files (
        name TEXT PRIMARY KEY, size INTEGER NOT NULL, modified INTEGER NOT NULL,
        entry TEXT NOT NULL, seal INTEGER NOT NULL, counted INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE matches (
        name TEXT PRIMARY KEY REFERENCES files ON DELETE CASCADE,
        chain TEXT NOT NULL, created TEXT NOT NULL, rulebook TEXT NOT NULL, house TEXT,
        players INTEGER NOT NULL, opponents TEXT NOT NULL, ended INTEGER NOT NULL,
        won INTEGER NOT NULL, assisted INTEGER NOT NULL, rounds INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE rounds (
        name TEXT NOT NULL REFERENCES matches ON DELETE CASCADE, n INTEGER NOT NULL,
        chain TEXT NOT NULL, points INTEGER NOT NULL,
        assisted INTEGER NOT NULL, moves INTEGER NOT NULL, went_out INTEGER NOT NULL,
        piles_taken INTEGER NOT NULL, piles_refused INTEGER NOT NULL,
        claims_won INTEGER NOT NULL, claims_missed INTEGER NOT NULL, false_calls INTEGER NOT NULL,
        PRIMARY KEY (name, n)
    ) STRICT;
    """
_UNREADABLE: Final = '{"problem":["unreadable",'
"""How an entry is kept of a file that could not be read: it is tried again each time."""
_READING: Final = 2
"""To be raised when the same records are to be counted or described in another way."""
_KEPT: Final = tuple(
    field.name
    for field in fields(Entry)
    if field.name not in ("path", "modified", "size", "unread", "problem")
)
"""What is kept of an entry, beside its problem."""
_KIND: Final = 0x52756D01
"""What SQLite calls an application's id: "Rum" and the file's format."""
_MARK: Final = slice(68, 72)
"""Where a file of SQLite has its application id."""
_VERSION: Final = zlib.crc32(f"{_READING} {_KEPT} {_SCHEMA}".encode()) & 0x7FFFFFFF

_PATIENCE: Final = 1.0
"""Seconds to wait for another program that writes into the file."""
_FIRST_BATCH: Final = 8
_BATCH: Final = 50
"""Records that are stored together: each time costs a write."""
_ERRORS = (sqlite3.Error, UnicodeDecodeError, OverflowError)
"""The second one comes when SQLite's own complaint quotes damaged text."""
_OTHERS_FAULT = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_AUTH,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_NOLFS,
        sqlite3.SQLITE_PROTOCOL,
    }
)
"""The file itself may be sound."""


class Filter(NamedTuple):
    """Which matches to count; None: all."""

    rulebook: str | None = None
    assisted: bool | None = None
    since: str | None = None
    """Those created at this time (as in a header) or later: what a reset leaves."""

    def holds(self, told: Mapping[str, Any]) -> bool:
        """Whether what is told of a match or a round of it is of this choice."""
        same = self.rulebook in (None, told.get("rulebook"))
        alike = self.assisted in (None, told.get("assisted"))
        return same and alike and (self.since is None or str(told.get("created")) >= self.since)


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
    assisted: int = 0
    """How many of them count as assisted."""
    points: float = 0.0
    """Points a round, on average."""
    best_round: int | None = None
    went_out: int = 0
    piles_taken: int = 0
    piles_refused: int = 0
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


class Catalogue:
    """``notes`` says why it cannot be kept; it never keeps a match from anyone."""

    def __init__(self, path: Path | None) -> None:
        """In this file, which is made when it is first needed; in memory only where it is None."""
        self.path = path
        self.notes: list[Sentence] = []
        self._lock = threading.RLock()
        self._database: sqlite3.Connection | None = None
        self.replaced = 0
        """How many times it had to begin anew: what was counted before is to be counted again."""

    def close(self) -> None:
        with self._lock:
            if self._database is not None:
                self._database.close()
            self._database = None

    def __del__(self) -> None:
        self.close()

    # ----------------------------------------------------------------------- listing

    def look(self, found: Sequence[Found]) -> list[Entry]:
        """Describes these files, as far as they have been read; no file is read now."""
        known = self._tried(self._entries)
        return [self._entry(file, known.get(file.key)) for file in found]

    def entries(
        self,
        found: Sequence[Found],
        breathe: Breath = no_hurry,
        tell: Callable[[], None] = no_hurry,
    ) -> list[Entry]:
        """Describes these files; what is new or changed is read before.

        ``tell`` is called whenever more of them are described.
        """
        return self.unless_replaced(
            lambda: self.read(found, breathe, tell), lambda: self.look(found)
        )

    def read(
        self,
        found: Sequence[Found],
        breathe: Breath = no_hurry,
        tell: Callable[[], None] = no_hurry,
    ) -> int:
        """Reads what is new or changed, drops what is gone; how many were read."""
        known = self._tried(self._stamps)
        gone = known.keys() - {file.key for file in found}
        if gone:
            self._tried(lambda: self._forget(gone))
        changed = [file for file in found if known.get(file.key) != file.stamp]
        for batch in _batches(changed):
            entries = [(file, entry_of(file.path, breathe)) for file in batch]
            self._tried(partial(self._store_entries, entries))
            tell()
        return len(changed)

    def count(
        self,
        found: Sequence[Found],
        breathe: Breath = no_hurry,
        tell: Callable[[], None] = no_hurry,
    ) -> int:
        """Plays again what has not been counted since it changed, for the statistics; how many.

        What is new is read before.
        """
        return self.unless_replaced(
            lambda: self.read(found, breathe), lambda: self._count(found, breathe, tell)
        )

    def _count(self, found: Sequence[Found], breathe: Breath, tell: Callable[[], None]) -> int:
        waiting = self._tried(self._uncounted)
        due = [file for file in found if file.key in waiting]
        for batch in _batches(due):
            counted: list[tuple[Found, MatchFigures | None]] = []
            for file in batch:
                try:
                    counted.append((file, figures_of(file.path, breathe)))
                except RecordError as error:
                    if error.sentence.name != "unreadable":  # else it is tried again
                        counted.append((file, None))
            self._tried(partial(self._store_figures, counted))
            tell()
        return len(due)

    def missing(self, found: Sequence[Found]) -> int:
        """How many of these files could not be read for the statistics, or not yet."""
        waiting = self._tried(self._uncounted)
        return sum(file.key in waiting for file in found)

    def unless_replaced(self, before: Callable[[], object], work: Callable[[], T]) -> T:
        """Does both; once more where the database turned out broken, and a new one knew nothing."""
        while True:
            replaced = self.replaced
            before()
            value = work()
            if replaced == self.replaced:
                return value

    def forget_all(self) -> None:
        """Begins anew: everything is to be read again."""
        self._tried(lambda: self._forget(self._stamps()))

    def _entries(self) -> dict[str, tuple[tuple[int, int], str]]:
        """By file name: its stamp, and what is known of it, where that is sound."""
        rows = self._ask("SELECT name, size, modified, entry, seal FROM files")
        return {
            name: ((size, modified), text)
            for name, size, modified, text, seal in rows
            if seal == _seal(text)
        }

    def _entry(self, file: Found, known: tuple[tuple[int, int], str] | None) -> Entry:
        modified = file.about.st_mtime
        if known is not None and known[0] == file.stamp:
            with suppress(ValueError, TypeError, LookupError):
                return _unpacked(known[1], file)
        return Entry(file.path, modified, file.about.st_size, unread=True)

    def _stamps(self) -> dict[str, tuple[int, int]]:
        """By file name, the stamp with which it was read."""
        entries = self._entries().items()
        return {k: stamp for k, (stamp, text) in entries if not text.startswith(_UNREADABLE)}

    def _uncounted(self) -> set[str]:
        return {name for (name,) in self._ask("SELECT name FROM files WHERE NOT counted")}

    def _store_entries(self, entries: Iterable[tuple[Found, Entry]]) -> None:
        with self._changes() as database:
            for file, entry in entries:
                text = _packed(entry)
                # What holds no match needs no counting.
                counted = entry.problem is not None and not entry.unreadable
                row = (file.key, *file.stamp, text, _seal(text), counted)
                database.execute("DELETE FROM files WHERE name = ?", (file.key,))
                database.execute("INSERT INTO files VALUES (?, ?, ?, ?, ?, ?)", row)

    def _store_figures(self, counted: Iterable[tuple[Found, MatchFigures | None]]) -> None:
        """None: there is no match in the file."""
        with self._changes() as database:
            for file, figures in counted:
                database.execute("DELETE FROM matches WHERE name = ?", (file.key,))
                mark = "UPDATE files SET counted = 1 WHERE name = ?"
                listed = database.execute(mark, (file.key,)).rowcount
                if listed and figures is not None:  # another window may have found it gone
                    *match, rounds = figures
                    self._insert("matches", (file.key, *match, len(rounds)))
                    for played in rounds:
                        self._insert("rounds", (file.key, *astuple(played)))

    def _insert(self, table: str, row: tuple[Any, ...]) -> None:
        self._ask(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", *row)

    def _forget(self, gone: Iterable[str]) -> None:
        with self._changes() as database:
            database.executemany("DELETE FROM files WHERE name = ?", [(name,) for name in gone])

    # -------------------------------------------------------------------- statistics

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
        return [Group(*row) for row in self._tried(lambda: self._ask(question, *values))]

    def results(self, chosen: Filter = EVERYTHING) -> list[tuple[str, bool]]:
        """When each match was begun and whether it was won, in order of time."""
        where, values = _condition(chosen, "assisted")
        question = f"""
            SELECT created, won FROM matches WHERE ended AND {where}
            GROUP BY chain ORDER BY created, name
            """
        rows = self._tried(lambda: self._ask(question, *values))
        return [(created, bool(won)) for created, won in rows]

    def _summary(self, chosen: Filter) -> Summary:
        where, values = _condition(chosen, "assisted")
        ((matches, won, longest),) = self._ask(
            f"""
            SELECT count(*), coalesce(sum(won), 0), coalesce(max(rounds), 0) FROM
                (SELECT * FROM matches WHERE ended AND {where} GROUP BY chain)
            """,
            *values,
        )
        where, values = _condition(chosen, "r.assisted")
        (rounds,) = self._ask(
            f"""
            SELECT count(*), coalesce(sum(assisted), 0), coalesce(avg(points), 0.0), max(points),
                coalesce(sum(went_out), 0), coalesce(sum(piles_taken), 0),
                coalesce(sum(piles_refused), 0), coalesce(sum(claims_won), 0),
                coalesce(sum(claims_missed), 0), coalesce(sum(false_calls), 0)
            FROM (SELECT r.* FROM rounds r JOIN matches USING (name)
                  WHERE {where} GROUP BY r.chain)
            """,
            *values,
        )
        streaks = _streaks([won for _, won in self.results(chosen)])
        return Summary(matches, won, longest, *streaks, *rounds)

    # ----------------------------------------------------------------- the database

    def _tried(self, work: Callable[[], T]) -> T:
        """Does the work with the database; once more with a new one if the old one is broken."""
        with self._lock:
            if self._database is None:
                self._database = self._open()
            try:
                return work()
            except _ERRORS as error:
                self._database.close()
                self._database = self._replaced(error)
                return work()

    def _ask(self, question: str, *values: Any) -> list[Any]:
        assert self._database is not None
        with closing(self._database.execute(question, values)) as answer:
            return answer.fetchall()

    def _changes(self) -> sqlite3.Connection:
        """To be used in a ``with``: all of the changes are made, or none."""
        assert self._database is not None
        return self._database

    def _open(self) -> sqlite3.Connection:
        try:
            return self._connect()
        except (*_ERRORS, OSError) as error:
            return self._replaced(error)

    def _replaced(self, error: Exception) -> sqlite3.Connection:
        """Another database: a new file where the old one is at fault, else one in memory."""
        self.replaced += 1
        try:
            if _is_damage(error):
                self._throw_away()
                return self._connect()
        except (*_ERRORS, OSError) as trouble:
            error = trouble
        if isinstance(error, _Later):
            self.notes.append(Sentence("statistics_later"))
        else:
            why = Sentence("system_says", text=str(error)[:100])
            if isinstance(error, OSError) and error.strerror:
                why = reason(error)
            self.notes.append(Sentence("statistics_unsaved", why=why))
        return _prepared(sqlite3.connect(":memory:", check_same_thread=False))

    def _connect(self) -> sqlite3.Connection:
        if self.path is None:
            return _prepared(sqlite3.connect(":memory:", check_same_thread=False))
        if self.path.exists() and not self.path.is_file():
            raise OSError("it is not a file")
        self.path.parent.mkdir(parents=True, exist_ok=True)
        return _prepared(sqlite3.connect(self.path, timeout=_PATIENCE, check_same_thread=False))

    def _throw_away(self) -> None:
        """Makes room for a new file. What is not known for a catalogue is moved aside."""
        assert self.path is not None
        aside = None if is_ours(self.path) else next(files.free_names(self.path))
        for suffix in ("-journal", "-wal", "-shm", ""):
            part = Path(f"{self.path}{suffix}")
            if aside is None:
                part.unlink(missing_ok=True)
            elif part.exists():
                part.rename(f"{aside}{suffix}")


def is_ours(path: Path) -> bool:
    """Whether a file may be thrown away for a catalogue: it is one, or empty, or is not there."""
    try:
        with files.open_regular(path) as file:
            head = file.read(_MARK.stop)
    except FileNotFoundError:
        return True
    except OSError:
        return False
    kind = int.from_bytes(head[_MARK], "big")
    return not head or (head.startswith(b"SQLite format 3\0") and kind >> 8 == _KIND >> 8)


def _prepared(database: sqlite3.Connection) -> sqlite3.Connection:
    """With its tables, whole and of this version; else an error (``_Later``), and it is closed."""
    database.text_factory = lambda raw: raw.decode("utf-8", "replace")
    try:
        for wish in ("foreign_keys = ON", "cell_size_check = ON", "trusted_schema = OFF"):
            database.execute(f"PRAGMA {wish}")
        # A power cut may cost this file, which can be made again; nobody waits for the disk.
        database.execute("PRAGMA synchronous = OFF")
        (health,) = database.execute("PRAGMA quick_check(1)").fetchone()
        (version,) = database.execute("PRAGMA user_version").fetchone()
        (kind,) = database.execute("PRAGMA application_id").fetchone()
        (tables,) = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        if health == "ok" and kind > _KIND and kind >> 8 == _KIND >> 8:
            raise _Later
        if health != "ok" or (tables and (kind, version) != (_KIND, _VERSION)):
            raise sqlite3.DatabaseError(f"{health}, version {version}")
        if not tables:
            marks = f"PRAGMA application_id = {_KIND}; PRAGMA user_version = {_VERSION};"
            database.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} {marks} COMMIT;")
    except (*_ERRORS, _Later):
        database.close()
        raise
    return database


class _Later(OSError):
    """The file is of a format that only a later version knows: it is left as it is."""


def _is_damage(error: Exception) -> bool:
    """Whether the file is at fault, not the disk or another window that is using it."""
    if isinstance(error, OSError):
        return False
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return code is None or code & 0xFF not in _OTHERS_FAULT


def _batches(all_of: Sequence[Found]) -> Iterator[Sequence[Found]]:
    """The first few soon, then more at a time."""
    start, length = 0, _FIRST_BATCH
    while start < len(all_of):
        yield all_of[start : start + length]
        start, length = start + length, _BATCH


def _packed(entry: Entry) -> str:
    """What is kept of an entry; of its problem the name and the values, without the path."""
    told = {name: getattr(entry, name) for name in _KEPT}
    told["status"] = entry.status.value
    if entry.problem is not None:
        values = {k: v for k, v in entry.problem.values.items() if k != "path"}
        told = {"problem": [entry.problem.name, values]}
    return json.dumps(told, separators=(",", ":"))


def _unpacked(text: str, file: Found) -> Entry:
    kept = files.json_of(text)
    if "problem" in kept:
        name, values = kept["problem"]
        kept = {"problem": Sentence(name, path=file.path, **values)}
    else:
        kept["seats"] = tuple(SeatInfo(*seat) for seat in kept["seats"])
        kept["status"] = Status(kept["status"])
    return Entry(file.path, file.about.st_mtime, file.about.st_size, **kept)


def _seal(text: str) -> int:
    return zlib.crc32(text.encode("utf-8", "replace"))


def _condition(chosen: Filter, assisted: str) -> tuple[str, list[Any]]:
    columns = ("rulebook = ?", f"{assisted} = ?", "created >= ?")
    asked = [(column, v) for column, v in zip(columns, chosen, strict=True) if v is not None]
    return " AND ".join(["1", *(column for column, _ in asked)]), [value for _, value in asked]


def _streaks(won: Iterable[bool]) -> tuple[int, int]:
    """Victories in a row up to the last match, and the most there ever were."""
    streak = longest = 0
    for victory in won:
        streak = streak + 1 if victory else 0
        longest = max(longest, streak)
    return streak, longest

"""A match record open for writing: what has been appended is never lost and never changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from rummy_qt.engine import Card, Move
from rummy_qt.engine.match import round_deck

from . import files
from .header import Header
from .journal import Journal, OnDisk
from .lines import Values, seal
from .locks import MatchLock
from .paths import matches_dir
from .reading import Reading, read_record
from .replay import Replayed
from .sentences import RecordError, Sentence, reason

COPIED: Final[Values] = {"t": "copied"}
ALONE: Final[Values] = {"t": "practice", "alone": True}
"""The lines by which a copy says, after a running match or a deal, what it is."""


class MatchRecord:
    """The record of one match, open for appending, and locked against a second window.

    When an ``append_…`` returns, the line is with the operating system, or ``trouble`` has
    been told why it is not; then it waits in memory, and is saved as soon as it can be.
    Made by ``create`` or ``open_record``.
    """

    def __init__(
        self, header: Header, journal: Journal | None, lock: MatchLock | None, chain: str = ""
    ) -> None:
        self.header = header
        self.title: str | None = None
        self._journal = journal
        self._memory: list[bytes] = []
        self._lock = lock
        self._chain = chain
        self._held: list[bytes] = []
        self._ended = self._closed = False

    @staticmethod
    def create(header: Header, path: Path | None) -> MatchRecord:
        """A new record with its first line written; in memory only, without a path.

        ``RecordError`` where there is such a file already. Any other trouble is told to the
        hook ``trouble`` once it is set.
        """
        if path is None:
            record = MatchRecord(header, None, None)
        else:
            if path.exists():
                raise RecordError(Sentence("exists", path=path))
            journal = Journal(path)
            record = MatchRecord(header, journal, _locked(journal))
        record._append(header.as_values())
        return record

    # ------------------------------------------------------------------------- looking

    @property
    def path(self) -> Path | None:
        """Where the record is saved; it changes if something else takes the file's name."""
        return self._journal.path if self._journal else None

    @property
    def lines(self) -> tuple[str, ...]:
        """Every line so far, without line breaks."""
        raw = self._journal.lines if self._journal else self._memory
        return tuple(line.decode("utf-8") for line in raw)

    @property
    def ended(self) -> bool:
        """Whether the record has its last line."""
        return self._ended

    @property
    def unsaved(self) -> int:
        """How many lines are in memory only, because they could not be saved yet."""
        return self._journal.unsaved if self._journal else len(self._memory)

    @property
    def trouble(self) -> Callable[[Sentence], None]:
        """The hook that is told, once, in one sentence, why lines cannot be saved.

        It is called in the thread of the caller. A window can translate the ``Sentence``.
        """
        return self._journal.tell if self._journal else _tell_nobody

    @trouble.setter
    def trouble(self, hook: Callable[[Sentence], None]) -> None:
        if self._journal:
            self._journal.tell = hook
            self._journal.pass_on()

    # ----------------------------------------------------------------------- appending

    def append_round(self, n: int, dealer: int, deck: Sequence[Card]) -> None:
        """A deal: the number of the round from 1, and the deck in dealing order."""
        self._append({"t": "round", "n": n, "dealer": dealer, "deck": [str(card) for card in deck]})

    def append_move(self, seat: int, move: Move) -> None:
        """A move of a seat."""
        self._append({"t": "move", "seat": seat, "m": str(move)})

    def append_stock(self, cards: Sequence[Card]) -> None:
        """A rebuilt stock, next card first. It is written together with the draw that follows."""
        self._hold({"t": "stock", "cards": [str(card) for card in cards]})

    def append_undo(self, moves: int) -> None:
        """The last moves of the round do not count; whether they had shown a card is replayed."""
        self._append({"t": "undo", "moves": moves})

    def append_practice(self) -> None:
        """After a deal: its cards are known, so the round's score line must say assisted."""
        self._append({"t": "practice"})

    def append_copied(self) -> None:
        """The running match was copied: every round that ends from now on counts as assisted."""
        self._append(COPIED)

    def append_stop(self) -> None:
        """The end of a practice of one round: the record's last line."""
        self._append({"t": "stop"})
        self._ended = True

    def append_score(
        self, n: int, scores: Sequence[int], totals: Sequence[int], assisted: bool
    ) -> None:
        """The points of round ``n`` and the totals after it, one int a seat."""
        values = {"t": "score", "n": n, "scores": list(scores), "totals": list(totals)}
        values["assisted"] = assisted
        if self.title is not None:
            values["title"] = self.title  # so that the end of a file is enough to name it
        self._append(values)

    def append_end(self, winner: int, totals: Sequence[int], settlement: Sequence[int]) -> None:
        """The end of the match: the record's last line."""
        values = {"t": "end", "winner": winner, "totals": list(totals)}
        self._append(values | {"settlement": list(settlement)})
        self._ended = True

    def append_resign(self, seat: int) -> None:
        """A seat gives the match up: the record's last line, where there will be no ``end``."""
        self._append({"t": "resign", "seat": seat})
        self._ended = True

    def append_title(self, title: str) -> None:
        """The name that the player gives the match; the last one counts."""
        self.title = title
        self._append({"t": "title", "title": title})

    def keep(self, path: Path) -> None:
        """Saves a record that was in memory only, and from now on every line, at ``path``.

        ``RecordError`` where there is such a file already.
        """
        if self._journal is not None:
            return
        if path.exists():
            raise RecordError(Sentence("exists", path=path))
        journal = Journal(path)
        self._lock = _locked(journal)
        self._journal = journal
        journal.append(self._memory)

    def save(self) -> None:
        """Tries once more to save what is in memory only; ``unsaved`` tells whether it is."""
        if self._journal:
            self._append_lines([])

    def sync(self) -> None:
        """Has another thread put everything on the disk; returns at once."""
        if self._journal:
            self._journal.sync()

    def close(self) -> None:
        """Saves what can be saved and lets the match go; ``unsaved`` tells whether all was."""
        if self._closed:
            return
        self._closed = True
        if self._journal:
            self._journal.close()
        if self._lock:
            self._lock.release()

    def save_copy(self, path: Path) -> None:
        """Writes the whole record to another place; ``RecordError`` where that fails."""
        data = "".join(line + "\n" for line in self.lines).encode()
        try:
            files.replace(path, data)
        except OSError as error:
            raise RecordError(Sentence("not_copied", path=path, why=reason(error))) from None

    def _hold(self, values: Mapping[str, Any]) -> None:
        """Seals a line that is written with the next one."""
        if self._ended or self._closed:
            raise RecordError(Sentence("ended"))
        line, self._chain = seal(self._chain, values)
        self._held.append(line)

    def _append(self, values: Mapping[str, Any]) -> None:
        self._hold(values)
        lines, self._held = self._held, []
        if self._journal is None:
            self._memory += lines
            return
        self._append_lines(lines)

    def _append_lines(self, lines: Sequence[bytes]) -> None:
        assert self._journal is not None
        self._journal.append(lines)
        self._lock_where_saved(self._journal.path)

    def _lock_where_saved(self, path: Path) -> None:
        """Follows a file that had to change its name."""
        if self._lock is not None and self._lock.path != path:
            self._lock.release()
            self._lock = MatchLock(path)

    # --------------------------------------------------------------- going on with a match

    def _take_over(self, replayed: Replayed) -> None:
        """Goes on where a replay stopped: adds the lines that a killed program could not."""
        self.title = replayed.title
        if replayed.ended:
            self._ended = True
            return
        match = replayed.match
        if not replayed.rounds:
            header = self.header
            deck = round_deck(header.rules, len(header.seats), header.seed, 1)
            self.append_round(1, header.first_dealer, deck)
            replayed.deal_first()
        if match.round.over and replayed.current.scores is None:
            scores = match.round.scores or []
            self.append_score(match.round_number, scores, match.totals, replayed.assisted)
            replayed.current.scores = scores
        if replayed.one_round:
            if match.round.over:
                self.append_stop()
                replayed.ended = replayed.stopped = True
        elif match.winner is not None:
            self.append_end(match.winner, match.totals, match.settlement or [])
            replayed.ended = True


class Opened(NamedTuple):
    """A match to go on with."""

    record: MatchRecord
    replayed: Replayed
    notes: list[Sentence]
    """What was mended, for the player to read."""


def open_record(path: Path) -> Opened:
    """Opens a saved match to go on with; ``RecordError`` says in a sentence why it cannot be.

    A torn last line is dropped. Where a line is damaged, the match goes on in a copy that ends
    at the last good move, and the damaged file stays as it is.
    """
    lock = MatchLock(path)
    try:
        reading = read_record(path)
        if reading.fault is None or reading.fault.torn:
            return _go_on(path, lock, reading)
        opened = _go_on_in_copy(path, reading)
    except BaseException:
        lock.release()
        raise
    lock.release()
    return opened


def new_path(name: str) -> Path:
    """A name for a new record among the saved matches that is not taken yet."""
    return next(files.free_names(matches_dir() / f"{files.safe_name(name)}.rummy"))


def _go_on(path: Path, lock: MatchLock, reading: Reading) -> Opened:
    journal = Journal(path, reading.lines, reading.disk())
    notes = [Sentence("torn")] if reading.fault else []
    return _opened(journal, lock, reading, notes)


def _go_on_in_copy(path: Path, reading: Reading) -> Opened:
    fault = reading.fault
    assert fault is not None
    if fault.unfair:
        raise RecordError(Sentence("refused", path=path, line=fault.number, why=fault.why))
    copy = new_path(f"{path.stem}-recovered")
    data = b"".join(line + b"\n" for line in reading.lines)
    disk: OnDisk | None = OnDisk(len(data), len(data))
    try:
        files.create(copy, data)
    except OSError:
        disk = None  # the journal will create it as soon as that can be done
    journal = Journal(copy, reading.lines if disk else (), disk)
    if disk is None:
        journal.append(reading.lines)
    note = Sentence("damaged", path=path, line=fault.number, why=fault.why, copy=copy)
    return _opened(journal, MatchLock(copy), reading, [note])


def _opened(journal: Journal, lock: MatchLock, reading: Reading, notes: list[Sentence]) -> Opened:
    replayed = reading.replayed
    record = MatchRecord(replayed.header, journal, lock, reading.chain)
    if lock.trouble:
        notes.append(lock.trouble)
    record._take_over(replayed)
    return Opened(record, replayed, notes)


def _locked(journal: Journal) -> MatchLock:
    """The lock of a new record; that there can be none is told once somebody listens."""
    lock = MatchLock(journal.path)
    if lock.trouble:
        journal.note(lock.trouble)
    return lock


def _tell_nobody(sentence: Sentence) -> None:
    """The hook of a record in memory: nothing can go wrong there."""

"""Lines that are handed to the operating system one by one and never rewritten.

A line is with the system when ``write`` returns, so a killed program loses nothing. Only a
thread of the journal's own waits for the disk: after ``sync``, and after ``close``. Whatever
goes wrong, at whatever call, is told once, and the lines wait in memory until they can be written.
A file that trouble parted from its journal is read before it is gone on with: a folder whose mount
went away may come back with less than was written, or with another file of that name.
"""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from . import files
from .lines import whole
from .pauses import start_thread
from .sentences import Sentence, trouble_with

_RETRY = 2.0
"""Seconds between attempts to write what could not be written."""
_STALE = errno.ESTALE, os.strerror(errno.ESTALE)


class OnDisk(NamedTuple):
    """What a journal's file holds."""

    size: int
    """Bytes."""
    good: int
    """Bytes that belong to the record; what follows is cut off before the next line."""
    unended: bool = False
    """The last good line has no line break."""


class _Changed(OSError):
    """The file is not as this journal left it."""


class Journal:
    """The lines of one record, and the file they are in; in memory only, until there is one.

    When ``write`` returns, the lines are with the operating system, or whoever listens has been
    told why they are not; then they wait in memory, and are saved as soon as they can be.
    """

    def __init__(
        self, path: Path | None, lines: Sequence[bytes] = (), disk: OnDisk | None = None
    ) -> None:
        """Of a new file, or of one that holds ``lines`` and stands as ``disk`` says."""
        self._file = path or Path()
        self._has_file = path is not None
        """Or is to have one, with the next line; all lines go there then."""
        self._tell: Callable[[Sentence | None], object] | None = None
        self._refuge_folder: Path | None = None
        self._refuge: Journal | None = None
        self._lines = list(lines)
        self._saved = len(self._lines) if disk else 0
        self._disk = disk
        self._left_at: int | None = None  # the file's own time, in ns, when it was last left
        self._fd = -1
        self._in_doubt = False
        """The file may not hold what was written: it is read before the next line."""
        self._home = _mount_of(self._file) if disk else None
        """Where the device is mounted on which the record's own file was last seen."""
        self._stopgap = False
        """Whether another was begun beneath, as that one had gone: it may be covered again."""
        self._trouble: Sentence | None = None
        self._untold: list[Sentence] = []
        """What went wrong while nobody listened."""
        self._state = threading.Condition()
        self._retrying: threading.Thread | None = None
        self._syncing: threading.Thread | None = None
        self._new_name = False
        self._sync_wanted = self._closing = False

    @property
    def path(self) -> Path | None:
        """Where the lines are saved; it changes if something else takes the file's name."""
        return self._file if self._has_file else None

    @property
    def lines(self) -> tuple[bytes, ...]:
        """Every line so far, without line breaks."""
        return tuple(self._lines)

    @property
    def unsaved(self) -> int:
        """How many lines are in memory only, because they could not be saved yet."""
        return len(self._lines) - self._saved

    @property
    def kept_in(self) -> Path | None:
        """The file in ``take_refuge_in`` that holds all of it while its own cannot; else None."""
        refuge = self._refuge
        return None if refuge is None or refuge.unsaved else refuge.path

    def missing(self) -> Sequence[bytes] | None:
        """The lines that no file holds, by a look into it; None where that cannot be said.

        It waits for nobody who writes, and opens no file that is not the record's own.
        """
        refuge = self._refuge
        if refuge is not None and refuge.missing() == []:
            return []
        lines = list(self._lines)
        try:
            with files.open_regular(self._file) as file:
                there = file.read().split(b"\n")
        except OSError:
            return None
        held = (mine == other for mine, other in zip(lines, there, strict=False))
        return lines[sum(takewhile(bool, held)) :]

    def take_refuge_in(self, folder: Path) -> None:
        """Has the lines kept there, all of them, while they cannot be saved in their own place."""
        self._refuge_folder = folder
        if self.unsaved:
            self.write()

    def write(self, lines: Sequence[bytes] = ()) -> None:
        """Adds lines, and saves whatever is in memory only; ``unsaved`` tells whether it is."""
        with self._state:
            self._lines += lines
            if self._has_file:
                self._flush()
                self._start_threads()

    def sync(self) -> None:
        """Has everything put on the disk by another thread, and returns at once."""
        with self._state:
            self._sync_wanted = self._has_file
            self._start_threads()

    def close(self) -> None:
        """Writes what can be; ``unsaved`` says whether all went well.

        A thread puts it on the disk; the program waits at its end for that.
        """
        with self._state:
            self._closing = True
            if self._waits or self._fd >= 0:
                self._flush()
            self._sync_wanted = self._fd >= 0
            self._start_threads()
            self._state.notify_all()
        if self._syncing is None:  # no more threads are to be had: the disk is waited for here
            self._sync()

    def wait(self) -> None:
        """Waits, once the journal is closed, until the disk has everything."""
        if thread := self._syncing:
            thread.join()

    def listen(self, tell: Callable[[Sentence | None], object]) -> None:
        """Who is told, once, in one sentence, why lines cannot be saved; None: now they are again.

        On whatever thread that is met. What went wrong before is told at once.
        """
        with self._state:
            self._tell = tell
            for sentence in self._untold:
                tell(sentence)
            self._untold.clear()

    def _say(self, sentence: Sentence) -> None:
        if self._tell is None:
            self._untold.append(sentence)
        else:
            self._tell(sentence)

    # ------------------------------------------------------------------------ writing

    def _flush(self) -> None:
        """Writes the lines that are not in the file yet; the lock is held."""
        try:
            self._make_ready()
            self._write()
        except (OSError, MemoryError) as error:
            if isinstance(error, MemoryError):
                error = OSError(errno.ENOMEM, os.strerror(errno.ENOMEM))
            self._part_with_file()
            self._take_refuge()
            self._report(trouble_with(error, self.kept_in))
        else:
            if self._trouble is not None and self._tell is not None:
                self._tell(None)
            self._trouble = None
            if self._stopgap:
                self._take_refuge()
            else:
                self._leave_refuge()

    def _make_ready(self) -> None:
        """Sees to an open file that holds what it should; ``OSError`` where that cannot be."""
        if self._disk is None:
            if not (self._in_doubt and os.path.lexists(self._file)):
                self._create()
                return
            self._disk = OnDisk(0, 0)  # it may have been made before the trouble, or be another's
        try:
            self._check_file(self._disk)
        except (FileNotFoundError, _Changed) as error:
            taken = self._file
            self._let_go()
            self._disk = None
            self._create()
            name = "changed" if isinstance(error, _Changed) else "moved"
            self._say(Sentence(name, path=self._file, taken=taken))

    def _create(self) -> None:
        data = whole(self._lines)
        path = next(files.free_names(self._file))
        files.create(path, data, lasting=False)
        self._file = path
        self._disk = OnDisk(len(data), len(data))
        self._saved = len(self._lines)
        self._new_name = self._sync_wanted = True
        self._in_doubt = True  # a folder that was mounted just now covers it
        self._check_file(self._disk)

    def _open(self) -> None:
        self._fd = os.open(self._file, os.O_RDWR | os.O_APPEND | files.BINARY)

    def _check_file(self, disk: OnDisk) -> None:
        there = self._file.stat()
        if self._fd < 0:
            self._open()
        mine = os.fstat(self._fd)
        same = os.path.samestat(there, mine) and mine.st_size == disk.size
        if self._in_doubt or not same or self._left_at not in (None, mine.st_mtime_ns):
            self._compare(disk)
            self._see_where_it_is()
        elif self._stopgap:
            self._see_where_it_is()
        self._left_at = os.fstat(self._fd).st_mtime_ns

    def _see_where_it_is(self) -> None:
        mount = _mount_of(self._file)
        if not os.path.samestat(self._file.stat(), os.fstat(self._fd)):
            raise OSError(*_STALE)  # it went, or came, meanwhile
        self._stopgap = self._home is not None and mount in self._home.parents
        if not self._stopgap:
            self._home = mount

    def _compare(self, disk: OnDisk) -> None:
        """Goes on after what the file holds, if that is the beginning of what it should.

        ``_Changed`` if it is not: another wrote into it, or has its name.
        """
        self._let_go()
        self._open()
        with open(self._fd, "rb", closefd=False) as file:
            found = file.read()
        wanted = whole(self._lines)
        if len(found) == disk.size and wanted.startswith(found[: disk.good]):
            self._in_doubt = False
            return  # only its time is another, or half a line is left to be cut off
        if not wanted.startswith(found) or not found:
            raise _Changed(*_STALE)
        self._saved = found.count(b"\n")
        self._disk = OnDisk(len(found), found.rfind(b"\n") + 1)
        self._in_doubt = False

    def _write(self) -> None:
        disk = self._disk
        if disk is None or not self.unsaved:
            return
        if disk.size != disk.good:
            os.ftruncate(self._fd, disk.good)
            self._disk = disk = disk._replace(size=disk.good)
        data = whole(self._lines[self._saved :])
        if disk.unended:
            data = b"\n" + data
        files.write_all(self._fd, data)
        self._left_at = os.fstat(self._fd).st_mtime_ns
        self._disk = OnDisk(disk.good + len(data), disk.good + len(data))
        self._saved = len(self._lines)

    def _part_with_file(self) -> None:
        """Takes half a line out of the file if that can be done, and lets the file go."""
        if self._fd >= 0 and self._disk is not None:
            with suppress(OSError):  # it is read before the next line
                os.ftruncate(self._fd, self._disk.good)
                self._disk = self._disk._replace(size=self._disk.good)
        self._in_doubt = True
        self._let_go()

    def _take_refuge(self) -> None:
        """Writes all lines to another folder, as far as there is one that takes them."""
        if self._refuge_folder is None:
            return
        if self._refuge is None:
            self._refuge = Journal(self._refuge_folder / self._file.name)
        self._refuge._lines += self._lines[len(self._refuge._lines) :]
        self._refuge._flush()

    def _leave_refuge(self) -> None:
        """The lines are in their own file again."""
        if self._refuge is not None:
            self._refuge._let_go()
            with suppress(OSError):
                self._refuge._file.unlink()
        self._refuge = None

    def _report(self, trouble: Sentence) -> None:
        if trouble != self._trouble:
            self._say(trouble)
        self._trouble = trouble

    def _let_go(self) -> None:
        if self._fd >= 0:
            with suppress(OSError):  # what was written is with the system, or its line is unsaved
                os.close(self._fd)
        self._fd = -1

    # ------------------------------------------------------------------- the thread

    @property
    def _waits(self) -> bool:
        """Whether not all lines are, for certain, in the record's own file."""
        return bool(self._has_file and self.unsaved) or self._in_doubt or self._stopgap

    def _start_threads(self) -> None:
        """Those needed; with none to be had, the next line tries again. The lock is held."""
        if self._sync_wanted and self._syncing is None:
            self._syncing = start_thread(self._sync, "sync", lasting=True)
        if self._waits and self._retrying is None and not self._closing:
            self._retrying = start_thread(self._try_again, "record")

    def _try_again(self) -> None:
        """A thread, until nothing waits: a disk that is slow to sync does not keep it."""
        with self._state:
            while self._waits and not self._state.wait_for(lambda: self._closing, _RETRY):
                self._flush()
                self._start_threads()
            self._retrying = None

    def _sync(self) -> None:
        """A thread, until no sync is wanted; appending goes on meanwhile."""
        while (fd := self._to_sync()) >= 0:
            try:
                os.fsync(fd)
                with self._state:
                    new_name, self._new_name = self._new_name, False
                if new_name:
                    files.sync_folder(self._file.parent)
            except OSError as error:
                with self._state:
                    self._report(trouble_with(error))
            finally:
                with suppress(OSError):
                    os.close(fd)

    def _to_sync(self) -> int:
        """A descriptor of the sync's own, for the file may be let go meanwhile; −1: there is none.

        Of a journal that is closed it is the file's.
        """
        with self._state:
            fd = -1
            if self._sync_wanted and self._closing:
                fd, self._fd = self._fd, -1
            elif self._sync_wanted and self._fd >= 0:
                try:
                    fd = os.dup(self._fd)
                except OSError as error:
                    self._report(trouble_with(error))
            self._sync_wanted = False
            if fd < 0:
                self._syncing = None
            return fd


def _mount_of(path: Path) -> Path:
    """The folder at which the device of a path is mounted."""
    return next(filter(os.path.ismount, path.absolute().parents), path)

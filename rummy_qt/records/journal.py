"""An append-only file of lines that survives a killed program and a failing disk.

When ``write`` returns, the operating system has the lines, so a killed program loses nothing.
``fsync`` runs on a thread of its own, after ``sync`` and ``close``. Any error is reported once,
and the lines stay in memory until they can be written. After an error the file is read again
before the next line, because a folder that was unmounted may come back with less than was
written, or with another file of that name.
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
from .lines import joined
from .pauses import start_thread
from .sentences import Sentence, trouble_with

_RETRY = 2.0
"""Seconds between attempts to write unsaved lines."""
_STALE = errno.ESTALE, os.strerror(errno.ESTALE)


class OnDisk(NamedTuple):
    """The state of a journal's file, in bytes."""

    size: int
    good: int
    """Bytes that belong to the record; the rest is truncated before the next line."""
    unended: bool = False
    """Whether the last good line has no line break."""


class _Changed(OSError):
    """Another program changed or replaced the file."""


class Journal:
    """The lines of one record and the file they are saved in, or in memory only.

    When ``write`` returns, the operating system has the lines, or the listener has been told why
    not; then they stay in memory and are saved as soon as possible.
    """

    def __init__(
        self, path: Path | None, lines: Sequence[bytes] = (), disk: OnDisk | None = None
    ) -> None:
        """For a new file, or, with ``disk``, for one that holds ``lines``."""
        self._file = path or Path()
        self._has_file = path is not None
        """Whether all lines are saved to a file, which the next line may have to create."""
        self._listener: Callable[[Sentence | None], object] | None = None
        self._refuge_folder: Path | None = None
        self._refuge: Journal | None = None
        self._lines = list(lines)
        self._saved = len(self._lines) if disk else 0
        self._disk = disk
        self._mtime: int | None = None
        """The file's modification time, in ns, after the last write."""
        self._fd = -1
        self._in_doubt = False
        """Whether the file may not hold what was written, so that it must be read again."""
        self._home = _mount_of(self._file) if disk else None
        """The mount point of the record's own file."""
        self._stopgap = False
        """Whether the file was begun beneath ``_home`` while nothing was mounted there."""
        self._trouble: Sentence | None = None
        """The last problem reported, while it lasts."""
        self._unreported: list[Sentence] = []
        self._state = threading.Condition()
        """Guards everything that the threads use."""
        self._retry_thread: threading.Thread | None = None
        self._sync_thread: threading.Thread | None = None
        self._new_name = False
        """Whether the folder must be synced, too."""
        self._sync_wanted = self._closing = False

    @property
    def path(self) -> Path | None:
        """Where the lines are saved; changes if another file takes the name."""
        return self._file if self._has_file else None

    @property
    def lines(self) -> tuple[bytes, ...]:
        """Every line so far, without line breaks."""
        return tuple(self._lines)

    @property
    def unsaved(self) -> int:
        """How many lines are in memory only."""
        return len(self._lines) - self._saved

    @property
    def kept_in(self) -> Path | None:
        """The file in the refuge folder, if it has all lines while the record's own has not."""
        refuge = self._refuge
        return None if refuge is None or refuge.unsaved else refuge.path

    def missing(self) -> Sequence[bytes] | None:
        """Reads the file and returns the lines that neither it nor the refuge holds.

        None if the file cannot be read. Takes no lock, so that it never waits for a write.
        """
        refuge = self._refuge
        if refuge is not None and refuge.missing() == []:
            return []
        lines = list(self._lines)
        try:
            with files.open_regular(self._file) as file:
                saved = file.read().split(b"\n")
        except OSError:
            return None
        same = (mine == other for mine, other in zip(lines, saved, strict=False))
        return lines[sum(takewhile(bool, same)) :]

    def take_refuge_in(self, folder: Path) -> None:
        """Sets the folder for a copy of all lines while the file itself cannot be written."""
        self._refuge_folder = folder
        if self.unsaved:
            self.write()

    def write(self, lines: Sequence[bytes] = ()) -> None:
        """Adds lines and tries to save all that are in memory only: see ``unsaved``."""
        with self._state:
            self._lines += lines
            if self._has_file:
                self._flush()
                self._start_threads()

    def sync(self) -> None:
        """Starts an ``fsync`` on another thread."""
        with self._state:
            self._sync_wanted = self._has_file
            self._start_threads()

    def close(self) -> None:
        """Writes what can be written: see ``unsaved``.

        A thread syncs and closes the file; the program waits for it before it exits.
        """
        with self._state:
            self._closing = True
            if self._pending or self._fd >= 0:
                self._flush()
            self._sync_wanted = self._fd >= 0
            self._start_threads()
            self._state.notify_all()
        if self._sync_thread is None:  # no thread could be started
            self._sync()

    def wait(self) -> None:
        """Waits, after ``close``, until the sync has ended."""
        if thread := self._sync_thread:
            thread.join()

    def listen(self, listener: Callable[[Sentence | None], object]) -> None:
        """Calls ``listener``, on any thread, with each problem, once; with None when all is saved.

        Earlier problems are reported at once.
        """
        with self._state:
            self._listener = listener
            for sentence in self._unreported:
                listener(sentence)
            self._unreported.clear()

    def _report(self, sentence: Sentence) -> None:
        if self._listener is None:
            self._unreported.append(sentence)
        else:
            self._listener(sentence)

    # ------------------------------------------------------------------------ writing

    def _flush(self) -> None:
        """Writes the unsaved lines; the caller holds the lock."""
        try:
            self._make_ready()
            self._write()
        except (OSError, MemoryError) as error:
            if isinstance(error, MemoryError):
                error = OSError(errno.ENOMEM, os.strerror(errno.ENOMEM))
            self._abandon_file()
            self._take_refuge()
            self._report_trouble(trouble_with(error, self.kept_in))
        else:
            if self._trouble is not None and self._listener is not None:
                self._listener(None)
            self._trouble = None
            if self._stopgap:
                self._take_refuge()
            else:
                self._leave_refuge()

    def _make_ready(self) -> None:
        """Opens the file and makes sure of its content, or creates it; ``OSError`` on failure."""
        if self._disk is None:
            if not (self._in_doubt and os.path.lexists(self._file)):
                self._create()
                return
            self._disk = OnDisk(0, 0)  # created before the error, or by somebody else
        try:
            self._check_file(self._disk)
        except (FileNotFoundError, _Changed) as error:
            taken = self._file
            self._close_file()
            self._disk = None
            self._create()
            name = "changed" if isinstance(error, _Changed) else "moved"
            self._report(Sentence(name, path=self._file, taken=taken))

    def _create(self) -> None:
        data = joined(self._lines)
        path = next(files.free_names(self._file))
        files.create(path, data, lasting=False)
        self._file = path
        self._disk = OnDisk(len(data), len(data))
        self._saved = len(self._lines)
        self._new_name = self._sync_wanted = True
        self._in_doubt = True  # a folder mounted just now would hide it
        self._check_file(self._disk)

    def _open(self) -> None:
        self._fd = os.open(self._file, os.O_RDWR | os.O_APPEND | files.BINARY)

    def _check_file(self, disk: OnDisk) -> None:
        by_name = self._file.stat()
        if self._fd < 0:
            self._open()
        opened = os.fstat(self._fd)
        same = os.path.samestat(by_name, opened) and opened.st_size == disk.size
        if self._in_doubt or not same or self._mtime not in (None, opened.st_mtime_ns):
            self._compare(disk)
            self._check_mount()
        elif self._stopgap:
            self._check_mount()
        self._mtime = os.fstat(self._fd).st_mtime_ns

    def _check_mount(self) -> None:
        """Updates ``_home`` and ``_stopgap``; ``OSError`` if the path leads to another file."""
        mount = _mount_of(self._file)
        if not os.path.samestat(self._file.stat(), os.fstat(self._fd)):
            raise OSError(*_STALE)  # something was mounted or unmounted meanwhile
        self._stopgap = self._home is not None and mount in self._home.parents
        if not self._stopgap:
            self._home = mount

    def _compare(self, disk: OnDisk) -> None:
        """Reads the file; continues after its lines if the record begins with them.

        ``_Changed`` if it does not.
        """
        self._close_file()
        self._open()
        with open(self._fd, "rb", closefd=False) as file:
            actual = file.read()
        wanted = joined(self._lines)
        if len(actual) != disk.size or not wanted.startswith(actual[: disk.good]):
            # Else only its time differs, or it ends with a partial line, which is truncated later.
            if not wanted.startswith(actual) or not actual:
                raise _Changed(*_STALE)
            self._saved = actual.count(b"\n")
            self._disk = OnDisk(len(actual), actual.rfind(b"\n") + 1)
        self._in_doubt = False

    def _write(self) -> None:
        disk = self._disk
        if disk is None or not self.unsaved:
            return
        if disk.size != disk.good:
            os.ftruncate(self._fd, disk.good)
            self._disk = disk = disk._replace(size=disk.good)
        data = joined(self._lines[self._saved :])
        if disk.unended:
            data = b"\n" + data
        files.write_all(self._fd, data)
        self._mtime = os.fstat(self._fd).st_mtime_ns
        self._disk = OnDisk(disk.good + len(data), disk.good + len(data))
        self._saved = len(self._lines)

    def _abandon_file(self) -> None:
        """Closes the file after an error, and removes a partial line if possible."""
        if self._fd >= 0 and self._disk is not None:
            with suppress(OSError):  # it is read before the next line
                os.ftruncate(self._fd, self._disk.good)
                self._disk = self._disk._replace(size=self._disk.good)
        self._in_doubt = True
        self._close_file()

    def _take_refuge(self) -> None:
        """Writes all lines to the refuge folder, if there is one."""
        if self._refuge_folder is None:
            return
        if self._refuge is None:
            self._refuge = Journal(self._refuge_folder / self._file.name)
        self._refuge._lines += self._lines[len(self._refuge._lines) :]
        self._refuge._flush()

    def _leave_refuge(self) -> None:
        """Deletes the copy, because the lines are in their own file again."""
        if self._refuge is not None:
            self._refuge._close_file()
            with suppress(OSError):
                self._refuge._file.unlink()
        self._refuge = None

    def _report_trouble(self, trouble: Sentence) -> None:
        if trouble != self._trouble:
            self._report(trouble)
        self._trouble = trouble

    def _close_file(self) -> None:
        if self._fd >= 0:
            with suppress(OSError):  # the system has every line that counts as saved
                os.close(self._fd)
        self._fd = -1

    # ------------------------------------------------------------------- the threads

    @property
    def _pending(self) -> bool:
        """Whether lines are unsaved, or may not be in the record's own file."""
        return bool(self._has_file and self.unsaved) or self._in_doubt or self._stopgap

    def _start_threads(self) -> None:
        """Starts those needed; the caller holds the lock. After a failure the next line retries."""
        if self._sync_wanted and self._sync_thread is None:
            self._sync_thread = start_thread(self._sync, "sync", lasting=True)
        if self._pending and self._retry_thread is None and not self._closing:
            self._retry_thread = start_thread(self._retry, "record")

    def _retry(self) -> None:
        """Runs on its own thread until nothing is pending, so that a slow sync cannot delay it."""
        with self._state:
            while self._pending and not self._state.wait_for(lambda: self._closing, _RETRY):
                self._flush()
                self._start_threads()
            self._retry_thread = None

    def _sync(self) -> None:
        """Runs on its own thread until no sync is wanted, so that ``write`` need not wait."""
        while (fd := self._take_fd_to_sync()) >= 0:
            try:
                os.fsync(fd)
                with self._state:
                    new_name, self._new_name = self._new_name, False
                if new_name:
                    files.sync_folder(self._file.parent)
            except OSError as error:
                with self._state:
                    self._report_trouble(trouble_with(error))
            finally:
                with suppress(OSError):
                    os.close(fd)

    def _take_fd_to_sync(self) -> int:
        """A descriptor that the sync must close; −1 if there is nothing to sync.

        A duplicate, as the file may be closed meanwhile; after ``close`` the file's own.
        """
        with self._state:
            fd = -1
            if self._sync_wanted and self._closing:
                fd, self._fd = self._fd, -1
            elif self._sync_wanted and self._fd >= 0:
                try:
                    fd = os.dup(self._fd)
                except OSError as error:
                    self._report_trouble(trouble_with(error))
            self._sync_wanted = False
            if fd < 0:
                self._sync_thread = None
            return fd


def _mount_of(path: Path) -> Path:
    """The mount point above a path."""
    return next(filter(os.path.ismount, path.absolute().parents), path)

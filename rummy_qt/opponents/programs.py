"""Programs of others that speak the opponent protocol: how one is started, and in what box."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from .keeper import outer_environment
from .process import OpponentProcess, Opponents
from .protocol import Reply, Request
from .supervisor import start

_LONGEST_NAME: Final = 100
_BOX = (
    "--unshare-all", "--die-with-parent", "--new-session", "--ro-bind", "/", "/", "--dev", "/dev",
    "--proc", "/proc", "--tmpfs", "/tmp", "--tmpfs", "/run",
    "--ro-bind-try", "/run/current-system", "/run/current-system",
)  # fmt: skip
"""What ``bwrap`` shows: files to be read, none to be written, nobody else.

In ``/run`` are the sockets of services: the desktop's would start anything outside of the box. Of
NixOS all programs are there, too.
"""
_APART = ("/bin/sh", "-c", 'exec "$0" "$@" 3>&1 >/dev/null')
_ITS_OWN = ("/bin/sh", "-c", 'exec "$0" "$@" >&3 3>&-')
"""``bwrap`` holds its own output open to the end; the program's goes past it, and may be closed."""


def nobody() -> OpponentProcess:
    """A program that is gone: it cannot be started, so that somebody stands in."""
    return OpponentProcess(("",))


@cache
def box() -> str | None:
    """The program ``bwrap`` of bubblewrap, where it is there and works."""
    found = shutil.which("bwrap")
    if found is None:
        return None
    tried = start([found, *_BOX, "true"], environment=outer_environment(os.environ))
    return None if tried.wait() else found


def _boxed(command: Sequence[str], folder: str, hidden: Iterable[Path]) -> list[str]:
    """The command such that it sees no network, no other process and nothing in ``hidden``.

    It writes to ``folder`` only. As it is where there is no box.
    """
    found = box()
    if found is None:
        return list(command)
    own = [Path(word).parent for word in command if Path(word).is_file()]
    # A virtual environment is known by a file above its programs.
    own = [path.parent if (path.parent / "pyvenv.cfg").exists() else path for path in own]
    binds = [word for path in own for word in ("--ro-bind", str(path), str(path))]
    for there in filter(Path.is_dir, hidden):
        binds += ["--tmpfs", str(there.resolve())]
    binds += ["--bind", folder, folder, "--chdir", folder]
    return [*_APART, found, *_BOX, *binds, "--", *_ITS_OWN, *command]


class ProgramProcess(OpponentProcess):
    """A program of somebody else, in a box where there is one, in a folder that goes with it.

    What it must not read, a record that tells the deals above all, is in the folders ``hidden``.
    """

    def __init__(self, command: Sequence[str], hidden: Iterable[Path] = ()) -> None:
        self._own_folder = TemporaryDirectory(ignore_cleanup_errors=True)
        folder = self._own_folder.name
        super().__init__(_boxed(command, folder, hidden), folder=folder)

    def close(self) -> None:
        super().close()
        self._own_folder.cleanup()


def command_of(path: str, *options: str) -> list[str]:
    """How a program is started: a Python file by its interpreter, any other by itself.

    ``FileNotFoundError`` where there is no such file or no interpreter, ``PermissionError`` where
    it is no program.
    """
    if not Path(path).is_file():
        raise FileNotFoundError(path)
    own = str(Path(path).resolve())
    if own.endswith(".py"):
        return [_interpreter(), own, *options]
    if not os.access(own, os.X_OK):
        raise PermissionError(path)
    return [own, *options]


def _interpreter() -> str:
    """The Python that we run on; a bundle is none, and takes the system's."""
    found = shutil.which("python3") if getattr(sys, "frozen", False) else sys.executable
    if not found:
        raise FileNotFoundError("python3")
    return found


def called(path: str) -> str:
    """What a program is called where it sits: its file, without the folders."""
    return Path(path).name.encode("utf-8", "replace").decode()[:_LONGEST_NAME]


class Seats(Opponents):
    """Somebody answers for each of these seats, one of our own for all others."""

    def __init__(self, seats: Mapping[int, Opponents], own: Opponents | None = None) -> None:
        self._seats, self._own = seats, own

    def ask(self, request: Request) -> Future[Reply]:
        seat = request.view.seat
        who = self._seats[seat] if self._own is None else self._seats.get(seat, self._own)
        return who.ask(request)

    def close(self) -> None:
        """Sends those of the seats home; ours may be wanted elsewhere."""
        for seat in self._seats.values():
            seat.close()

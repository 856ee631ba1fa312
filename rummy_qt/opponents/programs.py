"""Outside programs that speak the opponent protocol, run in a sandbox where possible."""

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
"""Options of ``bwrap``: all files read-only, no network, no other processes.

``/run`` is hidden because it holds the sockets of services, some of which would start programs
outside the box. NixOS also keeps its programs there.
"""
_STDOUT_AS_3 = ("/bin/sh", "-c", 'exec "$0" "$@" 3>&1 >/dev/null')
_TO_STDOUT = ("/bin/sh", "-c", 'exec "$0" "$@" >&3 3>&-')
"""Pass the output around ``bwrap``, which would hold it open after the program closed it."""


def missing_program() -> OpponentProcess:
    """Opponents that cannot be started, so that a stand-in plays for a missing program."""
    return OpponentProcess(("",))


@cache
def box() -> str | None:
    """The path of bubblewrap's ``bwrap``, if it is installed and works."""
    bwrap = shutil.which("bwrap")
    if bwrap is None:
        return None
    trial = start([bwrap, *_BOX, "true"], environment=outer_environment(os.environ))
    return None if trial.wait() else bwrap


def _boxed(command: Sequence[str], folder: str, hidden: Iterable[Path]) -> list[str]:
    """The command inside the box, or unchanged where there is none.

    It has no network, sees no other process and nothing in ``hidden``, and writes to ``folder``
    only.
    """
    bwrap = box()
    if bwrap is None:
        return list(command)
    own = [Path(word).parent for word in command if Path(word).is_file()]
    # ``pyvenv.cfg`` above ``bin`` marks a virtual environment.
    own = [path.parent if (path.parent / "pyvenv.cfg").exists() else path for path in own]
    binds = [word for path in own for word in ("--ro-bind", str(path), str(path))]
    for path in filter(Path.is_dir, hidden):
        binds += ["--tmpfs", str(path.resolve())]
    binds += ["--bind", folder, folder, "--chdir", folder]
    return [*_STDOUT_AS_3, bwrap, *_BOX, *binds, "--", *_TO_STDOUT, *command]


class ProgramProcess(OpponentProcess):
    """An outside program, boxed where possible, in a temporary folder that is deleted with it.

    It must not read the folders ``hidden``: above all records, which contain the deals.
    """

    def __init__(self, command: Sequence[str], hidden: Iterable[Path] = ()) -> None:
        self._own_folder = TemporaryDirectory(ignore_cleanup_errors=True)
        folder = self._own_folder.name
        super().__init__(_boxed(command, folder, hidden), folder=folder)

    def close(self) -> None:
        super().close()
        self._own_folder.cleanup()


def command_of(path: str, *options: str) -> list[str]:
    """The command that starts a program: a Python file by its interpreter, any other itself.

    ``FileNotFoundError`` if there is no such file or no interpreter, ``PermissionError`` if the
    file is not executable.
    """
    if not Path(path).is_file():
        raise FileNotFoundError(path)
    own = str(Path(path).resolve())
    if own.endswith(".py"):
        # A bundle has no interpreter of its own.
        python = shutil.which("python3") if getattr(sys, "frozen", False) else sys.executable
        if not python:
            raise FileNotFoundError("python3")
        return [python, own, *options]
    if not os.access(own, os.X_OK):
        raise PermissionError(path)
    return [own, *options]


def called(path: str) -> str:
    """The name of a program at the table: its file name."""
    return Path(path).name.encode("utf-8", "replace").decode()[:_LONGEST_NAME]


class Seats(Opponents):
    """Passes each request on: to ``seats`` for these seats, to ``own`` for all others."""

    def __init__(self, seats: Mapping[int, Opponents], own: Opponents | None = None) -> None:
        self._seats, self._own = seats, own

    def ask(self, request: Request) -> Future[Reply]:
        seat = request.view.seat
        opponents = self._seats[seat] if self._own is None else self._seats.get(seat, self._own)
        return opponents.ask(request)

    def close(self) -> None:
        """Closes those of the seats; ``own`` may be in use elsewhere."""
        for seat in self._seats.values():
            seat.close()

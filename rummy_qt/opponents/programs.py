"""Programs of others that speak the opponent protocol: how one is started, and in what box."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from .process import OpponentProcess
from .supervisor import start

_BOX = (
    "--unshare-all", "--die-with-parent", "--new-session", "--ro-bind", "/", "/", "--dev", "/dev",
    "--proc", "/proc", "--tmpfs", "/tmp",
)  # fmt: skip
"""What ``bwrap`` shows: all files to be read, none to be written, nobody else."""


@cache
def box() -> str | None:
    """The program ``bwrap`` of bubblewrap, where it is there and works."""
    found = shutil.which("bwrap")
    if found is None:
        return None
    return None if start([found, *_BOX, "true"]).wait() else found


def _boxed(command: Sequence[str], folder: str) -> list[str]:
    """The command such that it sees no network and no other process, and writes to ``folder`` only.

    As it is where there is no box.
    """
    found = box()
    if found is None:
        return list(command)
    own = [str(Path(word).parent) for word in command if Path(word).is_file()]
    binds = [word for path in own for word in ("--ro-bind", path, path)]
    return [found, *_BOX, *binds, "--bind", folder, folder, "--chdir", folder, "--", *command]


class ProgramProcess(OpponentProcess):
    """A program of somebody else, in a box where there is one, in a folder that goes with it."""

    def __init__(self, command: Sequence[str]) -> None:
        self._own_folder = TemporaryDirectory(ignore_cleanup_errors=True)
        folder = self._own_folder.name
        super().__init__(_boxed(command, folder), folder=folder)

    def close(self) -> None:
        """Ends the process; may be called twice."""
        super().close()
        self._own_folder.cleanup()


def command_of(path: str, *options: str) -> list[str]:
    """How a program is started: a Python file by this interpreter, any other by itself.

    ``FileNotFoundError`` where there is no such file, ``PermissionError`` where it is no program.
    """
    if not Path(path).is_file():
        raise FileNotFoundError(path)
    own = str(Path(path).resolve())
    if own.endswith(".py"):
        return [sys.executable, own, *options]
    if not os.access(own, os.X_OK):
        raise PermissionError(path)
    return [own, *options]


def words_of(line: str) -> list[str]:
    """A command line as its words; ``ValueError`` for a quotation mark too few."""
    return shlex.split(line, posix=os.name == "posix")

"""One window a person: a second start raises the first one, and hands over its file.

Whoever has the lock is first. It listens at a socket whose address stands in a file that only
this user can read, with a key that callers have to know.
"""

from __future__ import annotations

import json
import os
import socket
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from . import files
from .locks import FileLock
from .paths import locks_dir
from .pauses import start_thread

_PATIENCE: Final = 2.0
"""Seconds until a first window that does not answer is left alone."""
_LARGEST: Final = 1 << 16
"""Bytes of a message, or of the file with the address."""
_LONGEST_ADDRESS: Final = 100
"""Bytes of a socket's path; systems take little more."""


class SecondStart(NamedTuple):
    """What a second start asks for."""

    file: Path | None
    """A match to open."""
    token: str
    """What lets a Wayland window come to the front; empty elsewhere."""


def screen_of(environ: Mapping[str, str]) -> str:
    """Where windows of this environment are seen: no help is a window on another screen."""
    names = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")
    return " ".join(environ.get(name, "") for name in names)


class FirstWindow:
    """The place of the first window, taken by this process or by none."""

    def __init__(self) -> None:
        self._file = locks_dir() / "window.json"
        self._socket = locks_dir() / "window.socket"
        self._lock = FileLock(locks_dir() / "window.lock")
        self._server: socket.socket | None = None

    def take(self) -> bool:
        """Whether this process is the first one, or nobody can say."""
        try:
            return self._lock.take()
        except OSError:
            return True

    # ------------------------------------------------------------------------ the second

    def hand_over(self, wish: SecondStart, environ: Mapping[str, str]) -> bool:
        """Has the first window come to the front; False where it does not, or is elsewhere."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            try:
                told = files.json_of(files.read_regular(self._file, _LARGEST))
                if told["screen"] != screen_of(environ):
                    return False
                return _ask(told, wish)
            except (OSError, ValueError, LookupError, TypeError):
                time.sleep(0.05)  # it may be about to listen
        return False

    # ------------------------------------------------------------------------- the first

    def listen(
        self, environ: Mapping[str, str], raise_window: Callable[[SecondStart], None]
    ) -> None:
        """From now on ``raise_window`` is called, on a thread of its own, by second starts."""
        if not self._lock.is_held:
            return
        with suppress(OSError):  # no socket, or no file
            self._server, address = _server(self._socket)
            key = os.urandom(16).hex()
            told = {"address": address, "key": key, "screen": screen_of(environ)}
            self._file.unlink(missing_ok=True)
            fd = os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(fd, "w", encoding="ascii") as file:
                json.dump(told, file)
            start_thread(partial(_serve, self._server, key, raise_window), "second starts")

    def leave(self) -> None:
        """This process has no window any more."""
        if self._server is not None:
            for made in (self._file, self._socket):
                with suppress(OSError):
                    made.unlink()
            with suppress(OSError):  # who waits at it waits no more
                self._server.shutdown(socket.SHUT_RDWR)
            self._server.close()
            self._server = None
        self._lock.release()


def _serve(server: socket.socket, key: str, raise_window: Callable[[SecondStart], None]) -> None:
    while True:
        try:
            caller, _ = server.accept()
        except OSError:
            return
        if start_thread(partial(_hear, caller, key, raise_window), "second start") is None:
            caller.close()  # the next one is heard


def _hear(caller: socket.socket, key: str, raise_window: Callable[[SecondStart], None]) -> None:
    with caller, suppress(OSError, ValueError, LookupError, TypeError):
        asked = files.json_of(_received(caller))
        from hmac import compare_digest  # few windows are asked

        if compare_digest(str(asked["key"]), key):
            file = asked["file"]
            raise_window(SecondStart(Path(file) if file else None, str(asked["token"])))
            caller.sendall(b"raised\n")


def _server(path: Path) -> tuple[socket.socket, Any]:
    """A socket that listens for this user's programs, at a path if it can be, and its address."""
    if hasattr(socket, "AF_UNIX") and len(os.fsencode(path)) <= _LONGEST_ADDRESS:
        path.unlink(missing_ok=True)
        server, address = socket.socket(socket.AF_UNIX), str(path)
        server.bind(address)
    else:
        server = socket.socket(socket.AF_INET)
        server.bind(("127.0.0.1", 0))
        address = server.getsockname()
    server.listen()
    return server, address


def _ask(told: Mapping[str, Any], wish: SecondStart) -> bool:
    """Whether the first window did what is wished; ``OSError`` where it does not listen."""
    address = told["address"]
    family = socket.AF_UNIX if isinstance(address, str) else socket.AF_INET
    file = None if wish.file is None else str(wish.file)
    asked = {"key": told["key"], "file": file, "token": wish.token}
    with socket.socket(family) as caller:
        caller.settimeout(_PATIENCE)
        caller.connect(address if isinstance(address, str) else tuple(address))
        caller.sendall(json.dumps(asked).encode() + b"\n")
        try:
            return _received(caller) == b"raised\n"
        except OSError:
            return False  # it has been asked, and hangs


def _received(caller: socket.socket) -> bytes:
    """A line; ``OSError`` where it does not come in time."""
    line, end = b"", time.monotonic() + _PATIENCE
    while not line.endswith(b"\n") and len(line) < _LARGEST:
        left = end - time.monotonic()
        if left <= 0:
            raise TimeoutError
        caller.settimeout(left)
        part = caller.recv(4096)
        if not part:
            break
        line += part
    return line

"""The opponent process: reads requests from stdin, one a line, and writes answers to stdout.

It ends when stdin ends. For a quick start, ``levels`` is imported with the first request.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import IO, Final

from .keeper import end_with_parent
from .player import Player
from .protocol import (
    advice_of,
    answer_line,
    answer_of,
    error_line,
    number_in,
    read_request,
    ready_line,
)

FindPlayer = Callable[[str], Player]
_NICENESS: Final = 5
"""Lower priority than the window, so that animations stay smooth on busy processors."""


def main(argv: Sequence[str] = ()) -> int:
    """Answers requests until stdin ends; with ``--level NAME`` always as that level.

    Returns the exit code: 0, or 2 for other arguments, after writing the usage to stderr.
    """
    if argv:
        from .levels import LEVELS

        if not (len(argv) == 2 and argv[0] == "--level" and argv[1] in LEVELS):
            is_help, names = argv[0] in ("-h", "--help"), ", ".join(LEVELS)
            usage = f"requests come on standard input; the only option is --level, of {names}"
            (sys.stdout if is_help else sys.stderr).write(f"rummy_qt.opponents: {usage}\n")
            return 0 if is_help else 2
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is for the window
    end_with_parent()
    # A bundle without a console has no sys.stdin, but file descriptors 0 and 1.
    try:
        source = sys.stdin.buffer if sys.stdin else open(0, "rb")  # noqa: SIM115 - open to the end
        sink = sys.stdout.buffer if sys.stdout else open(1, "wb")  # noqa: SIM115 - open to the end
    except OSError:  # one of them was already closed
        return 0
    try:
        serve(source, sink, lambda level: _player(argv[1] if argv else level))
    except OSError:  # a broken pipe, which is another OSError on Windows
        os.dup2(os.open(os.devnull, os.O_WRONLY), sink.fileno())
    return 0


@cache
def _player(level: str) -> Player:
    from .levels import new_player

    return new_player(level)


def serve(source: IO[bytes], sink: IO[bytes], find: FindPlayer) -> None:
    """Writes the ready line, then answers each line of ``source`` on ``sink``."""
    sink.write(ready_line().encode() + b"\n")
    sink.flush()
    for line in source:
        sink.write(reply(line.decode("utf-8", "replace"), find).encode() + b"\n")
        sink.flush()


def reply(line: str, find: FindPlayer) -> str:
    """The answer to one request line."""
    try:
        request = read_request(line)
        player = find(request.level)
        answer = advice_of if request.ask == "advise" else answer_of
        return answer_line(request, answer(player, request))
    except ValueError as error:
        return error_line(number_in(line), str(error))
    except Exception as error:  # noqa: BLE001 - the client waits for a line
        return error_line(number_in(line), f"{type(error).__name__}: {error}")

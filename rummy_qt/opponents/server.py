"""The process that thinks: requests on stdin, one a line, answers on stdout.

It ends when stdin ends. It imports little, for a quick start; ``levels`` are imported with the
first request.
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
SECOND_TO_THE_WINDOW: Final = 5
"""How much thinking yields: where two processors are busy, cards move first."""


def main(argv: Sequence[str] = ()) -> int:
    """Answers requests until stdin ends. ``--level NAME`` plays that level whatever is asked.

    0; 2 for other arguments, with the line that ``--help`` writes.
    """
    if argv:
        from .levels import LEVELS

        if not (len(argv) == 2 and argv[0] == "--level" and argv[1] in LEVELS):
            helps, names = argv[0] in ("-h", "--help"), ", ".join(LEVELS)
            told = f"requests come on standard input; the only option is --level, of {names}"
            (sys.stdout if helps else sys.stderr).write(f"rummy_qt.opponents: {told}\n")
            return 0 if helps else 2
    if hasattr(os, "nice"):
        os.nice(SECOND_TO_THE_WINDOW)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is for the window
    end_with_parent()
    # A frozen program without a console has no sys.stdin, but it has its pipes.
    try:
        source = sys.stdin.buffer if sys.stdin else open(0, "rb")  # noqa: SIM115 - open to the end
        sink = sys.stdout.buffer if sys.stdout else open(1, "wb")  # noqa: SIM115 - open to the end
    except OSError:  # one was closed before the start: nobody asks
        return 0
    try:
        serve(source, sink, lambda level: _player(argv[1] if argv else level))
    except OSError:  # nobody listens any more; Windows has another name for it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sink.fileno())
    return 0


@cache
def _player(level: str) -> Player:
    from .levels import new_player

    return new_player(level)


def serve(source: IO[bytes], sink: IO[bytes], find: FindPlayer) -> None:
    """Says that it is ready, then answers each line of ``source`` on ``sink``."""
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
        answered = advice_of if request.ask == "advise" else answer_of
        return answer_line(request, answered(player, request))
    except ValueError as error:
        return error_line(number_in(line), str(error))
    except Exception as error:  # noqa: BLE001 - whatever it is, the other side waits for a line
        return error_line(number_in(line), f"{type(error).__name__}: {error}")

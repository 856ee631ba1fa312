"""A worker process that runs pickled tasks, one per line of standard input."""

from __future__ import annotations

import pickle
import signal
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import Any

from rummy_qt.opponents.keeper import end_with_parent
from rummy_qt.opponents.supervisor import Launch, Supervisor

ATTEMPTS = 4
"""How often a task is started if its process ends each time."""


class Worker(Supervisor):
    """The parent's handle of a worker process."""

    def __init__(self, **settings: str) -> None:
        """``settings`` are added to its environment."""
        command = [sys.executable, "-P", "-m", __name__]
        super().__init__(Launch(command, longest=-1, stderr=None, settings=settings))

    def do(self, task: Callable[..., Any], *args: object) -> Any:
        """Returns or raises what the task does; ``Failure`` if its process ends each time."""
        result, error = self.ask(_line((task, args)), _read, attempts=ATTEMPTS)
        if error is not None:
            raise error
        return result


def _line(value: object) -> str:
    return b64encode(pickle.dumps(value)).decode()


def _read(line: str | bytes) -> Any:
    return pickle.loads(b64decode(line))


def main() -> None:
    """Runs the tasks on standard input until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is for the parent
    end_with_parent()
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin.buffer:
        task, args = _read(line)
        try:
            answer = _line((task(*args), None))
        except Exception as error:  # noqa: BLE001 - the parent raises it
            answer = _line((None, error))
        answers.write(answer + "\n")
        answers.flush()


if __name__ == "__main__":
    main()

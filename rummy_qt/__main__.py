"""The front door: `python -m rummy_qt`, the `rummy-qt` command and the frozen program."""

import gc
import os
import sys
from collections.abc import Sequence

OPPONENT_SWITCH = "--opponent"
"""First argument that makes of the program an opponent's process."""
KEEPER_SWITCH = "--keep"
"""First argument that makes of it the keeper of another program, whose command follows."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with `argv` (without its name); the answer is the exit status."""
    try:
        return run(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:  # before it could be closed in good order
        return 130


def run(arguments: list[str]) -> int:
    """Run what the arguments ask for; the answer is the exit status.

    What is needed is imported only when its turn comes: an opponent's process starts without Qt.
    """
    if arguments[:1] == [OPPONENT_SWITCH]:
        from rummy_qt.opponents.server import main as run_opponent

        return run_opponent(arguments[1:])
    if arguments[:1] == [KEEPER_SWITCH]:
        from rummy_qt.opponents.keeper import keep

        return keep(arguments[1:])
    try:
        return run_window(arguments)
    except (ImportError, MemoryError, RuntimeError) as error:  # of libraries, cards and threads
        if os.environ.get("RUMMY_QT_DEBUG"):
            raise
        why = str(error) or "there is too little memory"
        if sys.stderr is not None:
            sys.stderr.write(f"rummy-qt: the program cannot start: {why}.\n")
        return 1


def run_window(arguments: list[str]) -> int:
    """Open the window, as fast as it goes; the answer is the exit status."""
    # The imports make thousands of objects that stay: looking for garbage among them is wasted
    # time. After its first picture the window does it, on its own thread (``background.Sweeper``).
    gc.disable()
    from rummy_qt.ui.app import main as run_app

    return run_app(arguments)


if __name__ == "__main__":
    sys.exit(main())

"""The entry point of ``rummy-lab``: one module per subcommand, with ``register(subparsers)``."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from types import ModuleType

from rummy_qt.records.texts import escaped

from . import arena, bench, fair, parity, rebuild, simulate, verify
from .arguments import Parser
from .output import Output

COMMANDS: tuple[ModuleType, ...] = (simulate, verify, rebuild, arena, fair, parity, bench)


def main(argv: Sequence[str] | None = None, commands: Sequence[ModuleType] = COMMANDS) -> int:
    """Runs one command. 0: success; 1: a check failed; 2: bad arguments; 130: interrupted."""
    errors = Output(sys.stderr, raises=False)  # the exit status is enough
    with redirect_stdout(Output(sys.stdout)), redirect_stderr(errors):
        if argv is not None:
            return _run(argv, commands)
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # exit cleanly, as on Ctrl+C
        return _run(sys.argv[1:], commands)


def _run(argv: Sequence[str], commands: Sequence[ModuleType]) -> int:
    parser = Parser(
        prog="rummy-lab",
        description="500 Rum without a screen: plays matches, checks records, tests opponents and"
        " measures. `rummy-lab COMMAND --help` says more about each command.",
        epilog="The exit status is 0 when all is well, 1 when a check failed, 2 when the arguments"
        " or files cannot be used.",
    )
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in commands:
        command.register(subparsers)
    try:
        args = parser.parse_args(argv)
        status: int = args.run(args)
    except (ValueError, OSError) as error:
        print(f"rummy-lab: {escaped(_message(error))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("rummy-lab: interrupted", file=sys.stderr)
        return 130
    return status


def _message(error: ValueError | OSError) -> str:
    """The error's message without the system's error number."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)

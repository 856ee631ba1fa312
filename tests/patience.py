"""How long a test waits for what has to come: as long as it takes, on any machine.

No test judges how quick something is: on a slow machine with other work all of it comes late. The
one limit here ends what would never come; the one of a whole test stands in `pyproject.toml`.
"""

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 120.0
"""Seconds."""


def sleep(milliseconds: int) -> None:
    time.sleep(milliseconds / 1_000)


def until(holds: Callable[[], object], rest: Callable[[int], object] = sleep) -> None:
    """Wait for what another thread or process does; look soon at first, then less often.

    ``rest`` takes milliseconds, and does meanwhile what has to be done here.
    """
    end, pause = time.monotonic() + PATIENCE, 1
    while not holds():
        assert time.monotonic() < end, "what was waited for did not come"
        rest(pause)
        pause = min(pause + 1, 10)

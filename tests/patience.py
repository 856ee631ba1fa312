"""How long a test waits for something to happen: as long as it takes, on any machine.

No test judges speed: on a slow or busy machine everything takes longer. The one limit here ends
waits for something that never happens; the limit of a whole test is in `pyproject.toml`.
"""

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 120.0
"""In seconds."""


def sleep(milliseconds: int) -> None:
    time.sleep(milliseconds / 1_000)


def until(holds: Callable[[], object], rest: Callable[[int], object] = sleep) -> None:
    """Wait for another thread or process, checking often at first, then less often.

    ``rest`` takes milliseconds, and processes events meanwhile where that is needed.
    """
    end, pause = time.monotonic() + PATIENCE, 1
    while not holds():
        assert time.monotonic() < end, "what was waited for did not come"
        rest(pause)
        pause = min(pause + 1, 10)

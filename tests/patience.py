"""How long a test waits for what has to come: as long as it takes, on any machine.

No test judges how quick something is: on a slow machine with other work all of it comes late. The
one limit here ends what would never come; the one of a whole test stands in `pyproject.toml`.
"""

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 120.0
"""Seconds."""


def until(holds: Callable[[], object], what: str = "what was waited for") -> None:
    """Wait for what another thread or process does."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"{what} did not come"
        time.sleep(0.005)

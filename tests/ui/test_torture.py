"""Small runs of what the commands in ``tests/ui/torture`` do at length."""

from __future__ import annotations

from tests.ui.torture import slow_disk


def test_the_window_waits_for_no_disk() -> None:
    """Whether a thread waited is told by its name; how long, is measured by the command."""
    pauses = slow_disk.measured(1.5)
    assert set(pauses) >= {"start", "new match", "preference", "statistics", "leaving", "closing"}
    assert max(pauses.values()) < 1.5

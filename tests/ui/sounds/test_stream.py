"""Clips are played at their moment, exact to the sample, whatever else is playing."""

from __future__ import annotations

import sys
from array import array

import pytest

from rummy_qt.ui.sounds.devices import BLOCK, LATENCY, RATE, TOO_LATE, Clip, Stream

NOTHING = bytes(2 * BLOCK)


class Held(Stream):
    """A stream whose blocks are requested by the test."""

    def __init__(self) -> None:
        super().__init__(lambda: iter(()))
        self._thread = object()  # type: ignore[assignment]  # prevents it from starting one

    def heard(self, seconds: float, begins: float = 0.0) -> array[int]:
        found = array("h")
        for nth in range(round(seconds * RATE / BLOCK)):
            block = self.mix(begins + nth * BLOCK / RATE)
            assert block is not None
            found.frombytes(block or NOTHING)
        if sys.byteorder == "big":
            found.byteswap()
        return found


@pytest.mark.parametrize("at", [LATENCY, 0.0777, 0.1, 0.1234])
def test_a_clip_starts_exactly_on_time(at: float) -> None:
    stream = Held()
    stream.add([Clip(at, [1000, 900, 800], 0.5)])
    heard = stream.heard(0.2)
    first = next(nth for nth, sample in enumerate(heard) if sample)
    assert first == round((at - LATENCY) * RATE)
    assert list(heard[first : first + 4]) == [500, 450, 400, 0]


def test_overlapping_clips_are_added_without_overflow() -> None:
    stream = Held()
    stream.add(
        [Clip(LATENCY + 0.01, [20_000] * 700, 1.0), Clip(LATENCY + 0.015, [20_000] * 700, 1.0)]
    )
    heard = stream.heard(0.05)
    assert set(heard) == {0, 20_000, 32_767}
    assert sum(heard) == 20_000 * 2 * 240 + 32_767 * 460


def test_cancelled_clips_are_silent_and_begun_ones_continue() -> None:
    stream = Held()
    now, later = Clip(LATENCY, [7] * 1000, 1.0), Clip(LATENCY + 0.05, [9] * 1000, 1.0)
    stream.add([now, later])
    assert 7 in stream.heard(0.01)
    assert stream.cancel([now, later]) == [later]
    rest = stream.heard(0.2, 0.01)
    assert list(rest).count(7) == 1000 - BLOCK
    assert 9 not in rest


def test_a_clip_that_is_far_too_late_is_dropped() -> None:
    stream = Held()
    stream.add([Clip(LATENCY, [7] * 10, 1.0), Clip(LATENCY + TOO_LATE, [9] * 10, 1.0)])
    assert set(stream.heard(0.02, TOO_LATE + 0.001)) == {0, 9}

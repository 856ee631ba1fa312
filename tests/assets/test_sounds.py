"""The sounds the program carries: made by the generator, short and quiet."""

from __future__ import annotations

import sys
import wave
from array import array
from pathlib import Path

import make_sounds
import pytest

SOUNDS = Path(__file__).resolve().parents[2] / "assets/sounds"
NAMES = sorted(make_sounds.SOUNDS)


def samples(path: Path) -> array[int]:
    with wave.open(str(path)) as file:
        assert file.getparams()[:3] == (1, 2, make_sounds.RATE)
        values = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return values


def test_the_generator_makes_the_sounds_that_are_here(tmp_path: Path) -> None:
    make_sounds.write(tmp_path)
    assert sorted(path.stem for path in SOUNDS.glob("*.wav")) == NAMES
    for name in NAMES:
        made, here = samples(tmp_path / f"{name}.wav"), samples(SOUNDS / f"{name}.wav")
        assert len(made) == len(here)
        # Sines may differ in their last digit from machine to machine.
        assert all(abs(one - other) <= 1 for one, other in zip(made, here, strict=True)), name


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_and_quiet_and_ends_in_silence(name: str) -> None:
    heard = samples(SOUNDS / f"{name}.wav")
    assert len(heard) <= 1.5 * make_sounds.RATE
    assert max(map(abs, heard)) <= 0.43 * 32_767
    assert not any(heard[-100:])

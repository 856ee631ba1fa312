"""The sounds the program carries: made by the generator, small, quiet, and no two alike."""

from __future__ import annotations

import sys
import wave
from array import array
from itertools import combinations
from pathlib import Path

import make_sounds
import pytest

SOUNDS = Path(__file__).resolve().parents[2] / "assets/sounds"
NAMES = sorted(make_sounds.SOUNDS)
SIGNALS = ("turn", "call")


def samples(path: Path) -> array[int]:
    with wave.open(str(path)) as file:
        assert file.getparams()[:3] == (1, 2, 48_000)
        values = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return values


def samples_of(name: str, variant: int = 1) -> list[float]:
    return [value / 32_767 for value in samples(SOUNDS / f"{name}-{variant}.wav")]


def test_the_generator_reproduces_the_committed_sounds(tmp_path: Path) -> None:
    make_sounds.write(tmp_path)
    stems = sorted(stem for stem, _, _ in make_sounds.files())
    assert sorted(path.stem for path in SOUNDS.glob("*.wav")) == stems
    for stem in stems:
        made, here = samples(tmp_path / f"{stem}.wav"), samples(SOUNDS / f"{stem}.wav")
        assert len(made) == len(here)
        # Sines may differ in their last digit from machine to machine.
        assert all(abs(one - other) <= 1 for one, other in zip(made, here, strict=True)), stem


def test_the_sounds_are_small_in_all() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) <= 500_000


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_and_quiet_and_ends_in_silence(name: str) -> None:
    for variant in range(1, make_sounds.SOUNDS[name].variants + 1):
        values = samples(SOUNDS / f"{name}-{variant}.wav")
        assert len(values) <= 0.5 * 48_000
        assert max(map(abs, values)) <= 0.31 * 32_767
        assert max(map(abs, values[-24:])) <= 32


@pytest.mark.parametrize("name", [n for n in NAMES if make_sounds.SOUNDS[n].variants > 1])
def test_no_two_variants_of_a_sound_are_alike(name: str) -> None:
    """Their difference is as loud as a tenth of themselves, at least."""
    for one, other in combinations(range(1, 6), 2):
        a, b = samples_of(name, one), samples_of(name, other)
        apart = sum((p - q) ** 2 for p, q in zip(a, b, strict=True))
        assert apart > 0.01 * sum(p * p for p in a), (name, one, other)


def test_cards_sound_brighter_than_wood_and_signals_are_soft() -> None:
    loud, centre = {}, {}
    for name in NAMES:
        loud[name], centre[name], _ = make_sounds.row(samples_of(name))
    assert min(centre[name] for name in ("deal", "draw", "discard")) > 1_500
    assert max(centre[name] for name in ("refused", "turn", "call", "won", "lost")) < 1_000
    assert max(loud[name] for name in SIGNALS) <= min(loud["won"], loud["refused"] + 1)

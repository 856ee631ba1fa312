"""Write the sounds: python packaging/make_sounds.py [FOLDER, else assets/sounds].

Cards are noise through a gentle filter, wood and bells are damped sines; nothing was recorded.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RATE = 16_000
"""Samples a second."""

Samples = list[float]
"""One sound, 1.0 being as loud as there is."""

C5, E5, G5, A5, C6, E6 = 523.25, 659.26, 783.99, 880.0, 1046.5, 1318.5
G4, E4 = 392.0, 329.63


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def noise(seconds: float, low: float, high: float, seed: int) -> Samples:
    """Noise between two frequencies (Hz), by one smooth filter at each end."""
    chance = random.Random(seed)
    keep_high, keep_low = pole(high), pole(low)
    dull = deep = 0.0
    made = []
    for _ in range(round(seconds * RATE)):
        white = 2 * chance.random() - 1
        dull += (1 - keep_high) * (white - dull)
        deep += (1 - keep_low) * (dull - deep)
        made.append(dull - deep)
    return made


def pole(frequency: float) -> float:
    return math.exp(-2 * math.pi * frequency / RATE)


def shaped(samples: Samples, rise: float, fall: float) -> Samples:
    """Swell for ``rise`` of the length, then die away; a larger ``fall`` is quicker."""
    top = max(1, round(rise * len(samples)))
    rest = max(1, len(samples) - top)
    return [
        sample * (at / top if at < top else (1 - (at - top) / rest) ** fall)
        for at, sample in enumerate(samples)
    ]


def struck(frequency: float, seconds: float, damping: float, overtone: float = 0.0) -> Samples:
    """Something that rings: a sine that dies away, ``overtone`` of it four times as high."""
    made = []
    for at in range(round(seconds * RATE)):
        t = at / RATE
        turn = 2 * math.pi * frequency * t
        ring = math.exp(-damping * t) * math.sin(turn)
        ring += overtone * math.exp(-2.6 * damping * t) * math.sin(4 * turn)
        made.append(ring * min(1.0, at / 45) * (1 - t / seconds))
    return made


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Parts laid over each other; each is (starting second, loudness, samples)."""
    length = max(round(start * RATE) + len(samples) for start, _, samples in parts)
    whole = [0.0] * length
    for start, loudness, samples in parts:
        first = round(start * RATE)
        for at, sample in enumerate(samples):
            whole[first + at] += loudness * sample
    return whole


def levelled(samples: Samples, peak: float) -> Samples:
    """The same, its loudest moment at ``peak``."""
    loudest = max(map(abs, samples))
    return [sample * peak / loudest for sample in samples]


def slide(seconds: float, seed: int) -> Samples:
    """A card over cloth."""
    return shaped(noise(seconds, 900, 4200, seed), 0.45, 1.6)


def tap(seed: int) -> Samples:
    """A card that comes to lie."""
    paper = shaped(noise(0.06, 700, 3400, seed), 0.04, 4)
    return mixed((0, 1.0, paper), (0, 0.16, struck(150, 0.09, 42)))


def bells(*notes: tuple[float, float]) -> Samples:
    """Wooden bars, each (starting second, frequency)."""
    return mixed(*((start, 1.0, struck(note, 0.6, 8.5, 0.22)) for start, note in notes))


def draw() -> Samples:
    return levelled(slide(0.13, 1), 0.34)


def lay() -> Samples:
    return levelled(mixed((0, 1.0, tap(2)), (0.055, 0.8, tap(3))), 0.42)


def discard() -> Samples:
    return levelled(mixed((0, 0.5, slide(0.09, 4)), (0.06, 1.0, tap(5))), 0.38)


def deal() -> Samples:
    flicks = [(0.075 * nth, 1 - 0.08 * nth, slide(0.07, 10 + nth)) for nth in range(6)]
    return levelled(mixed(*flicks), 0.34)


def call() -> Samples:
    return levelled(bells((0, E5), (0.11, A5)), 0.36)


def refused() -> Samples:
    knock = mixed(
        (0, 1.0, struck(196, 0.12, 38, 0.1)), (0, 0.3, shaped(noise(0.02, 300, 1500, 6), 0.1, 3))
    )
    return levelled(mixed((0, 1.0, knock), (0.1, 0.7, knock)), 0.34)


def won() -> Samples:
    return levelled(bells((0, C5), (0.12, E5), (0.24, G5), (0.38, C6)), 0.38)


def lost() -> Samples:
    return levelled(bells((0, G4), (0.2, E4)), 0.3)


def match_won() -> Samples:
    notes = bells((0, C5), (0.12, E5), (0.24, G5), (0.36, C6), (0.54, G5), (0.66, E6))
    return levelled(mixed((0, 1.0, notes), (0.66, 0.7, struck(C6, 0.7, 6.5, 0.2))), 0.4)


SOUNDS: dict[str, Callable[[], Samples]] = {
    made.__name__: made for made in (draw, lay, discard, deal, call, refused, won, lost, match_won)
}
"""Every sound by the name of its file."""


def write(folder: Path) -> None:
    """Write every sound under `folder`, as mono WAV files of 16 bits."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        values = array("h", (round(sample * 32_767) for sample in [*make(), *silence(0.03)]))
        if sys.byteorder == "big":
            values.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(values.tobytes())


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "assets/sounds")

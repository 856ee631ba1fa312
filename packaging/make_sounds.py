"""Write the sounds: python packaging/make_sounds.py [FOLDER, else assets/sounds], or ``--table``.

All sounds are synthesized. A card and a table are plates, a struck bar is a bar: their modes follow
from their dimensions (Fletcher and Rossing, The Physics of Musical Instruments, chapters 2 and 3),
a blow is half a sine with the duration of the contact, and a room adds reverberation. ``--table``
prints the spectrum and the loudness of each sound.
"""

from __future__ import annotations

import cmath
import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from project import ROOT

RATE = 48_000
"""Samples per second."""
VARIANTS = 5
"""Per gesture, as no two cards fall alike."""

Samples = list[float]
"""One sound; 1.0 is full scale."""


class Plate(NamedTuple):
    """A thin plate, held at its edges; metres, pascals, kilograms."""

    long: float
    broad: float
    thick: float
    stiffness: float
    density: float
    loss: float
    """The loss factor: the fraction of energy lost per radian of the oscillation."""


CARD = Plate(0.088, 0.063, 0.0003, 3.0e9, 900, 0.10)
TABLE = Plate(1.10, 0.85, 0.022, 9.0e9, 560, 0.09)
LID = Plate(0.34, 0.25, 0.011, 9.0e9, 600, 0.06)
"""A small board, like the lid of a wooden box: for knuckles and fingertips."""
SPEED_OF_SOUND = 343.0


class Chance(random.Random):
    """What differs from one variant of a sound to the next."""

    def __new__(cls, name: str, variant: int) -> Chance:
        return super().__new__(cls)

    def __init__(self, name: str, variant: int) -> None:
        super().__init__(f"{name} {variant}")
        self.tune = 1 + 0.015 * ((variant * 2 % VARIANTS) - VARIANTS // 2)
        """A factor of all frequencies, within 3 %."""


class Mode(NamedTuple):
    """A mode of vibration: frequency in hertz, decay rate in 1/s, strength of excitation."""

    frequency: float
    damping: float
    weight: float


def plate_modes(plate: Plate, at: tuple[float, float], highest: float, tune: float) -> list[Mode]:
    """Modes of a plate struck at this fraction of its length and width, up to so many hertz.

    Plates smaller than the wavelength in air radiate little: low modes of a small plate.
    """
    bending = plate.stiffness * plate.thick**3 / (12 * (1 - 0.3**2))
    speed = math.sqrt(bending / (plate.density * plate.thick))
    found = []
    for m in range(1, 40):
        for n in range(1, 40):
            wave_number = (m / plate.long) ** 2 + (n / plate.broad) ** 2
            frequency = tune * math.pi / 2 * speed * wave_number
            if frequency > highest:
                break
            heard = frequency * plate.long / SPEED_OF_SOUND
            shape = math.sin(math.pi * m * at[0]) * math.sin(math.pi * n * at[1])
            damping = math.pi * plate.loss * frequency + 12
            found.append(Mode(frequency, damping, shape * heard / (1 + heard)))
    return found


def bar_modes(lowest: float) -> list[Mode]:
    """Modes of a wooden bar with free ends, struck in its middle."""
    ratios = ((1.0, 1.0), (5.404, 0.20), (13.34, 0.05))  # the odd ones have a node there
    return [Mode(lowest * r, 9.0 + 0.021 * lowest * r, weight) for r, weight in ratios]


def struck(modes: Iterable[Mode], contact: float, seconds: float) -> Samples:
    """The sound of these modes after a blow that lasts ``contact`` seconds."""
    length, blow = round(seconds * RATE), max(2, round(contact * RATE))
    force = [math.sin(math.pi * (at + 0.5) / blow) / blow for at in range(blow)]
    heard = [0.0] * length
    for mode in modes:
        turn = 2 * math.pi * mode.frequency / RATE
        shrink = math.exp(-mode.damping / RATE)
        one, two = 2 * shrink * math.cos(turn), shrink * shrink
        gain = mode.weight * math.sin(turn)
        last = before = 0.0
        lasts = min(length, blow + round(7 / mode.damping * RATE))  # then it is below -60 dB
        for at in range(lasts):
            push = gain * force[at] if at < blow else 0.0
            last, before = push + one * last - two * before, last
            heard[at] += last - before  # air is moved by changes
    return heard


def noise(seconds: float, low: float, high: float, chance: Chance) -> Samples:
    """Noise between two frequencies, by two smooth filters at each end."""
    keep_high = math.exp(-2 * math.pi * high / RATE)
    keep_low = math.exp(-2 * math.pi * low / RATE)
    dull = duller = deep = 0.0
    made = []
    for _ in range(round(seconds * RATE)):
        dull += (1 - keep_high) * (2 * chance.random() - 1 - dull)
        duller += (1 - keep_high) * (dull - duller)
        deep += (1 - keep_low) * (duller - deep)
        made.append(duller - deep)
    return made


def swelling(samples: Sequence[float], rise: float, fall: float) -> Samples:
    """Swell for ``rise`` of the length, then die away; a larger ``fall`` is quicker."""
    top = max(1, round(rise * len(samples)))
    rest = max(1, len(samples) - top)
    return [
        sample * ((at / top) ** 2 if at < top else (1 - (at - top) / rest) ** fall)
        for at, sample in enumerate(samples)
    ]


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """The sum of parts; each is (start in seconds, peak, samples)."""
    length = max(round(start * RATE) + len(samples) for start, _, samples in parts)
    whole = [0.0] * length
    for start, loudness, samples in parts:
        first, factor = round(start * RATE), loudness / max(map(abs, samples))
        for at, sample in enumerate(samples):
            whole[first + at] += factor * sample
    return whole


def in_a_room(samples: Samples, seconds: float, wet: float = 0.16) -> Samples:
    """The same in a small room whose sound dies away in 150 ms, cut to so many seconds.

    Four paths of sound between walls, each a comb filter (Schroeder 1962); cloth and books absorb
    high frequencies.
    """
    length = round(seconds * RATE)
    whole = [samples[at] if at < len(samples) else 0.0 for at in range(length)]
    dry = whole[:]
    for metres in (2.9, 3.7, 4.6, 5.3):
        delay = round(metres / SPEED_OF_SOUND * RATE)
        back = 10 ** (-3 * delay / RATE / 0.150)
        line, dull = [0.0] * length, 0.0
        for at in range(delay, length):
            dull += 0.45 * (line[at - delay] - dull)
            line[at] = dry[at - delay] + back * dull
            whole[at] += wet * line[at]
    return whole


def levelled(samples: Samples, peak: float) -> Samples:
    """Scaled to a maximum of ``peak``, with the last 6 ms faded out."""
    factor, fade = peak / max(map(abs, samples)), round(0.006 * RATE)
    length = len(samples)
    return [s * factor * min(1.0, (length - 1 - at) / fade) for at, s in enumerate(samples)]


# ------------------------------------------------------------------------------- gestures


def card(chance: Chance, contact: float) -> Samples:
    """A card that is struck by what it falls on, somewhere, and never quite flat."""
    at = (chance.uniform(0.12, 0.42), chance.uniform(0.15, 0.45))
    return struck(plate_modes(CARD, at, 9_000, chance.tune), contact, 0.05)


def table(chance: Chance, contact: float) -> Samples:
    """The table below the cloth."""
    at = (chance.uniform(0.36, 0.46), chance.uniform(0.36, 0.46))
    return struck(plate_modes(TABLE, at, 900, chance.tune), contact, 0.09)


def air(chance: Chance, seconds: float, low: float, high: float) -> Samples:
    """What a card presses out from below itself, up to when it lies."""
    return swelling(noise(seconds, low, high, chance), 0.8, 1.5)


def rubbed(chance: Chance, seconds: float, speed: float, thread: float) -> Samples:
    """Paper over something rough: ``speed`` in metres a second, ``thread`` in metres."""
    pitch = speed / thread * chance.tune
    return swelling(noise(seconds, 0.5 * pitch, 2.4 * pitch, chance), 0.55, 1.4)


def deal(chance: Chance) -> Samples:
    """A card that is thrown onto the cloth."""
    return mixed(
        (0, 0.30, air(chance, 0.012, 500, 3_500)),
        (0.009, 1.0, card(chance, 0.00025)),
        (0.009, 0.18, table(chance, 0.004)),
    )


def draw(chance: Chance) -> Samples:
    """A card that is drawn over others, into the hand."""
    return mixed(
        (0, 0.5, rubbed(chance, 0.045, 0.9, 0.0003)),
        (0.034, 1.0, card(chance, 0.0004)),
    )


def lay(chance: Chance) -> Samples:
    """A card that is set down on the cloth, with a finger on it."""
    return mixed(
        (0, 0.25, air(chance, 0.014, 400, 2_500)),
        (0.011, 1.0, card(chance, 0.0003)),
        (0.011, 0.50, table(chance, 0.003)),
    )


def discard(chance: Chance) -> Samples:
    """A card that slides onto other cards."""
    return mixed(
        (0, 0.35, rubbed(chance, 0.034, 0.8, 0.0003)),
        (0.026, 1.0, card(chance, 0.00018)),
        (0.026, 0.18, table(chance, 0.004)),
    )


def knock(chance: Chance, contact: float) -> Samples:
    """A knuckle, or a fingertip, on wood."""
    at = (chance.uniform(0.30, 0.42), chance.uniform(0.30, 0.42))
    return struck(plate_modes(LID, at, 5_000, chance.tune), contact, 0.08)


def refused(chance: Chance) -> Samples:
    """A knuckle on the table, twice."""
    return mixed(
        (0, 1.0, knock(chance, 0.0030)),
        (0, 0.5, table(chance, 0.0040)),
        (0.075 * chance.tune, 0.7, knock(chance, 0.0032)),
    )


def call(chance: Chance) -> Samples:
    """You may call: two fingertips on wood, one after the other."""
    return mixed(
        (0, 0.7, knock(chance, 0.0016)),
        (0.055 * chance.tune, 1.0, knock(chance, 0.0013)),
    )


def bar(chance: Chance, frequency: float, seconds: float) -> Samples:
    """A wooden bar, struck with a soft mallet."""
    return struck(bar_modes(frequency * chance.tune), 0.0022, seconds)


def turn(chance: Chance) -> Samples:
    """Your turn: one bar, softly."""
    return bar(chance, 392.0, 0.19)


def hum(seconds: float) -> Samples:
    """The lamp: twice the mains' frequency, and a little of its double."""
    count = round(seconds * RATE)
    waves = [math.sin(w) + 0.3 * math.sin(2 * w) for w in (
        2 * math.pi * 100 * at / RATE for at in range(count))]  # fmt: skip
    return swelling(waves, 0.4, 2.0)


def won(chance: Chance) -> Samples:
    """Two bars, the second one higher, and the lamp."""
    return mixed(
        (0, 0.8, bar(chance, 392.0, 0.30)),
        (0.15, 1.0, bar(chance, 587.3, 0.40)),
        (0.05, 0.10, hum(0.48)),
    )


def lost(chance: Chance) -> Samples:
    """Two bars, the second one lower."""
    return mixed((0, 0.9, bar(chance, 392.0, 0.28)), (0.15, 0.8, bar(chance, 293.7, 0.34)))


class Sound(NamedTuple):
    """How a sound is made, its length in seconds, and its peak."""

    make: Callable[[Chance], Samples]
    seconds: float
    peak: float
    variants: int = VARIANTS


SOUNDS: dict[str, Sound] = {
    "deal": Sound(deal, 0.080, 0.20),
    "draw": Sound(draw, 0.100, 0.16),
    "lay": Sound(lay, 0.115, 0.30),
    "discard": Sound(discard, 0.105, 0.26),
    "refused": Sound(refused, 0.130, 0.24),
    "turn": Sound(turn, 0.180, 0.10),
    "call": Sound(call, 0.135, 0.20),
    "won": Sound(won, 0.460, 0.20, variants=1),
    "lost": Sound(lost, 0.400, 0.15, variants=1),
}
"""Every sound by its name; the end of a round is none of the hand's, and has one variant."""


def made(name: str, variant: int) -> Samples:
    """One variant of a sound, from 1 on."""
    sound = SOUNDS[name]
    dry = sound.make(Chance(name, variant))
    return levelled(in_a_room(dry, sound.seconds), sound.peak)


def files() -> list[tuple[str, str, int]]:
    """The name of each file without its ending, and what is in it."""
    return [
        (f"{name}-{variant}", name, variant)
        for name, sound in SOUNDS.items()
        for variant in range(1, sound.variants + 1)
    ]


def write(folder: Path) -> None:
    """Write every sound under `folder`, as mono WAV files of 16 bits."""
    folder.mkdir(parents=True, exist_ok=True)
    for stem, name, variant in files():
        values = array("h", (round(sample * 32_767) for sample in made(name, variant)))
        if sys.byteorder == "big":
            values.byteswap()
        with wave.open(str(folder / f"{stem}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(values.tobytes())


# ------------------------------------------------------------------------------- what was made

BANDS = (60, 250, 500, 1_000, 2_000, 4_000, 8_000, 16_000)
"""Edges of the spectrum's parts, in hertz."""


def spectrum(samples: Samples) -> list[complex]:
    """Of a power of two of samples (Cooley and Tukey 1965)."""
    if len(samples) == 1:
        return [complex(samples[0])]
    even, odd = spectrum(samples[::2]), spectrum(samples[1::2])
    half = len(even)
    turned = [cmath.exp(-1j * math.pi * at / half) * value for at, value in enumerate(odd)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [
        a - b for a, b in zip(even, turned, strict=True)
    ]


def decibels(power: float) -> float:
    return 10 * math.log10(max(power, 1e-12))


def loudness(samples: Samples) -> float:
    """The loudest 25 ms, in decibels relative to full scale."""
    reach = round(0.025 * RATE)
    sums = [0.0]
    for sample in samples:
        sums.append(sums[-1] + sample * sample)
    return decibels(max(b - a for a, b in zip(sums, sums[reach:], strict=False)) / reach)


def row(samples: Samples) -> tuple[float, float, list[float]]:
    """Loudness, the spectrum's centre in hertz, and the share of each band in percent."""
    padded = samples + [0.0] * ((1 << (len(samples) - 1).bit_length()) - len(samples))
    half = len(padded) // 2
    powers = [abs(value) ** 2 for value in spectrum(padded)[:half]]
    hertz = [at * RATE / len(padded) for at in range(half)]
    total = sum(powers)
    centre = sum(f * p for f, p in zip(hertz, powers, strict=True)) / total
    shares = [
        100 * sum(p for f, p in zip(hertz, powers, strict=True) if low <= f < high) / total
        for low, high in pairwise(BANDS)
    ]
    return loudness(samples), centre, shares


def print_table() -> None:
    """One row per file."""
    bands = "".join(f"{f'{low}-':>7}" for low in BANDS[:-1])
    print(f"{'file':12}{'ms':>5}{'dB':>8}{'centre':>8}{bands}  (% of the energy from so many Hz)")
    for stem, name, variant in files():
        samples = made(name, variant)
        loud, centre, shares = row(samples)
        parts = "".join(f"{share:7.1f}" for share in shares)
        print(f"{stem:12}{1000 * len(samples) / RATE:5.0f}{loud:8.1f}{centre:8.0f}{parts}")


if __name__ == "__main__":
    if sys.argv[1:] == ["--table"]:
        print_table()
    else:
        write(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "assets/sounds")

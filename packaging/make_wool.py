"""Write the wool tile of the table cloth: python packaging/make_wool.py [FILE].

An irregular plain weave, 2.6 points per thread, with the mottling of wool and short lighter fibres.
A seamless grey picture of 16 levels, ``SCALE`` pixels per point; its mean is the plain cloth.
"""

from __future__ import annotations

import math
import random
import struct
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

from project import ROOT

THREAD = 2.6
THREADS = 80
SCALE = 2
SIZE = round(THREADS * THREAD * SCALE)
MOTTLING = ((2, 0.8), (4, 1.0), (16, 0.55), (52, 0.25))
"""Distance between spots in points, and their amplitude."""
FIBRES = round((SIZE / SCALE) ** 2 / 950)
LEVELS = 16
SEED = 7

Field = Callable[[int, int], float]


def noise(rng: random.Random, step: float) -> Field:
    """Smooth noise with spots about so many points apart, periodic at the edges."""
    count = max(1, round(SIZE / SCALE / step))
    spots = [[rng.gauss(0, 1) for _ in range(count)] for _ in range(count)]

    def at(x: int, y: int) -> float:
        u, v = x * count / SIZE, y * count / SIZE
        i, j = int(u), int(v)
        a, b = (part * part * (3 - 2 * part) for part in (u - i, v - j))
        i2, j2 = (i + 1) % count, (j + 1) % count
        upper = spots[j][i] * (1 - a) + spots[j][i2] * a
        lower = spots[j2][i] * (1 - a) + spots[j2][i2] * a
        return upper * (1 - b) + lower * b

    return at


def fibres(rng: random.Random) -> list[list[float]]:
    """Bent hairs, 5 to 13 points long."""
    field = [[0.0] * SIZE for _ in range(SIZE)]
    for _ in range(FIBRES):
        x, y, turn = rng.random() * SIZE, rng.random() * SIZE, rng.gauss(0.4, 0.9)
        bend, light = rng.gauss(0, 0.5) / (10 * SCALE), rng.uniform(0.16, 0.43)
        for _ in range(round(rng.uniform(5, 13) * SCALE)):
            field[int(y) % SIZE][int(x) % SIZE] += light
            x, y, turn = x + math.cos(turn), y + math.sin(turn), turn + bend
    return field


def woven() -> list[list[float]]:
    """The brightness of the cloth at each pixel, relative to the mean."""
    rng = random.Random(SEED)
    across, down = noise(rng, 30), noise(rng, 30)
    spots = [(noise(rng, step), much) for step, much in MOTTLING]
    hairs, period = fibres(rng), THREAD * SCALE
    rows = []
    for y in range(SIZE):
        row = []
        for x in range(SIZE):
            u = math.pi * (x + 1.1 * SCALE * across(x, y)) / period
            v = math.pi * (y + 1.1 * SCALE * down(x, y)) / period
            over = math.sin(u) * math.sin(v) > 0
            thread = 1.5 * math.sin(2 * (u if over else v))
            mottled = sum(much * field(x, y) for field, much in spots)
            row.append(thread + mottled + 4 * hairs[y][x])
        rows.append(row)
    return rows


def levels(field: list[list[float]]) -> list[list[int]]:
    """Quantized levels about the mean, with extremes clipped."""
    values = [value for row in field for value in row]
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))
    middle, step = (LEVELS - 1) / 2, spread / 2.5
    return [
        [min(LEVELS - 1, max(0, round(middle + (value - mean) / step))) for value in row]
        for row in field
    ]


def png(field: list[list[int]]) -> bytes:
    """A grey PNG with four bits per pixel."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        checked = kind + data
        return struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))

    def packed() -> Iterator[bytes]:
        for row in field:
            pairs = zip(row[::2], row[1::2], strict=True)
            yield b"\0" + bytes(left << 4 | right for left, right in pairs)

    head = struct.pack(">IIBBBBB", len(field[0]), len(field), 4, 0, 0, 0, 0)
    data = zlib.compress(b"".join(packed()), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "assets" / "cloth" / "wool.png"
    target.write_bytes(png(levels(woven())))

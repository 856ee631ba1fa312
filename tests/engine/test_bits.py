"""Bit positions: each of the 52 that a card may have."""

from random import Random

from rummy_qt.engine.bits import count, highest, lowest, nth


def test_bit_positions_of_any_number() -> None:
    chance = Random(52)
    numbers = [1 << place for place in range(52)]
    numbers += [chance.getrandbits(52) & chance.getrandbits(52) | 1 << 7 for _ in range(500)]
    for bits in numbers:
        places = [place for place in range(52) if bits >> place & 1]
        assert count(bits) == len(places)
        assert lowest(bits) == places[0]
        assert highest(bits) == places[-1]
        assert [nth(bits, skip) for skip in range(len(places))] == places

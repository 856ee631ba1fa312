"""Where the hidden cards may be: deals drawn from what each seat did and left undone."""

from __future__ import annotations

from random import Random
from typing import Final

from rummy_qt.engine.cards import JOKER_FACE

from .sim.near import near_of
from .sim.seen import Seen, Table
from .sim.sheet import FACE

_FITS: Final = 0.25
"""How much less likely a hand holds a card that it could have laid off."""
_THREW: Final = 0.6
"""The same for a card that goes with one that the hand threw."""
_LEFT: Final = 0.8
"""The same for a card that goes with a discard that the hand let lie."""
_RECENT: Final = 6
"""Turns (of all seats) after which a discard left lying says little."""


class Estimate:
    """Draws deals of the hidden cards, likelier ones more often."""

    def __init__(self, table: Table, seen: Seen, seat: int) -> None:
        self._table = table
        self._likelihoods = [
            _likelihoods(table, seen, other) if other != seat and table.missing[other] else []
            for other in range(table.world.players)
        ]

    def deal(self, chance: Random) -> list[int]:
        """The hidden cards: each hand's in seat order, then the stock's."""
        left = list(range(len(self._table.hidden)))
        dealt: list[int] = []
        for missing, likely in zip(self._table.missing, self._likelihoods, strict=True):
            if missing and likely:
                # The first of exponential clocks draws without replacement, by likelihood.
                clocks = sorted((chance.expovariate(likely[at]), at) for at in left)
                hand = [at for _, at in clocks[:missing]]
                dealt += hand
                taken = set(hand)
                left = [at for at in left if at not in taken]
        chance.shuffle(left)
        hidden = self._table.hidden
        return [hidden[at] for at in dealt + left]


def _likelihoods(table: Table, seen: Seen, seat: int) -> list[float]:
    """For each hidden card, how likely this seat is to hold it, against others."""
    world = table.world
    near = [near_of(world.sheet, face) for face in range(52)]
    thrown = left = 0
    for _, card in seen.thrown[seat]:
        thrown |= 0 if card.is_joker else near[card.face]
    for turn, who, card in seen.left:
        if who == seat and not card.is_joker and world.turns - turn <= _RECENT:
            left |= near[card.face]
    laid_off = world.may_lay_off(seat) and world.turns >= world.players
    signs = ((world.fits if laid_off else 0, _FITS), (thrown, _THREW), (left, _LEFT))
    by_face = [1.0] * (JOKER_FACE + 1)
    for faces, factor in signs:
        for face in range(52):
            if faces >> face & 1:
                by_face[face] *= factor
    return [by_face[FACE[card]] for card in table.hidden]

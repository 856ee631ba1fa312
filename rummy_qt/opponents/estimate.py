"""Where the hidden cards may be: deals drawn from what each seat did and left undone."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from rummy_qt.engine.cards import JOKER_FACE

from .sim.melding import best_melds
from .sim.near import near_of
from .sim.policy import Policy
from .sim.seen import Seen, Table
from .sim.sheet import FACE, faces_of
from .sim.world import PLAY, World

_FITS: Final = 0.12
"""How much less likely a hand holds a card that it could have laid off."""
_THREW: Final = 0.4
"""The same for a card that goes with one that the hand threw."""
_LEFT: Final = 0.7
"""The same for a card that goes with a discard that the hand let lie."""
_RECENT: Final = 6
"""Turns (of all seats) after which a discard left lying says little."""
_UNLAID: Final = 6.0
"""How much it surprises us that a player holds a whole meld, in points."""
_DOUBT: Final = 3.0
"""Points by which a player's judgement may differ from ours before it surprises us."""


class Estimate:
    """Draws deals of the hidden cards, likelier ones more often.

    For each world that is used ``deals`` are drawn, and the one that explains best what was
    thrown last is the likeliest.
    """

    def __init__(self, table: Table, seen: Seen, seat: int, policy: Policy, deals: int) -> None:
        self._table = table
        self._deals = deals
        self._policy = policy
        self._thrown = [
            (other, thrown[-1][1].index)
            for other, thrown in enumerate(seen.thrown)
            if thrown and other != seat and table.missing[other]
        ]
        self._likelihoods = [
            _likelihoods(table, seen, other) if other != seat and table.missing[other] else []
            for other in range(table.world.players)
        ]

    def world(self, chance: Random) -> World:
        """A world as it may well be."""
        worlds = [self._table.filled(self.deal(chance)) for _ in range(self._deals)]
        if len(worlds) == 1 or not self._thrown:
            return worlds[0]
        weights = [math.exp(-self._surprise(world) / _DOUBT) for world in worlds]
        return chance.choices(worlds, weights)[0] if any(weights) else worlds[0]

    def _surprise(self, world: World) -> float:
        """By how many points the last discards were not the best for the hands of this world."""
        surprise = 0.0
        mover, phase, duty, barred = world.seat, world.phase, world.duty, world.barred
        world.phase, world.barred = PLAY, -1
        for seat, card in self._thrown:
            hand = world.hands[seat]
            world.seat = seat
            world.hands[seat] = hand | 1 << card
            costs = self._policy.rank_throws(world)
            least = min(costs)[0]
            surprise += next((cost for cost, thrown in costs if thrown == card), least) - least
            if best_melds(world.sheet, faces_of(hand)):
                surprise += _UNLAID
            world.hands[seat] = hand
        world.seat, world.phase, world.duty, world.barred = mover, phase, duty, barred
        return surprise

    def deal(self, chance: Random) -> list[int]:
        """The hidden cards: each hand's in seat order, then the stock's."""
        left = list(range(len(self._table.hidden)))
        dealt: list[int] = []
        uniform = chance.random
        for missing, likely in zip(self._table.missing, self._likelihoods, strict=True):
            if missing and likely:
                # The first of exponential clocks draws without replacement, by likelihood.
                clocks = [(-math.log(1.0 - uniform()) / likely[at], at) for at in left]
                clocks.sort()
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

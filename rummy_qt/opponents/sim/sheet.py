"""Rules worked out once: points, runs and sets as tables over the bits of a hand.

Faces are bits 0–51, suit by suit, as in ``engine.cards``; a *lane* is the thirteen bits of one
suit, ace lowest. Everything here speaks of naturals; jokers are counted apart.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from rummy_qt.engine.cards import CARDS, DECK, FIRST_JOKER, LANE
from rummy_qt.engine.rules import Rules
from rummy_qt.engine.scoring import held_points, pip_points

from .laid import RUN, SET

ACE_HIGH: Final = 13
LONGEST_RUN: Final = 13
JOKERS: Final = ((1 << 16) - 1) << FIRST_JOKER
BITS: Final = tuple(1 << index for index in range(FIRST_JOKER + 16))
"""The hand of one card, by the card's index."""
FACE: Final = tuple(card.face for card in CARDS)
"""The face of each card."""
COLUMNS: Final = tuple(sum(1 << 13 * suit + rank for suit in range(4)) for rank in range(13))
"""The four faces of each rank."""


class Run(NamedTuple):
    """A run that a lane allows."""

    lane: int
    """Its ranks, as bits of the lane."""
    low: int
    """Its first rank, 0–12."""
    size: int
    points: int


class Meldable(NamedTuple):
    """A meld of naturals that a hand allows."""

    faces: int
    points: int
    kind: int
    roles: tuple[int, ...]
    """In table order."""


class Sheet:
    """One set of rules for one number of players. Make it with ``Sheet.of``."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.two_decks = rules.decks(players) == 2
        self.jokers = rules.decks(players) * rules.jokers_per_deck
        self.ring = rules.ring_runs
        self.min_run = rules.min_run
        self.runs = rules.meld_kinds != "sets"
        self.sets = rules.meld_kinds != "runs"
        self.same_suit = rules.same_suit_sets
        self.fanned = rules.discard_pile == "fanned"
        self.any_discard = rules.discard_draw == "any"
        self.must_discard = rules.must_discard_to_go_out
        self.claims = rules.claims
        self.joker_limit = rules.joker_limit
        self.laid = [self._laid(face) for face in range(52)]
        """What each face scores on the table, an ace as a high one."""
        self.ace_low = rules.ace_low
        self.joker = rules.joker_value
        self.held = [held_points(rules, card) for card in CARDS]
        """What each card, by index, counts against its holder."""
        self.deck = sum(card.bit for card in rules.deck(players))
        self._held_in_lane: dict[int, int] = {}
        self._runs_of: dict[int, tuple[Run, ...]] = {}
        self._runs_in: tuple[dict[int, tuple[Meldable, ...]], ...] = ({}, {}, {}, {})
        self._sets_of: dict[int, Meldable] = {}

    @staticmethod
    @cache
    def of(rules: Rules, players: int) -> Sheet:
        """The sheet of these rules, made once."""
        return Sheet(rules, players)

    def _laid(self, face: int) -> int:
        rank = face % 13
        return self.rules.ace_high if rank == 0 else pip_points(self.rules, rank)

    def jokers_fit(self, jokers: int, size: int) -> bool:
        """Whether a meld of this size may hold that many jokers."""
        if self.joker_limit == "fewer_than_naturals":
            return 2 * jokers < size
        return jokers <= 1 or self.joker_limit == "unlimited"

    def held_points(self, hand: int) -> int:
        """What a hand counts against its holder."""
        points = (hand >> FIRST_JOKER).bit_count() * self.joker
        hand &= (1 << FIRST_JOKER) - 1
        memo = self._held_in_lane
        while hand:
            lane = hand & LANE
            if lane:
                known = memo.get(lane)
                if known is None:
                    known = memo[lane] = sum(self.held[r] for r in range(13) if lane >> r & 1)
                points += known
            hand >>= 13
        return points

    def runs_of(self, lane: int) -> tuple[Run, ...]:
        """The longest runs of a lane that share no card, the choice of most points."""
        runs = self._runs_of.get(lane)
        if runs is None:
            runs = self._runs_of[lane] = self._find_runs(lane) if self.runs else ()
        return runs

    def runs_in(self, suit: int, lane: int) -> tuple[Meldable, ...]:
        """``runs_of`` a lane of this suit, ready to be laid."""
        memo = self._runs_in[suit]
        found = memo.get(lane)
        if found is None:
            found = memo[lane] = tuple(
                Meldable(
                    run.lane << 13 * suit,
                    run.points,
                    RUN,
                    tuple(13 * suit + p % 13 for p in range(run.low, run.low + run.size)),
                )
                for run in self.runs_of(lane)
            )
        return found

    def set_of(self, rank: int, held: int) -> Meldable:
        """The set of these faces, which are all of this rank."""
        found = self._sets_of.get(held)
        if found is None:
            roles = tuple(face for face in range(rank, 52, 13) if held >> face & 1)
            found = Meldable(held, len(roles) * self.laid[rank], SET, roles)
            self._sets_of[held] = found
        return found

    def _find_runs(self, lane: int) -> tuple[Run, ...]:
        if self.ring:
            return self._find_ring_runs(lane)
        best: tuple[Run, ...] = ()
        aces = (lane, lane & ~1 | 1 << ACE_HIGH) if lane & 1 else (lane,)
        for row in aces:
            found = tuple(self._segments(row))
            if sum(run.points for run in found) > sum(run.points for run in best):
                best = found
        return best

    def _segments(self, row: int) -> list[Run]:
        """The unbroken stretches of a row of fourteen places, those that are long enough."""
        found = []
        start = 0
        while row >> start:
            if not row >> start & 1:
                start += 1
                continue
            end = start
            while row >> end & 1:
                end += 1
            size = end - start
            if size >= self.min_run:
                found.append(self._run(start, size))
            start = end
        return found

    def _find_ring_runs(self, lane: int) -> tuple[Run, ...]:
        if lane == LANE:
            return (self._run(0, LONGEST_RUN),)
        # Start behind a gap, so that no stretch is cut in two.
        gap = next(rank for rank in range(13) if not lane >> rank & 1)
        turned = (lane >> gap | lane << 13 - gap) & LANE
        return tuple(self._run((run.low + gap) % 13, run.size) for run in self._segments(turned))

    def _run(self, low: int, size: int) -> Run:
        lane = points = 0
        for place in range(low, low + size):
            lane |= 1 << place % 13
            points += self.laid[place % 13]
        if low == 0:
            points += self.ace_low - self.laid[0]
        return Run(lane, low, size, points)

    def set_ranks(self, faces: int) -> int:
        """The ranks of which three or four are held, as bits of a lane."""
        if not self.sets:
            return 0
        c, d, h, s = faces & LANE, faces >> 13 & LANE, faces >> 26 & LANE, faces >> 39
        return c & d & (h | s) | h & s & (c | d)

    def run_fit(self, suit: int, low: int, size: int) -> int:
        """The faces that go on with a run, at either end."""
        if size >= LONGEST_RUN:
            return 0
        base, high = 13 * suit, low + size
        if self.ring:
            return 1 << base + (low - 1) % 13 | 1 << base + high % 13
        fit = 1 << base + low - 1 if low else 0
        return fit | 1 << base + high % 13 if high <= ACE_HIGH else fit

    def set_fit(self, rank: int, suits: int, size: int) -> int:
        """The faces that a set may gain; ``suits``: bits 0–3 there once, 4–7 there twice."""
        if size >= 4:
            return 0
        fit = 0
        for suit in range(4):
            there = (suits >> suit & 1) + (suits >> suit + 4 & 1)
            if there <= self.same_suit:
                fit |= 1 << 13 * suit + rank
        return fit


def faces_of(hand: int) -> int:
    """The natural faces held, as bits 0–51."""
    return (hand | hand >> 52) & DECK

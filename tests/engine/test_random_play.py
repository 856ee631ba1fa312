"""Invariants that hold in every position of every round, whatever the rules."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from rummy_qt.engine import REASONS, Card, IllegalMove, Move, Round, Rules
from rummy_qt.lab.fuzz import wrong_move
from tests.engine import slow_rules
from tests.engine.worlds import SEEDS, SHARE, Recorded, house_rules

MOST_JOKERS = 3
"""The slow rules try every way to place jokers: with more than this many they take too long."""


class Table(RuleBasedStateMachine):
    """Random actions in one round: legal moves, forbidden moves, and undo."""

    @initialize(rules=house_rules, seed=SEEDS)
    def deal(self, rules: Rules, seed: int) -> None:
        self.world = Recorded(rules, random.Random(seed))

    @property
    def round(self) -> Round:
        return self.world.round

    @rule(moves=st.integers(1, 60), eager=st.sampled_from((0.0, 0.5, 1.0)), seed=SEEDS)
    def play_on(self, moves: int, eager: float, seed: int) -> None:
        self.world.play_on(moves, random.Random(seed), eager)

    @rule(seed=SEEDS)
    def play_and_take_back(self, seed: int) -> None:
        """Undo restores the position exactly after every listed move."""
        rng = random.Random(seed)
        for seat in range(self.round.players):
            for move in rng.sample(legal := self.round.legal_moves(seat), min(5, len(legal))):
                before, history = self.round.position, self.round.history
                self.round.play(move, seat)
                assert Move.parse(str(move)) == move
                self.round.undo()
                assert self.round.position == before
                assert self.round.history == history

    @rule(seed=SEEDS)
    def try_what_is_not_listed(self, seed: int) -> None:
        """It is refused with a reason and changes nothing, or is a listed play in other copies."""
        rng = random.Random(seed)
        for _ in range(20):
            seat = rng.randrange(self.round.players)
            move = wrong_move(self.round, seat, rng)
            if move is None:
                continue
            before, reason = self.round.position, self.round.refusal(move, seat)
            assert (move in self.round.legal_moves(seat)) == (not reason)
            if not reason:
                assert alike(move) in {alike(m) for m in self.round.legal_moves(seat)}
                continue
            with pytest.raises(IllegalMove) as refused:
                self.round.play(move, seat)
            assert refused.value.reason == reason
            assert reason in REASONS
            assert self.round.position == before

    @invariant()
    def listed_moves_are_the_legal_ones(self) -> None:
        if not hasattr(self, "world"):
            return
        for seat in range(self.round.players):
            listed = self.round.legal_moves(seat)
            assert len(listed) == len(set(listed))
            assert not any(self.round.refusal(move, seat) for move in listed[:500])
            if sum(card.is_joker for card in self.round.hand(seat)) <= MOST_JOKERS:
                assert set(map(str, listed)) == slow_rules.legal(self.round, seat)
        assert self.round.over or self.round.legal_moves()

    @invariant()
    def no_card_is_lost(self) -> None:
        if hasattr(self, "world"):
            assert sorted(every_card(self.round), key=str) == sorted(self.world.deck, key=str)

    @invariant()
    def scores_equal_a_second_count(self) -> None:
        if hasattr(self, "world") and self.round.over:
            assert self.round.scores == slow_rules.scores(self.round)


def alike(move: Move) -> tuple[object, ...]:
    """A key that is equal for two plays that only name different copies (S-04)."""
    if move.kind in ("take", "claim"):
        return (move,)
    return move.kind, tuple((card.is_joker, card.role) for card in move.cards), move.meld, move.end


def every_card(rnd: Round) -> list[Card]:
    position = rnd.position
    cards = [card for seat in range(rnd.players) for card in rnd.hand(seat)]
    laid = [card.bare for meld in rnd.melds for card in meld.cards]
    return [*cards, *laid, *rnd.discards, *position.stock_cards]


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=50 // SHARE, stateful_step_count=12)

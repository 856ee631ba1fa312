"""Random rounds for tests, with rules, deals and play that reach rare positions."""

import os
import random
from collections.abc import Sequence

from hypothesis import strategies as st

from rummy_qt.engine import Card, Move, Round, Rules
from rummy_qt.lab.random_rules import random_players, random_rules

SHARE = 1 if os.environ.get("RUMMY_QT_TESTS") == "compiled" else 3
"""Plain Python is about thirty times slower: there, a third of the random cases must suffice."""

SEEDS = st.integers(0, 2**32 - 1)

house_rules = st.randoms(use_true_random=False).map(random_rules)
"""Random rules, generated from the table of options."""

EAGER_KINDS = frozenset({"meld", "lay", "swap", "take"})


class Recorded:
    """A round in progress, with everything needed to replay it."""

    def __init__(self, rules: Rules, rng: random.Random) -> None:
        self.rules = rules
        self.players = random_players(rules, rng)
        self.dealer = rng.randrange(self.players)
        self.deck = rules.deck(self.players)
        rng.shuffle(self.deck)
        self.stocks: list[list[Card]] = []
        self.moves: list[tuple[int, Move]] = []
        self._rng = rng
        self.round = self.deal(self.deck)

    def deal(self, deck: Sequence[Card], stocks: Sequence[Sequence[Card]] | None = None) -> Round:
        """The same round with this deck, and with these stocks when it is rebuilt."""
        given = None if stocks is None else iter(stocks)

        def reshuffle(cards: list[Card]) -> list[Card]:
            if given is not None:
                return list(next(given))
            self._rng.shuffle(cards)
            self.stocks.append(list(cards))
            return cards

        return Round.deal(self.rules, self.players, self.dealer, deck, reshuffle=reshuffle)

    def play_on(self, moves: int, rng: random.Random, eager: float = 0.5) -> None:
        """At most ``moves`` random legal moves, by the seat to move or a seat that may call;
        ``eager`` is the probability of laying or taking where possible."""
        for _ in range(moves):
            if self.round.over:
                return
            seat = rng.choice([self.round.seat, rng.randrange(self.players)])
            legal = self.round.legal_moves(seat)
            if not legal:
                seat, legal = self.round.seat, self.round.legal_moves()
            good = [move for move in legal if move.kind in EAGER_KINDS]
            self.play(rng.choice(good if good and rng.random() < eager else legal), seat)

    def play(self, move: Move, seat: int) -> None:
        self.round.play(move, seat)
        self.moves.append((seat, move))

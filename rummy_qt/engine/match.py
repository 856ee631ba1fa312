"""A match: rounds until one seat has won."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import Card
from .deal import Seed, choice, shuffled
from .events import Event
from .moves import Move
from .round import Round, checked_players
from .rules import Rules
from .turns import Reshuffle


class Match:
    """A match being played. Make one with ``Match.new``."""

    deck: tuple[Card, ...]
    """The deck of the round, in dealing order; secret while the match runs."""
    round: Round
    """The round being played, or the last one."""
    round_number: int
    """1 for the first round."""

    def __init__(
        self,
        rules: Rules,
        players: int,
        seed: Seed,
        first_dealer: int,
        decks: Sequence[Sequence[Card]] | None,
        reshuffle: Reshuffle | None,
    ) -> None:
        self.rules = rules
        self.players = players
        self.seed = seed
        self.first_dealer = first_dealer
        self._decks = decks
        self._reshuffle = reshuffle
        self._past: list[list[int]] = []
        """The scores of the rounds before the current one."""
        self._deal(1, first_dealer, self._deck(1))

    @staticmethod
    def new(
        rules: Rules,
        players: int,
        seed: Seed,
        first_dealer: int | None = None,
        decks: Sequence[Sequence[Card]] | None = None,
        reshuffle: Reshuffle | None = None,
    ) -> Match:
        """Starts a match and deals its first round.

        ``decks`` replaces the seed's decks of rounds 1, 2, …, each in dealing order. Without
        ``first_dealer`` the seed decides. ``ValueError`` as in ``Round.deal``.
        """
        checked_players(rules, players)
        if first_dealer is None:
            first_dealer = choice(players, seed, "dealer")
        return Match(rules, players, seed, first_dealer, decks, reshuffle)

    def __repr__(self) -> str:
        totals = self.totals
        won = f", won by seat {self.winner}" if self.over else ""
        return f"<Match of {self.players}: round {self.round_number}, totals {totals}{won}>"

    # ------------------------------------------------------------------- the rounds

    def play(self, move: Move, seat: int | None = None) -> list[Event]:
        """As ``Round.play``; ``totals`` include the round as soon as it is over."""
        return self.round.play(move, seat)

    def next_round(self) -> Round:
        """Deals the next round; ``ValueError`` before the round or after the match is over."""
        if not self.round.over:
            raise ValueError("the round is not over")
        if self.over:
            raise ValueError("the match is over")
        number, past = self.round_number + 1, self.scores
        self._deal(number, self.next_dealer, self._deck(number))
        self._past = past
        return self.round

    def redeal(self, deck: Sequence[Card]) -> None:
        """Deals the current round again from this deck; ``ValueError`` for a wrong deck."""
        self._deal(self.round_number, self.round.dealer, deck)

    def _deal(self, number: int, dealer: int, deck: Sequence[Card]) -> None:
        self.round = Round.deal(
            self.rules, self.players, dealer, deck, self.seed, self._reshuffle, number
        )
        self.deck, self.round_number = tuple(deck), number

    def _deck(self, number: int) -> Sequence[Card]:
        if self._decks is None:
            return round_deck(self.rules, self.players, self.seed, number)
        if number > len(self._decks):
            raise ValueError(f"no deck was given for round {number}")
        return self._decks[number - 1]

    @property
    def next_dealer(self) -> int:
        """The dealer of the next round; only valid once a round is over."""
        dealer = self.round.dealer
        if self.rules.next_dealer == "left":
            return (dealer + 1) % self.players
        scores = self.scores[-1]
        from_left = [(dealer + 1 + n) % self.players for n in range(self.players)]
        return max(from_left, key=lambda seat: scores[seat])

    # ---------------------------------------------------------------------- the score

    @property
    def scores(self) -> list[list[int]]:
        """The scores of the finished rounds, each one int a seat."""
        current = self.round.scores
        return [list(scores) for scores in self._past] + ([] if current is None else [current])

    @property
    def totals(self) -> list[int]:
        """The points of all finished rounds, one int a seat."""
        rounds = self.scores
        return [sum(scores[seat] for scores in rounds) for seat in range(self.players)]

    @property
    def agreed_rounds(self) -> int | None:
        """The fixed number of rounds; None if a target ends the match."""
        return self.rules.rounds

    @property
    def over(self) -> bool:
        return self.winner is not None

    @property
    def winner(self) -> int | None:
        """The seat that has won; None until the match is over."""
        if not self.round.over or not self._ends_now():
            return None
        best = self._best_seats()
        if len(best) == 1:
            return best[0]
        closer = self.round.closer
        return closer if self.rules.tie_break == "closer" and closer in best else None

    def _ends_now(self) -> bool:
        if self.rules.rounds is not None:
            return self.round_number >= self.rules.rounds
        return max(self.totals) >= self.rules.target

    def _best_seats(self) -> list[int]:
        merit = list(map(self.rules.merit, self.totals))
        return [seat for seat in range(self.players) if merit[seat] == max(merit)]

    @property
    def settlement(self) -> list[int] | None:
        """The points that each seat collects (negative: pays); None until the match is over."""
        winner = self.winner
        if winner is None:
            return None
        if not self.rules.settlement:
            return [0] * self.players
        differences = [total - self.totals[winner] for total in self.totals]
        differences[winner] = -sum(differences)
        return differences


def round_deck(rules: Rules, players: int, seed: Seed, number: int) -> list[Card]:
    """The deck of round ``number`` (1, 2, …) that follows from the seed, in dealing order."""
    return shuffled(rules.deck(players), seed, f"deal {number}")

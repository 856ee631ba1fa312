"""A random round, played in the program and in the second engine side by side."""

from __future__ import annotations

import random
from collections.abc import Iterator

from rummy_qt.engine import RULEBOOKS, Card, Move, Round
from rummy_qt.lab.random_rules import random_players, random_rules

from .second import Second

RARE = ("take", "concede", "swap", "claim", "peek", "meld")
MOST_JOKERS = 3
MOST_PLAYERS = 5


class World:
    """Both rounds, after the same moves."""

    def __init__(self, rng: random.Random) -> None:
        book = rng.random() < 0.5
        rules = rng.choice([*RULEBOOKS.values()]) if book else random_rules(rng)
        players = max(rules.min_players, min(random_players(rules, rng), MOST_PLAYERS))
        dealer = rng.randrange(players)
        deck = rules.deck(players)
        rng.shuffle(deck)
        self._rng, self._stock = rng, list[str]()
        self.round = Round.deal(rules, players, dealer, deck, reshuffle=self._shuffled)
        self.second = Second(rules, players, dealer, [str(card) for card in deck])
        self.before, self.last, self.told = self.second, "", 0
        """The state before the last move, that move, and the number of events before it."""

    def _shuffled(self, cards: list[Card]) -> list[Card]:
        self._rng.shuffle(cards)
        self._stock = [str(card) for card in cards]
        return cards

    def play(self, move: Move, seat: int) -> None:
        self.before, self.last = self.second.copy(), f"{seat} {move}"
        self.told = len(self.round.history)
        self.round.play(move, seat)
        self.second.play(str(move), seat, self._stock)

    @property
    def simple(self) -> bool:
        """Whether every hand has few enough jokers to list all plays in reasonable time."""
        hands = self.second.hands
        return all(sum(c[0] == "*" for c in h) <= MOST_JOKERS and len(h) <= 30 for h in hands)

    def step(self) -> None:
        """A random legal move of the seat to move, or of one that may call."""
        rng, rnd = self._rng, self.round
        seat = rng.choice([rnd.seat, rnd.seat, rng.randrange(rnd.players)])
        legal = rnd.legal_moves(seat)
        if not legal:
            seat, legal = rnd.seat, rnd.legal_moves()
        kinds = sorted({move.kind for move in legal})
        rare = [kind for kind in kinds if kind in RARE]
        kind = rng.choice(rare if rare and rng.random() < 0.35 else kinds)
        self.play(rng.choice([move for move in legal if move.kind == kind]), seat)


def after(second: Second, move: str, seat: int) -> Second:
    """The state after a move during which no stock is rebuilt."""
    later = second.copy()
    later.play(move, seat, later.pile[:-1])
    return later


def positions(seed: int, count: int) -> Iterator[tuple[World, random.Random]]:
    """Yields ``count`` positions, starting a new round now and then."""
    shown = 0
    number = 0
    while shown < count:
        rng = random.Random(f"{seed}:{number}")
        number += 1
        world = World(rng)
        for _ in range(rng.choice([12, 40, 90, 200])):
            if world.round.over or not world.simple or shown >= count:
                break
            if rng.random() < 0.4:
                yield world, rng
                shown += 1
            world.step()
        if world.round.over and shown < count:
            yield world, rng
            shown += 1

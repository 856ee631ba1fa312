"""A world that writes down what is played in it, as the engine's moves."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rummy_qt.engine.cards import CARDS, Card
from rummy_qt.engine.moves import CONCEDE, DRAW, PASS, End, Move

from .laid import SET, TableJoker
from .world import World


class Traced(World):
    """A world with a list of what its seats have played."""

    __slots__ = ("played", "stocks")

    played: list[tuple[int, Move]]
    """Each move with the seat that made it."""
    stocks: list[list[int]]
    """The stocks rebuilt from the discards; the next card is the last."""

    @property
    def moves(self) -> list[Move]:
        """The moves alone."""
        return [move for _, move in self.played]

    def rebuild(self, stock: list[int]) -> None:
        self.stocks.append(stock.copy())
        super().rebuild(stock)

    def _note(self, move: Move) -> None:
        self.played.append((self.seat, move))

    @staticmethod
    def of(world: World) -> Traced:
        """A copy of this world that writes down what follows."""
        twin = Traced()
        world.copy_to(twin)
        twin.played, twin.stocks = [], []
        return twin

    def draw(self, chance: Random) -> int:
        self._note(DRAW)
        return super().draw(chance)

    def take(self, at: int) -> None:
        self._note(Move("take", (CARDS[self.discards[at]],)))
        super().take(at)

    def pass_turn(self) -> None:
        self._note(PASS)
        super().pass_turn()

    def concede(self) -> None:
        self._note(CONCEDE)
        super().concede()

    def meld(self, kind: int, cards: Sequence[int], roles: Sequence[int]) -> None:
        self._note(Move("meld", _as_laid(cards, roles)))
        super().meld(kind, cards, roles)

    def lay(self, at: int, low_end: bool, cards: Sequence[int], roles: Sequence[int]) -> None:
        self._note(Move("lay", _as_laid(cards, roles), at + 1, end_of(self, at, low_end)))
        super().lay(at, low_end, cards, roles)

    def swap(self, joker: TableJoker, card: int) -> None:
        self._note(Move("swap", (CARDS[card],), joker.meld + 1))
        super().swap(joker, card)

    def discard(self, card: int) -> None:
        self._note(Move("discard", (CARDS[card],)))
        super().discard(card)

    def claim(self, seat: int, at: int, low_end: bool, role: int) -> None:
        self.played.append((seat, Move("claim", (), at + 1, end_of(self, at, low_end))))
        super().claim(seat, at, low_end, role)


def end_of(world: World, at: int, low_end: bool) -> End:
    """The end of that meld in the notation."""
    if world.melds[at].kind == SET:
        return ""
    return "-" if low_end else "+"


def _as_laid(cards: Sequence[int], roles: Sequence[int]) -> tuple[Card, ...]:
    return tuple(
        CARDS[card].standing_for(role) if CARDS[card].is_joker else CARDS[card]
        for card, role in zip(cards, roles, strict=True)
    )

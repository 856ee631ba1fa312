"""A world that writes down what is played in it, as the engine's moves."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rummy_qt.engine.cards import CARDS, Card
from rummy_qt.engine.moves import CONCEDE, DRAW, PASS, End, Move

from .laid import SET, TableJoker
from .world import World


class Traced(World):
    """A world with a list of the moves that its seats have made."""

    __slots__ = ("moves",)

    moves: list[Move]

    @staticmethod
    def of(world: World) -> Traced:
        """A copy of this world that writes down what follows."""
        twin = Traced.__new__(Traced)
        whole = world.copy()
        for name in World.__slots__:
            setattr(twin, name, getattr(whole, name))
        twin.moves = []
        return twin

    def draw(self, chance: Random) -> int:
        self.moves.append(DRAW)
        return super().draw(chance)

    def take(self, at: int) -> None:
        self.moves.append(Move("take", (CARDS[self.discards[at]],)))
        super().take(at)

    def pass_turn(self) -> None:
        self.moves.append(PASS)
        super().pass_turn()

    def concede(self) -> None:
        self.moves.append(CONCEDE)
        super().concede()

    def meld(self, kind: int, cards: Sequence[int], roles: Sequence[int]) -> None:
        self.moves.append(Move("meld", _as_laid(cards, roles)))
        super().meld(kind, cards, roles)

    def lay(self, at: int, low_end: bool, cards: Sequence[int], roles: Sequence[int]) -> None:
        self.moves.append(Move("lay", _as_laid(cards, roles), at + 1, end_of(self, at, low_end)))
        super().lay(at, low_end, cards, roles)

    def swap(self, joker: TableJoker, card: int) -> None:
        self.moves.append(Move("swap", (CARDS[card],), joker.meld + 1))
        super().swap(joker, card)

    def discard(self, card: int) -> None:
        self.moves.append(Move("discard", (CARDS[card],)))
        super().discard(card)

    def claim(self, seat: int, at: int, low_end: bool, role: int) -> None:
        self.moves.append(Move("claim", (), at + 1, end_of(self, at, low_end)))
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

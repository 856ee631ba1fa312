"""Between the engine and the simulation: the engine's melds and moves in a world."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rummy_qt.engine.cards import CARDS, JOKER_FACE, SUITS
from rummy_qt.engine.combinations import Combinations
from rummy_qt.engine.melds import Meld
from rummy_qt.engine.moves import Move
from rummy_qt.engine.scoring import table_points

from .laid import RUN, SET, Laid, TableJoker
from .sheet import Sheet
from .world import World


def lay_table(world: World, melds: list[Meld] | tuple[Meld, ...]) -> None:
    """Puts the engine's melds on the world's table, with their points."""
    sheet = world.sheet
    for at, meld in enumerate(melds):
        for owner, points in zip(meld.owners, table_points(sheet.rules, meld), strict=True):
            world.points[owner] += points
        world.melds.append(_laid(sheet, meld))
        world.fits |= world.melds[-1].fit
        world.jokers += tuple(
            TableJoker(at, card.role, owner, card.index)
            for card, owner in zip(meld.cards, meld.owners, strict=True)
            if card.is_joker
        )


def _laid(sheet: Sheet, meld: Meld) -> Laid:
    size = len(meld.cards)
    if meld.kind == "run":
        first = meld.cards[0]
        ace = meld.owners[0] if first.rank == 0 and not first.is_joker else -1
        fit = sheet.run_fit(meld.suit, meld.low, size)
        return Laid(RUN, meld.suit, meld.low, size, meld.jokers, fit, ace)
    rank, suits = meld.cards[0].rank, 0
    for card in meld.cards:
        bit = 1 << card.suit
        suits |= bit << 4 if suits & bit else bit
    return Laid(SET, rank, suits, size, meld.jokers, sheet.set_fit(rank, suits, size), -1)


def apply(world: World, move: Move, seat: int, stock: list[int] | None = None) -> None:
    """Plays an engine's move; ``stock``: the rebuilt stock, should the move need one."""
    cards = tuple(card.index for card in move.cards)
    roles = tuple(card.role for card in move.cards)
    if stock is not None:
        world.rebuild(stock)
    if move.kind == "meld":
        meld = Combinations.of(world.sheet.rules).meld_of(move.cards)
        world.meld(SET if meld.kind == "set" else RUN, cards, roles)
    elif move.kind == "lay":
        world.lay((move.meld or 0) - 1, move.end == "-", cards, roles)
    elif move.kind == "claim":
        _claim(world, move, seat)
    else:
        _SHORT[move.kind](world, cards, move)


_SHORT: dict[str, Callable[[World, tuple[int, ...], Move], object]] = {
    "draw": lambda world, cards, move: world.draw(Random(0)),
    "take": lambda world, cards, move: world.take(world.discards.index(cards[0])),
    "pass": lambda world, cards, move: world.pass_turn(),
    "peek": lambda world, cards, move: world.pay(world.seat, world.sheet.rules.peek_price or 0),
    "concede": lambda world, cards, move: world.concede(),
    "swap": lambda world, cards, move: world.swap(_joker(world, move), cards[0]),
    "discard": lambda world, cards, move: world.discard(cards[0]),
}


def _joker(world: World, move: Move) -> TableJoker:
    wanted = ((move.meld or 0) - 1, move.cards[0].role)
    return next(joker for joker in world.jokers if (joker.meld, joker.role) == wanted)


def _claim(world: World, move: Move, seat: int) -> None:
    if move.meld is None:
        world.call_falsely(seat)
        return
    at, low_end = move.meld - 1, move.end == "-"
    role = place_of(world, at, low_end, world.discards[-1])
    world.claim(seat, at, low_end, role)


def place_of(world: World, at: int, low_end: bool, card: int) -> int:
    """The face that this single card stands for when it is laid off there (S-01)."""
    face = CARDS[card].face
    if face != JOKER_FACE:
        return face
    laid = world.melds[at]
    if laid.kind == SET:
        suit = next(suit for suit in range(len(SUITS)) if not laid.low >> suit & 1)
        return 13 * suit + laid.key
    rank = (laid.low - 1) % 13 if low_end else (laid.low + laid.size) % 13
    return 13 * laid.key + rank

"""Moves that nobody listed: wrong in one detail, or in all of them.

They show that the engine refuses what it should, with a reason, and stays as it was.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from rummy_qt.engine import Card, Move, Round
from rummy_qt.engine.cards import CARDS
from rummy_qt.engine.moves import CALL, CONCEDE, DRAW, KINDS, PASS, PEEK, End, Kind
from rummy_qt.engine.position import Phase

_ENDS: tuple[End, ...] = ("", "+", "-")
_BARE = (DRAW, PASS, CONCEDE, PEEK, CALL)
_KINDS_OF_PHASE: dict[Phase, tuple[Kind, ...]] = {
    Phase.DRAW: ("draw", "take", "pass", "peek", "claim"),
    Phase.DUTY: ("meld", "lay", "swap", "concede", "discard"),
    Phase.PLAY: ("meld", "lay", "swap", "discard"),
    Phase.CLOSED: KINDS,
    Phase.OVER: KINDS,
}


def wrong_move(rnd: Round, seat: int, rng: random.Random) -> Move | None:
    """A move that ``legal_moves(seat)`` does not name; None when none was found.

    It may still be legal: a listed play with another copy of a card.
    """
    listed = list(rnd.legal_moves(seat))  # a plain list knows no other copies
    for _ in range(10):
        move = _spoilt(rng.choice(listed), rnd, rng) if listed and rng.random() < 0.6 else None
        move = move or _made_up(rnd, seat, rng)
        if _can_be_written(move) and move not in listed:
            return move
    return None


def _spoilt(move: Move, rnd: Round, rng: random.Random) -> Move:
    """The move, with one thing changed."""
    cards, meld, end = list(move.cards), move.meld, move.end
    change = rng.randrange(5)
    if change == 0 and cards:
        cards[rng.randrange(len(cards))] = _any_card(rnd, rng, laid=move.kind in ("meld", "lay"))
    elif change == 1 and len(cards) > 1:
        cards.pop(rng.choice((0, -1, rng.randrange(len(cards)))))
    elif change == 2 and move.kind in ("meld", "lay"):
        cards.insert(rng.randint(0, len(cards)), _any_card(rnd, rng, laid=True))
    elif change == 3 and len(cards) > 1:
        rng.shuffle(cards)
    elif meld is not None:
        meld = rng.randint(1, len(rnd.melds) + 1)
        end = rng.choice(_ENDS) if move.kind != "swap" else ""
    return Move(move.kind, tuple(cards), meld, end)


def _made_up(rnd: Round, seat: int, rng: random.Random) -> Move:
    kinds = _KINDS_OF_PHASE[rnd.phase] if rng.random() < 0.8 else KINDS
    kind = rng.choice(kinds)
    meld, end = rng.randint(1, len(rnd.melds) + 1), rng.choice(_ENDS)
    if kind in ("take", "discard"):
        return Move(kind, (_held_card(rnd, seat, rng),))
    if kind == "swap":
        return _a_swap(rnd, seat, rng)
    if kind == "claim":
        return Move(kind, (), meld, end)
    if kind == "meld":
        return Move(kind, rng.choice((_a_row, _a_column, _a_handful))(rnd, seat, rng))
    if kind == "lay":
        return _a_lay_off(rnd, seat, rng)
    return rng.choice(_BARE)


def _a_row(rnd: Round, seat: int, rng: random.Random) -> tuple[Card, ...]:
    """Cards of one suit in sequence, held or not, some of them jokers."""
    about = _a_role(rnd, seat, rng)
    suit, start = about // 13, about % 13 - rng.randrange(4)
    size = rng.choice((3, 3, 4, 13, 14))
    return _filled([suit * 13 + (start + n) % 13 for n in range(size)], rnd, seat, rng)


def _a_column(rnd: Round, seat: int, rng: random.Random) -> tuple[Card, ...]:
    """Cards of one rank, held or not, some of them jokers."""
    rank = _a_role(rnd, seat, rng) % 13
    suits = sorted(rng.choices(range(4), k=rng.choice((3, 4, 5))))
    return _filled([suit * 13 + rank for suit in suits], rnd, seat, rng)


def _a_role(rnd: Round, seat: int, rng: random.Random) -> int:
    """The face of a natural card in hand, if there is one."""
    faces = [card.face for card in rnd.hand(seat) if not card.is_joker]
    return rng.choice(faces or range(52))


def _a_lay_off(rnd: Round, seat: int, rng: random.Random) -> Move:
    """Cards that would go on where a meld ends, or a fifth of a rank, or anything."""
    if not rnd.melds or rng.random() < 0.3:
        cards = _a_handful(rnd, seat, rng)[: rng.randint(1, 3)]
        return Move("lay", cards, rng.randint(1, len(rnd.melds) + 1), rng.choice(_ENDS))
    number = rng.randint(1, len(rnd.melds))
    there = rnd.melds[number - 1].cards
    if there[0].rank == there[1].rank:
        faces = [rng.randrange(4) * 13 + there[0].rank]
        return Move("lay", _filled(faces, rnd, seat, rng), number)
    suit, size, end = there[0].suit, rng.randint(1, 3), rng.choice(_ENDS[1:])
    low = there[0].rank - size if end == "-" else there[-1].rank + 1
    faces = [suit * 13 + (low + n) % 13 for n in range(size)]
    return Move("lay", _filled(faces, rnd, seat, rng), number, end)


def _a_swap(rnd: Round, seat: int, rng: random.Random) -> Move:
    """A card for a joker that stands for it, if one is held."""
    jokers = [
        (number, card)
        for number, meld in enumerate(rnd.melds, 1)
        for card in meld.cards
        if card.is_joker
    ]
    for number, joker in rng.sample(jokers, len(jokers)):
        own = [card for card in rnd.hand(seat) if card.face == joker.role]
        if own:
            return Move("swap", (rng.choice(own),), number)
    return Move("swap", (_held_card(rnd, seat, rng),), rng.randint(1, len(rnd.melds) + 1))


def _filled(faces: Sequence[int], rnd: Round, seat: int, rng: random.Random) -> tuple[Card, ...]:
    """A card for each face: one held, else a joker held, else any."""
    held = rnd.hand(seat)
    jokers = [card for card in held if card.is_joker]
    cards: list[Card] = []
    for face in faces:
        own = next((card for card in held if card.face == face and card not in cards), None)
        if jokers and (own is None or rng.random() < 0.2):
            own = jokers.pop(0).standing_for(face)
        cards.append(own or CARDS[face + 52 * (CARDS[face] in cards)])
    return tuple(cards)


def _a_handful(rnd: Round, seat: int, rng: random.Random) -> tuple[Card, ...]:
    """Cards held, whatever they are."""
    held = rnd.hand(seat) or [_any_card(rnd, rng, laid=False)]
    cards = rng.sample(held, min(len(held), rng.randint(2, 5)))
    return tuple(_laid(card, rng) for card in cards)


def _held_card(rnd: Round, seat: int, rng: random.Random) -> Card:
    """A card of the hand, or of the discards."""
    choices = [cards for cards in (rnd.hand(seat), list(rnd.discards)) if cards]
    return rng.choice(rng.choice(choices)) if choices else _any_card(rnd, rng, laid=False)


def _any_card(rnd: Round, rng: random.Random, *, laid: bool) -> Card:
    card = rng.choice(rnd.rules.deck(rnd.players))
    return _laid(card, rng) if laid else card


def _laid(card: Card, rng: random.Random) -> Card:
    return card.standing_for(rng.randrange(52)) if card.is_joker else card


def _can_be_written(move: Move) -> bool:
    """Whether the notation has this move: a joker in a play names what it stands for."""
    try:
        return Move.parse(str(move)) == move
    except ValueError:
        return False

"""A whole position of a round as readable text, and back.

One fact a line, ``name: value``; what is empty, zero or usual is left out::

    players: 3, dealer 2
    to move: 0, duty
    turns: 5
    hand 0: 7c 9d *1
    hand 1: 2s 8h
    hand 2: Kd Ks
    stock: 4d 4h                    the next card first
    discards: 6s Td                 the bottom card first
    m1 set: 8c/1 *2=8d/1 8s/2+      each card with its owner, + when laid off
    penalties: 0 50 0
    melders: 1
    idle: 1
    rebuilds: 1, table grew
    duty: 7c 9d
    barred: Th
    turn: drew, last card, laid, peeked
    call: 2, by 0                   who discarded (or: closed), and who has called
    closer: 2
    ending: went_out

The text holds what the rules need to go on, hidden cards included: not the history.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import get_args

from .cards import JOKER_FACE, Card, cards_of, face_text, hand_of
from .combinations import Combinations
from .events import Ending
from .melds import Meld, MeldKind
from .position import Phase, Position
from .round import Round
from .rules import Rules

_TURN_WORDS = {
    "drew": "drew_stock",
    "last card": "drew_last",
    "laid": "laid",
    "peeked": "peeked",
}
_COUNTS = ("turns", "idle")
_CLOSED = "closed"
_GREW = "table grew"


def position_text(rnd: Round) -> str:
    """The position of a round, as above; ``parse_position`` reads it back."""
    return "".join(f"{name}: {value}\n" for name, value in _facts(rnd.position))


def parse_position(text: str, rules: Rules) -> Round:
    """The round that stands at this position, with an empty history; its seed is 0.

    ``ValueError`` names the line that cannot be read, or says that the cards are not exactly
    those of the rules.
    """
    position = Position(
        rules, Combinations.of(rules), players=0, dealer=0, seat=0, hands=[], stock=[], discards=[]
    )
    for line in text.splitlines():
        name, _, value = map(str.strip, line.partition(":"))
        try:
            _read(position, name, value)
        except (ValueError, KeyError, IndexError) as error:
            raise ValueError(f"not a position: {line[:60]!r} ({error})") from None
    _check_cards(position)
    return Round(position, reshuffle=None, seed=0, label="round 1 stock")


# ------------------------------------------------------------------------- writing


def _facts(position: Position) -> Iterator[tuple[str, str]]:
    yield "players", f"{position.players}, dealer {position.dealer}"
    yield "to move", f"{position.seat}, {position.phase.name.lower()}"
    for seat, hand in enumerate(position.hands):
        yield f"hand {seat}", _cards_text(cards_of(hand))
    yield "stock", _cards_text(reversed(position.stock))
    yield "discards", _cards_text(position.discards)
    for number, meld in enumerate(position.melds, 1):
        yield f"m{number} {meld.kind}", _meld_text(meld)
    yield from ((name, text) for name, text in _lesser_facts(position) if text)


def _lesser_facts(position: Position) -> Iterator[tuple[str, str]]:
    """Facts that are left out when their text is empty."""
    for name in _COUNTS:
        yield name, str(getattr(position, name) or "")
    yield "penalties", " ".join(map(str, position.penalties)) if any(position.penalties) else ""
    yield "melders", _seats_text(position.melders)
    rebuilds = str(position.rebuilds) if position.rebuilds or position.table_grew else ""
    yield "rebuilds", rebuilds + f", {_GREW}" * position.table_grew
    yield "duty", " ".join(face_text(f) for f in range(JOKER_FACE + 1) if position.duty >> f & 1)
    yield "barred", face_text(position.barred) if position.barred >= 0 else ""
    yield "turn", ", ".join(w for w, name in _TURN_WORDS.items() if getattr(position, name))
    callers = _seats_text(position.callers)
    window = str(position.discarder) if position.discarder >= 0 else _CLOSED * bool(callers)
    yield "call", window + f", by {callers}" * bool(callers)
    yield "closer", "" if position.closer is None else str(position.closer)
    yield "ending", position.ending or ""


def _cards_text(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _seats_text(bits: int) -> str:
    return " ".join(str(seat) for seat in range(bits.bit_length()) if bits >> seat & 1)


def _meld_text(meld: Meld) -> str:
    parts = zip(meld.cards, meld.owners, meld.laid_off, strict=True)
    return " ".join(f"{card}/{owner}{'+' * late}" for card, owner, late in parts)


# ------------------------------------------------------------------------- reading


def _read_header(position: Position, name: str, value: str) -> None:
    players, dealer = value.split(", dealer ")
    position.players, position.dealer = int(players), _seat_of(int(players), dealer)
    allowed = range(position.rules.min_players, position.rules.max_players + 1)
    _expect(position.players in allowed, "the rules do not allow so many players")
    position.hands, position.penalties = [0] * position.players, [0] * position.players


def _read_to_move(position: Position, name: str, value: str) -> None:
    seat, phase = value.split(", ")
    position.seat, position.phase = _seat_of(position.players, seat), Phase[phase.upper()]


def _read_hand(position: Position, name: str, value: str) -> None:
    position.hands[_seat_of(position.players, name)] = hand_of(_held(value))


def _read_stock(position: Position, name: str, value: str) -> None:
    position.stock = _held(value)[::-1]


def _read_discards(position: Position, name: str, value: str) -> None:
    position.discards = _held(value)


def _read_run(position: Position, name: str, value: str) -> None:
    _read_meld(position, "run", value)


def _read_set(position: Position, name: str, value: str) -> None:
    _read_meld(position, "set", value)


def _read_meld(position: Position, kind: MeldKind, value: str) -> None:
    words = [word.partition("/") for word in value.split()]
    owners = tuple(_seat_of(position.players, after.rstrip("+")) for _, _, after in words)
    cards = tuple(Card.parse(card) for card, _, _ in words)
    late = tuple(after.endswith("+") for _, _, after in words)
    position.melds.append(Meld(kind, cards, owners, late))


def _read_count(position: Position, name: str, value: str) -> None:
    setattr(position, name, _count(value))


def _read_penalties(position: Position, name: str, value: str) -> None:
    prices = [_count(word) for word in value.split()]
    _expect(len(prices) == position.players, "one number a seat")
    position.penalties = prices


def _read_melders(position: Position, name: str, value: str) -> None:
    position.melders = _seat_bits(position.players, value)


def _read_rebuilds(position: Position, name: str, value: str) -> None:
    count, _, grew = value.partition(", ")
    _expect(grew in ("", _GREW), "unknown words")
    position.rebuilds, position.table_grew = _count(count), bool(grew)


def _read_duty(position: Position, name: str, value: str) -> None:
    position.duty = sum(1 << _face(word) for word in value.split())


def _read_barred(position: Position, name: str, value: str) -> None:
    position.barred = _face(value)


def _read_turn(position: Position, name: str, value: str) -> None:
    for word in value.split(", "):
        setattr(position, _TURN_WORDS[word], True)


def _read_call(position: Position, name: str, value: str) -> None:
    discarder, _, callers = value.partition(", by ")
    position.discarder = -1 if discarder == _CLOSED else _seat_of(position.players, discarder)
    position.callers = _seat_bits(position.players, callers)


def _read_closer(position: Position, name: str, value: str) -> None:
    position.closer = _seat_of(position.players, value)


def _read_ending(position: Position, name: str, value: str) -> None:
    endings: dict[str, Ending] = {ending: ending for ending in get_args(Ending)}
    position.ending = endings[value]


_READERS: dict[str, Callable[[Position, str, str], None]] = {
    r"players": _read_header,
    r"to move": _read_to_move,
    r"hand ([0-7])": _read_hand,
    r"stock": _read_stock,
    r"discards": _read_discards,
    r"m[0-9]+ run": _read_run,
    r"m[0-9]+ set": _read_set,
    r"(turns|idle)": _read_count,
    r"penalties": _read_penalties,
    r"melders": _read_melders,
    r"rebuilds": _read_rebuilds,
    r"duty": _read_duty,
    r"barred": _read_barred,
    r"turn": _read_turn,
    r"call": _read_call,
    r"closer": _read_closer,
    r"ending": _read_ending,
}
"""What reads a line, by a pattern of its name; it gets the pattern's group, if it has one."""


def _read(position: Position, name: str, value: str) -> None:
    for pattern, reader in _READERS.items():
        match = re.fullmatch(pattern, name)
        if match:
            return reader(position, match[1] if match.groups() else name, value)
    raise ValueError("there is no such line")


def _held(text: str) -> list[Card]:
    cards = [Card.parse(word) for word in text.split()]
    _expect(all(card is card.bare for card in cards), "a joker not laid has no role")
    _expect(len(set(cards)) == len(cards), "a card stands twice")
    return cards


def _face(text: str) -> int:
    return JOKER_FACE if text == face_text(JOKER_FACE) else Card.parse(text).face


def _seat_of(players: int, text: str) -> int:
    seat = int(text)
    _expect(0 <= seat < players, f"there is no seat {seat}")
    return seat


def _seat_bits(players: int, text: str) -> int:
    return sum(1 << _seat_of(players, word) for word in text.split())


def _count(text: str) -> int:
    count = int(text)
    _expect(count >= 0, "less than none")
    return count


def _expect(condition: bool, complaint: str) -> None:
    if not condition:
        raise ValueError(complaint)


def _check_cards(position: Position) -> None:
    cards = [card for hand in position.hands for card in cards_of(hand)]
    cards += position.stock + position.discards
    cards += [card.bare for meld in position.melds for card in meld.cards]
    wanted = position.rules.deck(position.players)
    if sorted(card.index for card in cards) != [card.index for card in wanted]:
        raise ValueError(f"a position must hold exactly the {len(wanted)} cards of its rules")

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
from typing import Any, NamedTuple, get_args

from .cards import JOKER_FACE, Card, cards_of, face_text
from .events import Ending
from .melds import Meld, MeldKind
from .moves import expect
from .position import PHASES, Position
from .rules import Rules
from .sheet import sheet_of

_TURN_WORDS = {
    "drew": "drew_stock",
    "last card": "drew_last",
    "laid": "laid",
    "peeked": "peeked",
}
_CLOSED = "closed"
_GREW = "table grew"


def position_text(position: Position) -> str:
    """The position as above; ``parse_position`` reads it back."""
    return "".join(f"{name}: {value}\n" for name, value in _facts(position))


def parse_position(text: str, rules: Rules) -> Position:
    """The position of this text.

    ``ValueError`` names the line that cannot be read, or says that the cards are not exactly
    those of the rules.
    """
    position: Position | None = None
    for line in text.splitlines():
        name, _, value = map(str.strip, line.partition(":"))
        try:
            if name == "players":
                position = _seated(rules, value)
            elif position is None:
                raise ValueError("the players come first")
            else:
                _read(position, name, value)
        except (ValueError, KeyError, IndexError) as error:
            raise ValueError(f"not a position: {line[:60]!r} ({error})") from None
    if position is None:
        raise ValueError("not a position: it names no players")
    _check_cards(position)
    return position


# ------------------------------------------------------------------------- writing


def _facts(position: Position) -> Iterator[tuple[str, str]]:
    yield "players", f"{position.players}, dealer {position.dealer}"
    yield "to move", f"{position.seat}, {position.phase}"
    for seat in range(position.players):
        yield f"hand {seat}", _cards_text(cards_of(position.held(seat)))
    yield "stock", _cards_text(reversed(position.stock_cards))
    yield "discards", _cards_text(position.discards)
    for number, meld in enumerate(position.melds, 1):
        yield f"m{number} {meld.kind}", _meld_text(meld)
    for name, fact in _LESSER.items():
        text = fact.write(position)
        if text:
            yield name, text


def _cards_text(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _seats_text(bits: int) -> str:
    return " ".join(str(seat) for seat in range(bits.bit_length()) if bits >> seat & 1)


def _meld_text(meld: Meld) -> str:
    parts = zip(meld.cards, meld.owners, meld.laid_off, strict=True)
    return " ".join(f"{card}/{owner}{'+' * late}" for card, owner, late in parts)


# ------------------------------------------------------------------------- reading


def _seated(rules: Rules, value: str) -> Position:
    players, dealer = value.split(", dealer ")
    allowed = range(rules.min_players, rules.max_players + 1)
    expect(int(players) in allowed, "the rules do not allow so many players")
    return Position(sheet_of(rules, int(players)), _seat_of(int(players), dealer))


def _read_to_move(position: Position, name: str, value: str) -> None:
    seat, phase = value.split(", ")
    expect(phase in PHASES, "there is no such phase")
    position.seat, position.due = _seat_of(position.players, seat), PHASES.index(phase)


def _read_meld(position: Position, name: str, value: str) -> None:
    kind: MeldKind = "run" if name == "run" else "set"
    words = [word.partition("/") for word in value.split()]
    owners = tuple(_seat_of(position.players, after.rstrip("+")) for _, _, after in words)
    cards = tuple(Card.parse(card) for card, _, _ in words)
    late = tuple(after.endswith("+") for _, _, after in words)
    expect(all(card.role != JOKER_FACE for card in cards), "a laid joker needs its role")
    meld = Meld(kind, cards, owners, late)
    position.add_meld(meld)
    expect(position.melds[-1] == meld, "these cards are no such meld")


_READERS: dict[str, Callable[[Position, str, str], None]] = {
    r"to move": _read_to_move,
    r"hand ([0-7])": lambda position, name, value: position.set_hand(
        _seat_of(position.players, name), _held(value)
    ),
    r"stock": lambda position, _, value: position.set_stock(_held(value)[::-1]),
    r"discards": lambda position, _, value: position.set_discards(_held(value)),
    r"m[0-9]+ (run|set)": _read_meld,
}
"""What reads a line, by a pattern of its name; it gets the pattern's group, if it has one."""


def _read(position: Position, name: str, value: str) -> None:
    if name in _LESSER:
        _LESSER[name].read(position, value)
        return None
    for pattern, reader in _READERS.items():
        match = re.fullmatch(pattern, name)
        if match:
            return reader(position, match[1] if match.groups() else name, value)
    raise ValueError("there is no such line")


# ------------------------------------------------------------------- lines that are left out


class _Fact(NamedTuple):
    """A line that is left out where it says the usual."""

    write: Callable[[Position], str]
    """Its text; empty for the usual."""
    read: Callable[[Position, str], object]


def _field(
    attribute: str, text_of: Callable[[Any], str], value_of: Callable[[str, int], object]
) -> _Fact:
    """A line that is one field of the position; ``value_of`` gets the number of players, too."""
    return _Fact(
        lambda position: text_of(getattr(position, attribute)),
        lambda position, text: setattr(position, attribute, value_of(text, position.players)),
    )


def _faces_text(faces: int) -> str:
    return " ".join(face_text(face) for face in range(JOKER_FACE + 1) if faces >> face & 1)


def _penalties_text(position: Position) -> str:
    return " ".join(map(str, position.penalties)) if any(position.penalties) else ""


def _read_penalties(position: Position, text: str) -> None:
    prices = [_count(word) for word in text.split()]
    expect(len(prices) == position.players, "one number a seat")
    for seat, price in enumerate(prices):
        position.penalties[seat] = price


def _rebuilds_text(position: Position) -> str:
    count = str(position.rebuilds) if position.rebuilds or position.table_grew else ""
    return count + f", {_GREW}" * position.table_grew


def _read_rebuilds(position: Position, text: str) -> None:
    count, _, grew = text.partition(", ")
    expect(grew in ("", _GREW), "unknown words")
    position.rebuilds, position.table_grew = _count(count), bool(grew)


def _turn_text(position: Position) -> str:
    return ", ".join(word for word, name in _TURN_WORDS.items() if getattr(position, name))


def _read_turn(position: Position, text: str) -> None:
    for word in text.split(", "):
        setattr(position, _TURN_WORDS[word], True)


def _call_text(position: Position) -> str:
    callers = _seats_text(position.callers)
    window = str(position.discarder) if position.discarder >= 0 else _CLOSED * bool(callers)
    return window + f", by {callers}" * bool(callers)


def _read_call(position: Position, text: str) -> None:
    discarder, _, callers = text.partition(", by ")
    position.discarder = -1 if discarder == _CLOSED else _seat_of(position.players, discarder)
    position.callers = _seat_bits(position.players, callers)


_ENDINGS: dict[str, Ending] = {ending: ending for ending in get_args(Ending)}

_LESSER: dict[str, _Fact] = {
    "turns": _field("turns", lambda turns: str(turns or ""), lambda text, _: _count(text)),
    "idle": _field("idle", lambda idle: str(idle or ""), lambda text, _: _count(text)),
    "penalties": _Fact(_penalties_text, _read_penalties),
    "melders": _field("melders", _seats_text, lambda text, players: _seat_bits(players, text)),
    "rebuilds": _Fact(_rebuilds_text, _read_rebuilds),
    "duty": _field("duty", _faces_text, lambda text, _: sum(1 << _face(w) for w in text.split())),
    "barred": _field(
        "barred", lambda face: face_text(face) if face >= 0 else "", lambda text, _: _face(text)
    ),
    "turn": _Fact(_turn_text, _read_turn),
    "call": _Fact(_call_text, _read_call),
    "closer": _field(
        "out",
        lambda seat: str(seat) if seat >= 0 else "",
        lambda text, players: _seat_of(players, text),
    ),
    "ending": _field("ending", lambda ending: ending or "", lambda text, _: _ENDINGS[text]),
}
"""By name, in the order in which they are written."""


# ---------------------------------------------------------------------------- small readers


def _held(text: str) -> list[Card]:
    cards = [Card.parse(word) for word in text.split()]
    expect(all(card is card.bare for card in cards), "a joker not laid has no role")
    expect(len(set(cards)) == len(cards), "a card stands twice")
    return cards


def _face(text: str) -> int:
    return JOKER_FACE if text == face_text(JOKER_FACE) else Card.parse(text).face


def _seat_of(players: int, text: str) -> int:
    seat = int(text)
    expect(0 <= seat < players, f"there is no seat {seat}")
    return seat


def _seat_bits(players: int, text: str) -> int:
    return sum(1 << _seat_of(players, word) for word in text.split())


def _count(text: str) -> int:
    count = int(text)
    expect(count >= 0, "less than none")
    return count


def _check_cards(position: Position) -> None:
    cards = [card for seat in range(position.players) for card in cards_of(position.held(seat))]
    cards += position.stock_cards + position.discards
    cards += [card.bare for meld in position.melds for card in meld.cards]
    wanted = position.rules.deck(position.players)
    if sorted(card.index for card in cards) != [card.index for card in wanted]:
        raise ValueError(f"a position must hold exactly the {len(wanted)} cards of its rules")

"""Moves: what a seat wants to do. What happened as a result is an event (``events.py``)."""

from __future__ import annotations

import re
from typing import Any, Final, Literal, get_args

from .cards import JOKER_FACE, Card

Kind = Literal["draw", "take", "pass", "meld", "lay", "swap", "concede", "discard", "claim", "peek"]
End = Literal["", "+", "-"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
LAYING: Final[tuple[Kind, ...]] = ("meld", "lay", "swap")
"""Moves that bring cards from the hand to melds; they reveal nothing, so undo is free."""

_TARGET: Final = re.compile(r"m([1-9][0-9]{0,3})([+-]?)")
_MANY: Final = 1_000
_SHAPES: Final[dict[str, tuple[int, int, tuple[bool, ...], str]]] = {
    "draw": (0, 0, (False,), "nothing may follow"),
    "take": (1, 1, (False,), "one card must follow"),
    "pass": (0, 0, (False,), "nothing may follow"),
    "meld": (1, _MANY, (False,), "cards must follow"),
    "lay": (1, _MANY, (True,), "cards and a target must follow"),
    "swap": (1, 1, (True,), "one card and a meld must follow"),
    "concede": (0, 0, (False,), "nothing may follow"),
    "discard": (1, 1, (False,), "one card must follow"),
    "claim": (0, 0, (False, True), "only a target may follow"),
    "peek": (0, 0, (False,), "nothing may follow"),
}
"""By kind: fewest cards, most cards, whether a meld may or must be named, and the complaint."""


class Move:
    """One move: equal if its text is equal, hashable, immutable by convention."""

    __slots__ = ("_faces", "_hash", "cards", "end", "kind", "meld")

    kind: Kind
    cards: tuple[Card, ...]
    """The cards named, in the notation's order; laid jokers with their roles."""
    meld: int | None
    """The number of the target meld, 1 for ``m1``."""
    end: End
    """The end of a run: ``+`` high, ``-`` low; empty for a set."""

    def __init__(
        self, kind: Kind, cards: tuple[Card, ...] = (), meld: int | None = None, end: End = ""
    ) -> None:
        self.kind = kind
        self.cards = cards
        self.meld = meld
        self.end = end
        self._faces = -1
        self._hash = 0

    @property
    def faces(self) -> int:
        """The faces of ``cards``, as bits (jokers: bit ``JOKER_FACE``)."""
        if self._faces < 0:
            faces = 0
            for card in self.cards:
                faces |= 1 << card.face
            self._faces = faces
        return self._faces

    @property
    def target(self) -> int:
        """``meld``; ``ValueError`` if the move has none."""
        if self.meld is None:
            raise ValueError(f"{self} goes to no meld")
        return self.meld

    @property
    def is_whole(self) -> bool:
        """Whether the number of cards and the presence of a meld suit the kind of move."""
        if self.kind not in _SHAPES:
            return False
        fewest, most, targets, _ = _SHAPES[self.kind]
        return fewest <= len(self.cards) <= most and (self.meld is not None) in targets

    @staticmethod
    def parse(text: object) -> Move:
        """The move in this notation (``meld 7c 8c 9c``); ``ValueError`` if it is not one."""
        if not isinstance(text, str):
            raise ValueError(f"not a move: {text!r:.60} (a move is a text)")
        try:
            return _parse_words(text.split(" "))
        except ValueError as error:
            raise ValueError(f"not a move: {text[:60]!r} ({error})") from None

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Move):
            return NotImplemented
        return (
            self.kind == other.kind
            and self.cards == other.cards
            and self.meld == other.meld
            and self.end == other.end
        )

    def __hash__(self) -> int:
        if not self._hash:
            self._hash = hash((self.kind, self.cards, self.meld, self.end))
        return self._hash

    def __str__(self) -> str:
        words = [self.kind, *map(str, self.cards)]
        if self.meld is not None:
            words.append(f"> m{self.meld}{self.end}")
        return " ".join(words)

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Move.parse, (str(self),)


def _parse_words(words: list[str]) -> Move:
    kind: Any = words[0]
    expect(kind in _SHAPES, "no such kind of move")
    has_target = words[-2:-1] == [">"]
    texts = words[1:-2] if has_target else words[1:]
    no_target: tuple[None, End] = None, ""
    meld, end = _target(words[-1]) if has_target else no_target
    cards = _laid_cards(texts) if kind in ("meld", "lay") else tuple(map(_hand_card, texts))
    move = Move(kind, cards, meld, end)
    expect(move.is_whole and not (kind == "swap" and end), _SHAPES[kind][-1])
    return move


def expect(condition: bool, complaint: str) -> None:
    """Raises ``ValueError(complaint)`` unless the condition holds."""
    if not condition:
        raise ValueError(complaint)


def _hand_card(word: str) -> Card:
    card = Card.parse(word)
    expect(not card.is_joker or card.role == JOKER_FACE, f"{word} is not a card of a hand")
    return card


def _laid_cards(words: list[str]) -> tuple[Card, ...]:
    cards = tuple(map(Card.parse, words))
    expect(len({card.index for card in cards}) == len(cards), "a card stands twice")
    expect(all(card.role != JOKER_FACE for card in cards), "a laid joker needs its role")
    return cards


def _target(word: str) -> tuple[int, End]:
    match = _TARGET.fullmatch(word)
    if match is None:
        raise ValueError(f"{word!r} is not a meld")
    return int(match[1]), match[2]  # type: ignore[return-value]  # the pattern allows no other


def check_move(move: object) -> None:
    """Raises ``TypeError`` for anything but a ``Move``, ``ValueError`` for an incomplete one."""
    if not isinstance(move, Move):
        raise TypeError(f"a Move is played, not {move!r:.40}; Move.parse reads one from a text")
    if not move.is_whole:
        raise ValueError(f"not a move: {str(move)[:60]!r}")


DRAW: Final = Move("draw")
PASS: Final = Move("pass")
CONCEDE: Final = Move("concede")
PEEK: Final = Move("peek")
CALL: Final = Move("claim")
"""A claim without a target: a false call."""

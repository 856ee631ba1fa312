"""Cards, and hands of cards as bits of an int.

Every physical card is one shared ``Card`` object with a fixed number, its ``index``:

========  =============================================================
0–51      the first deck: suit c d h s (13 each), rank A 2 … Q K
52–103    the second deck's copies, in the same order (``7c'``)
104–      the jokers ``*1``, ``*2``, …
========  =============================================================

A hand is an ``int`` with bit ``1 << card.index`` set for each card. The rules do not
distinguish two copies of a card, nor jokers (S-04): these share a ``face``, 0–51 for a
suit and rank, ``JOKER_FACE`` for every joker.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"
JOKER_FACE: Final = 52
FIRST_JOKER: Final = 104
MAX_JOKERS: Final = 16

LANE: Final = (1 << 13) - 1
"""The thirteen ranks of one suit as bits, ace lowest."""
DECK: Final = (1 << 52) - 1
"""All faces of one deck as bits."""


class Card:
    """One physical card, or a joker with the card that it stands for on the table.

    Instances are shared: ``Card.parse("7c") is Card.parse("7c")``, so they compare by identity.
    """

    __slots__ = ("_text", "bit", "face", "index", "is_joker", "rank", "role", "suit")

    index: int
    """The physical card, as in the table above; for a joker, whatever it stands for."""
    bit: int
    face: int
    """What matters to the rules in a hand: ``suit * 13 + rank``, or ``JOKER_FACE``."""
    role: int
    """What the card is in a meld: its face or, for a laid joker, the face it stands for;
    ``JOKER_FACE`` for a joker that is not laid."""
    rank: int
    """0 (ace) to 12 (king) of the role; −1 for an unlaid joker."""
    suit: int
    """0–3 for c d h s of the role; −1 for an unlaid joker."""
    is_joker: bool

    def __init__(self, index: int, role: int, text: str) -> None:
        self.index = index
        self.bit = 1 << index
        self.is_joker = index >= FIRST_JOKER
        self.face = JOKER_FACE if self.is_joker else role
        self.role = role
        self.suit, self.rank = (-1, -1) if role == JOKER_FACE else divmod(role, 13)
        self._text = text

    @staticmethod
    def parse(text: object) -> Card:
        """The card in this notation: ``7c``, ``7c'``, ``*1``, ``*1=8c``; else ``ValueError``."""
        card = _BY_TEXT.get(text) if isinstance(text, str) else None
        if card is None:
            raise ValueError(f"not a card: {str(text)[:20]!r}")
        return card

    @property
    def bare(self) -> Card:
        """The card as held in a hand: a joker without its role."""
        return CARDS[self.index]

    def standing_for(self, role: int) -> Card:
        """This joker, laid as the card with face ``role``."""
        return _LAID_JOKERS[self.index - FIRST_JOKER][role]

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card.parse({self._text!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self._text,)


def face_text(face: int) -> str:
    """``7c`` for a face; ``*`` for the joker's."""
    return "*" if face == JOKER_FACE else RANKS[face % 13] + SUITS[face // 13]


CARDS: Final[list[Card]] = [
    *[Card(face, face, face_text(face)) for face in range(52)],
    *[Card(52 + face, face, face_text(face) + "'") for face in range(52)],
    *[Card(FIRST_JOKER + n, JOKER_FACE, f"*{n + 1}") for n in range(MAX_JOKERS)],
]
"""Every physical card by its index."""
_LAID_JOKERS: Final = [
    [Card(joker.index, face, f"{joker}={face_text(face)}") for face in range(52)]
    for joker in CARDS[FIRST_JOKER:]
]
_BY_TEXT: Final = {str(card): card for card in CARDS} | {
    str(card): card for laid in _LAID_JOKERS for card in laid
}


def full_deck(decks: int, jokers_per_deck: int) -> list[Card]:
    """All cards of ``decks`` (1 or 2) decks in the order of their indices, jokers last."""
    jokers = decks * jokers_per_deck
    return CARDS[: 52 * decks] + CARDS[FIRST_JOKER : FIRST_JOKER + jokers]


def hand_of(cards: Iterable[Card]) -> int:
    """The hand that holds these cards."""
    hand = 0
    for card in cards:
        hand |= card.bit
    return hand


def cards_of(hand: int) -> list[Card]:
    """The cards of a hand, ascending by index."""
    cards = []
    while hand:
        low = hand & -hand
        cards.append(CARDS[low.bit_length() - 1])
        hand ^= low
    return cards


def copies_of(face: int) -> int:
    """All cards with this face, as a hand."""
    if face == JOKER_FACE:
        return (1 << MAX_JOKERS) - 1 << FIRST_JOKER
    return 1 << face | 1 << 52 + face

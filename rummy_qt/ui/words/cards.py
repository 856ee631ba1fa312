"""How cards are written and spoken."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from rummy_qt.engine import Card
from rummy_qt.records.texts import English

from .language import in_context, joined, translate

tr = in_context("Cards")
SUIT_SIGNS: Final = "♣♦♥♠"
LETTERS: Final = "A K Q J"
"""The international letters for ace, king, queen and jack."""
RANK_SIGNS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
RANK_WORDS: Final[tuple[English, ...]] = (
    "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
    "king",
)  # fmt: skip
SUIT_WORDS: Final[tuple[English, ...]] = (
    #: the suit ♣
    "clubs",
    "diamonds",
    "hearts",
    "spades",
)
TYPED: Final = {**{sign: rank for rank, sign in enumerate(RANK_SIGNS)}, "0": 9, "1": 9, "T": 9}
"""Rank by typed sign; a ten is typed as 0, 1 or T."""


class Letters:
    """The letters on cards and in sentences about cards: one setting for the whole program."""

    own = False
    """Whether they are the language's own instead of the international ones."""

    @classmethod
    def now(cls) -> str:
        """Returns those for ace, king, queen and jack, separated by spaces."""
        #: the letters that your country prints on ace, king, queen and jack, with spaces between
        own = tr("A K Q J")
        return own if cls.own and len(own.split()) == len(LETTERS.split()) else LETTERS

    @classmethod
    def rank_of(cls, typed: str) -> int | None:
        """The rank for a typed sign, or None; of letters like ``Kn`` the last one is typed."""
        printed = zip(cls.now().split(), LETTERS.split(), strict=True)
        ranks = {sign.upper()[-1]: RANK_SIGNS.index(english) for sign, english in printed}
        return {**TYPED, **ranks}.get(typed.upper())

    @classmethod
    def sign(cls, card: Card, letters: str = "") -> str:
        """A card's rank in few characters: ``7``, ``K``, ``Kn``; ``letters`` replaces ``now()``."""
        sign = RANK_SIGNS[card.rank]
        if sign not in LETTERS:
            return sign
        return (letters or cls.now()).split()[LETTERS.split().index(sign)]


def card_text(card: Card) -> str:
    """A card in few characters: ``7♣``, ``10♦``; a laid joker with the card it stands for."""
    #: written beside cards such as 7♣, so in few characters
    joker = tr("Joker")
    if card.suit < 0:
        return joker
    text = Letters.sign(card) + SUIT_SIGNS[card.suit]
    #: a joker on the table and the card that it stands for: Joker (8♣)
    return tr("{joker} ({card})", joker=joker, card=text) if card.is_joker else text


def cards_text(cards: Iterable[Card]) -> str:
    """Cards in few characters, separated by spaces."""
    return " ".join(map(card_text, cards))


def spoken_rank(card: Card) -> str:
    """A card's rank in words: ``seven``; of a laid joker, the rank that it stands for."""
    return tr(RANK_WORDS[card.rank])


def spoken_card(card: Card) -> str:
    """A card in full words, for a screen reader: ``seven of clubs``."""
    if card.suit < 0:
        #: spoken
        return tr("joker")
    name = _rank_and_suit(card)
    #: spoken: a joker on the table, and the card that it stands for
    return tr("joker as {card}", card=name) if card.is_joker else name


def _rank_and_suit(card: Card) -> str:
    rank, suit = spoken_rank(card), tr(SUIT_WORDS[card.suit])
    #: the spoken name of a card: seven of clubs. The two may change places.
    return tr("{rank} of {suit}", rank=rank, suit=suit)


def spoken_cards(cards: Iterable[Card]) -> str:
    """Cards in full words; a run by its ends and its jokers.

    For example ``seven to jack of clubs, joker as nine of clubs``.
    """
    spoken = list(cards)
    if not _is_run(spoken):
        return joined([spoken_card(card) for card in spoken])
    first, last, suit = *map(spoken_rank, (spoken[0], spoken[-1])), tr(SUIT_WORDS[spoken[0].suit])
    #: a run on the table, by its ends
    ends = translate("Spoken", "{first} to {last} of {suit}", first=first, last=last, suit=suit)
    return ", ".join([ends, *(spoken_card(card) for card in spoken if card.is_joker)])


def _is_run(cards: Sequence[Card]) -> bool:
    """Whether these are three or more ascending cards of one suit; an ace may follow the king."""
    ranks = len(RANK_SIGNS)
    return len(cards) > 2 and all(
        one.suit == other.suit >= 0 and (one.rank + 1) % ranks == other.rank
        for one, other in pairwise(cards)
    )


def card_in_sentence(card: Card) -> str:
    """A card within a spoken sentence: ``the seven of clubs``, ``a joker``."""
    if card.suit < 0:
        #: spoken in a sentence: English has an article, most languages say the same as for “joker”
        return tr("a joker")
    if card.is_joker:
        #: spoken in a sentence; else the same as “joker as {card}”
        return tr("a joker as {card}", card=_rank_and_suit(card))
    #: spoken in a sentence: English has an article; most languages say {card} alone
    return tr("the {card}", card=_rank_and_suit(card))


def cards_in_sentence(cards: Iterable[Card]) -> str:
    """One card as ``card_in_sentence``, several as ``spoken_cards``."""
    named = list(cards)
    return card_in_sentence(named[0]) if len(named) == 1 else spoken_cards(named)


class Naming(NamedTuple):
    """How sentences name cards: written with signs, or spoken in words by a screen reader."""

    card: Callable[[Card], str]
    cards: Callable[[Iterable[Card]], str]
    rank: Callable[[Card], str]


WRITTEN: Final = Naming(card_text, cards_text, Letters.sign)
SPOKEN: Final = Naming(card_in_sentence, cards_in_sentence, spoken_rank)

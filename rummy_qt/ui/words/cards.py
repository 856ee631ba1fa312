"""Cards as they are written and as they are spoken."""

from __future__ import annotations

from collections.abc import Iterable

from rummy_qt.engine import Card
from rummy_qt.ui.words.language import translate

SUIT_SIGNS = "♣♦♥♠"
RANK_SIGNS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def card_text(card: Card) -> str:
    """A card in few characters: ``7♣``, ``10♦``; a laid joker shows what it stands for."""
    joker = translate("Cards", "Joker")
    if card.suit < 0:
        return joker
    text = RANK_SIGNS[card.rank] + SUIT_SIGNS[card.suit]
    return f"{joker} ({text})" if card.is_joker else text


def cards_text(cards: Iterable[Card]) -> str:
    """Cards in few characters, one after the other."""
    return " ".join(map(card_text, cards))


def spoken_card(card: Card) -> str:
    """A card in full words, for a screen reader."""
    if card.suit < 0:
        return translate("Cards", "joker")
    rank, suit = _rank_words()[card.rank], _suit_words()[card.suit]
    name = translate("Cards", "{rank} of {suit}", rank=rank, suit=suit)
    if card.is_joker:
        return translate("Cards", "joker as {card}", card=name)
    return name


def spoken_cards(cards: Iterable[Card]) -> str:
    """Cards in full words."""
    return ", ".join(map(spoken_card, cards))


def _rank_words() -> tuple[str, ...]:
    return (
        translate("Cards", "ace"),
        translate("Cards", "two"),
        translate("Cards", "three"),
        translate("Cards", "four"),
        translate("Cards", "five"),
        translate("Cards", "six"),
        translate("Cards", "seven"),
        translate("Cards", "eight"),
        translate("Cards", "nine"),
        translate("Cards", "ten"),
        translate("Cards", "jack"),
        translate("Cards", "queen"),
        translate("Cards", "king"),
    )


def _suit_words() -> tuple[str, ...]:
    return (
        translate("Cards", "clubs"),
        translate("Cards", "diamonds"),
        translate("Cards", "hearts"),
        translate("Cards", "spades"),
    )


def face_signs(faces: Iterable[str]) -> str:
    """Faces as the engine names them (``7c``, ``*``), as a person reads them."""
    return " ".join(map(_face_sign, faces))


def _face_sign(face: str) -> str:
    if face == "*":
        return translate("Cards", "Joker")
    return RANK_SIGNS["A23456789TJQK".index(face[0])] + SUIT_SIGNS["cdhs".index(face[1])]

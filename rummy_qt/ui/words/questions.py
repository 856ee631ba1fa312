"""Questions before a move: which of several, or whether it may cost its price."""

from __future__ import annotations

from rummy_qt.engine import Card, Move, View
from rummy_qt.ui.words.cards import cards_text
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.numbers import points_text

from .previews import gain_of


def needs_confirmation(move: Move) -> bool:
    """Whether a move has a price that is known before: such moves ask first, others never.

    A call never asks: the question would tell whether it is right.
    """
    return move.kind in ("concede", "peek")


def question_for(moves: tuple[Move, ...]) -> tuple[str, str]:
    """The question, and the words for "no"."""
    if len(moves) == 1:
        return translate("Choices", "This costs points. Do it?"), translate("Choices", "No")
    if any(card.is_joker for move in moves for card in move.cards):
        return translate("Choices", "What does the joker stand for?"), ""
    return translate("Choices", "It fits in several places. Where?"), ""


def choice_text(move: Move, view: View) -> str:
    """What an answer says, with the points that it brings."""
    if needs_confirmation(move):
        return translate("Choices", "Pay {price} points", price=view.after(move).price)
    gain = gain_of(move, view)
    text = _play_text(move, view)
    return text if gain is None else f"{text}  {points_text(gain)}"


def _play_text(move: Move, view: View) -> str:
    meld = view.melds[move.meld - 1].cards if move.meld else ()
    words = {"cards": cards_text(move.cards), "meld": cards_text(meld)}
    if move.kind == "meld":
        return translate("Choices", "Meld {cards}", **words)
    if move.kind == "swap":
        return translate("Choices", "Swap {cards} for the joker of {meld}", **words)
    if move.kind == "claim":
        return translate("Choices", "Call, and lay it to {meld}", **words)
    if move.end == "+":
        return translate("Choices", "Lay {cards} after {meld}", **words)
    if move.end == "-":
        return translate("Choices", "Lay {cards} before {meld}", **words)
    return translate("Choices", "Lay {cards} to {meld}", **words)


def shown_cards(move: Move, view: View) -> tuple[Card, ...]:
    """How the cards would lie after the move."""
    meld = view.after(move).meld
    return () if meld is None else meld.cards

"""Questions before a move: which of several, or whether it may cost its price."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rummy_qt.engine import Card, Move, View

from .cards import WRITTEN, Naming
from .language import QT_TRANSLATE_NOOP, translate
from .numbers import points_text
from .previews import gain_of


def needs_confirmation(move: Move, view: View) -> bool:
    """Whether a move has a price that is known before: such moves ask first, others never.

    A call never asks: the question would tell whether it is right.
    """
    return move.kind in ("concede", "peek") or sure_price(move, view) is not None


def sure_price(move: Move, view: View) -> int | None:
    """What a take would cost as nothing would be left but to pay; None where it need not."""
    if move.kind != "take":
        return None
    taking = view.after(move)
    return taking.price if taking.only_paying else None


def question_for(moves: tuple[Move, ...]) -> tuple[str, str]:
    """The question, and the words for "no"."""
    if len(moves) == 1:
        return translate("Choices", "This costs points. Do it?"), translate("Choices", "No")
    if any(card.is_joker for move in moves for card in move.cards):
        return translate("Choices", "What does the joker stand for?"), ""
    return translate("Choices", "It fits in several places. Where?"), ""


def choice_text(move: Move, view: View, naming: Naming = WRITTEN) -> str:
    """What an answer says, with the points that it brings."""
    if needs_confirmation(move, view):
        return translate("Choices", "Pay %n point(s)", view.after(move).price)
    gain = gain_of(move, view)
    text = _play_text(move, view, naming)
    if gain is None:
        return text
    #: {answer}: one of the answers below, such as “Meld 7♣ 8♣ 9♣”; {points} such as +24
    return translate("Choices", "{answer}  {points}", answer=text, points=points_text(gain))


def _play_text(move: Move, view: View, naming: Naming) -> str:
    meld = view.melds[move.meld - 1].cards if move.meld else ()
    words = _ANSWERS[move.kind if move.kind != "lay" else f"lay{move.end}"]
    return translate(
        "Choices", words, cards=_in_short(move.cards, naming), meld=_in_short(meld, naming)
    )


def _in_short(cards: Sequence[Card], naming: Naming) -> str:
    """The cards, or the ends of a long meld: for the eye its cards are shown beside the words."""
    if naming is WRITTEN and len(cards) > _LONG:
        return f"{naming.card(cards[0])} … {naming.card(cards[-1])}"
    return naming.cards(cards)


_LONG: Final = 4
"""Cards of a meld at most that are written one by one."""
_ANSWERS: Final = {
    #: to meld: the verb
    "meld": QT_TRANSLATE_NOOP("Choices", "Meld {cards}"),
    "swap": QT_TRANSLATE_NOOP("Choices", "Swap {cards} for the joker in this meld: {meld}"),
    "claim": QT_TRANSLATE_NOOP("Choices", "Call, and lay it to this meld: {meld}"),
    "lay+": QT_TRANSLATE_NOOP("Choices", "Lay {cards} at the high end: {meld}"),
    "lay-": QT_TRANSLATE_NOOP("Choices", "Lay {cards} at the low end: {meld}"),
    "lay": QT_TRANSLATE_NOOP("Choices", "Lay {cards} to this meld: {meld}"),
}
"""By kind of move; of a lay-off also by its end of the run."""


def shown_cards(move: Move, view: View) -> tuple[Card, ...]:
    """How the cards would lie after the move."""
    meld = view.after(move).meld
    return () if meld is None else meld.cards

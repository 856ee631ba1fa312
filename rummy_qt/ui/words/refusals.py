"""Why a move was refused, in the window's language: the engine gives the reason and its data."""

from __future__ import annotations

from rummy_qt.engine import Card
from rummy_qt.engine.reasons import Datum, Player, Reason
from rummy_qt.ui.words.cards import card_text, cards_text
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.log import Storyteller


def refusal_text(reason: Reason, teller: Storyteller) -> str:
    """One or two sentences: what stands against the move, and what to do instead."""

    def said(datum: Datum) -> str:
        if isinstance(datum, Player):
            return teller.name(datum)
        if isinstance(datum, Card):
            return card_text(datum)
        return cards_text(datum)

    return reason.told(lambda sentence, n: translate("Reasons", sentence, n), said)

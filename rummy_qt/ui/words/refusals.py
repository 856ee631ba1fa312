"""Why a move was refused, in the window's language: the engine gives the reason and its data."""

from __future__ import annotations

from rummy_qt.engine import Card
from rummy_qt.engine.reasons import Datum, Player, Reason

from .cards import WRITTEN, Naming
from .language import translate
from .log import Storyteller


def refusal_text(reason: Reason, teller: Storyteller, naming: Naming = WRITTEN) -> str:
    """One or two sentences: what stands against the move, and what to do instead."""

    def said(datum: Datum) -> str:
        if isinstance(datum, Player):
            return teller.name(datum)
        if isinstance(datum, Card):
            return naming.card(datum)
        return naming.cards(datum)

    return reason.told(lambda sentence, n: translate("Reasons", sentence, n), said)

"""Why a move was refused, in the window's language: the engine gives the reason and its data."""

from __future__ import annotations

from collections.abc import Callable

from rummy_qt.engine import OPTIONS, Card
from rummy_qt.engine.reasons import Datum, NamedSeat, OptionName, Reason

from .cards import WRITTEN, Naming
from .language import translate


def reason_text(
    reason: Reason, name: Callable[[int], str] | None = None, naming: Naming = WRITTEN
) -> str:
    """What stands against a move, and what to do instead, in one or two sentences.

    Players are called by ``name``, or by their number.
    """

    def said(datum: Datum) -> str:
        if isinstance(datum, NamedSeat):
            return name(datum) if name else translate("Words", "player {number}", number=datum + 1)
        if isinstance(datum, OptionName):
            return option_text(datum)
        if isinstance(datum, Card):
            return naming.card(datum)
        if isinstance(datum, tuple):
            return naming.cards(datum)
        return str(datum)

    return reason.told(lambda sentence, n: translate("Reasons", sentence, n), said)


def option_text(name: str) -> str:
    """An option of the rules within a sentence: what it says, in quotation marks."""
    meaning = translate("Options", OPTIONS[name].sentence).rstrip(".")
    #: {option}: what an option of the rules says, without its full stop
    return translate("Options", "“{option}”", option=meaning)

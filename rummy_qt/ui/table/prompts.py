"""The caption that says what goes on, and what the person may do now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rummy_qt.ui.models import TableState
from rummy_qt.ui.models.words import face_signs, translate


def prompt_text(state: TableState) -> str:
    """What is expected of whom, after what happened last."""
    happened = state.log.values[-1].text if state.log.values else ""
    asked = _asked(state)
    return f"{happened}  {asked}".strip() if happened and asked else happened or asked


def _asked(state: TableState) -> str:
    view = state.view
    if view.over:
        return ""
    if state.my_turn:
        return _BY_PHASE[view.phase](state)
    if not state.may_call:
        name = state.teller.name(view.to_move)
        return translate("Table", "{name} is to move.").format(name=name)
    words = translate(
        "Table", "Does it fit a meld? Call, or let it pass; a false call costs {price} points."
    )
    return words.format(price=view.rules.false_claim_price)


def _draw(state: TableState) -> str:
    if state.targets.pass_ is not None:
        return translate("Table", "Your turn: take a discard, or pass.")
    return translate("Table", "Your turn: draw from the stock or take a discard.")


def _duty(state: TableState) -> str:
    duty = state.view.duty
    if state.targets.concede is not None:
        words = translate("Table", "Lay a new meld with one of {cards}, or pay.")
    elif len(duty) == 1:
        words = translate("Table", "The {cards} must be used at once: meld it or lay it off.")
    else:
        words = translate("Table", "One of {cards} must be used at once.")
    return words.format(cards=face_signs(duty))


def _play(state: TableState) -> str:
    view = state.view
    if view.rules.closed_first_lap and view.turns < view.players:
        return translate("Table", "Nothing is laid in the first lap: discard a card.")
    return translate("Table", "Meld, lay off, or discard.")


def _closed(_state: TableState) -> str:
    return translate("Table", "The round is closed: call the last card, or pass.")


_BY_PHASE: Final[dict[str, Callable[[TableState], str]]] = {
    "draw": _draw,
    "duty": _duty,
    "play": _play,
    "closed": _closed,
}

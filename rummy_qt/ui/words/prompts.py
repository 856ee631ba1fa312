"""The sentence over the hand: what the person may do now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from rummy_qt.engine import Card, View
from rummy_qt.engine.events import Discarded
from rummy_qt.play.targets import Targets
from rummy_qt.ui.words.cards import face_signs
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.log import Storyteller


class Situation(Protocol):
    """What a prompt speaks of."""

    view: View
    targets: Targets
    teller: Storyteller
    person: int
    tells_fits: bool
    """Whether the person is told that the last discard fits."""

    @property
    def my_turn(self) -> bool: ...

    @property
    def may_call(self) -> bool: ...

    @property
    def latest(self) -> str: ...

    @property
    def leader(self) -> tuple[int, int]: ...


def prompt_text(state: Situation) -> str:
    """What the person may do now, or who is to move; of a finished round, how it stands."""
    if not state.view.over:
        return _asked(state)
    words = translate("Table", "{ended}  {name} leads with {points}.")
    seat, points = state.leader
    if seat == state.person:
        words = translate("Table", "{ended}  You lead with {points}.")
    return words.format(ended=state.latest, name=state.teller.name(seat), points=points)


def giver_of(state: Situation) -> tuple[str, Card | None]:
    """Who gave the last discard, as words before a small card; no card where that is past."""
    view = state.view
    last = view.history[-1] if view.history else None
    if not state.my_turn or not isinstance(last, Discarded) or last.card is None:
        return "", None
    if last.seat == state.person:
        return "", None
    words = translate("Table", "{name} gave", name=state.teller.name(last.seat))
    return words, last.card


def _asked(state: Situation) -> str:
    view = state.view
    if state.my_turn:
        return _BY_PHASE[view.phase](state)
    if not state.may_call:
        name = state.teller.name(view.to_move)
        return translate("Table", "{name} is to move.", name=name)
    if not view.may_lay_off:
        words = translate(
            "Table",
            "You may not lay off yet: a call would be false and cost {price} points.",
        )
        return words.format(price=view.false_call_price)
    if any(claim.meld is not None for claim in state.targets.claims) and state.tells_fits:
        return translate("Table", "It fits: call it?")
    words = translate(
        "Table", "Does it fit a meld? Call, or let it pass; a false call costs {price} points."
    )
    return words.format(price=view.false_call_price)


def _draw(state: Situation) -> str:
    if state.targets.pass_ is not None:
        return translate("Table", "Your turn: take a discard, or pass.")
    if not state.targets.take:
        return translate("Table", "Your turn: draw from the stock.")
    return translate("Table", "Your turn: draw from the stock or take a discard.")


def _duty(state: Situation) -> str:
    duty = state.view.duty
    if state.targets.concede is not None:
        words = translate("Table", "Lay a new meld with one of {cards}, or pay.")
    elif len(duty) == 1:
        words = translate("Table", "The {cards} must be used at once: meld it or lay it off.")
    else:
        words = translate("Table", "One of {cards} must be used at once.")
    return words.format(cards=face_signs(duty))


def _play(state: Situation) -> str:
    if state.view.laying_closed:
        return translate("Table", "Nothing is laid in the first lap: discard a card.")
    return translate("Table", "Meld, lay off, or discard.")


def _closed(_state: Situation) -> str:
    return translate("Table", "The round is closed: call the last card, or pass.")


_BY_PHASE: Final[dict[str, Callable[[Situation], str]]] = {
    "draw": _draw,
    "duty": _duty,
    "play": _play,
    "closed": _closed,
}

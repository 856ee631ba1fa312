"""The sentence over the hand: what the person may do now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from rummy_qt.engine import Card, View
from rummy_qt.engine.events import Discarded
from rummy_qt.play.targets import Targets

from .cards import WRITTEN, Naming, cards_of_faces
from .language import translate
from .log import Storyteller


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


def prompt_text(state: Situation, naming: Naming = WRITTEN) -> str:
    """What the person may do now, or who is playing; of a finished round, how it stands."""
    if not state.view.over:
        return _asked(state, naming)
    seat, points = state.leader
    if seat == state.person:
        lead = translate("Table", "You lead with %n point(s).", points)
    else:
        name = state.teller.name(seat)
        lead = translate("Table", "{name} leads with %n point(s).", points, name=name)
    return f"{state.latest}  {lead}"


def giver_of(state: Situation) -> tuple[str, Card | None]:
    """Who gave the last discard, as words before a small card; no card where that is past."""
    view = state.view
    last = view.history[-1] if view.history else None
    if not state.my_turn or not isinstance(last, Discarded) or last.card is None:
        return "", None
    if last.seat == state.person:
        return "", None
    #: before a small picture of the card that this player discarded
    words = translate("Table", "{name} discarded", name=state.teller.name(last.seat))
    return words, last.card


def _asked(state: Situation, naming: Naming) -> str:
    view = state.view
    if state.my_turn:
        return _BY_PHASE[view.phase](state, naming)
    if not state.may_call:
        return translate("Table", "{name} is playing.", name=state.teller.name(view.to_move))
    price = view.false_call_price
    if not view.may_lay_off:
        return translate(
            "Table", "You may not lay off yet: a call would be false and cost %n point(s).", price
        )
    if any(claim.meld is not None for claim in state.targets.claims) and state.tells_fits:
        return translate("Table", "It fits: call it?")
    return translate(
        "Table",
        "Does it fit a meld? Call, or let it pass; a false call costs %n point(s).",
        price,
    )


def _draw(state: Situation, _: Naming) -> str:
    if state.targets.pass_ is not None:
        return translate("Table", "Your turn: take a discard, or pass.")
    if not state.targets.take:
        return translate("Table", "Your turn: draw from the stock.")
    return translate("Table", "Your turn: draw from the stock or take a discard.")


def _duty(state: Situation, naming: Naming) -> str:
    duty = state.view.duty
    cards = naming.cards(cards_of_faces(duty))
    if state.targets.concede is not None:
        return translate("Table", "Pay, or lay a new meld with one of these: {cards}", cards=cards)
    if len(duty) == 1:
        return translate("Table", "To be used at once: {card}. Meld it, or lay it off.", card=cards)
    return translate("Table", "One of these must be used at once: {cards}", cards=cards)


def _play(state: Situation, _: Naming) -> str:
    if state.view.laying_closed:
        return translate("Table", "Nothing may be laid in the first round of turns: discard.")
    return translate("Table", "Meld, lay off, or discard.")


def _closed(_state: Situation, _: Naming) -> str:
    return translate("Table", "The round is closed: call the last card, or pass.")


_BY_PHASE: Final[dict[str, Callable[[Situation, Naming], str]]] = {
    "draw": _draw,
    "duty": _duty,
    "play": _play,
    "closed": _closed,
}

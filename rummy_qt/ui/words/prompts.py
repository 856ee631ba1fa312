"""The sentence above the hand: what the person may do now. And why a move was refused."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple, Protocol

from rummy_qt.engine import OPTIONS, Card, View
from rummy_qt.engine.cards import hand_of
from rummy_qt.engine.events import RoundEnded
from rummy_qt.engine.legal import lay_offs
from rummy_qt.engine.reasons import Datum, NamedSeat, OptionName, Reason
from rummy_qt.play.targets import DISCARD, Targets
from rummy_qt.ui.words.cards import WRITTEN, Naming
from rummy_qt.ui.words.language import joined, translate
from rummy_qt.ui.words.log import EventTexts


class Leaders(NamedTuple):
    """Who leads, or has won."""

    seats: tuple[int, ...]
    """Empty after a single round, which leads to no other: the points are the person's."""
    points: int
    """Of the first of these seats."""
    won: bool = False
    """Whether the match is over, and theirs."""


class PromptSubject(Protocol):
    """The state of the table, as far as prompts describe it."""

    view: View
    targets: Targets
    texts: EventTexts
    tells_fits: bool

    @property
    def my_turn(self) -> bool: ...

    @property
    def may_call(self) -> bool: ...

    @property
    def ahead(self) -> Leaders: ...


def prompt_text(state: PromptSubject, naming: Naming = WRITTEN) -> str:
    """What the person may do now, or who is playing; after a round, who leads.

    If nobody won the round by going out, the written text says below that why it is over.
    """
    if not state.view.over:
        return _turn_text(state, naming)
    end, why = state.view.history[-1], ""
    if naming is WRITTEN and isinstance(end, RoundEnded):
        won_by_going_out = end.closer is not None and end.scores[end.closer] == max(end.scores)
        why = "" if won_by_going_out else f"\n{state.texts.sentence(end)}"
    return _ahead_text(state) + why


def _ahead_text(state: PromptSubject) -> str:
    """Who leads, perhaps several; who has won; or the points that the person made."""
    seats, points, won = state.ahead
    if not seats:
        return translate("Table", "You made %n point(s).", points)
    mine = seats == (state.texts.person,)
    names = joined([state.texts.name(seat) for seat in seats])
    if won:
        if mine:
            return translate("Table", "You have won the match with %n point(s).", points)
        return translate("Table", "{name} has won the match with %n point(s).", points, name=names)
    if mine:
        return translate("Table", "You lead with %n point(s).", points)
    if len(seats) > 1:
        #: {names}: several players, “You” perhaps among them
        return translate("Table", "In the lead: {names}.", names=names)
    return translate("Table", "{name} leads with %n point(s).", points, name=names)


def _turn_text(state: PromptSubject, naming: Naming) -> str:
    call = _call_text(state) if state.may_call else ""
    if not state.my_turn:
        playing = state.texts.name(state.view.to_move)
        return call or translate("Table", "{name} is playing.", name=playing)
    mine = _my_turn_text(state, naming)
    return f"{mine} {call}".rstrip() if naming is not WRITTEN else mine  # the button shows the call


def _call_text(state: PromptSubject) -> str:
    view = state.view
    if not view.position.may_lay_off(view.seat):
        return translate("Table", "A call would cost %n point(s).", view.false_call_price)
    if any(call.meld is not None for call in state.targets.calls) and state.tells_fits:
        return translate("Table", "It fits: call it?")
    #: the last discard: a meld on the table
    return translate("Table", "Does it fit? Then call it.")


def _my_turn_text(state: PromptSubject, naming: Naming) -> str:
    """What the person may do now; the position also gives it to refusals, as advice.

    The written text is shorter: whose turn it is and how to use or pay for a card can be seen.
    """
    reason = state.view.open_now
    if not reason or naming is WRITTEN:
        return reason_text(reason.without_advice, state.texts.name) if reason else ""
    may = reason_text(reason, state.texts.name, naming)
    if state.view.phase == "draw":
        #: {may}: a whole sentence, such as “Draw, or take a discard.”
        return translate("Table", "Your turn. {may}", may=may)
    return may


def chosen_text(chosen: tuple[Card, ...], state: PromptSubject) -> str:
    """The card that a button discards, or that these are part of no meld; else empty."""
    discards = DISCARD in state.targets.for_cards(chosen)
    return WRITTEN.card(*chosen) if discards else no_meld_text(chosen, state.view)


def no_meld_text(chosen: tuple[Card, ...], view: View) -> str:
    """That these are part of no meld; empty if they are, or while there is nothing to discard."""
    if len(chosen) < 2 or all(move.kind != "discard" for move in view.legal_moves):
        return ""
    position, hand, faces = view.position, hand_of(view.hand), {card.face for card in chosen}
    fitting = defaultdict[object, set[int]](set)  # of a laid run, what fits either end
    for move in (*position.combinations.melds(hand), *lay_offs(position, hand)):
        fitting[move.meld or move] |= {card.bare.face for card in move.cards}
    fits = any(faces <= together for together in fitting.values())
    return "" if fits else translate("Table", "These do not make a meld.")


def reason_text(
    reason: Reason, name: Callable[[int], str] | None = None, naming: Naming = WRITTEN
) -> str:
    """Why a move is refused, and what to do instead; players by ``name``, or by number."""

    def displayed(datum: Datum) -> str:
        if isinstance(datum, NamedSeat):
            return name(datum) if name else translate("Words", "player {number}", number=datum + 1)
        if isinstance(datum, OptionName):
            return option_text(datum)
        if isinstance(datum, Card):
            return naming.card(datum)
        if isinstance(datum, tuple):
            return naming.cards(datum)
        return str(datum)

    return reason.render(lambda sentence, n: translate("Reasons", sentence, n), displayed)


def option_text(name: str) -> str:
    """An option of the rules within a sentence: what it says, in quotation marks."""
    meaning = translate("Options", OPTIONS[name].sentence).rstrip(".")
    #: {option}: what an option of the rules says, without its full stop
    return translate("Options", "“{option}”", option=meaning)

"""What the person may do now, in the sentence over the hand, and why a move was refused."""

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
from rummy_qt.ui.words.log import Storyteller


class Ahead(NamedTuple):
    """Who stands best."""

    seats: tuple[int, ...]
    """None of them where no round follows that one could lead into: the points are the person's."""
    points: int
    """Of the first of them."""
    won: bool = False
    """Whether the match is over, and theirs."""


class PromptSubject(Protocol):
    """What a prompt speaks of."""

    view: View
    targets: Targets
    teller: Storyteller
    person: int
    tells_fits: bool

    @property
    def my_turn(self) -> bool: ...

    @property
    def may_call(self) -> bool: ...

    @property
    def ahead(self) -> Ahead: ...


def prompt_text(state: PromptSubject, naming: Naming = WRITTEN) -> str:
    """What the person may do now, or who is playing; of a finished round, how it stands.

    The eye reads below that why the round is over where nobody went out and won it.
    """
    if not state.view.over:
        return _asked(state, naming)
    end, why = state.view.history[-1], ""
    if naming is WRITTEN and isinstance(end, RoundEnded) and not _won_by_going_out(end):
        why = f"\n{state.teller.tell(end)}"
    return _ahead_text(state) + why


def _won_by_going_out(end: RoundEnded) -> bool:
    return end.closer is not None and end.scores[end.closer] == max(end.scores)


def _ahead_text(state: PromptSubject) -> str:
    """Who leads, all of them where several do; who has won; or what the person made."""
    seats, points, won = state.ahead
    if not seats:
        return translate("Table", "You made %n point(s).", points)
    mine = seats == (state.person,)
    names = joined([state.teller.name(seat) for seat in seats])
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


def _asked(state: PromptSubject, naming: Naming) -> str:
    call = _call_text(state) if state.may_call else ""
    if not state.my_turn:
        playing = state.teller.name(state.view.to_move)
        return call or translate("Table", "{name} is playing.", name=playing)
    mine = _my_turn(state, naming)
    return f"{mine} {call}".rstrip() if naming is not WRITTEN else mine  # the eye sees the button


def _call_text(state: PromptSubject) -> str:
    view = state.view
    if not view.position.may_lay_off(view.seat):
        return translate("Table", "A call would cost %n point(s).", view.false_call_price)
    if any(claim.meld is not None for claim in state.targets.claims) and state.tells_fits:
        return translate("Table", "It fits: call it?")
    #: the last discard: a meld on the table
    return translate("Table", "Does it fit? Then call it.")


def _my_turn(state: PromptSubject, naming: Naming) -> str:
    """What refusals advise, too: asked of the position.

    The eye is told less: it sees whose turn it is, and how a card may be used or paid for.
    """
    reason = state.view.open_now
    if not reason or naming is WRITTEN:
        return reason_text(reason.alone, state.teller.name) if reason else ""
    may = reason_text(reason, state.teller.name, naming)
    if state.view.phase == "draw":
        #: {may}: a whole sentence, such as “Draw, or take a discard.”
        return translate("Table", "Your turn. {may}", may=may)
    return may


def chosen_text(chosen: tuple[Card, ...], state: PromptSubject) -> str:
    """Which card a button discards, or that these are of no meld; else nothing."""
    discards = DISCARD in state.targets.for_cards(chosen)
    return WRITTEN.card(*chosen) if discards else no_meld_text(chosen, state.view)


def no_meld_text(chosen: tuple[Card, ...], view: View) -> str:
    """That these are of no meld, now or later; empty where that is not so, or no matter."""
    if len(chosen) < 2 or all(move.kind != "discard" for move in view.legal_moves):
        return ""
    position, hand, faces = view.position, hand_of(view.hand), {card.face for card in chosen}
    found = defaultdict[object, set[int]](set)  # of a run that lies what fits either end
    for move in (*position.combinations.melds(hand), *lay_offs(position, hand)):
        found[move.meld or move] |= {card.bare.face for card in move.cards}
    fits = any(faces <= each for each in found.values())
    return "" if fits else translate("Table", "No meld with these.")


def reason_text(
    reason: Reason, name: Callable[[int], str] | None = None, naming: Naming = WRITTEN
) -> str:
    """What stands against a move, and what to do instead; players by ``name`` or by number."""

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

"""The hint in sentences: what to play, what it is worth, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Final

from rummy_qt.engine import Move, View
from rummy_qt.engine.moves import DRAW, LAYING
from rummy_qt.engine.reasons import Reason
from rummy_qt.engine.view import Outcome
from rummy_qt.opponents.player import Way
from rummy_qt.opponents.protocol import Cause
from rummy_qt.play.covered import takes_unseen, without_memory
from rummy_qt.play.measuring import next_step, shown_first
from rummy_qt.records.texts import Said

from .cards import WRITTEN, Naming
from .language import in_context, points_text, translate
from .prompts import reason_text

if TYPE_CHECKING:
    from rummy_qt.play.concepts import Whys
    from rummy_qt.ui.hinting import MoveWarning

tr = in_context("Hints")

_MOVES: Final[dict[str, Said]] = {
    #: What to play, as of all that begins small here: as a sentence it begins large.
    "draw": "draw from the stock",
    #: to meld: the verb
    "meld": "meld {cards}",
    "lay": "lay off {cards}",
    "swap": "swap {cards} for the joker",
    "concede": "pay %n point(s)",
    "discard": "discard {cards}",
    "pass": "pass",
    "peek": "look into the pile",
    "claim": "call the last discard",
}
"""By kind of move: what to do."""
_FOR_THE_BEST: Final = frozenset({"leaves_partner", "bare_take"})
"""Reasons that say of a card why it is to be taken, or not: nothing else needs to be told then.

That a card can be swapped or called is none: what is to be done says so.
"""
_WARNINGS: Final[dict[tuple[bool, bool], Said]] = {
    (False, False): "Wait: that would cost points.",
    (False, True): "Wait: that would cost about %n point(s).",
    (True, False): "That costs points.",
    (True, True): "That costs about %n point(s).",
}
"""By whether a move is played already, and whether it is known how much it costs."""
_SURE: Final = 5.0
"""Points: with so large a standard error nothing is called as good."""
CAUSE_WORDS: Final[dict[str, Annotated[Said, "Review"]]] = {
    #: the teacher: the program that judges decisions
    Cause.UNSTARTED: "The teacher could not be started.",
    Cause.ENDED: "The teacher’s process ended.",
    Cause.LATE: "The teacher did not answer in time.",
    Cause.CLOCK: "The teacher ran out of time.",
    Cause.UNUSABLE: "The teacher’s answer could not be used.",
}
"""What kept the teacher from an answer, for hints and reviews."""


def no_hint_text(why: str, name: str) -> str:
    """Why there is no hint; ``name`` is playing."""
    if why in CAUSE_WORDS:
        return translate("Review", CAUSE_WORDS[why])
    return tr("There is no hint now: {name} is playing.", name=name)


def way_text(moves: Sequence[Move], view: View, naming: Naming = WRITTEN) -> str:
    """What a way plays in the view's position, in order, as advice."""
    return _sentences(_steps(moves, view, naming))


def advice_text(moves: tuple[Move, ...], view: View, *, another: bool) -> str:
    """What to do now, with the points of what it lays; or what could be done, as ``another``."""
    now = next_step(moves)
    steps = _steps(now, view, WRITTEN)
    for nth, move in enumerate(now):
        if move.kind in ("meld", "lay"):
            steps[nth] += f" ({points_text(view.after(move).points)})"
    if another:
        steps[0] = tr("or: {play}", play=steps[0])
    return _sentences(steps)


def _sentences(steps: Sequence[str]) -> str:
    return " ".join(f"{step[:1].upper()}{step[1:]}." for step in steps)


def _steps(moves: Sequence[Move], view: View, naming: Naming) -> list[str]:
    kinds = {move.kind for move in moves}
    melds = "meld" in kinds and "concede" not in kinds
    said = [
        _take_text(view.after(move), naming, melds=melds)
        if move.kind == "take"
        else tr(_MOVES[move.kind], view.duty_price, cards=naming.cards(move.cards))
        for move in moves
    ]
    return said or [tr("let the discard pass")]


def _take_text(taking: Outcome, naming: Naming, *, melds: bool) -> str:
    """A stacked pile is taken whole, and none of its covered cards is named (S-10).

    ``melds``: what follows meets its duty, and its price is not spoken of.
    """
    if taking.taken:
        card = naming.card(taking.taken[0])
        if taking.number == 1:
            return tr("take {card}", card=card)
        return tr("take %n discard(s), from {card} up", taking.number, card=card)
    if taking.price is None or melds:
        return tr("take the whole pile ({count})", count=taking.number)
    #: {points}: what it costs who cannot meld from it. Little room.
    perhaps: Said = "take all {count} ({points} at worst)"
    words: Said = "take all {count} ({points})" if taking.only_paying else perhaps
    return tr(words, count=taking.number, points=points_text(-taking.price))


def worth_text(way: Way, ways: Sequence[Way]) -> str:
    """What a way is worth: the best, less what this one is behind in the deals of both."""
    points = points_text(round(ways[0].mean + min(0.0, way.parts.total)))
    words: Said = (
        "Worth about {points}, with the chance to win the match counted in."
        if any(other.parts.match for other in ways)
        else "Worth about {points} in this round, against the average of the others."
    )
    return tr(words, points=points)


def why_text(
    nth: int,
    ways: Sequence[Way],
    view: View,
    name: Callable[[int], str],
    naming: Naming,
    *,
    short: bool = False,
) -> str:
    """Why it is better or worse: of the best, than a way that clearly is, or may be.

    That is the first of which there is more to say than a number. Or that it is neither; empty
    where there is no other. ``short``: one sentence, a reason if it is about the best way itself.
    """
    best, *others = ways
    if short and not nth:
        others = [way for way in others if _is_a_choice(way.moves, next_step(best.moves))]
    if not others:
        return ""
    other = compared(nth, (best, *others), view)
    if _throws_another(other, best):
        play = naming.cards(other.moves[-1].cards)
    else:
        apart = next((at for at, move in enumerate(other.moves, 1) if move not in best.moves), 0)
        steps = _steps(other.moves[: apart or None] if short else other.moves, view, naming)
        play = ", ".join(steps)
    if not other.loss and not other.perhaps and other.error < _SURE:
        return tr("As good as the best.") if nth else tr("As good: {play}.", play=play)
    if other.sized:
        points = roughly(other.loss)
        cost = tr("It would cost about %n point(s).", points)
        worse = tr("About %n point(s) worse: {play}.", points, play=play)
    elif other.loss:
        cost = tr("It is not as good as the best.")
        worse = tr("Not as good: {play}.", play=play)
    else:
        cost = tr("It may not be as good as the best.")
        worse = tr("Perhaps not as good: {play}.", play=play)
    told = _whys(view, other, best)
    if not short:
        whys = whys_texts(told, name, naming, middle=cost if nth else "")
        return " ".join(whys if nth else (worse, *whys))
    first = next(iter(told.against), None)
    if nth or first is None:
        return cost if nth else worse
    if isinstance(left := first.values.get("n"), int) and first == "go_out":
        return tr("You go out this turn, with %n card(s) left in the others’ hands.", left)
    of_the_card = _throws_another(other, best) and first.values.get("card") in other.moves[-1].cards
    return reason_text(first, name, naming) if of_the_card or first in _FOR_THE_BEST else worse


def compared(nth: int, ways: Sequence[Way], view: View) -> Way:
    """The way that is told of beside the best one: another that is shown, or one that is worse."""
    best, *others = ways
    clear = [way for way in others if way.loss] or others[:1]
    told_of = (way for way in clear if _whys(view, way, best).against)
    return ways[nth] if nth else next(told_of, clear[0])


def roughly(points: float) -> int:
    """A number that is told after “about”: from 10 on in fives."""
    return round(points) if points < 10.0 else 5 * round(points / 5.0)


def _is_a_choice(moves: Sequence[Move], now: Sequence[Move]) -> bool:
    """Whether it differs from the step that is shown; nobody thinks of laying nothing."""
    lays = not now or now[0].kind not in LAYING or any(move.kind in LAYING for move in moves)
    return lays and moves[: len(now)] != now


def _throws_another(other: Way, best: Way) -> bool:
    """Whether all that is other is the card thrown."""
    last = [move.kind for way in (other, best) for move in way.moves[-1:]]
    return last == ["discard", "discard"] and other.moves[:-1] == best.moves[:-1]


def _whys(view: View, worse: Way, best: Way) -> Whys:
    """Why a way is worse, if it is; not what a stacked pile hides.

    Where such a pile is taken rather than the stock's card: what is true of its top card alone.
    """
    from rummy_qt.play.concepts import Whys, whys  # no start needs it

    covered, moves = takes_unseen(best, view), best.moves
    if covered:
        moves = (Move("take", view.discards[-1:]),)
        if worse.moves != (DRAW,) or moves[0] not in view.legal_moves:
            return Whys()
    if takes_unseen(worse, view):
        return Whys()
    told = whys(without_memory(view), worse.moves, moves, worse.parts)
    return told._replace(though=()) if covered else told


def whys_texts(
    told: Whys, name: Callable[[int], str], naming: Naming, most: int = 1, middle: str = ""
) -> list[str]:
    """What speaks against a way, then ``middle``, then against the best; who is nearly out once."""
    said: list[str] = []

    def text(why: Reason) -> str:
        whole = reason_text(why, name, naming)
        aside = "" if why.advice is None else reason_text(why.advice, name, naming)
        return whole.removesuffix(f" {aside}") if any(aside in one for one in said) else whole

    for why in told.against[:most]:
        said.append(text(why))
    said += [middle] if middle else []
    for why in told.though[:1]:
        #: {reason}: a sentence, about the best way
        said.append(tr("The better way does have a drawback. {reason}", reason=text(why)))
    return said


def warned_text(warned: MoveWarning, name: Callable[[int], str], undo: str, naming: Naming) -> str:
    """What a move would cost, why, and what can be done now; ``undo``: the key that takes back."""
    told, way = _whys(warned.view, warned.way, warned.best), warned.way
    cost = tr(_WARNINGS[warned.played, way.sized], roughly(way.loss))
    again: Said = "Do it again if you want it all the same."
    after = tr("{undo} takes it back.", undo=undo) if warned.played else tr(again)
    return f"{' '.join((cost, *whys_texts(told, name, naming)))}\n{after}"


def keys_text(ask: str, follow: str, count: int) -> str:
    """What may be done with the hint."""
    said = [tr("{follow_hint}: play it.", follow_hint=follow)] if follow else []
    more, alone = tr("{hint}: another one. Esc: put it away.", hint=ask), tr("Esc: put it away.")
    return " ".join((*said, more if ask and count > 1 else alone))


def whole_hint(
    nth: int, ways: Sequence[Way], view: View, name: Callable[[int], str], naming: Naming
) -> tuple[str, str, str, str]:
    """Which it is, all it plays, its worth, and why or nothing; ``ways`` as ``shown_first``."""
    heading = tr("Hint {number} of {all}", number=nth + 1, all=shown_first(ways)[1])
    return (
        f"{heading}.",
        way_text(ways[nth].moves, view, naming),
        worth_text(ways[nth], ways),
        why_text(nth, ways, view, name, naming),
    )

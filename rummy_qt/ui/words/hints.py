"""Sentences of hints: what to play, what it is worth, and why; and of the tutor's warnings."""

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
from rummy_qt.records.texts import English

from .cards import WRITTEN, Naming
from .language import in_context, points_text, translate
from .prompts import reason_text

if TYPE_CHECKING:
    from rummy_qt.play.concepts import Whys
    from rummy_qt.ui.hinting import MoveWarning

tr = in_context("Hints")

_MOVES: Final[dict[str, English]] = {
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
_SUFFICIENT: Final = frozenset({"leaves_partner", "bare_take"})
"""Reasons that alone explain why to take a card or leave it.

That a card can be swapped or called is not among them: the advice itself says so.
"""
_WARNINGS: Final[dict[tuple[bool, bool], English]] = {
    (False, False): "Wait: that would cost points.",
    (False, True): "Wait: that would cost about %n point(s).",
    (True, False): "That costs points.",
    (True, True): "That costs about %n point(s).",
}
"""By whether the move was played already, and whether the size of its cost is known."""
_LARGE_ERROR: Final = 5.0
"""In points: with a standard error this large, no way is called as good as another."""
CAUSE_WORDS: Final[dict[str, Annotated[English, "Review"]]] = {
    #: the teacher: the program that judges decisions
    Cause.UNSTARTED: "The teacher could not be started.",
    Cause.ENDED: "The teacher’s process ended.",
    Cause.LATE: "The teacher did not answer in time.",
    Cause.UNUSABLE: "The teacher’s answer could not be used.",
}
"""Why the teacher gave no answer, for hints and reviews."""


def no_hint_text(why: str, name: str) -> str:
    """Why there is no hint: the teacher's failure, or that it is the turn of ``name``."""
    if why in CAUSE_WORDS:
        return translate("Review", CAUSE_WORDS[why])
    return tr("There is no hint now: {name} is playing.", name=name)


def way_text(moves: Sequence[Move], view: View, naming: Naming = WRITTEN) -> str:
    """The moves of a way from the view's position, in order, as advice."""
    return _sentences(_steps(moves, view, naming))


def advice_text(moves: tuple[Move, ...], view: View, *, another: bool) -> str:
    """The next step, with the points of what it lays; ``another``: as an alternative."""
    step = next_step(moves)
    steps = _steps(step, view, WRITTEN)
    for nth, move in enumerate(step):
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
    steps = [
        _take_text(view.after(move), naming, melds=melds)
        if move.kind == "take"
        else tr(_MOVES[move.kind], view.duty_price, cards=naming.cards(move.cards))
        for move in moves
    ]
    return steps or [tr("let the discard pass")]


def _take_text(taking: Outcome, naming: Naming, *, melds: bool) -> str:
    """How to take discards; of a stacked pile no covered card is named (S-10).

    ``melds``: what follows meets the duty, so that its price is not mentioned.
    """
    if taking.taken:
        card = naming.card(taking.taken[0])
        if taking.number == 1:
            return tr("take {card}", card=card)
        return tr("take %n discard(s), from {card} up", taking.number, card=card)
    if taking.price is None or melds:
        return tr("take the whole pile ({count})", count=taking.number)
    #: {points}: what it costs who cannot meld from it. Little room.
    perhaps: English = "take all {count} ({points} at worst)"
    words: English = "take all {count} ({points})" if taking.only_paying else perhaps
    return tr(words, count=taking.number, points=points_text(-taking.price))


def worth_text(way: Way, ways: Sequence[Way]) -> str:
    """A way's worth: the best one's, less the difference in the deals in which both were tried."""
    points = points_text(round(ways[0].mean + min(0.0, way.parts.total)))
    words: English = (
        "Worth about {points}, counting the chance to win the match."
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
    """Why the way is worse than the best, or the best is better than that of ``compared_way``.

    Or that both are as good; empty if there is no other way. ``short``: one sentence, with a
    reason only if that is about the best way itself.
    """
    best, *others = ways
    if short and not nth:
        others = [way for way in others if _is_alternative(way.moves, next_step(best.moves))]
    if not others:
        return ""
    other = compared_way(nth, (best, *others), view)
    if _other_discard(other, best):
        play = naming.cards(other.moves[-1].cards)
    else:
        apart = next((at for at, move in enumerate(other.moves, 1) if move not in best.moves), 0)
        steps = _steps(other.moves[: apart or None] if short else other.moves, view, naming)
        play = ", ".join(steps)
    if not other.loss and not other.possible_loss and other.error < _LARGE_ERROR:
        return tr("As good as the best.") if nth else tr("Just as good: {play}.", play=play)
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
    reasons = _whys(view, other, best)
    if not short:
        whys = drawback_texts(reasons, name, naming, middle=cost if nth else "")
        return " ".join(whys if nth else (worse, *whys))
    first = next(iter(reasons.against), None)
    if nth or first is None:
        return cost if nth else worse
    if isinstance(left := first.values.get("n"), int) and first == "go_out":
        return tr("You go out this turn, with %n card(s) left in the others’ hands.", left)
    of_the_card = _other_discard(other, best) and first.values.get("card") in other.moves[-1].cards
    return reason_text(first, name, naming) if of_the_card or first in _SUFFICIENT else worse


def compared_way(nth: int, ways: Sequence[Way], view: View) -> Way:
    """The way to compare with the best: the ``nth``; for that itself, a worse one with a reason."""
    best, *others = ways
    clear = [way for way in others if way.loss] or others[:1]
    told_of = (way for way in clear if _whys(view, way, best).against)
    return ways[nth] if nth else next(told_of, clear[0])


def roughly(points: float) -> int:
    """A number to follow “about”: from 10 on, a multiple of 5."""
    return round(points) if points < 10.0 else 5 * round(points / 5.0)


def _is_alternative(moves: Sequence[Move], step: Sequence[Move]) -> bool:
    """Whether the moves are an alternative to the step that is shown; laying nothing is not."""
    lays = not step or step[0].kind not in LAYING or any(move.kind in LAYING for move in moves)
    return lays and moves[: len(step)] != step


def _other_discard(other: Way, best: Way) -> bool:
    """Whether the ways differ in nothing but the card discarded at the end."""
    last = [move.kind for way in (other, best) for move in way.moves[-1:]]
    return last == ["discard", "discard"] and other.moves[:-1] == best.moves[:-1]


def _whys(view: View, worse: Way, best: Way) -> Whys:
    """Why a way is worse, if it is, without what a stacked pile hides.

    If the best way takes such a pile instead of drawing: only what is true of its top card alone.
    """
    from rummy_qt.play.concepts import Whys, whys  # no start needs it

    covered, moves = takes_unseen(best, view), best.moves
    if covered:
        moves = (Move("take", view.discards[-1:]),)
        if worse.moves != (DRAW,) or moves[0] not in view.legal_moves:
            return Whys()
    if takes_unseen(worse, view):
        return Whys()
    reasons = whys(without_memory(view), worse.moves, moves, worse.parts)
    return reasons._replace(though=()) if covered else reasons


def drawback_texts(
    whys: Whys, name: Callable[[int], str], naming: Naming, most: int = 1, middle: str = ""
) -> list[str]:
    """Up to ``most`` reasons against a way, ``middle``, and a reason against the best way.

    Advice that comes with several reasons is given once.
    """
    texts: list[str] = []

    def text(why: Reason) -> str:
        full = reason_text(why, name, naming)
        advice = "" if why.advice is None else reason_text(why.advice, name, naming)
        return full.removesuffix(f" {advice}") if any(advice in t for t in texts) else full

    for why in whys.against[:most]:
        texts.append(text(why))
    texts += [middle] if middle else []
    for why in whys.though[:1]:
        #: {reason}: a sentence, about the best way
        texts.append(tr("The better way does have a drawback. {reason}", reason=text(why)))
    return texts


def warning_text(warned: MoveWarning, name: Callable[[int], str], undo: str, naming: Naming) -> str:
    """What a move would cost, why, and what to do now; ``undo``: the key that takes it back."""
    reasons, way = _whys(warned.view, warned.way, warned.best), warned.way
    cost = tr(_WARNINGS[warned.played, way.sized], roughly(way.loss))
    again: English = "Do it again if you want it all the same."
    after = tr("{undo} takes it back.", undo=undo) if warned.played else tr(again)
    return f"{' '.join((cost, *drawback_texts(reasons, name, naming)))}\n{after}"


def keys_text(ask: str, follow: str, count: int) -> str:
    """The keys that play, change or close a hint."""
    sentences = [tr("{follow_hint}: play it.", follow_hint=follow)] if follow else []
    another, close = tr("{hint}: another one. Esc: put it away.", hint=ask), tr("Esc: put it away.")
    return " ".join((*sentences, another if ask and count > 1 else close))


def whole_hint(
    nth: int, ways: Sequence[Way], view: View, name: Callable[[int], str], naming: Naming
) -> tuple[str, str, str, str]:
    """A hint's number, moves, worth and reason, if any; ``ways``: as sorted by ``shown_first``."""
    heading = tr("Hint {number} of {all}", number=nth + 1, all=shown_first(ways)[1])
    return (
        f"{heading}.",
        way_text(ways[nth].moves, view, naming),
        worth_text(ways[nth], ways),
        why_text(nth, ways, view, name, naming),
    )

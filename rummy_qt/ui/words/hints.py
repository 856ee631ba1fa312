"""The hint in sentences: what to play, what it is worth, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Final

from rummy_qt.engine import Move, View
from rummy_qt.engine.moves import DRAW
from rummy_qt.engine.reasons import Reason
from rummy_qt.engine.view import Outcome
from rummy_qt.opponents.player import Way
from rummy_qt.opponents.protocol import Cause
from rummy_qt.play.covered import by_eye, takes_unseen
from rummy_qt.records.texts import Said
from rummy_qt.ui.hinting import shown_first

from .cards import WRITTEN, Naming
from .language import in_context, points_text, translate
from .prompts import reason_text

if TYPE_CHECKING:
    from rummy_qt.play.concepts import Whys
    from rummy_qt.ui.hinting import Warned

tr = in_context("Hints")

_MOVES: Final[dict[str, Said]] = {
    "draw": "Draw from the stock.",
    #: to meld: the verb
    "meld": "Meld {cards}.",
    "lay": "Lay off {cards}.",
    "swap": "Swap {cards} for the joker.",
    "concede": "Pay the price.",
    "discard": "Discard {cards}.",
    "pass": "Pass.",
    "peek": "Look into the pile.",
    "claim": "Call the last discard.",
}
"""By kind of move: what to do."""
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
    if not moves:
        return tr("Let the discard pass.")
    kinds = {move.kind for move in moves}
    melds = "meld" in kinds and "concede" not in kinds
    return " ".join(_move_text(move, view, naming, melds=melds) for move in moves)


def _move_text(move: Move, view: View, naming: Naming, *, melds: bool) -> str:
    if move.kind == "take":
        return _take_text(view.after(move), naming, melds=melds)
    return tr(_MOVES[move.kind], cards=naming.cards(move.cards))


def _take_text(taking: Outcome, naming: Naming, *, melds: bool) -> str:
    """A stacked pile is taken whole, and none of its covered cards is named (S-10).

    ``melds``: what follows meets its duty, and its price is not spoken of.
    """
    if taking.taken:
        card = naming.card(taking.taken[0])
        if taking.number == 1:
            return tr("Take {card} from the discard pile.", card=card)
        return tr("Take %n discard(s), from {card} up.", taking.number, card=card)
    if taking.price is None or melds:
        return tr("Take the whole pile (%n card(s)).", taking.number)
    words: Said = "Take the whole pile (%n card(s), {points} if you cannot meld from it)."
    return tr(words, taking.number, points=points_text(-taking.price))


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

    That is the first of which there is more to say than a number. Or that it is neither, and
    what is true of it; empty where there is no other. ``short``: not what speaks against the best,
    and of two that differ in the discard no more than what speaks against the other card, if
    something does; of a way how it begins to differ, and of a reason no more than itself.
    """
    best, *others = ways
    if not others:
        return ""
    other = compared(nth, ways, view)
    told = _whys(view, other, best)
    apart = [move for move in other.moves if not short or move not in best.moves]
    way = way_text(apart or other.moves, view, naming)
    if short and len(apart) > 1:
        way = f"{way_text(apart[:1], view, naming).removesuffix('.')} …"
    if not other.loss and not other.perhaps:
        words = tr("About as good as the best.") if nth else tr("About as good: {way}", way=way)
        return " ".join((words, *whys_texts(told, name, naming)))
    if short:
        told = told._replace(though=())
    if other.sized:
        points = roughly(other.loss)
        cost = tr("It would cost about %n point(s).", points)
        worse = tr("About %n point(s) worse: {way}", points, way=way)
    elif other.loss:
        cost = tr("It is not as good as the best.")
        worse = tr("Not as good: {way}", way=way)
    else:
        cost = tr("It may not be as good as the best.")
        worse = tr("Perhaps not as good: {way}", way=way)
    if nth:
        return " ".join(whys_texts(told, name, naming, middle=cost))
    if short and _of_the_discard(told, other, best):
        return reason_text(told.against[0], name, naming)
    if short:
        told = told._replace(against=tuple(why.alone for why in told.against))
    return " ".join((worse, *whys_texts(told, name, naming)))


def compared(nth: int, ways: Sequence[Way], view: View) -> Way:
    """The way that is told of beside the best one: another that is shown, or one that is worse."""
    best, *others = ways
    clear = [way for way in others if way.loss] or others[:1]
    told_of = (way for way in clear if _whys(view, way, best).against)
    return ways[nth] if nth else next(told_of, clear[0])


def roughly(points: float) -> int:
    """A number that is told after “about”: from 10 on in fives."""
    return round(points) if points < 10.0 else 5 * round(points / 5.0)


def _of_the_discard(told: Whys, worse: Way, best: Way) -> bool:
    """Whether all that is worse is the card thrown, and the first reason speaks of it."""
    if not told.against or worse.moves[:-1] != best.moves[:-1]:
        return False
    thrown = told.against[0].values.get("card")
    return any(move.kind == "discard" and thrown in move.cards for move in worse.moves[-1:])


def _whys(view: View, worse: Way, best: Way) -> Whys:
    """Why a way is worse, or of one as good what is true of it; not what a stacked pile hides.

    Where such a pile is taken rather than the stock's card: what is true of its top card alone.
    """
    from rummy_qt.play.concepts import Whys, concepts, whys  # no start needs it

    covered, moves = takes_unseen(best, view), best.moves
    if covered:
        moves = (Move("take", view.discards[-1:]),)
        if worse.moves != (DRAW,) or moves[0] not in view.legal_moves:
            return Whys()
    if takes_unseen(worse, view):
        return Whys()
    if not worse.loss and not worse.perhaps:
        return Whys(tuple(concepts(by_eye(view), worse.moves, moves)))
    told = whys(by_eye(view), worse.moves, moves, worse.parts)
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
        reason = text(why)
        #: {reason}: a sentence, about the best way
        said.append(tr("The better way does have a drawback. {reason}", reason=reason))
    return said


def warned_text(warned: Warned, name: Callable[[int], str], undo: str, naming: Naming) -> str:
    """What a move would cost, why, and what can be done now; ``undo``: the key that takes back."""
    told = _whys(warned.view, warned.way, warned.best)
    points = round(warned.way.loss)
    if warned.played:
        cost = tr("That costs about %n point(s).", points)
        after = tr("{undo} takes it back.", undo=undo)
    else:
        cost = tr("Wait: that would cost about %n point(s).", points)
        after = tr("Do it again if you want it all the same.")
    why = " ".join((cost, *whys_texts(told, name, naming)))
    return f"{why}\n{after}"


def keys_text(ask: str, follow: str, count: int) -> str:
    """What may be done with the hint."""
    said = [tr("{follow_hint}: play it.", follow_hint=follow)] if follow else []
    if ask and count > 1:
        said.append(tr("{hint}: another one. Esc: put it away.", hint=ask))
    else:
        said.append(tr("Esc: put it away."))
    return " ".join(said)


def whole_hint(
    nth: int, ways: Sequence[Way], view: View, name: Callable[[int], str], naming: Naming
) -> str:
    """All of it, for the ear or to be read where it has room; ``ways`` as ``shown_first``."""
    heading = tr("Hint {number} of {all}", number=nth + 1, all=shown_first(ways)[1])
    parts = (
        f"{heading}.",
        way_text(ways[nth].moves, view, naming),
        worth_text(ways[nth], ways),
        why_text(nth, ways, view, name, naming),
    )
    return " ".join(part for part in parts if part)

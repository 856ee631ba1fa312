"""Sentences of the review of a round, of playing strength, and of practice."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from datetime import date
from typing import Annotated, Final

from rummy_qt.engine import Move, View
from rummy_qt.engine.moves import LAYING
from rummy_qt.play.concepts import LOST_BY, Whys, whys
from rummy_qt.play.practice import Week
from rummy_qt.play.review import Decision, DecisionKind, ReviewResult, same_choice
from rummy_qt.play.same_deal import Spread
from rummy_qt.play.strength import LEVELS, Strength, adjacent_levels
from rummy_qt.records.header import PROGRAM
from rummy_qt.records.texts import English

from .cards import WRITTEN, Naming
from .hints import CAUSE_WORDS, drawback_texts, way_text
from .language import day_text, in_context, number_text, points_text, translate
from .names import level_name

tr = in_context("Review")
_MOST_REASONS: Final = 2
"""The most reasons given against a decision."""


def result_text(review: ReviewResult) -> str:
    """The result of the round; near the target, what points mean there instead."""
    if review.by_match:
        return tr("Near the target, points stand for the chance to win the match.")
    points = points_text(round(review.result))
    return tr("This round: {points} compared with the others’ average", points=points)


def company_text(review: ReviewResult, kinds: Collection[str]) -> str:
    """Against whom it was judged, by the ``kinds`` of the seats; empty if nothing was judged."""
    if not review.over or not review.judged:
        return ""
    sentences = [tr("Judged against these opponents.")]
    if PROGRAM in kinds:
        sentences.append(tr("A program counts as the level it plays most like."))
    if any(decision.possible_loss for decision in review.judged):
        sentences.append(tr("A question mark means that a cost is not certain."))
    if len(review.costly) > 1:
        sentences.append(
            tr("Costs cannot be added up: each is measured against the best play at that moment.")
        )
    return " ".join(sentences)


def progress_text(review: ReviewResult) -> str:
    """How far the review is; once finished, how many decisions cost points or have gaps."""
    if not review.over:
        judged = len(review.judged) + len(review.gaps)
        if judged < len(review.decisions):
            return tr(
                "Judging decision {number} of {all}…", number=judged + 1, all=len(review.decisions)
            )
        return tr("Measuring what seems to have cost most…")
    if not review.decisions:
        return tr("There was nothing to decide in this round.")
    gaps = ""
    if review.gaps:
        number, every = len(review.gaps), len(review.decisions)
        gaps = tr("%n decision(s) could not be judged, out of {all}.", number, all=every)
        causes = (tr(CAUSE_WORDS[cause]) for cause in dict.fromkeys(review.gaps))
        gaps = " ".join((gaps, *causes))
    if review.costly:
        cost = tr("%n decision(s) cost points.", len(review.costly))
    elif not gaps:
        return tr("No decision cost anything that can be measured.")
    elif review.judged:
        cost = tr("None of the others cost anything that can be measured.")
    else:
        cost = ""
    return " ".join(filter(None, (gaps, cost)))


def cost_text(decision: Decision) -> str:
    """What a decision cost."""
    if decision.gap is not None:
        said = tr("This decision could not be judged.")
        return f"{said} {tr(CAUSE_WORDS[decision.gap])}"
    if not decision.judged:
        return tr("Not judged yet.")
    if decision.possible_loss:
        points = round(decision.possible_loss)
        return tr("It may have cost about %n point(s), but that is not certain.", points)
    if not decision.loss:
        alike = decision.best == decision.played
        return tr("Nothing better was found.") if alike else tr("Nothing clearly better was found.")
    low, high = math.floor(decision.interval[0]), math.ceil(decision.interval[1])
    words: English = (
        "It cost about %n point(s), very likely between {low} and {high}."
        if low < high
        else "It cost %n point(s)."
    )
    return tr(words, round(decision.loss), low=number_text(low), high=number_text(high))


def headline_text(decision: Decision, view: View, naming: Naming, *, most: bool) -> str:
    """What was played, and what it cost; ``most``: it was the costliest decision."""
    cost = cost_text(decision)
    if most:
        return f"{way_text(decision.played, view, naming)} {cost} {tr('Nothing cost more.')}"
    return f"{cost} {played_text(decision.played, view, naming)}"


def played_text(moves: Sequence[Move], view: View, naming: Naming = WRITTEN) -> str:
    """What was played."""
    return tr("Played: {way}", way=way_text(moves, view, naming))


def why_texts(
    decision: Decision, view: View, name: Callable[[int], str], naming: Naming = WRITTEN
) -> list[str]:
    """Reasons against a decision, the better way, and a reason against that.

    Reasons come before the better way, as their “it” is the way that was played.
    """
    better, lost = best_text(decision, view, naming), bool(decision.loss)
    reasons = whys(view, decision.played, decision.best, decision.parts) if lost else Whys()
    return drawback_texts(reasons, name, naming, _MOST_REASONS, better)


def best_text(decision: Decision, view: View, naming: Naming = WRITTEN) -> str:
    """The better way; empty if there is none."""
    way = way_text(decision.best, view, naming)
    only_discards = [move.kind for move in decision.best] == ["discard"]
    if only_discards and any(move.kind in LAYING for move in decision.played):
        way = f"{tr('Lay nothing.')} {way}"
    if decision.possible_loss:
        return tr("Perhaps better: {way}", way=way)
    return tr("Better: {way}", way=way) if decision.loss else ""


def loss_text(decision: Decision) -> str:
    """The loss in a column: ``15``, ``3?`` for perhaps, ``0``, ``…`` for not known yet."""
    if decision.gap is not None:
        return "?"
    if not decision.judged:
        return "…"
    number = number_text(round(decision.possible_loss or decision.loss))
    return f"{number}?" if decision.possible_loss else number


def question_text(decision: Decision) -> str:
    """The question when a decision is tried again."""
    if decision.kind is DecisionKind.DRAW:
        return tr("Where would you draw from?")
    if decision.kind is DecisionKind.CALL:
        return tr("Would you call?")
    return tr("What would you play?")


def trying_text() -> str:
    """Shown while a way is being measured."""
    return tr("Trying that out…")


def answer_text(answer: Decision, made: Decision, view: View, name: Callable[[int], str]) -> str:
    """How good an ``answer`` to the decision ``made`` is, and why."""
    if same_choice(view, answer.played, made.best):
        return tr("That is the best way.")
    if answer.gap is not None:
        return cost_text(answer)
    if answer.possible_loss:  # not “may have cost”: it was not played
        points = round(answer.possible_loss)
        return tr("It may cost about %n point(s), but that is not certain.", points)
    if not answer.loss:
        return tr("That is about as good as the best way.")
    cost = tr("That is about %n point(s) behind the best way.", round(answer.loss))
    return " ".join([cost, *why_texts(answer, view, name)])


def same_deal_text(review: ReviewResult, name: str, points: int) -> str:
    """The points of others in the same deal, and those of ``name``; empty while there are none.

    Below a title a line for each, with the points after a tab.
    """
    if not review.same_deal:
        return ""
    lines = [_made_text(level, spread) for level, spread in review.same_deal]
    playings = max(spread.playings for _, spread in review.same_deal)
    title = tr("The same deal played by others, averaged over %n attempt(s), with ±:", playings)
    return "\n".join((title, *lines, f"{name}\t{points_text(points)}"))


def _made_text(level: str, spread: Spread) -> str:
    line = f"{level_name(level)}\t{points_text(round(spread.mean))}"
    return f"{line} ± {round(spread.apart)}" if spread.playings > 1 else line


def luck_text(review: ReviewResult) -> str:
    """How the result splits up, with rounded parts that add up; empty if not known."""
    if review.luck is None or review.own is None or review.expected is None:
        return ""
    start, own = round(review.expected), round(review.own)
    luck = round(review.expected + review.own + review.luck) - start - own
    return tr(
        "{start} is what Club makes in this seat in an average deal, {own} by your decisions,"
        " {luck} by luck and what others did.",
        start=points_text(start),
        own=points_text(own),
        luck=points_text(luck),
    )


def drawn_text(review: ReviewResult, name: Callable[[int], str]) -> str:
    """The cards from the stock that mattered most, with points after a tab; empty for none."""
    cards = [
        tr(
            "{card} for {player} on move {number}",
            card=WRITTEN.card(draw.card),
            player=name(draw.seat),
            number=draw.at + 1,
        )
        + f"\t{points_text(round(draw.points))}"
        for draw in review.drawn
    ]
    if not cards:
        return ""
    return "\n".join((tr("Luck of the draw:"), *cards))


def strength_text(strength: Strength) -> str:
    """The number, how certain it is, and which levels it lies between."""
    weaker, better = adjacent_levels(strength.number)
    numbers = {"number": strength.number, "low": strength.low, "high": strength.high}
    numbers |= {"least": min(LEVELS.values()), "most": max(LEVELS.values())}
    values = {name: number_text(round(number)) for name, number in numbers.items()}
    values |= {"weaker": level_name(weaker or ""), "better": level_name(better or "")}
    words: English
    if not strength.clear:
        words = "Not clear yet: between {low} and {high} after %n reviewed round(s)."
    elif not better:
        words = (
            "{most} or more over %n reviewed round(s), at least {low}: as strong as Club. How much"
            " stronger a player can be differs from game to game."
        )
    elif not weaker:
        words = "Below {least} over %n reviewed round(s), at most {high}: weaker than Newcomer."
    else:
        words = (
            "{number} over %n reviewed round(s) ({low} to {high}): between {weaker} and {better}."
        )
    return tr(words, strength.rounds, **values)


def trend_text(strength: Strength) -> str:
    """Whether the strength rises or falls; empty if that is not clear."""
    if strength.trend is None:
        return ""
    before, after = (number_text(round(number)) for number in strength.trend)
    rising: English = "Rising: {before} in the earlier rounds, {after} in the later ones."
    falling: English = "Falling: {before} in the earlier rounds, {after} in the later ones."
    rises = strength.trend[1] > strength.trend[0]
    return tr(rising if rises else falling, before=before, after=after)


PracticeText = Annotated[English, "Practice"]


def concept_text(concept: str | None, number: int) -> str:
    """A concept (None: all) with the number of its positions."""
    if concept is None:
        return translate("Practice", "All positions ({number})", number=number)
    words = translate("Practice", LOST_BY[concept])
    return f"{words[:1].upper()}{words[1:]} ({number})"


def week_text(week: Week | None) -> str:
    """Which concept cost most points in a week; empty if that is not known."""
    if week is None:
        return ""
    #: {concept}: as “not going out”
    words: PracticeText = "Of %n point(s) lost this week, {part} came from {concept}."
    concept = translate("Practice", LOST_BY[week.concept])
    return translate("Practice", words, week.points, part=week.part, concept=concept)


def nothing_text(day: date | None) -> str:
    """That there is nothing to practise now; ``day``: when there will be."""
    if day is None:
        return translate("Practice", "There is nothing left to practise.")
    words: PracticeText = "There is nothing to practise today; there will be on {day}."
    return translate("Practice", words, day=day_text(day.isoformat()))

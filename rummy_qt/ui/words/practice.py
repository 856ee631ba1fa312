"""Practice in sentences."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from rummy_qt.engine import View
from rummy_qt.play.concepts import whys
from rummy_qt.play.practice import Week
from rummy_qt.play.review import Decision

from .cards import WRITTEN
from .hints import whys_texts
from .language import QT_TRANSLATE_NOOP, translate
from .numbers import day_text
from .review import question_text, trial_text

_CONCEPTS: Final = {
    "go_out": QT_TRANSLATE_NOOP("Practice", "not going out"),
    "pays": QT_TRANSLATE_NOOP("Practice", "paying a price"),
    "calls": QT_TRANSLATE_NOOP("Practice", "not calling"),
    "breaks_meld": QT_TRANSLATE_NOOP("Practice", "breaking up a meld"),
    "leaves_pile": QT_TRANSLATE_NOOP("Practice", "leaving the discard pile"),
    "feeds_meld": QT_TRANSLATE_NOOP("Practice", "discarding what fits a meld on the table"),
    "completes_pile": QT_TRANSLATE_NOOP("Practice", "completing a meld in the discard pile"),
    "deeper": QT_TRANSLATE_NOOP("Practice", "taking too little of the discard pile"),
    "holds_back": QT_TRANSLATE_NOOP("Practice", "holding points back"),
    "feeds_taker": QT_TRANSLATE_NOOP("Practice", "discarding what somebody collects"),
    "deep_take": QT_TRANSLATE_NOOP("Practice", "taking too much of the discard pile"),
    "spends_joker": QT_TRANSLATE_NOOP("Practice", "using a joker up"),
    "keeps_loose": QT_TRANSLATE_NOOP("Practice", "keeping a card that goes with nothing"),
    "leaves_partner": QT_TRANSLATE_NOOP("Practice", "leaving a useful discard"),
    "bare_take": QT_TRANSLATE_NOOP("Practice", "taking a discard that cannot be laid"),
    "fewer_outs": QT_TRANSLATE_NOOP("Practice", "discarding the better chance of a meld"),
    "opens": QT_TRANSLATE_NOOP("Practice", "letting others lay off"),
    "keeps_cover": QT_TRANSLATE_NOOP("Practice", "laying cards that were better kept"),
    "high_kept": QT_TRANSLATE_NOOP("Practice", "keeping high cards"),
    "fits_later": QT_TRANSLATE_NOOP("Practice", "discarding what may fit later"),
    "gives_more": QT_TRANSLATE_NOOP("Practice", "discarding what others can use"),
    "scores_more": QT_TRANSLATE_NOOP("Practice", "discarding what scores more"),
    "farther": QT_TRANSLATE_NOOP("Practice", "keeping too many cards"),
    "shows": QT_TRANSLATE_NOOP("Practice", "showing what goes to the hand"),
    "": QT_TRANSLATE_NOOP("Practice", "what has no name"),
}
"""By concept: how points are lost, to stand after “by”."""


def concept_text(concept: str | None, number: int) -> str:
    """A concept in a list, or all, and how many positions there are of it."""
    if concept is None:
        return translate("Practice", "All ({number})", number=number)
    said = translate("Practice", _CONCEPTS[concept])
    return f"{said[:1].upper()}{said[1:]} ({number})"


def week_text(week: Week | None) -> str:
    """How the points of a week were lost; empty where that is not known."""
    if week is None:
        return ""
    return translate(
        "Practice",
        #: {concept}: as “not going out”
        "Of %n point(s) lost this week, {part} went by {concept}.",
        week.points,
        part=week.part,
        concept=translate("Practice", _CONCEPTS[week.concept]),
    )


def find_text(made: Decision) -> str:
    """What is asked."""
    return f"{translate('Practice', 'Find the move.')} {question_text(made)}"


def right_text() -> str:
    """To who found the best way."""
    return translate("Practice", "Right: that is the best way.")


def answered_text(made: Decision, view: View, name: Callable[[int], str]) -> str:
    """What an answer would have cost against the best way, and why."""
    told = whys(view, made.played, made.best, made.parts) if made.loss else None
    why = whys_texts(told, name, WRITTEN) if told else []
    return " ".join([trial_text(made, view), *why])


def nothing_text(day: date | None) -> str:
    """Where there is nothing to practise; ``day``: when something comes back."""
    if day is None:
        return translate("Practice", "There is nothing left to practise.")
    return translate(
        "Practice",
        "There is nothing to practise today; on {day} there is.",
        day=day_text(day.isoformat()),
    )

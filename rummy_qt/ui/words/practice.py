"""What there is to practise, in words: concepts by which points are lost, and a week of them."""

from __future__ import annotations

from datetime import date
from typing import Final

from rummy_qt.play.practice import Week

from .language import QT_TR_NOOP, in_context
from .numbers import day_text

tr = in_context("Practice")
_CONCEPTS: Final = {
    "go_out": QT_TR_NOOP("not going out"),
    "pays": QT_TR_NOOP("paying a price"),
    "calls": QT_TR_NOOP("not calling"),
    "breaks_meld": QT_TR_NOOP("discarding from a meld in the hand"),
    "leaves_pile": QT_TR_NOOP("leaving the discard pile"),
    "feeds_meld": QT_TR_NOOP("discarding what fits a meld on the table"),
    "completes_pile": QT_TR_NOOP("completing a meld in the discard pile"),
    "gives_up": QT_TR_NOOP("giving up what the discard pile could lay"),
    "leaves_joker": QT_TR_NOOP("leaving a joker that could be swapped"),
    "deeper": QT_TR_NOOP("taking too little of the discard pile"),
    "holds_back": QT_TR_NOOP("holding points back"),
    "feeds_taker": QT_TR_NOOP("discarding what somebody collects"),
    "deep_take": QT_TR_NOOP("taking too much of the discard pile"),
    "spends_joker": QT_TR_NOOP("using a joker up"),
    "keeps_loose": QT_TR_NOOP("keeping a card that goes with nothing"),
    "leaves_partner": QT_TR_NOOP("leaving a useful discard"),
    "bare_take": QT_TR_NOOP("taking a discard that cannot be laid"),
    "small_take": QT_TR_NOOP("taking a discard that brings little"),
    "fewer_outs": QT_TR_NOOP("discarding the better chance of a meld"),
    "opens": QT_TR_NOOP("letting others lay off"),
    "lays_low": QT_TR_NOOP("laying an ace where it scores little"),
    "keeps_cover": QT_TR_NOOP("laying cards that were better kept"),
    "high_kept": QT_TR_NOOP("keeping high cards"),
    "gives_more": QT_TR_NOOP("discarding what others can use"),
    "scores_more": QT_TR_NOOP("discarding what scores more"),
    "": QT_TR_NOOP("what has no name"),
}
"""By concept: how points are lost, to stand after “by”."""


def concept_text(concept: str | None, number: int) -> str:
    """A concept in a list, or all, and how many positions there are of it."""
    if concept is None:
        return tr("All positions ({number})", number=number)
    said = tr(_CONCEPTS[concept])
    return f"{said[:1].upper()}{said[1:]} ({number})"


def week_text(week: Week | None) -> str:
    """How the points of a week were lost; empty where that is not known."""
    if week is None:
        return ""
    return tr(
        #: {concept}: as “not going out”
        "Of %n point(s) lost this week, {part} went by {concept}.",
        week.points,
        part=week.part,
        concept=tr(_CONCEPTS[week.concept]),
    )


def nothing_text(day: date | None) -> str:
    """Where there is nothing to practise; ``day``: when something comes back."""
    if day is None:
        return tr("There is nothing left to practise.")
    return tr(
        "There is nothing to practise today; on {day} there is.", day=day_text(day.isoformat())
    )

"""What there is to practise, in words: concepts by which points are lost, and a week of them."""

from __future__ import annotations

from datetime import date
from typing import Final

from rummy_qt.play.practice import Week
from rummy_qt.records.texts import Said

from .language import in_context
from .numbers import day_text

tr = in_context("Practice")
_CONCEPTS: Final[dict[str, Said]] = {
    "go_out": "not going out",
    "pays": "paying a price",
    "calls": "not calling",
    "breaks_meld": "discarding from a meld in the hand",
    "leaves_pile": "leaving the discard pile",
    "feeds_meld": "discarding what fits a meld on the table",
    "completes_pile": "completing a meld in the discard pile",
    "gives_up": "giving up what the discard pile could lay",
    "leaves_joker": "leaving a joker that could be swapped",
    "deeper": "taking too little of the discard pile",
    "holds_back": "holding points back",
    "feeds_taker": "discarding what somebody collects",
    "deep_take": "taking too much of the discard pile",
    "spends_joker": "using a joker up",
    "keeps_loose": "keeping a card that goes with nothing",
    "leaves_partner": "leaving a useful discard",
    "bare_take": "taking a discard that cannot be laid",
    "small_take": "taking a discard that brings little",
    "fewer_outs": "discarding the better chance of a meld",
    "opens": "letting others lay off",
    "lays_low": "laying an ace where it scores little",
    "keeps_cover": "laying cards that were better kept",
    "high_kept": "keeping high cards",
    "gives_more": "discarding what others can use",
    "scores_more": "discarding what scores more",
    "": "what has no name",
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

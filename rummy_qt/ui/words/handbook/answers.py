"""Which clause answers the "Why?" of a refusal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rummy_qt.engine import REASONS, Rules

from .chapters import SECTIONS

TOPICS: Final[dict[str, str]] = {
    "round_over": "must_discard_to_go_out",
    "not_your_turn": "deal",
    "draw_first": "turn",
    "already_drawn": "turn",
    "may_not_pass": "pass",
    "not_in_pile": "discard_draw",
    "not_in_hand": "turn",
    "meld_too_small": "meld_kinds",
    "not_a_meld": "meld_kinds",
    "wrong_order": "min_run",
    "wrong_suit_order": "same_suit_sets",
    "run_too_long": "min_run",
    "set_too_large": "same_suit_sets",
    "joker_needs_free_suit": "joker_limit",
    "no_such_meld": "lay_off_needs_meld",
    "end_needed": "lay_off_needs_meld",
    "does_not_fit": "lay_off_needs_meld",
    "barred_card": "may_return_top_card",
}
"""By reason, the option or topic of its clause, where the reason names no option or another."""

NEXT: Final[dict[str, str]] = {
    "pass": "stock_out",
    "min_run": "meld_kinds",
    "ring_runs": "min_run",
    "same_suit_sets": "meld_kinds",
    "first_meld_points": "meld_kinds",
    "joker_limit": "meld_kinds",
    "joker_swap": "lay_off_needs_meld",
    "duty_price": "duty",
    "may_return_top_card": "duty",
    "take_needs_meld": "discard_draw",
    "closed_first_lap": "turn",
    "peek_price": "discard_pile",
    "claims": "turn",
    "closing_card_may_fit": "must_discard_to_go_out",
    "closing_card_claimable": "must_discard_to_go_out",
}
"""Where a clause has nothing to say of some rules: the one that comes nearest."""


def answer_to(reason: str, rules: Rules) -> str:
    """The option or topic whose clause says why; some clause of every rules does."""
    return next(topic for topic in _nearer(reason) if speaks(topic, rules))


def _nearer(reason: str) -> Iterator[str]:
    topic: str | None = TOPICS.get(reason) or REASONS[reason].option
    while topic:
        yield topic
        topic = NEXT.get(topic)


def speaks(topic: str, rules: Rules) -> bool:
    """Whether the clause of an option or topic has something to say of these rules."""
    clauses = (clause for section in SECTIONS for clause in section.clauses)
    return any(topic in clause.topics and clause.text(rules) for clause in clauses)

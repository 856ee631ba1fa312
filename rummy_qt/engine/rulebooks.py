"""The six rulebooks, each from its source text; where a text is silent, the choice is ours.

Options that a rulebook does not name have their defaults.
"""

from __future__ import annotations

from typing import Final

from .rules import Rules

_FEMHUNDRA = Rules(
    two_decks_from=6,
    discard_draw="top_or_all",
    discard_pile="stacked",
    duty="taken_card_meld",
    duty_price=100,
    lay_off_needs_meld=True,
    pip_values=False,
    ace_low=5,
    going_out_bonus=50,
)

_RUMMY_500 = _FEMHUNDRA.replace(discard_draw="any", discard_pile="fanned")

_GERMAN = Rules(two_decks_from=5, hand_sizes=(13, 7, 7, 7, 7, 7, 7), settlement=True)

_DANISH = Rules(
    max_players=6,
    jokers_per_deck=3,
    discard_draw="top_or_all",
    discard_pile="stacked",
    duty="covered_card_meld",
    duty_price=50,
    closed_first_lap=True,
    ring_runs=True,
    joker_swap="others",
    must_discard_to_go_out=True,
    claims=True,
    peek_price=25,
    pip_values=False,
    ace_low=15,
    joker_value=25,
    stock_out="rebuild",
)

_POLISH = Rules(
    two_decks_from=7, jokers_per_deck=2, hand_sizes=(10, 7, 7, 7, 7, 7, 7), stock_out="last_draw"
)

RULEBOOKS: Final[dict[str, Rules]] = {
    "femhundra": _FEMHUNDRA,
    "rummy-500": _RUMMY_500,
    "500-rum-de": _GERMAN,
    "500-rum-nl": _GERMAN,
    "rommy-dk": _DANISH,
    "500-rum-pl": _POLISH,
}

"""Random house rules, from the table of options."""

from __future__ import annotations

import random

from rummy_qt.engine import OPTIONS, RULEBOOKS, Rules
from rummy_qt.engine.options import Choice, Number, Numbers, Value

_MOST_BATCHES = 10
_LARGEST_BATCH = 3
_WIDEST = 60
"""How far above its lowest value an unusual number goes."""

USUAL: dict[str, tuple[int, ...]] = {
    "jokers_per_deck": (0, 1, 2, 3, 4),
    "duty_price": (25, 50, 100), "false_claim_price": (25, 50, 100), "peek_price": (25, 50),
    "min_run": (3, 4), "first_meld_points": (30, 40, 50), "going_out_bonus": (0, 25, 50),
    **dict.fromkeys(("ace_low", "ace_high", "ace_in_hand"), (1, 5, 11, 15, 25)),
    "joker_value": (15, 20, 25, 50),
    "target": (200, 300, 500, 1000, 2000, 5000), "rounds": (3, 5, 10),
}  # fmt: skip

_TOGETHER: tuple[dict[str, Value], ...] = (
    {"jokers_per_deck": 8, "two_decks_from": 2, "joker_limit": "unlimited", "claims": True},
    {
        "jokers_per_deck": 8,
        "two_decks_from": 2,
        "joker_limit": "unlimited",
        "hand_sizes": (26,) * 7,
        "min_players": 2,
        "max_players": 4,
    },
    {"jokers_per_deck": 3, "joker_swap": "others"},
    {"two_decks_from": 2, "same_suit_sets": True},
    {"must_discard_to_go_out": True, "closing_card_may_fit": False},
    {
        "must_discard_to_go_out": True,
        "closing_card_face_up": True,
        "claims": True,
        "closing_card_claimable": True,
    },
    {
        "discard_pile": "stacked",
        "discard_draw": "top_or_all",
        "duty": "taken_card_meld",
        "duty_price": 50,
        "peek_price": 25,
    },
)
"""Values that chance would seldom bring together, and that need each other."""

_NO_RULEBOOK = Rules(max_players=7)


def random_rules(rng: random.Random) -> Rules:
    """A rulebook, or the defaults, with some options changed at random; always valid.

    Several options change at once, as some values are good only together.
    """
    rules = rng.choice([*RULEBOOKS.values(), _NO_RULEBOOK])
    for _ in range(rng.randrange(_MOST_BATCHES)):
        try:
            rules = rules.replace(**_random_changes(rng))
        except ValueError:
            continue  # an impossible combination: keep what there was
    return rules


def _random_changes(rng: random.Random) -> dict[str, Value]:
    if rng.random() < 0.2:
        return rng.choice(_TOGETHER)
    names = rng.sample(list(OPTIONS), rng.randint(1, _LARGEST_BATCH))
    return {name: random_value(name, rng) for name in names}


def random_players(rules: Rules, rng: random.Random) -> int:
    """A number of players that the rules allow."""
    return rng.randint(rules.min_players, rules.max_players)


def random_value(name: str, rng: random.Random) -> Value:
    """A legal value of the option of this name, often a usual one."""
    values = OPTIONS[name].values
    if isinstance(values, Choice):
        return rng.choice(values.values)
    if isinstance(values, Numbers):
        return _random_numbers(values, rng)
    return _random_number(name, values, rng)


def _random_number(name: str, values: Number, rng: random.Random) -> int | None:
    if values.optional and rng.random() < 0.3:
        return None
    usual = USUAL.get(name)
    if usual and rng.random() < 0.7:
        return rng.choice(usual)
    return rng.randint(values.low, min(values.high, values.low + _WIDEST))


def _random_numbers(values: Numbers, rng: random.Random) -> tuple[int, ...]:
    most = rng.choice((values.low, 3, 7, 13, values.high))
    return tuple(rng.randint(values.low, most) for _ in range(7))

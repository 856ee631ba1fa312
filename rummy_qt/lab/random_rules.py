"""Random house rules, from the table of options."""

from __future__ import annotations

import contextlib
import random
from operator import itemgetter

from rummy_qt.engine import OPTIONS, RULEBOOKS, Rules
from rummy_qt.engine.rules import Choice, Numbers, Value

_MAX_SHARE = 0.27
"""The largest fraction of options that are changed, on average."""
_WIDEST = 60
"""The maximum of an unusual number above the option's lowest value."""

USUAL: dict[str, tuple[int, ...]] = {
    "jokers_per_deck": (0, 1, 2, 3, 4),
    "duty_price": (25, 50, 100), "false_claim_price": (25, 50, 100), "peek_price": (25, 50),
    "min_run": (3, 4), "first_meld_points": (30, 40, 50), "going_out_bonus": (0, 25, 50),
    **dict.fromkeys(("ace_low", "ace_high", "ace_in_hand"), (1, 5, 11, 15, 25)),
    "joker_value": (15, 20, 25, 50),
    "target": (200, 300, 500, 1000, 2000, 5000), "rounds": (3, 5, 10),
}  # fmt: skip

_MANY_JOKERS: dict[str, Value] = {
    "jokers_per_deck": 8, "two_decks_from": 2, "joker_limit": "unlimited",
}  # fmt: skip
_TOGETHER: tuple[dict[str, Value], ...] = (
    {**_MANY_JOKERS, "claims": True},
    {**_MANY_JOKERS, "hand_sizes": (26,) * 7, "min_players": 2, "max_players": 4},
    {"jokers_per_deck": 3, "joker_swap": "others"},
    {"two_decks_from": 2, "same_suit_sets": True},
    {"must_discard_to_go_out": True, "closing_card_may_fit": False},
    {
        "must_discard_to_go_out": True, "closing_card_face_up": True, "claims": True,
        "closing_card_claimable": True,
    },
    {
        "discard_pile": "stacked", "discard_draw": "top_or_all", "duty": "taken_card_meld",
        "duty_price": 50, "peek_price": 25,
    },
)  # fmt: skip
"""Values that only matter together and would rarely coincide by chance."""

_NO_RULEBOOK = Rules(max_players=7)


def random_rules(rng: random.Random) -> Rules:
    """A rulebook, or the defaults, with some options changed at random; always valid.

    Each option has its own random generator, so that a new option does not change the others.
    """
    rules = rng.choice([*RULEBOOKS.values(), _NO_RULEBOOK])
    share, seed = rng.random() * _MAX_SHARE, rng.getrandbits(64)
    changes = [values for values in _TOGETHER if rng.random() < share]
    drawn: list[tuple[float, str, Value]] = []
    for name in OPTIONS:
        own = random.Random(f"{seed} {name}")
        if own.random() < share:
            drawn.append((own.random(), name, random_value(name, own)))
    changes += [{name: value} for _, name, value in sorted(drawn, key=itemgetter(0))]
    for change in changes * 2:  # twice, as some values are valid only after others
        with contextlib.suppress(ValueError):  # skip an impossible combination
            rules = rules.replace(**change)
    return rules


def random_players(rules: Rules, rng: random.Random) -> int:
    """A number of players that the rules allow."""
    return rng.randint(rules.min_players, rules.max_players)


def random_value(name: str, rng: random.Random) -> Value:
    """A random legal value of this option, often a usual one."""
    values = OPTIONS[name].values
    if isinstance(values, Choice):
        return rng.choice(values.values)
    if isinstance(values, Numbers):
        highest = rng.choice((values.low, 3, 7, 13, values.high))
        return tuple(rng.randint(values.low, highest) for _ in range(7))
    if values.without and rng.random() < 0.3:
        return None
    usual = USUAL.get(name)
    if usual and rng.random() < 0.7:
        return rng.choice(usual)
    return rng.randint(values.low, min(values.high, values.low + _WIDEST))

"""Random house rules, from the table of options."""

from __future__ import annotations

import random

from rummy_qt.engine import OPTIONS, RULEBOOKS, Rules
from rummy_qt.engine.options import Choice, Number, Numbers, Value

_MOST_BATCHES = 10
_LARGEST_BATCH = 3
_WIDEST = 60
"""How far above its lowest value an unusual number goes."""

_NO_RULEBOOK = Rules(max_players=7)


def random_rules(rng: random.Random) -> Rules:
    """A rulebook, or the defaults, with some options changed at random; always valid.

    Several options change at once, as some values are good only together.
    """
    rules = rng.choice([*RULEBOOKS.values(), _NO_RULEBOOK])
    for _ in range(rng.randrange(_MOST_BATCHES)):
        names = rng.sample(list(OPTIONS), rng.randint(1, _LARGEST_BATCH))
        try:
            rules = rules.replace(**{name: random_value(name, rng) for name in names})
        except ValueError:
            continue  # an impossible combination: keep what there was
    return rules


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
    return _random_number(values, rng)


def _random_number(values: Number, rng: random.Random) -> int | None:
    if values.optional and rng.random() < 0.3:
        return None
    if values.usual and rng.random() < 0.7:
        return rng.choice(values.usual)
    return rng.randint(values.low, min(values.high, values.low + _WIDEST))


def _random_numbers(values: Numbers, rng: random.Random) -> tuple[int, ...]:
    most = rng.choice((values.low, 3, 7, 13, values.high))
    return tuple(rng.randint(values.low, most) for _ in range(7))

"""Random house rules: each option has a random generator of its own."""

import random

import pytest

from rummy_qt.engine import OPTIONS
from rummy_qt.lab import random_rules


@pytest.mark.parametrize("left_out", ["tie_break", "going_out_bonus", "ring_runs"])
def test_a_new_option_does_not_change_how_others_are_drawn(
    left_out: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = [random_rules.random_rules(random.Random(seed)) for seed in range(150)]
    others = {name: option for name, option in OPTIONS.items() if name != left_out}
    monkeypatch.setattr(random_rules, "OPTIONS", others)
    changed = 0
    for seed, rules in enumerate(drawn):
        before = random_rules.random_rules(random.Random(seed))
        differs = {name for name in OPTIONS if getattr(before, name) != getattr(rules, name)}
        assert differs <= {left_out}
        changed += bool(differs)
    assert changed

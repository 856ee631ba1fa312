"""``python -m laboratory teacher`` holds reasons against the facts, and notices a false one."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from laboratory.__main__ import main
from rummy_qt.engine.reasons import Reason
from rummy_qt.opponents import way_reasons
from rummy_qt.opponents.player import Way
from rummy_qt.opponents.reason_texts import Why

FEW = ["teacher", "--pairs", "60", "--playouts", "40", "--seed", "5"]


def test_parts_add_up_and_facts_are_true(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(FEW) == 0
    told = re.search(r"pairs: (\d+), (\d+) .* facts: (\d+); faults: 0", capsys.readouterr().out)
    assert told is not None
    pairs, with_reasons, facts = map(int, told.groups())
    assert pairs >= 60
    assert with_reasons
    assert facts


def one_off(facts: Callable[..., Iterator[Reason]]) -> Callable[..., Iterator[Reason]]:
    """The same facts with each number one too high, and other cards."""

    def wrong(*args: Any, **named: Any) -> Iterator[Reason]:
        for fact in facts(*args, **named):
            values = dict(fact.values)
            if "n" in values:
                values["n"] += 1
            elif "cards" in values:
                values["cards"] = (*values["cards"], fact.values["card"])
            yield Why(str(fact), **values)

    return wrong


def test_a_fact_that_is_none_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(way_reasons, "facts", one_off(way_reasons.facts))
    assert main(FEW) == 1
    assert "not true" in capsys.readouterr().out


def test_a_reason_within_the_noise_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Way, "about_equal", False)
    assert main(FEW) == 1
    assert "reasons within the noise" in capsys.readouterr().out

"""Descriptions of the levels where they are chosen."""

import pytest

from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.ui.words import names


@pytest.mark.parametrize("level", TABLE_LEVELS)
@pytest.mark.parametrize("compiled", [True, False])
def test_slow_levels_say_so_without_machine_code(
    level: str, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rummy_qt.uncompiled.is_compiled", lambda: compiled)
    slow = not compiled and level in ("expert", "master")
    assert ("Without machine code" in names.level_about(level)) is slow


@pytest.mark.parametrize("level", TABLE_LEVELS)
def test_the_description_of_a_level_mentions_no_calls(level: str) -> None:
    assert "call" not in names.level_about(level), "most rulebooks know no call"

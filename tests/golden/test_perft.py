"""The positions of fixed games have not changed unintentionally."""

import pytest

from rummy_qt.engine import RULEBOOKS
from tests.golden import perft


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_the_tables_of_positions_are_unchanged(rulebook: str) -> None:
    written = perft.file_of(rulebook).read_text("utf-8").splitlines()
    assert perft.table(rulebook).splitlines() == written, "if this is meant: make golden"

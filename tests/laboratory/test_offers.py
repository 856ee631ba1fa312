"""The documentation contains the table of offers as the command prints it."""

from pathlib import Path

import pytest

from laboratory.__main__ import main

PAGE = Path(__file__).resolve().parents[2] / "docs" / "opponents.md"


def test_the_docs_show_the_table_of_offers_as_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["offers"]) == 0
    assert capsys.readouterr().out in PAGE.read_text("utf-8")

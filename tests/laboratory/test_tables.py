"""The tables of the documentation are those of the measurements."""

import re
from pathlib import Path

import pytest

from laboratory.tables import DOCS, drawn

PAGES = sorted(DOCS.glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_tables_are_drawn_from_the_measurements(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert drawn(text) == text, "run: make tables"


def test_every_measurement_is_named_by_a_page() -> None:
    named = {
        name
        for page in PAGES
        for name in re.findall(r"measurements/(\w+\.csv)", page.read_text("utf-8"))
    }
    assert named == {file.name for file in (DOCS / "measurements").iterdir()}

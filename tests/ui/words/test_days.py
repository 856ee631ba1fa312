"""Dates are in the person's local time, whatever the time zone of a record."""

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from rummy_qt.ui.words.language import day_text


@pytest.fixture
def in_tokyo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    if not hasattr(time, "tzset"):
        pytest.skip("this system takes its time zone from elsewhere")
    before = QLocale()
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "Asia/Tokyo")
        time.tzset()
        QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
        yield
    time.tzset()
    QLocale.setDefault(before)


@pytest.mark.usefixtures("in_tokyo")
def test_an_evening_in_london_is_the_next_day_in_tokyo() -> None:
    assert day_text("2026-11-24T22:30:00Z", full=False) == "11/25/26"
    assert day_text("2026-11-24", full=False) == "11/24/26"
    assert day_text("nonsense") == day_text("") == ""

"""A fixed date for all tests of the window: a test at midnight would otherwise see two days."""

from datetime import date
from typing import Self

TODAY = date(2026, 11, 25)
"""A day whose deal is short: many tests play it to the end."""


class Today(date):
    """Replaces ``date`` where the program asks for the current day."""

    @classmethod
    def today(cls) -> Self:
        return cls(TODAY.year, TODAY.month, TODAY.day)

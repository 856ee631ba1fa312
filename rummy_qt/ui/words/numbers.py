"""Numbers, lists and dates as the person reads them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, Qt

from .language import isolated, number_text, translate


def points_text(points: int) -> str:
    """Points with a sign that is as wide as a plus: ``+25``, ``−50``."""
    return f"+{number_text(points)}" if points >= 0 else number_text(points)


def points_phrase(points: int) -> str:
    """``1 point``, ``25 points``, ``−50 points``, to stand after a colon or between commas."""
    return translate("Numbers", "%n point(s)", points)


def cards_phrase(count: int) -> str:
    """``1 card``, ``7 cards``, to stand after a colon or between commas."""
    return translate("Numbers", "%n card(s)", count)


def percent_text(share: int) -> str:
    """A share in hundredths with the sign where the language has it: ``43%``."""
    return translate("Numbers", "{number}%", number=number_text(share))


def joined(texts: Sequence[str]) -> str:
    """A list as the language writes it: ``Bo, Cleo, and Dag``."""
    return QLocale().createSeparatedList([str(isolated(text)) for text in texts])


def moment(created: str) -> str:
    """A moment of a record (ISO 8601) as the person's locale writes it."""
    when = QDateTime.fromString(created, Qt.DateFormat.ISODate)
    if not when.isValid():
        return created
    return QLocale().toString(when.toLocalTime(), QLocale.FormatType.ShortFormat)


def day_text(day: str, *, full: bool = True) -> str:
    """A date, or the day of a moment, (ISO 8601) as the person's locale writes it; else empty."""
    when = QDateTime.fromString(day, Qt.DateFormat.ISODate)
    length = QLocale.FormatType.LongFormat if full else QLocale.FormatType.ShortFormat
    return QLocale().toString(when.toLocalTime().date(), length) if when.isValid() else ""

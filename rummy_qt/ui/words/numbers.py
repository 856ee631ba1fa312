"""Numbers, lists and dates as the person reads them."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, Qt

from rummy_qt.ui.words.language import translate


def points_text(points: int) -> str:
    """Points with a sign that is as wide as a plus: ``+25``, ``−50``."""
    return f"+{points}" if points >= 0 else f"−{-points}"


def total_text(points: int) -> str:
    """A sum of points; where it is negative, with a true minus sign."""
    return str(points) if points >= 0 else f"−{-points}"


def joined(names: list[str]) -> str:
    """``Bo, Cleo and Dag``."""
    if len(names) < 2:
        return "".join(names)
    last = translate("Words", "{names} and {last}")
    return last.format(names=", ".join(names[:-1]), last=names[-1])


def moment(created: str) -> str:
    """A moment of a record (ISO 8601) as the person's locale writes it."""
    when = QDateTime.fromString(created, Qt.DateFormat.ISODate)
    if not when.isValid():
        return created
    return QLocale().toString(when.toLocalTime(), QLocale.FormatType.ShortFormat)

"""The last sight of the match that was left: a small picture for the welcome page."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap

from rummy_qt.records.entry import Entry
from rummy_qt.ui.bridge import GameBridge
from rummy_qt.ui.table.view import TableView
from rummy_qt.ui.windows.welcome import Unfinished
from rummy_qt.ui.words.names import rulebook_name

SIZE = QSize(160, 100)


class LastSight:
    """Remembers how one table looked, and by the file of its match whose it was."""

    def __init__(self) -> None:
        self._path: Path | None = None
        self._picture: QPixmap | None = None

    def remember(self, table: TableView) -> None:
        """Take a picture of a table that is about to go, if it can be seen."""
        source = table.state.source
        path = source.game.record.path if isinstance(source, GameBridge) else None
        if path is None or not table.isVisible():
            return
        ratio = table.devicePixelRatioF()
        self._path = path
        self._picture = QPixmap.fromImage(table.grab_picture()).scaled(
            SIZE * ratio,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        self._picture.setDevicePixelRatio(ratio)

    def of(self, last: Entry) -> Unfinished:
        """A saved match for the welcome page, with the picture if it is the one that was left."""
        picture = self._picture if last.path == self._path else None
        rules = rulebook_name(last.rulebook, last.house)
        names = tuple(seat.name for seat in last.seats)
        return Unfinished(last.path, rules, names, tuple(last.totals), max(last.dealt, 1), picture)

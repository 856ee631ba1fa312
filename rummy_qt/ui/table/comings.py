"""Items that come and go while little of the table is painted.

A scene that is asked what changed answers "everything" whenever an item is taken out, and
whenever one that was empty gets its picture. So what comes brings a speck, at least, and what
goes is hidden, and taken out when everything is painted anyway.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene


def speck() -> QPixmap:
    """The smallest picture, and nothing to be seen of it."""
    pixmap = QPixmap(1, 1)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def speck_path() -> QPainterPath:
    """The smallest outline that is not empty."""
    path = QPainterPath()
    path.addRect(0, 0, 1, 1)
    return path


class Departed:
    """What is to be seen no more, and has not been taken out of its scene yet."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsItem] = []

    def add(self, item: QGraphicsItem) -> None:
        item.setVisible(False)
        self._items.append(item)

    def take_out(self) -> None:
        """All of them, at a moment when everything is painted."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()

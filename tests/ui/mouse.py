"""Mouse actions on a table: where to grip a card, and how to drag it."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from rummy_qt.engine import Card
from rummy_qt.ui.table.arrangement import Box
from rummy_qt.ui.table.table_view import TableView

LEFT = Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier


def inside(box: Box, across: float) -> QPoint:
    """A point half-way down a box, at a fraction of its width from the left."""
    return QPointF(box.x + across * box.w, box.y + 0.5 * box.h).toPoint()


def corner(view: TableView, card: Card) -> QPoint:
    """A point on the part of an open card that its neighbours do not cover."""
    return QPointF(*view.scene_.places[card.index].spot.at(0.09, 0.1)).toPoint()


def carry(port: QWidget, start: QPoint, end: QPoint) -> None:
    """Press and move the mouse without releasing the button."""
    QTest.mousePress(port, LEFT, NO_KEY, start)
    for part in (0.3, 0.7, 1.0):
        QTest.mouseMove(port, start + (end - start) * part)


def drag(port: QWidget, start: QPoint, end: QPoint) -> None:
    """Press, move, and release."""
    carry(port, start, end)
    QTest.mouseRelease(port, LEFT, NO_KEY, end)

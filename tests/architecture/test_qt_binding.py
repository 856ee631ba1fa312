"""Faults of single PySide releases that would end the program."""

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QPolygon


def test_ten_thousand_void_calls_do_not_abort() -> None:
    """Some releases lost a reference to None in each void call and aborted after 5,100 calls."""
    thing = QObject()
    points = QPolygon([QPoint(0, 0)])
    for _ in range(10_000):
        thing.setObjectName("card")
        points.translate(1, 0)
    assert thing.objectName() == "card"
    assert points.first() == QPoint(10_000, 0)

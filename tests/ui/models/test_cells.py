"""Tables of cells."""

from PySide6.QtCore import QPersistentModelIndex
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from rummy_qt.ui.models.rows import Cell, CellsModel


def test_showing_the_same_cells_again_keeps_the_rows(qtbot: QtBot) -> None:
    """A review updates many times a second: a screen reader must still find the row it asks for."""
    model = CellsModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show(["Lost", "Played"], [[Cell("4"), Cell("5♣")], [Cell("1"), Cell("K♦")]])
    read = QPersistentModelIndex(model.index(1, 1))
    model.show(["Lost", "Played"], [[Cell("4"), Cell("5♣")], [Cell("1"), Cell("K♦")]])
    assert read.isValid()
    assert read.data() == "K♦"
    model.show(["Lost", "Played"], [[Cell("4"), Cell("6♣")]])
    assert not read.isValid()

"""With the theme preference set to the system's, the table follows it from dark to light."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication
from pytestqt.qtbot import QtBot

from rummy_qt.ui import theme

from .conftest import Lay


@pytest.mark.parametrize(("wished", "dark"), [("system", False), ("dark", True)])
def test_the_table_follows_the_desktop_from_dark_to_light(
    wished: str, dark: bool, lay: Lay, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    table = lay(["", ""])
    table.wishes.set("theme", wished)
    assert table.view.scene_.art.theme.dark
    monkeypatch.setattr(theme, "system_is_dark", lambda: False)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    qtbot.waitUntil(lambda: not table.view._redraw.isActive())
    assert table.view.scene_.art.theme.dark == dark


def test_another_desktop_font_redraws_the_plates(lay: Lay, qtbot: QtBot) -> None:
    plate = lay(["", "", ""]).view.scene_.furniture._seats[1]
    before, usual = plate.pixmap().cacheKey(), QGuiApplication.font()
    other = QFont(usual)
    other.setFamily("monospace")
    try:
        QGuiApplication.setFont(other)
        qtbot.waitUntil(lambda: plate.pixmap().cacheKey() != before)
    finally:
        QGuiApplication.setFont(usual)


def test_a_larger_desktop_font_redraws_the_table(lay: Lay) -> None:
    table = lay(["", ""])
    before = table.view.scene_.art.version
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.fontChanged.emit(application.font())
    table.view.resize(table.view.width(), table.view.height() - 20)
    assert table.view.scene_.art.version != before
    assert not table.view._redraw.isActive()

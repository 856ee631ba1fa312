"""The table follows the desktop from dark to light, where the preference leaves it to it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from rummy_qt.ui import theme

from .conftest import Lay


@pytest.mark.parametrize(("wished", "dark"), [("system", False), ("dark", True)])
def test_a_desktop_that_turns_light_takes_the_table_along(
    wished: str, dark: bool, lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lay(["", ""])
    table.wishes.set("theme", wished)
    assert table.view.scene_.theme.dark
    monkeypatch.setattr(theme, "system_is_dark", lambda: False)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert table.view.scene_.theme.dark == dark

"""Desktop settings apply at once: more contrast, larger text, less motion."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from rummy_qt.ui import theme
from rummy_qt.ui.desktop import QUESTIONS, LessMotion, bare
from rummy_qt.ui.fonts import LARGEST, VOICE_FONT, pixels_of, tables_factor
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.theme import TABLE_COLOURS, Theme
from rummy_qt.ui.voice import Voice
from rummy_qt.ui.windows.look import current_theme
from rummy_qt.ui.windows.main_window import MainWindow
from tests.ui.access.conftest import Seat
from tests.ui.colours import contrast
from tests.ui.windows.conftest import dialog_of, make_window, preferences, saved_match, window

__all__ = ["make_window", "preferences", "window"]

EVERY_STRONG = [look for colour in TABLE_COLOURS.values() for look in colour.looks if look.strong]


@pytest.mark.parametrize("strong", EVERY_STRONG, ids=lambda strong: strong.felt)
def test_high_contrast_has_text_at_7_and_edges_at_3(strong: Theme) -> None:
    grounds = (strong.felt, strong.felt_edge, strong.panel)
    for ground, text in product(grounds, (strong.text, strong.text_quiet, strong.accent)):
        assert contrast(text, ground) >= 7, (text, ground)
    assert contrast(strong.price, strong.panel) >= 7
    for ground in grounds:
        assert contrast(strong.panel_edge, ground) >= 3


def test_a_wish_for_more_contrast_applies_without_a_restart(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    window.commands.open_file(saved_match())
    table = window.pages.table
    assert table is not None
    plain = table.scene_.art.theme
    hints = QGuiApplication.styleHints().accessibility()
    for wanted in (True, False):
        monkeypatch.setattr(theme, "system_wants_contrast", lambda wanted=wanted: wanted)
        hints.contrastPreferenceChanged.emit(Qt.ContrastPreference.NoPreference)
        qtbot.waitUntil(lambda: table.scene_.art.theme.strong == current_theme().strong)
        assert current_theme().strong == wanted
        text = QApplication.palette().color(QPalette.ColorRole.WindowText).name()
        assert text == current_theme().text
    assert table.scene_.art.theme == plain


def test_a_larger_desktop_font_applies_without_a_restart(
    window: MainWindow, larger_font: Callable[[float], None]
) -> None:
    window.resize(1280, 800)
    window.commands.open_file(saved_match())
    window.commands.actions["about_match"].trigger()
    table = window.pages.table
    assert table is not None
    title = next(
        label for label in window.findChildren(QLabel) if label.property("font_scale_and_weight")
    )
    before = title.font().pixelSize(), table.scene_.arrangement.t, title.font().weight()
    larger_font(1.5)
    QTest.qWait(0)
    table.dress()
    assert title.font().pixelSize() == pytest.approx(1.5 * before[0], abs=1)
    assert title.font().weight() == before[2]
    assert table.scene_.arrangement.t > 1.2 * before[1]


@pytest.mark.parametrize("page", ["about", "preferences"])
def test_an_open_page_grows_with_the_font(
    page: str, window: MainWindow, larger_font: Callable[[float], None], qtbot: QtBot
) -> None:
    window.resize(1280, 800)
    window.commands.actions[page].trigger()
    before = dialog_of(window, page).size()
    larger_font(1.5)
    qtbot.waitUntil(lambda: dialog_of(window, page).width() > before.width())
    grown = dialog_of(window, page).size()
    dialog_of(window, page).close()
    window.commands.actions[page].trigger()
    assert dialog_of(window, page).width() == grown.width(), "as one that is opened now"


def test_a_page_grows_with_its_window_as_the_table_does(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    window.commands.open_file(saved_match())
    table = window.pages.table
    assert table is not None
    table.dress()
    window.commands.actions["about"].trigger()
    page = dialog_of(window, "about")
    before = page.width(), pixels_of(page.font()), table.scene_.arrangement.t
    window.resize(1920, 1200)
    qtbot.waitUntil(lambda: page.width() > before[0])
    table.dress()
    letters, t = pixels_of(page.font()) / before[1], table.scene_.arrangement.t / before[2]
    assert letters == pytest.approx(t, abs=0.1), "one number for both"
    assert page.width() / before[0] == pytest.approx(letters, abs=0.1)
    window.resize(1280, 800)
    QTest.qWait(0)
    assert pixels_of(page.font()) == before[1]


def test_the_table_limits_the_font_in_a_low_window(
    qapp: QApplication, preferences: Preferences, larger_font: Callable[[float], None]
) -> None:
    larger_font(3.0)
    voice = Voice(qapp, preferences)
    voice.fill(QSize(1280, 800))
    assert tables_factor() == LARGEST
    voice.fill(QSize(880, 480), 1.2)
    assert pixels_of(qapp.font()) < 3 * VOICE_FONT, "the words beside it are smaller"
    assert tables_factor() == LARGEST


def test_a_wish_for_less_motion_stops_all_motion(sit: Seat) -> None:
    table = sit(["2c 3d", ""], upcard="7s")
    table.wishes.animation_speed = 1.0
    assert table.view.scene_.motion.speed == 1.0
    table.wishes.set_less_motion(True)
    assert table.view.scene_.motion.speed == 0.0
    assert table.wishes.animation_speed == 1.0, "the preference stays as it was chosen"
    table.wishes.set_less_motion(False)
    assert table.view.scene_.motion.speed == 1.0


class Variant:
    """A value wrapped as on the bus."""

    def __init__(self, value: Any) -> None:
        self._value = value

    def variant(self) -> Any:
        return self._value


@pytest.mark.parametrize(
    ("key", "less", "usual"),
    [
        ("reduced-motion", 1, (0, None, "1")),
        ("enable-animations", False, (True, None, "no")),
        ("AnimationDurationFactor", "0", ("1.5", "", None, "rubbish")),
    ],
)
def test_answers_of_desktops_are_understood(key: str, less: Any, usual: tuple[Any, ...]) -> None:
    asks_for_less = next(asks for _, name, asks in QUESTIONS if name == key)
    assert asks_for_less(bare(Variant(Variant(less))))
    for value in usual:
        assert not asks_for_less(bare(Variant(value)))


def test_the_desktop_is_asked_again_when_the_window_becomes_active(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(LessMotion, "_ask_portal", lambda *_, wanted: asked.append("asked"))
    motion = LessMotion(qapp)
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert asked == []
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert asked == ["asked"]
    motion.deleteLater()

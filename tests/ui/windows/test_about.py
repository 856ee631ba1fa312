"""The About dialog: versions, the data folder, and the licence of every component."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import collect_licences
import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Signal, Slot, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QTextBrowser
from pytestqt.qtbot import QtBot

from rummy_qt import __version__
from rummy_qt.records.paths import data_dir, matches_dir
from rummy_qt.ui.drawings import drawn
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.page_dialog import fox
from tests.ui.windows.conftest import dialog_of, named


@pytest.fixture
def licences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The licence files that a packaged program contains."""
    folder = tmp_path / "licences"
    collect_licences.collect(folder, [])
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    return folder


@pytest.fixture
def about(window: MainWindow) -> QDialog:
    window.commands.actions["about"].trigger()
    return dialog_of(window, "about")


class FileManager(QObject):
    """Stands in for the desktop's file manager."""

    opened = Signal(QUrl)

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        self.opened.emit(url)


@pytest.fixture
def file_manager() -> Iterator[FileManager]:
    manager = FileManager()
    QDesktopServices.setUrlHandler("file", manager, "open")  # type: ignore[arg-type]  # its stub is wrong
    yield manager
    QDesktopServices.unsetUrlHandler("file")


def test_about_names_the_versions_and_the_data_folder(about: QDialog) -> None:
    told = " ".join(label.text() for label in about.findChildren(QLabel))
    assert __version__ in told
    assert qVersion() in told
    assert str(data_dir()) in told


def test_the_data_folder_can_be_opened(
    window: MainWindow, file_manager: FileManager, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(file_manager.opened) as opened:
        window.commands.actions["data_folder"].trigger()
    assert opened.args == [QUrl.fromLocalFile(str(matches_dir()))]


def test_a_missing_licence_is_reported(window: MainWindow, licences: Path) -> None:
    (licences / "python.txt").unlink()
    window.commands.actions["about"].trigger()
    dialog = dialog_of(window, "about")
    parts = named(dialog, QListWidget, "about_parts")
    [item] = parts.findItems("Python", Qt.MatchFlag.MatchExactly)
    parts.setCurrentItem(item)
    shown = named(dialog, QTextBrowser, "about_licence").toPlainText()
    assert "not on this computer" in shown


def test_installed_as_a_python_package_about_lists_no_components(about: QDialog) -> None:
    assert about.findChild(QListWidget, "about_parts") is None


@pytest.mark.parametrize(
    ("part", "words"),
    [
        ("Rummy Qt", "Permission is hereby granted"),
        ("Python", "PYTHON SOFTWARE FOUNDATION"),
        ("Qt", "GNU LESSER GENERAL PUBLIC LICENSE"),
        ("platformdirs", "Permission is hereby granted"),
    ],
)
def test_every_component_shows_its_licence(
    licences: Path, window: MainWindow, part: str, words: str
) -> None:
    window.commands.actions["about"].trigger()
    about = dialog_of(window, "about")
    parts = named(about, QListWidget, "about_parts")
    [item] = parts.findItems(part, Qt.MatchFlag.MatchExactly)
    parts.setCurrentItem(item)
    shown = named(about, QTextBrowser, "about_licence").toPlainText()
    assert re.match(rf"{part} [\d.]+\n", shown)
    assert words.casefold() in shown.casefold()


@pytest.mark.usefixtures("qapp")
def test_the_fox_of_a_page_has_no_background() -> None:
    icon = drawn(":/assets/icons/rummy-qt.svg", 64, 64, 1).toImage()
    head = fox(64, 1).toImage()
    corners = [(x, y) for x in (8, 56) for y in (8, 56)]
    assert all(icon.pixelColor(x, y).alpha() == 255 for x, y in corners)
    assert not any(head.pixelColor(x, y).alpha() for x, y in corners)
    assert head.pixelColor(32, 32).alpha() == 255

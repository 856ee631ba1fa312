"""The About dialog: versions, the folder of the files, and the licence of every part."""

from __future__ import annotations

import re
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Signal, Slot, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QPushButton, QTextBrowser
from pytestqt.qtbot import QtBot

from rummy_qt import __version__
from rummy_qt.records.paths import data_dir, matches_dir
from rummy_qt.ui.windows.main_window import MainWindow
from tests.ui.windows.conftest import click, dialog_of, named


@pytest.fixture
def about(window: MainWindow) -> QDialog:
    window.actions_by_id["about"].trigger()
    return dialog_of(window, "about")


class FileManager(QObject):
    """Stands in for the desktop's."""

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


def test_it_names_the_versions_and_the_folder(about: QDialog) -> None:
    told = " ".join(label.text() for label in about.findChildren(QLabel))
    assert __version__ in told
    assert qVersion() in told
    assert str(data_dir()) in told


def test_the_folder_opens(about: QDialog, file_manager: FileManager, qtbot: QtBot) -> None:
    with qtbot.waitSignal(file_manager.opened) as opened:
        click(named(about, QPushButton, "about_open_folder"))
    assert opened.args == [QUrl.fromLocalFile(str(matches_dir()))]


def test_a_part_whose_licence_is_not_here_says_where_it_is(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    python = [str(tmp_path / "stdlib"), str(tmp_path / "base")]
    monkeypatch.setattr(sysconfig, "get_path", lambda _: python[0])
    monkeypatch.setattr(sysconfig, "get_config_var", lambda _: python[1])
    monkeypatch.setattr(Path, "glob", lambda *_: [])
    window.actions_by_id["about"].trigger()
    dialog = dialog_of(window, "about")
    parts = named(dialog, QListWidget, "about_parts")
    [item] = parts.findItems("Python", Qt.MatchFlag.MatchExactly)
    parts.setCurrentItem(item)
    shown = named(dialog, QTextBrowser, "about_licence").toPlainText()
    assert "https://docs.python.org/3/license.html" in shown


@pytest.mark.parametrize(
    ("part", "words"),
    [
        ("Rummy Qt", "Permission is hereby granted"),
        ("Python", "PYTHON SOFTWARE FOUNDATION"),
        ("Qt", "GNU LESSER GENERAL PUBLIC LICENSE"),
        ("platformdirs", "Permission is hereby granted"),
    ],
)
def test_every_part_shows_its_licence(about: QDialog, part: str, words: str) -> None:
    parts = named(about, QListWidget, "about_parts")
    [item] = parts.findItems(part, Qt.MatchFlag.MatchExactly)
    parts.setCurrentItem(item)
    shown = named(about, QTextBrowser, "about_licence").toPlainText()
    assert re.match(rf"{part} [\d.]+\n", shown)
    assert words.casefold() in shown.casefold()

"""About the program: its version, the folder of its files, and the licences of its parts."""

from __future__ import annotations

import platform
import sys
from pathlib import Path
from typing import NamedTuple

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QListWidget, QSizePolicy, QTextBrowser, QWidget

from rummy_qt import __version__
from rummy_qt.opponents.codec import Codec, Own
from rummy_qt.records import files
from rummy_qt.records.paths import data_dir
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.words.language import in_context

from .labels import quiet_label, title_label
from .page_dialog import SLIP, PageDialog
from .parts import GAP, Spring, across, down, make, put

tr = in_context("AboutDialog")


class Component(NamedTuple):
    """A part of the program with its own author and licence."""

    name: str
    version: str
    licence: str
    """A name or a sentence; empty if only the texts give it."""
    texts: tuple[Path, ...]


def listed(folder: Path) -> list[Component]:
    """The parts in a bundle's ``components.json``."""
    codec = Codec({Path: Own(str, folder.joinpath)})
    data = files.json_of((folder / "components.json").read_text("utf-8"))
    parts: list[Component] = codec.read(list[Component], data)
    return parts


class AboutDialog(PageDialog):
    """Version, folder and licences; a licence's text is read when it is selected."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("about", tr("About Rummy Qt"), parent, named=False)
        bundle = Path(getattr(sys, "_MEIPASS", ""), "licences")
        self._parts = listed(bundle) if getattr(sys, "frozen", False) else []
        picture = plain_label("", self, pixmap=self.windowIcon().pixmap(72, 72))
        below = f"Python {platform.python_version()} · Qt {qVersion()} · PySide {pyside_version}"
        title = title_label(f"Rummy Qt {__version__}", self)
        about = tr("500 Rum against the computer, on your desktop. Free under the MIT licence.")
        words = down(title, plain_label(about, self), quiet_label(below, self), gap=4)
        text = tr("Matches, statistics and settings are kept in {folder}", folder=data_dir())
        self.place = plain_label(text, self, objectName="about_folder", wordWrap=True)
        self.place.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        put(self.body, across(picture, (words, 1), gap=GAP), self.place)
        if self._parts:
            self._lay_licences()
        else:  # nothing is bundled, and each package has its own licence
            self.format = SLIP
            put(self.body, Spring())
        self.add_close()

    def _lay_licences(self) -> None:
        parts = make(QListWidget, self, "about_parts")
        parts.setAccessibleName(tr("What the program is made of"))
        parts.setFixedWidth(200)
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        self.text = make(QTextBrowser, self, "about_licence", tabChangesFocus=True, font=fixed)
        self.text.setAccessibleName(tr("Licence"))
        for part in (parts, self.text):
            part.setSizePolicy(part.sizePolicy().horizontalPolicy(), QSizePolicy.Policy.Ignored)
            part.setMinimumHeight(120)
        contains = quiet_label(tr("It contains, each under its own licence:"), self)
        put(self.body, contains, (across(parts, (self.text, 1)), 1))
        parts.addItems([part.name for part in self._parts])
        parts.currentRowChanged.connect(lambda row: self._show(self._parts[row]))
        parts.setCurrentRow(0)

    def _show(self, part: Component) -> None:
        """Show the licence in full, unless its file is missing."""
        head = "\n".join(filter(None, (f"{part.name} {part.version}", part.licence)))
        try:
            texts = [text.read_text("utf-8", "replace").strip("\n") for text in part.texts]
        except OSError:
            texts = []
        missing = tr("Its licence text is not on this computer: {place}", place=part.name)
        self.text.setPlainText("\n\n\n".join([head, *(texts or [missing])]))

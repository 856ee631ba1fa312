"""Questions that more than one page asks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QWidget,
)

from rummy_qt.records.life import LONGEST_TITLE
from rummy_qt.ui.styled import set_styled
from rummy_qt.ui.windows.look import MARGIN
from rummy_qt.ui.windows.page import Ground, fox
from rummy_qt.ui.words.language import retold, translate

Say = Callable[[], str]
"""Gives a text in the language of the moment."""
_FOX: Final = 64


class Question(QMessageBox):
    """A question beside the fox, on the cloth that pages lie on.

    Its text is plain; all its words follow a change of language.
    """

    def __init__(self, name: str, parent: QWidget | None, title: Say, text: Say, more: Say) -> None:
        """``more`` says what follows from an answer."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setIconPixmap(fox(_FOX, self.devicePixelRatioF()))
        self._ground = Ground()
        self._words = [(self.setWindowTitle, title), (self.setText, text)]
        self._words.append((self.setInformativeText, more))
        retold(self, self._say)

    def _say(self) -> None:
        for show, say in self._words:
            show(say())

    def answer(
        self, say: Say, role: QMessageBox.ButtonRole, name: str = "", *, main: bool = False
    ) -> QPushButton:
        """A button; ``main``: the one that Enter presses."""
        button = self.addButton(say(), role)
        button.setObjectName(name)
        self._words.append((button.setText, say))
        if main:
            set_styled(button, "primary", True)
            self.setDefaultButton(button)
        return button

    def showEvent(self, event: QShowEvent) -> None:
        layout = self.layout()  # Qt makes it anew with each text
        if layout is not None:
            layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        super().showEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._ground.paint(self)


def file_dialog(
    parent: QWidget,
    name: str,
    title: Say,
    files: Say,
    suffix: str,
    then: Callable[[Path], object],
    *,
    folder: str = "",
    save: bool = False,
    proposed: str = "",
) -> QFileDialog:
    """A dialog, not shown yet, that asks for a file; ``then`` gets the one that was chosen.

    ``files`` says what those with this ``suffix`` are. To ``save``, a file need not be there yet.
    """
    dialog = QFileDialog(parent, "", folder)
    dialog.setObjectName(name)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def say() -> None:
        dialog.setWindowTitle(title())
        dialog.setNameFilters([files(), translate("Dialogs", "All files (*)")])

    retold(dialog, say)
    if save:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix.lstrip("."))
        dialog.selectFile(proposed)
    else:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
    return dialog


def match_files() -> str:
    """What files of matches are called where one is chosen."""
    return translate("Dialogs", "Matches (*.rummy)")


def ask_title(parent: QWidget, title: str, then: Callable[[str], object]) -> None:
    """Ask for the name of a match; ``then`` gets what was typed."""
    question = QInputDialog(parent)
    question.setObjectName("title_question")
    question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def say() -> None:
        question.setWindowTitle(translate("Questions", "Name the match"))
        question.setLabelText(translate("Questions", "Name of this match:"))

    retold(question, say)
    question.setTextValue(title)
    field = question.findChild(QLineEdit)
    assert field is not None
    field.setMaxLength(LONGEST_TITLE)
    field.setMinimumWidth(320)  # also for the title of the window
    question.textValueSelected.connect(then)
    question.open()


def ask_to_throw_away(parent: QWidget, then: Callable[[], object]) -> None:
    """Ask whether the match on the table is to go; it can still be fetched from the trash."""
    box = Question(
        "trash_question",
        parent,
        lambda: translate("Questions", "Move to trash"),
        lambda: translate("Questions", "Throw away the match that you are playing?"),
        lambda: translate(
            "Questions",
            "It leaves the table and goes to the trash of your system, and no longer counts in"
            " the statistics.",
        ),
    )
    go = box.answer(
        lambda: translate("Questions", "Move to &trash"),
        QMessageBox.ButtonRole.DestructiveRole,
        "do_throw_away",
    )
    stay = box.answer(
        lambda: translate("Questions", "&Play on"), QMessageBox.ButtonRole.RejectRole, main=True
    )
    box.setEscapeButton(stay)
    go.clicked.connect(lambda _checked: then())
    box.open()

"""Questions that more than one page asks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMessageBox, QWidget

from rummy_qt.records.life import LONGEST_TITLE
from rummy_qt.ui.styled import set_styled
from rummy_qt.ui.windows.page import MessageBox
from rummy_qt.ui.words.language import translate


def ask_title(parent: QWidget, title: str, then: Callable[[str], object]) -> None:
    """Ask for the name of a match; ``then`` gets what was typed."""
    question = QInputDialog(parent)
    question.setObjectName("title_question")
    question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    question.setWindowTitle(translate("Questions", "Name the match"))
    question.setLabelText(translate("Questions", "Name of this match:"))
    question.setTextValue(title)
    field = question.findChild(QLineEdit)
    assert field is not None
    field.setMaxLength(LONGEST_TITLE)
    field.setMinimumWidth(320)  # also for the title of the window
    question.textValueSelected.connect(then)
    question.open()


def ask_to_throw_away(parent: QWidget, then: Callable[[], object]) -> None:
    """Ask whether the match on the table is to go; it can still be fetched from the trash."""
    box = MessageBox("trash_question", parent)
    box.setWindowTitle(translate("Questions", "Move to trash"))
    box.setText(translate("Questions", "Throw away the match that you are playing?"))
    box.setInformativeText(
        translate(
            "Questions",
            "It leaves the table and goes to the trash of your system, and no longer counts in"
            " the statistics.",
        )
    )
    go = box.addButton(
        translate("Questions", "Move to &trash"), QMessageBox.ButtonRole.DestructiveRole
    )
    go.setObjectName("do_throw_away")
    stay = box.addButton(translate("Questions", "&Play on"), QMessageBox.ButtonRole.RejectRole)
    set_styled(stay, "primary", True)
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    go.clicked.connect(lambda _checked: then())
    box.open()

"""What a person sees when something unexpected happened: plain words, and a way on."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from rummy_qt.ui.windows.copying import CopyButton
from rummy_qt.ui.windows.questions import Question
from rummy_qt.ui.words.language import translate


class CrashDialog(Question):
    """Copy details, or go on."""

    def __init__(self, details: str, parent: QWidget | None = None) -> None:
        super().__init__(
            "crash",
            parent,
            lambda: translate("CrashDialog", "Something went wrong"),
            lambda: translate("CrashDialog", "Something unexpected happened."),
            lambda: translate(
                "CrashDialog",
                "Your match is saved up to the last move; nothing is lost. You can go on. If it"
                " happens again, please report the details.",
            ),
        )
        self.copy_button = CopyButton(
            details, self, lambda: translate("CrashDialog", "&Copy details")
        )
        self.addButton(self.copy_button, QMessageBox.ButtonRole.ActionRole)
        # A message box closes on every button; this one should stay.
        self.copy_button.clicked.disconnect()
        self.copy_button.clicked.connect(self.copy_button.copy)
        self.go_on_button = self.answer(
            lambda: translate("CrashDialog", "&Go on"), QMessageBox.ButtonRole.AcceptRole, main=True
        )
        self.setEscapeButton(self.go_on_button)

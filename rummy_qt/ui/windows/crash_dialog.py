"""What a person sees when something unexpected happened: plain words, and a way on."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from rummy_qt.ui.styled import set_styled
from rummy_qt.ui.windows.copying import CopyButton
from rummy_qt.ui.windows.page import MessageBox
from rummy_qt.ui.words.language import translate


class CrashDialog(MessageBox):
    """Copy details, or go on."""

    def __init__(self, details: str, parent: QWidget | None = None) -> None:
        super().__init__("crash", parent)
        self.setWindowTitle(translate("CrashDialog", "Something went wrong"))
        self.setText(translate("CrashDialog", "Something unexpected happened."))
        self.setInformativeText(
            translate(
                "CrashDialog",
                "Your match is saved up to the last move; nothing is lost. You can go on. If it"
                " happens again, please report the details.",
            )
        )
        self.copy_button = CopyButton(
            details, self, lambda: translate("CrashDialog", "&Copy details")
        )
        self.addButton(self.copy_button, QMessageBox.ButtonRole.ActionRole)
        # A message box closes on every button; this one should stay.
        self.copy_button.clicked.disconnect()
        self.copy_button.clicked.connect(self.copy_button.copy)
        self.go_on_button = self.addButton(
            translate("CrashDialog", "&Go on"), QMessageBox.ButtonRole.AcceptRole
        )
        set_styled(self.go_on_button, "primary", True)
        self.setDefaultButton(self.go_on_button)
        self.setEscapeButton(self.go_on_button)

"""What a person sees when something unexpected happened: plain words, and a way on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox, QWidget

from rummy_qt.ui.windows.parts import CopyButton
from rummy_qt.ui.windows.questions import QuestionBox, Say
from rummy_qt.ui.words.language import in_context

tr = in_context("CrashDialog")
ASKED_EVERY: Final = 1000
"""Milliseconds between two looks at what is saved."""


class CrashDialog(QuestionBox):
    """Copy details, or go on. What is said of the match is asked of its record, again and again."""

    def __init__(self, details: str, kept: Say, parent: QWidget | None = None) -> None:
        """``kept`` says how much of the match on the table is saved; nothing without a match."""
        super().__init__(
            "crash",
            parent,
            lambda: tr("Something went wrong"),
            lambda: tr("Something unexpected happened."),
            lambda: " ".join(
                filter(None, (kept(), tr("If it happens again, please report the details.")))
            ),
        )
        again = QTimer(self)
        again.timeout.connect(self._say)
        again.start(ASKED_EVERY)
        self.copy_button = CopyButton(details, self, lambda: tr("&Copy details"))
        self.addButton(self.copy_button, QMessageBox.ButtonRole.ActionRole)
        # A message box closes on every button; this one should stay.
        self.copy_button.clicked.disconnect()
        self.copy_button.clicked.connect(self.copy_button.copy)
        self.go_on_button = self.answer(lambda: tr("&Go on"), main=True)
        self.setEscapeButton(self.go_on_button)

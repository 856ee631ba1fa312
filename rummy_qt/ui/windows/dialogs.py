"""The dialogs around the table, one of each kind at a time."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QWidget


class Dialogs(QObject):
    """The dialogs of one window, by their names."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.window = window
        self._dialogs: dict[str, QDialog] = {}

    def show(self, dialog: QDialog) -> None:
        """Show a dialog over the window; another one of its kind gives way."""
        self._keep(dialog)
        dialog.open()

    def show_beside(self, dialog: QDialog) -> None:
        """Show a dialog that leaves the table to be played on."""
        self._keep(dialog)
        dialog.show()

    def _keep(self, dialog: QDialog) -> None:
        name = dialog.objectName()
        old = self._dialogs.pop(name, None)
        if old is not None:
            old.close()
        self._dialogs[name] = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda _: self._forget(name, dialog))

    def _forget(self, name: str, dialog: QDialog) -> None:
        if self._dialogs.get(name) is dialog:
            del self._dialogs[name]

    def close_all(self) -> None:
        """Close every dialog."""
        for dialog in list(self._dialogs.values()):
            dialog.close()
        self._dialogs.clear()

    def shown(self, name: str) -> QDialog | None:
        """The dialog of this name that is shown."""
        return self._dialogs.get(name)

"""The keys of the moment: what each does at the table as it stands now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QWidget

from rummy_qt.ui.actions import HELD_KEYS, ActionSpec, keys_text, name_of
from rummy_qt.ui.windows.page_dialog import SLIM, TALL, PageDialog
from rummy_qt.ui.words.language import retold, translate


class KeySheet(PageDialog):
    """One row a key, as a list that a reader reads, too."""

    def __init__(self, offered: Sequence[tuple[ActionSpec, str]], parent: QWidget) -> None:
        """``offered``: what can be done now, each with its key as Qt writes it."""
        super().__init__("key_sheet", parent, SLIM, TALL)
        self._offered = offered
        self.rows = QListWidget(self.inner)
        self.rows.setObjectName("keys_now")
        self.rows.setWordWrap(True)
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(self.rows, 1)
        self.foot.addStretch()
        self.add_close(main=True)
        retold(self, self._say)
        self.rows.setFocus()

    def _say(self) -> None:
        self.setWindowTitle(translate("KeySheet", "Keys of this moment"))
        self.rows.setAccessibleName(self.windowTitle())
        own = [(keys_text((keys,)), name_of(spec)) for spec, keys in self._offered]
        held = [(keys_text(key.keys), translate("Actions", key.sentence)) for key in HELD_KEYS]
        at = max(0, self.rows.currentRow())
        self.rows.clear()
        self.rows.addItems([f"{keys}: {words}" for keys, words in own + held])
        self.rows.setCurrentRow(at)

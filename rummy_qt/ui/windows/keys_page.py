"""The page of keys: each action with its key, to be changed by pressing another."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QFormLayout,
    QKeySequenceEdit,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from rummy_qt.ui.actions import ACTIONS, ActionSpec, is_of_the_table, name_of, set_keys
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.words.language import translate

_KEY = Qt.Key
_CLEARING = {_KEY.Key_Backspace, _KEY.Key_Delete}


class KeyField(QKeySequenceEdit):
    """Takes the next key; Esc leaves it as it was, Backspace and Delete clear it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.NoModifier:
            if event.key() == _KEY.Key_Escape:
                self.clearFocus()
                return
            if event.key() in _CLEARING:
                self.clear()
                self.editingFinished.emit()
                return
        super().keyPressEvent(event)


class KeysPage(QWidget):
    """Changes the keys of ``actions`` at once, and keeps those that differ from the usual ones."""

    refused = Signal(str)
    """A key is another action's already, or the table's: the sentence that says so."""

    def __init__(
        self,
        preferences: Preferences,
        actions: Mapping[str, QAction],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._actions = actions
        self.edits = {spec.id: self._make_edit(spec.id) for spec in ACTIONS}
        self.message = plain_label(" ", self)
        self.message.setWordWrap(True)
        usual = QPushButton(translate("KeysPage", "&Usual keys"), self)
        usual.setObjectName("usual_keys")
        usual.clicked.connect(self._reset)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        inner = QWidget(area)
        form = QFormLayout(inner)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setHorizontalSpacing(16)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for spec in ACTIONS:
            form.addRow(name_of(spec), self.edits[spec.id])
        area.setWidget(inner)
        column = QVBoxLayout(self)
        column.addWidget(area, 1)
        column.addWidget(self.message)
        column.addWidget(usual, 0, Qt.AlignmentFlag.AlignRight)

    def _make_edit(self, name: str) -> KeyField:
        edit = KeyField(self._actions[name].shortcut(), self)
        edit.setObjectName(f"keys_{name}")
        edit.setMaximumSequenceLength(1)
        edit.setAccessibleName(name_of(next(spec for spec in ACTIONS if spec.id == name)))
        for line in edit.findChildren(QLineEdit):
            # It hands the focus on, and Shift+Tab came no further.
            line.setFocusProxy(None)  # type: ignore[arg-type]  # Qt takes none; the stubs forget it
            line.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        edit.setClearButtonEnabled(True)
        edit.editingFinished.connect(lambda: self._change(name))
        return edit

    def _change(self, name: str) -> None:
        keys = self.edits[name].keySequence()
        if keys == self._actions[name].shortcut():
            return
        sentence = self._refusal(keys)
        self.message.setText(sentence or " ")
        if sentence:
            self.edits[name].setKeySequence(self._actions[name].shortcut())
            self.refused.emit(sentence)
        else:
            self._set(name, keys.toString())

    def _refusal(self, keys: QKeySequence) -> str:
        """Why no action may have this key; empty when one may."""
        shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
        if is_of_the_table(keys):
            return translate(
                "KeysPage", "{keys} is used at the table and by its buttons.", keys=shown
            )
        other = self._holder(keys)
        if other is None:
            return ""
        words = translate("KeysPage", "{keys} is already the key for “{action}”.")
        return words.format(keys=shown, action=name_of(other))

    def _holder(self, keys: QKeySequence) -> ActionSpec | None:
        if keys.isEmpty():
            return None
        return next((s for s in ACTIONS if self._actions[s.id].shortcut() == keys), None)

    def _set(self, name: str, keys: str) -> None:
        spec = next(spec for spec in ACTIONS if spec.id == name)
        set_keys(self._actions[name], translate("Actions", spec.tip), keys)
        own = {**self._preferences.keys, name: keys}
        if keys == spec.keys:
            del own[name]
        self._preferences.keys = own

    def _reset(self) -> None:
        for spec in ACTIONS:
            self._set(spec.id, spec.keys)
            self.edits[spec.id].setKeySequence(QKeySequence(spec.keys))
        self.message.setText(" ")

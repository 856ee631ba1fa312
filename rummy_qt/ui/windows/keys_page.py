"""The page of keys: each action with its key, to be changed by pressing another."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rummy_qt.ui.actions import (
    ACTIONS,
    HELD_KEYS,
    SPECS,
    ActionSpec,
    is_of_the_table,
    keys_by_action,
    keys_text,
    name_of,
)
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.theme import set_styled
from rummy_qt.ui.windows.look import GAP, NEAR, add_row, wide_form
from rummy_qt.ui.windows.page_dialog import MIDDLE, SLIM, PageArea, PageDialog
from rummy_qt.ui.windows.parts import make, put
from rummy_qt.ui.words.language import in_context, retold, translate

tr = in_context("KeysPage")
_KEY = Qt.Key
_CLEARING = {_KEY.Key_Backspace, _KEY.Key_Delete}

_TARGET, _FIELD = 24, 34
"""Points of what clears a field, and of a field that has room for it."""
_TOP = Qt.AlignmentFlag.AlignTop


class KeyField(QKeySequenceEdit):
    """Takes the next key; Esc leaves it as it was, Backspace and Delete clear it."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            bare = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            if bare and event.key() in (_KEY.Key_Tab, _KEY.Key_Backtab):
                # A keyboard sends Backtab with Shift, which Qt would take for a key to be kept.
                self.focusNextPrevChild(event.key() == _KEY.Key_Tab)
                return True
        return super().event(event)

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

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_focus(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_focus(False)

    def _show_focus(self, on: bool) -> None:
        """The field itself is not seen: its line is."""
        for line in self.findChildren(QLineEdit):
            set_styled(line, "keyed", on)


class KeysPage(QWidget):
    """Changes the preference of keys at once; it keeps those that differ from the usual ones.

    Below stand the keys that always mean the same at the table.
    """

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.message = plain_label(" ", self, wordWrap=True)
        area = PageArea(self)
        inner = QWidget(area)
        area.setWidget(inner)
        self.edits = {spec.id: self._make_edit(spec.id, inner) for spec in ACTIONS}
        whole = QVBoxLayout(inner)
        self._form = wide_form()
        self._form.setVerticalSpacing(6)  # it is a long list
        for spec in ACTIONS:
            add_row(self._form, " ", self.edits[spec.id])
        self._always = plain_label(" ", inner)
        always = QGridLayout()
        always.setHorizontalSpacing(GAP)
        always.setColumnStretch(1, 1)
        put(whole, self._form, NEAR, self._always, always)
        self._held = [
            (plain_label(" ", inner, wordWrap=True), plain_label(" ", inner, wordWrap=True))
            for _ in HELD_KEYS
        ]
        for row, (keys, sentence) in enumerate(self._held):
            always.addWidget(keys, row, 0, _TOP)
            always.addWidget(sentence, row, 1, _TOP)
        # Tab goes in the order in which they are made, which is that in which they are seen.
        self.letters = make(QCheckBox, self, "letter_keys", checked=preferences.letter_keys)
        self.letters.toggled.connect(lambda on: setattr(preferences, "letter_keys", on))
        self._usual = make(QPushButton, self, "usual_keys")
        self._usual.clicked.connect(self._reset)
        foot = self._usual, 0, Qt.AlignmentFlag.AlignRight
        put(QVBoxLayout(self), (area, 1), self.letters, self.message, foot)
        retold(self, self._say)

    def hasHeightForWidth(self) -> bool:
        return False  # it is as high as there is room, and scrolls

    def _say(self) -> None:
        self._usual.setText(tr("&Usual keys"))
        self.letters.setText(translate("Preferences", Preferences.letter_keys.label))
        self._always.setText(tr("Always at the table:"))
        for held, (keys, sentence) in zip(HELD_KEYS, self._held, strict=True):
            keys.setText(keys_text(held.keys))
            sentence.setText(translate("Actions", held.sentence))
        self.message.setText(" ")
        for name, edit in self.edits.items():
            edit.setAccessibleName(name_of(SPECS[name]))
            edit.setKeySequence(edit.keySequence())  # by this it says anew what it waits for
            label = self._form.labelForField(edit)
            assert isinstance(label, QLabel)
            label.setText(name_of(SPECS[name]))

    def _make_edit(self, name: str, parent: QWidget) -> KeyField:
        edit = make(KeyField, parent, f"keys_{name}", keySequence=self._keys_of(name))
        edit.setMaximumSequenceLength(1)
        for line in edit.findChildren(QLineEdit):
            # It hands the focus on, and Shift+Tab came no further.
            line.setFocusProxy(None)  # type: ignore[arg-type]  # Qt takes none; the stubs forget it
            line.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            line.setProperty("ruled", True)
        edit.setClearButtonEnabled(True)
        edit.setMinimumHeight(_FIELD)
        for clear in edit.findChildren(QToolButton):
            clear.setMinimumSize(_TARGET, _TARGET)
        edit.editingFinished.connect(lambda: self._change(name))
        return edit

    def _keys_of(self, name: str) -> QKeySequence:
        return QKeySequence(keys_by_action(self._preferences.keys)[name])

    def _change(self, name: str) -> None:
        keys = self.edits[name].keySequence()
        if keys == self._keys_of(name):
            return
        sentence = self._refusal(keys)
        self.message.setText(sentence or " ")
        if sentence:
            self.edits[name].setKeySequence(self._keys_of(name))
        else:
            self._keep(name, keys.toString())

    def _refusal(self, keys: QKeySequence) -> str:
        """Why no action may have this key; empty when one may."""
        shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
        if is_of_the_table(keys):
            return tr("{keys} is used at the table and by its buttons.", keys=shown)
        other = self._holder(keys)
        if other is None:
            return ""
        return tr(
            "{keys} is already the key for “{action}”.",
            keys=shown, action=name_of(other),
        )  # fmt: skip

    def _holder(self, keys: QKeySequence) -> ActionSpec | None:
        held = keys_by_action(self._preferences.keys)
        names = (name for name, own in held.items() if own and own == keys.toString())
        return next((SPECS[name] for name in names), None)

    def _keep(self, name: str, keys: str) -> None:
        own = {**self._preferences.keys, name: keys}
        if keys == SPECS[name].keys:
            del own[name]
        self._preferences.keys = own

    def _reset(self) -> None:
        self._preferences.keys = {}
        for name, edit in self.edits.items():
            edit.setKeySequence(self._keys_of(name))
        self.message.setText(" ")


class KeySheet(PageDialog):
    """One row a key, as a list that a reader reads, too."""

    def __init__(self, offered: Sequence[tuple[ActionSpec, str]], parent: QWidget) -> None:
        """``offered``: what can be done now, each with its key as Qt writes it."""
        super().__init__("keys_now", parent, SLIM, MIDDLE)
        self._offered = offered
        self.rows = make(QListWidget, self.inner, "keys_now", wordWrap=True)
        self.rows.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(self.rows, 1)
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

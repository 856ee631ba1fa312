"""The Preferences dialog: every change shows at once on the table behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QSizePolicy,
    QSlider,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from rummy_qt.records.settings import Choice, Flag, Number
from rummy_qt.ui.pixmaps import clear_pixmap
from rummy_qt.ui.preferences import PAGES, Group, Preference, Preferences, of_group
from rummy_qt.ui.sounds.players import is_there_one
from rummy_qt.ui.windows.fields import ComboBox, Slider
from rummy_qt.ui.windows.keys_page import KeysPage
from rummy_qt.ui.windows.look import add_row, quiet_label
from rummy_qt.ui.words.language import QT_TRANSLATE_NOOP, Language, translate

T = TypeVar("T")

_CARD = QSize(30, 42)


def card_icon(drawing: str, ratio: float) -> QIcon:
    """A small card, for a screen of this many pixels a point."""
    picture = clear_pixmap(_CARD.width(), _CARD.height(), ratio)
    painter = QPainter(picture)
    QSvgRenderer(drawing).render(painter, QRectF(QPointF(), _CARD.toSizeF()))
    painter.end()
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)  # else the chosen row would tint it
    return icon


class PreferencesDialog(QDialog):
    """Made from the descriptions of the preferences, a page for each group."""

    def __init__(
        self, preferences: Preferences, keys: KeysPage, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("preferences")
        self.setWindowTitle(translate("PreferencesDialog", "Preferences"))
        self._preferences = preferences
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        for group, title in PAGES.items():
            self.tabs.addTab(self._make_page(group), translate("Preferences", title))
        keys.setParent(self)
        self.tabs.addTab(keys, translate("PreferencesDialog", "&Keys"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(12)
        column.addWidget(self.tabs, 1)
        column.addWidget(buttons)
        self.resize(520, 420)
        preferences.changed.connect(self._on_preference)
        self._on_preference("sound")

    def _on_preference(self, name: str) -> None:
        """Follow what a key has changed meanwhile."""
        switch = self.findChild(QCheckBox, name)
        if switch is not None:
            switch.setChecked(getattr(self._preferences, name))
        for slider in self.findChildren(QSlider, "volume"):
            slider.setEnabled(self._preferences.sound)

    def _make_page(self, group: Group) -> QWidget:
        page = QWidget(self)
        form = QFormLayout(page)
        form.setContentsMargins(12, 18, 12, 12)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setVerticalSpacing(12)
        form.setHorizontalSpacing(16)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        for preference in of_group(group):
            kind = preference.kind
            if isinstance(kind, Flag):
                form.addRow(self._make_switch(preference))
            elif isinstance(kind, Choice | Number | Language) and kind.words:
                add_row(
                    form,
                    translate("Preferences", preference.label),
                    self._make_choice(preference, kind),
                )
            else:
                add_row(
                    form, translate("Preferences", preference.label), self._make_slider(preference)
                )
        note = note_of(group)
        if note:
            form.addRow(quiet_label(note, page))
        return page

    def _make_slider(self, preference: Preference[float]) -> QSlider:
        """A number from 0 to 1, in tenths."""
        slider = Slider(Qt.Orientation.Horizontal, self)
        slider.setObjectName(preference.name)
        slider.setRange(0, 10)
        slider.setPageStep(2)
        slider.setValue(round(10 * self._value(preference)))
        slider.valueChanged.connect(
            lambda tenths: setattr(self._preferences, preference.name, tenths / 10)
        )
        return slider

    def _make_choice(
        self, preference: Preference[Any], kind: Choice | Number | Language
    ) -> ComboBox:
        box = ComboBox(self)
        box.setObjectName(preference.name)
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for value, text in kind.words.items():
            box.addItem(translate("Preferences", text), value)
            if isinstance(kind, Choice) and kind.pictures:
                picture = kind.pictures.format(value)
                box.setItemIcon(box.count() - 1, card_icon(picture, self.devicePixelRatioF()))
                box.setIconSize(_CARD)
        values = list(kind.words)
        box.setCurrentIndex(nearest(values, self._value(preference)))
        box.currentIndexChanged.connect(
            lambda place: setattr(self._preferences, preference.name, values[place])
        )
        return box

    def _make_switch(self, preference: Preference[bool]) -> QWidget:
        holder = QWidget(self)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        switch = QCheckBox(translate("Preferences", preference.label), holder)
        switch.setObjectName(preference.name)
        switch.setChecked(self._value(preference))
        switch.setToolTip(translate("Preferences", preference.sentence))
        switch.toggled.connect(lambda on: setattr(self._preferences, preference.name, on))
        column.addWidget(switch)
        tip = quiet_label(translate("Preferences", preference.sentence), holder)
        tip.setIndent(24)
        column.addWidget(tip)
        return holder

    def _value(self, preference: Preference[T]) -> T:
        value: T = getattr(self._preferences, preference.name)
        return value


def nearest(values: Sequence[Any], wanted: Any) -> int:
    """The place of the value that is wanted, or of the number next to it; else the first."""
    if wanted in values:
        return values.index(wanted)
    if isinstance(wanted, int | float):
        return min(range(len(values)), key=lambda place: abs(values[place] - wanted))
    return 0


def note_of(group: Group) -> str:
    """What else there is to say on a page, in the person's language; empty for nothing."""
    if group == "language":
        return translate(
            "Preferences",
            QT_TRANSLATE_NOOP("Preferences", "Takes effect the next time you start the program."),
        )
    if group == "sound" and not is_there_one():
        return translate(
            "Preferences",
            QT_TRANSLATE_NOOP(
                "Preferences",
                "This system has no program that plays sounds, so the game is silent. One of"
                " pw-play, paplay and aplay is enough.",
            ),
        )
    return ""

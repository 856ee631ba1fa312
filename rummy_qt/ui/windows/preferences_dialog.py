"""The Preferences dialog: every change shows at once on the table behind it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QSizePolicy,
    QSlider,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from rummy_qt.ui.pixmaps import clear_pixmap
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.windows.keys_page import KeysPage
from rummy_qt.ui.windows.look import add_row, quiet_label
from rummy_qt.ui.windows.preference_pages import (
    ChoiceSpec,
    PageSpec,
    SliderSpec,
    SwitchSpec,
    pages,
    says,
)

_CARD = QSize(30, 42)


def card_icon(drawing: str, ratio: float) -> QIcon:
    """A small card, for a screen of this many pixels a point."""
    picture = clear_pixmap(_CARD.width(), _CARD.height(), ratio)
    painter = QPainter(picture)
    QSvgRenderer(drawing).render(painter, QRectF(QPointF(), _CARD.toSizeF()))
    painter.end()
    return QIcon(picture)


class PreferencesDialog(QDialog):
    """Made from the pages as data."""

    def __init__(
        self, preferences: Preferences, keys: KeysPage, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("preferences")
        self.setWindowTitle(self.tr("Preferences"))
        self._preferences = preferences
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        for page in pages():
            self.tabs.addTab(self._make_page(page), says(page.title))
        keys.setParent(self)
        self.tabs.addTab(keys, self.tr("&Keys"))
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

    def _make_page(self, spec: PageSpec) -> QWidget:
        page = QWidget(self)
        form = QFormLayout(page)
        form.setContentsMargins(12, 18, 12, 12)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setVerticalSpacing(12)
        form.setHorizontalSpacing(16)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        for entry in spec.entries:
            if isinstance(entry, SwitchSpec):
                form.addRow(self._make_switch(entry))
            elif isinstance(entry, SliderSpec):
                add_row(form, says(entry.label), self._make_slider(entry))
            else:
                add_row(form, says(entry.label), self._make_choice(entry))
        note = spec.note()
        if note:
            form.addRow(quiet_label(note, page))
        return page

    def _make_slider(self, spec: SliderSpec) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal, self)
        slider.setObjectName(spec.name)
        slider.setRange(0, 10)
        slider.setPageStep(2)
        slider.setValue(round(10 * getattr(self._preferences, spec.name)))
        slider.valueChanged.connect(
            lambda tenths: setattr(self._preferences, spec.name, tenths / 10)
        )
        return slider

    def _make_choice(self, spec: ChoiceSpec) -> QComboBox:
        box = QComboBox(self)
        box.setObjectName(spec.name)
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for option in spec.options:
            if option.picture:
                icon = card_icon(option.picture, self.devicePixelRatioF())
                box.addItem(icon, says(option.text), option.value)
                box.setIconSize(_CARD)
            else:
                box.addItem(says(option.text), option.value)
        now = getattr(self._preferences, spec.name)
        values = [option.value for option in spec.options]
        box.setCurrentIndex(values.index(now) if now in values else 0)
        box.currentIndexChanged.connect(
            lambda place: setattr(self._preferences, spec.name, values[place])
        )
        return box

    def _make_switch(self, spec: SwitchSpec) -> QWidget:
        holder = QWidget(self)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        switch = QCheckBox(says(spec.label), holder)
        switch.setObjectName(spec.name)
        switch.setChecked(getattr(self._preferences, spec.name))
        switch.setToolTip(says(spec.tip))
        switch.toggled.connect(lambda on: setattr(self._preferences, spec.name, on))
        column.addWidget(switch)
        tip = quiet_label(says(spec.tip), holder)
        tip.setIndent(24)
        column.addWidget(tip)
        return holder

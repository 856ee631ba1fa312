"""The Preferences dialog: every change shows at once on the table behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QSizePolicy,
    QSlider,
    QTabWidget,
    QWidget,
)

from rummy_qt.records.settings import Flag, NumberIn, OneOf
from rummy_qt.ui.preferences import GROUPS, Group, Preference, Preferences, of_group
from rummy_qt.ui.sounds.devices import is_there_one
from rummy_qt.ui.windows.fields import ComboBox, Slider
from rummy_qt.ui.windows.keys_page import KeysPage
from rummy_qt.ui.windows.look import GAP, NEAR, add_row, quiet_label, wide_form
from rummy_qt.ui.windows.page_dialog import SLIM, TALL, PageArea, PageDialog
from rummy_qt.ui.windows.parts import down, fill, make, put
from rummy_qt.ui.windows.rule_cards import PictureChoice
from rummy_qt.ui.windows.table_strip import TableStrip
from rummy_qt.ui.words.language import QT_TRANSLATE_NOOP, Language, retold, translate

_LOWEST = 180
_ROOMY = 560
"""Points of the page's height from which on there is room for a strip of table."""
_TARGET = 24
"""Points that what is clicked has at least."""


class PreferencesDialog(PageDialog):
    """Made from the descriptions of the preferences, a page for each group."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__("preferences", parent, SLIM, TALL)
        self._preferences = preferences
        self._words: list[tuple[Callable[[str], object], str]] = []
        """What shows a text of the descriptions, and which."""
        no_focus = Qt.FocusPolicy.NoFocus  # its row of tabs takes it
        self.tabs = make(QTabWidget, self.inner, documentMode=True, focusPolicy=no_focus)
        self.strip = TableStrip(preferences, self.tabs)
        put(self.body, (self.tabs, 1))
        for place, (group, title) in enumerate(GROUPS.items()):
            self._add_page(group)
            self._words.append((partial(self.tabs.setTabText, place), title))
        self._keys = QWidget(self.tabs)
        self.tabs.addTab(self._keys, "")
        self.tabs.currentChanged.connect(self._come_to)
        self._come_to(0)
        shape = QSizePolicy.Policy
        self.tabs.setSizePolicy(shape.Expanding, shape.Ignored)  # its pages scroll by themselves
        self.tabs.setMinimumHeight(_LOWEST)
        self._close = self.add_close(main=True)
        retold(self, self._say)
        preferences.changed.connect(self._on_preference)
        self._on_preference("sound")

    def _say(self) -> None:
        self.setWindowTitle(translate("PreferencesDialog", "Preferences"))
        self.tabs.setTabText(self.tabs.count() - 1, translate("PreferencesDialog", "&Keys"))
        for show, text in self._words:
            show(translate("Preferences", text))

    def _come_to(self, place: int) -> None:
        """The strip stands over the fields, but of the keys, which need its room.

        That page has a field for each action: it is made when it is first looked at.
        """
        side = self.tabs.widget(place)
        assert side is not None
        column = side.layout()
        if side is not self._keys:
            assert isinstance(column, QBoxLayout)
            column.insertWidget(0, self.strip)
        elif column is None:
            fill(self._keys, down(KeysPage(self._preferences, self._keys)), 0)
            self.order_foot()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.strip.setVisible(self.height() >= _ROOMY)

    def _on_preference(self, name: str) -> None:
        switch = self.findChild(QCheckBox, name)
        if switch is not None:
            switch.setChecked(getattr(self._preferences, name))
        for part in ("sound_cards", "sound_turn", "sound_call", "volume"):
            for field in self.findChildren(QWidget, part):
                field.setEnabled(self._preferences.sound)

    def _add_page(self, group: Group) -> None:
        side = QWidget(self.tabs)
        self.tabs.addTab(side, "")
        area = PageArea(side)
        fill(side, down((area, 1)), 0, NEAR, 0, 0)
        page = QWidget(area)
        area.setWidget(page)
        form = wide_form(page)
        form.setContentsMargins(NEAR, GAP, NEAR, NEAR)
        for preference in of_group(group):
            kind = preference.kind
            if isinstance(kind, Flag):
                form.addRow(self._make_switch(page, preference))
                continue
            if isinstance(kind, OneOf | NumberIn | Language) and kind.words:
                field: QWidget = self._make_choice(page, preference, kind)
            else:
                field = self._make_slider(page, preference)
            label = add_row(form, "", field)
            self._words.append((label.setText, preference.label))
        note = note_of(group)
        if note:
            said = quiet_label("", page)
            self._words.append((said.setText, note))
            form.addRow(said)

    def _make_slider(self, page: QWidget, preference: Preference[float]) -> QSlider:
        """A number from 0 to 1, in tenths."""
        slider = make(Slider, page, preference.name, orientation=Qt.Orientation.Horizontal)
        slider.setRange(0, 10)
        slider.setMinimumHeight(_TARGET)
        slider.setPageStep(2)
        slider.setValue(round(10 * getattr(self._preferences, preference.name)))
        slider.valueChanged.connect(
            lambda tenths: setattr(self._preferences, preference.name, tenths / 10)
        )
        return slider

    def _make_choice(
        self, page: QWidget, preference: Preference[Any], kind: Any
    ) -> ComboBox | PictureChoice:
        name, values = preference.name, list(kind.words)
        at = nearest(values, getattr(self._preferences, name))
        if isinstance(kind, OneOf) and kind.pictures:
            cards = PictureChoice(page, name, values, kind.pictures)
            cards.setCurrentRow(at)
            field: ComboBox | PictureChoice = cards
            chosen = cards.currentRowChanged
        else:
            box = ComboBox(page, name, values)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            box.setCurrentIndex(at)
            field, chosen = box, box.currentIndexChanged
        chosen.connect(lambda place: setattr(self._preferences, name, values[place]))
        retold(field, lambda: field.say(lambda value: translate("Preferences", kind.words[value])))
        return field

    def _make_switch(self, page: QWidget, preference: Preference[bool]) -> QWidget:
        holder, name = QWidget(page), preference.name
        switch = make(QCheckBox, holder, name, checked=getattr(self._preferences, name))
        switch.toggled.connect(lambda on: setattr(self._preferences, name, on))
        tip = quiet_label("", holder, indent=29)
        fill(holder, down(switch, tip, gap=2), 0)
        self._words += [
            (switch.setText, preference.label),
            (switch.setToolTip, preference.sentence),
            (tip.setText, preference.sentence),
        ]
        return holder


def nearest(values: Sequence[Any], wanted: Any) -> int:
    """The place of the value that is wanted, or of the number next to it; else the first."""
    if wanted in values:
        return values.index(wanted)
    if isinstance(wanted, int | float):
        return min(range(len(values)), key=lambda place: abs(values[place] - wanted))
    return 0


def note_of(group: Group) -> str:
    """What else there is to say on a page, in English; empty for nothing."""
    if group == "sound" and not is_there_one():
        return QT_TRANSLATE_NOOP(
            "Preferences",
            "This system has no program that plays sounds, so the game is silent. One of"
            " paplay, pw-cat and aplay is enough.",
        )
    return ""

"""The Preferences dialog, its page of keys, and the sheet of keys that work now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Any, Final

from PySide6.QtCore import QEvent, QKeyCombination, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSlider,
    QTabWidget,
    QToolButton,
    QWidget,
)

from rummy_qt.engine import Card
from rummy_qt.play.company import PEOPLE, Face
from rummy_qt.records.settings import Flag, NumberIn, OneOf
from rummy_qt.records.texts import English
from rummy_qt.ui.actions import (
    ACTIONS,
    HELD_KEYS,
    MENUS,
    SPECS,
    ActionSpec,
    is_of_the_table,
    keys_by_action,
    keys_text,
    name_of,
)
from rummy_qt.ui.drawings import cloth, draw_numerals, numeral_width, smooth_painter
from rummy_qt.ui.fonts import beside_letters, font_factor, text_font
from rummy_qt.ui.models.rows import Cell
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.portraits import YarnLine, draw_portrait, draw_yarn
from rummy_qt.ui.preferences import GROUPS, Group, Preference, Preferences, of_group
from rummy_qt.ui.sounds.devices import can_play
from rummy_qt.ui.table import RATIO
from rummy_qt.ui.table.arrangement import Box
from rummy_qt.ui.table.art import CORNER, CardArt, Picture, width_of
from rummy_qt.ui.table.choreography import FLIGHT_MS
from rummy_qt.ui.table.sizes import LOW
from rummy_qt.ui.table.sprites import draw_silhouette, draw_tag
from rummy_qt.ui.table.table_view import style_of, theme_of
from rummy_qt.ui.theme import BRASS, set_styled
from rummy_qt.ui.words.language import Language, in_context, localize, translate

from .fields import ComboBox, Slider
from .labels import SECTION, quiet_label, title_label
from .look import cast_shadow
from .page_dialog import SLIP, TALL, PageArea, PageDialog, lay_paper
from .parts import GAP, NEAR, down, fill, make, push_button, put
from .rule_cards import PictureChoice
from .tables import PaperTable, choose_row

_SILENT: Final[Annotated[English, "Preferences"]] = (
    "This system has no program that plays sounds, so the game is silent. One of paplay, pw-cat and"
    " aplay is enough."
)


class PreferencesDialog(PageDialog):
    """A tab for each group of preferences, made from their descriptions, and one for keys."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__("preferences", "", parent, NEAR)
        self.format = QSize(SLIP.width(), TALL + 24)  # the same height for every tab
        self._preferences = preferences
        no_focus = Qt.FocusPolicy.NoFocus  # its tab bar takes the focus
        self.tabs = make(QTabWidget, self.inner, documentMode=True, focusPolicy=no_focus)
        self.strip = TableStrip(preferences, self)
        put(self.body, (self.tabs, 3), (self.strip, 1))
        for place, (group, title) in enumerate(GROUPS.items()):
            self._add_page(group)
            self._keep_translated(self.tabs, partial(self.tabs.setTabText, place), title)
        self._keys_tab = QWidget(self.tabs)
        self._keys_page: KeysPage | None = None
        self._keys_column = down()
        fill(self._keys_tab, self._keys_column, 0)
        self.tabs.addTab(self._keys_tab, "")
        shape = QSizePolicy.Policy
        self.tabs.setSizePolicy(shape.Expanding, shape.Ignored)  # each tab scrolls by itself
        self.tabs.setMinimumHeight(180)
        self._reset_keys = push_button(self, "usual_keys")
        self.add_close(self._reset_keys)
        self.tabs.currentChanged.connect(self._show_tab)
        localize(self, self._retranslate)
        preferences.changed.connect(self._on_preference)
        self._on_preference("sound")

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("PreferencesDialog", "Preferences"))
        self.tabs.setTabText(self.tabs.count() - 1, translate("PreferencesDialog", "&Keys"))
        self._reset_keys.setText(tr("&Usual keys"))
        if self._keys_page is not None:
            self._keys_page.deleteLater()  # made again when its tab is shown
            self._keys_page = None
        self._show_tab(self.tabs.currentIndex())

    def _keep_translated(self, part: QWidget, show: Callable[[str], object], text: str) -> None:
        localize(part, lambda: show(translate("Preferences", text)))

    def _show_tab(self, place: int) -> None:
        """Sets up the tab at ``place``; the page of keys, which is slow, is made on demand."""
        keys = self.tabs.widget(place) is self._keys_tab
        self._reset_keys.setVisible(keys)
        if keys and self._keys_page is None:
            self._keys_page = KeysPage(self._preferences, self._keys_tab)
            self._reset_keys.clicked.connect(self._keys_page.reset)
            self._keys_column.addWidget(self._keys_page)
            self.order_foot()
        group = [*GROUPS, ""][place]
        self.strip.helps = group == "help"
        has_strip = group in ("look", "cards", "pace", "help") and self.room.height() >= LOW
        self.strip.setVisible(has_strip)

    def fit(self) -> None:
        self._show_tab(self.tabs.currentIndex())
        super().fit()

    def _on_preference(self, name: str) -> None:
        switch = self.findChild(QCheckBox, name)
        if switch is not None:
            switch.setChecked(getattr(self._preferences, name))
        for part in ("sound_cards", "sound_turn", "sound_call", "volume"):
            for field in self.findChildren(QWidget, part):
                field.setEnabled(self._preferences.sound)

    def _add_page(self, group: Group) -> None:
        tab = QWidget(self.tabs)
        self.tabs.addTab(tab, "")
        area = PageArea(tab)
        fill(tab, down((area, 1)), 0, NEAR, 0, 0)
        page = area.inner
        form = _wide_form(page)
        if group == "sound" and not can_play():
            silent = quiet_label("", page)
            self._keep_translated(silent, silent.setText, _SILENT)
            form.addRow(silent)
        for preference in of_group(group):
            kind = preference.kind
            if isinstance(kind, Flag):
                form.addRow(self._make_switch(page, preference))
                continue
            if isinstance(kind, OneOf | NumberIn | Language) and kind.words:
                field: QWidget = self._make_choice(page, preference, kind)
            else:
                field = self._make_slider(page, preference)
            label = _add_row(form, "", field)
            self._keep_translated(label, label.setText, preference.label)

    def _make_slider(self, page: QWidget, preference: Preference[float]) -> QSlider:
        name = preference.name
        slider = make(Slider, page, name, minimumHeight=_MIN_TARGET, maximum=10, pageStep=2)
        slider.setOrientation(Qt.Orientation.Horizontal)
        slider.setValue(round(10 * getattr(self._preferences, name)))
        slider.valueChanged.connect(lambda tenths: setattr(self._preferences, name, tenths / 10))
        return slider

    def _make_choice(
        self, page: QWidget, preference: Preference[Any], kind: Any
    ) -> ComboBox | PictureChoice:
        name, words = preference.name, kind.words
        values = list(words)
        at = nearest(values, getattr(self._preferences, name))
        if isinstance(kind, OneOf) and kind.pictures:
            cards = PictureChoice(page, name, values, kind.pictures)
            cards.setCurrentRow(at)
            field: ComboBox | PictureChoice = cards
            chosen = cards.currentRowChanged
        else:
            box = ComboBox(page, name, values)
            box.setCurrentIndex(at)
            field, chosen = box, box.currentIndexChanged
        chosen.connect(lambda place: setattr(self._preferences, name, values[place]))
        localize(field, lambda: field.set_texts(lambda key: translate("Preferences", words[key])))
        return field

    def _make_switch(self, page: QWidget, preference: Preference[bool]) -> QWidget:
        holder, name = QWidget(page), preference.name
        switch = make(QCheckBox, holder, name, checked=getattr(self._preferences, name))
        switch.toggled.connect(lambda on: setattr(self._preferences, name, on))
        tip = quiet_label("", holder, indent=13 + beside_letters(16))
        fill(holder, down((switch, 0, Qt.AlignmentFlag.AlignLeft), tip, gap=2), 0)
        self._keep_translated(switch, switch.setText, preference.label)
        self._keep_translated(switch, switch.setAccessibleDescription, preference.sentence)
        self._keep_translated(tip, tip.setText, preference.sentence)
        return holder


def _wide_form(parent: QWidget) -> QFormLayout:
    """A form whose fields take all the width right of their labels."""
    form = QFormLayout(parent, horizontalSpacing=GAP, verticalSpacing=NEAR)
    form.setContentsMargins(0, 0, 0, 0)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return form


def _add_row(form: QFormLayout, text: str, field: QWidget) -> QLabel:
    """Adds a row to a form; returns its label, which is level with the field's first line."""
    label = plain_label(text, form.parentWidget())
    label.setBuddy(field)
    label.setMinimumWidth(_LABEL_WIDTH)  # aligns the fields of all tabs
    field.ensurePolished()
    if field.sizeHint().height() <= 2 * label.sizeHint().height() + 24:
        level = max(field.sizeHint().height(), field.minimumHeight(), label.sizeHint().height())
        label.setMinimumHeight(level)
        field.setMinimumHeight(level)
    form.addRow(label, field)
    return label


def nearest(values: Sequence[Any], wanted: Any) -> int:
    """Index of the value ``wanted``, or of the nearest number; otherwise 0."""
    if isinstance(wanted, int | float):
        return min(range(len(values)), key=lambda place: abs(values[place] - wanted))
    return values.index(wanted) if wanted in values else 0


tr = in_context("KeysPage")
_KEY = Qt.Key
_CLEAR_KEYS = {_KEY.Key_Backspace, _KEY.Key_Delete}
_FOCUS_EVENTS = {QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut}
_OTHER_KEYS: Final[Annotated[English, "Actions"]] = "At the table"
_MIN_TARGET, _LABEL_WIDTH, _FIELD_HEIGHT = 24, 120, 34
"""Points: least height of a slider or button, least width of a label, height of a key field."""


class KeyField(QKeySequenceEdit):
    """Takes the next key pressed; Esc leaves it; Backspace, Delete or its button clear it."""

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in _FOCUS_EVENTS:
            self.setClearButtonEnabled(self.underMouse() or self.hasFocus())
            for clear in self.findChildren(QToolButton):
                clear.setMinimumSize(_MIN_TARGET, _MIN_TARGET)
            for line in self.findChildren(QLineEdit):  # it covers this widget
                set_styled(line, "keyed", self.hasFocus())
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.NoModifier:
            if event.key() == _KEY.Key_Escape:
                self.clearFocus()
                return
            if event.key() in _CLEAR_KEYS:
                self.clear()
                self.editingFinished.emit()
                return
        super().keyPressEvent(event)


class KeysPage(QWidget):
    """Edits the keys preference, which holds only the keys that differ from the defaults."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.message = plain_label(" ", self, wordWrap=True)
        area = PageArea(self)
        self.edits: dict[str, KeyField] = {}
        form = _wide_form(area.inner)
        form.setVerticalSpacing(6)  # it is a long list
        for menu, title in {**MENUS, "": _OTHER_KEYS}.items():
            head = translate("Actions", title).replace("&", "")
            form.addRow(title_label(head, area.inner, SECTION))
            for spec in (spec for spec in ACTIONS if spec.menu == menu):
                self.edits[spec.id] = self._make_edit(spec.id, area.inner)
                _add_row(form, name_of(spec), self.edits[spec.id])
        # Made last: the order of creation is the tab order.
        self.letters = make(QCheckBox, self, "letter_keys", checked=preferences.letter_keys)
        self.letters.setText(translate("Preferences", Preferences.letter_keys.label))
        self.letters.toggled.connect(lambda on: setattr(preferences, "letter_keys", on))
        fill(self, down((area, 1), self.letters, self.message), 0, NEAR, 0, 0)

    def hasHeightForWidth(self) -> bool:
        return False  # it takes the height there is, and scrolls

    def _make_edit(self, name: str, parent: QWidget) -> KeyField:
        edit = make(KeyField, parent, f"keys_{name}", keySequence=self._keys_of(name))
        edit.setAccessibleName(name_of(SPECS[name]))
        edit.setMaximumSequenceLength(1)
        # Shift+Tab arrives as Shift+Backtab, which Qt would record as a key.
        backtab = QKeyCombination(Qt.KeyboardModifier.ShiftModifier, _KEY.Key_Backtab)
        edit.setFinishingKeyCombinations([*edit.finishingKeyCombinations(), backtab])
        for line in edit.findChildren(QLineEdit):
            # Its focus proxy would trap Shift+Tab.
            line.setFocusProxy(None)  # type: ignore[arg-type]  # Qt takes None; the stubs do not
            line.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        edit.setMinimumHeight(_FIELD_HEIGHT)
        edit.editingFinished.connect(lambda: self._on_keys_edited(name))
        return edit

    def _keys_of(self, name: str) -> QKeySequence:
        return QKeySequence(keys_by_action(self._preferences.keys)[name])

    def _on_keys_edited(self, name: str) -> None:
        keys = self.edits[name].keySequence()
        if keys == self._keys_of(name):
            return
        conflict = self._conflict(keys)
        self.message.setText(conflict or " ")
        if conflict:
            self.edits[name].setKeySequence(self._keys_of(name))
            return
        changed = {**self._preferences.keys, name: keys.toString()}
        if changed[name] == SPECS[name].keys:
            del changed[name]
        self._preferences.keys = changed

    def _conflict(self, keys: QKeySequence) -> str:
        """Why an action cannot have this key; empty if it can."""
        shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
        if is_of_the_table(keys):
            return tr("{keys} is used at the table and by its buttons.", keys=shown)
        taken = keys_by_action(self._preferences.keys)
        other = next((name for name, own in taken.items() if own and own == keys.toString()), None)
        if other is None:
            return ""
        action = name_of(SPECS[other])
        return tr("{keys} is already the key for “{action}”.", keys=shown, action=action)

    def reset(self) -> None:
        self._preferences.keys = {}
        for name, edit in self.edits.items():
            edit.setKeySequence(self._keys_of(name))
        self.message.setText(" ")


class KeySheet(PageDialog):
    """A table of keys, one a row, which a screen reader reads whole."""

    def __init__(
        self, offered: Sequence[tuple[ActionSpec, str]], parent: QWidget, *, plays: bool
    ) -> None:
        """``offered``: the enabled actions and their keys; ``plays``: whether a round is on."""
        title = translate("KeySheet", "Keys at this moment")
        super().__init__("keys_now", title, parent)
        paper = lay_paper(self)
        self.rows = PaperTable("keys_now", paper, 1, wraps=True)
        self.rows.setAccessibleName(self.windowTitle())
        self.rows.heads.hide()
        fill(paper, down((self.rows, 1)), NEAR)  # room for the focus frame
        self.body.addWidget(paper, 1)
        self.add_close()
        actions = [((keys,), name_of(spec)) for spec, keys in offered]
        works = (key for key in HELD_KEYS if plays or not key.plays)
        held = [(key.keys, translate("Actions", key.sentence)) for key in works]
        rows = []
        for keys, words in (*actions, *held):
            shown = keys_text(keys)
            key_cell = Cell(shown, number=False, strong=True, spoken=f"{shown}: {words}")
            rows.append([key_cell, Cell(words, number=False)])
        self.rows.write(("", ""), rows)
        choose_row(self.rows, 0)
        self.rows.setFocus()


_OVERLAP_STEP: Final = 0.42
"""Distance between cards of a row, by a card's width."""
_NAME, _TOTAL = "Ester", "120"
_PLAYER: Final = Face(PEOPLE[_NAME].face, "glad", 4)
_ROWS: Final = (("9s", "Ts", "Js"), ("Ah", "Kd", "Qc", "7s"))
_FACE_X: Final = 56.0
"""The x coordinate of the face's centre, in points."""
_MIN_HEIGHT: Final = 96
"""Minimum height of the strip in points; in a higher one everything is scaled up."""
_SHADOW: Final = 5
"""Points of the strip's shadow, and of the margin for it."""


class TableStrip(QWidget):
    """A preview of the table: a player, a meld, the stock, and discards of which one can fly."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._art = CardArt(style_of(preferences, 1.0), theme_of(preferences))
        self.setMinimumHeight(_MIN_HEIGHT)
        self.helps = False
        """Whether to show where a held card may go."""
        self._discard_way = QVariantAnimation(self, startValue=0.0, endValue=0.0)
        """Animates the last discard: 0 on the pile, 1 at the player, more while it still waits."""
        self._discard_way.valueChanged.connect(self.update)
        preferences.changed.connect(self._on_preference)

    def _on_preference(self, name: str) -> None:
        """Plays the discard again when a preference of pace changes."""
        if name in ("animation_speed", "pace_ms"):
            flight = FLIGHT_MS / (self._preferences.speed or FLIGHT_MS)
            duration = flight + self._preferences.pace_ms
            self._discard_way.stop()
            self._discard_way.setStartValue(duration / flight)
            self._discard_way.setDuration(round(duration))
            self._discard_way.start()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        width = 151 + 48 * font_factor() + 257 * self._preferences.card_scale
        scale = max(1.0, min(self.height() / _MIN_HEIGHT, self.width() / (width + 2 * GAP)))
        art, style = self._art, style_of(self._preferences, scale * self.devicePixelRatioF())
        art.restyle(style, theme_of(self._preferences))
        painter = smooth_painter(self)
        clip, box = QPainterPath(), QRectF(self.rect()).adjusted(0, _SHADOW, 0, -2 * _SHADOW)
        cast_shadow(painter, box, 10, _SHADOW, _SHADOW)
        clip.addRoundedRect(box, 10, 10)
        painter.setClipPath(clip)
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(0, 0, cloth(self.width(), self.height(), art.theme, ratio))
        margin = max(0.0, (self.width() - width * scale) / 2)
        painter.translate(margin, (self.height() - _MIN_HEIGHT * scale) / 2)
        painter.scale(scale, scale)
        left = self._draw_seat(painter, art)
        self._draw_cards(painter, art, left)

    def _draw_seat(self, painter: QPainter, art: CardArt) -> float:
        """Draws the player; returns the x coordinate where the cards may start."""
        t, theme, middle = font_factor(), art.theme, _MIN_HEIGHT / 2
        draw_portrait(painter, (_FACE_X, middle + 5, 44.0), _PLAYER, theme)
        painter.setFont(text_font(15 * t, QFont.Weight.DemiBold))
        painter.setPen(theme.text)
        painter.drawText(QPointF(94, middle - 2), _NAME)
        draw_numerals(painter, _TOTAL, QPointF(94, middle + 6), 20 * t, theme.text)
        words = painter.fontMetrics().horizontalAdvance(_NAME)
        return 94 + max(words, numeral_width(_TOTAL, 20 * t)) + 26

    def _draw_cards(self, painter: QPainter, art: CardArt, left: float) -> None:
        """Draws the cards in the preferred size; the edge clips very large ones, as in the hand."""
        width, face = 44.0 * self._preferences.card_scale, self._preferences.card_face
        middle = max(12.0, (_MIN_HEIGHT - 1.4 * width) / 2) + 0.7 * width

        def draw_row(pictures: Sequence[Picture], left: float) -> float:
            for nth, picture in enumerate(pictures):
                at = QPointF(round(left + (0.5 + nth * _OVERLAP_STEP) * width), round(middle))
                painter.drawPixmap(at + picture.corner, picture.pixmap)
            return left + (1 + (len(pictures) - 1) * _OVERLAP_STEP) * width

        meld, pile = ([art.card(Card.parse(name), width, face) for name in row] for row in _ROWS)
        right = draw_row(meld, left)
        yarn = YarnLine(left, right, middle + 0.7 * width + 5, 4)
        draw_yarn(painter, yarn, art.theme, _PLAYER.colour)
        if self.helps:
            self._draw_help(painter, QPointF(right + (_OVERLAP_STEP - 0.5) * width, middle), width)
        right = draw_row([art.card(None, width, "")], right + 0.5 * width)
        right = draw_row(pile[:-1], right + 0.25 * width)
        if (part := self._discard_way.currentValue()) <= 1:
            end = right + (_OVERLAP_STEP - 1) * width
            draw_row(pile[-1:], end + (_FACE_X - width / 2 - end) * part**2)

    def _draw_help(self, painter: QPainter, slot: QPointF, width: float) -> None:
        """Draws what helps with a held card, if preferred: where it may go, and its points."""
        place = Box(-width / 2, -RATIO * width / 2, width, RATIO * width)
        if self._preferences.highlights:
            outline, corner = draw_silhouette(place, CORNER * width, True, False, self._art)
            painter.drawPixmap(slot + corner, outline)
        if self._preferences.previews:
            tag, _ = draw_tag("+10", font_factor(), BRASS, self._art)
            painter.drawPixmap(slot - QPointF(width_of(tag) / 2, 0), tag)

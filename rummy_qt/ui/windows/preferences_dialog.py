"""The Preferences dialog, its page of keys, and the sheet of those that can be pressed now."""

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
from rummy_qt.records.texts import Said
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
from rummy_qt.ui.sounds.devices import is_there_one
from rummy_qt.ui.table import RATIO
from rummy_qt.ui.table.arrangement import Box
from rummy_qt.ui.table.art import CORNER, CardArt, Picture, width_of
from rummy_qt.ui.table.choreography import FLIGHT_MS
from rummy_qt.ui.table.sizes import LOW
from rummy_qt.ui.table.sprites import draw_silhouette, draw_tag
from rummy_qt.ui.table.table_view import style_of, theme_of
from rummy_qt.ui.theme import BRASS, set_styled
from rummy_qt.ui.words.language import Language, in_context, retold, translate

from .fields import ComboBox, Slider
from .labels import SECTION, quiet_label, title_label
from .look import cast_shadow
from .page_dialog import SLIP, TALL, PageArea, PageDialog, lay_paper
from .parts import GAP, NEAR, down, fill, make, push_button, put
from .rule_cards import PictureChoice
from .tables import PaperTable, choose_row

_SILENT: Final[Annotated[Said, "Preferences"]] = (
    "This system has no program that plays sounds, so the game is silent. One of paplay, pw-cat and"
    " aplay is enough."
)


class PreferencesDialog(PageDialog):
    """Made from the descriptions of the preferences, a page for each group."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__("preferences", "", parent, NEAR)
        self.format = QSize(SLIP.width(), TALL + 24)  # as high for each of its tabs
        self._preferences = preferences
        no_focus = Qt.FocusPolicy.NoFocus  # its row of tabs takes it
        self.tabs = make(QTabWidget, self.inner, documentMode=True, focusPolicy=no_focus)
        self.strip = TableStrip(preferences, self)
        put(self.body, (self.tabs, 3), (self.strip, 1))
        for place, (group, title) in enumerate(GROUPS.items()):
            self._add_page(group)
            self._retell(self.tabs, partial(self.tabs.setTabText, place), title)
        self._keys = QWidget(self.tabs)
        self._page: KeysPage | None = None
        self._column = down()
        fill(self._keys, self._column, 0)
        self.tabs.addTab(self._keys, "")
        shape = QSizePolicy.Policy
        self.tabs.setSizePolicy(shape.Expanding, shape.Ignored)  # its pages scroll by themselves
        self.tabs.setMinimumHeight(180)
        self._usual = push_button(self, "usual_keys")
        self.add_close(self._usual)
        self.tabs.currentChanged.connect(self._come_to)
        retold(self, self._say)
        preferences.changed.connect(self._on_preference)
        self._on_preference("sound")

    def _say(self) -> None:
        self.setWindowTitle(translate("PreferencesDialog", "Preferences"))
        self.tabs.setTabText(self.tabs.count() - 1, translate("PreferencesDialog", "&Keys"))
        self._usual.setText(tr("&Usual keys"))
        if self._page is not None:
            self._page.deleteLater()  # it is made anew when it is looked at
            self._page = None
        self._come_to(self.tabs.currentIndex())

    def _retell(self, part: QWidget, show: Callable[[str], object], text: str) -> None:
        retold(part, lambda: show(translate("Preferences", text)))

    def _come_to(self, place: int) -> None:
        """The page of keys has a field for each action: it is made when it is first looked at."""
        keys = self.tabs.widget(place) is self._keys
        self._usual.setVisible(keys)
        if keys and self._page is None:
            self._page = KeysPage(self._preferences, self._keys)
            self._usual.clicked.connect(self._page.reset)
            self._column.addWidget(self._page)
            self.order_foot()
        group = [*GROUPS, ""][place]
        self.strip.helps = group == "help"
        answers = group in ("look", "cards", "pace", "help") and self.room.height() >= LOW
        self.strip.setVisible(answers)

    def fit(self) -> None:
        self._come_to(self.tabs.currentIndex())
        super().fit()

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
        page = area.inner
        form = _wide_form(page)
        form.setContentsMargins(0, 0, 0, 0)
        if group == "sound" and not is_there_one():
            silent = quiet_label("", page)
            self._retell(silent, silent.setText, _SILENT)
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
            self._retell(label, label.setText, preference.label)

    def _make_slider(self, page: QWidget, preference: Preference[float]) -> QSlider:
        slider = make(Slider, page, preference.name, minimumHeight=_TARGET, pageStep=2)
        slider.setOrientation(Qt.Orientation.Horizontal)
        slider.setRange(0, 10)
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
        tip = quiet_label("", holder, indent=13 + beside_letters(16))
        fill(holder, down((switch, 0, Qt.AlignmentFlag.AlignLeft), tip, gap=2), 0)
        self._retell(switch, switch.setText, preference.label)
        self._retell(switch, switch.setToolTip, preference.sentence)
        self._retell(tip, tip.setText, preference.sentence)
        return holder


def _wide_form(around: QWidget) -> QFormLayout:
    """Labels at the left of fields that take all the breadth there is."""
    form = QFormLayout(around, horizontalSpacing=GAP, verticalSpacing=NEAR)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
    return form


def _add_row(form: QFormLayout, text: str, field: QWidget) -> QLabel:
    """The label of a new row of a form; it stands level with the first line of its field."""
    label = plain_label(text, form.parentWidget())
    label.setBuddy(field)
    label.setMinimumWidth(_LABEL)  # on each page fields begin where they do on the others
    field.ensurePolished()
    if field.sizeHint().height() <= 2 * label.sizeHint().height() + 24:
        heights = field.sizeHint().height(), field.minimumHeight(), label.sizeHint().height()
        level = max(heights)
        label.setMinimumHeight(level)
        field.setMinimumHeight(level)
    form.addRow(label, field)
    return label


def nearest(values: Sequence[Any], wanted: Any) -> int:
    """The place of the value that is wanted, or of the number next to it; else the first."""
    if isinstance(wanted, int | float):
        return min(range(len(values)), key=lambda place: abs(values[place] - wanted))
    return values.index(wanted) if wanted in values else 0


tr = in_context("KeysPage")
_KEY = Qt.Key
_CLEARING = {_KEY.Key_Backspace, _KEY.Key_Delete}
_FOUND = {QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut}
_KEYS_ALONE: Final[Annotated[Said, "Actions"]] = "At the table"
_TARGET, _LABEL, _FIELD = 24, 120, 34
"""Points of what is clicked and of a label at least, and of a field that can be cleared."""


class KeyField(QKeySequenceEdit):
    """Takes the next key; Esc leaves it; Backspace, Delete and the button by it clear it."""

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in _FOUND:
            self._show_found()
        return done

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

    def _show_found(self) -> None:
        """The field itself is not seen: its line is."""
        self.setClearButtonEnabled(self.underMouse() or self.hasFocus())
        for clear in self.findChildren(QToolButton):
            clear.setMinimumSize(_TARGET, _TARGET)
        for line in self.findChildren(QLineEdit):
            set_styled(line, "keyed", self.hasFocus())


class KeysPage(QWidget):
    """Changes the preference of keys at once; it keeps those that differ from the usual ones."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.message = plain_label(" ", self, wordWrap=True)
        area = PageArea(self)
        self.edits: dict[str, KeyField] = {}
        form = _wide_form(area.inner)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(6)  # it is a long list
        for menu, title in {**MENUS, "": _KEYS_ALONE}.items():
            head = translate("Actions", title).replace("&", "")
            form.addRow(title_label(head, area.inner, SECTION))
            for spec in (spec for spec in ACTIONS if spec.menu == menu):
                self.edits[spec.id] = self._make_edit(spec.id, area.inner)
                _add_row(form, name_of(spec), self.edits[spec.id])
        # Tab goes in the order in which they are made, which is that in which they are seen.
        self.letters = make(QCheckBox, self, "letter_keys", checked=preferences.letter_keys)
        self.letters.setText(translate("Preferences", Preferences.letter_keys.label))
        self.letters.toggled.connect(lambda on: setattr(preferences, "letter_keys", on))
        fill(self, down((area, 1), self.letters, self.message), 0, NEAR, 0, 0)

    def hasHeightForWidth(self) -> bool:
        return False  # it is as high as there is room, and scrolls

    def _make_edit(self, name: str, parent: QWidget) -> KeyField:
        edit = make(KeyField, parent, f"keys_{name}", keySequence=self._keys_of(name))
        edit.setAccessibleName(name_of(SPECS[name]))
        edit.setMaximumSequenceLength(1)
        # A keyboard sends Backtab with Shift, which Qt would take for a key to be kept.
        back = QKeyCombination(Qt.KeyboardModifier.ShiftModifier, _KEY.Key_Backtab)
        edit.setFinishingKeyCombinations([*edit.finishingKeyCombinations(), back])
        for line in edit.findChildren(QLineEdit):
            # It hands the focus on, and Shift+Tab came no further.
            line.setFocusProxy(None)  # type: ignore[arg-type]  # Qt takes none; the stubs forget it
            line.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        edit.setMinimumHeight(_FIELD)
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
        held = keys_by_action(self._preferences.keys)
        other = next((name for name, own in held.items() if own and own == keys.toString()), None)
        if other is None:
            return ""
        return tr(
            "{keys} is already the key for “{action}”.",
            keys=shown, action=name_of(SPECS[other]),
        )  # fmt: skip

    def _keep(self, name: str, keys: str) -> None:
        own = {**self._preferences.keys, name: keys}
        if keys == SPECS[name].keys:
            del own[name]
        self._preferences.keys = own

    def reset(self) -> None:
        self._preferences.keys = {}
        for name, edit in self.edits.items():
            edit.setKeySequence(self._keys_of(name))
        self.message.setText(" ")


class KeySheet(PageDialog):
    """One row a key; a reader reads it whole."""

    def __init__(
        self, offered: Sequence[tuple[ActionSpec, str]], parent: QWidget, *, plays: bool
    ) -> None:
        """``offered``: what can be done now, each with its key; ``plays``: the round goes on."""
        title = translate("KeySheet", "Keys of this moment")
        super().__init__("keys_now", title, parent)
        paper = lay_paper(self)
        self.rows = PaperTable("keys_now", paper, 1, wraps=True)
        self.rows.setAccessibleName(self.windowTitle())
        self.rows.heads.hide()
        fill(paper, down((self.rows, 1)), NEAR)  # its focus goes around it
        self.body.addWidget(paper, 1)
        self.add_close()
        own = [((keys,), name_of(spec)) for spec, keys in offered]
        table = (key for key in HELD_KEYS if plays or not key.plays)
        held = [(key.keys, translate("Actions", key.sentence)) for key in table]
        rows = []
        for keys, words in (*own, *held):
            shown = keys_text(keys)
            pressed = Cell(shown, number=False, strong=True, spoken=f"{shown}: {words}")
            rows.append([pressed, Cell(words, number=False)])
        self.rows.write(("", ""), rows)
        choose_row(self.rows, 0)
        self.rows.setFocus()


_STEP: Final = 0.42
"""From one card of a row to the next, by a card's width."""
_NAME, _TOTAL = "Ester", "120"
_WHO: Final = Face(PEOPLE[_NAME].face, "glad", 4)
_ROWS: Final = (("9s", "Ts", "Js"), ("Ah", "Kd", "Qc", "7s"))
_SEAT: Final = 56.0
"""The middle of the face, in points from where things begin."""
_HIGH: Final = 96
"""Points of the strip at the least; where it has more, all on it is larger."""
_CAST: Final = 5
"""Points of the strip's shadow, and of the room for it."""


class TableStrip(QWidget):
    """A face with its name and total, a meld, the stock and a few discards; one can be played."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._art = CardArt(style_of(preferences, 1.0), theme_of(preferences))
        self.setMinimumHeight(_HIGH)
        self.helps = False
        """Whether it shows how a card that is held may be laid."""
        self._way = QVariantAnimation(self, startValue=0.0, endValue=0.0)
        """Of the last discard: 1 where it leaves, 0 where it lies, more before that."""
        self._way.valueChanged.connect(self.update)
        preferences.changed.connect(self._follow)

    def _follow(self, name: str) -> None:
        """At another pace that discard is played once more."""
        if name in ("animation_speed", "pace_ms"):
            flight = FLIGHT_MS / (self._preferences.speed or FLIGHT_MS)
            whole = flight + self._preferences.pace_ms
            self._way.stop()
            self._way.setStartValue(whole / flight)
            self._way.setDuration(round(whole))
            self._way.start()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        things = 151 + 48 * font_factor() + 257 * self._preferences.card_scale
        larger = max(1.0, min(self.height() / _HIGH, self.width() / (things + 2 * GAP)))
        art, style = self._art, style_of(self._preferences, larger * self.devicePixelRatioF())
        art.restyle(style, theme_of(self._preferences))
        painter = smooth_painter(self)
        edge, box = QPainterPath(), QRectF(self.rect()).adjusted(0, _CAST, 0, -2 * _CAST)
        cast_shadow(painter, box, 10, _CAST, _CAST)
        edge.addRoundedRect(box, 10, 10)
        painter.setClipPath(edge)
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(0, 0, cloth(self.width(), self.height(), art.theme, ratio))
        aside = max(0.0, (self.width() - things * larger) / 2)
        painter.translate(aside, (self.height() - _HIGH * larger) / 2)
        painter.scale(larger, larger)
        left = self._draw_seat(painter, art)
        self._draw_cards(painter, art, left)

    def _draw_seat(self, painter: QPainter, art: CardArt) -> float:
        """Who sits there; where the cards may begin."""
        t, theme, middle = font_factor(), art.theme, _HIGH / 2
        draw_portrait(painter, (_SEAT, middle + 5, 44.0), _WHO, theme)
        painter.setFont(text_font(15 * t, QFont.Weight.DemiBold))
        painter.setPen(theme.text)
        painter.drawText(QPointF(94, middle - 2), _NAME)
        draw_numerals(painter, _TOTAL, QPointF(94, middle + 6), 20 * t, theme.text)
        words = painter.fontMetrics().horizontalAdvance(_NAME)
        return 94 + max(words, numeral_width(_TOTAL, 20 * t)) + 26

    def _draw_cards(self, painter: QPainter, art: CardArt, left: float) -> None:
        """As large as is wished: a very large one is cut by the edge, as in the hand."""
        wide, face = 44.0 * self._preferences.card_scale, self._preferences.card_face
        middle = max(12.0, (_HIGH - 1.4 * wide) / 2) + 0.7 * wide

        def lay(pictures: Sequence[Picture], begins: float) -> float:
            for nth, picture in enumerate(pictures):
                at = QPointF(round(begins + (0.5 + nth * _STEP) * wide), round(middle))
                painter.drawPixmap(at + picture.corner, picture.pixmap)
            return begins + (1 + (len(pictures) - 1) * _STEP) * wide

        meld, pile = ([art.card(Card.parse(name), wide, face) for name in row] for row in _ROWS)
        ends = lay(meld, left)
        yarn = YarnLine(left, ends, middle + 0.7 * wide + 5, 4)
        draw_yarn(painter, yarn, art.theme, _WHO.colour)
        if self.helps:
            self._draw_help(painter, QPointF(ends + (_STEP - 0.5) * wide, middle), wide)
        ends = lay([art.card(None, wide, "")], ends + 0.5 * wide)
        ends = lay(pile[:-1], ends + 0.25 * wide)
        if (part := self._way.currentValue()) <= 1:
            lands = ends + (_STEP - 1) * wide
            lay(pile[-1:], lands + (_SEAT - wide / 2 - lands) * part**2)

    def _draw_help(self, painter: QPainter, slot: QPointF, wide: float) -> None:
        """What is shown of a card that is held: where it may go, and its points."""
        place = Box(-wide / 2, -RATIO * wide / 2, wide, RATIO * wide)
        if self._preferences.highlights:
            outline, corner = draw_silhouette(place, CORNER * wide, True, False, self._art)
            painter.drawPixmap(slot + corner, outline)
        if self._preferences.previews:
            tag, _ = draw_tag("+10", font_factor(), BRASS, self._art)
            painter.drawPixmap(slot - QPointF(width_of(tag) / 2, 0), tag)

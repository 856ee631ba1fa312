"""The look of windows and dialogs: the table's colours as a palette, and a few shapes."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QFormLayout, QLabel, QPushButton, QWidget

from rummy_qt.ui.drawings import clear_pixmap
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.table.art import YarnLine, draw_yarn
from rummy_qt.ui.theme import (
    BRASS,
    BRASS_INK,
    INK,
    INK_QUIET,
    IVORY,
    IVORY_EDGE,
    SMALLEST_TEXT,
    TABLE_COLOURS,
    THEMES,
    Theme,
    pixels_of,
    set_styled,
    theme_named,
    when_the_desktop_changes,
)

W = TypeVar("W", bound=QWidget)

MARGIN: Final = 20
"""Points around every page."""
GAP: Final = 16
"""Between two things that are apart."""
NEAR: Final = 8
"""Between two things that belong together."""
SMALL: Final = 13 / 15
SECTION: Final = 18 / 15
HEAD: Final = 24 / 15
DISPLAY: Final = 34 / 15
"""Sizes of text, by that of the interface font: 13 · 15 · 18 · 24 · 34 pixels as a rule."""

_SCHEMES = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}
_SIZE_OF_ITS_OWN: Final = "size_of_its_own"
_DISABLED = 0.45
"""How far disabled text fades into its ground."""


def mixed(one: str, other: str, share: float) -> QColor:
    """``one`` with ``share`` (0 to 1) of ``other`` in it."""
    a, b = QColor(one), QColor(other)
    parts = [
        round(x + (y - x) * share)
        for x, y in ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    ]
    return QColor(*parts)


def palette_of(theme: Theme) -> QPalette:
    """The colours of widgets: calm grounds from the felt, brass for what is chosen."""
    ground = QColor(theme.panel)
    sunken = (
        mixed(theme.panel, "#ffffff", 0.35)
        if not theme.dark
        else mixed(theme.panel, theme.felt_edge, 0.75)
    )
    raised = (
        mixed(theme.panel, theme.text, 0.08) if theme.dark else mixed(theme.panel, "#ffffff", 0.2)
    )
    colours = {
        QPalette.ColorRole.Window: ground,
        QPalette.ColorRole.WindowText: QColor(theme.text),
        QPalette.ColorRole.Base: sunken,
        QPalette.ColorRole.AlternateBase: mixed(sunken.name(), theme.panel, 0.45),
        QPalette.ColorRole.Text: QColor(theme.text),
        QPalette.ColorRole.Button: raised,
        QPalette.ColorRole.ButtonText: QColor(theme.text),
        QPalette.ColorRole.BrightText: QColor(theme.price),
        QPalette.ColorRole.Highlight: QColor(theme.accent),
        QPalette.ColorRole.HighlightedText: QColor(theme.accent_text),
        QPalette.ColorRole.Accent: QColor(theme.accent),
        QPalette.ColorRole.Link: QColor(theme.accent),
        QPalette.ColorRole.LinkVisited: QColor(theme.accent),
        QPalette.ColorRole.PlaceholderText: mixed(theme.text_quiet, sunken.name(), 0.12),
        QPalette.ColorRole.ToolTipBase: raised,
        QPalette.ColorRole.ToolTipText: QColor(theme.text),
        QPalette.ColorRole.Light: mixed(raised.name(), "#ffffff", 0.12),
        QPalette.ColorRole.Midlight: mixed(raised.name(), "#ffffff", 0.06),
        QPalette.ColorRole.Mid: QColor(theme.panel_edge),
        QPalette.ColorRole.Dark: mixed(theme.panel_edge, theme.shadow, 0.3),
        QPalette.ColorRole.Shadow: QColor(theme.shadow),
    }
    palette = QPalette()
    for role, colour in colours.items():
        palette.setColor(role, colour)
    faded = mixed(theme.text, theme.panel, _DISABLED)
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        palette.setColor(QPalette.ColorGroup.Disabled, role, faded)
    palette.setColor(
        QPalette.ColorGroup.Disabled,
        QPalette.ColorRole.Highlight,
        mixed(theme.accent, theme.panel, 0.5),
    )
    return palette


def sheet_colours(theme: Theme) -> dict[str, str]:
    """The colours of the style sheet by the names that it has for them."""
    return {
        "check": "dark" if theme.dark else "light",
        "panel": theme.panel,
        "edge": theme.panel_edge,
        "text": theme.text,
        "quiet": theme.text_quiet,
        "accent": theme.accent,
        "on_accent": theme.accent_text,
        "hover": mixed(theme.panel, theme.accent, 0.16).name(),
        "brass": BRASS,
        "brass_ink": BRASS_INK,
        "brass_edge": BRASS if theme.dark else theme.accent,
        "bright": mixed(BRASS, "#ffffff", 0.12).name(),
        "pressed": mixed(BRASS, theme.shadow, 0.18).name(),
        "faded": mixed(theme.text, theme.panel, _DISABLED).name(),
        "field": mixed(theme.panel_edge, theme.text, 0.42).name(),
        "paper": IVORY,
        "paper_edge": IVORY_EDGE,
        "ink": INK,
        "ink_quiet": INK_QUIET,
        "dull": mixed(theme.panel, theme.panel_edge, 0.5).name(),
    }


def style_sheet(theme: Theme) -> str:
    """The few shapes that a palette cannot say."""
    return _SHEET % sheet_colours(theme)


_SHEET = """
QMenuBar { background: %(panel)s; color: %(text)s; padding: 2px 4px; }
QMenuBar::item { padding: 4px 10px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: %(hover)s; }
QToolTip { background: %(panel)s; color: %(text)s; border: 1px solid %(edge)s; padding: 4px 6px; }
QLabel[quiet="true"] { color: %(quiet)s; }

#notice_bar { background: %(panel)s; border: 1px solid %(edge)s; }
#replay_bar, #lesson_strip { background: %(panel)s; border: none; border-top: 1px solid %(edge)s; }
#review_panel { background: %(panel)s; border: none; border-left: 1px solid %(edge)s; }
#notice_bar { border-radius: 0; border-width: 0 0 1px 0; border-color: %(accent)s; }

QPushButton { background: palette(button); color: %(text)s; border: 1px solid %(field)s;
  border-radius: 6px; padding: 7px 18px; }
QPushButton:hover { border-color: %(accent)s; }
QPushButton:focus { border: 2px solid %(text)s; padding: 6px 17px; }
QPushButton:pressed { background: %(hover)s; }
QPushButton:checked { border-color: %(accent)s; color: %(accent)s; }
QPushButton:disabled { color: %(faded)s; border-color: %(dull)s; }
QPushButton[primary="true"] { background: %(brass)s; color: %(brass_ink)s;
  border-color: %(brass_edge)s; font-weight: 600; padding: 7px 28px; }
QPushButton[primary="true"]:hover { background: %(bright)s; }
QPushButton[primary="true"]:focus { border: 2px solid %(brass_ink)s; padding: 6px 27px; }
QPushButton[primary="true"]:pressed { background: %(pressed)s; }
QPushButton[primary="true"]:disabled { background: %(dull)s; color: %(faded)s;
  border-color: %(dull)s; }

QPushButton[link="true"] { background: transparent; border: 1px solid transparent;
  padding: 5px 10px; }
QPushButton[link="true"]:hover { color: %(accent)s; }
QPushButton[link="true"]:focus { border: 2px solid %(text)s; padding: 4px 9px; }

QToolButton[swatch="true"] { background: palette(base); border: 1px solid %(edge)s;
  border-radius: 6px; padding: 5px; }
QToolButton[swatch="true"]:hover { border-color: %(accent)s; }
QToolButton[swatch="true"]:focus { border: 2px solid %(text)s; padding: 4px; }
QToolButton[swatch="true"]::menu-indicator { image: none; width: 0; }

QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; }
QLabel#qt_msgbox_label { font-weight: 600; }

QLineEdit, QComboBox, QSpinBox { background: palette(base); color: %(text)s;
  border: 1px solid %(field)s; border-radius: 6px; padding: 5px 8px; min-height: 16px;
  selection-background-color: %(accent)s; selection-color: %(on_accent)s;
  placeholder-text-color: %(quiet)s; }
QLineEdit[wrong="true"], QSpinBox[wrong="true"] { border: 2px solid %(text)s; }
QLineEdit[wrong="true"] { padding: 4px 7px; }
QFrame[clash="true"] { border: 2px solid %(accent)s; border-radius: 8px;
  background: %(hover)s; }
QFrame[chair="true"] { background: %(panel)s; border: 1px solid %(edge)s; border-radius: 8px; }
QFrame[chair="true"] QLineEdit, QFrame[chair="true"] QComboBox { border-color: transparent;
  background: transparent; padding: 3px 6px; }
QFrame[chair="true"] QLineEdit { font-weight: 600; }
QFrame[chair="true"] QLineEdit:hover, QFrame[chair="true"] QComboBox:hover {
  border-color: %(field)s; }
QFrame[chair="true"] QLineEdit:focus, QFrame[chair="true"] QComboBox:focus {
  border: 2px solid %(text)s; padding: 2px 5px; background: palette(base); }
QFrame[chair="true"] QLineEdit[wrong="true"] { border: 2px solid %(text)s; padding: 2px 5px; }
QFrame[chair="true"] QComboBox::drop-down { width: 14px; }
QFrame[chair="true"] QToolButton[swatch="true"] { padding: 1px; background: transparent;
  border-color: transparent; }
QFrame[chair="true"] QToolButton[swatch="true"]:focus { padding: 0; border-color: %(text)s; }
QLineEdit:focus, QComboBox:focus { border: 2px solid %(text)s; padding: 4px 7px; }
QSpinBox:focus { border: 2px solid %(text)s; padding: 4px 0; }
QLineEdit[keyed="true"] { border: 2px solid %(text)s; padding: 4px 7px; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { color: %(faded)s;
  border-color: %(dull)s; }
QSpinBox { padding: 5px 0; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow, QSpinBox::down-arrow { image: url(:/assets/widgets/chevron-down.svg);
  width: 12px; height: 12px; }
QSpinBox::up-arrow { image: url(:/assets/widgets/chevron-up.svg); width: 12px; height: 12px; }
QSpinBox::up-button, QSpinBox::down-button { border: none; background: transparent; width: 22px; }
QSpinBox QLineEdit { padding: 0; border: none; background: transparent; }
QSpinBox[plain="true"] { padding: 5px 0; }
QSpinBox[plain="true"]::up-arrow, QSpinBox[plain="true"]::down-arrow { image: none; width: 0; }
QSpinBox[plain="true"]::up-button, QSpinBox[plain="true"]::down-button { width: 0; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView { border: 1px solid %(edge)s; border-radius: 0; padding: 2px; }

QCheckBox { spacing: 8px; border: 2px solid transparent; border-radius: 6px; padding: 1px; }
QCheckBox:focus { border-color: %(text)s; }
QCheckBox::indicator, QListView::indicator { width: 16px; height: 16px; border-radius: 4px;
  border: 1px solid %(quiet)s; background: palette(base); }
QCheckBox::indicator:hover { border-color: %(accent)s; }
QCheckBox::indicator:checked { background: %(accent)s; border-color: %(accent)s;
  image: url(:/assets/widgets/check-%(check)s.svg); }

QSlider::groove { background: %(edge)s; height: 4px; border-radius: 2px; }
QSlider::sub-page { background: %(accent)s; height: 4px; border-radius: 2px; }
QSlider::sub-page:disabled { background: %(edge)s; }
QSlider::handle { background: %(text)s; width: 14px; height: 14px; margin: -5px 0;
  border-radius: 7px; border: 1px solid %(edge)s; }
QSlider::handle:hover { border: 2px solid %(accent)s; width: 12px; height: 12px; }
QSlider:focus { border: 2px solid %(text)s; border-radius: 6px; }
QSlider::handle:disabled { background: %(dull)s; }

QToolButton { background: transparent; border: 1px solid transparent; border-radius: 6px;
  padding: 4px; }
QToolButton:hover { background: %(hover)s; }
QToolButton:focus { border: 2px solid %(text)s; padding: 3px; }

QTabBar { background: transparent; border: 2px solid transparent; border-radius: 6px; }
QTabBar:focus { border-color: %(text)s; }
QTabBar::tab { background: transparent; color: %(quiet)s; padding: 6px 14px; border: none;
  border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: %(text)s; border-bottom-color: %(accent)s; }
QTabBar::tab:hover { color: %(accent)s; }

QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar { background: transparent; border: none; width: 10px; height: 10px; }
QScrollBar::handle { background: %(edge)s; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: %(quiet)s; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QListView, QTreeView, QTableView, QTextBrowser { border: 1px solid %(edge)s; border-radius: 8px;
  padding: 4px; background: palette(base); outline: 0; }
QListView:focus, QTreeView:focus, QTableView:focus, QTextBrowser:focus {
  border: 2px solid %(text)s; padding: 3px; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: transparent; color: %(quiet)s; border: none;
  border-bottom: 1px solid %(edge)s; padding: 4px 9px; }
QTableView { selection-background-color: transparent; }
QListView::item { padding: 6px 8px; border-radius: 6px; }
QListView::item:hover:!selected { background: %(hover)s; }
QListView::item:selected { background: %(brass)s; color: %(brass_ink)s; }

QListView[cards="true"] { background: transparent; border: none; padding: 0; }
QListView[cards="true"]::item, QListView[cards="true"]::item:selected,
QListView[cards="true"]::item:hover { background: transparent; padding: 0; border: none; }

QTextBrowser#handbook_text { background: %(paper)s; color: %(ink)s;
  border-color: %(paper_edge)s; }
QTextBrowser#handbook_text:focus { border-color: %(ink)s; }
QTextBrowser#handbook_text QScrollBar::handle { background: %(paper_edge)s; }
QFrame[paper="true"] QLabel { color: %(ink)s; }
QFrame[paper="true"] QLabel[quiet="true"] { color: %(ink_quiet)s; }
QFrame[paper="true"] QTableView { background: transparent; border: none; padding: 0;
  color: %(ink)s; selection-background-color: transparent; selection-color: %(ink)s; }
QFrame[paper="true"] QTableView:focus { border: 2px solid %(ink)s; border-radius: 4px; }
QFrame[paper="true"] QHeaderView::section { color: %(ink_quiet)s;
  border-bottom: 1px solid %(paper_edge)s; }
QFrame[paper="true"] QToolButton { color: %(ink)s; font-size: 20px; padding: 0 10px 3px; }
QFrame[paper="true"] QToolButton:hover { background: %(paper_edge)s; }
QFrame[paper="true"] QToolButton:disabled { color: %(paper_edge)s; }
QFrame[paper="true"] QToolButton:focus { border: 2px solid %(ink)s; }
QFrame[paper="true"] QTableView#calendar QHeaderView::section { padding: 4px 1px; }
QFrame[paper="true"] QTableView#calendar:focus { border: none; }
QFrame[paper="true"] QScrollBar::handle { background: %(paper_edge)s; }

QSpinBox[stepper="true"] { background: %(paper)s; color: %(ink)s; font-weight: 600;
  border: 1px solid %(paper_edge)s; border-radius: 14px; padding: 5px 26px; }
QSpinBox[stepper="true"]:focus { border: 2px solid %(ink)s; padding: 4px 25px; }
QSpinBox[stepper="true"] QLineEdit { color: %(ink)s; }
QSpinBox[stepper="true"]::up-button { subcontrol-position: center right; width: 28px;
  height: 26px; }
QSpinBox[stepper="true"]::down-button { subcontrol-position: center left; width: 28px;
  height: 26px; }
QSpinBox[stepper="true"]::up-arrow { image: url(:/assets/letters/plus.svg); width: 11px;
  height: 15px; }
QSpinBox[stepper="true"]::down-arrow { image: url(:/assets/letters/minus.svg); width: 11px;
  height: 15px; }
"""


_worn = THEMES["dark"][TABLE_COLOURS[0]]


def worn() -> Theme:
    """The theme that the application is dressed in."""
    return _worn


class Appearance(QObject):
    """Dresses the whole application, and again when a preference or the desktop changes."""

    def __init__(
        self, app: QApplication, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._app = app
        self._preferences = preferences
        self._dress()
        preferences.changed.connect(self._on_preference)
        when_the_desktop_changes(self._on_desktop)
        app.fontChanged.connect(self._on_font)

    @property
    def theme(self) -> Theme:
        return theme_named(self._preferences.theme, self._preferences.table_colour)

    def _on_preference(self, name: str) -> None:
        if name in ("theme", "table_colour"):
            self._dress()

    def _on_desktop(self) -> None:
        if self.theme != _worn:
            self._dress()

    def _on_font(self) -> None:
        """Whatever has a size of its own grows with the desktop's font."""
        for widget in self._app.allWidgets():
            size = widget.property(_SIZE_OF_ITS_OWN)
            if size is not None:
                widget.setFont(interface_font(*size))

    def _dress(self) -> None:
        wanted = _SCHEMES[self._preferences.theme]
        global _worn
        _worn = self.theme
        self._app.styleHints().setColorScheme(wanted)  # window frames follow where they can
        self._app.setPalette(palette_of(self.theme))
        self._app.setStyleSheet(style_sheet(self.theme))


def drop_shadow(painter: QPainter, box: QRectF, radius: float, *drops: tuple[float, float]) -> None:
    """The shadow of a thing with round corners: points that it falls, and how strong it is there.

    The painter is left without a pen.
    """
    shade = QColor(worn().shadow)
    painter.setPen(Qt.PenStyle.NoPen)
    for drop, strength in drops:
        shade.setAlphaF(strength)
        painter.setBrush(shade)
        painter.drawRoundedRect(box.translated(0, drop), radius, radius)


def title_label(
    text: str, parent: QWidget | None = None, scale: float = HEAD, **properties: Any
) -> QLabel:
    """A heading, ``scale`` times the size of the interface font."""
    return sized(plain_label(text, parent, **properties), scale, QFont.Weight.DemiBold)


def sized(widget: W, scale: float, weight: QFont.Weight = QFont.Weight.Normal) -> W:
    """The widget with the interface font, ``scale`` times its size, whichever that will be."""
    widget.setProperty(_SIZE_OF_ITS_OWN, (scale, weight))
    widget.setFont(interface_font(scale, weight))
    return widget


def interface_font(scale: float = 1.0, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The interface font, ``scale`` times its size, its figures of one width."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(max(SMALLEST_TEXT, round(pixels_of(font) * scale)))
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def primary(button: QPushButton) -> QPushButton:
    """Make this the one button of its page that Return presses."""
    set_styled(button, "primary", True)
    button.setDefault(True)
    return button


def quiet_label(
    text: str, parent: QWidget | None = None, *, wraps: bool = True, **properties: Any
) -> QLabel:
    """Text that is read second; it ``wraps``."""
    label = plain_label(text, parent, wordWrap=wraps, **properties)
    label.setForegroundRole(QPalette.ColorRole.WindowText)
    label.setProperty("quiet", True)
    return label


def add_row(form: QFormLayout, text: str, field: QWidget) -> QLabel:
    """The label of a new row of a form; it stands level with the first line of its field."""
    label = plain_label(text, form.parentWidget())
    label.setBuddy(field)
    field.ensurePolished()
    if field.sizeHint().height() <= 2 * label.sizeHint().height() + 24:
        heights = field.sizeHint().height(), field.minimumHeight(), label.sizeHint().height()
        level = max(heights)
        label.setMinimumHeight(level)
        field.setMinimumHeight(level)
    form.addRow(label, field)
    return label


YARN: Final = QSize(24, 14)
"""Points of a piece of yarn that shows whose a seat is."""


def yarn_sample(number: int, ratio: float) -> QPixmap:
    """A piece of the yarn of this number, as it lies on the table, for such a screen."""
    picture = clear_pixmap(YARN.width(), YARN.height(), ratio)
    painter = QPainter(picture)
    high = YARN.height() / 2
    draw_yarn(painter, YarnLine(1, YARN.width() - 1, high, 4), worn(), number)
    painter.end()
    return picture

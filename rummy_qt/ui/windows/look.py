"""The look of windows and dialogs: the table's colours as a palette, and a few shapes."""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QFormLayout, QLabel, QPushButton, QWidget

from rummy_qt.ui.drawings import clear_pixmap, sheet, with_alpha
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.portraits import YarnLine, draw_yarn
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.theme import (
    BRASS,
    BRASS_INK,
    BRASS_SHADE,
    INK,
    INK_QUIET,
    IVORY,
    IVORY_EDGE,
    TABLE_COLOURS,
    USUAL_COLOUR,
    Theme,
    font_of,
    look_of,
    pixels_of,
    set_styled,
    theme_named,
    when_the_desktop_changes,
)

W = TypeVar("W", bound=QWidget)

MARGIN: Final = 30
"""Points around every page that has room."""
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
    deep, share = (theme.felt_edge, 0.75) if theme.dark else (theme.felt, 0.5)
    sunken = mixed(theme.panel, deep, share)
    raised = (
        mixed(theme.panel, theme.text, 0.08) if theme.dark else mixed(theme.panel, "#ffffff", 0.2)
    )
    role = QPalette.ColorRole
    colours = {
        role.Window: ground,
        role.WindowText: QColor(theme.text),
        role.Base: sunken,
        role.AlternateBase: mixed(sunken.name(), theme.panel, 0.45),
        role.Text: QColor(theme.text),
        role.Button: raised,
        role.ButtonText: QColor(theme.text),
        role.BrightText: QColor(theme.price),
        role.Highlight: QColor(BRASS),
        role.HighlightedText: QColor(BRASS_INK),
        role.Accent: QColor(BRASS),
        role.Link: QColor(theme.accent),
        role.LinkVisited: QColor(theme.accent),
        role.PlaceholderText: mixed(theme.text_quiet, sunken.name(), 0.12),
        role.ToolTipBase: raised,
        role.ToolTipText: QColor(theme.text),
        role.Light: mixed(raised.name(), "#ffffff", 0.12),
        role.Midlight: mixed(raised.name(), "#ffffff", 0.06),
        role.Mid: QColor(theme.panel_edge),
        role.Dark: mixed(theme.panel_edge, theme.shadow, 0.3),
        role.Shadow: QColor(theme.shadow),
    }
    palette = QPalette()
    for part, colour in colours.items():
        palette.setColor(part, colour)
    faded = mixed(theme.text, theme.panel, _DISABLED)
    disabled = dict.fromkeys((role.WindowText, role.Text, role.ButtonText), faded)
    disabled[role.Highlight] = mixed(BRASS, theme.panel, 0.5)
    for part, colour in disabled.items():
        palette.setColor(QPalette.ColorGroup.Disabled, part, colour)
    return palette


def sheet_colours(theme: Theme) -> dict[str, str]:
    """The colours of the style sheet by the names that it has for them."""
    return {
        "light": "night" if theme.dark else "day",
        "panel": theme.panel,
        "edge": theme.panel_edge,
        "text": theme.text,
        "quiet": theme.text_quiet,
        "accent": theme.accent,
        "hover": mixed(theme.panel, theme.accent, 0.16).name(),
        "brass": BRASS,
        "brass_ink": BRASS_INK,
        "brass_edge": BRASS if theme.dark else BRASS_SHADE,
        "brass_shade": BRASS_SHADE,
        "bright": mixed(BRASS, "#ffffff", 0.12).name(),
        "pressed": mixed(BRASS, theme.shadow, 0.18).name(),
        "faded": mixed(theme.text, theme.panel, _DISABLED).name(),
        "field": mixed(theme.panel_edge, theme.text, 0.42 if theme.dark else 0.7).name(),
        "paper": IVORY,
        "paper_edge": IVORY_EDGE,
        "ink": INK,
        "ink_quiet": INK_QUIET,
        "dull": mixed(theme.panel, theme.panel_edge, 0.5).name(),
    }


def style_sheet(theme: Theme) -> str:
    """The few shapes that a palette cannot say."""
    return sheet("pages") % sheet_colours(theme)


_worn = look_of(TABLE_COLOURS[USUAL_COLOUR], dark=True, strong=False)


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
        when_the_desktop_changes(self._dress)

    @property
    def theme(self) -> Theme:
        return theme_named(self._preferences.theme, self._preferences.table_colour)

    def _on_preference(self, name: str) -> None:
        if name in ("theme", "table_colour"):
            self._dress()

    def _dress(self) -> None:
        wanted = _SCHEMES[self._preferences.theme]
        global _worn
        _worn = self.theme
        self._app.styleHints().setColorScheme(wanted)  # window frames follow where they can
        self._app.setPalette(palette_of(self.theme))
        # Only so a widget under a style sheet hears of another font; sizes of its own it forgets.
        self._app.setStyleSheet(style_sheet(self.theme))
        for widget in self._app.allWidgets():
            _size_anew(widget)


_CAST: Final = 0.34
"""How dark a wide shadow is at its thing."""


def cast_shadow(painter: QPainter, box: QRectF, radius: float, drop: int, blur: int) -> None:
    """The soft shadow of a thing that lies: it falls ``drop`` points, seen ``blur`` points around.

    The painter is left without a pen.
    """
    lower = box.translated(0, drop)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(worn().shadow, _CAST))
    painter.drawRoundedRect(lower, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for out in range(1, blur, 2):  # line beside line: what is laid over each other takes on a tint
        painter.setPen(QPen(with_alpha(worn().shadow, _CAST * (1 - out / blur)), 2))
        painter.drawRoundedRect(lower.adjusted(-out, -out, out, out), radius + out, radius + out)
    painter.setPen(Qt.PenStyle.NoPen)


def draw_brass_edge(painter: QPainter, box: QRectF, radius: float) -> None:
    """What is chosen has an edge of brass, which lines of its shade part from paper and cloth."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, broad in ((BRASS_SHADE, 4.0), (BRASS, 2.4)):
        painter.setPen(QPen(QColor(colour), broad))
        painter.drawRoundedRect(box, radius, radius)


def title_label(
    text: str, parent: QWidget | None = None, scale: float = HEAD, **properties: Any
) -> QLabel:
    """A heading, ``scale`` times the size of the interface font."""
    return sized(plain_label(text, parent, **properties), scale, QFont.Weight.DemiBold)


def sized(widget: W, scale: float, weight: QFont.Weight = QFont.Weight.Normal) -> W:
    """The widget with the interface font, ``scale`` times its size, whichever that will be."""
    widget.setProperty(_SIZE_OF_ITS_OWN, (scale, weight))
    _size_anew(widget)
    return widget


def _size_anew(widget: QWidget) -> None:
    size = widget.property(_SIZE_OF_ITS_OWN)
    if size is not None:
        widget.setFont(interface_font(*size))


def interface_font(scale: float = 1.0, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The interface font, ``scale`` times its size, its figures of one width."""
    return font_of(pixels_of(QGuiApplication.font()) * scale, weight)


def primary(button: QPushButton) -> QPushButton:
    """Make this the one button of its page that Return presses: of brass, but for Close."""
    page = button.window()
    for other in page.findChildren(QPushButton):  # those of a question over it are its own
        if other is not button and other.isDefault() and other.window() is page:
            set_styled(other, "primary", False)
    set_styled(button, "primary", button.objectName() != "close")
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


def well_ended(words: str) -> str:
    """With the last two words of each line held together: none comes to stand alone."""
    return re.sub(r" (?=\S+$)", "\u00a0", words, flags=re.MULTILINE)


def tell(label: QLabel, words: str) -> None:
    """Show these words; where there are none the label takes no room."""
    label.setText(words)
    label.setVisible(bool(words))


def wide_form(around: QWidget | None = None) -> QFormLayout:
    """Labels at the left of fields that take all the breadth there is."""
    form = QFormLayout(around, horizontalSpacing=GAP, verticalSpacing=12)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
    return form


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

"""Geometry of every page: no text cut, widgets aligned, inside the window, on one grid."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollBar,
    QSlider,
    QSpinBox,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QTabBar,
    QTableView,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS
from rummy_qt.play.company import PEOPLE
from rummy_qt.play.score_lines import ScoreLines
from rummy_qt.ui.course import COURSE, DUTY, GOALS, ROUND_OVER, STRAYED, WAITING
from rummy_qt.ui.houses import House
from rummy_qt.ui.models.rows import Cell
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.table.arrangement import SMALLEST
from rummy_qt.ui.theme import INK
from rummy_qt.ui.windows.challenge import ChallengePage
from rummy_qt.ui.windows.day import DayPage
from rummy_qt.ui.windows.handbook import HandbookWindow
from rummy_qt.ui.windows.ladder import LadderPage
from rummy_qt.ui.windows.lesson import Lesson
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.new_match import NewMatchDialog
from rummy_qt.ui.windows.page_dialog import EmptyPage, PageArea, PageDialog, lay_paper
from rummy_qt.ui.windows.parts import MARGIN, Spring, down, fill, primary, push_button, put
from rummy_qt.ui.windows.practice import PracticePage
from rummy_qt.ui.windows.questions import QuestionBox
from rummy_qt.ui.windows.replay_page import ReplayPage
from rummy_qt.ui.windows.rule_cards import ROOM
from rummy_qt.ui.windows.score_sheet import ScoreSheet
from rummy_qt.ui.windows.tables import PaperTable, choose_row
from rummy_qt.ui.words import language
from rummy_qt.ui.words.language import languages, translate
from tests.ui.keyboard import press
from tests.ui.windows.conftest import dialog_of, rows_seen, saved_match, seats_of
from tests.ui.windows.states import NAMES, QUESTIONS, SHEETS, shown, standing, states
from tests.ui.windows.test_other_languages import show_lesson
from tests.ui.windows.test_review import panel_of, patched
from tests.ui.words.pseudo import MADE, spoken
from tests.ui.words.test_sentences import examples_for

HORIZONTAL = Qt.Orientation.Horizontal
CLICKED = (QPushButton, QToolButton, QCheckBox, QComboBox, QSpinBox, QLineEdit, QSlider)
TARGET = 24
"""Minimum width and height of anything clickable, in points."""
TOOL_TIP = Qt.ItemDataRole.ToolTipRole
ROOMS = [(1.5, (1016, 600))]
"""Font scales and window sizes in which each language is measured; `make room-test` does all."""
if "ALL_ROOMS" in os.environ:
    ROOMS = [(font, window) for window, fonts in {
        (872, 440): (0.8, 1.0, 1.25, 1.5, 2.0), (1016, 600): (0.8, 1.0, 1.25, 1.5, 2.0),
        (1280, 760): (1.0, 1.5, 2.0),
    }.items() for font in fonts]  # fmt: skip
OFF = 1
"""Tolerance of alignment, in pixels."""


@pytest.fixture
def font_scale(request: pytest.FixtureRequest, larger_font: Callable[[float], None]) -> float:
    """The desktop's font, this many times as large as usual."""
    scale: float = request.param
    larger_font(scale)
    return scale


def place_of(widget: QWidget, page: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint()), widget.size())


def seen(page: QWidget, kind: type[QWidget]) -> Iterator[QWidget]:
    """Visible widgets that this program created."""
    for widget in page.findChildren(kind):
        if widget.isVisible() and not widget.objectName().startswith("qt_"):
            yield widget


def is_cut(widget: QWidget) -> bool:
    """Whether a widget is too small for its text."""
    one_line = QLineEdit | QComboBox | QSpinBox
    if isinstance(widget, one_line) and widget.height() < widget.fontMetrics().height():
        return True
    if isinstance(widget, QLabel) and widget.text().strip():
        if widget.wordWrap():
            return widget.heightForWidth(widget.width()) > widget.height() + OFF
        return (
            not QRect(widget.rect())
            .adjusted(0, 0, OFF, OFF)
            .contains(QRect(QPoint(), widget.sizeHint()))
        )
    if isinstance(widget, QCheckBox) and not widget.text():
        return False  # its text is in a label beside it
    if isinstance(widget, QPushButton | QCheckBox | QComboBox) and not _may_be_long(widget):
        if isinstance(widget, QComboBox) and is_dotted(widget):
            return True
        if widget.height() + OFF < widget.fontMetrics().height():
            return True
        return widget.minimumSizeHint().boundedTo(widget.sizeHint()).width() > widget.width() + OFF
    return False


def is_dotted(box: QComboBox) -> bool:
    """Whether a choice's text is elided."""
    drawn = QStyleOptionComboBox()
    box.initStyleOption(drawn)
    return drawn.currentText != box.currentText()


def cut_headers(header: QHeaderView) -> Iterator[str]:
    """Columns that are too narrow for their headers."""
    for section in range(header.count()):
        if not header.isSectionHidden(section):
            needed = header.sectionSizeFromContents(section).width()
            if header.orientation() == HORIZONTAL and needed > header.sectionSize(section) + OFF:
                title = header.model().headerData(section, HORIZONTAL)
                yield f"cut: header {title!r} {needed} of {header.sectionSize(section)}"


def cut_tabs(tabs: QTabBar) -> Iterator[str]:
    """Tabs that are not completely visible."""
    for place in range(tabs.count()):
        text = tabs.tabText(place).replace("&", "")
        room = tabs.tabRect(place)
        if tabs.fontMetrics().horizontalAdvance(text) > room.width() or room.right() > tabs.width():
            yield f"cut: tab {text!r}"


def _may_be_long(widget: QWidget) -> bool:
    """Names of rulebooks and house rules may be elided where there is no room."""
    return widget.objectName() in ("statistics_rules", "handbook_rules")


def cut_cells(table: QTableView) -> Iterator[str]:
    """Cells that are not completely visible and have no tool tip with their text."""
    model, delegate = table.model(), table.itemDelegate()
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            option = QStyleOptionViewItem()
            option.initFrom(table)
            needed = delegate.sizeHint(option, index)
            room = QSize(table.columnWidth(column) + OFF, table.rowHeight(row) + OFF)
            if needed.boundedTo(room) != needed and not index.data(TOOL_TIP):
                text = index.data(Qt.ItemDataRole.DisplayRole)
                yield f"cut: cell {text!r} {needed.toTuple()} of {room.toTuple()}"


def faults(page: QDialog) -> Iterator[str]:
    """Everything that is wrong with the geometry of a page."""
    window = page.parentWidget()
    assert window is not None
    if page.width() > window.width() or page.height() > window.height():
        yield f"larger than its window: {page.size().toTuple()}"
    margin = _margin_of(page) if isinstance(page, PageDialog) else MARGIN
    inside = page.rect().adjusted(margin - OFF, 0, -margin + OFF, 0)
    for widget in seen(page, QWidget):
        place = place_of(widget, page)
        words = isinstance(widget, QLabel | QAbstractButton | QLineEdit | QComboBox)
        words = words and isinstance(page, PageDialog) and not _scrolled_sideways(widget)
        if words and (place.left() < inside.left() or place.right() > inside.right()):
            yield f"over the margin: {_called(widget)} {place.getRect()}"
        if is_cut(widget):
            yield f"cut: {_called(widget)} {place.getRect()}"
        if isinstance(widget, CLICKED) and min(widget.width(), widget.height()) < TARGET:
            yield f"hard to hit: {_called(widget)} {place.getRect()}"
        if isinstance(widget, QHeaderView):
            yield from cut_headers(widget)
        if isinstance(widget, QTabBar):
            yield from cut_tabs(widget)
        if isinstance(widget, PaperTable):
            yield from cut_cells(widget)
    if isinstance(page, PageDialog):
        yield from _foot(page)
    yield from _labels(page)


def _foot(page: PageDialog) -> Iterator[str]:
    """Its buttons are in one line, from margin to margin; at most one is brass, and larger."""
    parts = [page.foot.itemAt(n) for n in range(page.foot.count())]
    widgets = [part.widget() for part in parts if part is not None]
    buttons = [b for b in widgets if isinstance(b, QPushButton) and b.isVisible()]
    places = [place_of(button, page) for button in buttons]
    heights = {button.height() for button in buttons if not button.property("primary")}
    middles = [place.center().y() for place in places]
    if max(middles) - min(middles) > 1 or len(heights) > 1:
        yield f"buttons not in one line: {[place.getRect() for place in places]}"
    last = max(place.right() for place in places)
    if page.layoutDirection() == Qt.LayoutDirection.RightToLeft:
        last = page.width() - 1 - min(place.left() for place in places)
    if abs(page.width() - _margin_of(page) - 1 - last) > OFF:
        yield "the last button is not at the margin"
    if abs(page.height() - _margin_of(page) - 1 - places[-1].bottom()) > OFF:
        yield "the foot is not at the margin"
    brass = [b for b in seen(page, QPushButton) if b.property("primary")]
    pressed = [b for b in seen(page, QPushButton) if isinstance(b, QPushButton) and b.isDefault()]
    if len(pressed) != 1:
        yield f"{len(pressed)} buttons that Return presses"
    if brass != [b for b in pressed if b.objectName() != "close"]:
        yield f"of brass: {[_called(button) for button in brass]}"
    for button in brass:
        if page.foot.indexOf(button) >= 0 and not page.rect().contains(place_of(button, page)):
            yield f"off the screen: {_called(button)}"


def _labels(page: QDialog) -> Iterator[str]:
    """A one-line label is vertically centred on the one-line field beside it."""
    for label in seen(page, QLabel):
        assert isinstance(label, QLabel)
        field: QWidget | None = label.buddy()
        if field is None or not field.isVisible():
            continue
        if field.height() > 2 * label.sizeHint().height() + 24:
            continue  # more than one line
        one, other = place_of(label, page), place_of(field, page)
        beside = one.right() < other.left() or other.right() < one.left()
        if beside and abs(one.center().y() - other.center().y()) > OFF:
            yield f"not level: {label.text()} {one.getRect()} {other.getRect()}"


def _margin_of(page: PageDialog) -> int:
    layout = page.layout()
    assert layout is not None
    return layout.contentsMargins().left()


def _scrolled_sideways(widget: QWidget) -> bool:
    """Whether the user can scroll the page horizontally to the widget."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, PageArea) and above.horizontalScrollBar().maximum() > 0:
            return True
        above = above.parentWidget()
    return False


def _called(widget: QWidget) -> str:
    text = getattr(widget, "text", str)()
    return f"{type(widget).__name__} {widget.objectName()} {text[:40]!r}"


@pytest.mark.parametrize(
    ("font_scale", "size"),
    [
        (1.0, QSize(872, 440)),
        (1.0, QSize(1280, 760)),
        (0.8, QSize(1024, 600)),
        (2.0, QSize(1280, 760)),
    ],
    indirect=["font_scale"],
    ids=["880x480", "1280x800", "small-font", "font-twice"],
)
def test_every_page_is_laid_out_correctly(
    font_scale: float,
    size: QSize,
    make_window: Callable[..., MainWindow],
    preferences: Preferences,
) -> None:
    preferences.house_rules = (House("At the cabin", "rommy-dk", RULEBOOKS["rommy-dk"]),)
    window = make_window(preferences)
    window.resize(size)
    welcome = window.pages.welcome
    assert not [_called(part) for part in seen(welcome, QWidget) if is_cut(part)]
    window.commands.open_file(saved_match())
    found = {name: wrong for name, page in states(window) if (wrong := list(faults(page)))}
    assert not found


@pytest.mark.parametrize("font_scale", [1.0, 2.0], indirect=True)
def test_column_heads_are_aligned_with_their_columns(font_scale: float, window: MainWindow) -> None:
    window.resize(872, 440)
    window.commands.open_file(saved_match())
    page = shown(window, "differences")
    assert isinstance(page, HandbookWindow)
    starts = [place_of(label, page).x() for label in seen(page.columns, QLabel)]
    apart = {right - left for left, right in pairwise(sorted(set(starts)))}
    assert max(apart) - min(apart) <= OFF
    assert not page.area.horizontalScrollBar().maximum()


@pytest.mark.parametrize("font_scale", [2.0], indirect=True)
def test_the_arrows_beside_a_month_are_as_large_as_its_name(
    font_scale: float, window: MainWindow
) -> None:
    page = shown(window, "day")
    assert isinstance(page, DayPage)
    assert page.previous_month.fontInfo().pixelSize() >= page.month.fontInfo().pixelSize()


def _row_of_buttons(sheet: ScoreSheet) -> None:
    for button in (sheet.replay, sheet.review, sheet.again):
        button.setMinimumWidth(sheet.width())
    sheet.fit()


def _narrow(sheet: ScoreSheet, width: int) -> None:
    """Make the first column of points this wide."""
    header = sheet.rounds.horizontalHeader()
    header.setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
    header.resizeSection(1, width)


LAYOUT_FAULTS: dict[str, Callable[[ScoreSheet], object]] = {
    "all buttons in one row": _row_of_buttons,
    "the default button off the screen": lambda sheet: sheet.resize(1263, 440),
    "a total that is elided": lambda sheet: _narrow(sheet, 20),
    "bold that is measured thin": lambda sheet: _narrow(
        sheet, sheet.rounds.sizeHintForColumn(1) - 3
    ),
    "words that lose their feet": lambda sheet: sheet.subline.setFixedHeight(9),
}
"""Faults once found at large font sizes, by name, each with a way to reproduce it."""


@pytest.mark.parametrize("fault", LAYOUT_FAULTS)
def test_layout_faults_are_noticed(
    fault: str, make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    window = make_window(preferences)
    window.resize(872, 440)
    sheet = ScoreSheet(SHEETS["won"](), window)
    window.dialogs.show(sheet)
    QApplication.processEvents()
    sheet.breakdown.horizontalHeader().setMinimumSectionSize(4)
    sheet.rounds.horizontalHeader().setMinimumSectionSize(4)
    QApplication.processEvents()
    assert not list(faults(sheet))
    LAYOUT_FAULTS[fault](sheet)
    QApplication.processEvents()
    assert list(faults(sheet)), fault


def test_the_window_and_its_welcome_page_fit_880_by_480(window: MainWindow) -> None:
    assert window.minimumSizeHint().width() <= 872
    window.resize(872, 440)
    assert window.size() == QSize(872, 440)
    QApplication.processEvents()
    welcome = window.pages.welcome
    shown = [part for part in welcome.findChildren(QWidget) if part.isVisible()]
    assert not [_called(part) for part in shown if is_cut(part)]
    for button in welcome.buttons:
        assert welcome.rect().contains(place_of(button, welcome)), button.text()


COVERS: list[tuple[float, tuple[int, int], str]] = [
    *((1.0, (1280, high), "en") for high in (440, 500, 580, 680, 720, 760)),
    *((1.5, size, "de") for size in ((872, 440), (1024, 600), (1280, 760))),
    *((2.0, size, "de") for size in ((872, 440), (1024, 600), (1280, 760))),
]


@pytest.mark.parametrize(("font_scale", "size", "tongue"), COVERS, indirect=["font_scale"])
@pytest.mark.parametrize("is_open", [False, True])
def test_the_welcome_page_neither_scrolls_nor_covers_words(
    is_open: bool, font_scale: float, size: tuple[int, int], tongue: str, window: MainWindow
) -> None:
    language.speak(tongue)
    library = window.session.library
    match = saved_match()
    (entry,) = [
        one for one in library.catalogue.entries(library.record_files()) if one.path == match
    ]
    window.resize(*size)
    welcome = window.pages.welcome
    for offered in (None, None, entry if is_open else None):  # found a little later
        welcome.show_open(offered)
        QApplication.processEvents()
        assert not any(bar.isVisible() for bar in welcome.findChildren(QScrollBar))
    assert welcome.go_on.isVisible() == is_open
    assert window.size().toTuple() == size
    faces = seats_of(welcome)
    assert len(faces) == len(PEOPLE)
    for button in welcome.buttons:
        assert button.visibleRegion().boundingRect() == button.rect(), button.text()
        assert not any(place_of(button, welcome).intersects(face) for face in faces), button.text()


def test_the_welcome_page_adapts_to_larger_letters(
    window: MainWindow, larger_font: Callable[[float], None], qtbot: QtBot
) -> None:
    window.menuBar().hide()  # as on macOS; otherwise its growth would resize the cover
    window.resize(1024, 520)
    welcome = window.pages.welcome
    welcome.show_open(None)
    QApplication.processEvents()
    assert welcome.subtitle.isVisible()
    larger_font(2.0)
    qtbot.waitUntil(lambda: not welcome.subtitle.isVisible())
    QApplication.processEvents()
    for button in welcome.buttons:
        assert button.visibleRegion().boundingRect() == button.rect(), button.text()


STARRED: dict[str, Callable[[], ScoreLines]] = {
    "two_starred": lambda: standing(2, 2, assisted=True),
    "eight_starred": lambda: standing(12, 8, winner=0, assisted=True),
}


@pytest.mark.parametrize("size", [(872, 440), (1280, 760)])
@pytest.mark.parametrize("sheet", [*SHEETS.values(), *STARRED.values()], ids=[*SHEETS, *STARRED])
def test_a_chart_is_visible_whole_or_not_at_all(
    sheet: Callable[[], ScoreLines], size: tuple[int, int], window: MainWindow
) -> None:
    window.resize(*size)
    page = ScoreSheet(sheet(), window)
    window.dialogs.show(page)
    QApplication.processEvents()
    if page.chart.isVisible():
        seen_of_it = page.chart.visibleRegion().boundingRect()
        assert seen_of_it.height() in (0, page.chart.height())


@pytest.mark.parametrize("sheet", [*SHEETS.values(), *STARRED.values()], ids=[*SHEETS, *STARRED])
def test_the_newest_round_and_the_total_fit_the_smallest_window(
    sheet: Callable[[], ScoreLines], window: MainWindow
) -> None:
    window.resize(872, 440)
    page = ScoreSheet(sheet(), window)
    window.dialogs.show(page)
    QApplication.processEvents()
    assert not page.area.verticalScrollBar().value()
    newest = page.rounds.visualRect(page.rounds.currentIndex())
    assert page.rounds.viewport().visibleRegion().contains(newest), "the newest round is seen"
    tables = [table for table in page.paper.findChildren(QTableView) if table.isVisible()]
    for one, other in combinations(tables, 2):
        assert not one.geometry().intersects(other.geometry())
    if page.total.isVisible():
        seen_of_it = page.total.visibleRegion().boundingRect()
        assert seen_of_it.height() >= 0.9 * page.total.rowHeight(0), "all but its rule"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_score_sheet_wastes_no_room(
    sheet: str, size: tuple[int, int], window: MainWindow
) -> None:
    window.resize(*size)
    page = ScoreSheet(SHEETS[sheet](), window)
    window.dialogs.show(page)
    QApplication.processEvents()
    assert page.total.isHidden() or page.total.rowHeight(0) >= page.rounds.rowHeight(0)
    last = page.breakdown.visualRect(page.breakdown.model().index(0, 0)).height()
    rows = page.breakdown.model().rowCount()
    end = page.breakdown.mapTo(page, QPoint(0, rows * last)).y()
    blank = page.area.geometry().bottom() - end
    assert sheet != "first" or blank < MARGIN, "paper ends where nothing is written"


def test_a_long_match_is_not_scrolled_while_its_window_has_room(window: MainWindow) -> None:
    window.resize(1920, 1080)
    page = ScoreSheet(standing(18, 4), window)
    window.dialogs.show(page)
    QApplication.processEvents()
    assert not page.rounds.verticalScrollBar().maximum()


@pytest.mark.parametrize("size", [(872, 440), (1280, 760)])
def test_choosing_a_round_moves_nothing_on_the_sheet(
    size: tuple[int, int], window: MainWindow
) -> None:
    window.resize(*size)
    page = ScoreSheet(SHEETS["twelve"](), window)
    window.dialogs.show(page)
    QApplication.processEvents()
    found = set()
    for row in range(12):
        choose_row(page.rounds, row)
        QApplication.processEvents()
        found.add((page.rounds.height(), page.rounds.rowHeight(0)))
        assert page.breakdown.model().rowCount()
        assert not page.area.verticalScrollBar().maximum(), "only the rounds are scrolled"
    assert len(found) == 1


@pytest.mark.parametrize("players", [2, 4])
def test_a_leaders_long_name_does_not_widen_the_sheet(players: int, window: MainWindow) -> None:
    window.resize(872, 440)
    names = ("Wilhelmina-Charlotte Mmm", "Maximilian the Third ofS", *NAMES[2:])
    page = ScoreSheet(standing(2, players, names=names), window)
    window.dialogs.show(page)
    QApplication.processEvents()
    assert not page.area.horizontalScrollBar().maximum()


def test_an_open_page_resizes_with_the_window(window: MainWindow) -> None:
    found = []
    window.resize(1280, 800)
    window.commands.actions["ladder"].trigger()
    page = dialog_of(window, "ladder")
    for size in ((1280, 800), (872, 440), (1280, 800)):
        window.resize(*size)
        for _ in range(4):  # the font may change, too
            QApplication.processEvents()
        found.append(page.size())
        assert window.frameGeometry().contains(page.geometry())
    assert found[0] == found[2]
    assert found[1].width() < found[0].width()


@pytest.mark.parametrize(("high", "whole"), [(800, True), (1080, False)])
def test_a_page_as_wide_as_the_window_leaves_no_strip_below(
    high: int, whole: bool, window: MainWindow
) -> None:
    window.resize(1024, high)
    window.commands.actions["new_match"].trigger()
    page = dialog_of(window, "new_match_dialog")
    assert page.width() == window.width()
    assert (page.height() == window.height()) == whole


@pytest.mark.parametrize("code", languages())
def test_eight_seats_fit_the_new_match_page_in_the_smallest_window(
    code: str, make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    with spoken(code):
        window = make_window(preferences)
        window.resize(872, 440)
        page = shown(window, "new_match")
        assert isinstance(page, NewMatchDialog)
        page.opponents.setValue(7)
        QApplication.processEvents()
        assert page.seats.height() <= place_of(page.area, page).height()
        faces = [chair.geometry() for chair in page.chairs]
        assert not any(one.intersects(other) for one, other in combinations(faces, 2))


@pytest.mark.parametrize("size", [(872, 600), (1280, 800)])
def test_rule_cards_stand_three_in_a_row_above_a_text_of_that_width(
    size: tuple[int, int], window: MainWindow
) -> None:
    window.resize(*size)
    window.commands.actions["new_match"].trigger()
    page = dialog_of(window, "new_match_dialog")
    assert isinstance(page, NewMatchDialog)
    QApplication.processEvents()
    cards = page.rulebooks
    rows = {cards.visualItemRect(cards.item(nth)).top() for nth in range(6)}
    assert len(rows) == 2
    edge = place_of(cards, page).left() + cards.visualItemRect(cards.item(2)).right()
    assert abs(edge - place_of(page.about, page).right()) < 24


@pytest.mark.parametrize("page", ["house_rules", "handbook"])
def test_scroll_bars_on_paper_are_drawn_in_ink(page: str, window: MainWindow) -> None:
    window.commands.actions[page].trigger()
    areas = dialog_of(window, page).findChildren(QAbstractScrollArea)
    (paper,) = [area for area in areas if area.property("paper")]
    bar = paper.verticalScrollBar()
    assert bar.grab().toImage().pixelColor(bar.width() // 2, 20).name() == INK


@pytest.mark.parametrize("high", [440, 760])
def test_seven_opponents_fit_a_narrow_window(high: int, window: MainWindow) -> None:
    window.resize(872, high)
    window.commands.actions["new_match"].trigger()
    page = dialog_of(window, "new_match_dialog")
    assert isinstance(page, NewMatchDialog)
    page.opponents.setValue(7)
    QApplication.processEvents()
    for part in (part for chair in page.chairs for part in chair.widgets):
        assert part.visibleRegion().boundingRect() == part.rect()
    assert not page.area.horizontalScrollBar().maximum()


@pytest.mark.parametrize("font_scale", [2.0], indirect=True)
@pytest.mark.parametrize("size", [(872, 440), (1280, 760)])
def test_seats_do_not_overlap_with_large_letters(
    size: tuple[int, int],
    font_scale: float,
    make_window: Callable[..., MainWindow],
    preferences: Preferences,
) -> None:
    window = make_window(preferences)
    window.resize(*size)
    window.commands.actions["new_match"].trigger()
    page = dialog_of(window, "new_match_dialog")
    assert isinstance(page, NewMatchDialog)
    for count in range(1, 8):
        page.opponents.setValue(count)
        for _ in range(4):  # text moved below the faces needs more height
            QApplication.processEvents()
        chairs = [chair.widgets for chair in page.chairs[: count + 1]]
        for one, other in combinations([*chairs, (page.opponents,)], 2):
            for part, over in product(one, other):
                common = place_of(part, page) & place_of(over, page)
                assert min(common.width(), common.height()) < 16, (count, part, over)


def test_scrolled_content_fades_at_both_edges(window: MainWindow) -> None:
    page = PageDialog("page", "A page", window)
    paper = lay_paper(page)
    paper.setMinimumHeight(3000)
    page.body.addWidget(paper)
    page.show()
    for _ in range(4):
        QApplication.processEvents()
    bar = page.area.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    picture, seen = page.grab().toImage(), place_of(page.area.viewport(), page)
    for y, inwards in ((seen.top(), 30), (seen.bottom(), -30)):
        edge, inside = (picture.pixelColor(seen.center().x(), at) for at in (y, y + inwards))
        assert inside.lightness() - edge.lightness() > 60


@pytest.mark.parametrize("font_scale", [2.0], indirect=True)
def test_with_large_letters_no_page_scrolls_in_two_directions(
    font_scale: float, make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    with spoken("de"):
        window = make_window(preferences)
        window.resize(872, 440)
        for name in ("new_match", "house_rules", "ladder"):
            page = shown(window, name)
            assert isinstance(page, PageDialog)
            for _ in range(4):
                QApplication.processEvents()
            assert not page.area.horizontalScrollBar().maximum(), name
            assert place_of(page.area, page).height() >= 150, "its head leaves it room"
            page.close()
        sheet = ScoreSheet(SHEETS["won"](), window)
        window.dialogs.show(sheet)
        QApplication.processEvents()
        assert place_of(sheet.area, sheet).height() >= 150
        names = sheet.rounds.horizontalHeader()
        assert not list(cut_headers(names))


def test_headings_of_all_pages_have_the_same_height(window: MainWindow) -> None:
    window.resize(1280, 800)
    heights = set()
    for name in ("saved_matches", "new_match", "statistics"):
        page = shown(window, name)
        assert isinstance(page, PageDialog)
        heights.add(place_of(page.heading, page).center().y())
        page.close()
    assert max(heights) - min(heights) <= 2


@pytest.mark.parametrize("name", ["challenge", "day", "ladder"])
def test_a_page_has_its_title_above_its_paper(name: str, window: MainWindow) -> None:
    page = shown(window, name)
    assert isinstance(page, ChallengePage | DayPage | LadderPage)
    assert page.heading.text() == page.windowTitle()
    assert place_of(page.heading, page).bottom() < place_of(page.paper, page).top()


@pytest.mark.parametrize("size", [(872, 440), (1024, 640), (1280, 800)])
def test_the_steps_of_the_ladder_fill_their_paper(
    size: tuple[int, int], window: MainWindow
) -> None:
    window.resize(*size)
    page = shown(window, "ladder")
    assert isinstance(page, LadderPage)
    QApplication.processEvents()
    for step in page.steps:
        gap = place_of(page.paper, page).bottom() - place_of(step, page).bottom()
        assert gap < 3, "it stands on the ground"


@pytest.mark.parametrize("size", [(872, 440), (1024, 640), (1280, 800)])
def test_no_card_of_the_house_rules_is_cut(size: tuple[int, int], window: MainWindow) -> None:
    window.resize(*size)
    page = shown(window, "house_rules")
    QApplication.processEvents()
    cards = page.findChild(QListWidget, "houses")
    assert cards is not None
    room = cards.viewport().rect()
    for row in range(cards.count()):
        place = cards.visualItemRect(cards.item(row)).adjusted(0, ROOM, 0, 0)
        assert room.contains(place) or not room.intersects(place)


@pytest.mark.parametrize("font_scale", [2.0], indirect=True)
def test_long_names_in_large_letters_fit_the_sheet_and_scroll_by_keys(
    font_scale: float, make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    window = make_window(preferences)
    window.resize(872, 440)
    names = ("Wolfgang-Amadeus-Maximil", *NAMES[1:])
    sheet = ScoreSheet(standing(6, 8, names=names), window)
    window.dialogs.show(sheet)
    QApplication.processEvents()
    assert sheet.width() <= window.width()
    sheet.rounds.setFocus()
    for _ in names:
        press(Qt.Key.Key_Right, to=sheet.rounds)
    last = sheet.rounds.visualRect(sheet.rounds.currentIndex())
    assert sheet.rounds.currentIndex().column() == len(names)
    assert sheet.rounds.viewport().visibleRegion().contains(last.center())


def longest(*sentences: str) -> str:
    """The longest of these sentences of the lesson, with examples filled in."""
    said = [
        translate("Lesson", text, 500 if "%n" in text else None, **examples_for("Lesson", text))
        for text in sentences
    ]
    return max(said, key=len)


def strip_faults(strip: QWidget, table: QWidget, words: str) -> Iterator[str]:
    """In a strip below a table, text that is cut, small targets, and space taken from the table."""
    for _ in range(4):  # height-for-width layouts settle after some iterations of the event loop
        QApplication.processEvents()
    for part in seen(strip, QWidget):
        if is_cut(part) or (isinstance(part, CLICKED) and part.height() < TARGET):
            yield f"{_called(part)} at {words}"
    around = strip.parentWidget()
    assert around is not None
    if strip.geometry().bottom() >= around.height() + OFF:
        yield f"the strip is not seen whole: {words}"
    if strip.mapTo(strip.window(), QPoint()).y() < (
        table.mapTo(table.window(), QPoint()).y() + SMALLEST[1] - OFF
    ):
        yield f"no room for a table above {strip.height()}: {words}"


def practice_faults(window: MainWindow) -> Iterator[str]:
    """Faults of the text below a position, before and after the answer."""
    window.activateWindow()  # as a desktop does when the last dialog has closed
    QApplication.processEvents()
    window.commands.actions["practice"].trigger()
    page = window.pages.overlay
    assert isinstance(page, PracticePage)
    QApplication.processEvents()
    yield from strip_faults(page.strip, page.table, page.strip.sentence.text())
    for move in page.position.made.played:
        page.table.state.source.submit(move)
    assert page.next.hasFocus()
    QApplication.processEvents()  # the strip grows with its text
    yield from strip_faults(page.strip, page.table, page.strip.sentence.text())


def lesson_faults(window: MainWindow) -> Iterator[str]:
    """Faults with the longest texts of the lesson: text that is cut, or too little table left."""
    strip = show_lesson(window)
    assert isinstance(strip, Lesson)
    assert window.pages.table is not None
    goals = GOALS.values()
    praise = longest(STRAYED, *(goal.praise for goal in goals))
    asked = [text for goal in goals for text in (goal.first, goal.by_keys)]
    sentence = longest(*asked, DUTY, WAITING)
    for note, said, goodbye in (
        ("", min(asked, key=len), False),  # the strip has its smallest height
        (longest(*(chapter.aim for chapter in COURSE)), sentence, False),
        (praise, sentence, False),
        (praise, longest(ROUND_OVER, *(chapter.goodbye for chapter in COURSE)), True),
    ):
        strip.show_text(note, said, (True,) * len(GOALS), goodbye=goodbye)
        QApplication.processEvents()
        yield from strip_faults(strip, window.pages.table, said)


def review_faults(window: MainWindow) -> Iterator[str]:
    """Text cut in a review or the bar below it, and widgets outside their part."""
    window.commands.actions["review"].trigger()
    page, panel = window.pages.overlay, panel_of(window)
    assert isinstance(page, ReplayPage)
    choose_row(panel.table, 0)
    for step in (lambda: None, panel.try_button.click):
        step()
        QApplication.processEvents()
        yield from strip_faults(page.bar, page.table, "a review")
        for part in seen(page, QWidget):
            if is_cut(part):
                yield f"cut: {_called(part)} {place_of(part, page).getRect()}"
        if panel.geometry().right() > page.width():
            yield f"the panel is not seen whole: {panel.geometry().getRect()}"
        for button in seen(page.table, QPushButton):
            if not page.table.rect().contains(place_of(button, page.table)):
                yield f"outside of the table: {_called(button)}"


@pytest.mark.parametrize("code", [*languages(), *MADE])
@pytest.mark.parametrize(("font_scale", "size"), ROOMS, indirect=["font_scale"])
def test_every_page_has_room_for_every_language(
    font_scale: float,
    size: tuple[int, int],
    code: str,
    make_window: Callable[..., MainWindow],
    preferences: Preferences,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    patched(monkeypatch, answers=True)
    preferences.house_rules = (House("At the cabin", "rommy-dk", RULEBOOKS["rommy-dk"]),)
    with spoken(code):
        window = make_window(preferences)
        window.resize(*size)
        welcome = window.pages.welcome
        assert not [_called(part) for part in seen(welcome, QWidget) if is_cut(part)]
        window.commands.open_file(saved_match())
        found = {name: wrong for name, page in states(window) if (wrong := list(faults(page)))}
        found["review"] = list(review_faults(window))
        found["lesson"] = list(lesson_faults(window))
        found["practice"] = list(practice_faults(window))
    assert not [*filter(None, found.values())]


def test_a_table_shows_only_whole_rows(qapp: QApplication) -> None:
    page = QWidget()
    table = PaperTable("rows", page)
    table.min_rows = 3
    table.write([""], [[Cell("")]] * 6)
    fill(page, down((table, 1), Spring(0)), 0)
    page.show()
    found = []
    for high in (150, 1_000, 150):
        page.resize(300, high)
        QApplication.processEvents()
        row = table.verticalHeader().defaultSectionSize()
        found.append((rows_seen(table), row))
        assert abs(found[-1][0] * row - table.viewport().height()) < found[-1][0] + 2
    assert found[0] == found[2]
    assert found[1][0] == 6 > found[0][0] >= 3
    page.close()


def test_the_default_button_is_the_large_one(window: MainWindow) -> None:
    page = PageDialog("of_two", "", window)
    one, other = (push_button(page, name) for name in ("one", "other"))
    put(page.foot, one, other)
    primary(one)
    page.show()
    QApplication.processEvents()
    assert one.height() > other.height()
    primary(other)
    QApplication.processEvents()
    assert other.height() > one.height()
    page.close()


def test_the_button_of_an_empty_page_is_large(window: MainWindow) -> None:
    page = PageDialog("of_nothing", "", window)
    empty = EmptyPage(page, "Nothing is here yet.", begins=True)
    empty.hide()
    put(page.body, (empty, 1))
    close = page.add_close()
    page.show()
    QApplication.processEvents()
    empty.show()
    primary(empty.button)
    QApplication.processEvents()
    assert empty.button.height() > close.height()
    page.close()


@pytest.mark.parametrize("size", [(872, 440), (1280, 800), (1920, 1080), (3840, 2160)])
def test_a_question_is_shown_whole_where_there_is_room(
    size: tuple[int, int], window: MainWindow
) -> None:
    window.commands.open_file(saved_match())
    window.resize(*size)
    for name in (*QUESTIONS, "resign"):
        box = shown(window, name)
        assert isinstance(box, PageDialog)
        QApplication.processEvents()
        assert box.height() < window.height()
        assert not box.area.verticalScrollBar().maximum(), name
        box.close()


def test_questions_have_the_same_buttons_over_page_and_table(window: MainWindow) -> None:
    window.resize(1280, 800)
    page = PageDialog("of_none", "", window)
    window.dialogs.show(page)
    heights = []
    for parent in (window, page):
        box = QuestionBox("asked", parent, "", "")
        box.answer("Yes", does=box.close, main=True)
        box.answer("No")
        box.open()
        put(page.foot, push_button(page, "more"))
        QApplication.processEvents()
        heights.append([button.height() for button in box.findChildren(QPushButton)])
        box.close()
    assert heights[0] == heights[1]

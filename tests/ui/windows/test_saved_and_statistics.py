"""The list of saved matches, the statistics, the keys, and the text of the score sheet."""

from __future__ import annotations

import errno
import os
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
import send2trash
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QAction, QFont, QFontMetrics, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from rummy_qt.engine import Card, Rules
from rummy_qt.engine.sheet import Tally
from rummy_qt.play.company import Face
from rummy_qt.play.score_lines import ScoreLines
from rummy_qt.records.catalogue import Catalogue
from rummy_qt.records.entry import Entry
from rummy_qt.records.figures import Group, Summary
from rummy_qt.records.header import HUMAN, SeatInfo
from rummy_qt.records.library import Library
from rummy_qt.records.life import Help, PlayedRound
from rummy_qt.records.lines import Status
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.reading import read_record
from rummy_qt.ui.fonts import windows_factor
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.portraits import ABOVE
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.windows import saved_matches
from rummy_qt.ui.windows.chart import LineChart, Series
from rummy_qt.ui.windows.labels import SMALL, interface_font
from rummy_qt.ui.windows.look import current_theme
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.portraits import row_of_faces
from rummy_qt.ui.windows.preferences_dialog import KeyField, KeysPage
from rummy_qt.ui.windows.questions import QuestionBox, TitleQuestion
from rummy_qt.ui.windows.saved_matches import SavedMatchesDialog
from rummy_qt.ui.windows.score_sheet import ScoreSheet
from rummy_qt.ui.windows.statistics import (
    FACE,
    CountedMatches,
    StatisticsDialog,
    won_of_the_last,
)
from rummy_qt.ui.windows.tables import wrapped_text
from tests.ui.keyboard import CONTROL, press, write
from tests.ui.windows.conftest import (
    bridge_of,
    click,
    dialog_of,
    label_texts,
    named,
    rows_seen,
    saved_match,
)
from tests.ui.windows.playing import play_match


def begin_three(window: MainWindow) -> None:
    """Start three matches, as Anna, Berit and Carl; the last one stays on the table."""
    for name in ("Anna", "Berit", "Carl"):
        window.commands.begin(first_choice(name, ["club", "club"]))


def list_of(window: MainWindow) -> SavedMatchesDialog:
    window.commands.actions["saved_matches"].trigger()
    dialog = dialog_of(window, "saved_matches")
    assert isinstance(dialog, SavedMatchesDialog)
    return dialog


def rows(dialog: SavedMatchesDialog) -> list[str]:
    told, model = Qt.ItemDataRole.AccessibleTextRole, dialog.model
    return [str(model.index(row).data(told)) for row in range(model.rowCount())]


def choose(dialog: SavedMatchesDialog, words: str) -> None:
    dialog.search.clear()
    write(words, to=dialog.search)
    dialog.list.setCurrentIndex(dialog.model.index(0))


def test_saved_matches_are_found_by_name_and_continued(window: MainWindow) -> None:
    begin_three(window)
    dialog = list_of(window)
    assert len(rows(dialog)) == 3
    choose(dialog, "anna german")
    assert len(rows(dialog)) == 1
    click(named(dialog, QPushButton, "saved_open"))
    assert bridge_of(window).game.seats[0].name == "Anna"


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Callable[[SavedMatchesDialog], dict[str, bool]]:
    """The painted lines of a list, and whether each is complete."""
    lines: dict[str, bool] = {}

    def write(painter: QPainter, box: QRectF, text: str, _: Qt.AlignmentFlag) -> None:
        lines[text] = painter.fontMetrics().horizontalAdvance(text) <= box.width() + 1

    def paint(dialog: SavedMatchesDialog) -> dict[str, bool]:
        lines.clear()
        dialog.list.grab()
        return lines

    monkeypatch.setattr(saved_matches, "write_line", write)
    return paint


def test_the_date_of_a_match_is_never_cut(
    window: MainWindow, painted: Callable[[SavedMatchesDialog], dict[str, bool]]
) -> None:
    begin_three(window)
    dialog = list_of(window)
    entry = dialog.model.values[0]
    assert entry is not None
    ones = datetime(2011, 11, 11, 11, 11).timestamp()
    dialog.model.show_entries([replace(entry, modified=ones)])
    lines = painted(dialog)
    (day,) = (line for line in lines if "2011" in line)
    assert lines[day]
    assert lines["Round 1"]
    assert not any("11:11" in line for line in lines), "the day is enough to find it by"
    assert "11:11" in dialog.model.index(0).data(Qt.ItemDataRole.ToolTipRole)


def test_dates_follow_the_language_and_name_another_year(
    window: MainWindow, painted: Callable[[SavedMatchesDialog], dict[str, bool]]
) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    dialog = list_of(window)
    matches, entry = dialog.model, dialog.model.values[0]
    assert entry is not None
    this_year = datetime.now().year
    for year in (this_year, this_year - 1):
        matches.show_entries([replace(entry, modified=datetime(year, 11, 4, 9).timestamp())])
        (day,) = (line for line in painted(dialog) if "November" in line)
        assert set(day.replace(",", "").split()) - {str(this_year - 1)} == {"November", "4"}
        assert (str(year) in day) == (year != this_year)
    figures = str(matches.index(0).data(Qt.ItemDataRole.ToolTipRole)).split("\n")[-1].split()[0]
    for sought, found in (("november", 1), (figures, 1), ("december", 0)):
        matches.show_entries(matches.all, sought)
        assert matches.rowCount() == found, sought


def test_no_card_of_a_saved_match_is_cut(window: MainWindow) -> None:
    begin_three(window)
    cards = list_of(window).list
    for high in range(150, 300, 7):
        cards.setFixedHeight(high)
        one = cards.visualRect(cards.model().index(0, 0)).height()
        assert cards.viewport().height() % one == 0, high


@pytest.mark.parametrize("size", [(872, 440), (872, 600)])
def test_the_list_is_as_broad_as_a_small_window(
    size: tuple[int, int], window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(*size)
    begin_three(window)
    dialog = list_of(window)
    qtbot.waitUntil(named(dialog, QPushButton, "saved_open").isEnabled)
    QCoreApplication.processEvents()
    assert dialog.width() == size[0]


def test_home_end_and_delete_work_on_matches(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    begin_three(window)
    trash = to_trash(monkeypatch, tmp_path)
    dialog = list_of(window)
    dialog.list.setFocus()
    qtbot.waitUntil(dialog.list.hasFocus)
    press(Qt.Key.Key_End, to=dialog.list)
    last = dialog.chosen
    assert last is not None
    assert last == dialog.model.values[2]
    press(Qt.Key.Key_Home, to=dialog.list)
    assert dialog.list.currentIndex().row() == 0
    press(Qt.Key.Key_End, to=dialog.list)
    press(Qt.Key.Key_Delete, to=dialog.list)
    assert [path.name for path in trash.iterdir()] == [last.path.name]
    assert len(rows(dialog)) == 2
    assert dialog.list.currentIndex().row() == 1, "the one that stood beside it"


def test_a_question_keeps_its_default_button_while_the_list_loads(window: MainWindow) -> None:
    begin_three(window)
    dialog = list_of(window)
    named(dialog, QAction, "saved_rename").trigger()
    question = dialog.findChild(TitleQuestion)
    assert question is not None
    dialog.reload()
    for page, main in ((question, "keep"), (dialog, "saved_open")):
        button = named(page, QPushButton, main)
        assert button.isDefault()
        assert button.property("primary")


def test_a_match_can_be_renamed_duplicated_and_deleted(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begin_three(window)
    dialog = list_of(window)
    choose(dialog, "berit")
    entry = dialog.chosen
    assert entry is not None
    named(dialog, QAction, "saved_rename").trigger()
    question = dialog.findChild(TitleQuestion)
    assert question is not None
    question.field.setText("The long evening")
    click(named(question, QPushButton, "keep"))
    assert "The long evening" in {entry.title for entry in Library().entries()}
    dialog.search.clear()
    assert any("The long evening" in row for row in rows(dialog))
    choose(dialog, "long evening")
    named(dialog, QAction, "saved_duplicate").trigger()
    assert len(list(matches_dir().glob("*.rummy"))) == 4
    trash = to_trash(monkeypatch, tmp_path)
    choose(dialog, "copy")
    named(dialog, QAction, "saved_delete").trigger()
    assert len(list(trash.iterdir())) == 1
    assert len(rows(dialog)) == 0
    assert len(list(matches_dir().glob("*.rummy"))) == 3


def test_the_match_on_the_table_is_selected_and_keeps_its_focus(
    window: MainWindow,
) -> None:
    begin_three(window)
    first = next(entry.path for entry in Library().entries() if "Anna" in str(entry.seats))
    window.session.open(first, 10.0)
    later = max(path.stat().st_mtime for path in matches_dir().glob("*.rummy")) + 60
    for path in matches_dir().glob("*.rummy"):
        if path != first:
            os.utime(path, (later, later))  # they are above it in the list
    dialog = list_of(window)
    assert dialog.chosen is not None
    assert dialog.chosen.path == first
    rename, more = named(dialog, QAction, "saved_rename"), dialog.more
    more.setFocus()
    jumps: list[str] = []
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.focusChanged.connect(lambda _, now: jumps.append("" if now is None else now.objectName()))
    rename.trigger()
    question = dialog.findChild(TitleQuestion)
    assert question is not None
    question.field.setText("The long evening")
    click(named(question, QPushButton, "keep"))
    question.close()
    dialog.reload()
    assert dialog.focusWidget() is more
    assert "saved_replay" not in jumps


def test_a_selection_made_while_the_list_loads_is_kept(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_three(window)
    dialog = list_of(window)
    assert dialog.chosen is not None
    first, read = dialog.chosen.path, Catalogue.entries

    def slowly(*args: Any) -> list[Entry]:
        dialog.list.setCurrentIndex(dialog.model.index(2))
        return read(*args)

    monkeypatch.setattr(Catalogue, "entries", slowly)
    os.utime(first)  # the changed time causes it to be read again
    dialog.reload()
    assert dialog.list.currentIndex().row() == 2


def test_the_key_of_a_disabled_button_types_nothing(window: MainWindow) -> None:
    begin_three(window)
    dialog = list_of(window)
    choose(dialog, "carl")
    assert not named(dialog, QPushButton, "saved_replay").isEnabled()
    press(Qt.Key.Key_R, modifier=Qt.KeyboardModifier.AltModifier, to=dialog.search)
    assert dialog.search.text() == "carl"


def test_a_copy_is_named_as_a_copy(window: MainWindow) -> None:
    begin_three(window)
    dialog = list_of(window)
    choose(dialog, "berit")
    named(dialog, QAction, "saved_duplicate").trigger()
    dialog.search.clear()
    assert sum("German rules (copy)" in row for row in rows(dialog)) == 1


def test_a_title_has_a_maximum_length(window: MainWindow) -> None:
    begin_three(window)
    dialog = list_of(window)
    choose(dialog, "berit")
    named(dialog, QAction, "saved_rename").trigger()
    question = dialog.findChild(TitleQuestion)
    assert question is not None
    field = question.findChild(QLineEdit)
    assert field is not None
    field.insert("x" * 300)
    click(named(question, QPushButton, "keep"))
    choose(dialog, "x" * 200)
    named(dialog, QAction, "saved_duplicate").trigger()
    dialog.search.clear()
    assert any("xxx (copy)" in row for row in rows(dialog))


def test_a_search_that_finds_nothing_says_so(window: MainWindow) -> None:
    begin_three(window)
    dialog = list_of(window)
    write("zzz", to=dialog.search)
    assert "No match found" in dialog.message.text()
    dialog.search.clear()
    assert not dialog.message.text().strip()


@pytest.mark.parametrize(("language", "found"), [("en", 3), ("sv", 0)])
def test_a_search_uses_the_current_language(
    language: str, found: int, window: MainWindow, qtbot: QtBot
) -> None:
    begin_three(window)
    window.preferences.language = language
    dialog = list_of(window)
    qtbot.waitUntil(lambda: len(rows(dialog)) == 3)
    write("german", to=dialog.search)
    assert len(rows(dialog)) == found


def to_trash(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder in place of the system's trash."""
    trash = tmp_path / "trash"
    trash.mkdir()
    monkeypatch.setattr(send2trash, "send2trash", lambda path: shutil.move(path, trash))
    return trash


def test_the_match_on_the_table_can_be_renamed_while_played(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin_three(window)
    dialog = list_of(window)
    choose(dialog, "carl")
    named(dialog, QAction, "saved_rename").trigger()
    question = dialog.findChild(TitleQuestion)
    assert question is not None
    question.field.setText("Sunday")
    click(named(question, QPushButton, "keep"))
    assert any("Sunday" in row for row in rows(dialog))
    bridge = bridge_of(window)
    qtbot.waitUntil(lambda: bridge.game.match.round.seat == 0)
    bridge.submit(bridge.game.view().legal_moves[0])
    path = bridge.game.record.path
    window.commands.actions["leave_table"].trigger()
    assert path is not None
    assert read_record(path).fault is None
    assert read_record(path).replayed.title == "Sunday"


def test_a_finished_match_on_the_table_can_be_renamed(window: MainWindow, qtbot: QtBot) -> None:
    choice = first_choice("Anna", ["club", "club"])
    window.commands.begin(choice._replace(rules=choice.rules.replace(target=1)))
    play_match(window, qtbot)
    path = bridge_of(window).game.record.path
    dialog = list_of(window)
    named(dialog, QAction, "saved_rename").trigger()
    question = dialog.findChild(TitleQuestion)
    assert question is not None
    question.field.setText("Sunday")
    click(named(question, QPushButton, "keep"))
    assert any("Sunday" in row for row in rows(dialog))
    assert path is not None
    assert read_record(path).replayed.status is Status.WON


def test_deleting_the_match_on_the_table_asks_first(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    trash = to_trash(monkeypatch, tmp_path)
    begin_three(window)
    mine = bridge_of(window).game.record.path
    dialog = list_of(window)
    named(dialog, QAction, "saved_delete").trigger()
    named(dialog, QuestionBox, "throw_away").reject()
    assert window.session.bridge is not None
    assert mine is not None
    assert mine.exists()
    named(dialog, QAction, "saved_delete").trigger()
    named(dialog, QPushButton, "do_throw_away").click()
    assert window.session.bridge is None
    assert [path.name for path in trash.iterdir()] == [mine.name]
    assert not mine.exists()
    assert "in the trash" in window.notices.text
    assert window.pages.currentWidget() is window.pages.welcome


def test_a_deleted_match_is_not_offered_on_the_welcome_page(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    to_trash(monkeypatch, tmp_path)
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    window.commands.actions["leave_table"].trigger()
    cover = window.pages.welcome
    assert cover.go_on.objectName() == "continue"
    dialog = list_of(window)
    named(dialog, QAction, "saved_delete").trigger()
    assert not rows(dialog)
    dialog.close()
    assert not cover.go_on.isVisible() or cover.go_on.objectName() != "continue"


def test_without_a_trash_the_match_is_kept(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_trash(path: Path) -> None:
        raise OSError(errno.EACCES, "permission denied")

    monkeypatch.setattr(send2trash, "send2trash", no_trash)
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    mine = bridge_of(window).game.record.path
    dialog = list_of(window)
    named(dialog, QAction, "saved_delete").trigger()
    named(dialog, QPushButton, "do_throw_away").click()
    assert "could not be moved to the trash" in window.notices.text
    assert mine is not None
    window.commands.open_file(mine)
    assert window.session.bridge is not None


def test_a_bad_file_is_listed_with_its_fault(window: MainWindow) -> None:
    (matches_dir() / "spoilt.rummy").write_text("no record\n")
    dialog = list_of(window)
    assert "spoilt.rummy" in rows(dialog)[0]
    assert "not a match record" in rows(dialog)[0]
    assert not named(dialog, QPushButton, "saved_open").isEnabled()
    assert named(dialog, QAction, "saved_delete").isEnabled()


def test_an_empty_list_of_matches_says_so(window: MainWindow) -> None:
    dialog = SavedMatchesDialog(window.session, window)
    dialog.show()
    buttons = dialog.more, *dialog.buttons.values()
    assert not any(button.isVisible() for button in buttons), "it is being read"
    dialog.close()
    dialog = list_of(window)
    assert any("No match has been saved" in text for text in label_texts(dialog))
    assert not dialog.list.isVisible()
    click(dialog.empty.button)
    assert dialog_of(window, "new_match_dialog")


# ------------------------------------------------------------------------- statistics


def figures(dialog: StatisticsDialog) -> dict[str, str]:
    cells, large = dialog.figures.cells, dialog.large
    rows = [[cells.cell(row, at).text for at in range(3)] for row in range(cells.rowCount())]
    return {
        **{label.text(): number.text() for number, label in large},
        **{label: f"{number} {more}".strip() for label, number, more in rows},
    }


def test_a_finished_match_counts_until_the_statistics_are_reset(
    window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    choice = first_choice("Anna", ["club", "club"])
    window.commands.begin(choice._replace(rules=choice.rules.replace(target=1), seed="7"))
    play_match(window, qtbot)
    dialog = StatisticsDialog(preferences, Library())
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.empty.isHidden()  # the matches have not been counted yet
    qtbot.waitUntil(lambda: figures(dialog)["matches played"] == "1")
    assert dialog.groups.cells.rowCount() == 1
    assert dialog.chart.isVisible()
    click(dialog.reset_button)
    question = dialog.findChild(QuestionBox, "reset_question")
    assert question is not None
    preferences.statistics_since = "2999-01-01T00:00:00Z"
    click(named(question, QPushButton, "do_reset"))
    assert preferences.statistics_since < "2999"


def test_a_match_resigned_at_once_is_counted(
    window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    window.session.resign()
    dialog = StatisticsDialog(preferences, Library())
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.all_counted)
    assert dialog.paper.isVisible()
    assert not dialog.empty.isVisible()
    assert figures(dialog)["matches played"] == "1"
    assert figures(dialog)["best round"] == "–"


def test_statistics_count_assisted_rounds_separately(
    qtbot: QtBot, preferences: Preferences
) -> None:
    saved_match()  # the first of its two finished rounds is assisted
    dialog = StatisticsDialog(preferences, Library())
    qtbot.addWidget(dialog)
    dialog.show()
    counted = {}
    for row in range(dialog.help.count()):
        dialog.help.setCurrentIndex(row)
        counted[dialog.help.currentText()] = figures(dialog)["rounds played"]
    assert counted == {"Unassisted": "1", "Assisted": "1", "All rounds": "2 assisted: 1"}
    assert not dialog.chart.isVisible(), "no match is over"


def test_the_statistics_show_the_chosen_face(qtbot: QtBot, preferences: Preferences) -> None:
    me, *others = first_choice("Anna").seats
    seats = me._replace(face="owl", colour=3), *others
    preferences.last_match = first_choice("Anna")._replace(seats=seats)
    dialog = StatisticsDialog(preferences, Library())
    qtbot.addWidget(dialog)
    ring, ratio = windows_factor() * FACE, dialog.devicePixelRatioF()
    wanted = row_of_faces([Face("owl", "glad", 3)], ring, current_theme(), ratio).toImage()
    faces = [label.pixmap().toImage() for label in dialog.findChildren(QLabel)]
    assert wanted in faces


@pytest.mark.parametrize(
    ("size", "most"),
    [((1280, 800), 6), ((1024, 640), 6), ((3840, 2160), 6)],
)
def test_the_chart_of_results_fills_its_room(
    size: tuple[int, int], most: int, window: MainWindow
) -> None:
    window.resize(*size)
    window.commands.actions["statistics"].trigger()
    dialog = dialog_of(window, "statistics")
    assert isinstance(dialog, StatisticsDialog)
    groups = tuple(Group("500-rum-de", "", ("club",), 3, number, 1) for number in range(6))
    won, tops = (True,) * 24, set()
    for shown in (groups, groups[:2]):
        dialog._show(CountedMatches(Summary(won, shown, rounds=29), missing=0))
        for _ in range(9):
            QCoreApplication.processEvents()
        assert rows_seen(dialog.groups) == min(most, len(shown))
        assert not dialog.area.verticalScrollBar().maximum()
        # The chart takes the space below the results, and its parts do not overlap.
        assert 1 <= dialog.chart_title.height() / dialog.fontMetrics().lineSpacing() < 2
        assert not dialog.chart.geometry().intersects(dialog.groups.geometry())
        tops.add(dialog.chart_title.y())
        left = {dialog.large[0][0].x(), dialog.figures.x() + dialog.figures.first_pad}
        words = {dialog.chart_title.x(), dialog.groups.x() + dialog.groups.first_pad}
        assert len(left) == len(words) == 1, "two columns, each with one edge"
        # The line has three percentages beside it, and its unit below.
        assert dialog.chart.height() > 5 * QFontMetrics(interface_font(SMALL)).height()
        assert dialog.chart.height() >= 160, "no flat line"
    assert len(tops) == 1


def test_empty_statistics_say_how_to_begin(qtbot: QtBot, preferences: Preferences) -> None:
    dialog = StatisticsDialog(preferences, Library())
    qtbot.addWidget(dialog)
    dialog.show()
    assert figures(dialog)["matches won"] == "–"
    assert any("counted here" in text for text in label_texts(dialog))


def test_the_chart_shows_the_last_twenty_matches() -> None:
    assert won_of_the_last([]) == ()
    assert won_of_the_last([True, False, False, True]) == (100, 50, 33, 50)
    assert won_of_the_last([False] * 20 + [True] * 20)[-1] == 100
    assert won_of_the_last([True] * 20 + [False] * 10)[-1] == 50


# ------------------------------------------------------------------------------ keys


def test_pressing_another_key_changes_and_saves_it(
    window: MainWindow, make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    page = KeysPage(preferences, window)
    edit = page.edits["new_match"]
    edit.setKeySequence(QKeySequence("F7"))
    edit.editingFinished.emit()
    action = window.commands.actions["new_match"]
    assert action.shortcut() == QKeySequence("F7")
    assert "F7" in action.toolTip()
    window.close()
    again = make_window(preferences)
    assert again.commands.actions["new_match"].shortcut() == QKeySequence("F7")
    again.commands.actions["preferences"].trigger()
    dialog = dialog_of(again, "preferences")
    tabs = dialog.findChild(QTabWidget)
    assert tabs is not None
    usual = named(dialog, QPushButton, "usual_keys")
    assert not usual.isVisible()
    tabs.setCurrentIndex(tabs.count() - 1)
    click(usual)
    assert again.commands.actions["new_match"].shortcut() == QKeySequence("Ctrl+N")
    assert preferences.keys == {}


def test_tab_goes_down_the_keys_page_in_order(window: MainWindow, preferences: Preferences) -> None:
    page = KeysPage(preferences, window)
    seen: list[QWidget] = [*page.edits.values(), page.letters]
    for one, other in pairwise(seen):
        reached: QWidget | None = one.nextInFocusChain()
        while reached is not None and reached not in seen:
            reached = reached.nextInFocusChain()
        assert reached is other


def test_a_key_has_a_clear_button_only_if_set(
    window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    field = key_field(window, preferences, qtbot)
    other = next(one for one in field.window().findChildren(KeyField) if one is not field)
    assert field.isClearButtonEnabled()
    assert not other.isClearButtonEnabled()
    other.setFocus()
    assert other.isClearButtonEnabled()
    assert not field.isClearButtonEnabled() or field.underMouse()


def test_a_key_already_used_is_refused_with_the_reason(
    window: MainWindow, preferences: Preferences
) -> None:
    page = KeysPage(preferences, window)
    edit = page.edits["new_match"]
    edit.setKeySequence(QKeySequence("Ctrl+Q"))
    edit.editingFinished.emit()
    assert "Quit" in page.message.text()
    assert edit.keySequence() == QKeySequence("Ctrl+N")


def key_field(window: MainWindow, preferences: Preferences, qtbot: QtBot) -> KeyField:
    """The key field of an action that has Ctrl+N, ready for input."""
    page = KeysPage(preferences)
    qtbot.addWidget(page)
    page.show()
    field = page.edits["new_match"]
    page.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    return field


def test_esc_cancels_changing_a_key(
    window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    field = key_field(window, preferences, qtbot)
    press(Qt.Key.Key_Escape, to=field)
    assert field.keySequence() == QKeySequence("Ctrl+N")
    assert not field.hasFocus()
    assert window.commands.actions["new_match"].shortcut() == QKeySequence("Ctrl+N")


@pytest.mark.parametrize("key", [Qt.Key.Key_Backspace, Qt.Key.Key_Delete])
def test_backspace_and_delete_clear_a_key(
    key: Qt.Key, window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    field = key_field(window, preferences, qtbot)
    press(key, to=field)
    assert field.keySequence().isEmpty()
    assert window.commands.actions["new_match"].shortcut().isEmpty()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Home])
def test_keys_of_the_table_cannot_be_chosen(
    key: Qt.Key, window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    field = key_field(window, preferences, qtbot)
    page = field.window()
    assert isinstance(page, KeysPage)
    press(key, to=field)
    qtbot.waitUntil(lambda: "table" in page.message.text())
    assert field.keySequence() == QKeySequence("Ctrl+N")
    press(key, modifier=Qt.KeyboardModifier.AltModifier, to=field)
    qtbot.waitUntil(
        lambda: window.commands.actions["new_match"].shortcut() != QKeySequence("Ctrl+N")
    )


def test_a_key_does_what_its_menu_entry_does(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    press(Qt.Key.Key_N, modifier=Qt.KeyboardModifier.ControlModifier, to=window)
    assert dialog_of(window, "new_match_dialog")


# ----------------------------------------------------------------------- score sheet

TALLIES = (Tally(60, 5, 0, 50, 0), Tally(20, 0, -15, 0, -50))
YOU_AND_BO = SeatInfo("Anna", HUMAN), SeatInfo("Bo", "club")
ANNA_AND_YOU = SeatInfo("Anna", "club"), SeatInfo("Bo", HUMAN)
ROUND = PlayedRound(1, 0, [], tallies=TALLIES, totals=(115, -45))
OF_THREE = PlayedRound(1, 0, [], tallies=(*TALLIES, Tally(0, 0, 0, 0, 0)), totals=(115, -45, 0))
LEVEL = PlayedRound(1, 0, [], tallies=2 * TALLIES[:1], totals=(115, 115))
NEAREST = Rules(winner="nearest", target=22)
"""Rules by which 115 points are 93 from the target, and −45 are 67."""


def test_the_sheet_names_the_winner_even_with_fewer_points(qtbot: QtBot) -> None:
    sheet = ScoreSheet(ScoreLines(YOU_AND_BO, (ROUND,), 100, 1))
    qtbot.addWidget(sheet)
    sheet.show()
    assert sheet.windowTitle() == "Bo has won the match"
    assert sheet.face.isVisible()


@pytest.mark.parametrize(("target", "winner", "deed"), [(500, None, "next_round"), (100, 0, "")])
def test_the_next_round_key_does_not_start_a_new_match(
    target: int, winner: int | None, deed: str, qtbot: QtBot
) -> None:
    sheet = ScoreSheet(ScoreLines(YOU_AND_BO, (ROUND,), target, winner, may_deal=winner is None))
    qtbot.addWidget(sheet)
    sheet.show()
    qtbot.waitUntil(sheet.isActiveWindow)
    done: list[str] = []
    sheet.wanted.connect(lambda name, _: done.append(name))
    brass = [b for b in sheet.findChildren(QPushButton) if b.isDefault()]
    press(Qt.Key.Key_Return, modifier=CONTROL, to=brass[0])
    assert done == [deed] * bool(deed)


@pytest.mark.parametrize(
    ("standing", "words"),
    [
        (ScoreLines(YOU_AND_BO, (), 500, round_open=True), ["is still being played"]),
        (ScoreLines(YOU_AND_BO, (ROUND,), None, single_round=True), ["Challenge ab12"]),
        (
            ScoreLines(ANNA_AND_YOU, (ROUND,), None, single_round=True, round_open=True),
            ["Challenge ab12"],
        ),
        (ScoreLines(YOU_AND_BO, (ROUND,), 500), ["How the match stands", "goes to 500"]),
        (ScoreLines(YOU_AND_BO, (LEVEL,), 100, round_open=True), ["another round is played"]),
        (
            ScoreLines(YOU_AND_BO, (ROUND,), None, agreed_rounds=5, rules=NEAREST),
            ["A match has 5 rounds."],
        ),
        (
            ScoreLines(YOU_AND_BO, (ROUND,), 100, 0, (160, -160)),
            ["You have won", "You collect 160 points from Bo."],
        ),
        (
            ScoreLines(ANNA_AND_YOU, (ROUND,), 100, 0, (160, -160)),
            ["Anna has won", "Anna collects 160 points from you."],
        ),
        (
            ScoreLines(
                (*YOU_AND_BO, SeatInfo("Cleo", "club")), (OF_THREE,), 100, 0, (275, -160, -115)
            ),
            ["You collect 275 points in all: 160 from Bo and 115 from Cleo."],
        ),
        (
            ScoreLines(
                (*ANNA_AND_YOU, SeatInfo("Cleo", "club")), (OF_THREE,), 100, 0, (275, -160, -115)
            ),
            ["Anna collects 275 points in all: 160 from you and 115 from Cleo."],
        ),
        (
            ScoreLines(ANNA_AND_YOU, (ROUND,), 100, 0, (0, 0)),
            ["Anna has won"],
        ),
        (
            ScoreLines(YOU_AND_BO, (ROUND,), None, 1, (-160, 160), rules=NEAREST),
            ["Bo has won", "The total nearest to 22 wins", "Bo collects 160 points from you."],
        ),
        (
            ScoreLines(YOU_AND_BO, (LEVEL,), 100, 1, (0, 0), rules=Rules(tie_break="closer")),
            ["Bo has won", "If the best are level, the one of them who went out"],
        ),
    ],
)
def test_the_sheet_says_how_the_match_stands(
    standing: ScoreLines, words: list[str], qtbot: QtBot
) -> None:
    window = QWidget(windowTitle="Challenge ab12")
    qtbot.addWidget(window)
    said = " ".join(label_texts(ScoreSheet(standing, window)))
    assert all(word in said for word in words)
    assert "collects" not in said or any(standing.settlement or ())
    stands = any(word in said for word in ("goes to", "How the match stands"))
    assert not (standing.single_round and stands), "no match goes on from there"


@pytest.mark.parametrize(("rounds", "target"), [(1, 500), (2, 500), (2, 200)])
def test_the_target_is_shown_once_in_words_or_in_the_chart(
    rounds: int, target: int, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    monkeypatch.setattr(
        "rummy_qt.ui.windows.chart.write_figures", lambda _, text, *rest: written.append(text)
    )
    sheet = ScoreSheet(ScoreLines(YOU_AND_BO, rounds * (ROUND,), target))
    qtbot.addWidget(sheet)
    sheet.show()
    sheet.grab()
    drawn = any(f"Target {target}" in text for text in written)
    assert drawn != any(f"goes to {target}" in text for text in label_texts(sheet))
    assert drawn == (target == 200)


def test_the_star_of_an_assisted_round_is_explained(qtbot: QtBot) -> None:
    for assisted in (False, True):
        played = replace(ROUND, help={Help.HINT} if assisted else set())
        sheet = ScoreSheet(ScoreLines(YOU_AND_BO, (played,), 500))
        qtbot.addWidget(sheet)
        sheet.show()
        assert sheet.rounds.cells.index(0, 0).data().endswith("*") == assisted
        note = named(sheet, QLabel, "star_note")
        assert note.isVisible() == assisted
        assert not assisted or ("hint" in note.text() and "deal" not in note.text())


def test_all_tables_of_points_are_reached_by_keys(qtbot: QtBot) -> None:
    both = ["rounds", "breakdown"]
    for rounds, wanted in (((ROUND,), both), ((ROUND, ROUND), [both[0], "total", both[1]])):
        sheet = ScoreSheet(ScoreLines(YOU_AND_BO, rounds, 500))
        qtbot.addWidget(sheet)
        sheet.show()
        tables = [table for table in sheet.findChildren(QTableView) if table.isVisible()]
        focused = [t for t in tables if t.focusPolicy() & Qt.FocusPolicy.TabFocus]
        assert [table.objectName() for table in focused] == wanted
        assert all(table.accessibleName() for table in focused)


@pytest.mark.parametrize("name", ["Anna", "Anna 😀"])
def test_red_suits_are_red_after_any_name(name: str, qapp: object) -> None:
    text = f"{name} took 8♦ 9♣ K♥."
    assert re.findall("<font[^>]*>([^<]*)</font>", wrapped_text(text, QFont(), 500.0).text()) == [
        "8♦",
        "K♥",
    ]


def test_only_negative_points_are_red_on_the_sheet(qtbot: QtBot) -> None:
    sheet = ScoreSheet(ScoreLines(YOU_AND_BO, (ROUND,), 500))
    qtbot.addWidget(sheet)
    sheet.show()
    red, written = [], []
    for table in (sheet.rounds, sheet.breakdown):
        seen, cells = table.viewport().grab().toImage(), table.cells
        for row, column in product(range(cells.rowCount()), range(1, 3)):
            index = cells.index(row, column)
            cell = table.visualRect(index)
            pixels = (
                seen.pixelColor(x, y)
                for x in range(cell.left(), cell.right())
                for y in range(cell.top(), cell.bottom())
            )
            written.append(index.data())
            if any(pixel.red() > pixel.green() + 80 for pixel in pixels):
                red.append(index.data())
    assert red == [number for number in written if number.startswith("−")] != []


def test_a_target_at_zero_has_no_line(qtbot: QtBot) -> None:
    chart = LineChart()
    qtbot.addWidget(chart)
    pictures = []
    for goal in (1, None, 60):
        chart.show_series([Series("", 0, (0, 110))], goal)
        pictures.append(chart.grab().toImage())
    assert pictures[0] == pictures[1] != pictures[2]


@pytest.mark.parametrize(("rounds", "wide", "told"), [(6, 140, "0 6"), (6, 400, "0 1 2 3 4 5 6")])
def test_the_chart_numbers_the_last_round(
    rounds: int, wide: int, told: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    monkeypatch.setattr(
        "rummy_qt.ui.windows.chart.write_figures", lambda _, text, *rest: written.append(text)
    )
    chart = LineChart()
    qtbot.addWidget(chart)
    chart.resize(wide, 240)
    chart.show_series([Series("", 0, tuple(range(100, 101 + rounds)))])
    chart.grab()
    assert " ".join(text for text in written if int(text) <= rounds).endswith(f"0 {told}")


def test_faces_at_the_ends_of_lines_do_not_cover_each_other(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[float, float, float]] = []
    monkeypatch.setattr(
        "rummy_qt.ui.windows.chart.draw_portrait", lambda _, ring, *rest: drawn.append(ring)
    )
    chart = LineChart()
    qtbot.addWidget(chart)
    chart.resize(400, 240)
    chart.show_series([Series("", n, (0, 300 + n), face=Face("fox")) for n in range(8)], 500)
    chart.grab()
    ys = sorted(y for _, y, _ in drawn)
    assert min(low - high for high, low in pairwise(ys)) >= (1 + ABOVE) * drawn[0][2] - 0.01


def test_of_many_lines_the_leader_and_the_person_stand_out(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sewn: list[int] = []
    monkeypatch.setattr(
        "rummy_qt.ui.windows.chart.sew", lambda _, yarn, *rest: sewn.append(yarn[1])
    )
    chart = LineChart()
    qtbot.addWidget(chart)
    chart.resize(400, 400)
    chart.show()

    def yarns(lines: int) -> list[int]:
        numbers = range(1, lines + 1)
        chart.show_series([Series("", n, (0, 100 * n), own=n == 2) for n in numbers])
        sewn.clear()
        chart.grab()
        return sorted(sewn)

    assert yarns(4) == [1, 2, 3, 4]
    assert yarns(7) == [2, 7], "one's own, too"


def test_the_best_value_is_bold_and_zero_is_a_dash(qtbot: QtBot) -> None:
    sheet = ScoreSheet(ScoreLines(YOU_AND_BO, (ROUND,), 500))
    qtbot.addWidget(sheet)
    cells = sheet.breakdown.cells
    rows = [[cells.cell(row, at) for row in range(cells.rowCount())] for at in (1, 2)]
    assert [cell.text for cell in rows[0]] == ["60", "5", "–", "50", "–"]
    assert [cell.strong for cell in rows[0]] == [True, True, False, True, False]
    assert not any(cell.strong for cell in rows[1])
    assert sheet.rounds.cells.cell(0, 1).yarn is not None
    assert sheet.rounds.cells.cell(0, 2).yarn is None


def test_eight_long_names_fit_the_sheet_or_have_a_tooltip(qtbot: QtBot) -> None:
    names = ("Anna", "Wolfgang-Amadeus", "Cleo", "Dag", "Ester", "Frode", "Greta", "Bo")
    tallies = tuple(Tally(1000, 0, 0, 0, 0) for _ in names)
    seats = (SeatInfo("Anna", HUMAN), *(SeatInfo(name, "club") for name in names[1:]))
    played = PlayedRound(1, 0, [], tallies=tallies, totals=(1000,) * 8)
    sheet = ScoreSheet(ScoreLines(seats, (played,), 500))
    qtbot.addWidget(sheet)
    sheet.show()
    fits = sheet.fontMetrics().horizontalAdvance
    for seat, name in enumerate(names, 1):
        assert sheet.rounds.columnWidth(seat) > fits("1000") + 12
        across = Qt.Orientation.Horizontal
        assert sheet.rounds.cells.headerData(seat, across, Qt.ItemDataRole.ToolTipRole) == name
    assert sheet.width() <= 1024
    assert sheet.minimumSizeHint().height() <= 600  # it grows where there is more space


def test_a_sheet_without_scores_shows_no_empty_tables(qtbot: QtBot) -> None:
    sheet = ScoreSheet(ScoreLines(YOU_AND_BO, (), 500, round_open=True))
    qtbot.addWidget(sheet)
    sheet.show()
    assert not sheet.rounds.isVisible()
    assert not sheet.breakdown.isVisible()
    assert "goes to 500" in " ".join(label_texts(sheet))


@pytest.mark.parametrize("winner", [0, 1, None])
def test_the_words_of_victory_stand_beside_the_winning_cards(
    winner: int | None, qtbot: QtBot
) -> None:
    standing = ScoreLines(YOU_AND_BO, (ROUND,), 100, winner, (160, -160))
    sheet = ScoreSheet(standing._replace(winning=((Card.parse("7c"),),)))
    qtbot.addWidget(sheet)
    sheet.fit()
    assert sheet.melds.isVisibleTo(sheet) is (winner == 0)
    if winner is not None:
        words = sheet.heading, sheet.subline
        assert sheet.face.geometry().right() < words[0].x() == words[1].x(), "flush left beside it"
        assert words[0].geometry().bottom() < words[1].y()


def test_the_winning_cards_are_at_the_head_of_the_sheet(qtbot: QtBot) -> None:
    cards = tuple(map(Card.parse, ("7c", "8c", "9c", "Tc")))
    standing = ScoreLines(YOU_AND_BO, (ROUND,), 100, 0, (0, 0))
    heads = []
    for winning in ((cards,), (cards[:3],), 6 * (cards,)):
        sheet = ScoreSheet(standing._replace(winning=winning))
        qtbot.addWidget(sheet)
        sheet.fit()
        heads.append(sheet.melds.pixmap())
    four, three, many = heads
    assert four.width() > three.width() > three.height()
    assert many.width() > four.width()
    assert many.height() > 0.6 * four.height(), "of many the dearest are still read"

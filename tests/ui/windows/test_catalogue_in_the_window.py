"""The list, the welcome page and the statistics fill while the window stays responsive."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from rummy_qt.engine import Move
from rummy_qt.records import files
from rummy_qt.records.entry import RecordFile
from rummy_qt.records.library import Library
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.sentences import RecordError, Sentence, reason
from rummy_qt.ui import background
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.saved_matches import SavedMatchesDialog
from rummy_qt.ui.windows.statistics import StatisticsDialog
from tests.patience import PATIENCE
from tests.ui.windows.conftest import bridge_of, dialog_of, label_texts, saved_match

pytestmark = pytest.mark.threads


def save_many_matches(number: int) -> None:
    path = saved_match()
    for n in range(number - 1):
        shutil.copy(path, matches_dir() / f"{n}.rummy")


def list_of(qtbot: QtBot) -> SavedMatchesDialog:
    dialog = SavedMatchesDialog(Session(Preferences()))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def count_read_rows(dialog: SavedMatchesDialog) -> int:
    model = dialog.model
    return sum(model.index(row).data() != "…" for row in range(model.rowCount()))


def test_the_list_can_be_used_while_it_fills(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    save_many_matches(60)
    seen: list[int] = []

    monkeypatch.setattr("rummy_qt.records.pauses._PROGRESS_INTERVAL", 0.0)
    dialog = list_of(qtbot)
    for changed in (dialog.model.rowsInserted, dialog.model.dataChanged):
        changed.connect(lambda: seen.append(count_read_rows(dialog)))
    qtbot.waitUntil(lambda: count_read_rows(dialog) == 60)
    assert seen[0] == 0
    assert any(0 < count < 60 for count in seen)
    dialog.list.setCurrentIndex(dialog.model.index(5))
    chosen = dialog.chosen
    assert chosen is not None
    dialog.reload()
    qtbot.waitUntil(lambda: dialog.chosen == chosen)


def test_the_list_can_be_closed_while_files_are_read(qtbot: QtBot) -> None:
    save_many_matches(40)
    dialog = SavedMatchesDialog(Session(Preferences()))
    reading = dialog._reading.task
    assert reading is not None
    shiboken6.delete(dialog)
    assert reading.wait(PATIENCE)
    shown = list_of(qtbot)
    qtbot.waitUntil(lambda: count_read_rows(shown) == 40)


def test_a_catalogue_that_cannot_be_saved_blocks_no_page(
    qtbot: QtBot, preferences: Preferences
) -> None:
    save_many_matches(12)
    library = Library()
    path = library.catalogue.path
    assert path is not None
    path.mkdir()
    dialog = StatisticsDialog(preferences, library)
    qtbot.addWidget(dialog)
    dialog.show()
    for number in (1, 2, 0):
        dialog.help.setCurrentIndex(number)
    qtbot.waitUntil(lambda: dialog.all_counted)
    assert dialog.message.text() == library.catalogue.notes[-1]
    figures = dialog.figures.cells
    row = next(n for n in range(figures.rowCount()) if figures.cell(n, 0).text == "rounds played")
    qtbot.waitUntil(lambda: figures.cell(row, 1).text == "2")


def test_the_match_played_last_is_offered_even_if_the_clock_was_wrong(
    make_window: Callable[..., MainWindow], preferences: Preferences, qtbot: QtBot
) -> None:
    window = make_window(preferences)
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    ahead = bridge_of(window).game.record.path
    assert ahead is not None
    window.commands.begin(first_choice("Berit", ["club", "club"]))
    mine = bridge_of(window).game.record.path
    qtbot.waitUntil(lambda: Library().record_files()[0].path == mine)
    window.session.leave()
    os.utime(ahead, (2e10, 2e10))
    window.commands.begin(first_choice("Carl", ["club", "club"]))
    window.session.leave()
    welcome = window.pages.welcome
    qtbot.waitUntil(welcome.panel.isVisible)
    latest = Library().latest()
    assert latest is not None
    assert latest.seats[0].name == "Carl"


def test_continuing_an_older_match_makes_it_the_one_to_continue(
    window: MainWindow, qtbot: QtBot
) -> None:
    def is_last(path: Path | None) -> bool:
        last = Library().latest()
        return last is not None and last.path == path

    older = saved_match()
    window.commands.begin(first_choice("Berit", ["club", "club"]))
    qtbot.waitUntil(lambda: window.session.bridge is not None)
    mine = bridge_of(window).game.record.path
    window.commands.open_file(older)
    qtbot.waitUntil(lambda: bridge_of(window).game.record.path == older)
    assert is_last(mine), "to look at it is not to play"
    bridge_of(window).submit(Move.parse("draw"))
    qtbot.waitUntil(lambda: is_last(older))


def test_a_match_unreadable_for_a_moment_is_offered_afterwards(
    make_window: Callable[..., MainWindow],
    preferences: Preferences,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = saved_match()
    opens = files.open_regular

    def fail(asked: Path) -> BinaryIO:
        if asked.suffix == ".rummy":
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return opens(asked)

    monkeypatch.setattr(files, "open_regular", fail)
    window = make_window(preferences)  # it looks for the match to continue
    qtbot.waitUntil(lambda: "cannot be read" in window.notices.text)
    assert window.session.bridge is None
    welcome = window.pages.welcome
    assert not welcome.panel.isVisible()
    monkeypatch.setattr(files, "open_regular", opens)
    welcome.refresh_timer.timeout.emit()
    # Until the folder has been read, the list may offer another match; the notice shows until then.
    qtbot.waitUntil(lambda: welcome.panel.isVisible() and not window.notices.text)
    welcome.go_on.click()
    qtbot.waitUntil(lambda: window.session.bridge is not None)
    assert bridge_of(window).game.record.path == path


@pytest.mark.usefixtures("english")
def test_statistics_say_that_something_is_missing(
    qtbot: QtBot, preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path) -> BinaryIO:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    save_many_matches(3)
    with monkeypatch.context() as patch:
        patch.setattr(files, "open_regular", fail)
        dialog = StatisticsDialog(preferences, Library())
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitUntil(lambda: dialog.all_counted)
    assert dialog.message.text().startswith("Not counted: 3 matches that")
    again = StatisticsDialog(preferences, Library())
    qtbot.addWidget(again)
    again.show()
    qtbot.waitUntil(lambda: again.all_counted)
    assert not again.message.isVisible()


@pytest.mark.parametrize("page", ["day", "ladder", "challenge", "firsts"])
def test_a_page_says_when_the_matches_cannot_be_read(
    page: str, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the matches would seem never to have been played."""

    def gone(_: Library) -> list[RecordFile]:
        why = reason(OSError(errno.EIO, os.strerror(errno.EIO)))
        raise RecordError(Sentence("unreadable", path=matches_dir(), why=why))

    monkeypatch.setattr(Library, "record_files", gone)
    window.commands.actions[page].trigger()
    shown = dialog_of(window, page)
    qtbot.waitUntil(lambda: any("cannot be read" in text for text in label_texts(shown)))


def test_an_error_in_a_thread_is_raised_on_the_windows_thread(
    qtbot: QtBot, window: MainWindow
) -> None:
    def fail(task: background.Task) -> None:
        raise ZeroDivisionError

    with qtbot.captureExceptions() as caught:
        background.start_task(window, fail)
        qtbot.waitUntil(lambda: bool(caught))
    assert caught[0][0] is ZeroDivisionError

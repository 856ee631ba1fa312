"""A match opens in the same way from every place, and never in two windows at once."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QDesktopServices,
    QDragEnterEvent,
    QDropEvent,
    QFileOpenEvent,
)
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS, Move
from rummy_qt.play.game import Game
from rummy_qt.records import files
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.library import Library
from rummy_qt.records.locks import MatchLock, held_elsewhere
from rummy_qt.records.paths import locks_dir, matches_dir
from rummy_qt.records.pauses import wait_for_lasting
from rummy_qt.records.record import MatchRecord, OpenedMatch, new_path, open_record
from rummy_qt.ui import session
from rummy_qt.ui.application import Application
from rummy_qt.ui.background import close_inbox
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.windows.main_window import MainWindow
from tests.patience import PATIENCE
from tests.ui.windows.conftest import (
    bridge_of,
    click,
    decide,
    dialog_of,
    label_texts,
    named,
    saved_match,
)
from tests.ui.windows.prompt import PromptOpponents

COPY, NO_BUTTON, NO_KEY = (
    Qt.DropAction.CopyAction,
    Qt.MouseButton.LeftButton,
    Qt.KeyboardModifier.NoModifier,
)


@pytest.fixture
def foreign(window: MainWindow, tmp_path: Path) -> Path:
    """A match file outside the folder of saved matches; no match is on the table."""
    window.commands.begin(first_choice("Zoë", ["club", "club"]))
    path = record_of(window)
    window.session.leave()
    target = tmp_path / "from Bo.rummy"
    path.rename(target)
    return target


def record_of(window: MainWindow) -> Path:
    path = bridge_of(window).game.record.path
    assert path is not None
    return path


def dragged(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def drag_onto(target: QWidget, data: QMimeData) -> bool:
    """Drag data onto ``target``; returns whether it is accepted."""
    event = QDragEnterEvent(QPoint(5, 5), COPY, data, NO_BUTTON, NO_KEY)
    event.ignore()
    QApplication.sendEvent(target, event)
    return event.isAccepted()


def drop_on(window: MainWindow, data: QMimeData) -> None:
    QApplication.sendEvent(window, QDropEvent(QPointF(5, 5), COPY, data, NO_BUTTON, NO_KEY))


def by_drop(window: MainWindow, path: Path) -> None:
    data = dragged(path)
    assert drag_onto(window, data)
    drop_on(window, data)


def by_menu(window: MainWindow, path: Path) -> None:
    window.commands.actions["open_match"].trigger()
    dialog = dialog_of(window, "file_dialog")
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.close()


def by_double_click_on_macos(window: MainWindow, path: Path) -> None:
    app = QApplication.instance()
    assert app is not None
    assert QApplication.sendEvent(app, QFileOpenEvent(str(path)))


def by_command_line(window: MainWindow, path: Path) -> None:
    window.start(path)


@pytest.mark.parametrize("way", [by_drop, by_menu, by_double_click_on_macos, by_command_line])
def test_a_match_from_elsewhere_is_played_in_a_copy(
    way: Callable[[MainWindow, Path], None], window: MainWindow, foreign: Path
) -> None:
    content = foreign.read_bytes()
    way(window, foreign)
    assert bridge_of(window).game.seats[0].name == "Zoë"
    assert record_of(window) == matches_dir() / "from Bo.rummy"
    assert "copied into your saved matches" in window.notices.text
    assert foreign.read_bytes() == content


def test_a_missing_file_is_reported_in_the_window(window: MainWindow, tmp_path: Path) -> None:
    for path, words in ((tmp_path / "none.rummy", "There is no file"), (tmp_path, "is not a file")):
        by_command_line(window, path)
        assert words in window.notices.text


def test_a_truncated_file_from_elsewhere_is_not_changed(window: MainWindow, foreign: Path) -> None:
    torn = foreign.read_bytes()[:-9]
    foreign.write_bytes(torn)
    by_drop(window, foreign)
    assert bridge_of(window).game.seats[0].name == "Zoë"
    assert foreign.read_bytes() == torn


def test_opening_a_file_again_opens_the_saved_copy(
    window: MainWindow, foreign: Path, qtbot: QtBot
) -> None:
    by_drop(window, foreign)
    saved = record_of(window)
    qtbot.waitUntil(lambda: bridge_of(window).game.match.round.seat == 0)
    bridge_of(window).submit(Move.parse("draw"))
    moves = len(bridge_of(window).game.view().history)
    window.session.leave()
    by_drop(window, foreign)
    assert record_of(window) == saved
    assert len(bridge_of(window).game.view().history) == moves
    assert "Zoë" in window.notices.text
    assert "already among your saved matches" in window.notices.text
    assert len(Library().entries()) == 1


def test_a_folder_that_cannot_be_opened_is_named(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    window.commands.actions["data_folder"].trigger()
    told = " ".join(label_texts(dialog_of(window, "about")))
    assert str(matches_dir().parent) in told


def test_a_saved_match_is_played_in_its_own_file(window: MainWindow) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    path = record_of(window)
    window.session.leave()
    by_drop(window, path)
    assert record_of(window) == path
    assert len(Library().entries()) == 1
    assert window.notices.text == ""


def test_opening_the_match_on_the_table_changes_nothing(window: MainWindow) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    bridge = bridge_of(window)
    by_drop(window, record_of(window))
    assert window.session.bridge is bridge
    assert window.notices.text == ""


def test_a_match_may_be_dropped_on_the_table(window: MainWindow, foreign: Path) -> None:
    assert drag_onto(window.pages.welcome, dragged(foreign))
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    assert window.pages.table is not None
    assert drag_onto(window.pages.table.viewport(), dragged(foreign))
    drop_on(window, dragged(foreign))
    assert bridge_of(window).game.seats[0].name == "Zoë"


def test_dropping_anything_but_a_match_is_refused(
    window: MainWindow, foreign: Path, tmp_path: Path
) -> None:
    text = QMimeData()
    text.setText("seven of hearts")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"")
    web = QMimeData()
    web.setUrls([QUrl("https://example.org/a.rummy")])
    two = dragged(foreign, foreign)
    for data in (text, dragged(picture), dragged(tmp_path / "gone.rummy"), web, two):
        assert not drag_onto(window, data)
        drop_on(window, data)
        assert window.session.bridge is None


@pytest.fixture
def held(make_window: Callable[..., MainWindow], preferences: Preferences) -> Iterator[Path]:
    """The last match, locked as by another window that plays it."""
    window = make_window(preferences)
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    path = record_of(window)
    window.close()
    lock = MatchLock(path)
    yield path
    lock.release()


def test_a_second_start_says_that_the_match_is_open(
    held: Path, make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    content = held.read_bytes()
    window = make_window(preferences)
    assert window.session.bridge is None
    assert window.pages.currentWidget() is window.pages.welcome
    assert "(Anna, Bo, and Cleo) is open in another window" in window.notices.text
    assert window.pages.welcome.go_on.objectName() != "continue"
    click(named(window.pages.welcome, QPushButton, "welcome_saved_matches"))
    dialog_of(window, "saved_matches").close()
    click(named(window.pages.welcome, QPushButton, "welcome_new_match"))
    click(named(dialog_of(window, "new_match_dialog"), QPushButton, "play"))
    assert record_of(window) != held
    assert held.read_bytes() == content


def test_a_start_at_the_table_never_builds_the_welcome_page(
    make_window: Callable[..., MainWindow], preferences: Preferences, qapp: Application
) -> None:
    saved_match()
    window, font = make_window(preferences), qapp.font()
    window.resize(1920, 1200)
    assert qapp.font() != font
    qapp.processEvents()
    assert window.pages.table is not None
    assert "welcome" not in vars(window.pages)


def test_a_second_start_offers_the_last_match_not_in_use(
    make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    first = make_window(preferences)
    first.commands.begin(first_choice("Anna", ["club", "club"]))
    free = record_of(first)
    first.commands.begin(first_choice("Berit", ["club", "club"]))
    second = make_window(preferences)
    assert "Berit" in second.notices.text
    assert second.pages.welcome.go_on.objectName() == "continue"
    click(second.pages.welcome.go_on)
    assert record_of(second) == free


def test_continuing_a_match_taken_meanwhile_leaves_other_choices(
    window: MainWindow,
) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    path = record_of(window)
    window.session.leave()
    lock = MatchLock(path)
    click(window.pages.welcome.go_on)
    assert "another window" in window.notices.text
    assert window.pages.welcome.go_on.objectName() != "continue"
    assert named(window.pages.welcome, QPushButton, "welcome_new_match").isVisible()
    lock.release()


@pytest.mark.threads
class TestSlowFolder:
    """Creating a file takes long: the window stays responsive, and the match opens later."""

    @pytest.fixture
    def released(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
        """When set, files can be created."""
        released = threading.Event()
        monkeypatch.setattr(session, "PATIENCE", 0.0)
        create = files.create

        def slowly(*args: Any, **options: Any) -> None:
            assert released.wait(PATIENCE)
            create(*args, **options)

        monkeypatch.setattr(files, "create", slowly)
        yield released
        released.set()

    def test_a_new_match_appears_once_its_file_exists(
        self, window: MainWindow, qtbot: QtBot, released: threading.Event
    ) -> None:
        window.commands.begin(first_choice("Anna", ["club", "club"]))
        assert window.session.bridge is None
        released.set()
        qtbot.waitUntil(lambda: window.session.bridge is not None)
        assert record_of(window).exists()

    def test_of_two_matches_begun_only_the_second_is_saved(
        self, window: MainWindow, qtbot: QtBot, released: threading.Event
    ) -> None:
        window.commands.begin(first_choice("Anna", ["club", "club"]))
        window.commands.begin(first_choice("Berta", ["club", "club"]))
        released.set()
        qtbot.waitUntil(lambda: window.session.bridge is not None)
        assert bridge_of(window).game.seats[0].name == "Berta"
        qtbot.waitUntil(lambda: list(matches_dir().glob("*.rummy")) == [record_of(window)])
        qtbot.waitUntil(lambda: len(list(locks_dir().glob("*.lock"))) == 1)

    def test_a_match_created_after_the_window_closed_is_not_saved(
        self, preferences: Preferences, qtbot: QtBot, released: threading.Event
    ) -> None:
        gone = session.Session(preferences, make_opponents=PromptOpponents)
        gone.start(first_choice("Anna", ["club", "club"]))
        shiboken6.delete(gone)
        released.set()

        def is_over() -> bool:
            works = any(thread.name == "task" for thread in threading.enumerate())
            return not works and not list(matches_dir().glob("*.rummy"))

        qtbot.waitUntil(is_over)

    def test_a_match_created_as_the_program_ends_is_not_saved(
        self, preferences: Preferences, qapp: QApplication, released: threading.Event
    ) -> None:
        ended = session.Session(preferences, make_opponents=PromptOpponents)
        ended.start(first_choice("Anna", ["club", "club"]))
        ended.close()
        close_inbox()
        released.set()
        wait_for_lasting()
        assert not list(matches_dir().glob("*.rummy"))


@pytest.mark.threads
class TestSlowFile:
    """Reading a file takes long: the window stays responsive, and can do other things."""

    @pytest.fixture
    def released(self, monkeypatch: pytest.MonkeyPatch) -> threading.Event:
        """When set, files are read to their ends."""
        released = threading.Event()
        monkeypatch.setattr(session, "SLOW_MS", 20)

        def slowly(path: Path, pause: Callable[[], None]) -> OpenedMatch:
            opened = open_record(path, pause)
            assert released.wait(PATIENCE)
            return opened

        monkeypatch.setattr(session, "open_record", slowly)
        return released

    def test_the_window_opens_before_a_slow_match(
        self,
        make_window: Callable[..., MainWindow],
        preferences: Preferences,
        qtbot: QtBot,
        released: threading.Event,
    ) -> None:
        first = make_window(preferences)
        first.commands.begin(first_choice("Anna", ["club", "club"]))
        first.close()
        window = make_window(preferences)
        assert window.pages.currentWidget() is window.pages.welcome
        qtbot.waitUntil(lambda: "Opening the match" in window.notices.text)
        released.set()
        qtbot.waitUntil(lambda: window.pages.table is not None)
        assert window.notices.text == ""

    def test_a_match_being_opened_can_be_cancelled_and_is_unlocked(
        self, window: MainWindow, foreign: Path, qtbot: QtBot, released: threading.Event
    ) -> None:
        by_drop(window, foreign)
        qtbot.waitUntil(lambda: window.notices.text == "Opening the match…")
        click(window.notices.action_button)
        assert window.notices.text == ""
        released.set()
        copy = matches_dir() / "from Bo.rummy"
        qtbot.waitUntil(lambda: copy.exists() and not held_elsewhere(copy))
        assert window.session.bridge is None

    def test_beginning_another_match_cancels_a_slow_one(
        self, window: MainWindow, foreign: Path, qtbot: QtBot, released: threading.Event
    ) -> None:
        by_drop(window, foreign)
        copy = matches_dir() / "from Bo.rummy"
        qtbot.waitUntil(copy.exists)
        window.commands.begin(first_choice("Anna", ["club", "club"]))
        released.set()
        qtbot.waitUntil(lambda: not held_elsewhere(copy))
        assert bridge_of(window).game.seats[0].name == "Anna"

    def test_continuing_a_lesson_cancels_a_slow_match(
        self, window: MainWindow, foreign: Path, qtbot: QtBot, released: threading.Event
    ) -> None:
        window.pages.start_lesson()
        lesson = bridge_of(window).game.header.id
        by_drop(window, foreign)
        copy = matches_dir() / "from Bo.rummy"
        qtbot.waitUntil(copy.exists)
        window.pages.play_on()
        released.set()
        qtbot.waitUntil(lambda: not held_elsewhere(copy))
        assert bridge_of(window).game.header.id == lesson


def round_of_programs(seed: str) -> Game:
    """A saved match of two programs after its first round."""
    seats = [SeatInfo(name, "club") for name in ("Bo", "Cleo")]
    header = Header.new("femhundra", RULEBOOKS["femhundra"], seats, seed=seed)
    game = Game.start(header, MatchRecord.create(header, new_path(header.id)))
    while not game.match.round.over:
        decide(game)
    game.record.close()
    return game


def test_a_match_of_programs_alone_is_only_watched(window: MainWindow, qtbot: QtBot) -> None:
    games = map(round_of_programs, map(str, range(20)))
    path = next(g.record.path for g in games if g.match.totals[0] > g.match.totals[1])
    assert path is not None
    window.commands.open_file(path)
    qtbot.waitUntil(lambda: window.pages.table is not None)
    assert not window.commands.actions["resign"].isEnabled()
    table, bridge = window.pages.table, bridge_of(window)
    assert table is not None
    assert table.bar.caption.text().startswith("Bo leads with"), "nobody here is “you”"
    bridge.director.pause()
    window.commands.next_round()
    while bridge.game.match.round.seat:
        decide(bridge.game)
    assert table.bar.caption.text() == "Bo is playing."
    assert not bridge.submit(Move("draw"))
    assert bridge.game.match.round.phase == "draw"

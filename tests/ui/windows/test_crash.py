"""An unexpected error is logged, explained in plain words, and survived."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QtMsgType
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rummy_qt.records.pauses import wait_for_lasting
from rummy_qt.ui import preload
from rummy_qt.ui.crash import LOG_SIZE, CrashReporter, Replaced, log_qt_message
from rummy_qt.ui.windows import parts, questions
from rummy_qt.ui.windows.labels import without_orphan
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.questions import CrashDialog
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.notices import kept_text
from tests.qt_messages import installed, overheard
from tests.ui.windows.conftest import bridge_of, click, saved_match


@pytest.fixture
def reporter(qapp: QApplication, tmp_path: Path) -> Iterator[CrashReporter]:
    made = CrashReporter(lambda: tmp_path / "crash.log")
    yield made
    made.deleteLater()


def raise_error_in(reporter: CrashReporter, text: str = "the cat sat on the cards") -> None:
    try:
        raise RuntimeError(text)
    except RuntimeError:
        kind, error, trace = sys.exc_info()
        assert kind is not None
        reporter.report(kind, error, trace)


def test_an_unexpected_error_is_logged_and_shown(
    reporter: CrashReporter, tmp_path: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(reporter.crashed) as told:
        raise_error_in(reporter)
    assert "the cat sat on the cards" in told.args[0]
    log = (tmp_path / "crash.log").read_text("utf-8")
    assert "RuntimeError: the cat sat on the cards" in log
    assert "Rummy Qt" in log


def test_an_error_while_showing_an_error_is_only_printed(
    reporter: CrashReporter, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []

    def fail_again(details: str) -> None:
        told.append(details)
        raise_error_in(reporter, "and again")

    reporter.crashed.connect(fail_again)
    raise_error_in(reporter)
    assert len(told) == 1
    assert "and again" in capsys.readouterr().err


def test_an_unwritable_log_causes_no_second_error(tmp_path: Path, qtbot: QtBot) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    reporter = CrashReporter(lambda: in_the_way / "crash.log")
    with qtbot.waitSignal(reporter.crashed):
        raise_error_in(reporter)


def test_the_crash_log_is_rotated_before_it_grows_large(
    reporter: CrashReporter, tmp_path: Path
) -> None:
    for _ in range(12):
        raise_error_in(reporter, "x" * (LOG_SIZE // 8))
    logs = sorted(tmp_path.glob("crash.log*"))
    assert len(logs) == 2
    assert all(log.stat().st_size <= LOG_SIZE for log in logs)


def test_errors_of_all_threads_are_reported(reporter: CrashReporter, qtbot: QtBot) -> None:
    with installed(reporter):
        assert sys.excepthook == reporter.report
        with qtbot.waitSignal(reporter.crashed):
            threading.excepthook(
                SimpleNamespace(  # type: ignore[arg-type]  # the real class has no public constructor
                    exc_type=ValueError, exc_value=ValueError("far away"), exc_traceback=None
                )
            )


def test_an_error_in_a_handler_called_by_qt_is_reported_once(qtbot: QtBot) -> None:
    """It must not return to waiting Qt code: PySide may then release the error twice."""

    class Broken(QWidget):
        __module__ = "rummy_qt.ui.broken"

        def changeEvent(self, event: QEvent) -> None:
            raise LookupError(event.type().name)

    broken = Broken()
    qtbot.addWidget(broken)
    with qtbot.captureExceptions() as told:
        broken.setFont(QFont("", 9))
    assert [str(error) for _, error, _ in told] == ["FontChange"]


def test_qt_messages_go_into_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "qt"), overheard():
        log_qt_message(QtMsgType.QtWarningMsg, None, "a wheel came off")  # type: ignore[arg-type]  # the place is not used
    assert [(r.levelname, r.message) for r in caplog.records] == [("WARNING", "a wheel came off")]


def test_the_crash_dialog_copies_its_details_and_the_game_goes_on(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parts, "COPIED_MS", 10)
    window.commands.show_crash("what happened, line by line")
    window.commands.show_crash("a second one")
    dialog = window.dialogs.shown("crash")
    assert isinstance(dialog, CrashDialog)
    click(dialog.copy_button)
    assert QGuiApplication.clipboard().text() == "what happened, line by line"
    assert dialog.isVisible()
    assert dialog.copy_button.text() == "Copied"
    qtbot.waitUntil(lambda: dialog.copy_button.text() == "&Copy details")
    click(dialog.go_on_button)
    assert window.dialogs.shown("crash") is None


def test_the_crash_dialog_checks_whether_the_match_is_saved(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(questions, "UPDATE_MS", 5)
    window.commands.show_crash("line by line")
    dialog = window.dialogs.shown("crash")
    assert isinstance(dialog, CrashDialog)
    plain = dialog.accessibleDescription()
    assert plain == "If it happens again, please report the details."

    def says(text: str) -> None:
        qtbot.waitUntil(lambda: dialog.more.text() == without_orphan(f"{text} {plain}".strip()))

    path = saved_match()
    window.commands.open_file(path)
    says("The match is saved up to the last move.")
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    assert lines[-3].startswith(b'{"t":"move"')
    path.write_bytes(b"".join(lines[:-3]))
    said = translate("Saving", "%n move(s) are not saved yet.", 3)
    assert said.startswith("3 move")
    says(said)
    path.write_bytes(b"".join(lines[:-1]) + lines[-1][:-9])
    says(translate("Saving", "%n move(s) are not saved yet.", 1))
    path.unlink()
    path.mkdir()
    says("It is not certain that your last moves are saved.")
    path.rmdir()
    path.write_bytes(whole)
    says("The match is saved up to the last move.")


def test_the_crash_dialog_says_where_the_match_is_saved(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = saved_match()
    window.commands.open_file(path)
    record = bridge_of(window).game.record
    path.parent.rename(tmp_path / "away")
    path.parent.touch()
    record.append({"t": "title", "title": "A new name"})
    assert record.unsaved
    assert record.kept_in is not None
    assert (
        kept_text(record.kept()) == f"The match is saved up to the last move, in {record.kept_in}."
    )
    record.kept_in.unlink()
    assert kept_text(record.kept()) == "It is not certain that your last moves are saved."
    window.session.leave()


@contextmanager
def no_descriptors() -> Iterator[None]:
    """Within the context, no file can be opened."""
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (3, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)


@pytest.fixture
def window_with_reporter(
    window: MainWindow, reporter: CrashReporter, monkeypatch: pytest.MonkeyPatch
) -> MainWindow:
    """A window whose errors reach the reporter, set up as in `open_window`."""
    reporter.crashed.connect(window.commands.show_crash)
    reporter.unloaded.connect(window.notices.add)
    monkeypatch.setattr(sys, "excepthook", reporter.report)
    return window


UNLOADED = "A part of the program cannot be loaded. Too many files are open. Please try again."


def test_a_page_that_fails_to_load_is_reported_and_opens_later(
    window_with_reporter: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the score sheet that opens automatically before the code of late pages is loaded."""
    window = window_with_reporter
    window.commands.open_file(saved_match())
    monkeypatch.delitem(sys.modules, "rummy_qt.ui.windows.score_sheet", raising=False)
    with no_descriptors():
        window.commands.actions["score_sheet"].trigger()
    assert window.notices.text == UNLOADED
    assert window.dialogs.shown("score_sheet") is None
    assert window.dialogs.shown("crash") is None
    window.commands.actions["score_sheet"].trigger()
    assert window.dialogs.shown("score_sheet") is not None


def test_unreadable_code_is_loaded_at_the_next_attempt(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = "rummy_qt.ui.windows.about"
    monkeypatch.setattr(preload, "EVERY_MS", 10)
    monkeypatch.setattr(preload, "NEEDED", [page])
    monkeypatch.delitem(sys.modules, page, raising=False)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path.copy())
    asked = []
    stamp = preload.stamp

    def counted() -> tuple[int, int, int] | None:
        asked.append(page in sys.modules)
        return stamp()

    monkeypatch.setattr(preload, "stamp", counted)
    window.preferences.save()
    wait_for_lasting()  # on a slow machine they would be saved during the next step
    with no_descriptors():
        preload.Preloader(window, window.notices.add)
        qtbot.waitUntil(lambda: len(asked) > 5)
        assert not any(asked)
    qtbot.waitUntil(lambda: page in sys.modules)
    assert window.notices.text == ""


@pytest.mark.parametrize("damage", ["this is no Python", "raise EOFError('marshal data')"])
def test_a_damaged_code_file_does_not_stop_the_others_from_loading(
    damage: str,
    window: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    (tmp_path / "damaged_page.py").write_text(damage)
    page = "rummy_qt.ui.windows.about"
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(preload, "EVERY_MS", 10)
    monkeypatch.setattr(preload, "NEEDED", ["damaged_page", page])
    monkeypatch.delitem(sys.modules, page, raising=False)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path.copy())
    preload.Preloader(window, window.notices.add)
    qtbot.waitUntil(lambda: page in sys.modules)


def test_a_missing_page_of_a_moved_program_is_not_logged_as_an_error(
    reporter: CrashReporter, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    error = Replaced("rummy_qt.ui.windows.about")
    reporter.report(Replaced, error, None)
    assert not caplog.records
    assert not (tmp_path / "crash.log").exists()


def test_code_of_another_version_is_reported_and_not_imported(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = "rummy_qt.ui.windows.about"
    monkeypatch.setattr(preload, "EVERY_MS", 10)
    monkeypatch.delitem(sys.modules, page, raising=False)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path.copy())
    preload.Preloader(window, window.notices.add)
    monkeypatch.setattr(preload, "stamp", lambda: None)
    with pytest.raises(Replaced):
        import_module(page)
    qtbot.waitUntil(lambda: window.notices.text == REPLACED)


_RECEIVES = """
import sys
from importlib import import_module
from pathlib import Path
from rummy_qt.play.challenge import receive
from rummy_qt.records.sentences import RecordError
from rummy_qt.ui.preload import NEEDED
for name in NEEDED:
    import_module(name)
known = set(sys.modules)
try:
    receive(Path("gone.rummy"))
except RecordError:
    print(*sorted(name for name in set(sys.modules) - known if name.startswith("rummy_qt.")))
"""


def test_a_challenge_can_be_received_after_the_program_was_replaced() -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-c", _RECEIVES], check=True, capture_output=True, text=True
    )
    assert done.stdout == "\n"


REPLACED = "Rummy Qt was updated or moved: please start it again."

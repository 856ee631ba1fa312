"""Moves that cannot be saved are not lost without asking."""

from __future__ import annotations

import errno
import threading
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from rummy_qt.engine import Move
from rummy_qt.play.challenge import new_name
from rummy_qt.play.game import Game
from rummy_qt.records import files, record
from rummy_qt.records.lines import joined
from rummy_qt.records.reading import read_record
from rummy_qt.ui.course import COURSE, lesson_header
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.session import Session
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.questions import QuestionBox
from tests.patience import PATIENCE, until
from tests.ui.windows.conftest import bridge_of, click, dialog_of, named
from tests.ui.windows.playing import begin

LEAVE = ["quit", "leave_table"]


@pytest.fixture
def full() -> Iterator[pytest.MonkeyPatch]:
    """A disk that refuses lines of matches until ``undo`` is called."""
    real = files.write_all

    def refuse(fd: int, data: bytes) -> None:
        if data.startswith(b'{"t":'):
            raise OSError(errno.ENOSPC, "no room")
        real(fd, data)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "write_all", refuse)
        yield patch


@pytest.fixture
def unsaved(window: MainWindow, qtbot: QtBot, full: pytest.MonkeyPatch) -> MainWindow:
    begin(window)
    bridge = bridge_of(window)
    qtbot.waitUntil(lambda: bridge.game.match.round.seat == 0)
    bridge.submit(Move.parse("draw"))
    assert bridge.game.record.unsaved
    return window


def has_gone(window: MainWindow) -> bool:
    return window.session.bridge is None


@pytest.mark.parametrize("action", [*LEAVE, "rematch", "lesson"])
def test_leaving_with_unsaved_moves_asks_first(action: str, unsaved: MainWindow) -> None:
    unsaved.commands.actions[action].trigger()
    box = dialog_of(unsaved, "last_moves")
    assert isinstance(box, QuestionBox)
    assert "could not be saved" in box.text.text()
    box.close()
    assert unsaved.isVisible()
    assert not has_gone(unsaved)


WAYS_TO_LEAVE: dict[str, Callable[[Session, Game], object]] = {
    "a match": lambda session, _: session.start(first_choice("Anna")),
    "the day": lambda session, _: session.start_day(date.today()),
    "a challenge": lambda session, game: session.start_challenge(game.header, new_name()),
    "the deals": lambda session, _: session.again(same_deals=True),
    "a lesson": lambda session, _: session.practise(lesson_header("Anna", COURSE[0])),
    "a file": lambda session, _: session.open(Path("another.rummy")),
    "a copy": lambda session, game: session.play_on(
        game.record.lines, game.life, 1, 0, fresh=False
    ),
    "the match before": lambda session, _: session.back_to_match(),
    "nothing": lambda session, _: session.leave(),
}
"""By what replaces the match on the table, how that is requested."""


@pytest.mark.parametrize("way", WAYS_TO_LEAVE)
def test_each_way_to_leave_unsaved_moves_asks_once(
    way: str, unsaved: MainWindow, full: pytest.MonkeyPatch
) -> None:
    game = bridge_of(unsaved).game
    WAYS_TO_LEAVE[way](unsaved.session, game)
    assert bridge_of(unsaved).game is game
    full.undo()  # otherwise the replacement could not be saved either
    click(named(dialog_of(unsaved, "last_moves"), QPushButton, "close_anyway"))
    WAYS_TO_LEAVE[way](unsaved.session, game)
    assert unsaved.dialogs.shown("last_moves") is None


def test_new_unsaved_moves_are_asked_about_again(
    unsaved: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    session, bridge = unsaved.session, bridge_of(unsaved)
    session.open(tmp_path / "gone.rummy")
    with qtbot.waitSignal(session.library_changed):  # it cannot be opened
        click(named(dialog_of(unsaved, "last_moves"), QPushButton, "close_anyway"))
    assert session.bridge is bridge
    moves = bridge.game.match.round.legal_moves()
    bridge.submit(next(move for move in moves if move.kind == "discard"))
    session.leave()
    assert dialog_of(unsaved, "last_moves").isVisible()
    assert not has_gone(unsaved)


@pytest.mark.threads
def test_moves_made_during_a_save_elsewhere_are_asked_about_again(
    unsaved: MainWindow, full: pytest.MonkeyPatch, qtbot: QtBot, tmp_path: Path
) -> None:
    session, bridge = unsaved.session, bridge_of(unsaved)
    copying, goes_on = threading.Event(), threading.Event()

    def slowly(path: Path, lines: Sequence[bytes]) -> None:
        copying.set()
        assert goes_on.wait(PATIENCE)
        path.write_bytes(joined(lines))

    full.setattr(record, "write_copy", slowly)
    session.leave()
    click(named(dialog_of(unsaved, "last_moves"), QPushButton, "save_elsewhere"))
    where = dialog_of(unsaved, "last_moves_file")
    assert isinstance(where, QFileDialog)
    where.fileSelected.emit(str(tmp_path / "copy.rummy"))
    where.close()
    until(copying.is_set)
    moves = bridge.game.match.round.legal_moves()
    bridge.submit(next(move for move in moves if move.kind == "discard"))
    goes_on.set()
    qtbot.waitUntil(lambda: unsaved.dialogs.shown("last_moves") is not None)
    assert not has_gone(unsaved)


@pytest.mark.parametrize("action", LEAVE)
def test_unsaved_moves_can_be_given_up(action: str, unsaved: MainWindow) -> None:
    unsaved.commands.actions[action].trigger()
    click(named(dialog_of(unsaved, "last_moves"), QPushButton, "close_anyway"))
    assert has_gone(unsaved)


@pytest.mark.parametrize("action", LEAVE)
def test_an_unsaved_match_can_be_saved_elsewhere(
    action: str, unsaved: MainWindow, full: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    moves = len(bridge_of(unsaved).game.record.lines)
    for attempt in (1, 2):
        if attempt == 1:
            unsaved.commands.actions[action].trigger()
        click(named(dialog_of(unsaved, "last_moves"), QPushButton, "save_elsewhere"))
        where = dialog_of(unsaved, "last_moves_file")
        assert isinstance(where, QFileDialog)
        where.fileSelected.emit(str(tmp_path / f"{attempt}.rummy"))
        where.close()
        if attempt == 1:  # the other folder is full, too
            asked = dialog_of(unsaved, "last_moves")
            assert isinstance(asked, QuestionBox)
            assert "could not be copied" in asked.more.text()
            lose_nothing(unsaved)
            full.undo()
    assert has_gone(unsaved)
    assert len(read_record(tmp_path / "2.rummy").lines) == moves


def lose_nothing(window: MainWindow) -> None:
    assert window.isVisible()
    assert not has_gone(window)


@pytest.mark.parametrize("action", LEAVE)
def test_leaving_asks_nothing_once_the_moves_are_saved(
    action: str, unsaved: MainWindow, full: pytest.MonkeyPatch
) -> None:
    path = bridge_of(unsaved).game.record.path
    lines = len(bridge_of(unsaved).game.record.lines)
    full.undo()
    unsaved.commands.actions[action].trigger()
    assert has_gone(unsaved)
    assert path is not None
    assert len(read_record(path).lines) == lines


@pytest.mark.parametrize("action", LEAVE)
def test_leaving_asks_nothing_if_the_refuge_holds_the_moves(
    action: str, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    begin(window)
    bridge = bridge_of(window)
    qtbot.waitUntil(lambda: bridge.game.match.round.seat == 0)
    record = bridge.game.record
    assert record.path is not None
    record.path.parent.rename(tmp_path / "away")
    record.path.parent.touch()
    bridge.submit(Move.parse("draw"))
    assert record.unsaved
    window.commands.actions[action].trigger()
    assert has_gone(window)
    assert record.kept_in is not None
    assert read_record(record.kept_in).lines == list(record.lines)

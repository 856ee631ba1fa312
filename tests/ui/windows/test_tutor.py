"""The tutor warns before a costly move; a move that is insisted on is played."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from laboratory.review import Here
from rummy_qt.engine import RULEBOOKS, Move
from rummy_qt.opponents.player import Parts, Way
from rummy_qt.opponents.protocol import Counsel, Request
from rummy_qt.play.concepts import whys
from rummy_qt.play.director import EmptyHost
from rummy_qt.records.header import SeatInfo
from rummy_qt.records.life import Help
from rummy_qt.ui import hinting
from rummy_qt.ui.bridge import GameBridge
from rummy_qt.ui.hinting import CHECKS, Hinting, MoveTutor, MoveWarning
from rummy_qt.ui.match_choice import MatchChoice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.words.cards import WRITTEN
from rummy_qt.ui.words.hints import warning_text
from tests.laboratory.planting import KINDS, all_planted
from tests.play.staging import Teacher, new_game
from tests.ui.windows.conftest import bridge_of
from tests.ui.windows.test_hint import Silent, table_of


class Severe(Teacher):
    """Judges the proposed move as this many points worse than another one."""

    def __init__(self) -> None:
        self.asked: list[Request] = []
        self.cost = 12.0
        self.answers = True

    def advise(self, asked: Request) -> Future[Counsel]:
        self.asked.append(asked)
        future: Future[Counsel] = Future()
        if self.answers:
            row = (asked.others or ((asked.view.legal_moves[0],),))[-1]
            other = next(move for move in asked.view.legal_moves if move != row[0])
            mine = Way(row, -self.cost, 0.1, 400, Parts(laid=-self.cost))
            future.set_result(Counsel((Way((other,), 0.0, 0.0, 400), mine)))
        return future


@pytest.fixture
def teacher(monkeypatch: pytest.MonkeyPatch) -> Severe:
    teacher = Severe()
    monkeypatch.setattr("rummy_qt.ui.session.start_process", lambda: teacher)
    return teacher


@pytest.fixture
def playing(
    teacher: Severe, preferences: Preferences, make_window: Callable[..., MainWindow], qtbot: QtBot
) -> MainWindow:
    """It is our turn, with a choice between stock and discard pile."""
    preferences.tutor = 10
    window = make_window(preferences, Silent)
    seats = (SeatInfo("Ann", "human"), SeatInfo("Bo", "club"))
    window.session.start(MatchChoice("rummy-500", RULEBOOKS["rummy-500"], seats, seed="11"))
    bridge = bridge_of(window)
    qtbot.waitUntil(lambda: bridge.game.view().to_move == 0)
    return window


def moves_of(bridge: GameBridge) -> int:
    return len(bridge.game.life.current.moves)


def drawing(bridge: GameBridge) -> Move:
    return next(move for move in bridge.game.view().legal_moves if move.kind == "draw")


def said(window: MainWindow) -> str:
    return table_of(window).bar.caption.text()


def heard(qtbot: QtBot, window: MainWindow, word: str) -> None:
    qtbot.waitUntil(lambda: word in said(window))


def test_the_tutor_warns_before_a_costly_move_and_plays_it_if_repeated(
    playing: MainWindow, teacher: Severe, qtbot: QtBot
) -> None:
    bridge = bridge_of(playing)
    before, move = bridge.game.view(), drawing(bridge)
    assert not bridge.submit(move)
    heard(qtbot, playing, "Wait: that would cost about 10 points.")
    assert moves_of(bridge) == 0
    assert bridge.game.life.current.help == {Help.HINT}
    assert all(asked.view == before for asked in teacher.asked), "it sees no more than the person"
    assert len({asked.situation.seed for asked in teacher.asked if asked.only}) >= CHECKS[0]
    assert bridge.submit(move)
    assert moves_of(bridge) == 1
    assert "Wait" not in said(playing)


def test_after_a_warning_another_move_can_be_made(
    playing: MainWindow, teacher: Severe, qtbot: QtBot
) -> None:
    bridge = bridge_of(playing)
    bridge.submit(drawing(bridge))
    heard(qtbot, playing, "Wait")
    teacher.cost = 0.0
    other = next(move for move in bridge.game.view().legal_moves if move.kind == "take")
    bridge.submit(other)
    qtbot.waitUntil(lambda: moves_of(bridge) == 1)
    assert bridge.game.life.current.moves[0].move == other
    assert "Wait" not in said(playing)


@pytest.mark.parametrize("cost", [0.0, 9.0])
def test_a_move_without_a_warning_counts_as_help(
    cost: float, playing: MainWindow, teacher: Severe, qtbot: QtBot
) -> None:
    """Without a warning, the player knows that the move costs less."""
    teacher.cost = cost
    bridge = bridge_of(playing)
    bridge.submit(drawing(bridge))
    qtbot.waitUntil(lambda: moves_of(bridge) == 1)
    assert "Wait" not in said(playing)
    assert bridge.game.life.current.help == {Help.HINT}


def test_a_judged_move_waits_no_longer_than_a_hint(
    playing: MainWindow, teacher: Severe, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    teacher.answers = False
    monkeypatch.setattr(hinting, "LIMIT_MS", 20)
    bridge = bridge_of(playing)
    assert not bridge.submit(drawing(bridge))
    qtbot.waitUntil(lambda: moves_of(bridge) == 1)
    assert bridge.game.life.current.help == set(), "nothing was judged"


def test_a_costly_meld_is_laid_at_once_and_can_be_undone(
    playing: MainWindow, teacher: Severe, qtbot: QtBot
) -> None:
    bridge = bridge_of(playing)
    teacher.cost = 0.0
    while not any(move.kind == "meld" for move in bridge.game.view().legal_moves):
        if bridge.game.view().to_move == 0:
            at = moves_of(bridge)
            bridge.submit(bridge.game.view().legal_moves[0])
            qtbot.waitUntil(lambda: moves_of(bridge) > at)  # noqa: B023 - waited for at once
        else:
            bridge.game.submit(bridge.game.match.round.legal_moves()[0])
    teacher.cost = 12.0
    meld = next(move for move in bridge.game.view().legal_moves if move.kind == "meld")
    at = moves_of(bridge)
    assert bridge.submit(meld)
    assert moves_of(bridge) == at + 1
    heard(qtbot, playing, "That costs about 10 points.")
    bridge.game.undo()
    assert "That costs" not in said(playing)


def test_the_tutor_is_off_by_default(
    playing: MainWindow, teacher: Severe, preferences: Preferences
) -> None:
    preferences.tutor = 0
    bridge = bridge_of(playing)
    assert bridge.submit(drawing(bridge))
    assert moves_of(bridge) == 1
    assert teacher.asked == []
    assert Preferences().tutor == 0


def test_the_tutor_never_warns_of_a_hinted_move(playing: MainWindow, qtbot: QtBot) -> None:
    bridge = bridge_of(playing)
    playing.commands.actions["hint"].trigger()
    table = table_of(playing)
    qtbot.waitUntil(lambda: table.hint.way is not None)
    table.follow_hint()
    assert moves_of(bridge) == 1


@pytest.mark.parametrize("kind", [kind for kind in KINDS if not kind.endswith("call")])
def test_the_tutor_warns_of_every_kind_of_blunder(kind: str, tmp_path: Path) -> None:
    """The search is real; each kind of blunder has its position nearest to the end of a round."""
    of_kind = [one for one in all_planted() if one.kind == kind and not any(one.totals)]
    one = max(of_kind, key=lambda one: len(one.moves))
    seats = tuple("human" if seat == one.seat else "club" for seat in range(one.players))
    game, host, parent = new_game(one.rulebook, seats), EmptyHost(), QObject()
    game.record.keep(tmp_path / "match.rummy")
    game.match.round = one.before()
    played: list[Move] = []
    said: list[MoveWarning | None] = []
    tutor = MoveTutor(game, Hinting(game, Here, host, parent), host, played.append, parent)
    tutor.min_loss = 5
    tutor.warned.connect(said.append)
    assert not tutor.allows(one.row[0])
    host.run()
    assert not played
    [warned] = filter(None, said)
    assert whys(warned.view, warned.way.moves, warned.best.moves, warned.way.parts).against


def test_the_tutor_warns_even_if_time_ran_out(
    teacher: Severe, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a slow machine: when time is up, an unfinished judgement still leads to a warning."""
    game, host, parent = new_game(), EmptyHost(), QObject()
    game.record.keep(tmp_path / "match.rummy")
    answer = teacher.advise
    for move in ("draw", "discard"):
        moves = game.match.round.legal_moves()
        game.submit(next(one for one in moves if one.kind == move), 1)

    def slowly(asked: Request) -> Future[Counsel]:
        host.now += 80
        teacher.cost = 90.0 if asked.situation.seed % 2 else 10.0  # the difference is never certain
        return answer(asked)

    class Watch:
        def start(self) -> None:
            self._began = host.now

        def elapsed(self) -> int:
            return host.now - self._began

    monkeypatch.setattr(teacher, "advise", slowly)
    monkeypatch.setattr(hinting, "QElapsedTimer", Watch)
    played: list[Move] = []
    said: list[MoveWarning | None] = []
    hints = Hinting(game, lambda: teacher, host, parent)
    tutor = MoveTutor(game, hints, host, played.append, parent)
    tutor.min_loss = 5
    tutor.warned.connect(said.append)
    assert not tutor.allows(game.view().legal_moves[0])
    host.run()
    assert not played
    [warned] = filter(None, said)
    told = warning_text(warned, str, "Ctrl+Z", WRITTEN)
    assert told.startswith("Wait: that would cost points."), "how many, nobody knows"

"""The hint: H shows the move that the teacher would play, and changes nothing else."""

import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS, Move, View
from rummy_qt.opponents.player import Parts, Way
from rummy_qt.opponents.process import OpponentProcess
from rummy_qt.opponents.protocol import Counsel, Reply, Request
from rummy_qt.records.header import SeatInfo
from rummy_qt.records.life import Help
from rummy_qt.ui.bridge import GameBridge
from rummy_qt.ui.hinting import CHECKS, LIMIT_MS
from rummy_qt.ui.match_choice import MatchChoice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.table.hint import HintView
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.windows.main_window import MainWindow
from tests.play.staging import Teacher, done
from tests.ui.keyboard import SHIFT, press
from tests.ui.tables import ghosts
from tests.ui.watch import Watch
from tests.ui.windows.conftest import bridge_of, decide
from tests.ui.windows.prompt import PromptOpponents

RULEBOOK = "rummy-500"


class PromptTeacher(Teacher):
    """Has three ways for any position, and answers at once, or when released."""

    def __init__(self) -> None:
        self.asked: list[int | None] = []
        self.waits = False
        self.trouble = ""
        self.open: list[tuple[Future[Counsel], Counsel]] = []

    def advise(self, asked: Request) -> Future[Counsel]:
        self.asked.append(asked.playouts)
        counsel = Counsel(trouble=self.trouble) if self.trouble else Counsel(three_ways(asked.view))
        future: Future[Counsel] = Future()
        self.open.append((future, counsel))
        if not self.waits:
            self.answer()
        return future

    def answer(self) -> None:
        for future, counsel in self.open:
            future.set_result(counsel)
        self.open = []


def three_ways(view: View) -> tuple[Way, ...]:
    """The first three legal moves; the best comes with a reason."""
    moves = view.legal_moves[:3]
    best, *others = [Way((move,), 14.0 - 10 * nth, 1.0, 400) for nth, move in enumerate(moves)]
    worse = [way._replace(parts=Parts(laid=-10.0)) for way in others]
    return best, *worse


class Silent(PromptOpponents):
    """Opponents that never answer."""

    def ask(self, request: Request) -> Future[Reply]:
        return super().ask(request) if request.ask == "call" else Future()


@pytest.fixture
def teacher(monkeypatch: pytest.MonkeyPatch) -> PromptTeacher:
    teacher = PromptTeacher()
    monkeypatch.setattr("rummy_qt.ui.session.start_process", lambda: teacher)
    monkeypatch.setattr("rummy_qt.ui.hinting.QElapsedTimer", Watch)
    return teacher


@pytest.fixture
def playing(teacher: PromptTeacher, window: MainWindow, qtbot: QtBot) -> MainWindow:
    """It is our turn, with a choice between stock and discard pile."""
    seats = (SeatInfo("Ann", "human"), SeatInfo("Bo", "club"))
    window.session.start(MatchChoice(RULEBOOK, RULEBOOKS[RULEBOOK], seats, seed="11"))
    bridge = bridge_of(window)
    qtbot.waitUntil(lambda: window.isActiveWindow() and bridge.game.view().to_move == 0)
    assert len(bridge.game.view().legal_moves) > 1
    return window


def table_of(window: MainWindow) -> TableView:
    assert window.pages.table is not None
    return window.pages.table


def hint_of(window: MainWindow) -> HintView:
    return table_of(window).hint


def press_at(window: MainWindow, key: Qt.Key = Qt.Key.Key_F4) -> None:
    press(key, to=table_of(window).areas.home)


def text_of(window: MainWindow) -> str:
    hint = hint_of(window)
    assert not hint.shown or table_of(window).bar.caption.text() == hint.text
    return f"{hint.text}\n{hint.details}" if hint.shown else ""


def count_recorded_hints(bridge: GameBridge) -> int:
    return sum(mark.help is Help.HINT for mark in bridge.game.life.current.marks)


def asked_and_shown(window: MainWindow, qtbot: QtBot) -> HintView:
    press_at(window)
    hint = hint_of(window)
    qtbot.waitUntil(lambda: hint.way is not None)
    return hint


def test_h_cycles_through_hints_and_esc_hides_them(playing: MainWindow, qtbot: QtBot) -> None:
    bridge = bridge_of(playing)
    bridge.submit(Move.parse("draw"))
    moves = bridge.game.view().legal_moves
    places = table_of(playing).scene_.arrangement.places
    hint = asked_and_shown(playing, qtbot)
    told = text_of(playing)
    assert "Hint 1 of 3" in told
    assert "+14 in" in told
    assert "About 10 points worse: " in told
    assert table_of(playing).scene_.pose.advised
    for nth in (1, 2, 0):
        press_at(playing)
        assert hint.way is not None
        assert hint.way.moves == (moves[nth],)
        assert f"Hint {nth + 1} of 3" in text_of(playing)
    press_at(playing, Qt.Key.Key_Escape)
    assert not hint.shown
    assert not table_of(playing).scene_.pose.advised
    assert table_of(playing).scene_.arrangement.places == places
    assert bridge.game.view().legal_moves == moves
    press_at(playing)
    assert hint.shown


def test_hints_are_recorded_once_per_position(playing: MainWindow, qtbot: QtBot) -> None:
    bridge = bridge_of(playing)
    asked_and_shown(playing, qtbot)
    for key in (Qt.Key.Key_F4, Qt.Key.Key_Escape, Qt.Key.Key_F4):
        press_at(playing, key)
    assert bridge.game.life.current.assisted
    assert count_recorded_hints(bridge) == 1
    path = bridge.game.record.path
    assert path is not None
    bridge.game.record.sync()
    assert path.read_text("utf-8").count('{"t":"hint","seat":0') == 1


def test_undo_does_not_ask_in_an_assisted_round(playing: MainWindow, qtbot: QtBot) -> None:
    bridge, undo = bridge_of(playing), playing.commands.actions["undo"]
    before = len(bridge.game.view().history)
    bridge.submit(Move.parse("draw"))
    undo.trigger()
    asked = playing.dialogs.shown("undo")
    assert asked is not None, "it would count as assisted by that"
    asked.reject()
    assert len(bridge.game.view().history) > before
    asked_and_shown(playing, qtbot)
    undo.trigger()
    assert playing.dialogs.shown("undo") is None
    assert len(bridge.game.view().history) == before


def test_a_move_hides_the_hint(playing: MainWindow, qtbot: QtBot) -> None:
    hint = asked_and_shown(playing, qtbot)
    bridge_of(playing).submit(Move.parse("draw"))
    assert not hint.shown
    assert not ghosts(hint)


def test_a_position_that_returns_gets_the_same_hint(
    playing: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bridge = bridge_of(playing)
    bridge.submit(Move.parse("draw"))
    hint = asked_and_shown(playing, qtbot)
    told, known = text_of(playing), hint.way
    bridge.game.undo()
    assert not hint.shown
    asked_and_shown(playing, qtbot)
    bridge.game.redo()
    assert not hint.shown
    monkeypatch.setattr("tests.ui.windows.test_hint.three_ways", lambda _: pytest.fail("known"))
    assert asked_and_shown(playing, qtbot).way == known
    assert text_of(playing) == told


def test_a_hint_waits_for_enough_playouts(
    playing: MainWindow, teacher: PromptTeacher, qtbot: QtBot
) -> None:
    teacher.waits = True
    press_at(playing)
    teacher.answer()
    hint = hint_of(playing)
    qtbot.waitUntil(lambda: len(teacher.asked) == 2)
    assert hint.way is None
    teacher.waits = False
    teacher.answer()
    qtbot.waitUntil(lambda: hint.way is not None)
    first, chosen, *measured = filter(None, teacher.asked)
    assert chosen >= 2 * first
    assert measured == CHECKS[0] * [first], "each in deals of its own"
    assert count_recorded_hints(bridge_of(playing)) == 1


def test_costs_in_a_hint_come_from_independent_searches(
    playing: MainWindow, teacher: PromptTeacher, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Playouts used for choosing are biased: an apparent loss of 10 is 20, or too small to tell."""
    bridge, costs = bridge_of(playing), [20.0]
    bridge.submit(Move.parse("draw"))

    def advise(asked: Request) -> Future[Counsel]:
        best, other, _ = three_ways(asked.view)
        cost = costs[asked.situation.seed % len(costs)]
        if not asked.only:
            return done(Counsel((best, other)))
        behind = other._replace(mean=best.mean - cost, parts=Parts(laid=-cost))
        return done(Counsel((best, behind)))

    monkeypatch.setattr(teacher, "advise", advise)
    asked_and_shown(playing, qtbot)
    assert "About 20 points worse" in text_of(playing)
    bridge.game.undo()
    bridge.submit(Move.parse("draw"))
    costs[:] = 40.0, -20.0
    bridge.hints._answers.clear()
    asked_and_shown(playing, qtbot)
    assert "Perhaps not as good" in text_of(playing)
    assert "points worse" not in text_of(playing)


def test_with_a_slow_search_the_first_answer_is_shown(
    playing: MainWindow, teacher: PromptTeacher, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    teacher.waits = True
    hint = hint_of(playing)
    hint.ask(LIMIT_MS)
    monkeypatch.setattr(Watch, "ms", LIMIT_MS + 1)
    teacher.answer()
    qtbot.waitUntil(lambda: hint.way is not None)
    assert len(teacher.asked) == 1


def test_a_hints_plan_stays_until_something_new_is_seen(
    playing: MainWindow, teacher: PromptTeacher, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bridge, hint = bridge_of(playing), hint_of(playing)
    [take] = [move for move in bridge.game.view().legal_moves if move.kind == "take"]
    bridge.submit(take)
    after = bridge.game.view()
    bridge.game.undo()
    throws = [move for move in after.legal_moves if move.kind == "discard"]
    plans = [(Move.parse("draw"),), (take, throws[1]), (take, throws[0])]
    counsel = Counsel(tuple(Way(moves, 9.0, 1.0, 400) for moves in plans))
    monkeypatch.setattr(teacher, "advise", lambda _: done(counsel))
    asked_and_shown(playing, qtbot)
    press_at(playing)
    assert hint.way is not None
    assert hint.way.moves == (take, throws[1])
    press(Qt.Key.Key_F4, modifier=SHIFT, to=table_of(playing).areas.home)
    shown = hint.way
    assert shown is not None
    assert [str(move) for move in shown.moves] == [str(throws[1])]
    assert [way.moves for way in bridge.hints.ways] == [(throws[1],), (throws[0],)]
    monkeypatch.setattr(teacher, "advise", lambda _: pytest.fail("the plan is kept"))
    press(Qt.Key.Key_F4, modifier=SHIFT, to=table_of(playing).areas.home)
    assert bridge.game.view().discards[-1] == throws[1].cards[0]
    assert not hint.shown


def test_hints_that_would_look_alike_are_shown_once(
    playing: MainWindow, teacher: PromptTeacher, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two takes that differ only in a later discard, not shown yet, only the first is shown."""
    bridge, hint = bridge_of(playing), hint_of(playing)
    [take] = [move for move in bridge.game.view().legal_moves if move.kind == "take"]
    throws = [Move("discard", (card,)) for card in bridge.game.view().hand[:3]]
    draw = (Move.parse("draw"),)
    plans = [(take, throws[0]), (take, throws[1]), draw, (take, throws[2])]
    counsel = Counsel(tuple(Way(moves, 9.0, 1.0, 400) for moves in plans))
    monkeypatch.setattr(teacher, "advise", lambda _: done(counsel))
    asked_and_shown(playing, qtbot)
    seen = [hint.way.moves if hint.way else ()]
    for _ in range(2):
        assert "of 2" in hint.details
        press_at(playing)
        seen.append(hint.way.moves if hint.way else ())
    assert seen == [plans[0], draw, plans[0]]


def test_an_alternative_looks_different_from_the_best_hint(
    playing: MainWindow, qtbot: QtBot
) -> None:
    hint, follow = asked_and_shown(playing, qtbot), table_of(playing).bar.do_it
    best = hint.text, follow.grab().toImage()
    press_at(playing)
    assert hint.text.startswith("Or: ")
    assert follow.isVisible()
    assert follow.grab().toImage() != best[1]
    press_at(playing)
    assert (hint.text, follow.grab().toImage()) == best


def test_the_tooltip_of_do_it_does_not_repeat_the_hint(playing: MainWindow, qtbot: QtBot) -> None:
    hint = asked_and_shown(playing, qtbot)
    for _ in range(3):
        tip = table_of(playing).bar.do_it.toolTip()
        assert "Worth about" in tip
        assert max(map(len, tip.splitlines())) <= 60
        for line in hint.text.removeprefix("Or: ").splitlines():
            assert line.lower() not in tip.lower()
        press_at(playing)


def test_twenty_presses_ask_the_teacher_once(
    playing: MainWindow, teacher: PromptTeacher, qtbot: QtBot
) -> None:
    teacher.waits = True
    for _ in range(20):
        press_at(playing)
    assert len(teacher.asked) == 1
    teacher.waits = False
    teacher.answer()
    qtbot.waitUntil(lambda: hint_of(playing).way is not None)
    assert len(teacher.asked) == 2 + CHECKS[0]
    assert count_recorded_hints(bridge_of(playing)) == 1


@pytest.mark.parametrize("end", ["undo", "move", "leave", "escape"])
def test_a_hint_that_comes_too_late_is_dropped(
    playing: MainWindow, teacher: PromptTeacher, qtbot: QtBot, end: str
) -> None:
    bridge = bridge_of(playing)
    bridge.submit(Move.parse("draw"))
    teacher.waits = True
    press_at(playing)
    qtbot.waitUntil(lambda: hint_of(playing).shown)  # it says that it is being worked out
    assert "Trying out" in text_of(playing)
    if end == "undo":
        bridge.game.undo()
    elif end == "move":
        bridge.submit(bridge.game.view().legal_moves[-1])
    elif end == "escape":
        press_at(playing, Qt.Key.Key_Escape)
    else:
        playing.session.leave()
    teacher.answer()
    QApplication.processEvents()  # the answer arrives as an event
    if end == "leave":
        assert playing.session.bridge is None
        return
    assert not hint_of(playing).shown
    assert not bridge.game.life.current.assisted
    assert count_recorded_hints(bridge) == 0


def test_a_failing_teacher_is_asked_again(
    playing: MainWindow, teacher: PromptTeacher, qtbot: QtBot
) -> None:
    teacher.trouble = "the opponent has ended"
    press_at(playing)
    caption = table_of(playing).bar.caption
    qtbot.waitUntil(lambda: "The teacher’s answer could not be used." in caption.text())
    assert not bridge_of(playing).game.life.current.assisted
    teacher.trouble = ""
    asked_and_shown(playing, qtbot)


def test_in_anothers_turn_a_sentence_replaces_the_hint(
    make_window: Callable[..., MainWindow],
    preferences: Preferences,
    teacher: PromptTeacher,
    qtbot: QtBot,
) -> None:
    window = make_window(preferences, Silent)
    seats = (SeatInfo("Ann", "human"), SeatInfo("Bo", "club"))
    for seed in ("1", "2", "3", "4"):
        window.session.start(MatchChoice(RULEBOOK, RULEBOOKS[RULEBOOK], seats, seed=seed))
        if bridge_of(window).game.view().to_move:
            break
    qtbot.waitUntil(window.isActiveWindow)
    press_at(window)
    assert "Bo is playing" in table_of(window).bar.caption.text()
    assert table_of(window).bar.hint.isHidden()
    assert not teacher.asked


def test_the_hint_button_asks_and_hints_follow_the_language(
    playing: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    lamp = table_of(playing).bar.hint
    assert not lamp.isHidden()
    assert "(F4)" in lamp.toolTip()
    lamp.click()
    qtbot.waitUntil(lambda: hint_of(playing).way is not None)
    monkeypatch.setattr("rummy_qt.ui.words.hints.tr", lambda *args, **_: f"Anders: {args[0]}")
    hint_of(playing).retell()
    assert text_of(playing).startswith("Anders")


def test_the_only_possible_move_is_hinted_and_a_key_plays_it(
    playing: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bridge = bridge_of(playing)
    view = bridge.game.view()
    monkeypatch.setattr(
        bridge.game, "view", lambda *_: replace(view, legal_moves=(Move.parse("draw"),))
    )
    hint = asked_and_shown(playing, qtbot)
    assert hint.text == "Draw from the stock."
    assert not table_of(playing).bar.do_it.isHidden()
    monkeypatch.undo()
    press(Qt.Key.Key_F4, modifier=SHIFT, to=table_of(playing).areas.home)
    assert bridge.game.view().phase == "play"


def test_each_hint_is_announced_once(
    playing: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rummy_qt.ui.reader.listening", lambda: True)
    bridge_of(playing).submit(Move.parse("draw"))
    reader = table_of(playing).reader
    asked_and_shown(playing, qtbot)
    qtbot.waitUntil(lambda: "Hint 1 of 3." in reader.last)
    assert "Worth about +14" in reader.last
    assert not any(sign in reader.last for sign in "♣♦♥♠")
    press_at(playing)
    qtbot.waitUntil(lambda: "Hint 2 of 3." in reader.last)
    assert "Hint 1" not in reader.last


def test_a_hint_for_a_call_uses_half_the_time_left(
    playing: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, asked = table_of(playing), list[float]()
    monkeypatch.setattr(table.hint, "ask", asked.append)
    for left_ms in (0.0, 1_600.0, 30_000.0):
        monkeypatch.setattr(type(table.calling), "left_ms", left_ms)
        press_at(playing)
    assert asked == [LIMIT_MS, 800.0, LIMIT_MS]


def test_a_hinted_discard_is_highlighted_and_shown_on_the_pile(
    playing: MainWindow, teacher: PromptTeacher, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bridge, scene = bridge_of(playing), table_of(playing).scene_
    bridge.submit(Move.parse("draw"))
    throw = next(move for move in bridge.game.view().legal_moves if move.kind == "discard")
    only = Counsel((Way((throw,), 9.0, 0.0, 400),))
    monkeypatch.setattr(teacher, "advise", lambda _: done(only))
    hint = asked_and_shown(playing, qtbot)
    (card,), last = throw.cards, bridge.game.view().discards[-1]
    assert scene.pose.advised == {card.index}
    arrived = []
    bridge.changed.connect(lambda: arrived.append(scene.arrangement.places.get(card.index)))
    bridge.submit(throw)
    assert arrived[0] is not None
    assert arrived[0].spot.box.overlap(scene.arrangement.places[last.index].spot.box)
    assert not hint.shown


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX systems")
def test_the_real_teacher_survives_the_death_of_its_process(
    make_window: Callable[..., MainWindow],
    preferences: Preferences,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    teachers: list[OpponentProcess] = []

    def start() -> OpponentProcess:
        teachers.append(OpponentProcess())
        return teachers[0]

    monkeypatch.setattr("rummy_qt.ui.session.start_process", start)
    window = make_window(preferences)
    seats = (SeatInfo("Ann", "human"), SeatInfo("Bo", "club"))
    window.session.start(MatchChoice(RULEBOOK, RULEBOOKS[RULEBOOK], seats, seed="11"))
    bridge = bridge_of(window)
    qtbot.waitUntil(lambda: window.isActiveWindow() and bridge.game.view().to_move == 0)
    press_at(window)
    [teacher] = teachers
    qtbot.waitUntil(lambda: teacher.pid is not None)
    pid = teacher.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: hint_of(window).way is not None)
    best = hint_of(window).way
    assert best is not None
    assert best.moves[0] in bridge.game.view().legal_moves
    window.close()
    assert teacher.pid is None


def test_after_the_round_the_hint_key_keeps_the_standing_visible(
    playing: MainWindow, qtbot: QtBot
) -> None:
    game = bridge_of(playing).game
    while not game.match.round.over:
        decide(game)
    said = table_of(playing).bar.caption.text()
    for modifier in (Qt.KeyboardModifier.NoModifier, SHIFT):
        press(Qt.Key.Key_F4, modifier=modifier, to=table_of(playing).areas.home)
        QApplication.processEvents()
        assert table_of(playing).bar.caption.text() == said

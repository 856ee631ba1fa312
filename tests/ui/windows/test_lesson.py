"""The guided rounds: played by mouse, not followed, left, and started again."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from concurrent.futures import Future
from datetime import date
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTextBrowser
from pytestqt.qtbot import QtBot

from rummy_qt.engine import Move
from rummy_qt.engine.events import Discarded, Took
from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Parts, Situation, Way
from rummy_qt.opponents.protocol import Counsel, Reply, Request
from rummy_qt.play.game import Game
from rummy_qt.records.library import Library
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import MatchRecord
from rummy_qt.ui import session
from rummy_qt.ui.bridge import TableSource
from rummy_qt.ui.course import (
    AIM,
    COURSE,
    DUTY,
    GOALS,
    OPPONENT,
    ROUND_OVER,
    STRAYED,
    WAITING,
    Tutor,
    advised,
    lesson_header,
)
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.models.table_state import TableState
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.table.art import Mark
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.windows.lesson import Lesson
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.words.cards import SPOKEN, WRITTEN
from rummy_qt.ui.words.language import translate
from tests.opponents.tables import first_view
from tests.play.staging import done
from tests.ui.keyboard import press
from tests.ui.mouse import LEFT
from tests.ui.mouse_player import MousePlayer
from tests.ui.windows.conftest import (
    bridge_of,
    brisk_preferences,
    click,
    decide,
    named,
    saved_match,
)
from tests.ui.windows.prompt import EagerTeacher, PromptOpponents

HIS_TURN = ("draw", "meld 6s 7s 8s", "discard 2c")


class Scripted(PromptOpponents):
    """Plays the first turn as scripted for the deal, then decides freely."""

    def __init__(self) -> None:
        super().__init__()
        self.script = [Move.parse(text) for text in HIS_TURN]

    def ask(self, request: Request) -> Future[Reply]:
        if self.script and self.script[0] in request.view.legal_moves:
            return done(Reply(self.script.pop(0)))
        return super().ask(request)


class Beginner(PromptOpponents):
    """The real beginner, without a separate process."""

    def __init__(self) -> None:
        super().__init__()
        self.player = new_player(OPPONENT)


@pytest.fixture
def window(make_window: Callable[..., MainWindow], preferences: Preferences) -> MainWindow:
    return make_window(preferences, Scripted)


def lesson_of(window: MainWindow) -> Lesson:
    """The lesson in progress."""
    assert window.pages.lesson is not None
    return window.pages.lesson


class Pupil:
    """Plays with the mouse, and reads what the lesson says."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self._qtbot = qtbot
        self.wait()

    @property
    def table(self) -> TableView:
        assert self.window.pages.table is not None
        return self.window.pages.table

    @property
    def lesson(self) -> Lesson:
        return lesson_of(self.window)

    @property
    def note(self) -> str:
        return lesson_of(self.window).note.text().replace("\u00a0", " ")

    @property
    def sentence(self) -> str:
        said = lesson_of(self.window).sentence
        self._qtbot.waitUntil(lambda: bool(said.text()))
        return said.text()

    @property
    def at_goodbye(self) -> bool:
        return not lesson_of(self.window).playing

    @property
    def learned(self) -> str:
        return lesson_of(self.window).progress.text()

    def play(self, text: str) -> None:
        """Make a move with the mouse, and wait until it is our turn again."""
        MousePlayer(self.table).make(Move.parse(text))
        self.wait()

    def wait(self) -> None:
        state = self.table.state
        self._qtbot.waitUntil(lambda: state.my_turn or state.view.over or bool(state.targets.calls))
        lesson = self.window.pages.lesson
        self._qtbot.waitUntil(lambda: lesson is None or bool(lesson.sentence.text()))

    def play_round(self) -> None:
        """Play to the end of the round, ignoring the lesson."""
        game = bridge_of(self.window).game
        while not game.match.round.over:
            self.wait()
            if not game.match.round.over:
                decide(game)

    def follow(self) -> None:
        """Do what the lesson says, also as a caller; otherwise let the discard pass."""
        self.wait()
        state = self.table.state
        fits = [move for move in state.targets.calls if move.meld is not None]
        if fits:
            assert "call" in self.sentence or "press" in self.sentence
            bridge_of(self.window).game.submit(fits[0], 0)
        elif state.my_turn:
            self.obey()
        else:
            seen = len(state.view.history)
            bridge_of(self.window).director.let_pass()
            self._qtbot.waitUntil(partial(more_happened, state, seen))

    def obey(self) -> None:
        """Play the highlighted cards."""
        self.wait()
        move = self.lesson.tutor.move
        assert move is not None, self.sentence
        self.play(str(move))


def begin(window: MainWindow, qtbot: QtBot) -> Pupil:
    window.pages.start_lesson(1)
    return Pupil(window, qtbot)


def highlighted_cards(pupil: Pupil) -> set[int]:
    """The indexes of the cards highlighted in brass."""
    sprites = pupil.table.scene_.cards.sprites.items()
    return {index for index, sprite in sprites if sprite.look.mark is Mark.ADVISED}


def files() -> list[str]:
    folder = matches_dir()
    return sorted(path.name for path in folder.glob("*.rummy")) if folder.exists() else []


def test_the_first_lesson_can_be_played_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    pupil = begin(window, qtbot)
    assert "Click the stock" in pupil.sentence
    assert "The discards lie open" in pupil.note
    pupil.play("draw")
    assert "You hold a meld: 2♥ 3♥ 4♥" in pupil.sentence
    pupil.play("meld 2h 3h 4h")
    assert "king 10 each, an ace 15 (1 before a 2)" in pupil.note
    assert "discard" in pupil.sentence
    pupil.play("discard Ad")
    assert "Click this one: 8♦" in pupil.sentence
    assert "stands up" in pupil.sentence
    pupil.play("take 8d")
    assert "to be used. Meld 8♣ 8♦ 8♥" in pupil.sentence
    pupil.play("meld 8c 8d 8h")
    assert "9♠, on the meld 6♠ 7♠ 8♠" in pupil.sentence
    assert not pupil.at_goodbye
    pupil.play("lay 9s > m2+")
    assert "the colour of the player" in pupil.note
    assert pupil.sentence.startswith("Discard ")
    pupil.obey()
    assert "must be laid at once" in pupil.sentence
    assert pupil.at_goodbye
    assert pupil.learned == "5 of 5 learned"


def test_the_lesson_describes_the_new_card_as_it_looks(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.start_lesson(0)
    pupil = Pupil(window, qtbot)
    pupil.play("draw")
    assert len(highlighted_cards(pupil)) == 3, "they have brass around them"
    assert not pupil.table.scene_.pose.new
    assert "brass" not in pupil.note, "of a mark that no card wears"


def test_the_lessons_aim_stays_until_the_persons_first_move(
    make_window: Callable[..., MainWindow], preferences: Preferences, qtbot: QtBot
) -> None:
    window = make_window(preferences, PromptOpponents)
    window.pages.start_lesson(5)
    pupil = Pupil(window, qtbot)
    qtbot.waitUntil(lambda: pupil.table.state.my_turn)
    assert "Danish rules" in pupil.note
    assert "again" not in pupil.sentence
    pupil.play("draw")
    assert "Danish rules" not in pupil.note


def test_the_lesson_opens_without_waiting_for_the_teacher(
    make_window: Callable[..., MainWindow],
    preferences: Preferences,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    open_ones: list[Future[Counsel]] = []

    class Slow(EagerTeacher):
        def advise(self, asked: Request) -> Future[Counsel]:
            open_ones.append(Future())
            return open_ones[-1]

    monkeypatch.setattr("rummy_qt.ui.session.start_process", Slow)
    window = make_window(preferences, Scripted)
    window.pages.start_lesson(1)
    strip = lesson_of(window)
    assert strip.isVisible()
    assert "The discards lie open" in strip.note.text()
    assert not strip.sentence.text()
    assert lesson_of(window).tutor.move is None
    assert window.pages.table is not None
    scene = window.pages.table.scene_
    assert not scene.pose.stock
    open_ones[0].set_result(Counsel(trouble="it has died"))
    qtbot.waitUntil(lambda: "Click the stock" in strip.sentence.text())
    assert scene.pose.stock


def test_hints_are_off_during_a_lesson(window: MainWindow, qtbot: QtBot) -> None:
    pupil = begin(window, qtbot)
    actions, lamp = window.commands.actions, pupil.table.bar.hint
    press(Qt.Key.Key_F4, to=window)
    assert not actions["hint"].isEnabled()
    assert not actions["follow_hint"].isEnabled()
    assert lamp.isHidden()
    assert not pupil.table.hint.shown
    lesson_of(window).play_on.click()
    assert actions["hint"].isEnabled()
    assert not lamp.isHidden()


def test_a_lesson_that_cannot_be_saved_says_so_and_stays(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window, qtbot)
    taken = saved_match()
    monkeypatch.setattr(session, "new_path", lambda _: taken)
    lesson_of(window).play_on.click()
    assert "already exists" in window.notices.text
    assert window.pages.lesson is not None


def test_continuing_a_lesson_saves_it_as_an_assisted_match(
    window: MainWindow, qtbot: QtBot
) -> None:
    pupil = begin(window, qtbot)
    for text in ("draw", "meld 2h 3h 4h", "discard Ad", "take 8d", "meld 8c 8d 8h"):
        pupil.play(text)
    pupil.play("lay 9s > m2+")
    pupil.obey()
    assert files() == []
    table = window.pages.table
    click(lesson_of(window).play_on)
    assert window.pages.table is table
    assert window.pages.lesson is None
    bridge = bridge_of(window)
    while not bridge.game.match.round.over:
        pupil.wait()
        if not bridge.game.match.round.over:
            decide(bridge.game)
    path = bridge.game.record.path
    assert path is not None
    reading = read_record(path)
    assert reading.fault is None
    assert reading.replayed.rounds[0].assisted
    assert reading.replayed.match.totals == bridge.game.match.totals


def test_all_goals_can_be_learned_against_the_real_beginner(
    make_window: Callable[..., MainWindow], preferences: Preferences, qtbot: QtBot
) -> None:
    pupil = begin(make_window(preferences, Beginner), qtbot)
    for _ in range(40):
        if pupil.at_goodbye:
            break
        pupil.obey()
    assert pupil.learned == "5 of 5 learned"


@pytest.mark.parametrize("seed", range(6))
def test_off_script_the_lesson_points_at_every_meld_and_lay_off(
    make_window: Callable[..., MainWindow], preferences: Preferences, qtbot: QtBot, seed: int
) -> None:
    chance = Random(seed)
    pupil = begin(make_window(preferences, Beginner), qtbot)
    state, seen = pupil.table.state, set()
    while not state.view.over:
        pupil.wait()
        legal = state.view.legal_moves
        if state.my_turn and not pupil.at_goodbye:
            plays = [move for move in legal if move.kind in ("meld", "lay")]
            if plays:
                move = pupil.lesson.tutor.move
                assert move is not None
                assert move.kind in ("meld", "lay"), pupil.sentence
                assert pupil.lesson.ghosts.boxes
                seen.add(move.kind)
        game = bridge_of(pupil.window).game
        if state.my_turn:
            moves = [move for move in legal if move.kind != "concede"]
            game.submit(chance.choice(moves), 0)
        QApplication.processEvents()
    assert seen


def test_the_lesson_keeps_pointing_at_a_useful_discard(window: MainWindow, qtbot: QtBot) -> None:
    pupil = begin(window, qtbot)
    for text in ("draw", "meld 2h 3h 4h", "discard Ad", "take 8d", "meld 8c 8d 8h"):
        pupil.play(text)
    bridge_of(window).game.undo()
    bridge_of(window).game.undo()
    assert pupil.sentence == "Take 3 discards, from 8♦ up."


def test_the_lesson_names_no_covered_card_and_no_foreign_rule(qapp: QApplication) -> None:
    chapter = COURSE[-1]
    header = lesson_header("Ann", chapter)
    game = Game.start(header, MatchRecord.create(header, None))

    def whole_pile() -> Move | None:
        takes = [move for move in game.view().legal_moves if move.kind == "take"]
        return next((move for move in takes if move.cards[0] not in game.view().discards), None)

    while (move := whole_pile()) is None:
        decide(game)
    size = game.view().discard_count

    def teach(then: Callable[[Counsel], None]) -> None:
        then(Counsel((Way((move,), 0.0, 0.0, 1),)))

    for heard in (set[str](), {"take"}):
        state = TableState(TableSource(game))
        tutor = Tutor(state, dict, lambda: False, teach, state, chapter, heard)
        for naming in (WRITTEN, SPOKEN):
            told = tutor.sentence(naming)
            assert told.startswith(f"Take all {size} (−50)")
            assert naming.card(move.cards[0]) not in told
            assert "at once" not in told, "so it is with open discards"


def test_the_lesson_adapts_to_other_moves(window: MainWindow, qtbot: QtBot) -> None:
    pupil = begin(window, qtbot)
    pupil.play("draw")
    assert "You hold a meld" in pupil.sentence
    pupil.play("discard Kh")
    assert "fine" not in pupil.note, "a meld was passed over, and nobody knows what for"
    assert pupil.learned == "2 of 5 learned"
    pupil.play("draw")
    assert "meld" in pupil.sentence
    pupil.play("meld 2h 3h 4h")
    while not pupil.at_goodbye:
        if pupil.table.state.my_turn:
            decide(bridge_of(window).game)
        pupil.wait()
    assert "Look through the pile" in pupil.sentence


class Weighing(EagerTeacher):
    """A teacher for whom drawing costs this many points when there is a discard to take."""

    loss, error = 0.0, 1.0

    def advise(self, asked: Request) -> Future[Counsel]:
        best = super().advise(asked).result().ways
        draw = Move("draw")
        if draw not in asked.view.legal_moves or best[0].moves == (draw,):
            return done(Counsel(best))
        other = Way((draw,), -self.loss, self.error, 1, parts=Parts(laid=-self.loss))
        return done(Counsel((*best, other)))


def test_the_lesson_does_not_advise_costly_moves() -> None:
    chapter = COURSE[1]
    assert "take" in chapter.goals
    view, best, other = first_view("500-rum-de"), Move("draw"), Move.parse("take 8d")
    cases = ((2.0, 5.0, other), (15.0, 16.0, other), (15.0, 6.0, best), (15.0, 1.0, best))
    for behind, error, pointed_at in cases:
        taking = Way((other,), -behind, error, 100, Parts(laid=-behind))
        assert advised(view, [Way((best,), 0.0, 0.0, 100), taking], chapter) == pointed_at


def test_the_lesson_advises_laying_a_meld_rather_than_breaking_it() -> None:
    meld, throw = Move.parse("meld Kc Kd Kh"), Move.parse("discard Kc")
    for chapter in COURSE:
        ways = [Way((throw,), 0.0, 0.0, 100), Way((meld, Move.parse("discard 4h")), 0.0, 1.0, 100)]
        assert advised(first_view("500-rum-de"), ways, chapter) == meld


@pytest.mark.parametrize(
    ("loss", "error", "answer"),
    [
        (0.0, 1.0, "That is fine, too."),
        (12.0, 3.5, "the advice was better."),
        (12.0, 1.0, "the advice was worth about 10 points more."),
    ],
)
def test_a_move_other_than_the_advised_one_is_judged_honestly(
    loss: float,
    error: float,
    answer: str,
    window: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("rummy_qt.ui.session.start_process", Weighing)
    monkeypatch.setattr(Weighing, "loss", loss)
    monkeypatch.setattr(Weighing, "error", error)
    pupil = begin(window, qtbot)
    for text in ("draw", "meld 2h 3h 4h", "discard Ad"):
        pupil.play(text)
    assert "Click this one: 8♦" in pupil.sentence
    pupil.play("draw")
    assert pupil.note.startswith("You drew ")
    assert answer in pupil.note
    assert pupil.learned == "3 of 5 learned"


def test_the_lesson_mentions_a_discard_that_helped_an_opponent(
    window: MainWindow, qtbot: QtBot
) -> None:
    told = 0
    for number in range(len(COURSE)):
        window.pages.start_lesson(number)
        told += count_helpful_discards(Pupil(window, qtbot))
        if told:
            return
    raise AssertionError("nobody ever takes a discard of the person")


def count_helpful_discards(pupil: Pupil) -> int:
    """Play a round ignoring the lesson; returns how often it commented on a discard taken."""
    game, told = bridge_of(pupil.window).game, 0
    while not pupil.at_goodbye:
        begun = len(game.view().history)
        game.submit(Judge().choose(game.view(), Situation((0, 0), 1, 0)))
        pupil.wait()
        turn = game.view().history[begun:]
        mine = [event.card for event in turn if isinstance(event, Discarded) and event.seat == 0]
        taken = [event for event in turn if isinstance(event, Took) and event.seat == 1]
        if taken and mine and mine[0] in taken[0].cards and not pupil.at_goodbye:
            found = re.search(r"took your \S+, and laid (\d+) point", pupil.note)
            assert found is not None, pupil.note
            assert int(found[1]) > 0
            told += 1
    return told


def test_a_refused_move_leaves_the_lesson_as_it_is(window: MainWindow, qtbot: QtBot) -> None:
    pupil = begin(window, qtbot)
    before = pupil.sentence, pupil.learned
    MousePlayer(pupil.table).make(Move.parse("discard Kh"))
    assert (pupil.sentence, pupil.learned) == before


def test_undo_takes_the_lesson_back_a_step(window: MainWindow, qtbot: QtBot) -> None:
    pupil = begin(window, qtbot)
    pupil.play("draw")
    pupil.play("meld 2h 3h 4h")
    bridge_of(window).game.undo()
    assert pupil.learned == "2 of 5 learned"
    assert pupil.sentence == "Meld 2♥ 3♥ 4♥."
    pupil.play("meld 2h 3h 4h")
    pupil.play("discard Ad")
    assert "Click this one: 8♦" in pupil.sentence


def test_leaving_a_lesson_returns_to_the_match_on_the_table(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    mine, saved = bridge_of(window).game.header.id, files()
    pupil = begin(window, qtbot)
    pupil.play("draw")
    assert bridge_of(window).game.header.id != mine
    click(lesson_of(window).leave)
    assert bridge_of(window).game.header.id == mine
    assert files() == saved
    assert window.pages.lesson is None


def test_leaving_a_lesson_returns_to_an_unfinished_day(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The page would have all levels play the deal, at once and for a minute.
    monkeypatch.setattr(window.commands, "show_named_deal", lambda _: None)
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    window.session.start_day(date(2026, 11, 1))
    mine = bridge_of(window).game.header.id
    begin(window, qtbot)
    click(lesson_of(window).leave)
    game = bridge_of(window).game
    assert game.header.id == mine
    assert window.session.path_back is None, "it is no way back to itself"
    while not game.match.round.over:
        decide(game)
    begin(window, qtbot)
    click(lesson_of(window).leave)
    assert window.pages.currentWidget() is window.pages.welcome


@pytest.mark.parametrize("apart", [True, False])
def test_leaving_a_lesson_shows_the_welcome_page_if_the_match_is_gone(
    apart: bool, window: MainWindow, qtbot: QtBot
) -> None:
    """A notice says why."""
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    record = bridge_of(window).game.record
    assert record.path is not None
    if apart:
        window.session.start_day(date(2026, 11, 1))
    else:
        begin(window, qtbot)
    record.wait()
    record.path.write_text("spoilt", encoding="utf-8")
    window.commands.actions["back_to_match"].trigger()
    assert window.pages.currentWidget() is window.pages.welcome
    assert "is not a match record" in window.notices.text


def test_leaving_a_lesson_shows_the_welcome_page_without_a_match(
    window: MainWindow, qtbot: QtBot
) -> None:
    for leave in ("strip", "key"):
        begin(window, qtbot)
        if leave == "strip":
            click(lesson_of(window).leave)
        else:
            window.commands.actions["back_to_match"].trigger()
        assert window.pages.currentWidget() is window.pages.welcome
        assert files() == []


def test_a_lesson_begun_again_starts_from_the_beginning(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    mine = bridge_of(window).game.header.id
    pupil = begin(window, qtbot)
    said = pupil.sentence
    assert "the stock" in said
    pupil.play("draw")
    pupil.play("meld 2h 3h 4h")
    pupil = begin(window, qtbot)
    assert pupil.learned == "0 of 5 learned"
    assert pupil.sentence == said, "not in few words, as to who has learned it"
    assert len(bridge_of(window).game.match.round.hand(0)) == 13
    click(lesson_of(window).leave)
    assert bridge_of(window).game.header.id == mine


def test_progress_of_a_later_lesson_survives_repeating_an_earlier_one(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.pages.start_lesson(0)
    begin(window, qtbot).play("draw")
    window.pages.start_lesson(0)
    window.pages.start_lesson(2)
    assert Pupil(window, qtbot).sentence == "Draw from the stock."


def test_the_next_start_ignores_a_lesson(
    make_window: Callable[..., MainWindow], window: MainWindow, qtbot: QtBot
) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    mine = bridge_of(window).game.header.id
    begin(window, qtbot).play("draw")
    window.close()
    again = make_window(brisk_preferences())
    assert bridge_of(again).game.header.id == mine
    assert again.pages.lesson is None


def test_a_lesson_does_not_count_in_the_statistics(window: MainWindow, qtbot: QtBot) -> None:
    pupil = begin(window, qtbot)
    pupil.play_round()
    assert pupil.at_goodbye
    library = Library()
    assert library.entries() == []
    assert library.catalogue.summary().rounds == 0
    click(lesson_of(window).leave)
    assert files() == []


def test_after_the_lessons_round_the_next_one_is_saved(window: MainWindow, qtbot: QtBot) -> None:
    pupil = begin(window, qtbot)
    pupil.play_round()
    assert pupil.at_goodbye
    QApplication.processEvents()
    assert window.dialogs.shown("score_sheet") is None
    assert pupil.table.bar.next_round.isVisible()
    assert not pupil.table.bar.scores.isVisible(), "no sheet is of a lesson, in the menu neither"
    click(pupil.table.bar.next_round)
    qtbot.waitUntil(lambda: window.pages.lesson is None)
    assert len(files()) == 1
    assert bridge_of(window).game.match.round_number == 2


def test_a_replay_hides_the_lesson_until_it_is_left(window: MainWindow, qtbot: QtBot) -> None:
    pupil = begin(window, qtbot)
    pupil.play_round()
    window.commands.actions["replay"].trigger()
    assert not lesson_of(window).isVisible()
    window.commands.actions["leave_table"].trigger()
    assert pupil.at_goodbye
    assert window.pages.currentWidget() is window.pages.table


def test_the_end_of_the_course_leads_to_how_the_games_differ(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.pages.start_lesson(len(COURSE) - 1)
    pupil = Pupil(window, qtbot)
    pupil.play_round()
    click(lesson_of(window).next)
    handbook = window.dialogs.shown("handbook")
    assert handbook is not None
    text = named(handbook, QTextBrowser, "handbook_text").toPlainText()
    assert "A discard that fits a meld may be called" in text
    assert window.pages.lesson is not None


def test_cards_mentioned_by_the_lesson_stay_highlighted(window: MainWindow, qtbot: QtBot) -> None:
    pupil = begin(window, qtbot)
    pupil.play("draw")
    for size in ((1280, 800), (1100, 700)):
        window.resize(*size)
        qtbot.waitUntil(lambda: pupil.table.width() == window.width())
        scene = pupil.table.scene_
        assert highlighted_cards(pupil) == {
            card.index for card in Move.parse("meld 2h 3h 4h").cards
        }
        (box,) = pupil.lesson.ghosts.boxes
        assert any(room.overlap(box) for room in scene.arrangement.own_rooms)


def test_a_lesson_does_not_mention_fingerprints(window: MainWindow, qtbot: QtBot) -> None:
    said = begin(window, qtbot).table.state.latest
    assert "dealt" in said
    assert "fingerprint" not in said


def test_clicks_on_the_lesson_leave_the_focus_on_the_table(
    window: MainWindow, qtbot: QtBot
) -> None:
    pupil = begin(window, qtbot)
    assert pupil.table.areas.stock.hasFocus()
    QTest.mouseClick(lesson_of(window), LEFT, pos=QPoint(150, 10))
    assert pupil.table.areas.stock.hasFocus()


def test_the_lesson_names_keys_to_keyboard_users(window: MainWindow, qtbot: QtBot) -> None:
    pupil = begin(window, qtbot)
    assert "Click the stock" in pupil.sentence
    press(Qt.Key.Key_Left, to=pupil.table.areas.hand)
    assert "Tab" in pupil.sentence
    assert "Enter" in pupil.sentence
    assert "Click" not in pupil.sentence
    QTest.mouseClick(pupil.table.viewport(), Qt.MouseButton.RightButton, pos=QPoint(5, 5))
    assert "Click the stock" in pupil.sentence


def test_the_lesson_gives_the_reason_for_a_discard(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rummy_qt.ui.course.why_text", lambda *_: "Nobody wants it.")
    window.pages.start_lesson(3)
    pupil = Pupil(window, qtbot)
    while "for example" not in pupil.sentence:
        pupil.obey()
    assert pupil.sentence.endswith("Nobody wants it.")
    press(Qt.Key.Key_Left, to=pupil.table.areas.hand)
    assert "press Enter" in pupil.sentence
    assert pupil.sentence.endswith("Nobody wants it.")


def test_the_deal_of_a_lesson_is_animated(window: MainWindow, qtbot: QtBot) -> None:
    window.preferences.animation_speed = 0.1
    motion = begin(window, qtbot).table.scene_.motion
    assert motion.busy
    motion.pause()
    for _ in range(5):  # if the table made room for the strip, all cards would be placed by then
        QApplication.processEvents()
    assert motion.busy
    motion.finish()


@pytest.mark.parametrize("width", [960, 1024, 1280])
def test_no_sentence_of_the_lesson_is_cut(width: int, window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot)
    window.resize(width, 640)
    strip = lesson_of(window)
    qtbot.waitUntil(lambda: strip.width() == width)
    words = {
        "cards": "8♣ 8♦ 8♥ 8♠", "meld": "6♠ 7♠ 8♠ 9♠ 10♠", "name": "Bo",
        "undo": "Ctrl+Z", "handbook": "F1", "call": "C", "court": 10, "ace": 15, "low": 1,
    }  # fmt: skip
    goals = GOALS.values()
    said = [(goal.praise, text, False) for goal in goals for text in (goal.first, goal.by_keys)]
    said += [(AIM, text, False) for text in (GOALS["draw"].first, DUTY, WAITING)]
    for note in ("", GOALS["lay"].praise, f"You discarded 10♣. {STRAYED}"):
        said += [(note, text, True) for text in (*(c.goodbye for c in COURSE), ROUND_OVER)]
    said += [(chapter.aim, GOALS["draw"].first, False) for chapter in COURSE]
    for note, sentence, goodbye in said:
        told, asked = (translate("Lesson", text, 500, **words) for text in (note, sentence))
        strip.show_text(told, asked, (True,) * len(GOALS), goodbye=goodbye)
        qtbot.waitUntil(partial(nothing_is_cut, strip))


def test_a_lessons_name_is_shown_where_there_is_room(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot)
    strip = lesson_of(window)
    for width, lines in ((1280, 2), (872, 1), (1280, 2)):
        window.resize(width, 640)
        qtbot.waitUntil(partial(is_so_wide, strip, width))
        place, *name = strip.chapter.text().split("\n")
        assert (place, 1 + len(name)) == (f"{strip.number + 1} of {len(COURSE)}", lines)


def test_the_lessons_task_is_whole_in_the_lowest_window(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot)
    window.resize(872, 440)
    strip, text = lesson_of(window), translate("Lesson", GOALS["draw"].first)
    strip.show_text(" ".join(3 * [translate("Lesson", AIM, 500)]), text, (False,), goodbye=False)

    def is_read() -> bool:
        seen = strip.sentence.visibleRegion().boundingRect()
        return seen == strip.sentence.rect()

    qtbot.waitUntil(is_read)


def is_so_wide(strip: Lesson, width: int) -> bool:
    return strip.width() == width


def nothing_is_cut(strip: Lesson) -> bool:
    return all(
        label.heightForWidth(label.width()) <= label.height()
        and strip.rect().contains(label.geometry())
        for label in (strip.note, strip.sentence)
        if label.isVisible()
    )


# -------------------------------------------------------------------------------- the course


@pytest.mark.parametrize("number", range(len(COURSE)))
def test_following_the_advice_completes_each_lesson(
    number: int,
    make_window: Callable[..., MainWindow],
    preferences: Preferences,
    qtbot: QtBot,
) -> None:
    window = make_window(preferences, Beginner)
    window.pages.start_lesson(number)
    pupil = Pupil(window, qtbot)
    assert f"{number + 1} of {len(COURSE)}" in lesson_of(window).chapter.text()
    for _ in range(80):
        if pupil.at_goodbye:
            break
        pupil.follow()
    goals = len(COURSE[number].goals)
    assert pupil.learned == f"{goals} of {goals} learned"
    assert lesson_of(window).next.isVisible()  # the next round, or the differences


@pytest.mark.parametrize(
    ("number", "values"),
    [
        (0, "jack, queen and king 10 each, an ace 15 (1 before a 2), all others their face value."),
        (5, "a joker 25, an ace 15, ten to king 10 each, all others 5 each."),
    ],
)
def test_the_lesson_gives_card_values_by_the_rules_of_the_round(
    number: int,
    values: str,
    make_window: Callable[..., MainWindow],
    preferences: Preferences,
    qtbot: QtBot,
) -> None:
    window = make_window(preferences, Beginner)
    window.pages.start_lesson(number)
    pupil = Pupil(window, qtbot)
    while "Cards on the table" not in pupil.note:
        assert not pupil.at_goodbye
        pupil.follow()
    assert pupil.note == f"Cards on the table count for you: {values}"


def test_the_next_lesson_starts_at_a_press(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.actions["lesson"].trigger()
    window.resize(1280, 800)
    window.pages.start_lesson()
    for number in range(len(COURSE) - 1):
        assert lesson_of(window).number == number
        click(lesson_of(window).next)
        qtbot.waitUntil(partial(is_at, window, number + 1))
    assert not lesson_of(window).next.isVisible()
    assert bridge_of(window).game.header.rulebook == "rommy-dk"
    assert files() == []


def more_happened(state: TableState, seen: int) -> bool:
    return state.my_turn or len(state.view.history) > seen


def is_at(window: MainWindow, number: int) -> bool:
    return lesson_of(window).number == number


# ------------------------------------------------------------------------------- the frames


POSITIONS = int(os.environ.get("POSITIONS", "5"))
"""Positions checked in each of three sweeps; ``make frames-test`` checks a thousand in all."""
WINDOWS = [(880, 480), (1024, 640), (1280, 800), (1500, 700), (1920, 1080), (2560, 1440)]


@pytest.mark.timeout(1_800)
@pytest.mark.parametrize("seed", range(3))
def test_exactly_the_cards_mentioned_are_highlighted(
    seed: int, make_window: Callable[..., MainWindow], preferences: Preferences, qtbot: QtBot
) -> None:
    chance = Random(seed)
    window = make_window(preferences, Beginner)
    pupil, framed = None, 0
    while framed < POSITIONS:
        if pupil is None or pupil.at_goodbye or pupil.table.state.view.over:
            window.pages.start_lesson(chance.randrange(len(COURSE)))
            pupil = Pupil(window, qtbot)
        state = pupil.table.state
        if not state.my_turn:
            seen = len(state.view.history)
            bridge_of(window).director.let_pass()
            qtbot.waitUntil(partial(more_happened, state, seen))
            continue
        pupil.wait()
        window.resize(*chance.choice(WINDOWS))
        QApplication.processEvents()
        framed += highlights_only_mentioned_cards(pupil)
        moves = [move for move in state.view.legal_moves if move.kind != "concede"]
        bridge_of(window).game.submit(chance.choice(moves or list(state.view.legal_moves)), 0)
        QApplication.processEvents()


def highlights_only_mentioned_cards(pupil: Pupil) -> bool:
    """Whether a card is highlighted, and only cards that the text is about are brass.

    In the pile, cards taken along with them, and the place where they go, may be brass too.
    """
    scene, move = pupil.table.scene_, pupil.lesson.tutor.move
    cards = () if move is None else move.cards
    meant = {card.index for card in cards} & scene.places.keys()
    marks = {i: scene.cards._look(place).mark for i, place in scene.places.items()}
    advised = {i for i, mark in marks.items() if mark is Mark.ADVISED}
    assert meant <= advised <= meant | {card.index for card in scene.arrangement.contents.pile}
    assert scene.pose.stock == (move is not None and move.kind == "draw")
    return bool(meant)

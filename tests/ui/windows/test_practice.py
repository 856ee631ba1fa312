"""Find the move: a position of a reviewed round, an answer at the table, its cost, the next."""

from __future__ import annotations

import threading
from concurrent.futures import Future

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rummy_qt.engine import Match, Move
from rummy_qt.opponents.player import Parts, Way
from rummy_qt.opponents.protocol import Counsel, Request
from rummy_qt.records.answers import NAME, Answers
from rummy_qt.records.paths import data_dir
from rummy_qt.records.reviews import Reviews
from rummy_qt.ui import reviewing
from rummy_qt.ui.reviewing import kept_reviews
from rummy_qt.ui.windows import practice
from rummy_qt.ui.windows.main_window import MainWindow, NoticeBar
from rummy_qt.ui.windows.practice import PracticePage
from rummy_qt.ui.words.language import number_text
from rummy_qt.ui.words.prompts import prompt_text
from tests.patience import PATIENCE
from tests.play.staging import Teacher, done
from tests.ui.keyboard import press, write
from tests.ui.tables import ghosts
from tests.ui.windows.conftest import bridge_of, click, dialog_of, saved_match
from tests.ui.windows.playing import begin, play_round
from tests.ui.windows.test_review import Hasty, panel_of, patched

WORSE = Parts(others=-12.0)


class Judging(Teacher):
    """Any move other than the best costs twelve points."""

    def advise(self, asked: Request) -> Future[Counsel]:
        *_, best = asked.others
        ways = [Way(best, 0.0, 0.0, 100)]
        ways += [Way(row, -12.0, 0.1, 100, WORSE) for row in asked.others if row != best]
        if asked.only:
            best, mine = asked.others
            ways = [Way(best, 0.0, 0.0, 100), Way(mine, -12.0, 0.1, 100, WORSE)]
        return done(Counsel(tuple(ways)))


@pytest.fixture(autouse=True)
def judged_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "start_searcher", Judging)
    monkeypatch.setattr(reviewing, "OpponentProcess", Hasty)


def open_practice(window: MainWindow) -> PracticePage:
    window.commands.actions["practice"].trigger()
    return page_of(window)


def page_of(window: MainWindow) -> PracticePage:
    page = window.pages.overlay
    assert isinstance(page, PracticePage)
    assert window.pages.currentWidget() is page
    return page


def played(page: PracticePage, moves: tuple[Move, ...]) -> str:
    for move in moves:
        assert page.table.state.source.submit(move)
    return page.strip.sentence.text()


def answers() -> list[tuple[str, bool]]:
    return [(key, right) for key, _, right in Answers(data_dir() / NAME).all()]


def test_a_right_answer_is_praised_and_saved(window: MainWindow) -> None:
    window.pages.show_current()
    window.commands.actions["practice"].trigger()
    page = page_of(window)
    assert page.strip.sentence.text().startswith("Find the move.")
    said, seats = page.table.bar.caption.text(), page.game.seats
    assert said
    others = [seat.name for seat in seats if seat.name]
    assert not any(name in said for name in others), "what may be done, not what was"
    assert window.pages.overlay is not None
    assert window.windowTitle().startswith("Practice: ")
    best, key = page.position.made.best, page.position.key
    assert played(page, best) == "That is the best way."
    assert answers() == [(key, True)]
    assert [card for card, _ in ghosts(page.table.hint)] or best[0].kind == "draw"


def test_a_wrong_answer_shows_its_cost_and_reason(window: MainWindow) -> None:
    page = open_practice(window)
    made = page.position.made
    assert not page.next.property("primary"), "nothing invites to pass an exercise by"
    text = played(page, made.played)
    assert page.next.property("primary")
    assert f"{round(made.loss)} points behind the best way" in text
    assert made.why == "go_out"
    assert "the chance to end the round at once" in text
    assert answers() == [(page.position.key, False)]


def test_another_answer_is_judged_by_a_search(window: MainWindow) -> None:
    page = open_practice(window)
    click(page.next)
    page = page_of(window)
    made, legal = page.position.made, page.game.view().legal_moves
    taken = {str(made.played[-1]), str(made.best[-1])}
    *_, other = (move for move in legal if move.kind == "discard" and str(move) not in taken)
    text = played(page, (other,))
    assert "12 points behind the best way" in text
    assert answers() == [(page.position.key, False)]


def test_return_leads_to_the_next_exercise(window: MainWindow) -> None:
    page = open_practice(window)
    played(page, page.position.made.best)
    focus = QApplication.focusWidget()
    assert focus is page.next
    press(Qt.Key.Key_Return, to=focus)
    assert page_of(window).position.key != page.position.key


def test_only_the_first_answer_counts_and_no_more_is_played(window: MainWindow) -> None:
    page = open_practice(window)
    played(page, page.position.made.best)
    assert not page.table.state.source.submit(page.position.made.played[0])
    assert len(answers()) == 1


def test_one_concept_can_be_practised(window: MainWindow) -> None:
    page = open_practice(window)
    box = page.concepts
    box.setCurrentIndex(2)
    concept = box.currentData()
    box.activated.emit(2)
    page = page_of(window)
    assert page.position.made.why == concept
    assert page.concepts.currentData() == concept


def test_leaving_practice_returns_to_the_match(window: MainWindow) -> None:
    window.commands.open_file(saved_match())
    before = bridge_of(window).game.view()
    page = open_practice(window)
    played(page, page.position.made.best)
    click(page.leave)
    assert window.pages.currentWidget() is window.pages.table
    assert window.pages.overlay is None
    assert bridge_of(window).game.view() == before


def test_the_back_key_leaves_practice_for_the_match(window: MainWindow) -> None:
    open_practice(window)
    window.commands.actions["back_to_match"].trigger()
    assert window.pages.currentWidget() is window.pages.welcome
    window.commands.open_file(saved_match())
    assert not window.commands.actions["back_to_match"].isEnabled()
    open_practice(window)
    window.commands.actions["back_to_match"].trigger()
    assert window.pages.currentWidget() is window.pages.table


def test_the_back_key_leaves_a_replay_for_the_match(window: MainWindow) -> None:
    path = saved_match()
    window.commands.open_file(path)
    window.commands.deal_again(1)
    practice = bridge_of(window)
    window.pages.replay(path)
    window.commands.actions["back_to_match"].trigger()
    assert bridge_of(window) is practice
    assert window.pages.overlay is None
    window.commands.actions["back_to_match"].trigger()
    assert bridge_of(window).game.record.path == path


def test_a_practice_round_ends_without_a_leader(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A practice ends with its round: the table shows the points that the person made."""
    window.commands.open_file(saved_match())
    window.commands.deal_again(2)
    assert window.pages.table is not None
    state, match = window.pages.table.state, bridge_of(window).game.match
    play_round(window, qtbot)
    made = (match.round.scores or [0])[0]
    assert made != match.totals[0], "there was a round before it"
    said = f"You made {number_text(made)} point"
    assert prompt_text(state).startswith(said)
    assert prompt_text(state).endswith("."), "a sentence, as all that stand there"
    with monkeypatch.context() as patch:
        patch.setattr(Match, "winner", 0)
        assert prompt_text(state).startswith(said), "its match may still run"
    window.commands.score_sheet()
    sheet = dialog_of(window, "score_sheet")
    assert sheet.windowTitle() == window.windowTitle()


def test_own_exercises_come_first_with_the_cost_of_the_week(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    patched(monkeypatch, answers=True)
    window.commands.open_file(saved_match())
    window.commands.actions["review"].trigger()
    lost = panel_of(window)._review
    assert lost is not None
    page = open_practice(window)
    assert page.position.shipped is None
    assert page.position.made.at == lost.costly[0].at
    assert page.game.seats[0].name == "Anna"
    assert list(kept_reviews().all())


def test_an_exercise_without_its_record_is_skipped(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    patched(monkeypatch, answers=True)
    path = saved_match()
    window.commands.open_file(path)
    window.commands.actions["review"].trigger()
    window.session.leave()
    path.unlink()
    assert open_practice(window).position.shipped is not None


def test_a_skipped_exercise_comes_again(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A skipped position is still to be solved: it would be wrong to say that none is left."""
    lines = practice._shipped_lines()[:2]
    monkeypatch.setattr(practice, "_shipped_lines", lambda: lines)
    keys = [open_practice(window).position.key]
    for _ in range(3):
        click(page_of(window).next)
        keys.append(page_of(window).position.key)
    assert keys == 2 * keys[:2]
    assert keys[0] != keys[1]


def test_without_due_exercises_the_next_date_is_shown(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = practice._shipped_lines()[:1]
    monkeypatch.setattr(practice, "_shipped_lines", lambda: lines)
    page = open_practice(window)
    played(page, page.position.made.best)
    click(page.next)
    assert window.pages.overlay is None
    told = window.findChildren(NoticeBar)[0]
    assert "nothing to practise today" in told.text
    window.commands.actions["practice"].trigger()
    assert window.pages.overlay is None


def test_an_exercise_can_be_solved_by_keys_alone(window: MainWindow) -> None:
    """A rank key selects the card; Return lays it off where it fits, and discards it otherwise."""
    page = open_practice(window)
    for move in page.position.made.best:
        hand = QApplication.focusWidget()
        assert hand is not None
        write(str(move.cards[0])[0], to=hand)
        press(Qt.Key.Key_Return, to=hand)
    assert page.strip.sentence.text() == "That is the best way."
    assert QApplication.focusWidget() is page.next


@pytest.mark.threads
def test_a_late_exercise_does_not_cover_a_match_begun_meanwhile(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    released = threading.Event()

    def slowly() -> Reviews:
        assert released.wait(PATIENCE)
        return kept_reviews()

    monkeypatch.setattr(practice, "kept_reviews", slowly)
    window.commands.actions["practice"].trigger()
    begin(window)
    released.set()
    for _ in range(2):  # first the list of practices is read, then the round of the position
        for thread in threading.enumerate():
            if thread.name == "task":
                thread.join(PATIENCE)
        QApplication.processEvents()
    assert window.pages.overlay is None
    assert window.pages.currentWidget() is window.pages.table

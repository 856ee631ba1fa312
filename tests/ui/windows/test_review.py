"""A finished round is judged beside its replay: costs of moves, try again, play on from there."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTableView
from pytestqt.qtbot import QtBot

from rummy_qt.engine import View
from rummy_qt.opponents import process
from rummy_qt.opponents.player import Way
from rummy_qt.opponents.process import Adviser, Opponents
from rummy_qt.opponents.protocol import Counsel, Reply, Request
from rummy_qt.play.review import Decision, ReviewResult, review_from_json, review_to_json
from rummy_qt.records.life import Help, Origin
from rummy_qt.records.lines import Status
from rummy_qt.records.paths import data_dir
from rummy_qt.records.reading import read_record
from rummy_qt.records.reviews import NAME
from rummy_qt.ui import reviewing
from rummy_qt.ui.models.rows import CellsModel
from rummy_qt.ui.table.hint import HintView
from rummy_qt.ui.windows.main_window import MainWindow, NoticeBar
from rummy_qt.ui.windows.replay_page import ReplayPage, ReviewPanel
from rummy_qt.ui.windows.score_sheet import ScoreSheet
from rummy_qt.ui.windows.statistics import StatisticsDialog
from rummy_qt.ui.words.language import points_text
from rummy_qt.ui.words.prompts import prompt_text
from tests.play.staging import Teacher, done
from tests.ui.keyboard import press, write
from tests.ui.mouse import carry, corner
from tests.ui.windows.conftest import bridge_of, click, dialog_of, label_texts, named, saved_match
from tests.ui.windows.playing import begin

Key = Qt.Key


class Hasty(Opponents):
    """Plays the first legal move and never calls."""

    def ask(self, request: Request) -> Future[Reply]:
        return done(Reply(request.view.legal_moves[-1] if request.ask == "choose" else None))

    def close(self) -> None:
        """There is no process to close."""


class Strict(Teacher):
    """Judges every move played as worse, by as many points as the round's history is long."""

    asked = 0

    def __init__(self, *, answers: bool = True) -> None:
        self.answers = answers
        self.closed = False

    def advise(self, asked: Request) -> Future[Counsel]:
        Strict.asked += 1
        if not self.answers:
            return Future()
        rows, view = list(asked.others), asked.view
        rows += [(move,) for move in view.legal_moves if not asked.only]
        played = rows[-1] if asked.only else rows[0]
        ways = [
            Way(row, -float(len(view.history)) if row == played else 0.0, 0.1, 100)
            for row in dict.fromkeys(rows)
        ]
        return done(Counsel(tuple(sorted(ways, key=lambda way: -way.mean))))

    def close(self) -> None:
        self.closed = True


def patched(monkeypatch: pytest.MonkeyPatch, *, answers: bool) -> list[Strict]:
    """Reviews use these teachers instead of processes."""
    made: list[Strict] = []

    def make() -> Adviser:
        made.append(Strict(answers=answers))
        return made[-1]

    monkeypatch.setattr(reviewing, "start_searcher", make)
    quick_look_back(monkeypatch)
    return made


def quick_look_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews use few playouts, and levels that do not search."""
    monkeypatch.setattr(reviewing, "OpponentProcess", Hasty)
    for few in ("true_hands._DEALS", "true_hands._PAIRS", "review.WAYS"):
        monkeypatch.setattr(f"rummy_qt.play.{few}", 4)


@pytest.fixture
def searchers(monkeypatch: pytest.MonkeyPatch) -> list[Strict]:
    return patched(monkeypatch, answers=True)


@pytest.fixture
def played(window: MainWindow, searchers: list[Strict]) -> MainWindow:
    window.commands.open_file(saved_match())
    return window


def panel_of(window: MainWindow) -> ReviewPanel:
    """The review panel in the window."""
    assert isinstance(window.pages.overlay, ReplayPage)
    panel = window.pages.overlay.review
    assert panel is not None
    assert panel.isVisible()
    return panel


def reviewed(window: MainWindow) -> ReviewPanel:
    window.commands.actions["review"].trigger()
    return panel_of(window)


def table_hint(window: MainWindow) -> HintView:
    """The hint on the table of the replay."""
    assert window.pages.overlay is not None
    return window.pages.overlay.table.hint


def first_reviewed(window: MainWindow) -> ReviewPanel:
    """The review of the first round, opened from the score sheet."""
    window.commands.actions["score_sheet"].trigger()
    sheet = dialog_of(window, "score_sheet")
    assert isinstance(sheet, ScoreSheet)
    sheet.rounds.selectRow(0)
    click(named(sheet, QPushButton, "review_round"))
    return panel_of(window)


def losses(panel: ReviewPanel) -> list[str]:
    model = panel.table.model()
    assert isinstance(model, CellsModel)
    return [model.cell(row, 0).text for row in range(model.rowCount())]


def test_a_review_from_the_score_sheet_lists_the_costliest_first(played: MainWindow) -> None:
    panel = first_reviewed(played)
    assert panel._game.number == 1
    lost = list(map(int, losses(panel)))
    assert len(lost) > 3
    assert lost == sorted(lost, reverse=True)
    assert f"{len(lost)} decision" in panel.progress.text()


def test_the_costliest_decision_is_explained_at_once(played: MainWindow) -> None:
    panel = reviewed(played)
    assert panel._review is not None
    costliest = panel._review.costly[0]
    assert panel.chosen == costliest
    assert panel._game.at == costliest.fault_at
    assert f" It cost about {round(costliest.loss)} point" in panel.headline.text()
    assert "Nothing cost more." in panel.headline.text()
    assert "Better: " in panel.explanation.text()


def test_the_first_explanation_appears_before_the_review_is_done(played: MainWindow) -> None:
    panel = reviewed(played)
    whole = panel._review
    assert whole is not None
    first, second = whole.costly[:2]

    def told(*, measured: bool) -> None:
        known = {first: first._replace(cost=0.0), second: second._replace(measured=measured)}
        made = tuple(known.get(one, one) for one in whole.decisions)
        panel._reviewing.changed.emit(replace(whole, decisions=made, over=False))

    panel.table.setCurrentIndex(QModelIndex())
    panel._game.jump(0)
    told(measured=False)
    assert panel.chosen is None, "the first look alone may be wrong"
    told(measured=True)
    assert panel.chosen is not None
    assert panel.chosen.at == second.at
    assert "Nothing cost more" not in panel.headline.text(), "something else may have cost more"
    panel._reviewing.changed.emit(whole)
    assert panel.chosen.at == first.at
    assert "Nothing cost more" in panel.headline.text()


def test_closing_a_review_by_mouse_leaves_no_focus_outline(played: MainWindow) -> None:
    panel = reviewed(played)
    page = panel._replay
    click(page.bar.review)
    assert not panel.isVisible()
    assert played.focusWidget() is page
    at = page.game.at
    press(Key.Key_Right, to=page)
    assert page.game.at == at + 1, "keys still steer it"
    press(Key.Key_R, to=page)
    press(Key.Key_R, to=page)
    assert played.focusWidget() is page.bar.slider


def test_a_replay_without_review_describes_the_moves(played: MainWindow) -> None:
    """A closed review does not describe a decision, even where the replay passes it."""
    panel = reviewed(played)
    page, at = panel._replay, panel._game.at
    assert page.table.prompt().startswith("Played: ")
    click(page.bar.review)
    for to in (at, at - 1, at):
        panel._game.jump(to)
        assert not page.table.prompt().startswith("Played: ")


def test_the_end_of_a_replay_names_the_leader(played: MainWindow) -> None:
    """A match has totals; the points made are shown only for a round without a match."""
    panel = reviewed(played)
    panel._game.jump(len(panel._game.moves))
    assert "lead" in prompt_text(panel._replay.table.state)


def test_finishing_a_review_does_not_move_the_replay(played: MainWindow) -> None:
    panel = reviewed(played)
    panel.table.setCurrentIndex(QModelIndex())
    panel._game.jump(5)
    panel._reviewing.changed.emit(panel._review)
    assert panel.chosen is None
    assert panel._game.at == 5


def test_a_selected_decision_is_shown_on_the_table_and_explained(played: MainWindow) -> None:
    panel = reviewed(played)
    game = panel._game
    for row in (0, 1):
        panel.table.selectRow(row)
        decision = panel.chosen
        assert decision is not None
        assert game.at == decision.fault_at
        said = panel.headline.text()
        assert f"about {round(decision.loss)} point" in said
        assert "Better: " in panel.explanation.text()
        hint = table_hint(played)
        told = {tag.what[0] for tag in hint.ghosts._tags if tag.isVisible()}
        assert told == {"Better", "Played"}, "both ways are seen on the table"
        assert panel._replay.table.bar.caption.text().startswith("Played: ")
        heard = panel.table.model().index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        cost, *_ = re.findall("[^.]* cost [^.]*[.]", heard)
        assert cost in said, "a reader hears it with the row"
        assert not set(heard) & set("♣♦♥♠")


def test_a_review_can_be_used_by_keys(played: MainWindow, qtbot: QtBot) -> None:
    played.commands.actions["replay"].trigger()
    qtbot.waitUntil(played.isActiveWindow)
    press(Key.Key_R, to=played.focusWidget())
    panel = panel_of(played)
    assert isinstance(played.focusWidget(), QTableView)
    press(Key.Key_Down, to=played.focusWidget())
    assert panel.chosen is not None
    for _ in range(9):
        if not panel.try_button.hasFocus():
            press(Key.Key_Tab, to=played.focusWidget())
    press(Key.Key_Space, to=panel.try_button)
    assert panel.trying
    decision = panel.chosen
    for move in decision.played:
        hand = played.focusWidget()
        assert hand is not None
        write(str(move.cards[0])[0], to=hand)
        press(Key.Key_Return, to=hand)
    assert "behind the best way" in panel.explanation.text()
    assert panel.try_button.hasFocus()
    press(Key.Key_Escape, to=played.focusWidget())
    assert panel.isVisible(), "one thing less: the answer, not the review"
    assert panel.table.isVisible()
    press(Key.Key_R, to=played.focusWidget())
    assert not panel.isVisible()


def test_a_costly_decision_can_be_tried_again(played: MainWindow) -> None:
    panel = reviewed(played)
    panel.table.selectRow(0)
    decision = panel.chosen
    assert decision is not None
    click(panel.try_button)
    assert panel._game.at == decision.at
    assert not panel.table.isVisible(), "the answer is not to be seen"
    assert "Better" not in panel.explanation.text()
    for move in decision.best:
        assert panel._replay.table.state.source.submit(move)
    assert panel.explanation.text() == "That is the best way."
    click(panel.try_button)
    assert panel.table.isVisible()


def test_the_person_can_play_on_from_a_decision_in_a_copy(played: MainWindow) -> None:
    record = bridge_of(played).game.record
    assert record.path is not None
    before = record.path.read_bytes()
    panel = reviewed(played)
    panel.table.selectRow(1)
    decision = panel.chosen
    assert decision is not None
    number = panel._game.number
    seen = panel._game.life.round_at(number, decision.fault_at)
    click(panel.play_button)
    game = bridge_of(played).game
    assert played.pages.currentWidget() is played.pages.table
    assert game.record.path != record.path
    assert game.life.round_at(number, decision.fault_at).position == seen.position
    assert game.life.origin is Origin.PRACTICE_OF
    assert Help.KNOWN_DEAL in game.life.current.help
    assert game.life.status is Status.RUNNING
    assert record.path.read_bytes() == before
    assert game.record.path is not None
    assert read_record(game.record.path).fault is None


def test_a_review_is_saved_and_repeated_only_if_damaged(
    played: MainWindow, searchers: list[Strict]
) -> None:
    first = losses(reviewed(played))
    assert len(searchers) == 1
    assert searchers[0].closed
    played.pages.leave_replay()
    assert losses(reviewed(played)) == first
    assert len(searchers) == 1
    [kept] = (data_dir() / NAME).iterdir()
    told = kept.read_text()
    review = json.loads(told)["review"]
    others = (
        {"seat": 1 - review["seat"]},
        {"seat": 9},
        {"number": 7},
        {"decisions": [made | {"fault_at": 9999} for made in review["decisions"]]},
        {"drawn": [{"at": 1, "seat": 9, "card": "7c", "points": 4.0}]},
    )
    for rubbish in (
        told[:99],
        told.replace('"at": ', '"at": -'),
        told.replace("discard", "dance"),
        *(json.dumps(json.loads(told) | {"review": review | other}) for other in others),
    ):
        played.pages.leave_replay()
        assert rubbish != told
        kept.write_text(rubbish)
        assert losses(reviewed(played)) == first
    assert len(searchers) == 9


def test_another_version_repeats_a_review(
    played: MainWindow, searchers: list[Strict], monkeypatch: pytest.MonkeyPatch
) -> None:
    reviewed(played)
    played.pages.leave_replay()
    monkeypatch.setattr("rummy_qt.play.review.VERSION", "another")
    reviewed(played)
    assert len(searchers) == 2


def test_a_review_shows_the_results_of_other_levels(played: MainWindow) -> None:
    panel = reviewed(played)
    scores = panel._game.life.rounds[panel._game.number - 1].scores
    assert scores is not None
    notes = QTextDocument()
    notes.setHtml(panel.notes.text())
    said = notes.toPlainText().strip()
    assert panel.notes.isVisible()
    levels = ("Master", "Expert", "Club", "Casual", "Beginner", "Newcomer")
    assert all(name in said for name in levels)
    assert said.partition("with ±:")[2].count("±") == 4, "four levels play it many times"
    assert "30 attempts" in said
    assert said.endswith(points_text(scores[0]))
    assert panel._review is not None
    again = review_from_json(json.loads(json.dumps(review_to_json(panel._review))))
    assert again is not None
    assert again == panel._review
    assert again.luck == panel._review.luck
    assert "by your decisions" in said
    assert "Luck of the draw:" in said


def test_a_choice_is_tried_again_on_the_table(played: MainWindow) -> None:
    panel = reviewed(played)
    game, source = panel._game, panel._replay.table.state.source
    panel.table.selectRow(0)
    decision = panel.chosen
    assert decision is not None
    click(panel.try_button)
    assert game.tries is not None
    assert played.pages.overlay is not None
    assert not played.pages.overlay.table.pointer.read_only
    assert str(game.view().history[-1]) == str(
        game.life.round_at(game.number, decision.at).view(0).history[-1]
    )
    for move in decision.played:
        assert source.submit(move)
    assert f"{round(decision.loss)} points behind the best way. " in panel.explanation.text()
    assert not source.submit(decision.played[0]), "one choice, and no more"
    click(panel.try_button)
    assert game.tries is None
    assert played.pages.overlay.table.pointer.read_only
    assert game.at == decision.at
    assert source.submit(decision.played[0]) is False


def test_ending_a_trial_drops_held_and_selected_cards(
    played: MainWindow,
) -> None:
    panel = reviewed(played)
    table, wind = panel._replay.table, panel._replay.bar.button_actions
    panel.table.selectRow(0)
    click(panel.try_button)
    chosen, held = table.state.hand.cards[:2]
    table.state.hand.toggle(chosen)
    carry(table.viewport(), table.mapFromScene(corner(table, held)), QPoint(300, 200))
    assert table.pointer.held is not None
    wind["first"].trigger()
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton)  # QTest keeps buttons down
    assert table.pointer.held is None
    assert not table.state.hand.selection


def test_another_move_tried_in_a_review_is_judged_by_a_search(played: MainWindow) -> None:
    panel = reviewed(played)
    game = panel._game

    def view_at(made: Decision) -> View:
        return game.life.round_at(game.number, made.at).view(0)

    decision, move = next(
        (made, move)
        for made in panel._rows
        for move in view_at(made).legal_moves
        if move.kind == "discard" and (move,) not in (made.best, made.played)
    )
    panel.table.selectRow(panel._rows.index(decision))
    click(panel.try_button)
    assert panel._replay.table.state.source.submit(move)
    behind = len(view_at(decision).history)
    assert f"That is about {behind} points behind the best way. " in panel.explanation.text()
    click(panel.try_button)
    assert panel.chosen == decision, "the review is as it was"


def test_a_copy_may_have_fresh_hidden_cards(played: MainWindow) -> None:
    panel = reviewed(played)
    panel.table.selectRow(1)
    number, at = panel._game.number, panel._game.at
    before = panel._game.life.round_at(number, at)
    click(panel.fresh_button)
    game = bridge_of(played).game
    after = game.life.round_at(number, at)
    assert after.view(0) == before.view(0)
    assert after.view(1) != before.view(1)
    assert game.record.path is not None
    assert read_record(game.record.path).fault is None
    assert Help.KNOWN_DEAL in game.life.current.help


def test_any_player_can_be_reviewed(played: MainWindow, searchers: list[Strict]) -> None:
    panel = reviewed(played)
    mine = losses(panel)
    panel.seats.setCurrentIndex(1)
    assert panel.seats.currentText() == "Bo"
    assert losses(panel) != mine
    assert len(searchers) == 2


def test_a_review_calls_a_person_without_a_name_you(
    window: MainWindow, searchers: list[Strict]
) -> None:
    window.commands.open_file(saved_match(""))
    assert reviewed(window).seats.currentText() == "You"


def test_the_round_that_is_being_played_is_not_reviewed(window: MainWindow) -> None:
    begin(window)
    window.commands.actions["review"].trigger()
    assert window.pages.overlay is None
    said = " ".join(label_texts(named(window, NoticeBar, "notice_bar")))
    assert "it can be reviewed once it is over" in said


@pytest.mark.threads
def test_leaving_the_page_ends_the_review(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = patched(monkeypatch, answers=False)
    window.commands.open_file(saved_match())
    qtbot.waitUntil(lambda: window.session.bridge is not None)
    panel = reviewed(window)
    qtbot.waitUntil(lambda: bool(made) and Strict.asked > 0)
    qtbot.waitUntil(lambda: panel._review is not None)
    window.pages.leave_replay()
    qtbot.waitUntil(lambda: made[0].closed)


def test_the_texts_of_a_review_follow_the_language(played: MainWindow) -> None:
    panel = reviewed(played)
    panel.table.selectRow(0)
    row = panel.table.currentIndex().row()
    QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert panel.table.currentIndex().row() == row
    assert panel.explanation.text()


def test_the_statistics_show_the_playing_strength(played: MainWindow) -> None:
    def strength() -> QLabel:
        played.commands.actions["statistics"].trigger()
        dialog = dialog_of(played, "statistics")
        assert isinstance(dialog, StatisticsDialog)
        return dialog.strength

    assert not strength().isVisible()
    dialog_of(played, "statistics").close()
    panel = reviewed(played)
    mine = panel._review
    assert mine is not None
    said = strength()
    assert said.isVisible()
    unclear = r"Not clear yet: between .+ and .+ after 1 reviewed round\."
    assert re.fullmatch(unclear, said.text().partition("\n")[0])


def test_another_round_is_reviewed_only_while_the_panel_is_open(
    played: MainWindow, searchers: list[Strict]
) -> None:
    panel, replay = reviewed(played), played.pages.overlay
    assert isinstance(replay, ReplayPage)
    replay.game.show_round(1)
    assert panel._review is not None
    assert panel._review.number == 1
    assert len(searchers) == 2
    replay.bar.review.setChecked(False)
    replay.game.show_round(2)
    assert len(searchers) == 2


def test_a_saved_match_is_reviewed_from_the_list(played: MainWindow) -> None:
    played.commands.actions["saved_matches"].trigger()
    named(dialog_of(played, "saved_matches"), QAction, "saved_review").trigger()
    panel = panel_of(played)
    assert panel._game.number == panel._game.numbers[-1]
    assert losses(panel)


def test_the_table_beside_a_review_is_visible_whole(played: MainWindow) -> None:
    played.resize(900, 640)
    panel = reviewed(played)
    assert played.pages.overlay is not None
    table = played.pages.overlay.table
    assert table.x() + table.width() <= panel.x()
    assert table.mapFromScene(table.sceneRect()).boundingRect().width() <= table.width() + 2


def test_the_panel_of_a_review_is_visible_in_full_width(played: MainWindow) -> None:
    played.resize(1024, 640)
    played.preferences.language = "pl"
    panel = reviewed(played)
    QApplication.processEvents()
    assert panel.paper.visibleRegion().boundingRect().width() == panel.paper.width()


MORTAL = """
import json, os, signal, sys, zlib
from rummy_qt.opponents.player import Way
from rummy_qt.opponents.protocol import Counsel, answer_line, read_request

for line in sys.stdin:
    asked = read_request(line)
    if zlib.crc32(json.dumps(json.loads(line)["view"]).encode()) % {of} < {die}:
        os.kill(os.getpid(), signal.SIGKILL)
    rows = [*asked.others, *((m,) for m in asked.view.legal_moves if not asked.only)]
    ways = [Way(row, -float(len(row)), 0.1, 100) for row in dict.fromkeys(rows)]
    ways.sort(key=lambda way: -way.mean)
    print(answer_line(asked, Counsel(tuple(ways))), flush=True)
"""


@pytest.fixture
def window_with_dying_searches(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> Callable[[int, int], MainWindow]:
    """A window whose search processes kill themselves in ``die`` of ``of`` cases."""

    def make(die: int, of: int) -> MainWindow:
        command = [sys.executable, "-P", "-c", MORTAL.format(die=die, of=of)]
        monkeypatch.setattr(process, "own_command", lambda: command)
        return window

    two = partial(process.OpponentProcess, processes=reviewing.MOST_PROCESSES)
    monkeypatch.setattr(reviewing, "start_searcher", two)
    quick_look_back(monkeypatch)
    window.commands.open_file(saved_match())
    return make


def done_by_processes(panel: ReviewPanel, qtbot: QtBot) -> ReviewResult:
    qtbot.waitUntil(lambda: panel._review is not None and panel._review.over)
    assert panel._review is not None
    return panel._review


def test_a_review_reports_killed_processes_and_judges_the_rest(
    window_with_dying_searches: Callable[[int, int], MainWindow], qtbot: QtBot
) -> None:
    panel = first_reviewed(window_with_dying_searches(1, 2))
    part = done_by_processes(panel, qtbot)
    gaps = len(part.gaps)
    assert 0 < gaps < len(part.decisions), "so the dice fell"
    assert re.match(
        rf"{gaps} decision(s|\(s\)) could not be judged, out of {len(part.decisions)}\."
        r" The teacher’s process ended\. ",
        panel.progress.text(),
    )
    assert losses(panel).count("?") == gaps
    assert "No decision cost" not in panel.progress.text()
    assert not (data_dir() / NAME).exists(), "it is not kept as if it were whole"
    known = {decision.at: decision for decision in part.judged}
    window_with_dying_searches(0, 1)
    assert panel.rest_button.isVisible()
    click(panel.rest_button)
    whole = done_by_processes(panel, qtbot)
    assert not whole.gaps
    assert [made for made in whole.decisions if made.at in known] == list(known.values())
    assert panel.rest_button.isHidden()
    assert "could not" not in panel.progress.text()
    assert "Judged against these opponents." in panel.notes.text()
    qtbot.waitUntil(lambda: len(list((data_dir() / NAME).glob("*.json"))) == 1)


@pytest.mark.parametrize("started", [True, False])
def test_a_review_without_any_search_makes_no_claims(
    started: bool,
    window_with_dying_searches: Callable[[int, int], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    window = window_with_dying_searches(1, 1)
    if not started:
        monkeypatch.setattr(process, "own_command", lambda: [str(data_dir() / "nothing")])
    panel = first_reviewed(window)
    found = done_by_processes(panel, qtbot)
    assert len(found.gaps) == len(found.decisions) > 3
    why = "’s process ended" if started else " could not be started"
    assert re.fullmatch(
        rf"(\d+) decision(s|\(s\)) could not be judged, out of \1\. The teacher{why}\.",
        panel.progress.text(),
    )
    assert set(losses(panel)) == {"?"}
    assert "Judged" not in panel.notes.text()
    assert panel.chart.isHidden()
    assert panel.rest_button.isVisible()

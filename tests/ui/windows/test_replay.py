"""A finished round is replayed with buttons, slider and keys; no move is played."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS
from rummy_qt.records.reading import Reading, read_record, replay_lines
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.windows import main_window, replay_page
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.replay_page import ReplayPage
from rummy_qt.ui.windows.score_sheet import ScoreSheet
from tests.patience import PATIENCE
from tests.ui.keyboard import press
from tests.ui.mouse import LEFT, corner, inside
from tests.ui.windows.conftest import bridge_of, click, decide, dialog_of, named, saved_match
from tests.ui.windows.playing import begin

Key = Qt.Key
Shown = tuple[tuple[str, str], ...]
"""Place and name of each card that lies face up."""


@pytest.fixture
def played(window: MainWindow) -> MainWindow:
    window.commands.open_file(saved_match())
    return window


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the fast speed, moves follow each other without a pause."""
    speeds = (*replay_page.SPEEDS[:-1], (replay_page.SPEEDS[-1][0], 0))
    monkeypatch.setattr(replay_page, "SPEEDS", speeds)


def page_of(window: MainWindow) -> ReplayPage:
    """The replay that the window shows."""
    page = window.pages.currentWidget()
    assert isinstance(page, ReplayPage)
    assert page.isVisible()
    return page


def press_at(window: MainWindow, *keys: Key) -> None:
    """Press keys in the focus widget of a window."""
    assert QTest.qWaitForWindowActive(window, round(1_000 * PATIENCE))
    press(*keys, to=window.focusWidget())


def button(page: ReplayPage, name: str) -> QToolButton:
    return named(page, QToolButton, f"replay_{name}")


def shown(page: ReplayPage) -> Shown:
    """The cards face up on the table of a replay."""
    sprites = page.table.scene_.cards.sprites.values()
    return tuple(sorted((sprite.place.home, str(sprite.card)) for sprite in sprites))


def opened(page: ReplayPage) -> set[str]:
    """The other players' cards that are visible at their seats."""
    looks = page.table.scene_.furniture.seat_looks().values()
    return {str(card) for look in looks for card in look.open}


def on_the_table(window: MainWindow) -> Shown:
    """The cards face up on the table of the current match."""
    assert window.pages.table is not None
    items = window.pages.table.scene_.cards.sprites.values()
    return tuple(sorted((item.place.home, str(item.place.card)) for item in items))


def test_the_score_sheet_replays_the_selected_round(played: MainWindow) -> None:
    before, lines = on_the_table(played), bridge_of(played).game.record.lines
    played.commands.actions["score_sheet"].trigger()
    sheet = dialog_of(played, "score_sheet")
    assert isinstance(sheet, ScoreSheet)
    sheet.rounds.selectRow(0)
    click(named(sheet, QPushButton, "replay_round"))
    page = page_of(played)
    assert (page.game.number, page.game.at) == (1, 0)
    assert played.windowTitle() == "Replay of 500 Rum · German rules"
    press_at(played, Key.Key_Right, Key.Key_Right, Key.Key_Left)
    assert page.game.at == 1
    press_at(played, Key.Key_End)
    assert page.game.at == len(page.game.moves)
    assert page.table.state.view.over
    assert page.table.scene_.teller.all_told
    assert not page.table.bar.scores.isVisible(), "no sheet is of a round that is looked at"
    press_at(played, Key.Key_Escape)
    assert played.pages.currentWidget() is played.pages.table
    assert played.windowTitle() == "500 Rum · German rules"
    assert on_the_table(played) == before
    assert bridge_of(played).game.record.lines == lines
    decide(bridge_of(played).game)
    assert len(bridge_of(played).game.record.lines) > len(lines)


def test_each_button_goes_where_it_says(played: MainWindow) -> None:
    played.commands.actions["replay"].trigger()
    page = page_of(played)
    assert page.game.number == 2
    assert page.bar.counter.text() == f"0 / {len(page.game.moves)}"
    assert not button(page, "back").isEnabled()
    click(button(page, "forward"))
    click(button(page, "forward"))
    click(button(page, "back"))
    assert page.bar.counter.text().startswith("1 / ")
    click(button(page, "last"))
    assert not button(page, "forward").isEnabled()
    assert page.bar.slider.value() == len(page.game.moves)
    click(button(page, "first"))
    assert page.game.at == 0
    click(page.bar.close_button)
    assert played.pages.currentWidget() is played.pages.table


def test_the_slider_shows_any_position_at_once(played: MainWindow) -> None:
    bridge = bridge_of(played)
    replayed = replay_lines(bridge.game.record.lines)
    played.commands.actions["replay"].trigger()
    page = page_of(played)
    slider, length = page.bar.slider, len(page.game.moves)
    for at in (length // 2, 1, length, length // 3, 0):
        spot = QPoint(slider.handle_x(at), slider.height() // 2)
        QTest.mouseClick(slider, LEFT, pos=spot)
        then = replayed.round_at(2, at)
        assert page.game.at == at
        assert set(page.table.state.hand.cards) == set(then.hand(0))
        assert page.table.state.melds.rowCount() == len(then.melds)
        cards = {str(card) for home, card in shown(page) if home == "hand"}
        assert cards == {str(card) for card in then.hand(0)}


def test_dragging_the_slider_moves_through_the_round(played: MainWindow) -> None:
    played.commands.actions["replay"].trigger()
    page = page_of(played)
    slider, middle = page.bar.slider, page.bar.slider.height() // 2
    seen: list[int] = []
    page.table.state.source.changed.connect(lambda: seen.append(page.game.at))
    QTest.mousePress(slider, LEFT, pos=QPoint(slider.handle_x(0), middle))
    for at in (2, 5, 9):
        QTest.mouseMove(slider, QPoint(slider.handle_x(at), middle))
    QTest.mouseRelease(slider, LEFT, pos=QPoint(slider.handle_x(9), middle))
    assert seen == [2, 5, 9]


def test_the_caption_describes_each_replayed_move(played: MainWindow) -> None:
    played.commands.actions["replay"].trigger()
    page = page_of(played)
    captions = set()
    for _ in range(len(page.game.moves)):
        press_at(played, Key.Key_Right)
        caption = page.table.bar.caption.text()
        assert page.table.state.latest in caption
        captions.add(caption)
    assert any("went out" in text or "round is over" in text for text in captions)


def test_a_replay_does_not_show_undone_moves(played: MainWindow) -> None:
    played.commands.actions["score_sheet"].trigger()
    sheet = dialog_of(played, "score_sheet")
    assert isinstance(sheet, ScoreSheet)
    sheet.rounds.selectRow(0)
    click(sheet.replay)
    lines = bridge_of(played).game.record.lines
    assert any(b'"t":"undo"' in line for line in lines)
    second = next(n for n, line in enumerate(lines) if b'"n":2' in line)
    written = sum(b'"t":"move"' in line for line in lines[:second])
    assert 0 < len(page_of(played).game.moves) < written


def test_the_current_round_is_not_replayed_and_pauses_meanwhile(
    played: MainWindow, qtbot: QtBot, quick: None
) -> None:
    bridge = bridge_of(played)
    rnd = bridge.game.match.round
    while rnd.seat == 0:
        decide(bridge.game)
    played.commands.actions["replay"].trigger()
    page = page_of(played)
    rounds = named(page, QComboBox, "replay_round")
    assert [rounds.itemData(row) for row in range(rounds.count())] == [1, 2]
    lines = len(bridge.game.record.lines)
    assert rnd.seat != 0, "the opponent has not moved yet"
    named(page, QComboBox, "replay_speed").setCurrentIndex(2)
    press_at(played, Key.Key_Home, Key.Key_Space)
    qtbot.waitUntil(lambda: page.game.at_end)
    assert len(bridge.game.record.lines) == lines
    assert not played.commands.actions["undo"].isEnabled()
    press_at(played, Key.Key_Escape)
    qtbot.waitUntil(lambda: rnd.seat == 0)
    assert played.commands.actions["undo"].isEnabled()


def test_leaving_a_replay_by_mouse_shows_no_focus_ring(played: MainWindow) -> None:
    played.commands.actions["replay"].trigger()
    click(page_of(played).leave)
    table = played.pages.table
    assert table is not None
    assert table.hasFocus() or table.isAncestorOf(played.focusWidget())
    assert not table.areas.by_keys
    assert not table.scene_.focus.isVisible()


def test_there_is_nothing_to_replay_in_a_first_round(window: MainWindow) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    assert not window.commands.actions["replay"].isEnabled()
    window.commands.actions["score_sheet"].trigger()
    sheet = dialog_of(window, "score_sheet")
    assert not named(sheet, QPushButton, "replay_round").isVisible()


def test_other_hands_are_shown_on_request(played: MainWindow) -> None:
    played.commands.actions["replay"].trigger()
    page = page_of(played)
    assert not opened(page)
    hands = named(page, QCheckBox, "replay_hands")
    QTest.mouseClick(hands, LEFT, pos=QPoint(8, hands.height() // 2))
    replayed = replay_lines(bridge_of(played).game.record.lines)
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_End, Key.Key_Left, Key.Key_Home):
        press_at(played, key)
        then = replayed.round_at(2, page.game.at)
        others = {str(card) for seat in (1, 2)[: then.players - 1] for card in then.hand(seat)}
        assert opened(page) == others
    QTest.mouseClick(hands, LEFT, pos=QPoint(8, hands.height() // 2))
    assert not opened(page)


def test_the_space_bar_plays_the_replay_to_the_end(
    played: MainWindow, qtbot: QtBot, quick: None
) -> None:
    played.pages.replay(1)
    page = page_of(played)
    named(page, QComboBox, "replay_speed").setCurrentIndex(2)
    press_at(played, Key.Key_Space)
    qtbot.waitUntil(lambda: page.game.at > 3)
    press_at(played, Key.Key_Space)
    assert not page.bar.playing.isActive()
    click(button(page, "play"))
    qtbot.waitUntil(lambda: page.game.at_end)
    assert page.game.number == 2
    assert named(page, QComboBox, "replay_round").currentData() == 2
    assert not page.bar.playing.isActive()


def test_the_mouse_cannot_play_in_a_replay(played: MainWindow) -> None:
    played.commands.actions["replay"].trigger()
    page = page_of(played)
    port, scene = page.table.viewport(), page.table.scene_
    card, pile = page.table.state.hand.cards[0], scene.arrangement.pile_box
    start, end = corner(page.table, card), inside(pile, 0.9)
    before = shown(page)
    QTest.mousePress(port, LEFT, pos=start)
    for part in (0.4, 1.0):
        QTest.mouseMove(port, start + (end - start) * part)
    QTest.mouseRelease(port, LEFT, pos=end)
    stock = inside(scene.arrangement.stock.box, 0.5)
    QTest.mouseDClick(port, LEFT, pos=stock)
    QTest.mouseRelease(port, LEFT, pos=stock)
    assert shown(page) == before
    assert page.table.state.hand.selection == ()


def test_a_saved_match_is_replayed_from_the_welcome_page(played: MainWindow, qtbot: QtBot) -> None:
    path = bridge_of(played).game.record.path
    assert path is not None
    played.commands.actions["leave_table"].trigger()
    kept = path.read_bytes()
    played.commands.actions["saved_matches"].trigger()
    click(named(dialog_of(played, "saved_matches"), QPushButton, "saved_replay"))
    page = page_of(played)
    assert page.game.numbers == [1, 2]
    assert played.session.bridge is None
    press_at(played, Key.Key_End, Key.Key_Right)
    assert (page.game.number, page.game.at) == (2, 0)
    played.commands.actions["leave_table"].trigger()
    assert played.pages.currentWidget() is played.pages.welcome
    assert path.read_bytes() == kept


@pytest.mark.threads
def test_a_late_replay_does_not_cover_a_match_begun_meanwhile(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    released = threading.Event()

    def slowly(path: Path, pause: Callable[[], None]) -> Reading:
        assert released.wait(PATIENCE)
        return read_record(path)

    monkeypatch.setattr(main_window, "read_record", slowly)
    window.pages.replay(saved_match())
    task = window.pages._reading.task
    assert task is not None
    begin(window)
    released.set()
    assert task.wait(PATIENCE)
    assert window.pages.overlay is None
    assert window.pages.currentWidget() is window.pages.table


def test_the_handbook_shows_the_rules_of_the_replayed_match(played: MainWindow) -> None:
    path = bridge_of(played).game.record.path
    assert path is not None
    danish = RULEBOOKS["rommy-dk"]
    played.commands.begin(
        first_choice("Anna", ["club", "club"])._replace(rulebook="rommy-dk", rules=danish)
    )
    played.pages.replay(path)
    played.commands.actions["handbook"].trigger()
    rules = named(dialog_of(played, "handbook"), QComboBox, "handbook_rules")
    assert "500 Rum" in rules.currentText()


def test_a_saved_match_without_a_finished_round_cannot_be_replayed(window: MainWindow) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    window.commands.actions["leave_table"].trigger()
    window.commands.actions["saved_matches"].trigger()
    dialog = dialog_of(window, "saved_matches")
    assert not named(dialog, QPushButton, "saved_replay").isEnabled()


def test_a_new_match_replaces_a_replay(played: MainWindow) -> None:
    played.commands.actions["replay"].trigger()
    played.commands.begin(first_choice("Anna", ["club", "club"]))
    assert played.pages.currentWidget() is played.pages.table
    assert played.pages.overlay is None


def test_every_control_of_a_replay_is_reached_by_tab(played: MainWindow) -> None:
    played.commands.actions["replay"].trigger()
    page = page_of(played)
    reached: set[QWidget] = set()
    for _ in range(30):
        focus = played.focusWidget()
        assert focus is not None
        reached.add(focus)
        press(Key.Key_Tab, to=focus)
    bar = page.bar
    wanted = {bar.rounds, bar.slider, bar.speed, bar.hands, bar.close_button}
    assert wanted | {button(page, name) for name in ("play", "forward", "last")} <= reached


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_no_control_of_a_replay_is_cut_or_covered(
    size: tuple[int, int], played: MainWindow, qtbot: QtBot
) -> None:
    played.resize(*size)
    played.commands.actions["replay"].trigger()
    page = page_of(played)
    qtbot.waitUntil(lambda: page.width() == size[0])
    children = [child for child in page.bar.children() if isinstance(child, QWidget)]
    widgets = [child for child in children if child.isVisible()]
    for one in widgets:
        assert page.bar.rect().contains(one.geometry()), one
        assert one.width() >= one.minimumSizeHint().width(), one
        others = (w for w in widgets if w is not one)
        assert not any(one.geometry().intersects(other.geometry()) for other in others)


def test_a_replay_follows_the_preferences(played: MainWindow, preferences: Preferences) -> None:
    played.commands.actions["replay"].trigger()
    page, pictures = page_of(played), []
    changes: list[Callable[[], None]] = [
        lambda: None,
        lambda: setattr(preferences, "theme", "light"),
        lambda: setattr(preferences, "card_back", "petals"),
    ]
    for change in changes:
        change()
        page.table.grab_picture()
        pictures.append(page.grab().toImage())
    assert all(picture != pictures[0] for picture in pictures[1:])


def test_moving_on_in_a_replay_finishes_the_motion(
    played: MainWindow, preferences: Preferences
) -> None:
    preferences.animation_speed = 1.0
    played.commands.actions["replay"].trigger()
    page = page_of(played)
    page.bar.hands.setChecked(True)
    scene = page.table.scene_
    for step in range(len(page.game.moves)):
        press_at(played, Key.Key_Right)
        if step % 4 == 3:
            press_at(played, Key.Key_Left)
            press_at(played, Key.Key_Right)
    page.game.jump(page.game.at // 2)
    assert not scene.motion.busy
    places = scene.arrangement.places
    assert set(scene.cards.sprites) == set(places)
    for index, sprite in scene.cards.sprites.items():
        assert sprite.spot == places[index].spot


def test_replaying_a_missing_file_is_reported(window: MainWindow) -> None:
    path = saved_match()
    window.commands.actions["saved_matches"].trigger()
    dialog = dialog_of(window, "saved_matches")
    path.unlink()
    click(named(dialog, QPushButton, "saved_replay"))
    assert window.notices.text
    assert window.pages.overlay is None
    assert window.pages.currentWidget() is window.pages.welcome

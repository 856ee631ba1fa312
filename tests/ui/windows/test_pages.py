"""Exactly one page is visible: a replay, the match, or the welcome page."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS, Move
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.table import RATIO
from rummy_qt.ui.theme import IVORY
from rummy_qt.ui.windows import main_window, score_sheet
from rummy_qt.ui.windows.look import cast_shadow
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.new_match import NewMatchDialog
from rummy_qt.ui.windows.page_dialog import Veil
from rummy_qt.ui.windows.rule_cards import RulePile
from rummy_qt.ui.windows.score_sheet import DOWN, HUB, ROW, Celebration
from rummy_qt.ui.windows.welcome import WelcomePage
from rummy_qt.ui.words.notices import OPENING, Notice
from tests.ui.windows.conftest import bridge_of, click, dialog_of, named, saved_match
from tests.ui.windows.playing import begin, match_of, my_turn, play_move, play_round
from tests.ui.windows.test_match_end import HOURS, celebration_of, play_match, sheet_is_shown


@pytest.fixture
def celebration(
    window: MainWindow, preferences: Preferences, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Celebration:
    """The celebration of a match just won in the window."""
    monkeypatch.setattr(main_window, "END_PAUSE_MS", 0)
    monkeypatch.setattr(score_sheet, "LENGTH_MS", HOURS)
    preferences.animation_speed = 10.0
    play_match(window, qtbot, won=True)
    qtbot.waitUntil(lambda: celebration_of(window) is not None)
    found = celebration_of(window)
    assert found is not None
    return found


def replay_is_seen(window: MainWindow) -> bool:
    page = window.pages.overlay
    return page is not None and page.isVisible() and "Replay" in window.windowTitle()


def test_a_file_that_cannot_be_opened_leaves_the_replay_as_it_is(
    window: MainWindow, tmp_path: Path
) -> None:
    rubbish = tmp_path / "rubbish.rummy"
    rubbish.write_text("nothing of ours", encoding="utf-8")
    window.pages.replay(saved_match())
    window.commands.open_file(rubbish)
    assert window.notices.text
    assert replay_is_seen(window)
    window.commands.actions["leave_table"].trigger()
    assert window.pages.currentWidget() is window.pages.welcome
    assert window.windowTitle() == "Rummy Qt"


def test_pages_dim_the_table_but_the_handbook_does_not(window: MainWindow, qtbot: QtBot) -> None:
    veil = window.findChild(Veil)
    assert veil is not None
    window.commands.actions["preferences"].trigger()
    assert veil.isVisible()
    window.resize(1100, 700)
    assert veil.geometry() == window.rect()
    dialog_of(window, "preferences").close()
    window.commands.actions["handbook"].trigger()
    assert veil.isVisible()
    dialog_of(window, "handbook").close()
    assert not veil.isVisible()
    window.commands.begin(first_choice("Anna"))
    qtbot.waitUntil(lambda: window.pages.table is not None)
    window.commands.actions["preferences"].trigger()
    assert veil.isVisible()
    dialog_of(window, "preferences").close()
    window.commands.actions["handbook"].trigger()
    assert not veil.isVisible()


def test_a_page_over_a_page_dims_it(window: MainWindow) -> None:
    window.commands.actions["new_match"].trigger()
    below = dialog_of(window, "new_match_dialog")
    assert isinstance(below, NewMatchDialog)
    veil = below.findChild(Veil)
    assert veil is not None
    assert not veil.isVisible()
    below.house_rules.setFocus()
    below.house_rules.click()
    assert veil.isVisible()
    assert veil.geometry() == below.rect()
    above = dialog_of(window, "house_rules")
    assert not above.findChildren(Veil)[0].isVisible()
    above.close()
    assert not veil.isVisible()
    assert below.focusWidget() is below.house_rules


def test_preferences_over_a_table_build_no_welcome_page(
    make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    """Most starts go straight to the table, and never show the cover."""
    saved_match()
    window = make_window(preferences)
    window.commands.actions["preferences"].trigger()
    assert window.findChild(WelcomePage) is None


def test_opening_the_match_behind_a_replay_returns_to_it(window: MainWindow) -> None:
    path = saved_match()
    window.commands.open_file(path)
    bridge = bridge_of(window)
    window.commands.actions["replay"].trigger()
    assert replay_is_seen(window)
    window.commands.open_file(path)
    assert window.pages.currentWidget() is window.pages.table
    assert bridge_of(window) is bridge
    assert window.windowTitle() == "500 Rum · German rules"


def test_a_closed_replay_is_freed_from_memory(window: MainWindow, qtbot: QtBot) -> None:
    """Its table needs as much memory as that of a match, and many may be viewed in an evening."""
    begin(window)
    play_round(window, qtbot)
    window.commands.actions["replay"].trigger()
    assert window.pages.overlay is not None
    table = weakref.ref(window.pages.overlay.table)
    window.commands.actions["leave_table"].trigger()
    qtbot.waitUntil(lambda: table() is None)
    assert window.pages.table is not None


@pytest.mark.parametrize("ending", ["rematch", "leave_table", "lesson", "close"])
def test_a_closed_table_is_freed_from_memory(ending: str, window: MainWindow, qtbot: QtBot) -> None:
    """Its pictures take a hundred megabytes: an evening of matches would fill the memory."""
    begin(window)
    play_round(window, qtbot)
    assert window.pages.table is not None
    table = weakref.ref(window.pages.table)
    window.commands.actions["replay"].trigger()
    assert window.pages.overlay is not None
    replayed = weakref.ref(window.pages.overlay.table)
    (window.commands.actions[ending].trigger if ending != "close" else window.close)()
    if ending == "leave_table":
        window.commands.actions[ending].trigger()  # the first time, this leaves the replay
    qtbot.waitUntil(lambda: table() is None and replayed() is None)


def test_the_next_round_begins_from_the_sheet_over_a_replay(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window)
    play_round(window, qtbot)
    window.commands.actions["replay"].trigger()
    window.commands.actions["score_sheet"].trigger()
    click(named(dialog_of(window, "score_sheet"), QPushButton, "next_round"))
    assert bridge_of(window).game.match.round_number == 2
    assert window.pages.currentWidget() is window.pages.table


def test_a_replay_begun_while_a_victory_is_celebrated_is_not_covered(
    window: MainWindow, celebration: Celebration
) -> None:
    window.commands.actions["replay"].trigger()
    celebration.end()
    assert replay_is_seen(window)
    assert not sheet_is_shown(window)


def test_the_winner_is_shown_where_the_wheel_was(celebration: Celebration) -> None:
    celebration.go_on(DOWN)
    bare = celebration.backgroundBrush().texture().toImage()
    seen = celebration.grab().toImage()
    x, y = seen.width() // 2, round(HUB * seen.height())
    across = range(x - 30, x + 30)
    assert sum(seen.pixel(at, y) != bare.pixel(at, y) for at in across) > len(across) / 2


def test_the_winners_name_in_large_letters_covers_no_card(
    celebration: Celebration, larger_font: Callable[[float], None]
) -> None:
    table = celebration._table
    larger_font(2.0)
    table.window().resize(880, 480)
    QApplication.processEvents()
    shown = Celebration(table, 500)
    shown.go_on(DOWN)
    low = round(ROW * shown.height() + RATIO / 2 * shown._card_width) - 4
    seen = shown.grab().toImage()
    shown.face.setVisible(False)
    without = shown.grab().toImage()
    near = (image.pixelColor(seen.width() // 2, low).lightness() for image in (seen, without))
    assert abs(next(near) - next(near)) < 60, "no more than its light"


def test_a_modifier_alone_does_not_end_the_celebration(
    window: MainWindow, celebration: Celebration
) -> None:
    shift = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Shift, Qt.KeyboardModifier.ShiftModifier)
    QApplication.sendEvent(celebration, shift)
    assert celebration_of(window) is celebration


def test_a_disappearing_notice_does_not_interrupt_the_deal(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.animation_speed = 0.1
    window.notices.add(Notice(lambda: "It could not be opened.", OPENING))
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    QApplication.processEvents()
    assert window.notices.isHidden()
    assert window.pages.table is not None
    assert window.pages.table.scene_.motion.busy


def test_no_row_of_the_keys_is_cut(window: MainWindow) -> None:
    begin(window)
    window.commands.actions["keys_now"].trigger()
    page = dialog_of(window, "keys_now")
    rows = named(page, QTableView, "keys_now")
    for high in range(400, 470, 7):
        page.resize(page.width(), high)
        QApplication.processEvents()
        seen = rows.viewport()
        cut = rows.rowAt(seen.height() - 1)
        top = rows.rowViewportPosition(cut)
        if top + rows.rowHeight(cut) > seen.height() > top + 2:
            picture, y = seen.grab().toImage(), (top + seen.height()) // 2
            assert len({picture.pixel(x, y) for x in range(seen.width())}) == 1


def keys_said(window: MainWindow) -> str:
    """The text of the sheet of keys now."""
    window.commands.actions["keys_now"].trigger()
    page = dialog_of(window, "keys_now")
    rows = named(page, QTableView, "keys_now").model()
    words = " ".join(str(rows.index(row, 1).data()) for row in range(rows.rowCount()))
    page.close()
    return words


def test_after_a_round_the_keys_page_lists_no_keys_to_play(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window)
    assert "Play what has the focus" in keys_said(window)
    play_round(window, qtbot)
    words = keys_said(window)
    assert "Next round" in words
    assert "Within a part" in words
    assert not any(word in words for word in ("Play what has", "Choose a", "Discard"))


def test_the_keys_of_the_pile_are_named_where_they_take_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window)
    told = set[tuple[bool, bool]]()
    while not match_of(window).round.over:
        qtbot.waitUntil(lambda: my_turn(window))
        legal = bridge_of(window).game.view().legal_moves
        if Move("draw") in legal and len(discards := match_of(window).round.discards) > 1:
            top, pile = (Move("take", (discards[at],)) in legal for at in (-1, 0))
            words = keys_said(window)
            assert ("Take the top discard" in words) is top
            assert ("Take the whole pile" in words) is pile
            told.add((top, pile))
        if legal:  # the pile grows, as nothing is taken or laid
            kept = [move for move in legal if move.kind in ("draw", "discard", "pass")]
            bridge_of(window).submit(kept[-1])
    assert {(True, False), (False, True)} & told
    assert (False, False) in told


@pytest.mark.rule("S-06")
def test_a_key_to_call_is_named_where_the_table_offers_a_call(
    window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    """Nothing fits on an empty table, even where the rules allow calls."""
    preferences.calls = "never"  # the game does not pause; a button is shown instead
    begin(window, "Rommy / 500 · Danish rules")
    told = set[bool]()
    while len(told) < 2:
        qtbot.waitUntil(lambda: my_turn(window))
        assert not match_of(window).round.over
        table = window.pages.table
        assert table is not None
        if table.state.view.claimable is not None:
            offered = table.bar.call.isVisible()
            assert ("Call “Rommy!”" in keys_said(window)) is offered
            told.add(offered)
        play_move(window)


def test_the_focus_is_shown_on_a_row_of_the_keys_page(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    window.commands.actions["keys_now"].trigger()
    page = dialog_of(window, "keys_now")
    rows = named(page, QTableView, "keys_now")

    def edges() -> list[int]:
        QApplication.processEvents()
        picture = rows.grab().toImage()
        middles = rows.rowHeight(0) // 2, rows.height() - 3
        return [picture.pixelColor(rows.viewport().x() + 1, at).alpha() for at in middles]

    page.activateWindow()
    qtbot.waitUntil(rows.hasFocus)
    row, paper = edges()
    page.setFocus()
    assert not rows.hasFocus()
    assert edges()[1] == paper
    assert row > edges()[0] + 200


def test_a_shadow_falls_downward_without_rings(qapp: QApplication) -> None:
    picture, box = QPixmap(60, 80), QRectF(20, 15, 20, 40)
    picture.fill(IVORY)
    painter = QPainter(picture)
    cast_shadow(painter, box, 2, 4, 9)
    painter.end()
    drawn = picture.toImage()
    above, below = ([QColor(drawn.pixel(30, y)).lightness() for y in part]
                    for part in (range(15), range(57, 64)))  # fmt: skip
    assert max(above) - min(above) <= 3, "it is not all around"
    assert below == sorted({*below}), "each point is lighter than the one before"


def test_a_small_pile_is_aligned_with_its_text(qtbot: QtBot) -> None:
    for book in RULEBOOKS:
        holder = QWidget()
        qtbot.addWidget(holder)
        pile = RulePile(book, holder)
        pile.resize(200, pile.height())
        picture = pile.grab().toImage()
        bare = picture.pixel(199, 0)
        inked = [x for x in range(200) for y in range(pile.height()) if picture.pixel(x, y) != bare]
        assert min(inked) <= 3

"""Whole matches with key events only, from the welcome page to the rematch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rummy_qt.engine import Match, Move, View
from rummy_qt.opponents.player import Claim, Situation
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.score_sheet import ScoreSheet
from rummy_qt.ui.words.names import RULEBOOK_WORDS
from tests.ui.access.conftest import NoMouse
from tests.ui.access.key_player import KeyPlayer
from tests.ui.keyboard import CONTROL, SHIFT, Key, focus, press, write
from tests.ui.windows.conftest import brisk_preferences, make_window
from tests.ui.windows.playing import match_of
from tests.ui.windows.prompt import PromptOpponents

__all__ = ["make_window"]


class Careless:
    """Lays jokers and discards what others can use: swaps and calls soon become possible."""

    def choose(self, view: View, situation: Situation) -> Move:
        kinds = {move.kind: move for move in view.legal_moves}
        if "draw" in kinds:
            return kinds["draw"]
        for move in view.legal_moves:
            if move.kind == "meld" and any(card.is_joker for card in move.cards):
                return move
        useful = {move.cards[0].index for move in view.legal_moves if move.kind == "lay"}
        thrown = [move for move in view.legal_moves if move.kind == "discard"]
        thrown.sort(key=lambda move: move.cards[0].index not in useful)
        return thrown[0] if thrown else view.legal_moves[0]

    def claim(self, view: View, situation: Situation) -> Claim | None:
        return None


class CarelessOpponents(PromptOpponents):
    def __init__(self) -> None:
        super().__init__()
        self.player = Careless()


@pytest.fixture
def no_mouse(qapp: QApplication) -> Iterator[None]:
    mouse = NoMouse()
    qapp.installEventFilter(mouse)
    yield
    qapp.removeEventFilter(mouse)
    assert not mouse.seen


def in_front(window: MainWindow, qtbot: QtBot) -> None:
    """Activate the window, as desktops do after a dialog; the offscreen platform does not."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def tab_to(name: str) -> None:
    """Press Tab until the field of this name has the focus."""
    for _ in range(40):
        if focus().objectName() == name:
            return
        press(Key.Key_Tab)
    raise AssertionError(f"Tab does not lead to {name}")


def begin(
    window: MainWindow, qtbot: QtBot, rules: str, opponents: int, target: int, deal: str
) -> TableView:
    """Start a match from the welcome page, whose first button has the focus."""
    assert focus().objectName() == "welcome_new_match"
    press(Key.Key_Return)
    qtbot.waitUntil(lambda: focus().objectName() == "rulebooks")
    press(Key.Key_Home, *([Key.Key_Right] * list(RULEBOOK_WORDS).index(rules)))
    for name, text in (("opponents", opponents), ("target", target), ("deal_number", deal)):
        tab_to(name)
        press(Key.Key_A, modifier=CONTROL)
        write(str(text))
    press(Key.Key_Return)
    qtbot.waitUntil(lambda: window.pages.table is not None)
    table = window.pages.table
    assert table is not None
    in_front(window, qtbot)
    qtbot.waitUntil(lambda: table.isAncestorOf(focus()))
    assert window.pages.visible_table is not None
    assert window.pages.visible_table.state.source.game.header.rulebook == rules
    return table


def play(
    window: MainWindow,
    qtbot: QtBot,
    rather: Callable[[Counter[str]], list[str]] = lambda done: [],
    calls: Callable[[bool, Counter[str]], bool] = lambda fits, done: fits,
) -> Counter[str]:
    """Play the match to its end; returns how often each kind of move was made.

    ``rather``: from the counts so far, kinds of moves to prefer. ``calls``: whether to call
    a discard that fits, or one that does not.
    """
    table = window.pages.table
    assert table is not None
    player, done = KeyPlayer(table), Counter[str]()
    match: Match = match_of(window)

    def asked() -> bool:
        rnd = match.round
        return match.over or rnd.over or rnd.seat == 0 or table.calling.may_let_pass

    while not match.over:
        qtbot.waitUntil(asked)
        rnd = match.round
        if rnd.over and not match.over:
            press(Key.Key_Return, modifier=CONTROL)
        elif table.calling.may_let_pass:
            fits = any(claim.meld is not None for claim in table.state.targets.calls)
            if calls(fits, done):
                done["claim" if fits else "false claim"] += 1
                press(Key.Key_C)
                if table.chooser.isVisible():
                    press(Key.Key_Return)
            else:
                press(Key.Key_Escape)
        elif not rnd.over:
            before = rnd.position
            move = player.play(rather(done))
            done[move.kind] += 1
            assert rnd.position != before, f"{move} was not played"
    return done


def end_and_rematch(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.findChild(ScoreSheet) is not None)
    sheet = window.findChild(ScoreSheet)
    assert sheet is not None
    qtbot.waitUntil(lambda: sheet.isAncestorOf(focus()))

    def put_away() -> bool:
        if window.dialogs.shown("score_sheet") is not None:
            press(Key.Key_Escape)  # ignored for half a second after the sheet has opened by itself
        return window.dialogs.shown("score_sheet") is None

    qtbot.waitUntil(put_away)
    in_front(window, qtbot)
    before = match_of(window)
    press(Key.Key_N, modifier=CONTROL | SHIFT)
    assert match_of(window) is not before
    table = window.pages.table
    assert table is not None
    assert focus() is (table.areas.stock if table.state.my_turn else table.areas.hand)


@pytest.fixture
def at_welcome(
    no_mouse: None, make_window: Callable[..., MainWindow], qtbot: QtBot
) -> Callable[..., MainWindow]:
    def make(
        preferences: Preferences, opponents: type[PromptOpponents] = PromptOpponents
    ) -> MainWindow:
        window = make_window(preferences, opponents)
        in_front(window, qtbot)
        return window

    return make


Welcome = Callable[..., MainWindow]


@pytest.mark.parametrize("opponents", [1, 3])
def test_500_rum_by_keys(opponents: int, at_welcome: Welcome, qtbot: QtBot) -> None:
    window = at_welcome(brisk_preferences())
    begin(window, qtbot, "500-rum-de", opponents, 40, "2026")
    done = play(window, qtbot, lambda done: ["lay"])
    assert {"draw", "take", "meld", "lay", "discard"} <= set(done)
    end_and_rematch(window, qtbot)


def test_rommy_by_keys_with_swaps_calls_peeks_and_concessions(
    at_welcome: Welcome, qtbot: QtBot
) -> None:
    preferences = brisk_preferences()
    preferences.calls = "open"
    window = at_welcome(preferences, CarelessOpponents)
    begin(window, qtbot, "rommy-dk", 3, 100, "2")

    def rather(done: Counter[str]) -> list[str]:
        wanted = ["swap", "concede"] + (["peek"] if not done["peek"] else [])
        return wanted + (["whole"] if not done["concede"] else [])

    done = play(window, qtbot, rather, lambda fits, done: fits or not done["false claim"])
    assert {"swap", "claim", "false claim", "peek", "concede"} <= set(done), done
    end_and_rematch(window, qtbot)


def test_femhundra_by_keys_with_a_whole_pile_and_a_paid_duty(
    at_welcome: Welcome, qtbot: QtBot
) -> None:
    window = at_welcome(brisk_preferences())
    begin(window, qtbot, "femhundra", 1, 100, "9")

    def rather(done: Counter[str]) -> list[str]:
        return ["concede"] + (["whole"] if not done["concede"] else [])

    done = play(window, qtbot, rather)
    assert {"take", "concede", "meld"} <= set(done), done
    end_and_rematch(window, qtbot)

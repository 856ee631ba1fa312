"""The line beside the hand: the prompt, and for a while why something was refused."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rummy_qt.ui.table import caption
from tests.ui.mouse import LEFT
from tests.ui.table.test_claims import open_window

from .conftest import Lay, Table

PROMPT = "Your turn: draw from the stock or take a discard."


@pytest.fixture
def table(lay: Lay) -> Table:
    return lay(["7c 7d 2d Kc", ""], upcard="9s")


def refuse(table: Table) -> None:
    table.drag(table.card("Kc"), table.zone("discard"))
    assert table.view.bar.caption.text().startswith("Draw a card first")


def test_the_prompt_comes_back_after_a_while(
    lay: Lay, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert caption.PASSING_MS > 5_000
    monkeypatch.setattr(caption, "PASSING_MS", 10)
    table = lay(["7c 7d 2d Kc", ""], upcard="9s")
    line = table.view.bar.caption
    line.refuse("No.")
    assert line.text() == "No."
    qtbot.waitUntil(lambda: line.text().endswith(PROMPT))


def test_the_next_press_clears_a_refusal(table: Table) -> None:
    refuse(table)
    table.press(table.card("2d"))
    assert table.view.bar.caption.text().endswith(PROMPT)


def test_escape_and_another_turn_clear_a_refusal(table: Table) -> None:
    refuse(table)
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert table.view.bar.caption.text().endswith(PROMPT)
    refuse(table)
    table.game.play("draw")
    assert table.view.bar.caption.text().endswith("Meld, lay off, or discard.")


def test_why_is_asked_beside_a_refusal_only(table: Table) -> None:
    line = table.view.bar.caption
    action = QAction("Handbook", table.view)
    action.setShortcut("F2")
    asked: list[bool] = []
    action.triggered.connect(lambda _checked: asked.append(True))
    line.offer_handbook(action)
    assert not line.why.isVisible()
    refuse(table)
    assert line.why.toolTip() == "Read the rule behind this in the handbook (F2)"
    QTest.mouseClick(line.why, LEFT)
    assert len(asked) == 1
    line.remark("Taken back.")
    assert not line.why.isVisible()


def test_once_a_card_has_been_let_pass_nothing_asks_for_a_call(lay: Lay) -> None:
    table = lay(["9s Jd", "4s Qh", "Kc"], upcard="2c", stock="6h 7h 4h 4d 4c", rulebook="rommy-dk")
    for move in ("draw", "discard 9s", "draw", "discard Qh", "draw", "discard Kc"):
        table.game.play(move)
    for move in ("draw", "discard Jd", "draw"):
        table.game.play(move)
    bo = [str(m) for m in table.game.round.legal_moves() if m.kind == "meld"]
    assert bo, "somebody melds, so that a call makes sense"
    table.game.play(bo[0])
    table.game.play("discard 7h")
    open_window(table)
    bar = table.view.bar
    assert bar.call.isVisible()
    assert "let it pass" in bar.caption.text()
    QTest.mouseClick(bar.let_pass, LEFT)
    assert not bar.call.isVisible()
    assert bar.caption.text().endswith("Cleo is to move.")


def test_a_long_line_is_broken_and_then_ends_in_dots(table: Table) -> None:
    label = table.view.bar.caption.label
    table.view.bar.caption.prompt("One of 7♣ 8♣ 9♣ must be used at once: meld it, or lay it off.")
    label.resize(2_000, 34)
    assert label.lines() == [label.text()]
    label.resize(240, 34)
    first, second = label.lines()
    assert label.text().startswith(f"{first} ")
    assert label.text().endswith(second)
    label.resize(110, 34)
    assert label.lines()[1].endswith("…")
    assert all(label.fontMetrics().horizontalAdvance(line) <= 110 for line in label.lines())

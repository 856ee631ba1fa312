"""The line beside the hand: the prompt, or for a while why something was refused."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rummy_qt.ui.table import panels
from rummy_qt.ui.theme import IVORY
from tests.ui.keyboard import press
from tests.ui.mouse import LEFT
from tests.ui.table.test_claims import open_window

from .conftest import Lay, Table

FITTED = panels.fit_sentence
PROMPT = "Draw, or take a discard."


@pytest.fixture
def table(lay: Lay) -> Table:
    return lay(["7c 7d 2d Kc", ""], upcard="9s")


def refuse(table: Table) -> None:
    table.drag(table.card("Kc"), table.zone("discard"))
    assert table.view.bar.caption.text().startswith("You have not drawn yet")


def test_the_prompt_comes_back_after_a_while(
    lay: Lay, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert panels.REMARK_MS > 5_000
    monkeypatch.setattr(panels, "REMARK_MS", 10)
    table = lay(["7c 7d 2d Kc", ""], upcard="9s")
    line = table.view.bar.caption
    line.remark(lambda: "No.", asks_why=True)
    assert line.text() == "No."
    qtbot.waitUntil(lambda: line.text().endswith(PROMPT))


def test_a_duty_that_cannot_be_met_shows_only_its_price(lay: Lay) -> None:
    table = lay(["5d 6d 9s Kc", ""], upcard="7c", stock="2s 3h 3d", rulebook="femhundra")
    for move in ("draw", "discard Kc", "draw", "discard 3h", "take 7c"):
        table.game.play(move)
    assert table.view.bar.caption.text() == "No meld possible: pay 100 points."
    table.drag(table.card("9s"), table.zone("discard"))
    refused = "Use one of these cards first. No meld possible: pay 100 points."
    assert table.view.bar.caption.text() == refused


def test_the_next_click_clears_a_refusal(table: Table) -> None:
    refuse(table)
    table.press(table.card("2d"))
    assert table.view.bar.caption.text().endswith(PROMPT)


def test_a_refusal_stays_although_the_mouse_is_over_a_discard(lay: Lay) -> None:
    """The card was dropped there: the mouse is not pointing at the discard below."""
    table = lay(["7c 7d 2d Kc", ""], upcard="7s")
    upcard = table.card("7s")
    table.point(upcard)
    assert table.told.startswith("Take 7♠")
    refuse(table)
    table.point(upcard)
    assert table.view.bar.caption.text().startswith("You have not drawn yet")
    table.press(table.card("2d"))
    table.view.pointer.cancel()
    table.point(upcard)
    assert table.told.startswith("Take 7♠")


def test_escape_and_another_turn_clear_a_refusal(table: Table) -> None:
    refuse(table)
    press(Qt.Key.Key_Escape, to=table.view)
    assert table.view.bar.caption.text().endswith(PROMPT)
    refuse(table)
    table.game.play("draw")
    assert table.view.bar.caption.text().endswith("Meld, or discard.")


def test_a_hint_or_sentence_is_laid_out_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    set_: list[str] = []

    def fit_sentence(text: str, width: float, t: float) -> tuple[list[str], float, float]:
        set_.append(text)
        return FITTED(text, width, t)

    monkeypatch.setattr(panels, "fit_sentence", fit_sentence)
    table.view.bar.advise("Draw.", "", follow=True)
    assert set_ == ["Draw."]
    table.view.bar.advise("", "", follow=False)
    set_.clear()
    monkeypatch.setattr(table.view, "prompt", lambda: "Wait.")
    table.view.scene_.teller.told.emit()
    assert set_ == ["Wait."]


def test_the_why_button_appears_only_beside_a_refusal(table: Table) -> None:
    bar_, line = table.view.bar, table.view.bar.caption
    action = QAction("Handbook", table.view)
    action.setShortcut("F2")
    asked: list[bool] = []
    action.triggered.connect(lambda _checked: asked.append(True))
    bar_.offer(bar_.why, action)
    assert not bar_.why.isVisible()
    refuse(table)
    assert bar_.why.toolTip() == "Read the rule behind this in the handbook (F2)"
    QTest.mouseClick(bar_.why, LEFT)
    assert len(asked) == 1
    line.remark(lambda: "Taken back.")
    assert not bar_.why.isVisible()


def test_after_letting_a_discard_pass_nothing_offers_a_call(lay: Lay) -> None:
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
    row = table.view.bar
    assert row.call.isVisible()
    assert row.caption.text() == "Does it fit? Then call it."
    QTest.mouseClick(row.let_pass, LEFT)
    assert not row.call.isVisible()
    assert row.caption.text().endswith("Cleo is playing.")


def said(lines: list[str]) -> str:
    """The text without the padding for the background of card names."""
    return " ".join(lines).replace(panels.ROOM, "")


def test_a_long_line_is_broken_and_then_ends_in_dots(table: Table) -> None:
    text = "One of 7♣ 8♣ 9♣ must be used at once: meld it, or lay it off."
    assert said(panels.fit_sentence(text, 2_000, 1.0)[0]) == text
    sizes = []
    for room in (300, 200):
        lines, size, used = panels.fit_sentence(text, room, 1.0)
        assert said(lines) == text
        assert used <= room
        sizes.append(size)
    assert sizes == [14, 12]
    lines, _, used = panels.fit_sentence(text, 110, 1.0)
    assert len(lines) == 3
    assert lines[-1].endswith("…")
    assert used <= 110


def test_while_cards_are_held_the_row_shows_only_their_preview(table: Table) -> None:
    table.game.play("draw")
    table.click(table.card("2d"))
    assert table.view.bar.discard.isVisible()
    table.carry(table.card("2d"), table.zone("discard"))
    assert not table.view.bar.discard.isVisible()
    assert table.told == "Discard 2♦"
    table.view.pointer.cancel()
    assert table.view.bar.discard.isVisible()


def test_selected_cards_highlight_their_targets_and_show_buttons(lay: Lay) -> None:
    table = lay(["7c 8c 9c Tc 2d", ""], upcard="9s", stock="Jh")
    for move in ("draw", "meld 7c 8c 9c"):
        table.game.play(move)
    table.click(table.card("Tc"))
    assert {zone.kind for zone in table.glowing} == {"meld", "discard"}
    row = table.view.bar
    assert row.lay_off.isVisible()
    assert row.lay_off.text() == "Lay off (+10)"
    assert row.discard.isVisible()
    assert not row.meld.isVisible()
    QTest.mouseClick(row.lay_off, LEFT)
    assert table.game.submitted == ["lay Tc > m1+"]
    assert not table.glowing


def test_the_lay_all_button_names_its_points(lay: Lay, qtbot: QtBot) -> None:
    table = lay(["7c 8c 9c Qc Qd Qh 2d", "Kc Kd", "4d"], upcard="Ks", stock="Tc 3h")
    assert not table.view.bar.lay_all.isVisible()
    table.game.play("draw")
    assert table.view.bar.lay_all.text() == "Lay all (+64)"
    QTest.mouseClick(table.view.bar.lay_all, LEFT)
    qtbot.waitUntil(lambda: len(table.game.submitted) == 2)
    assert table.view.state.seats.values[0].on_table == 64
    assert not table.view.bar.lay_all.isVisible()


def test_the_undo_button_appears_while_undo_is_possible(table: Table) -> None:
    action = QAction("&Undo", table.view)
    action.setEnabled(False)
    undone: list[bool] = []
    action.triggered.connect(lambda _checked: undone.append(True))
    table.view.bar.offer(table.view.bar.undo, action)
    assert not table.view.bar.undo.isVisible()
    action.setEnabled(True)
    assert table.view.bar.undo.isVisible()
    QTest.mouseClick(table.view.bar.undo, LEFT)
    assert undone == [True]


def test_the_last_discard_is_named_only_at_its_players_seat(table: Table) -> None:
    for move in ("draw", "discard 2d", "draw"):
        table.game.play(move)
    last = table.game.round.hand(1)[-1]
    table.game.play(f"discard {last}")
    assert "Bo" not in table.view.bar.caption.text()
    assert table.view.scene_.furniture.seat_looks()[1].last[-1].cards == (last,)


@pytest.mark.parametrize(
    ("text", "least", "most"), [("Discard 3♠.", 0, 3), ("Joker (8♣)", 0, 3), ("Take 8♣ and", 3, 12)]
)
def test_punctuation_is_close_to_a_card_name_and_words_are_not(
    text: str, least: int, most: int, table: Table
) -> None:
    """Checks the number of empty pixels between a card name's background and what follows it."""
    lines, size, _ = panels.fit_sentence(text, 2_000, 1.0)
    picture, _ = panels.draw_sentence(lines, size, "plain", 1.0, table.view.scene_.art)
    seen = picture.toImage()
    rows, columns = range(seen.height()), range(seen.width())
    ivory = [x for x in columns if any(seen.pixelColor(x, y).name() == IVORY.lower() for y in rows)]
    beyond = range(ivory[-1] + 2, seen.width())  # the background has a soft edge
    cloth = [x for x in beyond if not any(seen.pixelColor(x, y).alpha() > 60 for y in rows)]
    words = next(x for x in beyond if x not in cloth)
    assert least <= words - beyond[0] <= most

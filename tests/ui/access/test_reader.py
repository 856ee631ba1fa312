"""What a screen reader finds and announces at the table, queried as by Qt's bridges."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QListView, QWidget
from pytestqt.qtbot import QtBot

from rummy_qt.opponents.levels import new_player
from rummy_qt.ui import reader as reader_file
from rummy_qt.ui.reader import ReaderNotice
from rummy_qt.ui.table.areas import Area
from rummy_qt.ui.table.calling import SECONDS
from tests.ui.access.conftest import Keyboard, Seat
from tests.ui.access.late import CALM, attentive
from tests.ui.access.late import heard as heard_late
from tests.ui.keyboard import Key, focus, press

HANDS = ["7c 8c 9c 7d 7h Qd 2d", "Kc Kd 2h 3s 5s 9s Td"]
Name = QAccessible.Text.Name
Role = QAccessible.Role


@pytest.fixture
def heard(qapp: object, english: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A screen reader is present."""
    monkeypatch.setattr(reader_file, "GATHER_MS", 0)
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def interface(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def rows(widget: QWidget) -> list[str]:
    """The names of an area's rows for a screen reader."""
    whole = interface(widget)
    assert whole.role() == Role.List
    children = [whole.child(nth) for nth in range(whole.childCount())]
    assert all(child.role() == Role.ListItem for child in children)
    return [child.text(Name) for child in children]


def name(widget: QWidget) -> str:
    return interface(widget).text(Name)


@pytest.fixture
def announcements(heard: None, sit: Seat, qtbot: QtBot) -> Callable[..., Callable[[], str]]:
    """For a table, a function that returns the announcements since its last call."""

    def make(table: Keyboard) -> Callable[[], str]:
        def said() -> str:
            table.view.reader.last = ""
            qtbot.waitUntil(lambda: bool(table.view.reader.last))
            return table.view.reader.last

        return said

    return make


@pytest.mark.usefixtures("heard")
def test_each_area_has_its_name_and_its_rows(sit: Seat) -> None:
    table = sit(HANDS, upcard="7s", stock="Jh 3c 4c")
    for move in ("draw", "meld 7c 8c 9c", "discard 2d", "draw", "discard 3s"):
        table.game.play(move)
    areas = table.view.areas
    assert [name(area) for area in areas.all] == [
        "Stock", "Discard pile", "Melds", "Your hand", "Players",
    ]  # fmt: skip
    assert rows(areas.stock) == ["23 cards"]
    pile = rows(areas.pile)
    assert pile[0].startswith("seven of spades, under 2 cards. Take 3 cards")
    assert pile[1:] == ["two of diamonds, under 1 card", "three of spades, on top"]
    assert rows(areas.melds) == ["run: seven to nine of clubs; 24 points"]
    assert rows(areas.players)[1].startswith("Bo: 13 cards; 0 points in all")
    table.game.play("draw")
    hand = rows(areas.hand)
    assert len(hand) == 11
    assert hand[0] == "four of clubs, new"
    assert not any("discarded" in words for words in hand), "what is usual is not said"


@pytest.mark.usefixtures("heard")
def test_a_card_announces_what_it_fits_and_that_it_is_chosen(sit: Seat) -> None:
    table = sit(["4d 6d 7d Ks", "8c 9c Tc 2h"], upcard="7c", stock="Jc Jd")
    for move in ("draw", "discard Ks", "draw", "meld 8c 9c Tc", "discard 2h", "take 7c"):
        table.game.play(move)
    words = next(words for words in rows(table.view.areas.hand) if words.startswith("seven of clu"))
    assert "must be used at once" in words
    assert "fits the meld laid by Bo: eight to ten of clubs" in words
    table.choose("6d")
    chosen = next(words for words in rows(table.view.areas.hand) if words.startswith("six of d"))
    assert "chosen" in chosen


@pytest.mark.usefixtures("heard")
def test_a_card_like_the_one_another_player_must_use_is_unmarked(sit: Seat) -> None:
    table = sit(["9c' Kd", "7c 8c", "", "", ""], upcard="9c")
    for move in ("draw", "discard Kd", "take 9c"):
        table.game.play(move)
    assert table.game.view().duty
    assert not any("must be used" in words for words in rows(table.view.areas.hand))


@pytest.mark.usefixtures("heard")
def test_an_accessible_row_has_the_place_of_its_card(sit: Seat) -> None:
    table = sit(HANDS, upcard="7s")
    hand, scene, view = table.view.areas.hand, table.view.scene_, table.view
    press(Key.Key_Home, Key.Key_Right)
    corner = view.mapToGlobal(view.rect().topLeft())
    for nth, card in enumerate(view.state.hand.cards):
        box = interface(hand).child(nth).rect().translated(-corner)
        spot = scene.places[card.index].spot
        # If the pointer rests there, the fan is shifted slightly.
        assert abs(box.x() + box.width() / 2 - spot.x) <= box.width() / 10
        assert box.contains(*(round(value) for value in spot.at(0.5, 0.3)))


@pytest.mark.usefixtures("heard")
def test_buttons_moves_and_questions_are_in_the_accessible_tree(sit: Seat) -> None:
    table = sit(HANDS, upcard="7s")
    port = interface(table.view.viewport())
    found = {port.child(nth).text(Name) for nth in range(port.childCount())}
    assert {"Sort the hand by suit", "What happened", "Stock", "Undo"} <= found


@pytest.mark.usefixtures("heard")
def test_exactly_one_accessible_row_has_the_focus(sit: Seat, qapp: QApplication) -> None:
    table = sit(HANDS, upcard="7s", stock="Jh 3c 4c")
    table.wishes.set("log_shown", True)
    for move in ("draw", "meld 7c 8c 9c"):
        table.game.play(move)
    view = table.view
    for stop in (*view.areas.all, view.moves):
        table.go_to(stop)
        qapp.processEvents()  # a row is announced in the next iteration of the event loop
        lists = view.findChildren(QListView)
        items = [(each, interface(each).child(nth).state()) for each in lists
                 for nth in range(interface(each).childCount())]  # fmt: skip
        assert [each for each, state in items if state.focused] == [stop]
        assert [each for each, state in items if state.selected] == [stop], "else: not selected"


def test_the_focused_row_is_announced_after_each_move_of_ones_own(
    sit: Seat, heard: None, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    table = sit(HANDS, upcard="7s", stock="Jh 3c 4c")
    told: list[str] = []
    known = Area.tell_focus

    def tell(area: Area) -> None:
        if area.hasFocus():
            told.append(rows(area)[area.row])
        known(area)

    monkeypatch.setattr(Area, "tell_focus", tell)
    for keys, said in (
        ([Key.Key_Return], "jack of hearts, new"),
        ([Key.Key_Q, Key.Key_Return], "seven of diamonds"),
    ):
        told.clear()
        press(*keys)
        qtbot.waitUntil(lambda: bool(told))
        assert told[-1] == said
    press(Key.Key_Space)
    assert table.selection == "7d", "Space works on the row that was said"


def test_moves_refusals_and_prompts_are_announced(
    sit: Seat, announcements: Callable[..., Callable[[], str]]
) -> None:
    table = sit(HANDS, upcard="7s", stock="Jh 3c 4c")
    said = announcements(table)
    table.go_to(table.view.areas.stock)
    press(Key.Key_Return)
    words = said()
    assert words == "You drew the jack of hearts from the stock. Meld, or discard."
    table.go_to(table.view.areas.stock)
    press(Key.Key_Return)
    assert said() == "You have already drawn. Meld, or discard."
    table.choose("7c 7d")
    press(Key.Key_Return)
    assert "seven of clubs" in said()
    press(Key.Key_Escape)
    assert said() == "No card is chosen."
    table.find("2d")
    press(Key.Key_Return)
    assert said() == "You discarded the two of diamonds."
    for move in ("draw", "discard Kc"):
        table.game.play(move)
    words = said()
    assert words.startswith("Bo drew from the stock. Bo discarded the king of clubs. Your turn.")
    table.view.areas.say_again()
    assert said() == "Bo drew from the stock. Bo discarded the king of clubs."
    table.view.areas.say_again()
    assert said().startswith("You drew the jack of hearts"), "one player further back"
    table.view.areas.read_hand()
    said()
    table.view.areas.say_again()
    assert said() == "Bo drew from the stock. Bo discarded the king of clubs.", "asked anew"
    notices = table.view.viewport().findChildren(ReaderNotice)
    assert [name(notice) for notice in notices][-1] == table.view.reader.last
    assert {interface(notice).role() for notice in notices} == {Role.Notification}


def test_chosen_cards_that_make_no_meld_are_announced(
    sit: Seat, announcements: Callable[..., Callable[[], str]]
) -> None:
    table = sit(HANDS, upcard="7s", stock="Jh 3c 4c")
    table.go_to(table.view.areas.stock)
    press(Key.Key_Return)
    said = announcements(table)
    table.choose("7c")
    assert "No meld" not in said()
    table.choose("Qd")
    assert said().endswith("These do not make a meld.")


@pytest.mark.parametrize("last", [False, True])
def test_a_finished_round_announces_scores_and_the_next_key(
    last: bool, sit: Seat, announcements: Callable[..., Callable[[], str]]
) -> None:
    table = sit(HANDS, upcard="7s")
    table.game.game.last_round = last
    said, mind = announcements(table), new_player("plain")
    while not (round_ := table.game.round).over:
        table.game.play(str(mind.choose(round_.view(round_.seat), CALM)), round_.seat)
    words = said()
    assert "The round is over." in words
    assert "0 points in all." in words
    assert words.endswith("Ctrl+Return deals the next round.") is not last


@pytest.mark.parametrize("kept", [None, 1])
def test_a_late_screen_reader_gets_every_message_once_in_order(
    kept: int | None, qapp: object, english: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole round, 0, 1 and 3 s late; one object for all messages would lose some."""
    if kept is not None:
        monkeypatch.setattr(reader_file, "_KEPT", kept)
    with attentive():
        assert heard_late(2, 250, 1).whole is (kept is None)


def test_each_message_has_an_object_of_its_own(
    sit: Seat, announcements: Callable[..., Callable[[], str]]
) -> None:
    """A listener that asks for an event's text only after eleven others have come."""
    table = sit(HANDS, upcard="7s", stock="Jh 3c 4c 5c")
    said = announcements(table)
    shown: list[tuple[ReaderNotice, str]] = []
    for number in range(12):
        table.view.reader.say(f"message {number}")
        assert said() == f"message {number}"
        notice = next(
            found
            for found in table.view.viewport().findChildren(ReaderNotice)
            if name(found) == f"message {number}"
        )
        shown.append((notice, f"message {number}"))
    assert [name(notice) for notice, _ in shown] == [text for _, text in shown]
    assert len({id(notice) for notice, _ in shown}) == 12


def test_the_end_of_a_round_is_announced_with_the_scores(
    sit: Seat, announcements: Callable[..., Callable[[], str]]
) -> None:
    table = sit(["7c 8c 9c 7h 8h 9h 3d 4d 5d 6d 7d 8d 9d", "Kc"], upcard="7s", stock="Jh")
    said = announcements(table)
    for move in ("draw", "meld 7c 8c 9c", "meld 7h 8h 9h", "meld 3d 4d 5d 6d 7d 8d 9d"):
        table.game.play(move)
    said()
    table.game.play("discard Jh")
    words = said()
    assert "You went out." in words
    assert "You: +" in words
    assert "Bo: −" in words
    table.view.areas.read_hand()
    assert said() == "Your hand is empty."
    table.view.areas.read_table()
    assert said() == "Round 2. The match goes to 500. Dealer: Bo. In the lead: You and Bo."


def test_a_time_to_call_is_announced_and_waits_for_the_listener(
    called: Keyboard, announcements: Callable[..., Callable[[], str]], qtbot: QtBot
) -> None:
    said = announcements(called)
    called.game.call_window.emit(True)
    words = said()
    assert "until somebody else does" in words, "Cleo may call it, too, and does not wait"
    assert "A false call costs" in words
    assert not called.view.calling.running
    assert called.view.calling.may_let_pass


def test_a_call_that_nobody_else_can_make_may_take_as_long_as_one_likes(
    sit: Seat, announcements: Callable[..., Callable[[], str]]
) -> None:
    hands = ["4c 4d 4h 9s Jd", "4s Qh"]
    table = sit(hands, upcard="2c", stock="6h 7h 8h 9h Th", rulebook="rommy-dk")
    for move in ("draw", "discard 9s", "draw", "discard 7h", "draw", "meld 4c 4d 4h",
                 "discard Jd", "draw", "discard 4s"):  # fmt: skip
        table.game.play(move)
    said = announcements(table)
    table.view.reader.offer_call()
    assert "as long as you like" in said()


def test_a_time_to_call_waits_for_keyboard_users(
    called: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SECONDS, "3s", 3_600.0)
    called.view.areas.use_mouse()
    called.game.call_window.emit(True)
    called.view.calling.resume()
    assert called.view.calling.running
    press(Key.Key_Tab)
    assert not called.view.calling.running, "the first key stops the clock"
    assert called.view.calling.may_let_pass
    called.game.call_window.emit(False)
    called.game.call_window.emit(True)
    called.view.calling.resume()
    assert not called.view.calling.running


def test_answers_are_spoken_without_symbols(asked: Keyboard, heard: None) -> None:
    for button in asked.view.chooser.buttons[:2]:
        assert "of clubs" in name(button)
        assert not set("♣♦♥♠") & set(name(button))
    assert focus() is asked.view.chooser.buttons[0]


def test_without_a_screen_reader_nothing_is_announced(
    sit: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    QAccessible.setActive(False)
    table = sit(HANDS, upcard="7s", stock="Jh 3c 4c")
    asked: list[object] = []
    for model in (table.view.state.hand, table.view.state.discards):
        monkeypatch.setattr(model, "spoken", asked.append)
    for move in ("draw", "discard 2d", "draw", "discard Kc"):
        table.game.play(move)
    table.choose("7c 7d")
    press(Key.Key_Return, Key.Key_Escape)
    assert table.view.viewport().findChild(ReaderNotice) is None
    assert table.view.reader.last == ""
    assert asked == []


def test_a_screen_reader_may_start_and_stop_at_any_time(sit: Seat, qtbot: QtBot) -> None:
    table = sit(HANDS, upcard="7s", stock="Jh 3c 4c")
    table.game.play("draw")
    QAccessible.setActive(True)
    try:
        press(Key.Key_End)
        assert name(table.view.areas.hand) == "Your hand"
        table.game.play("discard 2d")
        qtbot.waitUntil(lambda: table.view.reader.last == "You discarded the two of diamonds.")
    finally:
        QAccessible.setActive(False)
    last = table.view.reader.last
    table.game.play("draw")
    press(Key.Key_Home)
    assert table.view.reader.last == last

"""The models hold the state of the game, report exactly what changed, and provide texts."""

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS, Card
from rummy_qt.records.life import Help, HelpMark
from rummy_qt.ui.models.rows import ValueRole
from rummy_qt.ui.models.table_state import HandModel, TableState, TurnRow
from tests.ui.tables import TableGame, cards

SPOKEN = Qt.ItemDataRole.AccessibleTextRole
HANDS = ["7c 8c 9c 7d 7h Qd 2d", "Kc Kd 2h 3s 5s 9s Td", "4d 4h 4s Jc Ts 6d Ah"]
RULES = RULEBOOKS["500-rum-de"]


@pytest.fixture
def game() -> TableGame:
    return TableGame(HANDS, upcard="7s", stock="Jh 3c 6s 5h")


@pytest.fixture
def state(game: TableGame) -> TableState:
    return TableState(game)


def spoken_rows(model: QAbstractItemModel, role: int = SPOKEN) -> list[str]:
    return [model.data(model.index(row, 0), role) for row in range(model.rowCount())]


def hand_of(text: str) -> HandModel:
    hand = HandModel(RULES)
    hand.deal(cards(text), RULES)
    return hand


def cards_in_order(hand: HandModel) -> str:
    return " ".join(map(str, hand.cards))


def test_qts_model_tester_accepts_all_models_during_a_round(
    state: TableState, game: TableGame
) -> None:
    """A tester reports a fault as a Qt warning, which fails the test."""
    warn = QAbstractItemModelTester.FailureReportingMode.Warning
    models: list[QAbstractItemModel] = [
        state.hand, state.discards, state.melds, state.seats, state.turns,
    ]  # fmt: skip
    testers = [QAbstractItemModelTester(model, warn) for model in models]
    for move in ("draw", "meld 7c 8c 9c", "discard 2d", "draw", "discard 2h", "draw"):
        game.play(move)
    game.undo()
    state.hand.sort_by("rank")
    assert len(testers) == 5


@pytest.mark.parametrize(
    ("winner", "totals", "seats", "points"),
    [
        ("highest", [540, 480, 300], (0,), 540),
        ("nearest", [540, 480, 300], (1,), 480),
        ("nearest", [510, 490, 300], (0, 1), 510),
        ("nearest", [490, 490, 300], (0, 1), 490),
    ],
)
def test_the_leader_is_the_player_who_would_win(
    winner: str, totals: list[int], seats: tuple[int, ...], points: int
) -> None:
    game = TableGame(HANDS, rules=RULES.replace(winner=winner, settlement=False, rounds=5))
    game.game.match.totals = totals
    state = TableState(game)
    assert (state.ahead.seats, state.ahead.points) == (seats, points)


@pytest.mark.parametrize(
    ("agreed", "number", "text"),
    [(None, 2, "Round 2"), (5, 2, "Round 2 of 5"), (5, 6, "Round 6")],
)
def test_the_round_is_shown_as_one_of_the_agreed_number(
    agreed: int | None, number: int, text: str
) -> None:
    """A sixth of five rounds is dealt because the leaders are level."""
    game = TableGame(HANDS, rules=RULES.replace(settlement=False, rounds=agreed))
    game.game.match.round_number = number
    assert TableState(game).round_text == text


def test_rows_follow_the_game(state: TableState, game: TableGame) -> None:
    for move in ("draw", "meld 7c 8c 9c", "discard 2d"):
        game.play(move)
    assert [str(row.meld) for row in state.melds.values] == ["7c 8c 9c"]
    assert list(map(str, state.discards.values)) == ["7s", "2d"]
    assert [row.cards for row in state.seats.values] == [4, 7, 7]
    assert state.seats.values[0].on_table == 24
    assert [row.seat for row in state.seats.values if row.to_move] == [1]


def test_a_face_down_closing_card_covers_the_other_discards() -> None:
    rules = RULES.replace(hand_sizes=(3,) * 7, must_discard_to_go_out=True)
    game = TableGame(["7c 8c 9c", "Kc Kd 2h", "4d 4h Jc"], "7s", "Jh", rules=rules)
    state = TableState(game)
    for move in ("draw", "meld 7c 8c 9c", "discard Jh"):
        game.play(move)
    assert game.round.over
    assert spoken_rows(state.discards) == ["seven of spades, under 1 card"]


def test_rows_have_spoken_texts(state: TableState, game: TableGame) -> None:
    for move in ("draw", "meld 7c 8c 9c", "discard 2d"):
        game.play(move)
    assert spoken_rows(state.discards) == [
        "seven of spades, under 1 card",
        "two of diamonds, on top",
    ]
    assert spoken_rows(state.melds) == [
        "run: seven to nine of clubs; 24 points",
    ]
    assert (
        spoken_rows(state.seats)[1]
        == "Bo: 7 cards; 0 points in all, 0 points on the table; playing now"
    )
    assert spoken_rows(state.turns)[-1] == (
        "You drew the jack of hearts from the stock. You melded seven to nine of clubs."
        " You discarded the two of diamonds."
    )


def test_a_turn_is_one_row_of_words_and_cards(state: TableState, game: TableGame) -> None:
    for move in ("draw", "meld 7c 8c 9c", "discard 2d", "draw"):
        game.play(move)
    mine, theirs = state.turns.values[-2:]
    assert (mine.seat, theirs.seat) == (0, 1)
    assert [(part.word, " ".join(map(str, part.cards))) for part in mine.parts] == [
        ("drew", "Jh"), ("laid", "7c 8c 9c"), ("discarded", "2d"),
    ]  # fmt: skip
    assert [(part.word, part.cards) for part in theirs.parts] == [("drew", ())]
    assert state.turns.last_of(0) is mine


def test_a_turn_names_the_owner_of_a_meld_that_grew() -> None:
    game = TableGame(["7c 8c 9c Tc 7d 2d", "7h 7s Jc Qc Ks"], upcard="4d", stock="Ah Qs")
    state = TableState(game)
    for move in ("draw", "meld 7c 8c 9c", "lay Tc > m1+", "discard 2d"):
        game.play(move)
    for move in ("draw", "lay Jc Qc > m1+", "discard Ks"):
        game.play(move)
    mine, theirs = state.turns.values[-2:]
    assert turn_text(mine) == "drew Ah · laid 7c 8c 9c Tc · discarded 2d"
    assert turn_text(theirs) == "drew · laid Jc Qc on your run · discarded Ks"


def test_a_swap_says_whose_joker_and_what_it_cost() -> None:
    game = TableGame(
        ["7d 2d 3s 4s", "*1 8d 9d 5c 6h", "Kh Kc Qd 4c"],
        rulebook="rommy-dk", upcard="4d", stock="Ah Ac As 3c 3h 6c",
    )  # fmt: skip
    state = TableState(game)
    for move in ("draw", "discard 2d", "draw", "discard 5c", "draw", "discard Qd"):
        game.play(move)
    for move in ("draw", "discard 3s", "draw", "meld *1=7d 8d 9d", "discard 6h"):
        game.play(move)
    for move in ("draw", "discard 4c", "draw", "swap 7d > m1"):
        game.play(move)
    assert turn_text(state.turns.values[-1]) == "drew 2c · swapped 7d for Bo’s joker (−20)"


def turn_text(row: TurnRow) -> str:
    words = ([part.word, *map(str, part.cards), part.place] for part in row.parts)
    return " · ".join(" ".join(filter(None, said)) for said in words)


def test_a_card_drawn_by_an_opponent_stays_hidden(state: TableState, game: TableGame) -> None:
    for move in ("draw", "discard 2d", "draw"):
        game.play(move)
    assert spoken_rows(state.turns)[-1] == "Bo drew from the stock."
    assert state.latest == "Bo drew from the stock."


def test_a_stand_in_is_mentioned_in_the_list_of_moves(state: TableState, game: TableGame) -> None:
    for move in ("draw", "discard 2d"):
        game.play(move)
    game.stood_in = [HelpMark(0, 3, Help.STANDIN, 1)]
    for move in ("draw", "discard 2h"):
        game.play(move)
    stood_in = "Bo did not answer: a simple stand-in takes this turn."
    assert (
        spoken_rows(state.turns)[-1]
        == f"{stood_in} Bo drew from the stock. Bo discarded the two of hearts."
    )
    for move in ("draw", "discard 6s", "draw"):
        game.play(move)
    assert " ".join(spoken_rows(state.turns)).count(stood_in) == 1


def test_undone_moves_leave_the_list_of_moves(state: TableState, game: TableGame) -> None:
    game.play("draw")
    told = spoken_rows(state.turns)
    game.play("discard 2d")
    game.undo()
    assert spoken_rows(state.turns) == told


def test_a_drawn_card_is_new_until_the_turn_ends(state: TableState, game: TableGame) -> None:
    game.play("draw")
    assert [str(row.card) for row in state.hand.values if row.new] == ["Jh"]
    assert any(
        words.startswith("jack of hearts") and "new" in words for words in spoken_rows(state.hand)
    )
    game.play("discard 2d")
    assert not any(row.new for row in state.hand.values)


def test_hand_sorts_and_later_cards_follow() -> None:
    hand = hand_of("Ks 7d 2c 7c Kd Ah 3c")
    assert cards_in_order(hand) == "2c 3c 7c 7d Kd Ks Ah"
    hand.sort_by("rank")
    assert cards_in_order(hand) == "Ah 2c 3c 7c 7d Kd Ks"
    hand.hold(cards("Ah 2c 3c 7c 7d Kd Ks 5s"), mark_new=True)
    assert cards_in_order(hand) == "Ah 2c 3c 5s 7c 7d Kd Ks"


def test_sorting_by_melds_puts_the_most_valuable_first() -> None:
    hand = hand_of("2c Kd 7c 8c 9c Ks Kh 3d")
    hand.sort_by("melds")
    assert cards_in_order(hand) == "Kd Kh Ks 7c 8c 9c 2c 3d"


def test_the_persons_own_order_stays_when_cards_come_and_go() -> None:
    hand = hand_of("2c 3c 4c 5c")
    hand.move(cards("5c 3c"), 0)
    assert cards_in_order(hand) == "3c 5c 2c 4c"
    assert hand.sort_mode == "mine"
    hand.hold(cards("2c 3c 4c 9h"), mark_new=True)
    assert cards_in_order(hand) == "3c 2c 4c 9h"


def test_an_undo_restores_the_persons_own_order() -> None:
    hand = hand_of("2c 3c 4c 5c 6c 7c")
    hand.move(cards("7c"), 0)
    hand.hold(cards("3c 4c 6c"), mark_new=True)
    hand.hold(cards("3c 4c"), mark_new=True)
    for back in ("3c 4c 6c", "2c 3c 4c 5c 6c 7c"):
        hand.hold(cards(back), mark_new=True, undone=True)
    assert cards_in_order(hand) == "7c 2c 3c 4c 5c 6c"
    hand.hold(cards("2c 3c 4c 5c 6c"), mark_new=True)
    hand.hold(cards("2c 3c 4c 5c 6c 7c"), mark_new=True)
    assert cards_in_order(hand) == "2c 3c 4c 5c 6c 7c", "what is taken later is the newest"


def test_selection_is_spoken_and_survives_sorting() -> None:
    hand = hand_of("2c 3c Ah")
    hand.toggle(Card.parse("Ah"))
    hand.sort_by("rank")
    assert list(map(str, hand.selection)) == ["Ah"]
    assert spoken_rows(hand)[0] == "ace of hearts, chosen"


def test_an_unknown_order_is_refused() -> None:
    with pytest.raises(ValueError, match="no such order"):
        hand_of("2c").sort_by("as nobody sorts")


def test_one_new_card_is_one_inserted_row(qtbot: QtBot) -> None:
    hand = hand_of("2c 3c Ah")
    rows: list[tuple[int, int]] = []
    hand.rowsInserted.connect(lambda _, first, last: rows.append((first, last)))
    hand.hold(cards("2c 3c Ah 9c"), mark_new=False)
    assert rows == [(2, 2)]


def test_rows_give_their_values() -> None:
    hand = hand_of("2c 3c")
    assert [hand.data(hand.index(row), ValueRole).card for row in range(2)] == list(hand.cards)
    assert hand.data(hand.index(9)) is None

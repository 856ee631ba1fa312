"""The line above the hand says what the rules let the person do now, and nothing else."""

from rummy_qt.engine import RULEBOOKS
from rummy_qt.ui.words.prompts import prompt_text
from tests.ui.tables import cards

from .conftest import Lay, Table


def asked(table: Table) -> str:
    return prompt_text(table.view.state)


def test_in_a_closed_first_lap_the_prompt_does_not_mention_melds(lay: Lay) -> None:
    table = lay(["8c 8d 8h", "", ""], upcard="Qd", stock="2s 3s 4s 5s", rulebook="rommy-dk")
    table.game.play("draw")
    assert asked(table) == "Discard a card."
    for move in ("discard 2s", "draw", "discard 3s", "draw", "discard 4s", "draw"):
        table.game.play(move)
    assert asked(table) == "Meld, or discard."


def test_in_an_open_first_lap_the_prompt_mentions_melds(lay: Lay) -> None:
    table = lay(["8c 8d 8h", ""], upcard="Qd", stock="2s 3s 4s 5s")
    table.game.play("draw")
    assert asked(table) == "Meld, or discard."


def test_the_prompt_mentions_discards_only_if_one_may_be_taken(lay: Lay) -> None:
    table = lay(["5d 6d 9s Kc", ""], upcard="2c")
    assert asked(table) == "Draw from the stock."
    table = lay(["7c 7d 2d Kc", ""], upcard="7s")
    assert asked(table) == "Draw, or take a discard."


def chosen(table: Table, text: str) -> str:
    """The text above the hand while these cards are selected."""
    table.view.state.hand.select(cards(text))
    return table.view.bar.caption.text()


def test_one_selected_card_is_named_with_its_discard_button(lay: Lay) -> None:
    table = lay(["8c 8d 8h 2s", ""], stock="Kc 3s 4s 5s")
    assert chosen(table, "8c") == "Draw from the stock.", "nothing can be done with it yet"
    table.game.play("draw")
    bar, kind = table.view.bar, "kind"
    assert chosen(table, "2s") == "2♠"
    assert (bar.discard.isVisible(), bar.discard.property(kind)) == (True, "primary")
    assert chosen(table, "8c 8d 8h") == "Meld, or discard."


def test_selected_cards_that_make_no_meld_are_reported(lay: Lay) -> None:
    table = lay(["8c 8d 8h 2s", "", ""], upcard="Qd", stock="2c 3s 4s 5s", rulebook="rommy-dk")
    table.game.play("draw")
    assert chosen(table, "8c 2s") == "These do not make a meld."
    assert chosen(table, "8c 8d") == "Discard a card.", "they will be, once the lap is open"
    assert chosen(table, "8c 8d 8h 2s") == "These do not make a meld."
    assert chosen(table, "") == "Discard a card."


def test_cards_for_both_ends_of_a_run_are_not_reported(lay: Lay) -> None:
    table = lay(["3c 7c Kd 2s", "4c 5c 6c 9d"], upcard="Qd", stock="3s Jh 2d")
    for move in ("draw", "discard 3s", "draw", "meld 4c 5c 6c", "discard Jh", "draw"):
        table.game.play(move)
    assert chosen(table, "3c 7c") == asked(table)
    assert chosen(table, "3c Kd") == "These do not make a meld."


def test_cards_that_fit_a_meld_are_not_reported_even_before_one_may_lay(
    lay: Lay,
) -> None:
    rules = RULEBOOKS["500-rum-de"].replace(lay_off_needs_meld=True)
    table = lay(["7c 8c Kd 2s", "4c 5c 6c 9d"], upcard="Qd", stock="3s Jh 2d", rules=rules)
    for move in ("draw", "discard 3s", "draw", "meld 4c 5c 6c", "discard Jh", "draw"):
        table.game.play(move)
    assert chosen(table, "7c 2s") == "These do not make a meld."
    assert chosen(table, "7c 8c") == asked(table)

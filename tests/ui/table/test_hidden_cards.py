"""Hidden cards are not shown; those that were paid for are."""

from PySide6.QtTest import QTest

from tests.ui.mouse import LEFT

from .conftest import Lay
from .test_motion import just_before


def test_a_look_into_the_pile_asks_first_and_shows_it(lay: Lay) -> None:
    table = lay(["4c", "4s Qh", "Kc"], upcard="2c", stock="6h", rulebook="rommy-dk")
    for move in ("draw", "discard 4c", "draw", "discard Qh", "draw", "discard Kc"):
        table.game.play(move)
    QTest.mouseClick(table.view.bar.peek, LEFT)
    assert table.game.submitted == []
    table.choose("Pay 25 points")
    assert table.game.submitted == ["peek"]
    assert table.question == ["Put the cards back"]
    table.choose("Put the cards back")
    assert not table.question
    table.click(table.stock())
    assert table.game.submitted == ["peek", "draw"]


def test_a_closing_card_lies_face_down(lay: Lay) -> None:
    table = lay(
        ["9s Jd", "Ac Ad As 5h 6h 7h Kd", "Kc"], upcard="2c", stock="Qs 8h", rulebook="rommy-dk"
    )
    moves = ["draw", "discard 9s", "draw", "discard Kd", "draw", "discard Kc", "draw", "discard Jd"]
    moves += ["draw", "meld Ac Ad As", "meld 5h 6h 7h", "lay 8h > m2+"]
    for move in moves:
        table.game.play(move)
    last, scene = table.game.round.hand(1), table.view.scene_
    table.wishes.set("animation_speed", 1.0)
    table.game.play(f"discard {last[0]}")
    assert [leg.sprite.face_up for leg in scene.motion.legs] == [False]
    scene.motion.finish()
    assert last[0].index not in scene.cards.sprites
    assert table.at_rest()


def test_at_the_rounds_end_the_hands_left_over_are_shown(lay: Lay) -> None:
    table, last = just_before(lay, "round end")
    seats = table.view.scene_.furniture.seat_looks()
    assert not any(look.open or look.price for look in seats.values())
    table.game.play(last)
    assert table.game.round.over
    for seat, look in table.view.scene_.furniture.seat_looks().items():
        assert set(look.open) == set(table.game.round.hand(seat))
        tallies = table.game.round.tallies
        assert tallies is not None
        assert look.price == -tallies[seat].hand
    table.game.undo()
    seats = table.view.scene_.furniture.seat_looks()
    assert not any(look.open or look.price for look in seats.values())


def test_an_opponents_hand_is_never_shown(lay: Lay) -> None:
    table = lay(["9s Jd", "Ac Ad As"], upcard="2c")
    theirs = {card.index for card in table.game.round.hand(1)}
    assert not theirs & set(table.view.scene_.cards.sprites)

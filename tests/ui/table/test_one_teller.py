"""Nothing is announced before it is seen; ``telling`` judges it and can find faults."""

from collections.abc import Callable
from functools import wraps
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS, Card, Move
from rummy_qt.engine.events import Rebuilt, RoundEnded
from rummy_qt.play.company import Face
from rummy_qt.ui.models.table_state import TableState
from rummy_qt.ui.table import plates
from rummy_qt.ui.table.art import Drawn
from rummy_qt.ui.table.plates import draw_winner
from rummy_qt.ui.table.scene import TableScene
from rummy_qt.ui.table.sprites import Sprite
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.table.teller import News
from rummy_qt.ui.words.language import languages, translate
from tests.ui.tables import TableGame
from tests.ui.words.pseudo import spoken

from .conftest import Lay, Table, Wishes
from .telling import judge_round, kind_of, meddle_round, written
from .test_motion import OTHER_HANDS, just_before, moving


@pytest.mark.parametrize(("rulebook", "seed"), [("rommy-dk", 7_036)])
def test_no_card_leaves_a_rebuilt_stock_before_it_is_there(
    rulebook: str, seed: int, qtbot: QtBot
) -> None:
    judge = judge_round(RULEBOOKS[rulebook], 2 + (seed % 1_000 + 7) % 3, seed, Wishes())
    assert any(isinstance(event, Rebuilt) for event in judge.view.state.view.history)
    assert not judge.faults, judge.examples


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_nothing_in_a_round_is_announced_before_it_is_seen(rulebook: str, qtbot: QtBot) -> None:
    rules = RULEBOOKS[rulebook]
    judge = judge_round(rules, max(rules.min_players, 3), 5, Wishes(), moves=40)
    assert judge.looks > 200
    assert not judge.faults, judge.examples


@pytest.mark.parametrize("rulebook", ["500-rum-de", "rommy-dk", "rummy-500"])
def test_no_card_in_flight_is_named_whatever_is_done_meanwhile(rulebook: str, qtbot: QtBot) -> None:
    """Moves while others fly, undo, a drag, another size or speed: at random moments."""
    looks, early = meddle_round(RULEBOOKS[rulebook], 3, 3, Wishes())
    assert looks > 50
    assert not early


def test_a_resumed_match_shows_everything_at_once(qtbot: QtBot) -> None:
    wishes, game = Wishes(), TableGame(["7c 8h Kc", "4d 2h 9s"], upcard="2c")
    wishes.animation_speed = 1.0
    game.play("draw")
    view = TableView(game, wishes)
    qtbot.addWidget(view)
    view.show()
    assert view.scene_.motion.state() is view.scene_.motion.State.Stopped


def test_nothing_of_the_first_deal_is_announced_before_it_is_seen(qtbot: QtBot) -> None:
    wishes, told = Wishes(), list[int]()
    wishes.animation_speed = 1.0
    view = TableView(TableGame(["7c 8h Kc", "4d 2h 9s"], upcard="2c"), wishes)
    qtbot.addWidget(view)
    teller = view.scene_.teller
    teller.told.connect(lambda: told.append(len(teller.now.happenings)))
    view.show()
    view.scene_.finish()
    assert told[0] == 0
    assert told[-1] == 1


# ------------------------------------------------------------------------------- a round's end


def test_the_rounds_end_is_announced_after_its_last_card_landed(lay: Lay) -> None:
    table, end = just_before(lay, "round end")
    motion, bar = table.view.scene_.motion, table.view.bar
    moving(table).game.play(end)
    motion.pause()
    landing = max(leg.end for leg in motion.legs)
    motion.setCurrentTime(round(landing) + 200)
    assert not table.view.scene_.teller.now.winners
    motion.setCurrentTime(round(landing) + 280)
    assert table.view.scene_.teller.now.winners
    assert not bar.next_round.isVisible()


def test_a_round_ended_by_a_pass_is_announced_after_a_pause(lay: Lay) -> None:
    few = RULEBOOKS["500-rum-de"].replace(hand_sizes=(3,) * 7)
    table = lay(["7c 8h Kc", "4d 2h 9s"], upcard="2c", rules=few)
    motion, teller = table.view.scene_.motion, table.view.scene_.teller
    while table.view.state.view.stock_count:
        table.game.play("draw")
        discard = next(m for m in table.game.round.legal_moves() if m.kind == "discard")
        table.game.play(str(discard))
    moving(table).game.play("pass")
    motion.pause()
    motion.setCurrentTime(240)
    assert not teller.now.winners
    motion.setCurrentTime(260)
    assert teller.now.winners
    assert not table.view.bar.next_round.isVisible()


def of_kind(table: Table, kind: str) -> list[Sprite]:
    """The visible sprites of a kind, also while they fade in."""
    items = table.view.scene_.items()
    return [i for i in items if isinstance(i, Sprite) and i.isVisible() and kind_of(i) == kind]


def test_the_rounds_end_is_shown_step_by_step(lay: Lay) -> None:
    """The winner's name, the cards left in hands, the sums, then what to do next."""
    table, end = just_before(lay, "round end")
    motion, bar, told = table.view.scene_.motion, table.view.bar, []
    totals = [row.total for row in table.view.scene_.teller.now.rows]
    table.game.game.match.totals[0] += 1
    moving(table).game.play(end)
    motion.pause()
    while motion.state() != motion.State.Stopped:
        motion.setCurrentTime(motion.currentTime() + 10)
        seen = {
            "who won": any(each.opacity() > 0.5 for each in of_kind(table, "draw_winner")),
            "what stayed": any(each.opacity() > 0 for each in of_kind(table, "draw_left")),
            "what that leaves": any(each.opacity() > 0 for each in of_kind(table, "draw_gain")),
            "sums": [row.total for row in table.view.scene_.teller.now.rows] != totals,
            "words": "lead" in bar.caption.text() and bar.next_round.isVisible(),
        }
        told += [what for what, is_seen in seen.items() if is_seen and what not in told]
    assert told == ["who won", "what stayed", "what that leaves", "sums", "words"]


def test_the_points_of_the_first_round_stay_beside_the_totals(lay: Lay) -> None:
    """Even where it equals the total; the cost of a hand is not shown twice."""
    table, end = just_before(lay, "round end")
    table.game.play(end)
    scores = table.game.round.scores
    assert scores
    table.game.game.match.totals[:] = scores
    table.view.state.retell()
    table.view.scene_.show_state()
    told = table.view.scene_.teller.now
    brought = [0 if n == -p else n for n, p in zip(scores, told.prices, strict=True)]
    assert any(brought)
    assert [row.on_table for row in told.rows] == brought


def test_cards_left_in_hand_are_shaded_gradually(lay: Lay) -> None:
    table, scene = about_to_lose(lay)
    moving(table).game.play("discard 4d")
    scene.motion.pause()
    around, seen = QRect(table.card("Kh"), QSize(40, 40)), list[int]()
    scene.motion.setCurrentTime(round(max(leg.end for leg in scene.motion.legs)) + 251)
    for _ in range(8):
        card = table.view.grab(around).toImage()
        seen.append(sum(card.pixelColor(n, n).lightness() for n in range(40)))
        scene.motion.setCurrentTime(scene.motion.currentTime() + 30)
    assert seen == sorted(seen, reverse=True)
    assert len(set(seen)) > 3, seen


def test_the_pile_goes_to_the_stock_once_a_round_is_over(lay: Lay) -> None:
    table, end = just_before(lay, "round end")
    scene = table.view.scene_
    stock = scene.arrangement.stock
    moving(table).game.play(end)
    pile = {card.index for card in table.view.state.discards.values}
    scene.motion.pause()
    scene.motion.setCurrentTime(round(max(leg.end for leg in scene.motion.legs)) + 280)
    flights = [leg for leg in scene.motion.legs if leg.flight is not None]
    assert not scene.motion.touches, "it is only put away: nothing of it is heard"
    assert {leg.sprite.card.index for leg in flights} == pile
    assert {leg.keys[-1].spot for leg in flights} == {stock}, "where it is seen to stand"
    seen = [leg.sprite.scene() is scene for leg in flights]
    assert all(seen), "though the last card landed in the very frame in which it is told"
    scene.motion.finish()
    assert not pile & set(scene.cards.sprites)
    assert table.at_rest()


def test_the_hint_button_stays_while_the_persons_cards_fly(lay: Lay) -> None:
    table = moving(lay(OTHER_HANDS, upcard="Kh", stock="Jh 3c 6s"))
    bar, motion = table.view.bar, table.view.scene_.motion
    motion.finish()
    bar.offer(bar.hint, QAction("Hint", table.view))
    assert bar.hint.isVisible()
    for act in (lambda: table.game.play("draw"), table.game.undo):
        act()
        assert motion.busy
        assert bar.hint.isVisible()
        motion.finish()


def test_the_winner_of_the_round_is_shown_in_place_of_the_pile(lay: Lay) -> None:
    table, end = just_before(lay, "round end")
    pile = table.view.state.discards.values
    scene = table.view.scene_
    spot = scene.places[pile[-1].index].spot

    def seen() -> tuple[set[str], bool]:
        drawn = [item for item in scene.items() if isinstance(item, Sprite) and item.isVisible()]
        kinds = set(map(kind_of, drawn))
        return kinds & {"draw_winner", "draw_stock"}, scene.card_at(spot.x, spot.y) is not None

    assert seen() == ({"draw_stock"}, True)
    table.game.play(end)
    assert table.view.state.view.over
    assert seen() == ({"draw_winner"}, False)
    table.game.undo()
    assert seen() == ({"draw_stock"}, True)


def about_to_lose(lay: Lay) -> tuple[Table, TableScene]:
    """A table whose opponent goes out with "discard 4d", and its scene."""
    clubs = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"
    table = lay(["Kh Kd", f"{clubs} 4d"], upcard="9s", stock="2s Ac")
    for move in ("draw", "discard 2s", "draw", f"meld {clubs}", "lay Ac > m1+"):
        table.game.play(move)
    return table, table.view.scene_


def test_a_round_may_end_while_the_whole_hand_is_dragged(lay: Lay) -> None:
    table, scene = about_to_lose(lay)
    hand, price = table.view.state.hand, scene.furniture._price
    hand.select(set(hand.cards))
    table.carry(table.card("Kh"), table.zone("new_meld"))
    table.game.play("discard 4d")
    table.view.pointer.cancel()
    assert price.isVisible()
    lay_at = price.pos()
    hand.select(set(hand.cards))
    table.carry(table.card("Kh"), table.zone("hand"))
    table.view.scene_.teller.reword()
    assert price.pos() == lay_at
    table.view.pointer.cancel()
    hand.select({hand.cards[-1]})
    table.view.scene_.teller.reword()
    assert price.pos() == lay_at, "though the last card is raised"


def test_the_cost_of_a_hand_is_inside_the_window(
    lay: Lay, larger_font: Callable[[float], None]
) -> None:
    larger_font(2.0)
    table, scene = about_to_lose(lay)
    table.view.resize(900, 920)
    table.game.play("discard 4d")
    window = QRectF(table.view.viewport().rect())
    assert window.contains(scene.furniture._price.sceneBoundingRect())


def in_full_light(sprite: Sprite) -> tuple[float, float]:
    """The horizontal range in which the sprite is more than a glow, in scene coordinates."""
    image = sprite.pixmap().toImage()
    rows = range(0, image.height(), 4)
    solid = [
        x for x in range(image.width()) if any(image.pixelColor(x, y).alpha() > 150 for y in rows)
    ]
    left = sprite.sceneBoundingRect().x()
    return left + solid[0], left + solid[-1]


def winners_named(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of winners that are drawn from now on."""
    shown: list[str] = []

    @wraps(draw_winner)
    def winner(who: Face, name: str, *how: Any) -> Drawn:
        shown.append(name)
        return draw_winner(who, name, *how)

    monkeypatch.setattr(plates, "draw_winner", winner)
    return shown


@pytest.mark.parametrize("winners", [2, 3])
def test_joint_winners_stand_side_by_side(
    lay: Lay, winners: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, end = just_before(lay, "round end")
    told_of, won = News.of, (57,) * winners

    def of(state: TableState) -> News:
        told = told_of(state)
        return told._replace(scores=(*won, *told.scores[winners:])) if told.scores else told

    monkeypatch.setattr(News, "of", of)
    shown = winners_named(monkeypatch)
    table.game.play(end)
    scene = table.view.scene_
    assert set(shown) == {row.name for row in table.view.state.seats.values[:winners]}
    found = sorted(of_kind(table, "draw_winner"), key=Sprite.x)
    faces = sorted(scene.furniture.winners, key=Sprite.x)
    assert len(found) == len(faces) == winners
    gains = sorted(of_kind(table, "draw_gain"), key=Sprite.x)
    seen = [in_full_light(each) for pair in zip(faces, gains, strict=True) for each in pair]
    for (_, right), (left, _) in pairwise(seen):
        assert left > right
    middles = [each.sceneBoundingRect().center().x() for each in found]
    assert middles[0] + middles[-1] == pytest.approx(2 * scene.arrangement.size.axis, abs=2)
    assert scene.arrangement.contents.gathered


def why_it_is_over(table: Table) -> str:
    """The words below the sentence above the hand, as painted."""
    reason = table.view.bar.reason
    return " ".join(reason.what[0]) if reason.isVisible() else ""


@pytest.mark.parametrize("won", [(57, 9, 9), (9, 57, 9), (57, 57, 9)])
def test_going_out_without_winning_is_explained(
    lay: Lay, monkeypatch: pytest.MonkeyPatch, won: tuple[int, ...]
) -> None:
    """Where the player did win, the lit face and a line at the seat say so."""
    table, end = just_before(lay, "round end")
    monkeypatch.setattr(RoundEnded, "scores", won)
    table.game.play(end)
    assert table.game.round.closer == 0
    assert why_it_is_over(table) == ("" if won[0] == 57 else "You went out, but Bo scored more.")


@pytest.mark.parametrize("size", [(1280, 760), (872, 400)])
def test_a_higher_score_than_that_of_the_closer_is_explained(
    size: tuple[int, int], lay: Lay
) -> None:
    few = RULEBOOKS["500-rum-de"].replace(hand_sizes=(4,) * 7)
    hands = ["3c 4c 5c 6c", "Kc Kd Kh 2s"]
    table = lay(hands, upcard="9h", stock="4s 5h 6d", rules=few, size=size)
    for move in ("draw", "discard 4s", "draw", "meld Kc Kd Kh", "discard 5h", "draw"):
        table.game.play(move)
    for move in ("meld 3c 4c 5c 6c", "discard 6d"):
        table.game.play(move)
    assert why_it_is_over(table) == "You went out, but Bo scored more."


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("size", [(1280, 760), (872, 400)])
def test_the_reason_for_a_round_without_a_closer_is_shown_whole(
    size: tuple[int, int], code: str, lay: Lay
) -> None:
    with spoken(code):
        table = lay(["3c 4c", "Kc Kd"], upcard="9h", size=size)
        round_ = table.game.round
        while Move("pass") not in round_.view(round_.seat).legal_moves:
            table.game.play("draw", round_.seat)
            legal = round_.view(round_.seat).legal_moves
            thrown = [move for move in legal if move.kind == "discard"]
            table.game.play(str(thrown[0]), round_.seat)
        table.game.play("pass", round_.seat)
        why = translate("Log", "The stock is empty: the round is over.")
        assert why_it_is_over(table) == why


def test_the_name_of_the_winner_is_not_markup(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    table, end = just_before(lay, "round end")
    teller = table.view.state.texts
    teller.names = ["<b>"] * len(teller.names)
    shown = winners_named(monkeypatch)
    table.game.play(end)
    assert set(shown) == {"<b>"}


def test_the_result_of_a_drop_is_announced_as_its_card_lands(lay: Lay) -> None:
    table = moving(lay(OTHER_HANDS, upcard="Kh", stock="Jh 3c 6s"))
    table.game.play("draw")
    table.view.scene_.motion.finish()
    table.drag(table.card("2d"), table.zone("discard"))
    assert table.game.submitted == ["discard 2d"]
    motion, caption = table.view.scene_.motion, table.view.bar.caption
    landing = round(max(leg.end for leg in motion.legs if leg.flight is not None))
    assert not caption.text(), "what it asked for is done"
    motion.setCurrentTime(landing - 10)
    assert not caption.text()
    motion.setCurrentTime(landing + 1)
    assert caption.text() == "Bo is playing."


def test_cards_dragged_together_land_together(lay: Lay) -> None:
    table = moving(lay(OTHER_HANDS, upcard="Kh", stock="Jh 3c 6s"))
    table.game.play("draw")
    table.view.scene_.motion.finish()
    table.view.state.hand.select({Card.parse(card) for card in ("7c", "8c", "9c")})
    table.drag(table.card("8c"), table.zone("new_meld"))
    assert table.game.submitted == ["meld 7c 8c 9c"]
    flights = [leg for leg in table.view.scene_.motion.legs if leg.flight is not None]
    assert len({leg.end for leg in flights}) == 1


def test_choosing_to_remember_the_pile_updates_the_list_at_once(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lay(["5d 6d 9s Kc", ""], upcard="7c", stock="2s 3h 3d", rulebook="rommy-dk")
    monkeypatch.setattr(table.game.game, "covered", lambda: {Card.parse("7c").index})
    table.game.play("draw")
    rows = table.view.scene_.teller.turns
    assert "7c" not in written(rows.values[0])
    monkeypatch.setattr(table.game.game, "covered", set)
    table.wishes.set("list_remembers", True)
    assert "7c" in written(rows.values[0])


def test_a_key_finishes_all_motion_and_announces_everything(lay: Lay, qtbot: QtBot) -> None:
    table = moving(lay(OTHER_HANDS, upcard="Kh", stock="Jh 3c 6s"))
    table.game.play("draw")
    assert not table.view.scene_.teller.all_told
    table.press(table.stock())
    assert table.view.scene_.teller.all_told
    assert table.view.bar.caption.text() == "Meld, or discard."

"""Motion is never waited for: cut short anywhere, it ends as if it had run out."""

import sys

import pytest
from PySide6.QtCore import QAbstractAnimation
from pytestqt.qtbot import QtBot

from rummy_qt.engine import Card
from rummy_qt.ui.table.view import TableView

from .conftest import Lay, Table

HANDS = ["7c 8c 9c 7d 7h Qd 2d", "Kc Kd 2h 3s 5s 9s Td", "4d 4h 4s Jc Ts 6d Ah"]
OTHER_HANDS = [HANDS[0], HANDS[1], "4d 4h 4s Jc Ts 6d 7s"]
MOVES = (
    "draw", "meld 7c 8c 9c", "discard 2d", "draw", "discard 2h", "draw", "meld 4d 4h 4s",
    "discard Ah", "draw", "discard Qd",
)  # fmt: skip

Picture = list[tuple[str, float, float, float, float, bool, bool, bool, float, float]]


def picture(view: TableView) -> Picture:
    """Everything that can be seen of the cards."""
    scene = view.scene_
    return sorted(
        (
            str(item.place.card),
            round(item.x(), 3),
            round(item.y(), 3),
            round(item.width, 3),
            item.zValue(),
            item.face_up,
            item.transform().isIdentity(),
            item.isVisible(),
            item.opacity(),
            item.rotation(),
        )
        for item in scene.items_by_index.values()
    )


def moving(table: Table) -> Table:
    table.wishes.set("animation_speed", 1.0)
    return table


def test_cut_short_at_any_step_it_ends_in_the_same_picture(lay: Lay) -> None:
    still, cut = (
        lay(HANDS, upcard="7s", stock="Jh 3c 6s"),
        lay(HANDS, upcard="7s", stock="Jh 3c 6s"),
    )
    moving(cut)
    motion = cut.view.scene_.motion
    for at, move in enumerate(MOVES):
        still.game.play(move)
        cut.game.play(move)
        if motion.busy:
            motion.setCurrentTime(motion.totalDuration() * (at % 5) // 5)
        motion.finish()
        assert picture(cut.view) == picture(still.view), move
        assert cut.at_rest()


STEPS = 10
ONE_LAP = "draw, discard Qd, draw, discard 2h, draw, discard 7s"
CUT_SHORT = {
    "draw": ("", "draw"),
    "discard": ("draw, meld 7c 8c 9c", "discard 2d"),
    "meld": ("draw", "meld 7c 8c 9c"),
    "take": (f"{ONE_LAP}, draw, discard 2d, draw, discard 3s, draw, discard Jc", "take 7s"),
    "an opponent's draw": ("draw, discard Qd", "draw"),
    "an opponent's discard": ("draw, discard Qd, draw", "discard 2h"),
    "an opponent's meld": ("draw, discard Qd, draw, discard 2h, draw", "meld 4d 4h 4s"),
    "an opponent's take": ("draw, discard Qd", "take Kh"),
    "round end": (
        f"{ONE_LAP}, take 7s, meld 7d 7h 7s, meld 7c 8c 9c, discard 2d, draw, discard 3s, draw, "
        "discard Ts, draw, lay Tc > m2+",
        "discard Jh",
    ),
}


@pytest.mark.parametrize("kind", CUT_SHORT)
def test_cut_short_at_each_of_its_steps_it_ends_as_if_it_had_run_out(lay: Lay, kind: str) -> None:
    before, move = CUT_SHORT[kind]
    ways = {"upcard": "Kh", "stock": "Jh 3c 6s 8h 5c Tc 8d"}
    still, cut = (lay(OTHER_HANDS, **ways) for _ in range(2))
    for earlier in before.split(", ") if before else ():
        still.game.play(earlier)
        cut.game.play(earlier)
    still.game.play(move)
    pixels = still.view.grab().toImage()
    moving(cut)
    motion = cut.view.scene_.motion
    for step in range(STEPS + 1):
        cut.game.play(move)
        assert motion.busy
        motion.setCurrentTime(motion.totalDuration() * step // STEPS)
        motion.finish()
        assert picture(cut.view) == picture(still.view), step
        assert cut.view.grab().toImage() == pixels, step
        cut.game.undo()
        motion.finish()


def test_a_deal_cut_short_at_each_of_its_steps_ends_as_if_it_had_run_out(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s"))
    scene = table.view.scene_
    scene.motion.finish()
    pixels, items = table.view.grab().toImage(), picture(table.view)
    for step in range(2 * STEPS + 1):
        scene.show_deal()
        scene.motion.setCurrentTime(scene.motion.totalDuration() * step // (2 * STEPS))
        scene.motion.finish()
        assert picture(table.view) == items, step
        assert table.view.grab().toImage() == pixels, step


def test_run_out_it_ends_in_the_same_picture_too(lay: Lay, qtbot: QtBot) -> None:
    still, run = (
        lay(HANDS, upcard="7s", stock="Jh 3c 6s"),
        lay(HANDS, upcard="7s", stock="Jh 3c 6s"),
    )
    moving(run).wishes.set("animation_speed", 4.0)
    still.game.play("draw")
    with qtbot.waitSignal(run.view.scene_.motion.finished):
        run.game.play("draw")
    assert picture(run.view) == picture(still.view)


def test_the_next_move_lands_the_one_under_way(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    table.game.play("draw")
    assert table.view.scene_.motion.busy
    table.game.play("discard 2d")
    table.view.scene_.motion.finish()
    assert table.at_rest()


def test_a_press_lands_everything_and_then_acts(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    table.game.play("draw")
    table.view.scene_.motion.setCurrentTime(60)
    assert not table.at_rest()
    table.press(table.stock())
    assert table.at_rest()


def test_a_drawn_card_turns_over_on_its_way(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    table.game.play("draw")
    item = table.view.scene_.items_by_index[next(iter(drawn(table)))]
    assert not item.face_up
    table.view.scene_.motion.setCurrentTime(table.view.scene_.motion.totalDuration() - 5)
    assert item.face_up


def drawn(table: Table) -> list[int]:
    return [row.card.index for row in table.view.state.hand.values if row.new]


def test_without_speed_nothing_moves(lay: Lay) -> None:
    table = lay(HANDS, upcard="7s", stock="Jh 3c 6s")
    table.game.play("draw")
    motion = table.view.scene_.motion
    assert motion.state() == QAbstractAnimation.State.Stopped
    assert table.at_rest()


@pytest.mark.parametrize("size", [(960, 540), (1400, 700), (1920, 1080)])
def test_resizing_during_motion_leaves_everything_in_place(
    lay: Lay, qtbot: QtBot, size: tuple[int, int]
) -> None:
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    table.game.play("draw")
    table.view.resize(*size)
    qtbot.waitUntil(lambda: table.view.scene_.look.width == size[0])
    assert table.at_rest()


def test_cards_are_drawn_sharp_after_a_resize(lay: Lay, qtbot: QtBot) -> None:
    table = lay(HANDS, upcard="7s")
    table.view.resize(1700, 1000)
    items = table.view.scene_.items_by_index.values()
    qtbot.waitUntil(lambda: all(item.scale() == 1.0 for item in items))
    assert {item.pixmap().devicePixelRatio() for item in items} == {table.view.devicePixelRatioF()}


def test_a_round_is_dealt_from_the_stock(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s"))
    scene = table.view.scene_
    scene.show_deal()
    stock = scene.stock.slot
    assert {(item.x(), item.y()) for item in scene.items_by_index.values()} == {(stock.x, stock.y)}
    assert not any(item.face_up for item in scene.items_by_index.values())
    scene.motion.finish()
    assert table.at_rest()
    assert all(item.face_up for item in scene.items_by_index.values())
    assert len(scene.items_by_index) == 8


def test_covered_cards_are_whole_once_what_covered_them_moves(lay: Lay) -> None:
    table = lay(["5d 6d 9s Kc", ""], upcard="7d", stock="2s 2h 3h 3s")
    for move in ("draw", "discard Kc", "draw", "discard 2h"):
        table.game.play(move)
    covered = table.view.scene_.item_of(Card.parse("7d"))
    whole = table.view.scene_.item_of(Card.parse("2h")).pixmap().width()
    assert covered.pixmap().width() < whole
    table.carry(table.card("Kc"), table.zone("hand"))
    assert covered.pixmap().width() == whole
    table.view.gestures.cancel()
    assert covered.pixmap().width() < whole


def test_a_drop_lands_while_its_cards_are_still_on_their_way(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    scene = table.view.scene_
    table.drag(table.stock(), table.zone("hand"))
    assert table.game.submitted == ["draw"]
    assert scene.motion.busy
    scene.motion.finish()
    table.drag(table.card("2d"), table.zone("new_meld"))
    assert table.captions[-1].endswith("a meld needs at least three cards.")
    assert scene.motion.busy
    scene.motion.finish()
    table.drag(table.card("2d"), table.zone("discard"))
    assert table.game.submitted == ["draw", "discard 2d"]
    scene.motion.finish()
    assert table.at_rest()


def test_a_fault_in_a_gesture_is_told_and_does_not_end_the_program(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lay(HANDS, upcard="7s")
    told: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: told.append(error))
    monkeypatch.setattr(table.view.scene_, "card_at", lambda point: 1 / 0)
    table.click(table.stock())
    assert isinstance(told[0], ZeroDivisionError)

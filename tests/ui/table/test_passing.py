"""Cards in the air cover the words of the bar, as they cover everything else."""

import pytest
from pytestqt.qtbot import QtBot

from rummy_qt.ui.table.geometry import Box

from .conftest import Lay, Table

HANDS = ["7c 8c 9c 7d 7h Qd 2d", "Kc Kd 2h 3s 5s 9s Td"]


def bar_is_whole(table: Table) -> bool:
    return table.view.bar.mask().isEmpty()


def test_a_dragged_card_covers_the_words_of_the_bar(lay: Lay, qtbot: QtBot) -> None:
    table = lay(HANDS, upcard="7s", stock="Jh 3c 6s")
    bar = table.view.bar
    place = bar.geometry().center()
    table.carry(table.card("7c"), place)
    qtbot.waitUntil(lambda: not bar_is_whole(table))
    assert not bar.mask().contains(bar.mapFromParent(place))
    table.view.gestures.cancel()
    qtbot.waitUntil(lambda: bar_is_whole(table))


def test_cards_that_fly_cover_the_words_of_the_bar(lay: Lay, qtbot: QtBot) -> None:
    table = lay(HANDS, upcard="7s", stock="Jh 3c 6s")
    scene = table.view.scene_
    scene.speed = 1.0
    table.game.play("draw")
    scene.motion.pause()
    scene.motion.setCurrentTime(3 * scene.motion.totalDuration() // 4)
    qtbot.waitUntil(lambda: not bar_is_whole(table))
    scene.motion.finish()
    qtbot.waitUntil(lambda: bar_is_whole(table))


def test_a_bar_that_cards_cover_from_end_to_end_is_not_seen(
    lay: Lay, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lay(HANDS, upcard="7s", stock="Jh 3c 6s")
    bar, motion = table.view.bar, table.view.scene_.motion
    ends = (bar.x() - 1, bar.geometry().right())
    monkeypatch.setattr(motion, "boxes", lambda: [Box(x, bar.y() - 9, 90, 120) for x in ends])
    table.game.play("draw")
    qtbot.waitUntil(lambda: not bar_is_whole(table))
    assert not bar.mask().intersects(bar.rect())


def test_a_meld_shown_large_covers_the_words_of_the_bar(lay: Lay, qtbot: QtBot) -> None:
    hands = ["7c 8c 9c", *[""] * 7]
    table = lay(hands, upcard="Ks", stock="Ac", size=(1024, 560), rulebook="femhundra")
    table.game.play("draw")
    table.game.play("meld 7c 8c 9c")
    table.point(table.zone("meld", 1))
    qtbot.waitUntil(lambda: not bar_is_whole(table))
    table.point(table.stock())
    qtbot.waitUntil(lambda: bar_is_whole(table))

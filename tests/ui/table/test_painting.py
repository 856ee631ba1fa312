"""Painting is exact: nothing is left behind, and nothing is cut off."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem

from rummy_qt.ui.table.sprites import draw_ring

from .conftest import Lay, Table

HANDS = ["7c 8c 9c 7d 7h Qd 2d", "Kc Kd 2h 3s 5s 9s Td", "4d 4h 4s Jc Ts 6d Ah"]


class Later(QObject):
    """Runs a function in a later iteration of the event loop, when a repaint is already pending."""

    def __init__(self, act: Callable[[], object]) -> None:
        super().__init__()
        self._act = act
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.User))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.User:
            self._act()
        return super().event(event)


def on_the_screen(table: Table) -> QImage:
    screen = table.view.screen()
    return screen.grabWindow(table.view.winId()).toImage()


@pytest.mark.parametrize(
    "moves", [("draw", "discard 9c"), ("draw", "discard 9c", "draw", "discard Kc")]
)
def test_the_light_of_a_seat_leaves_no_pixels_behind(lay: Lay, moves: tuple[str, ...]) -> None:
    table = lay(HANDS, upcard="3c", stock="Jh 6s 5d 4c 3h")
    for move in moves[:-1]:
        table.game.play(move)
    QApplication.processEvents()
    table.port.update(QRect(2, 2, 4, 4))  # as a changing label beside the table would
    later = Later(lambda: table.game.play(moves[-1]))
    QApplication.processEvents()
    QApplication.processEvents()
    seen = on_the_screen(table)
    table.port.update()
    QApplication.processEvents()
    assert seen == on_the_screen(table)
    del later


def spills(item: QGraphicsItem, ratio: float) -> bool:
    """Whether an item paints outside its bounds, at ``ratio`` device pixels per view pixel."""
    rim = 40
    box = item.sceneBoundingRect()
    at = box.toAlignedRect().adjusted(-rim, -rim, rim, rim)
    image = QImage(at.size() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    clear = QImage(image)
    painter = QPainter(image)
    painter.scale(ratio, ratio)
    painter.translate(-at.topLeft())
    painter.save()
    painter.setTransform(item.sceneTransform(), combine=True)
    item.paint(painter, QStyleOptionGraphicsItem(), None)
    painter.restore()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    pixel = 2 / ratio  # Qt repaints whole pixels, plus one
    box.adjust(-pixel, -pixel, pixel, pixel)
    painter.fillRect(box, Qt.GlobalColor.transparent)
    painter.end()
    return image != clear


def test_no_item_paints_outside_its_bounds(lay: Lay) -> None:
    table = lay(HANDS, upcard="3c", stock="Jh 6s 5d 4c 3h")
    scene = table.view.scene_
    table.wishes.set("animation_speed", 1.0)
    table.game.play("draw")
    table.carry(table.card("9c"), table.zone("discard"))
    for move in ("discard 9c", "draw"):
        table.game.play(move)
    scene.motion.pause()
    scene.motion.setCurrentTime(90)
    scene.ring.show_drawn(scene.art, draw_ring, scene.arrangement.stock.w, 0.4)
    scene.focus.show_around(scene.arrangement.stock, scene.art)
    kinds = {
        (type(item).__name__, item.rotation() != 0): item
        for item in scene.items()
        if item.isVisible()
    }
    assert ("CardSprite", True) in kinds
    assert not [
        (kind, ratio)
        for kind, item in kinds.items()
        for ratio in (1.0, 1.25, 1.5, 2.0)
        if spills(item, ratio)
    ]

"""Plays and drags on a table, and judges what stands on the screen at this `QT_SCALE_FACTOR`."""

from __future__ import annotations

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rummy_qt.engine import Card
from rummy_qt.ui.application import register_resources
from rummy_qt.ui.table.sprites import CardSprite
from rummy_qt.ui.table.table_view import TableView
from tests.ui.mouse import corner
from tests.ui.table.conftest import Wishes
from tests.ui.table.test_motion import HANDS, MOVES
from tests.ui.tables import TableGame

SIZE = (1022, 570)
"""Whole device pixels at no ratio but 1."""


def blurred(view: TableView) -> list[str]:
    """The cards that do not lie on whole device pixels, or in another size than they were drawn."""
    return [str(s.card) for s in view.scene_.cards.sprites.values() if not crisp(s, view)]


def crisp(sprite: CardSprite, view: TableView) -> bool:
    ratio = view.devicePixelRatioF()
    at = (sprite.pos() + sprite.offset()) * ratio
    whole = all(abs(v - round(v)) < 0.01 for v in (at.x(), at.y()))
    still = sprite.scale() == 1.0 and sprite.rotation() == 0
    return whole and still and sprite.pixmap().devicePixelRatio() == ratio


def unpainted_edges(view: TableView) -> int:
    """Pixels at the right and lower edge that nobody painted."""
    image = view.grab().toImage()
    right, floor = image.width() - 1, image.height() - 1
    edges = [(right, y) for y in range(floor)] + [(x, floor) for x in range(right)]
    return sum(image.pixelColor(x, y).lightness() < 12 for x, y in edges)


def faults() -> list[str]:
    """What is wrong, move by move."""
    game, wishes = TableGame(HANDS, "7s", "Jh 3c 6s"), Wishes()
    view = TableView(game, wishes)
    view.resize(*SIZE)
    view.show()
    QApplication.processEvents()
    wishes.set("animation_speed", 1.0)
    found = []
    motion = view.scene_.motion
    for move in MOVES:
        game.play(move)
        if motion.busy:
            motion.pause()
            motion.setCurrentTime(motion.totalDuration() // 2)
        QApplication.processEvents()
        view.scene_.finish()
        found += [f"{move}: {card} is blurred" for card in blurred(view)]
    start = corner(view, Card.parse("7d"))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(view.viewport(), start + QPoint(31 * step, -37 * step))
        QApplication.processEvents()
    view.pointer.cancel()
    view.scene_.finish()
    found += [f"after a drag: {card} is blurred" for card in blurred(view)]
    if unpainted_edges(view):
        found.append("an edge is not painted")
    view.hide()
    return found


def main() -> int:
    """Tell what is wrong; 1 when anything is."""
    app = QApplication([])
    register_resources()
    found = faults()
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    del app
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

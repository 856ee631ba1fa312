"""What is painted is what there is: nothing stays behind, and nothing is cut off."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from .conftest import Lay, Table

HANDS = ["7c 8c 9c 7d 7h Qd 2d", "Kc Kd 2h 3s 5s 9s Td", "4d 4h 4s Jc Ts 6d Ah"]


class Later(QObject):
    """Does something in a turn of the event loop in which the window is to be painted already."""

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
def test_the_light_of_a_seat_leaves_nothing_behind(lay: Lay, moves: tuple[str, ...]) -> None:
    table = lay(HANDS, upcard="3c", stock="Jh 6s 5d 4c 3h")
    for move in moves[:-1]:
        table.game.play(move)
    QApplication.processEvents()
    table.port.update(QRect(2, 2, 4, 4))  # as a label that changes beside the table
    later = Later(lambda: table.game.play(moves[-1]))
    QApplication.processEvents()
    QApplication.processEvents()
    seen = on_the_screen(table)
    table.port.update()
    QApplication.processEvents()
    assert seen == on_the_screen(table)
    del later

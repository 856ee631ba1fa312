"""Cards, and the shadow of a lifted one, drawn while nothing else goes on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from .geometry import RATIO
from .scene import TableScene

WARM_AFTER_MS: Final = 1_500
WARM_EVERY_MS: Final = 25


class Warmer(QObject):
    """Draws one face after the other in the size of the hand, until there is one of each."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._timer = QTimer(self, interval=WARM_EVERY_MS)
        self._timer.timeout.connect(self._warm)

    def start_soon(self) -> None:
        """Begin once the table has been seen for a moment."""
        QTimer.singleShot(WARM_AFTER_MS, self._timer, self._timer.start)

    def _warm(self) -> None:
        scene = self._scene
        if scene.motion.busy or QGuiApplication.mouseButtons():
            return
        card = scene.arrangement.layout.card
        scene.shadow_picture(card, RATIO * card)
        if not scene.art.draw_one(scene.state.view.rules.deck(2), card):
            self._timer.stop()

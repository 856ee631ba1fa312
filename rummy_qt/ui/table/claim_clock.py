"""The clock of a call: it runs only while the window is in front, and nothing skips it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from .glows import ClockRing
from .scene import TableScene

if TYPE_CHECKING:
    from rummy_qt.play.director import ClaimWindow

TICK_MS: Final = 40


class ClaimClock(QObject):
    """Shows a ring on the discard that may be called, and says when the time is up."""

    expired = Signal()

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.ring = ClockRing(scene)
        self._total = 0
        self._spent = 0.0
        self._since = QElapsedTimer()
        self._ticker = QTimer(self, interval=TICK_MS)
        self._ticker.timeout.connect(self._tick)

    @property
    def left_ms(self) -> float:
        """What is left, in milliseconds; 0 when no clock runs."""
        return max(0.0, self._total - self._spent)

    @property
    def running(self) -> bool:
        return self._ticker.isActive()

    def open(self, window: ClaimWindow, milliseconds: int) -> None:
        """Give the person that time to call; 0 is no limit, and shows no ring."""
        self._total = window.milliseconds or milliseconds
        self._spent = 0.0
        if self._total:
            self.resume()

    def close(self) -> None:
        """The discard can be called no more."""
        self._ticker.stop()
        self._total = 0
        self.ring.hide()

    def pause(self) -> None:
        """Stand still: the window is not in front."""
        self._ticker.stop()

    def resume(self) -> None:
        """Run on, where a clock is under way."""
        if self.left_ms > 0:
            self._since.start()
            self._ticker.start()
            self._draw()

    def _tick(self) -> None:
        self._spent += self._since.restart()
        if self.left_ms > 0:
            self._draw()
            return
        self.close()
        self.expired.emit()

    def _draw(self) -> None:
        pile = self._scene.arrangement.layout.pile
        if pile:
            self.ring.show(pile[-1], self.left_ms / self._total)

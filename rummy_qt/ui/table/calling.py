"""The time to call the last discard: when it begins, how it runs down, and what ends it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QVariantAnimation, Signal
from PySide6.QtWidgets import QWidget

from rummy_qt.ui.preferences import Preferences

from .scene import TableScene
from .sprites import draw_ring

if TYPE_CHECKING:
    from rummy_qt.ui.bridge import TableSource

SECONDS: Final[dict[str, float]] = {"3s": 3, "6s": 6, "12s": 12, "30s": 30}
"""How long a discard stays open for the call, by the preference ``calls``; else without limit."""


class Calling(QObject):
    """Follows the time to call that the source opens and closes.

    By the preference ``calls`` the game stops only for a discard that fits, for every discard
    and a while, or never; then the button to call stands until the next player draws.
    """

    changed = Signal()

    def __init__(
        self, scene: TableScene, source: TableSource, preferences: Preferences, view: QWidget
    ) -> None:
        super().__init__(view)
        self._scene = scene
        self._source = source
        self._preferences = preferences
        self._view = view
        scene.state.tells_fits = preferences.calls == "fits"  # where no time to call begins, too
        self.may_let_pass = False
        """Whether the game waits for the person to call or to let pass."""
        self.patient: Callable[[], bool] = lambda: False
        """Whether the person needs more time than a clock gives."""
        self._clock = QVariantAnimation(self, duration=0, startValue=1.0, endValue=0.0)
        """Its value is the part of the time that is left; its duration 0 where none runs."""
        self._clock.valueChanged.connect(self._draw)
        self._clock.finished.connect(self.let_pass)
        source.claim_window.connect(self._turned)
        scene.teller.told.connect(self.resume)

    @property
    def left_ms(self) -> float:
        """What is left, in milliseconds; 0 when no clock runs."""
        return max(0, self._clock.duration() - self._clock.currentTime())

    @property
    def running(self) -> bool:
        return self._clock.state() == QVariantAnimation.State.Running

    def let_pass(self) -> None:
        if not self.may_let_pass:
            return
        self._close()
        self._scene.state.let_by = True
        self.changed.emit()
        self._source.let_pass()

    def take_time(self) -> None:
        """Stop the clock: the person calls or lets pass when they like."""
        self._wind(0)
        self._scene.ring.setVisible(False)

    def _wind(self, ms: float) -> None:
        self._clock.stop()
        self._clock.setDuration(round(ms))
        self._clock.setCurrentTime(0)

    def pause(self) -> None:
        if self.running:
            self._clock.pause()

    def resume(self) -> None:
        """Run on, where a clock is under way, the discard lies, and the window is looked at."""
        if self.left_ms > 0 and self._scene.teller.all_told and self._view.isActiveWindow():
            self._clock.start()
        self._draw()

    def _turned(self, may_call: bool) -> None:
        """A discard may be called, or no more; whoever is next to draw needs no clock."""
        self._close()
        state, when = self._scene.state, self._preferences.calls
        if may_call:
            state.tells_fits, state.let_by = when == "fits", False
            self.may_let_pass = state.may_call and not state.my_turn and when != "never"
        if self.may_let_pass:
            self._wind(0 if self.patient() else SECONDS.get(when, 0.0) * 1_000)
        self.changed.emit()
        if self.may_let_pass:
            self.resume()
        elif may_call and not state.my_turn:
            self._source.let_pass()

    def _close(self) -> None:
        self.take_time()
        self.may_let_pass = False

    def _draw(self) -> None:
        spots = self._scene.arrangement.pile_spots
        if spots and self.left_ms and self._scene.teller.all_told:
            part = round(120 * self.left_ms / self._clock.duration()) / 120
            self._scene.ring.show_drawn(self._scene.art, draw_ring, spots[-1].w, part)
            self._scene.ring.setPos(spots[-1].x, spots[-1].y)

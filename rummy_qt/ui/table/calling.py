"""The time window in which the person may call the last discard."""

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

SECONDS: Final[dict[str, int]] = {"3s": 3, "6s": 6, "12s": 12, "30s": 30}
"""Time limit in seconds by the preference ``calls``; other values mean no limit."""


class Calling(QObject):
    """Runs the clock of the calling window that the source opens and closes.

    Depending on the preference ``calls`` the game waits only for discards that fit a meld, for
    every discard up to a time limit, or never; in the last case the call button stays until the
    next player draws.
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
        scene.state.tells_fits = preferences.calls == "fits"  # needed before any window opens, too
        self.may_let_pass = False
        """Whether the game is waiting for the person to call or to let pass."""
        self.patient: Callable[[], bool] = lambda: False
        """Returns whether the person needs more time than the clock allows."""
        self._clock = QVariantAnimation(self, duration=0, startValue=1.0, endValue=0.0)
        """Its value is the fraction of time left; its duration is 0 while there is no limit."""
        self._clock.valueChanged.connect(self._draw)
        self._clock.finished.connect(self.let_pass)
        source.call_window.connect(self._window_changed)
        scene.teller.told.connect(self.resume)

    @property
    def left_ms(self) -> float:
        """Time left in ms; 0 without a time limit."""
        return max(0, self._clock.duration() - self._clock.currentTime())

    @property
    def running(self) -> bool:
        return self._clock.state() == QVariantAnimation.State.Running

    def let_pass(self) -> None:
        if not self.may_let_pass:
            return
        self._close()
        self._scene.state.declined = True
        self.changed.emit()
        self._source.let_pass()

    def take_time(self) -> None:
        """Remove the time limit, so that the person may decide at leisure."""
        self._clock.stop()
        self._clock.setDuration(0)
        self._clock.setCurrentTime(0)
        self._scene.ring.setVisible(False)

    def pause(self) -> None:
        if self.running:
            self._clock.pause()

    def resume(self) -> None:
        """Run the clock if time is left, the discard has landed, and the window is active."""
        if self.left_ms > 0 and self._scene.teller.all_told and self._view.isActiveWindow():
            self._clock.start()
        self._draw()

    def _window_changed(self, may_call: bool) -> None:
        """Open or close the window; a person who is next to draw may call without a clock."""
        self._close()
        state, calls = self._scene.state, self._preferences.calls
        if may_call:
            state.tells_fits, state.declined = calls == "fits", False
            self.may_let_pass = state.may_call and not state.my_turn and calls != "never"
        if self.may_let_pass:
            self._clock.setDuration(0 if self.patient() else SECONDS.get(calls, 0) * 1_000)
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
            left = round(120 * self.left_ms / self._clock.duration()) / 120
            self._scene.ring.show_drawn(self._scene.art, draw_ring, spots[-1].w, left)
            self._scene.ring.setPos(spots[-1].x, spots[-1].y)

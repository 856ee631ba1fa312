"""Motion: cards fly on easy arcs to where the models already have them.

Never waited for: ``finish`` lands everything at once, in the very picture that running out
would have given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

from .card_item import CardItem
from .geometry import Box

FLIGHT_MS: Final = 220
SHUFFLE_MS: Final = 160
"""For cards that only close ranks."""
STAGGER_MS: Final = 30
LONGEST_STAGGER_MS: Final = 420
ARC_HEIGHT: Final = 0.09
"""Of the way."""
TURN_BEGINS, TURN_ENDS = 0.4, 0.95
"""The part of its way on which a card turns over."""
FEW: Final = 8
"""So many cards at once are scaled with care."""


@dataclass(slots=True)
class Leg:
    """One card's way: from where it is now to its place."""

    item: CardItem
    start: tuple[float, float]
    end: tuple[float, float]
    start_width: float
    end_width: float
    delay: float = 0.0
    duration: float = FLIGHT_MS
    arc: float = 0.0
    """How far the way bends, in pixels, upwards."""
    turn: Callable[[], None] | None = None
    """Turns the card over, half way."""
    land: Callable[[], None] | None = None
    """What to do on arrival; by default the item settles in its place."""
    emerges: bool = False
    """Out of a pile that looks the same without it: unseen until it leaves."""
    overshoot: bool = False
    landed: bool = False
    turned: bool = False


class Motion(QAbstractAnimation):
    """All cards that are on their way, moved together by one clock."""

    landed = Signal()
    """Everything lies in its place."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._legs: list[Leg] = []
        self._total = 0
        self._ease = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._snap = QEasingCurve(QEasingCurve.Type.OutBack)
        self._snap.setOvershoot(0.9)

    def duration(self) -> int:
        return self._total

    @property
    def busy(self) -> bool:
        return bool(self._legs)

    def go(self, legs: list[Leg], speed: float) -> None:
        """Fly these legs; those under way land first. At speed 0 all land at once."""
        self.finish()
        self._legs = legs
        if not legs:
            self.landed.emit()
            return
        if speed <= 0:
            self._land_all()
            return
        for leg in legs:
            leg.delay /= speed
            leg.duration /= speed
            leg.item.setVisible(not leg.emerges)
            leg.item.smooth(len(legs) <= FEW)
        self._total = round(max(leg.delay + leg.duration for leg in legs))
        self.start()

    def carries(self, item: CardItem) -> bool:
        """Whether this card is on its way."""
        return any(leg.item is item and not leg.landed for leg in self._legs)

    def boxes(self) -> Iterator[Box]:
        """Where the cards are that are on their way."""
        return (leg.item.box for leg in self._legs if not leg.landed)

    def join(self, legs: list[Leg], speed: float) -> None:
        """Fly these legs beside those under way, whose cards they do not touch."""
        if not self._legs:
            self.go(legs, speed)
            return
        now = self.currentTime()
        for leg in legs:
            leg.delay = now
            leg.duration /= max(speed, 0.01)
            self._total = max(self._total, round(now + leg.duration))
        self._legs += legs

    def finish(self) -> None:
        """Land everything now."""
        if self.state() == QAbstractAnimation.State.Running:
            self.setCurrentTime(self.totalDuration())
        self._land_all()

    def updateCurrentTime(self, now: int) -> None:
        if now >= self._total:
            self._land_all()
            return
        for leg in self._legs:
            if not leg.landed:
                self._move(leg, now)

    def _move(self, leg: Leg, now: int) -> None:
        t = (now - leg.delay) / leg.duration
        if t <= 0:
            return
        if t >= 1:
            self._land(leg)
            return
        curve = self._snap if leg.overshoot else self._ease
        eased = curve.valueForProgress(t)
        lift = leg.arc * 4 * t * (1 - t)
        (x0, y0), (x1, y1) = leg.start, leg.end
        item = leg.item
        item.setVisible(True)
        item.setPos(x0 + (x1 - x0) * eased, y0 + (y1 - y0) * eased - lift)
        if leg.start_width != leg.end_width:
            item.set_width(leg.start_width + (leg.end_width - leg.start_width) * min(1.0, eased))
        if leg.turn is not None:
            self._turn(leg, eased)

    def _turn(self, leg: Leg, eased: float) -> None:
        part = min(1.0, max(0.0, (eased - TURN_BEGINS) / (TURN_ENDS - TURN_BEGINS)))
        if part >= 0.5 and not leg.turned:
            leg.turned = True
            if leg.turn is not None:
                leg.turn()
        leg.item.squeeze(max(0.04, abs(1 - 2 * part)))

    def _land(self, leg: Leg) -> None:
        leg.landed = True
        leg.item.setVisible(True)
        if leg.turn is not None and not leg.turned:
            leg.turned = True
            leg.turn()
        if leg.land is not None:
            leg.land()
        else:
            leg.item.settle()

    def _land_all(self) -> None:
        legs, self._legs = self._legs, []
        for leg in legs:
            if not leg.landed:
                self._land(leg)
        if legs:
            self.landed.emit()


def arc_of(start: tuple[float, float], end: tuple[float, float]) -> float:
    """How far a way bends: long ways more."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    return min(46.0, ARC_HEIGHT * (dx * dx + dy * dy) ** 0.5)

"""Motion: what an event moved, and cards on their way to where the game already has them.

Never waited for: ``finish`` lands everything at once, in the very picture that running out
would have given.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

from rummy_qt.engine import Card
from rummy_qt.engine.events import (
    Claimed,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Rebuilt,
    RoundEnded,
    Swapped,
    Took,
)

from .arrangement import Spot
from .sprites import CardSprite

FLIGHT_MS: Final = 230
SLIDE_MS: Final = 170
"""For cards that only make way."""
POINTED_MS: Final = 90
"""For cards of the hand that rise and part under the pointer."""
STAGGER_MS: Final = 30
LONGEST_STAGGER_MS: Final = 360
HOLD_MS: Final = 350
"""How long an opponent's meld is held up before it settles."""
RISE_MS: Final = 260
SETTLE_MS: Final = 200
HELD_UP_MS: Final = RISE_MS + HOLD_MS + SETTLE_MS
HELD_UP: Final = 1.25
ARC_HEIGHT: Final = 0.08
"""Of the way."""
TILT: Final = 5.0
"""Degrees that a card is turned in the middle of its flight."""
FEW: Final = 9
"""So many cards at once are turned and scaled with care."""

Kind = Literal["flight", "slide"]


class Key(NamedTuple):
    """Where a card is at a moment of its way, in milliseconds from when it leaves."""

    ms: float
    spot: Spot


@dataclass(slots=True, eq=False)
class Leg:
    """One card's way. A *flight* is one that the game moved; others *slide* to make way."""

    sprite: CardSprite
    keys: Sequence[Key]
    """At least two, the first at 0."""
    kind: Kind = "slide"
    delay: float = 0.0
    flip_at: float | None = None
    """When it turns over, in the middle of turning; None: it does not."""
    flip: Callable[[], None] | None = None
    arc: float = 0.0
    tilt: float = 0.0
    depart: Callable[[], None] | None = None
    land: Callable[[], None] | None = None
    hidden_first: bool = False
    """Out of a pile that looks the same without it: unseen until it leaves."""
    careful: bool = True
    """Whether its picture is turned and scaled with care."""
    departed: bool = False
    turned: bool = False
    landed: bool = False

    @property
    def duration(self) -> float:
        return self.keys[-1].ms

    @property
    def end(self) -> float:
        return self.delay + self.duration


@dataclass(slots=True, eq=False)
class Roll:
    """Something that changes by and by, as a number that counts up."""

    step: Callable[[float], None]
    """Shows a part of the way: from 0 to 1, which it is in the end whatever happens."""
    ms: float
    delay: float = 0.0
    over: bool = False

    @property
    def end(self) -> float:
        return self.delay + self.ms


TURNING_MS: Final = 150


class Motion(QAbstractAnimation):
    """All cards that are on their way, moved together by one clock."""

    landed = Signal()
    """Everything lies in its place."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._legs: list[Leg] = []
        self._rolls: list[Roll] = []
        self._total = 0
        self._ease = QEasingCurve(QEasingCurve.Type.OutCubic)

    def duration(self) -> int:
        return self._total

    @property
    def busy(self) -> bool:
        """Whether cards are on their way; numbers that roll on keep nobody waiting."""
        return bool(self._legs)

    @property
    def legs(self) -> tuple[Leg, ...]:
        """What is on its way, or waits to leave."""
        return tuple(leg for leg in self._legs if not leg.landed)

    def go(self, legs: Sequence[Leg], speed: float, rolls: Sequence[Roll] = ()) -> None:
        """Set these on their way beside those under way; a card has one way, the newest.

        At speed 0 all land at once.
        """
        if not legs and not rolls and not self._legs and not self._rolls:
            self.landed.emit()
            return
        if speed <= 0:
            self.finish()
            self._legs, self._rolls = list(legs), list(rolls)
            self._land_all()
            return
        taken = {leg.sprite for leg in legs}
        for leg in self._legs:
            if leg.sprite in taken and not leg.landed:
                leg.landed = True  # the newer way begins where this one has come to
                self._leave(leg)
        if self.state() == QAbstractAnimation.State.Stopped:
            self._legs, self._rolls = [], []
        now = self.currentTime() if self._legs or self._rolls else 0
        careful = len(legs) + sum(not leg.landed for leg in self._legs) <= FEW
        turning = careful or most_together(legs) <= FEW
        for leg in legs:
            leg.delay = leg.delay / speed + now
            leg.keys = [Key(key.ms / speed, key.spot) for key in leg.keys]
            if leg.flip_at is not None:
                leg.flip_at /= speed
            leg.sprite.setVisible(not leg.hidden_first)
            leg.careful = careful
            leg.sprite.flying, leg.sprite.turning = True, turning
        for roll in rolls:
            roll.delay, roll.ms = roll.delay / speed + now, roll.ms / speed
        self._legs = [leg for leg in self._legs if not leg.landed] + list(legs)
        self._rolls += rolls
        ends = [leg.end for leg in self._legs] + [roll.end for roll in self._rolls]
        self._total = round(max(ends, default=0.0))
        if self.state() == QAbstractAnimation.State.Stopped:
            self.start()

    def finish(self) -> None:
        """Land everything now."""
        if self.state() != QAbstractAnimation.State.Stopped:
            self.stop()
        self._land_all()

    def updateCurrentTime(self, now: int) -> None:
        if self.state() == QAbstractAnimation.State.Stopped:
            return
        if now >= self._total:
            self._land_all()
            return
        for leg in list(self._legs):
            if not leg.landed:
                self._move(leg, now)
        if self._legs and all(leg.landed for leg in self._legs):
            self._legs = []
            self.landed.emit()
        for roll in list(self._rolls):
            if not roll.over and now > roll.delay:
                part = min(1.0, (now - roll.delay) / roll.ms)
                roll.over = part >= 1
                roll.step(part)

    def _move(self, leg: Leg, now: float) -> None:
        at = now - leg.delay
        if at <= 0:
            return  # it lies there already: what has not moved need not be painted
        self._leave(leg)
        if at >= leg.duration:
            self._land(leg)
            return
        leg.sprite.put(self._spot_of(leg, at))
        if leg.flip_at is not None:
            self._turn(leg, at)

    def _leave(self, leg: Leg) -> None:
        if leg.departed:
            return
        leg.departed = True
        leg.sprite.setVisible(True)
        leg.sprite.smooth(leg.careful)
        if leg.depart is not None:
            leg.depart()

    def _spot_of(self, leg: Leg, at: float) -> Spot:
        keys = leg.keys
        nth = next(i for i in range(1, len(keys)) if at < keys[i].ms)
        before, after = keys[nth - 1], keys[nth]
        part = (at - before.ms) / max(1.0, after.ms - before.ms)
        eased = self._ease.valueForProgress(part)
        a, b = before.spot, after.spot
        swing = math.sin(math.pi * part) if nth == 1 else 0.0
        return Spot(
            a.x + (b.x - a.x) * eased,
            a.y + (b.y - a.y) * eased - leg.arc * swing,
            a.w + (b.w - a.w) * eased,
            a.angle + (b.angle - a.angle) * eased + leg.tilt * swing,
            b.shown,
        )

    def _turn(self, leg: Leg, at: float) -> None:
        assert leg.flip_at is not None
        part = (at - leg.flip_at) / TURNING_MS + 0.5
        if part >= 0.5 and not leg.turned:
            leg.turned = True
            if leg.flip is not None:
                leg.flip()
        leg.sprite.squeeze(1.0 if not 0 < part < 1 else max(0.04, abs(1 - 2 * part)))

    def _land(self, leg: Leg) -> None:
        leg.landed, leg.sprite.flying, leg.sprite.turning = True, False, True
        self._leave(leg)
        leg.sprite.smooth(careful=True)
        if leg.flip is not None and not leg.turned:
            leg.turned = True
            leg.flip()
        if leg.flip_at is not None:
            leg.sprite.squeeze(1)
        if leg.land is not None:
            leg.land()

    def _land_all(self) -> None:
        legs, self._legs = self._legs, []
        rolls, self._rolls = self._rolls, []
        for leg in legs:
            if not leg.landed:
                self._land(leg)
        for roll in rolls:
            if not roll.over:
                roll.over = True
                roll.step(1.0)
        if legs:
            self.landed.emit()


def most_together(legs: Iterable[Leg]) -> int:
    """How many of them set out before the first one of these has come to a halt.

    So many are not turned on their way: to the painter that is more work than all else.
    """
    listed = list(legs)
    starts = sorted(leg.delay for leg in listed)
    return max(
        (
            bisect_left(starts, leg.delay + leg.keys[1].ms) - bisect_left(starts, leg.delay)
            for leg in listed
        ),
        default=0,
    )


def arc_of(start: Spot, end: Spot) -> float:
    """How far a way bends, upwards: long ways more."""
    return min(44.0, ARC_HEIGHT * math.hypot(end.x - start.x, end.y - start.y))


def stagger(nth: int) -> float:
    """How long the n-th of several cards waits before it flies, in milliseconds; the first: 0."""
    return min(LONGEST_STAGGER_MS, STAGGER_MS * nth)


# ------------------------------------------------------------------------------- what moved

End = Literal["stock", "pile", "hand", "seat", "meld"]


class Journey(NamedTuple):
    """One card's way through an event."""

    card: Card | None
    """None: a card whose face nobody here sees; a back flies."""
    start: End
    end: End
    seat: int
    """Whose doing it was: at a ``seat`` end, that seat."""
    turns: bool = False
    """Whether it lies face down at one end and open at the other."""
    shown_off: bool = False
    """An opponent lays it down: it is held up for a moment."""


def journeys(events: Iterable[Event], person: int) -> list[Journey]:
    """The ways of all cards that these events moved, in their order."""
    return [journey for event in events for journey in _of(event, person)]


def _of(event: Event, person: int) -> Iterator[Journey]:
    seat = getattr(event, "seat", None)
    hand: End = "hand" if seat == person else "seat"
    mine = seat == person
    match event:
        case Drew():
            seen = event.card if mine else None
            yield Journey(seen, "stock", hand, event.seat, turns=mine)
        case Took():
            for card in event.cards:
                yield Journey(card, "pile", hand, event.seat)
        case Melded() | LaidOff():
            for card in event.cards:
                yield Journey(card.bare, hand, "meld", event.seat, shown_off=not mine)
        case Swapped():
            yield Journey(event.card, hand, "meld", event.seat, shown_off=not mine)
            yield Journey(event.joker.bare, "meld", hand, event.seat)
        case Claimed():
            yield Journey(event.card, "pile", "meld", event.seat)
        case Discarded():
            yield Journey(event.card, hand, "pile", event.seat, turns=not event.face_up)
        case _:
            return


def rebuilds(events: Iterable[Event]) -> bool:
    """Whether the discards became the stock."""
    return Rebuilt in map(type, events)


def ends_round(events: Iterable[Event]) -> bool:
    """Whether the round is over by these events."""
    return RoundEnded in map(type, events)

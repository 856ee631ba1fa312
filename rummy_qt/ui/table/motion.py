"""Motion: cards on their way to where the game already has them, moved by one clock.

Never waited for: ``finish`` lands everything at once, in the very picture that running out
would have given. What may be told of the round follows from what is in the air: ``told_until``.
"""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QObject, Qt, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from .arrangement import Layer, Spot
from .art import Drawn
from .choreography import Flight, Key, arc_of
from .sprites import CardSprite

SLIDE_MS: Final = 170.0
"""For cards that only make way."""
POINTED_MS: Final = 90.0
"""For cards of the hand that rise and part under the pointer."""
FEW: Final = 9
"""So many cards at once are turned and scaled with care."""
CAREFULLY: Final = Qt.TransformationMode.SmoothTransformation
QUICKLY: Final = Qt.TransformationMode.FastTransformation
TURNING: Final = 0.75
"""Of the first part of its way a card takes so much to turn over."""
EDGE_ON: Final = 0.08
"""So much of its breadth is seen in the middle of that."""
RISING: Final = 3.0
"""A flight rises in one part of its way by this number, and comes down in such a part."""
BETWEEN: Final = 0.82
"""Of the last part of its way a card has left so much behind when it goes in between others."""
SOFTLY: Final = 1.5
"""What moves leaves so softly: at 0 it is gone before it is seen to go, at 3 it hesitates."""
DISSOLVE_MS: Final = 160.0
DISSOLVE_STEPS: Final = 8
TELLING_MS: Final = 20
"""The clock runs on for so long after the last card, for what is told then to begin."""


@dataclass(slots=True, eq=False)
class Leg:
    """One card's way, as a flight that the game has planned, or to make way for others."""

    sprite: CardSprite
    keys: tuple[Key, ...]
    flight: Flight | None = None
    event: int | None = None
    """What is told when it has landed; None: nothing waits for it."""
    delay: float = 0.0
    turns: float | None = None
    """When, by the same clock as ``delay``, it has half turned over; None: it does not."""
    above: float = 0.0
    """How high it is where it leaves: 1 is in the air."""
    arc: tuple[float, float] = (0.0, 0.0)
    """How far its way bends, and it turns."""
    departed: bool = False
    turned: bool = False
    landed: bool = False

    @classmethod
    def of(cls, sprite: CardSprite, flight: Flight) -> Leg:
        """The flight from where the sprite is now, to where it belongs now."""
        keys = (flight.keys[0]._replace(spot=sprite.spot), *flight.keys[1:])
        leg = cls(sprite, keys, flight, flight.event, flight.begins)
        if sprite.face_up == flight.journey.ends_down:
            leg.turns = flight.begins + flight.turns * keys[1].ms
        return leg

    @property
    def end(self) -> float:
        return self.delay + self.keys[-1].ms

    @property
    def flies(self) -> bool:
        return self.flight is not None or self.above > 0

    @property
    def touches(self) -> float:
        """When its card first lies on something; one that is dealt lies before it is sorted."""
        return self.delay + self._landing[1].ms

    @property
    def landing_speed(self) -> float:
        """How fast it comes there: its widths a millisecond."""
        before, lies = self._landing
        way = math.hypot(lies.spot.x - before.spot.x, lies.spot.y - before.spot.y)
        return way / max(1.0, lies.ms - before.ms) / lies.spot.w

    def height(self, at: float) -> float:
        """How high it is so long after it has left."""
        before, lies = self._landing
        up = min(1.0, RISING * at / self.keys[1].ms)
        down = min(1.0, max(0.0, RISING * (lies.ms - at) / (lies.ms - before.ms)))
        up, down = (part * part * (3 - 2 * part) for part in (up, down))
        return min(self.above + (1 - self.above) * up, down)

    @property
    def _landing(self) -> tuple[Key, ...]:
        to_hand = self.flight is not None and self.flight.journey.end == "hand"
        first = to_hand or len(self.keys) == 2
        return self.keys[:2] if first else self.keys[-3:-1]  # then it settles, or slips in


@dataclass(slots=True, eq=False)
class Roll:
    """Something that changes by and by, as a number that counts up."""

    step: Callable[[float], None]
    """Shows a part of the way: from 0 to 1, which it is in the end whatever happens."""
    ms: float
    delay: float = 0.0
    event: int | None = None
    """What is told when it is over; None: nothing waits for it."""

    @property
    def end(self) -> float:
        return self.delay + self.ms


class Motion(QAbstractAnimation):
    """All cards that are on their way."""

    departed = Signal(object)
    """Each ``Leg`` of a list begins: its card leaves where it lay."""
    turned = Signal(object)
    arrived = Signal(object)
    """Each of a list has landed."""
    landed = Signal()
    passed = Signal()
    """Something has landed, or all has: more may be told."""
    set_out = Signal()
    """Other cards are in the air than before, or none any more: see ``touches``."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.legs: list[Leg] = []
        self._rolls: list[Roll] = []
        self._total = 0
        self.speed = 1.0
        """Of all that sets out; 0: nothing moves."""
        self.cut_short = False
        """Whether all that is on its way is being put in its place at once."""

    def duration(self) -> int:
        return self._total

    @property
    def busy(self) -> bool:
        """Whether cards are on their way; numbers that roll on keep nobody waiting."""
        return bool(self.legs)

    @property
    def moves(self) -> bool:
        """Whether what changes now is seen to do so."""
        return self.speed > 0 and not self.cut_short

    @property
    def _under_way(self) -> list[Leg | Roll]:
        return [*self.legs, *self._rolls]

    @property
    def told_until(self) -> float:
        """So many of the round's events have been seen; infinite when nothing is in the air."""
        waiting = [each.event for each in self._under_way if each.event is not None]
        return min(waiting, default=math.inf)

    @property
    def touches(self) -> list[tuple[float, Leg]]:
        """In how many milliseconds each card that an event moved touches what it lands on."""
        flights = [leg for leg in self.legs if leg.flight and leg.flight.event is not None]
        return [(leg.touches - self._now, leg) for leg in flights if leg.touches > self._now]

    @property
    def _now(self) -> float:
        """By the clock that begins anew whenever something sets out while nothing moves."""
        return 0 if self.state() == QAbstractAnimation.State.Stopped else self.currentTime()

    def go(self, legs: Sequence[Leg], rolls: Sequence[Roll] = ()) -> None:
        """Set these on their way beside those under way; a card has one way, the newest.

        Where nothing moves all land at once.
        """
        if not legs and not self.legs:
            self.landed.emit()
            if not rolls and not self._rolls:
                return
        if not self.moves:
            self.finish()
            self.legs += legs  # beside what has begun as all landed
            self._rolls += rolls
            self.finish()
            return
        speed, now = self.speed, self._now
        for leg in legs:
            leg.delay = leg.delay / speed + now
            leg.keys = tuple(Key(key.ms / speed, *key[1:]) for key in leg.keys)
            if leg.turns is not None:
                leg.turns = leg.turns / speed + now
            leg.above, leg.sprite.flying = leg.sprite.height, True
            leg.sprite.aloft = leg.flight is not None
            if leg.flies:
                leg.arc = arc_of(*(key.spot for key in leg.keys[:2]))
        self._give_way({leg.sprite: leg for leg in legs})
        self.legs += legs
        crowd, aloft = crowded(self.legs), crowded(leg for leg in self.legs if leg.flies)
        for leg in legs:
            leg.sprite.careful = leg not in crowd or (leg.flies and leg not in aloft)
        self.roll(rolls)
        self.set_out.emit()

    def roll(self, rolls: Sequence[Roll]) -> None:
        """Let these begin, beside all that is under way; at speed 0, too."""
        speed = self.speed or 1.0
        self._rolls += [
            replace(roll, delay=roll.delay / speed + self._now, ms=roll.ms / speed)
            for roll in rolls
        ]
        self._total = round(max((each.end for each in self._under_way), default=0)) + TELLING_MS
        if self.state() == QAbstractAnimation.State.Stopped:
            self.start()

    def _give_way(self, newer: dict[CardSprite, Leg]) -> None:
        """The newer way begins where this one has come to, and what waited for it waits on.

        A card that turns over goes on doing so.
        """
        older = [leg for leg in self.legs if leg.sprite in newer]
        self.legs = [leg for leg in self.legs if leg.sprite not in newer]
        for leg in older:
            leg.landed, newest = True, newer[leg.sprite]
            told = [each.event for each in (leg, newest) if each.event is not None]
            newest.event = min(told, default=None)
            if leg.turns is not None and self._now < leg.turns + TURNING * leg.keys[1].ms / 2:
                newest.turns, newest.turned = leg.turns, leg.turned
        self._depart([leg for leg in older if leg.flight is not None and not leg.departed])

    def finish(self) -> None:
        stopped = self.state() == QAbstractAnimation.State.Stopped
        if stopped and not self._under_way:
            return  # each press asks for it
        outer, self.cut_short = self.cut_short, True
        self.stop()
        self._land_all()
        self.set_out.emit()
        self.cut_short = outer

    def updateCurrentTime(self, now: int) -> None:
        if self.state() == QAbstractAnimation.State.Stopped:
            return
        if now >= self._total:
            self.stop()  # else Qt did so after this frame, and with it what begins as all lands
            self._land_all()
            return
        told, moved = self.told_until, self.busy
        self._depart([leg for leg in self.legs if not leg.departed and now > leg.delay])
        self._land([leg for leg in self.legs if now - leg.delay >= leg.keys[-1].ms])
        for leg in self.legs:
            if leg.departed:  # else it lies there: what has not moved need not be painted
                self._move(leg, now)
        for roll in list(self._rolls):
            if now > roll.delay and roll in self._rolls:
                part = min(1.0, (now - roll.delay) / roll.ms)
                if part >= 1:
                    self._rolls.remove(roll)
                roll.step(part)
        if self.told_until != told:
            self.passed.emit()
        if moved and not self.legs:
            self.landed.emit()

    def _move(self, leg: Leg, now: float) -> None:
        at, sprite = now - leg.delay, leg.sprite
        sprite.put(self._spot_of(leg, at))
        if not sprite.wear.lift and leg.flies:
            sprite.rise(leg.height(at))
        if leg.turns is not None:
            self._turn(leg, now - leg.turns)

    def _depart(self, legs: Sequence[Leg]) -> None:
        for leg in legs:
            leg.departed = True
            leg.sprite.setVisible(True)
            leg.sprite.setTransformationMode(CAREFULLY if leg.sprite.careful else QUICKLY)
        if legs:
            self.departed.emit(legs)

    def _spot_of(self, leg: Leg, at: float) -> Spot:
        keys, nth = leg.keys, 1
        while at >= keys[nth].ms:
            nth += 1
        (begins, start, low, _), (ends, lies, high, gently) = keys[nth - 1], keys[nth]
        part = (at - begins) / max(1.0, ends - begins)
        eased = ease(part, gently=gently)
        if low < Layer.FLIGHT > high:  # each pair passes where it lies alike
            leg.sprite.setZValue(low + (high - low) * eased)
        else:
            lands = part > BETWEEN and nth == len(keys) - 1
            leg.sprite.setZValue(high if lands else low)
        (ax, ay, aw, turn, _), (bx, by, bw, end, shown) = start, lies
        x, y = ax + (bx - ax) * eased, ay + (by - ay) * eased
        w = aw + (bw - aw) * eased * (eased if bw < aw else 2 - eased)  # large as long as it can be
        turn += (end - turn) * eased
        if nth == 1:
            arc, tilt = leg.arc
            swing = math.sin(math.pi * (eased if gently else part))
            y -= arc * swing
            turn += tilt * swing
        return Spot(x, y, w, turn, shown)

    def _turn(self, leg: Leg, since: float) -> None:
        """It is narrow while it turns over, and shows its other side from the middle on."""
        part = since / (TURNING * leg.keys[1].ms) + 0.5
        if part >= 0.5 and not leg.turned:
            leg.turned = True
            self.turned.emit(leg.sprite)
        leg.sprite.squeeze(1.0 if not 0 < part < 1 else max(EDGE_ON, abs(1 - 2 * part)))

    def _land(self, legs: Sequence[Leg]) -> None:
        self._depart([leg for leg in legs if not leg.departed])
        self.legs = [leg for leg in self.legs if leg not in legs]
        for leg in legs:
            leg.landed, leg.sprite.flying, leg.sprite.careful = True, False, True
            leg.sprite.aloft = False
            leg.sprite.setTransformationMode(CAREFULLY)
            if leg.turns is not None:
                self._turn(leg, math.inf)
        if legs:
            self.arrived.emit(legs)

    def _land_all(self) -> None:
        moved = self.busy
        self._land(self.legs)
        while self._rolls:
            self._rolls.pop(0).step(1.0)
        self.passed.emit()
        if moved and not self.legs:
            self.landed.emit()


def ease(part: float, *, gently: bool = False) -> float:
    """How far that is which has gone on for this part of its time: it leaves softly, and lands so.

    ``gently``: as softly as it lands.
    """
    return 1 - (1 - part) ** 3 * (1 + part * (3 if gently else SOFTLY))


def appear(items: Sequence[QGraphicsItem]) -> list[Roll]:
    """These, which are seen from now on, come out of nothing."""
    for item in items:
        item.setOpacity(0.0)
    return [Roll(item.setOpacity, SLIDE_MS) for item in items]


def fold(item: QGraphicsItem, part: float) -> None:
    """Turn this about its upright middle: at 1 it is whole, at 0 edge on."""
    x = item.boundingRect().center().x()
    item.setTransform(QTransform.fromTranslate(x, 0).scale(part, 1).translate(-x, 0))


def turn_away(item: QGraphicsItem, part: float) -> None:
    """Turn this out of sight so far: from 0, as it stands there, to 1."""
    item.setVisible(part < 1)
    fold(item, 1 - part if part < 1 else 1.0)


def leave(item: QGraphicsItem, part: float) -> None:
    """Let this fade so far out of sight: from 0, as it stands there, to 1."""
    item.setVisible(part < 1)
    item.setOpacity(1 - part if part < 1 else 1.0)


def dissolve(
    before: Sequence[tuple[QGraphicsPixmapItem, Drawn]], *, words: bool = False
) -> list[Roll]:
    """What these showed before fades over what they show now.

    ``words``: those of now, which hide nothing, come over those of before first.
    """
    flags = QGraphicsItem.GraphicsItemFlag
    ghosts = [(item, QGraphicsPixmapItem(pixmap, item)) for item, (pixmap, _) in before]
    for (_, ghost), (_, (_, corner)) in zip(ghosts, before, strict=True):
        ghost.setOffset(corner)
        ghost.setFlag(flags.ItemStacksBehindParent, words)
        ghost.setFlag(flags.ItemIgnoresParentOpacity, words)

    def step(part: float) -> None:
        left = 1 - round(ease(part) * DISSOLVE_STEPS) / DISSOLVE_STEPS
        for item, ghost in ghosts:
            ghost.setOpacity(min(1.0, 2 * left) if words else left)
            item.setOpacity(min(1.0, 2 - 2 * left) if words else 1.0)
            if part >= 1 and item.scene() is not None:
                item.scene().removeItem(ghost)

    step(0.0)
    return [Roll(step, DISSOLVE_MS)] if ghosts else []


def crowded(legs: Iterable[Leg]) -> set[Leg]:
    """Those that are on their way, to where they first come to a halt, with more than a few.

    They are not turned there: to the painter that is more work than all else.
    """
    ways = {leg: (leg.delay, leg.delay + leg.keys[1].ms) for leg in legs}
    starts, halts = (sorted(way[end] for way in ways.values()) for end in (0, 1))
    crowds = [at for at in {*starts} if bisect(starts, at) - bisect(halts, at) > FEW]
    return {
        leg for leg, (begins, ends) in ways.items() if any(begins <= at < ends for at in crowds)
    }

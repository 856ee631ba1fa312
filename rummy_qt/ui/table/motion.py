"""Animation of cards to where the game already has them, driven by one clock.

Nothing waits for it: ``finish`` puts everything at its final place at once. ``told_until`` says
which of the round's events have been seen.
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
from .choreography import HIDDEN, Flight, KeyFrame, arc_of
from .sprites import CardSprite

SLIDE_MS: Final = 170.0
"""For cards that make room."""
POINTED_MS: Final = 90.0
"""For cards of the hand that rise or part below the pointer."""
MOST_SMOOTH: Final = 9
"""Up to so many moving cards are drawn with smooth transformation."""
SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
FAST: Final = Qt.TransformationMode.FastTransformation
TURNING: Final = 0.75
"""How long turning over takes, as a part of the time until the second key."""
EDGE_ON: Final = 0.08
"""The width of a card in the middle of turning over, as a part of its own."""
RISING: Final = 3.0
"""A flight rises in its first 1 / ``RISING``, and comes down in its last."""
LAND_LAYER_FROM: Final = 0.82
"""The part of the way to its last key after which a card has the layer of where it lands."""
START_SOFTNESS: Final = 1.5
"""How gradually a movement starts: 0 is abrupt, and 3 as slow as its end."""
DISSOLVE_MS: Final = 160.0
DISSOLVE_STEPS: Final = 8
TAIL_MS: Final = 20
"""How long the clock runs on after the last landing, so that what is told then can start."""


@dataclass(slots=True, eq=False)
class Leg:
    """The movement of one card: a planned flight, or to make room for others."""

    sprite: CardSprite
    keys: tuple[KeyFrame, ...]
    flight: Flight | None = None
    event: int | None = None
    """The index of the event that is told once it has landed; None for no event."""
    delay: float = 0.0
    """When it starts, in ms."""
    turns: float | None = None
    """When, by the same clock as ``delay``, it has half turned over; None: it does not."""
    above: float = 0.0
    """Its height at the start: 1 is in the air."""
    arc: tuple[float, float] = (0.0, 0.0)
    """The height of its arc in pixels, and its tilt in degrees."""
    departed: bool = False
    turned: bool = False
    landed: bool = False

    @classmethod
    def of(cls, sprite: CardSprite, flight: Flight) -> Leg:
        """The leg for a flight, from where its sprite is now."""
        keys = (flight.keys[0]._replace(spot=sprite.spot), *flight.keys[1:])
        leg = cls(sprite, keys, flight, flight.event, flight.begins)
        if sprite.face_up == (flight.journey.face_down or flight.journey.end in HIDDEN):
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
        """When its card first touches the table, in ms; a dealt card does before it is sorted."""
        return self.delay + self._landing[1].ms

    @property
    def landing_speed(self) -> float:
        """Its speed then, in card widths per ms."""
        before, lies = self._landing
        way = math.hypot(lies.spot.x - before.spot.x, lies.spot.y - before.spot.y)
        return way / max(1.0, lies.ms - before.ms) / lies.spot.w

    def height(self, at: float) -> float:
        """Its height so many ms after its start: 0 on the table, 1 in the air."""
        before, lies = self._landing
        up = min(1.0, RISING * at / self.keys[1].ms)
        down = min(1.0, max(0.0, RISING * (lies.ms - at) / (lies.ms - before.ms)))
        up, down = (part * part * (3 - 2 * part) for part in (up, down))
        return min(self.above + (1 - self.above) * up, down)

    @property
    def _landing(self) -> tuple[KeyFrame, ...]:
        to_hand = self.flight is not None and self.flight.journey.end == "hand"
        first = to_hand or len(self.keys) == 2
        return self.keys[:2] if first else self.keys[-3:-1]  # the last key settles it


@dataclass(slots=True, eq=False)
class Effect:
    """Any other gradual change, such as a number that counts up."""

    step: Callable[[float], None]
    """Shows the change at a progress from 0 to 1; the last call is always with 1."""
    ms: float
    delay: float = 0.0
    event: int | None = None
    """The index of the event that is told once it is over; None for no event."""

    @property
    def end(self) -> float:
        return self.delay + self.ms


class Motion(QAbstractAnimation):
    """All movements under way."""

    departed = Signal(object)
    """A list of ``Leg`` that start."""
    turned = Signal(object)
    """The ``CardSprite`` that has half turned over."""
    arrived = Signal(object)
    """A list of ``Leg`` that have landed."""
    landed = Signal()
    """No card moves any more."""
    passed = Signal()
    """``told_until`` may have changed."""
    legs_changed = Signal()
    """Legs have started, or all were ended."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.legs: list[Leg] = []
        self._effects: list[Effect] = []
        self._total = 0
        self.speed = 1.0
        """A factor for all new movements; 0 turns animation off."""
        self.cut_short = False
        """Whether ``finish`` is running."""

    def duration(self) -> int:
        return self._total

    @property
    def busy(self) -> bool:
        """Whether cards are moving; changing numbers do not count."""
        return bool(self.legs)

    @property
    def moves(self) -> bool:
        """Whether new changes are animated."""
        return self.speed > 0 and not self.cut_short

    @property
    def _under_way(self) -> list[Leg | Effect]:
        return [*self.legs, *self._effects]

    @property
    def told_until(self) -> float:
        """How many of the round's events have been seen; infinite when nothing moves."""
        waiting = [each.event for each in self._under_way if each.event is not None]
        return min(waiting, default=math.inf)

    @property
    def touches(self) -> list[tuple[float, Leg]]:
        """The legs of events that have not touched the table yet, and in how many ms they will."""
        flights = [leg for leg in self.legs if leg.flight and leg.flight.event is not None]
        return [(leg.touches - self._now, leg) for leg in flights if leg.touches > self._now]

    @property
    def _now(self) -> float:
        """The time in ms since the clock was started."""
        return 0 if self.state() == QAbstractAnimation.State.Stopped else self.currentTime()

    def go(self, legs: Sequence[Leg], effects: Sequence[Effect] = ()) -> None:
        """Starts these, or lands them at once; a new leg replaces an older one of its card."""
        if not legs and not self.legs:
            self.landed.emit()
            if not effects and not self._effects:
                return
        if not self.moves:
            self.finish()
            self.legs += legs  # beside what the landings may have started
            self._effects += effects
            self.finish()
            return
        speed, now = self.speed, self._now
        for leg in legs:
            leg.delay = leg.delay / speed + now
            leg.keys = tuple(KeyFrame(key.ms / speed, *key[1:]) for key in leg.keys)
            if leg.turns is not None:
                leg.turns = leg.turns / speed + now
            leg.above, leg.sprite.flying = leg.sprite.height, True
            leg.sprite.aloft = leg.flight is not None
            if leg.flies:
                leg.arc = arc_of(*(key.spot for key in leg.keys[:2]))
        self._replace_older({leg.sprite: leg for leg in legs})
        self.legs += legs
        crowd, aloft = crowded(self.legs), crowded(leg for leg in self.legs if leg.flies)
        for leg in legs:
            leg.sprite.careful = leg not in crowd or (leg.flies and leg not in aloft)
        self.run(effects)
        self.legs_changed.emit()

    def run(self, effects: Sequence[Effect]) -> None:
        """Starts these beside what is under way, even at speed 0."""
        speed = self.speed or 1.0
        self._effects += [
            replace(effect, delay=effect.delay / speed + self._now, ms=effect.ms / speed)
            for effect in effects
        ]
        self._total = round(max((each.end for each in self._under_way), default=0)) + TAIL_MS
        if self.state() == QAbstractAnimation.State.Stopped:
            self.start()

    def _replace_older(self, newer: dict[CardSprite, Leg]) -> None:
        """Ends the legs that newer ones replace, which take over their events and turning over."""
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
        """Lands everything at once."""
        stopped = self.state() == QAbstractAnimation.State.Stopped
        if stopped and not self._under_way:
            return  # fast, since each press calls it
        outer, self.cut_short = self.cut_short, True
        self.stop()
        self._land_all()
        self.legs_changed.emit()
        self.cut_short = outer

    def updateCurrentTime(self, now: int) -> None:
        if self.state() == QAbstractAnimation.State.Stopped:
            return
        if now >= self._total:
            self.stop()  # Qt would stop only after this, and also what the landings start
            self._land_all()
            return
        told, moved = self.told_until, self.busy
        self._depart([leg for leg in self.legs if not leg.departed and now > leg.delay])
        self._land([leg for leg in self.legs if now - leg.delay >= leg.keys[-1].ms])
        for leg in self.legs:
            if leg.departed:  # else it has not moved and needs no repaint
                self._move(leg, now)
        for effect in list(self._effects):
            if now > effect.delay and effect in self._effects:
                part = min(1.0, (now - effect.delay) / effect.ms)
                if part >= 1:
                    self._effects.remove(effect)
                effect.step(part)
        if self.told_until != told:
            self.passed.emit()
        if moved and not self.legs:
            self.landed.emit()

    def _move(self, leg: Leg, now: float) -> None:
        at, sprite = now - leg.delay, leg.sprite
        sprite.put(self._spot_of(leg, at))
        if not sprite.look.lift and leg.flies:
            sprite.rise(leg.height(at))
        if leg.turns is not None:
            self._turn(leg, now - leg.turns)

    def _depart(self, legs: Sequence[Leg]) -> None:
        for leg in legs:
            leg.departed = True
            leg.sprite.setVisible(True)
            leg.sprite.setTransformationMode(SMOOTH if leg.sprite.careful else FAST)
        if legs:
            self.departed.emit(legs)

    def _spot_of(self, leg: Leg, at: float) -> Spot:
        keys, nth = leg.keys, 1
        while at >= keys[nth].ms:
            nth += 1
        (begins, start, low, _), (ends, lies, high, gently) = keys[nth - 1], keys[nth]
        part = (at - begins) / max(1.0, ends - begins)
        eased = ease(part, gently=gently)
        if low < Layer.FLIGHT > high:  # gradually, so that cards of a hand change over evenly
            leg.sprite.setZValue(low + (high - low) * eased)
        else:
            lands = part > LAND_LAYER_FROM and nth == len(keys) - 1
            leg.sprite.setZValue(high if lands else low)
        (ax, ay, aw, turn, _), (bx, by, bw, end, shown) = start, lies
        x, y = ax + (bx - ax) * eased, ay + (by - ay) * eased
        w = aw + (bw - aw) * eased * (eased if bw < aw else 2 - eased)  # large as long as it can
        turn += (end - turn) * eased
        if nth == 1:
            arc, tilt = leg.arc
            swing = math.sin(math.pi * (eased if gently else part))
            y -= arc * swing
            turn += tilt * swing
        return Spot(x, y, w, turn, shown)

    def _turn(self, leg: Leg, since: float) -> None:
        """Narrows the card while it turns over, and shows its other side from the middle on."""
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
            leg.sprite.setTransformationMode(SMOOTH)
            if leg.turns is not None:
                self._turn(leg, math.inf)
        if legs:
            self.arrived.emit(legs)

    def _land_all(self) -> None:
        moved = self.busy
        self._land(self.legs)
        while self._effects:
            self._effects.pop(0).step(1.0)
        self.passed.emit()
        if moved and not self.legs:
            self.landed.emit()


def ease(part: float, *, gently: bool = False) -> float:
    """An easing curve from 0 to 1 with a slow end; ``gently``: with a start as slow."""
    return 1 - (1 - part) ** 3 * (1 + part * (3 if gently else START_SOFTNESS))


def appear(items: Sequence[QGraphicsItem]) -> list[Effect]:
    """Fades these in."""
    for item in items:
        item.setOpacity(0.0)
    return [Effect(item.setOpacity, SLIDE_MS) for item in items]


def fold(item: QGraphicsItem, part: float) -> None:
    """Scales an item's width about its centre, as if turned: 1 is whole, 0 edge on."""
    x = item.boundingRect().center().x()
    item.setTransform(QTransform.fromTranslate(x, 0).scale(part, 1).translate(-x, 0))


def dissolve(
    before: Sequence[tuple[QGraphicsPixmapItem, Drawn]], *, words: bool = False
) -> list[Effect]:
    """Cross-fades from what these items showed ``before`` to what they show now.

    ``words``: the new picture is transparent, and fades in before the old one fades out.
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
    return [Effect(step, DISSOLVE_MS)] if ghosts else []


def crowded(legs: Iterable[Leg]) -> set[Leg]:
    """The legs on the way to their first halt among too many to draw all with smoothing."""
    ways = {leg: (leg.delay, leg.delay + leg.keys[1].ms) for leg in legs}
    starts, halts = (sorted(way[end] for way in ways.values()) for end in (0, 1))
    crowds = [at for at in {*starts} if bisect(starts, at) - bisect(halts, at) > MOST_SMOOTH]
    return {
        leg for leg, (begins, ends) in ways.items() if any(begins <= at < ends for at in crowds)
    }

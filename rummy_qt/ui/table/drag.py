"""Cards in the air: they follow the pointer, and know over which zone they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem

from rummy_qt.engine import Move
from rummy_qt.play.targets import HAND, NEW_MELD, Targets, Zone

from .arrangement import DRAG_LAYER
from .card_item import CardItem
from .geometry import RATIO, Box
from .intents import Grab, places_for
from .scene import TableScene

FAN: Final = 0.26
"""From one card in the air to the next, in card widths."""
LIFTED: Final = 5.0
"""Pixels that cards in the air stand above where they were gripped."""
ENOUGH: Final = 0.16
"""The part of the gripped card that must cover a zone to mean it."""
POINTED: Final = 0.3
"""What the pointer over a zone adds to that."""


class Drag:
    """Cards that were picked up at ``grip`` and have not been dropped yet."""

    def __init__(
        self,
        scene: TableScene,
        grab: Grab,
        grip: QPointF,
        items: list[QGraphicsPixmapItem],
        beneath: QGraphicsPixmapItem | None = None,
    ) -> None:
        """``items`` are held in a fan; what is ``beneath`` them stays there."""
        self.grab = grab
        self.places: dict[Zone, tuple[Move, ...]] = {}
        """Where they may be dropped, and what that would mean."""
        self._scene = scene
        self._items = items
        self._boxes = scene.zone_boxes()
        self._width = scene.arrangement.layout.card
        under = [i for i, item in enumerate(items) if _holds(item, grip)]
        self._lead = under[-1] if under else 0
        lead = items[self._lead]
        self._grip = grip - lead.pos()
        self._point = grip
        self._beneath = beneath
        self._hangs = QPointF() if beneath is None else beneath.pos() - lead.pos()
        if beneath is not None:
            beneath.setZValue(DRAG_LAYER - 1)
        spread = self._width * (1 + FAN * (len(items) - 1))
        self._shadow = scene.new_shadow(spread, RATIO * self._width)
        for n, item in enumerate(items):
            item.setZValue(DRAG_LAYER + n)
            if isinstance(item, CardItem):
                item.dragged = True

    def find_places(self, targets: Targets) -> None:
        """Ask, once a position, where these cards may go."""
        self.places = places_for(self.grab, targets)
        self._boxes = self._scene.zone_boxes()

    def move_to(self, point: QPointF) -> None:
        """Follow the pointer."""
        self._point = point
        lead = point - self._grip - QPointF(0, LIFTED)
        step = FAN * self._width
        for n, item in enumerate(self._items):
            item.setPos(lead.x() + (n - self._lead) * step, lead.y())
        if self._beneath is not None:
            self._beneath.setPos(lead + self._hangs)
        self._shadow.setPos(lead.x() - self._lead * step - 6, lead.y() + 2)

    @property
    def lead_box(self) -> Box:
        """The gripped card."""
        return self._box_of(self._items[self._lead])

    def boxes(self) -> list[Box]:
        """All the cards, and what is beneath them."""
        beneath = () if self._beneath is None else (self._beneath,)
        return [self._box_of(item) for item in (*beneath, *self._items)]

    def _box_of(self, item: QGraphicsPixmapItem) -> Box:
        return Box(item.x(), item.y(), self._width, RATIO * self._width)

    def best_zone(self) -> Zone | None:
        """The legal zone that the gripped card covers most; None when none is meant."""
        zone = self._largest(self.places)
        if zone == NEW_MELD and self._means_another_meld():
            return None
        over_hand = self.grab.source == "hand" and self._cover(HAND) > self._cover(zone)
        return None if over_hand else zone

    def _means_another_meld(self) -> bool:
        """Whether cards that only fit melds elsewhere are over a meld that they do not fit."""
        lays_off = all(move.kind == "lay" for move in self.places[NEW_MELD])
        return lays_off and self._largest(self._boxes) != NEW_MELD

    def drop_zone(self) -> Zone | None:
        """Where a drop here goes: the best legal zone, else what lies below, legal or not."""
        best = self.best_zone()
        return best if best is not None else self._largest(self._boxes)

    def _largest(self, zones: Iterable[Zone]) -> Zone | None:
        listed = list(zones)
        melds = [zone for zone in listed if zone.kind == "meld"]
        for group in (melds, [zone for zone in listed if zone.kind != "meld"]):
            covered = max(group, key=self._cover, default=None)
            if covered is not None and self._cover(covered) >= ENOUGH:
                return covered
        return None

    def _cover(self, zone: Zone | None) -> float:
        """How much of the gripped card, or of a smaller zone, lies over the other.

        Where the pointer is counts, too: who grips a card by its edge points with it.
        """
        if zone is None:
            return 0.0
        box, card = self._boxes[zone], self.lead_box
        pointed = POINTED if box.holds(self._point.x(), self._point.y()) else 0.0
        return pointed + box.overlap(card) / max(1.0, min(box.w * box.h, card.w * card.h))

    def release(self) -> None:
        """Let go: the cards lie where they are until somebody says where to."""
        self._scene.departed.add(self._shadow)
        for item in self._items:
            if isinstance(item, CardItem) and item.place.home != "stock":
                item.dragged = False
            else:
                self._scene.departed.add(item)
        if self._beneath is not None:
            self._scene.dress_pile()


def _holds(item: QGraphicsPixmapItem, point: QPointF) -> bool:
    return item.contains(item.mapFromScene(point))

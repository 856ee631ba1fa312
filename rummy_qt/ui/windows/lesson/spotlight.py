"""Lights on the table what the lesson speaks of: cards, the stock, the place where they go."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from rummy_qt.play.targets import HAND
from rummy_qt.ui.table.arrangement import Box, Place, around
from rummy_qt.ui.table.scene import TableScene
from rummy_qt.ui.table.sprites import RimSprite

from .steps import NOTHING, Offer


class Spotlight(QObject):
    """Keeps a line around an offer where the things are; it goes with the table's arrangement."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._offer = NOTHING
        self._rims: list[RimSprite] = []
        scene.arranged.connect(self._draw)

    @property
    def boxes(self) -> list[Box]:
        """What is lit: cards and stock first, then the places where they may go."""
        return [*self._sources(), *self._goals()]

    def show(self, offer: Offer) -> None:
        """Light this, and nothing else."""
        self._offer = offer
        self._draw()

    def put_out(self) -> None:
        """Light nothing any more."""
        self.show(NOTHING)
        self.deleteLater()

    def _sources(self) -> list[Box]:
        arrangement = self._scene.arrangement
        stock = [arrangement.stock.box] if self._offer.stock else []
        places = arrangement.places
        lit = [places[card.index] for card in self._offer.cards if card.index in places]
        return stock + [around(boxes) for boxes in _in_touch(lit)]

    def _goals(self) -> list[Box]:
        """The zones; not the hand, to which everything drawn goes anyway."""
        zones = self._scene.arrangement.zones
        return [zones[zone] for zone in self._offer.zones if zone in zones and zone != HAND]

    def _draw(self) -> None:
        boxes, sources = self.boxes, len(self._sources())
        while len(self._rims) < len(boxes):
            rim = RimSprite()
            self._scene.addItem(rim)
            self._rims.append(rim)
        for rim in self._rims[len(boxes) :]:
            rim.setVisible(False)
        for at, (rim, box) in enumerate(zip(self._rims, boxes, strict=False)):
            rim.show_around(box, strong=at < sources, art=self._scene.art)


def _in_touch(places: Iterable[Place]) -> list[list[Box]]:
    """The cards' boxes as they lie, neighbours in a row together."""
    groups: list[list[Box]] = []
    last: Place | None = None
    for place in sorted(places, key=lambda place: (place.home, place.number)):
        box = place.spot.bounds
        beside = last is not None and place.home == last.home and place.number == last.number + 1
        if beside and last is not None and last.row == place.row:
            groups[-1].append(box)
        else:
            groups.append([box])
        last = place
    return groups

"""Lights on the table what the lesson speaks of: cards, the stock, the place where they go."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from rummy_qt.play.targets import HAND
from rummy_qt.ui.table.arrangement import Arrangement, Place
from rummy_qt.ui.table.geometry import Box, around
from rummy_qt.ui.table.glows import Glow
from rummy_qt.ui.table.scene import TableScene

from .offers import NOTHING, Offer


class Spotlight(QObject):
    """Keeps the glow around an offer where the things are; it goes with the scene's layout."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._offer = NOTHING
        self._glows: list[Glow] = []
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
        scene = self._scene
        stock = [scene.stock.slot.box] if self._offer.stock else []
        places = scene.arrangement.places
        lit = [places[card.index] for card in self._offer.cards if card.index in places]
        return stock + [around(boxes) for boxes in _in_touch(lit, scene.arrangement)]

    def _goals(self) -> list[Box]:
        """The zones; not the hand, to which everything drawn goes anyway."""
        boxes = self._scene.zone_boxes()
        return [boxes[zone] for zone in self._offer.zones if zone in boxes and zone != HAND]

    def _draw(self) -> None:
        boxes, sources = self.boxes, len(self._sources())
        while len(self._glows) < len(boxes):
            self._glows.append(Glow(self._scene))
        for glow in self._glows[len(boxes) :]:
            glow.set_visible(False)
        for at, (glow, box) in enumerate(zip(self._glows, boxes, strict=False)):
            glow.show_box(box, self._scene.theme, best=at < sources)


def _in_touch(places: Iterable[Place], arrangement: Arrangement) -> list[list[Box]]:
    """What shows of the cards, neighbours in the hand together."""
    groups: list[list[Box]] = []
    last: Place | None = None
    for place in sorted(places, key=lambda place: (place.home, place.number)):
        box = _showing(place, arrangement)
        beside = last is not None and place.home == last.home and place.number == last.number + 1
        if beside and box.x > groups[-1][-1].x:
            groups[-1].append(box)
        else:
            groups.append([box])
        last = place
    return groups


def _showing(place: Place, arrangement: Arrangement) -> Box:
    """The part of a card that the next one leaves free."""
    box, shown = place.slot.box, place.shown
    if place.home == "hand":
        later = arrangement.layout.hand[place.number + 1 : place.number + 2]
        shown = next((slot.x - box.x for slot in later if slot.x > box.x), None)
    return box if shown is None else box._replace(w=min(box.w, shown))

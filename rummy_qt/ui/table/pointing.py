"""What shows while the pointer is over the table and no button is down."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Signal

from .card_item import CardItem
from .previews import preview_text
from .scene import TableScene
from .spots import grab_of
from .wishes import TablePreferences


class Pointing(QObject):
    """Spreads a tight pile, opens small melds, and tells what a discard would bring."""

    hinted = Signal(str, float, float)
    """A line, and where; empty when there is none."""

    def __init__(self, scene: TableScene, preferences: TablePreferences) -> None:
        super().__init__(scene)
        self._scene = scene
        self._lights = scene.lights
        self._state = scene.state
        self._preferences = preferences
        self._point: QPointF | None = None

    def point_at(self, point: QPointF) -> None:
        """The pointer is there."""
        self._point = point
        scene = self._scene
        scene.spread.point_at(point, scene.arrangement.layout)
        covered = scene.spread.covers(point.x(), point.y())
        self._lights.light_seat(None if covered else scene.plate_seat(point))
        self._lights.magnify(point)
        item = scene.card_at(point)
        if item is None or not self._tell_take(item):
            self._tell_nothing()

    def leave(self) -> None:
        """The pointer is on the table no more, or does something else."""
        self._point = None
        self._lights.rest()
        self.hinted.emit("", 0.0, 0.0)

    def look_again(self) -> None:
        """The pointer stands still, but the table below it has changed."""
        if self._point is not None:
            self.point_at(self._point)

    def _tell_take(self, item: CardItem) -> bool:
        """Outline what would be taken with this card of the pile; False when that is nothing."""
        grab = grab_of(item, self._state) if item.place.home == "pile" else None
        move = self._state.targets.take.get(grab.cards[0]) if grab is not None else None
        if grab is None or move is None or not self._preferences.previews:
            return False
        self._lights.outline([self._scene.item_of(c).place.slot.box for c in grab.cards])
        box = item.place.slot.box
        self.hinted.emit(preview_text(move, self._state.view), box.x + box.w / 2, box.y)
        return True

    def _tell_nothing(self) -> None:
        self._lights.outline(None)
        self.hinted.emit("", 0.0, 0.0)

"""What shows while the pointer is over the table and no button is down."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QTimer, Signal

from rummy_qt.engine import Card

from .card_item import CardItem
from .geometry import Box
from .previews import preview_text
from .scene import TableScene
from .spots import Spot, grab_of, spot_at
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
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self.look_again)
        scene.motion.landed.connect(self._again.start)  # cards that flew lie in their places now

    def point_at(self, point: QPointF) -> None:
        """The pointer is there."""
        scene, self._point = self._scene, point
        scene.spread.point_at(point, scene.arrangement.layout)
        covered = scene.spread.covers(point.x(), point.y())
        self._lights.light_seat(None if covered else scene.plate_seat(point))
        self._lights.magnify(point)
        if not self._tell_take(spot_at(scene, point)):
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

    def _tell_take(self, spot: Spot | None) -> bool:
        """Outline what would be taken from there in the pile; False when that is nothing."""
        if spot is None or spot == "stock":
            return False
        grab = grab_of(spot, self._state)
        if grab is None or grab.source != "pile" or not self._preferences.previews:
            return False
        move = self._state.targets.take.get(grab.cards[0])
        if move is None:
            return False
        boxes = self._boxes_of(spot, grab.cards)
        self._lights.outline(boxes)
        top = min(self._scene.arrangement.layout.pile_box.y, boxes[0].y)
        text = preview_text(move, self._state.view)
        # Above all of the pile: a line over a lower row would hide the indices of the one above.
        self.hinted.emit(text, boxes[0].x + boxes[0].w / 2, top)
        return True

    def _boxes_of(self, spot: Spot, cards: tuple[Card, ...]) -> list[Box]:
        if isinstance(spot, CardItem):
            return [self._scene.item_of(card).place.slot.box for card in cards]
        return [self._scene.arrangement.layout.pile_box]

    def _tell_nothing(self) -> None:
        self._lights.outline(None)
        self.hinted.emit("", 0.0, 0.0)

"""A frame pulled open over the hand: what it touches is selected."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from .arrangement import FLIGHT_LAYER
from .comings import speck_path
from .furniture import with_alpha
from .scene import TableScene

CAUGHT: Final = 0.3
"""The left part of a card, in card widths, that the frame has to touch; more may be covered."""


class RubberBand:
    """Lies on the scene from its making until ``end``."""

    def __init__(self, scene: TableScene, corner: QPointF) -> None:
        self._scene = scene
        self._corner = corner
        self._item = QGraphicsPathItem(speck_path())
        self._item.setPen(QPen(with_alpha(scene.theme.accent, 220), 1.2))
        self._item.setBrush(with_alpha(scene.theme.accent, 36))
        self._item.setZValue(FLIGHT_LAYER)
        scene.addItem(self._item)

    def stretch(self, point: QPointF) -> None:
        """Pull the other corner there, and select what is caught."""
        area = QRectF(self._corner, point).normalized()
        path = QPainterPath()
        path.addRect(area)
        self._item.setPath(path)
        hand, slots = self._scene.state.hand, self._scene.arrangement.layout.hand
        caught = [
            row.card
            for row, slot in zip(hand.values, slots, strict=True)
            if area.intersects(QRectF(slot.x, slot.y, CAUGHT * slot.w, slot.h))
        ]
        if set(caught) != set(hand.selection):
            hand.select(caught)

    def end(self) -> None:
        """Let go; the selection stays."""
        self._scene.departed.add(self._item)

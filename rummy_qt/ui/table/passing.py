"""What is above the cards passes over bar and log: widgets, which would be painted upon it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QGraphicsItem, QWidget

from .furniture import rect_of
from .geometry import Box, around
from .gestures import Gestures
from .motion import FEW
from .scene import TableScene

NOTHING: Final = QRegion(-1, -1, 1, 1)
"""The mask of a widget that is all covered: an empty one would show all of it."""


class Passing(QObject):
    """Cuts a hole for cards in the air into the widgets over a table, frame by frame.

    ``labels`` are the items that stand beside cards, as a bubble. One hole around all that pass a
    widget, which only grows while many fly: to cut costs more time than more holes would show.
    """

    def __init__(
        self,
        scene: TableScene,
        gestures: Gestures,
        labels: Sequence[QGraphicsItem],
        widgets: Sequence[QWidget],
    ) -> None:
        super().__init__(scene)
        self._labels = labels
        self._motion = scene.motion
        self._gestures = gestures
        self._widgets = widgets
        scene.changed.connect(self._follow)

    def _follow(self) -> None:
        drag = self._gestures.drag
        aloft = [*self._motion.boxes(), *(drag.boxes() if drag is not None else ())]
        aloft += [_box_of(label) for label in self._labels if label.isVisible()]
        for widget in self._widgets:
            _cut_out(widget, aloft)


def _box_of(item: QGraphicsItem) -> Box:
    box = item.sceneBoundingRect()
    return Box(box.x(), box.y(), box.width(), box.height())


def _cut_out(widget: QWidget, cards: Sequence[Box]) -> None:
    ground = Box(widget.x(), widget.y(), widget.width(), widget.height())
    hole = rect_of(around(card for card in cards if card.overlap(ground))).toRect()
    if not hole.isValid():
        if not widget.mask().isEmpty():
            widget.clearMask()
        return
    hole.translate(-widget.pos())
    if len(cards) > FEW:
        hole |= _hole_in(widget)
    seen = QRegion(widget.rect()) - hole
    widget.setMask(seen if not seen.isEmpty() else NOTHING)


def _hole_in(widget: QWidget) -> QRect:
    mask = widget.mask()
    return QRect() if mask.isEmpty() else (QRegion(widget.rect()) - mask).boundingRect()

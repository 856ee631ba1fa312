"""Light on the table: zones where cards may go, what may be drawn, the clock of a call."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QRegion
from PySide6.QtWidgets import (
    QGraphicsPathItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from rummy_qt.play.targets import Zone
from rummy_qt.ui.theme import Theme

from .comings import speck_path
from .furniture import rect_of, rounded, with_alpha
from .geometry import Box, Slot

BELOW_CARDS = 60.0
ABOVE_CARDS = 7_000.0
OVER_THE_DRAGGED = 10_900.0
"""Over the very cards that the mark is for: their middle says where they go."""
OVER_THE_PILE = 4_900.0
"""Over a discard pile that is spread, too."""


def light(scene: QGraphicsScene, layer: float) -> QGraphicsPathItem:
    """An outline to be filled with light, not seen yet."""
    item = QGraphicsPathItem(speck_path())
    item.setVisible(False)
    item.setZValue(layer)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    scene.addItem(item)
    return item


class _Wash(QGraphicsRectItem):
    """A field of colour. Filled as a plain rectangle: a path so large takes many times as long."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.fillRect(self.rect(), self.brush())


def _wash(scene: QGraphicsScene, layer: float) -> _Wash:
    item = _Wash(0, 0, 1, 1)
    item.setPen(QPen(Qt.PenStyle.NoPen))
    item.setVisible(False)
    item.setZValue(layer)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    scene.addItem(item)
    return item


class Glow:
    """A brass line around a box, and a wash below the cards that lie in it."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._line = light(scene, ABOVE_CARDS)
        self._wash = _wash(scene, BELOW_CARDS)

    def show_box(self, box: Box, theme: Theme, *, best: bool) -> None:
        self._line.setPath(rounded(box.inset(-3, -3), 9))
        self._wash.setRect(rect_of(box))
        colour = with_alpha(theme.accent, 255 if best else 165)
        self._line.setPen(QPen(colour, 3.0 if best else 1.6))
        self._wash.setBrush(QBrush(with_alpha(theme.accent, 70 if best else 26)))
        self.set_visible(True)

    def show_rows(self, rows: Sequence[Box], theme: Theme) -> None:
        """A thin line around boxes of which each covers the lower part of the one before.

        The wash lies below the first.
        """
        self.show_box(rows[0], theme, best=False)
        path = QPainterPath()
        for row in rows:
            path = path.united(rounded(row.inset(-3, -3), 9))
        self._line.setPath(path)

    @property
    def is_visible(self) -> bool:
        return self._line.isVisible()

    def set_visible(self, visible: bool) -> None:
        self._line.setVisible(visible)
        self._wash.setVisible(visible)


class Glows:
    """The zones that are lit."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._lit: dict[Zone, Glow] = {}
        self._unlit: list[Glow] = []

    @property
    def zones(self) -> frozenset[Zone]:
        return frozenset(self._lit)

    def show(
        self, zones: Iterable[Zone], best: Zone | None, boxes: Mapping[Zone, Box], theme: Theme
    ) -> None:
        """Light these zones, one of them brighter; all others go out."""
        wanted = set(zones)
        for zone in [z for z in self._lit if z not in wanted]:
            glow = self._lit.pop(zone)
            glow.set_visible(False)
            self._unlit.append(glow)
        for zone in wanted:
            if zone not in self._lit:
                self._lit[zone] = self._unlit.pop() if self._unlit else Glow(self._scene)
            self._lit[zone].show_box(boxes[zone], theme, best=zone == best)


class Veil:
    """Dims cards, so that the others stand out."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._item = light(scene, 4_000)
        self._item.setPen(QPen(Qt.PenStyle.NoPen))

    def show(self, cards: Iterable[tuple[Box, bool]], theme: Theme) -> None:
        """Dim cards where they show; each comes with whether it is dimmed, the lowest first."""
        region = QRegion()
        for box, dimmed in cards:
            area = rect_of(box).toAlignedRect()
            region = region.united(area) if dimmed else region.subtracted(QRegion(area))
        path = QPainterPath()
        path.addRegion(region)
        self._item.setVisible(not region.isEmpty())
        if not region.isEmpty():
            self._item.setPath(path)
        self._item.setBrush(QBrush(with_alpha(theme.felt, 170)))

    def dims(self, point: QPoint) -> bool:
        """Whether what lies there is dimmed."""
        return self._item.isVisible() and self._item.path().contains(point.toPointF())

    def lift(self) -> None:
        """All cards are alike again."""
        self._item.setVisible(False)


class GapMark:
    """Where in the hand a dragged card would go."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._item = light(scene, OVER_THE_DRAGGED)
        self._item.setPen(QPen(Qt.PenStyle.NoPen))

    def show(self, slots: Sequence[Slot], gap: int | None, theme: Theme) -> None:
        """Between the cards ``gap - 1`` and ``gap`` of the hand; None: nowhere."""
        self._item.setVisible(gap is not None and bool(slots))
        if gap is None or not slots:
            return
        slot = slots[min(gap, len(slots) - 1)]
        path = QPainterPath()
        x = slot.x - 3 if gap < len(slots) else slot.x + slot.w
        path.addRoundedRect(QRectF(x, slot.y, 4, slot.h), 2, 2)
        self._item.setPath(path)
        self._item.setBrush(QBrush(with_alpha(theme.accent, 255)))

    @property
    def visible(self) -> bool:
        return self._item.isVisible()


class DrawMarks:
    """Brass lines over what may be drawn now: the stock, and each discard that may be taken."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._item = light(scene, OVER_THE_PILE)

    def show(self, lines: Sequence[Box], theme: Theme) -> None:
        self._item.setVisible(bool(lines))
        if not lines:
            return
        path = QPainterPath()
        for line in lines:
            path.addRoundedRect(rect_of(line), line.h / 2, line.h / 2)
        self._item.setPath(path)
        self._item.setPen(QPen(Qt.PenStyle.NoPen))
        self._item.setBrush(QBrush(with_alpha(theme.accent, 230)))


class ClockRing:
    """What is left of the time to call, as a ring on the card that may be called."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._track = light(scene, ABOVE_CARDS)
        self._left = light(scene, ABOVE_CARDS + 1)
        self.hide()

    def show(self, slot: Slot, part: float) -> None:
        """``part`` of the time is left: 1 at first, 0 at the end. Dark and brass on any card."""
        size = 0.56 * slot.w
        box = QRectF(slot.x + (slot.w - size) / 2, slot.y + (slot.h - size) / 2, size, size)
        disc = QPainterPath()
        disc.addEllipse(box)
        self._track.setPath(disc)
        self._track.setPen(QPen(with_alpha("#14201c", 190), 0.14 * size))
        self._track.setBrush(QBrush(with_alpha("#14201c", 110)))
        arc = QPainterPath()
        arc.arcMoveTo(box, 90)
        arc.arcTo(box, 90, 360 * part)
        self._left.setPath(arc)
        pen = QPen(QColor("#e0b45c"), 0.1 * size)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self._left.setPen(pen)
        self._track.setVisible(True)
        self._left.setVisible(True)

    def hide(self) -> None:
        self._track.setVisible(False)
        self._left.setVisible(False)

    @property
    def visible(self) -> bool:
        return self._left.isVisible()

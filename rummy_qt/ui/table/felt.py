"""The cloth of the table with the fields that stand on it, as one picture.

It lies below everything that moves, so every frame copies parts of it; nothing in it is worked
out twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from rummy_qt.ui.theme import Theme

from .cloth import cloth
from .furniture import rect_of, with_alpha
from .geometry import Box

CORNER: Final = 8.0


class Field(NamedTuple):
    """A quiet place on the table: a lane, or where the discard pile begins."""

    box: Box
    filled: bool


class Felt:
    """Paints itself where something needs it; it has no size until ``lay``."""

    def __init__(self) -> None:
        self._bare = QPixmap()
        self._picture = QPixmap()
        self._fields: tuple[Field, ...] = ()
        self._theme: Theme | None = None

    @property
    def is_laid(self) -> bool:
        """Whether there is a picture."""
        return not self._picture.isNull()

    def lay(self, width: float, height: float, theme: Theme, ratio: float) -> None:
        """Lay a cloth of this size, in pixels of the view; fields stay where they are."""
        self._theme = theme
        self._bare = cloth(width, height, theme, ratio)
        self._picture = QPixmap(self._bare)
        painter = QPainter(self._picture)
        self._draw(painter, self._fields)
        painter.end()

    def set_fields(self, fields: Sequence[Field]) -> list[QRectF]:
        """Let these fields stand there; the places that look different now."""
        old, self._fields = self._fields, tuple(fields)
        changed = set(old) ^ set(self._fields)
        places = [rect_of(field.box).adjusted(-1, -1, 1, 1) for field in changed]
        if places and self.is_laid:
            painter = QPainter(self._picture)
            self._clear(painter, places)
            self._draw(painter, (field for field in self._fields if field in changed))
            painter.end()
        return places

    def paint(self, painter: QPainter, table: QRectF) -> None:
        """Over the whole table; the painter's clip says what of it is wanted."""
        if self._picture.deviceIndependentSize().toSize() == table.size().toSize():
            painter.drawPixmap(QPointF(0, 0), self._picture)
        else:  # a window is being resized
            painter.drawPixmap(table, self._bare, QRectF(self._bare.rect()))
            self._draw(painter, self._fields)

    def _clear(self, painter: QPainter, places: Iterable[QRectF]) -> None:
        for place in places:
            painter.setClipRect(place.toAlignedRect())
            painter.drawPixmap(QPointF(0, 0), self._bare)
        painter.setClipping(False)

    def _draw(self, painter: QPainter, fields: Iterable[Field]) -> None:
        theme = self._theme
        if theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for field in fields:
            painter.setPen(QPen(with_alpha(theme.panel_edge, 110 if field.filled else 150), 1.0))
            painter.setBrush(
                with_alpha(theme.panel, 150) if field.filled else Qt.BrushStyle.NoBrush
            )
            painter.drawRoundedRect(rect_of(field.box), CORNER, CORNER)

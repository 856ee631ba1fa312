"""A meld that lies small, shown large beside the pointer."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from rummy_qt.ui.models import TableState
from rummy_qt.ui.models.table_rows import LaidMeld
from rummy_qt.ui.pixmaps import clear_pixmap
from rummy_qt.ui.theme import Theme

from .art import CardArt
from .comings import speck
from .geometry import RATIO, Box
from .lanes import TAB

SMALL_CARD: Final = 56.0
"""Melds whose cards are narrower than this, in pixels, open when pointed at."""
STEP: Final = 0.36
RIM: Final = 12.0


class Magnifier(QGraphicsPixmapItem):
    """Shown while a small meld is pointed at; it takes no clicks from what lies below."""

    def __init__(self) -> None:
        super().__init__(speck())
        self.setZValue(11_000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        self.meld: int | None = None
        """The number of the meld that is shown."""

    def close(self) -> None:
        self.meld = None
        self.setVisible(False)

    def open(
        self,
        row: LaidMeld,
        at: Box,
        table: Box,
        card: float,
        look: tuple[CardArt, Theme, TableState],
    ) -> None:
        """Show a meld that lies at ``at`` with cards this wide, inside ``table``."""
        if self.meld == row.number:
            return
        self.meld = row.number
        art, theme, state = look
        count = len(row.meld.cards)
        width = min(card, (table.w - 60) / (1 + STEP * (count - 1)))
        whole = width * (1 + STEP * (count - 1)) + 2 * RIM
        height = RATIO * width + TAB + 2 * RIM
        self.setPixmap(_pixmap(row, width, whole, height, art, theme, state))
        left = min(max(4.0, at.centre[0] - whole / 2), table.right - whole - 4)
        top = at.bottom + 6 if at.bottom + 6 + height < table.bottom else at.y - height - 6
        self.setPos(round(left), round(top))
        self.setVisible(True)


def _pixmap(
    row: LaidMeld,
    card: float,
    width: float,
    height: float,
    art: CardArt,
    theme: Theme,
    state: TableState,
) -> QPixmap:
    pixmap = clear_pixmap(width, height, art.style.ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.panel_edge), 1))
    painter.setBrush(QColor(theme.panel))
    painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), 9, 9)
    pairs = zip(row.meld.cards, row.meld.owners, strict=True)
    for at, (laid, owner) in enumerate(pairs):
        picture = art.card(laid, card, state.colours[owner])
        place = QPointF(RIM + at * STEP * card, RIM + TAB)
        painter.drawPixmap(place + picture.offset, picture.pixmap)
    painter.end()
    return pixmap

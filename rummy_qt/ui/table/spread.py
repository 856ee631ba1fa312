"""A long discard pile, spread while it is pointed at: every card in the size of the hand's."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsScene

from rummy_qt.ui.theme import Theme

from .arrangement import Arrangement, Place
from .card_item import snapped
from .fans import step_for
from .furniture import rounded, with_alpha
from .geometry import RATIO, Box, Slot, card_slot
from .glows import light
from .layout import TableLayout

DWELL_MS: Final = 180
"""Who only passes over the pile does not want to read it."""
TIGHT: Final = 0.3
"""A pile that shows less of each card, in widths of a card in the hand, is worth spreading."""
ROW: Final = 0.56
"""From one row of the spread pile to the next, in card widths."""
SPREAD_LAYER: Final = 4_100.0
"""Over the melds, which wait below."""
RIM: Final = 8.0


def area_of(layout: TableLayout) -> Box:
    """The room to spread in: from the pile down over the person's own lane."""
    pile = layout.pile_box
    return Box(pile.x, pile.y, pile.w, layout.lanes[0].body.bottom - pile.y)


def is_tight(layout: TableLayout) -> bool:
    """Whether cards of the pile lie so close, or so small, that they are hard to read."""
    if len(layout.pile) < 2:
        return False
    return layout.pile[1].x - layout.pile[0].x < TIGHT * layout.card


def spread_slots(count: int, layout: TableLayout) -> tuple[Slot, ...]:
    """So many cards as large as in the hand, in as many rows as there is room for."""
    box, card = area_of(layout), layout.card
    rows = 1 + max(0, int((box.h / card - RATIO) / ROW))
    length = -(-count // rows)
    step = step_for(length, box.w, card) * card
    return tuple(
        card_slot(box.x + (n % length) * step, box.y + (n // length) * ROW * card, card)
        for n in range(count)
    )


def spread_out(arrangement: Arrangement, ratio: float) -> Arrangement:
    """The same, with the discard pile spread."""
    pile = [place for place in arrangement.places.values() if place.home == "pile"]
    pile.sort(key=lambda place: place.number)
    slots = spread_slots(len(pile), arrangement.layout)
    places = {place.card.index: _moved(place, slots, at, ratio) for at, place in enumerate(pile)}
    return arrangement._replace(places=arrangement.places | places)


def _moved(place: Place, slots: tuple[Slot, ...], at: int, ratio: float) -> Place:
    step = slots[at + 1].x - slots[at].x if at + 1 < len(slots) else 0.0
    shown = step if 0 < step < slots[at].w else None
    slot = snapped(slots[at], ratio)
    return place._replace(slot=slot, layer=SPREAD_LAYER + 1 + at, shown=shown)


class PileSpread(QObject):
    """Opens when a tight pile is pointed at for a moment, closes when it is left."""

    turned = Signal()
    """It has opened or closed: the cards of the pile want to be arranged anew."""

    def __init__(self, scene: QGraphicsScene, theme: Theme) -> None:
        super().__init__(scene)
        self.theme = theme
        self._area = Box(0, 0, 0, 0)
        """Where it is about to open, or has."""
        self._dwell = QTimer(self, singleShot=True, interval=DWELL_MS)
        self._dwell.timeout.connect(self._open)
        self._ground = light(scene, SPREAD_LAYER)
        self.is_open = False

    def covers(self, x: float, y: float) -> bool:
        """Whether the spread pile lies there."""
        return self.is_open and self._area.holds(x, y)

    def point_at(self, point: QPointF | None, layout: TableLayout) -> None:
        """The pointer is there, or nowhere, on a table of this layout."""
        if self.is_open:
            if point is None or not self.covers(point.x(), point.y()):
                self.close()
            return
        over = point is not None and layout.pile_box.holds(point.x(), point.y())
        if not over or not is_tight(layout):
            self._dwell.stop()
        elif not self._dwell.isActive():
            self._area = area_of(layout)
            self._dwell.start()

    def close(self) -> None:
        """Let the pile lie as it did."""
        self.wait_no_longer()
        if self.is_open:
            self.forget()
            self.turned.emit()

    def wait_no_longer(self) -> None:
        """Who presses a button wants to do something, not to read."""
        self._dwell.stop()

    def forget(self) -> None:
        """Everything is about to be laid out anew."""
        self.wait_no_longer()
        self.is_open = False
        self._ground.setVisible(False)

    def _open(self) -> None:
        self.is_open = True
        self._ground.setPath(rounded(self._area.inset(-RIM, -RIM), RIM))
        self._ground.setPen(QPen(Qt.PenStyle.NoPen))
        self._ground.setBrush(with_alpha(self.theme.felt, 252))
        self._ground.setVisible(True)
        self.turned.emit()

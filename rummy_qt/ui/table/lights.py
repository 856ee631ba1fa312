"""What stands out on the table while somebody points or drags."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from rummy_qt.engine import Card
from rummy_qt.play.targets import Zone
from rummy_qt.ui.models.table_rows import LaidMeld

from .arrangement import Place
from .geometry import Box, around
from .glows import GapMark, Glow, Glows, Veil
from .magnifier import SMALL_CARD, Magnifier

if TYPE_CHECKING:
    from .scene import TableScene


class Lights:
    """Glows, outlines and veils over a scene, where its arrangement has the things now."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._glows = Glows(scene)
        self._outline = Glow(scene)
        self._outline.set_visible(False)
        self._lit_seat: int | None = None
        self.veil = Veil(scene)
        self.gap_mark = GapMark(scene)
        self.magnifier = Magnifier()
        scene.addItem(self.magnifier)

    def glow(self, zones: Iterable[Zone], best: Zone | None) -> None:
        """Light these zones, one of them brighter; all others go out."""
        self._glows.show(zones, best, self._scene.zone_boxes(), self._scene.theme)

    @property
    def glowing(self) -> frozenset[Zone]:
        """The zones that are lit."""
        return self._glows.zones

    def outline(self, boxes: Sequence[Box] | None) -> None:
        """Put a brass line around these cards, which may lie in rows; None takes it away."""
        if boxes is None:
            self._outline.set_visible(False)
            return
        heights = sorted({box.y for box in boxes})
        rows = [around(box for box in boxes if box.y == height) for height in heights]
        self._outline.show_rows(rows, self._scene.theme)

    @property
    def outlined(self) -> bool:
        """Whether there is a line around some cards."""
        return self._outline.is_visible

    def rest(self) -> None:
        """Nothing is pointed at: no outline, no veil, no meld held open."""
        self.outline(None)
        self.magnifier.close()
        self._lit_seat = None
        self.veil.lift()

    def show_gap(self, gap: int | None) -> None:
        """Mark where in the hand cards would go; None: nowhere."""
        self.gap_mark.show(self._scene.arrangement.layout.hand, gap, self._scene.theme)

    def light_seat(self, seat: int | None) -> None:
        """Let the cards that score for a seat stand out; None: all alike."""
        if seat == self._lit_seat:
            return
        self._lit_seat = seat
        if seat is None:
            self.veil.lift()
            return
        places = self._scene.arrangement.places.values()
        laid = [place for place in places if place.home == "meld"]
        self._dim(laid, [place.owner != seat for place in laid])

    def light_cards(self, cards: Iterable[Card]) -> None:
        """Let these cards stand out, as far as they lie on the table; none of them: all alike."""
        self._lit_seat = None
        wanted = {card.index for card in cards}
        places = [p for p in self._scene.arrangement.places.values() if p.home != "hand"]
        dimmed = [place.card.index not in wanted for place in places]
        if all(dimmed):
            self.veil.lift()
        else:
            self._dim(places, dimmed)

    def _dim(self, places: Sequence[Place], dimmed: Sequence[bool]) -> None:
        order = sorted(zip(places, dimmed, strict=True), key=lambda pair: pair[0].layer)
        self.veil.show(((place.slot.box, dim) for place, dim in order), self._scene.theme)

    def magnify(self, point: QPointF) -> None:
        """Open the meld under a point, if it lies small; close any other."""
        scene = self._scene
        zone = scene.zone_at(point.x(), point.y())
        rows = scene.state.melds.values
        row = rows[zone.meld - 1] if zone is not None and zone.meld else None
        if row is None or self._card_width_of(row) >= SMALL_CARD:
            self.magnifier.close()
            return
        table = Box(0, 0, scene.look.width, scene.look.height)
        at = scene.arrangement.meld_boxes[row.number]
        card = 0.9 * scene.arrangement.layout.card
        self.magnifier.open(row, at, table, card, (scene.art, scene.theme, scene.state))

    def _card_width_of(self, row: LaidMeld) -> float:
        """Of an open meld, in pixels; 0 for one that lies as a tile."""
        slot = self._scene.arrangement.places[row.meld.cards[0].index].slot
        return 0.0 if slot.tile else slot.w

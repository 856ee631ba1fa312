"""Mouse gestures on the table: pick up, drag, drop, click, double click, rubber band.

They end in a question to the targets table and a ``wanted`` signal; nothing here moves a card
for good, and nothing here knows a rule.
"""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsSceneMouseEvent,
)

from rummy_qt.engine import Card
from rummy_qt.play.targets import DISCARD, HAND, NEW_MELD, Zone
from rummy_qt.ui.models.words import translate

from .arrangement import FLIGHT_LAYER
from .card_item import CardItem
from .comings import speck_path
from .drag import Drag
from .fans import nearest_gap
from .furniture import with_alpha
from .intents import Grab, meant, melds_of, obvious, places_for
from .previews import preview_text
from .scene import TableScene

MOUSE_EVENTS: Final = {
    QEvent.Type.GraphicsSceneMousePress: "press",
    QEvent.Type.GraphicsSceneMouseMove: "move",
    QEvent.Type.GraphicsSceneMouseRelease: "release",
    QEvent.Type.GraphicsSceneMouseDoubleClick: "double_click",
}
LOOKING_EVENTS: Final = {QEvent.Type.GraphicsSceneMouseMove: "look"}
LEFT = Qt.MouseButton.LeftButton
RANGE = Qt.KeyboardModifier.ShiftModifier


class Gestures(QObject):
    """Watches a ``TableScene``'s mouse."""

    wanted = Signal(object)
    """What the person wants: a tuple of moves; several want a question first."""
    impossible = Signal(object)
    """The move of a drop that is not legal: the rules are to say why."""
    unclear = Signal(str)
    """What a drop that is no move at all might have been meant to be."""
    touched = Signal()
    """Some button was pressed."""
    hinted = Signal(str, float, float)
    """A line about what a drop would do, and where; empty when there is none."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self.state = scene.state
        self.highlights = True
        self.previews = True
        self.drag: Drag | None = None
        self._pressed: CardItem | str | None = None
        self._press_point = QPointF()
        self._before_click: tuple[Card, ...] = ()
        self._last_clicked: Card | None = None
        self._band: QGraphicsPathItem | None = None
        self._answered = MOUSE_EVENTS
        scene.installEventFilter(self)
        self.state.changed.connect(self._position_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        name = self._answered.get(event.type())
        if name is None or not isinstance(event, QGraphicsSceneMouseEvent):
            return False
        event.accept()
        try:
            getattr(self, f"_{name}")(event)
        except Exception:  # noqa: BLE001 - PySide may crash on what leaves an event filter
            sys.excepthook(*sys.exc_info())
        return True

    def only_look(self) -> None:
        """Answer to no button from now on: the cards can be pointed at, and that is all."""
        self._answered = LOOKING_EVENTS

    def _look(self, event: QGraphicsSceneMouseEvent) -> None:
        self._hover(event.scenePos())

    # ------------------------------------------------------------------ buttons

    def _press(self, event: QGraphicsSceneMouseEvent) -> None:
        self.touched.emit()
        self.scene.motion.finish()
        self.scene.spread.wait_no_longer()
        self.scene.magnify(None)
        if event.button() != LEFT:
            self.cancel()
            return
        point = event.scenePos()
        self._press_point = point
        self._pressed = self._what_is_at(point)

    def _what_is_at(self, point: QPointF) -> CardItem | str | None:
        item = self.scene.card_at(point)
        if item is not None:
            return item
        if self.scene.on_stock(point):
            return "stock"
        if self.state.view.rules.discard_pile == "stacked":
            box = self.scene.arrangement.layout.pile_box
            if box.holds(point.x(), point.y()) and self.state.discards.values:
                return "covered"
        return None

    def _move(self, event: QGraphicsSceneMouseEvent) -> None:
        point = event.scenePos()
        if self.drag is not None:
            self._drag_to(point)
        elif not event.buttons() & LEFT:
            self._hover(point)
        elif self._band is not None:
            self._stretch_band(point)
        elif self._far(point):
            self._begin_drag(point)

    def _far(self, point: QPointF) -> bool:
        way = point - self._press_point
        return way.manhattanLength() >= QApplication.startDragDistance()

    def _release(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() != LEFT:
            return
        point = event.scenePos()
        pressed, self._pressed = self._pressed, None
        if self.drag is not None:
            self._drop(point)
        elif self._band is not None:
            self._end_band()
        elif pressed != "done":
            self._click(pressed, point, event.modifiers())

    # ----------------------------------------------------------------- clicking

    def _click(
        self, pressed: CardItem | str | None, point: QPointF, modifiers: Qt.KeyboardModifier
    ) -> None:
        self._before_click = self.state.hand.selection
        if isinstance(pressed, CardItem) and pressed.place.home == "hand":
            self._click_hand(pressed.place.card, modifiers)
            return
        grab = self._grab_of(pressed)
        zone = self.scene.zone_at(point.x(), point.y())
        held = Grab("hand", self.state.hand.selection)
        if grab is not None and (not held.cards or self._rather(grab, held, zone)):
            self.offer(grab, HAND)
        elif held.cards and zone is not None and zone != HAND:
            self.offer(held, zone)
        elif zone is None or zone == HAND:
            self.state.hand.select(())

    def _rather(self, grab: Grab, held: Grab, zone: Zone | None) -> bool:
        """Whether a click means what lies there, and cannot mean the cards chosen before."""
        targets = self.state.targets
        return HAND in places_for(grab, targets) and zone not in places_for(held, targets)

    def _click_hand(self, card: Card, modifiers: Qt.KeyboardModifier) -> None:
        cards = self.state.hand.cards
        if modifiers & RANGE and self._last_clicked in cards:
            ends = sorted((cards.index(card), cards.index(self._last_clicked)))
            self.state.hand.select(set(cards[ends[0] : ends[1] + 1]) | set(self._before_click))
        else:
            self.state.hand.toggle(card)
        self._last_clicked = card

    def _double_click(self, event: QGraphicsSceneMouseEvent) -> None:
        self.touched.emit()
        self.scene.motion.finish()
        self._pressed = "done"
        item = self.scene.card_at(event.scenePos())
        if event.button() != LEFT or item is None or item.place.home != "hand":
            return
        self.do_obvious(item.place.card, self._before_click)

    def do_obvious(self, card: Card, selection: tuple[Card, ...] = ()) -> None:
        """Play what a card of the hand can only mean, together with the selection if it melds."""
        targets = self.state.targets
        moves = melds_of(selection, targets) if card in selection else ()
        moves = moves or obvious(card, targets)
        if moves:
            self.wanted.emit(moves)
        else:
            self.state.hand.select(())
            self.impossible.emit(meant(Grab("hand", (card,)), DISCARD, targets))

    def offer(self, grab: Grab, zone: Zone) -> bool:
        """Want what this grab means at this zone; False, with ``impossible``, when not legal."""
        targets = self.state.targets
        moves = places_for(grab, targets).get(zone, ())
        if moves:
            self.wanted.emit(moves)
            return True
        refused = meant(grab, zone, targets)
        if refused is not None:
            self.impossible.emit(refused)
        elif zone == DISCARD and grab.source == "hand":
            self.unclear.emit(translate("Table", "One card is discarded: choose just that one."))
        return False

    # ----------------------------------------------------------------- dragging

    def _grab_of(self, pressed: CardItem | str | None) -> Grab | None:
        """What one would pick up there."""
        if pressed == "stock":
            return Grab("stock")
        if pressed == "covered":
            return Grab("pile", (self._bottom(),))
        if not isinstance(pressed, CardItem) or pressed.place.home == "meld":
            return None
        card = pressed.place.card
        if pressed.place.home == "pile":
            return Grab("pile", self.state.discards.values[pressed.place.number :])
        selection = self.state.hand.selection
        return Grab("hand", selection if card in selection else (card,))

    def _bottom(self) -> Card:
        """The card by whose name the whole of a stacked pile is taken."""
        top = self.state.discards.values[-1]
        return next((card for card in self.state.targets.take if card is not top), top)

    def _begin_drag(self, point: QPointF) -> None:
        pressed = self._pressed
        grab = self._grab_of(pressed)
        if grab is None:
            if pressed is None:
                self._begin_band()
            return
        if grab.source == "hand" and grab.cards[0] not in self.state.hand.selection:
            self.state.hand.select(())
            self.scene.motion.finish()
        self._hint("")
        if grab.source == "pile":
            self.scene.show_whole_cards()
        self.drag = Drag(self.scene, grab, self._press_point, self._items_of(grab, pressed))
        self.scene.spread.close()
        self.drag.find_places(self.state.targets)
        self._drag_to(point)

    def _items_of(self, grab: Grab, pressed: CardItem | str | None) -> list[QGraphicsPixmapItem]:
        if grab.source == "stock":
            return [self.scene.stock_ghost()]
        if pressed == "covered":
            return [self.scene.item_of(self.state.discards.values[-1])]
        return [self.scene.item_of(card) for card in grab.cards]

    def _drag_to(self, point: QPointF) -> None:
        drag = self.drag
        if drag is None:
            return
        drag.move_to(point)
        best = drag.best_zone()
        if self.highlights:
            self.scene.glow(drag.places, best)
        self.scene.show_gap(self._gap_below(drag) if best is None else None)
        moves = drag.places.get(best, ()) if best is not None else ()
        box = drag.lead_box
        text = preview_text(moves[0], self.state.view) if len(moves) == 1 and self.previews else ""
        self._hint(text, box.x + box.w / 2, box.y)

    def _drop(self, point: QPointF) -> None:
        drag, self.drag = self.drag, None
        if drag is None:
            return
        drag.move_to(point)
        zone = drag.drop_zone()
        self.scene.show_gap(None)
        self.scene.glow((), None)
        self._hint("")
        drag.release()
        if (zone is not None and zone != HAND) or (zone == HAND and drag.grab.source != "hand"):
            self.offer(drag.grab, zone)
        elif zone == HAND:
            self._reorder(drag)
        self.scene.go_home()

    def _reorder(self, drag: Drag) -> None:
        gap = self._gap_below(drag)
        if gap is not None:
            self.state.hand.move(drag.grab.cards, gap)

    def _gap_below(self, drag: Drag) -> int | None:
        """Between which cards of the hand the dragged ones are; None when not over the hand."""
        if drag.grab.source != "hand" or drag.drop_zone() != HAND:
            return None
        return nearest_gap(self.scene.arrangement.layout.hand, *drag.lead_box.centre)

    def cancel(self) -> None:
        """Let go of whatever is being dragged; it goes back."""
        self._pressed = None
        self._end_band()
        if self.drag is not None:
            drag, self.drag = self.drag, None
            drag.release()
            self.scene.show_gap(None)
            self.scene.glow((), None)
            self._hint("")
            self.scene.go_home()

    def _position_changed(self) -> None:
        drag = self.drag
        if drag is None:
            return
        if drag.grab.source == "hand" and set(drag.grab.cards) <= set(self.state.hand.cards):
            drag.find_places(self.state.targets)
        else:
            self.cancel()

    # ----------------------------------------------------------------- hovering

    def leave(self) -> None:
        """The pointer is on the table no more."""
        self.scene.spread.point_at(None, self.scene.arrangement.layout)
        if self.drag is None:
            self.scene.light_seat(None)
            self.scene.magnify(None)
            self.scene.outline(None)
            self._hint("")

    def _hover(self, point: QPointF) -> None:
        self.scene.spread.point_at(point, self.scene.arrangement.layout)
        covered = self.scene.spread.covers(point.x(), point.y())
        self.scene.light_seat(None if covered else self.scene.plate_seat(point))
        self.scene.magnify(point)
        item = self.scene.card_at(point)
        grab = self._grab_of(item) if item is not None and item.place.home == "pile" else None
        move = self.state.targets.take.get(grab.cards[0]) if grab is not None else None
        if move is None or item is None or not self.previews:
            self.scene.outline(None)
            self._hint("")
            return
        pile = self.state.discards.values[item.place.number :]
        boxes = [self.scene.item_of(card).place.slot.box for card in pile]
        self.scene.outline(boxes)
        box = item.place.slot.box
        self._hint(preview_text(move, self.state.view), box.x + box.w / 2, box.y)

    def _hint(self, text: str, x: float = 0.0, y: float = 0.0) -> None:
        self.hinted.emit(text, x, y)

    # -------------------------------------------------------------- rubber band

    def _begin_band(self) -> None:
        self._band = QGraphicsPathItem(speck_path())
        self._band.setPen(QPen(with_alpha(self.scene.theme.accent, 220), 1.2))
        self._band.setBrush(with_alpha(self.scene.theme.accent, 36))
        self._band.setZValue(FLIGHT_LAYER)
        self.scene.addItem(self._band)

    def _stretch_band(self, point: QPointF) -> None:
        area = QRectF(self._press_point, point).normalized()
        path = QPainterPath()
        path.addRect(area)
        if self._band is not None:
            self._band.setPath(path)
        caught = [
            row.card
            for row, slot in zip(
                self.state.hand.values, self.scene.arrangement.layout.hand, strict=True
            )
            if area.intersects(QRectF(slot.x, slot.y, 0.3 * slot.w, slot.h))
        ]
        if set(caught) != set(self.state.hand.selection):
            self.state.hand.select(caught)

    def _end_band(self) -> None:
        if self._band is not None:
            self.scene.departed.add(self._band)
            self._band = None


__all__ = ["NEW_MELD", "Gestures"]

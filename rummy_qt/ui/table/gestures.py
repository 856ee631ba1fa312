"""Mouse gestures on the table: pick up, drag, drop, click, double click, rubber band.

They end in a question to the targets table and a ``wanted`` signal; nothing here moves a card
for good, and nothing here knows a rule.
"""

from __future__ import annotations

import sys
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from rummy_qt.engine import Card
from rummy_qt.play.targets import DISCARD, HAND, Zone
from rummy_qt.ui.models.words import translate

from .card_item import CardItem
from .drag import Drag
from .fans import nearest_gap
from .intents import Grab, meant, melds_of, obvious, places_for
from .pointing import Pointing
from .previews import drop_text
from .rubber_band import RubberBand
from .scene import TableScene
from .spots import Spot, beneath_of, grab_of, is_there, items_of, spot_at
from .wishes import TablePreferences

LEFT: Final = Qt.MouseButton.LeftButton
RANGE: Final = Qt.KeyboardModifier.ShiftModifier


class Press(NamedTuple):
    """The left button went down, and nobody knows yet what for."""

    point: QPointF
    spot: Spot | None


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

    def __init__(self, scene: TableScene, preferences: TablePreferences) -> None:
        super().__init__(scene)
        self.drag: Drag | None = None
        """What is in the air."""
        self._scene = scene
        self._state = scene.state
        self._preferences = preferences
        self._pointing = Pointing(scene, preferences)
        self._pointing.hinted.connect(self.hinted)
        self._pressed: Press | None = None
        self._band: RubberBand | None = None
        self._before_click: tuple[Card, ...] = ()
        self._last_clicked: Card | None = None
        self._answers = {
            QEvent.Type.GraphicsSceneMousePress: self._press,
            QEvent.Type.GraphicsSceneMouseMove: self._move,
            QEvent.Type.GraphicsSceneMouseRelease: self._release,
            QEvent.Type.GraphicsSceneMouseDoubleClick: self._double_click,
        }
        scene.installEventFilter(self)
        self._state.changed.connect(self._position_changed)
        scene.arranged.connect(self._pointing.look_again)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        answer = self._answers.get(event.type())
        if answer is None or not isinstance(event, QGraphicsSceneMouseEvent):
            return False
        event.accept()
        try:
            answer(event)
        except Exception:  # noqa: BLE001 - PySide may crash on what leaves an event filter
            sys.excepthook(*sys.exc_info())
        return True

    def only_look(self) -> None:
        """Answer to no button from now on: the cards can be pointed at, and that is all."""
        self._answers = {QEvent.Type.GraphicsSceneMouseMove: self._look}

    def leave(self) -> None:
        """The pointer is on the table no more."""
        if self.drag is None:
            self._pointing.leave()
        self._scene.spread.point_at(None, self._scene.arrangement.layout)

    def cancel(self) -> None:
        """Let go of whatever is being dragged; it goes back, and the press comes to nothing."""
        self._pressed = None
        self._end_band()
        if self._let_go() is not None:
            self._scene.go_home()

    def _look(self, event: QGraphicsSceneMouseEvent) -> None:
        self._pointing.point_at(event.scenePos())

    def _hint(self, text: str, x: float = 0.0, y: float = 0.0) -> None:
        self.hinted.emit(text, x, y)

    # ------------------------------------------------------------------ buttons

    def _press(self, event: QGraphicsSceneMouseEvent) -> None:
        self.touched.emit()
        self._scene.motion.finish()
        self._scene.spread.wait_no_longer()
        self._pointing.leave()
        if event.button() != LEFT:
            self.cancel()
            return
        point = event.scenePos()
        self._pressed = Press(point, spot_at(self._scene, point))

    def _move(self, event: QGraphicsSceneMouseEvent) -> None:
        point, pressed = event.scenePos(), self._pressed
        if self.drag is not None:
            self._drag_to(self.drag, point)
        elif not event.buttons() & LEFT:
            self._pointing.point_at(point)
        elif self._band is not None:
            self._band.stretch(point)
        elif pressed is not None and _far(point - pressed.point):
            self._begin(pressed, point)

    def _release(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() != LEFT:
            return
        point = event.scenePos()
        pressed, self._pressed = self._pressed, None
        if self.drag is not None:
            self._drop(self.drag, point)
        elif self._band is not None:
            self._band.stretch(point)
            self._end_band()
        elif pressed is not None:
            self._click(pressed.spot, point, event.modifiers())

    # ----------------------------------------------------------------- clicking

    def _click(self, spot: Spot | None, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        self._before_click = self._state.hand.selection
        if isinstance(spot, CardItem) and spot.place.home == "hand":
            self._click_hand(spot.place.card, modifiers)
            return
        grab = grab_of(spot, self._state)
        zone = self._scene.zone_at(point.x(), point.y())
        held = Grab("hand", self._state.hand.selection)
        if grab is not None and (not held.cards or self._rather(grab, held, zone)):
            self._offer(grab, HAND)
        elif held.cards and zone is not None and zone != HAND:
            self._offer(held, zone)
        elif zone is None or zone == HAND:
            self._state.hand.select(())

    def _rather(self, grab: Grab, held: Grab, zone: Zone | None) -> bool:
        """Whether a click means what lies there, and cannot mean the cards chosen before."""
        targets = self._state.targets
        return HAND in places_for(grab, targets) and zone not in places_for(held, targets)

    def _click_hand(self, card: Card, modifiers: Qt.KeyboardModifier) -> None:
        cards = self._state.hand.cards
        if modifiers & RANGE and self._last_clicked in cards:
            ends = sorted((cards.index(card), cards.index(self._last_clicked)))
            self._state.hand.select(set(cards[ends[0] : ends[1] + 1]) | set(self._before_click))
        else:
            self._state.hand.toggle(card)
        self._last_clicked = card

    def _double_click(self, event: QGraphicsSceneMouseEvent) -> None:
        self.touched.emit()
        self._scene.motion.finish()
        self._pressed = None
        item = self._scene.card_at(event.scenePos())
        if event.button() == LEFT and item is not None and item.place.home == "hand":
            self._play_obvious(item.place.card)

    def _play_obvious(self, card: Card) -> None:
        """Play what a card of the hand can only mean, together with the selection if it melds."""
        targets, selection = self._state.targets, self._before_click
        moves = melds_of(selection, targets) if card in selection else ()
        moves = moves or obvious(card, targets)
        if moves:
            self.wanted.emit(moves)
        else:
            self._state.hand.select(())
            self.impossible.emit(meant(Grab("hand", (card,)), DISCARD, targets))

    def _offer(self, grab: Grab, zone: Zone) -> None:
        """Want what this grab means at this zone, or have it said why that is no move."""
        targets = self._state.targets
        moves = places_for(grab, targets).get(zone, ())
        if moves:
            self.wanted.emit(moves)
            return
        refused = meant(grab, zone, targets)
        if refused is not None:
            self.impossible.emit(refused)
        elif zone == DISCARD and grab.source == "hand":
            self.unclear.emit(translate("Table", "One card is discarded: choose just that one."))

    # ----------------------------------------------------------------- dragging

    def _begin(self, pressed: Press, point: QPointF) -> None:
        """Pick up what was pressed; on the bare table, open a rubber band."""
        grab = grab_of(pressed.spot, self._state)
        if grab is not None:
            self._drag_to(self._pick_up(grab, pressed), point)
        elif pressed.spot is None:
            self._band = RubberBand(self._scene, pressed.point)
            self._band.stretch(point)

    def _pick_up(self, grab: Grab, pressed: Press) -> Drag:
        scene = self._scene
        if grab.source == "hand" and grab.cards[0] not in self._state.hand.selection:
            self._state.hand.select(())
            scene.motion.finish()
        if grab.source == "pile":
            scene.show_whole_cards()
        self.drag = drag = Drag(
            scene,
            grab,
            pressed.point,
            items_of(grab, pressed.spot, scene),
            beneath_of(pressed.spot, scene),
        )
        scene.spread.close()
        drag.find_places(self._state.targets)
        return drag

    def _drag_to(self, drag: Drag, point: QPointF) -> None:
        drag.move_to(point)
        best = drag.best_zone()
        if self._preferences.highlights:
            self._scene.lights.glow(drag.places, best)
        self._scene.lights.show_gap(self._gap_below(drag) if best is None else None)
        moves = drag.places.get(best, ()) if best is not None else ()
        box = drag.lead_box
        text = drop_text(moves, self._state.view) if self._preferences.previews else ""
        self._hint(text, box.x + box.w / 2, box.y)

    def _drop(self, drag: Drag, point: QPointF) -> None:
        drag.move_to(point)
        zone = drag.drop_zone()
        self._let_go()
        if zone == HAND and drag.grab.source == "hand":
            self._reorder(drag)
        elif zone is not None:
            self._offer(drag.grab, zone)
        self._scene.go_home()

    def _reorder(self, drag: Drag) -> None:
        gap = self._gap_below(drag)
        if gap is not None:
            self._state.hand.move(drag.grab.cards, gap)

    def _gap_below(self, drag: Drag) -> int | None:
        """Between which cards of the hand the dragged ones are; None when not over the hand."""
        if drag.grab.source != "hand" or drag.drop_zone() != HAND:
            return None
        return nearest_gap(self._scene.arrangement.layout.hand, *drag.lead_box.centre)

    def _let_go(self) -> Drag | None:
        """End the drag under way, if there is one: its cards lie where they are, unlit."""
        drag, self.drag = self.drag, None
        if drag is not None:
            drag.release()
            self._scene.lights.show_gap(None)
            self._scene.lights.glow((), None)
            self._hint("")
        return drag

    def _end_band(self) -> None:
        if self._band is not None:
            self._band.end()
            self._band = None

    def _position_changed(self) -> None:
        if self._pressed is not None and not is_there(self._pressed.spot, self._scene):
            self._pressed = None
        drag = self.drag
        if drag is None:
            return
        if drag.grab.source == "hand" and set(drag.grab.cards) <= set(self._state.hand.cards):
            drag.find_places(self._state.targets)
        else:
            self.cancel()


def _far(way: QPointF) -> bool:
    """Whether the pointer has moved enough to drag, and not to click."""
    return way.manhattanLength() >= QApplication.startDragDistance()

"""The mouse over the table: pointing, choosing, dragging, and a frame pulled open over the hand.

The right button raises a covered card to be seen whole; by that nothing is played or chosen.

What a press may mean is read from the arrangement and the targets, never from the scene's items.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from functools import partial
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPalette, QPolygonF, QRegion, QTransform
from PySide6.QtWidgets import QApplication, QRubberBand, QWidget

from rummy_qt.engine import Card, Move, View
from rummy_qt.play.targets import (
    DISCARD,
    HAND,
    NEW_MELD,
    Grab,
    Zone,
    meant,
    obvious,
    places_for,
    takes_and_melds,
)
from rummy_qt.ui.background import later
from rummy_qt.ui.models.table_state import TableState
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.words.language import points_text, translate
from rummy_qt.ui.words.previews import drop_text, preview_text, sure_gain

from . import RATIO
from .arrangement import Box, Place, Spot, around
from .art import DRAWN_IN, LEVELS, draw_shade
from .layout import closed, nearest_gap
from .scene import TableScene
from .sprites import HELD, HELD_TURN, CardSprite

LEFT: Final = Qt.MouseButton.LeftButton
RIGHT: Final = Qt.MouseButton.RightButton
FRAME_MS: Final = 16
"""After a card was picked up, where it may go is shown in a later frame: one would be long."""
RANGE: Final = Qt.KeyboardModifier.ShiftModifier
FAN: Final = 0.26
"""From one card in the air to the next, in card widths."""
SWING: Final = 5.0
"""Degrees that a held card hangs back for each pixel that it is pulled in a millisecond ..."""
MOST_SWING: Final = 6.0
"""... and no more than these; ..."""
SWING_MS: Final = 60.0
"""... it takes about so long to come there, and to come to rest."""
SWUNG_OUT: Final = 0.4
SWINGS: Final = tuple(sorted(map(float, range(-6, 7)), key=abs))
"""For each of these there is a picture, drawn ahead in this order."""
FEW_SWING: Final = 3
"""More cards than these are held still."""
LIFTED: Final = 6.0
"""Pixels that cards in the air stand above where they were gripped."""
ENOUGH: Final = 0.16
"""The part of the gripped card that must cover a zone to mean it."""
POINTED: Final = 0.3
"""What the pointer over a zone adds to that."""

Thing = Place | Literal["stock"]
"""An open card, or the stock."""


class Held(NamedTuple):
    """Cards that were picked up and have not been dropped yet."""

    grab: Grab
    sprites: tuple[CardSprite, ...]
    lead: int
    """Which of them was gripped."""
    grip: QPointF
    """From the middle of that card to the pointer."""

    @property
    def box(self) -> Box:
        return self.sprites[self.lead].spot.box


class Pointer(QObject):
    """Follows the mouse; wants moves, and says what they would bring."""

    wanted = Signal(object)
    """What the person wants: a tuple of moves; several want a question first, unless they are to
    take a discard and to meld with it."""
    impossible = Signal(object)
    """The move of a drop that is not legal: the rules are to say why."""
    unclear = Signal(str)
    """What a drop that is no move at all might have been meant to be."""
    let_be = Signal()
    """A click beside everything: what is offered is not wanted."""
    touched = Signal()
    hinted = Signal(str)
    """A line about what a drop or a click would bring; empty when there is none."""
    carries = Signal()
    """What is held is elsewhere, or held no more."""

    def __init__(self, scene: TableScene, preferences: Preferences, port: QWidget) -> None:
        """``port``: where the scene is seen."""
        super().__init__(scene)
        self.held: Held | None = None
        self.places: dict[Zone, tuple[Move, ...]] = {}
        """Where it may be dropped, and what that would mean."""
        self.scene = scene
        self._state: TableState = scene.state
        self.preferences = preferences
        self.only_looks = False
        """Whether the cards can be looked at, and that is all."""
        self.point: QPointF | None = None
        """Where the mouse is, as far as it points at something."""
        self._moved_in: View | None = None
        """The position in which it moved last: discards that come below it later are no choice."""
        self._pressed: tuple[QPointF, Thing | None] | None = None
        """Where the left button went down, and on what; None: it is up, or means nothing."""
        self._twice = False
        """Whether it went down there soon after a click."""
        self._lit = False
        """Whether it is shown where the held cards may go."""
        self._covers: dict[Zone, float] = {}
        """By zone: how much it is meant by a drop here, going by what lies over it."""
        self._best: Zone | None = None
        self._means: tuple[Move, ...] = ()
        """What a drop there would mean."""
        self._band = QRubberBand(QRubberBand.Shape.Rectangle, port)
        self._swing = self._pulled = 0.0
        """How far held cards hang back, in degrees, and how far they were pulled in this beat."""
        self._worn = HELD
        """How they look: they swing by whole degrees."""
        self._beat = QTimer(self, interval=FRAME_MS)
        self._beat.timeout.connect(self._calm)
        self._before_click: tuple[Card, ...] = ()
        self._last_clicked: Card | None = None
        for changed in (scene.motion.landed, scene.teller.told):
            changed.connect(self.look_again)

    # ------------------------------------------------------------------ the mouse

    def press(self, point: QPointF, button: Qt.MouseButton, *, twice: bool = False) -> None:
        """``twice``: once more, soon after a click there."""
        self._lower()
        if self.only_looks:
            if button in (LEFT, RIGHT):
                self._raise(self.thing_at(point))
            return
        self.touched.emit()
        free = self.held is None
        self.cancel()
        self.point = None  # what is seen there is about to land; nothing is pointed at meanwhile
        self.scene.motion.finish()
        self.point = point
        if button == RIGHT and free:
            self._raise(self.thing_at(point))
        if button != LEFT:
            return
        thing = self.thing_at(point)
        self._pressed, self._twice = (point, thing), twice
        self._look_ahead(thing)

    def move(self, point: QPointF, buttons: Qt.MouseButton) -> None:
        before, self.point, self._moved_in = self.point, point, self._state.view
        if self.held is not None:
            few = len(self.held.sprites) <= FEW_SWING
            if before is not None and few and self.scene.motion.speed > 0:
                self._pulled += point.x() - before.x()
                if not self._beat.isActive():
                    self._beat.start()
            self._drag_to(point)
        elif self._pressed is None:
            self._look(point)
        elif buttons & LEFT:
            start, thing = self._pressed
            way = (point - start).manhattanLength()
            if self._band.isVisible():
                self._stretch(start, point)
            elif way >= QApplication.startDragDistance():
                self._begin(start, thing, point)

    def release(
        self, point: QPointF, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        if button != LEFT or self.only_looks:
            return
        self.scene.idle.make_ready(())  # what a drag would still need
        pressed, self._pressed = self._pressed, None
        if self.held is not None:
            self._drop(point)
        elif pressed is not None and self._band.isVisible():
            self._stretch(pressed[0], point)
            self._band.hide()
        elif pressed is not None and self._twice:
            self._double_click(pressed[1])
        elif pressed is not None:
            self._click(pressed[1], point, modifiers)
            self._look(point)

    def _double_click(self, thing: Thing | None) -> None:
        """Play this card of the hand; with the release, as a press may still become a drag."""
        if not isinstance(thing, Place) or thing.home != "hand":
            return
        if not self.play(thing.card, self._before_click):
            self._state.hand.select(())

    def leave(self) -> None:
        self.point = None
        if self._pressed is None:
            self.scene.pose_hand(self.scene.pose._replace(hover=None, whole=False))
            self._rest()

    def cancel(self) -> None:
        """Let go of whatever is being dragged; it goes back, and the press comes to nothing."""
        self._pressed = None
        self.scene.idle.make_ready(())  # what a drag would still need
        self._lower()
        self._band.hide()
        if self.held is not None:
            self._let_go()
            self._go_home()

    # ------------------------------------------------------------------ raising

    def _raise(self, thing: Thing | None) -> None:
        """Let this card be seen whole until the pointer leaves it, or something is pressed."""
        if isinstance(thing, Place):
            self.scene.pose_hand(self.scene.pose._replace(hover=thing.card.index, whole=True))

    def _lower(self) -> None:
        if self.scene.pose.whole:
            self.scene.pose_hand(self.scene.pose._replace(hover=None, whole=False))

    # ------------------------------------------------------------------ pointing

    def thing_at(self, point: QPointF) -> Thing | None:
        """What lies there; None for the bare table."""
        place = self.scene.card_at(point.x(), point.y())
        if place is None and self.scene.arrangement.stock.box.holds(point.x(), point.y()):
            return "stock"
        return place

    def look_again(self) -> None:
        """The pointer stands still, but the table below it has changed."""
        if self.point is not None and self._pressed is None:
            self._look(self.point)

    def _rest(self) -> None:
        self.attend(None)
        self.light_chosen()

    def _look(self, point: QPointF) -> None:
        scene, thing = self.scene, self.thing_at(point)
        whole, raised = scene.pose.whole, scene.pose.hover
        if whole and not (isinstance(thing, Place) and thing.card.index == raised):
            self._lower()
            whole, thing = False, self.thing_at(point)
        in_hand = isinstance(thing, Place) and thing.home == "hand" and not self._state.view.over
        hover = thing.card.index if isinstance(thing, Place) and (in_hand or whole) else None
        scene.pose_hand(scene.pose._replace(hover=hover, held=frozenset(), gap=None))
        seat = scene.seat_at(point.x(), point.y()) if thing is None else None
        came = isinstance(thing, Place) and thing.home == "pile"
        came = came and self._moved_in is not self._state.view
        self.attend(None if came else thing, seat)

    def attend(self, thing: Thing | None, seat: int | None = None) -> None:
        """Pointer or focus is on this, or on a player: show it large, and say what it brings.

        What would be taken is marked in the pile; of a card in the air that waits till it lies.
        """
        scene, grab = self.scene, self._grab_of(thing)
        scene.lights.light_seat(seat)
        meld = thing.number if isinstance(thing, Place) and thing.home == "meld" else None
        scene.lights.open_lens(meld)
        takes = grab is not None and grab.source == "pile" and scene.teller.all_told
        cards = grab.cards if grab and takes and self.preferences.previews else ()
        move = self._state.targets.take.get(cards[0]) if cards else None
        scene.stand_out(self, cards if move else ())
        self.hinted.emit(preview_text(move, self._state.view) if move else "")

    # ------------------------------------------------------------------ choosing

    def light_chosen(self) -> None:
        """Show where the chosen cards may go, as if they were held."""
        if self.held is not None:
            return
        chosen, state = self._state.hand.selection, self._state
        places: dict[Zone, tuple[Move, ...]] = {}
        if chosen and self.preferences.highlights and not self.only_looks:
            places = places_for(Grab("hand", chosen), state.targets)
        elif not chosen and state.tells_fits and state.may_call:
            places = {DISCARD: state.targets.claims}
        lands = [self._landing(zone, moves) for zone, moves in places.items()]
        called = () if chosen or not any(lands) else self.scene.arrangement.sight.pile[-1:]
        self.scene.lights.show_silhouettes(lands, called=called)

    def _landing(self, zone: Zone, moves: tuple[Move, ...]) -> tuple[Spot, ...]:
        """Where the cards of these moves would lie; every slot once."""
        way = moves if takes_and_melds(moves) else ()
        if zone == HAND:
            return (self.next_in_hand(),)
        # To lay off is told by the melds that it would lie at.
        here = [move for move in moves if zone != NEW_MELD or move.kind != "lay"]
        return tuple(dict.fromkeys(s for move in here for s in self.scene.landing(move, way)))

    def next_in_hand(self) -> Spot:
        """Where one more card of the hand would lie, about."""
        arrangement = self.scene.arrangement
        if not arrangement.hand:
            high = around(arrangement.hand_boxes).centre[1]
            return Spot(arrangement.size.axis, high, arrangement.fan.w)
        spot = arrangement.hand[-1].spot
        return spot._replace(x=spot.x + 0.3 * spot.w, y=spot.y + 0.05 * spot.w)

    def _click(self, thing: Thing | None, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        hand = self._state.hand
        self._before_click, cards = hand.selection, hand.cards
        if not isinstance(thing, Place) or thing.home != "hand":
            self._cover(Box(point.x(), point.y(), 0, 0), point)
            self.act_on(self._grab_of(thing), self._largest(self._covers))
            return
        if modifiers & RANGE and self._last_clicked in cards:
            ends = sorted((cards.index(thing.card), cards.index(self._last_clicked)))
            hand.select(set(cards[ends[0] : ends[1] + 1]) | set(self._before_click))
        else:
            hand.toggle(thing.card)
        self._last_clicked = thing.card

    def act_on(self, grab: Grab | None, zone: Zone | None) -> None:
        """Want what a click means on what one would pick up there, in this zone.

        Cards chosen before go there, unless only what lies there can be meant.
        """
        held, targets = Grab("hand", self._state.hand.selection), self._state.targets
        goes = zone in places_for(held, targets)
        if grab and (not held.cards or (not goes and HAND in places_for(grab, targets))):
            self.offer(grab, HAND)
        elif held.cards and zone is not None and zone != HAND:
            self.offer(held, zone)
        elif zone is None or zone == HAND:
            self._state.hand.select(())
            self.let_be.emit()

    def play(self, card: Card, chosen: tuple[Card, ...] = ()) -> bool:
        """Want what a card of the hand can only mean, with those chosen if it melds with them."""
        targets = self._state.targets
        moves = targets.for_cards(chosen).get(NEW_MELD, ()) if card in chosen else ()
        moves = moves or obvious(card, targets)
        if moves:
            self.wanted.emit(moves)
        else:
            self.offer(Grab("hand", (card,)), DISCARD)
        return bool(moves)

    def offer(self, grab: Grab, zone: Zone) -> None:
        """Want what this grab means at this zone, or have it said why that is no move."""
        targets = self._state.targets
        if moves := places_for(grab, targets).get(zone):
            self.wanted.emit(moves)
        elif refused := meant(grab, zone, targets):
            self.impossible.emit(refused)
        elif zone == DISCARD and grab.source == "hand":
            self.unclear.emit(translate("Table", "One card is discarded: choose just that one."))

    def _stretch(self, start: QPointF, point: QPointF) -> None:
        """Choose what the frame touches, in addition to what was chosen before."""
        rect = QRectF(start, point).normalized()
        self._band.setGeometry(self.scene.views()[0].mapFromScene(rect).boundingRect())
        palette = self._band.palette()
        palette.setColor(QPalette.ColorRole.Highlight, self.scene.art.theme.accent)
        self._band.setPalette(palette)
        self._band.show()
        seen = rect.toAlignedRect().adjusted(0, 0, 1, 1)  # a frame may be a mere line
        free, touched = QRegion(seen), set[Card]()
        for place in sorted(self.scene.hand_places, key=lambda place: -place.layer):
            corners = [QPointF(*corner) for corner in place.spot.corners]
            shape = QRegion(QPolygonF(corners).toPolygon())
            if free.intersects(shape):
                touched.add(place.card)
                free -= shape  # what lies below is not seen there
        self._state.hand.select(touched)

    # ------------------------------------------------------------------ dragging

    def _grab_of(self, thing: Thing | None) -> Grab | None:
        """What one would pick up there; None for nothing."""
        sight = self.scene.arrangement.sight
        if thing == "stock" and not sight.gathered:
            return Grab("stock")
        if not isinstance(thing, Place) or thing.home == "meld":
            return None
        if thing.home == "pile":
            cards = () if sight.gathered else sight.pile[thing.number :]
            return Grab("pile", cards) if cards else None
        selection = self._state.hand.selection
        return Grab("hand", selection if thing.card in selection else (thing.card,))

    def _begin(self, start: QPointF, thing: Thing | None, point: QPointF) -> None:
        """Pick up what was pressed there; on the bare table, open a frame."""
        self.scene.motion.finish()  # what was to be seen there may be put away by that
        grab = self._grab_of(thing)
        if grab is not None:
            self._hang(self._pick_up(grab, thing, start), point)
            later(self, FRAME_MS, self._light_places)
        elif thing is None and not self._state.view.over:
            self._stretch(start, point)

    def _look_ahead(self, thing: Thing | None) -> None:
        """This may be dragged, and the first frame of that is not to wait for all that it needs.

        Places and pictures, once made, are kept where they are made.
        """
        grab, scene = self._grab_of(thing), self.scene
        if grab is None:
            return
        # The pictures first: a quick hand leaves no time for all, and they take the longest.
        seen = [scene.cards.sprites[card.index].seen for card in grab.cards]
        seen = seen or [(None, scene.arrangement.stock.w, "")]
        draw = scene.art.draw_on
        ahead: list[Callable[[], object]] = []
        ahead += [partial(draw, *each, HELD) for each in seen for _ in range(DRAWN_IN)]
        held = frozenset([card.index for card in grab.cards])
        ahead.append(partial(closed, scene.arrangement, held))
        for zone, moves in places_for(grab, self._state.targets).items():
            landing = partial(self._landing, zone, moves)
            ahead.append(partial(scene.lights.outline_ahead, landing))
        pixels, thrown = scene.art.pixels(seen[0][1]), reversed(range(LEVELS + 1))  # falling
        ahead += [partial(scene.art.shared, draw_shade, pixels, RATIO, level) for level in thrown]
        swings = [HELD._replace(swing=swing) for swing in SWINGS if len(seen) <= FEW_SWING]
        ahead += [partial(draw, *each, wear) for wear in swings for each in seen]
        scene.idle.make_ready(ahead)

    def _pick_up(self, grab: Grab, thing: Thing | None, start: QPointF) -> Held:
        scene = self.scene
        if grab.source == "hand" and grab.cards[0] not in self._state.hand.selection:
            self._state.hand.select(())
        self._rest()
        scene.motion.finish()
        sprites = scene.take_up(grab)
        gripped = thing.card if isinstance(thing, Place) else None
        lead = next((n for n, s in enumerate(sprites) if s.card is gripped), len(sprites) - 1)
        spot = sprites[lead].spot
        grip = start - QPointF(spot.x, spot.y)
        self.held = held = Held(grab, sprites, lead, grip)
        if grab.source == "hand":  # whatever others play before the hand closes up
            indices = frozenset([card.index for card in grab.cards])
            scene.pose = scene.pose._replace(held=indices, hover=sprites[lead].card.index)
        self._find_places(grab)
        scene.idle.wait()  # till the hand is calm
        return held

    def _find_places(self, grab: Grab) -> None:
        self._best, self._means, self._lit = None, (), False
        self.places = places_for(grab, self._state.targets)

    def _light_places(self) -> None:
        """What was picked up has been seen to rise: show where it may go."""
        if self.point is not None and not self._lit:
            self._drag_to(self.point)

    def _calm(self) -> None:
        """On by a beat, as far as it is drawn; what nobody pulls comes to rest."""
        wanted = min(MOST_SWING, max(-MOST_SWING, SWING * self._pulled / FRAME_MS))
        self._swing += (wanted - self._swing) * FRAME_MS / SWING_MS
        pulled, self._pulled = self._pulled, 0.0
        if not pulled and abs(self._swing) < SWUNG_OUT:
            self._swing = 0.0
            self._beat.stop()
        held, art, worn = self.held, self.scene.art, HELD._replace(swing=float(round(self._swing)))
        while held and worn.swing and not all(art.has(*s.seen, worn) for s in held.sprites):
            worn = worn._replace(swing=worn.swing - math.copysign(1, worn.swing))
        self._worn = worn
        if held is not None and self.point is not None and not pulled:  # else that painted a frame
            self._hang(held, self.point)

    def _hang(self, held: Held, point: QPointF) -> None:
        """Hold the cards there: they hang from where they are gripped."""
        self.point, w, worn = point, held.box.w, self._worn
        middle = point - QTransform().rotate(worn.swing).map(held.grip) - QPointF(0, LIFTED)
        for nth, sprite in enumerate(held.sprites):
            x = middle.x() + (nth - held.lead) * FAN * w
            sprite.dress(worn)
            sprite.put(Spot(x, middle.y(), w, HELD_TURN + worn.swing))
        self.carries.emit()

    def _drag_to(self, point: QPointF) -> None:
        held, scene = self.held, self.scene
        if held is None:
            return
        self._hang(held, point)
        self._cover(held.box, point)
        best = self._meant_zone(held, point)
        means = () if best is None else self._nearer(self.places[best], held.box)
        if (best, means) != (self._best, self._means) or not self._lit:
            self._best, self._means, self._lit = best, means, True
            self._show_best(best)
        gap = self._gap_below() if best is None else None
        scene.pose_hand(scene.pose._replace(hover=None, gap=gap))
        if scene.lights.tag.isVisible():
            box = held.box
            scene.lights.tag.hang(box.x + box.w / 2, box.bottom)

    def _show_best(self, best: Zone | None) -> None:
        """Let the slots stand where the cards may go, and say what a drop would bring."""
        scene, view = self.scene, self._state.view
        if self.preferences.highlights:
            lands = {zone: self._landing(zone, moves) for zone, moves in self.places.items()}
            nearest = () if best is None else self._landing(best, self._means)
            scene.lights.show_silhouettes(lands.values(), nearest)
        if self.preferences.previews:
            gain = sure_gain(self._means, view)
            points = "" if gain is None else points_text(gain)
            self.hinted.emit(drop_text(self._means, view))
            scene.lights.tag.say(points, scene.art, scene.arrangement.t)

    def _nearer(self, moves: tuple[Move, ...], held: Box) -> tuple[Move, ...]:
        """Of both ends of a run the one that the gripped card is nearer to."""
        if {move.end for move in moves} != {"-", "+"} or len({move.meld for move in moves}) > 1:
            return moves
        x, y = held.centre

        def far(move: Move) -> float:
            first = self.scene.landing(move)[0]
            return math.hypot(first.x - x, first.y - y)

        end = min(moves, key=far).end
        return tuple(move for move in moves if move.end == end)

    def _meant_zone(self, held: Held, point: QPointF) -> Zone | None:
        """The legal zone that the gripped card covers most; None when none is meant."""
        zone, zones = self._largest(self.places), self.scene.arrangement.zones
        if zone is None:
            return None
        new = zone == NEW_MELD and any(move.kind != "lay" for move in self.places[zone])
        if zone.kind in ("meld", "new_meld") and not new and self._largest(zones) != zone:
            return None  # they only fit melds elsewhere, and lie over one that they do not fit
        if held.grab.source != "hand" or self._covers.get(HAND, 0.0) <= self._covers[zone]:
            return zone
        # Held cards hang over the hand, too: where the pointer is says what is meant.
        there, hand = (
            any(box.holds(point.x(), point.y()) for box in zones[over]) for over in (zone, HAND)
        )
        return None if hand or not there else zone

    def drop_zone(self) -> Zone | None:
        """Where a drop here goes: the best legal zone, else what lies below, legal or not."""
        if self._best is not None:
            return self._best
        return self._largest(self.scene.arrangement.zones)

    def _largest(self, zones: Collection[Zone]) -> Zone | None:
        covers = self._covers
        enough = [zone for zone, part in covers.items() if part >= ENOUGH and zone in zones]
        return max(enough, key=lambda zone: (zone.kind == "meld", covers[zone]), default=None)

    def _cover(self, card: Box, point: QPointF) -> None:
        """Find how much of the gripped card, or of a smaller zone, lies over the other.

        Where the pointer is counts, too: who grips a card by its edge points with it.
        """
        x, y = point.x(), point.y()
        covers = self._covers = dict[Zone, float]()
        for zone, boxes in self.scene.arrangement.zones.items():
            for box in boxes:
                shared, pointed = box.overlap(card), box.holds(x, y)
                if shared or pointed:
                    shared /= max(1.0, min(box.w * box.h, card.w * card.h))
                    covers[zone] = max(covers.get(zone, 0.0), shared + POINTED * pointed)

    def _gap_below(self) -> int | None:
        """Between which cards of the hand the dragged ones are; None when not over the hand."""
        held = self.held
        if held is None or held.grab.source != "hand" or self.drop_zone() != HAND:
            return None
        return nearest_gap(closed(self.scene.arrangement, self.scene.pose.held), *held.box.centre)

    def _drop(self, point: QPointF) -> None:
        if point != self.point or not self._lit:
            self._drag_to(point)
        held, zone, gap = self.held, self.drop_zone(), self.scene.pose.gap
        hand, means = self._state.hand, self._means
        self._let_go()
        if held is not None and zone is not None:
            if zone == HAND and held.grab.source == "hand":
                if gap is not None:
                    rest = [card for card in hand.cards if card not in held.grab.cards]
                    before = hand.cards.index(rest[gap]) if gap < len(rest) else len(hand.cards)
                    hand.move(held.grab.cards, before)
            elif means:
                self.wanted.emit(means)
            else:
                self.offer(held.grab, zone)
        self._go_home()

    def _let_go(self) -> None:
        """End the drag under way: its cards lie where they are, unlit."""
        self.held = None
        self._swing, self._pulled, self._worn = 0.0, 0.0, HELD
        self._beat.stop()
        self.places = {}
        scene = self.scene
        scene.pose = scene.pose._replace(held=frozenset(), gap=None)
        scene.lights.rest()
        scene.furniture.lift()
        self.hinted.emit("")
        self.carries.emit()

    def _go_home(self) -> None:
        pose = self.scene.pose
        self.scene.go_home(pose._replace(hover=None, held=frozenset(), gap=None))
        self.light_chosen()

    def follow(self) -> None:
        """The table shows another position: what is held or pressed may be gone."""
        grab = None if self.held is None else self.held.grab
        if grab is None:
            stays = self._pressed is None or self._is_there(self._pressed[1])
        else:
            stays = grab.source == "hand" and set(grab.cards) <= set(self._state.hand.cards)
        if not stays:
            self.cancel()
        elif grab is not None:
            self._find_places(grab)

    def _is_there(self, thing: Thing | None) -> bool:
        if isinstance(thing, Place):
            known = self.scene.arrangement.places.get(thing.card.index)
            return known is not None and (known.home, known.number) == (thing.home, thing.number)
        return True

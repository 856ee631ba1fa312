"""Mouse input on the table: pointing, selecting, dragging cards and a rubber band over the hand.

The right button raises a covered card so that it is seen whole, without playing or selecting it.

What a press means is read from the arrangement and the targets, never from the scene's items.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPalette, QPolygonF, QRegion, QTransform
from PySide6.QtWidgets import QApplication, QRubberBand, QWidget

from rummy_qt.engine import Card, Move, View
from rummy_qt.engine.refusals import explain
from rummy_qt.play.targets import (
    DISCARD,
    HAND,
    NEW_MELD,
    Grab,
    Zone,
    double_click_moves,
    drop_zones,
    refused_moves,
    takes_and_lays,
)
from rummy_qt.ui.background import later
from rummy_qt.ui.models.table_state import TableState
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.words.language import points_text, translate
from rummy_qt.ui.words.previews import drop_text, preview_text, sure_gain
from rummy_qt.ui.words.prompts import reason_text

from . import RATIO
from .arrangement import Box, CardPlace, Spot
from .art import DRAWN_IN, LEVELS, draw_shade
from .layout import Arrangement, hand_without, nearest_gap
from .scene import TableScene
from .sprites import HELD, HELD_TURN, CardSprite, TagSprite

LEFT: Final = Qt.MouseButton.LeftButton
RIGHT: Final = Qt.MouseButton.RightButton
FRAME_MS: Final = 16
"""The interval of swinging, and a delay after picking up a card: to show where it may go takes
long, and waits for the next frame."""
FAN: Final = 0.26
"""Distance between two held cards, in card widths."""
SWING: Final = 5.0
"""Degrees that a held card swings back, per pixel per ms of pointer speed ..."""
MOST_SWING: Final = 6.0
"""... up to this angle."""
SWING_MS: Final = 60.0
"""The time constant of reaching that angle, and of coming to rest."""
AT_REST: Final = 0.4
"""Degrees below which a card that is not pulled stops swinging."""
SWINGS: Final = tuple(sorted(map(float, range(-6, 7)), key=abs))
"""The angles in degrees for which a picture is drawn in advance, in this order."""
MOST_SWINGING: Final = 3
"""More held cards than this do not swing."""
REFUSAL_MS: Final = 120
"""How long held cards stay over a zone before it is said why they may not be dropped there."""
LIFTED: Final = 6.0
"""Pixels by which held cards rise above the point where they were gripped."""
LEAST_COVER: Final = 0.16
"""The part of the gripped card that must lie over a zone to be dropped there."""
POINTER_COVER: Final = 0.3
"""Added to that part where the pointer is over the zone."""

Thing = CardPlace | Literal["stock"]
"""An open card, or the stock."""


class HeldCards(NamedTuple):
    """The cards being dragged."""

    grab: Grab
    sprites: tuple[CardSprite, ...]
    lead: int
    """The index of the sprite that was gripped."""
    grip: QPointF
    """The pointer's offset from the middle of that card."""

    @property
    def box(self) -> Box:
        return self.sprites[self.lead].spot.box


class Pointer(QObject):
    """Turns mouse events into moves, and shows what they would bring."""

    wanted = Signal(object)
    """A tuple of moves: one to play, a take and what may follow it, or several to choose from."""
    illegal = Signal(object)
    """The illegal move that a drop means, to be refused with a reason."""
    unclear = Signal(str)
    """A remark about a drop that means no move at all."""
    dismissed = Signal()
    """A click on the bare table, which declines what is offered."""
    touched = Signal()
    """A button was pressed."""
    previewed = Signal(str)
    """A line about what a drop or click would bring; empty where there is none."""
    expected = Signal(str)
    """A line that may be previewed soon, to be drawn in advance."""
    held_moved = Signal()
    """The held cards have moved, or were let go."""

    def __init__(self, scene: TableScene, preferences: Preferences, port: QWidget) -> None:
        """``port``: the viewport of the table."""
        super().__init__(scene)
        self.held: HeldCards | None = None
        self.legal_zones: dict[Zone, tuple[Move, ...]] = {}
        """By zone: the moves that dropping the held cards there would mean."""
        self._boxes: dict[Zone, list[Box]] = {}
        self._boxes_in: Arrangement | None = None
        """The arrangement for which ``_boxes`` were made."""
        self.scene = scene
        self._state: TableState = scene.state
        self.preferences = preferences
        self.read_only = False
        """Whether cards can be looked at but not played, as in a replay."""
        self.point: QPointF | None = None
        """Where the pointer is, in scene coordinates; None while it points at nothing."""
        self._view_at_move: View | None = None
        """The position during the last mouse move: a discard that arrives below a resting pointer
        was not pointed at."""
        self._pressed: tuple[QPointF, Thing | None] | None = None
        """Where the left button was pressed, and on what; None: it is up, or was cancelled."""
        self._double = False
        """Whether that was the second press of a double click."""
        self._covers: dict[Zone, float] = {}
        """By zone: the part that the held card covers, plus ``POINTER_COVER`` at the pointer."""
        self._drop_zone: Zone | None = None
        """Where a drop goes: the best legal zone, else the zone below, legal or not."""
        self._drop_moves: tuple[Move, ...] | None = ()
        """The moves that a drop there would mean; None until the zones are shown."""
        self._band = QRubberBand(QRubberBand.Shape.Rectangle, port)
        self._swing = self._pulled = 0.0
        """The swing of held cards in degrees, and the pixels they were pulled since the last
        timeout."""
        self._look = HELD
        """The looks of held cards, with the swing in whole degrees."""
        self._swing_timer = QTimer(self, interval=FRAME_MS)
        self._swing_timer.timeout.connect(self._advance_swing)
        self._refusal_timer = QTimer(self, singleShot=True, interval=REFUSAL_MS)
        self._refusal_timer.timeout.connect(self._preview_refusal)
        self._before_click: tuple[Card, ...] = ()
        self._last_clicked: Card | None = None
        for changed in (scene.motion.landed, scene.teller.told):
            changed.connect(self.point_again)

    # ------------------------------------------------------------------ the mouse

    def press(self, point: QPointF, button: Qt.MouseButton, *, twice: bool = False) -> None:
        """``twice``: as the second press of a double click."""
        self._stop_raising()
        if self.read_only:
            if button in (LEFT, RIGHT):
                self._raise(self.thing_at(point))
            return
        self.touched.emit()
        free = self.held is None
        self.cancel()
        self.point = None  # nothing is pointed at until all cards have landed
        self.scene.motion.finish()
        self.point = point
        if button == RIGHT and free:
            self._raise(self.thing_at(point))
        if button != LEFT:
            return
        thing = self.thing_at(point)
        self._pressed, self._double = (point, thing), twice
        self._prepare_drag(thing)

    def move(self, point: QPointF, buttons: Qt.MouseButton) -> None:
        before, self.point, self._view_at_move = self.point, point, self._state.view
        if self.held is not None:
            few = len(self.held.sprites) <= MOST_SWINGING
            if before is not None and few and self.scene.motion.speed > 0:
                self._pulled += point.x() - before.x()
                if not self._swing_timer.isActive():
                    self._swing_timer.start()
            self._drag_to(point)
        elif self._pressed is None:
            self._point_at(point)
        elif buttons & LEFT:
            start, thing = self._pressed
            way = (point - start).manhattanLength()
            if self._band.isVisible():
                self._stretch_band(start, point)
            elif way >= QApplication.startDragDistance():
                self._start_drag(start, thing, point)

    def release(
        self, point: QPointF, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        if button != LEFT or self.read_only:
            return
        self.scene.idle.make_ready(())  # drop what was left to prepare for a drag
        pressed, self._pressed = self._pressed, None
        if self.held is not None:
            self._drop(point)
        elif pressed is not None and self._band.isVisible():
            self._stretch_band(pressed[0], point)
            self._band.hide()
        elif pressed is not None and self._double:  # only now, as the press might become a drag
            thing = pressed[1]
            if (
                isinstance(thing, CardPlace)
                and thing.home == "hand"
                and not self.play(thing.card, self._before_click)
            ):
                self._state.hand.select(())
        elif pressed is not None:
            self._click(pressed[1], point, modifiers)
            self._point_at(point)

    def leave(self) -> None:
        self.point = None
        if self._pressed is None:
            self.scene.pose_hand(self.scene.pose._replace(hover=None, whole=False))
            self._inspect_nothing()

    def cancel(self) -> None:
        """Cancels the press; what is being dragged goes back."""
        self._pressed = None
        self.scene.idle.make_ready(())  # drop what was left to prepare for a drag
        self._stop_raising()
        self._band.hide()
        if self.held is not None:
            self._end_drag()
            self._go_home()

    # ------------------------------------------------------------------ raising

    def _raise(self, thing: Thing | None) -> None:
        """Shows this card whole until the pointer leaves it or a button is pressed."""
        if isinstance(thing, CardPlace):
            self.scene.pose_hand(self.scene.pose._replace(hover=thing.card.index, whole=True))

    def _stop_raising(self) -> None:
        if self.scene.pose.whole:
            self.scene.pose_hand(self.scene.pose._replace(hover=None, whole=False))

    # ------------------------------------------------------------------ pointing

    def thing_at(self, point: QPointF) -> Thing | None:
        """The card or stock at this point; None for the bare table."""
        place = self.scene.card_at(point.x(), point.y())
        if place is None and self.scene.arrangement.stock.box.holds(point.x(), point.y()):
            return "stock"
        return place

    def point_again(self) -> None:
        """Updates what is pointed at after the table has changed below the pointer."""
        if self.point is not None and self._pressed is None:
            self._point_at(self.point)

    def _inspect_nothing(self) -> None:
        self.inspect(None)
        self.outline_targets()

    def _point_at(self, point: QPointF) -> None:
        scene, thing = self.scene, self.thing_at(point)
        whole, raised = scene.pose.whole, scene.pose.hover
        if whole and not (isinstance(thing, CardPlace) and thing.card.index == raised):
            self._stop_raising()
            whole, thing = False, self.thing_at(point)
        in_hand = (
            isinstance(thing, CardPlace) and thing.home == "hand" and not self._state.view.over
        )
        hover = thing.card.index if isinstance(thing, CardPlace) and (in_hand or whole) else None
        scene.pose_hand(scene.pose._replace(hover=hover, held=frozenset(), gap=None))
        seat = scene.seat_at(point.x(), point.y()) if thing is None else None
        arrived = isinstance(thing, CardPlace) and thing.home == "pile"
        arrived = arrived and self._view_at_move is not self._state.view
        self.inspect(None if arrived else thing, seat)

    def inspect(self, thing: Thing | None, seat: int | None = None) -> None:
        """Highlights what the pointer or focus is on, or this player, and previews its move."""
        scene, grab = self.scene, self._grab_of(thing)
        scene.lights.light_seat(seat)
        meld = thing.number if isinstance(thing, CardPlace) and thing.home == "meld" else None
        scene.lights.open_lens(meld)
        takes = grab is not None and grab.source == "pile" and scene.teller.all_told
        cards = grab.cards if grab and takes and self.preferences.previews else ()
        move = self._state.targets.take.get(cards[0]) if cards else None
        scene.highlight(self, cards if move else ())
        self.previewed.emit(preview_text(move, self._state.view) if move else "")

    # ------------------------------------------------------------------ choosing

    def outline_targets(self) -> None:
        """Outlines where the selected cards may go, as if they were held."""
        if self.held is not None:
            return
        chosen, state = self._state.hand.selection, self._state
        zones: dict[Zone, tuple[Move, ...]] = {}
        if chosen and self.preferences.highlights and not self.read_only:
            zones = drop_zones(Grab("hand", chosen), state.targets)
        elif not chosen and state.tells_fits and state.may_call:
            zones = {DISCARD: state.targets.calls}
        landings = [self._landing(zone, moves) for zone, moves in zones.items()]
        called = () if chosen or not any(landings) else self.scene.arrangement.contents.pile[-1:]
        self.scene.lights.show_silhouettes(landings, called=called)

    def _landing(self, zone: Zone, moves: tuple[Move, ...]) -> tuple[Spot, ...]:
        """Where the cards of these moves would lie, without duplicates."""
        first = moves[:1] if takes_and_lays(moves) else ()
        if zone == HAND:
            return (self.scene.arrangement.joining[self._joining_at(moves)],)
        # Lay-offs are outlined at the melds they would join.
        here = [move for move in moves if zone != NEW_MELD or move.kind != "lay"]
        ways = [(move, (*first, move)) for move in here if move not in first]
        return tuple(dict.fromkeys(s for way in ways for s in self.scene.landing(*way)))

    def _joining_at(self, moves: tuple[Move, ...]) -> int:
        """Where in the hand the card taken by this move goes; an unknown one is shown last."""
        return self._state.hand.index_of_new(moves[0].cards[0]) if moves[0].cards else -1

    def _click(self, thing: Thing | None, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        hand = self._state.hand
        self._before_click, cards = hand.selection, hand.cards
        if not isinstance(thing, CardPlace) or thing.home != "hand":
            zones = drop_zones(Grab("hand", hand.selection), self._state.targets)
            self._measure_cover(Box(point.x(), point.y(), 0, 0), point, self._zone_boxes(zones))
            self.act_on(self._grab_of(thing), self._most_covered(self._covers))
            return
        if modifiers & Qt.KeyboardModifier.ShiftModifier and self._last_clicked in cards:
            ends = sorted((cards.index(thing.card), cards.index(self._last_clicked)))
            hand.select(set(cards[ends[0] : ends[1] + 1]) | set(self._before_click))
        else:
            hand.toggle(thing.card)
        self._last_clicked = thing.card

    def act_on(self, grab: Grab | None, zone: Zone | None) -> None:
        """Emits the moves that a click means, on what could be picked up there in this zone.

        Selected cards go to the zone, unless only taking what lies there is legal.
        """
        held, targets = Grab("hand", self._state.hand.selection), self._state.targets
        goes = zone in drop_zones(held, targets)
        if grab and (not held.cards or (not goes and HAND in drop_zones(grab, targets))):
            self.offer(grab, HAND)
        elif held.cards and zone is not None and zone != HAND:
            self.offer(held, zone)
        elif zone is None or zone == HAND:
            self._state.hand.select(())
            self.dismissed.emit()

    def play(self, card: Card, chosen: tuple[Card, ...] = ()) -> bool:
        """Emits the one obvious move of a card of the hand, melding it with ``chosen`` if legal.

        Returns whether there is one; otherwise the card is discarded, or refused with a reason.
        """
        targets = self._state.targets
        moves = targets.for_cards(chosen).get(NEW_MELD, ()) if card in chosen else ()
        moves = moves or double_click_moves(card, targets)
        if moves:
            self.wanted.emit(moves)
        else:
            self.offer(Grab("hand", (card,)), DISCARD)
        return bool(moves)

    def offer(self, grab: Grab, zone: Zone) -> None:
        """Emits the moves of a drop in this zone, or why there is none."""
        targets = self._state.targets
        if moves := drop_zones(grab, targets).get(zone):
            self.wanted.emit(moves)
        elif len(refused := refused_moves(grab, zone, targets)) == 1:
            self.illegal.emit(*refused)
        elif reason := self._refusal(grab, zone):
            self.unclear.emit(reason)

    def _refusal(self, grab: Grab, zone: Zone) -> str:
        """Why these cards may not be dropped there; empty where such a drop means nothing."""
        view, refused = self._state.view, refused_moves(grab, zone, self._state.targets)
        if refused:
            reason = explain(view.played(*refused[:-1])[0], view.seat, refused[-1])
            return reason_text(reason, self._state.texts.name) if reason else ""
        several = zone == DISCARD and grab.source == "hand"
        return translate("Table", "You discard one card: choose just that one.") * several

    def _stretch_band(self, start: QPointF, point: QPointF) -> None:
        """Stretches the rubber band and selects the cards of the hand that it touches."""
        rect = QRectF(start, point).normalized()
        self._band.setGeometry(self.scene.views()[0].mapFromScene(rect).boundingRect())
        palette = self._band.palette()
        palette.setColor(QPalette.ColorRole.Highlight, self.scene.art.theme.accent)
        self._band.setPalette(palette)
        self._band.show()
        seen = rect.toAlignedRect().adjusted(0, 0, 1, 1)  # a band may have no width or height
        free, touched = QRegion(seen), set[Card]()
        for place in sorted(self.scene.hand_places, key=lambda place: -place.layer):
            corners = [QPointF(*corner) for corner in place.spot.corners]
            shape = QRegion(QPolygonF(corners).toPolygon())
            if free.intersects(shape):
                touched.add(place.card)
                free -= shape  # it hides the cards below it
        self._state.hand.select(touched)

    # ------------------------------------------------------------------ dragging

    def _grab_of(self, thing: Thing | None) -> Grab | None:
        """The cards that a drag from there picks up; None for none."""
        contents = self.scene.arrangement.contents
        if thing == "stock" and not contents.gathered:
            return Grab("stock")
        if not isinstance(thing, CardPlace) or thing.home == "meld":
            return None
        if thing.home == "pile":
            cards = () if contents.gathered else contents.pile[thing.number :]
            return Grab("pile", cards) if cards else None
        selection = self._state.hand.selection
        return Grab("hand", selection if thing.card in selection else (thing.card,))

    def _start_drag(self, start: QPointF, thing: Thing | None, point: QPointF) -> None:
        """Picks up what was pressed; on the bare table, starts a rubber band."""
        self.scene.motion.finish()  # may end the round, and put away what was pressed
        grab = self._grab_of(thing)
        if grab is not None:
            self._move_held(self._pick_up(grab, thing, start), point)
            later(self, FRAME_MS, self._show_legal_zones)
        elif thing is None and not self._state.view.over:
            self._stretch_band(start, point)

    def _prepare_drag(self, thing: Thing | None) -> None:
        """Makes and caches what a drag needs in idle time, for a fast first frame."""
        grab, scene = self._grab_of(thing), self.scene
        if grab is None:
            return
        # Pictures first: they take longest, and a quick drag leaves no time for everything.
        sides = [scene.cards.sprites[card.index].side for card in grab.cards]
        sides = sides or [(None, scene.arrangement.stock.w, "")]
        draw = scene.art.draw_on
        ahead: list[Callable[[], object]] = [bool]  # nothing more in the turn of the press itself
        ahead += [partial(draw, *each, HELD) for each in sides for _ in range(DRAWN_IN)]
        held = frozenset([card.index for card in grab.cards])
        ahead.append(partial(hand_without, scene.arrangement, held))
        for zone, moves in drop_zones(grab, self._state.targets).items():
            landing = partial(self._landing, zone, moves)
            ahead.append(partial(scene.lights.outline_ahead, landing))
            ahead.append(partial(self._draw_words_ahead, moves))
        pixels, thrown = scene.art.pixels(sides[0][1]), reversed(range(LEVELS + 1))  # falling
        ahead += [partial(scene.art.shared, draw_shade, pixels, RATIO, level) for level in thrown]
        swings = [HELD._replace(swing=swing) for swing in SWINGS if len(sides) <= MOST_SWINGING]
        ahead += [partial(draw, *each, look) for look in swings for each in sides]
        scene.idle.make_ready(ahead)

    def _pick_up(self, grab: Grab, thing: Thing | None, start: QPointF) -> HeldCards:
        scene = self.scene
        if grab.source == "hand" and grab.cards[0] not in self._state.hand.selection:
            self._state.hand.select(())
        self._inspect_nothing()
        scene.motion.finish()
        sprites = scene.take_up(grab)
        gripped = thing.card if isinstance(thing, CardPlace) else None
        lead = next((n for n, s in enumerate(sprites) if s.card is gripped), len(sprites) - 1)
        spot = sprites[lead].spot
        grip = start - QPointF(spot.x, spot.y)
        self.held = held = HeldCards(grab, sprites, lead, grip)
        indices = frozenset([card.index for card in grab.cards])
        scene.pose = scene.pose._replace(held=indices, hover=None)  # whatever is dressed meanwhile
        self._find_legal_zones(grab)
        scene.idle.wait()  # until the hand has closed up
        return held

    def _find_legal_zones(self, grab: Grab) -> None:
        self._drop_zone = self._drop_moves = self._boxes_in = None
        self.legal_zones = drop_zones(grab, self._state.targets)

    def _show_legal_zones(self) -> None:
        """Shows where the held cards may go, in the frame after they were picked up."""
        if self.point is not None and self._drop_moves is None:
            self._drag_to(self.point)

    def _advance_swing(self) -> None:
        """Advances the swing by one interval, as far as its pictures are drawn."""
        wanted = min(MOST_SWING, max(-MOST_SWING, SWING * self._pulled / FRAME_MS))
        self._swing += (wanted - self._swing) * FRAME_MS / SWING_MS
        pulled, self._pulled = self._pulled, 0.0
        if not pulled and abs(self._swing) < AT_REST:
            self._swing = 0.0
            self._swing_timer.stop()
        held, art, look = self.held, self.scene.art, HELD._replace(swing=float(round(self._swing)))
        while held and look.swing and not all(art.has(*s.side, look) for s in held.sprites):
            look = look._replace(swing=look.swing - math.copysign(1, look.swing))
        self._look = look
        if held is not None and self.point is not None and not pulled:  # else ``move`` repaints
            self._move_held(held, self.point)

    def _move_held(self, held: HeldCards, point: QPointF) -> None:
        """Moves the held cards to the pointer; they swing about the gripped point."""
        self.point, w, look = point, held.box.w, self._look
        middle = point - QTransform().rotate(look.swing).map(held.grip) - QPointF(0, LIFTED)
        for nth, sprite in enumerate(held.sprites):
            x = middle.x() + (nth - held.lead) * FAN * w
            sprite.dress(look)
            sprite.put(Spot(x, middle.y(), w, HELD_TURN + look.swing))
        self.held_moved.emit()

    def _drag_to(self, point: QPointF) -> None:
        held, scene = self.held, self.scene
        if held is None:
            return
        self._move_held(held, point)
        if self._boxes_in is not scene.arrangement:
            self._boxes_in, self._boxes = scene.arrangement, self._zone_boxes(self.legal_zones)
        self._measure_cover(held.box, point, self._boxes)
        best = self._legal_zone(held, point)
        means = () if best is None else self._at_nearer_end(self.legal_zones[best], held.box)
        zone = best or self._most_covered(scene.arrangement.zones)
        if (zone, means) != (self._drop_zone, self._drop_moves):
            before, self._drop_zone, self._drop_moves = self._drop_moves, zone, means
            if means or means != before:
                self._show_drop(zone, means)
            else:
                self.previewed.emit("")
            self._refusal_timer.start()
        gap = None  # before which card of the hand the held ones would go
        if best is None and held.grab.source == "hand" and zone == HAND:
            gap = nearest_gap(hand_without(scene.arrangement, scene.pose.held), *held.box.centre)
        elif best == HAND and held.grab.source == "pile":
            gap = self._joining_at(means)
        scene.pose_hand(scene.pose._replace(hover=None, gap=gap))
        if scene.lights.tag.isVisible():
            box = held.box
            scene.lights.tag.hang(box.x + box.w / 2, box.bottom)

    def _show_drop(self, zone: Zone | None, means: tuple[Move, ...]) -> None:
        """Outlines where the held cards may go, and says what a drop would bring."""
        scene = self.scene
        if self.preferences.highlights:
            landings = {
                zone: self._landing(zone, moves) for zone, moves in self.legal_zones.items()
            }
            nearest = self._landing(zone, means) if zone and means else ()
            scene.lights.show_silhouettes(landings.values(), nearest)
        if self.preferences.previews:
            text, points = self._words_for(means)
            self.previewed.emit(text)
            scene.lights.tag.say(points, scene.art, scene.arrangement.t)

    def _words_for(self, moves: tuple[Move, ...]) -> tuple[str, str]:
        """What a drop that means these moves would bring: a sentence, and points if certain."""
        gain = sure_gain(moves, self._state.view)
        return drop_text(moves, self._state.view), "" if gain is None else points_text(gain)

    def _draw_words_ahead(self, moves: tuple[Move, ...]) -> None:
        if self.preferences.previews:
            text, points = self._words_for(moves)
            self.expected.emit(text)
            TagSprite().say(points, self.scene.art, self.scene.arrangement.t)

    def _preview_refusal(self) -> None:
        """Says why the held cards may not be dropped in the zone where they have stayed a while."""
        held, zone = self.held, self._drop_zone
        if held and zone and not self._drop_moves and self.preferences.previews:
            self.previewed.emit(self._refusal(held.grab, zone))

    def _at_nearer_end(self, moves: tuple[Move, ...], held: Box) -> tuple[Move, ...]:
        """Of moves to both ends of a run, those to the end nearer to the held card."""
        if {move.end for move in moves} != {"-", "+"} or len({move.meld for move in moves}) > 1:
            return moves
        x, y = held.centre

        def far(move: Move) -> float:
            first = self.scene.landing(move)[0]
            return math.hypot(first.x - x, first.y - y)

        end = min(moves, key=far).end
        return tuple(move for move in moves if move.end == end)

    def _legal_zone(self, held: HeldCards, point: QPointF) -> Zone | None:
        """The legal zone that the gripped card covers most; None where no zone is meant."""
        zone, zones = self._most_covered(self.legal_zones), self.scene.arrangement.zones
        if zone is None:
            return None
        new = zone == NEW_MELD and self.legal_zones[zone][-1].kind != "lay"
        if zone.kind in ("meld", "new_meld") and not new and self._most_covered(zones) != zone:
            return None  # over a meld that they do not fit, though they fit one elsewhere
        if held.grab.source != "hand" or self._covers.get(HAND, 0.0) <= self._covers[zone]:
            return zone
        # Where held cards cover the hand as well, the pointer decides.
        there, hand = (
            any(box.holds(point.x(), point.y()) for box in self._boxes[over])
            for over in (zone, HAND)
        )
        return None if hand or not there else zone

    def _most_covered(self, zones: Collection[Zone]) -> Zone | None:
        covers = self._covers
        enough = [zone for zone, part in covers.items() if part >= LEAST_COVER and zone in zones]
        return max(enough, key=lambda zone: (zone.kind == "meld", covers[zone]), default=None)

    def _zone_boxes(self, zones: Mapping[Zone, tuple[Move, ...]]) -> dict[Zone, list[Box]]:
        """The boxes of each zone, and of what is outlined for it if it is one of ``zones``."""
        spots = {zone: self._landing(zone, moves) for zone, moves in zones.items()}
        own = self.scene.arrangement.zones.items()
        return {zone: [*boxes, *(s.box for s in spots.get(zone, ()))] for zone, boxes in own}

    def _measure_cover(
        self, card: Box, point: QPointF, boxes: Mapping[Zone, Sequence[Box]]
    ) -> None:
        """Measures the overlap with each zone, as a part of the smaller of card and zone.

        The pointer counts too, since a card gripped by its edge hangs beside it.
        """
        x, y = point.x(), point.y()
        covers = self._covers = dict[Zone, float]()
        for zone in boxes:
            for box in boxes[zone]:
                shared, pointed = box.overlap(card), box.holds(x, y)
                if shared or pointed:
                    shared /= max(1.0, min(box.w * box.h, card.w * card.h))
                    covers[zone] = max(covers.get(zone, 0.0), shared + POINTER_COVER * pointed)

    def _drop(self, point: QPointF) -> None:
        if point != self.point or self._drop_moves is None:
            self._drag_to(point)
        held, zone, gap = self.held, self._drop_zone, self.scene.pose.gap
        hand, means = self._state.hand, self._drop_moves
        self._end_drag()
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

    def _end_drag(self) -> None:
        """Ends the drag and removes its outlines; the cards stay where they are."""
        self.held = None
        self._swing, self._pulled, self._look = 0.0, 0.0, HELD
        self._swing_timer.stop()
        self.legal_zones = {}
        scene = self.scene
        scene.pose = scene.pose._replace(held=frozenset(), gap=None)
        scene.lights.clear()
        scene.furniture.set_lowest_held()
        self.previewed.emit("")
        self.held_moved.emit()

    def _go_home(self) -> None:
        pose = self.scene.pose
        self.scene.go_home(pose._replace(hover=None, held=frozenset(), gap=None))
        self.outline_targets()

    def cancel_if_gone(self) -> None:
        """Cancels the drag or press if the new position no longer has its cards there."""
        if self.held is not None:
            grab = self.held.grab
            if grab.source == "hand" and set(grab.cards) <= set(self._state.hand.cards):
                self._find_legal_zones(grab)
            else:
                self.cancel()
        elif self._pressed is not None and isinstance(pressed := self._pressed[1], CardPlace):
            now = self.scene.arrangement.places.get(pressed.card.index)
            if now is None or (now.home, now.number) != (pressed.home, pressed.number):
                self.cancel()

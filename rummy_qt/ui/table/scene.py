"""The scene: ``show`` is the one way to change what is seen of the game.

It compares the arrangement of now with the one before: cards that an event moved fly, others make
way, and what stands beside them is drawn anew where its key has changed. What follows the pointer,
the choice of cards or the focus is a second, small value over the arrangement: the ``Pose`` of the
hand, and the lights.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from operator import attrgetter
from typing import Final, TypeVar

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from rummy_qt.engine import Card
from rummy_qt.engine.cards import face_text
from rummy_qt.engine.events import (
    Claimed,
    Discarded,
    Event,
    LaidOff,
    Melded,
    RoundEnded,
    Swapped,
)
from rummy_qt.play.intents import Grab
from rummy_qt.play.targets import Zone
from rummy_qt.ui.models import Change, TableState
from rummy_qt.ui.models.table_rows import SeatRow
from rummy_qt.ui.theme import Theme
from rummy_qt.ui.words.language import number_text, translate
from rummy_qt.ui.words.numbers import points_text

from .arrangement import (
    RATIO,
    Arrangement,
    Box,
    Layer,
    Look,
    MeldFact,
    Place,
    Pose,
    SeatFact,
    Sight,
    Spot,
    Thread,
)
from .art import CardArt, Lift, Mark, Wear, cloth
from .layout import arrange, pose
from .motion import (
    FLIGHT_MS,
    HELD_UP,
    HOLD_MS,
    POINTED_MS,
    RISE_MS,
    SETTLE_MS,
    SLIDE_MS,
    TILT,
    Journey,
    Key,
    Leg,
    Motion,
    Roll,
    arc_of,
    ends_round,
    journeys,
    rebuilds,
    stagger,
)
from .sprites import (
    CardSprite,
    CoveredSprite,
    FanSprite,
    FocusSprite,
    LampSprite,
    LeftSprite,
    LensSprite,
    OwnLook,
    OwnSprite,
    PriceSprite,
    RingSprite,
    SeatLook,
    SeatSprite,
    SilhouetteSprite,
    Sprite,
    StockSprite,
    TagSprite,
    YarnSprite,
    name_size,
    silhouette,
)

S = TypeVar("S", bound=Sprite)
BY_LAYER: Final = attrgetter("layer")
_UNSEEN: Final = Card.parse("Ac")
"""Stands in for a card whose face nobody here sees."""
HELD_TURN: Final = 2.5
"""Degrees by which a card in the air is turned."""
SLOWER: Final = 1.6
"""By how much a turn that ends the round is slower."""
DEAL_STEP_MS: Final = 45.0
LONGEST_DEAL_MS: Final = 1_500.0
TURN_UP_MS: Final = 25.0
SORT_MS: Final = 200.0
ROLL_MS: Final = 400.0
ROLL_STEPS: Final = 8
"""In so many steps a seat's numbers roll on."""
POINTS_MS: Final = 320.0
LEFT_MS: Final = 420.0
CALM_MS: Final = 40
"""While cards are held, no picture is made until nothing has moved for so long."""
LEFT_STEP_MS: Final = 90.0
"""At the end of a round, from one seat's left-over cards to those of the next."""


def sight_of(state: TableState) -> Sight:
    """What of a position there is to lay out."""
    view = state.view
    seats = tuple(
        [
            SeatFact(view.hand_counts[seat], len(state.open_hands.get(seat, ())))
            for seat in map(state.seat_at, range(view.players))
        ]
    )
    pile = state.discards.values
    melds = tuple(
        MeldFact(
            row.number,
            state.place(row.lane),
            row.meld.cards,
            tuple(state.place(owner) for owner in row.meld.owners),
        )
        for row in sorted(state.melds.values, key=lambda row: row.number)
    )
    raised = frozenset([card.index for card in pile if card in state.targets.take])
    return Sight(
        seats=seats,
        hand=state.hand.cards,
        pile=tuple(pile),
        stacked=view.is_stacked,
        covered=view.discard_count - len(pile),
        raised=raised,
        draw=state.targets.draw is not None,
        stock=view.stock_count,
        melds=melds,
        over=view.over,
    )


def laid_since_my_turn(history: Sequence[Event], person: int) -> frozenset[int]:
    """The cards, by index, that others have laid since the person's last discard."""
    fresh: set[int] = set()
    for event in reversed(history):
        if isinstance(event, Discarded) and event.seat == person:
            break
        if isinstance(event, (Melded, LaidOff)) and event.seat != person:
            fresh |= {card.index for card in event.cards}
        elif isinstance(event, (Claimed, Swapped)) and event.seat != person:
            fresh.add(event.card.index)
    return frozenset(fresh)


def hand_marks(state: TableState) -> dict[int, Mark]:
    """By ``Card.index``, how each card of the hand is marked that is not chosen."""
    duty = state.view.duty
    return {
        row.card.index: Mark.DUE
        if duty and face_text(row.card.face) in duty
        else Mark.NEW
        if row.new
        else Mark.NONE
        for row in state.hand.values
    }


class TableScene(QGraphicsScene):
    """Shows a ``TableState`` with this art. It knows places, not rules."""

    arranged = Signal()
    """Things lie elsewhere now: what stands over the table wants to follow."""

    def __init__(self, state: TableState, art: CardArt, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.state = state
        self.art = art
        self.look = look
        self.speed = 1.0
        self.motion = Motion(self)
        self.sprites: dict[int, CardSprite] = {}
        """By ``Card.index``: every card that lies open."""
        self.pose = Pose()
        self.places: dict[int, Place] = {}
        """By ``Card.index``: where every open card belongs, the hand as it is held now; a card in
        the air where it came from."""
        self.lit_zones: frozenset[Zone] = frozenset()
        """Where chosen or held cards may go, as far as it is shown."""
        self._passing: list[CardSprite] = []
        """Backs and covered cards that are seen until their way is over."""
        self._stock = self._add(StockSprite())
        self.covered = self._add(CoveredSprite())
        self._own = self._add(OwnSprite())
        self._lamp = self._add(LampSprite())
        self._price = self._add(PriceSprite())
        self.tag = self._add(TagSprite())
        self.lens = self._add(LensSprite())
        self.ring = self._add(RingSprite())
        self.focus = self._add(FocusSprite())
        self._fans: dict[int, FanSprite] = {}
        self._seats: dict[int, SeatSprite] = {}
        self._left: dict[int, LeftSprite] = {}
        self._name_size = 0.0
        self._yarn: dict[int, YarnSprite] = {}
        self._silhouettes: list[SilhouetteSprite] = []
        self._points: list[TagSprite] = []
        self._told = {row.seat: (row.total, row.on_table) for row in state.seats.values}
        """By seat: total and points on the table, as they are said."""
        self._rolling: dict[int, tuple[int, int]] = {}
        """The same while they roll on."""
        self._dimmed: Callable[[Place], bool] | None = None
        self._fresh: frozenset[int] = frozenset()
        self._marks = hand_marks(state)
        self.pointed_out: frozenset[int] = frozenset()
        """By ``Card.index``: the discards that would be taken from where the pointer is."""
        self._carried: CoveredSprite | None = None
        self._dealt: dict[int, int] | None = None
        """While cards are dealt: by place, how many have come to an opponent."""
        self.arrangement: Arrangement = arrange(sight_of(state), look)
        self._blurred: dict[CardSprite, None] = {}
        """Lying still, turned by the painter: their own pictures are drawn when there is time."""
        self._ahead: list[Callable[[], object]] = []
        """Bit by bit: what a drag of the card that is pointed at would need."""
        self._idle = QTimer(self, singleShot=True)
        self._idle.timeout.connect(self._use_idle_turn)
        self.motion.landed.connect(self._all_landed)

    def _add(self, sprite: S) -> S:
        self.addItem(sprite)
        return sprite

    @property
    def theme(self) -> Theme:
        return self.art.theme

    # ------------------------------------------------------------------- cloth

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        look, art = self.look, self.art
        picture = cloth(look.width, look.height, art.theme, art.style.ratio, self.arrangement.axis)
        painter.drawPixmap(QPointF(0, 0), picture)  # the painter's clip says what is wanted

    # -------------------------------------------------------------------- show

    def show_state(self, change: Change | None = None, look: Look | None = None) -> None:
        """Show the state of now. Cards that ``change`` moved fly; without one nothing moves."""
        anew = look is not None and look != self.look
        if look is not None and anew:
            self.fit(look)
        moves = change is not None and change.kind in ("played", "undone")
        same_round = moves or change is None
        before = self.arrangement if same_round and not anew else None
        self._ahead = []
        told = self._told
        self._told = {row.seat: (row.total, row.on_table) for row in self.state.seats.values}
        if not moves:
            self.motion.finish()
        self.rest()
        sight = sight_of(self.state)
        self.arrangement = arrange(sight, self.look, before)
        self._fresh = laid_since_my_turn(self.state.view.history, self.state.person)
        self._marks = hand_marks(self.state)
        still = self.pose.held & {card.index for card in sight.hand}
        self._hold(replace(self.pose, hover=None, held=still))
        deals = change is not None and change.kind == "dealt" and self.speed > 0
        self._dealt = {} if deals and not sight.over else None
        legs = self._reconcile(change if moves else None)
        self._furnish(sight)
        if self._dealt is not None:
            legs = self._deal()
        for leg in legs:
            if leg.kind == "flight" and leg.sprite.place.home == "meld":
                yarn = self._yarn.get(leg.sprite.place.number)
                if yarn is not None:
                    yarn.setVisible(False)
        rolls: list[Roll] = []
        if moves and change is not None and not anew:
            rolls = self._count_up(told, legs)
            if ends_round(change.events):
                rolls += self._turn_out_hands(legs)
        self.motion.go(legs, self.speed if legs or moves else 0, rolls)
        self.arranged.emit()

    def fit(self, look: Look) -> None:
        """Be as large as it says; what lies here is shown so from the next showing on."""
        self.look = look
        self.setSceneRect(0, 0, look.width, look.height)
        self.art.make_room(look.width, look.height)

    def redraw(self, change: Change | None = None) -> None:
        """Draw everything in the looks of now; nothing moves but by ``change``."""
        for sprite in self.sprites.values():
            sprite.face_up = True
        self.show_state(change)
        self.update()

    def _hold(self, pose_: Pose) -> None:
        """Let the hand be held like that: its places, nothing that is seen."""
        self.pose = pose_
        self.places = {**self.arrangement.places, **pose(self.arrangement, pose_)}

    @property
    def hand_places(self) -> list[Place]:
        """Of the hand's cards that are not in the air, as it is held now."""
        held = self.pose.held
        return [p for p in self.places.values() if p.home == "hand" and p.card.index not in held]

    def pose_hand(self, pose_: Pose) -> None:
        """Hold the hand like that: its cards part, close up, rise or sink."""
        if pose_ != self.pose:
            self._put_right(pose_, POINTED_MS)
        if pose_.held:
            self._await_idle()

    def go_home(self, pose_: Pose) -> None:
        """Let every card that lies elsewhere return to its place; the hand is held like that."""
        strays = [sprite for sprite in self._passing if not sprite.flying]
        for sprite in strays:
            self._passing.remove(sprite)
            self.removeItem(sprite)
        self._put_right(pose_, SLIDE_MS, moved=bool(strays))

    def _put_right(self, pose_: Pose, ms: float, *, moved: bool = False) -> None:
        """Hold the hand like that; what lies or looks otherwise than it then should is moved."""
        chosen_otherwise = pose_.chosen ^ self.pose.chosen
        self._hold(pose_)
        sliding = []
        for index, place in self.places.items():
            sprite = self.sprites.get(index)
            if sprite is None or index in pose_.held:
                continue
            astray = sprite.spot != place.spot and not sprite.flying
            sprite.face_up |= astray  # it may have been held as it would lie: face down
            if astray or sprite.place != place or index in chosen_otherwise:
                sprite.place = place
                sliding.append(sprite)
        if moved or sliding:
            self.motion.go(self._slide(sliding, ms), self.speed)

    # ----------------------------------------------------------------- reconcile

    def _wear(self, place: Place) -> Wear:
        """How a card is to look where it lies."""
        index = place.card.index
        dimmed = self._dimmed is not None and self._dimmed(place)
        if place.home == "hand":
            mark = Mark.CHOSEN if index in self.pose.chosen else self._marks.get(index, Mark.NONE)
            over = self.state.view.over
            return Wear(place.spot.angle, Lift.IN_HAND, mark, over, place.spot.shown)
        if place.home == "pile":
            pointed = index in self.pointed_out
            waits = bool(self.state.targets.take) and not place.raised and not pointed
            mark = Mark.CHOSEN if pointed else Mark.NONE
            return Wear(place.spot.angle, Lift.LYING, mark, waits or dimmed, place.spot.shown)
        mark = Mark.FRESH if index in self._fresh else Mark.NONE
        return Wear(place.spot.angle, Lift.LYING, mark, dimmed, place.spot.shown)

    def _reconcile(self, change: Change | None) -> list[Leg]:
        """Sprites for exactly the cards that lie open, and their ways to where they lie."""
        events = change.events if change is not None and change.kind == "played" else ()
        moved = journeys(events, self.state.person)
        by_card = {journey.card.index: journey for journey in moved if journey.card is not None}
        slow = SLOWER if ends_round(events) else 1.0
        legs = self._departures(by_card, change)
        flights, sliding = len(legs), []
        for known in sorted(self.arrangement.places.values(), key=BY_LAYER):
            index = known.card.index
            if index in self.pose.held:
                continue
            place, journey = self.places[index], by_card.get(index)
            sprite = self.sprites.get(index)
            appears = sprite is None
            if sprite is None:
                sprite = self.sprites[index] = self._add(CardSprite(place))
                if journey is not None:
                    sprite.spot = self._end_of(journey, journey.start)
                    sprite.face_up = not (journey.turns and journey.start == "stock")
            sprite.place = place
            if change is not None and journey is not None:
                legs.append(self._fly(sprite, journey, flights, slow))
                flights += 1
            elif change is None or appears:  # it comes into sight where it lies
                self._settle(sprite)
            else:
                sliding.append(sprite)
        legs += self._slide(sliding, SLIDE_MS)
        unseen = (journey for journey in moved if journey.card is None)
        return legs + [self._back(j, flights + nth, slow) for nth, j in enumerate(unseen)]

    def _departures(self, by_card: Mapping[int, Journey], change: Change | None) -> list[Leg]:
        """The ways of cards that lie open no more."""
        legs: list[Leg] = []
        rebuilt = change is not None and change.kind == "played" and rebuilds(change.events)
        for index in [i for i in self.sprites if i not in self.arrangement.places]:
            sprite = self.sprites.pop(index)
            journey = by_card.get(index)
            if journey is not None and journey.end in ("seat", "pile"):
                legs.append(self._away(sprite, journey, len(legs)))
            elif rebuilt and sprite.place.home == "pile":
                legs.append(self._to_stock(sprite))
            elif change is not None and sprite.place.home == "pile":
                self._linger(sprite)
            else:
                self.removeItem(sprite)
        return legs

    def _settle(self, sprite: CardSprite) -> None:
        """Lie where it belongs."""
        sprite.setZValue(sprite.place.layer)
        if self._dealt is not None and not sprite.drawn:
            return  # it is dealt face down: nobody sees the face yet
        wear = self._wear(sprite.place)
        if self.speed > 0 and sprite.looks_right(self.art, wear):
            if not sprite.is_near(sprite.place.spot):
                sprite.put(sprite.place.spot)
            self._blurred[sprite] = None
            self._await_idle()
        else:
            sprite.rest(self.art, sprite.place.spot, wear)
        if sprite.place.home == "meld" and sprite.place.number in self._yarn:
            self._yarn[sprite.place.number].setVisible(True)

    def make_ready(self, ahead: Iterable[Callable[[], object]], rest_ms: int = 0) -> None:
        """Do these when there is time, one in a turn of the event loop, in place of those before.

        ``rest_ms``: how long nothing else is to happen until then.
        """
        self._ahead = list(ahead)
        if self._ahead:
            self._idle.start(rest_ms)

    def _await_idle(self) -> None:
        if self._ahead or self._blurred:
            self._idle.start(CALM_MS if self.pose.held else 0)

    def _use_idle_turn(self) -> None:
        """What a drag is about to need comes first, then cards that are turned by the painter."""
        if self._ahead:
            self._ahead.pop(0)()
        else:
            self._sharpen()
        self._await_idle()

    def _sharpen(self) -> None:
        """Draw the next card anew in the turn in which it lies by now."""
        while self._blurred:
            sprite = next(iter(self._blurred))
            del self._blurred[sprite]
            if self.sprites.get(sprite.card.index) is sprite and not sprite.flying:
                sprite.rest(self.art, sprite.place.spot, self._wear(sprite.place))
                return

    def finish(self) -> None:
        """Everything lies in its place, in its own picture."""
        self.motion.finish()
        while self._blurred:
            self._sharpen()

    def _slide(self, sprites: Iterable[CardSprite], ms: float) -> list[Leg]:
        """To their places, to make way for others; at once where one lies there already."""
        legs = []
        for sprite in sprites:
            if not sprite.flying and (self.speed <= 0 or sprite.is_near(sprite.place.spot)):
                self._settle(sprite)
                continue
            sprite.setZValue(sprite.place.layer)
            worn = sprite.wear
            if worn.lift is not Lift.IN_THE_AIR:  # else it lies, and looks it, when it is there
                worn = self._wear(sprite.place)._replace(angle=worn.angle)
            sprite.dress(self.art, worn)
            keys = (Key(0, sprite.spot), Key(ms, sprite.place.spot))
            legs.append(Leg(sprite, keys, land=partial(self._settle, sprite)))
        return legs

    def _fly(self, sprite: CardSprite, journey: Journey, nth: int, slow: float) -> Leg:
        """Where the game has moved it."""
        start, end = sprite.spot, sprite.place.spot
        wear = self._wear(sprite.place)
        sprite.dress(self.art, wear._replace(lift=Lift.IN_THE_AIR, angle=0.0))
        sprite.put(start)
        layer = Layer.FLIGHT + 400 + nth if journey.shown_off else Layer.FLIGHT + nth
        keys = [Key(0, start), Key(FLIGHT_MS * slow, end)]
        if journey.shown_off and self.speed > 0:
            keys = self._held_up(sprite, start, end, slow)
        leg = Leg(sprite, keys, "flight", delay=stagger(nth) * slow)
        leg.arc, leg.tilt = arc_of(start, end), TILT if end.x >= start.x else -TILT
        leg.depart = lambda: sprite.setZValue(layer)
        leg.land = partial(self._settle, sprite)
        leg.hidden_first = journey.start == "stock"
        if not sprite.face_up:
            leg.flip_at = 0.55 * keys[-1].ms
            leg.flip = partial(self._turn_up, sprite)
        return leg

    def _turn_up(self, sprite: CardSprite) -> None:
        sprite.face_up = True
        sprite.dress(self.art, sprite.wear._replace(angle=sprite.place.spot.angle))

    def _held_up(self, sprite: CardSprite, start: Spot, end: Spot, slow: float) -> list[Key]:
        """Up between the seat and the pile for a moment, then down to where it lies."""
        pile = self.arrangement.pile_box.centre
        middle = self._meld_middle(sprite.place.number)
        x, y = middle[0] + 0.3 * (pile[0] - middle[0]), middle[1] + 0.3 * (pile[1] - middle[1])
        w = HELD_UP * max(end.w, 0.9 * self.arrangement.own_width)
        along = (end.x - middle[0]) * w / end.w
        down = (end.y - middle[1]) * w / end.w
        half = RATIO * w / 2 + 6
        up = Spot(
            min(max(x + along, w / 2), self.look.width - w / 2),
            min(max(y + down, half), self.look.height - half),
            w,
        )
        rise, hold = RISE_MS * slow, HOLD_MS * slow
        return [
            Key(0, start),
            Key(rise, up),
            Key(rise + hold, up),
            Key(rise + hold + SETTLE_MS, end),
        ]

    def _meld_middle(self, number: int) -> tuple[float, float]:
        meld = next((m for m in self.arrangement.melds if m.number == number), None)
        return (0.0, 0.0) if meld is None else meld.box.centre

    def _away(self, sprite: CardSprite, journey: Journey, nth: int) -> Leg:
        """Out of sight: into a seat's hand, or face down onto the pile."""
        start = sprite.spot
        end = self._end_of(journey, journey.end)
        leg = Leg(sprite, (Key(0, start), Key(FLIGHT_MS, end)), "flight", delay=stagger(nth))
        leg.arc = arc_of(start, end)
        leg.depart = lambda: sprite.setZValue(Layer.FLIGHT + nth)
        leg.land = partial(self._gone, sprite)
        if journey.turns and sprite.face_up:
            leg.flip_at = 0.5 * FLIGHT_MS
            leg.flip = partial(self._turn_down, sprite)
        self._passing.append(sprite)
        return leg

    def _turn_down(self, sprite: CardSprite) -> None:
        sprite.face_up = False
        sprite.dress(self.art, sprite.wear)

    def _back(self, journey: Journey, nth: int, slow: float) -> Leg:
        """A back whose face nobody here sees."""
        start = self._end_of(journey, journey.start)
        end = self._end_of(journey, journey.end)
        sprite = self._ghost(start)
        leg = Leg(sprite, (Key(0, start), Key(FLIGHT_MS * slow, end)), "flight")
        leg.delay, leg.arc = stagger(nth) * slow, arc_of(start, end)
        leg.land = partial(self._gone, sprite)
        leg.hidden_first = journey.start == "stock"
        return leg

    def _ghost(self, spot: Spot) -> CardSprite:
        """A back that belongs to no card in sight."""
        place = Place(_UNSEEN, self.arrangement.stock, Layer.FLIGHT, "pile", 0)
        ghost = CardSprite(place)
        ghost.face_up = False
        ghost.dress(self.art, Wear(0.0, Lift.IN_THE_AIR))
        ghost.put(spot)
        self.addItem(ghost)
        self._passing.append(ghost)
        return ghost

    def _to_stock(self, sprite: CardSprite) -> Leg:
        """The discards became the stock: they turn over there."""
        stock = self.arrangement.stock
        self._passing.append(sprite)
        leg = Leg(sprite, (Key(0, sprite.spot), Key(FLIGHT_MS, stock)), "flight")
        leg.flip_at, leg.flip = 0.5 * FLIGHT_MS, partial(self._turn_down, sprite)
        leg.land = partial(self._gone, sprite)
        return leg

    def _linger(self, sprite: CardSprite) -> None:
        """A card of a stacked pile that another one is about to cover stays till then."""
        sprite.setZValue(Layer.PILE - 0.5)
        self._passing.append(sprite)

    def _gone(self, sprite: CardSprite) -> None:
        sprite.setVisible(False)

    def _all_landed(self) -> None:
        for sprite in self._passing:
            self.removeItem(sprite)
        self._passing.clear()
        for yarn in self._yarn.values():
            yarn.setVisible(True)
        if self._dealt is not None:
            self._dealt = None
            self._show_fans()

    def _end_of(self, journey: Journey, end: str) -> Spot:
        """Where a journey begins or ends at which no card is seen; in hand and melds each is."""
        arrangement = self.arrangement
        if end == "stock":
            return arrangement.stock
        if end == "seat":
            return self._seat_spot(self.state.place(journey.seat))
        return arrangement.pile_spots[-1] if arrangement.pile_spots else arrangement.next_discard

    def _seat_spot(self, place: int) -> Spot:
        if not place:
            return Spot(self.arrangement.axis, self.look.height, self.arrangement.hand_width)
        fan = self.arrangement.seats[place - 1].fan
        return Spot(*fan.centre, 0.5 * fan.w)

    # ------------------------------------------------------------------- the deal

    def _deal(self) -> list[Leg]:
        """Round by round from the dealer's left, face down; then the hand turns over and sorts."""
        state, view = self.state, self.state.view
        stock, count = self.arrangement.stock, len(state.hand.cards)
        rounds = max(view.hand_counts, default=0)
        step = min(DEAL_STEP_MS, LONGEST_DEAL_MS / max(1, rounds * view.players))
        order = [(view.dealer + 1 + nth) % view.players for nth in range(view.players)]
        slots = sorted(self.hand_places, key=attrgetter("number"))
        received = sorted(view.hand, key=lambda card: (card.index * 37 + 11) % 101)
        legs: list[Leg] = []
        dealt_ms = rounds * view.players * step + FLIGHT_MS
        at = 0
        for nth in range(rounds):
            for seat in order:
                if nth >= view.hand_counts[seat]:
                    continue
                if seat == state.person:
                    legs.append(
                        self._dealt_to_me(received[nth], slots[nth], nth, at, step, dealt_ms, count)
                    )
                else:
                    legs.append(self._dealt_away(seat, at * step))
                at += 1
        for card in state.discards.values:
            sprite = self.sprites[card.index]
            end = sprite.place.spot
            sprite.face_up = False
            sprite.dress(self.art, Wear(0.0, Lift.LYING))
            sprite.put(stock)
            leg = Leg(sprite, (Key(0, stock), Key(FLIGHT_MS, end)), "flight", delay=at * step)
            leg.flip_at, leg.flip = 0.6 * FLIGHT_MS, partial(self._turn_up, sprite)
            leg.hidden_first = True
            leg.arc = arc_of(stock, end)
            leg.land = partial(self._settle, sprite)
            legs.append(leg)
        return legs

    def _dealt_to_me(
        self, card: Card, slot: Place, nth: int, at: int, step: float, dealt_ms: float, count: int
    ) -> Leg:
        stock = self.arrangement.stock
        sprite = self.sprites[card.index]
        first, last = slot.spot, sprite.place.spot
        sprite.face_up = False
        sprite.dress(self.art, Wear(0.0, Lift.IN_HAND))
        sprite.put(stock)
        waits = dealt_ms - at * step
        flip_at = waits + nth * TURN_UP_MS
        sort_at = waits + count * TURN_UP_MS + 120
        keys = (
            Key(0, stock),
            Key(FLIGHT_MS, first),
            Key(sort_at, first),
            Key(sort_at + SORT_MS, last),
        )
        leg = Leg(sprite, keys, "flight", delay=at * step)
        leg.flip_at, leg.flip = flip_at, partial(self._turn_up, sprite)
        leg.hidden_first = True
        leg.arc = arc_of(stock, first)
        leg.depart = lambda: sprite.setZValue(slot.layer)
        leg.land = partial(self._settle, sprite)
        return leg

    def _dealt_away(self, seat: int, delay: float) -> Leg:
        place = self.state.place(seat)
        stock, end = self.arrangement.stock, self._seat_spot(place)
        ghost = self._ghost(stock)
        leg = Leg(ghost, (Key(0, stock), Key(FLIGHT_MS, end)), "flight", delay=delay)
        leg.hidden_first = True
        leg.arc = arc_of(stock, end)

        def land() -> None:
            self._gone(ghost)
            if self._dealt is not None:
                self._dealt[place] = self._dealt.get(place, 0) + 1
                if self.motion.busy:  # else all of them land now, and are shown then
                    self._show_fan(place)

        leg.land = land
        return leg

    # ------------------------------------------------------------------- furniture

    def _furnish(self, sight: Sight) -> None:
        """Everything beside the cards."""
        arrangement, art, t = self.arrangement, self.art, self.arrangement.t
        may_draw = sight.draw and self.state.my_turn
        self._stock.show_stock(sight.stock, may_draw, arrangement.stock, arrangement.count, art, t)
        self._show_covered()
        self._show_yarn()
        self._show_seats()
        self._show_fans()
        self._show_own()
        self._show_lamp()

    def _show_covered(self, *, lifted: bool = False) -> None:
        """What the pile shows besides open cards. ``lifted``: all of these are in the air."""
        arrangement, sight = self.arrangement, self.arrangement.sight
        over = self.state.view.over
        face_down = bool(sight.covered) and (not sight.stacked or (not sight.pile and over))
        spot = arrangement.pile_spots[-1] if arrangement.pile_spots else arrangement.next_discard
        if face_down and sight.pile:
            spot = arrangement.next_discard
        empty = lifted or not sight.pile
        self.covered.show_pile(sight.covered, face_down, empty, spot, self.art)

    def _show_yarn(self) -> None:
        state = self.state
        colours = [state.threads[s] for s in map(state.seat_at, range(state.view.players))]
        covered = {meld.number: meld.covered for meld in self.arrangement.melds}
        threads: dict[int, list[Thread]] = {}
        for thread in self.arrangement.yarn:
            threads.setdefault(thread.meld, []).append(thread)
        for number in [n for n in self._yarn if n not in threads]:
            self.removeItem(self._yarn.pop(number))
        for number, listed in threads.items():
            if number not in self._yarn:
                self._yarn[number] = self._add(YarnSprite())
            self._yarn[number].show_threads(
                listed, colours, self.art, self.arrangement.t, covered.get(number, False)
            )

    def _show_seats(self) -> None:
        state = self.state
        looks = self.seat_looks()
        self._name_size = name_size(looks.values())
        for where in self.arrangement.seats:
            if where.place not in self._seats:
                self._seats[where.place] = self._add(SeatSprite())
                self._fans[where.place] = self._add(FanSprite())
                self._left[where.place] = self._add(LeftSprite())
            self._show_seat(looks[state.seat_at(where.place)])

    def _show_seat(self, look: SeatLook) -> None:
        self._seats[look.where.place].show_seat(look, self._name_size, self.art)
        self._left[look.where.place].show_left(look, self.art)

    def seat_looks(self) -> dict[int, SeatLook]:
        """By seat: what an opponent's words say now."""
        state = self.state
        best, looks = winners(state), {}
        for where in self.arrangement.seats:
            seat = state.seat_at(where.place)
            turn = state.turns.last_of(seat)
            open_hand = tuple(state.open_hands.get(seat, ()))
            looks[seat] = SeatLook(
                row=self._row(seat),
                where=where,
                last=() if turn is None else turn.parts,
                open=open_hand,
                price=state.price_of(seat),
                colour=state.threads[seat],
                crowned=seat in best,
                t=self.arrangement.t,
            )
        return looks

    def _show_fans(self) -> None:
        for place in self._fans:
            self._show_fan(place)

    def _show_fan(self, place: int) -> None:
        view = self.state.view
        count = view.hand_counts[self.state.seat_at(place)]
        if self._dealt is not None:
            count = min(count, self._dealt.get(place, 0))
        self._fans[place].show_fan(
            count, self.arrangement.seats[place - 1].fan, view.over, self.art, self.arrangement.t
        )

    def _show_own(self) -> None:
        state, arrangement = self.state, self.arrangement
        target, number = state.view.target, state.source.game.match.round_number
        aim = "" if target is None else number_text(target)
        look = OwnLook(
            row=self._row(state.person),
            box=arrangement.plate,
            aim=aim and translate("Table", "of {points}", points=aim),
            round=translate("Table", "Round {number}", number=number),
            colour=state.threads[state.person],
            crowned=state.person in winners(state),
            t=arrangement.t,
        )
        self._own.show_own(look, self.art)
        self._show_price(state.view.hand if state.view.over else ())

    def _show_price(self, left: Sequence[Card]) -> None:
        """Beside the hand, what the cards left in it cost; nothing for none."""
        t, axis, look = self.arrangement.t, self.arrangement.axis, self.look
        if not left:
            self._price.setVisible(False)
            return
        price = self.state.price_of(self.state.person)
        right = max((place.spot.x + place.spot.w for place in self.hand_places), default=0.0)
        x = min(right, look.width - 110 * t)
        self._price.show_price(price, axis, x, look.height - 110 * t, self.art, t)

    def _show_lamp(self) -> None:
        """The light leans towards whose turn it is; at the end of a round it warms."""
        state, arrangement = self.state, self.arrangement
        view, theme, ratio = state.view, self.theme, self.art.style.ratio
        reach = 0.24 * min(self.look.width, 1.6 * self.look.height)
        if view.over:
            self._lamp.shine(
                arrangement.axis, 0.45 * self.look.height, 1.5 * reach, theme, ratio, 0.12
            )
            return
        place = state.place(view.to_move)
        if place:
            spot = self._seat_spot(place)
            self._lamp.shine(spot.x, spot.y, reach, theme, ratio, 0.13 if theme.dark else 0.3)
        else:
            self._lamp.setVisible(False)

    # ---------------------------------------------------------------------- points

    def _count_up(self, told: Mapping[int, tuple[int, int]], legs: Sequence[Leg]) -> list[Roll]:
        """Points fly from what was laid to the name of who scores them, whose numbers roll on."""
        rolls: list[Roll] = []
        landing = max((leg.end for leg in legs if leg.kind == "flight"), default=0.0)
        for seat, after in self._told.items():
            before = told.get(seat, after)
            if before == after or self.speed <= 0:
                continue
            gain = after[1] - before[1]
            laid = [leg.sprite.place for leg in legs if leg.kind == "flight"]
            melds = [place for place in laid if place.home == "meld"]
            if gain > 0 and melds:
                rolls.append(self._points_on_their_way(seat, gain, melds[0], landing))
            landing_here = landing + (POINTS_MS if gain > 0 and melds else 0)
            rolls.append(Roll(partial(self._roll, seat, before, after), ROLL_MS, landing_here))
            self._roll(seat, before, after, 0.0)
        return rolls

    def _turn_out_hands(self, legs: Sequence[Leg]) -> list[Roll]:
        """At the end of a round, what stayed in the hands comes out of them, and what it costs."""
        if self.speed <= 0:
            return []
        slips: list[LeftSprite | PriceSprite] = [*self._left.values(), self._price]
        landing = max((leg.end for leg in legs if leg.kind == "flight"), default=0.0)
        rolls = [
            Roll(slip.come_out, LEFT_MS, landing + nth * LEFT_STEP_MS)
            for nth, slip in enumerate(slip for slip in slips if slip.isVisible())
        ]
        for roll in rolls:
            roll.step(0.0)
        return rolls

    def _roll(
        self, seat: int, before: tuple[int, int], after: tuple[int, int], part: float
    ) -> None:
        """Show a seat's numbers on their way, in a few steps: words are not set in every frame."""
        step = round(part * ROLL_STEPS) / ROLL_STEPS
        if part >= 1:
            self._rolling.pop(seat, None)
        else:
            total, on_table = (
                round(a + (b - a) * step) for a, b in zip(before, after, strict=True)
            )
            if self._rolling.get(seat) == (total, on_table):
                return
            self._rolling[seat] = total, on_table
        place = self.state.place(seat)
        if place == 0:
            self._show_own()
        elif place in self._seats:
            look = self.seat_looks()[seat]
            self._seats[place].show_seat(look, self._name_size, self.art)

    def _points_on_their_way(self, seat: int, gain: int, laid: Place, delay: float) -> Roll:
        tag = next((tag for tag in self._points if not tag.isVisible()), None)
        if tag is None:
            tag = self._add(TagSprite())
            self._points.append(tag)
        start = laid.spot
        place = self.state.place(seat)
        box = self.arrangement.seats[place - 1].name if place else self.arrangement.plate
        end = box.x + 0.5 * min(box.w, 120), box.y + 0.5 * box.h
        text = points_text(gain)

        def step(part: float) -> None:
            tag.say(text if 0 < part < 1 else "", self.art, self.arrangement.t)
            eased = part * part * (3 - 2 * part)
            tag.hang(start.x + (end[0] - start.x) * eased, start.y + (end[1] - start.y) * eased)

        return Roll(step, POINTS_MS, delay)

    def _row(self, seat: int) -> SeatRow:
        """What a seat's words say of its points now."""
        row = self.state.seats.values[seat]
        rolling = self._rolling.get(seat)
        return row if rolling is None else row._replace(total=rolling[0], on_table=rolling[1])

    # ---------------------------------------------------------------------- lights

    def rest(self) -> None:
        """Nothing is pointed at."""
        self.lens.close()
        self.tag.say("", self.art, self.arrangement.t)
        self.show_silhouettes(())
        self.dim(None)

    def show_silhouettes(self, spots: Sequence[Spot], nearest: Sequence[Spot] = ()) -> None:
        """Outlines of cards where they would lie; those of ``nearest`` are solid."""
        while len(self._silhouettes) < len(spots):
            self._silhouettes.append(self._add(SilhouetteSprite()))
        for sprite in self._silhouettes[len(spots) :]:
            sprite.setVisible(False)
        for sprite, spot in zip(self._silhouettes, spots, strict=False):
            sprite.show_at(spot, spot in nearest, self.art)

    def outline_ahead(self, spots: Iterable[Spot]) -> None:
        """Have the outlines drawn of cards that would lie there."""
        for spot in spots:
            for nearest in (False, True):
                silhouette(spot, nearest, self.art)

    def dim(self, dimmed: Callable[[Place], bool] | None) -> None:
        """Lay a veil over these cards of melds and pile, so that the others stand out."""
        if dimmed is None and self._dimmed is None:
            return
        self._dimmed = dimmed
        for sprite in self.sprites.values():
            if sprite.place.home != "hand" and not sprite.flying:
                self._settle(sprite)

    def point_out(self, cards: Iterable[Card]) -> None:
        """Mark these discards, and no others."""
        wanted = frozenset([card.index for card in cards])
        changed, self.pointed_out = self.pointed_out ^ wanted, wanted
        for index in changed:
            sprite = self.sprites.get(index)
            if sprite is not None and sprite.place.home == "pile" and not sprite.flying:
                self._settle(sprite)

    def light_seat(self, seat: int | None) -> None:
        """Let the cards that score for a seat stand out; None: all alike."""
        if seat is None:
            self.dim(None)
            return
        place = self.state.place(seat)
        self.dim(lambda lying: lying.home == "meld" and lying.owner != place)

    def light_cards(self, cards: Iterable[Card]) -> None:
        """Let these cards stand out, as far as they lie on the table; none of them: all alike."""
        wanted = {card.index for card in cards}
        lying = [i for i, p in self.arrangement.places.items() if p.home != "hand" and i in wanted]
        self.dim((lambda place: place.card.index not in wanted) if lying else None)

    def open_lens(self, number: int | None) -> None:
        """Show a meld large that lies small or cut; None: none."""
        meld = next((m for m in self.arrangement.melds if m.number == number), None)
        if meld is None or not self.wants_lens(number):
            self.lens.close()
            return
        if self.lens.meld == number:
            return
        row = next(row for row in self.state.melds.values if row.number == number)
        owners = [self.state.threads[owner] for owner in row.meld.owners]
        table = Box(0, 0, self.look.width, self.look.height)
        self.lens.open(
            row,
            owners,
            meld.box,
            table,
            0.9 * self.arrangement.hand_width,
            self.art,
            self.arrangement.t,
        )

    def wants_lens(self, number: int | None) -> bool:
        """Whether a meld is hard to read where it lies."""
        meld = next((m for m in self.arrangement.melds if m.number == number), None)
        if meld is None:
            return False
        own = meld.place == 0
        width = self.arrangement.own_width if own else self.arrangement.meld_width
        return meld.covered or width < SMALL_CARD

    # ---------------------------------------------------------------------- dragging

    def take_up(self, grab: Grab, *, whole_pile: bool) -> tuple[CardSprite, ...]:
        """The sprites of what was picked up, above all else."""
        if grab.source == "stock":
            sprites: tuple[CardSprite, ...] = (self._ghost(self.arrangement.stock),)
        elif whole_pile:
            sprites = (self.sprites[self.state.discards.values[-1].index],)
        else:
            sprites = tuple(self.sprites[card.index] for card in grab.cards)
        self._carried = self.covered if whole_pile and len(self.state.targets.take) > 1 else None
        if self._carried is not None:
            self._carried.setZValue(Layer.HELD - 1)
        elif grab.source == "pile" and len(sprites) == len(self.arrangement.sight.pile):
            self._show_covered(lifted=True)
        for nth, sprite in enumerate(sprites):
            sprite.setZValue(Layer.HELD + nth)
            sprite.dress(self.art, held_up(sprite.wear))
        return sprites

    def draw_ahead(self, card: Card) -> None:
        """Have the picture drawn that a card will wear in the air."""
        sprite = self.sprites[card.index]
        place = sprite.place
        self.art.card(place.card, place.spot.w, place.face, held_up(sprite.wear))

    def shade_ahead(self, card: Card) -> None:
        """Have the shadow drawn that a card will throw in the air."""
        place, wear = self.sprites[card.index].place, self.sprites[card.index].wear
        self.art.shade(place.spot.w, held_up(wear))

    def carry_covered(self, middle: QPointF | None) -> None:
        """What lies below the top card of a stacked pile comes along, its middle there."""
        if middle is None:
            self.covered.setPos(0, 0)
            self._show_covered()
            self._carried = None
        elif self._carried is not None:
            spot = self.arrangement.next_discard
            self._carried.setPos(middle.x() - spot.x, middle.y() - spot.y)

    # ---------------------------------------------------------------------- finding

    def card_at(self, x: float, y: float) -> Place | None:
        """The topmost open card under a point, as it is seen; what is held is nowhere."""
        for place in sorted(self.places.values(), key=BY_LAYER, reverse=True):
            if place.card.index not in self.pose.held and place.spot.holds(x, y):
                return place
        return None

    def on_stock(self, x: float, y: float) -> bool:
        """Whether the stock is under a point."""
        return self.arrangement.stock.box.holds(x, y)

    def on_pile(self, x: float, y: float) -> bool:
        """Whether what a stacked pile hides is under a point."""
        spots = self.arrangement.pile_spots
        return bool(spots) and any(spot.box.inset(-8, -8).holds(x, y) for spot in spots)

    def seat_at(self, x: float, y: float) -> int | None:
        """The player whose name or fan is under a point."""
        for where in self.arrangement.seats:
            if where.plate.holds(x, y):
                return self.state.seat_at(where.place)
        return self.state.person if self.arrangement.plate.holds(x, y) else None


def held_up(wear: Wear) -> Wear:
    """How a card looks that the pointer holds in the air."""
    return wear._replace(lift=Lift.IN_THE_AIR, angle=HELD_TURN, mark=Mark.NONE, veiled=False)


SMALL_CARD: Final = 56.0
"""Melds whose cards are narrower than this, in pixels, open when they are pointed at."""


def winners(state: TableState) -> frozenset[int]:
    """Who has the most points of a round that is over; nobody before."""
    view = state.view
    if not view.over:
        return frozenset()
    event = next((e for e in reversed(view.history) if isinstance(e, RoundEnded)), None)
    if event is None:
        return frozenset()
    best = max(event.scores)
    return frozenset(seat for seat, points in enumerate(event.scores) if points == best)

"""Which cards fly, and from where: the difference between the models and what is on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from PySide6.QtWidgets import QGraphicsItem

from rummy_qt.engine import Card
from rummy_qt.engine.events import Discarded, Drew
from rummy_qt.ui.models import Change, TableState

from .arrangement import FLIGHT_LAYER, Arrangement, Place
from .art import CardArt
from .card_item import CardItem
from .comings import Departed
from .furniture import Stock
from .motion import LONGEST_STAGGER_MS, SHUFFLE_MS, STAGGER_MS, Leg, arc_of

Point = tuple[float, float]
NEAR: Final = 2.0
"""Pixels; a card that has no further to go does not fly."""
DEALT_BACKS: Final = 3
"""Backs that fly to each opponent when a round is dealt."""
_UNSEEN: Final = Card.parse("Ac")
"""Stands in for a card whose face nobody here sees."""


class CardScene(Protocol):
    """What flights need of the scene: its cards, and where they belong."""

    state: TableState
    art: CardArt
    arrangement: Arrangement
    items_by_index: dict[int, CardItem]
    departed: Departed
    stock: Stock

    def place_of(self, item: CardItem) -> Place: ...
    def draw_item(self, item: CardItem) -> None: ...
    def new_item(self, place: Place) -> CardItem: ...
    def addItem(self, item: QGraphicsItem) -> None: ...


class Flights:
    """Legs for the cards of a scene whose arrangement is already the new one."""

    def __init__(self, scene: CardScene) -> None:
        self._scene = scene

    def of_change(self, change: Change) -> list[Leg]:
        """Everything that moves for a change of the position."""
        legs = self._departures(change) + self._arrivals(change)
        hidden = self._hidden_deals() if change.kind == "dealt" else self._hidden_draws(change)
        return legs + hidden

    def home(self, items: Iterable[CardItem]) -> list[Leg]:
        """Straight back to their places, for those that lie elsewhere."""
        legs = []
        for item in items:
            leg = self._way_home(item)
            if leg is not None:
                leg.duration = SHUFFLE_MS
                leg.arc = 0.0
                if item.place.home != "hand":
                    item.setZValue(FLIGHT_LAYER + item.place.layer / 100)
                legs.append(leg)
        return legs

    def rearranged(self, items: Iterable[CardItem]) -> list[Leg]:
        """To their new places, unless they are in somebody's hand."""
        legs = []
        for item in items:
            item.place = self._scene.place_of(item)
            leg = None if item.dragged else self._follow(item)
            if leg is not None:
                leg.duration = SHUFFLE_MS
                leg.arc = 0.0
                item.setZValue(item.place.layer)
                legs.append(leg)
        return legs

    def stock_ghost(self) -> CardItem:
        """A back that lies on the stock, to be drawn from it."""
        scene = self._scene
        ghost = CardItem(Place(_UNSEEN, scene.stock.slot, FLIGHT_LAYER, "stock", 0))
        ghost.face_up = False
        ghost.draw(scene.art)
        ghost.settle()
        scene.addItem(ghost)
        return ghost

    # ----------------------------------------------------------------- into sight

    def _arrivals(self, change: Change) -> list[Leg]:
        legs: list[Leg] = []
        scene = self._scene
        for index, place in sorted(
            scene.arrangement.places.items(), key=lambda entry: entry[1].layer
        ):
            item = scene.items_by_index.get(index)
            if item is None:
                legs.append(self._enter(place, change, len(legs)))
                continue
            moved = item.place.home != place.home
            item.place = place
            leg = None if item.dragged else self._follow(item)
            if leg is None:
                continue
            if moved:
                leg.overshoot = True
                leg.delay = stagger(len(legs))
                item.setZValue(FLIGHT_LAYER + place.layer / 100)
            legs.append(leg)
        return legs

    def _follow(self, item: CardItem) -> Leg | None:
        """Show what the new place asks for, in the old size, and go there."""
        width = item.width
        self._scene.draw_item(item)
        item.set_width(width)
        return self._way_home(item)

    def _way_home(self, item: CardItem) -> Leg | None:
        slot = item.place.slot
        start, end = (item.x(), item.y()), (slot.x, slot.y)
        far = abs(start[0] - end[0]) + abs(start[1] - end[1]) > NEAR
        if not far and abs(item.width - slot.w) < 0.5:
            item.settle()
            return None
        return Leg(item, start, end, item.width, slot.w, arc=arc_of(start, end))

    def _enter(self, place: Place, change: Change, nth: int) -> Leg:
        """A card comes into sight: from the stock, or from the player who held it."""
        scene = self._scene
        item = scene.new_item(place)
        start, from_stock = self._origin(change, place)
        item.face_up = not from_stock
        scene.draw_item(item)
        width = scene.arrangement.layout.card
        item.set_width(width if from_stock else 0.5 * width)
        item.setPos(*start)
        item.setZValue(FLIGHT_LAYER + place.layer / 100)
        end = (place.slot.x, place.slot.y)
        leg = Leg(item, start, end, item.width, place.slot.w, arc=arc_of(start, end))
        leg.delay = stagger(nth)
        leg.land = lambda: self._come_to_rest(item)
        leg.emerges = from_stock
        if from_stock:
            leg.turn = lambda: item.turn(scene.art, True)
        return leg

    def _come_to_rest(self, item: CardItem) -> None:
        item.face_up = True
        self._scene.draw_item(item)
        item.settle()

    def _origin(self, change: Change, place: Place) -> tuple[Point, bool]:
        """Where a card comes from, and whether that is the stock."""
        seat = self._giver(change, place)
        if seat is not None:
            return self._plate_point(seat), False
        stock = self._scene.stock.slot
        return (stock.x, stock.y), True

    def _giver(self, change: Change, place: Place) -> int | None:
        """The player out of whose unseen hand a card comes, if it comes out of one."""
        state = self._scene.state
        if place.home == "open_hand":
            holders = (seat for seat, cards in state.open_hands.items() if place.card in cards)
            return next(holders, None) if state.view.over else None
        return change.seat if change.kind == "played" and change.seat != state.person else None

    def _plate_point(self, seat: int) -> Point:
        layout = self._scene.arrangement.layout
        x, y = layout.lanes[self._scene.state.place(seat)].plate.centre
        return x - 0.25 * layout.card, y

    # --------------------------------------------------------------- out of sight

    def _departures(self, change: Change) -> list[Leg]:
        """Cards that go out of sight: into a player's hand, or back."""
        legs: list[Leg] = []
        scene = self._scene
        for index in [i for i in scene.items_by_index if i not in scene.arrangement.places]:
            item = scene.items_by_index.pop(index)
            if change.kind != "played" or change.seat is None:
                scene.departed.add(item)
                continue
            leg = self._fly_away(item, self._goal(change))
            leg.delay = stagger(len(legs))
            legs.append(leg)
        return legs

    def _goal(self, change: Change) -> Point:
        """Where cards go that are seen no more: to a player, or face down onto the pile."""
        covered = any(isinstance(e, Discarded) and not e.face_up for e in change.events)
        if covered or change.seat is None:
            pile = self._scene.arrangement.layout.pile_box
            return pile.x, pile.y
        return self._plate_point(change.seat)

    def _fly_away(self, item: CardItem, end: Point) -> Leg:
        start = (item.x(), item.y())
        item.setZValue(FLIGHT_LAYER)
        small = 0.35 * self._scene.arrangement.layout.card
        leg = Leg(item, start, end, item.width, small, arc=arc_of(start, end))
        leg.land = lambda: self._scene.departed.add(item)
        return leg

    def _hidden_draws(self, change: Change) -> list[Leg]:
        """An opponent's draw: a back flies from the stock to the plate."""
        return [
            self._fly_away(self.stock_ghost(), self._plate_point(event.seat))
            for event in change.events
            if isinstance(event, Drew) and event.card is None
        ]

    def _hidden_deals(self) -> list[Leg]:
        """Some backs fly to each opponent, in turn."""
        state = self._scene.state
        legs = []
        for nth in range(DEALT_BACKS):
            for place in range(1, state.view.players):
                end = self._plate_point(state.seat_at(place))
                leg = self._fly_away(self.stock_ghost(), end)
                leg.emerges = True
                leg.delay = stagger(nth * 4 + place)
                legs.append(leg)
        return legs


def stagger(nth: int) -> float:
    """How long the n-th of several cards waits before it flies, in milliseconds."""
    return min(LONGEST_STAGGER_MS, STAGGER_MS * nth)

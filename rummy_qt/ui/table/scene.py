"""The scene: one item a card, kept where the arrangement says, moved because models changed."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from rummy_qt.engine import Card
from rummy_qt.play.targets import DISCARD, HAND, NEW_MELD, Zone
from rummy_qt.ui.models import Change, TableState
from rummy_qt.ui.models.words import translate
from rummy_qt.ui.theme import Theme

from .arrangement import Arrangement, Look, Place, arrange
from .art import CardArt
from .card_item import CardItem, snapped
from .comings import Departed
from .felt import Felt, Field
from .flights import Flights
from .furniture import Invitation, Plate, Stock
from .geometry import Box
from .lights import Lights
from .motion import Motion
from .pile_dress import PileDress
from .spread import PileSpread, spread_out


def _invitation() -> str:
    return translate("Table", "Your melds: drop cards here")


class TableScene(QGraphicsScene):
    """Shows a ``TableState`` with this art and theme. It knows places, not rules."""

    arranged = Signal()
    """Things lie elsewhere now: overlays want to follow."""

    def __init__(
        self, state: TableState, art: CardArt, theme: Theme, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.state = state
        self.art = art
        self.theme = theme
        self.speed = 1.0
        self.motion = Motion(self)
        self._flights = Flights(self)
        self.look = Look(1280, 760, 13, 0.41, 1.0, True)
        self.items_by_index: dict[int, CardItem] = {}
        self.departed = Departed(self)
        self.stock = Stock()
        self._felt = Felt()
        self._plates: list[Plate] = []
        self.lights = Lights(self)
        self.pile_dress = PileDress(self)
        self.spread = PileSpread(self, theme)
        self.spread.turned.connect(self._rearrange_pile)
        self._invitation = Invitation(self)
        self.addItem(self.stock)
        self.arrangement: Arrangement = arrange(state, self.look)
        state.changed.connect(self._changed)
        self.motion.landed.connect(self._show_parts)
        state.hand_tidied.connect(self.tidy_hand)

    # ------------------------------------------------------------------ looks

    def set_look(self, look: Look) -> None:
        """Lay everything out for this window, without motion."""
        if look == self.look and self._felt.is_laid:
            return
        fresh = (look.width, look.height) != (self.look.width, self.look.height)
        self.look = look
        if fresh or not self._felt.is_laid:
            self.setSceneRect(0, 0, look.width, look.height)
        self.relayout(redraw=False)

    def set_theme(self, theme: Theme) -> None:
        self.theme = self.spread.theme = theme
        self.relayout()
        self._paint_felt()

    def relayout(self, *, redraw: bool = True) -> None:
        """Put everything in its place at once; ``redraw`` pictures in their new sizes, too."""
        self.motion.finish()
        self.show_whole_cards()
        self.spread.forget()
        self.lights.rest()
        self.arrangement = self._arrange()
        self._furnish()
        self._keep_items()
        for item in self.items_by_index.values():
            item.place = self.place_of(item)
            if redraw or not item.drawn:
                self.draw_item(item)
            if not item.dragged:
                item.settle()
        if redraw:
            self.departed.take_out()
            self._show_parts()
        self.arranged.emit()

    def _paint_felt(self) -> None:
        look = self.look
        self._felt.lay(look.width, look.height, self.theme, self.art.style.ratio)
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if not self._felt.is_laid:
            self._paint_felt()
        self._felt.paint(painter, self.sceneRect())

    # ------------------------------------------------------------ arrangement

    def _arrange(self) -> Arrangement:
        arrangement = arrange(self.state, self.look)
        ratio = self.art.style.ratio
        places = {
            index: place._replace(slot=snapped(place.slot, ratio))
            for index, place in arrangement.places.items()
        }
        arrangement = arrangement._replace(places=places)
        return spread_out(arrangement, ratio) if self.spread.is_open else arrangement

    def place_of(self, item: CardItem) -> Place:
        """Where a card that lies open belongs."""
        return self.arrangement.places[item.place.card.index]

    def draw_item(self, item: CardItem) -> None:
        """Give a card the picture that its place asks for."""
        owner = item.place.owner
        item.draw(self.art, "" if owner is None else self.state.colours[owner])
        item.mark_new(self.theme.accent)

    def _keep_items(self) -> None:
        """Items for exactly the cards that lie open, without motion."""
        places = self.arrangement.places
        for index in [i for i in self.items_by_index if i not in places]:
            self.departed.add(self.items_by_index.pop(index))
        for index, place in places.items():
            if index not in self.items_by_index:
                self.new_item(place)

    def new_item(self, place: Place) -> CardItem:
        """An item for a card that was not in sight."""
        item = CardItem(place)
        self.items_by_index[place.card.index] = item
        self.addItem(item)
        return item

    def _furnish(self) -> None:
        layout, theme, state = self.arrangement.layout, self.theme, self.state
        ratio = self.art.style.ratio
        self.stock.show_count(
            state.view.stock_count, snapped(layout.stock, ratio), self.art, theme, self.look.line
        )
        self._mark_fields()
        self.dress_pile()
        while len(self._plates) < len(layout.lanes):
            self._plates.append(Plate())
            self.addItem(self._plates[-1])
        rows = state.seats.values
        for place, lane in enumerate(layout.lanes):
            row = rows[state.seat_at(place)]
            self._plates[place].show_row(row, place, lane.plate, theme, ratio)
        own = layout.lanes[0]
        self._invitation.show(
            "" if own.pack.melds else _invitation(), own.body, theme, self.look.line
        )

    def dress_pile(self) -> None:
        """Put what goes with stock and pile where they lie."""
        self.pile_dress.put_on(self.arrangement, self.state, self.art, self.theme)

    def _mark_fields(self) -> None:
        layout = self.arrangement.layout
        pile = layout.pile_box
        fields = [Field(Box(pile.x, pile.y, layout.card, pile.h), filled=False)]
        fields += [Field(lane.box, filled=True) for lane in layout.lanes]
        for place in self._felt.set_fields(fields):
            self.invalidate(place, QGraphicsScene.SceneLayer.BackgroundLayer)

    # -------------------------------------------------------------- following

    def _changed(self, change: Change) -> None:
        """The models show a new position: let what moved fly to its place."""
        self.motion.finish()
        self.show_whole_cards()
        self.spread.forget()
        self.lights.rest()
        if change.kind == "shown":
            self.relayout()
            return
        if change.kind == "dealt":
            self._clear_cards()
        self.arrangement = self._arrange()
        self._furnish()
        self.motion.go(self._flights.of_change(change), self.speed)
        self.arranged.emit()

    def show_whole_cards(self) -> None:
        """Draw covered cards whole: what lies on them is about to move."""
        for item in self.items_by_index.values():
            item.show_whole()

    def _show_parts(self) -> None:
        """Draw of cards at rest only what shows: a long pile is mostly hidden under itself."""
        for item in self.items_by_index.values():
            if not item.dragged:
                item.show_part(self.art)

    def show_deal(self) -> None:
        """Deal the cards that lie here once more, for the eye."""
        self._changed(Change("dealt"))

    def _clear_cards(self) -> None:
        for item in self.items_by_index.values():
            self.departed.add(item)
        self.departed.take_out()
        self.items_by_index.clear()

    def tidy_hand(self) -> None:
        """The hand is held in another way: cards close ranks."""
        self.motion.finish()
        self.arrangement = self._arrange()
        held = []
        for item in self.items_by_index.values():
            item.place = self.place_of(item)
            if item.place.home == "hand" and not item.dragged:
                item.mark_new(self.theme.accent)
                item.setZValue(item.place.layer)
                held.append(item)
        self.motion.go(self._flights.home(held), self.speed)
        self.arranged.emit()

    def _rearrange_pile(self) -> None:
        """The discard pile is spread, or no more: its cards go to their places."""
        self.motion.finish()
        self.show_whole_cards()
        self.lights.rest()
        self.arrangement = self._arrange()
        self.dress_pile()
        pile = [item for item in self.items_by_index.values() if item.place.home == "pile"]
        self.motion.go(self._flights.rearranged(pile), self.speed)
        self.arranged.emit()

    def go_home(self) -> None:
        """Let every card that lies elsewhere return to its place."""
        lost = [
            item
            for item in self.items_by_index.values()
            if not item.dragged and not self.motion.carries(item)
        ]
        self.motion.join(self._flights.home(lost), self.speed)

    def stock_ghost(self) -> CardItem:
        """A back that lies on the stock, to be drawn from it."""
        return self._flights.stock_ghost()

    # ------------------------------------------------------------------ zones

    def zone_boxes(self) -> dict[Zone, Box]:
        """Every place where cards can be dropped."""
        layout = self.arrangement.layout
        boxes = {HAND: layout.hand_box, NEW_MELD: layout.lanes[0].body, DISCARD: layout.pile_box}
        melds = self.arrangement.meld_boxes.items()
        return boxes | {Zone("meld", number): box for number, box in melds}

    def zone_at(self, x: float, y: float) -> Zone | None:
        """The zone under a point; melds before the lane that they lie in."""
        if self.spread.covers(x, y):
            return DISCARD
        boxes = self.zone_boxes()
        hits = [zone for zone, box in boxes.items() if box.holds(x, y)]
        hits.sort(key=lambda zone: boxes[zone].w * boxes[zone].h)
        return hits[0] if hits else None

    # ---------------------------------------------------------------- finding

    def card_at(self, point: QPointF) -> CardItem | None:
        """The topmost open card under a point."""
        found = (item for item in self.items(point) if isinstance(item, CardItem))
        known = self.items_by_index
        return next((i for i in found if known.get(i.place.card.index) is i), None)

    def item_of(self, card: Card) -> CardItem:
        """The item of a card that lies open; ``KeyError`` when it does not."""
        return self.items_by_index[card.index]

    def on_stock(self, point: QPointF) -> bool:
        return self.stock.slot.box.holds(point.x(), point.y())

    def plate_seat(self, point: QPointF) -> int | None:
        """The player whose plate is under a point."""
        hits = (plate.seat for plate in self._plates if plate.box.holds(point.x(), point.y()))
        return next(hits, None)

    def shadow_picture(self, width: float, height: float) -> QPixmap:
        """The soft patch for cards of that size."""
        return self.art.shadow(width + 22, height + 24)

    def new_shadow(self, width: float, height: float) -> QGraphicsPixmapItem:
        """A soft patch for cards of that size together, to lie below them."""
        shadow = QGraphicsPixmapItem(self.shadow_picture(width, height))
        shadow.setZValue(9_900)
        self.addItem(shadow)
        return shadow

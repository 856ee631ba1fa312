"""What lies under the pointer, and what one would pick up there."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem

from rummy_qt.engine import Card
from rummy_qt.ui.models import TableState

from .card_item import CardItem
from .intents import Grab
from .scene import TableScene

Spot = CardItem | Literal["stock", "covered"]
"""An open card, the stock, or what a stacked discard pile hides below its top card."""


def spot_at(scene: TableScene, point: QPointF) -> Spot | None:
    """What lies there; None for the bare table."""
    item = scene.card_at(point)
    if item is not None:
        return item
    if scene.on_stock(point):
        return "stock"
    if scene.state.view.rules.discard_pile == "stacked":
        box = scene.arrangement.layout.pile_box
        if box.holds(point.x(), point.y()) and scene.state.discards.values:
            return "covered"
    return None


def is_there(spot: Spot | None, scene: TableScene) -> bool:
    """Whether what lay under the pointer is still on the table, though maybe elsewhere."""
    if isinstance(spot, CardItem):
        return scene.items_by_index.get(spot.place.card.index) is spot
    return spot != "covered" or bool(scene.state.discards.values)


def grab_of(spot: Spot | None, state: TableState) -> Grab | None:
    """What one would pick up there; None for nothing."""
    if spot == "stock":
        return Grab("stock")
    if spot == "covered":
        return Grab("pile", (_name_of_pile(state),))
    if not isinstance(spot, CardItem) or spot.place.home == "meld":
        return None
    card = spot.place.card
    if spot.place.home == "pile":
        return Grab("pile", state.discards.values[spot.place.number :])
    selection = state.hand.selection
    return Grab("hand", selection if card in selection else (card,))


def _name_of_pile(state: TableState) -> Card:
    """The card by whose name the whole of a stacked pile is taken."""
    top = state.discards.values[-1]
    return next((card for card in state.targets.take if card is not top), top)


def items_of(grab: Grab, spot: Spot | None, scene: TableScene) -> list[QGraphicsPixmapItem]:
    """What follows the pointer when this is picked up there."""
    if grab.source == "stock":
        return [scene.stock_ghost()]
    if spot == "covered":
        return [scene.item_of(scene.state.discards.values[-1])]
    return [scene.item_of(card) for card in grab.cards]


def beneath_of(spot: Spot | None, scene: TableScene) -> QGraphicsPixmapItem | None:
    """What hangs below that: of a stacked pile that may be taken, all but its top card."""
    state = scene.state
    if spot != "covered" or _name_of_pile(state) is state.discards.values[-1]:
        return None
    return scene.pile_dress.covered

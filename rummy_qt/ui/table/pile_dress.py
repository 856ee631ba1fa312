"""What stock and pile show beside open cards: marks of what may be drawn, and unseen discards."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QGraphicsScene

from rummy_qt.ui.models import TableState
from rummy_qt.ui.theme import Theme

from .arrangement import Arrangement
from .art import CardArt
from .card_item import snapped
from .fans import STACK_EDGES
from .furniture import CoveredCards
from .geometry import Box, Slot, card_slot
from .glows import DrawMarks

LINE: Final = 3.0
"""Pixels of height of a line that marks what may be drawn."""
ABOVE: Final = 5.0
"""Pixels from its upper edge down to the card."""
ON_THE_EDGE: Final = 1.0
"""The same in a row below another: there it would lie on the indices of the cards above."""


class PileDress:
    """Follows the arrangement."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.covered = CoveredCards()
        scene.addItem(self.covered)
        self._marks = DrawMarks(scene)

    def put_on(
        self, arrangement: Arrangement, state: TableState, art: CardArt, theme: Theme
    ) -> None:
        """Show what goes with this arrangement."""
        self._show_covered(arrangement, state, art)
        self._marks.show(lines_over_drawable(arrangement, state), theme)

    def _show_covered(self, arrangement: Arrangement, state: TableState, art: CardArt) -> None:
        view, layout, ratio = state.view, arrangement.layout, art.style.ratio
        if view.discard_count and view.closer is not None and _closed_face_down(state):
            pile = layout.pile_box
            open_cards = layout.pile if view.rules.discard_pile == "fanned" else ()
            x = open_cards[-1].x + 0.3 * layout.card if open_cards else pile.x
            self.covered.setZValue(900)
            self.covered.show_back(snapped(card_slot(x, pile.y, layout.card), ratio), art)
            return
        stacked = view.rules.discard_pile == "stacked" and layout.pile
        edges = min(STACK_EDGES, view.discard_count - 1) if stacked else 0
        slot = layout.pile[-1] if layout.pile else layout.stock
        self.covered.setZValue(150)
        self.covered.show_edges(edges, snapped(slot, ratio), art)


def _closed_face_down(state: TableState) -> bool:
    view = state.view
    seen = len(view.discards)
    return seen < (1 if view.rules.discard_pile == "stacked" else view.discard_count)


def lines_over_drawable(arrangement: Arrangement, state: TableState) -> list[Box]:
    """Where lines mark the stock and the discards that may be taken."""
    targets = state.targets
    stock = arrangement.layout.stock
    found = [_line_over(stock, stock.w, ABOVE)] if targets.draw is not None else []
    for card in state.discards.values:
        place = arrangement.places[card.index]
        if card in targets.take:
            shown = place.slot.w if place.shown is None else place.shown
            height = ON_THE_EDGE if place.slot.y > stock.y + 1 else ABOVE
            found.append(_line_over(place.slot, shown, height))
    return found


def _line_over(slot: Slot, shown: float, above: float) -> Box:
    """A line over what shows of a card's width."""
    return Box(slot.x + 3, slot.y - above, max(4.0, shown - 6), LINE)

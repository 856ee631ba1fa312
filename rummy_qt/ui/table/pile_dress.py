"""What stock and pile show beside open cards: marks of what may be drawn, and unseen discards."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from rummy_qt.ui.models import TableState
from rummy_qt.ui.theme import Theme

from .arrangement import Arrangement
from .art import CardArt
from .card_item import snapped
from .fans import STACK_EDGES
from .furniture import CoveredCards
from .geometry import Slot, card_slot
from .glows import DrawMarks


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
        self._marks.show(_drawable(arrangement, state), theme)

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


def _drawable(arrangement: Arrangement, state: TableState) -> list[tuple[Slot, float]]:
    """The stock and the discards that may be taken, each with how much of its width shows."""
    targets = state.targets
    stock = arrangement.layout.stock
    found = [(stock, stock.w)] if targets.draw is not None else []
    for card in state.discards.values:
        place = arrangement.places[card.index]
        if card in targets.take:
            shown = place.slot.w if place.shown is None else place.shown
            found.append((place.slot, shown))
    return found

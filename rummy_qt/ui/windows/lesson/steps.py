"""The lesson's deal, and what of a move can be pointed at.

Which move is good here, the tutor asks a player; the deal is one in which a good player has
something of everything to do.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rummy_qt.engine import Card, Move, View
from rummy_qt.engine.melds import Meld
from rummy_qt.play.targets import DISCARD, HAND, NEW_MELD, Zone
from rummy_qt.ui.words.cards import Naming

RULEBOOK: Final = "500-rum-de"
OPPONENT: Final = "beginner"
DEAL: Final = "1449"
"""The person leads, holds one run, and may in the second turn take the first discard, three cards
deep, for a set; then a card fits what the opponent laid. Found by trying deal after deal."""


class Offer(NamedTuple):
    """A move to point at."""

    cards: tuple[Card, ...] = ()
    """Cards to light, wherever they lie."""
    zones: tuple[Zone, ...] = ()
    """Where they go."""
    stock: bool = False
    """Whether the stock is lit."""
    meld: Meld | None = None
    """The meld that they join."""

    def words(self, naming: Naming) -> dict[str, str]:
        """What a sentence can name."""
        meld = naming.cards(self.meld.cards) if self.meld is not None else ""
        return {"cards": naming.cards(self.cards), "meld": meld}


NOTHING: Final = Offer()
"""Nothing to point at."""


def offer_of(move: Move, view: View) -> Offer:
    """What to point at for a move; nothing for the rare kinds that no lesson is about."""
    cards = tuple(card.bare for card in move.cards)
    if move.kind == "draw":
        return Offer(stock=True, zones=(HAND,))
    if move.kind == "take":
        return Offer(cards, (HAND,))
    if move.kind == "meld":
        return Offer(cards, (NEW_MELD,))
    if move.kind == "lay" and move.meld is not None:
        return Offer(cards, (Zone("meld", move.meld),), meld=view.melds[move.meld - 1])
    if move.kind == "discard":
        return Offer(cards, (DISCARD,))
    return NOTHING

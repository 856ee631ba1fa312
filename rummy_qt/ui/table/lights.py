"""Highlights that follow the pointer, the focus or a selection: dimming, outlines, the lens."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from rummy_qt.engine import Card

from . import sprites
from .arrangement import Layer, Spot
from .card_layer import Cards
from .geometry import row_ends
from .layout import Arrangement
from .sprites import SilhouetteSprite, Sprite, TagSprite
from .stage import Stage

SMALL_CARD: Final = 56.0
"""Melds whose cards are narrower than this, in pixels, open in the lens when pointed at."""
WITHIN: Final = 0.98
"""Scale of an outline that lies below cards, so that its line does not show beside them."""


class Lights:
    """Changes only how cards look, and the signs drawn over them."""

    def __init__(
        self, scene: Stage, cards: Cards, highlight: Callable[[object, Iterable[Card]], None]
    ) -> None:
        """``highlight``: see ``TableScene.highlight``."""
        self._scene = scene
        self._highlight = highlight
        self._cards = cards
        self.tag = scene.add(TagSprite())
        self.lens = scene.add(Sprite(Layer.LENS))
        """A large, whole picture of a small or covered meld while it is pointed at."""
        self._silhouettes: list[SilhouetteSprite] = []

    def clear(self) -> None:
        self.lens.setVisible(False)
        self.tag.say("", self._scene.art, self._scene.arrangement.t)
        self.show_silhouettes(())
        self._cards.dim()

    def show_silhouettes(
        self,
        landings: Collection[Sequence[Spot]],
        nearest: Sequence[Spot] = (),
        called: Sequence[Card] = (),
    ) -> None:
        """Outline the rows in which cards would lie, below all cards where that suffices.

        ``landings``: the spots at each possible target; ``nearest``: the spots whose outline is
        solid. A card that would be swapped, or a discard that may be ``called``, is highlighted
        instead.
        """
        scene, meld_cards = self._scene, self._scene.arrangement.meld_cards
        swapped = [meld_cards[s[:2]] for spots in landings for s in spots if s[:2] in meld_cards]
        self._highlight(self, (*called, *swapped))
        rows = self._rows(landings)
        shown = scene.several(self._silhouettes, SilhouetteSprite, len(rows))
        for sprite, row in zip(shown, rows, strict=True):
            spot, longer, bare, layer = _outline(scene.arrangement, *row)
            solid = row[0] in nearest
            sprite.show_at(scene.art, spot, solid, longer, solid and bare)
            sprite.setZValue(layer)

    def outline_ahead(self, landing: Callable[[], Sequence[Spot]]) -> None:
        """Fill the caches: compute the landing spots and draw their dashed and solid outlines."""
        scene = self._scene
        for row in self._rows([landing()]):
            spot, longer, bare, _ = _outline(scene.arrangement, *row)
            for solid in (False, True):
                SilhouetteSprite().show_at(scene.art, spot, solid, longer, solid and bare)

    def _rows(self, landings: Iterable[Sequence[Spot]]) -> list[tuple[Spot, Spot]]:
        """The first and last spot of each row to outline."""
        meld_cards = self._scene.arrangement.meld_cards
        free = ([s for s in spots if s[:2] not in meld_cards] for spots in landings)
        return list(chain.from_iterable(map(row_ends, free)))

    def light_seat(self, seat: int | None) -> None:
        """Dim all melded cards that do not score for a seat; None dims nothing."""
        melds = [p for p in self._scene.arrangement.places.values() if p.home == "meld"]
        owner = None if seat is None else self._scene.state.chair_of(seat)
        self._cards.dim(p.card.index for p in melds if owner not in (None, p.owner))

    def light_cards(self, cards: Iterable[Card]) -> None:
        """Dim the rest of pile and melds; if none of ``cards`` lies there, dim nothing."""
        wanted = {card.index for card in cards}
        places = self._scene.arrangement.places.items()
        lying = {index for index, place in places if place.home != "hand"}
        self._cards.dim(lying - wanted if lying & wanted else ())

    def open_lens(self, number: int | None) -> None:
        """Show the meld with this number in the lens if it is small or covered; else hide it."""
        scene, arrangement = self._scene, self._scene.arrangement
        meld = next((meld for meld in arrangement.melds if meld.number == number), None)
        card_w = arrangement.size.others.w if meld and meld.chair else arrangement.size.own.w
        if meld is None or not (meld.covered or card_w < SMALL_CARD):
            self.lens.setVisible(False)
            return
        laid = next(row.meld for row in scene.state.melds.values if row.number == number)
        owners = tuple(scene.state.threads[owner] for owner in laid.owners)
        most = (scene.space.width - 60) / (1 + sprites.LENS_STEP * (len(owners) - 1))
        width = min(0.9 * arrangement.fan.w, most)
        self.lens.show_drawn(scene.art, sprites.draw_lens, laid.cards, owners, width, arrangement.t)
        wide, high = self.lens.pixmap().deviceIndependentSize().toTuple()
        left = min(max(4.0, meld.box.centre[0] - wide / 2), scene.space.width - wide - 4)
        below = meld.box.bottom + 6
        top = below if below + high < scene.space.height else meld.box.y - high - 6
        self.lens.setPos(round(left), round(max(4.0, top)))


@lru_cache(maxsize=64)
def _outline(arrangement: Arrangement, first: Spot, last: Spot) -> tuple[Spot, float, bool, float]:
    """The outline of a row of cards: its spot, how much wider than a card it is, and its layer.

    Before the layer: whether nothing covers it. Cached, since each change of the nearest target
    shows all outlines again.
    """
    spot, longer = arrangement.outline(first, last)
    melds, box = [meld.box for meld in arrangement.melds], spot.box
    bare = not any(map(box.overlap, (*melds, *(place.spot.box for place in arrangement.hand))))
    spot = spot if bare else spot._replace(w=WITHIN * spot.w)
    joining = [each[:2] for each in arrangement.joining[:-1]]
    if spot[:2] in joining:  # between its neighbours in the hand
        return spot, longer, bare, Layer.HAND + joining.index(spot[:2]) - 0.5
    whole = spot.box._replace(w=spot.w + longer)
    hidden = sum(whole.overlap(box) > 0 for box in melds) > 1  # two melds would hide both its ends
    return spot, longer, bare, Layer.SILHOUETTES if hidden else Layer.BELOW_PILE

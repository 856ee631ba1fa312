"""Lights: what the pointer, the focus or a choice of cards lets stand out, and dims."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rummy_qt.engine import Card

from . import sprites
from .arrangement import Layer, Spot
from .card_layer import Cards
from .sprites import SilhouetteSprite, Sprite, TagSprite
from .stage import Stage

SMALL_CARD: Final = 56.0
"""Melds whose cards are narrower than this, in pixels, open when they are pointed at."""


WITHIN: Final = 0.98
"""By so much smaller no line of an outline is seen beside the cards that it lies below."""


class Lights:
    """They change nothing but how cards look, and what hangs over them."""

    def __init__(
        self, scene: Stage, cards: Cards, stand_out: Callable[[object, Iterable[Card]], None]
    ) -> None:
        """``stand_out``: lets cards wear an edge of brass as long as somebody speaks of them."""
        self._scene = scene
        self._stand_out = stand_out
        self._cards = cards
        self.tag = scene.add(TagSprite())
        self.lens = scene.add(Sprite(Layer.LENS))
        """A meld that lies small or cut, shown whole and large while it is pointed at."""
        self._silhouettes: list[SilhouetteSprite] = []

    def rest(self) -> None:
        self.lens.setVisible(False)
        self.tag.say("", self._scene.art, self._scene.arrangement.t)
        self.show_silhouettes(())
        self._cards.dim()

    def show_silhouettes(
        self, spots: Sequence[Spot], nearest: Sequence[Spot] = (), *, beside: bool = False
    ) -> None:
        """Outlines of cards where they would lie on the cloth; those of ``nearest`` are solid.

        A card that would be swapped for wears an edge instead. ``beside``: the last discard is
        called, and its outline goes below the meld that it would lengthen.
        """
        scene = self._scene
        called = scene.arrangement.sight.pile[-1:] if beside and spots else ()
        there = {spot: scene.arrangement.lies_at(spot) for spot in spots}
        self._stand_out(self, (*called, *filter(None, there.values())))
        spots = [spot for spot in spots if there[spot] is None]
        shown = scene.several(self._silhouettes, SilhouetteSprite, len(spots))
        for sprite, spot in zip(shown, spots, strict=True):
            solid, (lies, longer) = spot in nearest, scene.arrangement.outline(spot)
            if beside:
                lies = lies._replace(w=WITHIN * lies.w)
            bare = not any(lies.box.overlap(meld.box) for meld in scene.arrangement.melds)
            sprite.show_at(lies, solid, scene.art, longer, dark=solid and bare)
            below = Layer.BELOW_MELDS if beside else Layer.SILHOUETTES
            sprite.setZValue(Layer.BELOW_PILE if scene.arrangement.is_on_pile(spot) else below)

    def light_seat(self, seat: int | None) -> None:
        """Let the cards that score for a seat stand out; None: all alike."""
        melds = [p for p in self._scene.arrangement.places.values() if p.home == "meld"]
        own = None if seat is None else self._scene.state.place(seat)
        self._cards.dim(p.card.index for p in melds if own not in (None, p.owner))

    def light_cards(self, cards: Iterable[Card]) -> None:
        """Let these cards stand out, as far as they lie on the table; none of them: all alike."""
        wanted = {card.index for card in cards}
        places = self._scene.arrangement.places.items()
        lying = {i for i, place in places if place.home != "hand"}
        self._cards.dim(lying - wanted if lying & wanted else ())

    def open_lens(self, number: int | None) -> None:
        """Show a meld large that lies small or cut; None: none."""
        scene, arrangement = self._scene, self._scene.arrangement
        meld = next((meld for meld in arrangement.melds if meld.number == number), None)
        lies = arrangement.size.others.w if meld and meld.place else arrangement.size.own.w
        if meld is None or not (meld.covered or lies < SMALL_CARD):
            self.lens.setVisible(False)
            return
        laid = next(row.meld for row in scene.state.melds.values if row.number == number)
        owners = tuple(scene.state.threads[owner] for owner in laid.owners)
        most = (scene.look.width - 60) / (1 + sprites.LENS_STEP * (len(owners) - 1))
        width = min(0.9 * arrangement.fan.w, most)
        self.lens.show_drawn(scene.art, sprites.draw_lens, laid.cards, owners, width, arrangement.t)
        wide, high = self.lens.pixmap().deviceIndependentSize().toTuple()
        left = min(max(4.0, meld.box.centre[0] - wide / 2), scene.look.width - wide - 4)
        below = meld.box.bottom + 6
        top = below if below + high < scene.look.height else meld.box.y - high - 6
        self.lens.setPos(round(left), round(max(4.0, top)))

"""Lights: what the pointer, the focus or a choice of cards lets stand out, and dims."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Final

from rummy_qt.engine import Card

from . import sprites
from .arrangement import Layer, Spot
from .card_layer import Cards
from .geometry import spans
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
        self,
        lands: Collection[Sequence[Spot]],
        nearest: Sequence[Spot] = (),
        called: Sequence[Card] = (),
    ) -> None:
        """Outlines of the rows in which cards would lie, on the cloth below all that lies.

        ``lands``: the spots of each place; ``nearest``: of the one that is outlined solid. A card
        that would be swapped for wears an edge instead, as does a discard that may be ``called``.
        """
        scene, laid = self._scene, self._scene.arrangement.meld_cards
        swapped = [laid[spot[:2]] for place in lands for spot in place if spot[:2] in laid]
        self._stand_out(self, (*called, *swapped))
        outlines = [each for place in lands for each in self._outlines(place, nearest)]
        shown = scene.several(self._silhouettes, SilhouetteSprite, len(outlines))
        for sprite, outline in zip(shown, outlines, strict=True):
            sprite.show_at(scene.art, *outline)
            sprite.setZValue(Layer.BELOW_PILE)

    def outline_ahead(self, landing: Callable[[], Sequence[Spot]]) -> None:
        """Have the outlines of a place found and drawn, dashed and solid."""
        place = landing()
        for outline in [*self._outlines(place), *self._outlines(place, nearest=place)]:
            SilhouetteSprite().show_at(self._scene.art, *outline)

    def _outlines(
        self, place: Sequence[Spot], nearest: Sequence[Spot] = ()
    ) -> Iterator[tuple[Spot, bool, float, bool]]:
        """What ``SilhouetteSprite.show_at`` wants to know of each row."""
        arrangement = self._scene.arrangement
        for row in spans(spot for spot in place if spot[:2] not in arrangement.meld_cards):
            solid, (lies, longer) = row[0] in nearest, arrangement.outline(*row)
            bare = not any(map(lies.box.overlap, [meld.box for meld in arrangement.melds]))
            lies = lies if bare else lies._replace(w=WITHIN * lies.w)
            yield lies, solid, longer, solid and bare

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

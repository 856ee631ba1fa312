"""The card sprites of the table: one for each open card, and backs in flight.

``reconcile`` matches them to the arrangement: cards moved by an event fly, cards that make room
slide, and the rest appear or disappear at once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from rummy_qt.engine import Card

from .arrangement import CardPlace, Layer, Pose, Spot
from .art import CardLook, Drawn, Lift, Mark
from .choreography import HIDDEN, Flight, KeyFrame, sorting_delay
from .motion import POINTED_MS, SLIDE_MS, Leg, dissolve
from .sprites import CardSprite
from .stage import Stage

UNSEEN: Final = Card.parse("Ac")
"""Placeholder for a card whose face must not be shown."""
HOME_MS: Final = 220.0
"""Time in which a dropped card slides back to its place."""
PASSING: Final = 0.14
"""How far a card rises as it passes others in the hand, in its widths."""


class Cards:
    """Owns the card sprites and decides how each looks."""

    def __init__(self, scene: Stage) -> None:
        self._scene = scene
        scene.idle.rest = self.sharpen
        scene.motion.departed.connect(self._depart)
        scene.motion.turned.connect(self._turn_over)
        scene.motion.arrived.connect(self._arrive)
        scene.motion.landed.connect(self._remove_temporary)
        self._dimmed: frozenset[int] = frozenset()
        self.sprites: dict[int, CardSprite] = {}
        """By ``Card.index``: every open card."""
        self._temporary: list[CardSprite] = []
        """Backs and departing cards, removed when all motion has ended."""
        self._stray: CardSprite | None = None
        """The back being dragged from the stock."""
        self._blurred: dict[CardSprite, None] = {}
        """Resting cards rotated by the painter; ``sharpen`` draws their own pictures when idle.
        A dict serves as an ordered set."""

    # ------------------------------------------------------------------- how they look

    def _look(self, place: CardPlace) -> CardLook:
        index, scene, news = place.card.index, self._scene, self._scene.teller.now
        angle, shown = place.spot.angle, place.spot.shown
        advised = index in scene.pose.advised
        if place.home == "hand":
            chosen, marked = index in scene.pose.chosen, advised or index in scene.pose.due
            mark = Mark.ADVISED if marked else Mark.CHOSEN if chosen else Mark.NONE
            raised = chosen or marked or index == scene.pose.hover
            lift = Lift.RAISED if raised else Lift.IN_HAND
            return CardLook(angle, lift, mark, news.view.over, shown)
        veiled, lift = index in self._dimmed, Lift.MELD
        mark = Mark.ADVISED if advised else Mark.NONE
        if place.home == "pile":
            all_advised, pile = scene.pose.advised, scene.arrangement.contents.pile
            taken = [c.index for c in pile if c.index in all_advised] if all_advised else []
            may_draw = news.draws or bool(news.takes)
            waits = may_draw and (bool(taken) or index not in news.takes)
            veiled, lift = veiled or (waits and not advised), Lift.LYING
            if index in taken[1:] and not scene.art.theme.strong:  # which has no veils
                mark = Mark.NONE  # cards taken along with the first are only left unveiled
        return CardLook(angle, lift, mark, veiled, shown)

    def dim(self, dimmed: Iterable[int] = ()) -> None:
        """Veil exactly these cards of melds and pile, by index, so that the others stand out."""
        if (dimmed := frozenset(dimmed)) != self._dimmed:
            self._dimmed = dimmed
            self.dress()

    def dress(self) -> None:
        """Update the look of all resting cards to what has been told, cross-fading changes."""
        scene, before = self._scene, list[tuple[CardSprite, Drawn]]()
        for sprite in self.sprites.values():
            if self._rests(sprite):
                look = self._look(sprite.place)
                current = sprite.look
                if look != current._replace(angle=look.angle):
                    bare = [(sprite, sprite.bare())] if scene.motion.moves else []
                    self._settle(sprite)
                    before += bare if sprite.look != current else []
        if before:
            scene.motion.run(dissolve(before))

    def _rests(self, sprite: CardSprite) -> bool:
        return not sprite.flying and sprite.card.index not in self._scene.pose.held

    def _settle(self, sprite: CardSprite) -> None:
        sprite.setZValue(sprite.place.layer)
        look = self._look(sprite.place)
        if self._scene.motion.speed > 0 and sprite.may_wait(look):
            sprite.rise(0.0)
            sprite.put(sprite.place.spot)
            self._blurred[sprite] = None
            self._scene.idle.wait()
        else:
            sprite.rest(look)

    def sharpen(self) -> bool:
        """Do one step of drawing the next blurred card at its own angle; return whether more wait.

        Cards that are gone or move again are skipped.
        """
        for sprite in list(self._blurred):
            if self.sprites.get(sprite.card.index) is sprite and self._rests(sprite):
                look = self._look(sprite.place)
                if self._scene.art.draw_on(*sprite.side, look):
                    del self._blurred[sprite]
                    sprite.rest(look)
                break
            del self._blurred[sprite]
        return bool(self._blurred)

    # ------------------------------------------------------------------- reconcile

    def reconcile(self, flights: Sequence[Flight], *, still: bool) -> list[Leg]:
        """Create or remove sprites to match the open cards; return the legs to their places.

        ``still``: cards without a flight are put in their places at once.
        """
        scene, flight_of = self._scene, _by_card(flights)
        legs = self.depart(flights, scene.arrangement.places, still=still)
        landing = max((flight.ends for flight in flights), default=0.0)
        sliding = {}
        for place in sorted(scene.arrangement.places.values(), key=lambda place: place.layer):
            index = place.card.index
            if index in scene.pose.held:
                continue
            flight, sprite = flight_of.get(index), self.sprites.get(index)
            appears = sprite is None
            if sprite is None:
                sprite = self.sprites[index] = self._new_sprite(place, flight)
            if flight is None and sprite.aloft:
                continue
            before, sprite.place = sprite.place, scene.places[index]
            if flight is not None:
                if sprite.height and not (appears or sprite.flying):
                    flight = flight._replace(begins=0.0)  # cards dragged together land together
                elif not sprite.height and flight.journey.start in HIDDEN:
                    sprite.spot, sprite.face_up = flight.keys[0].spot, False
                    sprite.setVisible(False)  # until it departs
                legs.append(Leg.of(sprite, flight))
            elif still or appears:
                self._settle(sprite)
            elif not (sprite.flying and before == sprite.place):  # else it is on its way there
                sliding[sprite] = landing if before.raised != sprite.place.raised else 0.0
        legs += self.slide(sliding, SLIDE_MS)
        backs = [(self._back(f.keys[0].spot), f) for f in flights if f.journey.card is None]
        self._temporary += [back for back, _ in backs]
        return legs + [Leg.of(back, flight) for back, flight in backs]

    def depart(self, flights: Sequence[Flight], stay: Collection[int], *, still: bool) -> list[Leg]:
        """Give up all sprites but those in ``stay`` (indices); return the legs of those that fly.

        A card without a flight is removed, unless another one is about to cover it.
        """
        legs, after, flight_of = list[Leg](), self._scene.arrangement, _by_card(flights)
        covers = after.contents.stacked and (after.pile_spots or after.contents.covered)
        for index in [i for i in self.sprites if i not in stay]:
            sprite, flight = self.sprites.pop(index), flight_of.get(index)
            if flight is not None:
                legs.append(Leg.of(sprite, flight))
            elif covers and not still and sprite.place.home == "pile":
                sprite.setZValue(Layer.PILE - 0.5)  # below the card that covers it
            else:
                self._scene.removeItem(sprite)
                continue
            self._temporary.append(sprite)
        return legs

    def _new_sprite(self, place: CardPlace, flight: Flight | None) -> CardSprite:
        """A sprite for a card that appears; a drawn card takes over the back that was dragged."""
        start = None if flight is None else flight.journey.start
        if self._stray is not None and start == "stock":
            stray, self._stray = self._stray, None
            return stray
        sprite = self._scene.add(CardSprite(place, self._scene.art))
        if flight is not None and start not in HIDDEN:  # it was covered in a stacked pile
            sprite.setZValue(Layer.PILE - flight.begins / 1_000)
            sprite.spot = flight.keys[0].spot
            sprite.dress(CardLook(sprite.spot.angle))
        return sprite

    def stray(self) -> CardSprite:
        """A back to drag off the stock: it returns there, or becomes the card that is drawn."""
        self._stray = self._back(self._scene.arrangement.stock)
        self._stray.setVisible(True)
        return self._stray

    def _back(self, spot: Spot) -> CardSprite:
        """A back that stands for no open card, invisible until it departs."""
        place = CardPlace(UNSEEN, self._scene.arrangement.stock, Layer.FLIGHT, "pile", 0)
        back = self._scene.add(CardSprite(place, self._scene.art))
        back.face_up = False
        back.setVisible(False)
        back.dress(CardLook(lift=Lift.NONE))
        back.put(spot)
        return back

    def slide(self, sprites: Mapping[CardSprite, float], ms: float) -> list[Leg]:
        """Legs of ``ms`` to the places of these sprites, each after its delay in ms.

        Sprites that are already there settle at once. A card being dragged moves above all others
        until it slips in between its neighbours.
        """
        legs, sorting, speed = [], _sorting(sprites), self._scene.motion.speed
        for sprite, delay in sprites.items():
            if not sprite.flying and (speed <= 0 or sprite.is_near(sprite.place.spot)):
                self._settle(sprite)
                continue
            _, spot, layer, *_ = sprite.place
            held = sprite.height > 0 and not sprite.flying
            start = KeyFrame(0, sprite.spot, sprite.zValue())
            end = KeyFrame(HOME_MS if held else ms, spot, layer, gently=held)
            rise, later = sorting.get(sprite, (0.0, 0.0))
            legs.append(Leg(sprite, (start, end), delay=delay + later, arc=(rise, 0.0)))
        return legs

    def put_right(self, before: Pose, ms: float = POINTED_MS, legs: Sequence[Leg] = ()) -> None:
        """Slide and redraw the cards on which the pose differs from ``before``; start ``legs`` too.

        ``ms``: the time of a slide.
        """
        scene = self._scene
        advised = before.advised ^ scene.pose.advised
        changed = advised | before.chosen ^ scene.pose.chosen
        pile = [card.index for card in scene.arrangement.contents.pile]
        if not advised.isdisjoint(pile):
            changed = changed.union(pile)  # advice in the pile veils the rest of it
        sliding = {}
        for index, place in scene.places.items():
            sprite = self.sprites.get(index)
            if sprite is None or index in scene.pose.held or sprite.aloft:
                continue
            astray = sprite.spot != place.spot and not sprite.flying
            if astray or sprite.place != place or (index in changed and not sprite.flying):
                sprite.place = place
                sliding[sprite] = 0.0
        if legs or sliding:
            scene.motion.go([*legs, *self.slide(sliding, ms)])

    def call_back(self) -> list[Leg]:
        """The leg of a dragged back to the stock, if there is one."""
        stray, self._stray = self._stray, None
        if stray is None:
            return []
        self._temporary.append(stray)
        return [
            Leg(stray, (KeyFrame(0, stray.spot), KeyFrame(SLIDE_MS, self._scene.arrangement.stock)))
        ]

    # ------------------------------------------------------------------- in motion

    def _depart(self, legs: Sequence[Leg]) -> None:
        """Change cards to their look in motion as they set out.

        A card flies with the picture of its target as far as that is told, or keeps the one it
        had. Where few fly, the picture has no shadow and the sprite draws one for its height.
        """
        if self._scene.motion.cut_short:
            return  # it lands at once
        for leg in legs:
            sprite, spot = leg.sprite, leg.sprite.place.spot
            look, target = sprite.look, self._look(sprite.place)
            if not leg.flies:
                drawn = self._scene.art.has(*sprite.side, target)
                look = target if drawn else target._replace(angle=look.angle, lift=look.lift)
            elif sprite not in self._temporary and (leg.flight is not None or not sprite.careful):
                angle = spot.angle if sprite.face_up else 0.0
                look = CardLook(angle, target.lift, shown=spot.shown)
            if leg.flies and sprite.careful:
                look = look._replace(lift=Lift.NONE, swing=0.0)  # the sprite itself is rotated
            sprite.dress(look)

    def _turn_over(self, sprite: CardSprite) -> None:
        sprite.face_up = not sprite.face_up
        if not self._scene.motion.cut_short:
            sprite.dress(sprite.look._replace(angle=sprite.place.spot.angle))

    def _arrive(self, legs: Sequence[Leg]) -> None:
        scene, astray = self._scene, {}
        for sprite in [leg.sprite for leg in legs]:
            index = sprite.card.index
            if self.sprites.get(index) is not sprite:
                sprite.setVisible(False)
                continue
            self._settle(sprite)
            place = scene.places.get(index, sprite.place)
            if place != sprite.place:
                sprite.place, astray[sprite] = place, 0.0
        if astray:
            scene.motion.go(self.slide(astray, SLIDE_MS))

    def _remove_temporary(self) -> None:
        for sprite in self._temporary:
            self._scene.removeItem(sprite)
        self._temporary.clear()

    def on_their_way_to(self, end: str) -> int:
        flights = [leg.flight for leg in self._scene.motion.legs if leg.sprite in self._temporary]
        return sum(flight is not None and flight.journey.end == end for flight in flights)

    def melds_in_the_air(self) -> set[int]:
        flights = [(leg.sprite.place.number, leg.flight) for leg in self._scene.motion.legs]
        return {n for n, flight in flights if flight is not None and flight.journey.end == "meld"}


def _by_card(flights: Sequence[Flight]) -> dict[int, Flight]:
    """By ``Card.index``: the flights of cards whose face is known."""
    return {f.journey.card.index: f for f in flights if f.journey.card is not None}


def _sorting(sprites: Iterable[CardSprite]) -> dict[CardSprite, tuple[float, float]]:
    """For the cards of a hand being sorted: how far each rises in pixels, and its delay in ms."""
    hand = (s for s in sprites if s.place.home == "hand" and s.zValue() < Layer.HAND_WHOLE)
    old = {sprite: n for n, sprite in enumerate(sorted(hand, key=CardSprite.zValue))}
    new = sorted(old, key=lambda sprite: sprite.place.number)
    far = {sprite for n, sprite in enumerate(new) if abs(n - old[sprite]) > 1}
    return {
        sprite: (PASSING * sprite.spot.w * (sprite in far), sorting_delay(n, len(new)))
        for n, sprite in enumerate(new)
        if far
    }

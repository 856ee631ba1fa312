"""The cards on the table: one sprite for each that lies open, and backs that pass by.

``reconcile`` makes them agree with the arrangement: what an event moved flies, what makes way
slides, what came or went unseen is there or gone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from rummy_qt.engine import Card

from .arrangement import Layer, Place, Pose, Spot
from .art import Drawn, Lift, Mark, Wear
from .choreography import HIDDEN, Flight, Key, sorted_later
from .motion import POINTED_MS, SLIDE_MS, Leg, dissolve
from .sprites import CardSprite
from .stage import Stage

UNSEEN: Final = Card.parse("Ac")
"""Stands in for a card whose face nobody here sees."""
HOME_MS: Final = 220.0
"""For a card that was held."""
PASSING: Final = 0.14
"""By so much of its width a card rises that passes others in the hand."""


class Cards:
    """Knows which sprite is which card, and how each is to look where it lies."""

    def __init__(self, scene: Stage) -> None:
        self._scene = scene
        scene.idle.rest = self.sharpen
        scene.motion.departed.connect(self._depart)
        scene.motion.turned.connect(self._turn_over)
        scene.motion.arrived.connect(self._arrive)
        self._dimmed: frozenset[int] = frozenset()
        self.sprites: dict[int, CardSprite] = {}
        """By ``Card.index``: every card that lies open."""
        self._passing: list[CardSprite] = []
        """Backs and covered cards that are seen until their way is over."""
        self._stray: CardSprite | None = None
        self._blurred: dict[CardSprite, None] = {}
        """Lying still, turned by the painter: their own pictures are drawn when there is time."""

    # ------------------------------------------------------------------- how they look

    def _wear(self, place: Place) -> Wear:
        index, scene, told = place.card.index, self._scene, self._scene.teller.now
        angle, shown = place.spot.angle, place.spot.shown
        advised = index in scene.pose.advised
        if place.home == "hand":
            chosen, meant = index in scene.pose.chosen, advised or index in scene.pose.due
            mark = Mark.ADVISED if meant else Mark.CHOSEN if chosen else Mark.NONE
            raised = chosen or meant or index == scene.pose.hover
            lift = Lift.RAISED if raised else Lift.IN_HAND
            return Wear(angle, lift, mark, told.view.over, shown)
        veiled, lift = index in self._dimmed, Lift.MELD
        mark = Mark.ADVISED if advised else Mark.NONE
        if place.home == "pile":
            spoken_of, pile = scene.pose.advised, scene.arrangement.sight.pile
            taken = [card.index for card in pile if card.index in spoken_of] if spoken_of else []
            waits = (told.draws or bool(told.takes)) and (bool(taken) or index not in told.takes)
            veiled, lift = veiled or (waits and not advised), Lift.LYING
            if index in taken[1:] and not scene.art.theme.strong:  # where nothing lies in shade
                mark = Mark.NONE  # it comes along, in full light
        return Wear(angle, lift, mark, veiled, shown)

    def dim(self, dimmed: Iterable[int] = ()) -> None:
        """Lay a veil over these cards of melds and pile, by index, so that the others stand out."""
        if (dimmed := frozenset(dimmed)) != self._dimmed:
            self._dimmed = dimmed
            self.dress()

    def dress(self) -> None:
        """Let all cards that lie still look as is told by now."""
        scene, before = self._scene, list[tuple[CardSprite, Drawn]]()
        for sprite in self.sprites.values():
            if self._lies(sprite):
                wear = self._wear(sprite.place)
                worn = sprite.wear
                if wear != worn._replace(angle=wear.angle):
                    was = [(sprite, sprite.bare())] if scene.motion.moves else []
                    self._settle(sprite)
                    before += was if sprite.wear != worn else []
        if before:
            scene.motion.roll(dissolve(before))

    def _lies(self, sprite: CardSprite) -> bool:
        return not sprite.flying and sprite.card.index not in self._scene.pose.held

    def _settle(self, sprite: CardSprite) -> None:
        sprite.setZValue(sprite.place.layer)
        wear = self._wear(sprite.place)
        if self._scene.motion.speed > 0 and sprite.may_wait(wear):
            sprite.rise(0.0)
            sprite.put(sprite.place.spot)
            self._blurred[sprite] = None
            self._scene.idle.wait()
        else:
            sprite.rest(wear)

    def sharpen(self) -> bool:
        """Draw the next card anew in the turn in which it lies by now; whether there are more."""
        while self._blurred:
            sprite = next(iter(self._blurred))
            lies = self.sprites.get(sprite.card.index) is sprite and self._lies(sprite)
            wear = self._wear(sprite.place)
            if lies and not self._scene.art.draw_on(*sprite.seen, wear):
                break
            del self._blurred[sprite]
            if lies:
                sprite.rest(wear)
                break
        return bool(self._blurred)

    # ------------------------------------------------------------------- reconcile

    def reconcile(self, flights: Sequence[Flight], *, still: bool) -> list[Leg]:
        """Sprites for exactly the cards that lie open, and their ways to where they lie.

        ``still``: what does not fly is in its place at once.
        """
        scene, own = self._scene, _by_card(flights)
        legs = self.depart(flights, scene.arrangement.places, still=still)
        landing = max((flight.ends for flight in flights), default=0.0)
        sliding = {}
        for known in sorted(scene.arrangement.places.values(), key=lambda place: place.layer):
            index = known.card.index
            if index in scene.pose.held:
                continue
            flight, sprite = own.get(index), self.sprites.get(index)
            appears = sprite is None
            if sprite is None:
                sprite = self.sprites[index] = self._come(known, flight)
            if flight is None and sprite.aloft:
                continue
            was, sprite.place = sprite.place, scene.places[index]
            if flight is not None:
                if sprite.height and not (appears or sprite.flying):
                    flight = flight._replace(begins=0.0)  # what was held together lands together
                legs.append(self._launch(sprite, flight))
            elif still or appears:
                self._settle(sprite)
            elif not (sprite.flying and was == sprite.place):  # else it is on its way there
                sliding[sprite] = landing if was.raised != sprite.place.raised else 0.0
        legs += self.slide(sliding, SLIDE_MS)
        backs = [(self._back(f.keys[0].spot), f) for f in flights if f.journey.card is None]
        self._passing += [back for back, _ in backs]
        return legs + [Leg.of(back, flight) for back, flight in backs]

    def depart(self, flights: Sequence[Flight], stay: Collection[int], *, still: bool) -> list[Leg]:
        """The ways of all cards but these, which lie open no more; one that has none is gone."""
        legs, after, own = list[Leg](), self._scene.arrangement, _by_card(flights)
        covers = after.sight.stacked and (after.pile_spots or after.sight.covered)
        for index in [i for i in self.sprites if i not in stay]:
            sprite, flight = self.sprites.pop(index), own.get(index)
            if flight is not None:
                legs.append(Leg.of(sprite, flight))
            elif covers and not still and sprite.place.home == "pile":
                sprite.setZValue(Layer.PILE - 0.5)  # another card is about to cover it
            else:
                self._scene.removeItem(sprite)
                continue
            self._passing.append(sprite)
        return legs

    def _come(self, place: Place, flight: Flight | None) -> CardSprite:
        """A card that was not in sight; one that is drawn by hand is the back that was held."""
        start = None if flight is None else flight.journey.start
        if self._stray is not None and start == "stock":
            stray, self._stray = self._stray, None
            return stray
        sprite = self._scene.add(CardSprite(place, self._scene.art))
        if flight is not None and start not in HIDDEN:  # those of a stacked pile covered it
            sprite.setZValue(Layer.PILE - flight.begins / 1_000)
            sprite.spot = flight.keys[0].spot
            sprite.dress(Wear(sprite.spot.angle))
        return sprite

    def _launch(self, sprite: CardSprite, flight: Flight) -> Leg:
        """On its way to where it lies open; what is not in the air yet is not seen on a heap."""
        if flight.journey.start in HIDDEN and not sprite.height:
            sprite.spot, sprite.face_up = flight.keys[0].spot, False
            sprite.setVisible(False)
        return Leg.of(sprite, flight)

    def stray(self, spot: Spot) -> CardSprite:
        """A back to be held: it goes back to the stock, or becomes the card that is drawn."""
        self._stray = self._back(spot)
        self._stray.setVisible(True)
        return self._stray

    def _back(self, spot: Spot) -> CardSprite:
        """A back that belongs to no card in sight, and is not seen before it leaves."""
        place = Place(UNSEEN, self._scene.arrangement.stock, Layer.FLIGHT, "pile", 0)
        ghost = self._scene.add(CardSprite(place, self._scene.art))
        ghost.face_up = False
        ghost.setVisible(False)
        ghost.dress(Wear(lift=Lift.NONE))
        ghost.put(spot)
        return ghost

    def slide(self, sprites: Mapping[CardSprite, float], ms: float) -> list[Leg]:
        """To their places, to make way, each after so long; at once where one lies there.

        A card in the air goes over all others, and in between its neighbours in the end.
        """
        legs, passing, speed = [], _passing(sprites), self._scene.motion.speed
        for sprite, delay in sprites.items():
            if not sprite.flying and (speed <= 0 or sprite.is_near(sprite.place.spot)):
                self._settle(sprite)
                continue
            _, lies, layer, *_ = sprite.place
            held = sprite.height > 0 and not sprite.flying
            start = Key(0, sprite.spot, sprite.zValue())
            end = Key(HOME_MS if held else ms, lies, layer, gently=held)
            rises, later = passing.get(sprite, (0.0, 0.0))
            legs.append(Leg(sprite, (start, end), delay=delay + later, arc=(rises, 0.0)))
        return legs

    def put_right(self, before: Pose, ms: float = POINTED_MS, legs: Sequence[Leg] = ()) -> None:
        """What lies or looks otherwise than the pose of now has it is moved, beside ``legs``."""
        scene = self._scene
        advised = before.advised ^ scene.pose.advised
        otherwise = advised | before.chosen ^ scene.pose.chosen
        pile = [card.index for card in scene.arrangement.sight.pile]
        if not advised.isdisjoint(pile):
            otherwise = otherwise.union(pile)  # what is not meant lies in shade
        sliding = {}
        for index, place in scene.places.items():
            sprite = self.sprites.get(index)
            if sprite is None or index in scene.pose.held or sprite.aloft:
                continue
            astray = sprite.spot != place.spot and not sprite.flying
            if astray or sprite.place != place or (index in otherwise and not sprite.flying):
                sprite.place = place
                sliding[sprite] = 0.0
        if legs or sliding:
            scene.motion.go([*legs, *self.slide(sliding, ms)])

    def call_back(self) -> list[Leg]:
        stray, self._stray = self._stray, None
        if stray is None:
            return []
        self._passing.append(stray)
        return [Leg(stray, (Key(0, stray.spot), Key(SLIDE_MS, self._scene.arrangement.stock)))]

    # ------------------------------------------------------------------- on their way

    def _depart(self, legs: Sequence[Leg]) -> None:
        """Look as on its way: until then it lies as it lay.

        What flies does so in the picture in which it will lie, as far as that is told, or in which
        it lay or was held. Where few fly each throws the shadow of its height.
        """
        if self._scene.motion.cut_short:
            return  # nobody sees it fly
        for leg in legs:
            sprite, lies = leg.sprite, leg.sprite.place.spot
            worn, there = sprite.wear, self._wear(sprite.place)
            if not leg.flies:
                drawn = self._scene.art.has(*sprite.seen, there)
                worn = there if drawn else there._replace(angle=worn.angle, lift=worn.lift)
            elif sprite not in self._passing and (leg.flight is not None or not sprite.careful):
                angle = lies.angle if sprite.face_up else 0.0
                worn = Wear(angle, there.lift, shown=lies.shown)
            if leg.flies and sprite.careful:
                worn = worn._replace(lift=Lift.NONE, swing=0.0)  # it is turned on its way
            sprite.dress(worn)

    def _turn_over(self, sprite: CardSprite) -> None:
        sprite.face_up = not sprite.face_up
        if self._scene.motion.cut_short:
            return
        sprite.dress(sprite.wear._replace(angle=sprite.place.spot.angle))

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

    def all_landed(self) -> None:
        for sprite in self._passing:
            self._scene.removeItem(sprite)
        self._passing.clear()

    def on_their_way_to(self, end: str) -> int:
        flights = [leg.flight for leg in self._scene.motion.legs if leg.sprite in self._passing]
        return sum(flight is not None and flight.journey.end == end for flight in flights)

    def melds_in_the_air(self) -> set[int]:
        flights = [(leg.sprite.place.number, leg.flight) for leg in self._scene.motion.legs]
        return {n for n, flight in flights if flight is not None and flight.journey.end == "meld"}


def _by_card(flights: Sequence[Flight]) -> dict[int, Flight]:
    """By ``Card.index``: those of cards that are seen."""
    return {f.journey.card.index: f for f in flights if f.journey.card is not None}


def _passing(sprites: Iterable[CardSprite]) -> dict[CardSprite, tuple[float, float]]:
    """Of cards of a hand that is sorted: how far each rises, and how much later it leaves."""
    hand = (s for s in sprites if s.place.home == "hand" and s.zValue() < Layer.HAND_WHOLE)
    lay = {sprite: n for n, sprite in enumerate(sorted(hand, key=CardSprite.zValue))}
    lie = sorted(lay, key=lambda sprite: sprite.place.number)
    far = {sprite for n, sprite in enumerate(lie) if abs(n - lay[sprite]) > 1}
    return {
        sprite: (PASSING * sprite.spot.w * (sprite in far), sorted_later(n, len(lie)))
        for n, sprite in enumerate(lie)
        if far
    }

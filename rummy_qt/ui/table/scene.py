"""The scene: ``show_state`` is the one way to change what is seen of the game.

It compares the arrangement of now with the one before. ``choreography`` says which cards fly,
``motion`` moves them, ``teller`` says what is told by then, and each room shows its own: ``cards``
the open cards, ``furniture`` what stands beside them, ``lights`` what follows the pointer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from rummy_qt.engine import Card, Move
from rummy_qt.engine.cards import cards_of
from rummy_qt.engine.melds import Meld
from rummy_qt.engine.moves import LAYING
from rummy_qt.play.game import Change
from rummy_qt.play.targets import Grab
from rummy_qt.ui.drawings import cloth
from rummy_qt.ui.models.table_state import TableState, lane_of
from rummy_qt.ui.theme import BRASS

from .arrangement import Layer, Look, MeldFact, Place, Pose, Sight, Spot
from .art import CardArt
from .card_layer import Cards
from .choreography import (
    ENDING_MS,
    QUIET_MS,
    SUMS_MS,
    Flight,
    choreograph,
    deal,
    ends_round,
    take_back,
    to_stock,
)
from .furniture import Furniture
from .layout import Arrangement, arrange, pose, slots
from .lights import Lights
from .motion import SLIDE_MS, Leg, Roll
from .sprites import HELD, CardSprite, FocusSprite, Sprite, draw_tag
from .stage import Stage


def sight_of(state: TableState, *, gathered: bool = False) -> Sight:
    """What of a position there is to lay out; see ``Sight.gathered``."""
    view, discards = state.view, state.discards.values
    pile = tuple(discards)
    seats = map(state.seat_at, range(view.players))
    return Sight(
        open=tuple([0 if view.over else len(state.open_hands.get(seat, ())) for seat in seats]),
        hand=state.hand.cards,
        pile=pile,
        stacked=view.is_stacked,
        covered=0 if gathered else view.discard_count - len(discards),
        raised=frozenset([card.index for card in pile if card in state.targets.take]),
        melds=_facts(state, view.melds),
        gathered=gathered,
    )


def _facts(state: TableState, melds: Sequence[Meld]) -> tuple[MeldFact, ...]:
    return tuple(
        MeldFact(n, state.place(lane_of(m)), m.cards, tuple(map(state.place, m.owners)))
        for n, m in enumerate(melds, 1)
    )


PUT_DOWN: Final = frozenset({*LAYING, "discard"})
MOST_SLOTS: Final = 256


class TableScene(Stage):
    """Shows a ``TableState`` with this art. It knows places, not rules."""

    arranged = Signal()
    """Things lie elsewhere now: what stands over the table wants to follow."""
    posed = Signal()
    """The hand is held otherwise: so does what runs along its cards."""

    def __init__(self, state: TableState, art: CardArt, look: Look, parent: QObject) -> None:
        super().__init__(state, art, arrange(sight_of(state), look), parent)
        self.look = look
        self.cards = Cards(self)
        self.furniture = Furniture(self, self.cards)
        self.lights = Lights(self, self.cards, self.stand_out)
        self.ring = self.add(Sprite())
        self.focus = self.add(FocusSprite(Layer.FOCUS))
        self.landing = lru_cache(MOST_SLOTS)(self._landing)
        """Where the cards of a move of the person would lie, in the move's order.

        The table is planned with that move, so they lie there when it has been made. Empty for a
        move that puts no card down. After it may stand all the moves of which it is one, in their
        order; then they lie there when the last of them has been made.
        """
        self._spoken_of: dict[object, tuple[frozenset[int], bool]] = {}
        """By who speaks: which cards, and whether of the stock."""
        self._shown = state.view
        self.motion.passed.connect(self._tell)
        self.motion.landed.connect(self.cards.all_landed)
        self.teller.told.connect(self._say)

    # -------------------------------------------------------------------- show

    def show_state(self, change: Change | None = None) -> None:
        """Show the state of now. Cards that ``change`` moved fly; without one nothing moves."""
        kind = change.kind if change is not None else ""
        if kind != "played":
            self.teller.forget()
            self.motion.finish()
        before = self.arrangement
        kept = None if kind in ("dealt", "shown") else before
        self.idle.make_ready(())
        self.landing.cache_clear()
        self.lights.rest()
        seen = change if self.motion.moves else None
        in_time = kind == "played" and seen is not None  # the end of a round is told then
        sight = sight_of(self.state, gathered=self.state.view.over and not in_time)
        self.arrangement = arrange(sight, self.look, kept)
        held = self.pose.held & {card.index for card in sight.hand}
        self.hold(self.pose._replace(hover=None, whole=False, gap=None, held=held))
        flights = self._flights(before, seen) if seen is not None else []
        ended, self._shown = self._shown.over, self.state.view
        if kind == "played" or (kind == "undone" and flights and not self.teller.now.view.over):
            self.teller.wait()
        elif kind == "dealt" and flights:
            self.teller.begin()
        else:
            self.teller.tell_all()
        still = kind in ("", "shown", "dealt")
        away = []
        if kind == "dealt" and flights and ended:  # else they are the cards to be dealt
            gone = [*to_stock(before, self.arrangement, None, all_open=True)]
            away = self.cards.depart(gone, self.pose.held, still=True)
            there = max((leg.end for leg in away), default=0.0)  # nothing is dealt before
            flights = [f._replace(begins=f.begins + there) for f in flights]
        legs = away + self.cards.reconcile(flights, still=still)
        rolls = self._quiet(legs) if seen is not None and ends_round(seen.events) else []
        if seen is not None and not still:
            rolls += self.furniture.slide(before.stock)
        self._set_out(legs, rolls)
        if not (legs or rolls or kind == "played"):
            self.motion.finish()  # what fades does not do so over another position
        self._tell()
        self.arranged.emit()

    def _flights(self, before: Arrangement, change: Change) -> list[Flight]:
        view, after = self.state.view, replace(self.arrangement, places=self.places)
        if change.kind == "undone":
            events, told = self._shown.history[len(view.history) :], len(view.history) - 1
            return take_back(before, after, events, told, self.state.place)
        if change.kind == "dealt" and not view.over:
            seats = map(self.state.seat_at, range(view.players))
            sizes = [view.hand_counts[seat] for seat in seats]
            return deal(after, self.state.place(view.dealer), sizes)
        if change.kind != "played":
            return []
        first = len(view.history) - len(change.events)
        return choreograph(before, after, change.events, first, self.state.place)

    def _quiet(self, legs: Sequence[Leg]) -> list[Roll]:
        """A round's last card lies before its end is told, its sums wait, and words for them."""
        landing = max((leg.end for leg in legs if leg.flight), default=0.0)  # a pass moves no card
        told, last = landing + QUIET_MS, len(self.state.view.history)
        return [
            Roll(lambda _part: None, QUIET_MS, landing, event=last - 1),
            Roll(lambda _part: None, ENDING_MS, told, event=last),
            Roll(lambda _part: None, SUMS_MS, told + ENDING_MS, event=last + 1),
        ]

    def _tell(self) -> None:
        self.teller.advance(self.motion.told_until)

    def _say(self) -> None:
        self.cards.dress()
        if self.teller.now.winners:
            self._gather()
        self.furniture.tell()

    def _set_out(self, legs: Sequence[Leg], rolls: Sequence[Roll] = ()) -> None:
        self.motion.go(legs, rolls)
        if legs and self.motion.moves:
            self.motion.roll(self.furniture.go_along())

    def _gather(self) -> None:
        before = self.arrangement
        if before.sight.gathered:
            return
        self.arrangement = arrange(sight_of(self.state, gathered=True), self.look, before)
        self.hold(self.pose)
        self.arranged.emit()
        flights = () if self.motion.cut_short else tuple(to_stock(before, self.arrangement, None))
        if legs := self.cards.reconcile(flights, still=False):
            self._set_out(legs)

    def redraw(self, look: Look, change: Change | None = None) -> None:
        """Draw everything anew, the cloth as large as it says; nothing moves but by ``change``."""
        self.look, art = look, self.art
        self.setSceneRect(0, 0, look.width, look.height)
        self.setBackgroundBrush(cloth(look.width, look.height, art.theme, art.style.ratio))
        self.show_state(change)
        self.update()
        # Of letters on brass the first are what takes long.
        tag = partial(draw_tag, "+0123456789", self.arrangement.t, BRASS, art)
        self.idle.make_ready([tag])

    def finish(self) -> None:
        """Everything lies in its place, in its own picture."""
        self.motion.finish()
        while self.cards.sharpen():
            pass

    # -------------------------------------------------------------------- the hand

    def pose_hand(self, pose_: Pose) -> None:
        """Hold the hand like that: its cards part, close up, rise or sink."""
        before = self.pose
        as_before = pose_.held and pose_ == before  # what is held is pulled, and nothing chosen
        if not as_before and self.hold(pose_):
            self.cards.put_right(before)
            if self.pose.stock != before.stock:
                self.furniture.show_stock()
            self.posed.emit()
        if pose_.held:
            self.idle.wait()

    def stand_out(self, who: object, cards: Iterable[Card] = (), *, stock: bool = False) -> None:
        """``who`` speaks of these cards and perhaps the stock, and of nothing else any more."""
        spoken_of = frozenset(card.index for card in cards), stock
        if spoken_of == self._spoken_of.get(who, (frozenset(), False)):
            return
        self._spoken_of[who] = spoken_of
        advised, of_stock = zip(*self._spoken_of.values(), strict=True)
        cards_of_all = frozenset[int]().union(*advised)
        self.pose_hand(self.pose._replace(advised=cards_of_all, stock=any(of_stock)))

    def go_home(self, pose_: Pose) -> None:
        """Let every card that lies elsewhere return to its place; the hand is held like that."""
        before = self.pose
        self.hold(pose_)
        self.cards.put_right(before, SLIDE_MS, self.cards.call_back())
        self.posed.emit()

    # ---------------------------------------------------------------------- dragging

    def take_up(self, grab: Grab) -> tuple[CardSprite, ...]:
        """The sprites of what was picked up, above all else; the stock names no card."""
        known = tuple(self.cards.sprites[card.index] for card in grab.cards)
        sprites = known or (self.cards.stray(self.arrangement.stock),)
        pile = self.arrangement.sight.pile
        self.furniture.lift(sprites[0].seen if pile and grab.cards == pile else None)
        for nth, sprite in enumerate(sprites):
            sprite.setZValue(Layer.HELD + nth)
            sprite.dress(HELD)
        return sprites

    def _landing(self, move: Move, way: tuple[Move, ...] = ()) -> tuple[Spot, ...]:
        sight, view = self.arrangement.sight, self.state.view
        cards = move.cards if move.kind in PUT_DOWN else ()
        if move.kind == "claim":
            cards = sight.pile[-1:]
        if not cards:
            return ()
        position, _ = view.played(*(each for each in way or (move,) if each.kind != "draw"))
        pile = position.discards[-1:] if sight.stacked else position.discards
        if move.kind == "claim" and cards[0] in pile:
            return ()  # a false call
        later = replace(
            sight,
            hand=tuple(cards_of(position.held(view.seat))),
            pile=tuple(pile),
            melds=_facts(self.state, position.melds),
            raised=frozenset(),
        )
        return slots(self.arrangement, later, cards)

    # ---------------------------------------------------------------------- finding

    def card_at(self, x: float, y: float) -> Place | None:
        """The topmost open card under a point, as it is seen; what is held is nowhere.

        A card that has risen is found where it lay, too: it would leave a pointer that stands
        still, fall, and rise again.
        """
        how, there = self.pose, list(self.places.values())
        if (risen := how.hover) is not None and risen in self.places:
            unpointed = how._replace(hover=None)  # beside one that has risen others lie elsewhere
            lay = {**self.arrangement.places, **pose(self.arrangement, unpointed)}
            there.append(lay[risen])
        free = (place for place in there if place.card.index not in how.held)
        found = [place for place in free if place.spot.holds(x, y)]
        top = max(found, key=lambda place: place.layer, default=None)
        return self.places[top.card.index] if top else None

    def seat_at(self, x: float, y: float) -> int | None:
        """The player whose name or fan is under a point."""
        for where in self.arrangement.seats:
            if where.plate.holds(x, y):
                return self.state.seat_at(where.place)
        return self.state.person if self.arrangement.size.plate.holds(x, y) else None

"""The graphics scene of the table; ``show_state`` is the only way to change what it shows.

``show_state`` compares the new arrangement with the previous one. ``choreography`` plans which
cards fly, ``motion`` moves them, and ``teller`` holds back news until the cards have landed.
``cards`` draws the open cards, ``furniture`` everything beside them, and ``lights`` what follows
the pointer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache, partial
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

from .arrangement import CardPlace, Contents, Layer, MeldFact, Pose, Space, Spot
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
from .layout import Arrangement, arrange, landing_spots, pose
from .lights import Lights
from .motion import SLIDE_MS, Effect, Leg
from .sprites import HELD, CardSprite, FocusSprite, Sprite, draw_tag
from .stage import Stage


def contents_of(state: TableState, *, gathered: bool = False) -> Contents:
    """The part of a position that the layout needs; for ``gathered`` see ``Contents.gathered``."""
    view, discards = state.view, state.discards.values
    pile = tuple(discards)
    seats = map(state.seat_at, range(view.players))
    return Contents(
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
        MeldFact(n, state.chair_of(lane_of(m)), m.cards, tuple(map(state.chair_of, m.owners)))
        for n, m in enumerate(melds, 1)
    )


PUT_DOWN: Final = frozenset({*LAYING, "discard"})


class TableScene(Stage):
    """Draws a ``TableState`` with the pictures of ``art``. It knows positions, not rules."""

    arranged = Signal()
    """The arrangement has changed; widgets above the table should move with it."""
    posed = Signal()
    """The pose of the hand has changed; whatever follows its cards should move too."""

    def __init__(self, state: TableState, art: CardArt, space: Space, parent: QObject) -> None:
        super().__init__(state, art, arrange(contents_of(state), space), parent)
        self.space = space
        self.cards = Cards(self)
        self.furniture = Furniture(self, self.cards)
        self.lights = Lights(self, self.cards, self.highlight)
        self.ring = self.add(Sprite())
        self.focus = self.add(FocusSprite(Layer.FOCUS))
        self.landing = cache(self._landing)
        """``landing(move, sequence=())``: the spots of the cards of a move of the person.

        They are in the order of ``move.cards``, taken from a layout of the table after the move,
        so that the cards come to lie exactly there; empty if the move puts no card down. If the
        move is part of a longer ``sequence``, the layout is that after the whole sequence.
        """
        self._highlights: dict[object, tuple[frozenset[int], bool]] = {}
        """By owner: the indices of highlighted cards, and whether the stock is highlighted."""
        self._shown = state.view
        self.motion.passed.connect(self._advance_teller)
        self.teller.told.connect(self._show_told)

    # -------------------------------------------------------------------- show

    def show_state(self, change: Change | None = None) -> None:
        """Show the current state. Cards moved by ``change`` fly; without it nothing moves."""
        kind = change.kind if change is not None else ""
        if kind != "played":
            self.teller.clear_queue()
            self.motion.finish()
        before = self.arrangement
        kept = None if kind in ("dealt", "shown") else before
        self.idle.make_ready(())
        self.landing.cache_clear()
        self.lights.clear()
        animated = change if self.motion.moves else None
        # After an animated move the cards are gathered when the end of the round is announced.
        wait = kind == "played" and animated is not None
        contents = contents_of(self.state, gathered=self.state.view.over and not wait)
        self.arrangement = arrange(contents, self.space, kept)
        held = self.pose.held & {card.index for card in contents.hand}
        self.set_pose(self.pose._replace(hover=None, whole=False, gap=None, held=held))
        flights = self._flights(before, animated) if animated is not None else []
        was_over, self._shown = self._shown.over, self.state.view
        if kind == "played" or (kind == "undone" and flights and not self.teller.now.view.over):
            self.teller.enqueue()
        elif kind == "dealt" and flights:
            self.teller.begin()
        else:
            self.teller.tell_all()
        still = kind in ("", "shown", "dealt")
        away = []
        if kind == "dealt" and flights and was_over:
            # The old round's cards go back to the stock before the first card is dealt.
            old = [*to_stock(before, self.arrangement, None, all_open=True)]
            away = self.cards.depart(old, self.pose.held, still=True)
            start = max((leg.end for leg in away), default=0.0)
            flights = [f._replace(begins=f.begins + start) for f in flights]
        legs = away + self.cards.reconcile(flights, still=still)
        effects = self._pauses(legs) if animated is not None and ends_round(animated.events) else []
        if animated is not None and not still:
            effects += self.furniture.slide(before.stock)
        self._start(legs, effects)
        if not (legs or effects or kind == "played"):
            self.motion.finish()  # no cross-fade may run on over another position
        self._advance_teller()
        self.arranged.emit()

    def _flights(self, before: Arrangement, change: Change) -> list[Flight]:
        view, after = self.state.view, replace(self.arrangement, places=self.places)
        if change.kind == "undone":
            events, told = self._shown.history[len(view.history) :], len(view.history) - 1
            return take_back(before, after, events, told, self.state.chair_of)
        if change.kind == "dealt" and not view.over:
            seats = map(self.state.seat_at, range(view.players))
            sizes = [view.hand_counts[seat] for seat in seats]
            return deal(after, self.state.chair_of(view.dealer), sizes)
        if change.kind != "played":
            return []
        first = len(view.history) - len(change.events)
        return choreograph(before, after, change.events, first, self.state.chair_of)

    def _pauses(self, legs: Sequence[Leg]) -> list[Effect]:
        """Pauses after a round's last card: before its end is told, the sums, and their words."""
        landing = max((leg.end for leg in legs if leg.flight), default=0.0)  # a pass moves no card
        told, last = landing + QUIET_MS, len(self.state.view.history)
        return [
            Effect(lambda _part: None, QUIET_MS, landing, event=last - 1),
            Effect(lambda _part: None, ENDING_MS, told, event=last),
            Effect(lambda _part: None, SUMS_MS, told + ENDING_MS, event=last + 1),
        ]

    def _advance_teller(self) -> None:
        self.teller.advance(self.motion.told_until)

    def _show_told(self) -> None:
        self.cards.dress()
        if self.teller.now.winners:
            self._gather()
        self.furniture.tell()

    def _start(self, legs: Sequence[Leg], effects: Sequence[Effect] = ()) -> None:
        self.motion.go(legs, effects)
        if legs and self.motion.moves:
            self.motion.run(self.furniture.move_yarn())

    def _gather(self) -> None:
        before = self.arrangement
        if before.contents.gathered:
            return
        self.arrangement = arrange(contents_of(self.state, gathered=True), self.space, before)
        self.set_pose(self.pose)
        self.arranged.emit()
        flights = () if self.motion.cut_short else tuple(to_stock(before, self.arrangement, None))
        if legs := self.cards.reconcile(flights, still=False):
            self._start(legs)

    def redraw(self, space: Space, change: Change | None = None) -> None:
        """Resize the scene to ``space`` and redraw everything; only ``change`` is animated."""
        self.space, art = space, self.art
        self.setSceneRect(0, 0, space.width, space.height)
        self.setBackgroundBrush(cloth(space.width, space.height, art.theme, art.style.ratio))
        self.show_state(change)
        self.update()
        # Drawing the first letters on brass is slow.
        tag = partial(draw_tag, "+0123456789", self.arrangement.t, BRASS, art)
        self.idle.make_ready([tag])

    def finish(self) -> None:
        """Put every card in its place at once, drawn sharp."""
        self.motion.finish()
        while self.cards.sharpen():
            pass

    # -------------------------------------------------------------------- the hand

    def pose_hand(self, pose_: Pose) -> None:
        """Change the pose of the hand, moving its cards to match."""
        before = self.pose
        unchanged = pose_.held and pose_ == before  # as in most moves of a drag
        if not unchanged and self.set_pose(pose_):
            self.cards.put_right(before)
            if self.pose.stock != before.stock:
                self.furniture.show_stock()
            self.posed.emit()
        if pose_.held:
            self.idle.wait()

    def highlight(self, who: object, cards: Iterable[Card] = (), *, stock: bool = False) -> None:
        """Highlight these cards, and the stock if asked, instead of what ``who`` highlighted.

        Highlights of other owners stay.
        """
        highlight = frozenset(card.index for card in cards), stock
        if highlight == self._highlights.get(who, (frozenset(), False)):
            return
        self._highlights[who] = highlight
        advised, on_stock = zip(*self._highlights.values(), strict=True)
        all_advised = frozenset[int]().union(*advised)
        self.pose_hand(self.pose._replace(advised=all_advised, stock=any(on_stock)))

    def go_home(self, pose_: Pose) -> None:
        """Set the pose and slide every card that is out of place back to it."""
        before = self.pose
        self.set_pose(pose_)
        self.cards.put_right(before, SLIDE_MS, self.cards.call_back())
        self.posed.emit()

    # ---------------------------------------------------------------------- dragging

    def take_up(self, grab: Grab) -> tuple[CardSprite, ...]:
        """Raise what was picked up above everything else and return its sprites.

        A grab from the stock lists no cards; its sprite is a back.
        """
        known = tuple(self.cards.sprites[card.index] for card in grab.cards)
        sprites = known or (self.cards.stray(),)
        pile = self.arrangement.contents.pile
        self.furniture.set_lowest_held(sprites[0].side if pile and grab.cards == pile else None)
        for nth, sprite in enumerate(sprites):
            sprite.setZValue(Layer.HELD + nth)
            sprite.dress(HELD)
        return sprites

    def _landing(self, move: Move, sequence: tuple[Move, ...] = ()) -> tuple[Spot, ...]:
        contents, view = self.arrangement.contents, self.state.view
        cards = move.cards if move.kind in PUT_DOWN else ()
        if move.kind == "claim":
            cards = contents.pile[-1:]
        if not cards:
            return ()
        position, _ = view.played(*(m for m in sequence or (move,) if m.kind != "draw"))
        pile = position.discards[-1:] if contents.stacked else position.discards
        if move.kind == "claim" and cards[0] in pile:
            return ()  # a false call
        later = replace(
            contents,
            hand=tuple(cards_of(position.held(view.seat))),
            pile=tuple(pile),
            melds=_facts(self.state, position.melds),
            raised=frozenset(),
        )
        return landing_spots(self.arrangement, later, cards)

    # ---------------------------------------------------------------------- finding

    def card_at(self, x: float, y: float) -> CardPlace | None:
        """The topmost visible open card under a point, except cards being dragged.

        A raised card is also found where it lay before. Otherwise it would rise away from a
        resting pointer, fall back, and rise again.
        """
        places = list(self.places.values())
        if (raised := self.pose.hover) is not None and raised in self.places:
            flat = pose(self.arrangement, self.pose._replace(hover=None))
            places.append({**self.arrangement.places, **flat}[raised])
        free = (place for place in places if place.card.index not in self.pose.held)
        hits = [place for place in free if place.spot.holds(x, y)]
        top = max(hits, key=lambda place: place.layer, default=None)
        return self.places[top.card.index] if top else None

    def seat_at(self, x: float, y: float) -> int | None:
        """The seat whose plate is under a point, the person's included."""
        for seat in self.arrangement.seats:
            if seat.plate.holds(x, y):
                return self.state.seat_at(seat.chair)
        return self.state.person if self.arrangement.size.plate.holds(x, y) else None

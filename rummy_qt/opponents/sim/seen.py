"""What a seat can know of a round beyond what lies open now: its history, read once."""

from __future__ import annotations

from dataclasses import dataclass, field

from rummy_qt.engine.cards import Card, hand_of
from rummy_qt.engine.events import (
    Claimed,
    Dealt,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Passed,
    Rebuilt,
    Swapped,
    Took,
)
from rummy_qt.engine.view import View

from .bridge import lay_table
from .sheet import Sheet
from .world import CLOSED, DRAW, OVER, PLAY, World

_PHASES = {"draw": DRAW, "duty": PLAY, "play": PLAY, "closed": CLOSED, "over": OVER}


@dataclass
class Seen:
    """The memory of a seat that forgets nothing."""

    players: int
    pile: list[Card] = field(default_factory=list)
    """The discard pile, bottom first, covered cards too."""
    known: list[int] = field(default_factory=list)
    """The cards of each hand that it was seen to take."""
    thrown: list[list[tuple[int, Card]]] = field(default_factory=list)
    """What each seat has discarded, each with the number of the turn."""
    left: list[tuple[int, int, Card]] = field(default_factory=list)
    """Top discards that a seat let lie: the turn, the seat, the card."""
    rebuilds: int = 0
    table_grew: bool = False
    idle: int = 0
    drew_stock: bool = False
    laid: bool = False
    turns: int = 0
    finished: bool = True

    @staticmethod
    def of(view: View) -> Seen:
        """Reads the history of a view."""
        none = [0] * view.players
        seen = Seen(view.players, known=none, thrown=[[] for _ in none])
        for event in view.history:
            seen.hear(event)
        return seen

    def hear(self, event: Event) -> None:
        """Takes one event in."""
        match event:
            case Dealt(upcard=card):
                self.pile.append(card)
            case Drew(seat=seat):
                self._begin_turn(seat, True)
            case Took(seat=seat, cards=cards):
                self._begin_turn(seat, False)
                del self.pile[len(self.pile) - len(cards) :]
                self.known[seat] |= hand_of(cards)
            case Rebuilt():
                del self.pile[:-1]
                self.rebuilds += 1
                self.table_grew = False
            case Melded(seat=seat, cards=cards) | LaidOff(seat=seat, cards=cards):
                self._lay(seat, hand_of(cards))
            case Swapped(seat=seat, card=card, joker=joker):
                self._lay(seat, card.bit)
                self.known[seat] |= joker.bit
            case Discarded(seat=seat, card=thrown):
                self._throw(seat, thrown)
            case Passed():
                self.idle += 1
                self.turns += 1
            case Claimed():
                self.pile.pop()
                self.table_grew = True
                self.idle = 0

    def _begin_turn(self, seat: int, from_stock: bool) -> None:
        if not self.finished:  # the turn before ended with an empty hand
            self.idle = 0
            self.turns += 1
        if from_stock and self.pile:
            self.left.append((self.turns, seat, self.pile[-1]))
        self.drew_stock, self.laid, self.finished = from_stock, False, False

    def _lay(self, seat: int, cards: int) -> None:
        self.known[seat] &= ~cards
        self.laid = self.table_grew = True

    def _throw(self, seat: int, card: Card | None) -> None:
        if card is not None:
            self.known[seat] &= ~card.bit
            self.pile.append(card)
            self.thrown[seat].append((self.turns, card))
        self.idle = 0 if self.drew_stock or self.laid else self.idle + 1
        self.turns += 1
        self.finished = True


@dataclass(frozen=True)
class Table:
    """A seat's world with what it cannot see set apart."""

    world: World
    """Other hands hold only cards that they were seen to take; the stock is empty."""
    hidden: tuple[int, ...]
    """The cards of unknown place, by index: in other hands or the stock."""
    missing: tuple[int, ...]
    """How many cards of each hand are unknown."""
    stock: int
    """How many cards the stock has."""

    def filled(self, hidden: tuple[int, ...] | list[int]) -> World:
        """A world in which the hidden cards, in this order, fill the hands and then the stock."""
        world = self.world.copy()
        at = 0
        for seat, missing in enumerate(self.missing):
            for card in hidden[at : at + missing]:
                world.hands[seat] |= 1 << card
            at += missing
        world.stock = list(hidden[at:])
        return world


def table_of(view: View, seen: Seen) -> Table:
    """The seat's world, from its view and memory."""
    sheet = Sheet.of(view.rules, view.players)
    world = World.fresh(sheet, view.dealer)
    world.seat, world.phase = view.to_move, _PHASES[view.phase]
    lay_table(world, view.melds)
    world.points = [p - paid for p, paid in zip(world.points, view.penalties, strict=True)]
    world.known = [known if s != view.seat else 0 for s, known in enumerate(seen.known)]
    world.hands = world.known.copy()
    world.hands[view.seat] = hand_of(view.hand)
    world.known[view.seat] = seen.known[view.seat] & world.hands[view.seat]
    world.discards = [card.index for card in seen.pile]
    world.melders = sum(1 << seat for seat, has in enumerate(view.melders) if has)
    world.turns, world.idle = view.turns, seen.idle
    world.rebuilds, world.table_grew = seen.rebuilds, seen.table_grew
    world.duty = sum(1 << _face(text) for text in view.duty)
    world.barred = -1 if view.barred is None else _face(view.barred)
    if world.phase == PLAY:
        world.drew_stock, world.laid = seen.drew_stock, seen.laid
        last = view.rules.stock_out == "last_draw" and not view.stock_count
        world.drew_last = last and seen.drew_stock
    if view.claimable is not None and seen.pile:
        world.discarder = _discarder(view)
    return _set_apart(view, world)


def _set_apart(view: View, world: World) -> Table:
    seen = hand_of(card for meld in view.melds for card in meld.cards)
    for hand in world.hands:
        seen |= hand
    for card in world.discards:
        seen |= 1 << card
    deck = world.sheet.deck & ~seen
    hidden = tuple(index for index in range(deck.bit_length()) if deck >> index & 1)
    missing = tuple(
        max(0, count - hand.bit_count())
        for count, hand in zip(view.hand_counts, world.hands, strict=True)
    )
    return Table(world, hidden, missing, view.stock_count)


def _face(text: str) -> int:
    return Card.parse("*1" if text == "*" else text).face


def _discarder(view: View) -> int:
    for event in reversed(view.history):
        if isinstance(event, Discarded):
            return event.seat
    return -1

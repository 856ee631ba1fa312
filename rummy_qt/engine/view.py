"""A seat's view of a round: what that seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from .cards import Card, cards_of, face_text, hand_of
from .events import (
    Claimed,
    Dealt,
    Discarded,
    Drew,
    Ending,
    Event,
    LaidOff,
    Melded,
    Swapped,
    Took,
    seen_by,
)
from .legal import legal_moves
from .melds import Meld
from .moves import LAYING, Move, check_move
from .position import OVER, Position
from .reasons import Reason
from .refusals import open_now
from .rules import Rules
from .sheet import sheet_of
from .turns import follow, play


class LegalMoves(list[Move]):
    """The legal moves of a seat.

    Plays that differ only in which copies of cards or jokers they use are listed once, but ``in``
    is true for all of them (S-04).
    """

    __slots__ = ("hand",)

    def __init__(self, moves: Iterable[Move], hand: int) -> None:
        super().__init__(moves)
        self.hand = hand
        """The seat's hand, as bits by ``Card.index``."""

    def __contains__(self, move: object) -> bool:
        if super().__contains__(move):
            return True
        if not isinstance(move, Move) or move.kind not in _ANY_COPY:
            return False
        cards = hand_of(move.cards)
        held = not cards & ~self.hand and cards.bit_count() == len(move.cards)
        return held and _without_copies(move) in map(_without_copies, self)


_ANY_COPY: Final = frozenset({*LAYING, "discard"})
"""Kinds of moves that may name any copy of a card; ``take`` names one of the pile."""


def _without_copies(move: Move) -> tuple[object, ...]:
    """A key that is equal for moves that differ only in copies of cards and jokers."""
    return move.kind, move.meld, move.end, [(card.face, card.role) for card in move.cards]


class Outcome(NamedTuple):
    """The effect of a move, as far as its seat can know it in advance."""

    meld: Meld | None = None
    """The meld that the move makes or changes, as it would lie on the table."""
    points: int = 0
    """The points that the seat would gain on the table."""
    taken: tuple[Card, ...] = ()
    """The discards taken that the seat can see."""
    number: int = 0
    """The number of discards taken, seen or not."""
    risk: int = 0
    """The points that the seen ones would cost in the hand."""
    duty: str | None = None
    """What must be done with them at once: a value of the option ``duty``, or None."""
    price: int | None = None
    """The price of the move or, under a duty, of not meeting it; None: there is no price."""
    only_paying: bool = False
    """Whether the seat could only pay, as far as it can know."""
    face_down: bool = False
    """Whether the move is a last discard that nobody will see."""


@dataclass(frozen=True, slots=True)
class View:
    """A seat's view: its own hand, the open cards, counts, and the public events."""

    rules: Rules
    seat: int
    """The seat that has this view."""
    players: int
    dealer: int
    to_move: int
    phase: str
    """What the seat to move must do: ``draw``, ``duty``, ``play``, ``closed`` or ``over``."""
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    stock_count: int
    discards: tuple[Card, ...]
    """The visible discards, bottom first: all of a fanned pile, the top of a stacked one."""
    discard_count: int
    melds: tuple[Meld, ...]
    penalties: tuple[int, ...]
    """Per seat: the penalty points of this round, as a positive sum."""
    duty: tuple[str, ...]
    """The faces (``7c``, ``*``) of which one must be used now."""
    barred: str | None
    """The face that may not be discarded in this turn."""
    claimable: Card | None
    """The discard that this seat may call, rightly or falsely."""
    melders: tuple[bool, ...]
    """Per seat: whether it has laid a meld of its own."""
    turns: int
    """The number of finished turns in the round."""
    can_draw: bool
    """Whether the stock has a card or can be rebuilt."""
    over: bool
    ending: Ending | None
    closer: int | None
    """The seat that went out."""
    history: tuple[Event, ...]
    """The events of the round, as this seat saw them."""
    legal_moves: Sequence[Move]
    """Every legal move of this seat, usually as ``LegalMoves``."""
    _cached: list[Position] = field(default_factory=list, init=False, repr=False, compare=False)
    """``position``, once computed."""

    @property
    def is_stacked(self) -> bool:
        """Whether only the top discard is visible."""
        return self.rules.discard_pile == "stacked"

    @property
    def position(self) -> Position:
        """The round as the seat knows it (``known_position``), shared: play on a copy."""
        if not self._cached:
            self._cached.append(known_position(self))
        return self._cached[0]

    def with_position(self, position: Position) -> View:
        """A copy of this view whose ``position`` is the one given."""
        result = replace(self)
        result._cached.append(position)
        return result

    @property
    def duty_price(self) -> int | None:
        """The price of not meeting a duty; None where it must be met."""
        return self.rules.duty_price

    @property
    def peek_price(self) -> int | None:
        """The price of a look into the discard pile; None where nobody may look."""
        return self.rules.peek_price

    @property
    def false_call_price(self) -> int | None:
        """The price of a false call; None where there are no calls."""
        return self.rules.false_claim_price if self.rules.claims else None

    @property
    def open_now(self) -> Reason:
        """What the seat may do in its turn, see ``refusals.open_now``."""
        return open_now(self.position, self.seat)

    def played(self, *moves: Move) -> tuple[Position, list[Event]]:
        """The seat's position after moves of its own other than draws, and their events."""
        position, events = self.position.copy(), list[Event]()
        for move in moves:
            check_move(move)
            events += play(position, self.seat, move, list)
        return position, events

    def after(self, move: Move, *first: Move) -> Outcome:
        """The effect of a legal move of this seat, played after the moves in ``first``."""
        check_move(move)
        if move.kind == "draw":
            return Outcome()
        seat, before = self.seat, self.played(*first)[0] if first else self.position
        position = before.copy()
        event, *_ = play(position, seat, move, list)
        cost = int(position.penalties[seat] - before.penalties[seat])
        outcome = Outcome(
            points=int(position.laid_points(seat) - before.laid_points(seat)), price=cost or None
        )
        match event:
            case Melded(meld=meld) | LaidOff(meld=meld) | Swapped(meld=meld) | Claimed(meld=meld):
                return outcome._replace(meld=position.nth_meld(meld - 1))
            case Discarded(face_up=face_up):
                return outcome._replace(face_down=not face_up)
            case Took():
                return self._taking(position, move.cards[0])
        return outcome

    def _taking(self, position: Position, chosen: Card) -> Outcome:
        """The outcome of a take that led to ``position``, limited to the cards visible now."""
        seat, seen = self.seat, chosen in self.discards
        cost = position.hand_points(seat) - self.position.hand_points(seat)
        return Outcome(
            taken=self.discards[self.discards.index(chosen) :] if seen else (),
            number=int(self.position.pile_size - position.pile_size),
            risk=int(cost) if seen else 0,
            duty=self.rules.duty if position.duty else None,
            price=self.duty_price if position.duty else None,
            only_paying={move.kind for move in legal_moves(position, seat)} == {"concede"},
        )


def known_position(
    view: View,
    events: int | None = None,
    before_event: Callable[[Position, Event], None] | None = None,
) -> Position:
    """The position after the first ``events`` events of a view's history; None: after all.

    It holds the cards whose place the seat knows: its own hand and, in other hands, the cards
    they were seen to take; the rest are only counted. ``before_event`` is called with the position
    before each event, and the event. ``ValueError`` for a history without a deal.
    """
    history = view.history if events is None else view.history[:events]
    dealt = history[0] if history else None
    if not isinstance(dealt, Dealt):
        raise ValueError("a history begins with what was dealt")
    sheet = sheet_of(view.rules, view.players)
    position = Position(sheet, dealt.dealer)
    position.pile[0], position.pile_size = dealt.upcard.index, 1
    position.stock_size = sheet.cards - view.players * dealt.hand_size - 1
    for seat in range(view.players):
        position.counts[seat] = dealt.hand_size
    position.set_hand(view.seat, cards_of(_dealt_hand(view)))
    for event in history:
        if before_event is not None:
            before_event(position, event)
        follow(position, event)
    return position


def _dealt_hand(view: View) -> int:
    """The hand that the seat was dealt, found by undoing its events."""
    hand = hand_of(view.hand)
    for event in reversed(view.history):
        match event:
            case Drew(seat=view.seat, card=Card() as card):
                hand &= ~card.bit
            case Took(seat=view.seat, cards=cards):
                hand &= ~hand_of(cards)
            case Melded(seat=view.seat, cards=cards) | LaidOff(seat=view.seat, cards=cards):
                hand |= hand_of(cards)
            case Swapped(seat=view.seat, card=card, joker=joker):
                hand = hand & ~joker.bit | card.bit
            case Discarded(seat=view.seat, card=Card() as card):
                hand |= card.bit
    return hand


def view_of(position: Position, seat: int, history: Sequence[Event]) -> View:
    """The view of ``seat``; ``history`` holds all events of the round, unfiltered."""
    hand = position.held(seat)
    claimable = position.discards[-1] if position.may_claim(seat) else None
    return View(
        rules=position.rules,
        seat=seat,
        players=position.players,
        dealer=position.dealer,
        to_move=position.seat,
        phase=position.phase,
        hand=tuple(cards_of(hand)),
        hand_counts=tuple(position.counts),
        stock_count=int(position.stock_size),
        discards=_open_discards(position, seat),
        discard_count=int(position.pile_size),
        melds=tuple(position.melds),
        penalties=tuple(position.penalties),
        duty=tuple(face_text(f) for f in range(53) if position.duty >> f & 1),
        barred=None if position.barred < 0 else face_text(position.barred),
        claimable=claimable,
        melders=tuple(map(position.has_melded, range(position.players))),
        turns=position.turns,
        can_draw=position.can_draw,
        over=position.due == OVER,
        ending=position.ending,
        closer=position.closer,
        history=tuple([seen_by(seat, event) for event in history]),
        legal_moves=LegalMoves(legal_moves(position, seat), hand),
    )


def _open_discards(position: Position, seat: int) -> tuple[Card, ...]:
    discards, rules = position.discards, position.rules
    stacked = rules.discard_pile == "stacked"
    discarded_out = position.out >= 0 and rules.must_discard_to_go_out
    if discarded_out and not rules.closing_card_face_up:
        return () if stacked else tuple(discards[:-1])
    return tuple(discards[-1:] if stacked else discards)

"""What one seat may know of a round, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    """The moves of a seat that may be played, each play once.

    ``in`` answers what may be played: of plays that differ only in which copies of their
    cards or jokers they use, one is listed and all are in (S-04).
    """

    __slots__ = ("hand",)

    hand: int
    """What the seat holds."""

    def __contains__(self, move: object) -> bool:
        if super().__contains__(move):
            return True
        if not isinstance(move, Move) or move.kind not in _ANY_COPY:
            return False
        cards = hand_of(move.cards)
        held = not cards & ~self.hand and cards.bit_count() == len(move.cards)
        return held and _play_of(move) in map(_play_of, self)


_ANY_COPY: Final = frozenset({*LAYING, "discard"})
"""Kinds of moves that may name any copy of a card; ``take`` names one of the pile."""


def _play_of(move: Move) -> tuple[object, ...]:
    """What a move is, whichever copies and jokers it is made with."""
    return move.kind, move.meld, move.end, [(card.face, card.role) for card in move.cards]


class Outcome(NamedTuple):
    """What a move would bring, as far as its seat can tell before."""

    meld: Meld | None = None
    """The meld that it makes or adds to, as it would lie."""
    points: int = 0
    """By how many points more would lie on the table for the seat."""
    taken: tuple[Card, ...] = ()
    """The discards that would come to the hand, as far as they are seen."""
    number: int = 0
    """How many discards those are, seen or not."""
    risk: int = 0
    """By how much the seen ones would count against the hand."""
    duty: str | None = None
    """What has to be done with them at once: a value of the option ``duty``; None: nothing."""
    price: int | None = None
    """What the move costs, or for a duty, not to meet it; None: there is no price."""
    only_paying: bool = False
    """Whether nothing would be left but to pay, as far as the seat can know."""
    face_down: bool = False
    """Whether it is a last card that nobody will see."""


@dataclass(frozen=True, slots=True)
class View:
    """A seat's view: its own hand, what lies open, counts, and what everybody saw happen."""

    rules: Rules
    seat: int
    """Whose view this is."""
    players: int
    dealer: int
    to_move: int
    phase: str
    """``draw``, ``duty``, ``play``, ``closed`` or ``over``: what the seat to move has to do."""
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    stock_count: int
    discards: tuple[Card, ...]
    """The discards that lie open, bottom first: all of a fanned pile, the top of a stacked one."""
    discard_count: int
    melds: tuple[Meld, ...]
    penalties: tuple[int, ...]
    """The prices that each seat has paid in this round, as positive sums."""
    duty: tuple[str, ...]
    """The faces (``7c``, ``*``) of which one must be used now."""
    barred: str | None
    """The face that may not be discarded in this turn."""
    claimable: Card | None
    """The discard that this seat may call, rightly or falsely."""
    melders: tuple[bool, ...]
    """Whether each seat has laid a meld of its own."""
    turns: int
    """Finished turns of the round."""
    can_draw: bool
    """Whether the stock has a card, or can be rebuilt."""
    over: bool
    ending: Ending | None
    closer: int | None
    """The seat that went out."""
    history: tuple[Event, ...]
    """All that happened in the round, as this seat saw it."""
    legal_moves: Sequence[Move]
    """Every legal move of this seat; ``in`` knows other copies, too (``LegalMoves``)."""
    _recalled: list[Position] = field(default_factory=list, init=False, repr=False, compare=False)
    """``position``, once it was asked for."""

    @property
    def is_stacked(self) -> bool:
        """Whether the discards lie stacked, with only the top one showing."""
        return self.rules.discard_pile == "stacked"

    @property
    def position(self) -> Position:
        """The round as the seat knows it (``recalled``); play on a copy of it."""
        if not self._recalled:
            self._recalled.append(recalled(self))
        return self._recalled[0]

    def remembering(self, position: Position) -> View:
        """The same view of one to whom the round is this position."""
        twin = replace(self)
        twin._recalled.append(position)
        return twin

    @property
    def duty_price(self) -> int | None:
        """What it costs not to meet a duty; None where that is not to be had for a price."""
        return self.rules.duty_price

    @property
    def peek_price(self) -> int | None:
        """What a look into the discard pile costs; None where nobody may look."""
        return self.rules.peek_price

    @property
    def false_call_price(self) -> int | None:
        """What a false call costs; None where there are no calls."""
        return self.rules.false_claim_price if self.rules.claims else None

    @property
    def open_now(self) -> Reason:
        """What the seat may do in its turn, with the cards that a duty names; empty for nothing."""
        return open_now(self.position, self.seat)

    def played(self, *moves: Move) -> tuple[Position, list[Event]]:
        """What the seat would know after moves of its own, no draws; and what would happen."""
        position, events = self.position.copy(), list[Event]()
        for move in moves:
            check_move(move)
            events += play(position, self.seat, move, list)
        return position, events

    def after(self, move: Move, *first: Move) -> Outcome:
        """What a legal move of this seat would bring, now or once ``first`` others were played."""
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
        """After a take, of which only what lies open now is told."""
        seat, seen = self.seat, chosen in self.discards
        gained = position.hand_points(seat) - self.position.hand_points(seat)
        return Outcome(
            taken=self.discards[self.discards.index(chosen) :] if seen else (),
            number=int(self.position.pile_size - position.pile_size),
            risk=int(gained) if seen else 0,
            duty=self.rules.duty if position.duty else None,
            price=self.duty_price if position.duty else None,
            only_paying={move.kind for move in legal_moves(position, seat)} == {"concede"},
        )


Hears = Callable[[Position, Event], None]
"""Hears of an event, and of the position before it."""


def recalled(view: View, events: int | None = None, hears: Hears | None = None) -> Position:
    """The position after so many events of a view's history (all of them without a number).

    It holds the cards that the seat knows the place of: its own hand, and in other hands what
    they were seen to take; others are counted only. ``ValueError`` for a history without a deal.
    """
    told = view.history if events is None else view.history[:events]
    dealt = told[0] if told else None
    if not isinstance(dealt, Dealt):
        raise ValueError("a history begins with what was dealt")
    sheet = sheet_of(view.rules, view.players)
    position = Position(sheet, dealt.dealer)
    position.pile[0], position.pile_size = dealt.upcard.index, 1
    position.stock_size = sheet.cards - view.players * dealt.hand_size - 1
    for seat in range(view.players):
        position.counts[seat] = dealt.hand_size
    position.set_hand(view.seat, cards_of(_dealt_hand(view)))
    for event in told:
        if hears is not None:
            hears(position, event)
        follow(position, event)
    return position


def _dealt_hand(view: View) -> int:
    """The hand that the seat was dealt: what it holds now, without what it did."""
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
    """The view of ``seat``; ``history`` is everything that happened in the round."""
    hand = position.held(seat)
    claimable = position.discards[-1] if position.may_claim(seat) else None
    listed = LegalMoves(legal_moves(position, seat))
    listed.hand = hand
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
        legal_moves=listed,
    )


def _open_discards(position: Position, seat: int) -> tuple[Card, ...]:
    discards, rules = position.discards, position.rules
    stacked = rules.discard_pile == "stacked"
    discarded_out = position.out >= 0 and rules.must_discard_to_go_out
    if discarded_out and not rules.closing_card_face_up:
        return () if stacked else tuple(discards[:-1])
    return tuple(discards[-1:] if stacked else discards)

"""What one seat may know of a round, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .cards import Card, cards_of, face_text
from .combinations import Combinations
from .events import Ending, Event
from .legal import legal_moves
from .melds import Meld
from .moves import LegalMoves, Move
from .position import Phase, Position
from .rules import Rules
from .scoring import held_points, table_points


class Outcome(NamedTuple):
    """What a move would bring, as far as its seat can tell before."""

    meld: Meld | None = None
    """The meld that it makes or adds to, as it would lie."""
    points: int = 0
    """What the cards laid would score."""
    taken: tuple[Card, ...] = ()
    """The discards that would come to the hand, as far as they are seen."""
    number: int = 0
    """How many discards those are, seen or not."""
    risk: int = 0
    """What the seen ones count in hand."""
    duty: str | None = None
    """What has to be done with them at once: a value of the option ``duty``; None: nothing."""
    price: int | None = None
    """What the move costs, or for a duty, not to meet it; None: there is no price."""
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
    """The seat to move."""
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

    def __str__(self) -> str:
        """What lies on the table and in the hand, one fact a line."""
        lines = [
            f"seat {self.seat} of {self.players}, to move: {self.to_move}, phase: {self.phase}",
            f"hand: {_words(self.hand)}",
            f"hands: {_words(self.hand_counts)}, stock: {self.stock_count}",
            f"discards: {_words(self.discards)} ({self.discard_count})",
            *(f"m{number} {meld.kind}: {meld}" for number, meld in enumerate(self.melds, 1)),
            *([f"duty: {_words(self.duty)}"] if self.duty else []),
        ]
        return "\n".join(lines)

    @property
    def is_stacked(self) -> bool:
        """Whether the discards lie stacked, with only the top one showing."""
        return self.rules.discard_pile == "stacked"

    @property
    def laying_closed(self) -> bool:
        """Whether nothing may be laid yet, as some seat has not finished its first turn."""
        return self.rules.closed_first_lap and self.turns < self.players

    @property
    def may_lay_off(self) -> bool:
        """Whether this seat may lay off at all, whatever fits."""
        free = not self.rules.lay_off_needs_meld or self.melders[self.seat]
        return free and not self.laying_closed

    @property
    def duty_price(self) -> int | None:
        """What it costs not to meet a duty; None where that is not to be had for a price."""
        return self.rules.duty_price

    @property
    def duty_wants_meld(self) -> bool:
        """Whether only a new meld meets a duty, not a lay-off."""
        return self.rules.duty not in (None, "chosen_card")

    @property
    def peek_price(self) -> int | None:
        """What a look into the discard pile costs; None where nobody may look."""
        return self.rules.peek_price

    @property
    def false_call_price(self) -> int | None:
        """What a false call costs; None where there are no calls."""
        return self.rules.false_claim_price if self.rules.claims else None

    @property
    def target(self) -> int | None:
        """The points that end the match; None where a number of rounds is agreed."""
        return None if self.rules.rounds is not None else self.rules.target

    def after(self, move: Move) -> Outcome:
        """What a legal move of this seat would bring."""
        if move.kind == "take":
            return self._after_take(move)
        if move.kind == "discard":
            rules, last = self.rules, len(self.hand) == 1
            hidden = rules.must_discard_to_go_out and not rules.closing_card_face_up
            return Outcome(face_down=last and hidden)
        if move.kind == "concede":
            return Outcome(price=self.duty_price)
        if move.kind == "peek":
            return Outcome(price=self.peek_price)
        if move.kind == "meld":
            meld = Combinations.of(self.rules).meld_of(move.cards, self.seat)
            return Outcome(meld, sum(table_points(self.rules, meld)))
        if move.kind == "claim" and move.meld is None:
            return Outcome(price=self.false_call_price)
        return self._after_play(move) if move.meld is not None else Outcome()

    def _after_play(self, move: Move) -> Outcome:
        """After a lay-off, a swap or a claim."""
        before = self.melds[move.target - 1]
        if move.kind == "swap":
            return Outcome(before.with_joker_swapped(move.cards[0]))
        cards = move.cards
        if move.kind == "claim":
            card = self.discards[-1]
            role = before.joker_role(move.end)
            cards = (card.standing_for(role) if card.is_joker else card,)
        meld = before.with_cards(cards, move.end, self.seat)
        laid = {card.index for card in cards}
        points = zip(meld.cards, table_points(self.rules, meld), strict=True)
        return Outcome(meld, sum(value for card, value in points if card.index in laid))

    def _after_take(self, move: Move) -> Outcome:
        card, number = move.cards[0], self.discard_count
        taken: tuple[Card, ...] = ()
        if card in self.discards:
            taken = self.discards[self.discards.index(card) :]
            number = len(taken)
        free_top = self.rules.duty != "chosen_card" or self.rules.top_card_free
        duty = None if number == 1 and free_top else self.rules.duty
        return Outcome(  # of a stacked pile only the top card is seen
            taken=taken,
            number=number,
            risk=sum(held_points(self.rules, card) for card in taken),
            duty=duty,
            price=None if duty is None else self.duty_price,
        )


def _words(things: Sequence[object]) -> str:
    return " ".join(map(str, things))


def view_of(position: Position, seat: int, history: Sequence[Event]) -> View:
    """The view of ``seat``; ``history`` is everything that happened in the round."""
    hand, stands = position.held(seat), position.phase
    claimable = position.discards[-1] if position.may_claim(seat) else None
    return View(
        rules=position.rules,
        seat=seat,
        players=position.players,
        dealer=position.dealer,
        to_move=position.seat,
        phase=stands.name.lower(),
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
        over=stands is Phase.OVER,
        ending=position.ending,
        closer=position.closer,
        history=tuple([event.seen_by(seat) for event in history]),
        legal_moves=LegalMoves(legal_moves(position, seat), hand),
    )


def _open_discards(position: Position, seat: int) -> tuple[Card, ...]:
    discards, rules = position.discards, position.rules
    stacked = rules.discard_pile == "stacked"
    discarded_out = position.out >= 0 and rules.must_discard_to_go_out
    if discarded_out and not rules.closing_card_face_up:
        return () if stacked else tuple(discards[:-1])
    return tuple(discards[-1:] if stacked else discards)

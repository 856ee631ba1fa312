"""What one seat may know of a round, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .cards import Card, cards_of, face_text
from .events import Ending, Event
from .legal import legal_moves
from .melds import Meld
from .moves import Move
from .position import Phase, Position
from .rules import Rules


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
    legal_moves: tuple[Move, ...]
    """Every legal move of this seat."""


def view_of(position: Position, seat: int, history: Sequence[Event]) -> View:
    """The view of ``seat``; ``history`` is everything that happened in the round."""
    claimable = position.discards[-1] if position.may_call(seat) else None
    return View(
        rules=position.rules,
        seat=seat,
        players=position.players,
        dealer=position.dealer,
        to_move=position.seat,
        phase=position.phase.name.lower(),
        hand=tuple(cards_of(position.hands[seat])),
        hand_counts=tuple(hand.bit_count() for hand in position.hands),
        stock_count=len(position.stock),
        discards=_open_discards(position, seat),
        discard_count=len(position.discards),
        melds=tuple(position.melds),
        penalties=tuple(position.penalties),
        duty=tuple(face_text(f) for f in range(53) if position.duty >> f & 1),
        barred=None if position.barred < 0 else face_text(position.barred),
        claimable=claimable,
        melders=tuple(position.has_melded(s) for s in range(position.players)),
        turns=position.turns,
        can_draw=position.can_draw,
        over=position.phase is Phase.OVER,
        ending=position.ending,
        closer=position.closer,
        history=tuple(event.seen_by(seat) for event in history),
        legal_moves=tuple(legal_moves(position, seat)),
    )


def _open_discards(position: Position, seat: int) -> tuple[Card, ...]:
    discards, rules = position.discards, position.rules
    stacked = rules.discard_pile == "stacked"
    discarded_out = position.closer is not None and rules.must_discard_to_go_out
    if discarded_out and not rules.closing_card_face_up:
        return () if stacked else tuple(discards[:-1])
    return tuple(discards[-1:] if stacked else discards)

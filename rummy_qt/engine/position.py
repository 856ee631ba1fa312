"""The state of a round: everything that a move can change, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from .cards import Card
from .combinations import Combinations
from .events import Ending
from .melds import Meld
from .rules import Rules


class Phase(Enum):
    """What the seat to move has to do."""

    DRAW = auto()
    """Draw from the stock or the discard pile."""
    DUTY = auto()
    """Meet the duty that came with the discards drawn, or concede."""
    PLAY = auto()
    """Meld, lay off, swap; then discard."""
    CLOSED = auto()
    """The round is closed by a card that may still be claimed (S-21)."""
    OVER = auto()
    """Nothing: the round is over."""


@dataclass(slots=True)
class Position:
    """A position of a round. ``copy`` is cheap: hands are ints, cards and melds are values."""

    rules: Rules
    combinations: Combinations
    players: int
    dealer: int
    seat: int
    """The seat to move."""
    hands: list[int]
    stock: list[Card]
    """The next card is the last of the list."""
    discards: list[Card]
    """Bottom first."""
    melds: list[Meld] = field(default_factory=list)
    penalties: list[int] = field(default_factory=list)
    """The prices that each seat has paid in this round, as a positive sum."""
    phase: Phase = Phase.DRAW
    turns: int = 0
    """Finished turns of the round."""
    idle: int = 0
    """Idle turns in a row (S-05)."""
    melders: int = 0
    """The seats that have laid a meld themselves (S-17), as bits."""
    rebuilds: int = 0
    """How often the stock was rebuilt from the discards."""
    table_grew: bool = False
    """Whether a card has gone to the table since the last rebuild."""

    # the turn under way
    duty: int = 0
    """The faces of which a card must be used, as bits; 0: no duty is open."""
    barred: int = -1
    """The face that may not be discarded in this turn; −1: none."""
    drew_stock: bool = False
    drew_last: bool = False
    """Whether the card drawn was the last of a stock that is not replaced (S-19)."""
    laid: bool = False
    """Whether a card was laid or swapped."""
    peeked: bool = False

    # the call window
    discarder: int = -1
    """Who has just discarded a card that may be called; −1: no window is open."""
    callers: int = 0
    """The seats that have called on this discard, as bits."""

    # the end
    closer: int | None = None
    """The seat that went out."""
    ending: Ending | None = None

    def copy(self) -> Position:
        """A position that shares no list with this one."""
        return Position(
            self.rules, self.combinations, self.players, self.dealer, self.seat,
            self.hands.copy(), self.stock.copy(), self.discards.copy(), self.melds.copy(),
            self.penalties.copy(), self.phase, self.turns, self.idle, self.melders,
            self.rebuilds, self.table_grew, self.duty, self.barred, self.drew_stock,
            self.drew_last, self.laid, self.peeked, self.discarder, self.callers,
            self.closer, self.ending,
        )  # fmt: skip

    @property
    def hand(self) -> int:
        """The hand of the seat to move."""
        return self.hands[self.seat]

    @property
    def in_first_lap(self) -> bool:
        """Whether some seat has not finished its first turn (S-18)."""
        return self.turns < self.players

    @property
    def laying_closed(self) -> bool:
        """Whether nothing may be laid yet."""
        return self.rules.closed_first_lap and self.in_first_lap

    @property
    def can_rebuild(self) -> bool:
        """Whether the discards may become a new stock once it is empty (S-05)."""
        return (
            self.rules.stock_out == "rebuild"
            and len(self.discards) >= 2
            and (self.table_grew or self.rebuilds == 0)
        )

    @property
    def can_draw(self) -> bool:
        return bool(self.stock) or self.can_rebuild

    def has_melded(self, seat: int) -> bool:
        return bool(self.melders >> seat & 1)

    def may_lay_off(self, seat: int) -> bool:
        """Whether the seat may lay off at all, whatever fits."""
        if self.laying_closed:
            return False
        return not self.rules.lay_off_needs_meld or self.has_melded(seat)

    def may_call(self, seat: int) -> bool:
        """Whether the seat may call on the last discard, rightly or falsely (S-06)."""
        if self.discarder in (-1, seat) or not 0 <= seat < self.players:
            return False
        return not self.callers >> seat & 1

    @property
    def duty_has_price(self) -> bool:
        return self.rules.duty_price is not None

    @property
    def duty_allows_lay_off(self) -> bool:
        return self.rules.duty == "chosen_card"

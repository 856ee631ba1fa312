"""The interface of a computer opponent, and the values that it receives and returns."""

from __future__ import annotations

from typing import Annotated, NamedTuple, Protocol

from rummy_qt.engine.moves import Move
from rummy_qt.engine.view import View
from rummy_qt.opponents.codec import Within

MOST_PLAYOUTS = 100_000
"""The limit for a request for advice."""
Points = Annotated[float, Within(-1e6, 1e6)]


class Situation(NamedTuple):
    """What an opponent knows besides its view of the round."""

    totals: tuple[int, ...]
    """Each seat's points in the match before this round."""
    round: int
    """1 for the first round."""
    seed: int
    """The opponent's own random seed, from which the deal cannot be derived."""
    company: tuple[str, ...] = ()
    """For advice: the level of each seat; if empty, all are assumed to be Clubs."""
    leanings: tuple[str, ...] = ()
    """The leaning of each seat, which everybody at the table knows; empty for none."""

    def leaning_at(self, seat: int) -> str:
        return self.leanings[seat] if self.leanings else ""


class Claim(NamedTuple):
    """A claim of the discard that has just been made."""

    move: Move
    delay_ms: int
    """How long the opponent takes to claim, in ms; the seat with the smallest delay wins."""


class Parts(NamedTuple):
    """The components, in points, of the difference between two ways; they add up to it."""

    laid: Points = 0.0
    """Own cards on the table at the end of the round."""
    hand: Points = 0.0
    """Own cards left in hand, negated."""
    bonus: Points = 0.0
    """For going out."""
    prices: Points = 0.0
    """Prices paid, negated."""
    others: Points = 0.0
    """The mean of the others' scores, negated."""
    match: Points = 0.0
    """What the chance to win the match adds to the points; 0 far from the target."""

    @property
    def total(self) -> float:
        return sum(self)

    def beside(self, other: Parts) -> Parts:
        """The difference to ``other``, where both are differences to the same third way."""
        return Parts(*(mine - its for mine, its in zip(self, other, strict=True)))


LEAST_LOSS = 3.0
"""Points by which two ways must differ to count as different at all."""
_SURE = 3.0
"""Standard errors for a way of a search: among many ways, some are far behind by chance."""


class Loss(NamedTuple):
    """The points that a way certainly loses, or those that it possibly loses; the other is 0."""

    certain: float = 0.0
    possible: float = 0.0


def loss_of(behind: float, error: float, sure: float = 2.0) -> Loss:
    """The loss of a way that is so many points behind, with this standard error.

    It is certain if it is ``sure`` standard errors above 0 and one above ``LEAST_LOSS``: of small
    losses selected by size, chance alone makes too many large enough.
    """
    if behind < LEAST_LOSS:
        return Loss()
    unsure = behind < max(sure * error, LEAST_LOSS + error)
    return Loss(possible=behind) if unsure else Loss(certain=behind)


class Way(NamedTuple):
    """A way to play the rest of the turn, with the result of a search."""

    moves: tuple[Move, ...]
    """Its first moves; what follows depends on the card drawn, or is the greedy player's."""
    mean: Points
    """Its mean value in points (near the target: the chance to win on that scale)."""
    error: Points
    """Standard error of the difference to the best way; 0 for the best itself."""
    playouts: Annotated[int, Within(0, MOST_PLAYOUTS)]
    parts: Parts = Parts()
    """The difference to the best way in the deals that both were played in: a total of 0 or less
    if the best is clearly better, all 0 for the best itself."""

    @property
    def loss(self) -> float:
        """The points that it certainly loses against the best way, or 0."""
        return loss_of(-self.parts.total, self.error, _SURE).certain

    @property
    def possible_loss(self) -> float:
        """The points that it possibly loses against the best way, or 0."""
        return loss_of(-self.parts.total, self.error, _SURE).possible

    @property
    def sized(self) -> bool:
        """Whether the size of the loss is known: two standard errors are at most half of it."""
        return bool(self.loss) and 4.0 * self.error <= self.loss


class Player(Protocol):
    """A computer opponent. The same view, situation and level give the same answer."""

    def choose(self, view: View, situation: Situation) -> Move:
        """A legal move for the seat to move, whose view this is."""

    def claim(self, view: View, situation: Situation) -> Claim | None:
        """A claim of ``view.claimable``, or None."""

"""What a computer opponent is: something that answers a view with a move."""

from __future__ import annotations

from typing import Annotated, NamedTuple, Protocol

from rummy_qt.engine.moves import Move
from rummy_qt.engine.view import View
from rummy_qt.opponents.codec import Within

MOST_PLAYOUTS = 100_000
"""That may be asked of advice."""
Points = Annotated[float, Within(-1e6, 1e6)]


class Situation(NamedTuple):
    """What an opponent is told besides the round: the match, and its own chance."""

    totals: tuple[int, ...]
    """Each seat's points before this round."""
    round: int
    """1 for the first round."""
    seed: int
    """The opponent's own random seed. Nothing of the deal can be found from it."""
    company: tuple[str, ...] = ()
    """The level of each seat, where advice is asked for; all are taken for Clubs without it."""
    leanings: tuple[str, ...] = ()
    """The leaning of each seat, as everybody at the table knows it; empty for none."""

    def leaning_at(self, seat: int) -> str:
        return self.leanings[seat] if self.leanings else ""


class Claim(NamedTuple):
    """A claim of the discard that has just been made."""

    move: Move
    delay_ms: int
    """How long the opponent takes to call; the smallest delay of all seats is first."""


class Parts(NamedTuple):
    """What a difference of two ways is made of, in points; the sum is the difference."""

    laid: Points = 0.0
    """Own cards on the table at the end of the round."""
    hand: Points = 0.0
    """Own cards left in hand: the more, the less."""
    bonus: Points = 0.0
    """For going out."""
    prices: Points = 0.0
    """Prices paid: the more, the less."""
    others: Points = 0.0
    """The mean of the others' scores: the more, the less."""
    match: Points = 0.0
    """What the chance to win the match adds to these points; 0 far from the target."""

    @property
    def total(self) -> float:
        return sum(self)

    def beside(self, other: Parts) -> Parts:
        """Of the difference between two ways, each of which differs from a third one so."""
        return Parts(*(mine - its for mine, its in zip(self, other, strict=True)))


LEAST_LOSS = 3.0
"""Points by which two ways must differ to be told apart at all."""
_SURE = 3.0
"""Standard errors for a way of a search: of many ways chance has put some far behind."""


def lost(behind: float, error: float, sure: float = 2.0) -> tuple[float, float]:
    """Of the points by which a way is behind: what it costs, or else what it may cost.

    It is sure where it is ``sure`` standard errors above nothing, and one above what is about
    equal: of small losses chosen by their size, chance has made too many large enough.
    """
    if behind < LEAST_LOSS:
        return 0.0, 0.0
    unsure = behind < max(sure * error, LEAST_LOSS + error)
    return (0.0, behind) if unsure else (behind, 0.0)


class Way(NamedTuple):
    """A way to play the turn, or what is left of it, and what a search came to."""

    moves: tuple[Move, ...]
    """What it plays first; the rest depends on the card drawn, or is the greedy player's."""
    mean: Points
    """Its mean value in points (near the target: the chance to win on that scale)."""
    error: Points
    """Standard error of the difference to the best way; 0 for that itself."""
    playouts: Annotated[int, Within(0, MOST_PLAYOUTS)]
    parts: Parts = Parts()
    """Of the difference to the best way, in the deals that both were tried in; so 0 or less
    where the best is clearly better. All 0 for the best itself."""

    @property
    def loss(self) -> float:
        """The points that it costs against the best way; 0 where that is not sure."""
        return lost(-self.parts.total, self.error, _SURE)[0]

    @property
    def perhaps(self) -> float:
        """The points that it may cost, though that is not sure."""
        return lost(-self.parts.total, self.error, _SURE)[1]

    @property
    def sized(self) -> bool:
        """Whether it is known how much it costs, and not only that it does.

        To half of it, by two errors.
        """
        return bool(self.loss) and 4.0 * self.error <= self.loss


class Player(Protocol):
    """A computer opponent. The same view, situation and level give the same answer."""

    def choose(self, view: View, situation: Situation) -> Move:
        """A legal move for the seat to move, whose view this is."""

    def claim(self, view: View, situation: Situation) -> Claim | None:
        """A claim of ``view.claimable``, or None to let it lie."""

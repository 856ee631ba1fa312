"""The mood of each seat, and when opponents make remarks, by events that all players see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rummy_qt.engine import events
from rummy_qt.engine.events import Event
from rummy_qt.records.header import HUMAN, SeatInfo

from .company import PEOPLE, Mood, Occasion

_SORRY: Final = (events.CalledFalsely, events.Conceded, events.Peeked)


def mood_of(history: Sequence[Event], seat: int, price: int = 0) -> Mood:
    """The mood of a seat after these public events of a round; it does not depend on cards.

    Glad after a gain in its last turn or a won round; sorry after a price, a lost round or a
    discard that another seat called. ``price``: the points that the cards left in its hand cost at
    the end.
    """
    if history and isinstance(history[-1], events.RoundEnded):
        return mood_at_end(history[-1].scores, seat, price)
    turn = _last_turn(history, seat)
    if any(isinstance(event, _SORRY) for event in turn) or _was_called(history, seat):
        return "sorry"
    return "glad" if any(map(_gains, turn)) else "calm"


def mood_at_end(scores: Sequence[int], seat: int, price: int = 0) -> Mood:
    """The mood of a seat at the end, by the scores and the ``price`` of its remaining hand."""
    if scores[seat] == max(scores) > min(scores):
        return "glad"
    return "sorry" if price > 0 or scores[seat] == min(scores) < 0 else "calm"


class Remark(NamedTuple):
    """An opponent makes a remark."""

    seat: int
    occasion: Occasion


def remark_at_end(history: Sequence[Event], seats: Sequence[SeatInfo]) -> Remark | None:
    """The remark at the end of a round, made by one of the seven; None without one.

    By the seat that went out; if that was the person or nobody, by the seat that lost most.
    """
    end = history[-1] if history else None
    if not isinstance(end, events.RoundEnded):
        return None
    seven = [seat.kind != HUMAN and seat.name in PEOPLE for seat in seats]
    if end.closer is not None and seats[end.closer].kind != HUMAN:
        return Remark(end.closer, "out") if seven[end.closer] else None
    lowest = min(end.scores)
    loser = end.scores.index(lowest)
    return Remark(loser, "caught") if lowest < 0 and seven[loser] else None


def _gains(event: Event) -> bool:
    """Whether an event makes its seat glad: a meld, a call, a swap, or a take of several cards."""
    if isinstance(event, events.Took):
        return len(event.cards) > 1
    return isinstance(event, (events.Claimed, events.Melded, events.Swapped))


def _last_turn(history: Sequence[Event], seat: int) -> list[Event]:
    """The events of the seat's last turn, the last first."""
    turn: list[Event] = []
    for event in reversed(history):
        if getattr(event, "seat", None) == seat:
            turn.append(event)
        elif turn:
            break
    return turn


def _was_called(history: Sequence[Event], seat: int) -> bool:
    """Whether the seat made the last discard and another seat has claimed it."""
    kinds = events.Discarded, events.Claimed, events.Drew
    last = [event for event in history if isinstance(event, kinds)][-2:]
    return tuple(map(type, last)) == kinds[:2] and last[0].seat == seat

"""How those at the table look at what everybody saw happen, and what they have a word to say to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rummy_qt.engine import events
from rummy_qt.engine.events import Event
from rummy_qt.records.header import HUMAN, SeatInfo

from .company import PEOPLE, Mood, Occasion

_SORRY: Final = (events.CalledFalsely, events.Conceded, events.Peeked)


def mood_of(history: Sequence[Event], seat: int, price: int = 0) -> Mood:
    """How a seat looks after these events of a round, as anybody saw them.

    Glad of what it gained in its last turn, or of a round won; sorry for a price, for a round lost,
    and for a discard that another called. Of the cards it reads nothing. ``price``: what those left
    in its hand cost, once they lie open.
    """
    if history and isinstance(history[-1], events.RoundEnded):
        return mood_at_end(history[-1].scores, seat, price)
    turn = _last_turn(history, seat)
    if any(isinstance(event, _SORRY) for event in turn) or _was_called(history, seat):
        return "sorry"
    return "glad" if any(map(_gains, turn)) else "calm"


def mood_at_end(scores: Sequence[int], seat: int, price: int = 0) -> Mood:
    """How a seat looks at points, with a ``price`` for what it has left in its hand."""
    if scores[seat] == max(scores) > min(scores):
        return "glad"
    return "sorry" if price > 0 or scores[seat] == min(scores) < 0 else "calm"


class Remark(NamedTuple):
    """Somebody has a word to say."""

    seat: int
    occasion: Occasion


def remark_at_end(history: Sequence[Event], seats: Sequence[SeatInfo]) -> Remark | None:
    """Which of the seven has a word to say at the end of a round, of what everybody saw.

    Whoever went out; where the person did, or nobody, whoever lost most.
    """
    end = history[-1] if history else None
    if not isinstance(end, events.RoundEnded):
        return None
    seven = [seat.kind != HUMAN and seat.name in PEOPLE for seat in seats]
    if end.closer is not None and seats[end.closer].kind != HUMAN:
        return Remark(end.closer, "out") if seven[end.closer] else None
    least = min(end.scores)
    lost = end.scores.index(least)
    return Remark(lost, "caught") if least < 0 and seven[lost] else None


def _gains(event: Event) -> bool:
    """Whether a seat is glad of it: of cards laid together, of a joker, of many taken."""
    if isinstance(event, events.Took):
        return len(event.cards) > 1
    return isinstance(event, (events.Claimed, events.Melded, events.Swapped))


def _last_turn(history: Sequence[Event], seat: int) -> list[Event]:
    """What the seat did last, in one go."""
    turn: list[Event] = []
    for event in reversed(history):
        if getattr(event, "seat", None) == seat:
            turn.append(event)
        elif turn:
            break
    return turn


def _was_called(history: Sequence[Event], seat: int) -> bool:
    """Whether the last discard was the seat's, and another called it rightly."""
    kinds = events.Discarded, events.Claimed, events.Drew
    last = [event for event in history if isinstance(event, kinds)][-2:]
    return tuple(map(type, last)) == kinds[:2] and last[0].seat == seat

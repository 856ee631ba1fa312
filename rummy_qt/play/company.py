"""Who sits at the table: which face a seat has, and how it looks at what everybody saw happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from rummy_qt.engine.events import (
    CalledFalsely,
    Claimed,
    Conceded,
    Discarded,
    Drew,
    Event,
    Melded,
    Peeked,
    RoundEnded,
    Swapped,
    Took,
)
from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.records.header import COLOURS, HUMAN, SeatInfo

Mood = Literal["calm", "glad", "sorry"]
Occasion = Literal["beaten", "winning", "out", "caught"]
"""When somebody has a word to say: after a match that the person won or lost, and after a round
in which they went out or lost most."""


class Person(NamedTuple):
    """One of those who sit at the table."""

    face: str
    leaning: str
    """By its name (``opponents/leanings.py``), at every level."""


PEOPLE: Final = {
    "Bo": Person("sailor", "eager"),
    "Cleo": Person("hare", "quick"),
    "Dag": Person("owl", "careful"),
    "Ester": Person("grandmother", "greedy"),
    "Frode": Person("moose", "eager"),
    "Greta": Person("goose", "careful"),
    "Hugo": Person("sweep", "quick"),
}
"""The seven, by name, as they are seated."""
PERSON: Final = "girl"
"""The face of whoever plays here and has chosen none."""
FACES: Final = (PERSON, *(person.face for person in PEOPLE.values()))
"""All that may be chosen."""
_SORRY: Final = (CalledFalsely, Conceded, Peeked)


class Face(NamedTuple):
    """How a player is drawn."""

    name: str
    mood: Mood = "calm"
    colour: int = 0
    """The number of the seat's yarn."""


def faces_of(seats: Sequence[SeatInfo]) -> tuple[str, ...]:
    """The face of each seat, none twice: its own for one of the seven, else one that is left."""
    wanted = [_face_of(seat) for seat in seats]
    left = [person.face for person in PEOPLE.values() if person.face not in wanted]
    if PERSON not in wanted:
        left.insert(0, PERSON)
    found: list[str] = []
    for face in wanted:
        found.append(left.pop(0) if face is None or face in found else face)
    return tuple(found)


def _face_of(seat: SeatInfo) -> str | None:
    """The face that is the seat's own; None for a stranger."""
    if seat.kind == HUMAN:
        return seat.face if seat.face in FACES else PERSON
    person = PEOPLE.get(seat.name)
    return person.face if person else None


def leaning_of(seat: SeatInfo) -> str:
    """How this player leans: one of the seven, where a level plays; empty for anybody else."""
    person = PEOPLE.get(seat.name)
    return person.leaning if person and seat.kind in TABLE_LEVELS else ""


def mood_of(history: Sequence[Event], seat: int) -> Mood:
    """How a seat looks after these events of a round, as anybody saw them.

    Glad of what it gained in its last turn, or of a round won; sorry for a price, for a round lost,
    and for a discard that another called. Of the cards it reads nothing.
    """
    if history and isinstance(history[-1], RoundEnded):
        return mood_at_end(history[-1].scores, seat)
    turn = _last_turn(history, seat)
    if any(isinstance(event, _SORRY) for event in turn) or _was_called(history, seat):
        return "sorry"
    return "glad" if any(map(_gains, turn)) else "calm"


def mood_at_end(scores: Sequence[int], seat: int) -> Mood:
    """How a seat looks at the points of a round."""
    if scores[seat] == max(scores) > min(scores):
        return "glad"
    return "sorry" if scores[seat] == min(scores) < 0 else "calm"


class Remark(NamedTuple):
    """Somebody has a word to say."""

    seat: int
    occasion: Occasion


def remark_at_end(history: Sequence[Event], seats: Sequence[SeatInfo]) -> Remark | None:
    """Which of the seven has a word to say at the end of a round, of what everybody saw.

    Whoever went out; where the person did, or nobody, whoever lost most.
    """
    end = history[-1] if history else None
    if not isinstance(end, RoundEnded):
        return None
    seven = [seat.kind != HUMAN and seat.name in PEOPLE for seat in seats]
    if end.closer is not None and seats[end.closer].kind != HUMAN:
        return Remark(end.closer, "out") if seven[end.closer] else None
    least = min(end.scores)
    lost = end.scores.index(least)
    return Remark(lost, "caught") if least < 0 and seven[lost] else None


def _gains(event: Event) -> bool:
    """Whether a seat is glad of it: of cards laid together, of a joker, of many taken."""
    if isinstance(event, Took):
        return len(event.cards) > 1
    return isinstance(event, (Claimed, Melded, Swapped))


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
    last = [event for event in history if isinstance(event, (Discarded, Claimed, Drew))][-2:]
    return [type(event) for event in last] == [Discarded, Claimed] and last[0].seat == seat


def seat_numbers(chosen: Sequence[int | None], person: int | None) -> tuple[int, ...]:
    """The number of each seat's colour: the one that was chosen, else that of its chair."""
    first = person or 0
    return tuple(
        ((seat - first) % len(chosen) if place is None else place) % COLOURS
        for seat, place in enumerate(chosen)
    )

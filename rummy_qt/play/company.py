"""Who sits at the table: which face and which colour a seat has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.records.header import COLOURS, HUMAN, SeatInfo, person_in

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


def seat_numbers(seats: Sequence[SeatInfo]) -> list[int]:
    """Each seat's colour, none twice: the one chosen, that of its chair, or one that is left."""
    first, found = person_in(seats) or 0, [seat.colour for seat in seats]
    for nth, chosen in enumerate(found):
        chair = (nth - first) % len(seats)
        if chosen in found[:nth] or chosen is None:
            found[nth] = None if chair in found else chair
    left = (colour for colour in range(COLOURS) if colour not in found)
    return [next(left) if colour is None else colour for colour in found]


def seated(seats: Sequence[SeatInfo]) -> list[Face]:
    """Each seat's face in its colour, calm."""
    pairs = zip(faces_of(seats), seat_numbers(seats), strict=True)
    return [Face(face, colour=colour) for face, colour in pairs]

"""The named opponents, and the face and colour of each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.records.header import COLOURS, HUMAN, SeatInfo, person_in

Mood = Literal["calm", "glad", "sorry"]
Occasion = Literal["beaten", "winning", "out", "caught"]
"""When an opponent makes a remark: after a match that the person won or lost, and after a round
in which the opponent went out or lost most."""


class Person(NamedTuple):
    """A named opponent."""

    face: str
    leaning: str
    """A name in ``opponents/leanings.py``; it applies at every level."""


PEOPLE: Final = {
    "Bo": Person("sailor", "eager"),
    "Cleo": Person("hare", "quick"),
    "Dag": Person("owl", "careful"),
    "Ester": Person("grandmother", "greedy"),
    "Frode": Person("moose", "eager"),
    "Greta": Person("goose", "careful"),
    "Hugo": Person("sweep", "quick"),
}
"""The seven named opponents by name, in the order of seating."""
PERSON: Final = "girl"
"""The person's face if none was chosen."""
FACES: Final = (PERSON, *(person.face for person in PEOPLE.values()))
"""The faces that the person can choose from."""


class Face(NamedTuple):
    """How a player is drawn."""

    name: str
    mood: Mood = "calm"
    colour: int = 0
    """The index of the seat's colour, less than ``COLOURS``."""


def faces_of(seats: Sequence[SeatInfo]) -> tuple[str, ...]:
    """The face of each seat, all different: its own, or an unused one if it has none."""
    own = [_face_of(seat) for seat in seats]
    unused = [face for face in FACES if face not in own]
    faces: list[str] = []
    for face in own:
        faces.append(unused.pop(0) if face is None or face in faces else face)
    return tuple(faces)


def _face_of(seat: SeatInfo) -> str | None:
    """The seat's own face; None for an opponent that is not one of the seven."""
    if seat.kind == HUMAN:
        return seat.face if seat.face in FACES else PERSON
    person = PEOPLE.get(seat.name)
    return person.face if person else None


def leaning_of(seat: SeatInfo) -> str:
    """The leaning of a seat: one of the seven played by a level; empty for anybody else."""
    person = PEOPLE.get(seat.name)
    return person.leaning if person and seat.kind in TABLE_LEVELS else ""


def seat_colours(seats: Sequence[SeatInfo]) -> list[int]:
    """The colour of each seat, all different: the chosen one, its place's or an unused one."""
    first, colours = person_in(seats) or 0, [seat.colour for seat in seats]
    for nth, chosen in enumerate(colours):
        place = (nth - first) % len(seats)
        if chosen in colours[:nth] or chosen is None:
            colours[nth] = None if place in colours else place
    unused = (colour for colour in range(COLOURS) if colour not in colours)
    return [next(unused) if colour is None else colour for colour in colours]


def seat_faces(seats: Sequence[SeatInfo]) -> list[Face]:
    """The face of each seat in its colour, with the calm mood."""
    pairs = zip(faces_of(seats), seat_colours(seats), strict=True)
    return [Face(face, colour=colour) for face, colour in pairs]

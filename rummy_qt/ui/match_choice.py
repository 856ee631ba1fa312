"""What a person chooses before a match, as plain data that is remembered."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rummy_qt.engine import RULEBOOKS, Rules
from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.play.company import FACES, PEOPLE
from rummy_qt.records.header import HUMAN, PROGRAM, SeatInfo, known_colour

LONGEST_NAME = 24
_SPARE_NAMES = (*PEOPLE, "Ida")
"""As many as there are chairs: enough for everybody who has a name that is taken."""
LIKE_PROGRAM = "club"
"""The level that plays where a person's program is not there."""
MOST_PROGRAMS = 4
"""That are remembered."""
FIRST_LEVELS = ("newcomer", "beginner")
"""Of the opponents that a stranger is offered: such as a stranger can beat."""


class MatchChoice(NamedTuple):
    """Everything that a new match needs."""

    rulebook: str
    rules: Rules
    seats: tuple[SeatInfo, ...]
    """The person first, then the opponents clockwise."""
    house: str | None = None
    """The name of the house rules; None for a rulebook as it is."""
    seed: str = ""
    """The deal number; empty: by chance."""


def first_choice(name: str, levels: Sequence[str] = FIRST_LEVELS) -> MatchChoice:
    """What is offered before anything was ever chosen: 500 Rum against two opponents."""
    seats = [SeatInfo(name, HUMAN), *map(SeatInfo, PEOPLE, levels)]
    rulebook = "500-rum-de"
    return MatchChoice(rulebook, RULEBOOKS[rulebook], told_apart(seats))


def stepped(seats: Sequence[SeatInfo], step: int) -> tuple[int, str] | None:
    """Whose level is next, by the seat, and which it is; None where nobody can be moved.

    With a ``step`` of 1 it is the weakest opponent's, one up, with −1 the strongest's, one down.
    """
    levels = TABLE_LEVELS
    found = [(levels.index(seat.kind), at) for at, seat in enumerate(seats) if seat.kind in levels]
    if not step or not found:
        return None
    level, place = min(found, key=lambda one: step * one[0])
    level += step
    return (place, levels[level]) if 0 <= level < len(levels) else None


def by_rules(choice: MatchChoice, rulebook: str, rules: Rules, house: str) -> MatchChoice:
    """As many of the same company as these rules let sit; who is missing is a Club."""
    more = (rules.min_players - len(choice.seats)) * [SeatInfo(_SPARE_NAMES[0], LIKE_PROGRAM)]
    seats = told_apart((*choice.seats, *more)[: rules.max_players])
    return MatchChoice(rulebook, rules, seats, house)


def told_apart(seats: Sequence[SeatInfo]) -> tuple[SeatInfo, ...]:
    """The seats with names of their own: whoever has one that is taken gets another one."""
    keys = {key_of(seat.name) for seat in seats}
    spare = (name for name in _SPARE_NAMES if key_of(name) not in keys)
    taken: set[str] = set()
    found = []
    for seat in seats:
        name = next(spare, seat.name) if key_of(seat.name) in taken else seat.name
        taken.add(key_of(name))
        found.append(seat._replace(name=name))
    return tuple(found)


def as_name(typed: str) -> str:
    """What was typed or pasted, as a name: on one line, without what nobody sees."""
    return "".join(filter(str.isprintable, typed)).strip()[:LONGEST_NAME]


def key_of(name: str) -> str:
    """What two names have in common that a person takes for the same."""
    return name.strip().casefold()


def apart_from(name: str, others: Sequence[str]) -> str:
    """The person's name, or none where one of the others has it."""
    return "" if key_of(name) in map(key_of, others) else name


def to_json(choice: MatchChoice | None) -> dict[str, Any] | None:
    """The choice as JSON keeps it; the deal number is for one match only and is left out."""
    if choice is None:
        return None
    return {
        "rulebook": choice.rulebook,
        "house": choice.house,
        "rules": choice.rules.as_dict(),
        "seats": [list(seat) for seat in choice.seats],
    }


def from_json(kept: Any) -> MatchChoice | None:
    """The inverse of ``to_json``; ``ValueError`` where it makes no sense (any more)."""
    if kept is None:
        return None
    if not isinstance(kept, dict):
        raise ValueError("no choice")
    rulebook, rules, seats, house = (kept.get(k) for k in ("rulebook", "rules", "seats", "house"))
    if not isinstance(rulebook, str) or rulebook not in RULEBOOKS or not isinstance(rules, dict):
        raise ValueError("no rules")
    played = Rules.saved(rules)
    if (
        not isinstance(seats, list)
        or not played.min_players <= len(seats) <= played.max_players
        or not all(isinstance(seat, list) and 2 <= len(seat) <= 5 for seat in seats)
    ):
        raise ValueError("no seats")
    named = house if isinstance(house, str) and house and house.isprintable() else None
    me, *others = (_seat(*seat) for seat in seats)
    return MatchChoice(rulebook, played, told_apart((me._replace(kind=HUMAN), *others)), named)


def offered(last: MatchChoice | None, name: str, programs: Collection[str] = ()) -> MatchChoice:
    """The last choice again, for a person of this name.

    In the place of a program that is none of these ``programs`` plays a Club.
    """
    if last is None:
        return first_choice(name)
    me, *others = (
        seat._replace(kind=LIKE_PROGRAM, program="")
        if seat.kind == PROGRAM and seat.program not in programs
        else seat
        for seat in last.seats
    )
    if any(seat.kind not in (*TABLE_LEVELS, PROGRAM) for seat in others):
        return first_choice(name)
    return last._replace(seats=told_apart((me._replace(name=name or me.name), *others)))


def programs_from_json(kept: Any) -> tuple[str, ...]:
    """Paths of programs; ``ValueError`` where they make no sense."""
    if not isinstance(kept, list) or not all(
        isinstance(path, str) and path.isprintable() and Path(path).is_absolute() for path in kept
    ):
        raise ValueError("no programs")
    return tuple(kept[:MOST_PROGRAMS])


def _seat(
    name: object, kind: object, colour: object = None, program: object = "", face: object = ""
) -> SeatInfo:
    if not isinstance(name, str) or not isinstance(kind, str) or not kind.isidentifier():
        raise ValueError("no seat")
    own, chosen = program if isinstance(program, str) else "", str(face) if face in FACES else ""
    return SeatInfo(as_name(name), kind, known_colour(colour), own, chosen)

"""The choices before a match, as plain data that is saved."""

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
"""One for each seat, enough to replace every name that is taken."""
SUBSTITUTE_LEVEL = "club"
"""The level that replaces a person's program if that is missing."""
MOST_PROGRAMS = 4
"""The number of programs that are remembered."""
FIRST_LEVELS = ("newcomer", "beginner")
"""The levels offered at first: opponents that a new player can beat."""


class MatchChoice(NamedTuple):
    """The settings of a new match."""

    rulebook: str
    rules: Rules
    seats: tuple[SeatInfo, ...]
    """The person first, then the opponents clockwise."""
    house: str | None = None
    """The name of the house rules; None for an unchanged rulebook."""
    seed: str = ""
    """The deal number; empty for random deals."""


def first_choice(name: str, levels: Sequence[str] = FIRST_LEVELS) -> MatchChoice:
    """The initial choice: 500 Rum against two opponents."""
    seats = [SeatInfo(name, HUMAN), *map(SeatInfo, PEOPLE, levels)]
    rulebook = "500-rum-de"
    return MatchChoice(rulebook, RULEBOOKS[rulebook], with_unique_names(seats))


def next_level(seats: Sequence[SeatInfo], step: int) -> tuple[int, str] | None:
    """The seat whose level to change, and its new level; None if there is none.

    A ``step`` of 1 raises the weakest opponent by one level, −1 lowers the strongest by one.
    """
    levels = TABLE_LEVELS
    ranked = [(levels.index(seat.kind), at) for at, seat in enumerate(seats) if seat.kind in levels]
    if not step or not ranked:
        return None
    level, at = min(ranked, key=lambda pair: step * pair[0])
    level += step
    return (at, levels[level]) if 0 <= level < len(levels) else None


def with_rules(choice: MatchChoice, rulebook: str, rules: Rules, house: str) -> MatchChoice:
    """The choice with other rules, and its opponents cut or filled to the players they allow."""
    missing = (rules.min_players - len(choice.seats)) * [
        SeatInfo(_SPARE_NAMES[0], SUBSTITUTE_LEVEL)
    ]
    seats = with_unique_names((*choice.seats, *missing)[: rules.max_players])
    return MatchChoice(rulebook, rules, seats, house)


def with_unique_names(seats: Sequence[SeatInfo]) -> tuple[SeatInfo, ...]:
    """The seats with duplicate names replaced by spare ones."""
    keys = {key_of(seat.name) for seat in seats}
    spare = (name for name in _SPARE_NAMES if key_of(name) not in keys)
    taken: set[str] = set()
    renamed = []
    for seat in seats:
        name = next(spare, seat.name) if key_of(seat.name) in taken else seat.name
        taken.add(key_of(name))
        renamed.append(seat._replace(name=name))
    return tuple(renamed)


def as_name(typed: str) -> str:
    """Typed or pasted text as a name: printable characters only, stripped and shortened."""
    return "".join(filter(str.isprintable, typed)).strip()[:LONGEST_NAME]


def key_of(name: str) -> str:
    """A key that is equal for names that differ only in case and outer spaces."""
    return name.strip().casefold()


def unless_taken(name: str, others: Sequence[str]) -> str:
    """The person's name, or an empty one if it is among the others."""
    return "" if key_of(name) in map(key_of, others) else name


def to_json(choice: MatchChoice | None) -> dict[str, Any] | None:
    """The choice as JSON, without the deal number, which is for one match only."""
    if choice is None:
        return None
    return {
        "rulebook": choice.rulebook,
        "house": choice.house,
        "rules": choice.rules.as_dict(),
        "seats": [list(seat) for seat in choice.seats],
    }


def from_json(saved: Any) -> MatchChoice | None:
    """The inverse of ``to_json``; ``ValueError`` if the data is invalid or outdated."""
    if saved is None:
        return None
    if not isinstance(saved, dict):
        raise ValueError("no choice")
    rulebook, rules, seats, house = (saved.get(k) for k in ("rulebook", "rules", "seats", "house"))
    if not isinstance(rulebook, str) or rulebook not in RULEBOOKS or not isinstance(rules, dict):
        raise ValueError("no rules")
    own_rules = Rules.saved(rules)
    if (
        not isinstance(seats, list)
        or not own_rules.min_players <= len(seats) <= own_rules.max_players
        or not all(isinstance(seat, list) and 2 <= len(seat) <= 5 for seat in seats)
    ):
        raise ValueError("no seats")
    name = house if isinstance(house, str) and house and house.isprintable() else None
    me, *others = (_seat(*seat) for seat in seats)
    return MatchChoice(
        rulebook, own_rules, with_unique_names((me._replace(kind=HUMAN), *others)), name
    )


def offered(last: MatchChoice | None, name: str, programs: Collection[str] = ()) -> MatchChoice:
    """The choice to offer next: the last one, for a person of this name.

    Programs that are not among ``programs`` are replaced by ``SUBSTITUTE_LEVEL``, and rules that
    clash by those of their rulebook.
    """
    if last is None:
        return first_choice(name)
    if last.rules.clash is not None:  # allowed by an older version: not dealt again
        plain = with_rules(last, last.rulebook, RULEBOOKS[last.rulebook], "")
        last = plain._replace(house=None)
    me, *others = (
        seat._replace(kind=SUBSTITUTE_LEVEL, program="")
        if seat.kind == PROGRAM and seat.program not in programs
        else seat
        for seat in last.seats
    )
    if any(seat.kind not in (*TABLE_LEVELS, PROGRAM) for seat in others):
        return first_choice(name)
    return last._replace(seats=with_unique_names((me._replace(name=name or me.name), *others)))


def programs_from_json(saved: Any) -> tuple[str, ...]:
    """Paths of programs; ``ValueError`` if the data is invalid."""
    if not isinstance(saved, list) or not all(
        isinstance(path, str) and path.isprintable() and Path(path).is_absolute() for path in saved
    ):
        raise ValueError("no programs")
    return tuple(saved[:MOST_PROGRAMS])


def _seat(
    name: object, kind: object, colour: object = None, program: object = "", face: object = ""
) -> SeatInfo:
    if not isinstance(name, str) or not isinstance(kind, str) or not kind.isidentifier():
        raise ValueError("no seat")
    program = program if isinstance(program, str) else ""
    face = str(face) if face in FACES else ""
    return SeatInfo(as_name(name), kind, known_colour(colour), program, face)

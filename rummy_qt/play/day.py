"""The deal of the day: one round whose cards, table and rulebook follow from the date alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing, suppress
from datetime import MAXYEAR, MINYEAR, date
from typing import Final, NamedTuple

from rummy_qt import __version__
from rummy_qt.engine import RULEBOOKS
from rummy_qt.opponents import SEARCHING_LEVELS, TABLE_LEVELS
from rummy_qt.opponents.codec import Codec
from rummy_qt.opponents.process import Opponents
from rummy_qt.opponents.protocol import Reply, Request
from rummy_qt.records.entry import Entry, oldest_first
from rummy_qt.records.header import HUMAN, Header, SeatInfo, secret_of
from rummy_qt.records.lines import Status
from rummy_qt.records.paths import data_dir
from rummy_qt.records.pauses import Breath
from rummy_qt.records.reviews import Reviews

from .company import PEOPLE
from .same_deal import PLAYINGS, Spread, dealt, points_of

PERSON: Final = 0
"""The seat; so on a day everybody has the same hand."""
TABLE: Final = ("beginner", "casual", "club")
"""Who sits there beside the person."""
_BOOKS: Final = tuple(RULEBOOKS)
_KEPT: Final = "days"
"""The folder, beside that of the matches."""
_VERSION: Final = f"{__version__} 8"
"""To be changed when the levels would play otherwise."""


class Result(NamedTuple):
    """What a level made of a day's deal."""

    level: str
    points: tuple[int, ...]
    """Of each playing, in their order; as many as have been played so far, ``PLAYINGS`` at last."""

    @property
    def spread(self) -> Spread:
        """What two playings or more came to."""
        return Spread.of(self.points)


def club_in(results: Iterable[Result]) -> float | None:
    """What a Club makes, among the results of the levels; None where that is not known yet."""
    return next((one.spread.mean for one in results if one.level == "club" and is_whole(one)), None)


def is_whole(result: Result) -> bool:
    """Whether a level has played as often as it is to."""
    return len(result.points) == PLAYINGS


def name_of(day: date) -> str:
    """What the cards of a day follow from."""
    return f"day {day.isoformat()}"


def day_of(named: str | None) -> date | None:
    """The inverse of ``name_of``; None for the name of anything else.

    A day may be written in other ways: such a name deals other cards. Of the first and the last
    year no calendar can be drawn.
    """
    try:
        day = date.fromisoformat((named or "").removeprefix("day "))
    except ValueError:
        return None
    return day if name_of(day) == named and MINYEAR < day.year < MAXYEAR else None


def rulebook_of(day: date) -> str:
    """Each weekday has its own; on Sundays they take turns."""
    at = day.isocalendar()
    return _BOOKS[(at.weekday - 1 if at.weekday < 7 else at.week) % len(_BOOKS)]


def seats_of(name: str) -> list[SeatInfo]:
    """Who sits at the table of a day: the person of this name, and the same three of the seven."""
    return [SeatInfo(name, HUMAN), *map(SeatInfo, PEOPLE, TABLE)]


def header_of(day: date, name: str) -> Header:
    """The match of a day, played by the person of this name."""
    rulebook = rulebook_of(day)
    return Header.new(rulebook, RULEBOOKS[rulebook], seats_of(name), named=name_of(day))


def is_of_the_day(header: Header | Entry) -> bool:
    """Whether the table is the one that everybody finds on that day."""
    day = day_of(header.named)
    kinds = tuple(seat.kind for seat in header.seats)
    return (
        day is not None
        and (header.rulebook, header.house) == (rulebook_of(day), None)
        and kinds == (HUMAN, *TABLE)
    )


def played_days(entries: Iterable[Entry]) -> dict[date, Entry]:
    """By day, the first record of its deal: a second one knows the cards."""
    found: dict[date, Entry] = {}
    for entry in oldest_first(entries):
        day = day_of(entry.named) if entry.known else None
        if day is not None and is_of_the_day(entry):
            found.setdefault(day, entry)
    return found


def points_in(entry: Entry) -> int | None:
    """What the person made of a day's deal, without help; None where that cannot be said."""
    if entry.status is not Status.PRACTICE_OVER or entry.assisted:
        return None
    return entry.totals[PERSON]


def playings(
    day: date, opponents: Opponents, breathe: Breath, made: Sequence[Result] = ()
) -> Iterator[list[Result]]:
    """What each level makes of the deal in the person's seat, the weakest first, as it comes.

    All of it follows from the day. Where somebody had to stand in for one of them, that level ends
    there: the playing is left for another time. It goes on after what was ``made`` before.
    """
    life, before = dealt(header_of(day, "")), dict(made)
    found: list[Result] = []
    for level in TABLE_LEVELS:
        points = list(before.get(level, ()))
        for number in range(len(points), PLAYINGS):
            one = points_of(life, 1, PERSON, level, _OtherEvening(opponents, number), breathe)
            if one is None:
                break
            points.append(one)
            if level in SEARCHING_LEVELS:  # each of theirs takes seconds
                yield [*found, Result(level, tuple(points))]
        found.append(Result(level, tuple(points)))
        yield list(found)


def results_of(made: Iterable[Result]) -> list[Result]:
    """Those of which something can be told: nothing of a level that has played less than twice."""
    return [one for one in made if len(one.points) > 1]


def _kept() -> Reviews:
    return Reviews(data_dir() / _KEPT, _VERSION)


def _key(day: date) -> str:
    return secret_of(name_of(day), "results")[:16]


def known_results(day: date) -> list[Result]:
    """What the levels make of a day's deal, as far as it was found before."""
    return results_of(_known(day))


def kept_results(
    day: date,
    make_opponents: Callable[[], Opponents],
    breathe: Breath,
    tell: Callable[[list[Result]], None],
) -> list[Result]:
    """What the levels make of a day's deal; what was found is kept, and thrown away at will.

    ``tell`` hears of what is known so far. Whoever leaves before the end goes on there next time.
    """
    made = _known(day)
    if [len(points) for _, points in made] != [PLAYINGS] * len(TABLE_LEVELS):
        tell(results_of(made))
        with closing(make_opponents()) as opponents:
            for found in playings(day, opponents, breathe, made):
                made = found
                _kept().put(_key(day), PERSON, {"made": Codec().write(made)})
                tell(results_of(made))
    return results_of(made)


def _known(day: date) -> list[Result]:
    """What was kept; nothing where it makes no sense."""
    with suppress(KeyError, ValueError):
        kept = (_kept().get(_key(day), PERSON) or {})["made"]
        made: list[Result] = Codec().read(list[Result], kept)
        levels = tuple(level for level, _ in made)
        if levels == TABLE_LEVELS[: len(made)] and all(len(of) <= PLAYINGS for _, of in made):
            return made
    return []


class _OtherEvening(Opponents):
    """The same players, whose attention and chance are those of another evening."""

    def __init__(self, opponents: Opponents, number: int) -> None:
        self._opponents = opponents
        self._number = number

    def ask(self, request: Request) -> Future[Reply]:
        """What is overlooked follows from the totals, what is tried out from the seed."""
        told, number = request.situation, self._number
        totals = tuple(total + number for total in told.totals)
        moved = told._replace(totals=totals, seed=told.seed ^ number)
        return self._opponents.ask(request._replace(situation=moved))

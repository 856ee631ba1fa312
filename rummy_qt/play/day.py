"""The deal of the day: one round whose cards, seats and rulebook depend on the date alone."""

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
from rummy_qt.records.pauses import Pause
from rummy_qt.records.reviews import Reviews

from .company import PEOPLE
from .same_deal import PLAYINGS, Spread, new_life, points_of

PERSON: Final = 0
"""The person's seat, the same for everybody, so that all get the same hand."""
TABLE: Final = ("beginner", "casual", "club")
"""The levels of the other seats."""
_VERSION: Final = f"{__version__} 8"
"""Stored with the results; change it when the levels would play differently."""


class Result(NamedTuple):
    """The results of a level with a day's deal."""

    level: str
    points: tuple[int, ...]
    """The points of each playing so far, in their order; ``PLAYINGS`` when complete."""

    @property
    def spread(self) -> Spread:
        """The mean and spread of ``points``, which must be at least two."""
        return Spread.of(self.points)


def club_in(results: Iterable[Result]) -> float | None:
    """The mean points of a Club; None if it has not finished."""
    return next((one.spread.mean for one in results if one.level == "club" and is_whole(one)), None)


def is_whole(result: Result) -> bool:
    """Whether a level has finished its ``PLAYINGS``."""
    return len(result.points) == PLAYINGS


def name_of(day: date) -> str:
    """The name of a day's deal, from which its cards are derived."""
    return f"day {day.isoformat()}"


def day_of(named: str | None) -> date | None:
    """The inverse of ``name_of``; None for any other name.

    Other ISO spellings of a date are not accepted, since they would deal other cards. Nor are the
    first and the last year of ``date``, for which no calendar can be shown.
    """
    try:
        day = date.fromisoformat((named or "").removeprefix("day "))
    except ValueError:
        return None
    return day if name_of(day) == named and MINYEAR < day.year < MAXYEAR else None


def rulebook_of(day: date) -> str:
    """The rulebook of a day: each weekday has its own; on Sundays they take turns."""
    at = day.isocalendar()
    return [*RULEBOOKS][(at.weekday - 1 if at.weekday < 7 else at.week) % len(RULEBOOKS)]


def seats_of(name: str) -> list[SeatInfo]:
    """The seats of a day: the person with this name, and the same three opponents every day."""
    return [SeatInfo(name, HUMAN), *map(SeatInfo, PEOPLE, TABLE)]


def header_of(day: date, name: str) -> Header:
    """The header of a day's match, for a person with this name."""
    rulebook = rulebook_of(day)
    return Header.new(rulebook, RULEBOOKS[rulebook], seats_of(name), named=name_of(day))


def played_days(entries: Iterable[Entry]) -> dict[date, Entry]:
    """By day, the first record of its deal; in later ones the person knew the cards.

    A deal of the day has the rulebook of that day and the kinds of its seats.
    """
    days: dict[date, Entry] = {}
    for entry in oldest_first(entries):
        day = day_of(entry.named) if entry.known else None
        table = entry.rulebook, entry.house, tuple(seat.kind for seat in entry.seats)
        if day is not None and table == (rulebook_of(day), None, (HUMAN, *TABLE)):
            days.setdefault(day, entry)
    return days


def points_in(entry: Entry) -> int | None:
    """The person's points with a day's deal; None if it is not over or was assisted."""
    if entry.status is not Status.PRACTICE_OVER or entry.assisted:
        return None
    return entry.totals[PERSON]


def playings(
    day: date, opponents: Opponents, pause: Pause, done: Sequence[Result] = ()
) -> Iterator[list[Result]]:
    """Plays the deal with each level in the person's seat; yields all results so far.

    The weakest level comes first. The results depend on the day alone. A level stops at a playing
    in which a stand-in answered, which is left for the next time. ``done``: earlier results, which
    are continued.
    """
    life, before = new_life(header_of(day, "")), dict(done)
    results: list[Result] = []
    for level in TABLE_LEVELS:
        points = list(before.get(level, ()))
        for number in range(len(points), PLAYINGS):
            one = points_of(life, 1, PERSON, level, _Reseeded(opponents, number), pause)
            if one is None:
                break
            points.append(one)
            if level in SEARCHING_LEVELS:  # each of their playings takes seconds
                yield [*results, Result(level, tuple(points))]
        results.append(Result(level, tuple(points)))
        yield list(results)


def results_of(results: Iterable[Result]) -> list[Result]:
    """The results with at least two playings, which have a spread."""
    return [one for one in results if len(one.points) > 1]


def _store() -> Reviews:
    return Reviews(data_dir() / "days", _VERSION)


def _key(day: date) -> str:
    return secret_of(name_of(day), "results")[:16]


def stored_results(day: date) -> list[Result]:
    """The stored results of the levels with a day's deal."""
    return results_of(_stored(day))


def all_results(
    day: date,
    make_opponents: Callable[[], Opponents],
    pause: Pause,
    tell: Callable[[list[Result]], None],
) -> list[Result]:
    """The results of all levels with a day's deal, played as far as they are not stored.

    Calls ``tell`` with the results so far. Each is stored at once, so that a cancelled call is
    continued by the next one.
    """
    results = _stored(day)
    if [len(points) for _, points in results] != [PLAYINGS] * len(TABLE_LEVELS):
        tell(results_of(results))
        with closing(make_opponents()) as opponents:
            for so_far in playings(day, opponents, pause, results):
                results = so_far
                _store().put(_key(day), PERSON, {"made": Codec().write(results)})
                tell(results_of(results))
    return results_of(results)


def _stored(day: date) -> list[Result]:
    """The stored results, complete or not; none if they are missing or invalid."""
    with suppress(KeyError, ValueError):
        data = (_store().get(_key(day), PERSON) or {})["made"]
        results: list[Result] = Codec().read(list[Result], data)
        levels = tuple(level for level, _ in results)
        if levels == TABLE_LEVELS[: len(results)] and all(len(of) <= PLAYINGS for _, of in results):
            return results
    return []


class _Reseeded(Opponents):
    """The same opponents with other random choices: oversights depend on totals, search on seed."""

    def __init__(self, opponents: Opponents, number: int) -> None:
        self._opponents = opponents
        self._number = number

    def ask(self, request: Request) -> Future[Reply]:
        situation, number = request.situation, self._number
        totals = tuple(total + number for total in situation.totals)
        changed = situation._replace(totals=totals, seed=situation.seed ^ number)
        return self._opponents.ask(request._replace(situation=changed))

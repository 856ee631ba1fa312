"""Practice: the decisions that cost most, as positions that come back after 1, 3 and 9 days."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Any, Final, NamedTuple

from rummy_qt.engine import RULEBOOKS, Move
from rummy_qt.opponents.codec import Codec
from rummy_qt.records.answers import Given
from rummy_qt.records.entry import Entry
from rummy_qt.records.files import json_of
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.life import Life
from rummy_qt.records.pauses import Breath
from rummy_qt.records.reading import read_record
from rummy_qt.records.sentences import RecordError

from .company import PEOPLE
from .concepts import LOST_BY, whys
from .review import Decision, Reviewed, review_from_json
from .same_deal import dealt

PERSON: Final = 0
"""The seat in the rounds that come with the program."""
AFTER: Final = 1, 3, 9
"""Days until a position comes back, by how often in a row it was found; then it is learned."""
MOST: Final = 60
"""Own positions, the costliest."""
_WEEK: Final = timedelta(days=7)
_CODEC: Final = Codec()


class Shipped(NamedTuple):
    """A round that comes with the program, and a decision of it that was judged."""

    rulebook: str
    kinds: tuple[str, ...]
    """Of the seats, as in a record."""
    seed: str
    moves: tuple[str, ...]
    """All of the round, each after its seat: ``0 draw``."""
    made: Decision

    @property
    def life(self) -> Life:
        """The match whose first round it is."""
        life = dealt(header_of(self.rulebook, self.kinds, self.seed))
        for told in self.moves:
            seat, move = told.split(" ", 1)
            life.play(Move.parse(move), int(seat))
        return life


class Exercise(NamedTuple):
    """A decision to be made once more."""

    key: str
    """By which its answers are known."""
    made: Decision
    number: int = 1
    """Of the round."""
    seat: int = PERSON
    rulebook: str = ""
    created: str = ""
    """When the match was begun; empty for what comes with the program."""
    shipped: Shipped | None = None

    def life(self, entries: Iterable[Entry], breathe: Breath) -> Life | None:
        """The match that it is of, from its record; None where that is gone."""
        if self.shipped is not None:
            return self.shipped.life
        for entry in entries:
            if (entry.created, entry.rulebook) != (self.created, self.rulebook):
                continue
            try:
                life = read_record(entry.path, breathe).replayed
            except RecordError:
                continue
            for played in life.rounds[self.number - 1 : self.number]:
                own = self.key.startswith(f"{played.chain}-{self.seat}-")
                if own and self.made.at < len(played.moves):
                    return life
        return None


class Week(NamedTuple):
    """What decisions of the last seven days cost."""

    points: int
    concept: str
    """That by which most of it went …"""
    part: int
    """… and how much."""


def header_of(rulebook: str, kinds: Sequence[str], seed: str) -> Header:
    """Of a round that comes with the program: the person among some of the seven."""
    rules, seats = RULEBOOKS[rulebook], list(map(SeatInfo, ("", *PEOPLE), kinds))
    return Header.new(
        rulebook, rules, seats, seed, nonce="0", id=seed, created="1970-01-01T00:00:00Z"
    )


def with_whys(life: Life, review: Reviewed) -> Reviewed:
    """Each costly decision with the concept that speaks most against it."""

    def why(made: Decision) -> str:
        view = life.round_at(review.number, made.at).view(review.seat)
        against = whys(view, made.played, made.best, made.parts).against if made.loss else ()
        return str(against[0]) if against else ""

    told = tuple(made._replace(why=why(made)) for made in review.decisions)
    return replace(review, decisions=told)


def own_positions(kept: Iterable[dict[str, Any]]) -> list[Exercise]:
    """The costly decisions of the person in all reviews that are kept, the costliest first."""
    found = []
    for told in kept:
        review = review_from_json(told.get("review"))
        if told.get("person") is True and review is not None:
            about = review.number, review.seat, str(told.get("rulebook")), str(told.get("created"))
            found += [
                Exercise(f"{told['round']}-{made.at}", made, *about)
                for made in review.costly
                if made.why in LOST_BY
            ]
    return sorted(found, key=lambda one: (-one.made.loss, one.key))


def exercises(own: list[Exercise], shipped: Iterable[str]) -> list[Exercise]:
    """What is practised: of one's ``own`` the costliest, then those ``shipped``, one a line."""
    rounds: list[Shipped] = [_CODEC.read(Shipped, json_of(line)) for line in shipped]
    return own[:MOST] + [
        Exercise(f"{one.seed}-{one.made.at}", one.made, rulebook=one.rulebook, shipped=one)
        for one in rounds
    ]


def days(answers: Iterable[Given], today: date) -> dict[str, date | None]:
    """By key of what was answered, the day from which it is due; None once it is learned.

    What was answered later than ``today``, by a clock that went wrong, is due now.
    """
    in_a_row: dict[str, int] = defaultdict(int)
    found: dict[str, date | None] = {}
    for key, day, right in answers:
        in_a_row[key] = in_a_row[key] + 1 if right else 0
        learned = in_a_row[key] > len(AFTER)
        after = AFTER[max(0, min(in_a_row[key], len(AFTER)) - 1)]
        comes_back = today if day > today else day + timedelta(days=after)
        found[key] = None if learned else comes_back
    return found


def due(positions: Iterable[Exercise], answers: Iterable[Given], today: date) -> list[Exercise]:
    """What is to be practised: what came back, the longest due first; then what is new."""
    known, back, new = days(answers, today), [], []
    for position in positions:
        day = known.get(position.key)
        if position.key not in known:
            new.append(position)
        elif day is not None and day <= today:
            back.append((day, position))
    return [position for _, position in sorted(back, key=lambda one: one[0])] + new


def week_of(positions: Iterable[Exercise], today: date) -> Week | None:
    """How the points of the last seven days were lost; None where no concept stands out."""
    since = (today - _WEEK).isoformat()
    lost: dict[str, int] = defaultdict(int)
    for position in positions:
        if position.created >= since:
            lost[position.made.why] += round(position.made.loss)  # as the review tells it
    total = sum(lost.values())
    lost.pop("", None)
    if not lost:
        return None
    concept = max(lost, key=lambda name: (lost[name], name))
    return Week(total, concept, lost[concept])

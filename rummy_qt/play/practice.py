"""Practice: the costliest decisions as exercises, repeated after 1, 3 and 9 days."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Any, Final, NamedTuple

from rummy_qt.engine import RULEBOOKS, Move
from rummy_qt.opponents.codec import Codec
from rummy_qt.records.answers import GivenAnswer
from rummy_qt.records.entry import Entry
from rummy_qt.records.files import json_of
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.life import Life
from rummy_qt.records.pauses import Pause
from rummy_qt.records.reading import read_record
from rummy_qt.records.sentences import RecordError

from .company import PEOPLE
from .concepts import LOST_BY, whys
from .review import Decision, ReviewResult, review_from_json
from .same_deal import new_life

PERSON: Final = 0
"""The person's seat in the rounds that come with the program."""
AFTER: Final = 1, 3, 9
"""Days until an exercise is due again after 1, 2, 3 correct answers in a row; 4: it is learned."""
MOST: Final = 60
"""The number of own exercises, the costliest."""
_CODEC: Final = Codec()


class ShippedRound(NamedTuple):
    """A round that comes with the program, and a reviewed decision of it."""

    rulebook: str
    kinds: tuple[str, ...]
    """The kind of each seat, as in a record."""
    seed: str
    moves: tuple[str, ...]
    """All moves of the round, each with its seat: ``0 draw``."""
    made: Decision

    @property
    def life(self) -> Life:
        """The match with this round as its first."""
        life = new_life(header_of(self.rulebook, self.kinds, self.seed))
        for text in self.moves:
            seat, move = text.split(" ", 1)
            life.play(Move.parse(move), int(seat))
        return life


class Exercise(NamedTuple):
    """A decision to practise."""

    key: str
    """Identifies the exercise in the stored answers."""
    made: Decision
    number: int = 1
    """The number of the round."""
    seat: int = PERSON
    rulebook: str = ""
    created: str = ""
    """When the match was started; empty if it comes with the program."""
    shipped: ShippedRound | None = None

    def life(self, entries: Iterable[Entry], pause: Pause) -> Life | None:
        """The match of the decision, read from its record; None if that is missing."""
        if self.shipped is not None:
            return self.shipped.life
        for entry in entries:
            if (entry.created, entry.rulebook) != (self.created, self.rulebook):
                continue
            try:
                life = read_record(entry.path, pause).replayed
            except RecordError:
                continue
            for played in life.rounds[self.number - 1 : self.number]:
                own = self.key.startswith(f"{played.chain}-{self.seat}-")
                if own and self.made.at < len(played.moves):
                    return life
        return None


class Week(NamedTuple):
    """The losses of the last seven days, in points."""

    points: int
    concept: str
    """The concept by which most points were lost …"""
    part: int
    """… and how many."""


def header_of(rulebook: str, kinds: Sequence[str], seed: str) -> Header:
    """The header of a round that comes with the program: the person and named opponents."""
    rules, seats = RULEBOOKS[rulebook], list(map(SeatInfo, ("", *PEOPLE), kinds))
    return Header.new(
        rulebook, rules, seats, seed, nonce="0", id=seed, created="1970-01-01T00:00:00Z"
    )


def with_whys(life: Life, review: ReviewResult) -> ReviewResult:
    """The review, with the strongest concept against each decision that has a loss."""

    def why(made: Decision) -> str:
        view = life.round_at(review.number, made.at).view(review.seat)
        against = whys(view, made.played, made.best, made.parts).against if made.loss else ()
        return str(against[0]) if against else ""

    decisions = tuple(made._replace(why=why(made)) for made in review.decisions)
    return replace(review, decisions=decisions)


def own_positions(stored: Iterable[dict[str, Any]]) -> list[Exercise]:
    """The person's decisions with a loss in all stored reviews, the costliest first."""
    result = []
    for data in stored:
        review = review_from_json(data.get("review"))
        if data.get("person") is True and review is not None:
            about = review.number, review.seat, str(data.get("rulebook")), str(data.get("created"))
            result += [
                Exercise(f"{data['round']}-{made.at}", made, *about)
                for made in review.costly
                if made.why in LOST_BY
            ]
    return sorted(result, key=lambda one: (-one.made.loss, one.key))


def exercises(own: list[Exercise], shipped: Iterable[str]) -> list[Exercise]:
    """The ``MOST`` costliest ``own`` exercises, then the ``shipped`` ones, given as JSON lines."""
    rounds: list[ShippedRound] = [_CODEC.read(ShippedRound, json_of(line)) for line in shipped]
    return own[:MOST] + [
        Exercise(f"{one.seed}-{one.made.at}", one.made, rulebook=one.rulebook, shipped=one)
        for one in rounds
    ]


def due_days(answers: Iterable[GivenAnswer], today: date) -> dict[str, date | None]:
    """By key of each answered exercise, the day from which it is due; None if it is learned.

    An answer dated after ``today``, due to a wrong clock, makes the exercise due now.
    """
    in_a_row: dict[str, int] = defaultdict(int)
    result: dict[str, date | None] = {}
    for key, day, right in answers:
        in_a_row[key] = in_a_row[key] + 1 if right else 0
        learned = in_a_row[key] > len(AFTER)
        after = AFTER[max(0, min(in_a_row[key], len(AFTER)) - 1)]
        comes_back = today if day > today else day + timedelta(days=after)
        result[key] = None if learned else comes_back
    return result


def due_exercises(
    positions: Iterable[Exercise], answers: Iterable[GivenAnswer], today: date
) -> list[Exercise]:
    """The exercises to practise today: repeated ones, the longest due first; then new ones."""
    due_on, repeated, new = due_days(answers, today), [], []
    for position in positions:
        day = due_on.get(position.key)
        if position.key not in due_on:
            new.append(position)
        elif day is not None and day <= today:
            repeated.append((day, position))
    return [position for _, position in sorted(repeated, key=lambda one: one[0])] + new


def week_of(positions: Iterable[Exercise], today: date) -> Week | None:
    """The losses of the last seven days; None if none of them has a concept."""
    since = (today - timedelta(days=7)).isoformat()
    lost: dict[str, int] = defaultdict(int)
    for position in positions:
        if position.created >= since:
            lost[position.made.why] += round(position.made.loss)  # as the review shows it
    total = sum(lost.values())
    lost.pop("", None)
    if not lost:
        return None
    concept = max(lost, key=lambda name: (lost[name], name))
    return Week(total, concept, lost[concept])

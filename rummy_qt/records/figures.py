"""Figures of the person's play, counted in one record, and summed up for the statistics."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from rummy_qt.engine import Move, Round
from rummy_qt.engine.events import Took

from .entry import Entry
from .header import HUMAN
from .life import PlayedRound
from .lines import Status
from .pauses import Pause, no_pause
from .reading import read_record
from .replay import RecordedMatch


class RoundFigures(NamedTuple):
    """One finished round."""

    chain: str
    """The checksum of the score line; the same in every copy of the round."""
    points: int
    longest: int
    """The most cards taken at once from the discard pile."""
    uncaught: bool
    """Whether the hand was empty at the end."""
    assisted: bool
    went_out: bool
    piles_taken: int = 0
    """Draws of more than the top discard."""
    piles_refused: int = 0
    """Other draws, or passes, where such a draw was allowed."""
    claims_won: int = 0
    claims_missed: int = 0
    """Others' discards that fitted a meld and were neither called nor taken by the person."""
    false_calls: int = 0


class MatchFigures(NamedTuple):
    """The figures of one record with a person in it, up to its first bad line."""

    ended: bool
    """Whether it is over, and not a match of one round."""
    won: bool
    rounds: list[RoundFigures]

    @property
    def assisted(self) -> bool:
        """Whether any of the rounds was assisted."""
        return any(played.assisted for played in self.rounds)


EntryFigures = tuple[Entry, MatchFigures]


class Filter(NamedTuple):
    """Which matches to count; None: all."""

    rulebook: str | None = None
    """Excludes house rules copied from the rulebook."""
    assisted: bool | None = None
    since: str | None = None
    """The earliest time of creation, as in a header; set by a reset of the statistics."""

    def includes(self, rulebook: object, house: object, assisted: object, created: str) -> bool:
        """Whether a match or round passes the filter; ``house`` as in a header."""
        same = self.rulebook is None or (self.rulebook, None) == (rulebook, house)
        same = same and self.assisted in (None, assisted)
        return same and (self.since is None or created >= self.since)


EVERYTHING: Final = Filter()


class Group(NamedTuple):
    """Matches by the same rules against the same opponents."""

    rulebook: str
    house: str
    """The name of the house rules; empty for the rulebook's own."""
    opponents: tuple[str, ...]
    """The distinct kinds of the other seats, sorted."""
    players: int
    matches: int
    won: int


class Summary(NamedTuple):
    """Figures of the person's own seat. Copies of a match count once."""

    results: tuple[bool, ...] = ()
    """Whether each finished match was won, the oldest first."""
    groups: tuple[Group, ...] = ()
    """The same matches by rulebook, opponents and number of players."""
    longest_match: int = 0
    """In rounds."""
    streak: int = 0
    """Matches won in a row, up to the last one."""
    longest_streak: int = 0
    rounds: int = 0
    """Finished rounds, including those of unfinished matches."""
    assisted: int = 0
    """Assisted rounds."""
    points: float = 0.0
    """Average points per round."""
    best_round: int | None = None
    went_out: int = 0
    piles_taken: int = 0
    piles_refused: int = 0
    claims_won: int = 0
    claims_missed: int = 0
    false_calls: int = 0

    @property
    def matches(self) -> int:
        """The number of finished matches."""
        return len(self.results)

    @property
    def won(self) -> int:
        return sum(self.results)


def figures_of(path: Path, pause: Pause = no_pause) -> MatchFigures | None:
    """The figures of a record up to its first bad line; None if no person plays.

    ``RecordError`` as ``read_record``.
    """
    replayed = read_record(path, pause).replayed
    person = replayed.header.human
    if person is None:
        return None
    # A practice round that was resigned is not a lost match.
    ended = replayed.status is not Status.RUNNING and not replayed.one_round
    return MatchFigures(
        ended,
        ended and replayed.match.winner == person,
        [
            _count(replayed, played, person, pause)
            for played in replayed.rounds
            if played.scores is not None
        ],
    )


def _count(replayed: RecordedMatch, played: PlayedRound, person: int, pause: Pause) -> RoundFigures:
    rnd, counted, fitted = replayed.round_at(played.n, 0), Counter[str](), False
    for seat, move in played.moves:
        pause()
        mine = seat == person
        if mine:
            counted.update(_counts_in(rnd, move))
        rnd.play(move, seat)
        fits = _can_call(rnd, person)
        if fitted and not fits and not (mine and move.kind in ("take", "claim")):
            counted["claims_missed"] += 1
        fitted = fits
    takes = (one for one in rnd.history if isinstance(one, Took) and one.seat == person)
    return RoundFigures(
        chain=played.chain,
        points=played.tallies[person].total,
        longest=max((len(take.cards) for take in takes), default=0),
        uncaught=not rnd.hand(person),
        assisted=played.assisted,
        went_out=rnd.closer == person,
        **counted,
    )


def _counts_in(rnd: Round, move: Move) -> Iterator[str]:
    """The names of the ``RoundFigures`` that a move adds to; ``rnd`` is the round before it."""
    if move.kind == "claim":
        yield "false_calls" if move.meld is None else "claims_won"
    elif move.kind == "take" and move.cards[0] is not rnd.discards[-1]:
        yield "piles_taken"
    elif move.kind in ("draw", "take", "pass"):
        top = rnd.discards[-1:]
        if any(option.kind == "take" and option.cards != top for option in rnd.legal_moves()):
            yield "piles_refused"


def _can_call(rnd: Round, person: int) -> bool:
    """Whether the person could call the last discard and lay it on a meld."""
    return rnd.rules.claims and any(
        option.kind == "claim" and option.meld is not None for option in rnd.legal_moves(person)
    )


def summary_of(matches: Iterable[EntryFigures], chosen: Filter, pause: Pause) -> Summary:
    """The figures of the chosen matches, each round filtered by its own ``assisted``."""
    first: dict[str, EntryFigures] = {}
    """The first copy of each match, by its last checksum."""
    played: dict[str, RoundFigures] = {}
    for entry, figures in matches:
        pause()
        rules = entry.rulebook, entry.house
        if figures.ended and chosen.includes(*rules, figures.assisted, entry.created):
            chain = figures.rounds[-1].chain if figures.rounds else entry.id
            first.setdefault(chain, (entry, figures))
        for counted in figures.rounds:
            if chosen.includes(*rules, counted.assisted, entry.created):
                played.setdefault(counted.chain, counted)
    ended = sorted(first.values(), key=lambda one: one[0].created)
    groups = defaultdict[tuple[str, str, tuple[str, ...], int], list[bool]](list)
    for entry, figures in ended:
        others = sorted({seat.kind for seat in entry.seats if seat.kind != HUMAN})
        rules_and_company = entry.rulebook, entry.house or "", tuple(others), len(entry.seats)
        groups[rules_and_company].append(figures.won)
    rounds = played.values()
    results = tuple(figures.won for _, figures in ended)
    in_a_row = [sum(run) for won, run in groupby(results) if won]
    points = [one.points for one in rounds]
    return Summary(
        results=results,
        groups=tuple(Group(*key, len(won), sum(won)) for key, won in sorted(groups.items())),
        longest_match=max((len(figures.rounds) for _, figures in ended), default=0),
        rounds=len(rounds),
        points=sum(points) / len(points) if points else 0.0,
        best_round=max(points, default=None),
        streak=in_a_row[-1] if results and results[-1] else 0,
        longest_streak=max(in_a_row, default=0),
        # the fields from ``assisted`` on
        **{name: sum(getattr(one, name) for one in rounds) for name in RoundFigures._fields[4:]},
    )

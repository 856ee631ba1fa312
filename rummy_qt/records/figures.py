"""What is counted from the person's seat, in one record, and of all of them for statistics."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from rummy_qt.engine import Round
from rummy_qt.engine.events import Took

from .life import PlayedRound, SeatMove
from .lines import Status
from .pauses import Breath, no_hurry
from .reading import read_record
from .replay import Replayed


class RoundFigures(NamedTuple):
    """One finished round."""

    chain: str
    """Two records that share it share the round: one is a copy of the other."""
    points: int
    longest: int
    """Most cards taken at once from the discard pile."""
    uncaught: bool
    """Whether the hand was empty at its end."""
    assisted: bool
    went_out: bool
    piles_taken: int = 0
    """Draws of more than the top discard."""
    piles_refused: int = 0
    """Other draws, or passes, where such a draw was allowed."""
    claims_won: int = 0
    claims_missed: int = 0
    """Discards of others that fitted and were not called, nor drawn, by the person."""
    false_calls: int = 0


_COUNTED: Final = RoundFigures._fields[4:]
"""Of which a summary tells the sum."""


class MatchFigures(NamedTuple):
    """One record with a person in it."""

    chain: str
    """Of the last finished round, or what else copies share."""
    created: str
    rulebook: str
    players: int
    opponents: str
    """The kinds of the other seats, each once, in order: ``club,expert``."""
    ended: bool
    won: bool
    assisted: bool
    """Whether any of the rounds is."""
    rounds: list[RoundFigures]

    @staticmethod
    def from_row(row: Sequence[Any]) -> MatchFigures:
        """Of what JSON holds of them."""
        told = MatchFigures(*row)
        return told._replace(rounds=[RoundFigures(*played) for played in told.rounds])


_Figures = TypeVar("_Figures", MatchFigures, RoundFigures)


class Filter(NamedTuple):
    """Which matches to count; None: all."""

    rulebook: str | None = None
    assisted: bool | None = None
    since: str | None = None
    """Those created at this time (as in a header) or later: what a reset leaves."""

    def holds(self, rulebook: object, assisted: object, created: str) -> bool:
        """Whether a match, or a round of it, is of this choice."""
        same = self.rulebook in (None, rulebook) and self.assisted in (None, assisted)
        return same and (self.since is None or created >= self.since)


EVERYTHING: Final = Filter()


class Group(NamedTuple):
    """Matches of one rulebook against the same opponents."""

    rulebook: str
    opponents: str
    players: int
    matches: int
    won: int


class Summary(NamedTuple):
    """Figures of the person's own seat. A copy of a match counts once."""

    results: tuple[bool, ...] = ()
    """Whether each match played to the end was won, in the order in which they were begun."""
    groups: tuple[Group, ...] = ()
    """The same matches by rulebook, opponents and number of players."""
    longest_match: int = 0
    """In rounds."""
    streak: int = 0
    """Matches won in a row, up to the last one."""
    longest_streak: int = 0
    rounds: int = 0
    """Finished rounds, those of matches that still go on included."""
    assisted: int = 0
    """How many of them count as assisted."""
    points: float = 0.0
    """Points a round, on average."""
    best_round: int | None = None
    went_out: int = 0
    piles_taken: int = 0
    piles_refused: int = 0
    claims_won: int = 0
    claims_missed: int = 0
    false_calls: int = 0

    @property
    def matches(self) -> int:
        """Matches played to the end."""
        return len(self.results)

    @property
    def won(self) -> int:
        return sum(self.results)


def figures_of(path: Path, breathe: Breath = no_hurry) -> MatchFigures | None:
    """The figures of a record as far as it is good; None where no person plays.

    ``RecordError`` as ``read_record``.
    """
    replayed = read_record(path, breathe).replayed
    header = replayed.header
    person = header.human
    if person is None:
        return None
    others = {seat.kind for n, seat in enumerate(header.seats) if n != person}
    # A round that was given up is no match that was lost.
    ended = replayed.status is not Status.RUNNING and not replayed.one_round
    finished = [played for played in replayed.rounds if played.scores is not None]
    return MatchFigures(
        chain=finished[-1].chain if finished else header.id,
        created=header.created,
        rulebook=header.rulebook,
        players=len(header.seats),
        opponents=",".join(sorted(others)),
        ended=ended,
        won=ended and replayed.match.winner == person,
        assisted=any(played.assisted for played in finished),
        rounds=[_count(replayed, played, person, breathe) for played in finished],
    )


def _count(replayed: Replayed, played: PlayedRound, person: int, breathe: Breath) -> RoundFigures:
    rnd, counted, fitted = replayed.round_at(played.n, 0), Counter[str](), False
    for one in played.moves:
        breathe()
        counted.update(_counts_in(rnd, person, one))
        rnd.play(one.move, one.seat)
        fits, mine = _may_call(rnd, person), one.seat == person
        if fitted and not fits and not (mine and one.move.kind in ("take", "claim")):
            counted["claims_missed"] += 1
        fitted = fits
    taken = [
        len(event.cards)
        for event in rnd.history
        if isinstance(event, Took) and event.seat == person
    ]
    return RoundFigures(
        chain=played.chain,
        points=played.tallies[person].total,
        longest=max(taken, default=0),
        uncaught=not rnd.hand(person),
        assisted=played.assisted,
        went_out=rnd.closer == person,
        **counted,
    )


def _counts_in(rnd: Round, person: int, played: SeatMove) -> Iterator[str]:
    """What a move counts as, of the figures of a round; the round is as before it."""
    move = played.move
    if played.seat != person:
        return
    if move.kind == "claim":
        yield "false_calls" if move.meld is None else "claims_won"
    elif move.kind == "take" and move.cards[0] is not rnd.discards[-1]:
        yield "piles_taken"
    elif move.kind in ("draw", "take", "pass") and _may_take_more(rnd):
        yield "piles_refused"


def _may_call(rnd: Round, person: int) -> bool:
    """Whether a discard lies there that the person may rightly call."""
    return rnd.rules.claims and any(
        option.kind == "claim" and option.meld is not None for option in rnd.legal_moves(person)
    )


def _may_take_more(rnd: Round) -> bool:
    """Whether more than the top discard may be taken."""
    top = rnd.discards[-1:]
    return any(option.kind == "take" and option.cards != top for option in rnd.legal_moves())


def summary_of(matches: Iterable[MatchFigures], chosen: Filter, breathe: Breath) -> Summary:
    """The figures of the matches chosen; rounds are chosen as assisted by themselves."""
    ended: list[MatchFigures] = []
    rounds: list[RoundFigures] = []
    for one in matches:
        breathe()
        if one.ended and chosen.holds(one.rulebook, one.assisted, one.created):
            ended.append(one)
        for played in one.rounds:
            if chosen.holds(one.rulebook, played.assisted, one.created):
                rounds.append(played)
    ended, rounds = sorted(_once(ended), key=lambda one: one.created), _once(rounds)
    groups = defaultdict[tuple[str, str, int], list[bool]](list)
    for one in ended:
        groups[one.rulebook, one.opponents, one.players].append(one.won)
    results = tuple(one.won for one in ended)
    points = [played.points for played in rounds]
    return Summary(
        results=results,
        groups=tuple(Group(*of, len(won), sum(won)) for of, won in sorted(groups.items())),
        longest_match=max((len(one.rounds) for one in ended), default=0),
        rounds=len(rounds),
        points=sum(points) / len(points) if points else 0.0,
        best_round=max(points, default=None),
        **_streaks(results),
        **{name: sum(getattr(played, name) for played in rounds) for name in _COUNTED},
    )


def _once(told: Iterable[_Figures]) -> list[_Figures]:
    """The first of each and its copies."""
    firsts: dict[str, _Figures] = {}
    for one in told:
        firsts.setdefault(one.chain, one)
    return list(firsts.values())


def _streaks(won: Iterable[bool]) -> dict[str, int]:
    """Victories in a row up to the last match, and the most there ever were."""
    streak = longest = 0
    for victory in won:
        streak = streak + 1 if victory else 0
        longest = max(longest, streak)
    return {"streak": streak, "longest_streak": longest}

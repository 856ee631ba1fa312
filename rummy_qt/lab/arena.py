"""``rummy-lab arena``: two opponents over the same deals in every seating.

Whole matches are played. A *bout* is one match seed, played once for each seat that the first
opponent may have, against the other opponent in all other seats; the decks follow from the
seed, so each round is dealt alike in every seating, as long as all of them have that round.
Points are compared deal by deal, matches bout by bout. Nothing depends on the number of jobs.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import ExitStack, closing
from glob import escape
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from rummy_qt.engine import RULEBOOKS
from rummy_qt.opponents.levels import LEVELS
from rummy_qt.records.header import Header, SeatInfo

from .arguments import add_rulebook, add_seed
from .figures import Figure, figure, percentile
from .seats import Work, command_of, kind_of, play_match, seat_for, shown_name

_CREATED = "2000-01-01T00:00:00Z"
_AHEAD = 2
"""Bouts that wait for each job, so that none stands idle."""


class Contest(NamedTuple):
    """What is played."""

    opponents: tuple[str, str]
    rulebook: str
    players: int
    seed: int


class Bout(NamedTuple):
    """One match seed in every seating of the first opponent."""

    number: int
    scores: list[list[list[int]]]
    """Seating → round → the points of each seat."""
    winners: list[int]
    """The winning seat of each seating."""
    work: tuple[Work, Work]

    @property
    def deals(self) -> list[float]:
        """For each deal that every seating had: points over the others' mean."""
        rounds = min(len(played) for played in self.scores)
        return [self._deal(number) for number in range(rounds)]

    def _deal(self, number: int) -> float:
        total = 0.0
        for seat, played in enumerate(self.scores):
            scores = played[number]
            total += scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)
        return total / len(self.scores)

    @property
    def won(self) -> float:
        """The part of its matches that the first opponent won."""
        return sum(winner == seat for seat, winner in enumerate(self.winners)) / len(self.winners)


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "arena",
        help="compare two opponents over duplicate deals",
        description="Plays whole matches between two opponents, every deal once in each seating,"
        " and prints by how many points a deal the first is ahead, with the uncertainty, and how"
        " long each of them thought.",
    )
    known = ", ".join(LEVELS)
    parser.add_argument(
        "--opponents", required=True, metavar="A,B", help=f"{known}, or the path of a program"
    )
    add_rulebook(parser, help="whose rules", default="500-rum-de")
    parser.add_argument(
        "--players", type=int, default=2, metavar="N", help="how many play: one A among Bs"
    )
    parser.add_argument(
        "--deals", type=int, default=100, metavar="N", help="play at least this many deals"
    )
    add_seed(parser)
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes at a time"
    )
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep results in this file, and go on from it"
    )
    parser.add_argument(
        "--record", type=Path, metavar="DIR", help="write the record of every match here"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays, keeps the results, and reports; 0."""
    contest = _contest(args)
    if args.deals < 1 or args.jobs < 1:
        raise ValueError("--deals and --jobs must be positive")
    if args.record:
        _make_room(args.record, contest, anew=not _is_begun(args.resume))
    done = _resume(args.resume, contest)
    bouts: list[Bout] = []
    jobs = min(args.jobs, args.deals)  # a bout has a deal or more
    for bout in play(contest, jobs, args.record, done):
        if args.resume and bout.number not in done:
            _keep(args.resume, bout)
        bouts.append(bout)
        if sum(len(bout.deals) for bout in bouts) >= args.deals:
            break
    for line in report(contest, bouts):
        print(line)
    return 0


def _contest(args: argparse.Namespace) -> Contest:
    names = args.opponents.split(",")
    if len(names) != 2:
        raise ValueError("--opponents takes two names, like master,club")
    for name in names:
        command_of(name)
    rules = RULEBOOKS[args.rulebook]
    if not rules.min_players <= args.players <= rules.max_players:
        raise ValueError(f"{args.rulebook} is not for {args.players} players")
    return Contest((names[0], names[1]), args.rulebook, args.players, args.seed)


# ---------------------------------------------------------------------------- playing


def play(
    contest: Contest, jobs: int, records: Path | None, done: dict[int, Bout]
) -> Iterator[Bout]:
    """The bouts in their order, without end; those that are done are not played again."""
    if jobs == 1:
        number = 0
        while True:
            yield done.get(number) or play_bout(contest, number, records)
            number += 1
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        waiting: dict[int, Future[Bout]] = {}
        number = planned = 0
        try:
            while True:
                while planned < number + jobs * _AHEAD:
                    if planned not in done:
                        waiting[planned] = pool.submit(play_bout, contest, planned, records)
                    planned += 1
                yield done[number] if number in done else waiting.pop(number).result()
                number += 1
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def play_bout(contest: Contest, number: int, records: Path | None = None) -> Bout:
    """Plays one match seed in every seating."""
    one, other = contest.opponents
    names = [one] + [other] * (contest.players - 1)
    scores, winners = [], []
    with ExitStack() as seated:
        seats = [seated.enter_context(closing(seat_for(name))) for name in names]
        for seating in range(contest.players):
            header = _header(contest, number, seating)
            path = records / f"{header.id}.rummy" if records else None
            if path is not None:
                path.unlink(missing_ok=True)
            order = seats[1 : seating + 1] + seats[:1] + seats[seating + 1 :]
            match = play_match(header, order, path)
            scores.append(match.scores)
            winners.append(-1 if match.winner is None else match.winner)
    theirs = Work()
    for seat in seats[1:]:
        theirs.milliseconds += seat.work.milliseconds
        theirs.braked += seat.work.braked
        theirs.refused += seat.work.refused
    return Bout(number, scores, winners, (seats[0].work, theirs))


def _header(contest: Contest, number: int, seating: int) -> Header:
    one, other = contest.opponents
    names = [one if seat == seating else other for seat in range(contest.players)]
    seed = f"arena {contest.seed} {number}"
    return Header.new(
        contest.rulebook,
        RULEBOOKS[contest.rulebook],
        [SeatInfo(shown_name(name), kind_of(name)) for name in names],
        seed,
        nonce="0",
        id=f"{_name(contest)}-{number}-{seating}",
        created=_CREATED,
    )


def _name(contest: Contest) -> str:
    """What the records of a contest, and of no other, begin with."""
    one, other = map(_short, contest.opponents)
    return f"arena-{one}-{other}-{contest.rulebook}-{contest.players}-{contest.seed}"


def _short(opponent: str) -> str:
    """A level, or a program's file name with a mark that programs in other folders do not have."""
    shown = shown_name(opponent)
    if shown == opponent:
        return shown[:20]
    return f"{shown[:20]}-{sha256(opponent.encode(errors='surrogateescape')).hexdigest()[:6]}"


# ---------------------------------------------------------------------------- keeping


def _make_room(folder: Path, contest: Contest, *, anew: bool) -> None:
    """Makes the folder; ``ValueError`` where a record would be lost there.

    What a stopped run recorded of a bout that it did not finish is played again.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if anew and any(folder.glob(f"{escape(_name(contest))}-*.rummy")):
        raise ValueError(f"{folder} holds records of this contest already")


def _is_begun(path: Path | None) -> bool:
    """Whether an earlier run has kept something here."""
    return path is not None and path.exists() and (path.is_dir() or path.stat().st_size > 0)


def _resume(path: Path | None, contest: Contest) -> dict[int, Bout]:
    """The bouts of this file, which must be of this contest; begins the file if there is none."""
    if path is None:
        return {}
    first = {"arena": 1, **contest._asdict(), "opponents": list(contest.opponents)}
    if not _is_begun(path):
        path.write_text(json.dumps(first) + "\n", "utf-8")
        return {}
    begin, *lines = path.read_bytes().splitlines(keepends=True)
    if _told(begin) != first:
        raise ValueError(f"{path} holds another contest")
    if lines and not lines[-1].endswith(b"\n"):  # a run was stopped while it wrote
        path.write_bytes(begin + b"".join(lines[:-1]))
        del lines[-1]
    bouts = [_bout(path, number, line) for number, line in enumerate(lines, 2)]
    return {bout.number: bout for bout in bouts}


def _told(line: bytes) -> Any:
    """What a line says; None where that is nothing."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _keep(path: Path, bout: Bout) -> None:
    told = bout._asdict() | {"work": [vars(work) for work in bout.work]}
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(told) + "\n")


def _bout(path: Path, number: int, line: bytes) -> Bout:
    told = _told(line)
    try:
        one, other = (Work(**work) for work in told["work"])
        return Bout(told["number"], told["scores"], told["winners"], (one, other))
    except (TypeError, KeyError, ValueError):
        raise ValueError(f"{path}: line {number} is no result of an arena") from None


# -------------------------------------------------------------------------- reporting


def report(contest: Contest, bouts: list[Bout]) -> Iterator[str]:
    """The result, line by line."""
    one, other = contest.opponents
    deals = [points for bout in bouts for points in bout.deals]
    won = figure([100 * bout.won for bout in bouts])
    among = "" if contest.players == 2 else f", one among {contest.players - 1}"
    yield f"{one} against {other}{among}: {contest.rulebook}, {contest.players} players"
    seatings = f"in each of {contest.players} seatings"
    yield f"points a round  {figure(deals)}   ({len(deals)} deals, {seatings})"
    yield f"matches won     {Figure(won.mean, won.half):%}   ({len(bouts)} matches, {seatings})"
    for name, place in ((one, 0), (other, 1)):
        yield from _work_lines(name, [bout.work[place] for bout in bouts])


def _work_lines(name: str, works: list[Work]) -> Iterator[str]:
    times = sorted(time for work in works for time in work.milliseconds)
    if times:
        yield (
            f"{name}: {len(times)} decisions, {sum(times) / len(times):.1f} ms each,"
            f" 99 % within {percentile(times, 0.99):.0f} ms, slowest {times[-1]:.0f} ms,"
            f" stopped by the clock {sum(work.braked for work in works)}"
        )
    refused = [text for work in works for text in work.refused]
    if refused:
        yield f"{name}: {len(refused)} answers refused, the first: {refused[0]}"

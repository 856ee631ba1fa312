"""``rummy-lab arena``: compares two opponents on the same deals in every seating.

Whole matches are played. A *bout* is one match seed, played once for each seat that the first
opponent may have, with the other opponent in all other seats. The decks follow from the seed, so
each round has the same deal in every seating that reaches it. Points are compared by deal, matches
by bout. The results do not depend on the number of jobs.

A program is restarted for every match, sandboxed if possible: otherwise it could remember in
the next seating of a bout which hands were dealt in the last one.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Container, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from functools import partial
from glob import escape
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

from rummy_qt.engine import RULEBOOKS
from rummy_qt.engine.round import checked_players
from rummy_qt.opponents.codec import Codec
from rummy_qt.opponents.levels import LEVELS
from rummy_qt.opponents.programs import box
from rummy_qt.records import files
from rummy_qt.records.header import Header, SeatInfo, fingerprint
from rummy_qt.records.texts import escaped

from .arguments import add_rulebook, add_seed, positive
from .deals import add_nonce, is_nonce, match_secrets, new_nonce
from .estimates import Estimate, estimate, percentile
from .executors import Workers, in_order, open_workers
from .matches import Work, command_of, kind_of, play_match, seat_for, shown_name
from .output import quantity, write_private

_CREATED = "2000-01-01T00:00:00Z"
_SHORTEST_PAUSE, _LONGEST_PAUSE = 2.0, 60.0
"""Seconds between two lines of progress."""
_FORMAT = 3
"""The version of the results file."""
UNBOXED = (
    "rummy-lab: bubblewrap (bwrap) is not here, so a program at the table could read your files,"
    " see other processes, use the network, and keep notes of deals that come again"
)
_ONE_AT_A_TIME = Lock()
"""A cluster's worker may have several threads, but the opponents are not thread-safe."""


class Contest(NamedTuple):
    """The parameters of an arena run."""

    opponents: tuple[str, str]
    rulebook: str
    players: int
    seed: int
    nonce: str
    """32 hexadecimal digits; all deals follow from the seed and this."""

    def seated(self, seating: int) -> list[str]:
        """The opponent at each seat."""
        one, other = self.opponents
        return [one if seat == seating else other for seat in range(self.players)]

    @property
    def title(self) -> str:
        one, other = map(escaped, self.opponents)
        among = "" if self.players == 2 else f", one among {self.players - 1}"
        return f"{one} against {other}{among}: {self.rulebook}, {self.players} players"

    @property
    def repeat_line(self) -> str:
        return f"the same again: --seed {self.seed} --nonce {self.nonce}"


class Bout(NamedTuple):
    """One match seed in every seating of the first opponent."""

    number: int
    scores: list[list[list[int]]]
    """Seating → round → the points of each seat."""
    winners: list[int]
    """By seating: the winning seat, or −1."""
    work: tuple[Work, Work]

    @property
    def deals(self) -> list[float]:
        """For each deal that every seating played: the first opponent's ``lead`` in points."""
        rounds = min(len(played) for played in self.scores)
        return [lead([played[number] for played in self.scores]) for number in range(rounds)]

    @property
    def won(self) -> float:
        """The fraction of its matches that the first opponent won."""
        return sum(winner == seat for seat, winner in enumerate(self.winners)) / len(self.winners)


def lead(scores: Sequence[Sequence[int]]) -> float:
    """The first opponent's mean points in one deal above the mean of the other seats.

    ``scores``: seating → the points of each seat.
    """
    pairs = [(points[seat], sum(points) - points[seat]) for seat, points in enumerate(scores)]
    return sum(own - rest / (len(scores) - 1) for own, rest in pairs) / len(scores)


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "arena",
        help="compare two opponents over duplicate deals",
        description="Plays whole matches between two opponents, every deal once in each seating,"
        " and prints by how many points a deal the first is ahead, with half of its 95 %"
        " interval, and how long each of them thought.",
    )
    add_contest(parser, LEVELS, deals="play at least this many deals")
    parser.add_argument("--jobs", type=positive, help="processes at a time; one per processor")
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="play in the dask.distributed cluster of this scheduler, as tcp://host:8786",
    )
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep results in this file, and resume from it"
    )
    parser.add_argument(
        "--record", type=Path, metavar="DIR", help="write the record of every match here"
    )
    parser.set_defaults(run=run)


def add_contest(parser: argparse.ArgumentParser, known: Iterable[str], deals: str) -> None:
    """Adds the arguments that ``contest_of`` reads, and ``--deals`` with this help text."""
    names = ", ".join(known)
    parser.add_argument(
        "--opponents", required=True, metavar="A,B", help=f"{names}, or the path of a program"
    )
    add_rulebook(parser, "whose rules", default="500-rum-de")
    parser.add_argument("--players", type=positive, default=2, help="players: one A among Bs")
    parser.add_argument("--deals", type=positive, default=100, help=deals)
    add_seed(parser)
    add_nonce(parser)


def run(args: argparse.Namespace) -> int:
    """Plays, saves the results and prints the report; returns 0."""
    contest = contest_of(args, _nonce(args))
    jobs = args.jobs and min(args.jobs, args.deals)  # a bout has at least one deal
    workers = open_workers(jobs, args.cluster)
    if any(map(command_of, contest.opponents)) and box() is None:
        print(UNBOXED, file=sys.stderr)
    if args.record:
        _make_folder(args.record, contest, empty=not _has_results(args.resume))
    done = _load_results(args.resume, contest)
    bouts: list[Bout] = []
    warned = set[str]()
    progress = Progress(args.deals)
    try:
        with closing(play(contest, workers, done, recorded=args.record is not None)) as played:
            for bout, records in played:
                for name, lines in records.items():
                    write_private(args.record / name, "wb", lines)
                if args.resume and bout.number not in done:
                    _save_bout(args.resume, bout)
                bouts.append(bout)
                _warn_of_refusals(contest, bout, warned)
                if sum(len(bout.deals) for bout in bouts) >= args.deals:
                    break
                progress.update(bouts)
    finally:
        if args.resume:
            _append(args.resume, {"seed": contest.seed, "nonce": contest.nonce})
    for line in report(contest, bouts):
        print(line)
    return 0


def _nonce(args: argparse.Namespace) -> str:
    """The nonce from the command line, else from the results file, else a new one."""
    if args.nonce is None and _has_results(args.resume):
        nonce = _read(args.resume).secrets.get("nonce")
        if nonce is None:
            raise ValueError(f"{args.resume} was stopped before it printed its nonce: give --nonce")
        return str(nonce)
    return args.nonce or new_nonce()


def contest_of(args: argparse.Namespace, nonce: str, known: Container[str] = ()) -> Contest:
    """The contest that ``args`` describe; names in ``known`` are valid opponents too."""
    names = args.opponents.split(",")
    if len(names) != 2:
        raise ValueError("--opponents takes two names, like master,club")
    for name in names:
        if name not in known:
            command_of(name)
    checked_players(RULEBOOKS[args.rulebook], args.players)
    return Contest((names[0], names[1]), args.rulebook, args.players, args.seed, nonce)


# ---------------------------------------------------------------------------- playing


class PlayedBout(NamedTuple):
    """A bout with the records of its matches."""

    bout: Bout
    records: dict[str, list[bytes]]
    """By file name: the lines; empty unless requested."""


def play(
    contest: Contest, workers: Workers, done: Mapping[int, Bout], *, recorded: bool = False
) -> Generator[PlayedBout, None, None]:
    """An endless generator of bouts in order; those in ``done`` are not played again."""
    known = {number: PlayedBout(bout, {}) for number, bout in done.items()}
    return in_order(partial(play_bout, contest, recorded=recorded), workers, known)


def play_bout(contest: Contest, number: int, *, recorded: bool = False) -> PlayedBout:
    """Plays one match seed in every seating; at most one bout at a time in each process."""
    scores, winners = [], []
    records: dict[str, list[bytes]] = {}
    ours, theirs = Work(), Work()
    with _ONE_AT_A_TIME, ExitStack() as ended:
        for seating in range(contest.players):
            header = header_of(contest, number, seating)
            lines: list[bytes] = []
            seats = [
                ended.enter_context(closing(seat_for(name))) for name in contest.seated(seating)
            ]
            match = play_match(header, seats, lines)
            ended.close()
            scores.append(match.scores)
            winners.append(-1 if match.winner is None else match.winner)
            for seat, played in enumerate(seats):
                (ours if seat == seating else theirs).add(played.work)
            if recorded:  # written only after all seatings, as it contains their deals
                records[f"{header.id}.rummy"] = lines
    return PlayedBout(Bout(number, scores, winners, (ours, theirs)), records)


def _warn_of_refusals(contest: Contest, bout: Bout, warned: set[str]) -> None:
    """Prints the first refused answer of each program at once, as a contest may take long."""
    for name, work in zip(contest.opponents, bout.work, strict=True):
        if work.refused and name not in warned:
            warned.add(name)
            print(
                f"rummy-lab: {escaped(f'{shown_name(name)}: {work.refused[0]}')}", file=sys.stderr
            )


def header_of(contest: Contest, number: int, seating: int) -> Header:
    """The record header of one match; all seatings of a bout have the same secrets."""
    secrets = match_secrets(contest.seed, number, contest.nonce)
    return Header.new(
        contest.rulebook,
        RULEBOOKS[contest.rulebook],
        [SeatInfo(shown_name(name), kind_of(name)) for name in contest.seated(seating)],
        secrets.seed,
        nonce=secrets.nonce,
        id=f"{_id_prefix(contest)}-{number}-{seating}",
        created=_CREATED,
    )


def _id_prefix(contest: Contest) -> str:
    """The start of the ids and file names of a contest's records, unique to it."""
    one, other = map(_short_name, contest.opponents)
    mark = fingerprint(str(contest.seed), contest.nonce)[:8]
    return f"arena-{one}-{other}-{contest.rulebook}-{contest.players}-{mark}"


def _short_name(opponent: str) -> str:
    """A level, or a program's file name with a hash of its path."""
    shown = shown_name(opponent)
    if shown == opponent:
        return shown[:20]
    return f"{shown[:20]}-{sha256(opponent.encode(errors='surrogateescape')).hexdigest()[:6]}"


# --------------------------------------------------------------------- results and records


def _make_folder(folder: Path, contest: Contest, *, empty: bool) -> None:
    """Creates the folder; ``ValueError`` if it must be ``empty`` of this contest's records.

    A run that resumes overwrites the records of a bout that was not finished.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if empty and any(folder.glob(f"{escape(_id_prefix(contest))}-*.rummy")):
        raise ValueError(f"{folder} already holds records of this contest")


def _has_results(path: Path | None) -> bool:
    """Whether an earlier run has written to this path."""
    return path is not None and path.exists() and (path.is_dir() or path.stat().st_size > 0)


class _Results(NamedTuple):
    """The content of a results file."""

    contest: Mapping[str, Any]
    """The first line: the contest, with a commitment to its deals."""
    bouts: list[bytes]
    """A line for each bout, without a truncated last line of a killed run."""
    secrets: Mapping[str, Any]
    """The last line, seed and nonce; empty if the run was killed."""


def _read(path: Path) -> _Results:
    begin, *lines = path.read_bytes().splitlines(keepends=True)
    first = _parse(begin)
    if not isinstance(first, dict) or "arena" not in first:
        raise ValueError(f"{path} holds another contest")
    if lines and not lines[-1].endswith(b"\n"):
        del lines[-1]
    last = _parse(lines[-1]) if lines else None
    if isinstance(last, dict) and is_nonce(last.get("nonce")):
        return _Results(first, lines[:-1], last)
    return _Results(first, lines, {})


def _load_results(path: Path | None, contest: Contest) -> dict[int, Bout]:
    """The bouts in this file, which must belong to the contest; creates the file if needed.

    During play the file holds neither seed nor nonce, as programs at the table may read it.
    """
    if path is None:
        return {}
    fields = contest._asdict() | {"opponents": list(contest.opponents)}
    del fields["seed"], fields["nonce"]
    commitment = fingerprint(str(contest.seed), contest.nonce)
    first = {"arena": _FORMAT, **fields, "commitment": commitment}
    lines: list[bytes] = []
    if _has_results(path):
        results = _read(path)
        if results.contest != first:
            raise ValueError(f"{path} holds another contest")
        lines = results.bouts
    bouts = [_parse_bout(path, contest, number, line) for number, line in enumerate(lines, 2)]
    write_private(path, "wb", [json.dumps(first).encode() + b"\n", *lines])
    return {bout.number: bout for bout in bouts}


def _parse(line: bytes) -> Any:
    """The JSON value of a line, or None."""
    try:
        return files.json_of(line)
    except ValueError:
        return None


def _save_bout(path: Path, bout: Bout) -> None:
    _append(path, Codec().write(bout))


def _append(path: Path, values: Mapping[str, Any]) -> None:
    write_private(path, "ab", [json.dumps(values).encode() + b"\n"])


def _parse_bout(path: Path, contest: Contest, number: int, line: bytes) -> Bout:
    with suppress(KeyError, ValueError):
        bout: Bout = Codec().read(Bout, _parse(line))
        sizes = [len(points) for played in bout.scores for points in played]
        sizes += len(bout.winners), len(bout.scores)
        if all(bout.scores) and set(sizes) == {contest.players}:
            return bout
    raise ValueError(f"{path}: line {number} is not an arena result")


# -------------------------------------------------------------------------- reporting


class Progress:
    """Prints intermediate results on standard error, at growing intervals."""

    def __init__(self, deals: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._deals = deals
        self._clock = clock
        self._started = self._printed = clock()

    def update(self, bouts: list[Bout]) -> None:
        """Call after each bout; prints a line if it is due."""
        now = self._clock()
        pause = min(_LONGEST_PAUSE, max(_SHORTEST_PAUSE, (now - self._started) / 10))
        if now - self._printed >= pause:
            self._printed = now
            deals, points, won = _standing(bouts)
            line = f"{deals} of {self._deals} deals: {points} points a round, {won:%} won"
            print(line, file=sys.stderr)


def _standing(bouts: list[Bout]) -> tuple[int, Estimate, Estimate]:
    """The number of deals, the first opponent's lead in points, and its matches won in percent."""
    deals = [points for bout in bouts for points in bout.deals]
    return len(deals), estimate(deals), estimate([100 * bout.won for bout in bouts])


def report(contest: Contest, bouts: list[Bout]) -> Iterator[str]:
    """The lines of the final report."""
    one, other = map(escaped, contest.opponents)
    deals, points, won = _standing(bouts)
    yield contest.title
    seatings = f"in each of {contest.players} seatings"
    yield f"points a round  {points}   ({quantity(deals, 'deal')}, {seatings})"
    yield f"matches won     {won:%}   ({quantity(len(bouts), 'match', 'es')}, {seatings})"
    for name, place in ((one, 0), (other, 1)):
        yield from _work_lines(name, [bout.work[place] for bout in bouts])
    yield contest.repeat_line


def _work_lines(name: str, works: list[Work]) -> Iterator[str]:
    times = sorted(time for work in works for time in work.milliseconds)
    if times:
        yield (
            f"{name}: {quantity(len(times), 'decision')}, {sum(times) / len(times):.1f} ms each,"
            f" 99 % within {percentile(times, 0.99):.0f} ms, slowest {times[-1]:.0f} ms"
        )
    refused = [text for work in works for text in work.refused]
    if refused:
        yield f"{name}: {quantity(len(refused), 'answer')} refused, the first: {refused[0]}"

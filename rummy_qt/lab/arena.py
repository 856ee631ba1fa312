"""``rummy-lab arena``: two opponents over the same deals in every seating.

Whole matches are played. A *bout* is one match seed, played once for each seat that the first
opponent may have, against the other opponent in all other seats; the decks follow from the
seed, so each round is dealt alike in every seating, as long as all of them have that round.
Points are compared deal by deal, matches bout by bout. Nothing depends on the number of jobs.

A program is started anew for every match, in a box where there is one: in the
next seating of a bout it would know the hand that it held in the last one.
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
from itertools import count
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

from .arguments import add_rulebook, add_seed, counted
from .deals import add_nonce, hidden, is_nonce, new_nonce
from .estimates import Estimate, estimate, percentile
from .executors import Hired, hired, in_order
from .matches import Work, command_of, kind_of, play_match, seat_for, shown_name
from .output import so_many, write_private

_CREATED = "2000-01-01T00:00:00Z"
_SHORTEST_PAUSE, _LONGEST_PAUSE = 2.0, 60.0
"""Seconds between two lines on how a contest stands."""
_FORMAT = 3
"""Of a file of results."""
UNBOXED = (
    "rummy-lab: bubblewrap (bwrap) is not here, so a program at the table could read your files,"
    " see other processes, use the network, and keep notes of deals that come again"
)
_ONE_AT_A_TIME = Lock()
"""A cluster's worker may have several threads; the opponents are not made for them."""


class Contest(NamedTuple):
    """What is played."""

    opponents: tuple[str, str]
    rulebook: str
    players: int
    seed: int
    nonce: str
    """32 hexadecimal digits: with the seed, what all deals follow from."""

    def seated(self, seating: int) -> list[str]:
        one, other = self.opponents
        return [one if seat == seating else other for seat in range(self.players)]

    @property
    def title(self) -> str:
        one, other = map(escaped, self.opponents)
        among = "" if self.players == 2 else f", one among {self.players - 1}"
        return f"{one} against {other}{among}: {self.rulebook}, {self.players} players"

    @property
    def again(self) -> str:
        return f"the same again: --seed {self.seed} --nonce {self.nonce}"


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
        return [lead([played[number] for played in self.scores]) for number in range(rounds)]

    @property
    def won(self) -> float:
        """The part of its matches that the first opponent won."""
        return sum(winner == seat for seat, winner in enumerate(self.winners)) / len(self.winners)


def lead(scores: Sequence[Sequence[int]]) -> float:
    """Points over the others' mean, from each seat of one deal: seating → the points of each."""
    own = [(dealt[seat], sum(dealt) - dealt[seat]) for seat, dealt in enumerate(scores)]
    return sum(mine - rest / (len(scores) - 1) for mine, rest in own) / len(scores)


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
    parser.add_argument("--jobs", type=counted, help="processes at a time; as many as processors")
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="play in a dask.distributed cluster, whose scheduler is there, as tcp://host:8786",
    )
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep results in this file, and go on from it"
    )
    parser.add_argument(
        "--record", type=Path, metavar="DIR", help="write the record of every match here"
    )
    parser.set_defaults(run=run)


def add_contest(parser: argparse.ArgumentParser, known: Iterable[str], deals: str) -> None:
    """Adds what ``contest_of`` reads, and ``--deals`` with these words."""
    names = ", ".join(known)
    parser.add_argument(
        "--opponents", required=True, metavar="A,B", help=f"{names}, or the path of a program"
    )
    add_rulebook(parser, "whose rules", default="500-rum-de")
    parser.add_argument("--players", type=counted, default=2, help="how many play: one A among Bs")
    parser.add_argument("--deals", type=counted, default=100, help=deals)
    add_seed(parser)
    add_nonce(parser)


def run(args: argparse.Namespace) -> int:
    """Plays, keeps the results, and reports; 0."""
    contest = contest_of(args, _nonce(args))
    jobs = args.jobs and min(args.jobs, args.deals)  # a bout has a deal or more
    workers = hired(jobs, args.cluster)
    if any(map(command_of, contest.opponents)) and box() is None:
        print(UNBOXED, file=sys.stderr)
    if args.record:
        _make_room(args.record, contest, anew=not _is_begun(args.resume))
    done = _resume(args.resume, contest)
    bouts: list[Bout] = []
    failing = set[str]()
    progress = Progress(args.deals)
    try:
        with closing(play(contest, workers, done, recorded=args.record is not None)) as played:
            for bout, records in played:
                for name, lines in records.items():
                    write_private(args.record / name, "wb", lines)
                if args.resume and bout.number not in done:
                    _keep(args.resume, bout)
                bouts.append(bout)
                _tell_refused(contest, bout, failing)
                if sum(len(bout.deals) for bout in bouts) >= args.deals:
                    break
                progress.tell(bouts)
    finally:
        if args.resume:
            _add(args.resume, {"seed": contest.seed, "nonce": contest.nonce})
    for line in report(contest, bouts):
        print(line)
    return 0


def _nonce(args: argparse.Namespace) -> str:
    """The nonce that was given, or the one that the results ended with, or a new one."""
    if args.nonce is None and _is_begun(args.resume):
        nonce = _read(args.resume).secret.get("nonce")
        if nonce is None:
            raise ValueError(f"{args.resume} was stopped before it told its nonce: give --nonce")
        return str(nonce)
    return args.nonce or new_nonce()


def contest_of(args: argparse.Namespace, nonce: str, known: Container[str] = ()) -> Contest:
    """What was asked for; ``known`` may sit besides levels and programs."""
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
    """A bout, and the records of its matches."""

    bout: Bout
    records: dict[str, list[bytes]]
    """By the name of the file, its lines; empty where none were asked for."""


def play(
    contest: Contest, workers: Hired | None, done: Mapping[int, Bout], *, recorded: bool = False
) -> Generator[PlayedBout, None, None]:
    """The bouts in their order, without end; those that are done are not played again."""
    task = partial(play_bout, contest, recorded=recorded)
    known = {number: PlayedBout(bout, {}) for number, bout in done.items()}
    if workers is None:
        return (known.get(number) or task(number) for number in count())
    return in_order(task, workers, known)


def play_bout(contest: Contest, number: int, *, recorded: bool = False) -> PlayedBout:
    """Plays one match seed in every seating; one bout at a time in each process."""
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
            if recorded:  # not before all seatings are over: it tells the deals of each
                records[f"{header.id}.rummy"] = lines
    return PlayedBout(Bout(number, scores, winners, (ours, theirs)), records)


def _tell_refused(contest: Contest, bout: Bout, failing: set[str]) -> None:
    """Says once of each program that it fails: nobody should wait for the end to hear of it."""
    for name, work in zip(contest.opponents, bout.work, strict=True):
        if work.refused and name not in failing:
            failing.add(name)
            print(
                f"rummy-lab: {escaped(f'{shown_name(name)}: {work.refused[0]}')}", file=sys.stderr
            )


def header_of(contest: Contest, number: int, seating: int) -> Header:
    """The first line of one match; all seatings of a bout have the same secrets."""
    secrets = hidden(contest.seed, number, contest.nonce)
    return Header.new(
        contest.rulebook,
        RULEBOOKS[contest.rulebook],
        [SeatInfo(shown_name(name), kind_of(name)) for name in contest.seated(seating)],
        secrets.seed,
        nonce=secrets.nonce,
        id=f"{_name(contest)}-{number}-{seating}",
        created=_CREATED,
    )


def _name(contest: Contest) -> str:
    """What the records of a contest, and of no other, begin with."""
    one, other = map(_short, contest.opponents)
    mark = fingerprint(str(contest.seed), contest.nonce)[:8]
    return f"arena-{one}-{other}-{contest.rulebook}-{contest.players}-{mark}"


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


class _Results(NamedTuple):
    """A file of results, as it was found."""

    contest: Mapping[str, Any]
    """Who plays, and a commitment to the deals."""
    bouts: list[bytes]
    """The lines of the bouts; a last one that a stopped run has torn is left out."""
    secret: Mapping[str, Any]
    """The seed and the nonce, which stand at the end; empty where a run was killed."""


def _read(path: Path) -> _Results:
    begin, *lines = path.read_bytes().splitlines(keepends=True)
    first = _told(begin)
    if not isinstance(first, dict) or "arena" not in first:
        raise ValueError(f"{path} holds another contest")
    if lines and not lines[-1].endswith(b"\n"):
        del lines[-1]
    last = _told(lines[-1]) if lines else None
    if isinstance(last, dict) and is_nonce(last.get("nonce")):
        return _Results(first, lines[:-1], last)
    return _Results(first, lines, {})


def _resume(path: Path | None, contest: Contest) -> dict[int, Bout]:
    """The bouts of this file, which must be of this contest; begins the file if there is none.

    While it plays, the file tells neither seed nor nonce: programs at the table may read it.
    """
    if path is None:
        return {}
    who = contest._asdict() | {"opponents": list(contest.opponents)}
    del who["seed"], who["nonce"]
    first = {"arena": _FORMAT, **who, "commitment": fingerprint(str(contest.seed), contest.nonce)}
    lines: list[bytes] = []
    if _is_begun(path):
        found = _read(path)
        if found.contest != first:
            raise ValueError(f"{path} holds another contest")
        lines = found.bouts
    bouts = [_bout(path, contest, number, line) for number, line in enumerate(lines, 2)]
    write_private(path, "wb", [json.dumps(first).encode() + b"\n", *lines])
    return {bout.number: bout for bout in bouts}


def _told(line: bytes) -> Any:
    """What a line says; None where that is nothing."""
    try:
        return files.json_of(line)
    except ValueError:
        return None


def _keep(path: Path, bout: Bout) -> None:
    _add(path, Codec().write(bout))


def _add(path: Path, told: Mapping[str, Any]) -> None:
    write_private(path, "ab", [json.dumps(told).encode() + b"\n"])


def _bout(path: Path, contest: Contest, number: int, line: bytes) -> Bout:
    with suppress(KeyError, ValueError):
        bout: Bout = Codec().read(Bout, _told(line))
        seated = [len(points) for played in bout.scores for points in played]
        seated += len(bout.winners), len(bout.scores)
        if all(bout.scores) and set(seated) == {contest.players}:
            return bout
    raise ValueError(f"{path}: line {number} is no result of an arena")


# -------------------------------------------------------------------------- reporting


class Progress:
    """Tells on standard error how a contest stands: soon at first, then ever more seldom."""

    def __init__(self, deals: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._deals = deals
        self._clock = clock
        self._begun = self._told = clock()

    def tell(self, bouts: list[Bout]) -> None:
        """After each bout; a line where it is time for one."""
        now = self._clock()
        pause = min(_LONGEST_PAUSE, max(_SHORTEST_PAUSE, (now - self._begun) / 10))
        if now - self._told >= pause:
            self._told = now
            deals, points, won = _standing(bouts)
            told = f"{deals} of {self._deals} deals: {points} points a round, {won:%} won"
            print(told, file=sys.stderr)


def _standing(bouts: list[Bout]) -> tuple[int, Estimate, Estimate]:
    """How many deals were played, the points that the first is ahead, the part that it won."""
    deals = [points for bout in bouts for points in bout.deals]
    return len(deals), estimate(deals), estimate([100 * bout.won for bout in bouts])


def report(contest: Contest, bouts: list[Bout]) -> Iterator[str]:
    """The result, line by line."""
    one, other = map(escaped, contest.opponents)
    deals, points, won = _standing(bouts)
    yield contest.title
    seatings = f"in each of {contest.players} seatings"
    yield f"points a round  {points}   ({so_many(deals, 'deal')}, {seatings})"
    yield f"matches won     {won:%}   ({so_many(len(bouts), 'match', 'es')}, {seatings})"
    for name, place in ((one, 0), (other, 1)):
        yield from _work_lines(name, [bout.work[place] for bout in bouts])
    yield contest.again


def _work_lines(name: str, works: list[Work]) -> Iterator[str]:
    times = sorted(time for work in works for time in work.milliseconds)
    if times:
        yield (
            f"{name}: {so_many(len(times), 'decision')}, {sum(times) / len(times):.1f} ms each,"
            f" 99 % within {percentile(times, 0.99):.0f} ms, slowest {times[-1]:.0f} ms,"
            f" stopped by the clock {sum(work.braked for work in works)}"
        )
    refused = [text for work in works for text in work.refused]
    if refused:
        yield f"{name}: {so_many(len(refused), 'answer')} refused, the first: {refused[0]}"

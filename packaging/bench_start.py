"""Measures how fast the program starts and how much memory it takes, beside other card games.

    python packaging/bench_start.py [--runs 10] [--first] [--cold] [PROGRAM …]

The bundle, the program from source, Debian's kpat and sol where they are installed, and other
programs, as bundles of other versions, by turns on a virtual screen of their own. Ours open a saved
match of two players. A program's picture is read from the screen's memory, so that nobody has to
say that it is ready. Needs Linux, Xvfb and dbus-daemon.

As root it runs, with all that it starts, before everything else on the machine.

--first starts in an empty home, as the first time. --cold empties the system's file cache before
every start, and needs root.
"""

import argparse
import contextlib
import itertools
import mmap
import os
import shutil
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from project import BUNDLE, ROOT
from virtual_screen import x_server

SCREEN = (1280, 800)
STRIDE = 4 * 97  # bytes between two sampled pixels; prime, so that all columns are sampled
COLOURS = 100  # a window with content has more; an empty one or bare cloth has fewer
STILL = 0.5  # seconds without a change, after which a picture is finished
PATIENCE = 20.0  # seconds
TURNS = 9  # of both, in the saved match: the last is the opponent's
SETTLE = 2.0  # seconds until memory is measured


class Start(NamedTuple):
    """One start of one program."""

    painted: float
    """Milliseconds from exec to the first picture with content."""
    finished: float
    """Milliseconds from exec to the last change of that picture."""
    thread: float
    """Milliseconds of processor time of its main thread until the first picture."""
    cpu: float
    """Milliseconds of processor time in all until memory is measured, with opponents."""
    memory: float
    """Proportional set size of the program's first process in MiB."""
    others: float
    """Proportional set size of those that it started in MiB: opponents."""


@contextlib.contextmanager
def watched_screen(folder: Path) -> Iterator[tuple[str, mmap.mmap]]:
    """Run a private X server; return its display and the memory of its picture."""
    with x_server("{}x{}".format(*SCREEN), "-fbdir", str(folder)) as display:
        with (folder / "Xvfb_screen0").open("rb") as file:
            memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        yield display, memory


@contextlib.contextmanager
def session_bus() -> Iterator[dict[str, str]]:
    """Run a session bus of our own, as every desktop has one; return the environment for it."""
    command = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as bus:
        assert bus.stdout is not None
        try:
            yield {"DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().strip()}
        finally:
            bus.terminate()


def first_pixel(memory: mmap.mmap) -> int:
    """Return where the pixels begin in an X window dump: after its header and colour map."""
    (header,) = struct.unpack(">I", memory[:4])
    (colours,) = struct.unpack(">I", memory[76:80])
    return int(header + 12 * colours)


def family(pid: int) -> list[int]:
    """Return a process and all that descend from it."""
    parents: dict[int, list[int]] = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parent = int(entry.read_text().rpartition(")")[2].split()[1])
            parents.setdefault(parent, []).append(int(entry.parent.name))
    found = [pid]
    for member in found:  # grows while it is walked
        found += parents.get(member, [])
    return found


def proportional_memory(pid: int) -> float:
    """Return a process's proportional set size in MiB; 0 for one that has ended."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    return 0.0


def processor_time(pid: int) -> float:
    """Return the processor time that a process has used, in milliseconds."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def watch(memory: mmap.mmap, begin: float, pid: int) -> tuple[float, float, float]:
    """Wait for a finished picture; return its first and last moment, in ms after `begin`.

    Also the main thread's processor time, as in `Start`. Raises `TimeoutError` without a picture.
    """
    offset = first_pixel(memory)
    painted = changed = thread = 0.0
    last = b""
    while (now := time.perf_counter()) - begin < PATIENCE:
        looked_at = memory[offset::STRIDE] + memory[offset + 1 :: STRIDE]
        if looked_at != last:
            last, changed = looked_at, now
            if not painted and len(set(itertools.pairwise(looked_at))) >= COLOURS:
                painted = now
                thread = int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e6
        if painted and now - changed > STILL:
            return 1000 * (painted - begin), 1000 * (changed - begin), thread
        time.sleep(0.002)
    raise TimeoutError("no picture came")


def start_once(command: list[str], home: Path, bus: dict[str, str]) -> Start:
    """Start a program on a fresh screen, measure it, end it."""
    with tempfile.TemporaryDirectory() as folder, watched_screen(Path(folder)) as screen:
        display, memory = screen
        environ = {k: v for k, v in os.environ.items() if not k.startswith(("QT_", "PYTHON"))}
        environ |= bus | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "HOME": str(home)}
        environ |= {"XDG_RUNTIME_DIR": folder, "XDG_DATA_HOME": str(home / ".local/share")}
        quiet = subprocess.DEVNULL
        begin = time.perf_counter()
        program = subprocess.Popen(
            command, env=environ, cwd=ROOT, stdout=quiet, stderr=quiet, start_new_session=True
        )
        try:
            seen = watch(memory, begin, program.pid)
            time.sleep(SETTLE)
            members = family(program.pid)
            own, *others = map(proportional_memory, members)
            return Start(*seen, sum(map(processor_time, members)), own, sum(others))
        finally:
            os.killpg(program.pid, signal.SIGKILL)
            program.wait()


def save_a_match(home: Path) -> None:
    """Leave a match of two in `home`, always the same, in which it is the person's turn.

    Some turns are played, so that nothing moves when it is opened; a fresh deal is animated.
    """
    sys.path.insert(0, str(ROOT))
    os.environ["XDG_DATA_HOME"] = str(home / ".local/share")
    from rummy_qt.engine import RULEBOOKS
    from rummy_qt.opponents.judge import Judge
    from rummy_qt.play.game import Game, situation_of
    from rummy_qt.records.header import Header, SeatInfo
    from rummy_qt.records.record import MatchRecord, new_path

    seats = [SeatInfo("Anna", "human"), SeatInfo("Bo", "club")]
    header = Header.new("500-rum-de", RULEBOOKS["500-rum-de"], seats, "7", nonce="0" * 32)
    game, player = Game.start(header, MatchRecord.create(header, new_path(header.id))), Judge()
    for _ in range(TURNS):
        seat = game.match.round.seat
        while game.match.round.seat == seat:
            game.submit(player.choose(game.view(seat), situation_of(game, seat)), seat)
    game.record.close()


def programs(others: list[str]) -> dict[str, list[str]]:
    """The installed programs, with their commands."""
    found = {"from source": [sys.executable, "-P", "-m", "rummy_qt"]}
    for name in (str(BUNDLE / "rummy-qt"), "kpat", "sol", *others):
        if path := shutil.which(name, path=f"{os.environ['PATH']}:/usr/games"):
            found[name.removeprefix(f"{ROOT}/")] = [path]
    return found


def forget_files() -> None:
    """Empty the system's file cache, as after a boot."""
    os.sync()
    Path("/proc/sys/vm/drop_caches").write_text("3")


def go_first() -> None:
    """Raise the priority of this process and its children, if that is permitted."""
    with contextlib.suppress(PermissionError):
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(20))


def table(starts: dict[str, list[Start]]) -> str:
    """Return the medians as a table."""
    lines = [
        "| | painted ms | finished ms | thread ms | processor ms | memory MiB | others MiB |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, made in starts.items():
        medians = [statistics.median(values) for values in zip(*made, strict=True)]
        lines.append(" | ".join([f"| {name}", *(f"{value:.0f}" for value in medians)]) + " |")
    return "\n".join(lines)


def main() -> None:
    """Start everything by turns and print the medians."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--first", action="store_true")
    parser.add_argument("--cold", action="store_true")
    parser.add_argument("others", nargs="*", metavar="PROGRAM")
    arguments = parser.parse_args()
    measured = programs(arguments.others)
    starts: dict[str, list[Start]] = {name: [] for name in measured}
    go_first()
    with tempfile.TemporaryDirectory() as folder, session_bus() as bus:
        home = Path(folder, "saved")
        save_a_match(home)
        for run in range(arguments.runs + 1):
            for name, command in measured.items():
                if arguments.first:
                    home = Path(tempfile.mkdtemp(dir=folder))
                if arguments.cold:
                    forget_files()
                start = start_once(command, home, bus)
                if run:  # the first one warms up
                    starts[name].append(start)
    print(table(starts))


if __name__ == "__main__":
    main()

"""Plays with the mouse while the data folder disappears and returns, at random moments.

Not a single operation fails but all of them, for a while: a FUSE daemon is killed and its folder
mounted again; a folder is unmounted, filled, remounted read-only or renamed; descriptors run out;
and where nothing can be mounted, the calls themselves fail. Nothing shown may be lost, the person
must be told in time, play must go on, and afterwards there must be one valid record.

With ``--kills`` the program is killed that often, during outages and between them, and restarted
each time: the next start must bring home what was saved elsewhere.

Needs root, ``bindfs`` and ``fusermount`` for the mounts; it reports if they are missing.
"""

from __future__ import annotations

import argparse
import errno
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QMessageBox

from rummy_qt.records.paths import crash_log_file, refuge_dir
from rummy_qt.records.record import MatchRecord
from rummy_qt.ui.crash import CrashReporter
from rummy_qt.ui.match_choice import first_choice
from tests.ui.mouse_player import MousePlayer
from tests.ui.torture.evening import Evening, Lost, in_home, prepare
from tests.ui.torture.faults import digest, lines_of, silence

TOLD_WITHIN = 2.0
"""Seconds from a move that could not be saved to the notice about it."""
SAVED_WITHIN = 10.0
"""Seconds from the end of an outage until everything is saved."""
ROUND = 12
"""Minimum number of the person's moves in one evening."""
IN_HASTE, AT_LEISURE = 0.25, 2.5
"""Longest pause in seconds after each of the first ``ROUND`` moves, and after later ones."""
SHORTEST = 1.0
"""Minimum duration of an outage, in seconds."""
KILLS = 3
"""How often a program is killed before the evening that is played to its end."""
HINTS = 0.15
"""Probability of asking for a hint before a move."""
MORE_TIME = 300.0
"""Time limit of an evening in seconds, besides its outage; a longer one hangs."""
ENDED_BY_LIBRARIES = ("memory",)
"""Troubles that Qt and the C++ library do not survive: the program may end and be restarted."""


class Trouble:
    """A way in which a folder disappears; ``begin`` and ``end`` may be called on any thread."""

    def __init__(self, place: Path) -> None:
        """``place`` is an empty folder; the data must be in ``folder``."""
        self.store, self.folder = place / "store", place / "folder"
        self.store.mkdir()
        self.folder.mkdir()

    def prepare(self) -> None:
        """Make the folder available before the program starts."""

    def begin(self) -> None:
        raise NotImplementedError

    def end(self) -> None:
        raise NotImplementedError

    def mend(self) -> None:
        """Make the folder available again, whatever state it was killed in."""

    def clear(self) -> None:
        """Remove all mounts; ``store`` or ``folder`` still holds the files."""

    @property
    def kept(self) -> Path:
        """The folder of the files after everything has ended."""
        return self.folder


def system(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)


class Fuse(Trouble):
    """The daemon is killed, so every call fails with ENOTCONN; later it is mounted again."""

    def prepare(self) -> None:
        # Files written beneath the mount point meanwhile are hidden again.
        command = ["bindfs", "-f", "-o", "nonempty", str(self.store), str(self.folder)]
        self.daemon = subprocess.Popen(command)
        while not os.path.ismount(self.folder):
            time.sleep(0.01)

    def begin(self) -> None:
        os.kill(self.daemon.pid, signal.SIGKILL)  # it may be the child of another process
        while self._answers():
            time.sleep(0.01)

    def _answers(self) -> bool:
        try:
            self.folder.stat()
        except OSError:
            return False
        return True

    def end(self) -> None:
        system("fusermount", "-uz", str(self.folder))
        self.prepare()

    def mend(self) -> None:
        while self._unmount():
            pass
        self.prepare()

    def _unmount(self) -> bool:
        try:
            system("fusermount", "-uz", str(self.folder))
        except subprocess.CalledProcessError:
            return False
        return True

    def clear(self) -> None:
        """After unmounting, the daemon exits by itself, whichever process started it."""
        while self._unmount():
            pass
        self.daemon.wait()

    @property
    def kept(self) -> Path:
        return self.store


class Unmounted(Fuse):
    """As when a card reader is unplugged: an empty folder is in its place."""

    def begin(self) -> None:
        super().begin()
        system("fusermount", "-uz", str(self.folder))

    def end(self) -> None:
        self.prepare()


class Full(Trouble):
    """A small disk is full."""

    def prepare(self) -> None:
        system("mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(self.folder))

    def begin(self) -> None:
        with (self.folder / "ballast").open("wb", 0) as ballast:
            try:
                while True:
                    ballast.write(b"\0" * 4096)
            except OSError:
                pass

    def end(self) -> None:
        (self.folder / "ballast").unlink()

    def mend(self) -> None:
        (self.folder / "ballast").unlink(missing_ok=True)

    def clear(self) -> None:
        sockets = shutil.ignore_patterns("*.socket")
        shutil.copytree(self.folder, self.store, dirs_exist_ok=True, ignore=sockets)
        system("umount", "-l", str(self.folder))

    @property
    def kept(self) -> Path:
        return self.store


class ReadOnly(Fuse):
    """It returns at once but read-only, and later as it was."""

    def begin(self) -> None:
        super().begin()
        system("fusermount", "-uz", str(self.folder))
        system("bindfs", "-r", "-o", "nonempty", str(self.store), str(self.folder))


class Renamed(Trouble):
    """The folder is renamed, and a file takes its name; later it is renamed back."""

    def begin(self) -> None:
        self.folder.rename(self.folder.with_name("away"))
        self.folder.write_bytes(b"")

    def end(self) -> None:
        self.folder.unlink()
        self.folder.with_name("away").rename(self.folder)

    def mend(self) -> None:
        if self.folder.with_name("away").exists():
            if self.folder.is_dir():  # the program created another, and continues there
                shutil.copytree(self.folder, self.folder.with_name("away"), dirs_exist_ok=True)
                shutil.rmtree(self.folder)
            self.folder.unlink(missing_ok=True)
            self.folder.with_name("away").rename(self.folder)


class NoDescriptors(Trouble):
    """No more files can be opened."""

    def begin(self) -> None:
        self.limits = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (3, self.limits[1]))

    def end(self) -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, self.limits)


class NoMemory(Trouble):
    """Hardly any more memory can be allocated."""

    def begin(self) -> None:
        self.limits = resource.getrlimit(resource.RLIMIT_AS)
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        room = random.choice([0, 1 << 18, 1 << 20, 1 << 22])
        limit = pages * resource.getpagesize() + room
        resource.setrlimit(resource.RLIMIT_AS, (limit, self.limits[1]))

    def end(self) -> None:
        resource.setrlimit(resource.RLIMIT_AS, self.limits)


class Injected(Trouble):
    """Python's own calls fail: for machines on which nothing can be mounted."""

    CALLS = ("open", "write", "stat", "fstat", "ftruncate", "fsync", "dup", "link", "mkdir")

    def begin(self) -> None:
        code = random.choice([errno.ESTALE, errno.EIO, errno.ENOSPC, errno.EROFS, errno.EMFILE])
        self.real = {name: getattr(os, name) for name in self.CALLS}
        for name, real in self.real.items():
            setattr(os, name, self._failing(real, code))

    def _failing(self, real: Callable[..., Any], code: int) -> Callable[..., Any]:
        def call(*args: Any, **keywords: Any) -> Any:
            if self._concerns(*args):
                raise OSError(code, os.strerror(code))
            return real(*args, **keywords)

        return call

    def _concerns(self, *args: Any) -> bool:
        named = args[0]
        if isinstance(named, int):
            try:
                named = Path(f"/proc/self/fd/{named}").readlink()
            except OSError:
                return False
        return str(named).startswith(str(self.folder))

    def end(self) -> None:
        for name, real in self.real.items():
            setattr(os, name, real)


MOUNTS: dict[str, type[Trouble]] = {
    "fuse": Fuse,
    "unmounted": Unmounted,
    "full": Full,
    "read-only": ReadOnly,
}
OTHERS: dict[str, type[Trouble]] = {
    "renamed": Renamed,
    "descriptors": NoDescriptors,
    "memory": NoMemory,
    "injected": Injected,
}
EVERY = MOUNTS | OTHERS
OUTSIDE = (*MOUNTS, "renamed")
"""Troubles that can affect a program in another process."""


class Player(Evening):
    """Plays one match with the mouse, and notes what was shown and when the person was told."""

    nap = 0.005

    def __init__(self, note: Callable[..., None], trouble: Trouble, seed: int, longest: float):
        super().__init__(self._seen, linger=0.0)
        self._note = note
        self._trouble = trouble
        self._rng = random.Random(seed)
        self._longest = longest
        self._over = 0.0
        self._crashes = CrashReporter(crash_log_file)
        self._crashes.install()
        self._crashes.crashed.connect(lambda details: note(error=details))
        self._since = 0.0
        """When the first unsaved move was shown; 0 if there is none."""

    def _seen(self, record: MatchRecord) -> None:
        aside = record.kept_in is not None
        self._note(seen=(record.header.id, len(record.lines), digest(record.lines), aside))

    def _open(self) -> None:
        super()._open()
        self._crashes.unloaded.connect(self.window.notices.add)
        self._crashes.unloaded.connect(lambda notice: self._note(unloaded=notice.say()))

    def play(self) -> None:
        """Play a new match, with an outage at a random moment."""
        self._open()
        before = self.window.session.bridge
        self.window.commands.begin(
            first_choice("Ann", ["club", "club"])._replace(seed=str(self._rng.randrange(99)))
        )
        self._until(lambda: self._table_is_new(before), "the match begins")
        self._play_on()

    def resume(self) -> None:
        """Resume the last match, with an outage; start a new one if it is over."""
        self._open()
        bridge = self.window.session.bridge
        if bridge is None or bridge.game.match.over:
            self.window.commands.begin(first_choice("Ann", ["club", "club"]))
            self._until(lambda: self._table_is_new(bridge), "the match begins")
        self._play_on()

    def _play_on(self) -> None:
        wait = self._rng.uniform(0.0, 1.5)
        last = min(SHORTEST, self._longest) * max(1.0, self._longest) ** self._rng.random()
        outage = threading.Thread(target=self._outage, args=(wait, last))
        outage.start()
        table = self.window.pages.table
        assert table is not None
        mouse = MousePlayer(table)
        done = 0
        while done < ROUND or not self._over or self.window.session.bridge is None:
            self._until(self._may_play, "it is my turn")
            bridge = self.window.session.bridge
            assert bridge is not None
            if bridge.game.match.over:
                break
            if bridge.game.match.round.over:
                bridge.game.next_round()
            else:
                if self._rng.random() < HINTS:
                    self._act("hint")
                mouse.play()
            done += 1
            self._look()
            self._turn(self._rng.uniform(0.0, IN_HASTE if done < ROUND else AT_LEISURE))
        outage.join()
        bridge = self.window.session.bridge
        assert bridge is not None
        record = bridge.game.record
        began = time.monotonic()
        self._came(lambda: not record.unsaved and record.kept_in is None, 6 * SAVED_WITHIN)
        late = time.monotonic() - began
        self._note(
            unsaved=record.unsaved, kept=record.kept_in is not None, told=self.told, late=late
        )
        self.window.close()

    def _may_play(self) -> bool:
        bridge = self.window.session.bridge
        if bridge is None:
            return False
        self._watch(bridge.game.record)
        rnd = bridge.game.match.round
        return rnd.over or rnd.seat == bridge.game.person

    def _watch(self, record: MatchRecord) -> None:
        """Check that the person is told in time about unsaved moves."""
        if not record.unsaved:
            self._since = 0.0
        elif not self._since:
            self._since = time.monotonic()
        elif time.monotonic() - self._since > TOLD_WITHIN and not self._shows_a_notice():
            raise Lost("a notice of what could not be saved")

    def _shows_a_notice(self) -> bool:
        return bool(self.window.notices.isVisible() and self.window.notices.text.strip())

    def _outage(self, wait: float, last: float) -> None:
        time.sleep(wait)
        self._trouble.begin()
        self._note(away=last)
        time.sleep(last)
        self._trouble.end()
        self._over = time.monotonic()


def play(trouble: Trouble, diary: Path, seed: int, longest: float, *, anew: bool = True) -> None:
    """Play the evening in this process, once: a new match, or the one before."""
    write, number = os.write, os.open(diary, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def note(**what: Any) -> None:
        write(number, json.dumps(what).encode() + b"\n")

    random.seed(seed)
    QMessageBox.exec = lambda self: 0  # type: ignore[method-assign]  # nobody answers a question here
    try:
        player = Player(note, trouble, seed, longest)
        (player.play if anew else player.resume)()
    except BaseException:  # noqa: BLE001 - whatever it is, it is what is looked for
        note(error=traceback.format_exc())
    for thread in threading.enumerate():
        if thread.name == "sync":
            thread.join()
    note(end=str(refuge_dir()))


class House:
    """A home in which the program is started, plays, ends or is killed, and is started again."""

    def __init__(self, name: str, place: Path, longest: float) -> None:
        self.name, self.place, self.longest = name, place, longest
        self.diary = place / "diary"
        self.trouble = EVERY[name](place)
        self.trouble.prepare()
        self.errors: list[str] = []
        self.died = 0
        """How often the program ended because of a library."""
        self._at_home(prepare)

    def _at_home(self, deed: Callable[[], None]) -> int:
        """Run ``deed`` in a process of its own; returns the process id."""
        child = os.fork()
        if not child:
            silence()
            os.environ.update(in_home(self.trouble.folder))
            os.environ["XDG_STATE_HOME"] = str(self.place / "state")
            try:
                deed()
            finally:
                os._exit(0)
        if deed is prepare:
            os.waitpid(child, 0)
        return child

    def evening(self, seed: int, *, anew: bool, kill_after: float | None = None) -> None:
        """Play one evening with an outage, to its end or until it is killed."""
        longest = self.longest
        child = self._at_home(lambda: play(self.trouble, self.diary, seed, longest, anew=anew))
        limit = MORE_TIME + longest if kill_after is None else kill_after
        status = wait_for(child, limit)
        if kill_after is None or status is not None:
            self._judge_end(status)
        self.trouble.mend()

    def _judge_end(self, status: int | None) -> None:
        last = self.said[-1] if self.said else {}
        if status is None:
            self.errors.append("the program hung")
        elif "end" not in last:
            self.died += 1
            if self.name not in ENDED_BY_LIBRARIES:
                self.errors.append(f"the program ended by itself: {status}")

    @property
    def said(self) -> list[dict[str, Any]]:
        lines = self.diary.read_bytes().splitlines() if self.diary.exists() else []
        return [json.loads(line) for line in lines if line.endswith(b"}")]


def wait_for(child: int, seconds: float) -> int | None:
    """A process's exit status; None if it did not end in time and was killed."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return status
        time.sleep(0.01)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


def judge(name: str, seed: int, longest: float, report: Counter[str], kills: int = 0) -> list[str]:
    """Play and judge one evening after ``kills`` killed ones; returns what was wrong."""
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as place:
        house = House(name, Path(place), longest)
        for number in range(kills):
            moment = rng.uniform(0.5, 4.0) + rng.random() * longest
            house.evening(seed + number, anew=not number, kill_after=moment)
        house.evening(seed + kills, anew=not kills)
        if house.died:  # a start brings home what was saved elsewhere
            house.longest = 0.0
            house.evening(seed, anew=False)
        house.trouble.clear()
        said = house.said
        wrong = [*house.errors, *(note["error"] for note in said if "error" in note)]
        if name in ENDED_BY_LIBRARIES:  # the crash window handles each of them
            report["errors without memory"] += len(wrong)
            wrong = [one for one in wrong if "evening.Lost" in one]
        seen = [note["seen"] for note in said if "seen" in note]
        report["shown"] += len(seen)
        report["kept aside"] += sum(aside for *_, aside in seen)
        report["told"] += any(note.get("told") for note in said)
        report["outages"] += sum("away" in note for note in said)
        report["not loaded, and told"] += sum("unloaded" in note for note in said)
        report["kills"] += kills
        report["ended by a library"] += house.died
        wrong += [f"{note['unsaved']} lines are not saved" for note in said if note.get("unsaved")]
        wrong += ["a second home is left" for note in said if note.get("kept")]
        late = max((note["late"] for note in said if "late" in note), default=0.0)
        wrong += [f"all was saved only after {late:.0f} s"] if late > SAVED_WITHIN else []
        try:
            records = lines_of(house.trouble.kept)
        except AssertionError as error:
            return [*wrong, str(error)]
        for match, number, shown, aside in seen:
            there = records.get(match, ())
            if digest(there[:number]) != shown:
                where = "aside" if aside else "at home"
                wrong.append(f"lost: {number} lines of {match}, {len(there)} there ({where})")
                break
        return wrong


def possible() -> dict[str, type[Trouble]]:
    """The troubles possible on this machine."""
    tools = all(map(shutil.which, ("bindfs", "fusermount", "mount")))
    if tools and os.geteuid() == 0 and Path("/dev/fuse").exists():
        return EVERY
    sys.stdout.write("No mounts here (they need root, bindfs and fusermount): the rest is done.\n")
    return OTHERS


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--outages", type=int, default=200)
    parser.add_argument("--kinds", nargs="+", choices=EVERY, default=None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=float, default=60.0, help="seconds of an outage, at most")
    parser.add_argument("--kills", type=int, default=0, help="so many kills, three an evening")
    parser.add_argument("--program", type=Path, help="a packaged one, played by mouse")
    parser.add_argument("--patience", type=float, default=1.0, help="a factor of what is late")
    args = parser.parse_args()
    global TOLD_WITHIN, SAVED_WITHIN  # before the processes are forked
    TOLD_WITHIN, SAVED_WITHIN = TOLD_WITHIN * args.patience, SAVED_WITHIN * args.patience
    can = possible()
    if args.program and args.kills:
        parser.error("a packaged program is killed by kill-test")
    if args.program:
        can = {name: kind for name, kind in can.items() if name in OUTSIDE}
    kinds = [kind for kind in args.kinds or can if kind in can]
    if not kinds:
        sys.exit("So nothing of what was asked for can be done here.")
    report: Counter[str] = Counter()
    failures = 0
    left, evenings = args.kills, 0
    while evenings < args.outages if not args.kills else left > 0:
        name = kinds[evenings % len(kinds)]
        kills = min(KILLS, left)
        left -= kills
        seed = args.seed * 1000 + evenings * (KILLS + 1)
        if args.program:
            from tests.ui.torture.packaged import outage  # no other run needs a screen

            wrong = outage(args.program.resolve(), name, seed, args.longest)
        else:
            wrong = judge(name, seed, args.longest, report, kills)
        evenings += 1
        report[name] += 1
        if wrong:
            failures += 1
            sys.stdout.write(f"{name}, evening {evenings}: {wrong[0]}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{evenings} evenings ({dict(report)}): {failures} of them failed\n")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()

"""Uses the frozen program as a person would, on a virtual screen, and checks that it runs.

    python packaging/smoke_test.py dist/rummy-qt/rummy-qt [--home FOLDER]

With a fresh home: it starts, a match is begun, three turns are played by dragging cards with a real
mouse against the opponent's process, and the program is killed. The second start must show the
match as it was left, and opening its file must do the same. In a home with a match, of an earlier
version perhaps, that one is shown, unchanged, and played on. The program has nothing else to say on
a console: a traceback or a warning of Qt's fails. On Linux it also starts a program of the system,
as one of a person's own is started that sits at the table.

Needs Xvfb and xdotool on Linux. On macOS, where no program may move the mouse, it is started twice.
"""

import argparse
import contextlib
import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from mouse import Mouse, click, drag, real_mouse
from virtual_screen import virtual_screen

HOME_VARIABLES = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "WIN_PD_OVERRIDE_LOCAL_APPDATA")
"""Environment variables for the folder of a person's files; the last one overrides the folder that
platformdirs would ask Windows for."""

ANNOUNCE = "RUMMY_QT_ANNOUNCE"
RIG = Path(__file__).with_name("announce.py")
"""Environment variable, and the file it names: that makes the program report `ready`, and where
things are."""

PATIENCE = 180.0  # seconds; a first start reads everything from disk, perhaps on a busy machine
LIFE = 2.0  # seconds that the program must keep running after `ready`
REFUSAL = 3.0  # seconds after which a discard that changes nothing counts as refused
TURNS = 3

Seen = dict[str, Any]
"""What the program reports about its window: its buttons and its table."""


class Program:
    """The running program, and its output on both streams."""

    def __init__(self, path: Path, environ: dict[str, str], *arguments: str) -> None:
        self._began = time.monotonic()
        self._process = subprocess.Popen(
            [path, *arguments],
            env=environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._is_ready = False
        self.seen: Seen = {"buttons": {}, "table": None}
        self.complaints: list[str] = []

    def _read(self) -> None:
        # Read in the background, so that waiting for a line can time out.
        for line in self._process.stdout or ():
            self._lines.put(line.rstrip())

    def wait_until_ready(self) -> float:
        """Wait for the first picture; return the seconds that it took."""
        self.wait_for(lambda: self._is_ready, "to be ready")
        return time.monotonic() - self._began

    def wait_for(self, holds: Callable[[], bool], what: str, patience: float | None = None) -> None:
        """Wait until a report of the program makes `holds` true.

        Raises `TimeoutError` if that does not happen, `RuntimeError` if the program ends.
        """
        limit = time.monotonic() + (PATIENCE if patience is None else patience)
        while not holds():
            if time.monotonic() > limit:
                raise TimeoutError(f"it was {what}, and did not")
            with contextlib.suppress(queue.Empty):
                self._hear(self._lines.get(timeout=0.05))
                continue
            if self._process.poll() is not None:
                status = self._process.returncode
                raise RuntimeError(f"it was {what}, and ended with status {status}")

    def _hear(self, line: str) -> None:
        if line == "ready":
            self._is_ready = True
        elif line.startswith('{"buttons"'):
            self.seen = json.loads(line)
        else:
            self.complaints.append(line)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def status(self) -> int | None:
        """Its exit status when last polled; `None` while it runs."""
        return self._process.returncode

    def shows_table(self) -> bool:
        """Return whether a match is on the table."""
        return bool(self.seen["table"])

    def live(self) -> None:
        """Check that the program does not end by itself."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(LIFE)
            raise RuntimeError(f"it ended by itself with status {self._process.returncode}")

    def end(self) -> None:
        """Kill the program, as a crash would end it; waiting threads are notified."""
        self._process.kill()

    def kill(self) -> None:
        """End the program, and read the rest of its output."""
        self.end()
        self._process.wait()
        self._reader.join(LIFE)
        if self._process.stdout is not None:
            self._process.stdout.close()
        while not self._lines.empty():
            self._hear(self._lines.get())


@contextlib.contextmanager
def started(path: Path, environ: dict[str, str], *arguments: str) -> Iterator[Program]:
    """Start the program and wait for its first picture; kill it in the end, whatever happens.

    Raises `RuntimeError` if it ends by itself, or prints errors or warnings.
    """
    program = Program(path, environ, *arguments)
    try:
        seconds = program.wait_until_ready()
        print(f"{path.name}: ready after {seconds:.2f} s", flush=True)
        yield program
        program.live()
    except (RuntimeError, TimeoutError) as error:
        program.kill()  # its output until then may say why
        raise type(error)("\n".join([str(error), *program.complaints])) from error
    finally:
        program.kill()
    if program.complaints:
        raise RuntimeError("\n".join(["it complained:", *program.complaints]))


def environment(home: Path, screen: dict[str, str]) -> dict[str, str]:
    """Return an environment with a home of its own, without inherited Python or Qt settings."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "QT_", "XDG_", "WAYLAND_", "VIRTUAL_ENV"))
    }
    folders = {name: str(home) for name in HOME_VARIABLES}
    runtime = home / "runtime"
    runtime.mkdir(mode=0o700, exist_ok=True)
    return {**kept, **folders, "XDG_RUNTIME_DIR": str(runtime), **screen, ANNOUNCE: str(RIG)}


def press(program: Program, mouse: Mouse, button: str) -> None:
    """Wait until a button can be pressed, and press it."""
    program.wait_for(lambda: button in program.seen["buttons"], f"to offer the button {button}")
    click(mouse, tuple(program.seen["buttons"][button]))


def begin_match(program: Program, mouse: Mouse) -> None:
    """Begin a match as the program proposes it."""
    press(program, mouse, "welcome_new_match")
    press(program, mouse, "play")
    program.wait_for(program.shows_table, "to show the table")


def is_at(program: Program, phase: str) -> bool:
    """Return whether it is the person's turn, after so many moves."""
    table = program.seen["table"]
    return bool(table and table["mine"] and table["phase"] == phase)


def is_answered(program: Program) -> bool:
    """Return whether it is the person's turn again, or another has gone out by now."""
    table = program.seen["table"]
    return bool(table["mine"] or table["phase"] == "over")


def play_turn(program: Program, mouse: Mouse) -> None:
    """Draw from the stock and discard, by dragging cards, when it is the person's turn."""
    program.wait_for(lambda: is_at(program, "draw"), "to reach the person's turn")
    draw(program, mouse)
    discard(program, mouse)


def draw(program: Program, mouse: Mouse, patience: float = PATIENCE) -> None:
    """Draw from the stock."""
    table = program.seen["table"]
    drag(mouse, tuple(table["stock"]), tuple(table["hand"]))
    program.wait_for(lambda: is_at(program, "play"), "to let a card be drawn", patience)


def discard(program: Program, mouse: Mouse) -> None:
    """Discard the first card that may be discarded."""
    held = program.seen["table"]
    for card in reversed(held["cards"].values()):  # a card that was just taken may have to be kept
        drag(mouse, tuple(card), tuple(held["pile"]))
        with contextlib.suppress(TimeoutError):
            program.wait_for(
                lambda: program.seen["table"]["lines"] > held["lines"], "to discard", REFUSAL
            )
            return
    raise RuntimeError("no card of the hand could be discarded")


def standing(program: Program) -> tuple[int, list[str]]:
    """Return the progress of the match and the person's hand, sorted."""
    table = program.seen["table"]
    return table["lines"], sorted(table["cards"])


def processes_of(path: Path) -> list[int]:
    """Return the ids of the processes that run the program; empty if they cannot be listed."""
    found = []
    for link in Path("/proc").glob("[0-9]*/exe"):
        with contextlib.suppress(OSError):
            if link.resolve() == path:
                found.append(int(link.parent.name))
    return found


def wait_until_gone(path: Path) -> None:
    """Wait until no process of the program is left; raises `RuntimeError` if one stays."""
    limit = time.monotonic() + PATIENCE
    while processes_of(path):
        if time.monotonic() > limit:
            raise RuntimeError("the opponent's process outlived the program")
        time.sleep(0.05)


def play(path: Path, environ: dict[str, str], mouse: Mouse, home: Path) -> None:
    """Begin a match, play, kill the program, and find the match again, twice."""
    with started(path, environ) as program:
        begin_match(program, mouse)
        for _ in range(TURNS):
            play_turn(program, mouse)
        program.wait_for(lambda: is_answered(program), "to answer the last discard")
        left = standing(program)
    print(f"{path.name}: {TURNS} turns played, {left[0]} lines in the record", flush=True)
    wait_until_gone(path)
    [match] = home.rglob("*.rummy")
    for arguments in ((), (str(match),)):
        with started(path, environ, *arguments) as program:
            program.wait_for(program.shows_table, "to show the match")
            if standing(program) != left:
                raise RuntimeError(f"the match was left at {left} and is at {standing(program)}")
        wait_until_gone(path)
    print(f"{path.name}: found the match again, by itself and by its file", flush=True)


def last_played(home: Path) -> Path | None:
    """Return the match of a home that was written to last; a start shows that one."""
    return max(home.rglob("*.rummy"), key=lambda path: path.stat().st_mtime_ns, default=None)


def go_on(path: Path, environ: dict[str, str], mouse: Mouse, match: Path) -> None:
    """Find a match in the home, and play another turn of it.

    Raises `RuntimeError` if lines of its file are changed instead of added.
    """
    before = match.read_bytes()
    with started(path, environ) as program:
        program.wait_for(program.shows_table, "to show the match")
        begun = standing(program)[0]
        if match.read_bytes() != before:
            raise RuntimeError("to open the match changed its file")
        play_turn(program, mouse)  # which may end the round: no further turn to wait for
        ended = standing(program)[0]
    if not match.read_bytes().startswith(before):
        raise RuntimeError("to play on changed what was in the match's file")
    print(f"{path.name}: a match of {begun} lines went on to {ended}", flush=True)


def keep(path: Path, environ: dict[str, str]) -> None:
    """Let it start a program of the system, as for a seat at the table (Linux).

    Raises `RuntimeError` if that does not run, or gets the bundle's libraries.
    """
    ran = subprocess.run(
        [path, "--keep", "env"],
        env=environ,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    if "HOME=" not in ran.stdout or f"LD_LIBRARY_PATH={path.parent}" in ran.stdout:
        raise RuntimeError(f"it keeps no program of the system: {ran.stdout}{ran.stderr}")


def main() -> None:
    """Run the whole test; exit with status 1 and a reason if the program fails."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("program", type=Path)
    parser.add_argument("--home", type=Path, help="a folder, which is kept afterwards")
    arguments = parser.parse_args()
    path = arguments.program.resolve()
    with tempfile.TemporaryDirectory() as folder, virtual_screen() as screen:
        home = arguments.home or Path(folder, "home é")
        home.mkdir(exist_ok=True)
        environ = environment(home, screen)
        mouse = real_mouse(environ)
        try:
            if sys.platform == "linux":
                keep(path, environ)
            if mouse is not None:
                if match := last_played(home):
                    go_on(path, environ, mouse, match)
                else:
                    play(path, environ, mouse, home)
                return
            for _ in range(2):
                with started(path, environ):
                    pass
        except (RuntimeError, TimeoutError) as error:
            sys.exit(f"{path.name}: {error}")


if __name__ == "__main__":
    main()

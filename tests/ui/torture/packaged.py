"""Plays a packaged program with a real mouse, and kills it or removes its folder meanwhile.

`make kill-test` and `make outage-test` do this with ``--program``: they use what is visible, and
what is on the disk afterwards. Needs Xvfb and xdotool.
"""

from __future__ import annotations

import random
import signal
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from mouse import Mouse, click, real_mouse
from smoke_test import REFUSAL, Program, begin_match, discard, draw, environment
from virtual_screen import virtual_screen

from rummy_qt.records.reading import read_record
from tests.ui.torture.faults import lines_of
from tests.ui.torture.outages import EVERY, ROUND, SAVED_WITHIN, TOLD_WITHIN, Trouble

PRESSED = ("next_round", "table_let_pass", "table_next_round")
"""Buttons to press in order to continue, topmost first."""
MOVES: dict[str, Callable[[Program, Mouse], None]] = {
    "draw": partial(draw, patience=REFUSAL),
    "play": discard,
}
"""What to do in each phase of a turn."""
TRIES = 5

LONGEST = 9.0
"""Seconds until a program is killed; the first may be killed before a match has begun."""

Lines = dict[str, tuple[bytes, ...]]
"""By id of a match, its lines."""


class Sitting:
    """A program being played, in folders of its own."""

    def __init__(self, path: Path, place: Path, data: Path, screen: dict[str, str]) -> None:
        """``data``: the folder of its matches."""
        home = place / "home"
        home.mkdir(exist_ok=True)
        environ = environment(home, screen) | {
            "XDG_DATA_HOME": str(data),
            "XDG_STATE_HOME": str(place / "state"),
        }
        mouse = real_mouse(environ)
        assert mouse is not None
        self.mouse: Mouse = mouse
        self.program = Program(path, environ)
        self._failed = 0

    @property
    def table(self) -> dict[str, Any]:
        """The last state seen; empty if there was none."""
        found: dict[str, Any] = self.program.seen["table"] or {}
        return found

    def begin(self) -> None:
        """Put a match on the table, the previous one or a new one."""
        self.program.wait_for(lambda: bool(self.program.seen["buttons"]), "to show a page")
        if not self.table:
            begin_match(self.program, self.mouse)

    def step(self) -> None:
        """Do the next thing required.

        A notice may appear while the mouse is moving, and shift everything: then it tries again.
        """
        self.program.wait_for(lambda: self._asked() is not None, "to ask for something")
        asked = self._asked()
        assert asked is not None
        try:
            asked()
        except TimeoutError:
            self._failed += 1
            if self._failed == TRIES:
                raise
        else:
            self._failed = 0

    def _asked(self) -> Callable[[], None] | None:
        buttons = self.program.seen["buttons"]
        for name in PRESSED:
            if name in buttons:
                return partial(self._press, name)
        if self.table.get("mine") and (move := MOVES.get(self.table["phase"])):
            return partial(move, self.program, self.mouse)
        return None

    def _press(self, name: str) -> None:
        click(self.mouse, tuple(self.program.seen["buttons"][name]))
        self.program.wait_for(
            lambda: name not in self.program.seen["buttons"], f"to take {name}", REFUSAL
        )


def judge(table: dict[str, Any], known: Lines, found: Lines) -> None:
    """Compare the files with what was seen and known; raises `AssertionError`."""
    for match, lines in known.items():
        assert found.get(match, ())[: len(lines)] == lines, f"lost: a line of {match}"
    if not table:
        return
    lines = found.get(table["match"], ())
    number = table["lines"]
    assert len(lines) >= number, f"lost: {number} lines were shown, {len(lines)} are there"
    with tempfile.TemporaryDirectory() as folder:
        part = Path(folder, "part.rummy")
        part.write_bytes(b"".join(line + b"\n" for line in lines[:number]))
        replayed = read_record(part).replayed
    seat = replayed.header.human
    assert seat is not None
    if not replayed.match.round.over:
        hand = {str(card) for card in replayed.match.round.view(seat).hand}
        lacking = hand ^ {*table["cards"]}
        # The mouse may have held one of them.
        assert lacking <= hand, f"{lacking}: seen, or saved"
        assert len(lacking) <= 1, f"{lacking} was saved, and not seen"


def killed(path: Path, kills: int, seed: int) -> str:
    """Kill it that often during play; returns a summary. `AssertionError` for a lost line."""
    chance, shown = random.Random(seed), 0
    known: Lines = {}
    with tempfile.TemporaryDirectory() as folder, virtual_screen() as screen:
        data = Path(folder, "data")
        for _ in range(kills):
            sitting = Sitting(path, Path(folder), data, screen)
            killer = threading.Timer(chance.uniform(0.2, LONGEST), sitting.program.end)
            killer.start()
            with suppress(RuntimeError):  # it has ended
                sitting.begin()
                while True:
                    sitting.step()
            killer.cancel()
            sitting.program.kill()
            said = "\n".join(sitting.program.complaints)
            assert sitting.program.status == -signal.SIGKILL, f"it ended by itself\n{said}"
            assert not said, said
            found = lines_of(data)
            judge(sitting.table, known, found)
            known = found
            shown += bool(sitting.table)
    lines = sum(map(len, known.values()))
    return f"{kills} kills, {shown} of them at a table: of {lines} lines none is lost"


def outage(path: Path, name: str, seed: int, longest: float) -> list[str]:
    """Play an evening in which its folder disappears once; returns what was wrong."""
    chance = random.Random(seed)
    last = min(1.0, longest) * max(1.0, longest) ** chance.random()
    with tempfile.TemporaryDirectory() as folder, virtual_screen() as screen:
        trouble = EVERY[name](Path(folder))
        trouble.prepare()
        try:
            sitting = Sitting(path, Path(folder), trouble.folder, screen)
            try:
                wrong = play_through(sitting, trouble, last)
            finally:
                sitting.program.kill()
            return [*wrong, *sitting.program.complaints]
        except (AssertionError, RuntimeError, TimeoutError) as error:
            return [str(error)]
        finally:
            trouble.mend()
            trouble.clear()


def play_through(sitting: Sitting, trouble: Trouble, last: float) -> list[str]:
    """Play during the outage, and until everything is saved at home; returns what was wrong."""
    sitting.begin()
    back = threading.Event()

    def be_away() -> None:
        trouble.begin()
        time.sleep(last)
        back.set()
        trouble.end()

    away = threading.Thread(target=be_away)
    done, unsaved_since, wrong = 0, 0.0, []
    while done < ROUND or not back.is_set():
        sitting.step()
        done += 1
        if done == 1:
            away.start()
        now = time.monotonic()
        if back.is_set() or sitting.program.seen["notice"] or is_saved(sitting.table, trouble):
            unsaved_since = 0.0
        elif not unsaved_since:
            unsaved_since = now
        elif now - unsaved_since > TOLD_WITHIN:
            wrong = ["nothing was told of what could not be saved"]
    away.join()
    end = time.monotonic() + SAVED_WITHIN
    while not is_saved(sitting.table, trouble) and time.monotonic() < end:
        time.sleep(0.1)
    judge(sitting.table, {}, lines_of(trouble.folder))
    return wrong


def is_saved(table: dict[str, Any], trouble: Trouble) -> bool:
    """Whether the folder is there, with everything that was seen."""
    with suppress(OSError, AssertionError):
        return len(lines_of(trouble.folder).get(table["match"], ())) >= table["lines"]
    return False

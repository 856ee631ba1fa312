"""A screen reader's view: uses the program only through the accessibility bus and real keys.

    python -m tests.ui.access.listener

Needs Linux, Xvfb, xdotool and dbus-daemon, which `make access-test` checks.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench_start import session_bus
from smoke_test import Program, environment, started
from virtual_screen import virtual_screen

from rummy_qt.ui.words.names import RULEBOOK_WORDS
from tests.ui.access.dbus import Bus, Message, Refused

ROOT: Final = Path(__file__).resolve().parents[3]
REGISTRY: Final = "org.a11y.atspi.Registry"
ROOT_PATH: Final = "/org/a11y/atspi/accessible/root"
ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
COMPONENT: Final = "org.a11y.atspi.Component"
TEXT: Final = "org.a11y.atspi.Text"
PROPERTIES: Final = "org.freedesktop.DBus.Properties"
MOST_STOPS: Final = 30
PATIENCE: Final = 60.0
"""Seconds within which a window must appear."""
DEAL: Final = "2026"
"""The seed of the deal in every visit."""
FOCUSED, SELECTED = 12, 23
"""Bit numbers of AT-SPI states."""


class Thing(NamedTuple):
    """One accessible object."""

    owner: str
    path: str


class Listener:
    """Learns about the program only through the bus."""

    def __init__(self, address: str) -> None:
        self.bus = Bus(address)
        self.app: Thing | None = None
        self.focus: Thing | None = None
        """The object that last received the focus, as far as the bus reported."""
        self._pending: list[tuple[str, str]] = []
        self.bus.served = {
            "Embed": self._embed,
            "GetRegisteredEvents": lambda _: ("a(ss)", [[(self.bus.name, "object"),
                (self.bus.name, "focus"), (self.bus.name, "window")]]),
            "NotifyListenersSync": lambda _: ("b", [False]),
            "NotifyListenersAsync": lambda _: ("", []),
            "GetKeystrokeListeners": lambda _: ("a(souua(iisi)u(bbb))", [[]]),
            "GetDeviceEventListeners": lambda _: ("a(ssu)", [[]]),
        }  # fmt: skip
        self.bus.bus("RequestName", "su", REGISTRY, 0)
        self.bus.bus("AddMatch", "s", "type='signal'")

    def _embed(self, message: Message) -> tuple[str, list[Any]]:
        self.app = Thing(*message.body[0])
        return "(so)", [(self.bus.name, ROOT_PATH)]

    # ------------------------------------------------------------------- queries

    def call(self, thing: Thing, interface: str, member: str, form: str = "", *values: Any) -> Any:
        answer = self.bus.call(thing.owner, thing.path, interface, member, form, *values)
        return answer[0] if len(answer) == 1 else answer

    def name(self, thing: Thing) -> str:
        return str(self.call(thing, PROPERTIES, "Get", "ss", ACCESSIBLE, "Name"))

    def role(self, thing: Thing) -> str:
        return str(self.call(thing, ACCESSIBLE, "GetRoleName"))

    def states(self, thing: Thing) -> int:
        low, high = self.call(thing, ACCESSIBLE, "GetState")
        return int(low) | int(high) << 32

    def has(self, thing: Thing, state: int) -> bool:
        return bool(self.states(thing) >> state & 1)

    def box(self, thing: Thing) -> tuple[int, int, int, int]:
        x, y, w, h = self.call(thing, COMPONENT, "GetExtents", "u", 0)
        return x, y, w, h

    def text(self, thing: Thing) -> str:
        """The content of a text field."""
        return str(self.call(thing, TEXT, "GetText", "ii", 0, -1))

    def children(self, thing: Thing) -> list[Thing]:
        return [Thing(*child) for child in self.call(thing, ACCESSIBLE, "GetChildren")]

    def walk(self, thing: Thing | None = None) -> Iterator[Thing]:
        """The object and all its descendants."""
        thing = thing or self.app
        assert thing is not None, "the program is not on the bus"
        yield thing
        for child in self.children(thing):
            if child.path != "/org/a11y/atspi/null":
                yield from self.walk(child)

    def find(self, role: str, begins: str) -> Thing:
        """The object with this role whose name begins with this text."""
        for thing in self.walk():
            try:
                if self.role(thing) == role and re.match(begins, self.name(thing)):
                    return thing
            except Refused:
                continue  # it has been deleted meanwhile
        raise AssertionError(f"no {role} {begins!r}")

    # ------------------------------------------------------------------- events

    def heard(self) -> list[tuple[str, str]]:
        """Focus changes and announcements since the last call, as kind and text."""
        found = []
        for message in self._drained():
            words = self._words(message)
            if words is not None:
                found.append(words)
        return found

    def _drained(self) -> list[Message]:
        signals, self.bus.signals = self.bus.signals, []
        return signals

    def _words(self, message: Message) -> tuple[str, str] | None:
        interface = str(message.header.get("interface", ""))
        if not message.body or not interface.endswith("Event.Object"):
            return None
        detail, thing = message.body[0], Thing(message.header["sender"], message.header["path"])
        try:
            if message.member == "StateChanged" and detail == "focused" and message.body[1]:
                self.focus = thing
                return "focus", self.name(thing)
            if message.member == "Announcement":
                return "announced", str(message.body[3])
            if message.member == "StateChanged" and detail == "showing" and message.body[1]:
                role = self.role(thing)
                return ("notified", self.name(thing)) if role == "notification" else None
        except Refused:
            return None
        return None

    def forget(self) -> None:
        """Discard all events received until now."""
        self._drained()
        self._pending.clear()

    def wait_for(self, kind: str, words: str, seconds: float = 15.0) -> str:
        """Wait for an event with these words, and return its whole text."""
        limit, passed_by = time.monotonic() + seconds, []
        while time.monotonic() < limit:
            while self._pending:
                what, text = self._pending.pop(0)
                if what == kind and re.search(words, text):
                    return text
                passed_by.append((what, text))
            self.bus.listen(0.05)
            self._pending += self.heard()
        raise AssertionError(f"not {kind}: {words!r}, but {passed_by}")


class Keys:
    """Real keys on a virtual screen."""

    def __init__(self, screen: dict[str, str]) -> None:
        self._screen = screen

    def press(self, *keys: str) -> None:
        for key in keys:
            subprocess.run(["xdotool", "key", key], env=self._screen, check=True)

    def write(self, text: str) -> None:
        subprocess.run(["xdotool", "key", "ctrl+a"], env=self._screen, check=True)
        subprocess.run(["xdotool", "type", text], env=self._screen, check=True)

    def to_the_front(self, *keys: str) -> None:
        """Press keys in the top window, to which a desktop would send them."""
        words = ["xdotool", "search", "--onlyvisible", "--name", "."]
        found = subprocess.run(
            words, env=self._screen, check=True, capture_output=True, text=True
        ).stdout.split()
        press = ["key", *keys] if keys else []
        subprocess.run(["xdotool", "windowfocus", found[-1], *press], env=self._screen, check=True)

    def in_front(self, name: str) -> None:
        """Give the window the keyboard focus, as a desktop does."""
        words = ["xdotool", "search", "--sync", "--onlyvisible", "--name", name]
        found = subprocess.run(
            words, env=self._screen, check=True, capture_output=True, text=True, timeout=PATIENCE
        )
        window = found.stdout.split()[-1]
        subprocess.run(["xdotool", "windowfocus", "--sync", window], env=self._screen, check=True)


@contextmanager
def answering(listener: Listener) -> Iterator[None]:
    """Answer the program's calls during the context."""
    enough = threading.Event()

    def serve() -> None:
        while not enough.is_set():
            listener.bus.listen(0.02)

    thread = threading.Thread(target=serve)
    thread.start()
    try:
        yield
    finally:
        enough.set()
        thread.join()


class Complaints(list[str]):
    """What the program complains of; except that a reader took 0.1 s to process a key, as ours does
    on a busy machine."""

    def append(self, line: str) -> None:
        if "QSpiApplication::" not in line:
            super().append(line)


class Visit:
    """The program on a screen of its own, with a listener and a keyboard."""

    def __init__(self, listener: Listener, keys: Keys, running: Program) -> None:
        self.listener, self.keys, self.running = listener, keys, running

    def press(self, *keys: str) -> None:
        with answering(self.listener):
            self.keys.press(*keys)

    def in_front(self, name: str) -> None:
        with answering(self.listener):
            self.keys.in_front(name)

    def write(self, text: str) -> None:
        """Type into the field that has the focus, and wait until it contains the text.

        Qt passes each key to the screen reader before the field receives it, but handles a shortcut
        at once, so a following shortcut would overtake the text.
        """
        field = self.listener.focus
        assert field is not None
        with answering(self.listener):
            self.keys.write(text)
        until(lambda: self.listener.text(field) == text, f"{text} is not written", self.listener)

    def hear(self, kind: str, words: str) -> str:
        return self.listener.wait_for(kind, words)

    def seen(self) -> dict[str, Any]:
        """The program's own report of where things are, once the table is at rest."""
        with answering(self.listener):
            self.running.wait_for(lambda: bool(self.running.seen["table"]), "to show a table")
            with contextlib.suppress(TimeoutError):
                self.running.wait_for(lambda: False, "to say more", 0.3)
        table: dict[str, Any] = self.running.seen["table"]
        return table

    def memory(self) -> int:
        """The program's resident memory, in KiB."""
        status = Path(f"/proc/{self.running.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1])  # type: ignore[index]  # it is there

    def begin(self, rules: str, title: str, opponents: int) -> str:
        """Start a match by these rules from the welcome page; its window has this title.

        Returns the first announcement.
        """
        self.hear("focus", "New match")
        self.press("Return")
        self.in_front("New match")
        self.press("Home", *["Right"] * list(RULEBOOK_WORDS).index(rules), "Tab")
        self.hear("focus", "Opponents")
        self.write(str(opponents))
        self.press("alt+d")
        self.hear("focus", "Deal number")
        self.write(DEAL)
        self.press("Return")
        self.in_front(title)
        return self.hear("announced", "Your turn|playing|dealt")


@contextmanager
def visit(
    script: Path | None = None, *, saved: bool = False, **preferences: Any
) -> Iterator[Visit]:
    """The program, or a script that starts it differently, with these preferences.

    ``saved``: a match of which two rounds have been played is on the table.
    """
    with (
        tempfile.TemporaryDirectory() as folder,
        virtual_screen("1280x800") as screen,
        session_bus() as bus,
    ):
        address = bus["DBUS_SESSION_BUS_ADDRESS"]
        listener = Listener(address)
        # Qt warns about requests for deleted rows, which screen readers make without harm.
        known = "qt.accessibility.atspi.warning=false"
        spoken = {"AT_SPI_BUS_ADDRESS": address, "QT_LOGGING_RULES": known, **bus}
        surroundings = {**environment(Path(folder), screen), **spoken}
        settings = Path(said(SETTINGS, surroundings))
        settings.parent.mkdir(parents=True, exist_ok=True)
        if saved:
            said(_SAVED, surroundings)
        wanted = {"language": "en", "animation_speed": 0.0, "pace_ms": 0, **preferences}
        settings.write_text(json.dumps(wanted))
        path = Path(sys.executable).with_name("rummy-qt")
        if script is not None:
            path = Path(folder, script.stem)
            path.write_text(f"#!{sys.executable} -P\n{script.read_text()}")
            path.chmod(0o755)
        with ExitStack() as stack:
            with answering(listener):
                running = stack.enter_context(started(path, surroundings))
            running.complaints = Complaints(running.complaints)
            found = Visit(listener, Keys(surroundings), running)
            until(lambda: listener.app is not None, "the program does not come", listener)
            found.in_front("500 Rum" if saved else "Rummy Qt")
            yield found
            stack.enter_context(answering(listener))


SETTINGS: Final = "from rummy_qt.records.paths import settings_file as f; print(f())"
_SAVED: Final = "from tests.ui.windows.conftest import saved_match as f; print(f())"


def said(code: str, surroundings: dict[str, str]) -> str:
    """What Python prints when it runs this code in this environment."""
    asked = subprocess.run(
        [sys.executable, "-c", code],
        env=surroundings, capture_output=True, text=True, check=True, cwd=ROOT,
    )  # fmt: skip
    return asked.stdout.strip()


def until(holds: Callable[[], bool], what: str, listener: Listener, seconds: float = 15.0) -> None:
    limit = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > limit:
            raise AssertionError(what)
        listener.bus.listen(0.05)


# ------------------------------------------------------------------------------- the visits


def areas_and_a_round() -> None:
    """Names, roles, states and places of each area; then a round by keys and announcements."""
    with visit() as here:
        listener = here.listener
        here.begin("500-rum-de", "500 Rum", 1)
        names = ("Stock", "Discard pile", "Melds", "Your hand", "Players")
        areas = {name: listener.find("list", name) for name in names}
        hand = listener.children(areas["Your hand"])
        assert len(hand) == 13
        assert all(listener.role(card) == "list item" for card in hand)
        rows = [row for area in areas.values() for row in listener.children(area)]
        assert sum(listener.has(row, FOCUSED) for row in rows) <= 1
        for row in rows:
            assert listener.has(row, FOCUSED) == listener.has(row, SELECTED), "else: not selected"
        points = here.seen()["cards"].values()
        boxes = [listener.box(card) for card in hand]
        for point, (x, y, w, h) in zip(points, boxes, strict=True):
            assert x <= point[0] <= x + w, "a card is not where it is seen"
            assert y <= point[1] <= y + h, "a card is not where it is seen"
        (stock,) = listener.children(areas["Stock"])
        x, y, w, h = listener.box(stock)
        at = here.seen()["stock"]
        assert x <= at[0] <= x + w
        assert y <= at[1] <= y + h
        here.press("F6")
        go_to(here, "Players")
        for name in ("Sort", r"\d+ cards"):
            here.press("Tab")
            here.hear("focus", name)
        tell("areas: names, roles, states, places and the way of the focus")
        turns = 0
        while not (over := round_by_ear(here, first=not turns)):
            turns += 1
        tell(f"a round by real keys, known by ear: {turns} turns; {over}")


OUTCOME: Final = r"You discarded|You laid off|in all|\?$"


def round_by_ear(here: Visit, *, first: bool) -> str:
    """Play one turn; returns the announcement at the round's end, or an empty text."""
    here.press("F6")
    go_to(here, "Stock")
    here.press("Return")
    said = here.hear("announced", "You drew|Draw|no cards|in all|stock is empty")
    if "in all" in said:
        return said
    if first:
        here.press("s")
        here.hear("notified", "already")
        here.hear("announced", "already")
    go_to(here, "Your hand")
    here.press("End", "space")
    here.hear("announced", "Chosen")
    here.press("space")
    here.hear("announced", "No card is chosen")
    here.press("Return")
    said = here.hear("announced", OUTCOME)
    while not re.search("You discarded|in all", said):  # a question, or a card was laid off
        here.press("Return")
        said = here.hear("announced", OUTCOME)
    if "in all" in said:
        return said
    if "Your turn" not in said:
        said = here.hear("announced", "Your turn|in all")
    return said if "in all" in said else ""


def go_to(here: Visit, area: str) -> None:
    """Press Tab until the area is announced; the hand is named by its list."""
    listener = here.listener
    wanted = listener.find("list", area)
    for _ in range(MOST_STOPS):  # more than there are: a busy machine may miss one
        if listener.has(wanted, FOCUSED):
            return
        listener.forget()
        here.press("Tab")
        listener.wait_for("focus", "")
        listener.bus.listen(0.1)
    raise AssertionError(f"Tab does not lead to {area}")


def a_call() -> None:
    """A chance to call is announced, waits, and is answered by a key; its result is announced."""
    with visit(calls="open") as here:
        said = here.begin("rommy-dk", "Rommy", 3)
        while "may call" not in said:
            assert "in all" not in said, "a round without a time to call"
            if "Your turn" not in said:
                said = here.hear("announced", "Your turn|may call|in all")
                continue
            go_to(here, "Stock")
            here.press("Return")
            here.hear("announced", "You drew")
            go_to(here, "Your hand")
            here.press("End", "space")
            go_to(here, "Discard pile")
            here.press("Return")
            said = here.hear("announced", "You discarded")
        here.listener.bus.listen(2.0)
        assert not here.listener.heard(), "the time to call has passed by itself"
        here.press("c")
        tell(f"a call: {here.hear('announced', 'Rommy!')}")


BRACKETS: Final = Path(__file__).with_name("in_brackets.py")


def in_brackets() -> None:
    """All announcements are translated: in the language of brackets, no text is without them."""
    with visit(BRACKETS) as here:
        here.begin("500-rum-de", "500 Rum", 1)
        listener = here.listener
        areas = [
            listener.name(thing) for thing in listener.walk() if listener.role(thing) == "list"
        ]
        assert len(areas) >= 5, areas
        assert all("⟦" in name for name in areas), areas
        cards = listener.children(listener.find("list", ".*Your hand"))
        assert all("⟦" in listener.name(card) for card in cards)
        here.press("F6")
        go_to(here, ".*Stock")
        here.press("Return")
        said = here.hear("announced", "You drew")
        assert re.fullmatch(r"(⟦.*⟧\s*)+", said), said
        tell(f"in brackets: {len(areas)} areas, {len(cards)} cards; {said}")


def a_hint_and_a_review(script: Path | None = None) -> None:
    """A hint says what to play and why; each row of a review says what a decision cost, and why."""
    with visit(script, saved=True) as here:
        listener = here.listener
        hints = []
        for number in (1, 2):
            here.press("F4")
            hints.append(here.hear("announced", f"Hint {number} of \\d"))
            assert "Worth about" in hints[-1], hints
        assert hints[0] != hints[1]
        here.press("Escape", "ctrl+shift+r")
        here.in_front("Replay of")
        here.hear("focus", "Decisions, the costliest first")
        until(lambda: reviewed(listener), "the round is not judged", listener, seconds=90)
        here.press("Down")
        said = here.hear("focus", "It (may have )?cost about|Nothing (clearly )?better")
        assert re.search("Played: ", said), said
        here.press("Tab")
        here.hear("focus", "Try again")
        for sentence in (*hints, said):
            assert script is None or re.fullmatch(r"(⟦.*⟧\s*)+", sentence), sentence
        tell(f"a hint: {hints[0]}\na review: {said}")


def reviewed(listener: Listener) -> bool:
    """Whether the review is complete."""
    try:
        return bool(listener.find("label", ".*(cost points?|cost anything)"))
    except (AssertionError, Refused):
        return False


_ASKING: Final = """
import sys
from PySide6.QtGui import QGuiApplication
from rummy_qt.ui.desktop import LessMotion
app = QGuiApplication(["motion"])
motion = LessMotion()
motion.answered.connect(lambda less: (print(less, flush=True), app.quit()))
motion.ask()
app.exec()
"""


def less_motion() -> None:
    """The desktop portal is asked whether reduced motion is wanted, and its answer is used."""
    with session_bus() as bus:
        portal = Bus(bus["DBUS_SESSION_BUS_ADDRESS"])
        portal.bus("RequestName", "su", "org.freedesktop.portal.Desktop", 0)
        for answers, expected in (
            ({"reduced-motion": ("u", 1)}, "True"),
            ({"reduced-motion": ("u", 0)}, "False"),
            ({"enable-animations": ("b", False)}, "True"),
            ({}, "False"),
        ):

            def read(message: Message, answers: dict[str, Any] = answers) -> tuple[str, list[Any]]:
                return "v", [("v", answers.get(message.body[1], ("s", "")))]

            portal.served = {"Read": read}
            environ = {**os.environ, **bus, "QT_QPA_PLATFORM": "offscreen"}
            asking = subprocess.Popen(
                [sys.executable, "-c", _ASKING], env=environ, stdout=subprocess.PIPE, text=True,
                cwd=ROOT,
            )  # fmt: skip
            while asking.poll() is None:
                portal.listen(0.1)
            told = asking.communicate()[0].strip()
            assert told == expected, (answers, told)
        portal.close()
    tell("the desktop's wish for less motion is read from its portal")


def a_hundred_times(times: int) -> None:
    """Open and leave the table with a listener: no crash, no warning, no memory growth."""
    with visit() as here:
        here.begin("500-rum-de", "500 Rum", 1)
        sizes = []
        for _ in range(times):
            here.press("ctrl+w")
            here.hear("focus", "Continue|New match")
            here.press("Return")
            here.hear("focus", "cards|clubs|diamonds|hearts|spades|joker")
            sizes.append(here.memory())
        grown = (sizes[-1] - sizes[times // 10]) / 1024
        tell(f"opened {times} times: {grown:.1f} MiB more over the last {times - times // 10}")
        assert grown < 10, sizes


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    less_motion()
    areas_and_a_round()
    a_call()
    a_hint_and_a_review()
    in_brackets()
    a_hint_and_a_review(BRACKETS)
    a_hundred_times(int((sys.argv[1:] or ["100"])[0]))

"""Measures the table: a card dragged over 108 others, 30 in motion, while an opponent thinks.

    python packaging/bench_ui.py

A frame is the time from an event (the mouse moved, the clock of the motion ticked) until the table
is painted and handed to the screen; what needed no painting is not counted. Own work is the part
for which the window's thread had the processor: waiting for the screen and for other programs is
not in it. The gap is the longest time for which the event loop answered nothing. Needs Xvfb on
Linux.
"""

from __future__ import annotations

import dataclasses
import gc
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

from project import ROOT

STRENGTH = ("master", "expert", "club")
"""The strongest available one of these thinks meanwhile."""
DRAG_FRAMES, MOTION_RUNS, TICK_MS = 400, 8, 16
PULLED_AFTER = 0.05
"""Seconds from the press to the first movement: no hand is quicker."""
PASSES = 2
"""Passes of the event loop: moves are collected in the first, and painted in it or the next."""


class Screen(NamedTuple):
    """One setting of the measurement."""

    name: str
    pixels: str
    ratio: float
    drag_bar: float
    """Milliseconds that 95 % of the frames of a drag may take."""
    motion_bar: float


SCREENS = (
    Screen("1280×800", "1280x800", 1, 4, 4),
    Screen("3840×2160 at ratio 2", "3840x2160", 2, 4, 8),
)
LONGEST_GAP = 16.0


# ------------------------------------------------------------------ within the measured process


def crowded_game() -> tuple[Any, Any]:
    """A still position in which 108 cards lie open, and a round to think about."""
    from rummy_qt.engine import RULEBOOKS, Card, Move, Round
    from rummy_qt.engine.events import Melded
    from rummy_qt.engine.melds import Meld
    from rummy_qt.engine.position import PLAY
    from rummy_qt.engine.turns import follow
    from rummy_qt.play.game import Hook
    from rummy_qt.records.header import SeatInfo
    from rummy_qt.ui.bridge import TableSource

    rules = RULEBOOKS["500-rum-pl"]
    deck = rules.deck(8)
    real = Round.deal(rules, 8, 7, random.Random(1).sample(deck, len(deck)))
    suits = [[Card.parse(r + s) for r in "A23456789TJQK"] for s in "cdhs"]
    runs = [suit[at : at + 4] for suit in suits for at in (0, 4, 8)]
    melds = tuple(
        Meld("run", tuple(run), (at % 8,) * 4, (False,) * 4) for at, run in enumerate(runs)
    )
    laid = {card for run in runs for card in run}
    rest = sorted((card for card in deck if card not in laid), key=lambda card: -card.rank)
    hand = tuple(rest[:30])  # kings first: they fit the melds that end with a queen
    moves = [Move("discard", (card,)) for card in hand]
    moves += [Move("lay", hand[:1], number, "+") for number in range(3, 13, 3)]
    view = real.view(0)
    fields = {f.name: getattr(view, f.name) for f in dataclasses.fields(view) if f.init}
    fields |= {"hand": hand, "discards": tuple(rest[30:]), "melds": melds}
    fields |= {"to_move": 0, "phase": "play", "legal_moves": tuple(moves)}
    still = type(view)(**fields)
    position = view.position.copy()
    position.due = PLAY
    for number, meld in enumerate(melds, 1):
        position.seat = meld.owners[0]
        position.set_hand(position.seat, (*meld.cards, *hand))
        follow(position, Melded(position.seat, number, meld.cards))
    position.seat = 0
    for seat, cards in enumerate(view.hand_counts):
        position.set_hand(seat, () if seat else hand)
        position.counts[seat] = cards if seat else len(hand)
    for at, card in enumerate(rest[30:]):
        position.pile[at] = card.index
    position.pile_size = len(rest[30:])
    still = still.with_position(position)

    seats = tuple(SeatInfo(name, "club") for name in "ABCDEFGH")
    match = SimpleNamespace(
        totals=[0] * 8, scores=[], winner=None, round_number=2, agreed_rounds=None
    )
    header = SimpleNamespace(named=None, rules=rules)
    life = SimpleNamespace(one_round=False, match=match)
    game: Any = SimpleNamespace(seats=seats, person=0, match=match, header=header, life=life)
    game.changed, game.may_play = Hook(), False
    game.view = lambda: still
    game.covered, game.open_hands, game.stand_ins = set, dict, list
    return TableSource(game), real


def watched_view(source: Any) -> Any:
    """A table that counts how often it is painted."""
    from PySide6.QtGui import QPaintEvent

    from rummy_qt.records.settings import Settings
    from rummy_qt.ui.preferences import Preferences
    from rummy_qt.ui.table.table_view import TableView

    class Watched(TableView):
        paints = 0

        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
            super().paintEvent(event)
            self.paints += 1

    return Watched(source, Preferences(Settings()))


def thinking(round_: Any) -> Callable[[], None]:
    """Keep the strongest opponent thinking; call the returned function to stop.

    It chooses a discard, each time with a new seed: a cached answer would come a thousand times a
    second, and measure the protocol instead of the search.
    """
    from rummy_qt.engine import Move
    from rummy_qt.opponents.levels import LEVELS
    from rummy_qt.opponents.player import Situation
    from rummy_qt.opponents.process import OpponentProcess
    from rummy_qt.opponents.protocol import Request

    process = OpponentProcess()
    level = next(name for name in STRENGTH if name in LEVELS)
    round_.play(Move("draw"), round_.seat)
    seeds = count()
    going = [True]

    def ask(_: object = None) -> None:
        if going[0]:
            view = round_.view(round_.seat)
            situation = Situation((0,) * 8, 1, next(seeds))
            asked = Request("choose", 0, level, view, situation)
            process.ask(asked).add_done_callback(ask)

    ask()

    def stop() -> None:
        going[0] = False
        process.close()

    return stop


class Frame(NamedTuple):
    """What one frame took, in milliseconds."""

    whole: float
    work: float
    """Milliseconds for which the window's thread had the processor."""


def frame(view: Any, happen: Callable[[], None], spin: Callable[[], None]) -> Iterator[Frame]:
    """Let it happen and be painted; yields nothing if nothing needed painting."""
    painted, began, worked = view.paints, time.perf_counter(), time.thread_time()
    happen()
    spin()
    if view.paints > painted:
        yield Frame(1000 * (time.perf_counter() - began), 1000 * (time.thread_time() - worked))


def drag_frames(view: Any, spin: Callable[[], None]) -> Iterator[Frame]:
    """Each frame while a card of the hand is dragged all over the table.

    It may be discarded or laid off, so that zones glow and a line tells what a drop would bring.
    At the end it returns to the hand, so that motion is measured with the same hand.
    """
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest

    port = view.viewport()
    lies = view.scene_.places[view.state.view.hand[0].index].spot
    start = QPoint(*map(round, lies.at(0.09, 0.1)))
    QTest.mouseMove(port, start)
    spin()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    pulled = time.perf_counter() + PULLED_AFTER
    while time.perf_counter() < pulled:
        spin()
    chance = random.Random(2)
    here, goal = start, start
    for _ in range(DRAG_FRAMES):
        if (goal - here).manhattanLength() < 30:
            goal = QPoint(chance.randrange(port.width()), chance.randrange(port.height()))
        way = goal - here
        here = here + way * min(1.0, 24 / max(1, way.manhattanLength()))
        yield from frame(view, partial(QTest.mouseMove, port, here), spin)
    # Back in place: a drop could change its place in the hand.
    QTest.keyClick(view, Qt.Key.Key_Escape)
    spin()
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, here)
    spin()
    QTest.mouseMove(port, QPoint(1, 1))  # off the cards: one below it would stay raised
    spin()
    view.scene_.motion.finish()


def motion_frames(view: Any, spin: Callable[[], None]) -> Iterator[Frame]:
    """Each frame while the 30 cards of the hand are dealt from the stock.

    They start so close together that for a while all 30 are in motion.
    """
    from rummy_qt.ui.table.art import CardLook, Lift
    from rummy_qt.ui.table.choreography import FLIGHT_MS, Flight, Journey, KeyFrame
    from rummy_qt.ui.table.motion import Leg

    scene = view.scene_
    for _ in range(MOTION_RUNS):
        sprites = [s for s in scene.cards.sprites.values() if s.place.home == "hand"]
        stock = scene.arrangement.stock
        legs = []
        for at, sprite in enumerate(sprites):
            keys = KeyFrame(0, stock), KeyFrame(FLIGHT_MS, sprite.place.spot)
            journey = Journey(sprite.card, "stock", "hand")
            sprite.face_up = False
            sprite.dress(CardLook(lift=Lift.IN_HAND))
            sprite.put(stock)
            sprite.setVisible(False)
            flight = Flight(journey, keys, 0, begins=5.0 * at, turns=0.5)
            legs.append(Leg.of(sprite, flight))
        motion = scene.motion
        motion.speed = 1.0
        motion.go(legs)
        motion.pause()
        for now in range(0, motion.totalDuration(), TICK_MS):
            yield from frame(view, partial(motion.setCurrentTime, now), spin)
        motion.finish()
        motion.stop()


def measure() -> None:
    """Measure on the screen of this process, and print a line for each number."""
    from PySide6.QtCore import QElapsedTimer, QTimer

    from rummy_qt.ui.application import make_application

    app = make_application()  # the line also names the number of Qt's painting threads
    source, round_ = crowded_game()
    view = watched_view(source)
    view.setWindowTitle("bench")
    screen = app.primaryScreen().availableSize()
    view.resize(screen)
    view.show()
    clock, gaps = QElapsedTimer(), [Frame(0.0, 0.0)]
    clock.start()
    worked = [time.thread_time()]

    def beat() -> None:
        gaps.append(Frame(clock.nsecsElapsed() / 1e6, 1000 * (time.thread_time() - worked[0])))
        clock.restart()
        worked[0] = time.thread_time()

    pulse = QTimer(interval=0)
    pulse.timeout.connect(beat)

    def spin() -> None:
        """Process events until everything is painted and no event waits."""
        for _ in range(PASSES):
            app.processEvents()

    deadline = time.perf_counter() + 1.0
    while time.perf_counter() < deadline:
        spin()
    view.scene_.motion.finish()  # the hand has been dealt
    view.scene_.show_state()  # and the melds are laid, which no deal does
    spin()
    stop = thinking(round_)
    gc.collect()
    gc.freeze()  # as the program does when it has started
    list(motion_frames(view, spin))  # once for every picture that is to be drawn first
    beat()
    gaps.clear()
    pulse.start()
    drag = list(drag_frames(view, spin))
    motion = list(motion_frames(view, spin))
    pulse.stop()
    stop()
    for name, frames in (("drag", drag), ("motion", motion)):
        whole, work = sorted(f.whole for f in frames), sorted(f.work for f in frames)
        parts = " ".join(f"{at(whole, part):.2f}" for part in (0.5, 0.95, 0.99))
        print(f"{name} {parts} {at(work, 0.95):.2f}")
    longest = (f"{max(times):.2f}" for times in zip(*gaps, strict=True))
    print("gap", *longest, len(view.scene_.cards.sprites))


def at(frames: list[float], part: float) -> float:
    """The quantile of the sorted frame times at this fraction."""
    return frames[min(len(frames) - 1, int(part * len(frames)))]


# ---------------------------------------------------------------------------- the whole bench


def run(screen: Screen) -> dict[str, list[float]]:
    """By name: drag and motion (median, p95, p99, work), and the gap (ms, work, cards)."""
    from virtual_screen import virtual_screen

    with virtual_screen(screen.pixels) as place, tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            **place,
            "HOME": home,
            "XDG_RUNTIME_DIR": home,
            "QT_SCALE_FACTOR": str(screen.ratio),
            "PYTHONPATH": str(ROOT),
        }
        Path(home).chmod(0o700)
        done = subprocess.run(
            [sys.executable, __file__, "--measure"],
            env=environment, capture_output=True, text=True, cwd=ROOT, check=False,
        )  # fmt: skip
    if done.returncode:
        raise SystemExit(done.stderr)
    lines = (line.split() for line in done.stdout.splitlines())
    return {name: list(map(float, numbers)) for name, *numbers in lines}


def main() -> int:
    """Measure on every screen; return 1 if a limit is exceeded."""
    print(f"{datetime.now(UTC):%Y-%m-%d}, {platform.platform()}, {os.cpu_count()} cores,")
    print(f"Python {platform.python_version()}; milliseconds\n")
    print("| screen | what | median | p95 | p99 | own work, p95 | bar for p95 |")
    print("|---|---|---|---|---|---|---|")
    missed = 0
    for screen in SCREENS:
        numbers = run(screen)
        for name, bar in (("drag", screen.drag_bar), ("motion", screen.motion_bar)):
            median, p95, p99, work = numbers[name]
            print(f"| {screen.name} | {name} | {median} | {p95} | {p99} | {work} | {bar:g} |")
            missed += p95 > bar
        gap, work, cards = numbers["gap"]
        what = f"longest gap, {cards:.0f} cards"
        print(f"| {screen.name} | {what} | {gap} | | | {work} | {LONGEST_GAP:g} |")
        missed += gap > LONGEST_GAP
    return 1 if missed else 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--measure"]:
        measure()
    else:
        sys.exit(main())

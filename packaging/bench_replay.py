"""Measures a replay: what each step of its slider costs, with eight players at the table.

    python packaging/bench_replay.py

Prints the milliseconds of our own work for a step, and those of painting it, in processor time,
which excludes other load. A first pass through the round fills the picture caches.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rummy_qt.records.replay import RecordedMatch

SCREENS = (("1280×800", 1280, 800, 1), ("3840×2160 at ratio 2", 1920, 1080, 2))
"""Name, width and height in points, pixels per point."""
PLAYERS = 8


class Cost(NamedTuple):
    """Milliseconds for each step."""

    work: list[float]
    paint: list[float]


def main() -> int:
    """Measure every screen in a process of its own."""
    for screen, (_, _, _, ratio) in enumerate(SCREENS):
        settings = {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(ratio)}
        words = [sys.executable, __file__, "--one", str(screen)]
        subprocess.run(words, env=os.environ | settings, check=True)
    return 0


def measure(screen: int) -> None:
    """Scrub through a round, with hands hidden and open, and print what it took."""
    from PySide6.QtWidgets import QApplication

    from rummy_qt.play.round_replay import RoundReplay
    from rummy_qt.records.settings import Settings
    from rummy_qt.ui.application import make_application
    from rummy_qt.ui.preferences import Preferences
    from rummy_qt.ui.windows.replay_page import ReplayPage

    name, width, height, _ = SCREENS[screen]
    app = make_application()
    page = ReplayPage(RoundReplay(played_round(), 1), Preferences(Settings()))
    page.resize(width, height)
    page.show()
    for opened in (False, True):
        page.bar.hands.setChecked(opened)
        scrub(page.bar.slider.setValue, len(page.game.moves), QApplication.processEvents)
        cost = scrub(page.bar.slider.setValue, len(page.game.moves), QApplication.processEvents)
        hands = "open" if opened else "hidden"
        print(f"{name}, hands {hands}: work {told(cost.work)}, paint {told(cost.paint)} ms")
    page.close()
    del app


def played_round() -> RecordedMatch:
    """The record of a finished round."""
    from rummy_qt.engine import RULEBOOKS
    from rummy_qt.opponents.judge import Judge
    from rummy_qt.play.game import Game, situation_of
    from rummy_qt.records.header import Header, SeatInfo
    from rummy_qt.records.reading import replay_lines
    from rummy_qt.records.record import MatchRecord

    kinds = ["human"] + ["club"] * (PLAYERS - 1)
    seats = [SeatInfo(f"Player {n}", kind) for n, kind in enumerate(kinds)]
    header = Header.new("500-rum-de", RULEBOOKS["500-rum-de"], seats, "57")
    game, player = Game.start(header, MatchRecord.create(header, None)), Judge()
    while not game.match.round.over:
        seat = game.match.round.seat
        game.submit(player.choose(game.view(seat), situation_of(game, seat)), seat)
    return replay_lines(game.record.lines)


def scrub(seek: Callable[[int], None], length: int, paint: Callable[[], None]) -> Cost:
    """Forwards move by move, and back in steps of three."""
    cost = Cost([], [])
    for at in [*range(length + 1), *range(length, -1, -3)]:
        start = time.process_time()
        seek(at)
        worked = time.process_time()
        paint()
        cost.work.append(1000 * (worked - start))
        cost.paint.append(1000 * (time.process_time() - worked))
    return cost


def told(times: Sequence[float]) -> str:
    """Median, p95 and the longest."""
    ranked = sorted(times)
    middle, late = ranked[len(ranked) // 2], ranked[int(0.95 * len(ranked))]
    return f"median {middle:.1f}, p95 {late:.1f}, longest {ranked[-1]:.1f}"


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        measure(int(sys.argv[2]))
    else:
        sys.exit(main())

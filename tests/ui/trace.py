"""What one card dropped on the discard pile passes through: `make trace`.

    python -m tests.ui.trace

Deals a match of two in the real window, without a screen. The opponent never answers. The person
draws, and then drags a card to the discard pile with real mouse events; from the press until
nothing moves any more, every call of a function of the program is counted. The number of calls is
that of the paths taken and hangs on the deal and on the size of the window, which are fixed.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections import Counter
from concurrent.futures import Future
from pathlib import Path
from types import FrameType
from typing import Any

from rummy_qt import uncompiled

PACKAGE = str(Path(__file__).resolve().parents[2] / "rummy_qt")
CALLED_FOR: dict[str, tuple[str, ...]] = {
    "views of a seat": ("engine/round.py:view",),
    "lists of legal moves": ("engine/legal.py:legal_moves", "engine/round.py:legal_moves"),
    "judgements of a move": ("engine/refusals.py:refusal", "engine/legal.py:is_legal"),
}
"""What is told apart, with the functions that do it; the first that was called counts."""


class Mute:
    """An opponent that is asked and never answers."""

    def ask(self, *_: object) -> Future[Any]:
        return Future()

    ask_claim = ask

    def close(self) -> None:
        """There is nothing to close."""


class Counted:
    """The calls of the program's functions, by file and name."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(PACKAGE):
            name = path.removeprefix(PACKAGE).replace("\\", "/").strip("/")
            self.calls[f"{name}:{frame.f_code.co_name}"] += 1

    def files(self) -> list[str]:
        """The files passed through, by name."""
        return sorted({name.partition(":")[0] for name in self.calls})

    def of(self, names: tuple[str, ...]) -> int:
        """How often the first of these functions that ran was called."""
        return next((self.calls[name] for name in names if self.calls[name]), 0)


def drop_a_card() -> Counted:
    """Play the turn, and count what the drop at its end passes through."""
    import rummy_qt.ui.resources_rc  # noqa: F401 - registers the pictures
    from rummy_qt.engine import RULEBOOKS, Move
    from rummy_qt.records.settings import Settings
    from rummy_qt.ui.application import QT_ARGUMENTS, Application
    from rummy_qt.ui.match_choice import MatchChoice, SeatChoice
    from rummy_qt.ui.preferences import Preferences
    from rummy_qt.ui.session import Session
    from rummy_qt.ui.start import build_window
    from tests.ui.mouse_player import MousePlayer

    app = Application(QT_ARGUMENTS)
    preferences = Preferences(Settings())
    preferences.animation_speed = 0.0
    preferences.pace_ms = 0
    opponents: Any = Mute
    window = build_window(app, preferences, Session(preferences, make_opponents=opponents))
    window.resize(1280, 800)
    window.show()
    seats = (SeatChoice("Anna", "human"), SeatChoice("Bo", "plain"))
    rules = RULEBOOKS["500-rum-de"]
    window.commands.begin(MatchChoice("500-rum-de", rules, seats, seed="3"))
    while window.session.bridge is None:
        app.processEvents()
    bridge, table = window.session.bridge, window.pages.table
    assert table is not None
    for _ in range(50):
        app.processEvents()
    if bridge.game.match.round.seat != 0:
        raise SystemExit("the deal begins with the opponent: choose another seed")
    player = MousePlayer(table)
    player.make(Move("draw"))
    for _ in range(50):
        app.processEvents()
    discard = next(move for move in table.state.view.legal_moves if move.kind == "discard")
    counted = Counted()
    gc.collect()
    sys.setprofile(counted)
    player.make(discard)
    for _ in range(50):
        app.processEvents()
    sys.setprofile(None)
    assert bridge.game.match.round.seat != 0, "the card was not discarded"
    window.close()
    return counted


def main() -> int:
    """Print the figures, and the files with their calls."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    uncompiled.install()  # calls of machine code could not be counted
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
            os.environ[name] = home
        counted = drop_a_card()
    by_file = Counter[str]()
    for name, calls in counted.calls.items():
        by_file[name.partition(":")[0]] += calls
    lines = [f"files {len(counted.files())}, calls {counted.calls.total()}"]
    lines += [f"{what}: {counted.of(names)}" for what, names in CALLED_FOR.items()]
    lines += [f"{calls:6} {name}" for name, calls in by_file.most_common()]
    sys.stdout.write("\n".join([*lines, ""]))
    return 0


if __name__ == "__main__":
    sys.exit(main())

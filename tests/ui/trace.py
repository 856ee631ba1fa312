"""Everything that happens when one card is dropped on the discard pile: `make trace`.

    python -m tests.ui.trace

Deals a match of two in the real window, offscreen. The opponent never answers. The person draws,
and then drags a card to the discard pile with real mouse events. From the press until all motion
has ended, it counts calls of the rules and redraws, and how many of them follow the drop, when the
hand has already closed up with each card at another angle.
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
CALLED_FOR = {
    "views of a seat": "engine/round.py:view",
    "lists of legal moves": "engine/legal.py:legal_moves",
    "judgements of a move": "engine/refusals.py:refusal",
    "arrangements of the table": "ui/table/layout.py:arrange",
    "pictures painted": "ui/drawings.py:clear_pixmap",
    "pictures changed on the table": "setPixmap",
}
"""By what is counted, the function that does it: one of ours, or one of Qt's."""
DROP = "ui/table/pointer.py:_drop"


class Mute:
    """An opponent that never answers."""

    def ask(self, _: object) -> Future[Any]:
        return Future()

    def close(self) -> None:
        """There is no process to close."""


class Counted(Counter[str]):
    """Counts calls: of the program's functions by file and name, of Qt's by name."""

    carried: Counter[str]
    """The calls before the card was dropped."""

    def __call__(self, frame: FrameType, event: str, called: object) -> None:
        path = frame.f_code.co_filename
        if not path.startswith(PACKAGE):
            return
        if event == "call":
            name = path.removeprefix(PACKAGE).replace("\\", "/").strip("/")
            name = f"{name}:{frame.f_code.co_name}"
            self[name] += 1
            if name == DROP:
                self.carried = Counter(self)
        elif event == "c_call":
            self[getattr(called, "__name__", "")] += 1


def drop_a_card() -> Counted:
    """Play the turn, and count the calls that the drop at its end causes."""
    from rummy_qt.engine import RULEBOOKS, Move
    from rummy_qt.records.header import SeatInfo
    from rummy_qt.records.settings import Settings
    from rummy_qt.ui.application import QT_ARGUMENTS, Application, register_resources
    from rummy_qt.ui.match_choice import MatchChoice
    from rummy_qt.ui.preferences import Preferences
    from rummy_qt.ui.session import Session
    from rummy_qt.ui.start import build_window
    from tests.ui.mouse_player import MousePlayer

    app = Application(QT_ARGUMENTS)
    register_resources()
    preferences = Preferences(Settings())
    preferences.animation_speed = 0.0
    preferences.pace_ms = 0
    opponents: Any = Mute
    window = build_window(app, preferences, Session(preferences, make_opponents=opponents))
    window.resize(1280, 800)
    window.show()
    seats = (SeatInfo("Anna", "human"), SeatInfo("Bo", "plain"))
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
    """Print the counts."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    uncompiled.install()  # calls inside compiled modules cannot be counted
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
            os.environ[name] = home
        counted = drop_a_card()
    for what, name in CALLED_FOR.items():
        since = counted[name] - counted.carried[name]
        sys.stdout.write(f"{what}: {counted[name]}, {since} of them from the drop on\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Random keys at a table in each phase of a round: nothing may break, whatever is pressed.

    python -m tests.ui.access.storm [KEYS]

Presses that many keys in each phase, by default 1,000. Exits with status 1 after any fault.
"""

from __future__ import annotations

import os
import random
import sys
from typing import Any, Final, NamedTuple

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from rummy_qt.ui.models.table_state import ORDERS
from rummy_qt.ui.table.table_view import TableView
from tests.ui.keyboard import PLAIN, SHIFT, Key, held_down, press
from tests.ui.table.conftest import Wishes
from tests.ui.tables import TableGame

KEYS: Final = (
    Key.Key_Tab, Key.Key_Tab, Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down,
    Key.Key_Home, Key.Key_End, Key.Key_Return, Key.Key_Return, Key.Key_Enter, Key.Key_Space,
    Key.Key_Space, Key.Key_Escape, Key.Key_7, Key.Key_T, Key.Key_0, Key.Key_A, Key.Key_K, Key.Key_X,
    Key.Key_PageDown, Key.Key_Delete, Key.Key_F6,
)  # fmt: skip


class Scene(NamedTuple):
    """A position to start from."""

    hands: list[str]
    moves: str
    deal: dict[str, Any]
    calls: bool = False


SCENES: Final = {
    "draw": Scene(["7c 8c 9c 7d 7h Qd 2d", "Kc Kd 2h"], "", {"upcard": "7s"}),
    "play": Scene(
        ["7c 8c 9c 7d 7h Qd 2d", "Kc Kd 2h"], "draw", {"upcard": "7s", "stock": "Jh 3c"}
    ),
    "duty": Scene(
        ["5d 6d 9s Kc", ""], "draw|discard Kc|draw|discard 3h|take 7c",
        {"upcard": "7c", "stock": "2s 3h 3d", "rulebook": "femhundra"},
    ),
    "calling": Scene(
        ["4c 4d 4h 9s Jd", "4s Qh", "Kc"],
        "draw|discard 9s|draw|discard 7h|draw|discard 8h|draw|meld 4c 4d 4h|discard Jd|draw"
        "|discard 4s",
        {"upcard": "2c", "stock": "6h 7h 8h 9h Th", "rulebook": "rommy-dk"}, calls=True,
    ),
    "over": Scene(
        ["7c 8c 9c 7h 8h 9h 3d 4d 5d 6d 7d 8d 9d", "Kc"],
        "draw|meld 7c 8c 9c|meld 7h 8h 9h|meld 3d 4d 5d 6d 7d 8d 9d|discard Jh",
        {"upcard": "7s", "stock": "Jh"},
    ),
}  # fmt: skip
"""The scenes by phase."""


class Storm:
    """Presses keys at one table, and reports faults."""

    def __init__(self, phase: str, seed: int) -> None:
        scene = SCENES[phase]
        self.dice = random.Random(seed)
        self.wishes = Wishes()
        self.game = TableGame(scene.hands, **scene.deal)
        self.view = TableView(self.game, self.wishes)
        self.view.resize(1024, 640)
        self.view.show()
        self.view.activateWindow()
        QApplication.processEvents()
        for move in filter(None, scene.moves.split("|")):
            self.game.play(move)
        if scene.calls:
            self.game.call_window.emit(True)
        self.view.setFocus()

    def rage(self, count: int) -> list[str]:
        """Press that many keys; returns the faults, each with the key that caused it."""
        faults: list[str] = []
        for nth in range(count):
            key = self.dice.choice(KEYS)
            self._press(key)
            found = [*self.faults()]
            if found:
                faults.append(f"{nth}, {key.name}: {'; '.join(found)}")
            self._others_play()
        return faults

    def _press(self, key: Qt.Key) -> None:
        areas, luck = self.view.areas, self.dice.random()
        if luck < 0.05:
            areas.shift(self.dice.choice((-1, 1)))
        elif luck < 0.08:
            areas.call()
        elif luck < 0.12:
            areas.step(self.dice.choice((-1, 1)), wrap=True)
        elif luck < 0.2:
            held_down(key, 3)
        else:
            # Half of the Tabs go backwards.
            shift = luck > 0.95 or (key == Key.Key_Tab and luck > 0.6)
            press(key, modifier=SHIFT if shift else PLAIN)

    def _others_play(self) -> None:
        """Changes that do not come from the person: other moves, undo, sorting the hand."""
        rnd, luck = self.game.round, self.dice.random()
        if rnd.over:
            return
        if rnd.seat != 0:
            self.game.play(str(self.dice.choice(rnd.legal_moves())))
        elif luck < 0.01 and self.game.submitted:
            self.game.undo()
            self.game.submitted.clear()
        elif luck < 0.03:
            self.view.state.hand.sort_by(self.dice.choice(list(ORDERS)))

    def faults(self) -> list[str]:
        """What is wrong with the state of the table."""
        view, state, scene = self.view, self.view.state, self.view.scene_
        focus, held = QApplication.focusWidget(), set(self.game.round.hand(0))
        raised = {scene.pose.hover} - {None}
        checks = {
            "the focus has left the table": focus is not None and view.isAncestorOf(focus),
            "the focus is on what is hidden": focus is None or focus.isVisible(),
            "the hand is another one": set(state.hand.cards) == held,
            "what is chosen is not held": set(state.hand.selection) <= held,
            "cards are seen that are not there": set(scene.cards.sprites)
            == set(scene.arrangement.places),
            "a card is raised that is gone": raised <= set(scene.arrangement.places),
            "a card lies elsewhere": all(
                sprite.spot == scene.places[index].spot
                for index, sprite in scene.cards.sprites.items()
            ),
        }
        areas = view.areas
        for area in areas.all:
            name, current = area.accessibleName(), area.currentIndex().isValid()
            checks[f"no current row: {name}"] = not area.rows or area.current is not None
            checks[f"claims the focus: {name}"] = current == (area.hasFocus() and bool(area.rows))
        return [what for what, sound in checks.items() if not sound]

    def end(self) -> None:
        self.view.close()
        self.view.deleteLater()


def main() -> int:
    from rummy_qt.ui.application import Application, register_resources

    app = Application(["storm"])
    register_resources()
    count, wrong = int((sys.argv[1:] or ["1000"])[0]), 0
    for phase in SCENES:
        storm = Storm(phase, seed=1)
        faults = storm.rage(count)
        sys.stdout.write(f"{phase}: {count} keys, {len(faults)} faults\n")
        sys.stdout.writelines(f"  {fault}\n" for fault in faults[:10])
        wrong += len(faults)
        storm.end()
        app.processEvents()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

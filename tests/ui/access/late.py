"""Listeners that come late: each reads a message only some time after it was announced.

``python -m tests.ui.access.late [ROUNDS [SEED]]``: at three paces, with two and eight players. All
times, including those of messages, are a tenth of those in a match.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Final, NamedTuple

import pytest
from PySide6.QtCore import QChildEvent, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from rummy_qt.engine import RULEBOOKS, Round
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Situation
from rummy_qt.ui import reader
from rummy_qt.ui.table.table_view import TableView
from tests.ui.table.conftest import Wishes
from tests.ui.tables import TableGame

SHARE: Final = 10
"""A tenth of every time."""
LATE: Final = (0, 1_000, 3_000)
PACES: Final = (0, 250, 700)
"""Milliseconds between two moves."""
CALM: Final = Situation((0,) * 8, 1, 1)


class Listener(QObject):
    """Notes that a message has come, and reads it this many milliseconds later."""

    def __init__(self, port: QWidget, late: int) -> None:
        super().__init__(port)
        self.late = late
        self.read: list[str] = []
        self.coming = 0
        port.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QChildEvent) and event.added():
            event.child().installEventFilter(self)
        message = isinstance(watched, reader.ReaderNotice)
        if message and event.type() == QEvent.Type.Show:
            self.coming += 1
            QTimer.singleShot(self.late // SHARE, lambda: self._ask(watched))
        return False

    def _ask(self, message: QObject) -> None:
        assert isinstance(message, QWidget)
        found = QAccessible.queryAccessibleInterface(message)
        self.read.append(found.text(QAccessible.Text.Name))
        self.coming -= 1


class Heard(NamedTuple):
    """The announcements of a round, and what each listener read."""

    said: str
    read: tuple[str, ...]

    @property
    def whole(self) -> bool:
        """Whether each listener read everything in order, and nothing twice."""
        return all(words == self.said for words in self.read)


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def heard(players: int, pace: int, seed: int) -> Heard:
    """A round played automatically, including the person's seat."""
    rules = RULEBOOKS["500-rum-de"]
    game, mind = TableGame([""] * players, rules=rules), new_player("plain")
    deck = rules.deck(players)
    Random(seed).shuffle(deck)
    game.round = Round.deal(rules, players, players - 1, deck, seed=seed)
    view = TableView(game, Wishes())
    view.setUpdatesEnabled(False)
    view.resize(1280, 760)
    listeners = [Listener(view.viewport(), late) for late in LATE]
    said: list[str] = []
    say = view.reader.say

    def note(text: str) -> None:
        said.extend([text] if text else [])
        say(text)

    view.reader.say = note  # type: ignore[method-assign]  # records all announcements
    view.show()
    while not game.round.over:
        seat = game.round.seat
        game.play(str(mind.choose(game.round.view(seat), CALM)), seat)
        wait(pace // SHARE)
    wait((max(LATE) + reader.GATHER_MS) // SHARE)
    while any(listener.coming for listener in listeners):
        wait(1)
    view.close()
    view.deleteLater()
    return Heard(" ".join(said), tuple(" ".join(listener.read) for listener in listeners))


@contextmanager
def attentive() -> Iterator[None]:
    """A screen reader is present, and messages are collected for a tenth of the time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reader, "GATHER_MS", reader.GATHER_MS // SHARE)
        QAccessible.setActive(True)
        yield
        QAccessible.setActive(False)


def main() -> int:
    from rummy_qt.ui.application import make_application

    _app = make_application()

    given = [int(word) for word in sys.argv[1:]]
    rounds, seed = (*given, *(50, 1)[len(given) :])
    failed = 0
    with attentive():
        for players in (2, 8):
            for pace in PACES:
                found = [heard(players, pace, seed + nth) for nth in range(rounds)]
                wrong = sum(not each.whole for each in found)
                words = sum(len(each.said.split()) for each in found)
                failed += wrong
                sys.stdout.write(
                    f"{players} players, {pace} ms: {rounds} rounds, {words} words,"
                    f" {wrong} rounds with something lost or doubled\n"
                )
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())

"""The tutor: before a costly move is made it says so, and why; off unless it is wished for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from rummy_qt.engine import Move, View
from rummy_qt.opponents.player import Way
from rummy_qt.opponents.protocol import Counsel
from rummy_qt.play.director import Host
from rummy_qt.play.game import Game
from rummy_qt.records.life import Help
from rummy_qt.ui.hinting import LIMIT_MS, Hinting

_LAYING: Final = ("meld", "lay", "swap")
"""Moves that show nothing: they are played at once, and undone for nothing."""


class Warned(NamedTuple):
    """A move that costs more than the person wishes."""

    view: View
    """Before the move."""
    way: Way
    """It begins with the move, or has it."""
    best: Way
    played: bool
    """Whether it is played already, and may be taken back."""


class MoveTutor(QObject):
    """Judges the person's moves by what the person sees, as a hint does.

    What ends a turn, or shows a card, waits for that, though not longer than a hint may take; after
    a word it is played when it is wanted once more. A round in which anything was judged counts as
    assisted: to hear nothing is help, too.
    """

    spoke = Signal(object)
    """A ``Warned``; None once that is past."""

    def __init__(
        self,
        game: Game,
        hints: Hinting,
        host: Host,
        play: Callable[[Move], object],
        parent: QObject,
    ) -> None:
        """``play`` plays a move that has waited."""
        super().__init__(parent)
        self.least = 0
        """Points from which on it speaks; 0: never."""
        self._game = game
        self._hints = hints
        self._host = host
        self._play = play
        self._asked = 0
        """Counts questions and positions, so that answers to earlier ones are dropped."""
        self._insisted: Move | None = None
        """What was spoken of in this position."""
        for name in ("played", "undone", "dealt"):
            game.hooks.connect(name, lambda *_: self.forget())

    def forget(self) -> None:
        """The position is another one."""
        self._asked += 1
        self._insisted = None
        self.spoke.emit(None)

    def lets(self, move: Move) -> bool:
        """Whether the move may be played at once; else it is, or is spoken of, within a second."""
        if not self.least:
            return True
        view, laid = self._game.view(), move.kind in _LAYING
        advised = any(way.moves[:1] == (move,) and not way.loss for way in self._hints.ways)
        if advised or not self._listens(view, move):
            return True
        self._asked += 1
        asked = self._asked + laid  # to be played makes another position
        self._hints.weigh(move, lambda counsel: self._hear(asked, view, move, counsel))
        if not laid:
            self._host.after(LIMIT_MS, lambda: self._give_up(asked, move))
        return laid

    def _listens(self, view: View, move: Move) -> bool:
        """Whether it has anything to say here: not to calls, which are a race."""
        game = self._game
        mine = view.to_move == view.seat == game.person and not game.match.round.over
        judged = mine and move in view.legal_moves and len(view.legal_moves) > 1
        # A match that no file keeps is a lesson, in which somebody else speaks.
        return judged and move != self._insisted and game.record.path is not None

    def _give_up(self, asked: int, move: Move) -> None:
        if asked == self._asked:
            self._asked += 1
            self._play(move)

    def _hear(self, asked: int, view: View, move: Move, counsel: Counsel) -> None:
        if asked != self._asked:
            return
        self._asked += 1
        laid = move.kind in _LAYING
        mine = next((way for way in counsel.ways if _has(way, move)), None)
        if mine is not None and Help.HINT not in self._game.life.current.help:
            self._game.hint()
        if mine is None or mine.loss < self.least:
            if not laid:
                self._play(move)
            return
        self._game.hint()
        self._insisted = move
        self.spoke.emit(Warned(view, mine, counsel.ways[0], laid))


def _has(way: Way, move: Move) -> bool:
    """Whether a way plays the move: of what it lays, in whatever order."""
    return move in (way.moves if move.kind in _LAYING else way.moves[:1])

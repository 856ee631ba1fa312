"""The border between play and Qt: what a table shows and listens to, played or replayed.

Hooks become signals, futures come back as events: it is the only file in which a thread of an
opponent's process meets the window's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from typing import Any

from PySide6.QtCore import QObject, Signal

from rummy_qt.engine import Card, IllegalMove, Move, View
from rummy_qt.engine.events import Event
from rummy_qt.opponents.process import Adviser, Opponents
from rummy_qt.play.covered import hidden
from rummy_qt.play.director import Director
from rummy_qt.play.game import Game, Played
from rummy_qt.play.round_replay import RoundReplay, finished_rounds
from rummy_qt.play.standins import StandIn, stand_ins
from rummy_qt.records.life import Life
from rummy_qt.ui.background import from_other_threads, later
from rummy_qt.ui.hinting import Hinting, MoveTutor


class QtHost(QObject):
    """Timers and threads for the director: everything lands on the window's thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[Future[Any], Callable[[Any], None]] = {}
        # The other thread knows neither this host nor what it calls: either may go any moment.
        self._tell = from_other_threads(self, QtHost._deliver)

    def when_done(self, future: Future[Any], then: Callable[[Any], None]) -> None:
        """Calls ``then`` with the future's result on this thread, unless it was cancelled."""
        self._waiting[future] = then
        future.add_done_callback(self._tell)

    def _deliver(self, done: Future[Any]) -> None:
        then = self._waiting.pop(done)
        if not done.cancelled():
            then(done.result())

    def after(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Calls ``then`` after that time, at once in the next turn of the event loop for 0."""
        later(self, milliseconds, then)


class TableSource(QObject):
    """Models and windows read ``game`` and listen to the signals."""

    dealt = Signal(int)
    """A round was dealt: its number."""
    played = Signal(object)
    """A move was played: a ``Played``."""
    undone = Signal()
    """Moves were taken back."""
    jumped = Signal()
    """Another position of a replay is to be seen, at once."""
    changed = Signal()
    """The position is another one, for whatever reason; after the signals above."""
    round_over = Signal()
    claim_window = Signal(bool)
    """The person may call on a discard; or no more: it is claimed, let pass, or somebody draws."""
    refused = Signal(object)
    """The person's move was refused: the ``Reason``."""

    game: Game | RoundReplay
    hints: Hinting | None = None
    """Whom the person may ask what to play; None where nobody can."""
    tutor: MoveTutor | None = None
    """Who speaks before a move that costs much."""

    def view(self) -> View:
        """The person's view."""
        raise NotImplementedError

    def covered(self) -> set[int]:
        """The cards, by index, that may not be named: those that a stacked pile hides."""
        return hidden(self.view())

    def open_hands(self) -> Mapping[int, Sequence[Card]]:
        """By seat: the hands of others that lie open on this table."""
        return {}

    def stand_ins(self) -> Sequence[StandIn]:
        """Where a simple player answered for an opponent in this round."""
        return ()

    def submit(self, move: Move) -> bool:
        """Plays a move of the person; False, and the ``refused`` signal, when it is refused."""
        raise NotImplementedError

    def let_pass(self) -> None:
        """The person does not want to call the last discard, if anybody waits for that."""

    def next_round(self) -> None:
        """Deals the next round, where one is played."""


class ReplaySource(TableSource):
    """Shows one position of a record's finished rounds."""

    tried = Signal(object)
    """The person has played a choice anew: its moves."""

    game: RoundReplay

    def __init__(self, replayed: Life, number: int) -> None:
        """At the deal of round ``number``; ``ValueError`` while that is being played."""
        super().__init__()
        self.numbers = finished_rounds(replayed)
        """The rounds that can be shown."""
        self.game = RoundReplay(replayed, number)
        self.life = replayed
        """The match, to be read."""
        self._seat = replayed.header.human or 0
        self._opened = False

    # ------------------------------------------------------------------ for the table

    @property
    def _open(self) -> bool:
        """Whether everything is seen: never while the person tries."""
        return self._opened and not self.trying

    def view(self) -> View:
        game = self.game
        return game.open_view(self._seat) if self._open else game.view(self._seat)

    def covered(self) -> set[int]:
        return set()  # the round is over

    def open_hands(self) -> Mapping[int, Sequence[Card]]:
        hands = enumerate(self.game.hands() if self._open else ())
        return {seat: cards for seat, cards in hands if seat != self._seat}

    def stand_ins(self) -> Sequence[StandIn]:
        return self.game.stand_ins()

    def submit(self, move: Move) -> bool:
        """What has been played stays as it was; only a trial goes on."""
        game = self.game
        tries = game.tries
        if tries is None or game.tried_out():
            return False
        try:
            seen = game.play(move)
        except IllegalMove as refused:
            self.refused.emit(refused.reason)
            return False
        self.played.emit(Played(self._seat, move, seen))
        self.changed.emit()
        if game.tried_out():
            self.tried.emit(tuple(tries))
        return True

    # ------------------------------------------------------------------ trying again

    @property
    def trying(self) -> bool:
        """Whether the person may play from the position that is shown."""
        return self.game.tries is not None

    def begin_trial(self) -> None:
        """Let the person play the next choice from here."""
        self.game.tries = []
        self._show()

    def end_trial(self) -> None:
        """Show the position as it was."""
        if self.trying:
            self.jump(self.at)

    # ----------------------------------------------------------------------- winding

    @property
    def number(self) -> int:
        return self.game.number

    @property
    def at(self) -> int:
        """How many of its moves have been played."""
        return self.game.at

    @property
    def moves(self) -> Sequence[tuple[int, Move]]:
        """Seat and move, of the whole round."""
        return self.life.rounds[self.number - 1].moves

    @property
    def last_events(self) -> tuple[Event, ...]:
        """What the last move brought about, hidden cards included; empty after the deal."""
        return self.game.last_events

    @property
    def at_end(self) -> bool:
        """Whether nothing follows, in no later round either."""
        return self.at == len(self.moves) and self.number == self.numbers[-1]

    def forward(self) -> None:
        """Shows the next move as it was played; after the last one, the deal of the next round."""
        if self.at < len(self.moves):
            self.game.wind(self.at + 1)
            seat, move = self.game.last_move
            self.played.emit(Played(seat, move, self._seen(self.game.last_events)))
        elif not self.at_end:
            self.game = RoundReplay(self.life, self.number + 1)
            self.dealt.emit(self.number)
        self.changed.emit()

    def back(self) -> None:
        """Takes the last move off the table; before the first one there is nothing."""
        if self.at:
            self.game.wind(self.at - 1)
            self.undone.emit()
            self.changed.emit()

    def jump(self, at: int) -> None:
        """Shows the position after ``at`` moves at once; ``IndexError`` where there is none."""
        self.game.wind(at)
        self._show()

    def show_round(self, number: int) -> None:
        """Shows the deal of a round at once; ``ValueError`` for one that is being played."""
        self.game = RoundReplay(self.life, number)
        self._show()

    def show_hands(self, opened: bool) -> None:
        """Lets the hands of the others lie open, or shows what the person saw."""
        self._opened = opened
        self._show()

    def _show(self) -> None:
        self.jumped.emit()
        self.changed.emit()

    def _seen(self, events: Sequence[Event]) -> tuple[Event, ...]:
        return tuple(events if self._open else (event.seen_by(self._seat) for event in events))


class GameBridge(TableSource):
    """A game as Qt sees it. Windows and models read ``game`` and listen to the signals."""

    game: Game

    hints: Hinting
    tutor: MoveTutor

    def __init__(
        self, game: Game, opponents: Opponents, teacher: Callable[[], Adviser], parent: QObject
    ) -> None:
        """``teacher`` gives hints."""
        super().__init__(parent)
        self.game = game
        for name in ("dealt", "played", "undone", "round_over"):
            game.hooks.connect(name, getattr(self, name).emit)
        for name in ("dealt", "played", "undone"):
            game.hooks.connect(name, lambda *_: self.changed.emit())
        host = QtHost(self)
        self.hints = Hinting(game, teacher, host, self)
        self.tutor = MoveTutor(game, self.hints, host, self._play, self)
        # The director connects last: the window hears of a move before the next one is asked for.
        self.director = Director(game, opponents, host)
        self.director.hooks.connect("claim_window", self.claim_window.emit)

    def close(self) -> None:
        """Stops listening to opponents and closes the record; nothing is lost."""
        self.director.stop()
        self.hints.forget()
        self.tutor.forget()
        self.game.record.close()

    def view(self) -> View:
        return self.game.view()

    def covered(self) -> set[int]:
        return self.game.covered()

    def open_hands(self) -> dict[int, list[Card]]:
        """By seat: what others were left with, once the round is over."""
        return self.game.match.round.left_hands(self.game.person)

    def stand_ins(self) -> list[StandIn]:
        played = self.game.life.current
        return stand_ins(played, self.game.match.round, len(played.moves))

    def submit(self, move: Move) -> bool:
        """Plays a move of the person; False while it waits for the tutor.

        So it is, with the ``refused`` signal, when it is refused.
        """
        return self.tutor.lets(move) and self._play(move)

    def _play(self, move: Move) -> bool:
        try:
            self.game.submit(move, self.game.person)
        except IllegalMove as refused:
            self.refused.emit(refused.reason)
            return False
        return True

    def let_pass(self) -> None:
        self.director.let_pass()

    def next_round(self) -> None:
        self.game.next_round()

"""What a table shows and listens to: a match that is being played, or one that is replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from rummy_qt.engine import Card, Move, View
from rummy_qt.play.covered import hidden
from rummy_qt.play.game import Game
from rummy_qt.play.standins import StandIn
from rummy_qt.play.targets import Targets
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.ui.hinting import Hinting
from rummy_qt.ui.tutoring import MoveTutor


@dataclass
class ReplayedMatch:
    """The match as it stood at the position that is shown."""

    round_number: int = 0
    scores: list[list[int]] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    over: bool = True
    """No round is dealt from here."""
    winner: int | None = None
    """Nobody: the end is not told while rounds are looked at."""
    target: int | None = None
    """Nothing is played to while rounds are looked at."""


@dataclass(frozen=True)
class ReplayedGame:
    """Who sat at the table."""

    header: Header
    title: str | None
    match: ReplayedMatch

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        return self.header.seats

    @property
    def person(self) -> int | None:
        return self.header.human

    @property
    def last_round(self) -> bool:
        return True


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

    game: Game | ReplayedGame
    hints: Hinting | None = None
    """Whom the person may ask what to play; None where nobody can."""
    tutor: MoveTutor | None = None
    """Who speaks before a move that costs much."""

    def view(self) -> View:
        """The person's view."""
        raise NotImplementedError

    def targets(self) -> Targets:
        """Where the person's cards may go now."""
        return Targets(self.view())

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
        """The person does not want to call the last discard."""
        raise NotImplementedError

    def next_round(self) -> None:
        """Deals the next round."""
        raise NotImplementedError

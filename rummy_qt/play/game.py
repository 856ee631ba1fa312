"""One match being played: every move goes through here, the person's and the opponents'."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rummy_qt.engine import Match, Move, View
from rummy_qt.engine.events import Event, Rebuilt
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.record import MatchRecord
from rummy_qt.records.replay import Replayed
from rummy_qt.records.undo import shows

from .hooks import Hooks
from .targets import Targets

SeatMove = tuple[int, Move]


class Played(NamedTuple):
    """A move that has been played and recorded."""

    seat: int
    move: Move
    events: tuple[Event, ...]
    """What happened, as the person saw it."""


class Game:
    """A match with its record. What has not been recorded is never shown.

    Hooks, in the order of a move's life: ``played(Played)``, ``undone()``, ``round_over()``,
    ``dealt(round_number)``.
    """

    def __init__(self, match: Match, header: Header, record: MatchRecord) -> None:
        self.match = match
        self.seats: tuple[SeatInfo, ...] = header.seats
        self.header = header
        self.record = record
        self.assisted = False
        """Whether the person took back a move in this round after a hidden card was shown, or
        knew the deal."""
        self.one_round = False
        """Whether the match is a practice of one round: it ends with it, and keeps its seed."""
        self._copied = False
        self.hooks = Hooks("dealt", "played", "undone", "round_over")
        self.person = header.human
        self._moves: list[SeatMove] = []
        self._undone: list[list[SeatMove]] = []

    @staticmethod
    def start(header: Header, record: MatchRecord) -> Game:
        """A new match by its header; its first round is dealt and recorded."""
        match = Match.new(header.rules, len(header.seats), header.seed, header.first_dealer)
        game = Game(match, header, record)
        game._record_deal()
        return game

    @staticmethod
    def resume(replayed: Replayed, record: MatchRecord) -> Game:
        """The match of a record, at the last move that it holds."""
        game = Game(replayed.match, replayed.header, record)
        game._moves = list(replayed.moves_in_round)
        game.assisted = replayed.assisted
        game.one_round = replayed.one_round
        game._copied = replayed.copied
        return game

    # ---------------------------------------------------------------- looking

    def view(self, seat: int | None = None) -> View:
        """The view of a seat; of the person when not named."""
        return self.match.round.view(self._seat_or_person(seat))

    def targets(self) -> Targets:
        """Where the person's cards may go now."""
        return Targets(self.view())

    def refusal(self, move: Move, seat: int | None = None) -> str:
        """The reason why the person (or a seat) may not play this; empty when it may."""
        return self.match.round.refusal(move, self._seat_or_person(seat))

    def _seat_or_person(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        return 0 if self.person is None else self.person

    @property
    def last_round(self) -> bool:
        """Whether no round follows this one, as far as can be told."""
        return self.match.over or self.one_round

    @property
    def may_deal(self) -> bool:
        """Whether the round is over, and another one follows."""
        return self.match.round.over and not self.last_round

    @property
    def may_tell(self) -> bool:
        """Whether the match is over, and its seed may be known.

        Not after a practice of one round: the match that it was copied from may still run.
        """
        return self.match.over and not self.one_round

    # ---------------------------------------------------------------- playing

    def submit(self, move: Move, seat: int | None = None) -> None:
        """Plays a move of the seat to move, or a claim of ``seat``; ``IllegalMove`` if refused."""
        self._play(move, self.match.round.seat if seat is None else seat)
        self._undone.clear()

    def _play(self, move: Move, seat: int) -> None:
        events = self.match.play(move, seat)
        self._moves.append((seat, move))
        self._record_move(seat, move, events)
        seen = events if self.person is None else [e.seen_by(self.person) for e in events]
        self.hooks.emit("played", Played(seat, move, tuple(seen)))
        if self.match.round.over:
            self.hooks.emit("round_over")

    def next_round(self) -> None:
        """Deals the next round; ``ValueError`` while one is being played or after the match."""
        if self.one_round:
            raise ValueError("a practice of one round has no second one")
        self.match.next_round()
        self._moves.clear()
        self._undone.clear()
        self.assisted = self._copied
        self._record_deal()
        self.hooks.emit("dealt", self.match.round_number)

    def resign(self) -> None:
        """The person gives the match up. Nothing can be played after that."""
        self.record.append_resign(self._seat_or_person(None))
        self.record.sync()

    # ---------------------------------------------------------------- undo

    @property
    def can_undo(self) -> bool:
        """Whether the person has a move to take back in this round."""
        return self._undo_length() > 0

    @property
    def can_redo(self) -> bool:
        """Whether moves were taken back and nothing else was played since."""
        return bool(self._undone)

    @property
    def undo_is_free(self) -> bool:
        """Whether taking back the person's last move hides nothing that was shown since."""
        length = self._undo_length()
        if self.person is None or not length:
            return False
        return not shows(self.match.round.events_since(length), self.person, self.match.rules)

    def undo(self) -> None:
        """Takes back the person's last move, and what opponents did after it."""
        length = self._undo_length()
        if not length:
            return
        self.assisted = self.assisted or not self.undo_is_free
        self._undone.append(self._moves[-length:])
        del self._moves[-length:]
        for _ in range(length):
            self.match.undo()
        self.record.append_undo(length)
        self.hooks.emit("undone")

    def redo(self) -> None:
        """Plays again what the last undo took back."""
        if not self._undone:
            return
        for seat, move in self._undone.pop():
            self._play(move, seat)

    def _undo_length(self) -> int:
        """How many moves back the person's last move lies; 0 when there is none."""
        if self.match.round.over:
            return 0
        for length, (seat, _) in enumerate(reversed(self._moves), 1):
            if seat == self.person:
                return length
        return 0

    def practise(self) -> None:
        """The cards of this deal are known: the round counts as assisted. Before its first move."""
        self.assisted = True
        self.record.append_practice()

    def note_copied(self) -> None:
        """The running match was copied: its deals count as known, this one's too."""
        self._copied = True
        self.assisted = self.assisted or not self.match.round.over

    # ---------------------------------------------------------------- recording

    def _record_deal(self) -> None:
        rnd = self.match.round
        self.record.append_round(self.match.round_number, rnd.dealer, self.match.deck)

    def _record_move(self, seat: int, move: Move, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Rebuilt) and event.stock is not None:
                self.record.append_stock(event.stock)
        self.record.append_move(seat, move)
        match = self.match
        if match.round.over:
            self.record.append_score(
                match.round_number, match.scores[-1], match.totals, self.assisted
            )
        if self.one_round:
            if match.round.over:
                self.record.append_stop()
        elif match.winner is not None:
            self.record.append_end(match.winner, match.totals, match.settlement or [])
        if move.kind in ("discard", "pass") or match.round.over:
            self.record.sync()

"""One match being played: all moves of the person and the opponents go through ``Game``."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Literal, NamedTuple

from rummy_qt.engine import Card, Move, View
from rummy_qt.engine.events import Event, seen_by
from rummy_qt.opponents.player import Situation
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.life import LAST_OF_A_TURN, Help, HelpMark, Life, Origin
from rummy_qt.records.lines import Status
from rummy_qt.records.record import MatchRecord

from .company import leaning_of
from .covered import hidden_cards


class Hook:
    """A signal without Qt: calls its callbacks in the order in which they were connected."""

    def __init__(self) -> None:
        self._callbacks: list[Callable[[Any], object]] = []

    def connect(self, callback: Callable[[Any], object]) -> None:
        self._callbacks.append(callback)

    def emit(self, value: Any) -> None:
        for callback in tuple(self._callbacks):
            callback(value)


class Change(NamedTuple):
    """What changed the position; a move is emitted after it was recorded."""

    kind: Literal["dealt", "played", "undone", "shown"]
    """``shown``: a replay jumped to another position."""
    seat: int | None = None
    """The seat that moved."""
    move: Move | None = None
    events: tuple[Event, ...] = ()
    """The events of the move, as the person sees them."""


class Game:
    """A match with its record. Every change is recorded before it is shown.

    The hook ``changed`` emits each ``Change``.
    """

    def __init__(self, life: Life, record: MatchRecord) -> None:
        """Continues a match from its current position."""
        self.life = life
        self.match = life.match
        self.header = life.header
        self.seats: tuple[SeatInfo, ...] = life.header.seats
        self.person = life.header.human
        self.record = record
        self.remembers = False
        """Whether covered cards of a stacked pile are shown; counts as a hint, once a round."""
        self._person_view: View | None = None
        """A cache of ``view()`` for the current position."""
        self.changed = Hook()

    @staticmethod
    def start(header: Header, record: MatchRecord | None = None) -> Game:
        """Starts a new match and deals its first round; without ``record``, keeps it in memory."""
        record = record or MatchRecord.create(header, None)
        life = Life(header)
        record.append(*life.catch_up())
        return Game(life, record)

    # ---------------------------------------------------------------- looking

    def view(self, seat: int | None = None) -> View:
        """The view of a seat, by default the person's; without a person, of who watches seat 0."""
        if seat is not None:
            return self.match.round.view(seat)
        if self._person_view is None:
            view = self.match.round.view(self._seat)
            self._person_view = view if self.may_play else replace(view, legal_moves=())
        return self._person_view

    @property
    def may_play(self) -> bool:
        """Whether there is a person to submit moves; see ``RoundReplay.may_play``."""
        return self.person is not None

    def covered(self) -> set[int]:
        """The indices of the cards that a stacked pile hides from the person.

        With ``remembers`` none, once the round has a hint; on the person's turn this records one.
        """
        cards = hidden_cards(self.view())
        if not (cards and self.remembers):
            return cards
        played, rnd = self.life.current, self.match.round
        own_turn = rnd.seat == self.person and self.life.status is Status.RUNNING
        if Help.HINT not in played.help and own_turn:
            self.hint()
        return set() if Help.HINT in played.help else cards

    def open_hands(self) -> dict[int, list[Card]]:
        """By seat, the cards left in the other hands; empty until the round is over."""
        return self.match.round.left_hands(self.person)

    def stand_ins(self) -> list[HelpMark]:
        """When a simple player answered for an opponent in this round."""
        return self.life.current.stand_ins(len(self.life.current.moves))

    @property
    def _seat(self) -> int:
        """The seat from which the table is seen."""
        return 0 if self.person is None else self.person

    @property
    def title(self) -> str | None:
        return self.life.title

    @property
    def in_memory(self) -> bool:
        """Whether it has no file, as the match of a lesson, whose cards are known."""
        return self.record.path is None

    @property
    def named(self) -> str | None:
        """The name of its deal, as that of a day; None for a practice copy of such a deal."""
        return self.header.named if self.life.origin is Origin.NAMED else None

    @property
    def last_round(self) -> bool:
        """Whether the match is over or has only one round."""
        return self.life.status is not Status.RUNNING or self.life.one_round

    @property
    def may_deal(self) -> bool:
        """Whether the next round can be dealt."""
        return self.match.round.over and not self.last_round

    @property
    def played_out(self) -> bool:
        """Whether the match was played to its end, so that its seed may be shown.

        Not after a practice round: the match that it was copied from may still be running.
        """
        return self.life.status is Status.WON

    # ---------------------------------------------------------------- playing

    def submit(self, move: Move, seat: int | None = None) -> None:
        """Plays a move of ``seat``, by default the seat to move; ``IllegalMove`` if refused."""
        seat = self.match.round.seat if seat is None else seat
        events, lines = self.life.play(move, seat)
        self._person_view = None
        self.record.append(*lines)
        if move.kind in LAST_OF_A_TURN or self.match.round.over:
            self.record.sync()
        seen = events if self.person is None else [seen_by(self.person, e) for e in events]
        self.changed.emit(Change("played", seat, move, tuple(seen)))

    def next_round(self) -> None:
        """Deals the next round; ``ValueError`` if a round is running or the match is over."""
        lines = self.life.next_round()
        self._person_view = None
        self.record.append(*lines)
        self.changed.emit(Change("dealt"))

    def resign(self) -> None:
        """The person gives up the match. No move can be played after that."""
        self.record.append(self.life.resign(self._seat))
        self.record.sync()

    def stand_in(self, seat: int) -> None:
        """Records, once a turn, that a simple player answers for the opponent in this seat.

        Call it before the answer is played; the round counts as assisted.
        """
        if not self.life.current.is_marked(Help.STANDIN, seat):
            self.record.append(self.life.stand_in(seat))

    def hint(self) -> None:
        """Records, once a position, that the person gets a hint; the round counts as assisted.

        Call it before the hint is shown.
        """
        if not self.life.current.is_marked(Help.HINT, self._seat):
            self.record.append(self.life.hint(self._seat))

    def practise(self) -> None:
        """Marks the round as assisted since its cards are known. Call it before the first move."""
        self.record.append(self.life.practise())

    # ---------------------------------------------------------------- undo

    @property
    def can_undo(self) -> bool:
        """Whether the person has a move to take back in this round."""
        return self._undo_length() > 0

    @property
    def can_redo(self) -> bool:
        """Whether undone moves can be played again."""
        return bool(self.life.current.taken_back)

    @property
    def undo_costs(self) -> bool:
        """Whether playing differently after an undo would make an unmarked round assisted.

        It does if the person's last move, or one after it, revealed a hidden card.
        """
        played, length = self.life.current, self._undo_length()
        return bool(length and self.life.has_shown(length)) and not (
            played.assisted or played.at_stake
        )

    def undo(self) -> None:
        """Takes back the person's last move and the opponents' moves after it."""
        length = self._undo_length()
        if length:
            line = self.life.undo(length)
            self._person_view = None
            self.record.append(line)
            self.changed.emit(Change("undone"))

    def redo(self) -> None:
        """Plays undone moves again, up to the person's next move."""
        undone = [taken.played for taken in self.life.current.taken_back]
        for number, (seat, move) in enumerate(undone):
            if number and seat == self.person:
                break
            self.submit(move, seat)

    def _undo_length(self) -> int:
        """The number of moves that an undo takes back; 0 if there is nothing to undo."""
        if self.match.round.over:
            return 0
        for length, (seat, _) in enumerate(reversed(self.life.current.moves), 1):
            if seat == self.person:
                return length
        return 0


# ------------------------------------------------------ what an opponent gets besides its view


def situation_of(game: Game, seat: int) -> Situation:
    """The state of the match for this seat, with a seed that is the same in every replay."""
    match = game.match
    moves = len(match.round.history)
    seed = opponent_seed(game.header.nonce, match.round_number, moves, seat)
    leanings = leanings_of(game.header)
    return Situation(tuple(match.totals), match.round_number, seed, leanings=leanings)


def leanings_of(header: Header) -> tuple[str, ...]:
    """The leaning of each seat, known to all players; an empty tuple if no seat has one."""
    leanings = tuple(map(leaning_of, header.seats))
    return leanings if any(leanings) else ()


def opponent_seed(nonce: str, round_number: int, moves: int, seat: int) -> int:
    """A 48-bit seed, derived from the record's nonce by a one-way function.

    Not from the match's seed: one that a person typed could be found by brute force, and with it
    all hands. ``moves`` is the length of the round's history.
    """
    label = f"rummy-qt|opponent|{nonce}|{round_number}|{moves}|{seat}"
    return int.from_bytes(hashlib.sha256(label.encode()).digest()[:6], "big")

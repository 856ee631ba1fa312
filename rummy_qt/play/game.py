"""One match being played: every move goes through here, the person's and the opponents'."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from rummy_qt.engine import Card, Move, View
from rummy_qt.engine.events import Event, seen_by
from rummy_qt.opponents.player import Situation
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.life import LAST_OF_A_TURN, Help, HelpMark, Life, Origin
from rummy_qt.records.lines import Status
from rummy_qt.records.record import MatchRecord

from .company import leaning_of
from .covered import hidden


class Hook:
    """A moment at which others want to be called, in the order in which they connected."""

    def __init__(self) -> None:
        self._callbacks: list[Callable[[Any], object]] = []

    def connect(self, callback: Callable[[Any], object]) -> None:
        self._callbacks.append(callback)

    def emit(self, value: Any) -> None:
        for callback in tuple(self._callbacks):
            callback(value)


class Change(NamedTuple):
    """Why the position is another one; a move has been recorded by then."""

    kind: Literal["dealt", "played", "undone", "shown"]
    """``shown``: in a replay another one is to be seen at once."""
    seat: int | None = None
    """Whose move it was."""
    move: Move | None = None
    events: tuple[Event, ...] = ()
    """What happened, as the person saw it."""


class Game:
    """A match with its record. What has not been recorded is never shown.

    Its hook ``changed`` tells each ``Change``.
    """

    may_play = True
    """Whether moves of the person are taken; each may be refused."""

    def __init__(self, life: Life, record: MatchRecord) -> None:
        """Goes on with a match where it stands."""
        self.life = life
        self.match = life.match
        self.header = life.header
        self.seats: tuple[SeatInfo, ...] = life.header.seats
        self.person = life.header.human
        self.record = record
        self.remembers = False
        """Whether the person may read what a stacked pile has covered: help, noted once a round."""
        self._looked: View | None = None
        """What the person sees in this position."""
        self.changed = Hook()

    @staticmethod
    def start(header: Header, record: MatchRecord | None = None) -> Game:
        """A new match by its header; its first round is dealt and recorded, or kept in memory."""
        record = record or MatchRecord.create(header, None)
        life = Life(header)
        record.append(*life.catch_up())
        return Game(life, record)

    # ---------------------------------------------------------------- looking

    def view(self, seat: int | None = None) -> View:
        """The view of a seat; of the person when not named."""
        if seat is not None:
            return self.match.round.view(seat)
        if self._looked is None:
            self._looked = self.match.round.view(self._seat)
        return self._looked

    def covered(self) -> set[int]:
        """The cards, by index, that a stacked pile hides from the person and no list may name."""
        found = hidden(self.view())
        if not (found and self.remembers):
            return found
        played, rnd = self.life.current, self.match.round
        asked = rnd.seat == self.person and self.life.status is Status.RUNNING
        if Help.HINT not in played.help and asked:
            self.hint()
        return set() if Help.HINT in played.help else found

    def open_hands(self) -> dict[int, list[Card]]:
        """By seat: what others were left with, once the round is over."""
        return self.match.round.left_hands(self.person)

    def stand_ins(self) -> list[HelpMark]:
        """Where a simple player answered for an opponent in this round."""
        return self.life.current.stand_ins(len(self.life.current.moves))

    @property
    def _seat(self) -> int:
        """From which the table is seen."""
        return 0 if self.person is None else self.person

    @property
    def title(self) -> str | None:
        return self.life.title

    @property
    def in_memory(self) -> bool:
        """Whether no file keeps it: that of a lesson, whose cards are known."""
        return self.record.path is None

    @property
    def named(self) -> str | None:
        """The name of its deal, as a day's; None for a practice of such a deal, too."""
        return self.header.named if self.life.origin is Origin.NAMED else None

    @property
    def last_round(self) -> bool:
        """Whether no round follows this one, as far as can be told."""
        return self.life.status is not Status.RUNNING or self.life.one_round

    @property
    def may_deal(self) -> bool:
        """Whether the round is over, and another one follows."""
        return self.match.round.over and not self.last_round

    @property
    def may_tell(self) -> bool:
        """Whether the match is over, and its seed may be known.

        Not after a practice of one round: the match that it was copied from may still run.
        """
        return self.life.status is Status.WON

    # ---------------------------------------------------------------- playing

    def submit(self, move: Move, seat: int | None = None) -> None:
        """Plays a move of the seat to move, or a claim of ``seat``; ``IllegalMove`` if refused."""
        seat = self.match.round.seat if seat is None else seat
        events, lines = self.life.play(move, seat)
        self._looked = None
        self.record.append(*lines)
        if move.kind in LAST_OF_A_TURN or self.match.round.over:
            self.record.sync()
        seen = events if self.person is None else [seen_by(self.person, e) for e in events]
        self.changed.emit(Change("played", seat, move, tuple(seen)))

    def next_round(self) -> None:
        """Deals the next round; ``ValueError`` while one is being played or after the match."""
        lines = self.life.next_round()
        self._looked = None
        self.record.append(*lines)
        self.changed.emit(Change("dealt"))

    def resign(self) -> None:
        """The person gives the match up. Nothing can be played after that."""
        self.record.append(self.life.resign(self._seat))
        self.record.sync()

    def stand_in(self, seat: int) -> None:
        """A simple player answers for the opponent in this seat: recorded once a turn.

        To be called before the answer is played; the round counts as assisted.
        """
        if not self.life.current.is_marked(Help.STANDIN, seat):
            self.record.append(self.life.stand_in(seat))

    def hint(self) -> None:
        """The person is told what to play: recorded once a position; the round counts as assisted.

        To be called before it is shown.
        """
        if not self.life.current.is_marked(Help.HINT, self._seat):
            self.record.append(self.life.hint(self._seat))

    def practise(self) -> None:
        """The cards of this deal are known: the round counts as assisted. Before its first move."""
        self.record.append(self.life.practise())

    # ---------------------------------------------------------------- undo

    @property
    def can_undo(self) -> bool:
        """Whether the person has a move to take back in this round."""
        return self._undo_length() > 0

    @property
    def can_redo(self) -> bool:
        """Whether moves were taken back and nothing else was played since."""
        return bool(self.life.current.taken_back)

    @property
    def undo_costs(self) -> bool:
        """Whether to play on in another way after an undo would mark a round that has no mark yet.

        It does where the person's last move, or what followed it, has shown a hidden card.
        """
        played, length = self.life.current, self._undo_length()
        return bool(length and self.life.has_shown(length)) and not (
            played.assisted or played.at_stake
        )

    def undo(self) -> None:
        """Takes back the person's last move, and what opponents did after it."""
        length = self._undo_length()
        if length:
            line = self.life.undo(length)
            self._looked = None
            self.record.append(line)
            self.changed.emit(Change("undone"))

    def redo(self) -> None:
        """Plays again what was taken back, up to the person's next move."""
        ahead = [taken.played for taken in self.life.current.taken_back]
        for number, (seat, move) in enumerate(ahead):
            if number and seat == self.person:
                break
            self.submit(move, seat)

    def _undo_length(self) -> int:
        """How many moves back the person's last move lies; 0 when there is none."""
        if self.match.round.over:
            return 0
        for length, (seat, _) in enumerate(reversed(self.life.current.moves), 1):
            if seat == self.person:
                return length
        return 0


# ------------------------------------------------------ what an opponent is told beside its view


def situation_of(game: Game, seat: int) -> Situation:
    """The match around the round, and a seed of the seat's own, the same in every replay."""
    match = game.match
    moves = len(match.round.history)
    seed = opponent_seed(game.header.nonce, match.round_number, moves, seat)
    leanings = leanings_of(game.header)
    return Situation(tuple(match.totals), match.round_number, seed, leanings=leanings)


def leanings_of(header: Header) -> tuple[str, ...]:
    """How each seat leans, as everybody at the table knows it; empty where nobody does."""
    found = tuple(map(leaning_of, header.seats))
    return found if any(found) else ()


def opponent_seed(nonce: str, round_number: int, moves: int, seat: int) -> int:
    """48 bits that follow from the record's nonce by a one-way function, and from nothing else.

    Not from the match's seed: one that a person typed could be found by trying, and with it all
    hands. ``moves`` is the length of the round's history.
    """
    label = f"rummy-qt|opponent|{nonce}|{round_number}|{moves}|{seat}"
    return int.from_bytes(hashlib.sha256(label.encode()).digest()[:6], "big")

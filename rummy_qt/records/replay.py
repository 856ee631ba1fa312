"""Playing a record again, line by line, through the engine: nothing in it is taken on trust.

The deals, rebuilt stocks, dealers, scores, totals and the settlement are reckoned anew from
the seed and the moves, and each line must say the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

from rummy_qt.engine import Card, Match, Move, Round
from rummy_qt.engine.events import Event, Rebuilt
from rummy_qt.engine.match import round_deck

from .header import Header
from .lines import BadLine, Line
from .undo import shows


@dataclass
class PlayedRound:
    """One round of a record; moves that were undone are not among ``moves``."""

    n: int
    dealer: int
    totals_before: list[int]
    moves: list[tuple[int, Move]] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)
    """What each move brought about; kept for the last round of the record only."""
    scores: list[int] | None = None
    """The score line's; None until there is one."""
    assisted: bool = False
    """Whether a move was taken back after it had shown a hidden card, or help was marked."""
    marked: bool = False
    """Whether an undo or practice line says so; then the score line must."""
    chain: str = ""
    """The checksum at the score line: two records that share it share the round."""


class Replayed:
    """A record as far as it was read: the live ``match`` at its last position, and the rounds."""

    def __init__(self, header: Header) -> None:
        """Starts the match; ``BadLine`` if the header's rules do not allow it."""
        self.header = header
        try:
            self.match = Match.new(
                header.rules, len(header.seats), header.seed, header.first_dealer
            )
        except ValueError as error:
            raise BadLine(1, str(error)) from None
        self.rounds: list[PlayedRound] = []
        self.title: str | None = None
        """The name that the player gave the match."""
        self.ended = False
        """Whether the record has its last line."""
        self.resigned = False
        """Whether that line gives the match up."""
        self.stopped = False
        """Whether that line ends a practice of one round."""
        self.one_round = False
        """Whether this is a practice of one round: no other is dealt, and its seed not told."""
        self.copied = False
        """Whether the match was copied while it ran: all that was dealt since may be known."""
        self.stock: list[Card] | None = None
        """The rebuilt stock of a line "stock" whose draw has not been read yet."""

    @property
    def current(self) -> PlayedRound:
        """The round being played, or the last one; ``IndexError`` before the first is dealt."""
        return self.rounds[-1]

    @property
    def moves_in_round(self) -> list[tuple[int, Move]]:
        """Seat and move of the current round so far, without what was undone."""
        return self.current.moves if self.rounds else []

    @property
    def assisted(self) -> bool:
        """Whether the current round is marked as assisted."""
        return bool(self.rounds) and self.current.assisted

    def round_at(self, n: int, moves: int) -> Round:
        """A new round as it stood in round ``n`` (1, 2, …) after so many of its ``moves``.

        ``IndexError`` where the record has no such position.
        """
        if not 1 <= n <= len(self.rounds) or not 0 <= moves <= len(self.rounds[n - 1].moves):
            raise IndexError(f"the record has no position {moves} of round {n}")
        played, header = self.rounds[n - 1], self.header
        players = len(header.seats)
        deck = round_deck(header.rules, players, header.seed, n)
        rnd = Round.deal(header.rules, players, played.dealer, deck, header.seed, number=n)
        for seat, move in played.moves[:moves]:
            rnd.play(move, seat)
        return rnd

    # ----------------------------------------------------------------------- the lines

    def read(self, line: Line) -> None:
        """Plays one line after the header; ``BadLine`` leaves the match as it was."""
        if self.ended:
            raise BadLine(line.number, "there is a line after the end")
        reader = _READERS.get(line.values["t"])
        if reader is not None:
            reader(self, line)

    def _deal(self, line: Line) -> None:
        if self.rounds:
            _expect(line, self.current.scores is not None, "the last round has no score yet")
            _expect(line, not self.match.over, "the match is over")
            _expect(line, not self.one_round, "it is a practice of one round")
        before = self.match.totals
        number, dealer, deck = self._next_deal()
        _same(line, "n", number, "the number of the round")
        _same(line, "dealer", dealer, "the dealer", unfair=True)
        _same(line, "deck", deck, "the deck that follows from the seed", unfair=True)
        if self.rounds:
            self.match.next_round()
            self.current.events.clear()
        self._begin(PlayedRound(number, dealer, before))

    def deal_first(self) -> None:
        """Begins round 1 of a record that stopped before its line."""
        self._begin(PlayedRound(1, self.header.first_dealer, self.match.totals))

    def _begin(self, played: PlayedRound) -> None:
        played.assisted = played.marked = self.copied
        self.rounds.append(played)

    def _next_deal(self) -> tuple[int, int, list[str]]:
        header = self.header
        number = len(self.rounds) + 1
        dealer = self.match.next_dealer if self.rounds else header.first_dealer
        deck = round_deck(header.rules, len(header.seats), header.seed, number)
        return number, dealer, [str(card) for card in deck]

    def _move(self, line: Line) -> None:
        played = self._playing(line)
        seat, text = line.values.get("seat"), line.values.get("m")
        if type(seat) is not int or not 0 <= seat < self.match.players:
            raise BadLine(line.number, "there is no such seat")
        if not isinstance(text, str):
            raise BadLine(line.number, "there is no move in it")
        try:
            move = Move.parse(text)
            events = self.match.play(move, seat)
        except ValueError as error:
            raise BadLine(line.number, f"{text[:60]!r}: {error}") from None
        played.moves.append((seat, move))
        played.events.append(events)
        try:
            self._check_stock(line, events)
        except BadLine:
            self._take_back()
            raise

    def _check_stock(self, line: Line, events: Sequence[Event]) -> None:
        rebuilt = [event.stock for event in events if isinstance(event, Rebuilt)]
        given = self.stock
        if not rebuilt:
            _expect(line, given is None, "the stock before it was not rebuilt")
            return
        _expect(line, given is not None, "the rebuilt stock is missing before it")
        _expect(
            line,
            list(rebuilt[0] or ()) == given,
            "the rebuilt stock before it does not follow from the seed",
            unfair=True,
        )
        self.stock = None

    def _stock(self, line: Line) -> None:
        self._playing(line)
        _expect(line, self.stock is None, "there is a second rebuilt stock")
        cards = line.values.get("cards")
        _expect(line, isinstance(cards, list), "there are no cards in it")
        try:
            self.stock = [Card.parse(text) for text in cards or ()]
        except ValueError as error:
            raise BadLine(line.number, str(error)) from None

    def _undo(self, line: Line) -> None:
        played = self._playing(line)
        moves = line.values.get("moves")
        if type(moves) is not int or not 1 <= moves <= len(played.moves):
            raise BadLine(line.number, "the round has not so many moves to take back")
        _expect(line, self.stock is None, "there is a rebuilt stock before it")
        seen = self._would_assist(moves)
        stated = line.values.get("assisted")
        _expect(line, stated in (None, True) or not seen, "it is not marked as assisted")
        for _ in range(moves):
            self._take_back()
        played.scores = None
        played.marked |= stated is True
        played.assisted |= seen or stated is True

    def _would_assist(self, moves: int) -> bool:
        person, rules = self.header.human, self.header.rules
        if person is None:
            return False
        return any(shows(events, person, rules) for events in self.current.events[-moves:])

    def _take_back(self) -> None:
        self.match.undo()
        self.current.moves.pop()
        self.current.events.pop()

    def _score(self, line: Line) -> None:
        played = self._playing(line)
        _expect(line, self.match.round.over, "the round is not over")
        _expect(line, played.scores is None, "the round has its score already")
        _same(line, "n", played.n, "the number of the round")
        _same(line, "scores", self.match.round.scores, "the round's score")
        _same(line, "totals", self.match.totals, "the totals")
        assisted = line.values.get("assisted", False)
        _expect(line, isinstance(assisted, bool), '"assisted" is neither true nor false')
        _expect(line, assisted or not played.marked, "the round is not marked as assisted")
        played.scores = self.match.round.scores
        played.assisted |= assisted
        played.chain = line.chain

    def _end(self, line: Line) -> None:
        played = self._playing(line)
        _expect(line, self.match.over, "the match is not over")
        _expect(line, not self.one_round, "it is a practice of one round")
        _expect(line, played.scores is not None, "the last round has no score yet")
        _same(line, "winner", self.match.winner, "the winner")
        _same(line, "totals", self.match.totals, "the totals")
        _same(line, "settlement", self.match.settlement, "the settlement")
        self.ended = True

    def _resign(self, line: Line) -> None:
        self._playing(line)
        _expect(line, not self.match.over, "the match is over")
        _expect(line, self.stock is None, "there is a rebuilt stock before it")
        seat = line.values.get("seat")
        _expect(line, type(seat) is int and 0 <= seat < self.match.players, "there is no such seat")
        self.ended = self.resigned = True

    def _practice(self, line: Line) -> None:
        played = self._playing(line)
        _expect(line, not played.moves, "the round has begun")
        played.assisted = played.marked = True
        self.one_round = line.values.get("alone") is True

    def _stop(self, line: Line) -> None:
        played = self._playing(line)
        _expect(line, self.one_round, "it is no practice of one round")
        _expect(line, played.scores is not None, "the round has no score yet")
        self.ended = self.stopped = True

    def _copied(self, line: Line) -> None:
        self.copied = True
        if self.rounds and self.current.scores is None:
            self.current.assisted = self.current.marked = True

    def _title(self, line: Line) -> None:
        title = line.values.get("title")
        if isinstance(title, str):
            self.title = title

    def _second_header(self, line: Line) -> NoReturn:
        raise BadLine(line.number, "the match begins a second time")

    def _playing(self, line: Line) -> PlayedRound:
        _expect(line, bool(self.rounds), "no round has been dealt yet")
        return self.current


_READERS: dict[str, Any] = {
    "match": Replayed._second_header,
    "round": Replayed._deal,
    "move": Replayed._move,
    "stock": Replayed._stock,
    "undo": Replayed._undo,
    "score": Replayed._score,
    "end": Replayed._end,
    "resign": Replayed._resign,
    "practice": Replayed._practice,
    "stop": Replayed._stop,
    "copied": Replayed._copied,
    "title": Replayed._title,
}


def _expect(line: Line, condition: bool, complaint: str, unfair: bool = False) -> None:
    if not condition:
        raise BadLine(line.number, complaint, unfair=unfair)


def _same(line: Line, key: str, expected: object, what: str, unfair: bool = False) -> None:
    stated = line.values.get(key)
    if not _equal(stated, expected):
        told = f"{stated!r:.60} is not {what}"
        raise BadLine(line.number, f"{key} {told}, {expected!r:.60}", unfair=unfair)


def _equal(one: object, other: object) -> bool:
    """Equality without 1 == True == 1.0."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_equal, one, other))
    return type(one) is type(other) and one == other

"""The state of a match, every change to it, and the record lines that describe the changes.

Playing, reading and repairing a record all use this module, so a line means the same whether it
is written, read, or added after the program was killed.
"""

from __future__ import annotations

import enum
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Final, NamedTuple

from rummy_qt.engine import Card, IllegalMove, Match, Move, Round, Rules, View, events
from rummy_qt.engine.events import Event, Rebuilt
from rummy_qt.engine.match import round_deck
from rummy_qt.engine.sheet import Tally

from .header import Header
from .lines import COPIED, LONGEST_TITLE, Status, Values, practice_line
from .sentences import RecordError, Sentence, expect
from .texts import unseen

LAST_OF_A_TURN: Final = ("discard", "pass")


class Origin(enum.Enum):
    """Where the deals of a match come from."""

    DEALT = "dealt"
    PRACTICE_OF = "practice_of"
    """A replay of one round of another match: it ends with that round, and hides the seed."""
    NAMED = "named"
    """One round whose cards follow from a name and are the same for everybody."""
    COPY_OF = "copy_of"
    """Two records continue from one position, so the player may know the deals of either."""


class Help(enum.Enum):
    """What makes a round count as assisted."""

    UNDO = "undo"
    """A move that had revealed a hidden card was taken back, and another one played instead."""
    KNOWN_DEAL = "known_deal"
    """The person has seen, or may have seen, these cards before."""
    HINT = "hint"
    """The person asked what to play."""
    STANDIN = "standin"
    """A simple player moved for an opponent that did not answer."""


class SeatMove(NamedTuple):
    """A move and the seat that played it."""

    seat: int
    move: Move


class HelpMark(NamedTuple):
    """Help at one moment of a round: a hint for the person, or a stand-in for an opponent."""

    moves: int
    """How many moves of the round were played before."""
    events: int
    """How many entries the round's history had."""
    help: Help
    seat: int


class _TakenBack(NamedTuple):
    played: SeatMove
    revealed: bool
    """Whether it had revealed a hidden card to the person."""


@dataclass
class PlayedRound:
    """One round; ``moves`` excludes those that were taken back."""

    n: int
    dealer: int
    totals_before: list[int]
    moves: list[SeatMove] = field(default_factory=list)
    help: set[Help] = field(default_factory=set)
    marks: list[HelpMark] = field(default_factory=list)
    """Hints and stand-ins, except those at positions that were taken back."""
    taken_back: deque[_TakenBack] = field(default_factory=deque)
    """Moves that were taken back and can be redone, the next one first."""
    undone: bool = False
    """Whether a move was ever taken back, even if it was redone."""
    tallies: tuple[Tally, ...] = ()
    """The itemized score of each seat; empty until the score line."""
    totals: tuple[int, ...] = ()
    """The match totals including this round; empty until the score line."""
    deck: tuple[Card, ...] = ()
    """The cards in dealing order; empty where they follow from the seed."""
    chain: str = ""
    """The checksum of the score line; the same in every copy of the round."""

    @property
    def scores(self) -> list[int] | None:
        """None until the score line."""
        return [tally.total for tally in self.tallies] or None

    @property
    def assisted(self) -> bool:
        return bool(self.help)

    @property
    def at_stake(self) -> bool:
        """Whether a move taken back had revealed a card, so that any but a redo counts as help."""
        return any(move.revealed for move in self.taken_back)

    def is_marked(self, kind: Help, seat: int) -> bool:
        """Whether ``marks`` has this hint for the position, or this stand-in for the turn."""
        turns = [n for n, (_, move) in enumerate(self.moves, 1) if move.kind in LAST_OF_A_TURN]
        start = len(self.moves) if kind is Help.HINT else turns[-1] if turns else 0
        return any(mark.moves >= start and mark[2:] == (kind, seat) for mark in self.marks)

    def stand_ins(self, moves: int) -> list[HelpMark]:
        """The stand-ins among the round's first ``moves`` moves."""
        return [mark for mark in self.marks if mark.help is Help.STANDIN and mark.moves <= moves]

    def add(self, played: SeatMove) -> None:
        """Appends a move; after an undo, one that differs from the move taken back is help."""
        if self.taken_back and self.taken_back[0].played == played:
            self.taken_back.popleft()
        elif self.taken_back:
            if self.at_stake:
                self.help.add(Help.UNDO)
            self.taken_back.clear()
        self.moves.append(played)

    def take_back(self, revealed: bool) -> None:
        """Removes the last move; ``revealed``: it had shown the person a hidden card."""
        self.taken_back.appendleft(_TakenBack(self.moves.pop(), revealed))
        self.undone = True
        while self.marks and self.marks[-1].moves > len(self.moves):
            self.marks.pop()
        self.tallies = self.totals = ()


class Life:
    """The ``match`` at its current position, and everything its record holds beside the moves.

    Every method that changes the match returns the lines to add to the record. A change that
    is not allowed raises ``Fault`` and has no effect.
    """

    def __init__(self, header: Header) -> None:
        """Starts before the first deal; ``ValueError`` if the rules do not allow the match."""
        self.header = header
        self.match = Match.new(header.rules, len(header.seats), header.seed, header.first_dealer)
        self.rounds: list[PlayedRound] = []
        self.title: str | None = None
        """The player's name for the match."""
        self.status = Status.RUNNING
        self.origin = Origin.DEALT if header.named is None else Origin.NAMED

    @property
    def one_round(self) -> bool:
        """Whether the match ends after one round, without a winner."""
        return self.origin in (Origin.PRACTICE_OF, Origin.NAMED)

    @property
    def current(self) -> PlayedRound:
        """The round being played, or the last one; ``IndexError`` before the first is dealt."""
        return self.rounds[-1]

    def deck_of(self, n: int) -> tuple[Card, ...]:
        """The cards of round ``n`` in dealing order."""
        header = self.header
        own = self.rounds[n - 1].deck
        return own or tuple(round_deck(header.rules, len(header.seats), header.seed, n))

    def round_at(self, n: int, moves: int, deck: Sequence[Card] = ()) -> Round:
        """A new ``Round`` at the position of round ``n`` (1, 2, …) after its first ``moves`` moves.

        With ``deck``, the moves are played with those cards; ``IllegalMove`` if they cannot be.
        ``IndexError`` if the match has no such position.
        """
        if not 1 <= n <= len(self.rounds) or not 0 <= moves <= len(self.rounds[n - 1].moves):
            raise IndexError(f"the record has no position {moves} of round {n}")
        played, header = self.rounds[n - 1], self.header
        cards, players = deck or self.deck_of(n), len(header.seats)
        rnd = Round.deal(header.rules, players, played.dealer, cards, header.seed, number=n)
        for seat, move in played.moves[:moves]:
            rnd.play(move, seat)
        return rnd

    def lines_of(self, n: int, moves: int) -> list[Values]:
        """The record lines of the first ``moves`` moves of round ``n``, without undone moves."""
        rnd, lines = self.round_at(n, 0), []
        for seat, move in self.rounds[n - 1].moves[:moves]:
            lines += _lines_of_move(seat, move, rnd.play(move, seat))
        return lines

    def due(self) -> Values | None:
        """The line that must come next; None if it depends on a player's decision."""
        match = self.match
        if self.status is not Status.RUNNING:
            return None
        if not self.rounds:
            return self.deal()
        if not match.round.over:
            return None
        if self.current.scores is None:
            score = {"t": "score", "n": self.current.n, "scores": match.round.scores}
            return score | {"totals": match.totals, "assisted": self.current.assisted}
        if self.one_round:
            return {"t": "stop"}
        if match.winner is None:
            return None
        end: Values = {"t": "end", "winner": match.winner, "totals": match.totals}
        return end | {"settlement": match.settlement}

    def deal(self) -> Values:
        """The line of the next deal, whether or not one may follow now."""
        header, number = self.header, len(self.rounds) + 1
        dealer = self.match.next_dealer if self.rounds else header.first_dealer
        deck = round_deck(header.rules, len(header.seats), header.seed, number)
        return {"t": "round", "n": number, "dealer": dealer, "deck": [str(card) for card in deck]}

    def apply(self, line: Values) -> None:
        """Changes the match by a line from ``due`` or ``deal``."""
        match line["t"]:
            case "round":
                before = self.match.totals
                if self.rounds:
                    self.match.next_round()
                self.rounds.append(PlayedRound(line["n"], line["dealer"], before))
                if self.origin is Origin.COPY_OF or line["n"] <= self.header.known:
                    self.current.help.add(Help.KNOWN_DEAL)
            case "score":
                self.current.tallies = tuple(self.match.round.tallies or ())
                self.current.totals = tuple(self.match.totals)
            case "stop":
                self.status = Status.PRACTICE_OVER
            case "end":
                self.status = Status.WON

    def catch_up(self) -> list[Values]:
        """Applies and returns all lines that are due."""
        lines = []
        while line := self.due():
            self.apply(line)
            lines.append(line)
        return lines

    def next_round(self) -> list[Values]:
        line = self.check_deal()
        self.apply(line)
        return [line]

    def check_deal(self) -> Values:
        """As ``deal``, but ``Fault`` where no deal may follow."""
        due = self.due()
        if due is not None and due["t"] == "round":
            return due
        expect(self.status is Status.RUNNING, "match_over")
        expect(self.match.round.over, "round_not_over")
        expect(due is None, "round_not_ended")
        return self.deal()

    def play(self, move: Move, seat: int) -> tuple[Sequence[Event], list[Values]]:
        """Plays a move or a claim; returns its events and lines. ``IllegalMove`` if refused."""
        if not self.match.round.over:
            self._expect_running()
        events = self.match.play(move, seat)
        self.current.add(SeatMove(seat, move))
        return events, [*_lines_of_move(seat, move, events), *self.catch_up()]

    def undo(self, moves: int) -> Values:
        """Takes back the round's last ``moves`` moves."""
        self._expect_running()
        expect(self.header.human is not None, "senseless")
        expect(0 < moves <= len(self.current.moves), "senseless")
        for _ in range(moves):
            self.current.take_back(self.has_shown(1))
            self.match.round.undo()
        return {"t": "undo", "moves": moves}

    def has_shown(self, moves: int) -> bool:
        """Whether the round's last ``moves`` moves revealed a hidden card to the person."""
        past, person = self.match.round.events_since(moves), self.header.human
        return person is not None and any(reveals(one, person, self.header.rules) for one in past)

    def resign(self, seat: int) -> Values:
        self._expect_running()
        expect(self.due() is None, "round_not_ended")
        expect(seat == self.header.human, "senseless")
        self.status = Status.RESIGNED
        return {"t": "resign", "seat": seat}

    def practise(self, *, alone: bool = False, deck: Sequence[Card] = ()) -> Values:
        """Marks the deal as known to the person; ``alone``: the match ends with this round.

        With ``deck``, the round is played with its cards in that dealing order; ``ValueError``
        if they are not the same cards.
        """
        self._expect_running()
        expect(not self.current.moves, "senseless")
        if deck:
            self.match.redeal(deck)
            self.current.deck = tuple(deck)
        self.current.help.add(Help.KNOWN_DEAL)
        if alone:
            self.origin = Origin.PRACTICE_OF
        return practice_line(deck) if alone else {"t": "practice"}

    def copied(self) -> Values:
        """Notes that the match also continues in a copy, so that later deals may be known."""
        expect(self.status is Status.RUNNING, "match_over")
        if self.origin is Origin.DEALT:
            self.origin = Origin.COPY_OF
        if self.rounds and self.current.scores is None:
            self.current.help.add(Help.KNOWN_DEAL)
        return COPIED

    def hint(self, seat: int) -> Values:
        """Notes that the person in this seat was given a hint."""
        expect(seat == self.header.human, "senseless")
        self._expect_asked(seat)
        return self._mark(Help.HINT, seat)

    def stand_in(self, seat: int) -> Values:
        """Notes that a simple player moves for the opponent in this seat."""
        expect(seat != self.header.human, "senseless")
        self._expect_asked(seat)
        return self._mark(Help.STANDIN, seat)

    def _mark(self, kind: Help, seat: int) -> Values:
        expect(not self.current.is_marked(kind, seat), "senseless")
        self.current.help.add(kind)
        events = len(self.match.round.history)
        self.current.marks.append(HelpMark(len(self.current.moves), events, kind, seat))
        return {"t": kind.value, "seat": seat}

    def set_title(self, title: str) -> Values:
        """Names the match; ``RecordError`` for an invalid title."""
        title = title.strip()
        if not 0 < len(title) <= LONGEST_TITLE or any(map(unseen, title)):
            raise RecordError(Sentence("bad_title"))
        self.title = title
        return {"t": "title", "title": title}

    def _expect_running(self) -> None:
        expect(bool(self.rounds), "senseless")
        expect(self.status is Status.RUNNING, "match_over")

    def _expect_asked(self, seat: int) -> None:
        self._expect_running()
        rnd = self.match.round
        expect(0 <= seat < rnd.players, "bad_value", key="seat")
        expect(not rnd.over, "round_over")
        expect(seat == rnd.seat or rnd.may_claim(seat), "senseless")


def _lines_of_move(seat: int, move: Move, events: Sequence[Event]) -> list[Values]:
    return [*stocks_of(events), {"t": "move", "seat": seat, "m": str(move)}]


def stocks_of(events: Sequence[Event]) -> list[Values]:
    """The "stock" lines that must precede the line of a move with these events."""
    return [
        {"t": "stock", "cards": [str(card) for card in event.stock or ()]}
        for event in events
        if isinstance(event, Rebuilt)
    ]


def reveals(event: Event, person: int, rules: Rules) -> bool:
    """Whether an event revealed a hidden card to the seat ``person``, so that undoing it is help.

    These do:

    - the person's own draw from the stock, and a peek;
    - an opponent's card played from the hand to the table or, face up, to the discards;
    - with a stacked pile, anything that takes cards off it, as it uncovers the next one;
    - the end of a round, when hands and points are shown.

    An opponent's draw reveals nothing, nor do the person's own melds and discards, a call, a
    pass, a payment or a rebuilt stock.
    """
    match event:
        case events.Drew(seat=seat) | events.Peeked(seat=seat):
            return seat == person
        case events.Melded(seat=seat) | events.LaidOff(seat=seat) | events.Swapped(seat=seat):
            return seat != person
        case events.Discarded(seat=seat, face_up=face_up):
            return seat != person and face_up
        case events.Took() | events.Claimed():
            return rules.discard_pile == "stacked"
    return isinstance(event, events.RoundEnded)


def redealt_deck(
    life: Life, n: int, at: int, seat: int, shuffle: Callable[[list[Any]], object]
) -> list[Card]:
    """A random dealing order with which the first ``at`` moves of round ``n`` look the same.

    The cards that ``seat`` has not seen by then, in other hands and in the stock, are shuffled,
    such that the others' moves remain legal; after 200 attempts the original order is returned.
    A rebuilt stock keeps its order, as it was seen.
    """
    deck = list(life.deck_of(n))
    now = life.round_at(n, at).view(seat)
    known = {*_seen(life.round_at(n, 0).view(seat)), *_seen(now)}
    known.update(card.index for _, move in life.rounds[n - 1].moves[:at] for card in move.cards)
    places = [place for place, card in enumerate(deck) if card.index not in known]
    cards = [deck[place] for place in places]
    for _ in range(200):
        shuffle(cards)
        other = list(deck)
        for place, card in zip(places, cards, strict=True):
            other[place] = card
        try:
            if life.round_at(n, at, other).view(seat) == now:
                return other
        except IllegalMove:  # it needed an unseen card that its player no longer has
            continue
    return deck


def _seen(view: View) -> Iterator[int]:
    """The indices of the cards that a seat has seen."""
    for value in (view.hand, *chain.from_iterable(view.history)):
        for card in value if isinstance(value, tuple) else (value,):
            if isinstance(card, Card):
                yield card.index

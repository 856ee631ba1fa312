"""A match's life: what has been played, what it is now, and the lines that say so in a record.

Playing, reading and mending a record all go through here, so a line means the same whether it
is written, read or added after the program was killed.
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
    """Where the position came from in which a match was begun."""

    DEALT = "dealt"
    PRACTICE_OF = "practice_of"
    """A round of another match once more: it ends with that round, and its seed is not told."""
    NAMED = "named"
    """From a name, for everybody the same cards: one round."""
    COPY_OF = "copy_of"
    """Two records go on from one position: what is dealt in the one is known in the other."""


class Help(enum.Enum):
    """What makes a round count as assisted."""

    UNDO = "undo"
    """A move was taken back after it had shown a hidden card, and another one was played."""
    KNOWN_DEAL = "known_deal"
    """The person had, or may have had, these cards before."""
    HINT = "hint"
    """The person asked what to play."""
    STANDIN = "standin"
    """A simple player answered for an opponent that did not."""


class SeatMove(NamedTuple):
    """Who played what."""

    seat: int
    move: Move


class HelpMark(NamedTuple):
    """Help at one moment of a round: a hint for the person, or a stand-in for an opponent."""

    at: int
    """After so many of the round's moves …"""
    told: int
    """… and of the entries of its history."""
    help: Help
    seat: int


class _TakenBack(NamedTuple):
    played: SeatMove
    showed: bool
    """Whether it showed the person a hidden card."""


@dataclass
class PlayedRound:
    """One round; moves that were taken back are not among ``moves``."""

    n: int
    dealer: int
    totals_before: list[int]
    moves: list[SeatMove] = field(default_factory=list)
    help: set[Help] = field(default_factory=set)
    marks: list[HelpMark] = field(default_factory=list)
    """When hints were given and stand-ins played, as far as their moves still count."""
    taken_back: deque[_TakenBack] = field(default_factory=deque)
    """What was taken back and may be played again, the next one first."""
    undone: bool = False
    """Whether anything was ever taken back, even if it was played again."""
    tallies: tuple[Tally, ...] = ()
    """What each seat scored, by where it came from; empty until the score line."""
    totals: tuple[int, ...] = ()
    """Of the match, with this round; empty until the score line."""
    deck: tuple[Card, ...] = ()
    """The cards in dealing order, where they do not follow from the seed."""
    chain: str = ""
    """The checksum at the score line: two records that share it share the round."""

    @property
    def scores(self) -> list[int] | None:
        """None until the score line."""
        return [tally.total for tally in self.tallies] or None

    @property
    def assisted(self) -> bool:
        return bool(self.help)

    @property
    def at_stake(self) -> bool:
        """Whether a card was shown by what was taken back: to play on in another way is help."""
        return any(move.showed for move in self.taken_back)

    def is_marked(self, given: Help, seat: int) -> bool:
        """Whether this help is told already: a hint of the position, a stand-in of the turn."""
        turns = [n for n, (_, move) in enumerate(self.moves, 1) if move.kind in LAST_OF_A_TURN]
        begun = len(self.moves) if given is Help.HINT else turns[-1] if turns else 0
        return any(mark.at >= begun and mark[2:] == (given, seat) for mark in self.marks)

    def stand_ins(self, moves: int) -> list[HelpMark]:
        """Where a simple player answered for an opponent that did not, by so many moves."""
        return [mark for mark in self.marks if mark.help is Help.STANDIN and mark.at <= moves]

    def add(self, played: SeatMove) -> None:
        """A move. Who plays on as before an undo has learnt nothing from it."""
        if self.taken_back and self.taken_back[0].played == played:
            self.taken_back.popleft()
        elif self.taken_back:
            if self.at_stake:
                self.help.add(Help.UNDO)
            self.taken_back.clear()
        self.moves.append(played)

    def take_back(self, showed: bool) -> None:
        """The last move does not count; ``showed``: it had shown a hidden card."""
        self.taken_back.appendleft(_TakenBack(self.moves.pop(), showed))
        self.undone = True
        while self.marks and self.marks[-1].at > len(self.moves):
            self.marks.pop()
        self.tallies = self.totals = ()


class Life:
    """The ``match`` at its last position and all that its record says beside the moves.

    Whatever changes it answers with the lines that the record needs next. What makes no sense
    is a ``Fault`` and changes nothing.
    """

    def __init__(self, header: Header) -> None:
        """Before the first deal; ``ValueError`` if the rules do not allow such a match."""
        self.header = header
        self.match = Match.new(header.rules, len(header.seats), header.seed, header.first_dealer)
        self.rounds: list[PlayedRound] = []
        self.title: str | None = None
        """The name that the player gave the match."""
        self.status = Status.RUNNING
        self.origin = Origin.DEALT if header.named is None else Origin.NAMED

    @property
    def one_round(self) -> bool:
        """Whether it ends with its round: no match that is won or lost."""
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
        """A new round as it stood in round ``n`` (1, 2, …) after so many of its ``moves``.

        Of other cards where a ``deck`` is given: ``IllegalMove`` where the moves cannot be with it.
        ``IndexError`` where the match has no such position.
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
        """The lines of the first ``moves`` moves of round ``n`` that count; as ``round_at``."""
        rnd, lines = self.round_at(n, 0), []
        for seat, move in self.rounds[n - 1].moves[:moves]:
            lines += stocks_of(rnd.play(move, seat))
            lines.append(line_of(seat, move))
        return lines

    # ------------------------------------------------------------- what follows by itself

    def due(self) -> Values | None:
        """The line that must stand next; None where a person or an opponent decides."""
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
        """The line of the next deal, which may follow where nothing is ``due``."""
        header, number = self.header, len(self.rounds) + 1
        dealer = self.match.next_dealer if self.rounds else header.first_dealer
        deck = round_deck(header.rules, len(header.seats), header.seed, number)
        return {"t": "round", "n": number, "dealer": dealer, "deck": [str(card) for card in deck]}

    def goes_on(self, line: Values) -> None:
        """A line that is ``due``, or a ``deal``, stands in the record now."""
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
        """All lines that are due."""
        lines = []
        while line := self.due():
            self.goes_on(line)
            lines.append(line)
        return lines

    # ------------------------------------------------------------------- what is decided

    def next_round(self) -> list[Values]:
        line = self.check_deal()
        self.goes_on(line)
        return [line]

    def check_deal(self) -> Values:
        """As ``deal``, where a deal may stand now."""
        due = self.due()
        if due is not None and due["t"] == "round":
            return due
        expect(self.status is Status.RUNNING, "match_over")
        expect(self.match.round.over, "round_not_over")
        expect(due is None, "round_not_ended")
        return self.deal()

    def play(self, move: Move, seat: int) -> tuple[Sequence[Event], list[Values]]:
        """A move or a claim: what it brought about. ``IllegalMove`` where it is refused."""
        if not self.match.round.over:
            self._expect_running()
        events = self.match.play(move, seat)
        self.current.add(SeatMove(seat, move))
        lines = stocks_of(events)
        lines.append(line_of(seat, move))
        return events, [*lines, *self.catch_up()]

    def undo(self, moves: int) -> Values:
        """The round's last so many moves do not count."""
        self._expect_running()
        expect(self.header.human is not None, "senseless")
        expect(0 < moves <= len(self.current.moves), "senseless")
        for _ in range(moves):
            self.current.take_back(self.has_shown(1))
            self.match.round.undo()
        return {"t": "undo", "moves": moves}

    def has_shown(self, moves: int) -> bool:
        """Whether the round's last so many moves showed the person a hidden card."""
        past, person = self.match.round.events_since(moves), self.header.human
        return person is not None and any(shows(one, person, self.header.rules) for one in past)

    def resign(self, seat: int) -> Values:
        self._expect_running()
        expect(self.due() is None, "round_not_ended")
        expect(seat == self.header.human, "senseless")
        self.status = Status.RESIGNED
        return {"t": "resign", "seat": seat}

    def practise(self, *, alone: bool = False, deck: Sequence[Card] = ()) -> Values:
        """The cards of this deal are known; ``alone``: the match ends with its round.

        ``deck``: the cards in another dealing order, by which the round is played instead;
        ``ValueError`` for other cards.
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
        """The match goes on in a copy, too: all that is dealt since may be known."""
        expect(self.status is Status.RUNNING, "match_over")
        if self.origin is Origin.DEALT:
            self.origin = Origin.COPY_OF
        if self.rounds and self.current.scores is None:
            self.current.help.add(Help.KNOWN_DEAL)
        return COPIED

    def hint(self, seat: int) -> Values:
        """The person in this seat is told what to play."""
        expect(seat == self.header.human, "senseless")
        self._expect_asked(seat)
        return self._mark(Help.HINT, seat)

    def stand_in(self, seat: int) -> Values:
        """A simple player answers for the opponent in this seat, which is asked now."""
        expect(seat != self.header.human, "senseless")
        self._expect_asked(seat)
        return self._mark(Help.STANDIN, seat)

    def _mark(self, given: Help, seat: int) -> Values:
        expect(not self.current.is_marked(given, seat), "senseless")
        self.current.help.add(given)
        told = len(self.match.round.history)
        self.current.marks.append(HelpMark(len(self.current.moves), told, given, seat))
        return {"t": given.value, "seat": seat}

    def entitle(self, title: str) -> Values:
        """The player names the match; ``RecordError`` for what can be no title."""
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


def line_of(seat: int, move: Move) -> Values:
    """The line of a move."""
    return {"t": "move", "seat": seat, "m": str(move)}


def stocks_of(events: Sequence[Event]) -> list[Values]:
    """The lines that stand directly before a move that brought these events about."""
    return [
        {"t": "stock", "cards": [str(card) for card in event.stock or ()]}
        for event in events
        if isinstance(event, Rebuilt)
    ]


def shows(event: Event, person: int, rules: Rules) -> bool:
    """Whether this revealed a hidden card to the seat ``person``: then to take it back is help.

    Free is the way back to the last moment at which one was revealed:

    - drawing from the stock oneself, and peeking;
    - an opponent's card coming from the hand to the table or, face up, to the discards;
    - with a stacked pile, anything that takes cards off it: the next one shows;
    - the end of a round, when hands and points lie open.

    An opponent's draw shows nothing, nor do one's own melds and discards, a call, a pass, a
    payment or a rebuilt stock.
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


_TRIES: Final = 200
"""After so many orders that cannot be, the cards stay as they lie."""


def redealt_deck(
    life: Life, n: int, at: int, seat: int, shuffle: Callable[[list[Any]], object]
) -> list[Card]:
    """A dealing order in which the first ``at`` moves of round ``n`` look the same to a seat.

    Every card that it had not seen by then, in other hands and in the stock, may lie elsewhere, as
    far as what the others did remains legal. What a rebuilt stock holds was seen before, and stays.
    """
    deck = list(life.deck_of(n))
    now = life.round_at(n, at).view(seat)
    known = {*_seen(life.round_at(n, 0).view(seat)), *_seen(now)}
    known.update(card.index for _, move in life.rounds[n - 1].moves[:at] for card in move.cards)
    places = [place for place, card in enumerate(deck) if card.index not in known]
    cards = [deck[place] for place in places]
    for _ in range(_TRIES):
        shuffle(cards)
        other = list(deck)
        for place, card in zip(places, cards, strict=True):
            other[place] = card
        try:
            if life.round_at(n, at, other).view(seat) == now:
                return other
        except IllegalMove:  # somebody held what made it legal, and has not shown it
            continue
    return deck


def _seen(view: View) -> Iterator[int]:
    """The cards that a seat has had before its eyes."""
    for datum in (view.hand, *chain.from_iterable(view.history)):
        for card in datum if isinstance(datum, tuple) else (datum,):
            if isinstance(card, Card):
                yield card.index

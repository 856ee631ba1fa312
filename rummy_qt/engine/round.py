"""One round: deal, legal moves, play, score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex

from . import turns
from .bits import row_of
from .cards import Card, cards_of
from .deal import Seed, shuffled
from .events import Dealt, Ending, Event
from .legal import legal_moves
from .melds import Meld
from .moves import Move, check_move
from .position import OVER, Position
from .reasons import IllegalMove, Reason
from .refusals import explain
from .rules import Rules
from .sheet import Tally, sheet_of
from .turns import Reshuffle
from .view import LegalMoves, View, view_of


class Round:
    """A round being played. Make one with ``Round.deal``."""

    def __init__(self, position: Position, reshuffle: Reshuffle | None, seed: Seed, label: str):
        self._position = position
        self._history: list[Event] = []
        self._move_starts: list[int] = []
        """For each move that can be undone: the length of ``_history`` before it."""
        self._start = position
        """The position before the first of these moves, from which ``undo`` replays events."""
        self._listed: list[Move] = []
        """The last list of legal moves for the seat to move, if the position is unchanged."""
        self._custom_reshuffle = reshuffle
        self._seed = seed
        self._label = label

    @staticmethod
    def deal(
        rules: Rules,
        players: SupportsIndex,
        dealer: SupportsIndex,
        deck: Sequence[Card],
        seed: Seed = 0,
        reshuffle: Reshuffle | None = None,
        number: int = 1,
    ) -> Round:
        """Deals ``deck``, cards in dealing order, starting at the left of ``dealer``.

        ``reshuffle`` orders a rebuilt stock; without it the order follows from ``seed`` and
        the ``number`` of the round (``deal.py``). ``ValueError`` for a number of players that
        the rules do not allow, or a deck that is not exactly their cards.
        """
        players = checked_players(rules, players)
        dealer = _checked_seat(dealer, players)
        _check_deck(rules, players, deck)
        position = Position(sheet_of(rules, players), dealer)
        position.deal(row_of([card.index for card in deck]))
        rnd = Round(position, reshuffle, seed, f"round {number} stock")
        upcard = deck[players * rules.hand_size(players)]
        rnd._history.append(Dealt(dealer, rules.hand_size(players), upcard))
        return rnd

    def __repr__(self) -> str:
        if self.over:
            return f"<Round of {self.players}: over, {self.ending}, scores {self.scores}>"
        turn = f"turn {self._position.turns + 1}, seat {self.seat}, phase {self.phase}"
        return f"<Round of {self.players}: {turn}>"

    # ------------------------------------------------------------------ the position

    @property
    def rules(self) -> Rules:
        return self._position.rules

    @property
    def players(self) -> int:
        return self._position.players

    @property
    def dealer(self) -> int:
        return self._position.dealer

    @property
    def seat(self) -> int:
        """The seat to move, 0-based, clockwise."""
        return self._position.seat

    @property
    def phase(self) -> str:
        """What the seat to move must do: ``draw``, ``duty``, ``play``, ``closed`` or ``over``."""
        return self._position.phase

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The melds on the table; the first is ``m1``."""
        return tuple(self._position.melds)

    @property
    def discards(self) -> tuple[Card, ...]:
        """The discard pile, bottom first."""
        return tuple(self._position.discards)

    @property
    def stock_count(self) -> int:
        return int(self._position.stock_size)

    def hand(self, seat: SupportsIndex) -> list[Card]:
        """The hand of ``seat``, in any order; ``ValueError`` for an invalid seat."""
        return cards_of(self._position.held(_checked_seat(seat, self._position.players)))

    @property
    def over(self) -> bool:
        return self._position.due == OVER

    @property
    def ending(self) -> Ending | None:
        """Why the round ended; None before."""
        return self._position.ending

    @property
    def closer(self) -> int | None:
        """The seat that went out, or None."""
        return self._position.closer

    @property
    def scores(self) -> list[int] | None:
        """The points of each seat; None until the round is over."""
        tallies = self.tallies
        return None if tallies is None else [tally.total for tally in tallies]

    @property
    def tallies(self) -> list[Tally] | None:
        """The itemised score of each seat; None until the round is over."""
        return turns.tallies(self._position) if self.over else None

    def left_hands(self, person: int | None) -> dict[int, list[Card]]:
        """By seat: the hands of others that cost them points; empty until the round is over."""
        return {
            seat: self.hand(seat)
            for seat, tally in enumerate(self.tallies or ())
            if seat != person and tally.hand
        }

    @property
    def history(self) -> tuple[Event, ...]:
        """All events of the round, hidden cards included."""
        return tuple(self._history)

    @property
    def position(self) -> Position:
        """A copy of the whole state, hidden cards included."""
        return self._position.copy()

    def view(self, seat: SupportsIndex) -> View:
        """All that ``seat`` may know, and nothing else; ``ValueError`` for an invalid seat."""
        seat = _checked_seat(seat, self._position.players)
        return view_of(self._position, seat, self._history)

    def _seat_of(self, seat: SupportsIndex | None) -> int:
        """``seat``, checked; the seat to move for None."""
        if seat is None:
            return self._position.seat
        return _checked_seat(seat, self._position.players)

    # --------------------------------------------------------------------- the moves

    def legal_moves(self, seat: SupportsIndex | None = None) -> LegalMoves:
        """Every legal move of ``seat`` (None: the seat to move); others may only claim.

        Plays that differ only in which copy of a card they use are listed once (S-04), but
        ``move in rnd.legal_moves()`` is true exactly for legal moves.
        """
        mover = self._seat_of(seat)
        moves = legal_moves(self._position, mover)
        if mover == self._position.seat:
            self._listed = moves
        return LegalMoves(moves, self._position.held(mover))

    def may_claim(self, seat: SupportsIndex) -> bool:
        return self._position.may_claim(_checked_seat(seat, self._position.players))

    @property
    def discarder(self) -> int | None:
        """The seat whose discard may be called now, or None."""
        return None if self._position.discarder < 0 else self._position.discarder

    def refusal(self, move: Move, seat: SupportsIndex | None = None) -> Reason:
        """Why the move would be refused, with the reason's data; empty if it is legal."""
        check_move(move)
        return explain(self._position, self._seat_of(seat), move)

    def play(self, move: Move, seat: SupportsIndex | None = None) -> list[Event]:
        """Plays a move of the seat to move, or a claim of ``seat``, and returns its events.

        ``IllegalMove`` if the rules refuse it, ``TypeError`` for anything but a ``Move``; both
        leave the round unchanged.
        """
        position = self._position
        mover = self._seat_of(seat)
        if mover != position.seat or not self._just_listed(move):
            check_move(move)
            reason = explain(position, mover, move)
            if reason:
                raise IllegalMove(reason)
        if not self._move_starts:
            self._start = position.copy()
        events = turns.play(position, mover, move, self._reshuffle)
        self._move_starts.append(len(self._history))
        self._history += events
        self._listed = []
        return events

    def _just_listed(self, move: Move) -> bool:
        """Whether this move object was listed in this position and so needs no check."""
        for listed in self._listed:  # noqa: SIM110 - a third of the time of any()
            if listed is move:
                return True
        return False

    def undo(self) -> None:
        """Takes the last move back; ``IndexError`` if there is none."""
        start, end = self._move_starts[0], self._move_starts.pop()
        del self._history[end:]
        self._position = self._start.copy()
        for event in self._history[start:]:
            turns.follow(self._position, event)
        self._listed = []

    def events_since(self, moves: int) -> tuple[Event, ...]:
        """The events of the last ``moves`` moves, hidden cards included.

        ``IndexError`` if fewer moves were played.
        """
        if moves == 0:
            return ()
        if not 0 < moves <= len(self._move_starts):
            raise IndexError(f"there are {len(self._move_starts)} moves, not {moves}")
        return tuple(self._history[self._move_starts[-moves] :])

    def copy(self) -> Round:
        """An independent copy, which cannot undo the moves played so far."""
        result = Round(self._position.copy(), self._custom_reshuffle, self._seed, self._label)
        result._history = self._history.copy()
        return result

    def _reshuffle(self, cards: list[Card]) -> list[Card]:
        if self._custom_reshuffle is not None:
            return list(self._custom_reshuffle(cards))
        return shuffled(cards, self._seed, f"{self._label} {self._position.rebuilds + 1}")


# With an ``int`` parameter, compiled code would accept True as 1 and raise TypeError for others.
def checked_players(rules: Rules, players: SupportsIndex) -> int:
    """``players``; ``ValueError`` for a number that the rules do not allow."""
    if not isinstance(rules, Rules):
        raise TypeError(f"a game has Rules, not {rules!r:.40}")
    if type(players) is not int or not rules.min_players <= players <= rules.max_players:
        raise ValueError(
            f"these rules are for {rules.min_players} to {rules.max_players} players,"
            f" not {players!r:.20}"
        )
    return players


def _checked_seat(seat: SupportsIndex, players: int) -> int:
    if type(seat) is not int or not 0 <= seat < players:
        raise ValueError(f"a seat is from 0 to {players - 1}, not {seat!r:.20}")
    return seat


def _check_deck(rules: Rules, players: int, deck: Any) -> None:
    expected = rules.deck(players)
    if (
        not isinstance(deck, Sequence)
        or set(map(type, deck)) != {Card}
        or sorted(deck, key=lambda card: card.index) != expected
    ):
        raise ValueError(f"the deck must be exactly the {len(expected)} cards of these rules")
    if len(deck) < players * rules.hand_size(players) + 2:
        raise ValueError(f"these rules have too few cards for {players} players")

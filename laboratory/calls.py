"""``python -m laboratory calls``: how often a person wins a call that others could make.

Whole rounds are played at the table's pace, in simulated time. The person calls a fixed time after
the discard has landed; only discards that she and somebody else could call are counted.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any, Final

from rummy_qt.engine import RULEBOOKS, Move
from rummy_qt.lab.arguments import add_seed, positive
from rummy_qt.lab.matches import Local
from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Situation
from rummy_qt.opponents.programs import Seats
from rummy_qt.play.director import Director, EmptyHost
from rummy_qt.play.game import Change, Game
from rummy_qt.records.header import Header, SeatInfo

FLIGHT: Final = 250
"""Milliseconds until a discard has landed."""
REACTIONS: Final = (900, 1_200, 1_500)
"""Milliseconds from landing until a person has seen it and pressed."""
_RULES: Final = "rommy-dk"
_THROWER: Final = "newcomer"
"""The level at the person's right, which discards cards that fit; higher levels hardly do."""


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "calls",
        help="how many shared calls a person wins",
        description="Plays rounds of the game with calls, three and four players, a person at one"
        " seat and a Newcomer at the last: of the discards that she and others could call, how many"
        " she wins, by level and by how fast she is; and how many would be her share.",
    )
    parser.add_argument("--rounds", type=positive, default=60, help="of each cell")
    parser.add_argument(
        "--levels", nargs="+", choices=TABLE_LEVELS, default=TABLE_LEVELS, help="against whom"
    )
    add_seed(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Prints a line for each cell; returns 0."""
    for players in (3, 4):
        for level in args.levels:
            for reaction in REACTIONS:
                table = Table(level, players, reaction)
                for number in range(args.rounds):
                    table.play(f"{args.seed}|{players}|{number}")
                shared, won = table.shared, table.won
                print(
                    f"{players} players, {level}, {reaction / 1000} s: won {won} of {shared}"
                    f" ({won / max(1, shared):.0%}; her share {table.share / max(1, shared):.0%})"
                )
    return 0


class Table:
    """A person in the first seat, others of one level, and one who discards what fits."""

    def __init__(self, level: str, players: int, reaction: int) -> None:
        self._level, self._players, self._wait = level, players, FLIGHT + reaction
        self.shared = self.won = 0
        """Calls that she and others could make; those of them that she made first."""
        self.share = 0.0
        """The expected number of her calls if everybody were equally fast."""
        self._contended = False

    def play(self, label: str) -> None:
        """One round."""
        chance = Random(label)
        kinds = ["human", *[self._level] * (self._players - 2), _THROWER]
        seats = [SeatInfo(str(seat), kind) for seat, kind in enumerate(kinds)]
        seed, nonce = str(chance.getrandbits(40)), f"{chance.getrandbits(128):032x}"
        header = Header.new(_RULES, RULEBOOKS[_RULES], seats, seed, nonce=nonce)
        self._game = game = Game.start(header)
        self._host = host = EmptyHost()
        levels = [_THROWER, *kinds[1:]]  # the person's seat is not asked
        players = [Local(new_player(kind)) for kind in levels]
        game.changed.connect(self._follow)
        self._director = Director(game, Seats(dict(enumerate(players))), host)
        self._director.call_window.connect(self._opened)
        person = Judge()
        self._director.go_on()
        host.run()
        while not game.match.round.over:
            game.submit(person.choose(game.view(0), Situation((0,) * self._players, 1, 0)), 0)
            host.run()

    def _opened(self, may_call: bool) -> None:
        if not may_call:
            return
        rnd = self._game.match.round
        fits = [seat for seat in range(rnd.players) if _calls(rnd.legal_moves(seat))]
        self._contended = 0 in fits and len(fits) > 1
        if self._contended:
            self.shared += 1
            self.share += 1 / len(fits)
        moment = len(rnd.history)
        self._host.after(self._wait, lambda: self._react(moment))

    def _react(self, moment: int) -> None:
        rnd = self._game.match.round
        if len(rnd.history) != moment or not rnd.may_claim(0):
            return  # somebody was faster
        calls = _calls(rnd.legal_moves(0))
        if calls:
            self._game.submit(calls[0], 0)
        else:
            self._director.let_pass()

    def _follow(self, change: Change) -> None:
        claimed = change.move is not None and change.move.kind == "claim"
        self.won += self._contended and claimed and change.seat == 0
        self._contended = False


def _calls(moves: list[Move]) -> list[Move]:
    """The calls that lay the discard somewhere."""
    return [move for move in moves if move.kind == "claim" and move.meld is not None]

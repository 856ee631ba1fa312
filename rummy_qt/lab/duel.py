"""``rummy-lab duel``: two players over single rounds, dealt alike in every seating.

Besides levels and programs it seats players that are there to find faults: *exploiters*, the
greedy player with one leaning driven too far, and *seer*, Master that is shown the others' hands
(not the order of the stock), whose lead says how much there is to win by knowing.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from functools import partial
from typing import Any

from rummy_qt.engine import RULEBOOKS, Move, Round, View
from rummy_qt.engine.notation import parse_position
from rummy_qt.engine.position import Position
from rummy_qt.opponents.belief import Belief
from rummy_qt.opponents.judge import Judge, greedy_move, policy_of
from rummy_qt.opponents.levels import LEVELS, MASTER
from rummy_qt.opponents.memory import recalled
from rummy_qt.opponents.player import Situation
from rummy_qt.opponents.thinker import Thinker
from rummy_qt.opponents.tuned import weights_for
from rummy_qt.opponents.weights import Weights
from rummy_qt.play.game import Game
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.texts import escaped

from .arguments import add_rulebook, add_seed, counted
from .deals import add_nonce, hidden, new_nonce
from .figures import figure
from .seats import Answering, Local, command_of, play_match, seat_for

EXPLOITERS: dict[str, Callable[[Weights], Weights]] = {
    "holder": lambda own: own._replace(
        lay_few=own.lay_few / 2, lay_late=own.lay_late / 2, lay_loose=own.lay_loose / 2
    ),
    "fisher": lambda own: own._replace(pile=own.pile * 3, lay_pile=own.lay_pile * 3),
    "hasty": lambda own: own._replace(dead=own.dead * 3, haste=own.haste * 2),
    "careful": lambda own: own._replace(
        fit=own.fit * 3, pair=own.pair * 3, open_pair=own.open_pair * 3, seen=own.seen * 3
    ),
    "eager": lambda own: own._replace(stock=2.0),
}
"""Holds its melds back; waits for what the pile completes; wants to be rid of points; gives
little; takes from the pile what it can."""
_SEER = "seer"
_TOLD = 10
"""Lines on how a duel stands."""


class Exploiter(Judge):
    """The greedy player of the game, with other weights."""

    def __init__(self, lean: Callable[[Weights], Weights]) -> None:
        self._lean = lean

    def judge(self, view: View, situation: Situation) -> Move | None:
        weights = self._lean(weights_for(view.rules, view.players))
        return greedy_move(policy_of(view.rules, view.players, weights), recalled(view))


class Seer(Thinker):
    """Master's search in the true deal of the others' hands."""

    def __init__(self) -> None:
        super().__init__(MASTER._replace(brake=math.inf), "master")
        self.round: Round | None = None
        """What it is shown."""

    def _recalled(self, view: View, events: int, belief: Belief) -> Position:
        position = super()._recalled(view, events, belief)
        assert self.round is not None
        belief.know(position, parse_position(str(self.round), view.rules))
        return position


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "duel",
        help="compare two players over single rounds",
        description="Plays single rounds between two players, every deal once in each seating, and"
        " prints by how many points a round the first is ahead, with the uncertainty.",
    )
    known = ", ".join([*LEVELS, *EXPLOITERS, _SEER])
    parser.add_argument(
        "--opponents", required=True, metavar="A,B", help=f"{known}, or the path of a program"
    )
    add_rulebook(parser, help="whose rules", default="500-rum-de")
    parser.add_argument(
        "--players", type=int, default=2, metavar="N", help="how many play: one A among Bs"
    )
    parser.add_argument("--deals", type=counted, default=100, metavar="N", help="deals to play")
    add_seed(parser)
    add_nonce(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays and reports; 0."""
    names = args.opponents.split(",")
    if len(names) != 2:
        raise ValueError("--opponents takes two names, like holder,club")
    for name in names:
        if name not in EXPLOITERS and name != _SEER:
            command_of(name)
    rules = RULEBOOKS[args.rulebook]
    if not rules.min_players <= args.players <= rules.max_players:
        raise ValueError(f"{args.rulebook} is not for {args.players} players")
    nonce = args.nonce or new_nonce()
    results: list[float] = []
    for points in duel(names[0], names[1], args.rulebook, args.players, args.seed, nonce):
        results.append(points)
        if len(results) == args.deals:
            break
        if len(results) % max(1, args.deals // _TOLD) == 0:
            print(f"{len(results)} of {args.deals} deals: {figure(results)}", file=sys.stderr)
    one, other = map(escaped, names)
    among = "" if args.players == 2 else f", one among {args.players - 1}"
    print(f"{one} against {other}{among}: {args.rulebook}, {args.players} players")
    print(f"points a round  {figure(results)}   ({len(results)} deals, in each seating)")
    print(f"the same again: --seed {args.seed} --nonce {nonce}")
    return 0


def duel(
    one: str, other: str, rulebook: str, players: int, seed: int, nonce: str
) -> Iterator[float]:
    """For each deal, the points of ``one`` over the mean of the ``other``s, over all seatings."""
    number = 0
    while True:
        secrets = hidden(seed, number, nonce)
        total = 0.0
        for seat in range(players):
            names = [one if at == seat else other for at in range(players)]
            kinds = [SeatInfo(name[:20], "program") for name in names]
            rules = RULEBOOKS[rulebook]
            header = Header.new(rulebook, rules, kinds, secrets.seed, nonce=secrets.nonce)
            with ExitStack() as ended:
                seats = [ended.enter_context(closing(_seat(name))) for name in names]
                match = play_match(header, seats, rounds=1, dealt=partial(_show, seats))
            scores = match.scores[0]
            total += scores[seat] - (sum(scores) - scores[seat]) / (players - 1)
        yield total / players
        number += 1


def _seat(name: str) -> Answering:
    if name == _SEER:
        return Local(Seer())
    return Local(Exploiter(EXPLOITERS[name])) if name in EXPLOITERS else seat_for(name)


def _show(seats: list[Answering], game: Game) -> None:
    """Who may see all is shown the round."""
    for seat in seats:
        if isinstance(seat, Local) and isinstance(seat.player, Seer):
            seat.player.round = game.match.round

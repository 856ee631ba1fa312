"""``python -m laboratory duel``: two players over single rounds, with equal deals in every seating.

Besides levels and programs there are players for finding faults: *exploiters*, the greedy player
with one weight exaggerated, and *seer*, Master with knowledge of the others' hands (but not the
order of the stock), whose lead is the value of that knowledge. *outside* is a greedy player written
from the rules and the protocol alone, the yardstick of all levels, and names like *eager-club* are
levels with a leaning. *fit=0.6* or *fit=0.6+gain=1.2* is Club with these weights instead of its
own.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from functools import partial
from itertools import count, product
from typing import Any

from rummy_qt.engine import Move, Round, View
from rummy_qt.engine.position import Position
from rummy_qt.lab.arena import Contest, add_contest, contest_of, header_of, lead
from rummy_qt.lab.deals import new_nonce
from rummy_qt.lab.estimates import estimate
from rummy_qt.lab.matches import Local, MatchSeat, seat_for
from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.opponents.belief import Belief
from rummy_qt.opponents.judge import Judge, greedy_move, hands_of
from rummy_qt.opponents.leanings import LEANINGS
from rummy_qt.opponents.levels import LEVELS, MASTER, new_player
from rummy_qt.opponents.player import Claim, Player, Situation
from rummy_qt.opponents.policy import Policy
from rummy_qt.opponents.programs import Seats
from rummy_qt.opponents.protocol import Ask, Request, request_line
from rummy_qt.opponents.search import Search
from rummy_qt.opponents.thinker import Thinker
from rummy_qt.opponents.tuned import DANGERS, Weights, weights_for
from rummy_qt.play.director import rounds_played
from rummy_qt.play.game import Game

from . import outside
from .tune import NAMES

EXPLOITERS: dict[str, Callable[[Weights], Weights]] = {
    "holder": lambda own: own.times(0.5, "lay_few", "lay_late", "lay_loose"),
    "fisher": lambda own: own.times(3, "pile", "lay_pile"),
    "hasty": lambda own: own.times(3, "dead").times(2, "haste"),
    "careful": lambda own: own.times(3, *DANGERS),
    "eager": lambda own: replace(own, stock=2.0),
}
"""In order: holds back melds; waits for what the pile completes; sheds points; gives little away;
takes all it can from the pile."""


def with_weights(name: str) -> Callable[[Weights], Weights]:
    """The weights for a name like ``fit=0.6+gain=1.2``; raises ``ValueError`` for other names."""
    given: dict[str, float] = {}
    for part in name.split("+"):
        weight, _, value = part.partition("=")
        if weight not in NAMES:
            raise ValueError(f"there is no weight {weight[:20]!r}: {', '.join(NAMES)}")
        given[weight] = float(value)
    return lambda own: replace(own, **given)


_TOLD = 10
"""Progress lines per duel."""


class Exploiter(Judge):
    """The game's greedy player with other weights."""

    def __init__(self, lean: Callable[[Weights], Weights]) -> None:
        self._lean = lean

    def judge(self, view: View, situation: Situation) -> Move | None:
        weights = self._lean(weights_for(view.rules, view.players))
        return greedy_move(Policy(hands_of(view.rules, view.players), weights), view.position)


class Seer(Thinker):
    """Master's search in the true deal of the others' hands."""

    def __init__(self) -> None:
        super().__init__(MASTER)
        self.round: Round | None = None
        """The round whose hands it sees."""

    def _search(self, view: View, situation: Situation, events: int) -> tuple[Search, Position]:
        """Master's, with the true hands."""
        search, position = super()._search(view, situation, events)
        assert self.round is not None
        know(search._belief, position, self.round.position)
        return search, position


def know(belief: Belief, position: Position, truth: Position) -> None:
    """Replaces sampled deals by the true one, to measure the value of knowing all hands.

    ``position`` is what the seat knows by itself. No level of the game ever gets this.
    """
    for deal, seat in product(range(int(belief.deals)), range(int(truth.players))):
        if seat != belief.me:
            row = 3 * (deal * int(truth.players) + seat)
            belief._hands[row] = truth.first[seat] & ~position.first[seat]
            belief._hands[row + 1] = truth.second[seat] & ~position.second[seat]
            belief._hands[row + 2] = truth.jokers[seat] & ~position.jokers[seat]
    size = int(belief._size)
    for deal, at in product(range(int(belief.deals)), range(size)):
        belief._stock[deal * int(belief._cards) + at] = truth.stock[at]


class Leaning:
    """A level with a leaning."""

    def __init__(self, level: str, leaning: str) -> None:
        self._player = new_player(level)
        self._leaning = leaning

    def choose(self, view: View, situation: Situation) -> Move:
        """The level's choice with the leaning."""
        leanings = (self._leaning,) * view.players
        return self._player.choose(view, situation._replace(leanings=leanings))

    def claim(self, view: View, situation: Situation) -> Claim | None:
        """As the level does."""
        return self._player.claim(view, situation)


class Outside:
    """The independent greedy player of ``outside.py``, called over the protocol."""

    def choose(self, view: View, situation: Situation) -> Move:
        """Its answer."""
        move = self._answer("choose", view, situation)
        assert move is not None
        return move

    def claim(self, view: View, situation: Situation) -> Claim | None:
        """Its answer, after 0.9 s."""
        move = self._answer("call", view, situation)
        return None if move is None else Claim(move, 900)

    def _answer(self, ask: Ask, view: View, situation: Situation) -> Move | None:
        line = request_line(Request(ask, 1, "", view, situation))
        told = outside.answer(json.loads(line))["m"]
        return None if told is None else Move.parse(told)


_SEATED: dict[str, Callable[[], Player]] = {
    **{name: partial(Exploiter, lean) for name, lean in EXPLOITERS.items()},
    **{
        f"{lean}-{level}": partial(Leaning, level, lean)
        for level in TABLE_LEVELS
        for lean in LEANINGS
    },
    "seer": Seer,
    "outside": Outside,
}
"""Players by name, besides levels and programs."""


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "duel",
        help="compare two players over single rounds",
        description="Plays single rounds between two players, every deal once in each seating, and"
        " prints by how many points a round the first is ahead, with the uncertainty.",
    )
    own = "weight=number (Club with that weight)"
    add_contest(parser, [*LEVELS, *_SEATED, own], deals="deals to play")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays and reports; returns 0."""
    weighed = [name for name in args.opponents.split(",") if "=" in name]
    _SEATED.update((name, partial(Exploiter, with_weights(name))) for name in weighed)
    contest = contest_of(args, args.nonce or new_nonce(), _SEATED)
    results: list[float] = []
    for points in duel(contest):
        results.append(points)
        if len(results) == args.deals:
            break
        if len(results) % max(1, args.deals // _TOLD) == 0:
            print(f"{len(results)} of {args.deals} deals: {estimate(results)}", file=sys.stderr)
    print(contest.title)
    print(f"points a round  {estimate(results)}   ({len(results)} deals, in each seating)")
    print(contest.repeat_line)
    return 0


def duel(contest: Contest) -> Iterator[float]:
    """For each deal, the first player's points minus the others' mean, over all seatings."""
    for number in count():
        scores = []
        for seat in range(contest.players):
            with ExitStack() as ended:
                names = contest.seated(seat)
                seats = [ended.enter_context(closing(_seat(name))) for name in names]
                game = Game.start(header_of(contest, number, seat))
                for one in seats:
                    if isinstance(one, Local) and isinstance(one.player, Seer):
                        one.player.round = game.match.round
                next(rounds_played(game, Seats(dict(enumerate(seats)))))
            scores.append(game.match.scores[0])
        yield lead(scores)


def _seat(name: str) -> MatchSeat:
    return Local(_SEATED[name]()) if name in _SEATED else seat_for(name)

"""``rummy-lab fair``: our opponents cannot cheat, never get stuck, and keep their time.

Positions are sampled from rounds of all rulebooks and numbers of players. In each, the cards
that a seat cannot see are dealt anew: the bytes that it is sent and its answer must stay the
same. Then whole rounds are played, and every answer must be legal.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from rummy_qt.engine import RULEBOOKS, Round, View
from rummy_qt.engine.cards import cards_of, hand_of
from rummy_qt.engine.match import round_deck
from rummy_qt.engine.view import view_of
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Player, Situation, is_legal
from rummy_qt.opponents.protocol import Ask, Request, request_line
from rummy_qt.opponents.server import reply
from rummy_qt.play.calls import first_call

from .arguments import add_seed, counted
from .figures import percentile

LEVELS = ("beginner", "casual", "club", "expert", "master")
TIMED = ("expert", "master")
FEW = 16
"""Playouts of the levels that search, where not their full budget is asked for."""
GAMES = [
    (name, players)
    for name, rules in RULEBOOKS.items()
    for players in range(rules.min_players, rules.max_players + 1)
]


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "fair",
        help="try the opponents' honesty, moves and time",
        description="Deals anew the cards that an opponent cannot see: what it is sent, and its"
        " answer, must stay the same. Then plays rounds in which every answer must be legal, and"
        " times the levels that search.",
    )
    parser.add_argument(
        "--positions", type=counted, default=1000, metavar="N", help="positions dealt anew"
    )
    parser.add_argument(
        "--full", type=int, default=10, metavar="N", help="of these at Master's full budget"
    )
    parser.add_argument(
        "--decisions", type=counted, default=2000, metavar="N", help="decisions that must be legal"
    )
    parser.add_argument(
        "--timed", type=int, default=20, metavar="N", help="decisions to be timed, for each level"
    )
    add_seed(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Tries and reports; 1 if anything was found."""
    faults = honesty(args.positions, args.full, args.seed)
    print(
        f"positions dealt anew: {args.positions}, {args.full} of them at Master's full budget;"
        f" bytes or answers that changed: {faults}"
    )
    illegal, played = legality(args.decisions, args.seed)
    print(f"decisions: {sum(played.values())} in {len(played)} games; not legal: {illegal}")
    for level in TIMED:
        times = sorted(timing(level, args.timed, args.seed))
        if times:
            print(
                f"{level} at its full budget: {len(times)} decisions, 99 % within"
                f" {percentile(times, 0.99):.2f} s, slowest {times[-1]:.2f} s of the clock"
            )
    return 1 if faults or illegal else 0


# --------------------------------------------------------------------------- honesty


def honesty(positions: int, full: int, seed: int) -> int:
    """How many times the bytes sent or the answer changed with the hidden cards."""
    chance = Random(seed)
    faults = 0
    every = positions // full if full else 0
    for number, (rnd, view) in zip(range(positions), sample(chance), strict=False):
        other = redealt(rnd, view.seat, chance)
        level = LEVELS[number % len(LEVELS)]
        playouts: int | None = FEW
        if every and number % every == 0:
            level, playouts = "master", None
        ask: Ask = "choose" if view.to_move == view.seat else "call"
        told = Situation((0,) * view.players, 1, number)
        lines = [request_line(Request(ask, 1, level, seen, told)) for seen in (view, other)]
        player = new_player(level, timed=False, playouts=playouts)
        answers = [_answer(player, line) for line in lines]
        faults += lines[0] != lines[1] or answers[0] != answers[1] or '"error"' in answers[0]
    return faults


def _answer(player: Player, line: str) -> str:
    return reply(line, lambda _: player)


def sample(chance: Random) -> Iterator[tuple[Round, View]]:
    """Views in which a seat has something to do, from rounds of all games, without end."""
    while True:
        rnd = new_round(*chance.choice(GAMES), chance.getrandbits(40))
        club = new_player("club")
        told = Situation((0,) * rnd.players, 1, 0)
        while not rnd.over:
            seat = chance.randrange(rnd.players) if chance.random() < 0.3 else rnd.seat
            view = rnd.view(seat)
            if view.legal_moves and chance.random() < 0.2:
                yield rnd, view
            wild = chance.random() < 0.3
            move = (
                chance.choice(rnd.legal_moves()) if wild else club.choose(rnd.view(rnd.seat), told)
            )
            rnd.play(move)


def redealt(rnd: Round, seat: int, chance: Random) -> View:
    """The view of ``seat`` after all cards that it does not see have been dealt anew."""
    position = rnd.position
    others = [other for other in range(rnd.players) if other != seat]
    hidden = [*position.stock]
    for other in others:
        hidden += cards_of(position.hands[other])
    chance.shuffle(hidden)
    for other in others:
        size = position.hands[other].bit_count()
        position.hands[other], hidden = hand_of(hidden[:size]), hidden[size:]
    position.stock = hidden
    return view_of(position, seat, rnd.history)


# -------------------------------------------------------------------- moves and time


def new_round(rulebook: str, players: int, seed: int) -> Round:
    """A round of this game."""
    rules = RULEBOOKS[rulebook]
    return Round.deal(rules, players, seed % players, round_deck(rules, players, seed, 1), seed)


def legality(decisions: int, seed: int) -> tuple[int, Counter[tuple[str, int]]]:
    """How many answers were not legal, and how many there were in each game."""
    chance = Random(seed)
    played: Counter[tuple[str, int]] = Counter()
    illegal = number = 0
    while sum(played.values()) < decisions:
        game = GAMES[number % len(GAMES)]
        names = [chance.choice(LEVELS) for _ in range(game[1])]
        number += 1
        seats = [new_player(name, timed=False, playouts=FEW) for name in names]
        rnd = new_round(*game, chance.getrandbits(40))
        while not rnd.over:
            played[game] += 1
            illegal += not play_on(rnd, seats)
    return illegal, played


def play_on(rnd: Round, seats: list[Player]) -> bool:
    """One call or move; whether all answers were legal."""
    told = Situation((0,) * rnd.players, 1, len(rnd.history))
    good, calls = True, {}
    for seat in range(rnd.players):
        if rnd.may_call(seat):
            view = rnd.view(seat)
            call = seats[seat].call(view, told)
            if call is not None and is_legal(call.move, view):
                calls[seat] = call
            good &= call is None or seat in calls
    first = first_call(calls, rnd.discarder or 0, rnd.players)
    if first is not None:
        rnd.play(calls[first].move, first)
        return good
    view = rnd.view(rnd.seat)
    move = seats[rnd.seat].choose(view, told)
    good &= is_legal(move, view)
    rnd.play(move if is_legal(move, view) else view.legal_moves[0])
    return good


def timing(level: str, decisions: int, seed: int) -> list[float]:
    """Seconds that a level took for decisions of all games, at its real budget."""
    chance = Random(seed)
    player = new_player(level)
    times: list[float] = []
    for _, (_, view) in zip(range(decisions), sample(chance), strict=False):
        if view.to_move == view.seat:
            begun = time.perf_counter()
            player.choose(view, Situation((0,) * view.players, 1, len(times)))
            times.append(time.perf_counter() - begun)
    return times

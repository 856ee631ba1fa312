"""``rummy-lab fair``: checks that our opponents cannot cheat, play legally and keep their time.

Positions are sampled from rounds of all rulebooks and numbers of players. In each, the cards
that a seat cannot see are redealt: its request and its answer must stay the same byte for byte.
Then whole rounds are played, in which every answer must be legal.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from rummy_qt.engine import RULEBOOKS, IllegalMove, Round, View
from rummy_qt.engine.cards import cards_of
from rummy_qt.engine.match import round_deck
from rummy_qt.engine.view import view_of
from rummy_qt.opponents import SEARCHING_LEVELS, TABLE_LEVELS
from rummy_qt.opponents.leanings import LEANINGS
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Player, Situation
from rummy_qt.opponents.protocol import Ask, Request, request_line
from rummy_qt.opponents.server import reply
from rummy_qt.records.header import Header, SeatInfo

from .arguments import add_seed, non_negative, positive
from .estimates import percentile
from .matches import Local, play_match

_NO_CHOICE = "there is nothing to choose here"
"""The error that answers a request for advice by a seat that has nothing to call."""
FEW = 16
"""The reduced number of playouts for levels that search."""
GAMES = [
    (name, players)
    for name, rules in RULEBOOKS.items()
    for players in range(rules.min_players, rules.max_players + 1)
]


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "fair",
        help="test the opponents' honesty, moves and speed",
        description="Deals anew the cards that an opponent cannot see: what it is sent, and its"
        " answer, must stay the same. Then plays rounds in which every answer must be legal, and"
        " times the levels that search.",
    )
    parser.add_argument("--positions", type=positive, default=1000, help="positions dealt anew")
    parser.add_argument(
        "--full", type=non_negative, default=10, help="of which at Master's full budget"
    )
    parser.add_argument(
        "--decisions", type=positive, default=2000, help="decisions that must be legal"
    )
    parser.add_argument(
        "--timed", type=non_negative, default=20, help="decisions to be timed, for each level"
    )
    add_seed(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Checks and prints; returns 1 if a check failed."""
    full = min(args.full, args.positions)
    faults = honesty(args.positions, full, args.seed)
    print(
        f"positions dealt anew: {args.positions}, {full} of them at Master's full budget;"
        f" bytes or answers that changed: {faults}"
    )
    illegal, played = legality(args.decisions, args.seed)
    print(f"decisions: {sum(played.values())}; games: {len(played)}; not legal: {illegal}")
    for level in SEARCHING_LEVELS:
        times = sorted(timing(level, args.timed, args.seed))
        if times:
            print(
                f"decisions of {level} at its full budget: {len(times)}; 99 % within"
                f" {percentile(times, 0.99):.2f} s, slowest {times[-1]:.2f} s of the clock"
            )
    return 1 if faults or illegal else 0


# --------------------------------------------------------------------------- honesty


def honesty(positions: int, full: int, seed: int) -> int:
    """How often a request or an answer changed with the hidden cards, or was an error."""
    chance = Random(seed)
    faults = 0
    for number, (rnd, view) in zip(range(positions), sample(chance), strict=False):
        other = redealt(rnd, view.seat, chance)
        level = TABLE_LEVELS[number % len(TABLE_LEVELS)]
        playouts: int | None = FEW
        if number * full % positions < full:  # ``full`` of the positions, evenly spread
            level, playouts = "master", None
        leanings = tuple(chance.choices(list(LEANINGS), k=view.players))
        situation = Situation((0,) * view.players, 1, number, leanings=leanings)
        turn: Ask = "choose" if view.to_move == view.seat else "call"
        requests: list[tuple[Ask, str]] = [(turn, level), ("advise", "master")]
        for ask, who in requests:
            player = new_player(who, playouts=playouts)
            lines = [request_line(Request(ask, 1, who, v, situation)) for v in (view, other)]
            answers = [_answer(player, line) for line in lines]
            failed = '"t":"error"' in answers[0] and _NO_CHOICE not in answers[0]
            faults += lines[0] != lines[1] or answers[0] != answers[1] or failed
    return faults


def _answer(player: Player, line: str) -> str:
    return reply(line, lambda _: player)


def sample(chance: Random) -> Iterator[tuple[Round, View]]:
    """Endless views with legal moves, and their rounds, sampled from all games."""
    while True:
        (name, players), seed = chance.choice(GAMES), chance.getrandbits(40)
        rules = RULEBOOKS[name]
        deck = round_deck(rules, players, seed, 1)
        rnd = Round.deal(rules, players, seed % players, deck, seed)
        club = new_player("club")
        situation = Situation((0,) * rnd.players, 1, 0)
        while not rnd.over:
            seat = chance.randrange(rnd.players) if chance.random() < 0.3 else rnd.seat
            view = rnd.view(seat)
            if view.legal_moves and chance.random() < 0.2:
                yield rnd, view
            if chance.random() < 0.3:
                move = chance.choice(rnd.legal_moves())
            else:
                move = club.choose(rnd.view(rnd.seat), situation)
            rnd.play(move)


def redealt(rnd: Round, seat: int, chance: Random) -> View:
    """The view of ``seat`` after all cards that it cannot see were redealt."""
    position = rnd.position
    others = [other for other in range(rnd.players) if other != seat]
    hidden = position.stock_cards
    for other in others:
        hidden += cards_of(position.held(other))
    chance.shuffle(hidden)
    for other in others:
        size = position.counts[other]
        position.set_hand(other, hidden[:size])
        hidden = hidden[size:]
    for place, card in enumerate(hidden):
        position.stock[place] = card.index
    return view_of(position, seat, rnd.history)


# -------------------------------------------------------------------- moves and time


def legality(decisions: int, seed: int) -> tuple[int, Counter[tuple[str, int]]]:
    """The number of rounds with an illegal answer, and the decisions in each game."""
    chance = Random(seed)
    played: Counter[tuple[str, int]] = Counter()
    illegal = number = 0
    while sum(played.values()) < decisions:
        game = GAMES[number % len(GAMES)]
        number += 1
        names = [chance.choice(TABLE_LEVELS) for _ in range(game[1])]
        seats = [Local(new_player(name, playouts=FEW)) for name in names]
        kinds = [SeatInfo(f"Seat {seat}", name) for seat, name in enumerate(names)]
        header = Header.new(game[0], RULEBOOKS[game[0]], kinds, f"{seed} {number}", nonce="0")
        try:
            play_match(header, seats, rounds=1)
        except IllegalMove:
            illegal += 1
        played[game] += sum(len(seat.work.milliseconds) for seat in seats)
    return illegal, played


def timing(level: str, decisions: int, seed: int) -> list[float]:
    """Seconds of wall-clock time per decision of a level at its full budget, over all games."""
    chance = Random(seed)
    player = new_player(level)
    times: list[float] = []
    for _, (_, view) in zip(range(decisions), sample(chance), strict=False):
        if view.to_move == view.seat:
            start = time.perf_counter()
            player.choose(view, Situation((0,) * view.players, 1, len(times)))
            times.append(time.perf_counter() - start)
    return times

"""Rounds in which opponents are asked for moves."""

import os
import random
from collections.abc import Iterator
from functools import partial

import native

from rummy_qt.engine import RULEBOOKS, Round, View
from rummy_qt.engine.match import round_deck
from rummy_qt.opponents.player import Player, Situation
from rummy_qt.opponents.protocol import Request
from tests import compiled

COMPILED = os.environ.get(compiled.SETTING) == "compiled"
CASES = [
    (name, players)
    for name, rules in RULEBOOKS.items()
    for players in range(rules.min_players, rules.max_players + 1)
    if COMPILED or not native.is_fresh() or players in (rules.min_players, rules.max_players)
]
"""Every rulebook with every number of players. Plain Python takes ten times as long: it plays
the smallest and largest table of each rulebook where the machine code plays the others too."""


choice_of = partial(Request, "choose", 0)
"""Chooses a move at one level, from a view and a situation."""
call_of = partial(Request, "call", 0)


def situation(players: int, seed: int = 1) -> Situation:
    return Situation((0,) * players, 1, seed)


def dealt(rulebook: str, players: int, seed: int = 1) -> Round:
    rules = RULEBOOKS[rulebook]
    return Round.deal(rules, players, seed % players, round_deck(rules, players, seed, 1), seed)


def first_view(rulebook: str, players: int = 2, seed: int = 1) -> View:
    rnd = dealt(rulebook, players, seed)
    return rnd.view(rnd.seat)


def claims(rnd: Round, players: list[Player], told: Situation) -> bool:
    """Ask every seat whether it calls the last discard, and return whether one did."""
    calls = []
    for seat, player in enumerate(players):
        view = rnd.view(seat)
        if view.claimable is not None and (call := player.claim(view, told)) is not None:
            calls.append((call.delay_ms, seat, call.move))
    if calls:
        _, seat, move = min(calls, key=lambda call: call[:2])
        rnd.play(move, seat)
    return bool(calls)


def play_round(rnd: Round, players: list[Player], told: Situation) -> int:
    """Play the round to its end; every answer must be legal. Returns the number of decisions."""
    decisions = 0
    while not rnd.over:
        if not claims(rnd, players, told):
            rnd.play(players[rnd.seat].choose(rnd.view(rnd.seat), told))
        decisions += 1
    return decisions


def random_views(rulebook: str, players: int, seed: int) -> Iterator[tuple[Round, View]]:
    """The views of the seat to move and of those that may call, throughout a random round."""
    rnd = dealt(rulebook, players, seed)
    chance = random.Random(seed)
    while not rnd.over:
        for seat in range(players):
            view = rnd.view(seat)
            if view.legal_moves:
                yield rnd, view
        rnd.play(chance.choice(rnd.legal_moves()))

"""Opponents play a match among themselves, as at a table but without waiting.

Calls are settled by the delays that the players state, never by a clock (S-06).
"""

from __future__ import annotations

from collections.abc import Sequence

from rummy_qt.opponents.player import Player
from rummy_qt.play.calls import OpenCalls
from rummy_qt.play.game import Game
from rummy_qt.play.situations import situation_of


def play_round(game: Game, players: Sequence[Player]) -> None:
    """Plays the round under way to its end; ``players`` are one a seat."""
    rnd = game.match.round
    while not rnd.over:
        if rnd.discarder is not None:
            _settle_calls(game, players)
        if not rnd.over:
            _play_turn(game, players)


def _play_turn(game: Game, players: Sequence[Player]) -> None:
    """The seat to move plays until another discard may be called, or the round is over."""
    rnd = game.match.round
    before = rnd.discarder, rnd.seat
    while not rnd.over:
        seat = rnd.seat
        game.submit(players[seat].choose(rnd.view(seat), situation_of(game.match, seat)))
        if rnd.discarder is not None and (rnd.discarder, rnd.seat) != before:
            return


def _settle_calls(game: Game, players: Sequence[Player]) -> None:
    """Asks all seats that may call on the same position, and plays the calls, first ones first."""
    rnd = game.match.round
    discarder = rnd.discarder
    asked = [seat for seat in range(rnd.players) if rnd.may_call(seat)]
    calls = OpenCalls(discarder or 0, rnd.players, asked, timed=False)
    for seat in asked:
        calls.answer(seat, players[seat].call(rnd.view(seat), situation_of(game.match, seat)))
    while rnd.discarder is not None:
        first = calls.first(rnd.may_call)
        if first is None:
            return
        seat, call = first
        game.submit(call.move, seat)

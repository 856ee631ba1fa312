"""Guesses by somebody who knows every algorithm here and tries to find the deal.

A guess can be checked against the number in a request, and against the player's own hand. Either
would confirm a seed or nonce, and with it all hands and the stock.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from rummy_qt.engine import RULEBOOKS, Rules
from rummy_qt.engine.deal import choice
from rummy_qt.engine.match import round_deck
from rummy_qt.lab.arena import Contest, header_of
from rummy_qt.lab.deals import match_secrets, new_nonce
from rummy_qt.lab.fair import GAMES
from rummy_qt.lab.simulate import simulated_header
from rummy_qt.opponents import protocol
from rummy_qt.play.game import Game, opponent_seed, situation_of
from rummy_qt.records.header import HUMAN, PROGRAM, Header, SeatInfo

Request = dict[str, Any]
"""A request of the opponent protocol, as JSON."""
WAYS = ("a typed deal number", "simulate", "simulate with a program", "arena")
"""The ways in which matches are started."""
_deck = lru_cache(maxsize=4096)(round_deck)
"""A deck is compared with the hand of each seat."""


class Leak(NamedTuple):
    """A secret that a request reveals."""

    of: Literal["number", "hand"]
    """What the guess was checked against."""
    secret: str
    """The seed or nonce that was found."""

    def __str__(self) -> str:
        if self.of == "number":
            return f"the number that it is sent follows from {self.secret!r}"
        return f"its hand was dealt from {self.secret!r}"


def found(request: Request, typed: str, most: int) -> list[Leak]:
    """What the request reveals; empty if nothing was found.

    ``typed``, the seed of the command line or the deal number, is not secret; ``most`` is how many
    plain numbers are tried as seeds, in addition to likelier ones.
    """
    hand = Hand.of(request)
    leaks: list[Leak] = []
    for text in dict.fromkeys(guessed(typed, most)):
        if tells_number(request, text):
            leaks.append(Leak("number", text))
        if hand is not None and hand.follows_from(text):
            leaks.append(Leak("hand", text))
    return leaks


def guessed(typed: str, most: int) -> Iterator[str]:
    """The seeds and nonces to try, likely ones first."""
    yield typed
    nonces = ["", "0", "0" * 32, typed, hashlib.sha256(typed.encode()).hexdigest()[:32]]
    yield from nonces
    for number in range(50):
        yield f"arena {typed} {number}"
        yield f"{typed} {number}"
        for nonce in nonces:
            yield from match_secrets(typed, number, nonce)
    yield from map(str, range(most))


def tells_number(request: Request, secret: str) -> bool:
    """Whether the number in the request follows from this secret."""
    situation, view = request["situation"], request["view"]
    told = opponent_seed(secret, situation["round"], len(view["history"]), view["seat"])
    return bool(situation["seed"] == told)


class Hand(NamedTuple):
    """The hand dealt to a seat, and what is known about the deal."""

    rules: Rules
    players: int
    dealer: int
    seat: int
    round_number: int
    cards: frozenset[str]

    @staticmethod
    def of(request: Request) -> Hand | None:
        """The hand in this request; None once the seat has moved in the round."""
        view = request["view"]
        if any(past.get("seat") == view["seat"] for past in view["history"]):
            return None
        return Hand(
            Rules.from_dict(view["rules"]),
            view["players"],
            view["dealer"],
            view["seat"],
            request["situation"]["round"],
            frozenset(view["hand"]),
        )

    def follows_from(self, seed: str) -> bool:
        if self.round_number == 1 and choice(self.players, seed, "dealer") != self.dealer:
            return False
        deck = _deck(self.rules, self.players, seed, self.round_number)
        first = (self.seat - self.dealer - 1) % self.players
        dealt = deck[first : self.players * len(self.cards) : self.players]
        return {str(card) for card in dealt} == self.cards


def given_away(guesses: int, seed: int) -> Iterator[str]:
    """What can be guessed from the first request to a seat of a match: one sentence per leak.

    A deal number that a person typed can be found from any hand: only our own opponents sit there,
    and they do not look. Even then, the number in the request must not reveal it.
    """
    for way, header, typed in begun_matches(seed):
        game = Game.start(header)
        others_play = any(seat.kind == PROGRAM for seat in header.seats)
        for seat in range(len(header.seats)):
            request = protocol.Request(
                "choose", 1, PROGRAM, game.view(seat), situation_of(game, seat)
            )
            line = protocol.request_line(request)
            for leak in found(json.loads(line), typed, guesses):
                if others_play or leak.of == "number":
                    yield f"{way}, seat {seat}: {leak}"


def begun_matches(seed: int) -> Iterator[tuple[str, Header, str]]:
    """A match of each game: how it was started, its header, and the seed that was typed."""
    typed, nonce = str(seed), new_nonce()
    for number, (rulebook, players) in enumerate(GAMES):
        way = number % 4
        if way == 0:
            kinds = [HUMAN, *["club"] * (players - 1)]
            seats = [SeatInfo(f"Seat {seat}", kind) for seat, kind in enumerate(kinds)]
            header = Header.new(rulebook, RULEBOOKS[rulebook], seats, typed)
        elif way == 3:
            contest = Contest((__file__, "club"), rulebook, players, seed, nonce)
            header = header_of(contest, number, 0)
        else:
            names = ["club" if way == 1 else __file__, *["random"] * (players - 1)]
            header = simulated_header(rulebook, names, typed, nonce)
        yield f"{WAYS[way]}, {rulebook} with {players}", header, typed

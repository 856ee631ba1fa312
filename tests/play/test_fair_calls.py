"""A person who takes 0.9 to 1.5 s to see a card and press a key wins a fair share of calls."""

from __future__ import annotations

from concurrent.futures import Future
from random import Random

import pytest

from rummy_qt.engine import RULEBOOKS, Card, Move, Round
from rummy_qt.opponents.protocol import Reply, Request
from rummy_qt.play.director import Director, EmptyHost
from tests.engine.placed import round_at
from tests.play.staging import InProcess, new_game

FLIGHT_MS = 230
REACTION_MS = 900, 1500
TRIES = 150
RULES = RULEBOOKS["rommy-dk"]
MELD = "m1 run: 7c/1 8c/1 9c/1"
HANDS = ["2h 2s 4d", "3h 3s Tc", "4h 4s 6d", "5h 5s 8d"]


class Attentive(InProcess):
    """Opponents with the random delays of their level."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.wanted = 0

    def ask(self, request: Request) -> Future[Reply]:
        if request.ask == "choose":
            return super().ask(request._replace(level="plain"))
        again = request.situation._replace(round=self.number)
        answer = super().ask(request._replace(situation=again))
        self.wanted += answer.result().move is not None
        return answer


def scene(players: int) -> Round:
    """The second player is about to discard a ten that fits a meld on the table."""
    hands = HANDS[:players]
    lines = [f"players: {players}, dealer 2", "to move: 1, play", "turns: 9", MELD]
    lines += [f"hand {seat}: {hand}" for seat, hand in enumerate(hands)]
    lines += ["discards: Kd", "turn: drew"]
    return round_at("\n".join(lines), RULES)


def person_gets_the_card(level: str, players: int, number: int) -> bool | None:
    """Whether the person gets the ten; None if nobody else wants it."""
    game = new_game("rommy-dk", ("human", *[level] * (players - 1)))
    game.match.round = scene(players)
    host, opponents = EmptyHost(), Attentive(number)
    director = Director(game, opponents, host, beat=600)
    reaction = Random(f"{level} {players} {number}").uniform(*REACTION_MS)
    before: list[int] = []

    def press() -> None:
        if len(game.match.round.history) == before[0]:
            game.submit(Move.parse("claim > m1+"), 0)

    def offered(window: bool) -> None:
        if window:
            before.append(len(game.match.round.history))
            host.after(int(FLIGHT_MS + reaction), press)

    director.call_window.connect(offered)
    game.submit(Move.parse("discard Tc"), 1)
    host.run()
    meld = game.match.round.melds[0]
    owner = meld.owners[meld.cards.index(Card.parse("Tc"))]
    return owner == 0 if opponents.wanted else None


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("level", ["newcomer", "beginner", "casual", "club"])
def test_a_person_wins_a_fair_share_of_calls(level: str, players: int) -> None:
    found = [person_gets_the_card(level, players, number) for number in range(TRIES)]
    shared = [one for one in found if one is not None]
    assert len(shared) >= 10
    assert sum(shared) / len(shared) >= 1 / (players - 1)

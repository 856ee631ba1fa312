"""Asking for hints does not change how a match continues."""

from concurrent.futures import Future

import pytest

from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Player
from rummy_qt.opponents.protocol import Reply, Request, answer_of
from rummy_qt.opponents.thinker import Thinker
from rummy_qt.play.director import Director, EmptyHost
from rummy_qt.play.game import Game, situation_of
from rummy_qt.records.life import Help, SeatMove
from tests.play.staging import InProcess, done, new_game

PLAYOUTS = 4
TURNS = 9


class OneForAll(InProcess):
    """One player object for every seat."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self._player = player

    def ask(self, request: Request) -> Future[Reply]:
        return done(answer_of(self._player, request))


def round_of(*, hints: bool, rulebook: str) -> tuple[list[SeatMove], Game, int]:
    """The first turns of a person who plays as Club, against an opponent that searches.

    Teacher and opponent are the same object: even then nothing may change.
    """
    game = new_game(rulebook, kinds=("human", "expert"), seed="5")
    player = new_player("expert", playouts=PLAYOUTS)
    assert isinstance(player, Thinker)
    host = EmptyHost()
    Director(game, OneForAll(player), host).go_on()
    person, judge, asked = game.person, Judge(), 0
    assert person is not None
    while not game.match.round.over and game.match.round.position.turns < TURNS:
        host.run()
        if game.match.round.seat != person:
            continue
        view = game.view(person)
        situation = situation_of(game, person)
        if hints and len(view.legal_moves) > 1:
            assert player.ways(view, situation, playouts=PLAYOUTS)
            game.hint()
            game.hint()  # shown a second time
            asked += 1
        game.submit(judge.choose(view, situation), person)
    return game.life.current.moves, game, asked


@pytest.mark.parametrize("rulebook", ["500-rum-de", "rommy-dk"])
def test_hints_do_not_change_what_opponents_play(rulebook: str) -> None:
    moves, game, asked = round_of(hints=True, rulebook=rulebook)
    alone, unasked, _ = round_of(hints=False, rulebook=rulebook)
    assert asked > 3
    assert moves == alone
    assert game.life.current.assisted
    assert not unasked.life.current.assisted
    given = [mark.moves for mark in game.life.current.marks if mark.help is Help.HINT]
    assert len(given) == len(set(given)) == asked


def test_a_round_stays_assisted_when_a_hint_is_undone() -> None:
    game = new_game(kinds=("human", "club"))
    person = game.person
    assert person is not None
    host = EmptyHost()
    Director(game, InProcess(), host).go_on()
    host.run()
    game.submit(game.view(person).legal_moves[0], person)
    game.hint()
    game.undo()
    assert game.life.current.assisted
    assert not game.life.current.marks

"""When a stand-in plays for an opponent, the record says so, and the table can show it."""

from rummy_qt.opponents.plain import Plain
from rummy_qt.opponents.player import Claim
from rummy_qt.play.director import Director, EmptyHost
from rummy_qt.play.game import Game, situation_of
from rummy_qt.play.round_replay import RoundReplay
from rummy_qt.records.life import Help, HelpMark
from tests.play.staging import InProcess, new_game
from tests.play.test_director import TO_RUN, calling_game, throw_the_ten


def played_on(game: Game) -> tuple[Director, EmptyHost, InProcess]:
    host, opponents = EmptyHost(), InProcess()
    return Director(game, opponents, host), host, opponents


def opponents_turn() -> tuple[Game, Director, EmptyHost, InProcess]:
    """A game in which the opponent in seat 1 plays the first turn."""
    seeds = (str(number) for number in range(20))
    games = (new_game(seed=seed) for seed in seeds)
    game = next(game for game in games if game.match.round.seat == 1)
    return game, *played_on(game)


def test_a_turn_without_an_answer_is_marked_once() -> None:
    game, director, host, opponents = opponents_turn()
    opponents.trouble = "the opponent has ended"
    director.go_on()
    host.run()
    assert game.match.round.seat == game.person
    assert game.stand_ins() == [HelpMark(0, 1, Help.STANDIN, 1)]
    assert game.life.current.assisted


def test_an_opponent_that_answers_leaves_no_mark() -> None:
    game, director, host, _ = opponents_turn()
    director.go_on()
    host.run()
    assert game.match.round.seat == game.person
    assert game.stand_ins() == []
    assert not game.life.current.assisted


def test_a_call_without_an_answer_is_marked() -> None:
    game = calling_game(discarder=0)
    _, host, opponents = played_on(game)
    opponents.trouble = "the opponent has ended"
    throw_the_ten(game, opponents, {1: None, 2: Claim(TO_RUN, 400)})
    assert not game.stand_ins()
    host.run()
    assert {stand_in.seat for stand_in in game.stand_ins()} == {1, 2}


def test_a_late_answer_marks_no_stand_in() -> None:
    game, director, host, opponents = opponents_turn()
    opponents.trouble = "the opponent has ended"
    director.go_on()
    director.pause()
    host.run()
    assert game.stand_ins() == []


def test_a_replay_marks_a_stand_in_from_its_move_on() -> None:
    game, director, host, opponents = opponents_turn()
    opponents.trouble = "the opponent has ended"
    director.go_on()
    host.run()
    opponents.trouble = ""
    while not game.match.round.over:
        seat = game.match.round.seat
        if seat == game.person:
            game.submit(Plain().choose(game.view(), situation_of(game, seat)), seat)
        host.run()
    replay = RoundReplay(game.life, 1)
    assert replay.stand_ins() == [HelpMark(0, 1, Help.STANDIN, 1)]
    replay.wind(len(game.life.rounds[0].moves))
    assert replay.stand_ins() == [HelpMark(0, 1, Help.STANDIN, 1)]

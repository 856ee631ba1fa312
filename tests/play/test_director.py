"""The director: opponents move automatically, and calls are settled fairly."""

from concurrent.futures import Future

import pytest

from rummy_qt.engine import RULEBOOKS, Card, IllegalMove, Move
from rummy_qt.opponents.player import Claim
from rummy_qt.opponents.protocol import Reply, Request
from rummy_qt.play.director import GRACE_MS, REST, Director, EmptyHost, OpenCalls
from rummy_qt.play.game import Game
from tests.engine.placed import round_at
from tests.play.staging import InProcess, done, facts, new_game

DANISH = RULEBOOKS["rommy-dk"]
CALL = Move.parse("claim")
TO_RUN = Move.parse("claim > m1+")


def directed(game: Game, beat: int = 0) -> tuple[Director, EmptyHost, InProcess]:
    host, opponents = EmptyHost(), InProcess()
    return Director(game, opponents, host, beat), host, opponents


def test_opponents_play_a_match_to_its_end_by_themselves() -> None:
    game = new_game(kinds=("club", "club", "club"))
    director, host, _ = directed(game)
    director.go_on()
    while not game.match.over:
        host.run()
        assert game.match.round.over
        if not game.match.over:
            game.next_round()
    assert max(game.match.totals) >= 500


def test_the_same_seed_gives_the_same_match() -> None:
    ends = []
    for _ in range(2):
        game = new_game(kinds=("club", "plain"))
        director, host, _ = directed(game)
        director.go_on()
        host.run()
        ends.append(facts(game.match))
    assert ends[0] == ends[1]


def test_a_failing_listener_does_not_stop_the_match() -> None:
    game = new_game(kinds=("club", "plain"))
    failures = iter([0, 1, 0, 0, 1, 1])

    def heard(_: object) -> None:
        if next(failures, 0):
            raise RuntimeError("the window stumbled")

    game.changed.connect(heard)
    director, host, _ = directed(game)
    director.go_on()
    for _ in range(3):
        with pytest.raises(RuntimeError):
            host.run()
    host.run()
    assert game.match.round.over


def test_an_opponent_with_illegal_answers_is_not_asked_endlessly() -> None:
    game, asked = new_game(kinds=("club", "plain")), []
    director, host, opponents = directed(game)

    def answer(request: Request) -> Future[Reply]:
        asked.append(request.view.seat)
        return done(Reply(CALL))

    opponents.ask = answer  # type: ignore[method-assign]  # an opponent that ignores the rules
    director.go_on()
    with pytest.raises(IllegalMove):
        host.run()
    host.run()
    assert len(asked) == 1


def test_opponents_wait_for_the_person() -> None:
    game = new_game()
    director, host, _ = directed(game)
    director.go_on()
    host.run()
    assert game.match.round.seat == game.person


def test_opponents_wait_until_the_last_move_has_been_seen() -> None:
    game = new_game(kinds=("club", "club", "club"))
    director, host, _ = directed(game, beat=700)
    rest = round(REST * 700)
    seen_by, moved = [1_900], list[int]()
    director.watched = lambda: host.now < seen_by[0]

    def move(_: object) -> None:
        moved.append(host.now)
        seen_by[0] = host.now + (1_200 if len(moved) == 2 else 230)  # the second takes longer

    game.changed.connect(move)
    director.go_on()
    host.run()
    waits = [after - before for before, after in zip([0, *moved], moved, strict=False)]
    assert waits[0] == 1_900 + rest, "the deal is seen first"
    assert waits[1] == 700, "what is seen by then makes nobody slower"
    assert waits[2] == 1_200 + rest
    assert set(waits[3:]) == {700}


def test_an_answer_to_an_undone_position_is_dropped() -> None:
    game = new_game()
    director, host, _ = directed(game)
    director.go_on()
    host.run()
    game.submit(Move.parse("draw"), game.person)
    discard = next(m for m in game.match.round.legal_moves() if m.kind == "discard")
    game.submit(discard, game.person)
    game.undo()
    host.run()
    assert game.match.round.seat == game.person
    assert discard in game.match.round.legal_moves()


def calling_game(discarder: int, melds: str = "m1 run: 7c/1 8c/1 9c/1") -> Game:
    """Three at a Danish table; ``discarder`` is about to discard the ten that fits ``m1+``."""
    game = new_game("rommy-dk", ("human", "plain", "plain"))
    hands = ["2h 2s 4d", "3h 3s 5d", "4h 4s 6d"]
    hands[discarder] += " Tc"
    lines = ["players: 3, dealer 2", f"to move: {discarder}, play", "turns: 9", melds]
    lines += [f"hand {seat}: {hand}" for seat, hand in enumerate(hands)]
    lines += ["discards: Kd", "turn: drew"]
    game.match.round = round_at("\n".join(filter(None, lines)), DANISH)
    return game


def owner_of_the_ten(game: Game) -> int | None:
    meld = game.match.round.melds[0]
    ten = Card.parse("Tc")
    return meld.owners[meld.cards.index(ten)] if ten in meld.cards else None


def throw_the_ten(game: Game, opponents: InProcess, calls: dict[int, Claim | None]) -> None:
    opponents.calls = calls
    game.submit(Move.parse("discard Tc"))


def test_the_fastest_opponent_gets_the_card() -> None:
    game = calling_game(discarder=0)
    _, host, opponents = directed(game)
    throw_the_ten(game, opponents, {1: Claim(TO_RUN, 900), 2: Claim(TO_RUN, 400)})
    host.run()
    assert owner_of_the_ten(game) == 2
    assert opponents.asked_claims[:2] == [1, 2]


def test_with_nothing_on_the_table_each_false_call_costs_its_price() -> None:
    game = calling_game(discarder=0, melds="")
    _, host, opponents = directed(game)
    throw_the_ten(game, opponents, {1: Claim(CALL, 300), 2: Claim(CALL, 200)})
    host.run()
    assert list(game.match.round.position.penalties)[1:] == [50, 50]
    assert opponents.asked_claims[:2] == [1, 2], "each is asked once a discard"


def test_the_person_has_time_to_call_before_the_next_player_draws() -> None:
    game = calling_game(discarder=1)
    director, host, opponents = directed(game, beat=10)
    windows: list[bool] = []
    director.call_window.connect(windows.append)
    throw_the_ten(game, opponents, {2: None})
    game.submit(TO_RUN, 0)
    assert windows == [True, False]
    host.run()
    assert owner_of_the_ten(game) == 0


def test_nobody_is_waited_for_while_the_table_is_empty() -> None:
    game = calling_game(discarder=1, melds="")
    director, host, opponents = directed(game, beat=10)
    windows: list[bool] = []
    director.call_window.connect(windows.append)
    throw_the_ten(game, opponents, {2: None})
    host.run()
    assert game.match.round.seat == 0
    assert not any(windows)


def test_the_next_player_draws_when_the_person_lets_the_discard_pass() -> None:
    game = calling_game(discarder=1)
    director, host, opponents = directed(game, beat=10)
    throw_the_ten(game, opponents, {2: None})
    host.run()
    assert game.match.round.seat == 2
    assert game.match.round.may_claim(0)
    director.let_pass()
    host.run()
    assert owner_of_the_ten(game) is None
    assert game.match.round.seat == 0


def test_nobody_waits_for_a_person_whose_call_failed() -> None:
    game = calling_game(discarder=1, melds="m1 run: 7d/1 8d/1 9d/1")
    director, host, opponents = directed(game, beat=10)
    windows: list[bool] = []
    director.call_window.connect(windows.append)
    throw_the_ten(game, opponents, {2: None})
    host.run()
    assert game.match.round.seat == 2, "the next player waits for the person"
    game.submit(CALL, 0)
    assert windows == [True, False]
    host.run()
    assert game.match.round.seat == 0


def test_a_person_who_is_next_may_think_while_opponents_call() -> None:
    game = calling_game(discarder=2)
    _, host, opponents = directed(game)
    throw_the_ten(game, opponents, {1: Claim(TO_RUN, 800)})
    host.run()
    assert owner_of_the_ten(game) == 1
    assert host.now == GRACE_MS + 800


def test_on_a_tie_the_nearest_to_the_discarders_left_is_first() -> None:
    calls = OpenCalls(2, 4, set())
    assert calls.first(lambda seat: True) is None
    for seat, late in ((1, 500), (0, 500), (3, 600)):
        calls.answer(seat, Claim(CALL, late))
    assert calls.first(lambda seat: True) == (0, Claim(CALL, 500))


def test_nobody_is_first_before_all_have_answered() -> None:
    calls = OpenCalls(0, 3, {1, 2})
    calls.answer(1, Claim(CALL, 100))
    assert calls.first(lambda seat: True) is None
    calls.answer(2, None)
    assert calls.first(lambda seat: True) == (1, Claim(CALL, 100))


def test_without_a_window_tasks_run_in_the_order_of_their_times() -> None:
    host, done = EmptyHost(), []
    host.after(20, lambda: done.append("later"))
    host.after(10, lambda: host.after(5, lambda: done.append("between")))
    host.after(0, lambda: done.append("first"))
    host.after(0, lambda: done.append("second"))
    host.run()
    assert done == ["first", "second", "between", "later"]
    assert host.now == 20


def test_while_paused_nobody_moves_and_nobody_calls() -> None:
    game = new_game(kinds=("human", "club", "club"))
    director, host, _ = directed(game)
    director.go_on()
    director.pause()
    before = facts(game.match)
    host.run()
    assert facts(game.match) == before
    director.resume()
    host.run()
    assert game.match.round.seat == game.person


def test_leaving_the_match_during_a_move_asks_no_more_opponents() -> None:
    """The window is notified of a move before the director, and may close the match then."""
    game = new_game(kinds=("club", "club", "club"))
    leaving: list[Director] = []

    def leave(_: object) -> None:
        for director in leaving:
            director.stop()
            game.record.close()

    game.changed.connect(leave)
    director, host, _ = directed(game)
    leaving.append(director)
    director.go_on()
    host.run()
    assert len(game.life.current.moves) == 1


def test_after_a_pause_the_time_to_call_starts_again() -> None:
    game = calling_game(discarder=1)
    director, host, opponents = directed(game)
    windows: list[bool] = []
    director.call_window.connect(windows.append)
    opponents.calls = {}
    game.submit(Move.parse("discard Tc"), 1)
    director.pause()
    host.run()
    assert game.match.round.may_claim(0)
    director.resume()
    host.run()
    assert windows == [True, False, True]

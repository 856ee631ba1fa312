"""A match in progress: record, undo, resume."""

import json

import pytest

from rummy_qt.engine import IllegalMove, Move
from rummy_qt.engine.events import Drew
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Situation
from rummy_qt.play.game import Change, Game
from rummy_qt.records.life import Help
from rummy_qt.records.reading import replay_lines
from tests.play.staging import facts, new_game

IDLE = Situation((0, 0), 1, 1)


def play_some(game: Game, moves: int) -> None:
    """Play moves of a simple player for every seat."""
    player = new_player("plain")
    for _ in range(moves):
        if game.match.round.over:
            return
        seat = game.match.round.seat
        game.submit(player.choose(game.view(seat), IDLE), seat)


def kinds_of_lines(game: Game) -> list[str]:
    return [json.loads(line)["t"] for line in game.record.lines]


def test_a_move_is_recorded_before_anybody_hears_of_it() -> None:
    game = new_game()
    recorded: list[str] = []
    game.changed.connect(lambda _: recorded.append(kinds_of_lines(game)[-1]))
    play_some(game, 5)
    assert recorded == ["move"] * 5


def test_a_refused_move_leaves_no_trace() -> None:
    game = new_game()
    before = facts(game.match), game.record.lines
    with pytest.raises(IllegalMove) as refused:
        game.submit(Move.parse("discard 2c"))
    assert refused.value.reason == "draw_first"
    assert (facts(game.match), game.record.lines) == before


def test_the_person_does_not_hear_what_an_opponent_drew() -> None:
    game = new_game(kinds=("human", "club", "club"))
    heard: list[Change] = []
    game.changed.connect(heard.append)
    play_some(game, 2_000)
    draws = [event for change in heard for event in change.events if isinstance(event, Drew)]
    assert {draw.seat for draw in draws} == {0, 1, 2}
    assert all((draw.card is None) == (draw.seat != 0) for draw in draws)


def test_a_round_ends_with_its_score_in_the_record() -> None:
    game = new_game()
    heard: list[str] = []
    game.changed.connect(lambda _: heard.append(kinds_of_lines(game)[-1]))
    play_some(game, 2_000)
    assert heard.count("score") == 1
    assert heard[-1] == "score"
    assert not game.can_undo
    game.next_round()
    assert kinds_of_lines(game)[-1] == "round"
    assert game.match.round_number == 2


def test_a_match_ends_with_its_settlement_in_the_record() -> None:
    game = new_game()
    while not game.match.over:
        play_some(game, 2_000)
        if not game.match.over:
            game.next_round()
    last = json.loads(game.record.lines[-1])
    assert (last["t"], last["winner"]) == ("end", game.match.winner)
    assert sum(last["settlement"]) == 0
    assert last["settlement"][last["winner"]] > 0


def persons_turn(game: Game) -> None:
    while game.match.round.seat != game.person:
        play_some(game, 1)


def test_undo_takes_back_the_persons_move_and_what_followed() -> None:
    game = new_game()
    persons_turn(game)
    before = facts(game.match)
    play_some(game, 1)
    assert game.can_undo
    game.undo()
    assert facts(game.match) == before
    assert kinds_of_lines(game)[-1] == "undo"


def test_undoing_a_draw_from_the_stock_counts_as_help() -> None:
    game = new_game()
    persons_turn(game)
    game.submit(Move.parse("draw"))
    assert game.undo_costs
    game.undo()
    play_another_way(game)
    assert game.life.current.help == {Help.UNDO}


def play_another_way(game: Game) -> None:
    """Continue with other moves than before the undo."""
    known = game.life.current.taken_back[0].played.move
    seat = game.match.round.seat
    game.submit(next(move for move in game.view(seat).legal_moves if move != known))


def test_playing_the_same_moves_after_an_undo_is_not_help() -> None:
    game = new_game()
    persons_turn(game)
    game.submit(Move.parse("draw"))
    play_some(game, 4)
    shown = game.match.round.history
    game.undo()
    game.undo()
    game.submit(game.life.current.taken_back[0].played.move)
    while game.can_redo:
        game.redo()
    assert game.match.round.history == shown
    assert not game.life.current.assisted
    while game.can_undo:
        game.undo()
    play_another_way(game)
    assert game.life.current.assisted


def test_undone_moves_can_be_redone_after_a_resume() -> None:
    game = new_game()
    persons_turn(game)
    play_some(game, 3)
    after = facts(game.match)
    game.undo()
    again = Game(replay_lines(game.record.lines), game.record)
    again.redo()
    assert facts(again.match) == after


def opponents_turn(game: Game) -> int:
    while game.match.round.seat == game.person:
        play_some(game, 1)
    return game.match.round.seat


def test_a_stand_in_is_recorded_once_a_turn_and_marks_the_round() -> None:
    game = new_game()
    seat = opponents_turn(game)
    while game.match.round.seat == seat:
        game.stand_in(seat)
        play_some(game, 1)
    assert kinds_of_lines(game).count("standin") == 1
    assert opponents_turn(game) == seat
    game.stand_in(seat)
    assert kinds_of_lines(game).count("standin") == 2
    assert game.life.current.help == {Help.STANDIN}
    replayed = replay_lines(game.record.lines)
    assert replayed.current.marks == game.life.current.marks
    play_some(game, 2_000)
    scores = [line for line in game.record.lines if b'"t":"score"' in line]
    assert b'"assisted":true' in scores[0]


@pytest.mark.parametrize("seat", [0, 2, -1])
def test_nobody_stands_in_for_a_person_or_out_of_turn(seat: int) -> None:
    game = new_game(kinds=("human", "club", "club"))
    while game.match.round.seat != 1:
        play_some(game, 1)
    before = game.record.lines
    with pytest.raises(ValueError, match=r"makes no sense|nothing to decide"):
        game.stand_in(seat)
    assert game.record.lines == before


def test_undoing_a_discard_before_anybody_moved_is_not_help() -> None:
    game = new_game()
    persons_turn(game)
    play_some(game, 1)
    while game.match.round.seat == game.person:
        play_some(game, 1)
    assert not game.undo_costs
    game.undo()
    assert not game.life.current.assisted
    assert game.match.round.seat == game.person


def test_redo_repeats_the_undone_moves() -> None:
    game = new_game()
    persons_turn(game)
    play_some(game, 3)
    after = facts(game.match)
    game.undo()
    assert game.can_redo
    game.redo()
    assert facts(game.match) == after
    assert not game.can_redo


def test_redo_is_not_possible_after_another_move() -> None:
    game = new_game()
    persons_turn(game)
    game.submit(Move.parse("draw"))
    game.undo()
    game.submit(Move.parse("draw"))
    assert not game.can_redo


def test_a_round_whose_deal_is_known_counts_as_assisted() -> None:
    game = new_game()
    game.practise()
    play_some(game, 2_000)
    assert game.match.round.over
    scores = [line for line in game.record.lines if b'"t":"score"' in line]
    assert b'"assisted":true' in scores[0]


def test_each_turn_is_synced_to_disk_when_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """A power cut may lose the current turn, but nothing more."""
    game = new_game()
    synced: list[int] = []
    monkeypatch.setattr(game.record, "sync", lambda: synced.append(len(game.record.lines)))
    ends = []

    def note(change: Change) -> None:
        assert change.move is not None
        if change.move.kind == "discard" or game.match.round.over:
            ends.append(len(game.record.lines))

    game.changed.connect(note)
    play_some(game, 60)
    assert len(ends) > 5
    assert synced == ends


def test_showing_a_covered_pile_is_recorded_as_help_once_a_round() -> None:
    """S-10: the price of a look is shown only to a person whose round then counts as assisted."""
    game = new_game("femhundra")
    play_some(game, 8)
    while game.match.round.seat != game.person:
        play_some(game, 1)
    assert game.covered()
    assert not game.life.current.assisted
    game.remembers = True
    assert game.covered() == set()
    play_some(game, 8)
    assert game.covered() == set()
    assert kinds_of_lines(game).count("hint") == 1
    assert replay_lines(game.record.lines).rounds[0].assisted
    game.remembers = False
    assert game.covered()


def test_in_an_opponents_turn_a_covered_pile_stays_covered() -> None:
    game = new_game("femhundra")
    play_some(game, 8)
    while game.match.round.seat == game.person:
        play_some(game, 1)
    game.remembers = True
    assert game.covered()
    assert not game.life.current.assisted


def test_a_hint_still_counts_after_an_undo() -> None:
    game = new_game()
    while game.match.round.seat != game.person:
        seat = game.match.round.seat
        game.submit(new_player("plain").choose(game.view(seat), Situation((0, 0), 1, 7)), seat)
    game.hint()
    game.submit(Move.parse("draw"))
    game.undo()
    game.hint()
    assert sum(json.loads(line)["t"] == "hint" for line in game.record.lines) == 1

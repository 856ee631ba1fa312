"""A replay of a finished round can jump to any position; a round in progress stays secret."""

import pytest

from rummy_qt.engine.events import Drew
from rummy_qt.opponents.judge import Judge
from rummy_qt.play.game import Change, Game, situation_of
from rummy_qt.play.round_replay import RoundReplay, finished_rounds
from rummy_qt.records.life import Help, HelpMark
from rummy_qt.records.reading import replay_lines
from rummy_qt.records.replay import RecordedMatch
from tests.play.staging import new_game


def play_round(game: Game) -> None:
    """All seats play to the end of the round; the person undoes a move once."""
    player, rnd = Judge(), game.match.round
    undo_at = 6
    while not rnd.over:
        seat = rnd.seat
        game.submit(player.choose(game.view(seat), situation_of(game, seat)), seat)
        undo_at -= 1
        if undo_at == 0:
            game.undo()


@pytest.fixture
def replayed() -> RecordedMatch:
    """Two finished rounds, and a few moves of a third."""
    game = new_game(kinds=("human", "club", "club"))
    for _ in range(2):
        play_round(game)
        game.next_round()
    game.submit(game.view(game.match.round.seat).legal_moves[0])
    return replay_lines(game.record.lines)


def test_every_replayed_position_is_the_one_played(replayed: RecordedMatch) -> None:
    replay = RoundReplay(replayed, 2)
    length = len(replayed.rounds[1].moves)
    there_and_back = [*range(length + 1), 0, length, length // 2]
    for at in there_and_back:
        replay.wind(at)
        then = replayed.round_at(2, at)
        assert replay.at == at
        replay.show_hands(False)
        assert replay.view().hand == then.view(0).hand
        assert replay.view().history == then.view(0).history
        assert replay.open_hands() == {}
        replay.show_hands(True)
        assert replay.view().history == then.history
        hands = {seat: set(hand) for seat, hand in replay.open_hands().items()}
        assert hands == {seat: set(then.hand(seat)) for seat in (1, 2)}


def test_nothing_can_be_played_in_a_replay(replayed: RecordedMatch) -> None:
    replay = RoundReplay(replayed, 1)
    assert not replay.may_play
    assert not replay.view().legal_moves


def test_trying_a_move_leaves_the_stand_in_marks_in_place(replayed: RecordedMatch) -> None:
    """The list of moves shows where a simple player stood in; a move that is tried comes below."""
    played = replayed.rounds[0]
    at = next(n for n, (seat, _) in enumerate(played.moves) if seat == 0 and n > 1)
    told = len(replayed.round_at(1, at - 1).history)
    played.marks.append(HelpMark(at - 1, told, Help.STANDIN, played.moves[at - 1][0]))
    replay = RoundReplay(replayed, 1)
    replay.wind(at)
    before, view = replay.stand_ins(), replay.view()
    replay.begin_trial()
    replay.submit(replay.view().legal_moves[0])
    assert replay.stand_ins() == before != []
    replay.end_trial()
    assert (replay.stand_ins(), replay.view()) == (before, view)


def test_the_round_that_is_being_played_stays_secret(replayed: RecordedMatch) -> None:
    assert finished_rounds(replayed) == [1, 2]
    with pytest.raises(ValueError, match="not over"):
        RoundReplay(replayed, 3)


def test_undone_moves_are_not_shown_in_a_replay(replayed: RecordedMatch) -> None:
    moves = replayed.rounds[0].moves
    replay = RoundReplay(replayed, 1)
    shown: list[Change] = []
    replay.changed.connect(shown.append)
    for _ in moves:
        replay.forward()
    assert [(change.seat, change.move) for change in shown] == moves
    assert replayed.round_at(1, len(moves)).over


def test_hidden_cards_are_shown_only_on_request(replayed: RecordedMatch) -> None:
    replay = RoundReplay(replayed, 1)
    replay.wind(len(replayed.rounds[0].moves))
    seen = [e.card for e in replay.view().history if isinstance(e, Drew) and e.seat]
    replay.show_hands(True)
    known = [e.card for e in replay.view().history if isinstance(e, Drew) and e.seat]
    assert seen
    assert set(seen) == {None}
    assert None not in known


def test_totals_count_a_round_from_its_end_on(replayed: RecordedMatch) -> None:
    replay = RoundReplay(replayed, 2)
    scores = [played.scores or [] for played in replayed.rounds[:2]]
    assert replay.match.totals == scores[0]
    replay.wind(len(replayed.rounds[1].moves))
    assert replay.match.totals == [one + two for one, two in zip(*scores, strict=True)]


def test_a_replay_has_no_position_outside_the_round(replayed: RecordedMatch) -> None:
    replay = RoundReplay(replayed, 1)
    for at in (-1, len(replayed.rounds[0].moves) + 1):
        with pytest.raises(IndexError):
            replay.wind(at)
    assert replay.last_events == ()

import json
from pathlib import Path

import pytest

from rummy_qt.engine import RULEBOOKS, Match, Move
from rummy_qt.records.lines import Status, Values
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import MatchRecord, open_record
from rummy_qt.records.replay import RecordedMatch
from rummy_qt.records.sentences import Fault, RecordError
from tests.records.played import (
    Scribe,
    add_line,
    header_for,
    play_match,
    retell,
    saved_match,
    sealed,
)


def replay(path: Path) -> RecordedMatch:
    opened = open_record(path)
    opened.record.close()
    assert not opened.notes
    return opened.replayed


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_a_replayed_match_comes_out_the_same(tmp_path: Path, rulebook: str) -> None:
    record = MatchRecord.create(header_for(rulebook), tmp_path / "a.rummy")
    match = Scribe(record).to_end().match
    record.close()
    again = replay(tmp_path / "a.rummy")
    assert again.match.scores == match.scores
    assert again.match.settlement == match.settlement
    assert again.match.round.position == match.round.position
    assert again.status is Status.WON


def test_any_position_can_be_rebuilt(tmp_path: Path) -> None:
    """Each position of two rounds, recorded during play, is restored."""
    record = MatchRecord.create(header_for("500-rum-pl"), tmp_path / "a.rummy")
    scribe = Scribe(record)
    seen = {}
    while scribe.match.round_number < 3:
        n, moves = scribe.match.round_number, len(scribe.match.round.history)
        seen[n, moves] = scribe.match.round.position
        scribe.step()
    record.close()
    again = replay(tmp_path / "a.rummy")
    for n in (1, 2):
        for moves in range(len(again.rounds[n - 1].moves) + 1):
            rnd = again.round_at(n, moves)
            assert rnd.position == seen[n, len(rnd.history)]


@pytest.mark.parametrize(("n", "moves"), [(0, 0), (4, 0), (1, -1), (2, 1000)])
def test_a_position_that_never_occurred_is_an_error(tmp_path: Path, n: int, moves: int) -> None:
    path = saved_match(tmp_path / "a.rummy", header_for("femhundra"), steps=300)
    with pytest.raises(IndexError):
        replay(path).round_at(n, moves)


def draw_and_discard(scribe: Scribe) -> str:
    """The simplest way to use up the stock."""
    moves = scribe.match.round.legal_moves()
    move = next(move for move in moves if move.kind in ("draw", "discard", "pass", "concede"))
    scribe.play(scribe.match.round.seat, move)
    return move.kind


def test_an_undo_also_undoes_a_rebuilt_stock(tmp_path: Path) -> None:
    """Once the stock has been rebuilt, undo beyond that, and draw again."""
    record = MatchRecord.create(header_for("rommy-dk", 2), tmp_path / "a.rummy")
    scribe = Scribe(record)
    while b'"stock"' not in record.lines[-2]:
        draw_and_discard(scribe)
    scribe.undo(2)
    assert draw_and_discard(scribe) == "discard"
    assert draw_and_discard(scribe) == "draw"
    record.close()
    assert sum(b'"stock"' in line for line in record.lines) == 2
    assert replay(tmp_path / "a.rummy").match.round.position == scribe.match.round.position


def test_an_undo_after_the_score_reopens_the_round(tmp_path: Path) -> None:
    record = MatchRecord.create(header_for("femhundra"), tmp_path / "a.rummy")
    scribe = Scribe(record)
    while not scribe.match.round.over:
        scribe.step()
    last = scribe.life.current.moves[-3]
    scribe.undo(3)
    seat, move = scribe.choose()
    while (seat, move) == last:
        seat, move = scribe.choose()
    scribe.play(seat, move)
    record.close()
    again = replay(tmp_path / "a.rummy")
    assert again.current.assisted
    assert again.match.scores == []
    assert again.match.round.position == scribe.match.round.position


def test_a_record_in_memory_replays_from_its_lines(tmp_path: Path) -> None:
    record = play_match(header_for(), None, steps=200)
    record.save_copy(tmp_path / "a.rummy")
    match: Match = replay(tmp_path / "a.rummy").match
    assert match.round_number >= 1


def test_a_forged_stock_is_unfair_and_never_continued(tmp_path: Path) -> None:
    """Damage is repaired in a copy; cards that do not follow from the seed are refused."""
    path = tmp_path / "a.rummy"
    record = MatchRecord.create(header_for("rommy-dk", 2), path)
    scribe = Scribe(record)
    while b'"stock"' not in record.lines[-2]:
        draw_and_discard(scribe)
    record.close()
    cards = json.loads(record.lines[-2])["cards"]
    forged = json.dumps(cards[::-1])
    retell(path, lambda line: f'{{"t":"stock","cards":{forged}}}' if '"stock"' in line else line)
    with pytest.raises(RecordError, match="not a fair record"):
        open_record(path)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ({"t": "standin", "seat": 0}, "makes no sense here"),
        ({"t": "standin", "seat": 2}, "makes no sense here"),
        ({"t": "standin", "seat": 3}, "“seat” makes no sense"),
        ({"t": "hint", "seat": 1}, "makes no sense here"),
        ({"t": "hint", "seat": 0}, "makes no sense here"),
        ({"t": "hint"}, "“seat” makes no sense"),
        ({"t": "practice", "alone": 1}, "“alone”"),
        ({"t": "practice", "deck": ["7c"]}, "makes no sense"),
        ({"t": "resign", "seat": 1}, "makes no sense here"),
        ({"t": "title", "title": 7}, "“title” makes no sense"),
        ({"t": "stop"}, "Nothing that was played calls for"),
        ({"t": "undo", "moves": 1, "assisted": True}, "“assisted” makes no sense"),
        ({"t": "undo", "moves": 9}, "makes no sense here"),
        ({"t": "undo", "moves": 0}, "makes no sense"),
        ({"t": "undo", "moves": True}, "“moves” makes no sense"),
    ],
    ids=str,
)
def test_a_line_that_makes_no_sense_where_it_stands_is_refused(
    tmp_path: Path, line: Values, why: str
) -> None:
    """Seat 0 is the person's; seat 1 has drawn and is to move."""
    path = tmp_path / "a.rummy"
    record = MatchRecord.create(header_for(claims=False), path)
    scribe = Scribe(record)
    while scribe.match.round.seat != 1 or not scribe.life.current.moves:
        draw_and_discard(scribe)
    assert scribe.life.current.moves[-1] == (1, Move.parse("draw"))
    record.close()
    add_line(path, line)
    fault = read_record(path).fault
    assert fault is not None
    assert why in fault.why


@pytest.fixture
def rebuilt(tmp_path: Path) -> list[Values]:
    """The lines of a record that ends with a draw from a rebuilt stock."""
    record = MatchRecord.create(header_for("rommy-dk", 2), tmp_path / "a.rummy")
    scribe = Scribe(record)
    while b'"stock"' not in record.lines[-2]:
        draw_and_discard(scribe)
    record.close()
    return [json.loads(line) for line in record.lines]


@pytest.mark.parametrize("between", [{"t": "title", "title": "x"}, {"t": "copied"}])
def test_a_line_between_a_rebuilt_stock_and_its_draw_is_refused(
    tmp_path: Path, rebuilt: list[Values], between: Values
) -> None:
    path = tmp_path / "a.rummy"
    path.write_bytes(sealed([*rebuilt[:-1], between, rebuilt[-1]]))
    assert "between a rebuilt stock and its draw" in str(read_record(path).fault)


def test_an_unknown_line_after_a_rebuilt_stock_is_ignored(
    tmp_path: Path, rebuilt: list[Values]
) -> None:
    path = tmp_path / "a.rummy"
    path.write_bytes(sealed([*rebuilt[:-1], {"t": "weather"}, rebuilt[-1]]))
    assert read_record(path).fault is None
    assert read_record(path).fault is None


@pytest.mark.parametrize("cards", [None, [], ["7c"], 5])
def test_a_wrong_rebuilt_stock_is_reported_with_its_line(
    tmp_path: Path, rebuilt: list[Values], cards: object
) -> None:
    path = tmp_path / "a.rummy"
    path.write_bytes(sealed([*rebuilt[:-2], rebuilt[-2] | {"cards": cards}, rebuilt[-1]]))
    fault = read_record(path).fault
    assert fault is not None
    assert (fault.number, fault.unfair) == (len(rebuilt) - 1, True)


def test_undoing_a_discard_alone_is_not_help(tmp_path: Path) -> None:
    """Although the draw before it had: each undone move is judged separately."""
    record = MatchRecord.create(header_for(claims=False), tmp_path / "a.rummy")
    scribe = Scribe(record)
    while scribe.match.round.seat != 0 or not scribe.life.current.moves:
        draw_and_discard(scribe)
    draw_and_discard(scribe)
    assert draw_and_discard(scribe) == "discard"
    scribe.undo(1)
    record.close()
    for life in (scribe.life, replay(tmp_path / "a.rummy")):
        assert [back.revealed for back in life.current.taken_back] == [False]


def test_no_round_is_dealt_after_the_end_of_a_match() -> None:
    scribe = Scribe(MatchRecord.create(header_for(rounds=1), None)).to_end()
    assert scribe.life.status is Status.WON
    with pytest.raises(Fault, match="match is over"):
        scribe.life.check_deal()


def test_an_undo_of_no_moves_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.rummy"
    record = MatchRecord.create(header_for(claims=False), path)
    scribe = Scribe(record)
    for _ in range(4):
        draw_and_discard(scribe)
    record.close()
    add_line(path, {"t": "undo", "moves": 0, "assisted": True})
    fault = read_record(path).fault
    assert fault is not None
    assert "“assisted” makes no sense" in fault.why


def test_a_stock_where_none_was_rebuilt_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.rummy"
    record = MatchRecord.create(header_for(claims=False), path)
    scribe = Scribe(record)
    for _ in range(4):
        draw_and_discard(scribe)
    record.close()
    lines = [json.loads(line) for line in record.lines]
    path.write_bytes(sealed([*lines[:-1], {"t": "stock", "cards": []}, lines[-1]]))
    assert "Nothing that was played calls for a line “stock”" in str(read_record(path).fault)

"""A copy of a round can continue from any of its moves."""

from __future__ import annotations

from pathlib import Path

from rummy_qt.records.library import Library
from rummy_qt.records.life import Origin
from rummy_qt.records.lines import Status
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import MatchRecord, open_record
from tests.records.played import Scribe, header_for


def test_a_copy_can_continue_a_round_from_any_move(tmp_path: Path) -> None:
    """It has the same cards to come, for practice, and does not contain undone moves."""
    library = Library(tmp_path)
    record = MatchRecord.create(header_for("rommy-dk", 3), None)
    scribe = Scribe(record, chance=4)
    while len(scribe.life.rounds) < 2 or not scribe.match.round.over:
        if len(scribe.life.current.moves) == 9 and not scribe.life.current.undone:
            scribe.undo(2)
        scribe.step()
    lines = list(record.lines)
    moves = scribe.life.rounds[1].moves
    for at in range(0, len(moves), len(moves) // 6):
        copy = library.copy_to_move("copy", lines, 2, scribe.life.lines_of(2, at))
        assert read_record(copy).fault is None
        opened = open_record(copy)
        replayed = opened.replayed
        assert replayed.match.round.position == scribe.life.round_at(2, at).position
        assert replayed.origin is Origin.PRACTICE_OF
        assert replayed.current.assisted
        assert replayed.rounds[0].scores == scribe.life.rounds[0].scores
        again = Scribe(opened.record, replayed, chance=9)
        for seat, move in moves[at:]:
            again.play(seat, move)
        assert replayed.status is Status.PRACTICE_OVER
        assert replayed.current.scores == scribe.life.rounds[1].scores
        opened.record.close()

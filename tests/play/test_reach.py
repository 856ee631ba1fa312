"""The opponent offered next depends on how the last matches ended."""

from pathlib import Path

import pytest

from rummy_qt.play.ladder import level_step
from rummy_qt.records.entry import Entry
from rummy_qt.records.header import SeatInfo
from rummy_qt.records.lines import Status

TABLE = ("newcomer", "beginner")


def entry(winner: int, *levels: str, status: Status = Status.WON, practice: bool = False) -> Entry:
    seats = tuple(SeatInfo(kind, kind) for kind in ("human", *(levels or TABLE)))
    won = winner if status is Status.WON else None
    return Entry(Path("a"), 0.0, seats=seats, winner=won, status=status, practice=practice)


@pytest.mark.parametrize(
    ("entries", "step"),
    [
        ([], 0),
        ([entry(0)], 0),
        ([entry(0), entry(0)], 1),
        ([entry(1), entry(2)], -1),
        ([entry(0), entry(1)], 0),
        ([entry(1), entry(0), entry(0)], 0),
        ([entry(0), entry(0), entry(1)], 1),
        ([entry(0), entry(0, "beginner", "newcomer")], 1),
        ([entry(0), entry(0, "beginner", "beginner")], 0),
        ([entry(0), entry(0, practice=True)], 0),
        ([entry(0), entry(0, status=Status.RUNNING)], 0),
        ([entry(1), entry(0, status=Status.RESIGNED)], -1),
    ],
)
def test_two_equal_results_against_the_same_levels_move_one_step(
    entries: list[Entry], step: int
) -> None:
    assert level_step(entries, TABLE) == step

"""A round with other hidden cards: only cards that a seat had not seen by then are different."""

from __future__ import annotations

from random import Random

import pytest

from rummy_qt.records.life import Life, redealt_deck
from rummy_qt.records.lines import BadLine, Line, practice_line
from rummy_qt.records.record import MatchRecord
from rummy_qt.records.replay import RecordedMatch
from tests.records.played import Scribe, header_for


def line(values: dict[str, object]) -> Line:
    return Line(3, dict(values), "", b"", 0, True, False)


def finished_round(rulebook: str, players: int) -> Life:
    scribe = Scribe(MatchRecord.create(header_for(rulebook, players), None), chance=3)
    scribe.step()
    while not scribe.match.round.over:
        scribe.step()
    return scribe.life


@pytest.mark.parametrize(("rulebook", "players"), [("500-rum-de", 2), ("rommy-dk", 3)])
def test_a_redeal_changes_only_cards_unknown_to_the_seat(rulebook: str, players: int) -> None:
    life, others = finished_round(rulebook, players), 0
    moves = life.rounds[0].moves
    for at in range(0, len(moves), 9):
        for seat in range(players):
            deck = redealt_deck(life, 1, at, seat, Random(at).shuffle)
            again = RecordedMatch(life.header)
            again.catch_up()
            again.read(line(practice_line(deck)))
            for mover, move in moves[:at]:
                again.play(move, mover)
            assert again.round_at(1, at).view(seat) == life.round_at(1, at).view(seat)
            assert again.round_at(1, at).position == again.match.round.position
            others += again.match.round.position != life.round_at(1, at).position
    assert others > 3


@pytest.mark.parametrize(
    "rubbish",
    [
        {"deck": 7},
        {"deck": ["7c"]},
        {"deck": ["seven"]},
        {"deck": [None] * 52},
        {"deck": ["Ac"] * 52},
        {"alone": False, "deck": ["Ac"]},
    ],
)
def test_a_redeal_with_wrong_cards_is_refused(rubbish: dict[str, object]) -> None:
    life = RecordedMatch(header_for("500-rum-de", 2))
    life.catch_up()
    before = life.match.round.position
    with pytest.raises(BadLine):
        life.read(line({"t": "practice", "alone": True} | rubbish))
    assert life.match.round.position == before
    assert not life.current.help

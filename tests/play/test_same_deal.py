"""The same deal played by others: a level that plays the same moves gets the same points."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path

import pytest

from laboratory.review import played
from rummy_qt.lab.matches import Local, MatchSeat, completed, seat_for
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.programs import Seats
from rummy_qt.opponents.protocol import Reply, Request
from rummy_qt.play.same_deal import PLAYINGS, may_be_played_by_others, points_of
from rummy_qt.records.life import Life
from rummy_qt.records.pauses import Cancelled


def points_of_level(life: Life, seat: int, level: str, seats: Sequence[MatchSeat]) -> int | None:
    return points_of(life, 1, seat, level, Seats(dict(enumerate(seats))), lambda: None)


def test_only_the_same_level_scores_the_same_on_a_deal() -> None:
    life = played("500-rum-de", ["club", "club"], "same deal")
    scores = life.rounds[0].scores
    assert scores is not None
    before = len(life.rounds[0].moves)
    clubs = [seat_for("club"), seat_for("club")]
    assert [points_of_level(life, seat, "club", clubs) for seat in (0, 1)] == scores
    assert points_of_level(life, 0, "beginner", [seat_for("beginner"), clubs[1]]) != scores[0]
    assert len(life.rounds[0].moves) == before


def test_a_hand_is_played_as_often_as_the_docs_say() -> None:
    page = (Path(__file__).parents[2] / "docs" / "evenings.md").read_text("utf-8")
    assert f"plays the hand {PLAYINGS} times" in page


def test_a_playing_with_a_stand_in_has_no_result() -> None:
    class Ill(Local):
        def ask(self, request: Request) -> Future[Reply]:
            reply = super().ask(request).result()
            return completed(reply._replace(trouble="it has died"))

    life = played("500-rum-de", ["club", "club"], "same deal")
    assert points_of_level(life, 0, "club", [seat_for("club"), Ill(new_player("club"))]) is None


def test_playing_a_deal_again_can_be_cancelled() -> None:
    def leave() -> None:
        raise Cancelled

    life = played("500-rum-de", ["club", "club"], "same deal")
    with pytest.raises(Cancelled):
        points_of(life, 1, 0, "club", Seats({0: seat_for("club"), 1: seat_for("club")}), leave)


def test_a_deal_is_played_again_only_against_our_levels() -> None:
    life = played("rommy-dk", ["random", "club", "expert"], "same deal")
    assert [may_be_played_by_others(life, seat) for seat in range(3)] == [True, False, False]

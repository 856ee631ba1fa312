"""Judging by the true hands: what it says about a deal, and about the cards drawn."""

import pytest

from laboratory.review import played
from rummy_qt.engine import RULEBOOKS
from rummy_qt.play import true_hands
from rummy_qt.play.review import Effort, Review, gain_over_club, with_luck
from rummy_qt.play.same_deal import PLAYINGS, new_life
from rummy_qt.play.true_hands import FAST, Table, company_of, drawn_cards, level_spread
from rummy_qt.records.pauses import Cancelled
from tests.play.staging import no_pause

SMALL_EFFORT = Effort(look=60, check=40, least_checks=2, most_checks=2)


def test_the_spread_of_a_level_on_a_deal_is_repeatable() -> None:
    life = played("500-rum-de", ["club", "beginner"], "many")
    club, newcomer = (level_spread(life, 1, 0, level, no_pause) for level in ("club", "newcomer"))
    assert club == level_spread(life, 1, 0, "club", no_pause)
    assert club.playings == PLAYINGS
    assert club.apart > 0
    assert club.mean > newcomer.mean


def test_expected_points_of_equal_players_add_up_to_zero() -> None:
    life = played("rommy-dk", ["club"] * 3, "equals")
    table = Table(life.header.rules, ("club",) * 3)
    assert abs(sum(table.expected(0, seat, no_pause, 200) for seat in range(3))) < 0.01
    weak = Table(life.header.rules, ("club", "newcomer", "newcomer"))
    assert weak.expected(0, 0, no_pause, 200) > 20


@pytest.mark.parametrize("level", FAST)
def test_a_program_counts_as_the_level_it_plays_like(level: str) -> None:
    life = played("500-rum-de", ["casual", level, level], "alike")
    seats = [seat._replace(kind="program") for seat in life.header.seats[1:]]
    life.header = life.header._replace(seats=(life.header.seats[0], *seats))
    mine, *others = company_of(life, 1, 0)
    assert mine == "casual"
    assert all(abs(FAST.index(other) - FAST.index(level)) <= 1 for other in others)
    assert others[-1] == level
    assert company_of(new_life(life.header), 1, 0) == ("casual", "club", "club"), "nothing was seen"
    request = next(Review(life, 1, 0, SMALL_EFFORT).stages())[0].request
    assert request.situation.company == (mine, *others)


def test_drawn_cards_are_listed_by_what_they_brought() -> None:
    life = played("500-rum-de", ["casual", "casual"], "drawn")
    found = drawn_cards(life, 1, 0, no_pause)
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)
    assert found[0].points > 0 > found[-1].points
    for one in found:
        rnd = life.round_at(1, one.at)
        assert rnd.position.stock_cards[-1] == one.card
        assert rnd.seat == one.seat
        assert life.rounds[0].moves[one.at].move.kind == "draw"


def test_the_parts_of_a_result_add_up_and_a_club_gains_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(true_hands, "_DEALS", 50)
    life = played("500-rum-pl", ["club", "beginner", "club"], "parts")
    own = []
    for seat in (0, 1):
        review = Review(life, 1, seat, SMALL_EFFORT).so_far()
        assert review.luck is None, "nobody knows yet what a Club makes there"
        known = with_luck(life, review, no_pause)
        assert len(known.levels) == len(FAST)
        assert known.own is not None
        assert known.luck == pytest.approx(review.result - known.levels[-1] - known.own)
        own.append(known.own)
    assert own[0] == 0, "it decides as a Club"
    assert own[1] != 0


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_kind_of_decision_can_be_compared_with_a_club(rulebook: str) -> None:
    for deal in range(2):
        life = played(rulebook, ["random"] * 3, f"any {deal}")
        for seat in range(3):
            assert abs(gain_over_club(life, 1, seat, no_pause, 1)) < 100_000


def test_a_way_gains_nothing_over_itself() -> None:
    life = played("500-rum-de", ["casual", "casual"], "drawn")
    at = next(n for n, (_, move) in enumerate(life.rounds[0].moves) if move.kind == "discard")
    start, table = life.round_at(1, at).position, Table(life.header.rules, ("club",) * 2)
    way = [life.rounds[0].moves[at].move]
    assert table.lead(start, start.seat, 0)
    assert table.gain(start, start.seat, (way, way), at, no_pause, 3) == 0


def test_looking_back_can_be_cancelled_at_every_playing() -> None:
    life = played("500-rum-de", ["club", "club"], "left")
    weak = played("500-rum-de", ["newcomer", "club"], "left")
    table = Table(life.header.rules, ("club",) * 2)
    for look in (
        lambda pause: level_spread(life, 1, 0, "club", pause),
        lambda pause: drawn_cards(life, 1, 0, pause),
        lambda pause: table.expected(0, 0, pause, 9),
        lambda pause: gain_over_club(weak, 1, 0, pause, 9),
    ):
        breaths: list[int] = []

        def pause(breaths: list[int] = breaths) -> None:
            breaths.append(1)
            if len(breaths) == 3:
                raise Cancelled

        with pytest.raises(Cancelled):
            look(pause)

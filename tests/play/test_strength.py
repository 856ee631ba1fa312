"""Playing strength: what decisions cost on average, and between which levels that is."""

from __future__ import annotations

from typing import Any

import pytest

from rummy_qt.engine import Move
from rummy_qt.play.review import Decision, DecisionKind, Reviewed, review_to_json
from rummy_qt.play.strength import LEVELS, Strength, beside, strength_of

DISCARD = (Move.parse("discard 7c"),)


def kept(*losses: float, kind: DecisionKind = DecisionKind.DISCARD, **about: Any) -> dict[str, Any]:
    """A review that is kept, with decisions that cost so much."""
    decisions = [
        Decision(at, at, kind, DISCARD, DISCARD, cost=loss, playouts=9)
        for at, loss in enumerate(losses)
    ]
    review = Reviewed(1, 0, tuple(decisions), 0.0, False, 1, 1)
    told = {"person": True, "assisted": False, "rulebook": "rommy-dk", "created": "2026-11-22"}
    return told | about | {"review": review_to_json(review)}


def test_the_average_is_of_all_decisions_and_of_each_kind() -> None:
    strength = strength_of([kept(10, 0), kept(0, 6, kind=DecisionKind.PILE)])
    assert strength.all.points == 4
    assert strength.all.decisions == 4
    assert strength.all.half == pytest.approx(4.80, abs=0.01)
    assert [(kind, part.points) for kind, part in strength.kinds] == [
        (DecisionKind.PILE, 3), (DecisionKind.DISCARD, 5),
    ]  # fmt: skip


def test_only_the_persons_own_rounds_of_the_choice_are_counted() -> None:
    everything = [
        kept(4),
        kept(8, assisted=True),
        kept(16, rulebook="femhundra"),
        kept(32, created="2026-11-20"),
        kept(64, person=False),
    ]
    assert strength_of(everything).all.decisions == 4
    assert strength_of(everything, assisted=False).all.decisions == 3
    assert strength_of(everything, "rommy-dk", False, "2026-11-21").all.points == 4


@pytest.mark.parametrize(
    "rubbish", [{}, {"person": True}, {"person": True, "review": 7}, {"person": "yes"}]
)
def test_what_is_no_review_is_passed_over(rubbish: dict[str, Any]) -> None:
    assert strength_of([rubbish]) == Strength()


def test_what_could_not_be_judged_is_not_counted_as_faultless() -> None:
    told = kept(9, 0, 0)
    told["review"]["decisions"][1] |= {"gap": "ended", "playouts": 0}
    told["review"]["decisions"][2] |= {"gap": "clock"}
    assert strength_of([told]).all == (9, 9, 1)


def test_a_trend_is_told_of_enough_rounds_and_only_where_it_is_clear() -> None:
    def of(*losses: float) -> Strength:
        days = [f"2026-11-{10 + n}" for n in range(len(losses))]
        return strength_of(
            kept(loss, loss + 1, loss, created=day)
            for loss, day in zip(reversed(losses), reversed(days), strict=True)
        )

    assert of(9, 9, 1).before.decisions == 0
    assert [of(*row).trend for row in ((9, 9, 2, 2), (2, 2, 9, 9), (2, 9, 9, 2))] == [-1, 1, 0]
    assert of(9, 9, 2, 2).before.points > of(9, 9, 2, 2).after.points


def test_the_levels_stand_in_their_order_on_the_scale() -> None:
    assert list(LEVELS.values()) == sorted(LEVELS.values(), reverse=True)
    first, *_, last = LEVELS
    assert beside(99) == ("", first)
    assert beside(0) == (last, "")
    names, losses = list(LEVELS), list(LEVELS.values())
    assert beside((losses[0] + losses[1]) / 2) == (names[0], names[1])

"""The cost of cards is summed in one place, so a new option there is right wherever it is shown.

    RUMMY_QT_PLAIN=1 python -m tests.rules.test_one_sum 10000

checks that many positions. The example option: cards in hand count double for a seat that laid
no meld of its own in this round (S-17). Only the position is patched; the expected cost is summed
here, card by card, from the history.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Set
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from rummy_qt.engine import RULEBOOKS, Card, Round, Rules, View
from rummy_qt.engine.events import Melded
from rummy_qt.engine.position import Position
from rummy_qt.lab.random_rules import random_rules
from rummy_qt.opponents.plain import Plain
from rummy_qt.opponents.search import DealSums
from rummy_qt.opponents.thinker import match_value
from rummy_qt.play.covered import hidden_cards
from rummy_qt.play.game import Hook
from rummy_qt.records.header import SeatInfo
from rummy_qt.ui.bridge import TableSource
from rummy_qt.ui.models.table_state import TableState
from rummy_qt.ui.words.previews import preview_text
from tests.engine.worlds import Recorded

KINDS = {"preview", "preview's words", "plain", "sheet", "slip", "hint", "review"}
ShownCosts = Iterator[tuple[str, object, object]]


def expected_cost(rnd: Round, seat: int, cards: Iterable[Card]) -> int:
    """What these cards in hand cost the seat under the example option."""
    rules, points = rnd.rules, 0
    for card in cards:
        if card.is_joker:
            points += rules.joker_value
        elif card.rank == 0:
            points += rules.ace_in_hand
        else:
            points += 10 if card.rank >= 9 else card.rank + 1 if rules.pip_values else 5
    laid = any(isinstance(event, Melded) and event.seat == seat for event in rnd.history)
    return points if laid else 2 * points


def costs_shown_of_moves(rnd: Round, view: View) -> ShownCosts:
    for move in view.legal_moves:
        if move.kind == "take" and (taken := view.after(move).taken):
            cost = expected_cost(rnd, view.seat, taken)
            yield "preview", view.after(move).risk, cost
            if "point" in (words := preview_text(move, view)):
                yield "preview's words", f"{cost} point" in words, True
        if move.kind in ("meld", "lay", "swap"):
            bare = [card.bare for card in move.cards]
            yield "plain", Plain._play_order(view, move)[1], expected_cost(rnd, view.seat, bare)


def costs_shown_at_the_end(rnd: Round, before: Round) -> ShownCosts:
    costs = [expected_cost(rnd, seat, rnd.hand(seat)) for seat in range(rnd.players)]
    for seat, tally in enumerate(rnd.tallies or ()):
        yield "sheet", -tally.hand, costs[seat]
    state = TableState(source_of(rnd))
    left = rnd.left_hands(0)
    for seat, cost in enumerate(costs):
        yield "slip", state.price_of(seat), cost if seat in left or not seat else 0
    sums = DealSums(2, 0, rnd.players)
    for way, one in enumerate((before, rnd)):
        sums.note(way, one.position, 0.0)
    sums.keep(1)
    less = expected_cost(before, 0, before.hand(0)) - costs[0]
    yield "hint", round(sums.parts(0, 1, 1).hand), -less
    rules = rnd.rules if rnd.rules.rounds else rnd.rules.replace(rounds=3)
    scores = [
        sum(tally._replace(hand=-cost))
        for tally, cost in zip(rnd.tallies or (), costs, strict=True)
    ]
    worth = match_value(rules, (0,) * rnd.players, 0).of(rnd.position)
    yield "review", round(worth, 6), round(scores[0] - sum(scores[1:]) / len(scores[1:]), 6)


def source_of(rnd: Round) -> TableSource:
    """The source of a table that shows this round."""
    seats = tuple(SeatInfo(f"P{seat}", "club") for seat in range(rnd.players))
    match = SimpleNamespace(totals=[0] * rnd.players, scores=[], over=False, round_number=1)
    game: Any = SimpleNamespace(seats=seats, person=0, match=match, last_round=False)
    game.changed, game.stand_ins = Hook(), list
    game.view = lambda: rnd.view(0)
    game.covered = lambda: hidden_cards(rnd.view(0))
    game.open_hands = lambda: rnd.left_hands(0)
    return TableSource(game)


def count_wrong_costs(
    positions: int, seed: int, enough: Set[str] | None = None
) -> tuple[Counter[str], Counter[str]]:
    """By kind, how often a cost was shown in that many positions, and how often it was wrong.

    Stops early once each kind in ``enough`` was wrong at least once.
    """
    chance = random.Random(seed)
    told: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    seen = number = 0
    while seen < positions and (enough is None or not enough <= set(+wrong)):
        rules: Rules = random_rules(chance)
        world = Recorded([*RULEBOOKS.values()][number] if number < 6 else rules, chance)
        number += 1
        for _ in range(400):
            before = world.round.copy()
            world.play_on(1, chance, 0.5)
            rnd = world.round
            found = list(costs_shown_of_moves(rnd, rnd.view(rnd.seat)))
            if rnd.over:
                found += costs_shown_at_the_end(rnd, before)
            seen += bool(found)
            for kind, said, right in found:
                told[kind] += 1
                wrong[kind] += said != right
            if rnd.over:
                break
    return told, +wrong


@pytest.fixture
def hands_count_double(monkeypatch: pytest.MonkeyPatch) -> None:
    """Patches the example option into the position."""
    patch_hand_points(monkeypatch)


def patch_hand_points(patch: pytest.MonkeyPatch) -> None:
    real = Position.hand_points

    def hand_points(position: Position, seat: int) -> int:
        return real(position, seat) * (1 if position.has_melded(seat) else 2)

    patch.setattr(Position, "hand_points", hand_points)


@pytest.mark.rule("S-17")
@pytest.mark.usefixtures("qapp", "hands_count_double")
def test_a_new_option_for_hands_is_right_wherever_a_cost_is_shown() -> None:
    told, wrong = count_wrong_costs(1_200, 32)
    assert set(told) == KINDS
    assert wrong == Counter()


@pytest.mark.usefixtures("qapp")
def test_without_the_option_every_kind_of_cost_is_found_wrong() -> None:
    _, wrong = count_wrong_costs(5_000, 11, KINDS)
    assert set(wrong) == KINDS


if __name__ == "__main__":
    application = QCoreApplication([])
    with pytest.MonkeyPatch.context() as patched:
        patch_hand_points(patched)
        everywhere, faults = count_wrong_costs(
            int(sys.argv[1]), random.SystemRandom().randrange(1 << 32)
        )
    sys.stdout.write(f"told: {dict(everywhere)}\nwrong: {dict(faults)}\n")
    sys.exit(bool(faults))

"""Whatever lies on the table, in whatever window: nothing that is read is covered or cut off."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise, product
from typing import Any

import pytest

from rummy_qt.ui.table.dressing import line_for
from rummy_qt.ui.table.fans import nearest_gap, rows_of
from rummy_qt.ui.table.geometry import Box, Slot
from rummy_qt.ui.table.layout import (
    LARGE_PITCH,
    SMALLEST,
    Spec,
    TableLayout,
    table_layout,
)

WINDOWS = ((1024, 570), (1280, 740), (1600, 1100), (2560, 1380), (3840, 2090))
"""The table's part of windows from 1024×640 to 3840×2160."""
INDEX_WIDTH = 0.18
"""The part of a card's width that holds rank and suit."""
PLAYERS = range(2, 9)
HANDS = (1, 7, 13, 25, 40)
PILES = (0, 1, 20, 60)
Lanes = tuple[tuple[int, ...], ...]


def lanes_of(players: int, free: int) -> Iterator[Lanes]:
    """Ways in which at most ``free`` cards may be melded."""
    yield ((),) * players
    sizes = (3, 4, 3, 5, 3, 4, 7, 3)
    spread: list[list[int]] = [[] for _ in range(players)]
    left, at = min(free, 70), 0
    while left >= sizes[at % len(sizes)]:
        spread[at % players].append(sizes[at % len(sizes)])
        left -= sizes[at % len(sizes)]
        at += 1
    yield tuple(map(tuple, spread))
    most = min(free, 36) // 4
    yield ((4,) * most, *((),) * (players - 1))
    yield (*((),) * (players - 1), (4,) * most)


def specs(window: tuple[int, int], players: int) -> Iterator[Spec]:
    decks = 104 if players >= 5 else 52
    for hand, pile in product(HANDS, PILES):
        free = max(0, decks - hand - pile)
        for lanes in lanes_of(players, free):
            yield Spec(*window, hand, pile, stacked=False, lanes=lanes, line=line_for(window[1]))


def groups(layout: TableLayout) -> Iterator[Sequence[Slot]]:
    """Cards that may lie on each other, the lowest first."""
    yield layout.hand
    yield layout.pile
    for lane in layout.lanes:
        yield [slot for meld in lane.pack.melds for slot in meld]


def all_slots(layout: TableLayout) -> list[Slot]:
    return [layout.stock, *(slot for group in groups(layout) for slot in group)]


def readable_boxes(layout: TableLayout) -> list[Box]:
    boxes = [layout.stock.box, layout.pile_box, layout.hand_box, layout.bar]
    boxes += [lane.box for lane in layout.lanes]
    return boxes + ([layout.log] if layout.log.w else [])


def inside(layout: TableLayout, whole: Box) -> bool:
    lanes = layout.lanes
    return (
        all(whole.contains(box) for box in readable_boxes(layout))
        and all(layout.hand_box.contains(slot.box) for slot in layout.hand)
        and all(layout.pile_box.contains(slot.box) for slot in layout.pile)
        and all(lane.body.contains(s.box) for lane in lanes for m in lane.pack.melds for s in m)
    )


def index_box(slot: Slot, height: float) -> Box:
    """Where rank and suit stand; ``height`` as a part of the card's width."""
    return slot.box if slot.tile else Box(slot.x, slot.y, INDEX_WIDTH * slot.w, height * slot.w)


def covered_indices(layout: TableLayout, index_height: float) -> list[tuple[Slot, Slot]]:
    found = []
    for group in groups(layout):
        for at, slot in enumerate(group):
            index = index_box(slot, index_height)
            found += [(slot, upper) for upper in group[at + 1 :] if covers(upper, index)]
    return found


def covers(upper: Slot, box: Box, slack: float = 0.01) -> bool:
    return (
        upper.x < box.right - slack
        and upper.x + upper.w > box.x + slack
        and upper.y < box.bottom - slack
        and upper.y + upper.h > box.y + slack
    )


@pytest.mark.parametrize(("window", "players"), [*product(WINDOWS, PLAYERS)], ids=str)
def test_every_card_can_be_read_in_every_window(window: tuple[int, int], players: int) -> None:
    for spec in specs(window, players):
        assert not unreadable(spec), spec


def unreadable(spec: Spec) -> list[object]:
    """What cannot be seen or read on a table, in whatever way."""
    layout = table_layout(spec)
    overlapping = [
        pair for pair in combinations(readable_boxes(layout), 2) if pair[0].overlap(pair[1]) > 1
    ]
    too_small = [slot for slot in all_slots(layout) if slot.w < (12 if slot.tile else 40)]
    outside = [] if inside(layout, Box(0, 0, spec.width, spec.height)) else [spec]
    return [*overlapping, *too_small, *outside, *covered_indices(layout, spec.pitch - 0.03)]


WISHES: tuple[dict[str, Any], ...] = (
    {"scale": 0.8},
    {"scale": 1.18},
    {"pitch": LARGE_PITCH},
    {"log": False},
    {"stacked": True},
)


@pytest.mark.parametrize("wish", WISHES, ids=str)
@pytest.mark.parametrize("window", [WINDOWS[0], WINDOWS[1], WINDOWS[-1]], ids=str)
def test_every_card_can_be_read_whatever_is_preferred(
    window: tuple[int, int], wish: dict[str, Any]
) -> None:
    for players in (2, 4, 8):
        for spec in specs(window, players):
            assert not unreadable(replace(spec, **wish)), spec


def test_cards_keep_their_size_during_a_round() -> None:
    def card(hand: int, pile: int, lanes: Lanes) -> float:
        return table_layout(Spec(1280, 740, hand, pile, False, lanes)).card

    assert (
        card(13, 1, ((), ())) == card(25, 20, ((3, 3), (4,))) == card(1, 40, ((3,) * 5, (4,) * 5))
    )


def test_a_large_hand_makes_two_rows_and_a_larger_one_is_tighter() -> None:
    def rows(hand: int) -> int:
        layout = table_layout(Spec(1024, 570, hand, 1, False, ((), ())))
        return len(rows_of(layout.hand))

    assert rows(13) == 1
    assert rows(40) == 2


def test_a_stacked_pile_shows_its_top_and_edges() -> None:
    layout = table_layout(Spec(1280, 740, 7, 20, True, ((), ())))
    assert len(layout.pile) == 1
    assert layout.pile[0].x > layout.pile_box.x
    assert layout.pile_box.contains(layout.pile[0].box)


def test_without_log_there_is_more_room_for_the_pile() -> None:
    with_log = table_layout(Spec(1280, 740, 7, 20, False, ((), ())))
    without = table_layout(Spec(1280, 740, 7, 20, False, ((), ()), log=False))
    assert without.pile_box.w > with_log.pile_box.w
    assert without.log.w == 0


def test_larger_windows_and_wishes_give_larger_cards() -> None:
    lanes: Lanes = ((), (), ())
    sizes = [table_layout(Spec(*w, 7, 1, False, lanes, line_for(w[1]))).card for w in WINDOWS]
    assert sizes == sorted(sizes)
    small, large = (
        table_layout(Spec(1280, 740, 7, 1, False, lanes, scale=scale)).card for scale in (0.7, 1.6)
    )
    assert small < sizes[1] < large


def test_large_indices_leave_more_of_covered_rows_free() -> None:
    lanes: Lanes = ((), ())
    layout = table_layout(Spec(1024, 570, 40, 60, False, lanes, pitch=LARGE_PITCH))
    assert len(rows_of(layout.hand)) == len(rows_of(layout.pile)) == 2
    assert not covered_indices(layout, LARGE_PITCH - 0.03)


def test_smallest_table_is_laid_out_too() -> None:
    layout = table_layout(Spec(*SMALLEST, 25, 20, False, ((3, 3), (4, 4, 3), (3,))))
    whole = Box(0, 0, *SMALLEST)
    assert all(whole.contains(slot.box) for slot in all_slots(layout))


def test_a_card_dropped_in_the_hand_goes_between_its_neighbours() -> None:
    layout = table_layout(Spec(1280, 740, 7, 1, False, ((), ())))
    hand = layout.hand
    y = hand[3].box.centre[1]
    middles = [slot.box.centre[0] for slot in hand]
    assert nearest_gap(hand, middles[0] - 50, y) == 0
    assert nearest_gap(hand, (middles[2] + middles[3]) / 2, y) == 3
    assert nearest_gap(hand, middles[-1] + 50, y) == 7
    assert nearest_gap((), 0, 0) == 0


def test_in_two_rows_the_row_counts_where_a_card_is_dropped() -> None:
    hand = table_layout(Spec(1024, 570, 40, 1, False, ((), ()))).hand
    assert nearest_gap(hand, 0, hand[0].y) == 0
    assert nearest_gap(hand, 0, hand[-1].y + hand[-1].h) == 20
    assert nearest_gap(hand, 2000, hand[0].y) == 20


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("window", WINDOWS)
def test_hands_that_lie_open_leave_the_melds_readable(
    window: tuple[int, int], players: int
) -> None:
    lanes: Lanes = ((), *(((3,) if seat % 2 else (4, 3)) for seat in range(1, players)))
    for size in (1, 7, 13):
        open_hands = (0, *(size for _ in range(1, players)))
        spec = Spec(*window, 7, 5, False, lanes, line_for(window[1]), open_hands=open_hands)
        layout = table_layout(spec)
        assert not layout.lanes[0].hand
        for lane in layout.lanes[1:]:
            melds = [slot for meld in lane.pack.melds for slot in meld]
            assert len(lane.hand) == size
            assert all(lane.body.contains(slot.box) for slot in [*lane.hand, *melds])
            assert not any(a.box.overlap(b.box) for a, b in product(lane.hand, melds))
            steps = (b.x - a.x for a, b in pairwise(lane.hand))
            assert all(step > slot.w / 2 for step, slot in zip(steps, lane.hand, strict=False))

"""The judge of ``telling`` finds faults: each kind of announcement, made 60 ms too early."""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partialmethod
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS
from rummy_qt.ui.table import furniture, plates
from rummy_qt.ui.table.choreography import End
from rummy_qt.ui.table.furniture import Furniture
from rummy_qt.ui.table.motion import Motion
from rummy_qt.ui.table.scene import TableScene
from rummy_qt.ui.table.table_view import TableView

from .conftest import Wishes
from .telling import OF_THE_END, judge_round

EARLY_MS = 60.0


def told_early(motion: Motion) -> float:
    """The time of the first event not yet announced, if all are announced 60 ms early."""
    late = motion.currentTime() + EARLY_MS
    waiting = [leg.event for leg in motion.legs if leg.event is not None and leg.end > late]
    waiting += [
        roll.event for roll in motion._effects if roll.event is not None and roll.end > late
    ]
    return min(waiting, default=math.inf)


TICKED, TOLD = Motion.updateCurrentTime, Motion.told_until


def tick(motion: Motion, now: int) -> None:
    """Update announcements at every moment, not only when something has landed."""
    motion.passed.emit()
    TICKED(motion, now)


SOON = 329
"""The seed of a deal in which a round of three is over after 22 moves."""


@pytest.mark.parametrize(("rulebook", "seed"), [("500-rum-de", SOON), ("rommy-dk", 21)])
def test_a_rounds_end_announced_60_ms_early_is_noticed(
    rulebook: str, seed: int, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Also when the last card lies face down, and although the layout changes once it is over."""

    def told(motion: Motion) -> float:
        scene = motion.parent()
        assert isinstance(scene, TableScene)
        return told_early(motion) if scene.state.view.over else float(TOLD.__get__(motion))

    monkeypatch.setattr(Motion, "told_until", property(told))
    monkeypatch.setattr(Motion, "updateCurrentTime", tick)
    found = set(judge_round(RULEBOOKS[rulebook], 3, seed, Wishes(), held=0).faults)
    assert found >= {"list", "mood", "veil", "draw_sentence", "button"}


@pytest.mark.parametrize(("rulebook", "seed"), [("500-rum-de", SOON), ("rommy-dk", 21)])
def test_nothing_of_a_rounds_end_is_announced_early(rulebook: str, seed: int, qtbot: QtBot) -> None:
    """Not even a total on a slip reveals the winner before the announcement."""
    judge = judge_round(RULEBOOKS[rulebook], 3, seed, Wishes(), held=0)
    assert judge.view.state.view.over
    assert not judge.faults, judge.examples


def late(motion: Motion) -> float:
    return motion.currentTime() + EARLY_MS


@contextmanager
def ahead(scene: TableScene) -> Iterator[None]:
    """Announcements are 60 ms early within the context."""
    teller, now, due = scene.teller, scene.teller.now, scene.teller._due
    until = told_early(scene.motion)
    seen = [told for told in due if told.events <= until]
    teller.now, teller._due = [now, *seen][-1], due[len(seen) :]
    try:
        yield
    finally:
        teller.now, teller._due = now, due


@contextmanager
def ahead_in_the_story(scene: TableScene) -> Iterator[None]:
    """The list of moves, from which seats show their last turn, is also 60 ms early."""
    teller = scene.teller
    with ahead(scene):
        teller._tell_turns(told_early(scene.motion))
        yield
    teller._tell_turns(scene.motion.told_until)


def view_of(scene: TableScene) -> TableView:
    view = scene.views()[0]
    assert isinstance(view, TableView)
    return view


def sentence(scene: TableScene) -> None:
    view = view_of(scene)
    with ahead(scene):
        view.bar.caption.say("prompt", view.prompt())


def row_of_the_list(scene: TableScene) -> None:
    with ahead(scene):
        scene.teller._tell_turns(told_early(scene.motion))


def last_turn(scene: TableScene) -> None:
    with ahead_in_the_story(scene):
        parts = {look.where.chair: look.last for look in scene.furniture.seat_looks().values()}
    for look in scene.furniture.seat_looks().values():
        scene.furniture._show_seat(look._replace(last=parts[look.where.chair]))


def buttons(scene: TableScene) -> None:
    with ahead(scene):
        view_of(scene).bar.refresh()


def veils(scene: TableScene) -> None:
    with ahead(scene):
        scene.cards.dress()


def winner(scene: TableScene) -> None:
    with ahead(scene):
        scene.furniture._show_winner()


def slips(scene: TableScene) -> None:
    with ahead(scene):
        looks = scene.furniture.seat_looks().values()
    for look in looks:
        if look.left_over:
            slip = scene.furniture._left[look.where.chair]
            left = look.open, look.price, look.where.last, look.t
            slip.show_drawn(scene.art, plates.draw_left, *left)
            slip.setPos(*look.where.last[:2])


def totals(scene: TableScene) -> None:
    furniture = scene.furniture
    with ahead(scene):
        rows = {seat: furniture._row(seat) for seat in range(scene.state.view.players)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(furniture, "_row", rows.__getitem__)
        furniture._show_own()
        for look in furniture.seat_looks().values():
            furniture._show_seat(look)


def only_at_the_end(plant: Callable[[TableScene], None]) -> Callable[[TableScene], None]:
    """Plants the same fault, but only after the last card of a round has landed."""

    def planted(scene: TableScene) -> None:
        waits = (leg.event is not None and not leg.landed for leg in scene.motion.legs)
        if scene.state.view.over and not any(waits):
            plant(scene)

    return planted


def faces(scene: TableScene) -> None:
    with ahead(scene):
        for place in range(scene.state.view.players):
            scene.furniture._show_face(place)


def numbers(scene: TableScene) -> None:
    scene.furniture._show_counts()


NOT_YET = Furniture._still_seen


def not_yet_of(furniture: Furniture, wanted: str, end: End, place: int | None = None) -> int:
    """The number of cards not yet seen at the stock or at hands, 60 ms early."""
    if end != wanted:
        return NOT_YET(furniture, end, place)
    motion, found = furniture._scene.motion, 0
    for leg in motion.legs:
        if leg.flight is not None and place in (None, leg.flight.journey.chair):
            way = leg.flight.journey
            leaves = way.start == end and not leg.departed and leg.delay > late(motion)
            found += (leaves - (way.end == end and leg.end > late(motion))) * way.cards
    return found


def yarn(scene: TableScene) -> None:
    legs = [leg for leg in scene.motion.legs if leg.end > late(scene.motion)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scene.motion, "legs", legs)
        scene.furniture._show_yarn()


PLANTED: Final[dict[str, tuple[Callable[[TableScene], None], str]]] = {
    "sentence": (sentence, "draw_sentence"),
    "row of the list": (row_of_the_list, "list"),
    "last turn": (last_turn, "draw_seat"),
    "stock": (numbers, "draw_count"),
    "seat": (numbers, "draw_face"),
    "yarn": (yarn, "draw_threads"),
    "veils": (veils, "veil"),
    "buttons": (buttons, "button"),
    "who won": (winner, "draw_winner"),
    "slips": (slips, "draw_left"),
    "totals": (totals, "draw_own"),
    "faces": (faces, "mood"),
    "own total in the end": (only_at_the_end(totals), "draw_own"),
    "totals in the end": (only_at_the_end(totals), "draw_seat"),
}
"""By kind of announcement, how to make it early, and what the judge must report."""


@pytest.mark.parametrize("what", PLANTED)
def test_each_kind_of_announcement_60_ms_early_is_noticed(
    what: str, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    plant, kind = PLANTED[what]

    def tick(motion: Motion, now: int) -> None:
        TICKED(motion, now)
        scene = motion.parent()
        assert isinstance(scene, TableScene)
        if motion.state() != Motion.State.Stopped:
            plant(scene)

    monkeypatch.setattr(Motion, "updateCurrentTime", tick)
    if plant is numbers:
        monkeypatch.setattr(Furniture, "_still_seen", partialmethod(not_yet_of, what))
    looked_at = {"held": 0} if kind in OF_THE_END else {"moves": 24}
    assert kind in judge_round(RULEBOOKS["500-rum-de"], 3, SOON, Wishes(), **looked_at).faults


def test_slips_that_come_out_60_ms_early_are_noticed(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """They would appear before the winner has been seen."""
    monkeypatch.setattr(furniture, "WON_MS", furniture.WON_MS - EARLY_MS)
    assert "draw_left" in judge_round(RULEBOOKS["500-rum-de"], 3, SOON, Wishes(), held=0).faults

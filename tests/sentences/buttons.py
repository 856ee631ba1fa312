"""The buttons of the row over the hand, as the window labels them in a position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from PySide6.QtWidgets import QGraphicsView

from rummy_qt.engine import Card, Move, View
from rummy_qt.play.laying import next_laying
from rummy_qt.records.header import SeatInfo
from rummy_qt.ui.models import TableState
from rummy_qt.ui.source import TableSource
from rummy_qt.ui.table.panels import ActionBar

from .table import NAMES
from .worlds import World

OF_CARDS = ("meld", "lay", "discard")


class Seated(TableSource):
    """A round as it is seen from one seat."""

    def __init__(self, world: World, me: int) -> None:
        super().__init__()
        self._round, self._me = world.round, me
        seats = tuple(SeatInfo(name, "human") for name in NAMES[: world.round.players])
        match = SimpleNamespace(
            totals=[0] * len(seats), scores=[], round=world.round, over=False, round_number=1
        )
        self.game: Any = SimpleNamespace(seats=seats, person=me, match=match, last_round=False)

    def view(self) -> View:
        return self._round.view(self._me)

    def open_hands(self) -> dict[int, list[Card]]:
        return {}

    def stand_ins(self) -> list[Any]:
        return []


def buttons(world: World, me: int, rng: random.Random) -> Iterator[tuple[str, str]]:
    """What each button says, with the move that it was offered for, if there is just one."""
    pane = QGraphicsView()
    source = Seated(world, me)
    state = TableState(source)
    bar = ActionBar(state, pane)
    bar.refresh()
    yield from _said(bar, _all_laid(world, me))
    plays = [move for move in state.view.legal_moves if move.kind in OF_CARDS]
    if plays:
        chosen = rng.choice(plays)
        held = {card for card in state.hand.cards if card.bare in {c.bare for c in chosen.cards}}
        state.hand.select(held)
        bar.refresh()
        yield from _said(bar, [], str(chosen))
    pane.deleteLater()


def _said(bar: ActionBar, laid: list[str], chosen: str = "") -> Iterator[tuple[str, str]]:
    offered = bar._offered
    lay_all = {bar.lay_all: "; ".join(laid)}
    for button in bar._row:
        if button in offered:
            yield button.text(), lay_all.get(button, chosen)


def _all_laid(world: World, me: int) -> list[str]:
    """What "Lay all" lays, press by press of the one who asks for the next."""
    rnd = world.round
    laid: list[str] = []
    while rnd.seat == me and not rnd.over:
        move: Move | None = next_laying(rnd.view(me))
        if move is None:
            break
        rnd.play(move, me)
        laid.append(str(move))
    for _ in laid:
        rnd.undo()
    return laid

"""Text on the table in a position: rows, buttons, and previews of drops."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsView

from rummy_qt.engine import Move
from rummy_qt.engine.events import Event
from rummy_qt.play.covered import Covered, hidden_cards
from rummy_qt.play.game import Hook
from rummy_qt.play.laying import layings
from rummy_qt.play.targets import Grab, drop_zones, takes_and_lays
from rummy_qt.records.header import SeatInfo
from rummy_qt.ui.bridge import TableSource
from rummy_qt.ui.models.table_state import TableState
from rummy_qt.ui.table.panels import ActionBar
from rummy_qt.ui.words.cards import cards_text
from rummy_qt.ui.words.log import part_of
from rummy_qt.ui.words.previews import drop_text

from .table import NAMES
from .worlds import World

OF_CARDS = ("meld", "lay", "discard", "swap")
MOST_DROPS = 6


def seated(world: World, me: int) -> TableSource:
    """A round as one seat sees it."""
    rnd = world.round
    seats = tuple(SeatInfo(name, "human") for name in NAMES[: rnd.players])
    match = SimpleNamespace(
        totals=rnd.scores or [0] * len(seats),
        scores=[],
        round=rnd,
        over=False,
        winner=None,
        round_number=1,
    )
    game: Any = SimpleNamespace(seats=seats, person=me, match=match, last_round=False)
    game.changed, game.open_hands, game.stand_ins = Hook(), dict, list
    game.view = lambda: rnd.view(me)
    game.covered = lambda: hidden_cards(rnd.view(me))
    return TableSource(game)


def buttons(state: TableState, world: World, rng: random.Random) -> Iterator[tuple[str, str, str]]:
    """The text and tooltip of each button, with the moves that it would play."""
    pane = QGraphicsView()
    all_told = SimpleNamespace(all_told=True)
    unseen: Any = SimpleNamespace(state=state, add=lambda sprite: sprite, teller=all_told)
    bar = ActionBar(unseen, pane)
    bar.refresh()
    yield from _said(bar, _all_laid(world, state.person))
    plays = [move for move in state.view.legal_moves if move.kind in OF_CARDS]
    if plays:
        chosen = rng.choice(plays)
        held = {card for card in state.hand.cards if card.bare in {c.bare for c in chosen.cards}}
        state.hand.select(held)
        bar.refresh()
        yield from _said(bar, [], str(chosen))
        for button in (bar.meld, bar.lay_off):
            if button in bar._offered:
                yield "drop", button.toolTip(), "; ".join(map(str, bar.plays[button]()))
    pane.deleteLater()


def drops(state: TableState, rng: random.Random) -> Iterator[tuple[str, str, str]]:
    """Previews while cards are held over a place, for some cards and places."""
    view, targets = state.view, state.targets
    held = {tuple(c.bare for c in m.cards) for m in view.legal_moves if m.kind in OF_CARDS}
    grabs = [Grab("hand", cards) for cards in sorted(held, key=str)]
    found = [moves for grab in grabs for moves in drop_zones(grab, targets).values()]
    for moves in rng.sample(found, min(MOST_DROPS, len(found))):
        yield "drop", drop_text(moves, view), "; ".join(map(str, moves))
    for card in targets.take:
        at = view.discards.index(card) if card in view.discards else len(view.discards)
        grab = Grab("pile", view.discards[at:] or (card,))
        for both in filter(takes_and_lays, drop_zones(grab, targets).values()):
            yield "both", drop_text(both, view), "; ".join(map(str, both))


def rows(state: TableState) -> Iterator[tuple[str, str, str]]:
    """The screen reader's text of each player plate, each meld and the pile."""
    for model in (state.seats, state.melds, state.discards):
        for at in range(model.rowCount()):
            said = model.data(model.index(at), Qt.ItemDataRole.AccessibleTextRole)
            yield "row", said.partition(". ")[0], ""  # what a take brings is judged as a drop


def line(state: TableState, event: Event | Covered) -> str:
    """An event's line in the list of moves."""
    part = part_of(event, state.texts)
    return " ".join(filter(None, (part.word, cards_text(part.cards), part.place)))


def _said(bar: ActionBar, laid: list[str], chosen: str = "") -> Iterator[tuple[str, str, str]]:
    offered = bar._offered
    lay_all = {bar.lay_all: "; ".join(laid)}
    for button in bar.row:
        if button in offered:
            yield "button", button.text(), lay_all.get(button, chosen)
    if bar.call in offered:
        yield "tip", bar.call.toolTip(), ""


def _all_laid(world: World, me: int) -> list[str]:
    """The moves that "Lay all" plays: after each one, the next is worked out."""
    rnd = world.round
    laid: list[str] = []
    while rnd.seat == me and not rnd.over:
        move: Move | None = next(layings(rnd.view(me)), None)
        if move is None:
            break
        rnd.play(move, me)
        laid.append(str(move))
    for _ in laid:
        rnd.undo()
    return laid

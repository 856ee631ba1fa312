"""What lies on the table as rows: discards, melds, players, and the story of the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject

from rummy_qt.engine import Card, View
from rummy_qt.engine.events import Dealt, Event
from rummy_qt.engine.melds import Meld
from rummy_qt.engine.scoring import table_points
from rummy_qt.ui.names import total_text

from .rows import RowsModel
from .words import (
    Storyteller,
    card_text,
    cards_text,
    level_text,
    spoken_card,
    spoken_cards,
    translate,
)


class DiscardModel(RowsModel[Card]):
    """The discards that lie open, bottom first."""

    def display(self, value: Card) -> str:
        return card_text(value)

    def spoken(self, value: Card) -> str:
        above = len(self._rows) - 1 - self._rows.index(value)
        if above == 0:
            return translate("Discards", "{card}, on top").format(card=spoken_card(value))
        words = translate("Discards", "{card}, under {count}")
        return words.format(card=spoken_card(value), count=above)


class LaidMeld(NamedTuple):
    """A meld on the table."""

    number: int
    """1 for ``m1``."""
    meld: Meld
    lane: int
    """The seat in whose lane it lies: who laid its first own card."""
    points: tuple[int, ...]
    """What each card scores."""


class MeldsModel(RowsModel[LaidMeld]):
    """The melds in the order in which they were laid."""

    def display(self, value: LaidMeld) -> str:
        return cards_text(value.meld.cards)

    def spoken(self, value: LaidMeld) -> str:
        words = (
            translate("Melds", "run: {cards}; {points} points")
            if value.meld.kind == "run"
            else translate("Melds", "set: {cards}; {points} points")
        )
        return words.format(cards=spoken_cards(value.meld.cards), points=sum(value.points))


def lane_of(meld: Meld) -> int:
    """The seat that laid a meld: the owner of a card that did not come by a lay-off."""
    pairs = zip(meld.owners, meld.laid_off, strict=True)
    return next((owner for owner, late in pairs if not late), meld.owners[0])


def laid_melds(view: View) -> list[LaidMeld]:
    """The melds of a view, with what their cards score."""
    return [
        LaidMeld(number, meld, lane_of(meld), tuple(table_points(view.rules, meld)))
        for number, meld in enumerate(view.melds, 1)
    ]


class SeatRow(NamedTuple):
    """A player as a plate shows them."""

    seat: int
    name: str
    level: str
    cards: int
    """Cards in hand."""
    total: int
    """Points of the finished rounds, and of the one under way once it is over."""
    on_table: int
    """Points that lie on the table for this seat."""
    paid: int
    """Prices paid in this round, as a positive sum."""
    to_move: bool
    dealer: bool
    colour: str


class SeatsModel(RowsModel[SeatRow]):
    """The players by seat."""

    def display(self, value: SeatRow) -> str:
        return f"{value.name} · {total_text(value.total)}"

    def spoken(self, value: SeatRow) -> str:
        words = translate(
            "Seats", "{name}, {cards} cards, {total} points, {on_table} points on the table"
        )
        text = words.format(
            name=value.name,
            cards=value.cards,
            total=total_text(value.total),
            on_table=value.on_table,
        )
        return text + translate("Seats", ", to move") if value.to_move else text


def seat_rows(
    view: View,
    names: Sequence[str],
    kinds: Sequence[str],
    totals: Sequence[int],
    colours: Sequence[str],
) -> list[SeatRow]:
    """The players of a view; everything else is by seat."""
    on_table = [0] * view.players
    for laid in laid_melds(view):
        for owner, points in zip(laid.meld.owners, laid.points, strict=True):
            on_table[owner] += points
    return [
        SeatRow(
            seat=seat,
            name=names[seat],
            level=level_text(kinds[seat]),
            cards=view.hand_counts[seat],
            total=totals[seat],
            on_table=on_table[seat],
            paid=view.penalties[seat],
            to_move=seat == view.to_move and not view.over,
            dealer=seat == view.dealer,
            colour=colours[seat],
        )
        for seat in range(view.players)
    ]


class LogRow(NamedTuple):
    """One thing that happened."""

    event: Event
    text: str
    seat: int | None
    """Whose doing it was; None for things that merely happen."""
    foreword: str = ""
    """What the list of moves says before it, once; the prompt leaves it out."""


def cards_of(event: Event) -> tuple[Card, ...]:
    """The cards that an event tells of, as far as they were seen."""
    found: list[Card] = []
    for value in event:
        if isinstance(value, Card):
            found.append(value)
        elif isinstance(value, tuple):
            found += [card for card in value if isinstance(card, Card)]
    return tuple(found)


class LogModel(RowsModel[LogRow]):
    """The story of the round, oldest first."""

    def __init__(self, teller: Storyteller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._teller = teller
        self.foreword = ""
        """Stands before the sentence of the deal."""

    def display(self, value: LogRow) -> str:
        return f"{value.foreword} {value.text}".strip()

    def spoken(self, value: LogRow) -> str:
        return self.display(value)

    def set_history(self, history: Sequence[Event]) -> None:
        """Tell these events; those told before keep their sentences."""
        told = self._rows
        same = 0
        while same < min(len(told), len(history)) and told[same].event is history[same]:
            same += 1
        self.set_rows(told[:same] + [self._row(event) for event in history[same:]])

    def retell(self) -> None:
        """Tell everything once more, in the language of now."""
        self.set_rows([self._row(row.event) for row in self._rows])

    def _row(self, event: Event) -> LogRow:
        foreword = self.foreword if isinstance(event, Dealt) else ""
        return LogRow(event, self._teller.tell(event), getattr(event, "seat", None), foreword)

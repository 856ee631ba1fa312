"""What lies on the table as rows: discards, melds, players, and the story of the round."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject

from rummy_qt.engine import Card, View
from rummy_qt.engine.melds import Meld
from rummy_qt.play.standins import StandIn
from rummy_qt.ui.words import spoken
from rummy_qt.ui.words.cards import SPOKEN, card_text, cards_text
from rummy_qt.ui.words.language import number_text
from rummy_qt.ui.words.log import Happening, Storyteller, seat_of
from rummy_qt.ui.words.names import level_text, stand_in_text
from rummy_qt.ui.words.numbers import cards_phrase
from rummy_qt.ui.words.turns import Part, apart, cards_of, turns_of

from .rows import RowsModel


class DiscardModel(RowsModel[Card]):
    """The discards that lie open, bottom first."""

    face_down = 0
    """How many cards lie face down on them: the one that ended the round."""

    def identities(self, rows: Sequence[Card]) -> list[int]:
        return [card.index for card in rows]

    def display(self, value: Card) -> str:
        return card_text(value)

    def spoken(self, value: Card) -> str:
        above = len(self._rows) - 1 - self._rows.index(value) + self.face_down
        return spoken.discard(value, above, ", ".join(self.about(value)))


class StockModel(RowsModel[int]):
    """One row: how many cards the stock has."""

    def display(self, value: int) -> str:
        return str(value)

    def spoken(self, value: int) -> str:
        return cards_phrase(value)


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
    """The melds: the person's own, then each player's to their left, as they were laid."""

    def identities(self, rows: Sequence[LaidMeld]) -> list[int]:
        return [laid.number for laid in rows]

    def display(self, value: LaidMeld) -> str:
        return cards_text(value.meld.cards)

    def spoken(self, value: LaidMeld) -> str:
        whose = next(iter(self.about(value)), None)
        return spoken.meld(value.meld, sum(value.points), whose)


def lane_of(meld: Meld) -> int:
    """The seat that laid a meld: the owner of a card that did not come by a lay-off."""
    pairs = zip(meld.owners, meld.laid_off, strict=True)
    return next((owner for owner, late in pairs if not late), meld.owners[0])


def laid_melds(view: View) -> list[LaidMeld]:
    """The melds of a view, with what their cards score."""
    points = view.position.sheet.meld_points
    return [
        LaidMeld(number, meld, lane_of(meld), tuple(points(meld)))
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
        return f"{value.name} · {number_text(value.total)}"

    def spoken(self, value: SeatRow) -> str:
        return spoken.seat(
            value.name, value.cards, value.total, value.on_table, to_move=value.to_move
        )


def seat_rows(
    view: View,
    names: Sequence[str],
    kinds: Sequence[str],
    totals: Sequence[int],
    colours: Sequence[str],
    stood_in: Collection[int] = (),
) -> list[SeatRow]:
    """The players of a view; everything else is by seat.

    ``stood_in``: the seats for which a simple player plays.
    """
    return [
        SeatRow(
            seat=seat,
            name=names[seat],
            level=stand_in_text() if seat in stood_in else level_text(kinds[seat]),
            cards=view.hand_counts[seat],
            total=totals[seat],
            on_table=int(view.position.laid_points(seat)),
            paid=view.penalties[seat],
            to_move=seat == view.to_move and not view.over,
            dealer=seat == view.dealer,
            colour=colours[seat],
        )
        for seat in range(view.players)
    ]


class TurnRow(NamedTuple):
    """What a seat did in one turn, or something that merely happened."""

    seat: int | None
    """Whose turn; None for things that merely happen."""
    parts: tuple[Part, ...]
    events: tuple[Happening, ...]
    text: str
    """The same in sentences."""
    last: str
    """The last of these sentences."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that the turn tells of, as far as they were seen."""
        return tuple(card for event in self.events for card in cards_of(event))


class TurnsModel(RowsModel[TurnRow]):
    """The story of the round, a row a turn, oldest first."""

    def __init__(self, teller: Storyteller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._teller = teller
        self._history: tuple[Happening, ...] = ()

    def display(self, value: TurnRow) -> str:
        return value.text

    def spoken(self, value: TurnRow) -> str:
        return " ".join(self._teller.tell(event, SPOKEN) for event in value.events)

    def set_history(self, events: Sequence[Happening], stand_ins: Sequence[StandIn] = ()) -> None:
        """Tell these events, and who stood in."""
        history: list[Happening] = list(events)
        for stand_in in sorted(stand_ins, key=lambda found: found.at, reverse=True):
            history.insert(stand_in.at, stand_in)
        goes_on = history[: len(self._history)] == list(self._history)
        self._tell(history, self._rows if goes_on else ())

    def _tell(self, history: Sequence[Happening], told: Sequence[TurnRow]) -> None:
        """Rows for these events; what is ``told`` of a turn already is not told anew."""
        self._history = tuple(history)
        known = {row.events: row for row in told}
        turns = map(tuple, turns_of(self._history))
        self.set_rows([known.get(turn) or self._row(turn) for turn in turns])

    def retell(self) -> None:
        """Tell everything once more, in the language of now."""
        self._tell(self._history, ())

    def last_of(self, seat: int) -> TurnRow | None:
        """The seat's last turn, under way or finished."""
        return next((row for row in reversed(self._rows) if row.seat == seat), None)

    def _row(self, events: tuple[Happening, ...]) -> TurnRow:
        parts = tuple(apart(events, self._teller))
        told = [self._teller.tell(event) for event in events]
        return TurnRow(seat_of(events[0]), parts, events, " ".join(told), told[-1])

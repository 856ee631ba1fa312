"""The person's hand, in the order in which they hold it. The order is theirs, never a move."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from rummy_qt.engine import Card, Rules
from rummy_qt.play.laying import found_melds
from rummy_qt.ui.words import spoken
from rummy_qt.ui.words.cards import card_text
from rummy_qt.ui.words.language import QT_TR_NOOP, in_context

from .rows import RowsModel

tr = in_context("Table")
SUIT_ORDER = (0, 1, 3, 2)
"""Place of c d h s in a sorted hand: black and red take turns."""


class HeldCard(NamedTuple):
    """One card in the hand and how it stands there."""

    card: Card
    selected: bool = False
    new: bool = False
    """Whether it came in this turn."""


class HandModel(RowsModel[HeldCard]):
    """The hand as rows. ``sort_mode`` holds for cards that come later, too."""

    sort_mode_changed = Signal(str)

    def __init__(self, rules: Rules, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self.sort_mode = "suit"

    def identities(self, rows: Sequence[HeldCard]) -> list[int]:
        return [row.card.index for row in rows]

    def display(self, value: HeldCard) -> str:
        return card_text(value.card)

    def spoken(self, value: HeldCard) -> str:
        return spoken.held_card(
            value.card,
            selected=value.selected,
            new=value.new,
            uses=self.about(value),
        )

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards from left to right."""
        return tuple(row.card for row in self._rows)

    @property
    def selection(self) -> tuple[Card, ...]:
        """The selected cards from left to right."""
        return tuple(row.card for row in self._rows if row.selected)

    # ------------------------------------------------------------------ content

    def deal(self, cards: Iterable[Card], rules: Rules) -> None:
        """A new hand: nothing selected, nothing new."""
        self._rules = rules
        dealt = list(cards)
        self.set_rows([HeldCard(card) for card in self._sorted(dealt)])

    def hold(self, cards: Collection[Card], *, mark_new: bool, over: bool = False) -> None:
        """Hold exactly these cards: those that stay keep their order, the others join.

        Joining cards are marked new when ``mark_new``, and the marks of others then fall; ``over``:
        the turn is, and all marks fall.
        """
        held = {row.card: row for row in self._rows}
        stay = [row for row in self._rows if row.card in cards]
        join = [card for card in cards if card not in held]
        rows = {row.card: row for row in stay}
        if over or (join and mark_new):
            rows = {card: row._replace(new=False) for card, row in rows.items()}
        rows |= {card: HeldCard(card, new=mark_new and not over) for card in join}
        order = self._sorted([row.card for row in stay] + join) if join else list(rows)
        self.set_rows([rows[card] for card in order])

    # ---------------------------------------------------------------- selection

    def select(self, cards: Collection[Card]) -> None:
        """Select exactly these."""
        self.set_rows([row._replace(selected=row.card in cards) for row in self._rows])

    def toggle(self, card: Card) -> None:
        chosen = set(self.selection) ^ {card}
        self.select(chosen)

    # -------------------------------------------------------------------- order

    def sort_by(self, mode: str) -> None:
        """Order the hand, and cards that come later, by one of ``ORDERS``."""
        if mode not in ORDERS:
            raise ValueError(f"no such order: {mode}")
        self._set_mode(mode)
        rows = {row.card: row for row in self._rows}
        self.set_rows([rows[card] for card in self._sorted(list(rows))])

    def move(self, cards: Collection[Card], to: int) -> None:
        """Put these cards, in their order, before what is now at place ``to``.

        From then on the order is ``mine``.
        """
        moved = [row for row in self._rows if row.card in cards]
        before = [row for row in self._rows[:to] if row.card not in cards]
        after = [row for row in self._rows[to:] if row.card not in cards]
        rows = before + moved + after
        if rows != self._rows:
            self._set_mode("mine")
            self.set_rows(rows)

    def _set_mode(self, mode: str) -> None:
        if mode != self.sort_mode:
            self.sort_mode = mode
            self.sort_mode_changed.emit(mode)

    def _sorted(self, cards: list[Card]) -> list[Card]:
        return ORDERS[self.sort_mode].sort(self._rules, cards)


def by_suit(rules: Rules, cards: Sequence[Card]) -> list[Card]:
    """Suit by suit, black and red in turn, aces low."""
    return sorted(cards, key=lambda c: (c.is_joker, SUIT_ORDER[c.suit], c.rank, c.index))


def by_rank(rules: Rules, cards: Sequence[Card]) -> list[Card]:
    """From aces to kings."""
    return sorted(cards, key=lambda c: (c.is_joker, c.rank, SUIT_ORDER[c.suit], c.index))


def by_melds(rules: Rules, cards: Sequence[Card]) -> list[Card]:
    """Melds that the hand holds side by side, the dearest first, then the rest by suit."""
    laid = [card.bare for move in found_melds(rules, cards) for card in move.cards]
    return laid + by_suit(rules, [card for card in cards if card not in laid])


def as_it_is(rules: Rules, cards: Sequence[Card]) -> list[Card]:
    """The order in which the person put them."""
    return list(cards)


class HandOrder(NamedTuple):
    """One way to order the hand."""

    sort: Callable[[Rules, Sequence[Card]], list[Card]]
    text: str = ""
    """On its button; empty where it has none."""
    tip: str = ""


ORDERS: Final = {
    "suit": HandOrder(by_suit, QT_TR_NOOP("Suit"), QT_TR_NOOP("Sort the hand by suit")),
    "rank": HandOrder(by_rank, QT_TR_NOOP("Rank"), QT_TR_NOOP("Sort the hand by rank")),
    "melds": HandOrder(by_melds, QT_TR_NOOP("Melds"), QT_TR_NOOP("Sort melds side by side")),
    "mine": HandOrder(as_it_is),
}

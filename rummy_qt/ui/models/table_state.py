"""All models of one table, updated only by the signals of its source.

Ordering the hand is up to the person and never a move.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from rummy_qt.engine import Card, Rules, View
from rummy_qt.engine.cards import face_text
from rummy_qt.engine.events import Event, RoundEnded, Swapped
from rummy_qt.engine.melds import Meld
from rummy_qt.play.company import faces_of, seat_colours
from rummy_qt.play.covered import Covered, as_seen
from rummy_qt.play.laying import found_melds
from rummy_qt.play.targets import DISCARD, Grab, Targets, Zone, drop_zones
from rummy_qt.records.life import HelpMark
from rummy_qt.records.texts import English
from rummy_qt.ui.models.rows import RowsModel
from rummy_qt.ui.words import spoken
from rummy_qt.ui.words.cards import SPOKEN
from rummy_qt.ui.words.language import in_context, translate
from rummy_qt.ui.words.log import EventTexts, Happening, Part, cards_of, divide, seat_of, turns_of
from rummy_qt.ui.words.names import seat_name
from rummy_qt.ui.words.previews import preview_text
from rummy_qt.ui.words.prompts import Leaders

if TYPE_CHECKING:
    from rummy_qt.play.game import Change
    from rummy_qt.ui.bridge import TableSource


class TableState(QObject):
    """The models of a table: ``hand``, ``discards``, ``melds``, ``seats``, ``turns``."""

    changed = Signal(object)
    """All models have been updated to a new position: the ``Change``."""

    def __init__(self, source: TableSource, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.source = source
        game = source.game
        self.person = 0 if game.person is None else game.person
        self.threads = seat_colours(game.seats)
        """By seat, the number of its colour and stitch."""
        self.faces = faces_of(game.seats)
        self.remarks = True
        """Whether opponents make remarks."""
        self.texts = EventTexts(list(map(seat_name, game.seats)), game.person)
        self.texts.melder = self._melder
        self.texts.joker_of = self._joker_of
        self.declined = False
        """Whether the person has declined to call the last discard."""
        self._covered: set[int] = set()
        """The indices of the cards that no list may name."""
        self.tells_fits = False
        """Whether the person is told that the last discard fits."""
        self._read_game()
        self.hand = HandModel(self.view.rules, self, self._uses)
        self.discards = RowsModel[Card](self, self._discard, lambda card: card.index)
        """The face-up discards, bottom first."""
        self.melds = RowsModel[LaidMeld](self, self._meld, lambda laid: laid.number)
        """The person's own, then those of each player to the left, in the order they were laid."""
        self.seats = RowsModel(self, SeatRow.spoken)
        self.turns = TurnsModel(self.texts, self)
        self.happenings: list[Event | Covered] = []
        """The events of the round, as they may be reported now."""
        self.stand_ins: Sequence[HelpMark] = ()
        self.hand.deal(self.view.hand, self.view.rules)
        self._update_rows()
        source.changed.connect(self._on_change)

    def _melder(self, number: int) -> int | None:
        melds = self.view.melds[number - 1 : number]
        return lane_of(melds[0]) if melds else None

    def _joker_of(self, event: Swapped) -> tuple[int, int] | None:
        """The seat whose joker was swapped, and the points that it lost by that (DK-21).

        The card now belongs to that seat; the rest of the meld counts as before. None if the card
        is not in the meld: the swap was undone, or was in another round.
        """
        melds = self.view.melds[event.meld - 1 : event.meld]
        indices = [card.index for meld in melds for card in meld.cards]
        if event.card.index not in indices:
            return None
        meld, at = melds[0], indices.index(event.card.index)
        cards = list(meld.cards)
        cards[at] = event.joker.standing_for(event.card.face)
        points = self.view.position.sheet.meld_points
        before, after = points(meld.kind, tuple(cards)), points(meld.kind, meld.cards)
        return meld.owners[at], before[at] - after[at]

    def as_seen(self, event: Event) -> Event | Covered:
        """The event without the names of cards that a stacked pile hides."""
        return as_seen(event, self.person, self._covered)

    @property
    def my_turn(self) -> bool:
        """Whether the person is to move; never in a match in which nobody but programs plays."""
        person = self.source.game.person
        return person is not None and self.view.to_move == person and not self.view.over

    def is_due(self, card: Card) -> bool:
        """Whether the person must use this card from the hand at once."""
        return self.my_turn and face_text(card.face) in self.view.duty

    @property
    def latest(self) -> str:
        """The last event as a sentence; empty before the first."""
        rows = self.turns.values
        return self.texts.sentence(rows[-1].events[-1]) if rows else ""

    @property
    def ahead(self) -> Leaders:
        """The leader or the winner of the match; after a single round, the person's points."""
        rows, game = self.seats.values, self.source.game
        winner, last = game.match.winner, self.view.history[-1]
        if game.life.one_round and isinstance(last, RoundEnded):
            return Leaders((), last.scores[self.person])
        merits = {row.seat: self.view.rules.merit(row.total) for row in rows}
        best = tuple(seat for seat, merit in merits.items() if merit == max(merits.values()))
        seats = best if winner is None else (winner,)
        won = self.view.over and winner is not None
        return Leaders(seats, rows[seats[0]].total, won=won)

    @property
    def target(self) -> int | None:
        """The points that end the match; None if none do, and in a single round."""
        return None if self.source.game.life.one_round else self.view.rules.aim

    @property
    def round_text(self) -> str:
        """The round's number, of how many if that is agreed; empty for a round with a name."""
        game = self.source.game
        number, agreed = game.match.round_number, game.life.match.agreed_rounds or 0
        if game.header.named:
            return ""
        if number > agreed or game.life.one_round:
            return translate("Table", "Round {number}", number=number)
        return translate("Table", "Round {number} of {all}", number=number, all=agreed)

    @property
    def may_call(self) -> bool:
        """Whether to offer a call of the last discard, which the person has not declined."""
        calls = self.targets.calls
        if self.declined or not self.view.melds:
            return False
        # A person who relies on being told what fits would lose points by any other offer.
        return any(call.meld is not None or not self.tells_fits for call in calls)

    def price_of(self, seat: int) -> int:
        """The points that a face-up hand costs its holder; 0 until the round is over."""
        cards = self.view.hand if seat == self.person else self.open_hands.get(seat, ())
        return self.view.position.cost_of(seat, cards) if self.view.over else 0

    def chair_of(self, seat: int) -> int:
        """How many chairs to the left of the person a seat is; 0 for the person."""
        return (seat - self.person) % self.view.players

    def seat_at(self, chair: int) -> int:
        """The seat that many chairs to the left of the person."""
        return (self.person + chair) % self.view.players

    def retell(self) -> None:
        """Update all texts to the current language."""
        self.texts.names = list(map(seat_name, self.source.game.seats))
        self.turns.retell()
        self._update_rows()

    def _on_change(self, change: Change) -> None:
        self._read_game()
        self.declined = self.declined and bool(self.targets.calls)  # peeking keeps the choice
        mine = change.seat == self.person
        if change.kind == "dealt":
            self.hand.deal(self.view.hand, self.view.rules)
        else:
            over, undone = mine and not self.my_turn, change.kind == "undone"
            self.hand.hold(self.view.hand, mark_new=mine, over=over, undone=undone)
        self._update_rows()
        self.changed.emit(change)

    def _read_game(self) -> None:
        self.view: View = self.source.game.view()
        self.targets = Targets(self.view)
        """The zones where the person's cards may go now."""
        hands = self.source.game.open_hands().items()
        self.open_hands = {seat: by_suit(self.view.rules, cards) for seat, cards in hands}
        """By seat, the face-up hands of others, sorted by suit."""

    def _update_rows(self) -> None:
        view = self.view
        self.discards.set_rows(view.discards)
        points = view.position.sheet.meld_points
        laid = (
            LaidMeld(number, meld, lane_of(meld), tuple(points(meld.kind, meld.cards)))
            for number, meld in enumerate(view.melds, 1)
        )
        self.melds.set_rows(sorted(laid, key=lambda one: (self.chair_of(one.lane), one.number)))
        self.stand_ins = self.source.game.stand_ins()
        totals = self.source.game.match.totals
        self.seats.set_rows(
            SeatRow(
                seat=seat,
                name=self.texts.name(seat),
                cards=view.hand_counts[seat],
                total=totals[seat],
                on_table=int(view.position.laid_points(seat)),
                paid=view.penalties[seat],
                to_move=seat == view.to_move and not view.over,
            )
            for seat in range(view.players)
        )
        self._covered = self.source.game.covered()
        self.happenings = [self.as_seen(event) for event in view.history]
        self.turns.set_history(self.happenings, self.stand_ins)

    def _discard(self, card: Card) -> str:
        """The spoken text of a discard. The one that ended a round may lie face down on top."""
        view, cards = self.view, self.discards.values
        face_down = 0 if view.is_stacked else view.discard_count - len(view.discards)
        above = len(cards) - 1 - cards.index(card) + face_down
        take = self.targets.take.get(card)
        preview = "" if take is None else preview_text(take, view, SPOKEN)
        return spoken.discard(card, above, preview)

    def _meld(self, laid: LaidMeld) -> str:
        return spoken.meld(laid.meld, sum(laid.points), self._name_of_other(laid.lane))

    def _uses(self, held: HeldCard) -> Sequence[str]:
        """The spoken texts of what can be done with a card in the hand."""
        card, moves = held.card, self.view.legal_moves
        meldable = (melded for move in moves if move.kind == "meld" for melded in move.cards)
        zones = drop_zones(Grab("hand", (card,)), self.targets)
        fitting = [laid for laid in self.melds.values if Zone("meld", laid.number) in zones]
        return spoken.uses(
            [(laid.meld, self._name_of_other(laid.lane)) for laid in fitting],
            due=self.is_due(card),
            melds=any(melded.bare.face == card.face for melded in meldable),
            barred=DISCARD not in zones and any(move.kind == "discard" for move in moves),
        )

    def _name_of_other(self, seat: int) -> str | None:
        """The name of the player at a seat; None for the person."""
        return None if seat == self.person else self.texts.name(seat)


class LaidMeld(NamedTuple):
    """A meld on the table."""

    number: int
    """1 for ``m1``."""
    meld: Meld
    lane: int
    """The seat in whose lane it lies, by ``lane_of``."""
    points: tuple[int, ...]
    """The points of each card."""


def lane_of(meld: Meld) -> int:
    """The seat that laid a meld: the owner of the first card that was not laid off onto it."""
    pairs = zip(meld.owners, meld.laid_off, strict=True)
    return next((owner for owner, laid_off in pairs if not laid_off), meld.owners[0])


class SeatRow(NamedTuple):
    """The content of a player's plate."""

    seat: int
    name: str
    cards: int
    total: int
    """Points of all rounds that are over."""
    on_table: int
    paid: int
    """Points paid in this round, as a positive sum."""
    to_move: bool

    def spoken(self) -> str:
        return spoken.seat(self.name, self.cards, self.total, self.on_table, to_move=self.to_move)


class TurnRow(NamedTuple):
    """What a seat did in one turn, or an event of no seat."""

    seat: int | None
    """Whose turn it was; None for an event of no seat."""
    parts: tuple[Part, ...]
    events: tuple[Happening, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The visible cards of the turn's events."""
        return tuple(card for event in self.events for card in cards_of(event))


class TurnsModel(RowsModel[TurnRow]):
    """The events of the round, one row per turn, oldest first."""

    def __init__(self, texts: EventTexts, parent: QObject | None = None) -> None:
        super().__init__(
            parent, lambda row: " ".join(texts.sentence(event, SPOKEN) for event in row.events)
        )
        self._texts = texts
        self._history: list[Happening] = []

    def set_history(self, events: Sequence[Happening], stand_ins: Sequence[HelpMark] = ()) -> None:
        """Show these events and stand-ins; rows are reused if ``events`` only continue."""
        history: list[Happening] = list(events)
        for stand_in in sorted(stand_ins, key=lambda mark: mark.events, reverse=True):
            history.insert(stand_in.events, stand_in)
        continues = history[: len(self._history)] == self._history
        known = {row.events: row for row in self._rows} if continues else {}
        self._history = history
        turns = map(tuple, turns_of(history))
        self.set_rows([known.get(turn) or self._row(turn) for turn in turns])

    def retell(self) -> None:
        """Update all texts to the current language."""
        self.set_rows([self._row(row.events) for row in self._rows])

    def last_of(self, seat: int) -> TurnRow | None:
        """The seat's latest turn, finished or not; None before the first."""
        return next((row for row in reversed(self._rows) if row.seat == seat), None)

    def _row(self, events: tuple[Happening, ...]) -> TurnRow:
        return TurnRow(seat_of(events[0]), tuple(divide(events, self._texts)), events)


tr = in_context("Table")
SUIT_ORDER = (0, 1, 3, 2)
"""Sort key by suit index (c d h s): black and red alternate."""


class HeldCard(NamedTuple):
    """One card in the hand and its state."""

    card: Card
    selected: bool = False
    new: bool = False
    """Whether it was drawn or taken in this turn."""


class HandModel(RowsModel[HeldCard]):
    """The hand as rows. ``sort_mode`` also places cards that come later."""

    sort_mode_changed = Signal(str)
    tidied = Signal()
    """The order or selection of the same cards changed."""

    def __init__(
        self,
        rules: Rules,
        parent: QObject | None = None,
        uses: Callable[[HeldCard], Sequence[str]] = lambda _: (),
    ) -> None:
        """``uses`` returns the spoken texts of what can be done with a card."""
        super().__init__(parent, self._held, lambda held: held.card.index)
        self._rules, self._uses = rules, uses
        self.sort_mode = "suit"
        self._left_at: dict[Card, int] = {}
        """Where cards stood that are no longer held: an undo puts them back there."""

    def _held(self, held: HeldCard) -> str:
        uses = self._uses(held)
        return spoken.held_card(held.card, selected=held.selected, new=held.new, uses=uses)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards from left to right."""
        return tuple(row.card for row in self._rows)

    @property
    def selection(self) -> tuple[Card, ...]:
        """The selected cards from left to right."""
        return tuple(row.card for row in self._rows if row.selected)

    def deal(self, cards: Iterable[Card], rules: Rules) -> None:
        """Show a new hand without selected or new cards."""
        self._rules = rules
        self.set_rows(map(HeldCard, self._sorted(list(cards))))

    def hold(
        self, cards: Collection[Card], *, mark_new: bool, over: bool = False, undone: bool = False
    ) -> None:
        """Show exactly these cards; those that were held before keep their order.

        With ``mark_new`` only the joining cards, if any, are marked new from now on. ``over``: the
        turn is over, which clears all marks. ``undone``: a move is, which clears the selection.
        """
        held = {row.card: row for row in self._rows}
        stay = [row for row in self._rows if row.card in cards]
        join = [card for card in cards if card not in held]
        rows = {row.card: row._replace(selected=row.selected and not undone) for row in stay}
        if over or (join and mark_new):
            rows = {card: row._replace(new=False) for card, row in rows.items()}
        self._left_at |= {card: n for n, card in enumerate(held) if card not in cards}
        order, back = list(rows), self._left_at if undone else {}
        for card in sorted(join, key=lambda card: back.get(card, 0)):
            order.insert(back.get(card, len(order)), card)
        rows |= {card: HeldCard(card, new=mark_new and not over) for card in join}
        self.set_rows([rows[card] for card in (self._sorted(order) if join else order)])

    def index_of_new(self, card: Card) -> int:
        """The index that a card would have if it joined the hand."""
        return self._sorted([*self.cards, card]).index(card)

    def select(self, cards: Collection[Card]) -> None:
        """Select exactly these cards."""
        self._tidy([row._replace(selected=row.card in cards) for row in self._rows])

    def toggle(self, card: Card) -> None:
        self.select({card} ^ set(self.selection))

    def sort_by(self, mode: str) -> None:
        """Sort the hand by one of ``ORDERS``, also when cards are added later."""
        if mode not in ORDERS:
            raise ValueError(f"no such order: {mode}")
        self._set_mode(mode)
        rows = {row.card: row for row in self._rows}
        self._tidy([rows[card] for card in self._sorted(list(rows))])

    def move(self, cards: Collection[Card], to: int) -> None:
        """Move these cards, in their order, before position ``to``; sets the order ``mine``."""
        moved = [row for row in self._rows if row.card in cards]
        before = [row for row in self._rows[:to] if row.card not in cards]
        after = [row for row in self._rows[to:] if row.card not in cards]
        rows = before + moved + after
        if rows != self._rows:
            self._set_mode("mine")
            self._tidy(rows)

    def _tidy(self, rows: list[HeldCard]) -> None:
        if rows != self._rows:
            self.set_rows(rows)
            self.tidied.emit()

    def _set_mode(self, mode: str) -> None:
        if mode != self.sort_mode:
            self.sort_mode = mode
            self.sort_mode_changed.emit(mode)

    def _sorted(self, cards: list[Card]) -> list[Card]:
        return ORDERS[self.sort_mode].sort(self._rules, cards)


def by_suit(rules: Rules, cards: Sequence[Card]) -> list[Card]:
    """Sorted by suit, black and red alternating, aces low."""
    return sorted(cards, key=lambda c: (c.is_joker, SUIT_ORDER[c.suit], c.rank, c.index))


def by_rank(rules: Rules, cards: Sequence[Card]) -> list[Card]:
    """Sorted from aces to kings."""
    return sorted(cards, key=lambda c: (c.is_joker, c.rank, SUIT_ORDER[c.suit], c.index))


def by_melds(rules: Rules, cards: Sequence[Card]) -> list[Card]:
    """The melds in the hand, the most valuable first, then the rest by suit."""
    laid = [card.bare for move in found_melds(rules, cards) for card in move.cards]
    return laid + by_suit(rules, [card for card in cards if card not in laid])


class HandOrder(NamedTuple):
    """One way to order the hand."""

    sort: Callable[[Rules, Sequence[Card]], list[Card]]
    text: English = ""
    """The label of its button; empty if it has none."""
    tip: English = ""


ORDERS: Final = {
    "suit": HandOrder(by_suit, "Suit", "Sort the hand by suit"),
    "rank": HandOrder(by_rank, "Rank", "Sort the hand by rank"),
    "melds": HandOrder(by_melds, "Melds", "Sort melds side by side"),
    "mine": HandOrder(lambda _, cards: list(cards)),  # as the person arranged them
}

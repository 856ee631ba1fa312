"""All models of one table, kept in step with the game by the signals of its source alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple

from PySide6.QtCore import QObject, Signal

from rummy_qt.engine import Card, View
from rummy_qt.engine.events import Event, Melded, Swapped
from rummy_qt.play.company import faces_of, seat_numbers
from rummy_qt.play.covered import Covered, as_told
from rummy_qt.play.standins import StandIn, stood_in_for
from rummy_qt.play.targets import Targets
from rummy_qt.ui.theme import seat_colours
from rummy_qt.ui.words.log import Storyteller
from rummy_qt.ui.words.names import seat_name
from rummy_qt.ui.words.prompts import Ahead

from .hand import HandModel, by_suit
from .table_rows import DiscardModel, MeldsModel, SeatsModel, TurnsModel, laid_melds, seat_rows

if TYPE_CHECKING:
    from rummy_qt.play.game import Played
    from rummy_qt.ui.source import TableSource


class Change(NamedTuple):
    """Why the models are different now."""

    kind: Literal["shown", "dealt", "played", "undone"]
    seat: int | None = None
    """Whose move it was."""
    events: tuple[Event, ...] = ()


class TableState(QObject):
    """The models of a table: ``hand``, ``discards``, ``melds``, ``seats``, ``turns``."""

    changed = Signal(object)
    """All models show a new position: a ``Change``."""
    hand_tidied = Signal()
    """In the same position, the hand is held in another order or selection."""

    def __init__(self, source: TableSource, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.source = source
        game = source.game
        self.person = 0 if game.person is None else game.person
        self.colours = seat_colours([seat.colour for seat in game.seats], game.person)
        """The colour of each seat beside the table, as ``#rrggbb``."""
        self.threads = seat_numbers([seat.colour for seat in game.seats], game.person)
        """The number of each seat's colour and stitch."""
        self.faces = faces_of(game.seats)
        self.remarks = True
        """Whether a word of the seven is heard."""
        self.teller = Storyteller(list(map(seat_name, game.seats)), game.person)
        self.teller.melder = self._melder
        self.teller.joker_of = self._joker_of
        self.let_by = False
        """Whether the person does not want the last discard."""
        self._unseen: set[int] = set()
        """The cards that no list may name."""
        self.tells_fits = False
        """Whether the person is told that the last discard fits."""
        self.view: View = source.view()
        self.targets: Targets = source.targets()
        self.open_hands = self._open_hands()
        """By seat: the hands of others that lie open, in order of suit."""
        self.hand = HandModel(self.view.rules, self)
        self.discards = DiscardModel(self)
        self.melds = MeldsModel(self)
        self.seats = SeatsModel(self)
        self.turns = TurnsModel(self.teller, self)
        self.happenings: list[Event | Covered] = []
        """The events of the round, as they may be told now."""
        self.stand_ins: Sequence[StandIn] = ()
        """Who was stood in for, and when."""
        self.hand.deal(self.view.hand, self.view.rules)
        self._show()
        self._updating = False
        self.hand.dataChanged.connect(self._hand_changed)
        self.hand.layoutChanged.connect(self._hand_changed)
        source.played.connect(self._played)
        source.dealt.connect(self._dealt)
        source.undone.connect(partial(self._went, "undone"))
        source.jumped.connect(partial(self._went, "shown"))

    def _melder(self, number: int) -> int | None:
        laid = [event.seat for event in self.view.history if isinstance(event, Melded)]
        return laid[number - 1] if 0 < number <= len(laid) else None

    def _joker_of(self, event: Swapped) -> tuple[int, int] | None:
        """The card belongs to whom the joker did; the rest of the meld counts as it did (DK-21)."""
        meld = self.view.melds[event.meld - 1]
        at = [card.index for card in meld.cards].index(event.card.index)
        cards = list(meld.cards)
        cards[at] = event.joker.standing_for(event.card.face)
        points = self.view.position.sheet.meld_points
        before = meld._replace(cards=tuple(cards))
        return meld.owners[at], points(before)[at] - points(meld)[at]

    def as_told(self, event: Event) -> Event | Covered:
        """The event as it may be told now: what a stacked pile hides is not named."""
        return as_told(event, self.person, self._unseen)

    @property
    def my_turn(self) -> bool:
        return self.view.to_move == self.person and not self.view.over

    @property
    def latest(self) -> str:
        """The last thing that happened, in a sentence."""
        rows = self.turns.values
        return rows[-1].last if rows else ""

    @property
    def ahead(self) -> Ahead:
        """Who has the highest total, or has won the match."""
        match, rows = self.source.game.match, self.seats.values
        best = max(row.total for row in rows)
        if match.winner is not None and self.view.over:
            winner = match.winner
            return Ahead((winner,), next(row.total for row in rows if row.seat == winner), won=True)
        return Ahead(tuple(row.seat for row in rows if row.total == best), best)

    @property
    def may_call(self) -> bool:
        """Whether the last discard can be called, and has not been let pass."""
        return bool(self.targets.claims and self.view.melds) and not self.let_by

    def price_of(self, seat: int) -> int:
        """What a hand that lies open costs its holder, once the round is over."""
        held = self.view.hand if seat == self.person else self.open_hands.get(seat, ())
        return self.view.position.cost_of(seat, held) if self.view.over else 0

    def place(self, seat: int) -> int:
        """How many chairs to the left of the person a seat is: 0 for the person."""
        return (seat - self.person) % self.view.players

    def seat_at(self, place: int) -> int:
        """The seat that many chairs to the left of the person."""
        return (self.person + place) % self.view.players

    def retell(self) -> None:
        """Say everything in the language of now."""
        self.teller.names = list(map(seat_name, self.source.game.seats))
        self.turns.retell()
        self._show()

    def _hand_changed(self) -> None:
        if not self._updating:
            self.hand_tidied.emit()

    def _played(self, played: Played) -> None:
        self._look()
        mine = played.seat == self.person
        self.hand.hold(self.view.hand, mark_new=mine, over=mine and not self.my_turn)
        self._show()
        self.changed.emit(Change("played", played.seat, played.events))

    def _dealt(self, _: int) -> None:
        self._look()
        self.hand.deal(self.view.hand, self.view.rules)
        self._show()
        self.changed.emit(Change("dealt"))

    def _went(self, kind: Literal["undone", "shown"]) -> None:
        """To another position of the round."""
        self._look()
        self.hand.hold(self.view.hand, mark_new=False)
        self._show()
        self.changed.emit(Change(kind))

    def _look(self) -> None:
        self._updating = True
        self.let_by = False
        self.view = self.source.view()
        self.targets = self.source.targets()
        self.open_hands = self._open_hands()

    def _open_hands(self) -> dict[int, list[Card]]:
        hands = self.source.open_hands()
        return {seat: by_suit(self.view.rules, cards) for seat, cards in hands.items()}

    def _show(self) -> None:
        game, view = self.source.game, self.view
        kinds = [seat.kind for seat in game.seats]
        hidden = 0 if view.is_stacked else view.discard_count - len(view.discards)
        self.discards.face_down = hidden
        self.discards.set_rows(view.discards)
        by_lane = sorted(laid_melds(view), key=lambda laid: (self.place(laid.lane), laid.number))
        self.melds.set_rows(by_lane)
        self.stand_ins = self.source.stand_ins()
        stood_in = stood_in_for(view.history, self.stand_ins)
        rows = seat_rows(view, self.teller.names, kinds, game.match.totals, self.colours, stood_in)
        self.seats.set_rows(rows)
        self._unseen = self.source.covered()
        self.happenings = [self.as_told(event) for event in view.history]
        self.turns.set_history(self.happenings, self.stand_ins)
        self._updating = False

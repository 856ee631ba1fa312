"""Keyboard and screen reader access to the table.

Each zone of the table has an invisible list over it, without painting or mouse, but with real
focus and rows, so that Qt's accessibility works on every system. Tab moves between areas, arrow
keys within one. What Enter means is looked up in the targets, like a drop; no area has rules.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, partialmethod
from itertools import pairwise
from typing import Any, Final

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QObject,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QListView, QWidget
from shiboken6 import isValid

from rummy_qt.engine import Card, Move
from rummy_qt.engine.cards import CARDS
from rummy_qt.engine.events import Drew, Took
from rummy_qt.play.game import Change
from rummy_qt.play.targets import DISCARD, HAND, NEW_MELD, Grab, Zone, melds_with
from rummy_qt.ui.background import later
from rummy_qt.ui.models.rows import Index, RowsModel, ValueRole
from rummy_qt.ui.models.table_state import HeldCard, LaidMeld, SeatRow
from rummy_qt.ui.reader import listening
from rummy_qt.ui.words import spoken
from rummy_qt.ui.words.cards import Letters, spoken_rank
from rummy_qt.ui.words.language import cards_phrase, in_context, translate
from rummy_qt.ui.words.prompts import no_meld_text

from .arrangement import Box, Layer, Spot, around
from .panels import STEPS, ActionBar, Chooser, MovesList
from .pointer import Pointer
from .sprites import seen_at

tr = in_context("Areas")
BY_KEYS: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier
NOWHERE: Final = Box(0, 0, 0, 0)


class Area(QListView):
    """One zone of the table as an invisible list."""

    reached = Signal(bool)
    """The area got or lost the focus; whether it got it by a key."""

    def __init__(
        self,
        model: RowsModel[Any],
        place_of: Callable[[Area, Any], Spot | Box],
        view: QGraphicsView,
    ) -> None:
        """``place_of``: where the item of a row is on the table, or else the whole area."""
        super().__init__(view.viewport())
        self._view = view
        self.setViewport(QWidget())  # for Qt's own viewport PySide would load all widget classes
        self._place_of = place_of
        self._kept = QPersistentModelIndex()
        """The row to focus. Only the list with the focus has a current row, since Qt reports each
        current row to screen readers as focused."""
        self._last = 0
        """The number of that row, in case it is removed."""
        self.setUpdatesEnabled(False)  # the scene paints its items
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setAutoScroll(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self._things = model
        self.setModel(model)

    @property
    def rows(self) -> tuple[Any, ...]:
        return self._things.values

    @property
    def row(self) -> int:
        """The row with the focus, or to get it; after its removal the one before; -1 if empty."""
        beside = min(max(self._last - 1, 0), len(self.rows) - 1)
        return self._kept.row() if self._kept.isValid() else beside

    @property
    def current(self) -> Any:
        """The value of ``row``; None in an empty area."""
        return self.rows[self.row] if self.rows else None

    def set_row(self, row: int) -> None:
        """Moves the focus to this row, or the nearest one that exists."""
        row = min(max(row, 0), len(self.rows) - 1)
        if row >= 0:
            index = self.model().index(row, 0)
            self._kept, self._last = QPersistentModelIndex(index), row
            if self.hasFocus():  # selected as well, or screen readers say "not selected"
                flags = QItemSelectionModel.SelectionFlag
                flag = flags.ClearAndSelect if listening() else flags.NoUpdate
                self.selectionModel().setCurrentIndex(index, flag)

    def walk(self, by: int) -> None:
        """Moves the focus by 1 or -1 rows; 2 and -2 lead to the ends."""
        self.set_row(by * len(self.rows) if abs(by) > 1 else self.row + by)

    def visualRect(self, index: Index) -> QRect:
        """Where an item is, for screen readers; Qt itself needs it only for painting."""
        value = index.data(ValueRole) if listening() else None
        place = NOWHERE if value is None else self._place_of(self, value)
        seen = seen_at(self._view, place.bounds if isinstance(place, Spot) else place)
        return seen.translated(-self.pos())

    def doItemsLayout(self) -> None:
        """Only for screen readers: Qt reports the selection by its place in the layout."""
        if listening() and self.currentIndex().isValid():
            super().doItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the table view handles it

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Replaces Qt's handler, which would go to the first row."""
        if listening():
            super().doItemsLayout()
            later(self, 0, self.tell_focus)
        else:
            self.set_row(self.row)
        self.reached.emit(event.reason() in BY_KEYS)

    def tell_focus(self) -> None:
        """Reports the focused row to screen readers, as Qt reports only that the list has focus."""
        if not (listening() and self.hasFocus()):
            return
        if not self.currentIndex().isValid():
            self.set_row(self.row)  # which Qt reports
        else:
            event = QAccessibleEvent(self, QAccessible.Event.Focus)
            event.setChild(self.row)
            QAccessible.updateAccessibility(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if isValid(self._view):  # else the table is being deleted
            self.selectionModel().clear()
            self.reached.emit(False)


def card_of(thing: Any) -> Card | None:
    """The card of a row's value; None where it is no card."""
    card = thing.card if isinstance(thing, HeldCard) else thing
    return card if isinstance(card, Card) else None


class Areas(QObject):
    """Handles keys in all areas; Enter means what a drop there would mean.

    Tab order: stock, discard pile, melds, hand, players, the action bar's buttons, the list of
    moves. While keys are used, a ring is drawn around the focused item.
    """

    repeated = Signal()
    keys_used = Signal()
    mouse_used = Signal()
    said = Signal(str)

    def __init__(
        self, pointer: Pointer, bar: ActionBar, moves: MovesList, chooser: Chooser
    ) -> None:
        super().__init__(bar)
        self._pointer, self._bar, self._moves, self._chooser = pointer, bar, moves, chooser
        self._scene, self._view = pointer.scene, bar.view
        self._state = state = pointer.scene.state
        self.by_keys = False
        self._ring_shown = False
        self._stock = RowsModel(self, cards_phrase)
        models: list[RowsModel[Any]]
        models = [self._stock, state.discards, state.melds, state.hand, state.seats]
        self.all = [Area(model, self._place_of, self._view) for model in models]
        self.stock, self.pile, self.melds, self.hand, self.players = self.all
        for area in self.all:
            area.reached.connect(partial(self._area_reached, area))
        self._key_actions: dict[QWidget, dict[str, Callable[[], object]]] = {
            self.stock: {"Enter": self.draw},
            self.pile: {"Enter": lambda: self._act(self._take, self.pile.row)},
            self.melds: {"Enter": partial(self._act, self._lay)},
            self.hand: {
                "Enter": partial(self._act, self._play),
                "Shift+Enter": partial(self._act, self._discard),
                "Space": self._toggle,
                "Shift+Space": self._choose_meld,
            },
        }
        self.home = self.hand
        """The area that gets the focus when the table does."""
        for one, other in pairwise([*self.all, *self._bar.buttons, self._moves]):
            QWidget.setTabOrder(one, other)
        self._scene.posed.connect(self._show_ring)
        self._scene.teller.told.connect(self.show_focus)
        self.update(Change("dealt"))

    # ------------------------------------------------------------------------- the ring

    @property
    def _buttons(self) -> list[QWidget]:
        return [button for button in self._bar.buttons if button.isVisible()]

    def _focused(self) -> QWidget | None:
        focus = QApplication.focusWidget()
        return focus if focus is not None and self._view.isAncestorOf(focus) else None

    def step(self, by: int, *, wrap: bool) -> bool:
        """Moves the focus to the next area, or with -1 to the previous one; False at the end.

        ``wrap``: from the last area on to the first. From elsewhere in the window the focus
        comes back to the table.
        """
        self.use_keys()
        focus = self._focused()
        if self._chooser.holds(focus):
            self._chooser.step(by)
            return True
        there = [area for area in self.all if area.rows or area is not self.melds]
        stops: list[list[QWidget]] = [[area] for area in there if not self._is_gathered(area)]
        stops += [self._buttons, [self._moves] if self._moves.isVisible() else []]
        stops = [stop for stop in stops if stop]
        here = next((nth for nth, stop in enumerate(stops) if focus in stop), None)
        if here is None:
            _focus_by_key(self.home)
        elif wrap or 0 <= here + by < len(stops):
            _focus_by_key(stops[(here + by) % len(stops)][0])
        else:
            return False
        return True

    next_area = partialmethod(step, 1, wrap=True)
    previous_area = partialmethod(step, -1, wrap=True)

    def _is_gathered(self, area: Area) -> bool:
        """Whether its cards are gathered in after the round, and the winner is shown there."""
        return area in (self.stock, self.pile) and self._scene.arrangement.contents.gathered

    def step_button(self, by: int) -> bool:
        """Moves the focus between buttons of the bar or of a question; 2 and -2 go to the ends."""
        focus, shown = self._focused(), self._buttons
        if self._chooser.holds(focus):
            return self.step(1 if by > 0 else -1, wrap=True)
        if focus not in shown:
            return False
        self.use_keys()
        there = shown.index(focus) + by if abs(by) == 1 else by * len(shown)
        _focus_by_key(shown[min(max(there, 0), len(shown) - 1)])
        return True

    def action_for(self, event: QKeyEvent) -> Callable[[], object] | None:
        """What a key does in the focused area; None for nothing."""
        area, key, modifiers = self._focused(), event.key(), event.modifiers()
        if not isinstance(area, Area) or modifiers & ~(_SHIFT | _KEYPAD):
            return None
        if key in STEPS:
            return partial(area.walk, STEPS[key])
        rank = Letters.rank_of(event.text()) if self._pointer.preferences.letter_keys else None
        if rank is not None:
            return partial(self._seek, area, rank)
        if key not in ENTER and key != Qt.Key.Key_Space:
            return None
        if event.isAutoRepeat():  # a held key plays only one move; ``bool`` does nothing
            return bool
        actions = self._key_actions.get(area, {})
        name = "Enter" if key in ENTER else "Space"
        return actions.get(f"Shift+{name}" if modifiers & _SHIFT else name, bool)

    def handles(self, event: QEvent) -> bool:
        return isinstance(event, QKeyEvent) and self.action_for(event) is not None

    def press(self, event: QKeyEvent) -> bool:
        """Does what a key means in the focused area; False where it means nothing."""
        area, action = self._focused(), self.action_for(event)
        if isinstance(area, Area) and action is not None:
            self.home = area
            self.use_keys()
            action()
            self.show_focus()
        return action is not None

    def _seek(self, area: Area, rank: int) -> None:
        """Moves to the next card of this rank, in the pile if it has the focus, else the hand."""
        among = area if area is self.pile else self.hand
        cards, here = [card_of(thing) for thing in among.rows], among.row + 1
        order = [*range(here, len(cards)), *range(here)]
        row = next((nth for nth in order if (card := cards[nth]) and card.rank == rank), None)
        if row is None:
            words = translate("Table", "{rank}: not here.", rank=spoken_rank(CARDS[rank]))
            self.said.emit(words)
        else:
            among.set_row(row)
            _focus_by_key(among)

    def use_keys(self) -> None:
        """Highlights what has the focus instead of what the mouse points at."""
        if not self.by_keys:
            self.by_keys = True
            self.keys_used.emit()
        elif self._pointer.point is None:
            return
        self._pointer.leave()
        self.show_focus()

    def use_mouse(self) -> None:
        if self.by_keys:
            self.by_keys = False
            self.mouse_used.emit()
            self.show_focus()

    def _area_reached(self, area: Area, by_keys: bool) -> None:
        """Remembers an area reached by a key, as the one to come back to."""
        if by_keys:
            self.home = area
            self.use_keys()
        self.show_focus()

    # ------------------------------------------------------------------------ following

    def update(self, change: Change | None = None) -> None:
        """Updates the areas to a new position; the focus stays on its item or the one before.

        After a ``change`` it moves to the next act, if keys or a screen reader are used.
        """
        self._stock.set_rows([self._state.view.stock_count])
        for area in self.all:
            top = area is self.pile and not area.hasFocus()
            area.set_row(len(area.rows) - 1 if top else area.row)
        self.set_names()
        if change is not None:
            self._lead_to_next_act(change)
        self.show_focus()

    def _lead_to_next_act(self, change: Change) -> None:
        """Moves the focus to where to draw as a turn begins, and then to the new card.

        A card that must be used is also selected. After each of the player's own moves, the
        focused row is reported to screen readers.
        """
        state, view, here = self._state, self._state.view, self._focused()
        mine = change.seat == state.person
        begins = change.kind == "dealt" or (change.kind == "played" and not mine)
        draws = state.my_turn and view.phase == "draw"
        if draws and begins:
            self.home = self.stock if view.can_draw else self.pile
            self.pile.set_row(len(self.pile.rows) - 1)
        if not isinstance(here, Area):
            return
        if mine or change.kind != "played":
            later(here, 0, here.tell_focus)
        if not (state.my_turn and (self.by_keys or listening())):
            return
        if draws and begins:
            self.home.setFocus()
        elif mine and not draws:
            drew = (event for event in change.events if isinstance(event, Drew | Took))
            drawn = next((e.card if isinstance(e, Drew) else e.cards[0] for e in drew), None)
            row = next((n for n, held in enumerate(self.hand.rows) if held.card == drawn), None)
            if row is not None:
                self.home = self.hand
                self.hand.set_row(row)
                self.hand.setFocus()
                if view.duty:
                    state.hand.select([self.hand.current.card])

    def place(self) -> None:
        """Moves each area over its zone, and lets Tab stop at those that can be used."""
        if self._is_gathered(self.home):
            self.home = self.hand
        for area, box in self._boxes().items():
            area.setGeometry(seen_at(self._view, box))
            used = (area.rows or area.hasFocus()) and not self._is_gathered(area)
            area.setFocusPolicy(Qt.FocusPolicy.TabFocus if used else Qt.FocusPolicy.NoFocus)
        self.show_focus()

    def _boxes(self) -> dict[Area, Box]:
        arrangement, own = self._scene.arrangement, self._scene.arrangement.size.plate
        return {
            self.stock: around([arrangement.stock.box, self._scene.furniture.count_box]),
            self.pile: arrangement.pile_box,
            self.melds: around([*arrangement.own_rooms, *[meld.box for meld in arrangement.melds]]),
            self.hand: around(arrangement.hand_boxes),
            self.players: around([own, *[seat.plate for seat in arrangement.seats]]),
        }

    def set_names(self) -> None:
        """Sets the accessible names in the current language; readers add the number of rows."""
        count = self._state.view.discard_count
        names = {
            self.stock: tr("Stock"),
            self.pile: spoken.discard_pile(0 if count == len(self.pile.rows) else count),
            self.melds: tr("Melds"),
            self.hand: tr("Your hand"),
            self.players: tr("Players"),
        }
        for area, text in names.items():
            if area.accessibleName() != text:  # each change is reported to screen readers
                area.setAccessibleName(text)

    # -------------------------------------------------------------------------- showing

    def show_focus(self) -> None:
        """Raises the focused item, draws the ring around it, and previews its move."""
        area = self._area_with_ring()
        if not self._view.isVisible() or (area is None and not self._ring_shown):
            return
        self._ring_shown = area is not None
        thing = None if area is None else area.current
        scene, laid = self._scene, thing if isinstance(thing, LaidMeld) else None
        first = card_of(thing) if laid is None else laid.meld.cards[0]
        place = None if first is None else scene.arrangement.places.get(first.index)
        focus = None if place is None or laid else place.card.index
        scene.pose_hand(scene.pose._replace(hover=focus, whole=False))
        self._show_ring()
        seat = thing.seat if isinstance(thing, SeatRow) else None
        self._pointer.inspect("stock" if area is self.stock else place, seat)

    def _area_with_ring(self) -> Area | None:
        """The focused area while keys are used; of empty areas only the discard pile."""
        focus = self._focused() if self.by_keys else None
        if not isinstance(focus, Area) or self._is_gathered(focus):
            return None
        return focus if focus.rows or focus is self.pile else None

    def _show_ring(self) -> None:
        """Draws the ring around the focused item's current place, which changes with the hand."""
        area, scene = self._area_with_ring(), self._scene
        thing = None if area is None else area.current
        card = card_of(thing)
        place = None if card is None else scene.places.get(card.index)
        if card is not None and place is None:
            return  # its place is not laid out yet
        # Cards over this card cover its ring, too, or it would cross their indices. And a hat
        # reaches above its player's plate.
        layer = Layer.SEATS - 0.5 if isinstance(thing, SeatRow) else Layer.FOCUS
        scene.focus.setZValue(layer if place is None else place.layer + 0.5)
        scene.focus.show_around(None if area is None else self._place_of(area, thing), scene.art)

    def _place_of(self, area: Area, thing: Any) -> Spot | Box:
        arrangement = self._scene.arrangement
        card = card_of(thing)
        if card is not None and card.index in self._scene.places:
            return self._scene.places[card.index].spot
        if isinstance(thing, LaidMeld):
            boxes = (meld.box for meld in arrangement.melds if meld.number == thing.number)
            return next(boxes, NOWHERE)
        if isinstance(thing, SeatRow):
            chair = self._state.chair_of(thing.seat)
            own = arrangement.size.plate.inset(-8 * arrangement.t, -8 * arrangement.t)
            return arrangement.seats[chair - 1].plate if chair else own
        return self._boxes()[area]

    # --------------------------------------------------------------------------- playing

    def do(self, action: str) -> None:
        """Runs an action of the window, by the method of the same name.

        Like any input it ends all flights: what is said is never ahead of what is seen.
        """
        self.use_keys()
        if self._pointer.held is None:  # else cards that make way would jump
            self._scene.motion.finish()
        getattr(self, action)()

    def _act(self, play: Callable[..., object], *what: object) -> None:
        if not self._pointer.read_only:
            self._scene.motion.finish()
            play(*what)

    def _take(self, row: int) -> None:
        """Takes the discard of this row with those above it."""
        cards = self.pile.rows[row:]
        self._pointer.act_on(Grab("pile", cards) if cards else None, DISCARD)

    def draw(self) -> None:
        self._act(self._pointer.offer, Grab("stock"), HAND)

    def take_top(self) -> None:
        self._act(self._offer_discards, -1)

    def take_pile(self) -> None:
        self._act(self._offer_pile)

    def _offer_discards(self, row: int) -> None:
        """Takes the discard of this row with those above it, or says why not."""
        if cards := self.pile.rows[row:]:
            self._pointer.offer(Grab("pile", cards), HAND)

    def _offer_pile(self) -> None:
        """Takes the whole pile, or says why not, even if a stacked one shows only its top card."""
        view, bar = self._state.view, self._bar
        if moves := bar.plays[bar.whole_pile]():
            bar.wanted.emit(moves)
        elif view.is_stacked and view.discard_count > 1:
            self._pointer.illegal.emit(Move("take", (*view.position.discards[:1],)))
        else:
            self._offer_discards(0)

    def to_hand(self) -> None:
        _focus_by_key(self.hand)

    def to_melds(self) -> None:
        if self.melds.rows:
            _focus_by_key(self.melds)
        else:
            self.said.emit(tr("Nothing has been melded yet."))

    def read_hand(self) -> None:
        self.said.emit(spoken.whole_hand(self._state.hand.cards))

    def read_scores(self) -> None:
        seats = self._state.seats
        self.said.emit(". ".join([*map(seats.spoken, seats.values), ""]).strip())

    def read_table(self) -> None:
        """Reads out the round, the target, the dealer, and whose move it is."""
        state = self._state
        dealer = state.texts.name(state.view.dealer)
        self.said.emit(spoken.standing(state, dealer, state.round_text, state.target))

    def _lay(self) -> None:
        laid = self.melds.current
        if self._state.hand.selection:
            self._pointer.act_on(None, NEW_MELD if laid is None else Zone("meld", laid.number))
        else:
            self.said.emit(tr("Choose cards in your hand first, then press Enter here."))

    def _play(self) -> None:
        """Melds the selected cards; with a single card it does what a double click does."""
        card, chosen = card_of(self.hand.current), self._state.hand.selection
        if card is None:
            return
        if len(chosen) > 1:
            self._pointer.offer(Grab("hand", chosen), NEW_MELD)
        elif chosen and chosen != (card,):
            self.said.emit(tr("Another card is chosen: go to it, or put it back with Esc."))
        else:
            self._pointer.play(card)

    def _discard(self) -> None:
        if (card := card_of(self.hand.current)) is not None:
            self._pointer.offer(Grab("hand", (card,)), DISCARD)

    def _toggle(self) -> None:
        hand, card = self._state.hand, card_of(self.hand.current)
        if card is not None and not self._pointer.read_only:
            hand.toggle(card)
            none = no_meld_text(hand.selection, self._state.view)
            self.said.emit(f"{spoken.chosen(hand.selection)} {none}".rstrip())

    def _choose_meld(self) -> None:
        """Selects a meld that has the focused card; pressed again, the next such meld."""
        hand, card = self._state.hand, card_of(self.hand.current)
        if card is None or self._pointer.read_only:
            return
        found = melds_with(card, self._state.view.legal_moves)
        if found:
            now = set(hand.selection)
            at = next((nth for nth, cards in enumerate(found) if cards == now), -1)
            hand.select(found[(at + 1) % len(found)])
            self.said.emit(spoken.chosen(hand.selection))
        else:
            self.said.emit(tr("This card is in no meld that can be laid now."))

    def call(self) -> None:
        if self._state.may_call:
            self._act(self._bar.call.click)
        elif not self._pointer.read_only:
            self.said.emit(tr("There is nothing to call now."))

    def say_again(self) -> None:
        """Shows and reads out again what happened last."""
        words = self._state.latest  # now, not what may follow before it has been seen
        self._bar.caption.remark(lambda: words)
        self.repeated.emit()

    def shift(self, by: int) -> None:
        """Moves the selected cards, or the focused one, by 1 or -1 places in the hand."""
        hand, card = self._state.hand, card_of(self.hand.current)
        moved = hand.selection or (() if card is None else (card,))
        if not moved or self._pointer.read_only:
            return
        cards = hand.cards
        first, last = cards.index(moved[0]), cards.index(moved[-1])
        if by < 0:
            to = max(first - (last - first < len(moved)), 0)
        else:
            after = (nth for nth, card in enumerate(cards) if nth > first and card not in moved)
            to = next(after, last) + 1
        hand.move(moved, to)

    move_left = partialmethod(shift, -1)
    move_right = partialmethod(shift, 1)


def _focus_by_key(widget: QWidget) -> None:
    widget.setFocus(Qt.FocusReason.TabFocusReason)

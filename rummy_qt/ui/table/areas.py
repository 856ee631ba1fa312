"""The table by keys, as a reader walks through it, too.

Each zone of the table has an invisible list over it: no painting, no mouse, but a real focus and
real rows, so that Qt itself tells readers of them on every system. Tab leads from area to area,
arrows lead within one. What Enter means is asked of the one table of targets, as a
drop is; no area knows a rule.
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

from rummy_qt.engine import Card
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


Lies = Callable[["Area", Any], Spot | Box]
"""Where the thing of a row lies on the table; where there is none, the area."""


class Area(QListView):
    """One zone of the table as a list that nobody sees."""

    reached = Signal(bool)
    """The focus has come or gone: whether a key has led here."""

    def __init__(self, model: RowsModel[Any], lies: Lies, view: QGraphicsView) -> None:
        super().__init__(view.viewport())
        self._view = view
        self.setViewport(QWidget())  # for one of Qt's own PySide makes every class of widget
        self._lies = lies
        self._kept = QPersistentModelIndex()
        """Where the focus was: of several lists only the one with the focus has a current row, for
        Qt tells a reader that each current row has the focus."""
        self._last = 0
        self.setUpdatesEnabled(False)  # the scene shows what is here
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
        """What has the focus, or would have it; of one that went, the one before; else -1."""
        beside = min(max(self._last - 1, 0), len(self.rows) - 1)
        return self._kept.row() if self._kept.isValid() else beside

    @property
    def current(self) -> Any:
        """What has the focus, or would have it; None in an empty area."""
        return self.rows[self.row] if self.rows else None

    def stand_on(self, row: int) -> None:
        """Let the focus be on this row, as far as there is one."""
        row = min(max(row, 0), len(self.rows) - 1)
        if row >= 0:
            index = self.model().index(row, 0)
            self._kept, self._last = QPersistentModelIndex(index), row
            if self.hasFocus():  # and for a reader, which else says "not selected", is selected
                flags = QItemSelectionModel.SelectionFlag
                flag = flags.ClearAndSelect if listening() else flags.NoUpdate
                self.selectionModel().setCurrentIndex(index, flag)

    def walk(self, by: int) -> None:
        """So many rows on; 2 and -2 lead to the ends."""
        self.stand_on(by * len(self.rows) if abs(by) > 1 else self.row + by)

    def visualRect(self, index: Index) -> QRect:
        """Where a thing lies, for a reader: Qt itself asks only in order to paint."""
        value = index.data(ValueRole) if listening() else None
        lies = NOWHERE if value is None else self._lies(self, value)
        seen = seen_at(self._view, lies.bounds if isinstance(lies, Spot) else lies)
        return seen.translated(-self.pos())

    def doItemsLayout(self) -> None:
        """For a reader alone, to whom Qt tells what is selected by its place in the layout."""
        if listening() and self.currentIndex().isValid():
            super().doItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # what it means, the table says

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Without Qt's own, which would lead to the first row."""
        if listening():
            super().doItemsLayout()
            later(self, 0, self.tell_focus)
        else:
            self.stand_on(self.row)
        self.reached.emit(event.reason() in BY_KEYS)

    def tell_focus(self) -> None:
        """Say which row has the focus: of the focus that comes, Qt tells the list alone."""
        if not (listening() and self.hasFocus()):
            return
        if not self.currentIndex().isValid():
            self.stand_on(self.row)  # of that Qt tells
        else:
            event = QAccessibleEvent(self, QAccessible.Event.Focus)
            event.setChild(self.row)
            QAccessible.updateAccessibility(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if isValid(self._view):  # else the table goes with the focus in it
            self.selectionModel().clear()
            self.reached.emit(False)


def card_of(thing: Any) -> Card | None:
    """The card that a row is; None where it is another thing."""
    card = thing.card if isinstance(thing, HeldCard) else thing
    return card if isinstance(card, Card) else None


class Areas(QObject):
    """The ring: walks through it, and means by Enter what a drop would mean.

    In the order of Tab: stock, discard pile, melds, hand, players, the bar's buttons, the list of
    moves. What has the focus has a ring around it while keys are used.
    """

    again = Signal()
    keys_used = Signal()
    mouse_used = Signal()
    told = Signal(str)

    def __init__(
        self, pointer: Pointer, bar: ActionBar, moves: MovesList, chooser: Chooser
    ) -> None:
        super().__init__(bar)
        self._pointer, self._bar, self._moves, self._chooser = pointer, bar, moves, chooser
        self._scene, self._view = pointer.scene, bar.view
        self._state = state = pointer.scene.state
        self.by_keys = False
        self._attending = False
        self._stock = RowsModel(self, cards_phrase)
        models: list[RowsModel[Any]]
        models = [self._stock, state.discards, state.melds, state.hand, state.seats]
        self.all = [Area(model, self._lies, self._view) for model in models]
        self.stock, self.pile, self.melds, self.hand, self.players = self.all
        for area in self.all:
            area.reached.connect(partial(self._reach, area))
        self._deeds: dict[QWidget, dict[str, Callable[[], object]]] = {
            self.stock: {"Enter": self.draw},
            self.pile: {"Enter": lambda: self._go(self._take, self.pile.row)},
            self.melds: {"Enter": partial(self._go, self._lay)},
            self.hand: {
                "Enter": partial(self._go, self._play),
                "Shift+Enter": partial(self._go, self._throw),
                "Space": self._toggle,
                "Shift+Space": self._choose_meld,
            },
        }
        self.home = self.hand
        """Where the keys lead when they come to the table: to the next act."""
        for one, other in pairwise([*self.all, *self._bar.buttons, self._moves]):
            QWidget.setTabOrder(one, other)
        self._scene.posed.connect(self._show_ring)
        self._scene.teller.told.connect(self.show_focus)
        self.follow(Change("dealt"))

    # ------------------------------------------------------------------------- the ring

    @property
    def _buttons(self) -> list[QWidget]:
        return [button for button in self._bar.buttons if button.isVisible()]

    def _focused(self) -> QWidget | None:
        focus = QApplication.focusWidget()
        return focus if focus is not None and self._view.isAncestorOf(focus) else None

    def step(self, by: int, *, around: bool) -> bool:
        """To the next area, or with -1 to the one before; False where the ring ends.

        ``around``: it does not end. From elsewhere in the window it leads back to the table.
        """
        self.use_keys()
        focus = self._focused()
        if self._chooser.holds(focus):
            self._chooser.step(by)
            return True
        there = [area for area in self.all if area.rows or area is not self.melds]
        stops: list[list[QWidget]] = [[area] for area in there if not self._made_way(area)]
        stops += [self._buttons, [self._moves] if self._moves.isVisible() else []]
        stops = [stop for stop in stops if stop]
        here = next((nth for nth, stop in enumerate(stops) if focus in stop), None)
        if here is None:
            _come_to(self.home)
        elif around or 0 <= here + by < len(stops):
            _come_to(stops[(here + by) % len(stops)][0])
        else:
            return False
        return True

    next_area = partialmethod(step, 1, around=True)
    previous_area = partialmethod(step, -1, around=True)

    def _made_way(self, area: Area) -> bool:
        """Whether it lay where by now stands who won."""
        return area in (self.stock, self.pile) and self._scene.arrangement.sight.gathered

    def along(self, by: int) -> bool:
        """From button to button of the bar, or of a question; 2 and -2 lead to the ends."""
        focus, shown = self._focused(), self._buttons
        if self._chooser.holds(focus):
            return self.step(1 if by > 0 else -1, around=True)
        if focus not in shown:
            return False
        self.use_keys()
        there = shown.index(focus) + by if abs(by) == 1 else by * len(shown)
        _come_to(shown[min(max(there, 0), len(shown) - 1)])
        return True

    def deed(self, event: QKeyEvent) -> Callable[[], object] | None:
        """What a key does where the focus is; None: nothing there."""
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
        if event.isAutoRepeat():  # a key that is held down means one move
            return bool
        deeds = self._deeds.get(area, {})
        name = "Enter" if key in ENTER else "Space"
        return deeds.get(f"Shift+{name}" if modifiers & _SHIFT else name, bool)  # heard, no more

    def means(self, event: QEvent) -> bool:
        return isinstance(event, QKeyEvent) and self.deed(event) is not None

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means where the focus is; False where it means nothing there."""
        area, deed = self._focused(), self.deed(event)
        if isinstance(area, Area) and deed is not None:
            self.home = area
            self.use_keys()
            deed()
            self.show_focus()
        return deed is not None

    def _seek(self, area: Area, rank: int) -> None:
        """To the next card of this rank: among the discards from there, else in the hand."""
        place = area if area is self.pile else self.hand
        cards, here = [card_of(thing) for thing in place.rows], place.row + 1
        order = [*range(here, len(cards)), *range(here)]
        row = next((nth for nth in order if (card := cards[nth]) and card.rank == rank), None)
        if row is None:
            words = translate("Table", "{rank}: not here.", rank=spoken_rank(CARDS[rank]))
            self.told.emit(words)
        else:
            place.stand_on(row)
            _come_to(place)

    def use_keys(self) -> None:
        """The person uses keys: what has the focus is shown, what the mouse pointed at no more."""
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

    def _reach(self, area: Area, by_keys: bool) -> None:
        """Whoever uses keys comes back to the area where they were used last."""
        if by_keys:
            self.home = area
            self.use_keys()
        self.show_focus()

    # ------------------------------------------------------------------------ following

    def follow(self, change: Change | None = None) -> None:
        """The game stands otherwise: the focus stays on its thing, or on what lies beside it.

        After a ``change`` by the rules, who uses keys, or a reader, is led to the next act.
        """
        self._stock.set_rows([self._state.view.stock_count])
        for area in self.all:
            top = area is self.pile and not area.hasFocus()
            area.stand_on(len(area.rows) - 1 if top else area.row)
        self.name()
        if change is not None:
            self._lead(change)
        self.show_focus()

    def _lead(self, change: Change) -> None:
        """As a turn begins, to what may be drawn; after the draw, to the new card.

        Or to the one that must be used, which is chosen. After every move of one's own it is said
        where the focus is.
        """
        state, view, here = self._state, self._state.view, self._focused()
        mine = change.seat == state.person
        begins = change.kind == "dealt" or (change.kind == "played" and not mine)
        draws = state.my_turn and view.phase == "draw"
        if draws and begins:
            self.home = self.stock if view.can_draw else self.pile
            self.pile.stand_on(len(self.pile.rows) - 1)
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
                self.hand.stand_on(row)
                self.hand.setFocus()
                if view.duty:
                    state.hand.select([self.hand.current.card])

    def place(self) -> None:
        """Lie where the things are now."""
        if self._made_way(self.home):
            self.home = self.hand
        for area, box in self._boxes().items():
            area.setGeometry(seen_at(self._view, box))
            used = (area.rows or area.hasFocus()) and not self._made_way(area)
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

    def name(self) -> None:
        """Say what each area is, in the language of now; how many rows it has, readers say."""
        count = self._state.view.discard_count
        names = {
            self.stock: tr("Stock"),
            self.pile: spoken.discard_pile(0 if count == len(self.pile.rows) else count),
            self.melds: tr("Melds"),
            self.hand: tr("Your hand"),
            self.players: tr("Players"),
        }
        for area, text in names.items():
            if area.accessibleName() != text:  # else a reader is told each time
                area.setAccessibleName(text)

    # -------------------------------------------------------------------------- showing

    def show_focus(self) -> None:
        """Raise what has the focus, draw the ring around it, and tell what it brings."""
        area = self._ringed()
        if not self._view.isVisible() or (area is None and not self._attending):
            return
        self._attending = area is not None
        thing = None if area is None else area.current
        scene, laid = self._scene, thing if isinstance(thing, LaidMeld) else None
        first = card_of(thing) if laid is None else laid.meld.cards[0]
        place = None if first is None else scene.arrangement.places.get(first.index)
        focus = None if place is None or laid else place.card.index
        scene.pose_hand(scene.pose._replace(hover=focus, whole=False))
        self._show_ring()
        seat = thing.seat if isinstance(thing, SeatRow) else None
        self._pointer.attend("stock" if area is self.stock else place, seat)

    def _ringed(self) -> Area | None:
        """The area with the focus, while keys are used; the room of an empty one is no thing."""
        focus = self._focused() if self.by_keys else None
        if not isinstance(focus, Area) or self._made_way(focus):
            return None
        return focus if focus.rows or focus is self.pile else None

    def _show_ring(self) -> None:
        """Around what has the focus, as it lies now: a pointer moves cards of the hand, too."""
        area, scene = self._ringed(), self._scene
        thing = None if area is None else area.current
        card = card_of(thing)
        place = None if card is None else scene.places.get(card.index)
        if card is not None and place is None:
            return  # it is about to lie there
        # What lies on the card lies on its ring, too: a line would cross their indices. And a hat
        # is higher than its plate.
        layer = Layer.SEATS - 0.5 if isinstance(thing, SeatRow) else Layer.FOCUS
        scene.focus.setZValue(layer if place is None else place.layer + 0.5)
        scene.focus.show_around(None if area is None else self._lies(area, thing), scene.art)

    def _lies(self, area: Area, thing: Any) -> Spot | Box:
        arrangement = self._scene.arrangement
        card = card_of(thing)
        if card is not None and card.index in self._scene.places:
            return self._scene.places[card.index].spot
        if isinstance(thing, LaidMeld):
            boxes = (meld.box for meld in arrangement.melds if meld.number == thing.number)
            return next(boxes, NOWHERE)
        if isinstance(thing, SeatRow):
            place = self._state.place(thing.seat)
            own = arrangement.size.plate.inset(-8 * arrangement.t, -8 * arrangement.t)
            return arrangement.seats[place - 1].plate if place else own
        return self._boxes()[area]

    # --------------------------------------------------------------------------- playing

    def do(self, action: str) -> None:
        """What the window's action means here: each has a method of its name."""
        self.use_keys()
        getattr(self, action)()

    def _go(self, play: Callable[..., object], *what: object) -> None:
        if not self._pointer.only_looks:
            self._scene.motion.finish()
            play(*what)

    def _take(self, row: int) -> None:
        """Take the discard of this row with those above it."""
        cards = self.pile.rows[row:]
        self._pointer.act_on(Grab("pile", cards) if cards else None, DISCARD)

    def draw(self) -> None:
        self._go(self._pointer.offer, Grab("stock"), HAND)

    def take_top(self) -> None:
        self._go(self._take, -1)

    def take_pile(self) -> None:
        whole = self._bar.whole_pile
        self._go(whole.click if whole.isVisible() else partial(self._take, 0))

    def to_hand(self) -> None:
        _come_to(self.hand)

    def to_melds(self) -> None:
        if self.melds.rows:
            _come_to(self.melds)
        else:
            self.told.emit(tr("Nothing has been melded yet."))

    def read_hand(self) -> None:
        self.told.emit(spoken.whole_hand(self._state.hand.cards))

    def read_scores(self) -> None:
        seats = self._state.seats
        self.told.emit(". ".join([*map(seats.spoken, seats.values), ""]).strip())

    def read_table(self) -> None:
        """Say the round, the target, the dealer, and what is to be done by whom."""
        state = self._state
        dealer = state.teller.name(state.view.dealer)
        self.told.emit(spoken.standing(state, dealer, state.round_text, state.target))

    def _lay(self) -> None:
        laid = self.melds.current
        if self._state.hand.selection:
            self._pointer.act_on(None, NEW_MELD if laid is None else Zone("meld", laid.number))
        else:
            self.told.emit(tr("Choose cards of your hand first, then press Enter here."))

    def _play(self) -> None:
        """Meld the chosen cards; of a single card, what a double click on it means."""
        card, chosen = card_of(self.hand.current), self._state.hand.selection
        if card is None:
            return
        if len(chosen) > 1:
            self._pointer.offer(Grab("hand", chosen), NEW_MELD)
        elif chosen and chosen != (card,):
            self.told.emit(tr("Another card is chosen: go to it, or let it go with Esc."))
        else:
            self._pointer.play(card)

    def _throw(self) -> None:
        if (card := card_of(self.hand.current)) is not None:
            self._pointer.offer(Grab("hand", (card,)), DISCARD)

    def _toggle(self) -> None:
        hand, card = self._state.hand, card_of(self.hand.current)
        if card is not None and not self._pointer.only_looks:
            hand.toggle(card)
            none = no_meld_text(hand.selection, self._state.view)
            self.told.emit(f"{spoken.chosen(hand.selection)} {none}".rstrip())

    def _choose_meld(self) -> None:
        """Choose a meld that the card with the focus is part of; again: the next such meld."""
        hand, card = self._state.hand, card_of(self.hand.current)
        if card is None or self._pointer.only_looks:
            return
        found = melds_with(card, self._state.view.legal_moves)
        if found:
            now = set(hand.selection)
            at = next((nth for nth, cards in enumerate(found) if cards == now), -1)
            hand.select(found[(at + 1) % len(found)])
            self.told.emit(spoken.chosen(hand.selection))
        else:
            self.told.emit(tr("No meld that can be laid now has this card."))

    def call(self) -> None:
        if self._state.may_call:
            self._go(self._bar.call.click)
        elif not self._pointer.only_looks:
            self.told.emit(tr("There is nothing to call now."))

    def say_again(self) -> None:
        """Say once more what happened last."""
        self._bar.caption.remark(lambda: self._state.latest)
        self.again.emit()

    def shift(self, by: int) -> None:
        """Move the chosen cards in the hand, or the one with the focus, a place: 1 or -1."""
        hand, card = self._state.hand, card_of(self.hand.current)
        moved = hand.selection or (() if card is None else (card,))
        if not moved or self._pointer.only_looks:
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


def _come_to(widget: QWidget) -> None:
    widget.setFocus(Qt.FocusReason.TabFocusReason)

"""What a screen reader hears of the table: moves, refusals, calls, scores, and words for its rows.

Everything here asks first whether anybody listens; where nobody does, nothing is built or sent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from rummy_qt.engine import Card
from rummy_qt.engine.cards import face_text
from rummy_qt.engine.events import RoundEnded
from rummy_qt.engine.reasons import Reason
from rummy_qt.play.targets import DISCARD, Zone
from rummy_qt.ui.models import Change, HeldCard, TableState
from rummy_qt.ui.models.table_rows import LaidMeld
from rummy_qt.ui.words import spoken
from rummy_qt.ui.words.cards import SPOKEN
from rummy_qt.ui.words.previews import preview_text
from rummy_qt.ui.words.prompts import prompt_text
from rummy_qt.ui.words.refusals import refusal_text

from .intents import Grab, places_for

GATHER_MS: Final = 120
"""What happens within this time is said in one go: a reader asks for words only after a while."""


def listening() -> bool:
    """Whether a screen reader, or anything like it, is there."""
    return bool(QAccessible.isActive())


class Notice(QWidget):
    """Seen by nobody: what a reader takes for a notification, as it knows of no announcements."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        _make_notices_known()
        self.interfaces: list[QAccessibleInterface] = []
        """Kept as long as this: Qt only borrows them."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setUpdatesEnabled(False)
        self.setGeometry(0, 0, 1, 1)

    def say(self, text: str) -> None:
        self.setAccessibleName(text)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.ObjectShow))


def _interface(_key: str, thing: QObject) -> QAccessibleInterface | None:
    """Of a notice, as Qt asks for it: a new one each time, for it asks again while one dies."""
    if not isinstance(thing, Notice):
        return None
    made = QAccessibleWidget(thing, QAccessible.Role.Notification)
    thing.interfaces.append(made)
    return made


_known: list[bool] = []


def _make_notices_known() -> None:
    if not _known:
        _known.append(True)
        QAccessible.installFactory(_interface)


class Reader(QObject):
    """Tells a reader in order and politely, each thing once."""

    def __init__(
        self, state: TableState, view: QWidget, port: QWidget, call_ms: Callable[[], float]
    ) -> None:
        """``call_ms``: how long a discard stays open for the call, 0 for as long as one likes."""
        super().__init__(view)
        self._state = state
        self._view, self._port = view, port
        self._call_ms = call_ms
        self._notice: Notice | None = None
        self._waiting: list[str] = []
        self._prompted = ""
        self._gather = QTimer(self, singleShot=True, interval=GATHER_MS)
        self._gather.timeout.connect(self._speak)
        self.last = ""
        """What was said last."""
        state.hand.about = self._uses
        state.discards.about = self._taking
        state.melds.about = self._whose

    # ---------------------------------------------------------------------------- saying

    def say(self, text: str) -> None:
        """Say this once whoever speaks now has finished."""
        if text and listening():
            self._waiting.append(text)
            self._gather.start()

    def _speak(self) -> None:
        text, self._waiting = " ".join(self._waiting), []
        if not listening():
            return
        self.last = text
        if self._notice is None:
            self._notice = Notice(self._port)
            self._notice.show()
        self._notice.say(text)
        event = QAccessibleAnnouncementEvent(self._view, text)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(event)

    def refuse(self, reason: Reason) -> None:
        """Why a move was refused."""
        if listening():
            self.say(refusal_text(reason, self._state.teller, SPOKEN))

    def tell(self, change: Change) -> None:
        """What has happened, and what the person is to do now."""
        if not listening():
            return
        for event in change.events:
            self.say(self._state.teller.tell(event, SPOKEN))
            if isinstance(event, RoundEnded):
                self.say(self._scores(event))
        if change.kind in ("dealt", "shown"):
            self.greet()
        self.prompt()

    def greet(self) -> None:
        """Say how the table stands that is seen now."""
        if listening() and self._state.view.history:
            self.say(self._state.teller.tell(self._state.view.history[-1], SPOKEN))
            self._prompted = ""
            self.prompt()

    def prompt(self) -> None:
        """What the person is to do, unless that was said and nothing else is to be done since."""
        state = self._state
        wanted = state.my_turn and not state.view.over
        asked = prompt_text(state, SPOKEN) if wanted else ""
        if asked != self._prompted:
            self._prompted = asked
            self.say(asked)

    def offer_call(self) -> None:
        """The last discard can be called."""
        if listening():
            self.say(spoken.call_window(self._call_ms() / 1_000, self._state.view.false_call_price))

    def say_again(self) -> None:
        """What happened last, once more."""
        if listening():
            latest = self._state.turns.values[-1:]
            self.say(" ".join(map(self._state.turns.spoken, latest)))

    def _scores(self, event: RoundEnded) -> str:
        totals, names = self._state.source.game.match.totals, self._state.teller.name
        return spoken.scores(
            (names(seat), points, totals[seat]) for seat, points in enumerate(event.scores)
        )

    # ------------------------------------------------------------------------ of the rows

    def _uses(self, held: HeldCard) -> Sequence[str]:
        """What can be done with a card of the hand."""
        state, view, card = self._state, self._state.view, held.card
        found = []
        if face_text(card.face) in view.duty:
            found.append(spoken.must_be_used())
        melds = (move.cards for move in view.legal_moves if move.kind == "meld")
        if any(laid.bare.face == card.face for cards in melds for laid in cards):
            found.append(spoken.can_be_melded())
        places = places_for(Grab("hand", (card,)), state.targets)
        for laid in state.melds.values:
            if Zone("meld", laid.number) in places:
                found.append(spoken.can_join(laid.meld, self._other(laid.lane)))
        if DISCARD in places:
            found.append(spoken.can_be_discarded())
        return found

    def _taking(self, card: Card) -> Sequence[str]:
        """What taking a discard brings."""
        move = self._state.targets.take.get(card)
        return () if move is None else (preview_text(move, self._state.view, SPOKEN),)

    def _whose(self, laid: LaidMeld) -> Sequence[str]:
        """Who laid a meld; nothing for the person."""
        name = self._other(laid.lane)
        return () if name is None else (name,)

    def _other(self, seat: int) -> str | None:
        """The name of a seat; None for the person's."""
        return None if seat == self._state.person else self._state.teller.name(seat)

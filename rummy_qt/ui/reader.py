"""What a screen reader is told: moves, refusals, calls and scores.

Where nobody listens, nothing is built or sent.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAbstractScrollArea, QAccessibleWidget, QWidget

from rummy_qt.engine.events import RoundEnded
from rummy_qt.engine.reasons import Reason
from rummy_qt.play.game import Change
from rummy_qt.play.moods import remark_at_end
from rummy_qt.ui.actions import keys_text
from rummy_qt.ui.models.table_state import TableState
from rummy_qt.ui.words import spoken
from rummy_qt.ui.words.cards import SPOKEN
from rummy_qt.ui.words.company import remark_text
from rummy_qt.ui.words.prompts import prompt_text, reason_text

listening: Final = QAccessible.isActive
"""Whether a screen reader, or anything like it, is there."""
_KEPT: Final = 16
"""Messages that keep an object: a reader asks it for its words perhaps seconds later."""
GATHER_MS: Final = 120
"""What happens within this time is said in one go: a reader asks for words only after a while."""


def announce(widget: QWidget, text: str) -> None:
    """Have this read aloud by readers that know of announcements."""
    event = QAccessibleAnnouncementEvent(widget, text)
    event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
    QAccessible.updateAccessibility(event)


class ReaderNotice(QWidget):
    """Seen by nobody: what a reader takes for a notification, as it knows of no announcements."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        _make_notices_known()
        self.interfaces: list[QAccessibleInterface] = []
        """Kept as long as this: Qt only borrows them."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setUpdatesEnabled(False)
        self.setGeometry(0, 0, 1, 1)

    def say(self, text: str) -> None:
        """Come with these words: Qt itself then tells of it, once."""
        self.hide()
        self.setAccessibleName(text)
        self.show()


def _interface(_key: str, thing: QObject) -> QAccessibleInterface | None:
    """Of a notice, as Qt asks for it: a new one each time, for it asks again while one dies."""
    if not isinstance(thing, ReaderNotice):
        return None
    made = QAccessibleWidget(thing, QAccessible.Role.Notification)
    thing.interfaces.append(made)
    return made


@cache
def _make_notices_known() -> None:
    QAccessible.installFactory(_interface)


class Reader(QObject):
    """Tells a reader in order and politely, each thing once."""

    def __init__(
        self,
        state: TableState,
        view: QAbstractScrollArea,
        call_ms: Callable[[], float],
        key_of: Callable[[str], str],
    ) -> None:
        """``call_ms``: how long a discard stays open for the call, 0 for as long as one likes."""
        super().__init__(view)
        self._state, self._view = state, view
        self._call_ms, self._key_of = call_ms, key_of
        self._notices: deque[ReaderNotice] = deque(maxlen=_KEPT)
        """The last ones, the latest at the end: a reader that comes late still finds its own."""
        self._back = 0
        """How many times in a row what happened last was asked for."""
        self._waiting: list[str] = []
        self._prompted = ""
        self._gather = QTimer(self, singleShot=True, interval=GATHER_MS)
        self._gather.timeout.connect(self._speak)
        self.last = ""

    # ---------------------------------------------------------------------------- saying

    def say(self, text: str) -> None:
        """Say this once whoever speaks now has finished."""
        if text and listening():
            self._back = 0
            self._waiting.append(text)
            self._gather.start()

    def _speak(self) -> None:
        text, self._waiting = " ".join(self._waiting), []
        if not listening():
            return
        self.last = text
        kept = len(self._notices) == _KEPT
        notice = self._notices.popleft() if kept else ReaderNotice(self._view.viewport())
        self._notices.append(notice)
        notice.say(text)
        announce(self._view, text)

    def refuse(self, reason: Reason) -> None:
        if listening():
            self.say(reason_text(reason, self._state.teller.name, SPOKEN))

    def tell(self, change: Change) -> None:
        """What has happened, and what the person is to do now."""
        if not listening():
            return
        for event in change.events:
            self.say(self._state.teller.tell(self._state.as_seen(event), SPOKEN))
            if isinstance(event, RoundEnded):
                if event.closer is not None:  # the table shows that it is over
                    self.say(self._state.teller.tell(event._replace(closer=None), SPOKEN))
                self.say(self._scores(event))
                self.say(self._remark())
                if not self._state.source.game.last_round:
                    self.say(spoken.next_round(self._key_of("next_round")))
        if change.kind in ("dealt", "shown"):
            self.greet()
        self.prompt()

    def _remark(self) -> str:
        state = self._state
        seats = state.source.game.seats
        remark = remark_at_end(state.view.history, seats) if state.remarks else None
        return "" if remark is None else remark_text(seats[remark.seat].name, remark.occasion)

    def greet(self) -> None:
        """Say how the table stands that is seen now."""
        if listening() and self._state.view.history:
            latest = self._state.as_seen(self._state.view.history[-1])
            self.say(self._state.teller.tell(latest, SPOKEN))
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
        if listening():
            price = self._state.view.false_call_price
            keys = self._key_of("call"), keys_text(("Esc",))
            self.say(spoken.call_window(self._call_ms() / 1_000, price, keys))

    def say_again(self) -> None:
        """All since the person's own last turn; asked again, one turn further back each time."""
        if listening():
            turns = self._state.turns.values
            own = [at for at, turn in enumerate(turns) if turn.seat == self._state.person]
            first = min(own[-1] + 1 if own else 0, len(turns) - 1)
            back = self._back
            self.say(" ".join(map(self._state.turns.spoken, turns[max(0, first - back) :])))
            self._back = back + 1

    def _scores(self, event: RoundEnded) -> str:
        totals, names = self._state.source.game.match.totals, self._state.teller.name
        return spoken.scores(
            (names(seat), points, totals[seat]) for seat, points in enumerate(event.scores)
        )

"""Announcements for screen readers: moves, refusals, calls and scores.

Without an active screen reader nothing is built or sent.
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
"""Whether a screen reader or another assistive technology is active."""
_KEPT: Final = 16
"""How many messages keep their object: a reader may query its text seconds later."""
GATHER_MS: Final = 120
"""Messages within this time are joined into one, as readers query the text only after a while."""


def announce(widget: QWidget, text: str) -> None:
    """Have this read aloud by readers that support announcement events."""
    event = QAccessibleAnnouncementEvent(widget, text)
    event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
    QAccessible.updateAccessibility(event)


class ReaderNotice(QWidget):
    """An invisible widget that readers without announcement events treat as a notification."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        _install_factory()
        self.interfaces: list[QAccessibleInterface] = []
        """Kept alive as long as this widget, as Qt does not own them."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setUpdatesEnabled(False)
        self.setGeometry(0, 0, 1, 1)

    def say(self, text: str) -> None:
        """Show with this text, of which Qt itself notifies readers once."""
        self.hide()
        self.setAccessibleName(text)
        self.show()


def _make_interface(_key: str, target: QObject) -> QAccessibleInterface | None:
    """The factory of notices' interfaces: always a new one, as Qt may ask while one is deleted."""
    if not isinstance(target, ReaderNotice):
        return None
    interface = QAccessibleWidget(target, QAccessible.Role.Notification)
    target.interfaces.append(interface)
    return interface


@cache
def _install_factory() -> None:
    QAccessible.installFactory(_make_interface)


class Reader(QObject):
    """Announces events to a screen reader, in order, politely and each once."""

    def __init__(
        self,
        state: TableState,
        view: QAbstractScrollArea,
        call_ms: Callable[[], float],
        key_of: Callable[[str], str],
    ) -> None:
        """``call_ms`` returns how long a discard can be called, 0 for no limit.

        ``key_of`` returns the keys of an action as text.
        """
        super().__init__(view)
        self._state, self._view = state, view
        self._call_ms, self._key_of = call_ms, key_of
        self._notices: deque[ReaderNotice] = deque(maxlen=_KEPT)
        """The latest notices, newest last: a slow reader still finds its own."""
        self._back = 0
        """How many times in a row ``say_again`` was called."""
        self._waiting: list[str] = []
        self._prompted = ""
        """The prompt that was said last."""
        self._gather = QTimer(self, singleShot=True, interval=GATHER_MS)
        self._gather.timeout.connect(self._speak)
        self.last = ""

    # ---------------------------------------------------------------------------- saying

    def say(self, text: str) -> None:
        """Say this after what is being said now."""
        if text and listening():
            self._back = 0
            self._waiting.append(text)
            self._gather.start()

    def _speak(self) -> None:
        text, self._waiting = " ".join(self._waiting), []
        if not listening():
            return
        self.last = text
        full = len(self._notices) == _KEPT
        notice = self._notices.popleft() if full else ReaderNotice(self._view.viewport())
        self._notices.append(notice)
        notice.say(text)
        announce(self._view, text)

    def refuse(self, reason: Reason) -> None:
        if listening():
            self.say(reason_text(reason, self._state.texts.name, SPOKEN))

    def tell(self, change: Change) -> None:
        """Say what has happened, and what the person has to do now."""
        if not listening():
            return
        for event in change.events:
            self.say(self._state.texts.sentence(self._state.as_seen(event), SPOKEN))
            if isinstance(event, RoundEnded):
                self._tell_end(event)
        if change.kind in ("dealt", "shown"):
            self.greet()
        self.prompt()

    def _tell_end(self, end: RoundEnded) -> None:
        state, game = self._state, self._state.source.game
        if end.closer is not None:  # also say what the table shows: the round is over
            self.say(state.texts.sentence(end._replace(closer=None), SPOKEN))
        names, totals = state.texts.name, game.match.totals
        scores = ((names(seat), points, totals[seat]) for seat, points in enumerate(end.scores))
        self.say(spoken.scores(scores))
        remark = remark_at_end(state.view.history, game.seats) if state.remarks else None
        if remark is not None:
            self.say(remark_text(game.seats[remark.seat].name, remark.occasion))
        if not game.last_round:
            self.say(spoken.next_round(self._key_of("next_round")))

    def greet(self) -> None:
        """Say the last event and the prompt of the table that is shown now."""
        if listening() and self._state.view.history:
            latest = self._state.as_seen(self._state.view.history[-1])
            self.say(self._state.texts.sentence(latest, SPOKEN))
            self._prompted = ""
            self.prompt()

    def prompt(self) -> None:
        """Say what the person has to do, if that has changed."""
        state = self._state
        due = state.my_turn and not state.view.over
        prompt = prompt_text(state, SPOKEN) if due else ""
        if prompt != self._prompted:
            self._prompted = prompt
            self.say(prompt)

    def offer_call(self) -> None:
        if listening():
            view = self._state.view
            keys, price = (self._key_of("call"), keys_text(("Esc",))), view.false_call_price
            seconds, alone = self._call_ms() / 1_000, view.players == 2
            self.say(spoken.call_window(seconds, price, keys, alone=alone))

    def say_again(self) -> None:
        """Say all since the person's last turn; each repetition starts one turn earlier."""
        if listening():
            turns = self._state.turns.values
            own = [at for at, turn in enumerate(turns) if turn.seat == self._state.person]
            first = min(own[-1] + 1 if own else 0, len(turns) - 1)
            back = self._back
            self.say(" ".join(map(self._state.turns.spoken, turns[max(0, first - back) :])))
            self._back = back + 1

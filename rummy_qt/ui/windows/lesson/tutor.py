"""Follows what the person really plays, and knows what to say next."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from rummy_qt.engine.events import Event
from rummy_qt.ui.models import Change, TableState
from rummy_qt.ui.models.words import translate

from .offers import NOTHING
from .steps import GOALS, HABITS, LEARNED, ROUND_OVER, STRAYED, Step


class Tutor(QObject):
    """Ticks off the goals by events, in whatever order they come."""

    moved_on = Signal()
    """There is something else to say or to point at."""

    def __init__(
        self, state: TableState, keys: Callable[[], Mapping[str, str]], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._state = state
        self._keys = keys
        self._learned: set[Step] = set()
        self._step = HABITS[-1]
        self.offer = NOTHING
        """What to point at."""
        self.note = ""
        """What is to be said of the last move; empty when nothing is."""
        self.finished = False
        """Whether nothing is left to say but goodbye."""
        self._look()
        state.changed.connect(self._follow)

    @property
    def progress(self) -> tuple[bool, ...]:
        """Of each goal, whether it is learned."""
        return tuple(goal in self._learned for goal in GOALS)

    @property
    def sentence(self) -> str:
        """What to do now."""
        if self.finished:
            return self._say(LEARNED if all(self.progress) else ROUND_OVER)
        return self._say(self._step.sentence)

    def _say(self, sentence: str, **more: str) -> str:
        state = self._state
        name = state.teller.name(state.seat_at(1))
        words = {**self._keys(), **self.offer.words, "name": name, **more}
        return translate("Lesson", sentence).format(**words)

    def _follow(self, change: Change) -> None:
        if self.finished:
            return
        mine = change.seat == self._state.person
        if mine or self._state.my_turn:
            self.note = ""
        if change.kind == "played" and mine:
            for event in change.events:
                self._judge(event)
        self._look()
        self.moved_on.emit()

    def _judge(self, event: Event) -> None:
        """Ticks off what this shows, and finds words for it."""
        shown = next((goal for goal in GOALS if goal.done is type(event)), None)
        if shown is None:
            return
        if self._step not in (shown, *HABITS):
            self.note = self._say(STRAYED, happened=self._state.teller.tell(event))
        elif shown not in self._learned:
            self.note = self._say(shown.praise)
        self._learned.add(shown)

    def _look(self) -> None:
        """Chooses the next step: the first goal that is possible here, else a habit."""
        state = self._state
        self.finished = state.view.over or (all(self.progress) and not state.my_turn)
        self.offer = NOTHING
        for step in () if self.finished else self._open_steps():
            offer = step.offer(state.view)
            if offer is not None:
                self._step, self.offer = step, offer
                return

    def _open_steps(self) -> tuple[Step, ...]:
        return (*(goal for goal in GOALS if goal not in self._learned), *HABITS)

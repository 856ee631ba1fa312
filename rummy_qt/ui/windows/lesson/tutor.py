"""Follows what the person really plays, and knows what to say next."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from rummy_qt.engine import Move, View
from rummy_qt.engine.events import Event
from rummy_qt.engine.scoring import pip_points
from rummy_qt.ui.models import Change, TableState
from rummy_qt.ui.words.cards import WRITTEN, Naming
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.lesson import (
    AIM,
    ANYTHING,
    DUTY,
    GOALS,
    LEARNED,
    ROUND_OVER,
    STRAYED,
    WAITING,
)

from .steps import NOTHING, offer_of

_KING = 12


class Tutor(QObject):
    """Points at a good move, turn after turn, and ticks off the goals by events."""

    moved_on = Signal()
    """There is something else to say or to point at."""

    def __init__(
        self,
        state: TableState,
        keys: Callable[[], Mapping[str, str]],
        by_keys: Callable[[], bool],
        advise: Callable[[View], Move],
        parent: QObject,
    ) -> None:
        """``advise`` answers the person's view with a good move, at once.

        ``by_keys``: whether the person's last input was a key.
        """
        super().__init__(parent)
        self._state = state
        self._keys = keys
        self._by_keys = by_keys
        self._advise = advise
        self._learned: set[str] = set()
        self._kind = ""
        """Of the move that is pointed at; empty for none."""
        self.offer = NOTHING
        """What to point at."""
        self.finished = False
        """Whether nothing is left to say but goodbye."""
        self._look()
        self._noted: tuple[str, Event | None] = (AIM, None)
        """What is said beside: the sentence, and what happened before it."""
        state.changed.connect(self._follow)

    @property
    def progress(self) -> tuple[bool, ...]:
        """Of each goal, whether it is learned."""
        return tuple(kind in self._learned for kind in GOALS)

    def note(self, naming: Naming = WRITTEN) -> str:
        """What is to be said beside; empty when nothing is."""
        sentence, event = self._noted
        happened = "" if event is None else f"{self._state.teller.tell(event, naming)} "
        return f"{happened}{self._say(sentence, naming)}" if sentence else ""

    def sentence(self, naming: Naming = WRITTEN) -> str:
        """What to do now."""
        return self._say(self._told, naming)

    @property
    def _told(self) -> str:
        if self.finished:
            return LEARNED if all(self.progress) else ROUND_OVER
        if not self._state.my_turn:
            return WAITING
        if self._state.view.phase == "duty" and self._kind in DUTY:
            return DUTY[self._kind]
        if self._kind not in GOALS:
            return ANYTHING
        goal = GOALS[self._kind]
        if self._kind in self._learned:
            return goal.again
        return goal.by_keys if self._by_keys() else goal.first

    def _say(self, sentence: str, naming: Naming) -> str:
        state, rules = self._state, self._state.view.rules
        return translate(
            "Lesson",
            sentence,
            rules.target,
            **self._keys(),
            **self.offer.words(naming),
            court=pip_points(rules, _KING),
            ace=rules.ace_high,
            low=rules.ace_low,
            name=state.teller.name(state.seat_at(1)),
        )

    def _follow(self, change: Change) -> None:
        if self.finished:
            return
        mine = change.seat == self._state.person
        if mine or self._state.my_turn:
            self._noted = ("", None)
        if change.kind == "played" and mine:
            for event in change.events:
                self._judge(event)
        self._look()
        self.moved_on.emit()

    def _judge(self, event: Event) -> None:
        """Ticks off what this shows, and finds words for it."""
        shown = next((kind for kind, goal in GOALS.items() if goal.done is type(event)), None)
        if shown is None:
            return
        if self._kind in GOALS and self._kind not in {shown, *self._learned}:
            self._noted = (STRAYED, event)
        elif shown not in self._learned:
            self._noted = (GOALS[shown].praise, None)
        self._learned.add(shown)

    def _look(self) -> None:
        """Finds out what would be good here."""
        state = self._state
        self.finished = state.view.over or (all(self.progress) and not state.my_turn)
        self.offer, self._kind = NOTHING, ""
        if state.my_turn and not self.finished:
            move = self._advise(state.view)
            self.offer, self._kind = offer_of(move, state.view), move.kind

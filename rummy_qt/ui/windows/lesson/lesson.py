"""One lesson on a table: the tutor follows it, the strip speaks, the spotlight points."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from rummy_qt.engine import RULEBOOKS
from rummy_qt.ui.hinting import Hinting
from rummy_qt.ui.match_choice import MatchChoice, SeatChoice, told_apart
from rummy_qt.ui.table.areas import listening
from rummy_qt.ui.table.arrangement import Box
from rummy_qt.ui.table.view import TableView
from rummy_qt.ui.words.cards import SPOKEN
from rummy_qt.ui.words.language import retold, translate
from rummy_qt.ui.words.names import OPPONENT_NAMES

from .spotlight import Spotlight
from .steps import DEAL, OPPONENT, RULEBOOK, Offer
from .strip import LessonStrip
from .tutor import Tutor


def lesson_match(name: str) -> MatchChoice:
    """The match in which the lesson is given, for a person of this name."""
    me = SeatChoice(name or translate("Lesson", "You"), "human")
    seats = told_apart((me, SeatChoice(OPPONENT_NAMES[0], OPPONENT)))
    return MatchChoice(RULEBOOK, RULEBOOKS[RULEBOOK], seats, seed=DEAL)


class Lesson(QObject):
    """Lives as long as its table, unless it ends before."""

    def __init__(
        self,
        table: TableView,
        hints: Hinting,
        keys: Callable[[], Mapping[str, str]],
        window: QWidget,
    ) -> None:
        """``hints`` knows what is good here; ``keys``: by action, those that sentences name."""
        super().__init__(table)
        self.strip = LessonStrip(window)
        self._reader, self._said = table.reader, ""
        areas = table.areas
        self._tutor = Tutor(table.state, keys, lambda: areas.by_keys, hints.teach, self)
        self._spotlight = Spotlight(table.scene_)
        for signal in (self._tutor.moved_on, areas.keys_used, areas.mouse_used):
            signal.connect(self._speak)
        retold(self.strip, self._speak)

    @property
    def offer(self) -> Offer:
        """The move that is pointed at."""
        return self._tutor.offer

    @property
    def lit(self) -> list[Box]:
        """What is lit on the table: cards and stock first, then where they may go."""
        return self._spotlight.boxes

    def end(self) -> None:
        """Nothing is said or lit any more."""
        self._tutor.stop()
        self._spotlight.put_out()
        self.strip.hide()
        self.strip.deleteLater()
        self.deleteLater()

    def _speak(self) -> None:
        tutor = self._tutor
        self._spotlight.show(tutor.offer)
        self.strip.say(tutor.note(), tutor.sentence(), tutor.progress, goodbye=tutor.finished)
        if listening():
            aloud = f"{tutor.note(SPOKEN)} {tutor.sentence(SPOKEN)}".strip()
            if aloud != self._said:
                self._said = aloud
                self._reader.say(aloud)

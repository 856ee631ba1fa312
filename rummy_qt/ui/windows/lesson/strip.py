"""The lesson's words below the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from rummy_qt.ui.drawings import smooth_painter
from rummy_qt.ui.theme import font_factor
from rummy_qt.ui.windows.look import SMALL, quiet_label, share_of, sized
from rummy_qt.ui.windows.parts import Spring, down
from rummy_qt.ui.windows.word_strip import WordStrip
from rummy_qt.ui.words.language import retold, translate

_DOT: Final = 9
_GAP: Final = 7
_ROOMY: Final = 1000
"""Points from which on there is room for more than what has to be said, at the usual font."""


class GoalDots(QWidget):
    """A dot for each goal, filled once it is reached."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reached: tuple[bool, ...] = ()

    def show_progress(self, reached: tuple[bool, ...]) -> None:
        self._reached = reached
        words = translate(
            "Progress", "{done} of {all} learned", done=sum(reached), all=len(reached)
        )
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(len(self._reached) * (_DOT + _GAP), _DOT + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        accent = self.palette().highlight()
        painter.setPen(QPen(accent.color(), 1.5))
        for place, reached in enumerate(sorted(self._reached, reverse=True)):
            painter.setBrush(accent if reached else Qt.BrushStyle.NoBrush)
            middle = QPointF(_DOT / 2 + 1 + place * (_DOT + _GAP), self.height() / 2)
            painter.drawEllipse(middle, _DOT / 2, _DOT / 2)
        painter.end()


class LessonStrip(WordStrip):
    """Says one thing at a time."""

    def __init__(
        self, parent: QWidget | None = None, number: int = 0, titles: Sequence[str] = ("",)
    ) -> None:
        """``number`` of the chapters with these ``titles``, from 0."""
        super().__init__("lesson", parent)
        self._number, self._titles = number, titles
        chapter = quiet_label("", self, objectName="lesson_chapter", wraps=False)
        self.chapter = sized(chapter, SMALL)
        self.progress = GoalDots(self)
        self.next = self.add_button("next")
        self.play_on = self.add_button("play_on")
        self.leave = self.add_button("leave")
        self.lay_out(down(Spring(), self.chapter, self.progress, Spring(), gap=1))
        self.hide()
        if parent is not None:  # the buttons stand at once as they will
            self.resize(parent.width(), self.height())
        retold(self, self._name_buttons)

    def _name_buttons(self) -> None:
        number, titles = self._number, self._titles
        place = translate("LessonStrip", "{number} of {all}", number=number + 1, all=len(titles))
        self.chapter.setText(f"{place}\n{translate('Lesson', titles[number])}")
        if number + 1 < len(titles):
            self.next.setText(translate("LessonStrip", "Ne&xt lesson"))
            self.next.setToolTip(translate("Lesson", titles[number + 1]))
        else:  # what is left to learn
            self.next.setText(translate("LessonStrip", "What di&ffers…"))
            self.next.setToolTip(translate("LessonStrip", "The six rulebooks, side by side"))
        self.play_on.setText(translate("LessonStrip", "&Play on"))
        self.leave.setText(translate("LessonStrip", "&Leave the lesson"))

    def say(self, note: str, sentence: str, reached: tuple[bool, ...], *, goodbye: bool) -> None:
        """What happened and what to do; at the goodbye also what may come after it."""
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.sentence.setText(sentence)
        self.progress.show_progress(reached)
        last = self._number + 1 == len(self._titles)
        roomy = self.width() >= _ROOMY * max(1.0, font_factor() * share_of(self))
        self.next.setVisible(goodbye or (roomy and not last))
        self.chapter.setVisible(roomy)
        self.make_primary(self.next, goodbye)
        self.play_on.setVisible(goodbye)
        self.fit()

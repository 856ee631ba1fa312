"""The strip of words below a table, and the one that guides a lesson."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QWidget

from rummy_qt.ui.actions import native_keys
from rummy_qt.ui.background import later
from rummy_qt.ui.course import COURSE, Tutor
from rummy_qt.ui.fonts import font_factor
from rummy_qt.ui.hinting import Hinting
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.reader import listening
from rummy_qt.ui.table.arrangement import SMALLEST
from rummy_qt.ui.table.hint import Ghosts
from rummy_qt.ui.table.sizes import LOW
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.theme import set_styled
from rummy_qt.ui.words.cards import SPOKEN, WRITTEN
from rummy_qt.ui.words.language import in_context, localize, translate

from .labels import SECTION, SMALL, quiet_label, sized, without_orphan
from .page_dialog import PageArea
from .parts import GAP, Spring, across, down, fill, push_button, put

tr = in_context("LessonStrip")
_MARGINS: Final = 14, 2, 12, 3
_FRAME: Final = _MARGINS[1] + _MARGINS[3] + 1
"""Points of height that margins and border take."""
_DIRECTION = QBoxLayout.Direction


class WordStrip(QFrame):
    """A sentence, a note and buttons; long text scrolls."""

    def __init__(self, name: str, parent: QWidget, scale: float = 1.0) -> None:
        """``name``: prefix of object names; ``scale``: of the sentence's font size."""
        super().__init__(parent)
        self.setObjectName(f"{name}_strip")
        self._prefix = name
        self.note = sized(quiet_label("", self, objectName=f"{name}_note"), SMALL)
        sentence = plain_label("", self, objectName=f"{name}_sentence", wordWrap=True)
        self.sentence = sized(sentence, scale)
        # The sentence, what to do, comes first: it stays visible if there is no room for both.
        self._words = down(Spring(), self.sentence, self.note, Spring(), gap=1)
        self._area = PageArea(self)
        fill(self._area.inner, self._words, 0)
        self.left = down(gap=5)
        """Widgets at the left of the words."""
        self.right = QBoxLayout(_DIRECTION.LeftToRight)
        """Buttons and choices at the right of the words."""
        self._row = across(self.left, (self._area, 1), self.right, gap=12)
        fill(self, self._row, *_MARGINS)
        self.playing = False
        """Whether a round is being played, in which notes come and go."""

    def add_button(self, part: str, text: Callable[[], str]) -> QPushButton:
        """Adds a button with the text that ``text`` returns, which Return also presses."""
        button = push_button(self, f"{self._prefix}_{part}")
        localize(button, lambda: button.setText(text()))
        button.setAutoDefault(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.right.addWidget(button)
        return button

    def fit(self) -> None:
        """Sets the height for the words and buttons, at most what the table above can spare.

        At least two lines high, and a note more during a round or in a high window, so that the
        table keeps its size. Buttons are stacked if a row of them would leave too little width.
        """
        parent, right = self.parentWidget(), self.right
        small, large = (part.fontMetrics().lineSpacing() for part in (self.note, self.sentence))
        least = most = 2 * large + (small + 1) * (self.playing or self.window().height() >= LOW)
        if parent is not None:
            most = max(least, parent.height() - round(SMALLEST[1]) - _FRAME)
        if not self.playing:
            most = max(most, 3 * large + 4)  # the table is not in use
        right.setDirection(_DIRECTION.TopToBottom)
        stacked = right.sizeHint().height()
        right.setDirection(_DIRECTION.LeftToRight)
        if right.sizeHint().width() > 0.5 * self.width() and stacked <= most:
            right.setDirection(_DIRECTION.TopToBottom)
        self._row.activate()
        words = self._words.totalHeightForWidth(self._area.width())
        bar = Qt.ScrollBarPolicy  # a bar narrows the text and so would be needed
        shown = bar.ScrollBarAsNeeded if words > most else bar.ScrollBarAlwaysOff
        self._area.setVerticalScrollBarPolicy(shown)
        height = max(right.sizeHint().height(), min(max(words, least), most)) + _FRAME
        if height != self.height():
            self.setFixedHeight(height)
            later(self, 0, self.updateGeometry)  # ignored while a layout sets the width

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Show, QEvent.Type.Resize, QEvent.Type.FontChange):
            parent = self.parentWidget()
            if parent is not None:
                parent.installEventFilter(self)  # it shares the height with the table
            self.fit()
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.fit()
        return False


_ROOMY_WIDTH: Final = 1000
"""Least width in points, at the usual font size, for more than the necessary words."""


class Lesson(WordStrip):
    """The strip of a guided round, which gives one step at a time and highlights its move."""

    def __init__(
        self,
        table: TableView,
        hints: Hinting,
        preferences: Preferences,
        parent: QWidget,
        number: int,
        heard: set[str],
    ) -> None:
        """``hints`` finds good moves; ``number``: the chapter, from 0; ``heard``: see ``Tutor``."""
        super().__init__("lesson", parent, SECTION)
        self.number, self._is_last = number, number + 1 == len(COURSE)
        chapter = quiet_label("", self, objectName="lesson_chapter", wraps=False)
        self.chapter = sized(chapter, SMALL)
        self.progress = sized(quiet_label("", self, wraps=False), SMALL)
        self.next = self.add_button(
            "next", lambda: tr("What di&ffers…") if self._is_last else tr("Ne&xt lesson")
        )
        self.play_on = self.add_button("play_on", lambda: tr("&Play on"))
        self.leave = self.add_button("leave", lambda: tr("&Leave the lesson"))
        put(self.left, Spring(), self.chapter, self.progress, Spring())
        self.left.setContentsMargins(0, 0, GAP, 0)
        self.hide()
        self.resize(parent.width(), self.height())  # the final width, for the layout of buttons
        self._reader, self._spoken, self._state = table.reader, "", table.state
        areas, self._next_round = table.areas, table.bar.next_round
        self.tutor = Tutor(
            table.state,
            lambda: native_keys(preferences.active_keys),
            lambda: areas.by_keys,
            hints.ask_teacher,
            self,
            COURSE[number],
            heard,
        )
        self.ghosts = Ghosts(table.scene_)
        """Highlights the move of the step, as a hint does."""
        for signal in (self.tutor.moved_on, areas.keys_used, areas.mouse_used):
            signal.connect(self._show_step)
        localize(self, self._retranslate)

    def _retranslate(self) -> None:
        differences = tr("The six rulebooks, side by side")
        following = "" if self._is_last else translate("Lesson", COURSE[self.number + 1].title)
        self.next.setToolTip(following or differences)
        self._show_step()

    def show_text(self, note: str, sentence: str, done: tuple[bool, ...], *, goodbye: bool) -> None:
        """Shows a note and what to do; with ``goodbye`` also the buttons to go on."""
        self.note.setText(without_orphan(note))
        self.note.setVisible(bool(note))
        self.sentence.setText(sentence)
        progress = tr("{done} of {all} learned", done=sum(done), all=len(done))
        self.progress.setText(progress)
        # Only one button is of brass: the table's, or this one at the end.
        set_styled(self.next, "primary", goodbye)
        set_styled(self._next_round, "kind", "quiet" if goodbye else "primary")
        self.play_on.setVisible(goodbye and not self._state.view.over)  # else by the next round
        self.playing = not goodbye
        self.fit()

    def fit(self) -> None:
        roomy = self.width() >= _ROOMY_WIDTH * max(1.0, font_factor())
        self.next.setVisible(not self.playing or (roomy and not self._is_last))
        place = tr("{number} of {all}", number=self.number + 1, all=len(COURSE))
        title = translate("Lesson", COURSE[self.number].title)
        self.chapter.setText(f"{place}\n{title}" if roomy else place)
        super().fit()

    def _show_step(self) -> None:
        tutor = self.tutor
        self.ghosts.show(() if tutor.move is None else (tutor.move,), words=False)
        note, sentence = tutor.note(WRITTEN), tutor.sentence(WRITTEN)
        self.show_text(note, sentence, tutor.progress, goodbye=tutor.finished)
        if listening():
            aloud = f"{tutor.note(SPOKEN)} {tutor.sentence(SPOKEN)}".strip()
            if aloud != self._spoken:
                self._spoken = aloud
                self._reader.say(aloud)

    def end(self) -> None:
        """Stops the lesson and deletes the strip; the match may go on."""
        self.tutor.stop()
        set_styled(self._next_round, "kind", "primary")
        self.ghosts.show(())
        self.ghosts.deleteLater()
        self.hide()
        self.deleteLater()

"""The ladder page: the seven opponents, the score with each, and who is next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from rummy_qt.play.company import PEOPLE, Face
from rummy_qt.play.ladder import LADDER, Rung, Score, scores_of, unlocked
from rummy_qt.records.library import Library
from rummy_qt.records.texts import English
from rummy_qt.ui.drawings import with_alpha
from rummy_qt.ui.fonts import windows_factor
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.portraits import NOBODYS
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.table.sizes import LOW
from rummy_qt.ui.theme import IVORY_EDGE
from rummy_qt.ui.words.company import about_text
from rummy_qt.ui.words.language import in_context, number_text
from rummy_qt.ui.words.names import RULEBOOK_WORDS, level_name, rulebook_name

from .fields import ComboBox
from .labels import SECTION, quiet_label, title_label, without_orphan
from .page_dialog import CORNER, PAGE, TALL, PageDialog, lay_paper
from .parts import NEAR, Spring, across, down, fill, primary, push_button
from .portraits import faces_label, show_faces

tr = in_context("Ladder")
_SIZES: Final = (72, 28, 104), (64, 23, 84), (46, 8, 60)
"""By how low the window is, in points: diameter of a face's ring, rise from step to step, and
diameter of the ring of the next opponent."""


class _Step(QWidget):
    """A step with one opponent: face, name, level, score, and a button to play."""

    def __init__(self, rung: Rung, at: int, parent: LadderPage) -> None:
        super().__init__(parent)
        self.rung, self._at = rung, at
        self._who = Face(PEOPLE[rung.name].face, colour=at + 1)
        self._ring, rise, self._next_ring = parent.sizes
        self._face = faces_label([self._who], self._ring, self)
        self._name = title_label(rung.name, self, SECTION)
        level = quiet_label(level_name(rung.level), self, wraps=False)
        self.score = quiet_label(" ", self)
        self.button = push_button(self, f"play_{rung.name}", lambda: parent.play(rung))
        self.button.setText(tr("Play"))
        self.button.setProperty("link", True)
        self.button.setAccessibleName(tr("Play against {name}", name=rung.name))
        self.button.setToolTip(about_text(rung.name))
        for label in (self._name, level, self.score):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        foot = across(Spring(), self.button, Spring())
        foot.addStrut(28)  # the same height with and without a button
        rise = round(windows_factor() * rise * at)
        parts = self._face, NEAR, self._name, level, self.score, foot, NEAR + rise
        fill(self, down(Spring(), *parts, gap=2), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the step below the face; the outer ones follow the paper's round corners."""
        step = QRectF(self.rect())
        step.setTop(self._face.geometry().bottom() - 3)  # the ring overlaps the edge
        painter = QPainter(self)
        painter.setClipRect(step)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(IVORY_EDGE, 0.2 + 0.05 * self._at))
        left, right = (CORNER * (self._at != end) for end in (0, len(LADDER) - 1))
        painter.drawRoundedRect(step.adjusted(-left, -CORNER, right, 0), CORNER, CORNER)
        step.setHeight(1.5)
        painter.fillRect(step, QColor(IVORY_EDGE))

    def show_score(self, score: Score, *, here: bool, following: bool) -> None:
        """``here``: whether the opponent can be played; ``following``: whether it is next."""
        name = self.rung.name
        who = self._who if here else self._who._replace(colour=NOBODYS)
        show_faces(self._face, [who], self._next_ring if following else self._ring)
        self.button.setVisible(here and not following)  # the next one has the page's main button
        yours, theirs = map(number_text, score)
        self.score.setText(f"{yours} : {theirs}" if here and any(score) else " ")
        won: English = "Matches won: you {yours}, {name} {theirs}"
        spoken = tr(won, yours=yours, name=name, theirs=theirs)
        self.score.setAccessibleName(spoken)
        self.score.setToolTip(spoken)


class LadderPage(PageDialog):
    """Another thread reads the saved matches."""

    def __init__(self, library: Library, preferences: Preferences, parent: QWidget) -> None:
        super().__init__("ladder", tr("The ladder"), parent)
        self.format = QSize(PAGE.width(), 0)
        self._rung = LADDER[0]
        """The next opponent."""
        self.sizes = _SIZES[self.lower_than(TALL) + self.lower_than(LOW)]
        self.intro = self.add_subline()
        """How the ladder works, and who is next."""
        self.paper = lay_paper(self)
        self.steps = [_Step(rung, at, self) for at, rung in enumerate(LADDER)]
        self.play_next = push_button(self, "play_next", lambda: self.play(self._rung))
        self.rulebooks = ComboBox(self, "ladder_rules", tuple(RULEBOOK_WORDS))
        self.rulebooks.set_texts(rulebook_name)
        if preferences.last_match is not None:
            self.rulebooks.setCurrentIndex(self.rulebooks.findData(preferences.last_match.rulebook))
        rules = plain_label(tr("&Rules"), self)
        rules.setBuddy(self.rulebooks)
        parts = [(step, 1) for step in self.steps]
        lower, upper = across(*parts[:4], gap=0), across(*parts[4:], gap=0)
        self.halves = across((lower, 4), (upper, 3), gap=0)
        fill(self.paper, self.halves, 1, NEAR, 1, 1)  # up to the paper's edge
        self.body.addWidget(self.paper)
        self.add_close(rules, self.rulebooks)
        self.foot.addWidget(self.play_next)
        self._show(dict.fromkeys(LADDER, Score()))
        self.fetch(lambda: scores_of(library.entries()), self._count)

    def play(self, rung: Rung) -> None:
        self.leave_for("play_rung", rung, self.rulebooks.currentData())

    def _count(self, scores: Mapping[Rung, Score]) -> None:
        self._show(scores)
        self.fit()  # the text may be a line longer

    def _show(self, scores: Mapping[Rung, Score]) -> None:
        seated = unlocked(scores)
        self._rung = rung = LADDER[seated - 1]
        for at, step in enumerate(self.steps):
            step.show_score(scores[step.rung], here=at < seated, following=step.rung == rung)
        about = f"{rung.name}: {about_text(rung.name)}"
        if scores[rung].yours:
            about = tr("You have beaten all seven.")
        rules = tr(
            "Beat one of them in a match between just the two of you, and the next one sits down. A"
            " match with help, house rules or another target does not count."
        )
        self.intro.setText(without_orphan(f"{rules}\n{about}"))
        self.play_next.setText(tr("Play against {name}", name=rung.name))
        primary(self.play_next).setFocus()

"""The ladder page: the seven who sit at the table, how often each was beaten, and who is next."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from rummy_qt.play.company import PEOPLE, Face
from rummy_qt.play.ladder import LADDER, Rung, Score, last_of, reached, scores_of
from rummy_qt.records.entry import Entry
from rummy_qt.records.library import Library
from rummy_qt.records.texts import Said
from rummy_qt.ui import background
from rummy_qt.ui.drawings import with_alpha
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.portraits import NOBODYS
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.table.sizes import LOW
from rummy_qt.ui.theme import IVORY_EDGE
from rummy_qt.ui.words.company import about_text, remark_text
from rummy_qt.ui.words.language import in_context, number_text
from rummy_qt.ui.words.names import RULEBOOK_WORDS, level_name, rulebook_name

from .fields import ComboBox
from .labels import SECTION, quiet_label, sized, title_label, well_ended
from .page_dialog import PageDialog, lay_paper
from .parts import GAP, NEAR, Spring, across, down, fill, primary, push_button
from .portraits import faces_label, show_faces

tr = in_context("Ladder")


class _Place(QWidget):
    """One of the seven: face, name, level, the score with the person, and a button to play."""

    def __init__(self, rung: Rung, at: int, parent: LadderPage) -> None:
        super().__init__(parent)
        self.rung = rung
        self._who = Face(PEOPLE[rung.name].face, colour=at + 1)
        self._low = low = parent.lower_than(LOW)
        self._ring = 48 if low else 72  # so that steps are seen
        self._face = faces_label([self._who], self._ring, self)
        self._name = title_label(rung.name, self, SECTION)
        level = quiet_label(level_name(rung.level), self, wraps=False)
        self.score = quiet_label("", self)
        self.score.setMinimumHeight((2 - low) * self.fontMetrics().lineSpacing())
        self.button = push_button(self, f"play_{rung.name}", lambda: parent.play(rung))
        self.button.setText(tr("Play"))
        self.button.setAccessibleName(tr("Play against {name}", name=rung.name))
        self.button.setToolTip(about_text(rung.name))
        for label in (self._name, level, self.score):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        foot = across(Spring(), self.button, Spring())
        foot.addStrut(36 if low else 44)  # each step is as high, with a button or without
        parts = self._face, NEAR, self._name, level, NEAR, foot, NEAR, self.score
        fill(self, down(Spring(len(LADDER) - at), *parts, Spring(at + 1), gap=2), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The step that this one stands on: they rise as they play."""
        step = QRectF(self.rect())
        step.setTop(self._face.geometry().bottom() - 3)  # its ring stands a little below the edge
        painter = QPainter(self)
        light = QLinearGradient(step.topLeft(), step.bottomLeft())
        for at, strength in enumerate((0.5, 0.2)):
            light.setColorAt(at, with_alpha(IVORY_EDGE, strength))
        painter.fillRect(step, light)
        step.setHeight(1.5)
        painter.fillRect(step, QColor(IVORY_EDGE))

    def show_score(self, score: Score, *, here: bool) -> None:
        """``here``: whether this one sits at the table."""
        name = self.rung.name
        who = self._who if here else self._who._replace(colour=NOBODYS)
        show_faces(self._face, [who], self._ring)
        yours, theirs = map(number_text, score)
        words = tr("won {yours}\nlost {theirs}", yours=yours, theirs=theirs)
        stands = f"{yours} : {theirs}" if self._low else words
        self.score.setText(stands if here and any(score) else " ")
        won: Said = "Matches won: you {yours}, {name} {theirs}"
        spoken = tr(won, yours=yours, name=name, theirs=theirs)
        self.score.setAccessibleName(spoken)
        self.button.setVisible(here)


class LadderPage(PageDialog):
    """Reads the saved matches on another thread."""

    def __init__(self, library: Library, preferences: Preferences, parent: QWidget) -> None:
        super().__init__("ladder", tr("The ladder"), parent)
        self._remarks = preferences.remarks
        self._scores = dict.fromkeys(LADDER, Score())
        self._last: tuple[Rung, bool] | None = None
        about = tr(
            "Beat one of them in a match of just the two of you, and the next sits down. A match"
            " with help, house rules or another target does not count.",
        )
        self.add_subline(well_ended(about.replace(". ", ".\n")))  # each sentence has its line
        self.paper = lay_paper(self)
        self.places = [_Place(rung, at, self) for at, rung in enumerate(LADDER)]
        low = self.lower_than(LOW)
        self.next: QLabel = sized(quiet_label("", self.paper), 1.0 if low else SECTION)
        self.rulebooks = ComboBox(self, "ladder_rules", tuple(RULEBOOK_WORDS))
        self.rulebooks.say(rulebook_name)
        if preferences.last_match is not None:
            self.rulebooks.setCurrentIndex(self.rulebooks.findData(preferences.last_match.rulebook))
        rules = plain_label(tr("&Rules"), self)
        rules.setBuddy(self.rulebooks)
        self._steps = across(gap=0), across(gap=0)
        gap = NEAR if low else GAP
        self._sheet = down(self.next, *((row, 1) for row in self._steps), gap=gap)
        fill(self.paper, self._sheet, GAP, gap, GAP, 0)
        self.set_narrow(False)
        self.body.addWidget(self.paper)
        self.add_close(rules, self.rulebooks)
        self._show()
        background.start_task(self, lambda _: library.entries(), self._count)

    def set_narrow(self, narrow: bool) -> None:
        """The last three below the others, or all side by side."""
        for place in self.places:
            self._steps[narrow and place.rung in LADDER[4:]].addWidget(place, 1)
        self._sheet.setStretch(2, int(narrow))
        self._sheet.activate()  # else it tells the size that it had

    @property
    def following(self) -> QPushButton:
        return self.places[reached(self._scores) - 1].button

    def play(self, rung: Rung) -> None:
        self.leave_for("play_rung", rung, self.rulebooks.currentData())

    def _count(self, entries: list[Entry]) -> None:
        self._scores, self._last = scores_of(entries), last_of(entries)
        self._show()
        self.fit()  # there may be a line more now

    def _show(self) -> None:
        scores = self._scores
        seated = reached(scores)
        for at, place in enumerate(self.places):
            place.show_score(scores[place.rung], here=at < seated)
        lines = []
        if self._last is not None and self._remarks:
            rung, won = self._last
            lines.append(remark_text(rung.name, "beaten" if won else "winning"))
        following = LADDER[seated - 1]
        if scores[following].yours:
            lines.append(tr("You have beaten all seven."))
        else:
            lines.append(f"{following.name}: {about_text(following.name)}")
        self.next.setText((" " if self.lower_than(LOW) else "\n").join(lines))
        primary(self.following).setFocus()

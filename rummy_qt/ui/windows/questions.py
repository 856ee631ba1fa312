"""Questions and file dialogs that several pages use."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QShowEvent
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from rummy_qt.play.company import Face
from rummy_qt.records.lines import LONGEST_TITLE
from rummy_qt.records.record import MatchRecord
from rummy_qt.records.sentences import Sentence
from rummy_qt.records.texts import English
from rummy_qt.ui import background
from rummy_qt.ui.drawings import drawn
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.table import RATIO
from rummy_qt.ui.words.language import in_context
from rummy_qt.ui.words.notices import titled_text

from .fields import LineEdit
from .labels import SECTION, title_label, without_orphan
from .look import current_theme
from .page_dialog import QUESTION, Dialogs, PageDialog
from .parts import GAP, CopyButton, Spring, across, down, make, primary, push_button, put
from .portraits import row_of_faces

tr = in_context("Questions")


_PICTURE: Final = 80
"""Width of a question's picture in points."""
_MAGPIE: Final = "classic/joker-3"


class QuestionBox(PageDialog):
    """A question beside a picture; it is also the window title."""

    def __init__(
        self,
        name: str,
        parent: QWidget | None,
        text: str,
        more: str,
        picture: str | Face = _MAGPIE,
    ) -> None:
        """``more``: what an answer entails; ``picture``: of a card, by its file name, or a face."""
        super().__init__(name, text, parent, named=False)
        self.format = QUESTION
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        beside, ratio = plain_label("", self), self.devicePixelRatioF()
        if isinstance(picture, Face):
            beside.setPixmap(row_of_faces([picture], _PICTURE / 1.4, current_theme(), ratio))
        else:
            card = f":/assets/cards/{picture}.svg"
            beside.setPixmap(drawn(card, _PICTURE / RATIO, _PICTURE, ratio))
        self.text = title_label(text, self, SECTION, wordWrap=True)
        self.more = plain_label("", self, wordWrap=True)
        self.set_more(more)
        self.words = down(self.text, self.more, Spring())
        put(self.body, across((beside, 0, Qt.AlignmentFlag.AlignTop), (self.words, 1), gap=GAP))
        put(self.foot, Spring())

    def set_more(self, more: str) -> None:
        self.more.setText(without_orphan(more))
        self.setAccessibleDescription(more)

    def answer(
        self,
        words: str,
        name: str = "",
        does: Callable[[], object] | None = None,
        *,
        main: bool = False,
    ) -> QPushButton:
        """Add a button, which calls ``does`` or else rejects like Esc; Return presses ``main``.

        Unlike on other pages, Return presses any focused button. The main one is at the right, as
        everywhere; each other is added to the left of those before.
        """
        button = push_button(self, name, self.reject if does is None else self.accept, words)
        button.setAutoDefault(True)
        if does is not None:
            button.clicked.connect(lambda _checked: does())
        self.foot.insertWidget(-1 if main else 1, button)
        if main:
            primary(button).setFocus()
        return button

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))


def file_dialog(
    parent: QWidget,
    name: str,
    title: str,
    then: Callable[[Path], object],
    kind: str = "",
    *,
    folder: str = "",
    save_as: str | None = None,
) -> QFileDialog:
    """A dialog, not shown yet, for an existing file or one to ``save_as``; ``then`` gets its path.

    ``kind``: a name filter as ``Words (*.suffix)``; by default matches.
    """
    kind = kind or tr("Matches (*.rummy)")
    dialog = QFileDialog(parent, title, folder)
    dialog.setObjectName(name)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setNameFilters([kind, tr("All files (*)")])
    if save_as is not None:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(kind.rpartition("*.")[2].rstrip(")"))
        dialog.selectFile(save_as)
    else:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
    return dialog


class TitleQuestion(QuestionBox):
    """Asks for the name of a match; ``then`` is called with it."""

    def __init__(self, parent: QWidget, title: str, then: Callable[[str], object]) -> None:
        super().__init__("title_question", parent, tr("Name of this match:"), "")
        self.field = make(LineEdit, self, "match_title", text=title, maxLength=LONGEST_TITLE)
        self.field.selectAll()
        self.text.setBuddy(self.field)
        self.more.hide()
        self.words.insertWidget(1, self.field)
        self.answer(tr("Cancel"), "cancel")
        self.answer(tr("Save"), "keep", lambda: then(self.field.text()), main=True)
        self.field.setFocus()


_ASKED: Final[dict[str, tuple[Annotated[English, "Questions"], ...]]] = {
    "throw_away": ("Delete the match that you are playing?",
        "It leaves the table, goes to your system’s trash and no longer counts in the"
        " statistics.", "Move to &trash", "&Play on"),
    "resign": ("Resign this match?",
        "It counts as lost and cannot be continued. To pause it, just leave the table.",
        "&Resign", "&Play on"),
    "undo": ("Take back the last move?", "", "Take it &back", "&Leave it"),
}  # fmt: skip
"""By name: the question, its consequences, the answer that does it, and the other one."""


def ask(
    name: str,
    parent: QWidget,
    does: Callable[[], object],
    more: str = "",
    picture: str | Face = _MAGPIE,
) -> None:
    """Ask one of the questions above; ``more``: the consequences, if they are not given there."""
    question, consequences, do, leave = map(tr, _ASKED[name])
    box = QuestionBox(name, parent, question, more or consequences, picture)
    box.answer(do, f"do_{name}", does)
    box.answer(leave, f"leave_{name}", main=True)
    box.open()


def ask_about_last_moves(
    dialogs: Dialogs,
    record: MatchRecord,
    settled: Callable[[int], object],
    trouble: Sentence | None = None,
) -> None:
    """Ask what to do about moves that could not be saved: the one question on leaving.

    ``settled`` is called with the number of the record's lines that were saved elsewhere or may
    be lost; ``trouble``: why a copy could not be saved.
    """

    def retry(why: Sentence) -> None:
        ask_about_last_moves(dialogs, record, settled, why)

    def save(copy: Path) -> None:
        owner = dialogs.window
        background.start_task(owner, lambda _: record.save_copy(copy), settled, failed=retry)

    def ask_where() -> None:
        name, title = "last_moves_file", tr("Save a copy")
        dialogs.show(file_dialog(dialogs.window, name, title, save, save_as=""))

    question = titled_text(Sentence("lost", path=record.path))
    consequences = tr("Save the match somewhere else, or they will be lost.")
    box = QuestionBox(
        "last_moves", dialogs.window, question, titled_text(trouble) if trouble else consequences
    )
    box.answer(tr("&Play on"))
    box.answer(tr("Close &anyway"), "close_anyway", lambda: settled(len(record.lines)))
    box.answer(tr("&Save a copy elsewhere…"), "save_elsewhere", ask_where, main=True)
    dialogs.show(box)


UPDATE_MS: Final = 1000
"""Interval between updates of what is saved of the match."""


class CrashDialog(QuestionBox):
    """Says that an error happened, and repeatedly what of the match is saved."""

    def __init__(self, details: str, kept: Callable[[], str], parent: QWidget) -> None:
        """``kept`` returns a sentence on what is saved of the match; empty without a match."""
        super().__init__("crash", parent, tr("Something unexpected happened."), "")
        self._kept = kept
        self._update_text()
        timer = QTimer(self)
        timer.timeout.connect(self._update_text)
        timer.start(UPDATE_MS)
        self.copy_button = CopyButton(details, self, tr("&Copy details"))
        self.foot.insertWidget(1, self.copy_button)
        self.go_on_button = self.answer(tr("&Go on"), main=True)

    def _update_text(self) -> None:
        request = tr("If it happens again, please report the details.")
        self.set_more(" ".join(filter(None, (self._kept(), request))))

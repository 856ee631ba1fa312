"""Questions that more than one page asks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFont, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QWidget,
)

from rummy_qt.records.entry import SUFFIX
from rummy_qt.records.lines import LONGEST_TITLE
from rummy_qt.ui.drawings import drawn
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.table import RATIO
from rummy_qt.ui.theme import font_factor, set_styled
from rummy_qt.ui.windows.fields import LineEdit
from rummy_qt.ui.windows.look import MARGIN, NEAR, SECTION, primary, sized
from rummy_qt.ui.windows.page_dialog import Ground, PageDialog
from rummy_qt.ui.windows.parts import CopyButton, Spring, make, push_button, put
from rummy_qt.ui.words.language import QT_TRANSLATE_NOOP, in_context, retold, translate

tr = in_context("Questions")
Role = QMessageBox.ButtonRole
Say = Callable[[], str]
"""Gives a text in the language of the moment."""
_PICTURE: Final = 80
_TEXT_WIDTH: Final = 322
"""Of a message at least: more words beside each other than below each other."""
_NAME_WIDE: Final = 480


def card_picture(wide: int, ratio: float, name: str = "classic/joker-3") -> QPixmap:
    """A card or a back of the deck; the magpie, the thief among the jokers, if none is named."""
    return drawn(f":/assets/cards/{name}.svg", wide / RATIO, wide, ratio)


class QuestionBox(QMessageBox):
    """A question beside a picture, on the cloth that pages lie on.

    Its text is plain; all its words follow a change of language.
    """

    def __init__(
        self,
        name: str,
        parent: QWidget | None,
        title: Say,
        text: Say,
        more: Say,
        picture: Callable[[int, float], QPixmap] = card_picture,
    ) -> None:
        """``more`` says what follows from an answer; a ``picture`` is that wide, at that ratio."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setIconPixmap(picture(_PICTURE, self.devicePixelRatioF()))
        self._ground = Ground()
        self._words = [(self.setWindowTitle, title), (self.setText, text)]
        self._words.append((self.setInformativeText, more))
        retold(self, self._say)

    def _say(self) -> None:
        for show, say in self._words:
            show(say())

    def answer(
        self,
        say: Say,
        name: str = "",
        does: Callable[[], object] | None = None,
        *,
        main: bool = False,
    ) -> QPushButton:
        """A button; one that ``does`` nothing is pressed by Esc, the ``main`` one by Enter.

        That stands at the right, as on every page.
        """
        other = Role.DestructiveRole if does else Role.RejectRole
        button = self.addButton(say(), Role.AcceptRole if main else other)
        if does is None:
            self.setEscapeButton(button)
        button.setObjectName(name)
        if does is not None:
            button.clicked.connect(lambda _checked: does())
        self._words.append((button.setText, say))
        if main:
            set_styled(button, "primary", True)
            self.setDefaultButton(button)
        return button

    def showEvent(self, event: QShowEvent) -> None:
        layout = self.layout()  # Qt makes it anew with each text
        if layout is not None:
            layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        room, over = self.screen().availableSize().width(), self.parentWidget()
        if over is not None:
            room = min(room, over.window().width())
        text = min(round(_TEXT_WIDTH * max(1.0, font_factor())), room - 2 * (_PICTURE + MARGIN))
        for row in self.findChildren(QDialogButtonBox):
            if row.sizeHint().width() > room - 2 * MARGIN:
                row.setOrientation(Qt.Orientation.Vertical)
        for label in self.findChildren(QLabel):
            label.setMinimumWidth(text if label.wordWrap() else _PICTURE)
            if label.objectName() == "qt_msgbox_label":
                sized(label, SECTION, QFont.Weight.DemiBold)
        super().showEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._ground.paint(self)


class Files(NamedTuple):
    """A kind of files."""

    say: Say
    """What they are called where one is chosen."""
    suffix: str


MATCHES: Final = Files(lambda: translate("Dialogs", "Matches (*.rummy)"), SUFFIX)


def file_dialog(
    parent: QWidget,
    name: str,
    title: Say,
    then: Callable[[Path], object],
    files: Files = MATCHES,
    *,
    folder: str = "",
    save_as: str | None = None,
) -> QFileDialog:
    """A dialog, not shown yet, that asks for a file; ``then`` gets the one that was chosen.

    It has to be there, but for one to be written, for which the name ``save_as`` is proposed.
    """
    dialog = QFileDialog(parent, "", folder)
    dialog.setObjectName(name)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def say() -> None:
        dialog.setWindowTitle(title())
        dialog.setNameFilters([files.say(), translate("Dialogs", "All files (*)")])

    retold(dialog, say)
    if save_as is not None:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(files.suffix.lstrip("."))
        dialog.selectFile(save_as)
    else:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
    return dialog


class TitleQuestion(PageDialog):
    """Asks for the name of a match."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__("title_question", parent, _NAME_WIDE, gap=NEAR, named=False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.words = plain_label("", self)
        self.field = make(LineEdit, self, "match_title", text=title, maxLength=LONGEST_TITLE)
        self.field.selectAll()
        self.words.setBuddy(self.field)
        cancel = push_button(self, "cancel", self.reject, lambda: tr("Cancel"))
        keep = primary(push_button(self, "keep", self.accept, lambda: tr("Save")))
        put(self.body, self.words, self.field, Spring())
        put(self.foot, Spring(), cancel, keep)
        retold(self, self._say)
        self.field.setFocus()

    def _say(self) -> None:
        self.setWindowTitle(tr("Name the match"))
        self.words.setText(tr("Name of this match:"))


def ask_title(parent: QWidget, title: str, then: Callable[[str], object]) -> None:
    """Ask for the name of a match; ``then`` gets what was typed."""
    question = TitleQuestion(title, parent)
    question.accepted.connect(lambda: then(question.field.text()))
    question.open()


def ask_to_throw_away(parent: QWidget, then: Callable[[], object]) -> None:
    """Ask whether the match on the table is to go; it can still be fetched from the trash."""
    box = QuestionBox(
        "trash_question",
        parent,
        lambda: tr("Move to trash"),
        lambda: tr("Throw away the match that you are playing?"),
        lambda: tr(
            "It leaves the table and goes to the trash of your system, and no longer counts in"
            " the statistics."
        ),
        lambda wide, ratio: card_picture(wide, ratio, "backs/selbu"),
    )
    box.answer(lambda: tr("Move to &trash"), "do_throw_away", then)
    box.answer(lambda: tr("&Play on"), main=True)
    box.open()


ASKED: Final = QT_TRANSLATE_NOOP("CrashDialog", "If it happens again, please report the details.")
ASKED_EVERY: Final = 1000
"""Milliseconds between two looks at what is saved."""


class CrashDialog(QuestionBox):
    """Copy details, or go on. What is said of the match is asked of its record, again and again."""

    def __init__(self, details: str, kept: Say, parent: QWidget | None = None) -> None:
        """``kept`` says how much of the match on the table is saved; nothing without a match."""
        super().__init__(
            "crash",
            parent,
            lambda: translate("CrashDialog", "Something went wrong"),
            lambda: translate("CrashDialog", "Something unexpected happened."),
            lambda: " ".join(filter(None, (kept(), translate("CrashDialog", ASKED)))),
        )
        again = QTimer(self)
        again.timeout.connect(self._say)
        again.start(ASKED_EVERY)
        self.copy_button = CopyButton(
            details, self, lambda: translate("CrashDialog", "&Copy details")
        )
        self.addButton(self.copy_button, Role.ActionRole)
        # A message box closes on every button; this one should stay.
        self.copy_button.clicked.disconnect()
        self.copy_button.clicked.connect(self.copy_button.copy)
        self.go_on_button = self.answer(lambda: translate("CrashDialog", "&Go on"), main=True)

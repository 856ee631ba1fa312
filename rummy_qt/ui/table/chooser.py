"""A small question on the table: which of these moves? It never blocks; Escape says none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QVBoxLayout, QWidget

from rummy_qt.engine import Card, Move
from rummy_qt.ui.pixmaps import clear_pixmap
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.words.cards import spoken_cards
from rummy_qt.ui.words.language import translate

from .art import CardArt
from .buttons import STEPS, TableButton

CARDS_IN_LINE: Final = 16


class Choice(NamedTuple):
    """One answer."""

    text: str
    move: Move
    cards: tuple[Card, ...] = ()
    """Shown beside the text: how the cards would lie."""
    spoken: str = ""
    """The text in words for the ear."""


class Chooser(QFrame):
    """The question and a button for each answer."""

    chosen = Signal(object)
    """The ``Move`` that was picked."""
    pointed = Signal(object)
    """The ``Move`` under the pointer or focus, or None."""

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.setObjectName("chooser")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._before: QWidget | None = None
        """What had the focus before the question came."""
        self._art = art
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(14, 12, 14, 12)
        self._column.setSpacing(6)
        self.buttons: list[QPushButton] = []
        self.hide()

    def ask(self, question: str, choices: Sequence[Choice], refuse: str = "") -> None:
        """Show the question; ``refuse``, the word for none of them, is what Enter says then."""
        self._begin(question)
        for choice in choices:
            pick = partial(self._pick, choice.move)
            button = self._add(choice.text, self._picture(choice.cards), pick, choice.move)
            button.setAccessibleName(choice.spoken or choice.text)
        self._add(refuse or translate("Choices", "None of these"), None, self.dismiss)
        self._open(self.buttons[-1 if refuse else 0])

    def show_cards(self, title: str, cards: Sequence[Card], close: str) -> None:
        """Show cards until the person has seen them."""
        self._begin(title)
        for at in range(0, len(cards), CARDS_IN_LINE):
            line = plain_label("", self)
            shown = cards[at : at + CARDS_IN_LINE]
            line.setPixmap(self._picture(shown) or QPixmap())
            line.setAccessibleName(spoken_cards(shown))
            self._column.addWidget(line)
        self._add(close, None, self.dismiss)
        self._open(self.buttons[0])

    def _begin(self, title: str) -> None:
        self._clear()
        heading = plain_label(title, self)
        heading.setObjectName("question")
        self._column.addWidget(heading)

    def _open(self, first: QPushButton) -> None:
        focus = QApplication.focusWidget()
        self._before = focus if focus is not None and self._table.isAncestorOf(focus) else None
        self.adjustSize()
        self.show()
        self.raise_()
        first.setFocus(Qt.FocusReason.PopupFocusReason)

    def _add(
        self,
        text: str,
        picture: QPixmap | None,
        act: Callable[[], None],
        move: Move | None = None,
    ) -> QPushButton:
        button = _Answer(text, self)
        button.reached.connect(lambda: self.pointed.emit(move))
        if picture is not None:
            button.setIcon(QIcon(picture))
            button.setIconSize(picture.deviceIndependentSize().toSize())
        button.clicked.connect(lambda _checked: act())
        self._column.addWidget(button)
        self.buttons.append(button)
        return button

    def _picture(self, cards: Sequence[Card]) -> QPixmap | None:
        if not cards:
            return None
        height, ratio = 26.0, self._art.style.ratio
        chips = [self._art.chip(card, height) for card in cards]
        widths = [chip.width() / ratio + 2 for chip in chips]
        pixmap = clear_pixmap(round(sum(widths) + 2), round(height + 3), ratio)
        painter, x = QPainter(pixmap), 1.0
        for chip, width in zip(chips, widths, strict=True):
            painter.drawPixmap(QPointF(x, 1), chip)
            x += width
        painter.end()
        return pixmap

    def _pick(self, move: Move) -> None:
        self.dismiss()
        self.chosen.emit(move)

    def dismiss(self) -> None:
        """Close without an answer."""
        if self.isVisible():
            self._give_back()
            self.hide()
            self.pointed.emit(None)

    def holds(self, widget: QWidget | None) -> bool:
        """Whether this is one of the answers."""
        return widget in self.buttons

    def place(self) -> int:
        """Which of the answers has the focus; the first if none has."""
        return next((at for at, answer in enumerate(self.buttons) if answer.hasFocus()), 0)

    def step(self, by: int) -> None:
        """From answer to answer, around the end."""
        self.buttons[(self.place() + by) % len(self.buttons)].setFocus(
            Qt.FocusReason.TabFocusReason
        )

    def _give_back(self) -> None:
        """The focus goes where it was, and not to whatever comes next in the window."""
        if self.holds(QApplication.focusWidget()):
            before = self._before
            back = before if before is not None and before.isVisible() else self._table
            back.setFocus(Qt.FocusReason.PopupFocusReason)

    def _clear(self) -> None:
        self._give_back()
        self.hide()  # so that the next question finds its size before it is shown
        self.buttons.clear()
        while (entry := self._column.takeAt(0)) is not None:
            widget = entry.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif event.key() in STEPS:
            self.step(1 if STEPS[event.key()] > 0 else -1)
        else:
            super().keyPressEvent(event)


class _Answer(TableButton):
    """A button that tells when the pointer or the keys come to it."""

    reached = Signal()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.setFocus(Qt.FocusReason.MouseFocusReason)  # so that one answer stands out, not two
        self.reached.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

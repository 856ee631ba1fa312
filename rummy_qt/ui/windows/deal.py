"""A deal before it is played: the card of its rules and its players."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from rummy_qt.engine import RULEBOOKS, Rules
from rummy_qt.play.company import seat_faces
from rummy_qt.records.header import HUMAN, SeatInfo
from rummy_qt.ui.fonts import windows_factor
from rummy_qt.ui.houses import House
from rummy_qt.ui.portraits import ASIDE
from rummy_qt.ui.words.names import level_name, rulebook_about, rulebook_name, seat_name

from .labels import quiet_label, show_text, title_label
from .parts import GAP, Spring, across, down, fill
from .portraits import faces_label
from .rule_cards import ROOM, RuleCardPicture

_RING, _FACES_IN_ROW = 56, 4
"""Diameter in points of the ring of a face, and faces in a row."""


class DealOnPaper(QWidget):
    """The card of the rules; beside it their description over the opponents' faces."""

    def __init__(self, parent: QWidget, *, low: bool) -> None:
        """In a ``low`` window the card is small, and a rulebook has no description."""
        super().__init__(parent)
        self._low, self._seats = low, list[SeatInfo]()
        self.card = RuleCardPicture(self)
        self.card.setFixedSize(self.card.minimumSize() if low else self.card.sizeHint())
        self.rules = quiet_label("", self)
        self._faces = QGridLayout()
        self._faces.setHorizontalSpacing(2 * GAP)
        self._faces.setColumnStretch(_FACES_IN_ROW, 1)
        words = down(Spring(), self.rules, self._faces, Spring(2), gap=GAP)
        fill(self, across(self.card, (words, 1), gap=0), 0)
        self.row = across(-2 * ROOM, self, gap=0)
        """A row in which its card is aligned with text."""

    def show_deal(
        self,
        seats: Sequence[SeatInfo],
        rulebook: str,
        house: str | None = None,
        rules: Rules | None = None,
    ) -> None:
        """``house``: the name of house rules; ``rules``: those rules, if known."""
        rules = RULEBOOKS[rulebook] if house is None else rules
        about = rulebook_name(rulebook, house) if house else rulebook_about(rulebook)
        show_text(self.rules, "" if self._low and not house else about)
        self.card.setVisible(rules is not None)
        if rules is not None:
            self.card.show_house(House(house or "", rulebook, rules), len(seats))
        if self._seats != list(seats):
            self._seats = list(seats)
            self._show_faces()

    def _show_faces(self) -> None:
        while (item := self._faces.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        players = zip(self._seats, seat_faces(self._seats), strict=True)
        aside = -round(windows_factor() * ASIDE * _RING)  # aligns the ring with text
        for nth, (seat, who) in enumerate(pair for pair in players if pair[0].kind != HUMAN):
            box = QWidget(self)
            face, name = faces_label([who], _RING, box), title_label(seat_name(seat), box, 1.0)
            face.setAlignment(Qt.AlignmentFlag.AlignLeft)
            face.setContentsMargins(aside, 0, aside, 0)
            level = quiet_label(level_name(seat.kind), box, wraps=False)
            fill(box, down(face, name, level, gap=2), 0)
            self._faces.addWidget(box, *divmod(nth, _FACES_IN_ROW))

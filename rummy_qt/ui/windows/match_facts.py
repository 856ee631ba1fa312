"""About this match: its players and rules, where it is saved, and how to check its deals."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from rummy_qt.opponents.levels import OPPONENTS
from rummy_qt.play.company import seat_faces
from rummy_qt.play.game import Game
from rummy_qt.records.header import DEAL_NUMBER
from rummy_qt.records.reading import verify
from rummy_qt.records.sentences import RecordError
from rummy_qt.ui import background
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.words.language import in_context, moment_text
from rummy_qt.ui.words.names import level_name, rulebook_name, seat_name
from rummy_qt.ui.words.notices import sentence_text

from .labels import SECTION, quiet_label, show_text, title_label
from .look import current_theme
from .page_dialog import SLIP, PageDialog, lay_paper
from .parts import GAP, CopyButton, Spring, down, fill, push_button, put
from .portraits import faces_label

tr = in_context("MatchFactsDialog")
_FIXED = QSizePolicy.Policy.Fixed


def check_text(path: Path) -> str:
    """The result of checking every line of a saved match, in a sentence."""
    try:
        reading = verify(path, OPPONENTS)
    except RecordError as error:
        return sentence_text(error.sentence)
    if reading.fault is not None:
        line, why = reading.fault.number, sentence_text(reading.fault.why)
        return tr("Line {number} of the record is wrong. {why}", number=line, why=why)
    return tr(
        "All is well: seed and nonce give the fingerprint, and every deal follows from the seed."
        " Rounds: {rounds}; moves: {moves}, all by the rules; every score is right.",
        rounds=reading.rounds,
        moves=reading.moves,
    )


class MatchFactsDialog(PageDialog):
    """The facts in rows, those for use elsewhere with a button that copies them."""

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__("about_match", tr("About this match"), parent)
        self.format = SLIP
        header, path = game.header, game.record.path
        self._paper = paper = lay_paper(self)
        name, rules = game.life.title, rulebook_name(header.rulebook, header.house)
        title = title_label(name or rules, paper, SECTION, wordWrap=True)  # a name may be long
        self.rules = quiet_label(rules, paper, visible=bool(name))
        self._result = plain_label("", paper, objectName="check_result", wordWrap=True)
        self._result.hide()
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(16)
        self._rows.setVerticalSpacing(8)
        self._rows.setColumnStretch(1, 1)
        seats = [(seat_name(seat), level_name(seat.kind)) for seat in header.seats]
        players = (name if name == level else f"{name} ({level})" for name, level in seats)
        self._row(tr("Started"), moment_text(header.created))
        self._row(tr("Players"), ", ".join(players))
        if DEAL_NUMBER.fullmatch(header.seed):  # typed in: the deals are not random
            self._row(tr("Deal number"), header.seed, copy="copy_deal_number")
        self._row(tr("Fingerprint"), header.fingerprint, copy="copy_fingerprint")
        note = tr(
            "Every deal was settled before the first card. The fingerprint is the seal on it: keep"
            " a copy, and when the match is over you can check here that no deal was changed."
        )
        if game.played_out:
            self._row(tr("Seed"), header.seed, copy="copy_seed")
            self._row(tr("Nonce"), header.nonce, copy="copy_nonce")
            note = tr(
                "The fingerprint, shown before the first card, is the SHA-256 of “seed|nonce”."
            )
        self._rows.addWidget(quiet_label(note, paper), self._rows.rowCount(), 1, 1, 2)
        if path is not None:
            if game.played_out:
                self._offer_check(path)
            self._row(tr("Kept in"), str(path), copy="copy_path")
        self.add_close()
        put(self.head, Spring(), faces_label(seat_faces(header.seats), 44, self, current_theme()))
        fill(paper, down(title, self.rules, self._rows, self._result, Spring(), gap=12), GAP)
        self.body.addWidget(paper)

    def _offer_check(self, path: Path) -> None:
        check = push_button(self._paper, "check_match", lambda: self._check(path))
        check.setText(tr("Check the &match"))
        check.setProperty("link", True)
        check.setSizePolicy(_FIXED, _FIXED)
        self._rows.addWidget(check, self._rows.rowCount(), 1)
        check.setToolTip(tr("Play it again, and check every deal, move and score"))

    def _check(self, path: Path) -> None:
        self._show_result(tr("Checking…"))
        background.start_task(self, lambda _: check_text(path), self._show_result)

    def _show_result(self, text: str) -> None:
        show_text(self._result, text)
        self.adjustSize()

    def _row(self, name: str, text: str, *, copy: str = "") -> None:
        """Add a row of name and value, with a button of object name ``copy``, if given."""
        row = self._rows.rowCount()
        side = Qt.AlignmentFlag.AlignVCenter if copy else Qt.AlignmentFlag.AlignTop
        self._rows.addWidget(quiet_label(name, self._paper, wraps=False), row, 0, side)
        value = plain_label(text, self._paper, wordWrap=True, minimumWidth=400)
        self._rows.addWidget(value, row, 1, side)
        if copy:
            breaks = re.sub(r"[/\\-]|[^/\\-]{16}", "\\g<0>\u200b", text)  # it has few spaces
            value.setText(breaks)
            button = CopyButton(text, self._paper)
            button.setObjectName(copy)
            button.setProperty("link", True)
            button.setSizePolicy(_FIXED, _FIXED)
            button.setAccessibleName(tr("Copy: {what}", what=name))
            self._rows.addWidget(button, row, 2, side)

"""The page of firsts and bests: a table, and nothing that pops up."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from rummy_qt.play.firsts import BEHIND, BESTS, FIRSTS, PILE, Feat, What, feats_of
from rummy_qt.records.library import Library
from rummy_qt.ui import background
from rummy_qt.ui.models.cells import Cell
from rummy_qt.ui.windows.look import GAP, NEAR, quiet_label
from rummy_qt.ui.windows.page_dialog import SLIM, PageDialog, Paper
from rummy_qt.ui.windows.parts import down, fill, put
from rummy_qt.ui.windows.tables import FITTING, REST, PaperTable
from rummy_qt.ui.words.language import QT_TRANSLATE_NOOP, number_text, retold, translate
from rummy_qt.ui.words.names import entry_name
from rummy_qt.ui.words.numbers import day_text

_WORDS: Final[dict[What, str]] = {
    "pile": QT_TRANSLATE_NOOP("Firsts", "Took %n card(s) or more at once"),
    "uncaught": QT_TRANSLATE_NOOP("Firsts", "Ended a round with no card in hand"),
    #: {number}: −100
    "comeback": QT_TRANSLATE_NOOP("Firsts", "Won a match that once stood at {number} or less"),
    "levels": QT_TRANSLATE_NOOP("Firsts", "Beat each level in one rulebook, one against one"),
    "round": QT_TRANSLATE_NOOP("Firsts", "Most points in a round"),
    "longest": QT_TRANSLATE_NOOP("Firsts", "Most cards taken at once"),
    "match": QT_TRANSLATE_NOOP("Firsts", "Most points in a match that was won"),
}


class FirstsPage(PageDialog):
    """Reads the saved matches on another thread."""

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__("firsts", parent, SLIM)
        self._feats: dict[What, Feat] = {}
        self.about = quiet_label("", self)
        self.paper = Paper(self)
        self.table = PaperTable("firsts_table", self.paper, REST, FITTING, FITTING)
        fill(self.paper, down(self.table), GAP)
        put(self.body, self.about, NEAR, self.paper)
        self.add_close(main=True).setFocus()
        retold(self, self._say)
        background.start_task(self, lambda task: feats_of(library.entries(), task), self._show)

    def _show(self, feats: list[Feat]) -> None:
        self._feats = {feat.what: feat for feat in feats}
        self._say()

    def _say(self) -> None:
        self.setWindowTitle(translate("Firsts", "Firsts and bests"))
        self.about.setText(translate("Firsts", "From the saved matches, without any help."))
        self.table.setAccessibleName(translate("Firsts", "Firsts and bests"))
        titles = "", "", translate("Firsts", "When")
        self.table.write(titles, [self._row(what) for what in (*FIRSTS, *BESTS)])
        self.table.rows_changed()

    def _row(self, what: What) -> list[Cell]:
        feat = self._feats.get(what)
        said = translate("Firsts", _WORDS[what], PILE, number=number_text(BEHIND))
        row = [Cell(said, number=False, tip=said)]
        if feat is None:
            return [*row, Cell(""), Cell("–", number=False)]
        number = number_text(feat.number) if feat.number else "✓"
        when = day_text(feat.entry.created, full=False)
        return [
            *row,
            Cell(number, strong=True),
            Cell(when, number=False, tip=entry_name(feat.entry)),
        ]

"""The saved matches: find one, play on, name it, copy it, put it away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QDateTime, QLocale, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QFont, QFontMetrics, QPainter, QResizeEvent, QShortcut
from PySide6.QtWidgets import QListView, QMenu, QStyle, QStyleOptionViewItem, QWidget

from rummy_qt.records.entry import Entry
from rummy_qt.records.lines import LONGEST_TITLE, Status
from rummy_qt.records.pauses import now_and_then
from rummy_qt.records.sentences import Sentence
from rummy_qt.ui import background
from rummy_qt.ui.models.rows import Index, RowsModel, ValueRole
from rummy_qt.ui.plain_text import as_typed, plain_label
from rummy_qt.ui.session import Session
from rummy_qt.ui.theme import INK, INK_QUIET, IVORY
from rummy_qt.ui.words.language import bare, date_text, in_context, joined, translate
from rummy_qt.ui.words.names import entry_name, seat_name, standing_text
from rummy_qt.ui.words.notices import sentence_text, told

from .fields import LineEdit
from .labels import SECTION, SMALL, interface_font, tell
from .look import AROUND, cast_shadow, current_theme, draw_chosen
from .page_dialog import EmptyPage, PageDialog
from .parts import NEAR, make, primary, push_button, put
from .portraits import draw_standing
from .questions import TitleQuestion, ask, card_picture, file_dialog
from .tables import PAD, DrawnItems, write_line

tr = in_context("SavedMatchesDialog")
_ROW, _BARE = 80, AROUND + 1  # points from card to card, and what is bare of them around each
_ASIDE = 20  # points of a card beside its words
_SHARE = 0.42  # of a card's breadth its name has


class SavedMatchesDialog(PageDialog):
    """A list with a search line, and what can be done with a match."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """``session`` knows which match lies on the table, and treats that one rightly."""
        super().__init__("saved_matches", tr("Saved matches"), parent, NEAR)
        self._library = session.library
        self._session = session
        self.model = SavedModel(self)
        self._reading = background.LatestTask(self)
        self._listed = False
        self.search = make(LineEdit, self, "search", clearButtonEnabled=True)
        self.search.setAccessibleName(tr("Search"))
        self.search.setPlaceholderText(tr("Search by rules, name, title or date"))
        self.list = _MatchList(self.model, self)
        self.list.setAccessibleName(self.windowTitle())
        self.message = plain_label("", self, wordWrap=True)
        self.more = push_button(self, "saved_more", None, tr("&More…"))
        self.more.setMenu(QMenu(self.more))
        self.deeds = dict[str, QAction]()
        """What lies behind "More…"."""
        for name, does, words in (
            ("review", lambda e: self.leave_for("review", e.path), tr("Re&view")),
            ("rename", self._ask_title, tr("&Name…")),
            ("duplicate", self._duplicate, tr("&Duplicate")),
            ("export", self._ask_target, tr("Save a &copy…")),
            ("delete", self._delete, tr("Move to &trash")),
        ):
            self.deeds[name] = deed = self.more.menu().addAction(words)
            deed.setObjectName(f"saved_{name}")
            deed.triggered.connect(partial(self._with_chosen, does))
        self.buttons = {
            name: push_button(self, f"saved_{name}", partial(self._with_chosen, does), words)
            for name, does, words in (
                ("replay", lambda e: self.leave_for("replay", e.path), tr("&Replay")),
                ("open", lambda e: self.leave_for("open_file", e.path), ""),
            )
        }
        self.empty = EmptyPage(self, tr("No match has been saved yet."), begins=True)
        self._lay_out()
        self.search.textChanged.connect(lambda _: self._list(self.model.all))
        self.list.selectionModel().currentRowChanged.connect(self._update_buttons)
        self.list.doubleClicked.connect(lambda _: self.buttons["open"].click())
        key, here = Qt.Key.Key_Delete, Qt.ShortcutContext.WidgetShortcut
        QShortcut(key, self.list, self.deeds["delete"].trigger, context=here)
        session.library_changed.connect(self.reload)
        self._list(())
        self.reload()

    # -------------------------------------------------------------------- building

    def _lay_out(self) -> None:
        put(self.head, (self.search, 1))
        put(self.body, (self.list, 1), (self.empty, 1), self.message)
        self.add_close(self.more, self.buttons["replay"])
        self.foot.addWidget(self.buttons["open"])

    # --------------------------------------------------------------------- listing

    def reload(self) -> None:
        """List what there is, more as it is read; what is chosen stays chosen."""
        self._reading.start(self._read, self._show, failed=self._say_why_not)

    def _read(self, task: background.Task) -> list[Entry]:
        library = self._library
        found = library.found()
        entries = library.catalogue.look(found)
        if any(entry.unread or entry.unreadable for entry in entries):
            task.tell(entries)
            more = now_and_then(lambda: task.tell(library.catalogue.look(found)))
            entries = library.catalogue.entries(found, task, more)
        return entries

    def _show(self, entries: Sequence[Entry]) -> None:
        self._listed = True
        self._list(entries)

    def _list(self, entries: Sequence[Entry]) -> None:
        """List what the search leaves; where nothing is chosen, choose what lies on the table."""
        self.model.show_entries(entries, self.search.text())
        if self.chosen is None:
            first = max(0, self.model.row_of(self._session.on_table()))
            self.list.setCurrentIndex(self.model.index(first))
        self._update_buttons()
        self._say_what_is_missing()

    def _say_what_is_missing(self) -> None:
        """Why the list is empty; nothing where it is not."""
        nothing = self._listed and not self.model.all
        for part in (self.list, self.more, *self.buttons.values()):
            keeps = part.sizePolicy()
            keeps.setRetainSizeWhenHidden(not self._listed)  # none of it flashes, none moves
            part.setSizePolicy(keeps)
            part.setVisible(bool(self.model.all))
        self.search.setHidden(nothing)
        self.empty.setVisible(nothing)
        missed = self._listed and self.model.all and not self.model.rowCount()
        tell(self.message, tr("No match found.") if missed else "")
        main = primary(self.empty.button if nothing else self.buttons["open"])
        if nothing:
            main.setFocus()

    @property
    def chosen(self) -> Entry | None:
        entry: Entry | None = self.list.currentIndex().data(ValueRole)
        return entry

    def _update_buttons(self, *_: object) -> None:
        entry = self.chosen
        if entry is not None and entry.unread and self._listed:
            return  # it is read anew: what could be done with it can be done, and keeps the focus
        readable = entry is not None and entry.known
        for name in ("rename", "duplicate", "export"):
            self.deeds[name].setEnabled(readable)
        self.buttons["open"].setEnabled(entry is not None and entry.can_be_opened)
        for action in (self.more, self.deeds["delete"]):
            action.setEnabled(entry is not None)
        for action in (self.buttons["replay"], self.deeds["review"]):
            action.setEnabled(readable and entry is not None and entry.rounds > 0)
        ended = entry is not None and entry.status is not Status.RUNNING
        self.buttons["open"].setText(tr("&Look back") if ended else tr("&Play on"))

    # --------------------------------------------------------------------- actions

    def _with_chosen(self, does: Callable[[Entry], object], *_: object) -> None:
        entry = self.chosen
        if entry is not None:
            does(entry)

    def _ask_title(self, entry: Entry) -> None:
        then = partial(self._rename, entry.path)
        TitleQuestion(self, entry.title or "", then).open()

    def _rename(self, path: Path, title: str) -> None:
        self._session.rename(self, path, title, self._say_why_not)

    def _duplicate(self, entry: Entry) -> None:
        """Copy a match; the copy's name tells it from the first."""
        path, name = entry.path, entry_name(entry)[: LONGEST_TITLE - 20]  # in any language
        title = tr("{match} (copy)", match=name)
        self._session.duplicate(self, path, title, self._say_why_not)

    def _ask_target(self, entry: Entry) -> None:
        name, title, path = "save_copy", translate("Questions", "Save a copy"), entry.path

        def export(copy: Path) -> None:
            self._change(lambda _: self._library.export(path, copy))

        file_dialog(self, name, title, export, save_as=path.name).open()

    def _delete(self, entry: Entry) -> None:
        path = entry.path
        if self._session.game_of(path) is not None:
            back = partial(card_picture, name="backs/selbu")
            ask("throw_away", self, lambda: self._session.throw_away(path), picture=back)
        else:
            self._change(lambda _: self._library.delete(path))

    def _change(self, work: background.Work) -> None:
        self._session.change(self, work, self._say_why_not)

    def _say_why_not(self, sentence: Sentence) -> None:
        tell(self.message, told(sentence))


class _MatchList(QListView):
    """A list that whole cards fill: what room there is more or less, each has its share of."""

    def __init__(self, matches: SavedModel, parent: QWidget) -> None:
        super().__init__(parent, uniformItemSizes=True)
        self.setObjectName("matches")
        self._high = _ROW
        self.setModel(matches)
        self.setItemDelegate(DrawnItems(self, self._draw, lambda _: QSize(0, self._high)))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def resizeEvent(self, event: QResizeEvent) -> None:
        room = self.height() - 2 * self.frameWidth()
        usual = max(_ROW, 2.3 * self.fontMetrics().height())
        seen = max(1, int(room / usual + 0.15))  # each gives a little for one more
        self._high = room // seen
        self.setViewportMargins(0, 0, 0, room % seen)
        self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def _draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A match as a card: its name strong, faces over totals, when it was."""
        entry: Entry = index.data(ValueRole)
        box = QRectF(option.rect)
        painter.setClipRect(box)
        card = box.adjusted(_BARE, _BARE, -_BARE, -_BARE)
        cast_shadow(painter, card, 6, 1, 3)
        painter.setBrush(QColor(IVORY))
        painter.drawRoundedRect(card, 6, 6)
        if option.state & QStyle.StateFlag.State_Selected:
            draw_chosen(painter, card, current_theme().text, focus=self.hasFocus())
        words, middle = box.adjusted(_ASIDE, 0, -_ASIDE, 0), _SHARE * box.width()
        called, _, dealt, _ = told_of(entry)
        when = dealt, _day_of(entry)
        metrics = QFontMetrics(interface_font())  # its figures are wider than those of the list
        if entry.known:
            last = max(map(metrics.horizontalAdvance, when)) + 2 * PAD
            faces = words.adjusted(middle, -1, -last, -10)
            draw_standing(painter, faces, entry.seats, entry.totals, entry.winner)
        painter.setFont(interface_font(SECTION, QFont.Weight.DemiBold))
        painter.setPen(QColor(INK))
        first = words.adjusted(0, 0, middle - words.width() - PAD, 0)
        _write(painter, first, Qt.AlignmentFlag.AlignLeft, called, standing(entry, points=False))
        painter.setFont(interface_font())
        painter.setPen(QColor(INK_QUIET))
        _write(painter, words, Qt.AlignmentFlag.AlignRight, *when)


def _write(painter: QPainter, box: QRectF, side: Qt.AlignmentFlag, upper: str, lower: str) -> None:
    """Two lines at a side of a card, the lower one small and quiet."""
    line = box.adjusted(0, 0, 0, -box.height() / 2)
    write_line(painter, line, upper, side | Qt.AlignmentFlag.AlignBottom)
    painter.setFont(interface_font(SMALL))
    painter.setPen(QColor(INK_QUIET))
    line.translate(0, line.height() + 2)
    write_line(painter, line, lower, side | Qt.AlignmentFlag.AlignTop)


class SavedModel(RowsModel[Entry]):
    """One row a match, the last played first; what is said of it is made as it is looked at."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent, lambda entry: ", ".join(_lines_of(entry)), lambda e: e.path)
        self.all: Sequence[Entry] = ()
        """Of which a search leaves some."""

    def row_of(self, path: Path | None) -> int:
        """Where a match stands; -1 where it does not."""
        return next((n for n, entry in enumerate(self.values) if entry.path == path), -1)

    def show_entries(self, entries: Sequence[Entry], sought: str = "") -> None:
        """Show those of these matches of which what is told holds all words that are sought."""
        words = bare(sought).split()
        self.all = entries
        self.set_rows([entry for entry in entries if not words or _holds(entry, words)])

    def shown(self, value: Entry) -> str:
        return told_of(value)[0]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_typed("\n".join(_lines_of(self.values[index.row()])))
        return super().data(index, role)


def _lines_of(entry: Entry) -> list[str]:
    return list(filter(None, told_of(entry)))


def told_of(entry: Entry) -> tuple[str, str, str, str]:
    """Name, standing, round and moment of a match."""
    name, number = "…" if entry.unread else entry_name(entry), max(entry.dealt, 1)
    dealt = translate("ReplayBar", "Round {number}", number=number) if entry.known else ""
    when = QLocale().toString(_played(entry), QLocale.FormatType.ShortFormat)
    return name, standing(entry), dealt, when


def _holds(entry: Entry, words: Sequence[str]) -> bool:
    said = bare(" ".join((*told_of(entry), _day_of(entry))))
    return all(word in said for word in words)


def _day_of(entry: Entry) -> str:
    return date_text(_played(entry).date())


def _played(entry: Entry) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(int(entry.modified))


def standing(entry: Entry, *, points: bool = True) -> str:
    """Who plays in a match, perhaps with their ``points``, and what became of it."""
    if entry.unread:
        return "…"
    if entry.problem is not None:
        return sentence_text(entry.problem)
    names = list(map(seat_name, entry.seats))
    scores = standing_text(entry.seats, entry.totals) if points else joined(names)
    if entry.winner is not None and entry.winner < len(entry.seats):
        name = names.pop(entry.winner)
        if points:
            return tr("{name} won: {scores}", name=name, scores=scores)
        return tr("{name} won against {others}", name=name, others=joined(names))
    if entry.practice and entry.named is None:
        return tr("For practice: {scores}", scores=scores)
    if entry.status is Status.RESIGNED:
        return tr("Resigned: {scores}", scores=scores)
    return scores

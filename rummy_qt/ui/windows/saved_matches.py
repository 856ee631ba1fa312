"""The saved matches: search, play on, replay, name, copy, export and delete them."""

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
from rummy_qt.records.pauses import throttled
from rummy_qt.records.sentences import Sentence
from rummy_qt.ui import background
from rummy_qt.ui.models.rows import Index, RowsModel, ValueRole
from rummy_qt.ui.plain_text import as_typed, plain_label
from rummy_qt.ui.session import Session
from rummy_qt.ui.theme import INK, INK_QUIET, IVORY
from rummy_qt.ui.words.language import date_text, in_context, joined, translate, unaccented
from rummy_qt.ui.words.names import entry_name, seat_name, standing_text
from rummy_qt.ui.words.notices import sentence_text, titled_text

from .fields import LineEdit
from .labels import SECTION, SMALL, interface_font, show_text
from .look import AROUND, cast_shadow, current_theme, draw_chosen
from .page_dialog import EmptyPage, PageDialog
from .parts import NEAR, make, primary, push_button, put
from .portraits import draw_standing
from .questions import TitleQuestion, ask, file_dialog
from .tables import PAD, DrawnItems, write_line

tr = in_context("SavedMatchesDialog")
_ROW, _MARGIN = 80, AROUND + 1  # points from card to card, and of margin around each
_PADDING = 20  # points of a card left and right of its text
_NAME_SHARE = 0.42  # of a card's width


class SavedMatchesDialog(PageDialog):
    """A list with a search line, and buttons for what can be done with a match."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """``session`` makes all changes, as one match may be on the table."""
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
        self.menu_actions = dict[str, QAction]()
        """The actions in the menu of "More…"."""
        for name, does, words in (
            ("review", lambda e: self.leave_for("review", e.path), tr("Re&view")),
            ("rename", self._on_rename, tr("&Name…")),
            ("duplicate", self._on_duplicate, tr("&Duplicate")),
            ("export", self._on_export, tr("Save a &copy…")),
            ("delete", self._on_delete, tr("Move to &trash")),
        ):
            self.menu_actions[name] = action = self.more.menu().addAction(words)
            action.setObjectName(f"saved_{name}")
            action.triggered.connect(partial(self._run_on_chosen, does))
        self.buttons = {
            name: push_button(self, f"saved_{name}", partial(self._run_on_chosen, does), words)
            for name, does, words in (
                ("replay", lambda e: self.leave_for("replay", e.path), tr("&Replay")),
                ("open", lambda e: self.leave_for("open_file", e.path), ""),
            )
        }
        self.empty = EmptyPage(self, tr("No match has been saved yet."), begins=True)
        put(self.head, (self.search, 1))
        put(self.body, (self.list, 1), (self.empty, 1), self.message)
        self.add_close(self.more, self.buttons["replay"])
        self.foot.addWidget(self.buttons["open"])
        self.search.textChanged.connect(lambda _: self._list(self.model.all))
        self.list.selectionModel().currentRowChanged.connect(self._update_buttons)
        self.list.doubleClicked.connect(lambda _: self.buttons["open"].click())
        key, here = Qt.Key.Key_Delete, Qt.ShortcutContext.WidgetShortcut
        QShortcut(key, self.list, self.menu_actions["delete"].trigger, context=here)
        session.library_changed.connect(self.reload)
        self._list(())
        self.reload()

    def reload(self) -> None:
        """Read the list again and show it as it is read; the selection stays."""
        self._reading.start(self._read, self._show, failed=self._show_error)

    def _read(self, task: background.Task) -> list[Entry]:
        library = self._library
        files = library.record_files()
        entries = library.catalogue.known_entries(files)
        if any(entry.unread or entry.unreadable for entry in entries):
            task.tell(entries)
            more = throttled(lambda: task.tell(library.catalogue.known_entries(files)))
            entries = library.catalogue.entries(files, task, more)
        return entries

    def _show(self, entries: Sequence[Entry]) -> None:
        self._listed = True
        self._list(entries)

    def _list(self, entries: Sequence[Entry]) -> None:
        """List the matches found; if none is selected, select the one on the table."""
        self.model.show_entries(entries, self.search.text())
        if self.chosen is None:
            paths, path = [e.path for e in self.model.values], self._session.on_table()
            row = paths.index(path) if path in paths else 0
            self.list.setCurrentIndex(self.model.index(row))
        self._update_buttons()
        self._show_parts()

    def _show_parts(self) -> None:
        """Show the list with its buttons, or why it is empty."""
        nothing = self._listed and not self.model.all
        for part in (self.list, self.more, *self.buttons.values()):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(not self._listed)  # while it is read, nothing moves
            part.setSizePolicy(policy)
            part.setVisible(bool(self.model.all))
        self.search.setHidden(nothing)
        self.empty.setVisible(nothing)
        not_found = self._listed and self.model.all and not self.model.rowCount()
        show_text(self.message, tr("No match found.") if not_found else "")
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
            return  # it is being read again: its buttons stay as they are, and keep the focus
        readable = entry is not None and entry.known
        for name in ("rename", "duplicate", "export"):
            self.menu_actions[name].setEnabled(readable)
        self.buttons["open"].setEnabled(entry is not None and entry.can_be_opened)
        for action in (self.more, self.menu_actions["delete"]):
            action.setEnabled(entry is not None)
        for action in (self.buttons["replay"], self.menu_actions["review"]):
            action.setEnabled(readable and entry is not None and entry.rounds > 0)
        is_over = entry is not None and entry.status is not Status.RUNNING
        self.buttons["open"].setText(tr("&Look back") if is_over else tr("&Play on"))

    def _run_on_chosen(self, does: Callable[[Entry], object], *_: object) -> None:
        entry = self.chosen
        if entry is not None:
            does(entry)

    def _on_rename(self, entry: Entry) -> None:
        TitleQuestion(self, entry.title or "", partial(self._rename, entry.path)).open()

    def _rename(self, path: Path, title: str) -> None:
        self._session.rename(self, path, title, self._show_error)

    def _on_duplicate(self, entry: Entry) -> None:
        path, name = entry.path, entry_name(entry)[: LONGEST_TITLE - 20]  # in any language
        title = tr("{match} (copy)", match=name)
        self._session.duplicate(self, path, title, self._show_error)

    def _on_export(self, entry: Entry) -> None:
        name, title, path = "save_copy", translate("Questions", "Save a copy"), entry.path

        def export(copy: Path) -> None:
            self._session.change(self, lambda _: self._library.export(path, copy), self._show_error)

        file_dialog(self, name, title, export, save_as=path.name).open()

    def _on_delete(self, entry: Entry) -> None:
        path = entry.path
        if self._session.game_of(path) is not None:
            throw_away = partial(self._session.throw_away, path)
            ask("throw_away", self, throw_away, picture="backs/selbu")
        else:
            self._session.change(self, lambda _: self._library.delete(path), self._show_error)

    def _show_error(self, sentence: Sentence) -> None:
        show_text(self.message, titled_text(sentence))


class _MatchList(QListView):
    """A list that is filled by whole cards: their height is adjusted to it."""

    def __init__(self, matches: SavedModel, parent: QWidget) -> None:
        super().__init__(parent, uniformItemSizes=True)
        self.setObjectName("matches")
        self._card_height = _ROW
        self.setModel(matches)
        self.setItemDelegate(DrawnItems(self, self._draw, lambda _: QSize(0, self._card_height)))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def resizeEvent(self, event: QResizeEvent) -> None:
        room = self.height() - 2 * self.frameWidth()
        usual = max(_ROW, 2.3 * self.fontMetrics().height())
        visible = max(1, int(room / usual + 0.15))  # cards may shrink a little for one more
        self._card_height = room // visible
        self.setViewportMargins(0, 0, 0, room % visible)
        self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def _draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a match as a card: its name, faces over totals, and when it was played."""
        entry: Entry = index.data(ValueRole)
        box = QRectF(option.rect)
        painter.setClipRect(box)
        card = box.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        cast_shadow(painter, card, 6, 1, 3)
        painter.setBrush(QColor(IVORY))
        painter.drawRoundedRect(card, 6, 6)
        if option.state & QStyle.StateFlag.State_Selected:
            draw_chosen(painter, card, current_theme().text, 6, focus=self.hasFocus())
        text_box, middle = box.adjusted(_PADDING, 0, -_PADDING, 0), _NAME_SHARE * box.width()
        name, _, dealt, _ = texts_of(entry)
        when = dealt, _day_of(entry)
        metrics = QFontMetrics(interface_font())  # wider than the list's font
        if entry.known:
            last = max(map(metrics.horizontalAdvance, when)) + 2 * PAD
            faces = text_box.adjusted(middle, -1, -last, -10)
            draw_standing(painter, faces, entry.seats, entry.totals, entry.winner)
        painter.setFont(interface_font(SECTION, QFont.Weight.DemiBold))
        painter.setPen(QColor(INK))
        name_box = text_box.adjusted(0, 0, middle - text_box.width() - PAD, 0)
        _write(painter, name_box, Qt.AlignmentFlag.AlignLeft, name, standing(entry, points=False))
        painter.setFont(interface_font())
        painter.setPen(QColor(INK_QUIET))
        _write(painter, text_box, Qt.AlignmentFlag.AlignRight, *when)


def _write(painter: QPainter, box: QRectF, side: Qt.AlignmentFlag, upper: str, lower: str) -> None:
    """Paint two lines at a side of a card, the lower one small and quiet."""
    line = box.adjusted(0, 0, 0, -box.height() / 2)
    write_line(painter, line, upper, side | Qt.AlignmentFlag.AlignBottom)
    painter.setFont(interface_font(SMALL))
    painter.setPen(QColor(INK_QUIET))
    line.translate(0, line.height() + 2)
    write_line(painter, line, lower, side | Qt.AlignmentFlag.AlignTop)


class SavedModel(RowsModel[Entry]):
    """One row a match, the last played first; their texts are made on demand."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent, lambda entry: ", ".join(_lines_of(entry)), lambda e: e.path)
        self.all: Sequence[Entry] = ()
        """The matches before the search."""

    def show_entries(self, entries: Sequence[Entry], sought: str = "") -> None:
        """List those of these matches whose texts contain all words of ``sought``."""
        words = unaccented(sought).split()
        self.all = entries
        self.set_rows([entry for entry in entries if not words or _contains(entry, words)])

    def shown(self, value: Entry) -> str:
        return texts_of(value)[0]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_typed("\n".join(_lines_of(self.values[index.row()])))
        return super().data(index, role)


def _lines_of(entry: Entry) -> list[str]:
    return list(filter(None, texts_of(entry)))


def texts_of(entry: Entry) -> tuple[str, str, str, str]:
    """Name, standing, round, and date and time of a match."""
    name, number = "…" if entry.unread else entry_name(entry), max(entry.dealt, 1)
    dealt = translate("ReplayBar", "Round {number}", number=number) if entry.known else ""
    when = QLocale().toString(_played_at(entry), QLocale.FormatType.ShortFormat)
    return name, standing(entry), dealt, when


def _contains(entry: Entry, words: Sequence[str]) -> bool:
    text = unaccented(" ".join((*texts_of(entry), _day_of(entry))))
    return all(word in text for word in words)


def _day_of(entry: Entry) -> str:
    return date_text(_played_at(entry).date())


def _played_at(entry: Entry) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(int(entry.modified))


def standing(entry: Entry, *, points: bool = True) -> str:
    """The players of a match, perhaps with their ``points``, and its result."""
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

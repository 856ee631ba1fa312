"""The main window: its menus, the commands they run, its pages and its notice bar."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from datetime import date
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt, Signal, qInstallMessageHandler
from PySide6.QtGui import QAction, QCloseEvent, QDesktopServices, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QMainWindow, QMenu, QPushButton, QStackedWidget, QWidget

from rummy_qt.engine import RULEBOOKS
from rummy_qt.records.header import HUMAN, SeatInfo, mark_of
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.reading import read_record, replay_lines
from rummy_qt.records.sentences import RecordError, Sentence
from rummy_qt.ui import background
from rummy_qt.ui.actions import ACTIONS, MENUS, Now, make_action, name_actions
from rummy_qt.ui.fonts import LARGEST
from rummy_qt.ui.houses import House
from rummy_qt.ui.match_choice import MatchChoice, offered, unless_taken
from rummy_qt.ui.plain_text import as_typed, plain_label
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session, match_file_in
from rummy_qt.ui.words.cards import Letters
from rummy_qt.ui.words.language import localize, not_spoken, retranslate, speak, translate
from rummy_qt.ui.words.names import match_name
from rummy_qt.ui.words.notices import (
    LANGUAGE,
    OPENING,
    PRACTICE,
    UNREAD,
    Notice,
    cost_text,
    kept_text,
    notice_of,
    practice_notice,
)

from .page_dialog import FRAME, Dialogs, PageDialog
from .parts import across, down, fill, make

if TYPE_CHECKING:
    from rummy_qt.play.game import Change
    from rummy_qt.play.ladder import Rung
    from rummy_qt.records.replay import RecordedMatch
    from rummy_qt.ui.bridge import GameBridge
    from rummy_qt.ui.table.art import CardArt
    from rummy_qt.ui.table.table_view import TableView

    from .lesson import Lesson
    from .new_match import NewMatchDialog
    from .practice import PracticePage, PracticeSession
    from .replay_page import ReplayPage
    from .welcome import WelcomePage

SMALLEST = QSize(872, 440)
"""Minimum size of the window, in points; with its frame it fits a screen of 880×480."""
_HEIGHT_PER_FONT_SIZE: Final = 160
"""Points of height above the minimum for each usual font size more beside a table."""


class MainWindow(QMainWindow):
    """Shows one page at a time; everything else opens from its menus."""

    font_size_wanted = Signal(QSize, float)
    """Asks for the font size of a window this large (points), at most this factor of the usual."""

    def __init__(self, session: Session, preferences: Preferences) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setWindowTitle("Rummy Qt")
        self.session = session
        self.preferences = preferences
        self.dialogs = Dialogs(self)
        self.notices = NoticeBar(self)
        self.pages = Pages(self)
        self.commands = Commands(self)
        self.setAcceptDrops(True)
        middle = QWidget(self)
        self.column = down(self.notices, (self.pages, 1), gap=0)
        fill(middle, self.column, 0)
        self.setCentralWidget(middle)
        self.setMinimumSize(SMALLEST)
        session.arrived.connect(self.pages.leave_replay)  # a replay may cover that match
        session.challenge_opened.connect(self.commands.challenge)
        session.library_changed.connect(self.pages.show_current)
        self.pages.changed.connect(self._on_page_changed)
        # Both may outlive the window: Qt disconnects its methods with it, but no lambdas.
        preferences.changed.connect(self._on_preference)
        for source in (session, preferences):
            source.notice.connect(self.notices.add)
            source.notice_expired.connect(self.notices.remove)
        geometry = QByteArray.fromBase64(preferences.window.encode())
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            self.resize(QSize(1280, 800).boundedTo(self.screen().availableSize() - FRAME))
        localize(self, self._retranslate)

    def _retranslate(self) -> None:
        self.commands.retranslate()
        self.setWindowTitle(self.pages.title)

    def start(self, file: Path | None, patience: float = 0.0) -> None:
        """Open a match, by default the last unfinished; the cover after ``patience`` seconds."""
        session = self.session
        done = session.open_last(patience) if file is None else session.open(file, patience)
        if not done:
            self.pages.show_current()

    def _fit_font_size(self) -> None:
        """Fonts grow with the window; text beside a table limits them in a low window."""
        text_beside_table = self.pages.overlay is not None or self.pages.lesson is not None
        factor = 1.0 + max(0, self.height() - SMALLEST.height()) / _HEIGHT_PER_FONT_SIZE
        self.font_size_wanted.emit(self.size(), factor if text_beside_table else LARGEST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_font_size()
        super().resizeEvent(event)

    def _on_page_changed(self) -> None:
        self._fit_font_size()
        self.setWindowTitle(self.pages.title)
        self.commands.update()

    def _on_preference(self, changed: str) -> None:
        if changed in ("keys", "letter_keys"):
            self._retranslate()
        elif changed == "language":
            language = self.preferences.language
            self.notices.remove(LANGUAGE)
            if not speak(language):
                self.notices.add(Notice(partial(not_spoken, language), LANGUAGE))
        elif changed == "own_letters":
            Letters.own = self.preferences.own_letters
            retranslate()

    def activate_layouts(self) -> None:
        """Give the page its final size even before it is shown: a table is laid out only once."""
        for layout in filter(None, (self.layout(), self.column)):
            layout.activate()

    def finish_start(self) -> None:
        """Do the work that can wait until the window is visible."""
        # Imported now: the first frame needs no table, the first deal should not wait for it, and
        # after a crash it may be impossible to open another file.
        from rummy_qt.ui import bridge  # noqa: F401 - see above
        from rummy_qt.ui.table import table_view  # noqa: F401 - see above

        from . import questions  # noqa: F401 - see above

        background.start_task(self, lambda _: self.session.library.tidy())
        from rummy_qt.ui.desktop import LessMotion  # not needed to start

        motion = LessMotion(self)
        motion.answered.connect(self.preferences.set_less_motion)
        motion.ask()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.commands.actions["full_screen"].setChecked(self.isFullScreen())

    def dragEnterEvent(self, event: QDropEvent) -> None:
        event.setAccepted(match_file_in(event.mimeData()) is not None)

    def dropEvent(self, event: QDropEvent) -> None:
        path = match_file_in(event.mimeData())
        if path is None:
            event.ignore()
            return
        event.setDropAction(Qt.DropAction.CopyAction)  # never a move: the file stays where it is
        event.accept()
        self.commands.open_file(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the match as it is; ask only if moves would be lost."""
        if not self.session.may_go(self.close):
            event.ignore()
            return
        geometry = self.saveGeometry().toBase64().data()
        self.preferences.window = bytes(geometry).decode("ascii")
        self.preferences.save()
        super().closeEvent(event)
        self.hide()
        if self.pages.overlay is not None:
            self.pages.overlay.end()
        self.session.close()


class Commands(QObject):
    """Runs commands by name: of ``handlers``, else methods, else of the table's keyboard areas."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._session = session = window.session
        self._pages = pages = window.pages
        self._preferences = preferences = window.preferences
        self._library = session.library
        self._dialogs = window.dialogs
        self._menus, self.actions = dict[str, QMenu](), dict[str, QAction]()
        self.handlers: dict[str, Callable[..., object]] = {
            "rematch": partial(session.again, same_deals=False),
            "same_deal": self.deal_again,
            "same_deals": partial(session.again, same_deals=True),
            "back_to_match": partial(pages.leave_for, session.back_to_match),
            "leave_table": partial(pages.leave_for, session.leave),
            "differences": lambda dialog: self.handbook(compared=True, dialog=dialog),
            "lesson": pages.start_lesson,
            "practice": pages.practise,
            "replay": pages.replay,
            "review": partial(pages.replay, review=True),
            "quit": window.close,
            "redo": lambda: session.game.redo() if session.game else None,
            "lay_everything": lambda: pages.table.lay_all() if pages.table else None,
            "hint": lambda: pages.table.ask_for_hint() if pages.table else None,
            "follow_hint": lambda: pages.table.follow_hint() if pages.table else None,
            "play_day": session.start_day,
            "play_deal": session.start_challenge,
        }
        for name in MENUS:
            menu = make(QMenu, window.menuBar(), f"menu_{name}", toolTipsVisible=True)
            self._menus[name] = menu
            window.menuBar().addMenu(menu)
        for spec in ACTIONS:
            action = self.actions[spec.id] = make_action(spec, window)
            if spec.line:
                self._menus[spec.menu].addSeparator()
            self._menus.get(spec.menu, window).addAction(action)  # without a menu: a key only
            if spec.switch:
                action.setChecked(getattr(preferences, spec.switch))
                action.triggered.connect(
                    lambda on, switch=spec.switch: setattr(preferences, switch, on)
                )
            else:
                action.triggered.connect(lambda _=False, name=spec.id: self.do(name))
        preferences.changed.connect(self._on_preference)
        session.would_lose.connect(self._ask_about_last_moves)

    def do(self, name: str, args: Sequence[object] = ()) -> None:
        """Run the command of this name."""
        command = self.handlers.get(name) or getattr(self, name, None)
        if command is not None:
            command(*args)
        elif self._pages.visible_table is not None:
            self._pages.visible_table.areas.do(name)

    def _show(self, page: PageDialog, *, unasked: bool = False) -> None:
        page.wanted.connect(self.do)
        self._dialogs.show(page)
        if unasked:
            page.ignore_keys()

    def retranslate(self) -> None:
        name_actions(self.actions, self._preferences.active_keys)
        for name, title in MENUS.items():
            self._menus[name].setTitle(translate("Actions", title))
        self.update()

    @property
    def _now(self) -> Now:
        overlay, game = self._pages.overlay, self._session.game
        practice = (overlay and overlay.is_practice) or (game and game.life.one_round)
        table = self._pages.visible_table
        return Now(game, overlay is not None, bool(practice), bool(table and table.state.may_call))

    def update(self) -> None:
        now = self._now
        for spec in ACTIONS:
            self.actions[spec.id].setEnabled(spec.possible(now))

    def _on_preference(self, changed: str) -> None:
        for spec in ACTIONS:
            if spec.switch == changed:
                self.actions[spec.id].setChecked(getattr(self._preferences, changed))

    # --------------------------------------------------------------- beginning and leaving

    def new_match(self) -> None:
        from .new_match import NewMatchDialog

        self._show(NewMatchDialog(self._preferences, self._library, self._window))

    def begin(self, choice: MatchChoice) -> None:
        self._preferences.last_match = choice
        self._preferences.player_name = choice.seats[0].name
        self._session.start(choice)

    def day(self, played: date | None = None) -> None:
        """Show the deals of this month; unasked after the deal of the day ``played``."""
        from .day import DayPage

        page = DayPage(self._library, played or date.today(), self._window)
        self._show(page, unasked=played is not None)

    def show_named_deal(self, named: str) -> None:
        """Show the page of a deal with a name (of a day or among friends) after its round."""
        from rummy_qt.play.day import day_of  # not needed to start

        if mark_of(named) is None:
            self.day(day_of(named) or date.today())
        else:
            self.challenge(named=named)

    def challenge(self, sent: Path | None = None, named: str | None = None) -> None:
        """Show rounds played with friends: a ``sent`` file; unasked after a ``named`` deal."""
        from .challenge import ChallengePage

        last = offered(self._preferences.last_match, self._preferences.player_name)
        page = ChallengePage(self._library, last, named, sent, self._window)
        self._show(page, unasked=named is not None)

    def ladder(self) -> None:
        from .ladder import LadderPage

        self._show(LadderPage(self._library, self._preferences, self._window))

    def play_rung(self, rung: Rung, rulebook: str) -> None:
        name = unless_taken(self._preferences.player_name, [rung.name])
        seats = SeatInfo(name, HUMAN), SeatInfo(*rung)
        choice = MatchChoice(rulebook, RULEBOOKS[rulebook], seats)
        self._session.start(choice)

    def deal_again(self, number: int = 0) -> None:
        """Play a round again for practice; 0 means the last one."""
        game = self._session.game
        if game is not None:
            number = number or game.match.round_number
            self._session.play_on(game.record.lines, game.life, number, 0, fresh=False)

    def saved_matches(self) -> None:
        from .saved_matches import SavedMatchesDialog

        self._show(SavedMatchesDialog(self._session, self._window))

    def open_match(self) -> None:
        from .questions import file_dialog

        name, folder = "file_dialog", str(matches_dir())
        title = translate("Questions", "Open a match")
        dialog = file_dialog(self._window, name, title, self.open_file, folder=folder)
        self._dialogs.show(dialog)

    def open_file(self, path: Path) -> None:
        """Open a saved match on the table; if that fails, say why and offer others."""
        unfinished = self._dialogs.shown("challenge") is not None
        self._session.open(path, unfinished=unfinished)

    def _ask_about_last_moves(self, *lost: Any) -> None:
        from .questions import ask_about_last_moves

        ask_about_last_moves(self._dialogs, *lost)

    def resign(self) -> None:
        from rummy_qt.play.company import seat_faces

        from .questions import ask

        game = self._session.game
        assert game is not None
        me = seat_faces(game.header.seats)[game.person or 0]._replace(mood="sorry")
        ask("resign", self._window, self._session.resign, picture=me)

    # ------------------------------------------------------------------------ at the table

    def undo(self) -> None:
        """Undo the last move; ask first if that may cost something."""
        from .questions import ask

        game = self._session.game
        if game is not None and game.undo_costs:
            ask("undo", self._window, game.undo, cost_text())
        elif game is not None:
            game.undo()

    def next_round(self) -> None:
        game = self._session.game
        if game is not None and game.may_deal:
            self._pages.leave_replay()
            game.next_round()

    def keys_now(self) -> None:
        from .preferences_dialog import KeySheet

        now, keys = self._now, self._preferences.active_keys
        offered = [
            (spec, keys[spec.id])
            for spec in ACTIONS
            if keys[spec.id] and spec.fits and spec.fits(now) and spec.possible(now)
        ]
        self._show(KeySheet(offered, self._window, plays=now.decides()))

    # ---------------------------------------------------------------------- around the table

    def score_sheet(self, *, unasked: bool = False) -> None:
        """Show the points of every round; ``unasked`` if the player did not request it."""
        standing = self._session.standing()
        if standing is None:
            return
        from .score_sheet import ScoreSheet

        self._show(ScoreSheet(standing, self._window), unasked=unasked)

    def about_match(self) -> None:
        from .match_facts import MatchFactsDialog

        if self._session.game is not None:
            self._show(MatchFactsDialog(self._session.game, self._window))

    def statistics(self) -> None:
        from .statistics import StatisticsDialog

        self._show(StatisticsDialog(self._preferences, self._library, self._window))

    def firsts(self) -> None:
        from .statistics import FirstsPage

        self._show(FirstsPage(self._library, self._window))

    def house_rules(self, new_match: NewMatchDialog | None = None) -> None:
        """Open house rules over the window, or over ``new_match``, to change its rules."""
        from .house_rules import HouseRulesDialog

        chosen = None if new_match is None else new_match.rulebooks.chosen
        dialog = HouseRulesDialog(self._preferences, new_match or self._window, chosen)
        if new_match is not None:
            dialog.saved.connect(new_match.offer_rules)
            dialog.finished.connect(lambda _: new_match.offer_rules())
        self._dialogs.show(dialog)

    def preferences(self) -> None:
        from .preferences_dialog import PreferencesDialog

        self._show(PreferencesDialog(self._preferences, self._window))

    def handbook(self, *, compared: bool = False, dialog: QWidget | None = None) -> None:
        """Open the rules of the visible match at the clause of its last refusal, or all compared.

        ``dialog``: the one to open over, if not the window.
        """
        from .handbook import HandbookWindow

        table = self._pages.visible_table
        header = None if table is None else table.state.source.game.header
        refusal = "" if table is None else table.refusal
        match = header or offered(self._preferences.last_match, "")
        house, parent = (
            House(match.house or "", match.rulebook, match.rules),
            dialog or self._window,
        )
        window = HandbookWindow(self._preferences, house, parent, refusal, compared=compared)
        self._dialogs.show(window, beside=dialog is None and table is not None)
        if refusal and not compared:
            window.show_answer()

    def about(self) -> None:
        from .about import AboutDialog

        self._show(AboutDialog(self._window))

    def show_crash(self, details: str) -> None:
        """Say that something unexpected happened, in one dialog at a time."""
        from .questions import CrashDialog

        if self._dialogs.shown("crash") is None:
            self._dialogs.show(CrashDialog(details, self._kept, self._window))

    def _kept(self) -> str:
        game = self._session.game
        return "" if game is None else kept_text(game.record.kept())

    def data_folder(self) -> None:
        """Open the matches' folder on the desktop; if that fails, show About, which names it."""
        handler = qInstallMessageHandler(lambda *_: None)  # Qt's warning would only be logged
        opened = QDesktopServices.openUrl(matches_dir().as_uri())
        qInstallMessageHandler(handler)
        if not opened:
            self.about()

    def full_screen(self) -> None:
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)


class NoticeBar(QFrame):
    """Shows the newest notice, then the one before; a notice's button stays while it waits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice_bar")
        self._notices: list[Notice] = []
        self.label = plain_label("", self, wordWrap=True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.more = plain_label("", self)
        self.close_button = QPushButton(self, autoDefault=True)
        self.close_button.clicked.connect(lambda: self._dismiss(self._notices))
        self.action_button = QPushButton(self, autoDefault=True)
        self.action_button.clicked.connect(
            lambda: self._dismiss([n for n in self._notices if n.button])
        )
        row = across((self.label, 1), self.more, self.action_button, self.close_button)
        fill(self, row, 16, 8, 12, 8)
        localize(self, self.refresh)

    @property
    def text(self) -> str:
        return self._notices[-1].say() if self._notices else ""

    def add(self, notice: Notice) -> None:
        """Show a notice before all others, also if it was waiting already."""
        same = (notice.say(), notice.about)
        self._notices = [n for n in self._notices if (n.say(), n.about) != same] + [notice]
        self.refresh()

    def remove(self, about: str) -> None:
        self._notices = [notice for notice in self._notices if notice.about != about]
        self.refresh()

    def _dismiss(self, notices: Sequence[Notice]) -> None:
        """Remove the newest of these notices and run its action."""
        notice = notices[-1]
        self._notices.remove(notice)
        self.refresh()
        notice.does()

    def refresh(self) -> None:
        if not self._notices:
            self.hide()
            return
        self.more.setToolTip(translate("NoticeBar", "More notices are waiting"))
        notice, waiting = self._notices[-1], len(self._notices) - 1
        self.label.setText(notice.say())
        self.label.setToolTip(as_typed(notice.tip))
        self.more.setText(f"+{waiting}")
        self.more.setVisible(waiting > 0)
        self.close_button.setText(translate("NoticeBar", "&OK"))
        self.close_button.setVisible(notice.button is None)
        buttons = [notice.button for notice in self._notices if notice.button]
        self.action_button.setVisible(bool(buttons))
        if buttons:
            self.action_button.setText(buttons[-1]())
        self.show()


END_PAUSE_MS = 1500
"""Pause before anything covers the end of a match, repeated until its animation is over."""


class Pages(QStackedWidget):
    """The pages of one window."""

    changed = Signal()
    """Another page is visible, or the same one with another match."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._window = window
        self._session = session = window.session
        self._preferences, self._library = window.preferences, session.library
        self.table: TableView | None = None
        """The table of the match in progress; a replay may cover it."""
        self.lesson: Lesson | None = None
        """The lesson on that table.

        Its match is kept in memory: it is not saved and counts in no statistics, as its cards and
        moves are given. It is saved, its round as assisted, once the player plays on.
        """
        self.overlay: ReplayPage | PracticePage | None = None
        """The page that covers the match on the table, which is paused."""
        self._practice: PracticeSession | None = None
        self._moves_made: dict[int, set[str]] = {}
        """By lesson, the kinds of moves that were made in it or in an earlier one."""
        self._reading = background.LatestTask(self)
        self._art: CardArt | None = None
        """Card pictures of the last table, reused if another match follows at once."""
        session.opened.connect(self._show_table)
        session.match_left.connect(self._clear)

    @property
    def visible_table(self) -> TableView | None:
        """The visible table: of the match in progress, or of the page that covers it."""
        return self.table if self.overlay is None else self.overlay.table

    @property
    def title(self) -> str:
        if self.visible_table is None:
            return "Rummy Qt"
        shown, game = self.visible_table.state.source.game, self._session.game
        match = match_name(shown.header, shown.title)
        if self.overlay is not None and not self.overlay.is_practice:
            return translate("Pages", "Replay of {match}", match=match)
        if self.overlay or (game is not None and game.life.one_round and game.named is None):
            return translate("Pages", "Practice: {match}", match=match)
        return match

    def show_current(self) -> None:
        page: QWidget | None = self.overlay or self.table
        if page is None:
            self.welcome.reload()
            self.setCurrentWidget(self.welcome)
        else:
            if self.lesson is not None:
                self.lesson.setVisible(self.overlay is None)
            self._window.activate_layouts()
            if self.indexOf(page) < 0:
                self.addWidget(page)
            self.setFocus()  # Qt moves it on from what it hides as the Tab key does, with a ring
            self.setCurrentWidget(page)
            page.setFocus()
        self.changed.emit()

    @cached_property
    def welcome(self) -> WelcomePage:
        """The page without a match, created when first shown: most starts go to the table."""
        from .welcome import WelcomePage

        commands, notices = self._window.commands, self._window.notices
        page = WelcomePage(self._preferences, self._library, commands.actions, self._window)
        page.continue_wanted.connect(commands.open_file)
        page.unread.connect(
            lambda why: notices.add(notice_of(why, UNREAD)) if why else notices.remove(UNREAD)
        )
        self.addWidget(page)
        return page

    # ------------------------------------------------------------------------- the table

    def _show_table(self, bridge: GameBridge) -> None:
        self._remove_overlay()
        from rummy_qt.ui.table.table_view import TableView  # not needed to show the window

        self._window.activate_layouts()
        self.table = table = TableView(bridge, self._preferences, self, self._art)
        table.setAcceptDrops(False)  # files dropped here go to the window
        bridge.director.watched = lambda: table.watched
        bridge.changed.connect(self._on_match_changed)
        if bridge.game.in_memory:
            self._add_lesson(table, bridge)
        self.show_current()
        commands, bar = self._window.commands, table.bar
        names = {bar.why: "handbook", bar.undo: "undo", bar.hint: "hint", bar.scores: "score_sheet"}
        for button, name in names.items():
            bar.offer(button, commands.actions[name])
        bar.next_round.clicked.connect(commands.next_round)
        bridge.changed.connect(commands.update)
        bridge.hints.changed.connect(commands.update)
        if bridge.game.life.one_round:
            back, notices = self._session.back_to_match, self._window.notices
            returns = self._session.path_back is not None
            notices.add(practice_notice(bridge.game, back, returns=returns))
            bridge.changed.connect(notices.refresh)

    def _clear(self, follows: bool) -> None:
        """Remove the match's table and all that covers it; perhaps another ``follows`` at once."""
        self._remove_overlay()
        self._end_lesson()
        table, self.table = self.table, None
        if table is not None:
            self._art = table.scene_.art if follows else None
            self._delete_page(table)
        if not follows:
            self.show_current()
        self._window.notices.remove(PRACTICE)
        self._window.dialogs.close_all()

    def _delete_page(self, page: QWidget) -> None:
        """Delete a page with a table, and free its memory once Qt has deleted it.

        Its parts form reference cycles and may hold 100 MB of pictures. The ``Sweeper`` counts
        objects; these are few, so it would run minutes later.
        """
        self.setFocus()
        self.removeWidget(page)
        page.destroyed.connect(self._collect_garbage, Qt.ConnectionType.QueuedConnection)
        page.deleteLater()

    def _collect_garbage(self) -> None:
        gc.collect()

    def _on_match_changed(self, change: Change) -> None:
        """After the last card of a match show, perhaps, a celebration, then the score sheet."""
        table, game = self.table, self._session.game
        if table is None or game is None or game.in_memory:
            return
        over = game.match.over if game.named is None else game.match.round.over
        if change.kind != "played" or not over:
            return
        won = game.played_out and game.match.winner == game.person

        def go_on() -> None:
            if table is not self.table or not table.isVisible():
                return  # something else is visible by now
            if not table.scene_.teller.all_told:
                background.later(table, END_PAUSE_MS, go_on)
            elif game.named is not None:
                self._window.commands.show_named_deal(game.named)
            elif won and self._preferences.speed:
                self._celebrate(table, game.match.totals[game.match.winner or 0])
            else:
                self._window.commands.score_sheet(unasked=True)

        background.later(table, END_PAUSE_MS if self._preferences.speed else 0, go_on)

    def _celebrate(self, table: TableView, total: int) -> None:
        from .score_sheet import Celebration  # not needed to start

        def show_sheet() -> None:
            if table.isVisible():  # else a replay covers it by now
                self._window.commands.score_sheet(unasked=True)

        celebration = Celebration(table, total)
        celebration.ended.connect(show_sheet)
        celebration.begin()

    # ------------------------------------------------------------------------ the replay

    def replay(self, source: int | Path = 0, *, review: bool = False) -> None:
        """Replay or review a round of the match on the table, or of a file, which is only read.

        ``source``: a file or a round's number. 0 replays a finished match from its first round,
        else the last finished round; it reviews the round being replayed.
        """
        from .replay_page import ReplayPage  # not needed to start

        game = self._session.game
        if isinstance(source, Path):
            first = 0 if review else 1
            self._reading.start(
                lambda task: read_record(source, task),
                lambda read: self._replay(read.replayed, first, read.lines, review=review),
                failed=lambda error: self._window.notices.add(notice_of(error, OPENING)),
            )
        elif review and not source and isinstance(self.overlay, ReplayPage):
            self.overlay.show_review()
        elif game is not None:
            number = source or int(game.match.over and not review)
            lines = game.record.lines
            self._replay(replay_lines(lines), number, lines, review=review)

    def _replay(
        self, replayed: RecordedMatch, number: int, lines: Sequence[bytes], *, review: bool
    ) -> None:
        """``number`` 0 means the last finished round."""
        from rummy_qt.play.round_replay import RoundReplay, finished_rounds

        from .replay_page import ReplayPage  # not needed to start

        numbers, play_on = finished_rounds(replayed), self._session.play_on
        if not numbers:
            self._window.notices.add(notice_of(Sentence("review_too_early"), OPENING))
            return
        game = RoundReplay(replayed, number or numbers[-1])
        page = ReplayPage(game, self._preferences, self)
        page.play_on_wanted.connect(
            lambda at, fresh: play_on(lines, replayed, game.number, at, fresh=fresh)
        )
        self._cover_table(page)
        if review:
            page.show_review()

    def _cover_table(self, page: ReplayPage | PracticePage) -> None:
        self._remove_overlay()
        if self._session.bridge is not None:
            self._session.bridge.director.pause()
        self.overlay = page
        page.leave.clicked.connect(self.leave_replay)
        self.show_current()

    def practise(self) -> None:
        from .practice import PracticeSession  # not needed to start

        if self._practice is None:
            self._practice = PracticeSession(self._library, self._preferences, self)
            self._practice.shown.connect(self._cover_table)
            self._practice.finished.connect(self._on_practice_finished)
            self._practice.failed.connect(lambda why: self._window.notices.add(notice_of(why)))
        self._practice.begin()

    def _on_practice_finished(self, day: date | None) -> None:
        from rummy_qt.ui.words.review import nothing_text

        self.leave_replay()
        self._window.notices.add(Notice(partial(nothing_text, day), OPENING))

    def leave_for(self, action: Callable[[], object]) -> None:
        """Return to the table from the page that covers it; at the table itself, run ``action``."""
        if self.overlay is not None:
            self.leave_replay()
        else:
            action()

    def leave_replay(self) -> None:
        """Remove the page that covers the table; the match there goes on."""
        if self.overlay is None:
            return
        self._remove_overlay()
        self.show_current()
        if self._session.bridge is not None:
            self._session.bridge.director.resume()

    def _remove_overlay(self) -> None:
        self._reading.cancel()  # a replay that is still being read is no longer wanted
        if self._practice is not None:
            self._practice.search.cancel()
        page, self.overlay = self.overlay, None
        if page is not None:
            page.end()
            self._delete_page(page)

    # ------------------------------------------------------------------------ the lesson

    def start_lesson(self, number: int = 0) -> None:
        """Deal a round of the course; the match now on the table returns after it."""
        from rummy_qt.ui.course import COURSE, lesson_header  # not needed to start

        self._session.practise(lesson_header(self._preferences.player_name, COURSE[number]))

    def _add_lesson(self, table: TableView, bridge: GameBridge) -> None:
        from rummy_qt.ui.course import COURSE, chapter_of

        from .lesson import Lesson

        number = chapter_of(bridge.game.header)
        before = (made for lesson, made in self._moves_made.items() if lesson < number)
        made = self._moves_made[number] = set().union(*before)
        strip = Lesson(table, bridge.hints, self._preferences, self, number, made)
        self.lesson = strip
        strip.leave.clicked.connect(lambda _: self._session.back_to_match())
        if number + 1 < len(COURSE):
            following = partial(self.start_lesson, number + 1)
            strip.next.clicked.connect(lambda: background.later(self, 0, following))
        else:
            strip.next.clicked.connect(lambda _: self._window.commands.handbook(compared=True))
        strip.play_on.clicked.connect(self.play_on)
        bridge.changed.connect(self._on_lesson_changed)
        self._window.column.addWidget(strip)

    def _on_lesson_changed(self, change: Change) -> None:
        if change.kind == "dealt":
            background.later(self, 0, self.play_on)

    def play_on(self) -> None:
        """End the lesson; its match goes on and is saved like any other."""
        if self.lesson is None:
            return
        try:
            self._session.keep()
        except RecordError as error:
            self._window.notices.add(notice_of(error.sentence))
        else:
            self._end_lesson()
            self.changed.emit()

    def _end_lesson(self) -> None:
        lesson, self.lesson = self.lesson, None
        if lesson is not None:
            lesson.end()

"""The main window: its menus, its pages and its place on the screen."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QMainWindow,
    QMenu,
    QWidget,
)

from rummy_qt.records.library import Library
from rummy_qt.records.sentences import Sentence
from rummy_qt.ui import background
from rummy_qt.ui.actions import ACTIONS, MENUS
from rummy_qt.ui.opening import Opener, match_file_in
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.theme import font_factor
from rummy_qt.ui.windows.commands import Commands
from rummy_qt.ui.windows.look import SHARE_OF_FONT, share_font, share_of
from rummy_qt.ui.windows.notice import NoticeBar
from rummy_qt.ui.windows.page_dialog import Dialogs
from rummy_qt.ui.windows.pages import Page, Pages
from rummy_qt.ui.windows.parts import down, fill
from rummy_qt.ui.windows.welcome import WelcomePage
from rummy_qt.ui.words.cards import Letters
from rummy_qt.ui.words.language import not_spoken, retold, say_again, speak, translate
from rummy_qt.ui.words.notices import (
    LANGUAGE,
    PRACTICE,
    SETTINGS,
    WAITING,
    Notice,
    notice_of,
    practice_notice,
)

if TYPE_CHECKING:
    from rummy_qt.ui.bridge import GameBridge

FIRST_SIZE = QSize(1280, 800)
SMALLEST = QSize(872, 440)
"""With its frame it fits 880×480."""
_BESIDE: Final = "lesson_strip", "practice_strip", "replay_bar", "review_panel"
"""What stands below or beside a table: in the lowest window there is room for the usual font."""
_ROOM_FOR_FONT: Final = 160
"""Points of height that leave room for letters as large again."""
USUAL_FRAME = QSize(8, 40)
"""What a desktop puts around a window, until it says."""
WELCOME_ACTIONS = (
    "new_match",
    "day", "ladder", "lesson", "challenge", "practice", "saved_matches", "statistics", "handbook",
)  # fmt: skip


class MainWindow(QMainWindow):
    """Shows one of its pages, and opens everything else from its menus."""

    def __init__(self, session: Session, preferences: Preferences, library: Library) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setWindowTitle("Rummy Qt")
        self.session = session
        self._preferences = preferences
        self._library = library
        self._noted: Path | None = None
        """The file of the match that was noted as played last."""
        self.opener = opener = Opener(session, library, self)
        self.dialogs = Dialogs(self)
        self.notices = NoticeBar(self)
        self.pages = Pages(session, preferences, library, self._make_welcome)
        self.commands = Commands(
            session, preferences, library, opener, self.pages, self.dialogs, self.notices
        )
        self._menus = self._make_menus()
        self.setAcceptDrops(True)
        self._lay_out()
        self._connect_wishes()
        self._connect_notices()
        self.pages.changed.connect(self._on_other_page)
        session.opened.connect(self._on_opened)
        session.begun.connect(self._note_played)
        session.left.connect(self._on_left)
        preferences.changed.connect(self._on_preference)
        self._restore_geometry()
        retold(self, self._say)

    # -------------------------------------------------------------------- building

    def _connect_wishes(self) -> None:
        """Have done what is asked for on the pages and in the lesson."""
        commands, pages = self.commands, self.pages
        self.opener.done.connect(pages.leave_replay)  # where the match lay behind it already
        self.opener.failed.connect(self._on_not_opened)
        self.opener.sent.connect(lambda path: self.commands.challenge(sent=path))
        self.notices.pressed.connect(self._on_notice_pressed)
        pages.wanted.connect(commands.do)

    def _connect_notices(self) -> None:
        """Show what anybody has to say, until it is settled."""
        tell, settle = self.notices.tell, self.notices.settle
        for speaker in (self.opener, self.pages, self.session):
            speaker.notice.connect(tell)
            speaker.settled.connect(settle)
        self.opener.library_changed.connect(self.pages.settle)
        self.opener.library_changed.connect(self._on_other_page)
        # They may outlive the window: methods, unlike lambdas, are not called after its end.
        self._preferences.trouble.connect(self._on_settings_trouble)
        self._preferences.saved.connect(self._on_settings_saved)

    def _lay_out(self) -> None:
        middle = QWidget(self)
        column = down(self.notices, (self.pages, 1), gap=0)
        fill(middle, column, 0)
        self.pages.lesson_begun.connect(column.addWidget)
        self.setCentralWidget(middle)
        self.setMinimumSize(SMALLEST)

    def _say(self) -> None:
        self.commands.say()
        for name, title in MENUS.items():
            self._menus[name].setTitle(translate("Actions", title))
        self.setWindowTitle(self.pages.title)

    def _make_menus(self) -> dict[str, QMenu]:
        menus = {name: self.menuBar().addMenu("") for name in MENUS}
        for name, menu in menus.items():
            menu.setObjectName(f"menu_{name}")
            menu.setToolTipsVisible(True)
        for spec in ACTIONS:
            action = self.commands.actions[spec.id]
            if spec.line:
                menus[spec.menu].addSeparator()
            menus.get(spec.menu, self).addAction(action)  # a key alone is the window's own
        return menus

    # ----------------------------------------------------------------------- pages

    def start(self, file: Path | None, patience: float = 0.0) -> None:
        """Show the match in ``file``, else the last unfinished one, else the welcome page.

        The match is waited for so many seconds; then there is the welcome page until it comes.
        """
        opener = self.opener
        settled = opener.open_last(patience) if file is None else opener.open(file, patience)
        if not settled:
            self.pages.settle()

    def _make_welcome(self) -> WelcomePage:
        offered = {name: self.commands.actions[name] for name in WELCOME_ACTIONS}
        page = WelcomePage(self._preferences, offered, self)
        page.continue_wanted.connect(self.commands.open_file)
        return page

    def _on_opened(self, bridge: GameBridge) -> None:
        table = self.pages.table
        assert table is not None
        bar, actions = table.bar, self.commands.actions
        for button, name in ((bar.why, "handbook"), (bar.undo, "undo"), (bar.hint, "hint")):
            bar.offer(button, actions[name])
        table.scores_wanted.connect(self.commands.score_sheet)
        bridge.changed.connect(self._on_changed)
        bridge.refused.connect(self._on_refused)
        bridge.round_over.connect(self.commands.update)
        game = bridge.game
        if game.life.one_round:
            returns = self.opener.returns
            number, is_over = game.match.round_number, lambda: game.match.round.over
            notice = practice_notice(number, game.named, is_over, returns=returns)
            self.notices.tell(notice)
            bridge.round_over.connect(self.notices.refresh)

    def _on_left(self) -> None:
        self._noted = None
        self.notices.settle(PRACTICE)
        self.dialogs.close_all()

    def _on_changed(self) -> None:
        self.commands.refusal = ""
        self._note_played()
        self.commands.update()

    def _note_played(self) -> None:
        """Remember, once a match, that it is the one played last."""
        bridge = self.session.bridge
        path = None if bridge is None else bridge.game.record.path
        if path is not None and path != self._noted:
            self._noted = path
            background.start_task(self, lambda _: self._library.note_played(path))

    def _on_refused(self, reason: str) -> None:
        self.commands.refusal = reason

    def _on_notice_pressed(self, about: str) -> None:
        if about == WAITING:
            self.opener.leave()
        elif about == PRACTICE:
            self.commands.actions["back_to_match"].trigger()

    def _on_not_opened(self) -> None:
        if self.session.bridge is None:
            self.pages.settle()  # the list of what can be continued may be another one

    # --------------------------------------------------------------------- actions

    def _share_of_font(self) -> float:
        """In a low window, words below or beside a table have letters for which there is room."""
        if self.pages.page not in (Page.LESSON, Page.REPLAY):
            return 1.0
        room = 1.0 + max(0, self.height() - SMALLEST.height()) / _ROOM_FOR_FONT
        return min(1.0, room / font_factor())

    def _fit_letters(self) -> None:
        self.setProperty(SHARE_OF_FONT, self._share_of_font())
        beside = (part for name in _BESIDE for part in self.findChildren(QWidget, name))
        for part in (self.menuBar(), *beside):
            share_font(part)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._share_of_font() != share_of(self):
            self._fit_letters()
        super().resizeEvent(event)

    def _on_other_page(self) -> None:
        self._fit_letters()
        self.commands.refusal = ""
        self.setWindowTitle(self.pages.title)
        self.commands.update()

    def _on_preference(self, changed: str) -> None:
        if changed in ("keys", "letter_keys"):
            self._say()
        elif changed == "language":
            wanted = self._preferences.language
            self.notices.settle(LANGUAGE)
            if not speak(wanted):
                self.notices.tell(Notice(partial(not_spoken, wanted), LANGUAGE))
        elif changed == "own_letters":
            Letters.own = self._preferences.own_letters
            say_again()

    def _on_settings_trouble(self, why: Sentence) -> None:
        self.notices.tell(notice_of(why, SETTINGS))

    def _on_settings_saved(self) -> None:
        self.notices.settle(SETTINGS)

    # -------------------------------------------------------------------- geometry

    def _restore_geometry(self) -> None:
        kept = QByteArray.fromBase64(self._preferences.window.encode())
        if kept.isEmpty() or not self.restoreGeometry(kept):
            room = self.screen().availableSize() - USUAL_FRAME
            self.resize(FIRST_SIZE.boundedTo(room))

    def settle_in(self) -> None:
        """What can be done once the window is there: fit its frame, and tidy up behind it."""
        self._fit_frame()
        # Imported now: the first picture needs no table, the first deal is not to wait for it, and
        # at the moment of a crash there may be no way to open another file.
        from rummy_qt.ui import bridge  # noqa: F401 - see above
        from rummy_qt.ui.table import table_view  # noqa: F401 - see above
        from rummy_qt.ui.windows import questions  # noqa: F401 - see above

        background.start_task(self, lambda _: self._library.tidy())
        from rummy_qt.ui.desktop import LessMotion  # no start waits for it

        motion = LessMotion(self)
        motion.told.connect(self._preferences.heed_desktop)
        motion.ask()

    def _fit_frame(self) -> None:
        """Make the window smaller where its frame, known only now, leaves the screen."""
        if self.windowState() != Qt.WindowState.WindowNoState:
            return
        room, frame, size = self.screen().availableGeometry(), self.frameGeometry(), self.size()
        over = (frame.size() - room.size()).expandedTo(QSize(0, 0))
        if not over.isNull():
            self.resize(size - over)
            frame = self.frameGeometry()
        x = max(room.left(), min(frame.x(), room.right() + 1 - frame.width()))
        y = max(room.top(), min(frame.y(), room.bottom() + 1 - frame.height()))
        if (x, y) != (frame.x(), frame.y()):
            self.move(x, y)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.commands.actions["full_screen"].setChecked(self.isFullScreen())
        elif event.type() == QEvent.Type.ApplicationFontChange:
            self._fit_letters()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if match_file_in(event.mimeData()) is not None:
            event.acceptProposedAction()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        path = match_file_in(event.mimeData())
        if path is None:
            event.ignore()
            return
        event.setDropAction(Qt.DropAction.CopyAction)  # never a move: the file stays where it is
        event.accept()
        self.commands.open_file(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the place of the window and leave the match as it stands.

        Nothing is asked, unless moves would be lost.
        """
        if not self.commands.may_leave(self.close):
            event.ignore()
            return
        kept = self.saveGeometry().toBase64().data()
        self._preferences.window = bytes(kept).decode("ascii")
        self._preferences.save()
        super().closeEvent(event)
        self.hide()
        self.opener.leave()
        if self.pages.over is not None:
            self.pages.over.end()
        self.session.close()

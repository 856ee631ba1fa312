"""The main window: menus, and what each action does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QUrl
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDesktopServices,
    QDragEnterEvent,
    QDropEvent,
    QKeySequence,
)
from PySide6.QtWidgets import (
    QMainWindow,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from rummy_qt.play.game import Game
from rummy_qt.play.laying import next_laying
from rummy_qt.records.library import Library
from rummy_qt.records.life import Status
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.sentences import RecordError, Sentence
from rummy_qt.ui import errands
from rummy_qt.ui.actions import (
    ACTIONS,
    MENUS,
    keys_by_action,
    make_action,
    name_action,
    name_actions,
)
from rummy_qt.ui.bridge import GameBridge
from rummy_qt.ui.match_choice import MatchChoice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.windows.dialogs import Dialogs
from rummy_qt.ui.windows.notice import NoticeBar
from rummy_qt.ui.windows.opening import Moment, Opener, match_file_in
from rummy_qt.ui.windows.pages import Page, Pages
from rummy_qt.ui.windows.welcome import WelcomePage
from rummy_qt.ui.words.cards import Letters
from rummy_qt.ui.words.language import not_spoken, retold, say_again, speak, translate
from rummy_qt.ui.words.notices import (
    LANGUAGE,
    OPENING,
    PRACTICE,
    SETTINGS,
    WAITING,
    Notice,
    notice_of,
    practice_notice,
)
from rummy_qt.ui.words.undo import undo_words

if TYPE_CHECKING:
    from rummy_qt.ui.table.areas import Areas

FIRST_SIZE = QSize(1280, 800)
SMALLEST = QSize(872, 440)
"""With its frame it fits 880×480."""
USUAL_FRAME = QSize(8, 40)
"""What a desktop puts around a window, until it says."""
WELCOME_ACTIONS = ("new_match", "lesson", "saved_matches", "statistics", "handbook")
SWITCHES = {"log": "log_shown", "sound": "sound"}
"""Actions that turn a preference on and off."""


class MainWindow(QMainWindow):
    """Shows one of its pages, and opens everything else from its menus."""

    def __init__(self, session: Session, preferences: Preferences, library: Library) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setWindowTitle("Rummy Qt")
        self.session = session
        self._preferences = preferences
        self._library = library
        self._refusal = ""
        """The reason of the last refusal, until the next move: the handbook opens there."""
        self._given_up: object = None
        """The record whose last moves the person has let go, or saved elsewhere."""
        self._noted: Path | None = None
        """The file of the match that was noted as played last."""
        self.opener = Opener(session, library, self)
        self.dialogs = Dialogs(self, session, preferences, library)
        self.pages = Pages(session, preferences, library, self._make_welcome)
        self.actions_by_id: dict[str, QAction] = self._make_actions()
        self._menus = self._make_menus()
        self.notices = NoticeBar(self)
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
        """Have done what is asked for in dialogs and in the lesson."""
        dialogs, pages = self.dialogs, self.pages
        self.opener.done.connect(pages.leave_replay)  # where the match lay behind it already
        self.opener.failed.connect(self._on_not_opened)
        self.notices.pressed.connect(self._on_notice_pressed)
        dialogs.match_chosen.connect(self.begin)
        dialogs.round_chosen.connect(pages.replay_round)
        dialogs.review_chosen.connect(pages.review_round)
        dialogs.again_chosen.connect(self._deal_round_again)
        dialogs.replay_chosen.connect(pages.replay_file)
        dialogs.review_file_chosen.connect(pages.review_file)
        dialogs.file_chosen.connect(self.open_match)
        dialogs.folder_wanted.connect(self._show_folder)
        dialogs.wanted.connect(lambda name: self.actions_by_id[name].trigger())
        pages.sheet_wanted.connect(dialogs.show_score_sheet)
        pages.match_wanted.connect(self.open_match)
        pages.new_match_wanted.connect(dialogs.choose_match)
        pages.practice_wanted.connect(self._play_on)

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
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notices)
        column.addWidget(self.pages, 1)
        self.pages.lesson_begun.connect(column.addWidget)
        self.setCentralWidget(middle)
        self.setMinimumSize(SMALLEST)

    def _make_actions(self) -> dict[str, QAction]:
        made = {spec.id: make_action(spec, self) for spec in ACTIONS}
        for name, does in self._deeds().items():
            made[name].triggered.connect(lambda _=False, do=does: do())
        for name, preference in SWITCHES.items():
            made[name].setChecked(getattr(self._preferences, preference))
        return made

    def _say(self) -> None:
        """Name the actions and menus, and the page."""
        name_actions(self.actions_by_id, self._keys())
        for spec, menu in zip(MENUS, self._menus, strict=True):
            menu.setTitle(translate("Actions", spec.title))
        self._update_actions()
        self.setWindowTitle(self.pages.title)

    def _keys(self) -> dict[str, str]:
        return keys_by_action(self._preferences.keys, letters=self._preferences.letter_keys)

    def _deeds(self) -> dict[str, Callable[[], object]]:
        """What each action does."""
        return {
            "new_match": self.dialogs.choose_match,
            "rematch": lambda: self._play_again(same_deals=False),
            "same_deals": lambda: self._play_again(same_deals=True),
            "saved_matches": lambda: self.dialogs.show_saved_matches(self.opener),
            "statistics": self.dialogs.show_statistics,
            "house_rules": self.dialogs.show_house_rules,
            "open_match": self.dialogs.choose_file,
            "replay": self.pages.replay_match,
            "review": self.pages.review_match,
            "same_deal": self._deal_again,
            "back_to_match": lambda: self._before_leaving(self._back_to_match),
            "resign": self.dialogs.ask_to_resign,
            "leave_table": self._leave_table,
            "quit": self.close,
            "undo": self._undo,
            "redo": self._redo,
            "lay_everything": self._lay_everything,
            "next_round": self._next_round,
            "hint": self._ask_for_hint,
            "call": lambda: self._at_table(lambda areas: areas.call()),
            "move_left": lambda: self._at_table(lambda areas: areas.shift(-1)),
            "move_right": lambda: self._at_table(lambda areas: areas.shift(1)),
            "next_area": lambda: self._at_table(lambda areas: areas.step(1, around=True)),
            "previous_area": lambda: self._at_table(lambda areas: areas.step(-1, around=True)),
            "say_again": lambda: self._at_table(lambda areas: areas.say_again()),
            "score_sheet": self.dialogs.show_score_sheet,
            "about_match": lambda: self.dialogs.show_match_facts(self.opener),
            "log": lambda: self._switch("log"),
            "sound": lambda: self._switch("sound"),
            "full_screen": self._toggle_full_screen,
            "preferences": self.dialogs.show_preferences,
            "lesson": lambda: self._before_leaving(self.pages.start_lesson),
            "handbook": self._show_handbook,
            "data_folder": self._show_data_folder,
            "about": self.dialogs.show_about,
        }

    def _make_menus(self) -> list[QMenu]:
        menus = []
        for spec in MENUS:
            menu = self.menuBar().addMenu("")
            menu.setObjectName(f"menu_{spec.id}")
            menu.setToolTipsVisible(True)
            for name in spec.entries:
                if name:
                    menu.addAction(self.actions_by_id[name])
                else:
                    menu.addSeparator()
            menus.append(menu)
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
        offered = [self.actions_by_id[name] for name in WELCOME_ACTIONS]
        page = WelcomePage(self._preferences, offered, self)
        page.continue_wanted.connect(self.open_match)
        return page

    def _on_opened(self, bridge: GameBridge) -> None:
        table = self.pages.table
        assert table is not None
        table.bar.offer_handbook(self.actions_by_id["handbook"])
        table.bar.offer_undo(self.actions_by_id["undo"])
        table.bar.offer_hint(self.actions_by_id["hint"])
        table.scores_wanted.connect(self.dialogs.show_score_sheet)
        bridge.changed.connect(self._on_changed)
        bridge.refused.connect(self._on_refused)
        bridge.round_over.connect(self._update_actions)
        if bridge.game.is_practice:
            self.notices.tell(practice_notice(bridge.game.match.round_number))

    def _on_left(self) -> None:
        self._noted = None
        self.notices.settle(PRACTICE)
        self.dialogs.close_all()

    def _on_changed(self) -> None:
        self._refusal = ""
        self._note_played()
        self._update_actions()

    def _note_played(self) -> None:
        """Remember, once a match, that it is the one played last."""
        bridge = self.session.bridge
        path = None if bridge is None else bridge.game.record.path
        if path is not None and path != self._noted:
            self._noted = path
            errands.send(self, lambda _: self._library.note_played(path))

    def _on_refused(self, reason: str) -> None:
        self._refusal = reason

    def open_match(self, path: Path) -> None:
        """Put a saved match on the table; where that cannot be, say why and offer others."""
        self._before_leaving(lambda: self.opener.open(path))

    def _on_notice_pressed(self, about: str) -> None:
        if about == WAITING:
            self.opener.leave()
        elif about == PRACTICE:
            self.actions_by_id["back_to_match"].trigger()

    def _on_not_opened(self) -> None:
        if self.session.bridge is None:
            self.pages.settle()  # the list of what can be continued may be another one

    def begin(self, choice: MatchChoice) -> None:
        """Start the match that was chosen."""
        self._preferences.last_match = choice
        self._preferences.player_name = choice.seats[0].name
        self._before_leaving(lambda: self._begin(choice))

    def _begin(self, choice: MatchChoice) -> None:
        try:
            self.session.start(choice)
        except RecordError as error:
            self.notices.tell(notice_of(error.sentence, OPENING))

    def _play_again(self, *, same_deals: bool) -> None:
        self._before_leaving(lambda: self.session.again(same_deals=same_deals))

    def _before_leaving(self, deed: Callable[[], object]) -> None:
        """Do what takes the match off the table, once nothing is lost by it."""
        if self._may_leave(deed):
            deed()

    def _may_leave(self, again: Callable[[], object]) -> bool:
        """Whether the match on the table may go.

        Else its last moves are in memory only; the person is asked, and then comes ``again``.
        """
        record = self.session.unsaved_record()
        if record is None or record is self._given_up:
            return True

        def settled() -> None:
            self._given_up = record
            again()

        self.dialogs.ask_about_last_moves(record.path, record.save_copy, settled)
        return False

    # --------------------------------------------------------------------- actions

    def _back_to_match(self) -> None:
        if self.pages.lesson is not None:
            self.pages.leave_lesson()
        else:
            self.opener.back_to_match()

    def _leave_table(self) -> None:
        if self.pages.page is Page.REPLAY:
            self.pages.leave_replay()
        else:
            self._before_leaving(self.session.leave)

    def _on_other_page(self) -> None:
        self._refusal = ""
        self.setWindowTitle(self.pages.title)
        self._update_actions()

    def _show_handbook(self) -> None:
        shown = self.pages.shown
        self.dialogs.show_handbook(None if shown is None else shown.game.header, self._refusal)

    def _next_round(self) -> None:
        bridge = self.session.bridge
        if bridge is not None and bridge.game.may_deal:
            self.pages.leave_replay()
            bridge.next_round()

    def _lay_everything(self) -> None:
        if self.pages.table is not None:
            self.pages.table.laying.start()

    def _ask_for_hint(self) -> None:
        if self.pages.table is not None:
            keys = self.actions_by_id["hint"].shortcut()
            self.pages.table.hint.name_key(keys.toString(QKeySequence.SequenceFormat.NativeText))
            self.pages.table.ask_for_hint()

    def _at_table(self, do: Callable[[Areas], object]) -> None:
        """Do it with the areas of the table that is seen."""
        replay = self.pages.replay
        table = self.pages.table if replay is None else replay.table
        if table is not None:
            do(table.areas)

    def _deal_again(self) -> None:
        if self.session.bridge is not None:
            self._deal_round_again(self.session.bridge.game.match.round_number)

    def _deal_round_again(self, number: int) -> None:
        self._before_leaving(lambda: self.opener.deal_again(number))

    def _play_on(self, moment: Moment) -> None:
        self._before_leaving(lambda: self.opener.play_on(moment))

    def _undo(self) -> None:
        bridge = self.session.bridge
        if bridge is not None and bridge.game.undo_costs:
            self.dialogs.ask_to_undo(bridge.game.undo)
        elif bridge is not None:
            bridge.game.undo()

    def _redo(self) -> None:
        if self.session.bridge is not None:
            self.session.bridge.game.redo()

    def _switch(self, name: str) -> None:
        setattr(self._preferences, SWITCHES[name], self.actions_by_id[name].isChecked())

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
        for name, preference in SWITCHES.items():
            if preference == changed:
                self.actions_by_id[name].setChecked(getattr(self._preferences, preference))

    def _on_settings_trouble(self, why: Sentence) -> None:
        self.notices.tell(notice_of(why, SETTINGS))

    def _on_settings_saved(self) -> None:
        self.notices.settle(SETTINGS)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _show_data_folder(self) -> None:
        self._show_folder(matches_dir())

    def _show_folder(self, folder: Path) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):

            def say() -> str:
                return translate("MainWindow", "Your matches are kept in {folder}.", folder=folder)

            self.notices.tell(Notice(say, copied=str(folder)))

    def _update_actions(self) -> None:
        bridge, page = self.session.bridge, self.pages.page
        game = None if bridge is None else bridge.game
        possible = possible_actions(page, game, lesson=self.pages.lesson is not None)
        for name, on in possible.items():
            self.actions_by_id[name].setEnabled(on)
        costs = page is not Page.REPLAY and game is not None and game.undo_costs
        name_action(self.actions_by_id["undo"], *undo_words(costs=costs))

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
        from rummy_qt.ui.table import view  # noqa: F401 - see above
        from rummy_qt.ui.windows import crash_dialog  # noqa: F401 - see above

        errands.send(self, lambda _: self._library.tidy())
        from rummy_qt.ui.desktop import Motion  # no start waits for it

        motion = Motion(self)
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
            self.actions_by_id["full_screen"].setChecked(self.isFullScreen())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome one match file, and nothing else."""
        if match_file_in(event.mimeData()) is not None:
            event.acceptProposedAction()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the match that was let go over the window."""
        path = match_file_in(event.mimeData())
        if path is None:
            event.ignore()
            return
        event.setDropAction(Qt.DropAction.CopyAction)  # never a move: the file stays where it is
        event.accept()
        self.open_match(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the place of the window and leave the match as it stands.

        Nothing is asked, unless moves would be lost.
        """
        if not self._may_leave(self.close):
            event.ignore()
            return
        kept = self.saveGeometry().toBase64().data()
        self._preferences.window = bytes(kept).decode("ascii")
        self._preferences.save()
        super().closeEvent(event)
        self.hide()
        self.opener.leave()
        if self.pages.replay is not None:
            self.pages.replay.end()
        self.session.close()


def possible_actions(page: Page, game: Game | None, *, lesson: bool) -> dict[str, bool]:
    """By action, whether it does something now; the others always do.

    ``game`` lies on the table, perhaps behind a replay; a ``lesson`` is no saved match.
    """
    seen = page is not Page.WELCOME
    played = None if page is Page.REPLAY else game
    saved = None if lesson else played
    deals = game is not None and game.header.rules.clash is None
    return {
        "rematch": deals,
        "same_deals": deals and game is not None and game.may_tell,
        "replay": played is not None and bool(played.match.scores),
        "review": page is Page.REPLAY or saved is not None,
        "about_match": played is not None,
        "same_deal": deals and saved is not None and saved.match.round.over,
        "back_to_match": lesson or (game is not None and game.is_practice),
        "resign": saved is not None
        and saved.life.status is Status.RUNNING
        and not saved.is_practice,
        "leave_table": seen,
        "undo": played is not None and played.can_undo,
        "redo": played is not None and played.can_redo,
        "lay_everything": played is not None and next_laying(played.view()) is not None,
        "next_round": deals and game is not None and game.may_deal,
        "score_sheet": game is not None and not lesson,
        "log": seen,
        "hint": played is not None and played.person is not None,
        "call": played is not None and played.view().claimable is not None,
        "move_left": played is not None,
        "move_right": played is not None,
        "next_area": seen,
        "previous_area": seen,
        "say_again": seen,
    }

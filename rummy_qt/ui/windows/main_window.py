"""The main window: menus, the pages, and what each action does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QCloseEvent, QDesktopServices, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QMainWindow,
    QMessageBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from rummy_qt import __version__
from rummy_qt.engine import REASONS
from rummy_qt.opponents.levels import LEVELS
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.sentences import RecordError
from rummy_qt.ui.actions import ACTIONS, MENUS, make_action, translated
from rummy_qt.ui.bridge import GameBridge
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.table.view import TableView
from rummy_qt.ui.windows.match_choice import MatchChoice, from_json, to_json
from rummy_qt.ui.windows.notice import NoticeBar
from rummy_qt.ui.windows.saved import Saved, SavedMatches
from rummy_qt.ui.windows.welcome import Unfinished, WelcomePage
from rummy_qt.ui.windows.words import LEVEL_WORDS, rulebook_name, sentence_text

FIRST_SIZE = QSize(1280, 800)
PICTURE = QSize(160, 100)
SMALLEST = QSize(800, 560)
WELCOME_ACTIONS = ("new_match", "saved_matches", "statistics", "handbook")
SHEET_DELAY = 1200
"""Milliseconds for which the end of a round is looked at before the score sheet covers it."""


def known_levels() -> list[str]:
    """The levels that a person may choose, weakest first."""
    return [name for name in LEVEL_WORDS if name in LEVELS and name != "random"]


class MainWindow(QMainWindow):
    """Shows the welcome page or the table, and opens everything else from its menus."""

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        saved: SavedMatches,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("main_window")
        self.setWindowTitle("Rummy Qt")
        self.session = session
        self._preferences = preferences
        self._saved = saved
        self._dialogs: dict[str, QDialog] = {}
        self._unfinished_match: Saved | None = None
        self._refused_option = ""
        """The option behind the last refusal, until the next move: the handbook opens there."""
        self._picture: tuple[Path, QPixmap] | None = None
        self.table: TableView | None = None
        self.actions_by_id = self._make_actions()
        self._make_menus()
        self.notices = NoticeBar(self)
        self.pages = QStackedWidget(self)
        self.welcome = WelcomePage(
            preferences, [self.actions_by_id[name] for name in WELCOME_ACTIONS], self
        )
        self.welcome.continue_wanted.connect(self.open_match)
        self.pages.addWidget(self.welcome)
        self._lay_out()
        session.opened.connect(self._on_opened)
        session.left.connect(self._on_left)
        session.notice.connect(self.notices.tell)
        self._restore_geometry()
        self._update_actions()

    # -------------------------------------------------------------------- building

    def _lay_out(self) -> None:
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notices)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(middle)
        self.setMinimumSize(SMALLEST)

    def _make_actions(self) -> dict[str, QAction]:
        own_keys = self._preferences.keys
        made = {
            spec.id: make_action(spec, own_keys.get(spec.id, spec.keys), self) for spec in ACTIONS
        }
        for name, does in self._deeds().items():
            made[name].triggered.connect(lambda _=False, do=does: do())
        made["log"].setChecked(self._preferences.log_shown)
        return made

    def _deeds(self) -> dict[str, Callable[[], object]]:
        """What each action does."""
        return {
            "new_match": self.choose_match,
            "rematch": lambda: self.session.again(same_deals=False),
            "same_deals": lambda: self.session.again(same_deals=True),
            "saved_matches": self.show_saved_matches,
            "open_match": self.choose_file,
            "leave_table": self.session.leave,
            "quit": self.close,
            "undo": self._undo,
            "redo": self._redo,
            "next_round": self._next_round,
            "score_sheet": self.show_score_sheet,
            "log": self._toggle_log,
            "full_screen": self._toggle_full_screen,
            "preferences": self.show_preferences,
            "handbook": lambda: self.show_handbook(self._refused_option),
            "data_folder": self._show_data_folder,
            "about": self.show_about,
        }

    def _make_menus(self) -> None:
        for spec in MENUS:
            menu = self.menuBar().addMenu(translated(spec.title))
            menu.setObjectName(f"menu_{spec.id}")
            menu.setToolTipsVisible(True)
            for name in spec.entries:
                if name:
                    menu.addAction(self.actions_by_id[name])
                else:
                    menu.addSeparator()

    # ----------------------------------------------------------------------- pages

    def start(self, file: Path | None) -> None:
        """Show the match in ``file``, else the last unfinished one, else the welcome page."""
        self.show_welcome()
        if file is not None:
            self.open_match(file)
            return
        if self._unfinished_match is not None:
            self.open_match(self._unfinished_match.path)

    def show_welcome(self) -> None:
        """Go to the welcome page."""
        last = self._unfinished_match = self._saved.last_unfinished()
        self.welcome.show_unfinished(None if last is None else self._unfinished(last))
        self.pages.setCurrentWidget(self.welcome)
        self._update_actions()

    def _unfinished(self, last: Saved) -> Unfinished:
        seen = self._picture
        picture = seen[1] if seen is not None and seen[0] == last.path else None
        rules = rulebook_name(last.rulebook, last.house)
        return Unfinished(last.path, rules, last.names, last.totals, last.round_number, picture)

    def _on_opened(self, bridge: GameBridge) -> None:
        table = TableView(bridge, self._preferences, self)
        self.table = table
        self.pages.addWidget(table)
        self.pages.setCurrentWidget(table)
        table.setFocus()
        bridge.changed.connect(self._on_changed)
        bridge.refused.connect(self._on_refused)
        bridge.round_over.connect(self._on_round_over)
        self.setWindowTitle(rulebook_name(bridge.game.rulebook, bridge.game.house))
        self._update_actions()

    def _on_changed(self) -> None:
        self._refused_option = ""
        self._update_actions()

    def _on_refused(self, reason: str) -> None:
        self._refused_option = REASONS[reason].option or ""

    def _on_left(self) -> None:
        table, self.table = self.table, None
        self._close_dialogs()
        if table is not None:
            self._remember_picture(table)
            self.pages.removeWidget(table)
            table.deleteLater()
        self.setWindowTitle("Rummy Qt")
        self.show_welcome()

    def _remember_picture(self, table: TableView) -> None:
        path = table.state.bridge.game.record.path
        if path is not None and table.isVisible():
            ratio = self.devicePixelRatioF()
            picture = QPixmap.fromImage(table.grab_picture()).scaled(
                PICTURE * ratio,
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            picture.setDevicePixelRatio(ratio)
            self._picture = path, picture

    def open_match(self, path: Path) -> None:
        """Put a saved match on the table; where that cannot be, say why."""
        try:
            self.session.open(path)
        except RecordError as error:
            self.notices.tell(sentence_text(error.sentence))

    # --------------------------------------------------------------------- dialogs

    def show_dialog(self, dialog: QDialog) -> None:
        """Show a dialog over the window; another one of its kind gives way."""
        self._keep(dialog)
        dialog.open()

    def show_beside(self, dialog: QDialog) -> None:
        """Show a dialog that leaves the table to be played on."""
        self._keep(dialog)
        dialog.show()

    def _keep(self, dialog: QDialog) -> None:
        name = dialog.objectName()
        old = self._dialogs.pop(name, None)
        if old is not None:
            old.close()
        self._dialogs[name] = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda _: self._forget(name, dialog))

    def _forget(self, name: str, dialog: QDialog) -> None:
        if self._dialogs.get(name) is dialog:
            del self._dialogs[name]

    def _close_dialogs(self) -> None:
        for dialog in list(self._dialogs.values()):
            dialog.close()
        self._dialogs.clear()

    def dialog(self, name: str) -> QDialog | None:
        """The dialog of this name that is shown."""
        return self._dialogs.get(name)

    def choose_match(self) -> None:
        """Open the New match dialog with the last choice."""
        from rummy_qt.ui.windows.new_match import NewMatchDialog

        levels = known_levels()
        last = from_json(self._preferences.last_match, self._preferences.player_name, levels)
        dialog = NewMatchDialog(last, levels, parent=self)
        dialog.chosen.connect(self.begin)
        self.show_dialog(dialog)

    def begin(self, choice: MatchChoice) -> None:
        """Start the match that was chosen."""
        self._preferences.last_match = to_json(choice)
        self._preferences.player_name = choice.seats[0].name
        try:
            self.session.start(choice)
        except RecordError as error:
            self.notices.tell(sentence_text(error.sentence))

    def choose_file(self) -> None:
        """Ask for a match file and open it."""
        dialog = QFileDialog(self, self.tr("Open a match"), str(matches_dir()))
        dialog.setObjectName("file_dialog")
        dialog.setNameFilters([self.tr("Matches (*.rummy)"), self.tr("All files (*)")])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open_match(Path(name)))
        self.show_dialog(dialog)

    def show_score_sheet(self) -> None:
        """Show the points of every round."""
        standing = self.session.standing()
        if standing is None:
            return
        from rummy_qt.ui.windows.score_sheet import ScoreSheet

        sheet = ScoreSheet(standing, self)
        sheet.next_round_wanted.connect(self._next_round)
        sheet.rematch_wanted.connect(self.actions_by_id["rematch"].trigger)
        sheet.same_deals_wanted.connect(self.actions_by_id["same_deals"].trigger)
        self.show_dialog(sheet)

    def show_saved_matches(self) -> None:
        """List the saved matches."""

    def show_preferences(self) -> None:
        """Open the preferences beside the table, which shows every change at once."""
        from rummy_qt.ui.windows.keys_page import KeysPage
        from rummy_qt.ui.windows.preferences_dialog import PreferencesDialog

        keys = KeysPage(self._preferences, self.actions_by_id)
        self.show_beside(PreferencesDialog(self._preferences, keys, self))

    def show_handbook(self, option: str = "") -> None:
        """Open the rules of the match on the table, at the clause of an option."""
        from rummy_qt.ui.windows.handbook.window import HandbookWindow

        choice = self.session.choice()
        if choice is None:
            choice = from_json(self._preferences.last_match, "", known_levels())
        window = HandbookWindow(
            self._preferences, choice.rulebook, choice.rules, choice.house, self
        )
        self.show_beside(window)
        if option:
            window.show_option(option)

    def show_crash(self, details: str) -> None:
        """Say that something unexpected happened; one such dialog at a time."""
        from rummy_qt.ui.windows.crash_dialog import CrashDialog

        if "crash" not in self._dialogs:
            self.show_dialog(CrashDialog(details, self))

    def show_about(self) -> None:
        """Say what this program is."""
        box = QMessageBox(self)
        box.setObjectName("about")
        box.setWindowTitle(self.tr("About Rummy Qt"))
        box.setText(f"<h3>Rummy Qt {__version__}</h3>")
        box.setInformativeText(
            self.tr("500 Rum against the computer, on your desktop. Free software: MIT licence.")
        )
        box.setIconPixmap(self.windowIcon().pixmap(64, 64))
        self.show_dialog(box)

    # --------------------------------------------------------------------- actions

    def _on_round_over(self) -> None:
        self._update_actions()
        wait = round(SHEET_DELAY * min(1.0, self._preferences.animation_speed))
        bridge = self.session.bridge
        QTimer.singleShot(wait, self, lambda: self._sheet_after(bridge))

    def _sheet_after(self, bridge: GameBridge | None) -> None:
        if bridge is not None and self.session.bridge is bridge and bridge.game.match.round.over:
            self.show_score_sheet()

    def _next_round(self) -> None:
        bridge = self.session.bridge
        if bridge is not None and bridge.game.match.round.over and not bridge.game.match.over:
            bridge.next_round()

    def _undo(self) -> None:
        if self.session.bridge is not None:
            self.session.bridge.undo()

    def _redo(self) -> None:
        if self.session.bridge is not None:
            self.session.bridge.redo()

    def _toggle_log(self) -> None:
        self._preferences.log_shown = self.actions_by_id["log"].isChecked()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _show_data_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(matches_dir())))

    def _update_actions(self) -> None:
        bridge = self.session.bridge
        game = None if bridge is None else bridge.game
        over = game is not None and game.match.over
        between = game is not None and game.match.round.over and not over
        enabled = {
            "rematch": game is not None,
            "same_deals": over,
            "leave_table": game is not None,
            "undo": game is not None and game.can_undo,
            "redo": game is not None and game.can_redo,
            "next_round": between,
            "score_sheet": game is not None,
            "log": game is not None,
        }
        for name, on in enabled.items():
            self.actions_by_id[name].setEnabled(on)

    # -------------------------------------------------------------------- geometry

    def _restore_geometry(self) -> None:
        kept = QByteArray.fromBase64(self._preferences.geometry.encode("ascii", "ignore"))
        if kept.isEmpty() or not self.restoreGeometry(kept):
            room = self.screen().availableSize()
            self.resize(FIRST_SIZE.boundedTo(room))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.actions_by_id["full_screen"].setChecked(self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the place of the window and leave the match as it stands: nothing is asked."""
        kept = self.saveGeometry().toBase64().data()
        self._preferences.geometry = bytes(kept).decode("ascii")
        self.session.close()
        super().closeEvent(event)

"""Opens the dialogs around the table, one of each kind at a time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from rummy_qt.records.entry import SUFFIX
from rummy_qt.records.header import Header
from rummy_qt.records.library import Library
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.sentences import Sentence
from rummy_qt.ui import errands
from rummy_qt.ui.match_choice import offered
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.windows.opening import Opener
from rummy_qt.ui.windows.questions import Question, file_dialog, match_files
from rummy_qt.ui.words.language import alphabetical, translate
from rummy_qt.ui.words.names import LEVEL_WORDS
from rummy_qt.ui.words.records import kept_text, told
from rummy_qt.ui.words.undo import cost_text

if TYPE_CHECKING:
    from rummy_qt.ui.windows.house_rules import HouseRulesDialog


def known_levels() -> list[str]:
    """The levels that a person may choose, weakest first."""
    from rummy_qt.opponents.levels import LEVELS  # the search behind them is not needed before

    return [name for name in LEVEL_WORDS if name in LEVELS and name != "random"]


class Dialogs(QObject):
    """The dialogs of one window. Their modules are imported when they are first wanted."""

    match_chosen = Signal(object)
    """A ``MatchChoice``: begin this match."""
    file_chosen = Signal(object)
    """A path: open this match."""
    round_chosen = Signal(int)
    """Replay this round of the match on the table."""
    again_chosen = Signal(int)
    """A round of the match on the table: play it again."""
    review_chosen = Signal(int)
    """Review this round of the match on the table."""
    review_file_chosen = Signal(object)
    """The path of the match whose last finished round is to be judged."""
    replay_chosen = Signal(object)
    """A path: replay this match."""
    folder_wanted = Signal(object)
    """A path: show this folder."""
    wanted = Signal(str)
    """The id of an action that a dialog's button stands for."""

    def __init__(
        self, window: QWidget, session: Session, preferences: Preferences, library: Library
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._preferences = preferences
        self._library = library
        self._dialogs: dict[str, QDialog] = {}

    def show(self, dialog: QDialog) -> None:
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

    def close_all(self) -> None:
        """Close every dialog."""
        for dialog in list(self._dialogs.values()):
            dialog.close()
        self._dialogs.clear()

    def shown(self, name: str) -> QDialog | None:
        """The dialog of this name that is shown."""
        return self._dialogs.get(name)

    def choose_match(self) -> None:
        """Open the New match dialog with the last choice."""
        from rummy_qt.ui.windows.new_match import NewMatchDialog, RulesEntry

        levels = known_levels()
        last = offered(self._preferences.last_match, self._preferences.player_name, levels)

        def own() -> dict[str, RulesEntry]:
            entries = {
                house.name: RulesEntry(house.rulebook, house.rules, house.name)
                for house in self._preferences.house_rules
                if house.rules.clash is None
            }
            return {name: entries[name] for name in alphabetical(entries)}

        def change_rules() -> None:
            editor = self.show_house_rules(dialog)
            editor.saved.connect(lambda name: dialog.offer_rules(own(), name))
            editor.finished.connect(lambda _: dialog.offer_rules(own()))

        dialog = NewMatchDialog(last, levels, own(), self._window)
        dialog.chosen.connect(self.match_chosen)
        dialog.house_rules_wanted.connect(change_rules)
        self.show(dialog)

    def choose_file(self) -> None:
        """Ask for a match file and open it."""
        self.show(
            file_dialog(
                self._window,
                "file_dialog",
                lambda: translate("Dialogs", "Open a match"),
                match_files,
                SUFFIX,
                self.file_chosen.emit,
                folder=str(matches_dir()),
            )
        )

    def show_score_sheet(self) -> None:
        """Show the points of every round."""
        standing = self._session.standing()
        if standing is None:
            return
        from rummy_qt.ui.windows.score_sheet import ScoreSheet

        sheet = ScoreSheet(standing, self._window)
        sheet.replay_wanted.connect(self.round_chosen)
        sheet.review_wanted.connect(self.review_chosen)
        sheet.again_wanted.connect(self.again_chosen)
        sheet.wanted.connect(self.wanted)
        self.show(sheet)

    def show_match_facts(self, opener: Opener) -> None:
        """Say what there is to know about the match on the table."""
        bridge = self._session.bridge
        if bridge is None:
            return
        from rummy_qt.ui.windows.match_facts import MatchFactsDialog, facts_of

        dialog = MatchFactsDialog(lambda: facts_of(bridge.game), opener, self._window)
        dialog.folder_wanted.connect(self.folder_wanted)
        self.show(dialog)

    def ask_to_resign(self) -> None:
        """Ask whether the match is to be given up: it cannot be taken up again."""
        box = Question(
            "resign",
            self._window,
            lambda: translate("Dialogs", "Resign"),
            lambda: translate("Dialogs", "Resign this match?"),
            lambda: translate(
                "Dialogs",
                "It counts as lost and cannot be played on. To pause it, just leave the table.",
            ),
        )
        resign = box.answer(
            lambda: translate("Dialogs", "&Resign"),
            QMessageBox.ButtonRole.DestructiveRole,
            "do_resign",
        )
        box.answer(
            lambda: translate("Dialogs", "&Play on"), QMessageBox.ButtonRole.RejectRole, main=True
        )
        resign.clicked.connect(self._session.resign)
        self.show(box)

    def ask_to_undo(self, undo: Callable[[], None]) -> None:
        """Ask whether a move is to be taken back, which may make the round count as assisted."""
        box = Question(
            "undo",
            self._window,
            lambda: translate("Dialogs", "Undo"),
            lambda: translate("Dialogs", "Take the last move back?"),
            cost_text,
        )
        take_back = box.answer(
            lambda: translate("Dialogs", "&Take it back"),
            QMessageBox.ButtonRole.AcceptRole,
            "do_undo",
        )
        box.answer(
            lambda: translate("Dialogs", "&Leave it"),
            QMessageBox.ButtonRole.RejectRole,
            "keep_it",
            main=True,
        )
        take_back.clicked.connect(undo)
        self.show(box)

    def ask_about_last_moves(
        self,
        path: Path | None,
        save_copy: Callable[[Path], object],
        settled: Callable[[], object],
        trouble: Sentence | None = None,
    ) -> None:
        """Ask what becomes of moves that cannot be saved where they belong.

        It is the one question at leaving. ``path`` is where they belong; ``settled`` is called
        once they were saved elsewhere, or may be lost; ``trouble`` says why they could not be
        saved where the person wished.
        """
        box = Question(
            "last_moves",
            self._window,
            lambda: translate("LastMoves", "Not saved"),
            lambda: told(Sentence("lost", path=path)),
            lambda: (
                told(trouble)
                if trouble
                else translate("LastMoves", "Save the match somewhere else, or they will be lost.")
            ),
        )
        save = box.answer(
            lambda: translate("LastMoves", "&Save a copy elsewhere…"),
            QMessageBox.ButtonRole.ActionRole,
            "save_elsewhere",
            main=True,
        )
        lose = box.answer(
            lambda: translate("LastMoves", "Close &anyway"),
            QMessageBox.ButtonRole.DestructiveRole,
            "close_anyway",
        )
        box.answer(lambda: translate("LastMoves", "&Play on"), QMessageBox.ButtonRole.RejectRole)
        save.clicked.connect(lambda: self._ask_where(path, save_copy, settled))
        lose.clicked.connect(lambda _: settled())
        self.show(box)

    def _ask_where(
        self,
        path: Path | None,
        save_copy: Callable[[Path], object],
        settled: Callable[[], object],
    ) -> None:
        def again(why: Sentence) -> None:
            self.ask_about_last_moves(path, save_copy, settled, why)

        def save(copy: Path) -> None:
            errands.send(self, lambda _: save_copy(copy), lambda _: settled(), failed=again)

        self.show(
            file_dialog(
                self._window,
                "last_moves_file",
                lambda: translate("LastMoves", "Save a copy"),
                match_files,
                SUFFIX,
                save,
                save=True,
            )
        )

    def show_saved_matches(self, opener: Opener) -> None:
        """List the saved matches."""
        from rummy_qt.ui.windows.saved_matches import SavedMatchesDialog

        dialog = SavedMatchesDialog(self._library, opener, self._window)
        dialog.open_wanted.connect(self.file_chosen)
        dialog.replay_wanted.connect(self.replay_chosen)
        dialog.review_wanted.connect(self.review_file_chosen)
        dialog.new_match_wanted.connect(self.choose_match)
        self.show(dialog)

    def show_statistics(self) -> None:
        """Show how the person has played."""
        from rummy_qt.ui.windows.statistics import StatisticsDialog

        dialog = StatisticsDialog(self._preferences, self._library, self._window)
        dialog.new_match_wanted.connect(self.choose_match)
        self.show(dialog)

    def show_house_rules(self, over: QWidget | None = None) -> HouseRulesDialog:
        """Change rules, in a dialog over another one or over the window."""
        from rummy_qt.ui.windows.house_rules import HouseRulesDialog

        dialog = HouseRulesDialog(self._preferences, over or self._window)
        self.show(dialog)
        return dialog

    def show_preferences(self) -> None:
        """Open the preferences beside the table, which shows every change at once."""
        from rummy_qt.ui.windows.preferences_dialog import PreferencesDialog

        self.show_beside(PreferencesDialog(self._preferences, self._window))

    def show_handbook(self, shown: Header | None, refusal: str = "") -> None:
        """Open the rules of the match that is shown, at the clause behind a refusal."""
        from rummy_qt.ui.windows.handbook import HandbookWindow

        match = shown or offered(self._preferences.last_match, "", known_levels())
        window = HandbookWindow(
            self._preferences, match.rulebook, match.rules, match.house, self._window, refusal
        )
        self.show_beside(window)
        if refusal:
            window.show_answer()

    def show_crash(self, details: str) -> None:
        """Say that something unexpected happened; one such dialog at a time."""
        from rummy_qt.ui.windows.crash_dialog import CrashDialog

        if "crash" not in self._dialogs:
            self.show(CrashDialog(details, self._kept, self._window))

    def _kept(self) -> str:
        bridge = self._session.bridge
        return "" if bridge is None else kept_text(bridge.game.record.kept())

    def show_about(self) -> None:
        """Say what this program is."""
        from rummy_qt.ui.windows.about import AboutDialog

        dialog = AboutDialog(self._window.windowIcon(), self._window)
        dialog.folder_wanted.connect(lambda: self.wanted.emit("data_folder"))
        self.show(dialog)

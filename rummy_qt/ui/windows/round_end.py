"""What follows the last card of a match: a look at the table, perhaps a celebration, the sheet.

After a round that is not the last the table stays as it lies: its own buttons lead on.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from rummy_qt.ui.bridge import GameBridge
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.table.view import TableView
from rummy_qt.ui.words.language import translate

LOOK_MS = 1500
"""How long the end of a match is looked at before anything covers it."""


class RoundEnd(QObject):
    """Leads from the table to the score sheet."""

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        show_sheet: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._preferences = preferences
        self._show_sheet = show_sheet

    def lead_on(self, table: TableView) -> None:
        """The round on this table is over, and perhaps the match with it."""
        bridge = self._session.bridge
        wait = LOOK_MS if self._preferences.animation_speed else 0
        QTimer.singleShot(wait, table, lambda: self._go_on(bridge, table))

    def _go_on(self, bridge: GameBridge | None, table: TableView) -> None:
        if bridge is None or bridge is not self._session.bridge or not table.isVisible():
            return  # something else is looked at by now
        game = bridge.game
        if not game.match.over:
            return
        won = game.may_tell and game.match.winner == game.person
        if won and self._preferences.animation_speed:
            self._celebrate(table)
        else:
            self._show_sheet()

    def _celebrate(self, table: TableView) -> None:
        from rummy_qt.ui.table.celebration import Celebration  # few starts come to that

        celebration = Celebration(table, translate("RoundEnd", "You have won the match"))
        celebration.ended.connect(lambda: self._after_celebrating(table))
        celebration.begin()

    def _after_celebrating(self, table: TableView) -> None:
        if table.isVisible():  # else a replay is looked at by now
            self._show_sheet()

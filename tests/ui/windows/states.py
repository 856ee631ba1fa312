"""Every page and dialog of a match, for the pictures, the measurements and the keyboard tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QApplication, QDialog, QSpinBox, QTabWidget

from rummy_qt.engine import Card
from rummy_qt.engine.sheet import Tally
from rummy_qt.play.score_lines import ScoreLines
from rummy_qt.records.header import SeatInfo
from rummy_qt.records.life import Help, PlayedRound
from rummy_qt.records.record import MatchRecord
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.new_match import NewMatchDialog
from rummy_qt.ui.windows.questions import TitleQuestion, ask, ask_about_last_moves
from rummy_qt.ui.windows.score_sheet import ScoreSheet
from rummy_qt.ui.words.notices import cost_text
from tests.ui.windows.conftest import bridge_of

Show = Callable[[MainWindow], object]
EVERYWHERE: Final = (
    "day", "challenge", "firsts", "ladder", "saved_matches", "statistics", "house_rules",
    "preferences", "handbook", "about",
)  # fmt: skip
"""Actions that open a page, whatever the window shows."""
AT_A_TABLE: Final = ("score_sheet", "about_match", "resign", "keys_now")
_WON: Final = tuple(
    tuple(map(Card.parse, meld.split()))
    for meld in ("Ac Ad Ah", "7c 8c 9c Tc", "Qd Qh Qs", "4h 5h 6h", "2c 2d 2s")
)
NAMES: Final = ("Anna", "Bartholomea", "Cleo", "Dagobert", "Ester", "Frode", "Greta", "Hugo")


def _by_action(action: str) -> Show:
    return lambda window: window.commands.actions[action].trigger()


def _unwritten(window: MainWindow) -> MatchRecord:
    return MatchRecord(bridge_of(window).game.header, Path("a.rummy"))


QUESTIONS: Final[dict[str, Show]] = {
    "crash": lambda window: window.commands.show_crash("Traceback"),
    "undo": lambda window: ask("undo", window, bool, cost_text()),
    "last_moves": lambda window: ask_about_last_moves(
        window.dialogs, _unwritten(window), lambda _: None
    ),
    "title": lambda window: TitleQuestion(window, "Friday", print).open(),
    "throw_away": lambda window: ask("throw_away", window, bool),
}
DIALOGS: Final[dict[str, Show]] = {
    **{action: _by_action(action) for action in ("new_match", *EVERYWHERE, *AT_A_TABLE)},
    "differences": lambda window: window.commands.handbook(compared=True),
    **QUESTIONS,
}
"""By name, how to open each dialog while a match is on the table."""


def standing(
    rounds: int,
    players: int = 3,
    *,
    winner: int | None = None,
    assisted: bool = False,
    names: Sequence[str] = NAMES,
) -> ScoreLines:
    """The score sheet of a match after ``rounds`` rounds."""
    seats = (SeatInfo(names[0], "human"), *(SeatInfo(name, "club") for name in names[1:players]))
    first = winner or 0
    most = (540 if winner is not None else 400) // rounds
    """The leader's points per round: they reach the target in the last round only if ``winner``."""
    totals = [0] * players
    scores = []
    for number in range(1, rounds + 1):
        tallies = tuple(_tally(most, number, seat, first=seat == first) for seat in range(players))
        totals = [total + tally.total for total, tally in zip(totals, tallies, strict=True)]
        stars = assisted and number == rounds
        help_ = {Help.HINT} if stars else set()
        scores.append(PlayedRound(number, 0, [], help=help_, tallies=tallies, totals=tuple(totals)))
    behind = [totals[first] - total for total in totals]
    settled = tuple(sum(behind) if seat == first else -behind[seat] for seat in range(players))
    return ScoreLines(
        seats=seats,
        rounds=tuple(scores),
        target=500,
        winner=winner,
        settlement=None if winner is None else settled,
        winning=_WON if winner == 0 else (),
    )


def _tally(most: int, number: int, seat: int, *, first: bool) -> Tally:
    """About ``most`` points for the leader, fewer for the others, varying from round to round."""
    up_and_down = (7 * number + 3 * seat) % 5 - 2
    if first:
        return Tally(most - 25 + 5 * up_and_down, 0, 0, 25, 0)
    fined = -50 if seat == 1 and number == 3 else 0
    left = -5 * ((2 * number + 5 * seat) % 7)
    return Tally(max(0, most - 20 + 5 * up_and_down), 5 * (number % 3), left, 0, fined)


SHEETS: Final = {
    "first": lambda: standing(1),
    "middle": lambda: standing(4),
    "assisted": lambda: standing(3, assisted=True),
    "won": lambda: standing(6, winner=0),
    "lost": lambda: standing(6, winner=1),
    "won_8": lambda: standing(6, 8, winner=0),
    "twelve": lambda: standing(12, 4),
}
"""By name, score sheets at different stages of a match."""


def shown(window: MainWindow, name: str) -> QDialog:
    """Open the dialog of this name and return it."""
    DIALOGS[name](window)
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()][-1]


def states(window: MainWindow) -> Iterator[tuple[str, QDialog]]:
    """Every page and dialog over the match on the table, in each of its states, with its name."""
    for name in DIALOGS:
        dialog = shown(window, name)
        tabs = dialog.findChild(QTabWidget)
        for place in range(tabs.count() if tabs is not None else 1):
            if tabs is not None:
                tabs.setCurrentIndex(place)
            QApplication.processEvents()
            yield f"{name}_{place}" if tabs is not None else name, dialog
        if isinstance(dialog, NewMatchDialog):
            box = dialog.findChild(QSpinBox, "opponents")
            assert box is not None
            box.setValue(7)
            QApplication.processEvents()
            yield f"{name}_8", dialog
        dialog.close()
    for name, make in SHEETS.items():
        sheet = ScoreSheet(make(), window)
        window.dialogs.show(sheet)
        QApplication.processEvents()
        yield f"score_sheet_{name}", sheet
        sheet.close()

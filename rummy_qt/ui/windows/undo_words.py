"""What Undo says where it may cost a round its standing as played without help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence

from rummy_qt.play.game import Game
from rummy_qt.ui.actions import set_keys

translate = QCoreApplication.translate


def name_undo(action: QAction, game: Game | None) -> None:
    """Let the action say beforehand whether the round will count as assisted."""
    if game is not None and game.undo_costs:
        text = translate("Undo", "&Undo… (the round may then count as assisted)")
        tip = f"{translate('Undo', 'Take the last move back')}. {cost_text()}"
    else:
        text = translate("Undo", "&Undo")
        tip = translate("Undo", "Take the last move back")
    action.setText(text)
    set_keys(action, tip, action.shortcut().toString(QKeySequence.SequenceFormat.PortableText))


def cost_text() -> str:
    """What an undo costs, where it costs anything."""
    return translate(
        "Undo",
        "A hidden card has been shown since. If you then play on in another way, the round counts"
        " as assisted; if you redo what you took back, it does not.",
    )


def star_text() -> str:
    """What the star beside a round on the score sheet means."""
    return translate(
        "Undo",
        "* Assisted: a move was taken back after a hidden card had been shown, the deal was known"
        " before, or a simple player stood in for an opponent. The statistics keep such rounds"
        " apart.",
    )

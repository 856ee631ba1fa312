"""What Undo says before and after it costs a round its standing as played without help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence

from rummy_qt.play.game import Game
from rummy_qt.ui.actions import set_keys

translate = QCoreApplication.translate


def would_assist(game: Game) -> bool:
    """Whether the next undo would make a round count as assisted that does not yet."""
    return game.can_undo and not game.assisted and not game.undo_is_free


def name_undo(action: QAction, game: Game | None) -> None:
    """Let the action say beforehand whether the round will count as assisted."""
    if game is not None and would_assist(game):
        text = translate("Undo", "&Undo (the round then counts as assisted)")
        tip = translate(
            "Undo",
            "Take the last move back. A hidden card has been shown since, so the round will count"
            " as assisted",
        )
    else:
        text = translate("Undo", "&Undo")
        tip = translate("Undo", "Take the last move back")
    action.setText(text)
    set_keys(action, tip, action.shortcut().toString(QKeySequence.SequenceFormat.PortableText))


def assisted_text() -> str:
    """What is said once, when a round has begun to count as assisted."""
    return translate(
        "Undo", "Taken back. A hidden card had been shown, so this round counts as assisted."
    )


def star_text() -> str:
    """What the star beside a round on the score sheet means."""
    return translate(
        "Undo",
        "* Assisted: hidden cards were known, because a move was taken back, or the deal was"
        " known before. The statistics keep such rounds apart.",
    )

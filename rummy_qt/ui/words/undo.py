"""What Undo says where it may cost a round its standing as played without help."""

from __future__ import annotations

from rummy_qt.ui.words.language import translate


def undo_words(*, costs: bool) -> tuple[str, str]:
    """The action and its tooltip; where it ``costs``, the round may then count as assisted."""
    if not costs:
        return translate("Undo", "&Undo"), translate("Undo", "Take the last move back")
    text = translate("Undo", "&Undo… (the round may then count as assisted)")
    return text, translate("Undo", "Take the last move back. {cost}", cost=cost_text())


def cost_text() -> str:
    """What an undo costs, where it costs anything."""
    return translate(
        "Undo",
        "A hidden card has been shown since. If you then play on in another way, the round counts"
        " as assisted; if you redo what you took back, it does not.",
    )

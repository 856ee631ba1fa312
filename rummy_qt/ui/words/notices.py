"""Messages to the person: errors of the records, what is saved, what counts as assisted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from rummy_qt.engine.reasons import Reason
from rummy_qt.records.header import mark_of
from rummy_qt.records.record import SavedPart
from rummy_qt.records.sentences import SENTENCES, Sentence
from rummy_qt.records.texts import English
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.names import match_text

if TYPE_CHECKING:
    from rummy_qt.play.game import Game


def sentence_text(sentence: Sentence, named: Callable[[Path], str] = lambda path: path.name) -> str:
    """A sentence of the records, translated; ``named`` returns the text for a path."""

    def displayed(value: Any) -> object:
        if isinstance(value, Sentence):
            return sentence_text(value, named)
        if isinstance(value, Reason):
            from .prompts import reason_text  # rarely needed

            return reason_text(value)
        return named(value) if isinstance(value, Path) else value

    values = {name: displayed(value) for name, value in sentence.values.items()}
    return translate("Records", SENTENCES[sentence.name], **values)


def kept_text(kept: SavedPart | None) -> str:
    """How much of the match on the table is saved in a file; None: it has no file."""
    if kept is None:
        return translate("Saving", "The match on the table is not being saved.")
    if kept.missing is None:
        return translate("Saving", "It is not certain that your last moves are saved.")
    if kept.missing:
        return translate("Saving", "%n move(s) are not saved yet.", kept.missing)
    if kept.elsewhere is not None:
        return translate(
            "Saving", "The match is saved up to the last move, in {path}.", path=kept.elsewhere
        )
    return translate("Saving", "The match is saved up to the last move.")


def titled_text(sentence: Sentence) -> str:
    """``sentence_text`` with saved matches by their names."""
    return sentence_text(sentence, match_text)


def cost_text() -> str:
    """The warning before an undo that may make the round count as assisted."""
    return translate(
        "Undo",
        "A hidden card has been shown since. If you then play on in another way, the round counts"
        " as assisted; if you redo what you took back, it does not.",
    )


OPENING, WAITING, UNREAD = "opening", "waiting", "unread"
SAVING, SETTINGS, LANGUAGE = "saving", "settings", "language"
PRACTICE, REPLACED, LOADING = "practice", "replaced", "loading"
"""Subjects of notices; ``LOADING``: program files cannot be read at the moment."""


class Notice(NamedTuple):
    """A message that the window shows above its page."""

    say: Callable[[], str]
    """Returns its text in the current language."""
    about: str = ""
    """Its subject; the notice is removed once that is settled."""
    tip: str = ""
    button: Callable[[], str] | None = None
    """Returns the label of the button that calls ``does``; None: no button."""
    does: Callable[[], object] = bool


def notice_of(sentence: Sentence, about: str = "") -> Notice:
    """A notice with a sentence of the records; its tooltip has the full paths of the files."""
    paths = [str(value) for value in sentence.values.values() if isinstance(value, Path)]
    return Notice(partial(titled_text, sentence), about, tip="\n".join(paths))


def practice_notice(game: Game, go_back: Callable[[], object], *, returns: bool) -> Notice:
    """For a round outside a match: what it is, and a button to go back.

    ``returns``: back to a match, else to the cover.
    """
    named, number = game.named, game.match.round_number

    def say() -> str:
        if named is not None and mark_of(named) is None:
            if game.match.round.over:
                return translate("Day", "The deal of the day")
            return translate("Practice", "The deal of the day: your first try counts.")
        if named is not None:
            return translate("Practice", "A challenge: a friend plays the same cards.")
        return translate("Practice", "Practice: round {number}, in a copy.", number=number)

    to: Annotated[English, "Practice"]
    to = "&Back to the match" if returns else "&Back to the welcome page"
    return Notice(say, PRACTICE, button=partial(translate, "Practice", to), does=go_back)

"""What the person should know of, as plain data; the window shows it above its page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, NamedTuple

from rummy_qt.records.header import mark_of
from rummy_qt.records.sentences import Sentence
from rummy_qt.records.texts import Said
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.records import told

OPENING, WAITING, UNREAD = "opening", "waiting", "unread"
SAVING, SETTINGS, LANGUAGE = "saving", "settings", "language"
PRACTICE, REPLACED, LOADING = "practice", "replaced", "loading"
"""What notices can be about; ``LOADING``: program files that cannot be read for the moment."""


class Notice(NamedTuple):
    """Something that the person should read."""

    say: Callable[[], str]
    """Its words, in the language of the moment."""
    about: str = ""
    """What it is about; once that is settled, the notice goes."""
    tip: str = ""
    button: Callable[[], str] | None = None
    """What the button says that leads somewhere, where there is one."""
    does: Callable[[], object] = bool
    copied: str = ""
    """What a button beside it copies; empty for no such button."""

    @property
    def text(self) -> str:
        return self.say()


def notice_of(sentence: Sentence, about: str = "") -> Notice:
    """What the records have to say; the whole paths of its files are in the tooltip."""
    paths = [str(value) for value in sentence.values.values() if isinstance(value, Path)]
    return Notice(partial(told, sentence), about, tip="\n".join(paths))


def practice_notice(
    number: int,
    named: str | None,
    is_over: Callable[[], bool],
    go_back: Callable[[], object],
    *,
    returns: bool,
) -> Notice:
    """For a round apart: what it is, and the way back, to a match where it ``returns``."""

    def say() -> str:
        if named is not None and mark_of(named) is None:
            if is_over():
                return translate("Day", "The deal of the day")
            return translate("Practice", "The deal of the day: your first one counts.")
        if named is not None:
            return translate("Practice", "A challenge: a friend plays the same cards.")
        return translate("Practice", "Practice: round {number}, in a copy.", number=number)

    to: Annotated[Said, "Practice"] = "&Back to the match" if returns else "&Back to the cover"
    return Notice(say, PRACTICE, button=partial(translate, "Practice", to), does=go_back)

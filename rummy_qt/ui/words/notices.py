"""What the person should know of, as plain data; the window shows it above its page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rummy_qt.records.header import mark_of
from rummy_qt.records.sentences import Sentence
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.records import told

OPENING, WAITING, UNREAD = "opening", "waiting", "unread"
SAVING, SETTINGS, LANGUAGE = "saving", "settings", "language"
PRACTICE, REPLACED, LOADING = "practice", "replaced", "loading"
"""What notices can be about: the match being opened, or waited for, or that cannot be read for the
moment; keeping what is played, or preferred; the language that is spoken; a practice on the
table; the program's files, replaced while it runs, or not to be read for the moment."""


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
    """Leads there."""
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
    """While a round apart from all matches lies on the table: what it is, and the way back.

    ``returns``: whether there is a match to go back to.
    """

    def say() -> str:
        if named is not None and mark_of(named) is None:
            if is_over():
                return translate("Day", "The deal of the day")
            return translate("Practice", "The deal of the day: your first one counts.")
        if named is not None:
            return translate("Practice", "A challenge: a friend plays the same cards.")
        return translate("Practice", "Practice: round {number}, in a copy.", number=number)

    def back() -> str:
        if returns:
            return translate("Practice", "&Back to the match")
        return translate("Practice", "&Back to the cover")

    return Notice(say, PRACTICE, button=back, does=go_back)

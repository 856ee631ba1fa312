"""Every sentence that the records say to a person, by name, so that a window can translate it."""

from __future__ import annotations

import errno
from typing import Any, Final

SENTENCES: Final[dict[str, str]] = {
    # opening a file
    "missing": "There is no file {path}.",
    "not_a_file": "{path} is not a file.",
    "unreadable": "{path} cannot be read: {why}.",
    "empty": "{path} is empty.",
    "too_large": "{path} is larger than any match: {size} MB.",
    "not_a_record": "{path} is not a match record, line {line}: {why}.",
    "refused": "{path} is not a fair record, line {line}: {why}.",
    "newer": "{path} is a record of format {format}, which needs a newer version of Rummy Qt:"
    " it was written by {app}.",
    "in_use": "{path} is open in another window.",
    "exists": "{path} exists already.",
    "resigned": "The match was resigned: it can be replayed, but not played on.",
    "practice_over": "This was one round, for practice: it can be replayed, but not played on.",
    "ended": "The match is over; nothing can be added to its record.",
    # what was mended while opening
    "torn": "The last line of the record was incomplete and was dropped.",
    "damaged": "{path} is damaged in line {line} ({why}). The match goes on from the last good"
    " move, in a copy; the damaged file is kept.",
    "unlocked": "The match could not be locked against a second window: {why}.",
    # trouble while playing
    "disk_full": "The disk is full. The match goes on, and is saved as soon as there is room.",
    "read_only": "{path} may not be written to. The match goes on, and is saved as soon as it may.",
    "unsaved": "The match cannot be saved now: {why}. It goes on, and is saved as soon as it can.",
    "moved": "The file of {path} was moved or removed while it was played; there is a new one.",
    "changed": "Something else changed the file of {path}; the match goes on in a new one.",
    "lost": "The last moves of {path} could not be saved.",
    # the library
    "bad_title": "A title has 1 to 200 characters, on one line.",
    "not_deleted": "{path} could not be put into the trash: {why}.",
    "not_copied": "{path} could not be copied: {why}.",
    "added": "{path} was copied into your saved matches. The file itself stays as it is.",
    "here_already": "{path} is already among your saved matches, at least as far as in this"
    " file: you play on there.",
    # settings and statistics
    "settings_broken": "The settings could not be read ({why}); the defaults are used."
    " The file is kept as {copy}.",
    "settings_unread": "The settings cannot be read for the moment ({why}); the defaults are used."
    " Those that you do not change are kept.",
    "settings_partly": "These settings were not understood and have their defaults: {names}."
    " The file is kept as {copy}.",
    "settings_unsaved": "The settings could not be saved: {why}.",
    "statistics_unsaved": "The statistics cannot be saved ({why}); they are made again when asked.",
    # a deal number typed by a person
    "bad_deal": "A deal number has 1 to 15 digits; the seed of an ended match has 32 digits and"
    " letters from a to f.",
}


class Sentence(str):
    """A sentence in English that remembers how it was made.

    ``name`` is a key of ``SENTENCES`` and ``values`` fill its blanks, so a window can say it
    in another language.
    """

    __slots__ = ("name", "values")

    name: str
    values: dict[str, Any]

    def __new__(cls, name: str, **values: Any) -> Sentence:
        sentence = super().__new__(cls, SENTENCES[name].format(**values))
        sentence.name = name
        sentence.values = values
        return sentence


class RecordError(ValueError):
    """A file that cannot be used; the text is one clear ``sentence`` for a person."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class RecordInUse(RecordError):
    """The match is open in another window."""


UNSAVED: Final = frozenset({"disk_full", "read_only", "unsaved"})
"""The sentences that stay true until everything is saved."""


def reason(error: OSError) -> str:
    """What the system says, without numbers and paths."""
    return (error.strerror or type(error).__name__).lower()


def trouble_with(path: object, error: OSError) -> Sentence:
    """What to tell a player whose match cannot be written."""
    if error.errno in _NO_ROOM:
        return Sentence("disk_full")
    if error.errno in _NO_RIGHT:
        return Sentence("read_only", path=path)
    return Sentence("unsaved", why=reason(error))


_NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_NO_RIGHT = {errno.EACCES, errno.EPERM, errno.EROFS}

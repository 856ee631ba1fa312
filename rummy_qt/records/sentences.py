"""Every sentence for the user that the records make, by name, so that a window can translate it."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from rummy_qt.engine.reasons import Reason

SENTENCES: Final[dict[str, str]] = {
    # opening a file
    "missing": "There is no file {path}.",
    "not_a_file": "{path} is not a file.",
    "unreadable": "{path} cannot be read. {why}",
    "empty": "{path} is empty.",
    "too_large": "{path} is larger than any match: {size} MB.",
    "not_a_record": "{path} is not a match record. Line {line}: {why}",
    "refused": "{path} is not a fair record. Line {line}: {why}",
    "newer": "{path} is a record of format {format}, which needs a newer version of Rummy Qt:"
    " it was written by {app}.",
    "in_use": "{path} is open in another window.",
    "exists": "{path} already exists.",
    "resigned": "The match was resigned: it can be replayed, but not continued.",
    "practice_over": "This was a single round: it can be replayed, but not continued.",
    "tampered": "{path} was changed or damaged on the way, in line {line}: {why} Ask for it again.",
    "no_challenge": "{path} holds no round that was played to its end as a challenge.",
    "review_too_early": "This round is being played; it can be reviewed once it is over.",
    "ended": "The match is over; nothing can be added to its record.",
    # what was mended while opening
    "torn": "The last line of the record was incomplete and was dropped.",
    "damaged": "The match {path} is damaged. Line {line}: {why} The match goes on from the last"
    " good move, in a copy; the damaged file is kept.",
    "unlocked": "The match could not be locked against a second window. {why}",
    # trouble while playing
    "disk_full": "The disk is full. The match goes on, and is saved as soon as there is room.",
    "unsaved": "The match cannot be saved now. {why} It goes on, and is saved as soon as possible.",
    "kept_elsewhere": "The match cannot be saved in its place. {why} It goes on, and is kept in"
    " {path} until it can.",
    "comes_back": "The match could not be saved in its place. It is kept in {path}, and comes back"
    " to the saved matches at the next start.",
    "moved": "The file of {path} was moved or deleted during play; there is a new one.",
    "changed": "Something else changed the file of {path}; the match goes on in a new one.",
    "lost": "The last moves of {path} could not be saved.",
    # the library
    "bad_title": "A title has 1 to 200 characters, on one line.",
    "not_deleted": "{path} could not be moved to the trash. {why}",
    "not_copied": "{path} could not be copied. {why}",
    "not_kept": "What you practised cannot be saved. {why}",
    "added": "{path} was copied into your saved matches. The file itself stays as it is.",
    "here_already": "{path} is already among your saved matches, at least as far as in this"
    " file: you play on there.",
    # settings and statistics
    "settings_broken": "The settings and any house rules could not be read, and the defaults are"
    " used. {why} The file is kept as {copy}.",
    "settings_unread": "The settings cannot be read at the moment, and the defaults are used."
    " {why} Settings that you do not change are kept.",
    "settings_later": "The settings were written by a newer version, and the defaults are used."
    " The file is left as it is; what you change now is not kept.",
    "settings_partly": "These settings were not understood and went back to their defaults:"
    " {names}. The file is kept as {copy}.",
    "settings_unsaved": "The settings could not be saved. {why}",
    "statistics_unsaved": "The statistics cannot be saved; they will be worked out again when"
    " needed. {why}",
    # a deal number typed by a person
    "bad_deal": "A deal number has 1 to 15 digits; the seed of an ended match has 32 digits and"
    " letters from a to f.",
    # what may be wrong with a line of a record, after its number
    "line_too_long": "It is too long.",
    "lines_idle": "Too many of the lines so far play nothing.",
    "sum_missing": "Its checksum is missing.",
    "sum_wrong": "Its checksum is wrong.",
    "not_an_object": "It is not a JSON object.",
    "key_twice": "A key appears twice.",
    "draw_missing": "The draw that needs this stock is missing.",
    "no_header": "A record begins with a line “match”.",
    "two_persons": "There are two human players.",
    "wrong_fingerprint": "The fingerprint does not follow from the seed and nonce.",
    "wrong_name": "The seed and the nonce do not follow from the name.",
    "named_program": "A program is playing, and could work out the cards of a named match.",
    "wrong_dealer": "The first dealer does not follow from the seed.",
    "after_end": "There is a line after the end.",
    "parts_stock": "It stands between a rebuilt stock and its draw.",
    "not_marked": "The round is not marked as assisted.",
    "marked_idly": "The round is marked as assisted, but nothing helped in it.",
    "stock_missing": "The rebuilt stock is missing before it.",
    "match_over": "The match is over.",
    "round_not_over": "The round is not over.",
    "round_not_ended": "The end of the last round is missing before it.",
    "round_over": "The round is over.",
    "file_missing": "It is not a file.",
    "unknown_rulebook": "There is no rulebook {written}.",
    "rules_nameless": "The rules are not those of {rulebook}, and have no name.",
    "option_missing": "The rules leave out {option}.",
    "unknown_opponent": "There is no opponent of the kind {written}.",
    "not_due": "Nothing that was played calls for a line “{key}”.",
    "bad_rules": "The rules do not make sense. {why}",
    "bad_value": "“{key}” makes no sense.",
    "senseless": "It makes no sense here.",
    "bad_match": "The rules allow no such match: {written}.",
    "not_a_move": "“{written}” is not a move.",
    "move_refused": "The move “{written}” is refused. {why}",
    "differs": "{key} {written} should be {expected}.",
    "nothing_vouches": "{why} Nothing vouches for the lines before it.",
    # what may be wrong with a file of settings or house rules
    "not_json": "It is not JSON.",
    "file_too_large": "It is too large.",
    "unwritten": "{path} cannot be written. {why}",
    "no_house": "{path} holds no house rules. {why}",
    "other_file": "It does not say that it holds house rules.",
    "later_house": "It was written by a newer version.",
    # why the system does not do what it was asked
    "denied": "Access is denied.",
    "no_room": "The disk is full.",
    "read_only_disk": "The disk is read-only.",
    "not_there": "There is no such file or folder.",
    "not_a_folder": "A part of its path is not a folder.",
    "there_already": "The file already exists.",
    "is_a_folder": "It is a folder.",
    "busy": "Another program is using it.",
    "too_many_open": "Too many files are open.",
    "long_name": "The name is too long.",
    "disk_fault": "The disk is not working properly.",
    "folder_gone": "Its folder cannot be reached.",
    "system_says": "The system says: {text}",
    "unloaded": "A part of the program cannot be loaded. {why} Please try again.",
}


class Sentence(str):
    """An English sentence with its template, so that a window can translate it.

    ``name`` is a key of ``SENTENCES``, and ``values`` fill its placeholders: paths, numbers,
    texts from a file, other sentences, and the engine's reasons.
    """

    __slots__ = ("name", "values")

    name: str
    values: dict[str, Any]

    def __new__(cls, name: str, **values: Any) -> Sentence:
        texts = {k: v.sentence() if isinstance(v, Reason) else v for k, v in values.items()}
        sentence = super().__new__(cls, SENTENCES[name].format(**texts))
        sentence.name = name
        sentence.values = values
        return sentence


class Fault(ValueError):
    """Something that a record may not hold, or that its match does not allow: see ``why``."""

    def __init__(self, name: str, *, unfair: bool = False, **values: Any) -> None:
        self.why = Sentence(name, **values)
        super().__init__(self.why)
        self.unfair = unfair
        """Whether it cannot be damage, so that the record is refused and not repaired."""


def expect(condition: bool, name: str, *, unfair: bool = False, **values: Any) -> None:
    """Raises a ``Fault`` with the sentence of this name unless the condition holds."""
    if not condition:
        raise Fault(name, unfair=unfair, **values)


class RecordError(ValueError):
    """A file that cannot be used; ``sentence`` tells the user why."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


@contextmanager
def refusals_as(name: str, **values: Any) -> Iterator[None]:
    """Turns an ``OSError`` into a ``RecordError`` with the sentence of this name and a ``why``."""
    try:
        yield
    except OSError as error:
        raise RecordError(Sentence(name, why=reason(error), **values)) from None


UNSAVED: Final = frozenset({"disk_full", "unsaved", "kept_elsewhere"})
"""Names of the sentences that hold until everything is saved."""


def reason(error: OSError) -> Sentence:
    """The cause of a system error; the system's own text for an unlisted one."""
    name = _CAUSES.get(error.errno or 0)
    text = error.strerror or type(error).__name__
    return Sentence("system_says", text=text) if name is None else Sentence(name)


def trouble_with(error: OSError, kept_in: object = None) -> Sentence:
    """The sentence for a match that cannot be saved, or only in the file ``kept_in``."""
    if kept_in is not None:
        return Sentence("kept_elsewhere", why=reason(error), path=kept_in)
    why = reason(error)
    return Sentence("disk_full") if why.name == "no_room" else Sentence("unsaved", why=why)


_CAUSES: Final = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT, errno.EFBIG), "no_room"),
    **dict.fromkeys((errno.EACCES, errno.EPERM), "denied"),
    errno.EROFS: "read_only_disk",
    errno.ENOENT: "not_there",
    errno.ENOTDIR: "not_a_folder",
    errno.EEXIST: "there_already",
    errno.EISDIR: "is_a_folder",
    **dict.fromkeys((errno.EBUSY, errno.ETXTBSY), "busy"),
    **dict.fromkeys((errno.EMFILE, errno.ENFILE), "too_many_open"),
    errno.ENAMETOOLONG: "long_name",
    errno.EIO: "disk_fault",
    **dict.fromkeys((errno.ESTALE, errno.ENOTCONN, errno.ENODEV, errno.ENXIO), "folder_gone"),
}
"""The name of the sentence for each ``errno``."""

"""A challenge: one round that a friend plays with the same cards, and both side by side.

The file that goes to the friend is the record of the round. Its deal follows from a name, as that
of a day, so a day's record is a challenge, too.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from rummy_qt.engine.events import Event
from rummy_qt.records import files
from rummy_qt.records.entry import SUFFIX, Entry, entry_of, oldest_first
from rummy_qt.records.header import CHALLENGE, mark_of
from rummy_qt.records.life import Life
from rummy_qt.records.lines import Status
from rummy_qt.records.paths import data_dir
from rummy_qt.records.reading import verify
from rummy_qt.records.replay import Replayed
from rummy_qt.records.sentences import RecordError, Sentence, refusals_as

_FOLDER: Final = "challenges"
"""Of what friends have sent, beside the folder of the matches."""


class Turn(NamedTuple):
    """A turn of the person, or a call."""

    begin: int
    """It begins after so many of the round's moves …"""
    end: int
    """… and ends after so many."""
    events: tuple[Event, ...]


class Pair(NamedTuple):
    """A deal that was played here, or sent by a friend, or both."""

    named: str
    mine: Entry | None
    """The first record of it."""
    friend: Entry | None
    """What a friend has sent, the last of several."""

    @property
    def both(self) -> list[Entry]:
        """Of the two records those that are there."""
        return [entry for entry in (self.mine, self.friend) if entry is not None]

    @property
    def told(self) -> bool:
        """Whether both rounds may be looked at: the own one is over."""
        return self.mine is not None and is_over(self.mine)


def new_name() -> str:
    """The name of a challenge that nobody has had."""
    return CHALLENGE + os.urandom(8).hex()


def is_over(entry: Entry) -> bool:
    """Whether a record is a named round that was played to its end."""
    return entry.known and entry.named is not None and entry.status is Status.PRACTICE_OVER


def is_sent(path: Path, *, awaited: bool = False) -> bool:
    """Whether a file from elsewhere is a round that a friend has played.

    Where one is ``awaited``, half a round is taken for such a one, too, and refused as that.
    """
    entry = entry_of(path)
    return is_over(entry) or (awaited and entry.known and entry.named is not None)


def receive(path: Path) -> Replayed:
    """What a friend has sent, which is kept; ``RecordError`` where a byte of it was changed.

    Every line is played again and must fit the checksums, so that nothing in it is another's.
    """
    from rummy_qt.opponents.levels import OPPONENTS  # to open a match needs none of them

    try:
        reading = verify(path, OPPONENTS)
    except RecordError as error:
        if error.sentence.name == "not_a_record":  # damaged in its first line
            raise RecordError(Sentence("tampered", **error.sentence.values)) from None
        raise
    if reading.fault is not None:
        raise RecordError(reading.fault.told("tampered", path=path))
    replayed = reading.replayed
    if replayed.header.named is None or replayed.status is not Status.PRACTICE_OVER:
        raise RecordError(Sentence("no_challenge", path=path))
    with refusals_as("not_copied", path=path):
        sent = path.read_bytes()
        kept = friends_dir() / f"{hashlib.sha256(sent).hexdigest()[:16]}{SUFFIX}"
        files.replace(kept, sent)
    return replayed


def friends_dir() -> Path:
    """The folder of what friends have sent."""
    return data_dir() / _FOLDER


def pairs(entries: Iterable[Entry]) -> list[Pair]:
    """Challenges, and other named rounds that a friend has sent, the newest first."""
    theirs: dict[str, Entry] = {}
    own = oldest_first(entries)
    ids = {entry.id for entry in own}  # of what one has sent oneself, too
    for entry in oldest_first(map(entry_of, _found())):
        if is_over(entry) and entry.named is not None and entry.id not in ids:
            theirs[entry.named] = entry
    mine: dict[str, Entry] = {}
    for entry in own:
        wanted = entry.known and entry.named is not None
        if wanted and (mark_of(entry.named or "") is not None or entry.named in theirs):
            mine.setdefault(entry.named or "", entry)
    names = {**mine, **theirs}
    found = [Pair(named, mine.get(named), theirs.get(named)) for named in names]
    return sorted(found, key=lambda pair: (pair.mine or names[pair.named]).created, reverse=True)


def turns_of(life: Life) -> list[Turn]:
    """The turns of the person in the one round of a record."""
    person, rnd = life.header.human, life.round_at(1, 0)
    found: list[Turn] = []
    for at, (mover, move) in enumerate(life.rounds[0].moves):
        events: Sequence[Event] = rnd.play(move, mover)
        if mover != person:
            continue
        own = tuple(event for event in events if getattr(event, "seat", None) == person)
        goes_on = found and found[-1].end == at
        begun = found.pop() if goes_on else Turn(at, at, ())
        found.append(Turn(begun.begin, at + 1, (*begun.events, *own)))
    return found


def _found() -> list[Path]:
    try:
        return sorted(friends_dir().glob(f"*{SUFFIX}"))
    except OSError:
        return []

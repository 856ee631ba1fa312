"""Challenges: a friend plays the same deal, and both rounds are compared.

The file that is sent is the record of the round. As on a day, the deal is derived from a name, so
the record of a day is a challenge, too.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from rummy_qt.engine.events import Event
from rummy_qt.records import files
from rummy_qt.records.entry import SUFFIX, Entry, entry_of, oldest_first
from rummy_qt.records.header import CHALLENGE, mark_of
from rummy_qt.records.life import Life
from rummy_qt.records.lines import Status
from rummy_qt.records.paths import data_dir
from rummy_qt.records.reading import verify
from rummy_qt.records.replay import RecordedMatch
from rummy_qt.records.sentences import RecordError, Sentence, refusals_as


class Turn(NamedTuple):
    """A turn of the person, or a call: the round's moves ``begin`` to ``end``, exclusive."""

    begin: int
    end: int
    events: tuple[Event, ...]


class Pair(NamedTuple):
    """The records of a deal that was played here, sent by a friend, or both."""

    named: str
    mine: Entry | None
    """The person's first record of it."""
    friend: Entry | None
    """The last record received from a friend."""

    @property
    def both(self) -> list[Entry]:
        """The existing ones of the two records."""
        return [entry for entry in (self.mine, self.friend) if entry is not None]

    @property
    def may_show(self) -> bool:
        """Whether the rounds may be shown, since the person's own is over."""
        return self.mine is not None and is_over(self.mine)


def new_name() -> str:
    """A new random name for a challenge."""
    return CHALLENGE + os.urandom(8).hex()


def is_over(entry: Entry) -> bool:
    """Whether a record is a finished round of a named deal."""
    return entry.known and entry.named is not None and entry.status is Status.PRACTICE_OVER


def is_sent(path: Path, *, unfinished: bool = False) -> bool:
    """Whether an opened file is a friend's round of a named deal.

    With ``unfinished`` one that is not over counts, too, so that ``receive`` can say what is wrong.
    """
    entry = entry_of(path)
    return is_over(entry) or (unfinished and entry.known and entry.named is not None)


def receive(path: Path) -> RecordedMatch:
    """Verifies and stores a friend's record; ``RecordError`` if it was altered or is no challenge.

    Every line is replayed and checked against the checksums.
    """
    from rummy_qt.opponents.levels import OPPONENTS  # not loaded just to open a match

    try:
        reading = verify(path, OPPONENTS)
    except RecordError as error:
        if error.sentence.name == "not_a_record":  # its first line is damaged
            raise RecordError(Sentence("tampered", **error.sentence.values)) from None
        raise
    if reading.fault is not None:
        raise RecordError(reading.fault.sentence("tampered", path=path))
    replayed = reading.replayed
    if replayed.header.named is None or replayed.status is not Status.PRACTICE_OVER:
        raise RecordError(Sentence("no_challenge", path=path))
    with refusals_as("not_copied", path=path):
        sent = path.read_bytes()
        kept = friends_dir() / f"{hashlib.sha256(sent).hexdigest()[:16]}{SUFFIX}"
        files.replace(kept, sent)
    return replayed


def friends_dir() -> Path:
    """The folder of received records."""
    return data_dir() / "challenges"


def pairs(entries: Iterable[Entry]) -> list[Pair]:
    """Challenges, and other named deals that a friend has sent, the newest first."""
    theirs: dict[str, Entry] = {}
    own = oldest_first(entries)
    ids = {entry.id for entry in own}  # to skip received copies of own records
    for entry in oldest_first(map(entry_of, _received())):
        if is_over(entry) and entry.named is not None and entry.id not in ids:
            theirs[entry.named] = entry
    mine: dict[str, Entry] = {}
    for entry in own:
        named = entry.named if entry.known else None
        if named is not None and (mark_of(named) is not None or named in theirs):
            mine.setdefault(named, entry)
    names = {**mine, **theirs}
    result = [Pair(named, mine.get(named), theirs.get(named)) for named in names]
    return sorted(result, key=lambda pair: (pair.mine or names[pair.named]).created, reverse=True)


def turns_of(life: Life) -> list[Turn]:
    """The turns of the person in the one round of a record."""
    person, rnd = life.header.human, life.round_at(1, 0)
    turns: list[Turn] = []
    for at, (mover, move) in enumerate(life.rounds[0].moves):
        events: Sequence[Event] = rnd.play(move, mover)
        if mover != person:
            continue
        own = tuple(event for event in events if getattr(event, "seat", None) == person)
        continues = turns and turns[-1].end == at
        turn = turns.pop() if continues else Turn(at, at, ())
        turns.append(Turn(turn.begin, at + 1, (*turn.events, *own)))
    return turns


def _received() -> list[Path]:
    try:
        return sorted(friends_dir().glob(f"*{SUFFIX}"))
    except OSError:
        return []

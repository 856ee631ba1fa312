"""Compares every position of random rounds, as played, with what is shown in retrospect.

    python -m tests.records.positions ROUNDS SEED COPIES

The replay's slider, the questions of a review, and a practice copy that continues from there, with
the same or with new hidden cards, must all agree with the round. One position in COPIES is
continued in copies.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from rummy_qt.engine.position import Position
from rummy_qt.lab.fair import GAMES
from rummy_qt.play.review import questions
from rummy_qt.play.round_replay import RoundReplay
from rummy_qt.records.library import Library
from rummy_qt.records.life import redealt_deck
from rummy_qt.records.reading import replay_lines
from rummy_qt.records.record import MatchRecord, open_record
from rummy_qt.records.replay import RecordedMatch
from tests.records.played import Scribe, header_for


class Comparison(NamedTuple):
    """What was compared."""

    positions: int
    questions: int
    copies: int
    wrong: list[str]


def played_round(rulebook: str, players: int, chance: int) -> tuple[MatchRecord, list[Position]]:
    """A round with undone moves, and the position after each move that counts."""
    record = MatchRecord.create(header_for(rulebook, players, str(chance)), None)
    scribe = Scribe(record, chance=chance)
    stood = [scribe.match.round.position]
    while not scribe.match.round.over:
        back = scribe.chance.randint(1, 3)
        if len(stood) > back and scribe.chance.random() < 0.03:
            scribe.undo(back)
            del stood[-back:]
        else:
            scribe.step()
            stood.append(scribe.match.round.position)
    return scribe.record, stood


def compare_rounds(rounds: int, seed: int, folder: Path, copied: int, every: int = 1) -> Comparison:
    """Compare each ``every``-th position, and copies of each ``copied``-th of those."""
    positions = asked = copies = 0
    wrong: list[str] = []
    for number in range(rounds):
        rulebook, players = GAMES[number % len(GAMES)]
        record, stood = played_round(rulebook, players, 1000 * seed + number)
        life = replay_lines(record.lines)
        chance = Random(number)
        replay, order = RoundReplay(life, 1), list(range(len(stood)))
        chance.shuffle(order)
        order = order[::every]
        where = f"{rulebook} with {players}, round {number}"
        for at in order:
            replay.wind(at)
            positions += 1
            shown, again = replay._round.position, life.round_at(1, at).position
            if not shown == again == stood[at]:  # including hidden cards
                wrong.append(f"{where}: the slider at {at}")
        for seat in range(players):
            for question in questions(life, 1, seat):
                asked += 1
                if question.view != life.round_at(1, question.at).view(seat):
                    wrong.append(f"{where}: the question at {question.at}")
        for at in order[::copied]:
            for what in _copied(Library(folder), record, life, at, chance, stood[at]):
                wrong.append(f"{where}: {what} from {at}")
            copies += 2
    return Comparison(positions, asked, copies, wrong)


def _copied(
    library: Library,
    record: MatchRecord,
    life: RecordedMatch,
    at: int,
    chance: Random,
    stood: Position,
) -> Iterator[str]:
    """Continue with the same cards, and with new ones; yields what differs."""
    lines = list(record.lines)
    seat = chance.randrange(len(life.header.seats))
    seen, fresh = (
        life.round_at(1, at).view(seat),
        redealt_deck(life, 1, at, seat, chance.shuffle),
    )
    for deck in ((), fresh):
        path = library.copy_to_move("copy", lines, 1, life.lines_of(1, at), deck)
        copy = open_record(path)
        rnd = copy.replayed.match.round
        copy.record.close()
        path.unlink()
        if rnd.view(seat) != seen:
            yield "what the seat sees"
        if not deck and rnd.position != stood:
            yield "the same cards"


def main() -> int:
    """Compare positions, and print the result."""
    rounds, seed, copied = map(int, sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder:
        found = compare_rounds(rounds, seed, Path(folder), copied)
    sys.stdout.write(
        f"{rounds} rounds, {found.positions} positions, {found.questions} questions of reviews,"
        f" {found.copies} copies: {len(found.wrong)} wrong\n"
    )
    sys.stdout.writelines(f"  {what}\n" for what in found.wrong)
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())

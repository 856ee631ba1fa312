"""Recorded matches for tests, played by a seeded random player."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

from rummy_qt.engine import RULEBOOKS, Move, Rules
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.life import Life
from rummy_qt.records.lines import Values, extended, seal
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import MatchRecord
from rummy_qt.records.sentences import RecordError

KEEN = ("meld", "lay", "claim", "swap")


def fault_in(path: Path) -> str:
    """What is wrong with a record, in a sentence; empty if nothing is."""
    try:
        fault = read_record(path).fault
    except RecordError as error:
        return str(error)
    return "" if fault is None else str(fault)


def header_for(
    rulebook: str = "rommy-dk", players: int = 3, seed: str = "7", **options: object
) -> Header:
    """A header for three rounds by default, as random play would never reach a target."""
    rules = RULEBOOKS[rulebook].replace(**{"rounds": 3, **options})
    return header_of(rules, players, seed, rulebook)


def header_of(rules: Rules, players: int, seed: str, rulebook: str = "rommy-dk") -> Header:
    """A header that is always the same, with a person in seat 0."""
    seats = [SeatInfo("Ann", "human"), *(SeatInfo(f"Bo {n}", "club") for n in range(1, players))]
    return Header.new(
        rulebook,
        rules,
        seats,
        seed,
        None if rules == RULEBOOKS[rulebook] else "Three at random",
        nonce="0123456789abcdef",
        id=f"{rulebook}-{seed}",
        created="2026-11-20T18:30:00Z",
    )


class Scribe:
    """Plays at random and records the moves."""

    def __init__(self, record: MatchRecord, life: Life | None = None, chance: int = 1) -> None:
        self.record = record
        self.chance = Random(chance)
        self.life = life or Life(record.header)
        self.match = self.life.match
        record.append(*self.life.catch_up())

    def choose(self) -> tuple[int, Move]:
        """A random legal move, preferably one that lays cards; sometimes a call."""
        rnd = self.match.round
        seat = rnd.seat
        others = [s for s in range(self.match.players) if s != seat and rnd.legal_moves(s)]
        if others and self.chance.random() < 0.3:
            seat = self.chance.choice(others)
        moves = rnd.legal_moves(seat)
        keen = [move for move in moves if move.kind in KEEN]
        return seat, self.chance.choice(keen if keen and self.chance.random() < 0.7 else moves)

    def step(self) -> None:
        """Play one move, or deal the next round."""
        if self.match.round.over:
            self.record.append(*self.life.next_round())
        else:
            self.play(*self.choose())

    def play(self, seat: int, move: Move) -> None:
        self.record.append(*self.life.play(move, seat)[1])

    def undo(self, moves: int) -> None:
        self.record.append(self.life.undo(moves))

    def steps(self, number: int) -> Scribe:
        for _ in range(number):
            if not self.match.over:
                self.step()
        return self

    def to_end(self) -> Scribe:
        while not self.match.over:
            self.step()
        return self


def play_match(header: Header, path: Path | None = None, steps: int = 0) -> MatchRecord:
    """A record of a match, of ``steps`` steps or to its end."""
    record = MatchRecord.create(header, path)
    scribe = Scribe(record)
    if steps:
        scribe.steps(steps)
    else:
        scribe.to_end()
    return record


PLAYED: dict[tuple[Header, int], bytes] = {}
"""The bytes of records already played."""


def saved_match(path: Path, header: Header | None = None, steps: int = 0) -> Path:
    """The same record, closed, as a file."""
    game = header or header_for(), steps
    if game in PLAYED:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(PLAYED[game])
    else:
        play_match(game[0], path, steps).close()
        PLAYED[game] = path.read_bytes()
    return path


def retell(path: Path, telling: Callable[[str], str]) -> None:
    """Rewrite each line of a record, with correct checksums."""
    lines = [json.loads(telling(line)) for line in path.read_text("utf-8").splitlines()]
    path.write_bytes(sealed(lines))


def sealed(lines: list[Values]) -> bytes:
    """A record of these lines with correct checksums."""
    chain, data = "", b""
    for values in lines:
        values.pop("sum", None)
        line, chain = seal(chain, values)
        data += line + b"\n"
    return data


def add_line(path: Path, values: Mapping[str, object]) -> None:
    """Append a line with its checksum to a closed record, as another program might."""
    line = extended(path.read_bytes().splitlines(), dict(values))[-1]
    with path.open("ab") as file:
        file.write(line + b"\n")

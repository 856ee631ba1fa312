"""Matches for tests, played by a legal random player of its own seed and written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from rummy_qt.engine import RULEBOOKS, Match, Move, Rules
from rummy_qt.engine.events import Event, Rebuilt
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.lines import chain_of, seal
from rummy_qt.records.record import MatchRecord
from rummy_qt.records.replay import Replayed

KEEN = ("meld", "lay", "claim", "swap")


def header_for(
    rulebook: str = "rommy-dk", players: int = 3, seed: str = "7", **options: object
) -> Header:
    """Of three rounds, unless said otherwise: at random nobody ever wins."""
    rules = RULEBOOKS[rulebook].replace(**{"rounds": 3, **options})
    return header_of(rules, players, seed, rulebook)


def header_of(rules: Rules, players: int, seed: str, rulebook: str = "rommy-dk") -> Header:
    """The same header every time, with a person in seat 0."""
    seats = [SeatInfo("Ann", "human"), *(SeatInfo(f"Bo {n}", "club") for n in range(1, players))]
    return Header.new(
        rulebook,
        rules,
        seats,
        seed,
        nonce="0123456789abcdef",
        id=f"{rulebook}-{seed}",
        created="2026-11-20T18:30:00Z",
    )


class Scribe:
    """Plays at random, and writes down what happens as a game does."""

    def __init__(self, record: MatchRecord, match: Match | None = None, chance: int = 1) -> None:
        header = record.header
        self.record = record
        self.chance = Random(chance)
        self.assisted = False
        self.match = match or Match.new(
            header.rules, len(header.seats), header.seed, header.first_dealer
        )
        if match is None:
            self._deal()

    @staticmethod
    def resume(record: MatchRecord, replayed: Replayed, chance: int = 1) -> Scribe:
        scribe = Scribe(record, replayed.match, chance)
        scribe.assisted = replayed.assisted
        return scribe

    def _deal(self) -> None:
        rnd, match = self.match.round, self.match
        self.assisted = False
        self.record.append_round(match.round_number, rnd.dealer, match.deck)

    def choose(self) -> tuple[int, Move]:
        """Some legal move, keen on laying cards; now and then a call."""
        rnd = self.match.round
        seat = rnd.seat
        others = [s for s in range(self.match.players) if s != seat and rnd.legal_moves(s)]
        if others and self.chance.random() < 0.3:
            seat = self.chance.choice(others)
        moves = rnd.legal_moves(seat)
        keen = [move for move in moves if move.kind in KEEN]
        return seat, self.chance.choice(keen if keen and self.chance.random() < 0.7 else moves)

    def step(self) -> None:
        """One move, or the next deal."""
        match = self.match
        if match.round.over:
            match.next_round()
            self._deal()
            return
        seat, move = self.choose()
        self.play(seat, move)

    def play(self, seat: int, move: Move) -> None:
        self._write_move(seat, move, self.match.play(move, seat))

    def _write_move(self, seat: int, move: Move, events: Sequence[Event]) -> None:
        match, record = self.match, self.record
        for event in events:
            if isinstance(event, Rebuilt):
                record.append_stock(event.stock or ())
        record.append_move(seat, move)
        if match.round.over:
            record.append_score(match.round_number, match.scores[-1], match.totals, self.assisted)
        if match.winner is not None:
            record.append_end(match.winner, match.totals, match.settlement or [])

    def undo(self, moves: int) -> None:
        for _ in range(moves):
            self.match.undo()
        self.record.append_undo(moves)

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
    """A record of a match: of so many steps, or to its end."""
    record = MatchRecord.create(header, path)
    scribe = Scribe(record)
    if steps:
        scribe.steps(steps)
    else:
        scribe.to_end()
    return record


def saved_match(path: Path, header: Header | None = None, steps: int = 0) -> Path:
    """The same, closed, as a file."""
    play_match(header or header_for(), path, steps).close()
    return path


def add_line(path: Path, values: Mapping[str, object]) -> None:
    """Seal one more line to a record that is closed, as another program might."""
    line, _ = seal(chain_of(path.read_bytes().splitlines()), values)
    with path.open("ab") as file:
        file.write(line + b"\n")

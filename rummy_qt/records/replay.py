"""Replaying a record line by line through the engine, which verifies every statement in it.

The deals, rebuilt stocks, dealers, scores, totals, help and the settlement are computed from
the seed and the moves, and each line must agree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rummy_qt.engine import Card, IllegalMove, Move
from rummy_qt.engine.moves import DRAW

from .life import Help, Life, SeatMove, stocks_of
from .lines import LONGEST_TITLE, BadLine, Line, Status, Values, stated
from .sentences import Fault, expect
from .texts import shown


class RecordedMatch(Life):
    """A match at the position that its record has reached."""

    stock: Line | None = None
    """A "stock" line whose draw has not been read yet."""

    def read(self, line: Line) -> None:
        """Applies one line after the header; ``BadLine`` leaves the match as it was."""
        apply = _READERS.get(line.values["t"])
        try:
            expect(self.status is Status.RUNNING, "after_end")
            if apply is None:
                return
            expect(self.stock is None or line.values["t"] == "move", "parts_stock")
            apply(self, line)
        except Fault as fault:
            raise BadLine(line.number, fault) from None
        except ValueError:
            raise BadLine(line.number, Fault("senseless")) from None

    def _due(self, line: Line) -> None:
        """Checks and applies a line that follows from the moves before it."""
        kind = line.values["t"]
        due = self.check_deal() if kind == "round" else self.due()
        if due is None or due["t"] != kind:
            raise Fault("not_due", key=kind)
        for key, value in due.items():
            if key != "assisted":
                _same(line, key, value, unfair=key in ("dealer", "deck"))
        if kind == "score":
            self._score(line)
        self.apply(due)

    def _score(self, line: Line) -> None:
        played = self.current
        assisted = "assisted" in line.values and stated(line.values, "assisted", bool)
        expect(assisted or not played.assisted, "not_marked")
        if assisted and not played.assisted:
            # After an undo this need not be true: version 0.1.0 marked the round even where
            # the same moves were played again.
            expect(played.undone, "marked_idly")
            played.help.add(Help.UNDO)
        played.chain = line.chain

    def _move(self, line: Line) -> None:
        seat = self._seat(line)
        self._expect_running()
        text = stated(line.values, "m", str)
        try:
            move = Move.parse(text)
            events = self.match.play(move, seat)
        except IllegalMove as refused:
            raise Fault("move_refused", written=text[:60], why=refused.reason) from None
        except ValueError:
            raise Fault("not_a_move", written=text[:60]) from None
        if bool(stocks_of(events)) != (self.stock is not None):
            self.match.round.undo()
            raise Fault("stock_missing" if self.stock is None else "parts_stock")
        self.stock = None
        self.current.add(SeatMove(seat, move))

    def _stock(self, line: Line) -> None:
        self._expect_running()
        if self.match.round.stock_count or self.match.round.refusal(DRAW):
            raise Fault("not_due", key="stock")
        (due,) = stocks_of(self.match.play(DRAW))
        self.match.round.undo()
        _same(line, "cards", due["cards"], unfair=True)
        self.stock = line

    def _undo(self, line: Line) -> None:
        moves, assisted = stated(line.values, "moves", int), line.values.get("assisted")
        had_shown = self.rounds and 0 < moves <= len(self.current.moves) and self.has_shown(moves)
        expect(assisted in (None, had_shown), "bad_value", key="assisted")
        self.undo(moves)

    def _practice(self, line: Line) -> None:
        values: Values = {"alone": False, "deck": []} | line.values
        alone, cards = stated(values, "alone", bool), stated(values, "deck", list)
        expect(alone or not cards, "senseless")
        self.practise(alone=alone, deck=[Card.parse(str(card)) for card in cards])

    def _title(self, line: Line) -> None:
        self.title = shown(stated(line.values, "title", str))[:LONGEST_TITLE]

    def _seat(self, line: Line) -> int:
        seat = stated(line.values, "seat", int)
        expect(0 <= seat < self.match.players, "bad_value", key="seat")
        return seat


_READERS: Final[dict[str, Callable[[Any, Line], None]]] = {
    "match": lambda life, _: expect(False, "senseless"),
    "round": RecordedMatch._due,
    "move": RecordedMatch._move,
    "stock": RecordedMatch._stock,
    "undo": RecordedMatch._undo,
    "score": RecordedMatch._due,
    "title": RecordedMatch._title,
    "practice": RecordedMatch._practice,
    "copied": lambda life, _: life.copied(),
    "hint": lambda life, line: life.hint(life._seat(line)),
    "standin": lambda life, line: life.stand_in(life._seat(line)),
    "end": RecordedMatch._due,
    "resign": lambda life, line: life.resign(life._seat(line)),
    "stop": RecordedMatch._due,
}
"""How each kind of line is read, by its ``t``; lines of any other kind are ignored."""


def _same(line: Line, key: str, expected: object, *, unfair: bool = False) -> None:
    actual = line.values.get(key)
    if not _equal(actual, expected):
        written, due = f"{actual!r:.60}", f"{expected!r:.60}"
        raise Fault("differs", unfair=unfair, key=key, written=written, expected=due)


def _equal(one: object, other: object) -> bool:
    """Equality of JSON values, for which 1, True and 1.0 differ."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_equal, one, other))
    return type(one) is type(other) and one == other

"""Forges records, corrects their checksums, and checks that each is refused."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from rummy_qt.engine import RULEBOOKS, Move
from rummy_qt.records.header import fingerprint
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import open_record
from tests.records.played import fault_in, header_for, saved_match, sealed

Values = dict[str, Any]
Lines = list[Values]
WITH_STOCK = Path(__file__).parents[2] / "golden/0.1.0/matches/house.rummy"


def read(path: Path) -> Lines:
    """The lines of a record, without their checksums."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for values in lines:
        values.pop("sum", None)
    return lines


def bare(lines: Lines) -> bytes:
    """A record of these lines without checksums."""
    return b"".join(json.dumps(values).encode() + b"\n" for values in lines)


class Forger:
    """Makes one fact in a record untrue. Each method returns whether it found a place for it."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def _some(self, lines: Lines, kind: str) -> Values:
        return self.chance.choice([values for values in lines if values["t"] == kind])

    def _place(self, lines: Lines, kind: str) -> int:
        return self.chance.choice([n for n, values in enumerate(lines) if values["t"] == kind])

    def illegal_move(self, lines: Lines, path: Path) -> None:
        """Replace a move by another move of the match that was not legal there."""
        opened = open_record(path)
        opened.record.close()
        replayed = opened.replayed
        while True:
            played = self.chance.choice(replayed.rounds)
            at = self.chance.randrange(len(played.moves))
            rnd = replayed.round_at(played.n, at)
            other = self._some(lines, "move")
            seat = other["seat"]
            if rnd.refusal(Move.parse(other["m"]), seat):
                break
        moves = [n for n, values in enumerate(lines) if values["t"] == "move"]
        before = sum(len(earlier.moves) for earlier in replayed.rounds[: played.n - 1])
        lines[moves[before + at]] |= {"seat": seat, "m": other["m"]}

    def wrong_seat(self, lines: Lines, path: Path) -> None:
        move = next(v for v in self._shuffled(lines) if v.get("m", "").startswith("d"))
        move["seat"] = (move["seat"] + 1) % len(lines[0]["seats"])

    def wrong_score(self, lines: Lines, path: Path) -> None:
        self._bend(self._some(lines, "score")["scores"])

    def score_moved(self, lines: Lines, path: Path) -> None:
        """Move points from one seat to another."""
        scores = self._some(lines, "score")["scores"]
        scores[0] += 5
        scores[1] -= 5

    def wrong_totals(self, lines: Lines, path: Path) -> None:
        self._bend(self._some(lines, "score")["totals"])

    def wrong_last_totals(self, lines: Lines, path: Path) -> None:
        self._bend(lines[-1]["totals"])

    def wrong_settlement(self, lines: Lines, path: Path) -> None:
        self._bend(lines[-1]["settlement"])

    def wrong_winner(self, lines: Lines, path: Path) -> None:
        lines[-1]["winner"] = (lines[-1]["winner"] + 1) % len(lines[0]["seats"])

    def wrong_first_dealer(self, lines: Lines, path: Path) -> None:
        seats = len(lines[0]["seats"])
        lines[0]["first_dealer"] = (lines[0]["first_dealer"] + 1) % seats

    def wrong_dealer(self, lines: Lines, path: Path) -> None:
        deal = self._some(lines, "round")
        deal["dealer"] = (deal["dealer"] + 1) % len(lines[0]["seats"])

    def wrong_deck(self, lines: Lines, path: Path) -> None:
        deck = self._some(lines, "round")["deck"]
        one, other = self.chance.sample(range(len(deck)), 2)
        deck[one], deck[other] = deck[other], deck[one]

    def card_twice(self, lines: Lines, path: Path) -> None:
        deck = self._some(lines, "round")["deck"]
        one, other = self.chance.sample(range(len(deck)), 2)
        deck[one] = deck[other]

    def other_seed(self, lines: Lines, path: Path) -> None:
        """Replace the seed, with a matching fingerprint."""
        lines[0]["seed"] += "1"
        lines[0]["fingerprint"] = fingerprint(lines[0]["seed"], lines[0]["nonce"])

    def other_nonce(self, lines: Lines, path: Path) -> None:
        lines[0]["nonce"] = lines[0]["nonce"][::-1]

    def missing_move(self, lines: Lines, path: Path) -> None:
        draws = [n for n, values in enumerate(lines) if values.get("m") == "draw"]
        del lines[self.chance.choice(draws)]

    def repeated_draw(self, lines: Lines, path: Path) -> None:
        draws = [n for n, values in enumerate(lines) if values.get("m") == "draw"]
        at = self.chance.choice(draws)
        lines.insert(at, dict(lines[at]))

    def missing_score(self, lines: Lines, path: Path) -> None:
        del lines[self._place(lines, "score")]

    def wrong_round(self, lines: Lines, path: Path) -> None:
        self._some(lines, self.chance.choice(["round", "score"]))["n"] += 1

    def too_long_undo(self, lines: Lines, path: Path) -> None:
        at = self._place(lines, "score")
        lines.insert(at, {"t": "undo", "moves": len(lines)})

    def after_the_end(self, lines: Lines, path: Path) -> None:
        lines.append(dict(self._some(lines, "move")))

    def early_end(self, lines: Lines, path: Path) -> None:
        lines.insert(self._place(lines, "move"), dict(lines[-1]))

    def wrong_stock(self, lines: Lines, path: Path) -> None:
        """If no stock was rebuilt, use a record with a rebuilt stock instead."""
        if not any(values["t"] == "stock" for values in lines):
            lines[:] = read(WITH_STOCK)
        cards = self._some(lines, "stock")["cards"]
        cards.append(cards.pop(0))

    def missing_stock(self, lines: Lines, path: Path) -> None:
        if not any(values["t"] == "stock" for values in lines):
            lines[:] = read(WITH_STOCK)
        del lines[self._place(lines, "stock")]

    def line_before_its_draw(self, lines: Lines, path: Path) -> None:
        if not any(values["t"] == "stock" for values in lines):
            lines[:] = read(WITH_STOCK)
        other = self.chance.choice([{"t": "title", "title": "x"}, {"t": "copied"}])
        lines.insert(self._place(lines, "stock") + 1, other)

    def other_rulebook(self, lines: Lines, path: Path) -> None:
        """Give the rules of one rulebook the name of another, or none."""
        lines[0].pop("house", None)
        others = [rulebook for rulebook in RULEBOOKS if rulebook != lines[0]["rulebook"]]
        lines[0]["rulebook"] = self.chance.choice([*others, "chess"])

    def nameless_house(self, lines: Lines, path: Path) -> None:
        lines[0].pop("house", None)
        lines[0]["rules"]["going_out_bonus"] += 1000

    def missing_option(self, lines: Lines, path: Path) -> None:
        del lines[0]["rules"][self.chance.choice(list(lines[0]["rules"]))]

    def odd_kind(self, lines: Lines, path: Path) -> None:
        kind = self.chance.choice(["God-Emperor", "Human", "club ", "", "ex pert"])
        self.chance.choice(lines[0]["seats"])["kind"] = kind

    def two_persons(self, lines: Lines, path: Path) -> None:
        for seat in lines[0]["seats"]:
            seat["kind"] = "human"

    def no_date(self, lines: Lines, path: Path) -> None:
        dates = ["yesterday", "2026-11-20", "2026-13-20T18:30:00Z", "2026-11-20T18:30:00+01:00"]
        lines[0]["created"] = self.chance.choice(dates)

    def no_id(self, lines: Lines, path: Path) -> None:
        lines[0]["id"] = self.chance.choice(["../../../../tmp/evil", "/tmp/evil", "..\\evil"])

    def help_that_was_none(self, lines: Lines, path: Path) -> None:
        lines[self._unhelped(lines)]["assisted"] = True

    def hidden_hint(self, lines: Lines, path: Path) -> None:
        self._insert_before_turn(lines, {"t": "hint", "seat": 0}, lambda seat: seat == 0)

    def hidden_stand_in(self, lines: Lines, path: Path) -> None:
        self._insert_before_turn(lines, {"t": "standin"}, lambda seat: seat > 0)

    def hint_for_an_opponent(self, lines: Lines, path: Path) -> None:
        self._own_up(lines)
        self._insert_before_turn(lines, {"t": "hint"}, lambda seat: seat > 0)

    def stand_in_for_the_person(self, lines: Lines, path: Path) -> None:
        self._own_up(lines)
        self._insert_before_turn(lines, {"t": "standin", "seat": 0}, lambda seat: seat == 0)

    def opponent_resigns(self, lines: Lines, path: Path) -> None:
        del lines[self._place(lines, "move") + 1 :]
        lines.append({"t": "resign", "seat": self.chance.randrange(1, len(lines[0]["seats"]))})

    def hidden_undo(self, lines: Lines, path: Path) -> None:
        """Undo the last card after hands were open, and play another one."""
        at = next(n for n, values in enumerate(lines) if values["t"] == "score")
        opened = open_record(path)
        opened.record.close()
        played = opened.replayed.rounds[0]
        rnd = opened.replayed.round_at(1, len(played.moves) - 1)
        ways = [(s, move) for s in range(rnd.players) for move in rnd.legal_moves(s)]
        others = [way for way in ways if way != played.moves[-1]]
        if not others or lines[at]["assisted"]:
            return self.hidden_hint(lines, path)
        seat, move = self.chance.choice(others)
        undone = [{"t": "undo", "moves": 1}, {"t": "move", "seat": seat, "m": str(move)}]
        rnd.play(move, seat)
        if rnd.over:
            undone.append(lines[at] | {"scores": rnd.scores, "totals": rnd.scores})
        lines[at + 1 :] = undone
        if not rnd.over:
            lines.append(dict(lines[at]))
        return None

    def _unhelped(self, lines: Lines) -> int:
        return next(n for n, values in enumerate(lines) if values.get("assisted") is False)

    def _own_up(self, lines: Lines) -> None:
        for values in lines:
            if values["t"] == "score":
                values["assisted"] = True

    def _insert_before_turn(self, lines: Lines, line: Values, whose: Callable[[int], bool]) -> None:
        """Insert the line before a draw of such a seat, in a round with its score."""
        last = max(n for n, values in enumerate(lines) if values["t"] == "score")
        draws = [n for n in range(last) if str(lines[n].get("m", "")).startswith(("draw", "take"))]
        fit = [n for n in draws if whose(lines[n]["seat"]) and lines[n - 1]["t"] != "stock"]
        at = self.chance.choice(fit)
        lines.insert(at, {"seat": lines[at]["seat"]} | line)

    def _bend(self, points: list[int]) -> None:
        points[self.chance.randrange(len(points))] += self.chance.choice((-100, -5, 1, 10))

    def _shuffled(self, lines: Lines) -> Lines:
        return self.chance.sample(lines, len(lines))


Forgery = Callable[[Forger, Lines, Path], None]
FORGERIES: list[Forgery] = [
    method for name, method in vars(Forger).items() if not name.startswith("_") and callable(method)
]


def run(folder: Path, forgeries: int, seed: int) -> str:
    """Forge that many records; ``AssertionError`` names a forgery that was accepted."""
    chance = Random(seed)
    paths = []
    for n, rulebook in enumerate(RULEBOOKS):
        path = folder / f"{rulebook}.rummy"
        paths.append(saved_match(path, header_for(rulebook, 2 + n % 3, str(seed + n))))
        assert read_record(path).fault is None
        path.with_suffix(".bare").write_bytes(bare(read(path)))
        assert read_record(path.with_suffix(".bare")).fault is None
    forged = folder / "forged.rummy"
    refused: Counter[str] = Counter()
    for number in range(forgeries):
        path = paths[number % len(paths)]
        forgery = FORGERIES[number % len(FORGERIES)]
        lines = read(path)
        forgery(Forger(chance), lines, path)
        forged.write_bytes((sealed if chance.random() < 0.8 else bare)(lines))
        assert fault_in(forged), f"{forgery.__name__} of {path.stem} was accepted"
        refused[forgery.__name__] += 1
    kinds = ", ".join(f"{name} {count}" for name, count in refused.items())
    return f"{refused.total()} forgeries, all refused: {kinds}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--forgeries", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sys.stdout.write(run(Path(folder), args.forgeries, args.seed) + "\n")


if __name__ == "__main__":
    main()

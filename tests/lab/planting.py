"""Positions of real games, each with one bad move: a teacher must see that it is one.

    python -m tests.lab.planting SEED > tests/lab/blunders.jsonl

Rounds are played by Club; now and then a seat does what the name of the blunder says, by the look of
the table alone. What a long search does not call a clear loss is left out: not every card that
fits is a gift.
"""

from __future__ import annotations

import json
import math
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from rummy_qt.engine import RULEBOOKS, Move, Round, View
from rummy_qt.engine.match import round_deck
from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.levels import MASTER
from rummy_qt.opponents.player import Situation, Way
from rummy_qt.opponents.thinker import Thinker

Json = dict[str, Any]
LONG = 2_000
"""Playouts of the search that says what is a loss."""
CLEAR = 10.0
"""Points that a blunder costs at least …"""
SURE = 4.0
"""… and so many standard errors."""
OF_A_KIND = 8
"""At most, and no more than two of a kind in one rulebook with so many players."""


class Planted(NamedTuple):
    """A position, and the bad move in it."""

    kind: str
    rulebook: str
    players: int
    seed: int
    totals: tuple[int, ...]
    moves: tuple[str, ...]
    """That led there, each after its seat."""
    seat: int
    blunder: tuple[str, ...]
    """What is played: a row of moves; none lets the last discard lie."""

    def view(self) -> View:
        """What the seat sees."""
        rnd = new_round(self.rulebook, self.players, self.seed)
        for text in self.moves:
            seat, _, move = text.partition(" ")
            rnd.play(Move.parse(move), int(seat))
        return rnd.view(self.seat)

    def judged(self, playouts: int, chance: int) -> list[Way]:
        """What the teacher says, and of the blunder, too."""
        teacher = Thinker(MASTER._replace(deals=min(96, playouts), brake=math.inf))
        situation = Situation(self.totals, 1, chance)
        return teacher.ways(self.view(), situation, [self.row], playouts)

    @property
    def row(self) -> tuple[Move, ...]:
        return tuple(map(Move.parse, self.blunder))


def new_round(rulebook: str, players: int, seed: int) -> Round:
    rules = RULEBOOKS[rulebook]
    return Round.deal(rules, players, seed % players, round_deck(rules, players, seed, 1), seed)


def read(line: str) -> Planted:
    told = json.loads(line)
    lists = {key: tuple(told[key]) for key in ("totals", "moves", "blunder")}
    return Planted(**(told | lists))


# ------------------------------------------------------------------------------- blunders


def gift(view: View, chosen: Move) -> tuple[Move, ...] | None:
    """A card that fits a meld on the table is thrown, where another one was to be."""
    if chosen.kind != "discard":
        return None
    fitting = {m.cards[0] for m in view.legal_moves if m.kind == "lay" and len(m.cards) == 1}
    throws = [m for m in view.legal_moves if m.kind == "discard" and m.cards[0] in fitting]
    return (throws[0],) if throws and chosen not in throws else None


def kept(view: View, chosen: Move) -> tuple[Move, ...] | None:
    """Nothing is laid although another seat is about to go out."""
    others = [count for seat, count in enumerate(view.hand_counts) if seat != view.seat]
    if chosen.kind not in ("meld", "lay") or min(others) > 2:
        return None
    throw = next((m for m in view.legal_moves if m.kind == "discard"), None)
    return None if throw is None else (throw,)


def refused(view: View, chosen: Move) -> tuple[Move, ...] | None:
    """The stock instead of discards that are worth taking."""
    draw = Move.parse("draw")
    return (draw,) if chosen.kind == "take" and draw in view.legal_moves else None


def ruinous(view: View, chosen: Move) -> tuple[Move, ...] | None:
    """Many discards are taken that are of no use, where the stock was to be drawn from."""
    if chosen.kind != "draw" or view.discard_count < 6:
        return None
    takes = [m for m in view.legal_moves if m.kind == "take"]
    return (takes[-1],) if takes else None


def broken(view: View, chosen: Move) -> tuple[Move, ...] | None:
    """A card of a meld in the hand is thrown."""
    melds = [m for m in view.legal_moves if m.kind == "meld" and len(m.cards) == 3]
    if chosen.kind not in ("discard", "meld") or len(melds) != 1:
        return None
    wanted = [card.bare for card in melds[0].cards if not card.is_joker]
    throws = [m for m in view.legal_moves if m.kind == "discard" and m.cards[0] in wanted]
    return (throws[0],) if throws and chosen not in throws else None


def joker_thrown(view: View, chosen: Move) -> tuple[Move, ...] | None:
    """A joker is thrown."""
    throws = [m for m in view.legal_moves if m.kind == "discard" and m.cards[0].is_joker]
    return (throws[0],) if throws and len(view.hand) > 2 else None


def false_call(view: View, _: Move) -> tuple[Move, ...] | None:
    claim = Move.parse("claim")
    return (claim,) if claim in view.legal_moves and view.to_move != view.seat else None


def missed_call(view: View, _: Move) -> tuple[Move, ...] | None:
    true = [m for m in view.legal_moves if m.kind == "claim" and m.meld]
    return () if true and view.to_move != view.seat else None


KINDS: dict[str, Callable[[View, Move], tuple[Move, ...] | None]] = {
    "gift": gift,
    "kept to the end": kept,
    "pile refused": refused,
    "ruinous pile": ruinous,
    "meld broken": broken,
    "joker thrown": joker_thrown,
    "false call": false_call,
    "missed call": missed_call,
}
"""By the name of a blunder, how it is planted where the tuned player would do ``chosen``."""


# --------------------------------------------------------------------------------- planting


def planted(seed: int) -> Iterator[Planted]:
    """Blunders that cost something, from game after game."""
    chance, judge = Random(seed), Judge()
    found: Counter[str] = Counter()
    here: Counter[tuple[str, str, int]] = Counter()
    games = [(name, n) for name in RULEBOOKS for n in (2, 3, 4) if n <= RULEBOOKS[name].max_players]
    for number in range(400):
        rulebook, players = games[number % len(games)]
        deal, near = chance.getrandbits(30), RULEBOOKS[rulebook].target - 70
        totals = tuple([near + chance.randrange(60) if number % 4 == 0 else 0] * players)
        rnd, moves = new_round(rulebook, players, deal), list[str]()
        while not rnd.over:
            view = rnd.view(rnd.seat)
            chosen = judge.choose(view, Situation(totals, 1, 1))
            for seat in range(players):
                seen = view if seat == rnd.seat else rnd.view(seat)
                for kind, plant in KINDS.items():
                    if found[kind] >= OF_A_KIND or here[kind, rulebook, players] >= 2:
                        continue
                    row = plant(seen, chosen) if seen.legal_moves else None
                    if row is None or chance.random() < 0.5:
                        continue
                    if seat != rnd.seat and row and row[0].kind != "claim":
                        continue
                    texts = tuple(map(str, row))
                    one = Planted(kind, rulebook, players, deal, totals, tuple(moves), seat, texts)
                    if is_clear(one):
                        found[kind] += 1
                        here[kind, rulebook, players] += 1
                        yield one
            moves.append(f"{rnd.seat} {chosen}")
            rnd.play(chosen)
        if all(found[kind] >= OF_A_KIND for kind in KINDS):
            return


def is_clear(one: Planted) -> bool:
    """Whether a short search and then a long one find that it costs much."""
    for playouts in (100, LONG):
        way = of_row(one.judged(playouts, 3), one.row)
        if -way.parts.total < max(CLEAR, SURE * way.error * (playouts / LONG)):
            return False
    return True


def of_row(ways: list[Way], row: tuple[Move, ...]) -> Way:
    return next(way for way in ways if way.moves == row)


def main(argv: list[str]) -> None:
    for one in planted(int(argv[0])):
        sys.stdout.write(json.dumps(one._asdict()) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])

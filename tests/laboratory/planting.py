"""Positions of real games, each with one bad move that a teacher must recognise.

    python -m tests.laboratory.planting plant SEED > tests/laboratory/blunders.jsonl
    python -m tests.laboratory.planting judge PLAYOUTS CHANCE

Clubs play rounds; now and then a seat makes the named blunder, chosen only by what the table shows.
Moves that a long search does not find to be a clear loss are excluded: not every card that fits is
a gift.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rummy_qt.engine import RULEBOOKS, Move, Round, View
from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.levels import MASTER
from rummy_qt.opponents.player import Situation, Way
from rummy_qt.opponents.thinker import Thinker
from rummy_qt.play.concepts import whys
from tests.opponents.tables import dealt

Json = dict[str, Any]
FILE = Path(__file__).with_name("blunders.jsonl")
LONG = 2_000
"""Playouts of the search that decides what is a loss."""
CLEAR = 10.0
CLEAR_CALL = 5.0
"""Minimum cost of a blunder in points, and of a missed call …"""
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
    """The moves that led there, each after its seat."""
    seat: int
    blunder: tuple[str, ...]
    """The blunder as a row of moves; none means letting the last discard lie."""

    def view(self) -> View:
        """The seat's view."""
        return self.before().view(self.seat)

    def before(self) -> Round:
        """The round before the blunder."""
        rnd = dealt(self.rulebook, self.players, self.seed)
        for text in self.moves:
            seat, _, move = text.partition(" ")
            rnd.play(Move.parse(move), int(seat))
        return rnd

    def judged(self, playouts: int, chance: int) -> list[Way]:
        """The teacher's judgement, including that of the blunder."""
        teacher = Thinker(MASTER._replace(deals=min(96, playouts)))
        situation = Situation(self.totals, 1, chance)
        return teacher.ways(self.view(), situation, [self.row], playouts)

    @property
    def row(self) -> tuple[Move, ...]:
        return tuple(map(Move.parse, self.blunder))


def read(line: str) -> Planted:
    told = json.loads(line)
    lists = {key: tuple(told[key]) for key in ("totals", "moves", "blunder")}
    return Planted(**(told | lists))


# ------------------------------------------------------------------------------- blunders


def feeds_a_meld(view: View, chosen: Move) -> tuple[Move, ...] | None:
    """A card that fits a meld on the table is discarded instead of another."""
    if chosen.kind != "discard":
        return None
    fitting = {m.cards[0] for m in view.legal_moves if m.kind == "lay" and len(m.cards) == 1}
    throws = [m for m in view.legal_moves if m.kind == "discard" and m.cards[0] in fitting]
    return (throws[0],) if throws and chosen not in throws else None


def keeps_all_cards(view: View, chosen: Move) -> tuple[Move, ...] | None:
    """Nothing is laid although another seat is about to go out."""
    others = [count for seat, count in enumerate(view.hand_counts) if seat != view.seat]
    if chosen.kind not in ("meld", "lay") or min(others) > 2:
        return None
    throw = next((m for m in view.legal_moves if m.kind == "discard"), None)
    return None if throw is None else (throw,)


def leaves_the_pile(view: View, chosen: Move) -> tuple[Move, ...] | None:
    """The stock is drawn from instead of taking valuable discards."""
    draw = Move.parse("draw")
    return (draw,) if chosen.kind == "take" and draw in view.legal_moves else None


def takes_too_much(view: View, chosen: Move) -> tuple[Move, ...] | None:
    """Many useless discards are taken instead of drawing from the stock."""
    if chosen.kind != "draw" or view.discard_count < 6:
        return None
    takes = [m for m in view.legal_moves if m.kind == "take"]
    return (takes[-1],) if takes else None


def breaks_a_meld(view: View, chosen: Move) -> tuple[Move, ...] | None:
    """A card of a meld in the hand is discarded."""
    melds = [m for m in view.legal_moves if m.kind == "meld" and len(m.cards) == 3]
    if chosen.kind not in ("discard", "meld") or len(melds) != 1:
        return None
    wanted = [card.bare for card in melds[0].cards if not card.is_joker]
    throws = [m for m in view.legal_moves if m.kind == "discard" and m.cards[0] in wanted]
    return (throws[0],) if throws and chosen not in throws else None


def discards_a_joker(view: View, chosen: Move) -> tuple[Move, ...] | None:
    """A joker is discarded."""
    throws = [m for m in view.legal_moves if m.kind == "discard" and m.cards[0].is_joker]
    return (throws[0],) if throws and len(view.hand) > 2 else None


def false_call(view: View, _: Move) -> tuple[Move, ...] | None:
    claim = Move.parse("claim")
    return (claim,) if claim in view.legal_moves and view.to_move != view.seat else None


def missed_call(view: View, _: Move) -> tuple[Move, ...] | None:
    true = [m for m in view.legal_moves if m.kind == "claim" and m.meld]
    return () if true and view.to_move != view.seat else None


KINDS: dict[str, Callable[[View, Move], tuple[Move, ...] | None]] = {
    "gift": feeds_a_meld,
    "kept to the end": keeps_all_cards,
    "pile refused": leaves_the_pile,
    "ruinous pile": takes_too_much,
    "meld broken": breaks_a_meld,
    "joker thrown": discards_a_joker,
    "false call": false_call,
    "missed call": missed_call,
}
"""By name of a blunder, how to plant it where the tuned player would choose ``chosen``."""


# --------------------------------------------------------------------------------- planting


def planted(seed: int) -> Iterator[Planted]:
    """Costly blunders, from game after game."""
    chance = Random(seed)
    found: Counter[str] = Counter()
    here: Counter[tuple[str, str, int]] = Counter()
    for one in candidates(chance):
        place = one.kind, one.rulebook, one.players
        if found[one.kind] >= OF_A_KIND or here[place] >= 2 or chance.random() < 0.5:
            continue
        if is_clear(one):
            found[one.kind] += 1
            here[place] += 1
            yield one
        if all(found[kind] >= OF_A_KIND for kind in KINDS):
            return


def candidates(chance: Random) -> Iterator[Planted]:
    """All possible blunders in some hundred games."""
    games = [(name, n) for name in RULEBOOKS for n in (2, 3, 4) if n <= RULEBOOKS[name].max_players]
    for number in range(400):
        rulebook, players = games[number % len(games)]
        deal, near = chance.getrandbits(30), RULEBOOKS[rulebook].target - 70
        totals = tuple([near + chance.randrange(60) if number % 4 == 0 else 0] * players)
        rnd, moves = dealt(rulebook, players, deal), list[str]()
        while not rnd.over:
            view = rnd.view(rnd.seat)
            chosen = Judge().choose(view, Situation(totals, 1, 1))
            for seat in range(players):
                for kind, row in possible(view if seat == rnd.seat else rnd.view(seat), chosen):
                    yield Planted(kind, rulebook, players, deal, totals, tuple(moves), seat, row)
            thrown = feeds_a_meld(view, chosen) if RULEBOOKS[rulebook].claims else None
            if thrown and chance.random() < 0.3:  # so that there is a card to call
                [chosen] = thrown
            moves.append(f"{rnd.seat} {chosen}")
            rnd.play(chosen)


def possible(view: View, chosen: Move) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The blunders open to this seat where the seat to move would choose ``chosen``."""
    calls = view.to_move != view.seat
    for kind, plant in KINDS.items():
        row = plant(view, chosen) if view.legal_moves else None
        if row is not None and calls == kind.endswith("call"):
            yield kind, tuple(map(str, row))


def is_clear(one: Planted) -> bool:
    """Whether a short search and then a long one find it costly."""
    for playouts in (100, LONG):
        way = of_row(one.judged(playouts, 3), one.row)
        least = CLEAR if one.blunder else CLEAR_CALL
        if -way.parts.total < max(least, SURE * way.error * (playouts / LONG)):
            return False
    return True


def of_row(ways: list[Way], row: tuple[Move, ...]) -> Way:
    return next(way for way in ways if way.moves == row)


# ---------------------------------------------------------------------------------- judging


def all_planted() -> list[Planted]:
    return [read(line) for line in FILE.read_text("utf-8").splitlines()]


def is_found(one: Planted, playouts: int, chance: int) -> bool:
    """Whether the teacher has a better move, finds a certain loss, and gives a reason."""
    ways = one.judged(playouts, chance)
    blunder = of_row(ways, one.row)
    told = whys(one.view(), one.row, ways[0].moves, blunder.parts)
    return ways[0] != blunder and blunder.loss > 0 and bool(told.against)


def main(command: str, *numbers: str) -> int:
    """Plant blunders, or judge all planted ones: returns 1 if more than one in twenty is missed."""
    if command == "plant":
        for one in planted(int(numbers[0])):
            sys.stdout.write(json.dumps(one._asdict()) + "\n")
            sys.stdout.flush()
        return 0
    everything = all_planted()
    missed = [one for one in everything if not is_found(one, *map(int, numbers))]
    sys.stdout.write(f"planted: {len(everything)}, missed: {len(missed)}\n")
    for one in missed:
        sys.stdout.write(f"  {one.kind}, {one.rulebook} with {one.players}: {one.blunder}\n")
    return 1 if len(missed) > 0.05 * len(everything) else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

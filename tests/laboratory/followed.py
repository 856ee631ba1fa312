"""Whether a hint that is followed changes before anything new is seen.

    python -m tests.laboratory.followed HINTS SEED

In rounds of Clubs, a person plays each hint and asks again after every move, until a card is
revealed or the turn is over: the remaining moves must be advised again. It also counts how often a
teacher without memory would advise otherwise: a hint keeps to its plan.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from random import Random

from PySide6.QtCore import QCoreApplication, QObject

from laboratory.review import GAMES, Here, played
from rummy_qt.engine import Move, View
from rummy_qt.opponents.player import Way
from rummy_qt.play.covered import takes_unseen
from rummy_qt.play.director import EmptyHost
from rummy_qt.play.game import Game
from rummy_qt.play.review import Question, questions, same_choice
from rummy_qt.records.life import Life
from rummy_qt.ui.hinting import REVEALING, Hinting

STOCK = Move.parse("draw")
A_ROUND = 4
"""Questions in one round from which hints are followed."""
WITHIN_MS = 300
"""Time for an answer in ms: less than in the window, so it is less certain."""


class Asked:
    """Hints for a round after this many moves, with a person in the first seat."""

    def __init__(self, life: Life, at: int) -> None:
        me, *others = life.header.seats
        header = life.header._replace(seats=(me._replace(kind="human"), *others))
        self.game, self._parent = Game.start(header), QObject()
        for seat, move in life.rounds[0].moves[:at]:
            self.game.submit(move, seat)
        self._here, self._host = Here(), EmptyHost()
        self.hints = self._new()

    def _new(self) -> Hinting:
        return Hinting(self.game, lambda: self._here, self._host, self._parent)

    def said(self, within_ms: float = WITHIN_MS) -> tuple[Way, ...]:
        """The current advice."""
        return self._of(self.hints, within_ms)

    def anew(self) -> tuple[Way, ...]:
        """The advice of a teacher without memory."""
        return self._of(self._new())

    def _of(self, hints: Hinting, within_ms: float = WITHIN_MS) -> tuple[Way, ...]:
        hints.ask(within_ms)
        self._host.run()
        return hints.ways


def followed(asked: Asked, counts: Counter[str]) -> None:
    """Follow the advice as long as nothing new is seen."""
    said = asked.said()
    while said and said[0].moves:
        best, view = said[0], asked.game.view()
        move = best.moves[0]
        if move.kind in REVEALING or takes_unseen(best, view):
            return
        asked.game.submit(move)
        rnd = asked.game.match.round
        if rnd.over or rnd.seat != view.seat:
            return
        counts["followed"] += 1
        said = asked.said()
        if not said:
            return
        rest, view = best.moves[1:], asked.game.view()
        if not rest:
            counts["no more was said of the turn"] += 1
            continue
        counts["more was said"] += 1
        counts["said otherwise"] += said[0].moves != rest
        count_anew(counts, view, rest, asked.anew())


def count_anew(
    counts: Counter[str], view: View, rest: tuple[Move, ...], anew: tuple[Way, ...]
) -> None:
    """Count whether a teacher without memory agrees, and how it values the plan."""
    counts["anew: otherwise"] += not same_choice(view, anew[0].moves, rest)
    plan = [way for way in anew if same_choice(view, way.moves, rest)]
    counts["anew: the plan is clearly worse"] += bool(plan and plan[0].loss)


def main(hints: str, seed: str) -> int:
    """Returns 1 if more than 2 % of the hints change."""
    app, counts = QCoreApplication([]), Counter[str]()
    del app
    for asked in rounds(f"followed {seed}", A_ROUND, is_long):
        followed(asked, counts)
        if counts["followed"] >= int(hints):
            break
    for name, much in counts.items():
        sys.stdout.write(f"{name:32} {much}\n")
    return 1 if counts["said otherwise"] > 0.02 * counts["more was said"] else 0


def is_long(question: Question) -> bool:
    """Whether more than one move is to follow."""
    return bool(question.played[1:]) or question.played[:1] != (STOCK,)


def rounds(seed: str, most: int, wanted: Callable[[Question], object] = bool) -> Iterator[Asked]:
    """From rounds of all games, at most ``most`` wanted questions each."""
    for number in count():
        book, players = GAMES[number % len(GAMES)]
        life = played(book, ["club"] * players, f"{seed} {number}")
        found = list(filter(wanted, questions(life, 1, 0)))
        for one in Random(number + 1).sample(found, min(most, len(found))):
            yield Asked(life, one.at)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

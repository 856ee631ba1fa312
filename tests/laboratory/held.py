"""Whether a hint's statements about its ways are confirmed when they are searched again.

    python -m tests.laboratory.held POSITIONS SEED

In rounds of Clubs in all rulebooks, a person asks for a hint. Its statements about other ways are
compared with five times as many playouts of other deals. Time is CPU time, as on an idle machine.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication

from laboratory.review import Here
from rummy_qt.opponents.player import Way
from rummy_qt.opponents.process import advice_request
from rummy_qt.play.measuring import shown_first
from rummy_qt.ui.hinting import FIRST_PLAYOUTS, LIMIT_MS
from rummy_qt.ui.words.hints import compared_way, roughly

from .followed import Asked, rounds

A_ROUND = 2
"""Positions in one round."""
AGAIN = 5 * 25_000 // FIRST_PLAYOUTS
"""Searches that judge one hint, which has 25,000 playouts or fewer."""
OTHER_DEALS = 1_000_000
EQUAL = 5.0
"""Points by which ways described as equally good may differ."""


class Processor:
    """A clock of this process's CPU time."""

    def start(self) -> None:
        self._began = time.process_time()

    def elapsed(self) -> int:
        return int(1000 * (time.process_time() - self._began))


def told_ways(asked: Asked) -> tuple[Way, dict[Way, float | None]]:
    """The best way, and the others that are mentioned, with their cost in points if it is shown."""
    ways, count = shown_first(asked.said(LIMIT_MS))
    view = asked.game.view()
    others = [compared_way(nth, ways, view) for nth in range(count)] if len(ways) > 1 else []
    return ways[0], {way: float(roughly(way.loss)) if way.sized else None for way in others}


def searched_again(asked: Asked, best: Way, others: list[Way]) -> Iterator[float]:
    """The cost of each of these ways, by independent searches."""
    (view, situation), here = asked.hints.current_position(), Here()
    rows, costs = tuple(way.moves for way in (best, *others)), [0.0] * len(others)
    for seed in range(AGAIN):
        request = advice_request(
            view, situation._replace(seed=OTHER_DEALS + seed), rows, FIRST_PLAYOUTS, True
        )
        found = {way.moves: way.mean for way in here.advise(request).result().ways}
        for nth, way in enumerate(others):
            costs[nth] += (found[best.moves] - found[way.moves]) / AGAIN
    yield from costs


def count(asked: Asked, counts: Counter[str]) -> None:
    """Count the statements in one position, and those that are not confirmed."""
    best, claims = told_ways(asked)
    for (way, number), cost in zip(
        claims.items(), searched_again(asked, best, [*claims]), strict=True
    ):
        kind = (
            "number"
            if number
            else "worse"
            if way.loss
            else "perhaps"
            if way.possible_loss
            else "equal"
        )
        counts[kind] += 1
        counts[f"{kind}: sign wrong"] += bool(way.loss) and cost <= 0.0
        counts[f"{kind}: off by half"] += number is not None and abs(cost - number) > number / 2
        counts[f"{kind}: beyond {EQUAL:.0f}"] += kind == "equal" and abs(cost) > EQUAL
        sys.stdout.write(f"{kind} {number} {-way.parts.total:.1f} ± {way.error:.1f}: {cost:.1f}\n")
    counts["positions"] += any(way.loss for way in claims)


def main(wanted: str, seed: str) -> int:
    """Returns 1 if more than 2 % have the wrong sign, or more than 10 % are off by half."""
    app, counts = QCoreApplication([]), Counter[str]()
    del app
    with patch("rummy_qt.ui.hinting.QElapsedTimer", Processor):
        for asked in rounds(f"held {seed}", A_ROUND):
            count(asked, counts)
            if counts["positions"] >= int(wanted):
                break
    for name, much in sorted(counts.items()):
        sys.stdout.write(f"{name:25} {much}\n")
    signs = counts["number: sign wrong"] + counts["worse: sign wrong"]
    wrong = signs > 0.02 * (counts["number"] + counts["worse"])
    return int(wrong or counts["number: off by half"] > 0.1 * counts["number"])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

"""Whether what a review calls luck is 0 on average.

    python -m tests.laboratory.luck ROUNDS SEED

In games of six rulebooks levels sit among their like, and a Casual among Newcomers; every seat of
every round counts. The rest of a result, after what a Club makes there and what the decisions
brought more than a Club's, has to be 0 within 2.5 standard errors.
"""

from __future__ import annotations

import math
import statistics
import sys
from collections.abc import Iterator

from laboratory.review import GAMES, Here, played
from rummy_qt.play.review import Review
from rummy_qt.play.true_hands import table_with
from rummy_qt.records.life import Life

COMPANIES = (
    ("club", "club"),
    ("casual", "casual"),
    ("beginner", "beginner"),
    ("casual", "newcomer"),
)
"""Who sits in the first seat, and who in all others."""
WIDE = 2.5


def luck_of(life: Life, seat: int, here: Here, expected: dict[tuple[int, int], float]) -> float:
    """Result − what a Club makes − what the decisions brought more."""
    dealer, review = life.rounds[0].dealer, Review(life, 1, seat)
    if (dealer, seat) not in expected:
        expected[dealer, seat] = table_with(life, seat).expected(dealer, seat, lambda: None)
    for piece in review._beside_club():
        review.note(piece, here.advise(piece.request).result())
    own = [judged.own for judged in review._judged]
    assert None not in own
    return review.so_far().result - expected[dealer, seat] - sum(filter(None, own))


def told(rounds: int, seed: str) -> Iterator[float]:
    """Prints each table's mean luck; how many standard errors it is from 0."""
    here = Here()
    for book, players in GAMES:
        for mine, theirs in COMPANIES:
            expected: dict[tuple[int, int], float] = {}
            found = []
            for number in range(rounds):
                life = played(book, [mine, *[theirs] * (players - 1)], f"luck {seed} {number}")
                lucks = [
                    luck_of(life, seat, here, expected)
                    for seat in range(players if mine == theirs else 1)
                ]
                found.append(statistics.fmean(lucks))
            mean = statistics.fmean(found)
            error = statistics.stdev(found) / math.sqrt(rounds)
            sys.stdout.write(f"{book} {players} {mine} among {theirs}: {mean:+.1f} ± {error:.1f}\n")
            sys.stdout.flush()
            yield mean / error


def main(rounds: str, seed: str) -> int:
    """1 where one table lies beyond 2.5 standard errors."""
    off = list(told(int(rounds), seed))
    chi = sum(one * one for one in off)
    beyond = sum(abs(one) > WIDE for one in off)
    sys.stdout.write(f"chi-square {chi:.1f} of {len(off)} tables, {beyond} beyond {WIDE}\n")
    return 1 if beyond else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

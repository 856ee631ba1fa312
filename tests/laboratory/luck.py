"""Whether what a review calls luck is 0 on average.

    python -m tests.laboratory.luck ROUNDS SEED

In games of six rulebooks levels sit among their like, and a Casual among Newcomers; every seat of
every round counts. The rest of a result, after what a Club makes there and what the decisions
brought more than a Club's, has to be 0 within 2.5 standard errors, and over all tables no further
from 0 than chance has it in 99 of 100 cases (chi-square).
"""

from __future__ import annotations

import math
import statistics
import sys
from collections.abc import Iterator

from laboratory.review import GAMES, played
from rummy_qt.play.review import gain_over_club, result_of
from rummy_qt.play.true_hands import table_with
from rummy_qt.records.life import Life
from tests.play.staging import no_pause

COMPANIES = (
    ("club", "club"),
    ("casual", "casual"),
    ("beginner", "beginner"),
    ("casual", "newcomer"),
)
"""Who sits in the first seat, and who in all others."""
DEALS = 5_000
"""By which it is known what a Club makes, so that only the rounds are unsure."""
PLAYINGS = 16
"""Of each way: the mean is the same by however few."""
EXACT = 0.5
"""Points that are none: among equals results, and so the luck of all seats, add up to nothing."""
WIDE = 2.5
NORMAL = statistics.NormalDist()


def luck_of(life: Life, seat: int, expected: dict[tuple[int, int], float]) -> float:
    """Result − what a Club makes − what the decisions brought more."""
    dealer = life.rounds[0].dealer
    if (dealer, seat) not in expected:
        expected[dealer, seat] = table_with(life, 1, seat).expected(dealer, seat, no_pause, DEALS)
    own = gain_over_club(life, 1, seat, no_pause, PLAYINGS)
    return result_of(life, 1, seat)[0] - expected[dealer, seat] - own


def told(rounds: int, seed: str) -> Iterator[float]:
    """Print each table's mean luck; yields how many standard errors it is from 0."""
    for book, players in GAMES:
        for mine, theirs in COMPANIES:
            expected: dict[tuple[int, int], float] = {}
            found = []
            for number in range(rounds):
                life = played(book, [mine, *[theirs] * (players - 1)], f"luck {seed} {number}")
                lucks = [
                    luck_of(life, seat, expected)
                    for seat in range(players if mine == theirs else 1)
                ]
                found.append(statistics.fmean(lucks))
            mean = statistics.fmean(found)
            error = statistics.stdev(found) / math.sqrt(rounds)
            sys.stdout.write(f"{book} {players} {mine} among {theirs}: {mean:+.1f} ± {error:.1f}\n")
            sys.stdout.flush()
            yield mean / math.hypot(error, EXACT)


def chance_of_more(chi: float, tables: int) -> float:
    """Probability of a larger chi-square with that many tables (Wilson and Hilferty, 1931)."""
    part = 2.0 / (9.0 * tables)
    return 1.0 - NORMAL.cdf(((chi / tables) ** (1.0 / 3.0) - 1.0 + part) / math.sqrt(part))


def main(rounds: str, seed: str) -> int:
    """1 where a table lies beyond 2.5 standard errors, or all together too far from 0."""
    off = list(told(int(rounds), seed))
    chi = sum(one * one for one in off)
    chance, beyond = chance_of_more(chi, len(off)), sum(abs(one) > WIDE for one in off)
    sys.stdout.write(
        f"chi-square {chi:.1f} of {len(off)} tables ({100 * chance:.1f} %),"
        f" {beyond} beyond {WIDE}\n"
    )
    return 1 if beyond or chance < 0.01 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

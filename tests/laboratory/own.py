"""Whether a round's own part is what its decisions brought, and how unsure it is.

    python -m tests.laboratory.own ROUNDS SEED

By the performance difference lemma all decisions of a level together bring what the level makes
more than a Club does in its seat. That is counted by 20,000 rounds played through by each, from
the same deals; reviews of rounds of the real players have to come to it within a tenth or two
standard errors. Of one round the part is measured twice, in other deals: that is its noise.
"""

from __future__ import annotations

import math
import statistics
import sys
import time
from collections.abc import Iterator

from laboratory.review import GAMES, played
from rummy_qt.engine import RULEBOOKS
from rummy_qt.engine.bits import row_of
from rummy_qt.engine.position import Position
from rummy_qt.engine.sheet import sheet_of
from rummy_qt.opponents.chance import chance_of
from rummy_qt.play.review import gain_over_club
from rummy_qt.play.true_hands import WAYS, Table
from rummy_qt.records.life import Life
from tests.play.staging import no_pause

COMPANIES = (("casual", "casual"), ("beginner", "beginner"), ("casual", "newcomer"))
"""The levels in the first seat, and in all others."""
PLAIN = 20_000
PLAYINGS = 16
"""Of each way: the mean is the same by however few."""
NOISY = 12
"""Rounds of each table whose part is measured twice."""
MOST_NOISE, MOST_SECONDS = 20.0, 1.0


def lead_over_club(
    book: str, players: int, mine: str, theirs: str, rounds: int
) -> tuple[float, float]:
    """What a level makes more than a Club in the first seat, and the standard error."""
    rules, others = RULEBOOKS[book], [theirs] * (players - 1)
    level, club = Table(rules, [mine, *others]), Table(rules, ["club", *others])
    deck, chance, more = rules.deck(players), chance_of(f"plain|{book}"), []
    for number in range(rounds):
        row = row_of([card.index for card in deck])
        start = Position(sheet_of(rules, players), number % players)
        chance.shuffle(row, len(deck))
        start.deal(row)
        more.append(level.lead(start, 0, number) - club.lead(start, 0, number))
    return statistics.fmean(more), statistics.stdev(more) / math.sqrt(rounds)


def noise(life: Life) -> tuple[float, float]:
    """The standard deviation of a round's part by two measurements, and the seconds of one."""
    begun = time.process_time()
    one = gain_over_club(life, 1, 0, no_pause, WAYS)
    took = time.process_time() - begun
    return (gain_over_club(life, 1, 0, no_pause, 2 * WAYS) - one) * math.sqrt(2.0), took


def tables(rounds: int, seed: str) -> Iterator[tuple[bool, list[tuple[float, float]]]]:
    """Prints what is found of each table; whether it agrees, and how noisy it is."""
    for book, players in GAMES:
        for mine, theirs in COMPANIES:
            levels = [mine, *[theirs] * (players - 1)]
            lives = [played(book, levels, f"own {seed} {number}") for number in range(rounds)]
            parts = [gain_over_club(life, 1, 0, no_pause, PLAYINGS) for life in lives]
            own, error = statistics.fmean(parts), statistics.stdev(parts) / math.sqrt(rounds)
            plain, its = lead_over_club(book, players, mine, theirs, PLAIN)
            off = own - plain
            agrees = abs(off) <= max(0.1 * abs(plain), 2.0 * math.hypot(error, its))
            sys.stdout.write(
                f"{book} {players} {mine} among {theirs}: own parts {own:+.1f} ± {error:.1f},"
                f" plain play {plain:+.1f} ± {its:.1f}{'' if agrees else ', too far apart'}\n"
            )
            sys.stdout.flush()
            yield agrees, [noise(life) for life in lives[:NOISY]]


def main(rounds: str, seed: str) -> int:
    """1 where a table does not agree, or a round is too noisy or takes too long."""
    found = list(tables(int(rounds), seed))
    measured = [one for _, noises in found for one in noises]
    spread = math.sqrt(statistics.fmean(apart * apart for apart, _ in measured))
    slowest = max(took for _, took in measured)
    sys.stdout.write(
        f"{sum(agrees for agrees, _ in found)} of {len(found)} tables agree; the part of a round"
        f" to {spread:.1f} points, {slowest:.2f} s of processor at most\n"
    )
    held = all(agrees for agrees, _ in found)
    return 0 if held and spread <= MOST_NOISE and slowest <= MOST_SECONDS else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

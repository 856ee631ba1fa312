"""Compares the claims of a review with what happens when the same players play on.

A person of one level plays among opponents of another, and every decision with two ways is
measured as in a review, whatever its apparent cost. Then both ways are played out repeatedly from
the true hands: the stock is shuffled, the opponents are the actual players with new attention
draws, and the person continues as a Club. The mean difference is the decision's cost; the sum of
costs is compared with the sum of claims. The decisions of a round share its hidden cards, so
intervals are computed by resampling rounds.

Two unbiased ways reduce noise. The search's own fast players play the same stocks and some hundred
others: their result on the same stocks relative to all is luck, and is subtracted. And each
decision can be weighted by the first look's estimate: that is independent of the claim, which is
measured in other deals, so nothing is selected by what is claimed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from laboratory.review import Here, played
from rummy_qt.engine import RULEBOOKS, Move, Round
from rummy_qt.engine.legal import legal_moves
from rummy_qt.opponents.candidates import candidate_for, greedy
from rummy_qt.opponents.judge import Judge, policy_for
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Player, Situation
from rummy_qt.play import review as reviewing
from rummy_qt.play.review import Decision, DecisionKind, Effort, Review
from rummy_qt.play.true_hands import CLUB, closest_level, company_of, playout_seed, table_with
from rummy_qt.records.life import Life
from tests.engine.placed import lie

EFFORT = Effort(look=400, check=300, least_checks=1, most_checks=1)
LEVELS = ("newcomer", "beginner", "casual", "club")
ALIKE = {"newcomer": 0.4, "beginner": 0.5, "casual": 0.65, "club": 1.0}
"""How far real and search players fare alike on the same stock. Any value is unbiased; this one,
measured once, leaves the least noise. Clubs are the same players."""
QUICK = 128
"""Playings of each way by the search's players."""
PLAYERS = {"500-rum-de": 2, "femhundra": 2, "rummy-500": 3, "500-rum-nl": 3, "rommy-dk": 3}
"""At the table; four in all other rulebooks."""


class Claim(NamedTuple):
    """The claim about a decision, and the result of playing on."""

    said: float
    was: float
    looked: float
    """The first look's estimate of its cost, by which it may be weighted."""


class Measured(Review):
    """A review in which every decision of two ways is measured, however small it seems."""

    def decisions(self) -> Iterator[tuple[Decision, float]]:
        """With what the first look thought of each."""
        here = Here()
        for piece in self._looks(self._judgements):
            self.note(piece, here.advise(piece.request).result())
        doubtful = [judged for judged in self._judgements if judged.doubtful]
        for piece in self._checks(doubtful, EFFORT.most_checks):
            self.note(piece, here.advise(piece.request).result())
        for judged in doubtful:
            best, mine = judged.pair
            made = judged.decision()
            if made.measured and made.kind != DecisionKind.CALL:
                yield made, best.mean - mine.mean


def finish(rnd: Round, players: Sequence[Player], situation: Situation) -> float:
    """Play the round to its end; the first seat's points minus the others' average.

    The first is a Club, which needs no view: it plays directly on the position.
    """
    seats, club = range(len(players)), policy_for(rnd.rules, len(players))
    while not rnd.over:
        calls = [
            (call.delay_ms, seat, call.move)
            for seat in seats
            if rnd.may_claim(seat)
            and any(move.meld for move in legal_moves(rnd.position, seat) if move.kind == "claim")
            and (call := players[seat].claim(rnd.view(seat), situation))
        ]
        if calls:
            _, seat, move = min(calls)
            rnd.play(move, seat)
        elif rnd.seat or rnd.phase == "closed":
            rnd.play(players[rnd.seat].choose(rnd.view(rnd.seat), situation), rnd.seat)
        else:
            for move in greedy(club, rnd.position).moves:
                rnd.play(move, 0)
    scores = rnd.scores or []
    return scores[0] - sum(scores[1:]) / (len(players) - 1)


def ways(decision: Decision) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
    """The better way, and the one played; for a draw, the draw alone."""
    drawn = decision.kind is DecisionKind.DRAW
    return decision.best, decision.played[:1] if drawn else decision.played


def cost(life: Life, decision: Decision, levels: Sequence[str], times: int, label: str) -> float:
    """The cost of the decision, by playing on."""
    rnd, table, total = life.round_at(1, decision.at), table_with(life, 1, 0), 0.0
    pair, lot, alike = ways(decision), playout_seed(life, 1, decision.at), ALIKE[levels[-1]]
    sides = [candidate_for(table.policies[0], rnd.position, 0, list(way)) for way in pair]
    for number in range(times):
        stock = list(rnd.position.stock_cards)
        Random(f"{label} {decision.at} {number}").shuffle(stock)
        for sign, way, side in zip((1, -1), pair, sides, strict=True):
            twin = rnd.copy()
            lie(twin._position, "stock", stock)
            players: list[Player] = [Judge(), *map(new_player, levels[1:])]
            for move in way:
                if not twin.over and twin.seat == 0:
                    twin.play(move, 0)
            situation = Situation((number,) * len(players), 1, number)
            total += sign * finish(twin, players, situation)
            lie(side.position, "stock", stock)
            quick = table.lead(side.position, 0, lot + number, draws=side.draws)
            total -= sign * alike * quick
    quick = table.gain(rnd.position, 0, pair, lot + times, lambda: None, QUICK)
    return total / times + alike * quick


def claims(
    book: str, me: str, others: str, numbers: range, times: int
) -> Iterator[Sequence[Claim]]:
    """Of each of these rounds; each way is played out so many times."""
    players = PLAYERS.get(book, 4)
    levels = [me, *[others] * (players - 1)]
    for number in numbers:
        label = f"claims {number}"
        life = played(book, levels, label)
        yield [
            Claim(made.cost, cost(life, made, levels, times, label), looked)
            for made, looked in Measured(life, 1, 0, EFFORT).decisions()
        ]


def told(name: str, rounds: Sequence[Sequence[Claim]]) -> str:
    """The means, and their ratio and difference with 95 % intervals by resampling rounds.

    There are two ratios: of plain sums, and with decisions weighted by the first look.
    """
    sums = [
        (
            sum(claim.said for claim in found),
            sum(claim.was for claim in found),
            sum(claim.looked * claim.said for claim in found),
            sum(claim.looked * claim.was for claim in found),
            len(found),
        )
        for found in rounds
    ]
    lots, rows = Random(1), []
    for drawn in [sums, *(lots.choices(sums, k=len(sums)) for _ in range(1_000))]:
        said, was, said_by_look, was_by_look, many = map(sum, zip(*drawn, strict=True))
        off = (was - said) / (many or 1)
        rows.append((was / (said or 1.0), was_by_look / (said_by_look or 1.0), off))
    said, was, _, _, many = map(sum, zip(*sums, strict=True))
    plainly, by_look, between = (
        f"{row[0]:.2f} ({sorted(row[1:])[25]:.2f} to {sorted(row[1:])[974]:.2f})"
        for row in zip(*rows, strict=True)
    )
    return (
        f"{name}: {many} decisions, claimed {said / (many or 1):.1f} points each, cost"
        f" {was / (many or 1):.1f}; true for said {by_look} by the look, {plainly} plainly,"
        f" off by {between}"
    )


def unknown(life: Life, number: int, seat: int) -> tuple[str, ...]:
    """The levels that a review assumes when it knows none, as for programs."""
    seats = range(len(life.header.seats))
    return tuple(CLUB if one == seat else closest_level(life, number, one) for one in seats)


def misjudged(steps: int) -> Callable[[Life, int, int], tuple[str, ...]]:
    """Makes a review assume levels that are this many steps above the opponents' true ones."""

    def company(life: Life, number: int, seat: int) -> tuple[str, ...]:
        mine, *others = company_of(life, number, seat)
        most = len(LEVELS) - 1
        places = [max(0, min(most, LEVELS.index(one) + steps)) for one in others]
        return (mine, *(LEVELS[place] for place in places))

    return company


def main() -> int:
    """Every rulebook with every level."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--books", nargs="+", choices=RULEBOOKS, default=list(RULEBOOKS))
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS)
    parser.add_argument("--me", choices=LEVELS, default="casual")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--times", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--misjudged", type=int, default=0, help="by so many levels; 3: Clubs")
    parser.add_argument("--unknown", action="store_true", help="taken for whom they play like")
    options = parser.parse_args()
    if options.misjudged or options.unknown:
        taken = unknown if options.unknown else misjudged(options.misjudged)
        setattr(reviewing, "company_of", taken)  # noqa: B010 - to compare
    numbers = range(options.seed * 1000, options.seed * 1000 + options.rounds)
    every: list[Sequence[Claim]] = []
    alike: list[Sequence[Claim]] = []
    for book in options.books:
        for level in options.levels:
            found = list(claims(book, options.me, level, numbers, options.times))
            every += found
            weight = sum(claim.looked**2 for one in found for claim in one) or 1.0
            alike += [[one._replace(looked=one.looked / weight) for one in row] for row in found]
            print(told(f"{book}, among {level}", found), flush=True)  # noqa: T201 - a command
    print(told("all", every))  # noqa: T201 - a command
    print(told("all, each table by the look alike", alike))  # noqa: T201 - a command
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""``python -m laboratory leanings``: whether leanings can be recognized from public events.

Rounds are played in which one seat has a leaning. A judge that sees only their public events, and
has seen other such rounds before, names the leaning after every three rounds. It knows each leaning
by a few figures per round (their means and covariances), nothing else.

The cost of a leaning for a level that does not look ahead is the difference in whole rounds against
the same level without it, every deal with the leaning in either seat. For a level that does, each
decision that the leaning changes is compared with the one without: a search with its own random
seed tries both in likely deals of the hidden cards, in which a Club plays on against the other
player. The differences of a round add up to its loss (the performance difference lemma of Kakade
and Langford), as far as a Club plays on like the level.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from rummy_qt.engine import RULEBOOKS, Card, Move, Round
from rummy_qt.engine.bits import row_of
from rummy_qt.engine.events import Dealt, Discarded, Drew, LaidOff, Melded, Took
from rummy_qt.engine.position import Position
from rummy_qt.engine.sheet import sheet_of
from rummy_qt.engine.view import View
from rummy_qt.lab.arguments import add_rulebook, add_seed, positive
from rummy_qt.lab.estimates import estimate
from rummy_qt.opponents import LEANING_LEVELS
from rummy_qt.opponents.chance import chance_of
from rummy_qt.opponents.habitual import HABITS, NO_HABITS
from rummy_qt.opponents.leanings import LEANINGS
from rummy_qt.opponents.levels import MASTER, new_player
from rummy_qt.opponents.player import Player, Situation
from rummy_qt.opponents.policy import Policy
from rummy_qt.opponents.thinker import Thinker
from rummy_qt.play.true_hands import CLUB, FAST, Table

ROUNDS = 3
"""Rounds after which the judge names a leaning."""
_EARLY = 5
"""The number of own turns that count as early."""
_DEEP = 3
"""From so many cards on, a take counts as deep."""
_DRAWS = ("draw", "take", "pass")
_TRIED = 1_200
"""Playouts for comparing two ways."""
_PARTS = 4
"""Folds of the cross-validation: the judge is tested on each after seeing the others."""
Figures = list[float]


class Seen(NamedTuple):
    """A round with a leaning: its public figures, and the points that the leaning lost."""

    figures: Figures
    lost: float


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "leanings",
        help="let a judge name leanings by public events",
        description="Plays rounds in which one seat leans, lets a judge who sees what everybody"
        " sees name the leaning after three rounds, and tells the points a round that it lost.",
    )
    add_rulebook(parser, "whose rules", default="500-rum-de")
    parser.add_argument("--level", choices=LEANING_LEVELS, default="club", help="who leans")
    parser.add_argument("--against", choices=FAST, default="casual", help="who else plays")
    parser.add_argument("--rounds", type=positive, default=600, help="of each leaning")
    parser.add_argument(
        "--deals",
        type=positive,
        default=20_000,
        help="by which it is known what a level loses that does not look ahead",
    )
    parser.add_argument(
        "--playouts", type=positive, help="for each decision; the level's unless given"
    )
    add_seed(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays and reports; returns 0."""
    print(f"{args.rulebook}, {args.level} against {args.against}: {args.rounds} rounds of each")
    seen: dict[str, list[Figures]] = {}
    for name in LEANINGS:
        rounds = [
            play(args.rulebook, args.level, args.against, name, f"{args.seed}|{n}", args.playouts)
            for n in range(args.rounds)
        ]
        seen[name] = [each.figures for each in rounds]
        cost = [each.lost for each in rounds]
        if args.level in FAST:
            cost = lost(args.rulebook, args.level, name, args.seed, args.deals)
        print(f"  {name:8} loses {estimate(cost)} points a round", flush=True)
    told = named(seen)
    asked = sum(map(sum, (row.values() for row in told.values())))
    right = sum(row[name] for name, row in told.items())
    print(f"named rightly {right} of {asked} ({right / asked:.1%}; by chance 25 %)")
    for name, row in told.items():
        print(f"  {name:8}", "  ".join(f"{other} {count}" for other, count in row.items()))
    return 0


def play(
    rulebook: str, level: str, against: str, leaning: str, label: str, playouts: int | None = None
) -> Seen:
    """One round for two."""
    rules, chance = RULEBOOKS[rulebook], Random(label)
    deck = list(rules.deck(2))
    chance.shuffle(deck)
    me, seed = chance.randrange(2), chance.getrandbits(40)
    rnd = Round.deal(rules, 2, dealer=chance.randrange(2), deck=deck, seed=seed)
    plain = Situation((0, 0), 1, chance.getrandbits(40))
    leaning_so = plain._replace(leanings=(leaning, "") if me == 0 else ("", leaning))
    tried = plain._replace(
        seed=chance.getrandbits(40), company=(CLUB, against) if me == 0 else (against, CLUB)
    )
    one, twin = (new_player(level, playouts=playouts) for _ in range(2))
    other, judge, points = new_player(against), Thinker(MASTER), 0.0
    while not rnd.over:
        if rnd.seat != me:
            rnd.play(other.choose(rnd.view(rnd.seat), plain))
            continue
        way = _way(rnd, one, leaning_so)
        if level not in FAST and way != (without := _way(rnd, twin, plain)):
            ways = judge.ways(rnd.view(me), tried, [without, way], _TRIED, only=True)
            means = {told.moves: told.mean for told in ways}
            points += means[without] - means[way]
        for move in way:
            rnd.play(move)
    return Seen(figures(rnd.view(1 - me), me), points)


def lost(rulebook: str, level: str, leaning: str, seed: int, deals: int) -> list[float]:
    """By deal, the points per round that a leaning costs a level which does not look ahead."""
    rules, habits = RULEBOOKS[rulebook], HABITS.get(level, NO_HABITS)
    deck, sheet = [card.index for card in rules.deck(2)], sheet_of(rules, 2)
    table = Table(rules, (level, level))
    plain = table.policies[0]
    weights = habits.weights(rules, 2, leaning)
    leans = Policy(plain.hands, weights, habits.depth, habits.overlooks)
    leans.misses = plain.misses
    points = []
    for number in range(deals):
        row, start = row_of(deck), Position(sheet, number % 2)
        chance_of(f"{seed}|{number}").shuffle(row, len(deck))
        start.deal(row)
        turned = []
        for me in range(2):
            table.policies = [plain, leans] if me else [leans, plain]
            turned.append(table.lead(start, me, number))
        points.append(-sum(turned) / 2)
    return points


def _way(rnd: Round, player: Player, situation: Situation) -> tuple[Move, ...]:
    """The draw, or everything after it in the turn."""
    twin, seat, way = rnd.copy(), rnd.seat, list[Move]()
    while not twin.over and twin.seat == seat and not (way and way[-1].kind in _DRAWS):
        way.append(player.choose(twin.view(seat), situation))
        twin.play(way[-1])
    return tuple(way)


def figures(view: View, seat: int) -> Figures:
    """Figures about this seat in the other seat's view of a finished round."""
    turns, hand = 0, view.rules.hand_size(view.players)
    taken, laid, points, thrown, held = [], [], [], [], []
    pile: list[Card] = []
    near = 0
    for event in view.history:
        match event:
            case Dealt(upcard=upcard):
                pile = [upcard]
            case Took(cards=cards):
                del pile[-len(cards) :]
            case Discarded(card=Card() as lying):
                near += event.seat == seat and any(_is_near(lying, other) for other in pile)
                pile.append(lying)
        if getattr(event, "seat", None) != seat:
            continue
        match event:
            case Drew():
                hand += 1
            case Took(cards=cards):
                taken.append(len(cards))
                hand += len(cards)
            case Melded(cards=cards) | LaidOff(cards=cards):
                laid.append((turns, len(cards), isinstance(event, Melded)))
                points.append(view.position.cost_of(seat, cards))
                hand -= len(cards)
            case Discarded(card=card):
                hand, turns = hand - 1, turns + 1
                thrown += [view.position.cost_of(seat, [card])] if card else []
                held.append(hand)
    first = laid[0][0] if laid else turns
    early = [size for turn, size, _ in laid if turn < _EARLY]
    dearer = [one < other for one, other in pairwise(thrown)]
    return [
        len(taken) / max(1, turns),
        sum(taken) / max(1, len(taken)),
        sum(size >= _DEEP for size in taken) / max(1, turns),
        float(turns),
        _mean(held),
        float(view.hand_counts[seat]),
        float(first),
        float(sum(early)),
        sum(not meld for *_, meld in laid) / max(1, turns),
        sum(meld for *_, meld in laid) / max(1, turns),
        sum(points) / max(1, turns),
        _mean(thrown),
        _mean(thrown[:_EARLY]),
        sum(dearer) / max(1, turns),
        near / max(1, turns),
    ]


def _is_near(card: Card, other: Card) -> bool:
    """Whether two cards could be in one meld."""
    return card.rank == other.rank or (card.suit == other.suit and abs(card.rank - other.rank) <= 2)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


# ----------------------------------------------------------------------------- the judge


def named(seen: dict[str, list[Figures]]) -> dict[str, dict[str, int]]:
    """Leaning → how often each was named, three rounds at a time.

    Each quarter of the rounds is judged after seeing the other three.
    """
    found = {name: dict.fromkeys(seen, 0) for name in seen}
    for part in range(_PARTS):
        known = {
            name: [row for at, row in enumerate(rows) if at % _PARTS != part]
            for name, rows in seen.items()
        }
        middles = {name: _middle(rows) for name, rows in known.items()}
        inverse = _inverse(_varying(known, middles))
        for name, rows in seen.items():
            for row in _threes(rows[part::_PARTS]):
                far = {other: _far(row, middle, inverse) for other, middle in middles.items()}
                found[name][min(far, key=far.__getitem__)] += 1
    return found


def _threes(rows: list[Figures]) -> list[Figures]:
    groups = [rows[at : at + ROUNDS] for at in range(0, len(rows) - ROUNDS + 1, ROUNDS)]
    return list(map(_middle, groups))


def _middle(rows: Sequence[Figures]) -> Figures:
    return [_mean(column) for column in zip(*rows, strict=True)]


def _varying(known: dict[str, list[Figures]], middles: dict[str, Figures]) -> list[Figures]:
    """The covariances of the figures around the mean of their own leaning."""
    off = [
        [value - middle for value, middle in zip(row, middles[name], strict=True)]
        for name, rows in known.items()
        for row in rows
    ]
    size = len(off[0])
    return [
        [sum(row[i] * row[j] for row in off) / len(off) + 1e-6 * (i == j) for j in range(size)]
        for i in range(size)
    ]


def _inverse(matrix: list[Figures]) -> list[Figures]:
    """The inverse by Gauss-Jordan elimination; the matrix is positive definite."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                by = rows[other][at]
                rows[other] = [a - by * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]


def _far(row: Figures, middle: Figures, inverse: list[Figures]) -> float:
    """The squared Mahalanobis distance of a row from a mean."""
    off = [value - centre for value, centre in zip(row, middle, strict=True)]
    return sum(a * b * inverse[i][j] for i, a in enumerate(off) for j, b in enumerate(off))

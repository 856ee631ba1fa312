"""Random rounds over all rulebooks, numbers of players and random house rules.

Every round follows from the seed and its number alone, so that one which fails can be
played again. What is checked while it is played: the moves listed are accepted, others are
refused with a reason and change nothing, no card is lost, and the round ends.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import get_args

from rummy_qt.engine import REASONS, RULEBOOKS, IllegalMove, Round, Rules
from rummy_qt.engine.events import Ending
from rummy_qt.engine.moves import KINDS
from rummy_qt.engine.position import Phase

from .mischief import wrong_move
from .random_rules import random_players, random_rules

_EAGER = frozenset({"meld", "lay", "swap", "take", "claim"})
_RARE_TRIES = 3
_MOST_MOVES = 200_000
"""No round comes near; one that does is taken not to end."""


class BrokenRule(AssertionError):
    """Something did not hold."""


@dataclass
class FuzzCounts:
    """What occurred in the rounds."""

    rounds: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    other_copies: int = 0
    """Plays in other copies than those listed: accepted (S-04)."""


def fuzz(rounds: int, seed: str) -> int:
    """Plays so many rounds and prints what occurred; 1 where something did not hold."""
    counts = FuzzCounts()
    for number in range(1, rounds + 1):
        rng = random.Random(f"{seed} {number}")
        try:
            play_round(rng, counts)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told with its round
            print(f"rummy-lab: round {number} of seed {seed}: {error!r}", file=sys.stderr)
            return 1
    for line in report(counts):
        print(line)
    return 0


def report(counts: FuzzCounts) -> Iterator[str]:
    """The counts, line by line, those that are zero too."""
    yield f"{counts.rounds} rounds ended, no card was lost"
    yield from _table("moves", counts.kinds, KINDS)
    yield from _table("refusals", counts.reasons, REASONS)
    yield from _table("endings", counts.endings, get_args(Ending))
    yield f"plays in other copies than listed: {counts.other_copies}"
    names = [*KINDS, *REASONS, *get_args(Ending)]
    seen = counts.kinds | counts.reasons | counts.endings
    never = [name for name in names if not seen[name]]
    yield f"never: {', '.join(never) or 'nothing'}"


def _table(title: str, counter: Counter[str], names: object) -> Iterator[str]:
    yield f"{title}: {counter.total()}"
    assert isinstance(names, tuple | dict)
    for name in names:
        yield f"  {name:24}{counter[name]:>12}"


def play_round(rng: random.Random, counts: FuzzCounts) -> None:
    """One random round, to its end."""
    rules = rng.choice(list(RULEBOOKS.values())) if rng.random() < 0.4 else random_rules(rng)
    players = random_players(rules, rng)
    deck = rules.deck(players)
    rng.shuffle(deck)
    rnd = Round.deal(rules, players, rng.randrange(players), deck, seed=rng.randrange(2**32))
    eager, mischief = rng.random(), rng.choice((0.0, 0.02, 0.2))
    for _ in range(_MOST_MOVES):
        for _ in range(_RARE_TRIES if _is_rare(rnd) else rng.random() < mischief):
            _try_wrong_move(rnd, rng, counts)
        if rnd.over:
            break
        _play_move(rnd, rng, eager, counts)
    _try_wrong_move(rnd, rng, counts)
    _check_end(rnd, rules)
    counts.rounds += 1
    counts.endings[str(rnd.ending)] += 1


def _is_rare(rnd: Round) -> bool:
    """Whether the position has refusals that others seldom have."""
    few_cards = len(rnd.hand(rnd.seat)) <= 1
    return few_cards or rnd.phase is Phase.CLOSED or any(len(m.cards) > 11 for m in rnd.melds)


def _play_move(rnd: Round, rng: random.Random, eager: float, counts: FuzzCounts) -> None:
    seat = rng.randrange(rnd.players) if rnd.discarder is not None else rnd.seat
    legal = rnd.legal_moves(seat)
    if not legal:
        seat, legal = rnd.seat, rnd.legal_moves()
    if not legal:
        raise BrokenRule(f"no legal move in\n{rnd!s}")
    wanted = [move for move in legal if move.kind in _EAGER] if rng.random() < eager else legal
    move = rng.choice(wanted or legal)
    counts.kinds[move.kind] += 1
    rnd.play(move, seat)


def _try_wrong_move(rnd: Round, rng: random.Random, counts: FuzzCounts) -> None:
    seat = rng.choice((rnd.seat, rng.randrange(rnd.players)))
    move = wrong_move(rnd, seat, rng)
    if move is None:
        return
    before = rnd.position
    try:
        rnd.play(move, seat)
    except IllegalMove as refused:
        counts.reasons[refused.reason] += 1
        if rnd.position != before:
            raise BrokenRule(f"{move}, refused, changed\n{rnd!s}") from None
        return
    rnd.undo()
    counts.other_copies += 1
    if move not in rnd.legal_moves(seat):
        raise BrokenRule(f"seat {seat} could {move} in\n{rnd!s}")


def _check_end(rnd: Round, rules: Rules) -> None:
    if not rnd.over:
        raise BrokenRule(f"no end in sight in\n{rnd!s}")
    position = rnd.position
    cards = [card.index for seat in range(rnd.players) for card in rnd.hand(seat)]
    cards += [card.index for meld in rnd.melds for card in meld.cards]
    cards += [card.index for card in (*rnd.discards, *position.stock_cards)]
    if sorted(cards) != [card.index for card in rules.deck(rnd.players)]:
        raise BrokenRule(f"cards were lost or doubled in\n{rnd!s}")
    if sum(tally.total for tally in rnd.tallies or []) != sum(rnd.scores or []):
        raise BrokenRule("the scores are not the sum of their parts")

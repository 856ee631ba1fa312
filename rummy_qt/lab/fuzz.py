"""Random rounds over all rulebooks, numbers of players and random house rules.

Every round follows from the seed and its number alone, so that a failure can be reproduced.
Checked are: listed moves are accepted, others are refused with a reason and change nothing, no
card is lost, and the round ends.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import get_args

from rummy_qt.engine import REASONS, RULEBOOKS, Card, IllegalMove, Move, Round, Rules
from rummy_qt.engine.cards import CARDS
from rummy_qt.engine.events import Ending
from rummy_qt.engine.moves import CALL, CONCEDE, DRAW, KINDS, LAYING, PASS, PEEK, End, Kind

from .output import quantity
from .random_rules import random_players, random_rules

_EAGER = frozenset({*LAYING, "take", "claim"})
_RARE_TRIES = 3
_MAX_MOVES = 200_000
"""Moves after which a round counts as endless; real rounds are far shorter."""


class BrokenRule(AssertionError):
    """A check failed."""


@dataclass
class FuzzCounts:
    """How often each kind of move, refusal and ending occurred."""

    rounds: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    other_copies: int = 0
    """Accepted plays with other copies of cards than those listed (S-04)."""


def fuzz(rounds: int, seed: str) -> int:
    """Plays that many rounds and prints the counts; returns 1 if a check failed."""
    counts = FuzzCounts()
    for number in range(1, rounds + 1):
        rng = random.Random(f"{seed} {number}")
        try:
            play_round(rng, counts)
        except Exception as error:  # noqa: BLE001 - report any error with its round
            print(f"rummy-lab: round {number} of seed {seed}: {error!r}", file=sys.stderr)
            return 1
    for line in report(counts):
        print(line)
    return 0


def report(counts: FuzzCounts) -> Iterator[str]:
    """The lines of the report, including zero counts."""
    yield f"{quantity(counts.rounds, 'round')} ended, no card was lost"
    yield from _table("moves", counts.kinds, KINDS)
    yield from _table("refusals", counts.reasons, REASONS)
    yield from _table("endings", counts.endings, get_args(Ending))
    yield f"plays in other copies than listed: {counts.other_copies}"
    names = [*KINDS, *REASONS, *get_args(Ending)]
    seen = counts.kinds | counts.reasons | counts.endings
    never = [name for name in names if not seen[name]]
    yield f"never: {', '.join(never) or 'nothing'}"


def _table(title: str, counter: Counter[str], names: Iterable[str]) -> Iterator[str]:
    yield f"{title}: {counter.total()}"
    for name in names:
        yield f"  {name:24}{counter[name]:>12}"


def play_round(rng: random.Random, counts: FuzzCounts) -> None:
    """Plays one random round to its end."""
    rules = rng.choice(list(RULEBOOKS.values())) if rng.random() < 0.4 else random_rules(rng)
    players = random_players(rules, rng)
    deck = rules.deck(players)
    rng.shuffle(deck)
    rnd = Round.deal(rules, players, rng.randrange(players), deck, seed=rng.randrange(2**32))
    eager_rate, wrong_rate = rng.random(), rng.choice((0.0, 0.02, 0.2))
    for _ in range(_MAX_MOVES):
        for _ in range(_RARE_TRIES if _is_rare(rnd) else rng.random() < wrong_rate):
            _try_wrong_move(rnd, rng, counts)
        if rnd.over:
            break
        _play_move(rnd, rng, eager_rate, counts)
    _try_wrong_move(rnd, rng, counts)
    _check_end(rnd, rules)
    counts.rounds += 1
    counts.endings[str(rnd.ending)] += 1


def _is_rare(rnd: Round) -> bool:
    """Whether the position allows refusals that rarely occur elsewhere."""
    few_cards = len(rnd.hand(rnd.seat)) <= 1
    return few_cards or rnd.phase == "closed" or any(len(m.cards) > 11 for m in rnd.melds)


def _play_move(rnd: Round, rng: random.Random, eager_rate: float, counts: FuzzCounts) -> None:
    seat = rng.randrange(rnd.players) if rnd.discarder is not None else rnd.seat
    legal = rnd.legal_moves(seat)
    if not legal:
        seat, legal = rnd.seat, rnd.legal_moves()
    if not legal:
        raise BrokenRule(f"no legal move in {rnd}")
    eager = rng.random() < eager_rate
    choices = [move for move in legal if move.kind in _EAGER] if eager else legal
    move = rng.choice(choices or legal)
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
            raise BrokenRule(f"{move}, refused, changed {rnd}") from None
        return
    rnd.undo()
    counts.other_copies += 1
    if move not in rnd.legal_moves(seat):
        raise BrokenRule(f"seat {seat} could {move} in {rnd}")


def _check_end(rnd: Round, rules: Rules) -> None:
    if not rnd.over:
        raise BrokenRule(f"no end in sight in {rnd}")
    position = rnd.position
    cards = [card.index for seat in range(rnd.players) for card in rnd.hand(seat)]
    cards += [card.index for meld in rnd.melds for card in meld.cards]
    cards += [card.index for card in (*rnd.discards, *position.stock_cards)]
    if sorted(cards) != [card.index for card in rules.deck(rnd.players)]:
        raise BrokenRule(f"cards were lost or doubled in {rnd}")


_ENDS: tuple[End, ...] = ("", "+", "-")
_BARE = (DRAW, PASS, CONCEDE, PEEK, CALL)
_KINDS_OF_PHASE: dict[str, tuple[Kind, ...]] = {
    "draw": ("draw", "take", "pass", "peek", "claim"),
    "duty": (*LAYING, "concede", "discard"),
    "play": (*LAYING, "discard"),
    "closed": KINDS,
    "over": KINDS,
}


def wrong_move(rnd: Round, seat: int, rng: random.Random) -> Move | None:
    """A move that ``legal_moves(seat)`` does not list, or None if ten tries found none.

    It may still be legal: a listed play with another copy of a card.
    """
    listed = list(rnd.legal_moves(seat))  # a plain list, whose ``in`` ignores other copies
    for _ in range(10):
        move = _altered(rng.choice(listed), rnd, rng) if listed and rng.random() < 0.6 else None
        move = move or _random_move(rnd, seat, rng)
        if _has_notation(move) and move not in listed:
            return move
    return None


def _altered(move: Move, rnd: Round, rng: random.Random) -> Move:
    """The move with one change."""
    cards, meld, end = list(move.cards), move.meld, move.end
    change = rng.randrange(5)
    if change == 0 and cards:
        cards[rng.randrange(len(cards))] = _any_card(rnd, rng, laid=move.kind in ("meld", "lay"))
    elif change == 1 and len(cards) > 1:
        cards.pop(rng.choice((0, -1, rng.randrange(len(cards)))))
    elif change == 2 and move.kind in ("meld", "lay"):
        cards.insert(rng.randint(0, len(cards)), _any_card(rnd, rng, laid=True))
    elif change == 3 and len(cards) > 1:
        rng.shuffle(cards)
    elif meld is not None:
        meld = rng.randint(1, len(rnd.melds) + 1)
        end = rng.choice(_ENDS) if move.kind != "swap" else ""
    return Move(move.kind, tuple(cards), meld, end)


def _random_move(rnd: Round, seat: int, rng: random.Random) -> Move:
    """A move of any kind with cards near those on the table or in the hand."""
    kind = rng.choice(_KINDS_OF_PHASE[rnd.phase] if rng.random() < 0.8 else KINDS)
    number, end, held = rng.randint(1, len(rnd.melds) + 1), rng.choice(_ENDS), rnd.hand(seat)
    if kind == "swap":
        melds = enumerate(rnd.melds, 1)
        swaps = [(n, card) for n, meld in melds for card in held if meld.joker_at(card.role) >= 0]
        number, card = rng.choice(swaps or [(number, rng.choice(held or CARDS))])
        return Move(kind, (card,), number)
    if kind in ("take", "discard"):
        return Move(kind, (rng.choice(rng.choice([held, list(rnd.discards)]) or CARDS),))
    if kind == "claim":
        return Move(kind, (), number, end)
    if kind not in ("meld", "lay"):
        return rng.choice(_BARE)
    if held and rng.random() < 0.3:
        cards = [_laid(card, rng) for card in rng.sample(held, rng.randint(1, min(len(held), 5)))]
    else:
        meld = rnd.melds[number - 1].cards if kind == "lay" and number <= len(rnd.melds) else ()
        cards = _row_near(rng.choice(meld or held or CARDS), held, rng, beside=bool(meld))
    return Move(kind, tuple(cards), *((number, end) if kind == "lay" else ()))


def _row_near(near: Card, held: list[Card], rng: random.Random, *, beside: bool) -> list[Card]:
    """Cards in sequence or of one rank, next to ``near`` or including it.

    Held cards and jokers are preferred.
    """
    suit, rank = divmod(near.role % 52, 13)
    size = rng.choice((1, 1, 2, 3) if beside else (3, 3, 4, 5, 13, 14))
    if rng.random() < 0.5:
        start = rank + (rng.choice((1, -size)) if beside else -rng.randrange(4))
        faces = [13 * suit + (start + n) % 13 for n in range(size)]
    else:
        faces = [13 * suit + rank for suit in sorted(rng.choices(range(4), k=min(size, 5)))]
    jokers = [card for card in held if card.is_joker]
    cards: list[Card] = []
    for face in faces:
        own = next((card for card in held if card.face == face and card not in cards), None)
        if jokers and (own is None or rng.random() < 0.2):
            own = jokers.pop(0).standing_for(face)
        cards.append(own or CARDS[face + 52 * (CARDS[face] in cards)])
    return cards


def _any_card(rnd: Round, rng: random.Random, *, laid: bool) -> Card:
    card = rng.choice(rnd.rules.deck(rnd.players))
    return _laid(card, rng) if laid else card


def _laid(card: Card, rng: random.Random) -> Card:
    return card.standing_for(rng.randrange(52)) if card.is_joker else card


def _has_notation(move: Move) -> bool:
    """Whether the move can be written: a laid joker needs its role, for example."""
    try:
        return Move.parse(str(move)) == move
    except ValueError:
        return False

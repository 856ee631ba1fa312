"""``python -m laboratory teacher``: whether the reasons for a way to play are true.

In positions of all games each way is held against the best. The parts of the difference must add
up to what the two come to alone, in the same deals; each fact is looked up on the table by a
second, slow judge, which knows the round; and where a difference is within the noise, nothing may
be said.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from rummy_qt.engine import Card, Move, Round, View
from rummy_qt.engine.events import Discarded, LaidOff, Melded, Swapped, Took
from rummy_qt.engine.melds import Meld
from rummy_qt.engine.reasons import Reason
from rummy_qt.lab.arguments import add_seed, counted
from rummy_qt.lab.fair import sample
from rummy_qt.opponents.belief import Belief
from rummy_qt.opponents.candidates import claimed, further
from rummy_qt.opponents.chance import chance_of
from rummy_qt.opponents.judge import policy_for
from rummy_qt.opponents.levels import MASTER
from rummy_qt.opponents.memory import recalled
from rummy_qt.opponents.player import LEAST_LOSS, Situation, Way
from rummy_qt.opponents.reason_texts import FACTS
from rummy_qt.opponents.search import Search
from rummy_qt.opponents.thinker import DOUBT, Thinker, match_value

EXACT = 0.05
"""Points by which the parts may miss the difference."""
_TEACHER = MASTER._replace(deals=16, turns=10**9, brake=math.inf)


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "teacher",
        help="hold the reasons for each way to play against the facts",
        description="Compares the ways to play in positions of all games. The parts of each"
        " difference must add up, each fact must be true, and nothing may be said within the"
        " noise.",
    )
    parser.add_argument("--pairs", type=counted, default=1000, help="pairs of ways compared")
    parser.add_argument("--playouts", type=counted, default=120, help="for each position")
    add_seed(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Compares and reports; 1 if anything is wrong."""
    found = tried(args.pairs, args.playouts, args.seed)
    print(
        f"pairs: {found.pairs}, {found.told} of them with reasons; parts off by"
        f" {found.largest:.3f} points at most; facts: {found.facts}; faults: {len(found.faults)}"
    )
    for fault in found.faults:
        print(f"  {fault}")
    return 1 if found.faults else 0


class Found(NamedTuple):
    """What the comparison came to."""

    pairs: int
    told: int
    facts: int
    largest: float
    """By how many points parts missed the difference at most."""
    faults: list[str]


def tried(pairs: int, playouts: int, seed: int) -> Found:
    """Compares ways with the best, so many pairs or a few more."""
    done = told = facts = 0
    largest = 0.0
    faults: list[str] = []
    for number, (rnd, view) in enumerate(sample(Random(seed))):
        if done >= pairs:
            break
        situation = _situation(view, number)
        try:
            ways = Thinker(_TEACHER).ways(view, situation, playouts=playouts)
        except ValueError:
            continue
        best, *others = ways
        for way in others:
            off = abs(way.parts.total - _alone(view, situation, way, best))
            largest = max(largest, off)
            if off > EXACT:
                faults.append(f"{_named(way)}: the parts are off by {off:.2f} points")
        for way in ways:
            facts += len(FACTS.intersection(way.reasons))
            told += bool(way.reasons)
            faults += [f"{_named(way)}: {fault}" for fault in _untrue(rnd, view, way)]
        second = others[0] if others else None
        for way, pair in zip(ways, [second, *others], strict=True):
            if way.reasons and (pair is None or _is_noise(pair)):
                faults.append(f"{_named(way)}: reasons within the noise")
        done += len(others)
    return Found(done, told, facts, largest, faults)


def _situation(view: View, number: int) -> Situation:
    """Every third position stands near the target."""
    near = view.rules.target - 60 if number % 3 == 0 else 0
    return Situation(tuple(near + 10 * seat for seat in range(view.players)), 1, number)


def _named(way: Way) -> str:
    return ", ".join(map(str, way.moves)) or "no call"


def _is_noise(way: Way) -> bool:
    return abs(sum(way.parts)) < max(LEAST_LOSS, 2 * way.error)


# ------------------------------------------------------------------------ the difference


def _alone(view: View, situation: Situation, way: Way, best: Way) -> float:
    """What a way comes to more than the best: each searched alone in the deals of both."""
    deals = min(way.playouts, best.playouts)
    one, other = (_worth(view, situation, each, deals) for each in (way, best))
    return one - other


def _worth(view: View, situation: Situation, way: Way, deals: int) -> float:
    policy = policy_for(view.rules, view.players)
    events = len(view.history)
    chance = chance_of(f"{situation.seed}|{situation.round_number}|{view.seat}|{events}")
    table = [policy] * view.players
    belief = Belief(policy, _TEACHER.deals, DOUBT, chance, table)
    position = recalled(view, events, belief)
    belief.choose()
    value = match_value(view.rules, situation.totals, view.seat)
    in_turn = view.to_move == view.seat and view.phase != "closed"
    moves = list(way.moves)
    candidate = further(position, moves) if in_turn else claimed(position, view.seat, moves)
    search = Search(policy, table, belief, value, chance)
    search.run([candidate], _TEACHER._replace(playouts=deals))
    [alone] = search.ways
    assert alone.playouts == deals
    return alone.mean


# ------------------------------------------------------------------------ the slow judge


def _untrue(rnd: Round, view: View, way: Way) -> Iterator[str]:
    """The facts among the reasons of a way that do not hold."""
    facts = [reason for reason in way.reasons if reason in FACTS]
    if len(facts) > 1:
        yield "more than one fact"
    for fact in facts:
        if not is_true(fact, rnd, view, way.moves):
            yield f"not true: {fact.sentence()}"


def is_true(fact: Reason, rnd: Round, view: View, moves: tuple[Move, ...]) -> bool:
    """Whether a fact about a way holds in the round, by what lies and what happened."""
    before, after = rnd.copy(), rnd.copy()
    for move in moves:
        if move.kind in ("discard", "draw", "pass"):
            break
        after.play(move, view.seat)
    said = fact.values
    laid = after.position.laid_points(view.seat) - before.position.laid_points(view.seat)
    taken = len(before.discards) - len(after.discards)
    if fact == "fits":
        melds = [meld for meld in after.melds if meld.cards == said["meld"]]
        return _throws(moves, said["card"]) and any(_fits(rnd, m, said["card"]) for m in melds)
    if fact == "taken_near":
        took = _still_held(view, said["player"])
        near = all(_is_near(card, said["card"]) for card in said["cards"])
        held = near and set(said["cards"]) <= took
        ago = _turns_since(view, said["player"], said["cards"][0])
        return _throws(moves, said["card"]) and held and said["n"] == ago
    if fact == "rank_gone":
        card, lying = said["card"], set(after.discards)
        lying |= {laid.bare for meld in after.melds for laid in meld.cards}
        deck = rnd.rules.deck(rnd.players)
        left = [c for c in deck if c not in lying and not c.is_joker and c.rank == card.rank]
        return _throws(moves, card) and left == [card]
    if fact == "takes":
        return bool(said["n"] == taken and said["points"] == laid > 0)
    if fact == "takes_only":
        return bool(said["n"] == taken and laid == 0)
    if fact == "lays_now":
        return bool(said["n"] == laid)
    if fact == "barred":
        card = said["card"]
        return taken == 1 and before.discards[-1] == card and not rnd.rules.may_return_top_card
    raise AssertionError(f"nobody judges {fact!r}")


def _throws(moves: tuple[Move, ...], card: Card) -> bool:
    return moves[-1] == Move("discard", (card,))


def _fits(rnd: Round, meld: Meld, card: Card) -> bool:
    """Whether a card extends a meld, counted on one's fingers."""
    roles = [laid.role for laid in meld.cards]
    if meld.kind == "set":
        most = 8 if rnd.rules.same_suit_sets else 4
        free = rnd.rules.same_suit_sets or card.role not in roles
        return card.rank == meld.cards[0].rank and free and len(roles) < most
    if card.suit != meld.cards[0].suit or card.role in roles:
        return False
    ranks = [laid.rank for laid in meld.cards]
    ends = [(ranks[0] - 1) % 13, (ranks[-1] + 1) % 13]
    if not rnd.rules.ring_runs:  # nothing below a low ace, nothing above a high one
        ends = [e for e, at in zip(ends, (ranks[0] - 1, ranks[-1] + 1), strict=True) if at != -1]
        if ranks[-1] == 0 and len(ranks) > 1:
            ends = ends[:-1]
    return card.rank in ends


def _still_held(view: View, seat: int) -> set[Card]:
    """The cards that a seat took from the discard pile and has not shown since."""
    held: set[Card] = set()
    for event in view.history:
        match event:
            case Took(seat=taker, cards=cards) if taker == seat:
                held |= set(cards)
            case Melded(cards=cards) | LaidOff(cards=cards):
                held -= {card.bare for card in cards}
            case Swapped(card=card):
                held.discard(card)
            case Discarded(card=Card() as card):
                held.discard(card)
    return held


def _turns_since(view: View, seat: int, card: Card) -> int:
    """How many turns a player has ended since this card was last taken from the pile."""
    ended = 0
    for event in view.history:
        if isinstance(event, Took) and event.seat == seat and card in event.cards:
            ended = 0
        elif isinstance(event, Discarded) and event.seat == seat:
            ended += 1
    return ended


def _is_near(one: Card, other: Card) -> bool:
    apart = abs(one.rank - other.rank)
    return apart == 0 or (one.suit == other.suit and apart in (1, 12))

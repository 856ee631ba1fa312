"""The candidates of a search: ways to play the rest of a turn, the greedy player's first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from rummy_qt.engine.bits import BIT, DECK
from rummy_qt.engine.cards import CARDS
from rummy_qt.engine.flat import i64
from rummy_qt.engine.legal import closing_card_fits
from rummy_qt.engine.melds import RUN
from rummy_qt.engine.moves import DRAW as DRAW_MOVE
from rummy_qt.engine.moves import PASS, Move
from rummy_qt.engine.position import DRAW, DUTY, OVER, PLAY, Position
from rummy_qt.engine.refusals import refusal
from rummy_qt.engine.turns import play

from .hands import Melds
from .policy import NO_TAKE, Policy
from .search import Candidate

_MOST_TAKES: Final = 5
_WORST_TAKE: Final = 30.0
"""Takes that look worse than the stock by more points than this are not tried."""
_MOST_DISCARDS: Final = 5
"""Discards to try after the greedy player's melds and after all melds, with two players …"""
_MOST_DISCARDS_IN_COMPANY: Final = 8
"""… and with more."""
_FEW_DISCARDS: Final = 2
"""Discards to try after any other choice of melds."""


def candidates(policy: Policy, start: Position) -> list[Candidate]:
    """Different candidates for the seat to move, from any point of its turn; may be empty."""
    ways = _drawing(policy, start) if start.due == DRAW else _playing(policy, start)
    different: dict[tuple[Move, ...], Candidate] = {}
    for way in ways:
        different.setdefault(tuple(way.moves), way)
    return list(different.values())


def greedy(policy: Policy, start: Position) -> Candidate:
    """The greedy player's candidate; if that is to draw from the stock, the draw alone."""
    if start.due == DRAW:
        at = policy.place_to_take(start)
        return _draw(start) if at == NO_TAKE else _take(policy, start, at)
    return run_policy(policy, start, policy.finish)


def run_policy(policy: Policy, start: Position, plays: Callable[[Position], None]) -> Candidate:
    """The moves that ``policy`` makes while ``plays`` is called with a copy of the position."""
    way = Candidate(start.copy(), [])
    policy.notes = way.moves
    plays(way.position)
    policy.notes = None
    return way


# ------------------------------------------------------------------------------ drawing


def _drawing(policy: Policy, start: Position) -> list[Candidate]:
    chosen = policy.place_to_take(start)
    lowest = policy.weights.stock - _WORST_TAKE
    takes = [(policy.take_worth[n], int(policy.take_at[n])) for n in range(policy.takes)]
    takes.sort(reverse=True)
    stock = _draw(start)
    ways = [stock] if chosen == NO_TAKE else [_take(policy, start, chosen), stock]
    for worth, at in takes[:_MOST_TAKES]:
        if at == chosen or worth > lowest:
            ways.append(_take(policy, start, at))
            taken = run_policy(policy, start, partial(policy.take, at=at))
            for without in (0, DECK):
                ways += _with_discards(policy, taken, Laying(without=without), _FEW_DISCARDS)
    return ways


def _draw(start: Position) -> Candidate:
    if start.can_draw:
        return Candidate(start.copy(), [DRAW_MOVE], draws=True)
    way = Candidate(start.copy(), [PASS])
    way.position.pass_turn()
    return way


def _take(policy: Policy, start: Position, at: i64) -> Candidate:
    """A take from this place of the pile, then the greedy player's turn."""

    def plays(position: Position) -> None:
        policy.take(position, at)
        policy.finish(position)

    return run_policy(policy, start, plays)


# ------------------------------------------------------------------------------ playing


class Laying(NamedTuple):
    """What to lay, once a duty is met."""

    greedy: bool = False
    """Whether to lay what the greedy player would, which may be nothing."""
    first: int = -1
    """The meld to begin with, by its place in ``Hands.all``; −1 for none."""
    without: int = 0
    """The faces, as bits, that stay in hand."""


def _playing(policy: Policy, start: Position) -> list[Candidate]:
    ways = [greedy(policy, start)]
    way = Candidate(start, [])
    most = _MOST_DISCARDS if start.players == 2 else _MOST_DISCARDS_IN_COMPANY
    ways += _with_discards(policy, way, Laying(greedy=True), most)
    if start.laying_closed:
        return ways
    ways += _with_discards(policy, way, Laying(), most)
    for laying in _layings(policy, start):
        ways += _with_discards(policy, way, laying, _FEW_DISCARDS)
    return ways


def _layings(policy: Policy, start: Position) -> list[Laying]:
    """Nothing; lay-offs alone; all but one meld, run end or lay-off; another meld first."""
    after, seat = run_policy(policy, start, policy.meet_duty).position, start.seat
    if after.due != PLAY or after.seat != seat:
        return []
    faces = after.faces(seat)
    melds = policy.hands.best(faces, Melds(), Melds())
    single = faces & ~melds.union() & (after.fits if after.may_lay_off(seat) else 0)
    if not melds.size and not single:
        return []
    layings = [Laying(without=DECK)]
    if melds.size and single:
        layings.append(Laying(without=int(melds.union())))
    for at in range(melds.size):
        if melds.size > 1 or single:
            layings.append(Laying(without=int(melds.faces[at])))
        if melds.length[at] > 3 and melds.kind[at] == RUN:
            base, low = 13 * melds.key[at], melds.low[at]
            layings.append(Laying(without=int(BIT[base + low % 13])))
            layings.append(Laying(without=int(BIT[base + (low + melds.length[at] - 1) % 13])))
    while single and single & single - 1 | melds.size:
        low = single & -single
        single ^= low
        layings.append(Laying(without=int(low)))
    every = Melds()
    policy.hands.all(faces, every)
    for at in range(every.size):
        if not any(every.faces[at] == melds.faces[other] for other in range(melds.size)):
            layings.append(Laying(first=int(at)))
    return layings


def _with_discards(policy: Policy, way: Candidate, laying: Laying, most: int) -> list[Candidate]:
    """This candidate's moves, then this laying, then each of the best ``most`` discards."""
    seat = way.position.seat

    def plays(position: Position) -> None:
        policy.meet_duty(position)
        if position.due == PLAY and position.seat == seat and not position.laying_closed:
            _lay(policy, position, laying)

    on = run_policy(policy, way.position, plays)
    position, moves = on.position, way.moves + on.moves
    if position.due != PLAY or position.seat != seat:
        return [Candidate(position, moves)]
    if closing_card_fits(position):
        return []
    policy.weigh_discards(position)
    discards = [
        (policy.discard_cost[n], int(policy.discard_card[n])) for n in range(policy.discards)
    ]
    discards.sort()
    ways = []
    for _, card in discards[:most]:
        after = position.copy()
        after.discard(card)
        ways.append(Candidate(after, [*moves, Move("discard", (CARDS[card],))]))
    return ways


def _lay(policy: Policy, position: Position, laying: Laying) -> None:
    if laying.greedy:
        policy.lay(position)
        return
    if laying.first >= 0:
        melds = Melds()
        policy.hands.all(position.faces(position.seat), melds)
        if laying.first < melds.size and policy.meets_minimum(position, melds.value[laying.first]):
            policy.put(position, melds, laying.first)
    if laying.without != DECK:
        policy.lay_all(position, laying.without)


# ------------------------------------------------------------------------- given moves


def candidate_for(policy: Policy, start: Position, seat: i64, moves: list[Move]) -> Candidate:
    """The candidate for these moves of a seat in its turn, or else for its claim.

    ``ValueError`` if one is not legal.
    """
    in_turn = start.seat == seat and (start.due == DRAW or start.due == DUTY or start.due == PLAY)
    return _turn_candidate(policy, start, moves) if in_turn else claim_candidate(start, seat, moves)


def claim_candidates(start: Position, seat: i64, moves: list[Move]) -> list[Candidate]:
    """A candidate for each of these claims, the greedy choice first, and one for no claim."""
    return [
        *(claim_candidate(start, seat, [move]) for move in moves),
        claim_candidate(start, seat, []),
    ]


def claim_candidate(start: Position, seat: i64, moves: list[Move]) -> Candidate:
    """The candidate for a claim of the last discard, even a false one, or for none.

    ``ValueError`` if it is not legal.
    """
    twin = start.copy()
    twin.callers |= BIT[seat]  # so that it cannot claim in the playouts after all
    for move in moves:
        if move.kind != "claim" or len(moves) > 1:
            raise ValueError("one claim may be made here, and nothing else")
        if why := refusal(start, int(seat), move):
            raise ValueError(f"{move} is not legal here: {why}")
        twin = start.copy()
        play(twin, int(seat), move, list)
    return Candidate(twin, moves)


def _turn_candidate(policy: Policy, start: Position, moves: list[Move]) -> Candidate:
    """The candidate for moves of the seat to move; those after a draw are ignored."""
    twin, seat = start.copy(), int(start.seat)
    for move in moves:
        if twin.due == OVER or twin.seat != seat:
            raise ValueError(f"{move} comes after the end of the turn")
        if why := refusal(twin, seat, move):
            raise ValueError(f"{move} is not legal here: {why}")
        if move.kind == "draw":
            return Candidate(twin, [move], draws=True)
        play(twin, seat, move, list)
    policy.meet_duty(twin)  # here, since it is the same in all playouts
    return Candidate(twin, moves)

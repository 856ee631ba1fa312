"""The ways to go on that a search tries out; the greedy player's way comes first."""

from __future__ import annotations

from collections.abc import Callable
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
from .policy import NOT_NOW, Policy
from .search import Candidate

_MOST_TAKES: Final = 5
_SHY: Final = 30.0
"""Takes that look worse than the stock by more points than this are not tried."""
_MOST_THROWS: Final = 5
"""Discards that are tried after the greedy laying, with two players …"""
_MOST_THROWS_IN_COMPANY: Final = 8
"""… and with more."""
_FEW_THROWS: Final = 2
"""Discards that are tried after another laying."""


def candidates(policy: Policy, start: Position) -> list[Candidate]:
    """Ways to go on for the seat to move, from any point of its turn; perhaps none."""
    found = _draws(policy, start) if start.due == DRAW else _plays(policy, start)
    different: dict[tuple[Move, ...], Candidate] = {}
    for way in found:
        different.setdefault(tuple(way.moves), way)
    return list(different.values())


def greedy(policy: Policy, start: Position) -> Candidate:
    """What the greedy player does; of a draw from the stock only the draw."""
    if start.due == DRAW:
        at = policy.place_to_take(start)
        return _stock(start) if at == NOT_NOW else _take(policy, start, at)
    return noted(policy, start, policy.finish)


def noted(policy: Policy, start: Position, plays: Callable[[Position], None]) -> Candidate:
    """What the policy ``plays`` from here on, written down."""
    way = Candidate(start.copy(), [])
    policy.notes = way.moves
    plays(way.position)
    policy.notes = None
    return way


# ------------------------------------------------------------------------------ drawing


def _draws(policy: Policy, start: Position) -> list[Candidate]:
    chosen = policy.place_to_take(start)
    least = policy.weights.stock - _SHY
    takes = [(policy.take_worth[n], int(policy.take_at[n])) for n in range(policy.takes)]
    takes.sort(reverse=True)
    stock = _stock(start)
    found = [stock] if chosen == NOT_NOW else [_take(policy, start, chosen), stock]
    for worth, at in takes[:_MOST_TAKES]:
        if at == chosen or worth > least:
            found += _turns_after(policy, start, at)
    return found


def _stock(start: Position) -> Candidate:
    if start.can_draw:
        return Candidate(start.copy(), [DRAW_MOVE], draws=True)
    way = Candidate(start.copy(), [PASS])
    way.position.pass_turn()
    return way


def _take(policy: Policy, start: Position, at: i64) -> Candidate:
    """This take and what the greedy player does then."""

    def plays(position: Position) -> None:
        policy.take(position, at)
        policy.finish(position)

    return noted(policy, start, plays)


def _turns_after(policy: Policy, start: Position, at: i64) -> list[Candidate]:
    """This take as the greedy player goes on, laying all or nothing more, and with other throws."""
    way = noted(policy, start, lambda position: policy.take(position, at))
    found = [_take(policy, start, at)]
    for without in (0, DECK):
        found += _throws(policy, way, Laying(without=without), _FEW_THROWS)
    return found


# ------------------------------------------------------------------------------ playing


class Laying(NamedTuple):
    """A way to lay, once a duty is met."""

    greedy: bool = False
    """As the greedy player does, or holds back."""
    first: int = -1
    """The meld to begin with, by its place among all that the hand allows."""
    without: int = 0
    """The faces, as bits, that stay in hand."""


def _plays(policy: Policy, start: Position) -> list[Candidate]:
    found = [greedy(policy, start)]
    way = Candidate(start, [])
    most = _MOST_THROWS if start.players == 2 else _MOST_THROWS_IN_COMPANY
    found += _throws(policy, way, Laying(greedy=True), most)
    if start.laying_closed:
        return found
    found += _throws(policy, way, Laying(), most)
    for laying in _layings(policy, start):
        found += _throws(policy, way, laying, _FEW_THROWS)
    return found


def _layings(policy: Policy, start: Position) -> list[Laying]:
    """Nothing; all but one meld, an end of a long run or a lay-off; a run instead of a set."""
    after, seat = noted(policy, start, policy.meet_duty).position, start.seat
    if after.due != PLAY or after.seat != seat:
        return []
    faces = after.faces(seat)
    melds = policy.hands.best(faces, Melds(), Melds())
    single = faces & ~melds.union() & (after.fits if after.may_lay_off(seat) else 0)
    if not melds.size and not single:
        return []
    found = [Laying(without=DECK)]
    if melds.size and single:
        found.append(Laying(without=int(melds.union())))
    for at in range(melds.size):
        if melds.size > 1 or single:
            found.append(Laying(without=int(melds.faces[at])))
        if melds.length[at] > 3 and melds.kind[at] == RUN:
            base, low = 13 * melds.key[at], melds.low[at]
            found.append(Laying(without=int(BIT[base + low % 13])))
            found.append(Laying(without=int(BIT[base + (low + melds.length[at] - 1) % 13])))
    while single and single & single - 1 | melds.size:
        low = single & -single
        single ^= low
        found.append(Laying(without=int(low)))
    every = Melds()
    policy.hands.all(faces, every)
    for at in range(every.size):
        if not any(every.faces[at] == melds.faces[other] for other in range(melds.size)):
            found.append(Laying(first=int(at)))
    return found


def _throws(policy: Policy, way: Candidate, laying: Laying, most: int) -> list[Candidate]:
    """What this candidate played, then this laying, with each of the best discards."""
    seat = way.position.seat

    def plays(position: Position) -> None:
        policy.meet_duty(position)
        if position.due == PLAY and position.seat == seat and not position.laying_closed:
            _lay(policy, position, laying)

    on = noted(policy, way.position, plays)
    position, moves = on.position, way.moves + on.moves
    if position.due != PLAY or position.seat != seat:
        return [Candidate(position, moves)]
    if closing_card_fits(position):
        return []
    policy.weigh_throws(position)
    throws = [(policy.throw_cost[n], int(policy.throw_card[n])) for n in range(policy.throws)]
    throws.sort()
    found = []
    for _, card in throws[:most]:
        twin = position.copy()
        twin.discard(card)
        found.append(Candidate(twin, [*moves, Move("discard", (CARDS[card],))]))
    return found


def _lay(policy: Policy, position: Position, laying: Laying) -> None:
    if laying.greedy:
        policy.lay(position)
        return
    if laying.first >= 0:
        melds = Melds()
        policy.hands.all(position.faces(position.seat), melds)
        if laying.first < melds.size and policy.first_is_good(position, melds.value[laying.first]):
            policy.put(position, melds, laying.first)
    if laying.without != DECK:
        policy.lay_all(position, laying.without)


# ------------------------------------------------------------------------------ naming


def named(policy: Policy, start: Position, seat: i64, moves: list[Move]) -> Candidate:
    """A way that somebody names: moves of a seat in its turn, or else its call.

    ``ValueError`` where one is not legal.
    """
    in_turn = start.seat == seat and (start.due == DRAW or start.due == DUTY or start.due == PLAY)
    return _further(policy, start, moves) if in_turn else claimed(start, seat, moves)


def calls(start: Position, seat: i64, moves: list[Move]) -> list[Candidate]:
    """Each of these claims of a seat, of which the first is the greedy choice, and to make none."""
    return [*(claimed(start, seat, [move]) for move in moves), claimed(start, seat, [])]


def claimed(start: Position, seat: i64, moves: list[Move]) -> Candidate:
    """A claim of the last discard by a seat, a false one too; without a move, none is made.

    ``ValueError`` where it is not legal.
    """
    twin = start.copy()
    twin.callers |= BIT[seat]  # in the playouts it does not think better of it
    for move in moves:
        if move.kind != "claim" or len(moves) > 1:
            raise ValueError("one claim may be made here, and nothing else")
        if why := refusal(start, int(seat), move):
            raise ValueError(f"{move} is not legal here: {why}")
        twin = start.copy()
        play(twin, int(seat), move, list)
    return Candidate(twin, moves)


def _further(policy: Policy, start: Position, moves: list[Move]) -> Candidate:
    """Moves of the seat to move, after which all is greedy; after a draw nothing more is read."""
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

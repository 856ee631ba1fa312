"""The ways to play a turn that a search tries out; the greedy player's way comes first."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rummy_qt.engine.cards import CARDS
from rummy_qt.engine.moves import DRAW, PASS, Move
from rummy_qt.engine.view import View

from .player import canonical
from .search import Candidate
from .sim import melding
from .sim.policy import Policy
from .sim.sheet import faces_of
from .sim.trace import Traced
from .sim.world import DRAW as DRAWING
from .sim.world import PLAY, World

_MOST_TAKES = 5
_SHY = 30.0
"""Takes that look worse than the stock by more points than this are not tried."""
_MOST_THROWS = 5
"""Discards that are tried after laying all, with two players …"""
_MOST_THROWS_IN_COMPANY = 8
"""… and with more."""
_FEW_THROWS = 2
"""Discards that are tried after laying less."""


def candidates(policy: Policy, world: World, view: View) -> list[Candidate]:
    """Ways to go on whose first move is legal; the first is the greedy player's."""
    found = _draws(policy, world) if world.phase == DRAWING else _plays(policy, world)
    return [way for way in dict.fromkeys(found) if _is_legal(way, view)]


def _is_legal(way: Candidate, view: View) -> bool:
    return bool(way.moves) and canonical(way.moves[0], view.legal_moves) is not None


def _draws(policy: Policy, world: World) -> Iterator[Candidate]:
    stock = DRAW if world.can_draw() else PASS
    worths = sorted(policy.worths(world), reverse=True)
    chosen = policy.place_to_take(world)
    ways = [(at, Move("take", (CARDS[world.discards[at]],))) for _, at in worths[:_MOST_TAKES]]
    least = policy.weights.stock - _SHY
    if chosen < 0:
        yield Candidate((stock,))
    for (worth, at), (_, move) in zip(worths, ways, strict=False):
        if at == chosen or worth > least:
            yield Candidate((move,))
    yield Candidate((stock,))


def _plays(policy: Policy, world: World) -> Iterator[Candidate]:
    whole = Traced.of(world)
    policy.finish(whole)
    yield Candidate(tuple(whole.moves))
    most = _MOST_THROWS if world.players == 2 else _MOST_THROWS_IN_COMPANY
    yield from _throws(policy, world, policy.lay, most)
    if world.laying_closed:
        return
    lays = [move for move in whole.moves if move.kind in ("meld", "lay")]
    if not world.duty and lays:
        yield from _throws(policy, world, lambda trace: None, _FEW_THROWS)
    melds = melding.best_melds(world.sheet, faces_of(world.hands[world.seat]))
    if not world.duty and len(lays) > 1:
        for held in melds:
            yield from _throws(policy, world, _all_but(held.faces), _FEW_THROWS)


def _all_but(held: int) -> Callable[[Traced], None]:
    """Lays all melds but the one with these faces."""

    def lay(trace: Traced) -> None:
        seat = trace.seat
        for meld in melding.best_melds(trace.sheet, faces_of(trace.hands[seat])):
            if not meld.faces & held and melding.first_is_good(trace, meld):
                melding.put(trace, meld)
            if trace.phase != PLAY or trace.seat != seat:
                return

    return lay


def _throws(
    policy: Policy, world: World, lay: Callable[[Traced], object], most: int
) -> Iterator[Candidate]:
    """This way to lay, with each of the best discards."""
    laid = Traced.of(world)
    seat = world.seat
    if laid.duty and not melding.meet_duty(laid):
        laid.concede()
    if laid.phase == PLAY and laid.seat == seat:
        lay(laid)
    if laid.phase != PLAY or laid.seat != seat:
        yield Candidate(tuple(laid.moves))
        return
    for _, card in sorted(policy.rank_throws(laid))[:most]:
        yield Candidate((*laid.moves, Move("discard", (CARDS[card],))))

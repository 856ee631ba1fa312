"""Why one way to play is better than another, from what a search counted.

The two largest parts of the difference become named reasons with their numbers, and then at most
one fact of the position, true by the rules. Where the difference may be noise nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rummy_qt.engine.bits import BIT
from rummy_qt.engine.cards import CARDS, Card
from rummy_qt.engine.events import Discarded, Took
from rummy_qt.engine.melds import FIT, ROW
from rummy_qt.engine.moves import Move
from rummy_qt.engine.position import Position
from rummy_qt.engine.reasons import NamedSeat, Reason
from rummy_qt.engine.turns import play
from rummy_qt.engine.view import View

from .candidates import no_reshuffle
from .deal_sums import Ending
from .player import Parts, Way
from .reason_texts import Share, Why

_LEAST_PART: Final = 1.0
"""Points: a smaller part of a difference is no reason …"""
_OF_THE_LARGEST: Final = 0.25
"""… nor one that is so small beside the largest."""
_OFTEN: Final = 0.1
"""By what share of the deals one thing must be commoner than another to be called so."""
_LIKELY: Final = 0.5


def explained(view: View, ways: Sequence[Way], endings: Sequence[Ending]) -> list[Way]:
    """The ways of a search, the best first, each with its reasons."""
    best = ways[0]
    told = []
    for at, way in enumerate(ways):
        if at:
            reasons = _reasons(view, way, way.parts, endings[at], best, endings[0])
        elif len(ways) > 1:
            second = ways[1]
            turned = second._replace(parts=second.parts.turned())
            reasons = _reasons(view, best, turned.parts, endings[0], second, endings[1])
        else:
            reasons = []
        if (ways[1] if not at and len(ways) > 1 else way).about_equal:
            reasons = []
        told.append(way._replace(reasons=tuple(reasons)))
    return told


def _reasons(
    view: View, way: Way, parts: Parts, ending: Ending, other: Way, rival: Ending
) -> list[Reason]:
    """Why a way differs by these parts from another."""
    largest = max(abs(part) for part in parts)
    least = max(_LEAST_PART, _OF_THE_LARGEST * largest)
    names = sorted(Parts._fields, key=lambda name: -abs(getattr(parts, name)))
    found: list[Reason] = [
        _part(view, name, getattr(parts, name), way, ending, rival)
        for name in names[:2]
        if abs(getattr(parts, name)) >= least
    ]
    fact = next(facts(view, way.moves, other.moves, good=parts.total > 0.0), None)
    return found if fact is None else [*found, fact]


_WORDS: Final = {
    "laid": ("lay_more", "lay_less"),
    "hand": ("left_less", "left_more"),
    "bonus": ("bonus_more", "bonus_less"),
    "prices": ("pay_less", "pay_more"),
    "others": ("others_less", "others_more"),
    "match": ("win_more", "win_less"),
}
"""By part: how it is called where it speaks for the way, and where against it."""


def _part(view: View, name: str, points: float, way: Way, ending: Ending, rival: Ending) -> Reason:
    n = round(abs(points))
    good, bad = _WORDS[name]
    if name == "hand" and points < 0.0:
        stuck = _stuck(view, ending, rival)
        if stuck is not None:
            card, share, other = stuck
            return Why("left_with", n=n, card=card, share=share, otherwise=other)
    if name == "others":
        if points < 0.0 and (gift := _gift(view, way, ending)):
            seat, share = gift
            card = way.moves[-1].cards[0]
            called = "given_to_other" if view.players == 2 else "given_away"
            return Why(called, player=NamedSeat(seat), card=card, share=share, n=n)
        if view.players == 2:
            player = NamedSeat(1 - view.seat)
            return Why("other_less" if points > 0.0 else "other_more", player=player, n=n)
    return Why(good if points > 0.0 else bad, n=n)


def _stuck(view: View, ending: Ending, rival: Ending) -> tuple[Card, Share, Share] | None:
    """The card that costs most by being left in hand more often than with another way."""

    def cost(card: Card) -> float:
        more = ending.caught[card] - rival.caught.get(card, 0.0)
        return more * view.position.cost_of(view.seat, [card])

    card = max(ending.caught, key=cost, default=None)
    if card is None:
        return None
    share, other = ending.caught[card], rival.caught.get(card, 0.0)
    return (card, percent(share), percent(other)) if share - other >= _OFTEN else None


def _gift(view: View, way: Way, ending: Ending) -> tuple[int, Share] | None:
    """The seat that is likely to lay the card thrown, and the share of the deals."""
    shares = [(share, seat) for seat, share in enumerate(ending.thrown) if seat != view.seat]
    share, seat = max(shares)
    return (seat, percent(share)) if share > _LIKELY and percent(share) > 50 else None


def percent(share: float) -> Share:
    """A share as whole percent."""
    return Share(round(100.0 * share))


# ----------------------------------------------------------------------------------- facts


class _After(NamedTuple):
    """What a way has done by the end of its moves, its discard apart."""

    position: Position
    """Before the discard; after the last move where there is none."""
    thrown: Card | None
    taken: int
    """How many discards it took."""
    laid: int
    """The points that it laid."""


def facts(
    view: View, moves: Sequence[Move], other: Sequence[Move], *, good: bool
) -> Iterator[Reason]:
    """What is true of a way by the rules, the most telling first; not what another shares with it.

    ``good``: it is the better one of the two. Only what a seat sees counts.
    """
    after, rival = _after(view, moves), _after(view, other)
    thrown = after.thrown
    if thrown is not None and thrown.face != _face(rival.thrown):
        yield from _of_throw(view, after.position, thrown, good=good)
    if after.taken and after.taken != rival.taken:
        if after.laid:
            yield Why("takes", n=after.taken, points=after.laid)
        else:
            yield Why("takes_only", n=after.taken)
    elif after.laid > rival.laid:
        yield Why("lays_now", n=after.laid)
    barred = after.position.barred
    if not good and after.taken == 1 and barred >= 0 and thrown is not None:
        card = next((c for c in _taken(view, moves) if c.face == barred), None)
        if card is not None:
            yield Why("barred", card=card)


def _of_throw(view: View, position: Position, thrown: Card, *, good: bool) -> Iterator[Reason]:
    """What is true of the card that a way throws."""
    if good:
        if _rank_gone(position, thrown):
            yield Why("rank_gone", card=thrown)
        return
    at = _fitting(position, thrown)
    if at is not None:
        yield Why("fits", card=thrown, meld=position.melds[at].cards)
    near = _taken_near(view, position, thrown)
    if near is not None:
        seat, cards, turns = near
        yield Why("taken_near", player=NamedSeat(seat), cards=cards, card=thrown, n=turns)


def _face(card: Card | None) -> int:
    return -1 if card is None else card.face


def _taken(view: View, moves: Sequence[Move]) -> tuple[Card, ...]:
    return moves[0].cards if moves and moves[0].kind == "take" else ()


def _after(view: View, moves: Sequence[Move]) -> _After:
    position = view.position.copy()
    seat, size = view.seat, position.pile_size
    before = position.laid_points(seat)
    taken = 0
    thrown = None
    for move in moves:
        if move.kind == "discard":
            thrown = move.cards[0]
        if move.kind in ("discard", "draw", "pass", "peek"):
            break
        play(position, seat, move, no_reshuffle)
        if move.kind == "take":
            taken = int(size - position.pile_size)
    laid = int(position.laid_points(seat) - before)
    return _After(position, thrown, taken, laid)


def _fitting(position: Position, card: Card) -> int | None:
    """The place of a meld that this card fits."""
    if card.is_joker:
        return None
    for at in range(position.meld_count):
        if position.table[ROW * at + FIT] & BIT[card.face]:
            return int(at)
    return None


def _taken_near(
    view: View, position: Position, card: Card
) -> tuple[int, tuple[Card, ...], int] | None:
    """Who took cards of the rank of this card, or next to it, and still holds them.

    With these cards, and the turns that this seat has ended since: of the last such take.
    """
    ended = [0] * view.players
    for event in reversed(view.history):
        if isinstance(event, Discarded):
            ended[event.seat] += 1
        elif isinstance(event, Took) and event.seat != view.seat and ended[event.seat]:
            seat = event.seat
            known = int(position.known_first[seat]) | int(position.known_second[seat]) << 52
            near = tuple(c for c in event.cards if c.bit & known and _near(c, card))
            if near and not card.is_joker:
                return seat, near, ended[seat]
    return None


def _rank_gone(position: Position, card: Card) -> bool:
    """Whether all others of its rank lie open, so that no set of it can be made any more."""
    if card.is_joker:
        return False
    open_to_all = {CARDS[position.pile[at]].bit for at in range(position.pile_size)}
    open_to_all |= {laid.bare.bit for meld in position.melds for laid in meld.cards}
    deck = position.sheet.rules.deck(int(position.players))
    others = [c for c in deck if c.rank == card.rank and not c.is_joker and c is not card.bare]
    return all(other.bit in open_to_all for other in others)


def _near(one: Card, other: Card) -> bool:
    """Of one rank, or neighbours in a suit."""
    if one.rank == other.rank:
        return True
    return one.suit == other.suit and abs(one.rank - other.rank) in (1, 12)

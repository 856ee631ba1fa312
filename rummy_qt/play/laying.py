"""What a hand can lay: disjoint melds, and the moves that lay everything one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rummy_qt.engine import Card, Move, Rules, View
from rummy_qt.engine.cards import cards_of, hand_of
from rummy_qt.engine.combinations import combinations_of
from rummy_qt.engine.legal import legal_moves
from rummy_qt.engine.sheet import sheet_of
from rummy_qt.engine.turns import play


def found_melds(rules: Rules, cards: Iterable[Card]) -> list[Move]:
    """Melds among these cards that share no card, chosen in the order of ``dearest_first``."""
    used: set[Card] = set()
    disjoint: list[Move] = []
    for move in dearest_first(rules, combinations_of(rules).melds(hand_of(cards))):
        needed = {card.bare for card in move.cards}
        if not needed & used:
            used |= needed
            disjoint.append(move)
    return disjoint


def dearest_first(rules: Rules, melds: Iterable[Move]) -> list[Move]:
    """These melds, those with most points first; of equal ones the shortest first."""
    sheet = sheet_of(rules, rules.min_players)  # points do not depend on the number of players

    def merit(move: Move) -> tuple[int, int]:
        points = sheet.meld_points(*sheet.combinations.in_order(move.cards))
        return -sum(points), len(points)

    return sorted(melds, key=merit)


def best_meld(rules: Rules, hand: Iterable[Card], melds: Sequence[Move]) -> Move | None:
    """The first of these melds that is in ``found_melds``, else the one with most points.

    None if there are no melds.
    """
    disjoint = [move for move in found_melds(rules, hand) if move in melds] if melds else []
    return next(iter(disjoint or dearest_first(rules, melds)), None)


def layings(view: View) -> Iterator[Move]:
    """The moves of a player who lays everything: first melds, then lay-offs.

    Jokers are only laid in melds: where to lay one off is left to the player.
    """
    hand, seat = view.hand, view.seat
    legal: Sequence[Move] = view.legal_moves
    position = view.position.copy() if legal else None
    while position is not None:
        melds = [move for move in legal if move.kind == "meld"]
        lay_offs = [move for move in legal if move.kind == "lay"]
        plain = (move for move in lay_offs if not any(card.is_joker for card in move.cards))
        move = best_meld(view.rules, hand, melds) or next(plain, None)
        if move is None:
            return
        yield move
        play(position, seat, move, list)
        hand, legal = tuple(cards_of(position.held(seat))), legal_moves(position, seat)


def all_layings(view: View) -> tuple[list[Move], int]:
    """The moves of ``layings``, and the points that they put on the table."""
    moves = [*layings(view)]
    if not moves:
        return [], 0
    end, _ = view.played(*moves)
    return moves, int(end.laid_points(view.seat) - view.position.laid_points(view.seat))

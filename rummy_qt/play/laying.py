"""What a hand could lay: its melds side by side, and one move after the other until all lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rummy_qt.engine import Card, Move, Rules, View
from rummy_qt.engine.cards import cards_of, hand_of
from rummy_qt.engine.combinations import combinations_of
from rummy_qt.engine.legal import legal_moves
from rummy_qt.engine.sheet import sheet_of
from rummy_qt.engine.turns import play


def found_melds(rules: Rules, cards: Iterable[Card]) -> list[Move]:
    """Melds among these cards that share none: the dearest first, of those as dear the shortest."""
    used: set[Card] = set()
    found: list[Move] = []
    for move in dearest_first(rules, combinations_of(rules).melds(hand_of(cards))):
        needed = {card.bare for card in move.cards}
        if not needed & used:
            used |= needed
            found.append(move)
    return found


def dearest_first(rules: Rules, melds: Iterable[Move]) -> list[Move]:
    """These melds, the dearest first, of those as dear the shortest."""
    sheet = sheet_of(rules, rules.min_players)  # what cards are worth is alike for any number

    def merit(move: Move) -> tuple[int, int]:
        points = sheet.meld_points(*sheet.combinations.in_order(move.cards))
        return -sum(points), len(points)

    return sorted(melds, key=merit)


def next_laying(view: View) -> Move | None:
    """The next move of one who lays everything: a found meld, else a card that fits a meld.

    Jokers are laid in melds only: where one is laid off is a question for its player. None when
    nothing is left to lay.
    """
    return _next(view.rules, view.hand, view.legal_moves)


def best_meld(rules: Rules, hand: Iterable[Card], melds: Sequence[Move]) -> Move | None:
    """Of these melds of a hand the first of ``found_melds``, else the dearest; None of none."""
    found = [move for move in found_melds(rules, hand) if move in melds] if melds else []
    return next(iter(found or dearest_first(rules, melds)), None)


def _next(rules: Rules, hand: Iterable[Card], moves: Sequence[Move]) -> Move | None:
    if meld := best_meld(rules, hand, [move for move in moves if move.kind == "meld"]):
        return meld
    lay_offs = (
        move
        for move in moves
        if move.kind == "lay" and not any(card.is_joker for card in move.cards)
    )
    return next(lay_offs, None)


def everything(view: View) -> tuple[list[Move], int]:
    """The moves that ``next_laying`` names one by one, and what they bring to the table."""
    moves: list[Move] = []
    position, seat = view.position.copy(), view.seat
    hand: Sequence[Card] = view.hand
    legal: Sequence[Move] = view.legal_moves
    while move := _next(view.rules, hand, legal):
        moves.append(move)
        play(position, seat, move, list)
        hand, legal = cards_of(position.held(seat)), legal_moves(position, seat)
    return moves, int(position.laid_points(seat) - view.position.laid_points(seat))

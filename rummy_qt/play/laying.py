"""What a hand could lay: its melds side by side, and one move after the other until all lie."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rummy_qt.engine import Card, Move, Rules, View
from rummy_qt.engine.cards import hand_of
from rummy_qt.engine.combinations import Combinations
from rummy_qt.engine.melds import Meld
from rummy_qt.engine.moves import End
from rummy_qt.engine.scoring import table_points

ENDS: Final[tuple[End, ...]] = ("+", "-")


def found_melds(rules: Rules, cards: Iterable[Card]) -> list[Move]:
    """Melds among these cards that share none: the dearest first, of those as dear the shortest."""
    combinations = Combinations.of(rules)
    priced = []
    for move in combinations.melds(hand_of(cards)):
        points = sum(table_points(rules, combinations.meld_of(move.cards)))
        priced.append((-points, len(move.cards), move))
    priced.sort(key=lambda entry: entry[:2])
    used: set[Card] = set()
    found: list[Move] = []
    for _, _, move in priced:
        needed = {card.bare for card in move.cards}
        if not needed & used:
            used |= needed
            found.append(move)
    return found


def next_laying(view: View) -> Move | None:
    """The next move of one who lays everything: a found meld, else a card that fits a meld.

    Jokers are laid in melds only: where one is laid off is a question for its player. None when
    nothing is left to lay.
    """
    legal = {move for move in view.legal_moves if move.kind == "meld"}
    if legal:  # else there is no need to look for any
        melds = (move for move in found_melds(view.rules, view.hand) if move in legal)
        found = next(melds, None)
        if found is not None:
            return found
    lay_offs = (
        move
        for move in view.legal_moves
        if move.kind == "lay" and not any(card.is_joker for card in move.cards)
    )
    return next(lay_offs, None)


def points_of_all(view: View) -> int:
    """What the table gains when everything is laid that ``next_laying`` would name, one by one."""
    if next_laying(view) is None:
        return 0
    combinations = Combinations.of(view.rules)
    legal = {move for move in view.legal_moves if move.kind == "meld"}
    found = [move for move in found_melds(view.rules, view.hand) if move in legal]
    laid = [combinations.meld_of(move.cards, view.seat) for move in found]
    total = sum(sum(table_points(view.rules, meld)) for meld in laid)
    used = {card.index for move in found for card in move.cards}
    left = [card for card in view.hand if card.index not in used and not card.is_joker]
    melds = [*view.melds, *laid]
    while (step := _one_more(combinations, melds, left, view)) is not None:
        card, number, meld = step
        points = dict(zip(meld.cards, table_points(view.rules, meld), strict=True))
        total += points[card]
        melds[number] = meld
        left.remove(card)
    return total


def _one_more(
    combinations: Combinations, melds: list[Meld], left: list[Card], view: View
) -> tuple[Card, int, Meld] | None:
    """A card that fits one of these melds, and the meld with it."""
    for card in left:
        for number, meld in enumerate(melds):
            for end in ENDS if meld.kind == "run" else ("",):
                longer = meld.with_cards((card,), end, view.seat)
                if longer.kind == combinations.judge(longer.cards):
                    return card, number, longer
    return None

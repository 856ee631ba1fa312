"""What a drop would bring, in a few words, before the button is released."""

from __future__ import annotations

from collections.abc import Callable

from rummy_qt.engine import Move, View
from rummy_qt.engine.combinations import Combinations
from rummy_qt.engine.scoring import held_points, table_points
from rummy_qt.ui.models.words import RANK_SIGNS, card_text, points_text, translate


def preview_text(move: Move, view: View) -> str:
    """A short line for a legal move; empty where there is nothing to add."""
    teller = _TELLERS.get(move.kind)
    return teller(move, view) if teller else ""


def _meld(move: Move, view: View) -> str:
    meld = Combinations.of(view.rules).meld_of(move.cards)
    points = points_text(sum(table_points(view.rules, meld)))
    first, last = move.cards[0], move.cards[-1]
    if meld.kind == "set":
        words = translate("Preview", "{points} · set of {count}")
        return words.format(points=points, count=len(move.cards))
    words = translate("Preview", "{points} · run {first}–{last}")
    return words.format(points=points, first=RANK_SIGNS[first.rank], last=RANK_SIGNS[last.rank])


def _lay(move: Move, view: View) -> str:
    meld = view.melds[(move.meld or 1) - 1].with_cards(move.cards, move.end, view.seat)
    points = table_points(view.rules, meld)
    gained = sum(
        value
        for card, value in zip(meld.cards, points, strict=True)
        if card.index in {laid.index for laid in move.cards}
    )
    if meld.kind == "set":
        return points_text(gained)
    words = translate("Preview", "{points} · run {first}–{last}")
    return words.format(
        points=points_text(gained),
        first=RANK_SIGNS[meld.cards[0].rank],
        last=RANK_SIGNS[meld.cards[-1].rank],
    )


def _take(move: Move, view: View) -> str:
    cards = view.discards[view.discards.index(move.cards[0]) :] if _seen(move, view) else ()
    if not cards:
        return translate("Preview", "Takes the whole pile: {count} cards").format(
            count=view.discard_count
        )
    risk = sum(held_points(view.rules, card) for card in cards)
    chosen = card_text(cards[0])
    if len(cards) == 1:
        if view.rules.duty == "chosen_card" and not view.rules.top_card_free:
            return translate("Preview", "Takes the {card}, to be used at once").format(card=chosen)
        return translate("Preview", "Takes the {card}").format(card=chosen)
    if view.rules.duty == "chosen_card":
        words = translate(
            "Preview", "Takes {count} cards ({risk} points); the {card} must be used at once"
        )
        return words.format(count=len(cards), risk=risk, card=chosen)
    price = view.rules.duty_price
    if view.rules.duty is not None and price is not None:
        words = translate(
            "Preview", "Takes {count} cards ({risk} points); meld with one of them, or pay {price}"
        )
        return words.format(count=len(cards), risk=risk, price=price)
    return translate("Preview", "Takes {count} cards ({risk} points)").format(
        count=len(cards), risk=risk
    )


def _seen(move: Move, view: View) -> bool:
    return move.cards[0] in view.discards


def _discard(move: Move, view: View) -> str:
    return translate("Preview", "Discards the {card}").format(card=card_text(move.cards[0]))


def _draw(move: Move, view: View) -> str:
    return translate("Preview", "Draws a card")


def _swap(move: Move, view: View) -> str:
    return translate("Preview", "Swaps the {card} for the joker").format(
        card=card_text(move.cards[0])
    )


_TELLERS: dict[str, Callable[[Move, View], str]] = {
    "meld": _meld,
    "lay": _lay,
    "take": _take,
    "discard": _discard,
    "draw": _draw,
    "swap": _swap,
}

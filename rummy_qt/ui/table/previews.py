"""What a drop would bring, in a few words, before the button is released."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rummy_qt.engine import Card, Move, View
from rummy_qt.engine.combinations import Combinations
from rummy_qt.engine.melds import Meld
from rummy_qt.engine.scoring import held_points, table_points
from rummy_qt.ui.models.words import RANK_SIGNS, card_text, points_text, translate


def preview_text(move: Move, view: View) -> str:
    """A short line for a legal move; empty where there is nothing to add."""
    teller = _TELLERS.get(move.kind)
    return teller(move, view) if teller else ""


def drop_text(moves: Sequence[Move], view: View) -> str:
    """The line for a drop that could mean any of these moves, and asks if there are several."""
    texts = list(dict.fromkeys(preview_text(move, view) for move in moves))
    if len(texts) > 2:
        return translate("Preview", "{count} ways to lay it: you choose").format(count=len(moves))
    if len(texts) == 2:
        words = translate("Preview", "{one} or {other}")
        return words.format(one=texts[0], other=texts[1])
    return "".join(texts)


def gain_of(move: Move, view: View) -> int | None:
    """The points that a play brings to the table; None for a move that lays nothing there."""
    meld = _meld_after(move, view)
    if meld is None:
        return None
    laid = {card.index for card in _cards_laid(move, view)}
    points = zip(meld.cards, table_points(view.rules, meld), strict=True)
    return sum(value for card, value in points if card.index in laid)


def _cards_laid(move: Move, view: View) -> tuple[Card, ...]:
    if move.kind == "claim" and view.claimable is not None:
        return (view.claimable,)
    return move.cards


def _meld_after(move: Move, view: View) -> Meld | None:
    """The meld that a play makes or makes longer; None for any other move."""
    if move.kind == "meld":
        return Combinations.of(view.rules).meld_of(move.cards)
    cards = _cards_laid(move, view)
    if move.kind not in ("lay", "claim") or not move.meld or any(card.suit < 0 for card in cards):
        return None
    return view.melds[move.meld - 1].with_cards(cards, move.end, view.seat)


def _play(move: Move, view: View) -> str:
    meld, gain = _meld_after(move, view), gain_of(move, view)
    if meld is None or gain is None:
        return ""
    points = points_text(gain)
    if meld.kind == "run":
        words = translate("Preview", "{points} · run {first}–{last}")
        first, last = meld.cards[0], meld.cards[-1]
        return words.format(points=points, first=RANK_SIGNS[first.rank], last=RANK_SIGNS[last.rank])
    words = translate("Preview", "{points} · set of {count}")
    return words.format(points=points, count=len(meld.cards))


def _take_unseen(view: View) -> str:
    """Of the whole of a stacked pile: what it costs at worst, since nobody sees what it brings."""
    price, count = view.rules.duty_price, view.discard_count
    if view.rules.duty is None or price is None:
        return translate("Preview", "Takes the whole pile: {count} cards").format(count=count)
    words = translate(
        "Preview", "Takes {count} cards; lay a new meld with one of them, or pay {price}"
    )
    if view.rules.duty == "covered_card_meld":
        words = translate(
            "Preview", "Takes {count} cards; lay a new meld with a covered one, or pay {price}"
        )
    return words.format(count=count, price=price)


def _take(move: Move, view: View) -> str:
    cards = view.discards[view.discards.index(move.cards[0]) :] if _seen(move, view) else ()
    if not cards:
        return _take_unseen(view)
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
    "meld": _play,
    "lay": _play,
    "claim": _play,
    "take": _take,
    "discard": _discard,
    "draw": _draw,
    "swap": _swap,
}

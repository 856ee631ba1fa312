"""What a drop would bring, in a few words, before the button is released."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rummy_qt.engine import Move, View
from rummy_qt.engine.view import Outcome
from rummy_qt.ui.words.cards import RANK_SIGNS, card_text, cards_text
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.numbers import points_text


def preview_text(move: Move, view: View) -> str:
    """A short line for a legal move; empty where there is nothing to add."""
    teller = _TELLERS.get(move.kind)
    return teller(move, view) if teller else ""


def drop_text(moves: Sequence[Move], view: View) -> str:
    """The line for a drop that could mean any of these moves, and asks if there are several."""
    texts = list(dict.fromkeys(preview_text(move, view) for move in moves))
    if len(texts) > 2:
        return translate("Preview", "{count} ways to lay it: you choose", count=len(moves))
    if len(texts) == 2:
        words = translate("Preview", "{one} or {other}")
        return words.format(one=texts[0], other=texts[1])
    return "".join(texts)


def take_and_meld_text(take: Move, meld: Move, view: View) -> str:
    """The line for a discard that is taken and melded in one go: points and duty."""
    points = points_text(view.after(meld).points)
    words = translate("Preview", "{taking}; melds {cards}, {points}")
    return words.format(
        taking=preview_text(take, view), cards=cards_text(meld.cards), points=points
    )


def gain_of(move: Move, view: View) -> int | None:
    """The points that a play brings to the table; None for a move that lays nothing there."""
    outcome = view.after(move)
    return None if outcome.meld is None or move.kind == "swap" else outcome.points


def _play(move: Move, view: View) -> str:
    meld, gained, *_ = view.after(move)
    if meld is None:
        return ""
    points = points_text(gained)
    if meld.kind == "run":
        words = translate("Preview", "{points} · run {first}–{last}")
        first, last = meld.cards[0], meld.cards[-1]
        return words.format(points=points, first=RANK_SIGNS[first.rank], last=RANK_SIGNS[last.rank])
    words = translate("Preview", "{points} · set of {count}")
    return words.format(points=points, count=len(meld.cards))


def _take_unseen(outcome: Outcome) -> str:
    """Of the whole of a stacked pile: what it costs at worst, since nobody sees what it brings."""
    price, count = outcome.price, outcome.number
    if price is None:
        return translate("Preview", "Takes the whole pile: {count} cards", count=count)
    words = translate(
        "Preview", "Takes {count} cards; lay a new meld with one of them, or pay {price}"
    )
    if outcome.duty == "covered_card_meld":
        words = translate(
            "Preview", "Takes {count} cards; lay a new meld with a covered one, or pay {price}"
        )
    return words.format(count=count, price=price)


def _take(move: Move, view: View) -> str:
    outcome = view.after(move)
    if not outcome.taken:
        return _take_unseen(outcome)
    count, risk, price = outcome.number, outcome.risk, outcome.price
    chosen = card_text(outcome.taken[0])
    if count == 1 and outcome.duty is None:
        return translate("Preview", "Takes the {card}", card=chosen)
    if count == 1:
        return translate("Preview", "Takes the {card}, to be used at once", card=chosen)
    if outcome.duty == "chosen_card":
        words = translate(
            "Preview", "Takes {count} cards ({risk} points); the {card} must be used at once"
        )
        return words.format(count=count, risk=risk, card=chosen)
    if price is not None:
        words = translate(
            "Preview", "Takes {count} cards ({risk} points); meld with one of them, or pay {price}"
        )
        return words.format(count=count, risk=risk, price=price)
    return translate("Preview", "Takes {count} cards ({risk} points)", count=count, risk=risk)


def _discard(move: Move, view: View) -> str:
    return translate("Preview", "Discards the {card}", card=card_text(move.cards[0]))


def _draw(move: Move, view: View) -> str:
    return translate("Preview", "Draws a card")


def _swap(move: Move, view: View) -> str:
    return translate("Preview", "Swaps the {card} for the joker", card=card_text(move.cards[0]))


_TELLERS: dict[str, Callable[[Move, View], str]] = {
    "meld": _play,
    "lay": _play,
    "claim": _play,
    "take": _take,
    "discard": _discard,
    "draw": _draw,
    "swap": _swap,
}

"""What a drop would bring, in a few words, before the button is released."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rummy_qt.engine import Move, View
from rummy_qt.engine.view import Outcome

from .cards import WRITTEN, Naming
from .language import QT_TR_NOOP, in_context
from .numbers import points_phrase, points_text

tr = in_context("Preview")


def preview_text(move: Move, view: View, naming: Naming = WRITTEN) -> str:
    """A short line for a legal move; empty where there is nothing to add."""
    teller = _TELLERS.get(move.kind)
    return teller(move, view.after(move), naming) if teller else ""


def drop_text(moves: Sequence[Move], view: View) -> str:
    """The line for a drop that could mean any of these moves, and asks if there are several."""
    texts = list(dict.fromkeys([preview_text(move, view) for move in moves]))
    if len(texts) > 2:
        return tr("%n way(s) to lay it: you choose", len(moves))
    if len(texts) == 2:
        return tr("{one} or {other}", one=texts[0], other=texts[1])
    return "".join(texts)


def take_and_meld_text(take: Move, meld: Move, view: View) -> str:
    """The line for a discard that is taken and melded in one go: points and duty."""
    return tr(
        "{taking}; melds {cards}, {points}",
        taking=preview_text(take, view),
        cards=WRITTEN.cards(meld.cards),
        points=points_text(view.after(meld).points),
    )


def gain_of(move: Move, view: View) -> int | None:
    """The points that a play brings to the table; None for a move that lays nothing there."""
    outcome = view.after(move)
    return None if outcome.meld is None or move.kind == "swap" else outcome.points


def _play(_: Move, outcome: Outcome, naming: Naming) -> str:
    meld, points = outcome.meld, points_text(outcome.points)
    if meld is None:
        return ""
    if meld.kind == "set":
        #: {count}: how many cards of one rank. Little room.
        return tr("{points} · set of {count}", points=points, count=len(meld.cards))
    first, last = naming.rank(meld.cards[0]), naming.rank(meld.cards[-1])
    #: {first} and {last}: ranks, such as 5 and 8, or Q and A. Little room.
    words = QT_TR_NOOP("{points} · run {first} to {last}")
    return tr(words, points=points, first=first, last=last)


def _take(_: Move, outcome: Outcome, naming: Naming) -> str:
    number, price = outcome.number, outcome.price
    duty = outcome.duty == "covered_card_meld", price is not None
    if not outcome.taken:
        return tr(_UNSEEN[duty], number, price=price)
    chosen = naming.card(outcome.taken[0])
    if number == 1 and outcome.duty is None:
        return tr("Takes {card}", card=chosen)
    if number == 1:
        return tr("Takes {card}, to be used at once", card=chosen)
    risk = points_phrase(outcome.risk)
    if outcome.duty == "chosen_card":
        return tr(
            "Takes %n card(s) ({risk}); to be used at once: {card}", number, risk=risk, card=chosen
        )
    if outcome.duty is None:
        return tr("Takes %n card(s) ({risk})", number, risk=risk)
    return tr(_SEEN[duty], number, risk=risk, price=price)


_SEEN: Final = {
    #: {risk}: what the cards taken count against their holder, such as “35 points”
    (False, False): QT_TR_NOOP("Takes %n card(s) ({risk}); lay a new meld with one of them"),
    (False, True): QT_TR_NOOP(
        "Takes %n card(s) ({risk}); lay a new meld with one of them, or pay {price}"
    ),
    (True, False): QT_TR_NOOP("Takes %n card(s) ({risk}); lay a new meld with a covered one"),
    (True, True): QT_TR_NOOP(
        "Takes %n card(s) ({risk}); lay a new meld with a covered one, or pay {price}"
    ),
}
"""Of a take that all can see: whether its duty is to a covered card, and has a price."""
_UNSEEN: Final = {
    **dict.fromkeys(
        [(False, False), (True, False)], QT_TR_NOOP("Takes the whole pile: %n card(s)")
    ),
    (False, True): QT_TR_NOOP("Takes %n card(s); lay a new meld with one of them, or pay {price}"),
    (True, True): QT_TR_NOOP("Takes %n card(s); lay a new meld with a covered one, or pay {price}"),
}
"""The same of a whole stacked pile, of which nobody sees what it brings: what it costs at worst."""


def _discard(move: Move, outcome: Outcome, naming: Naming) -> str:
    card = naming.card(move.cards[0])
    if outcome.face_down:
        return tr("Discards {card}, face down", card=card)
    return tr("Discards {card}", card=card)


def _draw(_move: Move, _outcome: Outcome, _: Naming) -> str:
    return tr("Draws a card")


def _swap(move: Move, _: Outcome, naming: Naming) -> str:
    return tr("Swaps {card} for the joker", card=naming.card(move.cards[0]))


_TELLERS: Final[dict[str, Callable[[Move, Outcome, Naming], str]]] = {
    "meld": _play,
    "lay": _play,
    "claim": _play,
    "take": _take,
    "discard": _discard,
    "draw": _draw,
    "swap": _swap,
}

"""Before a move: what it would bring, which of several is meant, whether to pay its price."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from rummy_qt.engine import Card, Move, View
from rummy_qt.engine.view import Outcome
from rummy_qt.play.targets import takes_and_lays
from rummy_qt.records.texts import English
from rummy_qt.ui.words.cards import WRITTEN, Naming
from rummy_qt.ui.words.language import in_context, points_phrase, points_text, translate

tr = in_context("Preview")


def preview_text(move: Move, view: View, naming: Naming = WRITTEN) -> str:
    """A short line for a legal move; empty if there is nothing to add."""
    if move.kind in ("meld", "lay", "claim"):
        return _play_preview(move, view, naming)
    if move.kind == "take":
        return _take_preview(view.after(move), naming)
    closes = move.kind == "discard" and view.after(move).face_down
    text = _OTHERS.get("close" if closes else move.kind)
    return tr(text, card="".join(map(naming.card, move.cards))) if text else ""


def drop_text(moves: Sequence[Move], view: View, naming: Naming = WRITTEN) -> str:
    """The preview of a drop that could be any of these moves.

    Points are left out, as they are drawn on the dragged cards; so is the duty of a discard that
    the drop lays, as that meets it.
    """
    if takes_and_lays(moves):
        take, *plays = moves
        taking = _take_preview(view.after(take)._replace(duty=None, price=None), naming)
        if plays[0].kind == "meld":
            return tr("{taking}; meld {cards}", taking=taking, cards=naming.cards(plays[0].cards))
        return f"{taking}; {_amid(drop_text(plays, view, naming))}"
    texts = list(dict.fromkeys([preview_text(move, view, naming) for move in moves]))
    if len(texts) > 2:
        return tr("%n way(s) to lay it: you choose", len(moves))
    if len(texts) == 2:
        one, other = texts
        return tr("{one} or {other}", one=one, other=_amid(other))
    return "".join(texts)


def _amid(text: str) -> str:
    return f"{text[:1].lower()}{text[1:]}"


def sure_gain(moves: Sequence[Move], view: View) -> int | None:
    """The points that these plays bring if all bring the same; else None."""
    first, plays = (moves[:1], moves[1:]) if takes_and_lays(moves) else ((), moves)
    gains = {_gain_of(move, view, *first) for move in plays}
    return gains.pop() if len(gains) == 1 else None


def _gain_of(move: Move, view: View, *first: Move) -> int | None:
    """The points that a play brings; None for a move that lays nothing."""
    outcome = view.after(move, *first)
    return None if outcome.meld is None or move.kind == "swap" else outcome.points


def _play_preview(move: Move, view: View, naming: Naming) -> str:
    if move.meld:
        return tr("Lay off on {cards}", cards=_shortened(view.melds[move.meld - 1].cards, naming))
    meld = view.after(move).meld
    if meld is None:
        return ""
    first, last = naming.rank(meld.cards[0]), naming.rank(meld.cards[-1])
    return tr(_MELDS[meld.kind], count=len(meld.cards), first=first, last=last)


_MELDS: Final[dict[str, English]] = {
    #: {count}: how many cards of one rank. Little room.
    "set": "Make a set of {count}",
    #: {first} and {last}: ranks, such as 5 and 8, or Q and A. Little room.
    "run": "Make a run {first} to {last}",
}
"""By the kind of the new meld."""


def _take_preview(outcome: Outcome, naming: Naming) -> str:
    number, price = outcome.number, outcome.price
    duty = outcome.duty == "covered_card_meld", price is not None
    if not outcome.taken:
        return tr(_STACKED[duty], number, price=price)
    chosen = naming.card(outcome.taken[0])
    if number == 1:
        words: English = (
            "Take {card}" if outcome.duty is None else "Take {card}, to be used at once"
        )
        return tr(words, card=chosen)
    risk = points_phrase(outcome.risk)
    if outcome.duty == "chosen_card":
        return tr(
            "Take %n card(s) ({risk}); to be used at once: {card}", number, risk=risk, card=chosen
        )
    if outcome.duty is None:
        return tr("Take %n card(s) ({risk})", number, risk=risk)
    return tr(_FANNED[duty], number, risk=risk, price=price)


_FANNED: Final[dict[tuple[bool, bool], English]] = {
    #: {risk}: what the cards taken count against their holder, such as “35 points”
    (False, False): "Take %n card(s) ({risk}); lay a new meld with one of them",
    (False, True): "Take %n card(s) ({risk}); lay a new meld with one of them, or pay {price}",
    (True, False): "Take %n card(s) ({risk}); lay a new meld with a covered one",
    (True, True): "Take %n card(s) ({risk}); lay a new meld with a covered one, or pay {price}",
}
"""For a take from a fanned pile, by whether its duty is to a covered card and has a price."""
_STACKED: Final[dict[tuple[bool, bool], English]] = {
    (False, False): "Take the whole pile: %n card(s)",
    (False, True): "Take %n card(s); lay a new meld with one of them, or pay {price}",
    (True, True): "Take %n card(s); lay a new meld with a covered one, or pay {price}",
}
"""The same for a stacked pile, whose cards nobody sees: a duty has a price there."""
_OTHERS: Final[dict[str, English]] = {
    "draw": "Draw a card",
    "discard": "Discard {card}",
    "close": "Discard {card}, face down",
    "swap": "Swap {card} for the joker",
}
"""By kind of move; ``close`` is a discard face down."""


def needs_confirmation(move: Move, view: View) -> bool:
    """Whether to ask before a move: its price is certain, and there is another move.

    Not before a call, as that would reveal whether it is right.
    """
    costs = move.kind in ("concede", "peek") or sure_price(move, view) is not None
    return costs and len(view.legal_moves) > 1


def sure_price(move: Move, view: View) -> int | None:
    """The price of a take that leaves nothing but paying; None for any other move."""
    if move.kind != "take":
        return None
    taking = view.after(move)
    return taking.price if taking.only_paying else None


def question_for(moves: tuple[Move, ...]) -> tuple[str, str]:
    """The question, and the label for "no", or empty."""
    if len(moves) == 1:
        return translate("Choices", "This costs points. Do it anyway?"), translate("Choices", "No")
    if any(card.is_joker for move in moves for card in move.cards):
        return translate("Choices", "What does the joker stand for?"), ""
    return translate("Choices", "It fits in several places. Where?"), ""


def choice_text(move: Move, view: View, naming: Naming = WRITTEN) -> str:
    """The label of an answer, with the points that it brings."""
    if move.kind in ("concede", "peek"):
        return translate("Choices", "Pay %n point(s)", view.after(move).price)
    price = sure_price(move, view)  # of a take, which is paid for later
    gain = _gain_of(move, view) if price is None else -price
    text = _play_text(move, view, naming) if price is None else translate("Table", "Do it")
    if gain is None:
        return text
    #: {answer}: one of the answers below, such as “Meld 7♣ 8♣ 9♣”; {points} such as +24
    return translate("Choices", "{answer}  {points}", answer=text, points=points_text(gain))


def _play_text(move: Move, view: View, naming: Naming) -> str:
    meld = view.melds[move.meld - 1].cards if move.meld else ()
    words = _ANSWERS[move.kind if move.kind != "lay" else f"lay{move.end}"]
    return translate(
        "Choices", words, cards=_shortened(move.cards, naming), meld=_shortened(meld, naming)
    )


def _shortened(cards: Sequence[Card], naming: Naming) -> str:
    """The cards, or if written the ends of a long meld, as its cards are drawn beside the words."""
    if naming is WRITTEN and len(cards) > _MOST_WRITTEN:
        return f"{naming.card(cards[0])} … {naming.card(cards[-1])}"
    return naming.cards(cards)


_MOST_WRITTEN: Final = 4
"""The most cards that are written one by one."""
_ANSWERS: Final[dict[str, Annotated[English, "Choices"]]] = {
    #: to meld: the verb
    "meld": "Meld {cards}",
    "swap": "Swap {cards} for the joker in this meld: {meld}",
    "claim": "Call, and lay it off on this meld: {meld}",
    "lay+": "Lay off {cards} at the high end: {meld}",
    "lay-": "Lay off {cards} at the low end: {meld}",
    "lay": "Lay off {cards} on this meld: {meld}",
}
"""By kind of move; of a lay-off also by its end of the run."""

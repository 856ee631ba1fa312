"""Why a move was refused, said of the very cards, and what to do instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from rummy_qt.engine import REASONS, Move, View
from rummy_qt.engine.melds import MeldRules

from .words import Storyteller, card_text, cards_text, face_signs, translate


class Refused(NamedTuple):
    """A move that was refused, and the table on which it was."""

    move: Move
    view: View
    """The person's view."""
    teller: Storyteller

    @property
    def card(self) -> str:
        """The card of the move; of several, the first."""
        return card_text(self.move.cards[0])

    @property
    def cards(self) -> str:
        return cards_text(self.move.cards)

    @property
    def top(self) -> str:
        """The top discard."""
        return card_text(self.view.discards[-1])

    @property
    def meld(self) -> str:
        """The cards of the meld that the move went to."""
        return cards_text(self.view.melds[(self.move.meld or 1) - 1].cards)


def refusal_text(reason: str, refused: Refused) -> str:
    """One or two sentences for a refusal; those of the rules where there is no more to say."""
    teller = _TELLERS.get(reason)
    return teller(refused) if teller else reason_text(reason)


def reason_text(reason: str) -> str:
    """The sentence that the rules have for a refusal."""
    return translate("Reasons", REASONS[reason].sentence)


# ------------------------------------------------------------------------ turn and draw


def _not_your_turn(refused: Refused) -> str:
    words = translate("Refusals", "Wait for your turn: {name} is to move.")
    return words.format(name=refused.teller.name(refused.view.to_move))


def _draw_first(refused: Refused) -> str:
    if refused.view.can_draw:
        return translate("Refusals", "Draw a card first: from the stock, or a discard.")
    return translate("Refusals", "First take a discard, or pass: the stock is empty.")


def _already_drawn(refused: Refused) -> str:
    if refused.view.duty:
        return _duty_open(refused)
    return translate("Refusals", "You have drawn already: meld, lay off, or discard.")


def _stock_empty(refused: Refused) -> str:
    return translate("Refusals", "The stock is empty: take a discard, or pass.")


def _may_not_pass(refused: Refused) -> str:
    return translate("Refusals", "You may pass only when the stock is empty: draw a card.")


def _only_top_or_all(refused: Refused) -> str:
    words = translate("Refusals", "Take the top discard, the {card}, or the whole pile.")
    return words.format(card=refused.top)


def _first_lap_top_only(refused: Refused) -> str:
    words = translate("Refusals", "In the first lap only the top discard may be taken: the {card}.")
    return words.format(card=refused.top)


def _pile_needs_meld(refused: Refused) -> str:
    words = translate(
        "Refusals", "Until you have a meld of your own, only the {card} on top may be taken."
    )
    return words.format(card=refused.top)


def _duty_cannot_be_met(refused: Refused) -> str:
    if not refused.view.can_draw:
        words = translate("Refusals", "You could not use the {card} at once: you may pass.")
    elif len(refused.view.discards) > 1:
        words = translate(
            "Refusals",
            "You could not use the {card} at once: take another discard, or from the stock.",
        )
    else:
        words = translate("Refusals", "You could not use the {card} at once: draw from the stock.")
    return words.format(card=refused.card)


# --------------------------------------------------------------------------------- duty


def _duty_open(refused: Refused) -> str:
    """What is to be done before anything else."""
    rules, duty = refused.view.rules, refused.view.duty
    if rules.duty == "chosen_card":
        words = translate("Refusals", "First use the {cards} that you took: meld it or lay it off.")
    elif len(duty) == 1:
        words = translate("Refusals", "First lay a new meld with the {cards} that you took.")
    else:  # they may be many; the table marks them
        words = translate("Refusals", "First lay a new meld with one of the cards marked.")
    text = words.format(cards=face_signs(duty))
    if rules.duty_price is None:
        return text
    pay = translate("Refusals", "Or pay {price} points.").format(price=rules.duty_price)
    return f"{text} {pay}"


def _duty_has_no_price(refused: Refused) -> str:
    words = translate("Refusals", "Nobody can pay instead: {cards} must be used now.")
    return words.format(cards=face_signs(refused.view.duty))


# ---------------------------------------------------------------------- melds, lay-offs


def _first_lap_closed(refused: Refused) -> str:
    return translate(
        "Refusals", "Nothing may be laid until everybody has had a turn: discard a card."
    )


def _meld_too_small(refused: Refused) -> str:
    words = translate("Refusals", "{cards} is no meld yet: a meld needs at least three cards.")
    return words.format(cards=refused.cards)


def _too_many_jokers(refused: Refused) -> str:
    if refused.view.rules.joker_limit == "one":
        return translate("Refusals", "A meld holds one joker at most.")
    return translate("Refusals", "A meld needs more other cards than jokers.")


def _breaks_joker_limit(refused: Refused) -> bool:
    """Whether no roles of the jokers laid could make it legal: a refused play has none (S-01)."""
    move, view = refused.move, refused.view
    laid = [*move.cards, *(view.melds[move.meld - 1].cards if move.meld else ())]
    jokers = sum(card.is_joker for card in laid)
    held = any(card.is_joker for card in move.cards)
    return held and not MeldRules.of(view.rules).jokers_fit(jokers, len(laid))


def _not_a_meld(refused: Refused) -> str:
    if _breaks_joker_limit(refused):
        return _too_many_jokers(refused)
    words = translate(
        "Refusals", "{cards} is no meld: that takes one rank, or a sequence in one suit."
    )
    return words.format(cards=refused.cards)


def _run_too_short(refused: Refused) -> str:
    words = translate("Refusals", "{cards} is too short: a run has at least {least} cards here.")
    return words.format(cards=refused.cards, least=refused.view.rules.min_run)


def _turns_the_corner(refused: Refused) -> str:
    words = translate("Refusals", "A run may not go on past the ace, as in {cards}.")
    if refused.move.kind == "lay":
        words = translate("Refusals", "A run may not go on past the ace: the {cards} stays out.")
    return words.format(cards=refused.cards)


def _first_meld_too_low(refused: Refused) -> str:
    words = translate("Refusals", "Your first meld must be worth {points} points; this is less.")
    return words.format(points=refused.view.rules.first_meld_points)


def _does_not_fit(refused: Refused) -> str:
    if _breaks_joker_limit(refused):
        return _too_many_jokers(refused)
    words = translate("Refusals", "The {cards} does not fit {meld}.")
    if len(refused.move.cards) > 1:
        words = translate("Refusals", "{cards} together do not fit {meld}.")
    return words.format(cards=refused.cards, meld=refused.meld)


def _own_meld_needed(refused: Refused) -> str:
    words = translate("Refusals", "Lay a meld of your own before you lay off the {cards}.")
    return words.format(cards=refused.cards)


def _no_such_joker(refused: Refused) -> str:
    words = translate("Refusals", "No joker in {meld} stands for the {card}.")
    return words.format(meld=refused.meld, card=refused.card)


# ---------------------------------------------------------------------------- discarding


def _barred_card(refused: Refused) -> str:
    words = translate("Refusals", "You took the {card} this turn: discard another card.")
    return words.format(card=refused.card)


def _closing_card_fits(refused: Refused) -> str:
    words = translate(
        "Refusals", "The {card} fits a meld, so you may not close with it: lay it off."
    )
    return words.format(card=refused.card)


def _round_closed(refused: Refused) -> str:
    words = translate("Refusals", "The round is closed: call the last card, the {card}, or pass.")
    return words.format(card=refused.top) if refused.view.discards else reason_text("round_closed")


_TELLERS: Final[dict[str, Callable[[Refused], str]]] = {
    "not_your_turn": _not_your_turn,
    "draw_first": _draw_first,
    "already_drawn": _already_drawn,
    "stock_empty": _stock_empty,
    "may_not_pass": _may_not_pass,
    "only_top_or_all": _only_top_or_all,
    "first_lap_top_only": _first_lap_top_only,
    "pile_needs_meld": _pile_needs_meld,
    "duty_cannot_be_met": _duty_cannot_be_met,
    "duty_open": _duty_open,
    "duty_has_no_price": _duty_has_no_price,
    "first_lap_closed": _first_lap_closed,
    "meld_too_small": _meld_too_small,
    "not_a_meld": _not_a_meld,
    "too_many_jokers": _too_many_jokers,
    "run_too_short": _run_too_short,
    "turns_the_corner": _turns_the_corner,
    "first_meld_too_low": _first_meld_too_low,
    "does_not_fit": _does_not_fit,
    "own_meld_needed": _own_meld_needed,
    "no_such_joker": _no_such_joker,
    "barred_card": _barred_card,
    "closing_card_fits": _closing_card_fits,
    "round_closed": _round_closed,
}

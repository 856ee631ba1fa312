"""Why a move is refused: judged from the rules themselves, not from the list of legal moves.

So ``legal`` and ``refusals`` are two independent readings of the rules; tests hold them
to each other.
"""

from __future__ import annotations

from collections.abc import Callable

from .cards import Card
from .legal import (
    Duties,
    claim_places,
    closing_card_fits,
    is_barred,
    is_good_first_meld,
    may_draw_deeper,
    may_swap,
    needs_first_meld_points,
)
from .moves import Kind, Move
from .position import Phase, Position


def refusal(position: Position, seat: int, move: Move) -> str:
    """The name of the reason why ``seat`` may not play ``move``; empty when it may."""
    if position.phase is Phase.OVER:
        return "round_over"
    if move.kind == "claim":
        return _refuse_claim(position, seat, move)
    if seat != position.seat:
        return "not_your_turn"
    return _BY_KIND[move.kind](position, move)


# ------------------------------------------------------------------------- drawing


def _refuse_drawing(position: Position) -> str:
    if position.phase is Phase.DRAW:
        return ""
    return "round_closed" if position.phase is Phase.CLOSED else "already_drawn"


def _refuse_draw(position: Position, move: Move) -> str:
    return _refuse_drawing(position) or ("" if position.can_draw else "stock_empty")


def _refuse_pass(position: Position, move: Move) -> str:
    if position.phase is Phase.CLOSED:
        return ""
    return _refuse_drawing(position) or ("may_not_pass" if position.can_draw else "")


def _refuse_take(position: Position, move: Move) -> str:
    why = _refuse_drawing(position)
    if why:
        return why
    card, discards = move.cards[0], position.discards
    if card not in discards:
        return "not_in_pile"
    if not position.hand:
        return "cardless_draws_stock"
    at, top = discards.index(card), len(discards) - 1
    if at < top:
        why = _refuse_deeper(position, at)
        if why:
            return why
    hand = position.hand
    for taken in discards[at:]:
        hand |= taken.bit
    return "" if Duties(position).can_be_met(at, hand) else "duty_cannot_be_met"


def _refuse_deeper(position: Position, at: int) -> str:
    if position.laying_closed:
        return "first_lap_top_only"
    if at and position.rules.discard_draw == "top_or_all":
        return "only_top_or_all"
    return "" if may_draw_deeper(position) else "pile_needs_meld"


def _refuse_peek(position: Position, move: Move) -> str:
    if position.rules.peek_price is None:
        return "no_peeking"
    why = _refuse_drawing(position)
    if why:
        return why
    if position.peeked:
        return "peeked_already"
    return "" if len(position.discards) >= 2 else "nothing_to_peek_at"


# ------------------------------------------------------------------------- playing


def _refuse_playing(position: Position) -> str:
    if position.phase is Phase.DRAW:
        return "draw_first"
    return "round_closed" if position.phase is Phase.CLOSED else ""


def _refuse_cards(position: Position, cards: tuple[Card, ...]) -> str:
    hand = position.hand
    return "" if all(hand & card.bit for card in cards) else "not_in_hand"


def _refuse_laying(position: Position, move: Move) -> str:
    why = _refuse_playing(position)
    if why:
        return why
    if position.laying_closed:
        return "first_lap_closed"
    return _refuse_cards(position, move.cards)


def _refuse_meld(position: Position, move: Move) -> str:
    why = _refuse_laying(position, move)
    if why:
        return why
    verdict = position.combinations.judge(move.cards)
    if verdict not in ("run", "set"):
        return verdict
    if needs_first_meld_points(position) and not is_good_first_meld(position, move):
        return "first_meld_too_low"
    return "duty_open" if position.duty and not move.faces & position.duty else ""


def _refuse_lay(position: Position, move: Move) -> str:
    why = _refuse_laying(position, move)
    if why:
        return why
    if not position.may_lay_off(position.seat):
        return "own_meld_needed"
    if not 1 <= (move.meld or 0) <= len(position.melds):
        return "no_such_meld"
    meld = position.melds[(move.meld or 0) - 1]
    why = position.combinations.rules.judge_lay_off(meld, move.cards, move.end)
    if why:
        return why
    met = position.duty_allows_lay_off and move.faces & position.duty
    return "duty_open" if position.duty and not met else ""


def _refuse_swap(position: Position, move: Move) -> str:
    if position.rules.joker_swap == "never":
        return "no_swaps"
    why = _refuse_laying(position, move)
    if why:
        return why
    if position.duty and not position.duty_has_price:
        return "duty_open"
    if not 1 <= (move.meld or 0) <= len(position.melds):
        return "no_such_meld"
    meld, card = position.melds[(move.meld or 0) - 1], move.cards[0]
    at = -1 if card.is_joker else meld.joker_at(card.role)
    if at < 0:
        return "no_such_joker"
    return "" if may_swap(position, meld.owners[at]) else "own_joker"


def _refuse_concede(position: Position, move: Move) -> str:
    if position.phase is not Phase.DUTY:
        return "no_duty_open"
    return "" if position.duty_has_price else "duty_has_no_price"


def _refuse_discard(position: Position, move: Move) -> str:
    why = _refuse_playing(position) or _refuse_cards(position, move.cards)
    if why:
        return why
    if position.duty:
        return "duty_open"
    if is_barred(position, move.cards[0].face):
        return "barred_card"
    return "closing_card_fits" if closing_card_fits(position) else ""


# -------------------------------------------------------------------------- calling


def _refuse_claim(position: Position, seat: int, move: Move) -> str:
    if not position.rules.claims:
        return "no_claims"
    if position.discarder == -1:
        return "nothing_to_claim"
    if position.discarder == seat:
        return "own_discard"
    if not 0 <= seat < position.players:
        return "not_your_turn"
    if position.callers >> seat & 1:
        return "called_already"
    places = claim_places(position, seat)
    if move.meld is None:
        return "claim_fits" if places else ""
    fits = any((number, end) == (move.meld, move.end) for number, end, _ in places)
    return "" if fits else "claim_does_not_fit"


_BY_KIND: dict[Kind, Callable[[Position, Move], str]] = {
    "draw": _refuse_draw,
    "take": _refuse_take,
    "pass": _refuse_pass,
    "peek": _refuse_peek,
    "meld": _refuse_meld,
    "lay": _refuse_lay,
    "swap": _refuse_swap,
    "concede": _refuse_concede,
    "discard": _refuse_discard,
}

"""Why a move is refused, derived from the rules and not from the list of legal moves.

``legal`` and ``refusals`` thus implement the rules twice, and tests compare them. They share only
``legal.duty_can_be_met``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from .cards import CARDS, FIRST_JOKER, JOKER_FACE, Card, hand_of
from .legal import (
    claim_places,
    closing_card_fits,
    duty_can_be_met,
    fitting_places,
    is_barred,
    is_good_first_meld,
    lay_offs,
    legal_moves,
    needs_first_meld_points,
)
from .moves import LAYING, PASS, Kind, Move
from .position import CLOSED, DRAW, DUTY, OVER, PLAY, Position
from .reasons import ADVICE, COUNTED, TEMPLATES, Datum, NamedSeat, Reason


def refusal(position: Position, seat: int, move: Move) -> str:
    """The name of the reason why ``seat`` may not play ``move``; empty if it may."""
    kind, rules = move.kind, position.rules
    if position.due == OVER:
        return "round_over"
    if kind == "claim":
        return _refuse_claim(position, seat, move)
    if seat != position.seat:
        return "not_your_turn"
    if kind == "peek" and rules.peek_price is None:
        return "no_peeking"
    if kind == "swap" and rules.joker_swap == "never":
        return "no_swaps"
    return _refuse_now(position, move) or _BY_KIND[kind](position, move)


def _refuse_now(position: Position, move: Move) -> str:
    """Why no move of this kind can be played in this phase, or not with these cards."""
    kind, due = move.kind, position.due
    if kind == "concede" or (kind == "pass" and due == CLOSED):
        return ""
    if due == CLOSED:
        return "round_closed"
    if kind in ("draw", "take", "pass", "peek"):
        return "" if due == DRAW else "already_drawn"
    if due == DRAW:
        return "draw_first"
    if kind in LAYING and position.laying_closed:
        return "first_lap_closed"
    named = hand_of(move.cards)
    held = named & ~position.hand == 0 and named.bit_count() == len(move.cards)
    return "" if held else "not_in_hand"


# ------------------------------------------------------------------------- drawing


def _refuse_draw(position: Position, move: Move) -> str:
    return "" if position.can_draw else "stock_empty"


def _refuse_pass(position: Position, move: Move) -> str:
    if position.due == CLOSED or not position.can_draw:
        return ""
    return "may_not_pass" if position.stock_size else "stock_is_rebuilt"


def _refuse_take(position: Position, move: Move) -> str:
    card, discards = move.cards[0], position.discards
    if card not in discards:
        return "not_in_pile"
    if not position.hand:
        return "cardless_draws_stock"
    at = discards.index(card)
    reason = _refuse_deeper(position, at) if at < len(discards) - 1 else ""
    hand = position.hand | hand_of(discards[at:])
    if reason or duty_can_be_met(position, at, hand):
        return reason
    return _refuse_duty(position, at, hand)


def _refuse_deeper(position: Position, at: int) -> str:
    if position.laying_closed:
        return "first_lap_top_only"
    if at and position.rules.discard_draw == "top_or_all":
        return "only_top_or_all"
    return "" if position.may_draw_deeper else "pile_needs_meld"


def _refuse_duty(position: Position, at: int, hand: int) -> str:
    """Why ``hand`` could not meet the duty of drawing from index ``at`` of the pile."""
    if position.laying_closed:
        return "duty_in_first_lap"
    duty = position.duty_of(at)
    if any(move.faces & duty for move in position.combinations.melds(hand)):
        return "duty_meld_too_low"
    if any(move.faces & duty for move in lay_offs(position, hand)):
        return "duty_lay_off_barred" if position.duty_allows_lay_off else "duty_wants_meld"
    return "duty_cannot_be_met" if position.duty_allows_lay_off else "duty_meld_missing"


def _refuse_peek(position: Position, move: Move) -> str:
    if position.peeked:
        return "peeked_already"
    return "" if len(position.discards) >= 2 else "nothing_to_peek_at"


# ------------------------------------------------------------------------- playing


def _refuse_meld(position: Position, move: Move) -> str:
    verdict = position.combinations.judge(move.cards)
    if verdict not in ("run", "set"):
        return _precise_reason(position, verdict, move.cards)
    if needs_first_meld_points(position) and not is_good_first_meld(position, move):
        return "first_meld_too_low"
    return "duty_open" if position.duty and not move.faces & position.duty else ""


def _refuse_lay(position: Position, move: Move) -> str:
    if position.duty and not (position.duty_allows_lay_off and move.faces & position.duty):
        return "duty_open"
    if not position.may_lay_off(position.seat):
        return "own_meld_needed"
    if not 1 <= move.target <= len(position.melds):
        return "no_such_meld"
    meld, cards = position.melds[move.target - 1], move.cards
    judge, splits = position.combinations.judge_lay_off, range(1, len(cards))
    reason = judge(meld, cards, move.end)
    if reason and any(
        not (judge(meld, cards[:n], "-") or judge(meld, cards[n:], "+")) for n in splits
    ):
        return "both_ends"
    return _precise_reason(position, reason, cards, meld.cards) if reason else ""


def _precise_reason(
    position: Position, reason: str, cards: tuple[Card, ...], meld: tuple[Card, ...] = ()
) -> str:
    """The reason, replaced by a more precise one about jokers or doubled suits if there is one.

    Too many jokers are named first, as no other roles would help.
    """
    jokers = sum(card.is_joker for card in cards)
    all_jokers = jokers + sum(card.is_joker for card in meld)
    if jokers and not position.combinations.jokers_fit(all_jokers, len(meld) + len(cards)):
        return "too_many_jokers"
    if reason != "suit_twice_in_set" or not position.rules.same_suit_sets:
        return reason
    return "joker_needs_free_suit" if jokers else "suit_thrice_in_set"


def _refuse_swap(position: Position, move: Move) -> str:
    if position.duty and not position.sheet.duty_has_price:
        return "duty_open"
    if not 1 <= move.target <= len(position.melds):
        return "no_such_meld"
    meld, card = position.melds[move.target - 1], move.cards[0]
    at = -1 if card.is_joker else meld.joker_at(card.role)
    if at < 0:
        return "no_such_joker"
    own = meld.owners[at] == position.seat
    return "own_joker" if own and not position.sheet.swaps_own else ""


def _refuse_concede(position: Position, move: Move) -> str:
    if position.due != DUTY:
        return "no_duty_open"
    return "" if position.sheet.duty_has_price else "duty_has_no_price"


def _refuse_discard(position: Position, move: Move) -> str:
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
    if (move.meld, move.end) in places:
        return ""
    if not 1 <= move.meld <= len(position.melds):
        return "no_such_meld"
    fits = (move.meld, move.end) in fitting_places(position)
    return "own_meld_needed" if fits else "claim_does_not_fit"


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


# ------------------------------------------------------- reasons with data and advice


class _Case:
    """A refused move in its position; each property fills the blank of its name in a sentence."""

    def __init__(self, position: Position, seat: int, move: Move) -> None:
        self.position, self.seat, self.move = position, seat, move

    @property
    def duty(self) -> tuple[Card, ...]:
        """The cards of which one must be used now, or would have to be after the refused take."""
        position = self.position
        bits = position.duty or position.duty_of(position.discards.index(self.card))
        faces = (face for face in range(JOKER_FACE + 1) if bits >> face & 1)
        return tuple(CARDS[FIRST_JOKER if face == JOKER_FACE else face] for face in faces)

    def by_number(self, name: str) -> str:
        """The variant of a reason for a duty to one of several cards, if both exist."""
        variant = f"{name}_to_one"
        return variant if variant in TEMPLATES and len(self.duty) > 1 else name

    @property
    def card(self) -> Card:
        return self.move.cards[0]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the move; for a claim, the discard that was called."""
        return (self.position.discards[-1],) if self.move.kind == "claim" else self.move.cards

    @property
    def meld(self) -> tuple[Card, ...]:
        return self.position.melds[self.move.target - 1].cards

    @property
    def player(self) -> NamedSeat:
        return NamedSeat(self.position.seat)

    @cached_property
    def legal(self) -> frozenset[Kind]:
        """The kinds of the seat's legal moves."""
        return frozenset(move.kind for move in legal_moves(self.position, self.seat))


def explain(position: Position, seat: int, move: Move) -> Reason:
    """``refusal`` with the data of its sentence and, where there is some, advice."""
    name = refusal(position, seat, move)
    case = _Case(position, seat, move)
    if name == "already_drawn" and position.duty:
        name = "duty_open"  # the advice is about these cards
    return _reason(case.by_number(name), case) if name else Reason("")


def open_now(position: Position, seat: int) -> Reason:
    """What the seat may do in its turn, worded as the advice of refusals; empty for nothing.

    Under a duty that can be met, the cards of which one must be used come first.
    """
    case = _Case(position, seat, PASS)
    can_meet = position.duty and case.legal != {"concede"}
    name = case.by_number("duty_open") if can_meet else _advise_legal_moves(case)
    return _reason(name, case) if name else Reason("")


def _reason(name: str, case: _Case) -> Reason:
    template = TEMPLATES[name]
    values: dict[str, Datum] = {blank: getattr(case, blank) for blank in template.blanks}
    if name == "meld_too_small":
        values[COUNTED] = case.position.combinations.smallest  # depends on two options
    elif "%n" in template.sentence:
        values[COUNTED] = getattr(case.position.rules, template.topic)
    advice = _ADVICE[name](case) if name in _ADVICE else ""
    if advice:
        values[ADVICE] = _reason(advice, case)
    return Reason(name, **values)


_ADVISED_KINDS: dict[int, tuple[Kind, ...]] = {
    DRAW: ("draw", "take", "pass"),
    DUTY: ("meld", "lay", "concede"),
    PLAY: ("meld", "lay", "discard"),
    CLOSED: ("claim", "pass"),
    OVER: (),
}
"""The kinds of moves that advice names, by ``Position.due``."""


def _advise_legal_moves(case: _Case) -> str:
    """The name of the advice that lists the legal kinds of moves; empty if there is none."""
    due = case.position.due
    advice = "_or_".join(kind for kind in _ADVISED_KINDS[due] if kind in case.legal)
    if due == DUTY:
        swap_may_help = advice == "concede" and "swap" in case.legal  # its joker may make a meld
        advice = "" if swap_may_help else case.by_number(f"duty_{advice}")
    elif case.move.kind == "take" and f"{advice}_another" in TEMPLATES:
        advice = f"{advice}_another"
    return advice if advice in TEMPLATES else ""


_MELDS = {"both": "ranks_or_runs", "runs": "runs", "sets": "ranks"}
_JOKERS = {"one": "one_joker", "fewer_than_naturals": "more_naturals"}
_ADVICE: dict[str, Callable[[_Case], str]] = dict.fromkeys(
    (
        "already_drawn", "cardless_draws_stock", "draw_first", "duty_cannot_be_met", "duty_open",
        "duty_open_to_one", "first_lap_closed", "first_lap_top_only", "may_not_pass",
        "only_top_or_all", "pile_needs_meld", "round_closed", "stock_empty",
    ),
    _advise_legal_moves,
) | {
    "duty_has_no_price": lambda case: case.by_number("duty_open"),
    "not_a_meld": lambda case: _MELDS[case.position.rules.meld_kinds],
    "own_meld_needed": lambda case: "call_is_false" if case.move.kind == "claim" else "",
    "too_many_jokers": lambda case: _JOKERS[case.position.rules.joker_limit],
}  # fmt: skip
"""By the name of a reason: returns the name of the advice that follows it, or nothing."""

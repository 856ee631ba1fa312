"""Ways to break one rule of the engine each, to check that the rule's scenes notice.

``broken(name)`` is a context manager in which the engine has that fault.
"""

import importlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, get_args

import pytest

from rummy_qt.engine import Card, Move, Round, turns
from rummy_qt.engine import position as positions
from rummy_qt.engine import rules as rules_module
from rummy_qt.engine.cards import cards_of
from rummy_qt.engine.events import Event, Took
from rummy_qt.engine.match import Match
from rummy_qt.engine.melds import Meld
from rummy_qt.engine.moves import End
from rummy_qt.engine.position import DRAW, PLAY, Position
from rummy_qt.engine.reasons import Reason
from tests.engine.placed import add_meld, lie

rounds: Any = importlib.import_module("rummy_qt.engine.round")
"""The functions through which ``Round`` gets legal moves and refusals."""

Patch = Callable[[pytest.MonkeyPatch], None]
PLAYS = ("meld", "lay")


@contextmanager
def broken(name: str) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        FAULTS[name](patch)
        yield


# ------------------------------------------------------------------------- factories


def forgives(*reasons: str) -> Patch:
    """The engine plays moves that it should refuse for these reasons."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        real = rounds.explain

        def refusal(position: Position, seat: int, move: Move) -> Reason:
            why = real(position, seat, move)
            return Reason("") if why in reasons else why

        monkeypatch.setattr(rounds, "explain", refusal)

    return patch


def forbids(wrong: Callable[[Position, Move], bool]) -> Patch:
    """The engine refuses, and does not list, these legal moves."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        refuse, listed = rounds.explain, rounds.legal_moves

        def refusal(position: Position, seat: int, move: Move) -> Reason:
            why = refuse(position, seat, move)
            return why or Reason("end_needed" if wrong(position, move) else "")

        def legal_moves(position: Position, seat: int) -> list[Move]:
            return [move for move in listed(position, seat) if not wrong(position, move)]

        monkeypatch.setattr(rounds, "explain", refusal)
        monkeypatch.setattr(rounds, "legal_moves", legal_moves)

    return patch


def after(kind: str, change: Callable[[Position, int, Move, list[Event]], None]) -> Patch:
    """Every move of a kind has a further effect."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        real = turns.play

        def play(position: Position, seat: int, move: Move, reshuffle: Any) -> list[Event]:
            events = real(position, seat, move, reshuffle)
            if move.kind == kind:
                change(position, seat, move, events)
            return events

        monkeypatch.setattr(turns, "play", play)

    return patch


def deals(change: Callable[[Position, Sequence[Card]], None]) -> Patch:
    """Every round begins with a modified position."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        real = Round.deal

        def deal(
            rules: Any, players: int, dealer: int, deck: Sequence[Card], *args: Any, **more: Any
        ) -> Round:
            rnd = real(rules, players, dealer, deck, *args, **more)
            change(rnd._position, deck)
            return rnd

        monkeypatch.setattr(Round, "deal", staticmethod(deal))

    return patch


def replaces(owner: Any, name: str, value: Any) -> Patch:
    return lambda monkeypatch: monkeypatch.setattr(owner, name, value)


# ------------------------------------------------------------------------- modifications


def seat_of_dealer(position: Position, deck: Sequence[Card]) -> None:
    position.seat = position.dealer


def hand_by_hand(position: Position, deck: Sequence[Card]) -> None:
    size = position.counts[0]
    for n in range(position.players):
        seat = (position.dealer + 1 + n) % position.players
        position.set_hand(seat, deck[n * size : (n + 1) * size])


def bottom_card_up(position: Position, deck: Sequence[Card]) -> None:
    position.pile[0], position.stock[0] = position.stock[0], position.pile[0]


def previous_seat(position: Position, seat: int, move: Move, events: list[Event]) -> None:
    if position.seat != seat:
        position.seat = (seat - 1) % position.players


def end_turn(position: Position, seat: int, move: Move, events: list[Event]) -> None:
    if position.seat == seat and position.due == PLAY:
        position.seat, position.due = (seat + 1) % position.players, DRAW


def put_back_the_others(position: Position, seat: int, move: Move, events: list[Event]) -> None:
    taken = next(event for event in events if isinstance(event, Took))
    kept = position.held(seat)
    for card in taken.cards[1:]:
        kept &= ~card.bit
    position.set_hand(seat, cards_of(kept))
    lie(position, "pile", [*position.discards, *taken.cards[1:]])


def replace_meld(position: Position, at: int, meld: Meld) -> None:
    melds = position.melds.copy()
    melds[at] = meld
    position.meld_count = position.table_size = 0
    for other in melds:
        add_meld(position, other)


def give_meld_to_dealer(position: Position, seat: int, move: Move, events: list[Event]) -> None:
    meld = position.melds[-1]
    replace_meld(position, -1, meld._replace(owners=(position.dealer,) * len(meld.cards)))


def give_swapped_card(position: Position, seat: int, move: Move, events: list[Event]) -> None:
    meld = position.melds[(move.meld or 0) - 1]
    owners = tuple(
        seat if card is move.cards[0] else owner
        for card, owner in zip(meld.cards, meld.owners, strict=True)
    )
    replace_meld(position, (move.meld or 0) - 1, meld._replace(owners=owners))


def keep_window(position: Position, seat: int, move: Move, events: list[Event]) -> None:
    position.discarder = (seat - 1) % position.players


def count_as_melder(position: Position, seat: int, move: Move, events: list[Event]) -> None:
    position.melders |= 1 << seat


def joins_a_lay_off(position: Position, move: Move) -> bool:
    if move.kind != "lay" or not move.end:
        return False
    return position.melds[(move.meld or 0) - 1].laid_off[-1 if move.end == "+" else 0]


def goes_over_the_king(position: Position, move: Move) -> bool:
    ranks = [card.rank for card in move.cards]
    return move.kind in PLAYS and (12, 0) in pairwise(ranks)


def lay_joins_first_meld(monkeypatch: pytest.MonkeyPatch) -> None:
    real = turns.play

    def play(position: Position, seat: int, move: Move, reshuffle: Any) -> list[Event]:
        if move.kind == "lay":
            numbers = range(1, len(position.melds) + 1)
            tried = (Move("lay", move.cards, n, end) for n in numbers for end in get_args(End))
            move = next(m for m in tried if not rounds.explain(position, seat, m))
        return real(position, seat, move, reshuffle)

    monkeypatch.setattr(turns, "play", play)


def swaps_under_any_duty(monkeypatch: pytest.MonkeyPatch) -> None:
    real = rounds.explain

    def refusal(position: Position, seat: int, move: Move) -> Reason:
        why = real(position, seat, move)
        return Reason("") if why.startswith("duty_open") and move.kind == "swap" else why

    monkeypatch.setattr(rounds, "explain", refusal)


def score_for_the_melder(position: Position, seat: int, move: Move, events: list[Event]) -> None:
    at = (move.meld or 0) - 1
    meld = position.melds[at]
    melder = next(o for o, late in zip(meld.owners, meld.laid_off, strict=True) if not late)
    replace_meld(position, at, meld._replace(owners=(melder,) * len(meld.cards)))


def laid_off_aces_high(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Position.table_points

    def table_points(position: Position, seat: int, late: bool) -> int:
        more = 0
        for meld in position.melds if late else ():
            low = meld.kind == "run" and str(meld.cards[0])[0] == "A"
            if low and meld.laid_off[0] and meld.owners[0] == seat:
                more += position.rules.ace_high - position.rules.ace_low
        return real(position, seat, late) + more

    monkeypatch.setattr(Position, "table_points", table_points)


def no_prices(monkeypatch: pytest.MonkeyPatch) -> None:
    real = turns.tallies
    monkeypatch.setattr(
        turns, "tallies", lambda position: [t._replace(penalties=0) for t in real(position)]
    )


def idle(position: Position, seat: int, move: Move, events: list[Event]) -> None:
    position.laid = False


def feed_no_stock(position: Position, seat: int, move: Move, events: list[Event]) -> None:
    position.table_grew = False


def free_a_joker(position: Position, seat: int, move: Move, events: list[Event]) -> None:
    if move.cards[0].is_joker:
        position.barred = -1


def first_of_equals(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Match._best_seats
    monkeypatch.setattr(Match, "_best_seats", lambda match: real(match)[:1])


def lowest_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def lowest(match: Match) -> list[int]:
        return [seat for seat, total in enumerate(match.totals) if total == min(match.totals)]

    monkeypatch.setattr(Match, "_best_seats", lowest)


def options_are_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_module, "_IMPOSSIBLE", ())
    monkeypatch.setattr(rules_module, "_deck_too_small", lambda rules: False)


def longer_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "IDLE_LAPS", 11)
    monkeypatch.setattr(positions, "IDLE_LAPS_WITHOUT_STOCK", 4)


def around_claims(keep: str) -> Patch:
    """A claim does not change this field of the position."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        real = turns.play

        def play(position: Position, seat: int, move: Move, reshuffle: Any) -> list[Event]:
            before = getattr(position, keep)
            events = real(position, seat, move, reshuffle)
            if move.kind == "claim":
                setattr(position, keep, before)
            return events

        monkeypatch.setattr(turns, "play", play)

    return patch


def callers_stay_callers(monkeypatch: pytest.MonkeyPatch) -> None:
    real = turns.play

    def play(position: Position, seat: int, move: Move, reshuffle: Any) -> list[Event]:
        before = position.callers
        events = real(position, seat, move, reshuffle)
        position.callers |= before
        return events

    monkeypatch.setattr(turns, "play", play)


def leader_deals(match: Match) -> int:
    return match.totals.index(max(match.totals))


def is_barred_face(position: Position, move: Move) -> bool:
    return move.kind == "discard" and move.cards[0].face == position.barred


def is_another_copy(position: Position, move: Move) -> bool:
    return move.kind != "claim" and move not in _LISTED(position, position.seat)


_LISTED = rounds.legal_moves

FAULTS: dict[str, Patch] = {
    "ace_is_low_only": forbids(goes_over_the_king),
    "any_order": forgives("wrong_order"),
    "bar_is_absolute": forbids(is_barred_face),
    "callers_stay_callers": callers_stay_callers,
    "calls_after_the_draw": after("draw", keep_window),
    "calls_again": forgives("called_already"),
    "calls_feed_no_stock": around_claims("table_grew"),
    "calls_leave_the_count": around_claims("idle"),
    "cardless_take_discards": forgives("cardless_draws_stock"),
    "chosen_card_comes_alone": after("take", put_back_the_others),
    "concedes_at_will": forgives("no_duty_open"),
    "dealer_begins": deals(seat_of_dealer),
    "deals_hand_by_hand": deals(hand_by_hand),
    "draws_twice": forgives("already_drawn"),
    "duty_is_no_hurry": forgives("duty_open", "duty_open_to_one"),
    "first_lap_is_a_turn_short": replaces(
        Position,
        "laying_closed",
        property(lambda now: now.sheet.closed_first_lap and now.turns < now.players - 1),
    ),
    "first_of_equals_wins": first_of_equals,
    "hands_do_not_count": replaces(Position, "hand_points", lambda position, seat: 0),
    "idles_longer": longer_idle,
    "jokers_are_never_barred": after("take", free_a_joker),
    "jokers_are_not_laid": forbids(
        lambda position, move: move.kind in PLAYS and any(card.is_joker for card in move.cards)
    ),
    "jokers_repeat_a_suit": forgives("suit_twice_in_set", "joker_needs_free_suit"),
    "laid_off_aces_are_high": laid_off_aces_high,
    "lay_off_joins_the_first_meld": lay_joins_first_meld,
    "lay_offs_are_idle": after("lay", idle),
    "lay_offs_count_as_melds": after("lay", count_as_melder),
    "lay_offs_feed_no_stock": after("lay", feed_no_stock),
    "lay_offs_score_for_the_melder": after("lay", score_for_the_melder),
    "lays_one_card": forbids(lambda position, move: move.kind == "lay" and len(move.cards) > 1),
    "leader_deals": replaces(Match, "next_dealer", property(leader_deals)),
    "listed_copies_only": forbids(is_another_copy),
    "lowest_wins": lowest_of_all,
    "melds_score_for_the_dealer": after("meld", give_meld_to_dealer),
    "no_close_onto_nothing": forbids(
        lambda position, move: move.kind == "discard" and not position.discards
    ),
    "nothing_joins_a_lay_off": forbids(joins_a_lay_off),
    "one_play_a_turn": forbids(lambda position, move: move.kind in PLAYS and position.laid),
    "options_are_not_compared": options_are_not_compared,
    "passes_at_will": forgives("may_not_pass"),
    "peeks_again": forgives("peeked_already"),
    "peeks_at_one_card": forgives("nothing_to_peek_at"),
    "plays_anticlockwise": after("discard", previous_seat),
    "plays_before_drawing": forgives("draw_first"),
    "prices_are_forgiven": no_prices,
    "rebuilds_at_will": replaces(
        Position, "can_rebuild", property(lambda position: position.pile_size >= 2)
    ),
    "runs_go_on": forgives("run_too_long"),
    "sets_go_on": forgives("set_too_large", "suit_twice_in_set"),
    "swapped_cards_change_hands": after("swap", give_swapped_card),
    "swaps_are_idle": after("swap", idle),
    "swaps_under_any_duty": swaps_under_any_duty,
    "turn_ends_with_a_meld": after("meld", end_turn),
    "turns_up_the_bottom_card": deals(bottom_card_up),
}
"""Every fault by name."""

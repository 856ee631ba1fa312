"""Every reason for which a move is refused: its name, the option behind it, its sentence.

A window shows the sentence and opens the handbook at the option. ``option`` is None where
the rule is the same in every game.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Reason(NamedTuple):
    """Why a move is refused."""

    name: str
    option: str | None
    """The option of ``Rules`` that causes the refusal."""
    sentence: str


class IllegalMove(ValueError):
    """A move that the rules refuse. The position is unchanged."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        """The name of the reason, a key of ``REASONS``."""
        super().__init__(REASONS[reason].sentence)


_LIST: Final = (
    # turn order
    Reason("round_over", None, "The round is over."),
    Reason("not_your_turn", None, "It is another player's turn."),
    Reason("draw_first", None, "Draw a card first."),
    Reason("already_drawn", None, "You have drawn already."),
    Reason(
        "round_closed",
        "closing_card_claimable",
        "The round is closed: the last card may be claimed, or you pass.",
    ),
    # drawing
    Reason("stock_empty", "stock_out", "The stock is empty."),
    Reason("may_not_pass", "stock_out", "You may pass only when the stock is empty."),
    Reason("not_in_pile", None, "That card is not in the discard pile."),
    Reason(
        "only_top_or_all", "discard_draw", "Only the top discard or the whole pile may be drawn."
    ),
    Reason(
        "cardless_draws_stock",
        "must_discard_to_go_out",
        "A player without cards may draw from the stock only.",
    ),
    Reason(
        "first_lap_top_only",
        "closed_first_lap",
        "In the first lap only the top discard may be drawn from the pile.",
    ),
    Reason(
        "pile_needs_meld",
        "take_needs_meld",
        "Lay a meld of your own before you draw deeper than the top discard.",
    ),
    Reason(
        "duty_cannot_be_met",
        "duty",
        "That card may be drawn only if it can be used at once in a meld or lay-off.",
    ),
    Reason("no_peeking", "peek_price", "Nobody may look into the discard pile in this game."),
    Reason("peeked_already", "peek_price", "You may look only once a turn."),
    Reason("nothing_to_peek_at", "peek_price", "There is no covered card to look at."),
    # duty
    Reason("duty_open", "duty", "The card drawn must be used first."),
    Reason("no_duty_open", "duty", "There is no duty to concede."),
    Reason("duty_has_no_price", "duty_price", "This duty cannot be conceded."),
    # melds and lay-offs
    Reason(
        "first_lap_closed",
        "closed_first_lap",
        "Nothing may be laid until everybody has finished a first turn.",
    ),
    Reason("not_in_hand", None, "You do not hold that card."),
    Reason("meld_too_small", None, "A meld needs at least three cards."),
    Reason("not_a_meld", None, "These cards are neither a set nor a run."),
    Reason("wrong_order", None, "The cards of the meld are not in order."),
    Reason("run_too_short", "min_run", "That run has too few cards."),
    Reason("run_too_long", None, "A run has at most thirteen cards."),
    Reason("turns_the_corner", "ring_runs", "A run may not go on past the ace."),
    Reason("runs_not_played", "meld_kinds", "Only sets are melds in this game."),
    Reason("sets_not_played", "meld_kinds", "Only runs are melds in this game."),
    Reason("set_too_large", None, "A set has at most four cards."),
    Reason("suit_twice_in_set", "same_suit_sets", "A set may not hold that suit again."),
    Reason("too_many_jokers", "joker_limit", "That would be too many jokers in one meld."),
    Reason("first_meld_too_low", "first_meld_points", "Your first meld must be worth more."),
    Reason("no_such_meld", None, "There is no such meld on the table."),
    Reason("end_needed", None, "Say at which end of the run."),
    Reason("does_not_fit", None, "That card does not fit there."),
    Reason(
        "own_meld_needed",
        "lay_off_needs_meld",
        "Lay a meld of your own before you lay off.",
    ),
    # swaps
    Reason("no_swaps", "joker_swap", "Jokers on the table stay where they are in this game."),
    Reason("no_such_joker", "joker_swap", "No joker in that meld stands for that card."),
    Reason("own_joker", "joker_swap", "You may not take back a joker that you laid."),
    # discarding
    Reason(
        "barred_card",
        "may_return_top_card",
        "The discard just drawn may not be discarded again in the same turn.",
    ),
    Reason(
        "closing_card_fits",
        "closing_card_may_fit",
        "Your last card could be laid off, so you may not close with it.",
    ),
    # calls
    Reason("no_claims", "claims", "Discards cannot be claimed in this game."),
    Reason("nothing_to_claim", "claims", "There is no discard to claim now."),
    Reason("own_discard", "claims", "You may not claim your own discard."),
    Reason("called_already", "claims", "You have called on this discard already."),
    Reason("claim_fits", "claims", "That discard fits: say where."),
    Reason("claim_does_not_fit", "claims", "That discard does not fit there."),
)

REASONS: Final[dict[str, Reason]] = {reason.name: reason for reason in _LIST}
"""Every reason by name."""

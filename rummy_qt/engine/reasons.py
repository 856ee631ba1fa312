"""Every reason for which a move is refused: its name, the option behind it, its sentence.

A sentence has blanks for what it speaks of: cards, melds, players, numbers. ``Reason`` is a
name with these data, so that anybody can say it: this program's window in its own languages
and with its own signs for cards, others by ``sentence`` in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from string import Formatter
from typing import Any, Final, NamedTuple, Self

ADVICE: Final = "advice"
"""Among the data of a reason: another one, said after it, about what to do instead."""
COUNTED: Final = "n"
"""Among the data: the number that decides between one and many, written ``%n``."""


class NamedSeat(int):
    """A seat among the data of a reason: a player, to be called by name."""

    __slots__ = ()


Datum = Any
"""A ``Card``, a tuple of them, a ``NamedSeat``, an ``OptionName``, an ``int``, a text that somebody
wrote, or another ``Reason``."""


class OptionName(str):
    """An option of ``Rules`` among the data of a reason."""

    __slots__ = ()


class Template(NamedTuple):
    """What there is to say for a reason."""

    name: str
    option: str | None
    """The option of ``Rules`` that causes the refusal, or that it counts; None where it is so in
    every game."""
    sentence: str
    """In English, with blanks for the data: ``{card}``, ``{meld}``, and ``%n`` before a noun
    with ``(s)``."""

    @property
    def blanks(self) -> list[str]:
        """The names of the data that the sentence needs, but for the counted number."""
        return [name for _, name, _, _ in Formatter().parse(self.sentence) if name]


class Reason(str):
    """The name of a reason, with the data that its sentence speaks of; empty for none."""

    __slots__ = ("values",)

    values: Mapping[str, Datum]

    def __new__(cls, name: str, **values: Datum) -> Self:
        reason = super().__new__(cls, name)
        reason.values = values
        return reason

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Datum]]:
        return (str(self),), dict(self.values)

    @property
    def template(self) -> Template:
        return TEMPLATES[self]

    @property
    def advice(self) -> Reason | None:
        """What to do instead: another reason, with its own data."""
        return self.values.get(ADVICE)

    @property
    def alone(self) -> Self:
        """The same without what to do instead."""
        return type(self)(self, **{name: of for name, of in self.values.items() if name != ADVICE})

    def told(
        self, translated: Callable[[str, int | None], str], said: Callable[[Datum], str]
    ) -> str:
        """One sentence, or two with the advice.

        ``translated`` gives the words for an English sentence (and the number that decides
        between one and many, if it has one), ``said`` those for a datum.
        """
        words = translated(self.template.sentence, self.values.get(COUNTED))
        text = words.format(**{name: said(self.values[name]) for name in self.template.blanks})
        return text if self.advice is None else f"{text} {self.advice.told(translated, said)}"

    def sentence(self, names: Sequence[str] = ()) -> str:
        """The reason in English; players are called by ``names``, or by their seats."""

        def said(datum: Datum) -> str:
            if isinstance(datum, NamedSeat):
                return names[datum] if names else f"seat {int(datum)}"
            return " ".join(map(str, datum)) if isinstance(datum, tuple) else str(datum)

        return self.told(counted, said)


def counted(sentence: str, number: int | None) -> str:
    """An English sentence with its number: ``%n card(s)`` is ``1 card`` or ``2 cards``."""
    if number is None:
        return sentence
    ending = "" if number == 1 else r"\1"
    return re.sub(r"\((e?s)\)", ending, sentence.replace("%n", str(number)))


class IllegalMove(ValueError):
    """A move that the rules refuse. The position is unchanged."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        """The name of the reason, a key of ``REASONS``, with its data."""
        super().__init__(reason)

    def __str__(self) -> str:
        return self.reason.sentence()


def _by_name(*templates: Template) -> dict[str, Template]:
    return {template.name: template for template in templates}


REASONS: Final = _by_name(
    # turn order
    Template("round_over", None, "The round is over."),
    Template("not_your_turn", None, "Please wait: {player} is playing."),
    Template("draw_first", None, "You have not drawn yet."),
    Template("already_drawn", None, "You have drawn already."),
    Template("round_closed", "closing_card_claimable", "The round is closed."),
    # drawing
    Template("stock_empty", "stock_out", "The stock is empty."),
    Template("may_not_pass", "stock_out", "You may pass only when the stock is empty."),
    Template("stock_is_rebuilt", "stock_out",
        "You may not pass: as soon as you draw, the discards become a new stock."),
    Template("not_in_pile", None, "Not in the discard pile: {card}."),
    Template("only_top_or_all", "discard_draw",
        "Only the top discard or the whole pile may be taken, nothing between."),
    Template("cardless_draws_stock", "must_discard_to_go_out",
        "Without cards you may not take from the discard pile."),
    Template("first_lap_top_only", "closed_first_lap",
        "Until everybody has had a turn, nothing below the top discard may be taken."),
    Template("pile_needs_meld", "take_needs_meld",
        "Until you have laid a meld of your own, nothing below the top discard may be taken."),
    Template("duty_cannot_be_met", "duty",
        "You could not use this card at once, in a meld or a lay-off: {card}."),
    Template("duty_meld_missing", "duty",
        "You could not lay a new meld at once with this: {duty}."),
    Template("duty_meld_missing_to_one", "duty",
        "You could not lay a new meld at once with any of these: {duty}."),
    Template("duty_wants_meld", "duty",
        "This must be used in a new meld: {duty}. Laying it off is not enough."),
    Template("duty_wants_meld_to_one", "duty",
        "One of these must be used in a new meld: {duty}. Laying one off is not enough."),
    Template("duty_in_first_lap", "closed_first_lap",
        "To be used at once: {card}. But nothing may be laid until everybody has had a turn."),
    Template("duty_lay_off_barred", "lay_off_needs_meld",
        "To be used at once: {card}. But without a meld of your own you may not lay it off."),
    Template("duty_meld_too_low", "first_meld_points",
        "Your first meld must be worth %n point(s): what you could meld at once is worth less."),
    Template("no_peeking", "peek_price", "Nobody may look into the discard pile in this game."),
    Template("peeked_already", "peek_price", "You may look only once per turn."),
    Template("nothing_to_peek_at", "peek_price", "There is no covered card to look at."),
    # duty
    Template("duty_open", "duty", "Use this first: {duty}."),
    Template("duty_open_to_one", "duty", "Use one of these cards first."),
    Template("no_duty_open", "duty", "There is nothing to pay for."),
    Template("duty_has_no_price", "duty_price", "You cannot pay instead."),
    # melds and lay-offs
    Template("first_lap_closed", "closed_first_lap",
        "Nothing may be laid until everybody has had a turn."),
    Template("not_in_hand", None, "Not in your hand: {cards}."),
    Template("meld_too_small", None, "Only {cards}: a meld needs at least %n card(s)."),
    Template("not_a_meld", None, "Not a meld: {cards}."),
    Template("wrong_order", None, "Not in order: {cards}. A run goes from low to high."),
    Template("wrong_suit_order", None,
        "Not in order: {cards}. The suits of a set go clubs, diamonds, hearts, spades."),
    Template("run_too_short", "min_run",
        "Too short: {cards}. A run needs at least %n card(s) in this game."),
    Template("run_too_long", None, "A run has at most thirteen cards."),
    Template("turns_the_corner", "ring_runs", "A run may not go on past the ace: {cards}."),
    Template("runs_not_played", "meld_kinds", "Only sets are melds in this game."),
    Template("sets_not_played", "meld_kinds", "Only runs are melds in this game."),
    Template("set_too_large", None, "A set has at most four cards."),
    Template("suit_twice_in_set", "same_suit_sets", "A set may not have a suit twice."),
    Template("suit_thrice_in_set", "same_suit_sets", "A set may have a suit twice, but no more."),
    Template("joker_needs_free_suit", None,
        "In a set a joker stands for a suit that is not in it yet."),
    Template("too_many_jokers", "joker_limit", "That would be too many jokers in one meld."),
    Template("first_meld_too_low", "first_meld_points",
        "Not enough for your first meld, which must be worth %n point(s)."),
    Template("no_such_meld", None, "There is no such meld on the table."),
    Template("end_needed", None, "Say which end of the run."),
    Template("does_not_fit", None, "Does not fit the meld {meld}: {cards}."),
    Template("both_ends", None,
        "For the two ends of the run: {cards}. Lay off at one end, then at the other."),
    Template("own_meld_needed", "lay_off_needs_meld",
        "Without a meld of your own you may not lay off: {cards}."),
    # swaps
    Template("no_swaps", "joker_swap", "Jokers on the table stay where they are in this game."),
    Template("no_such_joker", "joker_swap", "In the meld {meld} no joker has this place: {card}."),
    Template("own_joker", "joker_swap", "You may not take back a joker that you laid."),
    # discarding
    Template("barred_card", "may_return_top_card",
        "Taken this turn: {card}. Discard another card."),
    Template("closing_card_fits", "closing_card_may_fit",
        "Your last card would fit a meld: {card}. Lay it off."),
    # calls
    Template("no_claims", "claims", "Discards cannot be called in this game."),
    Template("nothing_to_claim", "claims", "There is no discard to call now."),
    Template("own_discard", "claims", "You may not call your own discard."),
    Template("called_already", "claims", "You have called on this discard already."),
    Template("claim_fits", "claims", "There is a place for this: {cards}. Say where."),
    Template("claim_does_not_fit", "claims", "Does not fit the meld {meld}: {cards}."),
)  # fmt: skip

SUGGESTIONS: Final = _by_name(
    # what is legal, by its kinds of moves
    Template("draw_or_take", None, "Draw, or take a discard."),
    Template("draw_or_take_another", None, "Draw, or take another discard."),
    Template("draw", None, "Draw from the stock."),
    Template("take_or_pass", None, "Take a discard, or pass."),
    Template("take_or_pass_another", None, "Take another discard, or pass."),
    Template("pass", None, "You can only pass."),
    Template("stock_empty_take_or_pass", None,
        "The stock is empty: take a discard, or pass."),
    Template("stock_empty_pass", None,
        "The stock is empty, and you cannot take a discard: pass."),
    Template("claim_or_pass", None, "Call the last card, or pass."),
    Template("meld_or_lay_or_discard", None, "Meld, lay off, or discard."),
    Template("meld_or_discard", None, "Meld, or discard."),
    Template("lay_or_discard", None, "Lay off, or discard."),
    Template("discard", None, "Discard a card."),
    Template("meld_or_lay", None, "Meld, or lay off."),
    Template("meld", None, "Lay a meld."),
    Template("lay", None, "Lay a card off."),
    Template("duty_meld_or_lay", None, "Meld it, or lay it off."),
    Template("duty_meld", None, "Meld it."),
    Template("duty_meld_to_one", None, "Meld one of them."),
    Template("duty_lay", None, "Lay it off."),
    Template("duty_meld_or_concede", "duty_price", "Meld it, or pay %n point(s)."),
    Template("duty_meld_or_concede_to_one", "duty_price",
        "Meld one of them, or pay %n point(s)."),
    Template("duty_concede", "duty_price", "No meld possible: pay %n point(s)."),
    # what a meld is, what a call would be
    Template("ranks_or_runs", None, "Use cards of one rank, or a run in one suit."),
    Template("ranks", None, "Use three or four cards of one rank."),
    Template("runs", None, "Use a run in one suit."),
    Template("one_joker", None, "A meld holds one joker at most."),
    Template("more_naturals", None, "A meld must have more natural cards than jokers."),
    Template("call_is_false", "false_claim_price",
        "A call would be false and cost %n point(s)."),
)  # fmt: skip
"""What may be advised after a reason, by name."""

FAULTS: Final = _by_name(
    Template("clash", None, "{one} and {other} do not fit together."),
    Template("unknown_option", None, "There is no option {written}."),
    Template("not_one_of_these", None, "{option} must be one of {choices}, not {written}."),
    Template("not_a_number", None,
        "{option} must be a whole number from {low} to {high}, not {written}."),
    Template("neither_number_nor_none", None,
        "{option} must be a whole number from {low} to {high} or none, not {written}."),
    Template("not_seven_numbers", None,
        "{option} must be seven whole numbers from {low} to {high}, not {written}."),
    Template("fewest_above_most", None, "The fewest players are more than the most."),
    Template("nothing_to_peek_at_when_fanned", None,
        "A fanned pile is open to all: there is nothing to peek at."),
    Template("choice_among_unseen", None, "Any discard may be chosen only where all are seen."),
    Template("unseen_without_price", None,
        "Taking unseen cards may fail, so failing needs a price: {option}."),
    Template("price_for_what_cannot_fail", None,
        "A card that must be used at once is only drawn when it can be."),
    Template("no_closing_card", None, "There is no closing card without a last discard."),
    Template("face_down_claimed", None, "A face-down card cannot be called."),
    Template("claimed_without_calls", None, "Nothing is called where there are no calls."),
    Template("no_joker_to_swap", None, "Without jokers there is nothing to swap."),
    Template("suits_once", None, "One deck has each card only once."),
    Template("deck_too_small", None,
        "After the deal at least two cards of the deck must be left for every number of "
        "players. To make it larger: {decks}, {jokers}."),
    Template("nothing_returns", None,
        "A card that must be used at once is never left to be returned."),
    Template("winner_pays", None, "A winner who has fewer points than another would have to pay."),
)  # fmt: skip
"""What may be wrong with rules, by name: a clash of two options has another as its advice."""

TEMPLATES: Final[dict[str, Template]] = REASONS | SUGGESTIONS | FAULTS
"""Everything that a ``Reason`` can say, by its name."""

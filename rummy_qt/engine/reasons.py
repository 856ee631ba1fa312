"""Every reason for which a move is refused: its name, its English sentence and its topic.

A sentence has blanks for cards, melds, players and numbers. A ``Reason`` is a name with these
data, so that each caller can render it: the window in its languages and with its symbols for
cards, others in English with ``sentence``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from string import Formatter
from typing import Any, Final, NamedTuple, Self

ADVICE: Final = "advice"
"""The key, in the data of a reason, of a second reason: what to do instead."""
COUNTED: Final = "n"
"""The key, in the data of a reason, of the number that replaces ``%n``."""


class NamedSeat(int):
    """A seat in the data of a reason, rendered as the player's name."""

    __slots__ = ()


Datum = Any
"""A ``Card``, a tuple of them, a ``NamedSeat``, an ``OptionName``, an ``int``, a quoted text, or
another ``Reason``."""


class OptionName(str):
    """The name of an option of ``Rules`` in the data of a reason."""

    __slots__ = ()


class Template(NamedTuple):
    """The sentence of a reason."""

    sentence: str
    """In English, with blanks for the data: ``{card}``, ``{meld}``, and ``%n`` before a noun
    with ``(s)``."""
    topic: str = ""
    """For a refusal, the topic of the handbook's clause that explains it, usually an option of
    ``Rules``. For a sentence with ``%n``, the option whose value replaces it."""

    @property
    def blanks(self) -> list[str]:
        """The names of the data that the sentence needs, without the counted number."""
        return [name for _, name, _, _ in Formatter().parse(self.sentence) if name]


class Reason(str):
    """The name of a reason, with the data of its sentence; empty for no reason."""

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
    def without_advice(self) -> Self:
        """The same reason without its advice."""
        return type(self)(self, **{key: v for key, v in self.values.items() if key != ADVICE})

    def render(
        self, translate: Callable[[str, int | None], str], describe: Callable[[Datum], str]
    ) -> str:
        """One sentence, or two with the advice.

        ``translate`` returns the text for an English sentence and its number (None without
        ``%n``), ``describe`` the text for a datum.
        """
        template = translate(self.template.sentence, self.values.get(COUNTED))
        blanks = {name: describe(self.values[name]) for name in self.template.blanks}
        text = template.format(**blanks)
        return text if self.advice is None else f"{text} {self.advice.render(translate, describe)}"

    def sentence(self, names: Sequence[str] = ()) -> str:
        """The reason in English; players appear as ``names``, or as seat numbers."""

        def describe(datum: Datum) -> str:
            if isinstance(datum, NamedSeat):
                return names[datum] if names else f"seat {int(datum)}"
            return " ".join(map(str, datum)) if isinstance(datum, tuple) else str(datum)

        return self.render(counted, describe)


def counted(sentence: str, number: int | None) -> str:
    """Inserts the number: ``%n card(s)`` becomes ``1 card`` or ``2 cards``."""
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


REASONS: Final = {
    # turn order
    "round_over": Template("The round is over.", "must_discard_to_go_out"),
    "not_your_turn": Template("Please wait: {player} is playing.", "deal"),
    "draw_first": Template("You have not drawn yet.", "turn"),
    "already_drawn": Template("You have already drawn.", "turn"),
    "round_closed": Template("The round is closed.", "closing_card_claimable"),
    # drawing
    "stock_empty": Template("The stock is empty.", "stock_out"),
    "may_not_pass": Template("You may pass only when the stock is empty.", "pass"),
    "stock_is_rebuilt": Template(
        "You may not pass: as soon as you draw, the discards become a new stock.", "stock_out"),
    "not_in_pile": Template("Not in the discard pile: {card}.", "discard_draw"),
    "only_top_or_all": Template(
        "Only the top discard or the whole pile may be taken, nothing between.", "discard_draw"),
    "cardless_draws_stock": Template(
        "With no cards in hand you may not take from the discard pile.", "must_discard_to_go_out"),
    "first_lap_top_only": Template(
        "Until everybody has had a turn, nothing below the top discard may be taken.",
        "closed_first_lap"),
    "pile_needs_meld": Template(
        "Until you have laid a meld of your own, nothing below the top discard may be taken.",
        "take_needs_meld"),
    "duty_cannot_be_met": Template(
        "You could not use this card at once, in a meld or a lay-off: {card}.", "duty"),
    "duty_meld_missing": Template(
        "You could not lay a new meld at once with this: {duty}.", "duty"),
    "duty_meld_missing_to_one": Template(
        "You could not lay a new meld at once with any of these: {duty}.", "duty"),
    "duty_wants_meld": Template(
        "This must be used in a new meld: {duty}. Laying it off is not enough.", "duty"),
    "duty_wants_meld_to_one": Template(
        "One of these must be used in a new meld: {duty}. Laying one off is not enough.", "duty"),
    "duty_in_first_lap": Template(
        "To be used at once: {card}. But nothing may be laid until everybody has had a turn.",
        "closed_first_lap"),
    "duty_lay_off_barred": Template(
        "To be used at once: {card}. But without a meld of your own you may not lay it off.",
        "lay_off_needs_meld"),
    "duty_meld_too_low": Template(
        "Your first meld must be worth %n point(s): what you could meld at once is worth less.",
        "first_meld_points"),
    "no_peeking": Template("Nobody may look into the discard pile in this game.", "peek_price"),
    "peeked_already": Template("You may look only once per turn.", "peek_price"),
    "nothing_to_peek_at": Template("There is no covered card to look at.", "peek_price"),
    # duty
    "duty_open": Template("Use this first: {duty}.", "duty"),
    "duty_open_to_one": Template("Use one of these cards first.", "duty"),
    "no_duty_open": Template("There is nothing to pay for.", "duty"),
    "duty_has_no_price": Template("You cannot pay instead.", "duty_price"),
    # melds and lay-offs
    "first_lap_closed": Template(
        "Nothing may be laid until everybody has had a turn.", "closed_first_lap"),
    "not_in_hand": Template("Not in your hand: {cards}.", "turn"),
    "meld_too_small": Template("Only {cards}: a meld needs at least %n card(s).", "meld_kinds"),
    "not_a_meld": Template("Not a meld: {cards}.", "meld_kinds"),
    "wrong_order": Template("Not in order: {cards}. A run goes from low to high.", "min_run"),
    "wrong_suit_order": Template(
        "Not in order: {cards}. The suits of a set go clubs, diamonds, hearts, spades.",
        "same_suit_sets"),
    "run_too_short": Template(
        "Too short: {cards}. A run needs at least %n card(s) in this game.", "min_run"),
    "run_too_long": Template("A run has at most thirteen cards.", "min_run"),
    "turns_the_corner": Template("A run may not go on past the ace: {cards}.", "ring_runs"),
    "runs_not_played": Template("Only sets are melds in this game.", "meld_kinds"),
    "sets_not_played": Template("Only runs are melds in this game.", "meld_kinds"),
    "set_too_large": Template("A set has at most four cards.", "same_suit_sets"),
    "suit_twice_in_set": Template("A set may not have the same suit twice.", "same_suit_sets"),
    "suit_thrice_in_set": Template("A set may have the same suit at most twice.", "same_suit_sets"),
    "joker_needs_free_suit": Template(
        "In a set a joker stands for a suit that is not in it yet.", "joker_limit"),
    "too_many_jokers": Template("That would be too many jokers in one meld.", "joker_limit"),
    "first_meld_too_low": Template(
        "Not enough for your first meld, which must be worth %n point(s).", "first_meld_points"),
    "no_such_meld": Template("There is no such meld on the table.", "lay_off_needs_meld"),
    "end_needed": Template("Say which end of the run.", "lay_off_needs_meld"),
    "does_not_fit": Template("{cards} will not fit {meld}.", "lay_off_needs_meld"),
    "both_ends": Template(
        "For the two ends of the run: {cards}. Lay off at one end, then at the other.",
        "lay_off_needs_meld"),
    "own_meld_needed": Template(
        "Without a meld of your own you may not lay off: {cards}.", "lay_off_needs_meld"),
    # swaps
    "no_swaps": Template("Jokers on the table stay where they are in this game.", "joker_swap"),
    "no_such_joker": Template(
        "No joker in the meld {meld} stands for this card: {card}.", "joker_swap"),
    "own_joker": Template("You may not take back a joker that you laid.", "joker_swap"),
    # discarding
    "barred_card": Template(
        "Taken this turn: {card}. Discard another card.", "may_return_top_card"),
    "closing_card_fits": Template(
        "Your last card would fit a meld: {card}. Lay it off.", "closing_card_may_fit"),
    # calls
    "no_claims": Template("Discards cannot be called in this game.", "claims"),
    "nothing_to_claim": Template("There is no discard to call now.", "claims"),
    "own_discard": Template("You may not call your own discard.", "claims"),
    "called_already": Template("You have called this discard already.", "claims"),
    "claim_fits": Template("There is a place for this: {cards}. Say where.", "claims"),
    "claim_does_not_fit": Template("{cards} will not fit {meld}.", "claims"),
}  # fmt: skip

SUGGESTIONS: Final = {
    # what is legal, by its kinds of moves
    "draw_or_take": Template("Draw, or take a discard."),
    "draw_or_take_another": Template("Draw, or take another discard."),
    "draw": Template("Draw from the stock."),
    "take_or_pass": Template("Take a discard, or pass."),
    "take_or_pass_another": Template("Take another discard, or pass."),
    "pass": Template("You can only pass."),
    "claim_or_pass": Template("Call the last card, or pass."),
    "meld_or_lay_or_discard": Template("Meld, lay off, or discard."),
    "meld_or_discard": Template("Meld, or discard."),
    "lay_or_discard": Template("Lay off, or discard."),
    "discard": Template("Discard a card."),
    "meld_or_lay": Template("Meld, or lay off."),
    "meld": Template("Lay a meld."),
    "lay": Template("Lay a card off."),
    "duty_meld_or_lay": Template("Meld it, or lay it off."),
    "duty_meld": Template("Meld it."),
    "duty_meld_to_one": Template("Meld one of them."),
    "duty_lay": Template("Lay it off."),
    "duty_meld_or_concede": Template("Meld it, or pay %n point(s).", "duty_price"),
    "duty_meld_or_concede_to_one": Template("Meld one of them, or pay %n point(s).", "duty_price"),
    "duty_concede": Template("No meld possible: pay %n point(s).", "duty_price"),
    # what a meld is, what a call would be
    "ranks_or_runs": Template("Use cards of one rank, or a run in one suit."),
    "ranks": Template("Use three or four cards of one rank."),
    "runs": Template("Use a run in one suit."),
    "one_joker": Template("A meld holds one joker at most."),
    "more_naturals": Template("A meld must have more natural cards than jokers."),
    "call_is_false": Template("A call would be false and cost %n point(s).", "false_claim_price"),
}  # fmt: skip
"""Advice, by name."""

FAULTS: Final = {
    "clash": Template("{one} and {other} do not fit together."),
    "unknown_option": Template("There is no option {written}."),
    "not_one_of_these": Template("{option} must be one of {choices}, not {written}."),
    "not_a_number": Template(
        "{option} must be a whole number from {low} to {high}, not {written}."),
    "neither_number_nor_none": Template(
        "{option} must be a whole number from {low} to {high} or none, not {written}."),
    "not_seven_numbers": Template(
        "{option} must be seven whole numbers from {low} to {high}, not {written}."),
    "fewest_above_most": Template("The fewest players are more than the most."),
    "nothing_to_peek_at_when_fanned": Template(
        "A fanned pile is open to all: there is nothing to peek at."),
    "choice_among_unseen": Template("Any discard may be chosen only where all are seen."),
    "unseen_without_price": Template(
        "Unseen cards may not meet the duty, so an unmet duty needs a price: {duty_price}."),
    "price_for_what_cannot_fail": Template(
        "A card that must be used at once is only drawn when it can be."),
    "no_closing_card": Template("There is no closing card without a last discard."),
    "face_down_claimed": Template("A face-down card cannot be called."),
    "claimed_without_calls": Template("No last discard is called where there are no calls."),
    "no_joker_to_swap": Template("Without jokers there is nothing to swap."),
    "suits_once": Template("One deck has each card only once."),
    "deck_too_small": Template(
        "After the deal at least two cards of the deck must be left for every number of players. "
        "To make it larger: {two_decks_from}, {jokers_per_deck}."),
    "nothing_returns": Template("A card that must be used at once is never left to be returned."),
    "winner_pays": Template("A winner who has fewer points than another would have to pay."),
}  # fmt: skip
"""Faults of rules, by name; a ``clash`` of two options has another fault as its advice."""

TEMPLATES: Final[dict[str, Template]] = REASONS | SUGGESTIONS | FAULTS
"""The template of every ``Reason``, by its name."""

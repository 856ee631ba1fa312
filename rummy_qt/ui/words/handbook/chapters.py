"""The handbook's chapters: what each option of the rules means to a player.

The last one explains the mouse and the keys.

A clause names the options that it explains, so that a refusal can link to it and every house rule
has its explanation. Each of its sentences has a condition: the rules of which it is true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Annotated, Any, Final, NamedTuple

from rummy_qt.engine import Rules
from rummy_qt.engine.cards import RANKS
from rummy_qt.engine.melds import LARGEST_RUN
from rummy_qt.engine.position import IDLE_LAPS, IDLE_LAPS_WITHOUT_STOCK
from rummy_qt.records.texts import English
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.names import LEVEL_ABOUT, level_about, level_name

Values = dict[str, Any]
Examples = tuple[tuple[str, bool], ...]
"""Pictures: cards with the signs below, and whether they show what is right (or wrong)."""

MOVED: Final = "+"
"""After a card that moves: it is drawn raised."""
APART: Final = "-"
"""Between cards on the table and a card from elsewhere."""
PILE: Final = "="
"""Before discards, which are no meld."""
BACK: Final = "0"
"""A card face down."""


class Promise(NamedTuple):
    """One sentence of a handbook: it makes one promise about the game."""

    name: str
    text: str
    values: Values
    """The numbers in it."""


def of(**options: str) -> Callable[[Rules], Iterable[Values]]:
    """The values of a sentence: by its blanks, the options that they show."""
    return lambda rules: [{blank: getattr(rules, name) for blank, name in options.items()}]


class Condition:
    """A predicate on rules, combined by ``&``, ``|`` and ``~``."""

    def __init__(self, test: Callable[[Rules], bool]) -> None:
        self._test = test

    def __call__(self, rules: Rules) -> bool:
        return self._test(rules)

    def __and__(self, other: Condition) -> Condition:
        return Condition(lambda rules: self(rules) and other(rules))

    def __or__(self, other: Condition) -> Condition:
        return Condition(lambda rules: self(rules) or other(rules))

    def __invert__(self) -> Condition:
        return Condition(lambda rules: not self(rules))


ALL: Final = Condition(lambda rules: True)


class Row(NamedTuple):
    """A sentence, and the rules of which it is true."""

    name: str
    """What it promises. ``page.OURS`` lists by it where sources are silent, and a test checks the
    engine against it."""
    condition: Callable[[Rules], bool]
    text: str
    """In English; ``%n`` is the first of its values."""
    values: Callable[[Rules], Iterable[Values]] = of()
    """The sentence is repeated for each of these."""
    context: str = "Handbook"

    def sentences(self, rules: Rules) -> Iterator[Promise]:
        """The sentence for these rules, with values filled in; none if it is not true of them."""
        if self.condition(rules):
            for values in self.values(rules):
                number = next(iter(values.values()), None)
                text = translate(self.context, self.text, number, **values)
                yield Promise(self.name, text, values)


class Clause:
    """One paragraph."""

    def __init__(
        self,
        options: tuple[str, ...],
        *rows: Row,
        examples: Callable[[Rules], Examples] = lambda rules: (),
        topic: str = "",
    ) -> None:
        """``topic``: what refusals call it by if it has no options.

        ``examples`` are drawn below it unless it is empty.
        """
        self.options = options
        self.rows = rows
        self.examples = examples
        self.topics = (*options, topic) if topic else options

    def sentences(self, rules: Rules) -> Iterator[Promise]:
        """The sentences that are true of these rules."""
        return (sentence for row in self.rows for sentence in row.sentences(rules))

    def text(self, rules: Rules) -> str:
        """The paragraph; empty if no sentence is true of these rules."""
        return " ".join(sentence.text for sentence in self.sentences(rules))


class Section:
    """A chapter."""

    def __init__(self, title: Annotated[English, "Handbook"], *clauses: Clause) -> None:
        self.title = title
        self.clauses = clauses


# ------------------------------------------------------------------------ conditions


def _is(option: str, *values: object) -> Condition:
    return Condition(lambda rules: getattr(rules, option) in values)


def _has(option: str) -> Condition:
    """Whether the option is neither off, nor None, nor 0."""
    return Condition(lambda rules: bool(getattr(rules, option)))


def _given(option: str) -> Condition:
    """Whether the option is a number, which may be 0."""
    return Condition(lambda rules: getattr(rules, option) is not None)


@Condition
def _two_decks(rules: Rules) -> bool:
    return rules.two_decks_from is not None and rules.two_decks_from <= rules.max_players


@Condition
def _always_two(rules: Rules) -> bool:
    return rules.two_decks_from is not None and rules.two_decks_from <= rules.min_players


@Condition
def _same_aces(rules: Rules) -> bool:
    """On the table; in the hand they may count differently."""
    return rules.ace_low == rules.ace_high


_RUNS = ~_is("meld_kinds", "sets")
_SETS = ~_is("meld_kinds", "runs")
_JOKERS = _has("jokers_per_deck")
_DOUBLES = _two_decks | Condition(lambda rules: rules.jokers_per_deck > 1)
"""Whether a hand can hold two identical cards."""
_SWAPS = _JOKERS & ~_is("joker_swap", "never")
_WHOLE_PILE = _is("discard_draw", "top_or_all")
"""Whether a player who goes deeper than the top discard takes the whole pile."""
_DUTY = _given("duty")
_PRICE = _DUTY & _given("duty_price")
_NO_PRICE = _DUTY & ~_given("duty_price")
_TOP_HAS_DUTY = _is("duty", "chosen_card") & ~_has("top_card_free")
"""Whether a top discard that is taken alone must be used at once."""
_TOP_STAYS = ~_TOP_HAS_DUTY & ~_has("may_return_top_card")
_CLOSING = _has("must_discard_to_go_out")
_FIRST_LAP = _has("closed_first_lap")
_CALLS = _has("claims")
_PEEK = _given("peek_price")
_MAY_COST = _given("duty_price") | _PEEK | _CALLS


def deal_groups(rules: Rules) -> list[tuple[int, int, int]]:
    """Hand sizes in cards, each with the fewest and the most players who are dealt so many."""
    groups: list[tuple[int, int, int]] = []
    for players in range(rules.min_players, rules.max_players + 1):
        size = rules.hand_size(players)
        least = groups.pop()[1] if groups and groups[-1][0] == size else players
        groups.append((size, least, players))
    return groups


def _deals(rules: Rules) -> Iterable[Values]:
    for size, least, most in deal_groups(rules):
        players = (
            translate("Handbook", "%n player(s)", least)
            if least == most
            else translate("Handbook", "{least} to %n player(s)", most, least=least)
        )
        yield {"n": size, "least": least, "most": most, "players": players}


def _idle(rules: Rules) -> Iterable[Values]:
    yield {"laps": IDLE_LAPS, "fewer": IDLE_LAPS_WITHOUT_STOCK}


# -------------------------------------------------------------------------------- examples


def _run_examples(rules: Rules) -> Examples:
    size = max(rules.min_run, 4)
    return ((_sequence("h", 4 if size < 9 else 0, size), True),)


def _corner_examples(rules: Rules) -> Examples:
    """The shortest runs with an ace: low, high, and between the king and the 2."""
    size = rules.min_run
    low, high = (_sequence("s", 0, size), True), (_sequence("s", 14 - size, size), True)
    if size == LARGEST_RUN:  # none is longer, and a full ring is written from the ace
        return (low,) if rules.ring_runs else (low, high)
    return (low, high, (_sequence("s", 12, size), rules.ring_runs))


def _sequence(suit: str, first: int, size: int) -> str:
    """Cards of a suit in sequence; ``first`` is the rank of the first, ace 0."""
    return " ".join(RANKS[place % 13] + suit for place in range(first, first + size))


def _take_examples(rules: Rules) -> Examples:
    """A pile from which the third card from the top is taken, or all cards."""
    pile = ["4c", "9h", "Kd", "7s", "2h"]
    if rules.discard_pile == "stacked":
        pile[:-1] = [BACK] * 4
    first = 0 if _WHOLE_PILE(rules) else 2
    return ((" ".join((PILE, *pile[:first], *(card + MOVED for card in pile[first:]))), True),)


def _lay_off_examples(rules: Rules, between: str = " ") -> Examples:
    """A meld, what stands ``between``, and a card that fits."""
    if _RUNS(rules) and rules.min_run < 10:
        meld = _sequence("d", 4 if rules.min_run < 9 else 0, rules.min_run + 1)
    elif _SETS(rules):
        meld = "8c 8d 8h 8s"
    else:
        return ()
    return ((between.join(meld.rsplit(" ", 1)) + MOVED, True),)


def _joker_examples(rules: Rules) -> Examples:
    if rules.meld_kinds == "sets":
        return (("8c *1 8s", True),)
    first, _, *rest = _sequence("d", 5 if rules.min_run < 8 else 0, rules.min_run).split()
    return ((" ".join((first, "*1", *rest)), True),)


SECTIONS: Final = (
    Section("The aim",
        Clause(("target", "rounds"),
            Row("rounds", _given("rounds"), "A match has %n round(s).", of(n="rounds")),
            Row("target", ~_given("rounds"),
                "The match ends after the round in which somebody reaches %n point(s).",
                of(target="target")),
            Row("aim", ALL,
                "Cards that you lay on the table score for you; cards left in your hand count"
                " against you.")),
        Clause(("winner",),
            Row("nearest_wins", _is("winner", "nearest"),
                "The total nearest to {target} wins, whether above or below.", of(target="target")),
            Row("highest_wins", _is("winner", "highest") & _given("rounds"),
                "The highest total wins."),
            Row("highest_wins", _is("winner", "highest") & ~_given("rounds"),
                "If several have reached it, the highest total wins.")),
        Clause(("tie_break",),
            Row("closer_wins_tie", _is("tie_break", "closer"),
                "If the best are level, the one of them who went out in the last round wins; if"
                " none did, another round is played."),
            Row("tie_plays_on", ~_is("tie_break", "closer"),
                "If the best are level, another round is played.")),
        Clause(("settlement",),
            Row("settlement", _has("settlement"),
                "The winner collects from each opponent the difference between their totals."))),
    Section("Players, cards, deal",
        Clause(("min_players", "max_players"),
            Row("fewest_players", ALL,
                "At least %n player(s) must take part.", of(n="min_players")),
            Row("most_players", ALL, "At most %n player(s) can take part.", of(n="max_players"))),
        Clause(("jokers_per_deck", "two_decks_from"),
            Row("deck", _JOKERS,
                "A deck has 52 cards and %n joker(s).", of(jokers="jokers_per_deck")),
            Row("deck", ~_JOKERS,
                "A deck has 52 cards and no jokers.", of(jokers="jokers_per_deck")),
            Row("one_deck", ~_two_decks, "One deck is used."),
            Row("two_decks", _always_two,
                "Two decks are shuffled together.", of(least="two_decks_from")),
            Row("two_decks", _two_decks & ~_always_two,
                "One deck is used; from %n player(s) on, two decks are shuffled together.",
                of(least="two_decks_from"))),
        Clause((),
            Row("order", _RUNS,
                "From high to low the cards of a suit are ace, king, queen, jack, 10, 9, 8, 7, 6,"
                " 5, 4, 3, 2; the ace can also be low, below the 2."),
            topic="order"),
        Clause(("hand_sizes",),
            Row("hands", lambda rules: len(deal_groups(rules)) == 1,
                "Everybody is dealt %n card(s).", _deals),
            Row("hands", lambda rules: len(deal_groups(rules)) > 1,
                "{players}: %n card(s) each.", _deals)),
        Clause((),
            Row("dealt_singly", ALL, "The cards are dealt one at a time, clockwise."),
            Row("dealt_from_left", ALL, "The player to the dealer’s left gets the first card."),
            Row("upcard", ALL, "The next card is turned up and begins the discard pile."),
            Row("stock", ALL, "The others are the stock and lie face down."),
            Row("left_begins", ALL,
                "The player to the dealer’s left begins, and play goes on clockwise."),
            topic="deal"),
        Clause(("next_dealer",),
            Row("first_dealer", ALL, "The first dealer is drawn by lot."),
            Row("winner_deals", _is("next_dealer", "winner"),
                "After that, whoever had the most points in the last round deals; of several, the"
                " first to the last dealer’s left."),
            Row("deal_passes", ~_is("next_dealer", "winner"),
                "After each round the deal passes to the left."))),
    Section("Drawing",
        Clause((),
            Row("turn", ALL,
                "A turn has three parts: draw; lay melds and lay off, as much or as little as you"
                " like; discard one card."),
            topic="turn"),
        Clause(("discard_draw",),
            Row("draw_any", ~_WHOLE_PILE,
                "Draw the top card of the stock, or any card of the discard pile: all cards above"
                " it come along."),
            Row("draw_top_or_all", _WHOLE_PILE,
                "Draw the top card of the stock, or the top card of the discard pile, or the whole"
                " discard pile."),
            examples=_take_examples),
        Clause((),
            Row("pass_ends_turn", _is("stock_out", "rebuild"),
                "Only when the stock is empty and cannot be made anew may you pass instead of"
                " drawing; that ends your turn."),
            Row("pass_ends_round", _is("stock_out", "decline"),
                "Only when the stock is empty may you pass instead of drawing."),
            topic="pass"),
        Clause(("discard_pile",),
            Row("fanned", _is("discard_pile", "fanned"),
                "The discards lie fanned, so that everybody can read all of them."),
            Row("stacked", _is("discard_pile", "stacked"),
                "The discards lie stacked: only the top one can be seen."),
            Row("no_peeking", _is("discard_pile", "stacked") & ~_PEEK,
                "Nobody may look through them.")),
        Clause(("duty",),
            Row("no_duty", ~_DUTY, "Drawing from the pile brings no duty."),
            Row("use_chosen", _is("duty", "chosen_card"),
                "The card that you choose from the pile must be used at once, in a meld or in a"
                " lay-off."),
            Row("bottom_is_chosen", _is("duty", "chosen_card") & _WHOLE_PILE,
                "If you take the whole pile, that card is the bottom one."),
            Row("others_kept", _is("duty", "chosen_card"),
                "The cards above it may be laid as well, or kept."),
            Row("meld_taken", _is("duty", "taken_card_meld") & _WHOLE_PILE,
                "Whoever takes the whole pile, of two or more cards, must at once lay a new meld"
                " with at least one of the cards taken."),
            Row("meld_taken", _is("duty", "taken_card_meld") & ~_WHOLE_PILE,
                "Whoever draws deeper than the top discard must at once lay a new meld with at"
                " least one of the cards taken."),
            Row("meld_covered", _is("duty", "covered_card_meld") & _WHOLE_PILE,
                "Whoever takes the whole pile, of two or more cards, must at once lay a new meld"
                " with at least one of the cards that were covered."),
            Row("meld_covered", _is("duty", "covered_card_meld") & ~_WHOLE_PILE,
                "Whoever draws deeper than the top discard must at once lay a new meld with at"
                " least one of the cards taken that were covered."),
            Row("covered_only", _is("duty", "covered_card_meld"),
                "A meld that was complete in the hand, a lay-off, or the top card alone will not"
                " do.")),
        Clause(("duty_price",),
            Row("only_if_met", _NO_PRICE,
                "A card that brings this duty may be drawn only if it can be met."),
            Row("nothing_before", _NO_PRICE, "Until it is met, nothing else may be done."),
            Row("duty_price", _PRICE,
                "If you cannot, or will not, meet such a duty, you pay %n point(s).",
                of(price="duty_price")),
            Row("free_after_price", _PRICE,
                "Once you have paid, you may play the whole turn as you like."),
            Row("swaps_before", _PRICE & _SWAPS,
                "Until you have met the duty or paid, you may swap jokers and do nothing else."),
            Row("nothing_before", _PRICE & ~_SWAPS,
                "Until you have met the duty or paid, you may do nothing else.")),
        Clause(("top_card_free",),
            Row("top_free", _has("top_card_free") & _DUTY,
                "The top discard alone may be drawn without any duty.", context="Options")),
        Clause(("may_return_top_card",),
            Row("top_returns", ~_TOP_HAS_DUTY & _has("may_return_top_card"),
                "A top discard that was just drawn alone may be discarded again in that turn."),
            Row("top_stays", _TOP_STAYS,
                "A top discard that was just drawn alone may not be discarded in that turn."),
            Row("last_card_goes", _TOP_STAYS,
                "If it is the last card in hand, it may be discarded all the same."),
            Row("double_goes", _TOP_STAYS & _DOUBLES,
                "If you hold another card just like it, either may go.")),
        Clause(("take_needs_meld",),
            Row("take_needs_meld", _has("take_needs_meld"),
                "Only a player with a meld of their own on the table may draw deeper than the top"
                " discard.")),
        Clause(("closed_first_lap",),
            Row("first_lap", _FIRST_LAP,
                "Until everybody has finished a first turn, nothing is laid or swapped."),
            Row("first_lap_stock_only", _FIRST_LAP & _TOP_HAS_DUTY,
                "Until then no discard may be drawn either, as it could not be used."),
            Row("first_lap_top_only", _FIRST_LAP & ~_TOP_HAS_DUTY,
                "Until then only the top discard may be drawn."),
            Row("first_lap_prices", _FIRST_LAP & _PEEK & _CALLS,
                "Looks into the pile and false calls cost as usual."),
            Row("first_lap_prices", _FIRST_LAP & ~_PEEK & _CALLS, "False calls cost as usual."),
            Row("first_lap_prices", _FIRST_LAP & _PEEK & ~_CALLS,
                "Looks into the pile cost as usual.")),
        Clause(("peek_price",),
            Row("peek", _PEEK,
                "Looking through a discard pile of two or more cards costs %n point(s).",
                of(price="peek_price")),
            Row("peek_in_turn", _PEEK,
                "Only the player whose turn it is may look, before drawing."),
            Row("peek_once", _PEEK,
                "That is allowed once a turn, and nobody else sees the cards."))),
    Section("Melds",
        Clause(("meld_kinds",),
            Row("runs_only", ~_SETS, "Only runs are melds; sets do not count."),
            Row("sets_only", ~_RUNS, "Only sets are melds; runs do not count."),
            Row("both_kinds", _SETS & _RUNS, "A meld is a set or a run.")),
        Clause(("same_suit_sets",),
            Row("set", _SETS, "A set is three or four cards of one rank."),
            Row("suit_twice", _SETS & _two_decks & _has("same_suit_sets"),
                "With two decks, it may hold two cards of one suit."),
            Row("suits_differ", _SETS & _two_decks & ~_has("same_suit_sets"),
                "With two decks, too, its suits must all differ."),
            Row("suits_differ", _SETS & ~_two_decks, "Its suits all differ."),
            examples=lambda _: (("8c 8d 8s", True), ("Kc Kd Kh Ks", True))),
        Clause(("min_run",),
            Row("run", _RUNS, "A run is a sequence of %n card(s) or more.", of(least="min_run")),
            Row("run_most", _RUNS, "It has thirteen cards at most."),
            Row("one_suit", _RUNS, "All cards of a run are of one suit."),
            examples=_run_examples),
        Clause(("ring_runs",),
            Row("ace_both_ways", _RUNS, "The ace is high or low: below the 2 or above the king."),
            Row("corner", _RUNS & _has("ring_runs"),
                "Runs turn the corner: after king and ace comes the 2."),
            Row("no_corner", _RUNS & ~_has("ring_runs"),
                "Runs do not turn the corner: nothing follows the ace above the king."),
            examples=_corner_examples),
        Clause(("first_meld_points",),
            Row("first_meld", _given("first_meld_points"),
                "A player’s first meld of a round must be worth at least %n point(s).",
                of(points="first_meld_points")),
            Row("lay_off_before", _given("first_meld_points") & ~_has("lay_off_needs_meld"),
                "Cards may be laid off before it.")),
        Clause(("lay_off_needs_meld",),
            Row("lay_off", ALL,
                "Cards may be laid off on any meld on the table, your own or another’s."),
            Row("lay_off_scores", ALL, "They lie before you and score for you."),
            Row("names_meld", _SETS & _RUNS, "You say which meld a card joins."),
            Row("lay_off_stays", _SETS & _RUNS,
                "Later cards go by that: an 8 laid off on a set of eights is not the end of a run,"
                " so no 7 joins it there."),
            Row("own_meld_first", _has("lay_off_needs_meld"),
                "For an opponent’s meld you need a meld of your own on the table first."),
            Row("lay_offs_are_none", _has("lay_off_needs_meld"),
                "Cards that you laid off do not count as one."),
            examples=_lay_off_examples)),
    Section("Jokers",
        Clause((),
            Row("joker", _JOKERS, "A joker stands for any one card."),
            Row("joker_keeps", _JOKERS, "Once laid, it keeps standing for that card."),
            Row("joker_free_suit", _JOKERS & _SETS,
                "In a set it stands for a suit that the set does not hold yet."),
            Row("natural_beside", _JOKERS & _SETS & _has("same_suit_sets"),
                "The very card that it stands for may be laid beside it later."),
            examples=_joker_examples, topic="jokers"),
        Clause(("joker_limit",),
            Row("one_joker", _JOKERS & _is("joker_limit", "one"),
                "A meld holds one joker at most.", context="Reasons"),
            Row("any_jokers", _JOKERS & _is("joker_limit", "unlimited"),
                "A meld may hold any number of jokers."),
            Row("fewer_jokers", _JOKERS & _is("joker_limit", "fewer_than_naturals"),
                "Every meld has more natural cards than jokers, after lay-offs too.")),
        Clause(("joker_swap",),
            Row("no_swaps", _JOKERS & ~_SWAPS, "A joker on the table stays where it is."),
            Row("swap_others", _JOKERS & _is("joker_swap", "others"),
                "On your turn, after drawing, you may take a joker that another player laid, by"
                " putting the very card it stands for in its place."),
            Row("swap_anyone", _JOKERS & _is("joker_swap", "anyone"),
                "On your turn, after drawing, you may take any joker on the table, by putting the"
                " very card it stands for in its place."),
            Row("swapped_scores", _SWAPS, "That card scores for whoever laid the joker."))),
    Section("Calls",
        Clause(("claims",),
            Row("call", _CALLS,
                "A discard that fits a meld on the table may be called by any player but the one"
                " who discarded it."),
            Row("call_window", _CALLS,
                "That can be done until the next card is drawn; a pass does not end it."),
            Row("first_call", _CALLS, "The first to call gets the card and scores it."),
            Row("call_lays", _CALLS, "It must be laid there at once."),
            Row("call_once", _CALLS, "Each player may call a discard only once."),
            Row("closing_uncalled", _CALLS & _CLOSING & ~_has("closing_card_face_up"),
                "The closing card, face down, cannot be called."),
            examples=lambda rules: _lay_off_examples(rules, f" {APART} ")),
        Clause(("false_claim_price",),
            Row("false_call", _CALLS,
                "Calling a discard that fits nowhere costs %n point(s).",
                of(price="false_claim_price")),
            Row("others_call", _CALLS, "After a false call the others may still call."),
            Row("false_without_meld", _CALLS & _has("lay_off_needs_meld"),
                "For a player without a meld of their own every call is false: they may not lay"
                " off.", of(price="false_claim_price")))),
    Section("The end of a round",
        Clause(("must_discard_to_go_out",),
            Row("empty_hand_ends", ~_CLOSING,
                "A round ends at once when a player has no cards left, by melding, laying off or"
                " discarding."),
            Row("last_discard_ends", _CLOSING,
                "A round ends when a player discards their last card."),
            Row("cardless", _CLOSING,
                "A player who has laid all cards has not gone out yet: in the next turn they draw"
                " from the stock only, and lay that card or close with it."),
            Row("cardless_may", _CLOSING & _SWAPS & _CALLS,
                "They may swap that card for a joker and call, like anybody else."),
            Row("cardless_may", _CLOSING & _SWAPS & ~_CALLS,
                "They may swap that card for a joker, like anybody else."),
            Row("cardless_may", _CLOSING & ~_SWAPS & _CALLS, "They may call, like anybody else.")),
        Clause(("closing_card_face_up",),
            Row("closing_face_up", _CLOSING & _has("closing_card_face_up"),
                "The closing card is laid face up."),
            Row("closing_face_down", _CLOSING & ~_has("closing_card_face_up"),
                "The closing card is laid face down.")),
        Clause(("closing_card_may_fit",),
            Row("closing_must_not_fit", ~_has("closing_card_may_fit"),
                "The last card may not be discarded if its player could lay it off."),
            Row("closing_may_fit", _CLOSING & _has("closing_card_may_fit"),
                "The last card may be one that could be laid off.")),
        Clause(("closing_card_claimable",),
            Row("closing_called", _has("closing_card_claimable"),
                "The last card may be called: the round waits until somebody makes a correct call,"
                " or the next player passes. Whoever laid the card has gone out all the same.")),
        Clause(("stock_out",),
            Row("declining_ends", _is("stock_out", "decline"),
                "When the stock is empty, players may go on drawing discards; the round ends when"
                " the player whose turn it is passes."),
            Row("last_card_ends", _is("stock_out", "last_draw"),
                "The round ends at the latest with the turn of the player who drew the last card of"
                " the stock."),
            Row("rebuilt", _is("stock_out", "rebuild"),
                "When the stock is empty and somebody draws from it, the discards but the top one"
                " are shuffled and become the new stock; there must be two discards or more."),
            Row("rebuilt_again", _is("stock_out", "rebuild"),
                "That happens again only if a card has gone to the table since the last time."),
            Row("not_rebuilt", _is("stock_out", "rebuild"),
                "When that is not possible, the player whose turn it is takes a discard or passes,"
                " until the round ends by itself.")),
        Clause((),
            Row("idle", ~_is("stock_out", "last_draw"),
                "A round in which nothing happens any more ends by itself: when everybody has had"
                " %n turn(s), or {fewer} once the stock is gone for good, in which no card came"
                " from the stock or went to the table.", _idle),
            Row("idle", _is("stock_out", "last_draw"),
                "A round in which nothing happens any more ends by itself: when everybody has had"
                " %n turn(s) in which no card came from the stock or went to the table.", _idle),
            topic="idle")),
    Section("Points",
        Clause((),
            Row("scores", ALL,
                "At the end of a round everybody scores the cards they laid, less the cards left in"
                " hand."),
            Row("hands_count", ALL, "Hands count even when nobody has gone out."),
            Row("prices", _MAY_COST, "What a player has paid in the round is taken off."),
            Row("below_zero", ALL,
                "A round, and a total, may be below zero: 87 on the table and 90 in hand are −3."),
            topic="scores"),
        Clause(("pip_values",),
            Row("pips", _has("pip_values"), "Cards from 2 to 9 count their pips."),
            Row("fives", ~_has("pip_values"), "Cards from 2 to 9 count 5 each."),
            Row("tens", ALL, "Ten, jack, queen and king count 10 each.")),
        Clause(("ace_low", "ace_high", "ace_in_hand"),
            Row("ace", _same_aces, "An ace counts {points}.", of(points="ace_high")),
            Row("ace_in_run", ~_same_aces & _RUNS,
                "An ace counts {low} as the lowest card of a run and {high} anywhere else in one.",
                of(low="ace_low", high="ace_high")),
            Row("ace_in_set", ~_same_aces & _SETS,
                "In a set an ace counts {high}.", of(high="ace_high")),
            Row("ace_in_hand", lambda rules: {rules.ace_low, rules.ace_high} != {rules.ace_in_hand},
                "An ace left in hand counts {points}.", of(points="ace_in_hand"))),
        Clause(("joker_value",),
            Row("joker_points", _JOKERS,
                "A joker counts {points}, whatever it stands for.", of(points="joker_value"))),
        Clause(("going_out_bonus",),
            Row("bonus", _has("going_out_bonus"),
                "Going out is worth %n point(s).", of(points="going_out_bonus")))),
)  # fmt: skip
"""Together their clauses name every option of ``Rules``."""
CLAUSES: Final = tuple(clause for section in SECTIONS for clause in section.clauses)


def playing_section(keys: Mapping[str, str]) -> Section:
    """The chapter on mouse and keys; ``keys``: by action, as written on this system."""

    def row(name: str, text: Annotated[English, "Playing"]) -> Row:
        return Row(name, ALL, text, lambda _: [dict(keys)], context="Playing")

    return Section(
        "Playing with mouse and keys",
        Clause((),
            row("drag",
                "Drag cards to where they should go, or click them first and then the place; places"
                " where they may go light up."),
            row("choose",
                "A click with Shift chooses all cards up to that one, and a frame drawn around"
                " cards chooses those inside it; Esc puts them back."),
            row("double_click",
                "A double click does what you most likely mean: it draws, lays off, or discards."),
            row("raise",
                "The right button raises a covered card so that you can see all of it; nothing is"
                " played.")),
        Clause((),
            row("drawable",
                "The discards that may be taken stand up out of the pile, and the stock’s top card"
                " is shifted a little when it may be drawn."),
            row("owners",
                "The yarn below a card on the table shows, by its colour and its stitch, which"
                " player it counts for. In your hand a new card stands a little higher, and one"
                " that must be used has a brass edge."),
            row("prices", "Red is a price: points that a move would cost you.")),
        Clause((),
            row("undo",
                "{undo} takes the last move back, {redo} plays it again; once a round is over,"
                " nothing is taken back."),
            row("assisted",
                "If you undo a move after which a hidden card was shown, and then play on in"
                " another way, the round counts as assisted, with a star on the score sheet; the"
                " statistics count such rounds apart.")),
        Clause((),
            row("hint",
                "{hint} gives a hint: what a Master would play from your seat, and why;"
                " {follow_hint} plays it, move by move. The round then counts as assisted. The"
                " guided rounds ({lesson}) have advice for every move; a refused move says why, and"
                " “Why?” opens this handbook at the clause."),
            row("tutor",
                "A tutor, if you turn it on in the preferences, speaks before a move that costs as"
                " many points as you choose there, and says why; the move is played if you make it"
                " again. A round with the tutor on counts as assisted."),
            row("practice",
                "{practice} shows the decisions that cost most in your reviewed rounds: find the"
                " better move. Those you solve come back after 1, 3 and 9 days."),
            row("lay_everything",
                "{lay_everything} lays all melds in your hand, and all cards that fit.")),
        Clause((),
            row("keys",
                "Everything can be done with the keyboard alone. The menus show the key for every"
                " action; the Keys page of the preferences ({preferences}) changes them."),
            row("tab",
                "Tab leads from the stock to the discards, the melds, your hand, the players, the"
                " buttons and the moves, Shift+Tab back, and {next_area} to the table from anywhere"
                " in the window; the arrows, Home and End lead within each, and a rank that is"
                " typed (2 to 9, 0 for a ten, A, J, Q, K) to the next such card."),
            row("enter",
                "Space chooses a card in your hand or puts it back. Enter plays what has the focus:"
                " it draws from the stock, takes a discard with those above it, melds the chosen"
                " cards, lays them off on the meld or discards them on the pile; a single card is"
                " laid off where it fits, else discarded. You are asked before a move that costs"
                " points, if there is another move."),
            row("other_keys",
                "{call} calls, {move_left} and {move_right} move cards in your hand, {say_again}"
                " says again what happened last, and Esc lets a discard pass or puts away a"
                " question, the chosen cards or a refusal, one at a time."),
            row("deeds",
                "Wherever the focus is, {draw} draws from the stock, {take_top} takes the top"
                " discard and {take_pile} the whole pile; {to_hand} leads to your hand and"
                " {to_melds} to the melds. {read_hand}, {read_scores} and {read_table} read out"
                " your hand, the scores and how things stand. {keys_now} lists the keys you can use"
                " at the moment."),
            row("readers",
                "A screen reader reads the same parts of the table, what each card can do, and all"
                " that happens. While it does, and while you use keys, a call waits for you.")),
        *(Clause((), _level(kind)) for kind in LEVEL_ABOUT),
    )  # fmt: skip


def _level(kind: str) -> Row:
    def values(_: Rules) -> Iterable[Values]:
        return [{"level": level_name(kind), "about": level_about(kind)}]

    return Row(kind, ALL, "{level}: {about}", values, context="Playing")

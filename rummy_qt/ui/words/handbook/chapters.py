"""The handbook's chapters: what each option of the rules means for whoever sits at the table.

A clause names the options that it speaks of, so that a refusal can point at it and a house rule
explains itself. Below it stand its sentences, each with the rules of which it is true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

from rummy_qt.engine import Rules
from rummy_qt.engine.cards import RANKS
from rummy_qt.engine.melds import LARGEST_RUN
from rummy_qt.engine.position import IDLE_LAPS, IDLE_LAPS_WITHOUT_STOCK
from rummy_qt.engine.sheet import dearest_meld
from rummy_qt.ui.words.language import translate

Values = dict[str, Any]

MOVED: Final = "+"
"""Behind a card of an example that goes somewhere: it stands up."""
APART: Final = "-"
"""Stands between what lies on the table and a card that comes from elsewhere."""
PILE: Final = "="
"""Before discards, which are no meld."""
BACK: Final = "0"
"""A card that lies covered."""


class Promise(NamedTuple):
    """One sentence of a handbook: it makes one promise about the game."""

    name: str
    text: str
    values: Values
    """The numbers that it names."""


def of(**options: str) -> Callable[[Rules], Iterable[Values]]:
    """The values of a sentence: each is that of an option."""
    return lambda rules: [{blank: getattr(rules, name) for blank, name in options.items()}]


class Holds:
    """Of which rules something is true."""

    def __init__(self, test: Callable[[Rules], bool]) -> None:
        self._test = test

    def __call__(self, rules: Rules) -> bool:
        return self._test(rules)

    def __and__(self, other: Holds) -> Holds:
        return Holds(lambda rules: self(rules) and other(rules))

    def __invert__(self) -> Holds:
        return Holds(lambda rules: not self(rules))


class Row(NamedTuple):
    """A sentence, and of which rules it is true."""

    name: str
    """What it promises. Rulebooks say by it where their source is silent, and a test holds the
    engine to it."""
    text: str
    """In English; ``%n`` is the first of its values."""
    holds: Callable[[Rules], bool] = lambda rules: True
    values: Callable[[Rules], Iterable[Values]] = of()
    """It is said once for each of these."""
    context: str = "Handbook"

    def said(self, rules: Rules) -> Iterator[Promise]:
        """What it says of these rules; nothing where it is not true."""
        if self.holds(rules):
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
        examples: Callable[[Rules], tuple[tuple[str, bool], ...]] = lambda rules: (),
        topic: str = "",
    ) -> None:
        """``topic``: where no option stands behind it, what it speaks of for a refusal."""
        self.options = options
        self.rows = rows
        self.examples = examples
        """Cards to draw below it, with the signs above, and whether they are right (or wrong)."""
        self.topics = (*options, topic) if topic else options

    def sentences(self, rules: Rules) -> Iterator[Promise]:
        """What it says of these rules; nothing where there is nothing to say."""
        return (said for row in self.rows for said in row.said(rules))

    def text(self, rules: Rules) -> str:
        """The paragraph; empty where there is nothing to say."""
        return " ".join(sentence.text for sentence in self.sentences(rules))


class Section:
    """A chapter."""

    def __init__(self, title: Callable[[], str], *clauses: Clause) -> None:
        self.title = title
        self.clauses = clauses


Examples = tuple[tuple[str, bool], ...]

# ------------------------------------------------------------------------ what rules may have


def _is(option: str, *values: object) -> Holds:
    return Holds(lambda rules: getattr(rules, option) in values)


def _has(option: str) -> Holds:
    """Where the option is neither off, nor nothing, nor 0."""
    return Holds(lambda rules: bool(getattr(rules, option)))


def _given(option: str) -> Holds:
    """Where the option is a number, 0 among them."""
    return Holds(lambda rules: getattr(rules, option) is not None)


@Holds
def _two_decks(rules: Rules) -> bool:
    return rules.two_decks_from is not None and rules.two_decks_from <= rules.max_players


@Holds
def _always_two(rules: Rules) -> bool:
    return rules.two_decks_from is not None and rules.two_decks_from <= rules.min_players


@Holds
def _doubles(rules: Rules) -> bool:
    """Whether a hand can hold two cards that are alike."""
    return _two_decks(rules) or rules.jokers_per_deck > 1


@Holds
def _same_aces(rules: Rules) -> bool:
    return rules.ace_low == rules.ace_high == rules.ace_in_hand


_RUNS = ~_is("meld_kinds", "sets")
_SETS = ~_is("meld_kinds", "runs")
_JOKERS = _has("jokers_per_deck")
_SWAPS = _JOKERS & ~_is("joker_swap", "never")
_WHOLE = _is("discard_draw", "top_or_all")
"""Whether whoever goes deeper than the top discard takes the whole pile."""
_DUTY = _given("duty")
_PRICE = _DUTY & _given("duty_price")
_NO_PRICE = _DUTY & ~_given("duty_price")
_TOP_HAS_DUTY = _is("duty", "chosen_card") & ~_has("top_card_free")
"""Whether the top discard alone must be used at once."""
_TOP_STAYS = ~_TOP_HAS_DUTY & ~_has("may_return_top_card")
_CLOSING = _has("must_discard_to_go_out")
_FIRST_LAP = _has("closed_first_lap")
_CLAIMS = _has("claims")
_PEEK = _given("peek_price")


def _dealt(rules: Rules) -> list[tuple[int, int, int]]:
    """Cards dealt, and the least and most players who are dealt so many."""
    groups: list[tuple[int, int, int]] = []
    for players in range(rules.min_players, rules.max_players + 1):
        size = rules.hand_size(players)
        least = groups.pop()[1] if groups and groups[-1][0] == size else players
        groups.append((size, least, players))
    return groups


def _hands(rules: Rules) -> Iterable[dict[str, Any]]:
    for size, least, most in _dealt(rules):
        players = (
            translate("Handbook", "%n player(s)", least)
            if least == most
            else translate("Handbook", "{least} to %n player(s)", most, least=least)
        )
        yield {"n": size, "least": least, "most": most, "players": players}


def _too_dear(rules: Rules) -> bool:
    return (rules.first_meld_points or 0) > dearest_meld(rules)


def _idle(rules: Rules) -> Iterable[dict[str, Any]]:
    yield {"laps": IDLE_LAPS, "fewer": IDLE_LAPS_WITHOUT_STOCK}


# -------------------------------------------------------------------------------- examples


def _set_examples(rules: Rules) -> Examples:
    return () if rules.meld_kinds == "runs" else (("8c 8d 8s", True), ("Kc Kd Kh Ks", True))


def _run_examples(rules: Rules) -> Examples:
    size = max(rules.min_run, 4)
    first = 4 if size < 9 else 0
    return () if rules.meld_kinds == "sets" else ((_row("h", first, size), True),)


def _corner_examples(rules: Rules) -> Examples:
    """The shortest runs with an ace: low, high, and between the king and the 2."""
    size = rules.min_run
    if rules.meld_kinds == "sets":
        return ()
    low, high = (_row("s", 0, size), True), (_row("s", 14 - size, size), True)
    if size == LARGEST_RUN:  # there is no longer one, and a full ring is written from the ace
        return (low,) if rules.ring_runs else (low, high)
    return (low, high, (_row("s", 12, size), rules.ring_runs))


def _row(suit: str, first: int, size: int) -> str:
    """Cards of a suit in sequence; ``first`` is the rank of the first, ace 0."""
    return " ".join(RANKS[place % 13] + suit for place in range(first, first + size))


def _take_examples(rules: Rules) -> Examples:
    """What comes along from the pile with the third card from its top, or with all."""
    pile = ["4c", "9h", "Kd", "7s", "2h"]
    if rules.discard_pile == "stacked":
        pile[:-1] = [BACK] * 4
    first = 0 if _WHOLE(rules) else 2
    return ((" ".join((PILE, *pile[:first], *(card + MOVED for card in pile[first:]))), True),)


def _joining(rules: Rules) -> list[str]:
    """A meld, and behind it a card that fits."""
    if _RUNS(rules) and rules.min_run < 10:
        return _row("d", 4 if rules.min_run < 9 else 0, rules.min_run + 1).split()
    return ["8c", "8d", "8h", "8s"] if _SETS(rules) else []


def _lay_off_examples(rules: Rules) -> Examples:
    *meld, card = _joining(rules) or [""]
    return ((" ".join((*meld, card + MOVED)), True),) if meld else ()


def _call_examples(rules: Rules) -> Examples:
    *meld, card = _joining(rules) or [""]
    return ((" ".join((*meld, APART, card + MOVED)), True),) if meld and rules.claims else ()


def _joker_examples(rules: Rules) -> Examples:
    if not rules.jokers_per_deck:
        return ()
    if rules.meld_kinds == "sets":
        return (("8c *1 8s", True),)
    first, _, *rest = _row("d", 5 if rules.min_run < 8 else 0, rules.min_run).split()
    return ((" ".join((first, "*1", *rest)), True),)


SECTIONS: Final = (
    Section(
        lambda: translate("Handbook", "The aim"),
        Clause(("target", "rounds"),
            Row("rounds", "A match has %n round(s).", _given("rounds"), of(n="rounds")),
            Row("target",
                "The match ends after the round in which somebody reaches %n point(s).",
                ~_given("rounds"), of(target="target")),
            Row("aim",
                "Cards that you lay on the table score for you; cards left in your hand count"
                " against you.")),
        Clause(("winner",),
            Row("nearest_wins",
                "The total nearest to {target} wins, whether above or below.",
                _is("winner", "nearest"), of(target="target")),
            Row("highest_wins",
                "The highest total wins.", _is("winner", "highest") & _given("rounds")),
            Row("highest_wins",
                "If several have reached it, the highest total wins.",
                _is("winner", "highest") & ~_given("rounds"))),
        Clause(("tie_break",),
            Row("closer_wins_tie",
                "If the best are level, the one of them who went out in the last round wins; if"
                " none did, another round is played.", _is("tie_break", "closer")),
            Row("tie_plays_on",
                "If the best are level, another round is played.", ~_is("tie_break", "closer"))),
        Clause(("settlement",),
            Row("settlement",
                "The winner collects from each opponent the difference between their totals.",
                _has("settlement")))),
    Section(
        lambda: translate("Handbook", "Players, cards, deal"),
        Clause(("min_players", "max_players"),
            Row("fewest_players",
                "At least %n player(s) must take part.", values=of(n="min_players")),
            Row("most_players", "At most %n player(s) can take part.", values=of(n="max_players"))),
        Clause(("jokers_per_deck", "two_decks_from"),
            Row("deck",
                "A deck has 52 cards and %n joker(s).", _JOKERS, of(jokers="jokers_per_deck")),
            Row("deck",
                "A deck has 52 cards and no jokers.", ~_JOKERS, of(jokers="jokers_per_deck")),
            Row("one_deck", "One deck is used.", ~_two_decks),
            Row("two_decks",
                "Two decks are shuffled together.", _always_two, of(least="two_decks_from")),
            Row("two_decks",
                "One deck is used; from %n player(s) on, two decks are shuffled together.",
                _two_decks & ~_always_two, of(least="two_decks_from"))),
        Clause((),
            Row("order",
                "From high to low the cards of a suit are ace, king, queen, jack, 10, 9, 8, 7, 6,"
                " 5, 4, 3, 2; the ace can also be low, below the 2.", _RUNS),
            topic="order"),
        Clause(("hand_sizes",),
            Row("hands",
                "Everybody is dealt %n card(s).", lambda rules: len(_dealt(rules)) == 1, _hands),
            Row("hands",
                "{players}: %n card(s) each.", lambda rules: len(_dealt(rules)) > 1, _hands)),
        Clause((),
            Row("dealt_singly", "The cards are dealt one at a time, clockwise."),
            Row("dealt_from_left", "The player to the dealer’s left gets the first card."),
            Row("upcard", "The next card is turned up and begins the discard pile."),
            Row("stock", "The others are the stock and lie face down."),
            Row("left_begins",
                "The player to the dealer’s left begins, and play goes on clockwise."),
            topic="deal"),
        Clause(("next_dealer",),
            Row("first_dealer", "The first dealer is drawn by lot."),
            Row("winner_deals",
                "After that, whoever had the most points in the last round deals; of several, the"
                " first to the last dealer’s left.", _is("next_dealer", "winner")),
            Row("deal_passes",
                "After each round the deal passes to the left.", ~_is("next_dealer", "winner")))),
    Section(
        lambda: translate("Handbook", "Drawing"),
        Clause((),
            Row("turn",
                "A turn has three parts: draw; lay melds and lay off, as much or as little as you"
                " like; discard one card."),
            topic="turn"),
        Clause(("discard_draw",),
            Row("draw_any",
                "Draw the top card of the stock, or any card of the discard pile: all cards above"
                " it come along.", ~_WHOLE),
            Row("draw_top_or_all",
                "Draw the top card of the stock, or the top card of the discard pile, or the whole"
                " discard pile.", _WHOLE),
            examples=_take_examples),
        Clause((),
            Row("pass_ends_turn",
                "Only when the stock is empty and cannot be made anew may you pass instead of"
                " drawing; that ends your turn.", _is("stock_out", "rebuild")),
            Row("pass_ends_round",
                "Only when the stock is empty may you pass instead of drawing.",
                _is("stock_out", "decline")),
            topic="pass"),
        Clause(("discard_pile",),
            Row("fanned",
                "The discards lie fanned, so that everybody can read all of them.",
                _is("discard_pile", "fanned")),
            Row("stacked",
                "The discards lie stacked: only the top one can be seen.",
                _is("discard_pile", "stacked")),
            Row("no_peeking",
                "Nobody may look through them.", _is("discard_pile", "stacked") & ~_PEEK)),
        Clause(("duty",),
            Row("no_duty", "Drawing from the pile brings no duty.", ~_DUTY),
            Row("use_chosen",
                "The card that you choose from the pile must be used at once, in a meld or in a"
                " lay-off.", _is("duty", "chosen_card")),
            Row("bottom_is_chosen",
                "If you take the whole pile, it is the bottom card.",
                _is("duty", "chosen_card") & _WHOLE),
            Row("others_kept",
                "The cards above it may be laid as well, or kept.", _is("duty", "chosen_card")),
            Row("meld_taken",
                "Whoever takes the whole pile, of two or more cards, must at once lay a new meld"
                " with at least one of the cards taken.", _is("duty", "taken_card_meld") & _WHOLE),
            Row("meld_taken",
                "Whoever draws deeper than the top discard must at once lay a new meld with at"
                " least one of the cards taken.", _is("duty", "taken_card_meld") & ~_WHOLE),
            Row("meld_covered",
                "Whoever takes the whole pile, of two or more cards, must at once lay a new meld"
                " with at least one of the cards that were covered.",
                _is("duty", "covered_card_meld") & _WHOLE),
            Row("meld_covered",
                "Whoever draws deeper than the top discard must at once lay a new meld with at"
                " least one of the cards taken that were covered.",
                _is("duty", "covered_card_meld") & ~_WHOLE),
            Row("covered_only",
                "A meld that was complete in the hand, a lay-off, or the top card alone will not"
                " do.", _is("duty", "covered_card_meld"))),
        Clause(("duty_price",),
            Row("only_if_met",
                "A card that brings this duty may be drawn only if it can be met.", _NO_PRICE),
            Row("nothing_before", "Until it is met, nothing else may be done.", _NO_PRICE),
            Row("duty_price",
                "If you cannot, or will not, you pay %n point(s).", _PRICE, of(price="duty_price")),
            Row("free_after_price", "Once you have paid, the whole turn is free.", _PRICE),
            Row("swaps_before",
                "Until you have met the duty or paid, you may swap jokers and do nothing else.",
                _PRICE & _SWAPS),
            Row("nothing_before",
                "Until you have met the duty or paid, you may do nothing else.", _PRICE & ~_SWAPS)),
        Clause(("top_card_free",),
            Row("top_free",
                "The top discard alone may be drawn without any duty.",
                _has("top_card_free") & _DUTY, context="Options")),
        Clause(("may_return_top_card",),
            Row("top_returns",
                "A top discard that was just drawn alone may be discarded again in that turn.",
                ~_TOP_HAS_DUTY & _has("may_return_top_card")),
            Row("top_stays",
                "A top discard that was just drawn alone may not be discarded in that turn.",
                _TOP_STAYS),
            Row("last_card_goes",
                "If it is the last card in hand, it may be discarded all the same.", _TOP_STAYS),
            Row("double_goes",
                "If you hold another card just like it, either may go.", _TOP_STAYS & _doubles)),
        Clause(("take_needs_meld",),
            Row("take_needs_meld",
                "Only a player with a meld of their own on the table may draw deeper than the top"
                " discard.", _has("take_needs_meld"))),
        Clause(("closed_first_lap",),
            Row("first_lap",
                "Until everybody has finished a first turn, nothing is laid or swapped.",
                _FIRST_LAP),
            Row("first_lap_stock_only",
                "Until then no discard may be drawn either, as it could not be used.",
                _FIRST_LAP & _TOP_HAS_DUTY),
            Row("first_lap_top_only",
                "Until then only the top discard may be drawn.", _FIRST_LAP & ~_TOP_HAS_DUTY),
            Row("first_lap_prices",
                "Looks into the pile and false calls cost as usual.", _FIRST_LAP & _PEEK & _CLAIMS),
            Row("first_lap_prices", "False calls cost as usual.", _FIRST_LAP & ~_PEEK & _CLAIMS),
            Row("first_lap_prices",
                "Looks into the pile cost as usual.", _FIRST_LAP & _PEEK & ~_CLAIMS)),
        Clause(("peek_price",),
            Row("peek",
                "To look through a discard pile of two or more cards costs %n point(s).", _PEEK,
                of(price="peek_price")),
            Row("peek_in_turn",
                "Only the player whose turn it is may look, before drawing.", _PEEK),
            Row("peek_once",
                "That is allowed once a turn, and nobody else sees the cards.", _PEEK))),
    Section(
        lambda: translate("Handbook", "Melds"),
        Clause(("meld_kinds",),
            Row("runs_only", "Only runs are melds; sets do not count.", ~_SETS),
            Row("sets_only", "Only sets are melds; runs do not count.", ~_RUNS),
            Row("both_kinds", "A meld is a set or a run.", _SETS & _RUNS)),
        Clause(("same_suit_sets",),
            Row("set", "A set is three or four cards of one rank.", _SETS),
            Row("suit_twice",
                "With two decks, it may hold two cards of one suit.",
                _SETS & _two_decks & _has("same_suit_sets")),
            Row("suits_differ",
                "With two decks, too, its suits must all differ.",
                _SETS & _two_decks & ~_has("same_suit_sets")),
            Row("suits_differ", "Its suits all differ.", _SETS & ~_two_decks),
            examples=_set_examples),
        Clause(("min_run",),
            Row("run", "A run is a sequence of %n card(s) or more.", _RUNS, of(least="min_run")),
            Row("run_most", "It has thirteen cards at most.", _RUNS),
            Row("one_suit", "All cards of a run are of one suit.", _RUNS),
            examples=_run_examples),
        Clause(("ring_runs",),
            Row("ace_both_ways", "The ace is high or low: below the 2 or above the king.", _RUNS),
            Row("corner",
                "Runs turn the corner: after king and ace comes the 2.", _RUNS & _has("ring_runs")),
            Row("no_corner",
                "Runs do not turn the corner: nothing follows the ace above the king.",
                _RUNS & ~_has("ring_runs")),
            examples=_corner_examples),
        Clause(("first_meld_points",),
            Row("first_meld",
                "A player’s first meld of a round must be worth at least %n point(s).",
                _given("first_meld_points"), of(points="first_meld_points")),
            Row("lay_off_before",
                "Cards may be laid off before it.",
                _given("first_meld_points") & ~_has("lay_off_needs_meld")),
            Row("first_meld_never",
                "No meld of these rules is worth more than %n point(s): nobody could ever lay one.",
                _too_dear, lambda rules: [{"n": dearest_meld(rules)}])),
        Clause(("lay_off_needs_meld",),
            Row("lay_off",
                "Cards may be laid off on any meld on the table, your own or another’s."),
            Row("lay_off_scores", "They lie before you and score for you."),
            Row("names_meld", "You say which meld a card joins.", _SETS & _RUNS),
            Row("lay_off_stays",
                "Later cards follow that: an 8 laid to a set of eights is no end of a run, so no 7"
                " joins it there.", _SETS & _RUNS),
            Row("own_meld_first",
                "For an opponent’s meld you need a meld of your own on the table first.",
                _has("lay_off_needs_meld")),
            Row("lay_offs_are_none",
                "Cards that you laid off do not count as one.", _has("lay_off_needs_meld")),
            examples=_lay_off_examples)),
    Section(
        lambda: translate("Handbook", "Jokers"),
        Clause((),
            Row("joker", "A joker stands for any one card.", _JOKERS),
            Row("joker_keeps", "Once laid, it keeps standing for that card.", _JOKERS),
            Row("joker_free_suit",
                "In a set it stands for a suit that the set does not hold yet.", _JOKERS & _SETS),
            Row("natural_beside",
                "The very card that it stands for may be laid beside it later.",
                _JOKERS & _SETS & _has("same_suit_sets")),
            examples=_joker_examples, topic="jokers"),
        Clause(("joker_limit",),
            Row("one_joker",
                "A meld holds one joker at most.", _JOKERS & _is("joker_limit", "one"),
                context="Reasons"),
            Row("any_jokers",
                "A meld may hold any number of jokers.", _JOKERS & _is("joker_limit", "unlimited")),
            Row("fewer_jokers",
                "Every meld has more natural cards than jokers, after lay-offs too.",
                _JOKERS & _is("joker_limit", "fewer_than_naturals"))),
        Clause(("joker_swap",),
            Row("no_swaps", "A joker on the table stays where it is.", _JOKERS & ~_SWAPS),
            Row("swap_others",
                "In your turn, after drawing, you may take a joker that another player laid, by"
                " putting the very card it stands for in its place.",
                _JOKERS & _is("joker_swap", "others")),
            Row("swap_anyone",
                "In your turn, after drawing, you may take any joker on the table, by putting the"
                " very card it stands for in its place.", _JOKERS & _is("joker_swap", "anyone")),
            Row("swapped_scores", "That card scores for whoever laid the joker.", _SWAPS))),
    Section(
        lambda: translate("Handbook", "Calls"),
        Clause(("claims",),
            Row("call",
                "A discard that fits a meld on the table may be called by any player but the one"
                " who discarded it.", _CLAIMS),
            Row("call_window",
                "That can be done until the next card is drawn; a pass does not end it.", _CLAIMS),
            Row("first_call", "The first to call gets the card and scores it.", _CLAIMS),
            Row("call_lays", "It must be laid there at once.", _CLAIMS),
            Row("call_once", "Each player may call once on a discard.", _CLAIMS),
            Row("closing_uncalled",
                "The closing card, face down, cannot be called.",
                _CLAIMS & _CLOSING & ~_has("closing_card_face_up")),
            examples=_call_examples),
        Clause(("false_claim_price",),
            Row("false_call",
                "Calling a discard that fits nowhere costs %n point(s).", _CLAIMS,
                of(price="false_claim_price")),
            Row("others_call", "After a false call the others may still call.", _CLAIMS),
            Row("false_without_meld",
                "For a player without a meld of their own every call is false: they may not lay"
                " off.", _CLAIMS & _has("lay_off_needs_meld"), of(price="false_claim_price")))),
    Section(
        lambda: translate("Handbook", "The end of a round"),
        Clause(("must_discard_to_go_out",),
            Row("empty_hand_ends",
                "A round ends at once when a player has no cards left, by melding, laying off or"
                " discarding.", ~_CLOSING),
            Row("last_discard_ends",
                "A round ends when a player discards their last card.", _CLOSING),
            Row("cardless",
                "A player who has laid all cards has not gone out yet: in the next turn they draw"
                " from the stock only, and lay that card or close with it.", _CLOSING),
            Row("cardless_may",
                "They may swap that card for a joker and call, like anybody.",
                _CLOSING & _SWAPS & _CLAIMS),
            Row("cardless_may",
                "They may swap that card for a joker, like anybody.", _CLOSING & _SWAPS & ~_CLAIMS),
            Row("cardless_may", "They may call, like anybody.", _CLOSING & ~_SWAPS & _CLAIMS)),
        Clause(("closing_card_face_up",),
            Row("closing_face_up",
                "The closing card is laid face up.", _CLOSING & _has("closing_card_face_up")),
            Row("closing_face_down",
                "The closing card is laid face down.", _CLOSING & ~_has("closing_card_face_up"))),
        Clause(("closing_card_may_fit",),
            Row("closing_must_not_fit",
                "The last card may not be discarded if its player could lay it off.",
                ~_has("closing_card_may_fit")),
            Row("closing_may_fit",
                "It may be a card that could be laid off.",
                _CLOSING & _has("closing_card_may_fit"))),
        Clause(("closing_card_claimable",),
            Row("closing_called",
                "It may be called: the round waits until somebody does so rightly, or the next"
                " player passes. Whoever laid it has gone out all the same.",
                _has("closing_card_claimable"))),
        Clause(("stock_out",),
            Row("declining_ends",
                "When the stock is empty, players may go on drawing discards; the round ends when"
                " the player whose turn it is passes.", _is("stock_out", "decline")),
            Row("last_card_ends",
                "The round ends at the latest with the turn of the player who drew the last card"
                " of the stock.", _is("stock_out", "last_draw")),
            Row("rebuilt",
                "When the stock is empty and somebody draws from it, the discards but the top one"
                " are shuffled and become the new stock; there must be two discards or more.",
                _is("stock_out", "rebuild")),
            Row("rebuilt_again",
                "That happens again only if a card has gone to the table since the last time.",
                _is("stock_out", "rebuild")),
            Row("not_rebuilt",
                "When it cannot be, the player in turn takes a discard or passes, until the round"
                " ends by itself.", _is("stock_out", "rebuild"))),
        Clause((),
            Row("idle",
                "A round in which nothing happens any more ends by itself: when everybody has had"
                " %n turn(s), or {fewer} once the stock is gone for good, in which no card came"
                " from the stock or went to the table.", ~_is("stock_out", "last_draw"), _idle),
            Row("idle",
                "A round in which nothing happens any more ends by itself: when everybody has had"
                " %n turn(s) in which no card came from the stock or went to the table.",
                _is("stock_out", "last_draw"), _idle),
            topic="idle")),
    Section(
        lambda: translate("Handbook", "Points"),
        Clause((),
            Row("scores",
                "At the end of a round everybody scores the cards they laid, less the cards left"
                " in hand."),
            Row("hands_count", "Hands count even when nobody has gone out."),
            Row("prices",
                "What a player has paid in the round is taken off.",
                lambda rules: rules.duty_price is not None or _PEEK(rules) or rules.claims),
            Row("below_zero",
                "A round, and a total, may be below zero: 87 on the table and 90 in hand are −3."),
            topic="scores"),
        Clause(("pip_values",),
            Row("pips", "Cards from 2 to 9 count their pips.", _has("pip_values")),
            Row("fives", "Cards from 2 to 9 count 5 each.", ~_has("pip_values")),
            Row("tens", "Ten, jack, queen and king count 10 each.")),
        Clause(("ace_low", "ace_high", "ace_in_hand"),
            Row("ace", "An ace counts {points}.", _same_aces, of(points="ace_high")),
            Row("ace_in_run",
                "An ace counts {low} as the lowest card of a run and {high} anywhere else in one.",
                ~_same_aces & _RUNS, of(low="ace_low", high="ace_high")),
            Row("ace_in_set",
                "In a set an ace counts {high}.", ~_same_aces & _SETS, of(high="ace_high")),
            Row("ace_in_hand",
                "An ace left in hand counts {points}.", ~_same_aces, of(points="ace_in_hand"))),
        Clause(("joker_value",),
            Row("joker_points",
                "A joker counts {points}, whatever it stands for.", _JOKERS,
                of(points="joker_value"))),
        Clause(("going_out_bonus",),
            Row("bonus",
                "Going out is worth %n point(s).", _has("going_out_bonus"),
                of(points="going_out_bonus")))),
)  # fmt: skip
"""Every option of ``Rules`` stands behind some clause."""
CLAUSES: Final = tuple(clause for section in SECTIONS for clause in section.clauses)

"""The handbook's chapters: what each option of the rules means for whoever sits at the table.

A clause names the options that it speaks of, so that a refusal can point at it and a house rule
explains itself. Each sentence has a name of its own (``Said``).
"""

from __future__ import annotations

from collections.abc import Iterator

from rummy_qt.engine import Rules
from rummy_qt.engine.cards import RANKS
from rummy_qt.engine.melds import LARGEST_RUN
from rummy_qt.engine.position import IDLE_LAPS, IDLE_LAPS_WITHOUT_STOCK
from rummy_qt.ui.words.language import translate

from .clause import Clause, Said, Section, said

Sentences = Iterator[Said]
Examples = tuple[tuple[str, bool], ...]

# ------------------------------------------------------------------------------- the aim


def _aim(rules: Rules) -> Sentences:
    if rules.rounds is not None:
        words = translate("Handbook", "A match has %n round(s).", rules.rounds)
        yield said("rounds", words, n=rules.rounds)
    else:
        words = translate(
            "Handbook",
            "The match ends after the round in which somebody reaches %n point(s).",
            rules.target,
        )
        yield said("target", words, target=rules.target)
    yield said(
        "aim",
        translate(
            "Handbook",
            "Cards that you lay on the table score for you; cards left in your hand count against"
            " you.",
        ),
    )


def _winner(rules: Rules) -> Sentences:
    if rules.winner == "nearest":
        words = translate("Handbook", "The total nearest to {target} wins, whether above or below.")
        yield said("nearest_wins", words, target=rules.target)
    elif rules.rounds is not None:
        yield said("highest_wins", translate("Handbook", "The highest total wins."))
    else:
        words = translate("Handbook", "If several have reached it, the highest total wins.")
        yield said("highest_wins", words)


def _tie(rules: Rules) -> Sentences:
    if rules.tie_break == "closer":
        words = translate(
            "Handbook",
            "If the best are level, the one of them who went out in the last round wins; if none"
            " did, another round is played.",
        )
        yield said("closer_wins_tie", words)
    else:
        words = translate("Handbook", "If the best are level, another round is played.")
        yield said("tie_plays_on", words)


def _settlement(rules: Rules) -> Sentences:
    if rules.settlement:
        words = translate(
            "Handbook",
            "The winner collects from each opponent the difference between their totals.",
        )
        yield said("settlement", words)


# ------------------------------------------------------------------ players, cards, deal


def _players(rules: Rules) -> Sentences:
    least, most = rules.min_players, rules.max_players
    words = translate("Handbook", "At least %n player(s) must take part.", least)
    yield said("fewest_players", words, n=least)
    words = translate("Handbook", "At most %n player(s) can take part.", most)
    yield said("most_players", words, n=most)


def _decks(rules: Rules) -> Sentences:
    count, two_from = rules.jokers_per_deck, rules.two_decks_from
    if count:
        words = translate("Handbook", "A deck has 52 cards and %n joker(s).", count)
    else:
        words = translate("Handbook", "A deck has 52 cards and no jokers.")
    yield said("deck", words, jokers=count)
    if two_from is None or two_from > rules.max_players:
        yield said("one_deck", translate("Handbook", "One deck is used."))
    elif two_from <= rules.min_players:
        words = translate("Handbook", "Two decks are shuffled together.")
        yield said("two_decks", words, least=two_from)
    else:
        words = translate(
            "Handbook",
            "One deck is used; from %n player(s) on, two decks are shuffled together.",
            two_from,
        )
        yield said("two_decks", words, least=two_from)


def _order(rules: Rules) -> Sentences:
    words = translate(
        "Handbook",
        "From high to low the cards of a suit are ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3,"
        " 2; the ace can also be low, below the 2.",
    )
    if rules.meld_kinds != "sets":
        yield said("order", words)


def _hands(rules: Rules) -> Sentences:
    """Groups neighbouring numbers of players that are dealt the same."""
    groups: list[list[int]] = []
    for players in range(rules.min_players, rules.max_players + 1):
        if groups and rules.hand_size(groups[-1][0]) == rules.hand_size(players):
            groups[-1].append(players)
        else:
            groups.append([players])
    for group in groups:
        count, least, most = rules.hand_size(group[0]), group[0], group[-1]
        if len(groups) == 1:
            words = translate("Handbook", "Everybody is dealt %n card(s).", count)
        else:
            number = (
                translate("Handbook", "%n player(s)", least)
                if least == most
                else translate("Handbook", "{least} to %n player(s)", most, least=least)
            )
            words = translate("Handbook", "{players}: %n card(s) each.", count, players=number)
        yield said("hands", words, n=count, least=least, most=most)


def _deal(rules: Rules) -> Sentences:
    words = translate("Handbook", "The cards are dealt one at a time, clockwise.")
    yield said("dealt_singly", words)
    words = translate("Handbook", "The player to the dealer’s left gets the first card.")
    yield said("dealt_from_left", words)
    words = translate("Handbook", "The next card is turned up and begins the discard pile.")
    yield said("upcard", words)
    words = translate("Handbook", "The others are the stock and lie face down.")
    yield said("stock", words)
    words = translate(
        "Handbook", "The player to the dealer’s left begins, and play goes on clockwise."
    )
    yield said("left_begins", words)


def _next_dealer(rules: Rules) -> Sentences:
    yield said("first_dealer", translate("Handbook", "The first dealer is drawn by lot."))
    if rules.next_dealer == "winner":
        words = translate(
            "Handbook",
            "After that, whoever had the most points in the last round deals; of several, the first"
            " to the last dealer’s left.",
        )
        yield said("winner_deals", words)
    else:
        words = translate("Handbook", "After each round the deal passes to the left.")
        yield said("deal_passes", words)


# -------------------------------------------------------------------------------- drawing


def _turn(rules: Rules) -> Sentences:
    words = translate(
        "Handbook",
        "A turn has three parts: draw; lay melds and lay off, as much or as little as you like;"
        " discard one card.",
    )
    yield said("turn", words)


def _drawing(rules: Rules) -> Sentences:
    if rules.discard_draw == "any":
        words = translate(
            "Handbook",
            "Draw the top card of the stock, or any card of the discard pile: all cards above it"
            " come along.",
        )
        yield said("draw_any", words)
    else:
        words = translate(
            "Handbook",
            "Draw the top card of the stock, or the top card of the discard pile, or the whole"
            " discard pile.",
        )
        yield said("draw_top_or_all", words)


def _pass(rules: Rules) -> Sentences:
    if rules.stock_out == "last_draw":
        return  # the round is over before anybody could pass
    if rules.stock_out == "rebuild":
        words = translate(
            "Handbook",
            "Only when the stock is empty and cannot be made anew may you pass instead of drawing;"
            " that ends your turn.",
        )
        yield said("pass_ends_turn", words)
    else:
        words = translate(
            "Handbook", "Only when the stock is empty may you pass instead of drawing."
        )
        yield said("pass_ends_round", words)


def _pile(rules: Rules) -> Sentences:
    if rules.discard_pile == "fanned":
        words = translate(
            "Handbook", "The discards lie fanned, so that everybody can read all of them."
        )
        yield said("fanned", words)
        return
    words = translate("Handbook", "The discards lie stacked: only the top one can be seen.")
    yield said("stacked", words)
    if rules.peek_price is None:
        yield said("no_peeking", translate("Handbook", "Nobody may look through them."))


def _duty(rules: Rules) -> Sentences:
    whole = rules.discard_draw == "top_or_all"
    if rules.duty is None:
        yield said("no_duty", translate("Handbook", "Drawing from the pile brings no duty."))
    elif rules.duty == "chosen_card":
        words = translate(
            "Handbook",
            "The card that you choose from the pile must be used at once, in a meld or in a"
            " lay-off.",
        )
        yield said("use_chosen", words)
        if whole:
            words = translate("Handbook", "If you take the whole pile, it is the bottom card.")
            yield said("bottom_is_chosen", words)
        words = translate("Handbook", "The cards above it may be laid as well, or kept.")
        yield said("others_kept", words)
    elif rules.duty == "taken_card_meld":
        if whole:
            words = translate(
                "Handbook",
                "Whoever takes the whole pile, of two or more cards, must at once lay a new meld"
                " with at least one of the cards taken.",
            )
        else:
            words = translate(
                "Handbook",
                "Whoever draws deeper than the top discard must at once lay a new meld with at"
                " least one of the cards taken.",
            )
        yield said("meld_taken", words)
    else:
        if whole:
            words = translate(
                "Handbook",
                "Whoever takes the whole pile, of two or more cards, must at once lay a new meld"
                " with at least one of the cards that were covered.",
            )
        else:
            words = translate(
                "Handbook",
                "Whoever draws deeper than the top discard must at once lay a new meld with at"
                " least one of the cards taken that were covered.",
            )
        yield said("meld_covered", words)
        words = translate(
            "Handbook",
            "A meld that was complete in the hand, a lay-off, or the top card alone will not do.",
        )
        yield said("covered_only", words)


def _duty_price(rules: Rules) -> Sentences:
    if rules.duty is None:
        return
    if rules.duty_price is None:
        words = translate(
            "Handbook", "A card that brings this duty may be drawn only if it can be met."
        )
        yield said("only_if_met", words)
        words = translate("Handbook", "Until it is met, nothing else may be done.")
        yield said("nothing_before", words)
        return
    words = translate(
        "Handbook",
        "If you cannot, or will not, you pay %n point(s).",
        rules.duty_price,
    )
    yield said("duty_price", words, price=rules.duty_price)
    words = translate("Handbook", "Once you have paid, the whole turn is free.")
    yield said("free_after_price", words)
    if _swaps(rules):
        words = translate(
            "Handbook",
            "Until you have met the duty or paid, you may swap jokers and do nothing else.",
        )
        yield said("swaps_before", words)
    else:
        words = translate(
            "Handbook", "Until you have met the duty or paid, you may do nothing else."
        )
        yield said("nothing_before", words)


def _swaps(rules: Rules) -> bool:
    return rules.jokers_per_deck > 0 and rules.joker_swap != "never"


def _top_has_duty(rules: Rules) -> bool:
    """Whether the top discard alone must be used at once."""
    return rules.duty == "chosen_card" and not rules.top_card_free


def _top_card_free(rules: Rules) -> Sentences:
    if rules.top_card_free and rules.duty is not None:
        words = translate("Handbook", "The top discard alone may be drawn without any duty.")
        yield said("top_free", words)


def _may_return(rules: Rules) -> Sentences:
    if _top_has_duty(rules):
        return
    if rules.may_return_top_card:
        words = translate(
            "Handbook",
            "A top discard that was just drawn alone may be discarded again in that turn.",
        )
        yield said("top_returns", words)
        return
    words = translate(
        "Handbook", "A top discard that was just drawn alone may not be discarded in that turn."
    )
    yield said("top_stays", words)
    words = translate("Handbook", "It may if it is the last card in hand.")
    yield said("last_card_goes", words)
    if _has_doubles(rules):
        words = translate("Handbook", "If you hold another card just like it, either may go.")
        yield said("double_goes", words)


def _has_doubles(rules: Rules) -> bool:
    """Whether a hand can hold two cards that are alike."""
    two_decks = rules.two_decks_from is not None and rules.two_decks_from <= rules.max_players
    return two_decks or rules.jokers_per_deck > 1


def _take_needs_meld(rules: Rules) -> Sentences:
    if rules.take_needs_meld:
        words = translate(
            "Handbook",
            "Only a player with a meld of their own on the table may draw deeper than the top"
            " discard.",
        )
        yield said("take_needs_meld", words)


def _first_lap(rules: Rules) -> Sentences:
    if not rules.closed_first_lap:
        return
    words = translate(
        "Handbook", "Until everybody has finished a first turn, nothing is laid or swapped."
    )
    yield said("first_lap", words)
    if _top_has_duty(rules):
        words = translate(
            "Handbook", "Until then no discard may be drawn either, as it could not be used."
        )
        yield said("first_lap_stock_only", words)
    else:
        words = translate("Handbook", "Until then only the top discard may be drawn.")
        yield said("first_lap_top_only", words)
    if rules.peek_price is not None and rules.claims:
        words = translate("Handbook", "Looks into the pile and false calls cost as usual.")
        yield said("first_lap_prices", words)
    elif rules.claims:
        words = translate("Handbook", "False calls cost as usual.")
        yield said("first_lap_prices", words)
    elif rules.peek_price is not None:
        words = translate("Handbook", "Looks into the pile cost as usual.")
        yield said("first_lap_prices", words)


def _peek(rules: Rules) -> Sentences:
    if rules.peek_price is None:
        return
    words = translate(
        "Handbook",
        "Before drawing, the player whose turn it is may look through a discard pile of two or more"
        " cards; that costs %n point(s).",
        rules.peek_price,
    )
    yield said("peek", words, price=rules.peek_price)
    words = translate("Handbook", "That is allowed once a turn, and nobody else sees the cards.")
    yield said("peek_once", words)


# ----------------------------------------------------------------------------------- melds


def _kinds(rules: Rules) -> Sentences:
    if rules.meld_kinds == "runs":
        yield said("runs_only", translate("Handbook", "Only runs are melds; sets do not count."))
    elif rules.meld_kinds == "sets":
        yield said("sets_only", translate("Handbook", "Only sets are melds; runs do not count."))
    else:
        yield said("both_kinds", translate("Handbook", "A meld is a set or a run."))


def _sets(rules: Rules) -> Sentences:
    if rules.meld_kinds == "runs":
        return
    yield said("set", translate("Handbook", "A set is three or four cards of one rank."))
    two_decks = rules.two_decks_from is not None and rules.two_decks_from <= rules.max_players
    if rules.same_suit_sets and two_decks:
        words = translate("Handbook", "With two decks, it may hold two cards of one suit.")
        yield said("suit_twice", words)
    elif two_decks:
        words = translate("Handbook", "With two decks, too, its suits must all differ.")
        yield said("suits_differ", words)
    else:
        yield said("suits_differ", translate("Handbook", "Its suits all differ."))


def _runs(rules: Rules) -> Sentences:
    if rules.meld_kinds == "sets":
        return
    words = translate(
        "Handbook", "A run is a sequence of %n card(s) or more, thirteen at most.", rules.min_run
    )
    yield said("run", words, least=rules.min_run)
    yield said("one_suit", translate("Handbook", "All cards of a run are of one suit."))


def _corner(rules: Rules) -> Sentences:
    if rules.meld_kinds == "sets":
        return
    words = translate("Handbook", "The ace is high or low: below the 2 or above the king.")
    yield said("ace_both_ways", words)
    if rules.ring_runs:
        words = translate("Handbook", "Runs turn the corner: after king and ace comes the 2.")
        yield said("corner", words)
    else:
        words = translate(
            "Handbook", "Runs do not turn the corner: nothing follows the ace above the king."
        )
        yield said("no_corner", words)


def _first_meld(rules: Rules) -> Sentences:
    if rules.first_meld_points is not None:
        words = translate(
            "Handbook",
            "A player’s first meld of a round must be worth at least %n point(s).",
            rules.first_meld_points,
        )
        yield said("first_meld", words, points=rules.first_meld_points)


def _lay_off(rules: Rules) -> Sentences:
    words = translate(
        "Handbook", "Cards may be laid off on any meld on the table, your own or another’s."
    )
    yield said("lay_off", words)
    words = translate("Handbook", "They lie before you and score for you.")
    yield said("lay_off_scores", words)
    if rules.meld_kinds == "both":
        words = translate(
            "Handbook",
            "You say which meld a card joins, and later cards follow that: an 8 laid to a set of"
            " eights is no end of a run, so no 7 joins it there.",
        )
        yield said("lay_off_stays", words)
    if rules.lay_off_needs_meld:
        words = translate(
            "Handbook",
            "For an opponent’s meld you need a meld of your own on the table first; cards that you"
            " laid off do not count as one.",
        )
        yield said("own_meld_first", words)


# ---------------------------------------------------------------------------------- jokers


def _jokers(rules: Rules) -> Sentences:
    if not rules.jokers_per_deck:
        return
    yield said("joker", translate("Handbook", "A joker stands for any one card."))
    words = translate("Handbook", "Once laid, it keeps standing for that card.")
    yield said("joker_keeps", words)
    if rules.meld_kinds == "runs":
        return
    words = translate("Handbook", "In a set it stands for a suit that the set does not hold yet.")
    yield said("joker_free_suit", words)
    if rules.same_suit_sets:
        words = translate(
            "Handbook", "The very card that it stands for may be laid beside it later."
        )
        yield said("natural_beside", words)


def _joker_limit(rules: Rules) -> Sentences:
    if not rules.jokers_per_deck:
        return
    if rules.joker_limit == "one":
        yield said("one_joker", translate("Handbook", "A meld holds one joker at most."))
    elif rules.joker_limit == "unlimited":
        words = translate("Handbook", "A meld may hold any number of jokers.")
        yield said("any_jokers", words)
    else:
        words = translate(
            "Handbook", "Every meld has more natural cards than jokers, after lay-offs too."
        )
        yield said("fewer_jokers", words)


def _swap(rules: Rules) -> Sentences:
    if not rules.jokers_per_deck:
        return
    if rules.joker_swap == "never":
        yield said("no_swaps", translate("Handbook", "A joker on the table stays where it is."))
        return
    if rules.joker_swap == "others":
        words = translate(
            "Handbook",
            "In your turn, after drawing, you may take a joker that another player laid, by putting"
            " the very card it stands for in its place.",
        )
        yield said("swap_others", words)
    else:
        words = translate(
            "Handbook",
            "In your turn, after drawing, you may take any joker on the table, by putting the very"
            " card it stands for in its place.",
        )
        yield said("swap_anyone", words)
    words = translate("Handbook", "That card scores for whoever laid the joker.")
    yield said("swapped_scores", words)


# ----------------------------------------------------------------------------------- calls


def _claims(rules: Rules) -> Sentences:
    if not rules.claims:
        return
    words = translate(
        "Handbook",
        "A discard that fits a meld on the table may be called by any player but the one who"
        " discarded it.",
    )
    yield said("call", words)
    words = translate(
        "Handbook", "That can be done until the next card is drawn; a pass does not end it."
    )
    yield said("call_window", words)
    words = translate("Handbook", "The first to call gets the card and scores it.")
    yield said("first_call", words)
    yield said("call_lays", translate("Handbook", "It must be laid there at once."))
    words = translate("Handbook", "Each player may call once on a discard.")
    yield said("call_once", words)
    if rules.must_discard_to_go_out and not rules.closing_card_face_up:
        words = translate("Handbook", "The closing card, face down, cannot be called.")
        yield said("closing_uncalled", words)


def _false_claim(rules: Rules) -> Sentences:
    if not rules.claims:
        return
    words = translate(
        "Handbook",
        "Calling a discard that fits nowhere costs %n point(s).",
        rules.false_claim_price,
    )
    yield said("false_call", words, price=rules.false_claim_price)
    words = translate("Handbook", "After a false call the others may still call.")
    yield said("others_call", words)
    if rules.lay_off_needs_meld:
        words = translate(
            "Handbook",
            "For a player without a meld of their own every call is false: they may not lay off.",
        )
        yield said("false_without_meld", words, price=rules.false_claim_price)


# ----------------------------------------------------------------------- the end of a round


def _going_out(rules: Rules) -> Sentences:
    if not rules.must_discard_to_go_out:
        words = translate(
            "Handbook",
            "A round ends at once when a player has no cards left, by melding, laying off or"
            " discarding.",
        )
        yield said("empty_hand_ends", words)
        return
    words = translate("Handbook", "A round ends when a player discards their last card.")
    yield said("last_discard_ends", words)
    words = translate(
        "Handbook",
        "A player who has laid all cards has not gone out yet: in the next turn they draw from the"
        " stock only, and lay that card or close with it.",
    )
    yield said("cardless", words)
    if _swaps(rules) and rules.claims:
        words = translate("Handbook", "They may swap that card for a joker and call, like anybody.")
        yield said("cardless_may", words)
    elif _swaps(rules):
        words = translate("Handbook", "They may swap that card for a joker, like anybody.")
        yield said("cardless_may", words)
    elif rules.claims:
        words = translate("Handbook", "They may call, like anybody.")
        yield said("cardless_may", words)


def _closing_card(rules: Rules) -> Sentences:
    if not rules.must_discard_to_go_out:
        return
    if rules.closing_card_face_up:
        words = translate("Handbook", "The closing card is laid face up.")
        yield said("closing_face_up", words)
    else:
        words = translate("Handbook", "The closing card is laid face down.")
        yield said("closing_face_down", words)


def _closing_fits(rules: Rules) -> Sentences:
    if not rules.closing_card_may_fit:
        words = translate(
            "Handbook", "The last card may not be discarded if its player could lay it off."
        )
        yield said("closing_must_not_fit", words)
    elif rules.must_discard_to_go_out:
        words = translate("Handbook", "It may be a card that could be laid off.")
        yield said("closing_may_fit", words)


def _closing_claim(rules: Rules) -> Sentences:
    if not rules.closing_card_claimable:
        return
    words = translate(
        "Handbook",
        "It may be called: the round waits until somebody does so rightly, or the next player"
        " passes. Whoever laid it has gone out all the same.",
    )
    yield said("closing_called", words)


def _stock_out(rules: Rules) -> Sentences:
    if rules.stock_out == "decline":
        words = translate(
            "Handbook",
            "When the stock is empty, players may go on drawing discards; the round ends when the"
            " player whose turn it is passes.",
        )
        yield said("declining_ends", words)
    elif rules.stock_out == "last_draw":
        words = translate(
            "Handbook",
            "The round ends at the latest with the turn of the player who drew the last card of the"
            " stock.",
        )
        yield said("last_card_ends", words)
    else:
        words = translate(
            "Handbook",
            "When the stock is empty and somebody draws from it, the discards but the top one are"
            " shuffled and become the new stock; there must be two discards or more.",
        )
        yield said("rebuilt", words)
        words = translate(
            "Handbook",
            "That happens again only if a card has gone to the table since the last time.",
        )
        yield said("rebuilt_again", words)
        words = translate(
            "Handbook",
            "When it cannot be, the player in turn takes a discard or passes, until the round"
            " ends by itself.",
        )
        yield said("not_rebuilt", words)


def _idle(rules: Rules) -> Sentences:
    words = translate(
        "Handbook",
        "A round in which nothing happens any more ends by itself: when everybody has had %n"
        " turn(s), or {fewer} once the stock is gone for good, in which no card came from the stock"
        " or went to the table.",
        IDLE_LAPS,
    )
    yield said("idle", words, laps=IDLE_LAPS, fewer=IDLE_LAPS_WITHOUT_STOCK)


# ---------------------------------------------------------------------------------- points


def _scores(rules: Rules) -> Sentences:
    words = translate(
        "Handbook",
        "At the end of a round everybody scores the cards they laid, less the cards left in hand.",
    )
    yield said("scores", words)
    words = translate("Handbook", "Hands count even when nobody has gone out.")
    yield said("hands_count", words)
    if rules.duty_price is not None or rules.peek_price is not None or rules.claims:
        words = translate("Handbook", "What a player has paid in the round is taken off.")
        yield said("prices", words)
    words = translate(
        "Handbook",
        "A round, and a total, may be below zero: 87 on the table and 90 in hand are −3.",
    )
    yield said("below_zero", words)


def _pips(rules: Rules) -> Sentences:
    if rules.pip_values:
        yield said("pips", translate("Handbook", "Cards from 2 to 9 count their pips."))
    else:
        yield said("fives", translate("Handbook", "Cards from 2 to 9 count 5 each."))
    yield said("tens", translate("Handbook", "Ten, jack, queen and king count 10 each."))


def _aces(rules: Rules) -> Sentences:
    if rules.ace_low == rules.ace_high == rules.ace_in_hand:
        words = translate("Handbook", "An ace counts {points}.")
        yield said("ace", words, points=rules.ace_high)
        return
    if rules.meld_kinds != "sets":
        words = translate(
            "Handbook",
            "An ace counts {low} as the lowest card of a run and {high} anywhere else in one.",
        )
        yield said("ace_in_run", words, low=rules.ace_low, high=rules.ace_high)
    if rules.meld_kinds != "runs":
        words = translate("Handbook", "In a set an ace counts {high}.")
        yield said("ace_in_set", words, high=rules.ace_high)
    words = translate("Handbook", "An ace left in hand counts {points}.")
    yield said("ace_in_hand", words, points=rules.ace_in_hand)


def _joker_points(rules: Rules) -> Sentences:
    if rules.jokers_per_deck:
        words = translate("Handbook", "A joker counts {points}, whatever it stands for.")
        yield said("joker_points", words, points=rules.joker_value)


def _bonus(rules: Rules) -> Sentences:
    if rules.going_out_bonus:
        words = translate("Handbook", "Going out is worth %n point(s).", rules.going_out_bonus)
        yield said("bonus", words, points=rules.going_out_bonus)


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


def _joker_examples(rules: Rules) -> Examples:
    if not rules.jokers_per_deck:
        return ()
    if rules.meld_kinds == "sets":
        return (("8c *1 8s", True),)
    first, _, *rest = _row("d", 5 if rules.min_run < 8 else 0, rules.min_run).split()
    return ((" ".join((first, "*1", *rest)), True),)


SECTIONS: tuple[Section, ...] = (
    Section(
        lambda: translate("Handbook", "The aim"),
        (
            Clause(("target", "rounds"), _aim),
            Clause(("winner",), _winner),
            Clause(("tie_break",), _tie),
            Clause(("settlement",), _settlement),
        ),
    ),
    Section(
        lambda: translate("Handbook", "Players, cards, deal"),
        (
            Clause(("min_players", "max_players"), _players),
            Clause(("jokers_per_deck", "two_decks_from"), _decks),
            Clause((), _order, topic="order"),
            Clause(("hand_sizes",), _hands),
            Clause((), _deal, topic="deal"),
            Clause(("next_dealer",), _next_dealer),
        ),
    ),
    Section(
        lambda: translate("Handbook", "Drawing"),
        (
            Clause((), _turn, topic="turn"),
            Clause(("discard_draw",), _drawing),
            Clause((), _pass, topic="pass"),
            Clause(("discard_pile",), _pile),
            Clause(("duty",), _duty),
            Clause(("duty_price",), _duty_price),
            Clause(("top_card_free",), _top_card_free),
            Clause(("may_return_top_card",), _may_return),
            Clause(("take_needs_meld",), _take_needs_meld),
            Clause(("closed_first_lap",), _first_lap),
            Clause(("peek_price",), _peek),
        ),
    ),
    Section(
        lambda: translate("Handbook", "Melds"),
        (
            Clause(("meld_kinds",), _kinds),
            Clause(("same_suit_sets",), _sets, _set_examples),
            Clause(("min_run",), _runs, _run_examples),
            Clause(("ring_runs",), _corner, _corner_examples),
            Clause(("first_meld_points",), _first_meld),
            Clause(("lay_off_needs_meld",), _lay_off),
        ),
    ),
    Section(
        lambda: translate("Handbook", "Jokers"),
        (
            Clause((), _jokers, _joker_examples, topic="jokers"),
            Clause(("joker_limit",), _joker_limit),
            Clause(("joker_swap",), _swap),
        ),
    ),
    Section(
        lambda: translate("Handbook", "Calls"),
        (Clause(("claims",), _claims), Clause(("false_claim_price",), _false_claim)),
    ),
    Section(
        lambda: translate("Handbook", "The end of a round"),
        (
            Clause(("must_discard_to_go_out",), _going_out),
            Clause(("closing_card_face_up",), _closing_card),
            Clause(("closing_card_may_fit",), _closing_fits),
            Clause(("closing_card_claimable",), _closing_claim),
            Clause(("stock_out",), _stock_out),
            Clause((), _idle, topic="idle"),
        ),
    ),
    Section(
        lambda: translate("Handbook", "Points"),
        (
            Clause((), _scores, topic="scores"),
            Clause(("pip_values",), _pips),
            Clause(("ace_low", "ace_high", "ace_in_hand"), _aces),
            Clause(("joker_value",), _joker_points),
            Clause(("going_out_bonus",), _bonus),
        ),
    ),
)
"""Every option of ``Rules`` stands behind some clause."""

"""Clauses about melds, jokers, calls, the end of a round, and points."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from rummy_qt.engine import Rules

from .clause import Clause, Section

translate = QCoreApplication.translate


def _kinds(rules: Rules) -> str:
    return {
        "both": translate("Handbook", "A meld is a set or a run."),
        "runs": translate("Handbook", "Only runs are melds; sets do not count."),
        "sets": translate("Handbook", "Only sets are melds; runs do not count."),
    }[rules.meld_kinds]


def _sets(rules: Rules) -> str:
    if rules.meld_kinds == "runs":
        return ""
    text = translate("Handbook", "A set is three or four cards of one rank.")
    if rules.two_decks_from is None:
        return text
    if rules.same_suit_sets:
        more = translate("Handbook", "With two decks, it may hold two cards of one suit.")
    else:
        more = translate("Handbook", "With two decks, too, its suits must all differ.")
    return f"{text} {more}"


def _runs(rules: Rules) -> str:
    if rules.meld_kinds == "sets":
        return ""
    return translate(
        "Handbook", "A run is {least} or more cards of one suit in sequence, thirteen at most."
    ).format(least=rules.min_run)


def _corner(rules: Rules) -> str:
    if rules.meld_kinds == "sets":
        return ""
    if rules.ring_runs:
        return translate(
            "Handbook", "The ace is high or low, and runs turn the corner: king, ace, two is good."
        )
    return translate(
        "Handbook",
        "The ace is high or low, but runs do not turn the corner: king, ace, two is not.",
    )


def _first_meld(rules: Rules) -> str:
    if rules.first_meld_points is None:
        return ""
    return translate(
        "Handbook", "A player's first meld of a round must be worth at least {points} points."
    ).format(points=rules.first_meld_points)


def _lay_off(rules: Rules) -> str:
    text = translate(
        "Handbook",
        "Cards may be laid off on any meld on the table, your own or another's. They lie before"
        " you and score for you.",
    )
    if not rules.lay_off_needs_meld:
        return text
    more = translate(
        "Handbook", "For an opponent's meld you need a meld of your own on the table first."
    )
    return f"{text} {more}"


def _jokers(rules: Rules) -> str:
    if not rules.jokers_per_deck:
        return ""
    return translate(
        "Handbook", "A joker stands for any one card; once laid, it keeps standing for that card."
    )


_JOKER_LIMITS: dict[str, Callable[[], str]] = {
    "fewer_than_naturals": lambda: translate(
        "Handbook", "Every meld has fewer jokers than other cards, after lay-offs too."
    ),
    "one": lambda: translate("Handbook", "A meld holds one joker at most."),
    "unlimited": lambda: translate("Handbook", "A meld may hold any number of jokers."),
}


def _joker_limit(rules: Rules) -> str:
    return _JOKER_LIMITS[rules.joker_limit]() if rules.jokers_per_deck else ""


_SWAPS: dict[str, Callable[[], str]] = {
    "never": lambda: translate("Handbook", "A joker on the table stays where it is."),
    "others": lambda: translate(
        "Handbook",
        "In your turn you may take a joker that another player laid, by putting the very card it"
        " stands for in its place. That card scores for whoever laid the joker.",
    ),
    "anyone": lambda: translate(
        "Handbook",
        "In your turn you may take any joker on the table, by putting the very card it stands for"
        " in its place. That card scores for whoever laid the joker.",
    ),
}


def _swap(rules: Rules) -> str:
    return _SWAPS[rules.joker_swap]() if rules.jokers_per_deck else ""


def _claims(rules: Rules) -> str:
    if not rules.claims:
        return ""
    return translate(
        "Handbook",
        "A discard that fits a meld on the table may be called by any other player, until the next"
        " card is drawn. The first to call lays it there and scores it.",
    )


def _false_claim(rules: Rules) -> str:
    if not rules.claims:
        return ""
    return translate(
        "Handbook", "Calling a discard that fits nowhere costs {price} points."
    ).format(price=rules.false_claim_price)


def _going_out(rules: Rules) -> str:
    if rules.must_discard_to_go_out:
        return translate(
            "Handbook",
            "A round ends when a player discards their last card. A player who has laid all cards"
            " has not gone out yet: in the next turn they draw from the stock, and lay that card"
            " or close with it.",
        )
    return translate(
        "Handbook",
        "A round ends at once when a player has no cards left, by melding, laying off or"
        " discarding.",
    )


def _closing_card(rules: Rules) -> str:
    if not rules.must_discard_to_go_out:
        return ""
    if rules.closing_card_face_up:
        return translate("Handbook", "The closing card is laid face up.")
    return translate("Handbook", "The closing card is laid face down.")


def _closing_fits(rules: Rules) -> str:
    if not rules.must_discard_to_go_out:
        return ""
    if rules.closing_card_may_fit:
        return translate("Handbook", "It may be a card that could be laid off.")
    return translate("Handbook", "It may not be a card that could be laid off.")


def _closing_claim(rules: Rules) -> str:
    if not rules.closing_card_claimable:
        return ""
    return translate("Handbook", "It may be called like any other discard.")


_STOCK_OUT: dict[str, Callable[[], str]] = {
    "decline": lambda: translate(
        "Handbook",
        "When the stock is empty, players may go on drawing discards; the round ends when the"
        " player to move declines them.",
    ),
    "rebuild": lambda: translate(
        "Handbook",
        "When the stock is empty, the discards but the top one are shuffled and become the new"
        " stock.",
    ),
    "last_draw": lambda: translate(
        "Handbook",
        "The round ends at the latest with the turn of the player who drew the last card of the"
        " stock.",
    ),
}


def _stock_out(rules: Rules) -> str:
    return _STOCK_OUT[rules.stock_out]()


def _idle(rules: Rules) -> str:
    return translate(
        "Handbook",
        "A round in which nothing happens any more ends by itself: after ten laps without a card"
        " from the stock or to the table, or three once the stock is gone.",
    )


def _pips(rules: Rules) -> str:
    if rules.pip_values:
        return translate(
            "Handbook", "Cards from 2 to 9 count their pips; ten, jack, queen and king count 10."
        )
    return translate(
        "Handbook", "Cards from 2 to 9 count 5 each; ten, jack, queen and king count 10."
    )


def _aces(rules: Rules) -> str:
    if rules.ace_low == rules.ace_high == rules.ace_in_hand:
        return translate("Handbook", "An ace counts {points}.").format(points=rules.ace_high)
    return translate(
        "Handbook",
        "An ace counts {low} as the lowest card of a run, {high} anywhere else on the table, and"
        " {hand} in hand.",
    ).format(low=rules.ace_low, high=rules.ace_high, hand=rules.ace_in_hand)


def _joker_points(rules: Rules) -> str:
    if not rules.jokers_per_deck:
        return ""
    return translate("Handbook", "A joker counts {points}, whatever it stands for.").format(
        points=rules.joker_value
    )


def _bonus(rules: Rules) -> str:
    if not rules.going_out_bonus:
        return ""
    return translate("Handbook", "Going out is worth {points} points.").format(
        points=rules.going_out_bonus
    )


def _hand_counts(rules: Rules) -> str:
    return translate(
        "Handbook",
        "At the end of a round everybody scores the cards they laid, less the cards left in hand,"
        " less the prices they paid. A round, and a total, may be below zero: 87 on the table and"
        " 90 in hand are −3.",
    )


def _set_examples(rules: Rules) -> tuple[tuple[str, bool], ...]:
    return () if rules.meld_kinds == "runs" else (("8c 8d 8s", True), ("Kc Kd Kh Ks", True))


def _run_examples(rules: Rules) -> tuple[tuple[str, bool], ...]:
    return () if rules.meld_kinds == "sets" else (("5h 6h 7h 8h", rules.min_run <= 4),)


def _corner_examples(rules: Rules) -> tuple[tuple[str, bool], ...]:
    if rules.meld_kinds == "sets":
        return ()
    short = rules.min_run > 3
    return (
        ("As 2s 3s", not short),
        ("Qs Ks As", not short),
        ("Ks As 2s", rules.ring_runs and not short),
    )


def _joker_examples(rules: Rules) -> tuple[tuple[str, bool], ...]:
    return (("6d *1 8d", True),) if rules.jokers_per_deck and rules.min_run == 3 else ()


SECTIONS = (
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
            Clause((), _jokers, _joker_examples),
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
            Clause((), _idle),
        ),
    ),
    Section(
        lambda: translate("Handbook", "Points"),
        (
            Clause((), _hand_counts),
            Clause(("pip_values",), _pips),
            Clause(("ace_low", "ace_high", "ace_in_hand"), _aces),
            Clause(("joker_value",), _joker_points),
            Clause(("going_out_bonus",), _bonus),
        ),
    ),
)

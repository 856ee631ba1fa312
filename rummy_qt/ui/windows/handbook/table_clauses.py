"""Clauses about the match, the people, the cards, and drawing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from rummy_qt.engine import Rules

from .clause import Clause, Section

translate = QCoreApplication.translate


def _aim(rules: Rules) -> str:
    count = rules.rounds
    if count is not None:
        text = translate(
            "Handbook",
            "Whoever has the best total after %n round(s) wins. Points come from cards on the"
            " table; cards left in hand count against their holder.",
            "",
            count,
        )
    else:
        text = translate(
            "Handbook",
            "The match ends after the round in which somebody reaches {target} points. Points"
            " come from cards on the table; cards left in hand count against their holder.",
        ).format(target=rules.target)
    return text


def _winner(rules: Rules) -> str:
    if rules.winner == "nearest":
        return translate("Handbook", "The total nearest to {target} wins.").format(
            target=rules.target
        )
    return translate("Handbook", "Of several who have reached it, the highest total wins.")


def _tie(rules: Rules) -> str:
    if rules.tie_break == "closer":
        return translate(
            "Handbook",
            "If the best are level, the one of them who went out wins; if none did, another round"
            " is played.",
        )
    return translate("Handbook", "If the best are level, another round is played.")


def _settlement(rules: Rules) -> str:
    if not rules.settlement:
        return ""
    return translate(
        "Handbook",
        "The winner collects from each opponent the difference between their totals.",
    )


def _players(rules: Rules) -> str:
    return translate("Handbook", "{least} to {most} can play.").format(
        least=rules.min_players, most=rules.max_players
    )


def _decks(rules: Rules) -> str:
    count = rules.jokers_per_deck  # a plain name: lupdate reads no other expression
    jokers = translate("Handbook", "and %n joker(s)", "", count)
    one = translate("Handbook", "One deck of 52 cards is used.")
    if rules.jokers_per_deck:
        one = translate("Handbook", "One deck of 52 cards {jokers} is used.").format(jokers=jokers)
    if rules.two_decks_from is None or rules.two_decks_from > rules.max_players:
        return one
    if rules.two_decks_from <= rules.min_players:
        two = translate("Handbook", "Two such decks are shuffled together.")
    else:
        two = translate(
            "Handbook", "With {players} or more players, two such decks are shuffled together."
        ).format(players=rules.two_decks_from)
    return f"{one} {two}"


def _hands(rules: Rules) -> str:
    """Groups neighbouring numbers of players that are dealt the same."""
    groups: list[list[int]] = []
    for players in range(rules.min_players, rules.max_players + 1):
        if groups and rules.hand_size(groups[-1][0]) == rules.hand_size(players):
            groups[-1].append(players)
        else:
            groups.append([players])
    if len(groups) == 1:
        size = rules.hand_size(groups[0][0])
        return translate("Handbook", "Everybody is dealt %n card(s).", "", size)
    parts = [_hand_part(group, rules.hand_size(group[0])) for group in groups]
    return translate("Handbook", "Everybody is dealt {parts}.").format(parts="; ".join(parts))


def _hand_part(group: list[int], size: int) -> str:
    cards = translate("Handbook", "%n card(s)", "", size)
    if len(group) == 1:
        text = translate("Handbook", "{cards} when {players} play")
        return text.format(cards=cards, players=group[0])
    text = translate("Handbook", "{cards} when {least} to {most} play")
    return text.format(cards=cards, least=group[0], most=group[-1])


def _deal(rules: Rules) -> str:
    return translate(
        "Handbook",
        "Cards are dealt one at a time, clockwise from the dealer's left. The next card is turned"
        " up and begins the discard pile; the others are the stock, face down. The player to the"
        " dealer's left begins, and play goes on clockwise.",
    )


def _next_dealer(rules: Rules) -> str:
    if rules.next_dealer == "winner":
        return translate(
            "Handbook",
            "The first dealer is drawn by lot; after that, the winner of the last round deals.",
        )
    return translate(
        "Handbook", "The first dealer is drawn by lot; after that, the deal passes to the left."
    )


def _turn(rules: Rules) -> str:
    return translate(
        "Handbook",
        "A turn has three parts: draw; lay melds and lay off, as much or as little as you like;"
        " discard one card.",
    )


def _drawing(rules: Rules) -> str:
    if rules.discard_draw == "any":
        return translate(
            "Handbook",
            "Draw the top card of the stock, or any card of the discard pile: all cards above it"
            " come along.",
        )
    return translate(
        "Handbook",
        "Draw the top card of the stock, or the top card of the discard pile, or the whole"
        " discard pile.",
    )


def _pile(rules: Rules) -> str:
    if rules.discard_pile == "fanned":
        return translate(
            "Handbook", "The discards lie fanned, so that everybody can read all of them."
        )
    return translate("Handbook", "The discards lie stacked: only the top one can be seen.")


_DUTIES: dict[str, Callable[[], str]] = {
    "chosen_card": lambda: translate(
        "Handbook",
        "The card that you choose from the pile must be used at once, in a meld or in a lay-off."
        " The cards above it may be laid as well, or kept.",
    ),
    "taken_card_meld": lambda: translate(
        "Handbook",
        "Whoever draws deeper than the top discard must at once lay a new meld with at least one"
        " of the cards taken.",
    ),
    "covered_card_meld": lambda: translate(
        "Handbook",
        "Whoever takes the whole pile must at once lay a new meld with at least one of the cards"
        " that were covered. A meld that was complete in the hand, a lay-off, or the top card"
        " alone will not do.",
    ),
}


def _duty(rules: Rules) -> str:
    if rules.duty is None:
        return translate("Handbook", "Drawing from the pile brings no duty.")
    return _DUTIES[rules.duty]()


def _duty_price(rules: Rules) -> str:
    if rules.duty is None:
        return ""
    if rules.duty_price is None:
        return translate(
            "Handbook", "A card may be drawn from the pile only if this duty can be met."
        )
    return translate("Handbook", "Whoever cannot, or will not, pays {price} points.").format(
        price=rules.duty_price
    )


def _top_card_free(rules: Rules) -> str:
    if not rules.top_card_free:
        return ""
    return translate("Handbook", "The top discard alone may be drawn without any duty.")


def _may_return(rules: Rules) -> str:
    if rules.may_return_top_card:
        return translate(
            "Handbook", "A top discard that was just drawn may be discarded again in that turn."
        )
    if rules.duty == "chosen_card" and not rules.top_card_free:
        return ""
    return translate(
        "Handbook",
        "A top discard that was just drawn may not be discarded again in that turn, unless it is"
        " the last card in hand.",
    )


def _take_needs_meld(rules: Rules) -> str:
    if not rules.take_needs_meld:
        return ""
    return translate(
        "Handbook",
        "Only a player with a meld of their own on the table may draw deeper than the top discard.",
    )


def _first_lap(rules: Rules) -> str:
    if not rules.closed_first_lap:
        return ""
    return translate(
        "Handbook",
        "Until everybody has finished a first turn, nothing is laid, and of the discards only the"
        " top one may be drawn.",
    )


def _peek(rules: Rules) -> str:
    if rules.peek_price is None:
        return ""
    return translate(
        "Handbook",
        "Before drawing, the player to move may look through the discard pile, once a turn, for"
        " {price} points.",
    ).format(price=rules.peek_price)


SECTIONS = (
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
)

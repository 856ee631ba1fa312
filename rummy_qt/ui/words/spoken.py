"""Screen reader texts for the items on the table and the players.

Each function returns the phrases of one item, separated by commas, with what it is first. For what
happens, use ``EventTexts.sentence``, ``reason_text``, ``prompt_text`` and ``preview_text`` with the
naming ``SPOKEN``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rummy_qt.engine import Card
from rummy_qt.engine.melds import Meld
from rummy_qt.records.texts import English

from .cards import SPOKEN, spoken_card, spoken_cards
from .language import cards_phrase, in_context, points_phrase, points_text, translate
from .prompts import PromptSubject, prompt_text

tr = in_context("Spoken")


def held_card(
    card: Card, *, selected: bool = False, new: bool = False, uses: Sequence[str] = ()
) -> str:
    """A card of the hand; ``uses``: what can be done with it. Readers add its position."""
    phrases = [spoken_card(card)]
    if selected:
        #: a card of the hand that was chosen
        phrases.append(tr("chosen"))
    if new:
        #: a card of the hand that was drawn or taken last
        phrases.append(tr("new"))
    return ", ".join([*phrases, *uses])


def uses(
    fits: Iterable[tuple[Meld, str | None]], *, due: bool, melds: bool, barred: bool
) -> list[str]:
    """What can be done with a card of the hand.

    ``fits``: melds that it can be laid off on, and who laid each, None for the person; ``due``: it
    was taken with a duty; ``melds``: it is part of a meld in the hand; ``barred``: it may not be
    discarded, while others may.
    """
    phrases = [tr("must be used at once")] if due else []
    phrases += [tr("can be melded")] if melds else []
    for meld, name in fits:
        words = spoken_cards(meld.cards)
        if name is None:
            phrases.append(tr("fits your meld: {meld}", meld=words))
        else:
            phrases.append(tr("fits the meld laid by {name}: {meld}", name=name, meld=words))
    return phrases + ([tr("cannot be discarded")] if barred else [])


def discard(card: Card, above: int, preview: str = "") -> str:
    """A discard under ``above`` others; ``preview``: what taking it brings."""
    name = spoken_card(card)
    if above:
        #: a card in the discard pile, and how many cards lie on it
        words = tr("{card}, under %n card(s)", above, card=name)
    else:
        #: the top card of the discard pile
        words = tr("{card}, on top", card=name)
    return f"{words}. {preview}" if preview else words


def discard_pile(covered: int) -> str:
    """The discard pile as a whole; ``covered``: the number of its cards if it is stacked."""
    if not covered:
        return translate("Areas", "Discard pile")
    return tr("Discard pile, {cards}", cards=cards_phrase(covered))


def whole_hand(cards: Sequence[Card]) -> str:
    """All cards of the person's hand."""
    if not cards:
        return tr("Your hand is empty.")
    count, names = cards_phrase(len(cards)), spoken_cards(cards)
    #: {count}: “7 cards”; {cards}: their names
    return tr("In your hand, {count}: {cards}.", count=count, cards=names)


def meld(meld: Meld, points: int, name: str | None = None) -> str:
    """A meld on the table: its kind, its cards, its points, and who laid it if not ``None``."""
    kind: English = "run: {cards}; {points}" if meld.kind == "run" else "set: {cards}; {points}"
    words = tr(kind, cards=spoken_cards(meld.cards), points=points_phrase(points))
    return words if name is None else tr("{meld}; laid by {name}", meld=words, name=name)


def seat(name: str, cards: int, total: int, on_table: int, *, to_move: bool) -> str:
    """A player: cards in hand, total, points on the table, and whether it is their turn."""
    words = tr(
        #: {cards}: “7 cards”; {total} and {on_table}: “120 points”
        "{name}: {cards}; {total} in all, {on_table} on the table",
        name=name,
        cards=cards_phrase(cards),
        total=points_phrase(total),
        on_table=points_phrase(on_table),
    )
    if not to_move:
        return words
    #: {seat}: a player with cards and points, as “Bo: 7 cards; …”
    return tr("{seat}; playing now", seat=words)


def call_window(
    seconds: float, price: int | None, keys: tuple[str, str], *, alone: bool = True
) -> str:
    """How long a call may be made (0 ``seconds``: no limit); ``keys``: to call, and to pass.

    ``alone``: whether nobody else may call it.
    """
    if seconds:
        sentences = [tr("You may call this discard for %n second(s).", round(seconds))]
    elif not alone:
        sentences = [tr("You may call this discard until somebody else does.")]
    else:
        sentences = [tr("You may call this discard, for as long as you like.")]
    if price is not None:
        sentences.append(tr("A false call costs %n point(s).", price))
    key, other = keys
    #: {key} and {other}: keys, such as C and Esc
    sentences.append(tr("{key} calls it, {other} lets it pass.", key=key, other=other))
    return " ".join(sentences)


def chosen(cards: Sequence[Card]) -> str:
    """Which cards of the hand are chosen."""
    if not cards:
        return tr("No card is chosen.")
    #: {cards}: cards of the hand, as “seven to nine of clubs”
    return tr("Chosen: {cards}.", cards=spoken_cards(cards))


def standing(state: PromptSubject, dealer: str, number: str, target: int | None) -> str:
    """How the match stands: round, target (None for none), dealer, whose turn or lead."""
    sentences = [f"{number}."] if number else []
    if target is not None:
        sentences.append(tr("The match goes to {target}.", target=target))
    #: {name}: a player, perhaps “You”
    sentences.append(tr("Dealer: {name}.", name=dealer))
    sentences.append(prompt_text(state, SPOKEN))
    return " ".join(filter(None, sentences))


def scores(rows: Iterable[tuple[str, int, int]]) -> str:
    """How a finished round was scored: names, points of the round, totals."""
    #: {points}: of this round, as “+25”; {total}: of all rounds, as “120 points”
    words: English = "{name}: {points}, {total} in all"
    lines = (
        tr(words, name=name, points=points_text(points), total=points_phrase(total))
        for name, points, total in rows
    )
    return f"{'; '.join(lines)}."


def next_round(key: str) -> str:
    """Which key deals the next round."""
    #: {key}: of the keyboard, such as Ctrl+Return
    return tr("{key} deals the next round.", key=key)

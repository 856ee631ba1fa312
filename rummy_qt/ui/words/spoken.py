"""What lies on the table and who sits there, item by item, for a screen reader.

Each function gives one item's words, phrases between commas: what it is first, what else is so
after it. What happens is told by ``Storyteller.tell``, ``refusal_text``, ``prompt_text`` and
``preview_text`` with the naming ``SPOKEN``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rummy_qt.engine import Card
from rummy_qt.engine.melds import Meld

from .cards import spoken_card, spoken_cards, spoken_rank
from .language import translate
from .numbers import cards_phrase, points_phrase, points_text


def held_card(
    card: Card,
    place: int = 0,
    of: int = 0,
    *,
    selected: bool = False,
    new: bool = False,
    uses: Sequence[str] = (),
) -> str:
    """A card of the hand, the ``place``-th ``of`` so many; ``uses``: what can be done with it."""
    phrases = [spoken_card(card)]
    if of:
        phrases.append(translate("Spoken", "{place} of {count}", place=place, count=of))
    if selected:
        #: a card of the hand that was chosen
        phrases.append(translate("Spoken", "selected"))
    if new:
        #: a card of the hand that was drawn or taken last
        phrases.append(translate("Spoken", "new"))
    return ", ".join([*phrases, *uses])


def can_join(meld: Meld, name: str | None) -> str:
    """One use of a card: to lay it off on a meld, which ``name`` laid; None for the person."""
    words = meld_name(meld)
    if name is None:
        return translate("Spoken", "fits your meld: {meld}", meld=words)
    return translate("Spoken", "fits the meld laid by {name}: {meld}", name=name, meld=words)


def can_be_melded() -> str:
    """One use of a card: it is part of a meld in the hand."""
    return translate("Spoken", "can be melded")


def can_be_discarded() -> str:
    """One use of a card."""
    return translate("Spoken", "can be discarded")


def must_be_used() -> str:
    """Of a card in the hand that was taken with a duty."""
    return translate("Spoken", "must be used at once")


def discard(card: Card, above: int, preview: str = "") -> str:
    """A discard with so many ``above`` it; ``preview``: what taking it brings."""
    name = spoken_card(card)
    if above:
        #: a card in the discard pile, and how many cards lie on it
        words = translate("Spoken", "{card}, under %n card(s)", above, card=name)
    else:
        #: the top card of the discard pile
        words = translate("Spoken", "{card}, on top", card=name)
    return f"{words}, {preview}" if preview else words


def stock(count: int) -> str:
    """The stock."""
    return translate("Spoken", "Stock, {cards}", cards=cards_phrase(count))


def discard_pile(count: int) -> str:
    """The discard pile as a whole."""
    return translate("Spoken", "Discard pile, {cards}", cards=cards_phrase(count))


def your_hand(count: int) -> str:
    """The person's hand as a whole."""
    return translate("Spoken", "Your hand, {cards}", cards=cards_phrase(count))


def players(count: int) -> str:
    """The seats as a whole."""
    return translate("Spoken", "%n player(s)", count)


def meld_name(meld: Meld) -> str:
    """A meld in few words: a run by its ends, a set by its cards."""
    if meld.kind == "set":
        return spoken_cards(meld.cards)
    first, last = meld.cards[0], meld.cards[-1]
    #: a run on the table: {first} is a rank (five), {last} a card (eight of clubs)
    return translate("Spoken", "{first} to {last}", first=spoken_rank(first), last=_role(last))


def _role(card: Card) -> str:
    """A card, or what a joker on the table stands for."""
    return spoken_card(Card.parse(str(card).rpartition("=")[2]))


def meld(meld: Meld, points: int, name: str | None = None) -> str:
    """A meld on the table: its kind, its cards, its points, and who laid it if not ``None``."""
    cards, worth = spoken_cards(meld.cards), points_phrase(points)
    if meld.kind == "run":
        words = translate("Spoken", "run: {cards}; {points}", cards=cards, points=worth)
    else:
        words = translate("Spoken", "set: {cards}; {points}", cards=cards, points=worth)
    if name is None:
        return words
    return translate("Spoken", "{meld}; laid by {name}", meld=words, name=name)


def seat(name: str, cards: int, total: int, on_table: int, *, to_move: bool) -> str:
    """A player: cards in hand, total, points on the table, and whether it is their turn."""
    words = translate(
        "Spoken",
        #: {cards}: “7 cards”; {total} and {on_table}: “120 points”
        "{name}: {cards}; in all {total}, on the table {on_table}",
        name=name,
        cards=cards_phrase(cards),
        total=points_phrase(total),
        on_table=points_phrase(on_table),
    )
    if not to_move:
        return words
    #: {seat}: a player with cards and points, as “Bo: 7 cards; …”
    return translate("Spoken", "{seat}; playing now", seat=words)


def call_window(seconds: float, price: int | None) -> str:
    """That the last discard can be called: for so many seconds (0: as long as one likes)."""
    sentences = [
        translate("Spoken", "You may call this discard, as long as you like.")
        if not seconds
        else translate("Spoken", "You may call this discard for %n second(s).", round(seconds))
    ]
    if price is not None:
        sentences.append(translate("Spoken", "A false call costs %n point(s).", price))
    return " ".join(sentences)


def scores(rows: Iterable[tuple[str, int, int]]) -> str:
    """How a finished round was scored: names, points of the round, totals."""
    return "; ".join(
        translate(
            "Spoken",
            #: {points}: of this round, as “+25”; {total}: of all rounds, as “120 points”
            "{name}: {points}, in all {total}",
            name=name,
            points=points_text(points),
            total=points_phrase(total),
        )
        for name, points, total in rows
    )

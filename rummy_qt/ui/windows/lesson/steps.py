"""The lesson as a table: what is said of a good move, and which event shows it learned.

Which move is good here, the tutor asks a player; the deal is one in which a good player has
something of everything to do.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rummy_qt.engine import Card, Move, View
from rummy_qt.engine.events import Discarded, Drew, Event, LaidOff, Melded, Took
from rummy_qt.engine.melds import Meld
from rummy_qt.play.targets import DISCARD, HAND, NEW_MELD, Zone
from rummy_qt.ui.words.cards import cards_text
from rummy_qt.ui.words.language import QT_TRANSLATE_NOOP

RULEBOOK: Final = "500-rum-de"
OPPONENT: Final = "beginner"
DEAL: Final = "1449"
"""The person leads, holds one run, and may in the second turn take the first discard, three cards
deep, for a set; then a card fits what the opponent laid. Found by trying deal after deal."""


class Offer(NamedTuple):
    """A move to point at."""

    cards: tuple[Card, ...] = ()
    """Cards to light, wherever they lie."""
    zones: tuple[Zone, ...] = ()
    """Where they go."""
    stock: bool = False
    """Whether the stock is lit."""
    meld: Meld | None = None
    """The meld that they join."""

    @property
    def words(self) -> dict[str, str]:
        """What a sentence can name."""
        meld = cards_text(self.meld.cards) if self.meld is not None else ""
        return {"cards": cards_text(self.cards), "meld": meld}


NOTHING: Final = Offer()
"""Nothing to point at."""


def offer_of(move: Move, view: View) -> Offer:
    """What to point at for a move; nothing for the rare kinds that no lesson is about."""
    cards = tuple(card.bare for card in move.cards)
    if move.kind == "draw":
        return Offer(stock=True, zones=(HAND,))
    if move.kind == "take":
        return Offer(cards, (HAND,))
    if move.kind == "meld":
        return Offer(cards, (NEW_MELD,))
    if move.kind == "lay" and move.meld is not None:
        return Offer(cards, (Zone("meld", move.meld),), meld=view.melds[move.meld - 1])
    if move.kind == "discard":
        return Offer(cards, (DISCARD,))
    return NOTHING


class Goal(NamedTuple):
    """One kind of move to be learned."""

    first: str
    """Said until it was done once: with ``{cards}`` and ``{meld}`` of the offer, and keys."""
    again: str
    """Said from then on."""
    done: type[Event]
    """The person's event that shows it learned."""
    praise: str
    """Said when it was done for the first time."""


GOALS: Final[dict[str, Goal]] = {
    "draw": Goal(
        QT_TRANSLATE_NOOP(
            "Lesson",
            "A turn begins with a card. Click the stock, or drag its top card to your hand.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "Your turn again: draw from the stock."),
        Drew,
        QT_TRANSLATE_NOOP("Lesson", "The card with a dot is the new one."),
    ),
    "take": Goal(
        QT_TRANSLATE_NOOP(
            "Lesson",
            "A discard that stands up may be taken instead, even from below: click the {cards}."
            " The cards on top come along, and the {cards} must be used at once.",
        ),
        QT_TRANSLATE_NOOP(
            "Lesson", "Your turn again, and the {cards} in the pile is worth having: take it."
        ),
        Took,
        QT_TRANSLATE_NOOP("Lesson", "More cards, more melds."),
    ),
    "meld": Goal(
        QT_TRANSLATE_NOOP(
            "Lesson",
            "{cards} are a meld. Click each of them, then drag them to your place on the table or"
            " press the Meld button.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "You hold a meld: lay {cards} on the table."),
        Melded,
        QT_TRANSLATE_NOOP(
            "Lesson",
            "Cards on the table count for you: jack, queen and king {court} each, an ace {ace}"
            " ({low} before a 2), all others their number.",
        ),
    ),
    "lay": Goal(
        QT_TRANSLATE_NOOP(
            "Lesson",
            "You can lay off {cards} on {meld}, whoever laid it: drag to it, or double-click. The"
            " points are yours.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "Lay off {cards} on {meld}."),
        LaidOff,
        QT_TRANSLATE_NOOP(
            "Lesson", "The yarn below a card has the colour of the player for whom it counts."
        ),
    ),
    "discard": Goal(
        QT_TRANSLATE_NOOP(
            "Lesson",
            "A turn ends with a discard. Drag a card that you can spare to the pile, or"
            " double-click it: the {cards}, for example.",
        ),
        QT_TRANSLATE_NOOP("Lesson", "End your turn with a discard, perhaps the {cards}."),
        Discarded,
        QT_TRANSLATE_NOOP("Lesson", "Your turn is over; {undo} would take the move back."),
    ),
}
"""By kind of move, what is learned."""

DUTY: Final = {
    "meld": QT_TRANSLATE_NOOP(
        "Lesson", "Now the card that you took has to be used: lay {cards} on the table."
    ),
    "lay": QT_TRANSLATE_NOOP(
        "Lesson", "Now the card that you took has to be used: lay off {cards} on {meld}."
    ),
}
"""By kind of move, what is said while a taken discard must be used."""

AIM: Final = QT_TRANSLATE_NOOP(
    "Lesson",
    "The first to reach {target} points wins, over several rounds. Your melds earn points; cards"
    " left in your hand when a round ends cost them.",
)
WAITING: Final = QT_TRANSLATE_NOOP(
    "Lesson", "{name} is playing. The line above your hand tells what happens."
)
ANYTHING: Final = QT_TRANSLATE_NOOP("Lesson", "Do as the line above your hand says.")
STRAYED: Final = QT_TRANSLATE_NOOP("Lesson", "{happened} That is fine, too.")
LEARNED: Final = QT_TRANSLATE_NOOP(
    "Lesson",
    "Well done, that is the game. A round ends when somebody has no cards left; the first to"
    " reach {target} points wins. {handbook} opens the rules.",
)
ROUND_OVER: Final = QT_TRANSLATE_NOOP(
    "Lesson",
    "The round is over: what you laid counts for you, what stayed in your hand against you."
    " The first to reach {target} points wins. {handbook} opens the rules.",
)

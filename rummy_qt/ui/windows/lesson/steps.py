"""The lesson as a table: what is said, what is pointed at, and which event shows it learned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from rummy_qt.engine import View
from rummy_qt.engine.events import Discarded, Drew, Event, LaidOff, Melded, Took
from rummy_qt.ui.i18n import QT_TRANSLATE_NOOP

from . import offers
from .offers import Offer

RULEBOOK: Final = "500-rum-de"
OPPONENT: Final = "beginner"
DEAL: Final = "1449"
"""The person leads, holds one run, and may in the second turn take the first discard, three cards
deep, for a set; then a card fits what the opponent laid. Found by trying deal after deal."""


class Step(NamedTuple):
    """One thing to do."""

    sentence: str
    """With ``{cards}`` and ``{meld}`` of the offer, ``{name}`` of the opponent, and keys."""
    offer: Callable[[View], Offer | None]
    """The move to point at; None while there is no such move."""
    done: type[Event] | None = None
    """The person's event that shows it learned; None for what comes again and again."""
    praise: str = ""
    """Said when it was done."""


GOALS: Final = (
    Step(
        QT_TRANSLATE_NOOP(
            "Lesson",
            "A turn begins with a card. Click the stock, or drag its top card to your hand.",
        ),
        offers.drawing,
        Drew,
        QT_TRANSLATE_NOOP("Lesson", "That is your new card, with a dot."),
    ),
    Step(
        QT_TRANSLATE_NOOP(
            "Lesson",
            "You may take a discard instead, even from below: click the {cards}. The cards on it"
            " come along, and the {cards} must be used at once.",
        ),
        offers.taking,
        Took,
        QT_TRANSLATE_NOOP("Lesson", "More cards, more melds."),
    ),
    Step(
        QT_TRANSLATE_NOOP(
            "Lesson",
            "{cards} are a meld. Click each of them, then drag them to your place on the table or"
            " press Meld (Tab leads there).",
        ),
        offers.melding,
        Melded,
        QT_TRANSLATE_NOOP("Lesson", "Cards on the table count for you."),
    ),
    Step(
        QT_TRANSLATE_NOOP(
            "Lesson",
            "The {cards} fits {meld}, whoever laid it: drag it there, or double-click it. Its"
            " points are yours.",
        ),
        offers.laying_off,
        LaidOff,
        QT_TRANSLATE_NOOP("Lesson", "The tab on the card has your colour: it counts for you."),
    ),
    Step(
        QT_TRANSLATE_NOOP(
            "Lesson",
            "A turn ends with a discard. Drag a card that you can spare to the pile, or"
            " double-click it: the {cards} goes with nothing.",
        ),
        offers.discarding,
        Discarded,
        QT_TRANSLATE_NOOP("Lesson", "Your turn is over; {undo} would take the move back."),
    ),
)
"""What is learned, each once; the first that is possible comes first."""

HABITS: Final = (
    Step(
        QT_TRANSLATE_NOOP(
            "Lesson", "Now the card that you took has to be used: lay {cards} on the table."
        ),
        offers.using,
    ),
    Step(QT_TRANSLATE_NOOP("Lesson", "Your turn again: draw from the stock."), offers.drawing),
    Step(
        QT_TRANSLATE_NOOP("Lesson", "End your turn with a discard, perhaps the {cards}."),
        offers.discarding,
    ),
    Step(
        QT_TRANSLATE_NOOP(
            "Lesson", "{name} is to move. The line above your hand tells what happens."
        ),
        offers.waiting,
    ),
    Step(
        QT_TRANSLATE_NOOP("Lesson", "Do as the line above your hand says."),
        offers.anything,
    ),
)
"""What is done turn after turn, when nothing new can be learned in this position."""

STRAYED: Final = QT_TRANSLATE_NOOP("Lesson", "{happened} That is fine, too.")
LEARNED: Final = QT_TRANSLATE_NOOP(
    "Lesson",
    "Well done, that is the game. The round ends when somebody is rid of all cards; cards left in"
    " a hand cost points. {handbook} opens the rules.",
)
ROUND_OVER: Final = QT_TRANSLATE_NOOP(
    "Lesson",
    "The round is over: what you laid counts for you, what stayed in your hand against you."
    " {handbook} opens the rules.",
)

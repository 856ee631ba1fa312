"""What the course says: of each kind of move, between them, and of each of its six rounds.

``{cards}`` and ``{meld}`` are those of the move that is pointed at; names of actions (``{undo}``,
``{handbook}``) stand for their keys.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rummy_qt.engine import events
from rummy_qt.engine.events import Event

from .language import QT_TR_NOOP, in_context

tr = in_context("Lesson")


class Goal(NamedTuple):
    """One kind of move to be learned."""

    first: str
    """Said until it was done once."""
    by_keys: str
    """The same for whoever has used a key last."""
    again: str
    """Said from then on."""
    done: type[Event]
    """The person's event that shows it learned."""
    praise: str
    """Said when it was done for the first time."""


GOALS: Final[dict[str, Goal]] = {
    "draw": Goal(
        QT_TR_NOOP(
            "A turn begins with a card. Click the stock, or drag its top card to your hand."
        ),
        QT_TR_NOOP("A turn begins with a card. Go to the stock with Tab, and press Enter."),
        QT_TR_NOOP("Your turn again: draw from the stock."),
        events.Drew,
        QT_TR_NOOP("A brass edge on the left alone marks a new card."),
    ),
    "take": Goal(
        QT_TR_NOOP(
            "A discard that stands up may be taken instead, even from below. Click this one:"
            " {cards}. The cards on top come along, and it must be used at once."
        ),
        QT_TR_NOOP(
            "A discard that stands up may be taken instead, even from below. Go to this one with"
            " Tab and the arrow keys, and press Enter: {cards}. The cards on top come along, and it"
            " must be used at once."
        ),
        QT_TR_NOOP("Your turn again, and there is a discard worth having: {cards}. Take it."),
        events.Took,
        QT_TR_NOOP("More cards, more melds."),
    ),
    "meld": Goal(
        QT_TR_NOOP(
            "You hold a meld: {cards}. Click each of its cards, then drag them to your place on the"
            " table or press the Meld button."
        ),
        QT_TR_NOOP(
            "You hold a meld: {cards}. Choose each of its cards with the space bar, then press"
            " Enter."
        ),
        QT_TR_NOOP("You hold a meld: {cards}. Lay it on the table."),
        events.Melded,
        QT_TR_NOOP(
            #: {court}, {ace}, {low}: points, as in “king 10 each, an ace 15 (1 before a 2)”
            "Cards on the table count for you: jack, queen and king {court} each, an ace {ace}"
            " ({low} before a 2), all others their number."
        ),
    ),
    "lay": Goal(
        QT_TR_NOOP(
            "What fits a meld may be laid off there, whoever laid it. Here: {cards}, on the meld"
            " {meld}. Drag it there, or double-click; the points are yours."
        ),
        QT_TR_NOOP(
            "What fits a meld may be laid off there, whoever laid it. Here: {cards}, on the meld"
            " {meld}. Go to the card and press Enter; the points are yours."
        ),
        QT_TR_NOOP("Something fits: lay off {cards}, on the meld {meld}."),
        events.LaidOff,
        QT_TR_NOOP("The yarn under a card has the colour of the player it counts for."),
    ),
    "discard": Goal(
        QT_TR_NOOP(
            "A turn ends with a discard. Drag a card that you can spare to the pile, or"
            " double-click it: {cards}, for example."
        ),
        QT_TR_NOOP(
            "A turn ends with a discard. Go to a card that you can spare and press Enter: {cards},"
            " for example."
        ),
        QT_TR_NOOP("End your turn with a discard, perhaps {cards}."),
        events.Discarded,
        QT_TR_NOOP("Your turn is over; {undo} would take the move back."),
    ),
    "swap": Goal(
        QT_TR_NOOP(
            "A joker on the table stands for a card that you hold: {cards}. Drag it onto the meld"
            " {meld}, and the joker is yours to use."
        ),
        QT_TR_NOOP(
            "A joker on the table stands for a card that you hold: {cards}. Go to the card and"
            " press Enter, and the joker is yours to use."
        ),
        QT_TR_NOOP("You can have a joker: put {cards} in its place."),
        events.Swapped,
        QT_TR_NOOP("A joker in your hand can stand for whatever you need."),
    ),
    "claim": Goal(
        QT_TR_NOOP(
            "The discard fits a meld on the table. Whoever calls first may lay it off there, also"
            " out of turn: press the button, or {call}. A call for a card that does not fit costs"
            " points."
        ),
        QT_TR_NOOP(
            "The discard fits a meld on the table. Whoever calls first may lay it off there, also"
            " out of turn: press {call}. A call for a card that does not fit costs points."
        ),
        QT_TR_NOOP("This discard fits as well: call it ({call})."),
        events.Claimed,
        QT_TR_NOOP("That was quick: the card is laid off, and counts for you."),
    ),
}
"""By kind of move, what is learned."""

DUTY: Final = {
    "meld": QT_TR_NOOP("Now the card that you took has to be used. Lay this meld: {cards}."),
    "lay": QT_TR_NOOP(
        "Now the card that you took has to be used. Lay off {cards}, on the meld {meld}."
    ),
}
"""By kind of move, what is said while a taken discard must be used."""

AIM: Final = QT_TR_NOOP(
    "The first to reach %n point(s) wins, over several rounds. Your melds earn points; cards"
    " left in your hand when a round ends cost them."
)
WAITING: Final = QT_TR_NOOP("{name} is playing. The line above your hand tells what happens.")
ANYTHING: Final = QT_TR_NOOP("Do as the line above your hand says.")
#: after a sentence that tells another move than the one that was pointed at
STRAYED: Final = QT_TR_NOOP("That is fine, too.")
#: likewise
WORSE: Final = QT_TR_NOOP(
    "By the cards that you could see, the advice was worth about %n point(s) more."
)
ROUND_OVER: Final = QT_TR_NOOP(
    "The round is over: your melds count for you, cards left in your hand against you. The first"
    " to reach %n point(s) wins. {handbook} opens the rules."
)

USEFUL: Final = QT_TR_NOOP("{name} took your {card}, and laid %n point(s) in that turn.")


class ChapterWords(NamedTuple):
    """What one round of the course says of itself."""

    title: str
    aim: str
    """Said before the first move."""
    goodbye: str
    """Said once all is learned."""


CHAPTERS: Final = (
    ChapterWords(
        QT_TR_NOOP("Drawing and melding"),
        AIM,
        QT_TR_NOOP(
            "That is a turn: draw, meld what you can, discard. Sets are three or four cards of one"
            " rank, runs three or more in a row of one suit."
        ),
    ),
    ChapterWords(
        QT_TR_NOOP("The discard pile"),
        QT_TR_NOOP(
            "The discards lie open, and any of them may be yours, with all that lie above it: more"
            " cards to meld, and more to be caught with."
        ),
        QT_TR_NOOP(
            "The card that you take must be laid at once; those above it are yours to keep. Look"
            " through the pile each turn, before you draw."
        ),
    ),
    ChapterWords(
        QT_TR_NOOP("Laying off"),
        QT_TR_NOOP(
            "Single cards earn points, too, where they fit a meld that lies on the table: your own"
            " or anybody’s."
        ),
        QT_TR_NOOP(
            "Whoever lays a card off has its points, whoever the meld was. So look at the whole"
            " table before you discard: what fits there is worth more than a card thrown away."
        ),
    ),
    ChapterWords(
        QT_TR_NOOP("What to discard"),
        QT_TR_NOOP(
            "The card that you throw lies open for everybody. Good discards are of no use to you"
            " and of none to the others: follow the advice for a few turns, and see why."
        ),
        QT_TR_NOOP(
            "Throw what nobody can use, keep what may still become a meld, and do not sit on high"
            " cards when somebody is about to go out."
        ),
    ),
    ChapterWords(
        QT_TR_NOOP("Going out"),
        QT_TR_NOOP(
            "Whoever has no card left ends the round at once. What the others still hold counts"
            " against them. Try to be first."
        ),
        QT_TR_NOOP(
            "You went out, and {name} was caught with cards in hand. Watch how few cards the others"
            " hold: the number stands at each face."
        ),
    ),
    ChapterWords(
        QT_TR_NOOP("Jokers and calls"),
        QT_TR_NOOP(
            "Danish rules: a joker stands for any card, and a discard that fits a meld may be"
            " called by whoever is quickest."
        ),
        QT_TR_NOOP(
            "That is the whole course. Each of the six rulebooks has its own ways: see what differs"
            " between them."
        ),
    ),
)
"""In the order of the course."""

"""What happened, told to the person event by event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from rummy_qt.engine.events import (
    CalledFalsely,
    Claimed,
    Conceded,
    Dealt,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Passed,
    Peeked,
    Rebuilt,
    RoundEnded,
    Swapped,
    Took,
)
from rummy_qt.play.covered import Covered
from rummy_qt.play.standins import StandIn

from .cards import WRITTEN, Naming
from .language import QT_TRANSLATE_NOOP, translate
from .numbers import cards_phrase

Happening = Event | StandIn | Covered
Whose = Literal["person", "own", "other"]
"""Whose thing a seat did something with: the person's, its own, or another's."""


class Storyteller:
    """Tells events to the person: ``names`` by seat, the person's own seat speaks as "you"."""

    def __init__(self, names: Sequence[str], person: int | None) -> None:
        self.names = names
        self._person = person
        self.melder: Callable[[int], int | None] = lambda _: None
        """The seat that laid a meld, by its number; None where that is not known."""
        self.joker_of: Callable[[Swapped], tuple[int, int] | None] = lambda _: None
        """Whose joker was swapped, and the points that this seat lost by it."""

    def tell(self, event: Happening, naming: Naming = WRITTEN) -> str:
        """One sentence, or two short ones, for an event as the person saw it."""
        return _TELLERS[type(event)](self, event, naming)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def whose(self, owner: int, seat: int) -> Whose:
        """Whose a thing of ``owner`` is, where ``seat`` did something with it."""
        if owner == self._person:
            return "person"
        return "own" if owner == seat else "other"

    def _say(self, seat: int, mine: str, theirs: str, n: int | None = None, **words: str) -> str:
        text = mine if seat == self._person else theirs
        return translate("Log", text, n, name=self.names[seat], **words)

    def dealt(self, event: Dealt, naming: Naming) -> str:
        return self._say(
            event.dealer,
            QT_TRANSLATE_NOOP("Log", "You dealt %n card(s) each and turned up {card}."),
            QT_TRANSLATE_NOOP("Log", "{name} dealt %n card(s) each and turned up {card}."),
            event.hand_size,
            card=naming.card(event.upcard),
        )

    def drew(self, event: Drew, naming: Naming) -> str:
        if event.card is None:
            return translate("Log", "{name} drew from the stock.", name=self.names[event.seat])
        return self._say(
            event.seat,
            QT_TRANSLATE_NOOP("Log", "You drew {card} from the stock."),
            QT_TRANSLATE_NOOP("Log", "{name} drew {card} from the stock."),
            card=naming.card(event.card),
        )

    def rebuilt(self, event: Rebuilt, _: Naming) -> str:
        return translate("Log", "The discards became a new stock of %n card(s).", event.size)

    def took(self, event: Took, naming: Naming) -> str:
        if len(event.cards) == 1:
            return self._say(
                event.seat,
                QT_TRANSLATE_NOOP("Log", "You took {card} from the discard pile."),
                QT_TRANSLATE_NOOP("Log", "{name} took {card} from the discard pile."),
                card=naming.card(event.cards[0]),
            )
        return self._say(
            event.seat,
            QT_TRANSLATE_NOOP("Log", "You took %n discard(s): {cards}."),
            QT_TRANSLATE_NOOP("Log", "{name} took %n discard(s): {cards}."),
            len(event.cards),
            cards=naming.cards(event.cards),
        )

    def passed(self, event: Passed, _: Naming) -> str:
        return self._say(
            event.seat,
            QT_TRANSLATE_NOOP("Log", "You passed."),
            QT_TRANSLATE_NOOP("Log", "{name} passed."),
        )

    def peeked(self, event: Peeked, _: Naming) -> str:
        return self._say(
            event.seat,
            QT_TRANSLATE_NOOP("Log", "You looked into the discard pile. That cost %n point(s)."),
            QT_TRANSLATE_NOOP("Log", "{name} looked into the discard pile. That cost %n point(s)."),
            event.price,
        )

    def melded(self, event: Melded, naming: Naming) -> str:
        return self._say(
            event.seat,
            QT_TRANSLATE_NOOP("Log", "You melded {cards}."),
            QT_TRANSLATE_NOOP("Log", "{name} melded {cards}."),
            cards=naming.cards(event.cards),
        )

    def laid_off(self, event: LaidOff, naming: Naming) -> str:
        return self._say(
            event.seat,
            QT_TRANSLATE_NOOP("Log", "You laid off {cards}."),
            QT_TRANSLATE_NOOP("Log", "{name} laid off {cards}."),
            cards=naming.cards(event.cards),
        )

    def swapped(self, event: Swapped, naming: Naming) -> str:
        melder = self.melder(event.meld)
        card = naming.card(event.card)
        if melder is None:
            return self._say(
                event.seat,
                QT_TRANSLATE_NOOP("Log", "You swapped {card} for a joker."),
                QT_TRANSLATE_NOOP("Log", "{name} swapped {card} for a joker."),
                card=card,
            )
        if melder == event.seat:
            return self._say(
                event.seat,
                QT_TRANSLATE_NOOP("Log", "You swapped {card} for a joker in your own meld."),
                QT_TRANSLATE_NOOP("Log", "{name} swapped {card} for a joker in their own meld."),
                card=card,
            )
        if melder == self._person:
            name = self.names[event.seat]
            text = QT_TRANSLATE_NOOP("Log", "{name} swapped {card} for a joker in your meld.")
            return translate("Log", text, name=name, card=card)
        return self._say(
            event.seat,
            QT_TRANSLATE_NOOP("Log", "You swapped {card} for a joker in a meld laid by {other}."),
            QT_TRANSLATE_NOOP(
                "Log", "{name} swapped {card} for a joker in a meld laid by {other}."
            ),
            card=card,
            other=self.names[melder],
        )

    def conceded(self, event: Conceded, _: Naming) -> str:
        return self._say(
            event.seat,
            QT_TRANSLATE_NOOP("Log", "You paid %n point(s) for the cards taken."),
            QT_TRANSLATE_NOOP("Log", "{name} paid %n point(s) for the cards taken."),
            event.price,
        )

    def discarded(self, event: Discarded, naming: Naming) -> str:
        if event.card is None:
            name = self.names[event.seat]
            return translate("Log", "{name} laid the last card face down.", name=name)
        card = naming.card(event.card)
        if not event.face_up:
            return translate("Log", "You laid your last card face down: {card}.", card=card)
        return self._say(
            event.seat,
            QT_TRANSLATE_NOOP("Log", "You discarded {card}."),
            QT_TRANSLATE_NOOP("Log", "{name} discarded {card}."),
            card=card,
        )

    def covered(self, told: Covered, _: Naming) -> str:
        name = self.names[told.seat]
        if isinstance(told.event, Dealt):
            return self._say(
                told.seat,
                QT_TRANSLATE_NOOP("Log", "You dealt."),
                QT_TRANSLATE_NOOP("Log", "{name} dealt."),
            )
        if isinstance(told.event, Discarded):
            return translate("Log", "{name} discarded a card.", name=name)
        cards = cards_phrase(told.size)
        return translate("Log", "{name} took the whole pile ({cards}).", name=name, cards=cards)

    def claimed(self, event: Claimed, naming: Naming) -> str:
        return self._say(
            event.seat,
            #: “Rommy!” is what players call out
            QT_TRANSLATE_NOOP("Log", "“Rommy!” You laid off {card}."),
            #: “Rommy!” is what players call out
            QT_TRANSLATE_NOOP("Log", "“Rommy!” {name} laid off {card}."),
            card=naming.card(event.card),
        )

    def called_falsely(self, event: CalledFalsely, _: Naming) -> str:
        return self._say(
            event.seat,
            QT_TRANSLATE_NOOP("Log", "“Rommy!” A false call: you lost %n point(s)."),
            QT_TRANSLATE_NOOP("Log", "“Rommy!” A false call: {name} lost %n point(s)."),
            event.price,
        )

    def stood_in(self, stand_in: StandIn, _: Naming) -> str:
        text = QT_TRANSLATE_NOOP("Log", "{name} did not answer: a simple player takes this turn.")
        return translate("Log", text, name=self.names[stand_in.seat])

    def round_ended(self, event: RoundEnded, _: Naming) -> str:
        if event.closer is None:
            return translate("Log", "The round is over.")
        return self._say(
            event.closer,
            QT_TRANSLATE_NOOP("Log", "You went out. The round is over."),
            QT_TRANSLATE_NOOP("Log", "{name} went out. The round is over."),
        )


_TELLERS: Final[dict[type, Callable[[Storyteller, Any, Naming], str]]] = {
    Dealt: Storyteller.dealt,
    Drew: Storyteller.drew,
    Rebuilt: Storyteller.rebuilt,
    Took: Storyteller.took,
    Passed: Storyteller.passed,
    Peeked: Storyteller.peeked,
    Melded: Storyteller.melded,
    LaidOff: Storyteller.laid_off,
    Swapped: Storyteller.swapped,
    Conceded: Storyteller.conceded,
    Discarded: Storyteller.discarded,
    Claimed: Storyteller.claimed,
    CalledFalsely: Storyteller.called_falsely,
    RoundEnded: Storyteller.round_ended,
    StandIn: Storyteller.stood_in,
    Covered: Storyteller.covered,
}

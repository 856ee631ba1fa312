"""What the table says: cards, moves, events and refusals as sentences for a person."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

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
from rummy_qt.play.standins import StandIn
from rummy_qt.ui.words.cards import card_text, cards_text
from rummy_qt.ui.words.language import translate


class Storyteller:
    """Tells events to the person: ``names`` by seat, the person's own seat speaks as "you"."""

    def __init__(self, names: Sequence[str], person: int | None) -> None:
        self._names = names
        self._person = person
        self.melder: Callable[[int], int | None] = lambda _: None
        """The seat that laid a meld, by its number; None where that is not known."""

    def tell(self, event: Event | StandIn) -> str:
        """One sentence for an event as the person saw it."""
        return _TELLERS[type(event)](self, event)

    def name(self, seat: int) -> str:
        return self._names[seat]

    def _mine(self, seat: int) -> bool:
        return seat == self._person

    def _say(self, seat: int, mine: str, theirs: str, **words: Any) -> str:
        return (mine if self._mine(seat) else theirs).format(name=self._names[seat], **words)

    def dealt(self, event: Dealt) -> str:
        return self._say(
            event.dealer,
            translate("Log", "You dealt {count} cards each. The {card} opens the discard pile."),
            translate("Log", "{name} dealt {count} cards each. The {card} opens the discard pile."),
            count=event.hand_size,
            card=card_text(event.upcard),
        )

    def drew(self, event: Drew) -> str:
        if event.card is None:
            return translate("Log", "{name} drew from the stock.", name=self._names[event.seat])
        return self._say(
            event.seat,
            translate("Log", "You drew the {card} from the stock."),
            translate("Log", "{name} drew the {card} from the stock."),
            card=card_text(event.card),
        )

    def rebuilt(self, event: Rebuilt) -> str:
        return translate(
            "Log", "The discards became a new stock of {count} cards.", count=event.size
        )

    def took(self, event: Took) -> str:
        if len(event.cards) == 1:
            return self._say(
                event.seat,
                translate("Log", "You took the {card} from the discard pile."),
                translate("Log", "{name} took the {card} from the discard pile."),
                card=card_text(event.cards[0]),
            )
        return self._say(
            event.seat,
            translate("Log", "You took {count} discards: {cards}."),
            translate("Log", "{name} took {count} discards: {cards}."),
            count=len(event.cards),
            cards=cards_text(event.cards),
        )

    def passed(self, event: Passed) -> str:
        return self._say(
            event.seat, translate("Log", "You passed."), translate("Log", "{name} passed.")
        )

    def peeked(self, event: Peeked) -> str:
        return self._say(
            event.seat,
            translate("Log", "You looked into the discard pile. It cost {price} points."),
            translate("Log", "{name} looked into the discard pile. It cost {price} points."),
            price=event.price,
        )

    def melded(self, event: Melded) -> str:
        return self._say(
            event.seat,
            translate("Log", "You melded {cards}."),
            translate("Log", "{name} melded {cards}."),
            cards=cards_text(event.cards),
        )

    def laid_off(self, event: LaidOff) -> str:
        return self._say(
            event.seat,
            translate("Log", "You laid off {cards}."),
            translate("Log", "{name} laid off {cards}."),
            cards=cards_text(event.cards),
        )

    def swapped(self, event: Swapped) -> str:
        melder = self.melder(event.meld)
        words = {"card": card_text(event.card)}
        if melder is None:
            return self._say(
                event.seat,
                translate("Log", "You swapped the {card} for a joker."),
                translate("Log", "{name} swapped the {card} for a joker."),
                **words,
            )
        if melder == event.seat:
            return self._say(
                event.seat,
                translate("Log", "You swapped the {card} for a joker in your own meld."),
                translate("Log", "{name} swapped the {card} for a joker in a meld of their own."),
                **words,
            )
        if self._mine(melder):
            text = translate("Log", "{name} swapped the {card} for a joker in your meld.")
            return text.format(name=self._names[event.seat], **words)
        return self._say(
            event.seat,
            translate("Log", "You swapped the {card} for a joker in {other}’s meld."),
            translate("Log", "{name} swapped the {card} for a joker in {other}’s meld."),
            other=self._names[melder],
            **words,
        )

    def conceded(self, event: Conceded) -> str:
        return self._say(
            event.seat,
            translate("Log", "You paid {price} points for the cards taken."),
            translate("Log", "{name} paid {price} points for the cards taken."),
            price=event.price,
        )

    def discarded(self, event: Discarded) -> str:
        if event.card is None:
            return translate(
                "Log", "{name} laid the last card face down.", name=self._names[event.seat]
            )
        if not event.face_up:
            return translate(
                "Log", "You laid your last card, the {card}, face down.", card=card_text(event.card)
            )
        return self._say(
            event.seat,
            translate("Log", "You discarded the {card}."),
            translate("Log", "{name} discarded the {card}."),
            card=card_text(event.card),
        )

    def claimed(self, event: Claimed) -> str:
        return self._say(
            event.seat,
            translate("Log", "“Rommy!” You laid off the {card}."),
            translate("Log", "“Rommy!” {name} laid off the {card}."),
            card=card_text(event.card),
        )

    def called_falsely(self, event: CalledFalsely) -> str:
        return self._say(
            event.seat,
            translate("Log", "“Rommy!” A false call: you lost {price} points."),
            translate("Log", "“Rommy!” A false call: {name} lost {price} points."),
            price=event.price,
        )

    def stood_in(self, stand_in: StandIn) -> str:
        return translate(
            "Log",
            "{name} gave no answer: a simple player takes this turn.",
            name=self._names[stand_in.seat],
        )

    def round_ended(self, event: RoundEnded) -> str:
        if event.closer is not None:
            return self._say(
                event.closer,
                translate("Log", "You went out. The round is over."),
                translate("Log", "{name} went out. The round is over."),
            )
        return translate("Log", "The round is over.")


_TELLERS: dict[type, Callable[[Storyteller, Any], str]] = {
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
}

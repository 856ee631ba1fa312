"""What happened: sentences about events, and turns as words with small cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Final, Literal, NamedTuple, TypeVar, get_args

from rummy_qt.engine import Card, events
from rummy_qt.engine.events import Event, Swapped
from rummy_qt.play.covered import Covered
from rummy_qt.records.life import Help, HelpMark
from rummy_qt.records.texts import English
from rummy_qt.ui.words.cards import WRITTEN, Naming
from rummy_qt.ui.words.language import cards_phrase, in_context, points_text, translate

tr = in_context("Log")
Happening = Event | HelpMark | Covered
Sentences = tuple[English, English]
"""The sentence for the person who did it, and the one for everybody else."""
TurnWord = Annotated[English, "Turns"]
Kind = type | tuple[type, str]
"""The type of an event, alone or with how it was done."""
T = TypeVar("T")
Whose = Literal["person", "own", "other", "unknown"]
"""The owner of a meld or joker that a seat used: the person, that seat, or another."""


class EventTexts:
    """Describes events to the person, called "you"; ``names`` by seat, ``person`` its seat."""

    def __init__(self, names: Sequence[str], person: int | None) -> None:
        self.names = names
        self.person = person
        self.melder: Callable[[int], int | None] = lambda _: None
        """Returns the seat that laid the meld of a number; None if that is not known."""
        self.joker_of: Callable[[Swapped], tuple[int, int] | None] = lambda _: None
        """Returns the seat whose joker was swapped and the points it lost; None if not known."""

    def sentence(self, event: Happening, naming: Naming = WRITTEN) -> str:
        """One sentence, or two short ones, about an event as the person saw it."""
        seat, words = seat_of(event), {}
        if seat is not None:
            words["name"] = self.names[seat]
        if (card := _card_of(event)) is not None:
            words["card"] = naming.card(card)
        if isinstance(event, Covered):
            words["cards"] = cards_phrase(event.size)
        elif cards := getattr(event, "cards", ()):
            words["cards"] = naming.cards(cards)
        if place := turn_place(event, self):
            words["place"] = place
        whose = None
        if isinstance(event, events.RoundEnded) and seat is not None:
            most = max(event.scores)
            if event.scores[seat] < most:  # the table highlights another seat
                winner = event.scores.index(most)
                whose, words["other"] = self.whose(winner, seat), self.names[winner]
        mine, theirs = _row(_SENTENCES, event, whose)
        text = mine if seat == self.person else theirs
        return tr(text, number_in(event), **words)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def whose(self, owner: int | None, seat: int) -> Whose:
        """Which kind of owner ``owner`` is of a meld or joker that ``seat`` used."""
        if owner is None or owner == self.person:
            return "unknown" if owner is None else "person"
        return "own" if owner == seat else "other"


def seat_of(event: Happening) -> int | None:
    """The seat that acted; None if nobody did."""
    match event:
        case events.Dealt(dealer=seat) | events.RoundEnded(closer=seat):
            return seat
        case events.Rebuilt():
            return None
    return event.seat


def _card_of(event: Happening) -> Card | None:
    """The card of an event about one card; None if it was not seen."""
    match event:
        case events.Dealt(upcard=card) | events.Took(cards=(card,)):
            return card
    return getattr(event, "card", None)


def number_in(event: Happening) -> int | None:
    """The number in its sentence: of cards, or of the points that it cost."""
    match event:
        case events.Dealt(hand_size=number) | events.Rebuilt(size=number) | Covered(size=number):
            return number
        case events.Took(cards=cards):
            return len(cards)
    return getattr(event, "price", None)


def _row(table: Mapping[Kind, T], event: Happening, whose: Whose | None = None) -> T:
    """The entry for an event in a table that may distinguish how it was done.

    ``whose``: the seat that scored more than the one that went out.
    """
    kind: type = type(event)
    how: str = whose or ""
    match event:
        case Covered():
            kind, how = type(event.event), "covered"
        case events.Drew(card=None) | events.Discarded(card=None):
            how = "unseen"
        case events.Discarded(face_up=False):
            how = "closing"
        case events.Took(cards=(_,)):
            how = "one"
        case events.RoundEnded(closer=None, ending=ending):
            how = {"idle": "idle", "went_out": "nobody"}.get(ending, "stock")
    return table.get((kind, how)) or table[kind]


def _same(text: English) -> Sentences:
    """The same sentence for everybody."""
    return text, text


_SENTENCES: Final[dict[Kind, Sentences]] = {
    events.Dealt: (
        "You dealt %n card(s) each and turned up {card}.",
        "{name} dealt %n card(s) each and turned up {card}.",
    ),
    (events.Dealt, "covered"): ("You dealt.", "{name} dealt."),
    events.Drew: ("You drew {card} from the stock.", "{name} drew {card} from the stock."),
    (events.Drew, "unseen"): _same("{name} drew from the stock."),
    events.Rebuilt: _same("The discards became a new stock of %n card(s)."),
    events.Took: ("You took %n discard(s): {cards}.", "{name} took %n discard(s): {cards}."),
    (events.Took, "one"): (
        "You took {card} from the discard pile.",
        "{name} took {card} from the discard pile.",
    ),
    (events.Took, "covered"): _same("{name} took the whole pile ({cards})."),
    events.Passed: ("You passed.", "{name} passed."),
    events.Peeked: (
        "You looked into the discard pile. That cost %n point(s).",
        "{name} looked into the discard pile. That cost %n point(s).",
    ),
    events.Melded: ("You melded {cards}.", "{name} melded {cards}."),
    events.LaidOff: ("You laid off {cards} {place}.", "{name} laid off {cards} {place}."),
    events.Swapped: ("You swapped {card} {place}.", "{name} swapped {card} {place}."),
    events.Conceded: (
        "You paid %n point(s) for the cards taken.",
        "{name} paid %n point(s) for the cards taken.",
    ),
    events.Discarded: ("You discarded {card}.", "{name} discarded {card}."),
    (events.Discarded, "covered"): _same("{name} discarded a card."),
    (events.Discarded, "unseen"): _same("{name} laid the last card face down."),
    (events.Discarded, "closing"): _same("You laid your last card face down: {card}."),
    events.Claimed: (
        #: “Rommy!” is what players call out
        "“Rommy!” You laid off {card} {place}.",
        #: “Rommy!” is what players call out
        "“Rommy!” {name} laid off {card} {place}.",
    ),
    events.CalledFalsely: (
        "“Rommy!” A false call: you lost %n point(s).",
        "“Rommy!” A false call: {name} lost %n point(s).",
    ),
    events.RoundEnded: ("You went out.", "{name} went out."),
    (events.RoundEnded, "nobody"): _same("The round is over."),
    (events.RoundEnded, "stock"): _same("The stock is empty: the round is over."),
    (events.RoundEnded, "idle"): _same("Nothing more is happening: the round is over."),
    (events.RoundEnded, "person"): _same("{name} went out, but you scored more."),
    (events.RoundEnded, "other"): (
        "You went out, but {other} scored more.",
        "{name} went out, but {other} scored more.",
    ),
    HelpMark: _same("{name} did not answer: a simple stand-in takes this turn."),
}


def turn_word(event: Happening) -> str:
    """What happened, without the cards, which are shown beside it."""
    number = number_in(event) or 0
    text = _row(_WORDS, event)
    return translate("Turns", text, count=number, points=points_text(-number))


def turn_place(event: Happening, texts: EventTexts) -> str:
    """Whose meld was laid off on, or whose joker was swapped; empty for other events."""
    if isinstance(event, events.Swapped):
        (owner, cost), what = texts.joker_of(event) or (None, 0), "joker"
    elif isinstance(event, (events.LaidOff, events.Claimed)):
        owner, cost, what = texts.melder(event.meld), 0, "run" if event.end else "set"
    else:
        return ""
    whose = get_args(Whose).index(texts.whose(owner, event.seat))
    name = "" if owner is None else texts.name(owner)
    text = translate("Turns", _PLACES[what][whose], name=name)
    if not cost:
        return text
    #: {place}: “for Bo’s joker”; {points}: what that cost the joker’s owner, as “−15”
    return translate("Turns", "{place} ({points})", place=text, points=points_text(-cost))


class Part(NamedTuple):
    """One action of a turn, as a word and small cards."""

    kind: type[Happening] | None
    """The type of event; None for cards alone."""
    word: str
    cards: tuple[Card, ...] = ()
    place: str = ""
    """Whose meld or joker it used."""

    def counted(self) -> Part:
        """The same with a count instead of the cards."""
        #: {word}: what a player did, as “took” or “laid”; {count}: with how many cards.
        #: Little room.
        word = translate("Turns", "{word} {count}", word=self.word, count=len(self.cards))
        return Part(self.kind, word)

    def brief(self) -> Part:
        """The shortest form: of a deal only the card, of all others at least the verb."""
        if self.kind is events.Dealt:
            return self._replace(word="")
        if self.cards or self.kind is not events.Discarded:
            return self
        #: how a player discarded the last card: face down. There is hardly room
        return self._replace(word=translate("Turns", "unseen"))


def cards_of(event: Happening) -> tuple[Card, ...]:
    """The cards of an event that were seen."""
    cards: list[Card] = []
    for value in () if isinstance(event, Covered) else event:
        if isinstance(value, Card):
            cards.append(value)
        elif isinstance(value, tuple):
            cards += [card for card in value if isinstance(card, Card)]
    return tuple(cards)


def turns_of(history: Sequence[Happening]) -> list[list[Happening]]:
    """Splits events into turns, at a discard, a pass or another seat; going out ends a turn."""
    turns: list[list[Happening]] = []
    over = True
    for event in history:
        other = bool(turns) and seat_of(turns[-1][0]) != seat_of(event)
        if other or (over and not isinstance(event, events.RoundEnded)):
            turns.append([])
        turns[-1].append(event)
        done = event.event if isinstance(event, Covered) else event
        over = isinstance(done, _ENDS_TURN)
    return turns


def part_of(event: Happening, texts: EventTexts) -> Part:
    """An event as part of a turn."""
    cards = cards_of(event)[:1] if isinstance(event, events.Swapped) else cards_of(event)
    kind = type(event.event) if isinstance(event, Covered) else type(event)
    return Part(kind, turn_word(event), cards, turn_place(event, texts))


def divide(turn: Iterable[Happening], texts: EventTexts) -> list[Part]:
    """The parts of a turn: one per meld; of successive melds only the first has a word."""
    parts: list[Part] = []
    before: Happening | None = None
    for event in turn:
        part = part_of(event, texts)
        if isinstance(event, _LAYING) and isinstance(before, _LAYING):
            part = part._replace(word="")
            if event.meld == before.meld:
                first = parts.pop()
                part = first._replace(cards=(*first.cards, *part.cards))
        parts.append(part)
        before = event
    return parts


def merge_plays(parts: Iterable[Part]) -> Iterator[Part]:
    """The same with cards laid in succession as one part, and without places."""
    before: Part | None = None
    for part in parts:
        if before is not None and part.cards and not part.word:
            before = before._replace(cards=(*before.cards, *part.cards))
            continue
        if before is not None:
            yield before
        before = part._replace(place="")
    if before is not None:
        yield before


_LAYING: Final = (events.Melded, events.LaidOff)
_ENDS_TURN: Final = (
    events.Discarded,
    events.Passed,
    events.Dealt,
    events.Claimed,
    events.RoundEnded,
)
"""Events that end a turn; a false call is shown with what its caller does next."""

_WORDS: Final[dict[Kind, TurnWord]] = {
    #: {count}: cards for each player; a small card follows, the first of the discard pile
    events.Dealt: "dealt {count}, turned up",
    #: {count}: cards for each player; the first of the discard pile is covered now
    (events.Dealt, "covered"): "dealt {count}",
    #: what a player did, before a small card: drew it from the stock
    events.Drew: "drew",
    #: what a player did, before small cards: took them from the discard pile
    events.Took: "took",
    #: what a player did; {count}: how many cards lay in the discard pile
    (events.Took, "covered"): "took the pile ({count})",
    #: what a player did, before small cards: laid them as a meld
    events.Melded: "laid",
    #: what a player did, before small cards: laid them off on a meld on the table
    events.LaidOff: "laid",
    #: what a player did, before a small card: gave it for a joker on the table
    events.Swapped: "swapped",
    #: what a player did, before a small card: discarded it
    events.Discarded: "discarded",
    #: what a player did; which card it was is covered now
    (events.Discarded, "covered"): "discarded a card",
    #: what a player did, where there is little room
    (events.Discarded, "unseen"): "laid one face down",
    #: what a player did, before a small card: called “Rommy!” and laid it off
    events.Claimed: "called",
    #: {points}: what that cost, as “−50”
    events.CalledFalsely: "called in vain, {points}",
    #: {points}: what that cost, as “−50”
    events.Conceded: "paid {points}",
    #: what a player did: looked into the discard pile
    events.Peeked: "looked",
    #: what a player did
    events.Passed: "passed",
    #: {count}: how many cards the stock has now
    events.Rebuilt: "The discards became the stock ({count})",
    #: what a player did, at the end of their last turn
    events.RoundEnded: "went out",
    (events.RoundEnded, "stock"): "The round is over",
    (events.RoundEnded, "idle"): "The round is over",
    #: at an opponent who did not answer, before what a simple player did in that turn
    HelpMark: "a stand-in played:",
}
_PLACES: Final[dict[str, tuple[TurnWord, ...]]] = {
    #: after cards that were laid off, and whose run they joined
    "run": ("on your run", "on their own run", "on {name}’s run", "on a run"),
    #: after cards that were laid off, and whose set they joined
    "set": ("on your set", "on their own set", "on {name}’s set", "on a set"),
    #: after a card that took the place of a joker, and whose joker it was
    "joker": ("for your joker", "for their own joker", "for {name}’s joker", "for a joker"),
}
"""In the order of ``Whose``."""


def assisted_text(given: Collection[Help] = tuple(Help)) -> str:
    """What it means that a round counts as assisted: by help ``given``, or by any kind of help."""
    texts = {
        Help.UNDO: translate("Words", "a move taken back after a hidden card had been shown"),
        Help.HINT: translate("Words", "a hint, the tutor or a covered card in the list of moves"),
        Help.KNOWN_DEAL: translate("Words", "a deal known before"),
        Help.STANDIN: translate("Words", "a simple stand-in for an opponent"),
    }
    helped = "; ".join(text for kind, text in texts.items() if kind in given)
    return translate(
        "Words", "Assisted: {help}. The statistics keep such rounds apart.", help=helped
    )

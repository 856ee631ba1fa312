"""Rounds at any position, described by a few lines of text, without a deal that led there.

Cards that no line names form the stock. Lines with the usual value can be left out::

    players: 3, dealer 2
    to move: 0, play
    turns: 5
    hand 0: 7c 9d *1
    discards: 6s Td                 the bottom card first
    m1 set: 8c/1 *2=8d/1 8s/2+      each card with its owner, + when laid off
    melders: 1
    rebuilds: 1
    duty: 7c 9d
    turn: drew, laid
    call: 2                         who discarded what may be called
"""

from collections.abc import Iterable, Sequence
from typing import Any, cast

from rummy_qt.engine import Card, Round, Rules, View
from rummy_qt.engine.melds import RUN, SET, Meld
from rummy_qt.engine.position import PHASES, Position
from rummy_qt.engine.sheet import sheet_of


class Placed:
    """Stands in for a ``Round``: its views have the position, but no history that led to it."""

    def __init__(self, position: Position) -> None:
        self._round = Round(position, None, 0, "round 1 stock")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._round, name)

    def copy(self) -> Round:
        return placed(self.position)

    def view(self, seat: int) -> View:
        view = self._round.view(seat)
        return view.with_position(hidden(self.position, view))


def placed(position: Position) -> Round:
    """A round that continues from this position."""
    return cast(Round, Placed(position))


_TURN = {"drew": "drew_stock", "last card": "drew_last", "laid": "laid", "peeked": "peeked"}


def round_at(text: str, rules: Rules) -> Round:
    """The round that these lines describe."""
    said = {}
    for line in text.splitlines():
        name, _, value = map(str.strip, line.partition(":"))
        said[name] = value
    players, dealer = map(int, said.pop("players").split(", dealer "))
    position = Position(sheet_of(rules, players), dealer)
    seat, phase = said.pop("to move").split(", ")
    position.seat, position.due = int(seat), PHASES.index(phase)
    for name, value in said.items():
        _read(position, name, value)
    _fill_stock(position)
    return placed(position)


def _read(position: Position, name: str, value: str) -> None:
    words = value.split()
    what, _, which = name.partition(" ")
    if what == "hand":
        position.set_hand(int(which), map(Card.parse, words))
    elif what == "stock":
        lie(position, "stock", [Card.parse(word) for word in words[::-1]])
    elif what == "discards":
        lie(position, "pile", [Card.parse(word) for word in words])
    elif what == "melders":
        position.melders = sum(1 << int(seat) for seat in words)
    elif what == "duty":
        position.duty = sum(1 << Card.parse(word).face for word in words)
    elif what == "turn":
        for word in value.split(", "):
            setattr(position, _TURN[word], True)
    elif what == "call":
        position.discarder = int(value)
    elif what in ("turns", "rebuilds"):
        setattr(position, what, int(value))
    else:
        add_meld(position, _meld(which, words))


def _meld(kind: str, words: Sequence[str]) -> Meld:
    parts = [word.partition("/") for word in words]
    cards = tuple(Card.parse(card) for card, _, _ in parts)
    owners = tuple(int(owner.rstrip("+")) for _, _, owner in parts)
    late = tuple(owner.endswith("+") for _, _, owner in parts)
    return Meld("run" if kind == "run" else "set", cards, owners, late)


def _fill_stock(position: Position) -> None:
    """Put the cards that are nowhere else into the stock, in deck order."""
    lying = {*position.discards, *position.stock_cards}
    lying |= {card.bare for meld in position.melds for card in meld.cards}
    hands = sum(position.held(seat) for seat in range(position.players))
    deck = position.rules.deck(position.players)
    rest = [card for card in deck if card not in lying and not hands & card.bit]
    if rest:
        lie(position, "stock", [*position.stock_cards, *rest[::-1]])


def lie(position: Position, where: str, cards: Iterable[Card]) -> None:
    """Put cards into the ``stock``, the next one last, or into the ``pile``, bottom card first."""
    size = 0
    for size, card in enumerate(cards, 1):
        getattr(position, where)[size - 1] = card.index
    setattr(position, f"{where}_size", size)


def add_meld(position: Position, meld: Meld) -> None:
    """Add a meld to the table; no hand changes."""
    first, run = meld.cards[0], meld.kind == "run"
    position._open(RUN if run else SET, first.suit if run else first.rank, first.rank)
    at = position.meld_count - 1
    for card, owner, late in zip(meld.cards, meld.owners, meld.laid_off, strict=True):
        position._put(owner, at, card.index, card.role, late)
    position._update_fit(at)


def hidden(position: Position, view: View) -> Position:
    """The position without the cards that the seat cannot see."""
    for other in range(position.players):
        if other != view.seat:
            count = position.counts[other]
            position.set_hand(other, ())
            position.counts[other] = count
    for at in range(position.stock_size):
        position.stock[at] = 0
    seen = {card.index for card in view.discards}
    seen |= {move.cards[0].index for move in view.legal_moves if move.kind == "take"}
    for at in range(position.pile_size):
        if position.pile[at] not in seen:
            position.pile[at] = -1
    return position

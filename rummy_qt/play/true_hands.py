"""A finished round played on from where every card lay: what levels make of its deal, and luck.

Nobody at a table may know this; it is for looking back. Each seat plays by the judgement of its
level, with policies of one's own, since another thread may be thinking with those that are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

from rummy_qt.engine import Card, Rules
from rummy_qt.engine.bits import row_of
from rummy_qt.engine.cards import CARDS
from rummy_qt.engine.flat import i64, vec
from rummy_qt.engine.moves import Move
from rummy_qt.engine.position import OVER, Position
from rummy_qt.engine.sheet import sheet_of
from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.opponents.candidates import greedy, named
from rummy_qt.opponents.chance import Chance, chance_of
from rummy_qt.opponents.codec import Within
from rummy_qt.opponents.hands import Hands
from rummy_qt.opponents.player import Points
from rummy_qt.opponents.policy import Policy
from rummy_qt.opponents.thinker import table_of
from rummy_qt.records.life import Life
from rummy_qt.records.pauses import Breath

from .game import leanings_of
from .same_deal import PLAYINGS, Spread

_DEALS: Final = 1_000
"""Deals by which it is known what a Club makes in a seat: to some 2 points."""
_PAIRS: Final = 64
"""Playings with the card that came, and as many with one by lot."""
WAYS: Final = 256
"""Playings of what was played, and as many of a Club's way: a round's luck to some 20 points."""
_HEARD: Final = 3
"""So many finished rounds tell whom somebody plays like, or a level beside that."""
_NAMED: Final = 3
"""Cards that are named, the luckiest and the unluckiest."""
CLUB: Final = "club"
FAST: Final = ("newcomer", "beginner", "casual", CLUB)
"""Levels that do not look ahead, and so play a deal many times at once; the weakest first."""


class DrawnCard(NamedTuple):
    """A card that came from the stock, and what it was worth that this one did."""

    at: Annotated[int, Within(0, 10_000)]
    """After so many of the round's moves."""
    seat: int
    """Who drew it."""
    card: Card
    points: Points
    """For the seat that is asked about, against a card by lot."""


class Table:
    """Levels that play positions on to the end of the round; always with the same chance."""

    def __init__(self, rules: Rules, company: Sequence[str], leanings: Sequence[str] = ()) -> None:
        """The level of each seat, and how it leans."""
        self._sheet = sheet_of(rules, len(company))
        self.policies: list[Policy] = table_of(Hands(self._sheet), company, leanings)
        self._world = Position(self._sheet, 0)

    def lead(self, start: Position, seat: int, number: int, *, draws: bool = False) -> float:
        """A seat's points against the mean of the others, by the chance of this number."""
        scores = self.scores(start, number, draws=draws)
        return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)

    def scores(self, start: Position, number: int, *, draws: bool = False) -> list[int]:
        """Everybody's points at the end; ``draws``: the seat to move draws from the stock first."""
        world = self._world
        world.become(start)
        chance, attention = Chance(36, number, 7), Chance(36, number, 11)
        for policy in self.policies:
            policy.attention = attention
        if draws:
            self.policies[world.seat].draw_stock(world, chance)
        while world.due != OVER:
            self.policies[world.seat].play_turn(world, chance)
        return [int(world.score(seat)) for seat in range(world.players)]

    def gain(
        self,
        start: Position,
        seat: int,
        ways: tuple[Sequence[Move], Sequence[Move]],
        lot: int,
        breathe: Breath,
        playings: int,
    ) -> float:
        """What the first way brings this seat more than the other; the stock is mixed anew.

        ``lot``: as ``lot_of``.
        """
        sides = [named(self.policies[seat], start, seat, list(way)) for way in ways]
        total = 0.0
        for number in range(playings):
            breathe()
            mixed = _mixed(start, lot, number)
            for sign, side in zip((1, -1), sides, strict=True):
                world = side.position
                for place in range(world.stock_size):
                    world.stock[place] = mixed[place]
                total += sign * self.lead(world, seat, lot + number, draws=side.draws)
        return total / playings

    def expected(self, dealer: int, seat: int, breathe: Breath, deals: int) -> float:
        """What this seat's level makes at this table on average; the same deals for all seats."""
        rules, start = self._sheet.rules, Position(self._sheet, dealer)
        deck = [card.index for card in rules.deck(int(self._sheet.players))]
        chance, total = chance_of(f"expected|{dealer}"), 0.0
        for number in range(deals):
            breathe()
            row = row_of(deck)
            chance.shuffle(row, len(deck))
            start.become(Position(self._sheet, dealer))
            start.deal(row)
            total += self.lead(start, seat, number)
        return total / deals


def made_of(life: Life, number: int, seat: int, level: str, breathe: Breath) -> Spread:
    """What a level makes of a round's deal in a seat, in so many playings."""
    table, start = table_with(life, number, seat, level), life.round_at(number, 0).position
    points = []
    for playing in range(PLAYINGS):
        breathe()
        points.append(table.scores(start, playing)[seat])
    return Spread.of(points)


def levels_at(life: Life, number: int, seat: int, breathe: Breath) -> tuple[float, ...]:
    """What each of ``FAST`` makes in a seat of this round on average, all of the same deals."""
    dealer = life.rounds[number - 1].dealer
    return tuple(
        table_with(life, number, seat, level).expected(dealer, seat, breathe, _DEALS)
        for level in FAST
    )


def company_of(life: Life, number: int, seat: int) -> tuple[str, ...]:
    """The level of each seat, by which advice goes to one of them in this round.

    A level is seen by everybody. Whoever has none, a person or a program, counts as the one that
    would have made most of its moves in the last rounds that are finished; before any, as a Club.
    """
    kinds = (info.kind for info in life.header.seats)
    return tuple(
        kind if kind in TABLE_LEVELS or other == seat else plays_like(life, number, other)
        for other, kind in enumerate(kinds)
    )


def plays_like(life: Life, number: int, seat: int) -> str:
    """The level of ``FAST`` that a seat plays like."""
    players = len(life.header.seats)
    hands = Hands(sheet_of(life.header.rules, players))
    policies = [table_of(hands, (level,) * players)[seat] for level in FAST]
    alike = [0] * len(FAST)
    ended = [n for n in range(1, number + 1) if life.rounds[n - 1].scores is not None]
    for heard in ended[-_HEARD:]:
        rnd = life.round_at(heard, 0)
        for mover, move in life.rounds[heard - 1].moves:
            if mover == seat == rnd.seat:
                for place, policy in enumerate(policies):
                    alike[place] += greedy(policy, rnd.position).moves[:1] == [move]
            rnd.play(move, mover)
    return FAST[max(range(len(FAST)), key=lambda place: (alike[place], place))]


def table_with(life: Life, number: int, seat: int, level: str = CLUB) -> Table:
    """The table of a round, with this level in a seat."""
    header = life.header
    company, leanings = list(company_of(life, number, seat)), list(leanings_of(header))
    company[seat] = level
    if leanings:
        leanings[seat] = ""
    return Table(header.rules, company, leanings)


def drawn_cards(life: Life, number: int, seat: int, breathe: Breath) -> list[DrawnCard]:
    """The cards from the stock that meant most to a seat, the luckiest first.

    Each against one by lot, both played on from where all other cards lay, the stock below mixed
    anew: the same chance for both. Of a stock that had to be rebuilt first none is told.
    """
    table, rnd, found = table_with(life, number, seat), life.round_at(number, 0), []
    for at, (mover, move) in enumerate(life.rounds[number - 1].moves):
        position = rnd.position
        if move.kind == "draw" and position.stock_size > 1:
            breathe()
            came = int(position.stock[position.stock_size - 1])
            points = _worth(table, position, seat, lot_of(life, number, at))
            found.append(DrawnCard(at, mover, CARDS[came], points))
        rnd.play(move, mover)
    found.sort(key=lambda drawn: -drawn.points)
    ends = [*found[:_NAMED], *found[_NAMED:][-_NAMED:]]
    return [drawn for drawn in ends if round(drawn.points)]


def lot_of(life: Life, number: int, at: int) -> int:
    """By which chance a moment is played on, after so many moves of this round.

    Of the same chance everywhere a few playings overlook alike, which would add up over decisions.
    """
    return int(chance_of(f"{life.header.seed}|{number}|{at}").word())


def _mixed(position: Position, lot: int, number: int) -> vec[i64]:
    """The stock, mixed anew."""
    size = int(position.stock_size)
    mixed = row_of([int(position.stock[place]) for place in range(size)])
    Chance(lot, number, 5).shuffle(mixed, size)
    return mixed


def _worth(table: Table, position: Position, seat: int, lot: int) -> float:
    size = int(position.stock_size)
    top, total = position.stock[size - 1], 0.0
    for number in range(_PAIRS):
        mixed = _mixed(position, lot, number)
        other = next(place for place in range(size) if mixed[place] == top)
        for sign in (-1, 1):  # the card by lot; then the two change places
            world = position.copy()
            for place in range(size):
                world.stock[place] = mixed[place]
            world.draw()
            total += sign * table.lead(world, seat, lot + number)
            mixed[other], mixed[size - 1] = mixed[size - 1], mixed[other]
    return total / _PAIRS

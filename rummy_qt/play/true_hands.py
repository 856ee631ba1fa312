"""Playouts of a finished round from the true position of every card: results of levels, and luck.

Only for looking back, since players must not know these positions. Each seat plays by the policy of
its level. The policies are separate copies, since another thread may be using the shared ones.
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
from rummy_qt.opponents.candidates import candidate_for, greedy
from rummy_qt.opponents.chance import Chance, chance_of
from rummy_qt.opponents.codec import Within
from rummy_qt.opponents.hands import Hands
from rummy_qt.opponents.player import Points
from rummy_qt.opponents.policy import Policy
from rummy_qt.opponents.thinker import table_of
from rummy_qt.records.life import Life
from rummy_qt.records.pauses import Pause

from .game import leanings_of
from .same_deal import PLAYINGS, Spread

_DEALS: Final = 1_000
"""Random deals for the mean result of a level in a seat; its error is about 2 points."""
_PAIRS: Final = 64
"""Playouts with the drawn card, and as many with a random one."""
WAYS: Final = 256
"""Playouts of the played way, and as many of a Club's; the error of ``luck`` is about 20 points."""
_ROUNDS_COMPARED: Final = 3
"""The number of last finished rounds that determine which level a seat plays like."""
_MAX_NAMED: Final = 3
"""The number of luckiest cards to report, and of unluckiest ones."""
CLUB: Final = "club"
FAST: Final = ("newcomer", "beginner", "casual", CLUB)
"""Levels that do not search, so that a deal can be played out many times; the weakest first."""


class DrawnCard(NamedTuple):
    """A card drawn from the stock, and its value compared with a random card."""

    at: Annotated[int, Within(0, 10_000)]
    """The number of the round's moves before the draw."""
    seat: int
    """The seat that drew it."""
    card: Card
    points: Points
    """The gain of the reviewed seat, which may be another one."""


class Table:
    """Policies that play positions out to the end of the round, deterministically."""

    def __init__(self, rules: Rules, company: Sequence[str], leanings: Sequence[str] = ()) -> None:
        """``company``: the level of each seat; ``leanings``: their leanings, or empty."""
        self._sheet = sheet_of(rules, len(company))
        self.policies: list[Policy] = table_of(Hands(self._sheet), company, leanings)
        self._world = Position(self._sheet, 0)

    def lead(self, start: Position, seat: int, number: int, *, draws: bool = False) -> float:
        """A seat's points minus the mean of the others; ``number`` seeds the playout."""
        scores = self.scores(start, number, draws=draws)
        return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)

    def scores(self, start: Position, number: int, *, draws: bool = False) -> list[int]:
        """The points of each seat; with ``draws`` the seat to move first draws from the stock."""
        world = self._world
        world.copy_from(start)
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
        seed: int,
        pause: Pause,
        playouts: int,
    ) -> float:
        """The mean points that the first way gains this seat over the second one.

        ``seed``: as of ``playout_seed``. Both ways are played out with the same shuffled stocks.
        """
        sides = [candidate_for(self.policies[seat], start, seat, list(way)) for way in ways]
        total = 0.0
        for number in range(playouts):
            pause()
            stock = _shuffled_stock(start, seed, number)
            for sign, side in zip((1, -1), sides, strict=True):
                world = side.position
                for place in range(world.stock_size):
                    world.stock[place] = stock[place]
                total += sign * self.lead(world, seat, seed + number, draws=side.draws)
        return total / playouts

    def expected(self, dealer: int, seat: int, pause: Pause, deals: int) -> float:
        """The mean lead of this seat's level over random deals, the same deals for all seats."""
        deck = [card.index for card in self._sheet.rules.deck(int(self._sheet.players))]
        chance, total = chance_of(f"expected|{dealer}"), 0.0
        for number in range(deals):
            pause()
            row = row_of(deck)
            chance.shuffle(row, len(deck))
            start = Position(self._sheet, dealer)
            start.deal(row)
            total += self.lead(start, seat, number)
        return total / deals


def level_spread(life: Life, number: int, seat: int, level: str, pause: Pause) -> Spread:
    """The points of a level in a seat over ``PLAYINGS`` playouts of a round's deal."""
    table, start = table_with(life, number, seat, level), life.round_at(number, 0).position
    points = []
    for playing in range(PLAYINGS):
        pause()
        points.append(table.scores(start, playing)[seat])
    return Spread.of(points)


def level_means(life: Life, number: int, seat: int, pause: Pause) -> tuple[float, ...]:
    """The mean lead of each level of ``FAST`` in a seat of this round, over the same deals."""
    dealer = life.rounds[number - 1].dealer
    return tuple(
        table_with(life, number, seat, level).expected(dealer, seat, pause, _DEALS)
        for level in FAST
    )


def company_of(life: Life, number: int, seat: int) -> tuple[str, ...]:
    """The level of each seat, as assumed by advice to ``seat`` in this round.

    The levels of opponents are public. A seat without one, a person or a program, counts as the
    level that would have made most of its moves in the last finished rounds; without any, as a
    Club. The entry of ``seat`` itself is its kind.
    """
    kinds = (info.kind for info in life.header.seats)
    return tuple(
        kind if kind in TABLE_LEVELS or other == seat else closest_level(life, number, other)
        for other, kind in enumerate(kinds)
    )


def closest_level(life: Life, number: int, seat: int) -> str:
    """The level of ``FAST`` that a seat plays like: the one that agrees with most of its moves."""
    players = len(life.header.seats)
    hands = Hands(sheet_of(life.header.rules, players))
    policies = [table_of(hands, (level,) * players)[seat] for level in FAST]
    agreements = [0] * len(FAST)
    finished = [n for n in range(1, number + 1) if life.rounds[n - 1].scores is not None]
    for n in finished[-_ROUNDS_COMPARED:]:
        rnd = life.round_at(n, 0)
        for mover, move in life.rounds[n - 1].moves:
            if mover == seat == rnd.seat:
                for place, policy in enumerate(policies):
                    agreements[place] += greedy(policy, rnd.position).moves[:1] == [move]
            rnd.play(move, mover)
    return FAST[max(range(len(FAST)), key=lambda place: (agreements[place], place))]


def table_with(life: Life, number: int, seat: int, level: str = CLUB) -> Table:
    """The table of a round, with ``level`` in ``seat``."""
    header = life.header
    company, leanings = list(company_of(life, number, seat)), list(leanings_of(header))
    company[seat] = level
    if leanings:
        leanings[seat] = ""
    return Table(header.rules, company, leanings)


def drawn_cards(life: Life, number: int, seat: int, pause: Pause) -> list[DrawnCard]:
    """The cards drawn from the stock that mattered most to a seat, the luckiest first.

    Each is compared with random cards of the stock, in playouts with the true hands and the same
    shuffled stocks. A draw that first rebuilds the stock is left out.
    """
    table, rnd, cards = table_with(life, number, seat), life.round_at(number, 0), []
    for at, (mover, move) in enumerate(life.rounds[number - 1].moves):
        position = rnd.position
        if move.kind == "draw" and position.stock_size > 1:
            pause()
            top = int(position.stock[position.stock_size - 1])
            points = _worth(table, position, seat, playout_seed(life, number, at))
            cards.append(DrawnCard(at, mover, CARDS[top], points))
        rnd.play(move, mover)
    cards.sort(key=lambda drawn: -drawn.points)
    ends = [*cards[:_MAX_NAMED], *cards[_MAX_NAMED:][-_MAX_NAMED:]]
    return [drawn for drawn in ends if round(drawn.points)]


def playout_seed(life: Life, number: int, at: int) -> int:
    """The seed of the playouts after ``at`` moves of this round.

    With one seed for all moments, a few playouts would repeat the same oversights, and their errors
    would add up over decisions.
    """
    return int(chance_of(f"{life.header.seed}|{number}|{at}").word())


def _shuffled_stock(position: Position, seed: int, number: int) -> vec[i64]:
    size = int(position.stock_size)
    stock = row_of([int(position.stock[place]) for place in range(size)])
    Chance(seed, number, 5).shuffle(stock, size)
    return stock


def _worth(table: Table, position: Position, seat: int, seed: int) -> float:
    """The mean lead that a seat gains by the top card of the stock over a random one."""
    size = int(position.stock_size)
    top, total = position.stock[size - 1], 0.0
    for number in range(_PAIRS):
        stock = _shuffled_stock(position, seed, number)
        other = next(place for place in range(size) if stock[place] == top)
        for sign in (-1, 1):  # the random card; then the two cards change places
            world = position.copy()
            for place in range(size):
                world.stock[place] = stock[place]
            world.draw()
            total += sign * table.lead(world, seat, seed + number)
            stock[other], stock[size - 1] = stock[size - 1], stock[other]
    return total / _PAIRS

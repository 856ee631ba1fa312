"""Where the hidden cards may be: many deals that agree with all that was seen, and weights.

Each deal has a hand for every other seat and a stock in order. It is carried through the
round's history: what was drawn unseen comes from its stock, and what turned up elsewhere than
it had it changes places. Deals in which a seat would rather have drawn or thrown otherwise lose
weight; from time to time the heavy ones are doubled and the light ones dropped.
"""

from __future__ import annotations

from typing import Final, final

from rummy_qt.engine.bits import BIT, ZEROS, count, nth
from rummy_qt.engine.cards import FIRST_JOKER
from rummy_qt.engine.flat import i64, vec
from rummy_qt.engine.position import Position

from .chance import Chance
from .policy import Policy

DOUBT: Final = 3.0
"""Points by which another player's judgement may differ from ours before it surprises us …"""
SURE: Final = 1.5
"""… and where it is known by whose judgement each seat plays; with more, hands are believed to hold
fewer cards that go together than they do."""
_UNLAID: Final = 5.0
"""How much it surprises that a seat held a whole meld when it was time to lay, in points."""
_LOOKS: Final[i64] = 6
"""How often a hand is looked through for what its level would not have held."""


@final
class Belief:
    """So many likely deals of the cards that one seat cannot see."""

    def __init__(self, table: list[Policy], deals: i64, chance: Chance, doubt: float = 0.0) -> None:
        """``table``: by whose judgement each seat is taken to play. ``doubt``: if not the usual."""
        sheet = table[0].sheet
        players = sheet.players
        self.sheet = sheet
        self._table = table
        self._levels: bool = any(policy is not table[0] for policy in table)
        """Whether it is known by whose judgement each seat plays: else all count as Clubs."""
        self.deals: i64 = deals
        self.me: i64 = 0
        self._doubt: float = doubt or (SURE if self._levels else DOUBT)
        self._chance = chance
        self._players: i64 = players
        self._cards: i64 = sheet.cards
        self._hands = vec[i64]([0] * int(3 * deals * players))
        """For each deal and seat: the cards of its hand that nobody saw, as three numbers, those of
        the first deck, of the second, and the jokers: card ``n`` is bit ``n % 52`` of ``n // 52``.
        """
        self._stock = vec[i64]([0] * int(deals * sheet.cards))
        self._size: i64 = 0
        self._weight = vec[float]([1.0] * int(deals))
        self._hidden = ZEROS[:128]
        self._twin = Position(sheet, 0)
        self._pick = vec[i64]([0] * int(deals))
        self._spare_hands = vec[i64]([0] * int(3 * deals * players))
        self._spare_stock = vec[i64]([0] * int(deals * sheet.cards))

    # ------------------------------------------------------------------ hearing events

    def begin(self, position: Position, me: i64) -> None:
        """The hands were dealt; the position holds our own alone."""
        self.me = me
        hidden: i64 = 0
        upcard = position.pile[0]
        for one in self.sheet.rules.deck(int(self._players)):
            card: i64 = one.index
            if card != upcard and not self._holds(position, me, card):
                self._hidden[hidden] = card
                hidden += 1
        self._size = position.stock_size
        for deal in range(self.deals):
            self._chance.shuffle(self._hidden, hidden)
            at: i64 = 0
            for seat in range(self._players):
                if seat != me:
                    for _ in range(position.counts[seat]):
                        self._give(deal * self._players + seat, self._hidden[at])
                        at += 1
            base = deal * self._cards
            for place in range(self._size):
                self._stock[base + place] = self._hidden[at + place]
            self._weight[deal] = 1.0

    def saw(self, card: i64) -> None:
        """We drew this card from the stock."""
        self._size -= 1
        for deal in range(self.deals):
            base = deal * self._cards
            last = self._stock[base + self._size]
            if last == card:
                continue
            if not self._replace_in_stock(base, self._size, card, last):
                for seat in range(self._players):
                    row = deal * self._players + seat
                    if seat != self.me and self._has(row, card):
                        self._take_away(row, card)
                        self._give(row, last)

    def _replace_in_stock(self, base: i64, size: i64, card: i64, other: i64) -> bool:
        for place in range(base, base + size):
            if self._stock[place] == card:
                self._stock[place] = other
                return True
        return False

    def drew(self, position: Position) -> None:
        """The seat to move is about to draw from the stock, unseen."""
        seat = position.seat
        if position.can_draw and position.pile_size:
            for deal in range(self.deals):
                self._show(position, seat, deal)
                self._weigh(deal, self._regret_of_draw(position, -1))
                self._hide(position, seat, deal)
        self._size -= 1
        for deal in range(self.deals):
            row = deal * self._players + seat
            self._give(row, self._stock[deal * self._cards + self._size])
        self._settle()

    def took(self, position: Position, at: i64) -> None:
        """The seat to move is about to draw from this place of the pile."""
        seat = position.seat
        for deal in range(self.deals):
            self._show(position, seat, deal)
            self._weigh(deal, self._regret_of_draw(position, at))
            self._hide(position, seat, deal)
        self._settle()

    def threw(self, position: Position, card: i64) -> None:
        """The seat to move is about to discard this card."""
        seat = position.seat
        for deal in range(self.deals):
            self._must_hold(position, seat, deal, card)
            if self._levels:
                self._part_with_laid(position, seat, deal, card)
            self._show(position, seat, deal)
            self._weigh(deal, self._regret_of_throw(position, card))
            self._hide(position, seat, deal)
        for deal in range(self.deals):
            self._take_away(deal * self._players + seat, card)
        self._settle()

    def laid(self, position: Position, cards: vec[i64]) -> None:
        """The seat to move is about to lay these cards."""
        seat = position.seat
        for place in range(i64(len(cards))):
            for deal in range(self.deals):
                self._must_hold(position, seat, deal, cards[place])
                self._take_away(deal * self._players + seat, cards[place])

    def rebuilt(self, position: Position) -> None:
        """The discards but the top are about to become the stock."""
        self._size = position.pile_size - 1
        for deal in range(self.deals):
            base = deal * self._cards
            for at in range(self._size):
                self._stock[base + at] = position.pile[at]
            self._chance.shuffle(self._stock, self._size, base)

    # ----------------------------------------------------------------- using the deals

    def fill(self, position: Position, number: i64, seed: i64) -> None:
        """Puts the deal ``number`` modulo ``deals`` into hands and stock, which the seed orders."""
        deal = self._pick[number % self.deals]
        for seat in range(self._players):
            if seat != self.me:
                self._show(position, seat, deal)
        base = deal * self._cards
        for at in range(self._size):
            position.stock[at] = self._stock[base + at]
        Chance(seed, number, 5).shuffle(position.stock, self._size)

    def choose(self) -> None:
        """Chooses the deals that ``fill`` gives, the heavy ones more often, in a new order."""
        self._draw_lots()
        self._chance.shuffle(self._pick, self.deals)

    def alike(self) -> list[int]:
        """For each deal as ``fill`` gives them: the first of them with the same hands."""
        first: dict[tuple[int, ...], int] = {}
        found = []
        for number in range(self.deals):
            size = 3 * self._players
            row = self._pick[number] * size
            hands = tuple([int(self._hands[at]) for at in range(row, row + size)])
            found.append(first.setdefault(hands, int(number)))
        return found

    # -------------------------------------------------------------------------- weights

    def _regret_of_draw(self, position: Position, at: i64) -> float:
        """By how many points another draw than that (−1: the stock) looks better."""
        policy = self._table[position.seat]
        policy.look_at_pile(position)
        best = policy.weights.stock if position.can_draw else 0.0
        chosen = best
        for take in range(policy.takes):
            worth = policy.take_worth[take]
            if policy.take_at[take] == at:
                chosen = worth
            if worth > best:
                best = worth
        if at >= 0 and chosen == policy.weights.stock:
            return 3.0  # it took what does nothing for this hand
        return best - chosen

    def _regret_of_throw(self, position: Position, card: i64) -> float:
        """By how many points another discard than this one looks better."""
        policy = self._table[position.seat]
        policy.weigh_throws(position)
        face = card if card < 52 else card - 52
        least = 1e9
        cost = 1e9
        for at in range(policy.throws):
            other = policy.throw_card[at]
            if policy.throw_cost[at] < least:
                least = policy.throw_cost[at]
            if (other if other < 52 else other - 52) == face:
                cost = policy.throw_cost[at]
        regret = cost - least if cost < 1e9 else 0.0
        if not self._levels and policy.holds_meld(position) and policy.is_time_to_lay(position):
            regret += _UNLAID
        return regret

    def _weigh(self, deal: i64, regret: float) -> None:
        """A regret makes a deal less likely: about exp(−regret ÷ doubt), in plain arithmetic."""
        x = regret / self._doubt
        self._weight[deal] /= 1.0 + x * (1.0 + x * (0.5 + x * 0.166))

    def _settle(self) -> None:
        """Doubles heavy deals and drops light ones where few carry most of the weight."""
        total = 0.0
        squares = 0.0
        for deal in range(self.deals):
            total += self._weight[deal]
            squares += self._weight[deal] * self._weight[deal]
        if total * total > 0.5 * float(self.deals) * squares:
            return
        self._draw_lots()
        size = 3 * self._players
        for deal in range(self.deals):
            source = self._pick[deal]
            for at in range(size):
                self._spare_hands[deal * size + at] = self._hands[source * size + at]
            for at in range(self._size):
                self._spare_stock[deal * self._cards + at] = self._stock[source * self._cards + at]
            self._weight[deal] = 1.0
        self._hands, self._spare_hands = self._spare_hands, self._hands
        self._stock, self._spare_stock = self._spare_stock, self._stock
        for deal in range(self.deals):  # twins part
            self._chance.shuffle(self._stock, self._size, deal * self._cards)

    def _draw_lots(self) -> None:
        """Picks as many deals as there are, each as often as its weight says."""
        total = 0.0
        for deal in range(self.deals):
            total += self._weight[deal]
        step = total / float(self.deals)
        mark = step * self._chance.uniform()
        source: i64 = 0
        reached = self._weight[0]
        for deal in range(self.deals):
            while reached <= mark and source < self.deals - 1:
                source += 1
                reached += self._weight[source]
            self._pick[deal] = source
            mark += step

    # ---------------------------------------------------------------------------- cards

    def _must_hold(self, position: Position, seat: i64, deal: i64, card: i64) -> None:
        """Sees to it that the hand holds this card, in exchange for another if need be."""
        row = deal * self._players + seat
        if self._holds(position, seat, card) or self._has(row, card):
            return
        other = self._least_of(position, seat, deal)
        if other < 0:
            return
        self._take_away(row, other)
        self._give(row, card)
        if self._replace_in_stock(deal * self._cards, self._size, card, other):
            return
        for third in range(self._players):
            held = deal * self._players + third
            if third != seat and third != self.me and self._has(held, card):
                self._take_away(held, card)
                self._give(held, other)
                return

    def _least_of(self, position: Position, seat: i64, deal: i64) -> i64:
        """The unseen card that a level would part with first; any where it is not known, or −1.

        Whoever throws another one had that in its place, and kept what goes together.
        """
        row = deal * self._players + seat
        least: i64 = -1
        cost = 0.0
        if self._levels:
            policy = self._table[seat]
            self._show(position, seat, deal)
            policy.weigh_throws(position)
            self._hide(position, seat, deal)
            for at in range(policy.throws):
                card = policy.throw_card[at]
                its = policy.throw_cost[at]
                if self._has(row, card) and (least < 0 or its < cost):
                    least, cost = card, its
        if least >= 0:
            return least
        return self._any_of(
            self._hands[3 * row], self._hands[3 * row + 1], self._hands[3 * row + 2]
        )

    def _part_with_laid(self, position: Position, seat: i64, deal: i64, thrown: i64) -> None:
        """Exchanges for cards of the stock what a level would have laid before it throws a card."""
        row = deal * self._players + seat
        policy, twin = self._table[seat], self._twin
        policy.attention = self._chance
        policy.begin_turn()
        for _ in range(_LOOKS):
            twin.become(position)
            self._show(twin, seat, deal)
            policy.lay(twin)
            first = self._hands[3 * row] & ~twin.first[seat]
            second = self._hands[3 * row + 1] & ~twin.second[seat]
            laid = self._any_of(first, second, self._hands[3 * row + 2] & ~twin.jokers[seat])
            if laid < 0 or not self._size:
                return
            if laid != thrown:
                place = deal * self._cards + self._chance.below(self._size)
                self._take_away(row, laid)
                self._give(row, self._stock[place])
                self._stock[place] = laid

    def _any_of(self, first: i64, second: i64, jokers: i64) -> i64:
        """Some card of these; −1 where there is none."""
        firsts, seconds = count(first), count(second)
        size = firsts + seconds + count(jokers)
        if not size:
            return -1
        place = self._chance.below(size)
        if place < firsts:
            return nth(first, place)
        if place < firsts + seconds:
            return 52 + nth(second, place - firsts)
        return FIRST_JOKER + nth(jokers, place - firsts - seconds)

    def _holds(self, position: Position, seat: i64, card: i64) -> bool:
        """Whether the position has this card in a hand, where everybody saw it go."""
        if card < 52:
            return position.first[seat] >> card & 1 != 0
        if card < FIRST_JOKER:
            return position.second[seat] >> card - 52 & 1 != 0
        return position.jokers[seat] >> card - FIRST_JOKER & 1 != 0

    def _has(self, row: i64, card: i64) -> bool:
        return self._hands[3 * row + card // 52] >> card % 52 & 1 != 0

    def _give(self, row: i64, card: i64) -> None:
        self._hands[3 * row + card // 52] |= BIT[card % 52]

    def _take_away(self, row: i64, card: i64) -> None:
        self._hands[3 * row + card // 52] &= ~BIT[card % 52]

    def _show(self, position: Position, seat: i64, deal: i64) -> None:
        row = 3 * (deal * self._players + seat)
        position.first[seat] |= self._hands[row]
        position.second[seat] |= self._hands[row + 1]
        position.jokers[seat] |= self._hands[row + 2]

    def _hide(self, position: Position, seat: i64, deal: i64) -> None:
        row = 3 * (deal * self._players + seat)
        position.first[seat] &= ~self._hands[row]
        position.second[seat] &= ~self._hands[row + 1]
        position.jokers[seat] &= ~self._hands[row + 2]

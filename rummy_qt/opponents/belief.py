"""Where the hidden cards may be: a particle filter over deals that agree with all that was seen.

Each deal has a hand for every other seat and a stock in order. It is updated with every event
of the round: an unseen draw comes from its stock, and a card that appears where the deal did not
have it is exchanged. A deal loses weight when a seat, holding its hand in that deal, would rather
have drawn or discarded something else; when few deals carry most of the weight, all are resampled.
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
"""By how many points a move may look worse to us before its deal loses much weight."""
SURE: Final = 1.5
"""The same where the level of each seat is known; a larger value underestimates how many cards that
go together the hands hold."""
_UNLAID: Final = 5.0
"""Regret, in points, for holding a meld back when it was time to lay."""
_LAY_ROUNDS: Final[i64] = 6
"""How often, at most, a hand is searched for cards that its level would have laid."""


@final
class Belief:
    """``deals`` likely deals of the cards that one seat cannot see."""

    def __init__(self, table: list[Policy], deals: i64, chance: Chance, doubt: float = 0.0) -> None:
        """``doubt`` replaces ``DOUBT`` or ``SURE``."""
        sheet = table[0].sheet
        players = sheet.players
        self.sheet = sheet
        self.table = table
        """By seat, the policy that it is assumed to play."""
        self._levels: bool = any(policy is not table[0] for policy in table)
        """Whether the level of each seat is known; otherwise all are assumed to be Clubs."""
        self.deals: i64 = deals
        self.me: i64 = 0
        self._doubt: float = doubt or (SURE if self._levels else DOUBT)
        self._chance = chance
        self._players: i64 = players
        self._cards: i64 = sheet.cards
        self._hands = vec[i64]([0] * int(3 * deals * players))
        """For each deal and seat, the unseen cards of its hand as three bit sets: first deck,
        second deck, jokers. Card ``n`` is bit ``n % 52`` of number ``n // 52``.
        """
        self._stock = vec[i64]([0] * int(deals * sheet.cards))
        self._size: i64 = 0
        self._weight = vec[float]([1.0] * int(deals))
        self._hidden = ZEROS[:128]
        self._copy = Position(sheet, 0)
        self._sample = vec[i64]([0] * int(deals))
        self._spare_hands = vec[i64]([0] * int(3 * deals * players))
        self._spare_stock = vec[i64]([0] * int(deals * sheet.cards))

    # --------------------------------------------------------------------------- events

    def begin(self, position: Position, me: i64) -> None:
        """Deals the hidden cards at random; the position holds no hand but that of ``me``."""
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
                        self._add(deal * self._players + seat, self._hidden[at])
                        at += 1
            base = deal * self._cards
            for place in range(self._size):
                self._stock[base + place] = self._hidden[at + place]
            self._weight[deal] = 1.0

    def saw(self, card: i64) -> None:
        """Updates the deals after our own draw of this card from the stock."""
        self._size -= 1
        for deal in range(self.deals):
            last = self._stock[deal * self._cards + self._size]
            if last != card and not self._replace_in_stock(deal, card, last):
                for seat in range(self._players):
                    row = deal * self._players + seat
                    if seat != self.me and self._has(row, card):
                        self._remove(row, card)
                        self._add(row, last)

    def _replace_in_stock(self, deal: i64, card: i64, other: i64) -> bool:
        """Puts another card in the place of this one; whether this one was in the stock."""
        base = deal * self._cards
        for place in range(base, base + self._size):
            if self._stock[place] == card:
                self._stock[place] = other
                return True
        return False

    def drew(self, position: Position) -> None:
        """Updates the deals before the seat to move draws an unseen card from the stock."""
        seat = position.seat
        if position.can_draw and position.pile_size:
            self._reweight_by_draw(position, -1)
        self._size -= 1
        for deal in range(self.deals):
            row = deal * self._players + seat
            self._add(row, self._stock[deal * self._cards + self._size])
        self._resample()

    def took(self, position: Position, at: i64) -> None:
        """Updates the deals before the seat to move draws from this place of the pile."""
        self._reweight_by_draw(position, at)
        self._resample()

    def discarded(self, position: Position, card: i64) -> None:
        """Updates the deals before the seat to move discards this card."""
        seat = position.seat
        for deal in range(self.deals):
            self._must_hold(position, seat, deal, card)
            if self._levels:
                self._exchange_laid(position, seat, deal, card)
            self._add_hand(position, seat, deal)
            self._reweight(deal, self._regret_of_discard(position, card))
            self._remove_hand(position, seat, deal)
        for deal in range(self.deals):
            self._remove(deal * self._players + seat, card)
        self._resample()

    def laid(self, position: Position, cards: vec[i64]) -> None:
        """Updates the deals before the seat to move lays these cards."""
        seat = position.seat
        for place in range(i64(len(cards))):
            for deal in range(self.deals):
                self._must_hold(position, seat, deal, cards[place])
                self._remove(deal * self._players + seat, cards[place])

    def rebuilt(self, position: Position) -> None:
        """Updates the deals before all discards but the top become the stock."""
        self._size = position.pile_size - 1
        for deal in range(self.deals):
            base = deal * self._cards
            for at in range(self._size):
                self._stock[base + at] = position.pile[at]
            self._chance.shuffle(self._stock, self._size, base)

    # ----------------------------------------------------------------- using the deals

    def fill(self, position: Position, number: i64, seed: i64) -> None:
        """Puts deal ``number % deals`` into hands and stock; ``seed`` gives the stock's order."""
        deal = self._sample[number % self.deals]
        for seat in range(self._players):
            if seat != self.me:
                self._add_hand(position, seat, deal)
        base = deal * self._cards
        for at in range(self._size):
            position.stock[at] = self._stock[base + at]
        Chance(seed, number, 5).shuffle(position.stock, self._size)

    def choose(self) -> None:
        """Samples the deals that ``fill`` uses, by their weights and in random order."""
        self._draw_sample()
        self._chance.shuffle(self._sample, self.deals)

    def alike(self) -> list[int]:
        """For each deal, as ``fill`` numbers them: the first one with the same hands."""
        first: dict[tuple[int, ...], int] = {}
        numbers = []
        for number in range(self.deals):
            size = 3 * self._players
            row = self._sample[number] * size
            hands = tuple([int(self._hands[at]) for at in range(row, row + size)])
            numbers.append(first.setdefault(hands, int(number)))
        return numbers

    # -------------------------------------------------------------------------- weights

    def _reweight_by_draw(self, position: Position, at: i64) -> None:
        """Reweights all deals by a draw from place ``at`` (−1: the stock)."""
        for deal in range(self.deals):
            self._add_hand(position, position.seat, deal)
            self._reweight(deal, self._regret_of_draw(position, at))
            self._remove_hand(position, position.seat, deal)

    def _regret_of_draw(self, position: Position, at: i64) -> float:
        """By how many points the best draw beats the one from place ``at`` (−1: the stock)."""
        policy = self.table[position.seat]
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
            return 3.0  # it took a card that is useless to this hand
        return best - chosen

    def _regret_of_discard(self, position: Position, card: i64) -> float:
        """By how many points the best discard beats this one."""
        policy = self.table[position.seat]
        policy.weigh_discards(position)
        face = card if card < 52 else card - 52
        least_cost = 1e9
        cost = 1e9
        for at in range(policy.discards):
            other = policy.discard_card[at]
            if policy.discard_cost[at] < least_cost:
                least_cost = policy.discard_cost[at]
            if (other if other < 52 else other - 52) == face:
                cost = policy.discard_cost[at]
        regret = cost - least_cost if cost < 1e9 else 0.0
        if not self._levels and policy.holds_meld(position) and policy.is_time_to_lay(position):
            regret += _UNLAID
        return regret

    def _reweight(self, deal: i64, regret: float) -> None:
        """Multiplies a deal's weight by about exp(−regret ÷ doubt).

        A polynomial, so that every machine computes the same.
        """
        x = regret / self._doubt
        self._weight[deal] /= 1.0 + x * (1.0 + x * (0.5 + x * 0.166))

    def _resample(self) -> None:
        """Resamples the deals if the effective sample size is below half their number."""
        total = 0.0
        squares = 0.0
        for deal in range(self.deals):
            total += self._weight[deal]
            squares += self._weight[deal] * self._weight[deal]
        if total * total > 0.5 * float(self.deals) * squares:
            return
        self._draw_sample()
        size = 3 * self._players
        for deal in range(self.deals):
            source = self._sample[deal]
            for at in range(size):
                self._spare_hands[deal * size + at] = self._hands[source * size + at]
            for at in range(self._size):
                self._spare_stock[deal * self._cards + at] = self._stock[source * self._cards + at]
            self._weight[deal] = 1.0
        self._hands, self._spare_hands = self._spare_hands, self._hands
        self._stock, self._spare_stock = self._spare_stock, self._stock
        for deal in range(self.deals):  # so that copies of one deal differ
            self._chance.shuffle(self._stock, self._size, deal * self._cards)

    def _draw_sample(self) -> None:
        """Systematic resampling: fills ``_sample`` with the deals in proportion to weight."""
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
            self._sample[deal] = source
            mark += step

    # ---------------------------------------------------------------------------- cards

    def _must_hold(self, position: Position, seat: i64, deal: i64, card: i64) -> None:
        """Puts this card into the seat's hand, in exchange for another, if it is not there."""
        row = deal * self._players + seat
        if self._holds(position, seat, card) or self._has(row, card):
            return
        other = self._card_to_exchange(position, seat, deal)
        if other < 0:
            return
        self._remove(row, other)
        self._add(row, card)
        if self._replace_in_stock(deal, card, other):
            return
        for third in range(self._players):
            held = deal * self._players + third
            if third != seat and third != self.me and self._has(held, card):
                self._remove(held, card)
                self._add(held, other)
                return

    def _card_to_exchange(self, position: Position, seat: i64, deal: i64) -> i64:
        """The unseen card of a hand to exchange; −1 if there is none.

        The one that the seat's level would discard first, since a player keeps cards that go
        together; a random one where the level is not known.
        """
        row = deal * self._players + seat
        cheapest: i64 = -1
        cost = 0.0
        if self._levels:
            policy = self.table[seat]
            self._add_hand(position, seat, deal)
            policy.weigh_discards(position)
            self._remove_hand(position, seat, deal)
            for at in range(policy.discards):
                card = policy.discard_card[at]
                if self._has(row, card) and (cheapest < 0 or policy.discard_cost[at] < cost):
                    cheapest, cost = card, policy.discard_cost[at]
        if cheapest >= 0:
            return cheapest
        return self._random_card(
            self._hands[3 * row], self._hands[3 * row + 1], self._hands[3 * row + 2]
        )

    def _exchange_laid(self, position: Position, seat: i64, deal: i64, discarded: i64) -> None:
        """Exchanges, with the stock, cards that the seat's level would have laid by now."""
        row = deal * self._players + seat
        policy, copy = self.table[seat], self._copy
        policy.attention = self._chance
        policy.begin_turn()
        for _ in range(_LAY_ROUNDS):
            copy.copy_from(position)
            self._add_hand(copy, seat, deal)
            policy.lay(copy)
            first = self._hands[3 * row] & ~copy.first[seat]
            second = self._hands[3 * row + 1] & ~copy.second[seat]
            laid = self._random_card(first, second, self._hands[3 * row + 2] & ~copy.jokers[seat])
            if laid < 0 or not self._size:
                return
            if laid != discarded:
                place = deal * self._cards + self._chance.below(self._size)
                self._remove(row, laid)
                self._add(row, self._stock[place])
                self._stock[place] = laid

    def _random_card(self, first: i64, second: i64, jokers: i64) -> i64:
        """A random card of these bit sets; −1 if they are empty."""
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
        """Whether this card is known to be in the seat's hand, having been taken openly."""
        if card < 52:
            return position.first[seat] >> card & 1 != 0
        if card < FIRST_JOKER:
            return position.second[seat] >> card - 52 & 1 != 0
        return position.jokers[seat] >> card - FIRST_JOKER & 1 != 0

    def _has(self, row: i64, card: i64) -> bool:
        return self._hands[3 * row + card // 52] >> card % 52 & 1 != 0

    def _add(self, row: i64, card: i64) -> None:
        self._hands[3 * row + card // 52] |= BIT[card % 52]

    def _remove(self, row: i64, card: i64) -> None:
        self._hands[3 * row + card // 52] &= ~BIT[card % 52]

    def _add_hand(self, position: Position, seat: i64, deal: i64) -> None:
        row = 3 * (deal * self._players + seat)
        position.first[seat] |= self._hands[row]
        position.second[seat] |= self._hands[row + 1]
        position.jokers[seat] |= self._hands[row + 2]

    def _remove_hand(self, position: Position, seat: i64, deal: i64) -> None:
        row = 3 * (deal * self._players + seat)
        position.first[seat] &= ~self._hands[row]
        position.second[seat] &= ~self._hands[row + 1]
        position.jokers[seat] &= ~self._hands[row + 2]

"""A round as a few ints and lists, made to be copied and played thousands of times.

Moves are methods without checks: the caller plays legal ones. ``tests/opponents/test_sim.py``
holds every method to the engine over random rounds of all rulebooks.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from .laid import RUN, SET, Laid, TableJoker
from .sheet import BITS, FACE, Sheet

DRAW: Final = 0
PLAY: Final = 1
CLOSED: Final = 2
OVER: Final = 3

_IDLE_LAPS_WITHOUT_STOCK = 3
_IDLE_LAPS = 10


class World:
    """A round: whose turn it is, where every card is, and the points so far."""

    __slots__ = (
        "barred", "callers", "closer", "discarder", "discards", "drew_last", "drew_stock", "duty",
        "fits", "hands", "idle", "jokers", "known", "laid", "melders", "melds", "phase", "players",
        "points", "rebuilds", "seat", "sheet", "stock", "table_grew", "turns",
    )  # fmt: skip

    sheet: Sheet
    players: int
    seat: int
    """The seat to move."""
    phase: int
    hands: list[int]
    """Bits by card index."""
    known: list[int]
    """The cards of each hand that everybody has seen it take."""
    stock: list[int]
    """Card indices; the next card is the last."""
    discards: list[int]
    melds: list[Laid]
    jokers: tuple[TableJoker, ...]
    fits: int
    """The faces that some meld may gain as single naturals."""
    points: list[int]
    """What each seat has laid, less the prices that it paid."""
    melders: int
    turns: int
    idle: int
    rebuilds: int
    table_grew: bool
    duty: int
    """The faces of which one must be used now (jokers: bit ``JOKER_FACE``)."""
    barred: int
    drew_stock: bool
    drew_last: bool
    laid: bool
    discarder: int
    callers: int
    closer: int

    @staticmethod
    def fresh(sheet: Sheet, dealer: int) -> World:
        """A round before the deal: no cards anywhere."""
        world = World()
        world.sheet = sheet
        world.players = players = sheet.players
        world.seat = (dealer + 1) % players
        world.phase = DRAW
        world.hands, world.known = [0] * players, [0] * players
        world.stock, world.discards, world.melds = [], [], []
        world.jokers = ()
        world.points = [0] * players
        world.fits = world.melders = world.turns = world.idle = world.rebuilds = 0
        world.table_grew = world.drew_stock = world.drew_last = world.laid = False
        world.duty = world.callers = 0
        world.barred = world.discarder = world.closer = -1
        return world

    @staticmethod
    def deal(sheet: Sheet, dealer: int, deck: Sequence[int]) -> World:
        """A dealt round; ``deck`` lists card indices in dealing order."""
        world = World.fresh(sheet, dealer)
        players = sheet.players
        dealt = players * sheet.rules.hand_size(players)
        hands = world.hands
        for place in range(dealt):
            hands[(dealer + 1 + place) % players] |= BITS[deck[place]]
        world.discards.append(deck[dealt])
        world.stock = list(deck[:dealt:-1])
        return world

    def copy(self) -> World:
        """A world that goes on by itself."""
        twin = World()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: World) -> None:
        """Makes another world the same as this one."""
        twin.sheet, twin.players, twin.seat, twin.phase = (
            self.sheet, self.players, self.seat, self.phase,
        )  # fmt: skip
        twin.hands, twin.known = self.hands[:], self.known[:]
        twin.stock, twin.discards, twin.melds = self.stock[:], self.discards[:], self.melds[:]
        twin.jokers, twin.fits, twin.points = self.jokers, self.fits, self.points[:]
        twin.melders, twin.turns, twin.idle = self.melders, self.turns, self.idle
        twin.rebuilds, twin.table_grew, twin.duty = self.rebuilds, self.table_grew, self.duty
        twin.barred, twin.drew_stock, twin.drew_last = self.barred, self.drew_stock, self.drew_last
        twin.laid, twin.discarder, twin.callers = self.laid, self.discarder, self.callers
        twin.closer = self.closer

    # ------------------------------------------------------------------- questions

    @property
    def laying_closed(self) -> bool:
        """Whether nothing may be laid yet."""
        return self.sheet.rules.closed_first_lap and self.turns < self.players

    def may_lay_off(self, seat: int) -> bool:
        """Whether the seat may lay off at all."""
        rules = self.sheet.rules
        if rules.closed_first_lap and self.turns < self.players:
            return False
        return not rules.lay_off_needs_meld or bool(self.melders >> seat & 1)

    def can_draw(self) -> bool:
        """Whether the stock has a card, or can be rebuilt."""
        return bool(self.stock) or (
            self.sheet.rules.stock_out == "rebuild"
            and len(self.discards) >= 2
            and (self.table_grew or self.rebuilds == 0)
        )

    def duty_at(self, at: int) -> int:
        """The faces of which drawing from place ``at`` of the pile obliges to use one."""
        rules, discards = self.sheet.rules, self.discards
        chosen = 1 << FACE[discards[at]]
        if at == len(discards) - 1:
            return chosen if rules.duty == "chosen_card" and not rules.top_card_free else 0
        if rules.duty == "chosen_card":
            return chosen
        if rules.duty is None:
            return 0
        obliging = discards[at:-1] if rules.duty == "covered_card_meld" else discards[at:]
        duty = 0
        for card in obliging:
            duty |= 1 << FACE[card]
        return duty

    def score(self, seat: int) -> int:
        """What the seat has if the round ends now."""
        bonus = self.sheet.rules.going_out_bonus if seat == self.closer else 0
        return self.points[seat] - self.sheet.held_points(self.hands[seat]) + bonus

    # --------------------------------------------------------------------- drawing

    def draw(self, chance: Random) -> int:
        """The stock's top card, rebuilt from the discards if need be; returns the card."""
        stock, seat = self.stock, self.seat
        if not stock:
            stock = self.discards[:-1]
            chance.shuffle(stock)
            self.rebuild(stock)
        card = stock.pop()
        self.hands[seat] |= BITS[card]
        self.drew_stock = True
        if not stock and self.sheet.rules.stock_out == "last_draw":
            self.drew_last = True
        self.discarder = -1
        self.phase = PLAY
        return card

    def rebuild(self, stock: list[int]) -> None:
        """Makes this the new stock, and leaves the top discard alone."""
        self.stock = stock
        del self.discards[:-1]
        self.rebuilds += 1
        self.table_grew = False

    def take(self, at: int) -> None:
        """The discards from place ``at`` on."""
        discards, seat = self.discards, self.seat
        self.duty = duty = self.duty_at(at)
        if not duty and at == len(discards) - 1 and not self.sheet.rules.may_return_top_card:
            self.barred = FACE[discards[at]]
        taken = 0
        for card in discards[at:]:
            taken |= BITS[card]
        del discards[at:]
        self.hands[seat] |= taken
        self.known[seat] |= taken
        self.discarder = -1
        self.phase = PLAY

    def pass_turn(self) -> None:
        """Declines to draw; or lets a closing card lie."""
        if self.phase == CLOSED or self.sheet.rules.stock_out == "decline":
            self._end_round()
        else:
            self._end_turn()

    def pay(self, seat: int, price: int) -> None:
        """A price for something."""
        self.points[seat] -= price

    def concede(self) -> None:
        """Pays for a duty that is not met."""
        self.pay(self.seat, self.sheet.rules.duty_price or 0)
        self.duty = 0

    # --------------------------------------------------------------------- playing

    def meld(self, kind: int, cards: Sequence[int], roles: Sequence[int]) -> None:
        """A new meld of these cards, in table order; ``roles``: the face each stands for."""
        sheet, seat = self.sheet, self.seat
        points = jokers = 0
        for card, role in zip(cards, roles, strict=True):
            if card == role or card < 104:
                points += sheet.laid[role]
            else:
                points += sheet.joker
                jokers += 1
                self.jokers += (TableJoker(len(self.melds), role, seat, card),)
        size = len(cards)
        if kind == RUN:
            suit, low = divmod(roles[0], 13)
            ace = -1
            if low == 0 and cards[0] < 104:
                points += sheet.ace_low - sheet.laid[0]
                ace = seat
            laid = Laid(RUN, suit, low, size, jokers, sheet.run_fit(suit, low, size), ace)
        else:
            rank, suits = roles[0] % 13, 0
            for role in roles:
                bit = 1 << role // 13
                suits |= bit << 4 if suits & bit else bit
            laid = Laid(SET, rank, suits, size, jokers, sheet.set_fit(rank, suits, size), -1)
        self.melds.append(laid)
        self.fits |= laid.fit
        self.melders |= 1 << seat
        self.points[seat] += points
        self._lay_down(cards)

    def lay(self, at: int, low_end: bool, cards: Sequence[int], roles: Sequence[int]) -> None:
        """Lays cards off on the meld at this place, at the low end of a run or else the high."""
        self._grow(self.seat, at, low_end, cards, roles)
        self._lay_down(cards)

    def _grow(
        self, seat: int, at: int, low_end: bool, cards: Sequence[int], roles: Sequence[int]
    ) -> None:
        sheet = self.sheet
        kind, key, low, size, jokers, _, ace = self.melds[at]
        points = 0
        for card, role in zip(cards, roles, strict=True):
            if card < 104:
                points += sheet.laid[role]
            else:
                points += sheet.joker
                jokers += 1
                self.jokers += (TableJoker(at, role, seat, card),)
        size += len(cards)
        if kind == SET:
            bit = 1 << roles[0] // 13
            low |= bit << 4 if low & bit else bit
            fit = sheet.set_fit(key, low, size)
        else:
            if low_end:
                low = roles[0] % 13
                if ace >= 0:  # it lies lowest no more
                    self.points[ace] += sheet.laid[0] - sheet.ace_low
                    ace = -1
                if low == 0 and cards[0] < 104:
                    points += sheet.ace_low - sheet.laid[0]
                    ace = seat
            fit = sheet.run_fit(key, low, size)
        self.points[seat] += points
        self.melds[at] = Laid(kind, key, low, size, jokers, fit, ace)
        self._find_fits()

    def _find_fits(self) -> None:
        fits = 0
        for laid in self.melds:
            fits |= laid[5]
        self.fits = fits

    def _lay_down(self, cards: Sequence[int]) -> None:
        seat = self.seat
        gone = 0
        for card in cards:
            gone |= BITS[card]
        self.hands[seat] = hand = self.hands[seat] & ~gone
        self.known[seat] &= hand
        self.laid = self.table_grew = True
        self.duty = 0
        if hand:
            return
        if self.sheet.must_discard:
            self._end_turn()
        else:
            self.closer = seat
            self._end_round()

    def swap(self, joker: TableJoker, card: int) -> None:
        """Takes a joker from the table for the card that it stands for."""
        sheet, seat = self.sheet, self.seat
        at = joker.meld
        laid = self.melds[at]
        points, ace = sheet.laid[joker.role], laid.ace
        if laid.kind == RUN and laid.low == 0 and joker.role % 13 == 0:
            points, ace = sheet.ace_low, joker.owner
        self.points[joker.owner] += points - sheet.joker
        self.melds[at] = laid._replace(jokers=laid.jokers - 1, ace=ace)
        self.jokers = tuple(other for other in self.jokers if other is not joker)
        self.hands[seat] = self.hands[seat] & ~BITS[card] | BITS[joker.card]
        self.known[seat] = self.known[seat] & ~BITS[card] | BITS[joker.card]
        self.laid = self.table_grew = True

    def discard(self, card: int) -> None:
        """Ends the turn, and perhaps the round."""
        seat = self.seat
        self.hands[seat] = hand = self.hands[seat] & ~BITS[card]
        self.known[seat] &= hand
        self.discards.append(card)
        self.discarder = seat if self.sheet.claims else -1
        self.callers = 0
        if not hand:
            self._close()
        elif self.drew_stock and not self.drew_last:  # most turns end so
            self.idle = 0
            self.turns += 1
            self._next_seat()
        else:
            self._end_turn()

    def _close(self) -> None:
        self.closer = self.seat
        if self.sheet.rules.closing_card_claimable:
            self._next_seat()
            self.phase = CLOSED
        else:
            self._end_round()

    def claim(self, seat: int, at: int, low_end: bool, role: int) -> None:
        """A true call: the last discard goes to that meld, for ``seat``."""
        card = self.discards.pop()
        self.discarder = -1
        self._grow(seat, at, low_end, (card,), (role,))
        self.table_grew = True
        self.idle = 0
        if self.phase == CLOSED:
            self._end_round()

    def call_falsely(self, seat: int) -> None:
        """A call although nothing fits."""
        self.pay(seat, self.sheet.rules.false_claim_price)
        self.callers |= 1 << seat

    # ---------------------------------------------------------------- ends of things

    def _end_turn(self) -> None:
        active = self.drew_stock or self.laid
        self.idle = 0 if active else self.idle + 1
        self.turns += 1
        if self.drew_last:
            self._end_round()
            return
        if not active:
            laps = _IDLE_LAPS if self.can_draw() else _IDLE_LAPS_WITHOUT_STOCK
            if self.idle >= laps * self.players:
                self._end_round()
                return
        self._next_seat()

    def _end_round(self) -> None:
        self.phase = OVER
        self.discarder = -1

    def _next_seat(self) -> None:
        seat = self.seat + 1
        self.seat = 0 if seat == self.players else seat
        self.phase = DRAW
        self.barred = -1
        self.drew_stock = self.drew_last = self.laid = False

"""A second, complete implementation of the rules: a round's state, its legal moves, each effect.

Written from the statements alone, on texts (``7c'``, ``*1=8c``), to be readable rather than
fast. The only part of the program it uses is the options of ``Rules``.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from rummy_qt.engine import Rules
from tests.engine.slow_rules import (
    card_points,
    duty_cards,
    every_run,
    every_set,
    faces,
    gains,
    is_joker,
    join,
    lay_offs,
    meets,
    meld_points,
    role_of,
    spellings,
)

Owned = list[tuple[str, int]]
"""A meld: each card with the seat that scores for it."""


@lru_cache(maxsize=64)
def _every_meld(rules: Rules) -> tuple[tuple[str, ...], ...]:
    return (*every_set(rules), *every_run(rules))


def face(card: str) -> str:
    """A card without its copy: all copies are equal, and so are all jokers in a hand."""
    return next(iter(faces([card])))


@dataclass
class Second:
    """A round as an observer who sees all cards would write it down."""

    rules: Rules
    players: int
    dealer: int
    deck: Sequence[str]
    hands: list[list[str]] = field(init=False)
    melds: list[Owned] = field(default_factory=list)
    phase: str = "draw"
    duty: frozenset[str] = frozenset()
    taken: tuple[str, ...] = ()
    """The discards taken in this turn."""
    barred: str = ""
    peeked: bool = False
    discarder: int | None = None
    """The seat whose discard may be called now."""
    callers: set[int] = field(default_factory=set)
    turns: int = 0
    melded: set[int] = field(default_factory=set)
    melders: list[int] = field(default_factory=list)
    """By meld, the seat that laid it."""
    rebuilds: int = 0
    grew: bool = False
    """Whether a card was added to the table since the stock was last rebuilt."""
    idle: int = 0
    busy: bool = False
    """Whether the seat drew from the stock, laid or swapped in this turn."""
    closer: int | None = None
    seen: dict[int, set[str]] = field(default_factory=dict)
    """By seat, the cards of a stacked pile that it has paid to see."""

    def __post_init__(self) -> None:
        size = self.rules.hand_size(self.players)
        dealt = self.players * size
        first = (self.dealer + 1) % self.players
        self.hands = [[] for _ in range(self.players)]
        for at, card in enumerate(self.deck[:dealt]):
            self.hands[(first + at) % self.players].append(card)
        self.pile = [self.deck[dealt]]
        self.stock = list(self.deck[dealt + 1 :])
        self.seat = first
        self.paid = [0] * self.players
        self.seen = {seat: set() for seat in range(self.players)}
        self._legal: dict[int, set[str]] = {}

    def copy(self) -> Second:
        """An independent copy of the round."""
        twin = copy.copy(self)
        twin.hands, twin.melds = [[*hand] for hand in self.hands], [[*meld] for meld in self.melds]
        twin.pile, twin.stock, twin.paid = [*self.pile], [*self.stock], [*self.paid]
        twin.callers, twin.melded, twin.melders = {*self.callers}, {*self.melded}, [*self.melders]
        twin.seen = {seat: {*cards} for seat, cards in self.seen.items()}
        twin._legal = {}
        return twin

    # ------------------------------------------------------------------- legal moves

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def hand(self) -> list[str]:
        return self.hands[self.seat]

    @property
    def table(self) -> list[list[str]]:
        return [[card for card, _ in meld] for meld in self.melds]

    @property
    def laying_closed(self) -> bool:
        return self.rules.closed_first_lap and self.turns < self.players

    @property
    def rebuildable(self) -> bool:
        may = self.rules.stock_out == "rebuild" and len(self.pile) >= 2
        return may and (self.grew or self.rebuilds == 0)

    @property
    def can_draw(self) -> bool:
        return bool(self.stock) or self.rebuildable

    def may_lay_off(self, seat: int) -> bool:
        return not self.rules.lay_off_needs_meld or seat in self.melded

    def legal(self, seat: int) -> set[str]:
        """Every legal move of the seat."""
        if seat not in self._legal:
            self._legal[seat] = self._found(seat)
        return self._legal[seat]

    def _found(self, seat: int) -> set[str]:
        found: set[str] = set()
        if seat == self.seat:
            if self.phase == "draw":
                found = self._drawing()
            elif self.phase == "duty":
                found = self._under_duty()
            elif self.phase == "play":
                found = self._playing()
            elif self.phase == "closed":
                found = {"pass"}
        if self.may_call(seat):
            found |= self.places(seat) or {"claim"}
        return found

    def may_call(self, seat: int) -> bool:
        open_ = self.discarder not in (None, seat) and not self.over
        return self.rules.claims and open_ and seat not in self.callers

    def places(self, seat: int) -> set[str]:
        """The places to which the seat may call the discard."""
        if not self.may_lay_off(seat):
            return set()
        moves = lay_offs(self.rules, [self.pile[-1]], self.table)
        return {f"claim > {move.split()[-1]}" for move in moves}

    def _drawing(self) -> set[str]:
        found = {"draw" if self.can_draw else "pass"}
        if self.rules.peek_price is not None and len(self.pile) >= 2 and not self.peeked:
            found.add("peek")
        if self.hand:
            found |= {f"take {c}" for at, c in enumerate(self.pile) if self.may_take(at)}
        return found

    def may_take(self, at: int) -> bool:
        rules, top = self.rules, at == len(self.pile) - 1
        if not top:
            if self.laying_closed or (rules.discard_draw == "top_or_all" and at > 0):
                return False
            if rules.take_needs_meld and self.seat not in self.melded:
                return False
        obliging = duty_cards(rules, self.pile, at)
        if not obliging or rules.duty_price is not None:
            return True
        hand = [*self.hand, *self.pile[at:]]
        return any(meets(move, obliging) for move in self.plays(hand, obliging))

    def plays(self, hand: list[str], wanted: Sequence[str] = ()) -> set[str]:
        """Melds and lay-offs with this hand; under a duty, those that it allows."""
        rules = self.rules
        if self.laying_closed:
            return set()
        found = self.new_melds(hand)
        if rules.first_meld_points is not None and self.seat not in self.melded:
            least = rules.first_meld_points
            found = {m for m in found if sum(meld_points(rules, m.split()[1:])) >= least}
        if (not wanted or rules.duty == "chosen_card") and self.may_lay_off(self.seat):
            found |= lay_offs(rules, hand, self.table)
        return found

    def new_melds(self, hand: list[str]) -> set[str]:
        jokers = sum(map(is_joker, hand))
        held = {role_of(card) for card in hand if not is_joker(card)}
        found = set()
        for roles in _every_meld(self.rules):
            if len(roles) - sum(map(held.__contains__, roles)) <= jokers:
                for cards in spellings(roles, hand, (), self.rules):
                    found.add("meld " + " ".join(cards))
        return found

    def _under_duty(self) -> set[str]:
        plays = self.plays(self.hand, tuple(self.duty))
        found = {m for m in plays if faces(m.split(" > ")[0].split()[1:]) & self.duty}
        return found if self.rules.duty_price is None else found | self._swaps() | {"concede"}

    def _playing(self) -> set[str]:
        plays = self.plays(self.hand)
        found = plays | self._swaps()
        fits = len(self.hand) == 1 and any(move.startswith("lay") for move in plays)
        if fits and not self.rules.closing_card_may_fit:
            return found
        held = Counter(map(face, self.hand))
        for one, copies in held.items():
            if not (one == self.barred and copies == 1 and len(self.hand) > 1):
                alike = (card for card in self.hand if face(card) == one)
                found.add(f"discard {min(alike, key=lambda card: (len(card), card))}")
        return found

    def _swaps(self) -> set[str]:
        rules = self.rules
        if rules.joker_swap == "never" or self.laying_closed:
            return set()
        found = set()
        for number, meld in enumerate(self.melds, 1):
            for card, owner in meld:
                if is_joker(card) and (rules.joker_swap == "anyone" or owner != self.seat):
                    fitting = sorted(c for c in self.hand if role_of(c) == role_of(card))
                    found |= {f"swap {held} > m{number}" for held in fitting[:1]}
        return found

    # ------------------------------------------------------------------- effects of moves

    def play(self, text: str, seat: int, new_stock: Sequence[str] = ()) -> None:
        """Play the move; ``new_stock`` holds the cards of a stock that is rebuilt now."""
        self._legal.clear()
        head, _, target = text.partition(" > ")
        kind, *cards = head.split()
        if kind == "claim":
            self._call(seat, target)
        elif kind == "draw":
            self._draw(new_stock)
        elif kind == "take":
            self._take(self.pile.index(cards[0]))
        elif kind == "pass":
            if self.phase == "closed" or self.rules.stock_out == "decline":
                self.phase = "over"
            else:
                self._end_turn()
        elif kind == "peek":
            self.paid[seat] += self.rules.peek_price or 0
            self.peeked = True
            self.seen[seat] |= set(self.pile)
        elif kind == "concede":
            self.paid[seat] += self.rules.duty_price or 0
            self.phase, self.duty = "play", frozenset()
        elif kind == "discard":
            self._discard(cards[0])
        else:
            self._lay(kind, cards, target)

    def _draw(self, new_stock: Sequence[str]) -> None:
        if not self.stock:
            assert sorted(new_stock) == sorted(self.pile[:-1])
            self.stock, self.pile = list(new_stock), self.pile[-1:]
            self.rebuilds, self.grew = self.rebuilds + 1, False
        self.hand.append(self.stock.pop(0))
        self.phase, self.busy, self.discarder = "play", True, None

    def _take(self, at: int) -> None:
        obliging = duty_cards(self.rules, self.pile, at)
        top = at == len(self.pile) - 1
        self.taken = tuple(self.pile[at:])
        self.hand.extend(self.taken)
        del self.pile[at:]
        self.discarder = None
        self.duty = frozenset(faces(obliging))
        self.phase = "duty" if self.duty else "play"
        if top and not self.duty and not self.rules.may_return_top_card:
            self.barred = face(self.taken[0])

    def _held(self, card: str) -> str:
        """The card in the hand that is meant: for a joker, without the card it stands for."""
        return card.split("=")[0]

    def _lay(self, kind: str, cards: list[str], target: str) -> None:
        for card in cards:
            self.hand.remove(self._held(card))
        laid = [(card, self.seat) for card in cards]
        if kind == "meld":
            self.melds.append(laid)
            self.melded.add(self.seat)
            self.melders.append(self.seat)
        elif kind == "lay":
            join(self.melds[int(target.strip("m+-")) - 1], laid, target[-1:].strip("0123456789"))
        else:
            self._swap(cards[0], self.melds[int(target[1:]) - 1])
        self.busy = self.grew = True  # a card that was swapped in also counts as laid (S-05)
        if kind == "swap":
            return
        if self.duty & faces(cards):
            self.duty, self.phase = frozenset(), "play"
        if not self.hand:
            if self.rules.must_discard_to_go_out:
                self.discarder = None
                self._end_turn()
            else:
                self._go_out()

    def _swap(self, card: str, meld: Owned) -> None:
        for at, (laid, owner) in enumerate(meld):
            mine = owner == self.seat and self.rules.joker_swap == "others"
            if is_joker(laid) and role_of(laid) == role_of(card) and not mine:
                meld[at] = (card, owner)
                self.hand.append(self._held(laid))
                return

    def _discard(self, card: str) -> None:
        self.hand.remove(card)
        self.pile.append(card)
        seat = self.seat
        if self.hand:
            self._end_turn()
        elif self.rules.closing_card_claimable:
            self.closer, self.phase = seat, "closed"
            self.seat, self.callers = (seat + 1) % self.players, set()
        else:
            self._go_out()
        self.discarder = None if self.over or not self.rules.claims else seat

    def _go_out(self) -> None:
        self.closer, self.phase, self.discarder = self.seat, "over", None

    def _call(self, seat: int, target: str) -> None:
        self.callers.add(seat)
        if not target:
            self.paid[seat] += self.rules.false_claim_price
            return
        card = self.pile.pop()
        meld = self.melds[int(target.strip("m+-")) - 1]
        end = target[-1:].strip("0123456789")
        [roles, *_] = [r for e, r in gains(self.rules, [c for c, _ in meld]) if e == end]
        join(meld, [(f"{card}={roles[0]}" if is_joker(card) else card, seat)], end)
        self.discarder, self.grew, self.idle = None, True, 0
        if self.phase == "closed":
            self.phase = "over"

    def _end_turn(self) -> None:
        self.turns += 1
        self.idle = 0 if self.busy else self.idle + 1
        stuck = not self.stock and not self.rebuildable
        laps = 3 if stuck else 10
        last = self.rules.stock_out == "last_draw" and not self.stock
        self.phase = "over" if last or self.idle >= laps * self.players else "draw"
        passed = self.phase == "draw" and not self.taken and not self.busy
        self.seat = (self.seat + 1) % self.players
        self.busy, self.peeked, self.barred, self.taken = False, False, "", ()
        self.callers = self.callers if passed else set()

    # ------------------------------------------------------------------- points

    def on_table(self, seat: int) -> int:
        """The points of the seat's cards on the table."""
        found = 0
        for meld in self.melds:
            values = meld_points(self.rules, [card for card, _ in meld])
            found += sum(v for (_, owner), v in zip(meld, values, strict=True) if owner == seat)
        return found

    def against(self, cards: Sequence[str]) -> int:
        """The points that these cards cost when left in hand."""
        return sum(card_points(self.rules, card, self.rules.ace_in_hand) for card in cards)

    def scores(self) -> list[int]:
        found = [
            self.on_table(seat) - self.against(self.hands[seat]) - self.paid[seat]
            for seat in range(self.players)
        ]
        if self.closer is not None:
            found[self.closer] += self.rules.going_out_bonus
        return found

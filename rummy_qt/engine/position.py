"""A round at one moment, in numbers, and what each kind of move does to it.

The moves here are legal; ``legal`` and ``refusals`` see to that. ``turns`` makes events of a
``Move`` and calls one method for each; the opponents' judgement calls the same by itself,
thousands of times a second. ``Card`` and ``Meld`` are made here only where somebody reads
them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, final

from .bits import BIT, ZEROS
from .cards import CARDS, FIRST_JOKER, JOKER_FACE, Card
from .combinations import Combinations
from .events import Ending
from .flat import i64, vec
from .melds import FIT, JOKERS, KEY, KIND, LOW, ROW, RUN, SET, SIZE, Meld
from .sheet import CHOSEN_CARD, COVERED_CARD_MELD, NO_DUTY, Sheet

DRAW: Final[i64] = 0
"""Draw from the stock or the discard pile."""
DUTY: Final[i64] = 1
"""Meet the duty that came with the discards drawn, or concede."""
PLAY: Final[i64] = 2
"""Meld, lay off, swap; then discard."""
CLOSED: Final[i64] = 3
"""The round is closed by a card that may still be claimed (S-21)."""
OVER: Final[i64] = 4
"""Nothing: the round is over."""

PHASES: Final = ("draw", "duty", "play", "closed", "over")
"""The names of these, in this order."""
IDLE_LAPS_WITHOUT_STOCK: Final[i64] = 3
IDLE_LAPS: Final[i64] = 10

# A card on the table is one number: its index, and from these bits on the rest.
_ROLE: Final[i64] = 7
_OWNER: Final[i64] = 13
_LATE: Final[i64] = 16
_MELD: Final[i64] = 17
_UNSEEN_FACE: Final[i64] = JOKER_FACE + 1

_NOT_ASKED: Final = ("sheet", "known_first", "known_second", "on_table", "_melds")
"""Fields of a position that say the same once more, or what everybody saw: no rule asks them."""
_BY_SEAT: Final = ("first", "second", "jokers", "counts", "penalties")


@final
class Position:
    """A round: whose turn it is and where every card is.

    Cards are numbers by ``Card.index``, seats 0-based. Rows (``stock``, ``pile``, ``table``,
    ``on_table``) are longer than what lies in them; the number beside each says how much.
    """

    def __init__(self, sheet: Sheet, dealer: i64) -> None:
        players = sheet.players
        self.sheet = sheet
        self.rules = sheet.rules
        self.players: i64 = players
        self.dealer: i64 = dealer
        self.seat: i64 = (dealer + 1) % players
        """The seat to move."""
        self.due: i64 = DRAW
        """What that seat has to do: ``DRAW``, ``DUTY``, ``PLAY``, ``CLOSED`` or ``OVER``."""
        self.first = ZEROS[:players]
        """The cards of the first deck in each hand, as bits …"""
        self.second = ZEROS[:players]
        """… those of the second deck …"""
        self.jokers = ZEROS[:players]
        """… and the jokers."""
        self.counts = ZEROS[:players]
        """How many cards each hand has."""
        self.known_first = ZEROS[:players]
        """Of these the cards that everybody saw the seat take."""
        self.known_second = ZEROS[:players]
        self.stock = ZEROS[: sheet.cards]
        """The next card is the last of ``stock_size``."""
        self.stock_size: i64 = 0
        self.pile = ZEROS[: sheet.cards]
        """The discards, bottom first; −1 is one that was not seen."""
        self.pile_size: i64 = 0
        self.table = ZEROS[: ROW * (sheet.cards // 3)]
        """The melds, ``ROW`` numbers each (``melds.py``)."""
        self.meld_count: i64 = 0
        self.on_table = ZEROS[: sheet.cards]
        """Every card on the table in the order in which they came."""
        self.table_size: i64 = 0
        self.fits: i64 = 0
        """The faces that some meld may gain as a single natural."""
        self.penalties = ZEROS[:players]
        """The prices that each seat has paid in this round, as a positive sum."""
        self.turns: i64 = 0
        """Finished turns of the round."""
        self.idle: i64 = 0
        """Idle turns in a row (S-05)."""
        self.melders: i64 = 0
        """The seats that have laid a meld themselves (S-17), as bits."""
        self.rebuilds: i64 = 0
        """How often the stock was rebuilt from the discards."""
        self.table_grew: bool = False
        """Whether a card has gone to the table since the last rebuild."""

        # the turn under way
        self.duty: i64 = 0
        """The faces of which a card must be used, as bits; 0: no duty is open."""
        self.barred: i64 = -1
        """The face that may not be discarded in this turn; −1: none."""
        self.drew_stock: bool = False
        self.drew_last: bool = False
        """Whether the card drawn was the last of a stock that is not replaced (S-19)."""
        self.laid: bool = False
        """Whether a card was laid or swapped."""
        self.peeked: bool = False

        # the call window
        self.discarder: i64 = -1
        """Who has just discarded a card that may be called; −1: no window is open."""
        self.callers: i64 = 0
        """The seats that have called on this discard, as bits."""

        # the end
        self.out: i64 = -1
        """The seat that went out; −1: none has."""
        self.ending: Ending | None = None

        self._melds: list[Meld] | None = None

    # ------------------------------------------------------------------- making one

    def deal(self, deck: vec[i64]) -> None:
        """Deals these cards, in dealing order, from the left of the dealer."""
        dealt = self.players * self.sheet.hand_size
        for place in range(dealt):
            self._give((self.dealer + 1 + place) % self.players, deck[place])
        self.pile[0] = deck[dealt]
        self.pile_size = 1
        last = self.sheet.cards - 1
        self.stock_size = last - dealt
        for place in range(self.stock_size):
            self.stock[place] = deck[last - place]

    def copy(self) -> Position:
        """A position that goes on by itself."""
        twin = Position(self.sheet, self.dealer)
        twin.become(self)
        return twin

    def become(self, other: Position) -> None:
        """Turns into the same as another position of the same sheet; makes nothing anew.

        Field by field, for speed; ``tests/engine/test_position.py`` sees that none is forgotten.
        """
        for seat in range(self.players):
            self.first[seat] = other.first[seat]
            self.second[seat] = other.second[seat]
            self.jokers[seat] = other.jokers[seat]
            self.counts[seat] = other.counts[seat]
            self.known_first[seat] = other.known_first[seat]
            self.known_second[seat] = other.known_second[seat]
            self.penalties[seat] = other.penalties[seat]
        for at in range(other.stock_size):
            self.stock[at] = other.stock[at]
        for at in range(other.pile_size):
            self.pile[at] = other.pile[at]
        for at in range(ROW * other.meld_count):
            self.table[at] = other.table[at]
        for at in range(other.table_size):
            self.on_table[at] = other.on_table[at]
        self.stock_size, self.pile_size = other.stock_size, other.pile_size
        self.meld_count, self.table_size = other.meld_count, other.table_size
        self.dealer, self.seat, self.due = other.dealer, other.seat, other.due
        self.fits, self.melders = other.fits, other.melders
        self.turns, self.idle = other.turns, other.idle
        self.rebuilds, self.table_grew = other.rebuilds, other.table_grew
        self.duty, self.barred = other.duty, other.barred
        self.drew_stock, self.drew_last = other.drew_stock, other.drew_last
        self.laid, self.peeked = other.laid, other.peeked
        self.discarder, self.callers = other.discarder, other.callers
        self.out, self.ending = other.out, other.ending
        self._melds = other._melds

    def _facts(self) -> dict[str, object]:
        """All that the rules ask of a position, by name."""
        names = getattr(type(self), "__mypyc_attrs__", None) or vars(self)
        facts = {name: getattr(self, name) for name in names if name not in _NOT_ASKED}
        facts |= {name: [*facts[name]] for name in _BY_SEAT}
        return facts | {"stock": self.stock_cards, "pile": self.discards, "table": self.melds}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._facts() == other._facts()

    __hash__ = None  # type: ignore[assignment]  # it changes

    # ------------------------------------------------------------------ for the edge

    @property
    def combinations(self) -> Combinations:
        return self.sheet.combinations

    @property
    def phase(self) -> str:
        """What the seat to move has to do: one of ``PHASES``."""
        return PHASES[self.due]

    def held(self, seat: int) -> int:
        """The hand of a seat, as ``cards.hand_of`` gives it."""
        hand = int(self.first[seat])
        if self.second[seat]:
            hand |= int(self.second[seat]) << 52
        if self.jokers[seat]:
            hand |= int(self.jokers[seat]) << FIRST_JOKER
        return hand

    @property
    def hand(self) -> int:
        """The hand of the seat to move."""
        return self.held(self.seat)

    @property
    def stock_cards(self) -> list[Card]:
        """The stock; the next card is the last."""
        return [CARDS[self.stock[at]] for at in range(self.stock_size)]

    @property
    def discards(self) -> list[Card]:
        """The discards that were seen, bottom first."""
        return [CARDS[self.pile[at]] for at in range(self.pile_size) if self.pile[at] >= 0]

    @property
    def melds(self) -> list[Meld]:
        """The melds on the table; the first is ``m1``."""
        if self._melds is None:
            self._melds = [self.nth_meld(at) for at in range(self.meld_count)]
        return self._melds

    def nth_meld(self, at: i64) -> Meld:
        """``melds[at]`` alone."""
        ring = self.table[ROW * at + KIND] == RUN
        low = self.table[ROW * at + LOW]
        rows: list[tuple[int, int, Card, int, bool]] = []
        for place in range(self.table_size):
            laid = self.on_table[place]
            if laid >> _MELD == at:
                card = CARDS[laid & 127]
                role = int(laid >> _ROLE & 63)
                if card.is_joker:
                    card = card.standing_for(role)
                order = (role % 13 - low) % 13 if ring else role // 13
                rows.append((order, card.index, card, laid >> _OWNER & 7, bool(laid >> _LATE & 1)))
        rows.sort(key=lambda row: row[:2])
        return Meld(
            "run" if ring else "set",
            tuple(row[2] for row in rows),
            tuple(row[3] for row in rows),
            tuple(row[4] for row in rows),
        )

    @property
    def closer(self) -> int | None:
        return None if self.out < 0 else int(self.out)

    def set_hand(self, seat: int, cards: Iterable[Card]) -> None:
        """A seat holds exactly these cards, of which nobody saw any."""
        self.first[seat] = self.second[seat] = self.jokers[seat] = 0
        self.known_first[seat] = self.known_second[seat] = 0
        self.counts[seat] = 0
        for card in cards:
            self._give(seat, card.index)

    # ---------------------------------------------------------------------- questions

    @property
    def laying_closed(self) -> bool:
        """Whether nothing may be laid yet, as some seat has not finished a turn (S-18)."""
        return self.sheet.closed_first_lap and self.turns < self.players

    @property
    def can_rebuild(self) -> bool:
        """Whether the discards may become a new stock once it is empty (S-05)."""
        return (
            self.sheet.stock_is_rebuilt
            and self.pile_size >= 2
            and (self.table_grew or self.rebuilds == 0)
        )

    @property
    def can_draw(self) -> bool:
        return self.stock_size > 0 or self.can_rebuild

    def has_melded(self, seat: i64) -> bool:
        """Whether the seat has laid a meld itself (S-17)."""
        return self.melders >> seat & 1 != 0

    def may_lay_off(self, seat: i64) -> bool:
        """Whether the seat may lay off at all, whatever fits."""
        if self.laying_closed:
            return False
        return not self.sheet.lay_off_needs_meld or self.has_melded(seat)

    def may_claim(self, seat: i64) -> bool:
        """Whether the seat may call on the last discard, rightly or falsely (S-06)."""
        if self.discarder == -1 or self.discarder == seat or not 0 <= seat < self.players:
            return False
        return self.callers >> seat & 1 == 0

    @property
    def may_draw_deeper(self) -> bool:
        """Whether the seat to move may draw more than the top discard."""
        if self.laying_closed:
            return False
        return not self.sheet.take_needs_meld or self.has_melded(self.seat)

    @property
    def duty_allows_lay_off(self) -> bool:
        return self.sheet.duty == CHOSEN_CARD

    def face_at(self, at: i64) -> i64:
        """The face of the discard at this place of the pile."""
        card = self.pile[at]
        if card >= FIRST_JOKER:
            return JOKER_FACE
        if card < 0:
            return _UNSEEN_FACE
        return card if card < 52 else card - 52

    def place_in_pile(self, card: i64) -> i64:
        """The place of a discard in the pile; ``ValueError`` where it does not lie there."""
        at = self.pile_size
        while at:
            at -= 1
            if self.pile[at] == card:
                return at
        raise ValueError("the card is not in the discard pile")

    def duty_of(self, at: i64) -> i64:
        """The faces of which drawing from place ``at`` of the pile obliges to use one, as bits."""
        kind = self.sheet.duty
        top = self.pile_size - 1
        if at == top:
            chosen = kind == CHOSEN_CARD and not self.sheet.top_card_free
            return BIT[self.face_at(at)] if chosen else 0
        if kind == CHOSEN_CARD:
            return BIT[self.face_at(at)]
        if kind == NO_DUTY:
            return 0
        obliging: i64 = 0
        for place in range(at, top if kind == COVERED_CARD_MELD else top + 1):
            obliging |= BIT[self.face_at(place)]
        return obliging

    # ------------------------------------------------------------------------ drawing

    def rebuild(self, stock: vec[i64]) -> None:
        """The discards but the top become the stock, in this order, the next card last."""
        size: i64 = len(stock)
        for at in range(size):
            self.stock[at] = stock[at]
        self.stock_size = size
        self.pile[0] = self.pile[self.pile_size - 1]
        self.pile_size = 1
        self.rebuilds += 1
        self.table_grew = False

    def draw(self) -> None:
        """The stock's top card goes to the hand of the seat to move."""
        self.drawn(self.stock[self.stock_size - 1])

    def drawn(self, card: i64) -> None:
        """This card, −1 for one that was not seen, goes from the stock to the seat to move."""
        self.stock_size -= 1
        self._give(self.seat, card)
        self.drew_stock = True
        self.drew_last = self.sheet.last_draw_ends and not self.stock_size
        self.discarder = -1
        self.due = PLAY

    def take(self, at: i64) -> None:
        """The discards from place ``at`` on."""
        seat = self.seat
        self.duty = self.duty_of(at)
        if at == self.pile_size - 1 and not self.duty and not self.sheet.may_return_top_card:
            self.barred = self.face_at(at)
        for place in range(at, self.pile_size):
            card = self.pile[place]
            self._give(seat, card)
            if card < 0:
                continue
            if card < 52:
                self.known_first[seat] |= BIT[card]
            elif card < FIRST_JOKER:
                self.known_second[seat] |= BIT[card - 52]
        self.pile_size = at
        self.discarder = -1
        self.due = DUTY if self.duty else PLAY

    def pass_turn(self) -> None:
        """Declines to draw; or lets a closing card lie."""
        if self.due == CLOSED:
            self._end_round("went_out")
        elif self.sheet.declining_ends:
            self._end_round("declined")
        else:
            self._end_turn()

    def peek(self) -> None:
        self.penalties[self.seat] += self.sheet.peek_price
        self.peeked = True

    def concede(self) -> None:
        """Pays for a duty that is not met."""
        self.penalties[self.seat] += self.sheet.duty_price
        self.duty = 0
        self.due = PLAY

    # ------------------------------------------------------------------------- laying

    def meld(
        self, kind: i64, key: i64, low: i64, size: i64, cards: vec[i64], roles: vec[i64]
    ) -> None:
        """A new meld of these cards, each as what it stands for, in table order.

        A run has its suit as ``key`` and begins at rank ``low``; a set has its rank.
        """
        seat = self.seat
        self._open(kind, key, low)
        at = self.meld_count - 1
        for place in range(size):
            self._lose(seat, cards[place])
            self._put(seat, at, cards[place], roles[place], False)
        self._measure(at)
        self.melders |= BIT[seat]
        self._lay_down()

    def lay(self, at: i64, low_end: bool, size: i64, cards: vec[i64], roles: vec[i64]) -> None:
        """These cards join the meld at place ``at``; at a run's low end in ascending order too."""
        if low_end:
            self.table[ROW * at + LOW] = roles[0] % 13
        for place in range(size):
            self._lose(self.seat, cards[place])
            self._put(self.seat, at, cards[place], roles[place], True)
        self._measure(at)
        self._lay_down()

    def swap(self, at: i64, card: i64) -> None:
        """This card takes the place of the joker that stands for it in a meld."""
        seat = self.seat
        role = card if card < 52 else card - 52
        for place in range(self.table_size):
            laid = self.on_table[place]
            joker = laid & 127
            if laid >> _MELD == at and joker >= FIRST_JOKER and laid >> _ROLE & 63 == role:
                self.on_table[place] = laid - joker + card
                self.table[ROW * at + JOKERS] -= 1
                self._melds = None
                self._lose(seat, card)
                self._give(seat, joker)
                self.laid = True
                self.table_grew = True
                return
        raise AssertionError("no joker stands for that card")

    def discard(self, card: i64) -> None:
        """Ends the turn, and perhaps the round; −1 is a card that was not seen."""
        seat = self.seat
        self._lose(seat, card)
        self.pile[self.pile_size] = card
        self.pile_size += 1
        self.discarder = seat if self.sheet.claims else -1
        self.callers = 0
        if self.counts[seat]:
            self._end_turn()
            return
        self.out = seat
        if self.sheet.closing_card_claimable:
            self._next_seat()
            self.due = CLOSED
        else:
            self._end_round("went_out")

    # ------------------------------------------------------------------------ calling

    def claim(self, seat: i64, at: i64, low_end: bool, role: i64) -> None:
        """A true call: the last discard joins that meld for ``seat``."""
        self.pile_size -= 1
        card = self.pile[self.pile_size]
        self.discarder = -1
        if low_end:
            self.table[ROW * at + LOW] = role % 13
        self._put(seat, at, card, role, True)
        self._measure(at)
        self.table_grew = True
        self.idle = 0
        if self.due == CLOSED:
            self._end_round("went_out")

    def call_falsely(self, seat: i64) -> None:
        """A call although nothing fits; the window stays open."""
        self.penalties[seat] += self.sheet.false_claim_price
        self.callers |= BIT[seat]

    # ------------------------------------------------------------------ ends of things

    def _lay_down(self) -> None:
        """After laying a duty is met; an empty hand may end turn or round."""
        self.laid = True
        self.table_grew = True
        self.duty = 0
        self.due = PLAY
        if self.counts[self.seat]:
            return
        if self.sheet.must_discard:
            self._end_turn()
        else:
            self.out = self.seat
            self._end_round("went_out")

    def _end_turn(self) -> None:
        active = self.drew_stock or self.laid
        self.idle = 0 if active else self.idle + 1
        self.turns += 1
        if self.drew_last:
            self._end_round("last_card")
            return
        if not active:
            laps = IDLE_LAPS if self.can_draw else IDLE_LAPS_WITHOUT_STOCK
            if self.idle >= laps * self.players:
                self._end_round("idle")
                return
        self._next_seat()

    def _next_seat(self) -> None:
        self.seat = (self.seat + 1) % self.players
        self.due = DRAW
        self.barred = -1
        self.drew_stock = False
        self.drew_last = False
        self.laid = False
        self.peeked = False

    def _end_round(self, ending: Ending) -> None:
        self.due = OVER
        self.ending = ending
        self.discarder = -1

    # ------------------------------------------------------------------ hands and table

    def _give(self, seat: i64, card: i64) -> None:
        self.counts[seat] += 1
        if card < 0:
            return
        if card < 52:
            self.first[seat] |= BIT[card]
        elif card < FIRST_JOKER:
            self.second[seat] |= BIT[card - 52]
        else:
            self.jokers[seat] |= BIT[card - FIRST_JOKER]

    def _lose(self, seat: i64, card: i64) -> None:
        self.counts[seat] -= 1
        if card < 0:
            return
        if card < 52:
            self.first[seat] &= ~BIT[card]
            self.known_first[seat] &= ~BIT[card]
        elif card < FIRST_JOKER:
            self.second[seat] &= ~BIT[card - 52]
            self.known_second[seat] &= ~BIT[card - 52]
        else:
            self.jokers[seat] &= ~BIT[card - FIRST_JOKER]

    def _open(self, kind: i64, key: i64, low: i64) -> None:
        """A meld without cards, to which they are put."""
        row = ROW * self.meld_count
        self.table[row + KIND] = kind
        self.table[row + KEY] = key
        self.table[row + LOW] = low if kind == RUN else 0
        self.table[row + SIZE] = 0
        self.table[row + JOKERS] = 0
        self.meld_count += 1

    def _put(self, owner: i64, at: i64, card: i64, role: i64, late: bool) -> None:
        row = ROW * at
        laid = card | role << _ROLE | owner << _OWNER | at << _MELD
        self.on_table[self.table_size] = laid | BIT[_LATE] if late else laid
        self.table_size += 1
        self.table[row + SIZE] += 1
        if card >= FIRST_JOKER:
            self.table[row + JOKERS] += 1
        if self.table[row + KIND] == SET:
            suit = BIT[role // 13]
            suits = self.table[row + LOW]
            self.table[row + LOW] = suits | (suit << 4 if suits & suit else suit)
        self._melds = None

    def _measure(self, at: i64) -> None:
        """Sees what now fits that meld, and so the table."""
        table = self.table
        row = ROW * at
        key, low, size = table[row + KEY], table[row + LOW], table[row + SIZE]
        if table[row + KIND] == RUN:
            table[row + FIT] = self.sheet.run_fit(key, low, size)
        else:
            table[row + FIT] = self.sheet.set_fit(key, low, size)
        fits: i64 = 0
        for place in range(self.meld_count):
            fits |= table[ROW * place + FIT]
        self.fits = fits

    # ------------------------------------------------------------------------ reading

    def faces(self, seat: i64) -> i64:
        """The natural faces of a hand."""
        return self.first[seat] | self.second[seat]

    def copy_held(self, seat: i64, face: i64) -> i64:
        """The lowest copy of this face in the hand."""
        return face if self.first[seat] >> face & 1 else face + 52

    def swappable(self, after: i64) -> i64:
        """The next place of ``on_table`` with a joker that the seat to move may swap; −1: none."""
        faces = self.faces(self.seat)
        for place in range(after + 1, self.table_size):
            laid = self.on_table[place]
            mine = laid >> _OWNER & 7 == self.seat and not self.sheet.swaps_own
            if laid & 127 >= FIRST_JOKER and not mine and faces >> (laid >> _ROLE & 63) & 1:
                return place
        return -1

    def role_at(self, place: i64) -> i64:
        """What the card at this place of ``on_table`` stands for."""
        return self.on_table[place] >> _ROLE & 63

    def meld_at(self, place: i64) -> i64:
        """The meld of the card at this place of ``on_table``."""
        return self.on_table[place] >> _MELD

    def table_faces(self) -> i64:
        """The faces that lie on the table, jokers as what they stand for."""
        faces: i64 = 0
        for place in range(self.table_size):
            faces |= BIT[self.on_table[place] >> _ROLE & 63]
        return faces

    def pile_faces(self) -> i64:
        """The natural faces of the discard pile."""
        faces: i64 = 0
        for at in range(self.pile_size):
            card = self.pile[at]
            if card < 52:
                faces |= BIT[card]
            elif card < FIRST_JOKER:
                faces |= BIT[card - 52]
        return faces

    # ------------------------------------------------------------------------ scoring

    def score(self, seat: i64) -> i64:
        """What the seat scores if the round ends now."""
        return (
            self.laid_points(seat)
            - self.hand_points(seat)
            - self.penalties[seat]
            + (self.sheet.bonus if seat == self.out else 0)
        )

    def laid_points(self, seat: i64) -> i64:
        """What the seat's cards on the table score."""
        return self.table_points(seat, False) + self.table_points(seat, True)

    def table_points(self, seat: i64, late: bool) -> i64:
        """What the seat's cards on the table score, laid off (``late``) or laid as melds."""
        points: i64 = 0
        wanted: i64 = 1 if late else 0
        for place in range(self.table_size):
            laid = self.on_table[place]
            if laid >> _OWNER & 7 == seat and laid >> _LATE & 1 == wanted:
                row = ROW * (laid >> _MELD)
                from_ace = self.table[row + KIND] == RUN and not self.table[row + LOW]
                points += self.sheet.laid_points(laid & 127, laid >> _ROLE & 63, from_ace)
        return points

    def hand_points(self, seat: i64) -> i64:
        """What the seat's hand counts against it."""
        return self.sheet.held_points(self.first[seat], self.second[seat], self.jokers[seat])

    def cost_of(self, seat: int, cards: Sequence[Card]) -> int:
        """By how much these cards, beside the rest of its hand, count against a seat."""
        twin = self.copy()
        for card in cards:
            twin._lose(seat, card.index)
        without = twin.hand_points(seat)
        for card in cards:
            twin._give(seat, card.index)
        return int(twin.hand_points(seat) - without)

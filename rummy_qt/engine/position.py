"""The state of a round as plain numbers, and the effect of each kind of move on it.

Methods assume legal moves, which ``legal`` and ``refusals`` check. ``turns`` turns a ``Move``
into events and calls one method per event; the opponents call the same methods directly,
thousands of times a second. ``Card`` and ``Meld`` objects are built only on request.
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
"""The seat must draw from the stock or the discard pile."""
DUTY: Final[i64] = 1
"""The seat must meet the duty that came with the discards drawn, or concede."""
PLAY: Final[i64] = 2
"""The seat may meld, lay off and swap, then discards."""
CLOSED: Final[i64] = 3
"""The round is closed by a card that may still be claimed (S-21)."""
OVER: Final[i64] = 4
"""The round is over."""

PHASES: Final = ("draw", "duty", "play", "closed", "over")
"""The names of the five values of ``Position.due``, by number."""
IDLE_LAPS_WITHOUT_STOCK: Final[i64] = 3
IDLE_LAPS: Final[i64] = 10

# A card on the table is packed into one number: its index in bits 0-6, then these fields.
_ROLE: Final[i64] = 7
_OWNER: Final[i64] = 13
_LAID_OFF: Final[i64] = 16
_MELD: Final[i64] = 17
_UNSEEN_FACE: Final[i64] = JOKER_FACE + 1

_NOT_COMPARED: Final = ("sheet", "known_first", "known_second", "on_table", "_melds")
"""Fields that ``==`` ignores: derived from others, or public knowledge that no rule uses."""
_PER_SEAT: Final = ("first", "second", "jokers", "counts", "penalties")


@final
class Position:
    """The mutable state of a round: whose turn it is and where every card is.

    Cards are numbers (``Card.index``), seats are 0-based. ``stock``, ``pile``, ``table`` and
    ``on_table`` have a fixed capacity; the size beside each says how much of it is in use.
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
        """What that seat must do: ``DRAW``, ``DUTY``, ``PLAY``, ``CLOSED`` or ``OVER``."""
        self.first = ZEROS[:players]
        """Per seat: the cards of the first deck in the hand, one bit a face."""
        self.second = ZEROS[:players]
        """Per seat: the cards of the second deck in the hand, one bit a face."""
        self.jokers = ZEROS[:players]
        """Per seat: the jokers in the hand, one bit each."""
        self.counts = ZEROS[:players]
        """Per seat: the number of cards in the hand."""
        self.known_first = ZEROS[:players]
        """Per seat: the part of ``first`` that everybody saw the seat take."""
        self.known_second = ZEROS[:players]
        self.stock = ZEROS[: sheet.cards]
        """The next card is at ``stock_size - 1``."""
        self.stock_size: i64 = 0
        self.pile = ZEROS[: sheet.cards]
        """The discards, bottom first; −1 is an unseen card."""
        self.pile_size: i64 = 0
        self.table = ZEROS[: ROW * (sheet.cards // 3)]
        """The melds, ``ROW`` numbers each (``melds.py``)."""
        self.meld_count: i64 = 0
        self.on_table = ZEROS[: sheet.cards]
        """Every card on the table as a packed number, in the order in which they were laid."""
        self.table_size: i64 = 0
        self.fits: i64 = 0
        """The faces that at least one meld accepts as a single natural card, as bits."""
        self.penalties = ZEROS[:players]
        """Per seat: the penalty points of this round, as a positive sum."""
        self.turns: i64 = 0
        """The number of finished turns in the round."""
        self.idle: i64 = 0
        """The number of consecutive idle turns (S-05)."""
        self.melders: i64 = 0
        """The seats that have laid a meld themselves (S-17), as bits."""
        self.rebuilds: i64 = 0
        """How often the stock was rebuilt from the discards."""
        self.table_grew: bool = False
        """Whether a card was added to the table since the last rebuild."""

        # the current turn
        self.duty: i64 = 0
        """The faces of which one must be used, as bits; 0 without an open duty."""
        self.barred: i64 = -1
        """The face that may not be discarded in this turn, or −1."""
        self.drew_stock: bool = False
        self.drew_last: bool = False
        """Whether the card drawn was the last of a stock that is not replaced (S-19)."""
        self.laid: bool = False
        """Whether a card was laid or swapped in this turn."""
        self.peeked: bool = False

        # the call window
        self.discarder: i64 = -1
        """The seat whose discard may be called now, or −1."""
        self.callers: i64 = 0
        """The seats that have called on this discard, as bits."""

        # the end
        self.out: i64 = -1
        """The seat that went out, or −1."""
        self.ending: Ending | None = None

        self._melds: list[Meld] | None = None

    # ----------------------------------------------------- dealing, copying, comparing

    def deal(self, deck: vec[i64]) -> None:
        """Deals ``deck``, card indices in dealing order, starting at the dealer's left."""
        dealt = self.players * self.sheet.hand_size
        for place in range(dealt):
            self._add((self.dealer + 1 + place) % self.players, deck[place])
        self.pile[0] = deck[dealt]
        self.pile_size = 1
        last = self.sheet.cards - 1
        self.stock_size = last - dealt
        for place in range(self.stock_size):
            self.stock[place] = deck[last - place]

    def copy(self) -> Position:
        """An independent copy."""
        result = Position(self.sheet, self.dealer)
        result.copy_from(self)
        return result

    def copy_from(self, other: Position) -> None:
        """Overwrites this position with another one of the same sheet, without allocating.

        Field by field, for speed; ``tests/engine/test_position.py`` checks that none is missing.
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

    def _compared(self) -> dict[str, object]:
        """The fields that matter for equality, by name."""
        names = getattr(type(self), "__mypyc_attrs__", None) or vars(self)
        fields = {name: getattr(self, name) for name in names if name not in _NOT_COMPARED}
        fields |= {name: [*fields[name]] for name in _PER_SEAT}
        return fields | {"stock": self.stock_cards, "pile": self.discards, "table": self.melds}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._compared() == other._compared()

    __hash__ = None  # type: ignore[assignment]  # a position is mutable

    # ---------------------------------------------------------- as cards, melds and words

    @property
    def combinations(self) -> Combinations:
        return self.sheet.combinations

    @property
    def phase(self) -> str:
        """What the seat to move must do: one of ``PHASES``."""
        return PHASES[self.due]

    def held(self, seat: int) -> int:
        """The hand of a seat, as bits by ``Card.index`` (see ``cards.hand_of``)."""
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
        """The stock; the next card comes last."""
        return [CARDS[self.stock[at]] for at in range(self.stock_size)]

    @property
    def discards(self) -> list[Card]:
        """The discards without unseen ones, bottom first."""
        return [CARDS[self.pile[at]] for at in range(self.pile_size) if self.pile[at] >= 0]

    @property
    def melds(self) -> list[Meld]:
        """The melds on the table; the first is ``m1``."""
        if self._melds is None:
            self._melds = [self.nth_meld(at) for at in range(self.meld_count)]
        return self._melds

    def nth_meld(self, at: i64) -> Meld:
        """``melds[at]``, without building the others."""
        is_run = self.table[ROW * at + KIND] == RUN
        low = self.table[ROW * at + LOW]
        rows: list[tuple[int, int, Card, int, bool]] = []
        for place in range(self.table_size):
            entry = self.on_table[place]
            if entry >> _MELD == at:
                card = CARDS[entry & 127]
                role = int(entry >> _ROLE & 63)
                if card.is_joker:
                    card = card.standing_for(role)
                order = (role % 13 - low) % 13 if is_run else role // 13
                owner, laid_off = entry >> _OWNER & 7, bool(entry >> _LAID_OFF & 1)
                rows.append((order, card.index, card, owner, laid_off))
        rows.sort(key=lambda row: row[:2])
        return Meld(
            "run" if is_run else "set",
            tuple(row[2] for row in rows),
            tuple(row[3] for row in rows),
            tuple(row[4] for row in rows),
        )

    @property
    def closer(self) -> int | None:
        return None if self.out < 0 else int(self.out)

    def set_hand(self, seat: int, cards: Iterable[Card]) -> None:
        """Replaces a hand by these cards, none of them seen by others."""
        self.first[seat] = self.second[seat] = self.jokers[seat] = 0
        self.known_first[seat] = self.known_second[seat] = 0
        self.counts[seat] = 0
        for card in cards:
            self._add(seat, card.index)

    # -------------------------------------------------------------- what is allowed now

    @property
    def laying_closed(self) -> bool:
        """Whether nothing may be laid yet because a seat has not finished a turn (S-18)."""
        return self.sheet.closed_first_lap and self.turns < self.players

    @property
    def can_rebuild(self) -> bool:
        """Whether the discards may become a new stock when the stock is empty (S-05)."""
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
        """Whether the rules let the seat lay off, whether or not a card fits."""
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
        """The face of the discard at index ``at`` of the pile."""
        card = self.pile[at]
        if card >= FIRST_JOKER:
            return JOKER_FACE
        if card < 0:
            return _UNSEEN_FACE
        return card if card < 52 else card - 52

    def place_in_pile(self, card: i64) -> i64:
        """The index of a discard in the pile; ``ValueError`` if it is not there."""
        at = self.pile_size
        while at:
            at -= 1
            if self.pile[at] == card:
                return at
        raise ValueError("the card is not in the discard pile")

    def duty_of(self, at: i64) -> i64:
        """The faces, as bits, of which one must be used after drawing from pile index ``at``."""
        kind = self.sheet.duty
        top = self.pile_size - 1
        if at == top:
            chosen = kind == CHOSEN_CARD and not self.sheet.top_card_free
            return BIT[self.face_at(at)] if chosen else 0
        if kind == CHOSEN_CARD:
            return BIT[self.face_at(at)]
        if kind == NO_DUTY:
            return 0
        faces: i64 = 0
        for place in range(at, top if kind == COVERED_CARD_MELD else top + 1):
            faces |= BIT[self.face_at(place)]
        return faces

    # ------------------------------------------------------------------------ drawing

    def rebuild(self, stock: vec[i64]) -> None:
        """Makes ``stock``, the discards without the top one, the new stock; next card last."""
        size: i64 = len(stock)
        for at in range(size):
            self.stock[at] = stock[at]
        self.stock_size = size
        self.pile[0] = self.pile[self.pile_size - 1]
        self.pile_size = 1
        self.rebuilds += 1
        self.table_grew = False

    def draw(self) -> None:
        """The seat to move draws the stock's top card."""
        self.draw_card(self.stock[self.stock_size - 1])

    def draw_card(self, card: i64) -> None:
        """The seat to move draws ``card`` from the stock; −1 is an unseen card."""
        self.stock_size -= 1
        self._add(self.seat, card)
        self.drew_stock = True
        self.drew_last = self.sheet.last_draw_ends and not self.stock_size
        self.discarder = -1
        self.due = PLAY

    def take(self, at: i64) -> None:
        """The seat to move takes the discards from index ``at`` on."""
        seat = self.seat
        self.duty = self.duty_of(at)
        if at == self.pile_size - 1 and not self.duty and not self.sheet.may_return_top_card:
            self.barred = self.face_at(at)
        for place in range(at, self.pile_size):
            card = self.pile[place]
            self._add(seat, card)
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
        """The seat to move declines to draw, or does not claim the closing card."""
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
        """The seat to move lays a new meld: card indices and their roles, in table order.

        ``key`` is a run's suit or a set's rank, ``low`` a run's lowest rank.
        """
        seat = self.seat
        self._open(kind, key, low)
        at = self.meld_count - 1
        for place in range(size):
            self._remove(seat, cards[place])
            self._put(seat, at, cards[place], roles[place], False)
        self._update_fit(at)
        self.melders |= BIT[seat]
        self._after_laying()

    def lay(self, at: i64, low_end: bool, size: i64, cards: vec[i64], roles: vec[i64]) -> None:
        """The seat to move lays cards off on meld ``at`` (0-based), in ascending order."""
        if low_end:
            self.table[ROW * at + LOW] = roles[0] % 13
        for place in range(size):
            self._remove(self.seat, cards[place])
            self._put(self.seat, at, cards[place], roles[place], True)
        self._update_fit(at)
        self._after_laying()

    def swap(self, at: i64, card: i64) -> None:
        """The seat to move swaps ``card`` for the joker that stands for it in meld ``at``."""
        seat = self.seat
        role = card if card < 52 else card - 52
        for place in range(self.table_size):
            entry = self.on_table[place]
            joker = entry & 127
            if entry >> _MELD == at and joker >= FIRST_JOKER and entry >> _ROLE & 63 == role:
                self.on_table[place] = entry - joker + card
                self.table[ROW * at + JOKERS] -= 1
                self._melds = None
                self._remove(seat, card)
                self._add(seat, joker)
                self.laid = True
                self.table_grew = True
                return
        raise AssertionError("no joker stands for that card")

    def discard(self, card: i64) -> None:
        """The seat to move discards (−1: an unseen card), which ends the turn or the round."""
        seat = self.seat
        self._remove(seat, card)
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
        """``seat`` claims the last discard and lays it on meld ``at`` as ``role``."""
        self.pile_size -= 1
        card = self.pile[self.pile_size]
        self.discarder = -1
        if low_end:
            self.table[ROW * at + LOW] = role % 13
        self._put(seat, at, card, role, True)
        self._update_fit(at)
        self.table_grew = True
        self.idle = 0
        if self.due == CLOSED:
            self._end_round("went_out")

    def call_falsely(self, seat: i64) -> None:
        """``seat`` pays for a claim that does not fit; the call window stays open."""
        self.penalties[seat] += self.sheet.false_claim_price
        self.callers |= BIT[seat]

    # --------------------------------------------------------------- ends of turn and round

    def _after_laying(self) -> None:
        """Clears the duty; ends the turn or the round if the hand is empty."""
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

    def _add(self, seat: i64, card: i64) -> None:
        self.counts[seat] += 1
        if card < 0:
            return
        if card < 52:
            self.first[seat] |= BIT[card]
        elif card < FIRST_JOKER:
            self.second[seat] |= BIT[card - 52]
        else:
            self.jokers[seat] |= BIT[card - FIRST_JOKER]

    def _remove(self, seat: i64, card: i64) -> None:
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
        """Appends an empty meld to the table."""
        row = ROW * self.meld_count
        self.table[row + KIND] = kind
        self.table[row + KEY] = key
        self.table[row + LOW] = low if kind == RUN else 0
        self.table[row + SIZE] = 0
        self.table[row + JOKERS] = 0
        self.meld_count += 1

    def _put(self, owner: i64, at: i64, card: i64, role: i64, laid_off: bool) -> None:
        """Adds a card to meld ``at``; ``_update_fit`` must follow."""
        row = ROW * at
        entry = card | role << _ROLE | owner << _OWNER | at << _MELD
        self.on_table[self.table_size] = entry | BIT[_LAID_OFF] if laid_off else entry
        self.table_size += 1
        self.table[row + SIZE] += 1
        if card >= FIRST_JOKER:
            self.table[row + JOKERS] += 1
        if self.table[row + KIND] == SET:
            suit = BIT[role // 13]
            suits = self.table[row + LOW]
            self.table[row + LOW] = suits | (suit << 4 if suits & suit else suit)
        self._melds = None

    def _update_fit(self, at: i64) -> None:
        """Recomputes which faces fit meld ``at``, and which fit any meld."""
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
        """The faces in a hand, without jokers, as bits."""
        return self.first[seat] | self.second[seat]

    def copy_held(self, seat: i64, face: i64) -> i64:
        """The index of the lowest copy of ``face`` in a hand that has one."""
        return face if self.first[seat] >> face & 1 else face + 52

    def swappable(self, after: i64) -> i64:
        """The next index of ``on_table``, after this one, of a joker that may be swapped, or −1."""
        faces = self.faces(self.seat)
        for place in range(after + 1, self.table_size):
            entry = self.on_table[place]
            own = entry >> _OWNER & 7 == self.seat and not self.sheet.swaps_own
            if entry & 127 >= FIRST_JOKER and not own and faces >> (entry >> _ROLE & 63) & 1:
                return place
        return -1

    def role_at(self, place: i64) -> i64:
        """The role of the card at index ``place`` of ``on_table``."""
        return self.on_table[place] >> _ROLE & 63

    def meld_at(self, place: i64) -> i64:
        """The meld (0-based) of the card at index ``place`` of ``on_table``."""
        return self.on_table[place] >> _MELD

    def table_faces(self) -> i64:
        """The roles of all cards on the table, as bits."""
        faces: i64 = 0
        for place in range(self.table_size):
            faces |= BIT[self.on_table[place] >> _ROLE & 63]
        return faces

    def pile_faces(self) -> i64:
        """The faces in the discard pile, without jokers, as bits."""
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
        """The points that the seat would score if the round ended now."""
        return (
            self.laid_points(seat)
            - self.hand_points(seat)
            - self.penalties[seat]
            + (self.sheet.bonus if seat == self.out else 0)
        )

    def laid_points(self, seat: i64) -> i64:
        """The points of the seat's cards on the table."""
        return self.table_points(seat, False) + self.table_points(seat, True)

    def table_points(self, seat: i64, laid_off: bool) -> i64:
        """The points of the seat's laid-off cards, or those of its cards laid as new melds."""
        points: i64 = 0
        wanted: i64 = 1 if laid_off else 0
        for place in range(self.table_size):
            entry = self.on_table[place]
            if entry >> _OWNER & 7 == seat and entry >> _LAID_OFF & 1 == wanted:
                row = ROW * (entry >> _MELD)
                from_ace = self.table[row + KIND] == RUN and not self.table[row + LOW]
                points += self.sheet.laid_points(entry & 127, entry >> _ROLE & 63, from_ace)
        return points

    def hand_points(self, seat: i64) -> i64:
        """The points that the seat's hand costs, as a positive number."""
        return self.sheet.held_points(self.first[seat], self.second[seat], self.jokers[seat])

    def cost_of(self, seat: int, cards: Sequence[Card]) -> int:
        """The points that these cards, in a hand or to be added to it, cost the seat."""
        changed = self.copy()
        for card in cards:
            changed._remove(seat, card.index)
        without = changed.hand_points(seat)
        for card in cards:
            changed._add(seat, card.index)
        return int(changed.hand_points(seat) - without)

"""A referee who has only the handbook, and watches rounds of the engine.

``Book`` holds the promises of some rules by name, with their numbers; the referee reads no option
of ``Rules``. In every position it works out from the promises which moves must be legal and what
each must do, and compares. It records which promises it looks up: one that is never looked up would
not be tested.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from rummy_qt.engine import Card, Move, Round, Rules
from rummy_qt.engine import events as e
from rummy_qt.engine.melds import Meld
from rummy_qt.ui.words.handbook.chapters import SECTIONS, Promise

WATCHED: Counter[str] = Counter()
"""How often each promise was looked up while the book contained it."""

PEEKS = ("peek", "peek_in_turn", "peek_once")


class Book:
    """What the handbook says about some rules."""

    def __init__(self, rules: Rules) -> None:
        self.said: list[Promise] = [
            sentence
            for section in SECTIONS
            for clause in section.clauses
            for sentence in clause.sentences(rules)
        ]
        self._by_name = {sentence.name: sentence for sentence in self.said}

    def __contains__(self, name: str) -> bool:
        there = name in self._by_name
        WATCHED[name] += there
        return there

    def number(self, name: str, key: str) -> int:
        """A number in a sentence."""
        WATCHED[name] += 1
        value = self._by_name[name].values[key]
        assert type(value) is int
        return value


class Referee:
    """Watches one round, move by move."""

    def __init__(self, book: Book, rnd: Round) -> None:
        self.book, self.round = book, rnd
        self.owner: dict[int, int] = {}
        self.roles: dict[int, int] = {}
        self.melders: set[int] = set()
        self.paid = [0] * rnd.players
        self.turns = self.idle = self.rebuilds = 0
        self.grew = False
        self.discarder: int | None = None
        self.callers: set[int] = set()
        self.closed_by: int | None = None
        self._mover, self.turn_ended = rnd.seat, False
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.drew = self.drew_last = self.laid = self.peeked = False
        self.taken_top: int | None = None
        self.duty: frozenset[int] = frozenset()
        self.drawn = False

    # ------------------------------------------------------------- the rules of melds

    def limit_kept(self, jokers: int, size: int) -> bool:
        if "one_joker" in self.book:
            return jokers <= 1
        if "fewer_jokers" in self.book:
            return jokers < size - jokers
        return "any_jokers" in self.book or jokers == 0

    def is_set(self, cards: Sequence[Card]) -> bool:
        kinds = [k for k in ("both_kinds", "runs_only", "sets_only") if k in self.book]
        assert len(kinds) == 1
        if kinds == ["runs_only"] or "set" not in self.book or not 3 <= len(cards) <= 4:
            return False
        suits = Counter(card.suit for card in cards)
        most = 2 if "suit_twice" in self.book else 1
        if "suits_differ" in self.book:
            most = 1
        free = all(suits[card.suit] == 1 for card in cards if card.is_joker)
        return len({card.rank for card in cards}) == 1 and max(suits.values()) <= most and free

    def is_row(self, cards: Sequence[Card]) -> bool:
        """Whether the cards are in sequence as in a run, whatever its length."""
        if "sets_only" in self.book or "run" not in self.book:
            return False
        if "run_most" in self.book and len(cards) > 13:
            return False
        one_suit = "one_suit" in self.book and len({card.suit for card in cards}) == 1
        first = cards[0].rank
        in_order = all(card.rank == (first + n) % 13 for n, card in enumerate(cards))
        assert ("corner" in self.book) != ("no_corner" in self.book)
        straight = "ace_both_ways" in self.book and first + len(cards) - 1 <= 13
        return one_suit and in_order and (straight or "corner" in self.book)

    def is_meld(self, cards: Sequence[Card]) -> bool:
        """Whether these cards, in this order, are a new meld."""
        is_run = self.is_row(cards) and len(cards) >= self.book.number("run", "least")
        if len(cards) == 13 and cards[0].rank and "corner" in self.book:
            return False  # a full ring starts with the ace
        good = self.is_set(cards) or is_run
        jokers = sum(card.is_joker for card in cards)
        return good and self.limit_kept(jokers, len(cards)) and (not jokers or "joker" in self.book)

    def joins(self, cards: Sequence[Card], meld: Meld, end: str) -> bool:
        """Whether the cards may be added to a meld at this end."""
        assert "lay_off" in self.book
        jokers = sum(c.is_joker for c in (*meld.cards, *cards))
        if not self.limit_kept(jokers, len(meld.cards) + len(cards)):
            return False
        if meld.kind == "run":
            row = (*meld.cards, *cards) if end == "+" else (*cards, *meld.cards)
            return end in ("+", "-") and self.is_row(row)
        card = cards[0]
        named = "names_meld" in self.book and "lay_off_stays" in self.book
        assert named or "sets_only" in self.book
        if end or len(cards) > 1 or len(meld.cards) == 4 or card.rank != meld.cards[0].rank:
            return False
        like = [c for c in meld.cards if c.suit == card.suit]
        if card.is_joker:
            return "joker_free_suit" in self.book and not like
        if like and like[0].is_joker and len(like) == 1:
            return "natural_beside" in self.book
        return len(like) < (2 if "suit_twice" in self.book else 1)

    def natural_melds(self, hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
        """Every meld without jokers in the hand, with one copy of each face where one is enough."""
        naturals = sorted((c for c in hand if not c.is_joker), key=lambda c: c.index)
        by_rank: dict[int, list[Card]] = {}
        first: dict[int, Card] = {}
        for card in naturals:
            by_rank.setdefault(card.rank, []).append(card)
            first.setdefault(card.face, card)
        for cards in by_rank.values():
            for size in (3, 4):
                for some in combinations(sorted(cards, key=lambda c: (c.suit, c.index)), size):
                    if self.is_set(some):
                        yield some
        for suit in range(4):
            for start in range(13):
                row: list[Card] = []
                while (nxt := first.get(suit * 13 + (start + len(row)) % 13)) and len(row) < 13:
                    row.append(nxt)
                    if len(row) >= 3 and self.is_meld(row):
                        yield tuple(row)

    def joker_melds(self, hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
        """The smallest sets and runs in which jokers of the hand replace missing cards."""
        held = {card.face: card for card in reversed(hand) if not card.is_joker}
        jokers = [card for card in hand if card.is_joker]
        size = self.book.number("run", "least") if "run" in self.book else 3
        roles = [
            [s * 13 + (at + n) % 13 for n in range(size)] for s in range(4) for at in range(13)
        ]
        roles += [
            [suit * 13 + rank for suit in suits]
            for rank in range(13)
            for suits in combinations(range(4), 3)
        ]
        for row in roles:
            free = iter(jokers)
            cards = [held.get(role) or next(free, None) for role in row]
            if None not in cards and any(card.is_joker for card in cards if card):
                laid = zip(cards, row, strict=True)
                yield tuple(c.standing_for(r) if c.is_joker else c for c, r in laid if c)

    # --------------------------------------------------------------------- the points

    def pips(self, card: Card) -> int:
        if card.rank >= 9:
            assert "tens" in self.book
            return 10
        if "fives" in self.book:
            return 5
        assert "pips" in self.book
        return card.rank + 1

    def table_value(self, card: Card, kind: str, at: int) -> int:
        if card.is_joker:
            return self.book.number("joker_points", "points")
        if card.rank:
            return self.pips(card)
        if "ace" in self.book:
            return self.book.number("ace", "points")
        if kind == "set":
            return self.book.number("ace_in_set", "high")
        return self.book.number("ace_in_run", "high" if at else "low")

    def held_value(self, card: Card) -> int:
        if card.is_joker:
            return self.book.number("joker_points", "points")
        if card.rank:
            return self.pips(card)
        if "ace_in_hand" in self.book:
            return self.book.number("ace_in_hand", "points")
        return self.book.number("ace", "points")

    def worth(self, cards: Sequence[Card]) -> int:
        kind = "set" if self.is_set(cards) else "run"
        return sum(self.table_value(card, kind, at) for at, card in enumerate(cards))

    def scores(self) -> list[int]:
        """The score of the round according to the handbook."""
        assert "scores" in self.book
        assert "below_zero" in self.book
        assert "aim" in self.book
        assert self.closed_by is not None or "hands_count" in self.book
        scores = [0] * self.round.players
        for meld in self.round.melds:
            for at, card in enumerate(meld.cards):
                scores[self.owner[card.index]] += self.table_value(card, meld.kind, at)
        for seat in range(self.round.players):
            scores[seat] -= sum(map(self.held_value, self.round.hand(seat)))
            if self.paid[seat]:
                assert "prices" in self.book
            scores[seat] -= self.paid[seat]
        if self.closed_by is not None and "bonus" in self.book:
            scores[self.closed_by] += self.book.number("bonus", "points")
        return scores

    # ------------------------------------------------------------------ legal moves

    @property
    def lap_closed(self) -> bool:
        return self.turns < self.round.players and "first_lap" in self.book

    def may_lay_off(self, seat: int) -> bool:
        needs = "own_meld_first" in self.book and "lay_offs_are_none" in self.book
        if "first_meld" in self.book and not needs:
            assert "lay_off_before" in self.book
        return not self.lap_closed and (seat in self.melders or not needs)

    def worth_enough(self, cards: Sequence[Card], seat: int) -> bool:
        if seat in self.melders or "first_meld" not in self.book:
            return True
        return self.worth(cards) >= self.book.number("first_meld", "points")

    def can_rebuild(self) -> bool:
        if "rebuilt" not in self.book or len(self.round.discards) < 2:
            return False
        return not self.rebuilds or ("rebuilt_again" in self.book and self.grew)

    def can_draw(self) -> bool:
        return bool(self.round.stock_count) or self.can_rebuild()

    def check(self) -> None:
        """Compare all moves that are legal now with the handbook."""
        rnd = self.round
        assert rnd.over or "turn" in self.book
        seat = rnd.seat
        legal = rnd.legal_moves()
        kinds: set[str] = {move.kind for move in legal}
        if self.closed_by is not None:
            assert "closing_called" in self.book
            assert kinds - {"claim"} == {"pass"}
        elif not self.drawn:
            assert not kinds & {"meld", "lay", "swap", "discard", "concede"}
            self._check_drawing(legal, kinds)
        else:
            assert not kinds & {"draw", "take", "pass", "peek"}
            self._check_plays(seat, legal)
            self._check_swaps(seat, legal)
            self._check_discards(legal)
        for other in range(rnd.players):
            self._check_calls(other)

    def _check_drawing(self, legal: Sequence[Move], kinds: set[str]) -> None:
        rnd = self.round
        assert ("draw" in kinds) == self.can_draw()
        assert ("pass" in kinds) == (not self.can_draw())
        if "pass" in kinds:
            assert "pass_ends_turn" in self.book or "pass_ends_round" in self.book
            assert "not_rebuilt" in self.book or "declining_ends" in self.book
        may_peek = all(name in self.book for name in PEEKS) and not self.peeked
        assert ("peek" in kinds) == (may_peek and len(rnd.discards) >= 2)
        for at, card in enumerate(rnd.discards):
            expected = self.may_take(at)
            if expected is not None:
                assert (Move("take", (card,)) in legal) == expected, f"take {card}"

    def may_take(self, at: int) -> bool | None:
        """Whether the discard at this index may be taken; None where that is hard to decide."""
        rnd, last = self.round, len(self.round.discards) - 1
        hand = rnd.hand(rnd.seat)
        if not hand:
            assert "cardless" in self.book
            return False
        if at < last:
            if self.lap_closed:
                assert "first_lap_top_only" in self.book or "first_lap_stock_only" in self.book
                return False
            if "take_needs_meld" in self.book and rnd.seat not in self.melders:
                return False
            if "draw_any" not in self.book and at:
                assert "draw_top_or_all" in self.book
                return False
        duty = self.duty_of(at)
        if not duty or "only_if_met" not in self.book:
            return True
        if self.lap_closed:
            assert "first_lap_stock_only" in self.book
            return False
        hand = [*hand, *rnd.discards[at:]]
        met = any(self._meets(cards, duty) for cards in self.natural_melds(hand))
        if not met and "use_chosen" in self.book and self.may_lay_off(rnd.seat):
            rows = (cards for cards, *_ in self._natural_lay_offs(hand))
            met = any(not duty.isdisjoint(card.face for card in cards) for cards in rows)
        if not met and any(card.is_joker for card in hand):
            return None
        return met

    def duty_of(self, at: int) -> frozenset[int]:
        """The faces of which one must be used after a take from this index."""
        discards = self.round.discards
        if at == len(discards) - 1:
            free = "use_chosen" not in self.book or "top_free" in self.book
            return frozenset() if free else frozenset({discards[at].face})
        if "no_duty" in self.book:
            return frozenset()
        if "use_chosen" in self.book:
            assert "others_kept" in self.book
            if "bottom_is_chosen" in self.book:
                assert at == 0
            return frozenset({discards[at].face})
        if "meld_taken" in self.book:
            return frozenset(card.face for card in discards[at:])
        assert "meld_covered" in self.book
        assert "covered_only" in self.book
        return frozenset(card.face for card in discards[at:-1])

    def _meets(self, cards: Sequence[Card], duty: frozenset[int]) -> bool:
        if self.is_meld(cards) and not self.worth_enough(cards, self.round.seat):
            return False
        return not duty.isdisjoint(card.face for card in cards)

    def _natural_lay_offs(
        self, hand: Sequence[Card]
    ) -> Iterator[tuple[tuple[Card, ...], int, str]]:
        """Sequences without jokers that may be laid off: cards, number of the meld, end."""
        first: dict[int, Card] = {}
        for card in sorted(hand, key=lambda c: c.index):
            if not card.is_joker:
                first.setdefault(card.face, card)
        for number, meld in enumerate(self.round.melds, 1):
            if meld.kind == "set":
                rows: list[tuple[tuple[Card, ...], str]] = [
                    ((card,), "") for card in first.values()
                ]
            else:
                rows = [(r, "+") for r in _rows(first, meld.suit, meld.cards[-1].rank, 1)]
                rows += [(r, "-") for r in _rows(first, meld.suit, meld.cards[0].rank, -1)]
            for row, end in rows:
                if self.joins(row, meld, end):
                    yield row, number, end

    def _check_plays(self, seat: int, legal: Sequence[Move]) -> None:
        rnd, duty = self.round, self.duty
        lay_offs_do = not duty or "use_chosen" in self.book
        if duty:
            nothing_else = {"meld", "lay"} if lay_offs_do else {"meld"}
            if "duty_price" in self.book:
                nothing_else |= {"concede"}
            if "swaps_before" in self.book:
                nothing_else |= {"swap"}
            else:
                assert "nothing_before" in self.book
            assert {move.kind for move in legal} <= nothing_else
        assert any(m.kind == "concede" for m in legal) == (bool(duty) and "duty_price" in self.book)
        for move in legal:
            if move.kind not in ("meld", "lay"):
                continue
            assert not self.lap_closed
            assert not duty or not duty.isdisjoint(card.face for card in move.cards)
            if move.kind == "meld":
                assert self.is_meld(move.cards), str(move)
                assert self.worth_enough(move.cards, seat), str(move)
            else:
                assert move.meld is not None
                assert self.may_lay_off(seat)
                assert self.joins(move.cards, rnd.melds[move.meld - 1], move.end), str(move)
        if not self.lap_closed:
            self._check_all_are_listed(seat, legal)

    def _check_all_are_listed(self, seat: int, legal: Sequence[Move]) -> None:
        rnd, duty = self.round, self.duty
        lay_offs_do = not duty or "use_chosen" in self.book
        for cards in self.natural_melds(rnd.hand(seat)):
            good = self.worth_enough(cards, seat) and (not duty or self._meets(cards, duty))
            assert (Move("meld", cards) in legal) == good, cards
        for cards in self.joker_melds(rnd.hand(seat)):
            good = self.is_meld(cards) and self.worth_enough(cards, seat)
            good = good and (not duty or self._meets(cards, duty))
            assert (Move("meld", cards) in legal) == good, cards
        for row, number, end in self._natural_lay_offs(rnd.hand(seat)):
            good = self.may_lay_off(seat) and (
                not duty or (lay_offs_do and not duty.isdisjoint(card.face for card in row))
            )
            assert (Move("lay", row, number, end) in legal) == good, (row, number)  # type: ignore[arg-type]  # an end

    def _check_swaps(self, seat: int, legal: Sequence[Move]) -> None:
        rnd = self.round
        for number, meld in enumerate(rnd.melds, 1):
            for card in rnd.hand(seat):
                jokers = [c for c in meld.cards if c.is_joker and c.role == card.face]
                expected = bool(jokers) and not self.lap_closed
                if expected and "swap_others" in self.book:
                    expected = self.owner[jokers[0].index] != seat
                elif "swap_anyone" not in self.book:
                    assert not jokers or "no_swaps" in self.book
                    expected = False
                expected = expected and (not self.duty or "swaps_before" in self.book)
                assert (Move("swap", (card,), number) in legal) == expected, (card, number)

    def _check_discards(self, legal: Sequence[Move]) -> None:
        rnd = self.round
        hand = rnd.hand(rnd.seat)
        for card in hand:
            expected = not self.duty
            if card.face == self.taken_top and "top_stays" in self.book:
                alike = sum(c.face == card.face for c in hand)
                expected &= (len(hand) == 1 and "last_card_goes" in self.book) or (
                    alike > 1 and "double_goes" in self.book
                )
            elif card.face == self.taken_top:
                assert "top_returns" in self.book
            if len(hand) == 1 and "closing_must_not_fit" in self.book:
                fits = self.may_lay_off(rnd.seat) and bool(self._places(card))
                expected = expected and not fits
            elif len(hand) == 1 and "last_discard_ends" in self.book:
                assert "closing_may_fit" in self.book
            assert (Move("discard", (card,)) in legal) == expected, f"discard {card}"

    def _places(self, card: Card) -> set[tuple[int, str]]:
        """Where a card may be laid off; a joker may stand for any card."""
        ways = [card.standing_for(role) for role in range(52)] if card.is_joker else [card]
        return {
            (number, end)
            for number, meld in enumerate(self.round.melds, 1)
            for end in (("+", "-") if meld.kind == "run" else ("",))
            for way in ways
            if self.joins((way,), meld, end)
        }

    def _check_calls(self, seat: int) -> None:
        calls = [move for move in self.round.legal_moves(seat) if move.kind == "claim"]
        if self.discarder is None or seat == self.discarder or seat in self.callers:
            assert not calls
            return
        assert "call" in self.book
        assert "call_window" in self.book
        if self.lap_closed:
            assert "first_lap_prices" in self.book
        if not self.round.hand(seat):
            assert "cardless_may" in self.book
        places = self._places(self.round.discards[-1]) if self.may_lay_off(seat) else set()
        if not places:
            assert [str(call) for call in calls] == ["claim"]
        else:
            assert {(call.meld, call.end) for call in calls} == places

    # ----------------------------------------------------------------- effects

    def play(self, move: Move, seat: int) -> None:
        """Play a move, and compare its effects with the handbook."""
        rnd = self.round
        mover, top = rnd.seat, rnd.discards[-1:]
        place = rnd.discards.index(move.cards[0]) if move.kind == "take" else -1
        alone = place == len(rnd.discards) - 1
        duty = self.duty_of(place) if place >= 0 else frozenset()
        old_melds = rnd.melds
        events = rnd.play(move, seat)
        ended = None
        if move.kind == "take":
            self.drawn, self.discarder, self.duty = True, None, duty
            if alone and not duty:
                self.taken_top = top[0].face
        elif move.kind == "swap":
            self._watch_swap(move, old_melds)
        else:
            ended = self._watch(move, seat, events)
        if ended is None and self.turn_over(move):
            ended = self._end_turn(could_draw=self.can_draw())
        assert rnd.ending == ended, f"{move}: {rnd.ending}, by the book {ended}"
        if ended is not None:
            assert rnd.scores == self.scores()
        else:
            moves_on = self.turn_ended or (move.kind == "discard" and self.closed_by == mover)
            assert rnd.seat == (mover + moves_on) % rnd.players
        assert list(rnd.view(0).penalties) == self.paid
        for card in (card for meld in rnd.melds for card in meld.cards if card.is_joker):
            assert "joker_keeps" in self.book
            assert self.roles.setdefault(card.index, card.role) == card.role
        self._check_sight()

    def _watch(self, move: Move, seat: int, events: Sequence[e.Event]) -> str | None:
        """Check what a move did; returns how the round ends if it should now be over."""
        if move.kind == "draw":
            self._watch_draw(events)
        elif move.kind == "peek":
            self._pay(seat, self.book.number("peek", "price"))
            self.peeked = True
            others = [e.seen_by((seat + 1) % self.round.players, event) for event in events]
            assert all(isinstance(event, e.Peeked) and event.cards is None for event in others)
        elif move.kind == "concede":
            self._pay(seat, self.book.number("duty_price", "price"))
            assert "free_after_price" in self.book
            self.duty = frozenset()
        elif move.kind == "claim":
            return self._watch_call(move, seat)
        elif move.kind == "pass":
            return self._watch_pass()
        else:
            return self._watch_cards(move, events)
        return None

    def turn_over(self, move: Move) -> bool:
        """Whether this move ended the turn."""
        self.turn_ended = move.kind == "pass" or (move.kind == "discard" and self.closed_by is None)
        if move.kind in ("meld", "lay") and not self.round.hand(self._mover):
            self.turn_ended = "cardless" in self.book
        return self.turn_ended

    def _pay(self, seat: int, price: int) -> None:
        self.paid[seat] += price

    def _watch_draw(self, events: Sequence[e.Event]) -> None:
        if isinstance(events[0], e.Rebuilt):
            self.rebuilds += 1
            self.grew = False
        self.drawn = self.drew = True
        self.discarder = None
        self.drew_last = "last_card_ends" in self.book and not self.round.stock_count

    def _watch_call(self, move: Move, seat: int) -> str | None:
        if move.meld is None:
            self._pay(seat, self.book.number("false_call", "price"))
            if "own_meld_first" in self.book and seat not in self.melders:
                assert self.book.number("false_without_meld", "price")
            assert "call_once" in self.book
            assert "others_call" in self.book
            self.callers.add(seat)
            return None
        assert "first_call" in self.book
        assert "call_lays" in self.book
        laid = next(c for m in self.round.melds for c in m.cards if c.index not in self.owner)
        self.owner[laid.index] = seat
        self.discarder, self.grew, self.idle = None, True, 0
        return "went_out" if self.closed_by is not None else None

    def _watch_pass(self) -> str | None:
        if self.closed_by is not None:
            return "went_out"
        if "pass_ends_round" in self.book:
            return "declined"
        assert "pass_ends_turn" in self.book
        return None

    def _watch_swap(self, move: Move, old: Sequence[Meld]) -> None:
        assert move.meld is not None
        assert "swapped_scores" in self.book
        before, after = old[move.meld - 1], self.round.melds[move.meld - 1]
        gone = next(c for c in before.cards if c not in after.cards)
        self.owner[move.cards[0].index] = self.owner.pop(gone.index)
        del self.roles[gone.index]
        self.laid = self.grew = True

    def _watch_cards(self, move: Move, events: Sequence[e.Event]) -> str | None:
        """Check the effects of a meld, a lay-off or a discard."""
        seat, empty = self._mover, not self.round.hand(self._mover)
        if move.kind == "discard":
            shown = events[0]
            assert isinstance(shown, e.Discarded)
            self.callers = set()
            callable_ = any(name in self.book for name in ("call", "call_window"))
            self.discarder = seat if callable_ else None
            if not empty:
                assert shown.face_up
                return None
            self.closed_by = seat
            return self._watch_closing(shown)
        for card in move.cards:
            self.owner[card.index] = seat
        if move.kind == "lay":
            assert "lay_off_scores" in self.book
        else:
            self.melders.add(seat)
        self.laid = self.grew = True
        self.duty = frozenset()
        if not empty:
            return None
        if "empty_hand_ends" in self.book:
            self.closed_by = seat
            return "went_out"
        assert "cardless" in self.book
        self.discarder = None
        return None

    def _watch_closing(self, shown: e.Discarded) -> str | None:
        if "last_discard_ends" in self.book:
            assert shown.face_up == ("closing_face_up" in self.book)
            assert shown.face_up != ("closing_face_down" in self.book)
        else:
            assert "empty_hand_ends" in self.book
            assert shown.face_up
        if "closing_called" in self.book:
            return None
        if not shown.face_up and self.discarder is not None:
            assert "closing_uncalled" in self.book
        self.discarder = None
        return "went_out"

    def _end_turn(self, *, could_draw: bool) -> str | None:
        self.turns += 1
        self.idle = 0 if self.drew or self.laid else self.idle + 1
        drew_last = self.drew_last
        limit = self.book.number("idle", "laps" if could_draw else "fewer")
        idled = bool(self.idle) and self.idle >= limit * self.round.players
        self._begin_turn()
        if drew_last:
            return "last_card"
        return "idle" if idled else None

    def _check_sight(self) -> None:
        """Check which discards each seat sees."""
        rnd = self.round
        if self.closed_by is not None and "closing_face_down" in self.book:
            assert rnd.discards[-1:] != rnd.view(0).discards[-1:]
        elif "fanned" in self.book:
            assert rnd.view(0).discards == rnd.discards
        else:
            assert "stacked" in self.book
            assert rnd.view(0).discards == rnd.discards[-1:]
            assert "no_peeking" in self.book or "peek" in self.book

    def move_on(self, move: Move, seat: int) -> None:
        """Check one move from beginning to end."""
        self._mover = self.round.seat
        self.turn_ended = False
        self.play(move, seat)
        if not self.round.over:
            self.check()


def _rows(held: dict[int, Card], suit: int, rank: int, step: int) -> list[tuple[Card, ...]]:
    """Sequences of held cards of a suit from a rank on, each longer by one, low to high."""
    rows: list[tuple[Card, ...]] = []
    row: tuple[Card, ...] = ()
    for n in range(1, 13):
        card = held.get(suit * 13 + (rank + step * n) % 13)
        if card is None:
            break
        row = (*row, card) if step == 1 else (card, *row)
        rows.append(row)
    return rows

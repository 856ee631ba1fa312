"""What a person would say of two ways to play: concepts, true by the rules and by what is seen.

Each is a predicate on a view and two ways and speaks against the one that is called worse. Nothing
that a search counted makes one true; of the true ones those are told whose part of the counted
difference is largest, and what speaks for the worse way is told last.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rummy_qt.engine import Card, Move, View
from rummy_qt.engine.bits import DECK
from rummy_qt.engine.cards import CARDS, JOKER_FACE, cards_of, copies_of
from rummy_qt.engine.legal import legal_moves
from rummy_qt.engine.melds import FIT, ROW
from rummy_qt.engine.moves import LAYING
from rummy_qt.engine.position import DUTY, PLAY, Position
from rummy_qt.engine.reasons import ADVICE, NamedSeat, Reason, Template
from rummy_qt.engine.turns import play
from rummy_qt.opponents.candidates import claimed, greedy
from rummy_qt.opponents.hands import PAIRS
from rummy_qt.opponents.judge import hands_of, policy_for
from rummy_qt.opponents.player import Parts

_LEAST_PART: Final = 0.5
"""Points: a part that is smaller speaks neither for nor against."""
_GROUND: Final = 0.75
"""A part that is at least so large beside the largest is as good a ground as that …"""
_PLAIN_GROUND: Final = 0.125
"""… and for what anybody would name first, so large."""
_FEW: Final = 3
"""Cards in a hand that may be out soon."""
JOKER: Final = 1 << JOKER_FACE
"""The face of every joker, as a bit."""
_NAMED: Final = 4
"""Cards that are named at most."""
_DEARER: Final = 3
"""Points by which one card has to count more than another for that to be said."""

_CONCEPTS: Final = (
    ("go_out", "bonus others laid hand", "not going out",
     "It passes up the chance to end the round at once, with %n card(s) left in the others’"
     " hands."),
    ("pays", "prices", "paying a price", "It costs %n point(s) at once."),
    ("calls", "laid others", "not calling", "{card} fits a meld on the table: it can be called."),
    ("breaks_meld", "laid hand others", "discarding from a meld in the hand",
     "{card} belongs to a meld in the hand: {cards}."),
    ("leaves_pile", "laid others hand", "leaving the discard pile",
     "The discard pile could put %n point(s) on the table at once."),
    ("feeds_meld", "laid others", "discarding what fits a meld on the table",
     "{card} fits the meld {meld} on the table."),
    ("leaves_joker", "laid others", "leaving a joker that could be swapped",
     "{card} can be swapped for a joker on the table."),
    ("deeper", "laid hand others", "taking too little of the discard pile",
     "Taking more of the discard pile puts %n more point(s) on the table at once."),
    ("holds_back", "laid hand others", "holding points back",
     "It holds %n point(s) back that could lie on the table."),
    ("completes_pile", "others laid", "completing a meld in the discard pile",
     "{card} makes a meld with {cards} in the discard pile, for whoever takes them."),
    ("feeds_taker", "others", "discarding what somebody collects",
     "{player} took {cards}, which {card} goes with."),
    ("deep_take", "hand", "taking too much of the discard pile",
     "It brings {cards} to the hand, −{points} if left there."),
    ("spends_joker", "laid", "using a joker up",
     "It uses a joker up, which could stand for any card later."),
    ("keeps_loose", "laid hand others", "keeping a card that goes with nothing",
     "{card} goes with {cards} in the hand, {rival} with nothing there."),
    ("leaves_partner", "laid others", "leaving a useful discard",
     "{cards} from the discard pile can go into melds with cards in the hand."),
    ("bare_take", "laid hand others", "taking a discard that cannot be laid",
     "{card} cannot be laid at once; the stock may bring a better card."),
    ("fewer_outs", "laid hand others", "discarding the better chance of a meld",
     "%n card(s) may still make a meld with {card}, {fewer} with {rival}."),
    ("opens", "others hand", "letting others lay off", "What is laid lets others lay off {cards}."),
    ("lays_low", "laid", "laying an ace where it scores little",
     "{card} scores only %n point(s) there; in another meld it would score {points}."),
    ("keeps_cover", "laid others", "laying cards that were better kept",
     "{cards} could make another meld, with the discard pile or a card to come."),
    ("high_kept", "hand", "keeping high cards",
     "That leaves {card} in the hand, where it counts %n point(s) more than {rival}."),
    ("gives_more", "others laid", "discarding what others can use",
     "The others could make %n meld(s) of three with {card}, {fewer} with {rival}."),
    ("scores_more", "laid others", "discarding what scores more",
     "{card} scores %n point(s) more in a meld than {rival}, whoever lays it."),
)  # fmt: skip
"""By name: the parts of a difference that it moves, how points are lost by it, as said after “by”,
and its sentence; the most telling first.

The first part is what it is about. That the round could have been ended goes before all. Then comes
what anybody would name, in this order, and of the rest first what is about the largest part.
"""
_ASIDES: Final = (
    ("soon_out", "{player} holds only %n card(s)."),
    ("stock_ends", "The stock has only %n card(s) left."),
)
"""What is said after a concept that matters for this."""
_TWICE: Final = {"scores_more": "high_kept", "high_kept": "scores_more"}
"""What is not told for a way where that was told against it: it is the same thing."""
_NONE: Final = (
    ("gives_more no",
     "The others could make %n meld(s) of three with {card}, none with {rival}."),
    ("fewer_outs no", "%n card(s) may still make a meld with {card}, none with {rival}."),
    ("deep_take many", "It brings %n more card(s) to the hand, −{points} if left there."),
)  # fmt: skip
"""What is said instead where ``fewer`` is 0, or cards are too many to be named."""

CONCEPTS: Final[dict[str, Template]] = {
    name: Template(sentence)
    for name, sentence in (*((name, said) for name, *_, said in _CONCEPTS), *_ASIDES, *_NONE)
}
"""Every concept, by name."""
LOST_BY: Final = {name: said for name, _, said, _ in _CONCEPTS} | {"": "what has no name"}
"""How points are lost, by concept or by none."""
_MOVED: Final = {name: tuple(parts.split()) for name, parts, *_ in _CONCEPTS}
_ORDER: Final = tuple(_MOVED)
_PLAIN: Final = _ORDER[: _ORDER.index("feeds_taker")]
"""What anybody would name first."""
_KEPT: Final = ("breaks_meld", "holds_back")
"""… but behind the rest where hardly fewer points lie in the end."""


class Concept(Reason):
    """Something true of two ways: a key of ``CONCEPTS``, with the data of its sentence.

    ``n``, ``points`` and ``fewer`` are whole numbers, ``card`` and ``rival`` cards, ``meld`` the
    cards that lie there, ``player`` a seat.
    """

    __slots__ = ()

    @property
    def template(self) -> Template:
        many = f"{self} many"
        if many in CONCEPTS and "cards" not in self.values:
            return CONCEPTS[many]
        return CONCEPTS[f"{self} no" if self.values.get("fewer") == 0 else self]


class Whys(NamedTuple):
    """What speaks against a way beside another, and for it."""

    against: tuple[Concept, ...] = ()
    """First what anybody would name, where its part is not too small; then the largest part."""
    though: tuple[Concept, ...] = ()


def whys(view: View, worse: Sequence[Move], better: Sequence[Move], parts: Parts) -> Whys:
    """Why a way is worse; ``parts``: of its difference to the better one, so 0 or less together.

    Only concepts whose part is in fact on their side.
    """
    against = _by_part(concepts(view, worse, better), parts)
    though = _by_part(concepts(view, better, worse), Parts().beside(parts))
    twice = [_TWICE.get(one) for one in against]
    return Whys(against, tuple(one for one in though if one not in twice))


def _by_part(found: Sequence[Concept], parts: Parts) -> tuple[Concept, ...]:
    """Those that speak with a part of the difference, the most telling first."""
    losses = {name: -part for name, part in parts._asdict().items()}
    largest = max(losses.values())
    weight = {one: max(losses[part] for part in _MOVED[one]) for one in found}

    def rank(one: Concept) -> tuple[bool, bool, bool, bool, float, bool, int]:
        plain, own = one in _PLAIN, losses[_MOVED[one][0]]
        enough = largest * (_PLAIN_GROUND if plain else _GROUND)
        idle = one in _KEPT and own < max(enough, _LEAST_PART)
        return (
            weight[one] < enough, not plain, one != "go_out", idle,
            0.0 if plain else -own, one.advice is None, _ORDER.index(one),
        )  # fmt: skip

    return tuple(sorted([one for one in found if weight[one] >= _LEAST_PART], key=rank))


# ------------------------------------------------------------------------ what a way does


class _Done:
    """What a way has done by the end of its moves."""

    def __init__(self, view: View, moves: Sequence[Move]) -> None:
        start, self._seat = view.position, view.seat
        seat = self._seat
        self.taken: tuple[Card, ...] = ()
        self.bare = False
        """Whether nothing that it takes can be laid at once."""
        self.guessed = False
        """Whether what it lays after a take is a guess."""
        self.thrown: Card | None = None
        self.called = any(move.kind == "claim" for move in moves)
        jokers = {card.role for meld in start.melds for card in meld.cards if card.is_joker}
        swaps = [move.cards[0] for move in moves if move.kind == "swap"]
        self.swapped = [card for card in swaps if card.role in jokers]
        """What it gives for jokers that lay there before."""
        self.draws = any(move.kind == "draw" for move in moves)
        self.after = claimed(start, seat, list(moves)).position if self.called else start.copy()
        self.before = self.after
        """The position before the discard; at the end of a way that has none."""
        if not self.called:
            self._play(view, [move for move in moves if move.kind != "draw"])
        self.laid = int(self.after.laid_points(seat) - start.laid_points(seat))
        self.new = self._laid_cards(start, seat)
        """The cards that it lays, with their points."""
        self.melds = [{card.bare for card in meld.cards} for meld in self.after.melds]
        by_pile = [card for meld in self.melds for card in meld if meld & {*self.taken}]
        self.by_pile = sum(self.new.get(card, 0) for card in by_pile)
        """Points: of those in melds with a card that was taken."""
        self.paid = int(self.after.penalties[seat] - start.penalties[seat])
        spent = [move.cards for move in moves if move.kind in ("meld", "lay", "discard")]
        self.jokers = sum(card.is_joker for cards in spent for card in cards)
        self.out = self.after.out == seat

    def _play(self, view: View, moves: Sequence[Move]) -> None:
        start, seat = view.position, view.seat
        for move in moves:
            if move.kind == "discard":
                self.before, self.thrown = self.after.copy(), move.cards[0]
            play(self.after, seat, move, list)
            if move.kind == "take":
                places = range(self.after.pile_size, start.pile_size)
                self.taken = tuple(CARDS[start.pile[at]] for at in places if start.pile[at] >= 0)
                laying = [m.cards for m in legal_moves(self.after, seat) if m.kind in LAYING]
                self.bare = not any(card in cards for cards in laying for card in self.taken)
        if self.taken and self.after.due in (DUTY, PLAY):
            # What a take alone is good for: as the search goes on after it.
            policy, self.guessed = policy_for(view.rules, view.players), True
            self.after = greedy(policy, self.after).position

    def _laid_cards(self, start: Position, seat: int) -> dict[Card, int]:
        lay = {card.bare for meld in start.melds for card in meld.cards}
        worth = self.after.sheet.meld_points
        return {
            card.bare: points
            for kind, cards, owners, _ in self.after.melds
            for card, owner, points in zip(cards, owners, worth(kind, cards), strict=True)
            if owner == seat and card.bare not in lay
        }

    def leaves(self, cards: Sequence[Card]) -> bool:
        """Whether these are together at its end: in the hand, or in one meld."""
        held = self.after.held(self._seat)
        copies = [card.bit if card.is_joker else copies_of(card.face) for card in cards]
        return all(held & copy for copy in copies) or any({*cards} <= meld for meld in self.melds)

    @property
    def face(self) -> int:
        """Of the card thrown; −1 for none, and for a joker."""
        return -1 if self.thrown is None or self.thrown.is_joker else self.thrown.face


class _Seen:
    """Where cards may still be, as far as the seat knows."""

    def __init__(self, view: View) -> None:
        position, seat = view.position, view.seat
        self.hands = hands_of(view.rules, view.players)
        self.long = self.hands.sheet.runs and self.hands.sheet.min_run > 3
        """Whether no three cards make a run: what a card lacks for one is not counted then."""
        self._position = position
        lying = {card.bare for meld in view.melds for card in meld.cards}
        left = [c for c in view.rules.deck(view.players) if c not in lying and c not in view.hand]
        pile = {int(position.pile[at]) for at in range(position.pile_size)}
        self._left = [card.face for card in left]
        self.alive = _faces(left)
        """Faces that may still come to anybody: with others, in the stock or among the discards."""
        self.hidden = _faces([card for card in left if card.index not in pile])
        """… those that do not lie in the pile."""
        others = [(n, other) for other, n in enumerate(view.hand_counts) if other != seat]
        self.fewest, self.next_out = min(others)
        self.most = max(others)[0]
        """Cards in the fullest of the others' hands."""

    def pairs(self, face: int) -> Iterator[tuple[int, int]]:
        """The pairs of faces, as bits, that make a meld of three with this one; in either order."""
        hands = self.hands
        for at in range(PAIRS * face, PAIRS * face + hands.pairs[face]):
            one, other = int(hands.one[at]), int(hands.other[at])
            if not (self.long and _suit(one) == _suit(other)):
                yield one, other
                yield other, one

    def melds(self, face: int) -> Iterator[tuple[int, int]]:
        """The same, and each card of a pair with a joker."""
        for one, other in self.pairs(face):
            yield one, other
            yield one, JOKER
            yield JOKER, one

    def meld_in(self, some: int, others: int, face: int) -> int:
        """Two faces, one of some and one of others, that make a meld with this one; 0: none."""
        return next((a | b for a, b in self.pairs(face) if some & a and others & b), 0)

    def melds_high(self, hand: int, ace: int) -> bool:
        """Whether an ace may come to lie in a meld of three that does not begin with it."""
        may = hand | self.alive
        return any(
            a & may and b & may and {_rank(a), _rank(b)} != {1, 2} for a, b in self.pairs(ace)
        )

    def outs(self, hand: int, face: int, pile: int = 0) -> tuple[int, int]:
        """The faces that may still come and complete a meld of this card and a partner; these.

        Partners are in the hand, or in the pile if it is given.
        """
        found = partners = 0
        for one, other in self.melds(face):
            if (hand | pile) & one and other & self.alive & ~hand:
                found, partners = found | other, partners | one
        return found, partners

    def cards(self, faces: int) -> int:
        """How many cards of these faces may still come: of two decks, both of a face."""
        return sum(faces >> face & 1 for face in self._left)

    def joins(self, hand: Sequence[Card], card: Card) -> bool:
        """Whether a card from the pile makes a meld with one of these and another that may come.

        A joker with two of these.
        """
        own = _faces(hand)
        if card.is_joker:
            held = [one.face for one in hand if not one.is_joker]
            return any(a & own for face in held for a, _ in self.pairs(face))
        return bool(self.meld_in(own, own | self.alive, card.face))

    def wanted(self, face: int, pile: int) -> int:
        """How many pairs make a meld with this face, a card of which others may hold at least."""
        second = pile | (self.hidden if self.most > 1 else 0)
        pairs = self.melds(face)
        return len({a | b for a, b in pairs if a & self.hidden and b & second})

    def taker(self, view: View, face: int, pile: int) -> tuple[int, Card] | None:
        """Who took a card, as all saw, that makes a meld with this face and one that may come."""
        known_first, known_second = self._position.known_first, self._position.known_second
        for seat in range(view.players):
            known = int(known_first[seat] | known_second[seat]) if seat != view.seat else 0
            for one, other in self.pairs(face):
                if one & known and other & (self.hidden | pile | known):
                    first = known_first[seat] & one
                    return seat, CARDS[one.bit_length() - 1 + (0 if first else 52)]
        return None


def _faces(cards: Sequence[Card]) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << card.face
    return bits


def _suit(bit: int) -> int:
    return (bit.bit_length() - 1) // 13


def _rank(bit: int) -> int:
    return (bit.bit_length() - 1) % 13


def _hand(position: Position, seat: int) -> int:
    return int(position.faces(seat)) & DECK


def _cards(faces: int) -> tuple[Card, ...]:
    """Some of these faces, as cards of the first deck."""
    return tuple(cards_of(faces)[:_NAMED])


def _held(view: View, position: Position, faces: int) -> tuple[Card, ...]:
    """The cards of a seat's hand that have these faces, a copy each."""
    held = position.held(view.seat)
    found = (cards_of(held & copies_of(card.face)) for card in cards_of(faces))
    return tuple(copies[0] for copies in found if copies)[:_NAMED]


# --------------------------------------------------------------------------- the concepts


def concepts(view: View, worse: Sequence[Move], better: Sequence[Move]) -> list[Concept]:
    """All that is true of these two ways and speaks against the first, in the order of the table.

    Legal ways of one decision of the seat; only what it sees counts.
    """
    bad, good, seen = _Done(view, worse), _Done(view, better), _Seen(view)
    found = [
        *_of_the_end(view, bad, good, seen),
        *_of_pile(view, bad, good, seen),
        *_of_laying(view, bad, good, seen),
        *_of_throw(view, bad, good, seen),
    ]
    return sorted(found, key=_ORDER.index)


def _late(view: View, seen: _Seen, name: str, **values: object) -> Concept:
    """A concept that weighs more towards the end, with what says that it is near."""
    if 0 < seen.fewest <= _FEW:
        values[ADVICE] = Concept("soon_out", player=NamedSeat(seen.next_out), n=seen.fewest)
    elif 0 < view.stock_count <= view.players and not view.position.sheet.stock_is_rebuilt:
        values[ADVICE] = Concept("stock_ends", n=view.stock_count)
    return Concept(name, **values)


def _of_the_end(view: View, bad: _Done, good: _Done, seen: _Seen) -> Iterator[Concept]:
    if good.out and not bad.out:
        others = [n for seat, n in enumerate(view.hand_counts) if seat != view.seat]
        yield Concept("go_out", n=sum(others))
    if bad.paid > good.paid:
        yield Concept("pays", n=bad.paid - good.paid)
    if good.called and not bad.called and good.laid > 0:
        yield Concept("calls", card=view.discards[-1])


def _of_pile(view: View, bad: _Done, good: _Done, seen: _Seen) -> Iterator[Concept]:
    if good.by_pile and not bad.taken and good.laid > bad.laid:
        yield Concept("leaves_pile", n=good.by_pile)
    if bad.taken and len(good.taken) > len(bad.taken) and good.laid > bad.laid:
        yield Concept("deeper", n=good.laid - bad.laid)
    more = [card for card in good.taken if card not in bad.taken]
    if more and (good.laid <= bad.laid or not good.by_pile):
        useful = [card for card in more if seen.joins(view.hand, card)]
        if useful:
            yield Concept("leaves_partner", cards=tuple(useful[:_NAMED]))
    more = [card for card in bad.taken if card not in good.taken]
    kept = [card for card in more if bad.after.held(view.seat) & card.bit]
    if more and len(bad.taken) == 1 and bad.bare and view.can_draw:
        yield Concept("bare_take", card=more[0])
    elif len(kept) > 1 or (kept and good.taken):
        points = bad.after.cost_of(view.seat, kept)
        told = {"cards": tuple(kept)} if len(kept) <= _NAMED else {"n": len(kept)}
        yield _late(view, seen, "deep_take", points=points, **told)


def _of_laying(view: View, bad: _Done, good: _Done, seen: _Seen) -> Iterator[Concept]:
    seat = view.seat
    if bad.jokers > good.jokers and not bad.out:
        yield Concept("spends_joker")
    if bad.draws or (good.draws and not bad.taken):
        return
    same = bad.taken == good.taken and not good.draws
    if same and good.swapped and not bad.swapped and not bad.guessed:
        yield Concept("leaves_joker", card=good.swapped[0])
    if same and not good.called:
        held = bad.after.held(seat)  # what is thrown away is not held back
        back = sum(points for card, points in good.new.items() if held & card.bit)
        if good.laid > bad.laid and back:
            yield _late(view, seen, "holds_back", n=back)
    opened = int(bad.after.fits) & ~int(good.after.fits) & DECK
    opened &= seen.alive & ~_hand(bad.after, seat)
    if not bad.out and not bad.guessed:
        if opened and bad.laid:
            yield Concept("opens", cards=_cards(opened))
        yield from _of_aces(bad, good, seen, seat)
    if same and bad.laid > good.laid and not bad.out:
        hand = _hand(good.after, seat)
        pile, gone = _faces(good.before.discards), cards_of(hand & ~_hand(bad.before, seat))
        useful = sum(card.bit for card in gone if seen.outs(hand, card.face, pile)[0])
        if useful:
            yield Concept("keeps_cover", cards=_held(view, good.after, useful))


def _of_aces(bad: _Done, good: _Done, seen: _Seen, seat: int) -> Iterator[Concept]:
    """Of those laid where they score little, while the other way does better or still may."""
    for card in [one for one in bad.new if one.rank == 0 and not one.is_joker]:
        points, dear = bad.new[card], int(seen.hands.sheet.laid[card.face])
        kept = good.after.held(seat) & card.bit
        may = kept and seen.melds_high(_hand(good.after, seat), card.face)
        if dear - points >= _DEARER and (may or good.new.get(card) == dear):
            yield Concept("lays_low", card=card, n=points, points=dear)


def _of_throw(view: View, bad: _Done, good: _Done, seen: _Seen) -> Iterator[Concept]:
    thrown, before, other, seat = bad.thrown, bad.before, good.thrown, view.seat
    if thrown is None or bad.face < 0 or good.face == bad.face or bad.out:
        return
    yield from _of_gift(view, thrown, bad, good, before, seen)
    if other is not None and good.face >= 0 and good.after.held(seat) & thrown.bit:
        yield from _of_choice(view, bad, good, seen)


def _of_gift(
    view: View, thrown: Card, bad: _Done, good: _Done, before: Position, seen: _Seen
) -> Iterator[Concept]:
    """What is true of the card that the worse way throws, and not of the other way."""
    face, rival, pile = thrown.face, good.face, _faces(before.discards)
    fits = before.fits >> face & 1
    whole, points = _broken(view, before, face, good, seen)
    dearer = rival < 0 or points > _broken(view, before, rival, bad, seen)[1]
    if whole and dearer and not (fits and points == seen.hands.sheet.laid[face]):
        high = any(card.rank == 12 for card in whole)  # beside a king an ace is a high one
        row = sorted(whole, key=lambda c: (c.is_joker, high and c.rank == 0, c.face))
        yield Concept("breaks_meld", card=thrown, cards=tuple(row))
    if fits and not (rival >= 0 and before.fits >> rival & 1):
        at = next(n for n in range(before.meld_count) if before.table[ROW * n + FIT] >> face & 1)
        yield _late(view, seen, "feeds_meld", card=thrown, meld=before.melds[at].cards)
    lying = seen.meld_in(pile, pile, face)
    if lying and not (rival >= 0 and seen.meld_in(pile, pile, rival)):
        yield Concept("completes_pile", card=thrown, cards=_cards(lying))
    taker = seen.taker(view, face, pile)
    if taker and not (rival >= 0 and seen.taker(view, rival, pile)):
        yield Concept("feeds_taker", player=NamedSeat(taker[0]), cards=(taker[1],), card=thrown)


def _of_choice(view: View, bad: _Done, good: _Done, seen: _Seen) -> Iterator[Concept]:
    """Of a card thrown, where another one of the same hand was to be and this one stays in it."""
    thrown, other, before, seat = bad.thrown, good.thrown, bad.before, view.seat
    assert thrown is not None
    assert other is not None
    face, rival = thrown.face, other.face
    kept = bad.after.held(seat) & other.bit
    if not kept and other not in bad.new:
        return
    hand, pile = _hand(before, seat), _faces(before.discards)
    two = {"card": thrown, "rival": other}
    hands = hand, _hand(good.before, seat)  # what one way lays is held in the other
    partners, goes = seen.outs(hand, face)[1], any(seen.outs(held, rival)[0] for held in hands)
    whole, other_whole = (bool(seen.meld_in(hand, hand, one)) for one in (face, rival))
    jokers = before.jokers[seat] or good.before.jokers[seat]  # one goes with any card
    counted = not (seen.long or jokers)
    if counted and whole == other_whole and _alone(view, before, face):
        outs, fewer = (seen.cards(seen.outs(hand, one, pile)[0]) for one in (face, rival))
        if partners and not goes and not whole:
            yield Concept("keeps_loose", cards=_held(view, before, partners), **two)
        elif kept and outs > fewer:
            yield Concept("fewer_outs", n=outs, fewer=fewer, **two)
    if not kept:
        return  # it is laid: no more than what stays for it counts
    dearer = before.cost_of(seat, [other]) - before.cost_of(seat, [thrown])
    if dearer >= _DEARER:
        yield _late(view, seen, "high_kept", card=other, rival=thrown, n=dearer)
    laid = seen.hands.sheet.laid
    if laid[face] - laid[rival] >= _DEARER:
        yield Concept("scores_more", n=int(laid[face] - laid[rival]), **two)
    more, less = seen.wanted(face, pile), seen.wanted(rival, pile)
    if more > less:
        yield Concept("gives_more", n=more, fewer=less, **two)


def _broken(
    view: View, position: Position, face: int, other: _Done, seen: _Seen
) -> tuple[tuple[Card, ...], int]:
    """A meld that the hand has with this face alone, and what goes with it: the most of all.

    That is the whole meld, or this card where the others are a meld without it. Only what the
    ``other`` way leaves together; by a joker where there is none without.
    """
    if not _alone(view, position, face):
        return (), 0
    rest = _hand(position, view.seat) & ~(1 << face)
    jokers = tuple(card for card in cards_of(position.held(view.seat)) if card.is_joker)[:1]
    pairs = [(a & rest, b & rest) for a, b in seen.pairs(face)]
    found: list[tuple[int, int, tuple[Card, ...]]]
    found = [(a, b, ()) for a, b in pairs if a and b]
    found = found or [(a, b, jokers) for a, b in pairs if jokers and a | b]
    laid = seen.hands.sheet.laid
    dearest: tuple[tuple[Card, ...], int] = (), 0
    for one, two, joker in found:
        stays = not joker and seen.meld_in(one, rest, two.bit_length() - 1)
        gone = 1 << face if stays else one | two | 1 << face
        worth = sum(int(laid[card.face]) for card in cards_of(gone))
        whole = (*_held(view, position, one | two | 1 << face), *joker)
        if worth > dearest[1] and other.leaves(whole):
            dearest = whole, worth
    return dearest


def _alone(view: View, position: Position, face: int) -> bool:
    """Whether the seat holds one copy of this face."""
    return (position.held(view.seat) & copies_of(face)).bit_count() == 1

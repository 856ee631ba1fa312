"""Concepts: reasons that a player would give for preferring one way of playing to another.

Each is a predicate on a view and two ways, and an argument against the worse one. Whether it holds
depends on the rules and on what the seat sees, never on search results. Those choose among the
concepts that hold: the larger the matching part of the difference, the earlier one is mentioned.
Arguments for the worse way come last.
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
from rummy_qt.opponents.candidates import claim_candidate, greedy
from rummy_qt.opponents.hands import PAIRS
from rummy_qt.opponents.judge import hands_of, policy_for
from rummy_qt.opponents.player import Parts

_MIN_PART: Final = 0.5
"""Points: a smaller part is an argument neither for nor against."""
_MAIN_SHARE: Final = 0.75
"""A part of at least this share of the largest one is as good a reason as that one …"""
_PLAIN_SHARE: Final = 0.125
"""… and for the concepts of ``_PLAIN``, this share."""
_FEW: Final = 3
"""A hand of at most so many cards may go out soon."""
JOKER: Final = 1 << JOKER_FACE
"""The face of every joker, as a bit."""
_MAX_NAMED: Final = 4
"""The number of cards that a sentence names at most."""
_MIN_GAP: Final = 3
"""A difference in points between two cards that is worth mentioning."""

_CONCEPTS: Final = (
    ("go_out", "bonus others laid hand", "not going out",
     "It passes up the chance to end the round at once, with %n card(s) left in the others’"
     " hands."),
    ("pays", "prices", "paying a price", "It costs %n point(s) at once."),
    ("calls", "laid others", "not calling", "{card} fits a meld on the table: it can be called."),
    ("breaks_meld", "laid hand others", "discarding from a meld in the hand",
     "{card} belongs to a meld in the hand: {cards}."),
    ("leaves_pile", "laid others hand", "leaving the discard pile",
     "Taking the discard pile would put %n point(s) on the table at once."),
    ("feeds_meld", "laid others", "discarding what fits a meld on the table",
     "As a discard, {card} fits the meld {meld} on the table."),
    ("leaves_joker", "laid others", "leaving a joker that could be swapped",
     "{card} can be swapped for a joker on the table."),
    ("deeper", "laid hand others", "taking too little of the discard pile",
     "Taking more of the discard pile puts %n more point(s) on the table at once."),
    ("holds_back", "laid hand others", "holding points back",
     "It holds back %n point(s) that could be on the table."),
    ("completes_pile", "others laid", "completing a meld in the discard pile",
     "{card} makes a meld with {cards} in the discard pile, for whoever takes them."),
    ("feeds_taker", "others", "discarding what somebody collects",
     "{player} took {cards}, which {card} goes with."),
    ("deep_take", "hand", "taking too much of the discard pile",
     "It brings {cards} to the hand, −{points} if left there."),
    ("spends_joker", "laid", "using a joker up",
     "It uses up a joker, which could stand for any card later."),
    ("keeps_loose", "laid hand others", "keeping a card that goes with nothing",
     "{card} goes with {cards} in the hand, {rival} with nothing there."),
    ("leaves_partner", "laid others", "leaving a useful discard",
     "{cards} from the discard pile can go into melds with cards in the hand."),
    ("bare_take", "laid hand others", "taking a discard that cannot be laid",
     "{card} cannot be laid at once; the stock may bring a better card."),
    ("fewer_outs", "laid hand others", "discarding the better chance of a meld",
     "%n card(s) may still make a meld with {card}, {fewer} with {rival}."),
    ("opens", "others hand", "letting others lay off", "It lets others lay off {cards}."),
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
"""For each concept: its name, the parts of the difference that it affects (the main one first),
how points are lost by it, as a phrase after “by”, and its sentence; the most important first.

``go_out`` is always mentioned first. Then come the concepts of ``_PLAIN`` in this order, then the
rest by the size of their main part.
"""
_ASIDES: Final = (
    ("soon_out", "{player} holds only %n card(s)."),
    ("stock_ends", "The stock has only %n card(s) left."),
)
"""Sentences added to a concept that matters more because of them."""
_COUNTERPARTS: Final = {"scores_more": "high_kept", "high_kept": "scores_more"}
"""Two sides of one fact: if one is mentioned against a way, the other is not mentioned for it."""
_VARIANTS: Final = (
    ("gives_more no",
     "The others could make %n meld(s) of three with {card}, none with {rival}."),
    ("fewer_outs no", "%n card(s) may still make a meld with {card}, none with {rival}."),
    ("deep_take many", "It brings %n more card(s) to the hand, −{points} if left there."),
)  # fmt: skip
"""Sentences used instead if ``fewer`` is 0 (no), or there are too many cards to name (many)."""

CONCEPTS: Final[dict[str, Template]] = {
    name: Template(sentence)
    for name, sentence in (*((name, said) for name, *_, said in _CONCEPTS), *_ASIDES, *_VARIANTS)
}
"""Every concept, by name."""
LOST_BY: Final = {name: said for name, _, said, _ in _CONCEPTS} | {"": "other causes"}
"""How points are lost, by concept; the empty key is for losses without one."""
_PARTS: Final = {name: tuple(parts.split()) for name, parts, *_ in _CONCEPTS}
_ORDER: Final = tuple(_PARTS)
_PLAIN: Final = _ORDER[: _ORDER.index("feeds_taker")]
"""The concepts that any player would mention first …"""
_NEED_MAIN_PART: Final = ("breaks_meld", "holds_back")
"""… except these, which come later if their main part is small."""


class Concept(Reason):
    """A concept that holds for two ways: a key of ``CONCEPTS``, with the values of its sentence.

    ``n``, ``points`` and ``fewer`` are integers, ``card`` and ``rival`` are cards, ``cards`` and
    ``meld`` are tuples of cards, ``player`` is a ``NamedSeat``.
    """

    __slots__ = ()

    @property
    def template(self) -> Template:
        many = f"{self} many"
        if many in CONCEPTS and "cards" not in self.values:
            return CONCEPTS[many]
        return CONCEPTS[f"{self} no" if self.values.get("fewer") == 0 else self]


class Whys(NamedTuple):
    """The arguments against one of two ways, and for it; the strongest first."""

    against: tuple[Concept, ...] = ()
    though: tuple[Concept, ...] = ()


def whys(view: View, worse: Sequence[Move], better: Sequence[Move], parts: Parts) -> Whys:
    """Why a way is worse: the concepts that are supported by a part of the difference.

    ``parts``: of the worse way minus the better one, in points, so their sum is 0 or less.
    """
    against = _by_part(concepts(view, worse, better), parts)
    though = _by_part(concepts(view, better, worse), Parts().beside(parts))
    counterparts = [_COUNTERPARTS.get(one) for one in against]
    return Whys(against, tuple(one for one in though if one not in counterparts))


def _by_part(candidates: Sequence[Concept], parts: Parts) -> tuple[Concept, ...]:
    """The concepts that are supported by a part of the difference, the strongest first."""
    losses = {name: -part for name, part in parts._asdict().items()}
    largest = max(losses.values())
    weight = {one: max(losses[part] for part in _PARTS[one]) for one in candidates}

    def rank(one: Concept) -> tuple[bool, bool, bool, bool, float, bool, int]:
        plain, main_part = one in _PLAIN, losses[_PARTS[one][0]]
        enough = largest * (_PLAIN_SHARE if plain else _MAIN_SHARE)
        weak = one in _NEED_MAIN_PART and main_part < max(enough, _MIN_PART)
        return (
            weight[one] < enough, not plain, one != "go_out", weak,
            0.0 if plain else -main_part, one.advice is None, _ORDER.index(one),
        )  # fmt: skip

    return tuple(sorted([one for one in candidates if weight[one] >= _MIN_PART], key=rank))


# ------------------------------------------------------------------- the outcome of a way


class _Outcome:
    """What a way has done by the end of its moves."""

    def __init__(self, view: View, moves: Sequence[Move]) -> None:
        start, self._seat = view.position, view.seat
        seat = self._seat
        self.taken: tuple[Card, ...] = ()
        self.useless = False
        """Whether none of the cards that it takes can be laid at once."""
        self.guessed = False
        """Whether ``after`` was completed by a policy, since the way ends with a take."""
        self.discarded: Card | None = None
        self.called = any(move.kind == "claim" for move in moves)
        jokers = {card.role for meld in start.melds for card in meld.cards if card.is_joker}
        swaps = [move.cards[0] for move in moves if move.kind == "swap"]
        self.swapped = [card for card in swaps if card.role in jokers]
        """The cards that it swaps for jokers that were on the table before."""
        self.draws = any(move.kind == "draw" for move in moves)
        self.after = (
            claim_candidate(start, seat, list(moves)).position if self.called else start.copy()
        )
        self.before = self.after
        """The position before the discard; equals ``after`` if there is none."""
        if not self.called:
            self._play(view, [move for move in moves if move.kind != "draw"])
        self.laid = int(self.after.laid_points(seat) - start.laid_points(seat))
        self.new = self._laid_cards(start, seat)
        """The points of each card that it lays."""
        self.melds = [{card.bare for card in meld.cards} for meld in self.after.melds]
        by_pile = [card for meld in self.melds for card in meld if meld & {*self.taken}]
        self.by_pile = sum(self.new.get(card, 0) for card in by_pile)
        """The points of the cards laid in melds that contain a taken card."""
        self.paid = int(self.after.penalties[seat] - start.penalties[seat])
        spent = [move.cards for move in moves if move.kind in ("meld", "lay", "discard")]
        self.jokers = sum(card.is_joker for cards in spent for card in cards)
        self.out = self.after.out == seat

    def _play(self, view: View, moves: Sequence[Move]) -> None:
        start, seat = view.position, view.seat
        for move in moves:
            if move.kind == "discard":
                self.before, self.discarded = self.after.copy(), move.cards[0]
            play(self.after, seat, move, list)
            if move.kind == "take":
                places = range(self.after.pile_size, start.pile_size)
                self.taken = tuple(CARDS[start.pile[at]] for at in places if start.pile[at] >= 0)
                laying = [m.cards for m in legal_moves(self.after, seat) if m.kind in LAYING]
                self.useless = not any(card in cards for cards in laying for card in self.taken)
        if self.taken and self.after.due in (DUTY, PLAY):
            # Values a take as the search does: by what the policy plays after it.
            policy, self.guessed = policy_for(view.rules, view.players), True
            self.after = greedy(policy, self.after).position

    def _laid_cards(self, start: Position, seat: int) -> dict[Card, int]:
        before = {card.bare for meld in start.melds for card in meld.cards}
        points_of = self.after.sheet.meld_points
        return {
            card.bare: points
            for kind, cards, owners, _ in self.after.melds
            for card, owner, points in zip(cards, owners, points_of(kind, cards), strict=True)
            if owner == seat and card.bare not in before
        }

    def leaves(self, cards: Sequence[Card]) -> bool:
        """Whether these cards end up together: all in the hand, or all in one meld."""
        held = self.after.held(self._seat)
        copies = [card.bit if card.is_joker else copies_of(card.face) for card in cards]
        return all(held & copy for copy in copies) or any({*cards} <= meld for meld in self.melds)

    @property
    def face(self) -> int:
        """The face of the discarded card; −1 if there is none, or it is a joker."""
        return -1 if self.discarded is None or self.discarded.is_joker else self.discarded.face


class _Seen:
    """What the seat knows about where cards may still be."""

    def __init__(self, view: View) -> None:
        position, seat = view.position, view.seat
        self.hands = hands_of(view.rules, view.players)
        self.long = self.hands.sheet.runs and self.hands.sheet.min_run > 3
        """Whether runs need more than three cards: what a card lacks for one is not counted."""
        self._position = position
        melded = {card.bare for meld in view.melds for card in meld.cards}
        left = [c for c in view.rules.deck(view.players) if c not in melded and c not in view.hand]
        pile = {int(position.pile[at]) for at in range(position.pile_size)}
        self._left = [card.face for card in left]
        self.alive = _faces(left)
        """The faces that a player may still get: in other hands, the stock or the pile …"""
        self.hidden = _faces([card for card in left if card.index not in pile])
        """… and those of them that are not in the pile."""
        others = [(n, other) for other, n in enumerate(view.hand_counts) if other != seat]
        self.fewest, self.next_out = min(others)
        self.most = max(others)[0]
        """The number of cards in the largest of the others' hands."""

    def pairs(self, face: int) -> Iterator[tuple[int, int]]:
        """The pairs of faces, as bits, that make a meld of three with this one; in both orders."""
        hands = self.hands
        for at in range(PAIRS * face, PAIRS * face + hands.pairs[face]):
            one, other = int(hands.one[at]), int(hands.other[at])
            if not (self.long and len({card.suit for card in cards_of(one | other)}) == 1):
                yield one, other
                yield other, one

    def melds(self, face: int) -> Iterator[tuple[int, int]]:
        """As ``pairs``, and each face of a pair with a joker."""
        for one, other in self.pairs(face):
            yield one, other
            yield one, JOKER
            yield JOKER, one

    def meld_in(self, some: int, others: int, face: int) -> int:
        """Two faces, one of each set, that make a meld with this one, as bits; 0 if none."""
        return next((a | b for a, b in self.pairs(face) if some & a and others & b), 0)

    def melds_high(self, hand: int, ace: int) -> bool:
        """Whether an ace may still get into a meld of three that does not begin with it."""
        may = hand | self.alive
        pairs = [a | b for a, b in self.pairs(ace) if a & may and b & may]
        return any({card.rank for card in cards_of(pair)} != {1, 2} for pair in pairs)

    def outs(self, hand: int, face: int, pile: int = 0) -> tuple[int, int]:
        """The faces that may still come and complete a meld, and this card's partners in those.

        Partners are in the hand, or in the pile if it is given.
        """
        outs = partners = 0
        for one, other in self.melds(face):
            if (hand | pile) & one and other & self.alive & ~hand:
                outs, partners = outs | other, partners | one
        return outs, partners

    def cards(self, faces: int) -> int:
        """The number of cards of these faces that may still come, over all decks."""
        return sum(faces >> face & 1 for face in self._left)

    def joins(self, hand: Sequence[Card], card: Card) -> bool:
        """Whether a card from the pile makes a meld with one of the hand and one that may come.

        For a joker: whether it makes a meld with two of the hand.
        """
        own = _faces(hand)
        if card.is_joker:
            held = [one.face for one in hand if not one.is_joker]
            return any(a & own for face in held for a, _ in self.pairs(face))
        return bool(self.meld_in(own, own | self.alive, card.face))

    def wanted(self, face: int, pile: int) -> int:
        """The number of pairs that make a meld with this face, of which others may hold a card."""
        second = pile | (self.hidden if self.most > 1 else 0)
        pairs = self.melds(face)
        return len({a | b for a, b in pairs if a & self.hidden and b & second})

    def taker(self, view: View, face: int, pile: int) -> tuple[int, Card] | None:
        """A seat, and a card that it openly took and that makes a meld with this face.

        The third card of that meld may still come to that seat. None if there is no such card.
        """
        known_first, known_second = self._position.known_first, self._position.known_second
        for seat in range(view.players):
            known = int(known_first[seat] | known_second[seat]) if seat != view.seat else 0
            for one, other in self.pairs(face):
                if one & known and other & (self.hidden | pile | known):
                    first = known_first[seat] & one
                    return seat, CARDS[one.bit_length() - 1 + (0 if first else 52)]
        return None


def _faces(cards: Sequence[Card]) -> int:
    return sum(1 << face for face in {card.face for card in cards})


def _hand(position: Position, seat: int) -> int:
    return int(position.faces(seat)) & DECK


def _cards(faces: int) -> tuple[Card, ...]:
    """Up to ``_MAX_NAMED`` of these faces, as cards of the first deck."""
    return tuple(cards_of(faces)[:_MAX_NAMED])


def _held(view: View, position: Position, faces: int) -> tuple[Card, ...]:
    """Up to ``_MAX_NAMED`` cards of the seat's hand with these faces, one of each face."""
    held = position.held(view.seat)
    by_face = (cards_of(held & copies_of(card.face)) for card in cards_of(faces))
    return tuple(copies[0] for copies in by_face if copies)[:_MAX_NAMED]


# --------------------------------------------------------------------------- the concepts


def concepts(view: View, worse: Sequence[Move], better: Sequence[Move]) -> list[Concept]:
    """All concepts that hold against the first of two ways, in the order of ``_CONCEPTS``.

    Both are legal ways of one decision of the seat; only what the seat sees counts.
    """
    bad, good, seen = _Outcome(view, worse), _Outcome(view, better), _Seen(view)
    holding = [
        *_end_concepts(view, bad, good),
        *_pile_concepts(view, bad, good, seen),
        *_laying_concepts(view, bad, good, seen),
        *_discard_concepts(view, bad, good, seen),
    ]
    return sorted(holding, key=_ORDER.index)


def _late(view: View, seen: _Seen, name: str, **values: object) -> Concept:
    """A concept that matters more late in a round, with the sign that the end is near, if any."""
    if 0 < seen.fewest <= _FEW:
        values[ADVICE] = Concept("soon_out", player=NamedSeat(seen.next_out), n=seen.fewest)
    elif 0 < view.stock_count <= view.players and not view.position.sheet.stock_is_rebuilt:
        values[ADVICE] = Concept("stock_ends", n=view.stock_count)
    return Concept(name, **values)


def _end_concepts(view: View, bad: _Outcome, good: _Outcome) -> Iterator[Concept]:
    if good.out and not bad.out:
        others = [n for seat, n in enumerate(view.hand_counts) if seat != view.seat]
        yield Concept("go_out", n=sum(others))
    if bad.paid > good.paid:
        yield Concept("pays", n=bad.paid - good.paid)
    if good.called and not bad.called and good.laid > 0:
        yield Concept("calls", card=view.discards[-1])


def _pile_concepts(view: View, bad: _Outcome, good: _Outcome, seen: _Seen) -> Iterator[Concept]:
    if good.by_pile and not bad.taken and good.laid > bad.laid:
        yield Concept("leaves_pile", n=good.by_pile)
    if bad.taken and len(good.taken) > len(bad.taken) and good.laid > bad.laid:
        yield Concept("deeper", n=good.laid - bad.laid)
    more = [card for card in good.taken if card not in bad.taken]
    if more and (good.laid <= bad.laid or not good.by_pile):
        useful = [card for card in more if seen.joins(view.hand, card)]
        if useful:
            yield Concept("leaves_partner", cards=tuple(useful[:_MAX_NAMED]))
    more = [card for card in bad.taken if card not in good.taken]
    kept = [card for card in more if bad.after.held(view.seat) & card.bit]
    if more and len(bad.taken) == 1 and bad.useless and view.can_draw:
        yield Concept("bare_take", card=more[0])
    elif len(kept) > 1 or (kept and good.taken):
        points = bad.after.cost_of(view.seat, kept)
        subject = {"cards": tuple(kept)} if len(kept) <= _MAX_NAMED else {"n": len(kept)}
        yield _late(view, seen, "deep_take", points=points, **subject)


def _laying_concepts(view: View, bad: _Outcome, good: _Outcome, seen: _Seen) -> Iterator[Concept]:
    seat = view.seat
    if bad.jokers > good.jokers and not bad.out:
        yield Concept("spends_joker")
    if bad.draws or (good.draws and not bad.taken):
        return
    same = bad.taken == good.taken and not good.draws
    if same and good.swapped and not bad.swapped and not bad.guessed:
        yield Concept("leaves_joker", card=good.swapped[0])
    if same and not good.called:
        held = bad.after.held(seat)  # without the discard, which is not held back
        back = sum(points for card, points in good.new.items() if held & card.bit)
        if good.laid > bad.laid and back:
            yield _late(view, seen, "holds_back", n=back)
    opened = int(bad.after.fits) & ~int(good.after.fits) & DECK
    opened &= seen.alive & ~_hand(bad.after, seat)
    if not bad.out and not bad.guessed:
        if opened and bad.laid:
            yield Concept("opens", cards=_cards(opened))
        yield from _ace_concepts(bad, good, seen, seat)
    if same and bad.laid > good.laid and not bad.out:
        hand = _hand(good.after, seat)
        pile, extra = _faces(good.before.discards), cards_of(hand & ~_hand(bad.before, seat))
        useful = sum(card.bit for card in extra if seen.outs(hand, card.face, pile)[0])
        if useful:
            yield Concept("keeps_cover", cards=_held(view, good.after, useful))


def _ace_concepts(bad: _Outcome, good: _Outcome, seen: _Seen, seat: int) -> Iterator[Concept]:
    """Aces laid for few points, while the other way scores more with them or still may."""
    for card in [one for one in bad.new if one.rank == 0 and not one.is_joker]:
        points, full = bad.new[card], int(seen.hands.sheet.laid[card.face])
        kept = good.after.held(seat) & card.bit
        may = kept and seen.melds_high(_hand(good.after, seat), card.face)
        if full - points >= _MIN_GAP and (may or good.new.get(card) == full):
            yield Concept("lays_low", card=card, n=points, points=full)


def _discard_concepts(view: View, bad: _Outcome, good: _Outcome, seen: _Seen) -> Iterator[Concept]:
    """What is wrong with the discard of the worse way, but not with that of the better one."""
    discarded, before, face, rival = bad.discarded, bad.before, bad.face, good.face
    if discarded is None or face < 0 or rival == face or bad.out:
        return
    pile = _faces(before.discards)
    fits = before.fits >> face & 1
    whole, points = _broken(view, before, face, good, seen)
    worth_more = rival < 0 or points > _broken(view, before, rival, bad, seen)[1]
    if whole and worth_more and not (fits and points == seen.hands.sheet.laid[face]):
        high = any(card.rank == 12 for card in whole)  # next to a king an ace is high
        in_order = sorted(whole, key=lambda c: (c.is_joker, high and c.rank == 0, c.face))
        yield Concept("breaks_meld", card=discarded, cards=tuple(in_order))
    if fits and not (rival >= 0 and before.fits >> rival & 1):
        at = next(n for n in range(before.meld_count) if before.table[ROW * n + FIT] >> face & 1)
        yield _late(view, seen, "feeds_meld", card=discarded, meld=before.melds[at].cards)
    lying = seen.meld_in(pile, pile, face)
    if lying and not (rival >= 0 and seen.meld_in(pile, pile, rival)):
        yield Concept("completes_pile", card=discarded, cards=_cards(lying))
    taker = seen.taker(view, face, pile)
    if taker and not (rival >= 0 and seen.taker(view, rival, pile)):
        yield Concept("feeds_taker", player=NamedSeat(taker[0]), cards=(taker[1],), card=discarded)
    if rival >= 0 and good.after.held(view.seat) & discarded.bit:
        yield from _choice_concepts(view, bad, good, seen)


def _choice_concepts(view: View, bad: _Outcome, good: _Outcome, seen: _Seen) -> Iterator[Concept]:
    """What is wrong with discarding this card rather than the better way's, which keeps it."""
    discarded, other, before, seat = bad.discarded, good.discarded, bad.before, view.seat
    assert discarded is not None
    assert other is not None
    face, rival = discarded.face, other.face
    kept = bad.after.held(seat) & other.bit
    if not kept and other not in bad.new:
        return
    hand, pile = _hand(before, seat), _faces(before.discards)
    two = {"card": discarded, "rival": other}
    hands = hand, _hand(good.before, seat)  # what one way lays, the other may keep
    partners, paired = seen.outs(hand, face)[1], any(seen.outs(held, rival)[0] for held in hands)
    whole, other_whole = (bool(seen.meld_in(hand, hand, one)) for one in (face, rival))
    jokers = before.jokers[seat] or good.before.jokers[seat]  # a joker goes with any card
    counted = not (seen.long or jokers)
    if counted and whole == other_whole and _holds_one(view, before, face):
        outs, fewer = (seen.cards(seen.outs(hand, one, pile)[0]) for one in (face, rival))
        if partners and not paired and not whole:
            yield Concept("keeps_loose", cards=_held(view, before, partners), **two)
        elif kept and outs > fewer:
            yield Concept("fewer_outs", n=outs, fewer=fewer, **two)
    if not kept:
        return  # it is laid: the comparisons below are of cards that stay in the hand
    extra = before.cost_of(seat, [other]) - before.cost_of(seat, [discarded])
    if extra >= _MIN_GAP:
        yield _late(view, seen, "high_kept", card=other, rival=discarded, n=extra)
    laid = seen.hands.sheet.laid
    if laid[face] - laid[rival] >= _MIN_GAP:
        yield Concept("scores_more", n=int(laid[face] - laid[rival]), **two)
    more, less = seen.wanted(face, pile), seen.wanted(rival, pile)
    if more > less:
        yield Concept("gives_more", n=more, fewer=less, **two)


def _broken(
    view: View, position: Position, face: int, other: _Outcome, seen: _Seen
) -> tuple[tuple[Card, ...], int]:
    """The meld in the hand that loses most by discarding this face, and the points lost.

    These are the points of the whole meld, or of this card alone if the others are a meld without
    it. Only melds that the ``other`` way leaves together count; one with a joker only if there is
    none without. Without such a meld, or with a second copy of the face: no cards and 0.
    """
    if not _holds_one(view, position, face):
        return (), 0
    rest = _hand(position, view.seat) & ~(1 << face)
    jokers = tuple(card for card in cards_of(position.held(view.seat)) if card.is_joker)[:1]
    pairs = [(a & rest, b & rest) for a, b in seen.pairs(face)]
    melds: list[tuple[int, int, tuple[Card, ...]]]
    melds = [(a, b, ()) for a, b in pairs if a and b]
    melds = melds or [(a, b, jokers) for a, b in pairs if jokers and a | b]
    laid = seen.hands.sheet.laid
    most: tuple[tuple[Card, ...], int] = (), 0
    for one, two, joker in melds:
        stays = not joker and seen.meld_in(one, rest, two.bit_length() - 1)
        lost = 1 << face if stays else one | two | 1 << face
        points = sum(int(laid[card.face]) for card in cards_of(lost))
        whole = (*_held(view, position, one | two | 1 << face), *joker)
        if points > most[1] and other.leaves(whole):
            most = whole, points
    return most


def _holds_one(view: View, position: Position, face: int) -> bool:
    return (position.held(view.seat) & copies_of(face)).bit_count() == 1

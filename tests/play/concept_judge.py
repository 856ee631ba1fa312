"""A slow judge of what is said about two ways: it plays them in a round and tries all cards.

    python -m tests.play.concept_judge PAIRS SEED

It shares only the notation with ``play/concepts.py``: melds are counted one by one.
"""

from __future__ import annotations

import itertools
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from rummy_qt.engine import Card, Move, Round, View
from rummy_qt.engine.events import Discarded, LaidOff, Melded, Swapped, Took
from rummy_qt.engine.melds import Meld
from rummy_qt.engine.moves import LAYING
from rummy_qt.engine.reasons import ADVICE, Reason
from rummy_qt.engine.sheet import pip_points
from rummy_qt.lab.fair import sample
from rummy_qt.opponents.candidates import candidates, claim_candidates, greedy
from rummy_qt.opponents.judge import policy_for
from rummy_qt.opponents.plain import true_claims
from rummy_qt.play.concepts import concepts
from tests.engine.slow_rules import meld_points

Way = Sequence[Move]


class Played(NamedTuple):
    """A way played to its end; ``before`` is the round before its discard, or else at the end."""

    before: Round
    after: Round
    taken: tuple[Card, ...]
    discarded: Card | None


class Pair(NamedTuple):
    """Two ways in a decision: the worse one and the better one."""

    rnd: Round
    view: View
    bad: Played
    good: Played
    worse: Way
    better: Way

    @property
    def me(self) -> int:
        return self.view.seat


def played(rnd: Round, seat: int, way: Way) -> Played:
    """Play a way on a copy of the round; a lone take continues as Club would plan it then."""
    end, before, discarded, pile = rnd.copy(), None, None, list(rnd.discards)
    taken: tuple[Card, ...] = ()
    for move in way:
        if move.kind in ("draw", "pass"):
            break
        if move.kind == "discard":
            before, discarded = end.copy(), move.cards[0]
        if move.kind == "take":
            taken = tuple(pile[pile.index(move.cards[0]) :])
        end.play(move, seat)
    policy = policy_for(rnd.rules, rnd.players)
    while taken and not end.over and end.seat == seat and end.phase in ("duty", "play"):
        plan = greedy(policy, end.view(seat).position).moves
        if end.refusal(plan[0], seat):  # the duty has no price, so meeting it comes first
            plan = end.legal_moves()[:1]
        for move in plan:
            end.play(move, seat)
    return Played(before or end, end, taken, discarded)


# ------------------------------------------------------------------------------- counting


def is_meld(cards: Sequence[Card], rnd: Round) -> bool:
    """Whether three cards without jokers form a meld by the rules of the round."""
    ranks, suits = sorted(card.rank for card in cards), {card.suit for card in cards}
    kinds = rnd.rules.meld_kinds
    if len(set(ranks)) == 1:
        return len(suits) == 3 and kinds != "runs"
    if len(suits) > 1 or len(set(ranks)) < 3 or kinds == "sets" or rnd.rules.min_run > 3:
        return False
    high = sorted(rank or 13 for rank in ranks)
    straight = any(row[2] - row[0] == 2 for row in (ranks, high))
    return straight or (rnd.rules.ring_runs and ranks in ([0, 1, 12], [0, 11, 12]))


def one_of_each(cards: Sequence[Card]) -> list[Card]:
    """One card of each face, without jokers."""
    return list({card.face: card for card in cards if not card.is_joker}.values())


def may_come(pair: Pair) -> list[Card]:
    """All cards that are neither in the seat's hand nor in a meld."""
    gone = {card.bare for meld in pair.rnd.melds for card in meld.cards} | set(pair.view.hand)
    return [card for card in pair.rnd.rules.deck(pair.rnd.players) if card not in gone]


def outs(pair: Pair, hand: Sequence[Card], card: Card, pile: Sequence[Card] = ()) -> set[int]:
    """The faces that form a meld with this card and one of the hand or the pile."""
    held = {one.face for one in hand}
    others = [one for one in one_of_each([*hand, *pile]) if one.face != card.face]
    coming = [one for one in one_of_each(may_come(pair)) if one.face not in held]
    found = {b.face for a in others for b in coming if a != b and is_meld((card, a, b), pair.rnd)}
    if any(one.is_joker for one in pile):
        found |= {b.face for b in coming if with_joker(pair.rnd, card, b)}
    if any(with_joker(pair.rnd, card, a) for a in others):
        found |= {one.face for one in may_come(pair) if one.is_joker}
    return found


def with_joker(rnd: Round, one: Card, other: Card) -> bool:
    """Whether two cards form a meld with a joker, whatever it stands for."""
    roles = [Card.parse(face) for face in FACES]
    apart = [role for role in roles if role.face not in (one.face, other.face)]
    return one.face != other.face and any(is_meld((one, other, role), rnd) for role in apart)


def makes_meld(rnd: Round, hand: Sequence[Card], card: Card) -> bool:
    others = [one for one in one_of_each(hand) if one.face != card.face]
    return any(is_meld((card, *two), rnd) for two in itertools.combinations(others, 2))


def fullest(pair: Pair) -> int:
    """The largest number of cards in another seat's hand."""
    return max(n for seat, n in enumerate(pair.view.hand_counts) if seat != pair.me)


def wanted(pair: Pair, card: Card) -> int:
    """Pairs for this card that others may hold, or hold half of with the other half in the pile."""
    pile = [one for one in pair.bad.before.discards if not one.is_joker]
    unknown = [one for one in may_come(pair) if one not in pair.rnd.discards]
    hidden = {one.face for one in unknown if not one.is_joker}
    lying = {one.face for one in pile}
    found = 0
    for a, b in itertools.combinations(range(52), 2):
        held = (a in hidden) + (b in hidden)
        usable = (held == 2 and fullest(pair) > 1) or (
            held == 1 and (a in hidden or a in lying) and (b in hidden or b in lying)
        )
        usable = usable or (a in hidden and b in lying) or (b in hidden and a in lying)
        if usable and card.face not in (a, b):
            found += is_meld((card, *(Card.parse(FACES[face]) for face in (a, b))), pair.rnd)
    in_hand = any(one.is_joker for one in unknown)
    in_pile = any(one.is_joker for one in pair.bad.before.discards)
    for a in range(52):
        held = a in hidden and (in_pile or (in_hand and fullest(pair) > 1))
        if held or (a in lying and in_hand):
            found += with_joker(pair.rnd, card, Card.parse(FACES[a]))
    return found


FACES = [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"]


def laid(rnd: Round, seat: int) -> int:
    return int(rnd.position.laid_points(seat))


def newly_laid(pair: Pair, way: Played) -> Iterator[tuple[set[str], str, int]]:
    """For each card that the seat has laid: all cards of its meld, the card, and its points."""
    old = {str(card).partition("=")[0] for meld in pair.rnd.melds for card in meld.cards}
    for meld in way.after.melds:
        cards = list(map(str, meld.cards))
        bare = [card.partition("=")[0] for card in cards]
        values = meld_points(pair.rnd.rules, cards)
        for card, owner, points in zip(bare, meld.owners, values, strict=True):
            if owner == pair.me and card not in old:
                yield {*bare}, card, points


def laid_with(pair: Pair, way: Played) -> int:
    """The points of the seat's new cards in melds that contain a card taken from the pile."""
    taken = {*map(str, way.taken)}
    return sum(points for meld, _, points in newly_laid(pair, way) if meld & taken)


def held_back(pair: Pair) -> int:
    """The points of the cards that the better way lays and the worse way keeps."""
    kept = {*map(str, pair.bad.after.hand(pair.me))}
    return sum(points for _, card, points in newly_laid(pair, pair.good) if card in kept)


def fits(rnd: Round, meld: Meld, card: Card) -> bool:
    """Whether a card extends a meld."""
    roles = [one.role for one in meld.cards]
    if meld.kind == "set":
        most = 4
        free = rnd.rules.same_suit_sets or card.role not in roles
        return card.rank == meld.cards[0].rank and free and len(roles) < most
    if card.suit != meld.cards[0].suit or card.role in roles:
        return False
    ranks = [one.rank for one in meld.cards]
    ends = [(ranks[0] - 1) % 13, (ranks[-1] + 1) % 13]
    if not rnd.rules.ring_runs:  # nothing goes below a low ace or above a high one
        ends = [e for e, at in zip(ends, (ranks[0] - 1, ranks[-1] + 1), strict=True) if at != -1]
        if ranks[-1] == 0 and len(ranks) > 1:
            ends = ends[:-1]
    return card.rank in ends


def fits_any(rnd: Round, card: Card) -> bool:
    return any(fits(rnd, meld, card) for meld in rnd.melds)


def still_held(view: View, seat: int) -> set[Card]:
    """The cards that a seat took from the discard pile and has not shown since."""
    held: set[Card] = set()
    for event in view.history:
        match event:
            case Took(seat=taker, cards=cards) if taker == seat:
                held |= set(cards)
            case Melded(cards=cards) | LaidOff(cards=cards):
                held -= {card.bare for card in cards}
            case Swapped(card=card):
                held.discard(card)
            case Discarded(card=Card() as card):
                held.discard(card)
    return held


def counts_against(rnd: Round, seat: int, card: Card) -> int:
    """What one card costs in a hand."""
    rest = rnd.position.copy()
    hand = [one for one in rnd.hand(seat) if one != card]
    rest.set_hand(seat, hand)
    return int(rnd.position.hand_points(seat) - rest.hand_points(seat))


def scored(rnd: Round, card: Card) -> int:
    """The points of a card in a meld, with an ace as a high one."""
    return rnd.rules.ace_high if card.rank == 0 else pip_points(rnd.rules, card.rank)


def worth(rnd: Round, three: Sequence[Card]) -> int:
    """The points of a meld of three without jokers; its ace is low before a 2 and a 3."""
    low = {card.rank for card in three} == {0, 1, 2}
    row = sorted(three, key=lambda card: card.rank if low else card.rank or 13)
    return sum(meld_points(rnd.rules, list(map(str, row))))


def jokers_played(way: Way) -> int:
    spent = [move for move in way if move.kind in ("meld", "lay", "discard")]
    return sum(card.is_joker for move in spent for card in move.cards)


# ------------------------------------------------------------------------------- judgement


def _low(pair: Pair, said: dict[str, Any]) -> bool:
    """The ace scores less here than in a meld that the other way has, or may still get."""
    card = said["card"]
    laid_now, other = (
        {one: points for _, one, points in newly_laid(pair, way)} for way in (pair.bad, pair.good)
    )
    dear, hand = scored(pair.rnd, card), pair.good.after.hand(pair.me)
    around = [one for one in one_of_each([*hand, *may_come(pair)]) if one.face != card.face]
    may = card in hand and any(
        is_meld((card, *two), pair.rnd) and {one.rank for one in two} != {1, 2}
        for two in itertools.combinations(around, 2)
    )
    told = (said["n"], said["points"]) == (laid_now[str(card)], dear)
    told = told and any(card in move.cards for move in pair.worse if move.kind in LAYING)
    return told and said["n"] < dear and (may or other.get(str(card)) == dear)


def _breaks(pair: Pair, said: dict[str, Any]) -> bool:
    hand, card = pair.bad.before.hand(pair.me), said["card"]
    cards, other = said["cards"], pair.good.discarded
    lost = dearest(pair, hand, card, pair.good)
    if other is not None and not other.is_joker and dearest(pair, hand, other, pair.bad) >= lost:
        return False  # the better way breaks up one of equal value, too
    if lost == scored(pair.rnd, card) and fits_any(pair.bad.before, card):
        return False  # the others form a meld without it, and it could be laid off there, too
    together = set(cards) <= set(hand) and left_together(pair, pair.good, cards)
    return lost > 0 and card in cards and is_whole(pair, cards) and together


def left_together(pair: Pair, way: Played, cards: Sequence[Card]) -> bool:
    """Whether cards of these faces are all in the hand at the end of a way, or all in one meld."""
    hand = way.after.hand(pair.me)
    melds = [{str(card).partition("=")[0] for card in meld.cards} for meld in way.after.melds]
    held = all(card in hand or (copies(hand, card) and not card.is_joker) for card in cards)
    return held or any({*map(str, cards)} <= meld for meld in melds)


def dearest(pair: Pair, hand: Sequence[Card], card: Card, other: Played) -> int:
    """The points of the most valuable meld with this card that the other way leaves intact.

    Jokers score nothing, and count only where there is no meld without one; where the other cards
    form a meld without this one, only this card counts.
    """
    if copies(hand, card) != 1:
        return 0
    rest = [one for one in hand if one.face != card.face]
    melds = [m for two in itertools.combinations(rest, 2) if is_whole(pair, m := (card, *two))]
    found = [meld for meld in melds if not any(one.is_joker for one in meld)] or melds
    most = 0
    for meld in found:
        if left_together(pair, other, meld):
            _, *two = naturals = [one for one in meld if not one.is_joker]
            stays = len(two) == 2 and any(
                is_whole(pair, (*two, one)) for one in rest if not one.is_joker
            )
            gone = [card] if stays else naturals
            most = max(most, sum(scored(pair.rnd, one) for one in gone))
    return most


def copies(hand: Sequence[Card], card: Card) -> int:
    """How many of these cards have the same face."""
    return sum(one.face == card.face for one in hand)


def is_whole(pair: Pair, cards: Sequence[Card]) -> bool:
    """Whether three cards form a meld, one of them possibly a joker for any card of the deck."""
    naturals = [card for card in cards if not card.is_joker]
    if len(naturals) != 2 or len(cards) != 3:
        return len(naturals) == 3 and is_meld(naturals, pair.rnd)
    deck = one_of_each(pair.rnd.rules.deck(pair.rnd.players))
    return any(is_meld((*naturals, one), pair.rnd) for one in deck)


def _taker(pair: Pair, said: dict[str, Any]) -> bool:
    [took] = said["cards"]
    coming = one_of_each([*may_come(pair), *still_held(pair.view, said["player"])])
    third = [one for one in coming if one.face not in (took.face, said["card"].face)]
    useful = any(is_meld((said["card"], took, one), pair.rnd) for one in third)
    return took in still_held(pair.view, said["player"]) and useful


def _loose(pair: Pair, said: dict[str, Any]) -> bool:
    hand, card, other = pair.bad.before.hand(pair.me), said["card"], said["rival"]
    goes = all(outs(pair, [one], card) for one in said["cards"])
    laid_now = {card for _, card, _ in newly_laid(pair, pair.bad)}
    kept = other in pair.bad.after.hand(pair.me) or str(other) in laid_now
    there = set(said["cards"]) <= set(hand) and kept
    hands = hand, pair.good.before.hand(pair.me)
    goes = goes and not any(card.is_joker for held in hands for card in held)  # it goes with all
    loose = not any(outs(pair, held, other) for held in hands)
    return there and goes and loose and not makes_meld(pair.rnd, hand, other)


def _fewer(pair: Pair, said: dict[str, Any]) -> bool:
    hand, pile = pair.bad.before.hand(pair.me), pair.bad.before.discards
    faces = (outs(pair, hand, said[name], pile) for name in ("card", "rival"))
    more, fewer = (sum(card.face in some for card in may_come(pair)) for some in faces)
    goes_with_all = any(card.is_joker for card in hand)
    return more == said["n"] > said["fewer"] == fewer and not goes_with_all


def _partner(pair: Pair, said: dict[str, Any]) -> bool:
    hand, around = one_of_each(pair.view.hand), one_of_each([*pair.view.hand, *may_come(pair)])
    two = itertools.combinations(hand, 2)
    return set(said["cards"]) <= set(pair.good.taken) - set(pair.bad.taken) and all(
        any(with_joker(pair.rnd, *each) for each in two)
        if card.is_joker
        else any(
            is_meld((card, a, b), pair.rnd)
            for a in hand
            for b in around
            if len({card.face, a.face, b.face}) == 3
        )
        for card in said["cards"]
    )


def _cover(pair: Pair, said: dict[str, Any]) -> bool:
    hand, pile = pair.good.after.hand(pair.me), pair.good.before.discards
    gone = [one for one in said["cards"] if one in hand and one not in pair.bad.after.hand(pair.me)]
    return len(gone) == len(said["cards"]) and all(outs(pair, hand, card, pile) for card in gone)


def _opens(pair: Pair, said: dict[str, Any]) -> bool:
    coming = {one.face for one in may_come(pair)}
    return all(
        fits_any(pair.bad.after, card)
        and not fits_any(pair.good.after, card)
        and card.face in coming
        for card in said["cards"]
    )


def _deep(pair: Pair, said: dict[str, Any]) -> bool:
    extra = set(pair.bad.taken) - set(pair.good.taken)
    kept = [card for card in pair.bad.after.hand(pair.me) if card in extra]
    rest = pair.bad.after.position.copy()
    rest.set_hand(pair.me, [card for card in pair.bad.after.hand(pair.me) if card not in kept])
    points = pair.bad.after.position.hand_points(pair.me) - rest.hand_points(pair.me)
    named = set(kept) == {*said["cards"]} if "cards" in said else len(kept) == said["n"] > 4
    return named and points == said["points"]


def _bare(pair: Pair, said: dict[str, Any]) -> bool:
    after = pair.rnd.copy()
    after.play(next(move for move in pair.worse if move.kind == "take"), pair.me)
    lays = [move for move in after.legal_moves() if move.kind in ("meld", "lay", "swap")]
    may_come = pair.view.can_draw
    bare = not any(said["card"] in m.cards for m in lays)
    return said["card"] in pair.bad.taken and bare and may_come


LATER: Final = {
    "completes_pile", "feeds_taker", "gives_more", "high_kept",
    "keeps_loose", "fewer_outs", "scores_more",
}  # fmt: skip
"""Concepts that can only matter if the round continues."""

JUDGES: dict[str, Callable[[Pair, dict[str, Any]], bool]] = {
    "go_out": lambda pair, said: (
        pair.good.after.closer == pair.me != pair.bad.after.closer
        and said["n"] == sum(pair.view.hand_counts) - len(pair.view.hand)
    ),
    "lays_low": _low,
    "leaves_joker": lambda pair, said: (
        pair.bad.taken == pair.good.taken
        and said["card"] in {*pair.view.hand, *pair.bad.taken}
        and any(m.kind == "swap" and m.cards[0] == said["card"] for m in pair.better)
        and all(
            any(meld.joker_at(said["card"].role) >= 0 for meld in rnd.melds)
            for rnd in (pair.rnd, pair.bad.after)
        )
    ),
    "pays": lambda pair, said: (
        said["n"]
        == pair.bad.after.position.penalties[pair.me] - pair.good.after.position.penalties[pair.me]
        > 0
    ),
    "calls": lambda pair, said: (
        pair.better[0] in true_claims(pair.view)
        and not any(move.kind == "claim" for move in pair.worse)
        and said["card"] == pair.rnd.discards[-1]
    ),
    "breaks_meld": _breaks,
    "leaves_pile": lambda pair, said: (
        not pair.bad.taken
        and bool(pair.good.taken)
        and laid_with(pair, pair.good) == said["n"] > 0
    ),
    "feeds_meld": lambda pair, said: (
        pair.bad.discarded == said["card"]
        and any(m.cards == said["meld"] and fits(pair.rnd, m, said["card"])
                for m in pair.bad.before.melds)
        and not (pair.good.discarded and fits_any(pair.bad.before, pair.good.discarded))
    ),
    "feeds_taker": _taker,
    "deeper": lambda pair, said: (
        len(pair.good.taken) > len(pair.bad.taken) > 0
        and laid(pair.good.after, pair.me) - laid(pair.bad.after, pair.me) == said["n"]
    ),
    "holds_back": lambda pair, said: (
        pair.good.taken == pair.bad.taken
        and laid(pair.good.after, pair.me) > laid(pair.bad.after, pair.me)
        and held_back(pair) == said["n"] > 0
    ),
    "deep_take": _deep,
    "spends_joker": lambda pair, said: jokers_played(pair.worse) > jokers_played(pair.better),
    "keeps_loose": _loose,
    "leaves_partner": _partner,
    "bare_take": _bare,
    "fewer_outs": _fewer,
    "opens": _opens,
    "keeps_cover": _cover,
    "high_kept": lambda pair, said: (
        said["card"] in pair.bad.after.hand(pair.me)
        and said["n"]
        == counts_against(pair.bad.before, pair.me, said["card"])
        - counts_against(pair.bad.before, pair.me, said["rival"])
        > 0
    ),
    "gives_more": lambda pair, said: (
        wanted(pair, said["card"]) == said["n"] > said["fewer"] == wanted(pair, said["rival"])
    ),
    "scores_more": lambda pair, said: (
        said["n"] == scored(pair.rnd, said["card"]) - scored(pair.rnd, said["rival"]) > 0
    ),
    "completes_pile": lambda pair, said: (
        {c.face for c in said["cards"]} <= {c.face for c in pair.bad.before.discards}
        and is_meld((said["card"], *said["cards"]), pair.rnd)
        and not (pair.good.discarded
                 and makes_meld(pair.rnd, pair.bad.before.discards, pair.good.discarded))
    ),
    "soon_out": lambda pair, said: (
        said["n"] == pair.view.hand_counts[said["player"]] and said["player"] != pair.me
    ),
    "stock_ends": lambda pair, said: said["n"] == pair.view.stock_count > 0,
}  # fmt: skip


def untrue(pair: Pair, found: Sequence[Reason]) -> Iterator[Reason]:
    """The reasons given for a pair that are not true."""
    for one in found:
        aside = one.advice
        for said in (one, *([] if aside is None else [aside])):
            values = {key: value for key, value in said.values.items() if key != ADVICE}
            ended = said in LATER and pair.bad.after.closer is not None
            if ended or not JUDGES[said](pair, values):
                yield said


def pairs(chance: Random) -> Iterator[Pair]:
    """Yields pairs of ways in positions of all games, in both orders, without end."""
    for rnd, view in sample(chance):
        policy = policy_for(view.rules, view.players)
        if view.to_move == view.seat and view.phase != "closed":
            found = candidates(policy, view.position)
        else:
            found = claim_candidates(view.position, view.seat, list(true_claims(view)))
        ways = [tuple(way.moves) for way in found]
        for worse, better in list(itertools.permutations(ways, 2))[:40]:
            one, other = (played(rnd, view.seat, way) for way in (worse, better))
            yield Pair(rnd.copy(), view, one, other, worse, better)


def main(number: str, seed: str) -> int:
    """Judge what is said about that many pairs; returns 1 if anything is false."""
    said, false = Counter[str](), Counter[str]()
    for pair in itertools.islice(pairs(Random(int(seed))), int(number)):
        found = concepts(pair.view, pair.worse, pair.better)
        said.update(found)
        said.update(aside for one in found if (aside := one.advice) is not None)
        for one in untrue(pair, found):
            false[one] += 1
            if false[one] <= 3:
                ways = " | ".join(" ; ".join(map(str, way)) for way in (pair.worse, pair.better))
                sys.stdout.write(f"FALSE {one.sentence()}\n{ways}\n{pair.view}\n")
    for name in JUDGES:
        sys.stdout.write(f"{name:15} said {said[name]:6}  false {false[name]}\n")
    return 1 if false else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

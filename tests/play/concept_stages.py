"""Positions dealt so that one concept applies to two ways, which random play seldom produces.

    python -m tests.play.concept_stages PAIRS SEED [CONCEPT ...]

Each stage deals the cards that matter for one concept and all others at random, and names what it
expects to be said. That must be said where the slow judge finds it true; and all that is said must
be true.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from rummy_qt.engine import RULEBOOKS, Card, IllegalMove, Move, Round
from rummy_qt.engine.melds import Meld
from rummy_qt.engine.position import DRAW, PLAY, Position
from rummy_qt.engine.reasons import Reason
from rummy_qt.engine.sheet import sheet_of
from rummy_qt.play.concepts import concepts
from tests.engine.placed import add_meld, hidden, lie, placed
from tests.play.concept_judge import (
    FACES,
    JUDGES,
    Pair,
    Way,
    copies,
    counts_against,
    fits,
    fits_any,
    held_back,
    laid,
    laid_with,
    makes_meld,
    may_come,
    one_of_each,
    outs,
    played,
    scored,
    untrue,
    wanted,
)

Values = dict[str, Any]
ALL: Final = tuple(RULEBOOKS)
FANNED: Final = ("rummy-500", "500-rum-de", "500-rum-nl", "500-rum-pl")
PRICED: Final = ("femhundra", "rummy-500", "rommy-dk")
"""Rulebooks in which a duty has a price, and taking the top card has no duty."""
LAST: Final = (*FANNED, "femhundra")
"""Rulebooks in which the stock is not rebuilt."""
JOKERS: Final = ("rommy-dk", "500-rum-pl")
STOCK: Final = Move.parse("draw")
ME: Final = 0
HANDS: Final = (1, 2, 3, 5, 7, 9)
NAMED: Final = 4
"""The most cards that a sentence names."""
WORTH: Final = 3
"""The fewest points by which one card must count more than another to be mentioned."""


class Staged(NamedTuple):
    """Two ways, and what must be said about the worse one once both have been played."""

    rnd: Round
    worse: Way
    better: Way
    values: Callable[[Pair], Values]

    def pair(self) -> Pair:
        """Both ways, played; ``IllegalMove`` if one is not legal."""
        one, other = (played(self.rnd, ME, way) for way in (self.worse, self.better))
        view = self.rnd.view(ME).with_position(remembered(self.rnd))
        return Pair(self.rnd.copy(), view, one, other, self.worse, self.better)


def remembered(rnd: Round) -> Position:
    """What a seat knows that saw every card enter and leave the pile."""
    position, known = rnd.position, hidden(rnd.position, rnd.view(ME))
    lie(known, "pile", position.discards)
    for seat in range(1, rnd.players):
        for seen, held in (("known_first", "first"), ("known_second", "second")):
            cards = getattr(position, seen)[seat]
            getattr(known, seen)[seat] = getattr(known, held)[seat] = cards
    return known


class Stage:
    """A table during the deal: some cards are chosen, the rest are random."""

    def __init__(self, chance: Random, books: Sequence[str], players: Sequence[int]) -> None:
        self.chance, self.book = chance, chance.choice(books)
        self.rules = RULEBOOKS[self.book]
        self.players = chance.choice(players)
        self._rest = self.rules.deck(self.players)
        chance.shuffle(self._rest)
        self.position = Position(sheet_of(self.rules, self.players), self.players - 1)
        self.position.turns = 4 * self.players
        self.position.melders = (1 << self.players) - 1

    def take(self, *cards: Card) -> tuple[Card, ...]:
        """Take these cards out of the deck."""
        for card in cards:
            self._rest.remove(card)
        return cards

    def some(self, fewest: int, most: int) -> tuple[Card, ...]:
        """Take between ``fewest`` and ``most`` random cards, seldom with jokers."""
        number = self.chance.randint(fewest, most)
        likely = [card for card in self._rest if not card.is_joker or self.chance.random() < 0.1]
        return self.take(*likely[:number])

    def joker(self) -> Card:
        return self.take(next(card for card in self._rest if card.is_joker))[0]

    def three(self, ranks: Sequence[int] = range(13)) -> list[Card]:
        """A meld of three of the deck's cards, in order; ``ranks`` are those of its lowest card."""
        while True:
            rank, suits = self.chance.choice(ranks), self.chance.sample(range(4), 4)
            faces = [13 * suit + rank for suit in suits[:3]]
            if self.chance.random() < 0.5:
                faces = [13 * suits[0] + (rank + step) % 13 for step in range(3)]
            cards = [Card.parse(FACES[face]) for face in faces]
            if (rank < 12 or faces[1] > faces[0] + 1) and all(c in self._rest for c in cards):
                return [*self.take(*cards)]

    def melds(self, cards: Sequence[Card], owner: int) -> None:
        """Lay these cards on the table as a meld."""
        each, alike = len(cards), len({card.role % 13 for card in cards}) == 1
        add_meld(
            self.position,
            Meld("set" if alike else "run", tuple(cards), (owner,) * each, (False,) * each),
        )

    def fitting(self) -> Card:
        """A card that can be laid off on the table's first meld."""
        rnd = placed(self.position)
        [meld] = rnd.melds
        return self.take(next(c for c in self._rest if not c.is_joker and fits(rnd, meld, c)))[0]

    def deal(
        self,
        hand: Sequence[Card],
        pile: Sequence[Card] = (),
        *,
        draws: bool = False,
        theirs: Sequence[int] = HANDS,
        stock: int = 108,
        hands: Mapping[int, Sequence[Card]] = MappingProxyType({}),
    ) -> Round:
        """Finish the deal: the seat is to play or to draw; the others get that many cards."""
        position, mine = self.position, [*hand]
        position.due, position.drew_stock = (DRAW, False) if draws else (PLAY, True)
        self.chance.shuffle(mine)
        position.set_hand(ME, mine)
        for seat in range(1, self.players):
            by_lot = self.take(*self._rest[: 0 if seat in hands else self.chance.choice(theirs)])
            position.set_hand(seat, hands.get(seat, by_lot))
        lie(position, "pile", pile or self.some(1, 4))
        lie(position, "stock", self._rest[:stock])
        return placed(position)


def says(**values: Any) -> Callable[[Pair], Values]:
    """Values that are known beforehand."""
    return lambda _: values


def move(kind: str, *cards: Card) -> Move:
    return Move.parse(" ".join([kind, *map(str, cards)]))


# ------------------------------------------------------------------------------ stages


def go_out(stage: Stage) -> Staged:
    three, [last] = stage.three(), stage.some(1, 1)
    missed = [[move("discard", stage.chance.choice([*three, last]))]]
    if stage.chance.random() < 0.5:
        more = stage.three()
        missed.append([move("meld", *three), move("discard", stage.chance.choice([*more, last]))])
    else:
        more = []
    better = [move("meld", *meld) for meld in (three, more) if meld]
    return Staged(
        stage.deal([*three, *more, last]),
        stage.chance.choice(missed),
        [*better, move("discard", last)],
        lambda pair: {"n": sum(pair.view.hand_counts) - len(pair.view.hand)},
    )


def pays(stage: Stage) -> Staged:
    """The duty is met, or its price is paid."""
    three, extra = stage.three(), stage.some(2, 4)
    *mine, taken = stage.chance.sample(three, 3)
    over = stage.some(1, 1)  # in some games, taking the top card has no duty
    rnd = stage.deal([*mine, *extra], [taken, *over], draws=True)
    rnd.play(move("take", taken), ME)
    end = move("discard", extra[0])
    met = [move("meld", *three), end]
    return Staged(rnd, [Move.parse("concede"), end], met, says(n=stage.rules.duty_price))


def calls(stage: Stage) -> Staged:
    """Another player has discarded a card that fits, and a third is to move."""
    three = stage.three()
    stage.melds(three, stage.chance.randrange(stage.players))
    discarded = stage.fitting()
    stage.position.seat, stage.position.discarder = stage.players - 1, stage.players - 2
    rnd = stage.deal(stage.some(2, 6), [*stage.some(0, 3), discarded], draws=True)
    called = next(one for one in rnd.view(ME).legal_moves if one.kind == "claim")
    return Staged(rnd, [], [called], says(card=discarded))


def breaks_meld(stage: Stage) -> Staged:
    three, extra = stage.three(), stage.some(2, 5)
    discarded = stage.chance.choice(three)
    return Staged(
        stage.deal([*three, *extra]),
        [move("discard", discarded)],
        [move("discard", extra[0])],
        says(card=discarded, cards=three),
    )


def leaves_pile(stage: Stage) -> Staged:
    three, extra = stage.three(), stage.some(2, 5)
    *mine, taken = stage.chance.sample(three, 3)
    over = stage.some(0, 2) if stage.book in FANNED else ()
    rnd = stage.deal([*mine, *extra], [*stage.some(0, 3), taken, *over], draws=True)
    better = [move("take", taken), move("meld", *three), move("discard", extra[0])]
    return Staged(rnd, [STOCK], better, lambda pair: {"n": laid_with(pair, pair.good)})


def feeds_meld(stage: Stage, stock: int = 108, theirs: Sequence[int] = HANDS) -> Staged:
    three = stage.three()
    stage.melds(three, stage.chance.randrange(stage.players))
    more, extra = stage.fitting(), stage.some(2, 5)
    return Staged(
        stage.deal([more, *extra], stock=stock, theirs=theirs),
        [move("discard", more)],
        [move("discard", extra[0])],
        lambda pair: {"card": more, "meld": pair.rnd.melds[0].cards},
    )


def stock_ends(stage: Stage) -> Staged:
    """The reason is an aside to a worse one."""
    left = stage.chance.randint(1, stage.players)
    made = feeds_meld(stage, left, (4, 5, 7))
    return made._replace(values=beside(made, lambda pair: {"n": pair.view.stock_count}))


def beside(made: Staged, aside: Callable[[Pair], Values]) -> Callable[[Pair], Values]:
    """The values expected beside a gift, if it is one: both cards may fit."""
    judge = JUDGES["feeds_meld"]
    return lambda pair: aside(pair) if judge(pair, made.values(pair)) else {}


def deeper(stage: Stage) -> Staged:
    *one, near = stage.chance.sample(stage.three(), 3)
    *two, far = stage.chance.sample(stage.three(), 3)
    pile = [far, *stage.some(0, 2), near]
    rnd = stage.deal([*one, *two, *stage.some(2, 4)], pile, draws=True)

    def more(pair: Pair) -> Values:
        points = laid(pair.good.after, pair.me) - laid(pair.bad.after, pair.me)
        return {"n": points} if points > 0 else {}

    return Staged(rnd, [move("take", near)], [move("take", far)], more)


def deep_take(stage: Stage) -> Staged:
    """After the duty is met, more cards were taken than laid."""
    *mine, far = stage.chance.sample(stage.three(), 3)
    pile = [far, *stage.some(2, 7)]
    rnd = stage.deal([*mine, *stage.some(1, 4)], pile, draws=True)
    top = stage.chance.random() < 0.5 and stage.book not in ("rommy-dk",)
    better = [move("take", pile[-1])] if top else [STOCK]

    def kept(pair: Pair) -> Values:
        extra = [card for card in pair.bad.taken if card not in pair.good.taken]
        left = [card for card in extra if card in pair.bad.after.hand(pair.me)]
        rest = pair.bad.after.position.copy()
        rest.set_hand(pair.me, [c for c in pair.bad.after.hand(pair.me) if c not in left])
        points = pair.bad.after.position.hand_points(pair.me) - rest.hand_points(pair.me)
        named = {"cards": tuple(left)} if len(left) <= NAMED else {"n": len(left)}
        return {"points": points, **named} if len(left) > 1 else {}

    return Staged(rnd, [move("take", far)], better, kept)


def spends_joker(stage: Stage) -> Staged:
    three, extra = stage.three(), stage.some(2, 4)
    stands, joker = stage.chance.randrange(3), stage.joker()
    words = [f"{joker}={card}" if n == stands else str(card) for n, card in enumerate(three)]
    hand = [card for n, card in enumerate(three) if n != stands]
    end = move("discard", extra[0])
    laid_down = Move.parse(" ".join(["meld", *words]))
    return Staged(stage.deal([*hand, joker, *extra]), [laid_down, end], [end], says())


def leaves_partner(stage: Stage) -> Staged:
    mine, taken, _ = stage.chance.sample(stage.three(), 3)
    rnd = stage.deal([mine, *stage.some(2, 6)], [*stage.some(0, 3), taken], draws=True)

    def useful(pair: Pair) -> Values:
        good = laid(pair.good.after, pair.me) - laid(pair.rnd, pair.me)
        judge = JUDGES["leaves_partner"]
        found = [card for card in pair.good.taken if judge(pair, {"cards": (card,)})]
        return {} if good or not found else {"cards": tuple(found[:NAMED])}

    return Staged(rnd, [STOCK], [move("take", taken)], useful)


def bare_take(stage: Stage) -> Staged:
    [taken] = stage.some(1, 1)
    rnd = stage.deal(stage.some(4, 8), [*stage.some(0, 2), taken], draws=True)
    return Staged(rnd, [move("take", taken)], [STOCK], says(card=taken))


def keeps_cover(stage: Stage) -> Staged:
    three, extra = stage.three(), stage.some(2, 5)
    end = move("discard", extra[0])

    def useful(pair: Pair) -> Values:
        hand, pile = pair.good.after.hand(pair.me), pair.good.before.discards
        gone = [card for card in hand if card not in pair.bad.after.hand(pair.me)]
        found = [card for card in gone if not card.is_joker and outs(pair, hand, card, pile)]
        return {"cards": tuple(found[:NAMED])} if found else {}

    return Staged(stage.deal([*three, *extra]), [move("meld", *three), end], [end], useful)


def completes_pile(stage: Stage) -> Staged:
    *lying, discarded = stage.chance.sample(stage.three(), 3)
    extra = stage.some(2, 5)
    pile = [*stage.some(0, 3), *lying, *stage.some(0, 3)]
    stage.chance.shuffle(pile)
    return Staged(
        stage.deal([discarded, *extra], pile),
        [move("discard", discarded)],
        [move("discard", extra[0])],
        says(card=discarded, cards=tuple(lying)),
    )


def lays_low(stage: Stage) -> Staged:
    suit = stage.chance.choice("cdhs")
    low = stage.take(*(Card.parse(rank + suit) for rank in "A23"))
    extra = stage.some(2, 5)
    end = move("discard", extra[0])
    dear = lambda pair: {  # noqa: E731 - a lambda as in the other stages
        "card": low[0], "n": stage.rules.ace_low, "points": scored(pair.rnd, low[0]),
    }  # fmt: skip
    return Staged(stage.deal([*low, *extra]), [move("meld", *low), end], [end], dear)


def leaves_joker(stage: Stage) -> Staged:
    three, joker, extra = stage.three(), stage.joker(), stage.some(2, 4)
    stands = stage.chance.randrange(3)
    card = three[stands]
    lying = [Card.parse(f"{joker}={c}") if n == stands else c for n, c in enumerate(three)]
    stage.melds(lying, stage.chance.randrange(stage.players))
    rnd, end = stage.deal([card, *extra]), move("discard", extra[0])
    swap = Move.parse(f"swap {card} > m1")
    return Staged(rnd, [end], [swap, end], says(card=card))


def holds_back(stage: Stage) -> Staged:
    made = keeps_cover(stage)
    return Staged(made.rnd, made.better, made.worse, lambda pair: {"n": held_back(pair)})


def opens(stage: Stage) -> Staged:
    def opened(pair: Pair) -> Values:
        new = [
            one
            for one in one_of_each(may_come(pair))
            if fits_any(pair.bad.after, one) and not fits_any(pair.good.after, one)
        ]
        return {"cards": tuple(new[:NAMED])} if new else {}

    return keeps_cover(stage)._replace(values=opened)


def discards(stage: Stage) -> tuple[Staged, Card, Card]:
    """One of two cards is discarded, and nothing is laid."""
    hand = [card for card in stage.some(3, 8) if not card.is_joker]
    one, other = hand[:2] if len(hand) > 1 else stage.some(2, 2)
    rnd = stage.deal(hand or [one, other])
    made = Staged(rnd, [move("discard", one)], [move("discard", other)], says())
    return made, one, other


def high_kept(stage: Stage) -> Staged:
    made, one, other = discards(stage)

    def more(pair: Pair) -> Values:
        points = counts_against(pair.rnd, ME, other) - counts_against(pair.rnd, ME, one)
        return {"card": other, "rival": one, "n": points} if points >= WORTH else {}

    return made._replace(values=more)


def scores_more(stage: Stage) -> Staged:
    made, one, other = discards(stage)

    def more(pair: Pair) -> Values:
        points = scored(pair.rnd, one) - scored(pair.rnd, other)
        return {"card": one, "rival": other, "n": points} if points >= WORTH else {}

    return made._replace(values=more)


def gives_more(stage: Stage) -> Staged:
    made, one, other = discards(stage)

    def more(pair: Pair) -> Values:
        n, fewer = wanted(pair, one), wanted(pair, other)
        return {"card": one, "rival": other, "n": n, "fewer": fewer} if n > fewer else {}

    return made._replace(values=more)


def fewer_outs(stage: Stage) -> Staged:
    made, one, other = discards(stage)

    def more(pair: Pair) -> Values:
        hand, pile = pair.view.hand, pair.rnd.discards
        whole, rest = (makes_meld(pair.rnd, hand, card) for card in (one, other))
        loose = not whole and outs(pair, hand, one) and not outs(pair, hand, other)
        n, fewer = (
            sum(card.face in outs(pair, hand, mine, pile) for card in may_come(pair))
            for mine in (one, other)
        )
        told = whole == rest and not loose and copies(hand, one) == 1 and n > fewer
        told = told and not any(card.is_joker for card in hand)
        return {"card": one, "rival": other, "n": n, "fewer": fewer} if told else {}

    return made._replace(values=more)


def keeps_loose(stage: Stage) -> Staged:
    one, partner, _ = stage.chance.sample(stage.three(), 3)
    [other], rest = stage.some(1, 1), stage.some(0, 3)
    rnd = stage.deal([one, partner, other, *rest])

    def loose(pair: Pair) -> Values:
        hand = pair.view.hand
        alone = copies(hand, one) == 1 and not makes_meld(pair.rnd, hand, one)
        told = {"card": one, "rival": other, "cards": (partner,)}
        return told if alone and not other.is_joker else {}

    return Staged(rnd, [move("discard", one)], [move("discard", other)], loose)


def feeds_taker(stage: Stage) -> Staged:
    """The last seat takes a card in its turn, and keeps it."""
    one, taken, _ = stage.chance.sample(stage.three(), 3)
    theirs, extra = stage.some(3, 6), stage.some(1, 4)
    taker, position = stage.players - 1, stage.position
    position.seat = taker
    rnd = stage.deal([one, *extra], [*stage.some(0, 3), taken], draws=True, hands={taker: theirs})
    for seat, played_then in ((taker, move("take", taken)), (taker, move("discard", theirs[0]))):
        rnd.play(played_then, seat)
    rnd.play(STOCK, ME)

    def told(pair: Pair) -> Values:
        judge, said = JUDGES["feeds_taker"], {"player": taker, "cards": (taken,)}
        other = {**said, "card": extra[0]}
        both = extra[0].is_joker or judge(pair, other)
        return {} if both else {**said, "card": one}

    return Staged(rnd, [move("discard", one)], [move("discard", extra[0])], told)


def soon_out(stage: Stage) -> Staged:
    """The reason is an aside to a worse one."""
    made = feeds_meld(stage, theirs=(1, 2, 3))

    def fewest(pair: Pair) -> Values:
        n, seat = min((n, seat) for seat, n in enumerate(pair.view.hand_counts) if seat != ME)
        return {"player": seat, "n": n}

    return made._replace(values=beside(made, fewest))


STAGES: Final[dict[str, tuple[Callable[[Stage], Staged], tuple[str, ...]]]] = {
    "go_out": (go_out, ALL),
    "pays": (pays, PRICED),
    "calls": (calls, ("rommy-dk",)),
    "breaks_meld": (breaks_meld, ALL),
    "leaves_pile": (leaves_pile, ALL),
    "feeds_meld": (feeds_meld, ALL),
    "deeper": (deeper, ALL),
    "deep_take": (deep_take, ALL),
    "spends_joker": (spends_joker, JOKERS),
    "leaves_partner": (leaves_partner, PRICED),
    "bare_take": (bare_take, PRICED),
    "keeps_cover": (keeps_cover, ALL),
    "completes_pile": (completes_pile, FANNED),
    "lays_low": (lays_low, ("femhundra", "rummy-500", "500-rum-de", "500-rum-pl")),
    "leaves_joker": (leaves_joker, JOKERS),
    "stock_ends": (stock_ends, LAST),
    "holds_back": (holds_back, ALL),
    "opens": (opens, ALL),
    "high_kept": (high_kept, ALL),
    "scores_more": (scores_more, ALL),
    "gives_more": (gives_more, ALL),
    "fewer_outs": (fewer_outs, ALL),
    "keeps_loose": (keeps_loose, ALL),
    "feeds_taker": (feeds_taker, PRICED),
    "soon_out": (soon_out, ALL),
}


def staged(name: str, chance: Random) -> Iterator[tuple[Pair, Values]]:
    """Yields pairs of ways for this concept, with the values expected to be said, without end."""
    maker, books = STAGES[name]
    while True:
        stage = Stage(chance, books, (3, 4) if name == "calls" else (2, 2, 3, 4))
        try:
            made = maker(stage)
            pair = made.pair()
        except (IllegalMove, StopIteration):
            continue  # a rule of this game, or a card that is elsewhere, prevents it
        yield pair, made.values(pair)


def heard(found: Sequence[Reason]) -> set[str]:
    """The concepts that are said, including asides."""
    return {*found, *(aside for one in found if (aside := one.advice) is not None)}


def count_judged(name: str, pairs: int, chance: Random) -> Counter[str]:
    """Over that many pairs in which it is said or should be: how often it is true or missing."""
    counts = Counter[str]()
    for pair, values in staged(name, chance):
        found = concepts(pair.view, pair.worse, pair.better)
        said, meant = name in heard(found), bool(values) or name == "spends_joker"
        meant = meant and JUDGES[name](pair, values)
        counts["dealt"] += 1
        counts["said"] += said
        counts["meant"] += meant
        counts["silent"] += meant and not said
        turned = pair._replace(bad=pair.good, good=pair.bad, worse=pair.better, better=pair.worse)
        both = (pair, found), (turned, concepts(pair.view, pair.better, pair.worse))
        for one, told in both:
            counts["all said"] += len(told)
            for wrong in untrue(one, told):
                counts["false"] += 1
                sys.stdout.write(f"FALSE {wrong.sentence()}\n{shown(one)}\n")
        if meant and not said and counts["silent"] <= 3:
            sys.stdout.write(f"SILENT {name} {values}\n{shown(pair)}\n")
        counts["pairs"] += said or meant
        if counts["pairs"] >= pairs:
            break
    return counts


def shown(pair: Pair) -> str:
    """The two ways, and the table, as text."""
    ways = (" ; ".join(map(str, way)) for way in (pair.worse, pair.better))
    return " | ".join([*ways, str(pair.view)])


def main(pairs: str, seed: str, *names: str) -> int:
    """Returns 1 if anything is false, or not said though it is true."""
    wrong = 0
    for name in names or STAGES:
        counts = count_judged(name, int(pairs), Random(f"{seed} {name}"))
        wrong += counts["false"] + counts["silent"]
        told = ", ".join(f"{what} {counts[what]}" for what in COUNT_NAMES)
        sys.stdout.write(f"{name:15} {told}\n")
        sys.stdout.flush()
    return 1 if wrong else 0


COUNT_NAMES: Final = ("dealt", "pairs", "said", "meant", "silent", "false", "all said")

if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

"""Tables to arrange, and everything that is wrong with an arrangement."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from rummy_qt.engine import RULEBOOKS, Card, Match, Move, Rules
from rummy_qt.engine.cards import CARDS
from rummy_qt.engine.melds import Meld
from rummy_qt.engine.round import Round
from rummy_qt.ui.table.arrangement import Box, CardPlace, Contents, MeldFact, Space
from rummy_qt.ui.table.geometry import INDEX, RANK
from rummy_qt.ui.table.layout import Arrangement, arrange

Points = Sequence[tuple[float, float]]
INDEX_RIGHT = 0.175
"""The right edge of rank and suit in a card's corner, for both card styles."""


def within(inner: Box, outer: Box, slack: float = 0.01) -> bool:
    """Whether one box is inside the other."""
    left, top = min(inner.x - outer.x, 0), min(inner.y - outer.y, 0)
    right, low = max(inner.right - outer.right, 0), max(inner.bottom - outer.bottom, 0)
    return max(-left, -top, right, low) <= slack


def contents_of(
    hand: int,
    pile: int,
    melds: Sequence[Sequence[int]],
    *,
    stacked: bool = False,
    raised: Sequence[int] = (),
    opened: Sequence[int] = (),
) -> Contents:
    """A table with that many cards in the hand, in the pile, and in each place's melds."""
    deck = iter(CARDS)

    def cards(count: int) -> tuple[Card, ...]:
        return tuple(next(deck) for _ in range(count))

    held, discards = cards(hand), cards(min(pile, 1) if stacked else pile)
    facts: list[MeldFact] = []
    # Laid in turns: first everybody's first meld, then everybody's second.
    for turn in range(max(map(len, melds), default=0)):
        for place, sizes in enumerate(melds):
            if turn < len(sizes):
                owners = tuple((place + (n == 1)) % len(melds) for n in range(sizes[turn]))
                facts.append(MeldFact(len(facts) + 1, place, cards(sizes[turn]), owners))
    return Contents(
        open=(*opened, *[0] * len(melds))[: len(melds)],
        hand=held,
        pile=discards,
        stacked=stacked,
        covered=max(0, pile - 1) if stacked else 0,
        raised=frozenset(discards[n].index for n in raised if n < len(discards)),
        melds=tuple(facts),
    )


WINDOWS: Final = (
    (872, 414), (1024, 600), (1024, 640), (1280, 680), (1280, 780), (1366, 740), (1440, 870),
    (1920, 1050), (2560, 1400), (3840, 2100),
)  # fmt: skip


def random_table(rng: random.Random) -> tuple[Contents, Space]:
    """A random split of one or two decks, in a random window, with random preferences."""
    players = rng.randint(2, 8)
    left = 52 if players < 6 and rng.random() < 0.6 else 108
    hand = rng.choice([0, 1, 7, 13, rng.randint(0, 40)])
    left -= hand
    melds: list[list[int]] = [[] for _ in range(players)]
    budget = rng.choice([0.0, 0.3, 0.6, 0.9]) * left
    greedy = rng.randrange(players) if rng.random() < 0.3 else None
    while budget > 3 and sum(map(len, melds)) < 26:
        size = rng.choice([3, 3, 3, 4, 4, 5, 6, rng.randint(3, 13)])
        if size > budget:
            break
        owner = rng.randrange(players)
        melds[greedy if greedy is not None and rng.random() < 0.8 else owner].append(size)
        budget, left = budget - size, left - size
    pile = min(60, left, rng.choice([0, 1, 5, rng.randint(0, left)]))
    contents = contents_of(
        hand,
        pile,
        melds,
        stacked=rng.random() < 0.3,
        raised=[n for n in range(pile) if rng.random() < 0.15],
        opened=[rng.randint(0, 20) for _ in melds] if rng.random() < 0.15 else (),
    )
    space = Space(
        *rng.choice([*WINDOWS, (rng.randint(872, 3840), rng.randint(414, 2160))]),
        font=rng.choice([1.0, 1.0, 0.8, 1.25, 1.5, 2.0]),
        scale=rng.choice([1.0, 1.0, 0.85, 1.15, 1.3, 1.5, 1.93]),
        face=rng.choice(["classic", "large"]),
    )
    return contents, space


def played_round(
    rules: Rules, players: int, rng: random.Random, care: float = 1.0, greed: float = 0.15
) -> Iterator[tuple[Contents, Move | None, int]]:
    """A round as its first seat sees it after each move, with the next move.

    ``care`` is the probability of laying at once, ``greed`` that of the first seat taking discards.
    Moves come with the place that makes them.
    """
    match = Match.new(rules, players=players, seed=rng.randrange(10**9))
    rnd = match.round
    while not rnd.over:
        moves = rnd.legal_moves()
        kinds = {kind: [m for m in moves if m.kind == kind] for kind in {m.kind for m in moves}}
        laying = [move for kind in ("meld", "lay", "swap") for move in kinds.get(kind, ())]
        if laying and rng.random() < care:
            move = rng.choice(laying)
        elif "take" in kinds and rng.random() < (0.15 if rnd.seat else greed):
            move = rng.choice(kinds["take"])
        else:
            move = rng.choice(kinds.get("draw") or kinds.get("discard") or moves)
        yield seen(rnd), move, rnd.seat
        match.play(move)
    yield seen(rnd), None, 0


def seen(rnd: Round) -> Contents:
    """The first seat's view of a round."""
    view = rnd.view(0)
    stacked = view.rules.discard_pile == "stacked"
    raised = {m.cards[0].index for m in view.legal_moves if m.kind == "take"}
    return Contents(
        open=(0,) * view.players,
        hand=view.hand,
        pile=view.discards[-1:] if stacked else view.discards,
        stacked=stacked,
        covered=max(0, view.discard_count - 1) if stacked else 0,
        raised=frozenset(raised if view.to_move == 0 else ()),
        melds=tuple(
            MeldFact(number, _lane(meld), meld.cards, meld.owners)
            for number, meld in enumerate(view.melds, 1)
        ),
    )


def _lane(meld: Meld) -> int:
    pairs = zip(meld.owners, meld.laid_off, strict=True)
    return next((owner for owner, late in pairs if not late), meld.owners[0])


def every_round() -> Iterable[tuple[Rules, int]]:
    """Each rulebook with each number of players."""
    for rules in RULEBOOKS.values():
        for players in range(rules.min_players, rules.max_players + 1):
            yield rules.replace(claims=False), players


# ------------------------------------------------------------------------------- faults


def problems(arrangement: Arrangement) -> list[str]:
    """Everything in an arrangement that would be illegible or untidy."""
    return [
        *_covered_indices(arrangement),
        *_outside(arrangement),
        *_meeting(arrangement),
        *_unequal(arrangement),
        *_unfair(arrangement),
    ]


def _zone(arrangement: Arrangement, place: CardPlace) -> str:
    if place.home != "meld":
        return place.home
    owner = next(meld.chair for meld in arrangement.melds if meld.number == place.number)
    return f"melds of {owner}"


def _covered_indices(arrangement: Arrangement) -> Iterator[str]:
    places = sorted(arrangement.places.values(), key=lambda place: place.layer)
    covers = [place.spot._replace(w=place.spot.w - 0.6) for place in places]
    bounds = [spot.bounds for spot in covers]
    whole = Box(0, 0, arrangement.space.width, arrangement.space.height)
    for at, place in enumerate(places, 1):
        heights = (0.045, INDEX[place.face] / 2, INDEX[place.face])
        index = [place.spot.at(u, v) for u in (0.03, 0.10, INDEX_RIGHT) for v in heights]
        if not all(whole.holds(x, y) for x, y in index):
            yield f"{place.home}: an index lies outside"
        left, top, right, low = _bounds([index])
        for spot, box in zip(covers[at:], bounds[at:], strict=True):
            if right < box.x or left > box.right or low < box.y or top > box.bottom:
                continue
            if any(spot.holds(x, y) for x, y in index):
                yield f"{place.home}: an index is covered"
                break


def _outside(arrangement: Arrangement) -> Iterator[str]:
    whole = Box(0, 0, arrangement.space.width, arrangement.space.height)
    for name, box in _words(arrangement):
        if not within(box, whole, 0.1):
            yield f"{name} lies outside"
    for place in arrangement.places.values():
        xs, ys = zip(*place.spot.corners, strict=True)
        low = 0.0 if place.home == "hand" else max(ys)
        if min(xs) < -0.1 or max(xs) > whole.w + 0.1 or min(ys) < -0.1 or low > whole.h + 0.1:
            yield f"{place.home}: a card lies outside"
            break


def _words(arrangement: Arrangement) -> Iterator[tuple[str, Box]]:
    yield "the row of the sentence", arrangement.words
    yield "the own plate", arrangement.size.plate
    yield "the corner", arrangement.size.corner
    yield "the tab", arrangement.size.tab
    yield "the count", arrangement.count
    for seat in arrangement.seats:
        yield f"the plate of {seat.chair}", seat.plate


def _meeting(arrangement: Arrangement) -> Iterator[str]:
    zones: dict[str, list[Points]] = {"stock": [arrangement.stock.corners]}
    for place in arrangement.places.values():
        zones.setdefault(_zone(arrangement, place), []).append(place.spot.corners)
    for name, box in _words(arrangement):
        zones[name] = [_corners(box)]
    for whose, thread in ((m.chair, thread) for m in arrangement.melds for thread in m.yarn):
        half = 1.5 * arrangement.t
        yarn = Box(thread.x0, thread.y - half, max(0.1, thread.x1 - thread.x0), 2 * half)
        zones[f"melds of {whose}"].append(_corners(yarn))
    for (one, shapes), (two, others) in combinations(zones.items(), 2):
        if one in ("the plate",) or not _near(shapes, others):
            continue
        if any(meet(p, q) for p in shapes for q in others):
            yield f"{one} meets {two}"


def _near(shapes: Sequence[Points], others: Sequence[Points]) -> bool:
    a, b = _bounds(shapes), _bounds(others)
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _bounds(shapes: Sequence[Points]) -> tuple[float, float, float, float]:
    xs = [x for shape in shapes for x, _ in shape]
    ys = [y for shape in shapes for _, y in shape]
    return min(xs), min(ys), max(xs), max(ys)


def _corners(box: Box) -> Points:
    return (box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)


def meet(p: Points, q: Points) -> bool:
    """Whether two convex shapes overlap: no line parallel to a side separates them."""
    for shape in (p, q):
        for (ax, ay), (bx, by) in zip(shape, (*shape[1:], shape[0]), strict=True):
            nx, ny = by - ay, ax - bx
            length = max(1e-9, (nx * nx + ny * ny) ** 0.5)
            a = [(x * nx + y * ny) / length for x, y in p]
            b = [(x * nx + y * ny) / length for x, y in q]
            if max(a) <= min(b) + 0.01 or max(b) <= min(a) + 0.01:
                return False
    return True


def _unequal(arrangement: Arrangement) -> Iterator[str]:
    melds = {meld.number: meld.chair for meld in arrangement.melds}
    places = arrangement.places.values()
    laid = [place for place in places if place.home == "meld"]
    for own in (True, False):
        widths = {round(p.spot.w, 3) for p in laid if (melds[p.number] == 0) is own}
        if len(widths) > 1:
            yield f"melds of {'one seat' if own else 'the opponents'} differ in width"
    ranks = {
        home: max((RANK[p.face] * p.spot.w for p in places if p.home == home), default=0.0)
        for home in ("hand", "pile", "meld")
    }
    if ranks["hand"] and ranks["hand"] < max(ranks.values()) - 0.01:
        yield "the hand's index is not the largest"


def _unfair(arrangement: Arrangement) -> Iterator[str]:
    own = [meld.covered for meld in arrangement.melds if meld.chair == 0]
    others = [meld.covered for meld in arrangement.melds if meld.chair != 0]
    if any(own) and others and not any(others):
        yield "own melds are cut while others' are whole"


class Wander(NamedTuple):
    """What moved during one round, checked after each of its moves."""

    off_axis: list[float]
    """How far the middle of stock and pile lies from the window's, in widths of the stock's card.

    A pile without a card is where its next one will lie.
    """
    stock: int
    """How often the stock moved."""
    plates: int
    """How often a plate moved."""


def wander(series: Iterable[Contents], space: Space) -> Wander:
    """How much stock, pile and plates move during a round."""
    off_axis: list[float] = []
    before, stock, plates = None, 0, 0
    for contents in series:
        found = arrange(contents, space, before)
        lies = found.stock.box
        right = max(spot.box.right for spot in found.pile_spots or (found.next_discard,))
        off_axis.append(round(abs((lies.x + right) / 2 - space.width / 2) / lies.w, 3))
        if before is not None:
            (x, y), (x0, y0) = lies.centre, before.stock.box.centre
            stock += abs(x - x0) + abs(y - y0) > 1
            plates += any(
                abs(one.plate.x - two.plate.x) + abs(one.plate.y - two.plate.y) > 1
                for one, two in zip(found.seats, before.seats, strict=True)
            )
        before = found
    return Wander(off_axis, stock, plates)


def wandered(rounds: int) -> Iterator[Wander]:
    """Rounds of each rulebook and number of players in turn, in windows of all sizes."""
    tables, rng = list(every_round()), random.Random(1)
    for nth in range(rounds):
        rules, players = tables[nth * 7 % len(tables)]
        space = Space(*WINDOWS[nth % len(WINDOWS)])
        yield wander((contents for contents, _, _ in played_round(rules, players, rng)), space)


def main() -> int:
    """Arrange that many random tables (3,000), then that many played rounds (20)."""
    number, rounds = (*map(int, sys.argv[1:]), *(3_000, 20)[len(sys.argv) - 1 :])
    for seed in range(number):
        contents, space = random_table(random.Random(seed))
        if wrong := problems(arrange(contents, space)):
            sys.stdout.write(f"table {seed}, {space}: {', '.join(sorted(set(wrong)))}\n")
            return 1
    sys.stdout.write(f"{number} tables, all of them readable\n")
    found = list(wandered(rounds))
    off = sorted(far for one in found for far in one.off_axis)
    near = sum(far <= 0.3 for far in off) / len(off)
    stock, plates = max(one.stock for one in found), sum(one.plates for one in found)
    sys.stdout.write(
        f"{rounds} rounds, {len(off)} looks: stock and pile at most {off[-1]:.2f} of a card off the"
        f" axis, {near:.1%} within 0.3; the stock moved {stock} times a round at most,"
        f" plates {plates} times\n"
    )
    return bool(off[-1] > 0.4 or near < 0.95 or stock > 1 or plates)


if __name__ == "__main__":
    sys.exit(main())

"""A second, slow implementation of the rules: every legal move, and the score of a round.

Written from the statements alone, on texts instead of bits: it tries all possible sets and runs
instead of deriving plays from the hand. Tests compare the engine with it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement

from rummy_qt.engine import Round, Rules
from rummy_qt.engine.events import (
    CalledFalsely,
    Claimed,
    Conceded,
    LaidOff,
    Melded,
    Peeked,
    Swapped,
)

RANKS, SUITS = "A23456789TJQK", "cdhs"
Roles = tuple[str, ...]
"""What the cards of a meld are, jokers by the card they stand for: ``("7c", "8c", "9c")``."""


def role_of(card: str) -> str:
    return card.split("=")[-1].rstrip("'")


def is_joker(card: str) -> bool:
    return card[0] == "*"


# ------------------------------------------------------------------------- all melds


def every_set(rules: Rules) -> Iterator[Roles]:
    if rules.meld_kinds == "runs":
        return
    for rank in RANKS:
        for size in (3, 4):
            for suits in combinations_with_replacement(SUITS, size):
                most = max(Counter(suits).values())
                if most == 1 or (most == 2 and rules.same_suit_sets):
                    yield tuple(rank + suit for suit in suits)


def every_run(rules: Rules) -> Iterator[Roles]:
    if rules.meld_kinds == "sets":
        return
    for suit in SUITS:
        for start in range(13):
            for size in range(max(3, rules.min_run), 14):
                if rules.ring_runs:
                    if size == 13 and start:
                        continue
                elif start + size > 14:
                    continue
                yield tuple(RANKS[(start + n) % 13] + suit for n in range(size))


# ------------------------------------------------------------------------- plays


def spellings(roles: Roles, hand: Sequence[str], there: Sequence[str], rules: Rules) -> set[Roles]:
    """The ways to form these roles with cards of the hand, given the cards of the meld (S-04)."""
    naturals = [role_of(card) for card in hand if not is_joker(card)]
    jokers = sorted((card for card in hand if is_joker(card)), key=lambda card: int(card[1:]))
    found = set()
    for mask in masks(len(roles), len(jokers)):
        needed = [role for role, joker in zip(roles, mask, strict=True) if not joker]
        if any(naturals.count(role) < needed.count(role) for role in needed):
            continue
        if joker_repeats_a_suit(roles, mask, there):
            continue
        count = sum(mask) + sum(map(is_joker, there))
        if jokers_allowed(rules, count, len(roles) + len(there)):
            found.add(spelled(roles, mask, hand, jokers))
    return found


def masks(size: int, jokers: int) -> Iterator[tuple[bool, ...]]:
    """The ways to place at most ``jokers`` jokers: for each card, whether it is one."""
    if size == 0:
        yield ()
        return
    for mask in masks(size - 1, jokers):
        yield (*mask, False)
        if sum(mask) < jokers:
            yield (*mask, True)


def joker_repeats_a_suit(roles: Roles, mask: Sequence[bool], there: Sequence[str]) -> bool:
    """A joker may only stand for a card that the meld does not already contain (S-01)."""
    if not any(mask):
        return False
    others = [*roles, *map(role_of, there)]
    return any(joker and others.count(role) > 1 for role, joker in zip(roles, mask, strict=True))


def jokers_allowed(rules: Rules, jokers: int, size: int) -> bool:
    if rules.joker_limit == "unlimited":
        return True
    return jokers <= 1 if rules.joker_limit == "one" else jokers < size - jokers


def spelled(roles: Roles, mask: Sequence[bool], hand: Sequence[str], jokers: list[str]) -> Roles:
    """The lowest copy of each card; jokers in ascending order."""
    left, free, cards = sorted(hand), list(jokers), []
    for role, joker in zip(roles, mask, strict=True):
        card = f"{free.pop(0)}={role}" if joker else next(c for c in left if role_of(c) == role)
        if not joker:
            left.remove(card)
        cards.append(card)
    return tuple(cards)


def lowest(cards: Iterable[str]) -> str:
    """The lowest copy of a card: that of the first deck before the others, *7 before *15."""
    return min(cards, key=lambda card: (len(card), card))


def may_be_laid(rules: Rules, hand: Sequence[str]) -> Iterator[Roles]:
    """The sets and runs that the hand has enough cards for, counting only roles and jokers."""
    jokers = sum(map(is_joker, hand))
    held = {role_of(card) for card in hand if not is_joker(card)}
    for roles in (*every_set(rules), *every_run(rules)):
        if sum(role not in held for role in roles) <= jokers:
            yield roles


def melds(rules: Rules, hand: Sequence[str]) -> set[str]:
    return {
        "meld " + " ".join(cards)
        for roles in may_be_laid(rules, hand)
        for cards in spellings(roles, hand, (), rules)
    }


def lay_offs(rules: Rules, hand: Sequence[str], table: Sequence[Sequence[str]]) -> set[str]:
    found = set()
    for number, meld in enumerate(table, 1):
        for end, roles in gains(rules, meld):
            for cards in spellings(roles, hand, meld, rules):
                found.add(f"lay {' '.join(cards)} > m{number}{end}")
    return found


def gains(rules: Rules, meld: Sequence[str]) -> Iterator[tuple[str, Roles]]:
    """What could be laid off on this meld: the end, and the roles."""
    roles = [role_of(card) for card in meld]
    if len({role[0] for role in roles}) == 1:
        for suit in SUITS if len(meld) < 4 else "":
            copies = roles.count(roles[0][0] + suit)
            if copies == 0 or (copies == 1 and rules.same_suit_sets):
                yield "", (roles[0][0] + suit,)
        return
    suit, low, size = roles[0][1], RANKS.index(roles[0][0]), len(roles)
    for more in range(1, 14 - size):
        if rules.ring_runs or low + size + more <= 14:
            yield "+", tuple(RANKS[(low + size + n) % 13] + suit for n in range(more))
        if rules.ring_runs or low - more >= 0:
            yield "-", tuple(RANKS[(low - more + n) % 13] + suit for n in range(more))


# ------------------------------------------------------------------------- legal moves


def legal(rnd: Round, seat: int) -> set[str]:
    """Every legal move of the seat, as text."""
    position = rnd.position
    by_phase = {"draw": draw_moves, "duty": duty_moves, "play": play_moves}
    found: set[str] = set()
    if seat == rnd.seat:
        found = by_phase[rnd.phase](rnd) if rnd.phase in by_phase else set()
        if rnd.phase == "closed":
            found = {"pass"}
    called = position.callers >> seat & 1
    if position.discarder not in (-1, seat) and not called and not rnd.over:
        found |= claims(rnd, seat)
    return found


def draw_moves(rnd: Round) -> set[str]:
    position, rules = rnd.position, rnd.rules
    rebuilt = rules.stock_out == "rebuild" and len(rnd.discards) >= 2
    rebuilt = rebuilt and (position.table_grew or position.rebuilds == 0)
    found = {"draw" if rnd.stock_count or rebuilt else "pass"}
    if rules.peek_price is not None and len(rnd.discards) >= 2 and not position.peeked:
        found.add("peek")
    pile = [str(card) for card in rnd.discards]
    for at in range(len(pile)):
        if rnd.hand(rnd.seat) and take_is_legal(rnd, pile, at):
            found.add(f"take {pile[at]}")
    return found


def take_is_legal(rnd: Round, pile: list[str], at: int) -> bool:
    rules, top = rnd.rules, at == len(pile) - 1
    if not top:
        if rules.closed_first_lap and rnd.position.turns < rnd.players:
            return False
        if rules.discard_draw == "top_or_all" and at > 0:
            return False
        if rules.take_needs_meld and not own_meld(rnd, rnd.seat):
            return False
    obliging = duty_cards(rules, pile, at)
    if not obliging or rules.duty_price is not None:
        return True
    hand = [*map(str, rnd.hand(rnd.seat)), *pile[at:]]
    return any(meets(move, obliging) for move in plays(rnd, hand, rules.duty == "chosen_card"))


def duty_cards(rules: Rules, pile: list[str], at: int) -> list[str]:
    """The cards of which one must be used after drawing from here; empty if there is no duty."""
    if at == len(pile) - 1:
        return pile[at:] if rules.duty == "chosen_card" and not rules.top_card_free else []
    return {
        None: [],
        "chosen_card": pile[at : at + 1],
        "taken_card_meld": pile[at:],
        "covered_card_meld": pile[at:-1],
    }[rules.duty]


def meets(move: str, obliging: Iterable[str]) -> bool:
    return bool(faces(move.split(" > ")[0].split()[1:]) & faces(obliging))


def faces(cards: Iterable[str]) -> set[str]:
    """The cards without their copy: all copies are equal, and so are all jokers."""
    return {"*" if is_joker(card) else role_of(card) for card in cards}


def own_meld(rnd: Round, seat: int) -> bool:
    return any(isinstance(event, Melded) and event.seat == seat for event in rnd.history)


def may_lay_off(rnd: Round, seat: int) -> bool:
    return not rnd.rules.lay_off_needs_meld or own_meld(rnd, seat)


def plays(rnd: Round, hand: list[str], with_lay_offs: bool = True) -> set[str]:
    """The melds and lay-offs that the seat to move would have with this hand."""
    rules = rnd.rules
    if rules.closed_first_lap and rnd.position.turns < rnd.players:
        return set()
    found = melds(rules, hand)
    if rules.first_meld_points is not None and not own_meld(rnd, rnd.seat):
        least = rules.first_meld_points
        found = {move for move in found if sum(meld_points(rules, move.split()[1:])) >= least}
    if with_lay_offs and may_lay_off(rnd, rnd.seat):
        found |= lay_offs(rules, hand, table_of(rnd))
    return found


def table_of(rnd: Round) -> list[list[str]]:
    return [[str(card) for card in meld.cards] for meld in rnd.melds]


def duty_moves(rnd: Round) -> set[str]:
    rules = rnd.rules
    duty = {face for face in [*RANKS_AND_SUITS, "*"] if rnd.position.duty >> face_bit(face) & 1}
    hand = [str(card) for card in rnd.hand(rnd.seat)]
    found = {
        move
        for move in plays(rnd, hand, rules.duty == "chosen_card")
        if faces(move.split(" > ")[0].split()[1:]) & duty
    }
    return found if rules.duty_price is None else found | swaps(rnd) | {"concede"}


RANKS_AND_SUITS = [rank + suit for suit in SUITS for rank in RANKS]


def face_bit(face: str) -> int:
    return 52 if face == "*" else RANKS_AND_SUITS.index(face)


def play_moves(rnd: Round) -> set[str]:
    hand = [str(card) for card in rnd.hand(rnd.seat)]
    found = plays(rnd, hand) | swaps(rnd)
    last_fits = len(hand) == 1 and any(move.startswith("lay") for move in found)
    if last_fits and not rnd.rules.closing_card_may_fit:
        return found
    held = Counter(next(iter(faces([card]))) for card in hand)
    for face, copies in held.items():
        barred = rnd.position.barred >= 0 and face_bit(face) == rnd.position.barred
        if not (barred and copies == 1 and len(hand) > 1):
            found.add(f"discard {lowest(c for c in hand if faces([c]) == {face})}")
    return found


def swaps(rnd: Round) -> set[str]:
    rules = rnd.rules
    closed = rules.closed_first_lap and rnd.position.turns < rnd.players
    if rules.joker_swap == "never" or closed:
        return set()
    hand = sorted(str(card) for card in rnd.hand(rnd.seat))
    found = set()
    for number, meld in enumerate(rnd.melds, 1):
        for card, owner in zip(map(str, meld.cards), meld.owners, strict=True):
            if is_joker(card) and (rules.joker_swap == "anyone" or owner != rnd.seat):
                fitting = [held for held in hand if role_of(held) == role_of(card)]
                found |= {f"swap {held} > m{number}" for held in fitting[:1]}
    return found


def claims(rnd: Round, seat: int) -> set[str]:
    if not may_lay_off(rnd, seat):
        return {"claim"}
    moves = lay_offs(rnd.rules, [str(rnd.discards[-1])], table_of(rnd))
    return {f"claim > {move.split()[-1]}" for move in moves} or {"claim"}


# ------------------------------------------------------------------------- the score


def card_points(rules: Rules, card: str, ace: int) -> int:
    if is_joker(card):
        return rules.joker_value
    rank = role_of(card)[0]
    if rank == "A":
        return ace
    if rank in "TJQK":
        return 10
    return int(rank) if rules.pip_values else 5


def meld_points(rules: Rules, cards: Sequence[str]) -> list[int]:
    points = [card_points(rules, card, rules.ace_high) for card in cards]
    is_run = len({role_of(card)[0] for card in cards}) > 1
    if is_run and cards[0][0] == "A":
        points[0] = rules.ace_low
    return points


def scores(rnd: Round) -> list[int]:
    """The score, worked out from the history: who laid which cards, and which prices were paid."""
    points = [-prices_paid(rnd, seat) - held_points(rnd, seat) for seat in range(rnd.players)]
    for meld in laid_cards(rnd):
        values = meld_points(rnd.rules, [card for card, _ in meld])
        for (_, owner), value in zip(meld, values, strict=True):
            points[owner] += value
    if rnd.closer is not None:
        points[rnd.closer] += rnd.rules.going_out_bonus
    return points


def prices_paid(rnd: Round, seat: int) -> int:
    paid = [e for e in rnd.history if isinstance(e, Conceded | CalledFalsely | Peeked)]
    return sum(event.price for event in paid if event.seat == seat)


def held_points(rnd: Round, seat: int) -> int:
    rules = rnd.rules
    return sum(card_points(rules, str(card), rules.ace_in_hand) for card in rnd.hand(seat))


def laid_cards(rnd: Round) -> list[list[tuple[str, int]]]:
    """The melds, each card with the seat it scores for."""
    table: list[list[tuple[str, int]]] = []
    for event in rnd.history:
        match event:
            case Melded(seat, _, cards):
                table.append([(str(card), seat) for card in cards])
            case LaidOff(seat, number, end, cards):
                join(table[number - 1], [(str(card), seat) for card in cards], end)
            case Claimed(seat, number, end, card):
                join(table[number - 1], [(str(card), seat)], end)
            case Swapped(_, number, card, joker):
                meld = table[number - 1]
                at = next(i for i, (c, _) in enumerate(meld) if c.split("=")[0] == str(joker))
                meld[at] = (str(card), meld[at][1])
    return table


def _set_order(card: str) -> tuple[int, bool, int, str]:
    """By suit; copies of one suit in deck order, jokers after them by number."""
    return SUITS.index(role_of(card)[1]), is_joker(card), len(card), card


def join(meld: list[tuple[str, int]], cards: list[tuple[str, int]], end: str) -> None:
    if end == "+":
        meld += cards
    elif end == "-":
        meld[:0] = cards
    else:
        meld += cards
        meld.sort(key=lambda part: _set_order(part[0]))

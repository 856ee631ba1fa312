"""The table: by kind of sentence, what must be true of the position in which it is shown.

A pattern matches one part of a sentence; a sentence is read part by part to its end. What each
part claims is checked with the second engine. A sentence that no row matches is a failure.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache, partial

from tests.engine.slow_rules import duty_cards, faces, gains, jokers_allowed, meld_points, role_of

from .second import Second, face
from .worlds import after

NAMES = ("Ann", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gry", "Hal")
CARD = r"(?:Joker(?!s)(?: \((?:10|[2-9AJQK])[♣♦♥♠]\))?|(?:10|[2-9AJQK])[♣♦♥♠])"
BLANKS = {
    "C": rf"({CARD})",
    "CS": rf"({CARD}(?: …)?(?: {CARD})*)",
    "N": r"([−\d,]+)",
    "P": r"([+−][\d,]+)",
    "NAME": rf"\u2068?({'|'.join(NAMES)})\u2069?",
    "R": r"(10|[2-9AJQK])",
    "ANY": r"(.+)",
}


@dataclass
class At:
    """A sentence where it is shown: the position, the reader, and the move it is about."""

    second: Second
    me: int
    family: str
    text: str
    move: str = ""
    """The move that the sentence is about; in a log, the one just played, by ``actor``."""
    actor: int = -1
    later: Second | None = None
    """In a log, the state after the move."""

    @cached_property
    def legal(self) -> set[str]:
        return self.second.legal(self.me)

    @cached_property
    def kinds(self) -> set[str]:
        return {move.split()[0] for move in self.legal}

    def after(self) -> Second:
        return self.later or after(
            self.second, self.move, self.me if self.actor < 0 else self.actor
        )

    @property
    def moves(self) -> list[str]:
        """All moves that the sentence is about, where there may be several."""
        return self.move.split("; ") if self.move else []

    def of(self, move: str, text: str = "", family: str = "preview") -> At:
        """The same position and reader, with another text about one move."""
        return At(self.second, self.me, family, text, move)

    @property
    def cards(self) -> list[str]:
        return self.move.partition(" > ")[0].split()[1:]

    @property
    def target(self) -> int:
        """The index of the meld that the move goes to."""
        return int(self.move.partition(" > ")[2].strip("m+-")) - 1

    @property
    def meld(self) -> list[str]:
        return self.second.table[self.target] if 0 <= self.target < len(self.second.melds) else []

    def gain(self) -> int:
        """The points that the move adds for the reader on the table."""
        return self.after().on_table(self.me) - self.second.on_table(self.me)

    def visible(self) -> Counter[str]:
        """The faces that the reader may know: hand, table, and the visible discards."""
        pile = self.second.pile
        if self.second.rules.discard_pile == "stacked":
            pile = [*pile[-1:], *self.second.seen[self.me]]
        table = [card for meld in self.second.table for card in meld]
        return Counter(
            name for card in (*self.second.hands[self.me], *pile, *table) for name in named(card)
        )


def named(card: str) -> tuple[str, ...]:
    """How sentences may name a card: a joker on the table with and without its role."""
    if card[0] == "*":
        return ("*", f"*={role_of(card)}") if "=" in card else ("*",)
    return (role_of(card),)


def cards_in(text: str) -> list[str]:
    """The cards that a text names, as faces: ``7c``, ``*``, ``*=8c``."""
    found = []
    for word in re.findall(CARD, text):
        plain = re.search(r"(10|[2-9AJQK])([♣♦♥♠])", word)
        role = ""
        if plain:
            role = plain[1].replace("10", "T") + "cdhs"["♣♦♥♠".index(plain[2])]
        found.append(("*=" + role if role else "*") if word[0] == "J" and "oker" in word else role)
    return found


def short(cards: Sequence[str]) -> list[str]:
    return [named(card)[-1] for card in cards]


def number(text: str) -> int:
    return int(text.replace(",", "").replace("−", "-").replace("+", ""))


Holds = Callable[[At, Sequence[str]], bool]


@dataclass
class Row:
    """A part of a sentence, and its claim."""

    kind: str
    words: str
    holds: Holds

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        words = re.escape(self.words).replace(r"\ ", " ").replace("\\ ", " ")
        words = re.sub(r"\\\{(\w+)\\\}", lambda blank: BLANKS[blank[1]], words)
        return re.compile(re.sub(r"(\w+)\\\(s\\\)", r"\1(?:s|\\(s\\))?", words))


def has(*kinds: str) -> Holds:
    """Each of these kinds of move is legal."""
    return lambda at, _: set(kinds) <= at.kinds


def only(kind: str, *not_: str) -> Holds:
    return lambda at, _: kind in at.kinds and not set(not_) & at.kinds


def exactly(*kinds: str, of: tuple[str, ...] = ("meld", "lay", "discard")) -> Holds:
    """Among the kinds in ``of``, exactly these are legal."""
    return lambda at, _: at.kinds & set(of) == set(kinds)


def another(at: At, _: Sequence[str] = ()) -> bool:
    """Some discard other than the refused one may be taken."""
    return bool({move for move in at.legal if move.startswith("take")} - {at.move})


def on_duty(*kinds: str, one: bool) -> Holds:
    """Under a duty to one card, or to several, exactly these kinds of move meet or end it."""

    def holds(at: At, m: Sequence[str]) -> bool:
        right = at.second.phase == "duty" and (len(at.second.duty) == 1) == one
        price = not m or number(m[-1]) == at.second.rules.duty_price
        return right and price and at.kinds & {"meld", "lay", "concede"} == set(kinds)

    return holds


def pays_only(at: At, m: Sequence[str]) -> bool:
    """The only way to end the duty is to pay this price."""
    return at.kinds & {"meld", "lay", "swap", "concede"} == {"concede"} and priced(at, m[0])


def with_pile(at: At) -> Second:
    return after(at.second, f"take {at.second.pile[0]}", at.me)


def free_pile(at: At, m: Sequence[str]) -> bool:
    """The whole pile may be taken without any duty."""
    return whole_pile(at, m) and with_pile(at).phase == "play"


def risked_price(at: At, m: Sequence[str]) -> bool:
    """After taking the whole pile, the player must meld or lay off, or pay this price."""
    duty = whole_pile(at, m) and with_pile(at).phase == "duty"
    return duty and -number(m[1]) == at.second.rules.duty_price


def sure_price(at: At, m: Sequence[str]) -> bool:
    """After taking the whole pile, the player can only pay this price."""
    moves = with_pile(at).legal(at.me) if risked_price(at, m) else ()
    return {move.split()[0] for move in moves} == {"concede"}


def several(at: At, m: Sequence[str]) -> bool:
    return at.second.phase == "duty" and len(at.second.duty) > 1


def needed(at: At, m: Sequence[str]) -> bool:
    """The number is the fewest cards that a meld may have."""
    rules = at.second.rules
    least = rules.min_run if rules.meld_kinds == "runs" else 3
    return names_move(at, m) and len(at.cards) < least == number(m[1])


def mover(at: At) -> bool:
    return at.me == at.second.seat and not at.second.over


def duty_is(at: At, told: Sequence[str]) -> bool:
    """The cards named are exactly those of which one must be used."""
    return at.second.phase == "duty" and set(cards_in(told[0])) == at.second.duty


def one_duty(at: At, told: Sequence[str]) -> bool:
    """The one card named must be used."""
    return duty_is(at, told) and len(at.second.duty) == 1


def priced(at: At, price: str) -> bool:
    return "concede" in at.kinds and number(price) == at.second.rules.duty_price


def any_taken(at: At, _: Sequence[str]) -> bool:
    """Using any of the cards taken meets the duty."""
    return at.second.phase == "duty" and at.second.duty == faces(at.second.taken)


def the_taken(at: At, _: Sequence[str]) -> bool:
    return at.second.phase == "duty" and len(at.second.duty) == 1


def took(at: At, count: int, risk: str = "") -> bool:
    """The move takes ``count`` discards, which cost ``risk`` points if left in hand."""
    taken = at.after().taken
    return len(taken) == count and (not risk or number(risk) == at.second.against(taken))


def free_after(at: At) -> bool:
    return at.after().phase == "play"


def price_after(at: At, price: str) -> bool:
    later = at.after()
    return later.phase == "duty" and number(price) == at.second.rules.duty_price


def take_one_of_them(at: At, m: Sequence[str]) -> bool:
    return (
        took(at, number(m[0]), m[1])
        and at.after().duty == faces(at.after().taken)
        and (len(m) < 3 or price_after(at, m[2]))
    )


def take_covered(at: At, m: Sequence[str]) -> bool:
    later = at.after()
    covered = later.duty == faces(later.taken[:-1])
    return took(at, number(m[0]), m[1] if len(m) > 2 else "") and covered and price_after(at, m[-1])


def take_unseen(at: At, m: Sequence[str]) -> bool:
    later = at.after()
    return took(at, number(m[0])) and later.duty == faces(later.taken) and price_after(at, m[1])


def laid(at: At) -> list[str]:
    """The meld on the table after the move."""
    target = at.move.partition(" > ")[2]
    return at.after().table[int(target.strip("m+-")) - 1 if target else -1]


def previews_set(at: At, m: Sequence[str]) -> bool:
    meld = laid(at)
    ranks = {role_of(card)[0] for card in meld}
    return len(meld) == int(m[0]) and len(ranks) == 1


def previews_run(at: At, m: Sequence[str]) -> bool:
    meld = [role_of(card)[0].replace("T", "10") for card in laid(at)]
    return [meld[0], meld[-1]] == list(m) and meld[0] != meld[1]


def face_down(at: At) -> bool:
    rules = at.second.rules
    last = len(at.second.hands[at.me]) == 1
    return rules.must_discard_to_go_out and last and not rules.closing_card_face_up


def names_move(at: At, m: Sequence[str]) -> bool:
    """The cards named are those of the move."""
    return cards_in(m[0]) == short(at.cards)


def joker_there(at: At) -> bool:
    return any(c[0] == "*" and role_of(c) == role_of(at.cards[0]) for c in at.meld)


def answer(end: str) -> Holds:
    def holds(at: At, m: Sequence[str]) -> bool:
        told, meld = m[0].split(" … "), m[1].split(" … ")
        return (
            at.move in at.legal
            and at.move.startswith("lay")
            and (at.move[-1] if at.move[-1] in "+-" else "") == end
            and _in_short(told, at.cards)
            and _in_short(meld, at.meld)
            and number(m[2]) == at.gain()
        )

    return holds


def _in_short(told: list[str], cards: Sequence[str]) -> bool:
    words = [word for part in told for word in cards_in(part)]
    return words == (short(cards) if len(told) == 1 else short([cards[0], cards[-1]]))


def price_of_move(at: At, m: Sequence[str]) -> bool:
    rules = at.second.rules
    price = rules.peek_price if at.move == "peek" else rules.duty_price
    return at.move in at.legal and number(m[0]) == price


# ------------------------------------------------------------------------- refusals


def pile_at(at: At) -> int:
    return at.second.pile.index(at.cards[0]) if at.cards[0] in at.second.pile else -1


def wanted(at: At) -> tuple[list[str], list[str]]:
    """The hand after the refused take, and the cards of which one would have to be used."""
    second, place = at.second, pile_at(at)
    return [*second.hand, *second.pile[place:]], duty_cards(second.rules, second.pile, place)


def no_meld_of(*kinds: str) -> Holds:
    """With the cards taken, no play of these kinds would meet the duty."""

    def holds(at: At, _: Sequence[str]) -> bool:
        hand, obliging = wanted(at)
        plays = at.second.plays(hand) if "lay" in kinds else at.second.new_melds(hand)
        met = [m for m in plays if faces(m.split(" > ")[0].split()[1:]) & faces(obliging)]
        return bool(obliging) and not met

    return holds


def obliging_named(at: At, m: Sequence[str]) -> bool:
    """The cards named are exactly those of which one would have to be used, each face once."""
    return sorted(cards_in(m[0])) == sorted({face(card) for card in wanted(at)[1]})


def only_top(at: At, m: Sequence[str]) -> bool:
    """The card named is the top of the pile, and it may be taken."""
    top = at.second.pile[-1]
    return cards_in(m[0]) == short([top]) and f"take {top}" in at.legal


def not_held(at: At, m: Sequence[str]) -> bool:
    held = {card.split("=")[0] for card in at.second.hands[at.me]}
    return bool({c.split("=")[0] for c in at.cards} - held) or len(set(at.cards)) < len(at.cards)


def laying(at: At) -> bool:
    return mover(at) and at.second.phase in ("duty", "play")


def shape(at: At) -> str:
    """What the cards would form in some order: a run, a set or nothing."""
    cards = [card for card in at.cards if card[0] != "*" or "=" in card]
    roles = {role_of(card) for card in cards}
    if len({role[0] for role in roles}) == 1:
        return "set"
    if len({role[1] for role in roles}) == 1 and len(roles) == len(at.cards):
        return "run" if _in_a_row([role[0] for role in roles]) else ""
    return ""


def _in_a_row(ranks: Sequence[str]) -> bool:
    at = sorted("A23456789TJQK".index(rank) for rank in ranks)
    ring = [place % 13 in at for place in range(27)]
    best = run = 0
    for there in ring:
        run = run + 1 if there else 0
        best = max(best, run)
    return min(best, 13) >= len(at)


def too_few(at: At, m: Sequence[str]) -> bool:
    rules = at.second.rules
    least = rules.min_run if rules.meld_kinds == "runs" else 3
    return names_move(at, m) and len(at.cards) < least == 3


def too_many_jokers(at: At, _: Sequence[str]) -> bool:
    cards = [*at.cards, *(at.meld if " > " in at.move else [])]
    jokers = sum(card[0] == "*" for card in cards)
    return not jokers_allowed(at.second.rules, jokers, len(cards))


def does_not_fit(at: At, m: Sequence[str]) -> bool:
    roles = tuple(role_of(card) for card in at.cards)
    end = at.move[-1] if at.move[-1] in "+-" else ""
    fits = any(e == end and r == roles for e, r in gains(at.second.rules, at.meld))
    cards = at.cards or at.second.pile[-1:]  # the discard that is called
    told = cards_in(m[0]) == short(cards) and cards_in(m[1]) == short(at.meld)
    return told and (not fits or at.move not in at.legal)


def both_ends(at: At, m: Sequence[str]) -> bool:
    """The cards form two valid lay-offs, one at each end, but no single one."""
    roles = tuple(role_of(card) for card in at.cards)
    fitting = set(gains(at.second.rules, at.meld))
    parts = ((("-", roles[:n]), ("+", roles[n:])) for n in range(1, len(roles)))
    two = any(fitting.issuperset(ends) for ends in parts)
    return two and at.move not in at.legal and names_move(at, m)


def first_too_low(at: At, m: Sequence[str]) -> bool:
    least = at.second.rules.first_meld_points
    points = sum(meld_points(at.second.rules, at.cards))
    return least == number(m[0]) and points < least and at.me not in at.second.melded


def low_for_duty(at: At, m: Sequence[str]) -> bool:
    least = at.second.rules.first_meld_points
    hand, obliging = wanted(at)
    worth = [
        sum(meld_points(at.second.rules, move.split()[1:]))
        for move in at.second.new_melds(hand)
        if faces(move.split()[1:]) & faces(obliging)
    ]
    return least == number(m[0]) and bool(worth) and max(worth) < least


def duty_named(at: At, m: Sequence[str]) -> bool:
    return cards_in(m[0]) == short(at.cards)


def first_lap(at: At, _: Sequence[str] = ()) -> bool:
    return at.second.laying_closed


def needs_own(at: At, _: Sequence[str] = ()) -> bool:
    return at.second.rules.lay_off_needs_meld and at.me not in at.second.melded


def idle_rule(condition: Callable[[At], bool]) -> Holds:
    return lambda at, _: condition(at)


def deeper(at: At) -> bool:
    return pile_at(at) < len(at.second.pile) - 1


# ------------------------------------------------------------------------- the log


def did(kind: str, mine: bool, cards: bool = False, price: str = "") -> Holds:
    """The last move has this kind, this player, and these cards and price."""

    def holds(at: At, m: Sequence[str]) -> bool:
        words = list(m)
        if at.move.split()[0] != kind or (at.actor == at.me) != mine:
            return False
        if not mine and words.pop(0) != NAMES[at.actor]:
            return False
        if price and number(words.pop()) != getattr(at.second.rules, price):
            return False
        # A call that lays off names only the discard.
        return not cards or cards_in(words[-1]) == short(at.cards or at.second.pile[-1:])

    return holds


def drew(at: At, m: Sequence[str]) -> bool:
    card = at.after().hands[at.actor][-1]
    return at.actor == at.me and at.move == "draw" and cards_in(m[0]) == short([card])


def all_taken(at: At, cards: str, count: str = "") -> bool:
    """The cards named are exactly the discards taken."""
    pile = at.second.pile
    taken = pile[pile.index(at.cards[0]) :]
    return (not count or number(count) == len(taken)) and cards_in(cards) == short(taken)


def listed(kind: str) -> Holds:
    """The last move has this kind; the player's name is outside this line."""
    return lambda at, _: at.move.split()[0] == kind


def joined(at: At, whose: str) -> bool:
    """The cards were added to a run or a set of the player named."""
    meld, melder = at.meld, at.second.melders[at.target]
    kind = "set" if len({role_of(card)[0] for card in meld}) == 1 else "run"
    return whose == f"{possessive(at, melder)} {kind}"


def possessive(at: At, owner: int) -> str:
    if owner == at.me:
        return "your"
    return "their own" if owner == at.actor else f"{NAMES[owner]}’s"


def called_at(at: At) -> int:
    """The index in its meld of the called card: the first that was not there before."""
    assert at.later is not None
    before, meld = at.meld, at.later.table[at.target]
    return next((n for n, card in enumerate(meld) if card not in before), -1)


def joker_owner(at: At) -> int:
    """The seat that scores for the joker that the move takes."""
    meld = at.second.melds[at.target]
    return next(o for c, o in meld if c[0] == "*" and role_of(c) == role_of(at.cards[0]))


def swaps(at: At, card: str, whose: str, cost: str) -> bool:
    """This card replaced a joker of the player named, who lost this many points."""
    owner = joker_owner(at)
    lost = at.second.on_table(owner) - at.after().on_table(owner)
    right = at.move.startswith("swap") and cards_in(card) == short(at.cards)
    return right and whose == possessive(at, owner) and -number(cost) == lost


def swapped(mine: bool, costs: bool) -> Holds:
    """The log of a swap: who, which card, whose joker, and what it cost the joker's owner."""

    def holds(at: At, m: Sequence[str]) -> bool:
        card, whose, *cost = m[not mine :]
        return swap(at, m[: len(m) - 1 - costs]) and swaps(at, card, whose, *(cost or ["0"]))

    swap = did("swap", mine, cards=True)
    return holds


def joining(kind: str, mine: bool, cards: bool = False) -> Holds:
    """The log of a lay-off or a call: who, which cards, and onto whose run or set."""
    lay = did(kind, mine, cards)
    return lambda at, m: lay(at, m[:-1]) and joined(at, m[-1])


def unseen(at: At) -> bool:
    rules = at.second.rules
    last = len(at.second.hands[at.actor]) == 1
    return last and rules.must_discard_to_go_out and not rules.closing_card_face_up


def ended(at: At) -> str:
    """What ended a round that nobody went out in: the stock or idle turns; empty if not over."""
    after = at.after()
    if not after.over or after.closer is not None:
        return ""
    declined = after.rules.stock_out == "decline" and at.move == "pass"
    last = after.rules.stock_out == "last_draw" and not after.stock
    return "stock" if declined or last else "idle"


def outscored(at: At, closer: int, most: int) -> bool:
    """The player who went out has fewer points than the one with the most."""
    scores = at.after().scores()
    return at.after().closer == closer and scores[closer] < scores[most] == max(scores)


def looked(at: At, cards: str = "") -> bool:
    return at.move == "peek" and (not cards or cards_in(cards) == short(at.second.pile))


def each_true(at: At, *texts: str) -> bool:
    """Each text is true of some move, and each move has a text that is true of it."""
    said = {text[:1].upper() + text[1:] for text in texts}
    fits = {(move, text) for move in at.moves for text in said if not faults(at.of(move, text))}
    return {move for move, _ in fits} == set(at.moves) and {text for _, text in fits} == said


def then_melds(at: At, cards: str) -> bool:
    """After the take the meld is legal, and it meets any duty."""
    take, meld = at.moves
    later = At(after(at.second, take, at.me), at.me, "", "", meld)
    named = cards_in(cards) == short(later.cards)
    return named and meld in later.legal and after(later.second, meld, at.me).phase == "play"


def then_lays(at: At, laying: str) -> bool:
    """After the take this is true of the lay-offs, and with each nothing is due any more."""
    take, *lays = at.moves
    later = after(at.second, take, at.me)
    told = At(later, at.me, "drop", laying[:1].upper() + laying[1:], "; ".join(lays))
    done = all(lay in told.legal and after(later, lay, at.me).phase == "play" for lay in lays)
    return done and not faults(told)


def plate(at: At, m: Sequence[str], *, playing: bool) -> bool:
    """A player's number of cards, total and points on the table, in the first round of a match."""
    second, seat = at.second, NAMES.index(m[0])
    total = second.scores()[seat] if second.over else 0
    found = (len(second.hands[seat]), total, second.on_table(seat))
    moves = seat == second.seat and not second.over
    return tuple(map(number, m[1:])) == found and moves == playing


def lies(at: At, card: str, above: int) -> bool:
    return cards_in(card) == short([at.second.pile[-1 - above]])


def lying(at: At, m: Sequence[str], kind: str) -> bool:
    """A meld of this kind is there, has this value, and contains cards of the named player."""
    owned = [x for x in at.second.melds if short([card for card, _ in x]) == cards_in(m[0])]
    melds = [[card for card, _ in x] for x in owned]
    shapes = ["set" if len({role_of(c)[0] for c in x}) == 1 else "run" for x in melds]
    whose = NAMES.index(m[2]) if m[2:] else at.me
    theirs = any(owner == whose for x in owned for _, owner in x)
    worth = sum(meld_points(at.second.rules, melds[0]))
    return kind in shapes and number(m[1]) == worth and theirs


def names_covered(at: At) -> bool:
    """Whether a sentence about a move names a card that the reader could not see.

    The reader knows the visible cards and those in hand; of a stacked pile, the top card, the
    cards paid for, and those that reached the table.
    """
    known = at.visible() + At(at.after(), at.me, "", "").visible()
    over = at.after().over
    return (
        at.second.rules.discard_pile == "stacked"
        and not over
        and bool(set(cards_in(at.text)) - set(known))
    )


def same_cards(at: At, kind: str) -> list[str]:
    """The legal moves of this kind with the chosen cards."""
    chosen = sorted(face(card.split("=")[0]) for card in at.cards)
    return [
        move
        for move in at.legal
        if move.startswith(kind)
        and sorted(face(c.split("=")[0]) for c in move.split(" > ")[0].split()[1:]) == chosen
    ]


def gains_of(at: At, kind: str) -> set[int]:
    """The points that each of the button's possible moves brings."""
    moves = same_cards(at, kind)
    return {At(at.second, at.me, "", "", move).gain() for move in moves}


def lay_all(at: At) -> int | None:
    """The points that "Lay all" adds on the table; None if any of its moves is not legal."""
    later = at.second
    for move in at.move.split("; "):
        if move not in later.legal(at.me):
            return None
        later = after(later, move, at.me)
    return later.on_table(at.me) - at.second.on_table(at.me)


def whole_pile(at: At, m: Sequence[str]) -> bool:
    pile = at.second.pile
    return f"take {pile[0]}" in at.legal and number(m[0]) == len(pile)


ROWS: list[Row] = []


def row(kind: str, words: str, holds: Holds) -> None:
    ROWS.append(Row(kind, words, holds))


def advises(kind: str, *, cards: bool) -> Holds:
    """The advised move is legal and of this kind; with ``cards``, its cards are named."""

    def holds(at: At, m: Sequence[str]) -> bool:
        right = at.move.split()[0] == kind and at.move in at.legal
        return right and (not cards or names_move(at, m))

    return holds


def leads(at: At, seat: int, points: str) -> bool:
    """No player has more points than this one, who has ``points``."""
    scores = at.second.scores()
    return at.second.over and scores[seat] == max(scores) == number(points)


# ------------------------------------------------------------------------- prompts

for _words, _holds in (
    ("Your turn: take a discard, or pass.", only("pass", "draw")),
    ("Your turn: draw from the stock.", only("draw", "take", "pass")),
    ("Your turn: draw from the stock or take a discard.", has("draw", "take")),
):
    row("prompt-draw", _words, _holds)
row("prompt-turn", "Your turn.", lambda at, m: mover(at) and at.second.phase == "draw")
row("prompt-pass", "Your turn: take a discard, or pass.", has("take", "pass"))
row(
    "prompt-duty",
    "Pay, or lay a new meld with one of these: {CS}",
    lambda at, m: duty_is(at, m) and "concede" in at.kinds,
)
row("prompt-duty", "To be used at once: {C}. Meld it, or lay it off.", one_duty)
row("prompt-duty", "One of these must be used at once: {CS}", duty_is)
row("prompt-wait", "{NAME} is playing.", lambda at, m: NAMES[at.second.seat] == m[0])
row(
    "prompt-call",
    "A call would cost {N} point(s).",
    lambda at, m: (
        "claim" in at.legal
        and (needs_own(at) or at.second.laying_closed)
        and not at.second.places(at.me)
        and number(m[0]) == at.second.rules.false_claim_price
    ),
)
row("prompt-call", "It fits: call it?", lambda at, m: bool(at.second.places(at.me)))
row(
    "prompt-call",
    "Does it fit? Then call it.",
    lambda at, m: "claim" in at.kinds and not needs_own(at) and not at.second.laying_closed,
)
row(
    "prompt-over",
    "In the lead: {ANY}.",
    lambda at, m: (
        {n for n, name in enumerate(NAMES) if name in m[0] or (n == at.me and "You" in m[0])}
        == {n for n, s in enumerate(at.second.scores()) if s == max(at.second.scores())}
    ),
)
row("prompt-over", "You lead with {N} point(s).", lambda at, m: leads(at, at.me, m[0]))
row(
    "prompt-over",
    "{NAME} leads with {N} point(s).",
    lambda at, m: leads(at, NAMES.index(m[0]), m[1]),
)

# ------------------------------------------------------------------------- previews

row("preview-meld", "Make a set of {N}", lambda at, m: " > " not in at.move and previews_set(at, m))
row(
    "preview-meld",
    "Make a run {R} to {R}",
    lambda at, m: " > " not in at.move and previews_run(at, m),
)
row("preview-lay", "Lay off on {ANY}", lambda at, m: _in_short(m[0].split(" … "), at.meld))
row(
    "preview-take",
    "Take the whole pile: {N} card(s)",
    lambda at, m: took(at, number(m[0])) and free_after(at),
)
row("preview-take", "Take {N} card(s); lay a new meld with a covered one, or pay {N}", take_covered)
row(
    "preview-take",
    "Take {N} card(s) ({N} point(s)); lay a new meld with a covered one, or pay {N}",
    take_covered,
)
row("preview-take", "Take {N} card(s); lay a new meld with one of them, or pay {N}", take_unseen)
row(
    "preview-take",
    "Take {N} card(s) ({N} point(s)); lay a new meld with one of them, or pay {N}",
    take_one_of_them,
)
row(
    "preview-take",
    "Take {N} card(s) ({N} point(s)); lay a new meld with one of them",
    take_one_of_them,
)
row(
    "preview-take",
    "Take {N} card(s) ({N} point(s)); to be used at once: {C}",
    lambda at, m: took(at, number(m[0]), m[1]) and at.after().duty == set(cards_in(m[2])),
)
row(
    "preview-take",
    "Take {N} card(s) ({N} point(s))",
    lambda at, m: took(at, number(m[0]), m[1]) and free_after(at),
)
row(
    "preview-take",
    "Take {C}, to be used at once",
    lambda at, m: names_move(at, m) and took(at, 1) and at.after().duty == set(cards_in(m[0])),
)
row("preview-take", "Take {C}", lambda at, m: names_move(at, m) and took(at, 1) and free_after(at))
row(
    "preview-take",
    "Take {N} card(s) ({N} point(s)); lay a new meld with a covered one",
    lambda at, m: took(at, number(m[0]), m[1]) and at.after().duty == faces(at.after().taken[:-1]),
)
row("preview-discard", "Discard {C}, face down", lambda at, m: names_move(at, m) and face_down(at))
row("preview-discard", "Discard {C}", lambda at, m: names_move(at, m) and not face_down(at))
row("preview-draw", "Draw a card", lambda at, m: at.move == "draw" and "draw" in at.legal)
row("preview-swap", "Swap {C} for the joker", lambda at, m: names_move(at, m) and joker_there(at))

# ------------------------------------------------------------------------- answers to a question

row("choice-price", "Pay {N} point(s)", price_of_move)
row(
    "choice-meld",
    "Meld {CS}  {P}",
    lambda at, m: (
        at.move.startswith("meld")
        and _in_short(m[0].split(" … "), at.cards)
        and number(m[1]) == at.gain()
    ),
)
row(
    "choice-swap",
    "Swap {CS} for the joker in this meld: {CS}",
    lambda at, m: names_move(at, m) and joker_there(at) and _in_short(m[1].split(" … "), at.meld),
)
row(
    "choice-call",
    "Call, and lay it off on this meld: {CS}  {P}",
    lambda at, m: (
        at.move in at.legal and _in_short(m[0].split(" … "), at.meld) and number(m[1]) == at.gain()
    ),
)
row("choice-lay", "Lay off {CS} at the high end: {CS}  {P}", answer("+"))
row("choice-lay", "Lay off {CS} at the low end: {CS}  {P}", answer("-"))
row("choice-lay", "Lay off {CS} on this meld: {CS}  {P}", answer(""))

# ------------------------------------------------------------------------- refusals: the reason

for _words, _holds in (
    ("The round is over.", lambda at, m: at.second.over),
    (
        "Please wait: {NAME} is playing.",
        lambda at, m: NAMES[at.second.seat] == m[0] and at.me != at.second.seat,
    ),
    ("You have not drawn yet.", lambda at, m: mover(at) and at.second.phase == "draw"),
    ("The round is closed.", lambda at, m: at.second.phase == "closed"),
    (
        "Only the top discard or the whole pile may be taken, nothing between.",
        lambda at, m: (
            at.second.rules.discard_draw == "top_or_all"
            and 0 < pile_at(at) < len(at.second.pile) - 1
        ),
    ),
    (
        "With no cards in hand you may not take from the discard pile.",
        lambda at, m: not at.second.hands[at.me],
    ),
    (
        "Until everybody has had a turn, nothing below the top discard may be taken.",
        lambda at, m: first_lap(at) and deeper(at),
    ),
    (
        "Until you have laid a meld of your own, nothing below the top discard may be taken.",
        lambda at, m: (
            at.second.rules.take_needs_meld and at.me not in at.second.melded and deeper(at)
        ),
    ),
    ("Only {CS}: a meld needs at least {N} card(s).", needed),
    ("A set may have the same suit at most twice.", lambda at, m: at.second.rules.same_suit_sets),
    (
        "In a set a joker stands for a suit that is not in it yet.",
        lambda at, m: any(
            card[0] == "*" for card in (*at.cards, *(at.meld if " > " in at.move else []))
        ),
    ),
    ("Draw a card first.", lambda at, m: mover(at) and at.second.phase == "draw"),
    ("You have already drawn.", lambda at, m: laying(at)),
    (
        "The round is closed: call the last card, or pass.",
        lambda at, m: at.second.phase == "closed" and "pass" in at.kinds,
    ),
    ("The stock is empty.", lambda at, m: not at.second.stock and not at.second.rebuildable),
    ("You may pass only when the stock is empty.", lambda at, m: bool(at.second.stock)),
    (
        "You may not pass: as soon as you draw, the discards become a new stock.",
        lambda at, m: not at.second.stock and at.second.rebuildable,
    ),
    ("Not in the discard pile: {C}.", lambda at, m: duty_named(at, m) and pile_at(at) < 0),
    (
        "Only the top discard ({C}) or the whole pile may be taken.",
        lambda at, m: only_top(at, m) and f"take {at.second.pile[0]}" in at.legal,
    ),
    (
        "Only the whole pile may be taken.",
        lambda at, m: (
            [c for c in at.legal if c.startswith("take")] == [f"take {at.second.pile[0]}"]
        ),
    ),
    ("Without cards you may draw from the stock only.", lambda at, m: not at.second.hands[at.me]),
    (
        "Until everybody has had a turn, only the top discard may be taken: {C}.",
        lambda at, m: first_lap(at) and only_top(at, m),
    ),
    (
        "Until you have laid a meld of your own, only the top discard may be taken: {C}.",
        lambda at, m: at.me not in at.second.melded and only_top(at, m),
    ),
    (
        "You could not use this card at once, in a meld or a lay-off: {C}.",
        lambda at, m: duty_named(at, m) and no_meld_of("meld", "lay")(at, m),
    ),
    (
        "You could not lay a new meld at once with this: {CS}.",
        lambda at, m: obliging_named(at, m) and no_meld_of("meld")(at, m),
    ),
    (
        "You could not lay a new meld at once with any of these: {CS}.",
        lambda at, m: obliging_named(at, m) and no_meld_of("meld")(at, m),
    ),
    (
        "This must be used in a new meld: {CS}. Laying it off is not enough.",
        lambda at, m: obliging_named(at, m) and no_meld_of("meld")(at, m),
    ),
    (
        "One of these must be used in a new meld: {CS}. Laying one off is not enough.",
        lambda at, m: obliging_named(at, m) and no_meld_of("meld")(at, m),
    ),
    (
        "To be used at once: {C}. But nothing may be laid until everybody has had a turn.",
        lambda at, m: duty_named(at, m) and first_lap(at) and bool(wanted(at)[1]),
    ),
    (
        "To be used at once: {C}. But without a meld of your own you may not lay it off.",
        lambda at, m: duty_named(at, m) and needs_own(at) and no_meld_of("meld")(at, m),
    ),
    (
        "Your first meld must be worth {N} point(s): what you could meld at once is worth less.",
        low_for_duty,
    ),
    (
        "Nobody may look into the discard pile in this game.",
        lambda at, m: at.second.rules.peek_price is None,
    ),
    ("You may look only once per turn.", lambda at, m: at.second.peeked),
    ("There is no covered card to look at.", lambda at, m: len(at.second.pile) < 2),
    ("There is nothing to pay for.", lambda at, m: at.second.phase != "duty"),
    (
        "You cannot pay instead. To be used now: {CS}.",
        lambda at, m: one_duty(at, m) and at.second.rules.duty_price is None,
    ),
    (
        "You cannot pay instead.",
        lambda at, m: at.second.phase == "duty" and at.second.rules.duty_price is None,
    ),
    ("Nothing may be laid until everybody has had a turn.", first_lap),
    ("Not in your hand: {CS}.", not_held),
    ("Only {CS}: a meld needs at least three cards.", too_few),
    (
        "Not a meld: {CS}.",
        lambda at, m: names_move(at, m) and at.move not in at.legal,
    ),
    (
        "Not in order: {CS}. A run goes from low to high.",
        lambda at, m: names_move(at, m) and shape(at) in ("run", "set"),
    ),
    (
        "Not in order: {CS}. The suits of a set go clubs, diamonds, hearts, spades.",
        lambda at, m: names_move(at, m) and shape(at) == "set",
    ),
    (
        "Too short: {CS}. A run needs at least {N} card(s) in this game.",
        lambda at, m: names_move(at, m) and number(m[1]) == at.second.rules.min_run > len(at.cards),
    ),
    (
        "A run has at most thirteen cards.",
        lambda at, m: len([*at.cards, *(at.meld if " > " in at.move else [])]) > 13,
    ),
    ("A run may not go on past the ace: {CS}.", lambda at, m: not at.second.rules.ring_runs),
    ("Only sets are melds in this game.", lambda at, m: at.second.rules.meld_kinds == "sets"),
    ("Only runs are melds in this game.", lambda at, m: at.second.rules.meld_kinds == "runs"),
    (
        "A set has at most four cards.",
        lambda at, m: len([*at.cards, *(at.meld if " > " in at.move else [])]) > 4,
    ),
    ("A set may not have the same suit twice.", lambda at, m: not at.second.rules.same_suit_sets),
    ("That would be too many jokers in one meld.", too_many_jokers),
    ("A meld holds one joker at most.", lambda at, m: at.second.rules.joker_limit == "one"),
    (
        "A meld must have more natural cards than jokers.",
        lambda at, m: at.second.rules.joker_limit == "fewer_than_naturals",
    ),
    ("Not enough for your first meld, which must be worth {N} point(s).", first_too_low),
    ("There is no such meld on the table.", lambda at, m: not at.meld),
    (
        "Say which end of the run.",
        lambda at, m: at.move[-1] not in "+-" and len({role_of(card)[0] for card in at.meld}) > 1,
    ),
    ("{CS} will not fit {CS}.", does_not_fit),
    ("For the two ends of the run: {CS}. Lay off at one end, then at the other.", both_ends),
    (
        "Without a meld of your own you may not lay off: {CS}.",
        lambda at, m: needs_own(at) and names_move(at, m),
    ),
    (
        "A call would be false and cost {N} point(s).",
        lambda at, m: (
            number(m[0]) == at.second.rules.false_claim_price and not at.second.places(at.me)
        ),
    ),
    (
        "Jokers on the table stay where they are in this game.",
        lambda at, m: at.second.rules.joker_swap == "never",
    ),
    (
        "No joker in the meld {CS} stands for this card: {C}.",
        lambda at, m: cards_in(m[0]) == short(at.meld) and not joker_there(at),
    ),
    (
        "You may not take back a joker that you laid.",
        lambda at, m: at.second.rules.joker_swap == "others" and joker_there(at),
    ),
    (
        "Taken this turn: {C}. Discard another card.",
        lambda at, m: (
            duty_named(at, m) and at.second.barred == face(at.cards[0]) and "discard" in at.kinds
        ),
    ),
    (
        "Your last card would fit a meld: {C}. Lay it off.",
        lambda at, m: len(at.second.hand) == 1 and duty_named(at, m) and "lay" in at.kinds,
    ),
    ("Discards cannot be called in this game.", lambda at, m: not at.second.rules.claims),
    ("There is no discard to call now.", lambda at, m: at.second.discarder is None),
    ("You may not call your own discard.", lambda at, m: at.second.discarder == at.me),
    ("You have called this discard already.", lambda at, m: at.me in at.second.callers),
    (
        "There is a place for this: {CS}. Say where.",
        lambda at, m: (
            bool(at.second.places(at.me)) and cards_in(m[0]) == short(at.second.pile[-1:])
        ),
    ),
):
    row("refusal-reason", _words, _holds)

# ------------------------------------------------------------------------- refusals: the advice

for _words, _holds in (
    (
        "Draw from the stock, or take another discard.",
        lambda at, m: "draw" in at.kinds and another(at),
    ),
    ("Take another discard, or pass.", lambda at, m: "pass" in at.kinds and another(at)),
    (
        "You can only pass.",
        lambda at, m: (
            "pass" in at.kinds and not {"take", "claim"} & at.kinds
            if at.second.phase == "closed"
            else has("pass")(at, m) and "take" not in at.kinds
        ),
    ),
    ("Call the last card, or pass.", has("claim", "pass")),
    ("Meld, or discard.", exactly("meld", "discard")),
    ("Lay off, or discard.", exactly("lay", "discard")),
    ("Meld, or lay off.", exactly("meld", "lay")),
    ("Lay a meld.", exactly("meld")),
    ("Lay a card off.", exactly("lay")),
    ("Meld it, or lay it off.", on_duty("meld", "lay", one=True)),
    ("Meld it, or pay {N} point(s).", on_duty("meld", "concede", one=True)),
    ("Meld it.", on_duty("meld", one=True)),
    ("Lay it off.", on_duty("lay", one=True)),
    ("Meld one of them, or pay {N} point(s).", on_duty("meld", "concede", one=False)),
    ("Meld one of them.", on_duty("meld", one=False)),
    ("No meld possible: pay {N} point(s).", pays_only),
    ("Use this first: {CS}.", one_duty),
    ("Use one of these cards first.", several),
    (
        "Use cards of one rank, or a run in one suit.",
        lambda at, m: at.second.rules.meld_kinds == "both",
    ),
    ("Use three or four cards of one rank.", lambda at, m: at.second.rules.meld_kinds == "sets"),
    ("Use a run in one suit.", lambda at, m: at.second.rules.meld_kinds == "runs"),
    ("Take one from the stock, or a discard.", has("draw", "take")),
    ("Take it from the stock.", only("draw", "take")),
    ("Draw from the stock.", only("draw", "take")),
    (
        "Draw, or take another discard.",
        lambda at, m: (
            "draw" in at.kinds and bool({x for x in at.legal if x.startswith("take")} - {at.move})
        ),
    ),
    ("Draw, or take a discard.", has("draw", "take")),
    (
        "Take another discard, or draw from the stock.",
        lambda at, m: (
            "draw" in at.kinds and bool({x for x in at.legal if x.startswith("take")} - {at.move})
        ),
    ),
    ("Take a discard, or pass.", has("take", "pass")),
    ("You cannot take a discard: pass.", only("pass", "take")),
    ("You may pass.", has("pass")),
    ("Meld, lay off, or discard.", exactly("meld", "lay", "discard")),
    ("Discard a card.", exactly("discard")),
    (
        "Meld the card taken, or lay it off.",
        lambda at, m: the_taken(at, m) and at.second.rules.duty == "chosen_card",
    ),
    ("Lay a new meld with the card taken.", the_taken),
    ("Lay a new meld with one of the cards taken.", any_taken),
    (
        "Lay a new meld with the card taken, or pay {N} point(s).",
        lambda at, m: the_taken(at, m) and priced(at, m[0]),
    ),
    (
        "Lay a new meld with one of the cards taken, or pay {N} point(s).",
        lambda at, m: any_taken(at, m) and priced(at, m[0]),
    ),
):
    row("advice", _words, _holds)

# ------------------------------------------------------------------------- buttons

for _words, _holds in (
    ("Rommy!", lambda at, m: "claim" in at.kinds),
    ("Let it pass", lambda at, m: "claim" in at.kinds),
    ("Pass", has("pass")),
    ("Discard", lambda at, m: bool(same_cards(at, "discard"))),
    ("Next round", lambda at, m: at.second.over),
    ("Scores", lambda at, m: at.second.over),
):
    row("button", _words, _holds)
row("button-price", "Pay {N} point(s)", lambda at, m: priced(at, m[0]))
row("button-price", "Pay {N} point(s) ({N})", lambda at, m: priced(at, m[0]))
row(
    "button-price",
    "Look into the pile ({P})",
    lambda at, m: "peek" in at.kinds and number(m[0]) == -(at.second.rules.peek_price or 0),
)
row("button-pile", "Take the whole pile ({N})", free_pile)
row("button-pile", "Take all {N} ({P} at worst)", risked_price)
row("button-pile", "Take all {N} ({P})", sure_price)
row("button-play", "Meld ({P})", lambda at, m: gains_of(at, "meld") == {number(m[0])})
row("button-play", "Lay off ({P})", lambda at, m: gains_of(at, "lay") == {number(m[0])})
row("button-play", "Meld", lambda at, m: len(gains_of(at, "meld")) > 1)
row(
    "button-play",
    "Lay off",
    lambda at, m: len(gains_of(at, "lay")) + bool(same_cards(at, "swap")) > 1,
)
row("button-play", "Swap", lambda at, m: bool(same_cards(at, "swap")) and not gains_of(at, "lay"))
row("button-all", "Lay all ({P})", lambda at, m: lay_all(at) == number(m[0]))

# ------------------------------------------------------------------------- hints, reviews

for _kind, _words in (
    ("draw", "Draw from the stock."),
    ("pass", "Pass."),
    ("peek", "Look into the pile."),
    ("claim", "Call the last discard."),
):
    row("hint-move", _words, advises(_kind, cards=False))
for _kind, _words in (
    ("take", "Take from the discard pile: {CS}."),
    ("meld", "Meld {CS}."),
    ("lay", "Lay off {CS}."),
    ("swap", "Swap {CS} for the joker."),
    ("discard", "Discard {CS}."),
):
    row("hint-move", _words, advises(_kind, cards=True))

row(
    "hint-move",
    "Pay {N} point(s).",
    lambda at, m: advises("concede", cards=False)(at, m) and price_of_move(at, m),
)
row(
    "hint-move",
    "Take {C}.",
    lambda at, m: advises("take", cards=True)(at, m) and took(at, 1),
)
row(
    "hint-move",
    "Take {N} discard(s), from {C} up.",
    lambda at, m: advises("take", cards=True)(at, m[1:]) and took(at, number(m[0])),
)
row(
    "hint-move",
    "Take the whole pile ({N}).",
    lambda at, m: at.move in at.legal and took(at, number(m[0])) and free_after(at),
)
row(
    "hint-move",
    "Take all {N} ({P}).",
    lambda at, m: at.move == f"take {at.second.pile[0]}" and sure_price(at, m),
)
row(
    "hint-move",
    "Take all {N} ({P} at worst).",
    lambda at, m: (
        at.move in at.legal and took(at, number(m[0])) and price_after(at, m[1].replace("−", ""))
    ),
)

# ------------------------------------------------------------------------- the log

for _mine, _who in ((True, "You"), (False, "{NAME}")):
    row("log", f"{_who} passed.", did("pass", _mine))
    row(
        "log",
        f"{_who} looked into the discard pile. That cost {{N}} point(s).",
        did("peek", _mine, price="peek_price"),
    )
    row("log", f"{_who} melded {{CS}}.", did("meld", _mine, cards=True))
    row("log", f"{_who} laid off {{CS}} on {{ANY}}.", joining("lay", _mine, cards=True))
    row(
        "log",
        f"{_who} paid {{N}} point(s) for the cards taken.",
        did("concede", _mine, price="duty_price"),
    )
    row("log", f"{_who} discarded {{C}}.", did("discard", _mine, cards=True))
    row("log", f"{_who} took {{C}} from the discard pile.", did("take", _mine, cards=True))
    for _cost in (" ({P})", ""):
        row("log", f"{_who} swapped {{C}} for {{ANY}} joker{_cost}.", swapped(_mine, bool(_cost)))
    row("log", f"“Rommy!” {_who} laid off {{C}} on {{ANY}}.", joining("claim", _mine, cards=True))
row(
    "log",
    "You took {N} discard(s): {CS}.",
    lambda at, m: did("take", mine=True)(at, m) and all_taken(at, m[1], m[0]),
)
row(
    "log",
    "{NAME} took {N} discard(s): {CS}.",
    lambda at, m: did("take", mine=False)(at, m) and all_taken(at, m[2], m[1]),
)
row(
    "log",
    "“Rommy!” A false call: you lost {N} point(s).",
    did("claim", mine=True, price="false_claim_price"),
)
row(
    "log",
    "“Rommy!” A false call: {NAME} lost {N} point(s).",
    did("claim", mine=False, price="false_claim_price"),
)
row(
    "log",
    "{NAME} took the whole pile ({N} card(s)).",
    lambda at, m: did("take", mine=False)(at, m) and len(at.after().taken) == number(m[1]),
)
row("log", "You drew {C} from the stock.", drew)
row("log", "{NAME} drew from the stock.", did("draw", mine=False))
row(
    "log",
    "The discards became a new stock of {N} card(s).",
    lambda at, m: at.move == "draw" and number(m[0]) == len(at.second.pile) - 1,
)
row(
    "log",
    "{NAME} laid the last card face down.",
    lambda at, m: did("discard", mine=False)(at, m) and len(at.second.hands[at.actor]) == 1,
)
row("log", "You laid your last card face down: {C}.", did("discard", mine=True, cards=True))
row("log", "The round is over.", lambda at, m: at.after().over)
row("log", "The stock is empty: the round is over.", lambda at, m: ended(at) == "stock")
row("log", "Nothing more is happening: the round is over.", lambda at, m: ended(at) == "idle")
row("log", "You went out.", lambda at, m: at.after().closer == at.me)
row("log", "{NAME} went out.", lambda at, m: at.after().closer == NAMES.index(m[0]))
row(
    "log",
    "You went out, but {NAME} scored more.",
    lambda at, m: outscored(at, at.me, NAMES.index(m[0])),
)
row(
    "log",
    "{NAME} went out, but you scored more.",
    lambda at, m: outscored(at, NAMES.index(m[0]), at.me),
)
row(
    "log",
    "{NAME} went out, but {NAME} scored more.",
    lambda at, m: outscored(at, NAMES.index(m[0]), NAMES.index(m[1])),
)

# ------------------------------------------------------------------------- the list of moves

for _words, _holds in (
    ("drew {C}", drew),
    ("drew", lambda at, m: at.move == "draw" and at.actor != at.me),
    ("took {CS}", lambda at, m: listed("take")(at, m) and all_taken(at, m[0])),
    (
        "took the pile ({N})",
        lambda at, m: (
            at.move.startswith("take")
            and at.actor != at.me
            and at.second.rules.discard_pile == "stacked"
            and len(at.after().taken) == number(m[0])
        ),
    ),
    (
        "laid {CS} on {ANY}",
        lambda at, m: (
            listed("lay")(at, m) and cards_in(m[0]) == short(at.cards) and joined(at, m[1])
        ),
    ),
    ("laid {CS}", lambda at, m: listed("meld")(at, m) and cards_in(m[0]) == short(at.cards)),
    (
        "called {C} on {ANY}",
        lambda at, m: (
            listed("claim")(at, m)
            and cards_in(m[0])[0] in named(at.later.table[at.target][called_at(at)])
            and joined(at, m[1])
        ),
    ),
    (
        "called in vain, {P}",
        lambda at, m: at.move == "claim" and -number(m[0]) == at.second.rules.false_claim_price,
    ),
    ("swapped {C} for {ANY} joker ({P})", lambda at, m: swaps(at, m[0], m[1], m[2])),
    ("swapped {C} for {ANY} joker", lambda at, m: swaps(at, m[0], m[1], "0")),
    ("discarded {C}", lambda at, m: listed("discard")(at, m) and short(at.cards) == cards_in(m[0])),
    ("laid one face down", lambda at, m: at.move.startswith("discard") and unseen(at)),
    (
        "paid {P}",
        lambda at, m: at.move == "concede" and -number(m[0]) == at.second.rules.duty_price,
    ),
    ("looked {CS}", lambda at, m: at.actor == at.me and looked(at, m[0])),
    ("looked", lambda at, m: at.actor != at.me and looked(at)),
    ("passed", lambda at, m: at.move == "pass"),
    (
        "The discards became the stock ({N})",
        lambda at, m: at.move == "draw" and number(m[0]) == len(at.second.pile) - 1,
    ),
    ("The round is over", lambda at, m: at.after().over and at.after().closer is None),
    ("went out", lambda at, m: at.after().over and at.after().closer is not None),
):
    row("list", _words, _holds)

# ------------------------------------------------------------------------- drops, tips, rows

row("drop", "{N} way(s) to lay it: you choose", lambda at, m: number(m[0]) == len(at.moves) > 2)
row("drop", "{ANY} or {ANY}", lambda at, m: each_true(at, m[0], m[1]))
row("drop", "{ANY}", lambda at, m: each_true(at, m[0]))
row(
    "both",
    "Take {C}; meld {CS}",
    lambda at, m: names_move(at.of(at.moves[0]), m) and then_melds(at, m[1]),
)
row(
    "both",
    "Take {N} card(s) ({N} point(s)); meld {CS}",
    lambda at, m: took(at.of(at.moves[0]), number(m[0]), m[1]) and then_melds(at, m[2]),
)
row(
    "both",
    "Take the whole pile: {N} card(s); meld {CS}",
    lambda at, m: took(at.of(at.moves[0]), number(m[0])) and then_melds(at, m[1]),
)
row(
    "both",
    "Take {C}; {ANY}",
    lambda at, m: names_move(at.of(at.moves[0]), m) and then_lays(at, m[1]),
)
row(
    "both",
    "Take {N} card(s) ({N} point(s)); {ANY}",
    lambda at, m: took(at.of(at.moves[0]), number(m[0]), m[1]) and then_lays(at, m[2]),
)
row(
    "tip",
    "Call the last discard; a false call costs {N} point(s)",
    lambda at, m: "claim" in at.kinds and number(m[0]) == at.second.rules.false_claim_price,
)
for _playing in (True, False):
    row(
        "row",
        "{NAME}: {N} card(s); {N} point(s) in all, {N} point(s) on the table"
        + "; playing now" * _playing,
        partial(plate, playing=_playing),
    )
row("row", "{C}, on top", lambda at, m: cards_in(m[0]) == short(at.second.pile[-1:]))
row("row", "{C}, under {N} card(s)", lambda at, m: lies(at, m[0], number(m[1])))
for _laid in ("", "; laid by {NAME}"):
    row("row", "run: {CS}; {N} point(s)" + _laid, lambda at, m: lying(at, m, "run"))
    row("row", "set: {CS}; {N} point(s)" + _laid, lambda at, m: lying(at, m, "set"))


# ------------------------------------------------------------------------- the judge


def parts(at: At) -> Iterator[tuple[Row, Sequence[str]]]:
    """The rows that match a sentence, part by part; ``LookupError`` if any part matches none."""
    found = read(at.text, at.family)
    if found is None:
        raise LookupError(at.text)
    yield from found


@cache
def rows_of(family: str) -> list[Row]:
    return [
        one
        for one in ROWS
        if one.kind.startswith(family) or (one.kind == "advice" and family in ADVISED)
    ]


@lru_cache(maxsize=1024)
def read(text: str, family: str) -> list[tuple[Row, Sequence[str]]] | None:
    if not text:
        return []
    for one in rows_of(family):
        match = one.pattern.match(text)
        if match is None or (match.end() < len(text) and text[match.end()] != " "):
            continue
        rest = read(text[match.end() :].lstrip(), family)
        if rest is not None:
            return [(one, match.groups()), *rest]
    return None


ADVISED = ("prompt", "refusal")
"""Families in which an advice may follow."""
KNOWN_MOVE = ("refusal", "choice")
"""Families that respond to a player who has named the cards."""


def stands(one: Row, at: At, told: Sequence[str]) -> bool:
    """Whether the part is true; a claim that cannot be evaluated in this position is not."""
    try:
        return one.holds(at, told)
    except (IndexError, KeyError, ValueError):
        return False


def faults(at: At) -> list[tuple[str, str]]:
    """What is wrong with a sentence, by kind; empty if it is true."""
    try:
        found = list(parts(at))
    except LookupError:
        return [(at.family + "-unknown", at.text)]
    wrong = [(one.kind, at.text) for one, told in found if not stands(one, at, told)]
    if at.family in ("log", "list"):
        wrong += [(f"{at.family}-covered", at.text)] if names_covered(at) else []
    elif at.family != "button":
        seen = at.visible()
        if at.family in KNOWN_MOVE:
            seen += Counter(name for card in at.cards for name in named(card))
        cards = [card for move in at.moves for card in at.of(move).cards]
        extra = [name for card in cards for name in named(card) if "=" in name]
        hidden = set(cards_in(at.text)) - set(seen) - set(extra)
        wrong += [(f"{at.family}-covered", at.text)] if hidden else []
    return wrong


def kinds_of(at: At) -> list[str]:
    try:
        return [one.kind for one, _ in parts(at)]
    except LookupError:
        return []

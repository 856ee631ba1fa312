"""The greedy player of the simulation: whole turns by weighted judgement, no looking ahead.

It looks only at what its seat may know: its hand, the table, the discard pile, the counts, and
the cards that others were seen to take. The same code plays the levels (on a world made from a
view) and every turn of the search's playouts.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rummy_qt.engine.cards import DECK, FIRST_JOKER, JOKER_FACE, copies_of

from . import melding
from .near import near_of, neighbours_of, pairs_of
from .sheet import BITS, FACE, Sheet, faces_of
from .weights import Weights
from .world import CLOSED, DRAW, OVER, PLAY, World

NOT_NOW = -1
"""No place of the pile is worth taking."""
_JOKER_COST = 1e6
"""A joker is thrown only when there is nothing else."""
_MEMO_LIMIT = 100_000


class Policy:
    """A greedy player with these weights, for one set of rules and number of players."""

    def __init__(self, sheet: Sheet, weights: Weights) -> None:
        self.sheet = sheet
        self.weights = weights
        self._pairs = [pairs_of(sheet, face) for face in range(52)]
        self._near = [near_of(sheet, face) for face in range(52)]
        self._beside = [neighbours_of(sheet, face) for face in range(52)]
        self._odds: dict[tuple[int, int, int, int], float] = {}
        self._risks: dict[tuple[int, int, int, int], tuple[int, int, int]] = {}
        self._all = faces_of(sheet.deck)

    # ------------------------------------------------------------------- whole turns

    def play_round(self, world: World, chance: Random) -> None:
        """Plays until the round is over."""
        while world.phase != OVER:
            self.play_turn(world, chance)

    def play_turn(self, world: World, chance: Random) -> None:
        """Plays the turn of the seat to move, from wherever in it the world stands."""
        if world.phase == DRAW:
            if world.discarder >= 0 and self._somebody_claims(world):
                return
            self.draw(world, chance)
        elif world.phase == CLOSED:
            if not self._somebody_claims(world):
                world.pass_turn()
            return
        if world.phase == PLAY:
            self.finish(world)

    def finish(self, world: World) -> None:
        """Lays and discards, after the draw."""
        seat = world.seat
        if world.duty and not melding.meet_duty(world):
            world.concede()
        if world.phase == PLAY and world.seat == seat:
            self.lay(world)
        if world.phase == PLAY and world.seat == seat:
            world.discard(self.throw(world))

    def lay(self, world: World) -> None:
        """Swaps jokers and lays all that can be laid."""
        if world.jokers and self.sheet.rules.joker_swap != "never" and not world.laying_closed:
            self._swap(world)
        melding.lay_all(world)

    # --------------------------------------------------------------------- drawing

    def draw(self, world: World, chance: Random) -> None:
        """Draws from the stock or the discard pile, or passes."""
        at = self.place_to_take(world)
        if at != NOT_NOW:
            world.take(at)
        elif world.can_draw():
            world.draw(chance)
        else:
            world.pass_turn()

    def place_to_take(self, world: World) -> int:
        """The place in the discard pile to draw from; ``NOT_NOW`` for the stock."""
        takes = self.worths(world)
        if not takes:
            return NOT_NOW
        worth, at = max(takes)
        least = self.weights.stock if world.can_draw() else 0.0
        return at if worth > least else NOT_NOW

    def worths(self, world: World) -> list[tuple[float, int]]:
        """What each take that can be put to use is worth over not drawing, and its place."""
        hand, discards, sheet = world.hands[world.seat], world.discards, self.sheet
        top = len(discards) - 1
        if top < 0 or not hand:
            return []
        rules = sheet.rules
        may_lay = not world.laying_closed
        deep = may_lay and (not rules.take_needs_meld or bool(world.melders >> world.seat & 1))
        fits = world.fits if world.may_lay_off(world.seat) else 0
        useful = []
        more = hand
        for at in range(top, -1 if deep else top - 1, -1):
            more |= BITS[discards[at]]
            if at not in (0, top) and not sheet.any_discard:
                continue
            if self._is_useful(world, at, more, fits, may_lay):
                useful.append((at, more))
        return self._worths_of(world, useful, fits if may_lay else 0, may_lay) if useful else []

    def _worths_of(
        self, world: World, takes: list[tuple[int, int]], fits: int, may_lay: bool
    ) -> list[tuple[float, int]]:
        """What these takes are worth, given their places and the hands after them."""
        unseen, pile = self._unseen(world)
        fear = self._fear(world)
        hand, discards = world.hands[world.seat], world.discards
        before = self.value(hand, world, unseen, pile, fear, fits, may_lay)
        found = []
        for at, more in takes:
            left, denied = pile, 0
            for other in discards[at:]:
                left &= ~(1 << FACE[other])
                denied += self.sheet.held[other]
            after = self.value(more, world, unseen, left, fear, fits, may_lay)
            found.append((after - before + self.weights.deny * denied, at))
        return found

    def _is_useful(self, world: World, at: int, more: int, fits: int, may_lay: bool) -> bool:
        """Whether this take is legal, and its duty can be met with naturals."""
        duty = world.duty_at(at)
        if not duty:
            return True
        if not may_lay:
            return False
        faces = faces_of(more)
        if self.sheet.rules.duty == "chosen_card":
            if fits & duty:
                return True
            face = duty.bit_length() - 1
            if face == JOKER_FACE:
                return False
            near = faces & self._near[face]
            if not near & near - 1:
                return False
        melds = melding.melds_with(self.sheet, faces, duty)
        return any(melding.first_is_good(world, meld) for meld in melds)

    # --------------------------------------------------------------------- judging

    def value(
        self, hand: int, world: World, unseen: int, pile: int, fear: float, fits: int, may_lay: bool
    ) -> float:
        """What a hand is worth: what it can lay now, and what the rest of it promises."""
        sheet = self.sheet
        faces = faces_of(hand)
        worth = 0.0
        if hand >> FIRST_JOKER:
            jokers = (hand >> FIRST_JOKER).bit_count()
            worth += jokers * (sheet.joker + self.weights.joker)
        laid = sheet.laid
        if may_lay:
            for meld in melding.best_melds(sheet, faces):
                worth += meld.points
                faces &= ~meld.faces
            off = faces & fits
            while off:
                low = off & -off
                worth += laid[low.bit_length() - 1]
                off ^= low
            faces &= ~fits
        if sheet.two_decks:
            second = hand & hand >> 52 & DECK
            while second:
                low = second & -second
                worth -= fear * sheet.held[low.bit_length() - 1]
                second ^= low
        return worth + self._promise(faces, unseen, pile, fear, world.fits)

    def _promise(self, faces: int, unseen: int, pile: int, fear: float, fits: int) -> float:
        worth = 0.0
        left = faces
        while left:
            low = left & -left
            left ^= low
            worth += self._keep(low.bit_length() - 1, faces, unseen, pile, fear, fits)
        return worth

    def _keep(self, face: int, faces: int, unseen: int, pile: int, fear: float, fits: int) -> float:
        """What it is worth to keep this card of the hand."""
        near = self._near[face]
        key = (face, faces & near, unseen & near, pile & near)
        odds = self._odds.get(key)
        if odds is None:
            odds = self._find_odds(*key)
        weights = self.weights
        if self._beside[face] & fits & unseen:
            odds += weights.near
        points = self.sheet.held[face]
        chance = odds / (1.0 + odds)
        return chance * (weights.gain * points + weights.flat) - (1.0 - chance) * fear * points

    def _find_odds(self, face: int, faces: int, unseen: int, pile: int) -> float:
        weights = self.weights
        odds = 0.0
        for one, other in self._pairs[face]:
            ours = bool(faces & one) + bool(faces & other)
            if ours == 2:
                odds += 4.0
            elif ours == 1:
                missing = other if faces & one else one
                if missing & unseen:
                    odds += weights.out
                elif missing & pile:
                    odds += weights.pile
            elif (one | other) & (unseen | pile) == one | other:
                odds += weights.two
        if len(self._odds) >= _MEMO_LIMIT:
            self._odds.clear()
        self._odds[face, faces, unseen, pile] = odds
        return odds

    def _unseen(self, world: World) -> tuple[int, int]:
        """The faces that may still come from the stock or from hands, and those of the pile."""
        seen = 0
        for laid in world.melds:
            if laid.kind == 0:
                row = (1 << laid.size) - 1 << laid.low
                seen |= ((row | row >> 13) & 8191) << 13 * laid.key
            else:
                for suit in range(4):
                    if laid.low >> suit & 1:
                        seen |= 1 << 13 * suit + laid.key
        pile = 0
        for card in world.discards:
            if card < FIRST_JOKER:
                pile |= 1 << FACE[card]
        mine = faces_of(world.hands[world.seat])
        if self.sheet.two_decks:
            return self._all & ~(seen & mine), pile
        return self._all & ~(seen | mine | pile), pile if self.sheet.fanned else 0

    def _fear(self, world: World) -> float:
        """How much of its points a card that stays in hand is feared for."""
        weights, seat = self.weights, world.seat
        fewest = min(hand.bit_count() for other, hand in enumerate(world.hands) if other != seat)
        fear = weights.dead + weights.haste / (fewest or 1)
        if len(world.stock) <= 2 * world.players and self.sheet.rules.stock_out != "rebuild":
            fear += weights.late
        return fear

    # ------------------------------------------------------------------- discarding

    def throw(self, world: World) -> int:
        """The card to discard."""
        choices = throws(world)
        if not choices & choices - 1:
            return choices.bit_length() - 1
        return min(self.rank_throws(world))[1]

    def rank_throws(self, world: World) -> list[tuple[float, int]]:
        """What each discard costs, and its card: what keeping it is worth, and the danger."""
        hand = world.hands[world.seat]
        choices = throws(world)
        unseen, pile = self._unseen(world)
        fear = self._fear(world)
        faces, fits = faces_of(hand), world.fits
        second = hand & hand >> 52
        danger = self._dangers(world, unseen, pile)
        ranked = []
        while choices:
            low = choices & -choices
            choices ^= low
            card = low.bit_length() - 1
            face = FACE[card]
            if face == JOKER_FACE:
                cost = _JOKER_COST
            elif second >> face & 1:
                cost = -fear * self.sheet.held[face] + danger(face)
            else:
                cost = self._keep(face, faces, unseen, pile, fear, fits) + danger(face)
            ranked.append((cost, card))
        return ranked

    def _dangers(self, world: World, unseen: int, pile: int) -> Callable[[int], float]:
        """What a discard of a face gives to others, in points."""
        weights, sheet, seat, players = self.weights, self.sheet, world.seat, world.players
        following = world.hands[(seat + 1) % players].bit_count()
        cards = 0.5 * following  # the next player is the first who may take it
        known = 0
        for other in range(players):
            if other != seat:
                known |= world.known[other]
                cards += 0.5 * world.hands[other].bit_count()
        hidden = len(world.stock) + sum(
            hand.bit_count() for other, hand in enumerate(world.hands) if other != seat
        )
        part = min(1.0, cards / max(1, hidden))
        known = faces_of(known)
        unknown = unseen & ~known
        fits, laid, near = world.fits, sheet.laid, self._near
        both = weights.pair * part * part
        one_open = weights.open_pair * part
        seen = weights.seen * part
        carry = weights.carry if sheet.any_discard else 0.0

        def danger(face: int) -> float:
            points = laid[face]
            if fits >> face & 1:
                return (weights.fit + carry) * points
            key = (face, unknown & near[face], pile & near[face], known & near[face])
            risks = self._risks.get(key)
            if risks is None:
                risks = self._find_risks(*key)
            hands, opens, taken = risks
            return (both * hands + one_open * opens + seen * taken) * (points + 5) * 0.1 + (
                carry * points
            )

        return danger

    def _find_risks(self, face: int, unknown: int, pile: int, known: int) -> tuple[int, int, int]:
        """How many pairs would meld this card: both unknown, one in the pile, one known held."""
        hands = opens = taken = 0
        for one, other in self._pairs[face]:
            if one & unknown and other & unknown:
                hands += 1
            elif (one | other) & (unknown | pile) == one | other and (one | other) & unknown:
                opens += 1
            elif (one | other) & known and (one | other) & (unknown | known | pile) == one | other:
                taken += 2 if (one | other) & (known | pile) == one | other else 1
        if len(self._risks) >= _MEMO_LIMIT:
            self._risks.clear()
        self._risks[face, unknown, pile, known] = hands, opens, taken
        return hands, opens, taken

    # ------------------------------------------------------------ jokers and claims

    def _swap(self, world: World) -> None:
        """Takes every joker that a card of the hand can replace."""
        anyone = self.sheet.rules.joker_swap == "anyone"
        for joker in world.jokers:
            hand = world.hands[world.seat]
            held = hand & copies_of(joker.role)
            if held and (anyone or joker.owner != world.seat):
                world.swap(joker, (held & -held).bit_length() - 1)

    def _somebody_claims(self, world: World) -> bool:
        """The first seat that may, and whose card it fits, calls."""
        card = world.discards[-1]
        face = FACE[card]
        if face == JOKER_FACE or not world.fits >> face & 1:
            return False
        for step in range(1, world.players):
            seat = (world.discarder + step) % world.players
            if world.may_lay_off(seat) and not world.callers >> seat & 1:
                at = next(at for at, laid in enumerate(world.melds) if laid.fit >> face & 1)
                world.claim(seat, at, melding.fits_low(world, at, face), face)
                return True
        return False


def throws(world: World) -> int:
    """The cards that may be discarded now, the lowest copy of each face."""
    hand = world.hands[world.seat]
    alone = not hand & hand - 1
    barred = world.barred
    if barred >= 0 and not alone:
        copies = hand & copies_of(barred)
        if not copies & copies - 1:
            return hand & ~copies
    return hand

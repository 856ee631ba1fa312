"""The greedy player: plays whole turns by weighted evaluation, without look-ahead.

It uses only what its seat may know: its hand, the table, the discard pile, the hand sizes, and
the cards that others were seen to take. The same code plays the levels (on a position made from
a view) and every turn of a search's playouts.
"""

from __future__ import annotations

from typing import Final, final

from rummy_qt.engine.bits import BIT, COLUMN, DECK, LANE, PLACE, ZEROS, count, highest, lowest
from rummy_qt.engine.cards import CARDS, FIRST_JOKER, JOKER_FACE, Card
from rummy_qt.engine.flat import i64, vec
from rummy_qt.engine.legal import legal_moves
from rummy_qt.engine.melds import ACE_HIGH, FIT, JOKERS, KEY, KIND, LOW, ROW, RUN, SET, SIZE
from rummy_qt.engine.moves import CONCEDE, PASS, End, Move
from rummy_qt.engine.moves import DRAW as DRAW_MOVE
from rummy_qt.engine.position import CLOSED, DRAW, DUTY, PLAY, Position
from rummy_qt.engine.sheet import CHOSEN_CARD
from rummy_qt.engine.turns import play

from .chance import Chance
from .hands import PAIRS, Hands, Melds
from .tuned import Weights

NO_TAKE: Final[i64] = -1
"""Returned instead of a place in the pile when no take is worth it."""


@final
class Policy:
    """A greedy player with these weights, for one set of rules and number of players."""

    def __init__(
        self, hands: Hands, weights: Weights, depth: i64 = 99, overlooks: float = 0.0
    ) -> None:
        """``depth`` and ``overlooks`` as ``Habits`` has them."""
        self.hands = hands
        self.sheet = hands.sheet
        self.weights = weights
        self._two_decks: bool = self.sheet.rules.decks(self.sheet.players) == 2
        self._depth: i64 = depth if hands.sheet.fanned or depth == 99 else 1
        self.overlooks: float = overlooks
        self.misses = vec[float]([0.0] * hands.sheet.players)
        """By seat: the probability, 0 to 1, that it misses a chance to claim."""
        self.attention = Chance(1, 2, 3)
        """The random numbers that decide what is overlooked."""
        self._noticed: i64 = 0
        self._missed: i64 = 0
        self.notes: list[Move] | None = None
        """While this is a list, every move that is played is appended to it."""
        self.takes: i64 = 0
        """The number of useful takes that ``look_at_pile`` found."""
        self.take_at = ZEROS[:128]
        """Their places in the pile, top first."""
        self.take_worth = vec[float]([0.0] * 128)
        """What each is worth, in points over not drawing."""
        self.discards: i64 = 0
        """The number of legal discards that ``weigh_discards`` found."""
        self.discard_card = ZEROS[:128]
        """Their cards."""
        self.discard_cost = vec[float]([0.0] * 128)
        """What each costs, in points."""
        self._melds = Melds()
        self._spare = Melds()
        self._all_melds = Melds()
        self._cards = ZEROS[:16]
        self._roles = ZEROS[:16]
        self._covered = ZEROS[:128]
        # Set by _assess and _assess_others for one decision:
        self._unseen: i64 = 0
        self._pile: i64 = 0
        self._fear: float = 0.0
        self._unknown: i64 = 0
        self._known: i64 = 0
        self._pair_weight: float = 0.0
        self._open_weight: float = 0.0
        self._seen_weight: float = 0.0
        self._carry: float = weights.carry if hands.sheet.any_discard else 0.0
        self._laid_points = vec[float]([float(points) for points in self.sheet.laid])
        self._held_points = vec[float]([float(points) for points in self.sheet.held])

    # ------------------------------------------------------------------- whole turns

    def play_turn(self, position: Position, chance: Chance) -> None:
        """Plays the rest of the turn of the seat to move, from any point of it."""
        if position.due == DRAW:
            if position.discarder >= 0 and self._somebody_claims(position):
                return
            at = self.place_to_take(position)
            if at != NO_TAKE:
                self.take(position, at)
            else:
                self.draw_stock(position, chance)
        elif position.due == CLOSED:
            if not self._somebody_claims(position):
                self._pass(position)
            return
        if position.due == PLAY or position.due == DUTY:
            self.finish(position)

    def draw_stock(self, position: Position, chance: Chance) -> None:
        """Draws from the stock, or passes if that is impossible."""
        if not position.can_draw:
            self._pass(position)
            return
        if self.notes is not None:
            self.notes.append(DRAW_MOVE)
        if not position.stock_size:
            size = position.pile_size - 1
            for at in range(size):
                self._covered[at] = position.pile[at]
            chance.shuffle(self._covered, size)
            position.rebuild(self._covered[:size])
        position.draw()

    def _pass(self, position: Position) -> None:
        if self.notes is not None:
            self.notes.append(PASS)
        position.pass_turn()

    def take(self, position: Position, at: i64) -> None:
        if self.notes is not None:
            self.notes.append(Move("take", (CARDS[position.pile[at]],)))
        position.take(at)

    def finish(self, position: Position) -> None:
        """Plays what follows the draw: lays, then discards."""
        seat = position.seat
        self.begin_turn()
        self.meet_duty(position)
        if position.due == PLAY and position.seat == seat:
            self.lay(position)
        if position.due == PLAY and position.seat == seat:
            self.discard(position, self.card_to_discard(position))

    def begin_turn(self) -> None:
        """Forgets which faces were noticed or overlooked in the turn before."""
        self._noticed = 0
        self._missed = 0

    def overlook(self, faces: i64) -> None:
        """Overlooks exactly these faces until the next ``begin_turn``."""
        self._noticed = ~faces
        self._missed = faces

    def lay(self, position: Position) -> None:
        """Swaps jokers, and lays everything possible if ``is_time_to_lay``."""
        if position.laying_closed:
            return
        if self.sheet.swaps:
            self._swap(position)
        if self.is_time_to_lay(position):
            self.lay_all(position, 0)

    def discard(self, position: Position, card: i64) -> None:
        if self.notes is not None:
            self.notes.append(Move("discard", (CARDS[card],)))
        position.discard(card)

    # --------------------------------------------------------------------- drawing

    def place_to_take(self, position: Position) -> i64:
        """The place in the discard pile to draw from; ``NO_TAKE`` for the stock."""
        self.look_at_pile(position)
        best_worth = self.weights.stock if position.can_draw else 0.0
        best = NO_TAKE
        for take in range(self.takes):
            worth = self.take_worth[take]
            at = self.take_at[take]
            if worth > best_worth or (best != NO_TAKE and worth == best_worth and at > best):
                best_worth = worth
                best = at
        return best

    def look_at_pile(self, position: Position) -> None:
        """Evaluates every useful take; sets ``takes``, ``take_at`` and ``take_worth``."""
        self.takes = 0
        seat = position.seat
        sheet = self.sheet
        top = position.pile_size - 1
        if top < 0 or not position.counts[seat]:
            return
        may_lay = not position.laying_closed
        fits = position.fits if position.may_lay_off(seat) else 0
        first = position.first[seat]
        second = position.second[seat]
        jokers = position.jokers[seat]
        judged = False
        before = 0.0
        denied = 0.0
        last: i64 = 0 if position.may_draw_deeper else top
        if last <= top - self._depth:
            last = top + 1 - self._depth
        at = top
        while at >= last:
            card = position.pile[at]
            if card < 52:
                first |= BIT[card]
            elif card < FIRST_JOKER:
                second |= BIT[card - 52]
            else:
                jokers |= BIT[card - FIRST_JOKER]
            denied += self._held_points[card]
            reachable = at == 0 or at == top or sheet.any_discard
            if reachable and self._is_useful(position, at, first | second, fits, may_lay):
                if not judged:
                    judged = True
                    self._assess(position)
                    before = self._value(
                        position.first[seat], position.second[seat], position.jokers[seat],
                        self._pile, position.fits, fits, may_lay,
                    )  # fmt: skip
                left = self._pile
                for place in range(at, top + 1):
                    face = position.face_at(place)
                    if face < 52:
                        left &= ~BIT[face]
                after = self._value(first, second, jokers, left, position.fits, fits, may_lay)
                self.take_at[self.takes] = at
                self.take_worth[self.takes] = after - before + self.weights.deny * denied
                self.takes += 1
            at -= 1

    def _is_useful(self, position: Position, at: i64, faces: i64, fits: i64, may_lay: bool) -> bool:
        """Whether this take is legal, with a duty that natural cards can meet."""
        duty = position.duty_of(at)
        if not duty:
            return True
        if not may_lay:
            return False
        if self.sheet.duty == CHOSEN_CARD:
            if fits & duty:
                return True
            face = position.face_at(at)
            if face == JOKER_FACE:
                return False
            near = faces & self.hands.near[face]
            if not near & near - 1:
                return False
        found = self._all_melds
        self.hands.all(faces, found)
        for place in range(found.size):
            if found.faces[place] & duty and self.meets_minimum(position, found.value[place]):
                return True
        return False

    def meets_minimum(self, position: Position, points: i64) -> bool:
        """Whether a meld of these points is allowed: a seat's first one may need a minimum."""
        return points >= self.sheet.first_meld_points or position.has_melded(position.seat)

    # ------------------------------------------------------------------ evaluation

    def _assess(self, position: Position) -> None:
        """Sets the unseen faces, those open in the pile, and the fear per point held."""
        seat = position.seat
        seen = position.table_faces()
        pile = position.pile_faces()
        mine = position.faces(seat)
        if self._two_decks:
            self._unseen = DECK & ~(seen & mine)
            self._pile = pile
        else:
            self._unseen = DECK & ~(seen | mine | pile)
            self._pile = pile if self.sheet.fanned else 0
        fewest = self._fewest(position)
        fear = self.weights.dead + self.weights.haste / float(fewest if fewest else 1)
        if position.stock_size <= 2 * position.players and not self.sheet.stock_is_rebuilt:
            fear += self.weights.late
        self._fear = fear

    def _fewest(self, position: Position) -> i64:
        """The smallest hand of the other seats, in cards."""
        fewest: i64 = 1000
        for other in range(position.players):
            if other != position.seat and position.counts[other] < fewest:
                fewest = position.counts[other]
        return fewest

    def _value(
        self, first: i64, second: i64, jokers: i64, pile: i64, table: i64, fits: i64, may_lay: bool
    ) -> float:
        """The value of a hand in points: what it can lay now, and the promise of the rest.

        ``pile``: faces open in the pile; ``table``: faces that fit a meld on it; ``fits``: those
        of them that this seat may lay off.
        """
        faces = first | second
        worth = 0.0
        if jokers:
            worth += float(count(jokers)) * (float(self.sheet.joker_value) + self.weights.joker)
        if may_lay:
            melds = self.hands.best(faces, self._melds, self._spare)
            for at in range(melds.size):
                worth += float(melds.value[at])
                faces &= ~melds.faces[at]
            off = faces & fits
            while off:
                low = off & -off
                worth += self._laid_points[PLACE[low % 53]]
                off ^= low
            faces &= ~fits
        if second:
            twice = first & second
            while twice:
                low = twice & -twice
                worth -= self._fear * self._held_points[PLACE[low % 53]]
                twice ^= low
        promise = 0.0
        left = faces
        while left:
            low = left & -left
            left ^= low
            promise += self._keep(PLACE[low % 53], faces, pile, table)
        return worth + promise

    def _keep(  # noqa: C901 - one loop, run for every card of every hand
        self, face: i64, faces: i64, pile: i64, table: i64
    ) -> float:
        """The value, in points, of keeping this card of the hand."""
        hands, weights = self.hands, self.weights
        unseen = self._unseen
        either = unseen | pile
        out, lying, two = weights.out, weights.pile, weights.two
        odds = 0.0
        start = PAIRS * face
        for at in range(start, start + hands.pairs[face]):
            one = hands.one[at]
            other = hands.other[at]
            if faces & one:
                if faces & other:
                    odds += 4.0
                elif other & unseen:
                    odds += out
                elif other & pile:
                    odds += lying
            elif faces & other:
                if one & unseen:
                    odds += out
                elif one & pile:
                    odds += lying
            elif one & either and other & either:
                odds += two
        if hands.beside[face] & table & unseen:
            odds += weights.near
        points = self._held_points[face]
        chance = odds / (1.0 + odds)
        kept = chance * (weights.gain * points + weights.flat)
        return kept - (1.0 - chance) * self._fear * points

    # ------------------------------------------------------------------- discarding

    def card_to_discard(self, position: Position) -> i64:
        """The card to discard."""
        self.weigh_discards(position)
        best: i64 = 0
        for at in range(self.discards):
            if self.discard_cost[at] < self.discard_cost[best]:
                best = at
        return self.discard_card[best]

    def weigh_discards(self, position: Position) -> None:
        """Evaluates the legal discards; jokers only where the hand has nothing else."""
        self.discards = 0
        seat = position.seat
        first = position.first[seat]
        second = position.second[seat]
        jokers = position.jokers[seat]
        faces = first | second
        twice = first & second
        barred = position.barred
        if barred == JOKER_FACE and not jokers & jokers - 1:
            jokers = 0
        elif 0 <= barred < 52 and not twice >> barred & 1:
            first &= ~BIT[barred]
            second &= ~BIT[barred]
        if position.counts[seat] == 1:
            self._add_discard(self._only_card(position), 0.0)
            return
        if not (first | second):
            self._add_discard(FIRST_JOKER + lowest(jokers), 0.0)
            return
        self._assess(position)
        self._assess_others(position)
        table = position.fits
        held = first
        deck: i64 = 0
        while deck < 104:
            while held:
                low = held & -held
                held ^= low
                face = PLACE[low % 53]
                cost = self._danger(face, table)
                if twice & low:
                    cost += -self._fear * self._held_points[face]
                else:
                    cost += self._keep(face, faces, self._pile, table)
                self._add_discard(face + deck, cost)
            held = second
            deck += 52

    def _only_card(self, position: Position) -> i64:
        """The only card of the seat to move; it may be discarded even if barred (S-11)."""
        seat = position.seat
        if position.first[seat]:
            return lowest(position.first[seat])
        if position.second[seat]:
            return 52 + lowest(position.second[seat])
        return FIRST_JOKER + lowest(position.jokers[seat])

    def _add_discard(self, card: i64, cost: float) -> None:
        self.discard_card[self.discards] = card
        self.discard_cost[self.discards] = cost
        self.discards += 1

    def _assess_others(self, position: Position) -> None:
        """Sets what others are known to hold, and the weights of what they do with a discard."""
        seat = position.seat
        players = position.players
        cards = 0.5 * float(position.counts[(seat + 1) % players])
        known: i64 = 0
        hidden = position.stock_size
        for other in range(players):
            if other != seat:
                known |= position.known_first[other] | position.known_second[other]
                cards += 0.5 * float(position.counts[other])
                hidden += position.counts[other]
        part = cards / float(hidden if hidden > 1 else 1)
        if part > 1.0:
            part = 1.0
        self._known = known
        self._unknown = self._unseen & ~known
        self._pair_weight = self.weights.pair * part * part
        self._open_weight = self.weights.open_pair * part
        self._seen_weight = self.weights.seen * part

    def _danger(self, face: i64, table: i64) -> float:
        """The cost, in points, of giving a discard of this face to others."""
        hands = self.hands
        points = self._laid_points[face]
        if table >> face & 1:
            return (self.weights.fit + self._carry) * points
        unknown = self._unknown
        known = self._known
        lying = unknown | self._pile
        anywhere = lying | known
        seen = known | self._pile
        both = 0.0
        opens = 0.0
        taken = 0.0
        start = PAIRS * face
        for at in range(start, start + hands.pairs[face]):
            one = hands.one[at]
            other = hands.other[at]
            if one & unknown and other & unknown:
                both += 1.0
            elif one & anywhere and other & anywhere:
                pair = one | other
                if pair & unknown and one & lying and other & lying:
                    opens += 1.0
                elif pair & known:
                    taken += 2.0 if one & seen and other & seen else 1.0
        threat = self._pair_weight * both + self._open_weight * opens + self._seen_weight * taken
        return threat * (points + 5.0) * 0.1 + self._carry * points

    # ------------------------------------------------------------------------ laying

    def is_time_to_lay(self, position: Position) -> bool:
        """Whether to lay melds now rather than hold them back.

        Melds on the table let others lay off, and can no longer justify a take from the pile;
        melds in hand count against their holder when somebody goes out.
        """
        seat, weights = position.seat, self.weights
        fewest = self._fewest(position)
        if not fewest:
            return True
        urge = weights.lay_few / float(fewest)
        if not self.sheet.stock_is_rebuilt:
            urge += weights.lay_late / float(1 + position.stock_size // position.players)
        if urge >= 1.0:
            return True
        melds = self.hands.best(position.faces(seat), self._melds, self._spare)
        loose = position.faces(seat) & ~melds.union()
        if position.may_lay_off(seat):
            loose &= ~position.fits
        urge += weights.lay_loose / float(1 + count(loose))
        urge += weights.lay_points * 0.01 * float(melds.points)
        if weights.lay_gifts or weights.lay_pile:
            self._assess(position)
            opened: i64 = 0
            for at in range(melds.size):
                opened |= self.hands.opened_by(melds, at)
            urge -= weights.lay_gifts * 0.1 * float(count(opened & self._unseen))
            urge -= weights.lay_pile * 0.1 * float(count(opened & self._pile))
        return urge >= 1.0

    def holds_meld(self, position: Position) -> bool:
        """Whether the hand contains a meld without jokers."""
        return self.hands.best(position.faces(position.seat), self._melds, self._spare).size > 0

    def put(self, position: Position, melds: Melds, at: i64) -> None:
        """Lays the meld at this place of ``melds``, from the lowest copies held."""
        self._lay_meld(
            position, melds.kind[at], melds.key[at], melds.low[at], melds.length[at],
            melds.faces[at], -1,
        )  # fmt: skip

    def _lay_meld(
        self, position: Position, kind: i64, key: i64, low: i64, length: i64, faces: i64, joker: i64
    ) -> None:
        """Lays a new meld; ``joker`` (or −1) replaces the card that the hand lacks."""
        seat = position.seat
        held = position.faces(seat)
        size: i64 = 0
        for place in range(length if kind == RUN else 4):
            role = 13 * key + (low + place) % 13 if kind == RUN else 13 * place + key
            if kind == SET and not faces >> role & 1:
                continue
            self._roles[size] = role
            self._cards[size] = position.copy_held(seat, role) if held >> role & 1 else joker
            size += 1
        if self.notes is not None:
            self.notes.append(Move("meld", self._cards_to_lay(size)))
        position.meld(kind, key, low, size, self._cards, self._roles)

    def _cards_to_lay(self, size: i64) -> tuple[Card, ...]:
        cards = []
        for at in range(size):
            card = CARDS[self._cards[at]]
            cards.append(card.standing_for(int(self._roles[at])) if card.is_joker else card)
        return tuple(cards)

    def lay_off(self, position: Position, face: i64) -> None:
        """Lays a natural card off on the first meld that it fits."""
        at: i64 = 0
        while not position.table[ROW * at + FIT] >> face & 1:
            at += 1
        card = position.copy_held(position.seat, face)
        self._lay_card(position, at, self._fits_low(position, at, face), card, face)

    def _lay_card(self, position: Position, at: i64, low_end: bool, card: i64, role: i64) -> None:
        self._cards[0] = card
        self._roles[0] = role
        if self.notes is not None:
            end = _end_name(position, at, low_end)
            self.notes.append(Move("lay", self._cards_to_lay(1), int(at) + 1, end))
        position.lay(at, low_end, 1, self._cards, self._roles)

    def _fits_low(self, position: Position, at: i64, face: i64) -> bool:
        """Whether this face is laid off at the low end of the meld at this place."""
        row = ROW * at
        if position.table[row + KIND] == SET:
            return False
        high = position.table[row + LOW] + position.table[row + SIZE]
        return not (high % 13 == face % 13 and (self.sheet.ring or high <= ACE_HIGH))

    def meet_duty(self, position: Position) -> None:
        """Meets an open duty, or concedes it where the rules set a price for that."""
        if position.due != DUTY or self._lay_for_duty(position):
            return
        move = CONCEDE if self.sheet.duty_has_price else self._move_that_lays_most(position)
        if self.notes is not None:
            self.notes.append(move)
        play(position, int(position.seat), move, list)

    def _lay_for_duty(self, position: Position) -> bool:
        seat = position.seat
        duty = position.duty
        faces = position.faces(seat)
        found = self._all_melds
        self.hands.all(faces, found)
        best: i64 = -1
        for at in range(found.size):
            better = best < 0 or found.value[at] > found.value[best]
            if better and found.faces[at] & duty and self.meets_minimum(position, found.value[at]):
                best = at
        if best >= 0:
            self.put(position, found, best)
            return True
        fits = position.fits & duty & faces
        if fits and position.duty_allows_lay_off and position.may_lay_off(seat):
            self.lay_off(position, highest(fits))
            return True
        return self._lay_joker(position, duty)

    def _move_that_lays_most(self, position: Position) -> Move:
        """The legal move after which most points can be laid.

        Needed for duties that only several cards laid off at once can meet.
        """
        seat, notes, most, found = position.seat, self.notes, i64(-1), CONCEDE
        self.notes = None
        for move in legal_moves(position, int(seat)):
            twin = position.copy()
            play(twin, int(seat), move, list)
            self.lay_all(twin, 0)
            points = twin.laid_points(seat)
            if points > most:
                most, found = points, move
        self.notes = notes
        return found

    def lay_all(self, position: Position, without: i64) -> None:
        """Lays melds, lay-offs and jokers until nothing more can be laid.

        Natural cards of the faces ``without`` stay in hand; if there are any, jokers stay, too.
        """
        seat = position.seat
        while position.due == PLAY and position.seat == seat:
            laid = self._lay_melds(position, without)
            if position.may_lay_off(seat) and self._lay_off_all(position, without):
                laid = True
            may_joker = not without and position.jokers[seat] != 0
            if not laid and not (may_joker and self._lay_joker(position, -1)):
                return

    def _lay_melds(self, position: Position, without: i64) -> bool:
        """Lays the best disjoint melds, highest points first; whether any was laid."""
        seat = position.seat
        melds = self.hands.best(position.faces(seat) & ~without, self._melds, self._spare)
        laid = False
        done: i64 = 0
        for _ in range(melds.size):
            best: i64 = -1
            for at in range(melds.size):
                if not done >> at & 1 and (best < 0 or melds.value[at] > melds.value[best]):
                    best = at
            done |= BIT[best]
            if self.meets_minimum(position, melds.value[best]):
                self.put(position, melds, best)
                laid = True
                if position.due != PLAY or position.seat != seat:
                    return True
        return laid

    def _overlooked(self, faces: i64) -> i64:
        """Those of these faces that are overlooked in this turn."""
        if self.overlooks <= 0.0:
            return faces & self._missed
        new = faces & ~(self._noticed | self._missed)
        while new:
            low = new & -new
            new ^= low
            if self.attention.uniform() < self.overlooks:
                self._missed |= low
            else:
                self._noticed |= low
        return faces & self._missed

    def _lay_off_all(self, position: Position, without: i64) -> bool:
        """Lays off every natural card that fits, except the faces ``without``."""
        seat = position.seat
        keeps_one = self.sheet.must_discard and self.sheet.closing_card_may_fit
        laid = False
        while position.due == PLAY and position.seat == seat:
            fits = position.fits & position.faces(seat) & ~without
            fits &= ~self._overlooked(fits)
            if not fits or (keeps_one and position.counts[seat] == 1):
                return laid
            self.lay_off(position, highest(fits))
            laid = True
        return laid

    # ------------------------------------------------------------ jokers and claims

    def _lay_joker(self, position: Position, wanted: i64) -> bool:
        """Lays the lowest joker with two natural cards, or lays it off.

        ``wanted``: the faces of an open duty, one of which it has to use, or −1 for none.
        """
        seat = position.seat
        jokers = position.jokers[seat]
        if not jokers or position.laying_closed:
            return False
        joker = FIRST_JOKER + lowest(jokers)
        faces = position.faces(seat)
        run = self._joker_run(faces, wanted)
        with_set = self._joker_set(faces, wanted)
        if run >= 0 and run >> 16 >= with_set >> 16 and self.meets_minimum(position, run >> 16):
            self._lay_meld(position, RUN, run >> 8 & 255, run & 255, 3, 0, joker)
            return True
        if with_set >= 0 and self.meets_minimum(position, with_set >> 16):
            rank = with_set & 255
            pair = faces & COLUMN << rank
            suit: i64 = 0
            while pair >> 13 * suit + rank & 1:
                suit += 1
            roles = pair | BIT[13 * suit + rank]
            self._lay_meld(position, SET, rank, 0, 3, roles, joker)
            return True
        may_close = self.sheet.closing_card_may_fit and position.counts[seat] == 1
        if wanted != -1 or not position.may_lay_off(seat) or may_close:
            return False
        return self._lay_joker_off(position, joker)

    def _joker_run(self, faces: i64, wanted: i64) -> i64:
        """The highest run of two naturals and a joker that uses a wanted face; −1 for none.

        Returns ``points << 16 | suit << 8 | first rank``.
        """
        sheet = self.sheet
        best: i64 = -1
        if not sheet.runs or sheet.min_run != 3:
            return best
        last: i64 = 12 if sheet.ring else ACE_HIGH - 2
        for suit in range(4):
            lane = faces >> 13 * suit & LANE
            if not lane & lane - 1:
                continue
            for start in range(last + 1):
                points = sheet.joker_value
                used: i64 = 0
                for place in range(start, start + 3):
                    if lane >> place % 13 & 1:
                        points += sheet.laid[place % 13]
                        used |= BIT[13 * suit + place % 13]
                if start == 0 and lane & 1:
                    points += sheet.ace_low - sheet.laid[0]
                if count(used) == 2 and used & wanted and points > best >> 16:
                    best = points << 16 | suit << 8 | start
        return best

    def _joker_set(self, faces: i64, wanted: i64) -> i64:
        """The highest set of a pair with a wanted face and a joker; −1 for none.

        Returns ``points << 16 | rank``.
        """
        best: i64 = -1
        for rank in range(13 if self.sheet.sets else 0):
            pair = faces & COLUMN << rank
            points = 2 * self.sheet.laid[rank] + self.sheet.joker_value
            if pair & wanted and points > best >> 16 and count(pair) == 2:
                best = points << 16 | rank
        return best

    def _lay_joker_off(self, position: Position, joker: i64) -> bool:
        sheet, melds = self.sheet, self.sheet.combinations
        table = position.table
        if self._overlooked(BIT[JOKER_FACE]):
            return False
        for at in range(position.meld_count):
            row = ROW * at
            low, size, jokers = table[row + LOW], table[row + SIZE], table[row + JOKERS]
            if not table[row + FIT] or not melds.jokers_fit(int(jokers) + 1, int(size) + 1):
                continue
            if table[row + KIND] == SET:
                suit: i64 = 0
                while low >> suit & 1:
                    suit += 1
                self._lay_card(position, at, False, joker, 13 * suit + table[row + KEY])
            else:
                high = low + size
                low_end = not (sheet.ring or high <= ACE_HIGH)
                place = low - 1 if low_end else high
                role = 13 * table[row + KEY] + place % 13
                self._lay_card(position, at, low_end, joker, role)
            return True
        return False

    def _swap(self, position: Position) -> None:
        """Swaps every joker on the table that a card of the hand can replace."""
        place = position.swappable(-1)
        while place >= 0:
            if self._overlooked(BIT[position.role_at(place)]):
                place = position.swappable(place)
                continue
            card = position.copy_held(position.seat, position.role_at(place))
            at = position.meld_at(place)
            if self.notes is not None:
                self.notes.append(Move("swap", (CARDS[card],), int(at) + 1))
            position.swap(at, card)
            place = position.swappable(-1)

    def _somebody_claims(self, position: Position) -> bool:
        """Lets the first seat that can claim the last discard do so; whether one did."""
        if position.discarder < 0:
            return False
        face = position.face_at(position.pile_size - 1)
        if face == JOKER_FACE or not position.fits >> face & 1:
            return False
        for step in range(i64(1), position.players):
            seat = (position.discarder + step) % position.players
            if position.may_lay_off(seat) and not position.callers >> seat & 1:
                if self.misses[seat] > 0.0 and self.attention.uniform() < self.misses[seat]:
                    continue
                at: i64 = 0
                while not position.table[ROW * at + FIT] >> face & 1:
                    at += 1
                low_end = self._fits_low(position, at, face)
                if self.notes is not None:
                    end = _end_name(position, at, low_end)
                    self.notes.append(Move("claim", (), int(at) + 1, end))
                position.claim(seat, at, low_end, face)
                return True
        return False


def _end_name(position: Position, at: i64, low_end: bool) -> End:
    """The end of the meld at this place, as a ``Move`` names it."""
    if position.table[ROW * at + KIND] == SET:
        return ""
    return "-" if low_end else "+"

"""Furniture: everything on the table beside its open cards, as far as it is told.

Words and points are those of the teller. Two numbers follow the cards one by one: a stock has
what has not left it yet, a hand what has come to it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from rummy_qt.play.company import Face
from rummy_qt.play.moods import mood_of, remark_at_end
from rummy_qt.ui.models.table_state import SeatRow
from rummy_qt.ui.plain_text import as_typed
from rummy_qt.ui.theme import IVORY, PRICE_INK
from rummy_qt.ui.words.company import words_of
from rummy_qt.ui.words.language import number_text, points_text, translate

from . import plates, sprites
from .arrangement import Box, Layer, Spot
from .art import Mark
from .card_layer import Cards
from .choreography import FLIGHT_MS, SUMS_MS, End
from .motion import DISSOLVE_MS, SLIDE_MS, Leg, Roll, appear, dissolve, ease, fold, leave, turn_away
from .plates import FaceLook, OwnLook, SeatLook
from .sprites import Seen, Sprite, TagSprite
from .stage import Stage

ROLL_STEPS: Final = 8
"""In so many steps a seat's numbers roll on."""
POINTS_MS: Final = 320.0
HAT: Final = 0.78
"""By its breadth, so high above the middle of a winner's ring reaches what is worn."""
CLEAR: Final = 8.0
"""Units of text from that to what is above, and from its light to what is below."""
COME_OUT_STEPS: Final = 12
"""Its opacity grows in so many: what looks as before is not painted anew."""
LEFT_MS: Final = 500.0
LEFT_STEP_MS: Final = 60.0
"""At the end of a round, from one seat's left-over cards to those of the next; ..."""
TURN_MS: Final = 120.0
"""For what stands there to go, or for what takes its place to come."""
WON_MS: Final = 600.0
"""... the first come out when it is seen who won."""

WINNER: Final = 1.4
"""Who won takes as much at both sides of the axis, in widths of the stock, where there is room."""
WITH_GAIN: Final = 2.4
"""A winner's breadth with what the round brought, by that of the face."""

Points = tuple[int, int]
"""A seat's total, and its points on the table."""


class Furniture:
    """Stock, plates, yarn, prices, and who won."""

    def __init__(self, scene: Stage, cards: Cards) -> None:
        self._scene = scene
        self._cards = cards
        scene.motion.departed.connect(self._follow)
        scene.motion.arrived.connect(self._follow)
        scene.motion.landed.connect(self._show_yarn)
        self._landed_on: int | None = None
        """The number of the meld on which the last card landed."""
        self._stock = scene.add(Sprite(Layer.STOCK))
        self._count = scene.add(Sprite(Layer.STOCK))
        self.covered = scene.add(Sprite(Layer.PILE))
        self._lifted: Seen | None = None
        self._own = scene.add(Sprite(Layer.SEATS))
        self._price = scene.add(Sprite())
        self.winners: list[Sprite] = []
        self._names: list[Sprite] = []
        self._gains: list[Sprite] = []
        """What stands beside the face of each, below the name."""
        self._faces = defaultdict[int, Sprite](lambda: scene.add(Sprite(Layer.SEATS)))
        """By place, as those that follow."""
        self._seats = defaultdict[int, Sprite](lambda: scene.add(Sprite(Layer.SEATS)))
        self._left = defaultdict[int, Sprite](lambda: scene.add(Sprite(Layer.SEATS)))
        self._yarn: list[Sprite] = []
        self._tied: dict[int, dict[int, Spot]] = {}
        """By meld and ``Card.index``: where the cards lay of which its yarn is drawn."""
        self._name_size = 0.0
        self._rolling: dict[int, Points] = {}
        """By seat, while they roll on."""

    def show(self) -> None:
        self._show_counts()
        self._show_yarn()
        self._show_seats()
        self._show_own()
        self._show_winner()

    # ------------------------------------------------------------------- numbers of cards

    def _show_counts(self) -> None:
        self.show_stock()
        self._show_covered()
        for where in self._scene.arrangement.seats:
            self._show_face(where.place)

    def _follow(self, legs: Sequence[Leg]) -> None:
        flown = [(leg, leg.flight.journey) for leg in legs if leg.flight is not None]
        for end, place in {(way.end if leg.landed else way.start, way.place) for leg, way in flown}:
            if end == "stock":
                self.show_stock()
            elif end == "pile":
                self._show_covered()
            elif end == "seat":
                self._show_face(place)
        laid = [leg.sprite.place.number for leg, way in flown if way.end == "meld" and leg.landed]
        if laid:
            self._landed_on = laid[-1]
            if not self._cards.melds_in_the_air().issuperset(laid):
                self._show_yarn()

    def _not_yet(self, end: End, place: int | None = None) -> int:
        """How many more cards lie there for the eye: what has not left, less what is to come."""
        found = 0
        for leg in self._scene.motion.legs:
            if leg.flight is not None and place in (None, leg.flight.journey.place):
                journey = leg.flight.journey
                here = (journey.start == end and not leg.departed) - (journey.end == end)
                found += here * journey.cards
        return found

    def show_stock(self) -> None:
        scene, arrangement = self._scene, self._scene.arrangement
        if arrangement.sight.gathered:
            return
        count = scene.state.view.stock_count + self._not_yet("stock")
        edges, draws = min(7, -(-count // sprites.CARDS_AN_EDGE)), scene.teller.now.draws
        mark = Mark.ADVISED if scene.pose.stock else Mark.NONE
        stock = arrangement.stock
        self._stock.show_drawn(scene.art, sprites.draw_stock, edges, draws, mark, stock.w)
        x, y, w, h = self.count_box
        self._count.show_drawn(scene.art, sprites.draw_count, count, h, arrangement.t, kept=True)
        self._stock.setPos(round(stock.x), round(stock.y))
        self._count.setPos(round(x + w / 2), round(y))

    @property
    def count_box(self) -> Box:
        """Where the number of cards in the stock stands: below the lowest edge."""
        box, edges = self._scene.arrangement.count, next(iter(self._stock.what), 0)
        return box._replace(y=box.y + sprites.EDGE * max(0, edges - 1))

    def slide(self, before: Spot) -> list[Roll]:
        """Let the stock, and what a pile hides, slide from where they stood to where they stand."""
        stock = self._scene.arrangement.stock
        dx, dy = before.x - stock.x, before.y - stock.y

        def step(part: float) -> None:
            left = 1 - ease(part)
            behind = QTransform.fromTranslate(round(left * dx), round(left * dy))
            for heap in (self._stock, self._count, self.covered):
                heap.setTransform(behind)

        if (dx, dy) == (0.0, 0.0):
            return []
        step(0.0)
        return [Roll(step, SLIDE_MS)]

    def _show_face(self, place: int) -> None:
        """Who sits there, how it looks at what is told, and the cards it holds for the eye."""
        scene, arrangement, told = self._scene, self._scene.arrangement, self._scene.teller.now
        state, seat = scene.state, scene.state.seat_at(place)
        own = plates.own_face(arrangement.size.plate, arrangement.t)
        box = arrangement.seats[place - 1].face if place else own
        held = state.view.hand_counts[seat]
        mood = mood_of(told.view.history, seat, told.prices[seat])
        look = FaceLook(
            who=Face(state.faces[seat], mood, state.threads[seat]),
            box=box,
            turn=told.turn == seat,
            mirrored=box.x > arrangement.size.axis,
            held=held + self._not_yet("seat", place) if place and not told.view.over else None,
        )
        self._faces[place].show_drawn(scene.art, plates.draw_face, look)

    def lift(self, card: Seen | None = None) -> None:
        """The lowest discard that is held, where all are that lie open; None: not all are."""
        self._lifted = card
        self._show_covered()

    def _show_covered(self) -> None:
        arrangement, sight = self._scene.arrangement, self._scene.arrangement.sight
        coming = self._cards.on_their_way_to("pile")
        covered = sight.covered - coming
        face_down = covered > 0 and not (sight.stacked and (sight.pile or coming))
        lies_on = arrangement.pile_spots if not face_down else ()
        spot = lies_on[-1] if lies_on else arrangement.next_discard
        empty = self._lifted is not None or len(sight.pile) + self._not_yet("pile") <= 0
        empty = empty and self._not_yet("meld") <= 0  # those of a round before lie across it
        if sight.gathered or not (covered or empty):
            waits = sight.gathered and self._not_yet("pile") > 0  # to go along with its top card
            self.covered.setVisible(waits and self.covered.isVisible())
            return
        self.covered.setZValue(Layer.PILE + 100 if face_down else Layer.PILE - 1)
        self.covered.show_drawn(
            self._scene.art, sprites.draw_covered, covered, face_down, self._lifted, spot.w
        )
        self.covered.turn(spot.angle)
        self.covered.setPos(round(spot.x), round(spot.y))

    # ------------------------------------------------------------------- yarn

    def _show_yarn(self) -> None:
        """The threads of melds; where something flies to one, those of before."""
        scene, arrangement = self._scene, self._scene.arrangement
        flown_to = self._cards.melds_in_the_air()
        state = scene.state
        seats = map(state.seat_at, range(state.view.players))
        colours = tuple([state.threads[seat] for seat in seats])
        shown = scene.several(self._yarn, partial(Sprite, Layer.YARN), len(arrangement.melds))
        before, self._tied = self._tied, {}
        melds = zip(shown, arrangement.melds, arrangement.sight.melds, strict=True)
        for sprite, meld, (number, _, cards, _) in melds:
            tied = before.get(number, {})
            if number in flown_to:
                sprite.setVisible(bool(tied))
            else:
                what = meld.yarn, colours, meld.covered, arrangement.t
                sprite.show_drawn(scene.art, sprites.draw_threads, *what)
                if not tied and number == self._landed_on and scene.motion.moves:
                    scene.motion.roll(appear([sprite]))
                spots = {card.index: arrangement.places[card.index].spot for card in cards}
                if spots != tied:
                    tied = spots
                    sprite.setPos(0, 0)
                    sprite.turn(0.0)
            self._tied[number] = tied

    def go_along(self) -> list[Roll]:
        """Let yarn go with the melds that make way."""
        self._show_yarn()
        self._follow_melds(0.0)
        return [Roll(self._follow_melds, SLIDE_MS)]

    def _follow_melds(self, part: float) -> None:
        melds = self._scene.arrangement.sight.melds
        for yarn, meld in zip(self._yarn, melds, strict=False):
            tied = self._tied.get(meld.number, {})
            card = next((self._cards.sprites[c.index] for c in meld.cards if c.index in tied), None)
            if card is None:
                continue
            lies, is_at = tied[card.card.index], card.spot if part < 1 else card.place.spot
            size = is_at.w / lies.w
            yarn.setPos(is_at.x - size * lies.x, is_at.y - size * lies.y)
            yarn.turn(0.0, size)

    # ------------------------------------------------------------------- seats

    def tell(self) -> None:
        """Say what is told by now; numbers that grew roll on where there is motion."""
        scene = self._scene
        before, told, moves = scene.teller.before, scene.teller.now, scene.motion.moves
        if told.events < before.events:
            self._landed_on = None  # it was taken back: nothing has scored
        rolls = self._count_up() if moves else []
        heaps = [self._stock, self._count]
        of_the_end = [*self._won, *self._left.values(), self._price]
        seen = [each for each in (*heaps, *of_the_end) if each.isVisible()]
        plates_ = [*self._faces.values(), *self._seats.values(), self._own]
        showed = [(p, (p.pixmap(), p.offset())) for p in plates_ if p.isVisible()]
        who = {face: face.what[0].who for face in self._faces.values()}
        self.show()
        if not moves:
            return
        ends = told.view.over and not before.view.over
        late = FLIGHT_MS if ends else 0.0
        changing = self._turn_out_hands() if ends else []
        priced = max((roll.end for roll in changing), default=0.0)
        leaves, follows = (heaps, self._won) if ends else (of_the_end, heaps)
        went = [each for each in leaves if each in seen and not each.isVisible()]
        changing += [self._goes(each, late) for each in went]
        if went:  # else the rest lay there before anything was seen
            came = [each for each in follows if each.isVisible() and each not in seen]
            counts = [each for each in came if each in self._gains]  # told with the last price
            changing += [self._comes(e, max(late + TURN_MS, priced - TURN_MS)) for e in counts]
            changing += [self._comes(each, late + TURN_MS) for each in came if each not in counts]
        turned = [face for face, was in who.items() if face.what[0].who != was]
        # As a coin, but under the lamp, which would go out: there it looks up at once.
        coins = [face for face in turned if not face.what[0].turn]
        changing += [Roll(partial(fold, face), DISSOLVE_MS) for face in coins]
        for roll in changing:
            roll.step(0.0)
        anew = [(p, was) for p, was in showed if p.pixmap().cacheKey() != was[0].cacheKey()]
        written = [each for each in anew if each[0] not in turned]
        rolls += changing + dissolve(written, words=True)
        if rolls:
            scene.motion.roll(rolls)

    def seat_looks(self) -> dict[int, SeatLook]:
        """By seat: what an opponent's words say now."""
        scene, told = self._scene, self._scene.teller.now
        seats = scene.state.source.game.seats
        remark = remark_at_end(told.view.history, seats) if scene.state.remarks else None
        said = {remark.seat: words_of(seats[remark.seat].name, remark.occasion)} if remark else {}
        looks = {}
        for where in scene.arrangement.seats:
            seat = scene.state.seat_at(where.place)
            turn = scene.teller.turns.last_of(seat)
            looks[seat] = SeatLook(
                row=self._row(seat),
                where=where,
                last=() if turn is None else turn.parts,
                open=told.open_hands.get(seat, ()),
                price=told.prices[seat],
                t=scene.arrangement.t,
                said=said.get(seat, ""),
            )
        return looks

    def _show_seats(self) -> None:
        looks = self.seat_looks()
        rolled = [look._replace(row=self._row(seat, rolled=True)) for seat, look in looks.items()]
        self._name_size = plates.name_size([*looks.values(), *rolled])
        for look in looks.values():
            where, slip = look.where, self._left[look.where.place]
            self._show_seat(look)
            if look.left_over:
                left = look.open, look.price, where.last, look.t
                slip.show_drawn(self._scene.art, plates.draw_left, *left)
                slip.setPos(round(where.last.x), round(where.last.y))
            else:
                slip.setVisible(False)

    def _show_seat(self, look: SeatLook) -> None:
        sprite = self._seats[look.where.place]
        sprite.show_drawn(self._scene.art, plates.draw_seat, look, self._name_size)
        sprite.setToolTip(as_typed(look.row.name))  # on the table it may end in dots

    def _show_own(self) -> None:
        scene, told = self._scene, self._scene.teller.now
        state, arrangement, t = scene.state, scene.arrangement, scene.arrangement.t
        aim = translate("Table", "of {points}", points=number_text(state.target or 0))
        look = OwnLook(
            row=self._row(state.person),
            box=plates.beside_own_face(arrangement.size.plate, t),
            aim="" if state.target is None else aim,
            round=state.round_text,
            t=t,
        )
        self._own.show_drawn(scene.art, plates.draw_own, look)
        self._own.setToolTip(as_typed(look.row.name))
        self._show_face(0)
        if not (told.view.over and told.view.hand):
            self._price.setVisible(False)
            return
        x, y = arrangement.hand[-1].spot.at(1.06, 0.36)
        price = points_text(-told.prices[state.person])
        self._price.show_drawn(scene.art, sprites.draw_slip, price, 40 * t, PRICE_INK, IVORY)
        slip = self._price.boundingRect()
        right, low = scene.look.width - 4 - slip.width(), scene.look.height - 4 - slip.height()
        self._price.setPos(round(min(x, right)), round(min(y, low)))

    def _show_winner(self) -> None:
        """Once a round is over stock and pile are gathered in, and who won it is there instead."""
        scene, told = self._scene, self._scene.teller.now
        winners = sorted(told.winners)
        make = partial(Sprite, Layer.SEATS)
        faces = scene.several(self.winners, make, len(winners))
        names = scene.several(self._names, make, len(winners))
        gains = scene.several(self._gains, make, len(winners))
        for sprite in (self._stock, self._count) if winners else ():
            sprite.setVisible(False)
        arrangement, t, count = scene.arrangement, scene.arrangement.t, max(1, len(winners))
        top, low, half = self._bare_middle()
        each, high = 2 * half / count, low - top - 2 * CLEAR * t
        around = HAT + plates.HALO
        wide = min(plates.LARGE_FACE * t, high / around, each / WITH_GAIN)
        y = (top + low - around * wide) / 2 + HAT * wide
        box = Box(-wide / 2, -wide / 2, wide, wide)
        for nth, each_of in enumerate(zip(faces, names, gains, winners, strict=True)):
            face, words, gain, seat = each_of
            who = Face(scene.state.faces[seat], "glad", scene.state.threads[seat])
            look = FaceLook(who, box, turn=True, mirrored=False, held=None)
            face.show_drawn(scene.art, plates.draw_face, look)
            name = told.rows[seat].name if count == 1 else ""  # they stand close
            won = told.scores[seat]
            words.show_drawn(scene.art, plates.draw_winner, who, name, won, wide)
            gain.show_drawn(scene.art, plates.draw_gain, won, wide)
            aside = (nth - (count - 1) / 2) * each - words.boundingRect().center().x()
            for sprite in (face, words, gain):
                sprite.setPos(round(arrangement.size.axis + aside), round(y))

    def _bare_middle(self) -> tuple[float, float, float]:
        """Where stock and pile lay: between which heights is nothing else, and how far aside."""
        arrangement = self._scene.arrangement
        stock, axis = arrangement.stock, arrangement.size.axis
        boxes = [meld.box for meld in arrangement.melds] + [s.plate for s in arrangement.seats]
        level = [box for box in boxes if box.y < stock.y < box.bottom]
        near = [max(box.x - axis, axis - box.right) for box in level]
        half = min([WINNER * stock.w, *near])
        beside = [box for box in boxes if box.x < axis + half and box.right > axis - half]
        top = max((box.bottom for box in beside if box.y < stock.y), default=0.0)
        low = min([box.y for box in beside if box.y > stock.y] + [arrangement.row.y])
        return top, low, half

    # ------------------------------------------------------------------- points

    def _count_up(self) -> list[Roll]:
        """Points fly from what was laid to the name of who scores them, whose numbers roll on."""
        rolls, told, melds = list[Roll](), self._scene.teller.now, self._scene.arrangement.melds
        before, after = self._scene.teller.before.points, told.points
        laid = next((meld.box for meld in melds if meld.number == self._landed_on), None)
        for seat in [seat for seat in after if before[seat] != after[seat]]:
            gain, delay = after[seat][1] - before[seat][1], 0.0
            if gain > 0 and laid is not None:
                rolls.append(self._points_on_their_way(seat, gain, laid))
                delay = POINTS_MS
            step = partial(self._roll, seat, before[seat], after[seat])
            rolls.append(Roll(step, SUMS_MS, delay, event=told.events if told.summed else None))
            self._rolling[seat] = before[seat]
        return rolls

    @property
    def _won(self) -> list[Sprite]:
        """What stands where stock and pile lay once a round is over."""
        return [*self.winners, *self._names, *self._gains]

    @property
    def _lines(self) -> list[Sprite]:
        """What is words or a row of small cards."""
        return [*self._names, *self._gains, self._count, *self._left.values()]

    def _goes(self, item: Sprite, delay: float) -> Roll:
        """Paper turns away, words and rows fade; the number of the stock goes before it."""
        step = partial(leave if item in self._lines else turn_away, item)
        return Roll(step, TURN_MS, 0.0 if item is self._count else delay)

    def _comes(self, item: Sprite, delay: float) -> Roll:
        """Words fade in, all else turns up."""
        words = item in self._lines
        return Roll(item.setOpacity if words else partial(fold, item), TURN_MS, delay)

    def _turn_out_hands(self) -> list[Roll]:
        """At the end of a round what stayed in the hands comes out."""
        t, seats = self._scene.arrangement.t, self._scene.arrangement.seats
        left = self._left.items()
        comes = {slip: QPointF(*seats[place - 1].face.centre) for place, slip in left}
        comes[self._price] = self._price.pos() + QPointF(0, 40 * t)
        steps = [partial(_come_out, s, at, s.pos()) for s, at in comes.items() if s.isVisible()]
        return [Roll(step, LEFT_MS, WON_MS + nth * LEFT_STEP_MS) for nth, step in enumerate(steps)]

    def _roll(self, seat: int, before: Points, after: Points, part: float) -> None:
        """Show a seat's numbers on their way, in a few steps: words are not set in every frame."""
        step = round(part * ROLL_STEPS) / ROLL_STEPS
        total, on_table = (round(a + (b - a) * step) for a, b in zip(before, after, strict=True))
        if part >= 1:
            self._rolling.pop(seat, None)
        elif self._rolling.get(seat) == (total, on_table):
            return
        else:
            self._rolling[seat] = total, on_table
        place = self._scene.state.place(seat)
        if place == 0:
            self._show_own()
        else:
            self._show_seat(self.seat_looks()[seat])

    def _points_on_their_way(self, seat: int, gain: int, laid: Box) -> Roll:
        scene, arrangement = self._scene, self._scene.arrangement
        tag = scene.add(TagSprite())
        box = plates.beside_own_face(arrangement.size.plate, arrangement.t)
        end = QPointF(box.x + 80 * arrangement.t, box.y + 60 * arrangement.t)
        if (look := self.seat_looks().get(seat)) is not None:
            end = plates.points_at(look, self._name_size)
        start = QPointF(laid.centre[0], laid.bottom if laid.bottom < end.y() else laid.centre[1])
        bend, way = QPointF(end.x(), start.y()), QPainterPath(start)
        way.cubicTo(bend, bend, end)  # over no face, nor pile and hand

        def step(part: float) -> None:
            if part >= 1:
                scene.removeItem(tag)
                return
            tag.say(points_text(gain), scene.art, arrangement.t, IVORY)
            tag.setOpacity(min(1.0, 6 * part, 6 * (1 - part)))
            tag.hang(*way.pointAtPercent(ease(part, gently=True)).toTuple())

        return Roll(step, POINTS_MS)

    def _row(self, seat: int, *, rolled: bool = False) -> SeatRow:
        """What its plate tells: whose turn it is, and how many cards it holds, its face does.

        ``rolled``: once its numbers have rolled on.
        """
        row = self._scene.teller.now.rows[seat]._replace(to_move=False, cards=0)
        rolling = {} if rolled else self._rolling
        total, on_table = rolling.get(seat, (row.total, row.on_table))
        return row._replace(total=total, on_table=on_table)


def _come_out(sprite: Sprite, start: QPointF, end: QPointF, part: float) -> None:
    """Be so far on the way out of a hand, or into the light: from 0 to 1."""
    eased = ease(part)
    sprite.setOpacity(round(COME_OUT_STEPS * eased) / COME_OUT_STEPS)
    sprite.setPos((start + (end - start) * eased).toPoint())

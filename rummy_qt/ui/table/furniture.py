"""Furniture: everything on the table apart from the open cards.

Texts and points come from the teller. The numbers of cards in the stock and in hands follow the
animation card by card.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
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
from .motion import DISSOLVE_MS, SLIDE_MS, Effect, Leg, appear, dissolve, ease, fold
from .plates import FaceLook, OwnLook, SeatLook
from .sprites import Side, Sprite, TagSprite
from .stage import Stage

COUNT_STEPS: Final = 8
"""The number of steps in which a seat's numbers count up."""
POINTS_MS: Final = 320.0
"""How long points fly from a meld to the seat's numbers."""
HAT: Final = 0.78
"""The height of a winner's hat above the middle of the ring, in ring diameters."""
CLEAR: Final = 8.0
"""The margin above the hat, and below the ring's light, in units of text."""
COME_OUT_STEPS: Final = 12
"""The number of opacity steps of cards that come out of a hand; fewer steps, fewer repaints."""
LEFT_MS: Final = 500.0
LEFT_STEP_MS: Final = 60.0
"""At the end of a round, from one seat's left-over cards to those of the next."""
TURN_MS: Final = 120.0
"""For stock and pile to turn away, and for the winner to turn up."""
WON_MS: Final = 600.0
"""From the end of the round to the first left-over cards, after the winner is shown."""

WINNER: Final = 1.4
"""The winner's room on each side of the axis, in widths of the stock, where space allows."""
WITH_GAIN: Final = 2.4
"""The width of a winner's face and points together, in widths of the face."""

Points = tuple[int, int]
"""A seat's total, and its points on the table."""


class Furniture:
    """Shows stock, covered pile, plates, yarn, prices, and the winner."""

    def __init__(self, scene: Stage, cards: Cards) -> None:
        self._scene = scene
        self._cards = cards
        scene.motion.departed.connect(self._update_counts)
        scene.motion.arrived.connect(self._update_counts)
        scene.motion.landed.connect(self._show_yarn)
        self._landed_on: int | None = None
        """The number of the meld on which the last card landed."""
        self._stock = scene.add(Sprite(Layer.STOCK))
        self._count = scene.add(Sprite(Layer.STOCK))
        self.covered = scene.add(Sprite(Layer.PILE))
        self._lowest_held: Side | None = None
        self._own = scene.add(Sprite(Layer.SEATS))
        self._price = scene.add(Sprite())
        self.winners: list[Sprite] = []
        self._names: list[Sprite] = []
        self._gains: list[Sprite] = []
        """The points beside each winner's face, below the name."""
        self._faces = defaultdict[int, Sprite](lambda: scene.add(Sprite(Layer.SEATS)))
        """By chair, like ``_seats`` and ``_left``."""
        self._seats = defaultdict[int, Sprite](lambda: scene.add(Sprite(Layer.SEATS)))
        self._left = defaultdict[int, Sprite](lambda: scene.add(Sprite(Layer.SEATS)))
        self._yarn: list[Sprite] = []
        self._yarn_spots: dict[int, dict[int, Spot]] = {}
        """By meld and ``Card.index``: where the cards were when its yarn was drawn."""
        self._name_size = 0.0
        self._counting: dict[int, Points] = {}
        """By seat: the numbers shown while they count up."""

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
            self._show_face(where.chair)

    def _update_counts(self, legs: Sequence[Leg]) -> None:
        flown = [(leg, leg.flight.journey) for leg in legs if leg.flight is not None]
        for end, chair in {(way.end if leg.landed else way.start, way.chair) for leg, way in flown}:
            if end == "stock":
                self.show_stock()
            elif end == "pile":
                self._show_covered()
            elif end == "seat":
                self._show_face(chair)
        laid = [leg.sprite.place.number for leg, way in flown if way.end == "meld" and leg.landed]
        if laid:
            self._landed_on = laid[-1]
            if not self._cards.melds_in_the_air().issuperset(laid):
                self._show_yarn()

    def _still_seen(self, end: End, chair: int | None = None) -> int:
        """How many more cards are seen there than lie there: those to leave, less those to come."""
        count = 0
        for leg in self._scene.motion.legs:
            if leg.flight is not None and chair in (None, leg.flight.journey.chair):
                journey = leg.flight.journey
                here = (journey.start == end and not leg.departed) - (journey.end == end)
                count += here * journey.cards
        return count

    def show_stock(self) -> None:
        scene, arrangement = self._scene, self._scene.arrangement
        if arrangement.contents.gathered:
            return
        count = scene.state.view.stock_count + self._still_seen("stock")
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
        """The box of the stock's number of cards, below its lowest card."""
        box, edges = self._scene.arrangement.count, next(iter(self._stock.what), 0)
        return box._replace(y=box.y + sprites.EDGE * max(0, edges - 1))

    def slide(self, before: Spot) -> list[Effect]:
        """Slides stock and covered pile from where the stock was to where they are now."""
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
        return [Effect(step, SLIDE_MS)]

    def _show_face(self, chair: int) -> None:
        """Shows a player's face and mood, and an opponent's number of cards."""
        scene, arrangement, news = self._scene, self._scene.arrangement, self._scene.teller.now
        state, seat = scene.state, scene.state.seat_at(chair)
        own = plates.own_face(arrangement.size.plate, arrangement.t)
        box = arrangement.seats[chair - 1].face if chair else own
        held = state.view.hand_counts[seat]
        mood = mood_of(news.view.history, seat, news.prices[seat])
        look = FaceLook(
            who=Face(state.faces[seat], mood, state.threads[seat]),
            box=box,
            turn=news.turn == seat,
            mirrored=box.x > arrangement.size.axis,
            held=held + self._still_seen("seat", chair) if chair and not news.view.over else None,
        )
        self._faces[chair].show_drawn(scene.art, plates.draw_face, look)

    def set_lowest_held(self, card: Side | None = None) -> None:
        """Sets the lowest held discard while all visible ones are held; None otherwise."""
        self._lowest_held = card
        self._show_covered()

    def _show_covered(self) -> None:
        arrangement, contents = self._scene.arrangement, self._scene.arrangement.contents
        coming = self._cards.on_their_way_to("pile")
        covered = contents.covered - coming
        face_down = covered > 0 and not (contents.stacked and (contents.pile or coming))
        lies_on = arrangement.pile_spots if not face_down else ()
        spot = lies_on[-1] if lies_on else arrangement.next_discard
        empty = self._lowest_held is not None or len(contents.pile) + self._still_seen("pile") <= 0
        empty = empty and self._still_seen("meld") <= 0  # melds of the last round may lie across it
        if contents.gathered or not (covered or empty):
            # Where cards are gathered, it leaves with the top card of the pile.
            waits = contents.gathered and self._still_seen("pile") > 0
            self.covered.setVisible(waits and self.covered.isVisible())
            return
        self.covered.setZValue(Layer.PILE + 100 if face_down else Layer.PILE - 1)
        self.covered.show_drawn(
            self._scene.art, sprites.draw_covered, covered, face_down, self._lowest_held, spot.w
        )
        self.covered.turn(spot.angle)
        self.covered.setPos(round(spot.x), round(spot.y))

    # ------------------------------------------------------------------- yarn

    def _show_yarn(self) -> None:
        """Shows the yarn of melds; while a card flies to a meld, that of before."""
        scene, arrangement = self._scene, self._scene.arrangement
        flown_to = self._cards.melds_in_the_air()
        state = scene.state
        seats = map(state.seat_at, range(state.view.players))
        colours = tuple([state.threads[seat] for seat in seats])
        shown = scene.several(self._yarn, partial(Sprite, Layer.YARN), len(arrangement.melds))
        before, self._yarn_spots = self._yarn_spots, {}
        melds = zip(shown, arrangement.melds, arrangement.contents.melds, strict=True)
        for sprite, meld, (number, _, cards, _) in melds:
            tied = before.get(number, {})
            if number in flown_to:
                sprite.setVisible(bool(tied))
            else:
                what = meld.yarn, colours, meld.covered, arrangement.t
                sprite.show_drawn(scene.art, sprites.draw_threads, *what)
                if not tied and number == self._landed_on and scene.motion.moves:
                    scene.motion.run(appear([sprite]))
                spots = {card.index: arrangement.places[card.index].spot for card in cards}
                if spots != tied:
                    tied = spots
                    sprite.setPos(0, 0)
                    sprite.turn(0.0)
            self._yarn_spots[number] = tied

    def move_yarn(self) -> list[Effect]:
        """Moves yarn together with melds that make room."""
        self._show_yarn()
        self._tie_to_melds(0.0)
        return [Effect(self._tie_to_melds, SLIDE_MS)]

    def _tie_to_melds(self, part: float) -> None:
        melds = self._scene.arrangement.contents.melds
        for yarn, meld in zip(self._yarn, melds, strict=False):
            tied = self._yarn_spots.get(meld.number, {})
            card = next((self._cards.sprites[c.index] for c in meld.cards if c.index in tied), None)
            if card is None:
                continue
            lies, is_at = tied[card.card.index], card.spot if part < 1 else card.place.spot
            size = is_at.w / lies.w
            yarn.setPos(is_at.x - size * lies.x, is_at.y - size * lies.y)
            yarn.turn(0.0, size)

    # ------------------------------------------------------------------- seats

    def tell(self) -> None:
        """Shows what the teller tells now, with animated changes."""
        scene = self._scene
        before, news, moves = scene.teller.before, scene.teller.now, scene.motion.moves
        if news.events < before.events:
            self._landed_on = None  # undone, so nothing has scored
        effects = self._count_up() if moves else []
        heaps = [self._stock, self._count]
        of_the_end = [*self._winner_sprites, *self._left.values(), self._price]
        was_seen = [each for each in (*heaps, *of_the_end) if each.isVisible()]
        plate_sprites = [*self._faces.values(), *self._seats.values(), self._own]
        pictures = [(p, (p.pixmap(), p.offset())) for p in plate_sprites if p.isVisible()]
        who = {face: face.what[0].who for face in self._faces.values()}
        self.show()
        if not moves:
            return
        ends = news.view.over and not before.view.over
        delay = FLIGHT_MS if ends else 0.0
        changing = self._bring_out_hands() if ends else []
        priced = max((effect.end for effect in changing), default=0.0)
        leaves, follows = (heaps, self._winner_sprites) if ends else (of_the_end, heaps)
        went = [each for each in leaves if each in was_seen and not each.isVisible()]
        changing += [self._fade_out(each, delay) for each in went]
        if went:  # else there was nothing to replace
            came = [each for each in follows if each.isVisible() and each not in was_seen]
            start = delay + TURN_MS
            last = max(start, priced - TURN_MS)  # the points come with the last price
            for each in came:
                begins = last if each in self._gains else start
                changing.append(Effect(self._appearance(each), TURN_MS, begins))
        turned = [face for face, was in who.items() if face.what[0].who != was]
        # A changed face turns over like a coin, but at once where the lamp would turn with it.
        coins = [face for face in turned if not face.what[0].turn]
        changing += [Effect(partial(fold, face), DISSOLVE_MS) for face in coins]
        for effect in changing:
            effect.step(0.0)
        redrawn = [(p, was) for p, was in pictures if p.pixmap().cacheKey() != was[0].cacheKey()]
        written = [each for each in redrawn if each[0] not in turned]
        effects += changing + dissolve(written, words=True)
        if effects:
            scene.motion.run(effects)

    def seat_looks(self) -> dict[int, SeatLook]:
        """By seat: the text of each opponent."""
        scene, news = self._scene, self._scene.teller.now
        seats = scene.state.source.game.seats
        remark = remark_at_end(news.view.history, seats) if scene.state.remarks else None
        said = {remark.seat: words_of(seats[remark.seat].name, remark.occasion)} if remark else {}
        looks = {}
        for where in scene.arrangement.seats:
            seat = scene.state.seat_at(where.chair)
            turn = scene.teller.turns.last_of(seat)
            looks[seat] = SeatLook(
                row=self._row(seat),
                where=where._replace(column=where.plate),  # its words do not show its melds
                last=() if turn is None else turn.parts,
                open=news.open_hands.get(seat, ()),
                price=news.prices[seat],
                t=scene.arrangement.t,
                said=said.get(seat, ""),
            )
        return looks

    def _show_seats(self) -> None:
        looks = self.seat_looks()
        final = [look._replace(row=self._row(seat, final=True)) for seat, look in looks.items()]
        self._name_size = plates.name_size([*looks.values(), *final])
        for look in looks.values():
            where, slip = look.where, self._left[look.where.chair]
            self._show_seat(look)
            if look.left_over:
                left = look.open, look.price, where.last, look.t
                slip.show_drawn(self._scene.art, plates.draw_left, *left)
                slip.setPos(round(where.last.x), round(where.last.y))
            else:
                slip.setVisible(False)

    def _show_seat(self, look: SeatLook) -> None:
        sprite = self._seats[look.where.chair]
        sprite.show_drawn(self._scene.art, plates.draw_seat, look, self._name_size)
        sprite.setToolTip(as_typed(look.row.name))  # which may be elided on the table

    def _show_own(self) -> None:
        scene, news = self._scene, self._scene.teller.now
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
        if not (news.view.over and news.view.hand):
            self._price.setVisible(False)
            return
        x, y = arrangement.hand[-1].spot.at(1.06, 0.36)
        price = points_text(-news.prices[state.person])
        self._price.show_drawn(scene.art, sprites.draw_slip, price, 40 * t, PRICE_INK, IVORY)
        slip = self._price.boundingRect()
        right, low = scene.space.width - 4 - slip.width(), scene.space.height - 4 - slip.height()
        self._price.setPos(round(min(x, right)), round(min(y, low)))

    def _show_winner(self) -> None:
        """Shows the winners in place of stock and pile once a round is over."""
        scene, news = self._scene, self._scene.teller.now
        winners = sorted(news.winners)
        make = partial(Sprite, Layer.SEATS)
        faces = scene.several(self.winners, make, len(winners))
        names = scene.several(self._names, make, len(winners))
        gains = scene.several(self._gains, make, len(winners))
        for sprite in (self._stock, self._count) if winners else ():
            sprite.setVisible(False)
        arrangement, t, count = scene.arrangement, scene.arrangement.t, max(1, len(winners))
        top, low, half = self._free_middle()
        room, high = 2 * half / count, low - top - 2 * CLEAR * t
        around = HAT + plates.HALO
        wide = min(plates.LARGE_FACE * t, high / around, room / WITH_GAIN)
        y = (top + low - around * wide) / 2 + HAT * wide
        box = Box(-wide / 2, -wide / 2, wide, wide)
        most = (plates.LONGEST_NAME if count == 1 else WITH_GAIN - plates.START - 0.5) * wide
        shown = zip(faces, names, gains, winners, strict=True)
        for nth, (face, words, gain, seat) in enumerate(shown):
            who = Face(scene.state.faces[seat], "glad", scene.state.threads[seat])
            look = FaceLook(who, box, turn=True, mirrored=False, held=None)
            face.show_drawn(scene.art, plates.draw_face, look)
            name, won = news.rows[seat].name, news.scores[seat]
            words.show_drawn(scene.art, plates.draw_winner, who, name, won, wide, most)
            gain.show_drawn(scene.art, plates.draw_gain, won, wide)
            aside = (nth - (count - 1) / 2) * room - words.boundingRect().center().x()
            for sprite in (face, words, gain):
                sprite.setPos(round(arrangement.size.axis + aside), round(y))

    def _free_middle(self) -> tuple[float, float, float]:
        """The free area where stock and pile were: top, bottom, and half its width."""
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

    def _count_up(self) -> list[Effect]:
        """Points that fly from a meld to the player who scored them, and numbers counting up."""
        effects, news, melds = list[Effect](), self._scene.teller.now, self._scene.arrangement.melds
        before, after = self._scene.teller.before.points, news.points
        laid = next((meld.box for meld in melds if meld.number == self._landed_on), None)
        for seat in [seat for seat in after if before[seat] != after[seat]]:
            gain, delay = after[seat][1] - before[seat][1], 0.0
            if gain > 0 and laid is not None:
                effects.append(self._fly_points(seat, gain, laid))
                delay = POINTS_MS
            step = partial(self._show_counting, seat, before[seat], after[seat])
            effects.append(Effect(step, SUMS_MS, delay, event=news.events if news.summed else None))
            self._counting[seat] = before[seat]
        return effects

    @property
    def _winner_sprites(self) -> list[Sprite]:
        """Everything shown in place of stock and pile once a round is over."""
        return [*self.winners, *self._names, *self._gains]

    def _appearance(self, item: Sprite) -> Callable[[float], None]:
        """What shows an item appear, from 0 to 1: text fades in, other items turn up."""
        text = [*self._names, *self._gains, self._count, *self._left.values()]
        return item.setOpacity if item in text else partial(fold, item)

    def _fade_out(self, item: Sprite, delay: float) -> Effect:
        """Lets an item disappear in the same way; the stock's number without delay."""
        show = self._appearance(item)

        def step(part: float) -> None:
            item.setVisible(part < 1)
            show(1 - part if part < 1 else 1.0)

        return Effect(step, TURN_MS, 0.0 if item is self._count else delay)

    def _bring_out_hands(self) -> list[Effect]:
        """Moves the left-over cards out of the hands at the end of a round."""
        t, seats = self._scene.arrangement.t, self._scene.arrangement.seats
        left = self._left.items()
        comes = {slip: QPointF(*seats[chair - 1].face.centre) for chair, slip in left}
        comes[self._price] = self._price.pos() + QPointF(0, 40 * t)
        steps = [partial(_bring_out, s, at, s.pos()) for s, at in comes.items() if s.isVisible()]
        return [
            Effect(step, LEFT_MS, WON_MS + nth * LEFT_STEP_MS) for nth, step in enumerate(steps)
        ]

    def _show_counting(self, seat: int, before: Points, after: Points, part: float) -> None:
        """Counts up a seat's numbers, in a few steps so as not to draw text in every frame."""
        step = round(part * COUNT_STEPS) / COUNT_STEPS
        total, on_table = (round(a + (b - a) * step) for a, b in zip(before, after, strict=True))
        if part >= 1:
            self._counting.pop(seat, None)
        elif self._counting.get(seat) == (total, on_table):
            return
        else:
            self._counting[seat] = total, on_table
        chair = self._scene.state.chair_of(seat)
        if chair == 0:
            self._show_own()
        else:
            self._show_seat(self.seat_looks()[seat])

    def _fly_points(self, seat: int, gain: int, laid: Box) -> Effect:
        scene, arrangement = self._scene, self._scene.arrangement
        tag = scene.add(TagSprite())
        box = plates.beside_own_face(arrangement.size.plate, arrangement.t)
        end = QPointF(box.x + 80 * arrangement.t, box.y + 60 * arrangement.t)
        if (look := self.seat_looks().get(seat)) is not None:
            end = plates.points_at(look, self._name_size)
        start = QPointF(laid.centre[0], laid.bottom if laid.bottom < end.y() else laid.centre[1])
        bend, way = QPointF(end.x(), start.y()), QPainterPath(start)
        way.cubicTo(bend, bend, end)  # clear of faces, pile and hand

        def step(part: float) -> None:
            if part >= 1:
                scene.removeItem(tag)
                return
            tag.say(points_text(gain), scene.art, arrangement.t, IVORY)
            tag.setOpacity(min(1.0, 6 * part, 6 * (1 - part)))
            tag.hang(*way.pointAtPercent(ease(part, gently=True)).toTuple())

        return Effect(step, POINTS_MS)

    def _row(self, seat: int, *, final: bool = False) -> SeatRow:
        """A seat's row without what its face shows; ``final``: with its final numbers."""
        row = self._scene.teller.now.rows[seat]._replace(to_move=False, cards=0)
        counting = {} if final else self._counting
        total, on_table = counting.get(seat, (row.total, row.on_table))
        return row._replace(total=total, on_table=on_table)


def _bring_out(sprite: Sprite, start: QPointF, end: QPointF, part: float) -> None:
    """Fades a sprite in on its way out of a hand, for a progress from 0 to 1."""
    eased = ease(part)
    sprite.setOpacity(round(COME_OUT_STEPS * eased) / COME_OUT_STEPS)
    sprite.setPos((start + (end - start) * eased).toPoint())

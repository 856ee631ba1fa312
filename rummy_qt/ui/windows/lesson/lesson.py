"""One lesson on a table: the tutor follows it, the strip speaks, the spotlight points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QPainterPath, QPolygonF
from PySide6.QtWidgets import QWidget

from rummy_qt.engine import RULEBOOKS
from rummy_qt.play.company import PEOPLE
from rummy_qt.play.targets import HAND
from rummy_qt.records.header import HUMAN, Header, SeatInfo, secret_of
from rummy_qt.ui.hinting import Hinting
from rummy_qt.ui.match_choice import told_apart
from rummy_qt.ui.table.areas import listening
from rummy_qt.ui.table.arrangement import Box, Place, Spot
from rummy_qt.ui.table.scene import TableScene
from rummy_qt.ui.table.sprites import Sprite, bounds_of, draw_rim, draw_within
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.words.cards import SPOKEN
from rummy_qt.ui.words.language import retold

from .strip import LessonStrip
from .tutor import COURSE, NOTHING, OPPONENT, Chapter, Offer, Tutor


def lesson_header(name: str, chapter: Chapter) -> Header:
    """The match in which a lesson is given, for a person of this name.

    Its nonce follows from the deal, so that the teacher and the opponents do the same for
    everybody who follows the advice.
    """
    others = [SeatInfo(other, OPPONENT) for other in list(PEOPLE)[: chapter.opponents]]
    seats = told_apart((SeatInfo(name, HUMAN), *others))
    nonce = secret_of(f"course {chapter.deal}", "nonce")
    rules = RULEBOOKS[chapter.rulebook]
    return Header.new(chapter.rulebook, rules, seats, chapter.deal, nonce=nonce)


class Lesson(QObject):
    """Lives as long as its table, unless it ends before."""

    def __init__(
        self,
        table: TableView,
        hints: Hinting,
        keys: Callable[[], Mapping[str, str]],
        window: QWidget,
        number: int,
        heard: set[str],
    ) -> None:
        """``hints`` knows what is good here; ``keys``: by action, those that sentences name.

        ``number``: of the chapter, from 0; ``heard`` as for the tutor.
        """
        super().__init__(table)
        self.number = number
        self.strip = LessonStrip(window, number, [chapter.words.title for chapter in COURSE])
        self._reader, self._said = table.reader, ""
        areas = table.areas
        chapter = COURSE[number]
        self.tutor = Tutor(
            table.state, keys, lambda: areas.by_keys, hints.teach, self, chapter, heard
        )
        self.spotlight = Spotlight(table.scene_)
        for signal in (self.tutor.moved_on, areas.keys_used, areas.mouse_used):
            signal.connect(self._speak)
        retold(self.strip, self._speak)

    def end(self) -> None:
        """Nothing is said or lit any more."""
        self.tutor.stop()
        self.spotlight.put_out()
        self.strip.hide()
        self.strip.deleteLater()
        self.deleteLater()

    def _speak(self) -> None:
        tutor = self.tutor
        self.spotlight.show(tutor.offer)
        self.strip.say(tutor.note(), tutor.sentence(), tutor.progress, goodbye=tutor.finished)
        if listening():
            aloud = f"{tutor.note(SPOKEN)} {tutor.sentence(SPOKEN)}".strip()
            if aloud != self._said:
                self._said = aloud
                self._reader.say(aloud)


class Spotlight(QObject):
    """Keeps a line around an offer where the things are; it goes with the table's arrangement."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._offer = NOTHING
        self._rims: list[Sprite] = []
        scene.arranged.connect(self._draw)

    @property
    def boxes(self) -> list[Box]:
        """What is lit: cards and stock first, then the places where they may go."""
        return [*map(bounds_of, self.shapes), *self._goals()]

    @property
    def shapes(self) -> list[QPainterPath]:
        """What is seen of the cards and the stock that are lit, as a line runs along it."""
        arrangement = self._scene.arrangement
        found = [_shape(arrangement.stock)] if self._offer.stock else []
        places = arrangement.places
        lit = [places[card.index] for card in self._offer.cards if card.index in places]
        return found + [_seen(group, places.values()) for group in _in_touch(lit)]

    def show(self, offer: Offer) -> None:
        """Light this, and nothing else."""
        self._offer = offer
        self._draw()

    def put_out(self) -> None:
        """Light nothing any more."""
        self.show(NOTHING)
        self.deleteLater()

    def _goals(self) -> list[Box]:
        """The zones; not the hand, to which everything drawn goes anyway."""
        zones = self._scene.arrangement.zones
        goals = [zone for zone in self._offer.zones if zone in zones and zone != HAND]
        return [box for zone in goals for box in zones[zone]]

    def _draw(self) -> None:
        shapes, goals, art = self.shapes, self._goals(), self._scene.art
        rims = self._scene.several(self._rims, Sprite, len(shapes) + len(goals))
        for rim, shape in zip(rims, shapes, strict=False):
            rim.show_drawn(art, draw_within, shape)
        for rim, box in zip(rims[len(shapes) :], goals, strict=True):
            rim.show_drawn(art, draw_rim, box, 1.8)


def _shape(spot: Spot) -> QPainterPath:
    """The outline of a card as it lies."""
    shape = QPainterPath()
    shape.addPolygon(QPolygonF([QPointF(x, y) for x, y in (*spot.corners, spot.corners[0])]))
    return shape


def _seen(cards: Sequence[Place], places: Iterable[Place]) -> QPainterPath:
    """What others leave to be seen of these cards."""
    found = QPainterPath()
    for card in cards:
        shape = _shape(card.spot)
        for other in places:
            if other.layer > card.layer and other not in cards:
                above = _shape(other.spot)
                if above.intersects(shape):
                    shape = shape.subtracted(above)
        found = found.united(shape)
    return found.simplified()


def _in_touch(places: Iterable[Place]) -> list[list[Place]]:
    """The cards as they lie, neighbours in a row together."""
    groups: list[list[Place]] = []
    last: Place | None = None
    for place in sorted(places, key=lambda place: (place.home, place.number)):
        beside = last is not None and place.home == last.home and place.number == last.number + 1
        if beside and last is not None and last.row == place.row:
            groups[-1].append(place)
        else:
            groups.append([place])
        last = place
    return groups

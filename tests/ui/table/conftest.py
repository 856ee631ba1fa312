"""Tables without motion, played with real mouse events."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rummy_qt.engine import Card
from rummy_qt.engine.cards import CARDS
from rummy_qt.play.targets import Grab, Zone, drop_zones
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.table.arrangement import Box
from rummy_qt.ui.table.table_view import TableView
from tests.ui.mouse import LEFT, NO_KEY, carry, corner, drag
from tests.ui.tables import TableGame


class Wishes(Preferences):
    """Preferences that are never saved: the defaults, but dark and without motion."""

    def __init__(self) -> None:
        super().__init__()
        self.theme, self.animation_speed, self.calls = "dark", 0.0, "3s"

    def set(self, name: str, value: object) -> None:
        setattr(self, name, value)


class Table:
    """A table view on a game, operated with the mouse."""

    def __init__(self, game: TableGame, view: TableView, wishes: Wishes) -> None:
        self.game, self.view, self.wishes = game, view, wishes
        self.port = view.viewport()
        self.captions: list[str] = []
        """Messages shown for a while, above all why a move was refused."""
        view.bar.caption.changed.connect(self._listen)

    def _listen(self) -> None:
        caption = self.view.bar.caption
        if caption.kind() == "remark" and self.captions[-1:] != [caption.text()]:
            self.captions.append(caption.text())

    @property
    def hand(self) -> str:
        return " ".join(map(str, self.view.state.hand.cards))

    @property
    def selection(self) -> str:
        return " ".join(map(str, self.view.state.hand.selection))

    @property
    def glowing(self) -> set[Zone]:
        """The zones marked by a card's outline, or by the border of a card in them."""
        pointer, state = self.view.pointer, self.view.state
        lit = [each for each in self.view.scene_.lights._silhouettes if each.isVisible()]
        seen = {(each.x(), each.y()) for each in lit}
        places = pointer.legal_zones or drop_zones(
            Grab("hand", state.hand.selection), state.targets
        )
        lands = {zone: pointer._landing(zone, moves) for zone, moves in places.items()}
        scene = self.view.scene_
        edged = {card for card in CARDS if card.index in scene.pose.advised}
        return {
            zone
            for zone, spots in lands.items()
            if any(
                scene.arrangement.outline(at, at)[0][:2] in seen
                or scene.arrangement.meld_cards.get(at[:2]) in edged
                for at in spots
            )
        }

    @property
    def told(self) -> str:
        """The text above the hand about a drop or a click; empty if there is none."""
        caption = self.view.bar.caption
        return caption.text() if caption.kind() == "preview" else ""

    def card(self, text: str) -> QPoint:
        """A point on the uncovered part of a card."""
        return corner(self.view, Card.parse(text))

    def stock(self) -> QPoint:
        return middle(self.view.scene_.arrangement.stock.box)

    def zone(self, kind: str, meld: int | None = None) -> QPoint:
        """A point where a held card covers this zone; for hand and pile, beside their cards."""
        first: dict[object, Box] = {
            (z.kind, z.meld): boxes[0] for z, boxes in self.view.scene_.arrangement.zones.items()
        }
        box = first[kind, meld]
        if kind == "meld":
            return middle(box)
        beside = 0.02 if kind == "hand" else 0.9
        return QPoint(round(box.x + beside * box.w), round(box.y + box.h / 2))

    def point(self, at: QPoint) -> None:
        """Point elsewhere, then there: a pointer already there would send no move event."""
        QTest.mouseMove(self.port, at + QPoint(1, 1))
        QTest.mouseMove(self.port, at)

    def press(self, at: QPoint) -> None:
        QTest.mousePress(self.port, LEFT, NO_KEY, at)

    def carry(self, at: QPoint, to: QPoint) -> None:
        """Press and move the mouse without releasing the button."""
        carry(self.port, at, to)

    def drag(self, at: QPoint, to: QPoint) -> None:
        drag(self.port, at, to)

    def click(self, at: QPoint, keys: Qt.KeyboardModifier = NO_KEY) -> None:
        QTest.mouseClick(self.port, LEFT, keys, at)

    def double_click(self, at: QPoint) -> None:
        QTest.mouseClick(self.port, LEFT, NO_KEY, at)
        QTest.mouseDClick(self.port, LEFT, NO_KEY, at)
        QTest.mouseRelease(self.port, LEFT, NO_KEY, at)

    def choose(self, words: str) -> None:
        """Click the answer with these words."""
        button = next(b for b in self.view.chooser.buttons if words in b.text())
        QTest.mouseClick(button, LEFT)

    @property
    def question(self) -> list[str]:
        """The answers on offer; empty if no question is open."""
        chooser = self.view.chooser
        return [b.text() for b in chooser.buttons] if chooser.isVisible() else []

    def at_rest(self) -> bool:
        """Whether every card is in its place."""
        scene = self.view.scene_
        sprites = scene.cards.sprites
        return set(sprites) == set(scene.arrangement.places) and all(
            sprite.spot == scene.places[index].spot and sprite.isVisible()
            for index, sprite in sprites.items()
        )


def middle(box: Box) -> QPoint:
    x, y = box.centre
    return QPoint(round(x), round(y))


Lay = Callable[..., Table]


def before_a_swap(lay: Lay) -> Table:
    """The person holds the card that a joker in another player's meld stands for."""
    hands = ["7c 2d 3d", "6c *1 8c Jh Js", "9h Th"]
    table = lay(hands, upcard="Ks", stock="Qc Qd Qh Qs Ac Ad Ah", rulebook="rommy-dk")
    lap = "draw, discard 2d, draw, discard Jh, draw, discard 9h"
    next_lap = "draw, discard 3d, draw, meld 6c *1=7c 8c, discard Js, draw, discard Th, draw"
    for move in f"{lap}, {next_lap}".split(", "):
        table.game.play(move)
    return table


@pytest.fixture
def lay(qtbot: QtBot) -> Iterator[Lay]:
    """Sets up a table: ``lay(["7c 8c 9c", ""], upcard="2c")``."""
    kept: list[object] = []
    released = QWidget()
    qtbot.addWidget(released)

    def make(
        hands: list[str],
        size: tuple[int, int] = (1280, 760),
        speed: float = 0.0,
        calls: str = "3s",
        **deal: Any,
    ) -> Table:
        game = TableGame(hands, **deal)
        wishes = Wishes()
        wishes.animation_speed, wishes.calls = speed, calls
        view = TableView(game, wishes)
        qtbot.addWidget(view)
        view.resize(*size)
        view.setFocus()  # as its main window does
        with qtbot.waitExposed(view):
            view.show()
        kept.extend((game, wishes))
        return Table(game, view, wishes)

    yield make
    # QTest keeps the state of mouse buttons from one test to the next.
    QTest.mouseRelease(released, LEFT)
    QApplication.processEvents()

"""A player who uses the mouse at the table, by dragging cards as a person would."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from rummy_qt.engine import Card, Move
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Situation
from rummy_qt.play.targets import DISCARD, HAND, NEW_MELD, Zone
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.words.previews import choice_text
from tests.ui.mouse import LEFT, NO_KEY, corner, drag, inside

CALM = Situation((0, 0), 1, 1)


class MousePlayer:
    """Decides as a simple opponent would, and carries out the move by drag and drop only."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._mind = new_player("plain")
        self._deeds: dict[str, Callable[[Move], None]] = {
            "draw": self._draw,
            "take": self._take,
            "meld": self._lay_down,
            "lay": self._lay_down,
            "swap": self._lay_down,
            "discard": self._discard,
            "pass": self._press_button,
            "concede": self._press_button,
        }

    def play(self) -> Move:
        """Make one move of the person, whose turn it is."""
        move = self._mind.choose(self._view.state.view, CALM)
        self.make(move)
        return move

    def make(self, move: Move) -> None:
        """Make this move, legal or not."""
        self._deeds[move.kind](move)
        self._answer(move)

    # -------------------------------------------------------------------- kinds of moves

    def _draw(self, move: Move) -> None:
        stock = self._view.scene_.arrangement.stock.box
        self._drag(inside(stock, 0.5), self._zone(HAND))

    def _take(self, move: Move) -> None:
        if move.cards[0].index in self._view.scene_.cards.sprites:
            self._drag(corner(self._view, move.cards[0]), self._zone(HAND))
        else:
            QTest.mouseClick(self._view.bar.whole_pile, LEFT)

    def _lay_down(self, move: Move) -> None:
        cards = [card.bare for card in move.cards]
        self._select(cards)
        zone = NEW_MELD if move.kind == "meld" else Zone("meld", move.meld)
        self._drag(corner(self._view, cards[-1]), self._zone(zone))

    def _discard(self, move: Move) -> None:
        self._select(())
        self._drag(corner(self._view, move.cards[0]), self._zone(DISCARD))

    def _press_button(self, move: Move) -> None:
        bar = self._view.bar
        QTest.mouseClick(bar.pass_ if move.kind == "pass" else bar.concede, LEFT)

    def _answer(self, move: Move) -> None:
        """Choose the move if the table asks which is meant."""
        chooser = self._view.chooser
        if chooser.isVisible():
            answers = {button.text(): button for button in chooser.buttons}
            QTest.mouseClick(answers[choice_text(move, self._view.state.view)], LEFT)

    # -------------------------------------------------------------------- the mouse

    def _select(self, cards: tuple[Card, ...] | list[Card]) -> None:
        hand = self._view.state.hand
        for card in set(hand.selection) ^ set(cards):
            QTest.mouseClick(self._port, LEFT, NO_KEY, corner(self._view, card))
        assert set(hand.selection) == set(cards)

    def _drag(self, start: QPoint, end: QPoint) -> None:
        drag(self._port, start, end)

    @property
    def _port(self) -> QWidget:
        return self._view.viewport()

    def _zone(self, zone: Zone) -> QPoint:
        """A point in a zone, beside any cards in it."""
        across = {"hand": 0.02, "meld": 0.5, "discard": 0.4}.get(zone.kind, 0.95)
        return inside(self._view.scene_.arrangement.zones[zone][0], across)

"""The stage: what the rooms of a table share while a match is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from rummy_qt.ui.models.table_state import TableState
from rummy_qt.ui.theme import Theme

from .arrangement import Look, Place, Pose
from .art import CardArt
from .layout import Arrangement, pose
from .motion import Motion
from .teller import Teller

Item = TypeVar("Item", bound=QGraphicsItem)


class Stage(QGraphicsScene):
    """Where everything lies, how the hand is held, what is told, and what is on its way."""

    motion: Motion

    def __init__(
        self, state: TableState, art: CardArt, arrangement: Arrangement, parent: QObject
    ) -> None:
        super().__init__(parent, itemIndexMethod=QGraphicsScene.ItemIndexMethod.NoIndex)
        self.state = state
        self.art = art
        self.arrangement = arrangement
        self.look: Look = arrangement.look
        self.speed = 1.0
        """Of all motion; 0: nothing moves."""
        self.teller = Teller(state, self)
        self.pose = Pose()
        self.places: dict[int, Place] = {}
        """By ``Card.index``: where every open card belongs, the hand as it is held now; a card in
        the air where it came from."""

    def add(self, item: Item) -> Item:
        self.addItem(item)
        return item

    def several(self, items: list[Item], make: Callable[[], Item], count: int) -> list[Item]:
        """So many of these are seen, made where there are fewer; none is ever thrown away."""
        items += [self.add(make()) for _ in range(count - len(items))]
        for nth, item in enumerate(items):
            item.setVisible(nth < count)
        return items[:count]

    @property
    def theme(self) -> Theme:
        return self.art.theme

    @property
    def hand_places(self) -> list[Place]:
        """Of the hand's cards that are not in the air, as it is held now."""
        held = self.pose.held
        return [p for p in self.places.values() if p.home == "hand" and p.card.index not in held]

    def hold(self, pose_: Pose) -> None:
        """Let the hand be held like that: its places, nothing that is seen."""
        self.pose = pose_
        self.places = {**self.arrangement.places, **pose(self.arrangement, pose_)}

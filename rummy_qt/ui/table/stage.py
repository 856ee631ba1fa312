"""The stage: what the rooms of a table share while a match is shown.

Pictures that can wait are drawn one by one, when nothing else is to be done (``IdleWork``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from rummy_qt.ui.models.table_state import TableState

from .arrangement import Look, Place, Pose
from .art import CardArt
from .layout import Arrangement, pose
from .motion import Motion
from .teller import Teller

Item = TypeVar("Item", bound=QGraphicsItem)
CALM_MS: Final = 40
"""While cards are held, no picture is made until nothing has moved for so long."""


class Stage(QGraphicsScene):
    """Where everything lies, how the hand is held, what is told, and what is on its way."""

    look: Look

    def __init__(
        self, state: TableState, art: CardArt, arrangement: Arrangement, parent: QObject
    ) -> None:
        super().__init__(parent, itemIndexMethod=QGraphicsScene.ItemIndexMethod.NoIndex)
        self.state = state
        self.art = art
        self.arrangement = arrangement
        self.idle = IdleWork(self)
        self.motion = Motion(self)
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
    def hand_places(self) -> list[Place]:
        """Of the hand's cards that are not in the air, as it is held now."""
        held = self.pose.held
        return [p for p in self.places.values() if p.home == "hand" and p.card.index not in held]

    def hold(self, pose_: Pose) -> bool:
        """Let the hand be held like that: its places, nothing that is seen; whether that is new.

        What is chosen stands up, but while cards of the hand are held; what is new, or due.
        """
        before, state, rows = self.pose, self.state, self.state.hand.values
        cards = () if pose_.held else state.hand.selection
        due = [row.card.index for row in rows if state.is_due(row.card) and not pose_.advised]
        self.pose = pose_._replace(
            chosen=frozenset([card.index for card in cards]),
            new=frozenset([row.card.index for row in rows if row.new and not pose_.advised]),
            due=frozenset(due),
        )
        self.places = {**self.arrangement.places, **pose(self.arrangement, self.pose)}
        return self.pose != before


class IdleWork(QObject):
    """What a drag is about to need comes first, then ``rest``, piece by piece."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._stage = stage
        self.rest: Callable[[], bool] = bool
        """Does one more piece, and says whether there is another."""
        self._ahead: list[Callable[[], object]] = []
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._use_turn)

    def make_ready(self, ahead: Iterable[Callable[[], object]]) -> None:
        """Do these, one in a turn of the event loop, in place of those before."""
        self._ahead = list(ahead)
        if self._ahead:
            self.wait()

    def wait(self) -> None:
        """Go on as soon as nothing else is to be done."""
        self._timer.start(CALM_MS if self._stage.pose.held else 0)

    def _use_turn(self) -> None:
        if self._ahead:
            self._ahead.pop(0)()
        elif not self.rest():
            return
        self._timer.start(0)

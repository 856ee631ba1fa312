"""The base of the scene: state shared by the classes that draw the table, and idle-time work."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from rummy_qt.ui.models.table_state import TableState

from .arrangement import CardPlace, Pose, Space
from .art import CardArt
from .layout import Arrangement, pose
from .motion import Motion
from .teller import Teller

Item = TypeVar("Item", bound=QGraphicsItem)
CALM_MS: Final = 40
"""During a drag, idle work starts only after the pointer has rested for this many ms."""


class Stage(QGraphicsScene):
    """The current arrangement, pose, art, teller and motion of the table."""

    space: Space

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
        self.places: dict[int, CardPlace] = {}
        """By ``Card.index``: the place of every open card, with the hand in its current pose. A
        card being dragged has the place it was taken from."""

    def add(self, item: Item) -> Item:
        self.addItem(item)
        return item

    def several(self, items: list[Item], make: Callable[[], Item], count: int) -> list[Item]:
        """Return the first ``count`` items, made visible; the others are hidden for later reuse.

        Missing items are made with ``make`` and appended to ``items``.
        """
        items += [self.add(make()) for _ in range(count - len(items))]
        for n, item in enumerate(items):
            item.setVisible(n < count)
        return items[:count]

    @property
    def hand_places(self) -> list[CardPlace]:
        """The places of the hand's cards that are not being dragged, in the current pose."""
        held = self.pose.held
        return [p for p in self.places.values() if p.home == "hand" and p.card.index not in held]

    def set_pose(self, pose_: Pose) -> bool:
        """Set the pose and recompute ``places``, moving no sprite; return whether it changed.

        Adds the selected cards (none during a drag), the new and the due ones from the state.
        """
        before, state, rows = self.pose, self.state, self.state.hand.values
        selected = () if pose_.held else state.hand.selection
        due = [row.card.index for row in rows if state.is_due(row.card) and not pose_.advised]
        self.pose = pose_._replace(
            chosen=frozenset([card.index for card in selected]),
            new=frozenset([row.card.index for row in rows if row.new and not pose_.advised]),
            due=frozenset(due),
        )
        self.places = {**self.arrangement.places, **pose(self.arrangement, self.pose)}
        return self.pose != before


class IdleWork(QObject):
    """Runs small jobs between events: pictures a drag is about to need first, then ``rest``."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._stage = stage
        self.rest: Callable[[], bool] = bool
        """Does one more job and returns whether another is left."""
        self._jobs: list[Callable[[], object]] = []
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._run_one)

    def make_ready(self, jobs: Iterable[Callable[[], object]]) -> None:
        """Replace the pending jobs; one runs per turn of the event loop."""
        self._jobs = list(jobs)
        if self._jobs:
            self.wait()

    def wait(self) -> None:
        """Start the timer again, for the next idle moment."""
        self._timer.start(CALM_MS if self._stage.pose.held else 0)

    def _run_one(self) -> None:
        if self._jobs:
            self._jobs.pop(0)()
        elif not self.rest():
            return
        self._timer.start(0)

"""Tells a program that plays from outside, with a real mouse, where things are.

The program runs this file where ``RUMMY_QT_ANNOUNCE`` names it. Each line on standard output is
the word ``ready``, once, or an object in JSON: what can be pressed now, the notice that is shown,
and the table once it is at rest. All points are ``[x, y]`` on the screen, in device-independent
pixels.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from PySide6.QtCore import QPoint, QPointF, QTimer
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from rummy_qt.ui.bridge import GameBridge
from rummy_qt.ui.table.arrangement import Box
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.windows.main_window import NoticeBar

INTERVAL_MS: Final = 50

Point = list[int]


def say(line: str) -> None:
    """Write a line to standard output."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


class Announcer(QTimer):
    """Polls the window, and reports what has changed."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, interval=INTERVAL_MS)
        self._window = window
        self._said = ""
        self.timeout.connect(self._look)
        say("ready")
        self.start()

    def _look(self) -> None:
        table = self._window.findChild(TableView)
        if table is not None and table.scene_.motion.busy:
            return
        notices = self._window.findChild(NoticeBar)
        seen = {
            "buttons": buttons(table),
            "notice": "" if notices is None else notices.text,
            "table": None if table is None else places(table),
        }
        line = json.dumps(seen)
        if line != self._said:
            self._said = line
            say(line)


def buttons(table: TableView | None) -> dict[str, Point]:
    """The middle of every button that can be pressed now, by its name.

    Buttons of the table have the names that their row uses: ``table_call``.
    """
    front = QApplication.activeModalWidget()
    held = {} if table is None else vars(table.bar)
    row = {each: f"table_{name}" for name, each in held.items() if isinstance(each, QPushButton)}
    return {
        name: _on_screen(button, button.rect().center())
        for button in QApplication.allWidgets()
        if isinstance(button, QPushButton)
        and (name := row.get(button, button.objectName()))
        and button.isVisible()
        and button.isEnabled()
        and front in (None, button.window())
    }


def places(table: TableView) -> dict[str, Any] | None:
    """The progress of the match, and where the person can act; None for a replay."""
    source = table.state.source
    if not isinstance(source, GameBridge):
        return None
    view, arrangement, port = table.state.view, table.scene_.arrangement, table.viewport()

    def point(box: Box, across: float, down: float) -> Point:
        return _on_screen(port, QPoint(round(box.x + across * box.w), round(box.y + down * box.h)))

    return {
        "match": source.game.header.id,
        "lines": len(source.game.record.lines),
        "mine": table.state.my_turn,
        "phase": view.phase,
        "stock": point(arrangement.stock.box, 0.5, 0.5),
        "pile": point(arrangement.pile_box, 0.4, 0.5),
        "hand": point(arrangement.hand_boxes[1], 0.02, 0.5),
        # The corner that the next card in the fan does not cover.
        "cards": {
            str(place.card): _on_screen(port, QPointF(*place.spot.at(0.09, 0.1)).toPoint())
            for place in table.scene_.hand_places
        },
    }


def _on_screen(widget: QWidget, point: QPoint) -> Point:
    place = widget.mapToGlobal(point)
    return [place.x(), place.y()]

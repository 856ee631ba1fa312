"""A monkey at the window: it clicks, drags, types, scrolls and resizes at random.

The window may neither fail nor hang: there must be no uncaught error, no Qt warning, no iteration
of the event loop that takes longer than ``ALLOWED``, and at the end a match can still be played.
Time in which the system ran other programs does not count.
"""

from __future__ import annotations

import argparse
import faulthandler
import gc
import os
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import TracebackType

import shiboken6
from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QObject, QPoint, QPointF, QRect, QTimer
from PySide6.QtCore import Qt as _Qt
from PySide6.QtGui import QDesktopServices, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QMenu, QWidget

from rummy_qt.engine import RULEBOOKS
from rummy_qt.opponents.judge import Judge
from rummy_qt.records.header import SeatInfo
from rummy_qt.ui.app import finish_startup
from rummy_qt.ui.application import make_application
from rummy_qt.ui.match_choice import MatchChoice
from rummy_qt.ui.preferences import of_group
from rummy_qt.ui.start import open_window
from rummy_qt.ui.windows.main_window import MainWindow
from tests.qt_messages import listen, overheard
from tests.ui.keyboard import press
from tests.ui.mouse import corner
from tests.ui.mouse_player import CALM
from tests.ui.torture.evening import ROOT, Clock, in_home

ALLOWED = 0.100
"""Seconds allowed for anything except a change of the look or a file dialog."""
_OF_THE_MOUSE = "Mouse event"
"""Warnings of QTest's mouse about clicks that nothing accepts and points outside widgets."""
_MOST_OPEN = 200
"""The most dialogs open on top of each other."""
_MOST_LISTED = 40
_LEVELS = ("beginner", "club")
_NESTED_MS = 20
_LOOKS = {id(one) for group in ("look", "cards") for one in of_group(group)}
_LETTERS = [_Qt.Key(code) for code in range(_Qt.Key.Key_A, _Qt.Key.Key_Z + 1)]
_KEYS = [
    _Qt.Key.Key_Tab, _Qt.Key.Key_Tab, _Qt.Key.Key_Return, _Qt.Key.Key_Space,
    _Qt.Key.Key_Escape, _Qt.Key.Key_Left, _Qt.Key.Key_Right, _Qt.Key.Key_Up, _Qt.Key.Key_Down,
    _Qt.Key.Key_Home, _Qt.Key.Key_End, _Qt.Key.Key_PageUp, _Qt.Key.Key_PageDown,
    _Qt.Key.Key_Delete, _Qt.Key.Key_Backspace, _Qt.Key.Key_F1, _Qt.Key.Key_F11, *_LETTERS,
]  # fmt: skip
_MODIFIERS = [
    *[_Qt.KeyboardModifier.NoModifier] * 6,
    _Qt.KeyboardModifier.ShiftModifier,
    _Qt.KeyboardModifier.ControlModifier,
    _Qt.KeyboardModifier.AltModifier,
    _Qt.KeyboardModifier.ControlModifier | _Qt.KeyboardModifier.ShiftModifier,
]
_BUTTONS = [_Qt.MouseButton.LeftButton] * 8 + [
    _Qt.MouseButton.RightButton,
    _Qt.MouseButton.MiddleButton,
]


@dataclass
class Report:
    """The result of a run."""

    events: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    aside: int = 0
    """Long gaps that are not judged: after a change of the look, or a file dialog."""
    longest: float = 0.0
    gaps: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    stuck: str = ""

    @property
    def faults(self) -> list[str]:
        stuck = [f"stuck at the end: {self.stuck}"] if self.stuck else []
        return self.errors + self.warnings + stuck + self.gaps

    def __str__(self) -> str:
        kinds = ", ".join(f"{name} {number}" for name, number in self.kinds.most_common())
        listed = self.faults[:_MOST_LISTED]
        return "\n".join(
            [
                f"{self.events} events ({kinds}): {len(self.errors)} uncaught errors,"
                f" {len(self.warnings)} warnings of Qt's, {len(self.gaps)} gaps over"
                f" {1000 * ALLOWED:.0f} ms (longest {1000 * self.longest:.0f} ms,"
                f" {self.aside} more after changes of the looks and dialogs for files), at the end"
                f" {'stuck' if self.stuck else 'a match can be played'}",
                *listed,
            ]
        )


def no_files(opened: Callable[[], None]) -> None:
    """Closes file dialogs as they open: through them the monkey could reach real files.

    ``opened`` is called for each. Where the desktop has none of its own, Qt's dialog waits, when
    deleted, for the disk, to save its size, and for the thread that reads a folder. An event filter
    on the application would also work, but makes each page take half as long again.
    """
    opening = QFileDialog.open

    def open_and_leave(dialog: QFileDialog) -> None:
        opening(dialog)
        opened()
        QTimer.singleShot(0, dialog.reject)

    QFileDialog.open = open_and_leave  # type: ignore[assignment, method-assign]  # our pages call it


class Monkey(QObject):
    """Sends random events, also in nested event loops such as that of an open menu."""

    def __init__(self, window: MainWindow, seed: int, report: Report) -> None:
        super().__init__()
        self._window = window
        self._chance = Random(seed)
        self._report = report
        self._mind = Judge()
        self._left = 0
        """The number of events still to send."""
        self._doing = ""
        self._unjudged = 0
        """The number of events whose duration is not judged."""
        window.commands.actions["quit"].triggered.disconnect()  # the window must stay open
        window.preferences.changed.connect(self._on_preference)
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._step)
        self._clock = Clock()
        self._loop = QAbstractEventDispatcher.instance()
        self._deeds: list[tuple[int, str, Callable[[], object]]] = [
            (28, "press a button", self._press_something),
            (22, "click", self._click),
            (10, "drag", self._drag),
            (12, "play", self._play),
            (14, "key", self._key),
            (5, "wheel", self._wheel),
            (4, "double click", self._double_click),
            (3, "action", self._act),
            (1, "resize", self._resize),
            (1, "new match", self._new_match),
        ]

    def run(self, events: int) -> None:
        """Send that many events, then close everything that is open."""
        self._left = events
        self._clock.lap()
        self._loop.awake.connect(self._beat)
        self._next.start(0)
        QApplication.exec()
        self._loop.awake.disconnect(self._beat)

    def _step(self) -> None:
        self._next.start(_NESTED_MS)  # in case the event starts a nested event loop
        if self._left > 0:
            self._left -= 1
            self._unjudged -= 1
            weights = [weight for weight, _, _ in self._deeds]
            (_, name, deed) = self._chance.choices(self._deeds, weights)[0]
            self._doing = f"event {self._report.events}, {name} at {self._describe()}"
            self._report.events += 1
            self._report.kinds[name] += 1
            deed()
        elif (open_ := QApplication.activePopupWidget()) is not None:
            open_.close()
            open_.hide()
        else:
            QApplication.exit(0)
        self._next.start(0)

    def _beat(self) -> None:
        """Called once per iteration of the event loop: measures how long it took."""
        took, reckoned = self._clock.lap()
        if self._unjudged > 0:
            self._report.aside += took > ALLOWED
            return
        self._report.longest = max(self._report.longest, took)
        if took > ALLOWED:
            told = f"{1000 * took:.0f} ms ({1000 * reckoned:.0f} ms reckoning): {self._doing}"
            self._report.gaps.append(told)

    def recover(self) -> None:
        """Close whatever is open and play a little; reports what is not possible."""
        for _ in range(_MOST_OPEN):
            front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
            front = front or next(iter(self._others()), None)  # never the main window itself
            if front is None:
                break
            if not front.close() or QApplication.activeModalWidget() is front:
                self._press_something()
            self._turn()
        self._window.pages.leave_replay()
        self._new_match()
        if not self._waited_for_me():
            self._report.stuck = f"nobody's move: {self._describe()}, {self._told()} lines"
            return
        before = self._told()
        self._play()
        if self._told() <= before:
            self._report.stuck = f"no move could be made: {self._describe()}"

    # --------------------------------------------------------------------------- targets

    def _front(self) -> QWidget:
        """Where events go: an open menu, otherwise a dialog, otherwise mostly the main window."""
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if front is not None:
            return front
        others = self._others()
        aside = others and self._chance.random() < 0.7
        return self._chance.choice(others) if aside else self._window

    def _others(self) -> list[QWidget]:
        """The windows other than the main window."""
        return [
            widget
            for widget in QApplication.topLevelWidgets()
            if widget.isVisible() and widget is not self._window and not _is_tip(widget)
        ]

    def _anywhere(self) -> tuple[QWidget, QPoint]:
        """A random point in a window in front, and the widget at that point."""
        front = self._front()
        point = self._point_in(front.rect())
        return self._at(front, point)

    def _at(self, front: QWidget, point: QPoint) -> tuple[QWidget, QPoint]:
        widget = front.childAt(point) or front
        return widget, widget.mapFrom(front, point)

    def _point_in(self, rect: QRect) -> QPoint:
        chance = self._chance
        return rect.topLeft() + QPoint(
            chance.randrange(max(1, rect.width())), chance.randrange(max(1, rect.height()))
        )

    # ----------------------------------------------------------------------------- actions

    def _click(self) -> None:
        widget, point = self._anywhere()
        button, modifier = self._chance.choice(_BUTTONS), self._modifier()
        QTest.mouseMove(widget, point)
        self._press(widget, point, button, modifier)

    def _double_click(self) -> None:
        widget, point = self._anywhere()
        button, modifier = self._chance.choice(_BUTTONS), self._modifier()
        self._press(widget, point, button, modifier)
        if _is_alive(widget):
            at = QPointF(point), QPointF(widget.mapToGlobal(point))
            second = QEvent.Type.MouseButtonDblClick
            QApplication.sendEvent(widget, QMouseEvent(second, *at, button, button, modifier))
        if _is_alive(widget):
            QTest.mouseRelease(widget, button, modifier, point)

    def _press(
        self,
        widget: QWidget,
        point: QPoint,
        button: _Qt.MouseButton = _BUTTONS[0],
        modifier: _Qt.KeyboardModifier = _MODIFIERS[0],
    ) -> None:
        """Press and release; a menu opened by the press runs inside it and may delete the widget.

        Qt's own `mouseClick` releases even when the widget has been deleted.
        """
        if _is_alive(widget):
            QTest.mousePress(widget, button, modifier, point)
        if _is_alive(widget):
            QTest.mouseRelease(widget, button, modifier, point)

    def _drag(self) -> None:
        front = self._front()
        table = self._window.pages.table
        if table is not None and table.isVisible() and front is self._window:
            cards = table.state.hand.cards
            port = table.viewport()
            start = corner(table, self._chance.choice(cards)) if cards else QPoint(5, 5)
            end = self._point_in(port.rect())
        else:
            port, start = self._at(front, self._point_in(front.rect()))
            end = self._point_in(port.rect())
        modifier = self._modifier()
        QTest.mousePress(port, _BUTTONS[0], modifier, start)
        for part in (0.2, 0.6, 1.0):
            if _is_alive(port):  # as in ``_press``
                QTest.mouseMove(port, start + (end - start) * part)
        if _is_alive(port):
            QTest.mouseRelease(port, _BUTTONS[0], modifier, end)

    def _press_something(self) -> None:
        front = self._front()
        if isinstance(front, QMenu):
            actions = [action for action in front.actions() if action.isEnabled()]
            actions = [action for action in actions if not action.isSeparator()]
            if not actions or self._chance.random() < 0.2:
                front.close()
                return
            place = front.actionGeometry(self._chance.choice(actions)).center()
            self._press(front, place)
            return
        buttons = [
            button
            for button in front.findChildren(QAbstractButton)
            if button.isVisible() and button.isEnabled()
        ]
        if buttons:
            button = self._chance.choice(buttons)
            self._doing += f": {button.objectName() or button.text()}"
            self._press(button, button.rect().center())
        else:
            self._click()

    def _key(self) -> None:
        key, modifier = self._chance.choice(_KEYS), self._modifier()
        widget = self._front()
        press(key, modifier=modifier, to=QApplication.focusWidget() or widget)

    def _wheel(self) -> None:
        widget, point = self._anywhere()
        QTest.wheelEvent(
            widget.window().windowHandle(),
            widget.mapTo(widget.window(), point).toPointF(),
            QPoint(0, self._chance.choice((-120, 120, -600, 600))),
        )

    def _act(self) -> None:
        if QApplication.activeModalWidget() is not None:
            return
        actions = self._window.commands.actions
        name = self._chance.choice(list(actions))
        self._doing += f": {name}"
        actions[name].trigger()

    def _resize(self) -> None:
        window = self._window
        width, height = self._chance.randrange(900, 1700), self._chance.randrange(560, 1100)
        window.resize(width, height)

    def _new_match(self) -> None:
        if QApplication.activeModalWidget() is not None:
            return
        rulebook = self._chance.choice(list(RULEBOOKS))
        players = self._chance.randrange(2, 7)
        seats = [SeatInfo("Ann", "human")]
        seats += [SeatInfo(f"Bo {n}", self._chance.choice(_LEVELS)) for n in range(1, players)]
        rules, seed = RULEBOOKS[rulebook], str(self._chance.randrange(1 << 30))
        self._window.commands.begin(MatchChoice(rulebook, rules, tuple(seats), seed=seed))

    def _play(self) -> None:
        """Play a sensible move, so that matches make progress."""
        table, bridge = self._window.pages.table, self._window.session.bridge
        if table is None or bridge is None or not table.isVisible():
            return
        if QApplication.activePopupWidget() or QApplication.activeModalWidget():
            return
        if bridge.game.may_deal:
            self._window.commands.actions["next_round"].trigger()
        elif self._is_mine() and not bridge.game.match.round.over and not table.chooser.isVisible():
            bridge.submit(self._mind.choose(bridge.game.view(), CALM))

    def _is_mine(self) -> bool:
        bridge = self._window.session.bridge
        if bridge is None:
            return False
        rnd = bridge.game.match.round
        return rnd.over or rnd.seat == bridge.game.person

    def _modifier(self) -> _Qt.KeyboardModifier:
        return self._chance.choice(_MODIFIERS)

    # ----------------------------------------------------------------------------- the rest

    def _turn(self) -> None:
        QApplication.processEvents()

    def _waited_for_me(self, patience: float = 20.0) -> bool:
        """Wait for the person's turn; five opponents may take long, but each of them moves.

        ``patience``: seconds without any move after which it gives up.
        """
        told, end = self._told(), time.monotonic() + patience
        while not self._is_mine():
            if told != self._told():
                told, end = self._told(), time.monotonic() + patience
            if time.monotonic() > end:
                return False
            self._turn()
            time.sleep(0.001)
        return True

    def _told(self) -> int:
        """The number of lines in the record of the match on the table."""
        bridge = self._window.session.bridge
        return len(bridge.game.record.lines) if bridge else 0

    def _on_preference(self, name: str) -> None:
        preferences = type(self._window.preferences)
        if id(vars(preferences)[name]) in _LOOKS:
            self.look_away()

    def look_away(self) -> None:
        """Do not judge the time of the next events."""
        self._unjudged = 3

    def _describe(self) -> str:
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        shown = [front] if front else [w for w in QApplication.topLevelWidgets() if w.isVisible()]
        names = [widget.objectName() or type(widget).__name__ for widget in shown]
        return f"{', '.join(names)} ({type(self._window.pages.currentWidget()).__name__})"


def _is_tip(widget: QWidget) -> bool:
    return widget.windowType() == _Qt.WindowType.ToolTip


def _is_alive(widget: QWidget) -> bool:
    return shiboken6.isValid(widget)


def play(events: int, seed: int) -> Report:
    """Run the monkey in this process, with a fresh home."""
    report = Report()
    listen()
    _app = make_application()
    QDesktopServices.openUrl = staticmethod(lambda url: True)  # type: ignore[method-assign]  # no browser

    def failed(
        kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        report.errors.append("".join(traceback.format_exception(kind, error, trace)))

    with overheard() as heard:
        gc.disable()  # as the program does, until ``finish_startup``
        window = open_window(None)
        sys.excepthook = failed
        threading.excepthook = lambda args: failed(
            args.exc_type, args.exc_value, args.exc_traceback
        )
        monkey = Monkey(window, seed, report)
        no_files(monkey.look_away)
        QTest.qWaitForWindowExposed(window)
        finish_startup(window)
        monkey.run(events)
        monkey.recover()
        window.close()
        QApplication.processEvents()
        report.warnings += [text for text in heard if not text.startswith(_OF_THE_MOUSE)]
    return report


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--untimed", action="store_true", help="gaps are no faults")
    parser.add_argument("--here", action="store_true", help="in the home of this process")
    args = parser.parse_args(arguments)
    if not args.here:
        with tempfile.TemporaryDirectory() as home:
            command = [sys.executable, "-m", "tests.ui.torture.monkey", "--here"]
            command += ["--events", str(args.events), "--seed", str(args.seed)]
            command += ["--untimed"] if args.untimed else []
            done = subprocess.run(command, env=in_home(Path(home)), cwd=ROOT, check=False)
        sys.exit(done.returncode)
    faulthandler.enable()
    report = play(args.events, args.seed)
    if args.untimed:
        report.gaps.clear()
    sys.stdout.write(f"{report}\n")
    sys.stdout.flush()
    os._exit(bool(report.faults))


if __name__ == "__main__":
    main()

"""What keyboard and screen reader users find on a page, measured from its widgets."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QMainWindow,
    QScrollArea,
    QTabBar,
    QTabWidget,
    QWidget,
)

from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.windows.new_match import SeatsAtTable
from tests.ui.colours import contrast
from tests.ui.keyboard import PLAIN, SHIFT, focus, press

MOST_STOPS: Final = 90
"""Tab is pressed at most this often."""
AROUND: Final = 6
"""Points around a widget in which its focus may be drawn."""
CLEAR: Final = 3.0
"""Minimum contrast between the focus indicator and what was there before."""
RINGS: Final = (TableView, SeatsAtTable)
"""The windows or areas in which Tab goes around."""
TARGET: Final = 24
"""Minimum width and height of anything clickable, in points."""


def called(widget: QWidget | None) -> str:
    """A widget's name in a fault."""
    if widget is None:
        return "nothing"
    text = getattr(widget, "text", str)()
    return f"{type(widget).__name__} {widget.objectName() or widget.accessibleName()} {text!r}"


def walk(
    modifier: Qt.KeyboardModifier, look: Callable[[QWidget], object] = called
) -> list[QWidget]:
    """The stops of Tab with this modifier, from the focus until it is reached again.

    ``look`` is called at each stop while it has the focus.
    """
    first, stops = focus(), [focus()]
    for _ in range(MOST_STOPS):
        look(focus())
        press(Qt.Key.Key_Tab, modifier=modifier)
        if focus() is first:
            return stops
        stops.append(focus())
    raise AssertionError(f"no way back to {called(first)}: {[*map(called, stops)]}")


def expected_stops(page: QWidget) -> set[QWidget]:
    """Everything usable on a page, which must be reachable."""
    return {
        widget
        for widget in page.findChildren(QWidget)
        if widget.window() is page.window()
        and widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
    }


def faults(page: QWidget) -> Iterator[str]:
    """Everything wrong with a page in its present state."""
    yield from tab_faults(page)
    yield from letter_faults(letters(page))


def tab_faults(page: QWidget) -> Iterator[str]:
    """Tab must reach everything once, and Shift+Tab the same backwards."""
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Tab, modifier=SHIFT)
    faults: list[str] = []
    there = walk(PLAIN, lambda stop: faults.extend([*name_faults(stop), *focus_faults(stop)]))
    yield from faults
    fields = Counter(name_of(stop) for stop in there if not isinstance(stop, QAbstractButton))
    yield from (f"two fields are called {name!r}" for name, n in fields.items() if name and n > 1)
    yield from order_faults(page, there)
    back = walk(SHIFT)
    for widget, times in Counter(there).items():
        if times > 1:
            yield f"Tab leads {times} times to {called(widget)}"
    for widget in expected_stops(page) - set(there):
        yield f"Tab never leads to {called(widget)}"
    for widget in set(there) - expected_stops(page):
        yield f"Tab leads to {called(widget)}"
    if back != [there[0], *reversed(there[1:])]:
        yield f"Shift+Tab leads another way: {[*map(called, there)]} {[*map(called, back)]}"


def order_faults(page: QWidget, stops: list[QWidget]) -> Iterator[str]:
    """Tab follows reading order: down, to the right in a line, and up only to what is beside.

    The table has its own order: players around a table are visited clockwise.
    """
    back = []
    for one, other in pairwise([*stops, stops[0]]):
        if any(_within(one, kind) is _within(other, kind) is not None for kind in RINGS):
            continue
        before, after = one, other
        scroller, other_scroller = _within(one, QScrollArea), _within(other, QScrollArea)
        if scroller is not other_scroller:  # compare the areas, whatever their scroll positions
            before, after = scroller or one, other_scroller or other
            if before.isAncestorOf(after):
                before = one
            elif after.isAncestorOf(before):
                after = other
        here, there = _rect(before, page), _rect(after, page)
        above = there.bottom() < here.top() and there.left() <= here.right()
        level = there.top() <= here.bottom() and here.top() <= there.bottom()
        if above or (level and there.right() < here.left()):
            back.append(
                f"Tab leads back from {called(one)} {here.getRect()} to {called(other)}"
                f" {there.getRect()}"
            )
    if len(back) > 1:  # one is the step from the end to the beginning
        yield from back


def _rect(widget: QWidget, page: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint()), widget.size())


def _within(widget: QWidget, kind: type[QWidget]) -> QWidget | None:
    """The nearest ancestor of this class."""
    above = widget.parentWidget()
    while above is not None and not isinstance(above, kind):
        above = above.parentWidget()
    return above


def name_of(widget: QWidget) -> str:
    """The name that a screen reader announces; empty if there is none."""
    texts = [widget.accessibleName()]
    texts += [
        label.text() for label in widget.window().findChildren(QLabel) if label.buddy() is widget
    ]
    if isinstance(widget, QAbstractButton):
        texts.append(widget.text())
    if isinstance(widget, QTabBar):
        texts.append(widget.tabText(widget.currentIndex()))
    return next((text for text in texts if text.strip()), "")


def name_faults(widget: QWidget) -> Iterator[str]:
    """A screen reader must have something to announce."""
    if not name_of(widget):
        yield f"no name: {called(widget)}"


def focus_faults(widget: QWidget) -> Iterator[str]:
    """It must be visible with the focus, and look different from without it."""
    QApplication.processEvents()
    region = widget.visibleRegion()
    if region.isEmpty():
        yield f"out of contents: {called(widget)}"
        return
    window = widget.window()
    place = region.boundingRect().translated(widget.mapTo(window, QPoint()))
    place = place.adjusted(-AROUND, -AROUND, AROUND, AROUND) & window.rect()
    with_it = window.grab(place).toImage()
    widget.clearFocus()
    QApplication.processEvents()
    without = window.grab(place).toImage()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    seen = changed_pixels(with_it, without)
    needed = min(widget.width(), widget.height(), 60)
    if seen < needed:
        yield f"focus hardly seen, {seen} pixels of {needed}: {called(widget)}"


def changed_pixels(one: QImage, other: QImage) -> int:
    """How many pixels differ by a contrast of at least ``CLEAR``."""
    images = [image.convertToFormat(QImage.Format.Format_RGB32) for image in (one, other)]
    pixels = (memoryview(image.constBits()).cast("I") for image in images)
    pairs = Counter(zip(*pixels, strict=True))
    return sum(
        pixels
        for (was, now), pixels in pairs.items()
        if was != now and contrast(QColor(was).name(), QColor(now).name()) >= CLEAR
    )


def letters(page: QWidget) -> Iterator[tuple[str, str]]:
    """The underlined letters on the visible page, each with its text."""
    texts = [button.text() for button in page.findChildren(QAbstractButton) if button.isVisible()]
    for label in page.findChildren(QLabel):
        if label.buddy() is not None and label.isVisible():
            texts.append(label.text())
    for tabs in page.findChildren(QTabWidget):
        texts += [tabs.tabText(place) for place in range(tabs.count())]
    if isinstance(page, QMainWindow):
        texts += [action.text() for action in page.menuBar().actions()]
    return underlined(texts)


def underlined(texts: Iterable[str]) -> Iterator[tuple[str, str]]:
    for text in texts:
        for letter in re.findall(r"(?<!&)&(\w)", text):
            yield letter.lower(), text


def letter_faults(found: Iterable[tuple[str, str]]) -> Iterator[str]:
    """No letter may be used twice."""
    by_letter: dict[str, list[str]] = {}
    for letter, text in found:
        by_letter.setdefault(letter, []).append(text)
    for letter, texts in by_letter.items():
        if len(texts) > 1:
            yield f"{letter} stands for {texts}"

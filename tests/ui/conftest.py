"""What holds for every test with a window: Qt has nothing to complain of, from first to last."""

from __future__ import annotations

import gc
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtGui import QCursor, QFont
from PySide6.QtWidgets import QApplication

from rummy_qt.ui import background
from rummy_qt.ui.application import register_resources
from rummy_qt.ui.fonts import GROWN
from rummy_qt.ui.table.art import CardArt, Picture
from rummy_qt.ui.voice import desktops_font
from rummy_qt.ui.words import language
from tests.patience import PATIENCE
from tests.qt_messages import overheard
from tests.ui.today import Today
from tests.ui.windows.prompt import EagerTeacher

register_resources()

MOST_BAKED = 2500
"""Some hundred megabytes."""


@pytest.fixture(autouse=True)
def qt_is_content() -> Iterator[None]:
    """Fail a test in which a warning of Qt's came, even if the program took it for its log.

    It is set up before all that the test asks for, and so hears the taking down, too.
    """
    with overheard() as heard:
        yield
    assert not heard, f"Qt warned: {heard}"


@pytest.fixture(autouse=True)
def the_font_is_the_desktops_again(qt_is_content: None) -> Iterator[None]:
    """Give the application the font back that a window has taken from it."""
    yield
    app = QApplication.instance()
    if isinstance(app, QApplication):
        if app.font() != desktops_font(app):
            app.setFont(desktops_font(app))
        app.setProperty(GROWN, None)


@pytest.fixture
def larger_font(
    qapp: QApplication, the_font_is_the_desktops_again: None
) -> Iterator[Callable[[float], None]]:
    """The desktop's font becomes so many times as large as it usually is."""
    usual = desktops_font(qapp)

    def enlarge(times: float) -> None:
        font = QFont(usual)
        font.setPointSizeF(usual.pointSizeF() * times)
        qapp.setFont(font)

    yield enlarge
    qapp.setFont(usual)


@pytest.fixture(autouse=True)
def what_was_closed_is_gone(the_font_is_the_desktops_again: None) -> Iterator[None]:
    """Delete for good what a test has left to be deleted later: no event loop comes to do it.

    Windows that pile up are dressed again with every new one, and hold their pictures. What a test
    made is young garbage still. A window left open lies over those of later tests: it is a fault.
    """
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect(0)
    open_still = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    for widget in open_still:
        widget.close()
    if QCoreApplication.instance() is not None:
        QCursor.setPos(0, 0)  # else it points at what the next test shows there
    assert not open_still


@pytest.fixture(scope="session")
def baked(qapp: QApplication) -> Iterator[OrderedDict[tuple[object, ...], Picture]]:
    """The pictures of cards that tests have had drawn, the one used last at the end."""
    pictures: OrderedDict[tuple[object, ...], Picture] = OrderedDict()
    yield pictures
    pictures.clear()  # while there is an application


@pytest.fixture(autouse=True)
def cards_are_drawn_once(
    baked: OrderedDict[tuple[object, ...], Picture], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every test lays a table of its own; a picture follows from drawing, style and look alone."""

    def once(draw: Callable[..., Picture]) -> Callable[..., Picture]:
        def drawn(art: CardArt, *what: Any) -> Picture:
            key, look = what[-2:]
            asked = (draw, art.style, key, look)
            picture = baked.get(asked)
            if picture is None:
                picture = baked[asked] = draw(art, *what)
                if len(baked) > MOST_BAKED:
                    baked.popitem(last=False)
            else:
                baked.move_to_end(asked)
            return picture._replace()  # each call gives another

        return drawn

    for name in ("_bare", "_shaded"):
        monkeypatch.setattr(CardArt, name, once(getattr(CardArt, name)))


class DoneAtOnce(background.Task):
    """A task that is done before ``start_task`` returns."""

    def _send(self, call: Callable[[], object]) -> None:
        call()


@pytest.fixture(autouse=True)
def tasks_are_done_at_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare the tests the waiting, unless they ask for threads by the mark ``threads``.

    With threads, too, a match has begun when ``begin`` returns.
    """
    monkeypatch.setattr("rummy_qt.ui.session.PATIENCE", PATIENCE)

    def start_task(*args: Any, lasting: bool = False, **options: Any) -> background.Task:
        task = DoneAtOnce(*args, **options)
        task.run()
        return task

    if "threads" not in request.keywords:
        monkeypatch.setattr(background, "start_task", start_task)
        monkeypatch.setattr("rummy_qt.records.pauses._REST", 0.0)  # there is no other thread


@pytest.fixture(autouse=True)
def it_is_one_day(monkeypatch: pytest.MonkeyPatch) -> None:
    for page in ("challenge", "day", "main_window", "welcome", "practice"):
        monkeypatch.setattr(f"rummy_qt.ui.windows.{page}.date", Today)


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    language.speak("en")
    QLocale.setDefault(QLocale("en"))
    yield
    for translator in qapp.findChildren(QTranslator, language.OURS):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(before)


@pytest.fixture(autouse=True)
def teacher_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who teaches sits here, and not in a process."""
    monkeypatch.setattr("rummy_qt.ui.session.start_process", EagerTeacher)

"""Set-up for every test with a window: Qt must not print a warning at any time."""

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

MOST_CARD_PICTURES = 2500
"""How many pictures are kept: some hundred megabytes."""


@pytest.fixture(autouse=True)
def no_qt_warnings() -> Iterator[None]:
    """Fail a test during which Qt printed a warning, even one that the program logged.

    It is set up before all other fixtures, so that it also sees warnings during their teardown.
    """
    with overheard() as heard:
        yield
    assert not heard, f"Qt warned: {heard}"


@pytest.fixture(autouse=True)
def restored_font(no_qt_warnings: None) -> Iterator[None]:
    """Restore the application's font, which a window may have changed."""
    yield
    app = QApplication.instance()
    if isinstance(app, QApplication):
        if app.font() != desktops_font(app):
            app.setFont(desktops_font(app))
        app.setProperty(GROWN, None)


@pytest.fixture
def larger_font(qapp: QApplication, restored_font: None) -> Iterator[Callable[[float], None]]:
    """Make the desktop's font this many times as large as usual."""
    usual = desktops_font(qapp)

    def enlarge(times: float) -> None:
        font = QFont(usual)
        font.setPointSizeF(usual.pointSizeF() * times)
        qapp.setFont(font)

    yield enlarge
    qapp.setFont(usual)


@pytest.fixture(autouse=True)
def closed_widgets_are_deleted(restored_font: None) -> Iterator[None]:
    """Delete everything that a test scheduled for deletion: no event loop runs to do it.

    Otherwise every new window would restyle the old ones too, and they keep their pictures. Objects
    made during a test are still in the youngest generation. A window left open is an error: it
    would cover those of later tests.
    """
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect(0)
    open_still = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    for widget in open_still:
        widget.close()
    if QCoreApplication.instance() is not None:
        QCursor.setPos(0, 0)  # otherwise it would hover over something in the next test
    assert not open_still


@pytest.fixture(scope="session")
def card_pictures(qapp: QApplication) -> Iterator[OrderedDict[tuple[object, ...], Picture]]:
    """The card pictures drawn so far, the most recently used last."""
    pictures: OrderedDict[tuple[object, ...], Picture] = OrderedDict()
    yield pictures
    pictures.clear()  # while the application still exists


@pytest.fixture(autouse=True)
def shared_card_pictures(
    card_pictures: OrderedDict[tuple[object, ...], Picture], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Share card pictures between tests: they depend only on drawing, style and look."""

    def once(draw: Callable[..., Picture]) -> Callable[..., Picture]:
        def drawn(art: CardArt, *what: Any) -> Picture:
            key, look = what[-2:]
            asked = (draw, art.style, key, look)
            picture = card_pictures.get(asked)
            if picture is None:
                picture = card_pictures[asked] = draw(art, *what)
                if len(card_pictures) > MOST_CARD_PICTURES:
                    card_pictures.popitem(last=False)
            else:
                card_pictures.move_to_end(asked)
            return picture._replace()  # a new object for each call, as in the program

        return drawn

    for name in ("_bare", "_shaded"):
        monkeypatch.setattr(CardArt, name, once(getattr(CardArt, name)))


class DoneAtOnce(background.Task):
    """A task that has finished when ``start_task`` returns."""

    def _send(self, call: Callable[[], object]) -> None:
        call()


@pytest.fixture(autouse=True)
def tasks_run_at_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run background tasks at once, except in tests marked ``threads``.

    Even in those, a match has begun when ``begin`` returns.
    """
    monkeypatch.setattr("rummy_qt.ui.session.PATIENCE", PATIENCE)

    def start_task(*args: Any, lasting: bool = False, **options: Any) -> background.Task:
        task = DoneAtOnce(*args, **options)
        task.run()
        return task

    if "threads" not in request.keywords:
        monkeypatch.setattr(background, "start_task", start_task)
        monkeypatch.setattr("rummy_qt.records.pauses._REST", 0.0)  # no other thread to wait for


@pytest.fixture(autouse=True)
def fixed_date(monkeypatch: pytest.MonkeyPatch) -> None:
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
def teacher_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The teacher runs in this process, not in one of its own."""
    monkeypatch.setattr("rummy_qt.ui.session.start_process", EagerTeacher)

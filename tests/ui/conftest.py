"""What holds for every test with a window: Qt has nothing to complain of, from first to last."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

import rummy_qt.ui.resources_rc  # noqa: F401 - registers the translations
from rummy_qt.ui import errands
from rummy_qt.ui.words import language
from tests.qt_messages import overheard


@pytest.fixture(autouse=True)
def qt_is_content() -> Iterator[None]:
    """Fail a test in which a warning of Qt's came, even if the program took it for its log.

    It is set up before all that the test asks for, and so hears the taking down, too.
    """
    with overheard() as heard:
        yield
    assert not heard, f"Qt warned: {heard}"


@pytest.fixture(autouse=True)
def what_was_closed_is_gone(qt_is_content: None) -> Iterator[None]:
    """Delete for good what a test has left to be deleted later: no event loop comes to do it.

    Windows that pile up are dressed again with every new one, and hold their pictures. What a test
    made is young garbage still.
    """
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect(0)


class DoneAtOnce(errands.Errand):
    """An errand that is done before ``send`` returns."""

    def _send(self, call: Callable[[], object]) -> None:
        call()


@pytest.fixture(autouse=True)
def errands_are_done_at_once(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Spare the tests the waiting, unless they ask for threads by the mark ``threads``."""

    def send(*args: Any, **options: Any) -> errands.Errand:
        errand = DoneAtOnce(*args, **options)
        errand.run()
        return errand

    if "threads" not in request.keywords:
        monkeypatch.setattr(errands, "send", send)


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

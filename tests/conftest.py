"""What holds for every test: no screen, English, nobody's real data, reproducible examples."""

import gc
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

# Before anything imports Qt.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

# The suite starts the program and its opponents very often: they are compiled once, not each time.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Records are synced turn by turn: on a disk that is busy, the tests would mostly wait for it.
# Programs are started from there, too.
if sys.platform == "linux" and os.access("/dev/shm", os.W_OK):
    runs = not os.statvfs("/dev/shm").f_flag & os.ST_NOEXEC
    if runs and shutil.disk_usage("/dev/shm").free > 4 << 30:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", "/dev/shm")

import build_resources
import coverage
import native
import pytest
from hypothesis import find, settings
from hypothesis.strategies import none
from pytestqt.qtbot import QtBot
from smoke_test import HOME_VARIABLES

from rummy_qt import uncompiled

if os.environ.get("RUMMY_QT_TESTS") != "compiled":  # tests/compiled.py runs those
    uncompiled.install()
if "PYTEST_XDIST_WORKER" not in os.environ:
    build_resources.build(native.ROOT)  # before any test imports them
if not native.is_fresh():
    STALE = any(native.machine_code())
    native.remove()  # what is older than its source would be played with
else:
    STALE = False

from tests.patience import PATIENCE, until
from tests.qt_messages import listen

SHOWING: dict[str, tuple[str, ...]] = {"play": ("play",), "records": ("records",), "ui": ("ui",)}
"""By layer, the folders of the tests that have to show what it does."""
if os.environ.get("RUMMY_QT_TESTS") != "compiled":  # else the engine has been measured before
    SHOWING["engine"] = ("engine", "rules")

sys.dont_write_bytecode = False  # as said above, and for this process

UNMEASURED = {"test_torture.py", "test_fair_calls.py", "test_golden.py", "test_verdict.py"}
"""Files of tests that try much of what others show as well: measuring makes them slow."""

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


IN_MS = round(1_000 * PATIENCE)


class PatientBot(QtBot):
    """The bot of pytest-qt, which would lose patience after five seconds: no test names a time."""

    def waitUntil(self, callback: Callable[[], bool | None], **options: Any) -> None:
        from PySide6.QtTest import QTest  # late: most tests need no Qt

        until(callback, QTest.qWait, **options)

    def waitSignal(self, signal: Any, **options: Any) -> Any:
        return super().waitSignal(signal, timeout=IN_MS, **options)

    def waitExposed(self, widget: Any, **options: Any) -> Any:
        return super().waitExposed(widget, timeout=IN_MS, **options)

    def waitActive(self, widget: Any, **options: Any) -> Any:
        return super().waitActive(widget, timeout=IN_MS, **options)


def pytest_configure(config: pytest.Config) -> None:
    """Listen to Qt from the beginning; know every path that is named; leave no garbage to chance.

    Python looks for garbage on whichever thread makes an object, be it the one on which a worker
    hears of its next test. What is Qt's may be destroyed on the thread of the window alone.
    """
    gc.disable()
    listen()
    if hasattr(config, "workerinput"):
        measure_once()
    else:
        refuse_what_is_not_there(config)


def pytest_collection_finish() -> None:
    """Leave what was imported out of every later search, as the program does when it has begun.

    A table that goes has all be looked through: beside thousands of tests, that took as long as
    the tests of tables themselves. Hypothesis asks once who holds its random numbers: before that.
    """
    find(none(), lambda _: True)
    gc.collect()
    gc.freeze()


def pytest_runtest_logfinish() -> None:
    """Look for garbage on the thread of the tests, as often as Python would."""
    _, young, old = gc.get_count()
    gc.collect(2 if old > 10 else 1 if young > 10 else 0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if STALE:
        terminalreporter.line("The machine code was older than its sources: plain Python ran.")


def measure_once() -> None:
    """End what measures before a worker's session begins: the session starts a measurement anew.

    The first would go on whenever the second pauses, in vain: nobody saves it.
    """
    early = coverage.Coverage.current()
    if early is not None:
        early.stop()


def refuse_what_is_not_there(config: pytest.Config) -> None:
    """Name a path that does not exist: with several workers, it is only said that no tests ran."""
    for named in config.args:
        path = named.partition("::")[0]
        if not (config.invocation_params.dir / path).exists():
            raise pytest.UsageError(f"there are no tests at {path}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Measure coverage in the tests of the layers that are measured, and only there.

    They have to show what those do; and the others, searches above all, stay fast.
    """
    measured = coverage.Coverage.current()
    if measured is None:
        return (yield)
    sources: Any = measured.get_option("run:source")
    layers = {Path(source).name for source in sources or ()}
    folder = item.path.relative_to(Path(__file__).parent).parts[0]
    shows = any(folder in SHOWING.get(layer, ()) for layer in layers)
    if shows and item.path.name not in UNMEASURED:
        return (yield)
    measured.stop()
    try:
        return (yield)
    finally:
        measured.start()


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    """The application of the program."""
    from rummy_qt.ui.application import Application  # late: most tests need no Qt

    return Application


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """Start Qt as the program does."""
    from rummy_qt.ui.application import QT_ARGUMENTS

    return QT_ARGUMENTS


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> PatientBot:
    """Takes the place of the one that comes with pytest-qt."""
    return PatientBot(request)


@pytest.fixture(autouse=True)
def chance_is_the_same_each_time(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deal that nobody named is another one in each test, and the same in each run."""
    chance = Random(request.node.nodeid)
    monkeypatch.setattr("rummy_qt.records.header.os", SimpleNamespace(urandom=chance.randbytes))
    monkeypatch.setattr("secrets.token_hex", lambda size: chance.randbytes(size).hex())
    monkeypatch.setattr("random.SystemRandom", lambda: chance)


@pytest.fixture(autouse=True)
def nobody_is_in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked has all the time there is; a test that wants them to be late says so."""
    for limit in ("OWN_LIMIT", "PROGRAM_LIMIT"):
        monkeypatch.setattr(f"rummy_qt.opponents.process.{limit}", PATIENCE)


@pytest.fixture(autouse=True)
def fresh_user(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test its own empty home, so that no test meets a real saved match or setting."""
    home = tmp_path_factory.mktemp("home")
    for name in HOME_VARIABLES:
        monkeypatch.setenv(name, str(home))
    for name in ("CACHE", "CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    return home

"""Set-up for every test: no screen, English, an empty home, the same random numbers in each run."""

import gc
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

# Set before anything imports Qt.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

# The suite starts the program and its opponents very often: compile them once, not each time.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Records are synced after every turn: on a busy disk, the tests would mostly wait for that. The
# tests also start programs from this folder.
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
    build_resources.build(native.ROOT)  # before any test imports the resources
if not native.is_fresh():
    STALE = any(native.machine_code())
    native.remove()  # otherwise the tests would run machine code older than its source
else:
    STALE = False

from tests.patience import PATIENCE, until
from tests.qt_messages import listen

SHOWING: dict[str, tuple[str, ...]] = {"play": ("play",), "records": ("records",), "ui": ("ui",)}
"""By measured layer, the folders of the tests that must cover it."""
if os.environ.get("RUMMY_QT_TESTS") != "compiled":  # otherwise an earlier run measured the engine
    SHOWING["engine"] = ("engine", "rules")

sys.dont_write_bytecode = False  # the environment variable above does not affect this process

UNMEASURED = {"test_torture.py", "test_fair_calls.py", "test_golden.py", "test_verdict.py"}
"""Test files that try many cases of what others already cover: measuring would make them slow."""

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


IN_MS = round(1_000 * PATIENCE)


class PatientBot(QtBot):
    """Waits for ``PATIENCE`` instead of pytest-qt's five seconds: no test sets a time."""

    def waitUntil(self, callback: Callable[[], bool | None], **options: Any) -> None:
        from PySide6.QtTest import QTest  # imported here: most tests need no Qt

        until(callback, QTest.qWait, **options)

    def waitSignal(self, signal: Any, **options: Any) -> Any:
        return super().waitSignal(signal, timeout=IN_MS, **options)

    def waitExposed(self, widget: Any, **options: Any) -> Any:
        return super().waitExposed(widget, timeout=IN_MS, **options)

    def waitActive(self, widget: Any, **options: Any) -> Any:
        return super().waitActive(widget, timeout=IN_MS, **options)


def pytest_configure(config: pytest.Config) -> None:
    """Collect Qt's messages from the start; reject missing paths; collect garbage only when told.

    Python's collector runs on whichever thread creates an object, for instance the one on which an
    xdist worker receives its next test. Qt objects may only be destroyed on the main thread.
    """
    gc.disable()
    listen()
    if hasattr(config, "workerinput"):
        stop_early_coverage()
    else:
        reject_missing_paths(config)


def pytest_collection_finish() -> None:
    """Exclude the imported modules from later garbage collections, as the program does on start.

    Each table that is deleted needs a full collection: with thousands of tests loaded, that took
    as long as the tests of the table themselves. Hypothesis searches once for references to its
    random generators, so that search comes first.
    """
    find(none(), lambda _: True)
    gc.collect()
    gc.freeze()


def pytest_runtest_logfinish() -> None:
    """Collect garbage on the main thread, as often as Python would."""
    _, young, old = gc.get_count()
    gc.collect(2 if old > 10 else 1 if young > 10 else 0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if STALE:
        terminalreporter.line("The machine code was older than its sources: plain Python ran.")


def stop_early_coverage() -> None:
    """Stop the coverage started before a worker's session: the session starts its own.

    Otherwise the first would run whenever the second pauses, and nothing saves its data.
    """
    early = coverage.Coverage.current()
    if early is not None:
        early.stop()


def reject_missing_paths(config: pytest.Config) -> None:
    """Report a missing path: with several workers, pytest only says that no tests ran."""
    for named in config.args:
        path = named.partition("::")[0]
        if not (config.invocation_params.dir / path).exists():
            raise pytest.UsageError(f"there are no tests at {path}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Measure coverage only in the tests of the measured layers.

    Those tests must cover their layer; all others, searches above all, stay fast.
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
    """The program's own ``QApplication`` class, for pytest-qt."""
    from rummy_qt.ui.application import Application  # imported here: most tests need no Qt

    return Application


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """The program's own arguments for Qt."""
    from rummy_qt.ui.application import QT_ARGUMENTS

    return QT_ARGUMENTS


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> PatientBot:
    """Replaces the fixture of pytest-qt."""
    return PatientBot(request)


@pytest.fixture(autouse=True)
def same_random_numbers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random deals differ from test to test, but each test gets the same deal in every run."""
    chance = Random(request.node.nodeid)
    monkeypatch.setattr("rummy_qt.records.header.os", SimpleNamespace(urandom=chance.randbytes))
    monkeypatch.setattr("secrets.token_hex", lambda size: chance.randbytes(size).hex())
    monkeypatch.setattr("random.SystemRandom", lambda: chance)


@pytest.fixture(autouse=True)
def no_time_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Opponents have all the time they need; a test of late answers sets its own limit."""
    for limit in ("OWN_LIMIT", "PROGRAM_LIMIT"):
        monkeypatch.setattr(f"rummy_qt.opponents.process.{limit}", PATIENCE)


@pytest.fixture(autouse=True)
def fresh_user(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test an empty home of its own, without real saved matches or settings."""
    home = tmp_path_factory.mktemp("home")
    for name in HOME_VARIABLES:
        monkeypatch.setenv(name, str(home))
    for name in ("CACHE", "CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    return home

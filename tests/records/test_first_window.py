"""The first window's lock, in one process (for two, see tests/ui/test_second_start.py)."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rummy_qt.records import first_window
from rummy_qt.records.first_window import FirstWindow, SecondStart
from rummy_qt.records.paths import locks_dir
from tests.patience import PATIENCE

HERE, THERE = {"DISPLAY": ":7"}, {"DISPLAY": ":8"}
WISH = SecondStart(Path("/a \udcff b"), "token")


@contextmanager
def answering(place: FirstWindow) -> Iterator[list[SecondStart]]:
    """A window that receives the requests of later starts."""
    heard: list[SecondStart] = []
    gone = threading.Event()

    def listen() -> None:
        while not gone.is_set():
            heard.extend(place.requests())
            time.sleep(0.005)

    thread = threading.Thread(target=listen)
    thread.start()
    yield heard
    gone.set()
    thread.join()


@pytest.fixture
def first() -> Iterator[FirstWindow]:
    place = FirstWindow(HERE)
    assert place.take()
    yield place
    place.leave()


def test_each_screen_has_its_first_window(first: FirstWindow) -> None:
    assert not FirstWindow(HERE).take()
    other = FirstWindow(THERE)
    assert other.take()
    other.leave()


@pytest.mark.parametrize("deep", ["", "x" * 120])
def test_a_second_start_is_heard_and_leaves_nothing_behind(
    deep: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home" / deep))
    monkeypatch.setattr(first_window, "_PATIENCE", PATIENCE)
    place = FirstWindow(HERE)
    assert place.take()
    second = FirstWindow(HERE)
    with answering(place) as heard:
        for wish in (WISH, SecondStart(None, "")):
            assert second.hand_over(wish)
    assert heard == [WISH, SecondStart(None, "")]
    place.leave()
    assert second.take()
    second.leave()
    assert {file.suffix for file in locks_dir().iterdir()} == {".lock"}


@pytest.mark.usefixtures("first")
def test_a_second_start_opens_its_own_window_if_the_first_hangs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(first_window, "_PATIENCE", 0.1)
    assert not FirstWindow(HERE).hand_over(WISH)
    assert not list(FirstWindow(HERE).requests()), "nobody waits for it any more"


def test_a_second_start_that_cannot_leave_a_request_opens_a_window() -> None:
    place = FirstWindow(HERE)
    place.folder.write_text("no folder")
    assert place.take(), "nobody can say"
    assert not place.hand_over(WISH)


@pytest.mark.parametrize("rubbish", [b"", b"[]", b"{}", b"\xff", b"[" * 60_000, b" " * 100_000])
def test_rubbish_among_the_requests_is_ignored(
    rubbish: bytes, first: FirstWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_window, "_PATIENCE", PATIENCE)
    (first.folder / "0.json").write_bytes(rubbish)
    with answering(first) as heard:
        assert FirstWindow(HERE).hand_over(WISH)
    assert heard == [WISH]
    (first.folder / "0.json").unlink()

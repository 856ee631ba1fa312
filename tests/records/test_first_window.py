"""The place of the first window, in one process (of two: tests/ui/test_second_start.py)."""

import threading
from pathlib import Path

from rummy_qt.records.first_window import FirstWindow, SecondStart


def test_a_window_that_is_gone_listens_no_more() -> None:
    window, before = FirstWindow(), set(threading.enumerate())
    assert window.take()
    window.listen({}, lambda _: None)
    (listening,) = set(threading.enumerate()) - before
    window.leave()
    listening.join(10)
    assert not listening.is_alive()


def test_a_second_start_hands_over_its_file_to_the_window_of_its_screen() -> None:
    first, asked = FirstWindow(), list[SecondStart]()
    assert first.take()
    first.listen({"DISPLAY": ":1"}, asked.append)
    wish = SecondStart(Path("a.rummy"), "a token")
    assert not FirstWindow().hand_over(wish, {"DISPLAY": ":2"})
    assert FirstWindow().hand_over(wish, {"DISPLAY": ":1"})
    assert asked == [wish]
    first.leave()

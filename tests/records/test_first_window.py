"""The place of the first window, in one process (of two: tests/ui/test_second_start.py)."""

import threading

from rummy_qt.records.first_window import FirstWindow


def test_a_window_that_is_gone_listens_no_more() -> None:
    window, before = FirstWindow(), set(threading.enumerate())
    assert window.take()
    window.listen({}, lambda _: None)
    (listening,) = set(threading.enumerate()) - before
    window.leave()
    listening.join(10)
    assert not listening.is_alive()

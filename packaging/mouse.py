"""A real mouse: events that a program receives from its screen, not from its own tests."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Protocol

Point = tuple[int, int]

STEPS = 6  # per drag
PAUSE = 0.03  # seconds between two events: a hand is not faster


class Mouse(Protocol):
    """Actions of a mouse."""

    def move(self, point: Point) -> None: ...
    def press(self) -> None: ...
    def release(self) -> None: ...


class X11Mouse:
    """The mouse of an X server, moved by xdotool."""

    def __init__(self, environ: dict[str, str]) -> None:
        self._environ = environ

    def move(self, point: Point) -> None:
        self._do("mousemove", *map(str, point))

    def press(self) -> None:
        self._do("mousedown", "1")

    def release(self) -> None:
        self._do("mouseup", "1")

    def _do(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._environ, check=True)


class WindowsMouse:
    """The mouse of a Windows session. Points are pixels: the screen must not be scaled."""

    PRESS, RELEASE = 0x0002, 0x0004  # of the left button

    def __init__(self) -> None:
        import ctypes

        # Looked up by name: only Windows has it.
        self._user: object = getattr(ctypes, "windll").user32  # noqa: B009 - see above

    def move(self, point: Point) -> None:
        self._call("SetCursorPos", *point)

    def press(self) -> None:
        self._call("mouse_event", self.PRESS, 0, 0, 0, 0)

    def release(self) -> None:
        self._call("mouse_event", self.RELEASE, 0, 0, 0, 0)

    def _call(self, name: str, *numbers: int) -> None:
        getattr(self._user, name)(*numbers)


def real_mouse(environ: dict[str, str]) -> Mouse | None:
    """Return this system's mouse; None on macOS, where moving it needs a person's consent."""
    makers: dict[str, Callable[[], Mouse]] = {
        "linux": lambda: X11Mouse(environ),
        "win32": WindowsMouse,
    }
    return makers[sys.platform]() if sys.platform in makers else None


def click(mouse: Mouse, point: Point) -> None:
    """Click at a point."""
    drag(mouse, point, point)


def drag(mouse: Mouse, start: Point, end: Point) -> None:
    """Drag from one point to another."""
    mouse.move(start)
    time.sleep(PAUSE)
    mouse.press()
    for point in way(start, end):
        time.sleep(PAUSE)
        mouse.move(point)
    time.sleep(PAUSE)
    mouse.release()


def way(start: Point, end: Point) -> Iterator[Point]:
    """Return the points of a straight path, without its start; empty if both ends are the same."""
    if start == end:
        return
    for step in range(1, STEPS + 1):
        part = step / STEPS
        yield (
            round(start[0] + part * (end[0] - start[0])),
            round(start[1] + part * (end[1] - start[1])),
        )

"""A private screen, so that tests and measurements do not show on the user's own."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator


@contextlib.contextmanager
def x_server(size: str, *options: str) -> Iterator[str]:
    """Run an X server whose screen has that size in pixels, as `1280x800`; return its display."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", *options]
    with subprocess.Popen(
        [*command, "-noreset", "-nolisten", "tcp"], pass_fds=[writing], stderr=subprocess.DEVNULL
    ) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as number:
                yield f":{number.readline().strip()}"
        finally:
            server.terminate()


@contextlib.contextmanager
def virtual_screen(size: str = "1280x800") -> Iterator[dict[str, str]]:
    """Return the environment for such a screen; empty if there is no X server."""
    if sys.platform != "linux":
        yield {}
        return
    with x_server(size) as display:
        yield {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}

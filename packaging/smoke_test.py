"""Starts the frozen program as a person would, on a virtual screen, and sees whether it lives.

    python packaging/smoke_test.py dist/rummy-qt/rummy-qt

Twice with the same fresh home: the second start finds what the first left when it was killed. A
traceback or a warning of Qt's on the error output fails. Needs Xvfb on Linux.
"""

import contextlib
import os
import queue
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

ANNOUNCE = "RUMMY_QT_ANNOUNCE"
"""Environment variable that makes the program write `ready` once its first picture is painted."""

PATIENCE = 60.0  # seconds: the first start of a fresh bundle reads everything from disk
LIFE = 2.0  # seconds that the program has to stay alive after it said `ready`


@contextlib.contextmanager
def virtual_screen() -> Iterator[dict[str, str]]:
    """Run a private X server; give the environment that leads to it."""
    if sys.platform != "linux":
        yield {}
        return
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24"]
    with subprocess.Popen(
        [*command, "-nolisten", "tcp"], pass_fds=[writing], stderr=subprocess.DEVNULL
    ) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as number:
                yield {"DISPLAY": f":{number.readline().strip()}", "QT_QPA_PLATFORM": "xcb"}
        finally:
            server.terminate()


def environment(home: Path, screen: dict[str, str]) -> dict[str, str]:
    """Give the program a home of its own and nothing of this process's Python or Qt settings."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "QT_", "XDG_", "WAYLAND_", "VIRTUAL_ENV"))
    }
    folders = {name: str(home) for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")}
    runtime = home / "runtime"
    runtime.mkdir(mode=0o700, exist_ok=True)
    return {**kept, **folders, "XDG_RUNTIME_DIR": str(runtime), **screen, ANNOUNCE: "1"}


def lines_of(stream: IO[str]) -> "queue.Queue[str]":
    """Read a stream in the background, so that waiting for a line can time out."""
    lines: queue.Queue[str] = queue.Queue()

    def read() -> None:
        for line in stream:
            lines.put(line)

    threading.Thread(target=read, daemon=True).start()
    return lines


def wait_until_ready(program: "subprocess.Popen[str]") -> float:
    """Give the seconds until the program says `ready`; raises `RuntimeError` if it does not."""
    assert program.stdout is not None
    lines = lines_of(program.stdout)
    start = time.monotonic()
    while time.monotonic() - start < PATIENCE:
        with contextlib.suppress(queue.Empty):
            if lines.get(timeout=0.05).strip() == "ready":
                return time.monotonic() - start
        if program.poll() is not None:
            raise RuntimeError(f"it ended with status {program.returncode} before it was ready")
    raise RuntimeError(f"it was not ready after {PATIENCE:.0f} seconds")


def live_once(program: Path, environ: dict[str, str], errors: Path) -> float:
    """Start the program, let it live, kill it; give the seconds until it was ready."""
    with (
        errors.open("w", encoding="utf-8") as error_output,
        subprocess.Popen(
            [program], env=environ, stdout=subprocess.PIPE, stderr=error_output, text=True
        ) as process,
    ):
        try:
            seconds = wait_until_ready(process)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(LIFE)
                raise RuntimeError(f"it ended by itself with status {process.returncode}")
        finally:
            process.send_signal(signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
            process.wait()
    complaints = errors.read_text(encoding="utf-8").strip()
    if complaints:
        raise RuntimeError(f"it complained:\n{complaints}")
    return seconds


def main() -> None:
    """Run the whole test; exit status 1 with a reason where the program fails."""
    program = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder, virtual_screen() as screen:
        home = Path(folder, "home é")
        home.mkdir()
        environ = environment(home, screen)
        for turn in ("first", "second"):
            try:
                seconds = live_once(program, environ, Path(folder, "errors"))
            except RuntimeError as error:
                sys.exit(f"{program.name}, {turn} start: {error}")
            print(f"{program.name}, {turn} start: ready after {seconds:.2f} s")


if __name__ == "__main__":
    main()

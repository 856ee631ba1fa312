"""Starts the frozen program as a person would, on a virtual screen, and sees whether it lives.

    python packaging/smoke_test.py dist/rummy-qt/rummy-qt

Twice with the same fresh home: the second start finds what the first left when it was killed. The
program has nothing to say on a console: a traceback or a warning of Qt's fails.

Needs Xvfb on Linux.
"""

import contextlib
import os
import queue
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
def virtual_screen(size: str = "1280x800") -> Iterator[dict[str, str]]:
    """Run a private X server of that size in pixels; give the environment that leads to it."""
    if sys.platform != "linux":
        yield {}
        return
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24"]
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


def read_lines(stream: IO[str], lines: "queue.Queue[str]") -> threading.Thread:
    """Read a stream in the background, so that waiting for a line can time out."""

    def read() -> None:
        for line in stream:
            lines.put(line.rstrip())

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    return reader


def wait_until_ready(program: "subprocess.Popen[str]", lines: "queue.Queue[str]") -> list[str]:
    """Give the lines that came before `ready`; raises `RuntimeError` if it does not come."""
    others: list[str] = []
    start = time.monotonic()
    while time.monotonic() - start < PATIENCE:
        with contextlib.suppress(queue.Empty):
            line = lines.get(timeout=0.05)
            if line == "ready":
                return others
            others.append(line)
            continue
        if program.poll() is not None:
            said = "\n".join(["", *others])
            raise RuntimeError(f"it ended with status {program.returncode} unready{said}")
    raise RuntimeError(f"it was not ready after {PATIENCE:.0f} seconds")


def live_once(program: Path, environ: dict[str, str]) -> float:
    """Start the program, let it live, kill it; give the seconds until it was ready.

    Raises `RuntimeError` where it does not live, or says anything but `ready`.
    """
    lines: queue.Queue[str] = queue.Queue()
    start = time.monotonic()
    with subprocess.Popen(
        [program], env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        reader = read_lines(process.stdout, lines)
        try:
            complaints = wait_until_ready(process, lines)
            seconds = time.monotonic() - start
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(LIFE)
                raise RuntimeError(f"it ended by itself with status {process.returncode}")
        finally:
            process.kill()
            process.wait()
            reader.join(LIFE)
    while not lines.empty():
        complaints.append(lines.get())
    if complaints:
        raise RuntimeError("\n".join(["it complained:", *complaints]))
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
                seconds = live_once(program, environ)
            except RuntimeError as error:
                sys.exit(f"{program.name}, {turn} start: {error}")
            print(f"{program.name}, {turn} start: ready after {seconds:.2f} s")


if __name__ == "__main__":
    main()

"""Takes pictures of every page and dialog, in each size and theme: `make screenshots`.

    python packaging/screenshots.py [FOLDER]
    python packaging/screenshots.py --one FOLDER WIDTH HEIGHT RATIO dark|light spruce|night

Each picture shows the window with the dialog over it, as on a screen. No screen is needed. A
warning of Qt's, or a dialog larger than its window, fails.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

SIZES = ((872, 440, 1), (1024, 640, 1), (1280, 800, 1), (2560, 1440, 2))
"""Width and height of the window in device pixels, and how many of them make one point. With its
frame the smallest fits 880×480."""
LOOKS = (("dark", "spruce"), ("light", "spruce"), ("dark", "night"), ("light", "night"))
FOLDER = Path("build", "screenshots")
ONE, INSIDE = "--one", "--inside"


def main() -> int:
    """Take all pictures, each size and look in a process of its own."""
    folder = sys.argv[1] if len(sys.argv) > 1 else str(FOLDER)
    failed = 0
    for width, height, ratio in SIZES:
        for theme, colour in LOOKS:
            done = take_one(folder, str(width), str(height), str(ratio), theme, colour)
            complaints = done.stderr.strip()
            failed += bool(done.returncode or complaints)
            print(f"{width}×{height}@{ratio} {theme} {colour}: {complaints or done.stdout.strip()}")
    return 1 if failed else 0


def take_one(folder: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Take the pictures of one size and look in a process of its own.

    Its home goes when the process has gone: until then something may be written there.
    """
    Path(folder).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        return subprocess.run(
            [sys.executable, __file__, INSIDE, folder, *words],
            env=environment(home, words[2]),
            text=True,
            capture_output=True,
            check=False,
        )


def environment(home: str, ratio: str) -> dict[str, str]:
    """A user without a past, and no screen."""
    return {
        **os.environ,
        **dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), home),
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": ratio,
        "LC_ALL": "C.UTF-8",
        "PYTHONPATH": str(Path(__file__).resolve().parents[1]),
    }


def take_inside(folder: str, width: int, height: int, ratio: int, theme: str, colour: str) -> int:
    """Take them in this process, whose environment is ready."""
    from tests.ui.windows.pictures import take_pictures

    return take_pictures(Path(folder), (width // ratio, height // ratio), theme, colour)


if __name__ == "__main__":
    if sys.argv[1:2] == [INSIDE]:
        where, wide, high, dots, *look = sys.argv[2:]
        sys.exit(take_inside(where, int(wide), int(high), int(dots), *look))
    if sys.argv[1:2] == [ONE]:
        one = take_one(*sys.argv[2:])
        sys.stderr.write(one.stderr)
        sys.stdout.write(one.stdout)
        sys.exit(one.returncode)
    sys.exit(main())

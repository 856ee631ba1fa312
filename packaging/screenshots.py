"""Takes pictures of every page and dialog, in each size and theme: `make screenshots`.

    python packaging/screenshots.py [FOLDER]
    python packaging/screenshots.py FOLDER --one WIDTH HEIGHT RATIO dark|light COLOUR [--page ID]

Each picture shows the window with the dialog over it, as on a screen. No screen is needed. A
warning of Qt's, or a dialog larger than its window, fails.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from rummy_qt.ui.theme import TABLE_COLOURS

SIZES = ((872, 440, 1), (1024, 640, 1), (1280, 800, 1), (2560, 1440, 2))
"""Width and height of the window in device pixels, and how many of them make one point. With its
frame the smallest fits 880×480."""
LOOKS = tuple((theme, colour) for colour in TABLE_COLOURS for theme in ("dark", "light"))
FOLDER = Path("build", "screenshots")
WORDS = ("WIDTH", "HEIGHT", "RATIO", "dark|light", "|".join(TABLE_COLOURS))


def main() -> int:
    """Take the pictures that are asked for, each size and look in a process of its own."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", nargs="?", default=str(FOLDER), help=f"(default: {FOLDER})")
    parser.add_argument("--one", nargs=5, metavar=WORDS, help="of this size and look alone")
    parser.add_argument("--page", default="", metavar="ID", help="of --one: what this action opens")
    parser.add_argument("--inside", nargs=6, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.inside:
        width, height, ratio, *look = args.inside
        return take_inside(args.folder, int(width), int(height), int(ratio), *look)
    if args.one:
        one = take_one(args.folder, *args.one, args.page)
        sys.stderr.write(one.stderr)
        sys.stdout.write(one.stdout)
        return one.returncode or bool(one.stderr.strip())
    return take_all(args.folder)


def take_all(folder: str) -> int:
    """Take all of them; return 1 if any failed."""
    failed = 0
    for width, height, ratio in SIZES:
        for theme, colour in LOOKS:
            done = take_one(folder, str(width), str(height), str(ratio), theme, colour, "")
            complaints = done.stderr.strip()
            failed += bool(done.returncode or complaints)
            print(f"{width}×{height}@{ratio} {theme} {colour}: {complaints or done.stdout.strip()}")
    return 1 if failed else 0


def take_one(folder: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Take the pictures of one size and look in a process of its own.

    Its home, whose name some pictures show, is removed after the process has ended, as that may
    still write there.
    """
    home = Path(folder, "home").resolve()
    home.mkdir(parents=True, exist_ok=True)
    try:
        return subprocess.run(
            [sys.executable, __file__, folder, "--inside", *words],
            env=environment(str(home), words[2]),
            text=True,
            capture_output=True,
            check=False,
        )
    finally:
        shutil.rmtree(home)


def environment(home: str, ratio: str) -> dict[str, str]:
    """The environment of a new user, without a screen."""
    return {
        **os.environ,
        **dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), home),
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": ratio,
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
        "PYTHONPATH": str(Path(__file__).resolve().parents[1]),
    }


def take_inside(folder: str, width: int, height: int, ratio: int, *look: str) -> int:
    """Take them in this process, whose environment is set up."""
    from tests.ui.windows.pictures import take_pictures

    return take_pictures(Path(folder), (width // ratio, height // ratio), *look)


if __name__ == "__main__":
    sys.exit(main())

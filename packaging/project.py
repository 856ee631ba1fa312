"""Facts about the project for all packages, each read from its single source."""

import contextlib
import os
import re
import subprocess
import tarfile
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
BUNDLE = DIST / "rummy-qt"

APP_ID = "org.rummyqt.RummyQt"


def version() -> str:
    """Return the program's version, without importing the program."""
    text = (ROOT / "rummy_qt/__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(\d+\.\d+\.\d+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("rummy_qt/__init__.py names no version of the form 1.2.3")
    return found[1]


def homepage() -> str:
    """Return the address in pyproject.toml that people find the project at; empty while none is."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        urls: dict[str, str] = tomllib.load(file)["project"].get("urls", {})
    return urls.get("Homepage", "").rstrip("/")


def build_time() -> int:
    """Return the seconds since 1970 that stand in packages: the commit's, so that builds repeat.

    Where there is no git, or nothing of it, as in an unpacked archive, it is the present.
    """
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    command = ["git", "log", "-1", "--format=%ct"]
    with contextlib.suppress(OSError):
        asked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if asked.returncode == 0:
            return int(asked.stdout)
    return int(time.time())


def neutral(entry: tarfile.TarInfo, moment: int) -> tarfile.TarInfo:
    """Return an archive member with usual owner and permissions, and a time in s since 1970."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = moment
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    entry.pax_headers = {}
    return entry


def need_bundle() -> Path:
    """Return the frozen program's folder; ends the program where it is not there."""
    if not BUNDLE.is_dir():
        raise SystemExit(f"there is no bundle in {BUNDLE}: run `make bundle` first")
    return BUNDLE


if __name__ == "__main__":
    print(build_time())

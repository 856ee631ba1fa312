"""Builds every package of the last commit twice, in two folders, and compares them byte for byte.

    python packaging/build_twice.py

The second build has another environment: home folder, permissions of new files, time zone,
language and hash seed. Takes as long as two releases. Prints differences and then exits with
status 1.
"""

import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from project import ROOT

TARGETS = ("wheel", "tarball", "deb")
FOLDERS = ("first", "second time/in another place")
"""Of different lengths, so that a path that leaks into a file is found."""
ELSEWHERE = {"TZ": "Asia/Kolkata", "LC_ALL": "C", "LANG": "C", "PYTHONHASHSEED": "7"}


def digests(dist: Path) -> dict[str, str]:
    """Return the hash of every file that was built, by its path."""
    return {
        str(path.relative_to(dist)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(dist.rglob("*"))
        if path.is_file() and not path.is_symlink()
    }


def clone(source: Path, folder: Path) -> Path:
    """Clone the last commit into a new folder, and return that."""
    command = ["git", "clone", "--quiet", "--no-local", str(source), str(folder)]
    subprocess.run(command, check=True)
    return folder


def build(folder: Path, umask: int = 0o022, **elsewhere: str) -> dict[str, str]:
    """Build all packages in a clone; raises `CalledProcessError` where one fails.

    ``elsewhere``: environment variables that differ from this process.
    """
    for target in TARGETS:
        subprocess.run(
            ["make", target], cwd=folder, check=True, umask=umask, env={**os.environ, **elsewhere}
        )
    return digests(folder / "dist")


def differences(one: dict[str, str], other: dict[str, str]) -> list[str]:
    """The files that only one build has, or that differ."""
    return sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))


def main() -> int:
    """Build twice; print what differs and give the status of the process."""
    with tempfile.TemporaryDirectory() as place:
        here = clone(ROOT, Path(place, FOLDERS[0]))
        # A clone of the first: a commit made meanwhile would be in the second alone.
        there = clone(here, Path(place, FOLDERS[1]))
        home = Path(place, "home")
        home.mkdir()
        first = build(here)
        second = build(there, 0o027, HOME=str(home), **ELSEWHERE)
    found = differences(first, second)
    for name in found:
        print(f"differs: {name}")
    print(f"{len(first)} files built twice, {len(found)} differ")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

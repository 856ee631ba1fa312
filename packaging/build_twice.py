"""Builds every package of the last commit twice, in two folders, and compares them byte for byte.

    python packaging/build_twice.py

Takes as long as two releases. Differences are named, and end it with status 1.
"""

import hashlib
import subprocess
import sys
import tempfile
from pathlib import Path

from project import ROOT

TARGETS = ("wheel", "tarball", "deb")
FOLDERS = ("first", "second time/in another place")
"""Not as long as one another: a path that slips into a file is found."""


def digests(dist: Path) -> dict[str, str]:
    """Give the hash of every file that was built, by its path."""
    return {
        str(path.relative_to(dist)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(dist.rglob("*"))
        if path.is_file() and not path.is_symlink()
    }


def clone(folder: Path) -> Path:
    """Take the last commit to a fresh folder, and give it."""
    command = ["git", "clone", "--quiet", "--no-local", str(ROOT), str(folder)]
    subprocess.run(command, check=True)
    return folder


def build(folder: Path) -> dict[str, str]:
    """Build all packages in a clone; raises `CalledProcessError` where one fails."""
    for target in TARGETS:
        subprocess.run(["make", target], cwd=folder, check=True)
    return digests(folder / "dist")


def differences(one: dict[str, str], other: dict[str, str]) -> list[str]:
    """Name the files that only one build has, or that differ."""
    return sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))


def main() -> int:
    """Build twice; print what differs and give the status of the process."""
    with tempfile.TemporaryDirectory() as place:
        # Both at once: what is committed while the first is built would be in the second.
        clones = [clone(Path(place, folder)) for folder in FOLDERS]
        first, second = map(build, clones)
    found = differences(first, second)
    for name in found:
        print(f"differs: {name}")
    print(f"{len(first)} files built twice, {len(found)} differ")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

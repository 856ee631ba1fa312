"""Gathers what the Flatpak is built from, in build/flatpak: sources, wheels, menu entry, icons.

python packaging/flatpak_sources.py

Flatpaks are built without a network. PySide comes with the base that the manifest names; what else
the program needs, and what compiles it there, are those of packaging/locked.txt.
"""

import platform
import re
import shutil
import subprocess
import sys

from desktop_files import lay_out_desktop_files
from project import DIST, ROOT, build_time
from setup_env import LOCKED

FOLDER = ROOT / "build/flatpak"
PYTHON = "3.13"
"""Of the runtime that the manifest names."""
GLIBC = range(42, 16, -1)
"""A wheel for any of these (2.42 to 2.17) runs in that runtime."""
LIBRARIES = ("librt", "mypy-extensions", "platformdirs", "send2trash")
COMPILER = (
    "ast-serialize", "mypy", "pathspec", "setuptools", "typing-extensions",
)  # fmt: skip


def pinned(lock: str) -> str:
    """Return the entries of a lock that the Flatpak is built from, PySide apart.

    Raises `ValueError` where one is not in it.
    """
    wanted = {*LIBRARIES, *COMPILER}
    entries = re.findall(r"^(?:[\w-]+)==(?:.*\\\n)*.*\n", lock, re.MULTILINE)
    kept = {entry.partition("==")[0]: entry for entry in entries}
    if lacking := sorted(wanted - kept.keys()):
        raise ValueError(f"the lock does not have {', '.join(lacking)}")
    return "".join(kept[name] for name in sorted(wanted))


def main() -> None:
    """Fill the folder; raises `CalledProcessError` where a file cannot be had."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    wanted = ROOT / "build/flatpak.txt"
    wanted.write_text(pinned(LOCKED.read_text("utf-8")), "utf-8")
    command = [sys.executable, "-P", "-m", "pip", "download", "--quiet", "--only-binary", ":all:"]
    command += ["--require-hashes", "--no-deps", "--python-version", PYTHON]
    command += [f"--platform=manylinux_2_{minor}_{platform.machine()}" for minor in GLIBC]
    command += ["--dest", str(FOLDER), "--requirement", str(wanted)]
    subprocess.run(command, check=True)
    for sources in (DIST / "python").glob("*.tar.gz"):
        shutil.copy(sources, FOLDER)
    lay_out_desktop_files(FOLDER / "share", build_time())


if __name__ == "__main__":
    main()

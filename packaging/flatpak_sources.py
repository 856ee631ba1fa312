"""Gathers what the Flatpak is built from, in build/flatpak: wheels, menu entry, icons.

python packaging/flatpak_sources.py

Flatpaks are built without a network. PySide comes with the base that the manifest names; the other
libraries are those of packaging/locked.txt.
"""

import re
import shutil
import subprocess
import sys

from desktop_files import lay_out_desktop_files
from project import DIST, ROOT, build_time
from setup_env import LOCKED

FOLDER = ROOT / "build/flatpak"
LIBRARIES = ("platformdirs", "send2trash")


def pinned(lock: str) -> str:
    """Give the entries of a lock that are the program's own libraries, PySide apart.

    Raises `ValueError` where one is not in it.
    """
    entries = re.findall(r"^(?:[\w-]+)==(?:.*\\\n)*.*\n", lock, re.MULTILINE)
    kept = [entry for entry in entries if entry.partition("==")[0] in LIBRARIES]
    if len(kept) != len(LIBRARIES):
        raise ValueError(f"the lock does not have all of {', '.join(LIBRARIES)}")
    return "".join(kept)


def main() -> None:
    """Fill the folder; raises `CalledProcessError` where a file cannot be had."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    wanted = ROOT / "build/flatpak.txt"
    wanted.write_text(pinned(LOCKED.read_text("utf-8")), "utf-8")
    command = [sys.executable, "-P", "-m", "pip", "download", "--quiet", "--only-binary", ":all:"]
    command += [
        "--require-hashes",
        "--no-deps",
        "--dest",
        str(FOLDER),
        "--requirement",
        str(wanted),
    ]
    subprocess.run(command, check=True)
    for wheel in (DIST / "python").glob("*.whl"):
        shutil.copy(wheel, FOLDER)
    lay_out_desktop_files(FOLDER / "share", build_time())


if __name__ == "__main__":
    main()

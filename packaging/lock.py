"""Writes packaging/locked.txt: every package that a set-up installs, by version and hash.

python packaging/lock.py

One file serves every Python and system. Packages are built and released with these versions;
whoever packages the program for a system of their own has the ranges of pyproject.toml.
"""

import subprocess
import sys

from project import ROOT

TARGET = ROOT / "packaging/locked.txt"
HEAD = "# What packages are built with, written by `make lock`; pyproject.toml has the ranges.\n"
EXTRAS = ("dev", "bundle")


def main() -> None:
    """Resolve the ranges anew for all systems; raises `CalledProcessError` where none fit."""
    command = [
        sys.executable,
        "-P",
        "-m",
        "uv",
        "pip",
        "compile",
        "--quiet",
        "--universal",
        "--upgrade",
    ]
    command += ["--python-version", "3.11", "--generate-hashes", "--no-annotate", "--no-header"]
    command += ["--no-emit-index-url", "--no-emit-find-links", "pyproject.toml"]
    for extra in EXTRAS:
        command += ["--extra", extra]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    TARGET.write_text(HEAD + done.stdout, "utf-8", newline="\n")


if __name__ == "__main__":
    main()

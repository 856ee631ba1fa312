"""Writes where the project lives into pyproject.toml, from which every package takes it.

    python packaging/name_home.py ADDRESS

Nobody has chosen an address yet, so pyproject.toml names none; the release workflow fills in that
of the repository it runs in, before anything is built.
"""

import re
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"


def named(text: str, address: str) -> str:
    """Give the text of pyproject.toml with the addresses below `address` in [project.urls]."""
    address = address.rstrip("/")
    if not re.fullmatch(r"https://[\w.-]+(/[\w.-]+)+", address):
        raise SystemExit(f"name_home: {address!r} is no address of a repository")
    pages = {
        "Homepage": address,
        "Issues": f"{address}/issues",
        "Changelog": f"{address}/blob/main/CHANGELOG.md",
    }
    lines = [f'{name} = "{page}"' for name, page in pages.items()]
    table = "\n".join(["[project.urls]", *lines, ""])
    text = re.sub(r"^\[project\.urls\]\n(?:\w+ = .*\n)*\n?", "", text, flags=re.MULTILINE)
    return text.replace("[project.gui-scripts]", f"{table}\n[project.gui-scripts]", 1)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("usage: python packaging/name_home.py ADDRESS")
    PROJECT.write_text(named(PROJECT.read_text("utf-8"), sys.argv[1]), "utf-8", newline="\n")

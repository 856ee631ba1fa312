"""Writes where the project lives into pyproject.toml and README.md, for every package.

    python packaging/name_home.py ADDRESS

Nobody has chosen an address yet, so pyproject.toml names none; the release workflow fills in that
of the repository it runs in, before anything is built. An index shows README.md without the files
beside it, so its links and pictures become addresses.
"""

import re
import sys

from project import ROOT, version

PROJECT = ROOT / "pyproject.toml"
README = ROOT / "README.md"


def judged(address: str) -> str:
    """Return the address without a trailing slash; exits if it is not one."""
    address = address.rstrip("/")
    if not re.fullmatch(r"https://[\w.-]+(/[\w.-]+)+", address):
        raise SystemExit(f"name_home: {address!r} is no address of a repository")
    return address


def linked(text: str, address: str) -> str:
    """Return the text of README.md with absolute links."""
    kinds = {"!": "raw", "": "blob"}

    def absolute(found: re.Match[str]) -> str:
        mark, words, target = found.groups()
        return f"{mark}[{words}]({judged(address)}/{kinds[mark]}/v{version()}/{target})"

    return re.sub(r"(!?)\[([^\]]*)\]\((?!\w+:|#)([^)]+)\)", absolute, text)


def named(text: str, address: str) -> str:
    """Return the text of pyproject.toml with the addresses below `address` in [project.urls]."""
    address = judged(address)
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
    for path, change in ((PROJECT, named), (README, linked)):
        path.write_text(change(path.read_text("utf-8"), sys.argv[1]), "utf-8", newline="\n")

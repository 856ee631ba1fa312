"""What the program is made of, and under which terms."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from rummy_qt.records import files


class Component(NamedTuple):
    """A part of the program that has an author and a licence of its own."""

    name: str
    version: str
    licence: str
    """In a word or a sentence; empty where only the texts say it."""
    texts: tuple[Path, ...]


def components() -> list[Component]:
    """All parts, as they were listed when a bundle was built.

    Empty where the program runs as a Python package, whose parts the installer lists.
    """
    if getattr(sys, "frozen", False):
        return listed(Path(getattr(sys, "_MEIPASS", ""), "licences"))
    return []


def listed(folder: Path) -> list[Component]:
    """The parts that a bundle's list of licences names."""
    entries = files.json_of((folder / "components.json").read_text("utf-8"))
    return [
        Component(
            entry["name"],
            entry["version"],
            entry["licence"],
            tuple(folder / name for name in entry["texts"]),
        )
        for entry in entries
    ]

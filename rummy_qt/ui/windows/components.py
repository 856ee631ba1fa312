"""What the program is made of, and under which terms."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import NamedTuple

from rummy_qt.ui.build_hook import build_script


class Component(NamedTuple):
    """A part of the program that has an author and a licence of its own."""

    name: str
    version: str
    licence: str
    """In a word or a sentence; empty where only the texts say it."""
    texts: tuple[Path, ...]
    """None where the part came to this computer without them."""
    home: str = ""
    """Where the texts can be read if they are not here."""


def components() -> list[Component]:
    """All parts: as they were listed when a bundle was built, else as they are installed here.

    Empty where the program was installed as a Python package, whose parts the installer lists.
    """
    if getattr(sys, "frozen", False):
        return listed(Path(getattr(sys, "_MEIPASS", ""), "licences"))
    script = build_script("collect_licences")
    if script is None:
        return []
    return [
        Component(part.name, part.version, part.licence, tuple(part.texts.values()), part.home)
        for part in script.components()
    ]


def listed(folder: Path) -> list[Component]:
    """The parts that a bundle's list of licences names."""
    entries = json.loads((folder / "components.json").read_text("utf-8"))
    return [
        Component(
            entry["name"],
            entry["version"],
            entry["licence"],
            tuple(folder / name for name in entry["texts"]),
        )
        for entry in entries
    ]

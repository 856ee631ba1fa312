"""Write the card pictures and icons: python packaging/make_deck.py [FOLDER, else assets]."""

from __future__ import annotations

import sys
from pathlib import Path

from deck.catalogue import pictures
from project import ROOT


def write(folder: Path) -> None:
    """Write every picture under `folder`; the same shapes always give the same bytes."""
    for name, drawing in pictures().items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(drawing.svg(), encoding="ascii", newline="\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "assets")

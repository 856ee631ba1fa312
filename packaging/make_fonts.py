"""Cut the fonts: python packaging/make_fonts.py [FOLDER, else assets/fonts].

Needs `pip install fonttools fontpkg-barlow` (only here; the program needs neither). Of Barlow
(Jeremy Tribby and others, SIL Open Font License 1.1) two weights are kept, with the letters of our
languages, their kerning and figures of one width. They have a name of their own, so that a Barlow
which is installed is not taken for them, and the heavier one is the bold one of its family.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from project import ROOT

FAMILY = "Rummy Barlow"
WEIGHTS = {"regular": ("Regular", 400), "bold": ("SemiBold", 700)}
"""By file: the style that is cut, and the weight that it has in its family."""
LETTERS = [
    (0x20, 0x7E), (0xA0, 0x17F),  # Latin of all our languages, and of names from elsewhere
    (0x2010, 0x2015), (0x2018, 0x201E), (0x2020, 0x2022), (0x2026, 0x2026), (0x2030, 0x2030),
    (0x2039, 0x203A), (0x20AC, 0x20AC), (0x2190, 0x2193), (0x2212, 0x2212), (0x2264, 0x2265),
]  # fmt: skip
FEATURES = ["kern", "tnum", "mark", "mkmk", "ccmp", "locl"]
_COPYRIGHT, _FAMILY, _STYLE, _UNIQUE, _FULL, _VERSION, _PLAIN = range(7)
_LICENCES = (13, 14)


def cut(style: str, weight: int) -> TTFont:
    """One weight, with our letters alone."""
    source = files("fontpkg_barlow") / f"files/Barlow-{style}.ttf"
    options = subset.Options(layout_features=FEATURES, hinting=False, recalc_timestamp=False)
    options.name_IDs = [_COPYRIGHT, _VERSION, *_LICENCES]
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[at for first, last in LETTERS for at in range(first, last + 1)])
    cutter.subset(font)
    bold = weight > 400
    named = "Bold" if bold else "Regular"
    for number, text in (
        (_FAMILY, FAMILY),
        (_STYLE, named),
        (_UNIQUE, f"{FAMILY} {named}"),
        (_FULL, f"{FAMILY} {named}"),
        (_PLAIN, f"{FAMILY.replace(' ', '')}-{named}"),
    ):
        font["name"].setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    font["OS/2"].fsSelection = 0x20 if bold else 0x40
    font["head"].macStyle = int(bold)
    return font


def main(folder: Path) -> None:
    """Write both weights and their licence."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (style, weight) in WEIGHTS.items():
        cut(style, weight).save(folder / f"{name}.ttf", reorderTables=True)
    with (files("fontpkg_barlow") / "LICENSE").open("rb") as licence:
        (folder / "OFL.txt").write_bytes(licence.read())


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "assets/fonts")

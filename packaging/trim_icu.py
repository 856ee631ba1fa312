"""Makes the data of ICU that the bundle needs: what is for our languages, and for none.

Qt sorts and changes case by ICU, whose data has 32 MB for all languages of the world. The smaller
library bears the same names, so the rest of ICU finds it as its own; if its answers differ
from those of the whole one, the bundle is not built (`judge`).
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

FOLDERS = ("", "coll")
"""ICU's kinds of data that are kept: Qt asks it for order and case alone.

The others name currencies, units and time zones, which Qt does by tables of its own, break lines,
transliterate and spell numbers.
"""

UNUSED = {"cfu", "cnv", "spp"}
"""Characters that look alike, encodings from before Unicode, names of machines in networks."""

UNUSED_NAMES = "unames.icu"
"""The Unicode names of characters."""

OF_NO_LANGUAGE = {"pool", "res_index", "root", "ucadata"}
NORWEGIAN = {"nb", "nn", "no"}  # Danish words are sorted for Norwegians, too
LOCALE = re.compile(r"([a-z]{2,3})(_\w*)?")

PROBE = """
import json, sys
from PySide6.QtCore import QCollator, QLocale
words = json.load(sys.stdin)
answers = []
for name in ("da", "de", "en", "nb", "nl", "pl", "sv", "C"):
    collator, locale = QCollator(QLocale(name)), QLocale(name)
    collator.setNumericMode(True)
    answers.append([sorted(words, key=collator.sortKey), [locale.toUpper(w) for w in words],
                    [locale.toLower(w) for w in words]])
json.dump(answers, sys.stdout)
"""
"""Lets Qt sort words and change their case, in a process that loads the library to test."""


def is_kept(item: str, languages: set[str]) -> bool:
    """Return whether an item of the data, "coll/de.res", is for these languages or for none."""
    folder, _, name = item.rpartition("/")
    stem, _, ending = name.rpartition(".")
    if folder not in FOLDERS or ending in UNUSED or name == UNUSED_NAMES:
        return False
    locale = LOCALE.fullmatch(stem)
    if ending != "res" or stem in OF_NO_LANGUAGE or locale is None:
        return True
    plain = locale[2] is None or folder == "coll"
    return plain and locale[1] in languages


def symbol(library: Path) -> tuple[int, int, str]:
    """Return (offset in the file, bytes, name) of the data in a library."""
    shown = subprocess.run(["readelf", "-Ws", library], capture_output=True, text=True, check=True)
    found = re.search(r": ([0-9a-f]{16}) +(\w+) +OBJECT .* (icudt\d+)_dat$", shown.stdout, re.M)
    if found is None:
        raise ValueError(f"{library} holds no data of ICU")
    return int(found[1], 16), int(found[2], 0), found[3]  # in memory at the same offset


def trim(library: Path, folder: Path, languages: set[str]) -> Path:
    """Make the smaller library in a folder; return its path.

    Raises `CalledProcessError` where a tool fails, `ValueError` where the library is another kind.
    """
    folder.mkdir(parents=True, exist_ok=True)
    start, size, name = symbol(library)
    # The items are named for their file, and for the order of bytes: "icudt73l/coll/de.res".
    whole, small = folder / f"{name}l.dat", folder / "small" / f"{name}l.dat"
    small.parent.mkdir(exist_ok=True)
    whole.write_bytes(library.read_bytes()[start : start + size])
    listed = subprocess.run(["icupkg", "-l", whole], capture_output=True, text=True, check=True)
    kept = languages | NORWEGIAN | {"en"}
    dropped = folder / "dropped.txt"
    gone = [item for item in listed.stdout.split() if not is_kept(item, kept)]
    dropped.write_text("\n".join(gone) + "\n", "utf-8")
    subprocess.run(["icupkg", "-r", dropped, whole, small], check=True)
    source = folder / "data.S"
    source.write_text(
        f".section .rodata\n.balign 16\n.globl {name}_dat\n.type {name}_dat, %object\n{name}_dat:\n"
        f'.incbin "{small}"\n.size {name}_dat, . - {name}_dat\n'
        '.section .note.GNU-stack, "", %progbits\n',
        "utf-8",
    )
    made = folder / library.name
    link = ["gcc", "-shared", "-nostdlib", f"-Wl,-soname,{library.name},--build-id=none"]
    subprocess.run([*link, "-o", made, source], check=True)
    judge(made)
    return made


def words() -> list[str]:
    """Return some ten thousand words: all of the program's texts, and each letter beside others."""
    root = Path(__file__).resolve().parents[1]
    texts = "".join(path.read_text("utf-8") for path in root.glob("assets/translations/*.ts"))
    letters = [chr(code) for code in range(0x20, 0x250) if chr(code).isprintable()]
    pairs = [one + other for one in "aáoöłsßzZæøåä" for other in letters]
    return sorted(set(re.findall(r"[^\W_]{2,}", texts))) + pairs


def judge(library: Path) -> None:
    """Compare Qt with the library to Qt with the whole one; raises `ValueError` if they differ."""
    asked = json.dumps(words())
    answers = [
        subprocess.run(
            [sys.executable, "-P", "-c", PROBE],
            input=asked,
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "LD_PRELOAD": preloaded},
        ).stdout
        for preloaded in ("", str(library))
    ]
    if answers[0] != answers[1]:
        raise ValueError("with the smaller data of ICU, Qt sorts or changes case otherwise")

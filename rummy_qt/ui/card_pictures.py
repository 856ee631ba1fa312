"""The pictures of cards as they lie in the resources, with the letters that a person wants."""

from __future__ import annotations

import re

from PySide6.QtCore import QFile, QIODevice

from rummy_qt.ui.words.cards import LETTERS

_INK = b"#23282d"
"""In which the letters are drawn; on a card it is the suit's colour."""
_RANK = re.compile(rb'<path id="rank-\w+"[^>]*/>\n?')
_COLOUR = re.compile(rb'id="rank-\w+"[^>]*?(#[0-9a-f]{6})')


def picture_of(name: str, letters: str = LETTERS) -> bytes:
    """The SVG of a card (``classic/Kh``), with ``letters`` for ace, king, queen and jack.

    Where there is no drawing of a letter, the card keeps its own.
    """
    source = _read(f":/assets/cards/{name}.svg")
    face, card = name.split("/")
    letter = dict(zip("AKQJ", letters.split(), strict=True)).get(card[0], "")
    drawn = f":/assets/letters/{face}/{letter}.svg"
    if len(card) != 2 or letter == card[0] or not QFile.exists(drawn):
        return source
    colour = _COLOUR.search(source)
    ink = colour[1] if colour else _INK
    lines = b"".join(_RANK.findall(_read(drawn).replace(_INK, ink)))
    first = _RANK.search(source)
    assert first is not None, name
    rest = _RANK.sub(b"", source)
    return rest[: first.start()] + lines + rest[first.start() :]


def _read(path: str) -> bytes:
    file = QFile(path)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(path)
    source = bytes(file.readAll().data())
    file.close()
    return source

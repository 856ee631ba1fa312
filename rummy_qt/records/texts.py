"""Texts that came from a file, made fit to be shown."""

from __future__ import annotations

import unicodedata
from typing import Final

Said = str
"""A text in English that a window translates where it shows it. What fields, parameters, tables and
variables of this type hold is handed to translators, in the context of the file's ``tr``; in
another that ``Annotated[Said, "Turns"]`` names."""

_UNSEEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control, bidirectional, zero-width and unassigned characters, halves of pairs, line breaks."""
_BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks that look like nothing."""


def shown(text: str, instead: str = "?") -> str:
    """A name on one line, in the order in which it reads; ``instead`` where nothing is left."""
    seen = (" " if unseen(character) else character for character in text)
    return " ".join("".join(seen).split()) or instead


def unseen(character: str) -> bool:
    """Whether a character shows nothing of its own, or changes how others are shown."""
    return character in _BLANK or unicodedata.category(character) in _UNSEEN


def escaped(text: str) -> str:
    """A line for a terminal, in which whatever is not printable is written as in Python."""
    return "".join(
        character if character.isprintable() else character.encode("unicode_escape").decode()
        for character in text
    )


def as_markup(text: str) -> str:
    """HTML that shows the text as it is; ``html`` would bring the names of 2,231 characters."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

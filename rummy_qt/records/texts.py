"""Making texts from files safe to show."""

from __future__ import annotations

import unicodedata
from typing import Final

English = str
"""An English text that a window translates when it shows it. The texts in fields, parameters,
tables and variables of this type are extracted for translators, in the context of the file's
``tr``, or in the one that ``Annotated[Said, "Turns"]`` names."""

_UNSEEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control, bidirectional, zero-width and unassigned characters, halves of pairs, line breaks."""
_BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Invisible letters and marks."""


def shown(text: str, instead: str = "?") -> str:
    """The text on one line without ``unseen`` characters; ``instead`` if nothing is left."""
    visible = (" " if unseen(character) else character for character in text)
    return " ".join("".join(visible).split()) or instead


def unseen(character: str) -> bool:
    """Whether a character is invisible, or changes how others are shown."""
    return character in _BLANK or unicodedata.category(character) in _UNSEEN


def escaped(text: str) -> str:
    """A line for a terminal, with characters that are not printable as Python escapes."""
    return "".join(
        character if character.isprintable() else character.encode("unicode_escape").decode()
        for character in text
    )


def as_markup(text: str) -> str:
    """The text escaped for HTML; importing ``html`` would load the names of 2,231 characters."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

"""Languages that nobody speaks: in brackets, of long words, and written from right to left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from rummy_qt.ui.words.language import speak

KEPT = re.compile(r"\{[^}]*\}|%n|%L?\d|<[^>]*>|&\w+;|\s+")
"""Blanks, HTML and spaces stay."""
LONGER = 0.4
"""How much longer than English."""
ACCENTS = str.maketrans("aeiouyAEIOUY", "åéîöüýÅÉÎÖÜÝ")
HEBREW = {chr(97 + n): chr(0x5D0 + n) for n in range(26)}


class Brackets(QTranslator):
    """Says everything as it is written, in brackets."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        counted = re.sub(r"\((s|es)\)", r"\1", text)  # else it has no forms, and English is said
        return f"⟦{counted.replace('%n', str(n))}⟧"


class Made(QTranslator):
    """Says every sentence as its subclass makes it of the English one."""

    def isEmpty(self) -> bool:
        return False

    def word(self, word: str) -> str:
        """Another word for an English one."""
        raise NotImplementedError

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if context == "QGuiApplication":  # the direction of its writing
            return self.direction
        if re.fullmatch(r"\W*\w?(\W+\w)*\W*", text):  # letters of cards, signs
            return text
        parts = re.split(f"({KEPT.pattern})", re.sub(r"\((s|es)\)", r"\1", text))
        said = "".join(p if KEPT.fullmatch(p) else self.word(p) for p in parts)
        return said.replace("%n", QLocale().toString(n))

    direction = "LTR"


class Long(Made):
    """Two words in five letters more, each as wide as those it has: ``Handbookhan``."""

    def word(self, word: str) -> str:
        letters = "".join(filter(str.isalpha, word))
        more = (letters * 2)[: round(LONGER * len(word))].lower()
        last = max((at for at, letter in enumerate(word) if letter.isalpha()), default=-1) + 1
        return (word[:last] + more + word[last:]).translate(ACCENTS)


class Mirrored(Made):
    """In Hebrew letters."""

    direction = "RTL"

    def word(self, word: str) -> str:
        return "".join(HEBREW.get(letter.lower(), letter) for letter in word)


MADE = {"long": Long, "mirrored": Mirrored}


@contextmanager
def spoken(code: str) -> Iterator[None]:
    """Has the program speak a language, made up or not."""
    if code not in MADE:
        speak(code)
        yield
        return
    speak("en")
    translator = MADE[code]()
    QCoreApplication.installTranslator(translator)
    QCoreApplication.processEvents()  # it may turn the layout of pages round
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
        QCoreApplication.processEvents()

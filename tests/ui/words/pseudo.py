"""Artificial languages: in brackets, with long words, and written from right to left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from rummy_qt.ui.words.language import speak

KEPT = re.compile(r"\{[^}]*\}|%n|%L?\d|<[^>]*>|&\w+;|\s+")
"""Parts that stay unchanged: blanks, HTML and spaces."""
LONGER = 0.4
"""Added length, relative to English."""
ACCENTS = str.maketrans("aeiouyAEIOUY", "åéîöüýÅÉÎÖÜÝ")
HEBREW = {chr(97 + n): chr(0x5D0 + n) for n in range(26)}


class Brackets(QTranslator):
    """Returns each text unchanged, in brackets."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        counted = re.sub(r"\((s|es)\)", r"\1", text)  # without plural forms, Qt would use English
        return f"⟦{counted.replace('%n', str(n))}⟧"


class Made(QTranslator):
    """Translates every sentence word by word, as a subclass defines."""

    def isEmpty(self) -> bool:
        return False

    def word(self, word: str) -> str:
        """The translation of an English word."""
        raise NotImplementedError

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if context == "QGuiApplication":  # the text that sets the layout direction
            return self.direction
        if re.fullmatch(r"\W*\w?(\W+\w)*\W*", text):  # card letters and signs
            return text
        parts = re.split(f"({KEPT.pattern})", re.sub(r"\((s|es)\)", r"\1", text))
        said = "".join(p if KEPT.fullmatch(p) else self.word(p) for p in parts)
        return said.replace("%n", QLocale().toString(n))

    direction = "LTR"


class Long(Made):
    """Makes each word longer by ``LONGER``, in letters of its own: ``Handbookhan``."""

    def word(self, word: str) -> str:
        letters = "".join(filter(str.isalpha, word))
        more = (letters * 2)[: round(LONGER * len(word))].lower()
        last = max((at for at, letter in enumerate(word) if letter.isalpha()), default=-1) + 1
        return (word[:last] + more + word[last:]).translate(ACCENTS)


class Mirrored(Made):
    """Words in Hebrew letters."""

    direction = "RTL"

    def word(self, word: str) -> str:
        return "".join(HEBREW.get(letter.lower(), letter) for letter in word)


MADE = {"long": Long, "mirrored": Mirrored}


@contextmanager
def spoken(code: str) -> Iterator[None]:
    """Switch the program to a language, real or artificial, during the context."""
    if code not in MADE:
        speak(code)
        yield
        return
    speak("en")
    translator = MADE[code]()
    QCoreApplication.installTranslator(translator)
    QCoreApplication.processEvents()  # the layout direction of pages may change
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
        QCoreApplication.processEvents()

"""The program in a language in which every sentence stands in brackets: what has none is no words.

python tests/ui/access/in_brackets.py
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QTranslator

from rummy_qt.ui.app import main
from rummy_qt.ui.words import language as words


class Brackets(QTranslator):
    """Says everything as it is written, in brackets."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"⟦{text.replace('%n', str(n))}⟧"


if __name__ == "__main__":
    speak, brackets = words.speak, Brackets()

    def speak_in_brackets(language: str = "") -> bool:
        spoken = speak(language)
        QCoreApplication.installTranslator(brackets)
        return spoken

    words.speak = speak_in_brackets
    sys.exit(main(sys.argv[1:]))

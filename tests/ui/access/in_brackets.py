"""The program in a language with every sentence in brackets: text without them is untranslated.

python tests/ui/access/in_brackets.py
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication

from rummy_qt.ui.app import main
from rummy_qt.ui.words import language as words
from tests.ui.words.pseudo import Brackets

if __name__ == "__main__":
    speak, brackets = words.speak, Brackets()

    def speak_in_brackets(language: str = "") -> bool:
        spoken = speak(language)
        QCoreApplication.installTranslator(brackets)
        return spoken

    words.speak = speak_in_brackets
    sys.exit(main(sys.argv[1:]))

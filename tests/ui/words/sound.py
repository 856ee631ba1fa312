"""Requirements on every sentence, whatever is filled in, and the sentences that were requested."""

from __future__ import annotations

import re
from typing import ClassVar

from PySide6.QtCore import QTranslator

SIGNS = re.compile(r"[♣♦♥♠]")
FAULTS = {
    "a blank is left": re.compile(r"[{}]|%n|%L"),
    "a plural is left open": re.compile(r"\(\w*s\)"),
    "punctuation stands twice": re.compile(r"[.,;:!?]\s*[.,;:]|\.\.|…\."),
    "a space stands before punctuation": re.compile(r" [.,;:!?](?!\.)"),
    "it begins or ends with a space": re.compile(r"^\s|\s$"),
    "it holds nothing": re.compile(r"^$|\bNone\b(?! of)|\(\)|“”"),
    "it is straight where it should be curly": re.compile(r"\"|\w'\w"),
    "one is many": re.compile(r"(?<![\d−.])1 (points|cards|rounds|players|discards|turns)\b"),
    "a hyphen stands for a minus": re.compile(r"(?<!\w)-\d"),
}


def faults_of(text: str) -> list[str]:
    """What is wrong with a sentence, in words; usually nothing."""
    return [f"{fault}: {text}" for fault, pattern in FAULTS.items() if pattern.search(text)]


class Listener(QTranslator):
    """Records every sentence that is requested, without translating it."""

    heard: ClassVar[set[tuple[str, str]]] = set()

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        self.heard.add((context, text))
        return None

"""What Orca takes for the speech dispatcher: each thing that is said becomes a line of a file.

Orca finds this module before the system's own where ``PYTHONPATH`` leads here; ``SPEECH_LOG`` names
the file. It has what Orca asks of ``speechd``, and no more.
"""

from __future__ import annotations

import html
import os
import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

CallbackType = SimpleNamespace(BEGIN=1, CANCEL=2, END=3, INDEX_MARK=4)
PunctuationMode = SimpleNamespace(ALL=1, MOST=2, SOME=3, NONE=4)
Priority = SimpleNamespace(MESSAGE=1)
DataMode = SimpleNamespace(SSML=1)


class SSIPCommunicationError(Exception):
    """Orca asks for it by name."""


class SSIPCommandError(Exception):
    """Orca asks for it by name."""


class SSIPClient:
    def __init__(self, *_: object, **_named: object) -> None:
        pass

    def speak(self, text: str, **_: object) -> None:
        """Write it down as it is heard, without marks for the voice."""
        words = " ".join(html.unescape(re.sub("<[^>]*>", "", text)).split())
        with Path(os.environ["SPEECH_LOG"]).open("a", encoding="utf-8") as log:
            log.write(f"{words}\n")

    char = speak

    def list_output_modules(self) -> tuple[str, ...]:
        return ()

    def list_synthesis_voices(self) -> tuple[str, ...]:
        return ()

    def __getattr__(self, name: str) -> Callable[..., None]:
        """How the voice is to sound: a file has none."""
        return lambda *_, **_named: None

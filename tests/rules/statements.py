"""The statements of the rules: their sentences, their options, and ways to break each."""

import json
from pathlib import Path
from typing import Any, NamedTuple


class Statement(NamedTuple):
    id: str
    sentence: str
    options: tuple[str, ...]
    """The options of ``Rules`` that implement it; none if it holds in every game."""
    broken_by: tuple[dict[str, Any], ...]
    """Each ``{"options": changes}`` or ``{"patch": name of a fault}`` that its tests notice."""


def load_statements() -> list[Statement]:
    text = Path(__file__).with_suffix(".json").read_text(encoding="utf-8")
    return [
        Statement(s["id"], s["sentence"], tuple(s["options"]), tuple(s["broken_by"]))
        for s in json.loads(text)
    ]

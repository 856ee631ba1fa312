"""Copies of the documentation's example opponents, for tests."""

from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
FIRST = EXAMPLES / "first_opponent.py"


def example_at(path: Path, begin: str = "") -> Path:
    """A copy of the first opponent, with the files it needs, preceded by these lines."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(begin + FIRST.read_text("utf-8"), "utf-8")
    beside = EXAMPLES / "known_cards.py"
    (path.parent / beside.name).write_bytes(beside.read_bytes())
    return path

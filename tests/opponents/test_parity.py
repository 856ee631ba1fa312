"""Machine code answers as plain Python does, where there is any."""

from rummy_qt.lab import parity


def test_we_answer_as_plain_python_does() -> None:
    """Compiled or not: `python -m tests.compiled` runs this on the machine code."""
    assert parity._plain_answers(16, 16, 11) == list(parity.answers(16, 16, 11))

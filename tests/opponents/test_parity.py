"""Compiled code, where present, answers as plain Python does."""

from rummy_qt.lab import parity


def test_compiled_opponents_answer_as_plain_python_does() -> None:
    """`python -m tests.compiled` runs this on the compiled modules."""
    assert parity._plain_answers(16, 16, 11) == list(parity.answers(16, 16, 11))

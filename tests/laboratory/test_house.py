"""``python -m laboratory house`` counts the files as they are."""

from laboratory.house import counts_of

SOURCE = """
class Page(QWidget):
    left = Signal()
    def __init__(self):
        self.left.connect(self.close)
    def _say(self):
        self.setText("Signal()")
"""


def test_classes_functions_and_signals_are_counted() -> None:
    once = dict.fromkeys(("files", "classes", "signals", "connects", "_say"), 1)
    assert counts_of(SOURCE) == {**once, "functions": 2, "lines": 7}

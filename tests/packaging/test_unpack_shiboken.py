"""PySide's inner modules as they lie in the bundle: late, and whole when they are needed."""

import os
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE

USES_QT = """
import sys
import shiboken6
from PySide6.QtWidgets import QGraphicsRectItem
assert shiboken6.__file__.startswith(sys.argv[1]), shiboken6.__file__
print("argparse" in sys.modules)
try:
    QGraphicsRectItem("no rectangle")
except TypeError as fault:
    print(fault)
"""


def test_a_wrong_call_is_explained_although_a_start_loads_little(bundled_shiboken: Path) -> None:
    folder = str(bundled_shiboken.parent)
    done = subprocess.run(
        [sys.executable, "-c", USES_QT, folder],
        env={**os.environ, "PYTHONPATH": folder},
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    loaded_all, explained = done.stdout.split("\n", 1)
    assert loaded_all == "False"
    assert "Supported signatures:" in explained
    assert done.stderr == ""

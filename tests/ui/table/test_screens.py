"""On screens with a device pixel ratio other than 1, nothing is blurred."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("ratio", ["1.1", "1.25", "1.5", "1.75", "2"])
def test_cards_are_sharp_at_every_scale_factor(ratio: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.table.on_a_screen"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": ratio},
        capture_output=True, text=True, cwd=ROOT, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr

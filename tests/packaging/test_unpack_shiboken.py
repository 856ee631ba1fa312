"""PySide's inner modules as they lie in the bundle: late, and whole when they are needed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import shiboken6
import unpack_shiboken

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


@pytest.fixture
def bundled_shiboken(tmp_path: Path) -> Path:
    """A copy of the installed package with the unpacked modules beside it, as in the bundle."""
    package = tmp_path / "shiboken6"
    shutil.copytree(Path(shiboken6.__file__).parent, package)
    script = Path(unpack_shiboken.__file__)
    subprocess.run([sys.executable, script, package / "files.dir"], check=True, timeout=60)
    return package


def test_a_start_loads_little_and_a_wrong_call_is_still_explained(bundled_shiboken: Path) -> None:
    folder = str(bundled_shiboken.parent)
    done = subprocess.run(
        [sys.executable, "-c", USES_QT, folder],
        env={**os.environ, "PYTHONPATH": folder},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    loaded_all, explained = done.stdout.split("\n", 1)
    assert loaded_all == "False"
    assert "Supported signatures:" in explained
    assert done.stderr == ""

"""What several tests of the bundle's inner parts need."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import shiboken6
import unpack_shiboken

from tests.patience import PATIENCE


@pytest.fixture
def bundled_shiboken(tmp_path: Path) -> Path:
    """A copy of the installed package with the unpacked modules beside it, as in the bundle."""
    package = tmp_path / "shiboken6"
    shutil.copytree(Path(shiboken6.__file__).parent, package)
    script = Path(unpack_shiboken.__file__)
    subprocess.run([sys.executable, script, package / "files.dir"], check=True, timeout=PATIENCE)
    return package

"""What the bundle leaves out is not what the program needs."""

import ast
import subprocess
import sys

import pytest
from project import ROOT

SPEC = ROOT / "packaging/rummy_qt.spec"
IMPORT_EVERYTHING = """
import pkgutil, sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name in missing:
            raise ModuleNotFoundError(f"the bundle has no {name}", name=name)

sys.meta_path.insert(0, Missing())
for name in missing:
    sys.modules.pop(name, None)
import rummy_qt
for found in pkgutil.walk_packages(rummy_qt.__path__, "rummy_qt."):
    if not found.name.startswith("rummy_qt.lab") and "__main__" not in found.name:
        __import__(found.name)
"""


def modules_left_out() -> set[str]:
    """The modules that a bundle for Linux is built without."""
    tree = ast.parse(SPEC.read_text("utf-8"))
    named: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "UNUSED_MODULES":
            named.update(ast.literal_eval(node.value))
    return named


@pytest.mark.skipif(sys.platform != "linux", reason="other systems leave out less")
def test_every_module_loads_without_what_the_bundle_leaves_out() -> None:
    missing = modules_left_out()
    assert {"ssl", "tkinter"} <= missing
    code = f"missing = {missing!r}\n{IMPORT_EVERYTHING}"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env={"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen", "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr

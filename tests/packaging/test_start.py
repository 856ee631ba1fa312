"""What a start of the bundle loads until its first picture, and what only lies ready."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import native
import pytest
import stand_ins

from tests.architecture.sources import ROOT
from tests.patience import PATIENCE

MODULES = 150 if sys.version_info < (3, 12) else 160
"""Of Python code, each a file that is found, read and run; of PySide, Python and the program."""
DATA_CLASSES = 12
"""Python writes the methods of each as a text, and compiles it."""
UNWANTED = {
    "ast", "decimal", "dis", "filelock", "html", "ipaddress", "platform", "random", "shutil",
    "statistics", "subprocess",
}  # fmt: skip

COUNTER = """
import json, os, sys

class Announcer:
    def __init__(self, window):
        loaded = dict(sys.modules)
        files = {
            id(module): name
            for name, module in loaded.items()
            if str(getattr(module, "__file__", "")).endswith((".py", ".pyc"))
            and getattr(module.__spec__, "origin", "frozen") != "frozen"
        }
        classes = {
            value
            for module in loaded.values()
            for value in list(vars(module).values())
            if isinstance(value, type) and "__dataclass_fields__" in vars(value)
        }
        told = {
            "names": list(loaded),
            "files": sorted(files.values()),
            "classes": sorted(f"{a.__module__}.{a.__name__}" for a in classes),
        }
        print(json.dumps(told), flush=True)
        os._exit(0)
"""

START = """
import dataclasses, quick_classes, runpy
vars(dataclasses)["inspect"] = quick_classes.Unworded()
runpy.run_module("rummy_qt", run_name="__main__", alter_sys=True)
"""
"""As in the bundle, which holds no docstrings."""


@pytest.fixture
def libraries(bundled_shiboken: Path) -> Path:
    """The folder of the bundle's libraries, as far as stand-ins lie in it."""
    folder = bundled_shiboken.parent
    for place in stand_ins.write(folder):
        found = importlib.util.find_spec(place.removesuffix(".pyc").replace(os.sep, "."))
        assert found is not None
        whole = folder / place.replace(".pyc", "_whole.py")
        shutil.copy(str(found.origin), whole)
        if whole.parent != folder:
            (whole.parent / "__init__.py").touch()
    return folder


def run(libraries: Path, *arguments: str, **environ: str) -> str:
    """What Python says with these libraries, and nothing of a site's."""
    paths = [
        str(libraries),
        str(ROOT),
        str(ROOT / "packaging"),
        *(p for p in sys.path if p.endswith("-packages")),
    ]
    done = subprocess.run(
        [sys.executable, "-S", *arguments],
        env={"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(paths), **environ},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_first_start_loads_few_modules(libraries: Path, tmp_path: Path) -> None:
    counter = tmp_path / "counter.py"
    counter.write_text(COUNTER)
    told = json.loads(
        run(
            libraries,
            *("-OO", "-c", START),
            HOME=str(tmp_path),
            QT_QPA_PLATFORM="offscreen",
            RUMMY_QT_ANNOUNCE=str(counter),
        )
    )
    names = set(told["names"])
    assert "rummy_qt.ui.windows.welcome" in names
    # From Python 3.12 on, zipfile is a package: it has no stand-in, and takes shutil along.
    assert names & UNWANTED <= ({"shutil"} if sys.version_info >= (3, 12) else set())
    assert not {name for name in names if name.endswith("_whole")}
    assert {"hashlib", "inspect", "tempfile"} <= names
    compiled = {f"rummy_qt.{name.replace('/', '.')}" for name in native.COMPILED}
    files = [name for name in told["files"] if name not in compiled]  # they may be, or not
    assert len(files) <= MODULES, " ".join(files)
    assert len(told["classes"]) <= DATA_CLASSES, told["classes"]


def test_stand_in_modules_offer_everything_that_is_used(libraries: Path) -> None:
    words = (
        "import hashlib, inspect, zipfile, tempfile, selectors, base64, sys\n"
        "from tempfile import gettempdir\n"
        "from urllib.parse import quote_from_bytes, urlsplit\n"
        "print(hashlib.sha256(b'').hexdigest()[:8])\n"
        "before = [name for name in sys.modules if name.endswith('_whole')]\n"
        "print(before, inspect.signature(lambda a: a), gettempdir() == tempfile.gettempdir())\n"
        "print(quote_from_bytes(b'a b'), urlsplit('x://y').netloc, hashlib.md5(b'').hexdigest())\n"
        "print(zipfile.ZipFile.__name__, selectors.EVENT_READ, base64.b64encode(b'a'))\n"
        "import datetime, subprocess, traceback\n"
        "print(datetime.datetime(1, 2, 3), datetime.UTC, datetime.date(1, 2, 3).year)\n"
        "parts = subprocess.PIPE, subprocess.STDOUT, subprocess.DEVNULL\n"
        "print(parts, 'subprocess_whole' in sys.modules)\n"
        "import subprocess_whole as whole\n"
        "print(parts == (whole.PIPE, whole.STDOUT, whole.DEVNULL))\n"
        "print(subprocess.Popen is whole.Popen, traceback.format_exception_only(KeyError(3)))\n"
    )
    assert run(libraries, "-c", words).splitlines() == [
        "e3b0c442",
        "['urllib.parse_whole'] (a) True",
        "a%20b y d41d8cd98f00b204e9800998ecf8427e",
        "ZipFile 1 b'YQ=='",
        "0001-02-03 00:00:00 UTC 1",
        "(-1, -2, -3) False",
        "True",
        "True ['KeyError: 3\\n']",
    ]


def test_opening_a_match_loads_no_opponents() -> None:
    """They think in a process of their own."""
    opened = "import rummy_qt.play.challenge, rummy_qt.ui.bridge, sys; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-P", "-c", opened], text=True).split()
    assert not {f"rummy_qt.opponents.{name}" for name in ("judge", "levels", "policy")} & {*loaded}

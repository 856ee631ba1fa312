"""What a bundle makes of PySide's enumerations is what Python makes of them."""

import os
import subprocess
import sys

from tests.architecture.sources import ROOT


def reported(*words: str) -> list[str]:
    path = os.pathsep.join([str(ROOT), str(ROOT / "packaging")])
    done = subprocess.run(
        [sys.executable, "-m", "tests.packaging.enum_report", *words],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_every_enumeration_is_the_same_member_by_member() -> None:
    slow, quick = reported(), reported("quick")
    assert len(slow) > 5_000
    assert slow == quick


def test_what_it_does_not_know_by_heart_is_left_to_python() -> None:
    code = (
        "import enum, quick_enums\n"
        "a = enum.Enum('A', 'x y'); print(a.x, list(a))\n"
        "b = enum.Enum('B', [('x', 'one')], start=1, boundary=enum.KEEP); print(b.x.value)\n"
        "c = enum.IntFlag('C', [('x', 1)], boundary=enum.STRICT); print(c._boundary_)\n"
        "d = enum.IntEnum('D', [('name', 1)], start=1, boundary=enum.KEEP)\n"
        "print(d['name'].value)\n"
    )
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "packaging")}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=True
    )
    assert done.stdout.split("\n")[:4] == ["A.x [<A.x: 1>, <A.y: 2>]", "one", "strict", "1"]

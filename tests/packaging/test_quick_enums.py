"""What a bundle makes of PySide's enumerations is what Python makes of them."""

import os
import subprocess
import sys
from pathlib import Path

from tests.architecture.sources import ROOT


def reported(*words: str, libraries: Path = ROOT) -> list[str]:
    path = os.pathsep.join(map(str, (libraries, ROOT, ROOT / "packaging")))
    done = subprocess.run(
        [sys.executable, "-m", "tests.packaging.enum_report", *words],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def printed(code: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(ROOT / "packaging")},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_every_quick_enumeration_equals_pythons_own(bundled_shiboken: Path) -> None:
    slow, quick = reported(), reported("quick", libraries=bundled_shiboken.parent)
    assert len(slow) > 5_000
    assert slow == quick


def test_other_enumerations_are_left_to_python() -> None:
    assert printed(
        "import enum, quick_enums\n"
        "a = enum.Enum('A', 'x y'); print(a.x, list(a))\n"
        "b = enum.Enum('B', [('x', 'one')], start=1, boundary=enum.KEEP); print(b.x.value)\n"
        "c = enum.IntFlag('C', [('x', 1)], boundary=enum.STRICT); print(c._boundary_)\n"
        "d = enum.IntEnum('D', [('name', 1)], start=1, boundary=enum.KEEP)\n"
        "print(d['name'].value)\n"
    ) == ["A.x [<A.x: 1>, <A.y: 2>]", "one", "strict", "1"]


ASKED = "print(enum.Flag('E', [('x', 1)], start=1, boundary=enum.KEEP).x)\n"


def test_an_enum_class_with_other_attributes_is_left_to_python() -> None:
    assert printed(
        "import enum\n"
        "really, made = enum.EnumType._create_, []\n"
        "def more(*given, **named):\n"
        "    made.append(really(*given, **named))\n"
        "    type.__setattr__(made[-1], '_more_', {})\n"
        "    return made[-1]\n"
        "enum.EnumType._create_ = more\n"
        f"import quick_enums\n{ASKED}print(len(made))\n"
    ) == ["E.x", "2"]


def test_a_python_without_the_known_hook_is_left_alone() -> None:
    assert printed("import enum\ndel enum.EnumType._create_\nimport quick_enums\n") == []

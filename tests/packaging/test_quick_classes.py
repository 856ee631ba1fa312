"""The classes of a bundle, whose methods were compiled when it was built, are Python's own."""

import marshal
import os
import subprocess
import sys
from pathlib import Path

import pytest
from quick_classes import Recorder

from tests.architecture.sources import ROOT

REPORT = """
import builtins, collections, dataclasses, sys
compiled = []
really = builtins.compile
def noted(text, *rest, **named):
    compiled.append(text)
    return really(text, *rest, **named)
builtins.compile = noted
sys.path.insert(0, "packaging")
if len(sys.argv) > 1:
    sys._MEIPASS = sys.argv[1]
import quick_classes

from rummy_qt.engine import RULEBOOKS
from rummy_qt.engine.view import View
from rummy_qt.engine.rules import Rules
from rummy_qt.records.entry import Entry

@dataclasses.dataclass(frozen=True)
class Unknown:
    somewhat: int = 3

Pair = collections.namedtuple("Pair", "some thing", defaults=(4,))
print(Unknown(), Unknown(5) == Unknown(5), Pair(1), Pair(1)._replace(thing=2))
print(RULEBOOKS["rommy-dk"])
for kind in (View, Rules, Entry):
    print(sorted(name for name in vars(kind)), kind.__init__.__code__.co_varnames)
    print(kind.__init__.__annotations__)
    print([(name, vars(kind)[name].__code__.co_code) for name in ("__eq__", "__repr__", "__init__")
           if hasattr(vars(kind).get(name), "__code__")])
try:
    Unknown().somewhat = 4
except dataclasses.FrozenInstanceError as error:
    print(error)
print(sum("_create_fn__" in str(t) or "lambda" in str(t) for t in compiled), file=sys.stderr)
"""


PATTERNS = """
import re, sys
parsed = []
really = re._parser.parse
def noted(text, *rest):
    parsed.append(text)
    return really(text, *rest)
re._parser.parse = noted
sys.path.insert(0, "packaging")
if len(sys.argv) > 1:
    sys._MEIPASS = sys.argv[1]
import quick_classes
parsed.clear()

from rummy_qt.ui.drawings import _NUMBER, _RANK
known = len(parsed)
unknown = re.compile(r"(?P<what>\\w)-nobody", re.IGNORECASE)
for pattern in (_NUMBER, _RANK, unknown):
    print(pattern, pattern.flags, pattern.groups, dict(pattern.groupindex))
print(_NUMBER.split("the 12th of 1,234"), _RANK.sub(b"", b'<a/><path id="rank-K" d=""/>'))
print(unknown.match("X-NOBODY").groupdict())
print(known, len(parsed) - known, file=sys.stderr)
"""


def run(code: str, *words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        check=True,
    )


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bundle")
    subprocess.run(
        [sys.executable, "packaging/quick_classes.py", "--record", str(folder / "classes.bin")],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        check=True,
    )
    return folder


def test_precompiled_classes_behave_as_pythons_own(bundle: Path) -> None:
    slow, quick = run(REPORT), run(REPORT, str(bundle))
    assert slow.stdout == quick.stdout
    assert slow.stdout.count("\n") > 8
    # The class that nobody met is compiled: its methods, and no others.
    assert 0 < int(quick.stderr) < 8


def test_precompiled_patterns_match_as_pythons_own(bundle: Path) -> None:
    slow, quick = run(PATTERNS), run(PATTERNS, str(bundle))
    assert slow.stdout == quick.stdout
    assert "'1,234'" in slow.stdout
    assert int(slow.stderr.split()[0]) > 10
    assert quick.stderr.split() == ["0", "1"]


def test_patterns_with_flags_of_any_integer_type_are_recorded() -> None:
    zero = type("Zero", (int,), {})()  # as Python hands on from 3.13 on
    recorder = Recorder({})
    assert recorder.pattern("a+", zero).match("aa")
    assert [*marshal.loads(marshal.dumps(recorder.codes))] == [(0, "a+")]


def test_data_classes_are_made_without_loading_inspect(bundle: Path) -> None:
    words = (
        "import dataclasses, functools, sys\n"
        "sys.path.insert(0, 'packaging'); sys._MEIPASS = sys.argv[1]; import quick_classes\n"
        "sys.modules['inspect'] = None\n"
        "@dataclasses.dataclass(frozen=True, slots=True)\n"
        "class Point:\n"
        "    x: int = 3\n"
        "    @functools.cache\n"
        "    def kind(self):\n"
        "        return __class__\n"
        "print(Point(), Point().kind().__name__)\n"
    )
    assert run(words, str(bundle)).stdout == "Point(x=3) Point\n"


@pytest.mark.parametrize("piece", ["re._compiler", "re._compiler._sre", "typing._type_check"])
def test_an_unknown_python_compiles_for_itself(bundle: Path, piece: str) -> None:
    whole, _, name = piece.rpartition(".")
    words = (
        "import dataclasses, re, sys, typing\n"
        "sys.path.insert(0, 'packaging'); sys._MEIPASS = sys.argv[1]\n"
        f"kept = {piece}; del {piece}; import quick_classes; {whole}.{name} = kept\n"
        "Point = dataclasses.make_dataclass('Point', ['x'])\n"
        "print(Point(3), re.sub('[a-c]+', '-', 'abcd'), 'exec' in vars(dataclasses))\n"
    )
    assert run(words, str(bundle)).stdout == "Point(x=3) -d False\n"


@pytest.mark.parametrize("rubbish", [b"", b"rubbish", b"\xe9\x01\x00\x00\x00"])
def test_a_rubbish_file_of_classes_is_ignored(tmp_path: Path, rubbish: bytes) -> None:
    (tmp_path / "classes.bin").write_bytes(rubbish)
    assert run(REPORT, str(tmp_path)).stdout == run(REPORT).stdout

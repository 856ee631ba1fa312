"""A bundle's table finds each module as Python's own search does, and nothing else."""

import marshal
import os
import py_compile
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path

import pytest
from quick_modules import TARGET, TableFinder, table

from tests.architecture.sources import ROOT

PACKAGES = "bag/__init__.pyc", "bag/inner/__init__.pyc"
PLACES = (
    *PACKAGES,
    "bag/thing.pyc",
    "alone.pyc",
    f"python/lib-dynload/quick{EXTENSION_SUFFIXES[0]}",
)
NAMES = ["bag", "bag.inner", "bag.thing", "alone", "quick"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    source = tmp_path / "source.py"
    source.write_text("where = __file__, __package__\n")
    for place in PLACES:
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        py_compile.compile(str(source), str(tmp_path / place), place)
    (tmp_path / TARGET).write_bytes(marshal.dumps(table((*PLACES, "licences/GPL-3.txt"))))
    return tmp_path


def test_the_table_finds_every_module_as_python_does(folder: Path) -> None:
    places = table((*PLACES, "licences/GPL-3.txt"))
    assert [*places] == NAMES
    finder = TableFinder(str(folder), places)
    for name, place in places.items():
        file = folder / place.replace("/__init__", "")  # a package lies in the folder above
        found, wanted = finder.find_spec(name), PathFinder.find_spec(name, [str(file.parent)])
        assert found is not None
        assert wanted is not None
        assert type(found.loader) is type(wanted.loader)
        for about in ("name", "origin", "submodule_search_locations", "has_location", "cached"):
            assert getattr(found, about) == getattr(wanted, about)
    assert finder.find_spec("nobody") is None


def test_modules_found_in_two_places_are_left_out_of_the_table() -> None:
    places = ("both.pyc", f"both{EXTENSION_SUFFIXES[0]}", "bag.pyc", *PACKAGES)
    assert table(places) == {"bag.inner": "bag/inner/__init__.pyc"}


def imported(folder: Path, hook: str = "import quick_modules") -> str:
    """What a program says that imports three modules of a bundle, one of them in no table."""
    (folder / "late.py").write_text("")
    words = (
        "import sys, marshal; from importlib.machinery import PathFinder\n"
        f"sys._MEIPASS = sys.argv[1]; {hook}; sys.path[:] = sys.argv[1:]\n"
        "import bag.thing, alone, late; print(bag.thing.where[1], alone.where[0])\n"
        "print(*(type(finder).__name__ for finder in sys.meta_path[-2:]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", words, str(folder)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "packaging")},
        capture_output=True,
        text=True,
        check=True,
    )
    said, finders = done.stdout.splitlines()
    assert said == f"bag {folder / 'alone.pyc'}"
    return finders


def test_unknown_modules_are_searched_as_usual(folder: Path) -> None:
    assert imported(folder) == "TableFinder type"


@pytest.mark.parametrize("rubbish", [None, b"", b"rubbish", b"\xe9\x01\x00\x00\x00"])
def test_without_a_valid_table_everything_is_searched(folder: Path, rubbish: bytes | None) -> None:
    (folder / TARGET).unlink()
    if rubbish is not None:
        (folder / TARGET).write_bytes(rubbish)
    assert imported(folder) == "type type"


def test_with_another_path_finder_everything_is_searched(folder: Path) -> None:
    hook = "import os; sys.meta_path.remove(PathFinder); other = type('Other', (PathFinder,), {})"
    assert (
        imported(folder, f"{hook}; sys.meta_path.append(other); import quick_modules")
        == "type type"
    )

"""A folder may hold a json.py that somebody planted: standing in it, none of it is ever run."""

import ast
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import build_resources
import pytest

from rummy_qt.lab.cli import main
from rummy_qt.opponents.process import OpponentProcess
from tests.opponents.examples import example_at
from tests.opponents.tables import choice_of, first_view, situation
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[1]
MODULES = (
    "base64", "concurrent", "ctypes", "hashlib", "json", "multiprocessing", "pathlib", "pickle",
    "platformdirs", "PySide6", "queue", "selectors", "shiboken6", "signal", "socket", "subprocess",
    "tempfile",
)  # fmt: skip
LOADED_FIRST = ("collections", "runpy", "threading", "typing", "rummy_qt/__init__")
"""Python itself looks for these before the program begins, unless it is started with -P."""


class Planted:
    """A folder that one stands in, and what of it was run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.noted = folder / "noted"
        self.plant(*MODULES)

    def plant(self, *names: str) -> None:
        for name in names:
            file = self.folder / f"{name}.py"
            file.parent.mkdir(exist_ok=True)
            file.write_text(f"open({str(self.noted)!r}, 'a').write({name!r} + ' ')\n")

    @property
    def run(self) -> str:
        return self.noted.read_text() if self.noted.exists() else ""


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Planted:
    folder = tmp_path / "downloads"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return Planted(folder)


def python(*words: str) -> "subprocess.CompletedProcess[str]":
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"}
    return subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, check=False, env=environ
    )


def test_a_planted_module_would_run_without_protection(planted: Planted) -> None:
    python("-c", "import json")
    assert planted.run == "json "


def test_opponents_run_no_planted_module(planted: Planted) -> None:
    planted.plant(*LOADED_FIRST)
    opponents = OpponentProcess()
    view = first_view("500-rum-de")
    reply = opponents.ask(choice_of("club", view, situation(2))).result(PATIENCE)
    opponents.close()
    assert (planted.run, reply.trouble) == ("", "")


def test_a_relative_python_path_runs_no_planted_module(
    planted: Planted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(["", ".", str(ROOT)]))
    test_opponents_run_no_planted_module(planted)


def test_building_resources_runs_no_planted_module(planted: Planted, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    for folder in ("assets", "rummy_qt/ui"):
        (tree / folder).mkdir(parents=True)
    (tree / "assets" / "card.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    (tree / "resources.qrc").write_text(
        '<RCC><qresource prefix="/"><file>assets/card.svg</file></qresource></RCC>'
    )
    planted.plant(*LOADED_FIRST)
    build_resources.build(tree)
    assert (tree / build_resources.RESOURCES).exists()
    assert planted.run == ""


@pytest.mark.parametrize(
    "words",
    [["rummy_qt", "--version"], ["rummy_qt.lab", "--help"], ["rummy_qt.opponents", "--help"]],
    ids=lambda words: words[0],
)
def test_the_program_runs_no_planted_module(planted: Planted, words: list[str]) -> None:
    done = python("-m", *words)
    assert done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert planted.run == ""


def test_make_run_runs_no_planted_module(planted: Planted) -> None:
    line = next(x for x in (ROOT / "Makefile").read_text().splitlines() if "rummy_qt $(ARGS)" in x)
    words = line.strip().removeprefix("@$(BIN)/python ").removesuffix("$(ARGS)").split()
    planted.plant(*LOADED_FIRST)
    done = python(*words, "--version")
    assert done.stdout.startswith("rummy-qt ")
    assert planted.run == ""


def test_a_contest_in_processes_runs_no_planted_module(planted: Planted) -> None:
    planted.plant(*LOADED_FIRST)
    contest = ["arena", "--opponents", "plain,random", "--deals", "2", "--jobs", "2"]
    assert main(contest) == 0
    assert planted.run == ""


def test_an_outside_program_finds_modules_beside_itself(
    planted: Planted, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = example_at(tmp_path / "bot.py", "import beside\n")
    contest = ["arena", "--opponents", f"{bot},random", "--deals", "2", "--jobs", "2"]
    assert main(contest) == 0
    assert "refused" in capsys.readouterr().out  # it ends at its first line
    (tmp_path / "beside.py").write_text("")
    assert main(contest) == 0
    assert "refused" not in capsys.readouterr().out
    assert planted.run == ""


@cache
def child_commands() -> list[tuple[str, list[str]]]:
    """The commands in the sources that begin with our own Python and ``-m`` or ``-c``."""
    found = []
    for path in [*ROOT.glob("rummy_qt/**/*.py"), *ROOT.glob("packaging/**/*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.List) and len(node.elts) > 1:
                first, *others = map(ast.unparse, node.elts)
                words = [word.strip("'") for word in others]
                if {"-m", "-c"} & set(words) and "python" in first.replace("executable", "python"):
                    found.append((str(path.relative_to(ROOT)), words))
    return found


def test_no_child_process_imports_from_the_current_folder() -> None:
    assert len(child_commands()) > 4
    for path, words in child_commands():
        assert words[0] in ("-P", "-I"), (path, words)
